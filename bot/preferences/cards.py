"""The three pages of a player's settings: the present choices, each with its menu or button."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from bot.core.clock import LEADS
from bot.core.preferences import SWITCHES, Numbers, PlayerSettings, ServerSettings
from bot.language.words import Words
from bot.skin import card as ui
from rules import Notation

AUTOMATIC = "auto"  # the value that stands for no choice of one's own
PAGES: Final = {
    "settings": ("theme", "notation", "numbers", "white_down", "text_board"),
    "turns": ("turns", "turns_place", "quiet", "reminders", "dm", "vacation_auto", "zone", "zone_asked"),
    "settings-person": ("language", "confirm", "auto_forced", "ranked"),
}
"""The pages of the panel by the action that opens them: how all looks, turns and time, oneself."""


def look_card(
    settings: PlayerSettings,
    themes: Sequence[str],
    words: Words,
    server: ServerSettings | None = None,
    preview: ui.Attached | None = None,
) -> ui.Reply:
    """How boards look; `server`: what holds where they ask; `preview`: the themes as a picture."""
    # A menu shows what was chosen and not what it is for, so its line stands above it.
    parts: list[ui.Part] = [
        f"### {words('settings-heading')}",
        ui.picture_part(preview),
        *_labelled("theme", replace(settings, theme=settings.theme or themes[0]), themes, words),
        *_labelled("notation", settings, (AUTOMATIC, *Notation), words),
        *_labelled("numbers", settings, tuple(Numbers), words),
        _switches("settings", settings, words),
    ]
    if server is not None:
        parts.append(f"-# {_where_it_holds(server, words)}")
    parts.append(_pages("settings", words))
    return ui.pictured(parts, preview)


def person_card(settings: PlayerSettings, words: Words, edge: int) -> ui.Reply:
    """Language, what is asked and shown, blocks and data. `edge`: the card's colour."""
    leads = (("blocks", "blocks"), ("my-data", "privacy"))
    parts: list[ui.Part] = [
        f"### {words('settings-heading')}",
        *_labelled("language", settings, (AUTOMATIC, *words.texts.languages), words),
        _switches("settings-person", settings, words),
        ui.row(*(ui.button(words(f"button-{label}"), ui.ControlId(action)) for label, action in leads)),
        _pages("settings-person", words),
    ]
    return ui.Reply(ui.boxed(parts, edge))


def _switches(page: str, settings: PlayerSettings, words: Words) -> ui.Row:
    """A button for each switch of a page, which shows its state."""
    buttons = []
    for name in PAGES[page]:
        if name in SWITCHES:
            on = getattr(settings, name)
            label = words(f"switch-{slug(name)}", on="yes" if on else "no")
            other = ui.ControlId("switch", int(not on), rest=name)
            buttons.append(ui.button(label, other, ui.Style.success if on else ui.Style.secondary))
    return ui.row(*buttons)


def _pages(shown: str, words: Words) -> ui.Row:
    return ui.row(
        *(
            ui.button(words(f"button-page-{page}"), ui.ControlId(page), disabled=page == shown)
            for page in PAGES
        )
    )


def turns_card(settings: PlayerSettings, words: Words, here: int | None, edge: int) -> ui.Reply:
    """When and where the player hears of turns. `here`: the channel for a daily message, None outside; `edge`: the
    card's colour.
    """
    hours = [(str(hour), f"{hour:02d}:00") for hour in range(24)]
    place, quiet = settings.turns_place, settings.quiet
    daily = [(AUTOMATIC, words("turns-at-once")), *hours]
    heading = f"### {words('turns-heading')}\n{words('settings-turns', value=_turns(settings, words))}"
    parts: list[ui.Part] = [
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
    leads = [
        ui.option(words("settings-hours", count=each), str(each), chosen=each in settings.reminders)
        for each in LEADS
    ]
    leading = words("settings-choose-reminders"), ui.ControlId("set", rest="reminders"), leads
    begins = [(AUTOMATIC, words("settings-none")), *hours]
    parts += [
        words("settings-reminders", value=_hours(settings.reminders, words)),
        ui.menu(*leading, least=0, most=len(leads)),
        words("settings-quiet", value=_quiet(quiet, settings.zone, words)),
        _one_of("quiet_from", begins, AUTOMATIC if quiet is None else str(quiet[0]), words),
    ]
    if quiet is not None:
        ends = [(value, shown) for value, shown in hours if value != str(quiet[0])]
        parts.append(_one_of("quiet_until", ends, str(quiet[1]), words))
    parts += [
        words("settings-zone", value=words.zone(settings.zone)),
        _switches("turns", settings, words),
        ui.row(
            *(ui.button(words(f"button-{each}"), ui.ControlId(each)) for each in ("zone-ask", "vacation"))
        ),
        _pages("turns", words),
    ]
    return ui.Reply(ui.boxed(parts, edge))


def back_button(words: Words, page: str) -> ui.Button:
    """The way back to a page of the settings."""
    return ui.button(words("button-desk-back"), ui.ControlId(page))


def _where_it_holds(server: ServerSettings, words: Words) -> str:
    """The boards that look as the player has chosen."""
    chosen = [words(f"choice-theme-{server.theme}")] if server.theme else []
    chosen += [words(f"choice-notation-{server.notation}")] if server.notation else []
    return words("settings-look-server", chosen=chosen) if chosen else words("settings-look-players")


def slug(name: str) -> str:
    """A setting's name as the catalogue writes it."""
    return name.replace("_", "-")


def _one_of(name: str, values: Sequence[tuple[str, str]], chosen: str, words: Words) -> ui.Row:
    options = [ui.option(label, value, chosen=value == chosen) for value, label in values]
    return ui.menu(words(f"settings-choose-{slug(name)}"), ui.ControlId("set", rest=name), options)


def _labelled(
    name: str, settings: PlayerSettings, values: Sequence[str], words: Words
) -> tuple[ui.Part, ui.Part]:
    chosen = getattr(settings, name) or AUTOMATIC
    shown = [(value, _said(name, value, words)) for value in values]
    return words(f"settings-{name}", value=_said(name, chosen, words)), _one_of(name, shown, chosen, words)


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
