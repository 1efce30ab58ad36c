"""No word that can be typed in one language means something else in another, where both may be typed."""

from collections.abc import Callable, Iterator, Mapping
from pathlib import Path

from bot.core.plain import folded, small, squeezed
from bot.language import LANGUAGES, LOCALES, drafts
from bot.language.texts import Texts
from bot.language.typed import Typed
from rules.notation import WORDS_OF
from tests import artificial

FIELDS: Mapping[str, tuple[Callable[[str], str], Mapping[str, str]]] = {
    "a length of time": (squeezed, {"week": "typed-weeks", "day": "typed-days", "hour": "typed-hours"}),
    "beside a time of the day": (
        small,
        {"morning": "typed-morning", "afternoon": "typed-afternoon", "hour": "typed-oclock"},
    ),
    "in place of a move": (
        folded,
        {
            "draw": "typed-draw, button-draw",
            "resign": "typed-resign, button-resign",
            "takeback": "typed-takeback, button-takeback",
        },
    ),
    "in place of an opening": (
        folded,
        {
            "by lot": "typed-drawn, setup-lot, form-opening-ballots",
            "usual": "typed-usual-start, setup-usual, form-opening-free",
        },
    ),
    "a day": (folded, {"today": "typed-today", "tomorrow": "typed-tomorrow", "then": "typed-day-after"}),
    "limits of ratings": (squeezed, {"at least": "typed-at-least", "at most": "typed-at-most"}),
    "a pace": (
        folded,
        {
            "quick": "names-pace-quick, pace-name-quick",
            "standard": "names-pace-standard, pace-name-standard",
            "relaxed": "names-pace-relaxed, pace-name-relaxed",
            "none": "typed-no-limit, pace-none",
        },
    ),
    "the heading of a column": (
        folded,
        {name: f"typed-column-{name}" for name in ("player", "user", "rating", "seed", "round", "result")},
    ),
}
"""What is typed in one place: how it is compared, and the messages with the words of each meaning."""

BEGUN = sorted(path.name for path in drafts.DRAFTS.glob("*") if path.is_dir())


def words(texts: Texts, language: str, messages: str) -> Iterator[str]:
    for message in messages.split(", "):
        yield from (word.strip() for word in texts.say(language, message).split(","))


def clashes(texts: Texts) -> list[str]:
    """Each word with two meanings, and in which languages."""
    found = []
    for field, (bare, meanings) in FIELDS.items():
        meant: dict[str, tuple[str, str]] = {}
        for meaning, messages in meanings.items():
            for language in texts.languages:
                for word in filter(None, map(bare, words(texts, language, messages))):
                    before = meant.setdefault(word, (meaning, language))
                    if before[0] != meaning:
                        found.append(
                            f"{field}: {word!r} is {before[0]} in {before[1]}, {meaning} in {language}"
                        )
    return found


def months(texts: Texts) -> list[str]:
    """Each name of a month that is another one in another language."""
    found = []
    meant: dict[str, tuple[int, str]] = {}
    for language in texts.languages:
        for widths in texts.locale(language).months.values():
            for month, name in (*widths.get("wide", {}).items(), *widths.get("abbreviated", {}).items()):
                word = small(name).rstrip(".")
                before = meant.setdefault(word, (month, language))
                if before[0] != month and not word.isdecimal():
                    found.append(f"{word!r} is month {before[0]} in {before[1]}, {month} in {language}")
    return found


def test_no_word_has_two_meanings(tmp_path: Path) -> None:
    for tag in (*LANGUAGES, *BEGUN):
        (tmp_path / tag).symlink_to((LOCALES if tag in LANGUAGES else drafts.DRAFTS) / tag)
    for texts in (artificial.texts(), Texts(tmp_path)):
        assert clashes(texts) == []
        assert months(texts) == []


def test_words_around_a_move_ask_for_nothing_else() -> None:
    typed = Typed(artificial.texts())
    assert not [word for words in WORDS_OF.values() for word in words.split() if typed.wish(word)]


def test_a_clash_names_both_languages(tmp_path: Path) -> None:
    """Turkish "g" would be a day where Polish has made it an hour."""
    for tag in ("en", "ja"):
        (tmp_path / tag).symlink_to(LOCALES / tag)
    for tag, said in (("pl", "typed-hours = g"), ("tr", "typed-days = g")):
        (tmp_path / tag).mkdir()
        (tmp_path / tag / "typed.ftl").write_text(f"{said}\n", encoding="utf-8")
    assert clashes(Texts(tmp_path)) == ["a length of time: 'g' is day in tr, hour in pl"]
