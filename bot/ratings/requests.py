"""Ratings: /leaderboard and /profile, and the controls of both."""

import discord

from bot.match.requests.games import suggest_games
from bot.match.service.matches import Matches
from bot.people.service import Players
from bot.ratings import answers as features
from bot.ratings.cards import conditions_text
from bot.ratings.model import EVERYWHERE, HERE
from bot.skin.card import note
from bot.skin.context import Press, Request
from bot.skin.declarations import command
from bot.skin.entry import action
from bot.skin.names import name_of
from bot.skin.replies import answer, answer_privately, turn_into
from rules import GAMES, is_house


@command("leaderboard", game=suggest_games)
async def leaderboard(
    request: Request, game: str | None = None, everywhere: bool = False, shown: bool = False
) -> None:
    place = EVERYWHERE if everywhere else HERE
    reader = await features.reader_of(request, shown=shown)
    card = await features.leaderboard(request, await _meant(request, game), reader, place=place, shown=shown)
    await answer(request, card, private=not shown)


async def _meant(request: Request, named: str | None) -> str:
    """The key of the game that is named, else the server's usual one, else the one that the asker plays most, else the
    first; a house game has no ratings.
    """
    if named is not None:
        return request.client.typed.game(named)
    usual = (await request.app[Players].server(request.guild_id)).game
    own = await request.app[Matches].own_game(request.user_id)
    return next((key for key in (usual, own) if key is not None and not is_house(key)), next(iter(GAMES)))


@command("profile", game=suggest_games)
async def profile(
    request: Request, player: discord.User | None = None, game: str | None = None, everywhere: bool = False
) -> None:
    place = EVERYWHERE if everywhere else HERE
    user = player or request.interaction.user
    drawn = None if game is None else request.client.typed.game(game)
    reader, name = await request.reader(), name_of(user)
    card = await features.profile(request, user.id, reader, place=place, game=drawn, name=name)
    await answer(request, card)


@action("leaders")
async def turn_page(press: Press) -> None:
    _, place, game = press.parts(3)
    shown, page = not press.in_private, press.control.target
    reader = await features.reader_of(press, shown=shown)
    card = await features.leaderboard(press, game, reader, place=place, shown=shown, page=page)
    await turn_into(press, card)


@action("ratings-how")
async def explain(press: Press) -> None:
    """Which games count, and how."""
    grades = (await press.app[Players].server(press.guild_id)).grades
    await answer_privately(
        press, note(conditions_text(await press.words(), press.control.rest, grades=grades))
    )


@action("profile")
async def choose_game(press: Press) -> None:
    user, place = press.parts(2)
    card = await features.profile(
        press, press.figure(user), await press.reader(), place=place, game=press.value
    )
    await turn_into(press, card)
