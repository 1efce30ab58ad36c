"""The evaluation as a search needs it, whatever the game."""

from collections.abc import Hashable, Sequence
from typing import Any, Final, Protocol, TypeVar

N_contra = TypeVar("N_contra", bound=Hashable, contravariant=True)

WON: Final = 100_000
"""The value of a win on the spot; one that takes n plies is worth n less. No estimate comes near it."""
CERTAIN: Final = WON - 1_000  # from here on a value is a win that was found, not an estimate


class Evaluation(Protocol[N_contra]):
    """Positions of one game in numbers, a hundred to a man, as the side to move sees them."""

    piece: int  # the loss by giving up the least piece
    stake: int
    """The lead of a side that should win, such as a man: errors of the levels and hopes are measured by it."""
    cost: int
    """How many nodes of draughts one of this game counts for in a budget, because it takes so much longer."""
    swing: int
    """By so much a quiet step hardly ever changes an estimate; 0 where a search is not to lean on that."""
    still: bool
    """Whether nothing is ever forced, so that a leaf is valued without its steps: `value` gets none, and gives the
    result where the game is over, a win as WON."""

    def value(self, node: N_contra, steps: Sequence[Any]) -> int:
        """How the side to move stands; `steps`: all that it can play."""

    def forcing(self, steps: Sequence[Any]) -> int:
        """How many of the steps, the first ones, must be looked at before the position can be valued."""

    def shortlist(self, node: N_contra, steps: Sequence[Any], depth: int) -> Sequence[Any]:
        """The steps that are worth a search of so many plies: all, or where they are very many the likeliest."""

    def key(self, step: Any) -> int:
        """A number by which a step is known again in another position."""
