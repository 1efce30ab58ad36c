"""The weights of the draughts evaluation: a file for each game in `values/`, learned in games of the player.

Cells are in the order of the board's cells as White sees them, who plays upward; the other side sees the board turned.
"""

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, Self

from rules import Colour, Side, find_game
from rules.draughts.game import DraughtsGame
from rules.draughts.ruleset import Reach, Ruleset

FOLDER: Final = Path(__file__).with_name("values")
_KING: Final = {Reach.SHORT: 140, Reach.FLYING: 250}
_ADVANCE: Final = 3  # the gain of a man by each row before anything is learned


@dataclass(frozen=True, slots=True)
class Weights:
    """Hundredths of a man, `mobility` in eighths of one.

    `many`, `few`: a man on each cell, with all pieces on the board and with none left; between, in proportion; `pairs`:
    two men side by side, by the ways of `neighbours`; `kings`: a king on each cell; `first_king`: the first of a side;
    `mobility`: each step of the side to move; `turn`: being it.
    """

    many: tuple[int, ...]
    few: tuple[int, ...]
    pairs_many: tuple[int, ...]
    pairs_few: tuple[int, ...]
    kings: tuple[int, ...]
    first_king: int = 0
    mobility: int = 0
    turn: int = 0

    def upright(self, game: DraughtsGame, side: Side) -> bool:
        """Whether the side sees the board as the weights do."""
        return game.ruleset.colours[side] is Colour.WHITE

    @classmethod
    def plain(cls, ruleset: Ruleset) -> Self:
        """A beginner's: men gain as they come forward, kings are worth more; negative where pieces are to be lost."""
        board, rows = ruleset.board, ruleset.shape.rows
        sign = -1 if ruleset.giveaway else 1
        men = tuple(sign * (100 + _ADVANCE * (rows - 1 - board.row[cell])) for cell in board.cells)
        pairs = tuple(0 for _ in _pair_ways(ruleset, Side.FIRST))
        kings = tuple(sign * _KING[ruleset.king_reach] for _ in board.cells)
        return cls(men, men, pairs, pairs, kings)

    @classmethod
    def read(cls, path: Path) -> Self:
        """The weights of a file. Raises OSError, ValueError, KeyError."""
        told = json.loads(path.read_text(encoding="utf-8"))["weights"]
        values: dict[str, Any] = {
            name: tuple(value) if isinstance(value, list) else value for name, value in told.items()
        }
        return cls(**values)


def neighbours(game: DraughtsGame, side: Side) -> list[int]:
    """By how many bits the cells of a pair of men lie apart, for each way in which the side's men move forward."""
    return _pair_ways(game.ruleset, side)


def _pair_ways(ruleset: Ruleset, side: Side) -> list[int]:
    """A way and its opposite make the same pairs, so only one of the two is there."""
    ways = [ruleset.compass(side, way) for way in (*ruleset.man_moves, *ruleset.man_captures)]
    return list(dict.fromkeys(abs(ruleset.board.shift(way)) for way in ways if not ruleset.board.wraps(way)))


def file_of(game: DraughtsGame, ending: str = "json") -> Path:
    """The file for the values of a game with just these options, whether it is there or not."""
    return FOLDER / f"{game.key.replace(':', '-').replace(',', '-')}.{ending}"


def weights_of(game: DraughtsGame) -> Weights:
    """The learned weights of a game; those of the game without options where board and kings are the same."""
    path = file_of(game)
    if path.exists():
        return Weights.read(path)
    usual = find_game(game.variant.key)
    assert isinstance(usual, DraughtsGame)
    ours, theirs = game.ruleset, usual.ruleset
    same = (theirs.shape, theirs.king_reach) == (ours.shape, ours.king_reach)
    path = file_of(usual)
    return Weights.read(path) if same and path.exists() else Weights.plain(ours)
