"""A player's actions in a game besides moving: behind the one button "More" of its card."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import discord

from bot.core.match import ABORT_PLIES, Match
from bot.language.words import Words
from bot.ui.cards.card import Reply, boxed, button, rows_of, text_part
from bot.ui.cards.games import heading
from bot.ui.control_ids import ControlId


@dataclass(frozen=True, slots=True)
class Entry:
    """One button: the action of its control, its label `button-<label>`, and whether it is of use to this player."""

    action: str
    label: str
    style: discord.ButtonStyle = discord.ButtonStyle.secondary
    useful: Callable[[Match, int], bool] = lambda _match, _user: True


def _playing(match: Match, user: int) -> bool:
    return user in match.players


def _deciding(match: Match, user: int) -> bool:
    return _playing(match, user) and match.fallen is match.side_of(user).other


def _offered(match: Match, user: int) -> bool:
    return _playing(match, user) and match.heard_offer is match.side_of(user).other


ENTRIES = (
    Entry("claim-time", "claim-time", discord.ButtonStyle.success, useful=_deciding),
    Entry("give-day", "give-day", useful=_deciding),
    Entry("go-on", "go-on", useful=_deciding),
    Entry("type", "type", useful=Match.may_move),
    Entry("board", "board"),
    Entry("history", "history"),
    Entry("lines", "lines", useful=lambda m, user: _playing(m, user) and m.practice is None),
    Entry("explore", "explore"),
    Entry("draw", "draw", useful=lambda m, user: _playing(m, user) and not _offered(m, user)),
    Entry("draw", "draw-answer", useful=_offered),
    Entry(
        "takeback",
        "takeback",
        useful=lambda m, user: (
            _playing(m, user) and not m.terms.rated and m.plies_back_to(m.side_of(user)) is not None
        ),
    ),
    Entry("abort", "call-off", useful=lambda m, user: _playing(m, user) and len(m.moves) < ABORT_PLIES),
    Entry("resign", "resign", discord.ButtonStyle.danger, useful=_playing),
)
"""In the order of the buttons; the last stands apart by its colour."""


def more_card(match: Match, user: int, words: Words, link: str = "") -> Reply:
    """This person's possible actions in the game now."""
    buttons = [
        button(words(f"button-{entry.label}"), ControlId(entry.action, match.id, match.seq), entry.style)
        for entry in ENTRIES
        if entry.useful(match, user)
    ]
    return Reply(boxed([text_part(heading(match, words, link)), *rows_of(buttons)]))
