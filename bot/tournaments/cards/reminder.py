"""The cards that remind of the end of a round those whose games are open, and of a check-in those who have not come."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Final

from bot.language.words import Words, mention, moment
from bot.skin.card import Reply, Tint, boxed, row, text_part
from bot.skin.room import fitting, people
from bot.tournaments.cards.buttons import entrants_buttons, moves_button, table_button
from bot.tournaments.cards.tournaments import MAX_CALLED, heading
from bot.tournaments.model.meeting import Meeting
from bot.tournaments.model.tournament import Tournament

ROOM: Final = 3000


def reminder_card(
    tournament: Tournament,
    games: Sequence[tuple[int, Meeting, int]],
    left: int,
    end: datetime | None,
    links: Mapping[int, str],
    words: Words,
) -> Reply:
    """`games`: number, meeting and player to move of each that is open; `left`: days until the end."""
    until = {} if end is None else {"at": moment(end, "F"), "rest": moment(end)}
    lines = [_line(tournament, *game, links, words) for game in games]
    told = [
        heading(tournament, words),
        words("tournament-reminder", left=left, **until),
        *fitting(lines, ROOM),
    ]
    called = dict.fromkeys(
        tournament.user(number) for _, meeting, _ in games for number in meeting.pairing.players()
    )
    buttons = row(moves_button(words), table_button(tournament, words))
    return Reply(boxed([text_part("\n".join(told)), buttons], Tint.TURN), pings=tuple(called)[:MAX_CALLED])


def check_in_card(tournament: Tournament, words: Words) -> Reply:
    """The entrants who have not come to the check-in; it calls them."""
    late, starts_at = tournament.unanswered, tournament.starts_at
    until = {} if starts_at is None else {"at": moment(starts_at, "F"), "rest": moment(starts_at)}
    told = [
        heading(tournament, words),
        words("tournament-check-in-reminder", **until),
        words("tournament-check-in-missing", players=people(late, words, ROOM)),
    ]
    buttons = row(*entrants_buttons(tournament, words))
    return Reply(boxed([text_part("\n".join(told)), buttons], Tint.OPEN), pings=late[:MAX_CALLED])


def _line(
    tournament: Tournament, number: int, meeting: Meeting, mover: int, links: Mapping[int, str], words: Words
) -> str:
    first, second = (mention(tournament.user(player)) for player in meeting.pairing.players())
    numbers = f"[#{number}]({links[number]})" if number in links else f"#{number}"
    game = words("table-game", numbers=numbers, first=first, second=second)
    return "- " + words("tournament-reminder-game", game=game, player=mention(mover))
