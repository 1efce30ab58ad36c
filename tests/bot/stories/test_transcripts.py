"""Stories told to the last button: everything that the bot sends is as it was when somebody read it."""

from datetime import date
from typing import Any

import discord
import pytest
import sqlalchemy as sa
from simcord import MemberActor

from bot.core.notice import Notice
from bot.delivery import deliver
from bot.engine.player import Answer
from bot.engine.question import Question, Solution
from bot.language import WHOLE
from bot.outbox.service.outbox import Delivered
from bot.practice.service import PracticeGames
from bot.problems.model import Problem
from bot.skin.protocol import Client
from tests import stored
from tests.bot.stories.narrative import answer, control_of, offered_on, stepped, text
from tests.bot.stories.transcript import Transcript
from tests.world import EPOCH, World

pytestmark = pytest.mark.parametrize("language", WHOLE)
YESTERDAY, TODAY = (
    Problem(
        "russian", 2, 1, "W:We5,f4,e3,g3,d2,a1,c1,e1:Bb8,d8,f8,g7,b6,f6,a5,a3", ("e1-f2", "f6:d4", "e3:a7")
    ),
    Problem("russian", 3, 0, "W:Wa7,Kf4:Bf2", ("f4-g3", "f2:h4", "a7-b8", "h4-g3", "b8:h2")),
)
"""The problems of these stories, whatever the book has for their days."""
QUIET = 4
"""Looks in a row at which nothing had been sent."""


class Table:
    """The world in one language, and what the bot says in it from now on."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.host = world.guild.add_member(
            world.env.create_user("dan", global_name="Dan"),
            roles=[
                world.guild.create_role(
                    "Host",
                    permissions=discord.Permissions(manage_events=True, manage_guild=True, manage_roles=True),
                )
            ],
        )
        self.told = Transcript(world)

    async def speak(self, language: str) -> None:
        await self.world.players.save_server(self.world.guild.id, language=language)
        for person in (self.world.ann, self.world.ben, self.world.eve, self.host):
            await self.world.players.save(person.id, language=language)

    async def says(self, actor: MemberActor, command: str, **options: Any) -> Any:
        result = await actor.slash(self.world.channel, command, **options)
        await self._quiet()
        self.told.step(f"{actor.name} /{command}")
        return result.followups[-1] if result.followups else answer(result)

    async def press(self, actor: MemberActor, message: Any, action: str) -> Any:
        """The answer to the button of the message that does this, or to the entry of its menu."""
        assert action in offered_on(message), (action, text(message))
        result = await stepped(actor, message, action)
        await self._quiet()
        self.told.step(f"{actor.name} [{action}]")
        return result.followups[-1] if result.followups else result.response

    async def does(self, actor: MemberActor, *actions: str, game: int) -> Any:
        """The last answer of those to these, from the board of the game; More … is opened where they need it."""
        board = answer(await actor.slash(self.world.channel, "board", game=str(game)))
        if actions[0] not in offered_on(board):
            board = answer(await stepped(actor, board, "more"))
        self.told.skip()
        for action in actions:
            board = await self.press(actor, board, action)
        return board

    async def chooses(self, actor: MemberActor, message: Any, chosen: Any, control: str) -> Any:
        result = await actor.select(message, [chosen], custom_id=control)
        await self._quiet()
        self.told.step(f"{actor.name} [{control}]")
        return result.response

    async def types(self, actor: MemberActor, message: Any, action: str, **fields: Any) -> Any:
        """The answer to a form that this button opens."""
        result = await actor.submit_modal(await stepped(actor, message, action), fields)
        await self._quiet()
        self.told.step(f"{actor.name} [{action}]")
        return result.followups[-1] if result.followups else answer(result)

    async def _quiet(self) -> None:
        """Until nothing more is sent; the simulation does not see what waits for the database, so we wait behind it."""
        calm, sent = 0, -1
        while calm < QUIET:
            await self.world.env.settle()
            await self.world.app.database.write(
                lambda connection: connection.execute(sa.text("SELECT 1")), about=()
            )
            calm = calm + 1 if sent == len(self.world.env.http_requests) else 0
            sent = len(self.world.env.http_requests)


def on_its_day(day: date, game: str | None = None) -> Problem:
    return TODAY if day == EPOCH.date() else YESTERDAY


async def at_hand(question: Question) -> Solution:
    """The bot thinks of the same move whatever its search and its weights come to."""
    return Solution(Answer.MOVE, "g3-h4")


@pytest.fixture
async def table(world: World, language: str, monkeypatch: pytest.MonkeyPatch) -> Table:
    async def after_the_answer(client: Client, notice: Notice) -> Delivered:
        await world.answered()
        return await deliver(client, notice)

    # The text of a card must not depend on which of the two is faster.
    monkeypatch.setattr("bot.client.deliver", after_the_answer)
    for module in ("problems.service", "problems.requests"):
        monkeypatch.setattr(f"bot.{module}.problem_on", on_its_day)
        monkeypatch.setattr(f"bot.{module}.find", {each.key: each for each in (YESTERDAY, TODAY)}.__getitem__)
    monkeypatch.setattr(world.app[PracticeGames], "_think", at_hand)
    made = Table(world)
    await made.speak(language)
    made.told = Transcript(world)
    return made


async def test_a_game(table: Table, language: str) -> None:
    world, ann, ben = table.world, table.world.ann, table.world.ben
    shown = await table.says(ann, "play", opponent=ben)
    shown = await table.chooses(ann, shown, "american", control_of(shown, "wish-game"))
    shown = await table.press(ann, shown, "wish-rated")
    invited = await table.types(ann, shown, "wish-more", colour=["black"], setup="", note="Hi", also=[])
    await table.press(ben, invited, "join")
    await table.says(ann, "move", notation="11-15")
    await table.says(ben, "move", notation="22-18")
    await table.says(ben, "move", notation="21-17")
    await table.says(ann, "move", notation="15-19")
    more = await table.press(ann, world.newest(), "more")
    await table.press(ann, more, "match-rules")
    await table.says(ann, "move", notation="15x22", draw=True)
    await table.does(ben, "draw", "draw-decline", game=1)
    lines = await table.does(ben, "lines", game=1)
    await table.types(ben, lines, "line-type", notation="25x18 8-11 29-25")
    await table.says(ben, "board")
    await table.does(ben, "moves", game=1)
    await table.says(ben, "games")
    await table.does(ben, "history", game=1)
    await table.does(ben, "resign", "resign-now", game=1)
    await table.press(ann, world.newest(), "more")
    await table.does(ann, "export", game=1)
    await table.says(ann, "games", show="finished")
    await table.does(ann, "rematch", game=1)
    stored.check(f"stories/game-{language}", table.told.written())


async def test_what_one_asks_for_oneself(table: Table, language: str) -> None:
    ann = table.world.ann
    for command, options in (
        ("settings", {}),
        (
            "settings",
            {"theme": "slate", "confirm": True, "zone": "Asia/Tokyo", "quiet_from": 22, "quiet_until": 7},
        ),
        ("help", {}),
        ("learn", {"game": "zongheng", "rules": True}),
        ("profile", {}),
        ("leaderboard", {"game": "american"}),
        ("games", {"show": "all"}),
        ("practice", {"game": "russian", "level": "1", "colour": "white", "shown": True}),
        ("move", {"notation": "a1-h8"}),
    ):
        await table.says(ann, command, **options)
    panel = await table.says(ann, "settings")
    panel = await table.press(ann, panel, "turns")
    vacation = await table.press(ann, panel, "vacation")
    await table.types(ann, vacation, "vacation-ask", first="2026-02-01", last="2026-02-05")
    panel = await table.says(ann, "settings")
    await table.press(ann, panel, "settings-person")
    await table.press(ann, panel, "privacy")
    await table.press(ann, panel, "settings-person")
    people = await table.press(ann, panel, "blocks")
    await table.chooses(ann, people, table.world.eve, "v1:block:0:0")
    await table.press(ann, table.world.newest(), "more")
    for action in ("abort", "explore", "hint"):
        await table.does(ann, action, game=1)
    stored.check(f"stories/alone-{language}", table.told.written())


async def test_what_a_server_sets(table: Table, language: str) -> None:
    channel = table.world.guild.create_text_channel("boards")
    for command, options in (
        ("server settings", {}),
        (
            "server settings",
            {"game": "international", "pace": "3d", "max_matches": 3, "publish": True, "theme": "paper"},
        ),
        ("server settings", {"channel": channel, "threads": True}),
        ("server roles", {}),
        ("server problems", {"channel": channel, "game": "russian"}),
        ("server check", {}),
    ):
        await table.says(table.host, command, **options)
    await table.says(table.world.ann, "play", game="american")
    stored.check(f"stories/server-{language}", table.told.written())


async def test_a_tournament(table: Table, language: str) -> None:
    world = table.world
    card = await table.says(
        table.host, "tournament create", name="Cup", game="american", pace="1d", format="knockout"
    )
    await table.press(table.host, card, "desk-ask")
    announced = world.newest()
    for person in (world.ann, world.ben, world.eve):
        await table.press(person, announced, "tournament-enter")
    await table.says(world.eve, "tournament enter", limit=3)
    for command in ("list", "table", "manage", "leave"):
        await table.says(table.host, f"tournament {command}")
    stored.check(f"stories/tournament-{language}", table.told.written())


async def test_a_ladder(table: Table, language: str) -> None:
    world = table.world
    await table.says(table.host, "ladder create", game="american", pace="5d", reach=2, idle=30)
    opened = world.newest()
    for person in (world.ann, world.ben):
        await table.press(person, opened, "ladder-join")
    await table.says(world.ben, "ladder challenge", player=world.ann)
    await table.says(world.eve, "ladder challenge", player=world.ann)
    shown = await table.says(world.ann, "ladder show")
    await table.press(world.ann, shown, "ladder-log")
    asked = await table.press(world.ann, shown, "ladder-leave")
    await table.press(world.ann, asked, "ladder-left")
    panel = await table.says(table.host, "ladder show")
    asked = await table.press(table.host, panel, "ladder-close")
    await table.press(table.host, asked, "ladder-closed")
    stored.check(f"stories/ladder-{language}", table.told.written())
