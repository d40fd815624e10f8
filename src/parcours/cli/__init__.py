"""The command line: `parcours play`, `parcours scenario`, `parcours verify` and the others."""

from parcours.cli.app import app, main

__all__ = ["app", "main"]
