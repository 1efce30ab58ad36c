"""The controls of the panel on which a server composes its house games."""

from __future__ import annotations

from bot.house_games import answers as features
from bot.skin.context import Press
from bot.skin.entry import action


@action("house")
async def show(press: Press) -> None:
    await features.show(press)


@action("house-new")
async def compose(press: Press) -> None:
    await features.compose(press)


@action("house-set")
async def choose(press: Press) -> None:
    await features.choose(press)


@action("house-save")
async def save(press: Press) -> None:
    await features.ask_name(press, "house-keep")


@action("house-keep")
async def keep(press: Press) -> None:
    await features.keep(press)


@action("house-open")
async def open_(press: Press) -> None:
    await features.open_one(press, press.value)


@action("house-rename")
async def rename(press: Press) -> None:
    await features.ask_name(press, "house-renamed")


@action("house-renamed")
async def renamed(press: Press) -> None:
    await features.rename(press)


@action("house-remove")
async def remove(press: Press) -> None:
    await features.remove(press)
