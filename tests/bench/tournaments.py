"""How long pairing a Swiss round takes in its own process, and how much the bot's event loop lags meanwhile."""

from __future__ import annotations

import argparse
import asyncio
import random
import time
from collections.abc import Sequence
from dataclasses import replace

from bot.core.points import WIN
from bot.tournaments.model.pairings import Pairing
from bot.tournaments.model.swiss import next_round
from bot.workers.pool import Workers

BEAT = 0.002


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.bench tournaments", description=__doc__)
    parser.add_argument("--players", type=int, default=200)
    parser.add_argument("--rounds", type=int, default=9)
    options = parser.parse_args(arguments)
    times, lags, quiet = asyncio.run(measured(options.players, options.rounds))
    print(f"{options.players} players, {options.rounds} rounds; milliseconds")
    print("round   " + "".join(f"{number:7}" for number in range(1, len(times) + 1)))
    print("pairing " + "".join(f"{1000 * each:7.0f}" for each in times))
    for name, found in (("event loop, nothing to do", quiet), ("event loop, while pairing", lags)):
        ordered = sorted(found)
        middle, p99 = ordered[len(ordered) // 2], ordered[int(len(ordered) * 0.99)]
        print(f"{name}: lag median {1000 * middle:.1f}, p99 {1000 * p99:.1f}, worst {1000 * ordered[-1]:.1f}")
    return 0


async def measured(players: int, rounds: int) -> tuple[list[float], list[float], list[float]]:
    """Seconds for each round, and the lags of the loop while they are paired and while nothing happens."""
    chance = random.Random(1)
    lags: list[float] = []
    quiet: list[float] = []
    watching = asyncio.create_task(beat(quiet))
    await asyncio.sleep(2)
    watching.cancel()
    numbers, played, times = range(1, players + 1), list[Pairing](), list[float]()
    worker = Workers(1)
    try:
        # The first call starts the process, which takes longer than the pairing.
        await worker.call(_paired, numbers, (), 1, rounds)
        watching = asyncio.create_task(beat(lags))
        for round in range(1, rounds + 1):
            begun = time.perf_counter()
            pairs = await worker.call(_paired, numbers, tuple(played), round, rounds)
            times.append(time.perf_counter() - begun)
            for pair in pairs:
                points = chance.choice([0, 1, 1, 2])
                played.append(pair if pair.second is None else replace(pair, games=((points, WIN - points),)))
        watching.cancel()
    finally:
        worker.close()
    return times, lags, quiet


async def beat(lags: list[float]) -> None:
    """How much later than asked each of many short sleeps ends."""
    while True:
        begun = time.perf_counter()
        await asyncio.sleep(BEAT)
        lags.append(time.perf_counter() - begun - BEAT)


def _paired(numbers: range, played: tuple[Pairing, ...], round: int, rounds: int) -> tuple[Pairing, ...]:
    return next_round(numbers, played, round=round, rounds=rounds)
