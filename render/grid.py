"""Small boards beside each other in one picture, two in a row."""

from __future__ import annotations

import io
from collections.abc import Mapping, Sequence
from dataclasses import replace

from PIL import Image

from render.bounds import check
from render.diagram import BadDiagram, Diagram
from render.painter import painted
from render.png import png_of
from render.squares import palette_of
from render.strips import caption_picture
from render.theme import SMALL, THEMES, Theme

MAX_BOARDS = 6
_ROW = 2
_GAP = 12
_THEMES = 3
"""Themes beside each other."""
_TINY = 0.9
"""Pixels a point of a board that only shows its look."""
_BETWEEN = (49, 51, 56)


def grid_of(diagrams: Sequence[Diagram], theme: Theme) -> bytes:
    """The diagrams in rows of two as a palette PNG, each over its title in large letters,
    the last with the bot's name. Raises BadDiagram."""
    if not 1 <= len(diagrams) <= MAX_BOARDS:
        raise BadDiagram("diagrams", f"are {len(diagrams)}, not from 1 to {MAX_BOARDS}")
    for diagram in diagrams:
        check(diagram)
    theme = theme.at(SMALL)
    palette = palette_of(theme)
    boards = [_captioned(diagram, theme, named=diagram is diagrams[-1]) for diagram in diagrams]
    rows = [boards[start : start + _ROW] for start in range(0, len(boards), _ROW)]
    wide = max(len(row) for row in rows) * (theme.width + _GAP) - _GAP
    high = sum(max(board.height for board in row) + _GAP for row in rows) - _GAP
    whole = Image.new("L", (wide, high), palette.index(theme.page))
    top = 0
    for row in rows:
        for number, board in enumerate(row):
            whole.paste(board, (number * (theme.width + _GAP), top))
        top += max(board.height for board in row) + _GAP
    return png_of(whole, palette)


def themes_of(diagram: Diagram, captions: Mapping[str, str]) -> bytes:
    """The diagram in each of these themes, three in a row over their captions, as a PNG of 256 colours."""
    check(diagram)
    shown = []
    for key, caption in captions.items():
        theme = THEMES[key].at(_TINY)
        small = _captioned(replace(diagram, title=caption), theme)
        shown.append(palette_of(theme).coloured(small).convert("RGB"))
    wide, high = shown[0].size
    rows = -(-len(shown) // _THEMES)
    whole = Image.new("RGB", (_THEMES * (wide + _GAP) - _GAP, rows * (high + _GAP) - _GAP), _BETWEEN)
    for number, picture in enumerate(shown):
        whole.paste(picture, (number % _THEMES * (wide + _GAP), number // _THEMES * (high + _GAP)))
    out = io.BytesIO()
    whole.quantize(256, method=Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE).save(out, "PNG")
    return out.getvalue()


def _captioned(diagram: Diagram, theme: Theme, *, named: bool = False) -> Image.Image:
    board = painted(replace(diagram, title=""), theme)
    caption = caption_picture(diagram.title, theme, named=named)
    whole = Image.new("L", (theme.width, board.height + caption.height))
    whole.paste(board, (0, 0))
    whole.paste(caption, (0, board.height))
    return whole
