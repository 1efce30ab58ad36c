"""The games of a tournament with links to their boards, for the cards that name them."""

from __future__ import annotations

from collections.abc import Mapping

from bot.language.markdown import escaped, linked
from bot.language.words import Words
from bot.skin.room import fitting
from bot.tournaments.cards.results import result_so_far
from bot.tournaments.model.meeting import Meeting
from bot.tournaments.model.tournament import Tournament

MOST_LINKED = 12
"""Games of which one card tells with links."""
ROOM = 2000
"""Characters of these lines; links that would not fit are left out, and so are games for which there is no room."""


def numbers_told(meeting: Meeting, links: Mapping[int, str], words: Words) -> str:
    """The numbers of a meeting's games: "#3 and #4"; `links`: where their boards stand."""
    numbers = [linked(f"#{match_id}", links.get(match_id, "")) for match_id in meeting.matches]
    return words.texts.series(words.language, numbers)


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

    played = sorted((meeting for meeting in tournament.meetings if meeting.matches), key=order)
    if not played:
        return ""

    def line(meeting: Meeting, links: Mapping[int, str]) -> str:
        first, second = (escaped(names[tournament.user(number)]) for number in meeting.pairing.players())
        numbers = numbers_told(meeting, links, words)
        told = words("table-game", numbers=numbers, first=first, second=second)
        return f"-# {told}{result_so_far(tournament, meeting, words)}"

    lines = [line(meeting, links) for meeting in played[:MOST_LINKED]]
    if len("\n".join(lines)) > ROOM:
        lines = fitting([line(meeting, {}) for meeting in played[:MOST_LINKED]], ROOM)
    left = len(played) - len(lines)
    more = [f"-# {words('table-games-more', count=left)}"] if left else []
    return "\n".join([words("table-games"), *lines, *more])
