"""A line of moves in a few characters, for a place that has to remember it: each move is its number among the legal
ones.
"""

from __future__ import annotations

import string
from collections.abc import Sequence
from typing import Any, Final

from bot.core.match import Match
from rules import Game, Move, State

_DIGITS: Final = string.digits + string.ascii_letters


def shorten(match: Match, line: Sequence[str]) -> str:
    """The line, which begins where the match stands, in digits and letters; about a character a move.

    Raises the rules' MoveErrors.
    """
    game, state = match.game, match.state
    counts: list[tuple[int, int]] = []
    for text in line:
        legal = _in_order(game, state)
        move = game.parse(state, text)
        counts.append((legal.index(move) + 1, len(legal) + 1))
        state = game.play(state, move)
    number = 0
    for digit, base in reversed(counts):
        number = number * base + digit
    written = ""
    while number:
        number, digit = divmod(number, len(_DIGITS))
        written = _DIGITS[digit] + written
    return written


def lengthen(match: Match, text: str) -> tuple[str, ...]:
    """The line that was shortened in this position. Raises ValueError where it cannot have been."""
    number = 0
    for sign in text:
        number = number * len(_DIGITS) + _DIGITS.index(sign)
    game, state, line = match.game, match.state, []
    while number:
        legal = _in_order(game, state)
        number, digit = divmod(number, len(legal) + 1)
        if not 0 < digit <= len(legal):
            raise ValueError(f"no line of this position: {text}")
        move = legal[digit - 1]
        line.append(game.format(state, move))
        state = game.play(state, move)
    return tuple(line)


def _in_order(game: Game[Any], state: State) -> list[Move]:
    return sorted(
        game.legal_moves(state),
        key=lambda m: (m.path, m.captured, -1 if m.forfeited is None else m.forfeited),
    )
