"""The lobby between servers brings nobody together whom a block, report, ban or closed server keeps apart."""

from __future__ import annotations

import pytest
import sqlalchemy as sa

from bot.app import App
from bot.console.check import check
from bot.core.errors import NotAvailable
from bot.core.match import Match
from bot.core.people import mark_of
from bot.store.tables import world_bans, world_reports
from bot.world.model.lobby import Complaint, Offer
from tests.bot.fixtures import terms
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
    refused,
)


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
