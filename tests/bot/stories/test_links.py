"""Every card, notice and list leads to the board of its game, and who joins is told where that is."""

import asyncio
from typing import Any

import pytest

from bot.core.match import Match
from bot.core.notice import Notice
from bot.delivery import deliver
from bot.invitations import answers as invitations
from bot.invitations.service.invitations import Seeks
from bot.outbox.service.outbox import Deliver, Delivered, Outbox
from bot.skin.card import Reply
from bot.skin.context import Request
from bot.skin.protocol import Client
from bot.skin.replies import answer as give
from bot.skin.replies import turn_into
from tests.bot.stories.narrative import (
    answer,
    buttons,
    choices,
    invite,
    menus,
    offered_on,
    on_board,
    picked,
    stepped,
    text,
)
from tests.world import Simulation, World


def address(world: World, message: Any) -> str:
    return f"https://discord.com/channels/{world.guild.id}/{message.channel.id}/{message.id}"


async def _linked(world: World) -> None:
    """Until the first card in the channel leads to the board below it."""
    async with asyncio.timeout(60):
        while len(world.posted()) < 2 or address(world, world.posted()[1]) not in text(world.posted()[0]):
            await asyncio.sleep(0.01)


@pytest.mark.parametrize("way", ["button", "command"])
async def test_the_link_stays_where_the_answer_covers_it(
    world: World, monkeypatch: pytest.MonkeyPatch, way: str
) -> None:
    """The board comes, and the link to it, when the joiner's card is written and Discord has not got it yet."""

    async def late_card(request: Request, reply: Reply) -> None:
        await _linked(world)
        await turn_into(request, reply)

    async def late_answer(request: Request, reply: Reply, *, private: bool = True) -> int | None:
        if private:
            await _linked(world)
        return await give(request, reply, private=private)

    async def delivered_late(client: Client, notice: Notice) -> Delivered:
        """The outbox's work after a delivery comes after the answer."""
        delivered = await deliver(client, notice)
        await world.answered()
        return delivered

    monkeypatch.setattr(invitations, "turn_into", late_card)
    monkeypatch.setattr(invitations, "answer", late_answer)
    monkeypatch.setattr("bot.client.deliver", delivered_late)
    invited = await world.ann.slash(world.channel, "play", game="american", opponent=world.ben)
    if way == "button":
        await stepped(world.ben, answer(invited), "join")
    else:
        await world.ben.slash(world.channel, "join", seek="1")
    card, board = world.posted()
    assert address(world, board) in text(card)


@pytest.mark.parametrize("where", ["here", "elsewhere"])
async def test_the_link_comes_with_the_first_move_where_that_is_faster(
    world: World, env: Simulation, monkeypatch: pytest.MonkeyPatch, where: str
) -> None:
    """The first board is the answer to the move, or, for a move from another channel, what the outbox tells of it."""
    channel = world.channel if where == "here" else world.guild.create_text_channel("lobby")
    await env.settle()

    async def nothing(outbox: Outbox, deliver: Deliver) -> None:
        return None

    with monkeypatch.context() as patch:
        patch.setattr(Outbox, "deliver_some", nothing)
        match = await world.begun()
        await world.ann.slash(channel, "move", notation="11-15")
    world.app[Outbox].wake()
    await env.settle()
    card, board = world.posted()
    assert f"[game #{match.id}]({address(world, board)})" in text(card)


async def test_an_accepted_pair_leads_to_both_boards(world: World) -> None:
    invited = await invite(world.ann, world.channel, "russian", opponent=world.ben, colour="pair")
    await stepped(world.ben, answer(invited), "join")
    card, *boards = world.posted()
    for number, board in enumerate(boards, start=1):
        assert f"[game #{number}]({address(world, board)})" in text(card)


async def test_everything_private_leads_to_the_latest_board(world: World, env: Simulation) -> None:
    match = await world.played(await world.begun(), "11-15", "22-18")
    link = f"]({address(world, world.newest())})"
    assert link in text((await world.ann.slash(world.channel, "games")).response)
    for steps in ((), *((step,) for step in ("moves", "history", "replay", "export", "draw", "resign"))):
        shown = await on_board(world.ann, world.channel, *steps)
        assert link in text(shown.response), steps
    refused = await world.ann.slash(world.channel, "move", notation="9-13")
    assert link in text(refused.response)
    more = await world.ann.click(world.newest(), label="More …")
    assert link in text(more.response)
    await world.matches.act(world.ben.id, match.id, Match.offer_draw)
    await env.settle()
    assert "offers a draw" in text(world.newest())
    assert link in text(world.newest())


async def test_an_invitation_in_another_channel_than_its_game_leads_to_the_board(world: World) -> None:
    hall = world.guild.create_text_channel("hall")
    await world.players.save_server(world.guild.id, channel=hall.id)
    await world.env.settle()
    await world.ann.slash(world.channel, "play", game="american", opponent=world.ben)
    # Joined by command from a third place, so that only the store tells where the card stands.
    lobby = world.guild.create_text_channel("lobby")
    await world.env.settle()
    (seek,) = await world.app[Seeks].open(world.guild.id, world.ben.id)
    await world.ben.slash(lobby, "join", seek=str(seek.id))
    (match,) = await world.matches.mine(world.ben.id)
    board = hall.history()[-1]
    card = world.posted()[-1]
    assert f"{world.ben.mention} accepted: [game #{match.id}]({address(world, board)})" in text(card)
    assert "join" not in offered_on(card)


@pytest.mark.slow
async def test_an_invitation_in_another_channel_than_its_game_says_that_it_expired(world: World) -> None:
    hall = world.guild.create_text_channel("hall")
    await world.players.save_server(world.guild.id, channel=hall.id)
    await world.env.settle()
    await world.ann.slash(world.channel, "play", game="russian")
    await world.env.advance_time(8 * 86_400)
    assert "Nobody joined in time" in text(world.posted()[-1])


async def test_who_joins_elsewhere_is_told_where_the_board_is_and_that_they_begin(world: World) -> None:
    hall = world.guild.create_text_channel("hall")
    await world.players.save_server(world.guild.id, channel=hall.id)
    await world.env.settle()
    invited = await invite(world.ann, world.channel, "american", opponent=world.ben, colour="white")
    joined = await stepped(world.ben, answer(invited), "join")
    (told,) = joined.followups
    assert told.ephemeral
    assert f"you move first. The board is in {hall.mention}" in text(told)
    (board,) = hall.history()
    assert f"[game #1]({address(world, board)})" in text(world.newest())
    assert world.ben.mention in text(board)
    # The board calls the player who was waiting for somebody to join and the one who moves first.
    request = next(r for r in reversed(world.env.http_requests) if r.path == f"/channels/{hall.id}/messages")
    users = (request.json or {})["allowed_mentions"]["users"]
    assert {int(user) for user in users} == {world.ann.id, world.ben.id}


async def test_a_rematch_asked_for_elsewhere_is_offered_where_the_game_was(
    world: World, env: Simulation, language: str
) -> None:
    """Neither a stranger in another server nor a conversation with the bot learns of the game."""
    match = await world.begun()
    await world.resigned(match, world.ann)
    await world.players.save(world.ann.id, language=language)
    elsewhere = env.create_guild(name="Elsewhere")
    room, ann = elsewhere.create_text_channel("room"), elsewhere.add_member(world.ann.user)
    for _ in range(2):
        asked = await on_board(ann, room, "rematch", game=str(match.id))
        card = world.newest()
        assert asked.ephemeral
        assert address(world, card) in text(answer(asked))
        assert room.history() == []
    cards = [message for message in world.posted() if "a rematch" in text(message)]
    assert len(cards) == 1
    await stepped(world.ben, card, "join")
    assert len(await world.matches.mine(world.ben.id)) == 1
    # Where the bot may not write any more, the one who asks is told what the other can do.
    (second,) = await world.matches.mine(world.ben.id)
    await world.resigned(second, world.ben)
    await world.lacks(world.channel, "send_messages")
    asked = await on_board(ann, room, "rematch", game=str(second.id))
    assert asked.ephemeral
    assert "/join" in text(answer(asked))
    assert world.ben.mention in text(answer(asked))
    assert room.history() == []


async def test_a_rematch_that_both_press_begins(world: World) -> None:
    match = await world.played(await world.begun(), "11-15")
    await on_board(world.ben, world.channel, "resign", "resign-now")
    final = world.newest()
    asked = await world.ben.click(final, label="Rematch")
    invited = f"invites {world.ann.mention} to a rematch after [game #{match.id}]("
    assert any(invited in text(message) for message in (asked.response, *world.posted()) if message)
    assert await world.matches.mine(world.ann.id) == []
    joined = await world.ann.click(final, label="Rematch")
    assert joined.ephemeral
    (again,) = await world.matches.mine(world.ann.id)
    assert again.players == (match.players[1], match.players[0])
    assert f"You have joined [game #{again.id}]" in text(joined.response)
    assert choices(world.newest())
    # Once more is not another game.
    await world.ann.click(final, label="Rematch")
    assert len(await world.matches.mine(world.ann.id)) == 1


async def test_my_games_are_filtered_and_turned_over(world: World) -> None:
    for number in range(12):
        game = ("american", "russian")[number % 2]
        invited = await invite(world.ann, world.channel, game, opponent=world.ben, colour="white")
        await stepped(world.ben, answer(invited), "join")
    listed = await world.ann.slash(world.channel, "games")
    assert "Page 1 of 2" in text(listed.response)
    shown, opened = menus(listed.response)
    assert list(shown) == [
        "All my games (12)",
        "Waiting for my move (6)",
        "Russian draughts (6)",
        "American checkers (6)",
    ]
    assert len(opened) == 10
    assert list(buttons(listed.response)) == ["Next page", "Next game", "Review …"]
    await world.ann.click(answer(listed), label="Next page")
    assert "Page 2 of 2" in text(listed.response)
    assert len(menus(listed.response)[1]) == 2
    only = await picked(world.ann, answer(listed), "American checkers (6)")
    assert "Russian" not in "".join(menus(only)[1])
    assert text(only).count("discord.com") == 6
    mine = await world.ann.slash(world.channel, "games", show="mine")
    assert text(mine.response).count("**your move**") == 6
    kind = await world.ben.slash(world.channel, "games", game="shashki")
    assert text(kind.response).count("Russian draughts](") == 6


async def test_the_next_game_is_one_press_away_after_a_move(world: World) -> None:
    first = await world.begun()
    invited = await invite(world.ben, world.channel, "russian", opponent=world.ann, colour="black")
    await stepped(world.ann, answer(invited), "join")
    board = next(m for m in world.posted() if f"game #{first.id}" in text(m) and choices_of(m))
    shown = await picked(world.ann, board, "11-15")
    told = await world.ann.click(shown, label="Play 11-15")
    following = await world.ann.click(answer(told), label="Next game")
    assert "Russian" in text(following.response)
    listed = await on_board(world.ann, world.channel, "moves", game="2")
    assert "Next game" not in buttons(listed.response)
    await world.ben.slash(world.channel, "move", notation="22-18", game="1")
    listed = await on_board(world.ann, world.channel, "moves", game="2")
    assert "Next game" in buttons(listed.response)
    assert (await world.match_now(first)).moves == ("11-15", "22-18")
    assert world.called() == [] or world.called() == [world.ann.id]


async def test_the_next_game_is_one_press_away_after_the_end_of_one(world: World) -> None:
    await world.begun()
    invited = await invite(world.ben, world.channel, "russian", opponent=world.ann, colour="white")
    await stepped(world.ann, answer(invited), "join")
    resigned = await on_board(world.ann, world.channel, "resign", "resign-now", game="2")
    assert "You have resigned." in text(resigned.response)
    following = await world.ann.click(answer(resigned), label="Next game")
    assert "American" in text(following.response)
    resigned = await on_board(world.ann, world.channel, "resign", "resign-now", game="1")
    assert buttons(answer(resigned)) == {}, "no other game waits"


def choices_of(message: Any) -> bool:
    return bool(menus(message))


@pytest.mark.parametrize("deleted", ["thread", "channel"])
async def test_no_link_leads_to_a_place_that_was_deleted(world: World, language: str, deleted: str) -> None:
    home = world.guild.create_text_channel("home")
    await world.players.save_server(world.guild.id, channel=home.id, threads=deleted == "thread")
    match = await world.begun()
    await world.players.save_server(world.guild.id, channel=world.channel.id, threads=False)
    other = await world.begun("russian")
    await world.players.save_server(world.guild.id, language=language)
    place = home.threads[0] if deleted == "thread" else home
    await world.ann.slash(place, "move", notation="11-15", game=str(match.id))
    await world.env.advance_time(15)
    kept = f"https://discord.com/channels/{world.guild.id}/{world.channel.id}/"
    addresses = f"https://discord.com/channels/{world.guild.id}/{place.id}"

    async def listed() -> str:
        return text(answer(await world.ann.slash(world.channel, "games")))

    assert f"{addresses}/" in await listed()
    world.env.backend.delete_channel(place.id)
    await world.env.settle()
    told = await listed()
    assert f"#{match.id}" in told
    assert addresses not in told
    assert f"#{other.id}" in told
    assert kept in told, "of another game nothing is forgotten"
    assert addresses not in text(answer(await world.ben.slash(world.channel, "board", game=str(match.id))))
