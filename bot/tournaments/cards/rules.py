"""All rules of a tournament, one small line each, for whoever asks."""

from bot.core.points import DRAW, WIN
from bot.language.words import Words
from bot.skin.card import Reply, boxed, people, text_part
from bot.tournaments.cards.policy import conditions_told, criteria_told, format_line, rule_lines
from bot.tournaments.cards.tournaments import MOST_NAMED, heading
from bot.tournaments.model.double_swiss import BYE_POINTS
from bot.tournaments.model.formats.system import Layout
from bot.tournaments.model.plan import Plan
from bot.tournaments.model.tournament import Tournament


def rules_card(tournament: Tournament, words: Words) -> Reply:
    """Every rule that holds for it."""
    plan = tournament.plan
    pairs = plan.games > 1 and tournament.system.layout is Layout.CROSS
    lines = [
        format_line(plan, words),
        *([words("tournament-pairs")] if pairs else []),
        *(words("tournament-rule", rule=line) for line in conditions_told(tournament, words)),
        *_rules(plan, words),
        *(words("tournament-rule", rule=line) for line in rule_lines(plan, words)),
        words("tournament-director", player=_directors(tournament, words)),
    ]
    text = "\n".join([heading(tournament, words), *(f"-# {line}" for line in lines)])
    return Reply(boxed([text_part(text)]))


def _rules(plan: Plan, words: Words) -> list[str]:
    """The points for each result, and the fate of a player who leaves."""
    told = words(
        f"tournament-rules-{plan.format.value}",
        win=plan.policy.scoring.written(WIN),
        draw=plan.policy.scoring.written(DRAW),
        deciders=plan.deciders,
        bye=plan.policy.scoring.written(WIN if plan.games == 1 else BYE_POINTS),
        third="yes" if plan.third else "no",
        criteria=criteria_told(plan, words),
    )
    return told.splitlines()


def _directors(tournament: Tournament, words: Words) -> str:
    return people(sorted(tournament.directors), words, MOST_NAMED)
