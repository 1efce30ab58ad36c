"""Whenever the process dies, answered actions have happened, and nothing has happened by half or twice."""

import gc
import traceback
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from bot.app import open_app
from bot.console.check import check
from bot.core.match import Match, Seek
from bot.invitations.service.invitations import Seeks
from bot.match.service.matches import Matches
from bot.people.service import Players
from bot.store.app import App
from bot.store.tables import matches, notices
from rules import Side
from tests.bot.fixtures import ANNA, BOB, PLACE, Hands, a_move, started, terms, url_of
from tests.bot.services.test_conditional import OPEN
from tests.bot.services.test_conditional import begun as prepared
from tests.bot.services.test_two_places import started as started_apart
from tests.bot.services.waits import how_many


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


BEGINNINGS: dict[str, tuple[Callable[[App], Awaitable[Match]], int, int]] = {
    "one place": (started, 1, 1),
    "two places": (started_apart, 1, 2),
    "answered at once": (lambda app: prepared(app, OPEN), 2, 2),
}
"""A match to move in, and how many moves are made by one and how many notices are written."""


@pytest.mark.few(1, of="after")
@pytest.mark.parametrize("after", [False, True], ids=["before", "after"])
@pytest.mark.parametrize("beginning", BEGINNINGS)
async def test_a_crash_at_any_statement_of_a_move_leaves_all_or_nothing(
    file: Path, hands: Hands, beginning: str, after: bool
) -> None:
    begin, made, news = BEGINNINGS[beginning]
    crashes = step = 0
    while True:
        step += 1
        async with open_app(url_of(file), now=hands) as app:
            match = await begin(app)
            moves, told = await counted(app)
            text = "32-28" if match.terms.game == "international" else a_move(match)
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
            assert await counted(app) == (moves + made, told + news)
            assert (await check(app.database)).problems == ()
    assert crashes >= 5, "the move has that many statements at least"


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
