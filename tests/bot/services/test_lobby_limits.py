"""The limits of the lobby between servers."""

from datetime import timedelta

import pytest
import sqlalchemy as sa

from bot.core.errors import TooManyMatches
from bot.core.match import Match
from bot.match.service.matches import Matches
from bot.people.service import Players
from bot.store.app import App
from bot.store.tables import world_offers
from bot.world.model import Offer
from bot.world.service.lobby import Lobby
from tests.bot.fixtures import Hands, a_move, moved, terms
from tests.bot.services.lobbies import (
    ANN,
    BEN,
    CAY,
    HERE,
    LETTER,
    THERE,
    THIRD,
    met,
    numbers,
    offered,
    refused,
)
from tests.bot.services.waits import pass_time, stay


async def lost_on_time(app: App, hands: Hands, match: Match, loser: int) -> None:
    """Time runs out in the match for this player."""
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
    async with world.database.reading() as connection:
        assert await connection.scalar(sa.select(sa.func.count()).select_from(world_offers)) == 0
