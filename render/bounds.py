"""The bounds of a diagram. Everything within these bounds can be drawn; everything else is a BadDiagram."""

from __future__ import annotations

from render.diagram import (
    MAX_BANNER,
    MAX_CAPTION,
    MAX_DESCRIPTION,
    MAX_NAME,
    MAX_PIECES,
    MAX_REGIONS,
    MAX_SIDE,
    MAX_TIME,
    MAX_TITLE,
    MAX_TRAIL,
    BadDiagram,
    Diagram,
    Strip,
)

Place = tuple[int, int]


def check(diagram: Diagram) -> None:
    """Raises BadDiagram, naming the field, for a diagram outside its declared bounds."""
    _within("columns", diagram.columns, 1, MAX_SIDE)
    _within("rows", diagram.rows, 1, MAX_SIDE)
    _check_tiles(diagram)
    _check_tokens(diagram)
    for number, mark in enumerate(diagram.marks):
        _on_board(f"marks[{number}]", (mark.column, mark.row), diagram)
        short(f"marks[{number}].label", mark.label, MAX_CAPTION)
    if diagram.trail is not None:
        _within("trail.points", len(diagram.trail.points), 0, MAX_TRAIL)
        for point in diagram.trail.points:
            _on_board("trail.points", point, diagram)
    _check_regions(diagram)
    _check_labels("column_labels", diagram.column_labels, diagram.columns)
    _check_labels("row_labels", diagram.row_labels, diagram.rows)
    for field, strip in (("top", diagram.top), ("bottom", diagram.bottom)):
        if strip is not None:
            _check_strip(field, strip)
    short("banner", diagram.banner, MAX_BANNER)
    short("title", diagram.title, MAX_TITLE)
    short("joint", diagram.joint, MAX_TITLE)
    short("note", diagram.note, MAX_TITLE)
    check_description(diagram)


def check_description(diagram: Diagram) -> None:
    """Raises BadDiagram for an alternative text that is too long: the only thing that no picture shows."""
    short("description", diagram.description, MAX_DESCRIPTION)


def _check_tiles(diagram: Diagram) -> None:
    for number, (column, row, _, caption) in enumerate(diagram.tiles):
        if not (0 <= column < diagram.columns and 0 <= row < diagram.rows):
            raise _off_board(f"tiles[{number}]", (column, row))
        if len(caption) > MAX_CAPTION:
            raise _too_long(f"tiles[{number}].caption", caption, MAX_CAPTION)
    _once("tiles", [(tile.column, tile.row) for tile in diagram.tiles])
    if len(diagram.tiles) != diagram.columns * diagram.rows:
        raise BadDiagram("tiles", "leave a square of the board bare")


def _check_tokens(diagram: Diagram) -> None:
    for number, (column, row, _, ink, _) in enumerate(diagram.tokens):
        if not (0 <= column < diagram.columns and 0 <= row < diagram.rows):
            raise _off_board(f"tokens[{number}]", (column, row))
        if ink not in (0, 1):
            raise BadDiagram(f"tokens[{number}].ink", "is neither 0 nor 1")
    _once("tokens", [(token.column, token.row) for token in diagram.tokens])


def _check_regions(diagram: Diagram) -> None:
    _within("regions", len(diagram.regions), 0, MAX_REGIONS)
    for number, region in enumerate(diagram.regions):
        field = f"regions[{number}]"
        if region.ink not in (None, 0, 1):
            raise BadDiagram(f"{field}.ink", "is neither 0 nor 1")
        short(f"{field}.size", region.size, MAX_CAPTION)
        for cell in region.cells:
            _on_board(f"{field}.cells", cell, diagram)
        if region.badge is not None:
            _on_board(f"{field}.badge", region.badge, diagram)
    sided = [region for region in diagram.regions if region.ink is not None]
    _once("regions", [cell for region in sided for cell in region.cells])


def _check_labels(field: str, labels: tuple[str, ...], count: int) -> None:
    if labels and len(labels) != count:
        raise BadDiagram(field, f"are {len(labels)}, not {count}")
    for number, label in enumerate(labels):
        short(f"{field}[{number}]", label, MAX_CAPTION)


def _check_strip(field: str, strip: Strip) -> None:
    short(f"{field}.name", strip.name, MAX_NAME)
    short(f"{field}.time", strip.time, MAX_TIME)
    short(f"{field}.score", strip.score, MAX_TIME)
    if strip.ink not in (0, 1):
        raise BadDiagram(f"{field}.ink", "is neither 0 nor 1")
    _within(f"{field}.captured", strip.captured, 0, MAX_PIECES)
    _within(f"{field}.captured_kings", strip.captured_kings, 0, strip.captured)


def _within(field: str, number: int, least: int, most: int) -> None:
    if not least <= number <= most:
        raise BadDiagram(field, f"is {number}, not from {least} to {most}")


def short(field: str, text: str, most: int) -> None:
    """Raises BadDiagram for a text longer than that."""
    if len(text) > most:
        raise _too_long(field, text, most)


def _too_long(field: str, text: str, most: int) -> BadDiagram:
    return BadDiagram(field, f"has {len(text)} characters, more than {most}")


def _on_board(field: str, place: Place, diagram: Diagram) -> None:
    if not (0 <= place[0] < diagram.columns and 0 <= place[1] < diagram.rows):
        raise _off_board(field, place)


def _off_board(field: str, place: Place) -> BadDiagram:
    return BadDiagram(field, f"is at {place}, off the board")


def _once(field: str, places: list[Place]) -> None:
    if len(set(places)) < len(places):
        twice = next(place for place in places if places.count(place) > 1)
        raise BadDiagram(field, f"are twice at {twice}")
