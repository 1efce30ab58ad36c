"""Searches of fixed positions come to what they came to before, to the last node: no constant of them changes unseen.

After a wanted change of the search or its weights: `DAMKA_STORE=1 python -m pytest tests/bot/engine/test_searches.py`.
"""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from bot.engine import player
from bot.engine.levels import HINT, LEVELS, Level
from bot.engine.player import Answer, Thought, agrees, decide, evaluation_of, think
from rules import GAMES, Game, find_game
from tests import stored

NODES = 1_500
LATE = {
    "american": "W:WK9,14,22:B5,K26,27",
    "international": "W:WK46,28,33:BK5,12,24,30",
    "russian": "W:WKa1,c3,e3:BKh8,f6,g5",
}


def reached(game: Game[Any], plies: int) -> list[Any]:
    """The states of a game of drawn moves; the first three quarters of one that is over before."""
    chance, states = Random(plies), [game.start()]
    while len(states) <= plies and game.outcome(states[-1]) is None:
        states.append(game.play(states[-1], chance.choice(game.legal_moves(states[-1]))))
    return states if game.outcome(states[-1]) is None else states[: 3 * len(states) // 4]


def told(game: Game[Any], states: list[Any], blur: int) -> str:
    *past, state = states
    found = think(game, state, Level(0, NODES, blur), seed=4, past=past, plies=len(past))
    move = game.format(state, found.move)
    return f"  {len(past)} plies, blur {blur}: {move}, {found.value} by {found.nodes} to depth {found.depth}"


@pytest.mark.parametrize("key", GAMES)
def test_a_search_comes_to_what_it_came_to_before(key: str) -> None:
    game = find_game(key)
    lines = []
    for plies in (8, 17, 40):
        states = reached(game, plies)
        judge = evaluation_of(game, states[-1])
        node = game.tree.node(states[-1])
        value = judge.value(node, game.tree.steps(node))
        lines += [f"{game.dump(states[-1])}: {value}", told(game, states, 0)]
    lines += [told(game, reached(game, 17), 30)]
    if key in LATE:
        state = game.start(LATE[key])
        lines += [LATE[key], told(game, [state], 0)]
    stored.check(f"searches/{key}", "\n".join(lines))


def test_the_levels_are_those_that_were_measured() -> None:
    told = {
        number: (level.nodes, level.blur, level.haste, level.glance_blur) for number, level in LEVELS.items()
    }
    assert told == {
        1: (50, 0, 100, 200),
        2: (400, 0, 80, 100),
        3: (1_200, 0, 42, 100),
        4: (5_000, 0, 20, 100),
        5: (20_000, 0, 8, 100),
        6: (100_000, 0, 0, 100),
    }
    for level in LEVELS.values():
        careful, glance = level.careful, level.glance
        assert (careful.nodes, careful.blur, careful.haste) == (level.nodes, 0, 0)
        assert (glance.nodes, glance.blur, glance.haste) == (50, level.glance_blur, 0)
    assert Level(3, 1_200) == HINT


@pytest.mark.parametrize(
    ("value", "plies", "agreed"),
    [
        (-250, 0, True),
        (-249, 0, False),
        (-249, 39, False),
        (-249, 40, True),
        (15, 40, True),
        (15, 39, False),
        (16, 40, False),
        (16, 200, False),
    ],
)
def test_a_draw_is_agreed_to_from_here_on(value: int, plies: int, agreed: bool) -> None:
    assert agrees(value, plies) is agreed


@pytest.mark.parametrize(
    ("value", "plies", "answer"),
    [
        (-500, 30, Answer.RESIGN),
        (-499, 30, Answer.MOVE),
        (-500, 29, Answer.MOVE),
        (-900, 31, Answer.RESIGN),
    ],
)
def test_a_game_is_given_up_from_here_on(
    monkeypatch: pytest.MonkeyPatch, value: int, plies: int, answer: Answer
) -> None:
    game = find_game("american")
    state = game.start()
    move = game.legal_moves(state)[0]
    monkeypatch.setattr(player, "think", lambda *_, **__: Thought(move, value))
    assert decide(game, state, LEVELS[4], seed=1, plies=plies).answer is answer
