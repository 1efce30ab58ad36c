"""Plays a recorded game by the rules of one reading, to its end whatever draw rules say, or to where it goes wrong."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, replace

from rules.draughts.captures.search import TooManyCaptures
from rules.draughts.endings import advance
from rules.draughts.game import DraughtsGame, Undrawn
from rules.draughts.parser import meant, refused
from rules.draughts.state import State
from rules.errors import BadPosition, BadRecord, MoveError, RulesError, UnreadableMove
from rules.game import Move, Side
from rules.notation import find_cell, read_move
from rules.records.claims import Dialect
from rules.records.pdn import MAX_GAMES
from rules.records.record import Ply, Record, SetUp

_LONGEST_CAPTURE = 20
_MOST = 80_000
"""Nodes for the searches of one file."""
_LEAST, _EARNED = 20, 8
"""Nodes that each game of it adds, and the characters that add one more: problems with kings take one to eighteen."""
_SOONEST, _MANY = 8, 8
"""Moves before which no draw rule ends a game with more pieces than so many."""
_SIGN = re.compile("[-x:]")
_TURN = re.compile(r"\s*(\?|[WwBb])")

Step = Ply | SetUp


class Spent(Exception):
    """A file asks for more work than one is given."""


@dataclass(slots=True)
class Work:
    """The work that is left for one file: moves to be tried, and nodes of searches for captures.

    `faults`: games in which what is wrong is looked for; `games`: nearly empty ones that are read at all.
    """

    moves: int = 10_000
    nodes: int = _MOST
    faults: int = 15
    games: int = MAX_GAMES

    @contextmanager
    def share(self, length: int) -> Iterator[Work]:
        """The work for one game of such a length: what it earns, and half of what is left."""
        earned = _LEAST + length // _EARNED
        share = Work(self.moves // 2, self.nodes // 2 + earned, self.faults)
        moves, nodes = share.moves, share.nodes
        yield share
        self.moves -= moves - share.moves
        self.nodes = min(_MOST, self.nodes + earned - (nodes - max(0, share.nodes)))
        self.faults = share.faults

    def spend(self, moves: int, nodes: int = 0) -> None:
        """Raises Spent where not so much is left."""
        self.moves -= moves
        self.nodes -= nodes
        if self.moves < 0 or self.nodes < 0:
            raise Spent


@dataclass(slots=True)
class Replay:
    """A record as far as it was played: the states before each move and after the last, and the fault, if any.

    `steps`: how many of the moves and set-ups in the text that took; `start`: how the position at the start was come by
    where the tags do not say so: turned (the other side begins), displaced, ballot.
    """

    record: Record
    dialect: Dialect
    states: list[State] = field(default_factory=list)
    moves: list[Move] = field(default_factory=list)
    steps: int = 0
    start: str = ""
    fault: BadRecord | None = None

    @property
    def game(self) -> DraughtsGame:
        return self.dialect.game

    def drawn_after(self) -> int | None:
        """After how many moves a draw rule of the game would have ended it, None where none would."""
        game = self.game
        if len(self.states) != len(self.moves) + 1:
            return None  # with set-ups
        if len(self.moves) < _SOONEST and self.states[-1].position.occupied.bit_count() > _MANY:
            return None
        state = game.standing(self.states[0].position)
        for count, move in enumerate(self.moves):
            if game.outcome(state) is not None:
                return count
            state = advance(game.ruleset, state, move, self.states[count + 1].position)
        return None


@dataclass(slots=True)
class Line:
    """The moves of a record as one reading of it has them."""

    record: Record
    dialect: Dialect
    work: Work
    steps: Sequence[Step] = ()
    game: Undrawn = field(init=False)

    def __post_init__(self) -> None:
        self.game = self.dialect.game.undrawn
        self.steps = self.record.steps

    def played(self, start: State | None = None, at: int = 0, *, told: bool = True) -> Replay:
        """Plays on from a state; `told`: with the reason where it stops. Raises Spent.

        The fault is a BadRecord with the `ply` from 1 (0: the position at the start), the `text`, its place `at` in the
        text of the record and the `why`: the code of the error that it met. A jump recorded in parts is put together.
        """
        replay = Replay(self.record, self.dialect, steps=at)
        if start is None:
            try:
                start = self.beginning()
            except BadPosition as error:
                text = (self.record.start or "")[:80]
                replay.fault = BadRecord(ply=0, text=text, at=0, why=_why(error))
                return replay
        replay.states.append(start)
        while replay.steps < len(self.steps):
            step = self.steps[replay.steps]
            spent = self.game.spent
            try:
                used = self._take(replay, step, told)
            except (TooManyCaptures, RulesError) as error:
                many = BadPosition(why="too-many-captures")
                replay.fault = self._fault(replay, error if isinstance(error, RulesError) else many)
                return replay
            finally:
                self.work.spend(not told, self.game.spent - spent)
            replay.steps += used
        return replay

    def beginning(self, *, turned: bool = False) -> State:
        """The state from which it is played: that of its tags, or with the other side to move. Raises BadPosition."""
        record, game = self.record, self.game
        state = game.start(record.start)
        told = _TURN.match(record.start or "?")
        if record.second and (told is None or told[1] == "?") and record.start is not None:
            turned = not turned
        return self.turned(state) if turned else state

    def turned(self, state: State) -> State:
        """The same position with the other side to move. Raises BadPosition."""
        position = state.position
        return self.game.standing(replace(position, to_move=position.to_move.other))

    def found(self, state: State, text: str) -> Sequence[Move]:
        """The legal moves that a text may mean, none where it cannot be read."""
        text, board, moves = self.dialect.plain(text), self.game.ruleset.board, self.game.legal_moves(state)
        names = _SIGN.split(text)
        if len(names) == 2:
            # Most are so, and need no guessing.
            ends = find_cell(board, names[0]), find_cell(board, names[1])
            found = [move for move in moves if (move.path[0], move.path[-1]) == ends]
            if len(found) == 1 or (not found and None not in ends):
                return found
        try:
            readings = read_move(text, board)
        except UnreadableMove:
            return ()
        return meant(self.game.ruleset, state, moves, readings)

    def _take(self, replay: Replay, step: Step, told: bool) -> int:
        state = replay.states[-1]
        if isinstance(step, SetUp):
            opened = self.game.start(step.position)
            self.game.legal_moves(opened)
            replay.states.append(opened)
            return 1
        move, used = self._next(state, replay.steps, told)
        replay.moves.append(move)
        replay.states.append(self.game.play(state, move))
        return used

    def _next(self, state: State, at: int, told: bool) -> tuple[Move, int]:
        """The next move and how many steps it takes: more than one where each jump was recorded by itself."""
        first = self.steps[at]
        assert isinstance(first, Ply)
        text = self.dialect.plain(first.text)
        found = self.found(state, first.text)
        if len(found) == 1:
            return found[0], 1
        if not found:
            joined = text
            for used, item in enumerate(self.steps[at + 1 : at + _LONGEST_CAPTURE], start=2):
                whole = _joined(joined, self.dialect.plain(item.text)) if isinstance(item, Ply) else None
                if whole is None:
                    break
                joined = whole
                readings = read_move(joined, self.game.ruleset.board)
                if len(legal := meant(self.game.ruleset, state, self.game.legal_moves(state), readings)) == 1:
                    return legal[0], used
        if told:
            raise refused(self.game, self.game.ruleset, state, text, found)
        raise MoveError(text=text)

    def _fault(self, replay: Replay, error: RulesError) -> BadRecord:
        step = self.steps[replay.steps]
        text = step.text if isinstance(step, Ply) else step.position[:80]
        return BadRecord(ply=replay.steps + 1, text=text, at=step.at, why=_why(error))


def _why(error: RulesError) -> str:
    return f"{error.code} {error.details['why']}" if "why" in error.details else error.code


def _joined(text: str, following: str) -> str | None:
    cells, further = re.split(r"[-x:]", text), re.split(r"[-x:]", following)
    if len(further) < 2 or cells[-1] != further[0]:
        return None
    return "x".join((*cells, *further[1:]))


def displaced(line: Line) -> tuple[State, int] | None:
    """The start behind men that were set elsewhere before the first move, and how many steps that took.

    Flying checkers: a man of each side goes to an empty square by lot, `A1-A5 A7-H4`, which no rule lets it.
    """
    game, steps = line.game, line.steps
    if line.record.start is not None or len(steps) < 2:
        return None
    state = line.beginning()
    position, board = state.position, game.ruleset.board
    names = {**board.named, **{str(number): cell for number, cell in board.numbered.items()}}
    for side, step in zip(Side, steps, strict=False):
        if not isinstance(step, Ply) or line.found(game.standing(replace(position, to_move=side)), step.text):
            return None
        start, _, end = line.dialect.plain(step.text).partition("-")
        if start not in names or end not in names:
            return None
        here, there = 1 << names[start], 1 << names[end]
        if not position.men[side] & here or position.occupied & there:
            return None
        men = list(position.men)
        men[side] ^= here | there
        position = replace(position, men=(men[0], men[1]))
    try:
        return game.standing(replace(position, to_move=Side.FIRST)), 2
    except BadPosition:
        return None
