"""Seeks: making, joining, declining, withdrawing them, and the rematch."""

from asyncio import Lock
from contextlib import suppress
from dataclasses import replace
from datetime import datetime
from typing import Final
from weakref import WeakValueDictionary

from bot.core.access import former
from bot.core.errors import BadTerms, NoMatch, NotAvailable, NotOver, OpponentGone, UnreadableMatch
from bot.core.limits import LONGEST, check_invitation
from bot.core.match import Header, Match
from bot.core.news import SeekDeclined
from bot.core.plain import plain
from bot.core.terms import MAX_NOTE, SEEK_LIFE, Place, Seek, Terms
from bot.invitations.rows import blocks
from bot.invitations.rows import invitations as seeks
from bot.invitations.service.renewals import check_limit, lasting, renew
from bot.match.rows import matches
from bot.match.service.beginnings import begun
from bot.outbox import rows as notices
from bot.store import heartbeats, locks
from bot.store.app import App, Service
from bot.store.database import Connection
from bot.world.service.lobby import check_again
from rules import Side

LISTED: Final = 50
"""Seeks in one list."""


class Seeks(Service):
    """The seeks of one database, up to the match that begins."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self._rng = app.random()
        self._under_way: WeakValueDictionary[int, Lock] = WeakValueDictionary()

    def one_at_a_time(self, request: int) -> Lock:
        """For what is sent twice: the second waits until the first has shown what it made."""
        return self._under_way.setdefault(request, Lock())

    async def invite(
        self,
        by: int,
        terms: Terms,
        place: Place,
        *,
        opponent: int | None = None,
        wants: Side | None = None,
        note: str = "",
        standing: bool = False,
        request: int | None = None,
    ) -> Seek:
        """Make a seek: for `opponent`, or for everybody in the place. `wants`: the side of `by`; None draws it.

        `note`: a line to whom it is for, as it was typed; `standing`: an offer to everybody that renews itself.
        Raises BadTerms, TooManyMatches, TooManyInvitations, NotAvailable, UnknownGame, BadPosition.
        """
        if opponent == by:
            raise BadTerms("opponent-self")
        if standing and opponent is not None:
            raise BadTerms("standing-directed")
        line = plain(note, MAX_NOTE)
        if note and not line:
            raise BadTerms("blank-note")
        terms = terms.checked()

        async def make(connection: Connection) -> Seek:
            if request is not None and (made := await seeks.of_request(connection, request)):
                return made
            now = self._now()
            await _check_blocks(connection, by, opponent)
            await check_limit(connection, by, place, terms, now, own_seeks=True)
            await _check_invitation(connection, by, opponent, now)
            expires = now + SEEK_LIFE
            seek = Seek(
                0, terms, place, by, opponent, wants, now, expires, note=line or None, standing=standing
            )
            return await seeks.add(connection, seek, request)

        return await self._database.write(make, about=[locks.person(by)], then=self._wake)

    async def get(self, seek_id: int) -> Seek:
        """Raises NoSeek."""
        async with self._database.reading() as connection:
            seek = await seeks.load(connection, seek_id)
            away = await heartbeats.away(connection, seek.place, seek.created_at)
            return seek.put_off(away).expired(self._now())

    async def of_match(self, match: Match) -> Seek | None:
        """The seek from which the match came, or the pair of which it is one, if it came from any."""
        twin = match.header.twin
        numbers = [match.id] if twin is None else [match.id, twin]
        return await self._database.read(lambda connection: seeks.of_match(connection, numbers))

    async def away(self, seek: Seek) -> Place | None:
        """The place of who is invited to a rematch, where that is another than that of who invites."""
        return await self._database.read(lambda connection: _away(connection, seek))

    async def open(self, guild_id: int | None, viewer: int) -> list[Seek]:
        """The seeks that the viewer may join in this server, invitations first; outside servers, only invitations."""
        return await self._database.read(
            lambda connection: seeks.open_for(connection, guild_id, viewer, self._now(), LISTED)
        )

    async def note_message(self, seek_id: int, message_id: int, channel_id: int | None = None) -> None:
        """Remember which message shows the seek; `channel_id`: where, if not where the seek is."""
        await self._database.write(
            lambda connection: seeks.note_message(connection, seek_id, message_id, channel_id),
            about=[locks.seek(seek_id)],
        )

    async def join(
        self,
        seek_id: int,
        by: int,
        *,
        place: Place | None = None,
        away: Place | None = None,
        request: int | None = None,
    ) -> Match:
        """Begin the match of a seek, of a pair the first. `place`: where, if not where the seek is; `away`: of who
        joins.

        Raises NoSeek, SeekGone, OwnSeek, NotInvited, TooManyMatches; of two places LobbyClosed, NotAvailable.
        """

        async def start(connection: Connection) -> Match:
            if known := await matches.event_of_request(connection, request):
                return await matches.load(connection, known[0])
            now = self._now()
            seek = await lasting(connection, seek_id, now)
            seek.joinable(by, now)
            await _check_blocks(connection, by, seek.by if seek.opponent is None else None)
            other = await _away(connection, seek)
            if other is not None:
                await check_again(connection, by, seek.by, (other, seek.place), seek.terms, now)
            for user, where in ((by, other or seek.place), (seek.by, seek.place)):
                await check_limit(connection, user, where, seek.terms, now)
            placed = replace(seek, place=place or seek.place)
            match = await self._begin(connection, placed, other and (away or other), by, now, request)
            joined = seek.joined(by, match.id, now)
            await seeks.close(connection, joined)
            await renew(connection, joined, now)
            return match

        return await self._database.write(
            start, about=[locks.seek(seek_id), locks.person(by)], then=self._wake
        )

    async def check_join(self, seek: Seek, by: int) -> None:
        """Raises what keeps this player from joining the seek, whatever it costs to begin a match."""
        seek.joinable(by, self._now())
        async with self._database.reading() as connection:
            await _check_blocks(connection, by, seek.by if seek.opponent is None else None)

    async def decline(self, seek_id: int, by: int) -> Seek:
        """Refuse an invitation; who made it hears of it. Raises NoSeek, SeekGone, OwnSeek, NotInvited."""

        async def close(connection: Connection) -> Seek:
            now = self._now()
            stands = await lasting(connection, seek_id, now)
            if (seek := stands.declined(by, now)) is stands:
                return seek
            await seeks.close(connection, seek)
            declined = SeekDeclined(seek.id, by, seek.terms.game)
            await notices.tell(connection, declined, seek.by, seek.place, now)
            return seek

        return await self._database.write(close, about=[locks.seek(seek_id)], then=self._wake)

    async def withdraw(self, seek_id: int, by: int) -> Seek:
        """Take back one's own seek. Raises NoSeek, SeekGone, NotYourSeek."""

        async def close(connection: Connection) -> Seek:
            now = self._now()
            stands = await lasting(connection, seek_id, now)
            if (seek := stands.withdrawn(by, now)) is not stands:
                await seeks.close(connection, seek)
            return seek

        return await self._database.write(close, about=[locks.seek(seek_id)], then=self._wake)

    async def rematch(self, by: int, match_id: int, *, request: int | None = None) -> Seek:
        """Invite the opponent of a match that is over to the same with colours swapped, or find their invitation to it.

        Raises NoMatch, NotAPlayer, NotOver, OpponentGone, NotAvailable, TooManyMatches, TooManyInvitations,
        LobbyClosed.
        """

        async def make(connection: Connection) -> Seek:
            if request is not None and (made := await seeks.of_request(connection, request)):
                return made
            now = self._now()
            match = await matches.load(connection, match_id)
            side, opponent = match.side_of(by), match.opponent_of(by)
            if not match.over:
                raise NotOver(match=match_id)
            if former(opponent):
                raise OpponentGone(match=match_id)
            await _check_blocks(connection, by, opponent)
            if match.double:
                places = match.place_of(by), match.place_of(opponent)
                await check_again(connection, by, opponent, places, match.terms, now)
            for user, other in ((opponent, by), (by, opponent)):
                for seek in await seeks.made_by(connection, user, now):
                    if (seek.opponent, seek.terms, seek.place) == (other, match.terms, match.place_of(user)):
                        return seek
            place = match.place_of(by)
            await check_limit(connection, by, place, match.terms, now, own_seeks=True)
            await _check_invitation(connection, by, opponent, now)
            seek = Seek(
                0, match.terms, place, by, opponent, side.other, now, now + SEEK_LIFE, rematch_of=match.id
            )
            return await seeks.add(connection, seek, request)

        return await self._database.write(
            make, about=[locks.match(match_id), locks.person(by)], then=self._wake
        )

    # Internals.

    async def _begin(
        self,
        connection: Connection,
        seek: Seek,
        away: Place | None,
        by: int,
        now: datetime,
        request: int | None,
    ) -> Match:
        terms, game = seek.terms, seek.terms.kind
        terms = terms.drawn(self._rng)
        side = seek.wants if seek.wants is not None else self._rng.choice(tuple(Side))
        seated = (seek.by, by) if side is Side.FIRST else (by, seek.by)
        header = Header(0, terms, seek.place, seated, game.rules_version)
        if away is not None:
            header = replace(header, away=away, guest=side.other)
        return await begun(connection, header, by, now, request)


async def _away(connection: Connection, seek: Seek) -> Place | None:
    """The place of who is invited to a rematch, where that is another."""
    if seek.rematch_of is None or seek.opponent is None:
        return None
    with suppress(NoMatch, UnreadableMatch):
        match = await matches.load(connection, seek.rematch_of)
        if match.double:
            return match.place_of(seek.opponent)
    return None


async def _check_blocks(connection: Connection, by: int, other: int | None) -> None:
    """Raises NotAvailable where the other one keeps this player away."""
    if other is not None and await blocks.has(connection, other, by):
        raise NotAvailable


async def _check_invitation(connection: Connection, by: int, opponent: int | None, now: datetime) -> None:
    check_invitation(await seeks.calls_of(connection, by, now - LONGEST), opponent, now)
