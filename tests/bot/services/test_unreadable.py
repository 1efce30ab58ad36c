"""One match that cannot be opened, for whatever reason, hides no other, and its players can end it."""

from __future__ import annotations

from datetime import timedelta
from functools import partial
from pathlib import Path

import pytest
import sqlalchemy as sa

from bot.app import App, open_app
from bot.core.errors import MatchOver, NoMatch, UnreadableMatch
from bot.core.notice import NoticeKind
from bot.health import check
from bot.store.tables import match_events, matches
from rules import Side
from tests.bot.house import ANNA, BOB, CARL, PLACE, Hands, a_move, started, terms, url_of
from tests.bot.services.waiting import note_stay, told

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


async def damaged(house: App, match_id: int, damage: str) -> None:
    async with house.database.transaction() as connection:
        await connection.execute(sa.text(f"UPDATE matches SET {damage} WHERE id = {match_id}"))


@pytest.mark.parametrize("damage", DAMAGES)
async def test_it_hides_no_other_match(
    file: Path, hands: Hands, damage: str, capsys: pytest.CaptureFixture[str]
) -> None:
    async with open_app(url_of(file), now=hands) as house:
        broken, fine = await started(house), await started(house)
        await damaged(house, broken.id, damage)
        for user in (ANNA, BOB):
            assert [match.id for match in await house.matches.mine(user)] == [fine.id]
            assert await house.unreadable.of(user) == [broken.id]
        assert await house.unreadable.of(CARL) == []
        assert (await house.matches.waiting(ANNA, PLACE.channel_id)).id == fine.id
        assert (await house.matches.current(BOB)).id == fine.id
        with pytest.raises(UnreadableMatch) as refused:
            await house.matches.get(broken.id)
        assert refused.value.players == (ANNA, BOB)
        played = await house.matches.play(ANNA, a_move(fine))
        assert played.match.id == fine.id
        # What concerns all of a player's matches concerns the others.
        await house.players.save(ANNA, reminders=[6], zone="Asia/Tokyo")
        await house.vacations.book(ANNA, hands.at.date(), hands.at.date() + timedelta(days=2))
        assert (await house.seeks.rematch(ANNA, (await house.matches.resign(ANNA, fine.id)).id)).by == ANNA
        problems = [str(problem) for problem in (await check(house.database)).problems]
        assert any(problem.startswith(f"match {broken.id}: ") for problem in problems)
        logged = capsys.readouterr().out
        assert "match.unreadable" in logged
        assert f"match={broken.id}" in logged or f'"match": {broken.id}' in logged


@pytest.mark.parametrize("damage", DAMAGES)
async def test_its_players_can_resign_it_or_call_it_off(file: Path, hands: Hands, damage: str) -> None:
    async with open_app(url_of(file), now=hands) as house:
        resigned, aborted = await started(house), await started(house)
        for _ in range(3):
            aborted = (await house.matches.play(aborted.mover, a_move(aborted), match_id=aborted.id)).match
        for match in (resigned, aborted):
            await damaged(house, match.id, damage)
        for stranger in (CARL, 999):
            with pytest.raises(NoMatch):
                await house.unreadable.resign(stranger, resigned.id)
        await house.unreadable.resign(BOB, resigned.id)
        await house.unreadable.abort(ANNA, aborted.id)
        for user in (ANNA, BOB):
            assert await house.unreadable.of(user) == []
        with pytest.raises(MatchOver):
            await house.unreadable.abort(ANNA, resigned.id)
        async with house.database.reading() as connection:
            found = await connection.execute(
                sa.select(matches.c.id, matches.c.ending, matches.c.winner, matches.c.deadline_at)
            )
            assert sorted(tuple(row) for row in found) == [
                (resigned.id, "resignation", int(Side.FIRST), None),
                (aborted.id, "abort", None, None),
            ]
            last = sa.select(match_events.c.kind).where(match_events.c.match_id == aborted.id)
            assert list(await connection.scalars(last.order_by(match_events.c.seq)))[-1] == "ended"
        notices = await told(house, NoticeKind.UNREADABLE_OVER)
        assert [(notice.recipient, notice.facts["by"]) for notice in notices] == [(ANNA, BOB), (BOB, ANNA)]


async def test_a_match_that_can_be_opened_is_not_ended_this_way(house: App) -> None:
    match = await started(house)
    for _ in range(3):
        match = (await house.matches.play(match.mover, a_move(match), match_id=match.id)).match
    with pytest.raises(NoMatch):
        await house.unreadable.abort(ANNA, match.id)
    assert not (await house.matches.get(match.id)).over


async def test_the_clocks_of_others_go_on(file: Path, hands: Hands) -> None:
    async with open_app(url_of(file), now=hands) as house:
        await house.sweeper.begin()
        broken, fine = await started(house, terms("1h")), await started(house, terms("1h"))
        await damaged(house, broken.id, "clock = '{}'")
        hands.on(minutes=61)
        await house.database.write(partial(note_stay, hands))
        await house.sweeper.sweep()
        assert (await house.matches.get(fine.id)).over


async def test_the_bot_starts_though_one_cannot_be_opened(file: Path, hands: Hands) -> None:
    async with open_app(url_of(file), now=hands) as house:
        match = await started(house, terms(rated=True))
        await house.matches.resign(ANNA, match.id)
        await damaged(house, match.id, "position = 'rubbish'")
        async with house.database.transaction() as connection:
            for table in ("remembered", "ratings", "rating_changes"):
                await connection.execute(sa.text(f"DELETE FROM {table}"))
    async with open_app(url_of(file), now=hands) as house:
        assert await house.matches.mine(ANNA) == []
