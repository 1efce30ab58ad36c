"""Controls that make a move: choose it, or a piece and where to, and confirm; or type it."""

from __future__ import annotations

from bot.core.errors import NotYourTurn, StaleMatch
from bot.core.match import Match
from bot.language.typed import asks_draw
from bot.ui.cards.choices import group_of
from bot.ui.cards.moves import destination_menu, move_menus, move_of, typing_form
from bot.ui.context import Press
from bot.ui.control_ids import ControlId
from bot.ui.entry import action
from bot.ui.features import draws
from bot.ui.features import moves as features
from bot.ui.features.boards import choosing_board
from bot.ui.features.games import match_of
from bot.ui.replies import answer_privately, open_form, reset_menu
from rules import Move


@action("move")
async def choose_piece(press: Press) -> None:
    match = await _mine_to_move(press)
    reader = await press.reader()
    legal = match.game.legal_moves(match.state)
    if len(legal) == 1:
        await features.confirm(press, match, legal[0])
        return
    group = group_of(press.values[0] if press.values else press.control.rest)
    picture = await choosing_board(press.client, match, reader)
    await answer_privately(press, move_menus(match, reader.words, picture, reader.settings.notation, group))


@action("piece")
async def choose_destination(press: Press) -> None:
    match = await _mine_to_move(press)
    reader = await press.reader()
    cell_text, _, row = (press.values[0] if press.values else press.control.rest).partition(".")
    cell = int(cell_text) if cell_text.isdecimal() else -1
    moves = match.game.choices(match.state).get(cell, ())
    if not moves:
        raise StaleMatch(match=match.id, seq=press.control.seq, last=match.seq)
    if len(moves) == 1:
        await _chosen(press, match, moves[0])
        return
    picture = await choosing_board(press.client, match, reader, cell)
    await answer_privately(
        press,
        destination_menu(match, reader.words, picture, cell, reader.settings.notation, group_of(row)),
    )


@action("aim")
async def choose_move(press: Press) -> None:
    """A move from the menu of all of them, or of those of one piece."""
    match = await _mine_to_move(press)
    move = match.game.parse(match.state, move_of(match, press.value))
    await _chosen(press, match, move)


@action("play")
async def play(press: Press) -> None:
    match = await match_of(press)
    await features.play(press, match, move_of(match, press.control.rest), seq=press.control.seq)


@action("type")
async def ask_to_type(press: Press) -> None:
    match = await _mine_to_move(press)
    reader = await press.reader()
    typed = ControlId("typed", match.id, match.seq)
    await open_form(press, typing_form(match, reader.words, reader.settings.notation, typed))


@action("typed")
async def play_typed(press: Press) -> None:
    match = await match_of(press)
    if asks_draw(press.value):
        await draws.draw(press, match)
    else:
        await features.play(press, match, press.value, seq=press.control.seq)


async def _mine_to_move(press: Press) -> Match:
    """The match as it stands, which must be as the control knows it, and the asker to move."""
    match = await match_of(press)
    side = match.side_of(press.user_id)
    match.expects(press.control.seq)
    if match.to_move is not side:
        raise NotYourTurn(match=match.id)
    return match


async def _chosen(press: Press, match: Match, move: Move) -> None:
    if (await press.reader()).settings.confirm:
        if not press.in_private:
            await reset_menu(press)
        await features.confirm(press, match, move)
    else:
        await features.play(press, match, match.game.format(match.state, move), seq=match.seq)
