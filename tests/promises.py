"""The register of promises: each sentence that players and operators are told, and the test that fails if it is false.

`promises.txt` has them. A sentence stands at the beginning of a line; below it, indented, stand the tests that fail if
it is false (`tests/bot/test_logs.py::test_…`), or `describes`: then it says what there is, or what the reader may do,
and promises nothing that could be broken. Sentences are those of the README and of the texts that it leads to, of the
texts of /privacy and of /help in every language, and of `.env.example`.

python -m tests.promises    prints the sentences that are not registered, and those registered that are said no more
"""

import re
from collections.abc import Iterator
from pathlib import Path

from bot.help.requests import NAMED
from bot.language import WHOLE
from bot.language.texts import Texts, messages

ROOT = Path(__file__).resolve().parent.parent
BESIDE = tuple(
    ROOT / "bot" / folder / "README.md" for folder in ("language/locales/en", "console", "privacy")
)
"""The texts beside the code, for players, for operators, and about privacy."""
REGISTER = ROOT / "tests" / "promises.txt"
DESCRIBES = "describes"

_ELSEWHERE = "| What goes wrong |"
"""The table that begins like this names its tests itself, and test_contributing.py looks at them."""
_TOLD = re.compile(r"(command-|button-)?(privacy|help)(-.*)?")
"""The messages of /privacy and /help."""
COUNTS = (0, 1, 2)
"""A message may say something else of none, of one and of several."""


def registered() -> dict[str, list[str]]:
    """The support of each sentence: tests, or `describes`."""
    found: dict[str, list[str]] = {}
    sentence = ""
    for line in REGISTER.read_text(encoding="utf-8").splitlines():
        if line.startswith("    "):
            found[sentence].append(line.strip())
        elif line and not line.startswith("#"):
            sentence = line
            assert sentence not in found, f"registered twice: {sentence}"
            found[sentence] = []
    return found


def said() -> list[str]:
    """Every sentence that is to be registered, once, in the order in which it is said."""
    return list(dict.fromkeys([*of_readme(), *of_texts(), *of_settings()]))


def of_readme() -> Iterator[str]:
    """The sentences of the README and of the texts beside the code: their headings, the remarks in their code and the
    words for their pictures included.
    """
    for path in (ROOT / "README.md", *BESIDE):
        yield from of_markdown(path.read_text(encoding="utf-8"))


def of_markdown(text: str) -> Iterator[str]:
    """The same of any text. Of code only remarks and descriptions are sentences, of a table those of its last column,
    and of the table of tests none.
    """
    for code in re.findall(r"```.*?```", text, flags=re.DOTALL):
        for remark in re.findall(r"(?:^|\s)# +(\S.*)|^Description=(.*)", code, flags=re.MULTILINE):
            yield from sentences("".join(remark))
    text = re.sub(r"```.*?```", "\n", text, flags=re.DOTALL)
    for words in re.findall(r'\balt="([^"]*)"', text):
        yield from sentences(words)
    text = re.sub(r"</?(?:p|img)\b[^>]*>", "", text)
    text = re.sub(r"^#+ (.*)$", r"\n\1\n", text, flags=re.MULTILINE)
    tried_out = False
    for block in re.split(r"\n\s*\n|\n(?=\s*- |\d\. |\| )", text):
        block = block.strip()
        if block.startswith("|"):
            tried_out = tried_out or block.startswith(_ELSEWHERE)
            cells = [cell.strip() for cell in block.strip("|").split("|")]
            if not tried_out and set(cells[-1]) - {"-"}:
                yield from sentences(cells[-1])
            continue
        tried_out = False
        yield from sentences(re.sub(r"^(- |\d\. )", "", block))


def of_texts() -> Iterator[str]:
    """The texts of /privacy and of /help in every language, of each number that they speak of."""
    texts = Texts()
    facts = {name: f"/{name}" for name in NAMED}
    for language in WHOLE:
        for _, entry in messages(language):
            if _TOLD.fullmatch(entry.id.name):
                for count in COUNTS:
                    text = texts.say(
                        language, entry.id.name, count=count, part=1, parts=max(count, 1), **facts
                    )
                    for line in text.splitlines():
                        yield from sentences(line.removeprefix("- "))


def of_settings() -> Iterator[str]:
    """The sentences above the settings in `.env.example`."""
    for lines in re.split(
        r"^[^#\n].*$|\n\n", (ROOT / ".env.example").read_text(encoding="utf-8"), flags=re.MULTILINE
    ):
        yield from sentences(re.sub(r"^# ", "", lines, flags=re.MULTILINE))


def sentences(text: str) -> Iterator[str]:
    """The sentences of a paragraph, on one line each and without what only formats them."""
    text = re.sub(r"\]\([^)]*\)", "]", " ".join(text.split())).replace("**", "").removeprefix("### ")
    for part in re.split(r"(?<=[.!?])\)? (?=[A-Z`/\"“*]|\d\d? )|(?<=。)", text):
        if part.strip() and re.search(r"\w", part):
            yield part.strip()


def main() -> None:
    known, told = registered(), said()
    for sentence in told:
        if sentence not in known:
            print(f"+ {sentence}")
    for sentence in known:
        if sentence not in told:
            print(f"- {sentence}")


if __name__ == "__main__":
    main()
