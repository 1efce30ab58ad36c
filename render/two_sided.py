"""A large knock-out tree as a picture: it grows from both sides, with the final and the champion in the middle.

The two semi-finals stand beside each other, the final above them, and the champion above that.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from render.chart import Align, Bracket, Entry, Tie
from render.easel import Easel, points_wide, sharp_enough
from render.table import draw_heading, heading_height
from render.theme import WIDTH, Theme
from render.ties import (
    EDGE,
    GAP,
    HEAD,
    PAD,
    Sizes,
    columns_wide,
    draw_name,
    draw_tie,
    join,
    led_to,
    line_colour,
    sizes_for,
)

LEAST = 16
"""Ties of the first round: of fewer a tree from one side is half as wide, and its names twice as large."""
# All in points.
_WIDEST = 130.0
"""The room that names have, a column on average: there are nearly twice as many columns as in a tree of one side."""
_CHAMPION = 17.0
_CHAMPION_HIGH = 30.0
_ABOVE = 14.0
"""Between the semi-finals and the final."""


def has_two_sides(bracket: Bracket) -> bool:
    """Whether the tree is large enough, and each round has half as many ties as the one before, down to a final."""
    ties = [len(played.ties) for played in bracket.rounds]
    halved = all(before == 2 * after for before, after in pairwise(ties))
    return ties[0] >= LEAST and halved and ties[-1] == 1


def draw_two_sided(bracket: Bracket, theme: Theme) -> bytes:
    """The tree as a palette PNG."""
    *rounds, final = bracket.rounds
    high = len(rounds[0].ties) // 2
    sizes = sizes_for(bracket, high)
    # Both sides are alike wide, so that the final stands in the middle.
    columns = [(played,) for played in rounds[:-1]] + [(rounds[-1], final)]
    columns += columns[::-1]
    theme = sharp_enough(theme, _width(columns_wide(columns, theme, sizes, _WIDEST)))
    widths = columns_wide(columns, theme, sizes, _WIDEST)
    width = _width(widths)
    top = heading_height(bracket.title, bracket.subtitle) + HEAD
    crown = _CHAMPION_HIGH + HEAD + 2 * sizes.line + sizes.told + _ABOVE
    side = high * sizes.pitch - sizes.between
    # The middle has to hold the final and the champion above the semi-finals.
    top += max(0.0, crown + sizes.line - side / 2)
    easel = Easel(theme, width, top + side + max(EDGE, sizes.told))
    draw_heading(easel, bracket.title, bracket.subtitle, theme, width)
    starts = [top + number * sizes.pitch + sizes.line for number in range(high)]
    for right in (False, True):
        middles, at = starts, width - EDGE if right else EDGE
        for number, played in enumerate(rounds):
            half = len(played.ties) // 2
            ties = played.ties[half:] if right else played.ties[:half]
            box = sum(widths[number])
            left = at - box if right else at
            if number:
                feeding, middles = middles, led_to(middles, half)
                joined = (at + GAP, at) if right else (at - GAP, at)
                join(easel, feeding, middles, *joined, theme)
            semi = number == len(rounds) - 1
            head = middles[0] + sizes.line + sizes.told + 3 if semi else top - HEAD
            draw_name(easel, played.name, (left, head, left + box, head + HEAD - 3), theme, sizes)
            for tie, middle in zip(ties, middles, strict=True):
                draw_tie(easel, tie, left, middle, widths[number], theme, sizes)
            at = left - GAP if right else left + box + GAP
    _draw_final(
        easel, final.ties[0], final.name, top + side / 2, widths[len(rounds) - 1], width, theme, sizes
    )
    return easel.png()


def _draw_final(
    easel: Easel,
    tie: Tie,
    name: str,
    semi: float,
    widths: tuple[float, float],
    width: float,
    theme: Theme,
    sizes: Sizes,
) -> None:
    """The final above the semi-finals, of which `semi` is the middle, and the champion above it."""
    box = sum(widths)
    left, middle = (width - box) / 2, semi - 2 * sizes.line - sizes.told - _ABOVE
    for side, across in ((-1, left), (1, left + box)):
        x = across + side * box / 8
        way = [(x, semi - sizes.line), (x, middle), (across, middle)]
        easel.line(way, line_colour(theme), 1.5)
    draw_tie(easel, tie, left, middle, widths, theme, sizes)
    above = middle - sizes.line - HEAD
    draw_name(easel, name, (left, above, left + box, above + HEAD - 3), theme, sizes)
    champion = _champion((tie.first, tie.second))
    if champion:
        _draw_champion(easel, champion, above, widths, width, theme)


def _champion(entries: Sequence[Entry]) -> str:
    return next((entry.name for entry in entries if entry.winner), "")


def _draw_champion(
    easel: Easel, name: str, low: float, widths: tuple[float, float], width: float, theme: Theme
) -> None:
    """The name with a cup before it, as wide as both semi-finals at most."""
    room = 2 * sum(widths) + GAP - _CHAMPION - PAD
    long = min(points_wide(theme, name, _CHAMPION), room) + 1
    left = (width - long - _CHAMPION - PAD) / 2
    easel.cup((left, low - _CHAMPION_HIGH + 4), _CHAMPION, theme.turn)
    start = left + _CHAMPION + PAD
    box = (start, low - _CHAMPION_HIGH, start + long + 1, low)
    easel.write(name, box, _CHAMPION, (theme.page, theme.text), face=theme.face, align=Align.LEFT)


def _width(widths: list[tuple[float, float]]) -> float:
    return max(float(WIDTH), 2 * EDGE + sum(name + score + GAP for name, score in widths) - GAP)
