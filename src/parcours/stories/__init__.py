"""Life stories, told from the journal of a match. Never hot, so not compiled."""
