"""What players and servers chose is kept; what they never chose follows the defaults."""

from __future__ import annotations

import pytest

from bot.app import App
from bot.core.errors import BadSetting
from bot.services.players import PlayerSettings, ServerSettings
from tests.bot.fixtures import ANNA, BOB, CARL, PLACE


async def test_settings_are_kept_one_by_one(app: App) -> None:
    assert await app.players.settings(ANNA) == PlayerSettings()
    await app.players.save(ANNA, language="ja")
    saved = await app.players.save(ANNA, confirm=False)
    assert saved == await app.players.settings(ANNA) == PlayerSettings(language="ja", confirm=False)
    assert await app.players.settings(BOB) == PlayerSettings()
    with pytest.raises(BadSetting):
        await app.players.save(ANNA, theme="wood", zone="nowhere")
    assert await app.players.settings(ANNA) == saved, "all or nothing"


async def test_servers_have_settings_too(app: App) -> None:
    assert PLACE.guild_id is not None
    assert await app.players.server(None) == await app.players.server(PLACE.guild_id) == ServerSettings()
    saved = await app.players.save_server(PLACE.guild_id, language="ja", max_matches=3)
    assert await app.players.server(PLACE.guild_id) == saved


async def test_names_are_those_last_seen(app: App) -> None:
    await app.players.remember(ANNA, "Anna")
    await app.players.save(ANNA, dm=True)
    await app.players.remember(BOB, "Bob 🐻" * 40)
    await app.players.remember(ANNA, "Anna B.")
    await app.players.remember(ANNA, "Anna B.")
    names = await app.players.names([ANNA, BOB, CARL])
    assert names == {ANNA: "Anna B.", BOB: ("Bob 🐻" * 40)[:100]}
    assert (await app.players.settings(ANNA)).dm
