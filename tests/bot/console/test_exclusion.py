"""exclude: the results of a player count no more, and again."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.app import open_app
from bot.console.failures import MISTAKE
from bot.core.match import Match
from bot.match.service.matches import Matches
from bot.ratings.service import Ratings
from tests.bot.console.files import of_a_later_version
from tests.bot.fixtures import ANNA, BOB, Hands, moved, started, terms, url_of

pytestmark = pytest.mark.usefixtures("alone")


async def _rated_game(path: Path) -> None:
    async with open_app(url_of(path), now=Hands()) as app:
        match = await started(app, terms(rated=True))
        match = await moved(app, match, 4, varied=True)
        await app[Matches].act(BOB, match.id, Match.resign)


def test_an_operator_excludes_a_player_and_takes_it_back(
    database: Path, capsys: pytest.CaptureFixture[str]
) -> None:
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
    database: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    of_a_later_version(tmp_path, monkeypatch)
    assert main(["exclude", str(ANNA)]) == 1
    assert "Start the bot once, and try again." in capsys.readouterr().err
