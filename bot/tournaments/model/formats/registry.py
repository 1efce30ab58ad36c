"""All formats, by the name under which they are stored."""

from collections.abc import Mapping
from dataclasses import replace
from datetime import datetime
from typing import Final

from bot.tournaments.model.formats.double_knockout import DoubleElimination
from bot.tournaments.model.formats.groups import Groups
from bot.tournaments.model.formats.knockout import Knockout
from bot.tournaments.model.formats.league import League
from bot.tournaments.model.formats.round_robin import RoundRobin
from bot.tournaments.model.formats.swiss import Swiss
from bot.tournaments.model.formats.system import System
from bot.tournaments.model.plan import Format, Plan
from bot.tournaments.model.tie_breaks import fitted

_ALL: Final = Groups(), Swiss(), Knockout(), League(), RoundRobin(), DoubleElimination()
FORMATS: Final[Mapping[Format, System]] = {each.name: each for each in _ALL}
"""In the order in which they are offered, the usual one first."""
USUAL: Final = next(iter(FORMATS))


def system_of(plan: Plan) -> System:
    return FORMATS[plan.format]


def settled(plan: Plan, now: datetime | None = None) -> Plan:
    """The plan as its format is played; `now`: for judging dates. Raises BadTournament, BadTerms, UnknownGame."""
    system = system_of(plan)
    terms = replace(plan.terms, pair=plan.terms.pair or system.pairs)
    checked = fitted(replace(plan, terms=terms), system).checked(now)
    return replace(checked, most=min(checked.most, system.most))
