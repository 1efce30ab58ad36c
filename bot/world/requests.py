"""Games against people of other servers: consent, offers and reports, and the door of a server."""

from contextlib import suppress

import discord

from bot.core.errors import LobbyClosed
from bot.core.match import Match
from bot.core.pace import Pace
from bot.core.terms import Terms
from bot.match.requests.controls import on_match
from bot.people.service import Players
from bot.preferences.requests import ask_zone_once
from bot.skin.card import MAX_LENGTH, ControlId, form, note
from bot.skin.context import Press, Request, acquainted
from bot.skin.entry import action
from bot.skin.names import names_for
from bot.skin.places import member_of, require_manager
from bot.skin.replies import answer_privately, open_form
from bot.world import cards
from bot.world.answers import here
from bot.world.model import Complaint, Greeting, Offer
from bot.world.service.lobby import Lobby
from bot.world.service.moderation import Moderation
from rules import find_game

_AGREE = "world-agree"
_BETWEEN = "~"


async def _show(request: Request, said: str = "") -> None:
    """The offers that fit the asker; whoever has not agreed yet is asked first."""
    place, reader = await here(request), await request.reader()
    if not reader.settings.world:
        await answer_privately(request, cards.consent_card(reader.words, ""))
        return
    app, user = request.app, request.user_id
    offers = await app[Lobby].offers(user, place)
    people = {each.offer.by for each in offers}
    reader = await acquainted(request.client, reader, anywhere=people)
    names = await names_for(request.client, people, reader.words)
    warned = (await app[Lobby].conduct(user)).warned(app.now())
    mine = await app[Lobby].mine(user)
    await answer_privately(
        request, cards.world_card(offers, mine, names, reader.words, warned=warned, said=said)
    )


show = action("world")(_show)


async def seek(
    request: Request, terms: Terms, *, near: bool = True, greeting: Greeting | None = None
) -> None:
    """Joins the best offer, or leaves one and asks for the zone; whoever has not agreed yet is asked first."""
    place, reader = await here(request), await request.reader()
    if not reader.settings.world:
        await answer_privately(request, cards.consent_card(reader.words, _wish(terms, greeting, near=near)))
        return
    app, user = request.app, request.user_id
    while (best := await app[Lobby].best(user, terms, place, near=near)) is not None:
        if await _stands(request, best):
            break
    found = await app[Lobby].seek(user, terms, place, near=near, greeting=greeting, request=request.id)
    if isinstance(found, Offer):
        warned = (await app[Lobby].conduct(user)).warned(app.now())
        chosen = await app[Players].server(place.guild_id)
        home = chosen.forum or chosen.door or place.channel_id
        where = "here" if home == place.channel_id else "elsewhere"
        card = cards.offered_card(found, reader.words, where=where, place=f"<#{home}>", warned=warned)
        await answer_privately(request, card)
        await ask_zone_once(request)
    else:
        await _tell_begun(request, found)


async def _stands(request: Request, offer: Offer) -> bool:
    """Is who made the offer still in the server that they made it from? Otherwise it is taken back.

    Nobody tells the bot of people who leave, so Discord is asked once somebody would play them.
    """
    if offer.guild_id is None:
        return True
    client = request.client
    try:
        guild = client.get_guild(offer.guild_id) or await client.fetch_guild(offer.guild_id)
        if await member_of(guild, offer.by) is not None:
            return True
    except discord.NotFound:
        pass
    except discord.HTTPException:
        # Where Discord does not answer, it is believed.
        return True
    await request.app[Lobby].withdraw(offer.id, offer.by)
    return False


@action("world-agree")
async def agree(press: Press) -> None:
    """The asker agrees, and goes on with what they were about to do."""
    await here(press)
    await press.app[Lobby].agree(press.user_id)
    press.settings_changed()
    if not press.control.rest:
        await _show(press)
        return
    game, pace, rated, near, greeting = press.parts(5, _BETWEEN)
    terms = Terms(game, press.meaning(Pace.parse, pace), rated=rated == "1")
    await seek(press, terms, near=near == "1", greeting=_greeting(press, greeting))


def _greeting(press: Press, said: str) -> Greeting | None:
    return press.meaning(Greeting, said) if said else None


def _wish(terms: Terms, greeting: Greeting | None, *, near: bool) -> str:
    """The search as a control carries it; empty where there is no room for it."""
    parts = (terms.game, terms.pace.key, f"{terms.rated:d}", f"{near:d}", greeting.value if greeting else "")
    wish = _BETWEEN.join(parts)
    return wish if len(str(ControlId(_AGREE, rest="."))) + len(wish) <= MAX_LENGTH else ""


@action("world-form")
async def ask(press: Press) -> None:
    """Opens the form of an offer, with the game that the control names."""
    await here(press)
    server = await press.app[Players].server(press.guild_id)
    game = press.control.rest or server.game
    await open_form(press, cards.offer_form(game, server.pace, await press.words()))


@action("world-show")
async def show_one(press: Press) -> None:
    """One offer of the list, whole."""
    shown = await press.app[Lobby].offer(press.figure(press.value), press.user_id, await here(press))
    words = (await acquainted(press.client, await press.reader(), anywhere=[shown.offer.by])).words
    names = await names_for(press.client, [shown.offer.by], words)
    await answer_privately(press, cards.offer_card(shown, names[shown.offer.by], words))


@action("world-join")
async def join(press: Press) -> None:
    """Begins the game of an offer, once however often it is asked for."""
    offer_id, place = press.control.target, await here(press)
    with suppress(LobbyClosed):
        await _stands(press, (await press.app[Lobby].offer(offer_id, press.user_id, place)).offer)
    match = await press.app[Lobby].join(offer_id, press.user_id, place, request=press.id)
    await _tell_begun(press, match)


@action("world-back")
async def withdraw(press: Press) -> None:
    """Takes back the asker's own offer."""
    await press.app[Lobby].withdraw(press.control.target, press.user_id)
    await answer_privately(press, note((await press.words())("world-withdrawn")))


@action("world-withdraw")
async def withdraw_chosen(press: Press) -> None:
    """The same from the list, which follows."""
    await press.app[Lobby].withdraw(press.figure(press.value), press.user_id)
    await _show(press, (await press.words())("world-withdrawn"))


@on_match.action("report")
async def ask_to_report(press: Press, match: Match) -> None:
    match.side_of(press.user_id)
    await answer_privately(press, cards.report_card(match, await press.words()))


@on_match.action("reported")
async def report(press: Press, match: Match) -> None:
    kind = press.meaning(Complaint, press.value)
    await press.app[Moderation].report(match.id, press.user_id, kind)
    await answer_privately(press, note((await press.words())("report-done")))


async def _tell_begun(request: Request, match: Match) -> None:
    mine, opponent = match.place_of(request.user_id), match.opponent_of(request.user_id)
    words = (await acquainted(request.client, await request.reader(), anywhere=[opponent])).words
    names = await names_for(request.client, [opponent], words)
    there = "here" if mine.channel_id == request.channel_id else "elsewhere"
    where = "same" if match.header.away is None else there
    card = cards.begun_card(match, names[opponent], words, where=where, place=f"<#{mine.channel_id}>")
    await answer_privately(request, card)


@action("world-seek")
async def seek_described(press: Press) -> None:
    """Looks for the game that the form describes."""
    terms = Terms(
        find_game(press.chosen("game")).key,
        Pace.parse(press.chosen("pace")),
        rated=press.chosen("rated") == "yes",
    )
    said = _greeting(press, press.typed("greeting"))
    await seek(press, terms, near=press.chosen("whom") == "near", greeting=said)


@action("door")
async def show_door(press: Press) -> None:
    guild = require_manager(press)
    words = await press.words()
    await answer_privately(press, cards.door_card(await press.app[Moderation].shut_by(guild.id), words))


@action("door-form")
async def ask_whom_to_shut(press: Press) -> None:
    """Asks for the number of a game against the other server."""
    require_manager(press)
    words, control = await press.words(), ControlId("door-shut")
    title = words("button-door-shut")
    await open_form(press, form(title, control, words("door-number"), words("door-example"), 20))


@action("door-shut")
async def shut(press: Press) -> None:
    guild = require_manager(press)
    if (match := press.client.typed.matches.read(press.value)) is None:
        raise LobbyClosed("no-game")
    await press.app[Moderation].shut(guild.id, match)
    await show_door(press)


@action("door-open")
async def unshut(press: Press) -> None:
    guild = require_manager(press)
    await press.app[Moderation].unshut(guild.id, press.figure(press.value))
    await show_door(press)
