"""Attempts to get help in a running game between people: in another game, turned, reflected, a move before or after."""

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import suppress
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

import pytest
import sqlalchemy as sa

from bot.app import open_app
from bot.core.errors import NotConsidered
from bot.core.fair_play import OPENING_PLIES, pattern_of
from bot.core.match import Match
from bot.core.terms import Terms
from bot.engine.question import Question, Solution
from bot.match.service.matches import Matches
from bot.practice.service import PracticeGames
from bot.reviews.model import Subject
from bot.reviews.service import Reviews
from bot.store.app import App
from rules import GAMES, Colour, Game, Kind, Side, State, find_game
from tests.bot.fixtures import ANNA, PLACE, Hands, started, sure, terms, url_of
from tests.bot.services.test_practice import ANN, BOT, inline
from tests.bot.services.test_reviews import Counted, silent

STRANGER = 777
BOARDS = {"russian": 8, "turkish": 8, "international": 10, "canadian": 12}
"""A game for each board, and its size."""
Pieces = frozenset[tuple[int, int, Colour, Kind]]
"""Column and row, White's home at the bottom."""


@pytest.fixture
async def app(url: str, hands: Hands) -> AsyncIterator[App]:
    """One in which the bot answers and looks in this process."""
    async with open_app(url, now=hands, seed=1, think=inline, looks=Counted()) as running:
        yield running


def shade(game: Game[Any]) -> bool:
    """Is it played on squares of one shade?"""
    view = game.view(game.start())
    return len(view.cells) < view.columns * view.rows


def draughts() -> Iterator[tuple[str, str]]:
    """Each game with men and kings, and the game that has the same board; that of fewer men as the running one."""
    for key, game in GAMES.items():
        view = game.view(game.start())
        if view.pieces and view.pieces[0].kind is Kind.MAN:
            like = next(
                like
                for like, size in BOARDS.items()
                if size == view.columns and shade(game) == shade(GAMES[like])
            )
            fewer = len(view.pieces) < len(GAMES[like].view(GAMES[like].start()).pieces)
            yield (key, like) if fewer else (like, key)


def pieces_of(game: Game[Any], state: State) -> Pieces:
    view = game.view(state)
    at = {each.cell: (each.column, each.row) for each in view.cells}
    return frozenset((*at[each.cell], game.colours[each.side], each.kind) for each in view.pieces)


def images(pieces: Pieces, size: int) -> Iterator[Pieces]:
    """The same for who knows what to play: with colours swapped, and reflected."""
    last = size - 1
    for swapped, mirrored in product((False, True), repeat=2):

        def image(x: int, y: int, colour: Colour, kind: Kind) -> tuple[int, int, Colour, Kind]:
            if swapped:  # noqa: B023 - called below
                x, y = last - x, last - y
                colour = Colour.BLACK if colour is Colour.WHITE else Colour.WHITE
            return (last - x if mirrored else x), y, colour, kind  # noqa: B023 - called below

        yield frozenset(image(*each) for each in pieces)


def written(game: Game[Any], pieces: Pieces, to_move: str) -> str | None:
    """The position in this game, None where it is not played on these squares."""
    named = {(cell.column, cell.row): cell for cell in game.view(game.start()).cells}
    if any((x, y) not in named for x, y, _, _ in pieces):
        return None

    def side(wanted: Colour) -> str:
        cells = [(named[x, y], kind) for x, y, colour, kind in pieces if colour is wanted]
        return ",".join(
            ("K" if kind is Kind.KING else "") + str(cell.number or cell.name) for cell, kind in cells
        )

    return f"{to_move}:W{side(Colour.WHITE)}:B{side(Colour.BLACK)}"


def line(game: Game[Any], plies: int, seed: int = 1) -> list[str]:
    chance, state = Random(seed), game.start()
    texts = []
    for _ in range(plies):
        move = chance.choice(game.legal_moves(state))
        texts.append(game.format(state, move))
        state = game.play(state, move)
    return texts


async def going(app: App, key: str, *, rated: bool = False, plies: int = OPENING_PLIES + 2) -> Match:
    """A running game of Anna and Bob in which so many quiet moves were made."""
    match = await started(app, terms(game=key, rated=rated))
    for move in line(find_game(key), plies):
        match = (await app[Matches].play(match.mover, move, match_id=match.id)).match
    return match


async def asked(app: App, key: str, setup: str, user: int = STRANGER) -> Match:
    return await app[PracticeGames].begin(user, BOT, Terms(key, terms("none").pace, setup), PLACE, 6)


@pytest.mark.parametrize(("like", "key"), list(draughts()))
async def test_no_position_of_a_running_game_is_set_up_in_any_game_of_its_board(
    like: str, key: str, app: App
) -> None:
    match = await going(app, like)
    pieces, game = pieces_of(match.game, match.state), find_game(key)
    tried, size = 0, game.view(game.start()).columns
    for image in images(pieces, size):
        for to_move in "WB":
            if (setup := written(game, image, to_move)) is not None:
                tried += 1
                with pytest.raises(NotConsidered):
                    await asked(app, key, setup)
    assert tried >= 4
    fewer = sure(
        written(game, pieces - {min(pieces)}, "W")
        or written(game, next(iter(list(images(pieces - {min(pieces)}, size))[1:])), "W")
    )
    await asked(app, key, fewer)


async def test_a_hint_is_refused_where_people_come_to_stand_in_another_game(app: App) -> None:
    other, game = find_game("czech"), find_game("russian")
    match = await going(app, "russian", plies=OPENING_PLIES + 1)
    move = game.legal_moves(match.state)[0]
    state = game.play(match.state, move)
    *_, turned = (written(other, image, "W") for image in images(pieces_of(game, state), 8))
    turned = sure(turned or written(other, list(images(pieces_of(game, state), 8))[2], "W"))
    practice = await app[PracticeGames].begin(
        ANN, BOT, Terms("czech", terms("none").pace, turned), PLACE, 6, wants=Side.FIRST
    )
    await app[PracticeGames].hint(ANN, practice.id)
    await app[Matches].play(match.mover, game.format(match.state, move), match_id=match.id)
    with pytest.raises(NotConsidered):
        await app[PracticeGames].hint(ANN, practice.id)


@pytest.mark.parametrize("helped", [True, False], ids=["hint", "reply"])
async def test_there_is_no_help_where_people_come_to_stand_while_the_bot_thinks(
    helped: bool, url: str, hands: Hands
) -> None:
    meanwhile: list[tuple[App, Match, str]] = []

    async def slowly(question: Question) -> Solution:
        if meanwhile:
            at, match, text = meanwhile.pop()
            await at[Matches].play(match.mover, text, match_id=match.id)
        return await inline(question)

    async with open_app(url, now=hands, seed=1, think=slowly) as app:
        match = await going(app, "russian", plies=OPENING_PLIES + 1)
        game, move = match.game, match.game.legal_moves(match.state)[0]
        after = game.play(match.state, move)
        setup = sure(written(game, pieces_of(game, after), "W" if after.to_move is Side.FIRST else "B"))
        wants = after.to_move if helped else after.to_move.other
        agreed = Terms("russian", terms("none").pace, setup)
        practice = await app[PracticeGames].begin(ANN, BOT, agreed, PLACE, 6, wants=wants)
        meanwhile.append((app, match, game.format(match.state, move)))
        if helped:
            with pytest.raises(NotConsidered):
                await app[PracticeGames].hint(ANN, practice.id)
        else:
            with suppress(TimeoutError):
                async with asyncio.timeout(1):
                    await app[PracticeGames].reply_to_all()
        assert not meanwhile
        assert (await app[Matches].get(practice.id)).seq == practice.seq


async def test_a_move_to_a_position_of_a_running_game_is_not_answered(app: App) -> None:
    match = await going(app, "russian")
    other = find_game("brazilian")
    before = sure(
        written(other, pieces_of(match.game, match.states()[-2]), "W" if len(match.moves) % 2 else "B")
    )
    agreed = Terms("brazilian", terms("none").pace, before)
    side = other.load(before).to_move
    practice = await app[PracticeGames].begin(STRANGER, BOT, agreed, PLACE, 6, wants=side)
    wanted = pieces_of(match.game, match.state)
    (move,) = (
        each
        for each in other.legal_moves(practice.state)
        if pieces_of(other, other.play(practice.state, each)) == wanted
    )
    with pytest.raises(NotConsidered):
        await app[Matches].play(STRANGER, other.format(practice.state, move), match_id=practice.id)


@pytest.fixture(autouse=True)
def short_games_too(monkeypatch: pytest.MonkeyPatch) -> None:
    """A review is offered from ten plies on; four positions show the same here."""
    monkeypatch.setattr("bot.reviews.service.LEAST_MOVES", 1)


async def reviewed(app: App, what: Subject, user: int = STRANGER) -> list[int]:
    """After how many moves the review has nothing to say."""
    found = sure((await app[Reviews].finished(await app[Reviews].ask(user, None, what), silent)).review)
    return [ply for ply, value in enumerate(found.values) if value is None]


QUIET = ("c1-b2", "b8-a7", "e1-f2", "d8-e7", "b2-c3", "a7-b6")
START = "W:Wc1,e1:Bb8,d8"


@pytest.mark.parametrize("key", ["russian", "czech", "brazilian"])
async def test_a_running_game_is_not_reviewed_as_another_game(key: str, url: str, hands: Hands) -> None:
    looks = Counted()
    async with open_app(url, now=hands, looks=looks) as app:
        match = await started(app, terms(game="russian", setup=START))
        for move in QUIET[:4]:
            match = (await app[Matches].play(match.mover, move, match_id=match.id)).match
        what = Subject(key, find_game(key).rules_version, START, QUIET)
        assert await reviewed(app, what) == [4, 5, 6]
        assert max(looks.seen) == 3


async def test_a_running_game_is_not_reviewed_from_the_position_itself(url: str, hands: Hands) -> None:
    looks = Counted()
    async with open_app(url, now=hands, looks=looks) as app:
        await started(app, terms(game="russian", setup=START))
        version = find_game("czech").rules_version
        assert await reviewed(app, Subject("czech", version, START, QUIET)) == list(range(7))
        assert looks.seen == []


async def test_the_last_position_of_an_opening_is_everybodys_and_is_reviewed(app: App) -> None:
    match = await going(app, "russian", plies=OPENING_PLIES)
    moves = tuple(line(match.game, OPENING_PLIES + 2))
    subject = Subject("russian", match.game.rules_version, None, moves)
    assert await reviewed(app, subject) == []


async def test_ones_own_rated_game_is_not_helped_a_move_before_or_after(app: App) -> None:
    match = await going(app, "russian", rated=True)
    game = match.game
    after = game.play(match.state, game.legal_moves(match.state)[0])
    for state in (match.states()[-2], after):
        setup = sure(written(find_game("brazilian"), pieces_of(game, state), "W"))
        with pytest.raises(NotConsidered):
            await asked(app, "brazilian", setup, ANNA)
        await asked(app, "brazilian", setup, STRANGER)
    subject = Subject("russian", game.rules_version, None, match.moves[:-1])
    assert await reviewed(app, subject, ANNA) == [11]
    assert await reviewed(app, subject, STRANGER) == []
    two = game.play(after, game.legal_moves(after)[0])
    setup = sure(written(game, pieces_of(game, two), "W"))
    await asked(app, "russian", setup, ANNA)


async def test_what_is_over_helps_everybody_again(app: App) -> None:
    match = await going(app, "russian")
    setup = sure(written(match.game, pieces_of(match.game, match.state), "W"))
    with pytest.raises(NotConsidered):
        await asked(app, "russian", setup)
    await app[Matches].act(match.mover, match.id, Match.resign)
    await asked(app, "russian", setup)


async def test_running_games_are_found_by_an_index(file: Path, hands: Hands) -> None:
    async with open_app(url_of(file), now=hands) as app, app.database.reading() as connection:
        plan = await connection.execute(
            sa.text("EXPLAIN QUERY PLAN SELECT pattern FROM matches WHERE pattern IN ('a', 'b')")
        )
        assert "ix_matches_pattern" in str(plan.all())


@pytest.mark.parametrize("key", sorted(BOARDS))
def test_patterns_are_of_the_pieces_alone(key: str) -> None:
    game = find_game(key)
    state = game.start()
    for move in line(game, 6, seed=2):
        state = game.play(state, game.parse(state, move))
    known = pattern_of(game, state)
    pieces = pieces_of(game, state)
    read: Callable[[str], State] = game.load
    for image in images(pieces, BOARDS[key]):
        if (text := written(game, image, "W")) is not None:
            assert pattern_of(game, read(text)) == known
    for gone in sorted(each for each in pieces if each[3] is Kind.MAN):
        x, y, colour, _ = gone
        changed = written(game, pieces - {gone} | {(x, y, colour, Kind.KING)}, "W")
        fewer = written(game, pieces - {gone}, "W")
        assert changed is not None
        assert known not in (pattern_of(game, read(changed)), pattern_of(game, read(sure(fewer))))
