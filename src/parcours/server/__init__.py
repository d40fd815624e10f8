"""The server: tables that people sit down at, played over websockets, kept in SQLite or Postgres.

It knows no game by name: whatever is registered can be played. `docs/api.md` tells what it speaks.
"""
