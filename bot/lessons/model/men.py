"""Tests whether a position shows something of men: how they move, take and are crowned, and which capture must be made.

Each function gives the moves that show it, or None where the position does not.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from bot.lessons.model.look import Look, Shown, Test, moves_under
from rules import Move
from rules.draughts.ruleset import ORTHOGONALS, Crowning, Priority


def man_moves(look: Look) -> Shown | None:
    """Men alone can move, and none of them to the last row."""
    plain = all(not move.captured and look.man(move) and not look.ends(move) for move in look.moves)
    return Shown(look.moves) if plain and len(look.moves) > 1 else None


def man_takes(look: Look) -> Shown | None:
    """One man can take one piece, in a direction in which it also moves, and something else tempts."""
    if len(look.captures) != 1 or not (look.quiet or look.uncompelled):
        return None
    (move,) = look.captures
    usual = look.man(move) and len(move.captured) == 1 and look.ways(move) <= set(look.table.man_moves)
    return Shown(look.captures, look.uncompelled) if usual and not look.ends(move) else None


def man_takes_also(look: Look) -> Shown | None:
    """All that can be taken is taken by a man, in directions in which no man moves: straight where there are such."""
    others = set(look.table.man_captures) - set(look.table.man_moves)
    others = others & set(ORTHOGONALS) or others
    if not look.captures or not all(look.man(m) and len(m.captured) == 1 for m in look.captures):
        return None
    if not all(look.ways(move) <= others for move in look.captures):
        return None
    return Shown(look.captures, look.uncompelled)


def chain(look: Look) -> Shown | None:
    """A man takes two pieces or three and turns in between; nothing else can be taken."""
    if len(look.captures) != 1:
        return None
    (move,) = look.captures
    if not look.man(move) or len(move.captured) not in (2, 3) or look.ends(move) or look.passes(move):
        return None
    unfinished = Move(move.path[:2], move.captured[:1])
    return Shown(look.captures, [unfinished, *look.uncompelled]) if len(look.ways(move)) > 1 else None


def spares(look: Look) -> Shown | None:
    """A man could jump over a king, if men might take kings."""
    barred = [move for move in look.unruled(man_takes_king=True) if move.captured and look.man(move)]
    return Shown(look.moves, barred) if barred and not look.captures and look.moves else None


def refused(look: Look) -> Shown | None:
    """A capture may be left out, by more than one move."""
    return Shown(look.quiet) if look.captures and len(look.quiet) > 1 else None


def free(look: Look) -> Shown | None:
    """Captures of different size may be chosen from, and quiet moves tempt."""
    sizes = {len(move.captured) for move in look.captures}
    usual = len(sizes) > 1 and all(look.man(move) for move in look.captures)
    return Shown(look.captures, look.uncompelled) if usual and (look.uncompelled or look.quiet) else None


def ranked(priority: Priority) -> Test:
    """This measure alone, after those before it, leaves what is legal."""

    def test(look: Look) -> Shown | None:
        at = look.table.priority.index(priority)
        lesser = [move for move in look.unruled(priority=look.table.priority[:at]) if move.captured]
        by_itself = moves_under(replace(look.table, priority=look.table.priority[: at + 1]), look.state)
        if not lesser or {move for move in by_itself if move.captured} != set(look.captures):
            return None
        if len(look.captures) > 2 or any(look.crowns(move) for move in look.captures):
            return None
        if priority is Priority.MOST_VALUE and len({len(m.captured) for m in (*lesser, *look.captures)}) > 1:
            return None  # the number of pieces would tell
        first = look.table.priority[0] is priority
        return Shown(look.captures, [*lesser, *(look.uncompelled if first else ())])

    return test


def crowned(look: Look) -> Shown | None:
    """A man can step on the last row, and something else can be played."""
    right = [move for move in look.moves if look.crowns(move)]
    return Shown(right) if right and len(right) < len(look.moves) and not look.captures else None


def stops(look: Look) -> Shown | None:
    """A man takes, is crowned and stops, where a king could go on."""
    if len(look.captures) != 1 or not look.crowns(look.captures[0]):
        return None
    (move,) = look.captures
    longer = [m for m in look.unruled(crowning=Crowning.GOES_ON) if m.path[: len(move.path)] == move.path]
    return Shown(look.captures, longer) if longer else None


def passes(look: Look) -> Shown | None:
    """A man takes on the last row and goes on from there as a man."""
    if len(look.captures) != 1 or not look.man(look.captures[0]) or not look.passes(look.captures[0]):
        return None
    (move,) = look.captures
    row = look.table.last_row(look.state.to_move)
    at = next(at for at, cell in enumerate(move.path) if at and row >> cell & 1)
    unfinished = Move(move.path[: at + 1], move.captured[:at])
    return None if look.ends(move) else Shown(look.captures, [unfinished])


def goes_on(look: Look) -> Shown | None:
    """A man takes, is crowned on its way, and takes more as only a king could."""
    moves = look.captures
    if not moves or not all(look.man(move) and look.passes(move) for move in moves):
        return None
    as_man = moves_under(replace(look.table, crowning=Crowning.IF_MOVE_ENDS), look.state)
    if {move.path for move in as_man} & {move.path for move in moves}:
        return None
    stopped = moves_under(replace(look.table, crowning=Crowning.ENDS_MOVE, priority=()), look.state)
    return Shown(moves, [move for move in stopped if move.captured])


CROWNINGS: Final = {
    Crowning.ENDS_MOVE: stops,
    Crowning.IF_MOVE_ENDS: passes,
    Crowning.GOES_ON: goes_on,
}
