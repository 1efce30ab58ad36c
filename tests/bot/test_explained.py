"""The small boards of the rules: real moves of every game, with a line below each."""

import io

import pytest
from PIL import Image

import render
from bot.board.examples import examples
from bot.core.preferences import PlayerSettings
from bot.language import LANGUAGES
from bot.language.texts import Texts
from bot.language.words import Words
from bot.lessons.pictures import explained
from render.diagram import MAX_TITLE
from render.letters import width_of
from render.theme import CAPTION_SIZE, SMALL, THEMES
from rules import GAMES, Motion, find_game
from tests import stored
from tests.bot.written import written

TEXTS = Texts()


@pytest.mark.few(6)
@pytest.mark.parametrize("key", GAMES)
def test_every_game_is_shown_by_moves_that_its_rules_allow(key: str) -> None:
    game = find_game(key)
    shown = examples(key)
    assert 2 <= len(shown) <= 3
    for example in shown:
        assert example.move in game.legal_moves(example.before)
    assert examples(key) == shown, "the same for everybody"
    for language in LANGUAGES:
        words = Words(TEXTS, language)
        pictures = explained(game, words, PlayerSettings())
        assert len(pictures) == 1 + len(shown)
        for (diagram, told), example in zip(pictures[1:], shown, strict=True):
            move = game.format(example.before, example.move)
            assert told == words(f"example-{example.code}", move=move)
            assert len(told) <= MAX_TITLE
            assert diagram.title == told
            assert diagram.trail is not None or game.motion is Motion.PLACE or diagram.regions


@pytest.mark.parametrize("key", GAMES)
def test_the_examples_are_those_that_were_looked_at(key: str) -> None:
    game = find_game(key)
    told = [
        f"{each.code}: {game.format(each.before, each.move)} in {game.dump(each.before)}"
        for each in examples(key)
    ]
    pictures = explained(game, Words(TEXTS, "en"), PlayerSettings())
    stored.check(f"examples/{key}", "\n".join([*told, "", written(pictures[-1][0])]))


@pytest.mark.parametrize("key", ["canadian", "zongheng"])
def test_the_boards_are_one_picture_of_a_bearable_size(key: str) -> None:
    words = Words(TEXTS, "ja")
    shown = [diagram for diagram, _ in explained(find_game(key), words, PlayerSettings())]
    picture = render.draw_grid(shown, "slate")
    assert Image.open(io.BytesIO(picture)).size[0] == 1122
    assert len(picture) < 90_000
    assert render.draw_grid(shown[:1], "slate") != picture


@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize("key", tuple(GAMES))
def test_what_stands_below_a_small_board_can_be_read_on_a_phone(key: str, language: str) -> None:
    theme = THEMES["wood"].at(SMALL)
    words, most = Words(TEXTS, language), theme.px(CAPTION_SIZE)
    for diagram, _ in explained(find_game(key), words, PlayerSettings()):
        # Nothing is cut, and of the 400 pixels of a phone's width a letter is at least nine high.
        assert width_of(diagram.title, theme.face, round(most * 0.78)) <= theme.width - 2 * theme.px(4)


@pytest.mark.parametrize("count", [0, 7])
def test_a_picture_has_one_to_six_boards(count: int) -> None:
    diagram = explained(find_game("binary"), Words(TEXTS, "en"), PlayerSettings())[0][0]
    with pytest.raises(render.BadDiagram):
        render.draw_grid([diagram] * count)
