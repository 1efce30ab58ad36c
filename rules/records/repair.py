"""The one change with which a record can be played farther: of a move, or of its position at the start."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from rules.draughts.captures.search import TooManyCaptures
from rules.draughts.state import State
from rules.errors import BadPosition
from rules.game import Move, Notation
from rules.notation import cell_text
from rules.records.claims import is_lettered
from rules.records.record import Ply
from rules.records.replay import Line, Replay, Spent, Work

MOVE, START = "move", "start"
"""Kinds of changes: of a move, of the position at the start."""

TOO_MUCH = "--"
"""In the place of a move that is to go."""
_BACK = 14
"""Plies before the fault at which another move is tried."""


@dataclass(frozen=True, slots=True)
class Repair:
    """A change and how far it leads: `reached` steps, or all; `far`: how unlike what was written it is."""

    kind: str
    at: int
    text: str
    reached: int
    whole: bool
    far: float

    @property
    def weight(self) -> tuple[bool, float, float]:
        return self.whole, 0 if self.whole else self.reached, -self.far


def repair_of(replay: Replay, work: Work) -> Repair | None:
    """The change of one move, or of the start, with which the record can be played farthest."""
    if replay.fault is None or not replay.states:
        return None
    if len(replay.moves) != replay.steps:
        return None  # with set-ups, or jumps in parts
    line = Line(replay.record, replay.dialect, work)
    best: Repair | None = None
    try:
        for found in (*_other_moves(line, replay), *_other_starts(line, replay)):
            if best is None or found.weight > best.weight:
                best = found
    except (Spent, TooManyCaptures):
        pass
    return best


def _other_moves(line: Line, replay: Replay) -> Iterator[Repair]:
    wrong = replay.steps
    for at in range(wrong, max(-1, wrong - _BACK), -1):
        state, step = replay.states[at], line.steps[at]
        if not isinstance(step, Ply):
            return
        played = replay.moves[at] if at < wrong else None
        for move in line.game.legal_moves(state):
            if move == played:
                continue
            after = line.game.play(state, move)
            text = _written(line, state, move)
            far = _likeness(step.text, text)
            yield _weighed(line, MOVE, at, text, after, at + 1, far + 0.4 * (wrong - at))
            if at >= wrong - 1:
                # One may be missing.
                both = f"{text} {step.text}"
                yield _weighed(line, MOVE, at, both, after, at, 3 + 0.4 * (wrong - at))
        if wrong - 1 <= at < len(line.steps) - 1:
            # Or one too much.
            yield _weighed(line, MOVE, at, TOO_MUCH, state, at + 1, 3 + 0.4 * (wrong - at))


def _written(line: Line, state: State, move: Move) -> str:
    notation = Notation.ALGEBRAIC if is_lettered(line.record) else Notation.NUMERIC
    return line.game.format(state, move, notation)


def _weighed(line: Line, kind: str, at: int, text: str, state: State, onwards: int, far: float) -> Repair:
    replay = line.played(state, onwards, told=False)
    return Repair(kind, at, text, replay.steps, replay.fault is None, far)


def _other_starts(line: Line, replay: Replay) -> Iterator[Repair]:
    """The usual start, or that of the tags with one piece more or less or of another kind."""
    if line.record.start is None:
        return
    yield _weighed(line, START, 0, "", line.game.start(), 0, 2)
    game, position = line.game, replay.states[0].position
    notation = Notation.ALGEBRAIC if is_lettered(line.record) else Notation.NUMERIC
    for cell in game.ruleset.board.cells:
        name = cell_text(game.ruleset.board, cell, notation)
        bit = 1 << cell
        men, kings = ([each & ~bit for each in pieces] for pieces in (position.men, position.kings))
        changes = [(men, kings)]
        for side in (0, 1):
            changes.append(([each | bit * (n == side) for n, each in enumerate(men)], kings))
            changes.append((men, [each | bit * (n == side) for n, each in enumerate(kings)]))
        for men, kings in changes:
            changed = replace(position, men=(men[0], men[1]), kings=(kings[0], kings[1]))
            if changed == position:
                continue
            try:
                state = game.standing(changed)
            except BadPosition:
                continue
            yield _weighed(line, START, 0, name, state, 0, 3)


def _likeness(written: str, other: str) -> float:
    """How many figures of one text are not those of the other in their place."""
    one, two = (text.replace(":", "-").replace("x", "-") for text in (written, other))
    if sorted(one) == sorted(two):
        return 1.0
    elsewhere = 0.5 * (one.partition("-")[0] != two.partition("-")[0])
    return elsewhere + abs(len(one) - len(two)) + sum(a != b for a, b in zip(one, two, strict=False))
