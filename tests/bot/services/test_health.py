"""The check finds everything that does not follow from the events, and nothing else."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
import sqlalchemy as sa

from bot.app import open_app
from bot.console.check import check
from bot.core.events import Event
from bot.core.match import Match
from bot.match.rows import matches as match_rows
from bot.match.service.matches import Matches
from bot.people.service import Players
from bot.store.app import App
from bot.store.database import Connection, Database
from bot.store.tables import match_events, matches
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


@pytest.mark.parametrize(
    "column, value",
    [
        ("status", "over"),
        ("last_seq", 99),
        ("to_move_id", 5),
        ("deadline_at", None),
        ("clock", "{}"),
        ("moves", "nothing"),
        ("winner", 1),
        ("talks", {}),
    ],
)
async def test_a_row_that_does_not_follow_is_named(
    app: App, hands: Hands, column: str, value: object
) -> None:
    match = await some_matches(app, hands)
    async with app.database.transaction() as connection:
        await connection.execute(sa.update(matches).where(matches.c.id == match.id).values({column: value}))
    problems = (await check(app.database)).problems
    assert {problem.subject for problem in problems} == {f"match {match.id}"}
    assert column in str(problems[0])


async def test_a_lost_or_broken_event_is_named(app: App, hands: Hands) -> None:
    match = await some_matches(app, hands)
    async with app.database.transaction() as connection:
        await connection.execute(
            sa.delete(match_events).where(match_events.c.match_id == match.id, match_events.c.seq == 3)
        )
        await connection.execute(
            sa.update(match_events)
            .where(match_events.c.match_id == 1, match_events.c.seq == 2)
            .values(detail={"move": "gibberish"})
        )
    problems = (await check(app.database)).problems
    assert [(problem.subject, problem.text.split(":")[0]) for problem in problems] == [
        ("match 1", "cannot be replayed"),
        (f"match {match.id}", "cannot be replayed"),
    ]


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


@pytest.mark.parametrize(
    ("statement", "named"),
    [
        ("UPDATE matches SET first_id = second_id, second_id = first_id WHERE id = 1", "match 1: players"),
        ("UPDATE matches SET channel_id = 5 WHERE id = 2", "match 2: channel"),
        ("UPDATE matches SET guild_id = NULL WHERE id = 2", "match 2: guild"),
        ("UPDATE matches SET rated = NOT rated WHERE id = 3", "match 3: rated"),
        ("UPDATE matches SET vacation = NOT vacation WHERE id = 3", "match 3: vacation"),
        ("UPDATE matches SET rules_version = 9 WHERE id = 3", "match 3: rules"),
        ("UPDATE matches SET game = 'russian' WHERE id = 1", "match 1: game"),
        ("UPDATE matches SET pace = '9d' WHERE id = 1", "match 1: pace"),
        ("UPDATE matches SET started_at = started_at + 1 WHERE id = 1", "match 1: started_at"),
        ("UPDATE matches SET previous = NULL WHERE id = 1", "match 1: previous"),
        ("UPDATE matches SET turn_at = turn_at - 1 WHERE id = 1", "match 1: turn_at"),
        ("UPDATE matches SET position = 'W:WK1:B' WHERE id = 1", "match 1: position"),
        ("UPDATE matches SET position = 'rubbish' WHERE id = 1", "match 1: position"),
        ("DELETE FROM match_events WHERE match_id = 4", "match 4: cannot be replayed"),
        (
            "UPDATE match_events SET kind = 'danced' WHERE match_id = 1 AND seq = 2",
            "match 1: cannot be replayed",
        ),
        (
            "UPDATE match_events SET detail = 'rubbish' WHERE match_id = 1 AND seq = 2",
            "match 1: cannot be replayed",
        ),
        ("UPDATE matches SET talks = 'rubbish' WHERE id = 1", "match 1: cannot be replayed"),
        ("DELETE FROM reminders WHERE match_id = 1", "match 1: its reminders do not fit"),
        (
            "UPDATE reminders SET since = since - 1 WHERE match_id = 1",
            "match 1: its reminders do not fit",
        ),
        ("UPDATE players SET settings = 'rubbish'", "players 101: its settings cannot be read"),
    ],
)
async def test_whatever_was_changed_behind_the_bots_back_is_named(
    sound: Path, file: Path, statement: str, named: str
) -> None:
    shutil.copyfile(sound, file)
    with closing(sqlite3.connect(file)) as other:
        other.execute(statement)
        other.commit()
    database = Database(url_of(file), read_only=True)
    problems = [str(problem) for problem in (await check(database)).problems]
    await database.close()
    assert any(problem.startswith(named) for problem in problems), problems


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
