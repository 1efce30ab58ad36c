"""The problem of the day: /problem, and controls to try a move, give up, look at solutions and at the month."""

from __future__ import annotations

from datetime import date

from bot.core.errors import NoProblem
from bot.match.cards.choices import group_of
from bot.match.cards.moves import move_of, typing_form
from bot.match.requests.games import suggest_problem_games
from bot.problems import answers as features
from bot.problems import answers as problems
from bot.problems.cards import Shown
from bot.skin.context import Press, Request
from bot.skin.declarations import command
from bot.skin.entry import action
from bot.skin.errors import OutdatedControl
from bot.skin.replies import open_form


@command("problem", game=suggest_problem_games)
async def problem(request: Request, game: str | None = None) -> None:
    await problems.today(request, None if game is None else request.client.typed.game(game))


@action("problem-open")
async def show(press: Press) -> None:
    await features.show(press, _day(press), _key(press))


@action("problem-move")
async def choose_piece(press: Press) -> None:
    """The board again; one row of it where that was chosen."""
    group = group_of(press.values[0]) if press.values else None
    await features.show(press, _day(press), _key(press), group=group)


@action("problem-piece")
async def choose_destination(press: Press) -> None:
    cell, _, group = press.value.partition(".")
    await features.show(press, _day(press), _key(press), cell=press.figure(cell), group=group_of(group))


@action("problem-aim")
async def choose_move(press: Press) -> None:
    if (shown := await _unchanged(press)) is not None:
        board = shown.board
        await features.play(press, shown, move_of(board, press.value))


@action("problem-type")
async def ask_to_type(press: Press) -> None:
    if (shown := await _unchanged(press)) is None:
        return
    reader, typed = await press.reader(), shown.control("typed")
    await open_form(press, typing_form(shown.board, reader.words, reader.settings.notation, typed))


@action("problem-typed")
async def play_typed(press: Press) -> None:
    if (shown := await _unchanged(press)) is not None:
        await features.play(press, shown, press.value)


@action("problem-quit")
async def ask_to_quit(press: Press) -> None:
    await features.ask_to_quit(press, _day(press), _key(press))


@action("problem-quit-now")
async def quit_(press: Press) -> None:
    await features.give_up(press, _day(press), _key(press))


@action("problem-solution")
async def show_solution(press: Press) -> None:
    await features.show_solution(press, _day(press), _key(press), press.control.seq)


@action("problem-share")
async def tell_result(press: Press) -> None:
    await features.tell_result(press, _day(press), _key(press))


show_month = action("problem-month")(features.show_month)


def _day(press: Press) -> date:
    """The day of the problem. Raises OutdatedControl."""
    try:
        return date.fromordinal(press.control.target)
    except ValueError:
        raise OutdatedControl(str(press.control)) from None


def _key(press: Press) -> str:
    return press.control.rest.partition(".")[0]


async def _unchanged(press: Press) -> Shown | None:
    """The problem as the control knows it; where it has moved on, it is shown as it stands now, and None."""
    day, key = _day(press), _key(press)
    if day != await features.today_here(press):
        raise NoProblem("over")
    shown = await features.shown_to(press, day, key)
    if shown.attempt.over or shown.attempt.plies != press.control.seq:
        await features.show(press, day, key)
        return None
    return shown
