"""How near a draw is, in words."""

import pytest

from bot.language.texts import Texts
from rules import find_game

TEXTS = Texts(strict=True)


def said(language: str, key: str, position: str, moves: str = "") -> list[str]:
    game = find_game(key)
    state = game.start(position)
    for move in moves.split():
        state = game.play(state, game.parse(state, move))
    return [TEXTS.say(language, f"remark-{fact.code}", **fact.details) for fact in game.view(state).remarks]


COUNTS = {
    "american": "W:WK1,K5,12:BK32,K28,21 idle=60 untaken=60 unchanged=60",
    "turkish": "W:WKa1,b3,c3:BKh8,g6,f6 untaken=40",
    "international": "W:WK48,45,K32:BK3,1,K27 idle=40 untaken=40 unchanged=40",
    "russian": "W:WKa1,Kc1:BKb8,Kd8 untaken=40 unchanged=40",
    "frisian": "W:WK48,K47:BK3",
    "pool": "W:WK1:BK32,K31,K30",
}


@pytest.mark.parametrize("language", ["en", "ja"])
def test_every_count_has_words_of_its_own(language: str) -> None:
    lines = [line for key, position in COUNTS.items() for line in said(language, key, position)]
    assert len(set(lines)) == len(COUNTS)


def test_a_count_is_told_with_its_limit_and_what_follows() -> None:
    assert said("en", "american", COUNTS["american"]) == [
        "30 moves each without capture or man’s move: from 40 on, a draw may be claimed."
    ]
    assert said("ja", "pool", COUNTS["pool"]) == [
        "コマの少ない終盤で、コマの少ない側が指した手数：0／13。13手に達したら引き分けです。"
    ]


def test_a_draw_that_may_be_claimed_says_where() -> None:
    position = "W:WK1,K5,12:BK32,K28,21 idle={0} untaken={0} unchanged={0}"
    for plies, english, japanese in (
        (79, ": from 40 on, a draw may be claimed.", "40手に達したら引き分けを請求できます。"),
        (
            80,
            ": a draw may be claimed: More … below the board.",
            "。盤面の下の「その他…」から引き分けを請求できます。",
        ),
    ):
        assert said("en", "italian", position.format(plies))[0].endswith(english)
        assert japanese in said("ja", "italian", position.format(plies))[0]


def test_a_position_that_came_back_is_told() -> None:
    cycle = "1-5 32-28 5-1 28-32"
    assert said("en", "american", "W:WK1,12:BK32,21", cycle) == [
        "This position has come up for the second time. Once more, and a draw may be claimed."
    ]
    assert said("en", "international", "W:WK48,45:BK3,1", "48-43 3-8 43-48 8-3") == [
        "This position has come up for the second time. Once more, and the game is drawn."
    ]
    assert said("ja", "italian", "W:WK32,31:BK1,2", "32-28 1-5 28-32 5-1") == [
        "この局面が現れたのは2回目です。4回目で引き分けです。"
    ]
