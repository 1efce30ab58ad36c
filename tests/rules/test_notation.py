"""Move text: every accepted way to write a move, texts that are no move at all, and what people type in every game."""

import contextlib
from dataclasses import dataclass, field

import pytest

from rules import GAMES, find_game
from rules.draughts.game import DraughtsGame
from rules.errors import UnreadableMove
from rules.game import Cell, Move, Notation
from rules.notation import Reading, complete, match, read_move, write_move
from rules.plain_text import fold
from tests.speed import quick


@dataclass
class Board:
    """The dark squares of a small board, cells from 100 up so that cell and number are never equal by chance."""

    size: int
    numbers: bool = True
    name: dict[Cell, str] = field(default_factory=dict)
    named: dict[str, Cell] = field(default_factory=dict)
    number: dict[Cell, int] = field(default_factory=dict)
    numbered: dict[int, Cell] = field(default_factory=dict)

    def __post_init__(self) -> None:
        dark = [(c, r) for r in range(self.size, 0, -1) for c in range(self.size) if (c + r) % 2]
        for index, (column, rank) in enumerate(dark):
            self.name[100 + index] = f"{chr(97 + column)}{rank}"
            if self.numbers:
                self.number[100 + index] = index + 1
        self.named = {name: cell for cell, name in self.name.items()}
        self.numbered = {number: cell for cell, number in self.number.items()}


EIGHT, TEN, TWELVE, LETTERS = Board(8), Board(10), Board(12), Board(8, numbers=False)


def cells(text: str, board: Board = EIGHT) -> list[tuple[int, ...]]:
    return [tuple(board.number[cell] for cell in reading.cells) for reading in read_move(text, board)]


@pytest.mark.parametrize(
    "text",
    [
        "22-17", "22x17", "22X17",
        "22:17", "22×17", "22 17", "22  -  17", "2217", "22*17", "22–17", "22—17", "22−17",
        "２２－１７", "２２ｘ１７", "22х17", "22Х17", "12. 22-17", "12.22-17", "12... 22-17",
        "12. ... 22-17", "12…22-17",
        "12) 22-17", "22-17!", "22-17?!", "22-17 !!", "22-17(!?)", "22-17 $1", "22-17.",
        "`22-17`", '"22-17"', "(22-17)",
        "22/17", "22.17", "22->17", "22→17", "22\u200b-\u200e17", "٢٢-١٧", "22-17*", " 22-17\n", "22_17", "22~17",
        "c3-b4", "C3-B4", "c3b4", "c3 b4", "c3:b4", "c3xb4", "ｃ３－ｂ４", "с3-в4", "С3-В4", "ц3-б4", "с3:б4",
        "c3хb4", "12. c3-b4?!",
        "22取17", "22とる17", "22取り17", "22が17へ", "22を取って17", "22で17を取った", "22ジャンプ17", "22は17に行く",
        "二十二から十七", "二二-一七", "２２一１７", "22一17", "c三-b四", "c三b四",
        "三手目 22-17", "第３手 22-17", "43手目：22-17",
    ],
)  # fmt: skip
def test_all_of_these_are_the_same_move(text: str) -> None:
    assert cells(text) == [(22, 17)]


@pytest.mark.parametrize(
    ("text", "numbers"),
    [
        ("26x17x10x1", [(26, 17, 10, 1)]), ("26 17 10 1", [(26, 17, 10, 1)]), ("26171001", [(26, 17, 10, 1)]),
        ("5-9", [(5, 9)]), ("05-09", [(5, 9)]), ("0509", [(5, 9)]), ("115", [(1, 15), (11, 5)]),
        ("1115", [(11, 15)]), ("51423", [(5, 14, 23)]), ("11.15", [(11, 15)]), ("1. 11.15", [(11, 15)]),
        ("c3:e5:g7:h8", [(22, 15, 8, 4)]), ("十-十四", [(10, 14)]), ("三十から二十六", [(30, 26)]),
        ("二六一七一〇〇一", [(26, 17, 10, 1)]),
    ],
)  # fmt: skip
def test_paths_and_runs_of_digits(text: str, numbers: list[tuple[int, ...]]) -> None:
    assert cells(text) == numbers


def test_the_russian_h_and_the_sign_that_looks_like_it() -> None:
    assert fold("г3х5") == "g3h5"
    assert fold("22х17") == "22x17"
    assert fold("г5х") == "g5x"
    assert fold("г5-х6") == "g5-h6"
    assert fold("х6-г5") == "h6-g5"
    assert fold("хг5") == "hg5"
    assert fold("д4хф6") == "d4xf6"
    assert fold("д4 х ф6") == "d4 x f6"


def test_the_file_alone_names_the_start() -> None:
    (reading,) = read_move("cb4", EIGHT)
    assert reading == Reading((EIGHT.named["b4"],), "c")
    assert read_move("c:b4", EIGHT) == (reading,)
    assert read_move("цб4", EIGHT) == (reading,)


def test_the_forfeited_piece_follows_a_sharp() -> None:
    (reading,) = read_move("51-46#50", TWELVE)
    assert (TWELVE.number[reading.cells[0]], TWELVE.number[reading.forfeited or 0]) == (51, 50)
    assert read_move("51 46 # 50 !?", TWELVE) == (reading,)
    assert read_move(f"51-46#{TWELVE.name[TWELVE.numbered[50]]}", TWELVE) == (reading,)
    assert read_move("l2-k3", TWELVE)[0].cells == (TWELVE.named["l2"], TWELVE.named["k3"])


@pytest.mark.parametrize(
    "text",
    ["", " ", "hello", "22", "c3", "c", "22-", "-17", "x", "!?", "12.", "12...", "#51", "22-17#", "resign",
         "22-17\0", "0-1", "1-0x", "22--", "22-ab", "9" * 239, "1" * 4000, "x" * 4000, "22-17" + "!" * 4000, "\ud800",
     "ﷺ" * 200],
)  # fmt: skip
def test_these_are_no_moves(text: str) -> None:
    with pytest.raises(UnreadableMove) as caught:
        read_move(text, EIGHT)
    assert len(caught.value.text) <= 80


@pytest.mark.parametrize(
    ("text", "cell"), [("33-28", "33"), ("a2-b3", "a2"), ("k9-b4", "k9"), ("22-17#40", "40"), ("22-0", "")]
)
def test_a_cell_that_the_board_does_not_have_is_named(text: str, cell: str) -> None:
    with pytest.raises(UnreadableMove) as caught:
        read_move(text, EIGHT)
    assert caught.value.details.get("cell", "") == cell


def test_boards_without_numbers_read_letters_only() -> None:
    assert read_move("c3-b4", LETTERS)[0].cells == (LETTERS.named["c3"], LETTERS.named["b4"])
    with pytest.raises(UnreadableMove):
        read_move("22-17", LETTERS)


def _move(*numbers: int, captured: int = 0, forfeited: int = 0) -> Move:
    return Move(
        tuple(TEN.numbered[n] for n in numbers),
        tuple(range(captured)),
        TEN.numbered[forfeited] if forfeited else None,
    )


def _write(move: Move, moves: list[Move], notation: Notation = Notation.NUMERIC, capture: str = "x") -> str:
    return write_move(move, moves, TEN, notation, capture=capture)


def test_writing_is_short_until_another_move_has_the_same_ends() -> None:
    # PDN 3.0, "Ambiguous moves": 47x38x24x13x36 or 47x38x20x9x36.
    one, other = _move(47, 38, 24, 13, 36, captured=4), _move(47, 38, 20, 9, 36, captured=4)
    assert _write(one, [one]) == "47x36"
    assert _write(one, [one, other]) == "47x38x24x13x36"
    assert _write(other, [one, other]) == "47x38x20x9x36"
    assert _write(_move(32, 28), [_move(32, 28), _move(31, 27)]) == "32-28"
    assert _write(one, [one], Notation.ALGEBRAIC, ":") == f"{TEN.name[one.path[0]]}:{TEN.name[one.path[-1]]}"


def test_forfeits_are_written_and_tell_moves_apart() -> None:
    moves = [_move(41, 36, forfeited=36), _move(41, 36, forfeited=47), _move(41, 37)]
    assert [_write(move, moves) for move in moves] == ["41-36#36", "41-36#47", "41-37"]
    assert match(read_move("41-36", TEN), moves, TEN) == moves[:2]
    assert match(read_move("41-36#47", TEN), moves, TEN) == [moves[1]]
    # A king that declines may end where its capture would have ended.
    kings = [_move(5, 14, 25, 20, captured=3), _move(5, 20, forfeited=5)]
    assert [_write(move, kings) for move in kings] == ["5x20", "5-20#5"]
    assert match(read_move("5x20", TEN), kings, TEN) == [kings[0]]


def test_matching_takes_any_part_of_a_path_and_prefers_the_whole() -> None:
    one, other = _move(47, 38, 24, 13, 36, captured=4), _move(47, 38, 20, 9, 36, captured=4)
    straight = _move(47, 36, captured=1)
    for text, found in {
        "47x36": [one, other],
        "47x38x36": [one, other],
        "47x24x36": [one],
        "47x38x20x9x36": [other],
        "47x9x20x36": [],
        "47x38": [],
    }.items():
        assert match(read_move(text, TEN), [one, other], TEN) == found, text
    assert match(read_move("47x36", TEN), [one, straight], TEN) == [straight]
    assert match(read_move("115", TEN), [_move(11, 5), _move(1, 15)], TEN) == [_move(11, 5), _move(1, 15)]
    assert match(read_move("115", TEN), [_move(1, 15)], TEN) == [_move(1, 15)]


def test_completion_puts_what_starts_so_first() -> None:
    texts = ["32-28", "33-28", "28x19", "41-37", "47x38x24x13x36"]
    assert complete("", texts) == texts
    assert complete("28", texts) == ["28x19", "32-28", "33-28"]
    assert complete("12. 32-2", texts) == ["32-28"]
    assert complete("47 38 2", texts) == ["47x38x24x13x36"]
    assert complete("C3", ["c3-d4", "b2-c3"]) == ["c3-d4", "b2-c3"]
    assert complete("zzz", texts) == []
    assert complete("💥" * 4000, texts) == texts


@pytest.mark.parametrize(
    "noise", ["!", "?", "(", "(!", "! ", "$1", ". ", "х", "1", "1.", "-", "#", "ﷺ", " ", "c", "c3"]
)
def test_repeated_signs_cost_no_time(noise: str) -> None:
    def read_all() -> None:
        for length in (50, 230, 4000):
            for text in (
                noise * length,
                "22-17" + noise * length,
                f"22-17{noise * length}x",
                noise * length + "22-17",
            ):
                for cut in (text[:230], text[:4000]):
                    with contextlib.suppress(UnreadableMove):
                        read_move(cut, EIGHT)
                    complete(cut, ["22-17"])

    assert quick(read_all, 1)


AROUND = (
    "{0}-{1}", "{0}{1}", "{0} {1}", "{0} to {1}", "{0}to{1}", "{0} TO {1}", "from {0} to {1}", "move {0}-{1}",
    "Move {0} to {1}", "play {0}, then {1}", "{0}から{1}",
    "van {0} naar {1}", "{0} vers {1}", "{0} на {1}", "Ход {0} - {1}", "{0} na {1}", "{0} para {1}",
    "{0}から{1}へ", "{0}から{1}に動かす", "{0}→{1}", "{0}➡{1}",
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


def test_words_of_other_languages_leave_files_alone() -> None:
    """Russian "на" folds to the letters of two files, with which a move may be written."""
    game = find_game("russian")
    state = game.start("W:WKh8:Bb8")
    for text in ("ha1", "h8 на a1", "на1"):
        assert game.format(state, game.parse(state, text)) == "h8-a1", text
    for text in ("на", "32naar28", "h8 naara1"):
        with pytest.raises(UnreadableMove):
            game.parse(state, text)


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
