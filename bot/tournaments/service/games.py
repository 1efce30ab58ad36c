"""The games of a tournament: begun, held while it stands still, ended by who directs it."""

from collections.abc import AsyncIterator, Collection
from dataclasses import replace
from datetime import datetime
from random import Random
from typing import Final

from bot.core.clock import Pause, Why
from bot.core.errors import BadTournament
from bot.core.match import Header, Match, begin
from bot.core.news import Redrawn
from bot.core.notice import Notice
from bot.core.terms import Place, Terms
from bot.match.rows import matches
from bot.match.service.pauses import absorb
from bot.match.service.reminders import replan
from bot.match.service.steps import save_step
from bot.outbox import rows as notices
from bot.store.database import Connection
from bot.tournaments import rows as tournaments
from bot.tournaments.model import event
from bot.tournaments.model.actions import exchanged, require_reopenable
from bot.tournaments.model.event import Exchanged, Replaced, What
from bot.tournaments.model.meeting import Meeting
from bot.tournaments.model.tournament import Status, Tournament
from bot.tournaments.service.results import ask_post, played

AT_ONCE: Final = 20
"""Games that begin in one transaction, and meetings whose time ends in one: nobody's move waits for a whole round."""


async def begun(
    connection: Connection, tournament: Tournament, meeting: Meeting, rng: Random, now: datetime
) -> Meeting:
    """The meeting with its matches, which begin now and tell nobody; a server's forum gets a post."""
    pairing = meeting.pairing
    if pairing.games or pairing.second is None:
        return meeting
    terms = tournament.plan.terms.drawn(rng)
    seated = (tournament.user(pairing.first), tournament.user(pairing.second))
    ids = [(await started(connection, terms, tournament.place, seated, now)).id]
    if terms.pair:
        ids.append((await started(connection, terms, tournament.place, (seated[1], seated[0]), now)).id)
        await matches.pair(connection, ids[0], ids[1])
    await tournaments.link(connection, tournament.id, ids)
    await ask_post(connection, tournament, ids, now)
    return replace(meeting, matches=tuple(ids))


async def started(
    connection: Connection, terms: Terms, place: Place, players: tuple[int, int], now: datetime
) -> Match:
    match, events = begin(Header(0, terms, place, players, terms.kind.rules_version), now)
    match = await matches.add(connection, match, events)
    await replan(connection, match, now)
    return await absorb(connection, match, now)


async def going_on(
    connection: Connection, tournament: Tournament, positions: Collection[int]
) -> AsyncIterator[Match]:
    """The games of these meetings that are not over, in the order in which they began."""
    for position in sorted(positions):
        for match_id in tournament.meetings[position].matches:
            if match_id not in tournament.results:
                match = await matches.load(connection, match_id)
                if not match.over:
                    yield match


async def follow(
    connection: Connection, tournament: Tournament, by: int | None, now: datetime, since: int = 0
) -> int | None:
    """Open games follow a director's act, of some meetings from position `since`; the position of the next, if any."""
    later = list(enumerate(tournament.meetings))[since:]
    going = [n for n, meeting in later if not tournament.results.issuperset(meeting.matches)]
    part = going[:AT_ONCE]
    if tournament.status is Status.CANCELLED:
        for match_id in [match.id async for match in going_on(connection, tournament, part)]:
            await call_off(connection, match_id, by, now, quiet=True)
    else:
        await align(connection, tournament, by, now, part)
    return next(iter(going[AT_ONCE:]), None)


async def align(
    connection: Connection, tournament: Tournament, by: int | None, now: datetime, positions: Collection[int]
) -> None:
    """In the meetings at these positions clocks of games that are not to be played now stand still; others go on, with
    the reminders that their ends ask for now. Their boards tell it.
    """
    async for match in going_on(connection, tournament, positions):
        meeting = tournament.of_match(match.id)
        stands = next((p.ref for p in match.clock.pauses if p.why is Why.DIRECTOR and p.end is None), None)
        if not (tournament.paused if meeting is None else tournament.stands(meeting)):
            if stands is not None:
                await save_step(connection, match, *match.resume(Why.DIRECTOR, now, by, ref=stands), now)
            else:
                await replan(connection, match, now)
        elif stands is None:
            # The effects of time up to now come first. Each pause has a number of its own: with the same it would take
            # the place of an earlier one in the same turn, whose time would be charged.
            match = await absorb(connection, match, now)
            pause = Pause(Why.DIRECTOR, now, None, ref=match.seq)
            await save_step(connection, match, *match.pause(pause, now, by), now)
        await redraw(connection, match, now)


async def redraw(connection: Connection, match: Match, now: datetime) -> None:
    """Its board tells until when, and of what, from now on."""
    await notices.add(connection, [Notice(Redrawn(), None, match.place, now, match.id, match.seq)], now)


async def call_off(
    connection: Connection, match_id: int, by: int | None, now: datetime, *, quiet: bool = False
) -> None:
    """Ends a game without a result of its own. `quiet`: the tournament's news calls its players."""
    match = await matches.load(connection, match_id)
    if not match.over:
        await save_step(connection, match, *match.call_off(by, now), now, quiet=quiet)


async def decide(
    connection: Connection, match_id: int, winner: int | None, by: int | None, now: datetime
) -> None:
    """Ends a game with this winner, a user, or as a draw."""
    match = await matches.load(connection, match_id)
    if not match.over:
        side = None if winner is None else match.side_of(winner)
        await save_step(connection, match, *match.adjudicate(by, side, now), now)


async def begun_anew(
    connection: Connection, tournament: Tournament, what: What, by: int, now: datetime
) -> event.Instead:
    """The games that begin anew with what a director does. Raises BadTournament where one was played meanwhile."""
    match what:
        case Replaced(user=user, other=other):
            number = tournament.number(user)
            own = [n for n, meeting in enumerate(tournament.meetings) if number in meeting.pairing.players()]
            before = [match async for match in going_on(connection, tournament, own)]
            instead = {user: other}
        case Exchanged(users=(one, two)):
            meetings = exchanged(tournament, (one, two))
            before = [await matches.load(connection, n) for meeting in meetings for n in meeting.matches]
            if any(match.over or played(match) for match in before):
                raise BadTournament("pairing-played")
            instead = {one: two, two: one}
        case event.Anew(match=match_id):
            before = [await matches.load(connection, match_id)]
            # Somebody else may play for one of the two by now.
            pairing = require_reopenable(tournament, match_id).pairing
            instead = {u: tournament.user(n) for n in pairing.players() for u in tournament.holders(n)}
        case _:
            return []
    anew, thread = [], (await tournaments.shown_at(connection, tournament.id)).thread_id
    for match in before:
        first, second = (instead.get(user, user) for user in match.players)
        # A post in a forum was that of the former game, with its number and its players.
        place = match.place if match.place.channel_id == thread else tournament.place
        fresh = await started(connection, match.terms, place, (first, second), now)
        anew.append((match, fresh))
    await tournaments.unlink(connection, [match.id for match, _ in anew])
    await tournaments.link(connection, tournament.id, [fresh.id for _, fresh in anew])
    for match, _ in anew:
        await call_off(connection, match.id, by, now, quiet=True)
    fresh_of, pairs = {match.id: fresh.id for match, fresh in anew}, list[list[int]]()
    for match, fresh in anew:
        # Two games that were a pair are one again.
        if (twin := match.header.twin) is None or twin not in fresh_of:
            pairs.append([fresh.id])
        elif match.id < twin:
            await matches.pair(connection, fresh.id, fresh_of[twin])
            pairs.append([fresh.id, fresh_of[twin]])
    for fresh_ids in pairs:
        await ask_post(connection, tournament, fresh_ids, now)
    return list(fresh_of.items())
