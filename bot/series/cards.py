"""The messages of a series: its panel at the desk, the table of its season, its end."""

from collections.abc import Sequence

import discord

from bot.language.markdown import escaped
from bot.language.words import Words, mention, moment
from bot.series.model import Count, Qualification, Repeat, Rules, Series, came, champions, finished, spent
from bot.skin.card import (
    MAX_OPTIONS,
    Attached,
    ControlId,
    Field,
    Part,
    Reply,
    Tint,
    boxed,
    button,
    choice_field,
    file_part,
    framed,
    modal,
    option,
    page_row,
    people,
    picture_part,
    row,
    rows_of,
    text_part,
    text_reply,
    typed_field,
)
from bot.tournaments.cards.buttons import Button, way
from bot.tournaments.cards.tournaments import Beside, decided_part, heading
from bot.tournaments.model.tournament import Status, Tournament

ROOM = 600
"""Characters of names, or of what settles places."""
FEW = 200
"""The same of names among other things."""


def desk_button(tournament: Tournament, words: Words) -> Button:
    return button(words("button-series"), ControlId("series", tournament.id))


def beside(
    series: Series, tournament: Tournament, before: Tournament | None, latest: Tournament, words: Words
) -> Beside:
    """What an event says of its series. `before`, `latest`: the event before it, and the last one."""
    number, rules = series.events.index(tournament.id) + 1, series.rules
    lines = [words("series-event", number=number, events=rules.events or 0)]
    season = button(words("button-season"), ControlId("series-table", tournament.id))
    asked = latest.status is Status.OPEN and len(series.events) > 1
    if asked and latest.id == tournament.id and before is not None and before.seeds:
        there = [user for user in before.seeds if came(before, before.number(user))]
        lines.append(words("series-last-time", players=people(there, words, FEW)))
    over = tournament.status not in (Status.OPEN, Status.RUNNING)
    enter = button(words("button-enter-again"), ControlId("tournament-enter", latest.id))
    return Beside(tuple(lines), (enter,) if asked and over else (), (season,))


def panel(
    tournament: Tournament,
    series: Series | None,
    events: Sequence[Tournament],
    places: Sequence[Qualification],
    words: Words,
    news: str = "",
) -> Reply:
    """The series of an event, for who directs it, with what can be done. `places`: those to which it leads; `news`:
    what was just done.
    """
    lines = [heading(tournament, words), *([news] if news else [])]
    ways = ["form", "qualify"]
    if series is None:
        lines.append(words("series-none"))
    else:
        lines += _rules_told(series, events, words)
        ways = [*([] if series.ended_at else ["form", "stop"]), "table", "files", "qualify"]
    lines += places_told(places, words)
    number = tournament.id
    buttons = [button(words(f"button-series-{way}"), ControlId(f"series-{way}", number)) for way in ways]
    back = button(words("button-desk-back"), ControlId("desk", tournament.id))
    return Reply(boxed([text_part("\n".join(lines)), *rows_of([*buttons, back])]))


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


def rules_form(rules: Rules | None, control: ControlId, words: Words) -> discord.ui.Modal:
    """Asks when the next event follows, and what counts in the season."""
    known = Rules(Repeat.FINAL) if rules is None else rules

    def chosen(name: str, values: Sequence[str], now: str) -> Field:
        options = [option(words(f"series-{name}-{each}"), each, chosen=each == now) for each in values]
        return choice_field(words(f"form-series-{name}"), name, options)

    repeats = [each.value for each in Repeat if each is not Repeat.NEVER]
    return modal(
        words("form-series"),
        control,
        chosen("repeats", repeats, known.repeat.value),
        chosen("counts", [each.value for each in Count], known.count.value),
        _typed("best", known.best, words),
        _typed("events", known.events, words),
    )


def places_told(places: Sequence[Qualification], words: Words) -> list[str]:
    """How many come into which events."""
    return [
        words(
            "series-places",
            season="no" if each.series_id is None else "yes",
            count=each.places,
            number=str(each.target_id),
            days=each.days or 0,
        )
        for each in places
    ]


def places_form(
    targets: Sequence[tuple[int, str]], control: ControlId, words: Words, *, in_series: bool
) -> discord.ui.Modal:
    """Asks into which event the first of this one, or of its season, come. `targets`: by number and name."""
    into = [option(label, str(number)) for number, label in targets[:MAX_OPTIONS]]
    of = [option(words(f"series-of-{each}"), each) for each in ("event", *["season"] * in_series)]
    return modal(
        words("form-series-qualify"),
        control,
        choice_field(words("form-series-into"), "into", into),
        choice_field(words("form-series-of"), "of", of),
        _typed("places", None, words),
        _typed("days", None, words),
    )


def places_card(
    of: Qualification, target: Tournament, users: Sequence[int], source: str, words: Words, *, alone: bool
) -> Reply:
    """Calls those who have got a place in an event. `source`: the name of what they got it in; `alone`: as a letter."""
    told, ways = _places_told(of, target, users, words, "series-place", {"event": escaped(source)})
    parts: list[Part] = [text_part("\n".join([heading(target, words), *told]))]
    return Reply(boxed(parts if alone else [*parts, ways], Tint.OPEN), pings=tuple(users))


def places_elsewhere_card(of: Qualification, target: Tournament, users: Sequence[int], words: Words) -> Reply:
    """The same where its channel is closed to the bot; others need not read which event it is."""
    told, ways = _places_told(of, target, users, words, "series-elsewhere", {"number": str(target.id)})
    return Reply(boxed([text_part("\n".join(told)), ways], Tint.OPEN), pings=tuple(users))


def _places_told(
    of: Qualification,
    target: Tournament,
    users: Sequence[int],
    words: Words,
    code: str,
    facts: dict[str, str],
) -> tuple[list[str], Part]:
    """How each of them stands now: has a place, waits for one, or may enter until then; and the buttons for that."""
    until = {each.user: each.until for each in of.given if each.user in users and each.until is not None}
    own = [user for user in target.entrants if user in users]
    waiting = [user for user in own if target.waits(user)]
    stand = {"given": [user for user in own if user not in waiting], "waiting": waiting, "offered": [*until]}
    facts |= {"until": moment(max(until.values()), "f")} if until else {}
    there = {how: people(who, words, ROOM) for how, who in stand.items() if who}
    told = [words(f"{code}-{how}", players=players, **facts) for how, players in there.items()]
    ways = [way("unenter", target, words)] if own else []
    if until:
        decline = button(words("button-series-decline"), ControlId("series-decline", target.id))
        ways = [way("enter", target, words), decline, *ways]
    return told, row(*ways)


def _typed(name: str, number: int | None, words: Words) -> Field:
    label, about = words(f"form-series-{name}"), words(f"form-series-{name}-about")
    return typed_field(label, name, str(number or ""), most=8, about=about, required=name == "places")


def stopping_card(tournament: Tournament, words: Words) -> Reply:
    """Asks before a series is ended."""
    stop, back = (ControlId(name, tournament.id) for name in ("series-stopped", "series"))
    buttons = row(
        button(words("button-series-stop"), stop, discord.ButtonStyle.danger),
        button(words("button-desk-back"), back),
    )
    return text_reply(f"{heading(tournament, words)}\n{words('series-asks-stop')}", buttons)


def season_card(
    series: Series,
    events: Sequence[Tournament],
    picture: Attached | None,
    decided: Sequence[str],
    words: Words,
    page: int = 0,
    pages: int = 1,
) -> Reply:
    """The table of the season; before the first event is over, how it goes on. `page`: from 0."""
    parts: list[Part] = [text_part("\n".join([_heading(events, words), *_rules_told(series, events, words)]))]
    parts += [] if picture is None else [picture_part(picture)]
    if pages > 1:

        def step(way: str, target: int) -> ControlId:
            return ControlId("series-table", series.events[-1], target, way)

        parts.append(page_row(page, pages - 1, words, step))
    parts += [*decided_part(decided, words, "series-files"), row(_files_button(series, words))]
    shown = () if picture is None else (picture,)
    return Reply(framed(parts, *shown), shown)


def over_card(
    series: Series,
    events: Sequence[Tournament],
    picture: Attached,
    decided: Sequence[str],
    words: Words,
    *,
    alone: bool = False,
) -> Reply:
    """The end of the season, with its champion; it calls nobody. `alone`: as a letter."""
    winners = champions(events, series.rules)
    told = words("series-champion", players=words.texts.series(words.language, [*map(mention, winners)]))
    text = "\n".join([_heading(events, words), words("series-over"), told])
    parts: list[Part] = [text_part(text), picture_part(picture)]
    parts += decided_part(decided, words, "series-files")
    parts += [] if alone else [row(_files_button(series, words))]
    return Reply(boxed(parts, Tint.OVER), (picture,))


def _files_button(series: Series, words: Words) -> Button:
    return button(words("button-series-files"), ControlId("series-files", series.events[-1]))


def files_card(events: Sequence[Tournament], file: Attached, words: Words) -> Reply:
    text = f"{_heading(events, words)}\n{words('series-files-told')}"
    return Reply(boxed([text_part(text), file_part(file)]), (file,))


def _heading(events: Sequence[Tournament], words: Words) -> str:
    return f"### {words('series-heading', name=escaped(events[-1].plan.name))}"
