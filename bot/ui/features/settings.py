"""What players and servers choose: from a command or from the selects of a card, into the settings."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.board.pictures import THEMES
from bot.ui.cards.settings import AUTOMATIC, SWITCHES, settings_card
from bot.ui.context import asker
from bot.ui.protocol import Interaction
from bot.ui.replies import answer, turn_into


async def show_settings(interaction: Interaction) -> None:
    """The asker's settings as they are now, in the private message clicked in or in a new one."""
    reader = await asker(interaction)
    card = settings_card(reader.settings, THEMES, reader.words)
    aside = interaction.message is not None and interaction.message.flags.ephemeral
    await (turn_into(interaction, card) if aside else answer(interaction, card))


async def choose(interaction: Interaction, **changes: Any) -> None:
    """Saves what the asker chose and shows all of it. Raises BadSetting, and saves nothing then."""
    await interaction.client.app.players.save(interaction.user.id, **changes)
    await show_settings(interaction)


async def choose_from_select(interaction: Interaction, name: str, values: Sequence[str]) -> None:
    """One select of the card was used."""
    if name == "switches":
        await choose(interaction, **{switch: switch in values for switch in SWITCHES})
    elif name == "reminders":
        await choose(interaction, reminders=[int(value) for value in values])
    else:
        await choose(interaction, **{name: None if values[0] == AUTOMATIC else values[0]})
