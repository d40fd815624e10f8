"""Studies: matches by the thousand, and how fast they are played."""
