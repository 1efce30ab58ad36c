"""Looking at a game: /board and /games, what can be done in it, its history, and the suggestions of games and moves."""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from typing import Any

import discord
from discord import app_commands

from bot.core.errors import BadPace, NoMatchWaiting
from bot.core.match import Match
from bot.core.pace import PRESETS, Pace
from bot.language.references import number
from bot.match.answers import games as features
from bot.match.answers.access import may_show
from bot.match.answers.boards import public_board, show
from bot.match.answers.games import any_match, match_of, my_games, unchanged_match
from bot.match.cards.lists import ALL, FINISHED, HERE, MINE, match_label
from bot.match.cards.more import Further, Looker, more_card
from bot.match.requests.controls import on_match
from bot.match.service.experience import Bounds
from bot.match.service.matches import Matches
from bot.people.service import Players
from bot.problems.service import Problems
from bot.skin.card import ControlId, form
from bot.skin.context import Press, Request
from bot.skin.declarations import Choices, Suggest, command
from bot.skin.entry import action, enter
from bot.skin.errors import BadNumber, ShownElsewhere
from bot.skin.places import link_of
from bot.skin.replies import answer, answer_privately, open_form, reset_menu
from bot.tournaments.answers.tournaments import visible
from bot.tournaments.cards.tournaments import tournament_label
from rules import is_house, keys_with_options

MAX_TYPED = 20


@on_match.action("history")
async def history_pressed(press: Press, match: Match) -> None:
    """The board after the move that the button names; from a final card, after the last."""
    ply = press.control.rest[1:]
    await features.show_history(press, match, int(ply) if ply.isdecimal() else len(match.moves))


@action("replay")
async def replay_pressed(press: Press) -> None:
    """The whole game, or as many of the last moves as the button says."""
    plies = press.control.rest
    await features.replay(press, await match_of(press), int(plies) if plies.isdecimal() else None)


@action("poster")
async def poster_pressed(press: Press) -> None:
    """The card of a finished game, for everybody here where the button says so."""
    await features.show_poster(press, await match_of(press), shown=press.control.rest == HERE)


export_pressed = on_match("export", features.export_file)


@on_match.action("history-at")
async def ask_where(press: Press, match: Match) -> None:
    words = await press.words()
    asked = form(
        words("history-at-title"),
        ControlId("history-go", match.id, match.seq),
        words("history-at-label", plies=len(match.moves)),
        str(len(match.moves)),
        MAX_TYPED,
    )
    await open_form(press, asked)


@action("history-go")
async def go_there(press: Press) -> None:
    """The board after so many moves as were typed. Raises BadNumber."""
    ply = number(press.value)
    if ply is None:
        raise BadNumber(press.value)
    await features.show_history(press, await match_of(press), ply)


MAX_CHOICES = 25
MAX_CHOICE = 100
PATIENCE = 2.0
"""Seconds for suggestions: Discord waits for three, and with an empty list one can at least type on."""


def offered(pairs: Iterable[tuple[str, str]], typed: str = "") -> Choices:
    """At most 25 of the `(label, value)` pairs: those that hold the typed text, without values that are too long."""
    wanted = typed.casefold().strip()
    found = [
        app_commands.Choice(
            name=label if len(label) <= MAX_CHOICE else label[: MAX_CHOICE - 1] + "…", value=value
        )
        for label, value in pairs
        if len(value) <= MAX_CHOICE and (wanted in label.casefold() or wanted in value.casefold())
    ]
    return found[:MAX_CHOICES]


def suggestion(function: Callable[[Request, str], Awaitable[Choices]]) -> Suggest:
    """An autocomplete that never fails for the player: where it takes too long or goes wrong, nothing is offered."""

    async def suggest(interaction: discord.Interaction[Any], typed: str) -> Choices:
        async def find() -> Choices:
            request = Request(interaction)
            found: Choices = []

            async def work() -> None:
                found.extend(await function(request, typed))

            await enter(request, "autocomplete", work)
            return found

        # Not cancelled when it takes too long: what reads from the database ends by itself, and in good order.
        task = asyncio.create_task(find())
        done, _ = await asyncio.wait({task}, timeout=PATIENCE)
        return task.result() if done and not task.cancelled() else []

    return suggest


@suggestion
async def suggest_games(request: Request, current: str) -> Choices:
    """Every game of the bot's, the server's usual one first, and with a few letters typed also its options."""
    return await _games(request, current, {})


@suggestion
async def suggest_games_here(request: Request, current: str) -> Choices:
    """The same with the house games of the server, before the others."""
    return await _games(request, current, (await request.words()).house)


async def _games(request: Request, current: str, house: Mapping[str, str]) -> Choices:
    words = await request.words()
    usual = (await request.app[Players].server(request.guild_id)).game
    found = offered(((name, key) for key, name in house.items()), current)
    found += offered((words.game(key), key) for key in request.client.typed.games(current))
    found.sort(key=lambda choice: choice.value != usual)
    if current:
        found += offered(((words.game(key), key) for key in keys_with_options()), current)
    return found[:MAX_CHOICES]


@suggestion
async def suggest_problem_games(request: Request, current: str) -> Choices:
    """The games that have problems."""
    words, having = await request.words(), request.app[Problems].games
    return offered((words.game(key), key) for key in request.client.typed.games(current) if key in having)


@suggestion
async def suggest_paces(request: Request, current: str) -> Choices:
    words = await request.words()
    found = offered([(words.preset(key), key) for key in PRESETS], current)
    with contextlib.suppress(BadPace):
        typed = request.client.typed.paces.read(current)
        found = [each for each in found if Pace.parse(each.value) != typed]
        found.append(app_commands.Choice(name=words.pace(typed)[:MAX_CHOICE], value=typed.key))
    return found[-MAX_CHOICES:]


@suggestion
async def suggest_my_games(request: Request, current: str) -> Choices:
    """My open games, those that wait for me first."""
    return await _labelled(request, await request.app[Matches].mine(request.user_id), current)


async def _labelled(request: Request, matches: Sequence[Match], current: str) -> Choices:
    words, names = await request.words(), await request.names(*matches)
    return offered(
        [(match_label(match, request.user_id, names, words), str(match.id)) for match in matches], current
    )


@suggestion
async def suggest_all_my_games(request: Request, current: str) -> Choices:
    """My games: the open ones, those that wait for me first, then those that are over."""
    matches = request.app[Matches]
    found = [*await matches.mine(request.user_id), *await matches.finished(request.user_id)]
    return await _labelled(request, found, current)


@suggestion
async def suggest_tournaments(request: Request, current: str) -> Choices:
    """The newest tournaments here."""
    words = await request.words()
    return offered(
        [(tournament_label(each, words), str(each.id)) for each in await visible(request)], current
    )


@command("board", game=suggest_all_my_games)
async def board(request: Request, game: str | None = None, shown: bool = False) -> None:
    match = await any_match(request, game)
    await (show_everybody(request, match) if shown else show(request, match))


async def show_everybody(request: Request, match: Match) -> None:
    """Shows everybody here the board. Raises ShownElsewhere."""
    if not await may_show(request, match):
        raise ShownElsewhere
    board = await public_board(request.client, match, place=request.audience.shown(match).at)
    await answer(request, board, private=False)


@suggestion
async def _own_games(request: Request, current: str) -> Choices:
    return offered(((name, key) for key, name in (await _names_of_own(request)).items()), current)


async def _names_of_own(request: Request) -> dict[str, str]:
    """The names of the games that the asker plays, house games of any server among them, by their keys."""
    matches, words = await request.app[Matches].mine(request.user_id), await request.words()
    return {match.terms.game: words.game(match.terms.game) for match in matches}


@command("games", show=(ALL, MINE, HERE, FINISHED), game=_own_games)
async def games(request: Request, show: str = ALL, game: str | None = None) -> None:
    shown = show
    if game is not None:
        own = {key: name for key, name in (await _names_of_own(request)).items() if is_house(key)}
        shown = request.client.typed.game(game, {**(await request.words()).house, **own})
    await answer(request, await my_games(request, shown))


board_pressed = on_match("board", show)
show_here = on_match("show-here", show_everybody)


@action("more")
async def more(press: Press) -> None:
    """The actions in the game besides moving."""
    match = await press.app[Bounds].seen(await unchanged_match(press))
    looker = Looker(press.user_id, press.app.now(), await may_show(press, match))
    card = more_card(match, looker, await press.words(), await link_of(press), press.app[Further])
    await answer_privately(press, card)


@action("open")
async def open_chosen(press: Press) -> None:
    match = await any_match(press, press.value)
    await reset_menu(press)
    await show(press, match)


@action("games")
async def list_chosen(press: Press) -> None:
    """Another page of the asker's games, or other games than those listed."""
    shown = press.values[0] if press.values else press.control.rest
    await answer_privately(press, await my_games(press, shown, press.control.target))


@action("next")
async def open_next(press: Press) -> None:
    """The next game of mine that waits for me, after the one that the button stands on."""
    user = press.user_id
    matches = await press.app[Matches].mine(user)
    waiting = [match for match in matches if match.may_move(user)]
    if not waiting:
        raise NoMatchWaiting(matches[0].id, matches[0].mover) if matches else NoMatchWaiting
    ids = [match.id for match in waiting]
    after = ids.index(press.control.target) + 1 if press.control.target in ids else 0
    await show(press, waiting[after % len(ids)])
