from datetime import UTC, datetime, timedelta, timezone
from pathlib import Path

import pytest
from fluent.syntax import FluentParser

from bot.language import LOCALES, WHOLE
from bot.language.texts import CatalogueError, Texts, _entries, messages


@pytest.fixture(scope="module")
def texts() -> Texts:
    return Texts()


def catalogue(folder: Path, **languages: str) -> Path:
    for language, text in languages.items():
        (folder / language).mkdir()
        (folder / language / "all.ftl").write_text(text, encoding="utf-8")
    return folder


def test_english_and_japanese_are_spoken(texts: Texts) -> None:
    assert set(texts.languages) >= {"en", "ja"}


def test_a_language_may_have_a_region(tmp_path: Path) -> None:
    texts = Texts(catalogue(tmp_path, **dict.fromkeys(("en", "es", "pt-BR", "pt-PT"), "yes = yes")))
    wanted = ("pt-BR", "pt-PT", "pt_AO", "pt", "es-419", "EN-gb", "fr")
    assert [texts.language(code) for code in wanted] == ["pt-BR", "pt-PT", "en", "pt-BR", "es", "en", "en"]
    assert texts.language_name("en", "pt-BR") == "Portuguese (Brazil)"
    assert texts.language_name("pt-PT", "es") == "espanhol"


def test_what_was_said_before_stands_for_nothing_that_is_only_equal(tmp_path: Path) -> None:
    texts = Texts(catalogue(tmp_path, en='count = { $n }\nday = { DATETIME($day, dateStyle: "medium") }'))
    assert [texts.say("en", "count", n=n) for n in (1, 1.5, True, 1, "1")] == ["1", "1.5", "yes", "1", "1"]
    late = datetime(2026, 1, 1, 23, tzinfo=UTC)
    there = late.astimezone(timezone(timedelta(hours=9)))
    assert [texts.say("en", "day", day=day) for day in (late, there)] == ["Jan 1, 2026", "Jan 2, 2026"]


@pytest.mark.parametrize(
    ("code", "language"),
    [("JA", "ja"), ("en-GB", "en"), ("en-US", "en"), ("th", "en"), ("ru", "ru"), (None, "en"), ("", "en")],
)
def test_a_discord_locale_becomes_one_of_our_languages(texts: Texts, code: str | None, language: str) -> None:
    assert texts.language(code) == language


@pytest.mark.parametrize(
    ("time", "english", "japanese"),
    [
        (timedelta(days=5, hours=18), "5 days 18 hours", "5日18時間"),
        (timedelta(days=1), "1 day", "1日"),
        (timedelta(days=1, minutes=29), "1 day", "1日"),
        (timedelta(days=5, hours=17, minutes=59, seconds=59), "5 days 18 hours", "5日18時間"),
        (timedelta(days=1, hours=23, minutes=30), "2 days", "2日"),
        (timedelta(hours=23, minutes=59, seconds=59), "23 hours 59 minutes", "23時間59分"),
        (timedelta(hours=1, minutes=1), "1 hour 1 minute", "1時間1分"),
        (timedelta(hours=36), "1 day 12 hours", "1日12時間"),
        (timedelta(seconds=59), "0 minutes", "0分"),
        (timedelta(seconds=-1), "0 minutes", "0分"),
    ],
)
def test_a_length_of_time_is_written_in_at_most_two_units(
    texts: Texts, time: timedelta, english: str, japanese: str
) -> None:
    assert texts.length("en", time) == english
    assert texts.length("ja", time) == japanese
    units = {
        " days": " d",
        " day": " d",
        " hours": " h",
        " hour": " h",
        " minutes": " min",
        " minute": " min",
    }
    for long, short in units.items():
        english = english.replace(long, short)
    assert texts.length("en", time, short=True) == english
    assert texts.length("ja", time, short=True) == japanese


def test_facts_are_written_by_the_rules_of_the_language(tmp_path: Path) -> None:
    texts = Texts(
        catalogue(
            tmp_path,
            en="number = { $n } of { $list }\nspan = in { $time }\nsure = { $is ->\n [yes] Yes\n *[no] No\n }\n",
            ja="number = { $list }の{ $n }\nspan = { $time }後\nsure = { $is ->\n [yes] はい\n *[no] いいえ\n }\n"
            "time-days = { $count }日\n",
        ),
        strict=False,
    )
    assert texts.say("en", "number", n=1234, list=("a", "b", "c")) == "1,234 of a, b, and c"
    assert texts.say("ja", "number", n=1234, list=("a", "b", "c")) == "a、b、cの1,234"
    assert texts.say("ja", "span", time=timedelta(days=2)) == "2日後"
    assert (texts.say("en", "sure", **{"is": True}), texts.say("ja", "sure", **{"is": False})) == (
        "Yes",
        "いいえ",
    )


def test_no_invisible_marks_stand_around_a_placeholder(texts: Texts) -> None:
    assert texts.say("en", "time-days", count=3) == "3 days"


def test_a_message_that_is_not_there_is_an_error(texts: Texts) -> None:
    with pytest.raises(CatalogueError, match="no message 'nothing-of-the-kind' in 'ja'"):
        texts.say("ja", "nothing-of-the-kind")


def test_a_placeholder_without_its_fact_is_an_error(texts: Texts) -> None:
    with pytest.raises(CatalogueError, match="time-days"):
        texts.say("en", "time-days")


def test_a_lenient_catalogue_says_it_in_english_and_logs(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    texts = Texts(catalogue(tmp_path, en="hello = Hello, { $name }", ja="bye = さようなら"), strict=False)
    assert texts.say("ja", "hello", name="Ann") == "Hello, Ann"
    assert texts.say("ja", "nothing") == "nothing"
    assert [record.getMessage() for record in caplog.records] == [
        "catalogue: no message 'hello' in 'ja'",
        "catalogue: no message 'nothing' in 'ja'",
    ]


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("hello = { $", "cannot be read from here on: hello"),
        ("hello = a\nhello = b", "hello is already in all.ftl"),
        ("hello =\n    .title = A", "hello has no text of its own"),
    ],
)
def test_a_broken_catalogue_is_refused_at_once(tmp_path: Path, text: str, complaint: str) -> None:
    with pytest.raises(CatalogueError, match=complaint):
        Texts(catalogue(tmp_path, en=text))


@pytest.mark.parametrize("text", ["hello = { $", "hello =\n    .title = A", "hello = { -name }"])
def test_a_message_that_cannot_be_read_is_one_that_is_missing(tmp_path: Path, text: str) -> None:
    texts = Texts(catalogue(tmp_path, en=f"{text}\nbye = Bye"), strict=False)
    assert [texts.say("en", name) for name in ("bye", "hello")] in (["Bye", "hello"], ["Bye", "{-name}"])


def test_a_message_finds_those_that_it_calls(tmp_path: Path) -> None:
    text = (
        "hello = { -greeting }, { friends }\n-greeting = Hi\nfriends = { -both }\n-both = { you }\nyou = you"
    )
    assert Texts(catalogue(tmp_path, en=text), strict=False).say("en", "hello") == "Hi, you"


@pytest.mark.parametrize("language", WHOLE)
def test_a_message_is_the_same_read_alone_as_with_its_file(language: str) -> None:
    parser = FluentParser(with_spans=False)
    files = sorted((LOCALES / language).glob("*.ftl"))
    alone = [parser.parse_entry(entry) for path in files for entry in _entries(path)]
    for one, (path, entry) in zip(alone, messages(language), strict=True):
        assert one.equals(entry, ["comment"]), (path, entry.id.name)


def test_a_catalogue_without_english_is_refused(tmp_path: Path) -> None:
    with pytest.raises(CatalogueError, match="no en catalogue"):
        Texts(catalogue(tmp_path, ja="bye = さようなら"))


def test_without_being_told_otherwise_a_message_that_is_not_there_is_an_error() -> None:
    with pytest.raises(CatalogueError, match="no message 'nonsense' in 'en'"):
        Texts().say("en", "nonsense")
    assert Texts(strict=False).say("en", "nonsense") == "nonsense"
