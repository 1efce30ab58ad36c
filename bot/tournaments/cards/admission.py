"""The form of who may enter a tournament, and of its director's own words."""

import discord

from bot.language.words import Words
from bot.skin.card import ControlId, Field, modal, typed_field
from bot.tournaments.model.plan import NOTE_LENGTH, Plan

LIST_LENGTH = 4000  # the characters of a field, Discord's most


def admission_form(plan: Plan, listed: str, control: ControlId, words: Words) -> discord.ui.Modal:
    """`listed`: the list as it stands, in names."""
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

    return modal(
        words("form-admission"),
        control,
        asked("role", role),
        text("list", listed, LIST_LENGTH, lines=True),
        asked("file", file),
        text("games", str(policy.games or ""), 8),
        text("note", plan.note, NOTE_LENGTH, lines=True),
    )
