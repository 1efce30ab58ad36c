"""Discord's own description of its API: is a request body of ours one that it accepts?"""

import json
import re
from collections.abc import Iterable
from functools import cache
from typing import Any
from urllib.parse import quote

from jsonschema_rs import Draft202012Validator, Registry, ValidationError

from tests.shared import SHARED

SPECIFICATION = SHARED / "discord" / "openapi.json"
_BASE = "urn:discord"


class Discord:
    """The specification, each route of it compiled when it is first asked for."""

    def __init__(self) -> None:
        document = json.loads(SPECIFICATION.read_text(encoding="utf-8"))
        # The specification writes ids as texts; Discord takes numbers as well, and discord.py sends both.
        snowflake = document["components"]["schemas"]["SnowflakeType"]
        document["components"]["schemas"]["SnowflakeType"] = {"anyOf": [snowflake, {"type": "integer"}]}
        self._registry = Registry([(_BASE, document)])
        self._paths: dict[str, dict[str, Any]] = document["paths"]
        self._routes = [(_pattern(path), path) for path in sorted(self._paths, key=_literal_first)]
        self._validators: dict[tuple[str, str], Draft202012Validator | None] = {}

    def route(self, path: str) -> str | None:
        """The template of an address without the API's version: `/channels/1/messages`."""
        return next((template for pattern, template in self._routes if pattern.fullmatch(path)), None)

    def mistakes(self, method: str, path: str, body: Any) -> list[str]:
        """The faults that Discord would find in this request, each as "where: what"; empty when all is well."""
        template = self.route(path)
        operation = self._paths.get(template or "", {}).get(method.lower())
        if template is None or operation is None:
            return [f"{method} {path} is not a route of Discord"]
        if body is None:
            return (
                [f"{method} {template} needs a body"]
                if operation.get("requestBody", {}).get("required")
                else []
            )
        validator = self._validator(method.lower(), template)
        if validator is None:
            return [f"{method} {template} takes no body"]
        return [
            f"{method} {template} at {_where(error.instance_path)}: {error.message[-300:]}"
            for error in map(_deepest, validator.iter_errors(body))
        ]

    def _validator(self, method: str, template: str) -> Draft202012Validator | None:
        key = (method, template)
        if key not in self._validators:
            content = self._paths[template][method].get("requestBody", {}).get("content", {})
            kind = "application/json" if "application/json" in content else next(iter(content), None)
            pointer = "/".join(
                quote(part.replace("~", "~0").replace("/", "~1"))
                for part in ("paths", template, method, "requestBody", "content", kind or "", "schema")
            )
            schema = {"$ref": f"{_BASE}#/{pointer}"}
            self._validators[key] = Draft202012Validator(schema, registry=self._registry) if kind else None
        return self._validators[key]


@cache
def discord_api() -> Discord:
    """The specification, read once; only where the shared data lies."""
    return Discord()


def _pattern(template: str) -> re.Pattern[str]:
    return re.compile(
        "".join("[^/]+" if part.startswith("{") else re.escape(part) for part in _parts(template))
    )


def _parts(template: str) -> list[str]:
    return re.split(r"(\{[^}]+\})", template)


def _literal_first(template: str) -> tuple[int, str]:
    return template.count("{"), template


def _deepest(error: ValidationError) -> ValidationError:
    """The error that matters inside a union: that of the alternative which the body means by its `type`."""
    while alternatives := getattr(error.kind, "context", None):
        place = len(error.instance_path)
        meant = min(
            alternatives, key=lambda errors: (sum(_other_type(inner, place) for inner in errors), len(errors))
        )
        error = max(meant, key=lambda inner: (not _other_type(inner, place), len(inner.instance_path)))
    return error


def _other_type(error: ValidationError, place: int) -> bool:
    return error.kind.name in {"enum", "const", "type"} and error.instance_path[place:] in ([], ["type"])


def _where(path: Iterable[str | int]) -> str:
    return ".".join(str(part) for part in path) or "the body itself"
