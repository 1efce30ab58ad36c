"""The list of one's own games, and the questions which of several is meant."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Any

import discord

from bot.core.match import Match
from bot.language.markdown import escaped
from bot.language.words import Words
from bot.ui.cards.card import (
    MAX_LISTED,
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
    text_reply,
)
from bot.ui.cards.games import clock, named
from bot.ui.control_ids import ControlId, move_key


def match_list(
    matches: Sequence[Match],
    user: int,
    names: Mapping[int, str],
    words: Words,
    now: datetime,
    unreadable: Sequence[int] = (),
) -> Reply:
    """My open games, those that wait for me first; a select opens one, a button the next that waits.

    `unreadable`: the numbers of those that cannot be opened, but ended.
    """
    if not matches and not unreadable:
        return text_reply(words("list-no-games"))
    lines = [f"### {words('list-games', count=len(matches) + len(unreadable))}"]
    lines += [f"- {words('list-unreadable', number=str(number))}" for number in unreadable[:MAX_LISTED]]
    lines += [_match_line(match, user, names, words, now) for match in matches[:MAX_LISTED]]
    if len(matches) > MAX_LISTED:
        lines.append(words("list-more", count=len(matches) - MAX_LISTED))
    parts: list[Part] = [text_part("\n".join(lines))]
    parts.append(match_menu(matches, user, names, words, ControlId("open"), unreadable))
    if any(match.mover == user for match in matches):
        parts.append(row(button(words("button-next-game"), ControlId("next"), discord.ButtonStyle.primary)))
    return Reply(boxed(parts))


def match_menu(
    matches: Sequence[Match],
    user: int,
    names: Mapping[int, str],
    words: Words,
    control: ControlId,
    unreadable: Sequence[int] = (),
) -> discord.ui.ActionRow[Any]:
    """A menu of games; the value of a choice is the number of the game."""
    options = [option(words("list-unreadable", number=str(number)), str(number)) for number in unreadable]
    options += [
        option(
            words("list-option-match", number=str(match.id), game=words.game(match.terms.game)),
            str(match.id),
            words("list-option-against", opponent=names[match.opponent_of(user)]),
        )
        for match in matches
    ]
    return menu(words("list-choose-game"), control, options[:MAX_OPTIONS])


def which_game(
    matches: Sequence[Match], user: int, names: Mapping[int, str], words: Words, action: str
) -> Reply:
    """Asks which of several games a command is about; choosing one goes on with the command."""
    asked = words(f"which-game-{action}")
    return Reply(
        boxed([text_part(asked), match_menu(matches, user, names, words, ControlId("which", rest=action))])
    )


def which_move(text: str, boards: Sequence[tuple[Match, str, Attached]], user: int, words: Words) -> Reply:
    """Asks in which of several games a typed move is meant: each with its board and a button that plays it there.

    `boards`: the match, the move as that game writes it, and the picture.
    """
    parts: list[Part] = [text_part(words("which-game-move", move=escaped(text)))]
    for match, move, picture in boards:
        label = words("which-game-play", number=str(match.id), move=move)
        parts += [
            text_part(named(match, user, words)),
            picture_part(picture),
            row(
                button(
                    label, ControlId("play", match.id, match.seq, move_key(move)), discord.ButtonStyle.primary
                )
            ),
        ]
    return Reply(boxed(parts), tuple(picture for _, _, picture in boards))


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
