"""The patterns of running matches between people, by which their positions are found."""

from __future__ import annotations

from contextlib import suppress

import sqlalchemy as sa
from alembic import op

from rules import RulesError, find_game
from rules.likeness import pattern

revision = "0018"
down_revision = "0017"

_MATCHES = sa.table(
    "matches",
    *(sa.column(name) for name in ("id", "game", "rules_version", "status", "practice_level", "position")),
    sa.column("pattern"),
)


def upgrade() -> None:
    op.add_column("matches", sa.Column("pattern", sa.String(32)))
    op.create_index("ix_matches_pattern", "matches", ["pattern"])
    connection, of = op.get_bind(), _MATCHES.c
    running = connection.execute(
        sa.select(of.id, of.game, of.rules_version, of.position).where(
            of.status == "playing", of.practice_level.is_(None)
        )
    )
    for row in running.all():
        # A match that cannot be opened says so wherever it is asked for.
        with suppress(RulesError):
            game = find_game(row.game).of_version(row.rules_version)
            found = pattern(game.view(game.load(row.position)))
            connection.execute(sa.update(_MATCHES).where(of.id == row.id).values(pattern=found))
