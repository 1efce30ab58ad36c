"""Everything that the three games by Kanare Kato say of themselves can be said in both languages."""

import pytest

from bot.board.diagram import Seat, diagram_of
from bot.board.moves import aim
from bot.board.text import described, text_board
from bot.core.errors import BadTerms
from bot.core.match import Terms
from bot.core.pace import Pace
from bot.language import WHOLE
from bot.language.texts import Texts
from bot.language.words import Words
from rules import Fact, Side, find_game
from tests.rules.kato.laws import random_match, replayed
from tests.rules.kato.test_binary import WORKED as BINARY
from tests.rules.kato.test_incorrect import WORKED as INCORRECT
from tests.rules.kato.test_zongheng import WORKED as ZONGHENG

TEXTS = Texts()

KEYS = ("zongheng", "zongheng:12x12,diagonal", "binary", "binary:10x10", "incorrect")


def say(language: str, kind: str, fact: Fact) -> str:
    return TEXTS.say(language, f"{kind}-{fact.code}", **fact.details)


@pytest.mark.parametrize("language", WHOLE)
@pytest.mark.parametrize("key", KEYS)
def test_rules_are_said_with_the_credit_first(key: str, language: str) -> None:
    said = [say(language, "trait", fact) for fact in find_game(key).traits]
    assert "加藤香流" in said[0]
    assert "Kanare Kato" in said[0]
    assert len(set(said)) == len(said)


def test_a_shift_points_to_the_next_square_and_a_placement_to_the_second() -> None:
    def pointed(key: str, before: str, text: str) -> str:
        game = find_game(key)
        state = replayed(game, before)[-1]
        names = {cell.cell: cell.name for cell in game.view(state).cells}
        move = game.parse(state, text)
        return names[aim(game, move, move.path[0])]

    assert pointed("zongheng", "e3-e2 f2-f3", "c3-c4") == "c4"
    assert len(find_game("zongheng").parse(replayed(find_game("zongheng"), "c3-c4")[-1], "d4-c4").path) > 2
    assert pointed("zongheng", "c3-c4 b6-b5", "c3-c4") == "c4"
    assert pointed("binary", "a1", "b1+d1") == "d1"
    assert pointed("binary", "a1", "b1") == "b1"
    assert pointed("incorrect", "", "b2-d4") == "d4"


@pytest.mark.parametrize(("language", "word"), [("en", "16 pieces"), ("ja", "コマ16個")])
def test_pieces_that_are_all_alike_are_called_pieces(language: str, word: str) -> None:
    game = find_game("zongheng")
    said = described(game, game.start(), Words(TEXTS, language))
    assert said.count(word) == 2
    assert "o . o" in text_board(game, game.start(), Side.FIRST, Words(TEXTS, language))


def test_rated_binary_is_a_pair_and_nothing_else_is() -> None:
    pace = Pace.parse("3d")
    assert Terms("binary:10x10", pace, rated=True).checked().pair
    assert not Terms("binary", pace).checked().pair
    assert not Terms("zongheng", pace, rated=True).checked().pair
    assert Terms("incorrect", pace, pair=True).checked().pair


@pytest.mark.parametrize("key, moves", [("binary", BINARY), ("zongheng", ZONGHENG), ("incorrect", INCORRECT)])
def test_a_finished_position_is_no_setup(key: str, moves: str) -> None:
    game = find_game(key)
    *_, before, last = replayed(game, moves)
    with pytest.raises(BadTerms) as caught:
        Terms(key, Pace.parse("none"), setup=game.dump(last)).checked()
    assert caught.value.code == "bad-terms-over-at-start"
    assert (
        Terms(key, Pace.parse("none"), setup=game.dump(before)).checked().kind.start(game.dump(before))
        == before
    )


@pytest.mark.parametrize("key", ["zongheng", "binary"])
def test_a_score_tells_what_it_is_made_of_only_when_it_is_over(key: str) -> None:
    game, seats = find_game(key), {side: Seat(side.name) for side in Side}
    for _, _, after in random_match(game, 1):
        over = game.outcome(after) is not None
        diagram = diagram_of(game, after, bottom=Side.FIRST, seats=seats, over=over)
        scores = [strip.score for strip in (diagram.top, diagram.bottom) if strip is not None]
        assert len(scores) == 2
        if not over:
            assert all(score.isdigit() for score in scores), scores
    assert not any(score.isdigit() for score in scores), scores


def test_a_sum_that_would_be_cut_off_is_left_out() -> None:
    game, seats = find_game("binary"), {side: Seat(side.name) for side in Side}
    over = game.load("1w1w2w1/wb2w1wb/bww3b1/wbwb1b2/1wb3b1/1b1b1bw1/wb1wb1b1/w1w5 b")
    diagram = diagram_of(game, over, bottom=Side.FIRST, seats=seats, over=True)
    assert diagram.top is not None
    assert diagram.bottom is not None
    # 2×12+7+3+3+2
    assert (diagram.bottom.score, diagram.top.score) == ("2×28+2 = 58", "39")
