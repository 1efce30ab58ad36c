"""The texts about a league: its divisions, its promoted and its relegated players."""

from __future__ import annotations

from collections.abc import Collection

from bot.language.words import Words, mention
from bot.tournaments.model.promotion import divided, promoted
from bot.tournaments.model.tournament import Tournament


def divisions_told(tournament: Tournament, words: Words, only: Collection[int] | None = None) -> list[str]:
    """The players of each division, the highest first; of all divisions, or of these, counted from 0."""
    by_number = bool(tournament.seeds)
    return [
        words(
            "league-division",
            number=number,
            players=" ".join(mention(tournament.user(n) if by_number else n) for n in division),
        )
        for number, division in enumerate(divided(tournament), 1)
        if only is None or number - 1 in only
    ]


def moves_told(tournament: Tournament, words: Words) -> list[str]:
    """The promoted and the relegated players, division by division."""
    told = []
    for division in range(len(tournament.groups)):
        players = [mention(tournament.user(line.player)) for line in tournament.table(0, division)]
        up, down = promoted(tournament, division)
        if up:
            told.append(words("league-up", number=division, players=" ".join(players[:up])))
        if down:
            told.append(words("league-down", number=division + 2, players=" ".join(players[-down:])))
    return told
