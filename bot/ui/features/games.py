"""Which game is meant: by a command, by a control."""

from __future__ import annotations

from bot.core.errors import NoMatch
from bot.core.match import Match
from bot.ui.cards.card import shortened
from bot.ui.control_ids import ControlId
from bot.ui.protocol import Interaction

LARGEST = 2**53


def number(text: str) -> int | None:
    """The number that a player typed or chose, "12" or "#12"; None for anything else."""
    digits = text.strip().lstrip("#").strip()
    if not digits.isascii() or not digits.isdecimal() or not 0 < int(digits[:17]) < LARGEST:
        return None
    return int(digits[:17])


async def waiting_match(interaction: Interaction, game: str | None) -> Match:
    """The game named, or the one that waits for my move: the longest waiting, of this channel first.

    Raises NoMatch, NoMatchWaiting, NotAPlayer.
    """
    if game is not None:
        return await my_match(interaction, game)
    match = await interaction.client.app.matches.waiting(
        interaction.user.id, interaction.channel_id, request=interaction.id
    )
    return _noted(interaction, match)


async def my_match(interaction: Interaction, game: str | None) -> Match:
    """The game named, or the one that I most likely mean, in which I play. Raises NoMatch, NotAPlayer."""
    match = await any_match(interaction, game)
    match.side_of(interaction.user.id)
    return match


async def any_match(interaction: Interaction, game: str | None) -> Match:
    """The game named, whoever plays it, or the one of mine that I most likely mean. Raises NoMatch."""
    matches = interaction.client.app.matches
    if game is None:
        return _noted(interaction, await matches.current(interaction.user.id, interaction.channel_id))
    match_id = number(game)
    if match_id is None:
        raise NoMatch(match=shortened(game, 40))
    return _noted(interaction, await matches.get(match_id))


async def match_of(interaction: Interaction, control: ControlId) -> Match:
    """The match that a control is about, as it stands now. Raises NoMatch."""
    return _noted(interaction, await interaction.client.app.matches.get(control.target))


async def unchanged_match(interaction: Interaction, control: ControlId) -> Match:
    """The match, which must stand as it did when the control was made. Raises StaleMatch."""
    match = await match_of(interaction, control)
    match.expects(control.seq)
    return match


def _noted(interaction: Interaction, match: Match) -> Match:
    # The error handler offers moves of this match as buttons.
    interaction.extras["match"] = match
    return match
