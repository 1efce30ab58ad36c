"""Histories of events through the services, compared with a second opinion (`event_fold.py`) at each instant.

Everything that can happen at the edges of rounds happens at some: in the last minute, at the very instant before
anybody has looked, twice at once. After each step both say until when, what then, who may still act, and who has
scored what.
"""

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import replace
from datetime import datetime, timedelta
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest
import sqlalchemy as sa

from bot.app import open_app
from bot.core.access import Asker
from bot.core.errors import MatchError
from bot.core.log import kind_of
from bot.core.match import Match
from bot.core.news import Reminder
from bot.core.preferences import Title
from bot.core.verdict import known_result
from bot.match.service.experience import Bounds
from bot.match.service.matches import Matches
from bot.match.service.pauses import GRACE
from bot.match.service.reminders import EARLY
from bot.outbox import rows as notices
from bot.people.service import Players
from bot.series.model import Count, Repeat, Rules, season
from bot.series.service.seasons import Seasons
from bot.store import deadlines
from bot.store.app import App
from bot.store.tables import notices as rows
from bot.sweeper import Sweeper
from bot.titles.service import Titles
from bot.tournaments.model.actions import Verdict
from bot.tournaments.model.event import Finished, Reminded
from bot.tournaments.model.pairings import Kind
from bot.tournaments.model.plan import Format, Plan
from bot.tournaments.model.policy import EarlyDraws, Policy, RoundEnd
from bot.tournaments.model.timetable import winners
from bot.tournaments.model.tournament import Status, Tournament
from bot.tournaments.service.directors import Directors
from bot.tournaments.service.tournaments import Tournaments
from bot.vacations.service import Vacations
from tests.bot.fixtures import PLACE, Hands, a_move, terms, url_of
from tests.bot.services.event_fold import DAY, HOUR, EventFold, Game, Limit, Settings
from tests.bot.services.test_tournament_life import BOSS, GUILD, now, sound
from tests.bot.services.test_tournaments import going_on
from tests.bot.services.waits import note_stay, told
from tests.seed import SEED

MOMENT, MINUTE = timedelta(milliseconds=1), timedelta(minutes=1)
FIRST, SECOND = Asker(BOSS, GUILD), Asker(7, GUILD, manager=True)
PACES: dict[str, Any] = {"1d": DAY, "3d": 3 * DAY, "14d": 14 * DAY, "quick": (2 * DAY, 6 * HOUR, 2 * DAY)}
Undo = Callable[[datetime], None]
Nudges = dict[tuple[int, datetime], timedelta]


class Life:
    """One event, the fold of what happens in it, and how often the two were compared."""

    def __init__(self, app: App, other: App, hands: Hands, chance: Random, fold: EventFold) -> None:
        self.app, self.other, self.hands, self.chance, self.fold = app, other, hands, chance, fold
        self.tournament: Tournament
        self.undos: dict[int, Undo] = {}
        self.done: Counter[str] = Counter()
        self.looks = 0
        self.told: list[str] = []
        self.unseen: set[datetime] = set()
        self.seen, self.heard = 0, 0
        self.calls: dict[int, int] = {}
        self.nudges: Nudges = {}

    @property
    def at(self) -> datetime:
        return self.hands.at

    def any_game(self) -> Game | None:
        going = list(self.fold.going())
        return self.chance.choice(going) if going else None

    # Time.

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
        self.calls |= self.fold.calls(self.at, EARLY)
        self.nudges |= self.fold.nudges(self.at)
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
        must = {n: lead for n, lead in fold.calls(self.at).items() if fold.games[n].mover not in fold.nights}
        for each in heard:
            game = fold.games[each.match_id or 0]
            assert each.recipient == game.mover
            assert fold.night([game.mover], each.due_at) is None, self.about(game)
        leads = {n: lead for n, lead in leads.items() if fold.games[n].mover not in fold.nights}
        assert must.items() <= leads.items() <= (calls | must).items(), (self.about(None), must, calls, leads)
        for number, lead in leads.items():
            fold.called[number, fold.games[number].plies] = lead
        events = (
            (await app[Tournaments].history(known.id, GUILD))[self.seen :] if self.seen < known.seq else ()
        )
        self.seen += len(events)
        notches = [
            notch for event in events if isinstance(event.what, Reminded) for notch in event.what.notches
        ]
        said, due = [notch.position for notch in notches], fold.nudges(self.at)
        ok = {each for each, _ in due} <= {*said} <= {each for each, _ in nudges | due}
        assert ok, (self.about(None), notches, nudges, due)
        assert len({*said}) == len(said), self.about(None)
        fold.nudged |= {key: step for key, step in (nudges | due).items() if key[0] in said}
        self.done["called"] += len(leads)
        self.done["nudged"] += len(notches)

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
                    fold.pairs(Game(number, position, table, order, play, self.at, self.at, left))
                    fold.games[number].known = known_winner(match)
            if meeting.pairing.kind in (Kind.BYE, Kind.HALF_BYE):
                gifts[users[0]] += games * (2 if meeting.pairing.kind is Kind.BYE else 1)
        fold.gifts = gifts
        if known.status is Status.RUNNING and fold.final is None:
            fold.settling = None  # Somebody is back, or plays anew.
        if known.status is Status.SETTLING and fold.settling is None:
            assert not any(True for _ in fold.going())
            fold.settle(self.at)
        if known.status is Status.OVER and fold.settling is None:
            fold.settle(self.at)
            fold.conclude(self.at)

    async def compare(self) -> None:
        """Ends, acts that are possible, results and points."""
        known, fold = self.tournament, self.fold
        self.looks += 1
        going = list(fold.going())
        matches = [await self.app[Matches].get(game.number) for game in going]
        for game, shown in zip(going, await self.app[Bounds].all_seen(matches), strict=True):
            told, wanted = shown.until(self.at), fold.until(game)
            bound = shown.bound
            said = (
                told.end.value,
                told.at,
                told.then.value,
                bound.loser if bound and told.end.value == "held" else None,
            )
            loser = wanted.loser if wanted.end == "held" else None
            told_so = wanted.end, wanted.at, wanted.then, loser
            assert said == told_so, (self.about(game), said, wanted)
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

    # What people do.

    async def tries(
        self, name: str, may: bool | None, call: Awaitable[Any], then: Callable[[], Any], *facts: Any
    ) -> bool:
        """It is done, or refused, as the fold says."""
        refusal = None
        try:
            await call
        except MatchError as error:
            refusal = error
        assert may is None or may is (refusal is None), (name, facts, refusal, self.about(None))
        if refusal is not None:
            return False
        then()
        self.told.append(f"{self.at:%d %H:%M:%S} {name} {facts}")
        self.done[name] += 1
        return True

    async def directs(self, may: bool | None, then: Callable[[], Any], undo: Undo | None, *act: Any) -> None:
        seen = self.tournament.seq
        call = self.app[Directors].do(self.tournament.id, FIRST, *act, seen=seen)
        if await self.tries(act[0], may, call, then, *act[1:]) and undo is not None:
            self.undos[seen + 1] = undo

    async def act(self) -> None:
        """Something that somebody does now."""
        chance, fold, at, app, number = self.chance, self.fold, self.at, self.app, self.tournament.id
        game, user = self.any_game(), chance.choice(self.tournament.seeds)
        running = self.tournament.status is Status.RUNNING
        # At the very instant of an end that nobody has seen yet, directors and time may come in either order.
        call: Awaitable[Any]
        possible = PLAYERS if self.at in self.unseen else ACTS if running else SETTLED
        match chance.choices([*possible], [*possible.values()])[0]:
            case "move" if game:
                for _ in range(chance.choice((1, 1, 2, 5))):
                    by = game.mover if chance.random() < 0.9 else game.other(game.mover)
                    if game.open:
                        await self.moves(game, by)
            case "resign" if game:
                by = chance.choice(game.users)
                call = app[Matches].act(by, game.number, Match.resign)
                await self.tries(
                    "resign", None, call, lambda: fold.resigns(game.number, by, at), game.number, by
                )
            case "draw" if game:
                await self.draws(game)
            case "claim" if game:
                await self.claims(game)
            case "pause" if running:
                if fold.paused:
                    await self.directs(running, lambda: fold.resume(at), fold.pause, "resume")
                else:
                    await self.directs(running, lambda: fold.pause(at), fold.resume, "pause")
            case "extend":
                await self.extends()
            case "undo":
                await self.undoes()
            case "remove":
                may = False if user in fold.gone else None
                await self.directs(
                    may, lambda: fold.remove(user, at), lambda t: fold.bring_back(user, t), "remove", user
                )
            case "return" if fold.gone:
                user = chance.choice(sorted(fold.gone))
                await self.directs(
                    None, lambda: fold.bring_back(user, at), lambda t: fold.remove(user, t), "return", user
                )
            case "withdraw":
                call = app[Tournaments].withdraw(number, GUILD, user)
                await self.tries("withdraw", None, call, lambda: fold.leaves(user, at), user)
            case "enter" if fold.gone:
                user = chance.choice(sorted(fold.gone))
                call = app[Tournaments].enter(number, GUILD, user)
                may = False if user in fold.sent else None
                await self.tries("enter", may, call, lambda: fold.gone.discard(user), user)
            case "decide" if game:
                winner = chance.choice((*game.users, None))
                call = app[Tournaments].adjudicate(game.number, FIRST, winner)
                decided = partial(fold.decide, game.number, game.won(winner), at)
                await self.tries("decide", None, call, decided, game.number, winner)
            case "correct":
                await self.corrects()
            case "anew":
                await self.plays_anew()
            case "object":
                call = app[Tournaments].object_to(number, GUILD, user, "No")
                await self.tries("object", fold.may_object(user), call, lambda: fold.objected.add(user), user)
            case "conclude":
                may = self.tournament.status is Status.SETTLING
                await self.directs(may, lambda: fold.conclude(at), None, "conclude")
            case "vacation":
                await self.vacation(user)
            case "bye":
                await self.tries(
                    "bye", None, app[Tournaments].ask_bye(number, GUILD, user, None), lambda: None
                )
            case "absence":
                await self.absence()
            case "twice":
                await self.twice()

    async def moves(self, game: Game, by: int) -> None:
        match = await self.app[Matches].get(game.number)
        if match.over:
            return
        may = self.fold.may_move(game, by)
        call = self.app[Matches].play(by, a_move(match), match_id=match.id)
        await self.tries("move", may, call, lambda: self.fold.moves(game.number, self.at), game.number, by)
        after = await self.app[Matches].get(game.number)
        game.known = known_winner(after)
        if after.outcome is not None and game.open:
            winner = None if after.outcome.winner is None else after.players[after.outcome.winner]
            self.fold.end(game, game.won(winner), self.at, "played")

    async def draws(self, game: Game) -> None:
        one, other = game.users
        early = self.fold.settings.early == "refused" and game.plies < 2 * self.fold.settings.moves
        offered = self.app[Matches].act(one, game.number, Match.offer_draw)
        if await self.tries("offer", False if early else None, offered, lambda: None):
            accepted = self.app[Matches].act(other, game.number, Match.accept_draw)
            await self.tries("draw", None, accepted, lambda: self.fold.agreed(game, None, self.at, "agreed"))

    async def claims(self, game: Game) -> None:
        for user in self.chance.sample(game.users, self.chance.choice((1, 1, 2))):
            winner = self.chance.choice((*game.users, user, None))
            # At its very instant nobody may have looked yet.
            unseen = game.claiming is not None and game.claiming.since == self.at
            may = None if unseen else self.fold.may_claim(game, user, winner, self.at)
            call = self.app[Tournaments].claim(game.number, GUILD, user, winner)
            then = partial(self.fold.claims, game.number, user, winner, self.at)
            await self.tries("claim", may, call, then, game.number, user, winner)

    async def extends(self) -> None:
        if self.tournament.deadline is None:
            return
        until = max(self.tournament.deadline, self.at) + self.chance.choice((HOUR, DAY, 2 * DAY, 9 * DAY))
        fold = self.fold
        undo = fold.extending()
        await self.directs(None, lambda: fold.extend(until, self.at), undo, "extend", until)

    async def undoes(self) -> None:
        try:
            event, _ = await self.app[Directors].undoing(self.tournament.id, FIRST)
        except MatchError:
            return
        undo = self.undos.get(event.seq)
        if undo is None:
            return
        at = self.at
        call = self.app[Directors].undo(self.tournament.id, FIRST, self.tournament.seq)
        await self.tries("undo", None, call, lambda: undo(at))

    async def vacation(self, user: int) -> None:
        first = self.at.date() + timedelta(days=self.chance.randint(0, 3))
        last = first + timedelta(days=self.chance.randint(0, 4))
        midnight = datetime(first.year, first.month, first.day, tzinfo=self.at.tzinfo)
        span = (max(midnight, self.at), midnight + (last - first + timedelta(days=1)))
        days = self.fold.holidays.setdefault(user, [])
        await self.tries(
            "vacation",
            None,
            self.app[Vacations].book(user, first, last),
            lambda: days.append(span),
            user,
            span,
        )

    async def corrects(self) -> None:
        games = [game for game in self.fold.games.values() if not game.open]
        if not games:
            return
        game = self.chance.choice(games)
        winner, was, at = self.chance.choice((*game.users, None)), game.points, self.at

        def back(now: datetime) -> None:
            assert was is not None
            self.fold.decide(game.number, was, now)

        then = lambda: self.fold.decide(game.number, game.won(winner), at)  # noqa: E731
        await self.directs(None, then, back, "correct", game.number, winner, Verdict.RESULT)

    async def plays_anew(self) -> None:
        """After the last game: one of them counts no more, and another has a round's time."""
        game = self.chance.choice([*self.fold.games.values()])
        await self.directs(None, lambda: self.fold.forgets(game.number), None, "anew", game.number)

    async def finishes(self) -> None:
        """Nobody does anything any more but who must, until the table is final."""
        for _ in range(80):
            if self.tournament.status is Status.OVER:
                break
            if self.fold.paused:
                await self.directs(True, lambda: self.fold.resume(self.at), None, "resume")
                await self.look()
            following = self.fold.following()
            if following is None:
                for game in [*self.fold.going()]:
                    call = self.app[Tournaments].adjudicate(game.number, FIRST, game.users[0])
                    then = partial(self.fold.decide, game.number, game.won(game.users[0]), self.at)
                    await self.tries("decide", True, call, then)
                await self.look()
                if following is None and not self.tournament.unpairable:
                    await self.passes(DAY)  # Until nobody can be brought back any more.
                if self.tournament.unpairable and not self.tournament.going:
                    await self.directs(True, lambda: None, None, "finish")
                    self.tournament = await now(self.app, self.tournament)
                    await self.learn()
            elif following > self.at:
                await self.passes(following - self.at)
            else:
                await self.look()
        assert self.tournament.status is Status.OVER, self.about(None)
        await self.ended()

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

    async def absence(self) -> None:
        await self.app.database.write(lambda c: note_stay(self.hands, c), about=())
        start = self.at
        self.hands.on(hours=self.chance.randint(1, 60), minutes=self.chance.randint(0, 59))
        self.fold.away.append((start, self.at + GRACE))
        await self.app[Sweeper].begin()
        self.done["absence"] += 1

    async def twice(self) -> None:
        """Two directors, each before a machine of their own, do something at one instant: one thing happens."""
        fold, at, seen = self.fold, self.at, self.tournament.seq
        game = self.any_game()
        if game is None or fold.paused or game.held:
            return
        until = max(self.tournament.deadline or at, at) + DAY
        number, undo = self.tournament.id, fold.extending()
        pause = lambda app, by: app[Directors].do(number, by, "pause", seen=seen)  # noqa: E731
        extend = lambda app, by: app[Directors].do(number, by, "extend", until, seen=seen)  # noqa: E731
        decide = lambda app, by: app[Tournaments].adjudicate(game.number, by, None, seen=seen)  # noqa: E731
        ways: list[tuple[Any, Callable[[], None], Undo | None]] = [
            (pause, lambda: fold.pause(at), fold.resume),
            (extend, lambda: fold.extend(until, at), undo),
            (decide, lambda: fold.decide(game.number, (1, 1), at), None),
        ]
        one, other = self.chance.choices(ways[: 3 if self.tournament.plan.policy.round_days else 1], k=2)
        apps = self.app, self.chance.choice((self.app, self.other))
        calls = [way[0](app, by) for way, app, by in zip((one, other), apps, (FIRST, SECOND), strict=True)]
        if one is other:
            said = await asyncio.gather(*calls, return_exceptions=True)
        else:  # One after the other, so that the history is the same each time.
            said = [(await asyncio.gather(call, return_exceptions=True))[0] for call in calls]
        _, then, back = one
        assert sum(isinstance(each, Exception) for each in said) == 1, said
        (refusal,) = [each for each in said if isinstance(each, Exception)]
        assert isinstance(refusal, MatchError), refusal
        assert refusal.code == "bad-tournament-moved-on", refusal.code
        then()
        if back is not None:
            self.undos[seen + 1] = back
        self.done["twice"] += 1


def known_winner(match: Match) -> int | None:
    """What the endgame tables say: 0 for a draw, None where they say nothing."""
    known = known_result(match.game, match.state)
    return None if known is None else 0 if known.winner is None else match.players[known.winner]


ENDGAMES = "B:WK32:BK1,K10", "W:WK10:BK1", "B:WK31,K32:BK1,K10"
"""Won, drawn, and with more pieces than the endgame tables have."""
ACTS = {
    "move": 14, "resign": 2, "draw": 2, "claim": 8, "pause": 2, "extend": 2, "undo": 3, "remove": 1.5, "return": 1.5,
    "withdraw": 0.7, "correct": 1, "enter": 1, "decide": 1, "vacation": 1.5, "bye": 0.7, "absence": 1, "twice": 1.5,
}  # fmt: skip
SETTLED = {
    "correct": 4,
    "undo": 2,
    "object": 2,
    "anew": 1,
    "conclude": 1,
    "remove": 1,
    "return": 1,
    "absence": 1,
}
PLAYERS = {"move": 3, "claim": 3, "resign": 1, "draw": 1}


def settings_of(plan: Plan, pace: str) -> Settings:
    policy = plan.policy
    struck = plan.format in (Format.ROUND_ROBIN, Format.GROUPS, Format.LEAGUE)
    return Settings(
        PACES[pace], policy.round_days, policy.round_end is RoundEnd.FORFEIT, plan.terms.vacation,
        policy.early_draws.value, policy.draw_moves, policy.settling or 0, struck,
    )  # fmt: skip


def drawn_plan(format: Format, chance: Random, pace: str) -> Plan:
    """The settings of an event, drawn."""
    end = chance.choice((RoundEnd.CLAIMS, RoundEnd.CLAIMS, RoundEnd.FORFEIT))
    policy = Policy(
        round_days=chance.choice((2, 2, 3, 5, 8)), round_end=end, early_draws=chance.choice([*EarlyDraws]),
        draw_moves=5, settling=chance.choice((None, 1, 2)), spends=False,
    )  # fmt: skip
    agreed = terms(pace, rated=True, vacation=chance.random() < 0.5)
    if chance.random() < 0.4:
        # In rounds that are too short for most of its games.
        agreed = replace(agreed, setup=chance.choice(ENDGAMES), rated=False)
        policy = replace(policy, round_days=2, round_end=RoundEnd.CLAIMS)
    return Plan("Cup", format, agreed, rounds=3, group=3, most=200, policy=policy)


async def lived(
    app: App,
    other: App,
    hands: Hands,
    chance: Random,
    format: Format,
    players: int,
    fold: EventFold,
    steps: int = 60,
) -> Life:
    """One event from its start to its final table; `fold`: that of the one before."""
    pace = chance.choice([*PACES])
    plan = drawn_plan(format, chance, pace)
    life = Life(app, other, hands, chance, EventFold(settings_of(plan, pace), away=fold.away))
    made = await app[Tournaments].create(BOSS, plan, PLACE)
    first = 1 + 100 * made.id  # Whoever has twice not come would not be let in.
    for user in range(first, first + players):
        await app[Tournaments].enter(made.id, GUILD, user)
        if chance.random() < 0.4:
            life.fold.nights[user] = night = chance.choice(((22, 7), (23, 15)))
            await app[Players].save(user, quiet=night, zone="UTC")
    await app[Tournaments].start(made.id, FIRST)
    life.tournament = made
    life.heard = max((notice.id for notice in await told(app, Reminder)), default=0)
    await life.look()
    for _ in range(steps):
        match chance.randrange(8):
            case 0:
                await life.passes(chance.randint(1, 40) * HOUR)
            case 1:
                await life.jumps(chance.choice((timedelta(0), MOMENT, MINUTE)))
        if life.tournament.status is Status.OVER:
            break
        # Where nobody has looked yet, all that players try comes before what time does.
        for _ in range(3 if life.at in life.unseen else 1):
            await life.act()
        await life.look()
    await life.finishes()
    return life


@pytest.mark.parametrize("format", [*Format], ids=[format.value for format in Format])
@pytest.mark.parametrize("number", [0, *(pytest.param(n, marks=pytest.mark.nightly) for n in range(1, 12))])
async def test_the_services_and_a_second_opinion_agree_at_every_instant(
    file: Path, hands: Hands, format: Format, number: int
) -> None:
    chance, looks, fold = Random(f"{SEED} {format} {number}"), 0, EventFold(Settings(DAY))
    async with (
        open_app(url_of(file), now=hands, seed=1) as app,
        open_app(url_of(file), now=hands, seed=2) as other,
    ):
        await app[Sweeper].begin()
        while looks < 90:
            life = await lived(app, other, hands, chance, format, chance.randint(4, 8), fold)
            fold, looks = life.fold, looks + life.looks
        await sound(app)


@pytest.mark.slow
@pytest.mark.parametrize("format", [Format.SWISS, Format.KNOCKOUT, Format.GROUPS])
async def test_two_hundred_people_have_the_same_ends(file: Path, hands: Hands, format: Format) -> None:
    chance = Random(f"{SEED} {format}")
    async with (
        open_app(url_of(file), now=hands, seed=1) as app,
        open_app(url_of(file), now=hands, seed=2) as other,
    ):
        await app[Sweeper].begin()
        await lived(app, other, hands, chance, format, 200, EventFold(Settings(DAY)), 12)
        await sound(app)


@pytest.mark.parametrize("number", range(4))
async def test_a_season_counts_what_its_events_gave(quick: App, hands: Hands, number: int) -> None:
    """By places 12, 10, 8, 7, 6, or by points; the best so many; the next one opens with the end of the last."""
    chance, best, count = Random(f"{SEED} {number}"), (None, 2)[number % 2], [*Count][number // 2]
    plan = Plan("Cup", Format.ROUND_ROBIN, terms("14d", rated=True), policy=Policy(settling=1))
    first = await quick[Tournaments].create(BOSS, plan, PLACE)
    await quick[Seasons].set_up(first.id, FIRST, Rules(Repeat.FINAL, count, best=best, events=3))
    given: dict[int, list[int]] = {user: [] for user in range(101, 107)}
    for played in range(3):
        found = await quick[Seasons].at(first.id)
        assert found is not None
        assert len(found.events) == played + 1, "one follows each that is final"
        event = await quick[Tournaments].get(found.events[-1], GUILD)
        for user in chance.sample(sorted(given), 5):
            await quick[Tournaments].enter(event.id, GUILD, user)
        await quick[Tournaments].start(event.id, FIRST)
        await quick[Tournaments].advance()
        won: Counter[int] = Counter()
        for match in await going_on(quick):
            winner = chance.choice((*match.players, None))
            await quick[Tournaments].adjudicate(match.id, FIRST, winner)
            won.update(match.players if winner is None else [winner, winner])
        await quick[Tournaments].advance()
        event = await now(quick, event)
        assert event.status is Status.SETTLING
        assert season([event], found.rules) == (), "nothing counts before the table is final"
        await quick[Directors].do(event.id, FIRST, "conclude")
        table = (await now(quick, event)).table(0, 0)
        for line in table:
            user = event.user(line.player)
            assert line.values[0] == won[user]
            place = 1 + sum(other.rank < line.rank for other in table)
            given[user].append((12, 10, 8, 7, 6)[place - 1] if count is Count.PLACES else won[user])
    found = await quick[Seasons].at(first.id)
    assert found is not None
    assert found.ended_at == hands()
    lines = season([await quick[Tournaments].get(each, GUILD) for each in found.events], found.rules)
    totals = {user: sum(sorted(made, reverse=True)[:best]) for user, made in given.items() if made}
    assert {line.user: line.total for line in lines} == totals
    assert [line.total for line in lines] == sorted(totals.values(), reverse=True)
    champions = {line.user for line in lines if line.rank == 1}
    assert await quick[Titles].holders(GUILD or 0, Title.SEASON, None) == champions
    await sound(quick)
