"""The conditions of a tournament in words, for everybody to read before they enter."""

from bot.core.terms import BY_LOT, Terms, drawn_by_lot
from bot.language.markdown import escaped
from bot.language.words import Words, moment
from bot.match.cards.terms import setup_text
from bot.tournaments.model.formats.registry import system_of
from bot.tournaments.model.plan import Plan
from bot.tournaments.model.policy import CLAIM_DAYS, EarlyDraws
from bot.tournaments.model.round_robin import LARGEST_GROUP
from bot.tournaments.model.tournament import Status, Tournament


def brief(plan: Plan, words: Words) -> str:
    """The format in a few words."""
    facts = {"rounds": plan.rounds, "group": plan.group, "games": plan.games, "cycles": plan.cycles}
    return words(f"tournament-brief-{plan.format.value}", **facts)


def format_line(plan: Plan, words: Words) -> str:
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
    """The start, the check-in, and the conditions of entry."""
    policy, at = plan.policy, plan.policy.starts_at
    until = {} if at is None else {"at": moment(at, "F"), "rest": moment(at)}
    lines = [words(f"policy-start-{policy.start if at is None else 'date'}", **until)]
    if policy.check_in_at is not None:
        lines.append(words("policy-check-in", at=moment(policy.check_in_at, "f")))
    return [*lines, *_entry_lines(plan, words)]


def conditions_told(tournament: Tournament, words: Words) -> list[str]:
    """The start and the condition of entry, as far as they are still ahead of somebody."""
    if tournament.status is Status.OPEN:
        return start_lines(tournament.dated, words)
    return _entry_lines(tournament.plan, words) if tournament.joinable else []


def _entry_lines(plan: Plan, words: Words) -> list[str]:
    policy, least, most = plan.policy, plan.policy.least, plan.policy.most
    lines = []
    if policy.role is not None:
        lines.append(words("policy-role", role=f"<@&{policy.role}>"))
    if policy.listed is not None:
        lines.append(words("policy-listed", count=len(policy.listed)))
    if policy.games is not None:
        lines.append(words("policy-games", count=policy.games))
    if not least is most is None:
        kind = "both" if None not in (least, most) else "least" if most is None else "most"
        lines.append(words(f"policy-ratings-{kind}", least=str(least), most=str(most)))
    return lines


def note_lines(plan: Plan, words: Words) -> list[str]:
    """The director's own words, in which nothing is a mention."""
    return [words("tournament-note", note=escaped(plan.note))] if plan.note else []


def criteria_told(plan: Plan, words: Words) -> str:
    order = system_of(plan).order(plan)[1:]
    return words.texts.series(words.language, [words(f"criterion-{each.value}") for each in order])


def _opening_line(terms: Terms, words: Words) -> str:
    if not drawn_by_lot(terms.setup):
        return words("policy-opening-free")
    if terms.setup == BY_LOT:
        return words("policy-opening-ballots")
    return words("terms-setup", setup=setup_text(terms, words))


def rule_lines(plan: Plan, words: Words) -> list[str]:
    """The permissions of players, and the rule for games that take too long."""
    policy, terms = plan.policy, plan.terms
    spent = {"spent": "yes" if policy.spends else "no"} if terms.vacation else {}
    lines = [
        words(f"policy-engines-{policy.engines.value}"),
        words(f"policy-vacation-{'yes' if terms.vacation else 'no'}", **spent),
        _opening_line(terms, words),
    ]
    if policy.early_draws is not EarlyDraws.ALLOWED:
        lines.append(words(f"policy-draws-{policy.early_draws.value}", moves=policy.draw_moves))
    if policy.round_days is not None:
        facts = {"format": plan.format.value, "days": policy.round_days, "claims": CLAIM_DAYS}
        lines.append(words(f"policy-round-{policy.round_end.value}", **facts))
    if policy.settling is not None:
        lines.append(words("policy-settling", days=policy.settling))
    return [*lines, *words("policy-absent", format=plan.format.value).splitlines()]
