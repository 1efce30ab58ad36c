"""Every mark and every piece can be told from the square it stands on, by eyes of every kind."""

import io
import json
from collections.abc import Iterator

import pytest
from PIL import Image

from render import THEMES, draw
from render.chart import Column, Row, Tone
from render.colours import chosen
from render.diagram import Diagram, Emphasis, Mark, Region, Shade, Shape, Tile, Token
from render.easel import band_colour, row_grounds, table_palette, tone_colour
from render.painter import board_left, square_size
from render.palette import contrast
from render.squares import caption_colour, ground_colour, palette_of
from render.table import _letters as letters
from render.theme import MARGIN, Face
from tests.render.references import SUMS, libraries
from tests.render.vision import RGB, VISIONS, distance

LEAST = {"colourblind": 20.0, "contrast": 20.0}
"""The distance that a theme must keep; 12 where it is not made for this."""
STOOD_ON = (None, Emphasis.PASSED, Emphasis.ARRIVED, Emphasis.CAN_MOVE, Emphasis.CHOSEN)
"""The marks that may lie on a square with a piece on it."""
GROUND, FACE, FRAME = (0.10, 0.90), (0.5, 0.49), (0.5, 0.025)
"""Where in a square its ground, the middle of a man, and the frame around it are."""
EDGE = (0.01, 0.5)
MOVED = (Emphasis.PASSED, Emphasis.LEFT, Emphasis.ARRIVED)
"""The marks that cover a whole square, which must not look like an unmarked one of the other shade."""
WHERE = {Emphasis.CAN_MOVE: FRAME, Emphasis.BARRED: (0.5, 0.5), Emphasis.DESTINATION: (0.5, 0.5)}
"""Where a mark is seen that does not cover the ground."""


def at(theme: str, place: tuple[float, float], **more: object) -> dict[Shade, RGB]:
    """The colour at a place of a light and of a dark square with these things on both."""
    tiles = (Tile(0, 0, Shade.LIGHT), Tile(1, 0, Shade.DARK))
    diagram = Diagram(2, 1, tiles, **more)  # type: ignore[arg-type]
    picture = Image.open(io.BytesIO(draw(diagram, theme))).convert("RGB")
    look = THEMES[theme]
    size, top = square_size(diagram, look), look.px(MARGIN)
    left = board_left(diagram.columns, size, look)
    found: dict[Shade, RGB] = {}
    for shade in Shade:
        pixel = picture.getpixel((left + round(size * (shade + place[0])), top + round(size * place[1])))
        assert isinstance(pixel, tuple)
        found[shade] = pixel[0], pixel[1], pixel[2]
    return found


def marked(emphasis: Emphasis | None) -> tuple[Mark, ...]:
    return () if emphasis is None else (Mark(0, 0, emphasis), Mark(1, 0, emphasis))


def men(ink: int, *, ghost: bool = False) -> tuple[Token, ...]:
    return Token(0, 0, Shape.MAN, ink, ghost), Token(1, 0, Shape.MAN, ink, ghost)


def washed(ink: int) -> tuple[Region, ...]:
    return (Region(((0, 0), (1, 0)), ink, tinted=True),)


def seen(theme: str) -> Iterator[tuple[str, Shade, RGB, RGB]]:
    """The things to be told apart: a name, the shade of the square, and the two colours."""
    plain = at(theme, GROUND)
    for emphasis in Emphasis:
        mark = at(theme, WHERE.get(emphasis, GROUND), marks=marked(emphasis))
        yield from ((emphasis.value, shade, plain[shade], mark[shade]) for shade in Shade)
        if emphasis in MOVED:
            light, dark = mark[Shade.LIGHT], mark[Shade.DARK]
            yield f"{emphasis.value} beside a dark one", Shade.LIGHT, plain[Shade.DARK], light
            yield f"{emphasis.value} beside a light one", Shade.DARK, plain[Shade.LIGHT], dark
    line = at(theme, EDGE, regions=(Region(((0, 0), (1, 0)), None),))
    yield from (("zone", shade, plain[shade], line[Shade.LIGHT]) for shade in Shade)
    for area in (0, 1):
        tint = at(theme, GROUND, regions=washed(area))
        yield from ((f"area of {area}", shade, plain[shade], tint[shade]) for shade in Shade)
    taken = at(theme, GROUND, marks=marked(Emphasis.TAKEN))
    ghosts = [at(theme, FACE, tokens=men(ink, ghost=True), marks=marked(Emphasis.TAKEN)) for ink in (0, 1)]
    for shade in Shade:
        yield from ((f"ghost of {ink}", shade, taken[shade], ghosts[ink][shade]) for ink in (0, 1))
        yield "ghosts of both", shade, ghosts[0][shade], ghosts[1][shade]
    for ink in (0, 1):
        for under in STOOD_ON:
            face = at(theme, FACE, tokens=men(ink), marks=marked(under))
            ground = at(theme, GROUND, tokens=men(ink), marks=marked(under))
            yield from ((f"{ink} on {under}", shade, ground[shade], face[shade]) for shade in Shade)
        for area in (0, 1):
            face = at(theme, FACE, tokens=men(ink), regions=washed(area))
            ground = at(theme, GROUND, regions=washed(area))
            yield from ((f"{ink} in area of {area}", shade, ground[shade], face[shade]) for shade in Shade)


@pytest.mark.parametrize("theme", THEMES)
def test_every_mark_and_piece_is_told_from_its_square(theme: str) -> None:
    least = LEAST.get(theme, 12.0)
    near = [
        f"{name} on {shade.name}, {vision}: {far:.1f} ({one} {other})"
        for name, shade, one, other in seen(theme)
        for vision in VISIONS
        # without colours only their places on the board tell a marked square from a plain one of the other shade
        if not (vision == "grey" and "beside" in name)
        if (far := distance(one, other, vision)) < least
    ]
    assert not near, "\n".join(near)


@pytest.mark.parametrize("theme", THEMES)
def test_the_stored_palette_is_the_one_that_would_be_chosen(theme: str) -> None:
    """By the libraries that the stored pictures were drawn with; others may round otherwise."""
    if json.loads(SUMS.read_text("utf-8"))["drawn by"] == libraries():
        assert palette_of(THEMES[theme]).colours == chosen(THEMES[theme]), "python -m render.colours"


@pytest.mark.parametrize("theme", THEMES)
def test_tables_and_curves_have_letters_without_serifs_on_greys_and_a_faint_band(theme: str) -> None:
    sheet = THEMES[theme].sheet
    assert sheet.face is Face.SANS
    assert all(max(grey) - min(grey) <= 12 for grey in (sheet.page, sheet.strip, sheet.text, sheet.quiet))
    band, one, other = band_colour(sheet), contrast(sheet.turn, sheet.strip), contrast(sheet.turn, sheet.page)
    assert contrast(band, sheet.strip) < 1.4 < 3 < min(one, other), "the line stands out, the band does not"


@pytest.mark.parametrize("theme", THEMES)
def test_every_text_can_be_read_on_its_ground(theme: str) -> None:
    """In the colours of the palette that is drawn with; small letters need 4.5 (WCAG 2.2, 1.4.3)."""
    look = THEMES[theme]
    board, sheet = palette_of(look), look.sheet
    table = table_palette(sheet)
    # At the end areas stand in place of the last move; a piece that may end where it began is both.
    marked = [(), *((one,) for one in Emphasis), (Emphasis.CHOSEN, Emphasis.DESTINATION)]
    grounds = [
        (f"{shade.name}, area {area}, {marks}", shade, ground_colour(look, shade, marks, area))
        for shade in Shade
        for area, marks in [*((None, marks) for marks in marked), (0, ()), (1, ())]
    ]
    pairs = [(board, name, ground, caption_colour(look, shade, ground)) for name, shade, ground in grounds]
    pairs += [
        (board, "strip", look.strip, look.text),
        (board, "strip to move", look.turn, look.turn_text),
        (board, "footer", look.page, look.quiet),
        (board, "caption", look.page, look.text),
        (board, "choice", look.choice, look.choice_text),
        (board, "turn of a trail", look.trail, look.trail_line),
    ]
    pairs += [(table, "heading", sheet.page, sheet.text), (table, "note", sheet.page, sheet.quiet)]
    pairs += [(table, "flag", sheet.text, sheet.page)]
    for ground in row_grounds(sheet):
        pairs += [(table, f"{tone} row", tone_colour(sheet, tone, ground), sheet.text) for tone in Tone]
        row = Row(("",))
        pairs += [(table, "quiet row", ground, sheet.quiet)]
        pairs += [(table, "strong column", ground, letters(sheet, Column("", strong=True), row))]
    own = [caption_colour(look, shade, look.squares[shade]) for shade in Shade]
    assert own == list(look.captions), "the colours of the theme can be read on its plain squares"
    weak = [
        f"{name}: {contrast(*shown):.2f} {shown}"
        for palette, name, *both in pairs
        for shown in [[palette.colours[palette.index(colour)] for colour in both]]
        if contrast(*shown) < 4.5
    ]
    assert not weak, "\n".join(weak)
