"""The stored pictures: what they show, and how to make them anew after a wanted change of looks.

python -m tests.render.references    writes tests/data/render/*.webp; look at every one before committing
"""

from __future__ import annotations

import io
from dataclasses import replace
from pathlib import Path

from PIL import Image

from render import THEMES, Diagram, draw, draw_table
from render.chart import Bracket, Table
from render.diagram import Emphasis, Mark, Region, Shade, Shape, Strip, Tile, Token, Trail
from tests.render.diagrams import board
from tests.render.test_table import cross_table, standings, tree

FOLDER = Path(__file__).resolve().parents[1] / "data" / "render"
SMALL = 6
"""Stored pictures are smaller by this."""


def scenes() -> dict[str, Diagram | Table | Bracket]:
    """A capture on a numbered board, a choice on a lettered one with kings, an end with areas; tables."""
    capture = replace(
        board(10),
        marks=(
            Mark(2, 7, Emphasis.LEFT),
            Mark(4, 5, Emphasis.PASSED),
            Mark(6, 3, Emphasis.ARRIVED),
            Mark(3, 6, Emphasis.TAKEN),
            Mark(5, 4, Emphasis.TAKEN),
        ),
        trail=Trail(((2, 7), (4, 5), (6, 3))),
        top=Strip("Anna Petrowna", 1, captured=3, time="2 d 3 h"),
        title="International draughts",
        note="17. 28×6",
        bottom=Strip("加藤 香流", 0, to_move=True, captured=5, captured_kings=1, time="17 h"),
    )
    gone = {(2, 7), (6, 3), (3, 6), (5, 4)}
    capture = replace(
        capture,
        tokens=(
            *(token for token in capture.tokens if (token.column, token.row) not in gone),
            Token(6, 3, Shape.KING, 0),
            Token(3, 6, Shape.MAN, 1, ghost=True),
            Token(5, 4, Shape.KING, 1, ghost=True),
        ),
    )
    plain = replace(board(8), tiles=tuple(replace(tile, caption="") for tile in board(8).tiles))
    choice = replace(
        plain,
        tokens=(
            *plain.tokens[:6],
            Token(2, 3, Shape.KING, 0),
            Token(5, 4, Shape.KING, 1),
            *plain.tokens[-6:],
        ),
        marks=(
            Mark(2, 3, Emphasis.CHOSEN),
            Mark(1, 4, Emphasis.DESTINATION, "A"),
            Mark(3, 4, Emphasis.DESTINATION, "B"),
            Mark(4, 5, Emphasis.DESTINATION),
            Mark(5, 4, Emphasis.DESTINATION, "12"),
            Mark(7, 6, Emphasis.CAN_MOVE),
        ),
        column_labels=tuple("abcdefgh"),
        row_labels=tuple("87654321"),
    )
    tiles = tuple(Tile(c, r, Shade((c + r + 1) % 2)) for r in range(8) for c in range(8))
    men = tuple(Token(c, r, Shape.MAN, int(c + r > 6)) for r in range(8) for c in range(8) if (c * r) % 3)
    low = tuple((c, r) for r in range(8) for c in range(8) if c + r > 6 and c != 5)
    end = Diagram(
        8,
        8,
        tiles,
        men,
        regions=(
            Region(low, 1, "29", (4, 5), tinted=True),
            Region(((0, 0), (1, 0), (1, 1)), 0, "3", (1, 1)),
            Region(((3, 3), (4, 3), (3, 4), (4, 4))),
        ),
        column_labels=tuple("hgfedcba"),
        row_labels=tuple("12345678"),
        top=Strip("A" * 40, 0, score="49"),
        bottom=Strip("B", 1, winner=True, score="2×5+4 = 14"),
        banner="Łukasz wins, 加藤 香流",
        title="Binary",
        note="24. c3+d4",
    )
    return {
        "capture": capture,
        "choice": choice,
        "end": end,
        "standings": standings(8),
        "cross": cross_table(8),
        "tree": tree(8),
    }


def names() -> list[str]:
    """The names of the files: the first scene in every theme and the others in two."""
    return [f"{name}-{theme}" for name in scenes() for theme in (THEMES if name == "capture" else TWO)]


def picture(name: str) -> Image.Image:
    """One of them as it is drawn now, small."""
    scene, _, theme = name.partition("-")
    shown = scenes()[scene]
    data = draw(shown, theme) if isinstance(shown, Diagram) else draw_table(shown, theme)
    return Image.open(io.BytesIO(data)).convert("RGB").reduce(SMALL)


TWO = ("wood", "colourblind")
"""One with serifs and one without."""


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for old in FOLDER.iterdir():
        old.unlink()
    for name in names():
        picture(name).save(FOLDER / f"{name}.webp", lossless=True, quality=100, method=6)


if __name__ == "__main__":
    main()
