"""Conditions that more than one question asks."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

import sqlalchemy as sa


def without(column: sa.ColumnElement[Any], values: Collection[Any]) -> sa.ColumnElement[bool]:
    """The column has none of these values; nothing at all is asked where there are none."""
    return column.not_in(tuple(values)) if values else sa.true()
