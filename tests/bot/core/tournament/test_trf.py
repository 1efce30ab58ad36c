"""A Swiss tournament's file for other programs, and the players that such a file brings."""

from pathlib import Path

from gacrux.trf2json import trf2json
from py4swiss.trf import TrfParser

from bot.core.export import time_control
from bot.core.pace import Pace
from bot.core.verdict import DRAW, LOSS, WIN
from bot.tournaments.model.actions import forbid, rule
from bot.tournaments.model.double_swiss import BYE_POINTS
from bot.tournaments.model.event import How
from bot.tournaments.model.files import contest, swiss_trf
from bot.tournaments.model.pairings import Pairing, bye, half_bye
from bot.tournaments.model.plan import Format, Plan
from bot.tournaments.model.roster import read, take_over
from bot.tournaments.model.trf import report
from tests.bot.core.tournament.test_tournament import BOSS, TERMS, Life


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
    life = Life(Plan("Spring  Cup", Format.GROUPS, TERMS, group=4), 8)
    life.start()
    life.arrange()
    places = {contest(life.tournament, match).round for m in life.tournament.meetings for match in m.matches}
    assert places == {f"{round}.{board}" for round in (1, 2, 3) for board in (1, 2, 3, 4)}
    assert contest(life.tournament, 1).event == life.tournament.plan.name
