"""Nothing that the bot does costs more because many games are over: the same in a file with 1,000 of them and in one
with 30,000.

Counted are statements, and the steps that SQLite takes for them: a few for each row that it reads, however fast the
machine is.
"""

from __future__ import annotations

import shutil
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from datetime import timedelta
from functools import partial
from pathlib import Path
from typing import Any, Final

import discord
import sqlalchemy as sa
from discord import app_commands

from bot import features as requests
from bot.core.match import Match
from bot.core.terms import Place
from bot.hall import answers as hall_answers
from bot.hall.answers import Halls
from bot.invitations.service.invitations import Seeks
from bot.match.service.experience import Experience
from bot.match.service.matches import Matches
from bot.people.service import Players
from bot.practice.service import PracticeGames
from bot.servers.answers import settings as servers_answers
from bot.tournaments.service.tournaments import Tournaments
from rules import Side
from tests.bot.fixtures import a_move, terms
from tests.bot.stories import growth
from tests.world import World

HALF_AGAIN: Final = 1.5
SLACK: Final = 60
"""Steps that a statement may take more or less, with what it finds."""

Fields = dict[str, Any]

COMMANDS: Final[tuple[tuple[str, Fields], ...]] = (
    ("play", {"game": "russian"}),
    ("join", {}),
    ("practice", {"game": "russian"}),
    ("problem", {}),
    ("learn", {}),
    ("learn", {"game": "russian"}),
    ("board", {}),
    ("games", {}),
    ("games", {"show": "finished"}),
    ("profile", {}),
    ("profile", {"everywhere": True}),
    ("leaderboard", {"game": "russian"}),
    ("leaderboard", {"game": "russian", "shown": True}),
    ("leaderboard", {"game": "russian", "everywhere": True}),
    ("tournament create", {"name": "Spring", "game": "russian"}),
    ("tournament enter", {}),
    ("tournament leave", {}),
    ("tournament table", {}),
    ("tournament list", {}),
    ("tournament manage", {}),
    ("tournament games", {}),
    ("ladder create", {"game": "american"}),
    ("ladder show", {"game": "russian"}),
    ("help", {}),
    ("settings", {"dm": False}),
    ("server settings", {"threads": False}),
    ("server roles", {}),
    ("server check", {}),
)
"""Every command but those that name somebody or a move, in an order in which each finds something to do."""

MORE: Final = {
    "/profile": "It sums up, and draws, all games of one player.",
    "/profile everywhere=True": "It sums up, and draws, all games of one player.",
    "/learn": "It counts a player's games against one level of the bot among all of theirs.",
    "/learn game=russian": "It counts a player's games against one level of the bot among all of theirs.",
    "/leaderboard game=russian everywhere=True": "It counts the players on it, of whom others come with the games.",
}
"""What may read more, and why."""


LOOK: Final = "a look of the duties"
"""Woken duties look once or twice, as it happens: their statements are compared here, one by one, and nowhere else."""


@dataclass
class Cost:
    """The statements of something, and the steps of each."""

    statements: list[str] = field(default_factory=list)
    steps: Counter[str] = field(default_factory=Counter)

    def without(self, looks: set[str]) -> Cost:
        steps = {text: steps for text, steps in self.steps.items() if text not in looks}
        return Cost([text for text in self.statements if text not in looks], Counter(steps))

    def each(self) -> Cost:
        """As if each statement had been made once."""
        times = Counter(self.statements)
        return Cost(sorted(times), Counter({text: self.steps[text] // n for text, n in times.items()}))

    def step(self, text: str) -> int:
        self.steps[text] += 1
        return 0


@contextmanager
def counted(world: World) -> Iterator[Cost]:
    cost = Cost()

    def begin(connection: Any, _cursor: Any, text: str, *_rest: Any) -> None:
        # Writers that come together share a transaction.
        if not text.startswith(("BEGIN", "SAVEPOINT", "RELEASE")):
            cost.statements.append(text)
        connection.connection.driver_connection.set_progress_handler(partial(cost.step, text), 1)

    engines = [world.app.database._writer.sync_engine, world.app.database._reader.sync_engine]
    for engine in engines:
        sa.event.listen(engine, "before_cursor_execute", begin)
    try:
        yield cost
    finally:
        for engine in engines:
            sa.event.remove(engine, "before_cursor_execute", begin)


def leaves(commands: Any) -> Iterator[str]:
    for command in commands:
        if isinstance(command, app_commands.Group):
            yield from leaves(command.commands)
        else:
            yield command.qualified_name


async def begun(world: World, plies: int, *, rated: bool = True) -> Match:
    """A game of Ann and Ben after so many plies; where it is not rated, with an hour for each."""
    app, place = world.app, Place(world.guild.id, world.channel.id)
    agreed = terms("1d" if rated else "1h", game="russian", rated=rated)
    seek = await app[Seeks].invite(world.ann.id, agreed, place, opponent=world.ben.id, wants=Side.FIRST)
    match = await app[Seeks].join(seek.id, world.ben.id)
    for ply in range(plies):
        match = (await app[Matches].play(match.mover, a_move(match, ply), match_id=match.id)).match
    return match


async def costs(world: World) -> dict[str, Cost]:
    app, env, bot, found = world.app, world.env, world.bot, dict[str, Cost]()
    env.backend.edit_role(world.guild.id, world.guild.id, {"permissions": discord.Permissions.all().value})
    guild, halls = bot.get_guild(world.guild.id), world.app[Halls]
    assert guild is not None
    assert halls._known == {guild.id}, "the club of the file"
    waits, ends, falls = await begun(world, 2), await begun(world, 3), await begun(world, 3, rated=False)
    await env.settle()

    async def does(name: str, work: Callable[[], Awaitable[Any]]) -> None:
        with counted(world) as cost:
            await work()
            await env.settle()
        found[name] = cost

    async def wake() -> None:
        app.wake()

    await does(LOOK, wake)
    naming: tuple[tuple[str, Fields], ...] = (
        ("move", {"notation": a_move(waits)}),
        ("play", {"game": "russian", "opponent": world.ben}),
        ("ladder challenge", {"game": "russian", "player": world.ben}),
        ("server problems", {"channel": world.channel, "hour": 9}),
    )
    assert {command for command, _ in (*COMMANDS, *naming)} == set(leaves(requests.COMMANDS))
    for command, fields in (*COMMANDS, *naming):
        given = (f"{name}={value}" for name, value in fields.items() if isinstance(value, str | bool | int))
        await does(
            " ".join((f"/{command}", *given)), partial(world.ann.slash, world.channel, command, **fields)
        )
    await does("the end of a rated game", lambda: app[Matches].act(world.ben.id, ends.id, Match.resign))
    await does("a deleted thread", lambda: bot._forget_place(world.channel.id + 1, guild.id))
    await does("the hall", lambda: hall_answers.show_hall(bot, guild, halls.sleeping))
    await does("a look at the halls", lambda: halls._look(bot))
    await app[Players].save_server(guild.id, week_told="2025-12-15")
    await does("the week", lambda: halls._tell_week(bot, guild, env.now()))
    await does("the daily check", lambda: servers_answers.tell_new(bot, guild))
    await does("the greeting", lambda: servers_answers.welcome_unheard(bot))
    await does("tournaments", app[Tournaments].advance)
    await does("a newcomer", lambda: app[Experience].new_to(world.ann.id, "canadian"))
    await does("a beginner", lambda: app[Experience].unversed_in(world.ann.id, "canadian"))
    await does("practice", app[PracticeGames].reply_to_all)
    # The outbox, the sweeper with reminders, a fallen clock and what is too old, the turn of the hall, hourly duties.
    await does("two hours", lambda: env.advance_time(timedelta(hours=2).total_seconds()))
    assert (await app[Matches].get(falls.id)).talks.fallen_at is not None
    looks = set(found[LOOK].statements)
    return {name: cost.each() if name == LOOK else cost.without(looks) for name, cost in found.items()}


@asynccontextmanager
async def opened(file: Path, empty: Path, folder: Path) -> AsyncIterator[World]:
    """The club's server in Discord, where the bot has begun anew with this file."""
    for path in (file, empty):
        shutil.copy(path, folder / path.name)
    world = World(f"sqlite+aiosqlite:///{folder / empty.name}")
    try:
        await world.begin()
        world.database_url = f"sqlite+aiosqlite:///{folder / file.name}"
        await world.restart()
        await world.env.settle()
        yield world
    finally:
        await world.close()


KEPT = Path(__file__).resolve().parents[3] / "out" / "growth"
"""The files, made once."""


async def test_nothing_costs_more_because_many_games_are_over(
    empty_database: Path, tmp_path: Path, unhurried: None
) -> None:
    files = await growth.made(KEPT, empty_database)
    found = []
    for file in files.values():
        async with opened(file, empty_database, tmp_path) as world:
            found.append(await costs(world))
    small, large = found
    grown = []
    for name, less in small.items():
        more, most = large[name], HALF_AGAIN * less.steps.total() + SLACK
        if name in MORE or (more.steps.total() <= most and len(more.statements) <= len(less.statements)):
            continue
        (worst, steps), *_ = (more.steps - less.steps).most_common(1)
        counts = f"{len(less.statements)} -> {len(more.statements)} statements"
        grown.append(
            f"{name}: {counts}, {less.steps.total()} -> {more.steps.total()} steps, {steps} in {worst}"
        )
    assert not grown, "\n\n".join(grown)
    assert MORE.keys() <= small.keys()
