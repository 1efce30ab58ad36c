"""The board of a match as a message: for everybody in its place, for one reader, or for choosing a move."""

import asyncio
from collections.abc import Awaitable, Sequence
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from functools import partial
from typing import Any

from bot.board import pictures as board_pictures
from bot.board.diagram import Choice, bottom_for, diagram_of
from bot.board.matches import after, choice_of, description_for, diagram_for, past
from bot.board.pictures import Film, edge, film
from bot.board.text import described, text_board_shown
from bot.core.events import Hinted
from bot.core.match import Match, replay
from bot.core.news import Joined, TakenBack, Turn
from bot.core.notice import Posted
from bot.core.terms import Place, Terms, drawn_by_lot
from bot.language.words import Words
from bot.match.answers.access import known_match
from bot.match.cards.games import About, match_card, past_card
from bot.match.cards.more import Further, Looker
from bot.match.cards.notices import turn_card
from bot.match.pictures import Kept, poster_described, poster_of
from bot.match.service.experience import Bounds
from bot.match.service.matches import Matches
from bot.match.service.replies import Replies
from bot.outbox.service.outbox import Outbox
from bot.people.service import Members, Players
from bot.ratings.service import Ratings
from bot.skin.card import Attached, Part, Reply
from bot.skin.context import Reader, Request, acquainted, everybody
from bot.skin.drawing import FILM_PATIENCE, Sketch, drawn
from bot.skin.names import names_for, names_of
from bot.skin.places import address, board_at, boards_of, links
from bot.skin.protocol import Client
from bot.skin.replies import answer
from bot.tournaments.answers.counting import event_of, with_tournament_result
from bot.workers.errands import Errands
from rules import Cell, Move, Side

PICTURE = "board.png"
FILM = "replay.gif"
POSTER = "game.png"
BOARDS = frozenset({Turn, Joined, TakenBack})  # notices that show a board with buttons for moving
YOUNG = timedelta(minutes=50)  # Discord limits how often messages older than an hour can be edited


async def readers(
    client: Client, match: Match, called: int | None = None, place: Place | None = None
) -> Reader:
    """All who read in this place, else the match's; outside servers it is for whom it calls, else for a player."""
    place = place or match.place
    if place.guild_id is None:
        own = match.people_at(place) or match.people
        called = called or own[0] if match.practice is None else match.players[match.practice.side.other]
    reader = await everybody(client, place, called)
    return await _of_side(client, match, reader, place)


async def _of_side(client: Client, match: Match, reader: Reader, place: Place) -> Reader:
    """All who read there; of a match of two places the player who is there has their side at the bottom."""
    own = next(iter(match.people_at(place)), None) if match.double else None
    return replace(await acquainted(client, reader, [match]), own=own)


@dataclass(frozen=True, slots=True)
class Draft:
    """A board that is being drawn, as its readers see it; `called`: whom it is to call."""

    called: int | None
    reader: Reader
    sketch: Sketch
    drawing: asyncio.Future[Attached]


async def draft_of(client: Client, match: Match, called: int | None, place: Place) -> Draft:
    """Begins to draw the board of an open game for everybody in the place."""
    return await _drafted(client, match, await readers(client, match, called, place), called)


async def _drafted(client: Client, match: Match, reader: Reader, called: int | None) -> Draft:
    sketch = await _sketch(client, match, reader)
    return Draft(called, reader, sketch, asyncio.ensure_future(drawn(client, reader.words, sketch)))


async def public_board(
    client: Client,
    match: Match,
    *,
    reader: Reader | None = None,
    draft: Draft | None = None,
    ping: int | None = None,
    news: str = "",
    plies: int = 1,
    place: Place | None = None,
) -> Reply:
    """The board for the match's place, or for this one, where the player to move sees their side at the bottom, in a
    match of two places the player who is there.

    `reader`: the one person who reads it, when it is not everybody there; `draft`: where it is being drawn; `ping`:
    whom it calls; `plies`: how many moves it tells.
    """
    # Without clocks: the picture stays, and the card below it counts down. The one is drawn while the other is written.
    seen = await as_shown(client, match)
    if draft is None:
        draft = await _drafted(client, seen, reader or await readers(client, match, ping, place), ping)
    reader = draft.reader
    about = await about_match(client, match, reader.words)

    def card(picture: Attached) -> Reply:
        moving = _is_moved_from(match, reader)
        return _card(client, seen, reader, picture, about, news=news, plies=plies, ping=ping, moving=moving)

    reply, picture = card(draft.sketch.outlined), await draft.drawing
    return card(picture) if picture.data is None else replace(reply, files=(picture,))


def _is_moved_from(match: Match, reader: Reader) -> bool:
    """Can somebody who reads it move? On the other side of a match of two places nobody can."""
    return reader.own in (None, match.mover)


async def unless_daily(client: Client, match: Match, board: Reply) -> Reply:
    """The board of a turn, which calls nobody who reads once a day what waits for them."""
    if match.over or board.ping is None or not await reads_daily(client, board.ping):
        return board
    return replace(board, ping=None)


async def reads_daily(client: Client, user: int) -> bool:
    """Has this person chosen one message a day, instead of a call with each move?"""
    return (await client.app[Players].settings(user)).turns is not None


@dataclass(frozen=True, slots=True)
class Shown:
    """A board that everybody sees, of the match as it was; `description`: alternative text, None without a picture."""

    match: Match
    place: Place
    message_id: int
    description: str | None
    called: int | None


async def strip_older(client: Client, match: Match, place: Place, link: str, known: Shown | None) -> None:
    """Removes the buttons from the previous board there, if it is recent, and makes its title a link to the latest.

    `known`: that board, where it is remembered; not if a player has been forgotten since, or the match moved elsewhere.

    Nothing depends on it: a press on an old button is recognised by its number and answered with the current board.
    """
    same = known is not None and known.match.header == match.header
    older = known if same else await _found(client, match, place)
    now = client.app.now()
    if older is None or older.match.turn_seq >= match.turn_seq or older.match.last_at < now - YOUNG:
        return
    if address(place, older.message_id) == link:
        # A game against the bot has one message, which shows the new board already.
        return
    reader = await readers(client, match, older.called, place)
    picture = None if older.description is None else Attached(PICTURE, b"", older.description)
    about = About(link, await event_of(client, older.match, reader.words))
    look = edge(reader.settings.theme)
    card = past_card(older.match, reader.words, picture, about, edge=look)
    await client.repaint(place.channel_id, older.message_id, card)


async def call_to_first_board(client: Client, match_id: int, place: Place) -> Reply | None:
    """The call of the player who begins a game whose first board stands in the place, having called nobody; or None."""
    match = await known_match(client, match_id)
    shown = (
        None if match.moves or match.at(place.channel_id) is None else await board_at(client, match, place)
    )
    if shown is None or shown.place != place:
        return None
    reader = await readers(client, match, place=place)
    return turn_card(match, reader.words, (await links(client, [match], reader.audience))[match.id])


async def repaint_board(client: Client, match: Match) -> None:
    """Brings text and controls of the latest board in each place up to date, not the picture. Nothing depends on it."""
    for place, posted in (await boards_of(client, match)).items():
        await _repaint(client, match, place, posted)


async def _repaint(client: Client, match: Match, place: Place, posted: Posted) -> None:
    called, seen = match.mover, await as_shown(client, match)
    if not match.double:
        reader = await everybody(client, posted.place, called)
    else:
        (own,) = match.people_at(place)
        reader = await _of_side(client, match, await everybody(client, posted.place, own), place)
    picture = (await _sketch(client, seen, reader)).outlined
    about = await about_match(client, match, reader.words)
    card = _card(client, seen, reader, picture, about, moving=_is_moved_from(match, reader))
    await client.repaint(posted.place.channel_id, posted.message_id, card)


async def _found(client: Client, match: Match, place: Place) -> Shown | None:
    """The previous board there as the database knows it: after a restart."""
    there = place if match.double else None
    shown = await client.app[Outbox].shown_before(match.id, match.turn_seq, BOARDS, YOUNG, there)
    if shown is None:
        return None
    notice, message_id = shown
    if notice.place != place or notice.seq is None:
        return None
    events = await client.app[Matches].history(match.id)
    before = replay(match.header, events[: notice.seq])
    reader = await readers(client, match, notice.recipient, place)
    names = await names_of(client, reader, [match])
    description = description_for(before, reader.words, reader.settings, names)
    return Shown(before, place, message_id, description, notice.recipient)


async def private_board(
    client: Client, match: Match, reader: Reader, *, news: str = "", footer: Sequence[Part] | None = None
) -> Reply:
    """The board for one person: their language, theme, side and board as text."""
    seen = await as_shown(client, match)
    picture = await picture_of(client, seen, reader, now=client.app.now())
    link = (await links(client, [match], reader.audience))[match.id]
    about = await about_match(client, match, reader.words, link)
    moving = reader.user_id is not None and seen.may_move(reader.user_id)
    return _card(client, seen, reader, picture, about, news=news, moving=moving, footer=footer)


def _card(client: Client, match: Match, reader: Reader, picture: Attached, about: About, **how: Any) -> Reply:
    """The board as this reader wants it; `how`: the rest of what `match_card` takes."""
    board = text_of(match, reader)
    if reader.user_id is not None:
        looker = Looker(reader.user_id, client.app.now())
        own = [each for each in client.app[Further] if each.own and each.possible(match, looker)]
        about = replace(about, own=[(each.action, each.label) for each in own])
    return match_card(match, reader.words, picture, client.app.now(), about, board=board, **how)


async def show(request: Request, match: Match) -> None:
    """Answers the sender with the board."""
    await request.meet(match)
    await answer(request, await private_board(request.client, match, await request.reader()))


async def choosing_board(
    client: Client, match: Match, reader: Reader, chosen: Cell | None = None
) -> Attached:
    """The board with the choices marked: the pieces that can move, or the destinations of the chosen one."""
    return await picture_of(client, match, reader, choice=choice_of(match, reader.settings, chosen))


async def past_board(client: Client, match: Match, reader: Reader, ply: int) -> Attached:
    """The board after that many moves."""
    earlier = past(match, match.states(), ply)
    return await picture_of(client, earlier, reader, bottom=_bottom(match, reader))


async def replay_board(client: Client, match: Match, reader: Reader, plies: int | None = None) -> Attached:
    """The whole game as an animation, or its last moves: `plies` of them, or those of a very long game."""
    names = await names_of(client, reader, [match])
    bottom = _bottom(match, reader)
    first, second = (names[player] for player in match.players)
    wanted = Film(match, reader.words.language, reader.settings, (first, second), bottom)
    if plies is not None:
        wanted = replace(wanted, plies=plies)
    last = await _sketch(client, match, reader)
    sketch = replace(
        last,
        name=FILM,
        draw=lambda: client.app[Errands].once(wanted.key, film, wanted, by=reader.user_id),
        patience=FILM_PATIENCE,
    )
    return await drawn(client, reader.words, sketch)


async def poster_board(client: Client, match: Match, reader: Reader, kept: Kept) -> Attached:
    """A finished game as a square picture to be passed on."""
    words, settings = reader.words, reader.settings
    names, bottom = await names_of(client, reader, [match]), _bottom(match, reader)

    def draw() -> Awaitable[bytes]:
        return board_pictures.pictured(poster_of(match, kept, words, settings, names, bottom), settings.theme)

    described = poster_described(match, kept, words, settings, names)
    return await drawn(client, words, Sketch(POSTER, draw, described, edge=edge(settings.theme)))


async def preview_board(client: Client, match: Match, reader: Reader, move: Move) -> Attached:
    """The board as it would be after the move."""
    return await picture_of(client, after(match, move), reader, bottom=_bottom(match, reader), move=move)


async def setup_picture(client: Client, terms: Terms, reader: Reader) -> tuple[Attached | None, str]:
    """The position from which a game starts, where it is no usual one; in characters too, where the reader wants it."""
    game, setup, settings = terms.kind, terms.setup, reader.settings
    if setup is None or drawn_by_lot(setup) or setup in game.ballots:
        return None, ""
    state = game.start(setup)
    text = text_board_shown(game, state, state.to_move, reader.words)
    wanted = text if settings.text_board else ""
    told = described(game, state, reader.words)

    def draw() -> Awaitable[bytes]:
        diagram = diagram_of(game, state, bottom=state.to_move, settings=settings)
        return client.drawer.board(replace(diagram, description=told), settings.theme)

    def instead() -> str:
        return "" if wanted else text

    return await drawn(client, reader.words, Sketch(PICTURE, draw, told, instead)), wanted


async def as_shown(client: Client, match: Match) -> Match:
    """The match with what it counts, and until when it is played, where more than itself decides that."""
    if match.over:
        return await with_tournament_result(client, match)
    return await client.app[Bounds].seen(match)


async def about_match(client: Client, match: Match, words: Words, link: str = "") -> About:
    """What stands on a match's card besides the match."""
    rated = await client.app[Ratings].of_match(match) if match.over and match.terms.rated else ()
    hints = await _hints(client, match)
    known, unseen = await client.app[Members].left(), client.app[Members].unseen
    gone = [each for each in match.people if known and (match.place_of(each).guild_id, each) in known]
    left = await names_for(client, gone, words) if gone else {}
    blind = [p for p in match.people if unseen.get((match.place_of(p).channel_id, p), 0) >= match.id]
    thinks, event = client.app[Replies].on, await event_of(client, match, words)
    return About(link, event, rated, left, blind, hints, thinks)


def text_of(match: Match, reader: Reader, *, seen_as: Match | None = None) -> str:
    """The board in characters for a reader who wants it; `seen_as`: the match as it is now, where this is its past."""
    if not reader.settings.text_board:
        return ""
    bottom = _bottom(seen_as or match, reader)
    return text_board_shown(match.game, match.state, bottom, reader.words)


async def _hints(client: Client, match: Match) -> int:
    """How many hints the player had in a finished match against the bot."""
    if not match.over or match.practice is None:
        return 0
    return sum(isinstance(event.what, Hinted) for event in await client.app[Matches].history(match.id))


def _bottom(match: Match, reader: Reader) -> Side:
    return bottom_for(match, reader.user_id or reader.own, reader.settings)


async def _sketch(
    client: Client,
    match: Match,
    reader: Reader,
    *,
    bottom: Side | None = None,
    choice: Choice | None = None,
    move: Move | None = None,
    now: datetime | None = None,
) -> Sketch:
    """The board as the reader sees it; the board in characters stands in its place, where the card has none."""
    words, settings = reader.words, reader.settings
    names = await names_of(client, reader, [match])
    below = _bottom(match, reader) if bottom is None else bottom

    def draw() -> Awaitable[bytes]:
        how: dict[str, Any] = {"choice": choice, "move": move, "now": now}
        diagram = diagram_for(match, words, settings, names, bottom=below, told=False, **how)
        return client.drawer.board(diagram, settings.theme)

    description = description_for(match, words, settings, names, move=move, choice=choice)
    instead = partial(stand_in, match, reader, below)
    return Sketch(PICTURE, draw, description, instead, edge=edge(settings.theme))


def stand_in(match: Match, reader: Reader, bottom: Side) -> str:
    """The board in characters for a reader without it."""
    if reader.settings.text_board:
        return ""
    return text_board_shown(match.game, match.state, bottom, reader.words)


async def picture_of(client: Client, match: Match, reader: Reader, **how: Any) -> Attached:
    """The picture alone, as this reader sees it."""
    return await drawn(client, reader.words, await _sketch(client, match, reader, **how))
