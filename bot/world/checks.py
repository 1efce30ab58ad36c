"""The lobby between servers: offers and the matches that were made of them, reports, servers closed to each other."""

from __future__ import annotations

import sqlalchemy as sa

from bot.console import consistency
from bot.core.calendar import known_zone
from bot.store.database import Connection
from bot.store.finding import Problem, named
from bot.store.tables import world_closures, world_offers, world_reports
from bot.world.model.lobby import OFFER_LIFE, Complaint
from bot.world.rows import lobby

_HOURS = range(24)


async def misoffered(connection: Connection) -> list[Problem]:
    """Offers that nobody can have made, or that do not tell of their match, and reports of games that were none."""
    wrong = [
        Problem(f"offer {number}", "does not fit the match that was made of it")
        for number in await consistency.odd_offers(connection)
    ]
    claimed: dict[int, int] = {}
    for row in (await connection.execute(sa.select(world_offers).order_by(world_offers.c.id))).mappings():
        number = row["id"]
        try:
            offer = lobby.offer_of(row)
        except Exception as error:
            wrong.append(Problem(f"offer {number}", f"cannot be read: {named(error)}"))
            continue
        if offer.expires_at != offer.created_at + OFFER_LIFE:
            wrong.append(Problem(f"offer {number}", "does not stand as long as one does"))
        if not known_zone(offer.waking.zone) or not set(offer.waking.quiet) <= set(_HOURS):
            wrong.append(Problem(f"offer {number}", "its maker sleeps at no time that can be"))
        if (offer.guild_id is None) == (offer.channel_id is None) and offer.match_id is None:
            wrong.append(Problem(f"offer {number}", "is neither from a server nor from a conversation"))
        match = offer.match_id
        if match is not None and (other := claimed.setdefault(match, number)) != number:
            wrong.append(Problem(f"offer {number}", f"claims match {match}, as offer {other} does"))
    wrong += [
        Problem(f"report of match {match}", "is not about who played there against its author")
        for match, _ in await consistency.odd_reports(connection)
    ]
    kinds = [each.value for each in Complaint]
    unknown = sa.select(world_reports.c.match_id).where(world_reports.c.kind.not_in(kinds))
    wrong += [
        Problem(f"report of match {match}", "is of no kind") for match in await connection.scalars(unknown)
    ]
    shut = world_closures.c
    alone = sa.select(shut.guild_id).where(shut.guild_id == shut.other_id)
    wrong += [Problem(f"server {guild}", "is closed to itself") for guild in await connection.scalars(alone)]
    return wrong
