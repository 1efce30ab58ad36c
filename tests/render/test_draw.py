"""A diagram becomes a small palette PNG that shows what it says."""

from __future__ import annotations

import io

import pytest
from PIL import Image

from render import THEMES, draw, lacks, lettering
from render.diagram import Diagram, Emphasis, Mark, Shape, Strip, Token, Trail
from render.layout import layout_of
from render.lettering import clean, fitted, width_of
from render.strips import strip_picture
from render.theme import SANS, WIDTH
from tests.render.diagrams import board


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("side", [8, 10, 12])
def test_an_ordinary_position_is_a_small_palette_png(theme: str, side: int) -> None:
    data = draw(
        board(side, top=Strip("Anna", 1, time="2 d 3 h"), bottom=Strip("ケン", 0, to_move=True)), theme
    )
    picture = Image.open(io.BytesIO(data))
    picture.load()
    assert picture.mode == "P"
    assert 700 <= picture.width <= 850
    assert len(data) < 30_000


def test_a_king_is_not_a_man_whatever_the_colours() -> None:
    tiles = board().tiles
    man = draw(Diagram(8, 8, tiles, (Token(0, 7, Shape.MAN, 0),)))
    king = draw(Diagram(8, 8, tiles, (Token(0, 7, Shape.KING, 0),)))
    grey = [Image.open(io.BytesIO(data)).convert("L").resize((400, 400)) for data in (man, king)]
    changed = sum(abs(a - b) > 40 for a, b in zip(grey[0].tobytes(), grey[1].tobytes(), strict=True))
    assert changed > 150, "at phone size the two must differ in many points"


def test_the_last_move_changes_its_squares_and_no_others() -> None:
    plain, moved = (
        board(),
        board(marks=(Mark(0, 5, Emphasis.LEFT), Mark(1, 4, Emphasis.ARRIVED)), trail=Trail(((0, 5), (1, 4)))),
    )
    before, after = (Image.open(io.BytesIO(draw(d))).convert("RGB") for d in (plain, moved))
    layout = layout_of(plain)
    size, left, top = layout.square, layout.left, layout.margin
    changed = set()
    for c in range(8):
        for r in range(8):
            x, y = left + c * size, top + r * size
            box = (x, y, x + size, y + size)
            if before.crop(box).tobytes() != after.crop(box).tobytes():
                changed.add((c, r))
    assert {(0, 5), (1, 4)} <= changed <= {(0, 5), (1, 4), (0, 4), (1, 5)}


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Анна", "Анна"),
        ("ｆｕｌｌ", "ｆｕｌｌ"),
        ("加藤香流", "加藤香流"),
        ("a🎲🎲b", "ab"),
        ("🔥🔥", "☺"),
        ("𝕯𝖆𝖒𝖐𝖆", "Damka"),
        ("ส้มตำ K", "… K"),
        ("Z̷̢̛̼͓a", "Z̷̢a"),
        ("דוד כהן", "דוד כהן"),
        ("\u202eabc\u202c", "abc"),
        ("e\u0301" * 3, "ééé"),
        ("  two\n lines ", "two lines"),
    ],
)
def test_names_are_cleaned_of_what_no_picture_can_show(name: str, shown: str) -> None:
    assert clean(name) == shown
    assert not lacks(clean(name))


def test_a_long_name_is_cut_to_its_room() -> None:
    said = fitted("W" * 64, SANS, 30, 200)
    assert said.endswith("…")
    assert 150 < width_of(said, SANS, 30) <= 200
    assert fitted("short", SANS, 30, 200) == "short"


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("name", ["W" * 64, "加藤香流" * 16, "Z̷̢̛̼͓͉̊̓" * 8, "محمد علي " * 7, "\u202e" * 64, ""])
def test_nothing_in_a_strip_leaves_its_place(name: str, theme: str) -> None:
    look = THEMES[theme]
    plain = strip_picture(Strip("", 0), 0, look)
    full = strip_picture(Strip(name, 0, captured=128, captured_kings=60, time="W" * 24), 128, look)
    width, height = plain.size
    assert full.size == plain.size
    for edge in (
        (0, 0, width, 9),
        (0, height - 9, width, height),
        (0, 0, 16, height),
        (width - 18, 0, width, height),
    ):
        assert full.crop(edge).tobytes() == plain.crop(edge).tobytes()


def test_a_name_ends_before_what_was_taken_and_that_before_the_time() -> None:
    strip = Strip("W" * 64, 0, captured=30, time="300 d 23 h")
    whole = strip_picture(strip, 7, THEMES["slate"])
    ground = whole.getpixel((WIDTH - 14, 37))
    columns = [set(whole.crop((x, 12, x + 1, 62)).tobytes()) == {ground} for x in range(80, WIDTH - 20)]
    gaps = [
        len(run) for run in "".join("-" if empty else "x" for empty in columns).split("x") if len(run) >= 8
    ]
    assert len(gaps) >= 3, "name, pieces, lead and time stand apart"


@pytest.mark.parametrize("shapes", [True, False])
def test_hebrew_reads_from_right_to_left_with_and_without_help(
    shapes: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lettering, "_SHAPES", shapes)
    runs = [run for _, run in lettering._runs("דוד 12", SANS)]
    assert runs[-1].strip() == ("דוד" if shapes else "דוד"[::-1])
    assert "12" in runs[0]
