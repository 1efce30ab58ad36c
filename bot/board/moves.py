"""The name of a move in a list of moves, and its effects besides moving a piece."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from typing import Any

from bot.language.words import Words
from render.diagram import Diagram, Emphasis, Mark, Trail
from rules import BoardView, Cell, Game, Motion, Move, Notation


def cell_order(view: BoardView, notation: Notation) -> dict[Cell, tuple[int, int, int]]:
    """The place of each square in a list of squares: by its number, else by its letter and then its rank."""
    numeric = notation is Notation.NUMERIC
    return {cell.cell: ((numeric and cell.number) or 0, cell.column, -cell.row) for cell in view.cells}


def cell_names(view: BoardView, notation: Notation) -> dict[Cell, str]:
    """The name of each cell: its number on numbered boards where that is wanted, else its letter and row."""
    numeric = notation is Notation.NUMERIC
    return {cell.cell: str(cell.number) if numeric and cell.number else cell.name for cell in view.cells}


def squares(cells: Iterable[Cell], view: BoardView, notation: Notation) -> str:
    """The squares in the one order in which all texts list them."""
    names, order = cell_names(view, notation), cell_order(view, notation)
    return " ".join(names[cell] for cell in sorted(cells, key=order.__getitem__))


def whole_path(game: Game[Any], state: Any, move: Move, notation: Notation | None = None) -> str:
    """The move with every square that a capture touches: "3x12x34x48"; any other move as it is always written."""
    written = game.format(state, move, notation)
    if game.motion is not Motion.TRAVEL or not move.captured or len(move.path) < 3:
        return written
    names = cell_names(game.view(state), notation or game.notation)
    return (":" if ":" in written else "x").join(names[cell] for cell in move.path)


def in_notation(
    game: Game[Any], state: Any, moves: Sequence[str], notation: Notation | None = None
) -> list[str]:
    """The moves from this state on as the reader writes them. Raises MoveError."""
    texts = []
    for text in moves:
        move = game.parse(state, text)
        texts.append(game.format(state, move, notation))
        state = game.play(state, move)
    return texts


def numbered_moves(texts: Sequence[str], words: Words, before: int = 0) -> list[str]:
    """Each move with its number as the language counts them, after so many `before`: "12. 32-28", "19-23"."""
    return [
        words(
            "written-move",
            ply=str(ply + 1),
            number=str(ply // 2 + 1),
            half="first" if ply % 2 == 0 else "begins" if ply == before else "second",
            move=text,
        )
        for ply, text in enumerate(texts, start=before)
    ]


def in_a_row(entries: Sequence[str], words: Words) -> str:
    """Moves with their numbers in one text."""
    return words("written-moves", first="", following="").join(entries)


def effects(game: Game[Any], state: Any, move: Move, words: Words) -> list[str]:
    """The effects of the move, a phrase each: captures, pieces given up, promotion."""
    told = [words("moving-captures", count=len(move.captured))] if move.captured else []
    if move.forfeited is not None:
        told.append(words("moving-declines", piece=lost_piece(game, state, move, words)))
    if game.crowns(state, move):
        told.append(words("moving-crowns"))
    return told


def lost_piece(game: Game[Any], state: Any, move: Move, words: Words) -> str:
    """The piece that is given up for a capture that this move declines: "man on 32"."""
    view, lost = game.view(state), move.forfeited
    assert lost is not None
    kind = next(piece.kind for piece in view.pieces if piece.cell == lost)
    return words("piece-on", kind=kind.value, cell=cell_names(view, words.moves_in or game.notation)[lost])


def aim(game: Game[Any], move: Move, chosen: Cell) -> Cell:
    """Where to point for a move that begins at the chosen cell: a shift goes to the next, a lone placement nowhere."""
    if game.motion is Motion.SHIFT:
        return move.path[1]
    return next((cell for cell in reversed(move.path) if cell != chosen), chosen)


def jumps(before: Diagram, after: Diagram) -> Iterator[Diagram]:
    """The board after each jump but the last of a capture of several pieces; nothing for other moves."""
    points = after.trail.points if after.trail else ()
    taken = [mark for mark in after.marks if mark.emphasis is Emphasis.TAKEN]
    standing = {(token.column, token.row): token for token in before.tokens if not token.ghost}
    if len(taken) < 2 or len(points) != len(taken) + 1 or points[0] not in standing:
        return
    mover = standing.pop(points[0])
    for count in range(1, len(taken)):
        (column, row), gone = points[count], {(mark.column, mark.row) for mark in taken[:count]}
        tokens = [token._replace(ghost=at in gone) for at, token in standing.items() if at != (column, row)]
        passed = [
            Mark(*point, Emphasis.PASSED)
            for point in dict.fromkeys(points[1:count])
            if point != points[count]
        ]
        ends = Mark(*points[0], Emphasis.LEFT), Mark(column, row, Emphasis.ARRIVED)
        yield replace(
            after,
            tokens=(*tokens, mover._replace(column=column, row=row)),
            marks=(ends[0], *passed, ends[1], *taken[:count]),
            trail=Trail(points[: count + 1]),
            top=before.top,
            bottom=before.bottom,
            banner="",
        )
