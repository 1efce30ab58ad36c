"""Controls that hand their match to the work on it, and the set that makes a move on a board that is no game's."""

from collections.abc import Awaitable, Callable
from typing import Protocol, TypeVar

from bot.core.match import Match
from bot.match.answers.games import match_of, unchanged_match
from bot.match.cards.choices import group_of
from bot.match.cards.moves import move_of, typing_form
from bot.skin.card import ControlId
from bot.skin.context import Press
from bot.skin.entry import Action, On
from bot.skin.replies import open_form

on_match = On(match_of)
"""What a control does with the match that it is about, as it stands now."""
on_unchanged_match = On(unchanged_match)
"""The same where the match must stand as it did when the control was made."""


class Board(Protocol):
    """A board to try moves on, as somebody sees it, and its controls."""

    @property
    def board(self) -> Match: ...

    def control(self, action: str, rest: str = "") -> ControlId: ...


Seen = TypeVar("Seen", bound=Board)


def moving(
    name: str,
    show: Callable[..., Awaitable[None]],
    seen: Callable[[Press], Awaitable[Seen | None]],
    play: Callable[[Press, Seen, str], Awaitable[None]],
) -> tuple[Action, ...]:
    """The controls that choose a piece and where it goes, or ask for a typed move: `<name>-move` and so on.

    `show`: shows a chosen `cell` or `group`; `seen`: the control's board, None if shown anew; `play`: tries a move.
    """

    async def move(press: Press) -> None:
        await show(press, group=group_of(press.values[0]) if press.values else None)

    async def piece(press: Press) -> None:
        cell, _, group = press.value.partition(".")
        await show(press, cell=press.figure(cell), group=group_of(group))

    async def aim(press: Press) -> None:
        if (at := await seen(press)) is not None:
            await play(press, at, move_of(at.board, press.value))

    async def ask(press: Press) -> None:
        if (at := await seen(press)) is not None:
            await open_form(press, typing_form(at.board, await press.words(), at.control("typed")))

    async def typed(press: Press) -> None:
        if (at := await seen(press)) is not None:
            await play(press, at, press.value)

    steps = {"move": move, "piece": piece, "aim": aim, "type": ask, "typed": typed}
    return tuple(Action(f"{name}-{step}", run) for step, run in steps.items())
