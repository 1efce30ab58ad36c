"""The door of a server to the world: closing it to a server that it has met, and opening it again."""

from __future__ import annotations

from bot.core.errors import LobbyClosed
from bot.language.typed import number
from bot.servers.answers.setup import require_manager
from bot.skin.card import form
from bot.skin.context import Press
from bot.skin.control_ids import ControlId
from bot.skin.entry import action
from bot.skin.replies import answer_privately, open_form
from bot.world.cards.door import door_card
from bot.world.service.moderation import Moderation


@action("door")
async def show(press: Press) -> None:
    guild = require_manager(press)
    words = await press.words()
    await answer_privately(press, door_card(await press.app[Moderation].shut_by(guild.id), words))


@action("door-form")
async def ask(press: Press) -> None:
    """Asks for the number of a game against the other server."""
    require_manager(press)
    words = await press.words()
    asked = form(
        words("button-door-shut"), ControlId("door-shut"), words("door-number"), words("door-example"), 20
    )
    await open_form(press, asked)


@action("door-shut")
async def shut(press: Press) -> None:
    guild = require_manager(press)
    if (match := number(press.value)) is None:
        raise LobbyClosed("no-game")
    await press.app[Moderation].shut(guild.id, match)
    await show.run(press)


@action("door-open")
async def unshut(press: Press) -> None:
    guild = require_manager(press)
    await press.app[Moderation].unshut(guild.id, press.figure(press.value))
    await show.run(press)
