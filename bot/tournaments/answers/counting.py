"""The tournament or ladder of a game on the game's card, and its result where that alone has one."""

from collections.abc import Sequence
from dataclasses import replace

from bot.core.match import Match
from bot.core.verdict import LOSS
from bot.ladders.service import Ladders
from bot.language.markdown import escaped, linked
from bot.language.words import Words, mention
from bot.match.answers.access import known_tournament
from bot.skin.names import event_named
from bot.skin.places import address
from bot.skin.protocol import Client
from bot.tournaments.model.actions import disputed
from bot.tournaments.model.meeting import Meeting
from bot.tournaments.model.tournament import Tournament
from bot.tournaments.model.transitions import points_of
from bot.tournaments.service.tournaments import Tournaments
from rules import Ending, Outcome, Side


async def with_tournament_result(client: Client, match: Match) -> Match:
    """The match with its tournament's result, where that is not its own; an absent player is named as it is."""
    outcome = match.outcome
    if outcome is None or outcome.ending not in (Ending.ABORT, Ending.ADJUDICATION):
        return match
    if (found := await _scored(client, match)) is None:
        return match
    tournament, meeting, points = found
    if outcome.ending is Ending.ADJUDICATION:
        claims = tournament.direction.claims.get(match.id, {})
        agreed = len(claims) > 1 and not disputed(tournament, match.id)
        return replace(match, outcome=replace(outcome, ending=Ending.CLAIMS)) if agreed else match
    if points == (LOSS, LOSS):
        return replace(match, outcome=Outcome(Ending.DOUBLE_LOSS))
    if match.absent is not None:
        return match
    return replace(match, outcome=Outcome(Ending.ADJUDICATION, _winner(match, tournament, meeting, points)))


async def event_of(client: Client, match: Match, words: Words) -> str:
    """The tournament that the match belongs to, as a link, for readers in another server without one.

    Where it counts otherwise than it ended, also the points that it counts there, or on its ladder.
    """
    found = await client.app[Tournaments].of_match(match.id)
    if found is None:
        ladders = client.app.get(Ladders) if _called_off(match) else None
        counted = None if ladders is None else await ladders.result_of(match.id)
        if counted is None:
            return ""
        ladder, users, points = counted
        title = escaped(words("ladder-title", game=words.game(ladder.rules.terms.game)))
        return _counted(title, users, [str(each) for each in points], words)
    link = "" if found.message_id is None else address(found.place, found.message_id)
    called, link = event_named(found.name, link, match, words)
    title = linked(words("tournament-heading", name=escaped(called), number=str(found.id)), link)
    if match.outcome is None or (scored := await _scored(client, match)) is None:
        return title
    tournament, meeting, counts = scored
    winner = None if match.outcome.winner is None else match.players[match.outcome.winner]
    if not _called_off(match) and counts == points_of(tournament, meeting, winner):
        return title
    seats = tournament.user(meeting.pairing.first), tournament.user(meeting.pairing.second or 0)
    return _counted(title, seats, [tournament.plan.policy.scoring.written(each) for each in counts], words)


async def _scored(client: Client, match: Match) -> tuple[Tournament, Meeting, tuple[int, int]] | None:
    """The meeting of a match in its tournament, and the points that it counts there."""
    found = await client.app[Tournaments].of_match(match.id)
    if found is None:
        return None
    tournament = await known_tournament(client, found.id, found.place.guild_id)
    meeting = tournament.of_match(match.id)
    if meeting is None or meeting.pairing.second is None or match.id not in meeting.scored:
        return None
    return tournament, meeting, meeting.pairing.games[meeting.scored.index(match.id)]


def _called_off(match: Match) -> bool:
    return match.outcome is not None and match.outcome.ending is Ending.ABORT


def _winner(match: Match, tournament: Tournament, meeting: Meeting, points: tuple[int, int]) -> Side | None:
    if points[0] == points[1]:
        return None
    first_wins = points[0] > points[1]
    holders = tournament.holders(meeting.pairing.first)
    return next(side for side in Side if (match.players[side] in holders) is first_wins)


def _counted(event: str, users: tuple[int, int], points: Sequence[str], words: Words) -> str:
    first, second = map(mention, users)
    return words("match-counts", event=event, first=first, second=second, points=words.points(points))
