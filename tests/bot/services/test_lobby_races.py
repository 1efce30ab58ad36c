"""Of many who look in the lobby at once, or press twice, one offer begins one match."""

import asyncio
from collections.abc import AsyncIterator

import pytest
import sqlalchemy as sa

from bot.app import open_app
from bot.console.check import check
from bot.core.errors import LobbyClosed
from bot.core.match import Match
from bot.match.service.matches import Matches
from bot.store import locks
from bot.store.app import App
from bot.store.tables import players, world_offers
from bot.world.service.lobby import Lobby
from tests.bot.fixtures import Hands, terms
from tests.bot.services.lobbies import ANN, BEN, CAY, DAN, HERE, LETTER, THERE, THIRD, offered, opened
from tests.bot.services.waits import how_many


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


@pytest.mark.slow
async def test_of_a_crowd_that_joins_one_offer_at_once_one_plays(houses: tuple[App, App]) -> None:
    # Nobody waits longer than half a minute for one of the connections to a server.
    crowd = 1000 if houses[0].database.sqlite else 200
    assert len(await many_joins(houses, crowd)) == 1
    assert len(await houses[0][Matches].mine(ANN)) == 1


async def test_of_two_who_look_at_once_one_offers_and_the_other_joins(houses: tuple[App, App]) -> None:
    found = await asyncio.gather(
        *(
            houses[n % 2][Lobby].seek(user, terms(), place, near=False)
            for n, (user, place) in enumerate(((ANN, HERE), (BEN, THERE), (CAY, THIRD), (DAN, LETTER)))
        )
    )
    assert [type(each) for each in found].count(Match) == 2
    assert (await check(houses[0].database)).problems == ()
