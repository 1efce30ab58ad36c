"""Tests whether a position shows something of kings, as in `men`."""

from __future__ import annotations

from random import Random

from bot.lessons.model.look import Look, Shown, moves_under
from rules.draughts.ruleset import Landing, Reach


def king_moves(look: Look) -> Shown | None:
    """A king can go far."""
    if look.captures:
        return None
    right = [m for m in look.moves if not look.man(m) and look.distance(*m.path) > 2]
    return Shown(right) if right and len(right) < len(look.moves) else None


def king_takes(look: Look) -> Shown | None:
    """A king takes one piece as no man could: from afar, or back; in a direction in which it does not move where there
    is one.
    """
    moves = look.captures
    if not moves or any(look.man(move) or len(move.captured) > 1 for move in moves):
        return None
    if len({move.captured for move in moves}) > 1:
        return None
    table, tempting = look.table, look.uncompelled
    if table.king_reach is Reach.SHORT:
        return None if any(look.ways(m) & set(table.man_moves) for m in moves) else Shown(moves, tempting)
    if look.distance(moves[0].path[0], moves[0].captured[0]) < 2:
        return None
    others = set(table.king_captures) - set(table.king_moves)
    if others and not all(look.ways(move) <= others for move in moves):
        return None
    if table.landing is Landing.NEXT:
        farther = look.unruled(landing=Landing.ANYWHERE)
        return Shown(moves, [*farther, *tempting]) if farther else None
    return Shown(moves, tempting) if len(moves) > 1 else None


def king_rests(look: Look) -> Shown | None:
    """One king has made as many moves in succession as it may, and something else can be moved."""
    game, table, state, line = look.game, look.table, look.state, list[str]()
    limit = table.king_run
    assert limit is not None
    dice = Random(f"{state.position}")
    for _ in range(2 * limit):
        moves = game.legal_moves(state)
        royal = [m for m in moves if state.position.kings[state.to_move] >> m.path[0] & 1]
        if not royal or any(move.captured for move in moves):
            return None
        move = dice.choice(royal)
        line.append(game.format(state, move))
        state = game.play(state, move)
    moves = game.legal_moves(state)
    barred = [m for m in moves_under(table, state) if m not in set(moves)]
    if not moves or not barred or any(move.captured for move in (*moves, *barred)):
        return None
    return Shown(moves, barred, tuple(line))
