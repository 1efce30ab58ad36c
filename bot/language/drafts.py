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
    """`missing`: the file and the English text of each message that is not there, in reading order."""

    done: int
    whole: int
    missing: tuple[tuple[str, str], ...]


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
    english = list(messages(DEFAULT_LANGUAGE))
    there = {name_of(entry) for _, entry in messages(tag, folder.parent)}
    missing = tuple(
        (path.name, FluentSerializer().serialize_entry(entry).strip())
        for path, entry in english
        if name_of(entry) not in there
    )
    return Progress(len(english) - len(missing), len(english), missing)
