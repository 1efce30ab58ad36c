"""The pictures of the command line: every game has its scenes, and they go together on one sheet."""

import io

import pytest
from PIL import Image

import render
from bot.board.pictures import picture, scenes
from bot.language import LANGUAGES
from render import lacks
from render.diagram import Emphasis
from rules import GAMES, Motion
from tests import stored
from tests.bot.written import written


@pytest.mark.few(6)
@pytest.mark.parametrize("key", GAMES)
def test_a_game_shows_its_start_a_move_a_choice_and_its_end(key: str) -> None:
    start, middle, moved, pieces, destinations, end = scenes(key)
    assert not start.marks
    assert middle.marks
    assert moved.marks
    placed = GAMES[key].motion is Motion.PLACE
    assert {mark.emphasis for mark in pieces.marks} == (set() if placed else {Emphasis.CAN_MOVE})
    assert {mark.emphasis for mark in destinations.marks} == {Emphasis.CHOSEN, Emphasis.DESTINATION}
    assert end.banner
    assert not (end.top and end.top.to_move)
    assert not (end.bottom and end.bottom.to_move)
    for diagram in (start, middle, moved, end):
        assert diagram.title
        assert diagram.bottom
        assert not diagram.bottom.time, "what stays in a channel shows no clock"
    assert middle.note.split(".")[0].isdigit()


@pytest.mark.parametrize("key", GAMES)
def test_the_scenes_are_those_that_were_looked_at(key: str) -> None:
    """Every other game in Japanese."""
    language = LANGUAGES[tuple(GAMES).index(key) % 2]
    _, middle, moved, _, destinations, end = scenes(key, language)
    shown = [f"{middle.title} | {middle.note}", *map(written, (moved, destinations, end))]
    stored.check(f"scenes/{key}", "\n\n".join(shown))


def test_scenes_are_drawn_in_both_languages() -> None:
    for diagram in scenes("binary", "ja"):
        assert diagram.title == "バイナリー"
        assert not lacks(diagram.banner + diagram.note)


def test_a_sheet_has_a_row_for_each_game_at_the_size_of_a_phone() -> None:
    rows = [(key, scenes(key)[:2]) for key in ("american", "canadian")]
    sheet = Image.open(io.BytesIO(render.draw_sheet(rows, "slate")))
    sheet.load()
    assert sheet.width > 800
    assert sheet.height > 900


def test_a_position_is_drawn_by_key() -> None:
    assert picture("international").startswith(b"\x89PNG")
