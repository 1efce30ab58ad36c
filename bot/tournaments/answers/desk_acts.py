"""The acts of the directors' desk: what comes of each, told before it is done, and how it is done."""

from __future__ import annotations

from contextlib import suppress
from typing import Any, Final

import discord

from bot.core.errors import BadTournament
from bot.core.points import DRAW, LOSS, WIN
from bot.language.markdown import escaped
from bot.language.typed import number
from bot.language.words import mention
from bot.match.answers.access import readable_tournament
from bot.match.answers.games import match_number
from bot.people.service import Players
from bot.skin.context import Press, shown_name
from bot.skin.errors import OutdatedControl
from bot.skin.places import chosen_channel
from bot.tournaments.answers.forms import typed_order
from bot.tournaments.cards.desk_acts import RESULTS, WORTHS
from bot.tournaments.cards.log import situation_after, told_plainly
from bot.tournaments.model.actions import Verdict
from bot.tournaments.model.anew import met_before
from bot.tournaments.model.desk import choosable, require_possible, winner_of
from bot.tournaments.model.event import Anew, Withdrawn
from bot.tournaments.model.meeting import Meeting
from bot.tournaments.model.policy import ROUND_DAYS
from bot.tournaments.model.roster import MOST_BYTES
from bot.tournaments.model.tournament import Tournament
from bot.tournaments.model.undo import BEGINS_ANEW
from bot.tournaments.service.directors import Directors
from bot.tournaments.service.tournaments import Tournaments

_POINTS: Final = {"half": DRAW, "full": WIN, "nothing": LOSS, "none": None}
_VERDICTS: Final = {
    "first-forfeit": Verdict.FORFEIT,
    "second-forfeit": Verdict.FORFEIT,
    "double-loss": Verdict.DOUBLE_LOSS,
    "double-forfeit": Verdict.DOUBLE_FORFEIT,
}
_BRINGING: Final = frozenset({"add", "replace", "name"})
"""Acts that may bring somebody new."""
Facts = tuple[str, ...]


async def consequences(press: Press, tournament: Tournament, act: str, facts: Facts) -> list[str]:
    """The consequences of an act, a line each. Raises BadTournament where it cannot be done."""
    words = await press.words()
    if act == "undo":
        return await _undone(press, tournament)
    game = _game(tournament, facts[0], decided=True)[0] if act == "anew" else None
    users = [] if act == "anew" else [_user(press, fact) for fact in facts]
    # An act that cannot be done is refused now, not after the question.
    require_possible(tournament, act, press.user_id, users, game, press.app.now())
    if act == "start":
        return [words("desk-asks-start", count=len(tournament.starters))]
    if act in ("finish", "cancel"):
        return [words(f"desk-asks-{act}", count=len(choosable(tournament, decided=False)))]
    if act == "anew":
        return [words("desk-asks-anew", number=str(game))]
    going = 0
    if act in ("remove", "replace") and users[0] in tournament.seeds:
        going = sum(
            match not in tournament.results for match in tournament.open_matches(tournament.number(users[0]))
        )
    facts_ = {"player": mention(users[0]), "other": mention(users[-1])}
    told = [words(f"desk-asks-{act}", count=going, **facts_)]
    if act == "exchange" and met_before(tournament, (users[0], users[1])):
        told.append(words("desk-asks-rematch"))
    return told


async def perform(press: Press, tournament: Tournament, act: str, facts: Facts) -> tuple[Tournament, str]:
    """Does the act; how it stands now, and a sentence that says so. Raises BadTournament."""
    directors, asker, words, number_ = press.app[Directors], press.asker, await press.words(), tournament.id
    if act in _BRINGING:
        await _remember(press, facts)
    match act, facts:
        case "start", ():
            after = await press.app[Tournaments].start(number_, asker)
        case "pause", ():
            after = await directors.pause(number_, asker)
        case "resume", ():
            after = await directors.resume(number_, asker)
        case "finish", ():
            after = await directors.finish(number_, asker)
        case "cancel", ():
            after = await directors.cancel(number_, asker)
        case "undo", ():
            _, back = await directors.undoing(number_, asker)
            after = await directors.undo(number_, asker)
            # The number of the game that replaces one is known only once it is taken back.
            anew = isinstance(back.what, Anew)
            now = words("desk-done-anew") if anew else situation_after(after, back, words)
            return after, words("desk-done-undo", now=now)
        case "extend", (days,):
            after = await directors.extend(number_, asker, _days(days))
        case "add" | "remove" | "return", (fact,):
            user = _user(press, fact)
            acts = {"add": directors.add, "remove": directors.remove, "return": directors.bring_back}
            after = await acts[act](number_, asker, user)
        case "replace", (one, two):
            after = await directors.substitute(number_, asker, _user(press, one), _user(press, two))
        case "name" | "unname", (fact,):
            after = await directors.name(number_, asker, _user(press, fact), act == "name")
        case "exchange", (one, two):
            after = await directors.exchange(number_, asker, (_user(press, one), _user(press, two)))
        case "forbid" | "allow", (one, two):
            users = (_user(press, one), _user(press, two))
            after = await directors.forbid(number_, asker, users, act == "forbid")
        case "bye", (fact, round_, worth) if worth in WORTHS:
            after = await directors.give_bye(
                number_, asker, _user(press, fact), _round(round_), _POINTS[worth]
            )
        case "decide", (game, result) if result in RESULTS:
            match_id, meeting = _game(tournament, game, decided=False)
            winner = winner_of(meeting, result, _users(tournament, meeting))
            verdict = _VERDICTS.get(result, Verdict.RESULT)
            await press.app[Tournaments].adjudicate(match_id, asker, winner, verdict)
            after = await readable_tournament(press, number_)
            return after, words("tournament-decided", number=str(match_id))
        case "correct", (game, result) if result in RESULTS:
            match_id, meeting = _game(tournament, game, decided=True)
            winner = winner_of(meeting, result, _users(tournament, meeting))
            after = await directors.correct(match_id, asker, winner, _VERDICTS.get(result, Verdict.RESULT))
            return after, words("director-corrected", number=str(match_id))
        case "anew", (game,):
            match_id, _ = _game(tournament, game, decided=True)
            after = await directors.play_anew(match_id, asker)
        case "order", _:
            after = await directors.order(number_, asker, typed_order(tournament.plan, facts))
        case "import", _:
            return await _taken_over(press, tournament)
        case "move", (channel,):
            after = await directors.move(number_, asker, chosen_channel(press, channel))
            return after, words("director-moved", channel=f"<#{channel}>")
        case _:
            raise OutdatedControl(str(press.control))
    return after, words(f"desk-done-{act}")


async def _undone(press: Press, tournament: Tournament) -> list[str]:
    """The last act of a director, and what taking it back would do."""
    words = await press.words()
    done, back = await press.app[Directors].undoing(tournament.id, press.asker)
    told = [words("desk-asks-undo", what=told_plainly(tournament, done, words))]
    if isinstance(back.what, Anew):
        return [*told, words("desk-asks-anew", number=str(back.what.match))]
    told.append(words("desk-asks-undo-then", what=situation_after(tournament, back, words)))
    if isinstance(done.what, BEGINS_ANEW):
        told.append(words("desk-asks-undo-anew"))
    if isinstance(done.what, Withdrawn):
        told.append(words("desk-asks-undo-left"))
    return told


async def _taken_over(press: Press, tournament: Tournament) -> tuple[Tournament, str]:
    """Everybody in a file enters, with their results elsewhere."""
    files = press.uploads.get("file")
    if not files:
        raise OutdatedControl(str(press.control))
    if files[0].size > MOST_BYTES:
        raise BadTournament("file", line=0)
    await press.deferral.defer_now()
    after, roster = await press.app[Directors].take_over(
        tournament.id, press.asker, await files[0].read(), press.client.typed.column
    )
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
    for user in users - set(await press.app[Players].names(users)):
        with suppress(discord.HTTPException):
            if press.interaction.guild is not None:
                member = await press.interaction.guild.fetch_member(user)
                await press.app[Players].remember(user, shown_name(member.name, member.global_name))


def _user(press: Press, fact: str) -> int:
    """The person that was chosen. Raises BadTournament for a bot."""
    user = press.figure(fact)
    data: Any = press.interaction.data
    if data.get("resolved", {}).get("users", {}).get(fact, {}).get("bot"):
        raise BadTournament("bot")
    return user


def _game(tournament: Tournament, fact: str, *, decided: bool) -> tuple[int, Meeting]:
    """The game that was chosen or typed. Raises NoSuchNumber, BadTournament."""
    wanted = match_number(fact)
    found = next((each for each in choosable(tournament, decided=decided) if each[0] == wanted), None)
    if found is None:
        raise BadTournament("no-result" if decided else "no-such-game")
    return found


def _users(tournament: Tournament, meeting: Meeting) -> dict[int, int]:
    return {player: tournament.user(player) for player in meeting.pairing.players()}


def _days(fact: str) -> int:
    days = number(fact)
    if days is None or not 1 <= days <= ROUND_DAYS[-1]:
        raise BadTournament("days", least=1, most=ROUND_DAYS[-1])
    return days


def _round(fact: str) -> int | None:
    if not fact:
        return None
    found = number(fact)
    # A round that is no number is none that there is; the refusal names those that there are.
    return 0 if found is None else found
