"""The player, as somebody meets it who plays against it."""

from dataclasses import replace
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.engine import player
from bot.engine.draughts import DraughtsEvaluation
from bot.engine.evaluation import CERTAIN
from bot.engine.levels import LEVELS, Level, level_of
from bot.engine.player import Answer, Thought, agrees, decide, evaluation_of, think
from bot.engine.question import Question, solve
from bot.engine.weights import FOLDER, Weights, weights_of
from rules import GAMES, Game, Side, find_game
from rules.draughts.game import DraughtsGame
from tests.bench._contest import contest
from tests.bot.fixtures import sure
from tests.rules.draughts.positions import game_of

pytestmark = pytest.mark.usefixtures("either")

WHOLE = Level(0, 3_000)
"""Enough for what these positions ask."""
DRAUGHTS = [game for game in GAMES.values() if isinstance(game, DraughtsGame)]


def opened(game: Game[Any], plies: int, seed: int) -> list[Any]:
    """The states of some drawn moves, of fewer where that is the end."""
    chance, states = Random(seed), [game.start()]
    for _ in range(plies):
        if not (moves := game.legal_moves(states[-1])):
            break
        states.append(game.play(states[-1], chance.choice(moves)))
    return states


@pytest.mark.few(6)
@pytest.mark.parametrize("key", GAMES)
def test_the_lowest_level_plays_a_legal_game_and_comes_to_its_end_or_far(key: str) -> None:
    game = find_game(key)

    def chosen(state: Any, past: Any) -> Any:
        move = think(game, state, Level(1, 20, 50), seed=len(past), past=past, plies=len(past)).move
        assert move in game.legal_moves(state)
        return move

    played = contest(game, chosen, chosen, seed=3)
    assert (
        game.outcome(played.states[-1]) or game.claimable_draw(played.states[-1]) or len(played.states) > 200
    )


@pytest.mark.few(6)
@pytest.mark.parametrize("key", GAMES)
def test_the_same_seed_thinks_the_same(key: str) -> None:
    game = find_game(key)
    *past, state = opened(game, 8, 5)
    level = LEVELS[2]
    first = think(game, state, level, seed=7, past=past, plies=8)
    assert think(game, state, level, seed=7, past=past, plies=8) == first
    assert first.nodes <= level.nodes + 2_000


def test_after_ten_plies_everybody_plays_the_best() -> None:
    game = find_game("international")
    replies = [
        {think(game, game.start(), LEVELS[3].careful, seed=seed, plies=plies).move for seed in range(12)}
        for plies in (9, 10)
    ]
    assert len(replies[0]) > 1
    assert len(replies[1]) == 1


SHOT = "W:W22,24,27,32:B7,10,15,20"
"""American: 27-23, then 23-18 and two for one (Tricks, Traps and Shots, example 1)."""


def test_a_shot_is_seen_by_the_levels_that_look_far_enough_and_by_no_other() -> None:
    game = find_game("american")
    state = game.start(SHOT)
    seen = {
        number: think(game, state, level.careful, seed=1).value >= 60
        for number, level in LEVELS.items()
        if number in (1, 6)
    }
    assert seen == {1: False, 6: True}
    assert game.format(state, think(game, state, LEVELS[6], seed=1).move) == "27-23"


@pytest.mark.parametrize("number", LEVELS)
def test_no_level_overlooks_what_is_forced(number: int) -> None:
    """27-22 gives one man and takes two, all of it by compulsion; 27-21 loses a man for nothing."""
    game = find_game("international")
    state = game.start("W:W27,32,33,38:B13,18,24,16")
    thought = think(game, state, LEVELS[number], seed=number)
    after = game.play(state, thought.move)
    taken = [move for move in game.legal_moves(after) if move.captured]
    answers = [game.legal_moves(game.play(after, move)) for move in taken]
    assert all(any(reply.captured for reply in replies) for replies in answers)


def test_as_many_moves_are_made_in_haste_as_the_level_says() -> None:
    game = find_game("american")
    level = Level(0, 400, haste=30)
    thoughts = [think(game, game.start(), level, seed=seed) for seed in range(100)]
    assert 20 <= sum(thought.nodes < 200 for thought in thoughts) <= 40


def test_the_first_level_slips_once_the_opening_is_over() -> None:
    """By three men at most of what its glance shows; in the opening it plays as well as it can."""
    game = find_game("russian")
    state = game.start("W:Wc3,e3,g3,d2:Bf6,h6,b6,d8")
    careful = Level(1, 50, haste=100, glance_blur=0)
    values = {
        slips: {
            think(game, state, replace(careful, slips=slips), seed=seed, plies=plies).value
            for seed in range(30)
        }
        for slips, plies in ((0, 20), (100, 20))
    }
    best = max(values[0])
    assert len(values[0]) == 1
    assert len(values[100]) > 1
    assert min(values[100]) >= best - 300
    opening = {
        think(game, state, replace(careful, slips=100), seed=seed, plies=2).value for seed in range(30)
    }
    assert min(opening) >= best - 12


def test_a_slip_stands_where_the_game_is_won_or_lost() -> None:
    """Three men and a king ahead: were it looked at again, nobody who is behind would ever come back."""
    game = find_game("armenian")
    state = game.start("W:WKd4,a3,b3,c3,e2:Ba6,h7")
    slipping = Level(1, 50, haste=100, glance_blur=0, slips=100)
    surest = think(game, state, replace(slipping, slips=0), seed=0, plies=20)
    moves = {think(game, state, slipping, seed=seed, plies=20).move for seed in range(30)}
    assert surest.value > 200
    assert len(moves) > 1


@pytest.mark.parametrize("key", GAMES)
def test_each_level_hurries_less_than_the_one_below(key: str) -> None:
    levels = [level_of(key, number) for number in LEVELS]
    hastes = [level.haste for level in levels]
    assert hastes == sorted(set(hastes), reverse=True)
    assert (hastes[0], hastes[-1]) == (100, 0)
    assert [level.nodes for level in levels] == [level.nodes for level in LEVELS.values()]


def test_options_change_nothing_in_the_levels() -> None:
    optional = [key for key in GAMES if level_of(key, 2) != LEVELS[2]]
    assert optional
    for key in optional:
        assert level_of(f"{key}:option,other", 2) == level_of(key, 2)


def test_who_hurries_takes_the_time_to_win_what_is_won() -> None:
    game = find_game("international")
    state = game.start("W:WK28,K39:B26")
    for seed in range(10):
        hurried = think(game, state, Level(0, 3_000, haste=100), seed=seed)
        assert hurried == think(game, state, WHOLE, seed=seed)


def test_who_hurries_considers_an_offer_with_care() -> None:
    """A man ahead in an ending of men: a glance may well take that for even."""
    game = find_game("international")
    state = game.start("W:W31,32,33,38:B8,13,19")
    for level in (LEVELS[2], LEVELS[3]):
        answers = {
            decide(game, state, level, seed=seed, plies=80, draw_offered=True).answer for seed in range(20)
        }
        assert answers == {Answer.MOVE}


def test_a_hint_is_never_hasty() -> None:
    game = find_game("american")
    hints = {solve(Question("american", game.rules_version, SHOT, (), None, seed)).move for seed in range(20)}
    assert hints == {"27-23"}


def test_a_win_is_taken_the_shortest_way() -> None:
    game = find_game("international")
    state = game.start("W:WK28,K39:B26")
    thought = think(game, state, WHOLE, seed=1)
    assert thought.value >= CERTAIN
    plies = 0
    while game.outcome(state) is None:
        state = game.play(state, think(game, state, WHOLE, seed=1).move)
        plies += 1
    outcome = game.outcome(state)
    assert sure(outcome).winner is Side.FIRST
    assert plies <= 7


def test_a_position_that_was_there_before_counts_as_a_draw() -> None:
    game = find_game("international")
    losing = game.start("W:WK46:B1,2,3,4,5,K10,K25")
    move = game.legal_moves(losing)[0]
    alone = think(game, losing, WHOLE, seed=1)
    assert alone.value < -300
    before = game.play(losing, move)
    again = think(game, losing, WHOLE, seed=1, past=[before])
    assert (again.move, again.value) == (move, 0)


def test_a_lost_game_is_played_on_where_repeating_draws() -> None:
    game = find_game("international")
    losing = game.start("W:WK46:B1,2,3,4,5,6,7,8,K10,K25")
    move = game.legal_moves(losing)[0]
    before = game.play(losing, move)
    assert decide(game, losing, WHOLE, seed=1, plies=60).answer is Answer.RESIGN
    decision = decide(game, losing, WHOLE, seed=1, plies=60, past=[before])
    assert (decision.answer, decision.move) == (Answer.MOVE, move)


def test_a_resting_king_of_frisian_is_not_moved() -> None:
    """After three moves in succession with one king it must rest while there is a man; the tree does not know that."""
    game = find_game("frisian")
    resting = 0
    for seed in range(30):
        chance, state = Random(seed), game.start("W:WK46,50:BK4,1")
        for _ in range(12):
            if not (legal := game.legal_moves(state)):
                break
            everything = {game.tree.move(step) for step in game.tree.steps(game.tree.node(state))}
            if everything != set(legal):
                resting += 1
                assert think(game, state, LEVELS[2], seed=1).move in legal
            state = game.play(state, chance.choice(legal))
    assert resting


@pytest.mark.parametrize(
    ("value", "plies", "answer"),
    [(-500, 30, Answer.RESIGN), (-499, 30, Answer.MOVE), (-500, 29, Answer.MOVE), (-900, 31, Answer.RESIGN)],
)
def test_a_game_is_given_up_from_here_on(
    monkeypatch: pytest.MonkeyPatch, value: int, plies: int, answer: Answer
) -> None:
    game = find_game("american")
    state = game.start()
    move = game.legal_moves(state)[0]
    monkeypatch.setattr(player, "think", lambda *_, **__: Thought(move, value))
    assert decide(game, state, LEVELS[4], seed=1, plies=plies).answer is answer


@pytest.mark.parametrize(("glance", "looks"), [(-499, 1), (-500, 2), (-900, 2)])
def test_whoever_would_give_up_at_a_glance_looks_again(
    monkeypatch: pytest.MonkeyPatch, glance: int, looks: int
) -> None:
    game = find_game("american")
    state = game.start()
    first, second, *_ = game.legal_moves(state)
    seen = []

    def look(game: Any, state: Any, level: Level, **_: Any) -> Thought:
        seen.append(level.haste)
        return Thought(first, glance) if level.haste else Thought(second, 0)

    monkeypatch.setattr(player, "think", look)
    decision = decide(game, state, LEVELS[1], seed=1, plies=60)
    assert seen == [LEVELS[1].haste, 0][:looks]
    assert (decision.answer, decision.move) == (Answer.MOVE, (first, second)[looks - 1])


def test_nobody_gives_an_even_game_up_at_a_glance_however_far_out_that_is() -> None:
    game = find_game("american")
    state = game.start("W:W29:B4")
    assert len(game.legal_moves(state)) == 1
    blind = Level(0, 400, haste=100, glance_blur=2_000)
    assert min(think(game, state, blind, seed=seed, plies=60).value for seed in range(20)) < -1_000
    answers = {decide(game, state, blind, seed=seed, plies=60).answer for seed in range(20)}
    assert answers == {Answer.MOVE}


@pytest.mark.parametrize(
    ("value", "plies", "agreed"),
    [
        (-250, 0, True), (-249, 0, False), (-249, 39, False), (-249, 40, True), (15, 40, True),
        (15, 39, False), (16, 40, False), (16, 400, False),
    ],
)  # fmt: skip
def test_a_draw_is_agreed_to_at_once_by_who_is_lost_and_later_by_who_is_not_better(
    value: int, plies: int, agreed: bool
) -> None:
    assert agrees(value, plies) is agreed


@pytest.mark.parametrize(
    ("position", "plies", "agreed"),
    [
        ("W:W31,32,33,34,K46:B5,10", 80, False), ("B:W31,32,33,34,K46:B5,10", 20, True),
        ("W:WK46:BK4", 80, True), ("W:WK46:BK4", 20, False),
    ],
)  # fmt: skip
def test_a_draw_is_agreed_to_when_it_is_due(position: str, plies: int, agreed: bool) -> None:
    game = find_game("international")
    decision = decide(game, game.start(position), LEVELS[4], seed=1, plies=plies, draw_offered=True)
    assert (decision.answer is Answer.ACCEPT_DRAW) == agreed


def test_a_draw_that_the_rules_give_is_claimed_by_who_is_losing_and_looks_with_care(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = find_game("american")
    state = game.start("B:WK32,K28,K24:BK1")
    for _ in range(2):
        for text in ("1-5", "32-27", "5-1", "27-32"):
            state = game.play(state, game.parse(state, text))
    assert game.claimable_draw(state) is not None
    assert decide(game, state, LEVELS[3], seed=1, plies=60).answer is Answer.CLAIM_DRAW
    hastes, move = list[int](), game.legal_moves(state)[0]
    for value, answer in ((-1, Answer.CLAIM_DRAW), (0, Answer.MOVE)):

        def look(_game: object, _state: object, level: Level, value: int = value, **_: object) -> Thought:
            hastes.append(level.haste)
            return Thought(move, value)

        monkeypatch.setattr(player, "think", look)
        assert decide(game, state, LEVELS[3], seed=1, plies=60).answer is answer
    assert hastes == [0, 0]


@pytest.mark.parametrize("game", DRAUGHTS, ids=lambda game: game.key)
def test_both_sides_value_a_position_alike(game: DraughtsGame) -> None:
    """The board turned with the colours changed is the same position."""
    weights = weights_of(game)
    judge = DraughtsEvaluation(game, weights)
    for state in opened(game, 30, 11):
        side, men, kings, other_men, other_kings = game.tree.node(state)
        turn = dict(zip(game.ruleset.board.cells, game.ruleset.board.cells[::-1], strict=True))

        def turned(cells: int, turn: dict[int, int] = turn) -> int:
            return sum(1 << there for here, there in turn.items() if cells >> here & 1)

        here = (side, men, kings, other_men, other_kings)
        there = (1 - side, turned(men), turned(kings), turned(other_men), turned(other_kings))
        assert judge.value(here, ()) == judge.value(there, ())


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.json")), ids=lambda path: path.stem)
def test_learned_weights_make_sense(path: Path) -> None:
    game = game_of(path.stem)
    weights = weights_of(game)
    assert weights == Weights.read(path)
    cells = len(game.ruleset.board.cells)
    assert len(weights.many) == len(weights.few) == len(weights.kings) == cells
    man, king = sum(weights.many + weights.few) / (2 * cells), sum(weights.kings) / cells
    if game.ruleset.giveaway:
        # Each piece counts against its side, but the first king, which may choose where to go, for it.
        assert -120 <= man <= -80
        assert king < 0 < weights.first_king
    else:
        assert 80 <= man <= 120
        assert king + weights.first_king > 110


def test_a_game_with_options_takes_the_weights_that_fit_it() -> None:
    usual, small = find_game("malaysian"), find_game("malaysian:8x8")
    flying = find_game("gothic:flying")
    assert isinstance(usual, DraughtsGame)
    assert isinstance(small, DraughtsGame)
    assert isinstance(flying, DraughtsGame)
    assert weights_of(find_game("malaysian:forward")) == weights_of(usual)  # type: ignore[arg-type]
    assert weights_of(small) == Weights.plain(small.ruleset)
    assert weights_of(flying) == Weights.plain(flying.ruleset)


def test_of_the_ways_to_decline_a_capture_the_best_few_are_looked_at_and_near_the_leaves_none() -> None:
    game = find_game("malaysian")
    judge = evaluation_of(game, game.start())
    declined = 0
    for seed in range(20):
        node = game.tree.node(opened(game, 30, seed)[-1])
        steps = game.tree.steps(node)
        captures = [step for step in steps if step[2]]
        refusals = [step for step in steps if not step[2]]
        if not captures or len(refusals) < 6:
            continue
        declined += 1
        assert judge.forcing(steps) == len(captures)
        assert list(judge.shortlist(node, steps, 2)) == captures
        wide = list(judge.shortlist(node, steps, 3))
        assert wide[: len(captures)] == captures
        kept = [judge.value(game.tree.after(node, step), ()) for step in wide[len(captures) :]]
        assert len(kept) == 4
        assert set(wide[len(captures) :]) <= set(refusals)
        left = [judge.value(game.tree.after(node, step), ()) for step in refusals if step not in wide]
        assert sum(kept) / len(kept) <= sum(left) / len(left), "what is bad for the opponent is good"
    assert declined > 3


NODES = 1_500
MANY_KINGS = (
    "W:WKi3,Kl4,Ka9,Kc11,Kj12,Kh2,Ka5,Kf8,Kj10,Kf2,Ki5,Kb6,Ke11,Kj6,Kg3,Kf4,Kj2,Ka11,Ki11,Kh8,Kk9,Kg11,Kh12,Kc3,Kg1,Ke3,"
    "Kl8:BKh6,Ki1,Kg7,Kg5,Kc7,Ke9,Ka7,Kl10,Kk5,Kf6,Kd8,Kd2,Ke1,Kb8,Kb4,Kd6,Kl12"
)


def test_a_search_that_is_told_that_it_is_enough_plays_the_best_so_far() -> None:
    """Asked beyond the first ply only, so that there is always something; never told, nothing is different."""
    game = find_game("international")
    state, asked = game.start(), 0

    def enough(after: int) -> bool:
        nonlocal asked
        asked += 1
        return asked > after

    whole = think(game, state, Level(6, NODES), seed=1)
    assert think(game, state, Level(6, NODES), seed=1, enough=lambda: enough(10**6)) == whole
    assert 1 < asked < NODES // 32
    for after in (0, 3, 8):
        asked = 0
        found = think(game, state, Level(6, NODES), seed=1, enough=partial(enough, after))
        assert found.nodes < whole.nodes
        assert found.move in game.legal_moves(state)
        assert abs(found.value) < CERTAIN


def test_captures_upon_captures_are_not_taken_for_a_loss() -> None:
    """With so many kings the first ply alone takes more nodes than there are; 27 of them are not given up to 17."""
    game = find_game("malaysian")
    state = game.start(MANY_KINGS)
    found = think(game, state, Level(3, 1_200), seed=1, plies=60)
    assert found.nodes == 20_000
    assert 2_000 < found.value < CERTAIN
    assert decide(game, state, Level(3, 1_200), seed=1, plies=60).answer is Answer.MOVE
