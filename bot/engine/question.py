"""A position as texts, and what the player answers: what passes between the bot and the processes that think."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from bot.engine.levels import HINT, level_of
from bot.engine.player import Answer, decide, think
from bot.engine.search import never
from rules import Game, find_game


@dataclass(frozen=True, slots=True)
class Question:
    """A question to the player: its move here. `game`: its key with options; `opening`: as for `Game.load`, None for
    the usual start; `moves`: all played so far; `level`: None where a hint is asked for.
    """

    game: str
    rules_version: int
    opening: str | None
    moves: tuple[str, ...]
    level: int | None
    seed: int
    draw_offered: bool = False


@dataclass(frozen=True, slots=True)
class Solution:
    """The player's decision, and the move that it plays or would play, as the game writes it."""

    answer: Answer
    move: str


def solve(question: Question, enough: Callable[[], bool] = never) -> Solution:
    """Thinks; takes up to some seconds, so it is called in a process of its own. `enough`: as for `Search`; where it
    never says so the answer is the same again for the same question.
    """
    game, (*past, state) = played(question.game, question.rules_version, question.opening, question.moves)
    given: Mapping[str, Any] = {"seed": question.seed, "past": past, "enough": enough}
    if question.level is None:
        found = think(game, state, HINT, **given)
        return Solution(Answer.MOVE, game.format(state, found.move))
    level = level_of(question.game, question.level)
    offered = question.draw_offered
    decision = decide(game, state, level, plies=len(past), draw_offered=offered, **given)
    return Solution(decision.answer, game.format(state, decision.move))


def played(
    key: str, rules_version: int, opening: str | None, moves: Sequence[str]
) -> tuple[Game[Any], list[Any]]:
    """The game by those rules, and its states from the start, or the opening, to the one after these moves."""
    game = find_game(key).of_version(rules_version)
    states = [game.start() if opening is None else game.load(opening)]
    for text in moves:
        states.append(game.play(states[-1], game.parse(states[-1], text)))
    return game, states
