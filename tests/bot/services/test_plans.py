"""No question that players ask makes the database read a whole table: cost does not grow with the data."""

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import sqlalchemy as sa

from bot.app import open_app
from bot.core.match import Match
from bot.core.notice import Notice
from bot.invitations.service.invitations import Seeks
from bot.match.model import Typed
from bot.match.service.matches import Matches, Played
from bot.outbox.service.outbox import Delivered, Outbox
from bot.people.service import Players
from bot.store.app import App
from bot.sweeper import Sweeper
from bot.vacations.service import Vacations
from tests.bot.fixtures import ANNA, BOB, PLACE, Hands, a_move, moved, started, terms, url_of
from tests.bot.services.waits import DAY, pass_time

# One row each or none, as many as one reads on purpose, or walked by date as far as the first.
SMALL = (
    *("alembic_version", "heartbeat", "sqlite_", "CONSTANT ROW"),
    "anon_",  # the rows of a question in the question, a few by their index
    "commits",  # a row for each connection to a server, none in a file
    "departures USING COVERING INDEX ix_departures_due_at",
    "problem_channels USING INDEX ix_problem_channels_due_at",
)


async def time_goes_by(app: App, hands: Hands) -> None:
    """Reminders, falls, a spent day, an outage, an expired seek; and all of it told, some of it not at once."""

    async def deliver(notice: Notice) -> Delivered:
        if notice.attempts == 0:
            raise RuntimeError
        return Delivered(1)

    await app[Sweeper].begin()
    for spend in (True, False):
        match = await started(app, terms("1d", vacation=spend))
        match = await moved(app, match, 2)
    await pass_time(app, hands, 9 * DAY)
    hands.on(hours=9)
    await app[Sweeper].sweep()
    for _ in range(100):
        await app[Outbox].deliver_some(deliver)
        hands.on(seconds=5)
    await app[Outbox].released([1])


async def everything(app: App, hands: Hands) -> None:
    assert PLACE.guild_id is not None
    matches = app[Matches]
    match = await started(app, terms("1d"))
    seek = await app[Seeks].invite(ANNA, terms(pair=True), PLACE, request=1)
    await app[Seeks].note_message(seek.id, 5)
    await app[Seeks].open(PLACE.guild_id, BOB)
    await app[Seeks].withdraw(seek.id, ANNA)
    await app[Seeks].decline((await app[Seeks].invite(ANNA, terms(), PLACE, opponent=BOB)).id, BOB)
    for number in range(4):
        (match,) = await matches.all_waiting(match.mover)
        played = await matches.play_typed(match.mover, Typed(a_move(match)), request=number + 10)
        assert isinstance(played, Played)
        match = played.match
    await matches.play_typed(ANNA, Typed("repeated"), request=10)
    await matches.mine(ANNA)
    await matches.at(PLACE.channel_id)
    await matches.current(BOB)
    await matches.history(match.id)
    offerer = match.opponent_of(match.mover)
    await matches.act(offerer, match.id, Match.offer_draw)
    await matches.act(match.mover, match.id, Match.decline_draw)
    await matches.act(ANNA, match.id, Match.ask_takeback)
    await matches.act(BOB, match.id, Match.grant_takeback)
    await matches.act(ANNA, match.id, Match.resign)
    await app[Seeks].rematch(ANNA, match.id)
    await app[Players].save(ANNA, dm=True)
    await app[Players].remember(ANNA, "Anna")
    await app[Players].names([ANNA, BOB])
    await app[Players].save_server(PLACE.guild_id, language="ja")
    await app[Vacations].book(ANNA, hands.at.date(), hands.at.date())
    await app[Vacations].end(ANNA)
    await app[Vacations].days_left(ANNA)
    await time_goes_by(app, hands)


async def test_every_statement_uses_an_index(file: Path, hands: Hands) -> None:
    said: dict[str, Any] = {}

    def hear(_c: Any, _cursor: Any, text: str, parameters: Any, *_rest: Any) -> None:
        said.setdefault(text, parameters)

    async with open_app(url_of(file), now=hands) as app:
        engines = (app.database._writer, app.database._reader)
        for engine in engines:
            sa.event.listen(engine.sync_engine, "before_cursor_execute", hear)
        await everything(app, hands)
    scans = []
    with closing(sqlite3.connect(file)) as connection:
        # Of so small a file SQLite has found out by now that it may as well be read as a whole.
        assert connection.execute("SELECT count(*) FROM sqlite_stat1").fetchone()[0]
        connection.execute("DELETE FROM sqlite_stat1")
        connection.commit()
    with closing(sqlite3.connect(file)) as connection:
        for text, parameters in said.items():
            if not text.startswith(("SELECT", "UPDATE", "DELETE")):
                continue
            values = parameters[0] if isinstance(parameters, list) else parameters
            for *_, step in connection.execute(f"EXPLAIN QUERY PLAN {text}", values):
                if step.startswith("SCAN") and not step.removeprefix("SCAN ").startswith(SMALL):
                    scans.append(f"{step}: {text}")
    assert len(said) >= 25
    assert not scans, "\n".join(scans)
