"""A whole game as an animation; it takes a second or two, so it is made in a worker process."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from typing import Final

import render
from bot.board.diagram import kings_taken
from bot.board.jumps import jumps
from bot.board.matches import diagram_for, past
from bot.board.pictures import look
from bot.core.match import Match
from bot.core.preferences import PlayerSettings
from bot.language.texts import Texts
from bot.language.words import Words
from rules import Side

MAX_FRAMES: Final = 300
"""Pictures in one animation: longer ones grow too large for a message."""


@dataclass(frozen=True, slots=True)
class Film:
    """A match as one reader looks back on it: in their language, with these names of its players, from this side."""

    match: Match
    language: str
    settings: PlayerSettings
    names: tuple[str, str]
    bottom: Side
    plies: int = MAX_FRAMES - 1
    """The last moves that are shown, at most."""

    @property
    def key(self) -> Hashable:
        """The same for films that are the same."""
        match, settings = self.match, self.settings
        looks = settings.theme, settings.notation, settings.numbers
        return match.id, match.seq, self.language, looks, self.names, self.bottom, self.plies


def film(wanted: Film) -> bytes:
    """The animated GIF: every position, or the last ones; captures jump by jump."""
    match, words = wanted.match, Words(_texts(), wanted.language)
    names = dict(zip(match.players, wanted.names, strict=True))
    states = match.states()
    kings = kings_taken(match.game, states, match.moves)
    frames = [
        diagram_for(
            past(match, states, ply),
            words,
            wanted.settings,
            names,
            bottom=wanted.bottom,
            kings=kings[ply],
        )
        for ply in range(max(0, len(states) - 1 - wanted.plies), len(states))
    ]
    shown, passing = frames[:1], set[int]()
    for before, after in pairwise(frames):
        for between in jumps(before, after):
            passing.add(len(shown))
            shown.append(between)
        shown.append(after)
    return render.draw_replay(shown, look(wanted.settings.theme), passing)


@cache
def _texts() -> Texts:
    return Texts(strict=False)
