from random import Random
from typing import Any

import pytest
from fluent.syntax import ast, visitor

from bot.language.quick import NotQuick, Quick
from bot.language.texts import Texts, messages
from tests.seed import SEED

FACTS = ("x", "<@1>", 0, 1, 2, 5, 11, 1234, 1234567, -3, 1.5, "long" * 625, "longer" * 500)


class _Asked(visitor.Visitor):
    """The facts of a message, and the keys by which it chooses."""

    def __init__(self, entry: ast.Message) -> None:
        self.names: set[str] = set()
        self.keys: set[str | int] = set()
        self.visit(entry.value)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)

    def visit_Variant(self, node: ast.Variant) -> None:  # noqa: N802
        self.keys.add(node.key.name if isinstance(node.key, ast.Identifier) else int(node.key.value))
        self.generic_visit(node)


@pytest.mark.parametrize("language", Texts().languages)
def test_every_message_is_said_as_fluent_says_it(language: str) -> None:
    texts, dice, said = Texts(), Random(SEED), 0
    bundle: Any = texts._catalogues[language].bundle
    quick = Quick(bundle, texts.locale(language))
    entries = [entry for _, entry in messages(language) if isinstance(entry, ast.Message)]
    for entry in entries:
        assert texts.has(language, entry.id.name)
        asked = _Asked(entry)
        known = sorted([*asked.keys, *FACTS], key=str)
        for _ in range(8):
            facts = {name: dice.choice(known) for name in sorted(asked.names) if dice.random() < 0.95}
            try:
                text = quick(entry.id.name, facts)
            except (NotQuick, LookupError):
                continue
            said += 1
            assert (text, []) == bundle.format_pattern(bundle.get_message(entry.id.name).value, facts)
    assert said > 5 * len(entries)
