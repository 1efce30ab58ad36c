"""Stories of reviews: a finished game looked back on with the bot, by button, number, file and form."""

import io
import re
from dataclasses import replace
from typing import Any

import pytest
from PIL import Image

from bot.board.pictures import Film, film
from bot.core import fair_play
from bot.core.errors import ReviewRefused
from bot.core.match import Match
from bot.core.preferences import PlayerSettings
from bot.core.terms import LEAST_MOVES
from bot.engine import review as engine
from bot.match.cards.games import LAST_PLIES
from bot.reviews.model import MOST_BYTES
from bot.reviews.service import subject_of
from rules import Side
from tests.bot.fixtures import a_move
from tests.bot.stories.narrative import (
    alone,
    answer,
    buttons,
    choices,
    offered_on,
    on_board,
    picked,
    pictures,
    text,
)
from tests.world import Simulation, World

AMERICAN = ("12-16", "23-19", "16x23", "27x18", "11-16", "24-19", "16x23", "26x19", "8-11", "32-27", "11-16",
            "19x12", "7-11", "12-8", "3x12", "30-26")  # fmt: skip
"""A game with two turning points: 32-27 and 11-16."""
PDN = f"""[GameType "21"]\n[White "Ann"]\n[Black "B*n"]\n[Result "*"]\n\n{
    " ".join(f"{n // 2 + 1}. {move}" if n % 2 == 0 else move for n, move in enumerate(AMERICAN))
} *\n"""


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """These games need no long look."""
    monkeypatch.setattr(engine, "FIRST_LOOK", 400)
    monkeypatch.setattr(engine, "SECOND_LOOK", 1_500)


async def finished(
    world: World, moves: tuple[str, ...] = AMERICAN, game: str = "american", **options: Any
) -> Match:
    match = await world.begun(game, **options)
    for move in moves:
        now = await world.match_now(match)
        await world.matches.play(now.mover, move, match_id=match.id)
    await world.resigned(match, world.ann)
    return await world.match_now(match)


async def running(world: World, moves: tuple[str, ...]) -> Match:
    """A game between Ann and Ben in which these moves have been made."""
    match = await world.paired()
    for move in moves:
        match = (await world.matches.play(match.mover, move, match_id=match.id)).match
    return match


async def reviewed(actor: Any, world: World, **options: Any) -> Any:
    """The review of a game of one's list, or of a sent file, as it is in the end."""
    return answer(await asked(actor, world, **options))


async def asked(actor: Any, world: World, **options: Any) -> Any:
    """The answer to Review on the board of a game, or to the form that /games opens, with this in it."""
    if "game" in options:
        return await on_board(actor, world.channel, "review", **options)
    form = await actor.click(answer(await actor.slash(world.channel, "games")), label="Review …")
    return await actor.submit_modal(form, options)


async def test_the_button_of_the_final_card_shows_the_turning_points_and_leads_through_them(
    world: World,
) -> None:
    match = await finished(world)
    before = len(world.posted())
    pressed = await world.ann.click(world.newest(), label="Review")
    shown = answer(pressed)
    assert shown.ephemeral
    assert len(world.posted()) == before
    assert f"Review: #{match.id} American checkers" in text(shown)
    assert "**2 turning points**" in text(shown)
    assert "**5... 32-27** cost about 2 men. Better: 18-15" in text(shown)
    assert "**6. 11-16** cost about 3 men. Better: 11-15" in text(shown)
    assert "Turning points: 5... 32-27" in pictures(shown)[0]
    assert "running game" not in text(shown)
    first = answer(await world.ann.click(shown, label="Next turning point"))
    assert "Turning point 1 of 2" in text(first)
    assert "**5... 32-27** by White cost about 2 men." in text(first)
    assert "The best answer to it: **11-15**." in text(first)
    assert "Better was **18-15**." in text(first)
    (alt,) = pictures(first)
    assert "Played: 32-27. Better: 18-15." in alt
    # It tells the position before the move, with the man still on 32.
    assert "White, 10 men: 18 19 21 22 25 28 29 30 31 32. White is to move." in alt
    second = await picked(world.ann, first, "6. 11-16")
    assert "**6. 11-16** by Black" in text(second)
    back = answer(await world.ann.click(second, label="Curve"))
    assert text(back) == text(shown)
    assert list(choices(back)) == ["5... 32-27", "6. 11-16"]
    # In characters too it is the position before the move.
    await world.players.save(world.ann.id, text_board=True)
    second = await picked(world.ann, back, "6. 11-16")
    assert "x11" in text(second)
    assert ".16" in text(second)


async def test_a_review_is_announced_kept_and_never_counted_twice(world: World, env: Simulation) -> None:
    match = await finished(world)
    await on_board(world.ann, world.channel, "review", game=str(match.id))
    bodies = [request.json or {} for request in env.http_requests if "/messages/@original" in request.path]
    assert any("This takes about" in str(body) for body in bodies)
    env.http_requests.clear()
    again = await reviewed(world.ann, world, game=str(match.id))
    assert "**2 turning points**" in text(again)
    assert not any("This takes about" in str(request.json) for request in env.http_requests)
    # Ben's is his own, and known already.
    theirs = await reviewed(world.ben, world, game=str(match.id))
    assert text(theirs) == text(again)
    assert not any("This takes about" in str(request.json) for request in env.http_requests)


async def test_only_finished_games_that_one_may_read_are_reviewed(world: World) -> None:
    match = await world.begun()
    assert "review" not in offered_on(answer(await world.ann.slash(world.channel, "board")))
    with pytest.raises(ReviewRefused, match="going"):
        subject_of(match)
    for _ in range(LEAST_MOVES - 1):
        match = (await world.matches.play(match.mover, a_move(match), match_id=match.id)).match
    await world.resigned(match, world.ann)
    assert "Review" not in buttons(world.newest())
    assert "review" not in offered_on(
        answer(await world.ann.slash(world.channel, "board", game=str(match.id)))
    )
    short = await reviewed(world.ann, world, text=PDN.partition("5. ")[0] + "*")
    assert "its game has only 8 moves. A review needs 10" in text(short)
    assert "Line 6: “forfeit” is neither" in text(
        await reviewed(world.ann, world, text=PDN[:80] + " forfeit")
    )
    assert "There is no such game" in text(await reviewed(world.ann, world, game="999"))


async def test_a_position_in_a_running_game_between_people_is_left_out(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(fair_play, "OPENING_PLIES", 4)
    match = await finished(world)
    going = await running(world, AMERICAN[:9])
    shown = await reviewed(world.ann, world, game=str(match.id))
    assert "8 positions were left out, as they may belong to running games" in text(shown)
    assert "32-27" not in text(shown)
    assert "No turning point" in text(shown)
    # When the two have gone on, it is looked at; and the findings are hidden again where others come to stand there.
    await world.matches.play(going.mover, "18-15", match_id=going.id)
    whole = await reviewed(world.ann, world, game=str(match.id))
    assert "running game" not in text(whole)
    assert "**2 turning points**" in text(whole)
    await running(world, AMERICAN[:10])
    hidden = answer(await world.ann.click(whole, label="Next turning point"))
    assert "No turning point" in text(hidden)
    assert "running game" in text(hidden)


async def test_a_file_is_reviewed(world: World) -> None:
    shown = await reviewed(world.eve, world, file=("game.pdn", PDN.encode()))
    assert "Review: American checkers, B\\*n – Ann" in text(shown)
    assert "**2 turning points**" in text(shown)


@pytest.mark.parametrize(
    ("data", "told"),
    [
        (b"", "There is no game in this file"),
        (b"  \n", "There is no game in this file"),
        (b"x" * (MOST_BYTES + 1), "too large"),
        (b"PK\3\4xl/workbook.xml", "This file is an Office document"),
        (b"https://lidraughts.org/AbCdEf12", "This is a link"),
        (b'[Game "zongheng"]\n\n1. a1 *\n', "There is no review of this game"),
    ],
)
async def test_a_file_that_holds_no_game_is_refused_in_a_sentence(
    world: World, data: bytes, told: str
) -> None:
    said = alone(await asked(world.ann, world, file=("game.pdn", data)))
    assert told in said
    assert re.search(r"(Correct|[Ss]end|save) ", said) or "no review of this game" in said, "what to do"


@pytest.mark.parametrize(
    ("data", "told", "pointed"),
    [
        (b"hello", "Line 1 cannot be read", ""),
        (PDN.replace("32-27", "32-14").encode(), "Move 5... “32-14” is not possible (American checkers)", "32-14"),
        (b'[GameType "20"]\n[FEN "W:W28,32:B23,7"]\n1. 32-27 7-11 *', "a capture is due", "W:W28"),
        (b'[GameType "20"]\n1. 32-28 19-23 2. 34-30 23x32 *', "a capture is due instead of 2. 34-30", "19-23"),
        (b'[GameType "20"]\n1. 32-28 12-Dec 2. 38-32 *', "“12-dec” is a date", "12-Dec"),
        (b'[GameType "21"]\n[FEN "W:W22:B10"]\n\n1. 22-9 *\n', "Move 1. “22-9” is not possible", "22-9"),
        (PDN.replace("[White", '[FEN "W:W99:B1"]\n[White').encode(), "position at the start (FEN)", "W:W99:B1"),
        (b'[GameType "31"]\n\n1. 8-12 25-21 *', "Thai checkers is not played here", ""),
        (PDN.replace("32-27", "3ж-27").encode("cp1251"), "A letter was probably lost", "3ж-27"),
    ],
)  # fmt: skip
async def test_a_record_that_goes_wrong_says_where_and_what_to_do(
    world: World, data: bytes, told: str, pointed: str
) -> None:
    said = text(answer(await asked(world.ann, world, file=("game.pdn", data))))
    head, *_ = said.partition("```")
    assert told in head
    assert len(head.split()) <= 40
    assert "Correct the file and send it again" in said
    if pointed:
        near, pointer = said.split("```")[1].strip("\n").split("\n")
        assert near[pointer.index("^") :].startswith(pointed)


async def test_a_record_is_read_as_another_game_from_the_menu_of_its_message(world: World) -> None:
    """A wrong tag and a wrong move: what the bot takes it for is one guess, the player knows."""
    broken = PDN.replace('"21"', '"31"').replace("27x18", "27x20").encode()
    shown = answer(await asked(world.ann, world, file=("game.pdn", broken)))
    assert "Thai checkers is not played here" in text(shown)
    again = await picked(world.ann, shown, "American checkers: 3 of 16 moves")
    assert (
        "Move 2... “27x20” is not possible: a capture is due (American checkers). Captures here: 26x19 and 27x18."
        in text(again)
    )
    (board,) = pictures(again)
    assert "White is to move" in board
    await world.players.save(world.ann.id, language="ja")
    (entry,) = (label for label in choices(again) if label.startswith("American"))
    assert "「2... 27x20」は指せません" in text(await picked(world.ann, again, entry))


async def test_the_form_takes_a_game_a_file_or_moves(world: World) -> None:
    match = await finished(world)
    await world.resigned(await world.begun(), world.ann)
    form = await world.ann.click(answer(await world.ann.slash(world.channel, "games")), label="Review …")
    assert form.modal is not None
    (games,) = [each["component"] for each in form.modal["components"] if "options" in each["component"]]
    assert [option["value"] for option in games["options"]] == [str(match.id)], "the other is too short"
    by_number = await world.ann.submit_modal(form, {"game": [str(match.id)]})
    assert f"Review: #{match.id}" in text(answer(by_number))
    sent = await asked(world.ann, world, file=("game.pdn", PDN.encode()))
    assert "Review: American checkers" in text(answer(sent))
    typed = await asked(world.ann, world, text=PDN)
    assert "Review: American checkers" in text(answer(typed))
    empty = await asked(world.ann, world)
    assert "There is no game in this file" in text(answer(empty))


async def test_a_game_of_kato_is_not_reviewed_and_it_is_said_why(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its card offers none; one that an earlier version has sent still does."""
    match = await finished(world, ("a1", "b1", "c1", "d1", "e1", "f1", "g1", "h1", "a3", "b3"), "binary")
    shown = await world.ann.slash(world.channel, "board", game=str(match.id))
    assert "Review" not in buttons(answer(shown))
    monkeypatch.setattr("bot.match.cards.games.reviewable", lambda *_: True)
    for language, reason in (
        ("en", "There is no review of this game"),
        ("ja", "コマが取られて減るゲームではなく、ボットの数える形勢は一手ごとに上下するため"),
    ):
        await world.players.save(world.ann.id, language=language)
        assert reason in alone(await on_board(world.ann, world.channel, "review", game=str(match.id)))


async def test_the_card_of_a_finished_game_tells_its_result_its_ratings_and_where_it_turned(
    world: World, env: Simulation, monkeypatch: pytest.MonkeyPatch
) -> None:
    await finished(world, rated=True)
    final = world.newest()

    def alternative(message: Any) -> str:
        (told,) = pictures(message)
        return told

    async def card() -> Any:
        more = await world.eve.click(final, label="More …")
        return await picked(world.eve, answer(more), "Card to share")

    told = alternative(await card())
    assert told.startswith("American checkers · ")
    assert "resigned" in told
    assert "(−" in told
    assert "(+" in told
    assert "8 moves" in told
    assert "The game turned" not in told, "before anybody has asked for a review"
    await world.ann.click(final, label="Review")
    await env.settle()
    shown = await card()
    assert "The game turned: 6. 11-16" in alternative(shown)
    before = len(world.posted())
    await world.eve.click(shown, label="Show it to everybody here")
    assert len(world.posted()) == before + 1
    assert alternative(world.newest()) == alternative(shown)
    assert "Show it to everybody here" not in buttons(world.newest())
    monkeypatch.setattr(fair_play, "OPENING_PLIES", 4)
    await running(world, AMERICAN[:9])
    assert "The game turned" not in alternative(await card()), "others have come to stand there"


async def test_the_last_five_moves_are_a_film_of_their_own(world: World) -> None:
    match = await finished(world)
    shown = answer(await world.eve.click(world.newest(), label="Last five moves"))
    assert shown.ephemeral
    assert [attached.filename for attached in shown.attachments] == ["replay.gif"]
    film_of = Film(match, "en", PlayerSettings(), ("Ann", "Ben"), Side.FIRST)
    whole, last = (
        Image.open(io.BytesIO(film(wanted))).n_frames  # type: ignore[attr-defined]
        for wanted in (film_of, replace(film_of, plies=LAST_PLIES))
    )
    assert LAST_PLIES < last < whole
