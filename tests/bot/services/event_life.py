"""An event through the services and the second opinion of it, which are compared at each instant."""

from collections import Counter
from collections.abc import Awaitable, Callable
from datetime import datetime, timedelta
from random import Random
from typing import Any

import sqlalchemy as sa

from bot.core.log import kind_of
from bot.core.match import Match
from bot.core.news import Reminder
from bot.core.verdict import known_result
from bot.match.service.experience import Bounds
from bot.match.service.matches import Matches
from bot.match.service.reminders import EARLY
from bot.outbox import rows as notices
from bot.store import deadlines
from bot.store.app import App
from bot.store.tables import notices as rows
from bot.sweeper import Sweeper
from bot.tournaments.model.event import Finished, Reminded
from bot.tournaments.model.pairings import Kind
from bot.tournaments.model.plan import Format
from bot.tournaments.model.timetable import winners
from bot.tournaments.model.tournament import Status, Tournament
from bot.tournaments.service.tournaments import Tournaments
from tests.bot.fixtures import Hands
from tests.bot.services import event_calls
from tests.bot.services.event_fold import EventFold
from tests.bot.services.event_game import DAY, Game, Limit
from tests.bot.services.test_tournament_life import GUILD, now
from tests.bot.services.waits import note_stay

MOMENT = timedelta(milliseconds=1)
Undo = Callable[[datetime], None]


def known_winner(match: Match) -> int | None:
    """The word of the endgame tables: 0 for a draw, None where they say nothing."""
    known = known_result(match.game, match.state)
    return None if known is None else 0 if known.winner is None else match.players[known.winner]


class Life:
    """One event, the fold of what happens in it, and how often the two were compared."""

    def __init__(self, app: App, other: App, hands: Hands, chance: Random, fold: EventFold) -> None:
        self.app, self.other, self.hands, self.chance, self.fold = app, other, hands, chance, fold
        self.tournament: Tournament
        self.undos: dict[int, Undo] = {}
        self.told: list[str] = []
        self.unseen: set[datetime] = set()
        self.looks, self.seen, self.heard = 0, 0, 0
        self.calls: dict[int, int] = {}
        self.nudges: dict[tuple[int, datetime], timedelta] = {}

    @property
    def at(self) -> datetime:
        return self.hands.at

    def any_game(self) -> Game | None:
        return self.chance.choice(going) if (going := [*self.fold.going()]) else None

    async def look(self) -> None:
        """The bot does what is due, and both say the same."""
        self.unseen = set()
        await self.app.database.write(lambda c: note_stay(self.hands, c), about=())
        works: list[Callable[[], Awaitable[Any]]] = [self.app[Sweeper].sweep, self.app[Tournaments].advance]
        self.chance.shuffle(works)
        for work in (*works, works[0]):
            await work()
        self.runs()
        self.tournament = await now(self.app, self.tournament)
        await self.learn()
        await self.reminded()
        await self.compare()

    def runs(self) -> None:
        """Whoever comes first at an instant may yet be reminded of what ends at it."""
        self.fold.run(self.at - MOMENT)
        self.calls |= event_calls.calls(self.fold, self.at, EARLY)
        self.nudges |= event_calls.nudges(self.fold, self.at)
        self.fold.run(self.at)

    async def reminded(self) -> None:
        """Everybody was reminded of what they are to do, once; of ends that came at this instant perhaps."""
        known, fold, app = self.tournament, self.fold, self.app
        calls, nudges, self.calls, self.nudges = self.calls, self.nudges, {}, {}
        async with app.database.reading() as connection:
            wanted = rows.c.kind == kind_of(Reminder), rows.c.id > self.heard
            found = await connection.execute(sa.select(rows).where(*wanted).order_by(rows.c.id))
            notes = [notices.notice_of(row) for row in found.mappings()]
        self.heard = max((each.id for each in notes), default=self.heard)
        heard = [each for each in notes if each.match_id in fold.games]  # Seasons that follow go on as well.
        leads = {each.match_id or 0: each.what.lead for each in heard if isinstance(each.what, Reminder)}
        assert len(leads) == len(heard), self.about(None)
        day = {n for n, game in fold.games.items() if game.mover not in fold.nights}
        must = {n: lead for n, lead in event_calls.calls(fold, self.at).items() if n in day}
        for each in heard:
            game = fold.games[each.match_id or 0]
            assert each.recipient == game.mover
            assert event_calls.quiet_hours(fold, [game.mover], each.due_at) is None, self.about(game)
        leads = {n: lead for n, lead in leads.items() if n in day}
        assert must.items() <= leads.items() <= (calls | must).items(), (self.about(None), must, calls, leads)
        for number, lead in leads.items():
            fold.called[number, fold.games[number].plies] = lead
        new = (await app[Tournaments].history(known.id, GUILD))[self.seen :] if self.seen < known.seq else []
        self.seen += len(new)
        notches = [notch for each in new if isinstance(each.what, Reminded) for notch in each.what.notches]
        said, due = [notch.position for notch in notches], event_calls.nudges(fold, self.at)
        ok = {each for each, _ in due} <= {*said} <= {each for each, _ in nudges | due}
        assert ok, (self.about(None), notches, nudges, due)
        assert len({*said}) == len(said), self.about(None)
        fold.nudged |= {key: step for key, step in (nudges | due).items() if key[0] in said}

    async def passes(self, span: timedelta) -> None:
        end = self.at + span
        while self.at < end:
            async with self.app.database.reading() as connection:
                due = await deadlines.earliest(connection)
            steps = [at for at in (due, self.fold.following()) if at is not None and at > self.at]
            self.hands.at = min((*steps, end))
            await self.look()

    async def jumps(self, before: timedelta) -> None:
        """To so much before something happens, where nobody looks."""
        following = self.fold.following()
        if any(game.held for game in self.fold.going()):
            before = max(before, MOMENT)  # At the very instant who comes first may take a removal back.
        if following is not None and following - before > self.at:
            await self.passes(following - before - self.at - MOMENT)
            self.hands.at = max(self.at, following - before)
            self.unseen = {following}
            self.runs()

    async def learn(self) -> None:
        """The pairings, as they are told, and points that come without a game."""
        known, fold, settings = self.tournament, self.fold, self.fold.settings
        gifts: Counter[int] = Counter()
        games = 2 if known.plan.games == 2 else 1
        for position, meeting in enumerate(known.meetings):
            users = known.users(meeting)
            for number in meeting.matches:
                if number not in fold.games:
                    play = None if settings.days is None else Limit(self.at, settings.days * DAY)
                    left = dict.fromkeys(users, settings.whole)
                    match = await self.app[Matches].get(number)
                    order = match.mover, match.opponent_of(match.mover)
                    table = meeting.stage, meeting.group
                    game = Game(number, position, table, order, play, self.at, self.at, left)
                    game.known, fold.games[number] = known_winner(match), game
            if meeting.pairing.kind in (Kind.BYE, Kind.HALF_BYE):
                gifts[users[0]] += games * (2 if meeting.pairing.kind is Kind.BYE else 1)
        fold.gifts = gifts
        if known.status is Status.RUNNING and fold.final is None:
            fold.settling = None  # Somebody is back, or plays anew.
        if known.status in (Status.SETTLING, Status.OVER) and fold.settling is None:
            assert not any(True for _ in fold.going())
            fold.settle(self.at)
            if known.status is Status.OVER:
                fold.conclude(self.at)

    async def compare(self) -> None:
        """Ends, acts that are possible, results and points."""
        known, fold = self.tournament, self.fold
        self.looks += 1
        going = list(fold.going())
        matches = [await self.app[Matches].get(game.number) for game in going]
        for game, shown in zip(going, await self.app[Bounds].all_seen(matches), strict=True):
            told, wanted, bound = shown.until(self.at), fold.until(game), shown.bound
            losing = bound.loser if bound and told.end.value == "held" else None
            said = told.end.value, told.at, told.then.value, losing
            loser = wanted.loser if wanted.end == "held" else None
            assert said == (wanted.end, wanted.at, wanted.then, loser), (self.about(game), said, wanted)
            if wanted.end == "claims":
                assert set(told.waits) == wanted.waits or wanted.then == "decided", self.about(game)
            for user in () if fold.paused else game.users:
                assert shown.may_move(user) is fold.may_move(game, user), self.about(game)
            stands = fold.stands(game, self.at)
            if wanted.end in ("held", "claims"):
                # An absence, or a vacation, is told with the end that it puts off.
                stands = {why: since for why, since in stands.items() if why == "director"}
            if told.pause is None:
                assert not stands, (self.about(game), stands)
            else:
                assert stands.get(told.pause.why.value) is not None, (self.about(game), told.pause, stands)
        done = {number for number, game in fold.games.items() if not game.open}
        assert known.results == done, (self.about(None), [fold.games[n] for n in done ^ known.results])
        for meeting in known.meetings:
            users = known.users(meeting)
            if meeting.pairing.second is None:
                continue
            for number, points in zip(meeting.scored, meeting.pairing.games, strict=False):
                game = fold.games[number]
                own = points if game.users[0] == users[0] else points[::-1]
                assert own == game.points, (self.about(game), own)
        tree = known.plan.format in (Format.KNOCKOUT, Format.DOUBLE_KNOCKOUT)
        for place in () if tree else known.tables():
            table = {known.user(line.player): line.values[0] for line in known.table(*place)}
            scored = {user: fold.score(user, place) for user in table}
            assert table == scored, (self.about(None), place, table, scored, fold.struck)
        if known.status is Status.SETTLING:
            assert known.settles_at == fold.settles_at, self.about(None)
        assert (known.status is Status.OVER) is (fold.final is not None), self.about(None)

    def about(self, game: Game | None) -> Any:
        return "\n".join(("", *self.told[-14:], f"{game}", f"now {self.at}"))

    async def ended(self) -> None:
        """The table, who has won, and what has followed, once."""
        known, fold = self.tournament, self.fold
        events = await self.app[Tournaments].history(known.id, GUILD)
        assert sum(isinstance(event.what, Finished) for event in events) == 1
        format, winner = known.plan.format, winners(known)
        if format is Format.KNOCKOUT:
            assert all(fold.lost(user) == 0 for user in winner)
        elif format is Format.DOUBLE_KNOCKOUT:
            assert all(fold.lost(user) < 2 for user in winner)
        else:
            place = known.system.deciding(known)
            best = max(fold.score(known.user(line.player), place) for line in known.table(*place))
            assert all(fold.score(user, place) == best for user in winner), self.about(None)
        listed = await self.app[Tournaments].listed(GUILD)
        later = [await self.app[Tournaments].get(each.id, GUILD) for each in listed if each.id > known.id]
        following = [each for each in later if each.season is not None and each.season.previous == known.id]
        if format is not Format.LEAGUE or len({*known.seeds} - fold.gone) > 2:
            assert len(following) == (format is Format.LEAGUE)
