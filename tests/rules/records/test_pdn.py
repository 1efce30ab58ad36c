"""Game records: the grammar of PDN 3.0 and what older files add to it; what is written, and reads back the same."""

import random
from typing import Any

import pytest
from draughts import Board
from draughts import Move as TheirMove
from draughts.PDN import PDNReader
from hypothesis import given
from hypothesis import strategies as st

from rules import find_game
from rules.draughts.game import DraughtsGame
from rules.draughts.variants import VARIANTS
from rules.errors import BadRecord
from rules.game import Side
from rules.records.claims import claims_of
from rules.records.game_record import GameRecord, write_record
from rules.records.letters import decode
from rules.records.pdn import (
    MAX_COMMENT,
    MAX_DEPTH,
    MAX_GAMES,
    MAX_ITEMS,
    MAX_PLIES,
    MAX_SETUPS,
    SHORT,
    read_pdn,
)
from rules.records.pdn_write import record_of, result_text, write_pdn
from rules.records.record import Comment, Glyph, Item, Ply, Record, SetUp, Variation, points
from rules.records.replay import Line, Work
from tests.rules.draughts.positions import game_of
from tests.shared import shared


def only(text: str) -> Record:
    (record,) = read_pdn(text)
    assert isinstance(record, Record), record
    return record


def moves(text: str) -> list[str]:
    return [ply.text for ply in only(text).plies]


def test_tags_moves_and_result() -> None:
    record = only(
        '[Event "Manchester 1841"]\n[Result "0-1"]\n[FEN "W:WK5:B1."]\n1. 11-15 24-20 2. 8-11 0-1\n'
    )
    assert record.tags == (("Event", "Manchester 1841"), ("FEN", "W:WK5:B1."))
    assert record.items == (Ply("11-15"), Ply("24-20"), Ply("8-11"))
    assert record.result == "0-1"
    assert (record.tag("event"), record.tag("Site"), record.start) == ("Manchester 1841", None, "W:WK5:B1.")


def test_comments_variations_glyphs_and_strengths_keep_their_places() -> None:
    record = only(
        "{ Start } 32-28! 19-23(?) $6 (18-23 38-32 (37-32? 23-29! { Black wins }) 12-18) 28x19 14x23 *"
    )
    assert record.items == (
        Comment("Start"),
        Ply("32-28", "!"),
        Ply("19-23", "?"),
        Glyph(6),
        Variation(
            (
                Ply("18-23"),
                Ply("38-32"),
                Variation((Ply("37-32", "?"), Ply("23-29", "!"), Comment("Black wins"))),
                Ply("12-18"),
            )
        ),
        Ply("28x19"),
        Ply("14x23"),
    )
    assert [ply.text for ply in record.plies] == ["32-28", "19-23", "28x19", "14x23"]


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("1.a3b4", ["a3b4"]), ("1. 1- 6  5x14 2. 20x 9 5 x 14", ["1-6", "5x14", "20x9", "5x14"]),
        ("01. 34-29  18-22 02. 32-28  06-11", ["34-29", "18-22", "32-28", "06-11"]),
        ("1. d4:b6 a5:c7 2. ab4 cb6", ["d4:b6", "a5:c7", "ab4", "cb6"]),
        ("1. с3-в4 С3:Е5", ["c3-b4", "c3:e5"]), ("26x17x10x1 a1:c3:e5", ["26x17x10x1", "a1:c3:e5"]),
        ("3228 1923", ["3228", "1923"]), ("1. ... 7-12 12... 20-24", ["7-12", "20-24"]),
        ("１．３２－２８　１８－２３", ["32-28", "18-23"]),
        ("32–28 19×23 51-46#50", ["32-28", "19x23", "51-46#50"]),
        ("% a line\n32-28 ; the rest 1-1\n19-23", ["32-28", "19-23"]),
        ("1. 32-28* 19-23 *", ["32-28", "19-23"]), ("8-11Redoverstepped. 0-1", ["8-11"]),
        ("3. 8-3 . 1-0", ["8-3"]), ("1-10 1-1", ["1-10"]), ("46-5 1-1Ñpp", ["46-5"]),
        ("Nr;White;Black\n1;32-28;18-23\n2;38-32;12-18", ["32-28", "18-23", "38-32", "12-18"]),
        ('"Nr","White"\n"1","32-28","18-23"', ["32-28", "18-23"]), ("1;32-28;12-Dec", ["32-28", "12-dec"]),
        ("<tr><td>1</td><td>32-28</td>\n<td>18-23</td>", ["32-28", "18-23"]), ("1.&nbsp;32-28<br>", ["32-28"]),
        ("**A**\n| # | White |\n|---|\n| 1 | 32-28 | 18-23 |", ["32-28", "18-23"]),
        ("32-28 [1:59] 18-23 [weak]", ["32-28", "18-23"]), ("32-28/18-23/38-32", ["32-28", "18-23", "38-32"]),
        ("1. K43-38 D5x19", ["43-38", "5x19"]), ("１手目 ３２－２８ ２手 １８－２３", ["32-28", "18-23"]),
        ("1.32-2818-232.38-3212-18", ["32-28", "18-23", "38-32", "12-18"]), ("1. 32-28 (good one)", ["32-28"]),
    ],
)  # fmt: skip
def test_moves_as_files_write_them(text: str, found: list[str]) -> None:
    assert moves(text) == found


@pytest.mark.parametrize("result", ["1-0", "0-1", "1/2-1/2", "2-0", "0-2", "1-1", "0-0", "*"])
def test_results_of_both_kinds_end_a_game(result: str) -> None:
    first, second = read_pdn(f"32-28 {result} 31-27 {result}")
    assert isinstance(first, Record)
    assert isinstance(second, Record)
    assert (first.result, second.result) == (result, result)
    assert [ply.text for ply in second.plies] == ["31-27"]


def test_results_by_points_are_known_from_the_tag() -> None:
    record = only('[Result "4-6"]\n1. 32-28 4-6')
    assert (record.result, list(record.plies)) == ("4-6", [Ply("32-28")])
    assert only('[Result "?"]\n1. 32-28 4-6').items == (Ply("32-28"), Ply("4-6"))


def test_the_tag_decides_where_it_says_something() -> None:
    assert only('[Result "2-0"] 32-28 *').result == "2-0"
    assert only('[Result ""] 32-28 1-1').result == only('[Result "*"] 32-28 1-1').result == "1-1"
    assert only("32-28").result == "*"


def test_strings_may_hold_quotes_and_brackets() -> None:
    assert only(r'[White "say \"hi\" \\"] 32-28').tag("White") == 'say "hi" \\'
    assert only('[White "he said "hi" there"] 32-28').tag("White") == 'he said "hi" there'
    assert only('[White "a ] b [ c"] 32-28').tag("White") == "a ] b [ c"


def test_a_position_may_be_set_up_anywhere() -> None:
    assert only('32-28 /FEN "W:WK5:BK1"/ 5-10').items == (Ply("32-28"), SetUp("W:WK5:BK1"), Ply("5-10"))


def test_a_broken_game_is_named_and_the_next_one_is_read() -> None:
    text = '[Event "1"]\n32-28 }\n19-23 *\n\n[Event "2"]\n32-28 *\n[Event "3"]\n{ open\n'
    text += '[Event "4"]\n31-27 ( 1-7\n[Event "5"]\n33-28'
    found = list(read_pdn(text))
    assert [record.tag("Event") for record in found if isinstance(record, Record)] == ["2", "5"]
    faults = [fault for fault in found if isinstance(fault, BadRecord)]
    assert [(f.details["why"], f.details["game"], f.details["line"]) for f in faults] == [
        ("syntax", 1, 2),
        ("open", 3, 8),
        ("open", 4, 10),
    ]


@pytest.mark.parametrize(
    "text",
    ["hello", "<html>404", "1. (", ") 32-28", "{ nested { comment } }", "32-28 $", "! 32-28", "32-28 ]"],
)
def test_what_is_no_record_is_refused(text: str) -> None:
    (fault,) = read_pdn(text)
    assert isinstance(fault, BadRecord)


def test_variations_have_a_depth() -> None:
    def nested(depth: int) -> str:
        return "32-28 " + "(32-27 " * depth + ")" * depth

    only(nested(MAX_DEPTH))
    (fault,) = read_pdn(nested(MAX_DEPTH + 1))
    assert isinstance(fault, BadRecord)
    assert fault.details["why"] == "depth"


def test_tags_alone_are_a_game_until_one_comes_again() -> None:
    first, second = read_pdn('[Event "1"]\n[Result "2-0"]\n\n[Event "2"]\n32-28')
    assert isinstance(first, Record)
    assert isinstance(second, Record)
    assert (first.tags, first.items, first.result) == ((("Event", "1"),), (), "2-0")
    assert (second.tags, second.items) == ((("Event", "2"),), (Ply("32-28"),))


def test_a_tag_after_moves_begins_the_next_game_though_no_result_stood_before() -> None:
    first, second = read_pdn('[White "A"]\n1. 32-28 19-23\n[Event "B"]\n1. 31-27 *')
    assert isinstance(first, Record)
    assert isinstance(second, Record)
    assert (first.tags, [item.text for item in first.plies]) == ((("White", "A"),), ["32-28", "19-23"])
    assert (second.tags, [item.text for item in second.plies]) == ((("Event", "B"),), ["31-27"])


def test_numbers_that_begin_again_begin_the_next_game() -> None:
    assert len(list(read_pdn('[White "A"]\n1. 32-28 18-23 2. 38-32 12-18 3. 31-27\n1. 31-26 20-24'))) == 2
    assert moves("1. 32-28 1. 18-23 2. 38-32 2. 12-18")[2:] == ["38-32", "12-18"]


def test_a_tag_may_come_twice_in_one_game() -> None:
    record = only('[Event "Opening"]\n[White "Ben"]\n[Event "Round 1"]\n\n1. 9-14 *')
    assert record.tags == (("Event", "Opening"), ("White", "Ben"))


@pytest.mark.parametrize(
    ("text", "tags", "found"),
    [
        ('// by a program\n[White "A"]\n\n1. 32-28', (("White", "A"),), ["32-28"]),
        ('Our game of Friday:\n\n[White "A"]\n1. 32-28', (("White", "A"),), ["32-28"]),
        ("Hello, look at this\n1. 32-28 19-23", (), ["32-28", "19-23"]),
        ('```pdn\n[White "A"]\n1. 32-28 *\n```\n', (("White", "A"),), ["32-28"]),
        ("> 1. 32-28\n> 19-23", (), ["32-28", "19-23"]),
        ("1) 32-28 19-23 2) 28x19", (), ["32-28", "19-23", "28x19"]),
        ("1 32-28 19-23 2 28x19", (), ["32-28", "19-23", "28x19"]),
        ("32-28 19-23 += 28x19 ± 14x23 ∓ =", (), ["32-28", "19-23", "28x19", "14x23"]),
        ("32-28 a good one, 19-23", (), ["32-28", "19-23"]),
        ("32-28 [%clk 0:10:00] 19-23", (), ["32-28", "19-23"]),
        ('[Site "C:\\games\\"]\n32-28', (("Site", "C:\\games\\"),), ["32-28"]),
        ("[White “Ann”]\n[Black Ben]\n32-28", (("White", "Ann"), ("Black", "Ben")), ["32-28"]),
        ('[White "Ann]\n32-28', (("White", "Ann"),), ["32-28"]),
        ("W:W31 32:B20", (("FEN", "W:W31 32:B20"),), []),
    ],
)
def test_what_people_and_programs_write_around_a_game(
    text: str, tags: tuple[tuple[str, str], ...], found: list[str]
) -> None:
    record = only(text)
    assert (record.tags, [ply.text for ply in record.plies]) == (tags, found)


@pytest.mark.parametrize(
    ("text", "result", "halves"),
    [
        ("2:0", "2-0", (4, 0)), ("1 : 1", "1-1", (2, 2)), ("½-½", "1/2-1/2", (1, 1)), ("0,5-0.5", "1/2-1/2", (1, 1)),
        ("1 1/2 - 1/2", "1 1/2-1/2", (3, 1)), ("1+ - 1-", "1+-1-", (2, 2)), ("½", "1/2-1/2", (1, 1)),
        ("0-0", "0-0", (0, 0)), ("２－０", "2-0", (4, 0)), ("1.5-0.5", "1 1/2-1/2", (3, 1)),
    ],
)  # fmt: skip
def test_results_in_all_spellings(text: str, result: str, halves: tuple[int, int]) -> None:
    record = only(f"1. 32-28 {text}")
    assert (record.result, points(record.result)) == (result, halves)
    assert [ply.text for ply in record.plies] == ["32-28"]
    assert only(f'[Result "{text}"] 1. 32-28 *').result in (result, text)


def test_long_comments_are_cut_and_every_bound_has_a_name() -> None:
    assert only(f"32-28 {{{'x' * 70_000}}} 19-23").items[1] == Comment("x" * MAX_COMMENT)
    for text, why in (
        ("32-28 " + "(32-28 " * (MAX_DEPTH + 1), "depth"),
        ("32-28 19-23 " * MAX_PLIES, "plies"),
        ("32-28 " + "{a} " * MAX_ITEMS, "items"),
        ("32-28 " + '/FEN "W:W31:B20"/' * (MAX_SETUPS + 1), "set-ups"),
        ("32-28 " + f"{{{'x' * 30_000}}} " * 40, "size"),
        ("32-28 {" + "x" * 2_000_000, "open"),
        ("32-28 *\n" * (MAX_GAMES + 9), "games"),
    ):
        *games, fault = read_pdn(text)
        assert isinstance(fault, BadRecord)
        assert (fault.details["why"], len(games)) == (why, MAX_GAMES if why == "games" else 0)
    # A file may have as many games as it likes that say something.
    whole = f"{{{'x' * SHORT}}} 32-28 *\n" * (MAX_GAMES + 9)
    assert all(isinstance(record, Record) for record in read_pdn(whole))


def test_a_fault_shows_its_line_and_the_place_in_it() -> None:
    (fault,) = read_pdn(decode(b'[White "A"]\r\n\r\n1. 32-28 } 19-23\r\n'))
    assert isinstance(fault, BadRecord)
    assert (fault.details["line"], fault.details["near"], fault.details["column"]) == (
        3,
        "1. 32-28 } 19-23",
        9,
    )


def test_nothing_is_no_game() -> None:
    assert list(read_pdn("")) == []
    assert list(read_pdn("\ufeff % only a remark\n ; and another")) == []


def test_the_syntax_cases_of_the_grammar() -> None:
    for path in sorted(shared("data", "pdn", "syntax_cases").glob("*.pdn")):
        found = list(read_pdn(decode(path.read_bytes())))
        # The other refused file has no fault of grammar: its moves are not legal.
        if path.name == "FAIL_nested_comment.pdn":
            assert [type(record) for record in found] == [BadRecord]
        else:
            assert found, path.name
            assert all(isinstance(record, Record) for record in found), path.name


KEYS = [
    *(variant.key for variant in VARIANTS),
    *(f"{variant.key}:{option}" for variant in VARIANTS for option in variant.options),
    "malaysian:8x8,forward",
    "house:8x8+backward-flying",
]


def test_a_record_as_it_is_written() -> None:
    record = Record(
        (("Event", 'He said "hi" \\'), ("White", "?"), ("GameType", "20,W,10,10,N2,0")),
        (
            Comment("Start"),
            Ply("32-28", "!"),
            Ply("19-23"),
            Glyph(6),
            Variation(
                (
                    Ply("18-23"), Ply("38-32"), Variation((Ply("37-32", "?"), Comment("Black wins"))),
                    Ply("12-18"),
                )
            ),
            Ply("28x19"),
            Ply("14x23"),
            Ply("37-32"),
            SetUp("B:W31-50:B1-20"),
            Ply("20-25"),
        ),
        "2-0",
    )  # fmt: skip
    text = write_pdn(record)
    assert text == (
        '[Event "He said \\"hi\\" \\\\"]\n[White "?"]\n[Result "2-0"]\n[GameType "20,W,10,10,N2,0"]\n\n'
        "{Start} 1. 32-28! 19-23 $6 (1... 18-23 2. 38-32 (2. 37-32? {Black wins}) 2...\n"
        '12-18) 2. 28x19 14x23 3. 37-32 /FEN "B:W31-50:B1-20"/ 3... 20-25 *\n'
    )
    assert list(read_pdn(text)) == [record]


@pytest.mark.parametrize(
    "record",
    [
        Record((("event", "x"),)), Record((("Event", "a\nb"),)), Record((("Event", "a"), ("Event", "b"))),
        Record((("Result", "2-0"),)), Record(result=""), Record(items=(Comment("a } b"),)),
        Record(items=(Comment(" a"),)), Record(items=(Ply("cd4"),)), Record(items=(Ply("01-06"),)),
        Record(items=(Ply("3228"),)), Record(items=(Ply("1-1"),)), Record(items=(Ply("32 - 28"),)),
        Record(items=(Ply("32-28", "*"),)), Record(items=(Glyph(-1),)), Record(items=(SetUp('W:W1:B2"/'),)),
    ],
)  # fmt: skip
def test_what_the_standard_cannot_say_is_refused(record: Record) -> None:
    with pytest.raises(BadRecord) as caught:
        write_pdn(record)
    assert caught.value.details["why"] == "unwritable"


THEIRS = {
    "american": "english", "international": "standard", "russian": "russian", "brazilian": "brazilian",
    "italian": "italian", "frisian": "frisian", "turkish": "turkish", "frysk": "frysk!",
    "breakthrough": "breakthrough", "antidraughts": "antidraughts",
}  # fmt: skip
"""The games that pydraughts plays; of the others it only reads the texts of the moves."""


def _as_read(texts: list[str], written: str) -> list[str]:
    """The moves with the mistakes that pydraughts makes behind a position at the start."""
    second = "\n1. ... " in written or "\n1... " in written
    if '[FEN "B' in written:
        # Where Black begins it has the first move twice, and drops the one behind it with the same number.
        return [texts[0], texts[0], *texts[1 if second else 2 :]]
    # Where the second side begins it takes the next number for a move.
    return [texts[0], "2", *texts[1:]] if second else texts


@pytest.mark.parametrize("plies", [0, 5, 6])
@pytest.mark.parametrize("key", [*KEYS, "zongheng", "binary", "incorrect"])
def test_a_game_from_any_position_is_read_the_same_by_us_and_by_pydraughts(key: str, plies: int) -> None:
    game, chosen = find_game(key), random.Random(f"pydraughts {key} {plies}")
    passed: list[Any] = [game.start()]
    moves: list[Any] = []
    while (legal := game.legal_moves(passed[-1])) and len(moves) < plies + 60:
        moves.append(chosen.choice(legal))
        passed.append(game.play(passed[-1], moves[-1]))
    texts = [game.format(state, move) for state, move in zip(passed, moves, strict=False)][plies:]
    if not isinstance(game, DraughtsGame):
        # It loses count behind a pass and behind a move that ends with its sign, which come later.
        setup, texts = (game.dump(passed[plies]) if plies else None), texts[:8]
        (found,) = PDNReader(text := write_record(GameRecord(key, tuple(texts), setup))).games
        assert found.moves == _as_read(texts, text)
        return
    comments = [f"[%clk {number}:00:00]" for number in range(len(texts))]
    start, result = game.standing(passed[plies].position), result_text(game, None)
    tags = [("Event", "Cup"), ("White", 'Ann "A"'), ("Round", "3.1"), ("TimeControl", "1/86400")]
    record = record_of(game, start, moves[plies:], tags=tags, comments=comments, result=result)
    (found,) = PDNReader(text := write_pdn(record)).games
    assert found.moves == _as_read(texts, text)
    (ours,) = read_pdn(text)
    assert ours == record
    assert isinstance(ours, Record)
    dialect = claims_of(ours)[0].dialect
    assert dialect is not None
    assert dialect.game.key == key
    played = Line(ours, dialect, Work()).played()
    assert (played.fault, played.moves, played.states[-1].position) == (
        None,
        moves[plies:],
        passed[-1].position,
    )
    read = dict(record.tags) | {"White": 'Ann \\"A\\"', "Result": result}  # It leaves quotes escaped.
    assert (found.tags, found.game_ending) == (read, "*")
    if key in THEIRS:
        board = Board(THEIRS[key], record.start or "startpos")
        for move in texts:
            # It plays no captures with a colon, as which all Russian files have them.
            board.push(TheirMove(board, pdn_move=move.replace(":", "x")))
        assert game.undrawn.start(board.fen).position == passed[-1].position


def test_a_game_from_a_position_says_so() -> None:
    game = game_of("russian")
    state = game.start("B:Wc3,Ka1:Bf6,h6")
    moves = [game.parse(state, "h6-g5")]
    record = record_of(game, state, moves)
    assert (record.tag("SetUp"), record.start) == ("1", "B:Wc3,Ka1:Bf6,h6")
    assert "1... h6-g5 *" in write_pdn(record)
    assert 'GameType "25,W,8,8,A0,0"' in write_pdn(record)
    # Where Black starts, a move of White is the second one.
    game = game_of("american")
    for position, move, written in (("B:W32:B1", "1-5", "1. 1-5 *"), ("W:W32:B1", "32-28", "1... 32-28 *")):
        state = game.start(position)
        assert f"\n{written}" in write_pdn(record_of(game, state, [game.parse(state, move)]))


def test_results_put_the_side_that_starts_first() -> None:
    # PDN 3.0 counts two points only for International and Canadian; Frisian has one, as WFD 19 gives it.
    for key in (variant.key for variant in VARIANTS):
        two = key in ("international", "canadian")
        expected = ("2-0", "0-2", "1-1") if two else ("1-0", "0-1", "1/2-1/2")
        assert tuple(result_text(game_of(key), side) for side in (Side.FIRST, Side.SECOND, None)) == expected


def test_real_records_read_back_the_same() -> None:
    place = shared("data", "pdn")
    count = refused = 0
    for path in (
        "american/OCA_2.0.pdn",
        "international/wk2003.pdn",
        "international_problems/Cat.A1.pdn",
        "american_problems/Tricks_traps_and_shots.pdn",
        "brazilian/lidraughts_brazilian_pydraughts.pdn",
        "czech/mrcd2007.pdn",
        "syntax_cases/variation.pdn",
    ):
        for record in read_pdn(decode((place / path).read_bytes())):
            assert isinstance(record, Record)
            count += 1
            try:
                text = write_pdn(record)
            except BadRecord:
                refused += 1
            else:
                assert list(read_pdn(text)) == [record]
    assert refused * 20 < count


texts = st.text(st.characters(exclude_characters="}", exclude_categories=["Cs"]), max_size=60).map(str.strip)
plies = st.builds(
    Ply,
    st.sampled_from(["32-28", "1-6", "47x38x24x13x36", "c3:e5", "a3-a4", "51-46#51", "l2-k3", "4-6"]),
    st.sampled_from(["", "!", "?!", "!!!!!!!!"]),
)
flat: st.SearchStrategy[Item] = st.one_of(
    plies,
    texts.map(Comment),
    st.integers(0, 999_999).map(Glyph),
    st.sampled_from(["W:W31-50:B1-20", "", "B::"]).map(SetUp),
)
lines = st.recursive(
    st.lists(flat, max_size=6),
    lambda inner: st.lists(flat | inner.map(tuple).map(Variation), max_size=6),
    max_leaves=20,
).map(tuple)
values = st.text(st.characters(exclude_characters="\r\n", exclude_categories=["Cs"]), max_size=40)
names = st.from_regex(r"[A-Z][A-Za-z0-9_]{0,12}", fullmatch=True).filter(
    lambda name: name.casefold() != "result"
)
records = st.builds(
    Record,
    st.lists(st.tuples(names, values), max_size=5, unique_by=lambda tag: tag[0]).map(tuple),
    lines,
    st.sampled_from(["1-0", "0-1", "1/2-1/2", "2-0", "0-2", "1-1", "0-0", "*", "4-6"]),
)


@given(st.lists(records, max_size=3))
def test_what_is_written_reads_back_the_same(games: list[Record]) -> None:
    assert list(read_pdn("\n".join(map(write_pdn, games)))) == games
