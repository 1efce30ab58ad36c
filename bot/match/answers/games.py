"""Finds the match that a command or a control is about, and looks back at one: its moves, its film, its file."""

from collections.abc import Callable, Sequence
from dataclasses import replace

import discord

from bot.board.matches import past
from bot.core.errors import NoMatch, NoTournament, NotOver
from bot.core.export import Contest, export
from bot.core.match import Match, Transition
from bot.language.words import shortened
from bot.match.answers.access import may_show, readable_match, readable_tournament
from bot.match.answers.boards import (
    past_board,
    picture_of,
    poster_board,
    private_board,
    readers,
    replay_board,
    text_of,
)
from bot.match.cards.games import named
from bot.match.cards.lists import ALL, FINISHED, match_list, which_game, which_move
from bot.match.cards.moves import after_move
from bot.match.cards.notices import file_card, history_card, poster_card, replay_card
from bot.match.model import only, written_in
from bot.match.pictures import Kept
from bot.match.service.matches import Matches
from bot.match.service.replies import Replies
from bot.ratings.service import Ratings
from bot.reviews.service import Reviews, subject_of
from bot.skin.card import Attached, Reply, Row, note, text_reply
from bot.skin.context import Press, Request
from bot.skin.errors import ShownElsewhere, WhichGame
from bot.skin.places import link_of, links
from bot.skin.replies import answer, answer_privately
from bot.tournaments.model.files import contest
from bot.tournaments.service.tournaments import Tournaments
from bot.workers.errands import Errands
from rules import Ending

SMALLEST_LIMIT = 10 << 20  # bytes that a file may have in any message


async def show_history(request: Request, match: Match, ply: int) -> None:
    """The moves and the board after `ply` of them, in the private message stepped through or in a new one."""
    reader = await request.reader()
    ply = max(0, min(ply, len(match.moves)))
    picture = await past_board(request.client, match, reader, ply)
    board = text_of(past(match, match.states(), ply), reader, seen_as=match)
    link = await link_of(request)
    card = history_card(match, reader.words, picture, ply, link=link, board=board)
    await answer_privately(request, card)


async def export_file(request: Request, match: Match) -> None:
    """Sends the game as a file to the sender alone."""
    words, names = await request.words(), await request.names(match)
    of = await _contest(request, match)
    log = await request.app[Matches].history(match.id)
    written = export(match, (names[match.players[0]], names[match.players[1]]), of, log)
    name = f"{match.terms.game.partition(':')[0]}-{match.id}.{written.suffix}"
    attached = Attached(name, written.text.encode())
    await answer(request, file_card(match, words, attached, await link_of(request)))


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
    """A finished game's card for the sender, or if `shown` for everybody here. Raises NotOver, ShownElsewhere."""
    if not match.over:
        raise NotOver(match=match.id)
    may = await may_show(request, match)
    if shown and not may:
        raise ShownElsewhere
    here = request.audience.shown(match).at
    reader = await (readers(request.client, match, place=here) if shown else request.reader())
    picture = await poster_board(request.client, match, reader, await _kept(request, match))
    link = (await links(request.client, [match], reader.audience))[match.id]
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
    """Sends the game, or its last `plies`, as an animation to the sender alone; Discord may not wait so long."""
    request.app[Errands].admit(request.user_id)
    reader = await request.reader()
    await request.deferral.defer_now()
    film = await replay_board(request.client, match, reader, plies)
    if film.data is not None and len(film.data) > (request.interaction.filesize_limit or SMALLEST_LIMIT):
        await answer(request, note(reader.words("replay-too-large")))
    else:
        await answer(request, replay_card(match, reader.words, film, await link_of(request)))


async def acknowledge(request: Request, message_id: str, *rows: Row) -> None:
    """Tells the sender alone that it is done, and in which game, with `rows` for what to do next."""
    words = await request.words()
    about = (
        ""
        if request.match is None
        else f"\n{named(request.match, request.user_id, words, await link_of(request))}"
    )
    await answer_privately(request, text_reply(words(message_id) + about, *rows))


FINISHED_LISTED = 25  # games that are over, in the list of one's own
MAX_BOARDS = 4  # boards in one question: more would push the buttons out of sight


async def here(request: Request, game: str | None) -> str | None:
    """The game that a command means: the one named, else the one whose post or thread it is given in."""
    if game is None and isinstance(request.interaction.channel, discord.Thread):
        numbers = await request.app[Matches].at(request.channel_id)
        if len(numbers) == 1:
            return str(numbers[0])
    return game


async def waiting_matches(request: Request, game: str | None) -> list[Match]:
    """The game named, or those waiting for me: this channel's first, then the longest. Raises NoMatch, NotAPlayer."""
    if (game := await here(request, game)) is not None:
        return [await my_match(request, game)]
    waiting = await request.app[Matches].all_waiting(request.user_id)
    waiting.sort(key=lambda match: match.at(request.channel_id) is None)
    return [*[await _looked_at(request, match) for match in waiting[:1]], *waiting[1:]]


async def match_for(request: Request, game: str | None, action: str, fits: Callable[[Match], bool]) -> Match:
    """The game named, or the one of mine that fits, or of those the one here; else a question `which-game-<action>`.

    Raises NoMatch, NotAPlayer, WhichGame.
    """
    if (game := await here(request, game)) is not None:
        return await my_match(request, game)
    mine = await request.app[Matches].mine(request.user_id)
    if not mine:
        raise NoMatch
    return await _one_of(request, [match for match in mine if fits(match)] or mine, action)


async def my_match(request: Request, game: str | None) -> Match:
    """The game named, or the one that I most likely mean, in which I play. Raises NoMatch, NotAPlayer."""
    match = await any_match(request, game)
    match.side_of(request.user_id)
    return match


async def any_match(request: Request, game: str | None) -> Match:
    """The game named, if I may read it, or the one of mine that is meant: see README.md beside. Raises NoMatch."""
    matches = request.app[Matches]
    if (game := await here(request, game)) is None:
        return await _looked_at(request, await matches.current(request.user_id, request.channel_id))
    return await _looked_at(request, await readable_match(request, match_number(request, game)))


def match_number(request: Request, game: str) -> int:
    """The number of a game that a player typed or chose. Raises NoMatch."""
    found = request.client.typed.matches.read(game)
    if found is None:
        raise NoMatch(match=shortened(game, 40))
    return found


async def match_of(press: Press) -> Match:
    """The match of a control, as it stands now. Raises NoMatch, also where the asker may not read it."""
    return await _looked_at(press, await readable_match(press, press.control.target))


async def unchanged_match(press: Press) -> Match:
    """The match, which must stand as it did when the control was made. Raises StaleMatch."""
    match = await match_of(press)
    match.expects(press.control.seq)
    return match


async def my_games(request: Request, shown: str = ALL, page: int = 0) -> Reply:
    """A page of the asker's games: all open, those that wait, are played here or are of one kind, or those over."""
    client, user = request.client, request.user_id
    matches = [await client.app[Matches].seen_by(user, each) for each in await client.app[Matches].mine(user)]
    # Of those that are over, one is enough to know that there are any.
    finished = await client.app[Matches].finished(user, FINISHED_LISTED if shown == FINISHED else 1)
    listed = [*matches, *finished]
    words, names = await request.words(), await request.names(*listed)
    return match_list(
        matches,
        user,
        names,
        words,
        client.app.now(),
        links=await links(client, listed, request.audience),
        finished=finished,
        channel_id=request.channel_id,
        shown=shown,
        page=page,
        reviews=client.app[Replies].on,
    )


async def others_wait(request: Request, match: Match) -> bool:
    """Do other games than this one wait for my move?"""
    waiting = await request.app[Matches].all_waiting(request.user_id)
    return any(other.id != match.id for other in waiting)


async def acknowledge_end(request: Request, match: Match, message_id: str) -> None:
    """Tells the sender alone that the game ended, and the way to the next; a private one ends in its own card."""
    if match.practice is not None and match.practice.private:
        reader = await request.reader()
        ended = await private_board(request.client, match, reader, news=reader.words(message_id))
        await answer_privately(request, ended)
        return
    following = await others_wait(request, match)
    await acknowledge(request, message_id, *after_move(match, await request.words(), following=following))


async def _one_of(request: Request, found: Sequence[Match], action: str) -> Match:
    """The only one of them, or the only one here; a question where there are several. Raises WhichGame."""
    chosen = only(found, request.channel_id)
    if chosen is None:
        names = await request.names(*found)
        raise WhichGame(which_game(found, request.user_id, names, await request.words(), action))
    return await _looked_at(request, chosen)


async def ask_which_move(request: Request, fitting: Sequence[Match], text: str) -> Reply:
    """The question in which of the games the move is to be played, with their boards."""
    reader, fitting = await request.reader(), fitting[:MAX_BOARDS]
    await request.meet(*fitting)
    boards = []
    for match in fitting:
        picture = await picture_of(request.client, match, reader)
        picture = replace(picture, name=f"board-{match.id}.png")
        boards.append((match, written_in(match, text) or text, picture, text_of(match, reader)))
    addresses = await links(request.client, fitting, request.audience)
    return which_move(text, boards, request.user_id, reader.words, addresses)


async def _looked_at(request: Request, match: Match) -> Match:
    """Records which match the request is about, and that the sender has seen its latest state."""
    seen = await request.app[Matches].seen_by(request.user_id, match)
    request.match = seen
    await request.meet(seen)
    return seen


async def act(request: Request, match: Match, transition: Transition) -> Match:
    """The match after this step of the asker. Raises as `Matches.act`."""
    return await request.app[Matches].act(request.user_id, match.id, transition, request=request.id)
