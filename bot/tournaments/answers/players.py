"""The wishes of players in a tournament under way: a round off, and claims about games whose time is over."""

from bot.core.errors import BadTournament, MatchError
from bot.core.match import Match
from bot.language.typed import number
from bot.match.answers.access import known_match, readable_tournament
from bot.match.answers.games import match_number
from bot.skin.card import note
from bot.skin.context import Press, Request
from bot.skin.control_ids import ControlId
from bot.skin.errors import OutdatedControl
from bot.skin.replies import answer, open_form
from bot.tournaments.cards.desk import asking_form, game_label
from bot.tournaments.cards.games import tables_told
from bot.tournaments.model.desk import choosable
from bot.tournaments.model.transitions import ask_bye as asked_bye
from bot.tournaments.service.tournaments import Tournaments


async def ask_bye(press: Press, tournament_id: int) -> None:
    """Asks in which round the asker does not play."""
    tournament = await readable_tournament(press, tournament_id)
    # An impossible round off is refused now, not after the form.
    asked_bye(tournament, press.user_id, None, press.app.now())
    words = await press.words()
    control = ControlId("tournament-bye-set", tournament_id)
    await open_form(press, asking_form(words("button-round-off"), ("round",), control, words))


async def take_bye(press: Press) -> None:
    """The asker has a round off."""
    tournament = await readable_tournament(press, press.control.target)
    typed = next(iter(press.fields.get("round", ())), "").strip()
    # A round that is no number is none that there is; the refusal names those that there are.
    round = (number(typed) or 0) if typed else None
    found = await press.app[Tournaments].ask_bye(tournament.id, press.guild_id, press.user_id, round)
    off = max(each for user, each in found.byes if user == press.user_id)
    await answer(press, note((await press.words())("tournament-you-rest", round=off)))


async def ask_claim(press: Press, tournament_id: int) -> None:
    """Asks for the result of a game of the asker's whose time is over."""
    tournament, words = await readable_tournament(press, tournament_id), await press.words()
    if press.user_id not in tournament.seeds:
        raise BadTournament("you-not-entered", tournament=tournament_id)
    player = tournament.number(press.user_id)
    names = await press.client.names(tournament.seeds, words)
    games = [
        (str(match), game_label(tournament, match, meeting, names, words))
        for match, meeting in choosable(tournament, decided=False)
        if meeting.claiming and player in meeting.pairing.players()
    ]
    if not games:
        raise BadTournament("no-claims")
    control = ControlId("tournament-claim-set", tournament_id)
    await open_form(press, asking_form(words("button-claim"), ("game", "claim"), control, words, games))


async def claim(press: Press) -> None:
    """Claims a result, as a player, of a game whose time is over."""
    tournament, words = await readable_tournament(press, press.control.target), await press.words()
    match_id = match_number(next(iter(press.fields.get("game", ())), ""))
    result = next(iter(press.fields.get("claim", ())), "")
    meeting = tournament.of_match(match_id)
    if meeting is None:
        raise BadTournament("no-such-game")
    users = tournament.users(meeting)
    others = [user for user in users if user != press.user_id]
    if result not in ("win", "draw", "loss") or len(others) != 1:
        raise BadTournament("not-yours") if len(others) != 1 else OutdatedControl(str(press.control))
    winner = {"win": press.user_id, "draw": None, "loss": others[0]}[result]
    match = await _match_before(press, match_id)
    await press.app[Tournaments].claim(match_id, press.guild_id, press.user_id, winner)
    said = words("tournament-you-claimed", number=str(match_id))
    await answer(press, note("\n".join([said, *tables_told(match, words)])))


async def _match_before(request: Request, match_id: int) -> Match | None:
    """The match as it stands before anything is done in it; None where it cannot be had: the action then
    tells why.
    """
    try:
        return await known_match(request.client, match_id)
    except MatchError:
        return None
