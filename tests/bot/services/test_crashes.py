"""Whenever the process dies, answered actions have happened, and nothing has happened by half or twice."""

from __future__ import annotations

import asyncio
import gc
import subprocess
import sys
import traceback
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from itertools import chain
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from bot.app import open_app
from bot.console.check import check
from bot.core.match import Seek
from bot.invitations.service.invitations import Seeks
from bot.match.service.matches import Matches
from bot.people.service import Players
from bot.store.app import App
from bot.store.tables import matches, notices
from rules import Side
from tests.bot.fixtures import ANNA, BOB, PLACE, Hands, a_move, started, terms, url_of
from tests.bot.services.waits import how_many

ROOT = Path(__file__).resolve().parents[3]


class Crash(BaseException):
    """The process is gone: nobody catches this."""


@contextmanager
def dying(app: App, step: int, *, after: bool) -> Iterator[list[str]]:
    """The process dies before, or after, its statement number `step`, `COMMIT` being the last."""
    engine = app.database._writer.sync_engine
    said: list[str] = []

    def count(statement: str) -> None:
        said.append(statement)
        if len(said) == step:
            raise Crash

    def statement(_c: Any, _cursor: Any, text: str, *_rest: Any) -> None:
        count(text)

    def commit(_connection: Any) -> None:
        # The event comes before the commit itself; what dies after it is the code that waits for the answer.
        if not after:
            count("COMMIT")

    # All that comes into being from here on stays young, so that to look for garbage in it takes no time.
    gc.disable()
    name = "after_cursor_execute" if after else "before_cursor_execute"
    sa.event.listen(engine, name, statement)
    sa.event.listen(engine, "commit", commit)
    try:
        yield said
    except Crash as crash:
        # The possessions of the dead process are gone with it, its lock on the file too.
        traceback.clear_frames(crash.__traceback__)
        gc.collect(0)
        raise
    finally:
        gc.enable()
        sa.event.remove(engine, name, statement)
        sa.event.remove(engine, "commit", commit)


async def counted(app: App) -> tuple[int, int]:
    return (await check(app.database)).moves, await how_many(app, notices)


@pytest.mark.few(1)
@pytest.mark.parametrize("after", [False, True], ids=["before", "after"])
async def test_a_crash_at_any_statement_of_a_move_leaves_all_or_nothing(
    file: Path, hands: Hands, after: bool
) -> None:
    crashes = step = 0
    while True:
        step += 1
        async with open_app(url_of(file), now=hands) as app:
            match = await started(app)
            moves, told = await counted(app)
            text = a_move(match)
            try:
                with dying(app, step, after=after):
                    await app[Matches].play(ANNA, text, match_id=match.id, request=step)
            except Crash:
                crashes += 1
            else:
                break
        # The process comes back, and Discord delivers the interaction once more.
        async with open_app(url_of(file), now=hands) as app:
            assert await counted(app) == (moves, told), "nothing of it is there"
            played = await app[Matches].play(ANNA, text, match_id=match.id, request=step)
            assert not played.repeated
            assert await counted(app) == (moves + 1, told + 1)
            assert (await check(app.database)).problems == ()
    assert crashes >= 5, "the move has that many statements at least"


async def test_who_dies_after_the_commit_hears_the_same_answer_again(file: Path, hands: Hands) -> None:
    async with open_app(url_of(file), now=hands) as app:
        match = await started(app)
        first = await app[Matches].play(ANNA, a_move(match), match_id=match.id, request=5)
    async with open_app(url_of(file), now=hands) as app:
        again = await app[Matches].play(ANNA, a_move(match), match_id=match.id, request=5)
        assert again.repeated
        assert (again.match, again.notice_ids) == (first.match, first.notice_ids)


async def test_a_crash_while_a_pair_begins_leaves_both_or_none(file: Path, hands: Hands) -> None:
    step = 0
    while True:
        step += 1
        async with open_app(url_of(file), now=hands) as app:
            before = await how_many(app, matches)
            await app[Players].save_server(PLACE.guild_id or 0, max_matches=500)
            seek: Seek = await app[Seeks].invite(ANNA, terms(pair=True), PLACE, wants=Side.FIRST)
            join: Callable[[], Awaitable[object]] = lambda: app[Seeks].join(seek.id, BOB)  # noqa: B023, E731 - called before the loop goes on
            try:
                with dying(app, step, after=False):
                    await join()
            except Crash:
                assert await how_many(app, matches) == before
                await join()
                assert await how_many(app, matches) == before + 2
            else:
                assert (await check(app.database)).problems == ()
                break
    assert step > 8


CHILD = """
import asyncio, sys
from datetime import UTC, datetime
from bot.app import open_app
from bot.match.service.matches import Matches
from tests.bot.fixtures import a_move, started, terms

async def main(url):
    async with open_app(url, now=lambda: datetime.now(UTC)) as app:
        while True:
            match = await started(app, terms("none"))
            while not match.over:
                text = a_move(match, len(match.moves))
                match = (await app[Matches].play(match.mover, text, match_id=match.id)).match
                print(match.id, len(match.moves), match.moves[-1], flush=True)

asyncio.run(main(sys.argv[1]))
"""


def killed_after(lines: int, url: str) -> list[str]:
    """The answers of a process that was killed somewhere after so many moves."""
    child = subprocess.Popen([sys.executable, "-c", CHILD, url], cwd=ROOT, stdout=subprocess.PIPE, text=True)
    assert child.stdout is not None
    answered = [child.stdout.readline() for _ in range(lines)]
    child.kill()
    # From the stream of the lines: `communicate` would pass over the part already read ahead.
    with child.stdout:
        answered += [line for line in child.stdout if line.endswith("\n")]
    child.wait()
    return answered


async def test_every_answered_move_survives_kill_9(file: Path, hands: Hands) -> None:
    lives = [await asyncio.to_thread(killed_after, lines, url_of(file)) for lines in (1, 10, 45)]
    async with open_app(url_of(file), now=hands) as app:
        report = await check(app.database)
        for line in chain.from_iterable(lives):
            match_id, number, text = line.strip().split(" ", 2)
            assert (await app[Matches].get(int(match_id))).moves[int(number) - 1] == text
    assert report.problems == ()
    answered = sum(map(len, lives))
    # The last move of each life may have been saved without its answer getting out.
    assert answered <= report.moves <= answered + len(lives)
