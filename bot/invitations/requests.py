"""Starting a game: /play and /join, the controls of an invitation, and blocking people."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

import discord
from discord import app_commands

from bot.board.pictures import edge
from bot.core.access import former
from bot.core.errors import BadTerms, LobbyClosed
from bot.core.pace import Pace
from bot.core.terms import MAX_NOTE, Seek, Terms, lots_of
from bot.invitations import answers as invitations
from bot.invitations.answers import show_closed
from bot.invitations.cards import seek_kind
from bot.invitations.service.blocks import Blocks
from bot.language.words import Words, mention
from bot.match.answers.access import readable_seek
from bot.match.cards.terms import lot_text
from bot.match.requests.controls import on_match
from bot.match.requests.games import offered, suggest_games_here, suggest_paces, suggestion
from bot.people.service import Players
from bot.preferences.cards import back_button
from bot.preferences.requests import ask_zone_once
from bot.skin.card import MAX_OPTIONS, ControlId, Part, Reply, boxed, menu, option, row, text_part
from bot.skin.context import Press, Reader, Request
from bot.skin.declarations import Choices, command, on_target, worded
from bot.skin.entry import action
from bot.skin.errors import NotAMember, OutdatedControl
from bot.skin.homes import place_of
from bot.skin.names import name_of, names_for
from bot.skin.replies import answer, answer_privately
from bot.world import requests as world
from bot.world.model import Greeting
from rules import Colour, Side, find_game

WORLD = "world"
"""The value that looks for an opponent in all servers."""


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


@command(
    "play",
    colour=("random", "white", "black"),
    where=("here", WORLD),
    greeting={each.value: worded(f"greeting-{each.value}") for each in Greeting},
    game=suggest_games_here,
    pace=suggest_paces,
    setup=suggest_setups,
)
async def play(
    request: Request,
    game: str,
    opponent: discord.User | None = None,
    pace: str | None = None,
    colour: str = "random",
    rated: bool = False,
    setup: str | None = None,
    pair: bool = False,
    weekend: bool = False,
    note: app_commands.Range[str, 0, MAX_NOTE] = "",
    standing: bool = False,
    where: str = "here",
    anybody: bool = False,
    greeting: str | None = None,
) -> None:
    typed = request.client.typed
    kind = find_game(await request.game(game))
    wants = None if colour == "random" else Side(kind.colours.index(Colour(colour)))
    server = await request.app[Players].server(request.guild_id)
    time = Pace.parse(server.pace) if pace is None else typed.paces.read(pace)
    if weekend and time.weekend is None and time.limited:
        time = replace(time, weekend=(await request.reader()).settings.zone, holidays=server.holidays)
    if where == WORLD:
        # Nothing that people type, and no position, goes to other servers.
        if opponent or wants is not None or setup or pair or weekend or note or standing:
            raise LobbyClosed("terms")
        said = None if greeting is None else Greeting(greeting)
        await world.seek(request, Terms(kind.key, time, rated=rated), near=not anybody, greeting=said)
        return
    # Discord makes a member of everybody who is in the server.
    if request.guild_id is not None and type(opponent) is discord.User and not opponent.bot:
        raise NotAMember(player=mention(opponent.id))
    if pair and wants is not None:
        raise BadTerms("pair-colour")
    start = None if setup is None else typed.setup(kind, setup)
    terms = Terms(kind.key, time, start, rated, pair)
    await invitations.invite(request, terms, await place_of(request), opponent, wants, note, standing)
    if time.weekend is not None:
        await ask_zone_once(request)


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
