"""A move, a choice and the squares that decide, as one would say them aloud to somebody who does not see the board."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from bot.board.diagram import Choice
from bot.board.moves import lost_piece
from bot.board.squares import cell_names, squares
from bot.language.words import Words
from rules import BoardView, Cell, Game, Motion, Move, Notation, Side

_COUNTED = {"largest-group": "group", "score": "territory"}
"""Remarks of games in which areas decide, and the name of an area there."""


def spoken_move(
    game: Game[Any], before: Any, move: Move, words: Words, notation: Notation | None = None
) -> str:
    """The move in a sentence: "Black’s man 31 takes 27, 17 and 7 and becomes a king on 2"."""
    view = game.view(before)
    names = cell_names(view, notation or game.notation)
    facts: dict[str, Any] = {
        "colour": words.colour(game, before.to_move),
        "start": names[move.path[0]],
        "end": names[move.path[-1]],
    }
    if game.motion is Motion.PLACE:
        return words("aloud-places", **facts, squares=[names[cell] for cell in move.path])
    if game.motion is Motion.SHIFT:
        return words("aloud-shifts", **facts, count=len(move.path) - 1)
    facts["kind"] = next(piece.kind.value for piece in view.pieces if piece.cell == move.path[0])
    facts["crowned"] = "yes" if game.crowns(before, move) else "no"
    if move.captured:
        return words("aloud-takes", **facts, squares=[names[cell] for cell in move.captured])
    between = " ".join(names[cell] for cell in move.path[1:-1]) or "none"
    told = words("aloud-goes", **facts, between=between)
    if move.forfeited is None:
        return told
    return words("aloud-lost", told=told, piece=lost_piece(game, before, move, words, notation))


def spoken_choice(
    game: Game[Any], state: Any, choice: Choice, words: Words, notation: Notation | None = None
) -> str:
    """The choices of this moment: the squares that may be chosen, or the chosen one and where it may go."""
    view, written = game.view(state), notation or game.notation
    if choice.chosen is not None:
        ends = squares((cell for cell, _ in choice.destinations), view, written)
        chosen = squares([choice.chosen], view, written)
        return words("aloud-chosen", motion=game.motion.value, square=chosen, squares=ends)
    if choice.pieces:
        return words("aloud-choices", squares=squares(choice.pieces, view, written))
    return words("aloud-barred", squares=squares(choice.barred, view, written)) if choice.barred else ""


def deciding(
    game: Game[Any], view: BoardView, words: Words, notation: Notation | None = None
) -> Iterator[str]:
    """The squares of each side's largest area, where areas decide."""
    kind = next((_COUNTED[remark.code] for remark in view.remarks if remark.code in _COUNTED), None)
    if kind is None:
        return
    largest: Mapping[Side, tuple[Cell, ...]] = {area.side: area.cells for area in reversed(view.areas)}
    for side in Side:
        if len(cells := largest.get(side, ())) > 1:
            told = squares(cells, view, notation or game.notation)
            yield words(
                "aloud-area", kind=kind, colour=words.colour(game, side), count=len(cells), squares=told
            )
