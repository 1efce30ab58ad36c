"""Every size, colour and font of each theme. Nothing else in the package knows a colour or a number of pixels.

Colours are sRGB triples. Sizes are pixels of the finished picture, which is 740 wide and is mostly seen at
half of that, or fractions of a square where they say so.
"""

from __future__ import annotations

import enum
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from types import MappingProxyType

RGB = tuple[int, int, int]

_FONTS = Path(__file__).with_name("fonts")
SANS = _FONTS / "NotoSansCJKjp-Bold.otf"
SERIF = _FONTS / "NotoSerifCJKjp-Bold.otf"
WIDE = _FONTS / "DejaVuSans-Bold.ttf"
"""Scripts that the first two lack: Hebrew, Arabic, Armenian, Georgian, symbols."""

WIDTH = 740
LABEL_MARGIN = 36
PLAIN_MARGIN = 14
LARGEST_SQUARE = 128
STRIP_HEIGHT = 74
BANNER_HEIGHT = 66
LABEL_SIZE = 27
NAME_SIZE = 33
TIME_SIZE = 29
BANNER_SIZE = 36


class Finish(enum.Enum):
    """What pieces and squares look as if they were made of."""

    TURNED = "turned"
    """Solid, with light and shade, on a board with a grain."""
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
    """One look. `squares` and `captions` are by shade, `areas` and `pieces` by ink.

    `page` is behind everything, `frame` around the board, `strip` behind a player, `turn` behind the one to move.
    `moved` marks the last move, `taken` what it captured, `choice` what may be chosen. `grain` is how strongly
    squares show their material (0 to 1).
    """

    key: str
    finish: Finish
    face: Path
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
    areas: tuple[RGB, RGB]
    pieces: tuple[Material, Material]
    moved: RGB
    trail: RGB
    trail_line: RGB
    taken: RGB
    choice: RGB
    choice_text: RGB
    grain: float


WOOD = Theme(
    key="wood",
    finish=Finish.TURNED,
    face=SERIF,
    page=(38, 25, 18),
    frame=(66, 42, 27),
    label=(226, 196, 150),
    strip=(58, 39, 27),
    text=(250, 238, 216),
    quiet=(196, 168, 132),
    turn=(240, 190, 84),
    turn_text=(44, 26, 10),
    squares=((233, 206, 160), (164, 108, 66)),
    captions=((132, 94, 54), (250, 228, 190)),
    areas=((255, 220, 120), (112, 120, 156)),
    pieces=(
        Material(
            ramp=((120, 86, 48), (196, 164, 116), (236, 216, 176), (250, 240, 216), (255, 254, 248)),
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
    moved=(246, 208, 70),
    trail=(255, 226, 96),
    trail_line=(74, 40, 8),
    taken=(198, 62, 40),
    choice=(70, 158, 84),
    choice_text=(255, 255, 255),
    grain=1.0,
)

SLATE = Theme(
    key="slate",
    finish=Finish.TURNED,
    face=SANS,
    page=(24, 29, 36),
    frame=(40, 48, 58),
    label=(188, 202, 216),
    strip=(38, 46, 56),
    text=(240, 245, 250),
    quiet=(158, 174, 190),
    turn=(92, 196, 244),
    turn_text=(6, 26, 40),
    squares=((206, 214, 222), (104, 122, 140)),
    captions=((84, 102, 120), (236, 243, 249)),
    areas=((244, 226, 160), (52, 84, 140)),
    pieces=(
        Material(
            ramp=((110, 122, 136), (178, 190, 202), (226, 232, 238), (245, 248, 250), (255, 255, 255)),
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
    moved=(104, 206, 246),
    trail=(150, 232, 255),
    trail_line=(8, 48, 72),
    taken=(226, 84, 84),
    choice=(44, 160, 104),
    choice_text=(255, 255, 255),
    grain=0.5,
)

PAPER = Theme(
    key="paper",
    finish=Finish.PRINTED,
    face=SERIF,
    page=(250, 246, 236),
    frame=(250, 246, 236),
    label=(84, 74, 62),
    strip=(238, 231, 215),
    text=(38, 32, 26),
    quiet=(120, 108, 92),
    turn=(44, 38, 32),
    turn_text=(255, 250, 238),
    squares=((254, 251, 243), (209, 197, 174)),
    captions=((128, 114, 94), (88, 74, 54)),
    areas=((247, 222, 150), (140, 152, 176)),
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
    moved=(238, 190, 74),
    trail=(190, 66, 32),
    trail_line=(255, 250, 238),
    taken=(206, 84, 60),
    choice=(46, 122, 84),
    choice_text=(255, 255, 255),
    grain=0.0,
)

CONTRAST = Theme(
    key="contrast",
    finish=Finish.PRINTED,
    face=SANS,
    page=(0, 0, 0),
    frame=(0, 0, 0),
    label=(255, 255, 255),
    strip=(0, 0, 0),
    text=(255, 255, 255),
    quiet=(255, 255, 255),
    turn=(255, 224, 0),
    turn_text=(0, 0, 0),
    squares=((255, 255, 255), (108, 108, 108)),
    captions=((0, 0, 0), (255, 255, 255)),
    areas=((255, 236, 130), (40, 70, 170)),
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
    moved=(255, 224, 0),
    trail=(255, 224, 0),
    trail_line=(0, 0, 0),
    taken=(255, 60, 60),
    choice=(0, 92, 230),
    choice_text=(255, 255, 255),
    grain=0.0,
)

COLOURBLIND = Theme(
    key="colourblind",
    finish=Finish.TURNED,
    face=SANS,
    page=(26, 30, 38),
    frame=(44, 50, 60),
    label=(214, 220, 228),
    strip=(42, 48, 58),
    text=(246, 248, 250),
    quiet=(176, 184, 196),
    turn=(240, 228, 66),
    turn_text=(30, 28, 0),
    squares=((228, 230, 232), (128, 135, 144)),
    captions=((92, 98, 106), (255, 255, 255)),
    areas=((255, 208, 120), (70, 120, 190)),
    pieces=(
        Material(
            ramp=((150, 92, 0), (214, 144, 16), (250, 190, 66), (255, 220, 140), (255, 250, 232)),
            wall=(190, 120, 6),
            line=(96, 56, 0),
            crown=(80, 42, 0),
            crown_line=(255, 240, 206),
        ),
        Material(
            ramp=((0, 16, 40), (0, 38, 82), (0, 68, 132), (52, 122, 188), (186, 222, 250)),
            wall=(0, 26, 58),
            line=(0, 12, 30),
            crown=(255, 255, 255),
            crown_line=(0, 22, 50),
        ),
    ),
    moved=(240, 228, 66),
    trail=(255, 244, 120),
    trail_line=(40, 36, 0),
    taken=(213, 94, 0),
    choice=(0, 120, 90),
    choice_text=(255, 255, 255),
    grain=0.25,
)

THEMES: Mapping[str, Theme] = MappingProxyType(
    {theme.key: theme for theme in (WOOD, SLATE, PAPER, CONTRAST, COLOURBLIND)}
)
"""Every theme by its key, in the order in which players see them."""
