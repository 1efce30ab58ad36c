"""Histories of events through the services, compared with a second opinion (`event_fold.py`) at each instant, with all
that can happen at the edges of rounds: in the last minute, at an end that nobody has seen, twice at once.
"""

from collections import Counter
from dataclasses import replace
from datetime import timedelta
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.app import open_app
from bot.core.news import Reminder
from bot.core.preferences import Title
from bot.people.service import Players
from bot.series.model import Count, Repeat, Rules, season
from bot.series.service.seasons import Seasons
from bot.store.app import App
from bot.sweeper import Sweeper
from bot.titles.service import Titles
from bot.tournaments.model.plan import Format, Plan
from bot.tournaments.model.policy import EarlyDraws, Policy, RoundEnd
from bot.tournaments.model.tournament import Status
from bot.tournaments.service.directors import Directors
from bot.tournaments.service.tournaments import Tournaments
from tests.bot.fixtures import PLACE, Hands, sure, terms, url_of
from tests.bot.services.event_acts import FIRST, People
from tests.bot.services.event_fold import EventFold
from tests.bot.services.event_game import DAY, HOUR, Settings
from tests.bot.services.test_tournament_life import BOSS, GUILD, now, sound
from tests.bot.services.test_tournaments import going_on
from tests.bot.services.waits import told
from tests.seed import SEED

MOMENT, MINUTE = timedelta(milliseconds=1), timedelta(minutes=1)
PACES: dict[str, Any] = {"1d": DAY, "3d": 3 * DAY, "14d": 14 * DAY, "quick": (2 * DAY, 6 * HOUR, 2 * DAY)}
ENDGAMES = "B:WK32:BK1,K10", "W:WK10:BK1", "B:WK31,K32:BK1,K10"
"""Won, drawn, and with more pieces than the endgame tables have."""


def settings_of(plan: Plan, pace: str) -> Settings:
    policy = plan.policy
    struck = plan.format in (Format.ROUND_ROBIN, Format.GROUPS, Format.LEAGUE)
    return Settings(
        PACES[pace], policy.round_days, policy.round_end is RoundEnd.FORFEIT, plan.terms.vacation,
        policy.early_draws.value, policy.draw_moves, policy.settling or 0, struck,
    )  # fmt: skip


def drawn_plan(format: Format, chance: Random, pace: str) -> Plan:
    """The settings of an event, drawn."""
    end = chance.choice((RoundEnd.CLAIMS, RoundEnd.CLAIMS, RoundEnd.FORFEIT))
    policy = Policy(
        round_days=chance.choice((2, 2, 3, 5, 8)), round_end=end, early_draws=chance.choice([*EarlyDraws]),
        draw_moves=5, settling=chance.choice((None, 1, 2)), spends=False,
    )  # fmt: skip
    agreed = terms(pace, rated=True, vacation=chance.random() < 0.5)
    if chance.random() < 0.4:
        # In rounds that are too short for most of its games.
        agreed = replace(agreed, setup=chance.choice(ENDGAMES), rated=False)
        policy = replace(policy, round_days=2, round_end=RoundEnd.CLAIMS)
    return Plan("Cup", format, agreed, rounds=3, group=3, most=200, policy=policy)


async def lived(
    apps: tuple[App, App],
    hands: Hands,
    chance: Random,
    format: Format,
    players: int,
    fold: EventFold,
    steps: int = 60,
) -> People:
    """One event from its start to its final table; `fold`: that of the one before."""
    (app, other), pace = apps, chance.choice([*PACES])
    plan = drawn_plan(format, chance, pace)
    life = People(app, other, hands, chance, EventFold(settings_of(plan, pace), away=fold.away))
    made = await app[Tournaments].create(BOSS, plan, PLACE)
    first = 1 + 100 * made.id  # Whoever has twice not come would not be let in.
    for user in range(first, first + players):
        await app[Tournaments].enter(made.id, GUILD, user)
        if chance.random() < 0.4:
            life.fold.nights[user] = night = chance.choice(((22, 7), (23, 15)))
            await app[Players].save(user, quiet=night, zone="UTC")
    await app[Tournaments].start(made.id, FIRST)
    life.tournament = made
    life.heard = max((notice.id for notice in await told(app, Reminder)), default=0)
    await life.look()
    for _ in range(steps):
        match chance.randrange(8):
            case 0:
                await life.passes(chance.randint(1, 40) * HOUR)
            case 1:
                await life.jumps(chance.choice((timedelta(0), MOMENT, MINUTE)))
        if life.tournament.status is Status.OVER:
            break
        # Where nobody has looked yet, all that players try comes before what time does.
        for _ in range(3 if life.at in life.unseen else 1):
            await life.act()
        await life.look()
    await life.finishes()
    return life


@pytest.mark.parametrize("format", [*Format], ids=[format.value for format in Format])
@pytest.mark.parametrize("number", [0, *(pytest.param(n, marks=pytest.mark.nightly) for n in range(1, 12))])
async def test_the_services_and_a_second_opinion_agree_at_every_instant(
    file: Path, hands: Hands, format: Format, number: int
) -> None:
    chance, looks, fold = Random(f"{SEED} {format} {number}"), 0, EventFold(Settings(DAY))
    async with (
        open_app(url_of(file), now=hands, seed=1) as app,
        open_app(url_of(file), now=hands, seed=2) as other,
    ):
        await app[Sweeper].begin()
        while looks < 90:
            life = await lived((app, other), hands, chance, format, chance.randint(4, 8), fold)
            fold, looks = life.fold, looks + life.looks
        await sound(app)


@pytest.mark.slow
@pytest.mark.parametrize("format", [each for each in Format if each is not Format.ROUND_ROBIN])
async def test_two_hundred_people_have_the_same_ends(file: Path, hands: Hands, format: Format) -> None:
    chance = Random(f"{SEED} {format}")
    async with (
        open_app(url_of(file), now=hands, seed=1) as app,
        open_app(url_of(file), now=hands, seed=2) as other,
    ):
        await app[Sweeper].begin()
        await lived((app, other), hands, chance, format, 200, EventFold(Settings(DAY)), 12)
        await sound(app)


@pytest.mark.parametrize("number", range(4))
async def test_a_season_counts_what_its_events_gave(quick: App, hands: Hands, number: int) -> None:
    """By places 12, 10, 8, 7, 6, or by points; the best so many; the next one opens with the end of the last."""
    chance, best, count = Random(f"{SEED} {number}"), (None, 2)[number % 2], [*Count][number // 2]
    plan = Plan("Cup", Format.ROUND_ROBIN, terms("14d", rated=True), policy=Policy(settling=1))
    first = await quick[Tournaments].create(BOSS, plan, PLACE)
    await quick[Seasons].set_up(first.id, FIRST, Rules(Repeat.FINAL, count, best=best, events=3))
    given: dict[int, list[int]] = {user: [] for user in range(101, 107)}
    for played in range(3):
        found = sure(await quick[Seasons].at(first.id))
        assert len(found.events) == played + 1, "one follows each that is final"
        event = await quick[Tournaments].get(found.events[-1], GUILD)
        for user in chance.sample(sorted(given), 5):
            await quick[Tournaments].enter(event.id, GUILD, user)
        await quick[Tournaments].start(event.id, FIRST)
        await quick[Tournaments].advance()
        won: Counter[int] = Counter()
        for match in await going_on(quick):
            winner = chance.choice((*match.players, None))
            await quick[Tournaments].adjudicate(match.id, FIRST, winner)
            won.update(match.players if winner is None else [winner, winner])
        await quick[Tournaments].advance()
        event = await now(quick, event)
        assert event.status is Status.SETTLING
        assert season([event], found.rules) == (), "nothing counts before the table is final"
        assert await quick[Directors].following(event) == ["season-end" if played == 2 else "next"]
        await quick[Directors].do(event.id, FIRST, "conclude")
        table = (await now(quick, event)).table(0, 0)
        for line in table:
            user = event.user(line.player)
            assert line.values[0] == won[user]
            place = 1 + sum(other.rank < line.rank for other in table)
            given[user].append((12, 10, 8, 7, 6)[place - 1] if count is Count.PLACES else won[user])
    found = sure(await quick[Seasons].at(first.id))
    assert found.ended_at == hands()
    lines = season([await quick[Tournaments].get(each, GUILD) for each in found.events], found.rules)
    totals = {user: sum(sorted(made, reverse=True)[:best]) for user, made in given.items() if made}
    assert {line.user: line.total for line in lines} == totals
    assert [line.total for line in lines] == sorted(totals.values(), reverse=True)
    champions = {line.user for line in lines if line.rank == 1}
    assert await quick[Titles].holders(GUILD or 0, Title.SEASON, None) == champions
    await sound(quick)
