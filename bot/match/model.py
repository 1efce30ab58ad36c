"""The choice, among the games that wait for a player, of the one that a typed move is meant for."""

import re
from collections.abc import Sequence
from dataclasses import dataclass

from bot.core.match import Match
from rules import AmbiguousMove, IllegalMove, Notation, Reason, RulesError

_NOT_THEIRS = frozenset({Reason.EMPTY_CELL, Reason.NOT_YOUR_PIECE, Reason.UNUSED_SQUARE})
"""Refusals of a move with a piece that the player does not have there."""
_MOVE_NUMBER = re.compile(r"\d+\s?[.…]+\s*")


@dataclass(frozen=True, slots=True)
class Typed:
    """A move typed without a game; `notation`: the player's, where chosen; `channel_id`: where it was typed."""

    text: str
    notation: Notation | None = None
    channel_id: int | None = None


def matches_meant(typed: Typed, waiting: Sequence[Match]) -> Sequence[Match]:
    """The one of those waiting, the longest waiting first, that the move is meant for; several where that is unclear.

    Where it is possible in several, those count in which moves are written with letters, or with numbers, as this one
    is; then the one of this channel. Where it is possible in none, that whose refusal tells most: the board has the
    squares, the player's piece stands there, moves are written like this one, it is played here, it was touched last.
    Empty where none waits.
    """
    if len(waiting) < 2:
        return waiting
    alike = _written_alike(typed, waiting)
    fitting = _possible_in(typed, alike) or _possible_in(typed, waiting)
    if fitting:
        chosen = only(fitting, typed.channel_id)
        return fitting if chosen is None else [chosen]
    return [
        max(
            enumerate(waiting),
            key=lambda each: (
                _nearness(each[1], typed.text),
                each[1] in alike,
                each[1].at(typed.channel_id) is not None,
                each[0],
            ),
        )[1]
    ]


def only(found: Sequence[Match], channel_id: int | None) -> Match | None:
    """The only one of the matches, else the only one that is played here."""
    here = [match for match in found if match.at(channel_id) is not None]
    return found[0] if len(found) == 1 else here[0] if len(here) == 1 else None


def written_in(match: Match, text: str) -> str | None:
    """The move in canonical notation; None where it cannot be played. Several moves that fit count as the first."""
    try:
        return match.game.format(match.state, match.game.parse(match.state, text))
    except AmbiguousMove as error:
        return error.candidates[0]
    except RulesError:
        return None


def _nearness(match: Match, text: str) -> int:
    """How near a text that cannot be played there comes to a move: its squares are there, and the player's piece."""
    try:
        match.game.parse(match.state, text)
    except IllegalMove as error:
        return 1 if error.reason in _NOT_THEIRS else 2
    except RulesError:
        return 0
    return 2


def _possible_in(typed: Typed, matches: Sequence[Match]) -> list[Match]:
    return [match for match in matches if written_in(match, typed.text) is not None]


def _written_alike(typed: Typed, waiting: Sequence[Match]) -> list[Match]:
    first = _MOVE_NUMBER.sub("", typed.text.strip())[:1]
    written = Notation.ALGEBRAIC if first.isalpha() else Notation.NUMERIC
    return [match for match in waiting if (typed.notation or match.game.notation) is written]
