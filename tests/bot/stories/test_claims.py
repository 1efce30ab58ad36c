"""Stories of rated endings whose result the endgame tables know: it is claimed, not waited for."""

from random import Random

import sqlalchemy as sa

from bot.console.check import check
from bot.core.match import Match
from bot.core.verdict import known_result
from bot.language.texts import Texts
from bot.match.service.matches import Matches
from bot.people.service import Players
from rules import Ending
from tests.bot.stories.narrative import alone, answer, buttons, choices, on_board, text
from tests.world import World

TEXTS = Texts()
WON, DRAWN = 38, 40
"""Seeds of Russian games that end in three pieces: a win for who is not to move, and a draw."""


async def ending(world: World, language: str, seed: int) -> Match:
    """A rated game of Ann and Ben, played by lot until the tables know its result."""
    match, dice = await world.begun("russian", rated=True), Random(seed)
    await world.app[Players].save_server(world.guild.id, language=language)
    for person in (world.ann, world.ben):
        await world.app[Players].save(person.id, language=language)
    while known_result(match.game, match.state) is None:
        chosen = match.game.format(match.state, dice.choice(list(match.game.legal_moves(match.state))))
        match = (await world.app[Matches].play(match.mover, chosen, match_id=match.id)).match
    return match


async def test_a_win_that_the_tables_know_is_claimed_while_the_opponent_lets_the_game_wait(
    world: World, language: str
) -> None:
    match, words = await ending(world, language, WON), TEXTS
    label = words.say(language, "button-claim-win")
    known = known_result(match.game, match.state)
    assert known is not None
    assert known.winner is match.to_move.other
    winner, loser = (world.ann, world.ben) if match.mover == world.ben.id else (world.ben, world.ann)
    assert label not in buttons(answer(await on_board(loser, world.channel, "more")))
    more = await on_board(winner, world.channel, "more")
    claimed = await winner.click(answer(more), label=label)
    assert words.say(language, "win-claimed") in alone(claimed)
    over = await world.app[Matches].get(match.id)
    assert over.outcome is not None
    assert over.outcome.ending is Ending.TABLES
    assert over.outcome.winner is known.winner
    told = text(world.newest())
    assert words.say(language, "ending-tables") in told
    assert f"{winner.mention} 1500" in told


async def test_a_draw_that_the_tables_know_is_claimed_by_who_is_not_to_move(
    world: World, language: str
) -> None:
    match, words = await ending(world, language, DRAWN), TEXTS
    claimer = world.ann if match.mover == world.ben.id else world.ben
    assert words.say(language, "button-draw-claim") in choices(
        answer(await on_board(claimer, world.channel, "more"))
    )
    asked = await on_board(claimer, world.channel, "draw")
    assert words.say(language, "draw-claim-question", by="tables") in text(asked.response)
    await claimer.click(answer(asked), label=words.say(language, "button-draw-claim"))
    over = await world.app[Matches].get(match.id)
    assert over.outcome is not None
    assert over.outcome.ending is Ending.TABLES
    assert over.outcome.winner is None
    assert words.say(language, "ending-tables") in text(world.newest())
    await world.answered()
    database = world.app.database
    assert not (await check(database)).problems
    async with database.transaction() as connection:
        won = """UPDATE match_events SET detail = '{"ending": "tables", "winner": 0}' WHERE kind = 'ended'"""
        await connection.execute(sa.text(won))
    assert any("endgame tables" in problem.text for problem in (await check(database)).problems)
    world.tampered = True
