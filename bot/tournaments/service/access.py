"""The tournament that is meant, and its directors."""

from __future__ import annotations

from bot.core.access import Asker
from bot.core.errors import BadTournament, NotOfTournament, NoTournament
from bot.store.database import Connection
from bot.tournaments import rows as tournaments
from bot.tournaments.model.tournament import Tournament


async def of_server(connection: Connection, tournament_id: int, guild_id: int | None) -> Tournament:
    """A tournament of this server. Raises NoTournament."""
    tournament = await tournaments.load(connection, tournament_id)
    if tournament.place.guild_id != guild_id:
        raise NoTournament(tournament=tournament_id)
    return tournament


async def of_game(connection: Connection, match_id: int, guild_id: int | None) -> Tournament:
    """The tournament of this server that a game belongs to. Raises NotOfTournament."""
    tournament_id = await tournaments.of_match(connection, match_id)
    if tournament_id is None:
        raise NotOfTournament(match=match_id)
    try:
        return await of_server(connection, tournament_id, guild_id)
    except NoTournament as error:
        raise NotOfTournament(match=match_id) from error


def require_director(tournament: Tournament, by: Asker) -> None:
    """Raises BadTournament for who neither directs it nor manages the server's events."""
    if by.user not in tournament.directors and not by.manager:
        raise BadTournament("director", tournament=tournament.id)
