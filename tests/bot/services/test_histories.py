"""Months of whatever players do, with vacations, restarts and outages: the events always tell all of it."""

from __future__ import annotations

from collections import Counter
from datetime import timedelta
from pathlib import Path
from random import Random

import pytest

from bot.app import open_app
from bot.console.check import check
from bot.core.errors import MatchError, NoMatchWaiting
from bot.core.events import DrawOffered, Ended, Moved, Paused, What
from bot.core.match import Match
from bot.core.pace import Pace
from bot.core.terms import Terms
from bot.invitations.service.invitations import Seeks
from bot.match.service.matches import Matches
from bot.store.app import App
from bot.sweeper import Sweeper
from bot.vacations.service import Vacations
from rules import MoveError
from tests.bot.fixtures import ANNA, BOB, CARL, ELSEWHERE, PLACE, Hands, a_move, url_of

PLAYERS = (ANNA, BOB, CARL)
PACES = ("12h", "1d@Europe/Berlin", "quick", "standard@Asia/Tokyo", "none")
GAMES = ("american", "russian", "international", "zongheng")
HOUR = timedelta(hours=1)


class Life:
    """Life in an app, drawn from a seed; refusals are part of it."""

    def __init__(self, hands: Hands, random: Random) -> None:
        self.hands = hands
        self.random = random
        self.request = 0
        self.refused: Counter[str] = Counter()

    async def act(self, app: App) -> None:
        deeds = [self.play] * 12 + [
            self.invite,
            self.join,
            self.join,
            self.talk,
            self.talk,
            self.end,
            self.rest,
        ]
        try:
            await self.random.choice(deeds)(app)
        except (MatchError, MoveError) as error:
            self.refused[error.code] += 1

    async def play(self, app: App) -> None:
        waiting = await app[Matches].all_waiting(self.random.choice(PLAYERS))
        if not waiting:
            raise NoMatchWaiting
        match = waiting[0]
        self.request += 1
        # Discord delivers some interactions twice.
        for _ in range(self.random.choice((1, 1, 1, 2))):
            await app[Matches].play(
                match.mover,
                a_move(match, self.random.randrange(1000)),
                match_id=match.id,
                seq=match.seq - self.random.choice((0,) * 9 + (1,)),
                request=self.request,
                offer_draw=self.random.random() < 0.1,
            )

    async def invite(self, app: App) -> None:
        rated = self.random.random() < 0.4
        terms = Terms(
            self.random.choice(GAMES),
            Pace.parse(self.random.choice(PACES)),
            setup=self.random.choice((None, None, "lot")),
            rated=rated,
            pair=self.random.random() < 0.3,
        )
        await app[Seeks].invite(self.random.choice(PLAYERS), terms, self.random.choice((PLACE, ELSEWHERE)))

    async def join(self, app: App) -> None:
        viewer = self.random.choice(PLAYERS)
        for seek in await app[Seeks].open(PLACE.guild_id, viewer):
            await app[Seeks].join(seek.id, viewer)
            return

    async def talk(self, app: App) -> None:
        user, service = self.random.choice(PLAYERS), app[Matches]
        match = await service.current(user)
        answer = self.random.random() < 0.5
        accept = answer and self.random.random() < 0.3
        await self.random.choice(
            (
                lambda: service.act(user, match.id, Match.offer_draw),
                lambda: service.act(
                    user,
                    match.id,
                    Match.accept_draw if accept else Match.decline_draw,
                ),
                lambda: service.act(user, match.id, Match.claim),
                lambda: service.act(user, match.id, Match.ask_takeback),
                lambda: service.act(
                    user, match.id, Match.grant_takeback if answer else Match.refuse_takeback
                ),
                lambda: service.act(user, match.id, Match.give_time),
                lambda: service.act(user, match.id, Match.go_on),
            )
        )()

    async def end(self, app: App) -> None:
        if self.random.random() < 0.2:
            user = self.random.choice(PLAYERS)
            match = await app[Matches].current(user)
            await app[Matches].act(user, match.id, self.random.choice((Match.resign, Match.abort)))

    async def rest(self, app: App) -> None:
        user = self.random.choice(PLAYERS)
        if self.random.random() < 0.5:
            first = self.hands.at.date() + timedelta(days=self.random.randrange(4))
            await app[Vacations].book(user, first, first + timedelta(days=self.random.randrange(3)))
        else:
            await app[Vacations].end(user)


@pytest.mark.few(1)
@pytest.mark.parametrize(
    "seed, stays",
    [
        (1, 4),
        (2, 4),
        pytest.param(3, 8, marks=pytest.mark.slow),
        pytest.param(4, 8, marks=pytest.mark.slow),
    ],
)
async def test_months_of_play_replay_to_what_is_stored(
    file: Path, hands: Hands, seed: int, stays: int
) -> None:
    life = Life(hands, Random(seed))
    for stay in range(stays):
        async with open_app(url_of(file), now=hands, seed=seed * 100 + stay) as app:
            await app[Sweeper].begin()
            for _ in range(40):
                hands.at += life.random.random() * 3 * HOUR
                if life.random.random() < 0.8:
                    await app[Sweeper].sweep()
                await life.act(app)
            await app[Sweeper].end()
            report = await check(app.database)
        assert report.problems == (), f"after stay {stay}"
        # The bot is away for minutes or for days; some players come back to a bot that was never away to them.
        hands.at += life.random.choice((timedelta(seconds=20), 9 * HOUR, 60 * HOUR))
    assert report.matches >= stays
    assert report.moves >= 6 * stays
    kinds: Counter[type[What]] = Counter()
    async with open_app(url_of(file), now=hands) as app:
        for number in range(1, report.matches + 1):
            kinds.update(type(event.what) for event in await app[Matches].history(number))
    assert set(kinds) >= {Moved, Paused, DrawOffered}, kinds
    assert kinds[Ended] or stays < 8
