"""A capture of several pieces is shown jump by jump, and a film of any length within a minute."""

from itertools import pairwise
from random import Random

import pytest

from bot.board.moves import jumps
from bot.core.match import Match
from render.bounds import check
from render.diagram import Diagram, Emphasis
from render.replay import FIRST, LAST, MOST, STEP, tempo
from rules import GAMES
from tests.bot.test_boards import NOW, played, shown


def captures(key: str) -> list[tuple[Match, Match]]:
    """Captures of several pieces in games played at random, before and after each."""
    found = []
    for seed in range(6):
        match, dice = played(key, ""), Random(seed)
        while not match.over and len(match.moves) < 120:
            moves = match.game.legal_moves(match.state)
            move = max(moves, key=lambda each: (len(each.captured), dice.random()))
            after, _ = match.play(match.mover, match.game.format(match.state, move), NOW)
            if len(move.captured) > 1:
                found.append((match, after))
            match = after
    return found


def standing(diagram: Diagram) -> set[tuple[int, int]]:
    return {(token.column, token.row) for token in diagram.tokens if not token.ghost}


@pytest.mark.parametrize("key", [key for key in GAMES if key not in ("zongheng", "binary", "incorrect")])
def test_a_capture_is_shown_jump_by_jump(key: str) -> None:
    found = captures(key)
    assert len(found) > 3
    for before, after in found:
        move = after.last_move
        assert move is not None
        start, end = shown(before), shown(after)
        between = list(jumps(start, end))
        if end.trail is None or len(end.trail.points) != len(move.captured) + 1:
            assert not between
            continue
        assert len(between) == len(move.captured) - 1
        ways = end.trail.points
        for number, diagram in enumerate(between, 1):
            check(diagram)
            assert ways[number] in standing(diagram), "the piece stands where it has come to"
            taken = [mark for mark in diagram.marks if mark.emphasis is Emphasis.TAKEN]
            assert len(taken) == number
            assert diagram.top == start.top, "what was taken is counted when the move is made"
        sizes = [len(standing(diagram)) for diagram in (start, *between, end)]
        assert all(larger - fewer == 1 for larger, fewer in pairwise(sizes))


def test_other_moves_have_no_boards_between() -> None:
    for key, moves in (
        ("russian", "c3-d4 f6-e5"),
        ("zongheng", "g3-h3"),
        ("binary", "h6"),
        ("incorrect", ""),
    ):
        before = played(key, moves)
        move = before.game.legal_moves(before.state)[0]
        after, _ = before.play(before.mover, before.game.format(before.state, move), NOW)
        assert not list(jumps(shown(before), shown(after)))


def test_a_film_lasts_a_minute_at_most_and_a_short_one_has_its_usual_steps() -> None:
    assert tempo(1) == [LAST]
    assert tempo(2) == [FIRST, LAST]
    assert tempo(10, {3, 4}) == [FIRST, STEP, STEP, 405, 405, STEP, STEP, STEP, STEP, LAST]
    for count in (30, 61, 62, 120, 300, 1000):
        for passing in ((), range(5, count, 3)):
            times = tempo(count, passing)
            assert len(times) == count
            assert sum(times) <= MOST
            assert (
                all(between < step for step, between in zip(times[4:-1:3], times[5:-1:3], strict=False))
                or not passing
            )
