"""The games of a tournament with links to their boards, for the cards that name them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.core.tournament.meeting import Meeting
from bot.core.tournament.tournament import Tournament
from bot.language.markdown import escaped, linked
from bot.language.words import Words
from bot.ui.cards.results import result_so_far

MOST_LINKED = 12
"""Games of which one card tells with links."""
ROOM = 2500
"""Characters that links may make the lines of an announcement long; where they would not fit, there are none."""


def numbers_told(meeting: Meeting, links: Mapping[int, str], words: Words) -> str:
    """The numbers of a meeting's games: "#3 and #4"; `links`: where their boards stand."""
    numbers = [linked(f"#{match_id}", links.get(match_id, "")) for match_id in meeting.matches]
    return words.texts.series(words.language, numbers)


def fitting(begun: Sequence[Meeting], links: Mapping[int, str]) -> Mapping[int, str]:
    """The links, if a card has room for those of all these meetings."""
    length = sum(len(links.get(match_id, "")) for meeting in begun for match_id in meeting.matches)
    return links if length <= ROOM else {}


def games_told(
    tournament: Tournament,
    links: Mapping[int, str],
    names: Mapping[int, str],
    words: Words,
    reader: int | None = None,
) -> str:
    """Some of the games, a line each: those of the reader and those under way first, then what ended last."""

    def order(meeting: Meeting) -> tuple[bool, bool, int]:
        users = {tournament.user(number) for number in meeting.pairing.players()}
        return meeting.decided, reader not in users, -meeting.matches[0]

    played = [meeting for meeting in tournament.meetings if meeting.matches]
    lines = [words("table-games")] if played else []
    for meeting in sorted(played, key=order)[:MOST_LINKED]:
        first, second = (escaped(names[tournament.user(number)]) for number in meeting.pairing.players())
        numbers = numbers_told(meeting, links, words)
        told = words("table-game", numbers=numbers, first=first, second=second)
        lines.append(f"-# {told}{result_so_far(tournament, meeting)}")
    if len(played) > MOST_LINKED:
        lines.append(f"-# {words('table-games-more', count=len(played) - MOST_LINKED)}")
    return "\n".join(lines)
