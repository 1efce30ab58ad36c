"""Reviews of finished games: asked for by a button, a number, a file or a form; shown to the asker alone."""

from collections.abc import Awaitable, Sequence
from dataclasses import replace
from typing import Any, Final

from bot.board import pictures as board_pictures
from bot.board.diagram import diagram_of
from bot.board.text import described, text_board_shown
from bot.core.errors import BadFile, ReviewRefused
from bot.core.match import Match
from bot.core.terms import LEAST_MOVES, reviewable
from bot.language.markdown import escaped
from bot.match.answers.games import any_match
from bot.match.cards.lists import match_label
from bot.match.service.matches import Matches
from bot.reviews import cards
from bot.reviews.model import MOST_BYTES, Misread, Reviewed, Subject, Turn, recorded
from bot.reviews.pictures import review_curve, turn_board, written
from bot.reviews.service import Reviews, subject_of
from bot.skin.card import Attached, ControlId, Reply, text_reply
from bot.skin.context import Press, Reader, Request
from bot.skin.drawing import Sketch, drawn
from bot.skin.entry import action
from bot.skin.protocol import Client
from bot.skin.replies import answer, answer_privately, open_form, refill
from bot.workers.errands import Errands
from rules import find_game

CURVE: Final = "curve.png"
BOARDS: Final = "turn.png"
FAULT: Final = "fault.png"
RECORD: Final = "record.pdn"
LONG: Final = 8  # seconds from which on it is told in between how far the bot is


async def review_match(request: Request, match: Match) -> None:
    """Reviews a match that is over. Raises ReviewRefused."""
    await _run(request, subject_of(match))


async def review_text(request: Request, data: bytes, key: str = "") -> None:
    """The same of the games in a file, as games of this key where one is given; or what is wrong with the first."""
    request.app[Errands].admit(request.user_id)
    await request.deferral.defer_now()
    file = await request.app[Errands].do(recorded, data, key, by=request.user_id)
    reader = await request.reader()
    if isinstance(file.found, Misread):
        board = await _board(request.client, file.found, reader)
        card = cards.misread_card(file.found, file.notes, reader.words, Attached(RECORD, data), board)
        await answer(request, card)
        return
    notes, count = [reader.words.fact("note", note) for note in file.notes], len(file.found.moves)
    if count >= LEAST_MOVES:
        await _run(request, file.found, notes)
    else:
        short = reader.words("misread-short", count=count, least=LEAST_MOVES)
        await answer(request, text_reply("\n-# ".join((short, *notes))))


@action("review-form")
async def review_chosen(press: Press) -> None:
    """Reviews the chosen game, the sent file or the typed text: the first of them that is there. Raises BadFile,
    ReviewRefused.
    """
    if files := press.uploads.get("file"):
        if files[0].size > MOST_BYTES:
            raise BadFile("large", most=MOST_BYTES >> 10)
        await press.deferral.defer_now()
        await review_text(press, await files[0].read())
    elif game := press.typed("game"):
        await review_match(press, await any_match(press, game))
    else:
        await review_text(press, press.typed("text").encode())


@action("review-as")
async def read_as(press: Press) -> None:
    """The file of the message that told what is wrong with it, as the chosen game. Raises ReviewRefused, BadFile."""
    message = press.interaction.message
    files = () if message is None else message.attachments
    file = next((each for each in files if each.filename == RECORD), None)
    if file is None:
        raise ReviewRefused("gone")
    await press.deferral.defer_now()
    await review_text(press, await file.read(), press.value)


async def _board(client: Client, found: Misread, reader: Reader) -> Attached | None:
    """The position in which it goes wrong."""
    if found.position is None:
        return None
    game, settings = find_game(found.game), reader.settings
    state = game.load(found.position)
    told = described(game, state, reader.words)

    def draw() -> Awaitable[bytes]:
        diagram = diagram_of(game, state, bottom=game.view(state).bottom, settings=settings)
        return client.drawer.board(replace(diagram, description=told), settings.theme)

    return await drawn(client, reader.words, Sketch(FAULT, draw, told))


@action("review-ask")
async def ask(press: Press) -> None:
    """Opens the form that asks which game."""
    finished = await press.app[Matches].finished(press.user_id)
    mine = [match for match in finished if reviewable(match.game, len(match.moves))]
    words, names = await press.words(), await press.names(*mine)
    games = [(str(match.id), match_label(match, press.user_id, names, words)) for match in mine]
    await open_form(press, cards.review_form(words, ControlId("review-form"), games))


@action("review-step")
async def step(press: Press) -> None:
    """The page that a button or the menu names, in the message that shows the review; 0 is the curve. Raises
    ReviewRefused.
    """
    place = press.figure(press.value if press.control.rest == "m" else press.control.rest[1:])
    stored = await press.app[Reviews].get(press.control.target, press.user_id)
    if stored.review is None:
        await _run(press, stored.subject)
        return
    await answer_privately(press, await _page(press, stored, place))


async def _run(request: Request, subject: Subject, notes: Sequence[str] = ()) -> None:
    """Answers at once how long it takes, and then in the same message with the review."""
    reviews, reader = request.app[Reviews], await request.reader()
    stored = await reviews.ask(request.user_id, request.guild_id, subject)
    if stored.review is None:
        heading, seconds = _heading(subject, reader), reviews.seconds(subject)
        await request.deferral.defer_now()
        await answer(request, cards.progress_card(reader.words, heading, seconds))
        told_of = 0.0

        async def tell(done: int, of: int) -> None:
            nonlocal told_of
            if seconds >= LONG and done < of and done >= (told_of + 0.25) * of:
                told_of = done / of
                await refill(request, cards.progress_card(reader.words, heading, seconds, done, of))

        stored = await reviews.finished(stored, tell)
        await refill(request, await _page(request, stored, 0, notes))
        return
    await answer(request, await _page(request, stored, 0, notes))


async def _page(request: Request, stored: Reviewed, place: int, notes: Sequence[str] = ()) -> Reply:
    """A page of a finished review as it may be shown now: without positions of open games between people."""
    client, reader, subject = request.client, await request.reader(), stored.subject
    words, theme, heading = reader.words, reader.settings.theme, _heading(subject, reader)
    assert stored.review is not None
    states = await request.app[Errands].do(subject.states, by=request.user_id)
    review = stored.review.without(await request.app[Reviews].open_positions(subject, states, stored.user))
    told = [_told(subject, states, turn, reader) for turn in review.turns]
    place = min(place, len(told))
    if place:
        each = told[place - 1]
        state, side = states[each.turn.ply - 1], each.turn.side
        boards: list[str] = []
        picture = await _boards(client, subject, states, each, reader)
        if reader.settings.text_board:
            boards = [text_board_shown(subject.kind, state, side, words)]
        return cards.turn_card(stored.id, heading, told, place, words, picture, boards)
    curve = None
    if any(value is not None for value in review.values):
        title = words("review-heading-plain", game=words.game(subject.game))
        listed = [each.numbered for each in told]
        sketch = Sketch(
            CURVE,
            lambda: board_pictures.pictured(review_curve(subject, review, title, words), theme),
            words("review-curve-described", moves=listed, count=len(listed)),
            edge=board_pictures.edge(theme),
        )
        curve = await drawn(client, words, sketch)
    barred = sum(value is None for value in review.values)
    return cards.overview_card(stored.id, heading, told, barred, words, curve, notes)


async def missed(client: Client, subject: Subject, turn: Turn, reader: Reader) -> tuple[str, Attached]:
    """A turning point in a sentence, and as a board."""
    states = await client.app[Errands].do(subject.states)
    told = _told(subject, states, turn, reader)
    return cards.sentence(told, reader.words), await _boards(client, subject, states, told, reader)


async def _boards(
    client: Client, subject: Subject, states: Sequence[Any], told: cards.TurnTold, reader: Reader
) -> Attached:
    turn, words, settings = told.turn, reader.words, reader.settings
    before = described(subject.kind, states[turn.ply - 1], words)
    sketch = Sketch(
        BOARDS,
        lambda: board_pictures.pictured(turn_board(subject, states, turn, words, settings), settings.theme),
        words("review-boards-described", played=told.played, better=told.better, position=before),
        edge=board_pictures.edge(settings.theme),
    )
    return await drawn(client, words, sketch)


def _told(subject: Subject, states: Sequence[Any], turn: Turn, reader: Reader) -> cards.TurnTold:
    moves = written(subject, states, turn, reader.words)
    return cards.TurnTold(turn, *moves, reader.words.colour(subject.kind, turn.side))


def _heading(subject: Subject, reader: Reader) -> str:
    words = reader.words
    game = words.game(subject.game)
    if subject.match_id is not None:
        return words("review-heading", number=str(subject.match_id), game=game)
    if all(subject.players):
        first, second = map(escaped, subject.players)
        return words("review-heading-players", game=game, first=first, second=second)
    return words("review-heading-plain", game=game)
