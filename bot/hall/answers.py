"""The hall of each server, a message that shows what goes on and is edited in place, and its card of the week."""

from collections.abc import Callable, Collection
from contextlib import suppress
from dataclasses import replace
from datetime import datetime, timedelta
from hashlib import blake2s
from typing import Final

import discord
import structlog

from bot.core.audience import Audience
from bot.core.calendar import DAY
from bot.core.errors import UnreadableMatch
from bot.core.match import Match
from bot.core.terms import Place, Terms
from bot.hall import cards
from bot.hall.model import LATE, LEAST_PLAYERS, WEEK, Ended, Within, due_at, minute_of, shot_of, week_before
from bot.hall.service import Activity
from bot.invitations.answers import show_seeks
from bot.invitations.service.invitations import Seeks
from bot.ladders.service import Ladders
from bot.match.answers.access import known_match, known_tournament
from bot.match.answers.news import SleepingThreads
from bot.match.service.replies import Replies
from bot.outbox.service.alarm import Alarm, outlived
from bot.people.service import Players
from bot.practice import answers as practice
from bot.problems.service import Problems, problem_on
from bot.reviews.answers import missed
from bot.reviews.service import Reviews
from bot.skin.card import Reply
from bot.skin.context import Press, Reader, acquainted, everybody
from bot.skin.entry import action
from bot.skin.homes import place_alone
from bot.skin.names import names_for, words_for
from bot.skin.places import HALL_NEEDS, address, boards, links, missing_permissions
from bot.skin.protocol import Client
from bot.skin.replies import open_form, post
from bot.tournaments.model.state import Status
from bot.tournaments.model.tournament import Listed
from bot.tournaments.service.tournaments import Tournaments
from bot.workers.errands import Errands
from bot.world.service.lobby import Lobby
from rules import find_game

log = structlog.get_logger(__name__)


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
            await post(client, channel.id, cards.week_card(found, reader.words), f"week-{guild.id}")
    await players.save_server(guild.id, week_told=monday)


async def week_of(
    client: Client,
    guild: discord.Guild,
    channel: discord.TextChannel,
    week: Within,
    reader: Reader,
    sleeping: SleepingThreads,
) -> cards.Week:
    """All that happened in a week in places that everybody sees who sees the channel."""
    activity = client.app[Activity]
    played, ended = await activity.players(guild.id, week), await activity.ended(guild.id, week)
    entered = await client.app[Tournaments].listed(guild.id, (Status.OPEN,))
    places = {place for _, place in played} | {each.place for each in ended}
    places |= {each.place for each in entered}
    seen = await sleeping.seen(guild, channel, places)
    people = {user for user, place in played if place in seen}
    if len(people) < LEAST_PLAYERS:
        return cards.Week(week.since.date(), (week.until - DAY).date(), len(people), (), (), None, (), {}, {})
    results = [each for each in ended if each.place in seen]
    climbs = (await activity.climbs(guild.id, week))[: cards.MAX_EACH]
    shot = await _shot(client, results, reader)
    told = results[-cards.MAX_RESULTS :]
    named = {
        *(user for game in told for user in game.players),
        *(climb.user for climb in climbs),
        *(() if shot is None else shot.players),
    }
    words = await words_for(client, reader, homes=(home for game in results for home in game.homes))
    linked = {game.match for game in told} | (set() if shot is None else {shot.match})
    return cards.Week(
        week.since.date(),
        (week.until - DAY).date(),
        len(people),
        results,
        climbs,
        shot,
        await _coming(client, guild, [each for each in entered if each.place in seen]),
        await names_for(client, named, words),
        await boards(client, linked, Place(guild.id, channel.id)),
    )


async def _shot(client: Client, results: list[Ended], reader: Reader) -> cards.Shot | None:
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
    return cards.Shot(match, players[match], told, picture)


async def _coming(client: Client, guild: discord.Guild, entered: Collection[Listed]) -> list[cards.Coming]:
    found = []
    for listed in entered:
        tournament = await known_tournament(client, listed.id, guild.id)
        link = "" if listed.message_id is None else address(listed.place, listed.message_id)
        found.append(cards.Coming(listed.name, link, tournament.plan.policy.starts_at))
    found.sort(key=lambda each: (each.at is None, each.at or client.app.now()))
    return found[: cards.MAX_EACH]


PAUSE: Final = 60.0  # seconds between two edits of one hall at least
GAP: Final = 1.0  # seconds between two looks at least
HOUR: Final = 3600.0
AILING: Final = timedelta(minutes=10)  # after a failure a hall is left alone for so long
BELOW: Final = 5  # messages below the hall for which it is not yet moved down
_GONE: Final = frozenset({10003, 10008})  # Discord's answers where the channel or the message is deleted


class Halls:
    """The halls of the servers of this process. `now`: the clock."""

    def __init__(self, now: Callable[[], datetime]) -> None:
        self.sleeping: Final = SleepingThreads(now)
        self._alarm = Alarm()
        self._known: set[int] = set()
        self._changed: set[int] = set()
        self._edited: dict[int, datetime] = {}
        self._turns: dict[int, tuple[int, object]] = {}
        # The works that failed, of which server, and until when each is left alone.
        self._ailing: dict[tuple[int, str], datetime] = {}

    def note(self, *guilds: int | None, opened: bool = False) -> None:
        """Something may have changed in these servers; `opened`: they have another hall, or the first."""
        if opened:
            for guild in filter(None, guilds):
                self._known.add(guild)
                self._edited.pop(guild, None)
        if changed := self._known.intersection(guilds):
            self._changed |= {guild for guild in changed if guild is not None}
            self._alarm.ring()

    async def run(self, client: Client) -> None:
        """Brings halls up to date for ever."""
        self._known |= await client.app[Activity].halls()

        async def work() -> float:
            await client.wait_until_ready()
            return await self._look(client)

        await self._alarm.repeat("hall", work, longest=HOUR, gap=GAP)

    async def _look(self, client: Client) -> float:
        """Shows what has changed in the halls whose minute is over; the seconds until the next."""
        now = client.app.now()
        wait = HOUR
        for guild_id in sorted(self._known):
            guild = client.get_guild(guild_id)
            if guild is None or guild.unavailable:
                continue
            for do in (self._tell_week, self._look_at):
                key = guild_id, do.__name__
                wait = min(wait, AILING.total_seconds()) if key in self._ailing else wait
                if now < self._ailing.get(key, now):
                    continue
                self._ailing[key] = now + AILING
                with outlived("hall.failed", guild=guild_id):
                    wait = min(wait, await do(client, guild, now))
                    del self._ailing[key]
        return wait

    async def _look_at(self, client: Client, guild: discord.Guild, now: datetime) -> float:
        """Shows what has changed in one; the seconds until it is looked at again."""
        wait = await self._note_time(client, guild.id, now)
        if guild.id not in self._changed:
            return wait
        last = self._edited.get(guild.id)
        rest = 0.0 if last is None else PAUSE - (now - last).total_seconds()
        if 0 < rest <= PAUSE:
            return min(wait, rest)
        self._changed.discard(guild.id)
        await self._show(client, guild)
        return min(wait, PAUSE) if guild.id in self._changed else wait

    async def _note_time(self, client: Client, guild_id: int, now: datetime) -> float:
        """Once an hour, each hall in a minute of its own: has it another day's problem, or are there other offers in
        the world? The seconds until it is asked again.
        """
        hour, into = divmod((now - minute_of(guild_id)).timestamp(), HOUR)
        # At the start none is asked for at once: whatever happens in a server has its hall shown anyway.
        turn, shown = self._turns.setdefault(guild_id, (int(hour), None))
        if turn != hour:
            settings = await client.app[Players].server(guild_id)
            today = await client.app[Problems].today_in(guild_id)
            found = today, None if settings.door is None else await client.app[Lobby].waiting()
            self._turns[guild_id] = int(hour), found
            if found != shown:
                self._changed.add(guild_id)
        return HOUR - into

    async def _tell_week(self, client: Client, guild: discord.Guild, _now: datetime) -> float:
        try:
            await tell_week(client, guild, self.sleeping)
        except discord.HTTPException as error:
            log.info("week.not_told", guild=guild.id, error=str(error))
        return HOUR

    async def _show(self, client: Client, guild: discord.Guild) -> None:
        try:
            if await show_hall(client, guild, self.sleeping):
                self._edited[guild.id] = client.app.now()
        except discord.HTTPException as error:
            log.info("hall.not_shown", guild=guild.id, error=str(error))
            self._edited[guild.id] = client.app.now()
            if error.status >= 500 or error.status == 429:
                self._changed.add(guild.id)


async def show_hall(client: Client, guild: discord.Guild, sleeping: SleepingThreads) -> bool:
    """Brings the message up to date; False where it was already. Raises discord.HTTPException.

    It is posted where there is none or it was deleted, and once a day where others have covered it; the first one once
    somebody plays there, or offers wait in the world.
    """
    settings = await client.app[Players].server(guild.id)
    channel = None if settings.hall is None else guild.get_channel(settings.hall)
    if not isinstance(channel, discord.TextChannel):
        return False
    if missing_permissions(channel.permissions_for(guild.me), names=HALL_NEEDS):
        return False
    place = Place(guild.id, channel.id)
    hall = await hall_of(client, guild, channel, sleeping)
    shown = settings.hall_shown
    if hall.empty and not hall.world and shown is None:
        return False
    card = cards.hall_card(hall, (await everybody(client, place)).words)
    digest = blake2s(card.card.text.encode(), digest_size=8).hexdigest()
    today = client.app.now().date().isoformat()
    if shown is not None:
        if shown[1] == digest:
            return False
        message_id, _, day = shown
        covered = day != today and await _covered(channel, message_id)
        if not covered and await _edited(client, channel, message_id, card):
            await client.app[Players].save_server(guild.id, hall_shown=(message_id, digest, day))
            return True
        if covered:
            await client.take_down(channel.id, message_id)
    # The same number again within minutes is one message: after a kill nothing is posted twice.
    nonce = f"hall-{guild.id if shown is None else shown[0]}"
    message = await post(client, channel.id, card, nonce)
    await client.app[Players].save_server(guild.id, hall_shown=(message.id, digest, today))
    return True


async def choose_hall(client: Client, guild_id: int, channel_id: int | None) -> None:
    """The server has its hall in this channel from now on, or none; the message elsewhere is deleted."""
    before = await client.app[Players].server(guild_id)
    if channel_id == before.hall:
        return
    if before.hall is not None and before.hall_shown is not None:
        await client.take_down(before.hall, before.hall_shown[0])
    await client.app[Players].save_server(guild_id, hall=channel_id, hall_shown=None)
    client.note_change(guild_id, opened=True)


@action("hall-practice")
async def ask_to_practise(press: Press) -> None:
    server = await press.app[Players].server(press.guild_id)
    await open_form(press, cards.practice_form(server.game, await press.words()))


@action("hall-train")
async def practise(press: Press) -> None:
    terms = Terms(find_game(press.chosen("game")).key, practice.CLOCKLESS)
    place, level = await place_alone(press, shown=False), press.figure(press.chosen("level"))
    await practice.begin(press, terms, place, level, None, private=True)


join = action("hall-join")(show_seeks)


async def _edited(client: Client, channel: discord.TextChannel, message_id: int, card: Reply) -> bool:
    try:
        await channel.get_partial_message(message_id).edit(
            view=card.card.clickable(client), allowed_mentions=discord.AllowedMentions.none()
        )
    except discord.NotFound as error:
        if error.code not in _GONE:
            raise
        return False
    return True


async def _covered(channel: discord.TextChannel, message_id: int) -> bool:
    """Do several messages stand below this one? Without the right to read them, Discord names none, and it stays."""
    try:
        latest = [message.id async for message in channel.history(limit=BELOW)]
    except discord.Forbidden:
        return False
    return bool(latest) and message_id not in latest


async def hall_of(
    client: Client, guild: discord.Guild, channel: discord.TextChannel, sleeping: SleepingThreads
) -> cards.Hall:
    """All that goes on in the server in places that everybody sees who sees the channel of the hall."""
    app, chosen = client.app, await client.app[Players].server(guild.id)
    invited = [each for each in await app[Seeks].open(guild.id, 0) if each.opponent is None]
    played = await app[Activity].running(guild.id)
    listed = await app[Tournaments].listed(guild.id, (Status.OPEN, Status.RUNNING))
    climbed = await app[Ladders].open(guild.id)
    places = {each.place for each in invited} | {place for _, place in played}
    places |= {each.place for each in listed} | {each.place for each in climbed}
    seen = await sleeping.seen(guild, channel, places)
    seeks = [each for each in invited if each.place in seen]
    running = [number for number, place in played if place in seen]
    games: list[Match] = []
    for number in running[: cards.MAX_EACH]:
        with suppress(UnreadableMatch):
            games.append(await known_match(client, number))
    tournaments = [each for each in listed if each.place in seen]
    ladders = [each for each in climbed if each.place in seen]
    climbs = (await app[Activity].climbs(guild.id, app[Activity].lately(WEEK)))[: cards.MAX_EACH]
    day = await app[Problems].today_in(guild.id)
    problem = problem_on(day, await app[Problems].own_game(None, guild.id, chosen.game))
    share = await app[Problems].share(day, problem.key, guild.id)
    people = {
        *(seek.by for seek in seeks),
        *(user for match in games for user in match.players),
        *(user for ladder in ladders for user in ladder.standing),
        *(climb.user for climb in climbs),
    }
    if share.first is not None:
        people.add(share.first)
    shown = [(Place(guild.id, seek.card_channel), seek.message_id) for seek in seeks]
    shown += [(each.place, each.message_id) for each in tournaments]
    here = Place(guild.id, channel.id)
    words = (await acquainted(client, await everybody(client, here), games)).words
    return cards.Hall(
        seeks,
        games,
        len(running),
        tournaments,
        ladders,
        climbs,
        day,
        problem,
        share,
        await names_for(client, people, words),
        await links(client, games, Audience(at=here)),
        {message: address(place, message) for place, message in shown if message is not None},
        None if chosen.door is None else await app[Lobby].waiting(),
        app[Replies].on,
    )
