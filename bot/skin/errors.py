"""Refusals: one private sentence about the mistake, and the way out of it."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from typing import Any, ClassVar, TypeVar, cast

from discord import app_commands

from bot.core.errors import DiskFault, MatchError, Unreachable
from bot.core.plain import plain
from bot.language.markdown import escaped
from bot.language.words import Words
from bot.skin.card import Reply, Tint, text_reply
from rules import RulesError


@dataclass(frozen=True, slots=True)
class Fault:
    """Something that a server has chosen and that cannot work.

    `what`: the setting; `where`: its channel, forum or role; `why`: gone, lacking, tags, or the reason of a role;
    `names`: Discord's names of the permissions that the bot lacks there.
    """

    what: str
    where: int
    why: str
    names: tuple[str, ...] = ()

    @property
    def key(self) -> str:
        """The same for the same fault."""
        return " ".join((self.what, str(self.where), self.why, *self.names))

    def told_by(self, keys: Collection[str]) -> bool:
        """Was it told with one of these keys: the same, or the same with more permissions lacking?"""
        same, lacking = replace(self, names=()).key.split(), set(self.names)
        return any(each[:3] == same and lacking <= set(each[3:]) for each in map(str.split, keys))


def fault_text(fault: Fault, words: Words) -> str:
    """The cause in one line, and what to do."""
    if fault.what == "role":
        return words.about(f"<@&{fault.where}>", words("server-role-lost", why=fault.why))
    names = [words(f"permission-{name.replace('_', '-')}") for name in fault.names]
    where = f"<#{fault.where}>" if fault.where else ""
    known = "yes" if fault.where else "no"
    return words(f"server-fault-{fault.why}", what=fault.what, where=where, known=known, permissions=names)


MAX_VALUE = 100


class Refused(Exception):
    """Something that cannot be done in Discord as it is asked for. `message`: the id of the sentence that says so,
    whose placeholders are the facts; `about`: for the log.
    """

    message: ClassVar[str] = ""

    def __init__(self, *about: object, **facts: Any) -> None:
        self.facts = facts
        super().__init__(*about, *facts.values())

    def said(self, words: Words) -> str:
        return words(self.message, **self.facts)


class MissingPermissions(Refused):
    """The bot may not do here, or in a channel, what the request needs; `names` are Discord's of the permissions."""

    message = "error-missing-permissions"

    def __init__(self, names: Sequence[str], channel: int | None = None) -> None:
        super().__init__(permissions=names, channel="here" if channel is None else f"<#{channel}>")

    def said(self, words: Words) -> str:
        names = [words(f"permission-{name.replace('_', '-')}") for name in self.facts["permissions"]]
        return words(self.message, **{**self.facts, "permissions": names})


class SettingOutOfReach(Refused):
    """Settings that cannot work as they would stand; `faults`: why."""

    def __init__(self, faults: Sequence[Fault]) -> None:
        super().__init__(faults=tuple(faults))

    def said(self, words: Words) -> str:
        return "\n".join(fault_text(each, words) for each in self.facts["faults"])


class BadOption(Refused):
    """A value of an option that cannot be read."""

    message = "error-bad-option"

    def __init__(self, value: object) -> None:
        super().__init__(value=plain(str(value), MAX_VALUE))

    def said(self, words: Words) -> str:
        return words(self.message, value=escaped(self.facts["value"]))


class WhichGame(Refused):
    """Several games are meant alike; `question` asks which."""

    def __init__(self, question: Reply) -> None:
        self.question = question
        super().__init__()


_Kind = TypeVar("_Kind", bound=type[Refused])


def _kind(name: str, message: str, of: _Kind) -> _Kind:
    return cast("_Kind", type(name, (of,), {"message": message, "__module__": __name__}))


BadDay = _kind("BadDay", "error-bad-day", BadOption)  # typed into a form
BadNumber = _kind("BadNumber", "error-bad-number", BadOption)  # likewise
# `why`: permission, managed or above.
RoleOutOfReach = _kind("RoleOutOfReach", "error-role-out-of-reach", Refused)
NoRoleRule = _kind("NoRoleRule", "error-no-role-rule", Refused)  # neither a game nor a title
TitleWithRating = _kind("TitleWithRating", "error-title-with-rating", Refused)
NobodyToPlay = _kind("NobodyToPlay", "error-not-here-alone", Refused)  # nobody else could join
ServerOnly = _kind("ServerOnly", "error-server-only", Refused)
OneEndOfQuiet = _kind("OneEndOfQuiet", "error-quiet-one-end", Refused)  # where there are no quiet hours yet
ChannelClosed = _kind("ChannelClosed", "error-channel-closed", Refused)  # to the asker themselves
NotAMember = _kind("NotAMember", "error-not-here-not-a-member", Refused)  # of the server
SeesNothing = _kind("SeesNothing", "error-not-here-sees-nothing", Refused)  # of the channel, a member
BotOpponent = _kind("BotOpponent", "error-not-here-bot-opponent", Refused)
ShownElsewhere = _kind("ShownElsewhere", "error-not-here-shown", Refused)  # to who may not read the game
OutdatedControl = _kind("OutdatedControl", "error-outdated-control", Refused)  # this version does not know it
OutdatedCommand = _kind("OutdatedCommand", "error-outdated-command", Refused)  # or declares it otherwise
NotAllowed = _kind("NotAllowed", "error-not-allowed", Refused)

KNOWN = (MatchError, RulesError, Refused)  # errors that players can cause


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


def unreachable(error: Unreachable, words: Words, stands: str = "") -> Reply:
    """The answer while the database is away, or its disk is full. `stands`: see `Request`."""
    refused = "error-disk" if isinstance(error, DiskFault) else "error-unreachable"
    return text_reply(words("error-unreachable-after-move" if stands else refused), tint=Tint.REFUSED)
