"""The choice, among the games that wait for a player, of the one that a typed move is meant for."""

from __future__ import annotations

import re
from collections.abc import Sequence

from bot.core.match import Match
from rules import AmbiguousMove, Notation, RulesError

_MOVE_NUMBER = re.compile(r"\d+\s?[.…]+\s*")


def meant_by(
    text: str, waiting: Sequence[Match], notation: Notation | None, channel_id: int | None
) -> Match | None:
    """The one of those waiting, the longest waiting first, in which the move is possible; None where that is unclear.

    Where it is possible in several, those count that `possible_in` names; then the one of this channel. Where it is
    possible in none, the longest waiting of those in which moves are written like this one, or else of all, of this
    channel first: for the refusal. `notation`: how the player's moves
    are written, where they have chosen. There must be one that waits.
    """
    if len(waiting) == 1:
        return waiting[0]
    if fitting := possible_in(text, waiting, notation):
        return only(fitting, channel_id)
    alike = _written_alike(text, waiting, notation) or waiting
    here = [match for match in alike if match.place.channel_id == channel_id]
    return (here or alike)[0]


def possible_in(text: str, waiting: Sequence[Match], notation: Notation | None) -> list[Match]:
    """The matches in which the move is possible, and moves are written with letters, or with numbers, as this one is;
    where it is possible in none of them, all in which it is possible.
    """
    alike = _written_alike(text, waiting, notation)
    fitting = [match for match in alike if written_in(match, text) is not None]
    return fitting or [match for match in waiting if written_in(match, text) is not None]


def only(found: Sequence[Match], channel_id: int | None) -> Match | None:
    """The only one of the matches, else the only one whose place this is."""
    here = [match for match in found if match.place.channel_id == channel_id]
    return found[0] if len(found) == 1 else here[0] if len(here) == 1 else None


def written_in(match: Match, text: str) -> str | None:
    """The move in canonical notation; None where it cannot be played. Several moves that fit count as the first."""
    try:
        return match.game.format(match.state, match.game.parse(match.state, text))
    except AmbiguousMove as error:
        return error.candidates[0]
    except RulesError:
        return None


def _written_alike(text: str, waiting: Sequence[Match], notation: Notation | None) -> list[Match]:
    first = _MOVE_NUMBER.sub("", text.strip())[:1]
    written = Notation.ALGEBRAIC if first.isalpha() else Notation.NUMERIC
    return [match for match in waiting if (notation or match.game.notation) is written]
