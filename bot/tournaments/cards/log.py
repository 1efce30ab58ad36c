"""The history of a tournament, in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.language.words import Words, mention, moment
from bot.skin.card import Part, Reply, Tint, boxed, row, text_part
from bot.skin.room import people
from bot.tournaments.cards.buttons import claim_button, desk_button, entrants_buttons, table_button
from bot.tournaments.cards.claims import claim_told, claiming_told
from bot.tournaments.cards.policy import criteria_told, start_lines
from bot.tournaments.cards.tournaments import MAX_CALLED, bye_worth, heading, state_told
from bot.tournaments.model import event as ev
from bot.tournaments.model.actions import disputed
from bot.tournaments.model.desk import decides_own_game
from bot.tournaments.model.event import Event
from bot.tournaments.model.lot import Lot
from bot.tournaments.model.tournament import Status, Tournament

_CLAIMS: Final = (ev.TimeUp, ev.Claimed)
"""After these players claim results."""
_UNDONE: Final = {
    "paused": "resume",
    "resumed": "pause",
    "extended": "extend",
    "moved": "move",
    "bye": "bye",
    "entered": "remove",
    "left": "add",
    "returned": "remove",
    "withdrawn": "return",
    "replaced": "replace",
    "exchanged": "exchange",
    "corrected": "correct",
    "changed": "settings",
    "imported": "import",
}
"""The act of a director that an event of this kind takes back."""
_CALLED_AS: Final = {ev.Withdrawn: "freed", ev.Replaced: "opponents", ev.Exchanged: "opponents"}
"""How people are told that an event concerns them which does not name them."""
MOST_DRAWN: Final = 130
"""Characters of the players of one lot: a page of the log has room for many."""


def news_card(
    tournament: Tournament, event: Event, words: Words, pings: Sequence[int] = (), *, letter: bool = False
) -> Reply:
    """One event that everybody hears of as it happens. `letter`: it goes to one person, for want of a channel."""
    text = f"{heading(tournament, words)}\n{told(tournament, event, words)}"
    what = event.what
    if isinstance(what, ev.CheckInOpened):
        text = "\n".join([text, *start_lines(tournament.dated, words)[:1]])
    if isinstance(what, ev.Claimed):
        text = "\n".join([text, *claim_told(tournament, what, words)])
    if isinstance(what, ev.TimeUp):
        text = "\n".join([text, *claiming_told(tournament, what, words)])
    if isinstance(what, ev.Started) and (most := tournament.system.most_rounds(tournament)) is not None:
        facts = {"rounds": tournament.plan.rounds, "count": len(tournament.seeds), "most": most}
        text += f"\n-# {words('tournament-many-rounds', **facts)}"
    if isinstance(what, ev.Unpairable):
        text += f"\n-# {words('tournament-how-to-pair')}"
    if letter:
        text += f"\n-# {words('tournament-letter')}"
    # A mention calls nobody who is not named in the text.
    called = tuple(pings)[:MAX_CALLED]
    if unnamed := [user for user in called if mention(user) not in text]:
        named = " ".join(map(mention, unnamed))
        code = _CALLED_AS.get(type(what))
        text += f"\n{named if code is None else words(f'tournament-{code}', players=named)}"
    parts: list[Part] = [text_part(text)]
    if isinstance(what, ev.CheckInOpened) and not letter:
        parts.append(row(*entrants_buttons(tournament, words)))
    elif tournament.status is Status.RUNNING and not letter:
        claim = [claim_button(tournament, words)] if isinstance(what, _CLAIMS) else []
        waits = isinstance(what, ev.Unpairable) or (
            isinstance(what, ev.Claimed) and disputed(tournament, what.match)
        )
        desk = [desk_button(tournament, words)] if waits else []
        parts.append(row(*desk, *claim, table_button(tournament, words)))
    return Reply(boxed(parts, Tint.OPEN), pings=called)


def told(tournament: Tournament, event: Event, words: Words) -> str:
    """One event in words."""
    if ev.undone_by(event) is None:
        return told_plainly(tournament, event, words)
    by = "" if event.actor is None else mention(event.actor)
    act, now = words(f"button-desk-{_undone(event)}"), situation_after(tournament, event, words)
    return words("tournament-log-undone", by=by, act=act.rstrip("… "), now=now)


def _undone(event: Event) -> str:
    """The act that this event takes back."""
    match event.what:
        case ev.Forbidden(forbidden=forbidden):
            return "allow" if forbidden else "forbid"
        case ev.Director(named=named):
            return "unname" if named else "name"
        case ev.Changed(order=True):
            return "order"
        case ev.Anew():
            return "decide"
        case _:
            return _UNDONE[event.kind]


def situation_after(tournament: Tournament, event: Event, words: Words) -> str:
    """How it stands after an event that took another back."""
    by, what = "" if event.actor is None else mention(event.actor), event.what
    match what:
        case ev.Paused() | ev.Resumed():
            return words("tournament-now-clocks", stand="yes" if isinstance(what, ev.Paused) else "no")
        case ev.Extended():
            return words("tournament-now-until", until=moment(what.until, "f"))
        case ev.Moved():
            return words("tournament-now-channel", channel=f"<#{what.channel}>")
        case ev.Forbidden():
            one, other = map(mention, what.users)
            apart = "met" if what.rematch and what.forbidden else "yes" if what.forbidden else "no"
            return words("tournament-now-apart", player=one, other=other, apart=apart)
        case ev.Director():
            directs = "yes" if what.named else "no"
            return words("tournament-now-director", player=mention(what.user), directs=directs)
        case ev.Bye():
            player, worth = mention(what.user), bye_worth(tournament, what.points)
            return words("tournament-now-bye", player=player, round=what.round, worth=worth)
        case ev.Entered() | ev.Returned() | ev.Left() | ev.Withdrawn():
            plays = "yes" if isinstance(what, ev.Entered | ev.Returned) else "no"
            return words("tournament-now-player", player=mention(what.user), plays=plays)
        case ev.Replaced():
            return words("tournament-now-replaced", player=mention(what.other), other=mention(what.user))
        case ev.Exchanged():
            one, other = map(mention, what.users)
            return words("tournament-now-exchanged", player=one, other=other)
        case ev.Corrected():
            return words("tournament-log-result", **_counted(tournament, event, what, words))
        case ev.Changed(order=True):
            return words("tournament-now-ordered", criteria=criteria_told(what.plan, words))
        case ev.Changed():
            return words("tournament-now-settings")
        case ev.Anew():
            return words("tournament-now-anew", number=str(what.match), other=str(what.other))
        case ev.Imported():
            return words("tournament-now-imported")
        case _:
            return _told(tournament, event, by, words)


def told_plainly(tournament: Tournament, event: Event, words: Words) -> str:
    """The same without saying that it undoes another."""
    by = "" if event.actor is None else mention(event.actor)
    text = _told(tournament, event, by, words)
    if decides_own_game(tournament, event):
        return words("tournament-log-own-game", told=text, by=by)
    return text


def _told(tournament: Tournament, event: Event, by: str, words: Words) -> str:
    what, kind = event.what, event.kind
    player = mention(what.user) if isinstance(what, ev.OfOne) else ""
    match what:
        case ev.Entered() | ev.Left() | ev.Returned() if event.actor != what.user:
            return words(f"tournament-log-{kind}-by", by=by, player=player)
        case ev.Changed(plan=plan, order=True):
            return words("tournament-log-ordered", by=by, criteria=criteria_told(plan, words))
        case ev.Started():
            code = "started" if by else "started-itself"
            return words(f"tournament-log-{code}", by=by, count=len(what.seeds))
        case ev.Drafted():
            return words("tournament-log-drafted", count=sum(map(len, what.parts)))
        case ev.Paired():
            games = sum(len(meeting.matches) for meeting in what.meetings)
            return words("tournament-log-paired", count=games)
        case ev.Begun():
            return words("tournament-log-begun", count=sum(len(ids) for _, ids in what.matches))
        case ev.Imported():
            people, games = len(what.people), len(what.played)
            return words("tournament-log-imported", by=by, people=people, games=games)
        case ev.Unplayed():
            return words("tournament-log-unplayed", count=len(what.meetings))
        case ev.Result() | ev.Corrected():
            return _result(tournament, event, what, by, words)
        case ev.Withdrawn():
            if what.absent:
                return words("tournament-log-absent", player=player)
            if event.actor == what.user:
                return words("tournament-log-withdrawn", player=player)
            return words("tournament-log-sent-away", player=player, by=by)
        case ev.Bye():
            asked = "log-bye" if event.actor == what.user else "log-bye-given"
            worth = bye_worth(tournament, what.points)
            return words(f"tournament-{asked}", player=player, by=by, round=what.round, worth=worth)
        case ev.Forbidden():
            one, other = map(mention, what.users)
            forbidden = "yes" if what.forbidden else "again" if what.rematch else "no"
            return words("tournament-log-forbidden", by=by, player=one, other=other, forbidden=forbidden)
        case ev.Director():
            code = "named" if what.named else "unnamed"
            return words(f"tournament-log-{code}", by=by, player=player)
        case ev.TimeUp() | ev.Extended():
            facts = {"by": by, "until": moment(what.until, "f"), "format": tournament.plan.format.value}
            return words(f"tournament-log-{kind}", **facts)
        case ev.Claimed(winner=winner):
            code = "claimed-draw" if winner is None else "claimed"
            won = "" if winner is None else mention(winner)
            facts = {"number": str(what.match), "player": player, "winner": won}
            return words(f"tournament-log-{code}", whose="own" if won == player else "other", **facts)
        case ev.Replaced():
            return words(
                "tournament-log-replaced",
                by=by,
                player=player,
                other=mention(what.other),
                who="self" if event.actor == what.other else "other",
                count=len(what.matches),
            )
        case ev.Exchanged():
            one, other = map(mention, what.users)
            return words("tournament-log-exchanged", by=by, player=one, other=other)
        case ev.Anew():
            return words("tournament-log-anew", by=by, number=str(what.match), other=str(what.other))
        case ev.Moved():
            return words("tournament-log-moved", by=by, channel=f"<#{what.channel}>")
        case ev.Cancelled():
            return words("tournament-log-cancelled" if by else "tournament-log-too-few", by=by)
        case Lot():
            return _lot(tournament, what, words)
        case ev.Unpairable():
            return words("tournament-log-unpairable", round=what.round)
        case ev.Finished() if by:
            return words("tournament-log-finished", by=by)
        case ev.Finished():
            return state_told(tournament, words, Status.OVER)
        case _:
            return words(f"tournament-log-{kind}", by=by, player=player)


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


def _counted(
    tournament: Tournament, event: Event, what: ev.Result | ev.Corrected, words: Words
) -> dict[str, str]:
    """A game with its players and what it counts."""
    meeting = tournament.of_match(what.match)
    # A game that somebody else plays anew is the tournament's no more.
    seats = ("?", "?")
    if meeting is not None and meeting.pairing.second is not None:
        seats = (
            mention(tournament.user(meeting.pairing.first)),
            mention(tournament.user(meeting.pairing.second)),
        )

    points = _points(tournament, what.points, event.actor is not None and what.forfeit, words)
    return {"number": str(what.match), "first": seats[0], "second": seats[1], "points": points}


def _points(tournament: Tournament, points: tuple[int, int], unplayed: bool, words: Words) -> str:
    text = words.points(map(tournament.plan.policy.scoring.written, points))
    return words("tournament-unplayed", points=text) if unplayed else text


def _result(
    tournament: Tournament, event: Event, what: ev.Result | ev.Corrected, by: str, words: Words
) -> str:
    facts = _counted(tournament, event, what, words)
    if isinstance(what, ev.Corrected):
        was = _points(tournament, what.was, what.was_forfeit, words)
        return words("tournament-log-corrected", by=by, was=was, **facts)
    if event.actor is not None:
        return words("tournament-log-decided", by=by, **facts)
    if what.how is not None:
        return words(f"tournament-log-by-{what.how}", **facts)
    return words("tournament-log-forfeit" if what.forfeit else "tournament-log-result", **facts)
