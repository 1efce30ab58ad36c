"""The card of a finished game: square, whatever its texts, each of them within its own room."""

import io
from dataclasses import replace
from typing import Any

import pytest
from PIL import Image

from render import THEMES, BadDiagram, draw_poster
from render.diagram import Strip
from render.letters import lines_of, width_of
from render.poster import Fact, Poster
from tests.render.diagrams import board


def poster(side: int = 10, **changes: Any) -> Poster:
    shown = replace(
        board(side), top=Strip("Anna", 1, score="1612 (−12)"), bottom=Strip("加藤 香流", 0, winner=True)
    )
    facts = (Fact("White wins: Black has resigned."), Fact("41 moves"), Fact("23. 32-28", "The game turned"))
    return replace(Poster(shown, "International draughts", "Autumn league · round 3", facts), **changes)


def opened(content: Poster, theme: str = "wood") -> Image.Image:
    return Image.open(io.BytesIO(draw_poster(content, theme))).convert("RGB")


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("side", [8, 10, 12])
def test_a_card_is_square_and_small(side: int, theme: str) -> None:
    data = draw_poster(poster(side), theme)
    picture = Image.open(io.BytesIO(data))
    assert picture.mode == "P"
    assert picture.size == (1110, 1110)
    assert len(data) < 80_000


@pytest.mark.parametrize("theme", THEMES)
def test_a_long_text_is_broken_into_lines_that_fit(theme: str) -> None:
    look = THEMES[theme]
    for text in ("White wins: Black has lost on time.", "白の勝ち：黒の時間切れ", "W" * 80, "", "a"):
        lines = lines_of(text, look, 45, 300)
        assert all(width_of(line, look.face, 45) <= 300 for line in lines)
        assert "".join(text.split()).startswith("".join("".join(lines).split()))


@pytest.mark.parametrize("said", ["白の勝ち（黒の投了）", "白の勝ち：黒の時間切れ"])
def test_a_text_without_spaces_is_broken_at_its_signs(said: str) -> None:
    first, second = lines_of(said, THEMES["wood"], 45, 300)
    assert first.rstrip("：") == "白の勝ち"
    assert first + second == said


@pytest.mark.parametrize(
    ("field", "changes"),
    [
        ("title", {"title": "x" * 101}), ("subtitle", {"subtitle": "x" * 101}),
        ("facts", {"facts": (Fact("x"),) * 7}), ("facts[0].text", {"facts": (Fact("x" * 81),)}),
        ("facts[0].heading", {"facts": (Fact("x", "x" * 81),)}), ("board", {"board": board()}),
    ],
)  # fmt: skip
def test_what_is_outside_the_bounds_is_refused_by_name(field: str, changes: dict[str, Any]) -> None:
    with pytest.raises(BadDiagram) as caught:
        draw_poster(poster(**changes))
    assert caught.value.field == field
