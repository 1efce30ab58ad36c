"""Learning a game: /learn, and the controls of its steps."""

from __future__ import annotations

from bot.hall.cards.hall import play_form
from bot.lessons import answers as lessons
from bot.lessons.cards.lessons import Shown
from bot.lessons.requests.rules import show_rules
from bot.match.cards.choices import group_of
from bot.match.cards.moves import move_of, typing_form
from bot.match.requests.suggestions import suggest_games_here
from bot.people.service import Players
from bot.skin.context import Press, Request
from bot.skin.declarations import command
from bot.skin.entry import action
from bot.skin.replies import open_form
from rules import find_game


@command("learn", game=suggest_games_here)
async def learn(request: Request, game: str | None = None, rules: bool = False) -> None:
    key = None if game is None else await request.game(game)
    if rules:
        await show_rules(request, find_game(key or await lessons.suggested_game(request)))
    elif key is None:
        await lessons.show_courses(request)
    else:
        await lessons.open_course(request, find_game(key).key)


@action("learn")
async def list_courses(press: Press) -> None:
    await lessons.show_courses(press)


@action("learn-of")
async def open_course(press: Press) -> None:
    """The lessons of the game that the control names, or that was chosen in the menu."""
    await lessons.open_course(press, find_game(press.control.rest or press.value).key)


@action("lesson")
async def show(press: Press) -> None:
    await lessons.show(press, _key(press), press.control.seq)


@action("lesson-move")
async def choose_piece(press: Press) -> None:
    """The board again; one row of it where that was chosen."""
    group = group_of(press.values[0]) if press.values else None
    await lessons.show(press, _key(press), press.control.seq, group=group)


@action("lesson-piece")
async def choose_destination(press: Press) -> None:
    cell, _, group = press.value.partition(".")
    await lessons.show(press, _key(press), press.control.seq, cell=press.figure(cell), group=group_of(group))


@action("lesson-aim")
async def choose_move(press: Press) -> None:
    seen = await _shown(press)
    await lessons.play(press, seen, move_of(seen.board, press.value))


@action("lesson-type")
async def ask_to_type(press: Press) -> None:
    seen, reader = await _shown(press), await press.reader()
    form = typing_form(seen.board, reader.words, reader.settings.notation, seen.control("typed"))
    await open_form(press, form)


@action("lesson-typed")
async def play_typed(press: Press) -> None:
    await lessons.play(press, await _shown(press), press.value)


@action("lesson-train")
async def train(press: Press) -> None:
    await lessons.train(press, _key(press))


@action("lesson-invite")
async def ask_to_play(press: Press) -> None:
    """The form of an invitation, with the game that was learned."""
    server = await press.app[Players].server(press.guild_id)
    await open_form(press, play_form(_key(press), server.pace, await press.words()))


def _key(press: Press) -> str:
    """The game of the control. Raises UnknownGame."""
    return find_game(press.control.rest.partition(".")[0]).key


async def _shown(press: Press) -> Shown:
    return await lessons.shown(press, _key(press), press.control.seq)
