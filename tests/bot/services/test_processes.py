"""Several processes on one file: every move is made once, by one of them, and nobody meets a locked database."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from pathlib import Path

from bot.app import open_app
from bot.console.check import check
from bot.match.service.matches import Matches
from tests.bot.fixtures import Hands, started, terms, url_of

ROOT = Path(__file__).resolve().parents[3]

CHILD = """
import asyncio, sys
from datetime import UTC, datetime
from bot.app import open_app
from bot.core.errors import MatchOver, StaleMatch
from bot.match.service.matches import Matches
from tests.bot.fixtures import a_move

async def main(url, match_id):
    made = 0
    async with open_app(url, now=lambda: datetime.now(UTC)) as app:
        while True:
            match = await app[Matches].get(match_id)
            if match.over or len(match.moves) >= 60:
                print(made)
                return
            try:
                await app[Matches].play(
                    match.mover, a_move(match, len(match.moves)), match_id=match_id, seq=match.seq
                )
            except (StaleMatch, MatchOver):
                continue
            made += 1

asyncio.run(main(sys.argv[1], int(sys.argv[2])))
"""


def race(count: int, url: str, match_id: int) -> list[str]:
    command = [sys.executable, "-c", CHILD, url, str(match_id)]
    children = [
        subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        for _ in range(count)
    ]
    return [child.communicate(timeout=300)[0].strip() for child in children]


async def test_processes_that_race_make_each_move_once(file: Path, hands: Hands) -> None:
    async with open_app(url_of(file), now=hands) as app:
        match = await started(app, terms("none"))
    said = await asyncio.to_thread(race, 3, url_of(file), match.id)
    assert all(text.isdigit() for text in said), said
    async with open_app(url_of(file), now=hands) as app:
        ended = await app[Matches].get(match.id)
        report = await check(app.database)
    assert sum(map(int, said)) == len(ended.moves) == report.moves
    assert ended.over or len(ended.moves) >= 60
    assert report.problems == ()
