"""Captures followed one by one and captures taken all together are the same captures."""

from __future__ import annotations

import random

import pytest

from rules import find_game
from rules.draughts.captures import select
from rules.draughts.game import DraughtsGame
from rules.draughts.state import Position
from rules.game import Move, Side

SPARSE = ["frisian", "gothic", "gothic:flying"]
"""With captures in eight directions even fewer pieces make long captures."""
KEYS = [
    *SPARSE,
    "american",
    "international",
    "russian",
    "brazilian",
    "pool",
    "german",
    "spanish",
    "czech",
    "canadian",
    "malaysian:8x8,forward",
]


def crowded(game: DraughtsGame, chance: random.Random) -> Position:
    board = game.ruleset.board.cells
    cells = chance.sample(board, len(board) // 4 if game.key in SPARSE else len(board) * 2 // 5)
    men, kings = [0, 0], [0, 0]
    for place, cell in enumerate(cells):
        side = Side.FIRST if place < 3 else Side.SECOND
        is_king = chance.random() < 0.4 or game.ruleset.last_row(side) >> cell & 1
        (kings if is_king else men)[side] |= 1 << cell
    return Position(Side.FIRST, (men[0], men[1]), (kings[0], kings[1]))


def plainly(move: Move) -> tuple[int, int, frozenset[int]]:
    return move.path[0], move.path[-1], frozenset(move.captured)


@pytest.mark.parametrize("key", KEYS)
def test_both_searches_find_the_same(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = find_game(key)
    assert isinstance(game, DraughtsGame)
    chance = random.Random(key)
    longest = 0
    for _ in range(100):
        position = crowded(game, chance)
        monkeypatch.setattr(select, "_ONE_BY_ONE", 1_000_000)
        alone = game.generator.of(position)
        monkeypatch.setattr(select, "_ONE_BY_ONE", 0)
        together = game.generator.of(position)
        assert {plainly(move) for *_, move in alone} == {plainly(move) for *_, move in together}
        assert sorted(step[:3] for step in alone) == sorted(step[:3] for step in together)
        for *_, move in together:
            assert len(move.path) == max(1, len(move.captured)) + 1
            longest = max(longest, len(move.captured))
    assert longest > 2
