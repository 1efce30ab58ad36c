"""Formats on a real database, from the first entry to the end."""

import pytest

from bot.console.check import check
from bot.store.app import App
from bot.tournaments.model.formats.registry import FORMATS
from bot.tournaments.model.plan import Format
from bot.tournaments.model.timetable import podium
from bot.tournaments.model.tournament import Status
from tests.bot.fixtures import Hands
from tests.bot.services.test_knockouts import advanced, won
from tests.bot.services.test_tournaments import begun, plan

QUICK = [name for name, system in FORMATS.items() if not system.slow]
"""A Swiss tournament, which is paired in a process of its own, has its tests in test_tournaments."""


@pytest.mark.parametrize("format", QUICK, ids=[format.value for format in QUICK])
async def test_a_tournament_comes_to_its_end_and_the_best_has_won(
    format: Format, app: App, hands: Hands
) -> None:
    cup = await begun(app, plan(format), 3)
    for _ in range(6):
        for meeting in cup.meetings:
            for match_id in meeting.matches:
                if match_id not in cup.results:
                    await won(app, match_id, cup.user(max(meeting.pairing.players())))
        cup = await advanced(app, cup)
    assert cup.status is Status.OVER
    assert {rank: len(users) for rank, users in podium(cup).items()} == {1: 1, 2: 1, 3: 1}
    assert podium(cup)[1] == (cup.user(3),)
    assert (await check(app.database)).problems == ()
