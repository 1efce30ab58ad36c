"""The history of a tournament, in words."""

from collections.abc import Sequence
from typing import Final

from bot.language.texts import Fact
from bot.language.words import Words, mention, moment
from bot.skin.card import Part, Reply, Tint, boxed, people, row
from bot.tournaments.cards.buttons import entrants_buttons, moves_button, way
from bot.tournaments.cards.letters import claim_told, claiming_told
from bot.tournaments.cards.policy import criteria_told, start_lines
from bot.tournaments.cards.tournaments import MAX_CALLED, bye_worth, heading, objection_told, state_told
from bot.tournaments.model import event as ev
from bot.tournaments.model.actions import disputed
from bot.tournaments.model.desk import decides_own_game
from bot.tournaments.model.event import Event
from bot.tournaments.model.pairings import Lot
from bot.tournaments.model.tournament import Status, Tournament

_CLAIMS: Final = (ev.TimeUp, ev.Claimed)
_BACK: Final = {
    "paused": ("resume", "clocks"),
    "resumed": ("pause", "clocks"),
    "extended": ("extend", "until"),
    "moved": ("move", "channel"),
    "bye": ("bye", "bye"),
    "entered": ("remove", "player"),
    "left": ("add", "player"),
    "returned": ("remove", "player"),
    "withdrawn": ("return", "player"),
    "replaced": ("replace", "replaced"),
    "exchanged": ("exchange", "exchanged"),
    "corrected": ("correct", "corrected"),
    "changed": ("settings", "settings"),
    "imported": ("import", "imported"),
    "anew": ("decide", "anew"),
}
"""The act of a director that an event of this kind takes back, and the message that says how it stands then."""
_CALLED_AS: Final = {ev.GivenUp: "freed", ev.Replaced: "opponents", ev.Exchanged: "opponents"}
"""How people are told that an event concerns them which does not name them."""
MOST_DRAWN: Final = 130  # characters of the players of one lot: a page of the log has room for many


def news_card(
    tournament: Tournament, event: Event, words: Words, pings: Sequence[int] = (), *, letter: bool = False
) -> Reply:
    """One event that everybody hears of as it happens. `letter`: it goes to one person, for want of a channel."""
    text = f"{heading(tournament, words)}\n{told(tournament, event, words)}"
    what = event.what
    if isinstance(what, ev.CheckInOpened):
        text = "\n".join([text, *start_lines(tournament.dated, words)[:1]])
    elif isinstance(what, ev.Claimed):
        text = "\n".join([text, *claim_told(tournament, what, words)])
    elif isinstance(what, ev.TimeUp):
        text = "\n".join([text, *claiming_told(tournament, what, words)])
    elif isinstance(what, ev.Objected):
        text = "\n".join([text, *objection_told(what.text), f"-# {words('tournament-objected-how')}"])
    elif isinstance(what, ev.Unpairable):
        text += f"\n-# {words('tournament-how-to-pair')}"
    elif isinstance(what, ev.Started) and (most := tournament.system.most_rounds(tournament)) is not None:
        facts = {"rounds": tournament.plan.rounds, "count": len(tournament.seeds), "most": most}
        text += f"\n-# {words('tournament-many-rounds', **facts)}"
    elif isinstance(what, ev.Entered) and what.user in tournament.entrants and tournament.waits(what.user):
        place = tournament.in_line(what.user)
        text += f"\n{words('tournament-waits', player=mention(what.user), place=place)}"
    if letter and not isinstance(what, ev.Objected):
        text += f"\n-# {words('tournament-letter')}"
    # A mention calls nobody who is not named in the text.
    called = tuple(pings)[:MAX_CALLED]
    code = _CALLED_AS.get(type(what))
    told_of = _concerned(what) if code == "opponents" else [user for user in called if mention(user) in text]
    if unnamed := [user for user in called if user not in told_of]:
        named = " ".join(map(mention, unnamed))
        text += f"\n{named if code is None else words(f'tournament-{code}', players=named)}"
    parts: list[Part] = [text]
    if isinstance(what, ev.CheckInOpened) and not letter:
        parts.append(row(*entrants_buttons(tournament, words)))
    elif tournament.status is Status.RUNNING and not letter:
        claim = [way("claim", tournament, words)] if isinstance(what, _CLAIMS) else []
        differ = isinstance(what, ev.Claimed) and disputed(tournament, what.match)
        desk = [way("desk", tournament, words)] if differ or isinstance(what, ev.Unpairable) else []
        anew = [moves_button(words)] if isinstance(what, ev.Replaced | ev.Exchanged | ev.Anew) else []
        parts.append(row(*anew, *desk, *claim, way("table", tournament, words)))
    return Reply(boxed(parts, Tint.OPEN), pings=called)


def _concerned(what: ev.What) -> tuple[int, ...]:
    """Those whose places an act changes: a director who does that may be their opponent too."""
    if isinstance(what, ev.Replaced):
        return what.user, what.other
    return what.users if isinstance(what, ev.Exchanged) else ()


def told(tournament: Tournament, event: Event, words: Words) -> str:
    if ev.undone_by(event) is None:
        return told_plainly(tournament, event, words)
    by = "" if event.actor is None else mention(event.actor)
    act, now = words(f"button-desk-{_back(event)[0]}"), situation_after(tournament, event, words)
    return words("tournament-log-undone", by=by, act=act.rstrip("… "), now=now)


def _back(event: Event) -> tuple[str, str]:
    match event.what:
        case ev.Forbidden(forbidden=forbidden):
            return "allow" if forbidden else "forbid", "apart"
        case ev.Director(named=named):
            return "unname" if named else "name", "director"
        case ev.Changed(order=True):
            return "order", "ordered"
        case _:
            return _BACK[event.kind]


def situation_after(tournament: Tournament, event: Event, words: Words) -> str:
    """How it stands after an event that took another back."""
    facts = _facts(tournament, event, words)
    if isinstance(event.what, ev.Corrected):
        return words("tournament-log-result", **facts)
    return words(f"tournament-now-{_back(event)[1]}", **facts)


def told_plainly(tournament: Tournament, event: Event, words: Words) -> str:
    """The same without saying that it undoes another."""
    by = "" if event.actor is None else mention(event.actor)
    text = _told(tournament, event, words)
    if decides_own_game(tournament, event):
        return words("tournament-log-own-game", told=text, by=by)
    return text


def _told(tournament: Tournament, event: Event, words: Words) -> str:
    if isinstance(event.what, Lot):
        return _lot(tournament, event.what, words)
    if isinstance(event.what, ev.Finished) and event.actor is None:
        return state_told(tournament, words, Status.OVER)
    what, listed, code = event.what, tournament.plan.policy.listed, _code(event)
    if isinstance(what, ev.Left) and event.actor is None and what.user not in (listed or (what.user,)):
        code = "unlisted"
    return words(f"tournament-log-{code}", **_facts(tournament, event, words))


def _code(event: Event) -> str:
    what, by, kind = event.what, event.actor, event.kind
    match what:
        case ev.Left() if by is None:
            return "outgrown"
        case ev.Entered(place=int()) if by is None:
            return "placed"
        case ev.Entered() | ev.Left() | ev.Returned() if by != what.user:
            return f"{kind}-by"
        case ev.Changed(order=True):
            return "ordered"
        case ev.Reminded() if ev.CHECK_IN in {notch.position for notch in what.notches}:
            return "reminded-check-in"
        case ev.Started() if by is None:
            return "started-itself"
        case ev.Settling() if by is not None:
            return "finished"
        case ev.Finished(settled=True):
            return "concluded"
        case ev.Withdrawn(absent=True):
            return "absent"
        case ev.Withdrawn() if by != what.user:
            return "sent-away"
        case ev.Bye() if by != what.user:
            return "bye-given"
        case ev.Director():
            return "named" if what.named else "unnamed"
        case ev.Claimed(winner=None):
            return "claimed-draw"
        case ev.Cancelled() if by is None:
            return "too-few"
        case ev.Result() if by is not None:
            return "decided"
        case ev.Result(how=ev.How() as how):
            return f"by-{how}"
        case ev.Result():
            return "forfeit" if what.forfeit else "result"
        case _:
            return kind


def _facts(tournament: Tournament, event: Event, words: Words) -> dict[str, Fact]:
    what = event.what
    facts: dict[str, Fact] = {"by": "" if event.actor is None else mention(event.actor)}
    if isinstance(what, ev.OfOne):
        facts["player"] = mention(what.user)
    match what:
        case ev.Changed():
            facts |= {"criteria": criteria_told(what.plan, words)}
        case ev.Started(seeds=counted) | ev.Reminded(notches=counted) | ev.Unplayed(meetings=counted):
            facts |= {"count": len(counted)}
        case ev.Drafted():
            facts |= {"count": sum(map(len, what.parts))}
        case ev.Paired():
            facts |= {"count": sum(len(meeting.matches) for meeting in what.meetings)}
        case ev.Begun():
            facts |= {"count": sum(len(ids) for _, ids in what.matches)}
        case ev.Imported():
            facts |= {"people": len(what.people), "games": len(what.played)}
        case ev.Result() | ev.Corrected():
            facts |= _counted(tournament, event, what, words)
        case ev.Entered() | ev.Returned() | ev.Left() | ev.Withdrawn():
            plays = "waits" if tournament.waits(what.user) else "yes"
            facts |= {"plays": plays if isinstance(what, ev.Entered | ev.Returned) else "no"}
            if isinstance(what, ev.Withdrawn):
                facts |= {"held": "yes" if what.held else "no"}
        case ev.Bye():
            facts |= {"round": what.round, "worth": bye_worth(tournament, what.points)}
        case ev.Forbidden():
            facts["player"], facts["other"] = map(mention, what.users)
            facts["forbidden"] = "yes" if what.forbidden else "again" if what.rematch else "no"
            facts["apart"] = "met" if what.rematch and what.forbidden else "yes" if what.forbidden else "no"
        case ev.Director():
            facts |= {"directs": "yes" if what.named else "no"}
        case ev.Paused() | ev.Resumed():
            facts |= {"stand": "yes" if isinstance(what, ev.Paused) else "no"}
        case ev.TimeUp() | ev.Extended() | ev.Settling() | ev.Reopened():
            facts |= {"until": moment(what.until, "f"), "format": tournament.plan.format.value}
        case ev.Claimed(winner=winner):
            whose = "own" if winner == what.user else "other"
            won = "" if winner is None else mention(winner)
            facts |= {"number": str(what.match), "winner": won, "whose": whose}
        case ev.Replaced():
            who = "self" if event.actor == what.other else "other"
            facts |= {"other": mention(what.other), "who": who, "count": len(what.matches)}
        case ev.Exchanged():
            facts["player"], facts["other"] = map(mention, what.users)
        case ev.Anew():
            facts |= {"number": str(what.match), "other": str(what.other)}
        case ev.Moved():
            facts |= {"channel": f"<#{what.channel}>"}
        case ev.Unpairable():
            facts |= {"round": what.round}
    return facts


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
) -> dict[str, Fact]:
    meeting = tournament.of_match(what.match)
    # A game that somebody else plays anew is the tournament's no more.
    first, second = "?", "?"
    if meeting is not None and meeting.pairing.second is not None:
        first, second = map(mention, tournament.users(meeting))
    points = _points(tournament, what.points, event.actor is not None and what.forfeit, words)
    facts: dict[str, Fact] = {"number": str(what.match), "first": first, "second": second, "points": points}
    if isinstance(what, ev.Corrected):
        facts["was"] = _points(tournament, what.was, what.was_forfeit, words)
    return facts


def _points(tournament: Tournament, points: tuple[int, int], unplayed: bool, words: Words) -> str:
    text = words.points(map(tournament.plan.policy.scoring.written, points))
    return words("tournament-unplayed", points=text) if unplayed else text
