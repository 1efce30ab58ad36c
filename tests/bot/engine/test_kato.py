"""The player's sight in the games of Kanare Kato: it sees the winner, and favours no side."""

from dataclasses import replace
from typing import Any

import pytest

from bot.engine.evaluation import WON
from bot.engine.player import evaluation_of
from rules import Game, Side, find_game
from tests.rules.kato.laws import replayed
from tests.rules.kato.test_binary import WORKED as BINARY
from tests.rules.kato.test_incorrect import WORKED as INCORRECT
from tests.rules.kato.test_zongheng import WORKED as ZONGHENG

WORKED = {"zongheng": ZONGHENG, "binary": BINARY, "incorrect": INCORRECT}


def value(game: Game[Any], state: Any) -> int:
    """To the side to move."""
    node = game.tree.node(state)
    return evaluation_of(game, state).value(node, game.tree.steps(node))


@pytest.mark.parametrize("key", WORKED)
def test_what_is_won_is_won_for_one_side_and_lost_for_the_other(key: str) -> None:
    game = find_game(key)
    last = replayed(game, WORKED[key])[-1]
    outcome = game.outcome(last)
    assert outcome is not None
    assert outcome.winner is not None
    assert value(game, replace(last, to_move=outcome.winner)) == WON
    assert value(game, replace(last, to_move=outcome.winner.other)) == -WON


@pytest.mark.parametrize("key", WORKED)
def test_what_is_good_for_one_side_is_as_bad_for_the_other(key: str) -> None:
    game = find_game(key)
    values = []
    for state in replayed(game, WORKED[key])[:-1]:
        values.append(value(game, state))
        assert value(game, replace(state, to_move=state.to_move.other)) == -values[-1]
    assert values[0] == 0
    assert len(set(values)) > 10


@pytest.mark.parametrize("key", WORKED)
def test_each_step_is_remembered_for_itself(key: str) -> None:
    """The merit of a step elsewhere says nothing about another."""
    game = find_game(key)
    for state in replayed(game, WORKED[key])[:20:4]:
        judge, steps = evaluation_of(game, state), game.tree.steps(game.tree.node(state))
        assert len({judge.key(step) for step in steps}) == len({(s.path[0], s.path[-1]) for s in steps}) > 1


def test_near_the_leaves_a_race_looks_only_at_steps_that_come_forward() -> None:
    game = find_game("incorrect")
    for state in replayed(game, INCORRECT)[5:25:3]:
        node, judge = game.tree.node(state), evaluation_of(game, state)
        steps, before = game.tree.steps(node), value(game, state)
        gains = {step: -value(game, game.play(state, step)) - before for step in steps}
        forward = set(judge.shortlist(node, steps, 1))
        assert {step for step in steps if gains[step] > 100} <= forward
        assert all(gains[step] > 0 for step in forward)
        assert set(judge.shortlist(node, steps, 2)) == set(steps)
        assert judge.shortlist(node, steps, 2)[0] in forward


def test_a_group_counts_for_more_where_one_piece_would_join_it_to_the_largest() -> None:
    game = find_game("zongheng:6x6")
    far, near, joined = (
        game.load(f"{ranks} b")
        for ranks in (
            "1w1w1w/b1b1bb/1w1w1w/b1b1b1/1w1w1w/bbb1b1",
            "1w1w1w/b1b1b1/1w1w1w/b1b1b1/1w1w1w/bbb1bb",
            "1w1w1w/b1b1b1/1w1w1w/b1b1b1/1w1w1w/bbbbb1",
        )
    )
    assert game.view(far).remarks == game.view(near).remarks
    assert value(game, far) < value(game, near) < value(game, joined)


def test_a_side_without_pieces_is_judged_too() -> None:
    game = find_game("zongheng:6x6")
    state = game.load("1w1w1w/w1w1w1/1w1w1w/w1w1w1/1w1w1w/w1w1w1 b")
    assert state.to_move is Side.SECOND
    assert value(game, state) > 0
