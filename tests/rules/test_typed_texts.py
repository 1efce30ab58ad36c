"""Typed texts, in every game: one reader takes it all."""

import pytest

from rules import GAMES, Notation, UnreadableMove, find_game
from rules.draughts.game import DraughtsGame

AROUND = (
    "{0}-{1}", "{0}{1}", "{0} {1}", "{0} to {1}", "{0}to{1}", "{0} TO {1}", "from {0} to {1}", "move {0}-{1}",
    "Move {0} to {1}", "play {0}, then {1}", "{0}から{1}", "{0}から{1}へ", "{0}から{1}に動かす", "{0}→{1}", "{0}➡{1}",
    "{0}➡️{1}", "{0}⟶{1}", "{0} ⇒ {1}", "{0}〜{1}", "{0}～{1}", "{0}・{1}", "{0}、{1}", "{0}。{1}", "{0}ー{1}",
    "{0}-{1}+", "{0}-{1} ✅", "✅ {0}-{1}", "{0}-{1}!", "{0}-{1} 👍🏽", "「{0}-{1}」", "**{0}-{1}**", "`{0}-{1}`",
    "{0}-{1}.", "12. {0}-{1}", "12.. {0}…{1}", "• {0}-{1}", "{0}=>{1}", "{0} & {1}",
)  # fmt: skip


def typed(text: str) -> list[str]:
    """The text as given and as a Japanese keyboard writes it."""
    return [text, text.translate({code: code + 0xFEE0 for code in range(0x21, 0x7F)})]


@pytest.mark.parametrize("key", GAMES)
def test_every_game_reads_what_people_write_around_two_squares(key: str) -> None:
    game = find_game(key)
    state = game.start()
    if key == "binary":
        state = game.play(state, game.parse(state, "c3"))
    notations = (
        Notation if isinstance(game, DraughtsGame) and game.ruleset.board.number else [Notation.ALGEBRAIC]
    )
    for notation in notations:
        # Two numbers of one digit each, written together, are one number: a move with a longer one is taken.
        written, move = max(
            (
                (game.format(state, move, notation), move)
                for move in game.legal_moves(state)
                if len(move.path) == 2
            ),
            key=lambda found: (len(found[0]), found[0]),
        )
        one, other = written.replace("+", "-").split("-")
        for around in AROUND:
            for text in typed(around.format(one, other)):
                assert game.parse(state, text) == move, text
                assert game.parse(state, text.upper()) == move, text


@pytest.mark.parametrize(
    ("key", "before", "text", "written"),
    [
        ("international", "", "３２から２８", "32-28"), ("international", "", "３２〜２８", "32-28"),
        ("international", "", "32取る28", "32-28"), ("russian", "", "c3 takes d4", "c3-d4"),
        ("zongheng", "", "c3から c4", "c3-c4"), ("zongheng", "", "c3上", "c3-c4"),
        ("zongheng", "", "c3を上へ", "c3-c4"), ("zongheng", "", "Ｃ３右", "c3-d3"),
        ("zongheng", "", "c3 下に動かす", "c3-c2"), ("zongheng", "", "c3←", "c3-b3"),
        ("zongheng", "", "c3→", "c3-d3"), ("zongheng", "", "c3 ➡️", "c3-d3"),
        ("zongheng", "", "c3 up!", "c3-c4"), ("zongheng", "", "move c3 left", "c3-b3"),
        ("binary", "c3", "a2とb1", "a2+b1"), ("binary", "c3", "a2 and b1", "a2+b1"),
        ("binary", "c3", "a2、b1", "a2+b1"), ("binary", "c3", "ａ２＋ｂ１", "a2+b1"),
        ("binary", "c3", "d4×", "d4x"), ("binary", "c3", "a2に置く", "a2"), ("incorrect", "", "a3からb4", "a3-b4"),
        ("incorrect", "", "b2 から d4 へ", "b2-d4"),
    ],
)  # fmt: skip
def test_texts_of_single_games(key: str, before: str, text: str, written: str) -> None:
    game = find_game(key)
    state = game.start()
    for move in before.split():
        state = game.play(state, game.parse(state, move))
    assert game.format(state, game.parse(state, text)) == written


@pytest.mark.parametrize("text", ["26.17.8", "26.17.08", "２６．１７．８", "26-17-8", "9.26.17.8", "9.26.8"])
def test_dots_stand_between_squares_or_behind_the_number_of_the_move(text: str) -> None:
    game = find_game("international")
    state = game.start("W:W26,45:B12,21")
    assert game.parse(state, text).path == game.parse(state, "26x17x8").path, text


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize(
    "text",
    [
        "", "to", "から", "から へ", "✅", "hello", "today", "tomorrow", "上", "→", "move", "c3 hello d4", "andante",
    ],
)  # fmt: skip
def test_words_alone_are_no_move(key: str, text: str) -> None:
    game = find_game(key)
    with pytest.raises(UnreadableMove):
        game.parse(game.start(), text)


def test_a_suggestion_comes_for_what_is_begun_in_words() -> None:
    for key, prefix, found in (
        ("international", "32から", ("32-27", "32-28")),
        ("international", "move 32 to 2", ("32-27", "32-28")),
        ("international", "３２・２８", ("32-28",)),
        ("russian", "c3 to ", ("c3-b4", "c3-d4")),
        ("zongheng", "c3から c", ("c3-c4", "c3-c2")),
        ("incorrect", "a3から", ("a3-b4",)),
    ):
        game = find_game(key)
        assert tuple(game.complete(game.start(), prefix))[: len(found)] == found, prefix
    binary = find_game("binary")
    state = binary.play(binary.start(), binary.parse(binary.start(), "c3"))
    assert set(binary.complete(state, "a2とb")) == {"a2+b1", "a2+b3", "a2+b5", "a2+b7"}
