"""Sessions of the page: opened by a link that works once and soon, ended in a week, by their owner, or with them."""

import json
import secrets
from datetime import timedelta

import pytest
import sqlalchemy as sa

from bot.page.service import LINK, SESSION, Sessions
from bot.privacy.service import Privacy
from bot.store.app import App
from bot.store.retention import KEPT, forget
from bot.store.tables import sessions
from tests.bot.fixtures import ANNA, BOB, Hands


async def opened(app: App, user: int = ANNA) -> str:
    token = await app[Sessions].open(await app[Sessions].link(user))
    assert token is not None
    return token


async def rows(app: App) -> int:
    async with app.database.reading() as connection:
        return len((await connection.execute(sa.select(sessions))).all())


async def test_a_link_opens_one_session_and_no_other_token_does(app: App, hands: Hands) -> None:
    link = await app[Sessions].link(ANNA)
    assert len(link) == 43
    assert await app[Sessions].who(link) is None, "a link is no session"
    hands.on(seconds=LINK.total_seconds() - 1)
    token = await app[Sessions].open(link)
    assert token not in (None, link)
    assert await app[Sessions].who(token or "") == ANNA
    for wrong in (link, token or "", "", "x" * 5000, secrets.token_urlsafe(32)):
        assert await app[Sessions].open(wrong) is None
    async with app.database.reading() as connection:
        kept = str((await connection.execute(sa.select(sessions))).all())
    assert link not in kept
    assert token is not None
    assert token not in kept


async def test_links_and_sessions_end_by_themselves_and_are_forgotten(app: App, hands: Hands) -> None:
    link, token = await app[Sessions].link(ANNA), await opened(app)
    hands.on(seconds=LINK.total_seconds())
    assert await app[Sessions].open(link) is None
    hands.on(seconds=(SESSION - LINK).total_seconds() - 1)
    assert await app[Sessions].who(token) == ANNA
    hands.on(seconds=1)
    assert await app[Sessions].who(token) is None
    assert await rows(app) == 2
    hands.on(seconds=(KEPT + timedelta(minutes=11)).total_seconds())
    await app.database.write(lambda c: forget(c, hands.at, 10), about=())
    assert await rows(app) == 0


@pytest.mark.parametrize("everywhere", [False, True])
async def test_one_logs_out_here_or_everywhere(app: App, everywhere: bool) -> None:
    one, other, theirs, link = (
        await opened(app),
        await opened(app),
        await opened(app, BOB),
        await app[Sessions].link(ANNA),
    )
    await app[Sessions].end(ANNA, None if everywhere else one)
    assert await app[Sessions].who(one) is None
    assert (await app[Sessions].who(other) is None) is everywhere
    assert (await app[Sessions].open(link) is None) is everywhere
    assert await app[Sessions].who(theirs) == BOB
    await app[Sessions].end(ANNA, theirs)
    assert await app[Sessions].who(theirs) == BOB, "nobody ends another's"


async def test_sessions_are_given_to_their_owner_and_go_with_them(app: App) -> None:
    token, link = await opened(app), await app[Sessions].link(ANNA)
    given = json.dumps((await app[Privacy].data_of(ANNA)).rows)
    assert '"sessions": [{"digest"' in given
    assert token not in given
    assert (await app[Privacy].data_of(BOB)).rows["sessions"] == []
    await app[Privacy].erase(ANNA)
    assert await app[Sessions].who(token) is None
    assert await app[Sessions].open(link) is None
    assert await rows(app) == 0
