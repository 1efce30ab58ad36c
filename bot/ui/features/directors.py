"""The actions of directors in a tournament, and the answers to them; the log tells everybody."""

from __future__ import annotations

import discord

from bot.core.errors import BadTournament
from bot.core.tournament.actions import Verdict
from bot.core.tournament.roster import MOST_BYTES
from bot.language.markdown import escaped
from bot.services.tournament_access import require_director
from bot.ui.cards.card import note
from bot.ui.cards.tournament_settings import settings_card
from bot.ui.context import Request
from bot.ui.features.access import readable_tournament, readable_tournament_game
from bot.ui.features.games import match_number
from bot.ui.features.places import target_of
from bot.ui.features.tournaments import changed, direct
from bot.ui.replies import answer


async def show_settings(request: Request, tournament_id: int) -> None:
    """All settings of a tournament that has not begun, with the forms in which they are changed."""
    tournament = await readable_tournament(request, tournament_id)
    require_director(tournament, request.asker)
    tournament.require_open()
    await answer(request, settings_card(tournament, await request.words()))


async def name(request: Request, tournament_id: int, user: int, named: bool) -> None:
    said = "director-named" if named else "director-unnamed"
    await direct(request, tournament_id, request.app.directors.name, (user, named), said)


async def pause(request: Request, tournament_id: int) -> None:
    await direct(request, tournament_id, request.app.directors.pause, (), "director-paused")


async def resume(request: Request, tournament_id: int) -> None:
    await direct(request, tournament_id, request.app.directors.resume, (), "director-resumed")


async def extend(request: Request, tournament_id: int, days: int) -> None:
    await direct(request, tournament_id, request.app.directors.extend, (days,), "director-extended")


async def correct(request: Request, game: str, winner: int | None, verdict: Verdict) -> None:
    """Another result for a game that is over; the game itself stays as it was played."""
    match_id = await readable_tournament_game(request, match_number(game))
    await request.app.directors.correct(match_id, request.asker, winner, verdict)
    await answer(request, note((await request.words())("director-corrected", number=str(match_id))))


async def replace(request: Request, tournament_id: int, player: int, other: discord.abc.User) -> None:
    """Somebody else plays on for a player."""
    if other.bot:
        raise BadTournament("bot")
    act = request.app.directors.substitute
    await direct(request, tournament_id, act, (player, other.id), "director-replaced")


async def forbid(request: Request, tournament_id: int, users: tuple[int, int], forbidden: bool) -> None:
    """Two who are not to meet, or may again."""
    said = "director-forbidden" if forbidden else "director-allowed"
    await direct(request, tournament_id, request.app.directors.forbid, (users, forbidden), said)


async def give_bye(
    request: Request, tournament_id: int, user: int, round: int | None, points: int | None
) -> None:
    """A round off, or none after all."""
    said = "director-no-bye" if points is None else "director-bye"
    await direct(request, tournament_id, request.app.directors.give_bye, (user, round, points), said)


async def finish(request: Request, tournament_id: int) -> None:
    """The tournament ends where no further round can be paired."""
    await direct(request, tournament_id, request.app.directors.finish, (), "director-finished")


async def take_over(request: Request, tournament_id: int, file: discord.Attachment) -> None:
    """Everybody in a file enters, with their results elsewhere."""
    tournament = await readable_tournament(request, tournament_id)
    require_director(tournament, request.asker)
    if file.size > MOST_BYTES:
        raise BadTournament("file", line=0)
    await request.deferral.defer_now()
    found, roster = await request.app.directors.take_over(
        tournament_id, request.asker, await file.read(), request.client.typed.column
    )
    await changed(
        request,
        found,
        "director-imported",
        people=len(roster.people),
        games=len(roster.played),
        columns=len(roster.ignored),
        ignored=[*map(escaped, roster.ignored)],
    )


async def move(request: Request, tournament_id: int, channel: discord.TextChannel | None) -> None:
    """The tournament goes to another channel: the one that is named, else the one where this is said."""
    tournament = await readable_tournament(request, tournament_id)
    require_director(tournament, request.asker)
    target = target_of(request, channel)
    await request.app.directors.move(tournament_id, request.asker, target)
    await answer(request, note((await request.words())("director-moved", channel=f"<#{target}>")))


async def undo(request: Request, tournament_id: int) -> None:
    """Takes back what a director did last."""
    await direct(request, tournament_id, request.app.directors.undo, (), "director-undone")
