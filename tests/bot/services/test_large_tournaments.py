"""Large tournaments begin in parts, each in a transaction of its own: nobody's move waits for a whole round."""

from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any

import pytest

from bot.app import open_app
from bot.console.check import check
from bot.core.access import Asker
from bot.core.clock import Why
from bot.core.match import Match
from bot.core.news import TournamentRound
from bot.match.service.matches import Matches
from bot.privacy import rows as erasure
from bot.store.app import App
from bot.store.codec import written
from bot.store.database import Connection
from bot.tournaments import rows as stored
from bot.tournaments.model.changes import announced, announces
from bot.tournaments.model.event import Drafted, Event, Paired, TimeUp
from bot.tournaments.model.pairings import Kind
from bot.tournaments.model.plan import Format, Plan
from bot.tournaments.model.policy import Policy, RoundEnd
from bot.tournaments.model.tournament import Tournament
from bot.tournaments.rows import Seen
from bot.tournaments.service import duties as duties
from bot.tournaments.service.directors import Directors
from bot.tournaments.service.games import AT_ONCE
from bot.tournaments.service.tournaments import Tournaments
from tests.bot.fixtures import PLACE, Hands, terms
from tests.bot.services.test_tournaments import entered, going_on
from tests.bot.services.waits import told

BOSS, GUILD = 999, PLACE.guild_id
SINGLE = terms("14d", rated=True)
PAIR = replace(SINGLE, pair=True)
PLANS = [
    pytest.param(Plan("Cup", Format.SWISS, SINGLE, rounds=3), 71, id="swiss"),
    pytest.param(Plan("Cup", Format.KNOCKOUT, SINGLE), 70, id="knockout"),
    pytest.param(Plan("Cup", Format.GROUPS, PAIR, group=6), 13, id="groups"),
    pytest.param(Plan("Cup", Format.ROUND_ROBIN, SINGLE, cycles=2), 9, id="round-robin"),
]

Do = Callable[..., Awaitable[None]]


class Killed(Exception):
    """The process ends here."""


def dying(part: int, do: Do) -> Do:
    """The same, but the process ends in the middle of a part, counted from 1."""
    parts = 0

    async def begun(connection: Connection, seen: Seen, *others: Any) -> None:
        nonlocal parts
        parts += bool(seen.tournament.drafted)
        await do(connection, seen, *others)
        if parts == part:
            raise Killed

    return begun


async def started(app: App, plan: Plan, players: int) -> Tournament:
    tournament = await entered(app, plan, players)
    return await app[Tournaments].start(tournament.id, Asker(BOSS, GUILD))


@pytest.mark.parametrize(("plan", "players"), PLANS)
async def test_a_kill_between_parts_goes_on_where_it_stopped(
    url: str, hands: Hands, monkeypatch: pytest.MonkeyPatch, plan: Plan, players: int
) -> None:
    do = duties.do
    async with open_app(url, now=hands, seed=1) as app:
        tournament = await started(app, plan, players)
        monkeypatch.setattr(duties, "do", dying(3, do))
        await app[Tournaments].advance()
        half = await app[Tournaments].get(tournament.id, GUILD)
        assert 0 < len(await going_on(app)) <= 2 * AT_ONCE
        assert half.drafted
        assert not half.decided
        # Meanwhile others play.
        match = (await going_on(app))[0]
        await app[Matches].act(match.mover, match.id, Match.resign)
        assert (await check(app.database)).problems == ()
    monkeypatch.setattr(duties, "do", do)
    async with open_app(url, now=hands, seed=2) as app:
        await app[Tournaments].advance()
        running = await app[Tournaments].get(tournament.id, GUILD)
        events = await app[Tournaments].history(tournament.id, GUILD)
        drafted = next(event.what for event in events if isinstance(event.what, Drafted))
        wanted = [each.players for part in drafted.parts for each in part]
        found = [(m.pairing.first, m.pairing.second) for m in running.meetings]
        assert Counter(found) == Counter(wanted)
        assert not running.drafted
        games = [match for meeting in running.meetings for match in meeting.matches]
        assert len(games) == len(set(games)) == len(await going_on(app)) + 1
        paired = [event.what for event in events if isinstance(event.what, Paired)]
        assert all(len(each.meetings) * plan.games <= AT_ONCE + plan.games for each in paired)
        news = [written(n.what)["seq"] for n in await told(app) if n.kind is TournamentRound]
        assert news == [event.seq for event in events if announces(event)]
        players_told = [{n for m in announced(running, events, s) for n in m.pairing.players()} for s in news]
        assert set().union(*players_told) == {n for m in running.meetings for n in m.pairing.players()}
        assert sum(map(len, players_told)) == len(set().union(*players_told)), "everybody is called once"
        assert max(map(len, players_told)) <= 60
        assert (await check(app.database)).problems == ()


async def test_who_leaves_between_the_parts_begins_no_more_games(
    url: str, hands: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    plan = Plan("Cup", Format.SWISS, SINGLE, rounds=3)
    do = duties.do
    async with open_app(url, now=hands, seed=1) as app:
        tournament = await started(app, plan, 60)
        monkeypatch.setattr(duties, "do", dying(2, do))
        await app[Tournaments].advance()
        half = await app[Tournaments].get(tournament.id, GUILD)
        gone = half.user(half.drafted[0][0].pairing.first)
        await app[Tournaments].withdraw(tournament.id, GUILD, gone)
        monkeypatch.setattr(duties, "do", do)
        await app[Tournaments].advance()
        running = await app[Tournaments].get(tournament.id, GUILD)
        [own] = [m for m in running.meetings if running.number(gone) in m.pairing.players()]
        assert (own.matches, own.pairing.kind, own.pairing.points(running.number(gone))) == (
            (),
            Kind.FORFEIT,
            0,
        )
        assert len(running.meetings) == 30
        assert (await check(app.database)).problems == ()


async def test_a_large_round_has_one_end_and_ends_in_parts(app: App, hands: Hands) -> None:
    policy = Policy(round_days=7, round_end=RoundEnd.CLAIMS)
    tournament = await started(app, Plan("Cup", Format.SWISS, SINGLE, rounds=3, policy=policy), 60)
    await app[Tournaments].advance()
    running = await app[Tournaments].get(tournament.id, GUILD)
    assert len({meeting.limit for meeting in running.meetings}) == 1
    hands.on(days=7, seconds=1)
    await app[Tournaments].advance()
    events = await app[Tournaments].history(tournament.id, GUILD)
    over = [event.what.meetings for event in events if isinstance(event.what, TimeUp)]
    assert [len(meetings or ()) for meetings in over] == [AT_ONCE, 10]
    hands.on(days=4)
    await app[Tournaments].advance()
    after = await app[Tournaments].get(tournament.id, GUILD)
    assert all(meeting.decided for meeting in after.meetings[:30])
    assert (await check(app.database)).problems == ()


async def test_of_a_tournament_that_begins_in_parts_no_part_reads_the_whole_again(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Read again for every part, 500 players in groups who meet twice kept another's move waiting 0.9 s."""
    tournament = await started(app, Plan("Cup", Format.GROUPS, PAIR, group=6), 13)
    read = list[int]()
    load = stored.load

    async def counted(connection: Connection, tournament_id: int) -> Tournament:
        found = await load(connection, tournament_id)
        read.append(found.seq)
        return found

    monkeypatch.setattr(stored, "load", counted)
    await app[Tournaments].advance()
    running = await app[Tournaments].get(tournament.id, GUILD)
    assert not running.drafted
    parts = [e for e in await app[Tournaments].history(tournament.id, GUILD) if isinstance(e.what, Paired)]
    assert len(parts) > 2
    whole = [seq for seq in read if seq > parts[0].seq]
    assert len(whole) <= 2, "only who asks for it here"


async def test_a_director_s_act_that_holds_and_then_ends_many_games_reads_the_whole_once(
    app: App, hands: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Read again for every game, to send away one of 500 players kept another's move waiting 2.2 s."""
    tournament = await started(app, Plan("Cup", Format.GROUPS, SINGLE, group=6), 6)
    await app[Tournaments].advance()
    read = list[int]()
    events_of = stored.events_of

    async def counted(connection: Connection, tournament_id: int) -> list[Event]:
        found = await events_of(connection, tournament_id)
        read.append(found[-1].seq)
        return found

    monkeypatch.setattr(stored, "events_of", counted)
    await app[Directors].do(tournament.id, Asker(BOSS, GUILD), "remove", tournament.entrants[0])
    held = [match for match in await going_on(app) if match.clock.stands(Why.DIRECTOR, hands())]
    assert (len(held), len(read)) == (5, 1)
    hands.on(days=1)
    await app[Tournaments].advance()
    assert len(read) == 2, "once for all duties that are due"
    after = await app[Tournaments].get(tournament.id, GUILD)
    assert (len(after.results), len(read)) == (5, 3)
    await app[Directors].do(tournament.id, Asker(BOSS, GUILD), "cancel")
    assert (await going_on(app), len(read)) == ([], 4)
    assert (await check(app.database)).problems == ()


async def test_many_games_follow_a_director_in_parts_whatever_ends(url: str, hands: Hands) -> None:
    """In one transaction, to pause 660 games kept another's move waiting 0.7 s, and to call them off 1 s."""
    boss = Asker(BOSS, GUILD)

    async def standing(app: App) -> int:
        return sum(match.clock.stands(Why.DIRECTOR, hands()) for match in await going_on(app))

    async with open_app(url, now=hands, seed=1) as app:
        tournament = await started(app, Plan("Cup", Format.SWISS, SINGLE, rounds=3), 60)
        await app[Tournaments].advance()
        await app[Directors].do(tournament.id, boss, "pause")
        assert await standing(app) == AT_ONCE
        assert (await check(app.database)).problems == ()
    async with open_app(url, now=hands, seed=2) as app:
        await app[Tournaments].advance()
        assert await standing(app) == 30
        await app[Directors].do(tournament.id, boss, "resume")
        assert await standing(app) == 30 - AT_ONCE
        # A director who thinks better of it in between has all games follow the last word.
        await app[Directors].do(tournament.id, boss, "pause")
        await app[Directors].undo(tournament.id, boss)
        await app[Tournaments].advance()
        assert await standing(app) == 0
        assert (await check(app.database)).problems == ()
        before = await app[Tournaments].history(tournament.id, GUILD)
        await app[Tournaments].advance()
        assert await app[Tournaments].history(tournament.id, GUILD) == before, "nothing is left to follow"
        await app[Directors].do(tournament.id, boss, "cancel")
        assert len(await going_on(app)) == 30 - AT_ONCE
    async with open_app(url, now=hands, seed=3) as app:
        await app[Tournaments].advance()
        assert await going_on(app) == []
        assert (await check(app.database)).problems == ()


async def test_who_is_forgotten_in_a_transaction_is_not_read_from_its_memory(app: App) -> None:
    tournament = await started(app, Plan("Cup", Format.GROUPS, SINGLE, group=6), 6)
    gone = tournament.entrants[0]

    async def forgotten(connection: Connection) -> Tournament:
        assert gone in (await stored.load(connection, tournament.id)).seeds
        await erasure.forget(connection, gone)
        return await stored.load(connection, tournament.id)

    assert gone not in (await app.database.write(forgotten, about=())).seeds


async def test_who_is_forgotten_between_two_parts_is_known_by_no_number_in_the_next(
    url: str, hands: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    plan = Plan("Cup", Format.SWISS, SINGLE, rounds=3)
    do = duties.do
    async with open_app(url, now=hands, seed=1) as app:
        tournament = await started(app, plan, 60)
        before = await app[Tournaments].get(tournament.id, GUILD)

        async def forgetting(connection: Connection, seen: Seen, *others: Any) -> None:
            if len(seen.tournament.meetings) == AT_ONCE:
                await erasure.forget(connection, before.seeds[-1])
            await do(connection, seen, *others)

        monkeypatch.setattr(duties, "do", forgetting)
        await app[Tournaments].advance()
        after = await app[Tournaments].get(tournament.id, GUILD)
        assert before.seeds[-1] not in after.seeds
        matches = [m for meeting in after.meetings for m in meeting.matches]
        players = {user for number in matches for user in (await app[Matches].get(number)).players}
        assert before.seeds[-1] not in players
