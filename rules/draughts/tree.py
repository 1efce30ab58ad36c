"""A game of draughts as a tree of positions in bit sets, for programs that search it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from rules.draughts import endings
from rules.draughts.captures.tables import Step
from rules.draughts.movegen import Generator, generator_of
from rules.draughts.ruleset import Reach, Ruleset
from rules.draughts.state import Position, State
from rules.game import Move, Side
from rules.geometry import CellSet

Node: TypeAlias = tuple[int, CellSet, CellSet, CellSet, CellSet]
"""(side to move, its men, its kings, the men of the other side, its kings)."""

_SIDES = tuple(Side)
_MAN = 100
_KING = {Reach.SHORT: 150, Reach.FLYING: 300}
"""The count of a king in the balance; its worth in earnest is for the program that searches to know."""


class DraughtsTree:
    """One ruleset as a `Tree`. Frisian: a king that must rest may move here, since that is a matter of the past."""

    __slots__ = ("_crowning_wins", "_generator", "_king", "_man", "_ruleset", "_stuck")

    def __init__(self, ruleset: Ruleset) -> None:
        self._ruleset = ruleset
        self._generator: Generator = generator_of(ruleset)
        self._crowning_wins = ruleset.crowning_wins
        # Where pieces are to be lost, each counts against its side.
        self._stuck = 1 if ruleset.giveaway else -1
        self._man = -self._stuck * _MAN
        self._king = -self._stuck * _KING[ruleset.king_reach]

    def node(self, state: State) -> Node:
        position = state.position
        mover = position.to_move
        other = mover.other
        men, kings = position.men, position.kings
        return int(mover), men[mover], kings[mover], men[other], kings[other]

    def steps(self, node: Node) -> list[Step]:
        side, men, kings, other_men, other_kings = node
        return self._generator.steps[side](men, kings, other_men, other_kings, None)

    def after(self, node: Node, step: Step) -> Node:
        side, men, kings, other_men, other_kings = node
        men_change, kings_change, taken, _ = step
        return 1 - side, other_men & ~taken, other_kings & ~taken, men ^ men_change, kings ^ kings_change

    def move(self, step: Step) -> Move:
        return step[3]

    def side(self, node: Node) -> Side:
        return _SIDES[node[0]]

    def result(self, node: Node, steps: Sequence[Step]) -> int | None:
        _, men, kings, other_men, other_kings = node
        if self._crowning_wins and (kings or other_kings):
            return -1 if other_kings else 1
        if not steps:
            return self._stuck
        if not other_men and not other_kings:
            return -self._stuck
        if (men | kings | other_men | other_kings).bit_count() > 2:
            return None
        # No counted draw can have come about; those of one piece against one remain.
        by_move = {step[3]: step for step in steps}

        def exposes(move: Move) -> bool:
            return any(answer[2] for answer in self.steps(self.after(node, by_move[move])))

        outcome = endings.outcome(self._ruleset, State(position_of(node)), tuple(by_move), exposes)
        return None if outcome is None else 0

    def balance(self, node: Node) -> int:
        _, men, kings, other_men, other_kings = node
        return self._man * (men.bit_count() - other_men.bit_count()) + self._king * (
            kings.bit_count() - other_kings.bit_count()
        )


def position_of(node: Node) -> Position:
    """The position of a node."""
    side, men, kings, other_men, other_kings = node
    if side == Side.FIRST:
        return Position(Side.FIRST, (men, other_men), (kings, other_kings))
    return Position(Side.SECOND, (other_men, men), (other_kings, kings))
