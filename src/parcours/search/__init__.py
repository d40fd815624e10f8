"""Search: what a seat does best, found by playing on in worlds that it can't tell from the true one.

Compiled, and the same for all games. `one_ply` looks one move ahead, `rollout` plays on, `outcome` says what a state is
worth as a chance to win, and `halving` spends a budget on the moves that look best.
"""
