"""How long one move takes from the request to the committed answer, on a database in a file.

Beside it, in the same run: a bare commit of one small row on the same disk (what durability costs), and the part that
only thinks (parse, play, fold, clock) without any database.
"""

from __future__ import annotations

import argparse
import asyncio
import sqlite3
import statistics
import tempfile
import time
from collections.abc import Sequence
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path

from bot.app import open_app
from bot.core.match import Match, Place, Terms
from bot.core.pace import Pace
from bot.invitations.service.invitations import Seeks
from bot.match.service.matches import Matches
from bot.store.app import App
from rules import GAMES, Side

ANNA, BOB = 1, 2


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.bench save", description=__doc__)
    parser.add_argument("--moves", type=int, default=600, help="moves to time")
    parser.add_argument("--open", type=int, default=0, help="open matches that are stored besides")
    parser.add_argument("--game", default="international", choices=list(GAMES))
    parser.add_argument("--folder", type=Path, help="where the file lies; a temporary folder by default")
    options = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory(dir=options.folder) as folder:
        bare = commits(Path(folder) / "bare.db", options.moves)
        saved, thought = asyncio.run(
            moves(Path(folder) / "damka.db", options.game, options.moves, options.open)
        )
    print(f"{options.game}, {len(saved)} moves, {options.open} other open matches; milliseconds")
    print(f"{'':34}{'median':>8}{'p95':>8}{'worst':>8}")
    for name, times in (
        ("one move through the service", saved),
        ("  of it: deciding, no database", thought),
        ("a bare commit on the same disk", bare),
    ):
        ordered = sorted(times)
        p95 = ordered[int(len(ordered) * 0.95)]
        print(f"{name:34}{statistics.median(ordered):8.2f}{p95:8.2f}{ordered[-1]:8.2f}")
    return 0


def commits(path: Path, count: int) -> list[float]:
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("CREATE TABLE t (n INTEGER)")
        times = []
        for number in range(count):
            begun = time.perf_counter()
            connection.execute("INSERT INTO t VALUES (?)", (number,))
            times.append((time.perf_counter() - begun) * 1000)
    return times


async def moves(path: Path, game: str, count: int, others: int) -> tuple[list[float], list[float]]:
    now = datetime(2026, 1, 1, tzinfo=UTC)

    def clock() -> datetime:
        nonlocal now
        now += timedelta(seconds=1)
        return now

    saved: list[float] = []
    thought: list[float] = []
    async with open_app(f"sqlite+aiosqlite:///{path}", now=clock, seed=1) as app:
        for number in range(others):
            await begun(app, game, 1000 + number)
        match = await begun(app, game, BOB)
        for number in range(count):
            if match.over:
                match = await begun(app, game, BOB)
            legal = match.game.legal_moves(match.state)
            text = match.game.format(match.state, legal[number * 7 % len(legal)])
            start = time.perf_counter()
            match.play(match.mover, text, now)
            decided = time.perf_counter()
            played = await app[Matches].play(match.mover, text, match_id=match.id, request=number + 1)
            saved.append((time.perf_counter() - decided) * 1000)
            thought.append((decided - start) * 1000)
            match = played.match
    return saved, thought


async def begun(app: App, game: str, opponent: int) -> Match:
    terms = Terms(game, Pace.parse("standard"))
    seek = await app[Seeks].invite(ANNA, terms, Place(opponent, 1), opponent=opponent, wants=Side.FIRST)
    return await app[Seeks].join(seek.id, opponent)
