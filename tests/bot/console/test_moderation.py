"""exclude and world: the results of a player count no more, and games between servers are moderated."""

import asyncio
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.app import open_app
from bot.console.failures import MISTAKE
from bot.core.errors import LobbyClosed
from bot.core.match import Match, Place
from bot.match.service.matches import Matches
from bot.people.service import Players
from bot.ratings.service import Ratings
from bot.world.model import Complaint
from bot.world.service.lobby import Lobby
from bot.world.service.moderation import Moderation
from tests.bot.console.files import Capture, Patch, of_a_later_version
from tests.bot.fixtures import ANNA, BOB, PLACE, START, Hands, moved, started, terms, url_of

pytestmark = pytest.mark.usefixtures("alone")


async def _rated_game(path: Path) -> None:
    async with open_app(url_of(path), now=Hands()) as app:
        match = await started(app, terms(rated=True))
        match = await moved(app, match, 4, varied=True)
        await app[Matches].act(BOB, match.id, Match.resign)


def test_an_operator_excludes_a_player_and_takes_it_back(database: Path, capsys: Capture) -> None:
    asyncio.run(_rated_game(database))
    with closing(sqlite3.connect(database)) as live:
        before = live.execute("SELECT * FROM ratings ORDER BY guild_id, user_id").fetchall()
    assert len(before) == 4, "here and everywhere"
    assert main(["exclude", str(ANNA)]) == 0
    said = capsys.readouterr().out
    assert said.endswith(
        f"{ANNA} is excluded: 1 results count no more, and the ratings of 1 others were worked out anew.\n"
    )
    assert main(["check"]) == 0
    with closing(sqlite3.connect(database)) as live:
        assert live.execute("SELECT * FROM ratings").fetchall() == []
    assert main(["exclude", str(ANNA)]) == MISTAKE
    assert f"{ANNA} is excluded already. Nothing was changed." in capsys.readouterr().err
    assert main(["exclude", str(ANNA), "--undo"]) == 0
    assert f"{ANNA} counts again: 1 results, and" in capsys.readouterr().out
    with closing(sqlite3.connect(database)) as live:
        assert live.execute("SELECT * FROM ratings ORDER BY guild_id, user_id").fetchall() == before
    assert main(["exclude", str(ANNA), "--undo"]) == MISTAKE
    assert f"{ANNA} is not excluded." in capsys.readouterr().err
    assert main(["exclude", "123456789012345678"]) == MISTAKE
    assert "Nobody with the number 123456789012345678 has played." in capsys.readouterr().err
    assert main(["check"]) == 0


def test_a_player_is_excluded_while_the_bot_runs(database: Path) -> None:
    async def meanwhile() -> None:
        async with open_app(url_of(database), now=Hands()) as app:
            assert await asyncio.to_thread(main, ["exclude", str(BOB)]) == 0
            match = await started(app, terms(rated=True))
            match = await moved(app, match, 4, varied=True)
            over = await app[Matches].act(BOB, match.id, Match.resign)
            assert await app[Ratings].of_match(over) == ()

    asyncio.run(_rated_game(database))
    asyncio.run(meanwhile())
    assert main(["check"]) == 0


def test_nobody_is_excluded_from_a_database_of_an_earlier_version(
    database: Path, tmp_path: Path, monkeypatch: Patch, capsys: Capture
) -> None:
    of_a_later_version(tmp_path, monkeypatch)
    assert main(["exclude", str(ANNA)]) == 1
    assert "Start the bot once, and try again." in capsys.readouterr().err


THERE = Place(800, 801)


@pytest.mark.usefixtures("alone")
def test_an_operator_reads_reports_and_bans(
    empty_database: Path, tmp_path: Path, monkeypatch: Patch, capsys: Capture
) -> None:
    path = tmp_path / "damka.db"
    shutil.copy(empty_database, path)
    monkeypatch.setenv("DATABASE_URL", url_of(path))

    hands = Hands()

    async def life() -> None:
        async with open_app(url_of(path), now=hands) as app:
            for guild in (PLACE.guild_id or 0, 800):
                await app[Players].save_server(guild, door=950)
            for user in (ANNA, BOB):
                await app[Lobby].agree(user)
            await app[Lobby].seek(ANNA, terms(), PLACE)
            met = await app[Lobby].seek(BOB, terms(), THERE)
            assert isinstance(met, Match)
            await app[Moderation].report(met.id, BOB, Complaint.STALLING)
            hands.on(hours=1)
            await app[Moderation].report(met.id, ANNA, Complaint.STALLING)
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
    assert listed[:2] == [
        f"{hands.at:%Y-%m-%d %H:%M}  game 1  stalling   {ANNA} about {BOB}",
        f"{START:%Y-%m-%d %H:%M}  game 1  stalling   {BOB} about {ANNA}",
    ]
    assert listed[-1].startswith("2 reports.")
    assert main(["world", "unban", str(ANNA)]) == MISTAKE
    assert f"{ANNA} is not banned. Nothing was changed." in capsys.readouterr().err
    assert main(["check"]) == 0
