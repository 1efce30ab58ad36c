"""Which game is meant, and how games and invitations are called in lists."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from bot.cards.card import shortened
from bot.core.errors import NoMatch, NoSeek
from bot.readers import Asked

if TYPE_CHECKING:
    from bot.controls.ids import ControlId
    from bot.core.match import Match
    from bot.core.terms import Seek
    from bot.words import Words


LARGEST = 2**53


def number(text: str) -> int | None:
    """The number that a player typed or chose, "12" or "#12"; None for anything else."""
    digits = text.strip().lstrip("#").strip()
    if not digits.isascii() or not digits.isdecimal() or not 0 < int(digits[:17]) < LARGEST:
        return None
    return int(digits[:17])


async def waiting(interaction: Asked, game: str | None) -> Match:
    """The game named, or the one that waits for my move: the longest waiting, of this channel first.

    Raises NoMatch, NoMatchWaiting, NotAPlayer.
    """
    if game is not None:
        return await mine(interaction, game)
    match = await interaction.client.house.matches.waiting(
        interaction.user.id, interaction.channel_id, request=interaction.id
    )
    return _noted(interaction, match)


async def mine(interaction: Asked, game: str | None) -> Match:
    """The game named, or the one that I most likely mean, in which I play. Raises NoMatch, NotAPlayer."""
    match = await any_match(interaction, game)
    match.side_of(interaction.user.id)
    return match


async def any_match(interaction: Asked, game: str | None) -> Match:
    """The game named, whoever plays it, or the one of mine that I most likely mean. Raises NoMatch."""
    matches = interaction.client.house.matches
    if game is None:
        return _noted(interaction, await matches.current(interaction.user.id, interaction.channel_id))
    match_id = number(game)
    if match_id is None:
        raise NoMatch(match=shortened(game, 40))
    return _noted(interaction, await matches.get(match_id))


def seek_number(text: str) -> int:
    """Raises NoSeek."""
    found = number(text)
    if found is None:
        raise NoSeek(seek=shortened(text, 40))
    return found


async def match_of(interaction: Asked, control: ControlId) -> Match:
    """The match that a control is about, as it stands now. Raises NoMatch."""
    return _noted(interaction, await interaction.client.house.matches.get(control.target))


def match_label(match: Match, user: int, names: Mapping[int, str], words: Words) -> str:
    """A game in a list: "#12 Russian draughts, Ann: your move"."""
    side = match.side_of(user)
    rival = names[match.players[side.other]]
    turn = "over" if match.over else "mine" if match.to_move is side else "theirs"
    return words(
        "label-match", number=str(match.id), game=words.game(match.terms.game), opponent=rival, turn=turn
    )


def seek_label(seek: Seek, name: str, words: Words) -> str:
    """An invitation in a list: "Ann: Russian draughts, 3 days a move"."""
    terms = seek.terms
    return words(
        "label-seek",
        player=name,
        game=words.game(terms.game),
        pace=words.pace(terms.pace),
        rated="yes" if terms.rated else "no",
    )


def _noted(interaction: Asked, match: Match) -> Match:
    # The error handler offers moves of this match as buttons.
    interaction.extras["match"] = match
    return match
