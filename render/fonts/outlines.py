"""The outlines of the signs that stand on boards: `python -m render.fonts.outlines` writes `render/outlines.txt`.

A line has a sign, how far on the next one begins, its box (left, top, right, bottom) and its path, in parts of `EM`,
with y growing downward from the base line. It needs fontTools, and nothing needs it to run.
"""

from __future__ import annotations

from fontTools.pens.recordingPen import DecomposingRecordingPen
from fontTools.ttLib import TTFont

from render.elements import EM, OUTLINES
from render.theme import ALPHABETS

_SIGNS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz+-·…"
_Place = tuple[float, float]


class _Path:
    """A path in whole numbers, each place told from the one before."""

    def __init__(self) -> None:
        self.told = self._sign = ""
        self.places: list[tuple[int, int]] = [(0, 0)]
        self._begun = 0, 0

    def begin(self, at: _Place) -> None:
        self.places.append(self._begun)
        self._step("m", at)
        self._begun = self.places[-1]

    def line(self, at: _Place) -> None:
        x, y = self.places[-1]
        self._step("h" if round(at[1]) == y else "v" if round(at[0]) == x else "l", at)

    def curve(self, *points: _Place) -> None:
        """Past all points but the last: each part mirrors the point before, which needs no telling."""
        *past, end = points
        x, y = round(past[0][0]), round(past[0][1])
        for number in range(len(past)):
            last = number == len(past) - 1
            at = end if last else ((x + past[number + 1][0]) / 2, (y + past[number + 1][1]) / 2)
            self._step("t", at) if number else self._step("q", (x, y), at)
            x, y = (2 * a - b for a, b in zip(self.places[-1], (x, y), strict=True))

    def close(self) -> None:
        self.told, self._sign = self.told + "z", ""

    def _step(self, sign: str, *places: _Place) -> None:
        x, y = self.places[-1]
        whole = [(round(across), round(down)) for across, down in places]
        pairs = [(across - x, down - y) for across, down in whole]
        one = {"h": 0, "v": 1}.get(sign)
        numbers = " ".join(f"{a} {b}" for a, b in pairs) if one is None else str(pairs[0][one])
        self.told += (" " if sign == self._sign else sign) + numbers
        self.told = self.told.replace(" -", "-")
        self.places, self._sign = self.places + whole, sign


def main() -> None:
    font = TTFont(ALPHABETS)
    names, glyphs = font.getBestCmap(), font.getGlyphSet()
    scale, lines = EM / font["head"].unitsPerEm, []
    for sign in _SIGNS:
        pen, path = DecomposingRecordingPen(glyphs), _Path()
        glyph = glyphs[names[ord(sign)]]
        glyph.draw(pen)
        for step, points in pen.value:
            places = [(x * scale, -y * scale) for x, y in points]
            match step:
                case "moveTo":
                    path.begin(*places)
                case "lineTo":
                    path.line(*places)
                case "qCurveTo":
                    path.curve(*places)
                case _:
                    path.close()
        across, down = zip(*path.places[2:], strict=True)
        box = min(across), min(down), max(across), max(down)
        lines.append(" ".join([sign, *map(str, (round(glyph.width * scale), *box)), path.told]) + "\n")
    OUTLINES.write_text("".join(lines), encoding="utf-8")


if __name__ == "__main__":
    main()
