"""The forms in which a tournament is created and its settings are changed."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from datetime import datetime
from typing import Any, Final
from zoneinfo import ZoneInfo

import discord

from bot.core.errors import BadTournament
from bot.core.pace import Pace
from bot.core.terms import BY_LOT, Terms, drawn_by_lot
from bot.language.typed import Typed
from bot.match.answers.access import readable_tournament
from bot.people.service import Players
from bot.skin.context import Press, Request
from bot.skin.control_ids import ControlId
from bot.skin.errors import OutdatedControl
from bot.skin.replies import answer, open_form
from bot.tournaments.answers import tournaments
from bot.tournaments.cards import settings as cards
from bot.tournaments.model import plan as plans
from bot.tournaments.model import policy as policies
from bot.tournaments.model import tie_breaks as ties
from bot.tournaments.model.formats.registry import USUAL, system_of
from bot.tournaments.model.plan import Format, Plan
from bot.tournaments.model.policy import Policy
from bot.tournaments.model.standings import Criterion
from bot.tournaments.service.directors import Directors
from bot.tournaments.service.entry import require_director
from rules import GAMES

_NUMBERS = {
    "rounds": plans.ROUNDS,
    "group": plans.GROUPS,
    "cycles": plans.CYCLES,
    "deciders": plans.DECIDERS,
    "moving": plans.MOVING,
    "pause": plans.PAUSE,
}


NEW: Final = Policy(spends=False)
"""Of a tournament for which nothing else was chosen: who vanishes keeps nobody waiting."""


async def ask(request: Request, like: int | None = None) -> None:
    """Opens the form for a new tournament, filled in with the settings of an earlier one where that is named."""
    tournaments.require_organiser(request)
    plan = await template(request, like)
    control = ControlId("tournament-set", like or 0, 0, "create")
    await open_form(request, cards.games_form(plan, control, await request.words()))


async def create(request: Request, plan: Plan) -> None:
    """Announces a tournament, and shows its director everything else that can be set."""
    made = await tournaments.create(request, plan)
    words = await request.words()
    await answer(request, cards.settings_card(made, words, words("tournament-settings-more")))


async def template(request: Request, like: int | None) -> Plan:
    """The plan that a new tournament begins with: the settings of an earlier one without its dates, else
    the usual ones.
    """
    if like is not None:
        plan = (await readable_tournament(request, like)).plan
        start = policies.Start.DIRECTOR if plan.policy.start is policies.Start.DATE else plan.policy.start
        return replace(plan, policy=replace(plan.policy, start=start, starts_at=None, check_in=None))
    server = await request.app[Players].server(request.guild_id)
    terms = Terms(server.rated_game or next(iter(GAMES)), Pace.parse(server.pace), rated=True)
    return Plan("", USUAL, terms, policy=NEW)


async def open_settings(press: Press) -> None:
    """Opens one of the forms for a tournament that has not begun."""
    tournament = await readable_tournament(press, press.control.target)
    require_director(tournament, press.asker)
    tournament.require_open()
    reader = await press.reader()
    which, control = press.control.rest, ControlId("tournament-set", tournament.id, 0, press.control.rest)
    form: discord.ui.Modal
    if which == "games":
        form = cards.games_form(tournament.plan, control, reader.words)
    elif which == "format":
        form = cards.format_form(tournament.plan, control, reader.words)
    elif which == "entries":
        form = cards.entries_form(tournament.plan, control, reader.words, reader.settings.zone)
    elif which == "rules":
        form = cards.rules_form(tournament.plan, control, reader.words)
    elif which == "ties" and tournament.system.criteria:
        form = cards.ties_form(tournament.plan, control, reader.words)
    else:
        raise OutdatedControl(str(press.control))
    await open_form(press, form)


async def save(press: Press) -> None:
    """Saves a form: a new tournament, or other settings of one."""
    which, fields = press.control.rest, press.fields
    words = await press.words()
    if which == "create":
        await create(press, with_games(await template(press, press.control.target or None), fields))
        return
    tournament = await readable_tournament(press, press.control.target)
    typed, zone = press.client.typed, (await press.reader()).settings.zone
    plan = tournament.plan
    if which == "games":
        plan = with_games(plan, fields)
    elif which == "format":
        plan = with_format(plan, fields, typed)
    elif which == "entries":
        here = press.app.now().astimezone(ZoneInfo(zone))
        plan = with_entries(plan, fields, typed, here, day_first=await press.day_first())
    elif which == "rules":
        plan = with_rules(plan, fields, typed)
    elif which == "ties":
        plan = with_ties(plan, [_one(fields, name) for name in ties.TIES])
    else:
        raise OutdatedControl(str(press.control))
    changed = await press.app[Directors].do(tournament.id, press.asker, "settings", plan)
    await answer(press, cards.settings_card(changed, words, words("tournament-settings-saved")))
    await tournaments.repaint(press, changed)


Fields = Mapping[str, tuple[str, ...]]


def with_games(plan: Plan, fields: Fields) -> Plan:
    """The plan with what the form of the games says. Raises BadTerms, UnknownGame, BadPace."""
    opening = _one(fields, "opening")
    setup = BY_LOT if opening == "ballots" else opening if drawn_by_lot(opening) else None
    pace = Pace.parse(_one(fields, "pace"))
    terms = replace(plan.terms, game=_one(fields, "game"), pace=pace, setup=setup)
    chosen = replace(plan, name=_one(fields, "name"), format=Format(_one(fields, "format")), terms=terms)
    return ties.carried(chosen, system_of(plan), system_of(chosen))


def with_format(plan: Plan, fields: Fields, typed: Typed) -> Plan:
    """The plan with what the form of its format says; what the format has no use for stays. Raises BadTournament."""
    chosen: dict[str, Any] = {
        name: _number(fields, name, name, bounds, typed) for name, bounds in _NUMBERS.items()
    }
    chosen |= {name: _one(fields, name) == "yes" for name in ("lot", "third") if name in fields}
    return replace(plan, **{name: value for name, value in chosen.items() if value is not None})


def with_entries(plan: Plan, fields: Fields, typed: Typed, now: datetime, *, day_first: bool | None) -> Plan:
    """The plan with what the form of the entries says, a date in the zone of `now`. `day_first`: does its writer put
    the day before the month. Raises BadTournament, NoSuchDay, UnclearDay.
    """
    most = _number(fields, "most", "most", range(plans.LEAST_PLAYERS, plans.MOST_PLAYERS + 1), typed)
    start, written = policies.Start(_one(fields, "start")), _one(fields, "date")
    starts_at = None
    if written:
        if (meant := typed.days.instant(written, now.date(), day_first=day_first)) is None:
            raise BadTournament("date")
        starts_at = datetime.combine(*meant, now.tzinfo)
    if starts_at is not None and starts_at != plan.policy.starts_at:
        # A date that was typed is meant; one that stood in the form already is not chosen by leaving it.
        start = policies.Start.DATE
    elif start is not policies.Start.DATE:
        starts_at = None
    least, highest = _ratings(_one(fields, "ratings"), typed)
    policy = replace(
        plan.policy,
        start=start,
        starts_at=starts_at,
        check_in=_number(fields, "check-in", "check-in-hours", policies.CHECK_IN_HOURS, typed),
        least=least,
        most=highest,
    )
    return replace(plan, most=plan.most if most is None else most, policy=policy)


def with_rules(plan: Plan, fields: Fields, typed: Typed) -> Plan:
    """The plan with what the form of the rules says. Raises BadTournament."""
    early, _, moves = _one(fields, "draws").partition("-")
    on = set(fields.get("options", ()))
    policy: Policy = replace(
        plan.policy,
        round_days=_number(fields, "round-days", "round-days", policies.ROUND_DAYS, typed),
        round_end=policies.RoundEnd(_one(fields, "round-end")),
        early_draws=policies.EarlyDraws(early),
        draw_moves=int(moves) if moves else plan.policy.draw_moves,
        engines=policies.Engines.OPEN if "engines" in on else policies.Engines.FORBIDDEN,
        scoring=policies.Scoring.ONE if "one" in on else policies.Scoring.TWO,
        waiting="waiting" in on,
        spends="spends" in on,
    )
    terms = replace(plan.terms, vacation="vacation" in on, pair="pair" in on)
    return replace(plan, terms=terms, policy=policy)


def with_ties(plan: Plan, chosen: Sequence[str]) -> Plan:
    """The plan with what the form of the tie-breaks says. Raises BadTournament."""
    profile = _profile(plan, chosen[0])
    if profile is not None:
        return ties.by_profile(plan, profile, system_of(plan))
    return ties.ordered(plan, typed_order(plan, chosen), system_of(plan))


def typed_order(plan: Plan, chosen: Sequence[str]) -> tuple[Criterion, ...]:
    """The tie-breaks that the form says. Raises BadTournament where one comes twice, or there is none."""
    system, (named, *places) = system_of(plan), chosen
    profile = _profile(plan, named)
    if profile is not None:
        return ties.order_of(profile, system)
    before = system.order(plan)[1:]
    order = tuple(Criterion(name) for name in places if name != cards.NO_TIE_BREAK)
    if order == before[: ties.MOST_CHOSEN]:
        # Nothing was chosen, and there may be more than the form has room for.
        return before
    if not order or len(set(order)) < len(order):
        raise BadTournament("tie-breaks")
    return order


def _profile(plan: Plan, named: str) -> ties.Profile | None:
    """The profile that was chosen; one that stood in the form already is not chosen by leaving it."""
    system = system_of(plan)
    stood = ties.profile_of(system.order(plan)[1:], system)
    return None if named in (cards.OWN, stood) else ties.Profile(named)


def _one(fields: Fields, name: str) -> str:
    return next(iter(fields.get(name, ())), "").strip()


def _number(fields: Fields, name: str, fault: str, bounds: range, typed: Typed) -> int | None:
    text = _one(fields, name)
    if not text:
        return None
    if (count := typed.count(text)) is None:
        raise BadTournament(fault, least=bounds[0], most=bounds[-1])
    return count


def _ratings(text: str, typed: Typed) -> tuple[int | None, int | None]:
    if not text:
        return None, None
    if (found := typed.limits(text)) is None:
        raise BadTournament("rating", least=policies.RATINGS[0], most=policies.RATINGS[-1])
    return found
