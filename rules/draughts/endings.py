"""How a game of draughts ends: without pieces, without moves, with a king, or by a draw rule of its ruleset.

How moves are counted where the articles leave it open: a rule of n moves means n by each side; the move that brings
a material about is not counted; the counts for two pieces or fewer against a king, once begun, are never set back;
in endings of four to seven pieces the rule of unchanged balance stands in place of the rule of king moves. So does
lidraughts.org, where the federations hold their own events. It differs in one ending, two pieces and a king against
a king on the main road: there fifteen moves end it once the king has left the road and is back, which no article says.
FMJD-64 7.2.7 gives five moves "against one enemy king, located on the long diagonal", 7.2.4 fifteen to three kings, and
all other endings of four pieces have the thirty of 7.2.6.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence, Set
from functools import cache
from itertools import zip_longest
from typing import TypeAlias

from rules.draughts.ruleset import Balance, DrawRule, FewPieces, Force, Idle, OneEach, Repetition, Ruleset
from rules.draughts.state import Counters, Position, Run, Runs, State
from rules.game import Cell, Ending, Move, Outcome, Side
from rules.geometry import Board, CellSet

_MANY = 1_000
"""More pieces than any board holds, more plies than any win of a few pieces takes."""

Counting: TypeAlias = Repetition | Idle | Balance | FewPieces
"""The draw rules that count something."""


def counters_of(ruleset: Ruleset, position: Position) -> Counters:
    """The counters of a position without a past: what its material begins to count stands at nought."""
    rules, most = _few_rules(ruleset)
    if not rules or _smaller(position) > most:
        return Counters(few=(None,) * len(rules))
    few = tuple(0 if weaker_side(rule, ruleset, position) is not None else None for rule in rules)
    return Counters(few=few)


def advance(ruleset: Ruleset, state: State, move: Move, after: Position) -> State:
    """The state whose position is `after`, to which a move of this one leads."""
    before, counted = state.position, state.counters
    mover = before.to_move
    lost = _size(before) != _size(after)
    crowned = before.kings[mover].bit_count() < after.kings[mover].bit_count()
    man_moved = bool(before.men[mover] >> move.path[0] & 1)
    rules, most = _few_rules(ruleset)
    few: tuple[int | None, ...] = (None,) * len(rules)
    if rules and _smaller(after) <= most:
        few = tuple(
            _counted(rule, count, ruleset, after, mover, changed=lost or crowned)
            for rule, count in zip_longest(rules, counted.few)
        )
    counters = Counters(
        idle=0 if lost or man_moved else counted.idle + 1,
        untaken=0 if lost else counted.untaken + 1,
        unchanged=0 if lost or crowned else counted.unchanged + 1,
        few=few,
        runs=_runs(ruleset, state, move, after),
    )
    if not repeats(ruleset) or lost or crowned or (man_moved and _rises(ruleset.board, move)):
        return State(after, counters)
    runs = (*state.runs, counted.runs) if repeats_with_runs(ruleset) else ()
    return State(after, counters, (*state.earlier, before), runs)


def resting_king(ruleset: Ruleset, state: State) -> Cell | None:
    """The king that may not make another simple move, where the ruleset limits how many one may make in a row."""
    run = state.counters.runs[state.to_move]
    return (
        run.cell
        if run is not None and ruleset.king_run is not None and run.moves >= ruleset.king_run
        else None
    )


def outcome(
    ruleset: Ruleset, state: State, moves: Sequence[Move], exposes: Callable[[Move], bool]
) -> Outcome | None:
    """The result of a state that is over by itself.

    `moves`: what the side to move could play; `exposes`: whether after one of them the opponent can capture.
    """
    position = state.position
    mover = position.to_move
    if ruleset.crowning_wins and any(position.kings):
        return Outcome(Ending.CROWNED, mover.other if position.kings[mover.other] else mover)
    for side in (mover, mover.other):
        if not position.pieces(side):
            return _stuck(ruleset, Ending.NO_PIECES, side)
    if not moves:
        return _stuck(ruleset, Ending.NO_MOVES, mover)
    for rule, count, limit in counts(ruleset, state):
        if count >= limit and not is_claimed(rule):
            return Outcome(_ending(rule))
    for draw in ruleset.draws:
        if isinstance(draw, OneEach) and _one_each(draw, position, moves, exposes):
            return Outcome(_ending(draw))
    return None


def _stuck(ruleset: Ruleset, ending: Ending, side: Side) -> Outcome:
    """The end of a game in which the side can move no more."""
    return Outcome(Ending.GIVEN_AWAY, side) if ruleset.giveaway else Outcome(ending, side.other)


def claimable(ruleset: Ruleset, state: State) -> Outcome | None:
    """The draw that the side to move may claim in a state that is not over."""
    for rule, count, limit in counts(ruleset, state):
        if count >= limit and is_claimed(rule):
            return Outcome(_ending(rule))
    return None


def is_claimed(rule: DrawRule) -> bool:
    """Whether the draw waits for a player to ask for it."""
    return isinstance(rule, Repetition | Idle) and rule.claimed


def _ending(rule: DrawRule) -> Ending:
    match rule:
        case Idle() | OneEach():
            return rule.ending
        case Repetition():
            return Ending.REPETITION
        case Balance():
            return Ending.NO_PROGRESS
        case FewPieces():
            return Ending.FEW_PIECES


def counts(ruleset: Ruleset, state: State) -> Iterator[tuple[Counting, int, int]]:
    """The draw rules that are at work, each with its count and the limit that makes the draw.

    A position is counted from the second time on, the moves against a lone king always, other moves once half of
    them are made. Counts and limits are plies, times for a repetition, moves where those of one side count.
    """
    position, counted = state.position, state.counters
    few = iter(counted.few)
    for rule in ruleset.draws:
        match rule:
            case Repetition():
                # A position comes back after four plies at the soonest.
                times = _times(rule, state) if len(state.earlier) >= 4 else 1
                if times >= 2:
                    yield rule, times, rule.times
            case Idle():
                count = counted.idle if rule.men_count else counted.untaken
                if count >= rule.moves and not _balanced(ruleset, position):
                    yield rule, count, 2 * rule.moves
            case Balance():
                if counted.unchanged >= rule.moves and _balances(rule, position):
                    yield rule, counted.unchanged, 2 * rule.moves
            case FewPieces():
                made = next(few, None)
                if made is not None:
                    yield rule, made, 2 * rule.moves if rule.both else rule.moves


def plies_left(ruleset: Ruleset, state: State, harmless: Set[FewPieces] = frozenset()) -> int:
    """How many plies can be made before a draw rule that counts moves may end the game, whatever they are.

    Rules that are not at work yet count from now on, but for those that are known to be harmless. Repetition is not
    looked at.
    """
    position, counted = state.position, state.counters
    few = iter(counted.few)
    left = [_MANY]
    for rule in ruleset.draws:
        match rule:
            case Idle():
                left.append(2 * rule.moves - (counted.idle if rule.men_count else counted.untaken))
            case Balance() if _size(position) >= rule.fewest:
                left.append(2 * rule.moves - (counted.unchanged if _balances(rule, position) else 0))
            case FewPieces():
                made = next(few, None)
                if made is None and rule in harmless:
                    continue
                left.append(rule.least - (made or 0) * (1 if rule.both else 2))
    return min(left)


def rules_to_come(ruleset: Ruleset, state: State) -> Iterator[FewPieces]:
    """The rules for few pieces that are not at work."""
    rules, _ = _few_rules(ruleset)
    for rule, count in zip_longest(rules, state.counters.few):
        if count is None:
            yield rule


def _times(rule: Repetition, state: State) -> int:
    if not rule.runs:
        return state.earlier.count(state.position) + 1
    now = state.position, state.counters.runs
    return sum(then == now for then in zip(state.earlier, state.runs, strict=True)) + 1


def _balanced(ruleset: Ruleset, position: Position) -> bool:
    return any(isinstance(rule, Balance) and _balances(rule, position) for rule in ruleset.draws)


def _balances(rule: Balance, position: Position) -> bool:
    return all(position.kings) and rule.fewest <= _size(position) <= rule.most


def _one_each(
    rule: OneEach, position: Position, moves: Sequence[Move], exposes: Callable[[Move], bool]
) -> bool:
    pieces = position.kings if rule.kings_only else tuple(map(position.pieces, Side))
    if _size(position) != 2 or not all(pieces) or any(move.captured for move in moves):
        return False
    return not (rule.look_ahead and all(map(exposes, moves)))


@cache
def _few_rules(ruleset: Ruleset) -> tuple[tuple[FewPieces, ...], int]:
    """The rules for few pieces, and how many pieces the weaker side has in any of them at most."""
    rules = tuple(rule for rule in ruleset.draws if isinstance(rule, FewPieces))
    weaker = [force for rule in rules for force in rule.weaker]
    return rules, max((_MANY if force.or_more else force.men + force.kings for force in weaker), default=0)


def repeats(ruleset: Ruleset) -> bool:
    """Whether earlier positions matter at all."""
    return any(isinstance(rule, Repetition) for rule in ruleset.draws)


def repeats_with_runs(ruleset: Ruleset) -> bool:
    """Whether the runs of kings tell earlier positions apart."""
    return any(isinstance(rule, Repetition) and rule.runs for rule in ruleset.draws)


@cache
def _main_road(board: Board) -> CellSet:
    """The long diagonal from a1."""
    top = board.shape.rows - 1
    return sum(1 << cell for cell in board.cells if board.column[cell] == top - board.row[cell])


def _counted(
    rule: FewPieces, count: int | None, ruleset: Ruleset, after: Position, mover: Side, *, changed: bool
) -> int | None:
    weaker = weaker_side(rule, ruleset, after)
    if weaker is None:
        return None
    if count is None or (changed and not rule.lasting):
        return 0
    return count + 1 if rule.both or mover is weaker else count


def weaker_side(rule: FewPieces, ruleset: Ruleset, position: Position) -> Side | None:
    """The side that the rule protects, None where its material is not on the board."""
    for side in Side:
        if any(_is(force, position, side) for force in rule.weaker) and any(
            _is(force, position, side.other) for force in rule.stronger
        ):
            # The king holds the road only while nobody else stands on it.
            road = _main_road(ruleset.board) if rule.main_road else 0
            if position.occupied & road == position.kings[side] & road and (
                not road or position.kings[side] & road
            ):
                return side
    return None


def _is(force: Force, position: Position, side: Side) -> bool:
    men, kings = position.men[side].bit_count(), position.kings[side].bit_count()
    return men == force.men and (kings >= force.kings if force.or_more else kings == force.kings)


def _runs(ruleset: Ruleset, state: State, move: Move, after: Position) -> Runs:
    if ruleset.king_run is None:
        return None, None
    mover = state.to_move
    start, end = move.path[0], move.path[-1]
    own: Run | None = None
    if state.position.kings[mover] >> start & 1 and not move.captured and after.men[mover]:
        last = state.counters.runs[mover]
        own = Run(end, last.moves + 1 if last is not None and last.cell == start else 1)
    other = state.counters.runs[mover.other]
    if other is not None and not (after.kings[mover.other] >> other.cell & 1 and after.men[mover.other]):
        other = None
    return (own, other) if mover is Side.FIRST else (other, own)


def _rises(board: Board, move: Move) -> bool:
    """A man that leaves its row never comes back to it."""
    return board.row[move.path[0]] != board.row[move.path[-1]]


def _smaller(position: Position) -> int:
    """How many pieces the side has that has fewer."""
    return min(position.pieces(Side.FIRST).bit_count(), position.pieces(Side.SECOND).bit_count())


def _size(position: Position) -> int:
    return position.occupied.bit_count()
