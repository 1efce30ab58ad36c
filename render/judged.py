"""The picture of a position with two arrows, the move that was played and the better one, and their words below."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

from PIL import Image, ImageChops

from render.bounds import check, short
from render.diagram import MAX_TITLE, Judged, Trail
from render.lines import picture_of
from render.painter import board_left, has_gutter, painted, sharp_enough, square_size
from render.palette import Palette, mixed
from render.png import png_of
from render.squares import palette_of
from render.strips import caption_picture, footer_lines
from render.theme import CAPTION_HEIGHT, MARGIN, RGB, Theme
from render.trails import arrow_of

_STEPS = 4
_SIGN = 12.0
"""Points: the side of the field of an arrow's colour before its words."""


def draw_judged(judged: Judged, theme: Theme) -> bytes:
    """The position, arrows over it and words below, as a palette PNG. Raises BadDiagram."""
    diagram = replace(judged.diagram, title="", note="")
    for trail in (judged.played, judged.better):
        check(replace(judged.diagram, trail=trail))
    for words in judged.words:
        short("words", words, MAX_TITLE)
    theme = sharp_enough(diagram, theme)
    palette, parts = _palette(theme), [painted(diagram, theme)]
    size = square_size(diagram, theme)
    left = board_left(diagram.columns, size, theme, labelled=has_gutter(diagram))
    judgements = zip((judged.played, judged.better), judged.words, _colours(theme), strict=True)
    for trail, words, colour in judgements:
        _lay(parts[0], trail, (left, theme.px(MARGIN)), size, palette, theme, colour)
        parts.append(_told(words, theme, palette, colour))
    parts.append(picture_of(footer_lines(judged.diagram.title, diagram.joint, judged.diagram.note, theme)))
    whole = Image.new("L", (theme.width, sum(part.height for part in parts)))
    top = 0
    for part in parts:
        whole.paste(part, (0, top))
        top += part.height
    return png_of(whole, palette)


def _lay(
    board: Image.Image,
    trail: Trail,
    at: tuple[int, int],
    size: int,
    palette: Palette,
    theme: Theme,
    colour: RGB,
) -> None:
    """An arrow over the squares, of which the first begins there."""
    masks = [Image.new("L", board.size) for _ in range(2)]
    for (x, y), parts in arrow_of(trail.points, size):
        place = at[0] + x * size, at[1] + y * size
        for mask, part in zip(masks, parts, strict=True):
            box = (*place, place[0] + part.width, place[1] + part.height)
            mask.paste(ImageChops.lighter(mask.crop(box), part), box)
    for mask, ink in zip(masks, (theme.trail_line, colour), strict=True):
        palette.lay(board, mask, (0, 0), ink)


def _told(words: str, theme: Theme, palette: Palette, colour: RGB) -> Image.Image:
    """The words of an arrow behind a field of its colour."""
    picture, pad, side = caption_picture(words, theme), theme.px(MARGIN), theme.px(_SIGN)
    line = Image.new("L", picture.size, palette.index(theme.page))
    line.paste(picture, (pad + side, 0))
    top = (theme.px(CAPTION_HEIGHT) - side) // 2
    line.paste(palette.index(colour), (pad, top, pad + side, top + side))
    return line


def _colours(theme: Theme) -> tuple[RGB, RGB]:
    return theme.lost, theme.won


@cache
def _palette(theme: Theme) -> Palette:
    """That of boards, and at its end the colours of the arrows with their edges."""
    own = [
        mixed(theme.trail_line, colour, step / _STEPS)
        for colour in _colours(theme)
        for step in range(1, _STEPS + 1)
    ]
    return Palette((*palette_of(theme).colours, *own))
