"""Typed values of options, in either language, are understood."""

import shutil
from collections.abc import Mapping
from datetime import date, time
from pathlib import Path
from typing import TypeVar

import pytest
from discord import Locale

from bot.core.errors import BadPace, ManyGames, NoSuchDay, UnclearDay
from bot.core.pace import PRESETS, Pace
from bot.language import DEFAULT_LANGUAGE, LOCALES
from bot.language.days import day_first
from bot.language.references import number
from bot.language.texts import Texts
from bot.language.typed import Typed
from bot.language.words import Words
from rules import GAMES, RulesError, UnknownGame, UnknownOption

TEXTS = Texts()
TYPED = Typed(TEXTS)
TODAY = date(2026, 3, 14)
T = TypeVar("T")


def spelt(meanings: Mapping[T, str]) -> list[tuple[str, T]]:
    """Each of the texts, which strokes part, with its meaning."""
    return [(text, meant) for meant, texts in meanings.items() for text in texts.split("|")]


@pytest.mark.parametrize("language", TEXTS.languages)
@pytest.mark.parametrize("key", GAMES)
def test_the_title_of_a_game_finds_it_in_every_language(key: str, language: str) -> None:
    title = TEXTS.say(language, f"game-{key}")
    assert TYPED.game(title) == key
    assert TYPED.game(f"  {title.upper()} ") == key
    assert key in TYPED.games(title[:4])


@pytest.mark.parametrize(
    ("text", "key"),
    spelt(
        {
            "american": "english|アメリカ式チェッカー",
            "international": "polish|100|internat|国際ドラフツ|インターナショナルドラフツ|国際式",
            "russian": "shashki|Шашки|ロシア式|ロシアチェッカー|ロシアンドラフツ",
            "malaysian": "singapore|シンガポール", "german": "ﾄﾞｲﾂ|どいつ|ドイツチェッカー",
            "czech": "Česká dáma", "zongheng": "縦横|zong-heng|ジョンヘン",
            "binary": "ＢＩＮＡＲＹ|バイナリーゲーム", "malaysian:8x8": "malaysian:8x8|シンガポール：８ｘ８",
            "brazilian": "ブラジルチェッカー", "turkish": "トルコ式|Turkish drafts",
            "antidraughts": "Поддавки|qui perd gagne|負けチェッカー",
        }
    ),
)  # fmt: skip
def test_other_names_find_a_game(text: str, key: str) -> None:
    assert TYPED.game(text) == key


@pytest.mark.parametrize(
    ("text", "keys"), [("dama", {"italian", "turkish"}), ("dame", {"german", "american"})]
)
def test_a_name_of_several_games_is_not_guessed(text: str, keys: set[str]) -> None:
    with pytest.raises(ManyGames) as refused:
        TYPED.game(text)
    assert keys <= set(refused.value.details["games"])
    for language in TEXTS.languages:
        words = Words(TEXTS, language)
        assert all(words.game(key) in words.error(refused.value) for key in keys)
    assert keys <= set(TYPED.games(text))


def test_what_is_no_game_is_refused() -> None:
    for text in ("chess", "", "  ", "：", "-"):
        with pytest.raises(UnknownGame):
            TYPED.game(text)
    with pytest.raises(UnknownOption):
        TYPED.game("Malaysian draughts: 9x9")


@pytest.mark.parametrize("text", ["12", "#12", "＃12", " １２ ", "12番", "第12局", "No. 12", "no12"])
def test_a_number_of_a_game(text: str) -> None:
    assert number(text) == 12


@pytest.mark.parametrize("text", ["", "0", "-3", "12a", "twelve", "1.5", "1" * 17, "十二"])
def test_what_is_no_number_of_a_game(text: str) -> None:
    assert number(text) is None


@pytest.mark.parametrize(
    ("text", "meant"),
    spelt(
        {
            "3d": "3日|３ｄ|3 days|三日", "36h": "36時間|36 hours|1日12時間", "7d": "1週間|1 week|一週間",
            "none": "なし|No limit|持ち時間なし|時間無制限",
            "standard": "スタンダード|bank 5 days + 18 hours cap 7 days|標準|５日＋１８時間　上限７日",
            "quick": "quick", "3d@Asia/Tokyo": "3日@東京", "10d": "十日", "relaxed": "ゆっくり",
            "bank 5d+18h cap 156h": "5日+18時間|5d+18h",
        }
    ),
)  # fmt: skip
def test_a_pace_as_people_write_it(text: str, meant: str) -> None:
    assert TYPED.paces.read(text).key == meant


@pytest.mark.parametrize("key", [*PRESETS, "bank 3d+12h cap 4d", "3d@Europe/Berlin"])
def test_a_pace_in_its_own_signs_stays_as_it_is(key: str) -> None:
    assert TYPED.paces.read(key) == Pace.parse(key)


@pytest.mark.parametrize("text", ["soon", "3 moons", "日", "3d@Atlantis"])
def test_what_is_no_pace_is_refused_with_what_was_typed(text: str) -> None:
    with pytest.raises(BadPace):
        TYPED.paces.read(text)


@pytest.mark.parametrize(
    ("text", "day"),
    spelt(
        {
            date(2026, 8, 1): (
                "2026-08-01|2026/8/1|２０２６年８月１日|8月1日|8月1日（土）|令和8年8月1日|1 August|"
                "Aug. 1st, 2026|Sat, Aug 1|1st of August|1 of August 2026 AD"
            ),
            TODAY: "3/14|14/3|today",
            date(2026, 5, 5): "5/5",
            date(2028, 2, 29): "2/29",
            date(2026, 8, 14): "14.08.2026|14/08/2026|08/14/2026",
            date(2026, 3, 15): "Tomorrow|明日",
            date(2026, 3, 16): "明後日|あさって|Day after tomorrow|the day after tomorrow",
            date(2026, 3, 20): "20日",
            date(2026, 4, 5): "5日",
        }
    ),
)
def test_a_day_as_people_write_it(text: str, day: date) -> None:
    assert TYPED.days.day(text, TODAY) == day


@pytest.mark.parametrize("text", ["05.08", "5.8", "5.8.", "5/8", "5-8", "05.08.2026", "５／８"])
def test_a_day_in_figures_is_read_as_its_writer_is_used_to_or_not_at_all(text: str) -> None:
    august, may = date(2026, 8, 5), date(2026, 5, 8)
    assert TYPED.days.day(text, TODAY, day_first=True) == august
    assert TYPED.days.day(text, TODAY, day_first=False) == may
    assert TYPED.days.instant(f"{text} 18:00", TODAY, day_first=True) == (august, time(18))
    with pytest.raises(UnclearDay) as refused:
        TYPED.days.day(text, TODAY)
    assert refused.value.details["first"] == august
    assert refused.value.details["second"] == may


@pytest.mark.parametrize(
    ("locale", "language", "zone", "first"),
    [
        ("nl", None, "UTC", True), ("en-GB", None, "Asia/Tokyo", True), ("ja", None, "UTC", False),
        ("hu", None, "UTC", False), ("zh-TW", None, "UTC", False), ("es-419", None, "UTC", True),
        ("en-US", "ja", "Europe/Berlin", False), ("en-US", "en", "Europe/Amsterdam", True),
        ("en-US", None, "America/New_York", False), ("en-US", None, "Asia/Tokyo", False),
        ("en-US", None, "UTC", None), ("en-US", "en", "Atlantis", None),
    ],
)  # fmt: skip
def test_which_comes_first_by_language_and_zone(
    locale: str, language: str | None, zone: str, first: bool | None
) -> None:
    assert day_first(locale, language, zone) is first


def test_every_language_of_discord_says_which_comes_first() -> None:
    known = {each.value: day_first(each.value, None, "UTC") for each in Locale}
    assert {locale for locale, first in known.items() if first is None} == {"en-US"}


@pytest.mark.parametrize(
    ("text", "count"), spelt({5: "5| ５日", 24: "24 hours|24時間", 8: "8人", 3: "3ラウンド", None: "-5|1.5|"})
)
def test_a_number_in_a_form(text: str, count: int | None) -> None:
    assert TYPED.count(text) == count


@pytest.mark.parametrize(
    ("text", "limits"),
    spelt(
        {
            (1200, 1800): (
                "1200-1800|１２００－１８００|1200～1800|1200 – 1800|1200以上1800以下|1200から1800まで"
            ),
            (1200, None): "1200-|1200以上|1200+|at least 1200",
            (None, 1800): "～1800|1800以下|up to 1800",
            None: "1200|-||strong",
        }
    ),
)
def test_limits_of_ratings(text: str, limits: tuple[int | None, int | None] | None) -> None:
    assert TYPED.limits(text) == limits


@pytest.mark.parametrize("text", ["", "someday", "8月", "12", "may", "5 o'clock"])
def test_what_is_no_day(text: str) -> None:
    assert TYPED.days.day(text, TODAY) is None


@pytest.mark.parametrize(
    "text", ["2026-02-30", "13/13", "30/2", "2/30", "2月30日", "February 30", "令和8年2月30日", "32日"]
)
def test_a_day_that_no_calendar_has_is_told_as_that(text: str) -> None:
    with pytest.raises(NoSuchDay) as refused:
        TYPED.days.day(text, TODAY)
    for language in TEXTS.languages:
        assert text in Words(TEXTS, language).error(refused.value)


@pytest.mark.parametrize(
    ("text", "day", "at"),
    [
        ("2026-12-31 18:00", date(2026, 12, 31), time(18)),
        ("２０２６/１２/３１　１８：００", date(2026, 12, 31), time(18)),
        ("2026年12月31日18時30分", date(2026, 12, 31), time(18, 30)),
        ("令和8年12月31日 午後6時", date(2026, 12, 31), time(18)), ("明日 午前9時", date(2026, 3, 15), time(9)),
        ("12月31日 午後6時半", date(2026, 12, 31), time(18, 30)),
        ("2026-12-31T18:00", date(2026, 12, 31), time(18)), ("12/31 18:00", date(2026, 12, 31), time(18)),
        ("Saturday, December 5, 6:30 pm", date(2026, 12, 5), time(18, 30)),
        ("tomorrow 12am", date(2026, 3, 15), time(0)), ("tomorrow at 6 in the morning", date(2026, 3, 15), time(6)),
    ],
)  # fmt: skip
def test_a_day_with_its_hour(text: str, day: date, at: time) -> None:
    assert TYPED.days.instant(text, TODAY) == (day, at)


@pytest.mark.parametrize(
    "text",
    [
        "", "2026-12-31", "18:00", "2026-12-31 25:00", "2026-12-31 18:60", "1 2 3", "x" * 500, "2026-12-31 13 pm",
        "12月31日 午後13時",
    ],
)  # fmt: skip
def test_what_is_no_day_with_an_hour(text: str) -> None:
    assert TYPED.days.instant(text, TODAY) is None


@pytest.mark.parametrize(
    ("text", "zone"),
    spelt(
        {
            "Asia/Tokyo": "Asia/Tokyo|東京|tokyo|日本|Japan|日本時間|日本標準時|JST|大阪|とうきょう",
            "Asia/Kolkata": "Asia/Calcutta", "Europe/Kyiv": "キーウ", "UTC": "GMT|UTC",
            "America/New_York": "EST|New York|ニューヨーク", "Europe/Amsterdam": "Netherlands",
            None: "Atlantis|",
        }
    ),
)  # fmt: skip
def test_a_time_zone_by_its_city_or_country(text: str, zone: str | None) -> None:
    assert TYPED.zones.find(text) == zone


@pytest.mark.parametrize(
    "text", ["." * 3000, "a." * 1500 + "/b", "a/" * 3000, "../Atlantis", "tests.conftest", "Europe", "x\0"]
)
def test_what_is_no_zone_is_neither_opened_nor_imported(text: str) -> None:
    assert TYPED.zones.find(text) is None
    with pytest.raises(BadPace):
        TYPED.paces.read(f"3d@{text}")


def test_zones_are_offered_by_their_cities_in_the_language_of_the_reader() -> None:
    assert TYPED.zones.fitting("東京", "ja")[0] == ("東京", "Asia/Tokyo")
    assert TYPED.zones.fitting("日本", "ja")[0] == ("東京", "Asia/Tokyo")
    assert TYPED.zones.fitting("tokyo", "en")[0] == ("Tokyo", "Asia/Tokyo")
    assert TYPED.zones.fitting("new york", "en")[0] == ("New York", "America/New_York")
    assert TYPED.zones.fitting("", "ja", ("Asia/Tokyo", "UTC"))[:3] == (
        *(("東京", "Asia/Tokyo"), ("UTC", "UTC")),
        ("アビジャン", "Africa/Abidjan"),
    )
    assert TYPED.zones.fitting("Atlantis", "en") == ()


def test_every_zone_is_offered_once_and_in_the_words_of_the_language() -> None:
    for language in TEXTS.languages:
        offered = TYPED.zones.fitting("", language, ("Japan",))
        assert (
            len(offered) == len({zone for _, zone in offered}) == len({label for label, _ in offered}) > 400
        )
    assert [label for label, _ in TYPED.zones.fitting("", "ja") if label.isascii()] == ["UTC"]


def test_a_bare_word_for_such_games_means_none_of_them_alone() -> None:
    for text in ("ドラフツ", "draughts", "ゲーム"):
        with pytest.raises(ManyGames) as refused:
            TYPED.game(text)
        assert refused.value.details["games"] == tuple(GAMES)


def test_places_are_understood_in_a_language_with_a_region(tmp_path: Path) -> None:
    for language in ("en", "pt-BR"):
        shutil.copytree(LOCALES / DEFAULT_LANGUAGE, tmp_path / language)
    typed = Typed(Texts(tmp_path))
    assert typed.zones.find("Japão") == typed.zones.find("japan") == "Asia/Tokyo"
    assert typed.game("shashki") == "russian"


def test_house_games_are_meant_by_the_names_of_their_server_alone() -> None:
    house = {"house:8x8+flying": "As at home", "house:10x10": "…", "house:8x8": "わが家の囲い"}
    for said in ("as at HOME", " Ａｓ　ａｔ　ｈｏｍｅ", "house:8x8+flying"):
        assert TYPED.game(said, house) == "house:8x8+flying"
    assert TYPED.game("わが家の 囲い", house) == "house:8x8"
    assert TYPED.game("russian", house) == "russian"
    for said in ("…", "", "house:8x8+backward", "house"):
        with pytest.raises(UnknownGame):
            TYPED.game(said, house)
    for said in ("As at home", "house:8x8+flying"):
        with pytest.raises(UnknownGame):
            TYPED.game(said)
    assert TYPED.is_game("Russian draughts")
    assert TYPED.is_game("ロシアンチェッカー")
    assert TYPED.is_game("Gothic checkers (flying kings)")
    assert TYPED.is_game("マレーシアンチェッカー（8×8）")
    assert TYPED.is_game("Dama checkers"), "several are"
    assert not TYPED.is_game("As at home")


def test_words_for_other_things_than_moves_are_moves_in_no_game() -> None:
    words = [
        word for message in ("typed-draw", "typed-resign", "typed-takeback") for word in TEXTS.listed(message)
    ]
    assert len(words) > 20
    for word in words:
        assert TYPED.wish(f" {word.upper()}!") in {"draw-offer", "resign", "takeback"}
        for game in GAMES.values():
            with pytest.raises(RulesError):
                game.parse(game.start(), word)
    for move in ("11-15", "c3-d4", "a3", "32x21", "12", "", "?"):
        assert TYPED.wish(move) is None


@pytest.mark.parametrize(
    "name",
    [
        *("Аmerican", "Rusѕian draughts", "ItaIian", "FRУSK!", "Gothiс draughts (flying kings)", "口シア式"),
        *("ʀᴜssɪᴀɴ draughts", "Ꭱussian", "Ru$$ian", "ƒrysk!", "Frɏsk", "ɢothic", "Intemational", "Arnerican"),
        *("House game 8x8", "Russian draughts (10x10)"),
        *("House game", "House game (8×8)", "Hоuse game 10×10; kings fly", "独自ルール（8×8）"),
    ],
)
def test_a_name_that_looks_like_that_of_a_game_is_taken(name: str) -> None:
    assert TYPED.is_game(name)


@pytest.mark.parametrize(
    "name", ["Grandpa’s", "House rules", "Домашние шашки", "わが家のチェッカー", "独自ルールA", "八月"]
)
def test_a_name_of_its_own_is_free_in_any_alphabet(name: str) -> None:
    assert not TYPED.is_game(name)
