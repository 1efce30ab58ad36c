"""The directors' desk: shown, its questions asked, its acts done; the log tells everybody what was done."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.core.errors import UnreadableMatch
from bot.match.answers.access import known_match, readable_tournament
from bot.skin.card import Reply
from bot.skin.context import Press, Request, boards
from bot.skin.control_ids import ControlId
from bot.skin.entry import action
from bot.skin.errors import OutdatedControl
from bot.skin.replies import answer, answer_privately, open_form
from bot.tournaments.answers.desk_acts import consequences, perform
from bot.tournaments.answers.tournaments import repaint
from bot.tournaments.cards.desk import asking_card, desk_card, game_label, topic_card
from bot.tournaments.cards.desk_forms import asking_form
from bot.tournaments.cards.settings import settings_card, ties_form
from bot.tournaments.model.acts import TOPICS, Act, act_of
from bot.tournaments.model.desk import Silence, choosable, desk
from bot.tournaments.model.tournament import Status, Tournament
from bot.tournaments.service.access import require_director
from bot.tournaments.service.tournaments import Tournaments

MOST_LOOKED_AT: Final = 60
"""Games of which it is looked up whether anybody has moved in them."""
_SHORT: Final = 2
"""With so many moves both have made one."""


async def manage(request: Request, tournament_id: int) -> None:
    """Shows the desk of a tournament to one who directs it."""
    await answer(request, await _desk(request, await _directed(request, tournament_id)))


@action("desk")
async def show(press: Press) -> None:
    """The desk, or one group of its acts."""
    tournament, topic = await _directed(press, press.control.target), press.control.rest
    if topic in TOPICS:
        await answer_privately(press, topic_card(tournament, topic, await press.words()))
    else:
        await answer_privately(press, await _desk(press, tournament))


@action("desk-ask")
async def ask(press: Press) -> None:
    """Asks before an act without a form, or does it where nothing depends on it."""
    tournament, act = await _directed(press, press.control.target), _act(press.control.rest)
    if act.key == "settings":
        tournament.require_open()
        await answer_privately(press, settings_card(tournament, await press.words()))
    elif act.light:
        await _done(press, tournament, act, ())
    else:
        await _asked(press, tournament, act, ())


@action("desk-form")
async def open_act(press: Press) -> None:
    """Opens the form of an act."""
    tournament, act = await _directed(press, press.control.target), _act(press.control.rest)
    words = await press.words()
    games: list[tuple[str, str]] = []
    if which := {"open", "decided"} & set(act.fields):
        found = choosable(tournament, decided="decided" in which)
        names = await press.client.names(tournament.seeds, words)
        games = [
            (str(match), game_label(tournament, match, meeting, names, words)) for match, meeting in found
        ]
    control = ControlId("desk-set", tournament.id, 0, act.key)
    if act.key == "order":
        await open_form(press, ties_form(tournament.plan, control, words))
    else:
        await open_form(
            press, asking_form(words(f"button-desk-{act.key}"), act.fields, control, words, games)
        )


@action("desk-set")
async def send(press: Press) -> None:
    """Does what a form says, or asks once more with what comes of it."""
    tournament, act = await _directed(press, press.control.target), _act(press.control.rest)
    facts = tuple(next(iter(press.fields.get(name, ())), "").strip() for name in act.fields)
    await (_asked if act.asks else _done)(press, tournament, act, facts)


@action("desk-do")
async def do(press: Press) -> None:
    """Does what was asked about; where something has happened meanwhile it asks anew."""
    tournament = await _directed(press, press.control.target)
    name, *facts = press.control.rest.split(".")
    act = _act(name)
    stands = press.control.seq == tournament.seq
    await (_done if stands else _asked)(press, tournament, act, tuple(facts))


async def _asked(press: Press, tournament: Tournament, act: Act, facts: tuple[str, ...]) -> None:
    told = await consequences(press, tournament, act, facts)
    await answer_privately(press, asking_card(tournament, act.key, facts, told, await press.words()))


async def _done(press: Press, tournament: Tournament, act: Act, facts: tuple[str, ...]) -> None:
    after, news = await perform(press, tournament, act, facts)
    await answer_privately(press, await _desk(press, after, news))
    await repaint(press, after)


async def _desk(request: Request, tournament: Tournament, news: str = "") -> Reply:
    failing = request.app[Tournaments].failing_since(tournament.id)
    state = desk(tournament, await _silences(request, tournament), failing)
    shown = {*state.disputes, *(match for match, _ in state.late), *(each.match for each in state.silent)}
    return desk_card(tournament, state, await boards(request.client, shown), await request.words(), news)


async def _silences(request: Request, tournament: Tournament) -> Sequence[Silence]:
    """The games that wait for somebody's first move."""
    if tournament.status is not Status.RUNNING:
        return ()
    going = [match for match, meeting in choosable(tournament, decided=False) if not meeting.claiming]
    found = []
    for number in going[:MOST_LOOKED_AT]:
        try:
            match = await known_match(request.client, number)
        except UnreadableMatch:
            continue
        if not match.over and len(match.moves) < _SHORT:
            found.append(Silence(number, match.mover, match.turn_at))
    return sorted(found, key=lambda silence: silence.since)


async def _directed(request: Request, tournament_id: int) -> Tournament:
    """The tournament, for one who directs it. Raises NoTournament, BadTournament."""
    tournament = await readable_tournament(request, tournament_id)
    require_director(tournament, request.asker)
    return tournament


def _act(name: str) -> Act:
    act = act_of(name)
    if act is None:
        raise OutdatedControl(name)
    return act
