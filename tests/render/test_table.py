"""Tables and trees: any within the bounds is drawn, all others are refused, texts stay in their cells; and as text."""

import io
import unicodedata
from collections.abc import Callable
from dataclasses import replace
from itertools import groupby, pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import Image, ImageChops

from render import THEMES, BadDiagram, draw_table, write_table
from render.chart import Align, Bracket, Column, Entry, Round, Row, Table, Tie, Tone
from render.easel import points_wide, row_grounds, table_palette, tone_colour
from render.table import _EDGE as _TABLE_EDGE
from render.table import _sizes, _widths
from render.table import draw_table as draw_rows
from render.ties import EDGE, PAD, WIDEST, Sizes, columns_wide
from render.two_sided import has_two_sides
from tests.render.diagrams import texts

PEOPLE = (
    "Łukasz Żółć", "加藤 香流", "Анна Щёголева", "Nguyễn Thị Ngọc", "דוד כהן", "João Gonçalves", "Çağrı Şahin",
    "髙橋 さくら", "محمد علي", "Wolfeschlegelsteinhausen", "김민준", "Žydrūnas", "সুভাষ", "Ton",
    "Jean-Baptiste Lully", "สมชาย",
)  # fmt: skip
RESULTS = (
    ("1", Tone.WON), ("½", Tone.DRAWN), ("0", Tone.LOST), ("+", Tone.WON), ("–", Tone.LOST), ("…", Tone.GOING_ON),
)  # fmt: skip
SWAPPED = {Tone.UP: Tone.DOWN, Tone.DOWN: Tone.UP}


def person(number: int) -> str:
    name = PEOPLE[number % len(PEOPLE)]
    return name if number < len(PEOPLE) else f"{name} {number // len(PEOPLE) + 1}"


def standings(players: int) -> Table:
    """As after some rounds: half points, tie-breaks, the first promoted, the last out, the reader among the first."""
    columns = (
        Column("#"), Column("Player", Align.LEFT), Column("Games"), Column("+ = –", Align.CENTRE),
        Column("Pts", strong=True), Column("Buch"), Column("SB"),
    )  # fmt: skip
    rows = tuple(
        Row(
            (
                str(n + 1), person(n), str(7 - n % 3), f"{n % 5} {n % 3} {n % 4}",
                f"{(2 * players - n) // 2 % 12}{'½' if n % 2 else ''}", f"{30 + n * 7 % 19}½", f"{n * 13 % 41},25",
            ),
            tone=Tone.UP if n < players // 8 else Tone.DOWN if n >= players * 7 // 8 else Tone.PLAIN,
            mine=n == 1,
        )
        for n in range(players)
    )  # fmt: skip
    return Table("Autumn league · 秋季リーグ", columns, rows, "Round 7 of 9")


def cross_table(players: int) -> Table:
    """Everybody against everybody: wins, draws, losses, forfeits, games going on, byes."""
    columns = (
        Column("#"), Column("", Align.LEFT), *(Column(str(n + 1), Align.CENTRE) for n in range(players)),
        Column("Pts", strong=True),
    )  # fmt: skip
    rows = []
    for n in range(players):
        cells, tones = [str(n + 1), person(n)], [Tone.PLAIN, Tone.PLAIN]
        for m in range(players):
            text, tone = RESULTS[(n * 7 + m * m * 3 + n * m) % 6] if n != m else ("", Tone.SELF)
            if (n + m) % 11 == 10:
                text, tone = "bye", Tone.PLAIN
            cells.append(text)
            tones.append(tone)
        rows.append(Row((*cells, f"{n * 5 % 12}½"), (*tones, Tone.PLAIN), mine=n == 2))
    return Table("", columns, tuple(rows))


def tree(players: int) -> Bracket:
    rounds = []
    while players > 1:
        ties = tuple(
            Tie(
                Entry(person(2 * n), "1½", winner=n % 2 == 0),
                Entry(person(2 * n + 1), "½", winner=n % 2 == 1),
            )
            for n in range(players // 2)
        )
        rounds.append(Round(f"Last {players}", ties))
        players //= 2
    return Bracket("Cup", tuple(rounds))


def opened(data: bytes) -> Image.Image:
    picture = Image.open(io.BytesIO(data))
    picture.load()
    return picture


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("draw_what", [standings, cross_table, tree])
@pytest.mark.parametrize(("players", "most"), [(16, 60_000), (64, 300_000)])
def test_tables_of_sixteen_and_of_sixty_four(
    draw_what: Callable[[int], Table | Bracket], players: int, most: int, theme: str
) -> None:
    data = draw_table(draw_what(players), theme)
    picture = opened(data)
    assert picture.mode == "P"
    assert 1090 <= picture.width <= (2100 if players == 16 else 3700)
    assert picture.height <= 3800
    assert len(data) <= most


def test_the_readers_own_row_keeps_the_colour_of_promotion() -> None:
    theme = THEMES["wood"]
    rows = (Row(("1",)), Row(("2",), tone=Tone.UP, mine=True))
    picture = opened(draw_table(Table("", (Column("#"),), rows))).convert("RGB")
    shown = {colour: count for count, colour in picture.getcolors(4096) or ()}
    assert shown[tone_colour(theme, Tone.UP, row_grounds(theme)[1])] > 50_000
    assert 1_000 < shown[theme.turn] < 20_000, "and is framed"


@pytest.mark.parametrize("theme", THEMES)
def test_the_frame_of_the_readers_own_row_touches_no_field_of_a_result(theme: str) -> None:
    rows = (Row(("1", ""), (Tone.PLAIN, Tone.WON), mine=True),)
    picture = opened(draw_table(Table("", (Column("#"), Column("1", Align.CENTRE)), rows), theme))
    shown = picture.convert("RGB")
    look = THEMES[theme]
    palette = table_palette(look)
    field = palette.colours[palette.index(tone_colour(look, Tone.WON, row_grounds(look)[0]))]
    frame = palette.colours[palette.index(look.turn)]
    lines = [[shown.getpixel((x, y)) for y in range(shown.height)] for x in range(shown.width)]
    through = [
        [colour for colour, _ in groupby(line)] for line in lines if field in line and look.turn in line
    ]
    assert len(through) > 10, "the field stands inside the frame"
    assert not any({frame, field} == set(pair) for line in through for pair in pairwise(line))


@pytest.mark.parametrize("theme", THEMES)
def test_the_figure_behind_an_arrow_is_in_the_face_of_all_others(theme: str) -> None:
    """Fonts of alphabets have no such arrows: from another its figure came too."""

    def drawn(text: str) -> Image.Image:
        rows = (Row((text,), (Tone.UP if text[0] == "▲" else Tone.DOWN,)),)
        return opened(draw_table(Table("", (Column("WWWWWWWW", Align.CENTRE),), rows), theme)).convert("RGB")

    both, figure = drawn("▼88"), drawn("▼8")
    alone = drawn("8")
    ground = tone_colour(THEMES[theme], Tone.DOWN, row_grounds(THEMES[theme])[0])
    field = ImageChops.difference(alone, drawn("9")).getbbox()
    assert field is not None
    digit = alone.crop(field)
    assert digit.getcolors() != [(digit.width * digit.height, ground)]
    for picture, count in ((figure, 1), (both, 2)):
        places = [
            x
            for x in range(picture.width - digit.width)
            if picture.crop((x, field[1], x + digit.width, field[3])).tobytes() == digit.tobytes()
        ]
        assert len(places) == count
    assert ImageChops.difference(drawn("▲8"), figure).getbbox() is not None, "up is not down"


@pytest.mark.parametrize("theme", THEMES)
def test_a_text_is_written_on_the_ground_of_its_cell_alone(theme: str) -> None:
    """The ground that comes with the letters ends where the cell does: it would be a notch in its edge."""

    def drawn(text: str) -> Image.Image:
        table = Table("", (Column("WWWW", Align.CENTRE),), (Row((text,), (Tone.DRAWN,)),) * 24)
        return opened(draw_table(table, theme))

    covered = {
        under for under, over in zip(drawn("").tobytes(), drawn("½").tobytes(), strict=True) if under != over
    }
    look = THEMES[theme]
    assert covered == {
        table_palette(look).index(tone_colour(look, Tone.DRAWN, ground)) for ground in row_grounds(look)
    }


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("players", [8, 16, 64])
def test_a_tree_cuts_no_name_while_there_is_room_beside_it(theme: str, players: int) -> None:
    look, cup = THEMES[theme], tree(players)
    first = cup.rounds[0]
    for name in (*PEOPLE, "W" * 64):
        tie = replace(first.ties[0], first=Entry(name, "1½", winner=True))
        changed = replace(cup, rounds=(replace(first, ties=(tie, *first.ties[1:])), *cup.rounds[1:]))
        widths = columns_wide([(played,) for played in changed.rounds], look, Sizes(12.5, 21, 11))
        for number, played in enumerate(changed.rounds):
            longest = max(points_wide(look, e.name, 12.5) for t in played.ties for e in (t.first, t.second))
            cut = widths[number][0] < longest + 2 * PAD
            assert not cut or (name == "W" * 64 and number == 0), name
        if len(name) == 64:
            assert sum(room for room, _ in widths) >= WIDEST * len(widths) - 1


def test_a_small_tree_or_one_that_is_not_halved_grows_from_one_side() -> None:
    eight, sixteen = tree(8), tree(16)
    assert not has_two_sides(eight)
    assert has_two_sides(sixteen)
    assert not has_two_sides(replace(sixteen, rounds=(sixteen.rounds[0], *sixteen.rounds)))
    assert not has_two_sides(replace(sixteen, rounds=sixteen.rounds[:-1]))


def test_the_reason_of_a_level_winner_stands_below_the_meeting() -> None:
    tie = Tie(Entry("Anna", "1", winner=True), Entry("Ton", "1"))
    told = replace(tie, reason="by the higher rating")
    plain, said = (opened(draw_table(Bracket("Cup", (Round("Final", (each,)),)))) for each in (tie, told))
    low = plain.height - THEMES["wood"].px(EDGE)
    assert said.height > plain.height
    assert plain.crop((0, 0, plain.width, low)).tobytes() == said.crop((0, 0, plain.width, low)).tobytes()
    assert len(set(said.crop((0, low, said.width, said.height)).tobytes())) > 2


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("players", [8, 16, 64])
def test_who_goes_up_and_who_down_is_told_by_signs_lines_and_words(players: int, theme: str) -> None:
    """Without any colour: in a look where all rows are alike."""
    look = replace(THEMES[theme], won=THEMES[theme].strip, lost=THEMES[theme].strip)
    table, moving = standings(players), players // 8
    picture = opened(draw_rows(table, look)).convert("RGB")
    turned = replace(
        table, rows=tuple(replace(row, tone=SWAPPED.get(row.tone, row.tone)) for row in table.rows)
    )
    other = opened(draw_rows(turned, look)).convert("RGB")
    box = ImageChops.difference(picture, other).getbbox()
    assert box is not None
    assert box[2] < look.px(20), "a sign before each of these rows, and nothing else"
    # A line is even from edge to edge, in the colour of letters.
    inside = range(look.px(_TABLE_EDGE), picture.width - look.px(_TABLE_EDGE + 1))
    full = [all(picture.getpixel((x, y)) == look.text for x in inside) for y in range(picture.height)]
    assert [now for now, _ in groupby(full)] == [False, True, False, True, False]
    worded = opened(draw_rows(replace(table, up="up to division 1", down="down to division 3"), look))
    below = worded.crop((0, picture.height, worded.width, worded.height))
    assert len(set(below.tobytes())) > 2
    other = opened(draw_rows(replace(table, up="up to division 1", down="out"), look)).convert("RGB")
    box = ImageChops.difference(worded.convert("RGB"), other).getbbox()
    assert box is not None
    assert box[0] > worded.width / 2, "each word has a half of its own"
    words = write_table(replace(table, up="up to division 1", down="down to division 3")).splitlines()
    assert words[-2:] == ["▲ up to division 1", "▼ down to division 3"]
    assert moving == sum(line.endswith("▲") for line in words)


cells = texts | texts.map(lambda text: (text * 3)[:64])


@given(st.lists(st.lists(cells, min_size=3, max_size=3), max_size=6), cells, st.sampled_from(sorted(THEMES)))
@settings(max_examples=30)
def test_any_texts_stay_in_their_table(rows: list[list[str]], title: str, theme: str) -> None:
    columns = (Column(title, Align.LEFT), Column("", Align.CENTRE, strong=True), Column(title))
    tones = (Tone.UP, Tone.SELF, Tone.GOING_ON)
    table = Table(
        title, columns, tuple(Row(tuple(row), tones, Tone.DOWN, mine=len(row[0]) > 3) for row in rows), title
    )
    picture = opened(draw_table(table, theme))
    page = table_palette(THEMES[theme]).index(THEMES[theme].page)
    edges = [(0, 0, 8, picture.height), (picture.width - 8, 0, picture.width, picture.height)]
    for edge in edges:
        assert set(picture.crop(edge).tobytes()) == {page}, "nothing is written over the edge"


_WRONG: list[tuple[str, Table | Bracket]] = [
    ("title", replace(standings(2), title="x" * 101)),
    ("columns", Table("", (), ())),
    ("rows", standings(131)),
    ("rows[0].cells", replace(standings(1), rows=(Row(("1",)),))),
    ("rows[0].cells", replace(standings(1), rows=(Row(("x" * 65, *("",) * 6)),))),
    ("rows[0].tones", replace(standings(1), rows=(Row(("",) * 7, (Tone.WON,)),))),
    ("columns[0].title", Table("", (Column("x" * 65),), ())),
    ("rounds", Bracket("", ())),
    ("rounds[0].ties", Bracket("", (Round("", ()),))),
    ("rounds[1].ties", Bracket("", (tree(8).rounds[0], tree(8).rounds[2]))),
    ("rounds[0].name", Bracket("", (Round("x" * 65, tree(2).rounds[0].ties),))),
    ("rounds[0].ties", Bracket("", (Round("", (Tie(Entry("x" * 65), Entry()),)),))),
]


@pytest.mark.parametrize(
    ("field", "table"), _WRONG, ids=[f"{n}-{field}" for n, (field, _) in enumerate(_WRONG)]
)
def test_what_is_outside_the_bounds_is_refused_by_name(field: str, table: Table | Bracket) -> None:
    with pytest.raises(BadDiagram) as caught:
        draw_table(table)
    assert caught.value.field == field


@pytest.mark.parametrize("theme", THEMES)
def test_the_title_of_a_small_table_is_written_to_its_end(theme: str) -> None:
    name = "The Autumn Championship of the Northern Club 202"
    assert len(name) == 48
    table = standings(8)
    assert len({draw_table(replace(table, title=name[:-1] + end), theme) for end in "AEO"}) == 3
    assert len({draw_table(replace(table, subtitle=name[:-1] + end), theme) for end in "AEO"}) == 3


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize(
    "name",
    [
        "Grand International Correspondence Championship 2026 of Spai.",
        "第三回全国通信チェッカー選手権大会秋季予選リーグ東日本ブロック二〇二六年度決勝進出者決定戦および順位決定戦一組から八組まで。",
    ],
)
def test_the_longest_title_of_a_tournament_is_written_to_its_end(theme: str, name: str) -> None:
    assert len(name) >= 60
    longest = name[:59]
    table = standings(8)
    assert len({draw_table(replace(table, title=longest + end), theme) for end in "AEO"}) == 3


def test_the_columns_of_a_small_cross_table_are_equally_wide() -> None:
    for players in (8, 12):
        look = THEMES["wood"]
        table = cross_table(players)
        widths = _widths(table, look, _sizes(players), 0.0)
        results = {
            width for width, column in zip(widths, table.columns, strict=True) if column.align is Align.CENTRE
        }
        assert len(results) == 1


def test_standings_line_up_also_beside_wide_letters() -> None:
    table = Table(
        "Autumn league",
        (Column("#"), Column("Player", Align.LEFT), Column("Pts", strong=True)),
        (
            Row(("1", "加藤 香流", "4½"), tone=Tone.UP),
            Row(("2", "Anna", "3"), mine=True),
            Row(("10", "A name that is much too long for it", "0"), tone=Tone.DOWN),
        ),
        "Round 3",
    )
    assert write_table(table).splitlines() == [
        "Autumn league",
        "Round 3",
        "   # Player               Pts",
        "   1 加藤 香流             4½ ▲",
        "›  2 Anna                   3",
        "  10 A name that is much…   0 ▼",
    ]


@pytest.mark.parametrize("players", [0, 1, 16, 64])
def test_every_row_and_cell_is_there_in_columns(players: int) -> None:
    lines = write_table(standings(players)).splitlines()
    assert len(lines) == 3 + players
    ends = {places(line) for line in lines[2:] if line[-1] not in "▲▼"}
    assert len(ends) == 1
    for number in range(players):
        assert person(number)[:19] in lines[3 + number]


def places(line: str) -> int:
    letters = [c for c in line if unicodedata.category(c) not in ("Mn", "Me", "Cf")]
    return sum(2 if unicodedata.east_asian_width(c) in "WF" else 1 for c in letters)


def test_a_cross_table_of_sixteen_fits_a_message() -> None:
    assert len(write_table(cross_table(16))) < 1_900


def test_a_tree_is_told_round_by_round() -> None:
    cup = Bracket(
        "Cup",
        (
            Round(
                "Semi-finals",
                (Tie(Entry("Anna", "2", True), Entry("Ben", "0")), Tie(Entry("加藤"), Entry("Zoë"))),
            ),
            Round("Final", (Tie(Entry("Anna"), Entry()),)),
        ),
    )
    assert write_table(cup).splitlines() == [
        "Cup",
        "",
        "Semi-finals",
        "  Anna 2* – Ben 0",
        "  加藤 – Zoë",
        "",
        "Final",
        "  Anna – ?",
    ]
    assert write_table(tree(64)).count("–") == 63


def test_what_no_picture_may_contain_no_text_may_either() -> None:
    with pytest.raises(BadDiagram, match="rows"):
        write_table(Table("t", (Column("a"),), (Row(("1", "2")),)))
