"""The check finds everything that does not follow from the events, and nothing else."""

import pytest

from bot.console.check import check
from bot.core.events import Event
from bot.core.match import Match
from bot.match.rows import matches as match_rows
from bot.match.service.matches import Matches
from bot.store.app import App
from bot.store.database import Connection
from tests.bot.fixtures import Hands, a_move, started, terms


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
