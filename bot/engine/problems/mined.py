"""The results of mining."""

import enum
from typing import Final, NamedTuple

GRADES: Final = (1, 2, 3)  # from easy to hard


class Kind(enum.StrEnum):
    """How the only winning way was found."""

    SHOT = "shot"  # a sacrifice that wins, found and tested by search
    ENDING = "ending"  # a won ending of three pieces, by the endgame tables


class Mined(NamedTuple):
    """A position and the only way to win in it.

    `solution`: the moves in canonical notation, first and last one of the solver's; `gain`: how many men are won, 0
    where it is the game; `withdrawn`: with which withdrawal of its game it went, since this turned out not to be the
    only way, or none; 0 while it is set; `ways`: other moves after the first that solve it as well, each as
    `ply=move`.
    """

    game: str
    kind: Kind
    grade: int
    gain: int
    position: str
    solution: tuple[str, ...]
    withdrawn: int = 0
    ways: tuple[str, ...] = ()
