"""Choosing a move step by step (which piece, where to, this move?), and the list of legal moves."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from typing import Any

import discord

from bot.board.text import cell_names, described
from bot.core.match import Match
from bot.language.words import Words
from bot.ui.cards.card import (
    MAX_OPTIONS,
    Attached,
    Part,
    Reply,
    boxed,
    button,
    menu,
    option,
    picture_part,
    row,
    text_part,
)
from bot.ui.cards.games import heading
from bot.ui.control_ids import ControlId, move_key
from rules import Motion, Move, Notation

ROOM_FOR_MOVES = 2400
"""Characters for all legal moves together: heading, position and square names take the rest of the 4000."""


def piece_menu(
    match: Match, words: Words, picture: Attached, notation: Notation | None, page: int = 0
) -> Reply:
    """Which piece, or square, to begin with."""
    game, state = match.game, match.state
    places = game.motion is Motion.PLACE
    choices = game.choices(state)
    names = cell_names(game.view(state), notation or game.notation)
    cells = sorted(choices)
    page = min(page, (len(cells) - 1) // MAX_OPTIONS)
    options = [
        option(names[cell], str(cell), _summary(match, choices[cell], words, notation))
        for cell in cells[page * MAX_OPTIONS : (page + 1) * MAX_OPTIONS]
    ]
    parts: list[Part] = [
        text_part(f"### {words('moving-square-heading' if places else 'moving-piece-heading')}"),
        picture_part(picture),
        menu(
            words("moving-square" if places else "moving-piece"),
            ControlId("piece", match.id, match.seq),
            options,
        ),
    ]
    pages = _pages(words, page, len(cells), lambda to: ControlId("move", match.id, match.seq, str(to)))
    if pages:
        parts.append(row(*pages))
    return Reply(boxed(parts), (picture,))


def destination_menu(
    match: Match, words: Words, picture: Attached, cell: int, notation: Notation | None, page: int = 0
) -> Reply:
    """Where that piece goes, or which move begins on that square."""
    game, state = match.game, match.state
    moves = game.choices(state)[cell]
    page = min(page, (len(moves) - 1) // MAX_OPTIONS)
    options = [
        option(
            game.format(state, move, notation),
            move_key(game.format(state, move)),
            words("moving-captures", count=len(move.captured)) if move.captured else "",
        )
        for move in moves[page * MAX_OPTIONS : (page + 1) * MAX_OPTIONS]
    ]
    name = cell_names(game.view(state), notation or game.notation)[cell]
    asks = "moving-second-heading" if game.motion is Motion.PLACE else "moving-destination-heading"
    parts: list[Part] = [
        text_part(f"### {words(asks, cell=name)}"),
        picture_part(picture),
        menu(words("moving-destination"), ControlId("aim", match.id, match.seq, str(cell)), options),
    ]
    pages = _pages(
        words, page, len(moves), lambda to: ControlId("piece", match.id, match.seq, f"{cell}.{to}")
    )
    other = words("button-other-square" if game.motion is Motion.PLACE else "button-other-piece")
    parts.append(row(*pages, button(other, ControlId("move", match.id, match.seq))))
    return Reply(boxed(parts), (picture,))


def confirmation(
    match: Match, words: Words, picture: Attached, move: Move, notation: Notation | None
) -> Reply:
    """The board as it would be, and the two buttons: play it, or choose again."""
    game, state = match.game, match.state
    text = game.format(state, move, notation)
    play = ControlId("play", match.id, match.seq, move_key(game.format(state, move)))
    parts: list[Part] = [
        text_part(f"### {words('moving-confirm-heading', move=text)}"),
        picture_part(picture),
        row(
            button(words("button-confirm", move=text), play, discord.ButtonStyle.success),
            button(words("button-change"), ControlId("move", match.id, match.seq)),
        ),
    ]
    return Reply(boxed(parts), (picture,))


def move_of(match: Match, key: str) -> str:
    """The text of the legal move under this key; the key itself when there is none, for `parse` to refuse."""
    game, state = match.game, match.state
    if not key.startswith("~"):
        return key
    texts = (game.format(state, move) for move in game.legal_moves(state))
    return next((text for text in texts if move_key(text) == key), key)


def _summary(match: Match, moves: Sequence[Move], words: Words, notation: Notation | None) -> str:
    texts = [match.game.format(match.state, move, notation) for move in moves[:4]]
    if len(moves) > len(texts):
        return words("moving-choices-more", moves=", ".join(texts), count=len(moves) - len(texts))
    return ", ".join(texts)


def _pages(words: Words, page: int, total: int, to: Any) -> list[discord.ui.Button[Any]]:
    last = (total - 1) // MAX_OPTIONS
    if last == 0:
        return []
    # Turning round at the ends keeps the two buttons different from each other and never disabled.
    before, after = (page - 1) % (last + 1), (page + 1) % (last + 1)
    pages = [button(words("button-more", page=after + 1, pages=last + 1), to(after))]
    if before != after:
        pages.insert(0, button(words("button-back", page=before + 1, pages=last + 1), to(before)))
    return pages


def move_list(match: Match, words: Words, notation: Notation | None) -> Reply:
    """What may be played now, by piece, and what is left on the board."""
    game, state = match.game, match.state
    names = cell_names(game.view(state), notation or game.notation)
    choices = sorted(game.choices(state).items())
    room = ROOM_FOR_MOVES // max(1, len(choices))
    lines = [f"### {words('moves-heading', count=len(game.legal_moves(state)))}"]
    for cell, moves in choices:
        texts = [game.format(state, move, notation) for move in moves]
        lines.append(f"**{names[cell]}** {_as_many(texts, room, words)}")
    lines.append(f"-# {described(game, state, words, notation, over=match.over)}")
    return Reply(boxed([text_part(heading(match, words)), text_part("\n".join(lines))]))


def _as_many(texts: Sequence[str], room: int, words: Words) -> str:
    """As many of the texts as fit into so many characters, one at least, and how many more there are."""
    whole = ", ".join(texts)
    if len(whole) <= room:
        return whole
    more = len(words("moving-choices-more", moves="", count=len(texts)))
    count = max(1, sum(end <= room - more for end in itertools.accumulate(len(text) + 2 for text in texts)))
    return words("moving-choices-more", moves=", ".join(texts[:count]), count=len(texts) - count)
