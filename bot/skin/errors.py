"""Refusals: one private sentence about the mistake, and the way out of it."""

from __future__ import annotations

from collections.abc import Sequence

import discord
from discord import app_commands

from bot.board.moves import whole_path
from bot.core.errors import MatchError, UnreadableMatch
from bot.core.match import Match
from bot.core.plain import plain
from bot.language.markdown import escaped
from bot.language.words import Words
from bot.match.cards.games import named
from bot.match.cards.learn import learn_button
from bot.servers.cards.servers import Fault, fault_text
from bot.skin.card import Reply, Tint, button, row, rows_of, text_reply
from bot.skin.control_ids import ControlId, move_key
from rules import MoveError, Notation, RulesError

MAX_CANDIDATES = 10
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


def refusal(
    error: MatchError | RulesError | Refused,
    words: Words,
    match: Match | None = None,
    user: int = 0,
    *,
    link: str = "",
    notation: Notation | None = None,
    new: bool = False,
) -> Reply:
    """The answer to an error that players can cause.

    `match` is the one that the request of this `user` was about: it is named, with a `link` to its board, and
    candidates become buttons that play in it, written in this `notation`. `new`: the user has never
    finished a game like it.
    """
    if isinstance(error, WhichGame):
        return error.question
    about = "" if match is None else f"\n{named(match, user, words, link)}"
    if isinstance(error, MoveError):
        return _move_refusal(error, words, match, about, notation, new=new)
    if isinstance(error, UnreadableMatch):
        return unreadable(error, words)
    if isinstance(error, (MatchError, RulesError)):
        return text_reply(words.error(error) + about, tint=Tint.REFUSED)
    if isinstance(error, MissingPermissions):
        names = [words(f"permission-{name.replace('_', '-')}") for name in error.names]
        where = "here" if error.channel is None else f"<#{error.channel}>"
        return text_reply(words(error.message, permissions=names, channel=where), tint=Tint.REFUSED)
    if isinstance(error, SettingOutOfReach):
        return text_reply("\n".join(fault_text(each, words) for each in error.faults), tint=Tint.REFUSED)
    if isinstance(error, RoleOutOfReach):
        return text_reply(words(error.message, why=error.why), tint=Tint.REFUSED)
    facts = {"value": escaped(error.value)} if isinstance(error, BadOption) else {}
    return text_reply(words(error.message, **facts), tint=Tint.REFUSED)


def unreadable(error: UnreadableMatch, words: Words) -> Reply:
    """A player can still end a match that cannot be opened."""
    number = error.details["match"]
    return text_reply(
        words.error(error),
        row(
            button(
                words("button-resign"), ControlId("resign-unreadable", number), discord.ButtonStyle.danger
            ),
            button(words("button-call-off"), ControlId("abort-unreadable", number)),
        ),
        tint=Tint.REFUSED,
    )


def fault(number: str, words: Words, stands: str = "") -> Reply:
    """The answer to a mistake of ours; the number stands in the log too. `stands`: see `Request`."""
    return text_reply(words(stands or "error-unexpected", number=number), tint=Tint.REFUSED)


def unreachable(words: Words, stands: str = "") -> Reply:
    """The answer while the database is away. `stands`: see `Request`."""
    return text_reply(
        words("error-unreachable-after-move" if stands else "error-unreachable"), tint=Tint.REFUSED
    )


def _move_refusal(
    error: MoveError,
    words: Words,
    match: Match | None,
    about: str,
    notation: Notation | None,
    *,
    new: bool,
) -> Reply:
    text = words.error(error, **_written(error, match, notation)) + about
    candidates = error.candidates[:MAX_CANDIDATES]
    learn = [row(learn_button(match.terms.game, words))] if new and match is not None else []
    if not candidates:
        return text_reply(text, *learn, tint=Tint.REFUSED)
    if match is None:
        return text_reply(f"{text}\n{words('move-candidates', moves=candidates)}", tint=Tint.REFUSED)
    buttons = [
        button(
            rewritten(match, candidate, notation),
            ControlId("play", match.id, match.seq, move_key(candidate)),
            discord.ButtonStyle.primary,
        )
        for candidate in candidates
    ]
    return text_reply(
        f"{text}\n{words('move-candidates-press')}", *rows_of(buttons), *learn, tint=Tint.REFUSED
    )


def reason(error: MoveError, words: Words, match: Match, notation: Notation | None) -> str:
    """Why a move is refused in this match, without moves that may be meant."""
    return words.error(error, **_written(error, match, notation))


def rewritten(match: Match, text: str, notation: Notation | None) -> str:
    """A legal move in the reader's notation; any other text stays as it is."""
    try:
        move = match.game.parse(match.state, text)
    except RulesError:
        return text
    return match.game.format(match.state, move, notation)


def _written(error: MoveError, match: Match | None, notation: Notation | None) -> dict[str, str]:
    """The moves that the sentence names, in the reader's notation."""
    if match is None or notation is None:
        return {}
    facts = {"example": rewritten(match, error.candidates[0], notation)} if error.candidates else {}
    if "whole" in error.details:
        move = match.game.parse(match.state, str(error.details["whole"]))
        facts["whole"] = whole_path(match.game, match.state, move, notation)
    return facts
