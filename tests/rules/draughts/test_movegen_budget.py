"""However artificial a position, its moves are found in time, or it is refused when it is set up."""

import random
from collections.abc import Iterator
from dataclasses import replace

import pytest

from rules import BadPosition, Side
from rules.draughts.captures.search import Budget, TooManyCaptures
from rules.draughts.fen import write_position
from rules.draughts.game import DraughtsGame
from rules.draughts.state import Position, State
from rules.draughts.variants import VARIANTS
from tests.rules.draughts.positions import game_of
from tests.speed import quick

KEYS = [
    key
    for variant in VARIANTS
    for key in (variant.key, *(f"{variant.key}:{name}" for name in variant.options))
]


@pytest.mark.parametrize(
    "key, position, moves",
    [
        ("frisian", "W:WK50:B3,7,10,12,13,14,17,20,21,23,25,30,32,36,38,39,41,43,K47", 1),
        ("german", "B:WK7,8,K9,18,K19:BK27", 2),
        ("international", "W:WK1:B7,9,17,19,20,30,31,33,43,44", 1),
        ("international", "W:WK46:B9,10,12,13,19,20,22,23,29,30,32,33,39,40,42,43", 1),
        ("gothic", "W:WKd4:Bd5,c4,e4,c5,e5,d3,c3,e3", 48),
    ],
)
def test_known_explosions_are_answered_within_50_ms(key: str, position: str, moves: int) -> None:
    game = game_of(key)
    state = game.load(position)
    assert len(game.legal_moves(state)) == moves
    assert quick(lambda: game.generator.of(state.position), 0.05)


BURSTING = [
    (
        "frisian",
        "B:WK3,K4,K16,K36:B8,10,K11,13,15,17,K20,22,K23,K24,27,K29,30,K31,33,35,38,K41,44,K47",
        "23-7",
    ),
    ("turkish", "B:WKa8,Kh7:BKe8,c7,g7,b6,d6,f5,a4,Kc4,e4,g4,d3,Kg3,b2,e2,Kc1,Kf1", "g4-h4"),
]
"""Positions in which the move opens very many captures."""


@pytest.mark.parametrize("key, position, move", BURSTING)
def test_what_was_played_loads_again_however_much_there_is_to_capture(
    key: str, position: str, move: str
) -> None:
    game = game_of(key)
    state = game.load(position)
    state = game.play(state, game.parse(state, move))
    assert game.load(game.dump(state)) == state
    assert len(game.legal_moves(state)) > 20
    assert quick(lambda: game.generator.of(state.position), 0.25)


def test_a_set_up_is_refused_when_the_next_move_could_open_too_much() -> None:
    key, position, _ = BURSTING[0]
    with pytest.raises(BadPosition) as refusal:
        game_of(key).start(position)
    assert refusal.value.details["why"] == "too-many-captures"


@pytest.mark.parametrize(
    "key, position",
    [
        ("frisian", "W:WK50:B3,7,10,12,13,14,17,20,21,23,25,30,32,36,38,39,41,43,K47"),
        ("gothic:flying", "W:Wh2,Kh1,g2,g3,g1:BKd8,a7,Kc7,d7,b6,Kf6,Kb5,Kd5,Kb4,Kf4,Ka3,b2,Kc2,Kf2,f3"),
    ],
)
def test_a_set_up_is_refused_when_a_king_could_walk_to_where_there_is_too_much(
    key: str, position: str
) -> None:
    game = game_of(key)
    state = game.load(position)
    assert quick(lambda: game.generator.of(state.position), 0.05)
    with pytest.raises(BadPosition, match="too-many-captures"):
        game.start(position)


@pytest.mark.parametrize("key", KEYS)
def test_what_ordinary_play_leads_to_may_be_set_up(key: str) -> None:
    game = game_of(key)
    chance = random.Random(key)
    state = game.start()
    for ply in range(90):
        if not (moves := game.legal_moves(state)):
            break
        state = game.play(state, chance.choice(moves))
        if ply % 30 == 15:
            game.start(write_position(game.ruleset, state.position))


MOST = 40_000
"""Search nodes beyond which one position is as bad as another."""
EXPLOSIVE = ["frisian", "gothic:flying", "gothic", "turkish", "armenian", "canadian", "malaysian"]
"""Where captures run to the most nodes."""


def nodes(game: DraughtsGame, position: Position) -> int:
    """The work of finding the captures of the side to move."""
    budget, mover = Budget(MOST), position.to_move
    men, kings = position.men, position.kings
    try:
        game.generator.steps[mover](men[mover], kings[mover], men[mover.other], kings[mover.other], budget)
    except TooManyCaptures:
        return MOST
    return MOST - budget.nodes


def changed(game: DraughtsGame, position: Position, chance: random.Random) -> Position:
    """The position with a piece moved anywhere, turned over, added or taken away."""
    most = game.ruleset.home(Side.FIRST).bit_count()
    men, kings = list(position.men), list(position.kings)
    for _ in range(chance.randint(1, 3)):
        here, there = (1 << cell for cell in chance.sample(game.ruleset.board.cells, 2))
        side = next((side for side in Side if (men[side] | kings[side]) & here), None)
        if side is None:
            side = chance.choice((Side.FIRST, Side.SECOND, Side.SECOND))
            if (men[side] | kings[side]).bit_count() < most:
                chance.choice((men, kings))[side] |= here
        elif (men[side] | kings[side]).bit_count() == 1 or chance.random() < 0.7:
            if not (men[0] | men[1] | kings[0] | kings[1]) & there:
                army = men if men[side] & here else kings
                army[side] ^= here | there
        elif chance.random() < 0.5:
            men[side], kings[side] = men[side] ^ here, kings[side] ^ here
        else:
            men[side], kings[side] = men[side] & ~here, kings[side] & ~here
        for each in Side:
            crowned = men[each] & game.ruleset.last_row(each)
            men[each], kings[each] = men[each] ^ crowned, kings[each] | crowned
    return Position(position.to_move, (men[0], men[1]), (kings[0], kings[1]))


def climb(game: DraughtsGame, chance: random.Random, tries: int) -> Iterator[Position]:
    """Ever worse positions: those in which White's kings find more to search among many black pieces."""
    cells = chance.sample(game.ruleset.board.cells, 3 + game.ruleset.home(Side.SECOND).bit_count() * 3 // 4)
    black = sum(1 << cell for cell in cells[3:])
    best = Position(Side.FIRST, (0, 0), (sum(1 << cell for cell in cells[:3]), black))
    most = -1
    for _ in range(tries):
        found = changed(game, best, chance)
        cost = nodes(game, found)
        if cost >= most:
            best, most = found, cost
            yield best


def worst_reply(game: DraughtsGame, state: State) -> State | None:
    """The state after the move that gives one side or the other the most to search next."""
    moves = game.legal_moves(state)

    def cost(after: State) -> int:
        there = after.position
        return max(nodes(game, there), nodes(game, replace(there, to_move=there.to_move.other)))

    return max((game.play(state, move) for move in moves[:20]), key=cost, default=None)


def check(game: DraughtsGame, state: State) -> None:
    assert game.load(game.dump(state)) == state
    assert quick(lambda: game.generator.of(state.position), 0.25)


def climb_and_play(key: str, tries: int) -> None:
    game = game_of(key)
    for position in climb(game, random.Random(f"{key} {tries}"), tries):
        text = write_position(game.ruleset, position)
        loaded = game.load(text)
        assert game.load(game.dump(loaded)) == loaded
        if not game.generator.within_budget(position):
            with pytest.raises(BadPosition, match="too-many-captures"):
                game.start(text)
            continue
        state: State | None = game.start(text)
        for _ in range(3):
            if state is not None:
                check(game, state)
                state = worst_reply(game, state)


@pytest.mark.few(7)
@pytest.mark.parametrize("key", KEYS)
def test_the_worst_that_a_short_climb_finds_loads_and_what_is_accepted_stays_playable(key: str) -> None:
    climb_and_play(key, 12)


@pytest.mark.slow
@pytest.mark.few(1)
@pytest.mark.parametrize("key", EXPLOSIVE)
def test_the_worst_that_a_long_climb_finds_loads_and_what_is_accepted_stays_playable(key: str) -> None:
    climb_and_play(key, 150)
