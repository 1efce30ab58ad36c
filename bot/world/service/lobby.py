"""The lobby between servers: who agrees to it, offers to the world, and the games that begin by them."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime
from typing import Final

from bot.core.errors import LobbyClosed, NotAvailable, TooManyMatches
from bot.core.match import Header, Match
from bot.core.preferences import PlayerSettings
from bot.core.rating import START, Rating
from bot.core.terms import Place, Terms
from bot.invitations.service.renewals import check_limit
from bot.match.rows import matches
from bot.match.service.beginnings import begun
from bot.people import rows as players
from bot.people.service import Players
from bot.ratings.rows import ratings
from bot.ratings.rows.ratings import Pool
from bot.store import locks
from bot.store.app import Service
from bot.store.database import Connection
from bot.world import model
from bot.world.rows import lobby
from rules import Side, is_house

LISTED: Final = 25  # offers in one list


@dataclass(frozen=True, slots=True)
class _Asker:
    """Who looks for a game, and where their boards would be; `apart`: whom they are not to meet; `shut`: servers that
    theirs is closed to, or that are closed to it.
    """

    user: int
    home: Place
    waking: model.Waking
    conduct: model.Conduct
    apart: frozenset[int] = field(default_factory=frozenset)
    shut: frozenset[int] = field(default_factory=frozenset)

    def may_meet(self, offer: model.Offer) -> bool:
        """Nothing keeps the two apart: no block or report of either, no closed server."""
        kept = offer.by == self.user or lobby.is_among(self.apart, offer.by)
        return not kept and offer.guild_id not in self.shut


class Lobby(Service):
    """The lobby of one database."""

    async def agree(self, user: int) -> None:
        """From now on the player may meet people of other servers, who see what they have agreed to."""
        await self._choose(user, world=True)

    async def leave(self, user: int) -> int:
        """The player agrees no more: their open offers go, games under way go on. How many offers it were."""
        return await self._choose(user, world=False)

    async def seek(
        self,
        by: int,
        terms: Terms,
        place: Place,
        *,
        near: bool = True,
        greeting: model.Greeting | None = None,
        request: int | None = None,
    ) -> Match | model.Offer:
        """Join the best offer that stands, else leave one; of a pair, the first match. `place`: where the player asks.
        Of the terms, game, pace and rating count. Raises LobbyClosed, TooManyMatches, BadTerms, UnknownGame.
        """
        terms = _checked(terms)

        async def find(connection: Connection) -> Match | model.Offer:
            if known := await self._done(connection, request):
                return known
            now = self._now()
            asker = await _admitted(connection, by, place, now)
            if (best := await self._best(connection, asker, terms, now, near=near)) is not None:
                return await self._begin(connection, *best, asker, now, request)
            mine = await lobby.made_by(connection, by, now)
            model.check_offer(asker.conduct, by, terms, [each.terms for each in mine], now)
            made = model.Offer(
                *(0, terms, by, place.guild_id, None if place.guild_id else place.channel_id),
                *(near, asker.waking, greeting, now, now + model.OFFER_LIFE),
            )
            return await lobby.add(connection, made, request)

        return await self._database.write(find, about=[locks.LOBBY, locks.person(by)], then=self._wake)

    async def best(self, user: int, terms: Terms, place: Place, *, near: bool = True) -> model.Offer | None:
        """The offer that `seek` would join. Raises the same."""
        terms, now = _checked(terms), self._now()
        async with self._database.reading() as connection:
            asker = await _admitted(connection, user, place, now)
            found = await self._best(connection, asker, terms, now, near=near)
            return None if found is None else found[0]

    async def join(self, offer_id: int, by: int, place: Place, *, request: int | None = None) -> Match:
        """Begin the match of this offer; of a pair, the first. Raises LobbyClosed, TooManyMatches."""

        async def start(connection: Connection) -> Match:
            known = await self._done(connection, request)
            if isinstance(known, Match):
                return known
            now = self._now()
            asker = await _admitted(connection, by, place, now)
            offer = await self._open(connection, offer_id, asker, now)
            model.check_game(asker.conduct, by, offer.terms, now)
            await check_limit(connection, by, asker.home, offer.terms, now)
            if (home := await self._host(connection, offer, now)) is None:
                raise LobbyClosed("gone")
            return await self._begin(connection, offer, home, asker, now, request)

        return await self._database.write(start, about=[locks.LOBBY, locks.person(by)], then=self._wake)

    async def withdraw(self, offer_id: int, by: int) -> None:
        """Take back one's own offer; asked for twice, it is done once."""
        await self._database.write(lambda c: lobby.withdraw(c, by, offer_id), about=[locks.LOBBY])

    async def offers(self, user: int, place: Place) -> list[model.Shown]:
        """The offers that this player may join, those that wait longest first. Raises LobbyClosed."""
        now = self._now()
        async with self._database.reading() as connection:
            asker = await _admitted(connection, user, place, now)
            found = [each for each in await lobby.open_offers(connection, now) if asker.may_meet(each)]
            return (await self._shown(connection, found, asker, now))[:LISTED]

    async def offer(self, offer_id: int, user: int, place: Place) -> model.Shown:
        """One of these. Raises LobbyClosed."""
        now = self._now()
        async with self._database.reading() as connection:
            asker = await _admitted(connection, user, place, now)
            offer = await self._open(connection, offer_id, asker, now)
            for shown in await self._shown(connection, [offer], asker, now):
                return shown
        raise LobbyClosed("gone")

    async def mine(self, user: int) -> list[model.Offer]:
        """The player's own offers that stand."""
        return await self._database.read(lambda c: lobby.made_by(c, user, self._now()))

    async def conduct(self, user: int) -> model.Conduct:
        """The player's games against people of other servers."""
        async with self._database.reading() as connection:
            return (await lobby.conduct_of(connection, [user], self._now()))[user]

    async def waiting(self) -> dict[str, int]:
        """How many offers stand in the world, by game, the most first."""
        return await self._database.read(lambda c: lobby.waiting(c, self._now()))

    # Internals.

    async def _choose(self, user: int, *, world: bool) -> int:
        async def chosen(connection: Connection) -> int:
            before = await players.settings(connection, user)
            await players.save_settings(connection, user, before.changed(world=world))
            return 0 if world else await lobby.withdraw(connection, user)

        about = [*([] if world else [locks.LOBBY]), locks.person(user)]
        return await self._database.write(chosen, about=about, then=lambda: self._app[Players].forget(user))

    async def _done(self, connection: Connection, request: int | None) -> Match | model.Offer | None:
        if request is None:
            return None
        if known := await matches.event_of_request(connection, request):
            return await matches.load(connection, known[0])
        return await lobby.of_request(connection, request)

    async def _best(
        self, connection: Connection, asker: _Asker, terms: Terms, now: datetime, *, near: bool
    ) -> tuple[model.Offer, Place] | None:
        """The offer that fits the player best, and where the boards of its maker appear. Raises LobbyClosed,
        TooManyMatches.
        """
        user = asker.user
        model.check_game(asker.conduct, user, terms, now)
        await check_limit(connection, user, asker.home, terms, now)
        offers = [
            each for each in await lobby.open_offers(connection, now, terms.game) if asker.may_meet(each)
        ]
        rated = await _ratings(connection, terms.game, [user, *(each.by for each in offers)])
        wish = model.Wish(terms, _value(rated, user), asker.waking, near)
        for offer in model.ordered(offers, wish, lambda other: _value(rated, other), now):
            if (home := await self._host(connection, offer, now)) is not None:
                return offer, home
        return None

    async def _open(self, connection: Connection, offer_id: int, asker: _Asker, now: datetime) -> model.Offer:
        """The offer, which the player may join. Raises LobbyClosed, and says of others nothing."""
        if (offer := await lobby.load(connection, offer_id, now)) is None:
            raise LobbyClosed("gone")
        if offer.by == asker.user:
            raise LobbyClosed("own")
        if not asker.may_meet(offer):
            raise LobbyClosed("gone")
        rated = await _ratings(connection, offer.terms.game, [offer.by, asker.user])
        if not model.within(offer, _value(rated, offer.by), _value(rated, asker.user)):
            raise LobbyClosed("gone")
        return offer

    async def _shown(
        self, connection: Connection, offers: Sequence[model.Offer], asker: _Asker, now: datetime
    ) -> list[model.Shown]:
        """Those of the offers whose makers are near enough, where they want that, and may play now."""
        conducts = await lobby.conduct_of(connection, {each.by for each in offers}, now)
        rated = {
            game: await _ratings(connection, game, [asker.user, *(each.by for each in offers)])
            for game in {each.terms.game for each in offers}
        }
        shown = []
        for offer in offers:
            known, conduct = rated[offer.terms.game], conducts[offer.by]
            near = model.within(offer, _value(known, offer.by), _value(known, asker.user))
            if near and _may(conduct, offer, now):
                rating = known[offer.by].resting(now) if offer.by in known else None
                shown.append(model.Shown(offer, rating, conduct.reliability))
        return shown

    async def _host(self, connection: Connection, offer: model.Offer, now: datetime) -> Place | None:
        """Where the boards of who made the offer appear; None where they may begin no game now."""
        home = await _home(connection, offer.guild_id, offer.channel_id)
        conduct = (await lobby.conduct_of(connection, [offer.by], now))[offer.by]
        if home is None or not _may(conduct, offer, now):
            return None
        try:
            await check_limit(connection, offer.by, home, offer.terms, now)
        except TooManyMatches:
            return None
        return home

    async def _begin(
        self,
        connection: Connection,
        offer: model.Offer,
        home: Place,
        asker: _Asker,
        now: datetime,
        request: int | None,
    ) -> Match:
        side = self._rng.choice(tuple(Side))
        seated = (offer.by, asker.user) if side is Side.FIRST else (asker.user, offer.by)
        header = Header(0, offer.terms, home, seated, offer.terms.kind.rules_version)
        if asker.home != home:
            header = replace(header, away=asker.home, guest=side.other)
        match = await begun(connection, header, asker.user, now, request)
        await lobby.join(connection, offer, match.id)
        return match


async def check_again(
    connection: Connection, user: int, other: int, places: tuple[Place, Place], terms: Terms, now: datetime
) -> None:
    """May two who have met between servers begin another game of these terms? `places`: theirs, in this order.

    Raises LobbyClosed for what keeps the user out, and NotAvailable, which says no more, for everything else.
    """
    mine, theirs = places
    await locks.take(connection, locks.LOBBY)
    asker = await _admitted(connection, user, mine, now)
    model.check_game(asker.conduct, user, terms, now)
    if lobby.is_among(asker.apart, other) or theirs.guild_id in asker.shut:
        raise NotAvailable
    try:
        model.check_game((await _admitted(connection, other, theirs, now)).conduct, other, terms, now)
    except LobbyClosed:
        raise NotAvailable from None


async def _admitted(connection: Connection, user: int, place: Place, now: datetime) -> _Asker:
    """The player, who may look for a game here. Raises LobbyClosed."""
    chosen = await players.settings(connection, user)
    if not chosen.world:
        raise LobbyClosed("unasked")
    if lobby.is_among(await lobby.banned(connection), user):
        raise LobbyClosed("banned")
    if (home := await _home(connection, place.guild_id, place.channel_id)) is None:
        raise LobbyClosed("door")
    return _Asker(
        user,
        home,
        model.Waking(chosen.zone, chosen.quiet or model.NIGHT),
        (await lobby.conduct_of(connection, [user], now))[user],
        frozenset(await lobby.apart_from(connection, user)),
        frozenset(await lobby.shut_to(connection, place.guild_id)),
    )


async def _home(connection: Connection, guild_id: int | None, channel_id: int | None) -> Place | None:
    """Where boards of games between servers appear that begin there; None where the door is closed."""
    if guild_id is None:
        return None if channel_id is None else Place(None, channel_id)
    chosen = await players.server(connection, guild_id)
    return None if chosen.door is None else Place(guild_id, chosen.forum or chosen.door)


def _checked(terms: Terms) -> Terms:
    """Of the terms those that count between servers. Raises LobbyClosed for a game of one server's own."""
    if is_house(terms.game):
        raise LobbyClosed("house")
    return Terms(terms.game, terms.pace, rated=terms.rated).checked()


def _may(conduct: model.Conduct, offer: model.Offer, now: datetime) -> bool:
    """May who made the offer begin one more game?"""
    try:
        model.check_game(conduct, offer.by, offer.terms, now)
    except LobbyClosed:
        return False
    return True


async def _ratings(connection: Connection, game: str, users: Sequence[int]) -> Mapping[int, Rating]:
    return await ratings.of_players(connection, Pool(game, None), set(users))


def _value(known: Mapping[int, Rating], user: int) -> float:
    return known[user].value if user in known else START


async def note_waking(
    connection: Connection, user: int, chosen: PlayerSettings, changed: Collection[str], _now: datetime
) -> None:
    """The player may be awake at other hours, by which offers to the world are ordered."""
    if not {"zone", "quiet"}.isdisjoint(changed):
        await lobby.note_waking(connection, user, model.Waking(chosen.zone, chosen.quiet or model.NIGHT))
