"""Matches and counts that must not change unless the rules do."""
