"""The conditions of a tournament in words, for everybody to read before they enter."""

from typing import Final

from bot.core.terms import BY_LOT, Terms, drawn_by_lot
from bot.core.verdict import DRAW, WIN
from bot.language.markdown import escaped
from bot.language.words import Words, moment
from bot.match.cards.terms import setup_text
from bot.skin.card import people
from bot.tournaments.model.double_swiss import BYE_POINTS
from bot.tournaments.model.formats.registry import system_of
from bot.tournaments.model.formats.system import Layout
from bot.tournaments.model.plan import Plan
from bot.tournaments.model.policy import CLAIM_DAYS, EarlyDraws, Policy
from bot.tournaments.model.round_robin import LARGEST_GROUP
from bot.tournaments.model.tournament import Status, Tournament

MOST_CONDITIONS: Final = 2  # conditions of entry on a card; more stand behind its button
MOST_DIRECTORS: Final = 600  # characters of mentions


def brief(plan: Plan, words: Words) -> str:
    """The format in a few words, and how long its rounds may take."""
    facts = {"rounds": plan.rounds, "group": plan.group, "games": plan.games, "cycles": plan.cycles}
    told, days = words(f"tournament-brief-{plan.format.value}", **facts), plan.policy.round_days
    lasts = [] if days is None else [words("tournament-days", format=plan.format.value, days=days)]
    return words.apart(told, *lasts)


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


def conditions_in_short(tournament: Tournament, words: Words) -> list[str]:
    """The same for a card that leads to all rules: several conditions stand only there."""
    told, conditions = conditions_told(tournament, words), _entry_lines(tournament.plan, words)
    if len(conditions) <= MOST_CONDITIONS or not told:
        return told
    return [*told[: -len(conditions)], words("policy-conditions")]


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


def rules_told(tournament: Tournament, words: Words) -> dict[str, list[str]]:
    """All rules, by heading, a sentence or a few on a line."""
    plan, policy, terms = tournament.plan, tournament.plan.policy, tournament.plan.terms
    conditions = [
        *conditions_told(tournament, words),
        *([words("policy-too-few")] if policy.starts_at is not None else []),
        *([words("policy-past")] if policy.most is not None else []),
        words("tournament-settings-most", most=plan.most),
    ]
    pairs = plan.games > 1 and tournament.system.layout is Layout.CROSS
    seasons = tournament.system.seasons
    return {
        "format": [*_of_format("format", plan, words), *([words("tournament-pairs")] if pairs else [])],
        "games": _game_lines(policy, terms, words),
        "time": _time_lines(plan, words),
        "table": _of_format("rules", plan, words),
        "leaving": [
            words("tournament-withdrawing", format=plan.format.value),
            words("tournament-unmoved"),
            *words("policy-absent", format=plan.format.value).splitlines(),
        ],
        "entry": [
            *(words("tournament-rule", rule=line) for line in conditions),
            *([words("tournament-bottom")] if seasons else []),
            words("tournament-director", player=people(sorted(tournament.directors), words, MOST_DIRECTORS)),
        ],
    }


def _of_format(kind: str, plan: Plan, words: Words) -> list[str]:
    scoring = plan.policy.scoring
    told = words(
        f"tournament-{kind}-{plan.format.value}",
        group=plan.group,
        final=LARGEST_GROUP,
        rounds=plan.rounds,
        lot="yes" if plan.lot else "no",
        cycles=plan.cycles,
        games=plan.games,
        moving=plan.moving,
        pause=plan.pause,
        win=scoring.written(WIN),
        draw=scoring.written(DRAW),
        bye=scoring.written(WIN if plan.games == 1 else BYE_POINTS),
        deciders=plan.deciders,
        third="yes" if plan.third else "no",
        criteria=criteria_told(plan, words),
    )
    return told.splitlines()


def _game_lines(policy: Policy, terms: Terms, words: Words) -> list[str]:
    spent = {"spent": "yes" if policy.spends else "no"} if terms.vacation else {}
    lines = [
        words("tournament-rated"),
        words(f"policy-engines-{policy.engines.value}"),
        words("tournament-rule", rule=_opening_line(terms, words)),
        words(f"policy-vacation-{'yes' if terms.vacation else 'no'}", **spent),
    ]
    if policy.early_draws is not EarlyDraws.ALLOWED:
        lines.append(words(f"policy-draws-{policy.early_draws.value}", moves=policy.draw_moves))
    return lines


def _time_lines(plan: Plan, words: Words) -> list[str]:
    policy, lines = plan.policy, []
    if policy.round_days is not None:
        facts = {"format": plan.format.value, "days": policy.round_days, "claims": CLAIM_DAYS}
        lines.append(words(f"policy-round-{policy.round_end.value}", **facts))
    if policy.settling is not None:
        lines.append(words("policy-settling", days=policy.settling))
    return lines
