"""Our own writing, measured: sentences in docstrings, also those of values, and in comments.

A sentence is late if it begins with a relative clause ("What waits is told"): its reader waits for the subject. It is
veiled if such a clause stands in it for a noun ("tells what is due"). A clause behind its noun ("a player who is
away") is neither. Quoted words and code do not count.

python -m tests.prose    prints the worst sixty
"""

import ast
import io
import re
import tokenize
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TREES = ("bot", "render", "rules", "tests")
WORST = 60
"""Sentences in a report."""

_VERB = r"(?:is|are|was|were|has|have|had|may|might|must|can|will|would|does|did|comes?|stands?|waits?|follows?)\b"
_BEFORE = r"(?:about|beside|but|by|for|from|in|of|on|than|to|under|with)"
_LATE = re.compile(
    r"(?:what(?:ever)?|who(?:m|se|ever|mever)?|which(?:ever)?|those)\b(?!.*\?$)", re.IGNORECASE
)
_VEILED = re.compile(
    rf"\b(?:what|whoever|whomever) {_VERB}|(?:\b{_BEFORE}|[:;]) who(?:m|se)? {_VERB}", re.IGNORECASE
)
_QUOTED = re.compile(r'`[^`]*`|"[^"]*"|“[^”]*”')
_END = re.compile(r"(?<=[.!?]) +(?=\W*[A-Z0-9])")
_FOR_TOOLS = re.compile(r"noqa|type:|!|pragma")


@dataclass(frozen=True, slots=True)
class Sentence:
    """`path` is relative to the project; `line`: that of its docstring or comment."""

    path: str
    line: int
    text: str

    @property
    def late(self) -> bool:
        return _LATE.match(self.text) is not None

    @property
    def veiled(self) -> bool:
        return not self.text.endswith("?") and _VEILED.search(_QUOTED.sub("…", self.text)) is not None


def written(folder: Path) -> list[Sentence]:
    """The sentences in the files of a folder, in order."""
    return [
        Sentence(path.relative_to(ROOT).as_posix(), line, text)
        for path in sorted(folder.rglob("*.py"))
        for line, text in sentences(path.read_text(encoding="utf-8"))
    ]


def sentences(source: str) -> Iterator[tuple[int, str]]:
    """The sentences of a module, each with the line of its docstring or comment."""
    for line, text in (*_docstrings(source), *_comments(source)):
        for paragraph in re.split(r"\n\s*\n", text):
            for sentence in _END.split(" ".join(paragraph.split())):
                if " " in sentence:
                    yield line, sentence


def _docstrings(source: str) -> Iterator[tuple[int, str]]:
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Expr(value=ast.Constant(value=str(text))):
                yield node.lineno, text


def _comments(source: str) -> Iterator[tuple[int, str]]:
    """Comments on lines of their own that follow each other are one text."""
    begun, last, lines = 0, 0, list[str]()
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        text = token.string.lstrip("#").strip()
        if token.type != tokenize.COMMENT or _FOR_TOOLS.match(text):
            continue
        row, alone = token.start[0], not token.line[: token.start[1]].strip()
        if not (lines and alone and row == last + 1):
            yield begun, " ".join(lines)
            begun, lines = row, []
        lines.append(text)
        last = row if alone else 0
    yield begun, " ".join(lines)


def worst(said: Iterable[Sentence]) -> str:
    """The late and veiled sentences, those of the files with the most of them first."""
    found = [each for each in said if each.late or each.veiled]
    many = Counter(each.path for each in found)
    found.sort(key=lambda each: (-many[each.path], each.path))
    return "\n".join(f"{each.path}:{each.line}: {each.text}" for each in found[:WORST])


def main() -> None:
    print(worst([sentence for tree in TREES for sentence in written(ROOT / tree)]))


if __name__ == "__main__":
    main()
