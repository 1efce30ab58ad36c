"""Every size, colour and font of each theme. Nothing else in the package knows a colour or a number of pixels.

Colours are sRGB triples. Sizes are pixels of the finished picture, which is about 800 wide and is mostly seen at
half of that, or fractions of a cell where they say so.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from types import MappingProxyType

from render.diagram import Emphasis

RGB = tuple[int, int, int]

FONT = Path(__file__).with_name("fonts") / "NotoSansJP-Bold.otf"

BOARD_WIDTH = 720
LABEL_MARGIN = 40
PLAIN_MARGIN = 16
STRIP_HEIGHT = 70
BANNER_HEIGHT = 64
LABEL_SIZE = 27
NAME_SIZE = 30
SMALL_SIZE = 27
COLOURS = 48


@dataclass(frozen=True, slots=True)
class Material:
    """A set of pieces: the face, the light and shade on it, the rim, the grooves, and the crown of a king."""

    face: RGB
    light: RGB
    shade: RGB
    rim: RGB
    groove: RGB
    crown: RGB
    crown_edge: RGB


@dataclass(frozen=True, slots=True, eq=False)
class Theme:
    """One look. `tiles` and `captions` are by shade, `tints` and `pieces` by ink.

    `grain` is how strongly tiles show their material (0 to 1); `relief` how strongly pieces do.
    """

    key: str
    page: RGB
    strip: RGB
    text: RGB
    quiet: RGB
    turn: RGB
    turn_text: RGB
    edge: RGB
    tiles: tuple[RGB, RGB]
    captions: tuple[RGB, RGB]
    tints: tuple[RGB, RGB]
    pieces: tuple[Material, Material]
    marks: Mapping[Emphasis, RGB]
    trail: RGB
    grain: float
    relief: float


def _marks(
    left: RGB, arrived: RGB, passed: RGB, taken: RGB, can_move: RGB, chosen: RGB
) -> Mapping[Emphasis, RGB]:
    return MappingProxyType(
        {
            Emphasis.LEFT: left,
            Emphasis.ARRIVED: arrived,
            Emphasis.PASSED: passed,
            Emphasis.TAKEN: taken,
            Emphasis.CAN_MOVE: can_move,
            Emphasis.CHOSEN: chosen,
            Emphasis.DESTINATION: can_move,
        }
    )


WOOD = Theme(
    key="wood",
    page=(44, 30, 22),
    strip=(58, 40, 29),
    text=(250, 240, 224),
    quiet=(206, 184, 156),
    turn=(244, 190, 72),
    turn_text=(43, 28, 12),
    edge=(24, 15, 10),
    tiles=((238, 213, 170), (171, 115, 71)),
    captions=((150, 112, 70), (246, 222, 186)),
    tints=((250, 244, 226), (70, 52, 44)),
    pieces=(
        Material(
            (245, 233, 209),
            (255, 252, 243),
            (205, 184, 148),
            (150, 123, 86),
            (196, 172, 134),
            (186, 120, 22),
            (96, 58, 8),
        ),
        Material(
            (66, 47, 42),
            (118, 92, 82),
            (38, 26, 23),
            (20, 13, 12),
            (94, 71, 64),
            (247, 199, 84),
            (110, 72, 12),
        ),
    ),
    marks=_marks(
        (224, 176, 62), (240, 196, 70), (214, 158, 74), (196, 72, 52), (104, 164, 92), (92, 186, 112)
    ),
    trail=(252, 214, 92),
    grain=0.5,
    relief=1.0,
)

SLATE = Theme(
    key="slate",
    page=(30, 35, 42),
    strip=(41, 48, 57),
    text=(238, 243, 248),
    quiet=(165, 178, 192),
    turn=(94, 190, 240),
    turn_text=(10, 28, 40),
    edge=(16, 19, 24),
    tiles=((205, 214, 222), (98, 116, 134)),
    captions=((104, 120, 136), (226, 234, 242)),
    tints=((244, 248, 252), (38, 46, 56)),
    pieces=(
        Material(
            (240, 243, 246),
            (255, 255, 255),
            (192, 201, 210),
            (120, 134, 148),
            (184, 194, 204),
            (24, 116, 178),
            (8, 52, 88),
        ),
        Material(
            (48, 54, 62),
            (98, 108, 120),
            (26, 30, 36),
            (10, 12, 15),
            (80, 88, 98),
            (120, 208, 250),
            (8, 60, 90),
        ),
    ),
    marks=_marks(
        (92, 164, 206), (112, 192, 232), (98, 160, 188), (214, 92, 84), (112, 178, 116), (104, 204, 132)
    ),
    trail=(120, 214, 255),
    grain=0.18,
    relief=1.0,
)

PAPER = Theme(
    key="paper",
    page=(250, 247, 240),
    strip=(240, 235, 224),
    text=(38, 34, 30),
    quiet=(112, 104, 94),
    turn=(38, 34, 30),
    turn_text=(250, 247, 240),
    edge=(60, 54, 48),
    tiles=((253, 251, 246), (212, 203, 187)),
    captions=((150, 140, 124), (92, 84, 72)),
    tints=((255, 255, 255), (128, 120, 108)),
    pieces=(
        Material(
            (255, 255, 253),
            (255, 255, 255),
            (246, 243, 236),
            (40, 36, 32),
            (120, 112, 102),
            (40, 36, 32),
            (255, 255, 253),
        ),
        Material(
            (48, 43, 39),
            (66, 60, 54),
            (38, 34, 30),
            (20, 18, 16),
            (150, 142, 132),
            (253, 250, 244),
            (20, 18, 16),
        ),
    ),
    marks=_marks(
        (232, 205, 130), (238, 205, 100), (228, 212, 160), (222, 128, 110), (150, 190, 140), (140, 200, 140)
    ),
    trail=(198, 84, 44),
    grain=0.12,
    relief=0.15,
)

CONTRAST = Theme(
    key="contrast",
    page=(0, 0, 0),
    strip=(0, 0, 0),
    text=(255, 255, 255),
    quiet=(230, 230, 230),
    turn=(255, 221, 0),
    turn_text=(0, 0, 0),
    edge=(255, 255, 255),
    tiles=((255, 255, 255), (96, 96, 96)),
    captions=((60, 60, 60), (255, 255, 255)),
    tints=((255, 255, 255), (24, 24, 24)),
    pieces=(
        Material(
            (255, 255, 255),
            (255, 255, 255),
            (255, 255, 255),
            (0, 0, 0),
            (0, 0, 0),
            (0, 0, 0),
            (255, 255, 255),
        ),
        Material(
            (0, 0, 0), (0, 0, 0), (0, 0, 0), (255, 255, 255), (255, 255, 255), (255, 255, 255), (0, 0, 0)
        ),
    ),
    marks=_marks((255, 221, 0), (255, 221, 0), (255, 238, 128), (255, 64, 64), (0, 200, 255), (0, 224, 96)),
    trail=(255, 221, 0),
    grain=0.0,
    relief=0.0,
)

COLOURBLIND = Theme(
    key="colourblind",
    page=(24, 33, 48),
    strip=(34, 46, 66),
    text=(245, 247, 250),
    quiet=(178, 190, 206),
    turn=(255, 176, 0),
    turn_text=(36, 24, 0),
    edge=(12, 18, 28),
    tiles=((226, 230, 236), (118, 136, 160)),
    captions=((98, 110, 128), (240, 244, 250)),
    tints=((255, 220, 150), (20, 54, 104)),
    pieces=(
        Material(
            (255, 196, 92),
            (255, 226, 166),
            (226, 150, 40),
            (120, 72, 0),
            (212, 140, 36),
            (74, 44, 0),
            (255, 232, 180),
        ),
        Material(
            (22, 66, 128),
            (76, 128, 196),
            (12, 40, 82),
            (4, 16, 38),
            (62, 110, 174),
            (240, 248, 255),
            (4, 20, 46),
        ),
    ),
    marks=_marks(
        (240, 228, 66), (240, 228, 66), (220, 214, 140), (213, 94, 0), (86, 180, 233), (0, 158, 215)
    ),
    trail=(240, 228, 66),
    grain=0.1,
    relief=0.8,
)

THEMES: Mapping[str, Theme] = MappingProxyType(
    {theme.key: theme for theme in (WOOD, SLATE, PAPER, CONTRAST, COLOURBLIND)}
)
"""Every theme by its key, in the order in which players see them."""
