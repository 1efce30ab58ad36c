"""The directors' desk: one private panel with a tournament's state and all that can be done, and its forms."""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import replace
from datetime import datetime
from typing import Any, Final
from zoneinfo import ZoneInfo

import discord

from bot.core.pace import PRESETS, Pace
from bot.core.terms import BY_LOT, drawn_by_lot, lots_of
from bot.language.markdown import escaped
from bot.language.words import Words, mention, moment
from bot.match.cards.terms import lot_text
from bot.skin import card as ui
from bot.tournaments.cards.buttons import Button, reading_buttons, way
from bot.tournaments.cards.games import game_told
from bot.tournaments.cards.policy import brief, note_lines, start_lines
from bot.tournaments.cards.tournaments import heading, objection_told, state_told
from bot.tournaments.model.acts import ACTS, RESULTS, TOPICS, WORTHS, Act
from bot.tournaments.model.desk import Desk, latest
from bot.tournaments.model.formats.registry import FORMATS, system_of
from bot.tournaments.model.meeting import Meeting
from bot.tournaments.model.plan import BOUNDS, LEAST_PLAYERS, NAME_LENGTH, Plan
from bot.tournaments.model.policy import SETTLING_DAYS, EarlyDraws, Engines, RoundEnd, Scoring, Start
from bot.tournaments.model.tie_breaks import PROFILES, TIES, profile_of
from bot.tournaments.model.tournament import Listed, Status, Tournament
from bot.tournaments.model.transitions import OBJECTION_LENGTH
from rules import GAMES

ROOM: Final = 2400  # characters of what waits
MOST_NAMED: Final = 400


def desk_card(
    desk: Desk, links: Mapping[int, str], words: Words, news: str = "", more: Sequence[Button] = ()
) -> ui.Reply:
    """The state of the round, and the ways to everything. `news`: what was just done; `more`: ways of others."""
    tournament, lines = desk.tournament, _waiting(desk, links, words)
    called = tournament.status is Status.OPEN and tournament.plan.policy.start is Start.DIRECTOR
    ready = called and len(tournament.starters) >= LEAST_PLAYERS
    shown = ui.fitting(lines, ROOM)
    if len(shown) < len(lines):
        shown.append(f"-# {words('desk-more', count=len(lines) - len(shown))}")
    told = [
        heading(tournament, words),
        *([news] if news else []),
        _standing(desk, words),
        *(shown or [words("desk-nothing", status="ready" if ready else tournament.status.value)]),
    ]
    parts: list[ui.Part] = ["\n".join(told)]
    if quick := [_act(tournament, act, words) for act in _possible(tournament, "")]:
        parts.append(ui.row(*quick))
    topics = [
        ui.button(words(f"button-desk-{topic}"), _to("desk", tournament, topic))
        for topic in TOPICS
        if _possible(tournament, topic)
    ]
    parts.extend(ui.rows_of([*topics, *more, *reading_buttons(tournament, words, ("log", "files"))]))
    return ui.Reply(ui.boxed(parts))


def topic_card(tournament: Tournament, topic: str, words: Words) -> ui.Reply:
    """One group of acts, each with what it does, and their buttons."""
    acts, lines = _possible(tournament, topic), [heading(tournament, words)]
    rounds = "yes" if tournament.system.by_rounds and tournament.status is Status.RUNNING else "no"
    for act in acts:
        title = f"**{words(f'button-desk-{act.key}')}**"
        lines.append(words.about(title, words(f"desk-about-{act.key}", rounds=rounds)))
    back = ui.button(words("button-desk-back"), _to("desk", tournament, ""))
    buttons = [*(_act(tournament, act, words) for act in acts), back]
    return ui.Reply(ui.boxed(["\n".join(lines), *ui.rows_of(buttons)]))


def _possible(tournament: Tournament, topic: str) -> list[Act]:
    return [act for act in ACTS if act.topic == topic and act.possible(tournament)]


def asking_card(
    tournament: Tournament, act: str, facts: Sequence[str], consequences: Sequence[str], words: Words
) -> ui.Reply:
    """Asks before something is done, with what comes of it."""
    do = ui.ControlId("desk-do", tournament.id, tournament.seq, ".".join((act, *facts)))
    buttons = ui.row(
        # What asks first says so by its dots.
        ui.button(words(f"button-desk-{act}").rstrip(" …"), do, ui.Style.danger),
        ui.button(words("button-desk-back"), _to("desk", tournament, "")),
    )
    text = "\n".join([heading(tournament, words), *consequences])
    return ui.Reply(ui.boxed([text, buttons]))


def game_labels(
    tournament: Tournament, games: Iterable[tuple[int, Meeting]], names: Mapping[int, str], words: Words
) -> list[tuple[str, str]]:
    """The games to choose from: number, and number with players, the first of the pairing first."""
    told = []
    for match, meeting in games:
        first, second = (names[user] for user in tournament.users(meeting))
        told.append((str(match), f"#{match} {words('signs-rivals', first=first, second=second)}"))
    return told


def people_labels(
    tournament: Tournament,
    users: Iterable[int],
    names: Mapping[int, str],
    away: Collection[int],
    words: Words,
) -> list[tuple[str, str]]:
    """The people to choose from: user, and their number in the list of players with their name. `away`: those who have
    left the server.
    """
    listed = tournament.seeds or tournament.entrants
    told = []
    for user in users:
        name = f"{listed.index(user) + 1}. {names[user]}" if user in listed else names[user]
        told.append((str(user), words("desk-away", player=name) if user in away else name))
    return told


def desk_of(other: Listed, words: Words) -> Button:
    title = words("tournament-heading", name=other.name, number=str(other.id))
    return ui.button(title, ui.ControlId("desk", other.id))


def _act(tournament: Tournament, act: Act, words: Words) -> Button:
    way = "desk-form" if act.fields else "desk-ask"
    starts = act.key == "start" and len(tournament.starters) >= LEAST_PLAYERS
    style = ui.Style.success if starts or act.key == "announce" else ui.Style.secondary
    return ui.button(words(f"button-desk-{act.key}"), _to(way, tournament, act.key), style)


def _to(action: str, tournament: Tournament, rest: str) -> ui.ControlId:
    return ui.ControlId(action, tournament.id, tournament.seq, rest)


def _standing(desk: Desk, words: Words) -> str:
    tournament = desk.tournament
    if tournament.status is Status.OPEN:
        few = LEAST_PLAYERS if len(tournament.starters) < LEAST_PLAYERS else 0
        entries = words("desk-entries", count=len(tournament.seated), most=tournament.plan.most, few=few)
        return "\n".join([entries, *start_lines(tournament.dated, words)[:1]])
    if tournament.status is not Status.RUNNING:
        return f"**{state_told(tournament, words)}**"
    # Between its start and the first pairings there is no round, and no game.
    paired = bool(tournament.meetings)
    told = [
        words("desk-round", round=tournament.round, rounds=tournament.plan.rounds)
        if tournament.system.by_rounds and paired
        else words("tournament-running")
    ]
    if paired:
        games = [match for meeting in latest(tournament) for match in meeting.matches]
        over = sum(match in tournament.results for match in games)
        told.append(words("desk-games", over=over, games=len(games)))
    if tournament.direction.paused_at is not None:
        told.append(words("desk-paused", since=moment(tournament.direction.paused_at)))
    elif (at := tournament.deadline) is not None:
        playing = any(not (meeting.claiming or meeting.decided) for meeting in tournament.meetings)
        facts = {"claims": "no" if playing else "yes", "at": moment(at, "f"), "rest": moment(at)}
        told.append(words("desk-ends", **facts))
    elif desk.disputes:
        told.append(words("desk-decides"))
    return words.apart(*told)


def _waiting(desk: Desk, links: Mapping[int, str], words: Words) -> list[str]:
    tournament, lines = desk.tournament, []
    if desk.failing is not None:
        lines.append(words("desk-failing", since=moment(desk.failing), number=str(tournament.id)))
    if tournament.unpairable:
        lines.append(f"**{words('desk-unpairable', round=tournament.round + 1)}**")
    lines += _games_waiting(desk, links, words)
    for number in tournament.held:
        until, player = tournament.held_until(number), mention(tournament.user(number))
        lines.append(words("desk-held", player=player, until="" if until is None else moment(until)))
    if waiting := sum(meeting.waits for meeting in tournament.meetings):
        lines.append(words("desk-waiting", count=waiting))
    if tournament.status is Status.SETTLING:
        for user, text in tournament.objections.items():
            lines += [words("tournament-log-objected", player=mention(user)), *objection_told(text)]
        lines += [words("desk-objected")] if tournament.objections else []
    opening, plan = tournament.status is Status.OPEN, tournament.plan
    usual = tournament.system.usual_rounds(plan, len(tournament.seated)) if opening else None
    if usual is not None:
        least, most, count = usual[0], usual[-1], len(tournament.seated)
        lines.append(words("desk-usual-rounds", least=least, most=most, rounds=plan.rounds, count=count))
    if queue := tournament.entrants[len(tournament.seated) :] if opening else ():
        players = ui.people(queue, words, MOST_NAMED)
        lines.append(words("tournament-waiting", count=len(queue), players=players))
    if missing := tournament.unanswered:
        lines.append(words("desk-missing", players=ui.people(missing, words, MOST_NAMED)))
    return lines


def _games_waiting(desk: Desk, links: Mapping[int, str], words: Words) -> list[str]:
    """Titles, each in one with the first of its games."""
    told: dict[str, list[str]] = {"disputes": [], "lates": [], "silences": []}
    for match in (*desk.disputes, *desk.late):
        facts = {"game": _game(desk.tournament, match, links, words), "claims": _claims(desk, match, words)}
        if (until := desk.late.get(match)) is None:
            told["disputes"].append(words("desk-dispute", **facts))
        else:
            then, when = ("still", "") if until.at is None else (until.then.value, moment(until.at))
            told["lates"].append(words("desk-late", then=then, when=when, **facts))
    for each in desk.silent:
        facts = {"game": _game(desk.tournament, each.match, links, words), "player": mention(each.user)}
        told["silences"].append(words("desk-silent", since=moment(each.since), **facts))
    return [
        f"- {line}" if number else f"{words(f'desk-{title}')}\n- {line}"
        for title, lines in told.items()
        for number, line in enumerate(lines)
    ]


def _claims(desk: Desk, match: int, words: Words) -> str:
    claimed: dict[int | None, str] = {None: "draw"}
    said = desk.tournament.direction.claims.get(match, {}).items()
    whose = ((user, claimed.get(won, "win" if won == user else "loss")) for user, won in said)
    return words.listed(words("desk-claim", player=mention(user), claim=each) for user, each in whose)


def _game(tournament: Tournament, match: int, links: Mapping[int, str], words: Words) -> str:
    meeting = tournament.of_match(match)
    assert meeting is not None
    return game_told(tournament, replace(meeting, matches=(match,)), links, words)


MOST_TYPED: Final = 40  # characters of a name
CLAIMS = ("win", "draw", "loss")
Choices = Mapping[str, Sequence[tuple[str, str]]]


def asking_form(
    title: str,
    fields: Sequence[str],
    control: ui.ControlId,
    words: Words,
    choices: Choices | None = None,
    until: datetime | None = None,
) -> discord.ui.Modal:
    """`choices`: by field what can be chosen, as value and label; what a menu has no room for is typed. `until`: the
    end that stands in the form, in the time zone of its reader.
    """
    found = choices or {}
    return ui.modal(title, control, *(_field(name, words, found.get(name), until) for name in fields))


def _field(
    name: str, words: Words, choices: Sequence[tuple[str, str]] | None, until: datetime | None
) -> ui.Field:
    here, about = choices or (), ""
    # Names that mean something else in the catalogue.
    label = {"open": "game", "decided": "game", "round": "of-round", "claim": "result"}.get(name, name)
    title = words(f"desk-{label}")
    component: discord.ui.Item[Any]
    match name:
        case "player" | "other" | "substitute" if choices is None:
            component = discord.ui.UserSelect(custom_id=name, required=True)
        case "player" | "other" if 0 < len(here) <= ui.MAX_OPTIONS:
            component = _select(name, here)
        case "player" | "other":
            return ui.typed_field(title, name, most=MOST_TYPED, about=words("desk-person-about"))
        case "channel":
            kinds = [discord.ChannelType.text]
            component = discord.ui.ChannelSelect(custom_id=name, required=True, channel_types=kinds)
        case "file":
            component = discord.ui.FileUpload(custom_id=name, required=True, min_values=1, max_values=1)
            about = words("desk-file-about")
        case "result" | "worth":
            values = RESULTS if name == "result" else WORTHS
            component = _select(name, [(value, words(f"desk-{name}-{value}")) for value in values])
            about = words("desk-result-about") if name == "result" else ""
        case "claim":
            component = _select(name, [(each, words(f"claim-{each}")) for each in CLAIMS])
            about = words("desk-claim-about")
        case "objection":
            return ui.typed_field(title, name, most=OBJECTION_LENGTH, lines=True)
        case "game":
            component = _select(name, here[: ui.MAX_OPTIONS])
        case "until" if until is not None:
            now = until.strftime(DATE)
            about = words("desk-until-about", now=now, zone=words.zone(str(until.tzinfo)))
            return ui.typed_field(title, name, now, most=40, about=about)
        case "open" | "decided" if 0 < len(here) <= ui.MAX_OPTIONS:
            component, about = _select(name, here), words("desk-game-about")
        case _:
            about = words("desk-number-about" if label == "game" else f"desk-{label}-about")
            return ui.typed_field(title, name, most=9, about=about, required=name != "round")
    return discord.ui.Label(text=title, description=about or None, component=component)


def _select(
    name: str, options: Iterable[tuple[str, str]], chosen: Iterable[str] = (), least: int = 1, most: int = 1
) -> discord.ui.Select[discord.ui.Modal]:
    options = list(options)
    # Who has one choice need not make it.
    on = {value for value, _ in options} if len(options) == least == 1 else set(chosen)
    shown = [ui.option(label, str(value), chosen=value in on) for value, label in options][: ui.MAX_OPTIONS]
    return discord.ui.Select(
        custom_id=name, options=shown, min_values=least, max_values=most, required=least > 0
    )


DATE = "%Y-%m-%d %H:%M"
EARLY = ("allowed", "refused-20", "refused-40", "pointless-20", "pointless-40")
ADMISSION = "admission"
"""The form of who may enter, which is not filled in by the plan alone."""
OWN = "own"
"""Instead of a profile: the order of the fields that follow."""
NO_TIE_BREAK = "none"


def settings_card(tournament: Tournament, words: Words, news: str = "") -> ui.Reply:
    """The plan in short, with a button for each form; what they set stands in them and in the rules. A draft has no
    desk: it is announced or called off here.
    """
    plan, draft = tournament.plan, tournament.status is Status.DRAFT
    lines = [
        f"### {words('tournament-heading', name=escaped(plan.name), number=str(tournament.id))}",
        *([news] if news else []),
        words.apart(f"**{words.game(plan.terms.game)}**", brief(plan, words), words.pace(plan.terms.pace)),
        *start_lines(plan, words)[:1],
        *note_lines(plan, words),
        f"-# {words('tournament-settings-draft' if draft else 'tournament-settings-until-start')}",
    ]
    buttons = [
        ui.button(words(f"button-settings-{name}"), ui.ControlId("tournament-form", tournament.id, 0, name))
        for name in (*FORMS, ADMISSION)
        if name != "ties" or system_of(plan).criteria
    ]
    buttons.append(way("full-rules", tournament, words))
    if draft:
        announce, cancel = (_act(tournament, act, words) for act in ACTS if act.key in ("announce", "cancel"))
        buttons = [announce, *buttons, cancel]
    else:
        buttons.append(way("desk", tournament, words))
    return ui.Reply(ui.boxed(["\n".join(lines), *ui.rows_of(buttons)]))


def _games(plan: Plan, words: Words, _zone: str) -> list[ui.Field]:
    terms = plan.terms
    paces = dict.fromkeys((terms.pace.key, *(key for key in PRESETS if Pace.parse(key).rateable)))
    games = dict.fromkeys((terms.game, *GAMES))
    named = list(dict.fromkeys(lot for key in GAMES for lot in lots_of(GAMES[key]) if lot != BY_LOT))
    openings = [(each, words(f"form-opening-{each}")) for each in ("free", "ballots")]
    openings += [(lot, lot_text(lot, words)) for lot in named]
    opening = terms.setup if terms.setup in named else "ballots" if drawn_by_lot(terms.setup) else "free"
    return [
        _text(words, "name", plan.name, most=NAME_LENGTH),
        _menu(words, "game", [(key, words.game(key)) for key in games], [terms.game]),
        _menu(words, "format", [(each, words(f"choice-format-{each}")) for each in FORMATS], [plan.format]),
        _menu(words, "pace", [(key, words.preset(key)) for key in paces], [terms.pace.key]),
        _menu(words, "opening", openings, [opening or "free"]),
    ]


def _format(plan: Plan, words: Words, _zone: str) -> list[ui.Field]:
    numbers = {
        "cycles": [(str(n), words(f"form-cycles-{n}")) for n in BOUNDS["cycles"]],
        "deciders": [(str(n), words("form-deciders-count", count=n)) for n in BOUNDS["deciders"]],
        "moving": [(str(n), words("form-moving-count", count=n)) for n in BOUNDS["moving"]],
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


def _entries(plan: Plan, words: Words, zone: str) -> list[ui.Field]:
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


def _rules(plan: Plan, words: Words, _zone: str) -> list[ui.Field]:
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
    options = [(each, words(f"form-option-{each}")) for each in chosen]
    on = [name for name, is_on in chosen.items() if is_on]
    settling = [(str(days), words("form-settling-days", days=days)) for days in (0, *SETTLING_DAYS)]
    return [
        _text(words, "round-days", str(policy.round_days or ""), most=8),
        _listed(words, "round-end", RoundEnd, [policy.round_end]),
        _listed(words, "draws", EARLY, [early]),
        _menu(words, "settling", settling, [str(policy.settling or 0)]),
        _menu(words, "options", options, on, least=0, most=len(options)),
    ]


def _ties(plan: Plan, words: Words, _zone: str) -> list[ui.Field]:
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


FORMS: Final[Mapping[str, Callable[[Plan, Words, str], list[ui.Field]]]] = {
    "games": _games,
    "format": _format,
    "entries": _entries,
    "rules": _rules,
    "ties": _ties,
}
"""The fields of each form, of a plan, in the words and the time zone of its reader."""


def settings_form(
    which: str, plan: Plan, control: ui.ControlId, words: Words, zone: str = "UTC"
) -> discord.ui.Modal:
    """One of the forms, filled in with the plan."""
    title = words("form-own-format" if which == "format" else f"form-{which}")
    return ui.modal(title, control, *FORMS[which](plan, words, zone))


def _text(words: Words, name: str, value: str, *, most: int, description: str = "") -> ui.Field:
    required = name in ("name", "most", "rounds", "group", "pause")
    about = description or words(f"form-{name}-about")
    return ui.typed_field(words(f"form-{name}"), name, value, most=most, about=about, required=required)


def _listed(words: Words, name: str, values: Iterable[str], chosen: Iterable[str]) -> ui.Field:
    return _menu(words, name, [(each, words(f"form-{name}-{each}")) for each in values], chosen)


def _menu(
    words: Words, name: str, options: Iterable[tuple[str, str]], chosen: Iterable[str], **bounds: int
) -> ui.Field:
    return discord.ui.Label(text=words(f"form-{name}"), component=_select(name, options, chosen, **bounds))
