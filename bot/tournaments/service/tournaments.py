"""Tournaments: entering, starting, leaving, deciding games, and where they are shown."""

from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence
from datetime import datetime
from typing import Final

from bot.core import news
from bot.core.access import Asker
from bot.core.calendar import DAY
from bot.core.errors import BadTournament
from bot.core.match import Match
from bot.core.notice import Notice
from bot.core.terms import Place
from bot.core.until import Bound
from bot.match.rows import matches
from bot.match.rows.places import relocate
from bot.match.service.experience import Bounds
from bot.match.service.pauses import settle
from bot.match.service.steps import save_step
from bot.outbox import rows as notices
from bot.store import locks
from bot.store.app import App
from bot.store.database import Connection
from bot.tournaments import rows as tournaments
from bot.tournaments.model import actions, transitions
from bot.tournaments.model.actions import Verdict
from bot.tournaments.model.desk import decides_own_game
from bot.tournaments.model.event import Event, How
from bot.tournaments.model.formats.registry import settled
from bot.tournaments.model.plan import Plan
from bot.tournaments.model.policy import EarlyDraws
from bot.tournaments.model.timetable import bound
from bot.tournaments.model.tournament import Listed, Status, Step, Tournament
from bot.tournaments.model.transitions import ask_bye
from bot.tournaments.rows import Seen, Shown
from bot.tournaments.service import duties as duties
from bot.tournaments.service import entry, games, results
from bot.tournaments.service.course import Course
from bot.tournaments.service.results import keep, show

LISTED: Final = 25
MOST_AT_ONCE: Final = 10  # of one server, open or under way
CALLED_AGAIN: Final = (1, 2, 3)  # so many days after claims that differ directors are called again
NO_ENTRY: Final = 0  # stands for the entry in the calendar that somebody has deleted: there is no other
Work = Callable[[Connection, Tournament, datetime], Awaitable[Tournament]]
_GOING: Final = (Status.OPEN, Status.RUNNING)
_REMEMBERED: Final = 10_000  # matches of which it is kept in memory that they belong to no tournament
_SEEN: Final = 20  # tournaments that are kept as they were seen last


class Tournaments(Course, Bounds):
    """The tournaments of one database."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        # Every board asks, most matches belong to no tournament, and none comes to belong to one later.
        self._alone: set[int] = set()
        # When play in each of the others ends, as it was when its board was shown last.
        self._ends: dict[int, datetime | None] = {}
        # Every board of a game of theirs asks; who was forgotten since is read anew.
        self._seen: dict[int, Seen] = {}

    # For players and directors.

    async def create(self, by: int, plan: Plan, place: Place, *, draft: bool = False) -> Tournament:
        """`draft`: its directors announce it later. Raises BadTournament, BadTerms, UnknownGame."""
        checked = settled(plan, self._now())

        async def created(connection: Connection) -> Tournament:
            assert place.guild_id is not None
            counted = (Status.DRAFT, *_GOING) if draft else _GOING
            going = await tournaments.listed(connection, place.guild_id, counted, MOST_AT_ONCE)
            if len(going) == MOST_AT_ONCE:
                raise BadTournament("many", most=MOST_AT_ONCE)
            now = self._now()
            made = await tournaments.add(connection, place, by, checked, now, draft=draft)
            if not draft:
                await show(connection, made, now)
            return made

        about = [locks.server(place.guild_id)]
        return await self._database.write(created, about=about, then=self._wake_others)

    async def get(self, tournament_id: int, guild_id: int | None) -> Tournament:
        """A tournament of this server. Raises NoTournament."""
        return await self._database.read(
            lambda connection: entry.of_server(connection, tournament_id, guild_id)
        )

    async def of_match(self, match_id: int) -> Listed | None:
        if match_id in self._alone:
            return None
        found = await self._database.read(lambda connection: tournaments.listed_of(connection, match_id))
        if found is None:
            self._note_alone(match_id)
        return found

    async def bounds_of(self, matches: Sequence[Match]) -> Mapping[int, Bound]:
        """The end that its tournament gives each of these games: as many questions as there are tournaments."""
        asked = [match.id for match in matches if not match.over and match.id not in self._alone]
        if not asked:
            return {}
        async with self._database.reading() as connection:
            found = await tournaments.of_matches(connection, asked)
            seen = {n: await tournaments.see(connection, n, self._seen.get(n)) for n in {*found.values()}}
        for number in asked:
            if number not in found:
                self._note_alone(number)
        self._seen = {**self._seen, **seen}
        for number in list(self._seen)[:-_SEEN]:
            del self._seen[number]
        bounds = {match: bound(seen[number].tournament, match) for match, number in found.items()}
        self._ends |= {match: None if each is None else each.at for match, each in bounds.items()}
        for number in list(self._ends)[:-_REMEMBERED]:
            del self._ends[number]
        return {match: each for match, each in bounds.items() if each is not None}

    def may_be_over(self, match: Match, now: datetime) -> bool:
        # Of servers of another process nobody here sees when an end has moved.
        ends = self._ends.get(match.id) if self._app.shards.serve(match.place.guild_id) else None
        return match.id not in self._alone and (ends is None or ends <= now)

    def forget(self, _server_or_person: int) -> None:
        """All are read anew, as somebody's data was deleted."""
        self._seen.clear()

    def _note_alone(self, match_id: int) -> None:
        if len(self._alone) >= _REMEMBERED:
            self._alone.pop()
        self._alone.add(match_id)

    async def listed(
        self, guild_id: int | None, statuses: Collection[Status] = tuple(Status)
    ) -> list[Listed]:
        """The newest tournaments of a server."""
        if guild_id is None:
            return []
        return await self._database.read(lambda c: tournaments.listed(c, guild_id, statuses, LISTED))

    async def running_of(self, guild_id: int | None, user: int) -> list[Tournament]:
        """The tournaments that run in a server in which the user has a game, the newest first."""
        if guild_id is None:
            return []
        async with self._database.reading() as connection:
            numbers = await tournaments.running_of(connection, guild_id, user)
            return [await tournaments.load(connection, number) for number in numbers]

    async def enter(
        self,
        tournament_id: int,
        guild_id: int | None,
        user: int,
        limit: int | None = None,
        roles: Collection[int] = (),
    ) -> Tournament:
        """`limit`: how many games at once they want at most; `roles`: theirs in the server.

        Raises NoTournament, BadTournament.
        """

        async def entered(connection: Connection, tournament: Tournament, now: datetime) -> Tournament:
            place = await entry.place_of(connection, tournament, user)
            step = transitions.enter(tournament, user, now, limit)
            if not transitions.returns(tournament, user):
                await entry.require_admitted(
                    connection, tournament, user, now, roles if place is None else None
                )
            return await keep(connection, step)

        return await self._act(tournament_id, guild_id, entered)

    async def check_in(self, tournament_id: int, guild_id: int | None, user: int) -> Tournament:
        """An entrant is there. Raises NoTournament, BadTournament."""
        return await self._step(tournament_id, guild_id, lambda t, now: actions.check_in(t, user, now))

    async def claim(self, match_id: int, guild_id: int | None, user: int, winner: int | None) -> Tournament:
        """A claim in a game whose time is over; `winner`: None for a draw. Raises NotOfTournament, BadTournament."""

        async def claimed(connection: Connection) -> Tournament:
            now = self._now()
            tournament = await entry.of_game(connection, match_id, guild_id)
            step, ends = actions.claim(tournament, user, match_id, winner, now), bound(tournament, match_id)
            if ends is not None and ends.at is not None and ends.at <= now:
                raise BadTournament("due")
            policy = tournament.plan.policy
            if winner is None:
                match = await matches.load(connection, match_id)
                if results.early_draw(match, policy, EarlyDraws.REFUSED):
                    raise BadTournament("claim-early", moves=policy.draw_moves)
            await keep(connection, step)
            after = await duties.settle_claims(connection, step[0], match_id, now)
            if match_id not in after.results:
                await duties.announce(connection, *step, now)
                await games.redraw(connection, await matches.load(connection, match_id), now)
            if actions.disputed(after, match_id):
                # Directors are to hear of it again, as long as the game waits for them.
                again = news.TournamentNews(after.id, step[1].seq, again=True)
                told = [Notice(again, None, after.place, now + day * DAY) for day in CALLED_AGAIN]
                await notices.add(connection, told, now)
            return after

        return await self._database.write(claimed, about=[locks.match(match_id)], then=self._woken)

    async def object_to(self, tournament_id: int, guild_id: int | None, user: int, text: str) -> Tournament:
        """A player objects to the provisional table: its directors hear so. Raises NoTournament, BadTournament."""

        async def objected(connection: Connection, tournament: Tournament, now: datetime) -> Tournament:
            after, event = transitions.object_to(tournament, user, text, now)
            await tournaments.save(connection, after, event)
            letter = news.TournamentLetter(after.id, after.place.guild_id, seq=event.seq)
            for director in sorted(after.directors - {user}):
                await notices.tell(connection, letter, director, None, now)
            return after

        return await self._act(tournament_id, guild_id, objected)

    async def leave(self, tournament_id: int, guild_id: int | None, user: int) -> Tournament:
        """Raises NoTournament, BadTournament."""
        return await self._step(tournament_id, guild_id, lambda t, now: transitions.leave(t, user, now))

    async def ask_bye(
        self, tournament_id: int, guild_id: int | None, user: int, round: int | None
    ) -> Tournament:
        """A round off; None for the next one. Raises NoTournament, BadTournament."""
        return await self._step(tournament_id, guild_id, lambda t, now: ask_bye(t, user, round, now))

    async def start(self, tournament_id: int, by: Asker, seen: int | None = None) -> Tournament:
        """Begin with those who have entered, numbered by their ratings here. `seen`: as `Directors` has it.

        Raises NoTournament, BadTournament.
        """

        async def started(connection: Connection, tournament: Tournament, now: datetime) -> Tournament:
            entry.require_director(tournament, by)
            await entry.require_unchanged(connection, tournament, seen)
            return await duties.start(connection, tournament, by.user, now)

        return await self._act(tournament_id, by.guild_id, started)

    async def withdraw(self, tournament_id: int, guild_id: int | None, user: int) -> Tournament:
        """Leave it under way: games that are going on are given up. Raises NoTournament, BadTournament."""

        async def withdrawn(connection: Connection, tournament: Tournament, now: datetime) -> Tournament:
            # What time has done comes first: who has won by it keeps that.
            transitions.withdraw(tournament, user, user, now)
            for match_id in tournament.open_matches(tournament.number(user)):
                await settle(connection, await matches.load(connection, match_id), now)
            tournament = await tournaments.load(connection, tournament_id)
            after = await keep(connection, transitions.withdraw(tournament, user, user, now))
            for match_id in after.open_matches(after.number(user)):
                match = await matches.load(connection, match_id)
                if not match.over:
                    await save_step(connection, match, *match.resign(user, now), now)
            return await tournaments.load(connection, tournament_id)

        return await self._act(tournament_id, guild_id, withdrawn)

    async def adjudicate(
        self,
        match_id: int,
        by: Asker,
        winner: int | None,
        verdict: Verdict = Verdict.RESULT,
        seen: int | None = None,
    ) -> Match:
        """Decide a game; but for a win or a draw it is called off. `winner`: None for a draw or a double loss; `seen`:
        as `Directors` has it.

        Raises NotOfTournament, NotAPlayer, BadTournament, MatchOver.
        """

        async def decided(connection: Connection) -> Match:
            now = self._now()
            tournament = await entry.of_game(connection, match_id, by.guild_id)
            entry.require_director(tournament, by)
            await entry.require_unchanged(connection, tournament, seen)
            self.require_timely(tournament, now)
            match = await settle(connection, await matches.load(connection, match_id), now)
            side = None if winner is None else match.side_of(winner)
            if verdict is Verdict.RESULT:
                after, events = match.adjudicate(by.user, side, now)
            else:
                after, events = match.call_off(by.user, now)
                meeting = actions.going(tournament, match_id)
                points, forfeit = actions.verdict_points(tournament, meeting, verdict, winner)
                how, user = How.VERDICT, by.user
                step = actions.rule(tournament, match_id, points, how, now, forfeit=forfeit, by=user)
                await keep(connection, step)
            await save_step(connection, match, after, events, now)
            counted = (await tournaments.events_of(connection, tournament.id))[-1]
            if decides_own_game(tournament, counted):
                await duties.announce(connection, tournament, counted, now)
            return after

        return await self._database.write(decided, about=[locks.match(match_id)], then=self._woken)

    async def history(self, tournament_id: int, guild_id: int | None) -> list[Event]:
        """Everything that has happened in a tournament of this server. Raises NoTournament."""
        async with self._database.reading() as connection:
            await entry.of_server(connection, tournament_id, guild_id)
            return await tournaments.events_of(connection, tournament_id)

    async def show(self, tournament: Tournament | Listed) -> None:
        await self._noted(lambda c: show(c, tournament, self._now()), locks.tournament(tournament.id))

    async def shown_at(self, tournament_id: int) -> Shown:
        return await self._database.read(lambda connection: tournaments.shown_at(connection, tournament_id))

    async def note_shown(self, tournament_id: int, **ids: int | None) -> None:
        """`ids`: those of `Shown` that are other than they were."""
        lock = locks.tournament(tournament_id)
        await self._noted(lambda c: tournaments.note_shown(c, tournament_id, **ids), lock)

    async def lose_entry(self, tournament: Tournament) -> None:
        """Somebody has deleted its entry in the calendar: there is no other, and who directs it hears so."""

        async def lost(connection: Connection) -> None:
            await tournaments.note_shown(connection, tournament.id, calendar_id=NO_ENTRY)
            if tournament.status is Status.OPEN:
                await results.tell_closed(connection, tournament.id, self._now(), calendar=True)

        await self._noted(lost, locks.tournament(tournament.id))

    async def forget_thread(self, tournament_id: int, thread_id: int) -> None:
        """This thread is gone, if it was the tournament's."""
        if (await self.shown_at(tournament_id)).thread_id == thread_id:
            await self.note_shown(tournament_id, thread_id=None)

    async def move_games(self, tournament: Tournament, thread: Place) -> None:
        """The games that are played where the tournament is announced are played in its thread from now on."""

        async def moved(connection: Connection) -> None:
            now = await tournaments.load(connection, tournament.id)
            await relocate(connection, now.going, thread, now.place)

        if (await self.shown_at(tournament.id)).thread_id == thread.channel_id:
            await self._noted(moved)

    async def note_announcement(self, tournament_id: int, seq: int, channel_id: int, message_id: int) -> None:
        told, lock = (tournament_id, seq, channel_id, message_id), locks.tournament(tournament_id)
        await self._noted(lambda c: tournaments.note_announcement(c, *told), lock)

    async def announcements(self, tournament_id: int) -> list[tuple[int, int, int]]:
        """Event, channel and message of everything that was announced, the oldest first."""
        return await self._database.read(lambda c: tournaments.announcements(c, tournament_id))

    async def note_post(self, match: Match, was: Place, place: Place, message_id: int | None) -> None:
        """The match and its twin are played here from now on, where this message, or none but a notice's, shows it."""
        lock = locks.match(match.id)
        await self._noted(lambda c: results.posted(c, match, was, place, message_id, self._now()), lock)

    async def look_again(self, tournament: Tournament) -> None:
        """What time brings about in it next is worked out anew."""
        await self._noted(lambda c: tournaments.note_waking(c, tournament), locks.tournament(tournament.id))
        self.wake()

    async def tell_each(self, tournament_id: int, seq: int) -> None:
        """Tells of an event whomever it concerns, one by one, because no channel can be written to."""
        await self._noted(lambda c: results.tell_each(c, tournament_id, seq, self._now()))

    async def tell_closed(self, tournament_id: int) -> None:
        """Tells who directs it that its place is closed, unless they were told lately."""
        await self._noted(lambda c: results.tell_closed(c, tournament_id, self._now()))

    # Internals.

    async def _noted(self, work: Callable[[Connection], Awaitable[None]], *about: locks.Lock) -> None:
        await self._database.write(work, about=about, then=self._wake_others)

    async def _step(
        self, tournament_id: int, guild_id: int | None, decide: Callable[[Tournament, datetime], Step]
    ) -> Tournament:
        return await self._act(tournament_id, guild_id, lambda c, found, now: keep(c, decide(found, now)))

    async def _act(self, tournament_id: int, guild_id: int | None, work: Work) -> Tournament:
        async def acted(connection: Connection) -> Tournament:
            tournament, now = await entry.of_server(connection, tournament_id, guild_id), self._now()
            self.require_timely(tournament, now)
            return await work(connection, tournament, now)

        return await self._database.write(acted, about=[locks.tournament(tournament_id)], then=self._woken)
