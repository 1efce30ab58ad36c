"""Controls that make a move: choose a piece, choose where to, confirm; or type it."""

from __future__ import annotations

import discord

from bot.core.errors import NotYourTurn, StaleMatch
from bot.core.match import Match
from bot.ui.cards.card import Reply
from bot.ui.cards.moves import confirmation, destination_menu, move_of, piece_menu
from bot.ui.context import Reader, asker
from bot.ui.control_ids import ControlId
from bot.ui.entry import Press, action
from bot.ui.features import moves as features
from bot.ui.features.boards import choosing_board, preview_board
from bot.ui.features.games import match_of
from bot.ui.protocol import Interaction
from bot.ui.replies import answer, ask, turn_into
from rules import Move

MAX_TYPED = 100


@action("move")
async def choose_piece(press: Press) -> None:
    match = await _mine_to_move(press.interaction, press.control)
    reader = await asker(press.interaction)
    legal = match.game.legal_moves(match.state)
    if len(legal) == 1:
        await _show(press.interaction, await _confirmation(press.interaction, match, reader, legal[0]))
        return
    page = int(press.control.rest) if press.control.rest.isdecimal() else 0
    picture = await choosing_board(press.interaction.client, match, reader)
    await _show(press.interaction, piece_menu(match, reader.words, picture, reader.settings.notation, page))


@action("piece")
async def choose_destination(press: Press) -> None:
    match = await _mine_to_move(press.interaction, press.control)
    reader = await asker(press.interaction)
    cell_text, _, page = (press.values[0] if press.values else press.control.rest).partition(".")
    cell = int(cell_text) if cell_text.isdecimal() else -1
    moves = match.game.choices(match.state).get(cell, ())
    if not moves:
        raise StaleMatch(match=match.id, seq=press.control.seq, last=match.seq)
    if len(moves) == 1:
        await _chosen(press.interaction, match, reader, moves[0])
        return
    picture = await choosing_board(press.interaction.client, match, reader, cell)
    number = int(page) if page.isdecimal() else 0
    await _show(
        press.interaction,
        destination_menu(match, reader.words, picture, cell, reader.settings.notation, number),
    )


@action("aim")
async def choose_move(press: Press) -> None:
    match = await _mine_to_move(press.interaction, press.control)
    move = match.game.parse(match.state, move_of(match, press.values[0]))
    await _chosen(press.interaction, match, await asker(press.interaction), move)


@action("play")
async def play(press: Press) -> None:
    match = await match_of(press.interaction, press.control)
    await features.play(press.interaction, match, move_of(match, press.control.rest), seq=press.control.seq)


@action("type")
async def ask_to_type(press: Press) -> None:
    match = await _mine_to_move(press.interaction, press.control)
    words = (await asker(press.interaction)).words
    legal = match.game.legal_moves(match.state)
    field: discord.ui.TextInput[discord.ui.Modal] = discord.ui.TextInput(
        custom_id="notation",
        placeholder=words("typing-example", move=match.game.format(match.state, legal[0])),
        min_length=1,
        max_length=MAX_TYPED,
    )
    form = discord.ui.Modal(
        title=words("typing-title"), custom_id=str(ControlId("typed", match.id, match.seq))
    )
    form.add_item(discord.ui.Label(text=words("typing-label"), component=field))
    # As with cards: the answer is found by its custom_id, so the library need not keep the form.
    form.stop()
    await ask(press.interaction, form)


@action("typed")
async def play_typed(press: Press) -> None:
    match = await match_of(press.interaction, press.control)
    await features.play(press.interaction, match, press.values[0], seq=press.control.seq)


async def _mine_to_move(interaction: Interaction, control: ControlId) -> Match:
    """The match as it stands, which must be as the control knows it, and the asker to move."""
    match = await match_of(interaction, control)
    side = match.side_of(interaction.user.id)
    match.expects(control.seq)
    if match.to_move is not side:
        raise NotYourTurn(match=match.id)
    return match


async def _chosen(interaction: Interaction, match: Match, reader: Reader, move: Move) -> None:
    if reader.settings.confirm:
        await _show(interaction, await _confirmation(interaction, match, reader, move))
    else:
        await features.play(interaction, match, match.game.format(match.state, move), seq=match.seq)


async def _confirmation(interaction: Interaction, match: Match, reader: Reader, move: Move) -> Reply:
    picture = await preview_board(interaction.client, match, reader, move)
    return confirmation(match, reader.words, picture, move, reader.settings.notation)


async def _show(interaction: Interaction, reply: Reply) -> None:
    """In the private message that is being clicked through, or in a new one."""
    if interaction.message is not None and interaction.message.flags.ephemeral:
        await turn_into(interaction, reply)
    else:
        await answer(interaction, reply)
