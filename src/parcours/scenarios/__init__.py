"""Scenarios: tables laid out by hand with what must be true then. Never hot, so not compiled."""
