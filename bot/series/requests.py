"""The controls of series: at the desk of an event, on its card, and on the table of the season."""

from bot.core.news import Qualified, SeriesOver
from bot.core.notice import Notice
from bot.core.terms import Place
from bot.language.words import Words
from bot.match.answers.access import known_tournament, readable_tournament
from bot.outbox.service.outbox import Delivered, Undeliverable
from bot.series import cards
from bot.series.model import BadSeries, Count, Qualification, Repeat, Rules, finished, season, season_csv
from bot.series.pictures import season_deciders, season_table
from bot.series.service.places import Qualifications
from bot.series.service.seasons import Found, Seasons
from bot.skin.card import Attached, ControlId, Reply, note
from bot.skin.context import Press, Reader, everybody
from bot.skin.entry import On, action
from bot.skin.names import names_for
from bot.skin.protocol import Client
from bot.skin.replies import answer, answer_privately, open_form
from bot.tournaments.answers.news import post_elsewhere
from bot.tournaments.answers.tournaments import directed, drawn_table, visible
from bot.tournaments.cards.letters import stand_in_card
from bot.tournaments.cards.tournaments import Beside, tournament_label
from bot.tournaments.model.tournament import Status, Tournament
from bot.tournaments.pictures.standings import ROWS, described, on_page, pages_of
from bot.tournaments.service.tournaments import Tournaments


async def beside(client: Client, tournament: Tournament, words: Words) -> Beside:
    """What the card of an event says of its series."""
    series = await client.app[Seasons].at(tournament.id)
    places = tuple(cards.places_told(await client.app[Qualifications].of(tournament.id), words))
    if series is None:
        return Beside(places)

    async def event(number: int) -> Tournament:
        same = number == tournament.id
        return tournament if same else await known_tournament(client, number, series.guild_id)

    earlier = [number for number in series.events if number < tournament.id]
    before = await event(earlier[-1]) if earlier else None
    found = cards.beside(series, tournament, before, await event(series.events[-1]), words)
    return found._replace(lines=found.lines + places)


async def _panel(press: Press, tournament: Tournament, news: str = "") -> None:
    series, events = await press.app[Seasons].of(tournament.id) or (None, [])
    places = await press.app[Qualifications].of(tournament.id)
    await answer_privately(press, cards.panel(tournament, series, events, places, await press.words(), news))


on_directed = On(lambda press: directed(press, press.control.target))
"""What a control does with the event that it is about, for who directs that."""


async def _found(press: Press) -> Found:
    """The series of the event of a control, for whoever may read that. Raises BadSeries."""
    tournament = await readable_tournament(press, press.control.target)
    found = await press.app[Seasons].of(tournament.id)
    if found is None:
        raise BadSeries("none")
    return found


show = on_directed("series", _panel)


@on_directed.action("series-form")
async def ask(press: Press, tournament: Tournament) -> None:
    series = await press.app[Seasons].at(tournament.id)
    control = ControlId("series-set", tournament.id)
    rules = None if series is None else series.rules
    await open_form(press, cards.rules_form(rules, control, await press.words()))


@on_directed.action("series-set")
async def save(press: Press, tournament: Tournament) -> None:
    reader = await press.reader()
    repeat = press.meaning(Repeat, press.chosen("repeats"))
    count = press.meaning(Count, press.chosen("counts"))
    best, events, zone = _number(press, "best"), _number(press, "events"), reader.settings.zone
    rules = Rules(repeat, count, best=best, events=events, zone=zone)
    await press.app[Seasons].set_up(tournament.id, press.asker, rules)
    await _panel(press, tournament, reader.words("series-saved"))


def _number(press: Press, name: str) -> int | None:
    """The number typed in a field, None where it was left empty; one that is none is out of all bounds."""
    text = press.typed(name).strip()
    found = press.client.typed.count(text)
    return None if not text else -1 if found is None else found


@on_directed.action("series-qualify")
async def ask_for_places(press: Press, tournament: Tournament) -> None:
    words = await press.words()
    open_here = [each for each in await visible(press, {Status.OPEN}) if each.id != tournament.id]
    if not open_here:
        raise BadSeries("no-target")
    targets = [(each.id, tournament_label(each, words)) for each in open_here]
    in_series = await press.app[Seasons].at(tournament.id) is not None
    control = ControlId("series-qualified", tournament.id)
    await open_form(press, cards.places_form(targets, control, words, in_series=in_series))


@on_directed.action("series-qualified")
async def save_places(press: Press, tournament: Tournament) -> None:
    words = await press.words()
    target = await readable_tournament(press, press.figure(press.chosen("into")))
    places, days, of_season = _number(press, "places"), _number(press, "days"), press.chosen("of") == "season"
    asked = tournament.id, target.id, press.asker, -1 if places is None else places, days
    await press.app[Qualifications].set_up(*asked, of_season=of_season)
    await _panel(press, tournament, words("series-saved"))


@action("series-decline")
async def decline(press: Press) -> None:
    tournament = await readable_tournament(press, press.control.target)
    await press.app[Qualifications].decline(tournament.id, press.user_id)
    await answer(press, note((await press.words())("series-declined")))


async def call_to_places(client: Client, notice: Notice, reader: Reader) -> Reply:
    """Calls those who have got places in an event."""
    found, users, target = await _called(client, notice)
    source = found.tournament_id
    if found.series_id is not None:
        source = (await client.app[Seasons].get(found.series_id))[0].events[-1]
    assert source is not None
    event = await known_tournament(client, source, found.guild_id)
    # A letter comes from no server, whose buttons are answered in it alone.
    alone = reader.user_id is not None
    return cards.places_card(found, target, users, event.plan.name, reader.words, alone=alone)


async def still_places(client: Client, notice: Notice) -> Notice | None:
    """None where all of them have left, or their time is over."""
    found, users, target = await _called(client, notice)
    offered = {each.user for each in found.given if each.until is not None}
    return None if offered.union(target.entrants).isdisjoint(users) else notice


async def place_of_places(client: Client, notice: Notice) -> Place:
    _, _, target = await _called(client, notice)
    return target.place


async def call_elsewhere(client: Client, notice: Notice) -> Delivered:
    """Calls them in another channel, where the event is not named."""
    found, users, target = await _called(client, notice)
    words = (await everybody(client, target.place)).words
    card = cards.places_elsewhere_card(found, target, users, words)
    return await post_elsewhere(client, notice, target, target.place, card)


async def call_each(client: Client, notice: Notice) -> Delivered:
    """Calls each of them by letter."""
    found, users, _ = await _called(client, notice)
    if notice.recipient is not None:
        raise Undeliverable
    await client.app[Qualifications].tell_each(found.id, users)
    await client.app[Tournaments].tell_closed(found.target_id)
    return Delivered()


async def _called(client: Client, notice: Notice) -> tuple[Qualification, tuple[int, ...], Tournament]:
    """By what they have got places, who, and in which event."""
    assert isinstance(notice.what, Qualified)
    found = await client.app[Qualifications].get(notice.what.qualification)
    assert found is not None
    target = await known_tournament(client, found.target_id, found.guild_id)
    return found, notice.what.users, target


@on_directed.action("series-stop")
async def ask_to_stop(press: Press, tournament: Tournament) -> None:
    await answer_privately(press, cards.stopping_card(tournament, await press.words()))


@on_directed.action("series-stopped")
async def stop(press: Press, tournament: Tournament) -> None:
    words = await press.words()
    await press.app[Seasons].stop(tournament.id, press.asker)
    await _panel(press, tournament, words("series-stopped"))


async def former_limit(client: Client, tournament: Tournament, user: int) -> int | None:
    """How many games at once somebody wanted at most when they played the last time."""
    _, events = await client.app[Seasons].of(tournament.id) or (None, ())
    limits = [event.direction.limits.get(user) for event in events if user in event.seeds]
    return limits[-1] if limits else None


@action("series-table")
async def show_table(press: Press) -> None:
    reader, found = await press.reader(), await _found(press)
    lines = season(found[1], found[0].rules)
    pages = pages_of(len(lines))
    page = min(press.control.seq, pages - 1)
    picture, decided = await _drawn(press.client, found, reader, page)
    shown = picture if finished(found[1]) else None
    card = cards.season_card(*found, shown, decided, reader.words, page, pages)
    await (answer_privately if press.control.rest else answer)(press, card)


@action("series-files")
async def show_files(press: Press) -> None:
    series, events = await _found(press)
    words = await press.words()
    names = await names_for(press.client, [line.user for line in season(events, series.rules)], words)
    data = season_csv(events, series.rules, names).encode("utf-8-sig")
    await answer(press, cards.files_card(events, Attached(f"series-{series.id}.csv", data), words))


async def announcement(client: Client, notice: Notice, reader: Reader) -> Reply:
    """The end of a season."""
    found = await _ended(client, notice)
    picture, decided = await _drawn(client, found, reader, 0)
    # A letter comes from no server, whose buttons are answered in it alone.
    return cards.over_card(*found, picture, decided, reader.words, alone=reader.user_id is not None)


async def place_of_end(client: Client, notice: Notice) -> Place:
    return (await _ended(client, notice))[1][-1].place


async def end_elsewhere(client: Client, notice: Notice) -> Delivered:
    """Says in another channel that there is news; what it is, others need not read."""
    last = (await _ended(client, notice))[1][-1]
    card = stand_in_card(last, (await everybody(client, last.place)).words, ())
    return await post_elsewhere(client, notice, last, last.place, card)


async def end_to_each(client: Client, notice: Notice) -> Delivered:
    """Tells the champions and who directs by letter."""
    series, events = await _ended(client, notice)
    if notice.recipient is not None:
        raise Undeliverable
    await client.app[Seasons].tell_each(series, events)
    await client.app[Tournaments].tell_closed(events[-1].id)
    return Delivered()


async def _ended(client: Client, notice: Notice) -> Found:
    assert isinstance(notice.what, SeriesOver)
    return await client.app[Seasons].get(notice.what.series)


async def _drawn(client: Client, found: Found, reader: Reader, page: int) -> tuple[Attached, list[str]]:
    """A page of the table, and what settles the places on it."""
    (series, events), words = found, reader.words
    lines = season(events, series.rules)
    names = await names_for(client, [line.user for line in lines], words)
    whole = season_table(events, series.rules, names, words, reader.user_id)
    table = on_page(whole, page, words)
    picture = await drawn_table(client, reader, "season.png", table, described(table, words))
    return picture, season_deciders(lines[max(page * ROWS - 1, 0) : (page + 1) * ROWS], names, words)
