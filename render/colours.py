"""The palette of each theme, chosen once and kept in `palettes.txt`: it takes 0.15 s of a processor.

python -m render.colours    writes the file, after a change of a theme or of the pieces
"""

from PIL import Image

from render.diagram import Emphasis, Shade, Shape
from render.palette import mixed
from render.squares import EXTREMES, PALETTES, Square, coloured, ground_colour
from render.theme import RGB, THEMES, Theme
from render.tokens import GHOST

_COLOURS = 192
"""Enough that no edge is ragged; each more costs bytes."""
_CLOSE = 5
_STEPS = 6
"""Colours from a ground to the writing on it."""


def chosen(theme: Theme) -> tuple[RGB, ...]:
    """The colours of a theme: those that must be exact, and the best others for all it can draw."""
    size = 72
    shown = [
        Square(shade, shape=shape, ink=ink, ghost=ghostly)
        for shade in Shade
        for ink in (0, 1)
        for shape in Shape
        for ghostly in (False, True)
    ]
    shown += [Square(shade, "", (emphasis,)) for shade in Shade for emphasis in Emphasis]
    shown += [
        Square(shade, "", (emphasis,), shape=Shape.MAN, ink=ink)
        for shade in Shade
        for emphasis in Emphasis
        for ink in (0, 1)
    ]
    shown += [Square(shade, area=area, shape=Shape.MAN, ink=area) for shade in Shade for area in (0, 1)]
    across = 8
    down = -(-len(shown) // across)
    sheet = Image.new("RGB", (across * size, down * size), theme.page)
    for place, square in enumerate(shown):
        sheet.paste(coloured(square, theme, size), (place % across * size, place // across * size))
    exact = [
        *theme.squares,
        theme.page, theme.frame, theme.label, theme.strip, theme.text, theme.quiet, theme.turn, theme.turn_text,
        *(ground_colour(theme, shade, area=area) for shade in Shade for area in (None, 0, 1)),
        *(ground_colour(theme, shade, (emphasis,)) for shade in Shade for emphasis in Emphasis),
        *(
            mixed(ground_colour(theme, shade, (Emphasis.TAKEN,)), kind.ramp[2], GHOST)
            for shade in Shade for kind in theme.pieces
        ),
        *(colour for kind in theme.pieces for colour in (kind.ramp[2], kind.wall, kind.crown, kind.crown_line)),
        *theme.captions, *EXTREMES, theme.trail, theme.trail_line, *theme.moved, *theme.taken, theme.choice,
        theme.choice_text,
        theme.outline, theme.zone, theme.pieces[1].line, theme.pieces[0].line, mixed(theme.frame, theme.label, 0.5),
    ]  # fmt: skip
    for ground, over in (
        (theme.strip, theme.text), (theme.turn, theme.turn_text), (theme.page, theme.quiet), (theme.page, theme.strip),
        (theme.page, theme.turn), (theme.squares[Shade.DARK], theme.captions[Shade.DARK]),
        (theme.squares[Shade.LIGHT], theme.captions[Shade.LIGHT]), (theme.trail_line, theme.trail),
        (theme.choice, theme.choice_text),
    ):  # fmt: skip
        exact += [mixed(ground, over, step / _STEPS) for step in range(1, _STEPS)]
    exact = list(dict.fromkeys(exact))
    found = sheet.quantize(
        _COLOURS - len(exact), method=Image.Quantize.MEDIANCUT, kmeans=2, dither=Image.Dither.NONE
    )
    flat = found.getpalette() or []
    others = [(flat[at], flat[at + 1], flat[at + 2]) for at in range(0, len(flat) - 2, 3)]
    return _apart([*exact, *others])


def _apart(colours: list[RGB]) -> tuple[RGB, ...]:
    """The colours without those that are nearly one before them, which Pillow's look-up confuses."""
    kept: list[RGB] = []
    for colour in colours:
        if all(max(abs(a - b) for a, b in zip(colour, other, strict=True)) >= _CLOSE for other in kept):
            kept.append(colour)
    return tuple(kept[:_COLOURS])


def main() -> None:
    lines = (
        f"{key} {bytes(part for colour in chosen(theme) for part in colour).hex()}\n"
        for key, theme in THEMES.items()
    )
    PALETTES.write_text("".join(lines), encoding="ascii")


if __name__ == "__main__":
    main()
