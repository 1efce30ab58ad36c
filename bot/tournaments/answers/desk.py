"""The directors' desk: shown, its questions asked, its acts done; the log tells everybody what was done."""

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Any, Final
from zoneinfo import ZoneInfo

import discord

from bot.core.calendar import DAY
from bot.core.errors import BadTournament, UnreadableMatch
from bot.core.match import Match
from bot.core.plain import plain
from bot.core.until import Bound, Until
from bot.language.markdown import escaped
from bot.language.references import number
from bot.language.words import mention
from bot.match.answers.access import known_match, readable_tournament
from bot.match.answers.games import match_number
from bot.people.service import Players
from bot.skin.card import MAX_OPTIONS, ControlId, Reply
from bot.skin.context import Press, Request
from bot.skin.entry import action
from bot.skin.errors import OutdatedControl
from bot.skin.homes import chosen_channel
from bot.skin.names import name_of, names_for, shown_name, stored_names
from bot.skin.places import boards, member_of, members_no_more
from bot.skin.replies import answer, answer_privately, open_form
from bot.tournaments.answers.forms import typed_instant, typed_order
from bot.tournaments.answers.neighbours import Neighbours
from bot.tournaments.answers.tournaments import directed, moved_on, repaint
from bot.tournaments.cards import desk as cards
from bot.tournaments.cards.log import situation_after, told_plainly
from bot.tournaments.model.actions import MOST_MORE, met_before
from bot.tournaments.model.acts import BEGINS_ANEW, PAIR, RESULTS, TOPICS, WORTHS, Act, act_of
from bot.tournaments.model.desk import Desk, Silence, choosable, claimed
from bot.tournaments.model.event import Anew, Withdrawn
from bot.tournaments.model.meeting import Meeting
from bot.tournaments.model.roster import MOST_BYTES
from bot.tournaments.model.state import UNFINISHED, UNSTARTED
from bot.tournaments.model.timetable import bound, due
from bot.tournaments.model.tournament import Status, Tournament
from bot.tournaments.service.directors import WRITTEN, Directors
from bot.tournaments.service.entry import require_director
from bot.tournaments.service.results import played
from bot.tournaments.service.tournaments import Tournaments

_BRINGING: Final = frozenset({"add", "replace", "name"})  # acts that may bring somebody new
Facts = tuple[str, ...]


async def consequences(press: Press, tournament: Tournament, act: Act, facts: Facts) -> list[str]:
    """The consequences of an act, a line each. Raises BadTournament where it cannot be done."""
    words = await press.words()
    if act.step is None:
        return await _undone(press, tournament)
    values = await _values(press, tournament, act, facts)
    # An act that cannot be done is refused now, not after the question.
    act.step(tournament, press.user_id, *values, *([()] if act.anew else []), press.app.now())
    follow = await press.app[Directors].following(tournament) if act.key in ("conclude", "reopen") else []
    if act.key == "reopen" and follow:
        raise BadTournament("followed", what=follow[0])
    player, other = (mention(values[0]), mention(values[-1])) if values else ("", "")
    count, number_ = _at_stake(tournament, act.key, values), str(*values[:1])
    told = [words(f"desk-asks-{act.key}", count=count, player=player, other=other, number=number_)]
    told += [words("desk-follows", what=each, days=tournament.plan.pause) for each in follow]
    if act.key == "exchange" and met_before(tournament, (values[0], values[1])):
        told.append(words("desk-asks-rematch"))
    return told


def _at_stake(tournament: Tournament, key: str, values: Sequence[Any]) -> int:
    if key == "start":
        return len(tournament.starters)
    if key == "conclude":
        return len(tournament.objections)
    if key in ("finish", "cancel"):
        return len(choosable(tournament, decided=False))
    if key == "return" and values[0] in map(tournament.user, tournament.held):
        return 1
    if key not in ("remove", "replace") or values[0] not in tournament.seeds:
        return 0
    own = tournament.open_matches(tournament.number(values[0]))
    return sum(match not in tournament.results for match in own)


async def perform(press: Press, tournament: Tournament, act: Act, facts: Facts) -> tuple[Tournament, str]:
    """Does the act; how it stands now, and a sentence that says so. Raises BadTournament."""
    directors, asker, words, number_ = press.app[Directors], press.asker, await press.words(), tournament.id
    seen = press.control.seq
    if act.key == "import":
        return await _taken_over(press, tournament)
    if act.key in _BRINGING:
        await _remember(press, facts)
    values = await _values(press, tournament, act, facts)
    match act.key:
        case "start":
            after = await press.app[Tournaments].start(number_, asker, seen)
        case "undo":
            _, back = await directors.undoing(number_, asker)
            after = await directors.undo(number_, asker, seen)
            # The number of the game that replaces one is known only once it is taken back.
            anew = isinstance(back.what, Anew)
            now = words("desk-done-anew") if anew else situation_after(after, back, words)
            return after, words("desk-done-undo", now=now)
        case "decide":
            match, winner, verdict = values
            await press.app[Tournaments].adjudicate(match, asker, winner, verdict, seen)
            after = await readable_tournament(press, number_)
        case _:
            after = await directors.do(number_, asker, act.key, *values, seen=seen)
    said = str(*values[:1])
    waits = "yes" if act.key == "add" and after.waits(values[0]) else "no"
    return after, words(f"desk-done-{act.key}", number=said, channel=f"<#{said}>", waits=waits)


async def _values(press: Press, tournament: Tournament, act: Act, facts: Facts) -> list[Any]:
    """The answers to the form of an act, as its step takes them.

    Raises BadTournament, OutdatedControl, NoSuchDay, UnclearDay.
    """
    if len(facts) != len(act.fields):
        raise OutdatedControl(str(press.control))
    if act.key == "order":
        return [typed_order(tournament.plan, facts)]
    values: list[Any] = []
    meeting: Meeting | None = None
    for name, fact in zip(act.fields, facts, strict=True):
        match name:
            case "player" | "other" | "substitute":
                values.append(_user(press, fact))
            case "open" | "decided":
                match_id, meeting = _game(press, tournament, fact, decided=name == "decided")
                values.append(match_id)
            case "result" if fact in RESULTS and meeting is not None:
                side, verdict = RESULTS[fact]
                seats = tournament.users(meeting)
                values += [None if side is None else seats[side], verdict]
            case "until":
                if (until := await typed_instant(press, fact)) is None:
                    raise BadTournament("until", most=MOST_MORE.days)
                values.append(until)
            case "round":
                values.append(typed_round(fact))
            case "worth" if fact in WORTHS:
                values.append(WORTHS[fact])
            case "channel":
                values.append(chosen_channel(press, fact))
            case _:
                raise OutdatedControl(str(press.control))
    return values


async def _undone(press: Press, tournament: Tournament) -> list[str]:
    words = await press.words()
    done, back = await press.app[Directors].undoing(tournament.id, press.asker)
    told = [words("desk-asks-undo", what=told_plainly(tournament, done, words))]
    if isinstance(back.what, Anew):
        return [*told, words("desk-asks-anew", number=str(back.what.match))]
    told.append(words("desk-asks-undo-then", what=situation_after(tournament, back, words)))
    if isinstance(done.what, BEGINS_ANEW):
        told.append(words("desk-asks-undo-anew"))
    if isinstance(done.what, Withdrawn):
        held = tournament.number(done.what.user) in tournament.held
        told.append(words("desk-asks-undo-held" if held else "desk-asks-undo-left"))
    return told


async def _taken_over(press: Press, tournament: Tournament) -> tuple[Tournament, str]:
    files = press.uploads.get("file")
    if not files:
        raise OutdatedControl(str(press.control))
    if files[0].size > MOST_BYTES:
        raise BadTournament("file", line=0)
    await press.deferral.defer_now()
    data, column = await files[0].read(), press.client.typed.column
    directors, seen = press.app[Directors], press.control.seq
    after, roster = await directors.take_over(tournament.id, press.asker, data, column, seen)
    facts = {"people": len(roster.people), "games": len(roster.played), "columns": len(roster.ignored)}
    ignored = [*map(escaped, roster.ignored)]
    return after, (await press.words())("director-imported", ignored=ignored, **facts)


async def _remember(press: Press, facts: Facts) -> None:
    """Tables call by their names also those who have never asked the bot for anything."""
    data: Any = press.interaction.data
    chosen = data.get("resolved", {}).get("users", {})
    for each in (chosen[fact] for fact in facts if fact in chosen and not chosen[fact].get("bot")):
        name = shown_name(each["username"], each.get("global_name"))
        await press.app[Players].remember(int(each["id"]), name)
    # The button of a question does not bring those who were chosen in the form before it.
    users = {int(fact) for fact in facts if fact.isdecimal() and fact not in chosen}
    for user in users - set(await stored_names(press.client, users)):
        with suppress(discord.HTTPException):
            guild = press.interaction.guild
            if guild is not None and (member := await member_of(guild, user)) is not None:
                await press.app[Players].remember(user, name_of(member))


def _user(press: Press, fact: str) -> int:
    user = press.figure(fact)
    data: Any = press.interaction.data
    if data.get("resolved", {}).get("users", {}).get(fact, {}).get("bot"):
        raise BadTournament("bot")
    return user


async def _fact(press: Press, tournament: Tournament, act: Act, name: str) -> str:
    """The answer in a field of the form, a person that was typed as their id. Raises BadTournament."""
    fact = next(iter(press.fields.get(name, ())), "").strip()
    if act.people is None or name not in PAIR:
        return fact
    users, listed = act.people(tournament), tournament.seeds or tournament.entrants
    if fact in map(str, users):
        return fact
    if (place := number(fact)) is not None and 0 < place <= len(listed):
        return str(listed[place - 1])
    if written := WRITTEN.fullmatch(fact):
        return written[1]
    names, called = await names_for(press.client, users, await press.words()), fact.casefold()
    exact = [user for user in users if names[user].casefold() == called]
    found = exact or [user for user in users if called and called in names[user].casefold()]
    if len(found) != 1:
        raise BadTournament("which", name=escaped(plain(fact, cards.MOST_TYPED)))
    return str(found[0])


def _game(press: Press, tournament: Tournament, fact: str, *, decided: bool) -> tuple[int, Meeting]:
    wanted = match_number(press, fact)
    found = next((each for each in choosable(tournament, decided=decided) if each[0] == wanted), None)
    if found is None:
        raise BadTournament("no-result" if decided else "no-such-game")
    return found


def typed_round(fact: str) -> int | None:
    """The round that was typed, None for the next one."""
    # A round that is no number is none that there is; the refusal names those that there are.
    return (number(fact) or 0) if fact else None


MOST_LOOKED_AT: Final = 60  # games of which it is looked up whether anybody has moved


async def manage(request: Request, tournament: Tournament) -> None:
    require_director(tournament, request.asker)
    await answer(request, await _desk(request, tournament))


@action("desk")
async def show(press: Press) -> None:
    tournament, topic = await directed(press, press.control.target), press.control.rest
    by_topic = topic in TOPICS and cards.topic_card(tournament, topic, await press.words())
    await answer_privately(press, by_topic or await _desk(press, tournament))


@action("desk-ask")
async def ask(press: Press) -> None:
    tournament, act = await directed(press, press.control.target), _act(press.control.rest)
    if not act.possible(tournament):
        # A button of an earlier card, pressed once more perhaps.
        await answer_privately(press, await _desk(press, tournament, await moved_on(press, tournament)))
    elif act.key == "settings":
        await answer_privately(press, cards.settings_card(tournament, await press.words()))
    elif act.light:
        await _done(press, tournament, act, ())
    else:
        await _asked(press, tournament, act, ())


@action("desk-form")
async def open_act(press: Press) -> None:
    tournament, act = await directed(press, press.control.target), _act(press.control.rest)
    words = await press.words()
    choices: dict[str, list[tuple[str, str]]] = {}
    for which in {"open", "decided"} & set(act.fields):
        found = choosable(tournament, decided=which == "decided")
        names = await names_for(press.client, tournament.seeds, words)
        choices[which] = cards.game_labels(tournament, found, names, words)
    if act.people is not None:
        users = act.people(tournament)
        away = await members_no_more(press.interaction.guild, users) if len(users) <= MAX_OPTIONS else ()
        names = await names_for(press.client, users, words)
        labels = cards.people_labels(tournament, users, names, away, words)
        choices |= {name: labels for name in act.fields if name in PAIR}
    control = ControlId("desk-set", tournament.id, tournament.seq, act.key)
    if act.key == "order":
        await open_form(press, cards.settings_form("ties", tournament.plan, control, words))
    else:
        title = words(f"button-desk-{act.key}")
        zone = ZoneInfo((await press.reader()).settings.zone)
        going = (meeting for meeting in tournament.meetings if not meeting.decided)
        ends = max(tournament.ends_of(going), default=press.app.now() + DAY).astimezone(zone)
        await open_form(press, cards.asking_form(title, act.fields, control, words, choices, ends))


@action("desk-set")
async def send(press: Press) -> None:
    """Does what a form says, or asks once more with what comes of it."""
    tournament, act = await directed(press, press.control.target), _act(press.control.rest)
    facts = tuple([await _fact(press, tournament, act, name) for name in act.fields])
    await (_asked if act.asks else _done)(press, tournament, act, facts)


@action("desk-do")
async def do(press: Press) -> None:
    tournament = await directed(press, press.control.target)
    name, *facts = press.control.rest.split(".")
    await _done(press, tournament, _act(name), tuple(facts))


async def _asked(press: Press, tournament: Tournament, act: Act, facts: tuple[str, ...]) -> None:
    told = await consequences(press, tournament, act, facts)
    await answer_privately(press, cards.asking_card(tournament, act.key, facts, told, await press.words()))


async def _done(press: Press, tournament: Tournament, act: Act, facts: tuple[str, ...]) -> None:
    try:
        after, news = await perform(press, tournament, act, facts)
        if after.settling is not None and due(after):
            # It was provisional, and is so again in a moment: nobody is to read that it goes on.
            await press.app[Tournaments].advance()
            after = await directed(press, after.id)
    except BadTournament:
        after = await directed(press, tournament.id)
        news = await moved_on(press, after)
        if not news:
            raise
    await answer_privately(press, await _desk(press, after, news))
    await repaint(press.client, after)


async def _desk(request: Request, tournament: Tournament, news: str = "") -> Reply:
    if tournament.status is Status.DRAFT:
        return cards.settings_card(tournament, await request.words(), news)
    failing = request.app[Tournaments].failing_since(tournament.id)
    late = {match: await _until(request, tournament, match) for match in claimed(tournament)[:MOST_LOOKED_AT]}
    state = Desk(tournament, await _silences(request, tournament), late, failing)
    shown = {*state.disputes, *late, *(each.match for each in state.silent)}
    words = await request.words()
    more = [button(tournament, words) for button in request.app[Neighbours].desk]
    if request.asker.manager:
        going = await request.app[Tournaments].listed(request.guild_id, (*UNFINISHED, *UNSTARTED))
        more += [cards.desk_of(each, words) for each in going if each.id != tournament.id][:3]
    return cards.desk_card(state, await boards(request.client, shown), words, news, more)


async def _match(request: Request, number: int) -> Match | None:
    with suppress(UnreadableMatch):
        return await known_match(request.client, number)
    return None


async def _until(request: Request, tournament: Tournament, number: int) -> Until | Bound:
    found, match = bound(tournament, number), await _match(request, number)
    assert found is not None
    return found if match is None else replace(match, bound=found).until(request.app.now())


async def _silences(request: Request, tournament: Tournament) -> Sequence[Silence]:
    if tournament.status is not Status.RUNNING or tournament.paused:
        return ()
    open_games = choosable(tournament, decided=False)
    going = [each for each in open_games if not (each[1].claiming or tournament.holds(each[1]))]
    found, now = [], request.app.now()
    for each, meeting in going[:MOST_LOOKED_AT]:
        if (match := await _match(request, each)) is None or match.over or played(match):
            continue
        ends = [end for end in (match.deadline, tournament.ends(meeting)) if end is not None]
        # While half of their time is left, nobody need be asked.
        if not ends or now - match.turn_at >= min(ends) - now:
            found.append(Silence(each, match.mover, match.turn_at))
    return sorted(found, key=lambda silence: silence.since)


def _act(name: str) -> Act:
    act = act_of(name)
    if act is None:
        raise OutdatedControl(name)
    return act
