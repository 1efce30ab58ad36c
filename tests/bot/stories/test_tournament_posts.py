"""Stories of tournament games in a forum: a post for the games of each meeting, with tags, and none twice."""

from typing import Any

import discord
import pytest

from bot.core.match import Match
from bot.outbox.service.outbox import Outbox
from bot.tournaments.service.tournaments import Tournaments
from tests.bot.fixtures import a_move
from tests.bot.stories.club import Club
from tests.bot.stories.narrative import buttons, pictures, source, text
from tests.world import TEXTS, World


@pytest.fixture
def club(world: World) -> Club:
    return Club(world, 3)


async def forum_of(club: Club, **settings: Any) -> Any:
    """A forum that the server has chosen for its games."""
    hall = club.world.guild.create_forum_channel("hall")
    await club.world.players.save_server(club.world.guild.id, forum=hall.id, **settings)
    return hall


def tags(club: Club, hall: Any, thread: Any) -> set[str]:
    return club.world.tags_of(hall, thread)


async def posts_made(club: Club, hall: Any, count: int) -> list[Any]:
    """The posts, once there are so many: each is made in its turn."""
    for _ in range(20 * count):
        if len(hall.threads) >= count:
            break
        await club.world.env.advance_time(2)
    return sorted(hall.threads, key=lambda thread: thread.id)


async def test_games_of_a_tournament_that_not_all_see_stay_out_of_a_forum_that_they_see(club: Club) -> None:
    hall, world = await forum_of(club), club.world
    guests = world.guild.create_role("Guests")
    hidden = discord.PermissionOverwrite(view_channel=False)
    secret = world.guild.create_text_channel("secret", overwrites={guests: hidden})
    await world.env.settle()
    was, world.channel = world.channel, secret
    tournament = await club.begin(game="international")
    world.channel = was
    await world.env.advance_time(60)
    assert hall.threads == []
    games = [await world.matches.get(n) for meeting in tournament.meetings for n in meeting.matches]
    assert {match.place.channel_id for match in games} == {secret.id}


async def test_both_games_of_a_pair_have_one_post_that_runs_as_long_as_either(club: Club) -> None:
    hall, world = await forum_of(club, language="ja"), club.world
    await world.players.save(club.host.id, language="en")
    tournament = await club.begin(pair=True)
    threads = await posts_made(club, hall, 3)
    await world.env.advance_time(15)
    assert len(threads) == 3
    first, second = [await club.world.matches.get(n) for n in tournament.meetings[0].matches]
    assert first.place == second.place
    thread = next(each for each in threads if each.id == first.place.channel_id)
    names = await world.players.names(first.players)
    assert all(name in thread.name for name in names.values())
    boards = thread.history()
    assert len(boards) == 2
    assert all(pictures(board) and buttons(board) for board in boards)
    for match, done in ((first, "tag-running"), (second, "tag-finished")):
        for user in (match.mover, match.opponent_of(match.mover)):
            now = await club.world.matches.get(match.id)
            await club.people[user].slash(thread, "move", notation=a_move(now), game=str(match.id))
        await club.world.matches.act(match.mover, match.id, Match.resign)
        await club.world.env.settle()
        expected = {TEXTS.say("ja", each) for each in ("game-american", done, "tag-tournament")}
        assert tags(club, hall, thread) == expected


@pytest.mark.parametrize("pair", [False, True])
async def test_a_game_that_begins_anew_has_its_own_post_and_the_former_is_over(
    club: Club, pair: bool
) -> None:
    hall, world = await forum_of(club), club.world
    tournament = await club.begin(pair=pair, format="knockout" if pair else "groups")
    (threads) = await posts_made(club, hall, count := len(tournament.meetings))
    await world.env.advance_time(15)
    assert len(threads) == count
    meeting = next(each for each in tournament.meetings if each.matches)
    first = [await world.matches.get(number) for number in meeting.matches]
    former = next(each for each in threads if each.id == first[0].place.channel_id)
    before = len(world.posted())
    fresh = club.member("Fresh")
    await club.acts(club.host, "replace", player=club.people[first[0].players[0]], substitute=fresh)
    now = await club.until(lambda t: t.meetings[0].matches != tournament.meetings[0].matches)
    begun = [each for each in now.meetings if fresh.id in map(now.user, each.pairing.players())]
    threads = await posts_made(club, hall, count + len(begun))
    await world.env.advance_time(15)
    assert len(world.posted()) == before + 1, "the news alone is posted in the channel"
    assert len(former.history()) == len(first), "nothing is posted in the former post"
    assert all("No result: called off" in text(board) for board in former.history())
    assert "Cup · tournament" not in text(former.history()[0]), "it is the tournament's no more"
    assert "Finished" in tags(club, hall, former)
    for each in begun:
        games = [await world.matches.get(number) for number in each.matches]
        post = next(thread for thread in threads if thread.id == games[0].place.channel_id)
        assert "Fresh" in post.name
        assert len(post.history()) == len(games)
        assert all(f"#{game.id}" in text(board) for game, board in zip(games, post.history(), strict=True))
        assert "Running" in tags(club, hall, post)
    assert len(hall.threads) == count + len(begun)


@pytest.mark.parametrize("when", ["before", "after"])
async def test_a_post_whose_making_was_cut_off_is_neither_lost_nor_made_twice(
    club: Club, monkeypatch: pytest.MonkeyPatch, when: str
) -> None:
    hall = await forum_of(club)
    tournaments = type(club.world.app[Tournaments])
    failed: list[Any] = []
    noted = tournaments.note_post

    async def cut_off(self: Any, *facts: Any) -> None:
        if not failed:
            failed.append(facts)
            if when == "after":
                await noted(self, *facts)
            raise ConnectionError("the process ends here")
        await noted(self, *facts)

    monkeypatch.setattr(tournaments, "note_post", cut_off)
    tournament = await club.begin()
    await club.world.restart()
    await posts_made(club, hall, 3)
    await club.world.env.advance_time(60)
    assert failed
    assert len(hall.threads) == 3
    games = [await club.world.matches.get(n) for meeting in tournament.meetings for n in meeting.matches]
    assert {match.place.channel_id for match in games} == {thread.id for thread in hall.threads}
    assert all(len(thread.history()) == 1 for thread in hall.threads)


async def test_posts_wait_until_the_servers_are_known(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    hall = await forum_of(club)
    club.world.env.inject_error("POST", f"/channels/{hall.id}/threads", status=503, times=3)
    await club.begin()
    bot, away = club.world.bot, [True]
    known = bot.get_guild

    async def wait_until_ready() -> None:
        if away:
            raise TimeoutError  # as after all the patience that a notice has

    monkeypatch.setattr(bot, "wait_until_ready", wait_until_ready)
    monkeypatch.setattr(bot, "get_guild", lambda number: None if away else known(number))
    await club.world.env.advance_time(30)
    assert hall.threads == []
    away.clear()
    assert len(await posts_made(club, hall, 3)) == 3


async def test_posts_keep_no_other_news_waiting(club: Club) -> None:
    hall = await forum_of(club)
    world = club.world
    world.env.inject_error("POST", f"/channels/{hall.id}/threads", status=503, times=1000)
    tournament = await club.begin()
    match = await world.matches.get(tournament.meetings[0].matches[0])
    before = len(world.posted())
    await world.matches.play(match.mover, a_move(match), match_id=match.id)
    await world.env.advance_time(5)
    assert f"game #{match.id}" in text(world.posted()[-1])
    assert len(world.posted()) == before + 1
    assert hall.threads == []


async def test_where_its_channel_is_closed_posts_call_who_begins_and_show_boards_once(
    club: Club, language: str
) -> None:
    hall, world = await forum_of(club, language=language), club.world
    await club.announce(format="swiss", rounds=3)
    await club.enter_all()
    closed = f"/channels/{world.channel.id}/messages"
    world.env.inject_error("POST", closed, status=403, code=50013, times=None)
    await club.acts(club.host, "start")
    (thread,) = await posts_made(club, hall, 1)
    await world.env.advance_time(60)
    (match,) = [match for match in await world.matches.mine(club.members[0].id) if not match.over]
    board, call = thread.history()
    assert buttons(board)
    assert not pictures(call)
    said = TEXTS.say(language, "match-to-move", player=f"<@{match.mover}>", bot="no")
    assert text(call).splitlines()[2:] == [said]
    assert world.called(path=f"/channels/{thread.id}/messages") == [match.mover]
    # The links lead to the board, where it can still be moved.
    listed = await club.people[match.mover].slash(thread, "games")
    assert f"/{thread.id}/{board.id}" in source(listed.response)
    assert buttons(thread.history()[0]) == buttons(board)


async def test_where_the_bot_may_not_post_in_the_forum_games_stay_with_the_tournament(club: Club) -> None:
    hall = await forum_of(club)
    club.world.env.inject_error("POST", f"/channels/{hall.id}/threads", status=403, code=50013, times=3)
    tournament = await club.begin()
    await club.world.env.advance_time(60)
    assert hall.threads == []
    match = await club.world.matches.get(tournament.meetings[0].matches[0])
    assert match.place.channel_id == club.world.channel.id
    backlog = await club.world.app[Outbox].backlog()
    assert backlog.waiting == 0


@pytest.mark.slow
async def test_sixty_six_games_at_once_have_a_post_each_and_the_forum_three_tags(world: World) -> None:
    club = Club(world, 12)
    hall = await forum_of(club)
    tournament = await club.begin()
    numbers = [number for meeting in tournament.meetings for number in meeting.matches]
    assert len(numbers) == 66
    threads = await posts_made(club, hall, 66)
    await world.env.advance_time(60)
    assert len(hall.threads) == len({thread.name for thread in threads}) == 66
    forum = world.bot.get_channel(hall.id)
    assert isinstance(forum, discord.ForumChannel)
    assert len(forum.available_tags) == 3
    # Their change in the announcement is shown a few times, not once for each.
    edits = [r for r in world.env.http_requests if r.method == "PATCH" and "/messages/" in r.path]
    assert len(edits) < 33
    assert (await world.app[Outbox].backlog()).waiting == 0
