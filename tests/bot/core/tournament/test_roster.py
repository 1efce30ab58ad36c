"""A club's file and ours for other programs: lists and results as CSV, whole tournaments as TRF."""

import random
from functools import partial
from pathlib import Path
from typing import Final

import pytest
from gacrux.trf2json import trf2json
from py4swiss.trf import TrfParser

from bot.core.errors import BadFile, BadTournament
from bot.core.export import time_control
from bot.core.pace import Pace
from bot.core.verdict import DRAW, LOSS, WIN
from bot.language.texts import Texts
from bot.language.typed import Typed
from bot.tournaments.model.actions import forbid, rule
from bot.tournaments.model.acts import undo
from bot.tournaments.model.double_swiss import BYE_POINTS
from bot.tournaments.model.event import How
from bot.tournaments.model.files import contest, swiss_trf
from bot.tournaments.model.pairings import Kind, Pairing, bye, half_bye
from bot.tournaments.model.plan import MOST_PLAYERS, Format, Plan
from bot.tournaments.model.roster import MOST_BYTES, Column, Listed, Played, read, take_over
from bot.tournaments.model.trf import report
from tests.bot.core.tournament.events import Event
from tests.bot.core.tournament.test_tournament import BOSS, TERMS, Life, begun

COLUMN: Final[Column] = Typed(Texts()).column
"""The headings of clubs' files, as the catalogue has them."""
_read = partial(read, column=COLUMN)


@pytest.mark.parametrize("seed", range(12))
def test_a_tournament_that_is_written_as_trf_is_read_as_it_was(seed: int) -> None:
    chance = random.Random(seed)
    event = Event(
        seed, chance.randint(6, 24), chance.randint(3, 7), absences=0.2, forfeits=0.2, late=seed % 3
    )
    pairings = event.played_out()
    rounds = max(pairing.round for pairing in pairings)
    names = {player: f"Player {player}, the {player % 3}th" for player in event.players}
    ratings = {player: 2000 - player for player in event.players if player % 4}
    text = report(event.players, pairings, rounds=rounds, played=rounds, names=names, ratings=ratings)
    roster = _read(text.encode())
    assert roster.people == tuple(Listed(names[p], ratings.get(p), p) for p in event.players)
    expected = [
        Played(
            pairing.round,
            names[pairing.first],
            None if pairing.second is None else names[pairing.second],
            (pairing.points(pairing.first), 0 if pairing.second is None else pairing.points(pairing.second)),
            pairing.kind,
        )
        for pairing in pairings
        if pairing.kind is not Kind.ABSENT
    ]

    def sides(game: Played) -> Played:
        """Of a game that was not played it does not matter which side would have begun."""
        if game.kind is Kind.FORFEIT and game.second is not None and game.second < game.first:
            return Played(game.round, game.second, game.first, game.points[::-1], game.kind)
        return game

    assert sorted(map(sides, roster.played), key=str) == sorted(map(sides, expected), key=str)


@pytest.mark.parametrize("separator", [",", ";"])
def test_a_list_says_who_comes_and_as_one_likes_how_strong_they_are(separator: str) -> None:
    lines = ["Player, Rating ,seed", "Anna, 1800, 2", ",,", "Čeněk,,1", "Dora,1500,"]
    text = "\r\n".join(lines).replace(",", separator)
    for encoding in ("utf-8", "utf-8-sig"):
        assert _read(text.encode(encoding)).people == (
            Listed("Anna", 1800, 2),
            Listed("Čeněk", None, 1),
            Listed("Dora", 1500, None),
        )
    assert _read(b"name\nAnna").people == (Listed("Anna"),)
    assert _read(b"player,user\nAnna,<@101>\nBo,").people == (Listed("<@101>"), Listed("Bo"))


@pytest.mark.parametrize(
    ("result", "points"),
    [
        ("1-0", (WIN, LOSS)), ("2 - 0", (WIN, LOSS)), ("0:1", (LOSS, WIN)), ("0–2", (LOSS, WIN)),
        ("1-1", (DRAW, DRAW)), ("½-½", (DRAW, DRAW)), ("0.5-0.5", (DRAW, DRAW)), ("=", (DRAW, DRAW)),
        ("1/2-1/2", (DRAW, DRAW)), ("0,5 : 0,5", (DRAW, DRAW)), ("1.0−0.0", (WIN, LOSS)),
        ("２：０", (WIN, LOSS)), ("0 : 0", (LOSS, LOSS)),
    ],
)  # fmt: skip
def test_results_are_read_as_people_write_them(result: str, points: tuple[int, int]) -> None:
    roster = _read(f'round,first,second,result\n3,Anna,Bo,"{result}"\n,Bo,Anna,1-0'.encode())
    assert roster.played == (Played(3, "Anna", "Bo", points), Played(1, "Bo", "Anna", (WIN, LOSS)))
    assert roster.people == (Listed("Anna"), Listed("Bo"))
    assert roster.names == {"Anna", "Bo"}


@pytest.mark.parametrize(
    ("result", "points"),
    [
        ("+:-", (WIN, LOSS)), ("− − +", (LOSS, WIN)), ("-:-", (LOSS, LOSS)), ("+--", (WIN, LOSS)),
        ("-/+", (LOSS, WIN)), ("+-", (WIN, LOSS)), ("− +", (LOSS, WIN)), ("--", (LOSS, LOSS)),
    ],
)  # fmt: skip
def test_games_that_were_not_played_are_read(result: str, points: tuple[int, int]) -> None:
    roster = _read(f"first,second,result\nAnna,Bo,{result}".encode())
    assert roster.played == (Played(1, "Anna", "Bo", points, Kind.FORFEIT),)


TABLE = "Name;Elo;Club\r\nJürgen Müller;1850,5;Bonn\r\nRenée;1700;Lyon\r\n"


@pytest.mark.parametrize(
    "data", [TABLE.encode(), TABLE.encode("utf-8-sig"), TABLE.replace(";", "\t").encode()]
)
def test_spreadsheets_of_western_europe_are_read(data: bytes) -> None:
    roster = _read(data)
    assert roster.people == (Listed("Jürgen Müller", 1850), Listed("Renée", 1700))
    assert roster.ignored == ("Club",)


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "cp932"])
def test_spreadsheets_of_japan_are_read(encoding: str) -> None:
    roster = _read("回戦,先手,後手,結果,備考\n1,山田太郎,ﾀﾅｶ,1-0\n2,ソ連,表 Bob,0－1\n".encode(encoding))
    assert roster.played == (
        Played(1, "山田太郎", "ﾀﾅｶ", (WIN, LOSS)),
        Played(2, "ソ連", "表 Bob", (LOSS, WIN)),
    )
    assert roster.ignored == ("備考",)


def test_the_line_that_cannot_be_read_is_counted_as_an_editor_counts() -> None:
    with pytest.raises(BadTournament) as caught:
        _read(b"player;rating\n\nAnna;1800\nBo;strong")
    assert caught.value.details == {"line": 4}


ANNA = "001    1      Anna" + " " * 73


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("", 0),
        ("\n", 0),
        ("colour,shape\nred,round", 0),
        ("player\n", 0),
        ("player\nAnna\nAnna", 0),
        ("player,rating\nAnna,strong", 2),
        ("player,rating\nAnna,1800\n,1700", 3),
        ("player,seed\nAnna,first", 2),
        ("first,second,result\nAnna,Bo,3-0", 2),
        ("first,second,result\nAnna,Anna,1-0", 2),
        ("first,second,result\nAnna,Bo,1-0\n,Bo,1-0", 3),
        ("first,second,result\nAnna,,1-0", 2),
        ("first,second,result\nAnna,Bo", 2),
        ("012 Cup\n001    x      Anna", 2),
        ("001    1\n", 1),
        ("001    1      Anna\n001    1      Bo", 2),
        (f"{ANNA}   2 w 1", 0),
        (f"{ANNA}   1 w 8", 0),
        (f"{ANNA}0000 - Q", 0),
        ("player\n" + "\n".join(f"P{n}" for n in range(MOST_PLAYERS + 1)), 0),
        ("player\nAnna\n" + "B" * 150_000, 3),
        ("player\n" + "B" * 101, 2),
        ("p" * 150_000 + "\nAnna", 1),
        ("player,rating\nAnna,-1", 2),
        ("player,seed\nAnna," + "9" * 5000, 2),
        ("round,first,second,result\n0,Anna,Bo,1-0", 2),
        ("round,first,second,result\n-1,Anna,Bo,1-0", 2),
        ("001   -1      Anna", 1),
    ],
)
def test_what_cannot_be_read_is_told_with_its_line(text: str, line: int) -> None:
    with pytest.raises(BadTournament) as refused:
        _read(text.encode())
    assert (refused.value.code, refused.value.details) == ("bad-tournament-file", {"line": line})


def test_a_file_is_neither_too_long_nor_something_else_than_text() -> None:
    assert len(_read(("player\n" + "\n".join(f"P{n}" for n in range(MOST_PLAYERS))).encode()).people) == 500
    just = b"player\nAnna\n" + b"\n" * (MOST_BYTES - 12)
    assert _read(just).people == (Listed("Anna"),)
    for data in ("player\nМила".encode("cp1251"), ANNA.replace("Anna", "Мила").encode("cp1251")):
        assert [each.name for each in _read(data).people] == ["Мила"]
    for data, facts in ((just + b"\n", {"line": 0}), (b"PK\3\4\x14xl/workbook.xml", {"format": "office"})):
        with pytest.raises((BadTournament, BadFile)) as refused:
            _read(data)
        assert refused.value.details == facts


def test_a_trf_says_what_is_known_of_the_players(tmp_path: Path) -> None:
    """A rating and a federation of a file come first, else the rating here; forbidden pairs stand in both forms."""
    life = Life(Plan("Open", Format.SWISS, TERMS, rounds=3), 0)
    people = [f"001 {n:4}      Player {n:<26} {1900 - n:4} {'CZE':3}{'':24} 0.0 {n:4}" for n in (1, 2, 3)]
    people.append(f"001 {4:4}      Player {4:<26} {'':4} {'':3}{'':24} 0.0 {4:4}")
    roster = read("\n".join(people).encode(), lambda _: None)
    assert [each.federation for each in roster.people] == ["CZE", "CZE", "CZE", None]
    users = {f"Player {n}": 100 + n for n in (1, 2, 3, 4)}
    life.step(take_over(life.tournament, BOSS, roster, users, life.now))
    life.step(forbid(life.tournament, BOSS, 101, 104, life.now, forbidden=True))
    life.start()
    life.arrange()
    drawn, lost = life.open()
    life.play(drawn)
    life.step(rule(life.tournament, lost, (LOSS, LOSS), How.TIME, life.now, forfeit=False))
    names = {user: name for name, user in users.items()}
    text = swiss_trf(life.tournament, names, {101: 1234.0, 104: 1612.4})
    assert text is not None
    written = tmp_path / "open.trf"
    written.write_text(text, encoding="utf-8")
    theirs = TrfParser.parse(written)
    told = {p.name: (p.fide_rating, p.fide_federation) for p in theirs.player_sections}
    assert told == {
        "Player 1": (1899, "CZE"),
        "Player 2": (1898, "CZE"),
        "Player 3": (1897, "CZE"),
        "Player 4": (1612, None),
    }
    one, other = sorted(life.tournament.number(user) for user in (101, 104))
    assert theirs.x_section.forbidden_pairs == {(one, other)}
    file = trf2json()
    file.parse_file(text, False)
    assert file.get_status() == 0
    assert len(file.get_tournament(1)["competitors"]) == 4


def test_a_round_off_of_two_games_is_an_allocated_bye_once() -> None:
    text = report([1], [bye(1, 1, BYE_POINTS)], rounds=1, played=1, games=2)
    assert "  0000 - U  0000 - H" in text


def test_of_two_games_the_second_has_the_colours_changed() -> None:
    one, other = report(
        [1, 2], [Pairing(1, 1, 2, ((WIN, LOSS), (DRAW, DRAW)))], rounds=1, played=1, games=2
    ).splitlines()[-2:]
    assert one.endswith("     2 w 1     2 b =")
    assert other.endswith("     1 b 0     1 w =")


def test_a_round_off_for_half_the_points_is_half_of_each_game() -> None:
    text = report([1], [half_bye(1, 1, 2 * DRAW)], rounds=1, played=1, games=2)
    assert "  0000 - H  0000 - H" in text


def test_a_time_control_is_told_as_other_programs_read_it() -> None:
    told = {text: time_control(Pace.parse(text)) for text in ("3d", "bank 5d+18h cap 7d", "none")}
    assert told == {"3d": "1/259200", "bank 5d+18h cap 7d": "432000+64800", "none": "-"}


def test_a_game_is_told_by_its_round_and_its_board() -> None:
    life = begun(Plan("Spring  Cup", Format.GROUPS, TERMS, group=4), 8)
    places = {contest(life.tournament, match).round for m in life.tournament.meetings for match in m.matches}
    assert places == {f"{round}.{board}" for round in (1, 2, 3) for board in (1, 2, 3, 4)}
    assert contest(life.tournament, 1).event == life.tournament.plan.name


def test_a_second_file_that_is_taken_back_leaves_what_the_first_has_said() -> None:
    life, users = Life(Plan("Open", Format.SWISS, TERMS, rounds=3), 1), {"Anna": 101, "Bo": 102}
    life.step(take_over(life.tournament, BOSS, _read(b"player,rating\nAnna,1800"), users, life.now))
    before = life.tournament
    life.step(take_over(before, BOSS, _read(b"player,rating\nAnna,1500\nBo,1600"), users, life.now))
    life.step(undo(life.tournament, life.events, BOSS, life.now))
    assert life.tournament.direction.seeding == before.direction.seeding
    assert life.tournament.entrants == before.entrants
