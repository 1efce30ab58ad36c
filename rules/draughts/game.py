"""A ruleset seen as a Game."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import cached_property, lru_cache
from operator import attrgetter
from types import MappingProxyType
from typing import Any

from rules.draughts import endings, parser
from rules.draughts.captures.search import Budget
from rules.draughts.drawing import positions
from rules.draughts.fen import check_position, read_state, write_position, write_state
from rules.draughts.movegen import Generator, Step, generator_of
from rules.draughts.remarks import remarks_of
from rules.draughts.ruleset import Crowning, Refusal, Ruleset
from rules.draughts.state import Position, State
from rules.draughts.traits import traits_of
from rules.draughts.tree import DraughtsTree
from rules.draughts.variants import Variant
from rules.errors import BadPosition, UnknownOption, UnknownVersion
from rules.game import (
    USUAL_TABLE,
    BoardView,
    Cell,
    CellView,
    Colour,
    Fact,
    Kind,
    Motion,
    Move,
    Notation,
    Outcome,
    PieceView,
    Side,
)
from rules.geometry import Board, CellSet, Squares, cells_of
from rules.notation import find_cell, intended_moves, write_move


class _Same:
    """This very state, whatever it is equal to."""

    __slots__ = ("state",)

    def __init__(self, state: State) -> None:
        self.state = state

    def __hash__(self) -> int:
        return id(self.state)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Same) and self.state is other.state


_SIGN = re.compile("[-x:]")
_PATH = attrgetter("path")
_CELL = attrgetter("cell")
_NODES = 5_000
"""Search nodes for the moves of one position of a record, some 16 ms."""


class DraughtsGame:
    """One variant of draughts with the options chosen. Satisfies `Game[State]`."""

    motion = Motion.TRAVEL

    def __init__(
        self,
        variant: Variant,
        chosen: tuple[str, ...] = (),
        version: int | None = None,
        family: dict[tuple[int, tuple[str, ...]], DraughtsGame] | None = None,
    ) -> None:
        versions = (*variant.former, variant)
        self.rules_version = len(versions) if version is None else version
        table = versions[self.rules_version - 1]
        changes: dict[str, Any] = {}
        for option in chosen:
            changes |= table.options[option]
        self._family = {} if family is None else family
        self._family[self.rules_version, chosen] = self
        self.chosen = chosen
        self.variant = variant
        self.ruleset: Ruleset = replace(table.ruleset, **changes)
        self.key = variant.key + (":" + ",".join(chosen) if chosen else "")
        # Each answer about a position asks for its moves, most of them again and again.
        self._moves_of = lru_cache(maxsize=512)(self._generate)
        self._texts_of = lru_cache(maxsize=256)(self._write_all)
        self._pieces_on = lru_cache(maxsize=512)(self._see_pieces)
        # Each question about moves asks whether the state is over; with all that was before, it takes long to hash.
        self._outcome_of = lru_cache(maxsize=64)(self._judge)
        self._view_of = lru_cache(maxsize=64)(self._see)
        self._move_of = lru_cache(maxsize=64)(self._read)
        self._text_of = lru_cache(maxsize=512)(lambda same: write_state(self.ruleset, same.state))

    @cached_property
    def generator(self) -> Generator:
        return generator_of(self.ruleset)

    @cached_property
    def undrawn(self) -> Undrawn:
        """The same game, played on whatever its draw rules say."""
        return Undrawn(self)

    @cached_property
    def _board(self) -> Board:
        return self.ruleset.board

    @cached_property
    def _last_rows(self) -> tuple[CellSet, CellSet]:
        return self.ruleset.last_row(Side.FIRST), self.ruleset.last_row(Side.SECOND)

    @property
    def aliases(self) -> tuple[str, ...]:
        return self.variant.aliases

    @property
    def options(self) -> tuple[str, ...]:
        return tuple(self.variant.options)

    @property
    def notation(self) -> Notation:
        return self.ruleset.notation

    @property
    def colours(self) -> tuple[Colour, Colour]:
        return self.ruleset.colours

    @cached_property
    def ballots(self) -> Mapping[str, str]:
        return MappingProxyType({name: at for table in self._tables.values() for name, at in table.items()})

    @cached_property
    def tables(self) -> Mapping[str, tuple[str, ...]]:
        return MappingProxyType({name: tuple(table) for name, table in self._tables.items()})

    @cached_property
    def _tables(self) -> Mapping[str, Mapping[str, str]]:
        variant, found = self.variant, {}
        if variant.ballots:
            found[USUAL_TABLE] = {
                name: at if isinstance(at, str) else self._position_after(at)
                for name, at in variant.ballots().items()
            }
        for table in variant.tables:
            found[table] = positions(table, self.ruleset, whole=variant.whole)
        return found

    @cached_property
    def traits(self) -> tuple[Fact, ...]:
        return traits_of(self.ruleset)

    @cached_property
    def tree(self) -> DraughtsTree:
        return DraughtsTree(self.ruleset)

    def choose(self, options: Sequence[str]) -> DraughtsGame:
        wanted = {option.casefold() for option in options}
        unknown = sorted(wanted.difference(self.options))
        if unknown:
            raise UnknownOption(name=self.variant.key, option=unknown[0][:40])
        chosen = tuple(option for option in self.options if option in wanted)
        return self._relative(self.rules_version, chosen)

    def of_version(self, version: int) -> DraughtsGame:
        if not 1 <= version <= len(self.variant.former) + 1:
            raise UnknownVersion(name=self.key, version=version)
        return self._relative(version, self.chosen)

    def _relative(self, version: int, chosen: tuple[str, ...]) -> DraughtsGame:
        """The same variant with other options or of another version, made once."""
        known = self._family.get((version, chosen))
        return known or DraughtsGame(self.variant, chosen, version, self._family)

    def start(self, setup: str | None = None) -> State:
        if setup is not None:
            state = self.load(self.ballots.get(setup, setup))
            if not self.generator.within_budget(state.position):
                raise BadPosition(why="too-many-captures")
            return state
        return self._fresh(self._first)

    @cached_property
    def _first(self) -> Position:
        return Position(Side.FIRST, (self.ruleset.home(Side.FIRST), self.ruleset.home(Side.SECOND)), (0, 0))

    def standing(self, position: Position) -> State:
        """The state of a position without a past. Raises BadPosition."""
        check_position(self.ruleset, position)
        return self._fresh(position)

    def _position_after(self, moves: Sequence[str]) -> str:
        state = self.start()
        for move in moves:
            state = self.play(state, self.parse(state, move))
        return write_position(self.ruleset, state.position)

    def legal_moves(self, state: State) -> Sequence[Move]:
        return () if self.outcome(state) else self._moves(state)

    def play(self, state: State, move: Move) -> State:
        after = self.after(state.position, move)
        return endings.advance(self.ruleset, state, move, after)

    def after(self, position: Position, move: Move) -> Position:
        """The position that a legal move leads to, whatever came before."""
        mover = position.to_move
        men, kings = position.men[mover], position.kings[mover]
        start, end = 1 << move.path[0], 1 << move.path[-1]
        if kings & start:
            kings = kings ^ start | end
        elif self._crowns(mover, move):
            men, kings = men ^ start, kings | end
        else:
            men = men ^ start | end
        if move.forfeited is not None:
            gone = ~(end if move.forfeited == move.path[0] else 1 << move.forfeited)
            men, kings = men & gone, kings & gone
        left = ~sum(1 << cell for cell in move.captured)
        other = mover.other
        enemy_men, enemy_kings = position.men[other] & left, position.kings[other] & left
        if mover is Side.FIRST:
            return Position(other, (men, enemy_men), (kings, enemy_kings))
        return Position(other, (enemy_men, men), (enemy_kings, kings))

    def crowns(self, state: State, move: Move) -> bool:
        mover, position = state.to_move, state.position
        man = bool(position.men[mover] >> move.path[0] & 1)
        return man and move.forfeited != move.path[0] and self._crowns(mover, move)

    def _crowns(self, mover: Side, move: Move) -> bool:
        last_row = self._last_rows[mover]
        touched = move.path[1:] if self.ruleset.crowning is Crowning.GOES_ON else move.path[-1:]
        return any(last_row >> cell & 1 for cell in touched)

    def outcome(self, state: State) -> Outcome | None:
        return self._outcome_of(_Same(state))

    def _judge(self, same: _Same) -> Outcome | None:
        state = same.state
        return endings.outcome(
            self.ruleset, state, self._moves(state), lambda move: self._exposes(state.position, move)
        )

    def claimable_draw(self, state: State) -> Outcome | None:
        return None if self.outcome(state) else endings.claimable(self.ruleset, state)

    def _exposes(self, position: Position, move: Move) -> bool:
        return any(reply.captured for reply in self._moves_of(self.after(position, move)))

    def _moves(self, state: State) -> Sequence[Move]:
        """The moves of the side to move if no draw rule had ended the game."""
        moves = self._moves_of(state.position)
        resting = endings.resting_king(self.ruleset, state)
        if resting is None:
            return moves
        return tuple(move for move in moves if move.captured or move.path[0] != resting)

    def _found(self, position: Position) -> list[Step]:
        return self.generator.of(position)

    def _generate(self, position: Position) -> tuple[Move, ...]:
        moves = [step[3] for step in self._found(position)]
        if self.ruleset.refusal is Refusal.FORFEITS:
            moves.sort(key=lambda move: (move.forfeited is not None, move.forfeited))
        moves.sort(key=_PATH)
        return tuple(moves)

    def parse(self, state: State, text: str) -> Move:
        return self._move_of(_Same(state), text)

    def _read(self, same: _Same, text: str) -> Move:
        state = same.state
        # Texts written by the bot itself are read more often than typed ones, and need no guessing.
        names = _SIGN.split(text)
        start, end = find_cell(self._board, names[0]), find_cell(self._board, names[-1])
        found = [move for move in self.legal_moves(state) if move.path[0] == start and move.path[-1] == end]
        if len(found) == 1 and self._write(found[0], found, self.notation) == text:
            return found[0]
        return parser.parse(self, self.ruleset, state, text)

    def format(self, state: State, move: Move, notation: Notation | None = None) -> str:
        chosen = notation or self.notation
        return self._texts_of(state.position, chosen).get(move) or self._write(move, (), chosen)

    def _write_all(self, position: Position, notation: Notation) -> Mapping[Move, str]:
        moves = self._moves_of(position)
        alike: dict[tuple[Cell, Cell], list[Move]] = {}
        for move in moves:
            alike.setdefault((move.path[0], move.path[-1]), []).append(move)
        return {move: self._write(move, alike[move.path[0], move.path[-1]], notation) for move in moves}

    def _write(self, move: Move, alike: Sequence[Move], notation: Notation) -> str:
        return write_move(move, alike, self._board, notation, capture=self.ruleset.capture_sign)

    def complete(self, state: State, prefix: str) -> Sequence[str]:
        return parser.completions(self, self.ruleset, state, prefix) or intended_moves(self, state, prefix)

    def choices(self, state: State) -> Mapping[Cell, Sequence[Move]]:
        found: dict[Cell, list[Move]] = {}
        for move in self.legal_moves(state):
            found.setdefault(move.path[0], []).append(move)
        return found

    def dump(self, state: State) -> str:
        return self._text_of(_Same(state))

    def load(self, text: str) -> State:
        return read_state(self.ruleset, text)

    def _fresh(self, position: Position) -> State:
        return State(position, endings.counters_of(self.ruleset, position))

    def perft(self, state: State, depth: int) -> int:
        """The number of sequences of `depth` moves, draw rules and the run of kings left aside."""
        return self.generator.perft(state.position, depth)

    def view(self, state: State) -> BoardView:
        return self._view_of(_Same(state))

    def _see(self, same: _Same) -> BoardView:
        state, shape = same.state, self.ruleset.shape
        position = state.position
        return BoardView(
            columns=shape.columns,
            rows=shape.rows,
            cells=self._cells,
            pieces=self._pieces_on(position),
            to_move=position.to_move,
            bottom=self.ruleset.side_of(Colour.WHITE),
            corner_dark=shape.squares is not Squares.H1,
            remarks=remarks_of(self.ruleset, state),
        )

    def _see_pieces(self, position: Position) -> tuple[PieceView, ...]:
        pieces = [
            PieceView(cell, side, kind)
            for kind, armies in ((Kind.MAN, position.men), (Kind.KING, position.kings))
            for side in (Side.FIRST, Side.SECOND)
            for cell in cells_of(armies[side])
        ]
        return tuple(sorted(pieces, key=_CELL))

    @cached_property
    def _cells(self) -> tuple[CellView, ...]:
        board, shape = self.ruleset.board, self.ruleset.shape
        return tuple(
            CellView(
                cell,
                board.column[cell],
                board.row[cell],
                board.name[cell],
                board.number.get(cell),
                dark=shape.squares is not Squares.ALL or (board.column[cell] + board.row[cell]) % 2 == 1,
            )
            for cell in board.cells
        )


class Undrawn(DraughtsGame):
    """A game without its draw rules, for records: players go on where no one claims a draw.

    Its positions are not looked at beforehand. One in which moves take too long to find raises TooManyCaptures; `spent`
    counts the nodes that searches have met.
    """

    def __init__(self, game: DraughtsGame) -> None:
        super().__init__(game.variant, game.chosen, game.rules_version, {})
        self.ruleset = replace(game.ruleset, draws=())
        self.key = game.key
        self.spent = 0
        self.__dict__["generator"] = game.generator
        self._opened = lru_cache(maxsize=8)(self.load)

    def start(self, setup: str | None = None) -> State:
        return super().start() if setup is None else self._opened(setup)

    def _fresh(self, position: Position) -> State:
        return State(position)

    def legal_moves(self, state: State) -> Sequence[Move]:
        position = state.position
        over = self.ruleset.crowning_wins and any(position.kings)
        return self._moves(state) if all(map(position.pieces, Side)) and not over else ()

    def play(self, state: State, move: Move) -> State:
        if self.ruleset.king_run is not None:
            return super().play(state, move)
        return State(self.after(state.position, move))

    def _found(self, position: Position) -> list[Step]:
        budget = Budget(_NODES)
        try:
            return self.generator.within(position, budget)
        finally:
            self.spent += _NODES - budget.nodes
