"""Searches of fixed positions come to what they came to before, to the last node: no constant of them changes unseen.

After a wanted change of the search or its weights: `DAMKA_STORE=1 python -m pytest tests/bot/engine/test_searches.py`.
"""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from bot.engine.levels import Level
from bot.engine.player import evaluation_of, think
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
