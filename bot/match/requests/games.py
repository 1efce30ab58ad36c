"""Looking at a game as it stands, at what can be done in it, and at the list of one's own: /board and /games."""

from __future__ import annotations

from bot.core.access import side_of
from bot.core.errors import NoMatchWaiting
from bot.core.match import Match
from bot.match.answers.access import may_show
from bot.match.answers.boards import public_board, show
from bot.match.answers.games import any_match, my_games, unchanged_match
from bot.match.cards.lists import ALL, FINISHED, HERE, MINE
from bot.match.cards.more import Further, Looker, more_card
from bot.match.requests.controls import on_match
from bot.match.requests.suggestions import offered, suggest_all_my_games, suggestion
from bot.match.service.matches import Matches
from bot.skin.context import Press, Request
from bot.skin.declarations import Choices, command
from bot.skin.entry import action
from bot.skin.errors import ShownElsewhere
from bot.skin.replies import answer, answer_privately, reset_menu
from rules import is_house


@command("board", game=suggest_all_my_games)
async def board(request: Request, game: str | None = None, shown: bool = False) -> None:
    match = await any_match(request, game)
    await (show_everybody(request, match) if shown else show(request, match))


async def show_everybody(request: Request, match: Match) -> None:
    """Shows everybody here the board. Raises ShownElsewhere."""
    if not await may_show(request, match):
        raise ShownElsewhere
    side = side_of(match, None, request.at)
    await answer(request, await public_board(request.client, match, place=side or request.at), private=False)


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
    match = await unchanged_match(press)
    looker = Looker(press.user_id, press.app.now(), await may_show(press, match))
    card = more_card(match, looker, await press.words(), await press.link(), press.app[Further])
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
    waiting = [match for match in matches if match.mover == user]
    if not waiting:
        raise NoMatchWaiting(matches[0].id, matches[0].mover) if matches else NoMatchWaiting
    ids = [match.id for match in waiting]
    after = ids.index(press.control.target) + 1 if press.control.target in ids else 0
    await show(press, waiting[after % len(ids)])
