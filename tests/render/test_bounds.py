"""Every diagram within its bounds is drawn; every other is refused with the name of the fault."""

import io
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import Image

from render import THEMES, BadDiagram, Diagram, draw
from render.diagram import Emphasis, Mark, Region, Shade, Shape, Strip, Tile, Token, Trail
from tests.render.diagrams import board, diagrams


@given(diagrams(), st.sampled_from(sorted(THEMES)))
@settings(max_examples=40)
def test_any_diagram_within_the_bounds_is_a_sound_png(diagram: Diagram, theme: str) -> None:
    picture = Image.open(io.BytesIO(draw(diagram, theme)))
    picture.load()  # Pillow checks every checksum
    assert picture.format == "PNG"
    assert picture.mode == "P"
    assert picture.width == THEMES[theme].width == 1110
    assert picture.height < 1.5 * picture.width


_TILES = board().tiles
_WRONG: list[tuple[str, dict[str, Any]]] = [
    ("columns", {"columns": 0}),
    ("rows", {"rows": 17}),
    ("tiles", {"tiles": _TILES[1:]}),
    ("tiles", {"tiles": (*_TILES[1:], _TILES[1])}),
    ("tiles[63]", {"tiles": (*_TILES[:-1], Tile(8, 0, Shade.DARK))}),
    ("tiles[0].caption", {"tiles": (_TILES[0]._replace(caption="1234"), *_TILES[1:])}),
    ("regions[0].ink", {"regions": (Region(((0, 0),), 2),)}),
    ("regions[0].size", {"regions": (Region(((0, 0),), 1, "1234"),)}),
    ("regions[0].cells", {"regions": (Region(((0, 8),), 1),)}),
    ("regions[0].badge", {"regions": (Region(((0, 0),), 1, "1", (8, 0)),)}),
    ("regions", {"regions": (Region(((0, 0),), 1), Region(((0, 0),), 0))}),
    ("regions", {"regions": (Region(((0, 0),)),) * 65}),
    ("title", {"title": "x" * 65}),
    ("note", {"note": "x" * 65}),
    ("tokens[0]", {"tokens": (Token(0, 8, Shape.MAN, 0),)}),
    ("tokens[0].ink", {"tokens": (Token(0, 0, Shape.MAN, 2),)}),
    ("tokens", {"tokens": (Token(0, 0, Shape.MAN, 0), Token(0, 0, Shape.KING, 0, ghost=True))}),
    ("marks[0]", {"marks": (Mark(-1, 0, Emphasis.LEFT),)}),
    ("marks[0].label", {"marks": (Mark(0, 0, Emphasis.DESTINATION, "1234"),)}),
    ("trail.points", {"trail": Trail(((0, 0), (8, 8)))}),
    ("trail.points", {"trail": Trail(((0, 0), (1, 1)) * 33)}),
    ("column_labels", {"column_labels": ("a",)}),
    ("row_labels[7]", {"row_labels": ("1",) * 7 + ("1234",)}),
    ("top.name", {"top": Strip("x" * 65, 0)}),
    ("top.time", {"top": Strip("x", 0, time="x" * 25)}),
    ("bottom.score", {"bottom": Strip("x", 0, score="x" * 25)}),
    ("bottom.ink", {"bottom": Strip("x", 3)}),
    ("bottom.captured", {"bottom": Strip("x", 0, captured=-1)}),
    ("bottom.captured_kings", {"bottom": Strip("x", 0, captured=1, captured_kings=2)}),
    ("banner", {"banner": "x" * 81}),
    ("description", {"description": "x" * 1025}),
]


@pytest.mark.parametrize(
    ("field", "change"), _WRONG, ids=[f"{field}-{n}" for n, (field, _) in enumerate(_WRONG)]
)
def test_a_diagram_outside_the_bounds_is_refused_by_the_name_of_the_field(
    field: str, change: dict[str, Any]
) -> None:
    with pytest.raises(BadDiagram) as caught:
        draw(replace(board(), **change))
    assert caught.value.field == field
