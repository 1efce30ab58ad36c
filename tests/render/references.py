"""The stored pictures: what they show, and how to make them anew after a wanted change of looks.

python -m tests.render.references    writes tests/data/render; look at every picture before committing

Some are stored small, for people and for whatever libraries draw them; of all, the sum of every pixel at full size is
stored, which is the same only where the same libraries draw.
"""

import hashlib
import io
import json
import platform
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import PIL
from PIL import Image, ImageSequence, features

import render
from render import THEMES, Content, Diagram, Judged, draw_grid, draw_replay, draw_sheet, draw_themes
from render.chart import Align, Bracket, Column, Entry, Round, Row, Table, Tie, Tone
from render.curve import Curve
from render.curve import Mark as Level
from render.diagram import Emphasis, Mark, Region, Shade, Shape, Strip, Tile, Token, Trail
from render.poster import Fact, Poster
from render.record import Bar, Record
from tests.render.diagrams import board
from tests.render.test_table import cross_table, standings, tree

FOLDER = Path(__file__).resolve().parents[1] / "data" / "render"
SUMS = FOLDER / "sums.json"
SMALL = 6
"""Stored pictures are smaller by this."""

Scene = Diagram | Content | Callable[[str], bytes]
"""Those that are drawn in other ways are functions of the theme."""


def scenes() -> dict[str, Scene]:
    """A capture on a numbered board, a choice on a lettered one with kings, an end with areas; tables; small boards
    turned round, texts that are too long, legends, arrows and reasons.
    """
    capture = replace(
        board(10),
        marks=(
            Mark(2, 7, Emphasis.LEFT), Mark(4, 5, Emphasis.PASSED), Mark(6, 3, Emphasis.ARRIVED),
            Mark(3, 6, Emphasis.TAKEN), Mark(5, 4, Emphasis.TAKEN),
        ),
        trail=Trail(((2, 7), (4, 5), (6, 3))),
        top=Strip("Anna Petrowna", 1, captured=3, time="2 d 3 h"),
        title="International draughts",
        note="17. 28×6",
        bottom=Strip("加藤 香流", 0, to_move=True, captured=5, captured_kings=1, time="17 h"),
    )  # fmt: skip
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
    plain = replace(board(8), tiles=tuple(tile._replace(caption="") for tile in board(8).tiles))
    choice = replace(
        plain,
        tokens=(
            *plain.tokens[:6],
            Token(2, 3, Shape.KING, 0),
            Token(5, 4, Shape.KING, 1),
            *plain.tokens[-6:],
        ),
        marks=(
            Mark(2, 3, Emphasis.CHOSEN), Mark(1, 4, Emphasis.DESTINATION, "A"),
            Mark(3, 4, Emphasis.DESTINATION, "B"), Mark(4, 5, Emphasis.DESTINATION),
            Mark(5, 4, Emphasis.DESTINATION, "12"), Mark(7, 6, Emphasis.CAN_MOVE),
        ),
        column_labels=tuple("abcdefgh"),
        row_labels=tuple("87654321"),
    )  # fmt: skip
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
    moved = standings(8)
    arrows = [("▲12", Tone.UP), ("▼8", Tone.DOWN), ("–", Tone.PLAIN), ("▲3", Tone.PLAIN)]
    moved = replace(
        moved,
        columns=(*moved.columns, Column("±", Align.CENTRE)),
        rows=tuple(
            replace(row, cells=(*row.cells, said), tones=(*(Tone.PLAIN,) * 7, tone))
            for row, (said, tone) in zip(moved.rows, arrows * 2, strict=True)
        ),
        up="up to division 1",
        down="第三部へ",
    )
    four = tree(4)
    ties = tuple(
        replace(tie, reason=f"by the higher rating, {'W' * n}") for n, tie in enumerate(four.rounds[0].ties)
    )
    turned = replace(
        choice,
        column_labels=choice.column_labels[::-1],
        row_labels=choice.row_labels[::-1],
        top=Strip("加藤 香流", 0, to_move=True, score="2×5+4 = 14", time="5 d 11 h"),
        bottom=Strip("W" * 40, 1, score="3", time="-"),
        title="Your move, 12. c3-d4",
    )
    alone = replace(end, banner="", top=None, bottom=Strip("B", 1, captured=3, time="2 d"))
    boards = (turned, replace(capture, title="il" * 30, note=""), alone)
    looks = dict(zip(THEMES, ("Wood", "紙", "Slate " * 9, "g", "Colours"), strict=True))
    long = Poster(
        replace(board(12), top=Strip("W" * 64, 1, score="W" * 24), bottom=Strip("髙橋 さくら", 0)),
        "Ågýq gjpqy " * 9,
        "髙jpq " * 16,
        (Fact("白の勝ち" * 2, "W" * 20), *(Fact("White wins: Black has lost on time.", "gj"),) * 2),
    )
    heights = tuple(Level(at, str(at)) for at in (1300, 1500, 1700))
    likely = ((1290.0, 1450.0), (1500.0, 1640.0), (1400.0, 1600.0))
    banded = Curve("Anna", ((0, 1400), (1, 1600), (2, 1500)), heights, around=likely, base=1500.0)
    return {
        "capture": capture,
        "choice": choice,
        "end": end,
        "standings": standings(8),
        "cross": cross_table(8),
        "tree": tree(8),
        "sides": tree(32),
        "moved": moved,
        "lowest": replace(moved, up="", title="秋季大会" * 22),
        "reasons": replace(
            four, subtitle="Two games each", rounds=(replace(four.rounds[0], ties=ties), *four.rounds[1:])
        ),
        "grid": lambda theme: draw_grid(boards, theme),
        "looks": lambda theme: draw_themes(turned, {theme: "", **looks}),
        "long": long,
        "banded": banded,
    }


def oddities() -> dict[str, Scene]:
    """Rare pictures: corners of ways, barred squares, all tones, long or right-to-left texts, a curve,
    replay, sheet.
    """
    start = board(8)
    odd = replace(
        start,
        tokens=(
            *(Token(c, 0, shape, ink, ghost) for c, (shape, ink, ghost) in enumerate(PIECES)),
            Token(6, 5, Shape.KING, 0),
            Token(1, 6, Shape.MAN, 1),
        ),
        marks=(
            *(Mark(c, 2, Emphasis.BARRED) for c in range(3)),
            Mark(1, 6, Emphasis.CHOSEN, "1"),
            *(Mark(c, 7, emphasis) for c, emphasis in enumerate(Emphasis)),
        ),
        trail=Trail(((0, 3), (3, 6), (6, 3), (3, 3), (3, 5), (6, 5))),
        regions=(Region(((5, 1), (6, 1), (6, 2), (7, 2))), Region(((4, 1), (4, 2)), 1, "2", (4, 2))),
        top=Strip("דוד כהן", 1, to_move=True, captured=12, captured_kings=12, time="-"),
        bottom=Strip("Wolfeschlegelsteinhausenbergerdorff " + "W" * 28, 0, captured=128, time="3 d 12 h"),
        title="T" * 64,
        note="محمد علي",
    )
    columns = (
        Column("#"),
        Column("Long " * 12, Align.LEFT),
        Column("Centre", Align.CENTRE),
        Column("Σ", strong=True),
    )
    rows = tuple(
        Row(
            (str(n), f"{tone.value} {'ж' * 5 * n}", "½" * n, "10½"),
            (Tone.PLAIN, tone, tone, tone),
            tone=(Tone.PLAIN, Tone.UP, Tone.DOWN)[n % 3],
            mine=n == 4,
        )
        for n, tone in enumerate(Tone)
    )
    cup = Bracket(
        "",
        (
            Round(
                "", (Tie(Entry("Anna", "2", winner=True), Entry("W" * 64, "0")), Tie(Entry("加藤"), Entry()))
            ),
            Round("Final", (Tie(Entry("Anna"), Entry()),)),
        ),
        "Two games each",
    )
    levels = tuple(Level(at, str(at)) for at in (1300, 1400, 1500, 1600))
    points = tuple((float(n), 1450 + (n * 37 % 100) * 1.4) for n in range(40))
    curve = Curve("Łukasz Żółć", points, levels, (Level(0, "1 Jan"), Level(39, "9 Feb")), "International")
    review = Curve(
        "Game #7",
        tuple((float(n), (n * 29 % 50 - 20) / 10) for n in range(24)),
        tuple(Level(at, str(abs(at))) for at in (-5, -1, 0, 1, 5)),
        (Level(10, "5"), Level(20, "10")),
        "Men ahead",
        spots=((3.0, 1.7, "1"), (4.0, -0.4, "2"), (15.0, 1.5, "10")),
        base=0.0,
        above="Black stands better",
        below="白が有利",
    )
    capture, step = Trail(((0, 3), (2, 5), (4, 3), (4, 0))), Trail(((7, 2), (6, 3)))
    return {
        "odd": odd,
        "tones": Table("A title that is far too long for the table " * 2, columns, rows),
        "cup": cup,
        "curve": curve,
        "review": review,
        "record": Record(
            "Łukasz Żółć · International draughts",
            "1612 ± 60, 24 games",
            replace(curve, steps=True, peak=(points[29][0], points[29][1], "best")),
            tuple(
                (sign, tone)
                for sign, tone in zip("10½○●△", (Tone.WON, Tone.LOST, Tone.DRAWN) * 2, strict=True)
            ),
            "Last 6 games",
            (
                Bar("International draughts", 12, 3, 5, "+12 =3 –5"),
                Bar("国際チェッカー", 0, 1, 9, "0勝9敗1分"),
            ),
            (("Autumn League of the North-West · division 1", "2 of 8"), ("ラダー", "14人中3位")),
        ),
        "judged": Judged(replace(start, title="Checkers"), capture, step, ("Played: 9-13", "最善：W" * 9)),
        "point": Curve("", ((5.0, 1500.0),), levels[1:]),
        "replay": lambda theme: draw_replay(
            (
                replace(odd, tokens=start.tokens, marks=(), trail=None, regions=()),
                odd,
                replace(odd, marks=(), trail=None, banner="Draw"),
            ),
            theme,
        ),
        "poster": Poster(
            replace(
                start,
                top=Strip("Wolfeschlegelsteinhausen", 1, score="1893 (−12)"),
                bottom=Strip("加藤 香流", 0, score="1612? (+88)", winner=True),
            ),
            "American checkers",
            "Autumn league · 秋季リーグ · round 3",
            (
                Fact("White wins: Black has lost on time."),
                Fact("全41手"),
                Fact("23. 32×21×12×3", "The game turned"),
            ),
        ),
        "sheet": lambda theme: draw_sheet(
            [("One", (odd, start)), ("Two", (replace(start, banner="Draw"),))], theme
        ),
    }


PIECES = tuple((shape, ink, ghost) for ghost in (False, True) for shape in Shape for ink in (0, 1))


def names() -> list[str]:
    """The names of the files: the first scene in every theme and the others in two."""
    return [f"{name}-{theme}" for name in scenes() for theme in (THEMES if name == "capture" else TWO)]


def all_names() -> list[str]:
    """The names of all pictures of which the sum is stored."""
    return [f"{name}-{theme}" for name in scenes() | oddities() for theme in THEMES]


def drawn(name: str) -> list[Image.Image]:
    """The frames of a picture as they are drawn now."""
    scene, _, theme = name.partition("-")
    content = (scenes() | oddities())[scene]
    if isinstance(content, Diagram):
        data = render.draw(content, theme)
    else:
        data = content(theme) if callable(content) else render.paint(content, theme)
    return [frame.convert("RGB") for frame in ImageSequence.Iterator(Image.open(io.BytesIO(data)))]


def picture(name: str) -> Image.Image:
    """One of the stored ones as it is drawn now, small."""
    return drawn(name)[0].reduce(SMALL)


def sum_of(name: str) -> str:
    """A sum of every pixel of a picture as it is drawn now."""
    whole = hashlib.sha256()
    for frame in drawn(name):
        whole.update(repr(frame.size).encode() + frame.tobytes())
    return whole.hexdigest()[:16]


def as_stored(name: str) -> bool:
    """Whether a picture is the same to the last pixel; also where other libraries draw than those it was stored with.

    If a change is meant: python -m tests.render.references, and look at the changes.
    """
    stored: dict[str, str] = json.loads(SUMS.read_text("utf-8"))
    assert name in stored, f"{name} was never drawn: {MAKES} makes the references of a new theme"
    return libraries() != stored["drawn by"] or sum_of(name) == stored[name]


def libraries() -> str:
    """The libraries that decide how letters and edges come out."""
    parts = ("freetype2", "raqm", "harfbuzz")
    found = [f"{part} {features.version(part)}" for part in parts]
    return ", ".join([f"pillow {PIL.__version__}", *found, platform.machine()])


MAKES = "python -m tests.render.references"
TWO = ("wood", "colourblind")
"""One with serifs and one without."""


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for old in FOLDER.iterdir():
        old.unlink()
    for name in names():
        picture(name).save(FOLDER / f"{name}.webp", lossless=True, quality=100, method=6)
    sums = {"drawn by": libraries(), **{name: sum_of(name) for name in all_names()}}
    SUMS.write_text(json.dumps(sums, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
