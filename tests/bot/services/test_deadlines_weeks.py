"""Three weeks of fifty matches in the services, counted a second time."""

from datetime import date, datetime

import pytest

from bot.console.check import check
from bot.core.match import Match, Place, Terms
from bot.core.notice import Notice
from bot.core.pace import Pace
from bot.invitations.service.invitations import Seeks
from bot.match.service.matches import Matches
from bot.outbox.service.outbox import Delivered
from bot.store.app import App
from bot.sweeper import Sweeper
from bot.vacations.service import Vacations
from tests.bot.fixtures import Hands
from tests.bot.services.waits import awake, pass_time
from tests.bot.weeks import BEGIN, Weeks


class Indoors:
    """The app without Discord, on a clock set by hand."""

    def __init__(self, app: App, hands: Hands) -> None:
        self.app, self.hands = app, hands
        self.told: list[Notice] = []

    def now(self) -> datetime:
        return self.hands.at

    def user(self, number: int) -> int:
        return 100 + number

    async def wait_until(self, at: datetime) -> None:
        await pass_time(self.app, self.hands, at - self.hands.at)

    async def be_away_until(self, at: datetime) -> None:
        await self.app[Sweeper].end()
        self.hands.at = at
        await self.app[Sweeper].begin()

    async def play(self, by: int, opponent: int, pace: str, rated: bool) -> Match:
        terms = Terms("american", Pace.parse(pace), rated=rated)
        seek = await self.app[Seeks].invite(by, terms, Place(900, 901), opponent=opponent)
        return await self.app[Seeks].join(seek.id, opponent)

    async def move(self, by: int, match: Match, text: str) -> None:
        await self.app[Matches].play(by, text, match_id=match.id)

    async def choose(self, by: int, match: Match, what: str) -> None:
        chosen = {"claim-time": Match.claim_time, "give-day": Match.give_time, "go-on": Match.go_on}
        await self.app[Matches].act(by, match.id, chosen[what])

    async def rest(self, by: int, first: date, last: date) -> None:
        await self.app[Vacations].book(by, first, last)

    async def return_early(self, by: int) -> None:
        await self.app[Vacations].end(by)

    async def deliver(self, notice: Notice) -> Delivered:
        self.told.append(notice)
        return Delivered()


@pytest.mark.parametrize(
    "seed, games", [(9, 8), *(pytest.param(seed, 50, marks=pytest.mark.nightly) for seed in range(1, 5))]
)
async def test_three_weeks_counted_twice(seed: int, games: int) -> None:
    hands = Hands(BEGIN)
    async with awake("sqlite+aiosqlite:///:memory:", hands, seed=seed) as app:
        weeks = Weeks(Indoors(app, hands), seed, games=games)
        await weeks.live()
        counted = await weeks.recount()
        print(counted)
        assert (await check(app.database)).problems == ()
    for what in ("moved", "downtime", "vacation", "reminders"):
        assert counted[what] > 1, what
    if games == 50:
        for what in ("fell", "ended: time", "ended: abort", "spent"):
            assert counted[what] > 3, what
