"""The side that a board is seen from, and the place of every square as seen from there."""

from __future__ import annotations

from bot.core.match import Match
from bot.core.preferences import PlayerSettings
from rules import BoardView, Cell, Colour, Side


def bottom_for(match: Match, user_id: int | None, settings: PlayerSettings) -> Side:
    """The side at the bottom: White for a reader who always wants that, a player's own side, for others the side to
    move.

    Against the bot it is always the person's, since the bot looks at no picture.
    """
    if settings.white_down:
        return Side(match.game.colours.index(Colour.WHITE))
    if match.practice is not None:
        return match.practice.side.other
    return match.side_of(user_id) if user_id in match.players else match.to_move


class Screen:
    """The columns from left to right and the rows from top to bottom, as the board numbers them, and their labels."""

    def __init__(self, view: BoardView, bottom: Side) -> None:
        step = 1 if view.bottom is bottom else -1
        self.columns = range(view.columns)[::step]
        self.rows = range(view.rows)[::step]
        self.column_labels = tuple(chr(ord("a") + column) for column in self.columns)
        self.row_labels = tuple(str(view.rows - row) for row in self.rows)
        across = {column: place for place, column in enumerate(self.columns)}
        down = {row: place for place, row in enumerate(self.rows)}
        self._at = {cell.cell: (across[cell.column], down[cell.row]) for cell in view.cells}

    def __getitem__(self, cell: Cell) -> tuple[int, int]:
        """Where on the screen a cell is: its column from the left and its row from the top."""
        return self._at[cell]
