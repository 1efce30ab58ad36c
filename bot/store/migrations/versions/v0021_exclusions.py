"""Players whose results an operator has annulled; ratings are worked out anew by the rules of this version."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from bot.store.types import Moment, Person

revision = "0021"
down_revision = "0020"


def upgrade() -> None:
    op.create_table(
        "exclusions",
        sa.Column("user_id", Person, autoincrement=False, nullable=False),
        sa.Column("at", Moment, nullable=False),
        sa.PrimaryKeyConstraint("user_id", name=op.f("pk_exclusions")),
    )
    # The bot rates all matches at a start at which this is missing.
    op.execute("DELETE FROM remembered WHERE name = 'ratings'")
