"""The ties of a knock-out tree as both of its drawings show them: two entries, and the reason below."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from render.chart import Align, Bracket, Entry, Round, Tie, Tone
from render.easel import Easel, points_wide, row_grounds, tone_colour
from render.palette import mixed
from render.theme import WIDTH, Theme

# All in points.
EDGE = 8.0
GAP = 14.0
"""Between rounds, where the lines run."""
PAD = 6.0
HEAD = 22.0
_NARROWEST = 70.0
WIDEST = 180.0
"""The room that names have, a round on average: what some need less, others have more."""
_SMALLER = 3.0
"""The letters of a reason below its tie are so much smaller."""


@dataclass(frozen=True, slots=True)
class Sizes:
    letters: float
    line: float
    """Height of one entry; a tie has two."""
    between: float
    told: float = 0.0
    """Room for a reason below a tie, where any has one."""

    @property
    def pitch(self) -> float:
        return 2 * self.line + self.between


def sizes_for(bracket: Bracket, high: int) -> Sizes:
    """The sizes for so many ties above each other."""
    sizes = Sizes(12.5, 21, 11) if high <= 8 else Sizes(11, 17, 7) if high <= 16 else Sizes(10, 15, 5)
    if any(tie.reason for played in bracket.rounds for tie in played.ties):
        told = sizes.letters - _SMALLER + 8
        return replace(sizes, between=max(sizes.between, told), told=told)
    return sizes


def columns_wide(
    columns: Sequence[Sequence[Round]], theme: Theme, sizes: Sizes, widest: float = WIDEST
) -> list[tuple[float, float]]:
    """Room for names and for scores, column by column: names are cut only where all the room is taken.

    A column has the rounds that stand in it; of two sides those are two columns with the same rounds.
    """
    names, scores = [], []
    for rounds in columns:
        entries = [entry for played in rounds for tie in played.ties for entry in (tie.first, tie.second)]
        longest = max(points_wide(theme, entry.name, sizes.letters) for entry in entries)
        names.append(max(_NARROWEST, longest + 2 * PAD))
        longest = max(points_wide(theme, entry.score, sizes.letters) for entry in entries)
        scores.append(min(55.0, longest + PAD + 2))
    across = WIDTH - 2 * EDGE + GAP - sum(scores) - len(scores) * GAP
    spare = (across - sum(names)) / len(names)
    if spare > 0:
        names = [name + spare for name in names]
    room, left = max(across, widest * len(names)), sorted(names)
    while left and left[0] * len(left) <= room:
        room -= left.pop(0)
    most = room / len(left) if left else max(names)
    return [(min(name, most), score) for name, score in zip(names, scores, strict=True)]


def draw_tie(
    easel: Easel,
    tie: Tie,
    left: float,
    middle: float,
    widths: tuple[float, float],
    theme: Theme,
    sizes: Sizes,
) -> None:
    """The two entries above and below the middle."""
    decided = tie.first.winner or tie.second.winner
    for entry, top in ((tie.first, middle - sizes.line), (tie.second, middle)):
        _draw_entry(easel, entry, left, top, widths, theme, sizes, out=decided and not entry.winner)
    if tie.reason:
        below = middle + sizes.line
        box = (left, below, left + sum(widths) - PAD, below + sizes.letters)
        letters, grounds = sizes.letters - _SMALLER, (theme.page, theme.quiet)
        easel.write(tie.reason, box, letters, grounds, face=theme.face, align=Align.RIGHT)


def draw_name(
    easel: Easel, name: str, box: tuple[float, float, float, float], theme: Theme, sizes: Sizes
) -> None:
    """The name of a round."""
    grounds, letters = (theme.page, theme.quiet), sizes.letters - 0.5
    easel.write(name, box, letters, grounds, face=theme.face, align=Align.CENTRE)


def join(
    easel: Easel, feeding: list[float], middles: list[float], start: float, end: float, theme: Theme
) -> None:
    """The lines from the ties of a round, from `start` on, to those that they lead to at `end`."""
    bend, each = (start + end) / 2, len(feeding) // len(middles)
    for number, middle in enumerate(middles):
        for feeder in feeding[each * number : each * (number + 1)]:
            way = [(start, feeder), (bend, feeder), (bend, middle), (end, middle)]
            easel.line(way, line_colour(theme), 1.5)


def led_to(middles: list[float], ties: int) -> list[float]:
    """The middles of the ties to which those of the round before lead."""
    each = len(middles) // ties
    return [sum(middles[at : at + each]) / each for at in range(0, len(middles), each)]


def line_colour(theme: Theme) -> tuple[int, int, int]:
    return mixed(theme.page, theme.quiet, 2 / 3)


def _draw_entry(
    easel: Easel,
    entry: Entry,
    left: float,
    top: float,
    widths: tuple[float, float],
    theme: Theme,
    sizes: Sizes,
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
    easel.write(name, (left + PAD, top, left + widths[0], bottom), sizes.letters, colours, face=theme.face)
    score = (left + widths[0], top, right - PAD, bottom)
    easel.write(entry.score, score, sizes.letters, colours, face=theme.face, align=Align.RIGHT)
