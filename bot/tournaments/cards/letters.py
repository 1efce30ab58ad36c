"""News for one person or for another channel, reminders, and claims: whose turn it is to say or decide something."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from datetime import datetime
from typing import Final

from bot.core.access import former
from bot.language.words import Words, mention, moment
from bot.skin.card import Part, Reply, Tint, boxed, fitting, people, row, text_part
from bot.tournaments.cards.buttons import entrants_buttons, moves_button, way
from bot.tournaments.cards.games import game_told
from bot.tournaments.cards.tournaments import MAX_CALLED, heading
from bot.tournaments.model.actions import disputed
from bot.tournaments.model.event import Claimed, TimeUp
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
    """Tells who directs it that its channel is closed to the bot; `calendar`: that its entry there is deleted."""
    text = words("tournament-closed", channel=f"<#{tournament.place.channel_id}>")
    if calendar:
        text = words("tournament-calendar-gone")
    return Reply(boxed([text_part(f"{heading(tournament, words)}\n{text}")]), ping=None if alone else user)


def moved_card(tournament: Tournament, link: str, words: Words) -> Reply:
    """Stands in the place of an announcement that stands elsewhere now."""
    text = f"{heading(tournament, words)}\n{words('tournament-moved', link=link)}"
    return Reply(boxed([text_part(text), row(way("table", tournament, words))]))


def stand_in_card(tournament: Tournament, words: Words, pings: Sequence[int]) -> Reply:
    """There is news of a tournament whose channel is closed to the bot; what it is, others need not read."""
    called = " ".join(mention(user) for user in pings[:MAX_CALLED] if not former(user))
    text = words("tournament-elsewhere", number=str(tournament.id))
    parts: list[Part] = [text_part(f"{called}\n{text}" if called else text)]
    return Reply(
        boxed([*parts, row(way("table", tournament, words))], Tint.TURN), pings=tuple(pings)[:MAX_CALLED]
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
    buttons = row(moves_button(words), way("table", tournament, words))
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
    game = game_told(tournament, replace(meeting, matches=(number,)), links, words)
    return "- " + words("tournament-reminder-game", game=game, player=mention(mover))


CLAIMS_ROOM: Final = 2000
"""Characters of the games of which results are claimed."""


def claiming_told(tournament: Tournament, timed: TimeUp, words: Words) -> list[str]:
    """The games whose results are claimed from now on, a line each, and how one does that."""
    meetings = [each for each in map(tournament.meetings.__getitem__, timed.meetings) if _is_open(each)]
    lines = fitting(
        [f"- {_claimed_until(tournament, each, timed.until, words)}" for each in meetings], CLAIMS_ROOM
    )
    return [*lines, f"-# {words('tournament-how-to-claim')}"]


def claim_told(tournament: Tournament, claim: Claimed, words: Words) -> list[str]:
    """The people that a claim asks to do something, and until when they can."""
    meeting = tournament.of_match(claim.match)
    if meeting is None or claim.match in tournament.results:
        return []
    if disputed(tournament, claim.match):
        directors = _named(sorted(tournament.directors), words)
        return [words("tournament-claims-differ", players=directors)]
    claims = tournament.direction.claims.get(claim.match, {})
    players = tournament.users(meeting)
    others = _named([user for user in players if user not in claims], words)
    ends = tournament.ends(meeting)
    at, rest = ("", "") if ends is None else (moment(ends, "F"), moment(ends))
    timed = "no" if ends is None else "yes"
    return [words("tournament-claim-alone", players=others, timed=timed, at=at, rest=rest)]


def unclaimed(tournament: Tournament, meeting: Meeting) -> tuple[int, ...]:
    """The users who have not claimed a result of a game of theirs that is open."""
    games = [match for match in meeting.matches if match not in tournament.results]
    claims = tournament.direction.claims
    users = tournament.users(meeting)
    return tuple(user for user in users if any(user not in claims.get(match, {}) for match in games))


def claims_card(
    tournament: Tournament, meetings: Sequence[Meeting], end: datetime | None, words: Words
) -> Reply:
    """Reminds those who have not claimed a result that this ends in a day."""
    until = {} if end is None else {"at": moment(end, "F"), "rest": moment(end)}
    waited = {meeting: unclaimed(tournament, meeting) for meeting in meetings}
    lines = [
        "- "
        + words(
            "tournament-claims-game", game=_game(tournament, meeting, words), players=_named(users, words)
        )
        for meeting, users in waited.items()
    ]
    told = [
        heading(tournament, words),
        words("tournament-claims-reminder", **until),
        *fitting(lines, CLAIMS_ROOM),
    ]
    called = dict.fromkeys(user for users in waited.values() for user in users)
    buttons = row(way("claim", tournament, words), way("table", tournament, words))
    return Reply(boxed([text_part("\n".join(told)), buttons], Tint.TURN), pings=tuple(called)[:MAX_CALLED])


def _claimed_until(tournament: Tournament, meeting: Meeting, until: datetime, words: Words) -> str:
    """The game; and until when its result is claimed, where a vacation puts that off."""
    game, ends = _game(tournament, meeting, words), tournament.ends(meeting)
    if ends is None or ends <= until:
        return game
    return words("tournament-claims-later", game=game, until=moment(ends, "f"))


def _is_open(meeting: Meeting) -> bool:
    return not meeting.decided and bool(meeting.matches)


def _game(tournament: Tournament, meeting: Meeting, words: Words) -> str:
    going = tuple(match for match in meeting.matches if match not in tournament.results)
    return game_told(tournament, replace(meeting, matches=going), {}, words)


def _named(users: Sequence[int], words: Words) -> str:
    return words.texts.series(words.language, [mention(user) for user in users])
