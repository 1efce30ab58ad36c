"""Looking back at a game: step by step, as an animation, as a file."""

from __future__ import annotations

from bot.board.matches import past
from bot.core.access import side_of
from bot.core.errors import NoTournament, NotOver
from bot.core.export import Contest, export
from bot.core.match import Match
from bot.match.answers.access import may_show, readable_tournament
from bot.match.answers.boards import past_board, poster_board, readers, replay_board, text_of
from bot.match.cards.history import file_card, history_card, poster_card, replay_card
from bot.match.pictures import Kept
from bot.ratings.service.ratings import Ratings
from bot.reviews.service import Reviews, subject_of
from bot.skin.card import Attached, note
from bot.skin.context import Request, links
from bot.skin.errors import ShownElsewhere
from bot.skin.replies import answer, answer_privately
from bot.tournaments.model.files import contest
from bot.tournaments.service.tournaments import Tournaments
from bot.workers.errands import Errands
from rules import Ending

SMALLEST_LIMIT = 10 << 20
"""Bytes that a file may have in any message."""


async def show_history(request: Request, match: Match, ply: int) -> None:
    """The moves and the board after `ply` of them, in the private message stepped through or in a new one."""
    reader = await request.reader()
    ply = max(0, min(ply, len(match.moves)))
    picture = await past_board(request.client, match, reader, ply)
    board = text_of(past(match, match.states(), ply), reader, seen_as=match)
    notation, link = reader.settings.notation, await request.link()
    card = history_card(match, reader.words, picture, ply, notation, link=link, board=board)
    await answer_privately(request, card)


async def export_file(request: Request, match: Match) -> None:
    """Sends the game as a file to the sender alone."""
    client = request.client
    words = await request.words()
    names = await client.names(match.players, words)
    of = await _contest(request, match)
    written = export(match, (names[match.players[0]], names[match.players[1]]), of)
    name = f"{match.terms.game.partition(':')[0]}-{match.id}.{written.suffix}"
    attached = Attached(name, written.text.encode())
    await answer(request, file_card(match, words, attached, await request.link()))


async def _contest(request: Request, match: Match) -> Contest | None:
    """The match's place in its tournament, where the sender may know of that."""
    listed = await request.app[Tournaments].of_match(match.id)
    if listed is None:
        return None
    try:
        return contest(await readable_tournament(request, listed.id), match.id)
    except NoTournament:
        return None


async def show_poster(request: Request, match: Match, *, shown: bool = False) -> None:
    """The card of a finished game to be passed on: to the sender, or, `shown`, to everybody here.

    Raises NotOver, ShownElsewhere.
    """
    if not match.over:
        raise NotOver(match=match.id)
    may = await may_show(request, match)
    if shown and not may:
        raise ShownElsewhere
    side = side_of(match, None, request.at)
    reader = await (readers(request.client, match, place=side or request.at) if shown else request.reader())
    picture = await poster_board(request.client, match, reader, await _kept(request, match))
    link = (await links(request.client, [match], at=request.at))[match.id] if shown else await request.link()
    card = poster_card(match, reader.words, picture, link, shows=may and not shown)
    await answer(request, card, private=not shown)


async def _kept(request: Request, match: Match) -> Kept:
    app = request.app
    of = await _contest(request, match)
    rated = await app[Ratings].of_match(match) if match.terms.rated else ()
    turn = None
    if match.outcome is not None and match.outcome.ending is not Ending.ABORT:
        reviews = app.get(Reviews)
        review = None if reviews is None else await reviews.known(request.user_id, subject_of(match))
        turn = None if review is None else review.decisive(match.outcome.winner)
    event, round = (of.event, of.round.partition(".")[0]) if of else ("", "")
    return Kept(rated, event, round, turn)


async def replay(request: Request, match: Match, plies: int | None = None) -> None:
    """Sends the game as an animation to the sender alone, or its last `plies`; drawing it may take longer than Discord
    waits.
    """
    request.app[Errands].admit(request.user_id)
    reader = await request.reader()
    await request.deferral.defer_now()
    film = await replay_board(request.client, match, reader, plies)
    if film.data is not None and len(film.data) > (request.interaction.filesize_limit or SMALLEST_LIMIT):
        await answer(request, note(reader.words("replay-too-large")))
    else:
        await answer(request, replay_card(match, reader.words, film, await request.link()))
