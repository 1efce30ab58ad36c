"""Many pictures at once, for a person to look at: rows of diagrams, each at the size of a phone."""

from __future__ import annotations

import io
from collections.abc import Sequence

from PIL import Image, ImageDraw

from render.bounds import check
from render.diagram import BadDiagram, Diagram
from render.lettering import fitted, text_mask
from render.painter import parts_of
from render.squares import palette_of
from render.theme import SANS, WIDTH, Theme

PHONE = 400
"""Width of a picture on the telephone of most players."""
_GAP = 16
_HEAD = 40
_SIZE = 24


def sheet_of(rows: Sequence[tuple[str, Sequence[Diagram]]], theme: Theme) -> bytes:
    """Rows of pictures under their titles as one PNG. Raises BadDiagram."""
    if not rows or not all(diagrams for _, diagrams in rows):
        raise BadDiagram("rows", "have nothing to show")
    pictures = [(title, [_small(diagram, theme) for diagram in diagrams]) for title, diagrams in rows]
    wide = max(len(row) for _, row in pictures) * (PHONE + _GAP) + _GAP
    high = sum(_HEAD + max(picture.height for picture in row) + _GAP for _, row in pictures)
    sheet = Image.new("RGB", (wide, high), (128, 128, 128))
    draw = ImageDraw.Draw(sheet)
    top = 0
    for title, row in pictures:
        mask = text_mask(fitted(title, SANS, _SIZE, wide - 2 * _GAP), SANS, _SIZE)
        draw.bitmap((_GAP, top), mask, fill=(255, 255, 255))
        for number, picture in enumerate(row):
            sheet.paste(picture, (_GAP + number * (PHONE + _GAP), top + _HEAD))
        top += _HEAD + max(picture.height for picture in row) + _GAP
    out = io.BytesIO()
    sheet.quantize(256, method=Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE).save(out, "PNG")
    return out.getvalue()


def _small(diagram: Diagram, theme: Theme) -> Image.Image:
    check(diagram)
    parts = parts_of(diagram, theme)
    picture = Image.new("L", (WIDTH, sum(part.height for part in parts)))
    top = 0
    for part in parts:
        picture.paste(part.paint(), (0, top))
        top += part.height
    coloured = palette_of(theme).coloured(picture).convert("RGB")
    return coloured.resize((PHONE, round(picture.height * PHONE / WIDTH)), Image.Resampling.LANCZOS)
