"""The bot as a process of its own: killed, cut off, refused, and started again."""

import asyncio
import base64
import io
import re
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from datetime import UTC, datetime, timedelta
from functools import partial
from pathlib import Path

import pytest
from PIL import Image

from bot.app import open_app
from bot.board.identity import emoji, face, write
from bot.core.terms import Place
from bot.match.service.matches import Matches
from bot.servers.service import Departures
from bot.skin.card import PREFIX
from bot.sweeper import Sweeper
from tests.bot.fixtures import Hands, started, sure, terms, url_of
from tests.bot.process.bot_process import online, pointed_at, python, running
from tests.bot.process.loopback import ANN, BEN, CHANNEL, GUILD, TOKEN, LoopbackDiscord, Request, custom_ids
from tests.bot.process.loopback.gateway import Gateway
from tests.bot.process.loopback.interactions import TOKEN_BEGINS
from tests.bot.services.waits import begun as begun_match
from tests.bot.services.waits import note_stay
from tests.bot.store.test_files import flip

POSTED = f"/channels/{CHANNEL}/messages"


def control(answer: Request, action: str) -> str:
    """The custom_id of the control for an action in a message."""
    return next(custom_id for custom_id in custom_ids(answer.body) if f":{action}:" in custom_id)


async def begin(discord: LoopbackDiscord) -> Request:
    """Ann invites to American checkers with black, Ben joins; the board."""
    invitation = await discord.invite(ANN, "american", colour="black")
    since = len(discord.requests)
    await discord.press(BEN, invitation, control(invitation, "join"))
    return await discord.wait_for(lambda request: bool(request.files), since=since)


async def test_a_game_begins_and_moves_and_the_process_stops_when_asked(
    discord: LoopbackDiscord, tmp_path: Path
) -> None:
    async with online(discord, tmp_path) as bot:
        assert {"play", "join", "move", "board", "games", "practice", "settings", "help"} <= {
            command["name"] for command in discord.commands
        }
        board = await begin(discord)
        assert next(iter(board.files.values())).startswith(b"\x89PNG")
        since = len(discord.requests)
        await discord.slash(ANN, "move", notation="11-15")
        told = await discord.wait_for(
            lambda request: bool(request.files) and "11-15" in request.text(), since=since
        )
        assert BEN["id"] in str(told.body)
        refused = await discord.slash(ANN, "move", notation="12-16")
        assert "No other game waits" in refused.text()
        assert "23-18" in (await discord.slash(BEN, "move", notation="23-18")).text()
        assert await bot.stop() == 0
    assert TOKEN not in bot.output


async def killed_before_the_answer(discord: LoopbackDiscord, folder: Path) -> dict[str, object]:
    """A move whose process died when it was stored and nobody had been told; the interaction that asked for it."""
    async with online(discord, folder) as bot:
        await begin(discord)
        silence = discord.fail("POST", r"/interactions/\d+/[^/]+/callback", 500, delay=60, times=9)
        asked = discord.interaction(ANN, 2, discord.command("move", notation="11-15"), None)
        await discord.dispatch("INTERACTION_CREATE", asked)
        await silence.seen.wait()
        await bot.kill()
        discord.faults.clear()
    return dict(asked)


@pytest.mark.slow
async def test_a_move_survives_a_kill_and_the_opponent_is_told_after_the_restart(
    discord: LoopbackDiscord, tmp_path: Path
) -> None:
    await killed_before_the_answer(discord, tmp_path)
    async with online(discord, tmp_path):
        since = len(discord.requests)
        notice = await discord.wait_for(
            lambda request: request.path == POSTED and "11-15" in request.text(), since=since, seconds=90
        )
        assert notice.body["allowed_mentions"]["users"] in ([BEN["id"]], [int(BEN["id"])])
        assert notice.files


@pytest.mark.slow
@pytest.mark.parametrize(
    ("lose", "anew"),
    [
        (lambda gateway: gateway.drop(4000), False), (lambda gateway: gateway.demand(7), False),
        (lambda gateway: gateway.demand(9, False), True), (lambda gateway: forgotten(gateway), True),
    ],
    ids=["lost", "sent away", "sent away for good", "forgotten"],
)  # fmt: skip
async def test_a_lost_connection_is_taken_up_again_or_begun_anew(
    discord: LoopbackDiscord, tmp_path: Path, lose: Callable[[Gateway], Awaitable[None]], anew: bool
) -> None:
    async with online(discord, tmp_path) as bot:
        await begin(discord)
        since = len(discord.requests)
        await lose(discord.gateway)
        if anew:
            await discord.ready()
        # Of a session that goes on, what Discord tells meanwhile comes with it.
        asked = discord.interaction(ANN, 2, discord.command("move", notation="11-15"), None)
        await discord.dispatch("INTERACTION_CREATE", asked)
        await discord.wait_for(lambda request: "11-15" in request.text(), since=since)
        assert (discord.gateway.identified, discord.gateway.resumed) == ((2, 0) if anew else (1, 1))
        assert await bot.stop() == 0


async def forgotten(gateway: Gateway) -> None:
    gateway.forgetful = True
    await gateway.drop(4000)


@pytest.mark.slow
async def test_all_are_answered_when_many_ask_at_once(discord: LoopbackDiscord, tmp_path: Path) -> None:
    async with online(discord, tmp_path):
        await begin(discord)
        names = ("board", "games", "help", "settings", "join")
        answers = await asyncio.gather(*(discord.slash((ANN, BEN)[i % 2], names[i % 5]) for i in range(60)))
        assert all(answer.text() for answer in answers)
        played = await asyncio.gather(*(discord.slash(ANN, "move", notation="11-15") for _ in range(8)))
        assert sum("played" in answer.text() for answer in played) == 1


RATE_LIMITED = {"message": "You are being rate limited.", "retry_after": 0.2, "global": False}


@pytest.mark.slow
@pytest.mark.parametrize(
    ("status", "body", "headers"),
    [(500, None, {}), (429, RATE_LIMITED, {"Via": "1.1 loopback", "Retry-After": "1"})],
)
async def test_an_answer_that_discord_did_not_take_is_sent_again_and_the_move_is_made_once(
    discord: LoopbackDiscord,
    tmp_path: Path,
    status: int,
    body: dict[str, object] | None,
    headers: dict[str, str],
) -> None:
    async with online(discord, tmp_path):
        await begin(discord)
        since = len(discord.requests)
        fault = discord.fail("POST", r"/interactions/\d+/[^/]+/callback", status, body=body, headers=headers)
        await discord.slash(ANN, "move", notation="11-15")
        assert fault.seen.is_set()
        again = await discord.wait_for(lambda request: "11-15" in request.text(), since=since + 1)
        assert again.files
        assert "23-18" in (await discord.slash(BEN, "move", notation="23-18")).text()


@pytest.mark.slow
async def test_nothing_falls_before_anybody_could_reach_the_bot(
    discord: LoopbackDiscord, tmp_path: Path
) -> None:
    url = url_of(tmp_path / "damka.sqlite3")
    hands = Hands(datetime.now(UTC) - timedelta(hours=12) + timedelta(seconds=4))
    async with open_app(url, now=hands) as app:
        match = await begun_match(app, "12h", rated=True)
        hands.at = datetime.now(UTC)
        await app[Sweeper].begin()
        assert match.deadline is not None
        await app.database.write(partial(note_stay, hands), about=())
    discord.gateway.closed = True
    async with running(tmp_path, **pointed_at(discord, tmp_path)) as bot:
        await bot.says("Failed to connect")
        await asyncio.sleep((match.deadline - datetime.now(UTC)).total_seconds() + 1)
        assert await bot.stop() == 0
    async with open_app(url, now=lambda: datetime.now(UTC)) as app:
        assert not (await app[Matches].get(match.id)).over


@pytest.mark.slow
async def test_a_log_of_everything_holds_no_token_and_no_events(
    discord: LoopbackDiscord, tmp_path: Path
) -> None:
    async with online(discord, tmp_path, LOG_LEVEL="DEBUG") as bot:
        await begin(discord)
        assert (await discord.slash(ANN, "board")).files
        assert await bot.stop() == 0
    assert '"level": "debug"' in bot.output
    # Whole events name people, and so do requests.
    assert "WebSocket Event" not in bot.output
    assert "/callback" not in bot.output
    assert TOKEN not in bot.output
    assert TOKEN_BEGINS not in bot.output


@pytest.mark.slow
async def test_a_connection_that_fails_again_and_again_is_one_line_each_time(
    discord: LoopbackDiscord, tmp_path: Path
) -> None:
    async with online(discord, tmp_path) as bot:
        said = len(bot.output)
        discord.gateway.closed = True
        await discord.gateway.drop(4000)
        await bot.says("Attempting a reconnect", since=said)
        await bot.says("Attempting a reconnect", since=bot.output.index("Attempting a reconnect") + 1)
        assert "Traceback" not in bot.output
        assert len(bot.output) - said < 1500
        discord.gateway.closed = False
        await discord.ready()
        assert "American" in (await discord.slash(ANN, "learn", game="american", rules=True)).text()


@pytest.mark.slow
async def test_sync_tells_discord_the_commands_and_ends(discord: LoopbackDiscord, tmp_path: Path) -> None:
    async with running(tmp_path, "sync", **pointed_at(discord, tmp_path)) as bot:
        assert await bot.ended() == 0
    assert f"{len(discord.commands)} commands sent to Discord." in bot.output
    assert discord.commands
    assert discord.gateway.identified == 0


@pytest.mark.slow
@pytest.mark.parametrize(
    ("wrong", "status", "told"),
    [
        (
            {"DISCORD_TOKEN": "aaaa.bbbb.cccc"},
            2,
            r"Discord does not accept DISCORD_TOKEN: copy it anew from the developer portal\.\s*\Z",
        ),
        (
            {"DISCORD_API_URL": "http://127.0.0.1:9/api/v10", "DISCORD_GATEWAY_URL": "ws://127.0.0.1:9"},
            1,
            r"(?m)^Discord cannot be reached: .*\.$",
        ),
    ],
    ids=["token", "out of reach"],
)
async def test_a_discord_that_lets_nobody_in_is_told_in_one_sentence(
    discord: LoopbackDiscord, tmp_path: Path, wrong: dict[str, str], status: int, told: str
) -> None:
    async with running(tmp_path, **pointed_at(discord, tmp_path) | wrong) as bot:
        assert await bot.ended() == status
    assert re.search(told, bot.output)
    assert "Traceback" not in bot.output
    assert "aaaa.bbbb.cccc" not in bot.output


@pytest.mark.slow
async def test_a_second_bot_on_the_same_file_is_refused_until_the_first_is_gone(
    discord: LoopbackDiscord, tmp_path: Path
) -> None:
    link, copy = tmp_path / "link.sqlite3", tmp_path / "copy.sqlite3"
    settings = pointed_at(discord, tmp_path) | {"DATABASE_URL": url_of(link)}
    async with online(discord, tmp_path) as bot:
        await begin(discord)
        link.symlink_to(tmp_path / "damka.sqlite3")
        async with running(tmp_path, **settings) as second:
            assert await second.ended() == 4
        assert second.output.startswith("Another bot runs on ")
        # A command that only looks is not in the way.
        for command in (("check",), ("backup", str(copy)), ("check", str(copy))):
            async with running(tmp_path, *command, **settings) as looking:
                assert await looking.ended() == 0, looking.output
        assert "11-15" in (await discord.slash(ANN, "move", notation="11-15")).text()
        await bot.kill()
    async with online(discord, tmp_path):
        assert "23-18" in (await discord.slash(BEN, "move", notation="23-18")).text()


LOOKS_AT_LENGTH = """
import sys, time
from pathlib import Path
from bot.store import database, files
database._LOOKING_SECONDS = 0.01
see_whole = files.see_whole
def waits(path):
    while not Path("go on").exists():
        time.sleep(0.01)
    see_whole(path)
files.see_whole = waits
from bot.__main__ import main
sys.exit(main(["run"]))
"""


async def test_a_look_that_finds_damage_after_the_start_stops_the_bot(
    discord: LoopbackDiscord, tmp_path: Path
) -> None:
    """The file is large, and a page is torn that nothing else reads."""
    file = tmp_path / "damka.sqlite3"
    async with open_app(url_of(file), now=lambda: datetime.now(UTC)):
        pass
    with closing(sqlite3.connect(file)) as stored, stored:
        stored.execute("CREATE TABLE more (text)")
        stored.executemany("INSERT INTO more VALUES (?)", [("x" * 900,)] * 50)
    flip(file, file.stat().st_size // 4096)
    discord.gateway.offline(None)
    async with python(tmp_path, "-c", LOOKS_AT_LENGTH, **pointed_at(discord, tmp_path)) as bot:
        await discord.ready()
        assert await bot.stop() == 0, "it does not wait for the end of the look"
    discord.gateway.offline(None)
    async with python(tmp_path, "-c", LOOKS_AT_LENGTH, **pointed_at(discord, tmp_path)) as bot:
        await discord.ready()
        await begin(discord)
        (tmp_path / "go on").touch()
        assert await bot.ended() == 4
    assert bot.output.splitlines()[-1].startswith(f"{file} is damaged: ")
    assert "Traceback" not in bot.output


@pytest.mark.slow
async def test_a_server_that_was_back_in_time_is_found_by_a_bot_that_was_off(
    discord: LoopbackDiscord, tmp_path: Path
) -> None:
    """Its thirty days have run out before the bot starts, and Discord tells of servers one by one."""
    url = url_of(tmp_path / "damka.sqlite3")
    hands = Hands(datetime.now(UTC) - timedelta(days=32))
    async with open_app(url, now=hands) as app:
        await app[Sweeper].begin()
        match = await started(app, terms("1d"), Place(GUILD, CHANNEL))
        await app[Departures].left(GUILD)
        hands.on(days=28)
        await app[Sweeper].sweep()
    async with online(discord, tmp_path) as bot:
        await asyncio.sleep(4)
        assert await bot.stop() == 0
    async with open_app(url, now=lambda: datetime.now(UTC)) as app:
        assert (await app[Matches].get(match.id)).place == Place(GUILD, CHANNEL)


MOST = 256 << 10
"""Bytes of an emoji that Discord takes."""


def opened(picture: bytes) -> Image.Image:
    return Image.open(io.BytesIO(picture))


def test_the_emoji_are_as_discord_wants_them_and_no_two_are_alike() -> None:
    pictures = emoji()
    assert len(set(pictures.values())) == len(pictures) == 7
    for name, picture in pictures.items():
        assert len(picture) < MOST, name
        assert 2 <= len(name) <= 32
        shown = opened(picture)
        assert (shown.size, shown.mode) == ((128, 128), "RGBA")
        alpha = shown.getchannel("A")
        assert alpha.getpixel((0, 0)) == 0, "it stands on nothing"
        box = sure(alpha.getbbox())
        assert min(box[2] - box[0], box[3] - box[1]) > 90, "it fills its room"


@pytest.mark.parametrize("page", [(49, 51, 56), (255, 255, 255)], ids=["dark", "light"])
@pytest.mark.parametrize("name", emoji())
def test_an_emoji_is_seen_at_the_size_of_a_line_on_a_dark_and_on_a_light_page(
    name: str, page: tuple[int, int, int]
) -> None:
    shown = opened(emoji()[name]).resize((20, 20), Image.Resampling.LANCZOS)
    whole = Image.new("RGB", (20, 20), page)
    whole.paste(shown, (0, 0), shown)
    far = [
        pixel
        for pixel in whole.get_flattened_data()
        if isinstance(pixel, tuple) and sum(abs(a - b) for a, b in zip(pixel, page, strict=True)) > 150
    ]
    assert len(far) > 40


def test_the_files_are_written(tmp_path: Path) -> None:
    files = write(tmp_path / "new" / "face")
    assert {path.name for path in files} == {"avatar.png", "banner.png", *(f"{name}.png" for name in emoji())}
    assert opened(files[0].read_bytes()).size == (400, 400)
    assert opened(files[1].read_bytes()).size == (680, 240)


async def test_nothing_is_sent_unless_it_is_asked_for(discord: LoopbackDiscord, tmp_path: Path) -> None:
    async with running(tmp_path, "identity", "face", DISCORD_TOKEN=TOKEN) as bot:
        assert await bot.ended() == 0
    assert "9 files in face." in bot.output
    assert discord.requests == []
    async with running(tmp_path, "identity", "face", "--upload") as bot:
        assert await bot.ended() == 2
    assert "DISCORD_TOKEN" in bot.output


async def test_the_face_is_sent_once_and_then_stands_in_messages(
    discord: LoopbackDiscord, tmp_path: Path
) -> None:
    for sent in ({f"{PREFIX}{name}": picture for name, picture in emoji().items()}, {}):
        since = len(discord.requests)
        async with running(tmp_path, "identity", "face", "--upload", **pointed_at(discord, tmp_path)) as bot:
            assert await bot.ended() == 0, bot.output
        made = [r.body for r in discord.requests[since:] if r.path.endswith("/emojis") and r.method == "POST"]
        assert {each["name"]: base64.b64decode(each["image"].partition(",")[2]) for each in made} == sent
        (changed,) = [request.body for request in discord.requests[since:] if request.method == "PATCH"]
        assert base64.b64decode(changed["avatar"].partition(",")[2]) == face()["avatar.png"]
        assert TOKEN not in bot.output
    async with online(discord, tmp_path):
        board = await begin(discord)
    shown = {each["name"]: f"<:{each['name']}:{each['id']}>" for each in discord.emoji}
    for name in ("damka_man_white", "damka_man_black", "damka_turn"):
        assert shown[name] in board.text()
    assert discord.mistakes == []


async def test_messages_have_words_alone_where_discord_has_no_emoji_or_does_not_say(
    discord: LoopbackDiscord, tmp_path: Path
) -> None:
    discord.fail("GET", r"/applications/\d+/emojis", 403)
    async with online(discord, tmp_path) as bot:
        board = await begin(discord)
        assert "emoji.unknown" in bot.output
    assert "Black: " in board.text()
    assert "<:" not in board.text()
