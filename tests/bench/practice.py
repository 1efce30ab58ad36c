"""python -m tests.bench practice [--game KEY] [--level N] [--positions N]: how long the bot takes to answer a move.

Of positions all along games that a weak level played against itself: the time of a whole answer, from the moves as
texts to the reply as a text, for each level; processor time, because a machine that does other things would count too.
At the end, how late the event loop is while all games think, each in every round, in processes of their own.
"""

import argparse
import asyncio
import time
from collections.abc import Sequence
from random import Random
from typing import Any

from bot.engine.levels import LEVELS, NATIVE
from bot.engine.player import think
from bot.engine.question import Question
from bot.practice.service import Thinking, answered
from rules import GAMES, Game, find_game

OPENING = 6
LONGEST = 100
LARGE = ("zongheng:12x12", "binary:12x12")
THINKING = (*GAMES, *LARGE)
"""The games that are thought about at once."""
BEAT = 0.005
"""Seconds between two looks at how late the loop is."""


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.bench practice")
    parser.add_argument("--game", action="append", help="only this game; may be given again")
    parser.add_argument(
        "--level", type=int, action="append", choices=(*LEVELS, NATIVE.number), help="1 to 6 unless named"
    )
    parser.add_argument("--positions", type=int, default=8, help="in each game")
    parser.add_argument("--rounds", type=int, default=3, help="of all games thinking; 0 for none")
    chosen = parser.parse_args(arguments)
    levels = chosen.level or list(LEVELS)
    print(f"{'seconds, p50/p95/most':<22}" + "".join(f"{f'level {level}':>18}" for level in levels))
    every: dict[int, list[float]] = {level: [] for level in levels}
    for key in chosen.game or THINKING:
        texts = moves_of(find_game(key))
        line = f"{key:<22}"
        for level in levels:
            seconds = []
            for place in range(chosen.positions):
                made = texts[: len(texts) * place // chosen.positions]
                begun = time.process_time()
                answered(Question(key, find_game(key).rules_version, None, tuple(made), level, place))
                seconds.append(time.process_time() - begun)
            every[level] += seconds
            line += f"{told(seconds):>18}"
        print(line, flush=True)
    print(f"{'all':<22}" + "".join(f"{told(every[level]):>18}" for level in levels), flush=True)
    if chosen.rounds:
        asyncio.run(lag(levels[-1], chosen.rounds))
    return 0


def moves_of(game: Game[Any]) -> list[str]:
    """The moves of a game of level 1 against itself, but for the last."""
    chance, state, past, texts = Random(1), game.start(), list[Any](), list[str]()
    while game.outcome(state) is None and len(texts) < LONGEST:
        if len(texts) < OPENING:
            move = chance.choice(game.legal_moves(state))
        else:
            move = think(game, state, LEVELS[1], seed=len(texts), past=past).move
        texts.append(game.format(state, move))
        past.append(state)
        state = game.play(state, move)
    return texts[:-1]


def told(seconds: Sequence[float]) -> str:
    ordered = sorted(seconds)
    middle, late = (ordered[int(len(ordered) * share)] for share in (0.5, 0.95))
    return f"{middle:.2f}/{late:.2f}/{ordered[-1]:.2f}"


async def lag(level: int, rounds: int) -> None:
    """Prints how late the loop was, and how long the answers took, of all games at once."""
    thinking = Thinking()
    late: list[float] = []
    took: list[float] = []

    async def watch() -> None:
        while True:
            begun = time.perf_counter()
            await asyncio.sleep(BEAT)
            late.append(time.perf_counter() - begun - BEAT)

    async def ask(key: str, seed: int) -> None:
        begun = time.perf_counter()
        await thinking(Question(key, find_game(key).rules_version, None, (), level, seed))
        took.append(time.perf_counter() - begun)

    try:
        # The processes have begun before anything is counted.
        await asyncio.gather(*(ask(key, 0) for key in THINKING))
        took.clear()
        watching = asyncio.create_task(watch())
        for number in range(rounds):
            await asyncio.gather(*(ask(key, number + 1) for key in THINKING))
        watching.cancel()
    finally:
        thinking.close()
    late.sort()
    middle, most = (1000 * late[int(len(late) * share)] for share in (0.5, 0.99))
    print(
        f"{len(THINKING)} games thinking at level {level}: the loop is late by {middle:.1f} ms, p99 {most:.1f} ms,"
        f" of {len(late)}; answers took {told(took)} s of the clock"
    )
