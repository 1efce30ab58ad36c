"""Buttons, selects and forms: what they carry (`ids`), how they reach their code (`dispatch`), what they do."""

from __future__ import annotations

from importlib import import_module

_WITH_ACTIONS = ("matches", "moving", "seeks", "settings")


def load() -> None:
    """Makes every action known to `dispatch`."""
    for name in _WITH_ACTIONS:
        import_module(f"{__name__}.{name}")
