"""A position that somebody pasted: alone, in its tag, or with a whole record; and where it goes wrong."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from itertools import islice
from typing import Any

from rules.draughts.fen import write_position
from rules.draughts.game import DraughtsGame
from rules.errors import BadPosition
from rules.game import Game, Side
from rules.geometry import cells_of
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
_PARTED = re.compile(r"[\s;,.]+(?=[WB]\s*K?[a-l]?\d)", re.IGNORECASE)
"""Signs in the place of the colon before a side's pieces."""


def pasted_position(text: str) -> str:
    """The position of the first record in a text, else the text as it is."""
    first = next(read_pdn(text), None) if "[" in text else None
    return first.start or text if isinstance(first, Record) else text


def missing_side(game: Game[Any], state: Any) -> BadPosition | None:
    """The fault of a position in which a side has no piece."""
    if isinstance(game, DraughtsGame):
        for side, colour in zip(Side, game.colours, strict=True):
            if not state.position.pieces(side):
                return BadPosition(why="no-pieces", colour=colour.value)
    return None


def example_of(game: Game[Any], text: str = "") -> str:
    """A position as the game writes it: the text as it was probably meant, else one of few pieces."""
    start = game.start()
    if not isinstance(game, DraughtsGame):
        return game.dump(start)
    parted = _PARTED.sub(":", text.strip())
    for meant in (parted, f"{parted[:1]}:{parted}"):
        with suppress(BadPosition):
            if missing_side(game, state := game.load(meant)) is None:
                return write_position(game.ruleset, state.position)
    few = [sum(1 << cell for cell in islice(cells_of(men), 2)) for men in start.position.men]
    return write_position(game.ruleset, replace(start.position, men=(few[0], few[1])))


def located(game: Game[Any], text: str | None, fault: BadPosition) -> BadPosition:
    """The fault with the text around it (`near`) and the other games that have such a position (`games`).

    `column`: how far into that text it goes wrong, where one place can be told; `example`: how it is written.
    """
    if text is None or not isinstance(game, DraughtsGame):
        return fault
    plain = " ".join(text.split())
    places = list(_places(game, plain, fault))
    # Of a square that is named twice the second is too much.
    near, column = excerpt(plain, places[-1 if fault.details["why"] == "twice" else 0] if places else _HEAD)
    fault.details |= {"near": near, "games": tuple(_games_with(game, text))}
    if fault.details["why"] in ("turn", "syntax", "no-pieces", "empty"):
        fault.details["example"] = example_of(game, plain)
    if places:
        fault.details["column"] = column
    return fault


def _places(game: DraughtsGame, plain: str, fault: BadPosition) -> Iterator[int]:
    """Where the text of a fault stands; a square by either of its names, in the lists of pieces alone."""
    if fault.details["why"] == "turn":
        yield 0
        return
    if fault.details["why"] in ("no-pieces", "empty"):
        letter = str(fault.details.get("colour", "white"))[:1]
        found = re.search(rf":\s*{letter}", plain, re.IGNORECASE)
        yield found.end() if found else len(plain)
        return
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
                if missing_side(other, other.load(text)) is None:
                    found += 1
                    yield key
