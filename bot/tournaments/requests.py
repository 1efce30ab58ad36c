"""Tournaments: /tournament create, enter, leave, table, list, games, manage, and their controls."""

from collections.abc import Callable
from contextlib import suppress
from datetime import datetime
from typing import Final

import discord
from discord import app_commands

from bot.core.errors import BadTournament, MatchError
from bot.core.match import Match
from bot.core.pace import Pace
from bot.core.terms import Terms
from bot.core.until import End
from bot.match.answers.access import readable_match, readable_tournament
from bot.match.answers.games import match_number
from bot.match.cards.more import Entry, Looker
from bot.match.requests.controls import on_unchanged_match
from bot.match.requests.games import suggest_games, suggest_paces, suggest_tournaments
from bot.people.service import Players
from bot.skin.card import ControlId, note
from bot.skin.context import Press, Request
from bot.skin.declarations import command, group
from bot.skin.entry import On, action
from bot.skin.errors import OutdatedControl
from bot.skin.names import names_for
from bot.skin.replies import answer, open_form
from bot.tournaments.answers import desk, forms
from bot.tournaments.answers import tournaments as features
from bot.tournaments.cards.answers import GAMES, PAGE
from bot.tournaments.cards.desk import asking_form, game_labels
from bot.tournaments.cards.games import tables_told
from bot.tournaments.model import transitions
from bot.tournaments.model.desk import choosable
from bot.tournaments.model.formats.registry import FORMATS, USUAL
from bot.tournaments.model.plan import NAME_LENGTH, Format, Plan
from bot.tournaments.model.state import UNFINISHED, UNSTARTED
from bot.tournaments.model.tournament import Status, Tournament
from bot.tournaments.service.tournaments import Tournaments
from rules import find_game

MOST_LIMIT = 20
_BEGUN: Final = {*UNFINISHED, Status.OVER}


on_tournament = On(lambda press: readable_tournament(press, press.control.target))
"""What a control does with the tournament that it is about."""
tournament = group("tournament")


@command(
    "create",
    parent=tournament,
    format=[each.value for each in FORMATS],
    game=suggest_games,
    pace=suggest_paces,
)
async def create(
    request: Request,
    name: app_commands.Range[str, 1, NAME_LENGTH] | None = None,
    game: str | None = None,
    format: str = USUAL.value,
    pace: str | None = None,
) -> None:
    if name is None or game is None:
        await forms.ask(request)
        return
    kind = find_game(request.client.typed.game(game))
    usual = (await request.app[Players].server(request.guild_id)).pace
    time = Pace.parse(usual) if pace is None else request.client.typed.paces.read(pace)
    terms = Terms(kind.key, time, rated=True)
    await features.create(request, Plan(name, Format(format), terms, policy=forms.NEW))


@command("enter", parent=tournament, tournament=suggest_tournaments)
async def enter(
    request: Request,
    tournament: str | None = None,
    limit: app_commands.Range[int, 1, MOST_LIMIT] | None = None,
) -> None:
    found = await features.tournament_named(request, tournament, {Status.OPEN}, {Status.RUNNING})
    await features.enter(request, found, limit)


@command("leave", parent=tournament, tournament=suggest_tournaments)
async def leave(request: Request, tournament: str | None = None) -> None:
    await features.leave(
        request, await features.tournament_named(request, tournament, {Status.OPEN, Status.RUNNING})
    )


@command("table", parent=tournament, tournament=suggest_tournaments)
async def table(request: Request, tournament: str | None = None, shown: bool = False) -> None:
    found = await features.tournament_named(request, tournament, _BEGUN)
    await features.show_table(request, found, shown=shown)


list_ = command("list", parent=tournament)(features.show_list)


@command("manage", parent=tournament, tournament=suggest_tournaments)
async def manage(request: Request, tournament: str | None = None) -> None:
    await desk.manage(request, await features.tournament_named(request, tournament, UNFINISHED, UNSTARTED))


@command("games", parent=tournament, tournament=suggest_tournaments)
async def games(request: Request, tournament: str | None = None, player: discord.User | None = None) -> None:
    found = await features.tournament_named(request, tournament, _BEGUN)
    user = None if player is None else player.id
    await answer(request, await features.page(request, found, GAMES, 0, user))


enter_pressed = on_tournament("tournament-enter", features.enter)
return_pressed = on_tournament("tournament-return", features.come_back)
leave_pressed = on_tournament("tournament-leave", features.leave)
check_in_pressed = on_tournament("tournament-check-in", features.check_in)
open_settings = action("tournament-form")(forms.open_settings)
save_settings = action("tournament-set")(forms.save)
table_pressed = on_tournament("tournament-table", features.show_table)


@action("tournament-page")
async def turn_page(press: Press) -> None:
    what, _, player = press.parts(3)
    if what not in PAGE or not (player == "" or player.isdecimal()):
        raise OutdatedControl(str(press.control))
    tournament = await readable_tournament(press, press.control.target)
    user = press.figure(player) if player else None
    shown = await features.page(press, tournament, what, press.control.seq, user)
    await features.show_page(press, tournament, shown)


withdraw_pressed = on_tournament("tournament-withdraw", features.withdraw)
rules_pressed = on_tournament("tournament-rules", features.show_rules)
files_pressed = on_tournament("tournament-export", features.export)


@action("tournament-bye")
async def ask_bye(press: Press) -> None:
    await _ask_field(
        press, lambda t, now: transitions.ask_bye(t, press.user_id, None, now), "bye", "round-off", "round"
    )


async def _ask_field(
    press: Press, step: Callable[[Tournament, datetime], object], name: str, title: str, field: str
) -> None:
    """Opens a form with one field; an impossible step is refused now, not after it."""
    tournament, words = await readable_tournament(press, press.control.target), await press.words()
    step(tournament, press.app.now())
    control = ControlId(f"tournament-{name}-set", tournament.id)
    await open_form(press, asking_form(words(f"button-{title}"), (field,), control, words))


@on_tournament.action("tournament-bye-set")
async def take_bye(press: Press, tournament: Tournament) -> None:
    round = desk.typed_round(press.typed("round").strip())
    found = await press.app[Tournaments].ask_bye(tournament.id, press.guild_id, press.user_id, round)
    off = max(each for user, each in found.byes if user == press.user_id)
    await answer(press, note((await press.words())("tournament-you-rest", round=off)))


@action("tournament-object")
async def ask_objection(press: Press) -> None:
    user = press.user_id
    await _ask_field(
        press, lambda t, now: transitions.object_to(t, user, "", now), "object", "object", "objection"
    )


@on_tournament.action("tournament-object-set")
async def take_objection(press: Press, tournament: Tournament) -> None:
    text = press.typed("objection")
    await press.app[Tournaments].object_to(tournament.id, press.guild_id, press.user_id, text)
    await answer(press, note((await press.words())("tournament-you-objected")))


def _is_claimed(match: Match, looker: Looker) -> bool:
    """Has its time to play ended, so that this player claims a result?"""
    bound = None if match.over else match.bound
    return bound is not None and bound.end is End.CLAIMS and looker.user in match.players


CLAIM: Final = Entry("claim-result", "claim", _is_claimed)
"""The way from the board of a game to the form in which its result is claimed."""


@on_unchanged_match.action("claim-result")
async def ask_claim_of(press: Press, match: Match) -> None:
    found = await press.app[Tournaments].of_match(match.id)
    if found is None:
        raise BadTournament("no-claims")
    await _ask_claim(press, found.id)


@action("tournament-claim")
async def ask_claim(press: Press) -> None:
    await _ask_claim(press, press.control.target)


async def _ask_claim(press: Press, number: int) -> None:
    tournament, words = await readable_tournament(press, number), await press.words()
    if press.user_id not in tournament.seeds:
        raise BadTournament("you-not-entered", tournament=tournament.id)
    player = tournament.number(press.user_id)
    names = await names_for(press.client, tournament.seeds, words)
    going = choosable(tournament, decided=False)
    own = [(n, each) for n, each in going if each.claiming and player in each.pairing.players()]
    if not own:
        raise BadTournament("no-claims")
    if tournament.paused:
        raise BadTournament("claims-paused")
    games = game_labels(tournament, own, names, words)
    control = ControlId("tournament-claim-set", tournament.id)
    await open_form(
        press, asking_form(words("button-claim"), ("game", "claim"), control, words, {"game": games})
    )


@on_tournament.action("tournament-claim-set")
async def claim(press: Press, tournament: Tournament) -> None:
    words = await press.words()
    match_id = match_number(press, press.typed("game"))
    result = press.typed("claim")
    meeting = tournament.of_match(match_id)
    if meeting is None:
        raise BadTournament("no-such-game")
    others = [user for user in tournament.users(meeting) if user != press.user_id]
    if result not in ("win", "draw", "loss") or len(others) != 1:
        raise BadTournament("not-yours") if len(others) != 1 else OutdatedControl(str(press.control))
    winner = {"win": press.user_id, "draw": None, "loss": others[0]}[result]
    match: Match | None = None
    with suppress(MatchError):
        # Where it cannot be had the claim tells why.
        match = await readable_match(press, match_id)
    await press.app[Tournaments].claim(match_id, press.guild_id, press.user_id, winner)
    said = words("tournament-you-claimed", number=str(match_id))
    await answer(press, note("\n".join([said, *tables_told(match, words)])))
