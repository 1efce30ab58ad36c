"""python -m bot.engine.problems GAME [--records FILE...] [--games N] [--seed S]: mines the problems of a game.

Looks at each position of the recorded games that were named, and of games that a weak player plays against itself,
and at those that another quiet move would have led to. At most one problem is kept of each position and its
neighbours, and `MOST_OF_GAME` of one game. Endings are drawn by lot from the tables. The same input and seed find
the same problems. Writes the file of the game in `data/`, whose first line names the inputs.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from itertools import chain, islice
from pathlib import Path
from random import Random
from typing import Final

from bot.engine.contest import contest
from bot.engine.levels import Level
from bot.engine.player import think
from bot.engine.problems import book
from bot.engine.problems.endings import drawn, ending_in
from bot.engine.problems.mined import GRADES, Mined
from bot.engine.problems.shots import shot_in
from rules import BadRecord, Move, find_game
from rules.draughts.endgames import endgames_of
from rules.draughts.game import DraughtsGame
from rules.draughts.replay import replay_all
from rules.draughts.state import State
from rules.stream import pieces_of

MOST_OF_GAME: Final = 3
"""Shots of one game, which are often alike."""
OPENING: Final = 8
"""Plies of a game that are not looked at."""
PLAYER: Final = Level(0, 200, 40)


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


def shots(game: DraughtsGame, states: Sequence[State]) -> Iterator[Mined]:
    """The shots of one game, at most one for each of its positions."""
    for state in states[OPENING:]:
        quiet = [move for move in game.legal_moves(state) if not move.captured and move.forfeited is None]
        for near in (state, *(game.play(state, move) for move in quiet)):
            if (found := shot_in(game, near)) is not None:
                yield found
                break


def endings(game: DraughtsGame, tries: int, chance: Random) -> Iterator[Mined]:
    tables = endgames_of(game)
    for _ in range(tries if tables is not None else 0):
        assert tables is not None
        if (found := ending_in(game, tables, drawn(game, chance))) is not None:
            yield found


def mined(game: DraughtsGame, chosen: argparse.Namespace) -> list[Mined]:
    """The problems of a game, no two with the same position or the same moves, and so many of a grade at most."""
    chance = Random(chosen.seed)
    kept: dict[tuple[str, ...], Mined] = {}
    left = dict.fromkeys(GRADES, chosen.most // 2)

    def keep(problem: Mined) -> bool:
        fresh = problem.solution not in kept and left[problem.grade] > 0
        if fresh:
            kept[problem.solution] = problem
            left[problem.grade] -= 1
        return fresh

    few = chosen.most // 4
    for ending in endings(game, chosen.tries, chance):
        if len(kept) < few and sum(each.grade == ending.grade for each in kept.values()) < few // 3 + 1:
            keep(ending)
    sources = chain(islice(recorded(game, chosen.records), chosen.games // 2), played(game, chance))
    for states in islice(sources, chosen.games):
        count = 0
        for shot in shots(game, states):
            count += keep(shot)
            if count == MOST_OF_GAME:
                break
        if len(kept) >= chosen.most or not any(left.values()):
            break
    return list(kept.values())


def main(arguments: Sequence[str]) -> int:
    """Mines and writes the problems of one game."""
    parser = argparse.ArgumentParser(prog="python -m bot.engine.problems")
    parser.add_argument("game")
    parser.add_argument("--records", type=Path, nargs="*", default=[])
    parser.add_argument(
        "--games", type=int, default=60, help="half of them recorded, as far as there are any"
    )
    parser.add_argument("--tries", type=int, default=4000, help="positions of three pieces drawn by lot")
    parser.add_argument("--most", type=int, default=90, help="problems, half of them of one grade at most")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args(arguments)
    game = find_game(chosen.game)
    if not isinstance(game, DraughtsGame):
        parser.error("only games of draughts have problems")
    found = mined(game, chosen)
    names = ", ".join(path.name for path in chosen.records) or "none"
    inputs = f"records: {names}; games: {chosen.games}; tries: {chosen.tries}; seed: {chosen.seed}"
    book.write(book.FOLDER / f"{game.key}.txt", found, inputs)
    counts = ", ".join(f"{sum(each.grade == grade for each in found)} of grade {grade}" for grade in GRADES)
    print(f"{game.key}: {len(found)} problems, {counts}", flush=True)
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
