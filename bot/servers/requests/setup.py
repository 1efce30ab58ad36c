"""Setting a server up: the buttons of the greeting, of the panel and of the card of a week."""

from __future__ import annotations

from bot.servers.answers import servers
from bot.servers.answers import setup as features
from bot.skin.card import note
from bot.skin.context import Press
from bot.skin.entry import action
from bot.skin.replies import answer
from bot.titles import answers as roles


@action("setup")
async def show(press: Press) -> None:
    await features.show(press)


@action("setup-set")
async def choose(press: Press) -> None:
    await features.choose(press)


@action("setup-roles")
async def show_roles(press: Press) -> None:
    features.require_manager(press)
    await roles.choose(press, None, None, None, None, remove=False)


@action("setup-check")
async def check(press: Press) -> None:
    features.require_manager(press)
    await servers.check(press)


@action("week-off")
async def end_weeks(press: Press) -> None:
    await features.end_weeks(press)
    await answer(press, note((await press.words())("week-is-off")))
