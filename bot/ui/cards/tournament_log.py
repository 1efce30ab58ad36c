"""The history of a tournament, in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.core.calendar import from_ms
from bot.core.tournament.actions import disputed
from bot.core.tournament.desk import decides_own_game
from bot.core.tournament.event import Event, EventKind
from bot.core.tournament.lot import Lot
from bot.core.tournament.plan import Plan
from bot.core.tournament.tournament import Status, Tournament
from bot.language.words import Words, mention, moment
from bot.ui.cards.card import Part, Reply, Tint, boxed, row, text_part
from bot.ui.cards.room import people
from bot.ui.cards.tournament_policy import criteria_told, start_lines
from bot.ui.cards.tournaments import (
    MAX_CALLED,
    bye_worth,
    claim_button,
    entrants_buttons,
    heading,
    state_told,
    table_button,
)

_CLAIMS: Final = frozenset({EventKind.TIME_UP, EventKind.CLAIMED})
"""After these players claim results."""
MOST_DRAWN: Final = 130
"""Characters of the players of one lot: a page of the log has room for many."""


def news_card(
    tournament: Tournament, event: Event, words: Words, pings: Sequence[int] = (), *, letter: bool = False
) -> Reply:
    """One event that everybody hears of as it happens. `letter`: it goes to one person, for want of a channel."""
    text = f"{heading(tournament, words)}\n{told(tournament, event, words)}"
    opened = event.kind is EventKind.CHECK_IN_OPENED
    if opened:
        text = "\n".join([text, *start_lines(tournament.dated, words)[:1]])
    if event.kind is EventKind.CLAIMED:
        code = "claims-differ" if disputed(tournament, event.detail["match"]) else "claim-alone"
        text += f"\n-# {words(f'tournament-{code}')}"
    if event.kind is EventKind.TIME_UP:
        text += f"\n-# {words('tournament-how-to-claim')}"
    if event.kind is EventKind.STARTED and (most := tournament.system.most_rounds(tournament)) is not None:
        facts = {"rounds": tournament.plan.rounds, "count": len(tournament.seeds), "most": most}
        text += f"\n-# {words('tournament-many-rounds', **facts)}"
    if event.kind is EventKind.UNPAIRABLE:
        allow = "yes" if tournament.forbidden else "no"
        text += f"\n-# {words('tournament-how-to-pair', allow=allow)}"
    if letter:
        text += f"\n-# {words('tournament-letter')}"
    # A mention calls nobody who is not named in the text.
    called = tuple(pings)[:MAX_CALLED]
    if unnamed := [user for user in called if mention(user) not in text]:
        text += f"\n{' '.join(map(mention, unnamed))}"
    parts: list[Part] = [text_part(text)]
    if opened and not letter:
        parts.append(row(*entrants_buttons(tournament, words)))
    elif tournament.status is Status.RUNNING and not letter:
        claim = [claim_button(tournament, words)] if event.kind in _CLAIMS else []
        parts.append(row(*claim, table_button(tournament, words)))
    return Reply(boxed(parts, Tint.OPEN), pings=called)


def told(tournament: Tournament, event: Event, words: Words) -> str:
    """One event in words."""
    text = told_plainly(tournament, event, words)
    return words("tournament-log-undone", what=text) if "undoes" in event.detail else text


def told_plainly(tournament: Tournament, event: Event, words: Words) -> str:
    """The same without saying that it undoes another."""
    by = "" if event.actor is None else mention(event.actor)
    text = _told(tournament, event, by, words)
    if decides_own_game(tournament, event):
        return f"{text} {words('tournament-log-own-game', by=by)}"
    return text


def _told(tournament: Tournament, event: Event, by: str, words: Words) -> str:
    detail, kind = event.detail, event.kind
    player = mention(detail["user"]) if "user" in detail else ""
    match kind:
        case EventKind.ENTERED | EventKind.LEFT | EventKind.RETURNED if event.actor != detail["user"]:
            return words(f"tournament-log-{kind.value}-by", by=by, player=player)
        case EventKind.CHANGED if detail.get("order"):
            criteria = criteria_told(Plan.load(detail["plan"]), words)
            return words("tournament-log-ordered", by=by, criteria=criteria)
        case EventKind.STARTED:
            code = "started" if by else "started-itself"
            return words(f"tournament-log-{code}", by=by, count=len(detail["seeds"]))
        case EventKind.DRAFTED:
            return words("tournament-log-drafted", count=sum(map(len, detail["parts"])))
        case EventKind.PAIRED:
            games = sum(len(meeting["matches"]) for meeting in detail["meetings"])
            return words("tournament-log-paired", count=games)
        case EventKind.BEGUN:
            return words("tournament-log-begun", count=sum(len(ids) for _, ids in detail["matches"]))
        case EventKind.IMPORTED:
            people, games = len(detail["people"]), len(detail["played"])
            return words("tournament-log-imported", by=by, people=people, games=games)
        case EventKind.UNPLAYED:
            return words("tournament-log-unplayed", count=len(detail["meetings"]))
        case EventKind.RESULT | EventKind.CORRECTED:
            return _result(tournament, event, by, words)
        case EventKind.WITHDRAWN:
            if detail.get("absent"):
                return words("tournament-log-absent", player=player)
            if event.actor == detail["user"]:
                return words("tournament-log-withdrawn", player=player)
            return words("tournament-log-sent-away", player=player, by=by)
        case EventKind.BYE:
            asked = "log-bye" if event.actor == detail["user"] else "log-bye-given"
            worth = bye_worth(tournament, detail["points"])
            return words(f"tournament-{asked}", player=player, by=by, round=detail["round"], worth=worth)
        case EventKind.FORBIDDEN:
            one, other = (mention(user) for user in detail["users"])
            forbidden = "yes" if detail["forbidden"] else "no"
            return words("tournament-log-forbidden", by=by, player=one, other=other, forbidden=forbidden)
        case EventKind.DIRECTOR:
            code = "named" if detail["named"] else "unnamed"
            return words(f"tournament-log-{code}", by=by, player=player)
        case EventKind.TIME_UP | EventKind.EXTENDED:
            until = moment(from_ms(detail["until"]), "f")
            facts = {"by": by, "until": until, "format": tournament.plan.format.value}
            return words(f"tournament-log-{kind.value}", **facts)
        case EventKind.CLAIMED:
            winner = detail["winner"]
            code = "claimed-draw" if winner is None else "claimed"
            facts = {"number": str(detail["match"]), "player": player}
            return words(f"tournament-log-{code}", winner="" if winner is None else mention(winner), **facts)
        case EventKind.REPLACED:
            return words(
                "tournament-log-replaced",
                by=by,
                player=player,
                other=mention(detail["other"]),
                who="self" if event.actor == detail["other"] else "other",
                count=len(detail["matches"]),
            )
        case EventKind.EXCHANGED:
            one, other = (mention(user) for user in detail["users"])
            return words("tournament-log-exchanged", by=by, player=one, other=other)
        case EventKind.ANEW:
            numbers = {"number": str(detail["match"]), "other": str(detail["other"])}
            return words("tournament-log-anew", by=by, **numbers)
        case EventKind.MOVED:
            return words("tournament-log-moved", by=by, channel=f"<#{detail['channel']}>")
        case EventKind.CANCELLED:
            return words("tournament-log-cancelled" if by else "tournament-log-too-few", by=by)
        case EventKind.LOT:
            return _lot(tournament, Lot.load(detail), words)
        case EventKind.UNPAIRABLE:
            return words("tournament-log-unpairable", round=detail["round"])
        case EventKind.FINISHED if by:
            return words("tournament-log-finished", by=by)
        case EventKind.FINISHED:
            return state_told(tournament, words, Status.OVER)
        case _:
            return words(f"tournament-log-{kind.value}", by=by, player=player)


def _lot(tournament: Tournament, lot: Lot, words: Words) -> str:
    users = [tournament.user(number) for number in lot.players]
    if lot.round is not None:
        code = "wins" if lot.wins else "meeting"
        return words(f"tournament-lot-{code}", player=mention(users[0]), other=mention(users[1]))
    players = people(users, words, MOST_DRAWN)
    if lot.group is None:
        return words("tournament-lot-final", players=players)
    table = words.group(lot.group)
    if tournament.system.seasons:
        table = words("table-division", season=tournament.plan.season, number=lot.group + 1)
    return words("tournament-lot-group", table=table, players=players)


def _result(tournament: Tournament, event: Event, by: str, words: Words) -> str:
    detail = event.detail
    meeting = tournament.of_match(detail["match"])
    # A game that somebody else plays anew is the tournament's no more.
    seats = ("?", "?")
    if meeting is not None and meeting.pairing.second is not None:
        seats = (
            mention(tournament.user(meeting.pairing.first)),
            mention(tournament.user(meeting.pairing.second)),
        )
    scoring = tournament.plan.policy.scoring
    facts = {
        "number": str(detail["match"]),
        "first": seats[0],
        "second": seats[1],
    }

    def points(name: str, unplayed: str) -> str:
        written = words.points(map(scoring.written, detail[name]))
        return words("tournament-unplayed", points=written) if detail.get(unplayed) else written

    facts["points"] = points("points", "" if event.actor is None else "forfeit")
    if event.kind is EventKind.CORRECTED:
        was = points("was", "was_forfeit")
        return words("tournament-log-corrected", by=by, was=was, **facts)
    if event.actor is not None:
        return words("tournament-log-decided", by=by, **facts)
    if "how" in detail:
        return words(f"tournament-log-by-{detail['how']}", **facts)
    return words("tournament-log-forfeit" if detail["forfeit"] else "tournament-log-result", **facts)
