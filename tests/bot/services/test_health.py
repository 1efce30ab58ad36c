"""The check finds everything that does not follow from the events, and nothing else."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.app import open_app
from bot.console.check import check
from bot.core.events import Event
from bot.core.match import Match
from bot.match.rows import matches as match_rows
from bot.match.service.matches import Matches
from bot.people.service import Players
from bot.store.app import App
from bot.store.database import Connection
from tests.bot.fixtures import ANNA, BOB, Hands, a_move, started, terms, url_of


async def some_matches(app: App, hands: Hands) -> Match:
    for pace in ("standard", "none", "1d@Europe/Berlin"):
        match = await started(app, terms(pace))
        for number in range(5):
            hands.on(hours=1)
            match = (await app[Matches].play(match.mover, a_move(match, number * 3), match_id=match.id)).match
    await app[Matches].act(ANNA, match.id, Match.offer_draw)
    await started(app)
    over = await started(app, terms(rated=True))
    await app[Matches].act(BOB, over.id, Match.resign)
    return match


async def test_a_sound_database_has_no_problems(app: App, hands: Hands) -> None:
    await some_matches(app, hands)
    report = await check(app.database)
    assert (report.matches, report.moves, report.problems) == (5, 15, ())


async def test_an_empty_database_has_no_problems(app: App) -> None:
    assert (await check(app.database)).matches == 0


async def _sound(path: Path) -> None:
    hands = Hands()
    async with open_app(url_of(path), now=hands) as app:
        await app[Players].save(ANNA, dm=True)
        await some_matches(app, hands)
        assert (await check(app.database)).problems == ()


@pytest.fixture(scope="module")
def sound(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database with matches of every kind in which nothing is wrong."""
    path = tmp_path_factory.mktemp("sound") / "damka.db"
    asyncio.run(_sound(path))
    return path


async def test_a_move_that_is_made_while_it_looks_is_no_mistake(
    app: App, hands: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The bot runs meanwhile: what is read last is as old as what is read first."""
    match = await started(app, terms("3d"))
    events_of = match_rows.events_of
    moved: list[Match] = []

    async def after_a_move(connection: Connection, number: int) -> list[Event]:
        if not moved:
            hands.on(hours=1)
            moved.append((await app[Matches].play(match.mover, a_move(match), match_id=match.id)).match)
        return await events_of(connection, number)

    monkeypatch.setattr(match_rows, "events_of", after_a_move)
    assert (await check(app.database)).problems == ()
    assert (await app[Matches].get(match.id)).moves == moved[0].moves


async def test_a_match_that_is_gone_is_named(file: Path, hands: Hands) -> None:
    async with open_app(url_of(file), now=hands) as app:
        await some_matches(app, hands)
    with closing(sqlite3.connect(file)) as other:
        other.execute("DELETE FROM matches WHERE id = 2")
        other.commit()
    async with open_app(url_of(file), now=hands) as app:
        report = await check(app.database)
    assert report.matches == 4
    assert "matches 2: is gone, but match_events.match_id refers to it" in map(str, report.problems)
