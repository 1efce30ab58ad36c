"""The same of games in which pieces are placed, shifted, or go over others without taking any."""

from collections.abc import Callable, Mapping
from itertools import pairwise
from typing import Any, Final

from rules import Cell, Move, Side
from tests.bot.core.lesson_referee.case import Case


def edges(case: Case) -> dict[Cell, list[Cell]]:
    """The squares beside each square, along rows and columns."""
    place = {(cell.column, cell.row): cell.cell for cell in case.game.view(case.state).cells}
    return {
        cell: [place[there] for there in ((c + 1, r), (c - 1, r), (c, r + 1), (c, r - 1)) if there in place]
        for (c, r), cell in place.items()
    }


def sizes(case: Case, members: set[Cell], least: int = 1) -> list[int]:
    """The sizes of the connected sets among these cells, largest first."""
    beside, left, found = edges(case), set(members), []
    while left:
        front, group = [left.pop()], 1
        while front:
            fresh = [cell for cell in beside[front.pop()] if cell in left]
            fresh = list(dict.fromkeys(fresh))
            left -= set(fresh)
            group += len(fresh)
            front += fresh
        found.append(group)
    return sorted((size for size in found if size >= least), reverse=True)


def groups(case: Case, side: Side, state: Any) -> list[int]:
    return sizes(case, set(case.pieces(side, state)))


def dark(case: Case) -> set[Cell]:
    return {cell.cell for cell in case.game.view(case.state).cells if cell.dark}


def black(case: Case, side: Side) -> bool:
    return case.game.colours[side].value == "black"


def territories(case: Case, side: Side, state: Any) -> list[int]:
    """Pieces of a side, with empty squares of its colour beside them."""
    taken = case.pieces(side, state).keys() | case.pieces(side.other, state).keys()
    colour = {cell for cell in edges(case) if (cell in dark(case)) is black(case, side)}
    return sizes(case, set(case.pieces(side, state)) | (colour - taken), least=2)


def score(case: Case, side: Side, state: Any) -> tuple[int, list[int]]:
    """The largest territory twice and the others once; of equal scores the one with the larger territory wins."""
    found = territories(case, side, state)
    return sum(found) + max(found, default=0), found


def shifts(case: Case, move: Move) -> tuple[int, int]:
    """Own and enemy pieces that the move shifts, each by one square; a new own piece stands where the first stood."""
    own, theirs, after = case.own, case.theirs, case.after(move)
    line = move.path
    assert line[-1] not in own | theirs
    assert line[0] in dark(case)
    for start, end in pairwise(line):
        assert end in edges(case)[start]
        moved = case.pieces(case.mover if start in own else case.mover.other, after)
        assert end in moved
    assert line[0] in case.pieces(case.mover, after)
    assert len(case.pieces(case.mover, after)) == len(own) + 1
    return sum(cell in own for cell in line[:-1]), sum(cell in theirs for cell in line[:-1])


def shift_alone(case: Case) -> None:
    assert {shifts(case, move) for move in case.right} == {(1, 0)}


def shift_line(case: Case) -> None:
    for move in case.moves:
        ours, others = shifts(case, move)
        assert (ours >= 2 and not others) is (move in case.right)


def shift_majority(case: Case) -> None:
    for move in case.moves:
        ours, others = shifts(case, move)
        assert ours > others
        assert (others > 0) is (move in case.right)


def grown(case: Case, largest: Callable[[Case, Side, Any], list[int]], least: int) -> None:
    own = max(largest(case, case.mover, case.state))
    assert own == case.facts["own"]
    for move in case.moves:
        grows = max(largest(case, case.mover, case.after(move))) >= own + least
        assert grows is (move in case.right)


def broken(case: Case, largest: Callable[[Case, Side, Any], list[int]]) -> None:
    theirs = max(largest(case, case.mover.other, case.state))
    assert theirs == case.facts["theirs"]
    for move in case.moves:
        left = max(largest(case, case.mover.other, case.after(move)), default=0)
        assert (left < theirs) is (move in case.right)


def shift_wins(case: Case) -> None:
    for move in case.moves:
        after = case.after(move)
        full = len(case.pieces(case.mover, after)) + len(case.pieces(case.mover.other, after)) == len(
            edges(case)
        )
        won = full and groups(case, case.mover, after) > groups(case, case.mover.other, after)
        assert won is (move in case.right)


def placed(case: Case, move: Move) -> tuple[list[bool], bool, int]:
    """For each new piece whether its square is of the mover's colour; whether one is in the middle; pieces left."""
    zone = set(case.game.view(case.state).zone)
    new = case.pieces(case.mover, case.after(move)).keys() - case.own.keys()
    colours = [(cell in dark(case)) is black(case, case.mover) for cell in sorted(new)]
    return colours, bool(new & zone), hand(case, case.after(move))


def hand(case: Case, state: Any) -> int:
    """Pieces that the mover has left, as the position is written."""
    *_, one, other = case.game.dump(state).split()
    return int(one if black(case, case.mover) else other)


def place_first(case: Case) -> None:
    assert not case.own
    assert not case.theirs
    assert black(case, case.mover)
    assert set(case.right) == set(case.moves)
    assert all(placed(case, move)[:2] == ([True], False) for move in case.moves)
    middle = len(case.game.view(case.state).zone)
    assert (middle, len(case.moves)) == (4, len(dark(case)) - middle // 2)


def place_two(case: Case) -> None:
    assert case.facts["colour"] == case.game.colours[case.mover].value
    assert any(len(placed(case, move)[0]) == 1 for move in case.moves), "or just one"
    for move in case.moves:
        assert (placed(case, move)[0] == [True, True]) is (move in case.right)


def place_other(case: Case) -> None:
    assert case.facts["colour"] == case.game.colours[case.mover].value
    for move in case.moves:
        assert (placed(case, move)[:2] == ([False], False)) is (move in case.right)
        if move in case.right:
            beside = edges(case)[move.path[0]]
            colour = {cell for cell in beside if (cell in dark(case)) is black(case, case.mover)}
            assert colour == set(beside), "it joins squares of one's own colour"


def place_own_centre(case: Case) -> None:
    for move in case.moves:
        colours, middle, _ = placed(case, move)
        assert (middle and colours == [True]) is (move in case.right)
        assert not middle or len(colours) == 1, "it takes the whole turn"


def place_other_centre(case: Case) -> None:
    before = hand(case, case.state)
    for move in case.moves:
        colours, middle, left = placed(case, move)
        assert (middle and colours == [False]) is (move in case.right)
        assert before - left == len(colours) + (move in case.right), "it costs a second piece"
        assert case.game.format(case.state, move).endswith("x") is (move in case.right)


def place_wins(case: Case) -> None:
    for move in case.moves:
        after = case.after(move)
        mine, others = (score(case, side, after) for side in (case.mover, case.mover.other))
        over = hand(case, after) == 0 and case.game.outcome(after) is not None
        assert (over and mine > others) is (move in case.right)


def jumps(case: Case, move: Move) -> tuple[int, int, int]:
    """Own and enemy pieces that the move goes over, and how many rows it goes forward."""
    view = case.game.view(case.state)
    at = {cell.cell: (cell.column, cell.row) for cell in view.cells}
    place = {there: cell for cell, there in at.items()}
    own = others = 0
    for start, end in pairwise(move.path):
        (a, b), (c, d) = at[start], at[end]
        if max(abs(a - c), abs(b - d)) == 1:
            assert (len(move.path), a != c, b != d) == (2, True, True), "a step is diagonal"
            continue
        over = place[(a + c) // 2, (b + d) // 2]
        assert over in (case.own if a != c and b != d else case.theirs)
        own, others = own + (over in case.own), others + (over in case.theirs)
    assert others <= 1, "once a turn"
    assert case.pieces(case.mover.other, case.after(move)) == case.theirs, "nothing is ever taken"
    forward = at[move.path[0]][1] - at[move.path[-1]][1]
    return own, others, forward if view.bottom is case.mover else -forward


def jumping(wanted: Callable[[int, int], bool]) -> Callable[[Case], None]:
    def check(case: Case) -> None:
        for move in case.moves:
            own, others, forward = jumps(case, move)
            assert wanted(own, others) is (move in case.right)
            assert forward > 0 or not own + others, "it ends further forward"

    return check


def jump_back(case: Case) -> None:
    view, goal = case.game.view(case.state), 3
    at = {cell.cell: (cell.column, cell.row) for cell in view.cells}
    down = view.bottom is not case.mover
    far = {c for c, (_, row) in at.items() if (row >= view.rows - goal if down else row < goal)}
    colour = {cell for cell in far if (cell in dark(case)) is black(case, case.mover)}
    for move in case.moves:
        back = jumps(case, move)[2] < 0
        assert back is (move in case.right)
        if back:
            column, row = at[move.path[0]]
            ahead = {
                cell
                for cell in colour
                if (rows := (at[cell][1] - row) * (1 if down else -1)) > 0
                and abs(at[cell][0] - column) <= rows
            }
            assert ahead
            assert ahead <= case.own.keys()


def jump_wins(case: Case) -> None:
    view, goal = case.game.view(case.state), 3
    rows = {cell.cell: cell.row for cell in view.cells}
    for move in case.moves:
        reached = [rows[cell] for cell in case.pieces(case.mover, case.after(move))]
        home = all(row < goal if view.bottom is case.mover else row >= view.rows - goal for row in reached)
        assert home is (move in case.right)
        end = case.game.outcome(case.after(move))
        assert (end is not None and end.winner is case.mover) is home


KATO: Final[Mapping[str, Callable[[Case], None]]] = {
    "shift-alone": shift_alone,
    "shift-line": shift_line,
    "shift-majority": shift_majority,
    "shift-grows": lambda case: grown(case, groups, 2),
    "shift-breaks": lambda case: broken(case, groups),
    "shift-wins": shift_wins,
    "place-first": place_first,
    "place-two": place_two,
    "place-other": place_other,
    "place-own-centre": place_own_centre,
    "place-other-centre": place_other_centre,
    "place-grows": lambda case: grown(case, territories, 3),
    "place-breaks": lambda case: broken(case, territories),
    "place-wins": place_wins,
    "jump-step": jumping(lambda own, others: not own + others),
    "jump-one": jumping(lambda own, others: (own, others) == (1, 0)),
    "jump-more": jumping(lambda own, others: own > 1 and not others),
    "jump-enemy": jumping(lambda own, others: (own, others) == (0, 1)),
    "jump-both": jumping(lambda own, others: own > 0 < others),
    "jump-back": jump_back,
    "jump-wins": jump_wins,
}
