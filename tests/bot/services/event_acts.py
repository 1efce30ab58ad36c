"""Everything that people and directors do in an event, drawn, through the services and in the second opinion."""

import asyncio
from collections.abc import Awaitable, Callable
from datetime import datetime, timedelta
from functools import partial
from typing import Any

from bot.core.access import Asker
from bot.core.errors import MatchError
from bot.core.match import Match
from bot.match.service.matches import Matches
from bot.match.service.pauses import GRACE
from bot.sweeper import Sweeper
from bot.tournaments.model.actions import Verdict
from bot.tournaments.model.tournament import Status
from bot.tournaments.service.directors import Directors
from bot.tournaments.service.tournaments import Tournaments
from bot.vacations.service import Vacations
from tests.bot.fixtures import a_move, sure
from tests.bot.services.event_game import DAY, HOUR, Game
from tests.bot.services.event_life import Life, Undo, known_winner
from tests.bot.services.test_tournament_life import BOSS, GUILD, now
from tests.bot.services.waits import note_stay

FIRST, SECOND = Asker(BOSS, GUILD), Asker(7, GUILD, manager=True)
ACTS = {
    "move": 14, "resign": 2, "draw": 2, "claim": 8, "pause": 2, "extend": 2, "undo": 3, "remove": 1.5, "return": 1.5,
    "withdraw": 0.7, "correct": 1, "enter": 1, "decide": 1, "vacation": 1.5, "bye": 0.7, "absence": 1, "twice": 1.5,
}  # fmt: skip
SETTLED = {
    "correct": 4, "undo": 2, "object": 2, "anew": 1, "conclude": 1, "remove": 1, "return": 1, "absence": 1,
}  # fmt: skip
UNSEEN = {
    "move": 3, "claim": 3, "resign": 1, "draw": 1, "withdraw": 1, "decide": 1, "extend": 1, "enter": 1, "bye": 1,
}  # fmt: skip
"""At the very instant of an end that nobody has seen yet: what would change it then is refused."""


class People(Life):
    """Those who play in it and direct it."""

    async def tries(
        self, name: str, call: Awaitable[Any], then: Callable[[], Any], *facts: Any, may: bool | None = None
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
        return True

    async def directs(
        self, then: Callable[[], Any], undo: Undo | None, *act: Any, may: bool | None = None
    ) -> None:
        seen = self.tournament.seq
        call = self.app[Directors].do(self.tournament.id, FIRST, *act, seen=seen)
        if await self.tries(act[0], call, then, *act[1:], may=may) and undo is not None:
            self.undos[seen + 1] = undo

    async def act(self) -> None:
        """Something that somebody does now."""
        chance, fold, at, number = self.chance, self.fold, self.at, self.tournament.id
        matches, event = self.app[Matches], self.app[Tournaments]
        game, user = self.any_game(), chance.choice(self.tournament.seeds)
        gone = chance.choice(sorted(fold.gone)) if fold.gone else user
        running = self.tournament.status is Status.RUNNING
        call: Awaitable[Any]
        possible = UNSEEN if self.at in self.unseen else ACTS if running else SETTLED
        match chance.choices([*possible], [*possible.values()])[0]:
            case "move" if game:
                for _ in range(chance.choice((1, 1, 2, 5))):
                    by = game.mover if chance.random() < 0.9 else game.other(game.mover)
                    if game.open:
                        await self.moves(game, by)
            case "resign" if game:
                by = chance.choice(game.users)
                call = matches.act(by, game.number, Match.resign)
                await self.tries("resign", call, partial(fold.resigns, game.number, by, at), game.number, by)
            case "draw" if game:
                await self.draws(game)
            case "claim" if game:
                await self.claims(game)
            case "pause" if running and fold.paused:
                await self.directs(partial(fold.resume, at), fold.pause, "resume", may=True)
            case "pause" if running:
                await self.directs(partial(fold.pause, at), fold.resume, "pause", may=True)
            case "extend" if (ends := self.tournament.deadline) is not None:
                until = max(ends, at) + chance.choice((HOUR, DAY, 2 * DAY, 9 * DAY))
                await self.directs(partial(fold.extend, until, at), fold.extending(), "extend", until)
            case "undo":
                await self.undoes()
            case "remove":
                may, back = False if user in fold.gone else None, partial(fold.bring_back, user)
                await self.directs(partial(fold.remove, user, at), back, "remove", user, may=may)
            case "return" if fold.gone:
                back = partial(fold.remove, gone)
                await self.directs(partial(fold.bring_back, gone, at), back, "return", gone)
            case "withdraw":
                call = event.withdraw(number, GUILD, user)
                await self.tries("withdraw", call, partial(fold.leaves, user, at), user)
            case "enter" if fold.gone:
                call, may = event.enter(number, GUILD, gone), False if gone in fold.sent else None
                await self.tries("enter", call, partial(fold.gone.discard, gone), gone, may=may)
            case "decide" if game:
                winner = chance.choice((*game.users, None))
                call = event.adjudicate(game.number, FIRST, winner)
                decided = partial(fold.decide, game.number, game.won(winner), at)
                await self.tries("decide", call, decided, game.number, winner)
            case "correct" if games := [game for game in fold.games.values() if not game.open]:
                game = chance.choice(games)
                winner, back = (
                    chance.choice((*game.users, None)),
                    partial(fold.decide, game.number, sure(game.points)),
                )
                then = partial(fold.decide, game.number, game.won(winner), at)
                await self.directs(then, back, "correct", game.number, winner, Verdict.RESULT)
            case "anew":
                # After the last game one of them counts no more, and another has a round's time.
                old = chance.choice([*fold.games])
                await self.directs(partial(fold.games.pop, old), None, "anew", old)
            case "object":
                call, may = event.object_to(number, GUILD, user, "No"), fold.may_object(user)
                await self.tries("object", call, partial(fold.objected.add, user), user, may=may)
            case "conclude":
                may = self.tournament.status is Status.SETTLING
                await self.directs(partial(fold.conclude, at), None, "conclude", may=may)
            case "vacation":
                await self.vacation(user)
            case "bye":
                await self.tries("bye", event.ask_bye(number, GUILD, user, None), lambda: None)
            case "absence":
                await self.absence()
            case "twice" if game and not (fold.paused or game.held):
                await self.twice(game)

    async def moves(self, game: Game, by: int) -> None:
        match = await self.app[Matches].get(game.number)
        if match.over:
            return
        may = self.fold.may_move(game, by)
        call = self.app[Matches].play(by, a_move(match), match_id=match.id)
        then = partial(self.fold.moves, game.number, self.at)
        await self.tries("move", call, then, game.number, by, may=may)
        after = await self.app[Matches].get(game.number)
        game.known = known_winner(after)
        if after.outcome is not None and game.open:
            winner = None if after.outcome.winner is None else after.players[after.outcome.winner]
            self.fold.end(game, game.won(winner), self.at, "played")

    async def draws(self, game: Game) -> None:
        one, other = game.users
        early = self.fold.settings.early == "refused" and game.plies < 2 * self.fold.settings.moves
        offered = self.app[Matches].act(one, game.number, Match.offer_draw)
        if await self.tries("offer", offered, lambda: None, may=False if early else None):
            accepted = self.app[Matches].act(other, game.number, Match.accept_draw)
            await self.tries("draw", accepted, partial(self.fold.agreed, game, None, self.at, "agreed"))

    async def claims(self, game: Game) -> None:
        for user in self.chance.sample(game.users, self.chance.choice((1, 1, 2))):
            winner = self.chance.choice((*game.users, user, None))
            # At its very instant nobody may have looked yet.
            unseen = game.claiming is not None and game.claiming.since == self.at
            may = None if unseen else self.fold.may_claim(game, user, winner, self.at)
            call = self.app[Tournaments].claim(game.number, GUILD, user, winner)
            then = partial(self.fold.claims, game.number, user, winner, self.at)
            await self.tries("claim", call, then, game.number, user, winner, may=may)

    async def undoes(self) -> None:
        try:
            event, _ = await self.app[Directors].undoing(self.tournament.id, FIRST)
        except MatchError:
            return
        if (undo := self.undos.get(event.seq)) is not None:
            call = self.app[Directors].undo(self.tournament.id, FIRST, self.tournament.seq)
            await self.tries("undo", call, partial(undo, self.at))

    async def vacation(self, user: int) -> None:
        first = self.at.date() + timedelta(days=self.chance.randint(0, 3))
        last = first + timedelta(days=self.chance.randint(0, 4))
        midnight = datetime(first.year, first.month, first.day, tzinfo=self.at.tzinfo)
        span = (max(midnight, self.at), midnight + (last - first + timedelta(days=1)))
        days = self.fold.holidays.setdefault(user, [])
        call = self.app[Vacations].book(user, first, last)
        await self.tries("vacation", call, partial(days.append, span), user, span)

    async def finishes(self) -> None:
        """Nobody does anything any more but who must, until the table is final."""
        for _ in range(80):
            if self.tournament.status is Status.OVER:
                break
            if self.fold.paused:
                await self.directs(partial(self.fold.resume, self.at), None, "resume", may=True)
                await self.look()
            following = self.fold.following()
            if following is None:
                for game in [*self.fold.going()]:
                    call = self.app[Tournaments].adjudicate(game.number, FIRST, game.users[0])
                    then = partial(self.fold.decide, game.number, game.won(game.users[0]), self.at)
                    await self.tries("decide", call, then, may=True)
                await self.look()
                if following is None and not self.tournament.unpairable:
                    await self.passes(DAY)  # Until nobody can be brought back any more.
                if self.tournament.unpairable and not self.tournament.going:
                    await self.directs(lambda: None, None, "finish", may=True)
                    self.tournament = await now(self.app, self.tournament)
                    await self.learn()
            else:
                await (self.passes(following - self.at) if following > self.at else self.look())
        assert self.tournament.status is Status.OVER, self.about(None)
        await self.ended()

    async def absence(self) -> None:
        await self.app.database.write(lambda c: note_stay(self.hands, c), about=())
        start = self.at
        self.hands.on(hours=self.chance.randint(1, 60), minutes=self.chance.randint(0, 59))
        self.fold.away.append((start, self.at + GRACE))
        await self.app[Sweeper].begin()

    async def twice(self, game: Game) -> None:
        """Two directors, each before a machine of their own, do something at one instant: one thing happens."""
        fold, at, seen, number = self.fold, self.at, self.tournament.seq, self.tournament.id
        until = max(self.tournament.deadline or at, at) + DAY
        ways: list[tuple[Any, Callable[[], None], Undo | None]] = [
            (("pause",), partial(fold.pause, at), fold.resume),
            (("extend", until), partial(fold.extend, until, at), fold.extending()),
            ((), partial(fold.decide, game.number, (1, 1), at), None),
        ]
        one, other = self.chance.choices(ways[: 3 if self.tournament.plan.policy.round_days else 1], k=2)
        second = self.chance.choice((self.app, self.other))
        calls: list[Awaitable[Any]] = [
            app[Directors].do(number, by, *act, seen=seen)
            if act
            else app[Tournaments].adjudicate(game.number, by, None, seen=seen)
            for app, by, (act, *_) in ((self.app, FIRST, one), (second, SECOND, other))
        ]
        # Two acts that differ come one after the other, so that the history is the same each time.
        turns = [calls] if one is other else [[call] for call in calls]
        said = [each for turn in turns for each in await asyncio.gather(*turn, return_exceptions=True)]
        refusals = [each.code for each in said if isinstance(each, MatchError)]
        assert refusals == ["bad-tournament-moved-on"], said
        _, then, back = one
        then()
        if back is not None:
            self.undos[seen + 1] = back
