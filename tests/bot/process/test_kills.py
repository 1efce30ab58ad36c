"""Killed again and again while people play, in one server and between two: every confirmed move stands, once, in its
order, and everybody is told.
"""

import asyncio
import random
from collections import Counter, defaultdict
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path

import pytest
import sqlalchemy as sa

from bot.app import open_app
from bot.console.check import check
from bot.core.log import kind_of
from bot.core.match import Header, Match, Place, Terms
from bot.core.news import Joined, Over, Reminder, Turn
from bot.core.notice import Fate
from bot.core.pace import Pace
from bot.invitations.service.invitations import Seeks
from bot.match.service.beginnings import begun
from bot.match.service.matches import Matches
from bot.outbox.service.outbox import Outbox
from bot.store import locks
from bot.store.app import App
from bot.store.tables import notices
from rules import Side
from tests.bench.load import PATIENCE, Driver
from tests.bot.fixtures import url_of
from tests.bot.process.bot_process import BotProcess, listening, online, starting
from tests.bot.process.loopback import CHANNEL, GUILD, OTHER_GUILD, LoopbackDiscord, Request
from tests.bot.process.loopback.payloads import user
from tests.bot.process.loopback.places import Channel
from tests.seed import SEED

BOARDS = 6
AT_ONCE = 3
GAMES = ("russian", "american", "international", "turkish")
EVERY = 10
"""Kills between two looks at the whole database."""


class Watched(Driver):
    """Remembers which moves were confirmed: their answer has arrived. `last`: at which request the bot is killed."""

    def __init__(self, discord: LoopbackDiscord, matches: list[Match], seed: int, bot: BotProcess) -> None:
        super().__init__(discord, matches, seed)
        self._bot = bot
        self.last: int | None = None
        self.confirmed: dict[int, dict[int, str]] = defaultdict(dict)
        self.posted: Counter[str] = Counter()

    def made(self, match: Match) -> None:
        self.confirmed[match.id][len(match.moves)] = match.moves[-1]

    def _arrived(self, request: Request) -> None:
        if request.method == "POST" and (nonce := request.data.get("nonce")):
            self.posted[str(nonce)] += 1
        if self.last is not None:
            self.last -= 1
            if self.last == 0:
                # Discord has it, and the bot does not hear of that any more.
                self._bot.process.kill()
        super()._arrived(request)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("part", "kills"), [(0, 25), *(pytest.param(part, 300, marks=pytest.mark.nightly) for part in (1, 2, 3))]
)
async def test_no_confirmed_move_is_lost_or_made_twice(
    discord: LoopbackDiscord, tmp_path: Path, part: int, kills: int
) -> None:
    dice = random.Random(f"{SEED} {part}")
    url = url_of(tmp_path / "damka.sqlite3")
    # The time to answer is not tried here.
    discord.interactions.patience = PATIENCE
    places = [Channel(CHANNEL + 1000 + number, GUILD, f"board-{number}") for number in range(BOARDS)]
    # Every other game is one between two servers.
    others = [
        Channel(CHANNEL + 2000 + number, OTHER_GUILD, f"board-{number}") if number % 2 else None
        for number in range(BOARDS)
    ]
    discord.places.channels |= {place.id: place for place in (*places, *others) if place is not None}
    matches: list[Match] | list[None] = [None] * BOARDS
    everything: set[int] = set()
    confirmed = 0
    for number in range(kills):
        async with open_app(url, now=now, seed=dice.randrange(10**6)) as app:
            matches = [
                await going_on(app, match, place, dice, other)
                for match, place, other in zip(matches, places, others, strict=True)
            ]
            if number % EVERY == 0:
                assert (await check(app.database)).problems == (), f"before kill {number + 1}"
        everything.update(match.id for match in matches)
        # Now and then with the process that draws, which would take half of the time if each bot began one.
        async with starting(discord, tmp_path, apart=number % EVERY == 0) as bot:
            driver = Watched(discord, matches, dice.randrange(10**6), bot)
            await until_killed(driver, bot, dice)
        assert not driver.refused, driver.refused
        assert max(driver.posted.values(), default=1) == 1, "one process told the same twice"
        async with open_app(url, now=now) as app:
            for match_id, moves in driver.confirmed.items():
                kept = (await app[Matches].get(match_id)).moves
                for ply, text in moves.items():
                    assert kept[ply - 1 : ply] == (text,), (
                        f"move {ply} of match {match_id}, kill {number + 1}: {kept}"
                    )
                    confirmed += 1
    assert confirmed >= kills
    await told_in_the_end(discord, tmp_path, url, everything)


async def going_on(
    app: App, match: Match | None, place: Channel, dice: random.Random, other: Channel | None = None
) -> Match:
    """The game in this place as it is now, or a new one; `other`: where its second player is, if not there."""
    if match is not None and not (match := await app[Matches].get(match.id)).over:
        return match
    one, two = (int(user(100 + 2 * (place.id - CHANNEL) + each, "")["id"]) for each in range(2))
    terms = Terms(dice.choice(GAMES), Pace.parse("standard"), rated=True)
    here = Place(place.guild_id, place.id)
    if other is not None:
        away = Place(other.guild_id, other.id)
        version = terms.kind.rules_version
        header = Header(0, terms, here, (one, two), version, away=away, guest=Side.SECOND)
        return await app.database.write(
            lambda connection: begun(connection, header, two, now()), about=[locks.person(two)]
        )
    seek = await app[Seeks].invite(one, terms, here, opponent=two, wants=Side.FIRST)
    return await app[Seeks].join(seek.id, two)


async def until_killed(driver: Watched, bot: BotProcess, dice: random.Random) -> None:
    """Killed while it starts, at some moment while people play, or when Discord has taken a request of it."""
    way = dice.choice(("starting", "moment", "moment", "request", "request", "request"))
    if way == "starting":
        await asyncio.sleep(dice.random())
        return
    await listening(bot, driver._discord)
    players = [asyncio.create_task(play(driver)) for _ in range(AT_ONCE)]
    if way == "request":
        driver.last = dice.randrange(1, 20)
    else:
        # On a machine so slow that every player gave up, nobody makes a first move.
        async with asyncio.timeout(2 * PATIENCE):
            await driver.first
        await asyncio.sleep(dice.random() / 3)
        bot.process.kill()
    await bot.ended()
    for player in players:
        player.cancel()
    await asyncio.gather(*players, return_exceptions=True)


async def play(driver: Watched) -> None:
    with suppress(TimeoutError):
        while True:
            await driver.moved()


async def told_in_the_end(discord: LoopbackDiscord, folder: Path, url: str, everything: set[int]) -> None:
    """The last bot tells the rest; everything was told or has been overtaken, and stands in its channel."""
    async with open_app(url, now=now) as app:
        async with app.database.transaction() as connection:
            # Notices that dead processes had in hand are free after half a minute.
            await connection.execute(sa.update(notices).values(held_until=None))
        async with online(discord, folder):
            async with asyncio.timeout(120):
                while (await app[Outbox].backlog()).waiting:
                    await asyncio.sleep(0.2)
        await told_once(app, discord, everything)


async def told_once(app: App, discord: LoopbackDiscord, everything: set[int]) -> None:
    """Of these matches, all there are, every notice was delivered or overtaken, and each end was told once in each
    place.
    """
    assert (await check(app.database)).problems == ()
    async with app.database.reading() as connection:
        rows = (await connection.execute(sa.select(notices))).mappings().all()
    known = [await app[Matches].get(match_id) for match_id in everything]
    over = {match.id: len(match.places) for match in known if match.over}
    assert {row["kind"] for row in rows if row["fate"] == Fate.OUTDATED} <= {kind_of(Turn), kind_of(Joined)}
    told = [row for row in rows if row["fate"] != Fate.OUTDATED]
    for row in told:
        assert row["fate"] == Fate.DELIVERED, row
        if row["kind"] == kind_of(Reminder) and row["message_id"] is None:
            # Taken down since: with the result, or for a later one.
            continue
        assert str(row["message_id"]) in discord.places.channels[row["channel_id"]].messages, row
    ends = Counter(row["match_id"] for row in told if row["kind"] == kind_of(Over))
    assert ends == over


def now() -> datetime:
    return datetime.now(UTC)
