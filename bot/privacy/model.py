"""All that is kept of a person as files."""

import io
import json
import zipfile
import zlib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Final

from bot.core.export import export
from bot.core.match import Match

ROWS: Final = 2000  # rows in one file, where the rows of a person need several archives
_ENTRY: Final = 400
"""Bytes of an archive that a file needs at most beside its content: two headers with its name."""

Entry = tuple[str, str]


def archive(
    rows: Mapping[str, Sequence[Any]], matches: Sequence[Match], names: Mapping[int, str], most: int
) -> tuple[bytes, ...]:
    """ZIPs with the rows of the database as JSON, and each game as a file: one, or several of at most `most` bytes.

    In several the rows of each table are files of their own, `ROWS` in each; one of these alone may be longer.
    """
    games = [_written(match, names) for match in matches]
    whole = _packed([("data.json", _json(rows)), *games])
    if len(whole) <= most:
        return (whole,)
    return tuple(map(_packed, _parted([*_tables(rows), *games], most)))


def _written(match: Match, names: Mapping[int, str]) -> Entry:
    written = export(match, (names[match.players[0]], names[match.players[1]]))
    return f"games/{match.id}.{written.suffix}", written.text


def _tables(rows: Mapping[str, Sequence[Any]]) -> Iterator[Entry]:
    for table, kept in rows.items():
        for number, first in enumerate(range(0, len(kept), ROWS), 1):
            yield f"data/{table}-{number}.json", _json(kept[first : first + ROWS])


def _parted(entries: Iterable[Entry], most: int) -> Iterator[list[Entry]]:
    part: list[Entry] = []
    size = _ENTRY
    for name, text in entries:
        needed = len(zlib.compress(text.encode())) + _ENTRY
        if part and size + needed > most:
            yield part
            part, size = [], _ENTRY
        part.append((name, text))
        size += needed
    yield part


def _packed(entries: Iterable[Entry]) -> bytes:
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as files:
        for name, text in entries:
            files.writestr(name, text)
    return packed.getvalue()


def _json(rows: Any) -> str:
    return json.dumps(rows, ensure_ascii=False, indent=1)
