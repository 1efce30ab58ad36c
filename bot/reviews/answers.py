"""Reviews of finished games: asked for by a button, a number, a file or a form; shown to the asker alone."""

from collections.abc import Awaitable, Sequence
from dataclasses import dataclass
from typing import Any, Final

import discord

from bot.board import pictures as board_pictures
from bot.board.text import described, text_board_shown
from bot.core.errors import BadFile
from bot.core.match import Match
from bot.core.terms import reviewable
from bot.language.markdown import escaped
from bot.match.cards.lists import match_label
from bot.match.service.matches import Matches
from bot.reviews.cards import TurnTold, overview_card, progress_card, review_form, sentence, turn_card
from bot.reviews.model import MOST_BYTES, Review, Reviewed, Subject, Turn, recorded
from bot.reviews.pictures import review_curve, turn_boards, written
from bot.reviews.service import Reviews, subject_of
from bot.skin.card import Attached, ControlId, Reply
from bot.skin.context import Reader, Request
from bot.skin.drawing import Sketch, drawn
from bot.skin.protocol import Client
from bot.skin.replies import answer, answer_privately, open_form, refill
from bot.workers.errands import Errands

CURVE: Final = "curve.png"
BOARDS: Final = "turn.png"
LONG: Final = 8
"""Seconds from which on it is told in between how far the bot is."""


@dataclass(frozen=True, slots=True)
class _Seen:
    """A review as it may be shown now: without positions of open games between people; `barred`: how many
    those are.
    """

    stored: Reviewed
    states: tuple[Any, ...]
    review: Review
    barred: int


async def review_match(request: Request, match: Match) -> None:
    """Reviews a match that is over. Raises ReviewRefused."""
    await _run(request, subject_of(match))


async def review_file(request: Request, file: discord.Attachment) -> None:
    """Reviews the first game of a file. Raises BadFile, ReviewRefused."""
    if file.size > MOST_BYTES:
        raise BadFile("large", most=MOST_BYTES >> 10)
    await request.deferral.defer_now()
    await review_text(request, await file.read())


async def review_text(request: Request, data: bytes) -> None:
    """The same of the games in a file."""
    request.app[Errands].admit(request.user_id)
    await request.deferral.defer_now()
    await _run(request, await request.app[Errands].do(recorded, data, by=request.user_id))


async def ask(request: Request) -> None:
    """Opens the form that asks which game."""
    finished = await request.app[Matches].finished(request.user_id)
    mine = [match for match in finished if reviewable(match.game, len(match.moves))]
    await request.meet(*mine)
    words = await request.words()
    names = await request.client.names((user for match in mine for user in match.players), words)
    games = [(str(match.id), match_label(match, request.user_id, names, words)) for match in mine]
    await open_form(request, review_form(words, ControlId("review-form"), games))


async def step(request: Request, number: int, place: int) -> None:
    """Another page of a review, in the message that shows it. Raises ReviewRefused."""
    stored = await request.app[Reviews].get(number, request.user_id)
    if stored.review is None:
        await _run(request, stored.subject)
        return
    reader = await request.reader()
    await answer_privately(request, await _page(request.client, await _seen(request, stored), place, reader))


async def _run(request: Request, subject: Subject) -> None:
    """Answers at once how long it takes, and then in the same message with the review."""
    reviews, reader = request.app[Reviews], await request.reader()
    guild_id = request.guild_id
    stored = await reviews.ask(request.user_id, guild_id, subject)
    if stored.review is None:
        heading, seconds = _heading(subject, reader), reviews.seconds(subject)
        await request.deferral.defer_now()
        await answer(request, progress_card(reader.words, heading, seconds))
        told_of = 0.0

        async def tell(done: int, of: int) -> None:
            nonlocal told_of
            if seconds >= LONG and done < of and done >= (told_of + 0.25) * of:
                told_of = done / of
                await refill(request, progress_card(reader.words, heading, seconds, done, of))

        stored = await reviews.finished(stored, tell)
        await refill(request, await _page(request.client, await _seen(request, stored), 0, reader))
        return
    await answer(request, await _page(request.client, await _seen(request, stored), 0, reader))


async def _seen(request: Request, stored: Reviewed) -> _Seen:
    assert stored.review is not None
    states = await request.app[Errands].do(stored.subject.states, by=request.user_id)
    standing = await request.app[Reviews].open_positions(stored.subject, states, stored.user)
    review = stored.review.without(standing)
    return _Seen(stored, states, review, sum(value is None for value in review.values))


async def _page(client: Client, seen: _Seen, place: int, reader: Reader) -> Reply:
    subject, review, words, settings = seen.stored.subject, seen.review, reader.words, reader.settings
    heading = _heading(subject, reader)
    told, edge = _turns(seen, reader), board_pictures.edge(settings.theme)
    place = min(place, len(told))
    if place:
        turn = review.turns[place - 1]
        state = seen.states[turn.ply - 1]
        before = described(subject.kind, state, words, settings.notation)
        each = told[place - 1]
        alt = words("review-boards-described", played=each.played, better=each.better, position=before)

        def draw_boards() -> Awaitable[bytes]:
            return board_pictures.grid(
                turn_boards(subject, seen.states, turn, words, settings), settings.theme
            )

        picture = await drawn(client, words, Sketch(BOARDS, draw_boards, alt, edge=edge))
        boards: list[str] = []
        if settings.text_board:
            boards = [text_board_shown(subject.kind, state, turn.side, words, settings.notation)]
        return turn_card(seen.stored.id, heading, told, place, words, picture, boards)
    curve = None
    if any(value is not None for value in review.values):
        title = words("review-heading-plain", game=words.game(subject.game))
        listed = [each.numbered for each in told]
        alt = words("review-curve-described", moves=listed, count=len(listed))

        def draw_curve() -> Awaitable[bytes]:
            return board_pictures.curve(review_curve(subject, review, title, words), settings.theme)

        curve = await drawn(client, words, Sketch(CURVE, draw_curve, alt, edge=edge))
    return overview_card(seen.stored.id, heading, told, seen.barred, review.nodes, words, curve)


async def missed(client: Client, subject: Subject, turn: Turn, reader: Reader) -> tuple[str, Attached]:
    """A turning point in a sentence, and as two boards."""
    words, settings = reader.words, reader.settings
    states = await client.app[Errands].do(subject.states)
    told = TurnTold(
        turn, *written(subject, states, turn, words, settings.notation), words.colour(subject.kind, turn.side)
    )
    before = described(subject.kind, states[turn.ply - 1], words, settings.notation)
    alt = words("review-boards-described", played=told.played, better=told.better, position=before)

    def draw() -> Awaitable[bytes]:
        return board_pictures.grid(turn_boards(subject, states, turn, words, settings), settings.theme)

    return sentence(told, words), await drawn(client, words, Sketch(BOARDS, draw, alt))


def _turns(seen: _Seen, reader: Reader) -> Sequence[TurnTold]:
    subject, words = seen.stored.subject, reader.words
    return [
        TurnTold(
            turn,
            *written(subject, seen.states, turn, words, reader.settings.notation),
            words.colour(subject.kind, turn.side),
        )
        for turn in seen.review.turns
    ]


def _heading(subject: Subject, reader: Reader) -> str:
    words = reader.words
    game = words.game(subject.game)
    if subject.match_id is not None:
        return words("review-heading", number=str(subject.match_id), game=game)
    if all(subject.players):
        first, second = map(escaped, subject.players)
        return words("review-heading-players", game=game, first=first, second=second)
    return words("review-heading-plain", game=game)
