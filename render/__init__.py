"""Pictures of boards. Knows diagrams and themes; knows no rules, no players and no Discord.

The drawing code is loaded with the first picture: it takes five megabytes with Pillow, and a process that has boards
drawn by another may never need it.
"""

from collections.abc import Container, Mapping, Sequence
from dataclasses import replace

from render.bounds import check, check_description
from render.cache import Cache
from render.chart import Bracket, Table
from render.coverage import legible
from render.curve import Curve
from render.diagram import BadDiagram, Diagram, Judged
from render.poster import Poster
from render.record import Record
from render.theme import THEMES
from render.written import write_bracket
from render.written import write_table as _write_table

__all__ = [
    "THEMES",
    "BadDiagram",
    "Bracket",
    "Content",
    "Curve",
    "Diagram",
    "Judged",
    "Poster",
    "Record",
    "Table",
    "draw",
    "draw_curve",
    "draw_grid",
    "draw_judged",
    "draw_poster",
    "draw_record",
    "draw_replay",
    "draw_sheet",
    "draw_svg",
    "draw_table",
    "draw_themes",
    "forget",
    "lacks",
    "legible",
    "paint",
    "svg_places",
    "write_table",
]

Content = Table | Bracket | Curve | Poster | Record | Judged

_KEY = 24_000
"""A diagram that is the key of a picture takes about half as much as the picture."""

_pictures: Cache[bytes] = Cache(2 << 20, lambda picture: len(picture) + _KEY)


def draw(diagram: Diagram, theme: str = "wood") -> bytes:
    """The picture as a palette PNG, 1110 pixels wide, or less where the board is crowded. Safe to call from several
    threads.

    Raises BadDiagram for a diagram outside its bounds, KeyError for a theme that THEMES does not have.
    """
    from render.painter import bands_of, sharp_enough
    from render.png import png_of_bands
    from render.squares import palette_of

    look = sharp_enough(diagram, THEMES[theme])
    check_description(diagram)

    def paint() -> bytes:
        check(diagram)
        return png_of_bands(bands_of(diagram, look), palette_of(look))

    shown = replace(diagram, description="") if diagram.description else diagram
    return _pictures.get((shown, theme), paint)


def draw_grid(diagrams: Sequence[Diagram], theme: str = "wood") -> bytes:
    """Up to six diagrams small in one palette PNG, two in a row. Raises BadDiagram, KeyError for the theme."""
    from render.grid import grid_of

    return grid_of(diagrams, THEMES[theme])


def draw_judged(judged: Judged, theme: str = "wood") -> bytes:
    """A position with two arrows, as a palette PNG. Raises BadDiagram, KeyError for the theme."""
    from render.judged import draw_judged

    return draw_judged(judged, THEMES[theme])


def draw_svg(shown: Diagram | Judged, theme: str = "wood") -> str:
    """The board alone as SVG, with the arrows of what is judged; its label is the description, or else the title.

    Nothing in it leads outside or asks for a style, a font or a script. Raises BadDiagram, KeyError for the theme.
    """
    from render.svg import svg_of

    return svg_of(shown, THEMES[theme])


def svg_places(diagram: Diagram, theme: str = "wood") -> Mapping[tuple[int, int], tuple[float, float, float]]:
    """The middle of each square by its column and row, and how wide it is, as parts of the SVG's width and height."""
    from render.svg import places_of

    return places_of(diagram, THEMES[theme])


def draw_themes(diagram: Diagram, captions: Mapping[str, str]) -> bytes:
    """The diagram small in each theme of which there is a caption. Raises BadDiagram, KeyError for a theme."""
    from render.grid import themes_of

    return themes_of(diagram, captions)


def draw_replay(diagrams: Sequence[Diagram], theme: str = "wood", passing: Container[int] = ()) -> bytes:
    """The diagrams one after the other as an animated GIF, 740 pixels wide; the last one stays longer.

    `passing`: the numbers of those that are only on the way to the next. Raises BadDiagram for none, too many, or one
    outside its bounds or laid out otherwise; KeyError for the theme.
    """
    from render.replay import replay_of

    return replay_of(diagrams, THEMES[theme], passing)


def draw_table(table: Table | Bracket, theme: str = "wood") -> bytes:
    """Standings, a cross-table, a leaderboard or a knock-out tree as a palette PNG. Raises BadDiagram, KeyError."""
    from render.bracket import draw_bracket
    from render.table import draw_table

    look = THEMES[theme].sheet
    return draw_bracket(table, look) if isinstance(table, Bracket) else draw_table(table, look)


def draw_curve(curve: Curve, theme: str = "wood") -> bytes:
    """A value over time as a palette PNG. Raises BadDiagram, KeyError."""
    from render.plot import draw_curve

    return draw_curve(curve, THEMES[theme].sheet)


def draw_poster(poster: Poster, theme: str = "wood") -> bytes:
    """A finished game to be passed on, as a square palette PNG. Raises BadDiagram, KeyError."""
    from render.poster_picture import draw_poster

    return draw_poster(poster, THEMES[theme])


def draw_record(record: Record, theme: str = "wood") -> bytes:
    """A player's rating and results as a palette PNG. Raises BadDiagram, KeyError."""
    from render.record_picture import draw_record

    return draw_record(record, THEMES[theme].sheet)


def paint(content: Content | Sequence[Diagram], theme: str = "wood") -> bytes:
    """Any of the pictures above but a board and its replay; several diagrams as small boards."""
    match content:
        case Table() | Bracket():
            return draw_table(content, theme)
        case Curve():
            return draw_curve(content, theme)
        case Poster():
            return draw_poster(content, theme)
        case Record():
            return draw_record(content, theme)
        case Judged():
            return draw_judged(content, theme)
        case _:
            return draw_grid(content, theme)


def write_table(table: Table | Bracket) -> str:
    """The same as text for a fixed-width font. Raises BadDiagram."""
    return write_bracket(table) if isinstance(table, Bracket) else _write_table(table)


def draw_sheet(rows: Sequence[tuple[str, Sequence[Diagram]]], theme: str = "wood") -> bytes:
    """Rows of pictures at the size of a phone under their titles, as one PNG. Raises BadDiagram, KeyError."""
    from render.sheet import sheet_of

    return sheet_of([(title, [draw(diagram, theme) for diagram in row]) for title, row in rows])


def lacks(text: str) -> set[str]:
    """The characters of a text that no picture can show."""
    from render import letters

    return letters.lacks(text)


def forget() -> None:
    """Drops every picture that is kept; rows, squares, pieces and letters stay."""
    _pictures.forget()
