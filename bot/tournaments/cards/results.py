"""The results of meetings that were announced, for announcements that are kept up to date; and known endings."""

from __future__ import annotations

from bot.core.match import Match
from bot.core.verdict import known_result
from bot.language.words import Words, mention
from bot.tournaments.model.meeting import Meeting
from bot.tournaments.model.tournament import Tournament


def standing(tournament: Tournament, meeting: Meeting) -> Meeting:
    """A meeting as it was announced, as it stands now."""
    place = (meeting.stage, meeting.group, meeting.pairing.round, meeting.pairing.players())
    return next(
        (m for m in tournament.meetings if (m.stage, m.group, m.pairing.round, m.pairing.players()) == place),
        meeting,
    )


def result_so_far(tournament: Tournament, meeting: Meeting, words: Words) -> str:
    """The score of an announced meeting: " **2–0**"; nothing before its first result."""
    now = standing(tournament, meeting)
    if not now.pairing.games or now.pairing.second is None:
        return ""
    scoring = tournament.plan.policy.scoring
    score = words.points(scoring.written(now.pairing.points(number)) for number in now.pairing.players())
    return f" **{score}**" + ("" if now.decided else " …")


def tables_told(match: Match | None, words: Words) -> list[str]:
    """The endgame tables' verdict on a game that goes on: one line, or none where they do not know."""
    known = None if match is None or match.over else known_result(match.game, match.state)
    if match is None or known is None:
        return []
    if known.winner is None:
        return [words("tables-draw")]
    return [words("tables-win", player=mention(match.players[known.winner]), plies=known.plies)]
