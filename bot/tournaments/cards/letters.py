"""News for one person or for another channel, reminders, and claims: whose turn it is to say or decide something."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from datetime import datetime
from typing import Final

from bot.core.access import former
from bot.language.texts import Fact
from bot.language.words import Links, Words, mention, moment
from bot.skin.card import Reply, Tint, boxed, fitting, people, row
from bot.tournaments.cards.buttons import Button, entrants_buttons, moves_button, way
from bot.tournaments.cards.games import game_told
from bot.tournaments.cards.tournaments import MAX_CALLED, heading
from bot.tournaments.model.actions import disputed
from bot.tournaments.model.event import Claimed, TimeUp
from bot.tournaments.model.formats.system import Layout
from bot.tournaments.model.meeting import Meeting
from bot.tournaments.model.reminders import unclaimed
from bot.tournaments.model.standings import Place
from bot.tournaments.model.tournament import Tournament


def seat_card(tournament: Tournament, user: int, words: Words, *, alone: bool) -> Reply:
    """Somebody has moved up from the waiting list. `alone`: nobody else reads it, and it is in no server."""
    told = [heading(tournament, words), words("tournament-seat", player=mention(user))]
    if tournament.plan.policy.check_in is not None:
        told.append(f"-# {words('tournament-seat-check-in')}")
    buttons = [] if alone else entrants_buttons(tournament, words)
    return Reply(boxed(["\n".join(told), row(*buttons)], Tint.OPEN), ping=user)


def closed_card(
    tournament: Tournament, user: int, words: Words, *, alone: bool, calendar: bool = False
) -> Reply:
    """Tells who directs it that its channel is closed to the bot; `calendar`: that its entry there is deleted."""
    code = "tournament-calendar-gone" if calendar else "tournament-closed"
    text = words(code, channel=f"<#{tournament.place.channel_id}>")
    return Reply(boxed([f"{heading(tournament, words)}\n{text}"]), ping=None if alone else user)


def moved_card(tournament: Tournament, link: str, words: Words) -> Reply:
    """Stands in the place of an announcement that stands elsewhere now."""
    text = f"{heading(tournament, words)}\n{words('tournament-moved', link=link)}"
    return Reply(boxed([text, row(way("table", tournament, words))]))


def stand_in_card(tournament: Tournament, words: Words, pings: Sequence[int]) -> Reply:
    """There is news of a tournament whose channel is closed to the bot; what it is, others need not read."""
    called = " ".join(mention(user) for user in pings[:MAX_CALLED] if not former(user))
    text = words("tournament-elsewhere", number=str(tournament.id))
    parts = f"{called}\n{text}".strip(), row(way("table", tournament, words))
    return Reply(boxed(parts, Tint.TURN), pings=tuple(pings)[:MAX_CALLED])


def place_told(tournament: Tournament, line: Place, players: int, table: str, words: Words) -> str:
    """The place in which somebody has ended, in which table, and with how many points."""
    rank = str(line.rank)
    if tournament.system.layout is Layout.TREE:
        return words("tournament-own-place", rank=rank, players=players)
    points = tournament.plan.policy.scoring.written(line.values[0])
    return words("tournament-own-place-in", rank=rank, players=players, table=table, points=points)


ROOM: Final = 3000


def _calling(
    tournament: Tournament,
    told: Sequence[str],
    buttons: Sequence[Button],
    called: Iterable[int],
    words: Words,
    tint: Tint = Tint.TURN,
) -> Reply:
    text = "\n".join([heading(tournament, words), *told])
    return Reply(boxed([text, row(*buttons)], tint), pings=tuple(dict.fromkeys(called))[:MAX_CALLED])


def _until(end: datetime | None) -> dict[str, Fact]:
    return {} if end is None else {"at": moment(end, "F"), "rest": moment(end)}


def reminder_card(
    tournament: Tournament,
    games: Sequence[tuple[int, Meeting, int]],
    left: int,
    end: datetime | None,
    links: Links,
    words: Words,
) -> Reply:
    """`games`: number, meeting and player to move of each that is open; `left`: days until the end."""
    lines = []
    for number, meeting, mover in games:
        game = game_told(tournament, replace(meeting, matches=(number,)), links, words)
        lines.append("- " + words("tournament-reminder-game", game=game, player=mention(mover)))
    told = [words("tournament-reminder", left=left, **_until(end)), *fitting(lines, ROOM)]
    called = (user for _, meeting, _ in games for user in tournament.users(meeting))
    return _calling(tournament, told, [moves_button(words), way("table", tournament, words)], called, words)


def check_in_card(tournament: Tournament, words: Words) -> Reply:
    """The entrants who have not come to the check-in; it calls them."""
    late = tournament.unanswered
    told = [
        words("tournament-check-in-reminder", **_until(tournament.starts_at)),
        words("tournament-check-in-missing", players=people(late, words, ROOM)),
    ]
    return _calling(tournament, told, entrants_buttons(tournament, words), late, words, Tint.OPEN)


CLAIMS_ROOM: Final = 2000  # characters of the games of which results are claimed


def claiming_told(tournament: Tournament, timed: TimeUp, words: Words) -> list[str]:
    """The games whose results are claimed from now on, a line each, and how one does that."""
    meetings = map(tournament.meetings.__getitem__, timed.meetings)
    going = (each for each in meetings if each.matches and not each.decided)
    lines = [f"- {_claimed_until(tournament, each, timed.until, words)}" for each in going]
    return [*fitting(lines, CLAIMS_ROOM), f"-# {words('tournament-how-to-claim')}"]


def claim_told(tournament: Tournament, claim: Claimed, words: Words) -> list[str]:
    """The people that a claim asks to do something, and until when they can."""
    meeting = tournament.of_match(claim.match)
    if meeting is None or claim.match in tournament.results:
        return []
    if disputed(tournament, claim.match):
        return [words("tournament-claims-differ", players=_named(sorted(tournament.directors), words))]
    claims, ends = tournament.direction.claims.get(claim.match, {}), tournament.ends(meeting)
    others = _named([user for user in tournament.users(meeting) if user not in claims], words)
    until = {"at": "", "rest": ""} | _until(ends)
    return [words("tournament-claim-alone", players=others, timed="no" if ends is None else "yes", **until)]


def claims_card(
    tournament: Tournament, meetings: Sequence[Meeting], end: datetime | None, words: Words
) -> Reply:
    """Reminds those who have not claimed a result that this ends in a day."""
    lines, called = [], list[int]()
    for meeting in meetings:
        users = unclaimed(tournament, meeting)
        game, players = _game(tournament, meeting, words), _named(users, words)
        lines.append("- " + words("tournament-claims-game", game=game, players=players))
        called += users
    told = [words("tournament-claims-reminder", **_until(end)), *fitting(lines, CLAIMS_ROOM)]
    buttons = [way(name, tournament, words) for name in ("claim", "table")]
    return _calling(tournament, told, buttons, called, words)


def _claimed_until(tournament: Tournament, meeting: Meeting, until: datetime, words: Words) -> str:
    game, ends = _game(tournament, meeting, words), tournament.ends(meeting)
    if ends is None or ends <= until:
        return game
    return words("tournament-claims-later", game=game, until=moment(ends, "f"))


def _game(tournament: Tournament, meeting: Meeting, words: Words) -> str:
    going = tuple(match for match in meeting.matches if match not in tournament.results)
    return game_told(tournament, replace(meeting, matches=going), {}, words)


def _named(users: Sequence[int], words: Words) -> str:
    return words.texts.series(words.language, [mention(user) for user in users])
