"""The buttons of a hall: Play, Practice, Join, and the forms behind them; and the menu on a person with the first."""

import discord

from bot.core.pace import Pace
from bot.core.terms import Terms
from bot.hall.cards import play_form, practice_form
from bot.invitations import answers as invitations
from bot.people.service import Players
from bot.practice import answers as practice
from bot.skin.context import Press, Request
from bot.skin.declarations import user_menu
from bot.skin.entry import action
from bot.skin.homes import place_alone, place_of
from bot.skin.replies import open_form
from rules import find_game


@user_menu("invite")
async def invite_person(request: Request, user: discord.User) -> None:
    await _ask_to_play(request, user.id)


async def _ask_to_play(request: Request, opponent: int | None = None) -> None:
    server = await request.app[Players].server(request.guild_id)
    await open_form(request, play_form(server.game, server.pace, await request.words(), opponent))


ask_to_play = action("hall-play")(_ask_to_play)


@action("hall-invite")
async def invite(press: Press) -> None:
    """Invites whom the form names, else everybody."""
    kind = find_game(press.chosen("game"))
    opponent = next(iter(press.people.values()), None)
    terms = Terms(kind.key, Pace.parse(press.chosen("pace")))
    await invitations.invite(press, terms, await place_of(press), opponent, None)


@action("hall-practice")
async def ask_to_practise(press: Press) -> None:
    server = await press.app[Players].server(press.guild_id)
    await open_form(press, practice_form(server.game, await press.words()))


@action("hall-train")
async def practise(press: Press) -> None:
    kind = find_game(press.chosen("game"))
    terms = Terms(kind.key, practice.CLOCKLESS)
    place, level = await place_alone(press, shown=False), press.figure(press.chosen("level"))
    await practice.begin(press, terms, place, level, None, private=True)


join = action("hall-join")(invitations.show_seeks)
