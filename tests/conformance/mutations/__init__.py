"""Mistakes planted in the template game, to prove that the suite finds them."""
