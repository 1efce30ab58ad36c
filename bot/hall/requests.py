"""The buttons of a hall, Practice and Join, and the form behind the first. Play is the preview of an invitation."""

from bot.core.terms import Terms
from bot.hall.cards import practice_form
from bot.invitations import answers as invitations
from bot.people.service import Players
from bot.practice import answers as practice
from bot.skin.context import Press
from bot.skin.entry import action
from bot.skin.homes import place_alone
from bot.skin.replies import open_form
from rules import find_game


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
