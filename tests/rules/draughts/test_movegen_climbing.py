"""Law 2 and the time that moves take, on the worst positions that a search for them finds, not only on random ones."""

import random
from collections.abc import Iterator
from dataclasses import replace

import pytest

from rules import BadPosition, Side
from rules.draughts.captures.search import Budget, TooManyCaptures
from rules.draughts.fen import write_position
from rules.draughts.game import DraughtsGame
from rules.draughts.state import Position, State
from tests.rules.draughts.positions import game_of
from tests.rules.draughts.test_movegen_budget import KEYS
from tests.speed import quick

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
