"""The results of meetings that were announced, for announcements that are kept up to date."""

from __future__ import annotations

from bot.core.tournament.meeting import Meeting
from bot.core.tournament.tournament import Tournament


def standing(tournament: Tournament, meeting: Meeting) -> Meeting:
    """A meeting as it was announced, as it stands now."""
    place = (meeting.stage, meeting.group, meeting.pairing.round, meeting.pairing.players())
    return next(
        (m for m in tournament.meetings if (m.stage, m.group, m.pairing.round, m.pairing.players()) == place),
        meeting,
    )


def result_so_far(tournament: Tournament, meeting: Meeting) -> str:
    """What a meeting that was announced has come to: " **2–0**"; nothing before its first result."""
    now = standing(tournament, meeting)
    if not now.pairing.games or now.pairing.second is None:
        return ""
    scoring = tournament.plan.policy.scoring
    first, second = (scoring.written(now.pairing.points(number)) for number in now.pairing.players())
    return f" **{first}–{second}**" + ("" if now.decided else " …")
