"""Diagram -> picture: bands of palette pixels, each kept with its deflated bytes.

A picture is a stack of bands: a strip for a player, a row of the board, a row of labels. Bands are made of cells
that were drawn once, so a new position costs little more than deflating the two rows that changed.
"""

from __future__ import annotations

import struct
import zlib
from collections.abc import Hashable, Iterator
from dataclasses import dataclass
from functools import cache
from itertools import pairwise

from PIL import Image, ImageDraw

from render.diagram import Diagram, Emphasis, Mark, Shade, Shape, Strip, Token
from render.keeping import Kept
from render.lettering import fitted
from render.theme import (
    BANNER_HEIGHT,
    BOARD_WIDTH,
    COLOURS,
    LABEL_MARGIN,
    LABEL_SIZE,
    NAME_SIZE,
    PLAIN_MARGIN,
    SMALL_SIZE,
    STRIP_HEIGHT,
    Theme,
)
from render.tokens import Cell, draw_cell, font

_WINDOW = -15
_LEVEL = 9


@dataclass(frozen=True, slots=True)
class Layout:
    """Where things are, in pixels: sizes follow from the board."""

    columns: int
    rows: int
    labelled: bool

    @property
    def cell(self) -> int:
        return BOARD_WIDTH // self.columns if self.columns > 5 else 128

    @property
    def margin(self) -> int:
        return LABEL_MARGIN if self.labelled else PLAIN_MARGIN

    @property
    def width(self) -> int:
        return max(self.columns * self.cell, 400) + 2 * self.margin


@dataclass(frozen=True, slots=True)
class Band:
    """Some lines of the finished picture: palette pixels, and the same as a deflated piece with its checksum."""

    pixels: Image.Image
    deflated: bytes
    checksum: int
    length: int

    @property
    def weight(self) -> int:
        return self.pixels.width * self.pixels.height + len(self.deflated)


_cells: Kept[Image.Image] = Kept(24 << 20, lambda cell: cell.width * cell.height)
_bands: Kept[Band] = Kept(48 << 20, lambda band: band.weight)


def layout_of(diagram: Diagram) -> Layout:
    return Layout(diagram.columns, diagram.rows, bool(diagram.column_labels or diagram.row_labels))


def bands_of(diagram: Diagram, theme: Theme) -> list[Band]:
    """The picture from top to bottom."""
    layout = layout_of(diagram)
    rows = _rows_of_cells(diagram)
    bands = [_strip(diagram.top, theme, layout)]
    for number, cells in enumerate(rows):
        label = diagram.row_labels[number] if diagram.row_labels else ""
        bands.append(_row(tuple(cells), label, theme, layout))
    bands.append(_labels(diagram.column_labels, theme, layout))
    bands.append(_strip(diagram.bottom, theme, layout))
    if diagram.banner:
        bands.append(_banner(diagram.banner, theme, layout))
    return [band for band in bands if band is not None]


def png_of(bands: list[Band], theme: Theme) -> bytes:
    """A palette PNG (RFC 2083) whose deflated bands are joined, not deflated again (RFC 1950, RFC 1951)."""
    width, height = bands[0].pixels.width, sum(band.pixels.height for band in bands)
    checksum = 1
    for band in bands:
        checksum = _joined(checksum, band.checksum, band.length)
    data = b"\x78\x9c" + b"".join(band.deflated for band in bands) + b"\x03\x00" + struct.pack(">I", checksum)
    header = struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)
    colours = bytes(_palette(theme).getpalette() or ())
    return b"\x89PNG\r\n\x1a\n" + b"".join(
        struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))
        for kind, body in (
            (b"IHDR", header),
            (b"PLTE", colours[: COLOURS * 3]),
            (b"IDAT", data),
            (b"IEND", b""),
        )
    )


def image_of(bands: list[Band], theme: Theme) -> Image.Image:
    """The same as a palette image."""
    picture = _palette_image(theme, bands[0].pixels.width, sum(band.pixels.height for band in bands))
    top = 0
    for band in bands:
        picture.paste(band.pixels, (0, top))
        top += band.pixels.height
    return picture


def _joined(first: int, second: int, length: int) -> int:
    """The Adler-32 of two pieces from those of each (RFC 1950, section 8.2), `length` that of the second."""
    prime = 65521
    low = (first & 0xFFFF) + (second & 0xFFFF) - 1
    high = (first >> 16) + (second >> 16) + length % prime * ((first & 0xFFFF) - 1)
    return high % prime << 16 | low % prime


def _band(picture: Image.Image) -> Band:
    width = picture.width
    pixels = picture.tobytes()
    lines = b"".join(b"\0" + pixels[start : start + width] for start in range(0, len(pixels), width))
    packer = zlib.compressobj(_LEVEL, zlib.DEFLATED, _WINDOW, 9)
    deflated = packer.compress(lines) + packer.flush(zlib.Z_FULL_FLUSH)
    return Band(picture, deflated, zlib.adler32(lines), len(lines))


def _row(cells: tuple[Cell, ...], label: str, theme: Theme, layout: Layout) -> Band:
    key: Hashable = ("row", theme.key, layout, cells, label)

    def make() -> Band:
        size = layout.cell
        picture = _palette_image(theme, layout.width, size)
        left = (layout.width - layout.columns * size) // 2
        if label:
            side = Image.new("RGB", (left, size), theme.page)
            ImageDraw.Draw(side).text(
                (left / 2, size / 2), label, font=font(LABEL_SIZE), fill=theme.quiet, anchor="mm"
            )
            picture.paste(_in_palette(side, theme), (0, 0))
        for column, cell in enumerate(cells):
            picture.paste(_cell(cell, theme, size), (left + column * size, 0))
        return _band(picture)

    return _bands.get(key, make)


def _cell(cell: Cell, theme: Theme, size: int) -> Image.Image:
    return _cells.get((theme.key, size, cell), lambda: _in_palette(draw_cell(cell, theme, size), theme))


def _labels(labels: tuple[str, ...], theme: Theme, layout: Layout) -> Band:
    def make() -> Band:
        picture = Image.new("RGB", (layout.width, layout.margin), theme.page)
        draw = ImageDraw.Draw(picture)
        left = (layout.width - layout.columns * layout.cell) / 2
        for column, label in enumerate(labels):
            at = (left + (column + 0.5) * layout.cell, layout.margin / 2 - 2)
            draw.text(at, label, font=font(LABEL_SIZE), fill=theme.quiet, anchor="mm")
        return _band(_in_palette(picture, theme))

    return _bands.get(("labels", theme.key, layout, labels), make)


def _strip(strip: Strip | None, theme: Theme, layout: Layout) -> Band | None:
    if strip is None:
        return None

    def make() -> Band:
        return _band(_in_palette(_draw_strip(strip, theme, layout), theme))

    return _bands.get(("strip", theme.key, layout, strip), make)


def _draw_strip(strip: Strip, theme: Theme, layout: Layout) -> Image.Image:
    """Name at the left behind its piece, captured pieces and time at the right; a filled strip has the move."""
    width, height = layout.width, STRIP_HEIGHT
    background = theme.turn if strip.to_move else theme.strip
    text = theme.turn_text if strip.to_move else theme.text
    picture = Image.new("RGB", (width, height), theme.page)
    draw = ImageDraw.Draw(picture)
    gap = 8
    draw.rounded_rectangle((gap, gap, width - gap - 1, height - gap - 1), radius=16, fill=background)
    piece = height - 2 * gap - 8
    shown = Cell(Shade.DARK, shape=Shape.KING if strip.winner else Shape.MAN, ink=strip.ink)
    token = draw_cell(shown, theme, piece)
    mask = Image.new("L", (piece * 4, piece * 4))
    ImageDraw.Draw(mask).rounded_rectangle((0, 0, piece * 4 - 1, piece * 4 - 1), radius=40, fill=255)
    picture.paste(token, (gap + 6, gap + 4), mask.resize((piece, piece), Image.Resampling.LANCZOS))
    right: float = width - gap - 18
    middle = height / 2 - 1
    for said in (strip.time, strip.score):
        if said:
            said = fitted(said, font(SMALL_SIZE), width * 0.36)
            draw.text((right, middle), said, font=font(SMALL_SIZE), fill=text, anchor="rm")
            right -= font(SMALL_SIZE).getlength(said) + 24
    if strip.captured:
        count = f"×{strip.captured}"
        draw.text((right, middle), count, font=font(SMALL_SIZE), fill=text, anchor="rm")
        right -= font(SMALL_SIZE).getlength(count) + 4
        taken = draw_cell(Cell(Shade.DARK, shape=Shape.MAN, ink=1 - strip.ink), theme, 40)
        small = Image.new("L", (160, 160))
        ImageDraw.Draw(small).ellipse((10, 10, 150, 152), fill=255)
        picture.paste(
            taken, (round(right - 40), round(middle - 20)), small.resize((40, 40), Image.Resampling.LANCZOS)
        )
        right -= 40 + 20
    start = gap + 6 + piece + 16
    name = fitted(strip.name, font(NAME_SIZE), right - start)
    draw.text((start, middle), name, font=font(NAME_SIZE), fill=text, anchor="lm")
    return picture


def _banner(text: str, theme: Theme, layout: Layout) -> Band:
    def make() -> Band:
        picture = Image.new("RGB", (layout.width, BANNER_HEIGHT), theme.turn)
        face = font(NAME_SIZE)
        said = fitted(text, face, layout.width - 40)
        ImageDraw.Draw(picture).text(
            (layout.width / 2, BANNER_HEIGHT / 2 - 1), said, font=face, fill=theme.turn_text, anchor="mm"
        )
        return _band(_in_palette(picture, theme))

    return _bands.get(("banner", theme.key, layout, text), make)


def _rows_of_cells(diagram: Diagram) -> Iterator[list[Cell]]:
    tokens: dict[tuple[int, int], Token] = {(token.column, token.row): token for token in diagram.tokens}
    marks: dict[tuple[int, int], Mark] = {(mark.column, mark.row): mark for mark in diagram.marks}
    halves, corners, head = _trail_cells(diagram)
    tiles = {(tile.column, tile.row): tile for tile in diagram.tiles}
    for row in range(diagram.rows):
        cells: list[Cell] = []
        for column in range(diagram.columns):
            at = column, row
            tile, token, mark = tiles[at], tokens.get(at), marks.get(at)
            cells.append(
                Cell(
                    shade=tile.shade,
                    caption=tile.caption,
                    tint=tile.tint,
                    shape=token.shape if token else None,
                    ink=token.ink if token else 0,
                    ghost=token.ghost if token else False,
                    emphasis=mark.emphasis if mark else None,
                    label=mark.label if mark and mark.emphasis is Emphasis.DESTINATION else "",
                    halves=frozenset(halves.get(at, ())),
                    corners=frozenset(corners.get(at, ())),
                    head=head.get(at),
                )
            )
        yield cells


_Ways = dict[tuple[int, int], set[tuple[int, int]]]


def _trail_cells(diagram: Diagram) -> tuple[_Ways, _Ways, dict[tuple[int, int], tuple[int, int]]]:
    """Which part of the trail lies on which square."""
    halves: _Ways = {}
    corners: _Ways = {}
    head: dict[tuple[int, int], tuple[int, int]] = {}
    if diagram.trail is None:
        return halves, corners, head
    for (x0, y0), (x1, y1) in pairwise(diagram.trail.points):
        dx, dy = (x1 > x0) - (x1 < x0), (y1 > y0) - (y1 < y0)
        x, y = x0, y0
        for _ in range(max(abs(x1 - x0), abs(y1 - y0))):
            halves.setdefault((x, y), set()).add((dx, dy))
            if dx and dy:
                corners.setdefault((x + dx, y), set()).add((-dx, dy))
                corners.setdefault((x, y + dy), set()).add((dx, -dy))
            x, y = x + dx, y + dy
            halves.setdefault((x, y), set()).add((-dx, -dy))
        head = {(x1, y1): (dx, dy)}
    return halves, corners, head


def _palette_image(theme: Theme, width: int, height: int) -> Image.Image:
    palette = _palette(theme)
    plain = palette.getpalette()
    page = _in_palette(Image.new("RGB", (1, 1), theme.page), theme).getpixel((0, 0))
    picture = Image.new("P", (width, height), page)
    picture.putpalette(plain or [])
    return picture


def _in_palette(picture: Image.Image, theme: Theme) -> Image.Image:
    return picture.quantize(palette=_palette(theme), dither=Image.Dither.NONE)


@cache
def _palette(theme: Theme) -> Image.Image:
    """The colours of a theme, chosen from a sheet of everything it can draw."""
    size = 64
    everything = [
        Cell(shade, shape=shape, ink=ink, ghost=ghost, emphasis=emphasis)
        for shade in Shade
        for ink in (0, 1)
        for shape in (Shape.MAN, Shape.KING, None)
        for ghost in (False, shape is not None)
        for emphasis in (None, *Emphasis)
    ]
    everything += [
        Cell(shade, tint=tint, shape=Shape.MAN, ink=ink)
        for shade in Shade
        for tint in (0, 1)
        for ink in (0, 1)
    ]
    across = 16
    sheet = Image.new("RGB", (across * size, (len(everything) // across + 3) * size), theme.page)
    for place, cell in enumerate(everything):
        sheet.paste(draw_cell(cell, theme, size), (place % across * size, place // across * size))
    flat = (
        theme.page,
        theme.strip,
        theme.text,
        theme.quiet,
        theme.turn,
        theme.turn_text,
        theme.trail,
        *theme.captions,
    )
    draw = ImageDraw.Draw(sheet)
    top = sheet.height - 2 * size
    for place, colour in enumerate(flat):
        draw.rectangle((place * size, top, place * size + size, sheet.height), fill=colour)
    return sheet.quantize(COLOURS, method=Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE)
