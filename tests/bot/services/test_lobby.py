"""The lobby between servers: two consents, who meets whom, limits, and that one offer begins one match."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from datetime import timedelta
from itertools import count

import pytest
import sqlalchemy as sa

from bot.app import App, open_app
from bot.core.errors import LobbyClosed, NotAvailable, TooManyMatches
from bot.core.lobby import Complaint, Greeting, Offer, Shown
from bot.core.match import Match, Place, Terms
from bot.core.people import mark_of
from bot.core.preferences import DEFAULT_ZONE
from bot.core.rating import Rating
from bot.health import check
from bot.store import erasure, locks, retention
from bot.store.ratings import Pool, rating_row
from bot.store.tables import players, ratings, world_bans, world_closures, world_offers, world_reports
from rules import GAMES
from tests.bot.fixtures import Hands, a_move, terms
from tests.bot.services.waits import how_many, pass_time, stay

ANN, BEN, CAY, DAN = 101, 202, 303, 404
HERE, THERE, THIRD = Place(900, 901), Place(800, 801), Place(700, 701)
LETTER = Place(None, 55)
DOORS = {HERE: 950, THERE: 850, THIRD: 750}
REQUESTS = count(10**17)


@pytest.fixture
async def world(app: App) -> App:
    """Three servers with open doors, and people who have agreed."""
    await opened(app)
    return app


async def opened(app: App) -> None:
    for place, door in DOORS.items():
        await app.players.save_server(place.guild_id or 0, door=door)
    for user in (ANN, BEN, CAY, DAN):
        await app.lobby.agree(user)


async def offered(app: App, by: int = ANN, place: Place = HERE, agreed: Terms | None = None) -> Offer:
    made = await app.lobby.seek(by, agreed or terms(), place, near=False)
    assert isinstance(made, Offer)
    return made


async def met(
    app: App, one: int = ANN, other: int = BEN, places: tuple[Place, Place] = (HERE, THERE)
) -> Match:
    """The match of two people who have looked for one, one after the other."""
    await offered(app, one, places[0])
    match = await app.lobby.seek(other, terms(), places[1], near=False)
    assert isinstance(match, Match)
    return match


async def refused(work: object) -> str:
    with pytest.raises(LobbyClosed) as caught:
        await work  # type: ignore[misc]
    return caught.value.code.removeprefix("lobby-closed-")


def numbers(shown: list[Shown]) -> list[int]:
    return [each.offer.id for each in shown]


async def lost_on_time(app: App, hands: Hands, match: Match, loser: int) -> None:
    """Time runs out in the match for this player."""
    while len(match.moves) < 2 or match.mover != loser:
        match = (await app.matches.play(match.mover, a_move(match), match_id=match.id)).match
    assert match.deadline is not None
    await app.players.save(loser, vacation_auto=False)
    await pass_time(app, hands, match.deadline - hands.at)
    await app.matches.act(match.opponent_of(loser), match.id, Match.claim_time)


# Two consents.


async def test_nobody_plays_who_has_not_agreed_or_whose_server_has_not_opened_its_door(app: App) -> None:
    assert await refused(app.lobby.seek(ANN, terms(), HERE)) == "unasked"
    assert await refused(app.lobby.offers(ANN, HERE)) == "unasked"
    await app.lobby.agree(ANN)
    assert (await app.players.settings(ANN)).world
    assert await refused(app.lobby.seek(ANN, terms(), HERE)) == "door"
    assert await refused(app.lobby.offers(ANN, HERE)) == "door"
    await app.players.save_server(HERE.guild_id or 0, door=950)
    assert await app.lobby.offers(ANN, HERE) == []
    assert isinstance(await app.lobby.seek(ANN, terms(), HERE), Offer)


async def test_a_second_one_who_looks_joins_and_each_has_boards_in_their_own_place(world: App) -> None:
    offer = await offered(world)
    match = await world.lobby.seek(BEN, terms(), LETTER)
    assert isinstance(match, Match)
    assert match.place_of(ANN) == Place(900, 950)
    assert match.place_of(BEN) == LETTER
    assert set(match.places) == {Place(900, 950), LETTER}
    assert numbers(await world.lobby.offers(CAY, THERE)) == []
    assert await refused(world.lobby.join(offer.id, CAY, THERE)) == "gone"
    assert await world.lobby.mine(ANN) == []
    assert (await check(world.database)).problems == ()


async def test_two_of_one_server_meet_in_its_one_channel(world: App) -> None:
    match = await met(world, places=(HERE, Place(900, 999)))
    assert match.places == (Place(900, 950),)
    assert (await check(world.database)).problems == ()


async def test_games_played_in_pairs_begin_both_with_sides_and_places_swapped(world: App) -> None:
    paired = next(key for key in GAMES if terms(game=key, rated=True).checked().pair)
    agreed = terms(rated=True, game=paired)
    await offered(world, agreed=agreed)
    match = await world.lobby.seek(BEN, agreed, THERE, near=False)
    assert isinstance(match, Match)
    twin = await world.matches.get(match.header.twin or 0)
    assert twin.players == match.players[::-1]
    for each in (match, twin):
        assert (each.place_of(ANN), each.place_of(BEN)) == (Place(900, 950), Place(800, 850))
    assert (await world.lobby.conduct(ANN)).playing == 2
    assert (await check(world.database)).problems == ()


async def test_consent_taken_back_takes_the_offers_along_and_games_go_on(world: App) -> None:
    match = await met(world)
    offer = await offered(world)
    assert numbers(await world.lobby.offers(BEN, THERE)) == [offer.id]
    assert await world.lobby.leave(ANN) == 1
    assert not (await world.players.settings(ANN)).world
    assert await world.lobby.offers(BEN, THERE) == []
    assert await refused(world.lobby.join(offer.id, BEN, THERE)) == "gone"
    assert await refused(world.lobby.seek(ANN, terms(), HERE)) == "unasked"
    assert not (await world.matches.get(match.id)).over
    # Agreed anew, nothing of before is there.
    await world.lobby.agree(ANN)
    assert await world.lobby.mine(ANN) == []


async def test_offers_from_a_server_that_closes_its_door_or_leaves_wait_until_it_is_open(world: App) -> None:
    offer = await offered(world)
    await world.players.save_server(900, door=None)
    assert await world.lobby.offers(BEN, THERE) == []
    assert await refused(world.lobby.join(offer.id, BEN, THERE)) == "gone"
    await world.players.save_server(900, door=960)
    await world.departures.left(900)
    assert await refused(world.lobby.join(offer.id, BEN, THERE)) == "gone"
    await world.departures.joined(900)
    match = await world.lobby.join(offer.id, BEN, THERE)
    assert match.place_of(ANN) == Place(900, 960)


# Who meets whom.


async def test_blocked_either_way_they_do_not_meet_and_the_refusal_is_that_of_a_taken_offer(
    world: App,
) -> None:
    offer = await offered(world)
    await world.blocks.block(ANN, BEN)
    await world.blocks.block(CAY, ANN)
    for kept in (BEN, CAY):
        assert await world.lobby.offers(kept, THERE) == []
        assert await refused(world.lobby.join(offer.id, kept, THERE)) == "gone"
        assert await refused(world.lobby.offer(offer.id, kept, THERE)) == "gone"
        assert await refused(world.lobby.join(999, kept, THERE)) == "gone"
    # Looking for a game they leave an offer, as they would where nobody had come.
    left = await world.lobby.seek(BEN, terms(), THERE, near=False)
    nobody = await world.lobby.seek(CAY, terms(game="czech"), THERE, near=False)
    assert isinstance(left, Offer)
    assert isinstance(nobody, Offer)
    assert left.expires_at == nobody.expires_at
    match = await world.lobby.seek(DAN, terms(), THIRD, near=False)
    assert isinstance(match, Match)
    assert ANN in match.players


async def test_a_refusal_by_a_block_asks_the_database_as_much_as_any_other(world: App) -> None:
    """Nobody learns of a block by a stopwatch."""
    offer = await offered(world)
    own = await offered(world, DAN, THIRD, terms(game="czech"))
    await world.blocks.block(ANN, BEN)
    asked: list[int] = []

    async def statements(number: int) -> int:
        before = world.metrics.statements._value.get()
        assert await refused(world.lobby.join(number, BEN, THERE)) == "gone"
        return int(world.metrics.statements._value.get() - before)

    asked.append(await statements(offer.id))
    await world.lobby.withdraw(own.id, DAN)
    asked.append(await statements(own.id))
    assert asked[0] == asked[1]


async def test_nobody_joins_their_own_offer_and_only_its_maker_takes_it_back(world: App) -> None:
    offer = await offered(world)
    assert await refused(world.lobby.join(offer.id, ANN, HERE)) == "own"
    assert isinstance(await world.lobby.seek(DAN, terms(game="czech"), THIRD), Offer)
    await world.lobby.withdraw(offer.id, BEN)
    assert [each.id for each in await world.lobby.mine(ANN)] == [offer.id]
    for _ in range(2):
        await world.lobby.withdraw(offer.id, ANN)
    assert await world.lobby.mine(ANN) == []


async def test_who_reports_an_opponent_is_not_matched_with_them_again(world: App) -> None:
    match = await met(world)
    for _ in range(2):
        await world.moderation.report(match.id, BEN, Complaint.STALLING)
    (report,) = await world.moderation.reports()
    assert (report.match_id, report.by, report.about, report.kind) == (match.id, BEN, ANN, "stalling")
    await offered(world, BEN, THERE)
    assert await world.lobby.offers(ANN, HERE) == []
    assert isinstance(await world.lobby.seek(ANN, terms(), HERE, near=False), Offer)
    assert (await check(world.database)).problems == ()


async def test_only_games_of_the_world_are_reported(world: App) -> None:
    seek = await world.seeks.invite(ANN, terms(), HERE, opponent=BEN)
    match = await world.seeks.join(seek.id, BEN)
    assert await refused(world.moderation.report(match.id, ANN, Complaint.OTHER)) == "no-game"
    assert await world.moderation.reports() == []


async def test_who_is_banned_finds_nobody_and_is_found_by_nobody_until_that_is_taken_back(world: App) -> None:
    offer = await offered(world)
    assert await world.moderation.ban(ANN)
    assert not await world.moderation.ban(ANN)
    assert await world.lobby.offers(BEN, THERE) == []
    assert await refused(world.lobby.join(offer.id, BEN, THERE)) == "gone"
    assert await refused(world.lobby.seek(ANN, terms(), HERE)) == "banned"
    assert await world.moderation.unban(ANN)
    assert not await world.moderation.unban(ANN)
    assert numbers(await world.lobby.offers(BEN, THERE)) == [offer.id]


async def test_a_ban_and_a_report_hold_against_who_comes_back_after_having_been_deleted(world: App) -> None:
    match = await met(world)
    await world.moderation.report(match.id, ANN, Complaint.NAME)
    await world.moderation.ban(CAY)
    for user in (BEN, CAY):
        await world.privacy.erase(user)
        await world.lobby.agree(user)
    await offered(world)
    assert await world.lobby.offers(BEN, THERE) == []
    assert await refused(world.lobby.offers(CAY, THERE)) == "banned"
    async with world.database.reading() as connection:
        assert await connection.scalar(sa.select(world_bans.c.user_id)) == mark_of(CAY)
        assert await connection.scalar(sa.select(world_reports.c.about)) == mark_of(BEN)
    assert (await check(world.database)).problems == ()


async def test_a_server_closes_itself_to_one_that_it_has_met_by_the_number_of_a_game(world: App) -> None:
    match = await met(world)
    for guild, number in ((700, match.id), (900, 999)):
        assert await refused(world.moderation.shut(guild, number)) == "no-game"
    alone = await met(world, CAY, DAN, (THIRD, LETTER))
    assert await refused(world.moderation.shut(700, alone.id)) == "no-game", "nobody's server is there"
    for _ in range(2):
        await world.moderation.shut(900, match.id)
    assert await world.moderation.shut_by(900) == [match.id]
    assert await world.moderation.shut_by(800) == []
    offer = await offered(world)
    assert await world.lobby.offers(BEN, THERE) == []
    assert await refused(world.lobby.join(offer.id, BEN, THERE)) == "gone"
    assert isinstance(await world.lobby.seek(BEN, terms(), THERE, near=False), Offer)
    assert numbers(await world.lobby.offers(CAY, THIRD)) == [offer.id, offer.id + 1]
    await world.moderation.unshut(900, match.id)
    assert numbers(await world.lobby.offers(BEN, THERE)) == [offer.id]
    assert (await check(world.database)).problems == ()


async def again(world: App, match: Match) -> Match:
    """The rematch, which Ann has asked for."""
    await world.matches.act(BEN, match.id, Match.resign)
    return await world.seeks.join((await world.seeks.rematch(ANN, match.id)).id, BEN)


async def test_a_rematch_between_servers_is_reported_like_the_game_before_it_and_counts_like_it(
    world: App,
) -> None:
    match = await again(world, await met(world))
    assert match.header.away is not None
    assert (await world.lobby.conduct(ANN)).playing == 1
    await world.moderation.report(match.id, BEN, Complaint.STALLING)
    assert [each.match_id for each in await world.moderation.reports()] == [match.id]
    await world.moderation.shut(800, match.id)
    assert await world.moderation.shut_by(800) == [match.id]
    assert (await check(world.database)).problems == ()


async def test_no_rematch_crosses_to_who_reported_or_takes_part_no_more(world: App) -> None:
    match = await met(world)
    await world.matches.act(BEN, match.id, Match.resign)
    asked = await world.seeks.rematch(ANN, match.id)

    async def kept_away() -> None:
        """Neither the invitation that stands nor another one comes through."""
        with pytest.raises(NotAvailable):
            await world.seeks.rematch(ANN, match.id)

    await world.lobby.leave(BEN)
    await kept_away()
    assert await refused(world.seeks.join(asked.id, BEN)) == "unasked"
    await world.lobby.agree(BEN)
    await world.moderation.ban(BEN)
    await kept_away()
    assert await refused(world.seeks.join(asked.id, BEN)) == "banned"
    await world.moderation.unban(BEN)
    await world.players.save_server(800, door=None)
    await kept_away()
    assert await refused(world.seeks.join(asked.id, BEN)) == "door"
    await world.players.save_server(800, door=850)
    await world.moderation.shut(800, match.id)
    await kept_away()
    await world.moderation.unshut(800, match.id)
    await world.moderation.report(match.id, BEN, Complaint.STALLING)
    await kept_away()
    with pytest.raises(NotAvailable):
        await world.seeks.join(asked.id, BEN)


# Limits.


async def test_a_newcomer_has_one_offer_until_three_games_are_finished(world: App) -> None:
    await offered(world)
    assert await refused(world.lobby.seek(ANN, terms(game="czech"), HERE)) == "first"
    for _ in range(3):
        match = await world.lobby.seek(BEN, terms(), THERE, near=False)
        assert isinstance(match, Match)
        for _ in range(4):
            match = (await world.matches.play(match.mover, a_move(match), match_id=match.id)).match
        await world.matches.act(BEN, match.id, Match.resign)
        await offered(world)
    for game in ("czech", "pool"):
        await offered(world, agreed=terms(game=game))
    assert await refused(world.lobby.seek(ANN, terms(game="turkish"), HERE)) == "offers"
    assert (await world.lobby.conduct(ANN)).finished == 3


async def test_two_games_lost_on_time_are_a_rest_after_a_warning(world: App, hands: Hands) -> None:
    for number in range(2):
        match = await met(world)
        assert (await world.lobby.conduct(BEN)).warned(hands()) is (number == 1)
        await lost_on_time(world, hands, match, BEN)
    assert await refused(world.lobby.seek(BEN, terms(), THERE)) == "resting"
    offer = await offered(world)
    assert await refused(world.lobby.join(offer.id, BEN, THERE)) == "resting"
    assert (await world.lobby.conduct(ANN)).lost == ()
    assert (await world.lobby.conduct(BEN)).reliability == "seldom"
    hands.on(days=14)
    assert isinstance(await world.lobby.seek(BEN, terms(), THERE), Offer)


async def test_the_offer_of_somebody_who_rests_fits_nobody(world: App, hands: Hands) -> None:
    first = await met(world)
    await offered(world, agreed=terms("14d"))
    second = await world.lobby.seek(BEN, terms("14d"), THERE, near=False)
    assert isinstance(second, Match)
    await lost_on_time(world, hands, first, BEN)
    offer = await offered(world, BEN, THERE)
    assert numbers(await world.lobby.offers(CAY, THIRD)) == [offer.id]
    await lost_on_time(world, hands, second, BEN)
    assert await world.lobby.offers(CAY, THIRD) == []
    assert await refused(world.lobby.join(offer.id, CAY, THIRD)) == "gone"


async def test_a_server_that_limits_games_limits_these_too(world: App) -> None:
    await world.players.save_server(900, max_matches=1)
    await met(world)
    with pytest.raises(TooManyMatches):
        await world.lobby.seek(ANN, terms(), HERE)
    offer = await offered(world, CAY, THIRD)
    with pytest.raises(TooManyMatches):
        await world.lobby.join(offer.id, ANN, HERE)
    assert isinstance(await world.lobby.join(offer.id, ANN, LETTER), Match)


async def test_an_offer_stands_for_seven_days_and_its_row_is_kept_for_thirty_more(
    world: App, hands: Hands
) -> None:
    offer = await offered(world)
    assert offer.expires_at == hands() + timedelta(days=7)
    hands.on(days=7)
    assert await world.lobby.offers(BEN, THERE) == []
    assert await refused(world.lobby.join(offer.id, BEN, THERE)) == "gone"
    hands.on(days=30, minutes=1)
    await stay(world, hands)
    async with world.database.reading() as connection:
        assert await connection.scalar(sa.select(sa.func.count()).select_from(world_offers)) == 0


# Near in rating.


async def test_offers_are_for_those_who_are_near_unless_for_anybody(world: App) -> None:
    agreed = terms(rated=True)
    for user, value in ((ANN, 1500.0), (BEN, 1701.0), (CAY, 1699.0)):
        await _rate(world, user, value, agreed.game)
    made = await world.lobby.seek(ANN, agreed, HERE, greeting=Greeting.DAILY)
    assert isinstance(made, Offer)
    assert await world.lobby.offers(BEN, THERE) == []
    assert await refused(world.lobby.join(made.id, BEN, THERE)) == "gone"
    (shown,) = await world.lobby.offers(CAY, THIRD)
    assert (shown.offer.greeting, round(shown.rating.value if shown.rating else 0)) == (Greeting.DAILY, 1500)
    assert shown.reliability == "new"
    assert isinstance(await world.lobby.seek(BEN, agreed, THERE, near=False), Offer)
    assert isinstance(await world.lobby.seek(CAY, agreed, THIRD), Match)


async def _rate(app: App, user: int, value: float, game: str) -> None:
    row = rating_row(Pool(game, None), user, Rating(value, 60.0, 0.09, 9, app.now()))
    await app.database.write(lambda c: c.execute(sa.insert(ratings).values(**row)), about=())


async def test_offers_are_counted_by_game(world: App) -> None:
    assert await world.lobby.waiting() == {}
    for user, game in ((ANN, "czech"), (BEN, "pool"), (CAY, "turkish")):
        await offered(world, user, agreed=terms(game=game))
    await offered(world, DAN, THIRD, terms("14d", game="pool"))
    assert list((await world.lobby.waiting()).items()) == [("pool", 2), ("czech", 1), ("turkish", 1)]


# At once.


async def test_pressed_twice_it_is_done_once(world: App) -> None:
    made = [await world.lobby.seek(ANN, terms(), HERE, request=5) for _ in range(2)]
    assert made[0] == made[1]
    begun = [await world.lobby.seek(BEN, terms(), THERE, request=6) for _ in range(2)]
    assert [isinstance(each, Match) and each.id for each in begun] == [1, 1]
    assert await world.lobby.mine(BEN) == []
    offer = await offered(world, CAY, THIRD)
    joined = [await world.lobby.join(offer.id, BEN, THERE, request=7) for _ in range(2)]
    assert joined[0].id == joined[1].id
    assert await how_many(world, world_offers) == 2


@pytest.fixture
async def houses(url: str, hands: Hands) -> AsyncIterator[tuple[App, App]]:
    async with open_app(url, now=hands, seed=1) as one, open_app(url, now=hands, seed=2) as two:
        await opened(one)
        yield one, two


async def many_joins(houses: tuple[App, App], number: int) -> list[Match]:
    """The matches that began when so many people have joined one offer at once, in two processes."""
    people = range(10_000, 10_000 + number)

    def change(user: int) -> dict[str, object]:
        return {"user_id": user, "settings": {"world": True}}

    await houses[0].database.write(
        lambda c: c.execute(sa.insert(players), [change(user) for user in people]), about=[locks.EVERYTHING]
    )
    offer = await offered(houses[0])
    results = await asyncio.gather(
        *(houses[n % 2].lobby.join(offer.id, user, THERE) for n, user in enumerate(people)),
        return_exceptions=True,
    )
    wrong = [
        each for each in results if isinstance(each, BaseException) and not isinstance(each, LobbyClosed)
    ]
    assert wrong == []
    return [each for each in results if isinstance(each, Match)]


async def test_of_many_who_join_one_offer_at_once_one_plays(houses: tuple[App, App]) -> None:
    assert len(await many_joins(houses, 60)) == 1
    assert len(await houses[0].matches.mine(ANN)) == 1
    assert (await check(houses[0].database)).problems == ()


@pytest.mark.slow
async def test_of_a_crowd_that_joins_one_offer_at_once_one_plays(houses: tuple[App, App]) -> None:
    # Nobody waits longer than half a minute for one of the connections to a server.
    crowd = 1000 if houses[0].database.sqlite else 200
    assert len(await many_joins(houses, crowd)) == 1
    assert len(await houses[0].matches.mine(ANN)) == 1


async def test_of_two_who_look_at_once_one_offers_and_the_other_joins(houses: tuple[App, App]) -> None:
    found = await asyncio.gather(
        *(
            houses[n % 2].lobby.seek(user, terms(), place, near=False)
            for n, (user, place) in enumerate(((ANN, HERE), (BEN, THERE), (CAY, THIRD), (DAN, LETTER)))
        )
    )
    assert [type(each) for each in found].count(Match) == 2
    assert (await check(houses[0].database)).problems == ()


# What is kept.


async def test_what_the_lobby_keeps_is_told_and_deleted_with_its_person(world: App) -> None:
    match = await met(world)
    await world.moderation.report(match.id, ANN, Complaint.PROGRAM)
    made = await world.lobby.seek(ANN, terms(game="czech"), HERE, greeting=Greeting.PATIENT, request=9)
    assert isinstance(made, Offer)
    rows = (await world.privacy.data_of(ANN)).rows
    assert [each["game"] for each in rows["world_offers"]] == [match.terms.game, "czech"]
    assert [each["kind"] for each in rows["world_reports"]] == ["program"]
    assert '"world": true' in str(rows["players"]).replace("'", '"').replace("True", "true")
    # Who was reported does not read by whom.
    assert (await world.privacy.data_of(BEN)).rows["world_reports"] == []
    await world.privacy.erase(ANN)
    async with world.database.reading() as connection:
        (kept,) = (await connection.execute(sa.select(world_offers))).mappings().all()
        assert (kept["by"], kept["request"], kept["greeting"], kept["zone"]) == (-1, None, None, DEFAULT_ZONE)
        assert await connection.scalar(sa.select(world_reports.c.by)) == -1
        assert all(
            [
                await connection.scalar(sa.select(sa.func.count()).where(column == ANN)) == 0
                for column in erasure.people()
            ]
        )
    assert (await check(world.database)).problems == ()


async def test_a_server_that_is_forgotten_leaves_no_offer_and_nobody_closed_to_it(
    world: App, hands: Hands
) -> None:
    match = await met(world)
    await world.moderation.shut(900, match.id)
    await world.moderation.shut(800, match.id)
    await offered(world, ANN, HERE)
    await world.departures.left(900)
    hands.on(days=31)
    await stay(world, hands)
    async with world.database.reading() as connection:
        assert await connection.scalar(sa.select(sa.func.count()).select_from(world_closures)) == 0
        (kept,) = (await connection.execute(sa.select(world_offers))).mappings().all()
        assert (kept["match_id"], kept["guild_id"]) == (match.id, None)
    assert world_offers in retention.LIFE
    assert (await check(world.database)).problems == ()
