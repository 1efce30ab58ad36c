"""A game looked back on: its moves one by one, as an animation, as a file."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import discord

from bot.board.moves import counted, in_a_row, in_notation
from bot.board.text import result
from bot.core.match import Match
from bot.language.words import Words
from bot.match.cards.games import heading
from bot.skin.card import (
    Attached,
    Part,
    Reply,
    board_part,
    boxed,
    button,
    file_part,
    framed,
    picture_part,
    row,
    text_part,
)
from bot.skin.control_ids import ControlId
from rules import Notation

AROUND = 30
"""Pairs of moves shown before and after the present one."""


def history_card(
    match: Match,
    words: Words,
    picture: Attached,
    ply: int,
    notation: Notation | None,
    *,
    link: str = "",
    board: str = "",
) -> Reply:
    """The moves of a game with the board after one of them, and the buttons to step through.

    `link`: to the latest board; `board`: the position as text.
    """
    last = len(match.moves)

    def step(name: str, target: int) -> ControlId:
        return ControlId("history", match.id, match.seq, f"{name}{target}")

    steps = step_row(ply, last, words, step)
    if last > 1:
        steps.add_item(button(words("button-history-at"), ControlId("history-at", match.id, match.seq)))
    place = words("history-place", ply=ply, plies=last)
    parts = [
        text_part(heading(match, words, link)),
        picture_part(picture),
        *board_part(board),
        text_part(place),
        text_part(score(match, ply, words, notation)),
        steps,
    ]
    return Reply(framed(parts, picture), (picture,))


def step_row(
    ply: int, last: int, words: Words, step: Callable[[str, int], ControlId]
) -> discord.ui.ActionRow[Any]:
    """The buttons that lead through a game of so many moves.

    `step` gives the control that leads to a place. Two may lead to the same one; as their custom_ids must differ all
    the same, it is told the name of the button too.
    """
    return row(
        button(words("button-first"), step("f", 0), disabled=ply == 0),
        button(words("button-previous"), step("p", max(0, ply - 1)), disabled=ply == 0),
        button(words("button-following"), step("n", min(last, ply + 1)), disabled=ply == last),
        button(words("button-last"), step("l", last), disabled=ply == last),
    )


def replay_card(match: Match, words: Words, film: Attached, link: str = "") -> Reply:
    """A game as an animation."""
    parts: list[Part] = [text_part(heading(match, words, link)), picture_part(film)]
    if match.over:
        parts.append(text_part(f"**{result(match, words)}**"))
    return Reply(framed(parts, film), (film,))


def poster_card(match: Match, words: Words, poster: Attached, link: str = "", *, shows: bool) -> Reply:
    """A finished game as a picture to be passed on. `shows`: everybody here may be shown it."""
    parts: list[Part] = [text_part(heading(match, words, link)), picture_part(poster)]
    if shows:
        here = ControlId("poster", match.id, match.seq, "here")
        parts.append(row(button(words("button-show-here"), here)))
    return Reply(framed(parts, poster), (poster,))


def file_card(match: Match, words: Words, attached: Attached, link: str = "") -> Reply:
    """A game as a file."""
    return Reply(boxed([text_part(heading(match, words, link)), file_part(attached)]), (attached,))


def score(match: Match, ply: int, words: Words, notation: Notation | None) -> str:
    """The moves in pairs, the present one in bold; of a long game those around it."""
    texts = [
        shown if number != ply else f"**{shown}**"
        for number, shown in enumerate(in_notation(match.game, match.start_state, match.moves, notation), 1)
    ]
    entries = counted(texts, words)
    pairs = [in_a_row(entries[start : start + 2], words) for start in range(0, len(entries), 2)]
    here = max(0, ply - 1) // 2
    first = max(0, min(here - AROUND, len(pairs) - 2 * AROUND))
    window = pairs[first : first + 2 * AROUND]
    if not window:
        return words("signs-nothing")
    # The backslash keeps Discord from taking the first number for that of a list.
    told = re.sub(r"^(\d+)\.", r"\1\\.", in_a_row(window, words))
    if first:
        told = words("written-more-before", moves=told)
    return words("written-more-behind", moves=told) if first + len(window) < len(pairs) else told
