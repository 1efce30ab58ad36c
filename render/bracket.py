"""A knock-out tree as a picture: rounds from left to right, each tie between the two that lead to it."""

from __future__ import annotations

from dataclasses import dataclass

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
    theme = sharp_enough(theme, _width(bracket, _widths(bracket, theme, sizes)))
    name, score = _widths(bracket, theme, sizes)
    box, width = name + score, _width(bracket, (name, score))
    top = heading_height(bracket.title, bracket.subtitle) + _HEAD
    pitch = 2 * sizes.line + sizes.between
    easel = Easel(theme, width, top + first * pitch - sizes.between + _EDGE)
    draw_heading(easel, bracket.title, bracket.subtitle, theme, width)
    middles = [top + number * pitch + sizes.line for number in range(first)]
    for number, played in enumerate(bracket.rounds):
        left = _EDGE + number * (box + _GAP)
        head = (left, top - _HEAD, left + box, top - 3)
        grounds = (theme.page, theme.quiet)
        easel.write(played.name, head, sizes.letters - 0.5, grounds, face=theme.face, align=Align.CENTRE)
        if number:
            feeding, each = middles, len(middles) // len(played.ties)
            middles = [sum(feeding[at : at + each]) / each for at in range(0, len(feeding), each)]
            _join(easel, feeding, middles, left - _GAP, left, theme)
        for tie, middle in zip(played.ties, middles, strict=True):
            _draw_tie(easel, tie, left, middle, (name, score), theme, sizes)
    return easel.png()


def _width(bracket: Bracket, widths: tuple[float, float]) -> float:
    rounds = len(bracket.rounds)
    return max(float(WIDTH), 2 * _EDGE + rounds * (sum(widths) + _GAP) - _GAP)


def _widths(bracket: Bracket, theme: Theme, sizes: _Sizes) -> tuple[float, float]:
    """Room for names and for scores."""
    most = (WIDTH - 2 * _EDGE + _GAP) / len(bracket.rounds) - _GAP
    entries = [entry for played in bracket.rounds for tie in played.ties for entry in (tie.first, tie.second)]

    def widest(texts: list[str]) -> float:
        return max(points_wide(theme, text, sizes.letters) for text in texts)

    score = min(55.0, widest([entry.score for entry in entries]) + _PAD + 2)
    widest_name = 145.0 if len(bracket.rounds) <= 3 else 102.0
    name = min(
        widest_name, max(_NARROWEST, most - score, widest([entry.name for entry in entries]) + 2 * _PAD)
    )
    return name, score


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
