"""A position that somebody pasted: alone, in its tag, or with a whole record; and where it goes wrong."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

from rules.draughts.game import DraughtsGame
from rules.errors import BadPosition
from rules.game import Game
from rules.records.claims import DRAUGHTS
from rules.records.pdn import read_pdn
from rules.records.record import Record, excerpt

_MOST_GAMES = 3


def pasted_position(text: str) -> str:
    """The position of the first record in a text, else the text as it is."""
    first = next(read_pdn(text), None) if "[" in text else None
    return first.start or text if isinstance(first, Record) else text


def located(game: Game[Any], text: str | None, fault: BadPosition) -> BadPosition:
    """The fault with the text around it (`near`, `column`), and the other games that have such a position (`games`)."""
    if text is None or not isinstance(game, DraughtsGame):
        return fault
    where = str(fault.details.get("cell") or fault.details.get("text") or "")
    plain = " ".join(text.split())
    # Of a square that is named twice the second is too much.
    *_, column = (
        0,
        *(at.start() for at in re.finditer(rf"(?<!\d){re.escape(where)}(?!\d)", plain, re.I) if where),
    )
    near, column = excerpt(plain, column)
    fault.details |= {"near": near, "column": column, "games": tuple(_games_with(game, text))}
    return fault


def _games_with(game: DraughtsGame, text: str) -> Iterator[str]:
    found = 0
    for key, other in DRAUGHTS.items():
        if found < _MOST_GAMES and other.variant is not game.variant:
            with suppress(BadPosition):
                other.load(text)
                found += 1
                yield key
