"""The same stories in Japanese: chosen by the players, and by the server for what everybody reads."""

import re
from typing import Any

import pytest

from bot.people.service import Players
from tests.bot.stories.narrative import text, unlinked
from tests.world import Simulation, World

_LATIN = re.compile(r"[A-Za-z]{3,}")
_ALLOWED = {"FEN", "Ann", "Ben"}


def japanese(message: Any) -> str:
    """The text of the message, in which nothing is left in English."""
    said = unlinked(message)
    assert not set(_LATIN.findall(re.sub(r"/[a-z-]+", "", said))) - _ALLOWED, said
    return said


async def test_everybody_reads_the_language_of_the_server_and_each_their_own(world: World) -> None:
    await world.app[Players].save(world.ann.id, language="ja")
    await world.app[Players].save_server(world.guild.id, language="en")
    await world.begun()
    assert "to move" in text(world.newest())
    mine = await world.ann.slash(world.channel, "board")
    assert "手番です" in text(mine.response)
    theirs = await world.ben.slash(world.channel, "board")
    assert "to move" in text(theirs.response)
    assert len(world.posted()) == 2


async def test_who_has_chosen_nothing_is_answered_as_discord_speaks_to_them(
    world: World, env: Simulation, monkeypatch: pytest.MonkeyPatch
) -> None:
    await world.begun()
    emit = env.backend.emit

    def from_japan(event: str, payload: Any) -> None:
        emit(event, {**payload, "locale": "ja"} if event == "INTERACTION_CREATE" else payload)

    monkeypatch.setattr(env.backend, "emit", from_japan)
    japanese((await world.ann.slash(world.channel, "board")).response)
    await world.app[Players].save(world.ann.id, language="en")
    assert "to move" in text((await world.ann.slash(world.channel, "board")).response)


async def test_a_server_speaks_the_language_of_who_first_invites_there(world: World) -> None:
    await world.app[Players].save(world.ann.id, language="ja")
    invited = await world.ann.slash(world.channel, "play", game="russian")
    assert "対局相手の募集" in text(invited.response)
    assert "これからこのサーバーでは日本語で表示します" in text(invited.response)
    # It stays so for later people, and is said once.
    later = await world.ben.slash(world.channel, "play", game="american")
    assert "対局相手の募集" in text(later.response)
    assert "これから" not in text(later.response)
    # A server that chooses another language has it.
    await world.app[Players].save_server(world.guild.id, language="en")
    chosen = await world.ann.slash(world.channel, "play", game="german")
    assert "who plays?" in text(chosen.response)
