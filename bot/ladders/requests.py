"""Ladders: /ladder create, challenge and show, and the controls of their cards."""

from collections.abc import Iterable
from dataclasses import replace
from itertools import accumulate

import discord
from discord import app_commands

from bot.core import news
from bot.core.errors import BadLadder, NoLadder
from bot.core.notice import Notice
from bot.core.pace import Pace
from bot.core.terms import Terms
from bot.ladders.cards import (
    climbed_card,
    closing_card,
    ladder_card,
    ladder_log_card,
    ladder_news_card,
    ladder_rules_card,
    leaving_card,
    move_form,
    open_card,
)
from bot.ladders.model.event import IDLE_DAYS, REACHES, Challenged, Fell, Moved, Result, Rules, Warned
from bot.ladders.model.ladder import Challenge, Ladder, replay
from bot.ladders.pictures import ladder_described, ladder_table
from bot.ladders.service.ladders import Ladders
from bot.match.answers.access import known_match, may_read_ladder, readable_ladder
from bot.match.cards.games import standstill
from bot.match.requests.games import suggest_games, suggest_paces
from bot.outbox.service.outbox import Delivered
from bot.people.service import Players
from bot.skin.card import Reply, note
from bot.skin.context import Press, Reader, Request, everybody
from bot.skin.declarations import command, group, on_target
from bot.skin.entry import action
from bot.skin.places import chosen_channel, place_of
from bot.skin.protocol import Client
from bot.skin.replies import answer, answer_privately, answer_there, open_form
from bot.tournaments.answers.tournaments import drawn_table
from bot.tournaments.pictures.standings import on_page, pages_of
from rules import Ending, find_game

ladder = group("ladder", guild_only=True)


@command("create", parent=ladder, game=suggest_games, pace=suggest_paces)
async def ladder_create(
    request: Request,
    game: str,
    pace: str | None = None,
    reach: app_commands.Range[int, REACHES[0], REACHES[-1]] = 3,
    idle: app_commands.Range[int, IDLE_DAYS[0], IDLE_DAYS[-1]] = 14,
    pair: bool = False,
    vacation: bool = True,
) -> None:
    kind = find_game(request.client.typed.game(game))
    usual = (await request.app[Players].server(request.guild_id)).pace
    time = Pace.parse(usual) if pace is None else request.client.typed.paces.read(pace)
    terms = Terms(kind.key, time, rated=True, pair=pair, vacation=vacation)
    await create(request, Rules(terms, reach, idle))


@command("challenge", parent=ladder, game=suggest_games)
async def ladder_challenge(request: Request, player: discord.User, game: str | None = None) -> None:
    await challenge(request, await _asked(request, game), player.id)


@command("show", parent=ladder, game=suggest_games)
async def ladder_show(request: Request, game: str | None = None, shown: bool = False) -> None:
    await show(request, await _asked(request, game), shown=shown)


async def _asked(request: Request, game: str | None) -> int:
    key = None if game is None else find_game(request.client.typed.game(game)).key
    return await meant(request, key)


@action("ladder-page")
async def page_pressed(press: Press) -> None:
    await turn_page(press, press.control.target, press.control.seq)


@action("ladder-challenge")
async def challenge_pressed(press: Press) -> None:
    await challenge(press, press.control.target, press.figure(press.value))


@action("ladder-moved")
async def move_sent(press: Press) -> None:
    await move(press, press.control.target, "".join(press.fields.get("channel", ())))


async def create(request: Request, rules: Rules) -> None:
    """Opens a ladder here. Raises BadLadder for an asker who may not manage events."""
    if not request.asker.manager:
        raise BadLadder("organiser")
    place = await place_of(request)
    if place.guild_id is None:
        raise BadLadder("place")
    ladder = await request.app[Ladders].create(request.user_id, rules, place)
    card = open_card(ladder, (await everybody(request.client, place)).words)
    await answer_there(request, place, card, "ladder-created")


async def join(request: Request, ladder_id: int) -> None:
    ladder = await readable_ladder(request, ladder_id)
    ladder = await request.app[Ladders].join(ladder.id, request.guild_id, request.user_id)
    words = await request.words()
    await answer_privately(request, note(words("ladder-you-joined", rank=ladder.rank(request.user_id))))


async def ask_to_leave(request: Request, ladder_id: int) -> None:
    """The question before somebody gives up their place. Raises BadLadder for who has none."""
    ladder = await readable_ladder(request, ladder_id)
    ladder.rank(request.user_id)
    games = _going(each for each in ladder.challenges if request.user_id in each.users)
    await answer_privately(request, leaving_card(ladder, games, await request.words()))


async def leave(request: Request, ladder_id: int) -> None:
    ladder = await readable_ladder(request, ladder_id)
    await request.app[Ladders].leave(ladder.id, request.guild_id, request.user_id)
    await answer_privately(request, note((await request.words())("ladder-you-left")))


async def challenge(request: Request, ladder_id: int, user: int) -> None:
    """Begins the games of a challenge; the announcement calls both."""
    ladder = await readable_ladder(request, ladder_id)
    await request.app[Ladders].challenge(ladder.id, request.guild_id, request.user_id, user)
    await answer_privately(request, note((await request.words())("ladder-you-challenged")))


async def ask_to_move(request: Request, ladder_id: int) -> None:
    """The form with the channels. Raises BadLadder for who may not move the ladder."""
    ladder = await _kept(request, ladder_id)
    channel = request.interaction.channel
    here = channel.id if isinstance(channel, discord.TextChannel) else None
    await open_form(request, move_form(ladder, here, await request.words()))


async def move(press: Press, ladder_id: int, channel: str) -> None:
    ladder = await _kept(press, ladder_id)
    target = chosen_channel(press, channel)
    await press.app[Ladders].move(ladder.id, press.asker, target)
    await answer_privately(press, note((await press.words())("ladder-moved", channel=f"<#{target}>")))


async def ask_to_close(request: Request, ladder_id: int) -> None:
    """The question before nobody can challenge any more. Raises BadLadder for who may not close the ladder."""
    ladder = await _kept(request, ladder_id)
    games = _going(ladder.challenges)
    await answer_privately(request, closing_card(ladder, games, await request.words()))


def _going(challenges: Iterable[Challenge]) -> int:
    """How many games of these challenges are not over."""
    return sum(len(each.matches) - len(each.points) for each in challenges)


async def _kept(request: Request, ladder_id: int) -> Ladder:
    """A ladder that the asker may move and close. Raises BadLadder for others."""
    ladder = await readable_ladder(request, ladder_id)
    if not _keeps(request, ladder):
        raise BadLadder("keeper")
    return ladder


def _keeps(request: Request, ladder: Ladder) -> bool:
    return request.user_id == ladder.keeper or request.asker.manager


async def close(request: Request, ladder_id: int) -> None:
    ladder = await readable_ladder(request, ladder_id)
    await request.app[Ladders].close(ladder.id, request.asker)
    await answer_privately(request, note((await request.words())("ladder-closed")))


async def show(request: Request, ladder_id: int, *, shown: bool = False) -> None:
    """How a ladder stands, and whom the asker may challenge."""
    ladder = await readable_ladder(request, ladder_id)
    shown = shown and request.channel_id == ladder.place.channel_id
    await answer(request, await _standing(request, ladder, shown=shown), private=not shown)


async def turn_page(request: Request, ladder_id: int, page: int) -> None:
    """Another page of its places, for the asker alone."""
    ladder = await readable_ladder(request, ladder_id)
    await answer_privately(request, await _standing(request, ladder, page=page))


async def _standing(request: Request, ladder: Ladder, *, shown: bool = False, page: int = 0) -> Reply:
    """A page of its places, from 0; of one that has no such page the last. `shown`: to everybody."""
    reader = await everybody(request.client, ladder.place) if shown else await request.reader()
    pages = pages_of(len(ladder.standing))
    page = min(page, pages - 1)
    names = await request.client.names(ladder.standing, reader.words)
    picture = None
    if ladder.standing:
        whole = ladder_table(ladder, names, reader.words, reader.user_id)
        table = on_page(whole, page, reader.words)
        told = ladder_described(table, reader.words)
        picture = await drawn_table(request.client, reader, "ladder.png", table, told)
    user = None if shown else request.user_id
    reach = ladder.within_reach(user, request.app.now()) if user in ladder.standing and user else ()
    return ladder_card(
        ladder,
        picture,
        reader.words,
        reader=user,
        within_reach=reach,
        names=names,
        keeps=not shown and _keeps(request, ladder),
        page=page,
        pages=pages,
    )


async def show_rules(request: Request, ladder_id: int) -> None:
    """All rules of a ladder, for the asker alone."""
    ladder = await readable_ladder(request, ladder_id)
    await answer(request, ladder_rules_card(ladder, await request.words()))


async def show_log(request: Request, ladder_id: int) -> None:
    """The history of a ladder; anybody who sees it may read that."""
    ladder = await readable_ladder(request, ladder_id)
    events = await request.app[Ladders].history(ladder.id, request.guild_id)
    first = replay(ladder.id, ladder.place, events[:1])
    states = list(accumulate(events[1:], Ladder.apply, initial=first))
    await answer(request, ladder_log_card(states, events, await request.words()))


async def meant(request: Request, game: str | None) -> int:
    """The ladder of the game here, else the one that the asker is on, else the oldest. Raises NoLadder."""
    ladders = [
        each
        for each in await request.app[Ladders].open(request.guild_id)
        if await may_read_ladder(request, each)
    ]
    if game is not None:
        ladders = [each for each in ladders if each.rules.terms.game == game]
    if not ladders:
        raise NoLadder
    return min(ladders, key=lambda each: request.user_id not in each.standing).id


async def announcement(client: Client, notice: Notice, reader: Reader) -> Reply:
    """The latest event of a ladder."""
    place, what = notice.place, notice.what
    assert place is not None
    assert isinstance(what, news.Ladder)
    ladder_id, seq = what.ladder, what.seq
    events = await client.app[Ladders].history(ladder_id, place.guild_id)
    event, before = events[seq - 1], replay(ladder_id, place, events[: seq - 1])
    after = before.apply(event)
    if isinstance(event.what, Moved):
        return open_card(after, reader.words)
    if isinstance(event.what, Result):
        decided = before.of_match(event.what.match)
        assert decided is not None
        games = [await known_match(client, number) for number in decided.matches]
        played = any(game.outcome is not None and game.outcome.ending is not Ending.ABORT for game in games)
        return climbed_card(decided.by, decided.of, after, reader.words, played=played)
    if isinstance(event.what, Warned | Fell):
        event = replace(event, what=replace(event.what, users=before.costs(event.what.users)))
    standstills = await _standstills(client, event.what, reader) if isinstance(event.what, Challenged) else []
    return ladder_news_card(after, event, reader.words, standstills)


async def _standstills(client: Client, challenged: Challenged, reader: Reader) -> list[str]:
    """Why clocks of the challenge's games stand still: for a vacation of who is to move, or at a weekend."""
    told = []
    for number in challenged.matches:
        for why in standstill(await known_match(client, number), reader.words, client.app.now()):
            alone = len(challenged.matches) == 1
            told.append(why if alone else reader.words("signs-heading", subject=f"#{number}", text=why))
    return told


async def tell_movers(client: Client, notice: Notice) -> Delivered:
    """Tells the player to move in each game of a challenge, as in any other game."""
    assert isinstance(notice.what, news.Ladder)
    await client.app[Ladders].tell_movers(notice.what.ladder, notice.what.seq)
    return Delivered()


show_pressed = on_target("ladder", show)
join_pressed = on_target("ladder-join", join)
rules_pressed = on_target("ladder-rules", show_rules)
log_pressed = on_target("ladder-log", show_log)
leave_pressed = on_target("ladder-leave", ask_to_leave)
leaving_confirmed = on_target("ladder-left", leave)
move_pressed = on_target("ladder-move", ask_to_move)
close_pressed = on_target("ladder-close", ask_to_close)
closing_confirmed = on_target("ladder-closed", close)
