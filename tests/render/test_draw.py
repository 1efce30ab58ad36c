"""A diagram within its bounds becomes a palette PNG that shows what it says, at any sharpness, and looks as stored."""

import io
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import Image, ImageChops, ImageDraw, ImageFilter

import render
from render.chart import Column, Row, Table
from render.curve import Curve
from render.curve import Mark as CurveMark
from render.diagram import Diagram, Emphasis, Mark, Region, Shade, Shape, Strip, Tile, Token, Trail
from render.painter import bands_of, painted, sharp_enough, square_size
from render.png import png_of_bands
from render.squares import palette_of
from render.stamps import stamp_of
from render.theme import CROWDED
from render.theme import THEMES as LOOKS
from tests.render.diagrams import board, diagrams, squares_of, strip_picture
from tests.render.references import FOLDER, all_names, as_stored, names, picture


@pytest.mark.parametrize("theme", render.THEMES)
@pytest.mark.parametrize(("side", "wide", "most"), [(8, 1110, 70_000), (10, 962, 70_000), (12, 962, 70_000)])
def test_an_ordinary_position_is_a_palette_png_of_few_bytes(
    theme: str, side: int, wide: int, most: int
) -> None:
    strips = {
        "top": Strip("Marcel Deslauriers", 1, captured=3),
        "bottom": Strip("加藤 香流", 0, to_move=True, captured=4),
    }
    data = render.draw(board(side, **strips, title="International draughts", note="24. 32-28"), theme)
    picture = Image.open(io.BytesIO(data))
    picture.load()
    assert picture.mode == "P"
    assert picture.width == wide
    assert len(data) < most


@pytest.mark.parametrize("theme", render.THEMES)
@pytest.mark.parametrize(("ended", "most"), [(False, 70_000), (True, 80_000)])
def test_a_piece_on_every_square_still_makes_a_small_picture(theme: str, ended: bool, most: int) -> None:
    dice = Random(4)
    plain = replace(board(8), tiles=tuple(tile._replace(caption="") for tile in board(8).tiles))
    cells = [(tile.column, tile.row) for tile in plain.tiles]
    tokens = tuple(Token(*cell, Shape.MAN, dice.randrange(2)) for cell in cells)
    crowded = replace(plain, tokens=tokens, row_labels=tuple("87654321"), column_labels=tuple("abcdefgh"))
    if ended:
        sides = [
            tuple(cell for cell, token in zip(cells, tokens, strict=True) if token.ink == ink)
            for ink in (0, 1)
        ]
        areas = tuple(Region(side, ink, "32", side[9], tinted=True) for ink, side in enumerate(sides))
        crowded = replace(crowded, regions=areas, banner="Marcel Deslauriers wins: the larger group decides.")
    upper, lower = Strip("Marcel Deslauriers", 1, score="26"), Strip("加藤 香流", 0, score="11")
    crowded = replace(crowded, top=upper, bottom=lower)
    look = sharp_enough(crowded, LOOKS[theme])
    assert look.unit == CROWDED
    assert square_size(crowded, look) > square_size(board(12), LOOKS[theme]), (
        "of fewer pixels, and still large"
    )
    drawn = render.draw(crowded, theme)
    # As sharp as others it would be larger, and zlib has to deflate some of its bands.
    sharper = png_of_bands(bands_of(crowded, LOOKS[theme]), palette_of(LOOKS[theme]))
    for data, shown in ((drawn, look), (sharper, LOOKS[theme])):
        assert len(data) < most
        written, whole = Image.open(io.BytesIO(data)), painted(crowded, shown)
        assert (written.size, written.tobytes()) == (whole.size, whole.tobytes()), (
            "the same picture, whatever deflates its bands"
        )
    half = replace(crowded, tokens=tokens[:32], regions=())
    assert sharp_enough(half, LOOKS[theme]) is LOOKS[theme]


def test_the_turns_of_a_long_capture_are_numbered() -> None:
    way = ((2, 7), (4, 5), (2, 3), (4, 1), (2, 3), (0, 5))
    diagram = replace(board(8), tokens=(Token(0, 5, Shape.MAN, 0),), trail=Trail(way))
    squares = squares_of(diagram)
    assert [squares[row][column].turn for column, row in way] == ["", "1", "2·4", "3", "2·4", ""]
    short = squares_of(replace(diagram, trail=Trail(way[:2] + way[-1:])))
    assert not any(square.turn for row in short for square in row), "one turn needs no number"


def test_a_mask_is_laid_over_lines_as_over_a_picture() -> None:
    look, side = LOOKS["wood"], 60
    palette = palette_of(look)
    under = Image.frombytes(
        "L", (side, side), bytes(n * 7 % len(palette.colours) for n in range(side * side))
    )
    masks = [Image.new("L", (side, side)) for _ in range(2)]
    for mask, reach in zip(masks, (26, 15), strict=True):
        ImageDraw.Draw(mask).ellipse((30 - reach, 34 - reach, 30 + reach, 34 + reach), fill=255)
        mask.paste(mask.filter(ImageFilter.GaussianBlur(3)))
    colours = (look.trail_line, look.trail)
    lines = [under.tobytes()[at : at + side] for at in range(0, side * side, side)]
    stamp_of(*masks).press(lines, palette, *colours)
    for mask, colour in zip(masks, colours, strict=True):
        palette.lay(under, mask, (0, 0), colour)
    assert b"".join(lines) == under.tobytes()


@pytest.mark.parametrize("theme", render.THEMES)
@pytest.mark.parametrize("name", ["W" * 64, "加藤香流" * 16, "Z̷̢̛̼͓͉̊̓" * 8, "محمد علي " * 7, "\u202e" * 64, ""])
def test_nothing_in_a_strip_leaves_its_place(name: str, theme: str) -> None:
    look = LOOKS[theme]
    plain = strip_picture(Strip("", 0), 0, look)
    full = strip_picture(Strip(name, 0, captured=128, captured_kings=60, time="W" * 24), 128, look)
    width, height = plain.size
    assert full.size == plain.size
    for edge in (
        (0, 0, width, 12),
        (0, height - 12, width, height),
        (0, 0, 24, height),
        (width - 24, 0, width, height),
    ):
        assert full.crop(edge).tobytes() == plain.crop(edge).tobytes()


@pytest.mark.parametrize("rows", [[], [("American", [])], [("American", [board(8)]), ("Russian", [])]])
def test_a_sheet_without_a_picture_in_each_row_is_refused(rows: list[tuple[str, list[Diagram]]]) -> None:
    with pytest.raises(render.BadDiagram, match="rows"):
        render.draw_sheet(rows)


def test_who_names_no_theme_gets_wood() -> None:
    diagrams, table = [board(8), board(8)], Table("Cup", (Column("Name"),), (Row(("Ann",)),))
    curve = Curve("Ann", ((0, 1), (1, 2)), (CurveMark(0, "0"), CurveMark(3, "3")))
    assert render.draw(diagrams[0]) == render.draw(diagrams[0], "wood")
    assert render.draw_grid(diagrams) == render.draw_grid(diagrams, "wood")
    assert render.draw_replay(diagrams) == render.draw_replay(diagrams, "wood")
    assert render.draw_sheet([("American", diagrams)]) == render.draw_sheet([("American", diagrams)], "wood")
    assert render.draw_table(table) == render.draw_table(table, "wood")
    assert render.draw_curve(curve) == render.draw_curve(curve, "wood")


@given(diagrams(), st.sampled_from(sorted(render.THEMES)))
@settings(max_examples=40)
def test_any_diagram_within_the_bounds_is_a_sound_png(diagram: Diagram, theme: str) -> None:
    picture = Image.open(io.BytesIO(render.draw(diagram, theme)))
    picture.load()  # Pillow checks every checksum
    assert picture.format == "PNG"
    assert picture.mode == "P"
    assert picture.width == (962 if diagram.fine else 1110)
    assert picture.height < 1.5 * picture.width


_TILES = board().tiles
_WRONG: list[tuple[str, dict[str, Any]]] = [
    ("columns", {"columns": 0}), ("rows", {"rows": 17}), ("tiles", {"tiles": _TILES[1:]}),
    ("tiles", {"tiles": (*_TILES[1:], _TILES[1])}),
    ("tiles[63]", {"tiles": (*_TILES[:-1], Tile(8, 0, Shade.DARK))}),
    ("tiles[0].caption", {"tiles": (_TILES[0]._replace(caption="1234"), *_TILES[1:])}),
    ("regions[0].ink", {"regions": (Region(((0, 0),), 2),)}),
    ("regions[0].size", {"regions": (Region(((0, 0),), 1, "1234"),)}),
    ("regions[0].cells", {"regions": (Region(((0, 8),), 1),)}),
    ("regions[0].badge", {"regions": (Region(((0, 0),), 1, "1", (8, 0)),)}),
    ("regions", {"regions": (Region(((0, 0),), 1), Region(((0, 0),), 0))}),
    ("regions", {"regions": (Region(((0, 0),)),) * 65}), ("title", {"title": "x" * 65}),
    ("note", {"note": "x" * 65}), ("tokens[0]", {"tokens": (Token(0, 8, Shape.MAN, 0),)}),
    ("tokens[0].ink", {"tokens": (Token(0, 0, Shape.MAN, 2),)}),
    ("tokens", {"tokens": (Token(0, 0, Shape.MAN, 0), Token(0, 0, Shape.KING, 0, ghost=True))}),
    ("marks[0]", {"marks": (Mark(-1, 0, Emphasis.LEFT),)}),
    ("marks[0].label", {"marks": (Mark(0, 0, Emphasis.DESTINATION, "1234"),)}),
    ("trail.points", {"trail": Trail(((0, 0), (8, 8)))}),
    ("trail.points", {"trail": Trail(((0, 0), (1, 1)) * 33)}), ("column_labels", {"column_labels": ("a",)}),
    ("row_labels[7]", {"row_labels": ("1",) * 7 + ("1234",)}), ("top.name", {"top": Strip("x" * 65, 0)}),
    ("top.time", {"top": Strip("x", 0, time="x" * 25)}),
    ("bottom.score", {"bottom": Strip("x", 0, score="x" * 25)}), ("bottom.ink", {"bottom": Strip("x", 3)}),
    ("bottom.captured", {"bottom": Strip("x", 0, captured=-1)}),
    ("bottom.captured_kings", {"bottom": Strip("x", 0, captured=1, captured_kings=2)}),
    ("banner", {"banner": "x" * 81}), ("description", {"description": "x" * 1025}),
]  # fmt: skip


@pytest.mark.parametrize(
    ("field", "change"), _WRONG, ids=[f"{field}-{n}" for n, (field, _) in enumerate(_WRONG)]
)
def test_a_diagram_outside_the_bounds_is_refused_by_the_name_of_the_field(
    field: str, change: dict[str, Any]
) -> None:
    with pytest.raises(render.BadDiagram) as caught:
        render.draw(replace(board(), **change))
    assert caught.value.field == field


MOST = 20
"""The most by which a channel of a pixel may differ: letters are a little different in each version of
the font library.
"""


@pytest.mark.parametrize("name", names())
def test_a_picture_looks_as_it_was_stored(name: str) -> None:
    stored = Image.open(FOLDER / f"{name}.webp").convert("RGB")
    drawn = picture(name)
    assert drawn.size == stored.size
    assert distance(drawn, stored) <= MOST


@pytest.mark.parametrize("name", all_names())
def test_a_picture_is_the_same_to_the_last_pixel_where_the_same_libraries_draw_it(name: str) -> None:
    assert as_stored(name)


def distance(one: Image.Image, other: Image.Image) -> int:
    """The largest difference of any channel of any pixel."""
    return max(int(most) for _, most in ImageChops.difference(one, other).getextrema())  # type: ignore[misc]


@pytest.mark.parametrize("theme", render.THEMES)
@pytest.mark.parametrize("side", [10, 12])
def test_numbers_of_a_large_board_are_nine_pixels_high_on_a_small_screen(side: int, theme: str) -> None:
    """On empty squares, on men and kings of both colours, on destinations, and beside the rows."""
    tokens = tuple(Token(1 + 2 * n, 0, tuple(Shape)[n % 2], n // 2) for n in range(4))
    bare, goal = (
        tuple(tile._replace(caption="") for tile in board(side).tiles),
        Mark(5, 4, Emphasis.DESTINATION),
    )
    plain = replace(board(side), tiles=bare, tokens=tokens, row_labels=("",) * side)

    def height(less: float = 0.0, before: Diagram = plain, **changed: Any) -> float:
        """Of all that looks otherwise, where the picture is 300 pixels wide."""
        shown = [render.draw(each, theme) for each in (before, replace(before, **changed))]
        one, other = (Image.open(io.BytesIO(data)).convert("RGB") for data in shown)
        _, top, _, bottom = ImageChops.difference(one, other).getbbox() or (0, 0, 0, 0)
        return (bottom - top - less) * 300 / one.width

    def numbered(column: int, row: int) -> tuple[Tile, ...]:
        return tuple(t._replace(caption="45") if t[:2] == (column, row) else t for t in bare)

    halos = [0, 6, 0, 6]
    heights = [
        height(halo, tiles=numbered(token.column, 0)) for token, halo in zip(tokens, halos, strict=True)
    ]
    aimed = replace(plain, marks=(goal._replace(label="."),))
    heights += [height(tiles=numbered(5, 4)), height(row_labels=("45",) + ("",) * (side - 1))]
    heights.append(height(before=aimed, marks=(goal._replace(label="45"),)))
    assert all(8.9 <= each <= 10.5 for each in heights), heights
