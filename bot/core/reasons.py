"""Why a move is worth playing: what it takes, threatens, protects, promotes, or joins."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

from rules import Cell, Fact, Game, Motion, Move, Side
from rules.draughts.game import DraughtsGame


def reasons(game: Game[Any], state: Any, move: Move) -> tuple[Fact, ...]:
    """Up to two facts about a legal move, the weightiest first: wins, only, takes (count), crowns, saves (count),
    threatens (count), safe, offers (count, where one wins by giving away), grows (count), breaks (count), forward
    (count); none where nothing of that is so.
    """
    return tuple(_facts(game, state, move))[:2]


def _facts(game: Game[Any], state: Any, move: Move) -> Iterator[Fact]:
    me: Side = state.to_move
    after = game.play(state, move)
    end = game.outcome(after)
    if end is not None and end.winner is me:
        yield Fact("wins")
    if len(game.legal_moves(state)) == 1:
        yield Fact("only")
    if move.captured:
        yield Fact("takes", {"count": len(move.captured)})
    if game.crowns(state, move):
        yield Fact("crowns")
    if isinstance(game, DraughtsGame) and game.ruleset.giveaway:
        if offered := _most(_captures(game, after)):
            yield Fact("offers", {"count": offered})
    elif isinstance(game, DraughtsGame):
        if move.forfeited is None:  # else it is no use that nothing more can be taken
            yield from _dangers(game, state, move, after)
    elif game.motion is Motion.TRAVEL:
        view = game.view(state)
        rows = {cell.cell: cell.row for cell in view.cells}
        down = rows[move.path[-1]] - rows[move.path[0]]
        if (count := -down if view.bottom is me else down) > 0:
            yield Fact("forward", {"count": count})
    else:
        yield from _areas(game, state, after, me)


def _dangers(game: DraughtsGame, state: Any, move: Move, after: Any) -> Iterator[Fact]:
    """Pieces that the opponent could take before the move and cannot after it, and those that the next move could."""
    before, now = _captures(game, state, opponent=True), _captures(game, after)
    there = {move.path[0]: move.path[-1]}
    kept = [cell for cell in _all(before) if there.get(cell, cell) not in _all(now)]
    # Another piece may be in danger instead: then nothing is won by it.
    saved = min(len(kept), _most(before) - _most(now))
    if saved > 0:
        yield Fact("saves", {"count": saved})
    known = _all(_captures(game, state))
    if not now and (aimed := _most([each - known for each in _captures(game, after, opponent=True)])) > 0:
        yield Fact("threatens", {"count": aimed})
    if not now and saved <= 0:
        yield Fact("safe")


def _captures(game: DraughtsGame, state: Any, *, opponent: bool = False) -> list[frozenset[Cell]]:
    """The pieces that each capture of the side to move takes, or of its opponent, were it theirs."""
    if opponent:
        position = replace(state.position, to_move=state.to_move.other)
        state = replace(state, position=position)
    return [frozenset(move.captured) for move in game.legal_moves(state) if move.captured]


def _all(captures: Sequence[frozenset[Cell]]) -> frozenset[Cell]:
    return frozenset[Cell]().union(*captures)


def _most(captures: Sequence[frozenset[Cell]]) -> int:
    return max(map(len, captures), default=0)


def _areas(game: Game[Any], state: Any, after: Any, me: Side) -> Iterator[Fact]:
    before, now = _largest(game, state), _largest(game, after)
    if (count := now[me] - before[me]) > 0:
        yield Fact("grows", {"count": count})
    if (count := before[me.other] - now[me.other]) > 0:
        yield Fact("breaks", {"count": count})


def _largest(game: Game[Any], state: Any) -> dict[Side, int]:
    sizes: dict[Side, list[tuple[Cell, ...]]] = {side: [] for side in Side}
    for area in game.view(state).areas:
        sizes[area.side].append(area.cells)
    return {side: max(map(len, found), default=0) for side, found in sizes.items()}
