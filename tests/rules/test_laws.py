"""The laws of every state of every game, on seeded random matches and on those that Hypothesis thinks of, and the tree
that programs search: the game without its past.
"""

import random
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules import GAMES, Game, Kind, Motion, Notation, Side, find_game
from rules.draughts.game import DraughtsGame
from rules.draughts.state import Position, State
from rules.geometry import CellSet, cells_of

LONGEST = 300

EVERY = [
    pytest.param(game.choose(options), id=game.choose(options).key)
    for game in GAMES.values()
    for options in [(), *((name,) for name in game.options)]
]
"""Each game, and each with one of its options."""

DRAUGHTS = [each for each in EVERY if isinstance(each.values[0], DraughtsGame)]


def match(game: Game[Any], seed: int, plies: int = LONGEST) -> Iterator[tuple[Any, Any, Any]]:
    """A random match as (state, move, next state)."""
    chance = random.Random(f"{game.key} {seed}")
    state = game.start()
    for _ in range(plies):
        moves = game.legal_moves(state)
        if not moves:
            return
        move = chance.choice(moves)
        after = game.play(state, move)
        yield state, move, after
        state = after


def check_texts(game: Game[Any], state: Any) -> None:
    moves = game.legal_moves(state)
    for notation in Notation:
        texts = [game.format(state, move, notation) for move in moves]
        assert len(set(texts)) == len(texts)
        for move, text in zip(moves, texts, strict=True):
            assert game.parse(state, text) == move
            assert game.parse(state, text.upper()) == move
            assert text in game.complete(state, text) or notation is not game.notation


def check_text_of_state(game: Game[Any], state: Any) -> None:
    again = game.load(game.dump(state))
    assert again == state
    assert hash(again) == hash(state)
    assert game.legal_moves(again) == game.legal_moves(state)
    assert game.outcome(again) == game.outcome(state)
    assert game.claimable_draw(again) == game.claimable_draw(state)


def check_end(game: Game[Any], state: Any) -> None:
    outcome = game.outcome(state)
    assert (outcome is None) == bool(game.legal_moves(state))
    if outcome is not None:
        assert game.claimable_draw(state) is None
        assert game.choices(state) == {}


def check_pointing(game: Game[Any], state: Any) -> None:
    moves = game.legal_moves(state)
    assert len(set(moves)) == len(moves)
    choices = game.choices(state)
    assert {move for under in choices.values() for move in under} == set(moves)
    cells = {cell.cell for cell in game.view(state).cells}
    assert all(cells.issuperset(move.path) and cells.issuperset(move.captured) for move in moves)
    assert cells.issuperset(choices)


def check_crowning(game: Game[Any], state: Any) -> None:
    men = {piece.cell for piece in game.view(state).pieces if piece.kind is Kind.MAN}
    for move in game.legal_moves(state):
        after = game.view(game.play(state, move)).pieces
        king = any(piece.cell == move.path[-1] and piece.kind is Kind.KING for piece in after)
        assert game.crowns(state, move) is (king and move.path[0] in men)


@pytest.mark.few(12)
@pytest.mark.parametrize("game", EVERY)
def test_laws_hold_through_a_random_match(game: Game[Any]) -> None:
    for ply, (state, move, after) in enumerate(match(game, 1)):
        before = game.dump(state)
        game.play(state, move)
        assert game.dump(state) == before
        check_end(game, state)
        if ply % 7 == 0:
            check_texts(game, state)
            check_text_of_state(game, state)
            check_pointing(game, state)
            check_crowning(game, state)
        if game.motion is Motion.TRAVEL:
            assert after.to_move is state.to_move.other
    check_end(game, after)
    check_text_of_state(game, after)


@pytest.mark.few(12)
@pytest.mark.parametrize("game", EVERY)
@settings(max_examples=6)
@given(choices=st.lists(st.integers(0, 255), min_size=20, max_size=120))
def test_laws_hold_wherever_play_leads(game: Game[Any], choices: list[int]) -> None:
    state = game.start()
    for choice in choices:
        moves = game.legal_moves(state)
        if not moves:
            break
        state = game.play(state, moves[choice % len(moves)])
    check_end(game, state)
    check_texts(game, state)
    check_text_of_state(game, state)
    check_pointing(game, state)


@pytest.mark.parametrize("game", DRAUGHTS)
def test_material_changes_by_exactly_what_was_taken(game: DraughtsGame) -> None:
    for state, move, after in match(game, 2):
        old, new, mover = state.position, after.position, state.to_move
        assert all(old.pieces(mover.other) >> cell & 1 for cell in move.captured)
        assert len(set(move.captured)) == len(move.captured)
        assert len(move.path) == max(1, len(move.captured)) + 1
        taken = sum(1 << cell for cell in move.captured)
        assert new.men[mover.other] == old.men[mover.other] & ~taken
        assert new.kings[mover.other] == old.kings[mover.other] & ~taken
        given_up = move.forfeited is not None
        assert new.pieces(mover).bit_count() == old.pieces(mover).bit_count() - given_up
        assert not new.pieces(mover) & new.pieces(mover.other)
        assert new.kings[mover].bit_count() - old.kings[mover].bit_count() in (-given_up, 0, 1)
        assert not new.men[mover] & game.ruleset.last_row(mover)
        if given_up:
            assert not move.captured
            assert old.pieces(mover) >> move.forfeited & 1


@pytest.mark.parametrize("game", DRAUGHTS)
def test_the_generator_and_play_agree_on_what_a_move_changes(game: DraughtsGame) -> None:
    for state, _, _ in match(game, 3):
        position, mover = state.position, state.to_move
        for men_change, kings_change, taken, move in game.generator.of(position):
            after = game.after(position, move)
            assert after.men[mover] == position.men[mover] ^ men_change
            assert after.kings[mover] == position.kings[mover] ^ kings_change
            assert after.pieces(mover.other) == position.pieces(mover.other) & ~taken
            assert taken == sum(1 << cell for cell in move.captured)


def turned(game: DraughtsGame, cell: int) -> int:
    """The cell in its place when the board is turned round: cells run along the rows, so from the other end."""
    cells = game.ruleset.board.cells
    return cells[-1 - cells.index(cell)]


def turned_set(game: DraughtsGame, cells: CellSet) -> CellSet:
    return sum(1 << turned(game, cell) for cell in cells_of(cells))


@pytest.mark.parametrize("game", DRAUGHTS)
def test_seen_from_the_other_side_the_moves_are_mirrored(game: DraughtsGame) -> None:
    for state, _, _ in match(game, 4):
        here = state.position
        there = Position(
            here.to_move.other,
            (turned_set(game, here.men[Side.SECOND]), turned_set(game, here.men[Side.FIRST])),
            (turned_set(game, here.kings[Side.SECOND]), turned_set(game, here.kings[Side.FIRST])),
        )
        moves = {
            (m.path[0], m.path[-1], frozenset(m.captured), m.forfeited) for m in game.legal_moves(State(here))
        }
        mirrored = {
            (
                turned(game, move.path[0]),
                turned(game, move.path[-1]),
                frozenset(turned(game, cell) for cell in move.captured),
                None if move.forfeited is None else turned(game, move.forfeited),
            )
            for move in game.legal_moves(State(there))
        }
        assert moves == mirrored


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
