"""The same random matches played in pydraughts, an independent library, where it agrees with the published tables."""

import random
from collections.abc import Callable

import draughts
import pytest

from rules import Side
from rules.draughts.movegen import after, generator_of
from rules.draughts.ruleset import Ruleset
from tests.rules.draughts.positions import RULESETS, game_of, start_of

MATCHES = 12
LONGEST = 160


def from_the_top(ruleset: Ruleset, number: int) -> int:
    return ruleset.board.numbered[number]


def from_the_bottom(ruleset: Ruleset, number: int) -> int:
    """pydraughts counts boards with letters from a1, along the rows upwards."""
    half = ruleset.shape.columns // 2
    row, place = divmod(number - 1, half)
    return ruleset.board.numbered[(ruleset.shape.rows - 1 - row) * half + place + 1]


@pytest.mark.parametrize(
    "key, theirs, cell",
    [
        ("international", "standard", from_the_top),
        ("american", "english", from_the_top),
        ("italian", "italian", from_the_top),
        ("russian", "russian", from_the_bottom),
        ("brazilian", "brazilian", from_the_bottom),
        ("breakthrough", "breakthrough", from_the_top),
        ("antidraughts", "antidraughts", from_the_top),
    ],
)
@pytest.mark.few(2, of="seed")
@pytest.mark.parametrize("seed", range(MATCHES))
def test_each_position_of_a_random_match_has_the_moves_that_pydraughts_finds(
    key: str, theirs: str, cell: Callable[[Ruleset, int], int], seed: int
) -> None:
    chance = random.Random(f"{key} {seed}")
    ruleset = RULESETS[key]
    position, board = start_of(ruleset), draughts.Board(variant=theirs)
    for _ in range(LONGEST):
        ours = {
            (step[3].path[0], step[3].path[-1], frozenset(step[3].captured)): step
            for step in generator_of(ruleset).of(position)
        }
        found = {}
        for move in board.legal_moves():
            path = [cell(ruleset, number) for number in move.steps_move]
            taken = frozenset(cell(ruleset, number) for number in move.captures or ())
            found[path[0], path[-1], taken] = move
        assert ours.keys() == found.keys()
        if not ours:
            break
        chosen = chance.choice(sorted(ours, key=lambda move: (move[0], move[1], sorted(move[2]))))
        position = after(position, ours[chosen])
        board.push(found[chosen])


@pytest.mark.parametrize("key, theirs", [("breakthrough", "breakthrough"), ("antidraughts", "antidraughts")])
@pytest.mark.few(3, of="seed")
@pytest.mark.parametrize("seed", range(MATCHES))
def test_a_random_match_ends_where_and_as_in_pydraughts(key: str, theirs: str, seed: int) -> None:
    game, chance, board = game_of(key), random.Random(f"{key} {seed}"), draughts.Board(variant=theirs)
    state = game.start()
    for _ in range(LONGEST):
        outcome = game.outcome(state)
        assert (outcome is not None) == board.is_over()
        if outcome is not None:
            winner = {draughts.WHITE: Side.FIRST, draughts.BLACK: Side.SECOND}.get(board.winner())
            assert outcome.winner is winner
            return
        move = chance.choice(game.legal_moves(state))
        path = [game.ruleset.board.number[cell] for cell in move.path]
        taken = {game.ruleset.board.number[cell] for cell in move.captured}
        (same,) = (
            each
            for each in board.legal_moves()
            if (each.steps_move[0], each.steps_move[-1], set(each.captures or ()))
            == (path[0], path[-1], taken)
        )
        board.push(same)
        state = game.play(state, move)
