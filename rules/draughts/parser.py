"""The meaning of a typed text in a position of draughts: the legal move, or the reason why there is none."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from functools import cache, lru_cache
from itertools import pairwise
from typing import Any

from rules.draughts.endings import resting_king
from rules.draughts.movegen import BUDGET, Generator, TooManyCaptures, generator_of
from rules.draughts.ruleset import Priority, Refusal, Removal, Ruleset
from rules.draughts.state import Position, State
from rules.errors import AmbiguousMove, IllegalMove, MoveError, Reason, UnreadableMove
from rules.game import Cell, Colour, Game, Move, Notation
from rules.geometry import Compass
from rules.notation import (
    MAX_CANDIDATES,
    Reading,
    bare,
    cell_text,
    complete,
    find_cell,
    match,
    quote,
    read_move,
    split_squares,
)


def parse(game: Game[State], ruleset: Ruleset, state: State, text: str) -> Move:
    """The legal move that the text means. Raises UnreadableMove, IllegalMove, AmbiguousMove, with candidates."""
    try:
        found = meant(ruleset, state, game.legal_moves(state), read_move(text, ruleset.board))
    except UnreadableMove:
        found = ()
    if len(found) == 1:
        return found[0]
    raise refused(game, ruleset, state, text, found)


def refused(
    game: Game[State], ruleset: Ruleset, state: State, text: str, found: Sequence[Move] = ()
) -> MoveError:
    """The reason why a text is none of the legal moves, or which of those found it may mean, with candidates."""
    moves = game.legal_moves(state)
    if found:
        return AmbiguousMove(text=quote(text), candidates=_texts(game, state, found))
    try:
        readings = read_move(text, ruleset.board)
    except UnreadableMove as error:
        return _unreadable(game, ruleset, state, text, error)
    if not moves:
        return IllegalMove(Reason.OVER, text=quote(text))
    readings = tuple(replace(reading, files="") for reading in readings if reading.cells)
    if not readings:
        return _unreadable(game, ruleset, state, text, UnreadableMove(text=quote(text)))
    reason, likely = _why_not(ruleset, state, moves, readings)
    whole = {"whole": _whole(ruleset, likely[0])} if reason is Reason.UNFINISHED_CAPTURE else {}
    return IllegalMove(reason, text=quote(text), candidates=_texts(game, state, likely), **whole)


def meant(
    ruleset: Ruleset, state: State, moves: Sequence[Move], readings: Sequence[Reading]
) -> Sequence[Move]:
    """Those of the legal moves that a text may mean."""
    return match(readings, moves, ruleset.board) or [
        move
        for move in moves
        if any(_another_way(ruleset, state.position, move, r.cells) for r in readings if not r.files)
    ]


def completions(game: Game[State], ruleset: Ruleset, state: State, prefix: str) -> list[str]:
    """Legal moves as texts that go on from the prefix or hold it, best first, in the notation of the prefix."""
    typed = bare(prefix)
    if re.search(r"[a-wyz]", typed):
        wanted = Notation.ALGEBRAIC
    elif re.search(r"\d", typed) and ruleset.board.number:
        wanted = Notation.NUMERIC
    else:
        wanted = game.notation
    for notation in dict.fromkeys((wanted, game.notation)):
        texts = [game.format(state, move, notation) for move in game.legal_moves(state)]
        if found := complete(prefix, texts):
            return found
    return []


def _unreadable(
    game: Game[State], ruleset: Ruleset, state: State, text: str, error: UnreadableMove
) -> MoveError:
    """The error with the moves that may have been meant, or the reason why a square in it is none."""
    facts: dict[str, Any] = {name: fact for name, fact in error.details.items() if name in ("why", "cell")}
    squares, _ = split_squares(text)
    if error.details.get("why") == "cell" and _is_unused(ruleset, str(error.details["cell"])):
        cells = {find_cell(ruleset.board, name) for name in squares}
        near = [move for move in game.legal_moves(state) if move.path[0] in cells]
        found = _texts(game, state, near)
        square = str(error.details["cell"])
        return IllegalMove(Reason.UNUSED_SQUARE, text=error.text, candidates=found, square=square)
    likely: Sequence[str] = ()
    if error.details.get("why") == "lone-square":
        name = str(error.details["cell"])
        cell = find_cell(ruleset.board, name)
        notation = Notation.ALGEBRAIC if name[0].isalpha() else Notation.NUMERIC
        with_it = [move for move in game.legal_moves(state) if move.path[0] == cell]
        likely = tuple(game.format(state, move, notation) for move in with_it[:MAX_CANDIDATES])
    if not likely and any(map(str.isdigit, error.text)):
        likely = completions(game, ruleset, state, text)[:MAX_CANDIDATES]
    if error.details.get("why") == "lone-square" and not likely:
        likely = _texts(game, state, game.legal_moves(state)[:1])  # for an example
    return UnreadableMove(text=error.text, candidates=tuple(likely), **facts)


def _is_unused(ruleset: Ruleset, name: str) -> bool:
    """Whether the name is that of a square of the board that is not played on."""
    column, row = ord(name[0]) - ord("a"), name[1:]
    shape = ruleset.shape
    on_board = 0 <= column < shape.columns and row.isdecimal() and 1 <= int(row) <= shape.rows
    return on_board and name not in ruleset.board.named


def _whole(ruleset: Ruleset, move: Move) -> str:
    """The move with every landing."""
    names = (cell_text(ruleset.board, cell, ruleset.notation) for cell in move.path)
    return ruleset.capture_sign.join(names)


def _texts(game: Game[State], state: State, moves: Sequence[Move]) -> tuple[str, ...]:
    return tuple(game.format(state, move) for move in moves[:MAX_CANDIDATES])


def _why_not(
    ruleset: Ruleset, state: State, moves: Sequence[Move], readings: Sequence[Reading]
) -> tuple[Reason, Sequence[Move]]:
    """The reason, and the legal moves that may have been meant."""
    position = state.position
    mover = position.to_move
    own = position.pieces(mover)
    reading = next((r for r in readings if any(own >> cell & 1 for cell in _starts(ruleset, r))), readings[0])
    starts = [cell for cell in _starts(ruleset, reading) if own >> cell & 1]
    end = reading.cells[-1]
    if not starts:
        theirs = any(position.pieces(mover.other) >> cell & 1 for cell in _starts(ruleset, reading))
        reason = Reason.NOT_YOUR_PIECE if theirs and not reading.file else Reason.EMPTY_CELL
        return reason, [move for move in moves if move.path[-1] == end]
    captures = [move for move in moves if move.captured]
    if captures:
        if begun := _begun(ruleset, position, captures, reading, starts):
            return Reason.UNFINISHED_CAPTURE, begun
        if _captures(ruleset, position, reading, starts):
            return Reason.BETTER_CAPTURE, captures
        if ruleset.refusal is Refusal.NEVER:
            return Reason.CAPTURE_COMPULSORY, captures
    if resting_king(ruleset, state) in starts:
        return Reason.KING_MUST_REST, moves
    if all(_goes_back(ruleset, position, start, end) for start in starts):
        return Reason.BACKWARD, [move for move in moves if move.path[0] in starts] or moves
    with_it = [move for move in moves if move.path[0] in starts]
    if not with_it:
        return Reason.BLOCKED, moves
    if position.occupied >> end & 1 or any(_in_the_way(ruleset, position, start, end) for start in starts):
        return Reason.BLOCKED, with_it
    return Reason.NOT_ALLOWED, with_it


def _starts(ruleset: Ruleset, reading: Reading) -> Sequence[Cell]:
    if not reading.file:
        return reading.cells[:1]
    return [cell for cell, name in ruleset.board.name.items() if name.startswith(reading.file)]


@cache
def _without_priority(ruleset: Ruleset) -> Generator:
    none: tuple[Priority, ...] = ()
    return generator_of(replace(ruleset, priority=none))


@lru_cache(maxsize=64)
def _free(ruleset: Ruleset, position: Position) -> tuple[Move, ...]:
    """The moves if no capture went before another; nothing where that would take too long to find."""
    try:
        return tuple(step[3] for step in _without_priority(ruleset).of(position, BUDGET))
    except TooManyCaptures:
        return ()


def _captures(ruleset: Ruleset, position: Position, reading: Reading, starts: Sequence[Cell]) -> bool:
    """Whether it would be a capture if none were better, or the beginning of one."""
    free = [move for move in _free(ruleset, position) if move.captured]
    if match([reading], free, ruleset.board):
        return True
    first = reading.cells[0] if reading.file else reading.cells[1]
    return any(_leaps(ruleset, position, start, first) for start in starts)


def _begun(
    ruleset: Ruleset, position: Position, captures: Sequence[Move], reading: Reading, starts: Sequence[Cell]
) -> list[Move]:
    """The captures of which only the first jumps are given."""
    found: list[Move] = []
    for start in starts:
        cells = (start, *reading.cells) if reading.file else reading.cells
        taken = _taken(ruleset, position, cells)
        if taken:
            found += [move for move in captures if move.path[0] == start and taken < set(move.captured)]
    return found


def _goes_back(ruleset: Ruleset, position: Position, start: Cell, end: Cell) -> bool:
    """Whether a man would have to go backward, which no man does but to capture."""
    mover, rows = position.to_move, ruleset.board.row
    down = rows[end] - rows[start]
    return bool(position.men[mover] >> start & 1) and (
        down > 0 if ruleset.colours[mover] is Colour.WHITE else down < 0
    )


def _leaps(ruleset: Ruleset, position: Position, start: Cell, end: Cell) -> bool:
    """Whether the piece can come down there behind exactly one enemy."""
    enemies = position.pieces(position.to_move.other)
    if not any(move.captured for move in _free(ruleset, position) if move.path[0] == start):
        return False
    between = _between(ruleset, start, end)
    met = [cell for cell in between or () if position.occupied >> cell & 1]
    return not position.occupied >> end & 1 and len(met) == 1 and bool(enemies >> met[0] & 1)


def _in_the_way(ruleset: Ruleset, position: Position, start: Cell, end: Cell) -> bool:
    mover = position.to_move
    ways = ruleset.king_moves if position.kings[mover] >> start & 1 else ruleset.man_moves
    rays = (ruleset.board.ray(start, ruleset.compass(mover, way)) for way in ways)
    between = next((ray[: ray.index(end)] for ray in rays if end in ray), ())
    return any(position.occupied >> cell & 1 for cell in between)


def _between(ruleset: Ruleset, start: Cell, end: Cell) -> tuple[Cell, ...] | None:
    """The cells between two on one line, None where no line joins them."""
    for way in Compass:
        ray = ruleset.board.ray(start, way)
        if end in ray:
            return ray[: ray.index(end)]
    return None


def _another_way(ruleset: Ruleset, position: Position, move: Move, cells: Sequence[Cell]) -> bool:
    """Whether the cells are the complete path of the same capture in another order or with other landings."""
    if (cells[0], cells[-1]) != (move.path[0], move.path[-1]) or len(cells) != len(move.captured) + 1:
        return False
    return _taken(ruleset, position, cells) == set(move.captured)


def _taken(ruleset: Ruleset, position: Position, cells: Sequence[Cell]) -> set[Cell]:
    """The pieces that a way leads over, one with each jump and none twice; none at all where it is no such way."""
    enemies = position.pieces(position.to_move.other)
    taken: set[Cell] = set()
    standing = position.occupied & ~(1 << cells[0])
    for here, there in pairwise(cells):
        met = [cell for cell in _between(ruleset, here, there) or () if standing >> cell & 1]
        if len(met) != 1 or met[0] in taken or not enemies >> met[0] & 1 or standing >> there & 1:
            return set()
        taken.add(met[0])
        if ruleset.removal is Removal.AT_ONCE:
            standing ^= 1 << met[0]
    return taken
