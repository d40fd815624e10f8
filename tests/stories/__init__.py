"""Do stories tell the truth? Each one is read against the journal and the final table of its match."""
