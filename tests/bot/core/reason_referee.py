"""A second opinion on hints: is a reason for a move so by the rules?

Which pieces can be taken is asked of a position that is set up anew with the other side to move, piece by piece, where
the reasons themselves compare how many.
"""

from collections.abc import Callable, Mapping
from typing import Any, Final

from bot.board.moves import cell_names
from rules import Cell, Game, Kind, Move, Side


class Played:
    """A legal move in a position, and the board before and after it."""

    def __init__(self, game: Game[Any], state: Any, move: Move) -> None:
        self.game, self.state, self.move = game, state, move
        self.after = game.play(state, move)
        self.me: Side = state.to_move

    def pieces(self, side: Side, state: Any) -> dict[Cell, Kind]:
        return {piece.cell: piece.kind for piece in self.game.view(state).pieces if piece.side is side}

    def taken(self, by: Side, state: Any) -> list[frozenset[Cell]]:
        """The pieces that each capture of a side would take, were it to move."""
        names = cell_names(self.game.view(state), self.game.notation)
        sides = [
            colour.value[0].upper()
            + ",".join(
                ("K" if kind is Kind.KING else "") + names[cell]
                for cell, kind in self.pieces(side, state).items()
            )
            for side, colour in zip(Side, self.game.colours, strict=True)
        ]
        set_up = self.game.load(f"{self.game.colours[by].value[0].upper()}:{sides[0]}:{sides[1]}")
        return [frozenset(move.captured) for move in self.game.legal_moves(set_up) if move.captured]

    def in_danger(self, of: Side, state: Any) -> frozenset[Cell]:
        """The pieces of a side of which each could be taken."""
        return frozenset[Cell]().union(*self.taken(of.other, state))

    def largest(self, side: Side, state: Any) -> int:
        return max((len(area.cells) for area in self.game.view(state).areas if area.side is side), default=0)


def wins(played: Played, _: int) -> bool:
    end = played.game.outcome(played.after)
    return end is not None and end.winner is played.me


def only(played: Played, _: int) -> bool:
    return list(played.game.legal_moves(played.state)) == [played.move]


def takes(played: Played, count: int) -> bool:
    before, now = (len(played.pieces(played.me.other, state)) for state in (played.state, played.after))
    return before - now == count


def crowns(played: Played, _: int) -> bool:
    before = played.pieces(played.me, played.state)[played.move.path[0]]
    return (before, played.pieces(played.me, played.after)[played.move.path[-1]]) == (Kind.MAN, Kind.KING)


def saves(played: Played, count: int) -> bool:
    """So many of the pieces that could have been taken cannot be now, wherever they are."""
    moved = {played.move.path[0]: played.move.path[-1]}
    now = played.in_danger(played.me, played.after)
    safe = [cell for cell in played.in_danger(played.me, played.state) if moved.get(cell, cell) not in now]
    return len(safe) >= count and played.move.forfeited is None


def threatens(played: Played, count: int) -> bool:
    """The next move could take so many that none could take before, and nothing can be taken in return."""
    before = played.in_danger(played.me.other, played.state)
    fresh = [len(each - before) for each in played.taken(played.me, played.after)]
    return max(fresh, default=0) >= count and safe(played, 0)


def safe(played: Played, _: int) -> bool:
    return not played.taken(played.me.other, played.after) and played.move.forfeited is None


def offers(played: Played, count: int) -> bool:
    return max(map(len, played.taken(played.me.other, played.after))) == count


def grows(played: Played, count: int) -> bool:
    return played.largest(played.me, played.after) - played.largest(played.me, played.state) == count


def breaks(played: Played, count: int) -> bool:
    other = played.me.other
    return played.largest(other, played.state) - played.largest(other, played.after) == count


def forward(played: Played, count: int) -> bool:
    view = played.game.view(played.state)
    rows = {cell.cell: cell.row for cell in view.cells}
    up = rows[played.move.path[0]] - rows[played.move.path[-1]]
    return (up if view.bottom is played.me else -up) == count


CHECKS: Final[Mapping[str, Callable[[Played, int], bool]]] = {
    check.__name__: check
    for check in (wins, only, takes, crowns, saves, threatens, safe, offers, grows, breaks, forward)
}
"""For each reason, whether it is so, with its count."""
