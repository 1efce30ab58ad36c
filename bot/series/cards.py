"""The messages of a series: its panel at the desk, the table of its season, its end."""

from collections.abc import Sequence

import discord

from bot.language.markdown import escaped
from bot.language.words import Words, mention, moment
from bot.series.model import Count, Qualification, Repeat, Rules, Series, came, champions, finished, spent
from bot.skin import card as ui
from bot.tournaments.cards.buttons import Button, way
from bot.tournaments.cards.tournaments import Beside, decided_part, heading
from bot.tournaments.model.tournament import Status, Tournament

ROOM = 600  # characters of names, or of what settles places
FEW = 200  # the same of names among other things


def desk_button(tournament: Tournament, words: Words) -> Button:
    return ui.button(words("button-series"), ui.ControlId("series", tournament.id))


def beside(
    series: Series, tournament: Tournament, before: Tournament | None, latest: Tournament, words: Words
) -> Beside:
    """What an event says of its series. `before`, `latest`: the event before it, and the last one."""
    number, rules = series.events.index(tournament.id) + 1, series.rules
    lines = [words("series-event", number=number, events=rules.events or 0)]
    season = ui.button(words("button-season"), ui.ControlId("series-table", tournament.id))
    asked = latest.status is Status.OPEN and len(series.events) > 1
    if asked and latest.id == tournament.id and before is not None and before.seeds:
        there = [user for user in before.seeds if came(before, before.number(user))]
        lines.append(words("series-last-time", players=ui.people(there, words, FEW)))
    over = tournament.status not in (Status.OPEN, Status.RUNNING)
    enter = ui.button(words("button-enter-again"), ui.ControlId("tournament-enter", latest.id))
    return Beside(tuple(lines), (enter,) if asked and over else (), (season,))


def panel(
    tournament: Tournament,
    series: Series | None,
    events: Sequence[Tournament],
    places: Sequence[Qualification],
    words: Words,
    news: str = "",
) -> ui.Reply:
    """The series of an event, for who directs it, with what can be done. `places`: those to which it leads; `news`:
    what was just done.
    """
    lines = [heading(tournament, words), *([news] if news else [])]
    ways = ["form", "qualify"]
    if series is None:
        lines.append(words("series-none"))
    else:
        lines += _rules_told(series, events, words)
        lines += [words("series-another")] if series.ended_at else []
        ways = [*([] if series.ended_at else ["form", "stop"]), "table", "files", "qualify"]
    lines += places_told(places, words)
    buttons = [
        ui.button(words(f"button-series-{way}"), ui.ControlId(f"series-{way}", tournament.id)) for way in ways
    ]
    back = ui.button(words("button-desk-back"), ui.ControlId("desk", tournament.id))
    return ui.Reply(ui.boxed(["\n".join(lines), *ui.rows_of([*buttons, back])]))


def _rules_told(series: Series, events: Sequence[Tournament], words: Words) -> list[str]:
    rules = series.rules
    if series.ended_at is not None:
        lines = [words("series-over")]
    else:
        repeat = Repeat.NEVER if spent(rules, events) else rules.repeat
        lines = [words("series-repeat", repeat=repeat.value)]
        if series.next_at is not None and series.wakes_at is not None:
            opens = moment(series.wakes_at, "f")
            lines.append(words("series-next", opens=opens, starts=moment(series.next_at, "F")))
    told = words("series-count", count=rules.count.value, best=rules.best or 0)
    return [*lines, told, words("series-done", done=len(finished(events)), events=rules.events or 0)]


def rules_form(rules: Rules | None, control: ui.ControlId, words: Words) -> discord.ui.Modal:
    """Asks when the next event follows, and what counts in the season."""
    known = Rules(Repeat.FINAL) if rules is None else rules

    def chosen(name: str, values: Sequence[str], now: str) -> ui.Field:
        options = [ui.option(words(f"series-{name}-{each}"), each, chosen=each == now) for each in values]
        return ui.choice_field(words(f"form-series-{name}"), name, options)

    repeats = [each.value for each in Repeat if each is not Repeat.NEVER]
    return ui.modal(
        words("form-series"),
        control,
        chosen("repeats", repeats, known.repeat.value),
        chosen("counts", [each.value for each in Count], known.count.value),
        _typed("best", known.best, words),
        _typed("events", known.events, words),
    )


def places_told(places: Sequence[Qualification], words: Words) -> list[str]:
    """How many come into which events."""
    of = [(each, "no" if each.series_id is None else "yes", each.days or 0) for each in places]
    return [
        words("series-places", season=season, count=each.places, number=str(each.target_id), days=days)
        for each, season, days in of
    ]


def places_form(
    targets: Sequence[tuple[int, str]], control: ui.ControlId, words: Words, *, in_series: bool
) -> discord.ui.Modal:
    """Asks into which event the first of this one, or of its season, come. `targets`: by number and name."""
    into = [ui.option(label, str(number)) for number, label in targets[: ui.MAX_OPTIONS]]
    of = [ui.option(words(f"series-of-{each}"), each) for each in ("event", *["season"] * in_series)]
    return ui.modal(
        words("form-series-qualify"),
        control,
        ui.choice_field(words("form-series-into"), "into", into),
        ui.choice_field(words("form-series-of"), "of", of),
        _typed("places", None, words),
        _typed("days", None, words),
    )


def places_card(
    of: Qualification, target: Tournament, users: Sequence[int], source: str, words: Words, *, alone: bool
) -> ui.Reply:
    """Calls those who have got a place in an event. `source`: the name of what they got it in; `alone`: as a letter."""
    told, ways = _places_told(of, target, users, words, "series-place", {"event": escaped(source)})
    parts = "\n".join([heading(target, words), *told]), "" if alone else ways
    return ui.Reply(ui.boxed(parts, ui.Tint.OPEN), pings=tuple(users))


def places_elsewhere_card(
    of: Qualification, target: Tournament, users: Sequence[int], words: Words
) -> ui.Reply:
    """The same where its channel is closed to the bot; others need not read which event it is."""
    told, ways = _places_told(of, target, users, words, "series-elsewhere", {"number": str(target.id)})
    return ui.Reply(ui.boxed(["\n".join(told), ways], ui.Tint.OPEN), pings=tuple(users))


def _places_told(
    of: Qualification,
    target: Tournament,
    users: Sequence[int],
    words: Words,
    code: str,
    facts: dict[str, str],
) -> tuple[list[str], ui.Part]:
    """How each of them stands now: has a place, waits for one, or may enter until then; and the buttons for that."""
    until = {each.user: each.until for each in of.given if each.user in users and each.until is not None}
    own = [user for user in target.entrants if user in users]
    waiting = [user for user in own if target.waits(user)]
    stand = {"given": [user for user in own if user not in waiting], "waiting": waiting, "offered": [*until]}
    facts |= {"until": moment(max(until.values()), "f")} if until else {}
    there = {how: ui.people(who, words, ROOM) for how, who in stand.items() if who}
    told = [words(f"{code}-{how}", players=players, **facts) for how, players in there.items()]
    ways = [way("unenter", target, words)] if own else []
    if until:
        decline = ui.button(words("button-series-decline"), ui.ControlId("series-decline", target.id))
        ways = [way("enter", target, words), decline, *ways]
    return told, ui.row(*ways)


def _typed(name: str, number: int | None, words: Words) -> ui.Field:
    label, about = words(f"form-series-{name}"), words(f"form-series-{name}-about")
    return ui.typed_field(label, name, str(number or ""), most=8, about=about, required=name == "places")


def stopping_card(tournament: Tournament, words: Words) -> ui.Reply:
    """Asks before a series is ended."""
    stop, back = (ui.ControlId(name, tournament.id) for name in ("series-stopped", "series"))
    buttons = ui.row(
        ui.button(words("button-series-stop"), stop, ui.Style.danger),
        ui.button(words("button-desk-back"), back),
    )
    return ui.text_reply(f"{heading(tournament, words)}\n{words('series-asks-stop')}", buttons)


def season_card(
    series: Series,
    events: Sequence[Tournament],
    picture: ui.Attached | None,
    decided: Sequence[str],
    words: Words,
    page: int = 0,
    pages: int = 1,
) -> ui.Reply:
    """The table of the season; before the first event is over, how it goes on. `page`: from 0."""

    def step(way: str, target: int) -> ui.ControlId:
        return ui.ControlId("series-table", series.events[-1], target, way)

    text = "\n".join([_heading(events, words), *_rules_told(series, events, words)])
    turn, lines = ui.page_row(page, pages - 1, words, step), decided_part(decided, words, "series-files")
    files = ui.row(_files_button(series, words))
    return ui.pictured([text, ui.picture_part(picture), turn, lines, files], picture)


def over_card(
    series: Series,
    events: Sequence[Tournament],
    picture: ui.Attached,
    decided: Sequence[str],
    words: Words,
    *,
    alone: bool = False,
) -> ui.Reply:
    """The end of the season, with its champion; it calls nobody. `alone`: as a letter."""
    winners = champions(events, series.rules)
    players = words.texts.series(words.language, [*map(mention, winners)])
    told = words("series-champion", players=players, count=len(winners))
    text = "\n".join([_heading(events, words), words("series-over"), told])
    more = "" if alone else ui.row(_files_button(series, words))
    parts = text, ui.picture_part(picture), decided_part(decided, words, "series-files"), more
    return ui.Reply(ui.boxed(parts, ui.Tint.OVER), (picture,))


def _files_button(series: Series, words: Words) -> ui.Button:
    return ui.button(words("button-series-files"), ui.ControlId("series-files", series.events[-1]))


def files_card(events: Sequence[Tournament], file: ui.Attached, words: Words) -> ui.Reply:
    text = f"{_heading(events, words)}\n{words('series-files-told')}"
    return ui.Reply(ui.boxed([text, ui.file_part(file)]), (file,))


def _heading(events: Sequence[Tournament], words: Words) -> str:
    return f"### {words('series-heading', name=escaped(events[-1].plan.name))}"
