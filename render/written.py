"""The same tables and trees as text: for screen readers, for copying, for those who prefer it.

Columns line up in a fixed-width font; a wide letter (Unicode Standard Annex 11) takes two places, a mark none.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator

from render.chart import Align, Bracket, Entry, Table, Tone, check_bracket, check_table

MAX_NAME = 20
"""Places that one cell takes at the most; a longer text is cut with an ellipsis."""

_SIGNS = {Tone.UP: "▲", Tone.DOWN: "▼"}


def write_table(table: Table) -> str:
    """The table in lines: title, subtitle, columns, rows, signs; `›` is before the reader's own. Raises BadDiagram."""
    check_table(table)
    cells = [[_cut(column.title) for column in table.columns]]
    cells += [[_cut(text) for text in row.cells] for row in table.rows]
    widths = [max(_width(line[number]) for line in cells) for number in range(len(table.columns))]
    signs = ["", *(_SIGNS.get(row.tone, "") for row in table.rows)]
    mine = [False, *(row.mine for row in table.rows)]
    own = any(mine)
    lines = [text for text in (table.title, table.subtitle) if text]
    for line, sign, is_mine in zip(cells, signs, mine, strict=True):
        texts = [
            _padded(text, width, column.align)
            for text, width, column in zip(line, widths, table.columns, strict=True)
        ]
        start = ("› " if is_mine else "  ") if own else ""
        lines.append(f"{start}{' '.join(texts)} {sign}".rstrip())
    lines += [f"{_SIGNS[tone]} {said}" for tone, said in table.told() if said]
    return "\n".join(lines)


def write_bracket(bracket: Bracket) -> str:
    """The tree round by round, a line for each tie, the winner marked with an asterisk. Raises BadDiagram."""
    check_bracket(bracket)
    return "\n".join(_bracket_lines(bracket))


def _bracket_lines(bracket: Bracket) -> Iterator[str]:
    yield from (text for text in (bracket.title, bracket.subtitle) if text)
    for played in bracket.rounds:
        yield ""
        yield played.name
        for tie in played.ties:
            reason = f" ({tie.reason})" if tie.reason else ""
            yield f"  {_entry(tie.first)} – {_entry(tie.second)}{reason}"


def _entry(entry: Entry) -> str:
    name = _cut(entry.name) or "?"
    return f"{name}{' ' + entry.score if entry.score else ''}{'*' if entry.winner else ''}"


def _width(text: str) -> int:
    return sum(_places(character) for character in text)


def _places(character: str) -> int:
    if unicodedata.combining(character) or unicodedata.category(character) in ("Cf", "Mn", "Me"):
        return 0
    return 2 if unicodedata.east_asian_width(character) in "WF" else 1


def _cut(text: str) -> str:
    text = " ".join(text.split())
    if _width(text) <= MAX_NAME:
        return text
    kept, room = "", MAX_NAME - 1
    for character in text:
        room -= _places(character)
        if room < 0:
            break
        kept += character
    return kept.rstrip() + "…"


def _padded(text: str, width: int, align: Align) -> str:
    missing = width - _width(text)
    if align is Align.LEFT:
        return text + " " * missing
    if align is Align.RIGHT:
        return " " * missing + text
    return " " * (missing // 2) + text + " " * (missing - missing // 2)
