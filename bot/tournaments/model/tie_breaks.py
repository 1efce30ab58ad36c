"""The orders in which tie-breaks decide: named lists of criteria, and those that a director has put in order."""

import enum
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from bot.core.terms import BY_LOT, drawn_by_lot
from bot.tournaments.model.formats.system import System
from bot.tournaments.model.plan import Plan
from bot.tournaments.model.policy import Scoring
from bot.tournaments.model.standings import ROUND_ROBIN, SWISS, Criterion

Order = tuple[Criterion, ...]
MOST_CHOSEN: Final = 4  # as many tie-breaks a director puts in order by themselves
TIES: Final = ("profile", *(f"tie-{place}" for place in range(1, MOST_CHOSEN + 1)))


class Profile(enum.StrEnum):
    """The names of the lists."""

    FIDE = "fide"
    FMJD = "fmjd"
    IDF = "idf"
    CLUB = "club"


@dataclass(frozen=True, slots=True)
class Custom:
    """How an organisation has its tournaments. `rounds`: the tie-breaks where each round is paired by the standings,
    `table`: where everybody meets everybody; `scoring`: how points are written, None where it does not say; `micro`:
    does every meeting have two games whose opening is drawn by lot from a table.
    """

    rounds: Order
    table: Order
    scoring: Scoring | None = None
    micro: bool = False


PROFILES: Final[Mapping[Profile, Custom]] = {
    Profile.FIDE: Custom(SWISS[1:], ROUND_ROBIN[1:]),
    Profile.FMJD: Custom(
        (Criterion.BUCHHOLZ_CUT_1, Criterion.BUCHHOLZ, Criterion.WINS, Criterion.DIRECT_ENCOUNTER),
        (Criterion.WINS, Criterion.DIRECT_ENCOUNTER, Criterion.SONNEBORN_BERGER),
        Scoring.TWO,
    ),
    Profile.IDF: Custom(
        (Criterion.BUCHHOLZ_CUT_1, Criterion.BUCHHOLZ, Criterion.DIRECT_ENCOUNTER, Criterion.WINS),
        (Criterion.DIRECT_ENCOUNTER, Criterion.WINS, Criterion.SONNEBORN_BERGER),
        Scoring.TWO,
        micro=True,
    ),
    Profile.CLUB: Custom(
        (Criterion.WINS, Criterion.DIRECT_ENCOUNTER, Criterion.BUCHHOLZ),
        (Criterion.WINS, Criterion.DIRECT_ENCOUNTER),
    ),
}


def order_of(profile: Profile, system: System) -> Order:
    """The tie-breaks of a profile in a format."""
    custom = PROFILES[profile]
    return custom.rounds if system.by_rounds else custom.table


def profile_of(order: Sequence[Criterion], system: System) -> Profile | None:
    """The profile that has this order, if one has."""
    return next((each for each in PROFILES if order_of(each, system) == tuple(order)), None)


def ordered(plan: Plan, order: Sequence[Criterion], system: System) -> Plan:
    """The plan with these tie-breaks. The usual ones of its format are none of its own."""
    usual = tuple(order) == system.criteria[1:]
    return replace(plan, policy=replace(plan.policy, tie_breaks=None if usual else tuple(order)))


def by_profile(plan: Plan, profile: Profile, system: System) -> Plan:
    """The plan as the profile has it, before the start: its tie-breaks, points, games and opening."""
    custom = PROFILES[profile]
    plan = ordered(plan, order_of(profile, system), system)
    if custom.scoring is not None:
        plan = replace(plan, policy=replace(plan.policy, scoring=custom.scoring))
    if custom.micro:
        setup = plan.terms.setup
        if plan.terms.kind.ballots and not drawn_by_lot(setup):
            setup = BY_LOT
        plan = replace(plan, terms=replace(plan.terms, pair=True, setup=setup))
    return plan


def carried(plan: Plan, before: System, system: System) -> Plan:
    """The plan, whose format was another, with the tie-breaks that the same profile has in this one."""
    profile = profile_of(before.order(plan)[1:], before)
    if plan.policy.tie_breaks is None or profile is None or before.name is system.name:
        return plan
    return ordered(plan, order_of(profile, system), system) if system.criteria else plan


def fitted(plan: Plan, system: System) -> Plan:
    """The plan without tie-breaks that its format does not have."""
    chosen = plan.policy.tie_breaks
    if chosen is None or (system.criteria and set(chosen) <= set(system.criteria[1:])):
        return plan
    return replace(plan, policy=replace(plan.policy, tie_breaks=None))
