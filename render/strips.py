"""The line of a player above or below the board, the banner of a result, and the small line below everything."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image, ImageDraw

from render.diagram import Shape, Strip
from render.letters import clean, fitted, text_mask, top_for, width_of
from render.lines import Lines, lines_in, with_filters
from render.palette import mixed
from render.squares import palette_of
from render.theme import (
    BANNER_HEIGHT,
    BANNER_SIZE,
    CAPTION_HEIGHT,
    CAPTION_SIZE,
    FOOTER_HEIGHT,
    FOOTER_SIZE,
    NAME,
    NAME_SIZE,
    RGB,
    SIGNED_SIZE,
    STRIP_HEIGHT,
    TIME_SIZE,
    Theme,
)
from render.tokens import small_piece

# All in points.
_GAP = 3.5
_PAD = 7
_RADIUS = 8
_WELL, _PIECE = 24, 20
_SMALL_WELL, _SMALL_PIECE = 19, 16
_BETWEEN = 8
_RULE = 16
"""Height of the line between the time and what is counted."""
_TEXT_ROOM = 130
_NAME_ROOM = 100
"""The least that is left to a name."""
_LARGER = 4
_SMALLER, _LEADING = 0.6, 1.15
"""The letters of a banner of two lines, as parts of those of one, and the distance of its lines, in their size."""


def strip_lines(strip: Strip, lead: int, theme: Theme) -> Lines:
    """One player: a pointer if it is their turn, their piece, name, captures, score, time.

    `lead` is how many pieces they are ahead, shown when it is more than 0.
    """
    ground, text = _grounds(theme, strip.to_move)
    picture, left = _head(theme, strip.ink, strip.to_move, strip.winner)
    picture = picture.copy()
    middle, size = theme.px(STRIP_HEIGHT) / 2, theme.px(TIME_SIZE)
    right: float = picture.width - theme.px(_GAP + _PAD)

    def write_before(said: str, gap: float) -> None:
        nonlocal right
        said = fitted(said, theme.face, size, min(theme.px(_TEXT_ROOM), right - left - theme.px(_NAME_ROOM)))
        if said:
            right -= width_of(said, theme.face, size)
            _write(picture, theme, said, size, (right, middle), ground, text)
            right -= theme.px(gap)

    if strip.time:
        write_before(strip.time, _BETWEEN)
    counted = bool(strip.score or strip.captured)
    if strip.time and counted:
        rule = palette_of(theme).index(mixed(ground, text, 0.5))
        at, half = round(right), theme.px(_RULE / 2)
        ImageDraw.Draw(picture).rectangle(
            (at - theme.px(1), round(middle) - half, at - 1, round(middle) + half), fill=rule
        )
        right -= theme.px(_BETWEEN + 1)
    if strip.score:
        write_before(strip.score, _BETWEEN)
    elif strip.captured:
        if lead > 0:
            write_before(f"+{lead}", _BETWEEN)
        men = strip.captured - strip.captured_kings
        for shape, count in ((Shape.KING, strip.captured_kings), (Shape.MAN, men)):
            if count:
                write_before(f"×{count}", 3)
                taken = _well(theme, shape, 1 - strip.ink, ground, _SMALL_WELL, _SMALL_PIECE)
                right -= taken.width
                picture.paste(taken, (round(right), round(middle) - taken.height // 2))
                right -= theme.px(_BETWEEN)
    name = theme.px(NAME_SIZE)
    _write(
        picture, theme, fitted(strip.name, theme.face, name, right - left), name, (left, middle), ground, text
    )
    return lines_in(picture)


def banner_room(theme: Theme) -> float:
    """The pixels that the text of a banner may take."""
    return theme.width - 2 * theme.px(_GAP + _PAD)


def banner_picture(text: str, theme: Theme) -> Image.Image:
    """One line across the picture, or two small ones, which are as high together."""
    picture = _panel(theme, theme.px(BANNER_HEIGHT), theme.turn).copy()
    said, size = banner_lines(text, theme)
    starts = [(theme.width - width_of(line, theme.face, size)) / 2 for line in said]
    if len(said) == 1:
        _write(picture, theme, said[0], size, (starts[0], picture.height / 2), theme.turn, theme.turn_text)
        return picture
    for line, start, place in zip(said, starts, (-1, 1), strict=True):
        # The marks of one line may reach into the other.
        top = top_for((picture.height + place * size * _LEADING) / 2, size)
        mask = text_mask(line, theme.face, size)
        palette_of(theme).lay(picture, mask, (round(start), top), theme.turn_text)
    return picture


def banner_lines(text: str, theme: Theme) -> tuple[list[str], int]:
    """The text of a banner in one line or two, and the size of its letters."""
    largest = size = theme.px(BANNER_SIZE)
    room, text = banner_room(theme), clean(text)
    while size > largest * 2 / 3 and width_of(text, theme.face, size) > room:
        size -= 1
    if width_of(text, theme.face, size) <= room:
        return [text], size
    size = round(largest * _SMALLER)
    words = text.split(" ") if " " in text else [*text]
    joint = " " if " " in text else ""
    pairs = ((joint.join(words[:place]), joint.join(words[place:])) for place in range(1, len(words)))
    even = min(pairs, key=lambda pair: max(width_of(line, theme.face, size) for line in pair))
    return [fitted(line, theme.face, size, room) for line in even], size


def progress_picture(part: float, theme: Theme) -> Image.Image:
    """How far a replay has come (0 to 1), where the result will stand."""
    palette = palette_of(theme)
    picture = Image.new("L", (theme.width, theme.px(BANNER_HEIGHT)), palette.index(theme.page))
    left, middle, half = theme.px(_GAP + _PAD), picture.height // 2, theme.px(2)
    right = theme.width - left
    draw = ImageDraw.Draw(picture)
    draw.rounded_rectangle((left, middle - half, right, middle + half), half, fill=palette.index(theme.strip))
    reached = left + round((right - left) * part)
    if reached > left + 2 * half:
        draw.rounded_rectangle(
            (left, middle - half, reached, middle + half), half, fill=palette.index(theme.turn)
        )
    return picture


def footer_lines(title: str, joint: str, note: str, theme: Theme) -> Lines:
    """A small line about the picture: `title`, `joint` and the bot's name at the left, `note` at the right."""
    size, pad = theme.px(FOOTER_SIZE), theme.px(_GAP + 4)
    room = theme.width - 2 * pad
    noted = fitted(note, theme.face, size, room * 0.6)
    wide = width_of(noted, theme.face, size)
    whole = f"{title}{joint}{NAME}" if title else NAME
    picture = _signed(fitted(whole, theme.face, size, room - wide - theme.px(_BETWEEN)), theme).copy()
    at = picture.width - pad - wide, _footer_middle(theme)
    _write(picture, theme, noted, size, at, theme.page, theme.quiet)
    return lines_in(picture)


@lru_cache(maxsize=4)
def _signed(said: str, theme: Theme) -> Image.Image:
    """The left part of the small line, with filters: the same for all boards of a game."""
    picture = Image.new("L", (theme.width, theme.px(FOOTER_HEIGHT)), palette_of(theme).index(theme.page))
    at = theme.px(_GAP + 4), _footer_middle(theme)
    _write(picture, theme, said, theme.px(FOOTER_SIZE), at, theme.page, theme.quiet)
    return with_filters(picture)


def _footer_middle(theme: Theme) -> float:
    return theme.px(FOOTER_HEIGHT) / 2 - theme.px(1)


def caption_picture(said: str, theme: Theme, *, named: bool = False) -> Image.Image:
    """The caption of one of several boards, in letters as large as there is room for; `named`: with the bot's name."""
    picture = Image.new("L", (theme.width, theme.px(CAPTION_HEIGHT)), palette_of(theme).index(theme.page))
    pad = theme.px(_GAP)
    room: float = theme.width - 2 * pad
    size = theme.px(CAPTION_SIZE)
    if named:
        small = theme.px(SIGNED_SIZE)
        left = theme.width - pad - width_of(NAME, theme.face, small)
        _write(picture, theme, NAME, small, (left, picture.height / 2), theme.page, theme.quiet)
        room = left - pad - theme.px(_BETWEEN)
    while size > theme.px(FOOTER_SIZE) and width_of(said, theme.face, size) > room:
        size -= 1
    at = pad, picture.height / 2 - theme.px(1)
    _write(picture, theme, fitted(said, theme.face, size, room), size, at, theme.page, theme.text)
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
    edge = min(theme.px(_GAP) + 1, picture.height // 8)
    top = top_for(at[1], size)
    above = max(0, edge - top)
    mask = mask.crop((0, above, mask.width, min(mask.height, picture.height - edge - top)))
    picture.paste(palette_of(theme).on_plain(mask, ground, colour), (round(at[0]), top + above))


def _grounds(theme: Theme, to_move: bool) -> tuple[RGB, RGB]:
    return (theme.turn, theme.turn_text) if to_move else (theme.strip, theme.text)


@lru_cache(maxsize=12)
def _head(theme: Theme, ink: int, to_move: bool, winner: bool) -> tuple[Image.Image, float]:
    """A strip with filters and all that stands before the name, and where the name begins."""
    ground, text = _grounds(theme, to_move)
    palette = palette_of(theme)
    picture = _panel(theme, theme.px(STRIP_HEIGHT), ground).copy()
    left, middle = theme.px(_GAP + 4), picture.height // 2
    well = _well(theme, Shape.MAN, ink, ground, _WELL, _PIECE)
    picture.paste(well, (left, middle - well.height // 2))
    left += well.width + theme.px(6)
    if to_move:
        sign = pointer(theme.px(13))
        palette.lay(picture, sign, (left, middle - sign.height // 2), text)
        left += theme.px(17)
    elif winner:
        sign = cup(theme.px(19))
        palette.lay(picture, sign, (left - theme.px(1), middle - sign.height // 2), theme.turn)
        left += theme.px(22)
    return with_filters(picture), left + 1


@lru_cache(maxsize=64)
def _well(theme: Theme, shape: Shape, ink: int, ground: RGB, well: int, piece: int) -> Image.Image:
    """A piece on a rounded field in the colour of dark squares, on which pieces of both colours can be told."""
    palette, wide, size = palette_of(theme), theme.px(well), theme.px(piece)
    picture = Image.new("L", (wide, wide), palette.index(ground))
    mask = _rounded(wide, wide, 0, theme.px(5))
    palette.lay(picture, mask, (0, 0), theme.squares[1])
    coloured = palette.coloured(picture).convert("RGB")
    layer = small_piece(theme, shape, ink, size)
    coloured.paste(layer, ((wide - size) // 2, (wide - size) // 2), layer)
    return palette.indexed(coloured)


@lru_cache(maxsize=4)
def _panel(theme: Theme, height: int, ground: RGB) -> Image.Image:
    palette = palette_of(theme)
    picture = Image.new("L", (theme.width, height), palette.index(theme.page))
    mask = _rounded(theme.width, height, theme.px(_GAP), theme.px(_RADIUS))
    palette.lay(picture, mask, (0, 0), ground)
    return picture


def _rounded(width: int, height: int, inset: int, radius: int) -> Image.Image:
    mask = Image.new("L", (width * _LARGER, height * _LARGER))
    box = (inset, inset, width - inset, height - inset)
    left, top, right, bottom = (edge * _LARGER for edge in box)
    draw = ImageDraw.Draw(mask)
    draw.rounded_rectangle((left, top, right - 1, bottom - 1), radius * _LARGER, fill=255)
    return mask.reduce(_LARGER)


@lru_cache(maxsize=8)
def pointer(size: int) -> Image.Image:
    """A triangle that points to the right, as a mask."""
    mask = Image.new("L", (size * 4, size * 4))
    ImageDraw.Draw(mask).polygon([(size * 0.4, 0), (size * 3.7, size * 2), (size * 0.4, size * 4)], fill=255)
    return mask.reduce(4)


@lru_cache(maxsize=8)
def cup(size: int) -> Image.Image:
    """A winner's cup, as a mask."""
    large = size * 4
    mask = Image.new("L", (large, large))
    draw = ImageDraw.Draw(mask)
    handle = round(large * 0.07)
    for x in (0.12, 0.54):
        draw.ellipse((large * x, large * 0.12, large * (x + 0.34), large * 0.50), outline=255, width=handle)
    draw.rectangle((large * 0.26, large * 0.04, large * 0.74, large * 0.32), fill=255)
    draw.pieslice((large * 0.26, large * 0.02, large * 0.74, large * 0.60), 0, 180, fill=255)
    draw.rectangle((large * 0.455, large * 0.56, large * 0.545, large * 0.80), fill=255)
    draw.rectangle((large * 0.34, large * 0.76, large * 0.66, large * 0.84), fill=255)
    draw.rounded_rectangle((large * 0.26, large * 0.84, large * 0.74, large * 0.97), large * 0.02, fill=255)
    return mask.reduce(4)
