"""The book of openings: its moves are legal, differ by seed, and are found again in the records."""

import pytest

from bot.engine.levels import LEVELS
from bot.engine.openings import FEWEST, FOLDER, PLIES, book_move, read
from bot.engine.player import decide
from rules import find_game
from rules.draughts.game import DraughtsGame
from tests.rules.draughts.positions import game_of

KEYS = sorted(path.stem for path in FOLDER.glob("*.txt"))


@pytest.mark.parametrize("key", KEYS)
def test_every_line_is_legal_and_was_played_more_than_once(key: str) -> None:
    path = FOLDER / f"{key}.txt"
    book = read(game_of(key), path)
    assert len(book) > 10
    lines = [line.split(" ") for line in path.read_text(encoding="utf-8").splitlines()[1:]]
    assert all(int(count) >= FEWEST and len(moves) == PLIES for count, *moves in lines)


@pytest.mark.parametrize("key", KEYS)
def test_games_begin_in_several_ways(key: str) -> None:
    """The bot's first move, and both sides' first four together, at a middle level."""
    game = find_game(key)
    firsts, lines = set(), set()
    for seed in range(12):
        state, moves = game.start(), []
        for plies in range(4):
            move = decide(game, state, LEVELS[4], seed=10 * seed + plies, plies=plies).move
            moves.append(move)
            state = game.play(state, move)
        firsts.add(moves[0])
        lines.add(tuple(moves))
    assert len(firsts) >= 3
    assert len(lines) >= 4


@pytest.mark.parametrize("key", KEYS)
def test_eight_games_begin_in_three_ways_or_more_as_a_rule(key: str) -> None:
    """Also where most recorded games had one first move; the seeds are those of matches."""
    game = find_game(key)
    start = game.start()
    assert isinstance(game, DraughtsGame)
    firsts = [[book_move(game, start, 1_000 * (8 * lot + each)) for each in range(8)] for lot in range(100)]
    assert sum(len(set(some)) for some in firsts) / len(firsts) >= 3


def test_beyond_the_book_and_in_other_games_nothing_is_known() -> None:
    game = game_of("russian")
    assert book_move(game, game.start("W:Wc3:Bf6"), 1) is None
    assert book_move(game_of("gothic"), game_of("gothic").start(), 1) is None
    assert book_move(game_of("brazilian:cbd"), game_of("brazilian:cbd").start(), 1) is None
    assert {book_move(game, game.start(), 7) for _ in range(3)} == {book_move(game, game.start(), 7)}
