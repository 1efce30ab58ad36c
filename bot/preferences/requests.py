"""Choosing how the bot looks and behaves for oneself: /settings, and the selects of its panel."""

from collections.abc import Mapping
from datetime import datetime
from typing import Any, Final
from zoneinfo import ZoneInfo

from bot.board import pictures as board_pictures
from bot.board.pictures import THEMES, edge
from bot.board.pictures import drawn as in_a_thread
from bot.core.errors import BadSetting
from bot.core.preferences import DEFAULT_ZONE, OFFERED_ZONES, SWITCHES, Numbers
from bot.language.words import Words
from bot.match.requests.games import offered, suggestion
from bot.match.service.experience import Absences
from bot.people.service import Players
from bot.preferences.cards import AUTOMATIC, PAGES, look_card, person_card, turns_card
from bot.skin.card import ControlId, Reply, Style, button, menu, note, option, row, text_reply
from bot.skin.context import Press, Request
from bot.skin.declarations import HOUR, Choices, command, language_choices, taking, worded
from bot.skin.drawing import Sketch, drawn
from bot.skin.entry import action
from bot.skin.errors import OneEndOfQuiet, OutdatedControl, ServerOnly
from bot.skin.places import only_brought_along
from bot.skin.replies import answer, answer_privately


async def ask_zone_once(request: Request, days: tuple[str, str] | None = None) -> bool:
    """Asks whether the zone is right, once, and nobody who has named it; has it asked? `days`: of a vacation that
    waits.
    """
    reader = await request.reader()
    settings, words = reader.settings, reader.words
    if settings.zone_asked:
        return False
    if days is None:
        await request.app[Players].save(request.user_id, zone_asked=True)
        request.settings_changed()
    question = zone_question(settings.zone, request.app.now(), words, days)
    # A vacation that waits is asked about in the place of its form, anything else after its answer.
    await (answer(request, question) if days is None else answer_privately(request, question))
    return True


@action("zone")
async def zone(press: Press) -> None:
    chosen = press.control.rest or press.value
    await save_zone(press, chosen)
    planned = "yes" if await press.app[Absences].planned(press.user_id) else "no"
    words = await press.words()
    await answer_privately(press, note(words("zone-chosen", zone=words.zone(chosen), planned=planned)))


async def save_zone(request: Request, zone: str) -> None:
    """Raises BadSetting."""
    await request.app[Players].save(request.user_id, zone=zone, zone_asked=True)
    request.settings_changed()


def zone_question(zone: str, now: datetime, words: Words, days: tuple[str, str] | None = None) -> Reply:
    """Asks whether the `zone` is the reader's, and offers others, each with the time that it is there.

    `days`: of a vacation that waits for the answer, as they were typed.
    """
    first, last = ("none", "none") if days is None else days
    action, waiting = ("zone", "") if days is None else ("vacation-zone", f"|{first}|{last}")
    others = [each for each in OFFERED_ZONES if each != zone]
    options = [
        option(words.zone(each), each, words("zone-now", time=_time(now, each)), chosen=each == zone)
        for each in (zone, *others)
    ]
    known = "no" if zone == DEFAULT_ZONE else "yes"
    asked = words(
        "zone-question", known=known, zone=words.zone(zone), time=_time(now, zone), first=first, last=last
    )
    style = Style.success
    right = button(words("button-zone-right"), ControlId(action, rest=f"{zone}{waiting}"), style)
    return text_reply(asked, menu(words("zone-choose"), ControlId(action, rest=waiting), options), row(right))


def _time(now: datetime, zone: str) -> str:
    return f"{now.astimezone(ZoneInfo(zone)):%H:%M}"


@suggestion
async def _zones(request: Request, current: str) -> Choices:
    reader = await request.reader()
    first = (reader.settings.zone, *OFFERED_ZONES)
    return offered(request.client.typed.zones.fitting(current, reader.words.language, first))


@suggestion
async def _turns(request: Request, current: str) -> Choices:
    words = (await request.reader()).words
    hours = [(f"{hour:02d}:00", str(hour)) for hour in range(24)]
    return offered([(words("turns-at-once"), AUTOMATIC), *hours], current)


@command(
    "settings",
    language={"auto": worded("choice-language-auto")} | language_choices(),
    theme=THEMES,
    notation=("auto", "numeric", "algebraic"),
    numbers=[each.value for each in Numbers],
    zone=_zones,
    turns=_turns,
)
@taking(
    **dict.fromkeys(("language", "theme", "notation", "numbers"), str),
    **dict.fromkeys(SWITCHES, bool),
    zone=str,
    quiet_from=HOUR,
    quiet_until=HOUR,
    turns=str,
    turns_here=bool,
)
async def settings(request: Request, **typed: Any) -> None:
    chosen = {name: value for name, value in typed.items() if value is not None}
    begin, end = chosen.pop("quiet_from", None), chosen.pop("quiet_until", None)
    if "zone" in chosen:
        chosen["zone"] = request.client.typed.zones.find(chosen["zone"]) or chosen["zone"]
    changes = await _meant(request, chosen)
    if begin is not None or end is not None:
        known = (await request.reader()).settings.quiet
        if known is None and None in (begin, end):
            raise OneEndOfQuiet
        first, last = known or (begin, end)
        begin, end = (first if begin is None else begin), (last if end is None else end)
        # The same hour twice is no span: that is how quiet hours are ended.
        changes["quiet"] = None if begin == end else (begin, end)
    await (_choose(request, **changes) if changes else _show(request))


async def _meant(request: Request, chosen: Mapping[str, Any]) -> dict[str, Any]:
    changes = {
        name: None if value == AUTOMATIC else value for name, value in chosen.items() if name != "turns_here"
    }
    if "turns" in chosen:
        changes["turns"] = _hour(request, chosen["turns"])
    if "turns_here" in chosen:
        changes["turns_place"] = await _place_here(request) if chosen["turns_here"] else None
    return changes


@action("set")
async def choose(press: Press) -> None:
    """Saves the choice in one select of the card."""
    name, values = press.control.rest, press.values
    if name == "reminders":
        await _choose(press, reminders=values)
    elif name in ("quiet_from", "quiet_until"):
        await _choose(press, quiet=await _quiet(press, name, press.value))
    else:
        value: Any = values[0] if values else ""
        value = value == "yes" if name == "turns_here" else value
        await _choose(press, **await _meant(press, {name: value}))


@action("switch")
async def turn_switch(press: Press) -> None:
    """Turns the switch that the button names, as the button said."""
    if press.control.rest not in SWITCHES:
        raise OutdatedControl(str(press.control))
    await _choose(press, **{press.control.rest: press.control.target == 1})


async def _quiet(press: Press, end: str, value: str) -> tuple[int, int] | None:
    """The quiet hours once one end is chosen in its menu; a first begin makes them eight hours."""
    if value == AUTOMATIC:
        return None
    hour, known = press.figure(value) % 24, (await press.reader()).settings.quiet
    begin, until = known or (hour, (hour + 8) % 24)
    begin, until = (hour, until) if end == "quiet_from" else (begin, hour)
    return (begin, until) if begin != until else (begin, (begin + 8) % 24)


def _hour(request: Request, typed: str) -> int | None:
    """The full hour that was chosen or typed; None for a call with each move. Raises BadSetting."""
    if typed == AUTOMATIC or request.client.typed.each_move(typed):
        return None
    hour = request.client.typed.hour(typed)
    if hour is None:
        raise BadSetting(name="turns", value=typed)
    return hour


async def _place_here(request: Request) -> tuple[int, int]:
    """The server's channel for games, or the one in which it is asked. Raises ServerOnly."""
    if request.guild_id is None or request.channel_id is None or only_brought_along(request):
        raise ServerOnly
    chosen = (await request.app[Players].server(request.guild_id)).channel
    return request.guild_id, chosen or request.channel_id


@action("zone-ask")
async def ask_for_zone(press: Press) -> None:
    """Offers other zones."""
    reader = await press.reader()
    await answer_privately(press, zone_question(reader.settings.zone, press.app.now(), reader.words))


async def _show_turns(request: Request) -> None:
    reader = await request.reader()
    outside = request.guild_id is None or only_brought_along(request)
    here = None if outside else (await _place_here(request))[1]
    await answer_privately(
        request, turns_card(reader.settings, reader.words, here, edge(reader.settings.theme))
    )


show_turns = action("turns")(_show_turns)


async def _show(request: Request) -> None:
    reader = await request.reader()
    guild_id = request.guild_id
    server = None if guild_id is None else await request.app[Players].server(guild_id)
    sketch = Sketch(
        "themes.png",
        lambda: in_a_thread(lambda: board_pictures.themes(reader.words)),
        reader.words("settings-preview"),
        lambda: "",
        edge=edge(reader.settings.theme),
    )
    preview = await drawn(request.client, reader.words, sketch)
    card = look_card(reader.settings, THEMES, reader.words, server, preview)
    await answer_privately(request, card)


show_pressed = action("settings")(_show)


async def _show_person(request: Request) -> None:
    reader = await request.reader()
    card = person_card(reader.settings, reader.words, edge(reader.settings.theme))
    await answer_privately(request, card)


show_person = action("settings-person")(_show_person)
_SHOWN: Final = {"settings": _show, "turns": _show_turns, "settings-person": _show_person}


async def _choose(request: Request, /, **changes: Any) -> None:
    """Saves the changes and shows the page of them. Raises BadSetting and saves nothing if one is wrong."""
    offered = {"theme": THEMES, "language": request.client.texts.languages}
    for name, values in offered.items():
        if changes.get(name) is not None and changes[name] not in values:
            raise BadSetting(name=name, value=changes[name])
    if "zone" in changes:
        changes["zone_asked"] = True
    await request.app[Players].save(request.user_id, **changes)
    request.settings_changed()
    await next(show for page, show in _SHOWN.items() if not changes.keys().isdisjoint(PAGES[page]))(request)
    if changes.get("quiet") is not None or changes.get("turns") is not None:
        await ask_zone_once(request)
