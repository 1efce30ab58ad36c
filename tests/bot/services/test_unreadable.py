"""One match that cannot be opened, for whatever reason, hides no other."""

from datetime import timedelta
from functools import partial
from pathlib import Path

import pytest
import sqlalchemy as sa

from bot.app import open_app
from bot.console.check import check
from bot.core.errors import UnreadableMatch
from bot.core.match import Match
from bot.invitations.service.invitations import Seeks
from bot.match.model import Typed
from bot.match.service.matches import Matches, Played
from bot.people.service import Players
from bot.store.app import App
from bot.sweeper import Sweeper
from bot.vacations.service import Vacations
from tests.bot.fixtures import ANNA, BOB, Hands, a_move, started, terms, url_of
from tests.bot.services.waits import awake, changed, note_stay

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
    await changed(app, sa.text(f"UPDATE matches SET {damage} WHERE id = {match_id}"))


@pytest.mark.few(4)
@pytest.mark.parametrize("damage", DAMAGES)
async def test_it_hides_no_other_match(
    quick: App, hands: Hands, damage: str, capsys: pytest.CaptureFixture[str]
) -> None:
    broken, fine = await started(quick), await started(quick)
    await damaged(quick, broken.id, damage)
    for user in (ANNA, BOB):
        assert [match.id for match in await quick[Matches].mine(user)] == [fine.id]
    assert [match.id for match in await quick[Matches].all_waiting(ANNA)] == [fine.id]
    assert (await quick[Matches].current(BOB)).id == fine.id
    with pytest.raises(UnreadableMatch) as refused:
        await quick[Matches].get(broken.id)
    assert refused.value.players == (ANNA, BOB)
    played = await quick[Matches].play_typed(ANNA, Typed(a_move(fine)))
    assert isinstance(played, Played)
    assert played.match.id == fine.id
    # Work on all matches of a player still reaches the others.
    await quick[Players].save(ANNA, reminders=[6], zone="Asia/Tokyo")
    await quick[Vacations].book(ANNA, hands.at.date(), hands.at.date() + timedelta(days=2))
    assert (
        await quick[Seeks].rematch(ANNA, (await quick[Matches].act(ANNA, fine.id, Match.resign)).id)
    ).by == ANNA
    problems = [str(problem) for problem in (await check(quick.database)).problems]
    assert any(problem.startswith(f"match {broken.id}: ") for problem in problems)
    logged = capsys.readouterr().out
    assert "match.unreadable" in logged
    assert f"match={broken.id}" in logged or f'"match": {broken.id}' in logged


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
            for table in ("ratings", "rating_changes"):
                await connection.execute(sa.text(f"DELETE FROM {table}"))
    async with open_app(url_of(file), now=hands) as app:
        assert await app[Matches].mine(ANNA) == []
