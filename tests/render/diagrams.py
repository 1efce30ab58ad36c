"""Diagrams for tests: ordinary ones, and any within the bounds."""

from hypothesis import strategies as st
from PIL import Image

from render.contents import Contents
from render.diagram import Diagram, Emphasis, Mark, Region, Shade, Shape, Strip, Tile, Token, Trail
from render.lines import picture_of
from render.squares import Square, square_lines
from render.strips import strip_lines
from render.theme import Theme


def board(side: int = 8, **more: object) -> Diagram:
    """A numbered board of `side` with the men of a start."""
    dark = [(c, r) for r in range(side) for c in range(side) if (c + side - 1 - r) % 2 == 0]
    tiles = tuple(
        Tile(
            c,
            r,
            Shade.DARK if (c, r) in dark else Shade.LIGHT,
            str(dark.index((c, r)) + 1) if (c, r) in dark else "",
        )
        for r in range(side)
        for c in range(side)
    )
    men = tuple(
        Token(c, r, Shape.MAN, int(r < side // 2)) for c, r in dark if not side // 2 - 1 <= r <= side // 2
    )
    return Diagram(side, side, tiles, men, **more)  # type: ignore[arg-type]


def squares_of(diagram: Diagram) -> list[tuple[Square, ...]]:
    """The contents of each square, row by row."""
    contents = Contents(diagram)
    return [contents.row(number) for number in range(diagram.rows)]


def square_picture(square: Square, theme: Theme, size: int) -> Image.Image:
    """A square in indices of the theme's palette."""
    return Image.frombytes("L", (size, size), b"".join(square_lines(square, theme, size)))


def strip_picture(strip: Strip, lead: int, theme: Theme) -> Image.Image:
    """A player's line in the same."""
    return picture_of(strip_lines(strip, lead, theme))


texts = st.text(st.characters(codec="utf-8"), max_size=24) | st.sampled_from(
    [
        "W" * 24, "加藤香流" * 6, "🎲" * 24, "\u202e\u0301" * 12, "Z̷̢̛̼͓" * 4, "דוד כהן", "محمد علي", "\n\t  ",
        "‱" * 24,
    ]
)  # fmt: skip
names = texts | texts.map(lambda text: (text * 3)[:64])
captions = st.text(st.characters(codec="utf-8"), max_size=3) | st.sampled_from(["1", "50", "128", "WWW"])


@st.composite
def diagrams(draw: st.DrawFn) -> Diagram:
    """Any diagram within the bounds."""
    columns, rows = draw(st.integers(1, 16)), draw(st.integers(1, 16))
    places = [(column, row) for row in range(rows) for column in range(columns)]
    some = st.lists(st.sampled_from(places), max_size=12)
    shades, inks = st.sampled_from(Shade), st.sampled_from([0, 1])
    caption = draw(captions)
    tiles = tuple(Tile(c, r, Shade((c + r) % 2), caption if (c + r) % 3 == 0 else "") for c, r in places)
    first, second = tuple(dict.fromkeys(draw(some))), draw(some)
    regions = (
        Region(first, draw(inks), draw(captions), first[0] if first else None, draw(st.booleans())),
        Region(tuple(second)),
    )
    if draw(st.booleans()):
        tiles = tuple(Tile(c, r, draw(shades)) for c, r in places[:8]) + tiles[8:]
    tokens = tuple(
        Token(c, r, draw(st.sampled_from(Shape)), draw(inks), draw(st.booleans()))
        for c, r in dict.fromkeys(draw(some))
    )
    marks = tuple(Mark(c, r, draw(st.sampled_from(Emphasis)), draw(captions)) for c, r in draw(some))
    trail = draw(st.none() | st.lists(st.sampled_from(places), max_size=6).map(lambda way: Trail(tuple(way))))
    return Diagram(
        columns,
        rows,
        tiles,
        tokens,
        marks,
        trail,
        regions if draw(st.booleans()) else (),
        tuple(draw(captions) for _ in range(columns)) if draw(st.booleans()) else (),
        tuple(draw(captions) for _ in range(rows)) if draw(st.booleans()) else (),
        draw(st.none() | strips()),
        draw(st.none() | strips()),
        draw(texts),
        draw(texts),
        draw(texts),
        draw(texts),
    )


@st.composite
def strips(draw: st.DrawFn) -> Strip:
    captured = draw(st.integers(0, 128))
    return Strip(
        draw(names),
        draw(st.sampled_from([0, 1])),
        draw(st.booleans()),
        captured,
        draw(st.integers(0, captured)),
        draw(texts),
        draw(texts),
        draw(st.booleans()),
    )
