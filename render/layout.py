"""Where things are in a picture of a board: sizes follow from the number of squares."""

from __future__ import annotations

from dataclasses import dataclass

from render.diagram import Diagram
from render.theme import LABEL_MARGIN, LARGEST_SQUARE, PLAIN_MARGIN, WIDTH


@dataclass(frozen=True, slots=True)
class Layout:
    """Pixels: `square` is the side of one, `left` where the first column begins, `margin` the frame above and below."""

    columns: int
    rows: int
    labelled: bool

    @property
    def square(self) -> int:
        return min(LARGEST_SQUARE, (WIDTH - 2 * self.margin) // max(self.columns, self.rows, 4))

    @property
    def margin(self) -> int:
        return LABEL_MARGIN if self.labelled else PLAIN_MARGIN

    @property
    def left(self) -> int:
        return (WIDTH - self.columns * self.square) // 2


def layout_of(diagram: Diagram) -> Layout:
    return Layout(diagram.columns, diagram.rows, bool(diagram.column_labels or diagram.row_labels))
