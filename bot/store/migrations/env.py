"""Run by Alembic: migrates over the connection that `Database.migrate` hands in, inside its transaction."""

from __future__ import annotations

from alembic import context

from bot.store.tables import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    # The version is written in the same transaction as the change; Alembic would not trust SQLite with that.
    transactional_ddl=True,
)
with context.begin_transaction():
    context.run_migrations()
