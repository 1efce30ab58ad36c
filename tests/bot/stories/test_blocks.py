"""Stories of people who are not to meet, and of what an invitation carries."""

from typing import Any

from bot.core.match import Match
from bot.match.service.matches import Matches
from bot.people.service import Players
from bot.privacy.service import Privacy
from tests.bot.stories.narrative import (
    alone,
    answer,
    blocked,
    choices,
    in_settings,
    offered_on,
    on_board,
    pictures,
    stepped,
    text,
)
from tests.world import TEXTS, Simulation, World


async def test_who_is_blocked_neither_invites_nor_joins_and_is_not_told_why(
    world: World, env: Simulation, language: str
) -> None:
    match = await world.begun()
    await world.app[Players].save(world.ann.id, language=language)
    await world.app[Players].save(world.ben.id, language=language)
    shown = await blocked(world.ann, world.channel, world.ben)
    assert TEXTS.say(language, "blocks-done") in alone(shown)
    assert world.ben.mention in text(shown.response)
    before = len(world.posted())
    refused = await world.ben.slash(world.channel, "play", game="russian", opponent=world.ann)
    assert alone(refused) == TEXTS.say(language, "error-not-available")
    assert len(world.posted()) == before
    opened = await world.ann.slash(world.channel, "play", game="russian")
    pressed = await stepped(world.ben, answer(opened), "join")
    assert text(pressed.response) == TEXTS.say(language, "error-not-available")
    listed = await world.ben.slash(world.channel, "join")
    assert TEXTS.say(language, "list-no-seeks") in text(listed.response)
    # The game under way goes on, and everybody else may join.
    assert not (await world.match_now(match)).over
    await stepped(world.eve, answer(opened), "join")
    assert len(await world.app[Matches].mine(world.ann.id)) == 2
    # The rematch of a game that is over is an invitation too.
    await world.app[Matches].act(world.ann.id, match.id, Match.resign)
    await env.settle()
    again = await world.ben.click(world.newest(), label="Rematch")
    assert TEXTS.say(language, "error-not-available") in text(again.response)
    (who,) = choices(shown.response).values()
    await world.ann.select(answer(shown), [who], custom_id="v1:unblock:0:0")
    assert TEXTS.say(language, "blocks-none") in text(shown.response)
    welcome = await world.ben.slash(world.channel, "play", game="russian", opponent=world.ann)
    assert not welcome.ephemeral


async def test_a_rematch_asked_for_before_the_block_calls_nobody_again(world: World, env: Simulation) -> None:
    match = await world.begun()
    await world.app[Matches].act(world.ann.id, match.id, Match.resign)
    await env.settle()
    final = world.newest()
    await world.ben.click(final, label="Rematch")
    asked = len(world.posted())
    # A person who asks again is shown the card that stands; nobody is called twice.
    again = await world.ben.click(final, label="Rematch")
    assert again.ephemeral
    assert f"/{world.posted()[-1].id})" in text(again.response)
    await blocked(world.ann, world.channel, world.ben)
    for ask in (
        world.ben.click(final, label="Rematch"),
        on_board(world.ben, world.channel, "rematch", game="1"),
    ):
        assert TEXTS.say("en", "error-not-available") in text((await ask).response)
    assert len(world.posted()) == asked


async def test_an_invitation_made_before_the_block_is_withdrawn_and_others_are_not(world: World) -> None:
    invited = await world.ann.slash(world.channel, "play", game="russian", opponent=world.ben)
    to_eve = await world.ann.slash(world.channel, "play", game="russian", opponent=world.eve)
    back = await world.ben.slash(world.channel, "play", game="czech", opponent=world.ann)
    await blocked(world.ann, world.channel, world.ben)
    card = answer(invited)
    assert "join" not in offered_on(card)
    gone = await world.ben.slash(world.channel, "join", seek="1")
    assert text(gone.response) == TEXTS.say("en", "error-seek-gone")
    assert await world.app[Matches].mine(world.ben.id) == []
    # A person whom the block keeps away sees their own invitation as it was: nothing tells them of it.
    assert "join" in offered_on(answer(back))
    await stepped(world.eve, answer(to_eve), "join")
    assert len(await world.app[Matches].mine(world.ann.id)) == 1


async def test_an_invitation_carries_one_line_that_calls_nobody(world: World) -> None:
    line = f"Slow but @everyone {world.eve.mention}\n**serious**"
    invited = await world.ann.slash(world.channel, "play", game="russian", opponent=world.ben, note=line)
    assert "> Slow but" in text(invited.response)
    assert world.eve.mention not in text(invited.response)
    assert "**serious**" not in text(invited.response)
    assert world.called() == [world.ben.id]


async def test_an_invitation_to_a_position_shows_the_board(world: World) -> None:
    invited = await world.ann.slash(
        world.channel, "play", game="international", opponent=world.ben, setup="W:W31,K32:B10,K1"
    )
    (described,) = pictures(invited.response)
    assert "32" in described
    assert "White is to move" in text(invited.response)
    await stepped(world.ben, answer(invited), "join")
    assert pictures(world.posted()[0]) == []
    usual = await world.ann.slash(world.channel, "play", game="international")
    assert pictures(usual.response) == []
    listed = await world.ben.slash(world.channel, "join")
    assert "join" not in offered_on(listed.response)


async def test_a_standing_invitation_renews_itself_until_its_maker_has_too_many_games(world: World) -> None:
    directed = await world.ann.slash(world.channel, "play", game="russian", opponent=world.ben, standing=True)
    assert "A standing invitation is for everybody" in text(directed.response)
    first = await world.ann.slash(world.channel, "play", game="russian", note="any time", standing=True)
    assert "when somebody joins, or else <t:" in text(first.response)
    assert "This invitation stands" in text(first.response)
    assert "until it is withdrawn or its maker has as many games as this server allows." in text(
        first.response
    )
    await stepped(world.ben, answer(first), "join")

    def offers() -> list[Any]:
        return [message for message in world.posted() if "join" in offered_on(message)]

    (second,) = offers()
    assert "any time" in text(second)
    assert second.id != answer(first).id
    await world.app[Players].save_server(world.guild.id, max_matches=2)
    await stepped(world.eve, second, "join")
    assert offers() == []
    assert f"{world.ann.mention}, your standing invitation (Russian draughts) has ended" in text(
        next(message for message in world.posted() if "standing invitation" in text(message))
    )


async def test_a_block_of_somebody_who_was_deleted_is_listed_and_taken_back(world: World) -> None:
    await blocked(world.ann, world.channel, world.ben)
    await world.app[Privacy].erase(world.ben.id)
    shown = await in_settings(world.ann, world.channel, "blocks")
    assert "- a former player" in alone(shown)
    refused = await world.ben.slash(world.channel, "play", game="russian", opponent=world.ann)
    assert alone(refused) == TEXTS.say("en", "error-not-available")
    (who,) = choices(shown.response).values()
    await world.ann.select(answer(shown), [who], custom_id="v1:unblock:0:0")
    assert TEXTS.say("en", "blocks-none") in text(shown.response)
    welcome = await world.ben.slash(world.channel, "play", game="russian", opponent=world.ann)
    assert not welcome.ephemeral
