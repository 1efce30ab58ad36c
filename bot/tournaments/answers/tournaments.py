"""Tournaments, for commands, buttons and announcements."""

from collections.abc import Collection, Sequence

import discord

from bot.board import pictures as board_pictures
from bot.core.errors import BadTournament, NoTournament
from bot.core.export import export as export_match
from bot.core.match import Match
from bot.language.enumeration import Enumeration
from bot.language.words import Names, Words, shortened
from bot.match.answers.access import known_match, known_tournament, readable_tournament
from bot.ratings.service import Ratings
from bot.skin.card import Attached, Reply, note, row
from bot.skin.context import Press, Reader, Request, everybody
from bot.skin.drawing import Sketch, drawn
from bot.skin.homes import place_of
from bot.skin.names import names_for
from bot.skin.places import address, boards, is_member
from bot.skin.protocol import Client
from bot.skin.replies import answer, answer_privately
from bot.tournaments.answers.neighbours import entry, usual_limit
from bot.tournaments.cards import answers as lists
from bot.tournaments.cards.buttons import way
from bot.tournaments.cards.desk import settings_card
from bot.tournaments.cards.games import games_told
from bot.tournaments.cards.log import told
from bot.tournaments.cards.tournaments import files_card, leaving_card, list_card, table_card
from bot.tournaments.model import transitions
from bot.tournaments.model.acts import meanwhile
from bot.tournaments.model.files import contest, swiss_trf, tables_csv
from bot.tournaments.model.formats.system import Layout
from bot.tournaments.model.plan import Plan
from bot.tournaments.model.tournament import Listed, Status, Tournament
from bot.tournaments.pictures.brackets import bracket_described, brackets_of
from bot.tournaments.pictures.standings import ROWS, deciders, described, pages_of, table_of
from bot.tournaments.pictures.standings import on_page as on_table_page
from bot.tournaments.service.entry import require_director
from bot.tournaments.service.tournaments import Tournaments
from bot.vacations.service import Vacations
from bot.workers.errands import Errands

MAX_TABLES = 10  # pictures in one message


async def create(request: Request, plan: Plan) -> None:
    """Shows a tournament that nobody knows of yet to its director, with everything that can be set. Raises
    BadTournament for who may not manage events.
    """
    require_organiser(request)
    place = await place_of(request)
    if place.guild_id is None:
        raise BadTournament("place")
    made = await request.app[Tournaments].create(request.user_id, plan, place, draft=True)
    await answer(request, settings_card(made, await request.words()))


async def enter(request: Request, tournament: Tournament, limit: int | None = None) -> None:
    """The asker enters; the announcement shows it. `limit`: how many games at once they want at most.

    They are told how they stand where they have entered already.
    """
    if request.user_id in (tournament.seeds or tournament.entrants):
        await answer(request, await _standing(request, tournament))
        return
    asker, user = request.user_id, request.interaction.user
    roles = [role.id for role in user.roles] if isinstance(user, discord.Member) else []
    usual = None if limit is not None else await usual_limit(request.client, tournament, asker)
    limit = limit or usual
    found = await request.app[Tournaments].enter(tournament.id, request.guild_id, asker, limit, roles)
    said = "tournament-you-joined" if found.status is Status.RUNNING else "tournament-you-entered"
    said = "tournament-you-wait" if found.waits(asker) else said
    words = await request.words()
    told = [words(said, place=found.in_line(asker))]
    told += [words("tournament-you-entered-as-before", count=usual)] if usual is not None else []
    if not found.plan.terms.vacation:
        vacations = request.app.get(Vacations)
        booked = () if vacations is None else await vacations.of(request.user_id)
        planned = [each for each in booked if not each.spent]
        days = words.texts.series(words.language, [words.days(v.days[0], v.days[-1]) for v in planned])
        told += [words("tournament-you-entered-on-vacation", days=days)] if planned else []
    await answer(request, note("\n".join(told)))
    await repaint(request.client, found)


async def _standing(request: Request, tournament: Tournament) -> Reply:
    user, started = request.user_id, tournament.status is not Status.OPEN
    if started:
        tournament.require_running()
    games = tournament.open_matches(tournament.number(user)) if started else ()
    links = await boards(request.client, games)
    events = await request.app[Tournaments].history(tournament.id, request.guild_id)
    return lists.standing_card(tournament, user, events, links, await request.words())


async def come_back(request: Request, tournament: Tournament) -> None:
    """The asker, who has left, plays on from the next round."""
    if not transitions.returns(tournament, request.user_id):
        await answer_privately(request, await _standing(request, tournament))
        return
    found = await request.app[Tournaments].enter(tournament.id, request.guild_id, request.user_id)
    told = (await request.words())("tournament-you-return", round=found.round + 1)
    await answer_privately(request, note(told))
    await repaint(request.client, found)


async def check_in(request: Request, tournament: Tournament) -> None:
    found = await request.app[Tournaments].check_in(tournament.id, request.guild_id, request.user_id)
    await _changed(request, found, "tournament-you-checked-in")


async def leave(request: Request, tournament: Tournament) -> None:
    """The asker leaves: at once before the start, after a question while it is going on."""
    if tournament.status is not Status.RUNNING:
        found = await request.app[Tournaments].leave(tournament.id, request.guild_id, request.user_id)
        await _changed(request, found, "tournament-you-left")
        return
    user = request.user_id
    # An impossible withdrawal is refused now, not after the question.
    step, _ = transitions.withdraw(tournament, user, user, request.app.now())
    games = len(step.open_matches(step.number(user)))
    await answer_privately(request, leaving_card(tournament, user, games, await request.words()))


async def withdraw(request: Request, tournament: Tournament) -> None:
    await request.app[Tournaments].withdraw(tournament.id, request.guild_id, request.user_id)
    await answer_privately(request, note((await request.words())("tournament-withdrawn")))


async def export(request: Request, tournament: Tournament) -> None:
    """The tables, the rounds of a Swiss tournament, and every game, as files for whoever asks."""
    if not tournament.meetings:
        raise BadTournament("not-started", tournament=tournament.id)
    await request.deferral.defer_now()
    matches = await _matches(request, tournament)
    # A player who was replaced still stands in the games that they finished.
    users = {*tournament.seeds, *(user for match in matches for user in match.players)}
    names = await names_for(request.client, sorted(users), await request.words())
    title, game = f"tournament-{tournament.id}", tournament.plan.terms.game
    files = [Attached(f"{title}.csv", tables_csv(tournament, names).encode("utf-8-sig"))]
    ratings = await request.app[Ratings].of_players(game, request.guild_id, tournament.seeds)
    if (trf := swiss_trf(tournament, names, ratings)) is not None:
        files.append(Attached(f"{title}.trf", trf.encode()))
    games = []
    for match in matches:
        first, second = (names[user] for user in match.players)
        games.append(export_match(match, (first, second), contest(tournament, match.id)))
    suffix = games[-1].suffix if games else ""
    files.append(Attached(f"{title}.{suffix}", "\n".join(each.text for each in games).encode()))
    await answer(request, files_card(tournament, files, await request.words()))


async def _matches(request: Request, tournament: Tournament) -> list[Match]:
    return [await known_match(request.client, n) for meeting in tournament.meetings for n in meeting.matches]


async def page(request: Request, tournament: Tournament, what: str, number: int, player: int | None) -> Reply:
    """A page of the players, the games (of all, or of one player), the log or the tables of a tournament."""
    words = await request.words()
    if what == lists.TABLE:
        return await _table_page(request, tournament, await request.reader(), number)
    if what == lists.LOG:
        events = await request.app[Tournaments].history(tournament.id, request.guild_id)
        return lists.log_card(tournament, events, words, number)
    if what == lists.PLAYERS:
        return lists.players_card(tournament, words, number)
    meetings = [
        meeting
        for meeting in tournament.meetings[::-1]
        if meeting.pairing.second is not None
        and (player is None or tournament.number(player) in meeting.pairing.players())
    ]
    if not meetings:
        raise BadTournament("not-started", tournament=tournament.id)
    shown = [match for meeting in lists.on_page(meetings, lists.GAMES, number) for match in meeting.matches]
    links = await boards(request.client, shown)
    return lists.games_card(tournament, meetings, words, links, page=number, player=player)


async def show_table(request: Request, tournament: Tournament, *, shown: bool = False) -> None:
    """Every table of a tournament, of long ones the first page; before its start the entries."""
    # Elsewhere there may be people who do not see where it is played.
    channel = request.interaction.channel
    below = isinstance(channel, discord.Thread) and not channel.is_private() and channel.parent_id
    shown = shown and tournament.place.channel_id in (request.channel_id, below)
    reader = await everybody(request.client, tournament.place) if shown else await request.reader()
    await answer(request, await _table_page(request, tournament, reader, 0), private=not shown)


async def _table_page(request: Request, tournament: Tournament, reader: Reader, page: int) -> Reply:
    if not tournament.meetings:
        return await entry(request.client, tournament, reader.words)
    drawn_of = tables_for(tournament, reader.user_id, MAX_TABLES)
    pages = max((pages_of(len(tournament.table(*place))) for place in drawn_of), default=1)
    pages = 1 if tournament.system.layout is Layout.TREE else pages
    page = min(page, pages - 1)
    pictured = await tables(request.client, tournament, reader, MAX_TABLES, page)
    names = await names_for(request.client, tournament.seeds, reader.words)
    decided = deciders_told(tournament, drawn_of, names, reader.words, page)
    matches = [match for meeting in tournament.meetings for match in meeting.matches]
    links = await boards(request.client, matches)
    games = games_told(tournament, links, names, reader.words, reader.user_id)
    left = len(tournament.tables()) - len(drawn_of)
    return table_card(tournament, pictured, decided, games, reader.words, left=left, page=page, pages=pages)


async def moved_on(press: Press, tournament: Tournament) -> str:
    """What was done in the tournament since the card was shown that was pressed; empty where nothing was."""
    events, words = await press.app[Tournaments].history(tournament.id, press.guild_id), await press.words()
    done = meanwhile(events[press.control.seq :])
    return "" if done is None else words("desk-meanwhile", what=told(tournament, done, words))


async def show_rules(press: Press, tournament: Tournament) -> None:
    await show_page(press, tournament, lists.rules_card(tournament, await press.words(), press.control.rest))


async def show_page(press: Press, tournament: Tournament, shown: Reply) -> None:
    """Answers with a page, which may stand in the place of the desk: it leads its directors there."""
    if press.asker.manager or press.user_id in tournament.directors:
        shown.card.parts.append(row(way("desk", tournament, await press.words())))
    await answer_privately(press, shown)


async def show_list(request: Request) -> None:
    listed = await visible(request)
    links = {each.id: address(each.place, each.message_id) for each in listed if each.message_id is not None}
    await answer(request, list_card(listed, await request.words(), links))


async def visible(request: Request, statuses: Collection[Status] = tuple(Status)) -> list[Listed]:
    """The newest tournaments of this server in places that the asker sees, or that they have a part in."""
    listed = await request.app[Tournaments].listed(request.guild_id, statuses)
    return [e for e in listed if await _may_be_known(request, e) or await _takes_part(request, e)]


async def _may_be_known(request: Request, listed: Listed) -> bool:
    """Does the asker see where it is announced? One that never was is known to who manages events."""
    if listed.secret:
        return request.asker.manager
    return await is_member(request, listed.place)


async def _takes_part(request: Request, listed: Listed) -> bool:
    tournament = await known_tournament(request.client, listed.id, listed.place.guild_id)
    return request.user_id in {*tournament.directors, *tournament.entrants}


async def tournament_named(request: Request, text: str | None, *statuses: Collection[Status]) -> Tournament:
    """The tournament that was named, else of the newest here that stands so, or so, or anyhow. Raises NoTournament."""
    if text is not None:
        found = request.client.typed.tournaments.read(text)
        if found is None:
            raise NoTournament(tournament=shortened(text, 40))
        return await readable_tournament(request, found)
    for each in (*statuses, tuple(Status)):
        if listed := await visible(request, each):
            return await readable_tournament(request, listed[0].id)
    raise NoTournament


def require_organiser(request: Request) -> None:
    """Raises BadTournament for an asker who may not create tournaments."""
    if not request.asker.manager:
        raise BadTournament("organiser")


async def _changed(request: Request, tournament: Tournament, message_id: str) -> None:
    await answer(request, note((await request.words())(message_id)))
    await repaint(request.client, tournament)


async def repaint(client: Client, tournament: Tournament) -> None:
    """The card by which one enters shows the tournament as it stands."""
    shown = (await client.app[Tournaments].shown_at(tournament.id)).message_id
    if shown is not None:
        card = await entry(client, tournament, (await everybody(client, tournament.place)).words)
        await client.repaint(tournament.place.channel_id, shown, card)


async def directed(request: Request, tournament_id: int) -> Tournament:
    """The tournament, which the asker directs. Raises NoTournament, BadTournament."""
    tournament = await readable_tournament(request, tournament_id)
    require_director(tournament, request.asker)
    return tournament


def tables_for(tournament: Tournament, user: int | None, most: int) -> list[tuple[int, int]]:
    """So many of its tables, by stage and group: the final first, then those in which the user plays."""

    def order(place: tuple[int, int]) -> tuple[int, bool, int]:
        stage, group = place
        plays = user is not None and user in map(tournament.user, tournament.members(stage, group))
        return -stage, not plays, group

    return sorted(tournament.tables(), key=order)[:most]


def deciders_told(
    tournament: Tournament, shown: Sequence[tuple[int, int]], names: Names, words: Words, page: int = 0
) -> list[str]:
    """The tie-breaks behind places on a page of these tables that points alone do not settle."""
    # The first line of a page is set apart from the last one of the page before.
    first, end = max(page * ROWS - 1, 0), (page + 1) * ROWS
    parts = ((stage, tournament.table(stage, group)[first:end]) for stage, group in shown)
    told = (line for stage, part in parts for line in deciders(tournament, stage, part, names, words))
    # A lot among players of several tables is told once.
    return list(dict.fromkeys(told))


async def tables(
    client: Client, tournament: Tournament, reader: Reader, most: int, page: int = 0, *, ties: bool = True
) -> list[Attached]:
    """So many of its tables as pictures, of long ones a page, with or without `ties`; or the trees of a knock-out."""
    names = await names_for(client, tournament.seeds, reader.words)
    found = []
    if tournament.system.layout is Layout.TREE:
        for number, tree in enumerate(brackets_of(tournament, names, reader.words)):
            told = bracket_described(tournament, tree, names, reader.words, reader.user_id)
            found.append(await drawn_table(client, reader, f"bracket{number or ''}.png", tree, told))
        return found
    for stage, group in tables_for(tournament, reader.user_id, most):
        whole = table_of(tournament, stage, group, names, reader.words, reader.user_id, ties=ties)
        table = on_table_page(whole, page, reader.words)
        told = described(table, reader.words)
        found.append(await drawn_table(client, reader, f"table-{stage}-{group}.png", table, told))
    return found


async def drawn_table(
    client: Client,
    reader: Reader,
    name: str,
    content: board_pictures.Table | board_pictures.Bracket,
    told: Enumeration,
) -> Attached:
    """A table or a tree in the reader's look."""
    theme = reader.settings.theme

    async def picture() -> bytes:
        if board_pictures.large(content):
            return await client.app[Errands].do(board_pictures.painted, content, theme, by=reader.user_id)
        return await board_pictures.pictured(content, theme)

    return await drawn(client, reader.words, Sketch(name, picture, told, edge=board_pictures.edge(theme)))
