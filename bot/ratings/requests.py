"""Ratings: /leaderboard and /profile, and the controls of both."""

import discord

from bot.board import pictures as board_pictures
from bot.hall.model import NO_FORM, WEEK, Climb
from bot.hall.service import Activity
from bot.ladders.service import Ladders
from bot.language.words import Names, Words
from bot.match.requests.games import suggest_games
from bot.match.service.matches import Matches
from bot.people.service import Players
from bot.ratings import cards, pictures
from bot.ratings.model import EVERYWHERE, HERE, STANDINGS, Leaderboard, Played, Standing
from bot.ratings.service import Ratings
from bot.skin.card import Attached, Reply, note
from bot.skin.context import Press, Reader, Request, acquainted
from bot.skin.declarations import command
from bot.skin.drawing import Sketch, drawn
from bot.skin.entry import action
from bot.skin.names import name_of, names_for, words_for
from bot.skin.places import only_brought_along, readers_here, sees_now
from bot.skin.replies import answer, answer_privately, turn_into
from bot.tournaments.service.tournaments import Tournaments
from rules import GAMES, is_house

PICTURE = "rating.png"
LEADERS = "leaderboard.png"


@command("leaderboard", game=suggest_games)
async def leaderboard(
    request: Request, game: str | None = None, everywhere: bool = False, shown: bool = False
) -> None:
    place = EVERYWHERE if everywhere else HERE
    card = await _leaderboard(request, await _meant(request, game), place=place, shown=shown)
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
    key = None if game is None else request.client.typed.game(game)
    card = await _profile(request, user.id, place=place, game=key, name=name_of(user))
    await answer(request, card)


@action("leaders")
async def turn_page(press: Press) -> None:
    _, place, game = press.parts(3)
    shown, page = not press.in_private, press.control.target
    await turn_into(press, await _leaderboard(press, game, place=place, shown=shown, page=page))


@action("ratings-how")
async def explain(press: Press) -> None:
    """Which games count, and how."""
    grades = (await press.app[Players].server(press.guild_id)).grades
    told = cards.conditions_text(await press.words(), press.control.rest, grades=grades)
    await answer_privately(press, note(told))


@action("profile")
async def choose_game(press: Press) -> None:
    user, place = press.parts(2)
    await turn_into(press, await _profile(press, press.figure(user), place=place, game=press.value))


def _server(request: Request, place: str) -> int | None:
    """The server whose ratings are meant; None for those of all servers, as where the bot is in none."""
    return request.guild_id if place == HERE and not only_brought_along(request) else None


async def _leaderboard(request: Request, game: str, *, place: str, shown: bool, page: int = 0) -> Reply:
    """A page of the leaderboard of a game. `shown`: to everybody here. Raises UnknownGame."""
    reader = await (readers_here(request) if shown else request.reader())
    key = request.client.typed.game(game)
    guild_id = _server(request, place)
    # Where ratings over all servers are shown to everybody, they are looked up for nobody in particular.
    board = await request.app[Ratings].leaderboard(key, guild_id, page, None if shown else request.user_id)
    form, climbs, activity = NO_FORM, list[Climb](), None
    if guild_id is not None and board.page == 0:
        activity = request.app.get(Activity)
    if activity is not None and guild_id is not None:
        form = await activity.form(guild_id, key)
        climbs = (await activity.climbs(guild_id, activity.lately(WEEK), key))[: cards.BEST]
    people = {
        *(line.user for line in board.lines),
        *(user for user, _ in (*form.won[: cards.BEST], *form.streaks[: cards.BEST])),
        *(climb.user for climb in climbs),
    }
    if guild_id is None:
        reader = await acquainted(request.client, reader, anywhere=people)
    names = await names_for(request.client, people, reader.words)
    grades = (await request.app[Players].server(request.guild_id)).grades
    picture = None
    if shown and board.lines:
        picture = await _leaders(request, board, names, reader, grades=grades)
    return cards.leaderboard_card(
        board, names, reader.words, picture=picture, form=form, climbs=climbs, grades=grades
    )


async def _leaders(
    request: Request, board: Leaderboard, names: Names, reader: Reader, *, grades: bool
) -> Attached:
    words, theme = reader.words, reader.settings.theme
    moved = await request.app[Ratings].moved(board)
    table = pictures.leaders_table(
        board, names, moved, lambda rating: cards.graded_text(rating, words, grades=grades), words
    )
    sketch = Sketch(
        LEADERS,
        lambda: board_pictures.pictured(table, theme),
        pictures.leaders_described(table, words),
        lambda: "\n".join(cards.leader_lines(board, names, words, grades=grades)),
        edge=board_pictures.edge(theme),
    )
    return await drawn(request.client, words, sketch)


async def _profile(
    request: Request, user: int, *, place: str, game: str | None = None, name: str = ""
) -> Reply:
    """A player's results, with the curve of the game named or played most. `name`: as Discord tells it. Raises
    UnknownGame, HiddenProfile.
    """
    reader, guild_id = await request.reader(), _server(request, place)
    place = EVERYWHERE if guild_id is None else HERE
    server = await request.app[Players].server(request.guild_id)

    def sees(played: Played) -> bool:
        own = request.user_id in (user, played.opponent)
        return own or sees_now(request, played.place)

    found = await request.app[Ratings].profile(user, guild_id, sees, request.user_id)
    if not found.games:
        # A name that the bot knows would say that they play elsewhere.
        return cards.empty_profile(name or f"…{user % 10_000:04d}", reader.words, place=place)
    people = {user, *found.opponents}
    all_of_them = people if guild_id is None and user != request.user_id else ()
    words = await words_for(request.client, reader, homes=found.homes, anywhere=all_of_them)
    names = await names_for(request.client, people, words)
    rated = [key for key in found.games if key in found.ratings]
    wanted = request.client.typed.game(game) if game is not None else None
    key = wanted if wanted in rated else next(iter(rated), None)
    standings = await _standings(request, user, guild_id, words)
    changes = () if key is None else await request.app[Ratings].curve(user, key, guild_id)
    rating = "" if key is None else cards.rating_line(found.ratings[key], words)
    career = pictures.Career(found, names[user], key, rating, changes, standings)
    theme = reader.settings.theme
    sketch = Sketch(
        PICTURE,
        lambda: board_pictures.pictured(pictures.record_of(career, words), theme),
        pictures.record_described(career, words),
        edge=board_pictures.edge(theme),
    )
    picture = await drawn(request.client, words, sketch)
    return cards.profile_card(
        found, names, words, place=place, game=key, picture=picture, standings=standings, grades=server.grades
    )


async def _standings(request: Request, user: int, guild_id: int | None, words: Words) -> list[Standing]:
    """The player's places in the ladders and leagues here that the asker sees."""
    ladders = request.app.get(Ladders)
    standings = [
        Standing(words("ladder-title", game=words.game(ladder.rules.terms.game)), ladder.rank(user), count)
        for ladder in ([] if ladders is None else await ladders.open(guild_id))
        if user in ladder.standing and (count := len(ladder.standing)) and sees_now(request, ladder.place)
    ]
    for tournament in await request.app[Tournaments].running_of(guild_id, user):
        if tournament.system.seasons and sees_now(request, tournament.place):
            found = pictures.league_standing(tournament, user, words)
            standings += [] if found is None else [found]
    return standings[:STANDINGS]
