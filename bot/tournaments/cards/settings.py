"""The settings of a tournament: a card of all of them, and the forms in which they are changed."""

from collections.abc import Callable, Iterable, Mapping
from typing import Final
from zoneinfo import ZoneInfo

import discord

from bot.core.pace import PRESETS, Pace
from bot.core.terms import BY_LOT, drawn_by_lot, lots_of
from bot.language.markdown import escaped
from bot.language.words import Words
from bot.match.cards.terms import lot_text
from bot.skin.card import Reply, boxed, button, option, row, text_part
from bot.skin.control_ids import ControlId
from bot.tournaments.cards.desk import Label, form
from bot.tournaments.cards.policy import criteria_told, format_line, rule_lines, start_lines
from bot.tournaments.model.formats.registry import FORMATS, system_of
from bot.tournaments.model.plan import CYCLES, DECIDERS, MOVING, NAME_LENGTH, Plan
from bot.tournaments.model.policy import EarlyDraws, Engines, RoundEnd, Scoring, Start
from bot.tournaments.model.tie_breaks import PROFILES, TIES, profile_of
from bot.tournaments.model.tournament import Tournament
from rules import GAMES

DATE = "%Y-%m-%d %H:%M"
EARLY = ("allowed", "refused-20", "refused-40", "pointless-20", "pointless-40")
OWN = "own"
"""Instead of a profile: the order of the fields that follow."""
NO_TIE_BREAK = "none"
OPTIONS = ("engines", "vacation", "spends", "pair", "waiting", "one")


def settings_card(tournament: Tournament, words: Words, news: str = "") -> Reply:
    """All settings, with a button for each form."""
    plan = tournament.plan
    ties = [words("settings-ties", criteria=criteria_told(plan, words))] if system_of(plan).criteria else []
    lines = [
        f"### {words('tournament-heading', name=escaped(plan.name), number=str(tournament.id))}",
        *([news] if news else []),
        format_line(plan, words),
        words.apart(f"**{words.game(plan.terms.game)}**", words.pace(plan.terms.pace)),
        words(
            "tournament-settings-most",
            format=plan.format.value,
            most=plan.most,
            rounds=plan.rounds,
            group=plan.group,
        ),
        *(f"- {line}" for line in (*start_lines(plan, words), *rule_lines(plan, words), *ties)),
    ]
    buttons = row(
        *(
            button(words(f"button-settings-{name}"), ControlId("tournament-form", tournament.id, 0, name))
            for name in FORMS
            if name != "ties" or ties
        )
    )
    # In a text of its own: what follows a list is taken for a part of its last entry.
    until = text_part(f"-# {words('tournament-settings-until-start')}")
    return Reply(boxed([text_part("\n".join(lines)), until, buttons]))


def _games(plan: Plan, words: Words, _zone: str) -> list[Label]:
    """The kind of play: name, game, format, pace, opening."""
    terms = plan.terms
    paces = dict.fromkeys((terms.pace.key, *(key for key in PRESETS if Pace.parse(key).rateable)))
    games = dict.fromkeys((terms.game, *GAMES))
    named = list(dict.fromkeys(lot for key in GAMES for lot in lots_of(GAMES[key]) if lot != BY_LOT))
    return [
        _text(words, "name", plan.name, most=NAME_LENGTH),
        _menu(words, "game", [(key, words.game(key)) for key in games], [terms.game]),
        _menu(words, "format", [(each, words(f"choice-format-{each}")) for each in FORMATS], [plan.format]),
        _menu(words, "pace", [(key, words.preset(key)) for key in paces], [terms.pace.key]),
        _menu(
            words,
            "opening",
            [
                *((each, words(f"form-opening-{each}")) for each in ("free", "ballots")),
                *((lot, lot_text(lot, words)) for lot in named),
            ],
            ["free" if not drawn_by_lot(terms.setup) else terms.setup if terms.setup in named else "ballots"],
        ),
    ]


def _format(plan: Plan, words: Words, _zone: str) -> list[Label]:
    """The settings that this format asks for: a Swiss its rounds, a league its promotion, a knock-out its deciders."""
    numbers = {
        "cycles": [(str(n), words(f"form-cycles-{n}")) for n in CYCLES],
        "deciders": [(str(n), words("form-deciders-count", count=n)) for n in DECIDERS],
        "moving": [(str(n), words("form-moving-count", count=n)) for n in MOVING],
    }
    fields = []
    for name in system_of(plan).settings:
        value = getattr(plan, name)
        if name in numbers:
            fields.append(_menu(words, name, numbers[name], [str(value)]))
        elif isinstance(value, bool):
            fields.append(_listed(words, name, ("yes", "no"), ["yes" if value else "no"]))
        else:
            fields.append(_text(words, name, str(value), most=8))
    return fields


def _entries(plan: Plan, words: Words, zone: str) -> list[Label]:
    """The conditions of entry, and the start."""
    policy = plan.policy
    at = "" if policy.starts_at is None else policy.starts_at.astimezone(ZoneInfo(zone)).strftime(DATE)
    low, high = (str(limit or "") for limit in (policy.least, policy.most))
    return [
        _text(words, "most", str(plan.most), most=8),
        _text(words, "ratings", f"{low}-{high}" if low or high else "", most=24),
        _listed(words, "start", Start, [policy.start]),
        _text(words, "date", at, most=40, description=words("form-date-zone", zone=words.zone(zone))),
        _text(words, "check-in", str(policy.check_in or ""), most=8),
    ]


def _rules(plan: Plan, words: Words, _zone: str) -> list[Label]:
    """Rounds, their deadlines, and permissions."""
    policy = plan.policy
    early = policy.early_draws.value
    if policy.early_draws is not EarlyDraws.ALLOWED:
        early += f"-{policy.draw_moves}"
    chosen = {
        "engines": policy.engines is Engines.OPEN,
        "vacation": plan.terms.vacation,
        "spends": policy.spends,
        "pair": plan.terms.pair,
        "waiting": policy.waiting,
        "one": policy.scoring is Scoring.ONE,
    }
    options = [(each, words(f"form-option-{each}")) for each in OPTIONS]
    return [
        _text(words, "round-days", str(policy.round_days or ""), most=8),
        _listed(words, "round-end", RoundEnd, [policy.round_end]),
        _listed(words, "draws", EARLY, [early]),
        _menu(
            words, "options", options, [name for name, on in chosen.items() if on], least=0, most=len(OPTIONS)
        ),
    ]


def _ties(plan: Plan, words: Words, _zone: str) -> list[Label]:
    """The tie-breaks: those of a profile, or an order of one's own."""
    system = system_of(plan)
    order = system.order(plan)[1:]
    profile = profile_of(order, system)
    criteria = [(each.value, words(f"criterion-{each.value}")) for each in system.criteria[1:]]
    none = (NO_TIE_BREAK, words("form-tie-none"))
    named, *places = TIES
    return [
        _listed(words, named, (OWN, *PROFILES), [OWN if profile is None else profile]),
        *(
            _menu(words, name, [*criteria, none], [order[place] if place < len(order) else NO_TIE_BREAK])
            for place, name in enumerate(places)
        ),
    ]


FORMS: Final[Mapping[str, Callable[[Plan, Words, str], list[Label]]]] = {
    "games": _games,
    "format": _format,
    "entries": _entries,
    "rules": _rules,
    "ties": _ties,
}
"""The fields of each form, of a plan, in the words and the time zone of its reader."""


def settings_form(
    which: str, plan: Plan, control: ControlId, words: Words, zone: str = "UTC"
) -> discord.ui.Modal:
    """One of the forms, filled in with the plan."""
    title = words("form-own-format" if which == "format" else f"form-{which}")
    return form(title, control, *FORMS[which](plan, words, zone))


def _text(words: Words, name: str, value: str, *, most: int, description: str = "") -> Label:
    field: discord.ui.TextInput[discord.ui.Modal] = discord.ui.TextInput(
        custom_id=name,
        default=value or None,
        max_length=most,
        required=name in ("name", "most", "rounds", "group", "pause"),
    )
    about = description or words(f"form-{name}-about")
    return discord.ui.Label(text=words(f"form-{name}"), description=about, component=field)


def _listed(words: Words, name: str, values: Iterable[str], chosen: Iterable[str]) -> Label:
    return _menu(words, name, [(each, words(f"form-{name}-{each}")) for each in values], chosen)


def _menu(
    words: Words,
    name: str,
    options: Iterable[tuple[str, str]],
    chosen: Iterable[str],
    *,
    least: int = 1,
    most: int = 1,
) -> Label:
    on = set(chosen)
    select: discord.ui.Select[discord.ui.Modal] = discord.ui.Select(
        custom_id=name,
        options=[option(label, str(value), chosen=value in on) for value, label in options][:25],
        min_values=least,
        max_values=most,
        required=least > 0,
    )
    return discord.ui.Label(text=words(f"form-{name}"), component=select)
