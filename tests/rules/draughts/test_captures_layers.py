"""Captures followed one by one and captures taken all together are the same captures."""

import random
from dataclasses import replace

import pytest

from rules import GAMES
from rules.draughts.captures import select
from rules.draughts.game import DraughtsGame
from rules.draughts.movegen import Generator
from rules.draughts.ruleset import Landing, Priority, Reach, Removal, Ruleset, Way
from rules.draughts.state import Position
from rules.game import Move, Side
from rules.geometry import CellSet

RULESETS = {
    game.choose(options).key: game.choose(options).ruleset
    for game in GAMES.values()
    if isinstance(game, DraughtsGame)
    for options in [(), *((name,) for name in game.options)]
}
IMAGINED = {
    "thai": replace(RULESETS["german"], removal=Removal.AT_ONCE),
    "free armenian": replace(RULESETS["armenian"], priority=()),
    "turkish, most kings": replace(RULESETS["turkish"], priority=(Priority.MOST_KINGS, Priority.WITH_KING)),
    "flying italian": replace(RULESETS["italian"], king_reach=Reach.FLYING, landing=Landing.ANYWHERE),
}
"""Traits that no game of ours puts together."""


def crowded(ruleset: Ruleset, chance: random.Random) -> Position:
    board = ruleset.board.cells
    # Captures along rows and files make long captures with fewer pieces.
    straight = {Way.LEFT, Way.RIGHT} & {*ruleset.king_captures}
    cells = chance.sample(board, len(board) // 4 if straight else len(board) * 2 // 5)
    men, kings = [0, 0], [0, 0]
    for place, cell in enumerate(cells):
        side = Side.FIRST if place < 3 else Side.SECOND
        is_king = chance.random() < 0.4 or ruleset.last_row(side) >> cell & 1
        (kings if is_king else men)[side] |= 1 << cell
    return Position(Side.FIRST, (men[0], men[1]), (kings[0], kings[1]))


def plainly(ruleset: Ruleset, move: Move, kings: CellSet) -> tuple[object, ...]:
    """The identity of a move: its ends and its captures, and where it counts, how soon it takes kings."""
    ordered = Priority.KING_SOONEST in ruleset.priority
    order = [kings >> cell & 1 for cell in move.captured] if ordered else []
    return move.path[0], move.path[-1], frozenset(move.captured), tuple(order)


@pytest.mark.few(8)
@pytest.mark.parametrize("name", RULESETS | IMAGINED)
def test_both_searches_find_the_same(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    ruleset = (RULESETS | IMAGINED)[name]
    generator = Generator(ruleset)
    chance = random.Random(name)
    longest = 0
    for _ in range(100):
        position = crowded(ruleset, chance)
        monkeypatch.setattr(select, "_ONE_BY_ONE", 1_000_000)
        alone = generator.of(position)
        monkeypatch.setattr(select, "_ONE_BY_ONE", 0)
        together = generator.of(position)
        kings = position.kings[Side.SECOND]
        assert {plainly(ruleset, move, kings) for *_, move in alone} == {
            plainly(ruleset, move, kings) for *_, move in together
        }
        assert sorted(step[:3] for step in alone) == sorted(step[:3] for step in together)
        for *_, move in together:
            assert len(move.path) == max(1, len(move.captured)) + 1
            longest = max(longest, len(move.captured))
    assert longest > 2
