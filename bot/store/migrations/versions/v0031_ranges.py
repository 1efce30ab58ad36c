"""Indexes by which a question reads what is new, or of one person, and not all that ever was."""

from __future__ import annotations

from alembic import op

revision = "0031"
down_revision = "0030"

_WIDER = (
    ("matches", ("first_id", "status"), ("ended_at",)),
    ("matches", ("second_id", "status"), ("ended_at",)),
    ("matches", ("guild_id", "status"), ("ended_at",)),
    ("matches", ("away_guild_id", "status"), ("ended_at",)),
    ("seeks", ("by", "status"), ("created_at",)),
    ("ratings", ("user_id",), ("guild_id", "game")),
)


def upgrade() -> None:
    for table, before, more in _WIDER:
        _replace(table, before, (*before, *more))
    # Of a notice that is done nobody asks when it was due.
    _replace("notices", ("done_at", "due_at"), ("done_at",))
    op.create_index("ix_seeks_match_id", "seeks", ["match_id"])
    op.create_index("ix_tournament_events_kind_at", "tournament_events", ["kind", "at"])


def _replace(table: str, before: tuple[str, ...], after: tuple[str, ...]) -> None:
    op.drop_index("_".join(("ix", table, *before)), table)
    op.create_index("_".join(("ix", table, *after)), table, list(after))
