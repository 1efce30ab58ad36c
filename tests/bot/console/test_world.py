"""The operator's moderation of games between servers, while the bot runs."""

import asyncio
import shutil
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.app import open_app
from bot.console.failures import MISTAKE
from bot.core.errors import LobbyClosed
from bot.core.match import Match, Place
from bot.match.service.matches import Matches
from bot.people.service import Players
from bot.world.model import Complaint
from bot.world.service.lobby import Lobby
from bot.world.service.moderation import Moderation
from tests.bot.fixtures import ANNA, BOB, PLACE, START, Hands, terms, url_of

THERE = Place(800, 801)


@pytest.mark.usefixtures("alone")
def test_an_operator_reads_reports_and_bans(
    empty_database: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "damka.db"
    shutil.copy(empty_database, path)
    monkeypatch.setenv("DATABASE_URL", url_of(path))

    async def life() -> None:
        async with open_app(url_of(path), now=Hands()) as app:
            for guild in (PLACE.guild_id or 0, 800):
                await app[Players].save_server(guild, door=950)
            for user in (ANNA, BOB):
                await app[Lobby].agree(user)
            await app[Lobby].seek(ANNA, terms(), PLACE)
            met = await app[Lobby].seek(BOB, terms(), THERE)
            assert isinstance(met, Match)
            await app[Moderation].report(met.id, BOB, Complaint.STALLING)
            assert await asyncio.to_thread(main, ["world", "ban", str(ANNA)]) == 0
            with pytest.raises(LobbyClosed):
                await app[Lobby].offers(ANNA, PLACE)
            assert not (await app[Matches].get(met.id)).over
            assert await asyncio.to_thread(main, ["world", "ban", str(ANNA)]) == MISTAKE
            assert await asyncio.to_thread(main, ["world", "unban", str(ANNA)]) == 0
            assert await app[Lobby].offers(ANNA, PLACE) == []

    asyncio.run(life())
    capsys.readouterr()
    assert main(["world", "reports"]) == 0
    listed = capsys.readouterr().out.splitlines()
    assert f"{START:%Y-%m-%d %H:%M}  game 1  stalling   {BOB} about {ANNA}" in listed
    assert listed[-1].startswith("1 reports.")
    assert main(["world", "unban", str(ANNA)]) == MISTAKE
    assert f"{ANNA} is not banned. Nothing was changed." in capsys.readouterr().err
    assert main(["check"]) == 0
