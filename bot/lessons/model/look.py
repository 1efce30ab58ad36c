"""A position of draughts, and what a lesson may ask about it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import cached_property
from typing import Any, NamedTuple

from rules import Move, Outcome
from rules.draughts.game import DraughtsGame
from rules.draughts.movegen import generator_of
from rules.draughts.ruleset import Refusal, Ruleset, Way
from rules.draughts.state import State
from rules.geometry import Compass


class Shown(NamedTuple):
    """The moves in a position that show a thing, moves that tempt, the moves that led there, and what more to say;
    `taught`: traits that it shows besides those of its kind.
    """

    right: Sequence[Move]
    tempting: Sequence[Move] = ()
    line: tuple[str, ...] = ()
    facts: Mapping[str, int | str] = {}
    taught: tuple[str, ...] = ()


class Look:
    """A position, and what a test may ask about it."""

    def __init__(self, game: DraughtsGame, state: State) -> None:
        self.game, self.state, self.table = game, state, game.ruleset

    @cached_property
    def moves(self) -> Sequence[Move]:
        return self.game.legal_moves(self.state)

    @cached_property
    def captures(self) -> list[Move]:
        return [move for move in self.moves if move.captured]

    @cached_property
    def quiet(self) -> list[Move]:
        return [move for move in self.moves if not move.captured]

    def unruled(self, **changes: Any) -> list[Move]:
        """Moves that would be legal under a table changed like this, and are not."""
        known = set(self.moves)
        return [move for move in moves_under(replace(self.table, **changes), self.state) if move not in known]

    @cached_property
    def uncompelled(self) -> list[Move]:
        """Quiet moves that only the duty to capture forbids."""
        if self.table.refusal is not Refusal.NEVER:
            return []
        freed = moves_under(replace(self.table, refusal=Refusal.FORFEITS), self.state)
        return list(dict.fromkeys(Move(move.path) for move in freed if move.forfeited is not None))

    def man(self, move: Move) -> bool:
        return bool(self.state.position.men[self.state.to_move] >> move.path[0] & 1)

    def ways(self, move: Move) -> set[Way]:
        """The directions of the steps of a move."""
        board, found = self.table.board, set()
        forward = self.table.compass(self.state.to_move, Way.FORWARD) is Compass.NORTH
        for start, end in zip(move.path, move.path[1:], strict=False):
            columns = board.column[end] - board.column[start]
            rows = board.row[end] - board.row[start]
            there = Compass(((columns > 0) - (columns < 0), (rows > 0) - (rows < 0)))
            found.add(Way(there if forward else there.opposite))
        return found

    def ends(self, move: Move) -> bool:
        """Does the move end on the last row?"""
        return bool(self.table.last_row(self.state.to_move) >> move.path[-1] & 1)

    def passes(self, move: Move) -> bool:
        """Does it touch the last row on its way?"""
        row = self.table.last_row(self.state.to_move)
        return any(row >> cell & 1 for cell in move.path[1:-1])

    def crowns(self, move: Move) -> bool:
        return self.game.crowns(self.state, move)

    def result(self, move: Move) -> Outcome | None:
        return self.game.outcome(self.game.play(self.state, move))

    def distance(self, start: int, end: int) -> int:
        board = self.table.board
        return max(abs(board.column[end] - board.column[start]), abs(board.row[end] - board.row[start]))


Test = Callable[[Look], Shown | None]
"""The moves that show a thing in a position; None where it does not show there."""


def moves_under(table: Ruleset, state: State) -> list[Move]:
    """The moves in a position under some table."""
    return [step[3] for step in generator_of(table).of(state.position)]
