"""Several diagrams, one after the other, as one animation that repaints only what changed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PIL import Image, ImageChops

from render.bounds import check
from render.diagram import BadDiagram, Diagram
from render.gif import Frame, gif_of
from render.painter import Part, parts_of
from render.squares import palette_of
from render.theme import WIDTH, Theme

MAX_FRAMES = 1000
FIRST, STEP, LAST = 1500, 900, 5000
"""How long the first frame, each further one, and the last one with the result are seen, in milliseconds."""
AT_ONCE = 20
"""The shortest time that browsers keep to, for pieces of one step."""
_FAR = 120

Point = tuple[int, int]
Box = tuple[int, int, int, int]


def replay_of(diagrams: Sequence[Diagram], theme: Theme) -> bytes:
    """The diagrams as a GIF. Raises BadDiagram."""
    if not 1 <= len(diagrams) <= MAX_FRAMES:
        raise BadDiagram("diagrams", f"are {len(diagrams)}, not from 1 to {MAX_FRAMES}")
    for diagram in diagrams:
        check(diagram)
    palette = palette_of(theme)
    clear = len(palette.colours)
    pictures = _pictures(diagrams, theme)
    height = sum(part.height for part in pictures[0])
    return gif_of(_frames(pictures, clear), (WIDTH, height), palette, clear)


def _pictures(diagrams: Sequence[Diagram], theme: Theme) -> list[list[Part]]:
    progress = any(diagram.banner for diagram in diagrams)
    last = max(1, len(diagrams) - 1)
    pictures = [
        parts_of(diagram, theme, (number, last) if progress else None)
        for number, diagram in enumerate(diagrams)
    ]
    heights = [part.height for part in pictures[0]]
    for number, parts in enumerate(pictures):
        if [part.height for part in parts] != heights:
            raise BadDiagram(f"diagrams[{number}]", "is not laid out as the first one")
    return pictures


def _frames(pictures: list[list[Part]], clear: int) -> Iterator[Frame]:
    shown = _Canvas(pictures[0])
    last = len(pictures) - 1
    yield Frame(shown.pixels.copy(), (0, 0), LAST if last == 0 else FIRST)
    for number, parts in enumerate(pictures[1:], 1):
        *before, whole = shown.changes(parts, clear)
        for pixels, at in before:
            yield Frame(pixels, at, AT_ONCE)
        yield Frame(*whole, (LAST if number == last else STEP) - AT_ONCE * len(before))


class _Canvas:
    """What is on the screen."""

    def __init__(self, parts: list[Part]) -> None:
        self._keys = [part.key for part in parts]
        self.pixels = Image.new("L", (WIDTH, sum(part.height for part in parts)))
        top = 0
        for part in parts:
            self.pixels.paste(part.paint(), (0, top))
            top += part.height

    def changes(self, parts: list[Part], clear: int) -> list[tuple[Image.Image, Point]]:
        """Paints the parts that changed: what must be laid over the old picture, `clear` where it stays, and where.

        Strips above and below the board change with almost every move; what lies far apart is laid apart.
        """
        boxes: list[Box] = []
        over = Image.new("L", self.pixels.size, clear)
        top = 0
        for number, part in enumerate(parts):
            if part.key != self._keys[number]:
                self._keys[number] = part.key
                new, old = part.paint(), self.pixels.crop((0, top, WIDTH, top + part.height))
                differs = ImageChops.difference(new, old)
                spot = differs.getbbox()
                if spot is not None:
                    over.paste(new, (0, top), differs.point(_ANY))
                    self.pixels.paste(new, (0, top))
                    box = (spot[0], spot[1] + top, spot[2], spot[3] + top)
                    if boxes and box[1] - boxes[-1][3] < _FAR:
                        boxes[-1] = _around(boxes[-1], box)
                    else:
                        boxes.append(box)
            top += part.height
        return [(over.crop(box), box[:2]) for box in boxes or [(0, 0, 1, 1)]]


_ANY = [0] + [255] * 255


def _around(one: Box, other: Box) -> Box:
    return min(one[0], other[0]), min(one[1], other[1]), max(one[2], other[2]), max(one[3], other[3])
