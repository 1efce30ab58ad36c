"""Positions about which the bot does not think, since they may belong to a running game between people.

They are compared by their patterns (`rules.likeness`), so that neither another game on the same board nor swapped
colours nor a reflection hides one. The first moves from a usual start are everybody's.
"""

from typing import Any, Final

from bot.core.record import Record
from rules import Game, State
from rules.likeness import pattern

OPENING_PLIES: Final = 10
"""So far from the usual start a position is everybody's, and the bot answers whoever else stands there."""


def opening_plies(game: Game[Any], opening: str | None) -> int:
    """After how many moves an opening, as for `Game.load`, is over; -1 for a position of somebody's own."""
    usual = opening is None or opening in game.ballots.values()
    return OPENING_PLIES if usual else -1


def in_opening(match: Record) -> bool:
    """Has the match not left the opening yet?"""
    return len(match.moves) <= opening_plies(match.game, match.opening)


def pattern_of(game: Game[Any], state: State) -> str:
    """The pattern of a state of this game."""
    return pattern(game.view(state))


def open_pattern(match: Record) -> str | None:
    """The pattern by which the position of a running match between people is found; None for every other match."""
    if match.over or match.header.practice is not None:
        return None
    return pattern_of(match.game, match.state)


def near_patterns(match: Record) -> frozenset[str]:
    """The patterns of the position, of the one a move before it, and of all one move after it."""
    game, state = match.game, match.state
    states = [state, *(game.play(state, move) for move in game.legal_moves(state))]
    if match.previous_state is not None:
        states.append(match.previous_state)
    return frozenset(pattern_of(game, each) for each in states)
