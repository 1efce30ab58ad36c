"""Many pictures at once, for a person to look at: rows of finished pictures, each at the size of a phone."""

from __future__ import annotations

import io
from collections.abc import Sequence

from PIL import Image, ImageDraw

from render.diagram import BadDiagram
from render.letters import fitted, text_mask
from render.theme import Face

PHONE = 400
"""Width of a picture on the telephone of most players."""
_GAP = 16
_HEAD = 40
_SIZE = 24


def sheet_of(rows: Sequence[tuple[str, Sequence[bytes]]]) -> bytes:
    """Rows of pictures (PNG) under their titles as one PNG. Raises BadDiagram where a row has none."""
    if not rows or not all(pictures for _, pictures in rows):
        raise BadDiagram("rows", "have nothing to show")
    shown = [(title, [_small(picture) for picture in pictures]) for title, pictures in rows]
    wide = max(len(row) for _, row in shown) * (PHONE + _GAP) + _GAP
    high = sum(_HEAD + max(picture.height for picture in row) + _GAP for _, row in shown)
    sheet = Image.new("RGB", (wide, high), (128, 128, 128))
    draw = ImageDraw.Draw(sheet)
    top = 0
    for title, row in shown:
        mask = text_mask(fitted(title, Face.SANS, _SIZE, wide - 2 * _GAP), Face.SANS, _SIZE)
        draw.bitmap((_GAP, top), mask, fill=(255, 255, 255))
        for number, picture in enumerate(row):
            sheet.paste(picture, (_GAP + number * (PHONE + _GAP), top + _HEAD))
        top += _HEAD + max(picture.height for picture in row) + _GAP
    out = io.BytesIO()
    sheet.quantize(256, method=Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE).save(out, "PNG")
    return out.getvalue()


def _small(picture: bytes) -> Image.Image:
    whole = Image.open(io.BytesIO(picture)).convert("RGB")
    return whole.resize((PHONE, round(whole.height * PHONE / whole.width)), Image.Resampling.LANCZOS)
