"""The register of promises: each sentence that players and operators are told, and the test that fails if it is false.

`promises.txt` has them. A sentence stands at the beginning of a line; below it, indented, stand the tests that fail if
it is false (`tests/bot/test_logs.py::test_…`), or `describes`: then it says what there is, or what the reader may do,
and promises nothing that could be broken. Sentences are those of the README, of the texts of /privacy in every
language, and of /help.

python -m tests.promises    prints the sentences that are not registered, and those registered that are said no more
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from bot.language import DEFAULT_LANGUAGE, LANGUAGES
from bot.language.texts import Texts, messages

ROOT = Path(__file__).resolve().parent.parent
REGISTER = ROOT / "tests" / "promises.txt"
DESCRIBES = "describes"

_ELSEWHERE = "| What goes wrong |"
"""The table that begins like this names its tests itself, and test_reliability.py looks at them."""
_LABELS = ("-heading", "-commands", "-games")
"""Messages with these endings are headings and buttons."""


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
    return list(dict.fromkeys([*of_readme(), *of_texts()]))


def of_readme() -> Iterator[str]:
    """The sentences of the README, without code, pictures, headings and lists of settings."""
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    text = re.sub(r"```.*?```", "\n", text, flags=re.DOTALL)
    text = re.sub(r"^(<p>|</p>|<img.*|!\[.*|#.*|\*[^*].*\*)$", "", text, flags=re.MULTILINE)
    tried_out = False
    for block in re.split(r"\n\s*\n|\n(?=\s*- |\d\. |\| )", text):
        block = block.strip()
        if block.startswith("|"):
            tried_out = tried_out or block.startswith(_ELSEWHERE)
            cells = [cell.strip() for cell in block.strip("|").split("|")]
            if tried_out or len(cells) != 2 or set(cells[0]) <= {"-"} or not block.startswith("| `"):
                continue
            yield from sentences(cells[1])
            continue
        tried_out = False
        yield from sentences(re.sub(r"^(- |\d\. )", "", block))


def of_texts() -> Iterator[str]:
    """The texts of /privacy in every language, and of /help in English."""
    texts = Texts()
    facts = {
        name: f"/{name}" for name in ("play", "join", "move", "games", "board", "rules", "draw", "resign")
    }
    for language in LANGUAGES:
        told = r"(privacy|help)-.*" if language == DEFAULT_LANGUAGE else r"privacy-.*"
        for _, entry in messages(language):
            name = entry.id.name
            if re.fullmatch(told, name) and not name.endswith(_LABELS):
                yield from sentences(texts.say(language, name, count=2, **facts))


def sentences(text: str) -> Iterator[str]:
    """The sentences of a paragraph, on one line each and without what only formats them."""
    text = re.sub(r"\]\([^)]*\)", "]", " ".join(text.split())).replace("**", "")
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
