"""Everything that the three games by Kanare Kato say of themselves can be said in both languages."""

from __future__ import annotations

import pytest

from bot.texts import Texts
from rules import Fact, find_game
from rules.errors import RulesError
from tests.rules.kato import random_match

TEXTS = Texts()
LANGUAGES = ("en", "ja")
KEYS = ("zongheng", "zongheng:12x12,diagonal", "binary", "binary:10x10", "incorrect")

REFUSED = {
    "zongheng": "pass c3-d4 c3-c6 c4-c5 d4-d5 a1l c3 hello",
    "binary": "pass b1 a1+c1 d4 j4 a1+c1+e1",
    "incorrect": "pass d4-e5 a6-b5 c3-b2 c3-c4 d2-d2 c3-f6 b2-c3-d4 c3 a1",
}
AFTER = {
    "zongheng": (("c3-c4",), "c4-c5"),
    "binary": (("b2",), "b2 b1+b1 b1+d1+f1 a1+c1 b1+d5 f8x"),
    "incorrect": ((), "a1-a1"),
}


def say(language: str, kind: str, fact: Fact) -> str:
    return TEXTS.say(language, f"{kind}-{fact.code}", **fact.details)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", KEYS)
def test_rules_are_said_with_the_credit_first(key: str, language: str) -> None:
    said = [say(language, "trait", fact) for fact in find_game(key).traits]
    assert "加藤香流" in said[0]
    assert "Kanare Kato" in said[0]
    assert len(set(said)) == len(said)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", KEYS)
def test_whatever_is_remarked_is_said(key: str, language: str) -> None:
    game = find_game(key)
    for seed in range(3):
        for _, _, after in random_match(game, seed):
            assert all(say(language, "remark", fact) for fact in game.view(after).remarks)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", REFUSED)
def test_whatever_is_refused_is_said(key: str, language: str) -> None:
    game = find_game(key)
    state = game.start()
    attempts = [(state, text) for text in REFUSED[key].split()]
    moves, texts = AFTER[key]
    for text in moves:
        state = game.play(state, game.parse(state, text))
    attempts += [(state, text) for text in texts.split()]
    for position, text in attempts:
        with pytest.raises(RulesError) as caught:
            game.parse(position, text)
        assert TEXTS.say(language, f"error-{caught.value.code}", **caught.value.details)
