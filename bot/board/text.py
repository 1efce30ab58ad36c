"""A position in words and as a text board: for those who do not see pictures."""

from __future__ import annotations

from typing import Any

from bot.language.words import Words
from rules import Colour, Game, Kind, Notation, Side
from rules.game import BoardView, CellView

MAX_DESCRIPTION = 1024
_SYMBOLS = {
    (Colour.WHITE, Kind.MAN): "o",
    (Colour.WHITE, Kind.KING): "O",
    (Colour.BLACK, Kind.MAN): "x",
    (Colour.BLACK, Kind.KING): "X",
    (Colour.WHITE, Kind.PIECE): "o",
    (Colour.BLACK, Kind.PIECE): "x",
}


def described(
    game: Game[Any], state: Any, words: Words, notation: Notation | None = None, *, over: bool = False
) -> str:
    """Every piece by side and kind, and who is to move unless it is `over`; no longer than an alternative text."""
    view = game.view(state)
    names = cell_names(view, notation or game.notation)
    parts = []
    for side in Side:
        for kind in Kind:
            found = [names[piece.cell] for piece in view.pieces if piece.side is side and piece.kind is kind]
            if found:
                pieces = words(f"position-{kind.value}", colour=words.colour(game, side), count=len(found))
                parts.append(f"{pieces} {' '.join(found)}.")
    if not over:
        parts.append(words("position-to-move", colour=words.colour(game, view.to_move)))
    text = " ".join(parts)
    return text if len(text) <= MAX_DESCRIPTION else text[: MAX_DESCRIPTION - 1] + "…"


def text_board(game: Game[Any], state: Any, bottom: Side) -> str:
    """The board in characters with `bottom` below: o is White, x is Black, capitals are kings."""
    view = game.view(state)
    turned = view.bottom is not bottom
    pieces = {piece.cell: _SYMBOLS[game.colours[piece.side], piece.kind] for piece in view.pieces}
    grid = {(cell.column, cell.row): pieces.get(cell.cell, ".") for cell in view.cells}
    rows = range(view.rows - 1, -1, -1) if turned else range(view.rows)
    columns = range(view.columns - 1, -1, -1) if turned else range(view.columns)
    lines = [
        f"{view.rows - row:>2} " + " ".join(grid.get((column, row), " ") for column in columns)
        for row in rows
    ]
    lines.append("   " + " ".join(chr(ord("a") + column) for column in columns))
    return "\n".join(lines)


def cell_names(view: BoardView, notation: Notation) -> dict[int, str]:
    """What each cell is called: its number on numbered boards where that is wanted, else its letter and row."""
    return {cell.cell: _name(cell, notation) for cell in view.cells}


def _name(cell: CellView, notation: Notation) -> str:
    return str(cell.number) if notation is Notation.NUMERIC and cell.number is not None else cell.name
