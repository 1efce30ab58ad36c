"""The text of each meeting in announcements of a knock-out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import Final

from bot.language.words import Words, mention
from bot.skin.room import people
from bot.tournaments.cards.games import numbers_told
from bot.tournaments.cards.results import result_so_far
from bot.tournaments.model.meeting import Meeting
from bot.tournaments.model.tournament import Tournament
from bot.tournaments.model.tree import Bracket

MOST_FREE: Final = 1500
"""Characters of mentions of those who have a bye: at most as many as half of all."""


def bouts_told(
    tournament: Tournament, begun: Sequence[Meeting], words: Words, links: Mapping[int, str]
) -> list[str]:
    """The meetings that have just begun, under the names of their rounds."""
    told = []
    for name, meetings in groupby(begun, lambda meeting: _round(tournament, meeting, words)):
        told.append(f"**{name}**")
        told += [_told(tournament, meeting, words, links) for meeting in meetings]
    opening = tournament.meetings[0]
    if (begun[0].pairing.players(), begun[0].matches[:1]) == (opening.pairing.players(), opening.matches[:1]):
        told += _byes(tournament, words)
    return told


def _byes(tournament: Tournament, words: Words) -> list[str]:
    """The players who have no opponent in the first round."""
    first = {n for m in tournament.meetings if m.pairing.round == 1 for n in m.pairing.players()}
    free = [user for number, user in enumerate(tournament.seeds, 1) if number not in first]
    return ["- " + words("bracket-byes", players=people(free, words, MOST_FREE))] if free else []


def _round(tournament: Tournament, meeting: Meeting, words: Words) -> str:
    for branch in _tree(tournament).branches(tournament.bouts()):
        for number, level in enumerate(branch.levels, 1):
            if level.number == meeting.pairing.round:
                if set(meeting.pairing.players()) in map(set, branch.aside):
                    return words("bracket-third")
                return words(level.key, ties=len(level.ties), number=number, shown="list")
    raise ValueError(f"round {meeting.pairing.round} is in no branch")


def _tree(tournament: Tournament) -> Bracket:
    bracket = tournament.system.bracket(tournament)
    assert bracket is not None
    return bracket


def _told(tournament: Tournament, meeting: Meeting, words: Words, links: Mapping[int, str]) -> str:
    pairing = meeting.pairing
    assert pairing.second is not None
    first, second = (mention(tournament.user(number)) for number in (pairing.first, pairing.second))
    if meeting.given:
        if len(set(pairing.games[0])) == 1:
            return "- " + words("bracket-neither", first=first, second=second)
        won = _tree(tournament).winner(pairing)
        through, gone = (first, second) if won == pairing.first else (second, first)
        return "- " + words("bracket-walkover", player=through, other=gone)
    whole = tournament.of_match(meeting.matches[0])
    assert whole is not None
    message_id = "tournament-pairing" if whole.matches[0] == meeting.matches[0] else "bracket-decider"
    numbers = numbers_told(meeting, links, words)
    told = words(message_id, first=first, second=second, numbers=numbers)
    return f"- {told}{result_so_far(tournament, meeting, words)}"
