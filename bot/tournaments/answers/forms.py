"""The forms in which a tournament is created and its settings are changed."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime, time
from typing import Any, Final
from zoneinfo import ZoneInfo

from bot.core.errors import BadTournament
from bot.core.pace import Pace
from bot.core.terms import BY_LOT, Terms, drawn_by_lot
from bot.language.typed import Typed
from bot.match.answers.access import readable_tournament
from bot.people.service import Players
from bot.skin.card import ControlId
from bot.skin.context import Press, Request
from bot.skin.errors import OutdatedControl
from bot.skin.replies import answer_privately, open_form
from bot.tournaments.answers import admission, tournaments
from bot.tournaments.cards import desk as cards
from bot.tournaments.model import plan as plans
from bot.tournaments.model import policy as policies
from bot.tournaments.model import tie_breaks as ties
from bot.tournaments.model.formats.registry import USUAL, system_of
from bot.tournaments.model.plan import Format, Plan
from bot.tournaments.model.policy import Policy
from bot.tournaments.model.standings import Criterion
from bot.tournaments.service.directors import Directors
from rules import GAMES

NEW: Final = Policy(spends=False, settling=policies.USUAL_SETTLING)
"""Of a tournament for which nothing else was chosen: who vanishes keeps nobody waiting, and its table settles."""


async def ask(request: Request) -> None:
    """Opens the form for a new tournament."""
    tournaments.require_organiser(request)
    plan, control = await _template(request), ControlId("tournament-set", 0, 0, "create")
    await open_form(request, cards.settings_form("games", plan, control, await request.words()))


async def _template(request: Request) -> Plan:
    server = await request.app[Players].server(request.guild_id)
    terms = Terms(server.rated_game or next(iter(GAMES)), Pace.parse(server.pace), rated=True)
    return Plan("", USUAL, terms, policy=NEW)


async def open_settings(press: Press) -> None:
    """Opens one of the forms for a tournament that has not begun."""
    tournament = await tournaments.directed(press, press.control.target)
    tournament.require_unstarted()
    which, reader = press.control.rest, await press.reader()
    if which == cards.ADMISSION:
        await admission.ask(press, tournament)
        return
    if which not in cards.FORMS or (which == "ties" and not tournament.system.criteria):
        raise OutdatedControl(str(press.control))
    control = ControlId("tournament-set", tournament.id, tournament.seq, which)
    zone = reader.settings.zone
    await open_form(press, cards.settings_form(which, tournament.plan, control, reader.words, zone))


async def save(press: Press) -> None:
    """Saves a form: a new tournament, or other settings of one."""
    which, words = press.control.rest, await press.words()
    here = press.app.now().astimezone(ZoneInfo((await press.reader()).settings.zone))
    said = Answers(press.fields, press.client.typed, here, await press.day_first())
    if which == "create":
        await tournaments.create(press, with_games(await _template(press), said))
        return
    if which not in (*_READ, cards.ADMISSION):
        raise OutdatedControl(str(press.control))
    tournament = await readable_tournament(press, press.control.target)
    if which == cards.ADMISSION:
        plan = await admission.chosen(press, tournament, said.number("games", "games", policies.GAMES))
    else:
        plan = _READ[which](tournament.plan, said)
    directors, news = press.app[Directors], words("tournament-settings-saved")
    try:
        changed = await directors.do(tournament.id, press.asker, "settings", plan, seen=press.control.seq)
    except BadTournament:
        changed = await readable_tournament(press, tournament.id)
        changed.require_unstarted()
        if not (news := await tournaments.moved_on(press, changed)):
            raise
    await answer_privately(press, cards.settings_card(changed, words, news))
    await tournaments.repaint(press.client, changed)


@dataclass(frozen=True, slots=True)
class Answers:
    """A form as it was sent. `now`: in the zone of its writer; `day_first`: do they put the day before the month."""

    fields: Mapping[str, tuple[str, ...]]
    typed: Typed
    now: datetime
    day_first: bool | None

    def one(self, name: str) -> str:
        """The text of a field; nothing where it was left empty."""
        return next(iter(self.fields.get(name, ())), "").strip()

    def number(self, name: str, fault: str, bounds: range) -> int | None:
        """The number in a field. Raises BadTournament."""
        text = self.one(name)
        if not text:
            return None
        if (count := self.typed.count(text)) is None:
            raise BadTournament(fault, least=bounds[0], most=bounds[-1])
        return count


def with_games(plan: Plan, said: Answers) -> Plan:
    """The plan with what the form of the games says. Raises BadTerms, UnknownGame, BadPace."""
    opening = said.one("opening")
    setup = BY_LOT if opening == "ballots" else opening if drawn_by_lot(opening) else None
    terms = replace(plan.terms, game=said.one("game"), pace=Pace.parse(said.one("pace")), setup=setup)
    chosen = replace(plan, name=said.one("name"), format=Format(said.one("format")), terms=terms)
    return ties.carried(chosen, system_of(plan), system_of(chosen))


def with_format(plan: Plan, said: Answers) -> Plan:
    """The plan with what the form of its format says; what the format has no use for stays. Raises BadTournament."""
    chosen: dict[str, Any] = {name: said.number(name, name, bounds) for name, bounds in plans.BOUNDS.items()}
    chosen |= {name: said.one(name) == "yes" for name in ("lot", "third") if name in said.fields}
    return replace(plan, **{name: value for name, value in chosen.items() if value is not None})


def with_entries(plan: Plan, said: Answers) -> Plan:
    """The plan with what the form of the entries says. Raises BadTournament, NoSuchDay, UnclearDay."""
    most = said.number("most", "most", plans.BOUNDS["most"])
    start, written = policies.Start(said.one("start")), said.one("date")
    starts_at = None
    if written:
        if (meant := said.typed.days.instant(written, said.now.date(), day_first=said.day_first)) is None:
            raise BadTournament("date")
        starts_at = datetime.combine(*meant, said.now.tzinfo)
    if starts_at is not None and starts_at != plan.policy.starts_at:
        # A date that was typed is meant; one that stood in the form already is not chosen by leaving it.
        start = policies.Start.DATE
    elif start is not policies.Start.DATE:
        starts_at = None
    least, highest = _ratings(said.one("ratings"), said.typed)
    policy = replace(
        plan.policy,
        start=start,
        starts_at=starts_at,
        check_in=said.number("check-in", "check-in-hours", policies.CHECK_IN_HOURS),
        least=least,
        most=highest,
    )
    return replace(plan, most=plan.most if most is None else most, policy=policy)


def with_rules(plan: Plan, said: Answers) -> Plan:
    """The plan with what the form of the rules says. Raises BadTournament."""
    early, _, moves = said.one("draws").partition("-")
    on = set(said.fields.get("options", ()))
    policy: Policy = replace(
        plan.policy,
        round_days=said.number("round-days", "round-days", policies.ROUND_DAYS),
        round_end=policies.RoundEnd(said.one("round-end")),
        early_draws=policies.EarlyDraws(early),
        draw_moves=int(moves) if moves else plan.policy.draw_moves,
        engines=policies.Engines.OPEN if "engines" in on else policies.Engines.FORBIDDEN,
        scoring=policies.Scoring.ONE if "one" in on else policies.Scoring.TWO,
        waiting="waiting" in on,
        spends="spends" in on,
        settling=said.number("settling", "settling", policies.SETTLING_DAYS) or None,
    )
    terms = replace(plan.terms, vacation="vacation" in on, pair="pair" in on)
    return replace(plan, terms=terms, policy=policy)


def with_ties(plan: Plan, said: Answers) -> Plan:
    """The plan with what the form of the tie-breaks says. Raises BadTournament."""
    chosen = [said.one(name) for name in ties.TIES]
    profile = _profile(plan, chosen[0])
    if profile is not None:
        return ties.by_profile(plan, profile, system_of(plan))
    return ties.ordered(plan, typed_order(plan, chosen), system_of(plan))


async def typed_instant(press: Press, text: str) -> datetime | None:
    """The instant that is meant, of a day without a time its end; None: no day. Raises NoSuchDay, UnclearDay."""
    zone, days = ZoneInfo((await press.reader()).settings.zone), press.client.typed.days
    first = await press.day_first()
    today = press.app.now().astimezone(zone).date()
    meant = days.instant(text, today, day_first=first)
    if meant is None and (day := days.day(text, today, day_first=first)) is not None:
        meant = day, time(23, 59)
    return None if meant is None else datetime.combine(*meant, zone)


_READ: Final = {
    "games": with_games,
    "format": with_format,
    "entries": with_entries,
    "rules": with_rules,
    "ties": with_ties,
}


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


def _ratings(text: str, typed: Typed) -> tuple[int | None, int | None]:
    if not text:
        return None, None
    if (found := typed.limits(text)) is None:
        raise BadTournament("rating", least=policies.RATINGS[0], most=policies.RATINGS[-1])
    return found
