"""A language that nobody speaks, made from the English messages, with what other languages do and English does not.

It is longer by almost half and has letters with strokes and without dots; it takes Slovenian's rules for numbers and
days: four forms of the plural, and dates with full stops. Names get endings, the word for a kind of game stands before
its name, and a word joins two lengths. Its words end in a sign of their own, so that it shares none with English.
"""

from __future__ import annotations

import atexit
import re
import shutil
import tempfile
from functools import cache
from pathlib import Path
from typing import Any, Final

from fluent.syntax import FluentSerializer, ast
from fluent.syntax.visitor import Transformer

from bot.language import LOCALES
from bot.language.texts import Texts, messages

TAG: Final = "sl"
_LETTERS: Final = str.maketrans("iIloOdeaz", "ıİłøØđéãž")
# Addresses, commands, names of files, mentions, code and Discord's own signs stay as they are.
_KEPT: Final = re.compile(r"(https?://\S+|`[^`]*`|</?[^>]*>|/[a-z]+(?: [a-z]+)?|[A-Z_]{3,}|\S*[\d_.:/]\S*)")
_WORD: Final = re.compile(r"[A-Za-z’']+")
_LONGER: Final = 1.45
_NAMES: Final = frozenset({"player", "opponent", "winner", "loser", "name", "director", "by"})
_PLURALS: Final = ("one", "two", "few")
_AS_THEY_ARE: Final = re.compile(r"typed-zones|setup-lot-.*|command-.*|name-.*|option-\d.*|.*-url")
_OWN: Final = {
    "time-two": "{ $large } ın { $small }",
    "typed-joint": "ın",
    "typed-ordinals": "ıncı, .",
    "typed-before-month": "đe",
    "typed-year": "łet.",
    "typed-before-time": "øb",
    "typed-oclock": "ur",
    "typed-kinds": "ıgré",
}
_KIND_FIRST: Final = re.compile(r"(.*) (draughts|checkers)")


def longer(text: str) -> str:
    """The text in the artificial language: each word longer, in other letters."""
    parts = _KEPT.split(text)
    return "".join(part if place % 2 else _WORD.sub(_word, part) for place, part in enumerate(parts))


def _word(found: re.Match[str]) -> str:
    word = found[0]
    end = "žéłı" * len(word)
    return word.translate(_LETTERS) + end[: max(1, round(len(word) * (_LONGER - 1)))]


class _Made(Transformer):
    """Each text of a message longer, an ending behind each name, and a variant for each form of the plural."""

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802 - the library's name
        return ast.TextElement(longer(node.value))

    def visit_Pattern(self, node: ast.Pattern) -> ast.Pattern:  # noqa: N802 - the library's name
        elements: list[ast.TextElement | ast.Placeable] = []
        for element in node.elements:
            elements.append(self.visit(element))
            named = element.expression if isinstance(element, ast.Placeable) else None
            if isinstance(named, ast.VariableReference) and named.id.name in _NAMES:
                elements.append(ast.TextElement("’ın"))
        return ast.Pattern(elements)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> ast.SelectExpression:  # noqa: N802
        made = self.generic_visit(node)
        keys = {getattr(variant.key, "name", "") for variant in made.variants}
        if "one" in keys and keys <= {"one", "other"}:
            (other,) = (variant for variant in made.variants if variant.default)
            forms = (
                ast.Variant(ast.Identifier(form), other.value.clone())
                for form in _PLURALS
                if form not in keys
            )
            made.variants[:0] = list(forms)
        return made


def _entry(entry: Any) -> Any:
    name = entry.id.name
    if name in _OWN or _AS_THEY_ARE.fullmatch(name):
        return entry
    if name.startswith("game-") and (
        kind := _KIND_FIRST.fullmatch(FluentSerializer().serialize_entry(entry).partition("= ")[2].strip())
    ):
        entry.value = ast.Pattern([ast.TextElement(longer(f"{kind[2]} {kind[1]}"))])
        return entry
    if name.startswith(("typed-", "names-")):
        entry.value = ast.Pattern([ast.TextElement(", ".join(map(longer, _listed(entry))))])
        return entry
    return _Made().visit(entry)


def _listed(entry: Any) -> list[str]:
    text = FluentSerializer().serialize_entry(entry).partition("= ")[2]
    return [each.strip() for each in text.split(",")]


def write(folder: Path) -> Path:
    """A folder of languages: English, Japanese and the artificial one."""
    for language in ("en", "ja"):
        shutil.copytree(LOCALES / language, folder / language)
    (folder / TAG).mkdir()
    written: dict[str, list[str]] = {}
    for path, entry in messages("en"):
        name = entry.id.name
        text = (
            f"{name} = {_OWN[name]}\n" if name in _OWN else FluentSerializer().serialize_entry(_entry(entry))
        )
        written.setdefault(path.name, []).append(text)
    for file, texts in written.items():
        (folder / TAG / file).write_text("".join(texts), encoding="utf-8")
    return folder


@cache
def texts() -> Texts:
    """English, Japanese and the artificial language, made once in a process."""
    folder = tempfile.TemporaryDirectory()
    atexit.register(folder.cleanup)
    return Texts(write(Path(folder.name)))
