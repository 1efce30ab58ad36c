"""The conditions of a tournament in words, for everybody to read before they enter."""

from __future__ import annotations

from bot.core.terms import BY_LOT
from bot.core.tournament.formats.registry import system_of
from bot.core.tournament.plan import Plan
from bot.core.tournament.policy import CLAIM_DAYS, EarlyDraws, RoundEnd
from bot.core.tournament.round_robin import LARGEST_GROUP
from bot.language.words import Words, moment


def format_line(plan: Plan, words: Words) -> str:
    """How it is played."""
    return words(
        f"tournament-format-{plan.format.value}",
        group=plan.group,
        most=system_of(plan).most,
        final=LARGEST_GROUP,
        rounds=plan.rounds,
        lot="yes" if plan.lot else "no",
        cycles=plan.cycles,
        games=plan.games,
        moving=plan.moving,
        pause=plan.pause,
    )


def start_lines(plan: Plan, words: Words) -> list[str]:
    """The start, and the conditions of entry."""
    policy = plan.policy
    lines = []
    if policy.starts_at is not None:
        lines.append(
            words("policy-start-date", at=moment(policy.starts_at, "F"), rest=moment(policy.starts_at))
        )
    else:
        lines.append(words(f"policy-start-{policy.start.value}"))
    if policy.check_in_at is not None:
        lines.append(words("policy-check-in", at=moment(policy.check_in_at, "f")))
    if policy.least is not None or policy.most is not None:
        kind = (
            "both" if None not in (policy.least, policy.most) else "least" if policy.most is None else "most"
        )
        lines.append(words(f"policy-ratings-{kind}", least=str(policy.least), most=str(policy.most)))
    return lines


def rule_lines(plan: Plan, words: Words) -> list[str]:
    """The permissions of players, and the rule for games that take too long."""
    policy, terms = plan.policy, plan.terms
    lines = [
        words(f"policy-engines-{policy.engines.value}"),
        words("policy-vacation-yes" if terms.vacation else "policy-vacation-no"),
        words("policy-opening-ballots" if terms.setup == BY_LOT else "policy-opening-free"),
    ]
    if policy.early_draws is not EarlyDraws.ALLOWED:
        lines.append(words(f"policy-draws-{policy.early_draws.value}", moves=policy.draw_moves))
    if policy.round_days is not None:
        end = "claims" if policy.round_end is RoundEnd.CLAIMS else "forfeit"
        lines.append(words(f"policy-round-{end}", days=policy.round_days, claims=CLAIM_DAYS))
    lines.append(words("policy-absent"))
    return lines
