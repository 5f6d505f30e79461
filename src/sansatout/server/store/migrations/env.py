"""Run migrations on the connection that the store hands over."""

from alembic import context

from sansatout.server.store import schema

context.configure(
    connection=context.config.attributes["connection"], target_metadata=schema.metadata
)
with context.begin_transaction():
    context.run_migrations()
