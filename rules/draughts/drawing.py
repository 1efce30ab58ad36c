"""Drawing tables of federations, with positions that no play reaches: men displaced, or taken off.

Facts as the federations publish them: IDF's 64 table (idf64.org) and FMJD's (results.fmjd.org) a card a line, `-`
being no move of a side and `!` what Brazilian leaves out; the ballot of eleven men of the American Checker Federation,
a line for each two moves, with the number of each ballot and the squares left empty before them.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

from rules.draughts.fen import write_position
from rules.draughts.ruleset import Ruleset
from rules.draughts.state import Position
from rules.game import Cell, Side
from rules.geometry import CellSet

FOLDER: Final = Path(__file__).parent / "tables"
_PLACED = re.compile(r"([a-h][1-8])-([a-h][1-8])|([a-h])([a-h])([1-8])|(\d+)-(\d+)")
_TENS = ("", "X", "XX", "XXX", "XL")
_ONES = ("", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX")


def positions(table: str, ruleset: Ruleset, *, whole: bool = True) -> dict[str, str]:
    """The ballots of a table for a game: name -> position. `whole`: also those that Brazilian leaves out."""
    names = _eleven() if table == "acf" else _cards(table, whole)
    return {name: _position(ruleset, gone, moves) for name, gone, moves in names}


Ballot = tuple[str, tuple[int, ...], tuple[str, ...]]
"""The name of a ballot, the squares left empty, and the moves then made, first of the side that begins."""


@cache
def _lines(table: str) -> tuple[str, ...]:
    return tuple((FOLDER / f"{table}.txt").read_text(encoding="utf-8").splitlines())


def _cards(table: str, whole: bool) -> Iterator[Ballot]:
    for card, line in enumerate(_lines(table), start=1):
        for place, written in enumerate(line.split(" | "), start=1):
            if whole or not written.endswith("!"):
                moves = written.rstrip("!")
                roman = _TENS[place // 10] + _ONES[place % 10]
                yield f"{table.upper()} {card}-{roman} {moves}".strip(), (), tuple(moves.split())


def _eleven() -> Iterator[Ballot]:
    found: dict[int, Ballot] = {}
    for line in _lines("acf"):
        moves, _, ballots = line.partition(": ")
        for ballot in ballots.split():
            number, black, white = map(int, re.split(r"[=+]", ballot))
            found[number] = (f"ACF {number}: {black}+{white} {moves}", (black, white), tuple(moves.split()))
    return (found[number] for number in sorted(found))


def _position(ruleset: Ruleset, gone: tuple[int, ...], moves: tuple[str, ...]) -> str:
    board = ruleset.board
    men = [ruleset.home(Side.FIRST), ruleset.home(Side.SECOND)]
    for number in gone:
        men = [each & ~(1 << board.numbered[number]) for each in men]
    mover = Side.FIRST
    for move in moves:
        if move != "-":
            start, end, taken = _ends(ruleset, move, mover)
            men[mover] = men[mover] & ~(1 << start) | 1 << end
            men[mover.other] &= ~taken
        mover = mover.other
    return write_position(ruleset, Position(mover, (men[0], men[1]), (0, 0)))


def _ends(ruleset: Ruleset, move: str, mover: Side) -> tuple[Cell, Cell, CellSet]:
    """The cells of `ab4`, a move of a man or its capture of one; `a1-a5`, a man displaced; `9-13`, by numbers.

    And the piece that is taken. Letters are those of a board on which the side that begins stands below.
    """
    found = _PLACED.fullmatch(move)
    assert found is not None, move
    board = ruleset.board
    if found[6]:
        return board.numbered[int(found[6])], board.numbered[int(found[7])], 0
    if found[1]:
        return _cell(ruleset, found[1]), _cell(ruleset, found[2]), 0
    first, last, row = ord(found[3]), ord(found[4]), int(found[5])
    back = -1 if mover is Side.FIRST else 1
    start = _cell(ruleset, f"{found[3]}{row + back * abs(last - first)}")
    over = 1 << _cell(ruleset, f"{chr((first + last) // 2)}{row + back}") if abs(last - first) == 2 else 0
    return start, _cell(ruleset, found[4] + found[5]), over


def _cell(ruleset: Ruleset, name: str) -> Cell:
    board = ruleset.board
    if ruleset.home(Side.FIRST) & board.rows[board.shape.rows - 1]:
        return board.named[name]
    return board.named[f"{chr(ord('a') + ord('h') - ord(name[0]))}{board.shape.rows + 1 - int(name[1])}"]
