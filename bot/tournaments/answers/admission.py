"""Who may enter a tournament, and its director's own words: asked, and read."""

import re
from collections import Counter
from collections.abc import Iterable
from dataclasses import replace

import discord

from bot.core.errors import BadTournament
from bot.core.plain import plain
from bot.skin.card import ControlId, Field, modal, typed_field
from bot.skin.context import Press, Request
from bot.skin.names import stored_names
from bot.skin.replies import open_form
from bot.tournaments.cards.desk import ADMISSION
from bot.tournaments.model.plan import NOTE_LENGTH, Plan
from bot.tournaments.model.roster import MOST_BYTES, read
from bot.tournaments.model.tournament import Tournament
from bot.tournaments.service.directors import Directors

_BETWEEN = re.compile(r"[\n,;、，；]")
_MOST_NAMED = 10
LIST_LENGTH = 4000  # the characters of a field, Discord's most


async def ask(press: Press, tournament: Tournament) -> None:
    """Opens the form, with the list as it stands, in names."""
    plan, words, listed = tournament.plan, await press.words(), _written(await _listed(press, tournament))
    policy, of_role = plan.policy, discord.SelectDefaultValueType.role
    chosen = [] if policy.role is None else [discord.SelectDefaultValue(id=policy.role, type=of_role)]
    role: discord.ui.RoleSelect[discord.ui.Modal] = discord.ui.RoleSelect(
        custom_id="role", required=False, min_values=0, default_values=chosen
    )
    file: discord.ui.FileUpload[discord.ui.Modal] = discord.ui.FileUpload(
        custom_id="file", required=False, min_values=0, max_values=1
    )

    def asked(name: str, component: discord.ui.Item[discord.ui.Modal]) -> Field:
        about = words(f"admission-{name}-about")
        return discord.ui.Label(text=words(f"admission-{name}"), description=about, component=component)

    def text(name: str, value: str, most: int, *, lines: bool = False) -> Field:
        label, about = words(f"admission-{name}"), words(f"admission-{name}-about")
        return typed_field(label, name, value, most=most, about=about, required=False, lines=lines)

    fields = (
        asked("role", role),
        text("list", listed, LIST_LENGTH, lines=True),
        asked("file", file),
        text("games", str(policy.games or ""), 8),
        text("note", plan.note, NOTE_LENGTH, lines=True),
    )
    control = ControlId("tournament-set", tournament.id, tournament.seq, ADMISSION)
    await open_form(press, modal(words("form-admission"), control, *fields))


async def chosen(press: Press, tournament: Tournament, games: int | None) -> Plan:
    """The plan with what the form says; a list that was left as it stood stays. Raises BadTournament."""

    known, plan = await _listed(press, tournament), tournament.plan
    listed, text = plan.policy.listed or (), "\n".join(press.typed("list").strip().splitlines())
    if text != _written(known):
        listed = await _identified(press, filter(None, map(str.strip, _BETWEEN.split(text))), known)
    for file in press.uploads.get("file", ()):
        if file.size > MOST_BYTES:
            raise BadTournament("file", line=0)
        await press.deferral.defer_now()
        roster = read(await file.read(), press.client.typed.column)
        listed += await _identified(press, roster.names, known)
    role = press.figure(press.typed("role")) if press.typed("role") else None
    everybody = role == press.guild_id
    policy = replace(
        plan.policy,
        role=None if everybody else role,
        listed=tuple(dict.fromkeys(listed)) or None,
        games=games,
    )
    return replace(plan, policy=policy, note=press.typed("note").strip())


async def _listed(request: Request, tournament: Tournament) -> dict[str, int]:
    """The people on its list as they are written there: by a name that one of them has, else by their number."""
    listed = [user for user in tournament.plan.policy.listed or () if user > 0]
    names = await stored_names(request.client, listed)
    borne = Counter(names.values())
    return {names[user] if borne[names.get(user, "")] == 1 else str(user): user for user in listed}


def _written(listed: Iterable[str]) -> str:
    text = "\n".join(listed)
    return text if len(text) <= LIST_LENGTH else text[: LIST_LENGTH - 1] + "…"


async def _identified(press: Press, names: Iterable[str], known: dict[str, int]) -> tuple[int, ...]:
    written = list(dict.fromkeys(names))
    found = await press.app[Directors].identified([n for n in written if n not in known], press.guild_id)
    found |= known
    if missing := [name for name in written if name not in found]:
        raise BadTournament("unknown", names=[plain(name, 40) for name in missing[:_MOST_NAMED]])
    return tuple(found[name] for name in written)
