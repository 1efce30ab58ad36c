"""Which game is meant: by a command, by a control."""

from __future__ import annotations

from bot.core.errors import NoMatch
from bot.core.match import Match
from bot.language.typed import number
from bot.language.words import shortened
from bot.ui.context import Press, Request
from bot.ui.features.access import require_readable


async def waiting_match(request: Request, game: str | None) -> Match:
    """The game named, or the one that waits for my move: the longest waiting, of this channel first.

    Raises NoMatch, NoMatchWaiting, NotAPlayer.
    """
    if game is not None:
        return await my_match(request, game)
    channel_id = request.interaction.channel_id
    match = await request.app.matches.waiting(request.user_id, channel_id, request=request.id)
    return await _looked_at(request, match)


async def my_match(request: Request, game: str | None) -> Match:
    """The game named, or the one that I most likely mean, in which I play. Raises NoMatch, NotAPlayer."""
    match = await any_match(request, game)
    match.side_of(request.user_id)
    return match


async def any_match(request: Request, game: str | None) -> Match:
    """The game named, if I may read it, or the one of mine that I most likely mean. Raises NoMatch."""
    matches = request.app.matches
    if game is None:
        return await _looked_at(
            request, await matches.current(request.user_id, request.interaction.channel_id)
        )
    match_id = number(game)
    if match_id is None:
        raise NoMatch(match=shortened(game, 40))
    return await _readable(request, match_id)


async def match_of(press: Press) -> Match:
    """The match that a control is about, as it stands now. Raises NoMatch, also for who may not read it."""
    return await _readable(press, press.control.target)


async def unchanged_match(press: Press) -> Match:
    """The match, which must stand as it did when the control was made. Raises StaleMatch."""
    match = await match_of(press)
    match.expects(press.control.seq)
    return match


async def _readable(request: Request, match_id: int) -> Match:
    match = await request.app.matches.get(match_id)
    await require_readable(request, match)
    return await _looked_at(request, match)


async def _looked_at(request: Request, match: Match) -> Match:
    """Notes which match the request is about, and that who asks knows how it stands."""
    request.match = await request.app.matches.seen_by(request.user_id, match)
    return request.match
