"""The lessons of every game: enough of them, of all that the game has, and each to be solved by who only reads."""

from random import Random
from typing import Any, Final
from zlib import crc32

import pytest

from bot.board.moves import aim
from bot.language import WHOLE
from bot.language.texts import Texts
from bot.language.words import Words
from bot.lessons.cards import sentence
from bot.lessons.model.course import course
from bot.lessons.model.draughts import written
from bot.lessons.model.step import FEWEST, MOST, Progress, Step
from bot.lessons.model.step import GAMES as GAMES_THAT_FOLLOW
from bot.skin.card import MAX_OPTIONS
from rules import GAMES, IllegalMove, Move, find_game
from rules.draughts.game import DraughtsGame
from tests import stored
from tests.bot.fixtures import ANNA, START
from tests.rules.draughts.houses import EVERY_HOUSE

WORDS = {language: Words(Texts(), language) for language in WHOLE}
LONGEST = {"en": 40, "ja": 110}
"""Words of English, characters of Japanese, that are read at a glance."""
UNTAUGHT = frozenset(
    (
        *("board", "men", "starts", "man-takes-king", "king-look", "capture-equal", "value"),
        *("notation-numeric", "notation-algebraic", "draw-agreement", "draw-idle", "draw-no-capture"),
        *("draw-kings-only", "draw-balance", "draw-few-pieces", "draw-main-road"),
        *("removal-after-move", "removal-at-once"),
        *("designer", "reconstructed-start", "played-in-pairs", "zongheng-pass", "zongheng-supply"),
        *("zongheng-notation", "binary-notation", "incorrect-notation", "incorrect-repetition"),
        "incorrect-limit",
    )
)
"""Traits that need no step: the board itself shows them, or they come late in few games and are told by the rules."""
DRAWS = frozenset(("draw-repetition", "draw-one-each"))
"""One of them is enough."""
LEFT_OUT = frozenset(("priority-king-soonest", "win-no-moves"))
"""Traits for which there may be no room among ten steps."""
DUTY = {"en": "If you can take, you must", "ja": "取れるときは必ず取"}
TOLD_OF_DUTY = frozenset(("free", "priority-most-pieces", "priority-most-value"))
PLAIN = frozenset(("man-moves", "shift-alone", "place-first"))
"""First steps, in which any move will do."""
HOUSES = [rules.key for rules in Random(1).sample(EVERY_HOUSE, 24)]
every_game = pytest.mark.parametrize(
    "key",
    [
        *(*GAMES, "gothic:flying", "malaysian:8x8", "zongheng:6x6"),
        *(pytest.param(key, marks=pytest.mark.few(4)) for key in HOUSES),
    ],
)


def standing(step: Step) -> tuple[object, list[Move]]:
    board = step.board(ANNA, START)
    return board.state, list(board.game.legal_moves(board.state))


@pytest.mark.parametrize(("language", "exception"), [("en", "cannot be avoided"), ("ja", "避けられない")])
@pytest.mark.parametrize("key", ["frisian", "frysk", "turkish"])
def test_a_lesson_on_draws_has_the_exceptions_of_the_rules(key: str, language: str, exception: str) -> None:
    words = WORDS[language]
    (step,) = (step for step in course(key) if step.code == "draw")
    (rule,) = (trait for trait in find_game(key).traits if trait.code == "draw-one-each")
    assert (exception in sentence(step, words)) is (exception in words.fact("trait", rule))


@every_game
def test_a_game_has_six_to_ten_steps_of_which_each_can_be_found(key: str) -> None:
    steps = course(key)
    assert FEWEST <= len(steps) <= MOST
    assert len({step.code for step in steps}) == len(steps)
    for step in steps:
        _, moves = standing(step)
        assert step.right, step.code
        assert step.right <= set(moves), step.code


@every_game
def test_the_steps_show_every_trait_of_the_game(key: str) -> None:
    """A new trait needs a step, or a reason to be left to the rules."""
    steps = course(key)
    taught = {trait for step in steps for trait in step.taught}
    missing = {trait.code for trait in steps[0].rules.traits} - taught - UNTAUGHT
    if taught & DRAWS:
        missing -= DRAWS
    assert not missing - (LEFT_OUT if len(steps) == MOST else set()), "no step shows it"


@every_game
def test_whoever_reads_the_sentence_and_tries_at_random_finds_every_step(key: str) -> None:
    for seed, step in enumerate(course(key)):
        _, moves = standing(step)
        dice = Random(seed)
        tries = 0
        while (move := dice.choice(moves)) not in step.right:
            tries += 1
            assert tries < 2000, step.code
        board = step.board(ANNA, START)
        after = step.board(ANNA, START, board.game.format(board.state, move))
        assert after.moves[:-1] == board.moves


@every_game
def test_tempting_moves_are_refused_with_a_reason_that_has_words(key: str) -> None:
    for step in course(key):
        game = step.rules
        state, _ = standing(step)
        for move in step.tempting:
            assert isinstance(game, DraughtsGame)
            with pytest.raises(IllegalMove) as refused:
                game.parse(state, written(game, move))  # type: ignore[arg-type]
            for words in WORDS.values():
                assert words.error(refused.value)


def told(step: Step) -> str:
    """A step in a line: its position and moves up to it, the right moves and the tempting ones, and its facts."""
    game, (state, moves) = step.rules, standing(step)
    shown = [move for move in moves if move in step.right]
    right = ["any"] if shown == moves else [game.format(state, move) for move in shown]
    if len(right) > 30:
        right = [f"{len(right)} of {len(moves)}", f"{crc32(' '.join(sorted(right)).encode()):08x}"]
    tempting = [written(game, move) for move in step.tempting if isinstance(game, DraughtsGame)]
    begun = [step.code, step.position or "start", *step.line]
    return " ".join([*begun, "=>", *sorted(right), "not", *tempting, str(dict(step.facts))])


@every_game
def test_each_sentence_says_what_is_so_by_the_rules(key: str) -> None:
    """So were they found by a second reading of the rules, and so they stay."""
    for step in course(key):
        captures = [bool(move.captured) for move in standing(step)[1]]
        for language, duty in DUTY.items():
            if step.code in TOLD_OF_DUTY:
                assert (duty in sentence(step, WORDS[language])) is all(captures)
    stored.check(f"lessons/{key.replace(':', '-')}", "\n".join(map(told, course(key))))


@every_game
def test_there_is_a_wrong_move_to_choose_where_a_step_asks_for_more_than_any(key: str) -> None:
    for step in course(key):
        _, moves = standing(step)
        assert step.code in PLAIN or step.tempting or set(moves) > step.right, step.code


@pytest.mark.parametrize("language", WHOLE)
@every_game
def test_each_step_is_a_short_sentence_in_every_language(key: str, language: str) -> None:
    for step in course(key):
        said = sentence(step, WORDS[language])
        assert "{" not in said
        assert len(said.split() if language == "en" else said) <= LONGEST[language], said


@pytest.mark.parametrize("language", WHOLE)
def test_the_american_lessons_take_under_four_minutes(language: str) -> None:
    assert seconds_of("american", language) < 4 * 60


@pytest.mark.parametrize("code", ["place-grows", "place-wins"])
def test_a_step_of_ground_or_victory_is_found_outside_the_middle_too(code: str) -> None:
    """Among hundreds of moves nobody looks for one that follows the exceptions of the middle."""
    step = next(step for step in course("binary") if step.code == code)
    middle = set(step.rules.view(step.rules.start(step.position)).zone)
    assert [move for move in step.right if not set(move.path) & middle]


def test_the_same_lessons_come_again() -> None:
    before = course("russian")
    course.cache_clear()
    assert course("russian") == before


def test_stars_are_for_half_the_steps_for_all_and_for_the_games_that_follow() -> None:
    games = GAMES_THAT_FOLLOW
    assert [Progress(done, 9, 0).stars for done in (0, 4, 5, 9)] == [0, 0, 1, 2]
    assert (Progress(9, 9, games - 1).stars, Progress(9, 9, games).stars) == (2, 3)
    assert Progress(8, 9, games).stars == 1


A_MINUTE: Final = {"en": 200, "ja": 500}
"""Words of English, characters of Japanese, that are read in a minute."""
A_PRESS: Final = 5.0


def found_at(step: Step) -> tuple[Any, Move]:
    """The state of a step, and the move with which somebody finds it: the last in the order of the menu.

    The page of the sandbox keeps an entry for the menu that the next step has in the same place, and does not take it
    again there: the first moves of two steps of Binary begin on one square, the last ones of no two steps do.
    """
    state = step.rules.start(step.position)
    for text in step.line:
        state = step.rules.play(state, step.rules.parse(state, text))
    return state, max(step.right, key=lambda move: move.path)


def presses(step: Step) -> int:
    """Each menu and the entry in it, and on to the next step; one more begins the first."""
    (state, move), game = found_at(step), step.rules
    start, choices = move.path[0], game.choices(state)
    if len(game.legal_moves(state)) <= MAX_OPTIONS:
        return 2 + 1
    menus = 2 + (len(choices) > MAX_OPTIONS)
    if len(choices[start]) > MAX_OPTIONS and aim(game, move, start) != start:
        menus += 1
    return 2 * menus + 1


def seconds_of(game: str, language: str) -> float:
    """How long all steps of a game's lessons take somebody who has never played: from the list of games on,
    everything on the cards is read once; each press takes five seconds, with looking for where to press.
    """
    words, steps = Words(Texts(), language), course(game)
    begin = words("button-lesson-begin", game=words.game(game))
    read, pressed = [words("lessons-heading"), words("lessons-text", practice="yes"), begin], 1
    for step in steps:
        read.append(words("lesson-heading", game=words.game(game), step=1, steps=len(steps)))
        read.append(sentence(step, words))
        read.append(words("lesson-right", move="9-14", last="no"))
        pressed += presses(step)
    told = " ".join(read)
    return 60 * len(told.split() if language == "en" else told) / A_MINUTE[language] + pressed * A_PRESS
