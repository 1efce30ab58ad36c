"""How colours look to eyes of every kind, and how far apart two of them are.

Protanopia and deuteranopia after Viénot, Brettel and Mollon (1999), tritanopia after Brettel, Viénot and Mollon (1997),
with the matrices for linear sRGB of libDaltonLens; distances are those of CIELAB (CIE 1976) under D65.
"""

import math
from collections.abc import Callable, Mapping

RGB = tuple[int, int, int]
Linear = tuple[float, float, float]
Matrix = tuple[Linear, Linear, Linear]

_PROTAN: Matrix = ((0.11238, 0.88762, 0.0), (0.11238, 0.88762, 0.0), (0.00401, -0.00401, 1.0))
_DEUTAN: Matrix = ((0.29275, 0.70725, 0.0), (0.29275, 0.70725, 0.0), (-0.02234, 0.02234, 1.0))
_TRITAN: tuple[Matrix, Matrix] = (
    ((1.01277, 0.13548, -0.14826), (-0.01243, 0.86812, 0.14431), (0.07589, 0.80500, 0.11911)),
    ((0.93678, 0.18979, -0.12657), (0.06154, 0.81526, 0.12320), (-0.37562, 1.12767, 0.24796)),
)
_TRITAN_PLANE: Linear = (0.03901, -0.02788, -0.01113)
"""Colours on one side of this plane are turned by the first matrix, the others by the second."""
_LUMINANCE: Linear = (0.2126, 0.7152, 0.0722)
_XYZ: Matrix = (
    (0.4123908, 0.3575843, 0.1804808),
    (0.2126390, 0.7151687, 0.0721923),
    (0.0193308, 0.1191948, 0.9505322),
)
_WHITE: Linear = (0.9504559, 1.0, 1.0890578)


def _linear(colour: RGB) -> Linear:
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4
        for part in (channel / 255 for channel in colour)
    )
    return red, green, blue


def _dot(one: Linear, other: Linear) -> float:
    return sum(a * b for a, b in zip(one, other, strict=True))


def _turned(matrix: Matrix, colour: Linear) -> Linear:
    red, green, blue = (min(1.0, max(0.0, _dot(row, colour))) for row in matrix)
    return red, green, blue


def _tritan(colour: Linear) -> Linear:
    return _turned(_TRITAN[0] if _dot(_TRITAN_PLANE, colour) >= 0 else _TRITAN[1], colour)


def _grey(colour: Linear) -> Linear:
    return (_dot(_LUMINANCE, colour),) * 3


VISIONS: Mapping[str, Callable[[Linear], Linear]] = {
    "normal": lambda colour: colour, "protan": lambda colour: _turned(_PROTAN, colour),
    "deutan": lambda colour: _turned(_DEUTAN, colour), "tritan": _tritan, "grey": _grey,
}  # fmt: skip


def distance(one: RGB, other: RGB, vision: str) -> float:
    """How different two sRGB colours look to such eyes; 2.3 is just seen, 100 is black and white."""
    see = VISIONS[vision]
    first, second = _lab(see(_linear(one))), _lab(see(_linear(other)))
    return math.dist(first, second)


def _lab(colour: Linear) -> Linear:
    x, y, z = (
        part ** (1 / 3) if part > 216 / 24389 else (24389 / 27 * part + 16) / 116
        for part in (_dot(row, colour) / white for row, white in zip(_XYZ, _WHITE, strict=True))
    )
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)
