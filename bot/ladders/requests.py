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
from bot.ladders import cards
from bot.ladders.model.event import IDLE_DAYS, REACHES, Challenged, Fell, Moved, Result, Rules, Warned
from bot.ladders.model.ladder import Challenge, Ladder, replay
from bot.ladders.pictures import ladder_described, ladder_table
from bot.ladders.service import Ladders
from bot.match.answers.access import known_match, may_read_ladder, readable_ladder
from bot.match.cards.games import standstill
from bot.match.requests.games import suggest_games, suggest_paces
from bot.outbox.service.outbox import Delivered
from bot.people.service import Players
from bot.skin.card import Reply, note
from bot.skin.context import Press, Reader, Request, everybody
from bot.skin.declarations import command, group
from bot.skin.entry import On
from bot.skin.homes import chosen_channel, place_of
from bot.skin.names import names_for
from bot.skin.protocol import Client
from bot.skin.replies import answer, answer_privately, answer_there, open_form
from bot.tournaments.answers.tournaments import drawn_table
from bot.tournaments.pictures.standings import on_page, pages_of
from rules import Ending, find_game

on_ladder = On(lambda press: readable_ladder(press, press.control.target))
"""What a control does with the ladder that it is about."""
ladder = group("ladder")


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
    if not request.asker.manager:
        raise BadLadder("organiser")
    place = await place_of(request)
    if place.guild_id is None:
        raise BadLadder("place")
    ladder = await request.app[Ladders].create(request.user_id, Rules(terms, reach, idle), place)
    card = cards.open_card(ladder, (await everybody(request.client, place)).words)
    await answer_there(request, place, card, "ladder-created")


@command("challenge", parent=ladder, game=suggest_games)
async def ladder_challenge(request: Request, player: discord.User, game: str | None = None) -> None:
    await _challenge(request, await _meant(request, game), player.id)


@command("show", parent=ladder, game=suggest_games)
async def ladder_show(request: Request, game: str | None = None, shown: bool = False) -> None:
    meant = await _meant(request, game)
    shown = shown and request.channel_id == meant.place.channel_id
    await answer(request, await _standing(request, meant, shown=shown), private=not shown)


async def _meant(request: Request, game: str | None) -> Ladder:
    """The ladder of the game here, else the one that the asker is on, else the oldest. Raises NoLadder."""
    key = None if game is None else find_game(request.client.typed.game(game)).key
    ladders = [
        each
        for each in await request.app[Ladders].open(request.guild_id)
        if await may_read_ladder(request, each) and key in (None, each.rules.terms.game)
    ]
    if not ladders:
        raise NoLadder
    return min(ladders, key=lambda each: request.user_id not in each.standing)


@on_ladder.action("ladder-join")
async def join(press: Press, ladder: Ladder) -> None:
    ladder = await press.app[Ladders].join(ladder.id, press.guild_id, press.user_id)
    words = await press.words()
    await answer_privately(press, note(words("ladder-you-joined", rank=ladder.rank(press.user_id))))


@on_ladder.action("ladder-leave")
async def ask_to_leave(press: Press, ladder: Ladder) -> None:
    """The question before somebody gives up their place. Raises BadLadder for who has none."""
    ladder.rank(press.user_id)
    games = _going(each for each in ladder.challenges if press.user_id in each.users)
    await answer_privately(press, cards.asking_card(ladder, "leave", games, await press.words()))


@on_ladder.action("ladder-left")
async def leave(press: Press, ladder: Ladder) -> None:
    await press.app[Ladders].leave(ladder.id, press.guild_id, press.user_id)
    await answer_privately(press, note((await press.words())("ladder-you-left")))


@on_ladder.action("ladder-challenge")
async def challenge(press: Press, ladder: Ladder) -> None:
    await _challenge(press, ladder, press.figure(press.value))


async def _challenge(request: Request, ladder: Ladder, user: int) -> None:
    """Begins the games of a challenge; the announcement calls both."""
    await request.app[Ladders].challenge(ladder.id, request.guild_id, request.user_id, user)
    await answer_privately(request, note((await request.words())("ladder-you-challenged")))


@on_ladder.action("ladder-move")
async def ask_to_move(press: Press, ladder: Ladder) -> None:
    """The form with the channels. Raises BadLadder for who may not move the ladder."""
    _require_keeper(press, ladder)
    channel = press.interaction.channel
    here = channel.id if isinstance(channel, discord.TextChannel) else None
    await open_form(press, cards.move_form(ladder, here, await press.words()))


@on_ladder.action("ladder-moved")
async def move(press: Press, ladder: Ladder) -> None:
    _require_keeper(press, ladder)
    target = chosen_channel(press, press.typed("channel"))
    await press.app[Ladders].move(ladder.id, press.asker, target)
    await answer_privately(press, note((await press.words())("ladder-moved", channel=f"<#{target}>")))


@on_ladder.action("ladder-close")
async def ask_to_close(press: Press, ladder: Ladder) -> None:
    """The question before nobody can challenge any more. Raises BadLadder for who may not close the ladder."""
    _require_keeper(press, ladder)
    going, words = _going(ladder.challenges), await press.words()
    await answer_privately(press, cards.asking_card(ladder, "close", going, words))


def _going(challenges: Iterable[Challenge]) -> int:
    return sum(len(each.matches) - len(each.points) for each in challenges)


def _require_keeper(request: Request, ladder: Ladder) -> None:
    if not _keeps(request, ladder):
        raise BadLadder("keeper")


def _keeps(request: Request, ladder: Ladder) -> bool:
    return request.user_id == ladder.keeper or request.asker.manager


@on_ladder.action("ladder-closed")
async def close(press: Press, ladder: Ladder) -> None:
    await press.app[Ladders].close(ladder.id, press.asker)
    await answer_privately(press, note((await press.words())("ladder-closed")))


@on_ladder.action("ladder")
async def show(press: Press, ladder: Ladder) -> None:
    await answer(press, await _standing(press, ladder))


@on_ladder.action("ladder-page")
async def turn_page(press: Press, ladder: Ladder) -> None:
    await answer_privately(press, await _standing(press, ladder, page=press.control.seq))


async def _standing(request: Request, ladder: Ladder, *, shown: bool = False, page: int = 0) -> Reply:
    """A page of its places, from 0; of one that has no such page the last. `shown`: to everybody."""
    reader = await everybody(request.client, ladder.place) if shown else await request.reader()
    pages = pages_of(len(ladder.standing))
    page = min(page, pages - 1)
    names = await names_for(request.client, ladder.standing, reader.words)
    picture = None
    if ladder.standing:
        whole = ladder_table(ladder, names, reader.words, reader.user_id)
        table = on_page(whole, page, reader.words)
        told = ladder_described(table, reader.words)
        picture = await drawn_table(request.client, reader, "ladder.png", table, told)
    user = None if shown else request.user_id
    reach = ladder.within_reach(user, request.app.now()) if user in ladder.standing and user else ()
    return cards.ladder_card(
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


@on_ladder.action("ladder-rules")
async def show_rules(press: Press, ladder: Ladder) -> None:
    chosen = press.figure(press.value) if press.values else 0
    await answer_privately(press, cards.ladder_rules_card(ladder, await press.words(), chosen))


@on_ladder.action("ladder-log")
async def show_log(press: Press, ladder: Ladder) -> None:
    """The history of a ladder; anybody who sees it may read that."""
    events = await press.app[Ladders].history(ladder.id, press.guild_id)
    first = replay(ladder.id, ladder.place, events[:1])
    states = list(accumulate(events[1:], Ladder.apply, initial=first))
    await answer(press, cards.ladder_log_card(states, events, await press.words()))


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
        return cards.open_card(after, reader.words)
    if isinstance(event.what, Result):
        decided = before.of_match(event.what.match)
        assert decided is not None
        games = [await known_match(client, number) for number in decided.matches]
        played = any(game.outcome is not None and game.outcome.ending is not Ending.ABORT for game in games)
        return cards.climbed_card(decided.by, decided.of, after, reader.words, played=played)
    if isinstance(event.what, Warned | Fell):
        event = replace(event, what=replace(event.what, users=before.costs(event.what.users)))
    standstills = await _standstills(client, event.what, reader) if isinstance(event.what, Challenged) else []
    return cards.ladder_news_card(after, event, reader.words, standstills)


async def _standstills(client: Client, challenged: Challenged, reader: Reader) -> list[str]:
    """Why clocks of the challenge's games stand still: for a vacation of who is to move, or at a weekend."""
    told = []
    for number in challenged.matches:
        for why in standstill((await known_match(client, number)).until(client.app.now()), reader.words):
            alone = len(challenged.matches) == 1
            told.append(why if alone else reader.words("signs-heading", subject=f"#{number}", text=why))
    return told


async def tell_movers(client: Client, notice: Notice) -> Delivered:
    """Tells the player to move in each game of a challenge, as in any other game."""
    assert isinstance(notice.what, news.Ladder)
    await client.app[Ladders].tell_movers(notice.what.ladder, notice.what.seq)
    return Delivered()
