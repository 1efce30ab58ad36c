"""A board on which one reader is to find a move: the menus to choose it from, and the picture."""

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from functools import partial

from bot.board.diagram import Choice, bottom_for
from bot.board.matches import choice_of, description_for, diagram_for, set_as_a_task
from bot.board.pictures import edge
from bot.core.match import Match
from bot.match.answers.boards import PICTURE, stand_in
from bot.match.cards.choices import To, destination_menus, fits_one_menu, move_parts
from bot.skin.card import Part
from bot.skin.context import Reader
from bot.skin.drawing import Sketch
from bot.skin.protocol import Client
from rules import Cell


@dataclass(frozen=True, slots=True)
class Menus:
    """The menus in place of one with all moves, where that is too small, and how the picture marks the choice."""

    parts: Sequence[Part] = field(default=())
    choice: Choice | None = None


def menus_of(board: Match, reader: Reader, cell: Cell | None, group: int | None, to: To) -> Menus:
    """The menus for a position, after its piece on this cell was chosen, or a row of the board."""
    choices = board.game.choices(board.state)
    if cell is not None and cell in choices:
        parts = destination_menus(board, reader.words, cell, group, to)
        return Menus(parts, choice_of(board, reader.settings, cell))
    if choices and not fits_one_menu(board):
        parts = move_parts(board, reader.words, group, to)
        return Menus(parts, choice_of(board, reader.settings, None))
    return Menus()


def sketch_of(
    client: Client, board: Match, reader: Reader, task: str, note: str, *, choice: Choice | None
) -> Sketch:
    """The board for this reader, their own side or the first to move below; under it, as in books, task and note."""
    bottom = bottom_for(board, reader.user_id, reader.settings)
    words, settings, nobody = reader.words, reader.settings, dict.fromkeys(board.players, "")

    def draw() -> Awaitable[bytes]:
        diagram = diagram_for(board, words, settings, nobody, bottom=bottom, choice=choice, told=False)
        return client.drawer.board(set_as_a_task(diagram, task, note), settings.theme)

    description = description_for(board, words, settings, nobody, choice=choice)
    instead: Callable[[], str] = partial(stand_in, board, reader, bottom)
    return Sketch(PICTURE, draw, description, instead, edge=edge(settings.theme))
