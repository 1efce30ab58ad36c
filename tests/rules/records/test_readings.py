"""Which rules a record is read by, by what evidence, and what is said to be wrong with it."""

from collections import Counter
from random import Random

import pytest

from rules.__main__ import told_fault, told_notes
from rules.draughts.state import State
from rules.records.claims import DRAUGHTS, Dialect, claims_of
from rules.records.diagnosis import BOUND, CUT, ENCODING, SYNTAX, TAG, UNPLAYED, Reading, read
from rules.records.letters import decode
from rules.records.pdn import read_pdn
from rules.records.record import Record
from rules.records.repair import MOVE, START
from rules.records.replay import Work
from tests.bench.faults import cases, named
from tests.shared import shared
from tests.speed import quick


def reading(text: str | bytes) -> Reading:
    (found,) = read(text if isinstance(text, str) else decode(text))
    return found


@pytest.mark.parametrize(
    ("number", "key", "moves", "suspect", "notes"),
    [
        ("01", "frysk", 4, "", []), ("04", "armenian", 2, "", []), ("05", "american", 4, "", []),
        ("06", "international", 4, "", []), ("08", "international", 4, "", []),
        ("10", "russian", 4, "", []), ("11", "russian", 2, "", []),
        ("13", "american", 4, "", ["record-overruled"]), ("14", "frysk", 4, "", []),
        ("16", "international", 1, "", []), ("17", None, 0, UNPLAYED, []),
        ("19", "russian", 4, TAG, ["record-unplayed"]), ("21", "russian", 3, TAG, ["record-tag"]),
        ("23", "russian", 8, "", []), ("25", "international", 2, "", []),
        ("26", "international", 4, "", []), ("27", "russian", 2, "", []),
        ("29", "international", 2, "", []), ("30", "international", 4, "", []),
        ("32", "international", 2, "", []), ("33", "international", 3, "", []),
        ("36", "international", 1, "", []), ("38", "russian", 0, "", ["record-displaced"]),
        ("39", "international", 2, "", []), ("40", "international", 0, "", []),
    ],
)  # fmt: skip
def test_the_inputs_give_what_is_expected(
    number: str, key: str | None, moves: int, suspect: str, notes: list[str]
) -> None:
    (path,) = shared("data", "records").glob(f"{number}_*")
    found = reading(path.read_bytes())
    assert (None if found.replay is None else found.replay.game.key) == key
    assert len(found.replay.moves if found.replay else ()) == moves
    assert found.suspect == suspect
    assert [note.code for note in found.notes] == notes


def test_names_in_old_letters_and_results_in_points_are_as_they_were_written() -> None:
    record = reading(
        '[White "Белый А."]\n[Black "Чёрный Б."]\n[GameType "25"]\n\n1. c3-d4 *'.encode("cp1251")
    ).record
    assert record is not None
    assert (record.tag("White"), record.tag("Black")) == ("Белый А.", "Чёрный Б.")
    record = reading(
        '[ResultFormat "Delfts"]\n[Result "1 1/2 - 1/2"]\n[GameType "20"]\n\n1. 32-28 1 1/2 - 1/2'
    ).record
    assert record is not None
    assert record.result == "1 1/2-1/2"


def test_men_displaced_by_lot_stand_where_they_were_set() -> None:
    found = reading('[GameType "25"]\n\n1. A1-A5 A7-H4 2. c3-d4 f6-g5 *').replay
    assert found is not None
    assert (found.fault, len(found.moves)) == (None, 2)
    assert found.game.format(found.states[0], found.moves[0]) == "c3-d4"


@pytest.mark.parametrize(
    ("tags", "key"),
    [
        ('[Variant "English draughts"]', "american"), ('[Variant "Standard"]', "international"),
        ('[Variant "Portuguese"]', "spanish"), ('[Variant "Dama Italiana"]', "italian"),
        ('[Variant "Русские шашки"]', "russian"), ('[GameType "Russian checkers"]', "russian"),
        ('[GameType "28"]', "spanish"), ('[GameType "020"]', "international"), ('[Variant "whist"]', None),
        ('[GameType "20,W,10,10,N1,0"]', "international"), ('[GameType "40"]', "frisian"),
        ('[GameType "40"][Variant "frisian:threefold"]', "frisian:threefold"), ('[Variant "German"]', "german"),
        ('[Variant "American/English"]', "american"),
    ],
)  # fmt: skip
def test_games_as_programs_and_people_write_them(tags: str, key: str | None) -> None:
    (record,) = read_pdn(f"{tags}\n32-28")
    assert isinstance(record, Record)
    assert next((claim.dialect.game.key for claim in claims_of(record) if claim.dialect), None) == key


RUSSIAN = "1. c3-d4 f6-g5 2. b2-c3 g7-f6 3. c3-b4 b8-c7 4. b4-a5 f6-e5 5. d4:f6 e7-g5"
INTERNATIONAL = "1. 32-28 18-23 2. 38-32 12-18 3. 31-27 7-12 4. 43-38 1-7 5. 49-43 20-24 6. 37-31 14-20"


@pytest.mark.parametrize(
    ("text", "key", "suspect", "ply", "likely"),
    [
        (f'[GameType "21"]\n{INTERNATIONAL} *', "international", TAG, 0, ""),
        (f'[GameType "20"]\n{INTERNATIONAL.replace("43-38", "34-38")} *', "international", MOVE, 7, "43-38"),
        (f'[GameType "20"]\n{INTERNATIONAL.replace("32-28", "32-27")} 7. 28-22 *', "international", MOVE, 1, "32-28"),
        (INTERNATIONAL.replace("43-38", "34-38"), "international", MOVE, 7, "43-38"),
        (INTERNATIONAL.replace("18-23", "l8-23"), "international", MOVE, 2, "18-23"),
        (INTERNATIONAL.replace("31-27", "31-27 31-27"), "international", MOVE, 6, "--"),
        (INTERNATIONAL.replace(" 7-12", ""), "international", MOVE, 6, "7-12 43-38"),
        ('[GameType "20"]\n[FEN "W:W28,32,K5:B23,7,8"]\n1. 32-27 8-9 2. 5-19 *', "international", MOVE, 1, ""),
        ('[GameType "25"]\n1. 22-18 11-16 2. 21-17 10-14 3. 17x10 7x21 *', "russian", MOVE, 6, "7:14"),
        (f'[GameType "20"]\n{INTERNATIONAL[:-1]}', "international", CUT, 12, ""),
        (f'[GameType "20"]\n{INTERNATIONAL.replace("43-38", "ñ3-38")} *', "international", ENCODING, 7, ""),
        ('[GameType "20"]\n[FEN "W:W33,35:B7,18"]\n1. 31-27 7-11 2. 27-21 11-16 *', "international", START, 0, "31"),
        ('[GameType "20"]\n[FEN "B:W31,32:B7,18"]\n1. 31-27 7-11 2. 27-21 *', "international", START, 0, ""),
    ],
)  # fmt: skip
def test_the_likely_fault_is_named(text: str, key: str, suspect: str, ply: int, likely: str) -> None:
    found = reading(text)
    assert found.replay is not None
    assert (found.replay.game.key, found.suspect) == (key, suspect)
    assert (found.ply, found.likely) == (ply, likely)


def test_a_fault_tells_its_line_the_moves_there_and_the_games_that_it_may_be_of() -> None:
    found = reading(f'[White "A"]\r\n\r\n{INTERNATIONAL.replace("43-38", "34-38")} *'.encode())
    assert found.place is not None
    line, near, column = found.place
    assert (line, near[column:].split()[0]) == (3, "34-38")
    assert "43-38" in found.legal
    for text, at in (
        ('\n[GameType "31"]\n1. 8-12 *', 1),
        ('[GameType "20"]\n[FEN "W:W33,35:B7,18"]\n1. 31-27 7-11 2. 27-21 11-16 *', 6),
    ):
        place = reading(text).place
        assert place is not None
        assert (place[0], place[2]) == (2, at)
    assert found.candidates[0].dialect.game.key == "international"
    assert len({each.dialect for each in found.candidates}) == len(found.candidates)


def test_what_cannot_be_told_apart_is_a_fault_of_its_own_kind() -> None:
    assert reading("hello").suspect == SYNTAX
    assert reading("1. 32-28 {open").suspect == CUT
    assert reading("1. 32-28 (1-2 " * 60).suspect == BOUND


def test_a_board_that_is_numbered_from_the_other_hand_is_read() -> None:
    plain = reading(f'[GameType "20"]\n{INTERNATIONAL} *').replay
    assert plain is not None
    other = Dialect(plain.game, mirrored=True)
    found = reading(f'[GameType "20"]\n{other.plain(INTERNATIONAL.replace(". ", "."))} *').replay
    assert found is not None
    assert (found.fault, found.dialect, found.moves) == (None, other, plain.moves)


def by_lot(key: str, count: int, tag: str) -> list[str]:
    """Records of so many games of 60 moves drawn by lot, the first twenty of those that let nothing be taken."""
    game, lot = DRAUGHTS[key].undrawn, Random(1)
    records, texts = list[str](), list[str]()

    def taking(state: State) -> bool:
        return any(move.captured for move in game.legal_moves(state))

    for _ in range(count):
        state = game.start()
        texts.clear()
        while len(texts) < 60 and (legal := game.legal_moves(state)):
            moves = lot.sample(legal, len(legal))
            quiet = (move for move in moves if len(texts) < 20 and not taking(game.play(state, move)))
            move = next(quiet, moves[0])
            texts.append(game.format(state, move))
            state = game.play(state, move)
        records.append(f"{tag}\n{' '.join(texts)} *\n\n")
    return records


@pytest.mark.parametrize(
    ("key", "count"), [("brazilian", 80), ("czech", 100), ("gothic", 60), ("armenian", 60), ("turkish", 60)]
)
def test_games_that_name_none_are_read_as_the_one_that_they_all_fit(key: str, count: int) -> None:
    records = by_lot(key, count, '[Event "A"]')
    records[50] = records[50].replace(" *", " a1-h7 *")
    found = list(read("".join(records)))
    assert Counter(each.replay.game.key for each in found if each.replay) == {key: count}
    assert [each.number for each in found if each.fault] == [51]


def test_ordinary_games_are_read_however_many_stand_in_a_file_and_whatever_the_others_cost() -> None:
    records = by_lot("turkish", 40, '[Variant "turkish"]')
    assert not any(each.fault for each in read("".join(records), work=Work(nodes=60)))
    heavy = '[GameType "40"]\n[FEN "W:WK50:B3,7,10,12,13,14,17,20,21,23,25,30,32,36,38,39,41,43,K47"]\n1. 50-49 *\n'
    plain = '[GameType "20"]\n[FEN "W:WK50,K49,K48,K47,K46:B44,43,42,33,22,23,24"]\n1. 47x27 *\n'
    found = [each.fault is None for each in read((heavy + plain) * 2, work=Work(nodes=1_500))]
    assert found == [False, True, False, True]


def _much(text: str) -> str:
    return (text * (256_000 // len(text)))[:256_000]


@pytest.mark.parametrize(
    "text",
    [
        '[GameType "20"]\n1. 32-28 ' + _much('/FEN "W:W31-50:B1-20"/ '),
        _much('[GameType "20"]\n[FEN "W:WK46-50,K31-40:BK1,12-14,22-24"]\n1. 46-41 *\n\n'),
        '[FEN "W:WK46,K32:BK5,K6"]\n' + _much("46-41 5-10 41-46 10-5 "),
        '[FEN "W:WK50,K49,K48,K47,K46:B44,43,42,33,22,23,24"]\n' + _much("50-49 "),
        _much("32-28 ("), _much("1-2x"), _much("{"), _much('[A "'), _much("hello\n"), _much("1 "), _much("* "),
        "/" + " " * 5_000, "[A x" + "\t" * 5_000 + "z", "hello\n" + " " * 60_000 + "z", _much("\n"),
    ],
)  # fmt: skip
def test_a_hostile_file_says_what_its_first_game_is_within_a_second(text: str) -> None:
    assert quick(lambda: next(read(text), None), 1)


@pytest.mark.parametrize(
    "text",
    [
        "32-28 *\n", "1. 32-28 18-23 2. 38-32 *\n", '[GameType "31"]\n1. 8-12 25-21 *\n',
        '[GameType "20"]\n[FEN "W:WK46-50,K31-40:BK1,12-14,22-24"]\n1. 46-41 *\n\n',
        '[FEN "W:W31-50:B1-20"]\n1. 1-2 *\n', '[GameType "21"]\n32-28 *\n', "a3-b4 b6-a5 b4-c5 d6xb4 *\n",
    ],
)  # fmt: skip
def test_a_hostile_file_is_read_to_its_end_within_a_second(text: str) -> None:
    def told() -> None:
        for each in read(_much(text), work=Work(games=1 << 30)):
            told_fault(each), told_notes(each)

    assert quick(told, 1)


@pytest.mark.parametrize(
    ("text", "notes"),
    [
        ('[GameType "77"]\n[Variant "whist"]\n1. 32-28', ["unknown 1 GameType 77", "unknown 2 Variant whist"]),
        ('[Result "won"]\n1. 32-28 18-23 forfeit', ["result 1 won", "words 2 forfeit"]),
        ("1. 32-28 2-0\n\nSee you at 19:30.\n--", ["behind 3 See you at 19:30."]),
        ('[White "A"]\n白：加藤\n1. 32-28 1-0F 12.05.2024', ["words 2 白：加藤", "behind 3 F 12.05.2024"]),
        ('[Result "0-1"]\n1. 32-28 2-0', ["contrary 2 2-0"]), ('[Result "1-1"]\n1. 32-28 1/2-1/2', []),
        ('[Result "4-6"]\n1. 32-28 4-6', []), ("1. 32-28 {forfeit} 18-23 *", []),
    ],
)  # fmt: skip
def test_what_is_passed_over_is_noted_with_its_line(text: str, notes: list[str]) -> None:
    told = [" ".join(map(str, (n.code[7:], *n.details.values()))) for n in reading(text).notes]
    assert told == notes


@pytest.mark.slow
def test_of_real_games_with_a_fault_at_a_known_place_its_place_and_game_are_named() -> None:
    shared("data", "pdn")
    assert sum(map(named, cases(210))) >= 0.95 * 210
