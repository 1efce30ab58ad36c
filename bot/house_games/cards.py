"""The private cards on which a server composes its house games."""

import enum
from collections.abc import Mapping
from dataclasses import fields
from typing import Any, Final

import discord

from bot.house_games.model import MAX_NAME, MOST
from bot.language.words import Words
from bot.match.cards.terms import rules_button
from bot.skin.card import ControlId, Reply, Style, boxed, button, form, menu, option, row, text_reply
from rules.draughts.house import HouseRules, choices_of

TRAITS: Final = tuple(field.name for field in fields(HouseRules))
MENUS: Final = ("size", "refusal", "priority", "crowning")
SWITCHES: Final = ("right", "backward", "flying", "first", "giveaway")


def coded(rules: HouseRules) -> str:
    """The traits, also those that contradict one another, as a figure for each: for the controls of a card."""
    return "".join(str(choices_of(trait).index(getattr(rules, trait))) for trait in TRAITS)


def decoded(code: str) -> HouseRules:
    """Raises ValueError, IndexError for what is no such text."""
    chosen: dict[str, Any] = {
        trait: choices_of(trait)[int(figure)] for trait, figure in zip(TRAITS, code, strict=True)
    }
    return HouseRules(**chosen)


def house_card(games: Mapping[str, str], words: Words, ended: int | None = None) -> Reply:
    """The house games of a server, one to be chosen; `ended`: invitations that ended with one that was just removed."""
    lines = [f"### {words('house-heading')}", f"-# {words('house-how', most=MOST)}"]
    named = [(name, HouseRules.read(key)) for key, name in games.items()]
    lines += [f"- **{name}** {words.line(rules.key)}" for name, rules in named]
    if ended is not None:
        lines.append(words("house-removed", count=ended))
    rows = []
    if named:
        options = [option(name, coded(rules)) for name, rules in named]
        rows.append(menu(words("house-choose"), ControlId("house-open"), options))
    new = ControlId("house-new", rest=coded(HouseRules()))
    rows.append(
        row(
            button(words("button-house-new"), new, Style.primary, disabled=len(games) >= MOST),
            button(words("button-house-setup"), ControlId("setup")),
        )
    )
    return text_reply("\n".join(lines), *rows)


def composer_card(rules: HouseRules, words: Words) -> Reply:
    """The traits to choose from, and below them the rules that they make, or why they make none."""
    code, clashes = coded(rules), [*rules.clashes()]
    menus = [
        menu(
            words(f"house-{trait}"),
            ControlId("house-set", rest=f"{trait}:{code}"),
            [
                option(_named(trait, value, words), str(number), chosen=value == getattr(rules, trait))
                for number, value in enumerate(choices_of(trait))
            ],
        )
        for trait in MENUS
    ]
    switches = [
        button(
            words(f"house-{trait}", on=_slug(getattr(rules, trait))),
            ControlId("house-set", rest=f"{trait}:{code}"),
            Style.success if getattr(rules, trait) != choices_of(trait)[0] else Style.secondary,
        )
        for trait in SWITCHES
    ]
    told = [words(f"error-clashing-traits-{why}") for why in clashes]
    text = "\n".join(told) if told else words.line(rules.key)
    save = ControlId("house-save", rest=code)
    ways = row(
        button(words("button-house-save"), save, Style.success, disabled=bool(clashes)),
        *(() if clashes else (rules_button(rules.key, words),)),
        button(words("button-house-back"), ControlId("house")),
    )
    heading = f"### {words('house-new')}\n-# {words('house-new-how')}"
    return Reply(boxed([heading, *menus, row(*switches), text, ways]))


def open_card(rules: HouseRules, name: str, words: Words) -> Reply:
    """One house game with its rules, to be renamed or removed."""
    code = coded(rules)
    return text_reply(
        f"### {name}\n{words.line(rules.key)}",
        row(
            rules_button(rules.key, words),
            button(words("button-house-rename"), ControlId("house-rename", rest=code)),
            button(words("button-house-remove"), ControlId("house-remove", rest=code), Style.danger),
            button(words("button-house-back"), ControlId("house")),
        ),
    )


def name_form(control: ControlId, words: Words) -> discord.ui.Modal:
    """The form in which a house game gets its name."""
    return form(
        words("form-house-title"), control, words("form-house-name"), words("form-house-example"), MAX_NAME
    )


def _named(trait: str, value: object, words: Words) -> str:
    if trait == "size":
        return words.option(f"{value}x{value}")
    return words(f"house-{trait}-{_slug(value)}")


def _slug(value: object) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, enum.Enum):
        return str(value.value)
    return "none" if value is None else str(value)
