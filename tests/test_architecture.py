"""Who may import whom. A failure names the file and the line."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
OURS = ("rules", "render", "bot")

SKIN = {
    "discord",
    "bot.services",
    "bot.core",
    "bot.diagrams",
    "bot.texts",
    "bot.settings",
    "bot.app",
    "rules",
    "structlog",
}
SKIN_FILES = {
    "bot.boards",
    "bot.cards",
    "bot.choosing",
    "bot.client",
    "bot.cogs",
    "bot.controls",
    "bot.delivery",
    "bot.finding",
    "bot.histories",
    "bot.invitations",
    "bot.markdown",
    "bot.pictures",
    "bot.places",
    "bot.positions",
    "bot.readers",
    "bot.refusals",
    "bot.replies",
    "bot.servers",
    "bot.sync",
    "bot.tidying",
    "bot.turns",
    "bot.waiting",
    "bot.words",
}

ALLOWED: dict[str, set[str]] = {
    "rules": {"rules"},
    "render": {"render", "PIL"},
    "bot.core": {"bot.core", "rules", "gacrux"},
    "bot.store": {"bot.store", "bot.core", "rules", "sqlalchemy", "alembic", "structlog"},
    "bot.services": {"bot.services", "bot.store", "bot.core", "rules", "structlog"},
    "bot.diagrams": {"rules", "render", "bot.core"},
    "bot.markdown": set(),
    "bot.pictures": {"render"},
    "bot.texts": {"fluent", "babel"},
    "bot.settings": {"pydantic", "pydantic_settings"},
}
"""The import table: a package or module, and what it may import besides the standard library."""

WHOLE_HOUSE = {"bot.app", "bot.__main__", "bot.sandbox", "bot.health", "bot.drawing"}
"""Where the parts are put together; these may import any part of the house and what it is built on."""


def modules() -> list[Path]:
    return sorted(path for package in OURS for path in (ROOT / package).rglob("*.py"))


def dotted(path: Path) -> str:
    name = ".".join(path.relative_to(ROOT).with_suffix("").parts)
    return name.removesuffix(".__init__")


def imports(path: Path) -> Iterator[tuple[int, str]]:
    """Every imported module as (line, dotted name), relative imports resolved."""
    name = dotted(path)
    package = name if path.name == "__init__.py" else name.rpartition(".")[0]
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            origin = node.module or ""
            if node.level:
                parts = package.split(".")
                origin = ".".join(parts[: len(parts) - node.level + 1] + ([origin] if origin else []))
            for alias in node.names:
                whole = f"{origin}.{alias.name}"
                inner = (ROOT / Path(*whole.split("."))).with_suffix(".py")
                yield node.lineno, whole if inner.exists() or inner.with_suffix("").is_dir() else origin


def within(name: str, parts: set[str]) -> bool:
    return any(name == part or name.startswith(part + ".") for part in parts)


def allowed_for(name: str) -> set[str] | None:
    """What the module may import; None when it may import everything the project depends on."""
    if within(name, WHOLE_HOUSE):
        return None
    for part, may in ALLOWED.items():
        if within(name, {part}):
            return may
    return set() if name == "bot" else SKIN | SKIN_FILES


@pytest.mark.parametrize("path", modules(), ids=dotted)
def test_module_imports_only_what_the_table_allows(path: Path) -> None:
    may = allowed_for(dotted(path))
    if may is None:
        return
    wrong = [
        f"{path.relative_to(ROOT)}:{line} imports {name}"
        for line, name in imports(path)
        if name.partition(".")[0] not in sys.stdlib_module_names and not within(name, may)
    ]
    assert not wrong, "\n".join(wrong)


def test_no_variant_is_asked_for_by_name_outside_its_table() -> None:
    from rules import GAMES

    names = {key.partition(":")[0] for key in GAMES}
    homes = {ROOT / "rules" / "draughts" / "variants.py", ROOT / "rules" / "registry.py"}
    wrong: list[str] = []
    for path in modules():
        if path in homes:
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Compare):
                wrong.extend(
                    f"{path.relative_to(ROOT)}:{node.lineno} compares with {side.value!r}"
                    for side in [node.left, *node.comparators]
                    if isinstance(side, ast.Constant) and side.value in names
                )
    assert not wrong, "\n".join(wrong)


def test_no_module_has_a_name_that_says_nothing() -> None:
    empty = {"utils", "util", "common", "helpers", "helper", "manager", "base", "misc"}
    wrong = [str(path.relative_to(ROOT)) for path in modules() if path.stem in empty]
    assert not wrong, wrong


@pytest.mark.parametrize(
    "path", [p for p in modules() if within(dotted(p), {"bot.core", "rules"})], ids=dotted
)
def test_pure_parts_have_no_clock_and_no_await(path: Path) -> None:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    wrong = []
    for node in ast.walk(tree):
        if isinstance(node, (ast.AsyncFunctionDef, ast.Await)):
            wrong.append(f"{path.relative_to(ROOT)}:{node.lineno} is asynchronous")
        if isinstance(node, ast.Attribute) and node.attr in {"now", "utcnow", "today", "monotonic"}:
            wrong.append(f"{path.relative_to(ROOT)}:{node.lineno} reads a clock")
    assert not wrong, "\n".join(wrong)
