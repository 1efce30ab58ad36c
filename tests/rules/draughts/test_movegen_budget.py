"""However artificial a position, its moves are found in time, or it is refused when it is set up."""

import random

import pytest

from rules import BadPosition
from rules.draughts.fen import write_position
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


@pytest.mark.parametrize(
    "key, position",
    [
        ("turkish", "W:WKa1:B" + ",".join(f"{file}{rank}" for file in "bdfh" for rank in (2, 4, 6, 7))),
        ("gothic", "W:WKd4:B" + ",".join(f"{file}{rank}" for file in "bceg" for rank in (2, 3, 5, 6))),
    ],
)
def test_what_start_thinks_of_a_dense_position_does_not_depend_on_the_clock(key: str, position: str) -> None:
    game = game_of(key)
    verdicts: set[str] = set()
    for _ in range(3):
        try:
            verdicts.add(str(game.legal_moves(game.start(position))))
        except BadPosition as error:
            verdicts.add(str(error))
    assert len(verdicts) == 1
