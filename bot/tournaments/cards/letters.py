"""News of a tournament for one person, or for another channel than its own."""

from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Final

from bot.core.people import former
from bot.language.words import Words, mention, moment
from bot.skin.card import Part, Reply, Tint, boxed, fitting, people, row, text_part
from bot.tournaments.cards.buttons import entrants_buttons, moves_button, table_button
from bot.tournaments.cards.tournaments import MAX_CALLED, heading
from bot.tournaments.model.formats.system import Layout
from bot.tournaments.model.meeting import Meeting
from bot.tournaments.model.standings import Place
from bot.tournaments.model.tournament import Tournament


def seat_card(tournament: Tournament, user: int, words: Words, *, alone: bool) -> Reply:
    """Somebody has moved up from the waiting list. `alone`: nobody else reads it, and it is in no server."""
    told = [heading(tournament, words), words("tournament-seat", player=mention(user))]
    if tournament.plan.policy.check_in is not None:
        told.append(f"-# {words('tournament-seat-check-in')}")
    parts: list[Part] = [text_part("\n".join(told))]
    if not alone:
        parts.append(row(*entrants_buttons(tournament, words)))
    return Reply(boxed(parts, Tint.OPEN), ping=user)


def closed_card(
    tournament: Tournament, user: int, words: Words, *, alone: bool, calendar: bool = False
) -> Reply:
    """Tells who directs it that its channel is closed to the bot, and what to do about it; `calendar`: that somebody
    has deleted its entry there.
    """
    text = words("tournament-closed", channel=f"<#{tournament.place.channel_id}>")
    if calendar:
        text = words("tournament-calendar-gone")
    return Reply(boxed([text_part(f"{heading(tournament, words)}\n{text}")]), ping=None if alone else user)


def moved_card(tournament: Tournament, link: str, words: Words) -> Reply:
    """Stands in the place of an announcement that stands elsewhere now."""
    text = f"{heading(tournament, words)}\n{words('tournament-moved', link=link)}"
    return Reply(boxed([text_part(text), row(table_button(tournament, words))]))


def stand_in_card(tournament: Tournament, words: Words, pings: Sequence[int]) -> Reply:
    """There is news of a tournament whose channel is closed to the bot; what it is, others need not read."""
    called = " ".join(mention(user) for user in pings[:MAX_CALLED] if not former(user))
    text = words("tournament-elsewhere", number=str(tournament.id))
    parts: list[Part] = [text_part(f"{called}\n{text}" if called else text)]
    return Reply(
        boxed([*parts, row(table_button(tournament, words))], Tint.TURN), pings=tuple(pings)[:MAX_CALLED]
    )


def place_told(tournament: Tournament, line: Place, players: int, table: str, words: Words) -> str:
    """The place in which somebody has ended, in which table, and with how many points."""
    rank = str(line.rank)
    if tournament.system.layout is Layout.TREE:
        return words("tournament-own-place", rank=rank, players=players)
    points = tournament.plan.policy.scoring.written(line.values[0])
    return words("tournament-own-place-in", rank=rank, players=players, table=table, points=points)


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
