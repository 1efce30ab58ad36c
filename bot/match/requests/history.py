"""Looking back at a game: step by step, as an animation, as a file."""

from __future__ import annotations

from bot.language.typed import number
from bot.match.answers import history as features
from bot.match.answers.games import match_of
from bot.match.cards.lists import HERE
from bot.match.requests.controls import on_match
from bot.skin.card import form
from bot.skin.context import Press
from bot.skin.control_ids import ControlId
from bot.skin.entry import action
from bot.skin.errors import BadNumber
from bot.skin.replies import open_form

MAX_TYPED = 20


@action("history")
async def history_pressed(press: Press) -> None:
    """The board after the move that the button names; from a final card, after the last."""
    match = await match_of(press)
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


@action("history-at")
async def ask_where(press: Press) -> None:
    match, words = await match_of(press), await press.words()
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
