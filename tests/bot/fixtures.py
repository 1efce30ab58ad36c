"""An app on a real SQLite file with a clock that is set by hand."""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any, TypeVar

from bot.core.match import Match, Place, Terms
from bot.core.pace import Pace
from bot.invitations.service.invitations import Seeks
from bot.match.service.matches import Matches
from bot.skin.card import Card
from bot.store.app import App
from bot.store.codec import read, written
from rules import GAMES, Side

START = datetime(2026, 3, 2, 12, tzinfo=UTC)
ANNA, BOB, CARL = 101, 102, 103
PLACE = Place(900, 901)
ELSEWHERE = Place(900, 902)
GAME = next(iter(GAMES))
"""Any game will do where a test is not about its rules: the first of the app."""

T = TypeVar("T")


@dataclass
class Hands:
    """A clock set by hand; called, it tells the time."""

    at: datetime = START

    def __call__(self) -> datetime:
        return self.at

    def on(self, **span: float) -> datetime:
        self.at += timedelta(**span)
        return self.at


def items_of(card: Card) -> Iterator[Any]:
    """The parts of a card, and behind each row those in it."""
    for part in card.parts:
        yield part
        yield from getattr(part, "children", ())


def sure(value: T | None) -> T:
    """The value, which there must be."""
    assert value is not None
    return value


def read_back(value: T) -> T:
    """The value as it comes back from the store."""
    return read(type(value), json.loads(json.dumps(written(value))))


def url_of(path: Path) -> str:
    return f"sqlite+aiosqlite:///{path}"


def terms(
    pace: str = "standard",
    *,
    game: str = GAME,
    setup: str | None = None,
    rated: bool = False,
    pair: bool = False,
    vacation: bool = False,
) -> Terms:
    return Terms(game, Pace.parse(pace), setup, rated, pair, vacation)


async def started(
    app: App, agreed: Terms | None = None, place: Place = PLACE, players: tuple[int, int] = (ANNA, BOB)
) -> Match:
    """A match in which Anna, or the first of these players, plays FIRST and Bob SECOND."""
    first, second = players
    seek = await app[Seeks].invite(first, agreed or terms(), place, opponent=second, wants=Side.FIRST)
    return await app[Seeks].join(seek.id, second)


LINE = (
    *("11-15", "23-19", "8-11", "22-17", "4-8", "17-13"),
    *("15-18", "24-20", "9-14", "27-23", "18x27", "32x23"),
)
"""Moves of a game of American checkers."""


def a_move(match: Match, number: int = 0) -> str:
    moves = match.game.legal_moves(match.state)
    return match.game.format(match.state, moves[number % len(moves)])


async def moved(app: App, match: Match, plies: int = 4, *, varied: bool = False) -> Match:
    """The match after so many moves, each the first that is legal, or not always that."""
    for number in range(plies):
        text = a_move(match, number if varied else 0)
        match = (await app[Matches].play(match.mover, text, match_id=match.id)).match
    return match
