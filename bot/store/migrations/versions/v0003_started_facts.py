"""The first event of a match tells all that was settled, so that the row can be compared with it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from bot.store.types import RowId, Snowflake

revision = "0003"
down_revision = "0002"

_BATCH = 500

# As the tables were when this revision was written; they go on changing elsewhere.
_matches = sa.table(
    "matches",
    sa.column("id", RowId),
    sa.column("game", sa.String),
    sa.column("rules_version", sa.Integer),
    sa.column("setup", sa.Text),
    sa.column("pace", sa.String),
    sa.column("rated", sa.Boolean),
    sa.column("pair", sa.Boolean),
    sa.column("vacation", sa.Boolean),
    sa.column("guild_id", Snowflake),
    sa.column("channel_id", Snowflake),
    sa.column("first_id", Snowflake),
    sa.column("second_id", Snowflake),
)
_events = sa.table(
    "match_events",
    sa.column("match_id", RowId),
    sa.column("seq", sa.Integer),
    sa.column("detail", sa.JSON),
)


def upgrade() -> None:
    connection = op.get_bind()
    if connection.dialect.name == "sqlite":
        op.execute("PRAGMA application_id = 1147235691")
    started = _events.c.match_id == _matches.c.id, _events.c.seq == 1
    after = 0
    while rows := connection.execute(
        sa.select(_matches, _events.c.detail)
        .where(*started, _matches.c.id > after)
        .order_by(_matches.c.id)
        .limit(_BATCH)
    ).all():
        connection.execute(
            sa.update(_events)
            .where(_events.c.match_id == sa.bindparam("match"), _events.c.seq == 1)
            .values(detail=sa.bindparam("facts", type_=sa.JSON)),
            [
                {
                    "match": row.id,
                    "facts": {
                        **row.detail,
                        "game": row.game,
                        "rules": row.rules_version,
                        "setup": row.setup,
                        "pace": row.pace,
                        "rated": row.rated,
                        "pair": row.pair,
                        "vacation": row.vacation,
                        "guild": row.guild_id,
                        "channel": row.channel_id,
                        "players": [row.first_id, row.second_id],
                    },
                }
                for row in rows
            ],
        )
        after = rows[-1].id
