"""Signs of half width in Japanese texts, which write their commas, colons, full stops and dashes in full width."""

import re
from collections.abc import Iterable
from typing import Any

HALF_WIDTH = ",:;.·–—-"
_FACTS = (
    r"A board\.|News\.|Glicko-2",
    r"<[^>]*>",  # mentions, moments, channels
    r"\(?https?://\S+",
    r"`[^`]*`",  # positions, prepared moves
    r"「.」|(?<![a-z])[a-z]+\.json",  # a sign that is spoken of, the name of a file
    r"/[a-z]+(?: [a-z]+)*",
    r"[a-lA-LKkWwBb]?\d+(?:[-x:,./#][a-lK]?\d+[xB]?)+",  # moves, squares, dates, points
    r"\d+-[IVX]+\b",  # a position of a drawing table
    r"[A-Za-z]+:[A-Za-z0-9]+",  # a game with its option
    r"\d+\\?\.+(?= )",  # numbers of a list, which Discord sets, and of moves as a file has them
    r"(?m)^ *- ",
    r"-# ",
)
_LEFT = re.compile(rf"[{re.escape(HALF_WIDTH)}]")
_JAPANESE, _LATIN = re.compile("[ぁ-ヿ一-鿿]"), re.compile("[A-Za-z]")


def said(parts: Iterable[Any]) -> Iterable[str]:
    """The texts of components that people read: not the names of their controls."""
    for part in parts:
        for key in ("content", "label", "placeholder", "description", "title"):
            if isinstance(part.get(key), str):
                yield part[key]
        for key in ("components", "options", "items"):
            yield from said(part.get(key) or ())
        yield from said(filter(None, (part.get("accessory"), part.get("component"))))


def foreign(text: str) -> str:
    """The text without the facts in it, if a sign is left that the catalogue did not write; else nothing."""
    for fact in _FACTS:
        text = re.sub(fact, "", text)
    return text if _LEFT.search(text) else ""


def foreign_in_japanese(bodies: Iterable[Any]) -> list[str]:
    """The texts in the bodies of requests, more Japanese than Latin, in which such a sign is left."""
    read = (
        text
        for body in bodies
        for text in said([body, body.get("data") or {}] if isinstance(body, dict) else ())
    )
    return [left for text in read if _is_japanese(text) and (left := foreign(text))]


def _is_japanese(text: str) -> bool:
    return len(_JAPANESE.findall(text)) > len(_LATIN.findall(text))
