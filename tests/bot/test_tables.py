"""The tables, trees and curves that pictures show, written out: the places, the opponents, and the scores."""

from collections.abc import Callable
from dataclasses import replace
from datetime import timedelta
from functools import partial

import pytest

from bot.core.rating import Change, Rating
from bot.ladders.pictures import ladder_described, ladder_table
from bot.language import WHOLE
from bot.language.texts import Texts
from bot.language.words import Words
from bot.ratings.pictures import curve_of
from bot.skin.card import Attached
from bot.tournaments.answers.tournaments import deciders_told
from bot.tournaments.cards.answers import PAGE, TABLE
from bot.tournaments.cards.tournaments import table_card
from bot.tournaments.model import transitions
from bot.tournaments.model.formats.registry import settled
from bot.tournaments.model.plan import Format, Plan
from bot.tournaments.model.policy import Policy, Scoring
from bot.tournaments.model.standings import Criterion
from bot.tournaments.model.tournament import Tournament
from bot.tournaments.pictures.brackets import bracket_described, brackets_of
from bot.tournaments.pictures.standings import (
    GAP,
    ROWS,
    deciders,
    described,
    is_gap,
    on_page,
    pages_of,
    table_of,
    title_of,
)  # fmt: skip
from render import draw_table, write_table
from render.chart import Align, Bracket, Table, Tone
from render.curve import MAX_POINTS
from tests import stored
from tests.bot.core.tournament.test_knockout_tournament import Cup
from tests.bot.core.tournament.test_ladder import Club
from tests.bot.core.tournament.test_tournament import NOW, TERMS, Life, begun

WORDS = Words(Texts(), "en")
JAPANESE = Words(Texts(), "ja")
SIGNS = {
    Tone.PLAIN: "",
    Tone.SELF: "#",
    Tone.WON: "!",
    Tone.DRAWN: "~",
    Tone.LOST: "?",
    Tone.GOING_ON: "…",
    Tone.UP: "^",
    Tone.DOWN: "v",
}


def names(tournament: Tournament) -> dict[int, str]:
    return {user: f"P{user - 100}" for user in tournament.seeds}


def written(table: Table) -> list[str]:
    """Each row in one line: every cell with a sign for its tone; an arrow before the reader's own."""
    return [
        ("> " if row.mine else "")
        + " ".join(cell + SIGNS[tone] for cell, tone in zip(row.cells, row.tones, strict=True))
        for row in table.rows
    ]


def columns(table: Table) -> str:
    """The titles; those of the left and of the middle in brackets, what decides in stars."""
    signs = {Align.LEFT: "[{}]", Align.CENTRE: "({})", Align.RIGHT: "{}"}
    return " ".join(f"{'*' * each.strong}{signs[each.align].format(each.title)}" for each in table.columns)


def decide(life: Life, first: int, second: int, winner: int | None) -> None:
    meeting = next(m for m in life.tournament.meetings if set(m.pairing.players()) == {first, second})
    user = None if winner is None else life.tournament.user(winner)
    life.step(transitions.result(life.tournament, meeting.matches[0], user, False, life.now))


def four(scoring: Scoring) -> Life:
    """Five met everybody; the last has left, and of the games of the others one is open."""
    life = begun(Plan("Spring", Format.GROUPS, TERMS, policy=Policy(scoring=scoring)), 5)
    for first, second, winner in ((1, 2, 1), (1, 3, None), (2, 3, 2), (2, 4, 2), (3, 4, 4)):
        decide(life, first, second, winner)
    life.step(transitions.withdraw(life.tournament, 105, 105, life.now))
    return life


def swiss() -> Life:
    life = begun(Plan("Open", Format.SWISS, TERMS, rounds=3, policy=Policy(scoring=Scoring.ONE)), 5)
    decide(life, 1, 3, 1)
    decide(life, 2, 4, None)
    life.arrange()
    decide(life, 1, 2, 2)
    return life


@pytest.mark.parametrize(
    ("language", "title"), [("en", "After round 2 of 3"), ("ja", "第2回戦終了後（全3回戦）")]
)
def test_a_swiss_table_stands_after_its_last_round_once_all_is_over(language: str, title: str) -> None:
    over, _ = transitions.finish(swiss().tournament, None, NOW)
    assert title_of(over, 0, 0, Words(Texts(), language)) == title


LIVES: dict[str, Callable[[], Life]] = {
    "everybody": partial(four, Scoring.TWO),
    "points": partial(four, Scoring.ONE),
    "rounds": swiss,
}


@pytest.mark.parametrize("words", [WORDS, JAPANESE], ids=WHOLE)
@pytest.mark.parametrize("name", LIVES)
def test_a_table_shows_each_result_or_round_with_the_place_of_the_opponent(name: str, words: Words) -> None:
    tournament = LIVES[name]().tournament
    table = table_of(tournament, 0, 0, names(tournament), words, reader=103)
    why = deciders(tournament, 0, tournament.table(0, 0), names(tournament), words)
    told = [
        f"{table.title} | {table.subtitle}",
        columns(table),
        *written(table),
        *described(table, words).entries,
        *why,
    ]
    stored.check(f"tables/{name}-{words.language}", "\n".join(told))
    brief = table_of(tournament, 0, 0, names(tournament), words, ties=False)
    assert [row.cells for row in brief.rows] == [row.cells[: len(brief.columns)] for row in table.rows]
    assert brief.columns[-1].strong
    assert not any(row.mine for row in brief.rows)


def test_the_rounds_without_a_player_stay_empty_in_their_row() -> None:
    """P6 comes when one round is played, P1 leaves then."""
    life = begun(Plan("Open", Format.SWISS, TERMS, rounds=3), 4)
    for match in life.open():
        life.step(transitions.result(life.tournament, match, None, False, life.now))
    life.step(transitions.enter(life.tournament, 106, life.now))
    life.step(transitions.withdraw(life.tournament, 101, 101, life.now))
    life.arrange()
    table = table_of(life.tournament, 0, 0, names(life.tournament), WORDS)
    assert {len(row.cells) for row in table.rows} == {len(table.columns)}
    rounds = {row.cells[1]: list(zip(row.cells, row.tones, strict=True))[2:4] for row in table.rows}
    nothing = ("", Tone.PLAIN)
    assert [shown == nothing for shown in rounds["P6"]] == [True, False]
    assert [shown == nothing for shown in rounds["P1 (left)"]] == [False, True]
    assert all(nothing not in rounds[player] for player in ("P2", "P3", "P4"))


def test_who_comes_late_and_who_leaves_is_shown_and_long_names_are_cut() -> None:
    life = swiss()
    life.step(transitions.withdraw(life.tournament, 103, 103, life.now))
    called = names(life.tournament) | {103: "C" * 60, 101: "A" * 60}
    rows = table_of(life.tournament, 0, 0, called, WORDS).rows
    assert {row.cells[1] for row in rows} == {"P2", "A" * 48, f"{'C' * 48} (left)", "P4", "P5"}


@pytest.mark.parametrize(
    ("format", "stage", "group", "title"),
    [
        (Format.GROUPS, 0, 0, "Group A"),
        (Format.GROUPS, 0, 1, "Group B"),
        (Format.GROUPS, 1, 0, "Final"),
        (Format.LEAGUE, 0, 1, "Season 1, division 2"),
    ],
)
def test_a_table_says_which_one_it_is(format: Format, stage: int, group: int, title: str) -> None:
    life = begun(Plan("Cup", format, TERMS, group=4), 8)
    assert title_of(life.tournament, stage, group, WORDS) == title


def ties(bracket: Bracket) -> list[str]:
    """Each round in one line; a star for the winner of a tie."""
    entries = [
        [
            [
                f"{e.name or '-'}{' ' * bool(e.score)}{e.score}{'*' * e.winner}"
                for e in (tie.first, tie.second)
            ]
            for tie in r.ties
        ]
        for r in bracket.rounds
    ]
    return [
        f"{r.name}: {', '.join(' v '.join(pair) for pair in pairs)}"
        for r, pairs in zip(bracket.rounds, entries, strict=True)
    ]


def test_a_tree_shows_who_is_where_and_below_it_the_match_for_the_third_place() -> None:
    cup, told = Cup(5), []
    called = names(cup.tournament) | {103: "C" * 60}
    for winners in ({}, {5: 2}, {5: 4, 2: 4}, {5: 4}, {3: 4}):
        if winners:
            cup.begun()
        for winner, points in winners.items():
            cup.win(winner, points)
        tree = brackets_of(cup.tournament, called, WORDS)[0]
        told += [f"{tree.title} | {tree.subtitle}".rstrip(), *ties(tree)]
    told.append(str(bracket_described(cup.tournament, tree, names(cup.tournament), WORDS)))
    stored.check("tables/tree", "\n".join(told))


@pytest.mark.parametrize(
    ("words", "place", "playing", "results"),
    [
        (WORDS, "5. P8 (you)", "P2 (you, playing)", "4. P3 (you) 1 (drew with 2 and lost to 1 and 3)"),
        (
            JAPANESE,
            "5位 P8（あなた）",
            "P2（あなた、勝ち残り）",
            "4位 P3（あなた） 1（2位と引き分け、1、3位に負け）",
        ),
    ],
)
def test_a_table_tells_its_readers_their_place(words: Words, place: str, playing: str, results: str) -> None:
    cup = Cup(8)
    cup.arrange()
    for winner in (1, 2, 3, 4):
        cup.win(winner, 4)
    (tree,) = brackets_of(cup.tournament, names(cup.tournament), words)
    for reader, told in ((108, place), (102, playing)):
        entries = bracket_described(cup.tournament, tree, names(cup.tournament), words, reader)
        assert entries.own is not None
        assert entries.entries[entries.own] == told
    tournament = four(Scoring.TWO).tournament
    table = described(table_of(tournament, 0, 0, names(tournament), words, reader=103), words)
    assert table.own == 3
    assert table.entries[3] == results


@pytest.mark.parametrize(("scoring", "won", "level"), [(Scoring.ONE, "2", "1"), (Scoring.TWO, "4", "2")])
def test_a_tree_counts_as_its_tournament_and_says_why_one_goes_on(
    scoring: Scoring, won: str, level: str
) -> None:
    plan = settled(Plan("Cup", Format.KNOCKOUT, TERMS, policy=Policy(scoring=scoring)))
    cup = Cup(4, replace(plan, deciders=0))
    cup.begun()
    cup.win(1, 4)
    cup.win(3, 2)
    assert ties(brackets_of(cup.tournament, names(cup.tournament), WORDS)[0])[0].endswith(
        f"P2 {level} v P3 {level}"
    )
    (lot,) = cup.tournament.system.lots(cup.tournament, 0)
    cup.step(cup.tournament.with_event(NOW, None, lot))
    tree = brackets_of(cup.tournament, names(cup.tournament), WORDS)[0]
    first, second = (f"P{n} {level}{'*' * (n == lot.players[0])}" for n in (2, 3))
    assert ties(tree)[0] == f"Semi-finals: P1 {won}* v P4 0, {first} v {second}"
    assert [tie.reason for tie in tree.rounds[0].ties] == ["", "by lot"]
    assert f"  {first} – {second} (by lot)" in write_table(tree)


def test_a_ladder_shows_what_everybody_has_done_and_does() -> None:
    club = Club(4)
    club.meet(3, 2, winner=3)
    club.meet(4, 2, winner=None)
    club.challenge(2, 1)
    called = {1: "A" * 60, 2: "B" * 40, 3: "C" * 60, 4: "D"}
    table = ladder_table(club.ladder, called, WORDS, reader=4)
    told = [columns(table), *map(str.rstrip, written(table)), *ladder_described(table, WORDS).entries]
    stored.check("tables/ladder", "\n".join(told))


def test_who_challenges_and_is_challenged_plays_against_both() -> None:
    club = Club(3)
    club.challenge(2, 1)
    club.challenge(3, 2)
    table = ladder_table(club.ladder, {1: "Ann", 2: "Ben", 3: "Eve"}, WORDS)
    assert [row.cells[-1] for row in table.rows] == ["Ben", "Ann, Eve", "Ben"]


@pytest.mark.parametrize(
    ("words", "told"), [(WORDS, "lines 101 to 120 of 202"), (JAPANESE, "202人中101～120人目")]
)
def test_a_long_ladder_has_pages_of_twenty_with_the_first_and_ones_own(words: Words, told: str) -> None:
    ladder = replace(Club(2).ladder, standing=tuple(range(1, 203)))
    whole = ladder_table(ladder, {user: f"P{user}" for user in ladder.standing}, words, reader=150)
    table = on_page(whole, 5, words)
    places = [1, 2, 3, *range(101, 121), 150]
    assert [row.cells[0] for row in table.rows if not is_gap(row)] == [str(place) for place in places]
    text = ladder_described(table, words)
    assert told in text.heading
    assert len(text.entries) == len(places)
    assert "P150" in text.entries[-1]
    assert text.own == len(places) - 1


def change(days: float, value: float) -> Change:
    at = NOW + timedelta(days=days)
    return Change(1, 1, 2, 2, 1.0, at, Rating(), Rating(value))


@pytest.mark.parametrize(
    ("values", "levels"),
    [
        ([1500], range(1500, 1551, 50)),
        ([1500.5], range(1500, 1551, 50)),
        ([1499, 1501], range(1450, 1551, 50)),
        ([1500, 1799], range(1500, 1851, 50)),
        ([1500, 1800], range(1500, 1901, 100)),
        ([1450, 2049], range(1400, 2201, 100)),
        ([1450, 2050], range(1400, 2201, 200)),
        ([800, 2000], range(500, 2501, 500)),
        ([100, 4000], range(0, 4501, 500)),
    ],
)
def test_the_levels_behind_a_curve_are_round_and_about_it(values: list[float], levels: range) -> None:
    curve = curve_of([change(day, value) for day, value in enumerate(values)], "Anna", "checkers", WORDS)
    assert [(mark.at, mark.text) for mark in curve.heights] == [(level, str(level)) for level in levels]
    assert [value for _, value in curve.points] == values
    low, high = levels[0], levels[-1]
    assert (high - max(values)) / (high - low) >= 0.09, "the text of the best one has room above it"
    assert (curve.title, curve.subtitle) == ("Anna", "checkers")


def test_below_a_curve_stand_its_first_and_its_last_day_or_the_only_one() -> None:
    several = curve_of([change(0, 1500), change(0.1, 1510), change(40, 1600)], "", "", WORDS)
    assert [(mark.at, mark.text) for mark in several.times] == [
        (several.points[0][0], "Mar 1, 2026"),
        (several.points[-1][0], "Apr 10, 2026"),
    ]
    (only,) = curve_of([change(0, 1500), change(0.1, 1510)], "", "", WORDS).times
    assert only.text == "Mar 1, 2026"


def test_of_thousands_of_games_the_last_are_shown() -> None:
    curve = curve_of([change(day / 24, 1500 + day % 7) for day in range(MAX_POINTS + 1)], "", "", WORDS)
    assert len(curve.points) == MAX_POINTS
    assert curve.points[0] == ((NOW + timedelta(hours=1)).timestamp(), 1501)


@pytest.mark.parametrize(
    ("words", "rounds"),
    [
        (WORDS, ["Round 2", "Round 3", "Last thirty-two", "Last sixteen"]),
        (JAPANESE, ["2回戦", "3回戦", "ベスト32", "ベスト16"]),
    ],
)
def test_a_tree_of_two_hundred_is_drawn_from_its_second_round(words: Words, rounds: list[str]) -> None:
    tree = begun(Plan("Cup", Format.KNOCKOUT, TERMS, most=200), 200)
    (drawing,) = brackets_of(tree.tournament, names(tree.tournament), words)
    assert [each.name for each in drawing.rounds[:4]] == rounds
    assert [len(each.ties) for each in drawing.rounds] == [64, 32, 16, 8, 4, 2, 1]
    assert draw_table(drawing).startswith(b"\x89PNG")


def test_the_words_for_large_tables_fit_and_have_their_readers_line() -> None:
    swiss = Life(Plan("Open", Format.SWISS, TERMS, rounds=3, most=128), 120)
    swiss.start()
    tree = Life(Plan("Cup", Format.KNOCKOUT, TERMS, most=128), 64)
    tree.start()
    long = {user: f"P{user} {'x' * 20}" for user in range(1, 300)}
    club = Club(90)
    bracket = brackets_of(tree.tournament, long, WORDS)[0]
    told = {
        **{
            user: described(table_of(swiss.tournament, 0, 0, long, WORDS, user), WORDS)
            for user in (105, 160, 220)
        },
        **{user: bracket_described(tree.tournament, bracket, long, WORDS, user) for user in (101, 140, 164)},
        **{
            user: ladder_described(ladder_table(club.ladder, long, WORDS, user), WORDS)
            for user in (1, 45, 90)
        },
    }
    for reader, description in told.items():
        assert len(str(description)) > 1024
        said = Attached("table.png", b"", description).alternative
        assert len(said) <= 1024
        assert long[reader] in said


@pytest.fixture(scope="module")
def rounds() -> Life:
    life = begun(settled(Plan("Cup", Format.SWISS, TERMS, rounds=3)), 47, 2)
    for match in life.open():
        life.play(match)
    return life


def whole_table(rounds: Life, words: Words, reader: int | None) -> Table:
    names = {user: f"P{user}" for user in rounds.tournament.entrants}
    return table_of(rounds.tournament, 0, 0, names, words, reader)


def places(table: Table) -> list[str]:
    return [row.cells[1] or row.cells[0] for row in table.rows]


@pytest.mark.parametrize("words", [WORDS, JAPANESE], ids=WHOLE)
def test_each_page_has_twenty_lines_the_leaders_and_ones_own(rounds: Life, words: Words) -> None:
    reader = rounds.tournament.user(rounds.tournament.table(0, 0)[29].player)
    table = whole_table(rounds, words, reader)
    names = places(table)
    assert len(names) == 47
    assert pages_of(47) == 3
    assert PAGE[TABLE] == ROWS
    pages = [on_page(table, page, words) for page in range(3)]
    assert places(pages[0]) == [*names[:20], GAP, names[29], GAP]
    assert places(pages[1]) == [*names[:3], GAP, *names[20:40], GAP]
    assert places(pages[2]) == [*names[:3], GAP, names[29], GAP, *names[40:]]
    for page in pages:
        assert sum(row.mine for row in page.rows) == 1
        assert write_table(page)
        assert len(draw_table(page, "wood")) > 1000
        said = str(described(page, words))
        assert GAP not in said
        assert f"P{reader}" in said
    assert "21" in pages[1].subtitle
    assert "40" in pages[1].subtitle
    assert "47" in pages[1].subtitle
    assert on_page(table, 99, words) == pages[2]
    assert on_page(table, -1, words) == pages[0]


@pytest.mark.parametrize("words", [WORDS, JAPANESE], ids=WHOLE)
def test_for_everybody_there_is_no_row_of_ones_own(rounds: Life, words: Words) -> None:
    table = whole_table(rounds, words, None)
    assert places(on_page(table, 1, words)) == [
        *places(table)[:3], GAP, *places(table)[20:40], GAP,
    ]  # fmt: skip


def test_a_table_of_twenty_has_no_pages() -> None:
    life = begun(settled(Plan("Cup", Format.SWISS, TERMS, rounds=3)), ROWS, 2)
    table = whole_table(life, WORDS, None)
    assert on_page(table, 0, WORDS) == table
    card = table_card(life.tournament, [], [], "", WORDS)
    assert "Next" not in card.card.text


def test_five_hundred_players_have_pages_that_can_be_drawn() -> None:
    """A picture has 130 rows at most: a table of more was no picture at all."""
    life = Life(settled(Plan("Cup", Format.SWISS, TERMS, rounds=3, most=500)), 500, 2)
    life.start()
    table = whole_table(life, WORDS, life.tournament.user(444))
    for page in (0, 12, 24):
        assert draw_table(on_page(table, page, WORDS), "wood")


def test_the_first_on_a_page_is_set_apart_from_the_last_on_the_page_before() -> None:
    life = begun(settled(Plan("Cup", Format.SWISS, TERMS, rounds=3)), 30, 1)
    for _ in range(2):
        for match in life.open():
            life.play(match)
        life.arrange()
    called = {user: f"P{user}" for user in life.tournament.entrants}
    above, first = life.tournament.table(0, 0)[ROWS - 1 : ROWS + 1]
    assert first.decided not in (None, Criterion.POINTS)
    told = "\n".join(deciders_told(life.tournament, [(0, 0)], called, WORDS, 1))
    assert all(called[life.tournament.user(each.player)] in told for each in (above, first))
