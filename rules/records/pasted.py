"""A position that somebody pasted: alone, in its tag, or with a whole record; and where it goes wrong."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

from rules.draughts.game import DraughtsGame
from rules.errors import BadPosition
from rules.game import Game
from rules.notation import find_cell
from rules.records.claims import DRAUGHTS
from rules.records.pdn import read_pdn
from rules.records.record import Record, excerpt

_MOST_GAMES = 3
_HEAD = 13
"""How far into a text one looks where no place is wrong."""
_BEFORE = r"(?:^|(?<=[\s,:\"-])|(?<=:[WB])|(?<=:\s[WB])|(?<=K))"
"""What stands before a piece; the 5 of b5 is none."""
_COUNTS = re.compile(r"\s[a-z]+=|:\s*(?:[HF]\s*\d|\+)", re.IGNORECASE)
"""What counts moves, behind the pieces."""


def pasted_position(text: str) -> str:
    """The position of the first record in a text, else the text as it is."""
    first = next(read_pdn(text), None) if "[" in text else None
    return first.start or text if isinstance(first, Record) else text


def located(game: Game[Any], text: str | None, fault: BadPosition) -> BadPosition:
    """The fault with the text around it (`near`), and the other games that have such a position (`games`).

    `column`: how far into that text it goes wrong, where one place can be told.
    """
    if text is None or not isinstance(game, DraughtsGame):
        return fault
    plain = " ".join(text.split())
    places = list(_places(game, plain, fault))
    # Of a square that is named twice the second is too much.
    near, column = excerpt(plain, places[-1 if fault.details["why"] == "twice" else 0] if places else _HEAD)
    fault.details |= {"near": near, "games": tuple(_games_with(game, text))}
    if places:
        fault.details["column"] = column
    return fault


def _places(game: DraughtsGame, plain: str, fault: BadPosition) -> Iterator[int]:
    """Where the text of a fault stands; a square by either of its names, in the lists of pieces alone."""
    names, board = [str(fault.details.get("cell") or fault.details.get("text") or "")], game.ruleset.board
    if "cell" in fault.details:
        plain = _COUNTS.split(plain)[0]
        if (cell := find_cell(board, names[0])) is not None:
            names = [board.name[cell], *([str(board.number[cell])] if board.number else [])]
    if names[0]:
        said = "|".join(map(re.escape, names))
        pattern = rf"{_BEFORE}0*({said})(?!\d)"
        yield from (at.start(1) for at in re.finditer(pattern, plain, re.IGNORECASE))


def _games_with(game: DraughtsGame, text: str) -> Iterator[str]:
    found = 0
    for key, other in DRAUGHTS.items():
        if found < _MOST_GAMES and other.variant is not game.variant:
            with suppress(BadPosition):
                other.load(text)
                found += 1
                yield key
