"""Messages of Project Fluent as functions, for `fluent.runtime` takes ten times as long to walk through a message.

Only texts and whole numbers are written so; whatever else there is, is left to `fluent.runtime`, mistakes too.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache, partial
from types import SimpleNamespace
from typing import Any, Final

from babel import Locale
from fluent.runtime import FluentBundle
from fluent.runtime.resolver import MAX_PART_LENGTH, Literal, match
from fluent.runtime.utils import native_to_fluent
from fluent.syntax import ast

Written = Callable[[Mapping[str, Any]], str]

_CHOICES: Final = 64
_NUMBERS: Final = 128


class NotQuick(Exception):
    """This is for `fluent.runtime` to say."""


class Quick:
    """The messages of one language. `written` may be called by several threads."""

    def __init__(self, bundle: FluentBundle, locale: Locale) -> None:
        self._bundle = bundle
        self._messages: dict[str, Written] = {}
        # As `match` asks it for the plural form of a number.
        self._env: Any = SimpleNamespace(context=bundle)
        self._number = lru_cache(_NUMBERS)(lambda n: native_to_fluent(n).format(locale))

    def __call__(self, message_id: str, facts: Mapping[str, Any]) -> str:
        """The message with these facts. Raises NotQuick, KeyError."""
        written = self._messages.get(message_id)
        if written is None:
            written = self._messages[message_id] = self._read(self._bundle.get_message(message_id).value)
        # A part may be longer than `fluent.runtime` takes.
        return said if len(said := written(facts)) <= MAX_PART_LENGTH else _not_quick(facts)

    def _read(self, part: Any) -> Written:
        match part:
            case ast.Pattern():
                return partial(_joined, [self._read(element) for element in part.elements])
            case Literal():
                text = _of_itself(part)
                return lambda _facts: text
            case ast.Placeable():
                return self._read(part.expression)
            case ast.VariableReference():
                return partial(self._fact, part.id.name)
            case ast.SelectExpression(selector=ast.VariableReference() as selector):
                ways = [(_of_itself(way.key), self._read(way.value)) for way in part.variants]
                other = next(self._read(way.value) for way in part.variants if way.default)
                chosen = lru_cache(_CHOICES, typed=True)(partial(self._chosen, ways, other))
                return partial(_selected, selector.id.name, chosen)
        return _not_quick

    def _fact(self, name: str, facts: Mapping[str, Any]) -> str:
        fact = facts[name]
        return fact if type(fact) is str else self._number(fact) if type(fact) is int else _not_quick(facts)

    def _chosen(self, ways: Sequence[tuple[Any, Written]], other: Written, fact: Any) -> Written:
        fact = native_to_fluent(fact)
        return next((written for key, written in ways if match(fact, key, self._env)), other)


def _of_itself(part: Any) -> Any:
    """A text, or a key by which a message chooses: no facts are asked for it."""
    return part(None)


def _selected(name: str, chosen: Callable[[Any], Written], facts: Mapping[str, Any]) -> str:
    return chosen(facts[name])(facts)


def _joined(parts: Sequence[Written], facts: Mapping[str, Any]) -> str:
    return "".join([written(facts) for written in parts])


def _not_quick(_facts: Mapping[str, Any]) -> str:
    raise NotQuick
