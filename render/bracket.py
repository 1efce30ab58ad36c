"""A knock-out tree as a picture: rounds from left to right, each tie between the two that lead to it."""

from __future__ import annotations

from dataclasses import dataclass, replace

from render.chart import Align, Bracket, Entry, Tie, Tone, check_bracket
from render.easel import Easel, points_wide, row_grounds, sharp_enough, tone_colour
from render.palette import mixed
from render.table import draw_heading, heading_height
from render.theme import WIDTH, Theme

# All in points.
_EDGE = 8.0
_GAP = 14.0
"""Between rounds, where the lines run."""
_PAD = 6.0
_HEAD = 22.0
_NARROWEST = 70.0
_WIDEST = 180.0
"""The room that names have, a round on average: what some need less, others have more."""
_SMALLER = 3.0
"""The letters of a reason below its tie are so much smaller."""


@dataclass(frozen=True, slots=True)
class _Sizes:
    letters: float
    line: float
    """Height of one entry; a tie has two."""
    between: float


def draw_bracket(bracket: Bracket, theme: Theme) -> bytes:
    """The tree as a palette PNG. Raises BadDiagram."""
    check_bracket(bracket)
    first = len(bracket.rounds[0].ties)
    sizes = _Sizes(12.5, 21, 11) if first <= 8 else _Sizes(11, 17, 7) if first <= 16 else _Sizes(10, 15, 5)
    told = 0.0
    if any(tie.reason for played in bracket.rounds for tie in played.ties):
        told = sizes.letters - _SMALLER + 8
        sizes = replace(sizes, between=max(sizes.between, told))
    theme = sharp_enough(theme, _width(_widths(bracket, theme, sizes)))
    widths = _widths(bracket, theme, sizes)
    width = _width(widths)
    top = heading_height(bracket.title, bracket.subtitle) + _HEAD
    pitch = 2 * sizes.line + sizes.between
    easel = Easel(theme, width, top + first * pitch - sizes.between + max(_EDGE, told))
    draw_heading(easel, bracket.title, bracket.subtitle, theme, width)
    middles = [top + number * pitch + sizes.line for number in range(first)]
    left = _EDGE
    for number, played in enumerate(bracket.rounds):
        box = sum(widths[number])
        head = (left, top - _HEAD, left + box, top - 3)
        grounds = (theme.page, theme.quiet)
        easel.write(played.name, head, sizes.letters - 0.5, grounds, face=theme.face, align=Align.CENTRE)
        if number:
            feeding, each = middles, len(middles) // len(played.ties)
            middles = [sum(feeding[at : at + each]) / each for at in range(0, len(feeding), each)]
            _join(easel, feeding, middles, left - _GAP, left, theme)
        for tie, middle in zip(played.ties, middles, strict=True):
            _draw_tie(easel, tie, left, middle, widths[number], theme, sizes)
        left += box + _GAP
    return easel.png()


def _width(widths: list[tuple[float, float]]) -> float:
    return max(float(WIDTH), 2 * _EDGE + sum(name + score + _GAP for name, score in widths) - _GAP)


def _widths(bracket: Bracket, theme: Theme, sizes: _Sizes) -> list[tuple[float, float]]:
    """Room for names and for scores, round by round: names are cut only where all the room is taken."""
    names, scores = [], []
    for played in bracket.rounds:
        entries = [entry for tie in played.ties for entry in (tie.first, tie.second)]
        widest = max(points_wide(theme, entry.name, sizes.letters) for entry in entries)
        names.append(max(_NARROWEST, widest + 2 * _PAD))
        widest = max(points_wide(theme, entry.score, sizes.letters) for entry in entries)
        scores.append(min(55.0, widest + _PAD + 2))
    across = WIDTH - 2 * _EDGE + _GAP - sum(scores) - len(scores) * _GAP
    spare = (across - sum(names)) / len(names)
    if spare > 0:
        names = [name + spare for name in names]
    room, left = max(across, _WIDEST * len(names)), sorted(names)
    while left and left[0] * len(left) <= room:
        room -= left.pop(0)
    most = room / len(left) if left else max(names)
    return [(min(name, most), score) for name, score in zip(names, scores, strict=True)]


def _join(
    easel: Easel, feeding: list[float], middles: list[float], left: float, right: float, theme: Theme
) -> None:
    bend = (left + right) / 2
    colour = mixed(theme.page, theme.quiet, 2 / 3)
    each = len(feeding) // len(middles)
    for number, middle in enumerate(middles):
        for feeder in feeding[each * number : each * (number + 1)]:
            easel.line([(left, feeder), (bend, feeder), (bend, middle), (right, middle)], colour, 1.5)


def _draw_tie(
    easel: Easel,
    tie: Tie,
    left: float,
    middle: float,
    widths: tuple[float, float],
    theme: Theme,
    sizes: _Sizes,
) -> None:
    for entry, top in ((tie.first, middle - sizes.line), (tie.second, middle)):
        _draw_entry(easel, entry, left, top, widths, theme, sizes, out=not entry.winner and _decided(tie))
    if tie.reason:
        below = middle + sizes.line
        box = (left, below, left + sum(widths) - _PAD, below + sizes.letters)
        letters, grounds = sizes.letters - _SMALLER, (theme.page, theme.quiet)
        easel.write(tie.reason, box, letters, grounds, face=theme.face, align=Align.RIGHT)


def _decided(tie: Tie) -> bool:
    return tie.first.winner or tie.second.winner


def _draw_entry(
    easel: Easel,
    entry: Entry,
    left: float,
    top: float,
    widths: tuple[float, float],
    theme: Theme,
    sizes: _Sizes,
    *,
    out: bool,
) -> None:
    ground = row_grounds(theme)[1]
    if entry.winner:
        ground = tone_colour(theme, Tone.WON, ground)
    right, bottom = left + sum(widths), top + sizes.line - 1
    easel.field((left, top, right, bottom), ground, radius=3)
    colours = (ground, theme.quiet if out or not entry.name else theme.text)
    name = entry.name or "–"
    easel.write(name, (left + _PAD, top, left + widths[0], bottom), sizes.letters, colours, face=theme.face)
    score = (left + widths[0], top, right - _PAD, bottom)
    easel.write(entry.score, score, sizes.letters, colours, face=theme.face, align=Align.RIGHT)
