"""What all games share: match, chance, notation, records, scenarios. It knows no game."""
