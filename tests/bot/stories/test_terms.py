"""Stories of what games are agreed on: openings, positions, paces, ratings, options; and of moves with two meanings."""

from dataclasses import replace
from random import Random
from typing import Any

import pytest
from simcord import InteractionResult

from bot.core.errors import NothingToClaim
from bot.core.match import Match
from bot.core.pace import DEFAULT, Pace
from bot.core.terms import Place, Terms
from bot.invitations.service.invitations import Seeks
from bot.ladders.model.ladder import Rules
from bot.ladders.service import Ladders
from bot.tournaments.model.plan import Format, Plan
from bot.tournaments.model.policy import Policy
from bot.tournaments.service.tournaments import Tournaments
from bot.vacations.service import Vacations
from rules import Side
from tests.bot.stories.club import Club, announced
from tests.bot.stories.narrative import alone, answer, choices, in_settings, invite, on_board, stepped, text
from tests.world import Simulation, World

TWO_WAYS = "W:WK3:B8,19,29,33,37,42,43"
"""International: the king on 3 takes three men on its way to 48, by two roads with different men."""


async def test_a_position_is_for_casual_games(world: World) -> None:
    refused = await invite(world.ann, world.channel, "international", setup=TWO_WAYS, rated=True)
    assert "cannot be rated" in alone(refused)
    refused = await invite(world.ann, world.channel, "international", setup="nonsense")
    assert answer(refused).ephemeral
    shown = await invite(world.ann, world.channel, "international", setup=TWO_WAYS)
    assert TWO_WAYS in text(shown.response)


async def test_an_opening_is_drawn_by_lot(world: World) -> None:
    match = await world.begun("american", setup="lot", rated=True)
    assert match.terms.setup in match.game.ballots
    assert "random opening from the table" in text(world.posted()[0])


async def test_a_pair_is_two_games_with_colours_swapped(world: World) -> None:
    invited = await invite(
        world.ann, world.channel, "russian", opponent=world.ben, setup="lot", colour="pair"
    )
    await stepped(world.ben, answer(invited), "join")
    one, two = sorted(await world.matches.mine(world.ann.id), key=lambda match: match.id)
    assert one.players == (two.players[1], two.players[0])
    assert one.opening == two.opening
    for match in (one, two):
        mover = world.ann if match.mover == world.ann.id else world.ben
        move = match.game.format(match.state, match.game.legal_moves(match.state)[0])
        await mover.slash(world.channel, "move", notation=move, game=str(match.id))
    assert [len((await world.match_now(match)).moves) for match in (one, two)] == [1, 1]


async def test_paces_are_read_and_shown_or_refused_with_examples(world: World) -> None:
    shown = await world.ann.slash(world.channel, "play", game="american", pace="bank 3d+12h cap 4d")
    assert "3 days, +12 hours per move (never above 4 days)" in text(shown.response)
    assert "36h" in alone(await world.ann.slash(world.channel, "play", game="american", pace="quickly"))
    await world.players.save(world.ann.id, zone="Asia/Tokyo")
    free = await invite(world.ann, world.channel, "american", pace="2d", also=["weekend"])
    assert "clocks stop at weekends (Tokyo)" in text(free.response)


async def test_where_a_server_chose_a_country_free_weekends_are_free_of_its_holidays_too(
    world: World,
) -> None:
    boss = world.boss()
    offered = await boss.autocomplete(world.channel, "server settings", "holidays", "jap")
    assert [choice["value"] for choice in offered] == ["JP"]
    assert "holidays of:** Japan" in text(
        (await boss.slash(world.channel, "server settings", holidays="日本")).response
    )
    refused = await boss.slash(world.channel, "server settings", holidays="Atlantis")
    assert "“Atlantis” is not possible" in text(refused.response)
    await world.players.save(world.ann.id, zone="Asia/Tokyo")
    free = await invite(world.ann, world.channel, "american", pace="2d", also=["weekend"])
    assert "clocks stop at weekends (Tokyo) and on holidays of Japan" in text(free.response)
    typed = await world.ben.slash(world.channel, "play", game="american", pace="3日@ベルリン+ドイツ")
    assert "clocks stop at weekends (Berlin) and on holidays of Germany" in text(typed.response)
    unknown = await world.ben.slash(world.channel, "play", game="american", pace="3d@Tokyo+Atlantis")
    assert "no holidays of “Atlantis”" in alone(unknown)


async def test_a_game_with_options_is_called_by_all_of_them(world: World) -> None:
    match = await world.begun("gothic:flying")
    assert match.terms.game == "gothic:flying"
    assert "Gothic checkers (flying kings)" in text(world.newest())
    assert "wings" in alone(await world.ann.slash(world.channel, "play", game="gothic:wings"))
    refused = await world.ann.slash(world.channel, "play", game="chess")
    assert "chess" in text(refused.response)


async def test_options_typed_in_full_are_understood_in_either_language(world: World) -> None:
    await world.ann.slash(world.channel, "play", game="シンガポール", pace="３日")
    await world.ann.slash(world.channel, "play", game="dama")
    await in_settings(world.ann, world.channel, "vacation")
    await world.ann.slash(world.channel, "settings", zone="東京", quiet_from=22, quiet_until=7)
    taken = await in_settings(
        world.ann, world.channel, "vacation", "vacation-ask", first="明日", last="tomorrow"
    )
    assert "Vacation planned" in text(taken.response)
    unread = await in_settings(
        world.ann, world.channel, "vacation", "vacation-ask", first="someday", last="tomorrow"
    )
    assert "someday" in alone(unread)


async def test_a_vacation_in_figures_is_asked_about_until_a_zone_says_how_its_taker_writes(
    world: World,
) -> None:
    async def takes(first: str, last: str) -> InteractionResult:
        return await in_settings(world.ann, world.channel, "vacation", "vacation-ask", first=first, last=last)

    assert "“05.08” may be Aug 5, 2026 or May 8, 2026." in alone(await takes("05.08", "06.08.2026"))
    await world.ann.slash(world.channel, "settings", zone="Europe/Amsterdam")
    assert "Vacation planned" in text((await takes("05.08", "06.08.2026")).response)
    (vacation,) = await world.app[Vacations].of(world.ann.id)
    assert (vacation.start.month, vacation.end.month) == (8, 8)


@pytest.mark.parametrize(
    ("locale", "asked", "first"),
    [
        ("ja", "東京 でよいですか", "東京"),
        ("en-US", "Which is your time zone?** Until you say it I take UTC", "UTC"),
    ],
)
async def test_a_zone_is_asked_for_once_where_it_first_matters(
    world: World, locale: str, asked: str, first: str
) -> None:
    await world.players.remember(world.ann.id, "Ann", locale)
    await world.players.save(world.ann.id, language="ja" if locale == "ja" else "en")
    taken = await in_settings(
        world.ann, world.channel, "vacation", "vacation-ask", first="tomorrow", last="tomorrow"
    )
    question = answer(taken)
    assert question.ephemeral
    assert asked in text(question)
    offered = choices(question)
    assert next(iter(offered)) == first
    assert len(offered) == 24
    zone = "Europe/Berlin"
    label = next(label for label, value in offered.items() if value == zone)
    chosen = await world.ann.select(question, [offered[label]])
    assert label in text(chosen.response)
    assert (await world.players.settings(world.ann.id)).zone == zone
    again = await world.ann.slash(world.channel, "settings", quiet_from=22, quiet_until=7)
    assert not again.followups


async def test_a_zone_is_asked_for_after_an_invitation_with_free_weekends(world: World) -> None:
    await world.players.remember(world.ann.id, "Ann", "nl")
    invited = await invite(
        world.ann, world.channel, "frisian", opponent=world.ben, pace="2d", also=["weekend"]
    )
    (question,) = invited.followups
    assert question.ephemeral
    await world.ann.click(question, label="That is right")
    settings = await world.players.settings(world.ann.id)
    assert (settings.zone, settings.zone_asked) == ("Europe/Amsterdam", True)
    # Ben has named his zone, and is not asked.
    await world.ben.slash(world.channel, "settings", zone="Europe/Paris")
    quiet = await world.ben.slash(world.channel, "settings", quiet_from=22, quiet_until=7)
    assert not quiet.followups


async def test_nobody_plays_against_a_bot_or_themselves(world: World, env: Simulation) -> None:
    robot = world.guild.add_member(env.create_user("robot", bot=True))
    refused = await world.ann.slash(world.channel, "play", game="american", opponent=robot)
    assert "Other bots do not play here" in text(refused.response)
    refused = await world.ann.slash(world.channel, "play", game="american", opponent=world.ann)
    assert "against yourself" in text(refused.response)


async def test_a_limit_of_games_is_told(world: World) -> None:
    await world.players.save_server(world.guild.id, max_matches=1)
    await world.begun()
    assert "one open game at a time" in alone(await world.ann.slash(world.channel, "play", game="russian"))


@pytest.mark.slow
async def test_a_draw_is_claimed_where_the_rules_give_it_on_demand(world: World) -> None:
    match = await world.begun("italian", setup="W:WK25,K26:BK7,K8")
    more = await on_board(world.ann, world.channel, "more")
    assert "Offer draw" in choices(more.response), "there is nothing to claim"
    with pytest.raises(NothingToClaim):
        await world.matches.act(world.ann.id, match.id, Match.claim)
    dice, game = Random(2), match.game
    while game.claimable_draw(match.state) is None:
        assert not match.over
        quiet = [move for move in game.legal_moves(match.state) if _quiet(game, game.play(match.state, move))]
        move = game.format(match.state, dice.choice(quiet))
        match = (await world.matches.play(match.mover, move, match_id=match.id)).match
    mover = world.ann if match.mover == world.ann.id else world.ben
    asked = await on_board(mover, world.channel, "draw")
    assert not (await world.match_now(match)).over
    await mover.click(answer(asked), label="Claim the draw")
    assert "the game is over" in text(asked.response)
    over = await world.match_now(match)
    assert over.outcome is not None
    assert over.outcome.winner is None
    assert "Drawn" in text(world.newest())


def _quiet(game: Any, state: Any) -> bool:
    """Nothing can be taken there, and nobody has lost."""
    moves = game.legal_moves(state)
    return bool(moves) and not any(move.captured for move in moves)


async def test_a_vacation_is_planned_in_a_zone_that_is_known_first(world: World) -> None:
    await in_settings(world.ann, world.channel, "vacation")
    # A vacation that cannot be is not promised.
    await in_settings(
        world.ann, world.channel, "vacation", "vacation-ask", first="2026-07-02", last="2026-07-01"
    )
    asked = await in_settings(
        world.ann, world.channel, "vacation", "vacation-ask", first="2026-07-01", last="2026-07-02"
    )
    assert await world.app[Vacations].of(world.ann.id) == ()
    taken = await world.ann.select(answer(asked), ["Asia/Tokyo"])
    assert "Vacation planned" in text(taken.response)
    (vacation,) = await world.app[Vacations].of(world.ann.id)
    assert (vacation.zone, vacation.start.hour) == ("Asia/Tokyo", 15)
    await world.ann.slash(world.channel, "settings", zone="UTC")
    await in_settings(world.ann, world.channel, "vacation")


DAY, TWO_DAYS = Pace.parse("1d"), Pace.parse("2d")


async def test_a_tournament_is_held_as_its_director_says(world: World) -> None:
    club = Club(world, 0)
    await world.players.save_server(world.guild.id, pace="2d")
    asked: list[tuple[dict[str, Any], Plan]] = [
        ({"name": "A", "game": "russian"}, Plan("A", Format.GROUPS, Terms("russian", TWO_DAYS, rated=True))),
        (
            {"name": "B", "game": "italian", "pace": "1d", "format": "swiss", "rounds": 7, "most": 30},
            Plan("B", Format.SWISS, Terms("italian", DAY, rated=True), rounds=7, most=30),
        ),
        (
            {"name": "C", "game": "zongheng", "group": 4, "lot": True, "cycles": 2, "vacation": False},
            Plan(
                "C",
                Format.GROUPS,
                Terms("zongheng", TWO_DAYS, rated=True, vacation=False),
                group=4,
                lot=True,
                cycles=2,
            ),
        ),
        (
            {"name": "D", "game": "binary", "format": "knockout", "deciders": 3, "third": False},
            Plan(
                "D",
                Format.KNOCKOUT,
                Terms("binary", TWO_DAYS, rated=True, pair=True),
                deciders=3,
                third=False,
            ),
        ),
        (
            {"name": "E", "game": "incorrect", "format": "league", "moving": 1, "pause": 30, "pair": True},
            Plan("E", Format.LEAGUE, Terms("incorrect", TWO_DAYS, rated=True, pair=True), moving=1, pause=30),
        ),
    ]
    for number, (options, plan) in enumerate(asked, 1):
        await announced(world, club.host, **{"pace": "2d"} | options)
        found = (await world.app[Tournaments].get(number, world.guild.id)).plan
        assert found == replace(plan, policy=Policy(spends=False))


async def test_a_ladder_is_held_as_its_director_says(world: World) -> None:
    club = Club(world, 0)
    await world.players.save_server(world.guild.id, pace="2d")
    for options, rules in (
        (
            {"game": "russian", "pace": "1d", "reach": 5, "idle": 30, "pair": True, "vacation": False},
            Rules(Terms("russian", DAY, "lot", True, True, vacation=False), 5, 30),
        ),
        ({"game": "italian"}, Rules(Terms("italian", TWO_DAYS, rated=True), 3, 14)),
    ):
        opened = await club.host.slash(world.channel, "ladder create", **options)
        assert not opened.ephemeral, text(opened.response)
        found = max(await world.app[Ladders].open(world.guild.id), key=lambda ladder: ladder.id)
        assert found.rules == rules


async def test_an_invitation_says_what_its_author_said(world: World) -> None:
    place = Place(world.guild.id, world.channel.id)
    for options, terms, more in (
        ({"game": "russian"}, Terms("russian", Pace.parse(DEFAULT)), {}),
        (
            {"game": "american", "pace": "1d", "colour": "white", "rated": True, "setup": "random"},
            Terms("american", DAY, "lot", True),
            {"wants": Side.SECOND},
        ),
        (
            {"game": "italian", "pace": "2d", "colour": "pair", "note": "Slowly", "also": ["standing"]},
            Terms("italian", TWO_DAYS, pair=True),
            {"note": "Slowly", "standing": True},
        ),
    ):
        await invite(world.ann, world.channel, **options)
        seek = max(await world.app[Seeks].open(world.guild.id, world.ben.id), key=lambda seek: seek.id)
        assert (seek.by, seek.place, seek.terms) == (world.ann.id, place, terms)
        said = {"wants": seek.wants, "note": seek.note, "standing": seek.standing}
        assert said == {"wants": None, "note": None, "standing": False} | more
