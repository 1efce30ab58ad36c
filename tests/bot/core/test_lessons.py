"""The lessons of every game: enough of them, of all that the game has, and each to be solved by who only reads."""

from collections.abc import Callable
from random import Random
from zlib import crc32

import pytest

from bot.language import LANGUAGES
from bot.language.texts import Texts
from bot.language.words import Words
from bot.lessons.cards import sentence
from bot.lessons.model.course import course
from bot.lessons.model.draughts import written
from bot.lessons.model.step import FEWEST, MOST, Progress, Step
from bot.lessons.model.step import GAMES as GAMES_THAT_FOLLOW
from rules import GAMES, Ending, IllegalMove, Kind, Move, Outcome, Side, find_game
from rules.draughts.game import DraughtsGame
from tests import stored
from tests.bot.fixtures import ANNA, START
from tests.bot.lesson_time import seconds_of
from tests.rules.draughts.houses import EVERY_HOUSE

WORDS = {language: Words(Texts(), language) for language in LANGUAGES}
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
    assert (exception in sentence(step, words, None)) is (exception in words.fact("trait", rule))


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


class Seen:
    """A step before the learner, asked as any player of the game may ask."""

    def __init__(self, step: Step) -> None:
        board = step.board(ANNA, START)
        self.game, self.state, self.facts = board.game, board.state, step.facts
        self.moves = list(board.game.legal_moves(board.state))
        self.right = [move for move in self.moves if move in step.right]
        self.captures = [move for move in self.moves if move.captured]
        self.quiet = [move for move in self.moves if not move.captured]
        self.must = bool(self.captures) and not self.quiet

    def kinds(self, move: Move) -> tuple[Kind, Kind | None]:
        """Of the piece that moves, before and after; None where it is forfeited."""
        before, after = (
            {piece.cell: piece.kind for piece in self.game.view(state).pieces}
            for state in (self.state, self.game.play(self.state, move))
        )
        return before[move.path[0]], after.get(move.path[-1])

    def crowned(self) -> list[Move]:
        return [move for move in self.moves if self.kinds(move) == (Kind.MAN, Kind.KING)]

    def made(self, kind: Kind) -> bool:
        return {self.kinds(move)[0] for move in self.right} == {kind}

    def ended(self, winner: Side | None) -> list[Move]:
        """The moves after which the game has ended as the step says; after all answers where the last piece goes."""
        end, found = Outcome(Ending(str(self.facts["ending"])), winner), []
        for move in self.moves:
            after = self.game.play(self.state, move)
            answers = self.game.legal_moves(after) if end.ending is Ending.GIVEN_AWAY else ()
            if {
                self.game.outcome(each) for each in [self.game.play(after, a) for a in answers] or [after]
            } == {end}:
                found.append(move)
        return found

    def many(self) -> bool:
        return {len(move.captured) for move in self.right} == {self.facts["count"]} and self.made(Kind.MAN)


SO: dict[str, Callable[[Seen], bool]] = {
    "man-moves": lambda seen: seen.right == seen.quiet == seen.moves and seen.made(Kind.MAN),
    "man-takes": lambda seen: seen.right == seen.captures and seen.made(Kind.MAN),
    "man-takes-also": lambda seen: seen.right == seen.captures and seen.made(Kind.MAN),
    "chain": Seen.many,
    "man-spares-king": lambda seen: seen.right == seen.moves,
    "refused": lambda seen: bool(seen.captures) and seen.right == seen.quiet,
    "free": lambda seen: seen.right == seen.captures and seen.must is (seen.facts["refusal"] == "never"),
    "crowned": lambda seen: seen.right == seen.crowned() and not any(move.captured for move in seen.right),
    "first-king": lambda seen: seen.right == seen.crowned(),
    "crowning-ends-move": lambda seen: (
        [m for m in seen.right if m.captured and m in seen.crowned()] == seen.right
    ),
    "crowning-if-move-ends": lambda seen: seen.many() and not seen.crowned(),
    "crowning-goes-on": lambda seen: seen.many() and seen.right == seen.crowned(),
    "king-moves": lambda seen: seen.made(Kind.KING),
    "king-takes": lambda seen: seen.right == seen.captures and seen.made(Kind.KING),
    "king-run": lambda seen: seen.right == seen.moves,
    "win": lambda seen: seen.right == seen.ended(seen.state.to_move),
    "draw": lambda seen: seen.right == seen.ended(None),
}
"""By the code of a step of draughts, whether it is so."""


def told(step: Step, seen: Seen) -> str:
    """A step in a line: its position and moves up to it, the right moves and the tempting ones, and its facts."""
    game, state = seen.game, seen.state
    right = ["any"] if seen.right == seen.moves else [game.format(state, move) for move in seen.right]
    if len(right) > 30:
        right = [f"{len(right)} of {len(seen.moves)}", f"{crc32(' '.join(sorted(right)).encode()):08x}"]
    tempting = [written(game, move) for move in step.tempting if isinstance(game, DraughtsGame)]
    begun = [step.code, step.position or "start", *step.line]
    return " ".join([*begun, "=>", *sorted(right), "not", *tempting, str(dict(step.facts))])


@every_game
def test_each_sentence_says_what_is_so_by_the_rules(key: str) -> None:
    """So were they found by a second reading of the rules, and so they stay."""
    lines = []
    for step in course(key):
        seen = Seen(step)
        lines.append(told(step, seen))
        if step.code.startswith("priority-"):
            assert seen.right == seen.captures, step.code
        elif isinstance(seen.game, DraughtsGame):
            assert SO[step.code](seen), step.code
        for language, duty in DUTY.items():
            if step.code in TOLD_OF_DUTY:
                assert (duty in sentence(step, WORDS[language], None)) is seen.must
    stored.check(f"lessons/{key.replace(':', '-')}", "\n".join(lines))


@every_game
def test_there_is_a_wrong_move_to_choose_where_a_step_asks_for_more_than_any(key: str) -> None:
    for step in course(key):
        _, moves = standing(step)
        assert step.code in PLAIN or step.tempting or set(moves) > step.right, step.code


@pytest.mark.parametrize("language", LANGUAGES)
@every_game
def test_each_step_is_a_short_sentence_in_every_language(key: str, language: str) -> None:
    for step in course(key):
        said = sentence(step, WORDS[language], None)
        assert "{" not in said
        assert len(said.split() if language == "en" else said) <= LONGEST[language], said


@pytest.mark.parametrize("language", LANGUAGES)
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
