"""The points of one game, in halves, so that a draw is a whole number too."""

from __future__ import annotations

from typing import Final

WIN: Final = 2
DRAW: Final = 1
LOSS: Final = 0
