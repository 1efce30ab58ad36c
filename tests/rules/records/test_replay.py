"""Real games, played move by move by the rules: `python -m rules replay`."""

from collections.abc import Callable
from pathlib import Path

import pytest

from rules.__main__ import main
from rules.errors import BadRecord
from rules.records.claims import Dialect, claims_of
from rules.records.diagnosis import Reading, read
from rules.records.letters import decode
from rules.records.pdn import read_pdn
from rules.records.record import Record
from rules.records.replay import Line, Replay, Work
from tests.shared import shared

Run = Callable[..., tuple[int, list[str], list[str]]]

DEFECTS = [
    "american/tinsley.pdn: game 541, ply 123: '32-28': illegal-empty-cell in american",
    "american_problems/Tricks_traps_and_shots.pdn: game 57, ply 37: '10x26': ambiguous-move in american",
    "american_problems/Tricks_traps_and_shots.pdn: game 90, ply 22: '32x7': ambiguous-move in american",
    "international/schildpad.pdn: game 3, ply 69: '36x16': ambiguous-move in international",
    "international/schildpad.pdn: game 7, ply 111: '4x24': ambiguous-move in international",
    "international_problems/Cat.C1.pdn: game 45, ply 12: '36x27': illegal-over in international",
    "syntax_cases/FAIL_bas080_invalid.pdn: game 1, ply 63: '12-18': illegal-not-your-piece in international",
    "syntax_cases/FAIL_nested_comment.pdn: game 1, line 1: '}': bad-record syntax",
]
"""The known defects of the sources, and nothing else."""


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Run:
    def run(*arguments: str | Path) -> tuple[int, list[str], list[str]]:
        status = main(["replay", *map(str, arguments)])
        said = capsys.readouterr()
        return status, said.out.splitlines(), said.err.splitlines()

    return run


def only(text: str) -> Record:
    (record,) = read_pdn(text)
    assert isinstance(record, Record)
    return record


def reading(text: str | bytes) -> Reading:
    (found,) = read(text if isinstance(text, str) else decode(text))
    return found


def played(text: str) -> Replay:
    found = reading(text).replay
    assert found is not None
    return found


def test_a_file_of_problems_without_moves_is_read_to_its_end(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "problems.pdn"
    file.write_text('[FEN "W:W31,32:B5,6"] *\n' * 3_100 + '[GameType "20"]\n1. 32-28 *\n')
    assert run(file)[1] == ["3101 games, 1 moves, 0 rejected"]


@pytest.mark.few(5)
@pytest.mark.parametrize(
    ("folder", "key", "games", "moves"),
    [
        ("american/OCA_2.0.pdn", "american", 43, 2280),
        ("international/wk2003.pdn", "international", 23, 2381), ("russian", "russian", 153, 8730),
        ("czech", "czech", 174, 8014), ("italian", "italian", 28, 1865), ("brazilian", "brazilian", 14, 650),
        ("frisian", "frisian", 8, 572), ("turkish", "turkish", 1, 19), ("dialects", "american", 60, 0),
    ],
)  # fmt: skip
def test_whole_collections_replay(folder: str, key: str, games: int, moves: int) -> None:
    place = shared("data", "pdn", folder)
    found = [
        replayed
        for path in (sorted(place.glob("*.pdn")) if place.is_dir() else [place])
        for replayed in read(decode(path.read_bytes()))
    ]
    assert len(found) == games
    assert {one.replay.game.key for one in found if one.replay} == {key}
    assert all(one.fault is None for one in found)
    if moves:
        assert sum(len(one.replay.moves) for one in found if one.replay) == moves


@pytest.mark.slow
def test_everything_replays_but_the_known_defects(run: Run) -> None:
    place = shared("data", "pdn")
    status, lines, complaints = run(place)
    rejected = [line.removeprefix(f"{place}/") for line in lines[:-1] if "read as" not in line]
    assert [line.partition("; ")[0] for line in rejected] == DEFECTS
    assert lines[-1] == "1669 games, 87735 moves, 8 rejected"
    assert (status, complaints) == (1, [])


def test_a_rejected_game_is_named_and_the_rest_is_played(run: Run, tmp_path: Path) -> None:
    good, bad, broken = tmp_path / "good.pdn", tmp_path / "bad.pdn", tmp_path / "broken.pdn"
    good.write_text('[GameType "20"]\n1. 32-28 19-23 2-0\n', encoding="utf-8")
    bad.write_text(
        '[GameType "20"]\n1. 32-28 19-24 2. 28-24 *\n\n[GameType "20"]\n[FEN "W:W1:B2"]\n*\n\n'
        '[GameType "20"]\n1. 32-28 ??? } *\n\n[GameType "20"]\n1. 31-27 20-24 *\n',
        encoding="utf-8",
    )
    broken.write_bytes(bytes(range(256)) * 8)
    stray = '} * [GameType "20"] 1.'
    status, lines, complaints = run(good, bad, tmp_path / "none.pdn", broken)
    assert status == 1
    assert lines == [
        f"{bad}: game 1, ply 3: '28-24': illegal-blocked in international; rather 28-22",
        f"{bad}: game 2, ply 0: 'W:W1:B2': bad-position row in international",
        f"{bad}: game 3, line 9: {stray!r}: bad-record syntax",
        f"{broken}: game 1, this file is no text (other)",
        "6 games, 6 moves, 4 rejected",
    ]
    assert complaints == [f"rules: {tmp_path / 'none.pdn'}: No such file or directory"]


def test_exit_status_says_fine_or_usage(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "one.pdn"
    path.write_text("1. 11-15 22-18 *", encoding="utf-8")
    assert run(path) == (0, ["1 games, 2 moves, 0 rejected"], [])
    assert run(path, "--game", "american") == (0, ["1 games, 2 moves, 0 rejected"], [])
    assert run(path, "--game", "italian")[0] == 1
    assert run(path, "--game", "zongheng")[0] == 1
    assert run(path, "--game", "whist")[0] == 2
    with pytest.raises(SystemExit) as caught:
        run()
    assert caught.value.code == 2


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("11-15 22-18", "american"), ("21-17 12-15", "italian"), ("32-28 19-23", "international"),
        ("32-27 19-23 27-21 17x26 31-27 26x28", "frisian"), ("43-37 30-36 49-43", "canadian"),
        ("c3-d4 d6-c5", "russian"), ("a3-a4 a6-a5", "turkish"),
        ('[GameType "999"][Variant "whist:5"] 11-15 22-18', "american"),
        ("32-28 *\n\n34-30", "international"), ('[FEN "W:W31:B12"] 31-26', "american"),
        ('[FEN "W:Wc3:Bd4"] c3xe5', "russian"),
    ],
)  # fmt: skip
def test_without_tags_the_moves_tell(text: str, key: str) -> None:
    found = list(read(text))
    assert [(one.replay.game.key, one.fault) for one in found if one.replay] == [(key, None)] * len(found)


def test_of_games_in_which_no_move_fits_the_first_is_named() -> None:
    found = played("11-15 22-18 1-32")
    assert (found.dialect.game.key, found.fault is not None) == ("american", True)


def test_jumps_recorded_one_by_one_are_put_together() -> None:
    found = played('[GameType "21"][FEN "B:W6,14,15:BK2"] 1. 2x9 9x18 18x11')
    assert found.fault is None
    assert [len(move.captured) for move in found.moves] == [3]
    for short in ("1. 2x9 9x18", "1. 2x9 18x11", "1. 2x9 {then} *", '1. 2x9 /FEN "B:W6:BK9"/ 9x18 18x11'):
        found = played(f'[GameType "21"][FEN "B:W6,14,15:BK2"] {short}')
        assert found.fault is not None
        facts = {"ply": 1, "text": "2x9", "why": "illegal-unfinished-capture"}
        assert facts.items() <= found.fault.details.items()


def test_boards_seen_from_the_other_side_are_turned() -> None:
    record = only('[Variant "American/English"] 1. c3-d4 b6-c5 2. d4xb6 a7xc5')
    dialect = claims_of(record)[0].dialect
    assert dialect is not None
    assert dialect.turned
    assert dialect.plain("c3-d4") == "f6-e5"
    assert Line(record, dialect, Work()).played().fault is None
    assert Line(record, Dialect(dialect.game), Work()).played().fault is not None


def test_a_record_is_read_to_its_end_whatever_our_draw_rules_say() -> None:
    moves = "48-43 3-8 43-48 8-3 " * 3
    found = played(f'[GameType "20"][FEN "W:WK48,45:BK3,1"] {moves} 45-40')
    assert (found.fault, len(found.moves), found.drawn_after()) == (None, 13, 8)
    assert played('[GameType "20"] 32-28 19-23').drawn_after() is None


def test_a_position_in_the_middle_is_taken_over() -> None:
    found = played('[GameType "20"] 1. 31-26 17-21 /FEN "B:B1-16,18-21:W26,28,33-50"/ 1... 19-23')
    assert (found.fault, len(found.moves)) == (None, 3)
    found = played('[GameType "20"] 1. 31-26 /FEN "nonsense"/ 1... 19-23')
    assert isinstance(found.fault, BadRecord)
    facts = {"ply": 2, "text": "nonsense", "why": "bad-position turn"}
    assert facts.items() <= found.fault.details.items()
    explosion = "W:WK50:B3,7,10,12,13,14,17,20,21,23,25,30,32,36,38,39,41,43,K47"
    found = played(f'[GameType "40"] 1. 31-26 /FEN "{explosion}"/ 1... 19-23')
    assert found.fault is not None
    assert found.fault.details["why"] == "bad-position too-many-captures"
