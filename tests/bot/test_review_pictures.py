"""The pictures of a review: the curve with its turning points, and the board of each; its cards, written out."""

from collections.abc import Iterable
from typing import Any

import pytest

from bot.core.preferences import PlayerSettings
from bot.language import WHOLE
from bot.language.texts import Texts
from bot.language.words import Words
from bot.reviews.cards import TurnTold, overview_card, turn_card
from bot.reviews.model import CAP, Review, Subject, Turn
from bot.reviews.pictures import review_curve, turn_board, written
from bot.skin.card import Attached, Reply
from render.chart import MAX_TITLE
from render.curve import MAX_SPOTS
from rules import Notation, Side, find_game
from tests import stored
from tests.bot import written as scene
from tests.bot.engine.test_review import HUNG
from tests.bot.stories.transcript import lines_of

TEXTS = Texts()
ENGLISH, JAPANESE = Words(TEXTS, "en"), Words(TEXTS, "ja")
AMERICAN = Subject("american", find_game("american").rules_version, None, HUNG)
TURN = Turn(10, Side.SECOND, "32-27", "18-15", "11-15", 160)


def review(*values: int | None, turns: tuple[Turn, ...] = ()) -> Review:
    return Review(values, turns)


def test_a_curve_says_who_stood_better_and_where_it_turned() -> None:
    values = [0, 10, -20, 0, None, 30, 0, 20, 0, -10, 150, 160, 500]
    curve = review_curve(AMERICAN, review(*values, turns=(TURN,)), "Game 7", ENGLISH)
    assert (curve.title, curve.subtitle) == (
        "Game 7",
        "Lead in men after each move. Numbers mark turning points",
    )
    assert curve.points[:3] == ((0, 0), (1, 0.1), (2, -0.2))
    assert 4 not in {ply for ply, _ in curve.points}, "which was not looked at"
    assert [(mark.at, mark.text) for mark in curve.heights] == [
        (-5, "5"),
        (-3, "3"),
        (-1, "1"),
        (0, "0"),
        (1, "1"),
        (3, "3"),
        (5, "5"),
    ]
    assert [(mark.at, mark.text) for mark in curve.times] == [(4, "2"), (8, "4"), (12, "6")]
    assert curve.spots == ((10.0, 1.5, "1"),)
    assert (curve.base, curve.above, curve.below) == (0.0, "Black stands better", "White stands better")


def test_a_curve_in_japanese_counts_the_moves_of_both() -> None:
    curve = review_curve(AMERICAN, review(*[0] * 13), "第7局", JAPANESE)
    assert curve.subtitle == "各手の後の差（兵士の数）。数字は勝負の分かれ目"
    assert [mark.text for mark in curve.times] == ["4", "8", "12"]
    assert (curve.above, curve.below) == ("黒が有利", "白が有利")


@pytest.mark.parametrize(
    ("first", "last", "shown"),
    [
        (0, 27, [2, 4, 6, 8, 10, 12]),
        (0, 28, [5, 10]),
        (0, 69, [5, 10, 15, 20, 25, 30]),
        (0, 70, [10, 20, 30]),
        (0, 139, [10, 20, 30, 40, 50, 60]),
        (0, 140, [20, 40, 60]),
        (0, 280, [50, 100]),
        (0, 700, [100, 200, 300]),
        (0, 1600, [100, 200, 300, 400, 500, 600, 700, 800]),
        (8, 20, [4, 6, 8, 10]),
        (9, 20, [6, 8, 10]),
    ],
)
def test_the_numbers_below_a_curve_are_round_and_few(first: int, last: int, shown: list[int]) -> None:
    values = [None] * first + [0] * (last - first + 1)
    times = review_curve(AMERICAN, review(*values), "", ENGLISH).times
    assert [(mark.at, mark.text) for mark in times] == [(2 * move, str(move)) for move in shown]


def test_a_curve_numbers_as_many_turning_points_as_it_has_room_for() -> None:
    turns = tuple(Turn(ply, Side.FIRST, "a", "b", "", 100) for ply in range(1, MAX_SPOTS + 2))
    curve = review_curve(AMERICAN, review(*[100] * 100, turns=turns), "t" * (MAX_TITLE + 1), ENGLISH)
    assert [text for *_, text in curve.spots] == [str(n) for n in range(1, MAX_SPOTS + 1)]
    assert curve.title == "t" * (MAX_TITLE - 1) + "…"


def test_a_turning_point_is_seen_from_who_moved_with_an_arrow_for_each_move() -> None:
    letters = PlayerSettings(notation=Notation.ALGEBRAIC)
    japanese = Words(TEXTS, "ja", moves_in=letters.notation)
    for name, words, look in (("american", ENGLISH, PlayerSettings()), ("american-ja", japanese, letters)):
        shown = turn_board(AMERICAN, AMERICAN.states(), TURN, words, look)
        told = scene.written(shown.diagram), *shown.words
        stored.check(f"review/{name}", "\n".join(told))
        assert [shown.played.points, shown.better.points] == [((6, 7), (5, 6)), ((3, 4), (4, 3))]


def test_white_is_below_where_the_reader_wants_it() -> None:
    for side in Side:
        turn = Turn(1 + side, side, HUNG[side], HUNG[side], "", 100)
        board = turn_board(
            AMERICAN, AMERICAN.states(), turn, ENGLISH, PlayerSettings(white_down=True)
        ).diagram
        assert board.tiles[0].caption == "", "32 is a dark corner at the lower left"
        usual = turn_board(AMERICAN, AMERICAN.states(), turn, ENGLISH, PlayerSettings()).diagram
        assert (usual.tokens == board.tokens) is (side is Side.SECOND)


def test_moves_are_written_as_the_reader_writes_them() -> None:
    told = written(AMERICAN, AMERICAN.states(), TURN, ENGLISH)
    assert told == ("5... 32-27", "32-27", "18-15", "11-15")
    told = written(AMERICAN, AMERICAN.states(), TURN, Words(TEXTS, "ja", moves_in=Notation.ALGEBRAIC))
    assert told[0].startswith("10手目 ")
    first = Turn(9, Side.FIRST, "8-11", "8-11", "", 100)
    assert written(AMERICAN, AMERICAN.states(), first, ENGLISH) == ("5. 8-11", "8-11", "8-11", "")


def test_a_game_that_the_second_side_begins_is_counted_from_its_half() -> None:
    begun = Subject("american", AMERICAN.rules, "W:W32,31:B1,2", ("32-27", "1-6", "27-23"))
    for ply, told in ((1, "1... 32-27"), (2, "2. 1-6"), (3, "2... 27-23")):
        move = begun.moves[ply - 1]
        turn = Turn(ply, Side(ply % 2), move, move, "", 100)
        assert written(begun, begun.states(), turn, ENGLISH)[0] == told


PICTURE = Attached("board.png", b"", "A board.")
each_language = pytest.mark.parametrize("language", WHOLE)


def shown(cards: Iterable[Reply]) -> str:
    """Each card with whom it calls."""
    told = []
    for card in cards:
        calls = " ".join(map(str, (card.ping, *card.pings)))
        view: Any = card.card
        parts = view.to_components()
        told.append("\n".join([f"== {calls}", *(line.rstrip() for part in parts for line in lines_of(part))]))
    return "\n".join(told)


def of_a_review(words: Words) -> list[Any]:
    turns = [
        Turn(24, Side.FIRST, "32-27", "31-26", "19-23", 120),
        Turn(25, Side.SECOND, "32-27", "31-26", "", 250),
        Turn(30, Side.FIRST, "32-27", "31-26", "19-23", CAP - 100),
        Turn(31, Side.FIRST, "32-27", "31-26", "19-23", 0, 1, 0),
        Turn(32, Side.FIRST, "32-27", "31-26", "19-23", 0, 0, -1),
    ]
    told = [TurnTold(turn, f"{turn.ply}. 32-27", "32-27", "31-26", turn.reply, "White") for turn in turns]
    many = (told * 6)[:26]
    return [
        overview_card(7, "Game #1", told, 2, words, PICTURE),
        overview_card(7, "Game #1", [], 0, words, None),
        overview_card(7, "Game #1", many, 0, words, PICTURE),
        *(
            turn_card(7, "Game #1", told, place, words, PICTURE, ["```\nx\n```", "```\no\n```"])
            for place in range(1, 6)
        ),
    ]


@each_language
def test_a_review(language: str) -> None:
    stored.check(f"cards/review-{language}", shown(of_a_review(Words(TEXTS, language))))
