"""Refusals: one private sentence about the mistake, and the way out of it."""

from __future__ import annotations

from collections.abc import Sequence

from discord import app_commands

from bot.core.errors import MatchError
from bot.core.plain import plain
from bot.language.words import Words
from bot.skin.card import Reply, Tint, text_reply
from bot.skin.faults import Fault
from rules import RulesError

MAX_VALUE = 100


class Refused(Exception):
    """Something that cannot be done in Discord as it is asked for; `message` is the id of the sentence that says so."""

    message: str


class MissingPermissions(Refused):
    """The bot may not do here, or in a channel, what the request needs; `names` are Discord's of the permissions."""

    message = "error-missing-permissions"

    def __init__(self, names: Sequence[str], channel: int | None = None) -> None:
        self.names, self.channel = tuple(names), channel
        super().__init__(self.names)


class RoleOutOfReach(Refused):
    """A role that the bot may not give; `why`: permission, managed or above."""

    message = "error-role-out-of-reach"

    def __init__(self, why: str) -> None:
        self.why = why
        super().__init__(why)


class SettingOutOfReach(Refused):
    """Settings that cannot work as they would stand; `faults`: why."""

    def __init__(self, faults: Sequence[Fault]) -> None:
        self.faults = tuple(faults)
        super().__init__(self.faults)


class NoRoleRule(Refused):
    """A role for which neither a game nor a title is named."""

    message = "error-no-role-rule"


class TitleWithRating(Refused):
    """A role for a title and a least rating at once."""

    message = "error-title-with-rating"


class NobodyToPlay(Refused):
    """A game offered where nobody else could join it."""

    message = "error-not-here-alone"


class ServerOnly(Refused):
    """A command for servers, used outside."""

    message = "error-server-only"


class OneEndOfQuiet(Refused):
    """One end of quiet hours, where there are none yet."""

    message = "error-quiet-one-end"


class ChannelClosed(Refused):
    """A channel in which the asker may not write themselves."""

    message = "error-channel-closed"


class BotOpponent(Refused):
    """A bot invited to a game."""

    message = "error-not-here-bot-opponent"


class ShownElsewhere(Refused):
    """A game to be shown to people without the right to read it."""

    message = "error-not-here-shown"


class OutdatedControl(Refused):
    """A control that this version of the bot does not know."""

    message = "error-outdated-control"


class OutdatedCommand(Refused):
    """A command that this version of the bot declares otherwise."""

    message = "error-outdated-command"


class NotAllowed(Refused):
    """A command that this person may not use."""

    message = "error-not-allowed"


class BadOption(Refused):
    """A value of an option that cannot be read."""

    message = "error-bad-option"

    def __init__(self, value: object) -> None:
        self.value = plain(str(value), MAX_VALUE)
        super().__init__(self.value)


class BadDay(BadOption):
    """A day typed into a form that cannot be read."""

    message = "error-bad-day"


class BadNumber(BadOption):
    """A number typed into a form that cannot be read."""

    message = "error-bad-number"


class WhichGame(Refused):
    """Several games are meant alike; `question` asks which."""

    def __init__(self, question: Reply) -> None:
        self.question = question
        super().__init__()


KNOWN = (MatchError, RulesError, Refused)
"""Errors that players can cause."""


def cause_of(error: BaseException) -> BaseException:
    """The error that our code raised, or ours for what the library refuses by itself."""
    if isinstance(error, app_commands.CommandInvokeError):
        return error.original
    if isinstance(error, app_commands.TransformerError):
        # An option that cannot be read may hold a refusal of the core, which says more.
        return error.__cause__ if isinstance(error.__cause__, KNOWN) else BadOption(error.value)
    if isinstance(error, (app_commands.CommandNotFound, app_commands.CommandSignatureMismatch)):
        return OutdatedCommand()
    return NotAllowed() if isinstance(error, app_commands.CheckFailure) else error


def fault(number: str, words: Words, stands: str = "") -> Reply:
    """The answer to a mistake of ours; the number stands in the log too. `stands`: see `Request`."""
    return text_reply(words(stands or "error-unexpected", number=number), tint=Tint.REFUSED)


def unreachable(words: Words, stands: str = "") -> Reply:
    """The answer while the database is away. `stands`: see `Request`."""
    return text_reply(
        words("error-unreachable-after-move" if stands else "error-unreachable"), tint=Tint.REFUSED
    )
