"""The card of a player's settings: the present choices, and a select for each."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import discord

from bot.core.clock import LEADS
from bot.core.preferences import SWITCHES, Numbers, PlayerSettings, ServerSettings
from bot.language.words import Words
from bot.skin.card import (
    Attached,
    ControlId,
    Part,
    Reply,
    boxed,
    button,
    framed,
    menu,
    option,
    picture_part,
    row,
)
from rules import Notation

AUTOMATIC = "auto"
"""The value that stands for no choice of one's own."""


def settings_card(
    settings: PlayerSettings,
    themes: Sequence[str],
    words: Words,
    server: ServerSettings | None = None,
    preview: Attached | None = None,
) -> Reply:
    """All choices, each with a menu; `server`: what holds where they ask; `preview`: the themes as a picture."""
    on = {name for name in SWITCHES if getattr(settings, name)}
    language = words("settings-language", value=_said("language", settings.language or AUTOMATIC, words))
    switches = [words(f"settings-{slug(name)}", value="yes" if name in on else "no") for name in SWITCHES]
    # A menu shows what was chosen and not what it is for, so its line stands above it.
    parts: list[Part] = [
        f"### {words('settings-heading')}\n{language}",
        _chosen("language", settings, (AUTOMATIC, *words.texts.languages), words),
        *([] if preview is None else [picture_part(preview)]),
        *_labelled("theme", replace(settings, theme=settings.theme or themes[0]), themes, words),
        *_labelled("notation", settings, (AUTOMATIC, *Notation), words),
        *_labelled("numbers", settings, tuple(Numbers), words),
        "\n".join(switches),
        _any_of("switches", [(name, words(f"switch-{slug(name)}")) for name in SWITCHES], on, words),
    ]
    parts.append(f"-# {_where_it_holds(server, words)}")
    leads = (("turns", "turns"), ("vacation", "vacation"), ("blocks", "blocks"), ("my-data", "privacy"))
    parts.append(row(*(button(words(f"button-{label}"), ControlId(action)) for label, action in leads)))
    shown = () if preview is None else (preview,)
    return Reply(framed(parts, *shown), shown)


def turns_card(settings: PlayerSettings, words: Words, here: int | None, edge: int) -> Reply:
    """When and where the player hears of turns. `here`: the channel for a daily message, None outside; `edge`: the
    card's colour.
    """
    hours = [(str(hour), f"{hour:02d}:00") for hour in range(24)]
    place, quiet = settings.turns_place, settings.quiet
    daily = [(AUTOMATIC, words("turns-at-once")), *hours]
    heading = f"### {words('turns-heading')}\n{words('settings-turns', value=_turns(settings, words))}"
    parts: list[Part] = [
        f"{heading}\n-# {words('turns-how')}",
        _one_of("turns", daily, AUTOMATIC if settings.turns is None else str(settings.turns), words),
    ]
    if settings.turns is not None and (here is not None or place is not None):
        where = "letter" if place is None else "channel"
        ways = [("no", words("turns-where-letter")), *([("yes", words("turns-where-here"))] if here else [])]
        parts += [
            words("settings-turns-where", where=where, channel=f"<#{place[1] if place else here}>"),
            _one_of("turns_here", ways, "no" if place is None else "yes", words),
        ]
    leads = [(str(each), words("settings-hours", count=each)) for each in LEADS]
    begins = [(AUTOMATIC, words("settings-none")), *hours]
    parts += [
        words("settings-reminders", value=_hours(settings.reminders, words)),
        _any_of("reminders", leads, {str(each) for each in settings.reminders}, words),
        words("settings-quiet", value=_quiet(quiet, settings.zone, words)),
        _one_of("quiet_from", begins, AUTOMATIC if quiet is None else str(quiet[0]), words),
    ]
    if quiet is not None:
        ends = [(value, shown) for value, shown in hours if value != str(quiet[0])]
        parts.append(_one_of("quiet_until", ends, str(quiet[1]), words))
    parts += [
        words("settings-zone", value=words.zone(settings.zone)),
        row(button(words("button-zone-ask"), ControlId("zone-ask")), back_button(words)),
    ]
    return Reply(boxed(parts, edge))


def back_button(words: Words) -> discord.ui.Button[Any]:
    """The way back to the settings."""
    return button(words("button-desk-back"), ControlId("settings"))


def _where_it_holds(server: ServerSettings | None, words: Words) -> str:
    """The boards that look as the player has chosen."""
    alone = words("settings-look-alone")
    if server is None:
        return alone
    chosen = [words(f"choice-theme-{server.theme}")] if server.theme else []
    chosen += [words(f"choice-notation-{server.notation}")] if server.notation else []
    told = words("settings-look-server", chosen=chosen) if chosen else words("settings-look-players")
    return words("position-series", first=alone, following=told)


def slug(name: str) -> str:
    """A setting's name as the catalogue writes it."""
    return name.replace("_", "-")


def _one_of(
    name: str, values: Sequence[tuple[str, str]], chosen: str, words: Words
) -> discord.ui.ActionRow[Any]:
    options = [option(label, value, chosen=value == chosen) for value, label in values]
    return menu(words(f"settings-choose-{slug(name)}"), ControlId("set", rest=name), options)


def _chosen(name: str, settings: PlayerSettings, values: Sequence[str], words: Words) -> Part:
    chosen = getattr(settings, name) or AUTOMATIC
    return _one_of(name, [(value, _said(name, value, words)) for value in values], chosen, words)


def _labelled(name: str, settings: PlayerSettings, values: Sequence[str], words: Words) -> tuple[Part, Part]:
    told = words(f"settings-{name}", value=_said(name, getattr(settings, name) or AUTOMATIC, words))
    return told, _chosen(name, settings, values, words)


def _any_of(
    name: str, values: Sequence[tuple[str, str]], chosen: set[str], words: Words
) -> discord.ui.ActionRow[Any]:
    options = [option(label, value, chosen=value in chosen) for value, label in values]
    return menu(
        words(f"settings-choose-{name}"), ControlId("set", rest=name), options, least=0, most=len(options)
    )


def _said(name: str, value: str, words: Words) -> str:
    if name == "language":
        return words("language-auto") if value == AUTOMATIC else words.language_name(value)
    return words(f"choice-{name}-{value}")


def _hours(hours: Sequence[int], words: Words) -> str:
    said = [words("settings-hours", count=each) for each in hours]
    return words.texts.series(words.language, said) if said else words("settings-none")


def _turns(settings: PlayerSettings, words: Words) -> str:
    if settings.turns is None:
        return words("turns-at-once")
    return words("turns-daily", time=f"{settings.turns:02d}:00", zone=words.zone(settings.zone))


def _quiet(quiet: tuple[int, int] | None, zone: str, words: Words) -> str:
    if quiet is None:
        return words("settings-none")
    return words(
        "settings-from-until", start=f"{quiet[0]:02d}:00", end=f"{quiet[1]:02d}:00", zone=words.zone(zone)
    )
