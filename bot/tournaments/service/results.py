"""A step of a tournament as it is kept: by the result of a match, with the notices and reminders that tell of it."""

from collections.abc import Collection, Sequence
from contextlib import suppress
from dataclasses import replace
from datetime import datetime, timedelta
from typing import Final

from bot.core import news
from bot.core.errors import BadTournament, UnreadableMatch
from bot.core.events import Event as MatchEvent
from bot.core.match import Match
from bot.core.notice import Fate, Notice
from bot.core.preferences import PlayerSettings
from bot.core.terms import Place
from bot.core.until import Bound
from bot.core.verdict import LOSS
from bot.match.rows import matches
from bot.match.rows.places import redirect, relocate
from bot.outbox import rows as notices
from bot.people import rows as players
from bot.store import heartbeats
from bot.store.connection import hooks
from bot.store.database import Connection
from bot.tournaments import rows as tournaments
from bot.tournaments.model import actions, transitions
from bot.tournaments.model import event as ev
from bot.tournaments.model.changes import announced, announces, begun_with
from bot.tournaments.model.policy import EarlyDraws, Policy
from bot.tournaments.model.reminders import sleepers
from bot.tournaments.model.timetable import bound
from bot.tournaments.model.tournament import Listed, Status, Step, Tournament
from bot.tournaments.service.entry import outgrown, place_of
from rules import Ending

SHOWN_AFTER: Final = timedelta(seconds=10)  # how long a change waits for others that can be shown with it
_FREES_PLACES: Final = (ev.Left, ev.Changed)  # after these somebody may have moved up from the waiting list
_NIGHT: Final = frozenset({"quiet", "zone"})
_PLAYED_PLIES: Final = 2  # with fewer moves a game was not played


async def note_result(
    connection: Connection, match: Match, events: Sequence[MatchEvent], now: datetime
) -> None:
    """Note what a match that has just ended means for its tournament, if it has one that is going on."""
    tournament_id = await tournaments.of_match(connection, match.id)
    if tournament_id is None:
        return
    tournament = await tournaments.load(connection, tournament_id)
    if tournament.status is Status.RUNNING and match.id not in tournament.results:
        assert match.outcome is not None
        actor, policy, ending = events[-1].actor, tournament.plan.policy, match.outcome.ending
        if ending is Ending.AGREEMENT and early_draw(match, policy, EarlyDraws.POINTLESS):
            points, how = (LOSS, LOSS), ev.How.EARLY_DRAW
            await keep(connection, actions.rule(tournament, match.id, points, how, now, forfeit=False))
            return
        winner = winner_of(match, actor)
        ended_it = ending in (Ending.RESIGNATION, Ending.ABORT) and actor in match.players
        if ended_it and winner is not None and not played(match):
            points = transitions.points_of(tournament, actions.going(tournament, match.id), winner)
            ruled = actions.rule(tournament, match.id, points, ev.How.UNPLAYED, now, forfeit=True)
            await keep(connection, ruled)
            return
        # A game that the director decides counts as played: an absent player has lost it.
        decided_by = actor if ending is Ending.ADJUDICATION else None
        forfeit = decided_by is None and winner is not None and not played(match)
        await keep(connection, transitions.result(tournament, match.id, winner, forfeit, now, decided_by))


def played(match: Match) -> bool:
    """Have both moved in it."""
    return len(match.moves) >= _PLAYED_PLIES


async def keep(connection: Connection, step: Step) -> Tournament:
    """Save one step of a tournament, which now stands so."""
    tournament, event = step
    frees = isinstance(event.what, _FREES_PLACES) and tournament.status is Status.OPEN
    before = await tournaments.load(connection, tournament.id) if frees else tournament
    await tournaments.save(connection, tournament, event)
    await show(connection, tournament, event.at)
    if isinstance(event.what, ev.Cancelled):
        await conclude(connection, tournament.id, event.at)
    elif isinstance(event.what, ev.Left):
        seated = event.what.user in before.seated
        for left in hooks(connection).left:
            await left(connection, tournament.id, event.what.user, seated, event.at)
        # Somebody else may have got the place.
        tournament = await tournaments.load(connection, tournament.id)
    elif isinstance(event.what, ev.Entered) and event.what.place is None and tournament.status is Status.OPEN:
        rank = await place_of(connection, tournament, event.what.user)
        if rank is not None:
            step = transitions.give_place(tournament, event.what.user, rank, event.at)
            return await keep(connection, step)
    up = tournament.moved_up(before)
    strong = await outgrown(connection, tournament, up, event.at)
    for user in up:
        if user not in strong:
            place = None if (await players.settings(connection, user)).dm else tournament.place
            seat = news.TournamentSeat(tournament.id, tournament.place.guild_id)
            await notices.tell(connection, seat, user, place, event.at)
    return await turn_away(connection, tournament, strong, event.at)


async def turn_away(
    connection: Connection, tournament: Tournament, users: Sequence[int], now: datetime
) -> Tournament:
    """Takes entrants out for whom it is not by now; everybody hears of it."""
    for user in users:
        step = tournament.with_event(now, None, ev.Left(user))
        tournament = await keep(connection, step)
        what = news.TournamentNews(tournament.id, step[1].seq)
        await notices.tell(connection, what, None, tournament.place, now)
    return tournament


async def conclude(connection: Connection, tournament_id: int, now: datetime) -> None:
    """It is final, or called off: what else depends on it is seen to."""
    for concluded in hooks(connection).concluded:
        await concluded(connection, tournament_id, now)


async def show(connection: Connection, tournament: Tournament | Listed, now: datetime) -> None:
    """The tournament's messages will be brought up to date, once for all changes until then."""
    place, shown = tournament.place, news.TournamentShown(tournament.id)
    if not await notices.untried(connection, shown, place.channel_id):
        await notices.add(connection, [Notice(shown, None, place, now + SHOWN_AFTER)], now)


async def require_draw_allowed(connection: Connection, match: Match) -> None:
    """Raises BadTournament where the match's tournament refuses draws that are agreed on as early as this."""
    tournament_id = await tournaments.of_match(connection, match.id)
    if tournament_id is None:
        return
    policy = (await tournaments.plan_of(connection, tournament_id)).policy
    if early_draw(match, policy, EarlyDraws.REFUSED):
        raise BadTournament("draw-early", moves=policy.draw_moves)


async def bound_of(connection: Connection, match: Match) -> Bound | None:
    """The end that the match's tournament gives it."""
    if (tournament_id := await tournaments.of_match(connection, match.id)) is None:
        return None
    return bound(await tournaments.load(connection, tournament_id), match.id)


async def note_wishes(
    connection: Connection, user: int, _chosen: PlayerSettings, changed: Collection[str], _now: datetime
) -> None:
    """The player has changed some settings, perhaps the quiet hours to which reminders keep."""
    if _NIGHT.isdisjoint(changed):
        return
    own = [match.id for match in await matches.open_of(connection, user)]
    for number in sorted({*(await tournaments.of_matches(connection, own)).values()}):
        tournament = await tournaments.load(connection, number)
        if user in sleepers(tournament):
            await tournaments.note_waking(connection, tournament)


def early_draw(match: Match, policy: Policy, fate: EarlyDraws) -> bool:
    """Is this the fate of a draw that is agreed on, or claimed, as the match stands?"""
    return policy.early_draws is fate and len(match.moves) < 2 * policy.draw_moves


def winner_of(match: Match, ended_by: int | None) -> int | None:
    """The winner of the point: of a game that was called off, who neither did that nor let their time run out."""
    outcome = match.outcome
    assert outcome is not None
    if outcome.ending is Ending.ABORT:
        return match.opponent_of(match.mover if ended_by is None else ended_by)
    return None if outcome.winner is None else match.players[outcome.winner]


async def moved(connection: Connection, before: Tournament, step: Step, now: datetime) -> Tournament:
    """Saves that it moves. It and its open meetings are announced anew where it is now; nobody is called again."""
    after, event = step
    shown = await tournaments.shown_at(connection, after.id)
    # Two updates of the shown tournament would both begin a thread.
    await redirect(connection, news.TournamentShown(after.id), before.place, after.place)
    await heartbeats.carry(connection, before.place, after.place, now)
    await keep(connection, step)
    await tournaments.note_waking(connection, await tournaments.load(connection, after.id))
    await tournaments.note_shown(connection, after.id, message_id=None, thread_id=None)
    going, thread = after.going, shown.thread_id
    # A game that has a post of its own in the server's forum stays there.
    for was in (before.place, *([] if thread is None else [replace(before.place, channel_id=thread)])):
        await relocate(connection, going, after.place, was)
    told = [Notice(news.TournamentNews(after.id, event.seq, shown=shown.message_id), None, after.place, now)]
    events = await tournaments.events_of(connection, after.id)
    for earlier in events:
        if announces(earlier):
            begun = announced(after, events, earlier.seq)
            if any(match in going for meeting in begun for match in meeting.matches):
                again = news.TournamentRound(after.id, earlier.seq, again=True)
                told.append(Notice(again, None, after.place, now))
    await notices.add(connection, told, now)
    return after


async def ask_post(
    connection: Connection, tournament: Tournament, match_ids: Collection[int], now: datetime
) -> None:
    """These games of one meeting get a post, by a notice in the queue of the server's forum: nothing waits for it."""
    forum = (await players.server(connection, tournament.place.guild_id)).forum
    if forum is not None:
        post = news.TournamentPost(tournament.id, tuple(match_ids))
        await notices.tell(connection, post, None, replace(tournament.place, channel_id=forum), now)


async def posted(
    connection: Connection, match: Match, was: Place, place: Place, message_id: int | None, now: datetime
) -> None:
    """The match and its twin are played here from now on; `message_id`: shows the board, None where a notice does."""
    pair = {match.id} if match.header.twin is None else {match.id, match.header.twin}
    await relocate(connection, pair, place, was if match.double else None)
    if message_id is not None:
        shown = Notice(news.Joined(), None, place, now, match.id, match.seq)
        ids = await notices.add(connection, [shown], now)
        await notices.finish(connection, ids, now, Fate.DELIVERED, message_id)
    listed = await tournaments.listed_of(connection, match.id)
    if listed is not None:
        await show(connection, listed, now)


REMINDED_AFTER: Final = timedelta(days=7)  # before a director is told again that the place is closed


async def tell_each(connection: Connection, tournament_id: int, seq: int, now: datetime) -> None:
    """Tells whom an event concerns: the players to move of each game with its board, all others by letter."""
    tournament = await tournaments.load(connection, tournament_id)
    events = await tournaments.events_of(connection, tournament_id)
    event, told = events[seq - 1], frozenset[int]()
    if isinstance(event.what, ev.Paired):
        begun, changes = begun_with(tournament, events, seq)
        told = await tell_movers(connection, [match for meeting in begun for match in meeting.matches], now)
        concerned = changes.called(tournament, begun)
    else:
        former = (event.what.user,) if isinstance(event.what, ev.Replaced) else ()
        concerned = *(tournament.seeds or tournament.entrants), *former, *sorted(tournament.directors)
    letter = news.TournamentLetter(tournament.id, tournament.place.guild_id, seq=seq)
    for user in dict.fromkeys(concerned):
        if user not in told:
            await notices.tell(connection, letter, user, None, now)


async def tell_movers(connection: Connection, match_ids: Sequence[int], now: datetime) -> frozenset[int]:
    """Tells the players to move in games that have just begun, and returns them."""
    told = set()
    for match_id in match_ids:
        with suppress(UnreadableMatch):
            match = await matches.load(connection, match_id)
            if not match.over:
                turn = Notice(news.Turn(), match.mover, match.place, now, match.id, match.seq)
                await notices.add(connection, [turn], now)
                told.add(match.mover)
    return frozenset(told)


async def tell_closed(
    connection: Connection, tournament_id: int, now: datetime, *, calendar: bool = False
) -> None:
    """Tells who directs it that its place is closed, or its calendar entry gone, unless they were told lately."""
    tournament = await tournaments.load(connection, tournament_id)
    closed = news.TournamentClosed(tournament.id, tournament.place.guild_id, calendar=calendar)
    for user in sorted(tournament.directors):
        if not await notices.since(connection, closed, user, now - REMINDED_AFTER):
            await notices.tell(connection, closed, user, None, now)
