"""The card of a week, posted in the hall of a server in which enough people have played."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace

import discord

from bot.core.calendar import DAY
from bot.core.terms import Place
from bot.hall.cards.hall import MAX_EACH
from bot.hall.cards.week import MAX_RESULTS, Coming, Shot, Week, week_card
from bot.hall.model import LATE, LEAST_PLAYERS, Ended, Within, due_at, shot_of, week_before
from bot.hall.service import Activity
from bot.match.answers.access import known_tournament
from bot.match.answers.sleeping import SleepingThreads
from bot.people.service import Players
from bot.reviews.answers import missed
from bot.reviews.service import Reviews
from bot.skin.context import Reader, address, boards, everybody
from bot.skin.places import missing_permissions
from bot.skin.protocol import Client
from bot.skin.replies import post
from bot.tournaments.model.state import Status
from bot.tournaments.model.tournament import Listed
from bot.tournaments.service.tournaments import Tournaments
from bot.workers.errands import Errands


async def tell_week(client: Client, guild: discord.Guild, sleeping: SleepingThreads) -> None:
    """Posts the card of the last week once it is due. Raises discord.HTTPException."""
    players, now = client.app[Players], client.app.now()
    settings, week = await players.server(guild.id), week_before(now, guild.id)
    monday = week.until.date().isoformat()
    if settings.hall is None or settings.week_told == monday:
        return
    channel = guild.get_channel(settings.hall)
    late = settings.week_told is None or now - due_at(week, guild.id) > LATE
    if settings.week and not late and isinstance(channel, discord.TextChannel):
        if missing_permissions(channel.permissions_for(guild.me)):
            return
        reader = await everybody(client, Place(guild.id, channel.id))
        found = await week_of(client, guild, channel, week, reader, sleeping)
        if found.players >= LEAST_PLAYERS:
            await post(client, channel.id, week_card(found, reader.words), f"week-{guild.id}")
    await players.save_server(guild.id, week_told=monday)


async def week_of(
    client: Client,
    guild: discord.Guild,
    channel: discord.TextChannel,
    week: Within,
    reader: Reader,
    sleeping: SleepingThreads,
) -> Week:
    """All that happened in a week in places that everybody sees who sees the channel."""
    activity = client.app[Activity]

    played, ended = await activity.players(guild.id, week), await activity.ended(guild.id, week)
    entered = await client.app[Tournaments].listed(guild.id, (Status.OPEN,))
    places = {place for _, place in played} | {each.place for each in ended}
    places |= {each.place for each in entered}
    seen = await sleeping.seen(guild, channel, places)
    people = {user for user, place in played if place in seen}
    if len(people) < LEAST_PLAYERS:
        return Week(week.since.date(), (week.until - DAY).date(), len(people), (), (), None, (), {}, {})
    results = [each for each in ended if each.place in seen]
    climbs = (await activity.climbs(guild.id, week))[:MAX_EACH]
    shot = await _shot(client, results, reader)
    told = results[-MAX_RESULTS:]
    named = {
        *(user for game in told for user in game.players),
        *(climb.user for climb in climbs),
        *(() if shot is None else shot.players),
    }
    linked = {game.match for game in told} | (set() if shot is None else {shot.match})
    return Week(
        week.since.date(),
        (week.until - DAY).date(),
        len(people),
        results,
        climbs,
        shot,
        await _coming(client, guild, [each for each in entered if each.place in seen]),
        await client.names(named, reader.words, frozenset().union(*(game.strangers for game in results))),
        await boards(client, linked, Place(guild.id, channel.id)),
    )


async def _shot(client: Client, results: list[Ended], reader: Reader) -> Shot | None:
    """The greatest chance that a review of one of these games shows, without what may help in a running game."""
    reviews = []
    for each in await client.app[Activity].reviews([game.match for game in results]):
        assert each.review is not None
        states = await client.app[Errands].do(each.subject.states)
        barred = await client.app[Reviews].open_positions(each.subject, states, each.user)
        reviews.append(replace(each, review=each.review.without(barred)))
    found = shot_of(reviews)
    if found is None:
        return None
    stored, turn = found
    players = {game.match: game.players for game in results}
    match = stored.subject.match_id
    assert match is not None
    told, picture = await missed(client, stored.subject, turn, reader)
    return Shot(match, players[match], told, picture)


async def _coming(client: Client, guild: discord.Guild, entered: Collection[Listed]) -> list[Coming]:
    """Tournaments that may be entered, those that start first before the others."""
    found = []
    for listed in entered:
        tournament = await known_tournament(client, listed.id, guild.id)
        link = "" if listed.message_id is None else address(listed.place, listed.message_id)
        found.append(Coming(listed.name, link, tournament.plan.policy.starts_at))
    found.sort(key=lambda each: (each.at is None, each.at or client.app.now()))
    return found[:MAX_EACH]
