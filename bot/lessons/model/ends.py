"""Tests whether a position shows something of the end of a game, as in `men`."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Final

from bot.lessons.model.look import Look, Shown, moves_under
from rules import Ending, Side
from rules.draughts.ruleset import OneEach, Repetition, Ruleset

_FEW: Final = 3
"""Moves to choose from where only one is right."""
_LONGEST: Final = 200
"""Moves in which kings that go to and fro must have brought a draw about."""


def win(look: Look) -> Shown | None:
    """A quiet move leaves the opponent without one, and others do not; or a capture takes the last pieces."""
    if look.captures:
        last = [move for move in look.captures if len(move.captured) > 1 and look.result(move) is not None]
        ending = {"ending": Ending.NO_PIECES.value}
        return Shown(last, look.uncompelled, facts=ending) if last else None
    theirs = replace(look.state.position, to_move=look.state.to_move.other)
    if len(moves_under(look.table, replace(look.state, position=theirs))) > _FEW:
        return None  # one move will hardly block so many
    ends = {move: look.result(move) for move in look.moves}
    # A first king may win too, which another step shows.
    right = [move for move, end in ends.items() if end is not None and end.ending is Ending.NO_MOVES]
    if len(right) != 1 or len(look.moves) < _FEW:
        return None
    end = ends[right[0]]
    assert end is not None
    return Shown(right, facts={"ending": end.ending.value})


def gives_away(look: Look) -> Shown | None:
    """A move after which every answer takes the last piece, or the last that can move; and another that does not."""
    game, me = look.game, look.state.to_move
    right = []
    for move in look.moves:
        after = game.play(look.state, move)
        answers = game.legal_moves(after)
        ends = [game.outcome(game.play(after, answer)) for answer in answers]
        if ends and all(end is not None and end.winner is me for end in ends):
            right.append(move)
    ending = {"ending": Ending.GIVEN_AWAY.value}
    return Shown(right, facts=ending) if right and len(right) < len(look.moves) else None


def draw(look: Look) -> Shown | None:
    """A move ends the game as a draw: at once, or once kings have gone to and fro for long enough."""
    at_once = [move for move in look.moves if (end := look.result(move)) is not None and end.winner is None]
    if at_once:
        end = look.result(at_once[0])
        assert end is not None
        (unless,) = (rule.unless for rule in look.table.draws if isinstance(rule, OneEach))
        facts = {"ending": end.ending.value, "times": 0, "unless": unless}
        return Shown(at_once, look.uncompelled, facts=facts, taught=("draw-one-each",))
    return to_and_fro(look)


def to_and_fro(look: Look) -> Shown | None:
    """Both kings go to and fro until the next move makes a draw."""
    game, state, line = look.game, look.state, list[str]()
    dice = Random(f"{state.position}")
    came_from: dict[Side, tuple[int, int]] = {}
    for ply in range(_LONGEST):
        moves = game.legal_moves(state)
        mover = state.to_move
        if any(move.captured for move in moves):
            return None
        kings = [m for m in moves if state.position.kings[mover] >> m.path[0] & 1]
        if ply > 2:
            back = came_from[mover][::-1]
            kings = [move for move in kings if move.path == back]
        elif ply == 2:
            # The first position must not come back, or it would be the one that is repeated.
            kings = [move for move in kings if move.path[0] == came_from[mover][1] != move.path[1]]
            kings = [move for move in kings if move.path[1] != came_from[mover][0]]
        if not kings:
            return None
        move = dice.choice(kings)
        came_from[mover] = move.path[0], move.path[-1]
        after = game.play(state, move)
        end = game.outcome(after)
        if end is not None:
            if end.winner is not None or mover is not look.state.to_move:
                return None
            times = after.earlier.count(after.position) + 1
            facts = {
                "ending": end.ending.value,
                "times": times,
                "cell": move.path[-1],
                "claim": _claimed(look.table),
            }
            right = [
                m for m in moves if (found := game.outcome(game.play(state, m))) and found.winner is None
            ]
            taught = ("draw-repetition",) if end.ending is Ending.REPETITION else ()
            return Shown(right, (), tuple(line), facts, taught)
        line.append(game.format(state, move))
        state = after
    return None


def _claimed(table: Ruleset) -> int:
    """From which time on a repeated position may be claimed as a draw; 0 where it may not."""
    return min(
        (rule.times for rule in table.draws if isinstance(rule, Repetition) and rule.claimed), default=0
    )
