"""The menu of all legal moves, and the ways to a move where one menu cannot hold them all."""

from collections.abc import Callable, Mapping, Sequence
from typing import TypeVar

import discord

from bot.board.moves import aim, cell_names, effects, whole_path
from bot.board.text import sign_of
from bot.core.match import Match
from bot.language.words import Words
from bot.skin.card import MAX_OPTIONS, ControlId, Part, Row, menu, move_key, option
from rules import Cell, Motion, Move

T = TypeVar("T")

To = Callable[[str, str], ControlId]
"""Gives the control for an action (move, piece, aim) and what it carries besides."""

MAX_NAMED = 4  # moves of a piece that its entry in a menu names


def in_game(match: Match) -> To:
    """The controls that make a move in the match."""
    return lambda action, rest: ControlId(action, match.id, match.seq, rest)


def fits_one_menu(match: Match) -> bool:
    """Can one menu list all legal moves?"""
    return 0 < len(match.game.legal_moves(match.state)) <= MAX_OPTIONS


def all_moves_menu(match: Match, words: Words, to: To | None = None, tempting: Sequence[Move] = ()) -> Row:
    """Every legal move with its whole path; `tempting`: moves that the rules refuse, where one is to learn why."""
    legal = match.game.legal_moves(match.state)
    moves = sorted((*legal, *tempting[: MAX_OPTIONS - len(legal)]), key=lambda move: move.path)
    return menu(
        words("moving-move"), (to or in_game(match))("aim", ""), _options(match, moves, words, tempting)
    )


def move_parts(
    match: Match, words: Words, group: int | None = None, to: To | None = None, tempting: Sequence[Move] = ()
) -> list[Part]:
    """All legal moves in one menu, else which piece or square to begin with."""
    if fits_one_menu(match):
        return [all_moves_menu(match, words, to, tempting)]
    return piece_menus(match, words, group, to)


def piece_menus(match: Match, words: Words, group: int | None, to: To | None = None) -> list[Part]:
    """The pieces, or squares, to begin with: at once where one menu holds them, else row by row of the board."""
    game, to = match.game, to or in_game(match)
    choices = game.choices(match.state)
    names = cell_names(game.view(match.state), words.moves_in or game.notation)
    control = to("piece", "")
    asked = words("moving-square" if game.motion is Motion.PLACE else "moving-piece")

    signs = _signs(match, words)

    def pieces(cells: Sequence[Cell]) -> Part:
        options = [
            option(names[cell], str(cell), _summary(match, choices[cell], words), sign=signs.get(cell, ""))
            for cell in cells
        ]
        return menu(asked, control, options)

    cells = sorted(choices)
    if len(cells) <= MAX_OPTIONS:
        return [pieces(cells)]
    groups = _by_row(match, cells, lambda cell: cell)
    rows = _row_menu(words, to("move", ""), groups, names, group, "r{}")
    return [rows] if group is None else [rows, pieces(groups[group % len(groups)])]


def destination_menus(
    match: Match, words: Words, cell: Cell, group: int | None, to: To | None = None
) -> list[Part]:
    """Where that piece goes, or what goes with that square: at once, or row by row. A square alone is always there."""
    game, to = match.game, to or in_game(match)
    moves = game.choices(match.state)[cell]
    names = cell_names(game.view(match.state), words.moves_in or game.notation)
    control = to("aim", str(cell))
    asked = words("moving-destination")
    if len(moves) <= MAX_OPTIONS:
        return [menu(asked, control, _options(match, moves, words))]
    alone = [move for move in moves if aim(game, move, cell) == cell]
    others = [move for move in moves if aim(game, move, cell) != cell]
    groups = _by_row(match, others, lambda move: aim(game, move, cell))
    ends = [[aim(game, move, cell) for move in found] for found in groups]
    rows = _row_menu(words, to("piece", ""), ends, names, group, str(cell) + ".r{}")
    shown = alone if group is None else [*alone, *groups[group % len(groups)]]
    return [rows, menu(asked, control, _options(match, shown, words))] if shown else [rows]


def _signs(match: Match, words: Words) -> dict[Cell, str]:
    """The emoji of each piece, where the application has such."""
    return {
        piece.cell: words.sign(sign_of(match.game.colours[piece.side], piece.kind))
        for piece in match.game.view(match.state).pieces
    }


def group_of(text: str) -> int | None:
    """The row that a choice means: "r3" is 3; None where it names none."""
    return int(text[1:]) if text[:1] == "r" and text[1:].isdecimal() else None


def _by_row(match: Match, items: Sequence[T], cell_of: Callable[[T], Cell]) -> list[list[T]]:
    """The items row by row of the board; more of a row than a menu holds are several groups."""
    rows = {each.cell: each.row for each in match.game.view(match.state).cells}
    room = MAX_OPTIONS - 1  # a square alone may stand first
    found: dict[int, list[T]] = {}
    for item in items:
        found.setdefault(rows[cell_of(item)], []).append(item)
    return [
        found[row][start : start + room] for row in sorted(found) for start in range(0, len(found[row]), room)
    ]


def _row_menu(
    words: Words,
    control: ControlId,
    groups: Sequence[Sequence[Cell]],
    names: Mapping[Cell, str],
    chosen: int | None,
    value: str,
) -> Row:
    options = []
    for number, cells in enumerate(groups[:MAX_OPTIONS]):
        first, last = names[min(cells)], names[max(cells)]
        label = first if first == last else words("signs-span", first=first, last=last)
        options.append(option(label, value.format(number), chosen=number == chosen))
    return menu(words("moving-row"), control, options)


def _options(
    match: Match, moves: Sequence[Move], words: Words, tempting: Sequence[Move] = ()
) -> list[discord.SelectOption]:
    game, state = match.game, match.state
    return [
        option(
            whole_path(game, state, move, words.moves_in),
            # The ends of a move that is none may be those of another.
            move_key(whole_path(game, state, move) if move in tempting else game.format(state, move)),
            words.apart(*effects(game, state, move, words)),
        )
        for move in moves
    ]


def _summary(match: Match, moves: Sequence[Move], words: Words) -> str:
    texts = [match.game.format(match.state, move, words.moves_in) for move in moves[:MAX_NAMED]]
    if len(moves) > len(texts):
        return words("moving-choices-more", moves=words.listed(texts), count=len(moves) - len(texts))
    return words.listed(texts)
