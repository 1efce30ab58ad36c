"""The tree that programs search is the game without its past: the same moves, the same positions, the same results."""

from typing import Any

import pytest

from rules import GAMES, Game, Side, find_game
from rules.draughts.game import DraughtsGame
from tests.rules.test_laws import EVERY, match


def bare(game: Game[Any], state: Any) -> Any:
    """The state as if nothing had been before it."""
    text = game.dump(state)
    words = text.split()
    if isinstance(game, DraughtsGame):
        return game.load(words[0])
    return game.load(" ".join(words[:2]))


@pytest.mark.parametrize("game", EVERY)
def test_the_tree_is_the_game_without_its_past(game: Game[Any]) -> None:
    tree = game.tree
    for state, move, after in match(game, 5):
        node = tree.node(state)
        assert node == tree.node(bare(game, state))
        assert hash(node) == hash(tree.node(bare(game, state)))
        assert tree.side(node) is state.to_move
        steps = {tree.move(step): step for step in tree.steps(node)}
        outcome = game.outcome(bare(game, state))
        assert tree.result(node, tuple(steps.values())) == result_for(state.to_move, outcome)
        if outcome is None:
            assert set(steps) == set(game.legal_moves(bare(game, state)))
        assert tree.after(node, steps[move]) == tree.node(after)
    last = tree.node(after)
    over = game.outcome(bare(game, after))
    assert tree.result(last, tree.steps(last)) == result_for(after.to_move, over)


def result_for(side: Side, outcome: Any) -> int | None:
    if outcome is None:
        return None
    return 0 if outcome.winner is None else 1 if outcome.winner is side else -1


@pytest.mark.parametrize("game", EVERY)
def test_the_start_is_even_or_nearly_so(game: Game[Any]) -> None:
    """Zongheng and Binary begin with one side's turn and nothing else between the sides."""
    assert game.tree.balance(game.tree.node(game.start())) == 0


@pytest.mark.parametrize(
    "key, position, balance",
    [
        ("international", "W:W31,32,K46:B1,2", 300),
        ("international", "B:W31,32,K46:B1,2", -300),
        ("american", "B:WK32:B1,K2", 100),
        ("incorrect", "w1w1w1w1/1w1w1w1w/w1w1w1w1/8/1b6/b3b1b1/1b1b1b1b/b1b1b1b1 w", -100),
    ],
)
def test_the_balance_is_for_the_side_to_move(key: str, position: str, balance: int) -> None:
    game = find_game(key)
    tree = game.tree
    state = game.load(position)
    assert tree.balance(tree.node(state)) == balance


@pytest.mark.parametrize("key", ["zongheng", "binary", "incorrect"])
def test_in_the_games_by_kato_the_last_balance_agrees_with_the_result(key: str) -> None:
    """The winner is ahead at the end, by the game's own count."""
    game = GAMES[key]
    for seed in range(12):
        for _, _, after in match(game, seed):  # noqa: B007 (the last one is wanted)
            pass
        node = game.tree.node(after)
        outcome = game.outcome(after)
        result = game.tree.result(node, game.tree.steps(node))
        if outcome is not None and result:
            assert game.tree.balance(node) * result > 0
