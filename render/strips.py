"""The line of a player above or below the board, and the banner of a result."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image, ImageDraw

from render.diagram import Shape, Strip
from render.lettering import clean, fitted, text_mask, top_for, width_of
from render.squares import palette_of
from render.theme import BANNER_HEIGHT, BANNER_SIZE, NAME_SIZE, RGB, STRIP_HEIGHT, TIME_SIZE, WIDTH, Theme
from render.tokens import small_piece

_GAP = 8
_PAD = 14
_RADIUS = 16
_WELL, _PIECE = 48, 40
_SMALL, _INSET = 28, 6
_TAKEN_LEAST, _TAKEN_MOST = 76, 196
_TIME_ROOM = 250
_NAME_ROOM = 220
"""The least that is left to a name."""


def strip_picture(strip: Strip, lead: int, theme: Theme) -> Image.Image:
    """One player: a pointer if it is their turn, their piece, name, what they took, score, time.

    `lead` is how many pieces they are ahead, shown when it is more than 0.
    """
    ground, text = _grounds(theme, strip.to_move)
    picture, left = _head(theme, strip.ink, strip.to_move, strip.winner)
    picture = picture.copy()
    middle = STRIP_HEIGHT / 2
    right: float = WIDTH - _GAP - _PAD
    for said in (strip.time, strip.score):
        said = fitted(said, theme.face, TIME_SIZE, min(_TIME_ROOM, right - left - _NAME_ROOM)) if said else ""
        if said:
            right -= width_of(said, theme.face, TIME_SIZE)
            _write(picture, theme, said, TIME_SIZE, (right, middle), ground, text)
            right -= 18
    if strip.captured and not strip.score:
        if lead > 0:
            said = f"+{lead}"
            right -= width_of(said, theme.face, TIME_SIZE)
            _write(picture, theme, said, TIME_SIZE, (right, middle), ground, text)
            right -= 8
        name = width_of(clean(strip.name), theme.face, NAME_SIZE)
        room = max(_TAKEN_LEAST, min(_TAKEN_MOST, int(right - left - name - 16)))
        taken = _taken(theme, 1 - strip.ink, strip.captured, strip.captured_kings, ground, room)
        right -= taken.width
        picture.paste(taken, (round(right), round(middle) - taken.height // 2))
        right -= 14
    name_said = fitted(strip.name, theme.face, NAME_SIZE, right - left)
    _write(picture, theme, name_said, NAME_SIZE, (left, middle), ground, text)
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


def _grounds(theme: Theme, to_move: bool) -> tuple[RGB, RGB]:
    return (theme.turn, theme.turn_text) if to_move else (theme.strip, theme.text)


@lru_cache(maxsize=64)
def _head(theme: Theme, ink: int, to_move: bool, winner: bool) -> tuple[Image.Image, float]:
    """A strip with all that stands before the name, and where the name begins."""
    ground, text = _grounds(theme, to_move)
    palette = palette_of(theme)
    picture = _panel(theme, STRIP_HEIGHT, ground).copy()
    left, middle = _GAP + 8, STRIP_HEIGHT // 2
    well = palette.coloured(_well(theme, ground, _WELL)).convert("RGB")
    layer = small_piece(theme, Shape.MAN, ink, _PIECE)
    well.paste(layer, ((_WELL - _PIECE) // 2, (_WELL - _PIECE) // 2), layer)
    picture.paste(palette.indexed(well), (left, middle - _WELL // 2))
    left += _WELL + 12
    if to_move:
        palette.lay(picture, _pointer(26), (left, middle - 13), text)
        left += 34
    elif winner:
        palette.lay(picture, _cup(38), (left - 2, middle - 19), theme.turn)
        left += 44
    return picture, left


@lru_cache(maxsize=256)
def _taken(theme: Theme, ink: int, count: int, kings: int, ground: RGB, room: int) -> Image.Image:
    """Captured pieces leaning on one another, men first."""
    room -= 2 * _INSET
    step = min(15.0, (room - _SMALL) / max(1, count - 1))
    wide = round(_SMALL + step * (count - 1)) + 2 * _INSET
    row = palette_of(theme).coloured(_well(theme, ground, wide)).convert("RGB")
    for number in range(count):
        shape = Shape.KING if number >= count - kings else Shape.MAN
        layer = small_piece(theme, shape, ink, _SMALL)
        row.paste(layer, (_INSET + round(number * step), (row.height - _SMALL) // 2), layer)
    return palette_of(theme).indexed(row)


@lru_cache(maxsize=256)
def _well(theme: Theme, ground: RGB, wide: int) -> Image.Image:
    """A rounded field in the colour of dark squares, on which pieces of both colours can be told."""
    palette = palette_of(theme)
    height = _WELL if wide == _WELL else _SMALL + 8
    picture = Image.new("L", (wide, height), palette.index(ground))
    mask = Image.new("L", (wide * 4, height * 4))
    ImageDraw.Draw(mask).rounded_rectangle((0, 0, wide * 4 - 1, height * 4 - 1), 10 * 4, fill=255)
    palette.lay(picture, mask.reduce(4), (0, 0), theme.squares[1])
    return picture


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
