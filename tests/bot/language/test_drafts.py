"""A language is translated message by message; until it is whole the bot does not speak it."""

import shutil
from pathlib import Path

import pytest
from babel import Locale

from bot.__main__ import main
from bot.core.pace import Pace
from bot.language import LANGUAGES, LOCALES, drafts
from bot.language.texts import CatalogueError, Texts, messages
from bot.language.typed import Typed
from tests.bot.test_catalogue import catalogue, free, placeholders

BEGUN = sorted(path.name for path in drafts.DRAFTS.glob("*") if path.is_dir())


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where drafts are."""
    monkeypatch.setattr(drafts, "DRAFTS", tmp_path)
    return tmp_path


@pytest.mark.usefixtures("alone")
def test_a_translator_is_told_how_far_it_is_and_what_comes_next(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    first, second, *others = messages("en")
    whole = 2 + len(others)
    assert main(["language", "it"]) == 0
    told = capsys.readouterr().out
    assert told.startswith(f"0 of {whole:,}, next: {folder / 'it' / first[0].name}\n")
    assert f"\n{first[1].id.name} = " in told
    (folder / "it").mkdir()
    draft = folder / "it" / first[0].name
    draft.write_text(f"{first[1].id.name} = Olá\n", encoding="utf-8")
    assert main(["language", "it"]) == 0
    told = capsys.readouterr().out
    assert told.startswith(f"1 of {whole:,}, next: {folder / 'it' / second[0].name}\n")
    assert f"\n{second[1].id.name} = " in told
    draft.write_text("no message at all", encoding="utf-8")
    assert main(["language", "it"]) == 2
    assert f"{draft}: cannot be read" in capsys.readouterr().err
    assert "it" not in Texts().languages


@pytest.mark.usefixtures("alone")
def test_a_whole_one_is_moved_to_the_others(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    whole = len(list(messages("en")))
    (folder / "de").symlink_to(LOCALES / "en")
    assert main(["language", "de"]) == 0
    assert capsys.readouterr().out == (
        f"{whole:,} of {whole:,}: move {folder / 'de'} to {LOCALES / 'de'}, and run the tests.\n"
    )
    assert main(["language", "ja"]) == 0
    assert capsys.readouterr().out == f"{whole:,} of {whole:,}: the bot speaks it.\n"
    with pytest.raises(SystemExit):
        main(["language", "klingon"])
    assert "klingon is not the tag of a language" in capsys.readouterr().err


@pytest.mark.usefixtures("alone")
def test_a_spoken_language_may_lack_later_messages_and_shows_them_in_english(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for tag in ("en", "nl"):
        shutil.copytree(LOCALES / "en", folder / tag)
    here = folder / "nl" / "time.ftl"
    here.write_text(
        here.read_text(encoding="utf-8").replace("pace-none = no time limit\n", ""), encoding="utf-8"
    )
    monkeypatch.setattr(drafts, "LANGUAGES", (*LANGUAGES, "nl"))
    monkeypatch.setattr(drafts, "LOCALES", folder)
    monkeypatch.setattr("bot.__main__.LANGUAGES", (*LANGUAGES, "nl"))
    assert main(["language", "nl"]) == 0
    told = capsys.readouterr().out
    assert f"the bot speaks it.\n\nIn English until it is in {here}:\n" in told
    assert told.endswith("\npace-none = no time limit\n")
    texts = Texts(folder)
    assert texts.say("nl", "pace-none") == "no time limit"
    assert Typed(texts).paces.read("no time limit") == Pace.parse("none")
    with pytest.raises(CatalogueError):
        texts.say("nl", "no-such-message")


def test_each_draft_says_what_english_says_and_asks_for_no_other_facts() -> None:
    for tag in BEGUN:
        assert tag not in LANGUAGES
        assert Locale.parse(tag, sep="-")
        for path, entry in messages(tag, drafts.DRAFTS):
            asked = placeholders(entry) - free(entry.id.name)
            assert asked <= placeholders(catalogue("en")[entry.id.name]), path
