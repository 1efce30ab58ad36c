"""The forms of the directors' desk and of players' wishes: a field for each thing that is asked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord

from bot.language.words import Words
from bot.skin.card import MAX_OPTIONS, option
from bot.skin.control_ids import ControlId
from bot.tournaments.model.acts import RESULTS, WORTHS
from bot.tournaments.model.policy import ROUND_DAYS

CLAIMS = ("win", "draw", "loss")
MAX_TITLE = 45
Label = discord.ui.Label[discord.ui.Modal]


def asking_form(
    title: str, fields: Sequence[str], control: ControlId, words: Words, games: Sequence[tuple[str, str]] = ()
) -> discord.ui.Modal:
    """A form with these fields. `games`: the games to choose from, by number and label; where they are too many for a
    menu their number is typed.
    """
    return form(title, control, *(_field(name, words, games) for name in fields))


def form(title: str, control: ControlId, *labels: Label) -> discord.ui.Modal:
    modal = discord.ui.Modal(title=title[:MAX_TITLE], custom_id=str(control))
    for label in labels:
        modal.add_item(label)
    # As with cards: the answer is found by its custom_id, so the library need not keep the form.
    modal.stop()
    return modal


def _field(name: str, words: Words, games: Sequence[tuple[str, str]]) -> Label:
    component: discord.ui.Item[Any]
    about: str | None = None
    # Names that mean something else in the catalogue.
    label = {"open": "game", "decided": "game", "round": "of-round", "claim": "result"}.get(name, name)
    match name:
        case "player" | "other" | "substitute":
            component = discord.ui.UserSelect(custom_id=name, required=True)
        case "channel":
            component = discord.ui.ChannelSelect(
                custom_id=name, required=True, channel_types=[discord.ChannelType.text]
            )
        case "file":
            component = discord.ui.FileUpload(custom_id=name, required=True, min_values=1, max_values=1)
            about = words("desk-file-about")
        case "result" | "worth":
            values = RESULTS if name == "result" else WORTHS
            component = _select(name, [(value, words(f"desk-{name}-{value}")) for value in values])
            about = words("desk-result-about") if name == "result" else None
        case "claim":
            component = _select(name, [(each, words(f"claim-{each}")) for each in CLAIMS])
        case "game":
            component = _select(name, games[:MAX_OPTIONS])
        case "open" | "decided" if 0 < len(games) <= MAX_OPTIONS:
            component = _select(name, games)
            about = words("desk-game-about")
        case _:
            component = discord.ui.TextInput(custom_id=name, required=name != "round", max_length=9)
            least, most = ROUND_DAYS[0] - 1, ROUND_DAYS[-1]
            code = "number" if label == "game" else label
            about = words(f"desk-{code}-about", least=least, most=most)
    return discord.ui.Label(text=words(f"desk-{label}"), description=about, component=component)


def _select(name: str, options: Sequence[tuple[str, str]]) -> discord.ui.Select[discord.ui.Modal]:
    return discord.ui.Select(
        custom_id=name, required=True, options=[option(label, value) for value, label in options]
    )
