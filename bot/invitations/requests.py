"""Starting a game: /play and /join, the controls of an invitation, and blocking people."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any

import discord

from bot.board.pictures import edge
from bot.core.access import former
from bot.core.errors import BadPace
from bot.core.pace import Pace
from bot.core.terms import Place, Seek, Terms, lots_of
from bot.invitations import answers as invitations
from bot.invitations.answers import show_closed
from bot.invitations.cards import PAIR, more_form, preview_card, seek_kind
from bot.invitations.model import Wish
from bot.invitations.service.blocks import Blocks
from bot.language.markdown import escaped
from bot.language.words import Words, mention
from bot.match.answers.access import readable_seek
from bot.match.cards.terms import lot_text
from bot.match.requests.controls import on_match
from bot.match.requests.games import offered, suggest_games_here, suggest_paces, suggestion
from bot.match.service.matches import Matches
from bot.people.service import Players
from bot.preferences.cards import back_button
from bot.preferences.requests import ask_zone_once
from bot.skin.card import MAX_OPTIONS, ControlId, Part, Reply, boxed, menu, option, row, text_part, text_reply
from bot.skin.context import Press, Reader, Request
from bot.skin.declarations import Choices, command, on_target, user_menu
from bot.skin.entry import Action, action
from bot.skin.errors import KNOWN, NotAMember, OutdatedControl
from bot.skin.homes import place_of
from bot.skin.names import name_of, names_for
from bot.skin.places import is_alone, member_of, only_brought_along
from bot.skin.replies import answer, answer_privately, open_form
from bot.world.answers import reaches
from rules import GAMES, Side, UnknownGame, find_game, is_house


@suggestion
async def suggest_setups(request: Request, current: str) -> Choices:
    words = await request.words()
    game = find_game(await request.game(request.interaction.namespace.game or ""))
    names = [(lot_text(lot, words), lot) for lot in lots_of(game)]
    return offered([*names, *((name, name) for name in game.ballots)], current)


@suggestion
async def _seeks(request: Request, current: str) -> Choices:
    reader = await request.reader()
    seeks = await invitations.open_seeks(request)
    names = await names_for(request.client, (seek.by for seek in seeks), reader.words)
    labels = [(seek_label(seek, names[seek.by], reader.words), str(seek.id)) for seek in seeks]
    return offered(labels, current)


def seek_label(seek: Seek, name: str, words: Words) -> str:
    """An invitation in a list: "Ann: Russian draughts, 3 days a move"."""
    terms = seek.terms
    return words(
        "label-seek",
        number=str(seek.id),
        player=name,
        game=words.game(terms.game),
        pace=words.pace(terms.pace),
        rated="yes" if terms.rated else "no",
        pair="yes" if terms.pair else "no",
        kind=seek_kind(seek),
    )


@command("play", game=suggest_games_here, pace=suggest_paces)
async def play(
    request: Request,
    game: str | None = None,
    opponent: discord.User | None = None,
    pace: str | None = None,
    rated: bool = False,
) -> None:
    """Invites to the game that is named; without one the invitation is shown first."""
    time = None if pace is None else request.client.typed.paces.read(pace)
    if game is None:
        await preview(request, opponent=await _named(request, opponent), pace=time, rated=rated)
        return
    kind = find_game(await request.game(game))
    if time is None:
        time = Pace.parse((await request.app[Players].server(request.guild_id)).pace)
    # Discord makes a member of everybody who is in the server.
    if request.guild_id is not None and type(opponent) is discord.User and not opponent.bot:
        raise NotAMember(player=mention(opponent.id))
    await _invite(request, Terms(kind.key, time, rated=rated), opponent)


async def _invite(request: Request, terms: Terms, opponent: discord.abc.User | None, **more: Any) -> None:
    place = await place_of(request)
    if opponent is not None:
        await invitations.meet(request, opponent, place, request.at)
    await _post(request, terms, place, None if opponent is None else opponent.id, **more)


async def _post(request: Request, terms: Terms, place: Place, opponent: int | None, **more: Any) -> None:
    await invitations.invite(request, terms, place, opponent, **more)
    if terms.pace.weekend is not None:
        await ask_zone_once(request)


async def preview(
    request: Request,
    game: str | None = None,
    opponent: int | None = None,
    pace: Pace | None = None,
    *,
    rated: bool = False,
) -> None:
    """Shows an invitation to its author alone: to this game, else the server's, else the one that they play most."""
    server, words = await request.app[Players].server(request.guild_id), await request.words()
    own = await request.app[Matches].own_game(request.user_id)
    known = (key for key in (game, server.game, own) if key and (key in words.house or not is_house(key)))
    time = Pace.parse(server.pace) if pace is None else pace
    plain = replace(time, weekend=None, holidays=None)
    days = time.weekend or "", time.holidays or ""
    wish = Wish(next(known, next(iter(GAMES))), plain, opponent, rated, *days)
    await _show_wish(request, wish)


async def _show_wish(request: Request, wish: Wish) -> None:
    world, alone = await reaches(request), is_alone(request)
    card = preview_card(wish, await request.words(), world=world, alone=alone, bot=_is_bot(request, wish))
    await answer_privately(request, card)


def _is_bot(request: Request, wish: Wish) -> bool:
    return request.client.user is not None and wish.opponent == request.client.user.id


@user_menu("invite")
async def invite_person(request: Request, user: discord.User) -> None:
    await preview(request, opponent=await _named(request, user))


ask_to_play = action("hall-play")(preview)


async def _wish(press: Press) -> Wish:
    try:
        return Wish.read(press.control.rest, (await press.words()).house)
    except (ValueError, BadPace, UnknownGame):
        raise OutdatedControl(str(press.control)) from None


def _changing(name: str, change: Callable[[Press, Wish], Wish]) -> Action:
    """Shows the preview anew with another wish."""

    async def run(press: Press) -> None:
        await _show_wish(press, change(press, await _wish(press)))

    return Action(name, run)


choose_game = _changing("wish-game", lambda press, wish: replace(wish, game=find_game(press.value).key))
choose_pace = _changing("wish-pace", lambda press, wish: replace(wish, time=Pace.parse(press.value)))
choose_rated = _changing("wish-rated", lambda _press, wish: replace(wish, rated=not wish.rated))


@action("wish-whom")
async def choose_opponent(press: Press) -> None:
    chosen = await _named(press, next(iter(press.people.values()), None))
    await _show_wish(press, replace(await _wish(press), opponent=chosen))


async def _named(request: Request, user: discord.User | None) -> int | None:
    """Whom a preview is to invite. Raises BotOpponent."""
    # In a server they are looked at once more when the invitation is sent.
    if user is not None and _outside(request):
        await invitations.meet(request, user)
    return None if user is None else user.id


def _outside(request: Request) -> bool:
    return request.interaction.guild is None or only_brought_along(request)


@action("wish-more")
async def ask_for_more(press: Press) -> None:
    wish, words = await _wish(press), await press.words()
    await open_form(press, more_form(wish, words, bot=_is_bot(press, wish)))


@action("wish-send")
async def send(press: Press) -> None:
    """Posts the invitation of the preview."""
    wish = await _wish(press)
    await _send(press, wish, Terms(wish.game, wish.pace, rated=wish.rated))


@action("wish-sent")
async def send_with_more(press: Press) -> None:
    """Posts it with what the form says; what was typed there follows a refusal, for the form is gone."""
    try:
        await _send_with_more(press)
    except KNOWN as error:
        await answer(press, await press.client.refusal(press, error))
        if typed := "\n".join(filter(str.strip, map(press.typed, ("setup", "note")))):
            await answer(press, text_reply((await press.words())("preview-typed", text=escaped(typed))))


async def _send_with_more(press: Press) -> None:
    wish, colour, also = await _wish(press), press.chosen("colour"), press.fields.get("also", ())
    kind = find_game(wish.game)
    if kind.options:
        kind = kind.choose(press.fields.get("options", ()))
    setup, note = ("".join(press.fields.get(name, ())) for name in ("setup", "note"))
    start = press.client.typed.setup(kind, setup) if setup.strip() else None
    if "weekend" not in also:
        wish = replace(wish, weekend="")
    elif not wish.weekend:
        server = await press.app[Players].server(press.guild_id)
        zone = (await press.reader()).settings.zone
        wish = replace(wish, weekend=zone, holidays=server.holidays or "")
    terms = Terms(kind.key, wish.pace, start, wish.rated, pair=colour == PAIR)
    wants = next((side for side in Side if kind.colours[side].value == colour), None)
    await _send(press, wish, terms, wants=wants, note=note, standing="standing" in also)


async def _send(press: Press, wish: Wish, terms: Terms, **more: Any) -> None:
    opponent, guild = wish.opponent, press.interaction.guild
    if opponent is None or guild is None or _outside(press):
        await _post(press, terms, await place_of(press), opponent, **more)
        return
    member = await member_of(guild, opponent)
    if member is None:
        raise NotAMember(player=mention(opponent))
    await _invite(press, terms, member, **more)


@command("join", seek=_seeks)
async def join(request: Request, seek: str | None = None) -> None:
    if seek is None:
        await invitations.show_seeks(request)
    else:
        await invitations.join(request, invitations.seek_number(request, seek))


join_pressed = on_target("join", invitations.join)
decline = on_target("decline", invitations.decline)
withdraw = on_target("withdraw", invitations.withdraw)


@action("seek")
async def show(press: Press) -> None:
    """One seek of a list, whole, with its buttons."""
    seek = await readable_seek(press, invitations.seek_number(press, press.value))
    await answer(press, await invitations.card_of(press.client, seek, await press.reader()))


rematch_pressed = on_match("rematch", invitations.rematch)


@action("blocks")
async def blocks(press: Press) -> None:
    """Everybody whom the asker blocks."""
    await _show(press)


@action("block")
async def block(press: Press) -> None:
    """Blocks the player, and closes the asker's invitations to them. Raises BadTerms for oneself."""
    player = press.people.get(press.value)
    if player is None:
        raise OutdatedControl(str(press.control))
    await press.app[Players].remember(player.id, name_of(player))
    withdrawn = await press.app[Blocks].block(press.user_id, player.id)
    await _show(press, (await press.words())("blocks-done"))
    for seek in withdrawn:
        await show_closed(press.client, seek)


@action("unblock")
async def unblock(press: Press) -> None:
    await press.app[Blocks].unblock(press.user_id, press.figure(press.value))
    await _show(press, (await press.words())("blocks-undone"))


async def _show(request: Request, said: str = "") -> None:
    reader = await request.reader()
    blocked = await request.app[Blocks].of(request.user_id)
    names = await names_for(request.client, blocked, reader.words)
    await answer_privately(request, block_list(blocked, names, reader, said))


def block_list(blocked: Sequence[int], names: Mapping[int, str], reader: Reader, said: str = "") -> Reply:
    """Everybody whom the reader blocks, with menus to block and unblock people; `said`: the change just made."""
    words = reader.words

    def shown(user: int) -> str:
        return names[user] if former(user) else mention(user)

    lines = [said] if said else []
    lines += [f"### {words('blocks-heading')}", *(f"- {shown(user)}" for user in blocked[:MAX_OPTIONS])]
    lines.append(f"-# {words('blocks-how')}" if blocked else words("blocks-none"))
    people: discord.ui.UserSelect[Any] = discord.ui.UserSelect(
        custom_id=str(ControlId("block")), placeholder=words("blocks-choose-whom")
    )
    parts: list[Part] = [text_part("\n".join(lines)), discord.ui.ActionRow(people)]
    if blocked:
        options = [option(names[user], str(user)) for user in blocked[:MAX_OPTIONS]]
        parts.append(menu(words("blocks-choose"), ControlId("unblock"), options))
    return Reply(boxed([*parts, row(back_button(words, "settings-person"))], edge(reader.settings.theme)))
