"""A diagram written out, for references that people can read."""

from render.diagram import Diagram, Emphasis, Shape, Strip

PIECES = {(Shape.MAN, 0): "o", (Shape.KING, 0): "Q", (Shape.MAN, 1): "x", (Shape.KING, 1): "K"}
SIGNS = {
    Emphasis.LEFT: "<",
    Emphasis.ARRIVED: ">",
    Emphasis.PASSED: "-",
    Emphasis.TAKEN: "!",
    Emphasis.CAN_MOVE: "*",
    Emphasis.CHOSEN: "+",
    Emphasis.BARRED: "#",
    Emphasis.DESTINATION: "=",
}


def written(diagram: Diagram) -> str:
    """All that the picture contains. A square: a comma where it is light, the piece, in brackets where it was taken,
    its number, the marks, and the sizes of areas that are told there.
    """
    pieces = {(t.column, t.row): _in_brackets(PIECES[t.shape, t.ink], t.ghost) for t in diagram.tokens}
    marks: dict[tuple[int, int], str] = {}
    for mark in diagram.marks:
        at = mark.column, mark.row
        marks[at] = f"{marks.get(at, '')}{SIGNS[mark.emphasis]}{mark.label}"
    squares = {
        (t.column, t.row): "." * t.shade
        + "," * (1 - t.shade)
        + pieces.get((t.column, t.row), "")
        + t.caption
        + marks.get((t.column, t.row), "")
        for t in diagram.tiles
    }
    lines = [
        f"{diagram.title} | {diagram.note}",
        diagram.banner,
        _strip(diagram.top),
        *(
            f"{diagram.row_labels[row] if diagram.row_labels else ''} "
            + " ".join(f"{squares[column, row]:<3}" for column in range(diagram.columns))
            for row in range(diagram.rows)
        ),
        " ".join(diagram.column_labels),
        _strip(diagram.bottom),
        "way " + " ".join(f"{column},{row}" for column, row in diagram.trail.points) if diagram.trail else "",
        *(
            f"area {region.ink} of {len(region.cells)}, {region.size} at {region.badge}{' tinted' * region.tinted}: "
            f"from {region.cells[0]} to {region.cells[-1]}"
            for region in diagram.regions
        ),
        diagram.description,
    ]
    return "\n".join(line.rstrip() for line in lines if line.strip(" |"))


def _in_brackets(text: str, wanted: bool) -> str:
    return f"({text})" if wanted else text


def _strip(strip: Strip | None) -> str:
    if strip is None:
        return ""
    signs = f"{' to move' * strip.to_move}{' winner' * strip.winner}"
    return (
        f"{strip.name} {'ox'[strip.ink]} took {strip.captured} ({strip.captured_kings}) "
        f"{strip.time} {strip.score}{signs}".strip()
    )
