"""What happens to a game whose player to move has run out of time."""

from __future__ import annotations

from bot.core.match import Match
from bot.ui.protocol import Interaction
from bot.ui.replies import acknowledge


async def choose_after_fall(interaction: Interaction, match: Match, choice: str) -> None:
    """What the opponent of a fallen clock wants: claim the win, give a day, or renew the turn."""
    matches, user = interaction.client.app.matches, interaction.user.id
    if choice == "claim":
        await matches.claim_time(user, match.id, request=interaction.id)
        await acknowledge(interaction, "time-claimed")
    elif choice == "give":
        await matches.give_time(user, match.id, request=interaction.id)
        await acknowledge(interaction, "time-given")
    else:
        await matches.go_on(user, match.id, request=interaction.id)
        await acknowledge(interaction, "time-renewed")
