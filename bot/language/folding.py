"""Typed text in one width, its signs kept."""

from __future__ import annotations

import unicodedata


def plain(text: str) -> str:
    """The text in ordinary width, without spaces around it."""
    return unicodedata.normalize("NFKC", text).strip()


def squeezed(text: str) -> str:
    """The text in one width and one case without any space, its signs kept."""
    return "".join(unicodedata.normalize("NFKC", text).casefold().split())
