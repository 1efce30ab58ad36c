"""Lists: my games, open seeks, legal moves, the moves of a game."""

from __future__ import annotations

import itertools
from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import TYPE_CHECKING, Any

import discord

from bot.cards.card import (
    MAX_OPTIONS,
    Attached,
    Part,
    Reply,
    Tint,
    boxed,
    button,
    menu,
    option,
    row,
    said,
    shown,
    written,
)
from bot.cards.matches import clock, heading, result
from bot.controls.ids import ControlId
from bot.markdown import escaped
from bot.positions import cell_names, described
from bot.words import Words, mention
from rules import Notation

if TYPE_CHECKING:
    from bot.core.match import Match
    from bot.core.terms import Seek

MAX_LISTED = 15
ROOM_FOR_MOVES = 2400
"""Characters for all legal moves together: heading, position and square names take the rest of the 4000."""
AROUND = 30
"""Pairs of moves shown before and after the present one."""


def match_list(
    matches: Sequence[Match], user: int, names: Mapping[int, str], words: Words, now: datetime
) -> Reply:
    """My open games, those that wait for me first; a select opens one, a button the next that waits."""
    if not matches:
        return said(words("list-no-games"))
    lines = [f"### {words('list-games', count=len(matches))}"]
    lines += [_match_line(match, user, names, words, now) for match in matches[:MAX_LISTED]]
    if len(matches) > MAX_LISTED:
        lines.append(words("list-more", count=len(matches) - MAX_LISTED))
    parts: list[Part] = [written("\n".join(lines))]
    options = [
        option(
            words("list-option-match", number=str(match.id), game=words.game(match.terms.game)),
            str(match.id),
            words("list-option-against", opponent=names[match.opponent_of(user)]),
        )
        for match in matches[:MAX_OPTIONS]
    ]
    parts.append(menu(words("list-choose-game"), ControlId("open"), options))
    if any(match.mover == user for match in matches):
        parts.append(row(button(words("button-next-game"), ControlId("next"), discord.ButtonStyle.primary)))
    return Reply(boxed(parts))


def seek_list(seeks: Sequence[Seek], names: Mapping[int, str], words: Words) -> Reply:
    """Open seeks that the reader may join, with a select that shows one whole."""
    if not seeks:
        return said(words("list-no-seeks"))
    lines = [f"### {words('list-seeks', count=len(seeks))}"]
    options = []
    for seek in seeks[:MAX_LISTED]:
        facts = {
            "player": names[seek.by],
            "game": words.game(seek.terms.game),
            "pace": words.pace(seek.terms.pace),
        }
        lines.append("- " + words("list-seek", **{**facts, "player": mention(seek.by)}))
        options.append(option(words("list-option-seek", **facts), str(seek.id), facts["pace"]))
    return Reply(
        boxed(
            [written("\n".join(lines)), menu(words("list-choose-seek"), ControlId("seek"), options)],
            Tint.OPEN,
        )
    )


def _match_line(match: Match, user: int, names: Mapping[int, str], words: Words, now: datetime) -> str:
    mine = match.mover == user
    return "- " + words(
        "list-match",
        number=str(match.id),
        game=words.game(match.terms.game),
        opponent=escaped(names[match.opponent_of(user)]),
        turn="mine" if mine else "theirs",
        clock=clock(match, words, now),
    )


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
    return Reply(boxed([written(heading(match, words)), written("\n".join(lines))]))


def _as_many(texts: Sequence[str], room: int, words: Words) -> str:
    """As many of the texts as fit into so many characters, one at least, and how many more there are."""
    whole = ", ".join(texts)
    if len(whole) <= room:
        return whole
    more = len(words("moving-choices-more", moves="", count=len(texts)))
    count = max(1, sum(end <= room - more for end in itertools.accumulate(len(text) + 2 for text in texts)))
    return words("moving-choices-more", moves=", ".join(texts[:count]), count=len(texts) - count)


def history_card(match: Match, words: Words, picture: Attached, ply: int, notation: Notation | None) -> Reply:
    """The moves of a game with the board after one of them, and the buttons to step through."""
    last = len(match.moves)

    def step(name: str, target: int) -> ControlId:
        # Two steps may lead to the same place; their custom_ids must differ all the same.
        return ControlId("history", match.id, match.seq, f"{name}{target}")

    steps = row(
        button(words("button-first"), step("f", 0), disabled=ply == 0),
        button(words("button-previous"), step("p", max(0, ply - 1)), disabled=ply == 0),
        button(words("button-following"), step("n", min(last, ply + 1)), disabled=ply == last),
        button(words("button-last"), step("l", last), disabled=ply == last),
    )
    place = words("history-place", ply=ply, plies=last)
    parts = [
        written(heading(match, words)),
        shown(picture),
        written(place),
        written(score(match, ply, notation)),
        steps,
    ]
    return Reply(boxed(parts), (picture,))


def replay_card(match: Match, words: Words, film: Attached) -> Reply:
    """A game as an animation."""
    parts: list[Part] = [written(heading(match, words)), shown(film)]
    if match.over:
        parts.append(written(f"**{result(match, words)}**"))
    return Reply(boxed(parts), (film,))


def file_card(match: Match, words: Words, attached: Attached) -> Reply:
    """A game as a file."""
    shown_file: discord.ui.File[Any] = discord.ui.File(f"attachment://{attached.name}")
    return Reply(boxed([written(heading(match, words)), shown_file]), (attached,))


def score(match: Match, ply: int, notation: Notation | None) -> str:
    """The moves in pairs, the present one in bold; of a long game those around it."""
    texts = []
    state = match.start_state
    for text in match.moves:
        move = match.game.parse(state, text)
        texts.append(match.game.format(state, move, notation))
        state = match.game.play(state, move)
    if ply:
        texts[ply - 1] = f"**{texts[ply - 1]}**"
    pairs = [f"{start // 2 + 1}. {' '.join(texts[start : start + 2])}" for start in range(0, len(texts), 2)]
    here = max(0, ply - 1) // 2
    first = max(0, min(here - AROUND, len(pairs) - 2 * AROUND))
    window = pairs[first : first + 2 * AROUND]
    return ("… " if first else "") + " ".join(window) + (
        " …" if first + len(window) < len(pairs) else ""
    ) or "–"
