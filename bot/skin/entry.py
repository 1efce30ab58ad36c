"""The way in for commands, controls, forms and suggestions: each is timed and logged, and every error is answered."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, replace
from time import monotonic
from types import ModuleType
from typing import Any, Concatenate, Generic, ParamSpec, TypeVar

import discord
import structlog
from structlog.contextvars import bound_contextvars, unbind_contextvars

from bot.core.errors import DiskFault, Unreachable
from bot.skin.card import PICK, TEMPLATE, ControlId, Reply
from bot.skin.context import Press, Request
from bot.skin.deferral import UNANSWERABLE
from bot.skin.errors import KNOWN, OutdatedControl, cause_of, fault, unreachable
from bot.skin.protocol import Interaction
from bot.skin.replies import answer

Subject = TypeVar("Subject")
Facts = ParamSpec("Facts")

log = structlog.get_logger(__name__)


async def enter(request: Request, name: str, work: Callable[[], Awaitable[None]]) -> None:
    """Does everything that an interaction asks for; `name` is its name in the log."""
    begun, outcome = monotonic(), "done"
    guild_id = request.guild_id
    with bound_contextvars(request=name, number=request.number, guild=guild_id):
        try:
            failed = None
            try:
                request.deferral.begin()
                await request.client.met(request.interaction)
                await work()
                for afterwards in () if request.overheard else request.client.afterwards:
                    await afterwards(request)
            except Exception as error:
                failed = cause_of(error)
            # Out of the handler: what fails in refusing would tell the log of this error too, and of what was typed.
            if failed is not None:
                outcome = await refuse(request, failed)
        finally:
            seconds = monotonic() - begun
            request.app.metrics.requests.labels(name, outcome).observe(seconds)
            if request.interaction.type is not discord.InteractionType.autocomplete:
                match = request.match
                request.client.note_change(guild_id, *(() if match is None else match.servers))
            log.debug("request.ended", outcome=outcome, seconds=round(seconds, 3))
            unbind_contextvars("match")


async def refuse(request: Request, error: BaseException) -> str:
    """Tells the sender alone the mistake and the way out, or a number in the log; the word for it in the log."""
    # A message may come from where the bot may not write.
    closed = request.written and isinstance(error, discord.Forbidden)
    if closed or (isinstance(error, discord.HTTPException) and error.code in UNANSWERABLE):
        return "closed" if closed else "late"
    silent = request.interaction.type is discord.InteractionType.autocomplete
    if silent and isinstance(error, KNOWN):
        return type(error).__name__
    # A saved change is no more refused.
    if isinstance(error, KNOWN) and not request.stands:
        try:
            reply = await request.client.refusal(request, error)
        except Exception as failure:
            reply = _last_word(request, failure)
    else:
        reply = _last_word(request, error)
    if not silent:
        try:
            await answer(request, reply)
        except discord.HTTPException as failure:
            log.warning("refusal.undelivered", error=str(failure))
    return type(error).__name__


def _last_word(request: Request, error: BaseException) -> Reply:
    """Logs a mistake of ours; the answer is a short number that a player can quote and an operator can find. While the
    database is away no number helps.

    The failure may be in the very thing that knows the asker, so this needs no more than Discord has sent.
    """
    if isinstance(error, Unreachable):
        if not isinstance(error, DiskFault):
            log.warning("database.unreachable", error=repr(error.__cause__))
        return unreachable(error, request.stranger().words, request.stands)
    if isinstance(error, discord.DiscordServerError):
        log.warning("discord.failed", interaction=request.id, number=request.number, error=str(error))
    else:
        log.error("request.failed", interaction=request.id, number=request.number, exc_info=error)
    return fault(request.number, request.stranger().words, request.stands)


async def reject(interaction: Interaction, error: BaseException) -> None:
    """Answers what discord.py refused before it reached one of our functions."""

    async def work() -> None:
        raise error

    await enter(Request(interaction), "rejected", work)


@dataclass(frozen=True, slots=True)
class Action:
    """The work of a control with this name in its custom_id; other controls may go on with it."""

    name: str
    run: Callable[[Press], Awaitable[None]]

    def __call__(self, press: Press) -> Awaitable[None]:
        return self.run(press)


def action(name: str) -> Callable[[Callable[[Press], Awaitable[None]]], Action]:
    """Declares what controls with this name do."""
    return lambda function: Action(name, function)


class On(Generic[Subject]):
    """The way to declare what controls do with what they are about; `find` gets that."""

    def __init__(self, find: Callable[[Press], Awaitable[Subject]]) -> None:
        self._find = find

    def __call__(
        self,
        name: str,
        work: Callable[Concatenate[Press, Subject, Facts], Awaitable[None]],
        *facts: Facts.args,
        **named: Facts.kwargs,
    ) -> Action:
        """Controls with this name do this, with these facts besides."""

        async def run(press: Press) -> None:
            await work(press, await self._find(press), *facts, **named)

        return Action(name, run)

    def action(self, name: str) -> Callable[[Callable[[Press, Subject], Awaitable[None]]], Action]:
        """The same, written before the function."""
        return lambda work: self(name, work)


def actions_of(*modules: ModuleType) -> dict[str, Action]:
    """Every action declared in these modules, alone or in a set, by its name. Raises ValueError for two of one name."""
    found: dict[str, Action] = {}
    for module in modules:
        for value in vars(module).values():
            for each in value if isinstance(value, tuple) else (value,):
                if isinstance(each, Action) and found.setdefault(each.name, each) is not each:
                    raise ValueError(f"two functions for the action {each.name!r}")
    return found


async def dispatch(interaction: Interaction, actions: Mapping[str, Action]) -> None:
    """Runs the action that the control or form names."""
    data: Any = interaction.data
    control = ControlId.read(data["custom_id"]) or ControlId(action="")
    fields = _fields(data)
    values = tuple(data.get("values", ())) or tuple(value for each in fields.values() for value in each)
    if control.action == PICK and len(values) == 1:
        control, values = replace(control, action=values[0]), ()
    press = Press(interaction, control, values, fields, _uploads(interaction, fields), _people(interaction))
    known = actions.get(control.action)

    async def work() -> None:
        if known is None:
            raise OutdatedControl(data["custom_id"])
        await known(press)

    await enter(press, control.action if known else "unknown", work)


def _fields(data: Any) -> dict[str, tuple[str, ...]]:
    found: dict[str, tuple[str, ...]] = {}
    for component in data.get("components", ()):
        inner = component.get("component") or component
        for field in inner.get("components", (inner,)):
            typed = (field["value"],) if "value" in field else ()
            found[field["custom_id"]] = tuple(field.get("values", ())) or typed
    return found


def _uploads(
    interaction: Interaction, fields: Mapping[str, tuple[str, ...]]
) -> dict[str, tuple[discord.Attachment, ...]]:
    """The files that were sent in each field of a form: there stand their ids."""
    data: Any = interaction.data
    sent = data.get("resolved", {}).get("attachments", {})
    made = {key: discord.Attachment(data=each, state=interaction._state) for key, each in sent.items()}
    return {name: tuple(made[key] for key in keys if key in made) for name, keys in fields.items()}


def _people(interaction: Interaction) -> dict[str, discord.User]:
    data: Any = interaction.data
    chosen = data.get("resolved", {}).get("users", {})
    return {value: discord.User(state=interaction._state, data=user) for value, user in chosen.items()}


class Control(discord.ui.DynamicItem[discord.ui.Item[Any]], template=TEMPLATE):
    """Any button or select of ours in any message, however old."""

    @classmethod
    async def from_custom_id(cls, _interaction: Any, item: discord.ui.Item[Any], _match: Any, /) -> Control:
        return cls(item)

    async def callback(self, interaction: Any) -> None:
        await interaction.client.act(interaction)
