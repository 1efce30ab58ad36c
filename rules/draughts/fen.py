"""Positions and whole states as text: FEN, and after it what the rules remember."""

from __future__ import annotations

import re

from rules.draughts.endings import Counters, Run, counters_of
from rules.draughts.ruleset import Ruleset
from rules.draughts.state import Position, State
from rules.errors import BadPosition
from rules.game import Colour, Side
from rules.geometry import cells_of
from rules.notation import cell_text, find_cell

_LETTERS = {Colour.WHITE: "W", Colour.BLACK: "B"}
_NUMBER = re.compile(r"\d{1,4}")


def write_position(ruleset: Ruleset, position: Position) -> str:
    """FEN in the game's own notation, the side to move first, then White and Black."""
    armies = []
    for colour, letter in _LETTERS.items():
        side = ruleset.side_of(colour)
        pieces = [
            ("K" if position.kings[side] >> cell & 1 else "")
            + cell_text(ruleset.board, cell, ruleset.notation)
            for cell in cells_of(position.pieces(side))
        ]
        armies.append(letter + ",".join(pieces))
    return ":".join((_LETTERS[ruleset.colours[position.to_move]], *armies))


def read_position(ruleset: Ruleset, text: str) -> Position:
    """The position of a FEN. Raises BadPosition."""
    found = re.fullmatch(r"([WB]):([WB])([^:]*):([WB])([^:.]*)\.?", "".join(text.upper().split()))
    if not found or found[2] == found[4]:
        raise BadPosition(why="form")
    men, kings, occupied = [0, 0], [0, 0], 0
    for letter, army in ((found[2], found[3]), (found[4], found[5])):
        side = ruleset.side_of(Colour.WHITE if letter == "W" else Colour.BLACK)
        for piece in filter(None, army.split(",")):
            name = piece.removeprefix("K").lower()
            first, _, last = name.partition("-")
            cells = [find_cell(ruleset.board, name)] if not last else _range(ruleset, first, last)
            for cell in cells:
                if cell is None or occupied >> cell & 1:
                    raise BadPosition(why="square", square=piece[:8])
                occupied |= 1 << cell
                (kings if piece.startswith("K") else men)[side] |= 1 << cell
    side = ruleset.side_of(Colour.WHITE if found[1] == "W" else Colour.BLACK)
    if any(men[side] & ruleset.last_row(side) for side in Side):
        raise BadPosition(why="man-on-last-row")
    return Position(side, (men[0], men[1]), (kings[0], kings[1]))


def _range(ruleset: Ruleset, first: str, last: str) -> list[int | None]:
    numbered = ruleset.board.numbered
    if not (_NUMBER.fullmatch(first) and _NUMBER.fullmatch(last)):
        return [None]
    return [numbered.get(number) for number in range(int(first), min(int(last), len(numbered) + 1) + 1)] or [
        None
    ]


def write_state(ruleset: Ruleset, state: State) -> str:
    """FEN, the counts, the kings that ran, the earlier positions, parted by semicolons."""
    counted = state.counters
    few = ",".join("-" if count is None else str(count) for count in counted.few)
    runs = ",".join("-" if run is None else f"{run.cell}.{run.moves}" for run in counted.runs)
    counts = f"{counted.idle},{counted.untaken},{counted.unchanged}"
    earlier = "/".join(write_position(ruleset, position) for position in state.earlier)
    return ";".join((write_position(ruleset, state.position), counts, few, runs, earlier))


def read_state(ruleset: Ruleset, text: str) -> State:
    """The state of a written one, or of a bare FEN. Raises BadPosition."""
    fen, *memory = text.split(";")
    position = read_position(ruleset, fen)
    if not memory:
        return State(position, counters_of(ruleset, position))
    if len(memory) != 4:
        raise BadPosition(why="form")
    counts, few, runs, earlier = memory
    try:
        idle, untaken, unchanged = map(int, counts.split(","))
        ran = [None if run == "-" else Run(*map(int, run.split("."))) for run in runs.split(",")]
        counted = tuple(None if count == "-" else int(count) for count in few.split(",") if count)
        counters = Counters(idle, untaken, unchanged, counted, (ran[0], ran[1]))
    except (ValueError, TypeError, IndexError) as error:
        raise BadPosition(why="counts") from error
    past = tuple(read_position(ruleset, fen) for fen in earlier.split("/") if fen)
    return State(position, counters, past)
