"""Positions as text: FEN of PDN 3.0, and after it what else a state remembers.

`W:W31-50:B1-20` is read in any form found in the wild: either colour first, numbers or letters, ranges, kings as
`K5`, spaces, also in place of commas, a final dot, small letters. It is written without ranges, White first.
A whole state adds fields to it: `W:WK5,28:BK1 idle=7 untaken=7 unchanged=7 few=-,3 runs=5*2,- earlier=10-5,6-1`,
and `since=5*1,-` for the runs of the first of the earlier positions where they count.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from functools import cache
from itertools import pairwise
from types import MappingProxyType

from rules.draughts.endings import advance, counters_of, repeats, repeats_with_runs
from rules.draughts.ruleset import Ruleset
from rules.draughts.state import Counters, Position, Run, Runs, State
from rules.errors import BadPosition
from rules.game import Cell, Colour, Kind, Move, Side
from rules.geometry import Board, CellSet, cells_of
from rules.notation import cell_text, find_cell

_LONGEST_TEXT = 100_000
_LONGEST_COUNT = 5
_LETTERS = {"W": Colour.WHITE, "B": Colour.BLACK}
_FIELD = re.compile(r"([a-z]+)=(.*)")
_WRAPPER = re.compile(r"^\[?FEN\"?|^\"|\"?\]?$", re.IGNORECASE)
_GAP = re.compile(r"(?<=\d)\s+(?=[Kk]?[A-Za-z]?\d)")
"""A space in the place of a comma."""
_FOREIGN = re.compile(r"[HF]\d{1,4}|\+\d{1,2}(?:\+\d{1,2})?", re.IGNORECASE)
"""Move counters that other programs add."""
_PIECES = re.compile(r"([Kk]?)(?:(\d{1,3})(?:-(\d{1,3}))?|([A-Za-z]\d{1,2}))")


def read_position(ruleset: Ruleset, text: str) -> Position:
    """The position of a FEN.

    Raises BadPosition; `why` is length, turn, syntax, cell (no such cell), twice (two pieces on one cell), row (a man
    where men are crowned), pieces (more than the side began with) or empty; `text` or `cell` says where.
    """
    if len(text) > _LONGEST_TEXT:
        raise BadPosition(why="length")
    plain = unicodedata.normalize("NFKC", text).translate(str.maketrans("‐‑‒–—−", "------"))
    plain = _WRAPPER.sub("", "".join(_GAP.sub(",", plain).split())).rstrip(".")
    turn, *sections = plain.split(":")
    colour = _LETTERS.get(turn.upper())
    if colour is None and turn != "?":
        raise BadPosition(why="turn", text=turn.partition(",")[0][:20])
    to_move = Side.FIRST if colour is None else ruleset.side_of(colour)
    men, kings, taken = [0, 0], [0, 0], 0
    for section in sections:
        if _FOREIGN.fullmatch(section):
            continue
        owner = _LETTERS.get(section[:1].upper())
        if owner is None:
            raise BadPosition(why="syntax", text=section[:20])
        side = ruleset.side_of(owner)
        for cell, kind in _pieces(ruleset, section[1:]):
            bit = 1 << cell
            if taken & bit:
                raise BadPosition(why="twice", cell=_name(ruleset, cell))
            taken |= bit
            (kings if kind is Kind.KING else men)[side] |= bit
    position = Position(to_move, (men[0], men[1]), (kings[0], kings[1]))
    check_position(ruleset, position)
    return position


def write_position(ruleset: Ruleset, position: Position) -> str:
    """The FEN of a position in the notation of its game."""
    turn = ruleset.colours[position.to_move]
    parts = ["W" if turn is Colour.WHITE else "B"]
    names = _names(ruleset)
    for letter, colour in _LETTERS.items():
        side = ruleset.side_of(colour)
        pieces, kings = position.pieces(side), position.kings[side]
        written = (
            f"K{name}" if kings >> cell & 1 else name for cell, name in names.items() if pieces >> cell & 1
        )
        parts.append(letter + ",".join(written))
    return ":".join(parts)


def read_state(ruleset: Ruleset, text: str) -> State:
    """The state of a written one, or of a FEN alone: then nothing has been counted.

    Raises BadPosition as `read_position` does, or with `why` field (`text`: what cannot be).
    """
    if len(text) > _LONGEST_TEXT:
        raise BadPosition(why="length")
    words = text.split()
    fields: dict[str, str] = {}
    for found in filter(None, map(_FIELD.fullmatch, words)):
        if found[1] in fields:
            raise BadPosition(why="field", text=found[1][:20])
        fields[found[1]] = found[2]
    position = read_position(ruleset, " ".join(word for word in words if not _FIELD.fullmatch(word)))
    if unknown := fields.keys() - {"idle", "untaken", "unchanged", "few", "runs", "earlier", "since"}:
        raise BadPosition(why="field", text=min(unknown)[:20])
    counters = _counters(ruleset, position, fields)
    moves = fields["earlier"].split(",") if fields.get("earlier") else []
    earlier = _earlier(ruleset, position, moves)
    if len(earlier) > counters.unchanged:
        raise BadPosition(why="field", text="earlier")
    state = State(position, counters, earlier)
    if earlier and repeats_with_runs(ruleset):
        return replace(state, runs=_earlier_runs(ruleset, state, moves, fields.get("since", "-,-")))
    return state


def write_state(ruleset: Ruleset, state: State) -> str:
    """The whole state on one line; `read_state` gives it back exactly."""
    counters = state.counters
    parts = [write_position(ruleset, state.position)]
    counts = {"idle": counters.idle, "untaken": counters.untaken, "unchanged": counters.unchanged}
    parts += [f"{name}={count}" for name, count in counts.items() if count]
    if counters.few != counters_of(ruleset, state.position).few:
        parts.append("few=" + ",".join("-" if count is None else str(count) for count in counters.few))
    if any(counters.runs):
        parts.append(f"runs={_write_runs(ruleset, counters.runs)}")
    if state.earlier:
        positions = (*state.earlier, state.position)
        names = _names(ruleset)
        moves = (_passage(names, *pair) for pair in pairwise(positions))
        parts.append("earlier=" + ",".join(moves))
    if state.runs and any(state.runs[0]):
        parts.append(f"since={_write_runs(ruleset, state.runs[0])}")
    return " ".join(parts)


def _pieces(ruleset: Ruleset, text: str) -> Iterable[tuple[Cell, Kind]]:
    board, plain = ruleset.board, _plain(ruleset)
    for part in filter(None, text.split(",")):
        if (piece := plain.get(part)) is not None:
            yield piece
            continue
        found = _PIECES.fullmatch(part)
        if found is None:
            raise BadPosition(why="syntax", text=part[:20])
        # "k3" is a small king on 3, or the cell k3 of a large board.
        if found[1] == "k" and found[2] and not found[3] and part in board.named:
            yield board.named[part], Kind.MAN
            continue
        kind = Kind.KING if found[1] else Kind.MAN
        if found[4]:
            yield _cell(board, found[4].lower()), kind
            continue
        first, last = int(found[2]), int(found[3] or found[2])
        if last == 0:
            continue
        if first > last:
            raise BadPosition(why="syntax", text=part[:20])
        for number in range(first, last + 1):
            cell = board.numbered.get(number)
            if cell is None:
                raise BadPosition(why="cell", cell=str(number))
            yield cell, kind


def check_position(ruleset: Ruleset, position: Position) -> None:
    """Raises BadPosition as `read_position` does: empty, row or pieces."""
    if not position.occupied:
        raise BadPosition(why="empty")
    for side, (last_row, most) in zip(Side, _limits(ruleset), strict=True):
        if misplaced := position.men[side] & last_row:
            raise BadPosition(why="row", cell=_name(ruleset, next(iter(cells_of(misplaced)))))
        if position.pieces(side).bit_count() > most:
            raise BadPosition(why="pieces", most=most)


@cache
def _limits(ruleset: Ruleset) -> Sequence[tuple[CellSet, int]]:
    """Where the men of each side are crowned, and how many pieces it begins with."""
    return tuple((ruleset.last_row(side), ruleset.home(side).bit_count()) for side in Side)


def _counters(ruleset: Ruleset, position: Position, fields: Mapping[str, str]) -> Counters:
    fresh = counters_of(ruleset, position)
    idle, untaken, unchanged = (
        _count(fields.get(name, "0"), name) for name in ("idle", "untaken", "unchanged")
    )
    few, runs = fresh.few, fresh.runs
    if "few" in fields:
        few = tuple(None if count == "-" else _count(count, "few") for count in fields["few"].split(","))
    if "runs" in fields:
        runs = _read_runs(ruleset, position, fields["runs"])
    if not idle <= unchanged <= untaken:
        raise BadPosition(why="field", text="idle")
    if [count is None for count in few] != [count is None for count in fresh.few]:
        raise BadPosition(why="field", text="few")
    return Counters(idle, untaken, unchanged, few, runs)


def _count(text: str, field: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) <= _LONGEST_COUNT):
        raise BadPosition(why="field", text=field)
    return int(text)


def _read_runs(ruleset: Ruleset, position: Position, text: str) -> Runs:
    first, _, second = text.partition(",")
    return _run(ruleset, position, Side.FIRST, first), _run(ruleset, position, Side.SECOND, second)


def _write_runs(ruleset: Ruleset, runs: Runs) -> str:
    return ",".join(f"{_name(ruleset, run.cell)}*{run.moves}" if run else "-" for run in runs)


def _run(ruleset: Ruleset, position: Position, side: Side, text: str) -> Run | None:
    if text == "-":
        return None
    name, _, moves = text.partition("*")
    cell, count = find_cell(ruleset.board, name), _count(moves, "runs")
    king = cell is not None and position.kings[side] >> cell & 1 and position.men[side]
    if cell is None or not king or not 1 <= count <= (ruleset.king_run or 0):
        raise BadPosition(why="field", text="runs")
    return Run(cell, count)


def _earlier_runs(ruleset: Ruleset, state: State, moves: Sequence[str], since: str) -> tuple[Runs, ...]:
    """The runs of the earlier positions, from those of the first by playing on."""
    first, *later = (*state.earlier, state.position)
    played = State(first, Counters(runs=_read_runs(ruleset, first, since)))
    for move, after in zip(moves, later, strict=True):
        start, end = (_cell(ruleset.board, name) for name in move.split("-"))
        played = advance(ruleset, played, Move((start, end)), after)
    if played.counters.runs != state.counters.runs:
        raise BadPosition(why="field", text="since")
    return played.runs


def _earlier(ruleset: Ruleset, position: Position, moves: Sequence[str]) -> tuple[Position, ...]:
    """Takes the moves back one by one, the last first."""
    if moves and not repeats(ruleset):
        raise BadPosition(why="field", text="earlier")
    found: list[Position] = []
    rows = ruleset.board.row
    for move in reversed(moves):
        start, end = (find_cell(ruleset.board, name) for name in (move.partition("-")[::2]))
        if start is None or end is None or position.occupied >> start & 1:
            raise BadPosition(why="field", text="earlier")
        mover = position.to_move.other
        change: CellSet = 1 << start | 1 << end
        men, kings = list(position.men), list(position.kings)
        if kings[mover] >> end & 1:
            kings[mover] ^= change
        elif men[mover] >> end & 1 and rows[start] == rows[end]:
            men[mover] ^= change
        else:
            raise BadPosition(why="field", text="earlier")
        position = Position(mover, (men[0], men[1]), (kings[0], kings[1]))
        found.append(position)
    return tuple(reversed(found))


def _passage(names: Mapping[Cell, str], before: Position, after: Position) -> str:
    mover = before.to_move
    old, new = before.pieces(mover), after.pieces(mover)
    (start,), (end,) = cells_of(old & ~new), cells_of(new & ~old)
    return f"{names[start]}-{names[end]}"


def _cell(board: Board, name: str) -> Cell:
    cell = find_cell(board, name)
    if cell is None:
        raise BadPosition(why="cell", cell=name)
    return cell


def _name(ruleset: Ruleset, cell: Cell) -> str:
    return _names(ruleset)[cell]


@cache
def _plain(ruleset: Ruleset) -> Mapping[str, tuple[Cell, Kind]]:
    """The pieces as this file writes them, which most texts do too."""
    names = _names(ruleset)
    kings = {f"K{name}": (cell, Kind.KING) for cell, name in names.items()}
    return MappingProxyType({name: (cell, Kind.MAN) for cell, name in names.items()} | kings)


@cache
def _names(ruleset: Ruleset) -> Mapping[Cell, str]:
    """The name of each cell, in the order in which pieces are written."""
    board = ruleset.board
    cells = sorted(board.cells, key=lambda cell: board.number.get(cell, cell))
    return MappingProxyType({cell: cell_text(board, cell, ruleset.notation) for cell in cells})
