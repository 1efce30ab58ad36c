"""House games of servers: kept, limited, renamed and removed, while matches go on by their own table."""

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.app import open_app
from bot.console.check import check
from bot.core.errors import BadHouseGame
from bot.core.export import export
from bot.core.match import Match
from bot.house_games import service as house_service
from bot.house_games.model import MAX_NAME, MOST, house_name
from bot.house_games.service import HouseGames
from bot.match.service.matches import Matches
from bot.people.service import Players
from bot.privacy.service import Privacy
from bot.servers.service import Departures
from bot.store import files
from bot.store.app import App
from rules import ClashingTraits, UnknownTrait
from rules.records.diagnosis import read
from tests.bot.fixtures import BOB, PLACE, Hands, started, terms, url_of
from tests.bot.services.test_departures import OTHER, pass_days, traces
from tests.rules.draughts.houses import EVERY_HOUSE, houses

GUILD = PLACE.guild_id or 0
KEY = "house:8x8+backward-flying"


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("  As   at home ", "As at home"),
        ("**Grandpa’s** `game`", "Grandpa’s game"),
        ("<@101> @everyone", "101 everyone"),
        ("[here](https://example.org)", "here (https example.org)"),
        ("わが家の「はさみ」チェッカー", "わが家の「はさみ」チェッカー"),
        ("a" * 99, "a" * (MAX_NAME - 1) + "…"),
    ],
)
def test_a_name_is_plain_text_wherever_it_stands(typed: str, kept: str) -> None:
    assert house_name(typed) == kept
    assert house_name(kept) == kept


@pytest.mark.parametrize("typed", ["", "  ", "***", "\u200b", "!?"])
def test_a_name_without_a_letter_is_refused(typed: str) -> None:
    with pytest.raises(BadHouseGame) as caught:
        house_name(typed)
    assert caught.value.code == "bad-house-game-name"


async def test_a_server_names_its_house_games_and_no_other_server_has_them(app: App) -> None:
    await app[HouseGames].add(GUILD, "house:8x8+flying-backward", "Zu Hause")
    await app[HouseGames].add(GUILD, "house:10x10", "Big")
    assert dict(await app[HouseGames].names(GUILD)) == {"house:10x10": "Big", KEY: "Zu Hause"}
    assert list(await app[HouseGames].names(GUILD)) == ["house:10x10", KEY]
    assert not await app[HouseGames].names(OTHER.guild_id)
    assert not await app[HouseGames].names(None)
    for name in ("At home", "AT HOME"):
        await app[HouseGames].rename(GUILD, KEY, name)
        assert (await app[HouseGames].names(GUILD))[KEY] == name
    for _ in range(2):
        await app[HouseGames].remove(GUILD, KEY)
        assert list(await app[HouseGames].names(GUILD)) == ["house:10x10"]
    with pytest.raises(BadHouseGame) as caught:
        await app[HouseGames].rename(GUILD, KEY, "Home")
    assert caught.value.code == "bad-house-game-gone"


async def test_names_read_while_one_is_changed_are_not_remembered(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    ask = app.database.ask

    async def slow(work: Any) -> Any:
        found = await ask(work)
        await app[HouseGames].add(GUILD, KEY, "At home")
        return found

    monkeypatch.setattr(app.database, "ask", slow)
    assert not await app[HouseGames].names(GUILD), "as they were when they were asked for"
    monkeypatch.undo()
    assert dict(await app[HouseGames].names(GUILD)) == {KEY: "At home"}


async def test_names_that_another_process_changes_are_not_remembered(
    url: str, hands: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(house_service, "FRESH", 0.01)
    async with (
        open_app(url, now=hands, shards=(2, (0,))) as one,
        open_app(url, now=hands, shards=(2, (1,))) as two,
    ):
        await one[HouseGames].add(GUILD, KEY, "At home")
        for asks, changes, name in ((two, one, "Here"), (one, two, "There")):
            await asks[HouseGames].names(GUILD)
            await changes[HouseGames].rename(GUILD, KEY, name)
            await asyncio.sleep(0.02)
            assert dict(await asks[HouseGames].names(GUILD)) == {KEY: name}


async def test_what_cannot_be_kept_is_refused_and_changes_nothing(app: App) -> None:
    await app[HouseGames].add(GUILD, KEY, "At home")
    for key, name, code in (
        (KEY, "Another", "bad-house-game-known"),
        ("house:8x8", "AT HOME", "bad-house-game-taken"),
        ("house:8x8", "At-home!", "bad-house-game-taken"),
        ("house:8x8", "_", "bad-house-game-name"),
        ("house:8x8", "Аt hоme", "bad-house-game-taken"),
        ("house:8x8", "Àt home", "bad-house-game-taken"),
    ):
        with pytest.raises(BadHouseGame) as caught:
            await app[HouseGames].add(GUILD, key, name)
        assert caught.value.code == code
    await app[HouseGames].add(GUILD, "house:12x12", "Other")
    with pytest.raises(BadHouseGame, match="taken"):
        await app[HouseGames].rename(GUILD, "house:12x12", "Аt hоme")
    await app[HouseGames].remove(GUILD, "house:12x12")
    with pytest.raises(ClashingTraits):
        await app[HouseGames].add(GUILD, "house:8x8+free-pieces", "Odd")
    for key in ("house:chess", "russian"):
        with pytest.raises(UnknownTrait):
            await app[HouseGames].add(GUILD, key, "Chess")
    assert dict(await app[HouseGames].names(GUILD)) == {KEY: "At home"}


async def test_ten_are_the_most(app: App) -> None:
    for number, rules in enumerate(houses(1, MOST)):
        await app[HouseGames].add(GUILD, rules.key, f"Game {number}")
    there = await app[HouseGames].names(GUILD)
    more = next(rules.key for rules in EVERY_HOUSE if rules.key not in there)
    with pytest.raises(BadHouseGame) as caught:
        await app[HouseGames].add(GUILD, more, "One more")
    assert caught.value.details == {"most": MOST}
    assert len(await app[HouseGames].names(GUILD)) == MOST
    assert (await check(app.database)).problems == ()


@pytest.mark.parametrize("key", ["house:8x8+huff-black", "house:10x10+right-backward-flying-free", KEY])
async def test_a_copy_of_the_database_and_the_file_of_a_match_hold_all_of_it(
    quick: App, hands: Hands, file: Path, tmp_path: Path, key: str
) -> None:
    await quick[HouseGames].add(GUILD, key, "At home")
    match, dice = await started(quick, terms(game=key)), Random(key)
    while match.outcome is None and len(match.moves) < 60:
        # A capture that is left out, where that is possible, says more than one that is made.
        moves = match.game.legal_moves(match.state)
        quiet = [move for move in moves if not move.captured]
        said = match.game.format(match.state, dice.choice(quiet or moves))
        match = (await quick[Matches].play(match.mover, said, match_id=match.id)).match
    assert any("#" in move for move in match.moves) is ("huff" in key)
    (again,) = read(export(match, ("Anna", "Bob")).text)
    assert again.replay is not None
    assert again.fault is None
    assert again.replay.game is match.game
    assert len(again.replay.moves) == len(match.moves)
    copy = tmp_path / "copy.db"
    files.copy(file, copy)
    async with open_app(url_of(copy), now=hands, seed=1) as other:
        assert dict(await other[HouseGames].names(GUILD)) == {key: "At home"}
        assert await other[Matches].get(match.id) == await quick[Matches].get(match.id)
        assert (await check(other.database)).problems == ()


async def test_a_server_of_which_only_a_house_game_is_kept_is_known_to_have_had_the_bot(
    app: App, hands: Hands
) -> None:
    await app[HouseGames].add(GUILD, KEY, "At home")
    await app[Departures].compare((), lambda _: True)
    await pass_days(app, hands, 31)
    assert await traces(app, GUILD) == []


async def test_a_person_who_is_deleted_is_taken_out_of_the_names(app: App) -> None:
    match = await started(app)
    await app[Players].remember(BOB, "Bobby")
    await app[HouseGames].add(GUILD, KEY, "Bobby's draughts")
    await app[HouseGames].add(GUILD, "house:8x8", "Bobby")
    await app[HouseGames].add(800, KEY, "Bobby's elsewhere")
    assert (await app[HouseGames].names(GUILD))[KEY] == "Bobby's draughts"
    await app[Matches].act(BOB, match.id, Match.abort)
    await app[Privacy].erase(BOB)
    assert dict(await app[HouseGames].names(GUILD)) == {KEY: "…'s draughts", "house:8x8": "…"}
    assert (await app[HouseGames].names(800))[KEY] == "Bobby's elsewhere"
    assert (await check(app.database)).problems == ()
