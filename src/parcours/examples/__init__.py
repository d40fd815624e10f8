"""Games to learn from and to copy (`parcours new-game`). They are not among the games that people are offered."""
