"""The matches that change ratings, and the changes by each.

A match counts that was agreed to be rated (`Terms.checked` has the conditions), in which both sides have made two
moves, however it ended then: by the rules, by resigning, by agreement or on time. One that was called off or
abandoned does not count, nor one given up before, nor one that a director decided: a rating is only for what players
do. Matches of players whose results an operator has annulled do not count either.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from datetime import datetime
from typing import Final

from bot.core.match import Match
from bot.core.points import DRAW, LOSS, WIN
from bot.core.rating import SAME_PLAYERS, Rating, Result, rate_game, rate_one, weight
from rules import Ending, Side

RATED_PLIES: Final = 4
NO_RESULT: Final = frozenset({Ending.ABORT, Ending.ABANDONED})
"""Endings that are nobody's result."""
UNRATED: Final = NO_RESULT | {Ending.ADJUDICATION}


@dataclass(frozen=True, slots=True)
class RatedGame:
    """A match that counts. `players`: who played FIRST and SECOND; `points`: half points of the first."""

    match_id: int
    players: tuple[int, int]
    points: int
    at: datetime

    @property
    def order(self) -> tuple[datetime, int]:
        """Ratings are worked out in this order."""
        return (self.at, self.match_id)


@dataclass(frozen=True, slots=True)
class Change:
    """The change of one player's rating by a match. `points`: the player's half points; `weight`: of a game of 1."""

    match_id: int
    user: int
    opponent: int
    points: int
    weight: float
    at: datetime
    before: Rating
    after: Rating


def rated_game(match: Match) -> RatedGame | None:
    """The result of the match for ratings; None where it does not count."""
    outcome, ended_at = match.outcome, match.ended_at
    if outcome is None or ended_at is None or not match.terms.rated:
        return None
    if len(match.moves) < RATED_PLIES or outcome.ending in UNRATED:
        return None
    points = {Side.FIRST: WIN, None: DRAW, Side.SECOND: LOSS}[outcome.winner]
    return RatedGame(match.id, match.players, points, ended_at)


def changes(
    games: Iterable[RatedGame],
    ratings: Mapping[int, Rating],
    meetings: Mapping[frozenset[int], Iterable[datetime]],
) -> Iterator[Change]:
    """The changes by the games of one kind, in their order: two changes each.

    `ratings`: of every player that had one before the first of the games; `meetings`: when the same two players were
    rated before that.
    """
    current = dict(ratings)
    met = {pair: list(times) for pair, times in meetings.items()}
    for game in games:
        times = met.setdefault(frozenset(game.players), [])
        counts = weight(sum(at > game.at - SAME_PLAYERS for at in times))
        times.append(game.at)
        first, second = (current.get(user, Rating()) for user in game.players)
        after = rate_game(first, second, game.points / WIN, game.at, counts)
        for side, before in enumerate((first, second)):
            user, opponent = game.players[side], game.players[1 - side]
            points = game.points if side == 0 else WIN - game.points
            yield Change(game.match_id, user, opponent, points, counts, game.at, before, after[side])
            current[user] = after[side]


def against_settled(made: Iterable[Change], ratings: Mapping[int, Rating]) -> Iterator[tuple[int, Change]]:
    """The changes among `made`, as `changes` makes them, that count on the board of all servers, each with its side.

    A game counts there for who met somebody whose rating was settled, so that accounts which are made to lose carry
    nobody up. `ratings`: those there of every player that had one before.
    """
    current = dict(ratings)
    both = iter(made)
    for pair in zip(both, both, strict=True):
        for side, (own, other) in enumerate((pair, pair[::-1])):
            opponent = other.before.resting(own.at)
            if opponent.provisional:
                continue
            before = current.get(own.user, Rating())
            result = Result(opponent, own.points / WIN, own.weight)
            current[own.user] = rate_one(before, result, own.at)
            yield side, replace(own, before=before, after=current[own.user])
