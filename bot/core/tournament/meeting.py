"""A pairing of a tournament with its place and its games."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Any

from bot.core.tournament.pairings import Kind, Pairing, forfeit


@dataclass(frozen=True, slots=True)
class Meeting:
    """A pairing in its place.

    `stage`: 0, or 1 for the final; `group`: from 0; `matches`: the games of the two; `left`: who has left it while it
    was not decided, so that it goes to the other.
    """

    stage: int
    group: int
    pairing: Pairing
    matches: tuple[int, ...] = ()
    left: int | None = None

    @property
    def decided(self) -> bool:
        return len(self.pairing.games) >= len(self.matches)

    @property
    def given(self) -> bool:
        """Are its points given without a game."""
        return not self.matches

    def dump(self) -> dict[str, Any]:
        """A meeting that has just been arranged, as plain values."""
        pairing = self.pairing
        return {
            "stage": self.stage,
            "group": self.group,
            "round": pairing.round,
            "players": [pairing.first, pairing.second],
            "bye": [list(game) for game in pairing.games] if self.given else None,
            "kind": pairing.kind.value,
            "matches": list(self.matches),
        }

    @classmethod
    def load(cls, stored: Mapping[str, Any]) -> Meeting:
        first, second = stored["players"]
        bye = stored["bye"]
        games = () if bye is None else tuple((game[0], game[1]) for game in bye)
        # Before there were other kinds, what was given without a game was a bye.
        kind = Kind(stored.get("kind", Kind.PLAYED if bye is None else Kind.BYE))
        pairing = Pairing(stored["round"], first, second, games, kind)
        return cls(stored["stage"], stored["group"], pairing, tuple(stored["matches"]))


def given_up(pairing: Pairing, number: int, games: int) -> Pairing:
    """A meeting of a knock-out that one of the two has left: the other has won all of it."""
    assert pairing.second is not None
    return forfeit(pairing.round, pairing.first, pairing.second, pairing.opponent(number), games)


def joined(before: Iterable[Meeting], begun: Iterable[Meeting]) -> tuple[Meeting, ...]:
    """All meetings; games of two who have met in the round already are added to that meeting."""
    known = {(each.pairing.round, each.pairing.players()): each for each in before}
    for meeting in begun:
        key = (meeting.pairing.round, meeting.pairing.players())
        met = known.get(key)
        known[key] = meeting if met is None else replace(met, matches=(*met.matches, *meeting.matches))
    return tuple(known.values())
