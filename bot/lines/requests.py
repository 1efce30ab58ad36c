"""Conditional moves, and a board to try moves on: the controls of both."""

from __future__ import annotations

from bot.core.match import Match
from bot.lines import answers as features
from bot.lines.cards import Purpose, read_key
from bot.lines.model import Line, ahead
from bot.match.answers.games import match_of, unchanged_match
from bot.match.cards.choices import group_of
from bot.match.cards.moves import move_of
from bot.match.requests.controls import on_match, on_unchanged_match
from bot.skin.card import form
from bot.skin.context import Press
from bot.skin.control_ids import ControlId
from bot.skin.entry import action
from bot.skin.errors import OutdatedControl
from bot.skin.replies import open_form

MAX_TYPED = 400

show = on_match("lines", features.show_lines)
explore_pressed = on_match("explore", features.show_ahead, Purpose.TRIAL)


@action("line-open")
async def open_line(press: Press) -> None:
    """A line that was prepared, at its end."""
    match, purpose, line = await _ahead(press, press.value)
    await features.show_ahead(press, match, purpose, line)


@action("line-move")
async def go_on(press: Press) -> None:
    """The board after the line, with the pieces that may be chosen first; one row of the board where that
    was chosen.
    """
    match, purpose, line = await _ahead(press, press.control.rest)
    group = group_of(press.values[0]) if press.values else None
    await features.show_ahead(press, match, purpose, line, group=group)


@action("line-piece")
async def choose_destination(press: Press) -> None:
    match, purpose, line = await _ahead(press, press.control.rest)
    cell, _, group = press.value.partition(".")
    await features.show_ahead(press, match, purpose, line, cell=press.figure(cell), group=group_of(group))


@action("line-aim")
async def choose_move(press: Press) -> None:
    """The line with one more move."""
    match, purpose, line = await _ahead(press, press.control.rest)
    shown = ahead(match, line)
    move = shown.game.parse(shown.state, move_of(shown, press.value))
    await features.show_ahead(press, match, purpose, (*line, shown.game.format(shown.state, move)))


@action("line-save")
async def save(press: Press) -> None:
    match, _, line = await _ahead(press, press.control.rest)
    await features.add_line(press, match, line, seq=press.control.seq)


@action("line-remove")
async def remove(press: Press) -> None:
    match, _, line = await _ahead(press, press.control.rest)
    await features.remove_lines(press, match, line)


clear = on_unchanged_match("lines-clear", features.remove_lines)


@action("line-type")
async def ask_to_type(press: Press) -> None:
    match = await unchanged_match(press)
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
async def add_typed(press: Press) -> None:
    await features.add_typed(press, await match_of(press), press.value, seq=press.control.seq)


async def _ahead(press: Press, key: str) -> tuple[Match, Purpose, Line]:
    """The match, and what the control says of a board ahead of it. Raises StaleMatch, OutdatedControl."""
    match = await unchanged_match(press)
    try:
        return match, *read_key(match, key)
    except ValueError:
        raise OutdatedControl(str(press.control)) from None
