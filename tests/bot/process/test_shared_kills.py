"""Processes on one PostgreSQL server, killed while people play, and the server too: every confirmed move stands."""

import asyncio
from contextlib import suppress
from datetime import timedelta
from pathlib import Path
from random import Random

import pytest

from bot.app import open_app
from bot.console.check import check
from bot.core.match import Match
from bot.match.service.matches import Matches
from tests.bench.load import PATIENCE, Refused
from tests.bot.fixtures import Hands
from tests.bot.process.bot_process import BotProcess
from tests.bot.process.loopback import ANN, BEN, CHANNEL, LoopbackDiscord, Request
from tests.bot.process.loopback.places import Channel
from tests.bot.process.test_kills import Watched, going_on, now, told_once
from tests.bot.process.test_shards import GUILDS, Fleet, begun, fleet, place, until_told
from tests.postgres import Postgres, fresh_database, mortal_server
from tests.seed import SEED

DIVIDED = {2: ((0, 1), (2, 3)), 4: ((0,), (1,), (2,), (3,))}
"""The shards of each process, by how many there are."""
BOARDS = 12
PLAYERS = 2
"""So many play at once in the servers of each process."""
EVERY = 10
"""Kills between two looks at the whole database, and between two games that fall on time meanwhile."""

UNREACHABLE = "I cannot reach my records"

pytestmark = pytest.mark.slow


class Round(Watched):
    """The acts asked of one process until it, another one or the server is killed."""

    def __init__(self, discord: LoopbackDiscord, matches: list[Match], seed: int, bot: BotProcess) -> None:
        super().__init__(discord, matches, seed, bot)
        self.over = False
        self.players = [asyncio.create_task(self._play()) for _ in range(PLAYERS)]

    def hear(self, request: Request) -> None:
        self._arrived(request)

    async def _play(self) -> None:
        with suppress(Refused, TimeoutError):
            while not self.over:
                await self.moved()

    async def end(self, *, dead: bool) -> None:
        """Lets the players have their answers, or gives them up where there is nobody to give any."""
        self.over = True
        if not dead:
            await asyncio.wait(self.players, timeout=PATIENCE)
        for player in self.players:
            player.cancel()
        await asyncio.gather(*self.players, return_exceptions=True)


@pytest.mark.parametrize(
    ("processes", "kills", "falls"),
    [(2, 3, 1), *(pytest.param(*each, marks=pytest.mark.few(0)) for each in ((2, 90, 12), (4, 60, 8)))],
)
async def test_no_confirmed_move_is_lost_where_processes_share_a_server(
    tmp_path: Path, processes: int, kills: int, falls: int
) -> None:
    dice = Random(f"{SEED} {processes}")
    with mortal_server() as server:
        url = await fresh_database(server.url)
        async with fleet(tmp_path, url) as bots, open_app(url, now=now, seed=dice.randrange(10**6)) as app:
            boards = [
                Channel(CHANNEL + 1000 + each, GUILDS[each % 4], f"board-{each}") for each in range(BOARDS)
            ]
            bots.discord.places.channels |= {board.id: board for board in boards}
            for shards in DIVIDED[processes]:
                await bots.start(shards)
            matches: list[Match] | list[None] = [None] * BOARDS
            everything, confirmed = set[int](), 0
            ways = [True] * falls + [False] * kills
            dice.shuffle(ways)
            for number, falling in enumerate(ways):
                matches = [await going_on(app, *each, dice) for each in zip(matches, boards, strict=True)]
                everything.update(match.id for match in matches)
                if number % EVERY == 0:
                    assert (await check(app.database)).problems == (), f"before kill {number + 1}"
                    everything.add(await begun_to_fall(bots, dice))
                rounds = await played(bots, server if falling else None, matches, dice)
                for each in rounds:
                    unexpected = [text for text in each.refused if not falling or UNREACHABLE not in text]
                    assert not unexpected, f"kill {number + 1}, of the server: {falling}: {unexpected}"
                    for match_id, moves in each.confirmed.items():
                        kept = (await app[Matches].get(match_id)).moves
                        for ply, text in moves.items():
                            assert kept[ply - 1 : ply] == (text,), (
                                f"move {ply} of match {match_id}, kill {number + 1}: {kept}"
                            )
                            confirmed += 1
            assert confirmed >= kills
            await until_told(app)
            await bots.stop()
            await told_once(app, bots.discord, everything)
    print(f"{kills} kills of {processes} processes, {falls} of the server, {confirmed} confirmed moves")


async def played(bots: Fleet, server: Postgres | None, matches: list[Match], dice: Random) -> list[Round]:
    """The rounds of all processes, until one of them is killed, or this server, and runs again."""
    rounds = {}
    for shards, (_, bot) in bots.open.items():
        here = [match for match in matches if GUILDS.index(match.place.guild_id or 0) in shards]
        rounds[shards] = Round(bots.discord, here, dice.randrange(10**6), bot)

    def hear(request: Request) -> None:
        for each in rounds.values():
            each.hear(request)

    bots.discord.arrived = hear
    victim = dice.choice(list(rounds))
    async with asyncio.timeout(2 * PATIENCE):
        await rounds[victim].first
    if server is not None:
        await asyncio.sleep(dice.random() / 3)
        await asyncio.to_thread(server.kill)
        await asyncio.sleep(dice.random())
        await asyncio.to_thread(server.start)
    else:
        if dice.random() < 0.5:
            # Discord has a request, and the victim does not hear of that any more.
            rounds[victim].last = dice.randrange(1, 20)
            await bots.open[victim][1].ended()
        await asyncio.sleep(dice.random() / 3)
        await bots.kill(victim)
        await rounds[victim].end(dead=True)
        # The others go on meanwhile.
        await bots.start(victim)
    await asyncio.gather(*(each.end(dead=False) for each in rounds.values()))
    return list(rounds.values())


async def begun_to_fall(bots: Fleet, dice: Random) -> int:
    """A match in which somebody loses on time in half a minute."""
    hands, ends = Hands(), now().replace(microsecond=0) + timedelta(seconds=dice.randrange(20, 40))
    async with open_app(bots.url, now=hands) as app:
        where = await place(bots.discord, dice.choice(GUILDS))
        return (await begun(app, hands, where, int(ANN["id"]), int(BEN["id"]), ends)).id
