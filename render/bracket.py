"""A knock-out tree as a picture: rounds from left to right, each tie between the two that lead to it.

A tree of sixteen players or more grows from both sides, and has its final and its champion in the middle.
"""

from __future__ import annotations

from render.chart import Bracket, check_bracket
from render.easel import Easel, sharp_enough
from render.table import draw_heading, heading_height
from render.theme import WIDTH, Theme
from render.ties import EDGE, GAP, HEAD, columns_wide, draw_name, draw_tie, join, led_to, sizes_for
from render.two_sided import draw_two_sided, has_two_sides


def draw_bracket(bracket: Bracket, theme: Theme) -> bytes:
    """The tree as a palette PNG. Raises BadDiagram."""
    check_bracket(bracket)
    return draw_two_sided(bracket, theme) if has_two_sides(bracket) else _draw_one_sided(bracket, theme)


def _draw_one_sided(bracket: Bracket, theme: Theme) -> bytes:
    first = len(bracket.rounds[0].ties)
    sizes = sizes_for(bracket, first)
    columns = [(played,) for played in bracket.rounds]
    theme = sharp_enough(theme, _width(columns_wide(columns, theme, sizes)))
    widths = columns_wide(columns, theme, sizes)
    width = _width(widths)
    top = heading_height(bracket.title, bracket.subtitle) + HEAD
    easel = Easel(theme, width, top + first * sizes.pitch - sizes.between + max(EDGE, sizes.told))
    draw_heading(easel, bracket.title, bracket.subtitle, theme, width)
    middles = [top + number * sizes.pitch + sizes.line for number in range(first)]
    left = EDGE
    for number, played in enumerate(bracket.rounds):
        box = sum(widths[number])
        draw_name(easel, played.name, (left, top - HEAD, left + box, top - 3), theme, sizes)
        if number:
            feeding, middles = middles, led_to(middles, len(played.ties))
            join(easel, feeding, middles, left - GAP, left, theme)
        for tie, middle in zip(played.ties, middles, strict=True):
            draw_tie(easel, tie, left, middle, widths[number], theme, sizes)
        left += box + GAP
    return easel.png()


def _width(widths: list[tuple[float, float]]) -> float:
    return max(float(WIDTH), 2 * EDGE + sum(name + score + GAP for name, score in widths) - GAP)
