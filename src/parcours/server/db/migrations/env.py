"""Alembic's entry: the store hands over its connection, within a transaction of its own."""

from alembic import context

from parcours.server.db.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
)
context.run_migrations()
