"""How many words the cards of events have. Names, moments, pictures and equal lines of a list are not read as words."""

import re
from collections.abc import Iterable, Iterator
from typing import Any

CARD = 40
"""The most words before the first button; a Japanese sign counts half a word."""
SCREEN = 60
"""The most words of a card behind a button."""
_EVENT = re.compile(r"^### .*(?:tournament |大会)#\d|^### .*(?: · season|　シーズン)$", re.MULTILINE)
_LISTS = re.compile(
    r"^(?:\*\*(?:Events\*\*|Games|Players \()|\*\*(?:経過|対局|参加者（|.*の対局（))", re.MULTILINE
)
_DATA = re.compile(
    r"<[^>]*>|\]\([^)]*\)|#\d+|“.*”|^「.*」$|^> .*|\b(?:P\d+|Host|[A-Z])\b|\d+–\d+|[(（]\d+[)）]",
    re.MULTILINE,
)
_SIGN, _WORD = re.compile("[ぁ-ヿ一-鿿々]"), re.compile(r"[^\W_ぁ-ヿ一-鿿々]+(?:[’'.-]\w+)*")
BUTTONS, TEXT, PRIVATE, ANSWER = 1, 10, 64, 4


def words_of(text: str) -> float:
    """The words of a text, in which lines that differ in names alone count once."""
    lines = dict.fromkeys(_DATA.sub(" ", line) for line in text.splitlines())
    return sum(len(_WORD.findall(line)) + len(_SIGN.findall(line)) / 2 for line in lines)


def _parts(components: Iterable[Any]) -> Iterator[Any]:
    for part in components:
        yield part
        yield from _parts(part.get("components") or ())


def excess(components: Iterable[Any], *, card: bool) -> str:
    """The text of a card of an event that is too long, with its words; else nothing."""
    parts = list(_parts(components))
    whole = "\n".join(part["content"] for part in parts if part["type"] == TEXT)
    if not _EVENT.search(whole) or _LISTS.search(whole):
        return ""
    rows = [n for n, part in enumerate(parts) if part["type"] == BUTTONS]
    first = "\n".join(part["content"] for part in parts[: min(rows, default=None)] if part["type"] == TEXT)
    before, most = words_of(first), CARD if card else SCREEN
    return f"{before} of {most} words: {whole}" if before > most else ""


def too_long(requests: Iterable[Any]) -> list[str]:
    """The cards of events among these requests that have too many words."""
    found = []
    for request in requests:
        sent = request.json if isinstance(request.json, dict) else {}
        body = sent.get("data") or sent
        # What one person sees alone stands behind a button, or answers one.
        alone = request.path.startswith("/channels/") or sent.get("type") == ANSWER
        card = alone and not (body.get("flags") or 0) & PRIVATE
        found.append(excess(body.get("components") or (), card=card))
    return list(dict.fromkeys(filter(None, found)))
