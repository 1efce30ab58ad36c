"""Controls that show a game."""

from __future__ import annotations

from bot.core.errors import NoMatchWaiting
from bot.ui.cards.more import more_card
from bot.ui.context import Press
from bot.ui.controls.declarations import on_match
from bot.ui.entry import action
from bot.ui.features.boards import show
from bot.ui.features.games import any_match, my_games, unchanged_match
from bot.ui.replies import answer_privately, reset_menu

board = on_match("board", show)


@action("more")
async def more(press: Press) -> None:
    """The actions in the game besides moving."""
    match = await unchanged_match(press)
    await answer_privately(press, more_card(match, press.user_id, await press.words(), await press.link()))


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
    matches = await press.app.matches.mine(user)
    waiting = [match for match in matches if match.mover == user]
    if not waiting:
        raise NoMatchWaiting(matches[0].id, matches[0].mover) if matches else NoMatchWaiting
    ids = [match.id for match in waiting]
    after = ids.index(press.control.target) + 1 if press.control.target in ids else 0
    await show(press, waiting[after % len(ids)])
