"""Blocks against somebody who had themselves deleted: they hold, though nothing says who it was."""

import itertools

import pytest

from bot.console.check import check
from bot.core.access import former, mark_of
from bot.core.errors import NotAvailable
from bot.invitations.service.blocks import Blocks
from bot.invitations.service.invitations import Seeks
from bot.privacy.service import Privacy
from bot.store.app import App
from tests.bot.fixtures import terms
from tests.bot.services.test_privacy import FOURTH, FRIEND, GUILD, HERE, LEAVER, THIRD, everything


@pytest.mark.parametrize("blocked_again", [False, True])
async def test_who_was_blocked_stays_so_when_they_come_back(app: App, blocked_again: bool) -> None:
    """A mark is in the place of their number; it is that of who comes back, and of nobody else here."""
    for user in (FRIEND, THIRD):
        await app[Blocks].block(user, LEAVER)
    await app[Blocks].block(LEAVER, FOURTH)
    for _ in range(3):
        await app[Privacy].erase(LEAVER)
        assert str(LEAVER) not in await everything(app)
        (kept,) = await app[Blocks].of(FRIEND)
        assert former(kept)
        assert await app[Blocks].of(LEAVER) == []
        assert (await check(app.database)).problems == ()
        with pytest.raises(NotAvailable):
            await app[Seeks].invite(LEAVER, terms(), HERE, opponent=FRIEND)
        offered = await app[Seeks].invite(FRIEND, terms(), HERE)
        assert offered not in await app[Seeks].open(GUILD, LEAVER)
        with pytest.raises(NotAvailable):
            await app[Seeks].join(offered.id, LEAVER)
        await app[Seeks].join(offered.id, FOURTH)
        if blocked_again:
            await app[Blocks].block(FRIEND, LEAVER)
            assert await app[Blocks].of(FRIEND) == [LEAVER]
    (kept,) = await app[Blocks].of(FRIEND)
    await app[Blocks].unblock(FRIEND, kept)
    await app[Seeks].invite(LEAVER, terms(), HERE, opponent=FRIEND)
    with pytest.raises(NotAvailable):
        await app[Seeks].invite(LEAVER, terms(), HERE, opponent=THIRD)


async def test_two_with_one_mark_may_both_go(app: App) -> None:
    twin = next(user for user in itertools.count(LEAVER + 1) if mark_of(user) == mark_of(LEAVER))
    for user in (LEAVER, twin):
        await app[Blocks].block(FRIEND, user)
    for user in (LEAVER, twin):
        await app[Privacy].erase(user)
    assert await app[Blocks].of(FRIEND) == [mark_of(LEAVER)]
