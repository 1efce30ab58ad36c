"""A pairing of a tournament with its place and its games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import groupby
from typing import Final

from bot.core.verdict import LOSS
from bot.tournaments.model.event import Arranged, Limit
from bot.tournaments.model.pairings import Kind, Pairing, forfeit

MOST_PLAYERS_TOLD: Final = 60
"""Players that one message names: Discord takes 4000 characters in one, and calls a hundred people."""


@dataclass(frozen=True, slots=True)
class Meeting:
    """A pairing in its place.

    `stage`: 0, or 1 for the final; `group`: from 0; `matches`: the games of the two, none while one of them has to
    finish others first; `left`: the player who left it while it was not decided, so that it goes to the other;
    `scored`: the games whose results are known, in that order; `forfeits`: those of them that were not played;
    `limit`: how long it may take.
    """

    stage: int
    group: int
    pairing: Pairing
    matches: tuple[int, ...] = ()
    left: int | None = None
    scored: tuple[int, ...] = ()
    forfeits: frozenset[int] = frozenset()
    limit: Limit | None = None

    @property
    def decided(self) -> bool:
        return bool(self.pairing.games) and len(self.pairing.games) >= len(self.matches)

    @property
    def claiming(self) -> bool:
        """Is its time over, so that its players claim results."""
        return self.limit is not None and self.limit.claiming

    @property
    def given(self) -> bool:
        """Are its points given without a game."""
        return self.decided and not self.matches

    @property
    def waits(self) -> bool:
        """Is it arranged, but its games have not begun."""
        return not self.decided and not self.matches

    def games_due(self, games: int) -> int:
        """How many games begin with it, of `games` a meeting."""
        return 0 if self.pairing.second is None or self.pairing.games else games

    def begun(self, matches: Sequence[int] | None) -> Meeting:
        """The same with its games, where these have begun now."""
        return self if matches is None else replace(self, matches=tuple(matches))

    def played_anew(self, matches: Mapping[int, int]) -> Meeting:
        """The same with other games in the place of these."""
        return replace(self, matches=tuple(matches.get(match, match) for match in self.matches))

    def exchanged(self, numbers: Mapping[int, int]) -> Meeting:
        """The same with other players in the places of these."""
        pairing, second = self.pairing, self.pairing.second
        first = numbers.get(pairing.first, pairing.first)
        second = None if second is None else numbers.get(second, second)
        return replace(self, pairing=replace(pairing, first=first, second=second))

    def reopened(self, match: int, other: int) -> Meeting:
        """The same without the result of a game, in whose place another one is played."""
        if match not in self.scored:
            return self
        kept = [n for n, each in enumerate(self.scored) if each != match]
        games = tuple(self.pairing.games[n] for n in kept)
        scored = tuple(self.scored[n] for n in kept)
        return self._counted(scored, match, games, False).played_anew({match: other})

    def ended(self, match: int, points: tuple[int, int], forfeit: bool) -> Meeting:
        """The same with the points of another of its games. `forfeit`: it was not played."""
        return self._counted((*self.scored, match), match, (*self.pairing.games, points), forfeit)

    def corrected(self, match: int, points: tuple[int, int], forfeit: bool) -> Meeting:
        """The same with other points for one of its games."""
        if match not in self.scored:
            return self
        games = list(self.pairing.games)
        games[self.scored.index(match)] = points
        return self._counted(self.scored, match, games, forfeit)

    def _counted(
        self, scored: tuple[int, ...], match: int, games: Sequence[tuple[int, int]], forfeit: bool
    ) -> Meeting:
        forfeits = self.forfeits | {match} if forfeit else self.forfeits - {match}
        # Of two games one that was played makes the pairing a played one (C.04.5, preface).
        kind = Kind.FORFEIT if scored and forfeits.issuperset(scored) else Kind.PLAYED
        met = self.pairing
        # Thousands of results are read at once, and `replace` takes twice as long.
        pairing = Pairing(met.round, met.first, met.second, tuple(games), kind)
        return Meeting(self.stage, self.group, pairing, self.matches, self.left, scored, forfeits, self.limit)

    def unplayed(self, games: int) -> Meeting:
        """The same lost by both, because there was no time for it."""
        lost = ((LOSS, LOSS),) * games
        return replace(self, pairing=replace(self.pairing, games=lost, kind=Kind.FORFEIT))

    def lost_unbegun(self, number: int, games: int) -> Meeting:
        """The same once a player has left: games that have not begun are lost by them."""
        if not self.waits or number not in self.pairing.players():
            return self
        return replace(self, pairing=given_up(self.pairing, number, games))

    @property
    def arranged(self) -> Arranged:
        """How an event tells of it when it has just been arranged."""
        pairing = self.pairing
        players = pairing.first, pairing.second
        bye = pairing.games or None
        return Arranged(self.stage, self.group, pairing.round, players, bye, pairing.kind, self.matches)

    @classmethod
    def of(cls, arranged: Arranged, limit: Limit | None = None) -> Meeting:
        """The meeting of which an event tells, with the time that it has."""
        pairing = Pairing(arranged.round, *arranged.players, arranged.bye or (), arranged.kind)
        return cls(arranged.stage, arranged.group, pairing, arranged.matches, limit=limit)


def parts(meetings: Sequence[Meeting], *, whole_groups: bool) -> list[list[Meeting]]:
    """The meetings in parts of at most `MOST_PLAYERS_TOLD` players; with `whole_groups` no group is in two."""
    units = (
        [list(group) for _, group in groupby(meetings, lambda meeting: meeting.group)]
        if whole_groups
        else [[meeting] for meeting in meetings]
    )
    made: list[list[Meeting]] = []
    told: set[int] = set()
    for unit in units:
        players = {number for meeting in unit for number in meeting.pairing.players()}
        if not made or len(told | players) > MOST_PLAYERS_TOLD:
            made.append([])
            told = set()
        made[-1] += unit
        told |= players
    return made


def given_up(pairing: Pairing, number: int, games: int) -> Pairing:
    """A meeting that one of the two has left: the other has won all of it."""
    assert pairing.second is not None
    return forfeit(pairing.round, pairing.first, pairing.second, pairing.opponent(number), games)


def joined(before: Iterable[Meeting], begun: Iterable[Meeting]) -> tuple[Meeting, ...]:
    """All meetings; games of two who have met in the round already are added to that meeting."""
    known = {(each.pairing.round, each.pairing.players()): each for each in before}
    for meeting in begun:
        key = (meeting.pairing.round, meeting.pairing.players())
        met = known.get(key)
        if met is not None:
            meeting = replace(met, matches=(*met.matches, *meeting.matches), limit=meeting.limit)
        known[key] = meeting
    return tuple(known.values())


def first_moves(begun: Iterable[Meeting]) -> Counter[int]:
    """In how many games of these meetings each player makes the first move."""
    found: Counter[int] = Counter()
    for meeting in begun:
        players = meeting.pairing.players()
        for number in range(len(meeting.matches)):
            found[players[number % len(players)]] += 1
    return found
