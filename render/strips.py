"""The line of a player above or below the board, and the banner of a result."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image, ImageDraw

from render.diagram import Shape, Strip
from render.lettering import fitted, text_mask, top_for, width_of
from render.squares import palette_of, small_piece
from render.theme import BANNER_HEIGHT, BANNER_SIZE, NAME_SIZE, RGB, STRIP_HEIGHT, TIME_SIZE, WIDTH, Theme
from render.tokens import piece

_GAP = 8
_PAD = 14
_RADIUS = 16
_PIECE = 42
_SMALL = 28
_TAKEN_ROOM = 190
_TIME_ROOM = 250
_NAME_ROOM = 220
"""The least that is left to a name."""


def strip_picture(strip: Strip, lead: int, theme: Theme) -> Image.Image:
    """One player: a pointer if it is their turn, their piece, name, what they took, score, time.

    `lead` is how many pieces they are ahead, shown when it is more than 0.
    """
    ground = theme.turn if strip.to_move else theme.strip
    text = theme.turn_text if strip.to_move else theme.text
    palette = palette_of(theme)
    picture = _panel(theme, STRIP_HEIGHT, ground).copy()
    middle = STRIP_HEIGHT / 2
    left: float = _GAP + _PAD
    if strip.to_move:
        pointer = _pointer(28)
        palette.lay(picture, pointer, (round(left) - 2, round(middle) - 14), text)
        left += 34
    picture.paste(
        small_piece(theme, Shape.MAN, strip.ink, _PIECE, ground), (round(left), round(middle) - _PIECE // 2)
    )
    left += _PIECE + 14
    if strip.winner:
        cup = _cup(40)
        palette.lay(
            picture, cup, (round(left), round(middle) - 20), theme.turn if ground != theme.turn else text
        )
        left += 40 + 12

    right: float = WIDTH - _GAP - _PAD - 4
    for said in (strip.time, strip.score):
        room = min(_TIME_ROOM, right - left - _NAME_ROOM)
        said = fitted(said, theme.face, TIME_SIZE, room) if said else ""
        if said:
            right -= width_of(said, theme.face, TIME_SIZE)
            _write(picture, theme, said, TIME_SIZE, (right, middle), ground, text)
            right -= 24
    if strip.captured and not strip.score:
        if lead > 0:
            said = f"+{lead}"
            right -= width_of(said, theme.face, TIME_SIZE)
            _write(picture, theme, said, TIME_SIZE, (right, middle), ground, text)
            right -= 10
        wide = _taken_width(strip.captured)
        right -= wide
        _draw_taken(picture, strip, theme, ground, round(right), round(middle), wide)
        right -= 18
    name = fitted(strip.name, theme.face, NAME_SIZE, right - left)
    _write(picture, theme, name, NAME_SIZE, (left, middle), ground, text)
    return picture


def banner_picture(text: str, theme: Theme) -> Image.Image:
    """One line across the picture."""
    picture = _panel(theme, BANNER_HEIGHT, theme.turn).copy()
    size = BANNER_SIZE
    room = WIDTH - 2 * (_GAP + _PAD)
    while size > 24 and fitted(text, theme.face, size, room).endswith("…"):
        size -= 2
    said = fitted(text, theme.face, size, room)
    at = ((WIDTH - width_of(said, theme.face, size)) / 2, BANNER_HEIGHT / 2)
    _write(picture, theme, said, size, at, theme.turn, theme.turn_text)
    return picture


def progress_picture(part: float, theme: Theme) -> Image.Image:
    """How far a replay has come (0 to 1), where the result will stand."""
    palette = palette_of(theme)
    picture = Image.new("L", (WIDTH, BANNER_HEIGHT), palette.index(theme.page))
    left, right, middle = _GAP + _PAD, WIDTH - _GAP - _PAD, BANNER_HEIGHT // 2
    draw = ImageDraw.Draw(picture)
    draw.rounded_rectangle((left, middle - 4, right, middle + 4), 4, fill=palette.index(theme.strip))
    reached = left + round((right - left) * part)
    if reached > left + 8:
        draw.rounded_rectangle((left, middle - 4, reached, middle + 4), 4, fill=palette.index(theme.turn))
    return picture


def _write(
    picture: Image.Image,
    theme: Theme,
    said: str,
    size: int,
    at: tuple[float, float],
    ground: RGB,
    colour: RGB,
) -> None:
    """On an even ground, from `at[0]` on, around the middle `at[1]`."""
    if not said:
        return
    mask = text_mask(said, theme.face, size)
    top = max(_GAP + 1, top_for(at[1], size))
    mask = mask.crop((0, 0, mask.width, min(mask.height, picture.height - _GAP - 1 - top)))
    picture.paste(palette_of(theme).on_plain(mask, ground, colour), (round(at[0]), top))


def _taken_step(count: int) -> int:
    return min(17, (_TAKEN_ROOM - _SMALL) // max(1, count - 1))


def _taken_width(count: int) -> int:
    return _SMALL + _taken_step(count) * (count - 1)


def _draw_taken(
    picture: Image.Image, strip: Strip, theme: Theme, ground: RGB, left: int, middle: int, wide: int
) -> None:
    """Pieces leaning on one another, men first."""
    row = Image.new("RGB", (wide, _SMALL), ground)
    step = _taken_step(strip.captured)
    for number in range(strip.captured):
        shape = Shape.KING if number >= strip.captured - strip.captured_kings else Shape.MAN
        layer = _leaning(theme, shape, 1 - strip.ink)
        row.paste(layer, (number * step, 0), layer)
    picture.paste(palette_of(theme).indexed(row), (left, middle - _SMALL // 2))


@lru_cache(maxsize=32)
def _leaning(theme: Theme, shape: Shape, ink: int) -> Image.Image:
    square = round(_SMALL / 0.88)
    edge = (square - _SMALL) // 2
    return piece(theme, shape, ink, square).crop((edge, edge, edge + _SMALL, edge + _SMALL))


@lru_cache(maxsize=32)
def _panel(theme: Theme, height: int, ground: RGB) -> Image.Image:
    palette = palette_of(theme)
    picture = Image.new("L", (WIDTH, height), palette.index(theme.page))
    mask = Image.new("L", (WIDTH * 4, height * 4))
    ImageDraw.Draw(mask).rounded_rectangle(
        (_GAP * 4, _GAP * 4, (WIDTH - _GAP) * 4 - 1, (height - _GAP) * 4 - 1), _RADIUS * 4, fill=255
    )
    palette.lay(picture, mask.reduce(4), (0, 0), ground)
    return picture


@lru_cache(maxsize=4)
def _pointer(size: int) -> Image.Image:
    mask = Image.new("L", (size * 4, size * 4))
    ImageDraw.Draw(mask).polygon([(size * 0.4, 0), (size * 3.7, size * 2), (size * 0.4, size * 4)], fill=255)
    return mask.reduce(4)


@lru_cache(maxsize=4)
def _cup(size: int) -> Image.Image:
    """A winner's cup."""
    large = size * 4
    mask = Image.new("L", (large, large))
    draw = ImageDraw.Draw(mask)
    handle = round(large * 0.07)
    for x in (0.12, 0.54):
        draw.ellipse((large * x, large * 0.12, large * (x + 0.34), large * 0.50), outline=255, width=handle)
    draw.rectangle((large * 0.26, large * 0.04, large * 0.74, large * 0.30), fill=255)
    draw.pieslice((large * 0.26, large * 0.02, large * 0.74, large * 0.60), 0, 180, fill=255)
    draw.rectangle((large * 0.455, large * 0.56, large * 0.545, large * 0.80), fill=255)
    draw.rectangle((large * 0.34, large * 0.76, large * 0.66, large * 0.84), fill=255)
    draw.rounded_rectangle((large * 0.26, large * 0.84, large * 0.74, large * 0.97), large * 0.02, fill=255)
    return mask.reduce(4)
