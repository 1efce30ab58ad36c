"""Every size, colour and face of each theme. Nothing else in the package knows a colour or counts pixels.

Colours are sRGB triples. Sizes are points, or fractions of a square where they say so: a picture is 370 points wide,
which is about its width on a telephone. A theme says how many pixels make a point; every length in the package goes
through `Theme.px`, so that a picture of any sharpness is the same picture.
"""

from __future__ import annotations

import enum
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from types import MappingProxyType

RGB = tuple[int, int, int]

_FONTS = Path(__file__).with_name("fonts")
ALPHABETS = _FONTS / "NotoSans-Bold.ttf"
ASIAN = _FONTS / "NotoSansCJKjp-Bold.otf"
EMOJI = _FONTS / "NotoEmoji-Bold.ttf"
SERIF_ALPHABETS = _FONTS / "NotoSerif-Bold.ttf"
SERIF_ASIAN = _FONTS / "NotoSerifCJKjp-Bold.otf"

NAME = "Damka"
"""Stands small on every picture: people pass them on."""

SHARP = 3.0
"""Pixels a point of a picture: telephones show three, desktops two to a larger point."""
CROWDED = 2.4
"""The same of a board full of pieces: at 3.0 it would have 90 kB, or take 20 ms to have fewer."""
FINE_SHARP = 2.6
"""The same of a board of small squares: its large numbers would take a fifth more time and bytes at 3.0."""
REPLAY = 2.0
"""The same of an animation, which would grow too large for a message otherwise."""

SMALL = 1.5
"""The same of one of several boards in one picture."""

WIDTH = 370
MARGIN = 7
GUTTER = 20, 4
"""The margins at the left and at the right of a small-squared board whose rows are labelled beside it."""
LARGEST_SQUARE = 64
STRIP_HEIGHT = 37
BANNER_HEIGHT = 33
FOOTER_HEIGHT = 17
FOOTER_SIZE = 10.5
CAPTION_HEIGHT = 30
CAPTION_SIZE = 21
"""Below a small board of several: twelve pixels where the picture is 400 wide."""
SIGNED_SIZE = 14.0
"""The bot's name below small boards: as large as below a board of its own."""
NAME_SIZE = 16.5
TIME_SIZE = 14.5
BANNER_SIZE = 18.0
NUMBER_SIZE = 12.0
"""Numbers on empty squares, and the letters and ranks along the edge: their digits are more than 8.4 points high,
which is 9 at a width of 400.
"""
SMALL_NUMBER_SIZE = 8.4
"""Numbers beside the ghost of a piece or a sign of the trail."""
FINE_NUMBER_SIZE = 15.6
"""All of these on small squares, and numbers on any piece: their digits are nine pixels high where the picture is 300
wide.
"""


class Face(enum.Enum):
    """A style of letters: the groups of fonts that it may take, the wanted one first."""

    SANS = ((ALPHABETS, ASIAN),)
    SERIF = ((SERIF_ALPHABETS, SERIF_ASIAN), (ALPHABETS, ASIAN))


class Finish(enum.Enum):
    """The material that pieces seem to be made of."""

    TURNED = "turned"
    """Solid, with light and shade."""
    PRINTED = "printed"
    """Flat, with outlines."""


@dataclass(frozen=True, slots=True)
class Material:
    """A set of pieces.

    `ramp`: the colours of its surface from the deepest shade to the brightest glint; `wall`: its side; `line`: its
    outline and grooves where it is printed; `crown` and `crown_line`: the crown of a king.
    """

    ramp: tuple[RGB, RGB, RGB, RGB, RGB]
    wall: RGB
    line: RGB
    crown: RGB
    crown_line: RGB


@dataclass(frozen=True, slots=True, eq=False)
class Theme:
    """One look. `squares`, `captions`, `moved` and `taken` are by shade, `pieces` by ink, `areas`
    by ink and then by shade.

    `page` is behind everything, `frame` around the board, `strip` behind a player, `turn` behind the one to move.
    `moved` marks the last move, washed over a square that it passed, left or reached as strongly as `washes` says (0
    to 1); `taken` its captures; `choice` the squares that may be chosen; `outline` surrounds groups and `zone` a part
    of the board itself; `won` and `lost` tell results in tables. `unit` is how many pixels make a point.
    """

    key: str
    finish: Finish
    face: Face
    page: RGB
    frame: RGB
    label: RGB
    strip: RGB
    text: RGB
    quiet: RGB
    turn: RGB
    turn_text: RGB
    squares: tuple[RGB, RGB]
    captions: tuple[RGB, RGB]
    areas: tuple[tuple[RGB, RGB], tuple[RGB, RGB]]
    pieces: tuple[Material, Material]
    moved: tuple[RGB, RGB]
    washes: tuple[float, float, float]
    trail: RGB
    trail_line: RGB
    taken: tuple[RGB, RGB]
    choice: RGB
    choice_text: RGB
    outline: RGB
    zone: RGB
    won: RGB
    lost: RGB
    unit: float = SHARP

    def px(self, points: float) -> int:
        """A length in pixels, at least one."""
        return max(1, round(points * self.unit))

    @property
    def width(self) -> int:
        """The width of a picture in pixels."""
        return self.px(WIDTH)

    def at(self, unit: float) -> Theme:
        """The same look at so many pixels a point."""
        return self if unit == self.unit else _at(self, unit)

    @property
    def sheet(self) -> Theme:
        """The look of tables and curves: letters without serifs on a ground of no colour, with one accent."""
        return _sheet(self)


@cache
def _at(theme: Theme, unit: float) -> Theme:
    return replace(theme, unit=unit)


@cache
def _sheet(theme: Theme) -> Theme:
    if theme.strip == theme.page:
        return theme
    page, strip, text, quiet = _DARK if theme.page < _MIDDLE else _LIGHT
    accent = theme.turn if page < _MIDDLE else theme.choice
    return replace(theme, face=Face.SANS, page=page, strip=strip, text=text, quiet=quiet, turn=accent)


_MIDDLE: RGB = (128, 128, 128)
_DARK: tuple[RGB, RGB, RGB, RGB] = (43, 45, 49), (54, 57, 63), (242, 243, 245), (190, 194, 201)
_LIGHT: tuple[RGB, RGB, RGB, RGB] = (250, 250, 251), (241, 242, 244), (30, 31, 34), (78, 80, 88)
"""Page, strip, text and quiet text of a sheet: near Discord's own greys, so that they stand in its dark and its light
messages alike.
"""


WOOD = Theme(
    key="wood",
    finish=Finish.TURNED,
    face=Face.SERIF,
    page=(38, 25, 18),
    frame=(66, 42, 27),
    label=(226, 196, 150),
    strip=(58, 39, 27),
    text=(250, 238, 216),
    quiet=(196, 168, 132),
    turn=(240, 190, 84),
    turn_text=(44, 26, 10),
    squares=((229, 199, 150), (158, 102, 61)),
    captions=((108, 72, 38), (255, 252, 244)),
    areas=(((206, 148, 50), (240, 190, 84)), ((120, 138, 190), (62, 74, 128))),
    pieces=(
        Material(
            ramp=((132, 100, 62), (206, 180, 138), (250, 240, 216), (254, 248, 232), (255, 255, 252)),
            wall=(176, 138, 88),
            line=(90, 60, 30),
            crown=(204, 122, 16),
            crown_line=(96, 48, 4),
        ),
        Material(
            ramp=((10, 6, 6), (30, 20, 18), (58, 41, 36), (98, 76, 66), (176, 150, 132)),
            wall=(24, 15, 13),
            line=(8, 4, 4),
            crown=(250, 196, 70),
            crown_line=(26, 14, 6),
        ),
    ),
    moved=((206, 106, 0), (254, 192, 48)),
    trail=(255, 226, 96),
    trail_line=(74, 40, 8),
    taken=((200, 92, 66), (240, 150, 124)),
    choice=(24, 86, 44),
    choice_text=(255, 255, 255),
    washes=(0.5, 0.68, 0.85),
    outline=(40, 22, 10),
    zone=(112, 14, 10),
    won=(70, 158, 84),
    lost=(198, 62, 40),
)

SLATE = Theme(
    key="slate",
    finish=Finish.TURNED,
    face=Face.SANS,
    page=(24, 29, 36),
    frame=(40, 48, 58),
    label=(188, 202, 216),
    strip=(38, 46, 56),
    text=(240, 245, 250),
    quiet=(158, 174, 190),
    turn=(92, 196, 244),
    turn_text=(6, 26, 40),
    squares=((190, 200, 210), (100, 118, 136)),
    captions=((62, 79, 97), (252, 254, 255)),
    areas=(((200, 158, 64), (232, 200, 110)), ((96, 130, 190), (48, 82, 150))),
    pieces=(
        Material(
            ramp=((116, 128, 142), (188, 198, 208), (242, 246, 250), (250, 252, 254), (255, 255, 255)),
            wall=(146, 160, 174),
            line=(60, 72, 86),
            crown=(18, 116, 184),
            crown_line=(6, 44, 80),
        ),
        Material(
            ramp=((6, 8, 12), (22, 26, 34), (44, 51, 62), (84, 96, 112), (176, 194, 212)),
            wall=(14, 17, 23),
            line=(4, 6, 9),
            crown=(126, 216, 255),
            crown_line=(4, 20, 34),
        ),
    ),
    moved=((50, 140, 190), (120, 212, 248)),
    trail=(150, 232, 255),
    trail_line=(8, 48, 72),
    taken=((206, 96, 96), (240, 140, 134)),
    choice=(8, 93, 62),
    choice_text=(255, 255, 255),
    washes=(0.55, 0.7, 0.85),
    outline=(10, 16, 24),
    zone=(120, 8, 32),
    won=(44, 160, 104),
    lost=(226, 84, 84),
)

PAPER = Theme(
    key="paper",
    finish=Finish.PRINTED,
    face=Face.SERIF,
    page=(250, 246, 236),
    frame=(250, 246, 236),
    label=(84, 74, 62),
    strip=(238, 231, 215),
    text=(38, 32, 26),
    quiet=(96, 85, 70),
    turn=(44, 38, 32),
    turn_text=(255, 250, 238),
    squares=((224, 214, 190), (192, 176, 146)),
    captions=((100, 84, 62), (62, 50, 34)),
    areas=(((216, 166, 70), (178, 134, 46)), ((150, 168, 206), (108, 126, 170))),
    pieces=(
        Material(
            ramp=((255, 254, 250),) * 5,
            wall=(226, 216, 196),
            line=(42, 35, 28),
            crown=(42, 35, 28),
            crown_line=(255, 254, 250),
        ),
        Material(
            ramp=((50, 43, 36),) * 5,
            wall=(88, 78, 68),
            line=(24, 19, 14),
            crown=(255, 250, 238),
            crown_line=(24, 19, 14),
        ),
    ),
    moved=((216, 150, 30), (188, 110, 22)),
    trail=(190, 66, 32),
    trail_line=(255, 250, 238),
    taken=((214, 110, 84), (216, 98, 72)),
    choice=(42, 115, 78),
    choice_text=(255, 255, 255),
    washes=(0.7, 0.85, 0.95),
    outline=(42, 35, 28),
    zone=(186, 44, 26),
    won=(46, 122, 84),
    lost=(206, 84, 60),
)

CONTRAST = Theme(
    key="contrast",
    finish=Finish.PRINTED,
    face=Face.SANS,
    page=(0, 0, 0),
    frame=(0, 0, 0),
    label=(255, 255, 255),
    strip=(0, 0, 0),
    text=(255, 255, 255),
    quiet=(255, 255, 255),
    turn=(255, 224, 0),
    turn_text=(0, 0, 0),
    squares=((186, 186, 186), (108, 108, 108)),
    captions=((0, 0, 0), (255, 255, 255)),
    areas=(((160, 116, 0), (220, 180, 60)), ((60, 100, 200), (24, 48, 140))),
    pieces=(
        Material(
            ramp=((255, 255, 255),) * 5,
            wall=(255, 255, 255),
            line=(0, 0, 0),
            crown=(0, 0, 0),
            crown_line=(255, 255, 255),
        ),
        Material(
            ramp=((0, 0, 0),) * 5,
            wall=(0, 0, 0),
            line=(255, 255, 255),
            crown=(255, 255, 255),
            crown_line=(0, 0, 0),
        ),
    ),
    moved=((150, 97, 0), (232, 172, 0)),
    trail=(255, 224, 0),
    trail_line=(0, 0, 0),
    taken=((190, 40, 40), (255, 130, 112)),
    choice=(0, 44, 156),
    choice_text=(255, 255, 255),
    washes=(0.85, 0.95, 1.0),
    outline=(0, 0, 0),
    zone=(255, 255, 255),
    won=(0, 92, 230),
    lost=(255, 60, 60),
)

COLOURBLIND = Theme(
    key="colourblind",
    finish=Finish.TURNED,
    face=Face.SANS,
    page=(26, 30, 38),
    frame=(44, 50, 60),
    label=(214, 220, 228),
    strip=(42, 48, 58),
    text=(246, 248, 250),
    quiet=(176, 184, 196),
    turn=(240, 228, 66),
    turn_text=(30, 28, 0),
    squares=((186, 191, 198), (104, 110, 119)),
    captions=((66, 72, 80), (255, 255, 255)),
    areas=(((166, 124, 36), (226, 180, 90)), ((84, 130, 190), (150, 190, 236))),
    pieces=(
        Material(
            ramp=((128, 134, 142), (204, 208, 214), (248, 249, 250), (252, 253, 254), (255, 255, 255)),
            wall=(160, 166, 174),
            line=(60, 64, 70),
            crown=(0, 56, 116),
            crown_line=(255, 255, 255),
        ),
        Material(
            ramp=((0, 14, 36), (0, 34, 76), (0, 55, 114), (46, 114, 178), (182, 220, 250)),
            wall=(0, 26, 58),
            line=(0, 12, 30),
            crown=(255, 255, 255),
            crown_line=(0, 22, 50),
        ),
    ),
    moved=((184, 98, 0), (242, 174, 72)),
    trail=(255, 244, 120),
    trail_line=(40, 36, 0),
    taken=((200, 90, 120), (255, 133, 118)),
    choice=(0, 0, 0),
    choice_text=(255, 255, 255),
    washes=(0.9, 0.96, 1.0),
    outline=(8, 10, 14),
    zone=(255, 255, 255),
    won=(0, 120, 90),
    lost=(213, 94, 0),
)

THEMES: Mapping[str, Theme] = MappingProxyType(
    {theme.key: theme for theme in (WOOD, SLATE, PAPER, CONTRAST, COLOURBLIND)}
)
"""Every theme by its key, in the order in which players see them."""
