"""One match that cannot be opened, for whatever reason, hides no other, and its players can end it."""

from __future__ import annotations

from datetime import timedelta
from functools import partial
from pathlib import Path

import pytest
import sqlalchemy as sa

from bot.app import open_app
from bot.console.check import check
from bot.core.errors import MatchOver, NoMatch, UnreadableMatch
from bot.core.match import Match
from bot.core.news import UnreadableOver
from bot.invitations.service.invitations import Seeks
from bot.lines.service.conditional import Conditionals
from bot.match.model import Typed
from bot.match.service.matches import Matches, Played
from bot.match.service.unreadable import Unreadable
from bot.people.service import Players
from bot.store.app import App
from bot.store.codec import written
from bot.store.tables import match_events, matches, prepared_lines, reminders
from bot.sweeper import Sweeper
from bot.vacations.service import Vacations
from rules import Side
from tests.bot.fixtures import ANNA, BOB, CARL, Hands, a_move, started, terms, url_of
from tests.bot.services.waits import awake, how_many, note_stay, told

DAMAGES = [
    "position = 'rubbish'",
    "previous = 'rubbish'",
    "clock = '{}'",
    "talks = 'rubbish'",
    "game = 'chess'",
    "pace = 'soon'",
    "ending = 'dancing'",
    "turn_at = 'yesterday'",
]


async def damaged(app: App, match_id: int, damage: str) -> None:
    async with app.database.transaction() as connection:
        await connection.execute(sa.text(f"UPDATE matches SET {damage} WHERE id = {match_id}"))


@pytest.mark.parametrize("damage", DAMAGES)
async def test_it_hides_no_other_match(
    file: Path, hands: Hands, damage: str, capsys: pytest.CaptureFixture[str]
) -> None:
    async with open_app(url_of(file), now=hands) as app:
        broken, fine = await started(app), await started(app)
        await damaged(app, broken.id, damage)
        for user in (ANNA, BOB):
            assert [match.id for match in await app[Matches].mine(user)] == [fine.id]
            assert await app[Unreadable].of(user) == [broken.id]
        assert await app[Unreadable].of(CARL) == []
        assert [match.id for match in await app[Matches].all_waiting(ANNA)] == [fine.id]
        assert (await app[Matches].current(BOB)).id == fine.id
        with pytest.raises(UnreadableMatch) as refused:
            await app[Matches].get(broken.id)
        assert refused.value.players == (ANNA, BOB)
        played = await app[Matches].play_typed(ANNA, Typed(a_move(fine)))
        assert isinstance(played, Played)
        assert played.match.id == fine.id
        # Work on all matches of a player still reaches the others.
        await app[Players].save(ANNA, reminders=[6], zone="Asia/Tokyo")
        await app[Vacations].book(ANNA, hands.at.date(), hands.at.date() + timedelta(days=2))
        assert (
            await app[Seeks].rematch(ANNA, (await app[Matches].act(ANNA, fine.id, Match.resign)).id)
        ).by == ANNA
        problems = [str(problem) for problem in (await check(app.database)).problems]
        assert any(problem.startswith(f"match {broken.id}: ") for problem in problems)
        logged = capsys.readouterr().out
        assert "match.unreadable" in logged
        assert f"match={broken.id}" in logged or f'"match": {broken.id}' in logged


@pytest.mark.parametrize("damage", DAMAGES)
async def test_its_players_can_resign_it_or_call_it_off(file: Path, hands: Hands, damage: str) -> None:
    async with open_app(url_of(file), now=hands) as app:
        resigned, aborted = await started(app), await started(app)
        for _ in range(3):
            aborted = (await app[Matches].play(aborted.mover, a_move(aborted), match_id=aborted.id)).match
        for match in (resigned, aborted):
            await damaged(app, match.id, damage)
        for stranger in (CARL, 999):
            with pytest.raises(NoMatch):
                await app[Unreadable].resign(stranger, resigned.id)
        await app[Unreadable].resign(BOB, resigned.id)
        await app[Unreadable].abort(ANNA, aborted.id)
        for user in (ANNA, BOB):
            assert await app[Unreadable].of(user) == []
        with pytest.raises(MatchOver):
            await app[Unreadable].abort(ANNA, resigned.id)
        async with app.database.reading() as connection:
            found = await connection.execute(
                sa.select(matches.c.id, matches.c.ending, matches.c.winner, matches.c.deadline_at)
            )
            assert sorted(tuple(row) for row in found) == [
                (resigned.id, "resignation", int(Side.FIRST), None),
                (aborted.id, "abort", None, None),
            ]
            assert list(await connection.scalars(sa.select(reminders.c.match_id))) == []
            last = sa.select(match_events.c.kind).where(match_events.c.match_id == aborted.id)
            assert list(await connection.scalars(last.order_by(match_events.c.seq)))[-1] == "ended"
        notices = await told(app, UnreadableOver)
        assert [(notice.recipient, written(notice.what)["by"]) for notice in notices] == [
            (ANNA, BOB),
            (BOB, ANNA),
        ]


async def test_its_end_is_the_end_of_its_lines(file: Path, hands: Hands) -> None:
    async with open_app(url_of(file), now=hands) as app:
        for end in (app[Unreadable].resign, app[Unreadable].abort):
            match = await started(app)
            await app[Conditionals].add(BOB, match.id, ("11-15", "22-18"))
            await damaged(app, match.id, "position = 'rubbish'")
            assert await how_many(app, prepared_lines) == 1
            await end(ANNA, match.id)
            assert await how_many(app, prepared_lines) == 0


async def test_a_match_that_can_be_opened_is_not_ended_this_way(app: App) -> None:
    match = await started(app)
    for _ in range(3):
        match = (await app[Matches].play(match.mover, a_move(match), match_id=match.id)).match
    with pytest.raises(NoMatch):
        await app[Unreadable].abort(ANNA, match.id)
    assert not (await app[Matches].get(match.id)).over


async def test_the_clocks_of_others_go_on(file: Path, hands: Hands) -> None:
    async with awake(url_of(file), hands) as app:
        broken, fine = await started(app, terms("1h")), await started(app, terms("1h"))
        await damaged(app, broken.id, "clock = '{}'")
        hands.on(minutes=61)
        await app.database.write(partial(note_stay, hands), about=())
        await app[Sweeper].sweep()
        assert (await app[Matches].get(fine.id)).over


async def test_the_bot_starts_though_one_cannot_be_opened(file: Path, hands: Hands) -> None:
    async with open_app(url_of(file), now=hands) as app:
        match = await started(app, terms(rated=True))
        await app[Matches].act(ANNA, match.id, Match.resign)
        await damaged(app, match.id, "position = 'rubbish'")
        async with app.database.transaction() as connection:
            for table in ("remembered", "ratings", "rating_changes"):
                await connection.execute(sa.text(f"DELETE FROM {table}"))
    async with open_app(url_of(file), now=hands) as app:
        assert await app[Matches].mine(ANNA) == []
