"""A language that is being translated: a folder in `drafts` with some messages. The bot does not speak it yet."""

from dataclasses import dataclass
from pathlib import Path

from babel import Locale, UnknownLocaleError
from fluent.syntax import FluentSerializer

from bot.language import DEFAULT_LANGUAGE, LANGUAGES, LOCALES
from bot.language.texts import messages, name_of

DRAFTS = Path(__file__).with_name("drafts")


@dataclass(frozen=True)
class Progress:
    """`next`: the file and the English text of the first message that is missing; None where all are there."""

    done: int
    whole: int
    next: tuple[str, str] | None


def checked(tag: str) -> str:
    """The tag as a folder is named by it. Raises ValueError for that of no language."""
    try:
        return str(Locale.parse(tag, sep="-")).replace("_", "-")
    except UnknownLocaleError:
        raise ValueError(tag) from None


def folder_of(tag: str) -> Path:
    """Where the messages of the language are, or are to be written."""
    return (LOCALES if tag in LANGUAGES else DRAFTS) / tag


def progress(tag: str) -> Progress:
    """How far a language is. Raises CatalogueError for a message that Fluent cannot read."""
    folder = folder_of(tag)
    english = {name_of(entry): (path.name, entry) for path, entry in messages(DEFAULT_LANGUAGE)}
    there = {name_of(entry) for _, entry in messages(tag, folder.parent)}
    missing = [name for name in english if name not in there]
    following = None
    if missing:
        file, entry = english[missing[0]]
        following = file, FluentSerializer().serialize_entry(entry).strip()
    return Progress(len(english) - len(missing), len(english), following)
