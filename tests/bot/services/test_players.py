"""What players and servers chose is kept; what they never chose follows the defaults."""

from __future__ import annotations

import pytest

from bot.app import App
from bot.core.errors import BadSetting
from bot.services.players import PlayerSettings, ServerSettings
from tests.bot.house import ANNA, BOB, CARL, PLACE


async def test_settings_are_kept_one_by_one(house: App) -> None:
    assert await house.players.settings(ANNA) == PlayerSettings()
    await house.players.save(ANNA, language="ja")
    saved = await house.players.save(ANNA, confirm=False)
    assert saved == await house.players.settings(ANNA) == PlayerSettings(language="ja", confirm=False)
    assert await house.players.settings(BOB) == PlayerSettings()
    with pytest.raises(BadSetting):
        await house.players.save(ANNA, theme="wood", zone="nowhere")
    assert await house.players.settings(ANNA) == saved, "all or nothing"


async def test_servers_have_settings_too(house: App) -> None:
    assert PLACE.guild_id is not None
    assert await house.players.server(None) == await house.players.server(PLACE.guild_id) == ServerSettings()
    saved = await house.players.save_server(PLACE.guild_id, language="ja", max_matches=3)
    assert await house.players.server(PLACE.guild_id) == saved


async def test_names_are_those_last_seen(house: App) -> None:
    await house.players.remember(ANNA, "Anna")
    await house.players.save(ANNA, dm=True)
    await house.players.remember(BOB, "Bob 🐻" * 40)
    await house.players.remember(ANNA, "Anna B.")
    await house.players.remember(ANNA, "Anna B.")
    names = await house.players.names([ANNA, BOB, CARL])
    assert names == {ANNA: "Anna B.", BOB: ("Bob 🐻" * 40)[:100]}
    assert (await house.players.settings(ANNA)).dm
