"""The text of a move in a menu besides its squares: its captures, sacrifices and promotion."""

import pytest

from bot.board.moves import effects, whole_path
from bot.language.texts import Texts
from bot.language.words import Words
from rules import Notation, find_game

WORDS = {language: Words(Texts(), language) for language in ("en", "ja")}


def told(
    key: str, setup: str, language: str = "en", notation: Notation | None = None
) -> dict[str, list[str]]:
    """Every legal move with its whole path and the text about it."""
    game = find_game(key)
    state = game.start(setup)
    return {
        whole_path(game, state, move, notation): effects(game, state, move, WORDS[language], notation)
        for move in game.legal_moves(state)
    }


def test_a_declined_capture_names_the_piece_that_is_given_up() -> None:
    assert told("malaysian", "W:W40,45:B34") == {
        "40x27": ["takes 1 piece"],
        "40-35#40": ["declines the capture: your man on 40 is given up"],
        "45-38#40": ["declines the capture: your man on 40 is given up"],
        "45-39#40": ["declines the capture: your man on 40 is given up"],
    }
    assert told("malaysian", "W:WK40:B34", "ja")["40-35#40"] == ["取らない手：自分のキング（40）が没収される"]


@pytest.mark.parametrize(("language", "said"), [("en", "becomes a king"), ("ja", "キングに昇格")])
def test_crowning_is_said(language: str, said: str) -> None:
    assert told("international", "W:W6,K7:B15", language)["6-1"] == [said]
    assert told("international", "W:W6,K7:B15", language)["7-1"] == []


def test_a_capture_of_several_is_named_by_its_whole_path() -> None:
    ways = told("international", "W:WK3:B8,19,29,33,37,42,43")
    assert ways["3x12x34x48"] == ways["3x17x39x48"] == ["takes 3 pieces"]
    letters = told("international", "W:WK3:B8,19,29,33,37,42,43", notation=Notation.ALGEBRAIC)
    assert all(way.count("x") == 3 and way[0].isalpha() for way in letters)


@pytest.mark.parametrize(
    ("key", "setup", "text", "whole"),
    [
        ("international", "W:W28,50:B22,12", "28x8", "28x17x8"),
        ("international", "W:W28,50:B22", "28x17", "28x17"),
        ("international", None, "31-26", "31-26"),
        ("russian", "W:Wc3:Bd4,f6", "c3:g7", "c3:e5:g7"),
    ],
)
def test_a_move_in_a_list_names_every_square_that_a_capture_touches(
    key: str, setup: str | None, text: str, whole: str
) -> None:
    game = find_game(key)
    state = game.start(setup)
    assert whole_path(game, state, game.parse(state, text)) == whole
