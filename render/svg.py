"""Diagram -> SVG: the board in its frame as Pillow's painter draws it, from the same contents and writings.

A square is 100 units wide, and that of column 0 and row 0 begins at 0, 0: so a page finds every square. Strips, banner
and title are left to the page. All is told by attributes, without styles, scripts, fonts or addresses, so that the
strictest page may show it.
"""

from __future__ import annotations

import math
import re
from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import lru_cache
from xml.sax.saxutils import escape

from render.bounds import check
from render.contents import Contents
from render.diagram import Diagram, Emphasis, Judged, Shape
from render.elements import (
    EM,
    circle,
    edge_element,
    hexadecimal,
    number,
    path_of,
    piece_element,
    ring_of,
    signs,
)
from render.letters import CAPITAL, fitted, width_of
from render.painter import has_gutter, sharp_enough, square_size
from render.palette import mixed
from render.squares import (
    ABOVE,
    BELOW,
    CORNERS,
    LEFT,
    LINE,
    RIGHT,
    Square,
    Writing,
    badge_colours,
    ground_colour,
    turn_discs,
    writings,
)
from render.theme import FINE_NUMBER_SIZE, GUTTER, MARGIN, RGB, Face, Theme
from render.tokens import GHOST
from render.trails import BOLD, CASING, CLOSE, HEAD, RIM, RING, WIDTH, Point, head_of, ringed, steps_of

_ILLEGAL = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
"""Characters that no XML may have."""
_SHAPES = {Shape.MAN: "m", Shape.KING: "k"}
_SIDES = {
    LEFT: (0, 0, LINE, 1), ABOVE: (0, 0, 1, LINE), RIGHT: (1 - LINE, 0, LINE, 1), BELOW: (0, 1 - LINE, 1, LINE),
    **{side: ((1 - LINE) * (x > 0), (1 - LINE) * (y > 0), LINE, LINE) for (x, y), side in CORNERS.items()},
}  # fmt: skip
"""Each side and corner of an outline, as parts of a square: left, top, width and height."""
_Letter = tuple[str, float, float]
"""A sign that has an outline, or a whole text, and where it stands on its square, in the units of outlines."""


def svg_of(shown: Diagram | Judged, theme: Theme) -> str:
    """The board, with the arrows of what is judged. Raises BadDiagram."""
    if isinstance(shown, Diagram):
        check(shown)
        return _Drawing(shown, theme).whole()
    ways = (shown.played, theme.lost), (shown.better, theme.won)
    for way, _ in ways:
        check(replace(shown.diagram, trail=way))
    arrows = [_arrow(way.points, theme.trail_line, colour, BOLD, CLOSE) for way, colour in ways]
    return _Drawing(shown.diagram, theme).whole("".join(arrows))


def places_of(diagram: Diagram, theme: Theme) -> dict[Point, tuple[float, float, float]]:
    """Where the squares are in the SVG of the board, by column and row: see `draw_svg`."""
    return _Drawing(diagram, theme).places()


class _Drawing:
    """The layers of a board, with the definition of each thing that is used in them."""

    def __init__(self, diagram: Diagram, theme: Theme) -> None:
        self._diagram, self._theme = diagram, sharp_enough(diagram, theme)
        self._size = square_size(diagram, self._theme)
        self._contents = Contents(diagram)
        self._squares = [
            (100 * column, 100 * row, square)
            for row in range(diagram.rows)
            for column, square in enumerate(self._contents.row(row))
        ]
        self._wide, self._high = 100 * diagram.columns, 100 * diagram.rows
        sides = GUTTER if has_gutter(diagram) else (MARGIN, MARGIN)
        self._left, self._right, self._edge = (round(self._units(points)) for points in (*sides, MARGIN))
        self._whole = self._wide + self._left + self._right, self._high + 2 * self._edge
        self._defined: dict[str, str] = {}

    def places(self) -> dict[Point, tuple[float, float, float]]:
        """The middle of each square and how wide it is, as parts of the picture's width and height."""
        wide, high = self._whole
        return {
            (x // 100, y // 100): ((x + 50 + self._left) / wide, (y + 50 + self._edge) / high, 100 / wide)
            for x, y, _ in self._squares
        }

    def whole(self, over: str = "") -> str:
        """All of it, and what is drawn over it."""
        body = "".join([*self._grounds(), *self._pieces(), *self._trail(), *self._written()])
        said = _ILLEGAL.sub("", self._diagram.description or self._diagram.title)
        label = f' aria-label="{escape(said, {chr(34): "&quot;"})}"' if said else ""
        wide, high = self._whole
        head = f'viewBox="{-self._left} {-self._edge} {wide} {high}" role="img"{label}'
        defined = f"<defs>{''.join(self._defined.values())}</defs>"
        return f'<svg xmlns="http://www.w3.org/2000/svg" {head}>{defined}{body}{over}</svg>'

    def _units(self, points: float) -> float:
        """A length of the theme."""
        return self._theme.px(points) * 100 / self._size

    def _grounds(self) -> Iterator[str]:
        """The frame, and the squares in their colours with the outlines on them."""
        theme, line = self._theme, self._units(1)
        wide, high = self._whole
        yield _field(-self._left, -self._edge, wide, high, theme.frame)
        inner = mixed(theme.frame, theme.label, 0.5)
        yield _field(-line, -line, self._wide + 2 * line, self._high + 2 * line, inner)
        yield _field(0, 0, self._wide, self._high, theme.squares[0])
        fields: dict[RGB, list[str]] = defaultdict(list)
        lines: dict[RGB, list[str]] = {theme.zone: [], theme.outline: []}
        for x, y, square in self._squares:
            colour = ground_colour(theme, square.shade, square.emphases, square.area)
            if colour != theme.squares[0]:
                fields[colour].append(f"M{x} {y}h100v100h-100z")
            for sides, ink in ((square.zone, theme.zone), (square.outline, theme.outline)):
                for side, (left, top, across, down) in _SIDES.items() if sides else ():
                    if sides & side:
                        start = path_of((x + 100 * left, y + 100 * top))
                        long = number(100 * across)
                        lines[ink].append(f"{start}h{long}v{number(100 * down)}h-{long}z")
        for ink, ways in (*fields.items(), *lines.items()):
            if ways:
                yield f'<path fill="{hexadecimal(ink)}" d="{"".join(ways)}"/>'

    def _pieces(self) -> Iterator[str]:
        """The pieces, and the signs over them."""
        choice, text = hexadecimal(self._theme.choice), hexadecimal(self._theme.choice_text)
        for x, y, square in self._squares:
            occupied = square.shape is not None and not square.ghost
            if square.shape is not None:
                key = f"{_SHAPES[square.shape]}{square.ink}{'g' * square.ghost}"
                name, look = self._name(key), (self._theme, square.ink)
                self._defined[f"edge{square.ink}"] = edge_element(*look)
                element = piece_element(*look, name, square.shape, shadow=not square.ghost)
                yield self._used(key, element, x, y, f' opacity="{GHOST}"' * square.ghost)
            for emphasis in square.emphases:
                goal = emphasis is Emphasis.DESTINATION
                if emphasis in (Emphasis.CAN_MOVE, Emphasis.CHOSEN) or (goal and occupied):
                    frame = 'x="3" y="3" width="94" height="94" rx="7" fill="none"'
                    frame = f'<rect id="{self._name("frame")}" {frame} stroke="{choice}" stroke-width="6"/>'
                    yield self._used("frame", frame, x, y)
                if emphasis is Emphasis.BARRED:
                    cross = f'd="M28 28l44 44m0-44l-44 44" stroke="{choice}" stroke-width="9"'
                    yield self._used("cross", f'<path id="{self._name("cross")}" {cross}/>', x, y)
                elif goal and (square.label or not occupied):
                    at, radius = (69, 28) if occupied else (50, 36 if square.label else 20)
                    line = f'fill="{choice}" stroke="{text}" stroke-width="3"'
                    yield circle(x + at, y + at, radius - 1.5, line)
            if square.badge:
                ground, line = map(hexadecimal, badge_colours(self._theme, square.badge_ink))
                yield circle(x + 50, y + 50, 31, f'fill="{ground}"')
                yield circle(x + 50, y + 50, 27, f'fill="none" stroke="{line}" stroke-width="3"')

    def _name(self, key: str) -> str:
        """A page may show boards of several themes."""
        return f"{self._theme.key}-{key}"

    def _used(self, key: str, element: str, x: int, y: int, more: str = "") -> str:
        self._defined[key] = element
        return f'<use href="#{self._name(key)}" x="{x}" y="{y}"{more}/>'

    def _trail(self) -> Iterator[str]:
        """The way of the last move, and the discs under the numbers of its turns."""
        if self._diagram.trail is not None:
            ring = any(ringed(square.trail) for *_, square in self._squares)
            yield _arrow(self._diagram.trail.points, self._theme.trail_line, self._theme.trail, ring=ring)
        for x, y, square in self._squares:
            for radius, colour in turn_discs(self._theme) if square.turn else ():
                yield circle(x + 50, y + 50, 100 * radius, f'fill="{hexadecimal(colour)}"')

    def _written(self) -> Iterator[str]:
        """All letters, those of one look together."""
        looks: dict[tuple[int, int, tuple[RGB, ...]], list[str]] = defaultdict(list)
        for x, y, square in self._squares:
            for writing, letters in _writings(square, self._theme, self._size):
                looks[writing.letters, writing.stroke, writing.inks] += self._set(writing, letters, x, y)
        large = self._theme.px(FINE_NUMBER_SIZE)
        for row, label in enumerate(self._contents.beside):
            said = fitted(label, Face.SANS, large, self._left * self._size / 100)
            writing = Writing(said, large, (-self._left / 200, 0.5), (self._theme.label,))
            letters = _letters(writing, self._size)
            looks[large, 0, writing.inks] += self._set(writing, letters, 0, 100 * row)
        for (size, stroke, inks), told in looks.items():
            halo = ""
            if stroke:
                wide = number(2 * stroke * EM / size)
                halo = f' stroke="{hexadecimal(inks[0])}" stroke-width="{wide}" stroke-linejoin="round"'
                halo += ' paint-order="stroke"'
            scale = f'transform="scale({size * 100 / self._size / EM:.4g})"'
            yield f'<g fill="{hexadecimal(inks[-1])}" {scale}{halo}>{"".join(told)}</g>' if told else ""

    def _set(self, writing: Writing, letters: Iterable[_Letter], x: int, y: int) -> Iterator[str]:
        """The letters on the square that begins there."""
        unit = self._size / 100 * EM / writing.letters
        for said, across, down in letters:
            place = f'x="{round(across + x * unit)}" y="{round(down + y * unit)}"'
            if said in signs():
                self._defined[said] = f'<path id="n{ord(said)}" d="{signs()[said].path}"/>'
                yield f'<use href="#n{ord(said)}" {place}/>'
            else:
                font = f'font-family="sans-serif" font-weight="700" font-size="{EM}"'
                yield f"<text {place} {font}>{escape(said)}</text>"


@lru_cache(maxsize=2048)
def _writings(square: Square, theme: Theme, size: int) -> tuple[tuple[Writing, tuple[_Letter, ...]], ...]:
    """All that is written on a square."""
    return tuple((writing, _letters(writing, size)) for writing in writings(square, theme, size))


def _letters(writing: Writing, size: int) -> tuple[_Letter, ...]:
    """The letters of a text where they all have outlines, or else all of it as one."""
    said, (x, y), inset = writing.said, writing.at, writing.inset
    if not said:
        return ()
    unit, known = EM / writing.letters, signs()
    if all(sign in known for sign in said):
        starts = [sum(known[sign].length for sign in said[:place]) for place in range(len(said))]
        boxes = [known[sign].box for sign in said]
        long = starts[-1] + known[said[-1]].length
        top, bottom = min(box[1] for box in boxes), max(box[3] for box in boxes)
        ink = boxes[0][0], top, starts[-1] + boxes[-1][2], bottom
        parts: Iterable[tuple[str, int]] = zip(said, starts, strict=True)
    else:
        long = round(width_of(said, Face.SANS, writing.letters) * unit)
        ink, parts = (0, round(-CAPITAL * EM), long, 0), [(said, 0)]
    if inset:
        left, base = (
            inset * unit - ink[place] if way < 0 else (size - inset) * unit - ink[place + 2]
            for place, way in enumerate((x, y))
        )
    else:
        left, base = x * size * unit - long / 2, y * size * unit + CAPITAL * EM / 2
    return tuple((part, left + start, base) for part, start in parts)


def _field(x: float, y: float, wide: float, high: float, colour: RGB) -> str:
    place = f'x="{number(x)}" y="{number(y)}" width="{number(wide)}" height="{number(high)}"'
    return f'<rect {place} fill="{hexadecimal(colour)}"/>'


def _arrow(
    points: tuple[Point, ...],
    casing: RGB,
    colour: RGB,
    bold: float = 1.0,
    rim: float = RIM,
    *,
    ring: bool = False,
) -> str:
    """A way with an arrow head at its end, and perhaps a ring at its start; its dark edge is below all of it."""
    steps = steps_of(points)
    if not steps:
        return ""
    ends = [(x + 0.5, y + 0.5) for x, y, _, _ in steps]
    last, length = ends[-1], math.hypot(*steps[-1][2:])
    ux, uy = (part / length for part in steps[-1][2:])
    reach = length - rim - HEAD * bold * 0.7
    ends.append((last[0] + ux * reach, last[1] + uy * reach))
    told = ""
    if ring:
        (x, y), (toward_x, toward_y) = ends[:2]
        part = RING / math.dist(*ends[:2])
        ends[0] = x + (toward_x - x) * part, y + (toward_y - y) * part
        told = ring_of(100 * x, 100 * y, 100 * RING)
    told += path_of(*((100 * x, 100 * y) for x, y in ends))
    drawn = []
    for grow, ink in ((CASING, casing), (0.0, colour)):
        head = path_of(*((100 * x, 100 * y) for x, y in head_of(last, (ux, uy), length - rim, bold, grow)))
        stroke = f'stroke="{hexadecimal(ink)}" stroke-width="{number(100 * (WIDTH * bold + 2 * grow))}"'
        drawn.append(
            f'<path d="{told}" fill="none" {stroke} stroke-linecap="round" stroke-linejoin="round"/>'
        )
        drawn.append(f'<path d="{head}z" fill="{hexadecimal(ink)}"/>')
    return "".join(drawn)
