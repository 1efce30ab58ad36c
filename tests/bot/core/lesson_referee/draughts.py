"""Is what the sentence of a step of draughts says so by the rules?"""

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from itertools import pairwise
from typing import Any, Final

from rules import BadPosition, Cell, Ending, Kind, MoveError, Side
from tests.bot.core.lesson_referee.case import ORTHOGONALS, WAYS, Case

_WORTH: Final = {Kind.MAN: 2, Kind.KING: 3}
"""A king counts more than one man and less than two."""


def man_moves(case: Case) -> None:
    board = case.board
    reached = board.reached(Kind.MAN)
    assert set(reached) == WAYS[str(case.facts["ways"])]
    assert all(ends == board.ray(board.middle, way)[:1] for way, ends in reached.items())
    assert case.facts["colour"] == case.game.colours[case.mover].value
    assert case.right == case.moves
    assert all(case.kind(move) is Kind.MAN and not move.captured for move in case.right)


def man_takes(case: Case) -> None:
    board, ways = case.board, WAYS[str(case.facts["ways"])]
    taken = board.taken(Kind.MAN)
    assert ways <= set(taken)
    assert all(taken[way] == [board.ray(board.middle, way)[1]] for way in ways)
    assert len(case.right) == 1
    assert case.right == case.captures
    assert all(case.kind(m) is Kind.MAN and len(m.captured) == 1 for m in case.right)
    assert all(set(case.ways(move)) <= ways for move in case.right)


def man_takes_also(case: Case) -> None:
    board, ways = case.board, WAYS[str(case.facts["ways"])]
    taken, moves = board.taken(Kind.MAN), set(board.reached(Kind.MAN))
    assert set(taken) == ways
    others = ways - moves
    told = others & ORTHOGONALS or others
    assert case.right
    assert case.right == case.captures
    assert all(set(case.ways(move)) <= told for move in case.right), (
        "the position shows what the sentence tells"
    )
    if case.facts["ways"] == "diagonals":
        assert all(way[1] > 0 for way in moves), "it moves only forward"
    if case.facts["squares"] == "dark":
        straight = [(way, end) for way, ends in taken.items() if 0 in way for end in ends]
        assert all(board.far(board.middle, end) == 4 for _, end in straight)


def count(case: Case) -> None:
    """Every right move takes as many pieces as the sentence asks for."""
    assert {len(move.captured) for move in case.right} == {case.facts["count"]}
    assert len(case.theirs) >= int(case.facts["count"]) > 1


def chain(case: Case) -> None:
    count(case)
    for move in case.right:
        assert case.kind(move) is Kind.MAN
        assert len(set(case.ways(move))) > 1, "it turns"
        assert not case.on_from(move), "it goes on as long as it can"
    cut = [move for move, taken in case.barred() if move.captured and len(taken) < int(case.facts["count"])]
    assert cut, "less is refused"


def man_spares_king(case: Case) -> None:
    assert case.board.taken(Kind.MAN)
    assert not case.board.taken(Kind.MAN, victim=Kind.KING)
    assert case.right == case.moves
    assert any(case.theirs[cell] is Kind.KING for _, taken in case.barred() for cell in taken)


def refused(case: Case) -> None:
    assert case.captures
    assert set(case.right) == set(case.quiet)
    lost = 1 if case.facts["refusal"] == "forfeits" else 0
    able = {move.path[0] for move in case.captures}
    for move in case.right:
        assert len(case.pieces(case.mover, case.after(move))) == len(case.own) - lost
        if lost:
            assert move.forfeited in able, "it could have taken"
            assert case.game.format(case.state, move).endswith(f"#{case.board.names[move.forfeited]}")


def free(case: Case) -> None:
    assert len({len(move.captured) for move in case.captures}) > 1
    assert set(case.right) == set(case.captures)
    case.asked()


def _measured(case: Case, measure: Callable[[Kind, Sequence[Kind]], Any], *, equal: bool) -> None:
    """The right captures measure alike, and one that is refused measures less; where `equal`, it takes as many."""
    assert case.right
    assert set(case.right) == set(case.captures)
    kinds = [[case.theirs[cell] for cell in move.captured] for move in case.right]
    best = {measure(case.kind(move), taken) for move, taken in zip(case.right, kinds, strict=True)}
    assert len(best) == 1
    less = [
        taken
        for move, cells in case.barred()
        if move.captured
        for taken in [[case.theirs[cell] for cell in cells]]
        if measure(case.kind(move), taken) < max(best)
    ]
    assert less, "a lesser capture tempts"
    if equal:
        assert any(len(taken) == len(kinds[0]) for taken in less), "captures are otherwise equal"


def most_pieces(case: Case) -> None:
    case.asked()
    _measured(case, lambda _, taken: len(taken), equal=False)


def most_value(case: Case) -> None:
    case.asked()
    _measured(case, lambda _, taken: sum(map(_WORTH.__getitem__, taken)), equal=False)


def with_king(case: Case) -> None:
    _measured(case, lambda kind, _: kind is Kind.KING, equal=case.facts["place"] != 1)


def most_kings(case: Case) -> None:
    _measured(case, lambda _, taken: taken.count(Kind.KING), equal=case.facts["place"] != 1)


def king_soonest(case: Case) -> None:
    assert all(Kind.KING in (case.theirs[cell] for cell in move.captured) for move in case.right)
    _measured(
        case,
        lambda _, taken: -taken.index(Kind.KING) if Kind.KING in taken else -len(taken),
        equal=case.facts["place"] != 1,
    )


def crowned(case: Case) -> None:
    assert case.wrong
    for move in case.right:
        assert not move.captured
        assert case.board.last(move.path[-1])
        assert (case.kind(move), case.kind_after(move)) == (Kind.MAN, Kind.KING)
    assert not any(case.board.last(m.path[-1]) and case.kind(m) is Kind.MAN for m in case.wrong)


def first_king(case: Case) -> None:
    crowned(case)
    for move in case.right:
        end = case.game.outcome(case.after(move))
        assert end is not None
        assert (end.ending, end.winner) == (Ending.CROWNED, case.mover)


def ends_move(case: Case) -> None:
    (move,) = case.right
    assert case.kind(move) is Kind.MAN
    assert move.captured
    assert case.board.last(move.path[-1])
    assert case.kind_after(move) is Kind.KING
    assert case.on_from(move), "it could go on"


def _passes(case: Case, after: Kind) -> None:
    count(case)
    for move in case.right:
        assert case.kind(move) is Kind.MAN
        assert any(map(case.board.last, move.path[1:-1]))
        assert case.kind_after(move) is after
        assert not case.on_from(move)


def if_move_ends(case: Case) -> None:
    _passes(case, Kind.MAN)
    assert not any(case.board.last(move.path[-1]) for move in case.right)


def goes_on(case: Case) -> None:
    _passes(case, Kind.KING)


def king_moves(case: Case) -> None:
    board = case.board
    reached = board.reached(Kind.KING)
    assert set(reached) == WAYS[str(case.facts["ways"])]
    assert all(sorted(ends) == sorted(board.ray(board.middle, way)) for way, ends in reached.items())
    for move in case.moves:
        wide = case.kind(move) is Kind.KING and board.far(*move.path) >= 3
        assert wide is (move in case.right)


def king_takes(case: Case) -> None:
    board, facts = case.board, case.facts
    near, far = board.taken(Kind.KING), board.taken(Kind.KING, distance=2)
    reached = board.reached(Kind.KING)
    assert set(reached) == WAYS[str(facts["moves"])]
    assert set(near) == WAYS[str(facts["ways"])]
    if facts["reach"] == "short":
        assert not far
        assert all(ends == board.ray(board.middle, way)[:1] for way, ends in reached.items())
        assert facts["ways"] == facts["moves"], "it takes the same way"
    else:
        assert any(len(ends) > 1 for ends in reached.values())
        assert far
        widest = max(map(len, near.values()))
        assert (widest == 1) is (facts["landing"] == "next")
    assert set(case.right) == set(case.captures)
    for move in case.right:
        assert case.kind(move) is Kind.KING
        assert len(move.captured) == 1
        assert set(case.ways(move)) <= (set(near) - set(reached) or set(near)), (
            "it shows what the sentence tells"
        )


def king_run(case: Case) -> None:
    limit = int(case.facts["moves"])
    mine = [state for state in case.passed if state.to_move is case.mover]
    played = [
        case.game.parse(state, text)
        for state, text in zip(case.passed, case.step.line, strict=True)
        if state.to_move is case.mover
    ]
    assert len(mine) == limit
    assert all(a.path[-1] == b.path[0] for a, b in pairwise(played)), "one king made them all"
    assert not any(move.captured for move in played)
    rests = played[-1].path[-1]
    assert case.own[rests] is Kind.KING
    assert Kind.MAN in case.own.values()
    assert set(case.right) == set(case.moves)
    assert all(move.path[0] != rests for move in case.moves)
    assert {move.path[0] for move, _ in case.barred()} == {rests}
    assert _goes_on_without_a_man(case, rests)


def _goes_on_without_a_man(case: Case, king: Cell) -> bool:
    """May the king move on after the same moves, had its side no man, but the opponent one, so that play goes on?"""
    own, theirs = (case.pieces(side, case.start) for side in (case.mover, case.mover.other))
    kings = {cell: kind for cell, kind in own.items() if kind is Kind.KING}
    for cell in case.board.at.keys() - own.keys() - theirs.keys():
        with suppress(MoveError, BadPosition):
            state = case.board.set_up(kings, {**theirs, cell: Kind.MAN})
            for text in case.step.line:
                state = case.game.play(state, case.game.parse(state, text))
            if any(move.path[0] == king and not move.captured for move in case.game.legal_moves(state)):
                return True
    return False


def win(case: Case) -> None:
    ending = Ending(str(case.facts["ending"]))
    for move in case.right:
        after = case.after(move)
        left = len(case.pieces(case.mover.other, after))
        if ending is Ending.GIVEN_AWAY:
            assert len(case.own) == 1, "it is the last piece"
            for answer in case.game.legal_moves(after):
                last = case.game.play(after, answer)
                end = case.game.outcome(last)
                assert end is not None
                assert (end.ending, end.winner) == (ending, case.mover)
                assert not case.pieces(case.mover, last)
            continue
        end = case.game.outcome(after)
        assert end is not None
        assert (end.ending, end.winner) == (ending, case.mover)
        assert left == (0 if ending is Ending.NO_PIECES else 1), "it is the last piece"


def draw(case: Case) -> None:
    ending = Ending(str(case.facts["ending"]))
    for move in case.right:
        end = case.game.outcome(case.after(move))
        assert end is not None
        assert (end.ending, end.winner) == (ending, None)
    assert not any((end := case.game.outcome(case.after(m))) and end.winner is None for m in case.wrong)
    if ending is Ending.REPETITION:
        _repeats(case)
    elif ending in (Ending.KING_AGAINST_KING, Ending.ONE_AGAINST_ONE):
        (unless,) = (
            str(trait.details["unless"]) for trait in case.game.traits if trait.code == "draw-one-each"
        )
        assert case.facts["unless"] == unless
        _one_each(case, ending)


def _repeats(case: Case) -> None:
    """The position comes up for the said time, and from the said time on a draw may be claimed."""
    (move,) = case.right
    game, cell = case.game, case.facts["cell"]
    assert move.path[-1] == cell
    states = [*case.passed, case.state, case.after(move)]
    seen = [(each.to_move, game.view(each).pieces) for each in states]
    alike = [sorted(map(repr, pieces)) for side, pieces in seen if side is seen[-1][0]]
    assert alike.count(sorted(map(repr, seen[-1][1]))) == case.facts["times"]
    assert case.own[move.path[0]] is Kind.KING
    assert any(cell in case.pieces(case.mover, state) for state in case.passed), "the king has been there"
    for at, (side, pieces) in enumerate(seen[:-1]):
        times = [sorted(map(repr, p)) for s, p in seen[: at + 1] if s is side].count(
            sorted(map(repr, pieces))
        )
        claimed = case.facts["claim"] and times >= int(case.facts["claim"])
        assert (game.claimable_draw(states[at]) is not None) is bool(claimed)


def _one_each(case: Case, ending: Ending) -> None:
    for move in case.right:
        left = [case.pieces(side, case.after(move)) for side in Side]
        assert [len(each) for each in left] == [1, 1]
        if ending is Ending.KING_AGAINST_KING:
            assert all(Kind.KING in each.values() for each in left)
    board = case.board
    beside = board.ray(board.middle, next(iter(board.taken(Kind.KING))))[0]
    assert case.game.outcome(board.set_up({board.middle: Kind.KING}, {beside: Kind.KING})) is None


DRAUGHTS: Final[Mapping[str, Callable[[Case], None]]] = {
    "man-moves": man_moves,
    "man-takes": man_takes,
    "man-takes-also": man_takes_also,
    "chain": chain,
    "man-spares-king": man_spares_king,
    "refused": refused,
    "free": free,
    "priority-most-pieces": most_pieces,
    "priority-most-value": most_value,
    "priority-with-king": with_king,
    "priority-most-kings": most_kings,
    "priority-king-soonest": king_soonest,
    "crowned": crowned,
    "first-king": first_king,
    "crowning-ends-move": ends_move,
    "crowning-if-move-ends": if_move_ends,
    "crowning-goes-on": goes_on,
    "king-moves": king_moves,
    "king-takes": king_takes,
    "king-run": king_run,
    "win": win,
    "draw": draw,
}
