"""Claims of results as they are told: whose turn it is to say or decide something, in which game, and by when."""

from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime
from typing import Final

from bot.language.words import Words, mention, moment
from bot.skin.card import Reply, Tint, boxed, fitting, row, text_part
from bot.tournaments.cards.buttons import claim_button, table_button
from bot.tournaments.cards.games import numbers_told
from bot.tournaments.cards.tournaments import MAX_CALLED, heading
from bot.tournaments.model.actions import disputed
from bot.tournaments.model.event import Claimed, TimeUp
from bot.tournaments.model.meeting import Meeting
from bot.tournaments.model.tournament import Tournament

ROOM: Final = 2000
"""Characters of the games of which results are claimed."""


def claiming_told(tournament: Tournament, timed: TimeUp, words: Words) -> list[str]:
    """The games whose results are claimed from now on, a line each, and how one does that."""
    meetings = [each for each in map(tournament.meetings.__getitem__, timed.meetings) if _is_open(each)]
    lines = fitting([f"- {_claimed_until(tournament, each, timed.until, words)}" for each in meetings], ROOM)
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
    players = (tournament.user(number) for number in meeting.pairing.players())
    others = _named([user for user in players if user not in claims], words)
    ends = tournament.ends(meeting)
    at, rest = ("", "") if ends is None else (moment(ends, "F"), moment(ends))
    timed = "no" if ends is None else "yes"
    return [words("tournament-claim-alone", players=others, timed=timed, at=at, rest=rest)]


def unclaimed(tournament: Tournament, meeting: Meeting) -> tuple[int, ...]:
    """The users who have not claimed a result of a game of theirs that is open."""
    games = [match for match in meeting.matches if match not in tournament.results]
    claims = tournament.direction.claims
    users = (tournament.user(number) for number in meeting.pairing.players())
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
    told = [heading(tournament, words), words("tournament-claims-reminder", **until), *fitting(lines, ROOM)]
    called = dict.fromkeys(user for users in waited.values() for user in users)
    buttons = row(claim_button(tournament, words), table_button(tournament, words))
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
    first, second = (mention(tournament.user(number)) for number in meeting.pairing.players())
    going = tuple(match for match in meeting.matches if match not in tournament.results)
    numbers = numbers_told(replace(meeting, matches=going), {}, words)
    return words("table-game", numbers=numbers, first=first, second=second)


def _named(users: Sequence[int], words: Words) -> str:
    return words.texts.series(words.language, [mention(user) for user in users])
