"""What is said when something cannot be done: one private sentence, and what to do instead."""

from __future__ import annotations

from collections.abc import Sequence

import discord
from discord import app_commands

from bot.core.errors import MatchError
from bot.core.match import Match
from bot.language.words import Words
from bot.ui.cards.card import Reply, Tint, button, rows_of, said
from bot.ui.control_ids import ControlId, move_key
from rules import MoveError, RulesError

MAX_CANDIDATES = 10
_SAID = (MatchError, RulesError)


class Refused(Exception):
    """Something that cannot be done in Discord as it is asked for; the reader is told so."""


class MissingPermissions(Refused):
    """The bot may not do here what the request needs; `names` are Discord's names of the permissions."""

    def __init__(self, names: Sequence[str]) -> None:
        self.names = tuple(names)
        super().__init__(self.names)


class NotHere(Refused):
    """The request makes no sense in this kind of place; `reason` is the rest of `error-not-here-<reason>`."""

    def __init__(self, reason: str) -> None:
        self.reason = reason
        super().__init__(reason)


class OutdatedControl(Refused):
    """A control that this version of the bot does not know."""


class BadOption(Refused):
    """A value of an option that cannot be read."""

    def __init__(self, value: str) -> None:
        self.value = value
        super().__init__(value)


def cause_of(error: BaseException) -> BaseException:
    """The error that our code raised, without what the library wrapped around it."""
    if isinstance(error, app_commands.CommandInvokeError):
        return error.original
    # An option that cannot be read may hold a refusal of the core, which says more.
    if isinstance(error, app_commands.TransformerError) and isinstance(error.__cause__, (*_SAID, Refused)):
        return error.__cause__
    return error


def refusal(error: BaseException, words: Words, match: Match | None = None) -> Reply | None:
    """The answer to an error that players can cause; None for any other.

    `match` is the one that the request was about: candidates become buttons that play in it.
    """
    if isinstance(error, MoveError):
        return _move_refusal(error, words, match)
    if isinstance(error, _SAID):
        return said(words.error(error), tint=Tint.REFUSED)
    if isinstance(error, MissingPermissions):
        names = [words(f"permission-{name.replace('_', '-')}") for name in error.names]
        return said(words("error-missing-permissions", permissions=names), tint=Tint.REFUSED)
    if isinstance(error, NotHere):
        return said(words(f"error-not-here-{error.reason}"), tint=Tint.REFUSED)
    if isinstance(error, OutdatedControl):
        return said(words("error-outdated-control"), tint=Tint.REFUSED)
    if isinstance(error, (app_commands.CommandNotFound, app_commands.CommandSignatureMismatch)):
        return said(words("error-outdated-command"), tint=Tint.REFUSED)
    if isinstance(error, app_commands.CheckFailure):
        return said(words("error-not-allowed"), tint=Tint.REFUSED)
    if isinstance(error, (BadOption, app_commands.TransformerError)):
        return said(words("error-bad-option", value=str(error.value)[:100]), tint=Tint.REFUSED)
    return None


def fault(number: str, words: Words) -> Reply:
    """The answer to a mistake of ours; the number stands in the log too."""
    return said(words("error-unexpected", number=number), tint=Tint.REFUSED)


def number_of(interaction: discord.Interaction[discord.Client]) -> str:
    """A short number that a player can quote and an operator can find."""
    return f"{interaction.id % 10**8:08d}"


def _move_refusal(error: MoveError, words: Words, match: Match | None) -> Reply:
    text = words.error(error)
    candidates = error.candidates[:MAX_CANDIDATES]
    if not candidates:
        return said(text, tint=Tint.REFUSED)
    if match is None:
        return said(f"{text}\n{words('move-candidates', moves=candidates)}", tint=Tint.REFUSED)
    buttons = [
        button(
            candidate,
            ControlId("play", match.id, match.seq, move_key(candidate)),
            discord.ButtonStyle.primary,
        )
        for candidate in candidates
    ]
    return said(f"{text}\n{words('move-candidates-press')}", *rows_of(buttons), tint=Tint.REFUSED)
