"""Positions that show one article each with all legal moves, and captures followed one by one or taken all together."""

import random
import re
from dataclasses import replace
from pathlib import Path

import pytest

from rules import GAMES, find_game
from rules.draughts.captures import select
from rules.draughts.game import DraughtsGame
from rules.draughts.movegen import Generator
from rules.draughts.ruleset import Landing, Priority, Reach, Removal, Ruleset, Way
from rules.draughts.state import Position
from rules.game import Move, Side
from rules.geometry import CellSet
from tests.rules.draughts.positions import game_of, plain, position_of

ARTICLES = (Path(__file__).parents[2] / "data" / "articles.txt").read_text(encoding="utf-8")
"""Of each line: the game, the article, a position, and all moves that it has by that."""


Legal = set[tuple[str, str, frozenset[str], bool]]


def parted(moves: list[str]) -> Legal:
    found = [(re.split("[-x]", move.removesuffix("=K")), move.endswith("=K")) for move in moves]
    return {(start, end, frozenset(taken), crowned) for (start, end, *taken), crowned in found}


def legal(key: str, position: str) -> list[str]:
    game = game_of(key)
    before = position_of(game.ruleset, position)
    numeric = not re.search("[a-h][1-8]", position)
    return [plain(game.ruleset, before, step[3], numeric=numeric) for step in game.generator.of(before)]


def cases() -> list[tuple[str, str, str, str]]:
    lines = ARTICLES.splitlines()
    return [
        (key, article, position, moves)
        for key, article, position, moves in (x.split(" | ") for x in lines if x)
    ]


@pytest.mark.parametrize("key, article, position, moves", cases(), ids=lambda value: str(value)[:60])
def test_article(key: str, article: str, position: str, moves: str) -> None:
    assert parted(legal(key, position)) == parted(moves.split()), article


@pytest.mark.parametrize(
    "key, position, texts",
    [
        ("malaysian", "W:W51,60:B45", "51x38 51-46#51 60-53#51 60-54#51"),
        ("malaysian", "W:W40,38,61:B46", "40x51 40-34#40 40-35#40 38-32#40 38-33#40 61-55#40 61-56#40"),
        (
            "malaysian",
            "W:W53,63,72:B47,57",
            "53x40 63x50 53-48#53 63-58#63 72-65#53 72-65#63 72-66#53 72-66#63",
        ),
    ],
)
def test_a_declined_capture_costs_one_piece_that_could_have_taken(
    key: str, position: str, texts: str
) -> None:
    game = find_game(key)
    state = game.start(position)
    assert {game.format(state, move) for move in game.legal_moves(state)} == set(texts.split())


def test_the_piece_that_declined_is_gone_where_it_came_to_stand() -> None:
    game = game_of("malaysian")
    state = game.start("W:W51,60:B45")
    own = game.play(state, game.parse(state, "51-46#51"))
    other = game.play(state, game.parse(state, "60-54#51"))
    assert [game.ruleset.board.number[piece.cell] for piece in game.view(own).pieces] == [45, 60]
    assert [game.ruleset.board.number[piece.cell] for piece in game.view(other).pieces] == [45, 54]


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
