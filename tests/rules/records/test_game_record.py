"""Whole games as text: a written record reads back the same, a fault is named."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules import GAMES, find_game
from rules.__main__ import main
from rules.errors import BadPosition, BadRecord, UnreadableMove
from rules.game import Ending, Outcome, Side
from rules.records.game_record import GameRecord, read_records, replay, write_record
from tests.rules.kato.laws import random_match
from tests.speed import quick

KEYS = [key for key in GAMES if "reconstructed-start" in {fact.code for fact in GAMES[key].traits}]
KEYS += ["binary", "binary:12x12", "zongheng:6x6,diagonal", "international", "russian"]

SHORT = """[Game "binary"]
[Black "Ann \\"A\\" Bee"]
[Result "0-1"]
[Ending "resignation"]

1. h6 h8 2. g8 a8+c8 0-1
"""


def record_of(key: str, seed: int) -> GameRecord:
    game = find_game(key)
    steps = list(random_match(game, seed))
    moves = tuple(game.format(state, move) for state, move, _ in steps)
    return GameRecord(key, moves, None, game.outcome(steps[-1][2]), (("Black", "Ann"), ("White", "Ben")))


@pytest.mark.parametrize("key", KEYS)
def test_whole_games_read_back_the_same(key: str) -> None:
    records = [record_of(key, seed) for seed in range(4)]
    text = "\n".join(map(write_record, records))
    assert list(read_records(text)) == records
    assert max(map(len, text.splitlines())) <= 120
    again = [write_record(record) for record in read_records(text) if isinstance(record, GameRecord)]
    assert "\n".join(again) == text
    for record in records:
        assert find_game(key).outcome(replay(record)[-1]) == record.outcome


def test_a_short_record() -> None:
    (record,) = read_records(SHORT)
    assert record == GameRecord(
        "binary",
        ("h6", "h8", "g8", "a8+c8"),
        None,
        Outcome(Ending.RESIGNATION, Side.SECOND),
        (("Black", 'Ann "A" Bee'),),
    )
    assert write_record(record) == SHORT


def test_a_pass_and_a_second_side_that_begins_keep_their_places() -> None:
    setup = "1wwwwwww/wwwwwwww/wwwwwwww/wwwwwwww/wwwwwwww/wwwwwwww/wwwwwwww/bwwwwww1 w"
    game = find_game("zongheng")
    states = [game.start(setup)]
    moves: list[str] = []
    while not game.outcome(states[-1]):
        move = game.legal_moves(states[-1])[0]
        moves.append(game.format(states[-1], move))
        states.append(game.play(states[-1], move))
    record = GameRecord("zongheng", tuple(moves), setup, game.outcome(states[-1]))
    text = write_record(record)
    assert text.splitlines()[-1] == f"1. ... {moves[0]} 2. -- {moves[1]} 0-1"
    assert list(read_records(text)) == [record]
    assert replay(record) == tuple(states)


def test_a_game_that_is_not_over() -> None:
    record = GameRecord("incorrect", ("a3-b4",))
    text = write_record(record)
    assert text == '[Game "incorrect"]\n[Result "*"]\n\n1. a3-b4 *\n'
    assert list(read_records(text)) == [record]
    assert list(read_records(write_record(GameRecord("incorrect")))) == [GameRecord("incorrect")]


def test_comments_numbers_and_gaps_are_skipped() -> None:
    text = '[Game "incorrect"] {from a match} 1. a3-b4\n{good} 1...  a6-b5 \n2. c3-d4'
    (record,) = read_records(text)
    assert isinstance(record, GameRecord)
    assert record.moves == ("a3-b4", "a6-b5", "c3-d4")


@pytest.mark.parametrize(
    "text, why",
    [
        ("h6 h8", "game"), ("1-0", "game"), ('[Game "binary"][Result "1-0"] h6', "ending"),
        ('[Game "binary"][Result "1-0"][Ending "boredom"] h6', "ending"),
        ('[Game "binary"][Result "won"] h6', "result"),
        ('[Game "binary"][Result "1-0"][Ending "time"] h6 0-1', "result"),
    ],
)  # fmt: skip
def test_what_cannot_be_read_is_named_in_its_place(text: str, why: str) -> None:
    found = list(read_records(f"{SHORT}\n{text}\n\n{SHORT}"))
    assert [isinstance(entry, GameRecord) for entry in found] == [True, False, True]
    assert isinstance(found[1], BadRecord)
    assert (found[1].details["why"], found[1].details["game"]) == (why, 2)


@pytest.mark.parametrize(
    "record, why",
    [
        (GameRecord("chess"), "game"), (GameRecord("binary", setup="8/8 b"), "setup"),
        (GameRecord("binary", ("h6", "h6")), "move"), (GameRecord("binary", tags=(("Game", "x"),)), "tag"),
        (GameRecord("binary", tags=(("a b", "x"),)), "tag"),
        (GameRecord("binary", tags=(("A", "x"), ("A", "y"))), "tag"),
    ],
)  # fmt: skip
def test_what_cannot_be_replayed_is_not_written(record: GameRecord, why: str) -> None:
    with pytest.raises(BadRecord) as caught:
        write_record(record)
    assert caught.value.details["why"] == why


def test_the_rules_have_the_last_word_on_a_result() -> None:
    record = record_of("zongheng:6x6", 1)
    wrong = GameRecord(record.game, record.moves, None, Outcome(Ending.RESIGNATION, Side.FIRST))
    with pytest.raises(BadRecord) as caught:
        replay(wrong)
    assert caught.value.details["why"] == "result"
    illegal = GameRecord("binary", ("h6", "h8", "h8"))
    with pytest.raises(BadRecord) as refused:
        replay(illegal)
    assert refused.value.details["ply"] == 3
    assert refused.value.details["fault"] == "illegal-occupied"


@given(
    st.lists(
        st.tuples(st.from_regex(r"[A-Z][a-z]{1,8}", fullmatch=True), st.text(max_size=40)),
        max_size=4,
        unique_by=lambda tag: tag[0],
    )
)
def test_any_tags_read_back_the_same(tags: list[tuple[str, str]]) -> None:
    kept = tuple((name, value) for name, value in tags if name not in {"Game", "Setup", "Result", "Ending"})
    record = GameRecord("binary", ("h6",), tags=kept)
    assert list(read_records(write_record(record))) == [record]


def test_the_command_line_replays_records(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    good, bad, bare = tmp_path / "good.txt", tmp_path / "bad.txt", tmp_path / "bare.txt"
    good.write_text(SHORT + write_record(GameRecord("incorrect", ("a3-b4",))), encoding="utf-8")
    bad.write_text('[Game "binary"] h6 h6 *\n[Game "zongheng"][Result "1-0"] a1-a2 *', encoding="utf-8")
    bare.write_text("1. c3-c4 d4-d5 2. e5-e4 *", encoding="utf-8")
    assert main(["replay", str(good)]) == 0
    assert capsys.readouterr().out == "2 games, 5 moves, 0 rejected\n"
    assert main(["replay", str(good), str(bad)]) == 1
    assert capsys.readouterr().out.splitlines() == [
        f"{bad}: game 1, ply 2: 'h6': illegal-occupied in binary",
        f"{bad}: game 2, '1-0': bad-record result",
        "4 games, 6 moves, 2 rejected",
    ]
    assert main(["replay", "--game", "zongheng", str(bare)]) == 0
    assert capsys.readouterr().out == "1 games, 3 moves, 0 rejected\n"


@pytest.mark.parametrize("key", ["zongheng:12x12", "binary:12x12", "incorrect"])
@pytest.mark.parametrize(
    "text", ["a1-" * 1333, "a" * 4000, "1" * 4000, " " * 4000, "+x" * 2000, "ａ１" * 2000, "[{(" * 1333]
)
def test_the_longest_texts_are_refused_at_once(key: str, text: str) -> None:
    game = find_game(key)
    state = game.start()

    def refuse_all() -> None:
        with pytest.raises(UnreadableMove):
            game.parse(state, text)
        with pytest.raises(BadPosition):
            game.load(text)
        game.complete(state, text)
        list(read_records(text))

    assert quick(refuse_all, 0.25)
