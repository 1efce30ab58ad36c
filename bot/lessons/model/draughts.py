"""The lessons of a game of draughts, found from its table of traits: small positions that show one trait each.

A trait that forbids moves is shown where the table without it would allow more: those moves tempt, and are refused with
the reason that play gives.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Final, NamedTuple

from bot.lessons.model import ends, kings, men
from bot.lessons.model.look import Look, Shown, Test
from bot.lessons.model.step import MOST, Step
from rules import IllegalMove, Move, MoveError, Side
from rules.draughts.endings import counters_of
from rules.draughts.game import DraughtsGame
from rules.draughts.ruleset import Priority, Reach, Refusal, Ruleset, Way
from rules.draughts.state import Position, State
from rules.notation import cell_text

_WINDOW: Final = 6
"""Columns and rows of the part of the board on which the pieces of a lesson stand."""
_TRIES: Final = 1_500
"""Positions that are tried with so many pieces."""
_TEMPTING: Final = 4


class Army(NamedTuple):
    """So many pieces of the learner's, and of the opponent's."""

    men: int
    kings: int
    enemy_men: int
    enemy_kings: int


def steps(game: DraughtsGame) -> tuple[Step, ...]:
    """The lessons of a game, in the order in which one learns them: as many as there is room for."""
    found = [step for thing in _things(game.ruleset) if (step := _step(game, thing)) is not None]
    for code in _LESSER:
        if len(found) <= MOST:
            break
        found = [step for step in found if step.code != code]
    return tuple(found)


class Thing(NamedTuple):
    """One thing to be learned: its code, the traits that it shows, how many pieces may show it, and the test."""

    code: str
    taught: tuple[str, ...]
    armies: tuple[Army, ...]
    test: Test
    facts: Mapping[str, int | str] = {}


_LESSER: Final = (
    *("king-moves", "priority-king-soonest", "win", "crowned", "chain", "priority-most-kings"),
    "man-takes-also",
)
"""The steps that are left out first where a game would have too many: another step shows much of the same."""


def _things(table: Ruleset) -> Iterator[Thing]:
    ways = _ways(table.man_moves)
    yield Thing("man-moves", ("man-moves",), (Army(2, 0, 1, 0),), men.man_moves, {"ways": ways})
    captures = _ways(table.man_captures)
    taking = {"ways": captures, "squares": "all" if table.shape.squares.value == "all" else "dark"}
    forward = {"ways": _ways(tuple(w for w in table.man_captures if w in table.man_moves))}
    yield Thing("man-takes", ("man-captures",), (Army(1, 0, 2, 0), Army(2, 0, 2, 0)), men.man_takes, forward)
    if not set(table.man_captures) <= set(table.man_moves):
        armies = Army(1, 0, 2, 0), Army(2, 0, 2, 0)
        yield Thing("man-takes-also", ("man-captures",), armies, men.man_takes_also, taking)
    yield Thing("chain", ("capture-compulsory",), (Army(2, 0, 3, 0), Army(1, 0, 4, 0)), men.chain)
    if not table.man_takes_king:
        yield Thing("man-spares-king", ("man-spares-king",), (Army(2, 0, 1, 1),), men.spares)
    if table.refusal is not Refusal.NEVER:
        traits = _DECLINED[table.refusal]
        yield Thing("refused", traits, (Army(2, 0, 2, 0),), men.refused, {"refusal": table.refusal.value})
    if not table.priority:
        duty = {"refusal": table.refusal.value}
        traits = "capture-free", "capture-compulsory"
        yield Thing("free", traits, (Army(3, 0, 3, 0), Army(3, 0, 4, 0)), men.free, duty)
    for place, priority in enumerate(table.priority):
        measured = {"place": place + 1, "refusal": table.refusal.value}
        traits = f"priority-{priority.value}", *(("value",) if priority is Priority.MOST_VALUE else ())
        yield Thing(f"priority-{priority.value}", traits, _ARMIES[priority], men.ranked(priority), measured)
    crowning = f"crowning-{table.crowning.value}"
    if table.crowning_wins:
        yield Thing("first-king", (crowning, "crowning-wins"), (Army(2, 0, 2, 0),), men.crowned)
    else:
        yield Thing("crowned", (crowning, "king-look"), (Army(2, 0, 1, 0),), men.crowned)
    yield Thing(
        crowning,
        (crowning,),
        (Army(1, 0, 2, 0), Army(2, 0, 3, 0), Army(1, 0, 4, 0)),
        men.CROWNINGS[table.crowning],
    )
    if not table.crowning_wins:
        yield from _kings(table)
    if table.giveaway:
        yield Thing("win", ("win-given-away",), (Army(1, 0, 1, 0), Army(2, 0, 2, 0)), ends.gives_away)
    else:
        yield Thing("win", ("win-no-moves",), _WINNING, ends.win)
    yield Thing(
        "draw",
        (),
        (Army(0, 1, 1, 1), Army(0, 1, 0, 2), Army(0, 1, 2, 0)),
        ends.draw,
    )


def _kings(table: Ruleset) -> Iterator[Thing]:
    """Things of games in which kings play."""
    if table.king_reach is Reach.FLYING:  # else it takes as it moves, and one step shows both
        flight = {"ways": _ways(table.king_moves)}
        yield Thing(
            "king-moves", ("king-moves",), (Army(1, 1, 1, 0), Army(0, 1, 1, 0)), kings.king_moves, flight
        )
    flight = {
        "ways": _ways(table.king_captures),
        "moves": _ways(table.king_moves),
        "reach": table.king_reach.value,
        "landing": table.landing.value,
    }
    traits = ("king-captures", "king-moves", *_landing(table))
    yield Thing("king-takes", traits, (Army(0, 1, 2, 0), Army(1, 1, 2, 0)), kings.king_takes, flight)
    if table.king_run is not None:
        resting = {"moves": table.king_run}
        yield Thing("king-run", ("king-run",), (Army(1, 1, 0, 1),), kings.king_rests, resting)


_WINNING: Final = (Army(2, 0, 1, 0), Army(2, 1, 1, 0), Army(3, 1, 1, 0), Army(2, 0, 2, 0))
_DECLINED: Final = {
    Refusal.FORFEITS: ("capture-refusable", "notation-forfeit"),
    Refusal.FREE: ("capture-optional",),
}

_ARMIES: Final = {
    Priority.MOST_PIECES: (Army(2, 0, 3, 0), Army(2, 0, 4, 0)),
    Priority.MOST_VALUE: (Army(2, 0, 2, 1), Army(2, 0, 3, 1)),
    Priority.WITH_KING: (Army(1, 1, 2, 0), Army(1, 1, 3, 0)),
    Priority.MOST_KINGS: (Army(1, 1, 1, 1), Army(0, 2, 1, 1), Army(0, 1, 1, 1), Army(0, 1, 2, 1)),
    Priority.KING_SOONEST: (Army(0, 2, 2, 2), Army(0, 1, 2, 2), Army(0, 1, 3, 2)),
}


def _ways(ways: tuple[Way, ...]) -> str:
    """The directions in a word of the catalogue's."""
    diagonal = {Way.FORWARD_LEFT, Way.FORWARD_RIGHT}
    backward = {Way.BACK_LEFT, Way.BACK_RIGHT}
    straight, sideways, back = {Way.FORWARD}, {Way.LEFT, Way.RIGHT}, {Way.BACK}
    names = {
        frozenset(diagonal): "diagonal",
        frozenset(diagonal | backward): "diagonals",
        frozenset(straight | sideways): "straight",
        frozenset(straight | sideways | back): "orthogonals",
        frozenset(straight | sideways | diagonal): "five",
        frozenset(Way): "all",
    }
    return names.get(frozenset(ways), "other")


def _landing(table: Ruleset) -> tuple[str, ...]:
    return (f"landing-{table.landing.value}",) if table.king_reach is Reach.FLYING else ()


def _step(game: DraughtsGame, thing: Thing) -> Step | None:
    """The first position, of those with few pieces, that shows the thing."""
    for state in _positions(game, thing.code, thing.armies):
        look = Look(game, state)
        if not look.moves:
            continue
        shown = thing.test(look)
        if shown is not None:
            tempting = _refused_moves(game, state, shown) if shown.tempting else ()
            position = game.dump(state)
            right = frozenset(shown.right)
            facts = {
                "colour": game.colours[state.to_move].value,
                "count": max(len(move.captured) for move in right),
                **thing.facts,
                **shown.facts,
            }
            taught = (*thing.taught, *shown.taught)
            return Step(thing.code, game.key, position, right, taught, facts, shown.line, tempting)
    return None


def _positions(game: DraughtsGame, code: str, armies: Sequence[Army]) -> Iterator[State]:
    """Positions by lot, always the same ones, the pieces near each other; the side that begins is to move."""
    dice, table = Random(f"{game.key} {code}"), game.ruleset
    shape, board, mover = table.shape, table.board, Side.FIRST
    for army in armies:
        for _ in range(_TRIES):
            left, top = (dice.randint(0, size - _WINDOW) for size in (shape.columns, shape.rows))
            cells = [
                cell
                for cell in board.cells
                if left <= board.column[cell] < left + _WINDOW and top <= board.row[cell] < top + _WINDOW
            ]
            chosen = [1 << cell for cell in dice.sample(cells, sum(army))]
            sets = []
            for count in army:
                sets.append(sum(chosen[:count]))
                del chosen[:count]
            own_men, own_kings, enemy_men, enemy_kings = sets
            if own_men & table.last_row(mover) or enemy_men & table.last_row(mover.other):
                continue
            position = Position(mover, (own_men, enemy_men), (own_kings, enemy_kings))
            yield State(position, counters_of(table, position))


def _refused_moves(game: DraughtsGame, state: State, shown: Shown) -> tuple[Move, ...]:
    """Those of the tempting moves that the rules refuse with a reason."""
    for text in shown.line:
        state = game.play(state, game.parse(state, text))
    found = []
    for move in dict.fromkeys(shown.tempting):
        try:
            game.parse(state, written(game, move))
        except IllegalMove:
            found.append(move)
        except MoveError:
            continue
    return tuple(found[:_TEMPTING])


def written(game: DraughtsGame, move: Move) -> str:
    """A move with every square that it touches, whether or not it is legal, as the game writes squares."""
    board, notation = game.ruleset.board, game.notation
    return ("x" if move.captured else "-").join(cell_text(board, cell, notation) for cell in move.path)
