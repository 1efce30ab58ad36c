"""The open questions between the players of a match, besides the position."""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import datetime
from typing import Final, Self

from rules import Side


@dataclass(frozen=True, slots=True)
class Talks:
    """`draw_offer`, `takeback`: the side that offers, the side that asks; `offered`: how many moves a side has to make
    before it may offer again; `asked`: has a side asked since its last move; `fallen_at`: since when the clock of the
    side to move has run out in a casual match.
    """

    draw_offer: Side | None = None
    takeback: Side | None = None
    offered: tuple[int, int] = (0, 0)
    asked: tuple[bool, bool] = (False, False)
    fallen_at: datetime | None = None

    def after_move(self, side: Side) -> Self:
        """After a move of that side: it declines the other's offer, and answers all else."""
        left, first = max(0, self.offered[side] - 1), side is Side.FIRST
        # Not `replace`, which takes as long as the rules do; a check replays millions of moves.
        return type(self)(
            draw_offer=None if self.draw_offer is side.other else self.draw_offer,
            offered=(left, self.offered[1]) if first else (self.offered[0], left),
            asked=_marked(self.asked, side, False),
        )

    def with_offer(self, side: Side | None, wait: int) -> Self:
        """After a draw offer. `wait`: the moves before the next."""
        # A player who is offered a draw may offer one again.
        offered = (wait if side is Side.FIRST else 0, wait if side is Side.SECOND else 0)
        return replace(self, draw_offer=side, offered=offered)

    def with_request(self, side: Side | None) -> Self:
        """After a request to take a move back."""
        return replace(self, takeback=side, asked=_marked(self.asked, side, True))


NOTHING_OPEN: Final = Talks()


def _marked(marks: tuple[bool, bool], side: Side | None, value: bool) -> tuple[bool, bool]:
    return (value if side is Side.FIRST else marks[0], value if side is Side.SECOND else marks[1])
