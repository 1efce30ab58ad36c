"""The picture of a finished game to be passed on: square, so that telephones show all of it as large as they can."""

from __future__ import annotations

from dataclasses import replace

from PIL import Image

from render.diagram import Strip
from render.letters import fitted, lines_of, text_mask, top_for, width_of
from render.lines import picture_of
from render.painter import painted
from render.png import png_of
from render.poster import Fact, Poster, check_poster
from render.squares import palette_of
from render.strips import strip_lines
from render.theme import FOOTER_SIZE, MARGIN, NAME, RGB, STRIP_HEIGHT, WIDTH, Theme

# All in points.
_EDGE = 9.0
_HEAD = 46.0
_TITLE, _SUBTITLE = 19.0, 12.5
_NAME_ROOM = 46.0
_GAP = 10.0
"""Between the board and the facts."""
_BOARD = WIDTH - _HEAD - 2 * STRIP_HEIGHT - 3.0
"""The side of the board with its frame: all that is left of the square below the heading, between the players."""
_FACT, _SMALLEST, _HEADING = 15.0, 12.0, 11.5
_LEADING = 1.3
_BETWEEN = 12.0
_MOST_LINES = 5


def draw_poster(poster: Poster, theme: Theme) -> bytes:
    """The poster as a palette PNG, as high as wide. Raises BadDiagram."""
    check_poster(poster)
    palette = palette_of(theme)
    whole = Image.new("L", (theme.width, theme.width), palette.index(theme.page))
    _draw_heading(whole, poster, theme)
    assert poster.board.top is not None
    assert poster.board.bottom is not None
    board = _board(poster, theme)
    upper = theme.px(_HEAD)
    lower = theme.width - theme.px(STRIP_HEIGHT) - theme.px(1)
    for strip, top in ((poster.board.top, upper), (poster.board.bottom, lower)):
        whole.paste(picture_of(strip_lines(_plain(strip), 0, theme)), (0, top))
    first, last = upper + theme.px(STRIP_HEIGHT), lower
    left = theme.px(3.5)
    whole.paste(board, (left, (first + last - board.height) // 2))
    _draw_facts(whole, poster.facts, (left + board.width + theme.px(_GAP), first, last), theme)
    return png_of(whole, palette)


def _plain(strip: Strip) -> Strip:
    return replace(strip, to_move=False, captured=0, captured_kings=0, time="")


def _draw_heading(whole: Image.Image, poster: Poster, theme: Theme) -> None:
    left, right = theme.px(_EDGE), theme.width - theme.px(_EDGE)
    room = right - left - theme.px(_NAME_ROOM)
    middle = _HEAD / 3 if poster.subtitle else _HEAD / 2
    _write(whole, poster.title, theme.px(_TITLE), (left, theme.px(middle)), room, theme.text, theme)
    small = theme.px(FOOTER_SIZE)
    corner = (right - round(width_of(NAME, theme.face, small)), theme.px(middle))
    _write(whole, NAME, small, corner, theme.px(_NAME_ROOM), theme.quiet, theme)
    below = (left, theme.px(_HEAD * 0.73))
    _write(whole, poster.subtitle, theme.px(_SUBTITLE), below, right - left, theme.quiet, theme)


def _board(poster: Poster, theme: Theme) -> Image.Image:
    """The board alone, without what it has left and right where it is higher than wide."""
    bare = replace(poster.board, top=None, bottom=None, banner="", title="", note="")
    look = theme.at(theme.px(_BOARD) / WIDTH)
    pixels, margin = painted(bare, look), look.px(MARGIN)
    wide = (pixels.height - 2 * margin) // bare.rows * bare.columns + 2 * margin
    edge = max(0, (pixels.width - wide) // 2)
    pixels = pixels.crop((edge, 0, pixels.width - edge, pixels.height))
    own, other = palette_of(theme), palette_of(look)
    table = bytes(own.index(colour) for colour in other.colours)
    return Image.frombytes("L", pixels.size, pixels.tobytes().translate(table.ljust(256, b"\0")))


def _draw_facts(
    whole: Image.Image, facts: tuple[Fact, ...], span: tuple[int, int, int], theme: Theme
) -> None:
    """One below the other from the middle of the height on; a long one in several lines."""
    left, first, last = span
    room = theme.width - theme.px(_EDGE) - left
    blocks = []
    for fact in facts:
        size = theme.px(_FACT)
        while size > theme.px(_SMALLEST) and len(lines_of(fact.text, theme, size, room)) > _MOST_LINES:
            size -= 1
        lines = [(line, size, theme.text) for line in lines_of(fact.text, theme, size, room)[:_MOST_LINES]]
        if fact.heading:
            heading = theme.px(_HEADING)
            above = [(line, heading, theme.quiet) for line in lines_of(fact.heading, theme, heading, room)]
            lines = above + lines
        blocks.append(lines)
    high = sum(size * _LEADING for lines in blocks for _, size, _ in lines)
    between = min(theme.px(_BETWEEN), (last - first - high) / max(1, len(blocks) - 1))
    y = (first + last - high - between * (len(blocks) - 1)) / 2
    for lines in blocks:
        for line, size, colour in lines:
            _write(whole, line, size, (left, round(y + size * _LEADING / 2)), room, colour, theme)
            y += size * _LEADING
        y += between


def _write(
    whole: Image.Image,
    text: str,
    size: int,
    at: tuple[int, int],
    room: float,
    colour: RGB,
    theme: Theme,
) -> None:
    said = fitted(text, theme.face, size, room) if text else ""
    if said:
        mask = text_mask(said, theme.face, size)
        # Lines stand so close that the empty part of one would cut the other.
        spot = mask.getbbox() or (0, 0, 1, 1)
        shaded = palette_of(theme).on_plain(mask.crop(spot), theme.page, colour)
        whole.paste(shaded, (at[0] + spot[0], top_for(at[1], size) + spot[1]))
