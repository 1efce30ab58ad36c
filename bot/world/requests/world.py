"""Games against people of other servers: the controls of consent, offers and reports."""

from __future__ import annotations

from bot.core.pace import Pace
from bot.core.terms import Terms
from bot.match.requests.controls import on_match
from bot.preferences.requests.zones import ask_zone_once
from bot.skin.context import Press
from bot.skin.declarations import on_target
from bot.skin.entry import action
from bot.skin.errors import OutdatedControl
from bot.world import answers as world
from bot.world.model.lobby import Greeting
from rules import find_game

show_one = action("world-show")(world.show_one)
join = on_target("world-join", world.join)
withdraw = on_target("world-back", world.withdraw)
withdraw_chosen = action("world-withdraw")(world.withdraw_chosen)
ask_to_report = on_match("report", world.ask_to_report)
report = on_match("reported", world.report)


@action("world")
async def show(press: Press) -> None:
    await world.show(press)


@action("world-agree")
async def agree(press: Press) -> None:
    if await world.agree(press):
        await ask_zone_once(press)


@action("world-form")
async def ask(press: Press) -> None:
    await world.ask(press)


@action("world-seek")
async def seek(press: Press) -> None:
    """Looks for the game that the form describes."""
    greeting = press.fields.get("greeting")
    terms = Terms(
        find_game(_chosen(press, "game")).key,
        Pace.parse(_chosen(press, "pace")),
        rated=_chosen(press, "rated") == "yes",
    )
    try:
        said = Greeting(greeting[0]) if greeting else None
    except ValueError:
        raise OutdatedControl(str(press.control)) from None
    if await world.seek(press, terms, near=_chosen(press, "whom") == "near", greeting=said):
        await ask_zone_once(press)


def _chosen(press: Press, field: str) -> str:
    """The entry chosen in a field of the form. Raises OutdatedControl where there is none."""
    if not (values := press.fields.get(field)):
        raise OutdatedControl(str(press.control))
    return values[0]
