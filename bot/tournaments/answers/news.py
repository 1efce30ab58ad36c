"""News of tournaments that people get by themselves: in the tournament's place, in another channel, or by letter."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from itertools import takewhile
from typing import Final

from bot.core import news
from bot.core.notice import Notice
from bot.core.terms import Place
from bot.match.answers.access import known_tournament
from bot.match.answers.forums import post_tournament_games
from bot.match.answers.homes import thread_for
from bot.outbox.service.outbox import Delivered, Undeliverable
from bot.skin.card import Reply
from bot.skin.context import Reader, everybody
from bot.skin.homes import another_channel
from bot.skin.places import address
from bot.skin.plug import Telling, silently, undeliverable
from bot.skin.protocol import Client
from bot.skin.replies import post
from bot.tournaments.answers.announcements import bring_up_to_date, over, reminder
from bot.tournaments.answers.neighbours import entry
from bot.tournaments.cards.letters import closed_card, moved_card, seat_card, stand_in_card
from bot.tournaments.cards.log import news_card
from bot.tournaments.cards.tournaments import round_card
from bot.tournaments.model import event as ev
from bot.tournaments.model.actions import disputed
from bot.tournaments.model.changes import begun_with
from bot.tournaments.model.event import Event
from bot.tournaments.model.meeting import Meeting
from bot.tournaments.model.pairings import Lot
from bot.tournaments.model.reminders import waits_still
from bot.tournaments.model.tournament import Status, Tournament
from bot.tournaments.service.tournaments import Tournaments

_ANNOUNCED: Final = (ev.Created, ev.Announced, ev.Moved)
"""Of these one is told by the card by which one enters."""


async def announcement(client: Client, notice: Notice, reader: Reader) -> Reply:
    """The start of something in a tournament, its end, or else its latest event."""
    (tournament, event, events), what = await _told_of(client, notice), notice.what
    if isinstance(what, news.TournamentOver):
        return await over(client, tournament, reader, event, events)
    if isinstance(event.what, _ANNOUNCED):
        return await entry(client, tournament, reader.words)
    if isinstance(what, news.TournamentNews):
        if isinstance(event.what, ev.Reminded):
            return await reminder(client, tournament, event.what, reader)
        called = _called(tournament, event)
        if isinstance(event.what, ev.GivenUp):
            called = _freed(tournament, event, events)
        return news_card(tournament, event, reader.words, called)
    begun, changes = begun_with(tournament, events, event.seq)
    card = round_card(tournament, begun, reader.words, {}, changes=changes)
    return replace(card, pings=()) if isinstance(what, news.TournamentRound) and what.again else card


async def _called_again(client: Client, notice: Notice) -> Notice | None:
    """The notice for where the tournament is now; None where what it calls for again waits for nobody."""
    if not isinstance(notice.what, news.TournamentNews) or not notice.what.repeated:
        return notice
    (tournament, event, events), what = await _told_of(client, notice), notice.what
    if what.left is not None:
        await client.app[Tournaments].look_again(tournament)
        return None
    if isinstance(event.what, ev.Reminded):
        due = waits_still(tournament, event.what.notches, client.app.now())
        return replace(notice, place=tournament.place) if due else None
    assert isinstance(event.what, ev.Claimed)
    match = event.what.match
    newer = any(isinstance(e.what, ev.Claimed) and e.what.match == match for e in events[event.seq :])
    waits = tournament.status is Status.RUNNING and not tournament.paused
    if newer or not waits or match in tournament.results or not disputed(tournament, match):
        return None
    return replace(notice, place=tournament.place)


async def _note_posted(client: Client, notice: Notice, message_id: int) -> None:
    """Remembers in which message something of a tournament is announced, and closes the one before in another place."""
    what = notice.what
    assert isinstance(what, news.TournamentNews | news.TournamentRound | news.TournamentOver)
    if notice.place is None:
        return
    tournaments, (tournament, event, _) = client.app[Tournaments], await _told_of(client, notice)
    if isinstance(what, news.TournamentOver):
        if isinstance(event.what, ev.Settling):
            channel = notice.place.channel_id
            await tournaments.note_announcement(tournament.id, event.seq, channel, message_id)
        return
    if notice.place != tournament.place:
        await tournaments.move_games(tournament, notice.place)
    earlier: tuple[int, int] | None = None
    if isinstance(what, news.TournamentRound):
        shown = await tournaments.announcements(tournament.id)
        earlier = next(((channel, message) for seq, channel, message in shown if seq == event.seq), None)
        await tournaments.note_announcement(tournament.id, event.seq, notice.place.channel_id, message_id)
    elif isinstance(event.what, _ANNOUNCED):
        if isinstance(event.what, ev.Moved) and what.shown is not None:
            earlier = event.what.was, what.shown
        await tournaments.note_shown(tournament.id, message_id=message_id)
        await tournaments.show(tournament)
    if earlier is not None and earlier[0] != notice.place.channel_id:
        words = (await everybody(client, Place(notice.place.guild_id, earlier[0]))).words
        await client.repaint(*earlier, moved_card(tournament, address(notice.place, message_id), words))


async def _letter(client: Client, notice: Notice, reader: Reader) -> Reply:
    user = notice.recipient
    assert user is not None
    if not isinstance(notice.what, news.TournamentLetter):
        tournament = await _of_notice(client, notice)
        alone = reader.user_id is not None
        if isinstance(notice.what, news.TournamentSeat):
            return seat_card(tournament, user, reader.words, alone=alone)
        calendar = isinstance(notice.what, news.TournamentClosed) and notice.what.calendar
        return closed_card(tournament, user, reader.words, alone=alone, calendar=calendar)
    tournament, event, events = await _told_of(client, notice)
    if isinstance(event.what, ev.Settling | ev.Finished):
        return await over(client, tournament, reader, event, events, user)
    if isinstance(event.what, ev.Paired):
        begun, changes = begun_with(tournament, events, event.seq)
        own = [each for each in begun if user in tournament.users(each)]
        return round_card(tournament, own or begun, reader.words, {}, changes=changes.of(user), letter=True)
    return news_card(tournament, event, reader.words, letter=True)


async def _of_notice(client: Client, notice: Notice) -> Tournament:
    what = notice.what
    assert isinstance(what, news.OfTournament)
    guild_id = getattr(what, "guild", None) if notice.place is None else notice.place.guild_id
    return await known_tournament(client, what.tournament, guild_id)


async def _told_of(client: Client, notice: Notice) -> tuple[Tournament, Event, list[Event]]:
    tournament = await _of_notice(client, notice)
    events = await client.app[Tournaments].history(tournament.id, tournament.place.guild_id)
    what = notice.what
    told = news.TournamentRound | news.TournamentNews | news.TournamentOver | news.TournamentLetter
    assert isinstance(what, told)
    return tournament, events[what.seq - 1], events


def _freed(tournament: Tournament, event: Event, events: Sequence[Event]) -> tuple[int, ...]:
    later = takewhile(lambda each: isinstance(each.what, ev.Result), events[event.seq :])
    results = (each.what for each in later)
    matches = {what.match for what in results if isinstance(what, ev.Result) and what.how is ev.How.LEFT}
    players = _players(tournament, (m for m in tournament.meetings if not matches.isdisjoint(m.matches)))
    left = event.what.user if isinstance(event.what, ev.GivenUp) else None
    return tuple(user for user in players if user != left)


def _called(tournament: Tournament, event: Event) -> tuple[int, ...]:
    """The people that an event asks to do something, or whom a director's act concerns."""
    meetings = tournament.meetings
    match event.what:
        case ev.TimeUp(meetings=timed):
            over = (meetings[n] for n in timed)
            return _players(tournament, (m for m in over if not m.decided and m.matches))
        case ev.CheckInOpened():
            return tournament.entrants
        case ev.Cancelled():
            return _players(tournament, (m for m in meetings if not m.decided)) if tournament.seeds else ()
        case ev.Entered() | ev.Left() | ev.Withdrawn() | ev.Returned() | ev.Bye() | ev.Director():
            return () if event.actor == event.what.user else (event.what.user,)
        case ev.Corrected(match=match) | ev.Result(match=match) | ev.Anew(other=match):
            return _players(tournament, (m for m in meetings if match in m.matches))
        case ev.Exchanged(users=users, matches=matches):
            return _anew(tournament, users, matches)
        case ev.Claimed(match=match):
            return _asked_by_claim(tournament, match)
        case Lot(players=numbers, round=int()):
            # Nothing else tells who is out.
            return tuple(map(tournament.user, numbers))
        case ev.Begun(matches=matches):
            return _players(tournament, (meetings[position] for position, _ in matches))
        case ev.Started() | ev.Unpairable():
            return tuple(sorted(tournament.directors))
        case ev.Replaced(user=user, other=other, matches=matches):
            return _anew(tournament, (user, other), matches)
        case _:
            return ()


def _players(tournament: Tournament, meetings: Iterable[Meeting]) -> tuple[int, ...]:
    numbers = dict.fromkeys(number for meeting in meetings for number in meeting.pairing.players())
    return tuple(tournament.user(number) for number in numbers)


def _anew(tournament: Tournament, users: tuple[int, int], matches: ev.Instead) -> tuple[int, ...]:
    new = {match for _, match in matches}
    found = (m for m in tournament.meetings if not new.isdisjoint(m.matches))
    return tuple(dict.fromkeys((*users, *_players(tournament, found))))


def _asked_by_claim(tournament: Tournament, match: int) -> tuple[int, ...]:
    meeting = tournament.of_match(match)
    if meeting is None or match in tournament.results:
        return ()
    if disputed(tournament, match):
        return tuple(sorted(tournament.directors))
    players = tournament.users(meeting)
    return tuple(user for user in players if user not in tournament.direction.claims.get(match, {}))


async def _show(client: Client, notice: Notice) -> None:
    assert isinstance(notice.what, news.TournamentShown)
    guild_id = None if notice.place is None else notice.place.guild_id
    await bring_up_to_date(client, notice.what.tournament, guild_id)


async def _home(client: Client, notice: Notice) -> Place:
    return (await _of_notice(client, notice)).place


async def _elsewhere(client: Client, notice: Notice) -> Delivered:
    tournament = await _of_notice(client, notice)
    home = notice.place or tournament.place
    reader = await everybody(client, home)
    pings: tuple[int, ...] = () if notice.recipient is None else (notice.recipient,)
    if isinstance(notice.what, news.TournamentRound | news.TournamentNews):
        pings = (await announcement(client, notice, reader)).pings
    card = stand_in_card(tournament, reader.words, pings)
    return await post_elsewhere(client, notice, tournament, home, card)


async def post_elsewhere(
    client: Client, notice: Notice, tournament: Tournament, home: Place, card: Reply
) -> Delivered:
    """Tells it in another channel than that home, and those who direct the tournament that this is closed."""
    channel = await another_channel(client, home)
    if channel is None:
        raise Undeliverable
    with undeliverable():
        await post(client, channel.id, card, notice.nonce)
    await client.app[Tournaments].tell_closed(tournament.id)
    return Delivered()


async def _each(client: Client, notice: Notice) -> Delivered:
    what = notice.what
    assert isinstance(what, news.TournamentRound | news.TournamentNews | news.TournamentOver)
    if isinstance(what, news.TournamentNews) and what.repeated:
        raise Undeliverable
    await client.app[Tournaments].tell_each(what.tournament, what.seq)
    await client.app[Tournaments].tell_closed(what.tournament)
    return Delivered()


async def _leave_thread(client: Client, notice: Notice, thread: Place) -> None:
    assert isinstance(notice.what, news.OfTournament)
    await client.app[Tournaments].forget_thread(notice.what.tournament, thread.channel_id)


_TO_ALL: Final = Telling(
    still=_called_again,
    compose=announcement,
    home=_home,
    thread=thread_for,
    locked=_leave_thread,
    told=_note_posted,
    elsewhere=_elsewhere,
    each=_each,
)
_TO_ONE: Final = Telling(compose=_letter, home=_home, elsewhere=_elsewhere)
NEWS: Final[Mapping[type[news.News], Telling]] = {
    news.TournamentRound: _TO_ALL,
    news.TournamentNews: _TO_ALL,
    news.TournamentOver: replace(_TO_ALL, thread=None),
    **dict.fromkeys((news.TournamentSeat, news.TournamentLetter, news.TournamentClosed), _TO_ONE),
    news.TournamentShown: Telling(otherwise=silently(_show)),
    news.TournamentPost: Telling(otherwise=silently(post_tournament_games)),
}
