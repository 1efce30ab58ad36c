"""Tables as spreadsheets write them: CSV (RFC 4180) with any of their separators and encodings."""

from __future__ import annotations

import csv
import io
import re
from typing import Final

_UTF_16: Final = (b"\xff\xfe", b"\xfe\xff")
_SEPARATORS: Final = ",;\t"
_NAMED: Final = re.compile(r'"?sep=(.)"?\r?\n', re.IGNORECASE)
"""The first line by which Excel is told the separator; LibreOffice puts it between quotes."""
_MIXED: Final = re.compile(r"[a-z][^\x00-\x7f]|[^\x00-\x7f][a-z]", re.IGNORECASE)


def text_of(data: bytes) -> str:
    """The text of a file in UTF-8, UTF-16 with its mark, or what Windows writes in Japan and in Western Europe.

    Raises UnicodeDecodeError.
    """
    if data.startswith(_UTF_16):
        return data.decode("utf-16")
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        pass
    try:
        japanese = data.decode("cp932")
    except UnicodeDecodeError:
        return data.decode("cp1252")
    # An accented letter and the next one read as a kanji in the middle of a Latin word.
    return data.decode("cp1252") if _MIXED.search(japanese) else japanese


def table_of(text: str) -> tuple[csv.DictReader[str], int]:
    """The rows by their headings, and how many lines stand before the headings."""
    named = _NAMED.match(text)
    body = text[named.end() :] if named else text
    headings = body.partition("\n")[0]
    separator = named[1] if named else max(_SEPARATORS, key=headings.count)
    rows = csv.DictReader(
        io.StringIO(body, newline=""), delimiter=separator, skipinitialspace=separator != "\t"
    )
    return rows, 1 if named else 0
