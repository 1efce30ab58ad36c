"""Claims about games whose time is over, at the edges of the time that they have themselves."""

from datetime import timedelta

from bot.core.match import Match
from bot.store.app import App
from bot.tournaments.model.tournament import Tournament
from bot.tournaments.service.tournaments import Tournaments
from tests.bot.fixtures import Hands, moved
from tests.bot.services.test_tournament_life import GUILD, directs, now, refused, sound, swiss, undoes
from tests.bot.services.test_tournaments import begun, going_on

MOMENT = timedelta(milliseconds=1)


async def claiming(app: App, hands: Hands) -> tuple[Tournament, list[Match]]:
    """A round whose time is over, and its two games."""
    tournament = await begun(app, swiss(round_days=5), 4)
    games = [await moved(app, match) for match in await going_on(app)]
    hands.on(days=5)
    await app[Tournaments].advance()
    return tournament, games


async def test_nobody_claims_while_the_tournament_is_paused(quick: App, hands: Hands) -> None:
    tournament, (match, _) = await claiming(quick, hands)
    await directs(quick, tournament, "pause")
    with refused("claims-paused"):
        await quick[Tournaments].claim(match.id, GUILD, match.players[0], None)
    hands.on(days=4)
    await undoes(quick, tournament)
    await quick[Tournaments].claim(match.id, GUILD, match.players[0], None)
    assert (await now(quick, tournament)).direction.claims[match.id] == {match.players[0]: None}
    await sound(quick)


async def test_nobody_claims_from_the_instant_in_which_claims_end(quick: App, hands: Hands) -> None:
    """Also where nobody has looked at the time yet; but two who differ may still agree."""
    tournament, (match, differs) = await claiming(quick, hands)
    for user in differs.players:
        await quick[Tournaments].claim(differs.id, GUILD, user, user)
    hands.at += timedelta(days=3) - MOMENT
    await quick[Tournaments].claim(match.id, GUILD, match.players[0], match.players[0])
    hands.at += MOMENT
    with refused("claims-over"):
        await quick[Tournaments].claim(match.id, GUILD, match.players[1], match.players[1])
    await quick[Tournaments].claim(differs.id, GUILD, differs.players[0], differs.players[1])
    await quick[Tournaments].advance()
    after = await now(quick, tournament)
    meeting, agreed = after.of_match(match.id), after.of_match(differs.id)
    assert meeting is not None
    assert agreed is not None
    assert [meeting.pairing.points(after.number(user)) for user in match.players] == [2, 0]
    assert [agreed.pairing.points(after.number(user)) for user in differs.players] == [0, 2]
    await sound(quick)
