"""The lobby between servers brings nobody together whom something keeps apart, and of many at once each only once."""

import asyncio
from collections.abc import AsyncIterator

import pytest
import sqlalchemy as sa

from bot.app import open_app
from bot.console.check import check
from bot.core.access import mark_of
from bot.core.errors import LobbyClosed, NotAvailable
from bot.core.match import Match
from bot.invitations.service.blocks import Blocks
from bot.invitations.service.invitations import Seeks
from bot.match.service.matches import Matches
from bot.people.service import Players
from bot.privacy.service import Privacy
from bot.store import locks
from bot.store.app import App
from bot.store.tables import players, world_bans, world_offers, world_reports
from bot.world.model import Complaint, Offer
from bot.world.service.lobby import Lobby
from bot.world.service.moderation import Moderation
from tests.bot.fixtures import Hands, started, terms
from tests.bot.services.lobbies import (
    ANN,
    BEN,
    CAY,
    DAN,
    HERE,
    LETTER,
    THERE,
    THIRD,
    met,
    numbers,
    offered,
    opened,
    refused,
)
from tests.bot.services.waits import how_many


async def test_blocked_either_way_they_do_not_meet_and_the_refusal_is_that_of_a_taken_offer(
    world: App,
) -> None:
    offer = await offered(world)
    await world[Blocks].block(ANN, BEN)
    await world[Blocks].block(CAY, ANN)
    for kept in (BEN, CAY):
        assert await world[Lobby].offers(kept, THERE) == []
        assert await refused(world[Lobby].join(offer.id, kept, THERE)) == "gone"
        assert await refused(world[Lobby].offer(offer.id, kept, THERE)) == "gone"
        assert await refused(world[Lobby].join(999, kept, THERE)) == "gone"
    # Looking for a game they leave an offer, as they would where nobody had come.
    left = await world[Lobby].seek(BEN, terms(), THERE, near=False)
    nobody = await world[Lobby].seek(CAY, terms(game="czech"), THERE, near=False)
    assert isinstance(left, Offer)
    assert isinstance(nobody, Offer)
    assert left.expires_at == nobody.expires_at
    match = await world[Lobby].seek(DAN, terms(), THIRD, near=False)
    assert isinstance(match, Match)
    assert ANN in match.players


async def test_a_refusal_by_a_block_asks_the_database_as_much_as_any_other(world: App) -> None:
    """Nobody learns of a block by a stopwatch."""
    offer = await offered(world)
    own = await offered(world, DAN, THIRD, terms(game="czech"))
    await world[Blocks].block(ANN, BEN)
    asked: list[int] = []

    async def statements(number: int) -> int:
        before = world.metrics.statements._value.get()
        assert await refused(world[Lobby].join(number, BEN, THERE)) == "gone"
        return int(world.metrics.statements._value.get() - before)

    asked.append(await statements(offer.id))
    await world[Lobby].withdraw(own.id, DAN)
    asked.append(await statements(own.id))
    assert asked[0] == asked[1]


async def test_nobody_joins_their_own_offer_and_only_its_maker_takes_it_back(world: App) -> None:
    offer = await offered(world)
    assert await refused(world[Lobby].join(offer.id, ANN, HERE)) == "own"
    assert isinstance(await world[Lobby].seek(DAN, terms(game="czech"), THIRD), Offer)
    await world[Lobby].withdraw(offer.id, BEN)
    assert [each.id for each in await world[Lobby].mine(ANN)] == [offer.id]
    for _ in range(2):
        await world[Lobby].withdraw(offer.id, ANN)
    assert await world[Lobby].mine(ANN) == []


async def test_who_reports_an_opponent_is_not_matched_with_them_again(world: App) -> None:
    match = await met(world)
    for _ in range(2):
        await world[Moderation].report(match.id, BEN, Complaint.STALLING)
    (report,) = await world[Moderation].reports()
    assert (report.match_id, report.by, report.about, report.kind) == (match.id, BEN, ANN, "stalling")
    await offered(world, BEN, THERE)
    assert await world[Lobby].offers(ANN, HERE) == []
    assert isinstance(await world[Lobby].seek(ANN, terms(), HERE, near=False), Offer)
    assert (await check(world.database)).problems == ()


async def test_only_games_of_the_world_are_reported(world: App) -> None:
    match = await started(world, place=HERE, players=(ANN, BEN))
    assert await refused(world[Moderation].report(match.id, ANN, Complaint.OTHER)) == "no-game"
    assert await world[Moderation].reports() == []


async def test_who_is_banned_finds_nobody_and_is_found_by_nobody_until_that_is_taken_back(world: App) -> None:
    offer = await offered(world)
    assert await world[Moderation].ban(ANN)
    assert not await world[Moderation].ban(ANN)
    assert await world[Lobby].offers(BEN, THERE) == []
    assert await refused(world[Lobby].join(offer.id, BEN, THERE)) == "gone"
    assert await refused(world[Lobby].seek(ANN, terms(), HERE)) == "banned"
    assert await world[Moderation].unban(ANN)
    assert not await world[Moderation].unban(ANN)
    assert numbers(await world[Lobby].offers(BEN, THERE)) == [offer.id]


async def test_a_ban_and_a_report_hold_against_who_comes_back_after_having_been_deleted(world: App) -> None:
    match = await met(world)
    await world[Moderation].report(match.id, ANN, Complaint.NAME)
    await world[Moderation].ban(CAY)
    for user in (BEN, CAY):
        await world[Privacy].erase(user)
        await world[Lobby].agree(user)
    await offered(world)
    assert await world[Lobby].offers(BEN, THERE) == []
    assert await refused(world[Lobby].offers(CAY, THERE)) == "banned"
    async with world.database.reading() as connection:
        assert await connection.scalar(sa.select(world_bans.c.user_id)) == mark_of(CAY)
        assert await connection.scalar(sa.select(world_reports.c.about)) == mark_of(BEN)
    assert (await check(world.database)).problems == ()


async def test_a_server_closes_itself_to_one_that_it_has_met_by_the_number_of_a_game(world: App) -> None:
    match = await met(world)
    for guild, number in ((700, match.id), (900, 999)):
        assert await refused(world[Moderation].shut(guild, number)) == "no-game"
    alone = await met(world, CAY, DAN, (THIRD, LETTER))
    assert await refused(world[Moderation].shut(700, alone.id)) == "no-game", "nobody's server is there"
    for _ in range(2):
        await world[Moderation].shut(900, match.id)
    assert await world[Moderation].shut_by(900) == [match.id]
    assert await world[Moderation].shut_by(800) == []
    offer = await offered(world)
    assert await world[Lobby].offers(BEN, THERE) == []
    assert await refused(world[Lobby].join(offer.id, BEN, THERE)) == "gone"
    assert isinstance(await world[Lobby].seek(BEN, terms(), THERE, near=False), Offer)
    assert numbers(await world[Lobby].offers(CAY, THIRD)) == [offer.id, offer.id + 1]
    await world[Moderation].unshut(900, match.id)
    assert numbers(await world[Lobby].offers(BEN, THERE)) == [offer.id]
    assert (await check(world.database)).problems == ()


async def again(world: App, match: Match) -> Match:
    await world[Matches].act(BEN, match.id, Match.resign)
    return await world[Seeks].join((await world[Seeks].rematch(ANN, match.id)).id, BEN)


async def test_a_rematch_between_servers_is_reported_like_the_game_before_it_and_counts_like_it(
    world: App,
) -> None:
    match = await again(world, await met(world))
    assert match.header.away is not None
    assert (await world[Lobby].conduct(ANN)).playing == 1
    await world[Moderation].report(match.id, BEN, Complaint.STALLING)
    assert [each.match_id for each in await world[Moderation].reports()] == [match.id]
    await world[Moderation].shut(800, match.id)
    assert await world[Moderation].shut_by(800) == [match.id]
    assert (await check(world.database)).problems == ()


async def test_no_rematch_crosses_to_who_reported_or_takes_part_no_more(world: App) -> None:
    match = await met(world)
    await world[Matches].act(BEN, match.id, Match.resign)
    asked = await world[Seeks].rematch(ANN, match.id)

    async def kept_away() -> None:
        """Neither the invitation that stands nor another one comes through."""
        with pytest.raises(NotAvailable):
            await world[Seeks].rematch(ANN, match.id)

    await world[Lobby].leave(BEN)
    await kept_away()
    assert await refused(world[Seeks].join(asked.id, BEN)) == "unasked"
    await world[Lobby].agree(BEN)
    await world[Moderation].ban(BEN)
    await kept_away()
    assert await refused(world[Seeks].join(asked.id, BEN)) == "banned"
    await world[Moderation].unban(BEN)
    await world[Players].save_server(800, door=None)
    await kept_away()
    assert await refused(world[Seeks].join(asked.id, BEN)) == "door"
    await world[Players].save_server(800, door=850)
    await world[Moderation].shut(800, match.id)
    await kept_away()
    await world[Moderation].unshut(800, match.id)
    await world[Moderation].report(match.id, BEN, Complaint.STALLING)
    await kept_away()
    with pytest.raises(NotAvailable):
        await world[Seeks].join(asked.id, BEN)


async def test_pressed_twice_it_is_done_once(world: App) -> None:
    made = [await world[Lobby].seek(ANN, terms(), HERE, request=5) for _ in range(2)]
    assert made[0] == made[1]
    begun = [await world[Lobby].seek(BEN, terms(), THERE, request=6) for _ in range(2)]
    assert [isinstance(each, Match) and each.id for each in begun] == [1, 1]
    assert await world[Lobby].mine(BEN) == []
    offer = await offered(world, CAY, THIRD)
    joined = [await world[Lobby].join(offer.id, BEN, THERE, request=7) for _ in range(2)]
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
        *(houses[n % 2][Lobby].join(offer.id, user, THERE) for n, user in enumerate(people)),
        return_exceptions=True,
    )
    wrong = [
        each for each in results if isinstance(each, BaseException) and not isinstance(each, LobbyClosed)
    ]
    assert wrong == []
    return [each for each in results if isinstance(each, Match)]


async def test_of_many_who_join_one_offer_at_once_one_plays(houses: tuple[App, App]) -> None:
    assert len(await many_joins(houses, 60)) == 1
    assert len(await houses[0][Matches].mine(ANN)) == 1
    assert (await check(houses[0].database)).problems == ()


async def test_of_two_who_look_at_once_one_offers_and_the_other_joins(houses: tuple[App, App]) -> None:
    found = await asyncio.gather(
        *(
            houses[n % 2][Lobby].seek(user, terms(), place, near=False)
            for n, (user, place) in enumerate(((ANN, HERE), (BEN, THERE), (CAY, THIRD), (DAN, LETTER)))
        )
    )
    assert [type(each) for each in found].count(Match) == 2
    assert (await check(houses[0].database)).problems == ()
