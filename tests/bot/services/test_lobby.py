"""The lobby between servers: two consents, offers that are near in rating, its limits, and what is kept."""

from datetime import timedelta

import pytest
import sqlalchemy as sa

from bot.console.check import check
from bot.core.errors import TooManyMatches
from bot.core.match import Match, Place
from bot.core.news import VacationSpent
from bot.core.preferences import DEFAULT_ZONE
from bot.core.rating import Rating
from bot.match.service.matches import Matches
from bot.people.service import Players
from bot.privacy import rows as erasure
from bot.privacy.service import Privacy
from bot.ratings.rows.ratings import Pool, rating_row
from bot.servers.service import Departures
from bot.store import retention
from bot.store.app import App
from bot.store.tables import ratings, world_closures, world_offers, world_reports
from bot.world.model import Complaint, Greeting, Offer
from bot.world.service.lobby import Lobby
from bot.world.service.moderation import Moderation
from rules import GAMES
from tests.bot.fixtures import Hands, a_move, moved, started, sure, terms
from tests.bot.services.lobbies import (
    ANN,
    BEN,
    CAY,
    DAN,
    DOORS,
    HERE,
    LETTER,
    THERE,
    THIRD,
    met,
    numbers,
    offered,
    refused,
)
from tests.bot.services.waits import asked, pass_time, stay, told

# Two consents.


async def test_nobody_plays_who_has_not_agreed_or_whose_server_has_not_opened_its_door(app: App) -> None:
    assert await refused(app[Lobby].seek(ANN, terms(), HERE)) == "unasked"
    assert await refused(app[Lobby].offers(ANN, HERE)) == "unasked"
    await app[Lobby].agree(ANN)
    assert (await app[Players].settings(ANN)).world
    assert await refused(app[Lobby].seek(ANN, terms(), HERE)) == "door"
    assert await refused(app[Lobby].offers(ANN, HERE)) == "door"
    await app[Players].save_server(HERE.guild_id or 0, door=950)
    assert await app[Lobby].offers(ANN, HERE) == []
    assert isinstance(await app[Lobby].seek(ANN, terms(), HERE), Offer)


async def test_two_of_one_server_meet_in_its_one_channel(world: App) -> None:
    match = await met(world, places=(HERE, Place(900, 999)))
    assert match.places == (Place(900, 950),)
    assert (await check(world.database)).problems == ()


@pytest.mark.parametrize("where", [THERE, HERE])
async def test_games_played_in_pairs_begin_both_with_sides_and_places_swapped(
    world: App, where: Place
) -> None:
    paired = next(key for key in GAMES if terms(game=key, rated=True).checked().pair)
    agreed = terms(rated=True, game=paired)
    await offered(world, agreed=agreed)
    match = await world[Lobby].seek(BEN, agreed, where, near=False)
    assert isinstance(match, Match)
    twin = await world[Matches].get(match.header.twin or 0)
    assert twin.players == match.players[::-1]
    for each in (match, twin):
        assert (each.place_of(ANN), each.place_of(BEN)) == (
            Place(900, 950),
            Place(where.guild_id, DOORS[where]),
        )
    assert (await world[Lobby].conduct(ANN)).playing == 2
    assert (await check(world.database)).problems == ()


async def test_offers_from_a_server_that_closes_its_door_or_leaves_wait_until_it_is_open(world: App) -> None:
    offer = await offered(world)
    await world[Players].save_server(900, door=None)
    assert await world[Lobby].offers(BEN, THERE) == []
    assert await refused(world[Lobby].join(offer.id, BEN, THERE)) == "gone"
    await world[Players].save_server(900, door=960)
    await world[Departures].left(900)
    assert await refused(world[Lobby].join(offer.id, BEN, THERE)) == "gone"
    await world[Departures].joined(900)
    match = await world[Lobby].join(offer.id, BEN, THERE)
    assert match.place_of(ANN) == Place(900, 960)


# Near in rating.


async def test_offers_are_for_those_who_are_near_unless_for_anybody(
    world: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    agreed = terms(rated=True)
    for user, value in ((ANN, 1500.0), (BEN, 1701.0), (CAY, 1699.0), (DAN, 1750.0)):
        await _rate(world, user, value, agreed.game)
    made = await world[Lobby].seek(ANN, agreed, HERE, greeting=Greeting.DAILY)
    assert isinstance(made, Offer)
    assert await world[Lobby].offers(BEN, THERE) == []
    assert await refused(world[Lobby].join(made.id, BEN, THERE)) == "gone"
    (shown,) = await world[Lobby].offers(CAY, THIRD)
    assert (shown.offer.greeting, round(shown.rating.value if shown.rating else 0)) == (Greeting.DAILY, 1500)
    assert shown.reliability == "new"
    assert isinstance(await world[Lobby].seek(BEN, agreed, THERE, near=False), Offer)
    monkeypatch.setattr("bot.world.service.lobby.LISTED", 1)
    assert numbers(await world[Lobby].offers(DAN, THIRD)) == [made.id + 1], "others take no room in the list"
    assert isinstance(await world[Lobby].seek(CAY, agreed, THIRD), Match)


async def _rate(app: App, user: int, value: float, game: str) -> None:
    row = rating_row(Pool(game, None), user, Rating(value, 60.0, 0.09, 9, app.now()))
    await app.database.write(lambda c: c.execute(sa.insert(ratings).values(**row)), about=())


# What is kept.


async def test_what_the_lobby_keeps_is_told_and_deleted_with_its_person(world: App) -> None:
    match = await met(world)
    await world[Moderation].report(match.id, ANN, Complaint.PROGRAM)
    made = await world[Lobby].seek(ANN, terms(game="czech"), HERE, greeting=Greeting.PATIENT, request=9)
    assert isinstance(made, Offer)
    rows = (await world[Privacy].data_of(ANN)).rows
    assert [each["game"] for each in rows["world_offers"]] == [match.terms.game, "czech"]
    assert [each["kind"] for each in rows["world_reports"]] == ["program"]
    assert '"world": true' in str(rows["players"]).replace("'", '"').replace("True", "true")
    # Who was reported does not read by whom.
    assert (await world[Privacy].data_of(BEN)).rows["world_reports"] == []
    await world[Privacy].erase(ANN)
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
    await world[Moderation].shut(900, match.id)
    await world[Moderation].shut(800, match.id)
    await offered(world, ANN, HERE)
    await world[Departures].left(900)
    hands.on(days=31)
    await stay(world, hands)
    async with world.database.reading() as connection:
        assert await connection.scalar(sa.select(sa.func.count()).select_from(world_closures)) == 0
        (kept,) = (await connection.execute(sa.select(world_offers))).mappings().all()
        assert (kept["match_id"], kept["guild_id"]) == (match.id, None)
    assert world_offers in retention.LIFE
    assert (await check(world.database)).problems == ()


async def lost_on_time(app: App, hands: Hands, match: Match, loser: int) -> None:
    while len(match.moves) < 2 or match.mover != loser:
        match = (await app[Matches].play(match.mover, a_move(match), match_id=match.id)).match
    assert match.deadline is not None
    await app[Players].save(loser, vacation_auto=False)
    await pass_time(app, hands, match.deadline - hands.at)
    await app[Matches].act(match.opponent_of(loser), match.id, Match.claim_time)


async def test_a_newcomer_has_one_offer_until_three_games_are_finished(world: App) -> None:
    await offered(world)
    assert await refused(world[Lobby].seek(ANN, terms(game="czech"), HERE)) == "first"
    for _ in range(3):
        match = await world[Lobby].seek(BEN, terms(), THERE, near=False)
        assert isinstance(match, Match)
        match = await moved(world, match, 4)
        await world[Matches].act(BEN, match.id, Match.resign)
        await offered(world)
    for game in ("czech", "pool"):
        await offered(world, agreed=terms(game=game))
    assert await refused(world[Lobby].seek(ANN, terms(game="turkish"), HERE)) == "offers"
    assert (await world[Lobby].conduct(ANN)).finished == 3


async def test_two_games_lost_on_time_are_a_rest_after_a_warning(world: App, hands: Hands) -> None:
    for number in range(2):
        match = await met(world)
        assert (await world[Lobby].conduct(BEN)).warned(hands()) is (number == 1)
        await lost_on_time(world, hands, match, BEN)
    assert await refused(world[Lobby].seek(BEN, terms(), THERE)) == "resting"
    offer = await offered(world)
    assert await refused(world[Lobby].join(offer.id, BEN, THERE)) == "resting"
    assert (await world[Lobby].conduct(ANN)).lost == ()
    assert (await world[Lobby].conduct(BEN)).reliability == "seldom"
    hands.on(days=14)
    assert isinstance(await world[Lobby].seek(BEN, terms(), THERE), Offer)


async def test_a_day_that_is_spent_is_told_where_its_player_is(world: App, hands: Hands) -> None:
    match = await moved(world, await met(world), 2)
    match = await moved(world, match, int(match.mover == ANN))
    await pass_time(world, hands, sure(match.deadline) - hands.at)
    (spent,) = await told(world, VacationSpent)
    assert (spent.recipient, spent.place) == (BEN, match.place_of(BEN))


async def test_the_offer_of_somebody_who_rests_fits_nobody(world: App, hands: Hands) -> None:
    first = await met(world)
    await offered(world, agreed=terms("14d"))
    second = await world[Lobby].seek(BEN, terms("14d"), THERE, near=False)
    assert isinstance(second, Match)
    await lost_on_time(world, hands, first, BEN)
    offer = await offered(world, BEN, THERE)
    assert numbers(await world[Lobby].offers(CAY, THIRD)) == [offer.id]
    await lost_on_time(world, hands, second, BEN)
    assert await world[Lobby].offers(CAY, THIRD) == []
    assert await refused(world[Lobby].join(offer.id, CAY, THIRD)) == "gone"


async def test_a_server_that_limits_games_limits_these_too(world: App) -> None:
    await world[Players].save_server(900, max_matches=1)
    await met(world)
    with pytest.raises(TooManyMatches):
        await world[Lobby].seek(ANN, terms(), HERE)
    offer = await offered(world, CAY, THIRD)
    with pytest.raises(TooManyMatches):
        await world[Lobby].join(offer.id, ANN, HERE)
    assert isinstance(await world[Lobby].join(offer.id, ANN, LETTER), Match)
    # Whose own server allows no more is passed over.
    await offered(world, DAN, THIRD, terms(game="czech"))
    await world[Players].save_server(700, max_matches=1)
    await started(world, place=THIRD, players=(DAN, 77))
    assert isinstance(await world[Lobby].seek(BEN, terms(game="czech"), THERE, near=False), Offer)
    match = await world[Lobby].seek(ANN, terms(game="czech"), LETTER, near=False)
    assert isinstance(match, Match)
    assert BEN in match.players, "the next best"


async def test_an_offer_stands_for_seven_days_and_its_row_is_kept_for_thirty_more(
    world: App, hands: Hands
) -> None:
    offer = await offered(world)
    assert offer.expires_at == hands() + timedelta(days=7)
    hands.on(days=7)
    assert await world[Lobby].offers(BEN, THERE) == []
    assert await refused(world[Lobby].join(offer.id, BEN, THERE)) == "gone"
    hands.on(days=30, minutes=1)
    await stay(world, hands)
    assert await asked(world, sa.select(sa.func.count()).select_from(world_offers)) == 0
