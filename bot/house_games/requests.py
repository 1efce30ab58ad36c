"""Composing the house games of a server: the controls of its panel."""

from dataclasses import replace
from typing import Any

from bot.core.errors import BadHouseGame
from bot.house_games.cards import MENUS, SWITCHES, composer_card, decoded, house_card, name_form, open_card
from bot.house_games.model import house_name
from bot.house_games.service import HouseGames
from bot.skin.card import ControlId
from bot.skin.context import Press
from bot.skin.entry import action
from bot.skin.errors import OutdatedControl
from bot.skin.places import require_manager
from bot.skin.replies import answer_privately, open_form
from rules.draughts.house import choices_of


async def _show(press: Press, ended: int | None = None) -> None:
    """The house games of this server. Raises ServerOnly, NotAllowed."""
    games = await press.app[HouseGames].names(require_manager(press).id)
    await answer_privately(press, house_card(games, await press.words(), ended))


show = action("house")(_show)


@action("house-new")
async def compose(press: Press) -> None:
    """The panel with the traits as they are chosen so far."""
    require_manager(press)
    await answer_privately(
        press, composer_card(press.meaning(decoded, press.control.rest), await press.words())
    )


@action("house-set")
async def choose(press: Press) -> None:
    """Another value of one trait: the chosen one, or the next."""
    require_manager(press)
    trait, _, code = press.control.rest.partition(":")
    rules = press.meaning(decoded, code)
    if trait not in (*MENUS, *SWITCHES):
        raise OutdatedControl(str(press.control))
    values = choices_of(trait)
    number = press.figure(press.value) if trait in MENUS else values.index(getattr(rules, trait)) + 1
    change: dict[str, Any] = {trait: values[number % len(values)]}
    await answer_privately(press, composer_card(replace(rules, **change), await press.words()))


async def _ask_name(press: Press, following: str) -> None:
    require_manager(press)
    press.meaning(decoded, press.control.rest).checked()
    control = ControlId(following, rest=press.control.rest)
    await open_form(press, name_form(control, await press.words()))


save = action("house-save")(lambda press: _ask_name(press, "house-keep"))
ask_other_name = action("house-rename")(lambda press: _ask_name(press, "house-renamed"))
open_chosen = action("house-open")(lambda press: _open(press, press.value))


@action("house-keep")
async def keep(press: Press) -> None:
    """A new house game with the typed name. Raises BadHouseGame, ClashingTraits."""
    guild, rules = require_manager(press), press.meaning(decoded, press.control.rest)
    await press.app[HouseGames].add(guild.id, rules.key, _free(press))
    await show(press)


async def _open(press: Press, code: str) -> None:
    """One of the house games. Raises BadHouseGame where it is gone."""
    guild, rules = require_manager(press), press.meaning(decoded, code)
    names = await press.app[HouseGames].names(guild.id)
    if rules.key not in names:
        raise BadHouseGame("gone")
    await answer_privately(press, open_card(rules, names[rules.key], await press.words()))


@action("house-renamed")
async def rename(press: Press) -> None:
    """Raises BadHouseGame."""
    guild, rules = require_manager(press), press.meaning(decoded, press.control.rest)
    await press.app[HouseGames].rename(guild.id, rules.key, _free(press))
    await _open(press, press.control.rest)


@action("house-remove")
async def remove(press: Press) -> None:
    """Its matches go on, its invitations end."""
    guild, rules = require_manager(press), press.meaning(decoded, press.control.rest)
    await _show(press, await press.app[HouseGames].remove(guild.id, rules.key))


def _free(press: Press) -> str:
    """The typed name, which is that of no game of the bot's. Raises BadHouseGame."""
    name = house_name(press.value)
    if press.client.typed.is_game(name):
        raise BadHouseGame("taken", name=name)
    return name
