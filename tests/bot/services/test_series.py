"""Series on a real database: the next event opens by itself, once, whatever happens."""

from dataclasses import replace
from datetime import timedelta

import pytest
import sqlalchemy as sa

from bot.console.check import check
from bot.core.access import Asker
from bot.core.errors import BadTournament
from bot.core.match import Match
from bot.core.news import Qualified, TournamentSeat
from bot.core.preferences import Title
from bot.match.service.matches import Matches
from bot.people.service import Players
from bot.privacy.service import Privacy
from bot.series.model import BadSeries, Count, Repeat, Rules, Series, State
from bot.series.service.places import Qualifications
from bot.series.service.seasons import Seasons
from bot.store import tables
from bot.store.app import App
from bot.sweeper import Sweeper
from bot.titles.service import Titles
from bot.tournaments.model.plan import Format, Plan
from bot.tournaments.model.policy import Policy, Start
from bot.tournaments.model.tournament import Status, Tournament, replay
from bot.tournaments.model.transitions import give_place
from bot.tournaments.service.directors import Directors
from bot.tournaments.service.tournaments import MOST_AT_ONCE, Tournaments
from tests.bot.fixtures import PLACE, Hands, moved, sure, terms
from tests.bot.services.test_tournaments import entered, going_on, restarted
from tests.bot.services.waits import pass_time, told

BOSS, GUILD = 999, PLACE.guild_id or 0
DIRECTOR = Asker(BOSS, GUILD)
CUP = Plan("Cup", Format.ROUND_ROBIN, terms("14d", rated=True))


def dated(hands: Hands, **ahead: float) -> Plan:
    return replace(CUP, policy=Policy(start=Start.DATE, starts_at=hands() + timedelta(**ahead)))


async def listed(app: App) -> list[Tournament]:
    """All events, the first first."""
    found = await app[Tournaments].listed(GUILD)
    return [await app[Tournaments].get(each.id, GUILD) for each in reversed(found)]


async def passes(app: App, hands: Hands, **span: float) -> None:
    await pass_time(app, hands, timedelta(**span))
    await app[Tournaments].advance()
    await app[Sweeper].sweep()


async def played(app: App, *order: int) -> None:
    """Every game that goes on is won by who comes first in the order."""
    for match in await going_on(app):
        after = await moved(app, match, 4)
        loser = max(after.players, key=order.index)
        await app[Matches].act(loser, after.id, Match.resign)
    await app[Tournaments].advance()


async def series_of(app: App, number: int) -> Series:
    return sure(await app[Seasons].at(number))


async def sound(app: App) -> None:
    assert (await check(app.database)).problems == ()


async def test_each_week_an_event_like_the_last_one_opens_and_starts(quick: App, hands: Hands) -> None:
    first = await entered(quick, dated(hands, days=2), 3)
    await quick[Directors].do(first.id, DIRECTOR, "name", 101)
    await quick[Seasons].set_up(first.id, DIRECTOR, Rules(Repeat.WEEK, events=3))
    await passes(quick, hands, days=1)
    assert len(await listed(quick)) == 1, "not before the first one starts"
    await passes(quick, hands, days=1)
    assert [each.status for each in await listed(quick)] == [Status.RUNNING, Status.OPEN]
    for _ in range(2):
        await quick[Sweeper].sweep()
    one, two = await listed(quick)
    assert two.plan.policy.starts_at == sure(one.plan.policy.starts_at) + timedelta(weeks=1)
    assert replace(two.plan, policy=one.plan.policy) == one.plan
    assert (two.place, two.directors) == (one.place, one.directors)
    assert two.directors == {BOSS, 101}
    await played(quick, 101, 102, 103)
    for user in (101, 102, 103):
        await quick[Tournaments].enter(two.id, GUILD, user)
    await passes(quick, hands, days=7)
    assert [each.status for each in await listed(quick)] == [Status.OVER, Status.RUNNING, Status.OPEN]
    await played(quick, 102, 101, 103)
    third = (await listed(quick))[-1]
    for user in (101, 102, 103):
        await quick[Tournaments].enter(third.id, GUILD, user)
    await passes(quick, hands, days=7)
    assert len(await listed(quick)) == 3, "a season of three events"
    assert (await series_of(quick, 1)).ended_at is None
    assert await quick[Titles].holders(GUILD, Title.SEASON, None) == frozenset()
    await played(quick, 102, 101, 103)
    assert (await series_of(quick, 1)).ended_at == hands()
    assert await quick[Titles].holders(GUILD, Title.SEASON, None) == {102}
    assert await quick[Titles].holders(GUILD, Title.SEASON, "russian") == frozenset()
    with pytest.raises(BadSeries):
        await quick[Seasons].set_up(first.id, DIRECTOR, Rules(Repeat.WEEK))
    await sound(quick)


async def test_one_opens_with_the_end_of_the_last_and_too_few_twice_end_it(quick: App, hands: Hands) -> None:
    first = await entered(quick, dated(hands, days=1), 3)
    for rules in (Rules(Repeat.WEEK), Rules(Repeat.FINAL, Count.POINTS)):
        await quick[Seasons].set_up(first.id, DIRECTOR, rules)
    await passes(quick, hands, days=1)
    assert len(await listed(quick)) == 1
    await played(quick, 101, 102, 103)
    one, two = await listed(quick)
    assert (one.status, two.status) == (Status.OVER, Status.OPEN)
    assert two.plan.policy.starts_at == hands() + timedelta(days=7)
    await quick[Tournaments].enter(two.id, GUILD, 101)
    await passes(quick, hands, days=7)
    assert [each.status for each in await listed(quick)] == [Status.OVER, Status.CANCELLED, Status.OPEN]
    await passes(quick, hands, days=7)
    assert [each.status for each in await listed(quick)][1:] == [Status.CANCELLED] * 2
    assert (await series_of(quick, 1)).ended_at == hands()
    await passes(quick, hands, days=60)
    assert len(await listed(quick)) == 3
    await sound(quick)


async def test_its_director_ends_it_and_a_table_stays_without_an_event(quick: App, hands: Hands) -> None:
    first = await entered(quick, dated(hands, days=1), 3)
    with pytest.raises(BadTournament):
        await quick[Seasons].set_up(first.id, Asker(101, GUILD), Rules(Repeat.WEEK))
    with pytest.raises(BadSeries):
        await quick[Seasons].set_up(first.id, DIRECTOR, Rules(Repeat.WEEK, best=0))
    with pytest.raises(BadSeries):
        await quick[Seasons].stop(first.id, DIRECTOR)
    await quick[Seasons].set_up(first.id, DIRECTOR, Rules(Repeat.WEEK))
    await passes(quick, hands, days=1)
    with pytest.raises(BadTournament):
        await quick[Seasons].stop(first.id, Asker(101, GUILD))
    await quick[Seasons].stop(first.id, DIRECTOR)
    second = (await listed(quick))[-1]
    assert (await series_of(quick, second.id)).ended_at is None, "two events are open or under way"
    await played(quick, 101, 102, 103)
    await quick[Directors].do(second.id, DIRECTOR, "cancel")
    assert (await series_of(quick, 1)).ended_at == hands()
    await passes(quick, hands, days=30)
    assert len(await listed(quick)) == 2
    await sound(quick)


async def test_a_long_absence_opens_one_event_and_not_those_that_were_missed(url: str, hands: Hands) -> None:
    async with restarted(url, hands) as app:
        first = await entered(app, dated(hands, days=1), 3)
        await app[Seasons].set_up(first.id, DIRECTOR, Rules(Repeat.WEEK))
    hands.on(days=31)
    for _ in range(2):
        async with restarted(url, hands) as app:
            await app[Sweeper].begin()
            await passes(app, hands, hours=1)
            one, two = await listed(app)
            starts_at = sure(two.plan.policy.starts_at)
            assert one.plan.policy.starts_at is not None
            assert hands() < starts_at <= hands() + timedelta(days=8)
            assert (starts_at - one.plan.policy.starts_at) % timedelta(weeks=1) == timedelta(0)
            await sound(app)


async def test_a_server_with_its_most_events_gets_the_next_one_later(quick: App, hands: Hands) -> None:
    first = await entered(quick, dated(hands, days=1), 3)
    await quick[Seasons].set_up(first.id, DIRECTOR, Rules(Repeat.WEEK))
    others = [await quick[Tournaments].create(BOSS, CUP, PLACE) for _ in range(MOST_AT_ONCE - 1)]
    await passes(quick, hands, days=1)
    assert len(await listed(quick)) == MOST_AT_ONCE
    await quick[Directors].do(others[0].id, DIRECTOR, "cancel")
    await passes(quick, hands, hours=23)
    assert len(await listed(quick)) == MOST_AT_ONCE
    await passes(quick, hands, hours=1)
    assert len(await listed(quick)) == MOST_AT_ONCE + 1
    assert (await series_of(quick, 1)).events[-1] == MOST_AT_ONCE + 1


async def test_who_has_set_one_up_reads_that_and_is_forgotten(app: App, hands: Hands) -> None:
    await app[Players].remember(BOSS, "Boss")
    first = await entered(app, dated(hands, days=1), 3)
    await app[Seasons].set_up(first.id, DIRECTOR, Rules(Repeat.WEEK))
    (row,) = (await app[Privacy].data_of(BOSS)).rows["series"]
    assert (row["by"], row["guild_id"]) == (BOSS, GUILD)
    await app[Privacy].erase(BOSS)
    assert (await series_of(app, 1)).by == -1
    await passes(app, hands, days=1)
    assert len(await listed(app)) == 2
    async with app.database.reading() as connection:
        kept = list(await connection.scalars(sa.select(tables.series.c.by)))
    assert kept == [-1]
    await sound(app)


async def final_of(app: App, **changes: object) -> Tournament:
    """An event that is open, into which others lead."""
    return await app[Tournaments].create(BOSS, replace(CUP, name="Final", **changes), PLACE)  # type: ignore[arg-type]


async def entrants(app: App, number: int) -> tuple[int, ...]:
    return (await app[Tournaments].get(number, GUILD)).entrants


async def states(app: App, source: int) -> dict[int, State]:
    (found,) = await app[Qualifications].of(source)
    return {each.user: each.state for each in found.given}


async def test_the_first_of_an_event_are_entered_and_a_leaver_is_followed(quick: App, hands: Hands) -> None:
    first = await entered(quick, CUP, 5)
    # Whoever qualifies is entered, for whomever else it is.
    final = await final_of(quick, policy=Policy(listed=(999,)))
    set_up = quick[Qualifications].set_up
    for by, places, fault in ((Asker(101, GUILD), 2, BadTournament), (DIRECTOR, 65, BadSeries)):
        with pytest.raises(fault):
            await set_up(first.id, final.id, by, places, None, of_season=False)
    with pytest.raises(BadSeries):
        await set_up(first.id, first.id, DIRECTOR, 2, None, of_season=False)
    with pytest.raises(BadSeries):
        await set_up(first.id, final.id, DIRECTOR, 2, None, of_season=True)
    for places in (3, 0, 2):
        await set_up(first.id, final.id, DIRECTOR, places, None, of_season=False)
    (wanted,) = await quick[Qualifications].of(first.id)
    assert (wanted.places, wanted.given) == (2, ())
    await quick[Tournaments].start(first.id, DIRECTOR)
    await quick[Tournaments].advance()
    assert await entrants(quick, final.id) == ()
    await played(quick, 103, 101, 105, 102, 104)
    assert await entrants(quick, final.id) == (103, 101)
    (news_,) = await told(quick, Qualified)
    assert (news_.place, news_.what) == (PLACE, Qualified(wanted.id, (103, 101)))
    await quick[Tournaments].leave(final.id, GUILD, 103)
    assert await entrants(quick, final.id) == (101, 105)
    assert (await told(quick, Qualified))[-1].what == Qualified(wanted.id, (105,))
    with pytest.raises(BadTournament):
        await quick[Tournaments].enter(final.id, GUILD, 103)
    await quick[Directors].do(final.id, DIRECTOR, "remove", 101)
    await quick[Tournaments].leave(final.id, GUILD, 102)
    await quick[Tournaments].leave(final.id, GUILD, 105)
    await quick[Tournaments].leave(final.id, GUILD, 104)
    assert await entrants(quick, final.id) == (), "nobody is left in the table"
    assert set((await states(quick, first.id)).values()) == {State.DECLINED}
    await sound(quick)


async def test_a_place_in_a_full_event_is_nobodys_and_nobody_is_called(quick: App) -> None:
    first = await entered(quick, CUP, 3)
    full = await entered(quick, replace(CUP, most=4, policy=Policy(waiting=False)), 2)
    for user in (201, 202):
        await quick[Tournaments].enter(full.id, GUILD, user)
    fuller = await full_of(quick, 101, 201, 202, policy=Policy(waiting=False))
    await quick[Qualifications].set_up(first.id, full.id, DIRECTOR, 3, None, of_season=False)
    await quick[Qualifications].set_up(first.id, fuller.id, DIRECTOR, 3, 4, of_season=False)
    await quick[Tournaments].start(first.id, DIRECTOR)
    await quick[Tournaments].advance()
    await played(quick, 101, 102, 103)
    given = [{each.user: each.state for each in of.given} for of in await quick[Qualifications].of(first.id)]
    one, two = State.ENTERED, State.DECLINED
    assert given == [{101: one, 102: one, 103: two}, {101: one, 102: two, 103: two}]
    called = [each.what for each in await told(quick, Qualified)]
    assert called == [Qualified(1, (101, 102)), Qualified(2, (101,))]
    await sound(quick)


async def full_of(app: App, *users: int, **changes: object) -> Tournament:
    """An event of three, into which these users have entered."""
    made = await final_of(app, **({"most": 3} | changes))
    for user in users:
        await app[Tournaments].enter(made.id, GUILD, user)
    return made


async def test_who_has_a_place_stands_before_those_who_merely_wait(quick: App, hands: Hands) -> None:
    first, full = await entered(quick, CUP, 5), await full_of(quick, 201, 202, 203, 204, 105)
    await quick[Qualifications].set_up(first.id, full.id, DIRECTOR, 3, None, of_season=False)
    await quick[Tournaments].start(first.id, DIRECTOR)
    await quick[Tournaments].advance()
    await played(quick, 103, 101, 105, 102, 104)
    assert await entrants(quick, full.id) == (201, 202, 203, 103, 101, 105, 204), "one of them had waited"
    for leaver, then in (
        (105, (201, 202, 203, 103, 101, 102, 204)),
        (202, (201, 203, 103, 101, 102, 204)),
        (103, (201, 203, 101, 102, 104, 204)),
    ):
        await quick[Tournaments].leave(full.id, GUILD, leaver)
        assert await entrants(quick, full.id) == then
    assert [each.recipient for each in await told(quick, TournamentSeat)] == [103, 101]
    await quick[Directors].do(full.id, DIRECTOR, "remove", 203)
    await quick[Directors].undo(full.id, DIRECTOR)
    assert await entrants(quick, full.id) == (201, 101, 102, 203, 104, 204), "before who never had a place"
    assert await quick[Tournaments].get(full.id, GUILD) == await replayed(quick, full)
    await sound(quick)


async def test_a_place_that_is_given_up_is_the_next_ones_of_the_table_at_once(quick: App) -> None:
    first, full = await entered(quick, CUP, 3), await full_of(quick, 101, 201, 202, 203)
    await quick[Qualifications].set_up(first.id, full.id, DIRECTOR, 1, None, of_season=False)
    await quick[Tournaments].start(first.id, DIRECTOR)
    await quick[Tournaments].advance()
    await played(quick, 101, 102, 103)
    for leaver, then in ((101, (201, 202, 102, 203)), (201, (202, 102, 203)), (102, (202, 203, 103))):
        await quick[Tournaments].leave(full.id, GUILD, leaver)
        assert await entrants(quick, full.id) == then
    seats = [each.recipient for each in await told(quick, TournamentSeat)]
    assert seats == [203], "nobody else has moved up"


async def test_of_two_places_in_an_event_the_better_one_counts(quick: App, hands: Hands) -> None:
    full = await quick[Tournaments].get((await full_of(quick, 201, 202, 203)).id, GUILD)
    for user, place in ((101, 1), (102, 2), (101, 5)):
        full, _ = give_place(full, user, place, hands())
    assert full.entrants[3:] == (101, 102)


async def replayed(app: App, event: Tournament) -> Tournament:
    """The same by its events, all at once."""
    return replay(event.id, PLACE, await app[Tournaments].history(event.id, GUILD))


async def test_who_has_a_place_has_not_checked_in_by_that(quick: App, hands: Hands) -> None:
    first, final = await entered(quick, CUP, 3), await final_of(quick)
    policy = Policy(start=Start.DATE, starts_at=hands() + timedelta(days=3), check_in=24)
    await quick[Directors].do(final.id, DIRECTOR, "settings", replace(final.plan, policy=policy))
    await quick[Qualifications].set_up(first.id, final.id, DIRECTOR, 3, None, of_season=False)
    await quick[Tournaments].start(first.id, DIRECTOR)
    await quick[Tournaments].advance()
    await played(quick, 101, 102, 103)
    await passes(quick, hands, days=2)
    await quick[Tournaments].check_in(final.id, GUILD, 102)
    assert (await quick[Tournaments].get(final.id, GUILD)).unanswered == (101, 103)


async def test_a_right_to_enter_is_taken_declined_or_ends(quick: App, hands: Hands) -> None:
    first = await entered(quick, CUP, 5)
    final = await final_of(quick, policy=Policy(listed=(999,)))
    await quick[Qualifications].set_up(first.id, final.id, DIRECTOR, 3, 4, of_season=False)
    await quick[Tournaments].start(first.id, DIRECTOR)
    await quick[Tournaments].advance()
    await played(quick, 101, 102, 103, 104, 105)
    assert await states(quick, first.id) == dict.fromkeys((101, 102, 103), State.OFFERED)
    with pytest.raises(BadTournament):
        await quick[Tournaments].enter(final.id, GUILD, 104)
    await quick[Tournaments].enter(final.id, GUILD, 101)
    await quick[Qualifications].decline(final.id, 102)
    assert (await states(quick, first.id))[104] is State.OFFERED
    for user in (101, 102, 105):
        with pytest.raises(BadSeries):
            await quick[Qualifications].decline(final.id, user)
    await passes(quick, hands, days=1)
    await quick[Qualifications].decline(final.id, 104)
    assert (await states(quick, first.id))[105] is State.OFFERED
    await passes(quick, hands, days=3)
    gone = dict.fromkeys((102, 103, 104), State.DECLINED)
    assert await states(quick, first.id) == {101: State.ENTERED, **gone, 105: State.OFFERED}
    assert len(await told(quick, Qualified)) == 3
    await passes(quick, hands, days=1)
    assert (await states(quick, first.id))[105] is State.DECLINED, "its days are counted from its own offer"
    await sound(quick)


async def test_the_first_of_a_season_come_into_a_final_that_has_not_begun(quick: App, hands: Hands) -> None:
    first = await entered(quick, CUP, 3)
    await quick[Seasons].set_up(first.id, DIRECTOR, Rules(Repeat.FINAL, events=2))
    final, begun = await final_of(quick), await entered(quick, CUP, 3)
    for target in (final, begun):
        await quick[Qualifications].set_up(first.id, target.id, DIRECTOR, 1, None, of_season=True)
    await quick[Tournaments].start(first.id, DIRECTOR)
    await quick[Tournaments].advance()
    await played(quick, 101, 102, 103)
    assert await entrants(quick, final.id) == (), "the season goes on"
    second = (await series_of(quick, first.id)).events[-1]
    for user in (101, 102, 103):
        await quick[Tournaments].enter(second, GUILD, user)
    for number in (begun.id, second):
        await quick[Tournaments].start(number, DIRECTOR)
    await quick[Tournaments].advance()
    await played(quick, 101, 103, 102)
    assert await entrants(quick, final.id) == (101,)
    assert await entrants(quick, begun.id) == (101, 102, 103)
    assert [each.what for each in await told(quick, Qualified)] == [Qualified(1, (101,))]


async def test_who_had_a_place_reads_that_and_may_be_forgotten(app: App, hands: Hands) -> None:
    first, final = await entered(app, CUP, 4), await final_of(app)
    await app[Qualifications].set_up(first.id, final.id, DIRECTOR, 2, 7, of_season=False)
    await app[Tournaments].start(first.id, DIRECTOR)
    await app[Tournaments].advance()
    await played(app, 101, 102, 103, 104)
    (row,) = (await app[Privacy].data_of(101)).rows["qualified"]
    assert (row["user_id"], row["state"]) == (101, "offered")
    await app[Privacy].erase(101)
    assert await states(app, first.id) == {-1: State.OFFERED, 102: State.OFFERED}
    await passes(app, hands, days=7)
    assert await states(app, first.id) == {
        -1: State.DECLINED,
        102: State.DECLINED,
        103: State.OFFERED,
        104: State.OFFERED,
    }
    other = await final_of(app)
    await app[Qualifications].set_up(first.id, other.id, DIRECTOR, 1, None, of_season=False)
    assert await entrants(app, other.id) == (102,), "nobody stands behind the number of the first"
    await sound(app)
