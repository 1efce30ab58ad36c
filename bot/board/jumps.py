"""A capture jump by jump, for films: the boards between that before a move and that after it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from render.diagram import Diagram, Emphasis, Mark, Trail


def jumps(before: Diagram, after: Diagram) -> Iterator[Diagram]:
    """The board after each jump but the last of a capture of several pieces; nothing for other moves."""
    points = after.trail.points if after.trail else ()
    taken = [mark for mark in after.marks if mark.emphasis is Emphasis.TAKEN]
    standing = {(token.column, token.row): token for token in before.tokens if not token.ghost}
    if len(taken) < 2 or len(points) != len(taken) + 1 or points[0] not in standing:
        return
    mover = standing.pop(points[0])
    for count in range(1, len(taken)):
        (column, row), gone = points[count], {(mark.column, mark.row) for mark in taken[:count]}
        tokens = [token._replace(ghost=at in gone) for at, token in standing.items() if at != (column, row)]
        passed = (
            Mark(*point, Emphasis.PASSED)
            for point in dict.fromkeys(points[1:count])
            if point != points[count]
        )
        yield replace(
            after,
            tokens=(*tokens, mover._replace(column=column, row=row)),
            marks=(
                Mark(*points[0], Emphasis.LEFT),
                *passed,
                Mark(column, row, Emphasis.ARRIVED),
                *taken[:count],
            ),
            trail=Trail(points[: count + 1]),
            top=before.top,
            bottom=before.bottom,
            banner="",
        )
