"""The choices of players and servers are kept; everything else follows the defaults."""

from typing import Any

import pytest

from bot.core.errors import BadSetting
from bot.people import service as players
from bot.people.service import Players, PlayerSettings
from bot.privacy.service import Privacy
from bot.store.app import App
from tests.bot.fixtures import ANNA, BOB, CARL, GAME


async def test_settings_are_kept_one_by_one(app: App) -> None:
    assert await app[Players].settings(ANNA) == PlayerSettings()
    await app[Players].save(ANNA, language="ja")
    saved = await app[Players].save(ANNA, confirm=False)
    assert saved == await app[Players].settings(ANNA) == PlayerSettings(language="ja", confirm=False)
    assert await app[Players].settings(BOB) == PlayerSettings()
    with pytest.raises(BadSetting):
        await app[Players].save(ANNA, theme="wood", zone="nowhere")
    assert await app[Players].settings(ANNA) == saved, "all or nothing"


async def test_a_new_choice_wakes_the_duties_for_which_something_may_be_due_earlier(app: App) -> None:
    woken: list[None] = []
    app.wakes(lambda: woken.append(None))
    people = app[Players]
    rule = people.save_server(1, roles=((7, GAME, 1500),))
    for change in (people.save(ANNA, reminders=(1,)), rule, people.look_again(1, [7])):
        woken.clear()
        await change
        assert woken


async def test_settings_read_while_they_are_saved_are_not_remembered(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    ask = app.database.ask

    async def slow(work: Any) -> Any:
        found = await ask(work)
        await app[Players].save(ANNA, theme="paper")
        return found

    monkeypatch.setattr(app.database, "ask", slow)
    assert (await app[Players].settings(ANNA)).theme is None, "as it was when it was asked for"
    monkeypatch.undo()
    assert (await app[Players].settings(ANNA)).theme == "paper"


async def test_names_are_those_last_seen(app: App) -> None:
    await app[Players].remember(ANNA, "Anna")
    await app[Players].save(ANNA, dm=True)
    await app[Players].remember(BOB, "Bob 🐻" * 40)
    await app[Players].remember(ANNA, "Anna B.")
    await app[Players].remember(ANNA, "Anna B.")
    names = await app[Players].names([ANNA, BOB, CARL])
    assert names == {ANNA: "Anna B.", BOB: ("Bob 🐻" * 40)[:100]}
    assert (await app[Players].settings(ANNA)).dm


async def test_of_many_only_some_settings_are_remembered(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(players, "_REMEMBERED", 2)
    for user in (1, 2, 3):
        await app[Players].settings(user)
    assert list(app[Players]._chosen) == [2, 3]


async def test_what_is_known_of_people_and_servers_costs_nothing_again(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of two that are met in turn both are known; of many no more are held than there is room for."""
    monkeypatch.setattr(players, "_REMEMBERED", 2)

    async def meet(number: int) -> None:
        await app[Players].remember(number, f"Player {number}", "ja")
        await app[Players].server(number)

    for number in (1, 2):
        await meet(number)
    before = app.metrics.statements._value.get()
    for number in (1, 2, 1, 2):
        await meet(number)
    assert app.metrics.statements._value.get() == before
    for number in (3, 4, 5):
        await meet(number)
    assert (list(app[Players]._seen), list(app[Players]._servers)) == ([4, 5], [4, 5])
    await meet(5)
    await app[Players].remember(5, "Player 5", "de")
    assert (await app[Players].settings(5)).locale == "de"
    await app[Players].save(5, dm=True)
    assert (await app[Players].settings(5)).dm
    await app[Privacy].erase(4)
    assert (await app[Players].settings(4)).locale is None
    assert await app[Players].names([1, 5]) == {1: "Player 1", 5: "Player 5"}
