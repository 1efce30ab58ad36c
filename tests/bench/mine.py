"""python -m tests.bench mine GAME [--records FILE...] [--games N] [--seed S]: mines the problems of a game.

The problems that the game has are tested again first, and withdrawn where they fail; with `--games 0 --tries 0`
nothing else is done. New ones come from positions of
the recorded games that were named, of games that a player plays against itself, and from those to which a mistake
there would have led: one of each position, and `MOST_OF_GAME` of one game, if they stand the test of known ones.
Endings are drawn by lot from the tables. No two are alike but for four squares. The same input and seed find the same
problems. They are written below those in the file of the game in `data/`, after a line that names the inputs.
"""

import argparse
import os
from collections.abc import Iterable, Iterator, Sequence
from itertools import chain, islice
from pathlib import Path
from random import Random
from typing import Final

from bot.engine import compiled
from bot.engine.levels import Level
from bot.engine.player import think
from bot.engine.problems import book
from bot.engine.problems.mined import GRADES, Kind, Mined
from rules import BadRecord, Move, find_game
from rules.draughts.endgames import endgames_of
from rules.draughts.game import DraughtsGame
from rules.draughts.replay import replay_all
from rules.draughts.state import State
from rules.stream import pieces_of
from tests.bench._contest import contest
from tests.bench._mining import shots
from tests.bench._mining.book import grow
from tests.bench._mining.endings import drawn, ending_in
from tests.bench._mining.grading import graded
from tests.bench._mining.only import mistakes
from tests.bench._mining.shots import shot_in
from tests.bench._mining.ways import with_ways

MOST_OF_GAME: Final = 3
"""Shots of one game, which are often alike."""
OPENING: Final = 8
"""Plies of a game that are not looked at."""
TWINS: Final = 4
"""Squares in which two positions must differ at least by one more."""
PLAYER: Final = Level(0, 300)


def recorded(game: DraughtsGame, files: Sequence[Path]) -> Iterator[Sequence[State]]:
    """The states of each recorded game, as far as it replays."""
    for path in files:
        for replay in replay_all(pieces_of(path), game):
            if not isinstance(replay, BadRecord) and replay.states[:1] == [game.start()]:
                yield replay.states


def played(game: DraughtsGame, chance: Random) -> Iterator[Sequence[State]]:
    """The states of games of a weak player against itself, as many as one likes."""
    while True:
        seed = chance.getrandbits(32)

        def chosen(state: State, past: Sequence[State], seed: int = seed) -> Move:
            return think(game, state, PLAYER, seed=seed + len(past), past=past).move

        yield contest(game, chosen, chosen, opening=chance.choice((4, 6, 8, 10)), seed=seed).states


def shots_in(game: DraughtsGame, states: Sequence[State]) -> Iterator[Mined]:
    """The shots of one game, at most one for each of its positions."""
    tree = game.tree
    for state in states[OPENING:]:
        if game.outcome(state) is not None:
            return
        legal = frozenset(game.legal_moves(state))
        wrong = [tree.move(step) for step in mistakes(game, tree.node(state))]
        for near in (state, *(game.play(state, move) for move in wrong if move in legal)):
            if game.outcome(near) is None and (found := shot_in(game, near)) is not None:
                yield found
                break


def endings(game: DraughtsGame, tries: int, chance: Random) -> Iterator[Mined]:
    tables = endgames_of(game)
    for _ in range(tries if tables is not None else 0):
        assert tables is not None
        if (found := ending_in(game, tables, drawn(game, chance))) is not None:
            yield found


def tested(game: DraughtsGame, problems: Sequence[Mined]) -> list[Mined]:
    """The problems of a game with what is found out of them now: grade, gain, and whether they are withdrawn."""
    known: list[Mined] = []
    tables = endgames_of(game)
    following = 1 + max((problem.withdrawn for problem in problems), default=0)
    for problem in problems:
        found: Mined | None = None
        if problem.kind is Kind.SHOT:
            found = shots.tested(game, problem)
        elif tables is not None:
            found = ending_in(game, tables, game.load(problem.position))
        true = found is not None and found.solution == problem.solution and not problem.withdrawn
        if found is None or not true or _has_twin(game, problem, known):
            known.append(problem._replace(withdrawn=problem.withdrawn or following))
        else:
            known.append(with_ways(game, graded(game, found)))
    return known


def mined(game: DraughtsGame, chosen: argparse.Namespace, known: Sequence[Mined] = ()) -> list[Mined]:
    """New problems of a game beside those that are known, so many of a grade in all at most."""
    chance = Random(chosen.seed)
    found: list[Mined] = []
    left = dict.fromkeys(GRADES, chosen.most * 2 // 3)
    for problem in known:
        left[problem.grade] -= not problem.withdrawn

    tried = {problem.position for problem in known}

    def keep(problem: Mined) -> bool:
        if problem.position in tried or _has_twin(game, problem, (*known, *found)):
            return False
        if problem.kind is Kind.SHOT and shots.tested(game, problem) != problem:
            return False
        problem = with_ways(game, graded(game, problem))
        if left[problem.grade] <= 0:
            return False
        found.append(problem)
        left[problem.grade] -= 1
        return True

    def count() -> int:
        return len(found) + sum(not problem.withdrawn for problem in known)

    few = chosen.endings
    have = sum(problem.kind is Kind.ENDING and not problem.withdrawn for problem in known)
    for ending in endings(game, chosen.tries, chance):
        if have >= few:
            break
        have += keep(ending)
    sources = chain(islice(recorded(game, chosen.records), chosen.games // 2), played(game, chance))
    for states in islice(sources, chosen.games):
        kept = 0
        for shot in shots_in(game, states):
            kept += keep(shot)
            if kept == MOST_OF_GAME:
                break
        if count() >= chosen.most or not any(each > 0 for each in left.values()):
            break
    return found


def _has_twin(game: DraughtsGame, problem: Mined, others: Iterable[Mined]) -> bool:
    """Whether one of the others has the same solution, or almost the same position with the same side to move."""
    here = _pieces(game, problem)
    return any(
        other.solution == problem.solution or _differing(here, _pieces(game, other)) <= TWINS
        for other in others
        if not other.withdrawn
    )


def _pieces(game: DraughtsGame, problem: Mined) -> tuple[int, ...]:
    return game.tree.node(game.load(problem.position))


def _differing(one: Sequence[int], other: Sequence[int]) -> int:
    """In how many squares two positions differ; more than any board has where other sides are to move."""
    if one[0] != other[0]:
        return 1_000
    changed = 0
    for here, there in zip(one[1:], other[1:], strict=True):
        changed |= here ^ there
    return changed.bit_count()


def _search() -> str:
    """C or Python, and why not C where a file of it is named: Python takes thirty times as long and finds the same."""
    if compiled.library() is not None:
        return "C"
    named = os.environ.get(compiled.VARIABLE)
    return f"Python, since {compiled.VARIABLE} names no file of this source: {named}" if named else "Python"


def main(arguments: Sequence[str]) -> int:
    """Mines and writes the problems of one game."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench mine")
    parser.add_argument("game")
    parser.add_argument("--records", type=Path, nargs="*", default=[])
    parser.add_argument(
        "--games", type=int, default=400, help="at most; half of them recorded, as far as there are any"
    )
    parser.add_argument("--tries", type=int, default=20000, help="positions of three pieces drawn by lot")
    parser.add_argument("--endings", type=int, default=35, help="of three pieces, at most")
    parser.add_argument(
        "--most", type=int, default=105, help="problems, two thirds of them of one grade at most"
    )
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args(arguments)
    game = find_game(chosen.game)
    if not isinstance(game, DraughtsGame):
        parser.error("only games of draughts have problems")
    print(f"searches in {_search()}", flush=True)
    path = book.FOLDER / f"{game.key}.txt"
    known = tested(game, book.read(path) if path.exists() else ())
    found = mined(game, chosen, known)
    names = ", ".join(path.name for path in chosen.records) or "none"
    inputs = f"records: {names}; games: {chosen.games}; tries: {chosen.tries}; seed: {chosen.seed}"
    grow(path, known, found, inputs)
    there = [problem for problem in (*known, *found) if not problem.withdrawn]
    counts = ", ".join(f"{sum(each.grade == grade for each in there)} of grade {grade}" for grade in GRADES)
    withdrawn = sum(problem.withdrawn > 0 for problem in known)
    print(f"{game.key}: {len(there)} problems, {counts}; {withdrawn} withdrawn", flush=True)
    return 0
