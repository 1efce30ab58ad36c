"""The bot's face: written as files, sent where that is asked for, and its emoji shown where Discord has them."""

import base64
import io
from pathlib import Path

import pytest
from PIL import Image

from bot.board.identity import emoji, face, write
from bot.skin.card import PREFIX
from tests.bot.process.bot_process import online, pointed_at, running
from tests.bot.process.loopback import TOKEN, LoopbackDiscord
from tests.bot.process.test_process import begin

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
        box = alpha.getbbox()
        assert box is not None
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
