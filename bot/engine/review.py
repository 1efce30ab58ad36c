"""How the positions of a recorded game stand, for its review; asked a few at a time, others come between."""

from dataclasses import dataclass
from typing import Any, Final

from bot.engine.evaluation import CERTAIN
from bot.engine.levels import ENDINGS, Level
from bot.engine.native import thinks_in_c
from bot.engine.player import OPENING, think
from bot.engine.question import played
from rules import Game, Side
from rules.draughts.endgames import endgames_of
from rules.draughts.game import DraughtsGame

FIRST_LOOK: Final = 2_000
SECOND_LOOK: Final = 12_000
"""Nodes for a position: for each of the game, and for those around a move that seems to have cost something."""
MOST_NODES: Final = 250_000  # for the first look at a whole game; in longer ones each position gets less
LEAST_NODES: Final = 400
DEEPER: Final = 10  # so many times as many where the search is in C


@dataclass(frozen=True, slots=True)
class Passage:
    """Positions of a game: those after so many moves as `plies` say. Otherwise as in `Question`."""

    game: str
    rules_version: int
    opening: str | None
    moves: tuple[str, ...]
    plies: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Found:
    """How a position stands: `value` for FIRST in hundredths of a man; `result`: 1, 0 or -1 where FIRST surely wins,
    draws or loses; `best`: the move to play, empty where the game is over.
    """

    value: int
    result: int | None
    best: str


def first_look(game: Game[Any], positions: int) -> int:
    """The nodes for each position of a game of so many."""
    return max(LEAST_NODES, min(FIRST_LOOK, MOST_NODES // positions)) * _depth(game)


def _depth(game: Game[Any]) -> int:
    return DEEPER if thinks_in_c(game) else 1


def glance(passage: Passage) -> tuple[Found, ...]:
    """Each of the positions, looked at once."""
    game, states = played(passage.game, passage.rules_version, passage.opening, passage.moves)
    nodes = first_look(game, len(states))
    return tuple(look(game, states[ply], nodes) for ply in passage.plies)


def compare(passage: Passage) -> tuple[Found, Found, Found]:
    """A position, that after the move played, and that after the best: looked at longer, and equally long."""
    game, states = played(passage.game, passage.rules_version, passage.opening, passage.moves)
    (ply,) = passage.plies
    nodes = SECOND_LOOK * _depth(game)
    before = look(game, states[ply], nodes)
    after = look(game, states[ply + 1], nodes)
    best = game.play(states[ply], game.parse(states[ply], before.best))
    return before, after, look(game, best, nodes)


def look(game: Game[Any], state: Any, nodes: int) -> Found:
    """One position by itself, whatever was before it; the same again for the same arguments."""
    outcome = game.outcome(state)
    if outcome is not None:
        ended = 0 if outcome.winner is None else 1 if outcome.winner is Side.FIRST else -1
        return Found(ended * CERTAIN, ended, "")
    thought = think(game, state, Level(ENDINGS, nodes), seed=0, plies=OPENING)
    sign = 1 if state.to_move is Side.FIRST else -1
    tables = endgames_of(game) if isinstance(game, DraughtsGame) else None
    known = None if tables is None else tables.verdict(state)
    sure = None if known is None else known.result * sign
    return Found(thought.value * sign, sure, game.format(state, thought.move))
