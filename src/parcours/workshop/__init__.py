"""Making decks of one's own: what may be changed, the decks that a game brings along, and printing."""
