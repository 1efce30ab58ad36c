"""The drawn openings: as many as published, each legal by our own generator, each the position that others give."""

import json
import re
from typing import Any

import pytest

from rules import GAMES
from rules.draughts.ballots import american, italian, russian
from rules.draughts.game import DraughtsGame
from tests.shared import shared


def game_of(key: str) -> DraughtsGame:
    game = GAMES[key]
    assert isinstance(game, DraughtsGame)
    return game


def published(name: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(shared("data", "ballots", name).read_text(encoding="utf-8"))
    return found


def test_only_these_games_have_ballots() -> None:
    tables = {
        key: {table: len(names) for table, names in game.tables.items()}
        for key, game in GAMES.items()
        if game.ballots
    }
    assert tables == {
        "american": {"usual": 157, "acf": 2253},
        "russian": {"usual": 150, "idf": 745, "fmjd": 736},
        "brazilian": {"usual": 150, "idf": 736, "fmjd": 725},
        "pool": {"idf": 745},
        "italian": {"usual": 2400},
    }
    for key, counts in tables.items():
        assert len(GAMES[key].ballots) == sum(counts.values())


def test_ballots_by_name() -> None:
    game = game_of("american")
    assert list(game.ballots)[:2] == ["1 9-13 21-17 5-9", "2 9-13 21-17 6-9"]
    after = "W:W17,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,6,7,8,9,10,11,12,13"
    assert game.ballots["1 9-13 21-17 5-9"] == after
    assert game.start("1 9-13 21-17 5-9") == game.start(after)
    assert "4 9-13 22-17 13-22" in game.ballots
    assert "3 9-13 21-17 10-14" not in game.ballots
    russian_game = game_of("russian")
    assert russian_game.start("5-VII") == russian_game.start()
    assert russian_game.tables["usual"][-1] == "15-X gh4 fe5 cb4"
    assert game_of("italian").ballots["1"] == "W:W21,22,23,24,25,26,27,29,30,31,32:B1,2,3,4,5,6,7,9,10,11,15"


@pytest.mark.few(1)
@pytest.mark.parametrize("key", ["american", "russian", "brazilian", "pool", "italian"])
def test_every_ballot_can_be_played_from(key: str) -> None:
    game = game_of(key)
    for name, position in game.ballots.items():
        state = game.start(name)
        assert state == game.load(position)
        assert game.legal_moves(state), name


@pytest.mark.parametrize("key", ["american", "russian", "brazilian"])
def test_every_ballot_is_reached_by_legal_moves(key: str) -> None:
    game = game_of(key)
    for name, moves in (american() if key == "american" else russian()).items():
        state = game.start()
        for move in moves:
            state = game.play(state, game.parse(state, move))
        assert game.ballots[name] == game.dump(game.load(game.dump(state).split()[0]))


def test_american_ballots_are_the_published_ones() -> None:
    game = game_of("american")
    data = published("pydraughts_3move_english.json")
    lost = {int(name.split()[0]) for name in data["lost"]}
    theirs = {int(name.split()[0]): position for name, position in data["all"].items()}
    assert {int(name.split()[0]): _after(game, moves) for name, moves in american().items()} == {
        number: game.load(position).position for number, position in theirs.items() if number not in lost
    }


def test_russian_ballots_are_the_published_ones() -> None:
    game = game_of("russian")
    data = published("pydraughts_150russian_and_brazilian.json")
    ours = russian()
    assert [name.removesuffix(" Free") for name in data["all"]] == list(ours)
    differ = [
        name
        for name, position in zip(ours, data["all"].values(), strict=True)
        if game.load(position).position != _after(game, ours[name])
    ]
    # The library gives this card the position of the next one; its moves lead elsewhere.
    assert differ == ["2-IV ef4 fe5 ab4"]


def test_italian_ballots_are_the_published_ones() -> None:
    game = game_of("italian")
    data = published("pydraughts_11_italian.json")
    assert list(data["all"]) == list(italian())
    for theirs, ours in zip(data["all"].values(), italian().values(), strict=True):
        assert game.load(theirs) == game.load(ours)


@pytest.mark.parametrize(
    ("table", "slips"),
    [
        ("idf", ["IDF 9-XXVII gh4 ba5 hg3 ab6 ef4 dc5", "IDF 18-XX e3-a5 e7-g5"]),
        ("fmjd", ["FMJD 22-XV e3-a5 e7-g5", "FMJD 45-IX gh4 ba5 hg3 ab6 ef4 dc5"]),
    ],
)
def test_tables_of_64_squares_are_the_published_ones(table: str, slips: list[str]) -> None:
    """Where the moves that are published lead elsewhere than the position, the moves hold."""
    game = game_of("russian")
    published_table = published("tables_64.json")[table]
    names = dict(enumerate((cell for cell in sorted(game.ruleset.board.named, key=_reading)), start=1))
    theirs = [
        game.load(re.sub(r"\d+", lambda number: names[int(number[0])], each["position"]))
        for each in published_table["positions"]
    ]
    ours = game.tables[table]
    assert [name for name, other in zip(ours, theirs, strict=True) if game.start(name) != other] == slips
    codes = {name.split()[1] for name in ours}
    left_out = codes - {name.split()[1] for name in game_of("brazilian").tables[table]}
    assert left_out == set(published_table["not_in_brazilian"])


def test_eleven_men_of_american_are_the_published_ones() -> None:
    game = game_of("american")
    ours = game.tables["acf"]
    for name, theirs in zip(ours, published("acf_11_man.json")["acf_11_man"]["positions"], strict=True):
        assert theirs["code"] == "#" + name.split()[1].rstrip(":")
        assert game.start(name) == game.load(theirs["position"])


def test_men_of_pool_are_displaced_as_its_first_side_sees_them() -> None:
    """Black begins there from above: its a1 is square 4, its a5 square 20."""
    game = game_of("pool")
    after = "W:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,5,6,7,8,9,10,11,12,20"
    assert game.start("IDF 1-II a1-a5") == game.load(after)
    russian_game = game_of("russian")
    assert russian_game.start("IDF 1-II a1-a5") == russian_game.load(
        "B:Wa5,a3,c3,e3,g3,b2,d2,f2,h2,c1,e1,g1:Bb8,d8,f8,h8,a7,c7,e7,g7,b6,d6,f6,h6"
    )


def _reading(name: str) -> tuple[int, str]:
    return -int(name[1:]), name


def _after(game: DraughtsGame, moves: tuple[str, ...]) -> object:
    state = game.start()
    for move in moves:
        state = game.play(state, game.parse(state, move))
    return state.position
