"""Nobody acts in a game that is not theirs, or reads the texts of others: every control, by everybody.

Each control is pressed with ids that Discord would not let a person send, as a changed client would.
"""

import re
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from bot.features import ACTIONS
from tests.bot.process.bot_process import BotProcess, online
from tests.bot.process.loopback import (
    ANN,
    BEN,
    ELSEWHERE,
    EVE,
    LoopbackDiscord,
    Request,
    custom_ids,
    loopback_discord,
)
from tests.bot.process.loopback.payloads import EPHEMERAL, Json

pytestmark = [pytest.mark.slow, pytest.mark.asyncio(loop_scope="module")]

RUNNING, FINISHED, NEVER = 1, 2, 987_654
"""Ann's game with Ben in which Ben is to move, one that is over, and a number that was never given."""
OF_A_KIND = ("play", "profile", "leaderboard", "learn", "games", "problem")
"""Commands of which the game is a kind of game, not a number."""
MAKES_A_MOVE = ("move", "piece", "aim", "play", "type", "typed", "draw-claim")
FORMS = ("typed",)
SHOWS = ("show-here",)
"""Shows everybody the board of a game that all in the channel may read, whoever asks."""


@dataclass
class Scene:
    discord: LoopbackDiscord
    bot: BotProcess
    file: Path
    seek: int = 0

    def stored(self, kinds: tuple[str, ...] = ()) -> list[tuple[object, ...]]:
        """Everything that anybody has done to games and invitations; of games, only these kinds of events."""
        with closing(sqlite3.connect(f"file:{self.file}?mode=ro", uri=True)) as connection:
            events = connection.execute(
                "SELECT match_id, seq, actor, kind FROM match_events ORDER BY 1, 2"
            ).fetchall()
            seeks = connection.execute('SELECT id, "by", status FROM seeks ORDER BY 1').fetchall()
        return [e for e in events if not kinds or e[3] in kinds] + ([] if kinds else seeks)

    def naming_a_game(self) -> list[str]:
        """The commands that take the number of a game and need nothing else."""
        return [
            command["name"]
            for command in self.discord.commands
            if command["name"] not in OF_A_KIND
            and any(option["name"] == "game" for option in command.get("options", ()))
            and not any(option.get("required") for option in command["options"])
        ]

    async def use(
        self, who: Json, on: Request, action: str, target: int, seq: int = 99, rest: str = ""
    ) -> Request:
        """Presses, chooses or sends what this action belongs to, with everything in it made up."""
        custom_id = f"v1:{action}:{target}:{seq}" + (f":{rest}" if rest else "")
        if action in FORMS:
            return await self.discord.submit(who, custom_id, "22-18", channel=int(on.message["channel_id"]))
        values = (str(target),) if action in ("open", "seek") else ("14",) if action == "aim" else ()
        return await self.discord.press(who, on, custom_id, values=values, forged=True)


def private(answer: Request) -> bool:
    return bool((answer.message or {}).get("flags", EPHEMERAL) & EPHEMERAL)


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def scene(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Scene]:
    """A running game, one that is over, and an open invitation of Ann to Ben; every test leaves it as it was."""
    tmp_path = tmp_path_factory.mktemp("strangers")
    async with loopback_discord() as discord, online(discord, tmp_path) as bot:
        made = Scene(discord, bot, tmp_path / "damka.sqlite3")
        for _ in range(2):
            invitation = await discord.invite(ANN, "american", colour="black", opponent=BEN["id"])
            join = next(each for each in custom_ids(invitation.body) if ":join:" in each)
            await discord.press(BEN, invitation, join)
        await discord.slash(ANN, "move", notation="11-15", game="1")
        await made.use(BEN, invitation, "resign-now", FINISHED)
        await discord.slash(ANN, "play", game="russian", opponent=BEN["id"])
        made.seek = 3
        yield made


async def test_to_who_may_not_read_it_a_number_says_nothing(scene: Scene) -> None:
    discord = scene.discord
    before = scene.stored()
    letters = discord.places.conversation(EVE["id"]).id
    for channel in (ELSEWHERE, letters):
        here = await discord.slash(EVE, "help", channel=channel)
        told: dict[str, set[str]] = {}
        for action in ACTIONS:
            for target in (RUNNING, FINISHED, scene.seek, NEVER):
                answer = await scene.use(EVE, here, action, target, rest="1")
                assert private(answer), action
                told.setdefault(f"control {action}", set()).add(answer.text())
        for command in scene.naming_a_game():
            for game in (RUNNING, FINISHED, NEVER):
                answer = await discord.slash(EVE, command, channel=channel, game=str(game))
                assert private(answer), command
                told.setdefault(f"/{command}", set()).add(answer.text())
        for game in (RUNNING, NEVER):
            answer = await discord.slash(EVE, "move", channel=channel, notation="22-18", game=str(game))
            told.setdefault("/move", set()).add(answer.text())
            hints = await discord.suggestions(
                EVE, "move", focused="notation", channel=channel, notation="", game=str(game)
            )
            told.setdefault("suggestions", set()).add(str(hints))
        for seek in (scene.seek, NEVER):
            answer = await discord.slash(EVE, "join", channel=channel, seek=str(seek))
            told.setdefault("/join", set()).add(answer.text())
        assert {name: texts for name, texts in told.items() if len(texts) != 1} == {}
        assert any("no such game" in text for text in told["/board"])
        assert "Ann" not in str(told)
    assert scene.stored() == before


async def test_an_onlooker_reads_and_does_nothing(scene: Scene) -> None:
    before = scene.stored()
    here = await scene.discord.slash(EVE, "board", game=str(RUNNING))
    assert here.files
    for action in ACTIONS:
        for target in (RUNNING, FINISHED, scene.seek):
            answer = await scene.use(EVE, here, action, target, rest="1")
            assert private(answer) or (action in SHOWS and answer.files), action
    for command in scene.naming_a_game():
        assert private(await scene.discord.slash(EVE, command, game=str(RUNNING))), command
    assert scene.stored() == before


async def test_who_is_not_to_move_makes_no_move(scene: Scene) -> None:
    before = scene.stored()
    here = await scene.discord.slash(ANN, "board", game=str(RUNNING))
    for action in MAKES_A_MOVE:
        for seq in (1, 2, 99):
            for rest in ("", "22-18", "1.0", "~0123"):
                assert private(await scene.use(ANN, here, action, RUNNING, seq, rest)), action
    assert "opponent’s turn" in (await scene.discord.slash(ANN, "move", notation="22-18", game="1")).text()
    assert scene.stored() == before


async def test_a_game_that_is_over_stays_as_it_is(scene: Scene) -> None:
    before = scene.stored()
    # The last of these makes players former ones, in every game.
    others = ("rematch", "join", "decline", "withdraw", "privacy-delete-now")
    for who in (ANN, BEN):
        here = await scene.discord.slash(who, "board", game=str(FINISHED))
        for action in ACTIONS:
            if action not in others:
                for rest in ("", "22-18", "x"):
                    await scene.use(who, here, action, FINISHED, rest=rest)
        for command in scene.naming_a_game():
            if command not in others:
                await scene.discord.slash(who, command, game=str(FINISHED))
    assert scene.stored() == before


async def test_a_nickname_stays_in_its_server_and_turns_nothing_around(scene: Scene) -> None:
    discord = scene.discord
    event = discord.interaction(ANN, 2, discord.command("games"))
    event["member"]["nick"] = "The secret queen of this server"
    event["member"]["user"] = {**ANN, "global_name": "Ann\u202eecneh "}
    await discord.ask(event)
    written = await discord.export(BEN, RUNNING)
    (pdn,) = written.files.values()
    assert '"Annecneh"' in pdn.decode()


async def test_settings_that_nobody_offered_are_refused(scene: Scene) -> None:
    here = await scene.discord.slash(EVE, "settings")
    for name in (
        "",
        *["user", "self", "interaction", "theme", "confirm", "reminders", "reminders.x", "__class__"],
    ):
        answer = await scene.discord.press(
            EVE, here, f"v1:set:0:0:{name}" if name else "v1:set:0:0", values=("rubbish",), forged=True
        )
        assert "“rubbish” is not possible for this setting" in answer.text()
    assert (await scene.discord.slash(EVE, "settings")).text() == here.text()


async def test_a_text_of_thousands_of_characters_is_answered_in_a_sentence(scene: Scene) -> None:
    long = "x" * 6000
    asked: tuple[tuple[str, dict[str, Any]], ...] = (
        ("play", {"game": "american", "pace": long}), ("play", {"game": "american", "pace": f"3d@{long}"}),
        ("play", {"game": long}), ("play", {"game": f"gothic:{long}"}),
        ("practice", {"game": "american", "setup": long}),
        ("practice", {"game": "american", "setup": f"W:W31:B{long}"}), ("move", {"notation": long}),
        ("move", {"notation": long, "game": long}), ("join", {"seek": long}), ("settings", {"zone": long}),
    )  # fmt: skip
    for command, options in asked:
        answer = await scene.discord.slash(BEN, command, **options)
        assert private(answer)
        assert "{" not in answer.text()
        assert 10 < len(answer.text()) < 700, answer.text()


async def test_a_position_carries_nothing_into_everybodys_view(scene: Scene) -> None:
    before = scene.stored()
    link = "`[free_nitro](http://x.example)`"
    for setup in (
        f"W:W31:B1 idle={link} idle=0",
        "W:W31:B1 earlier=`[here](http://x.example)` earlier=",
        f"W:W31:B1:{link}",
    ):
        answer = await scene.discord.invite(ANN, "international", setup=setup)
        assert private(answer)
        # In a block of code nothing is a link, and none ends before the text does.
        shown, *blocks = re.split(r"^```$", answer.text(), flags=re.MULTILINE)
        assert len(blocks) in (0, 2)
        assert not re.search(r"(?<!\\)\[", shown + "".join(blocks[1:])), answer.text()
    assert scene.stored() == before
    shown = await scene.discord.invite(ANN, "international", setup=" w : w 31 : b k 1 . ")
    assert "`W:W31:BK1`" in shown.text()
