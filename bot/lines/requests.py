"""Conditional moves, and a board to try moves on: the controls of both."""

from collections.abc import Sequence
from functools import partial

import discord
import structlog

from bot.board.matches import past
from bot.core.match import Match
from bot.core.news import Lines
from bot.core.notice import Notice
from bot.lines import cards
from bot.lines.model import MAX_PLIES, Line, LineNews, ahead, read
from bot.lines.service import Conditionals
from bot.match.answers.access import known_match, readable_match
from bot.match.answers.boards import choosing_board, picture_of, text_of
from bot.match.answers.games import match_of, unchanged_match
from bot.match.cards.choices import destination_menus, fits_one_menu, group_of, move_parts
from bot.match.cards.moves import move_of
from bot.match.requests.controls import on_match, on_unchanged_match
from bot.outbox.service.outbox import Delivered
from bot.skin.card import ControlId, Part, Reply, form
from bot.skin.context import Press, Reader, Request, acquainted, person
from bot.skin.entry import action
from bot.skin.plug import undeliverable
from bot.skin.protocol import Client
from bot.skin.replies import answer, answer_privately, open_form, post_privately
from rules import Cell

log = structlog.get_logger(__name__)

MAX_TYPED = 400


@action("line-open")
async def open_line(press: Press) -> None:
    """A line that was prepared, at its end."""
    match, purpose, line = await _ahead(press, press.value)
    await show_ahead(press, match, purpose, line)


@action("line-move")
async def go_on(press: Press) -> None:
    """The board after the line with the pieces that may be chosen, or those of one row of it."""
    match, purpose, line = await _ahead(press, press.control.rest)
    group = group_of(press.values[0]) if press.values else None
    await show_ahead(press, match, purpose, line, group=group)


@action("line-piece")
async def choose_destination(press: Press) -> None:
    match, purpose, line = await _ahead(press, press.control.rest)
    cell, _, group = press.value.partition(".")
    await show_ahead(press, match, purpose, line, cell=press.figure(cell), group=group_of(group))


@action("line-aim")
async def choose_move(press: Press) -> None:
    """The line with one more move."""
    match, purpose, line = await _ahead(press, press.control.rest)
    shown = ahead(match, line)
    move = shown.game.parse(shown.state, move_of(shown, press.value))
    await show_ahead(press, match, purpose, (*line, shown.game.format(shown.state, move)))


@action("line-save")
async def save(press: Press) -> None:
    match, _, line = await _ahead(press, press.control.rest)
    await add_line(press, match, line, seq=press.control.seq)


@action("line-remove")
async def remove(press: Press) -> None:
    match, _, line = await _ahead(press, press.control.rest)
    await remove_lines(press, match, line)


@on_unchanged_match.action("line-type")
async def ask_to_type(press: Press, match: Match) -> None:
    words = await press.words()
    asked = form(
        words("line-typing-title"),
        ControlId("line-typed", match.id, match.seq),
        words("line-typing-label"),
        words("line-typing-example"),
        MAX_TYPED,
    )
    await open_form(press, asked)


@action("line-typed")
async def line_sent(press: Press) -> None:
    await add_typed(press, await match_of(press), press.value, seq=press.control.seq)


async def _ahead(press: Press, key: str) -> tuple[Match, cards.Purpose, Line]:
    """The match, and what the control says of a board ahead of it. Raises StaleMatch, OutdatedControl."""
    match = await unchanged_match(press)
    return match, *press.meaning(partial(cards.read_key, match), key)


async def show_lines(request: Request, match: Match, said: str = "") -> None:
    """Shows the asker their prepared lines; `said`: the change just made. Raises NotAPlayer, MatchOver."""
    user, reader = request.user_id, await request.reader()
    match.acting(user)
    lines = await request.app[Conditionals].lines(user, match.id)
    await answer_privately(request, cards.lines_card(match, user, lines, reader.words, said))


async def add_line(request: Request, match: Match, line: Line, *, seq: int | None = None) -> None:
    """Prepares the line and shows all. Raises NotAPlayer, MatchOver, StaleMatch, BadLine."""
    reader = await request.reader()
    added = await request.app[Conditionals].add(request.user_id, match.id, line, seq=seq)
    said = reader.words("line-added" if added.new else "line-known")
    if added.replaced:
        gone = [f"- `{cards.line_text(match, each, reader.words)}`" for each in added.replaced]
        said = "\n".join([said, reader.words("line-replaced", count=len(gone)), *gone[: cards.MAX_DROPPED]])
    await show_lines(request, match, said)


async def add_typed(request: Request, match: Match, text: str, *, seq: int | None = None) -> None:
    """The same for a line that somebody typed."""
    match.acting(request.user_id)
    match.expects(seq)
    await add_line(request, match, read(match, text), seq=seq)


async def remove_lines(request: Request, match: Match, line: Line | None = None) -> None:
    """Gives up a line, or all, and shows those that are left. Raises NotAPlayer, MatchOver."""
    words = await request.words()
    before = await request.app[Conditionals].lines(request.user_id, match.id)
    left = await request.app[Conditionals].remove(request.user_id, match.id, line)
    await show_lines(request, match, words("line-removed", count=len(before) - len(left)))


async def show_ahead(
    request: Request,
    match: Match,
    purpose: cards.Purpose,
    line: Line = (),
    *,
    cell: Cell | None = None,
    group: int | None = None,
) -> None:
    """Shows the board after the line, with the menus of its continuations; `cell`: the chosen piece.

    Raises NotAPlayer, MatchOver, and the rules' MoveErrors.
    """
    user, reader = request.user_id, await request.reader()
    known = False
    if purpose is cards.Purpose.LINE:
        match.acting(user)
        known = line in await request.app[Conditionals].lines(user, match.id)
    board = cards.Ahead(match, line, ahead(match, line), purpose)
    shown = board.shown
    menus: list[Part] = []
    choices = shown.game.choices(shown.state) if len(line) < MAX_PLIES else {}
    if cell is not None and cell in choices:
        menus = destination_menus(shown, reader.words, cell, group, board.control)
    elif choices:
        cell, menus = None, move_parts(shown, reader.words, group, board.control)
    if cell is None and (not menus or fits_one_menu(shown)):
        picture = await picture_of(request.client, shown, reader)
    else:
        picture = await choosing_board(request.client, shown, reader, cell)
    parts = [text_of(shown, reader), *menus]
    await answer_privately(request, cards.ahead_card(board, user, reader.words, picture, parts, known=known))


async def tell_news(request: Request) -> None:
    """Tells the asker, after an answer, what happened to their lines: who takes no letters can be told no other way."""
    match, user = request.match, request.user_id
    if match is None or user not in match.players or not request.hears:
        return
    lines = request.app[Conditionals]
    if not (news := await lines.news(user, match.id)):
        return
    now = await readable_match(request, match.id)
    try:
        await answer(request, _card(now, user, news, await request.reader()))
    except discord.HTTPException as error:
        log.info("lines.untold", match=match.id, error=str(error))
    else:
        await lines.note_told(user, match.id, news)


async def write_news(client: Client, notice: Notice) -> Delivered:
    """The same by letter, for nobody else may read it. Raises Undeliverable, and discord.HTTPException to try again."""
    user, what = notice.recipient, notice.what
    assert user is not None
    assert isinstance(what, Lines)
    match_id = what.match
    news = await client.app[Conditionals].news(user, match_id)
    if not news:
        return Delivered()
    match = await known_match(client, match_id)
    reader = await acquainted(client, await person(client, user, match.place_of(user)), [match])
    with undeliverable():
        message = await post_privately(client, user, _card(match, user, news, reader), notice.nonce)
    await client.app[Conditionals].note_told(user, match_id, news)
    return Delivered(message.id)


def _card(match: Match, user: int, news: Sequence[LineNews], reader: Reader) -> Reply:
    states = match.states()
    told = [
        (each, past(match, states, each.ply - 1) if 0 < each.ply < len(states) else None) for each in news
    ]
    return cards.news_card(match, user, told, reader.words)


show = on_match("lines", show_lines)
explore_pressed = on_match("explore", show_ahead, cards.Purpose.TRIAL)
clear = on_unchanged_match("lines-clear", remove_lines)
