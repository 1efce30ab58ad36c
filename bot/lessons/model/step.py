"""A step of a lesson: a position, what is to be shown in it, and the moves that show it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any, Final

from bot.core.match import Match, begin
from bot.core.pace import Pace
from bot.core.practice import Practice
from bot.core.record import Header
from bot.core.terms import Place, Terms
from rules import Game, Move, Side, find_game

FEWEST: Final = 6
MOST: Final = 10
"""Steps of a game."""
NOWHERE: Final = Place(None, 0)


@dataclass(frozen=True, slots=True)
class Step:
    """One thing to be learned of a game.

    `code`: the thing, `facts` its details, for the catalogue's `lesson-<code>`; `taught`: the traits of the game that
    it shows; `position`: as for `Game.start`; `line`: moves that were made from there; `right`: the legal moves that
    show the thing; `tempting`: moves that a beginner may try and that the rules refuse here.
    """

    code: str
    game: str
    position: str | None
    right: frozenset[Move]
    taught: tuple[str, ...] = ()
    facts: Mapping[str, int | str] = field(default_factory=dict)
    line: tuple[str, ...] = ()
    tempting: tuple[Move, ...] = ()

    @property
    def rules(self) -> Game[Any]:
        return find_game(self.game)

    @property
    def side(self) -> Side:
        """The learner's side."""
        start: Side = self.rules.start(self.position).to_move
        return start if len(self.line) % 2 == 0 else start.other

    def board(self, learner: int, opponent: int, now: datetime, played: str | None = None) -> Match:
        """The position as a match that is kept nowhere, after a move of the learner's where one is `played`.

        Raises the rules' MoveErrors.
        """
        kind = self.rules
        side = self.side
        players = (learner, opponent) if side is Side.FIRST else (opponent, learner)
        terms = Terms(self.game, Pace.parse("none"), self.position)
        header = Header(0, terms, NOWHERE, players, kind.rules_version, practice=Practice(side.other, 1))
        match, _ = begin(header, now)
        for text in self.line if played is None else (*self.line, played):
            match, _ = match.play(match.mover, text, now)
        return match
