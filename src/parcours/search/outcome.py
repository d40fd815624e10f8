"""What a state is worth to a seat: its chance to win, in millionths, in whole numbers on every machine."""

from typing import Final

from parcours.core.state import State
from parcours.core.weights import Weights

CERTAIN: Final = 1_000_000
# Where a game does not say: the lead with which a player wins e times as often, by how far the match is.
_SWING: Final = [1000]
_STEPS: Final = 16
_STEP_DOWN: Final = 1_032_895_585_848  # e to the power of -1 / STEPS, by 2 to the power of 40
# A little for the lead itself, so that of two lost positions the better one is preferred.
_LEAD_SHARE: Final = 20_000


def _powers() -> list[int]:
    """e to the power of -k / STEPS, in 65536ths."""
    power = 1 << 40
    powers: list[int] = []
    while power >> 24 > 0:
        powers.append(power >> 24)
        power = power * _STEP_DOWN >> 40
    return powers


_POWERS: Final = _powers()


def swing_at(swing: list[int], progress: int) -> int:
    """The swing when the match is that far, of 1000: between the two nearest that are given."""
    last = len(swing) - 1
    at = progress * last // 1000
    if at >= last:
        return swing[last]
    rest = progress * last - 1000 * at
    return (swing[at] * (1000 - rest) + swing[at + 1] * rest) // 1000


def outcome(state: State, seat: int, weights: Weights) -> int:
    """Won, shared or lost where the match is over; else by how far the seat leads, and how far the match is."""
    if not state.pending:
        places = state.standing().places
        return CERTAIN // places.count(1) if places[seat] == 1 else 0
    seats = state.seats
    values = [state.assess(other, weights) for other in range(seats)]
    best = values[0]
    rival = values[1 if seat == 0 else 0]
    for other in range(seats):
        best = max(best, values[other])
        if other != seat:
            rival = max(rival, values[other])
    swing = swing_at(weights.values.get("swing", _SWING), state.progress())
    total = 0
    for value in values:
        total += _power((best - value) * _STEPS // swing)
    won = CERTAIN * _power((best - values[seat]) * _STEPS // swing) // total
    lead = max(-8 * swing, min(8 * swing, values[seat] - rival))
    return won * (CERTAIN - _LEAD_SHARE) // CERTAIN + _LEAD_SHARE * (lead + 8 * swing) // (
        16 * swing
    )


def shifted(chance: int, lead: int, state: State, weights: Weights) -> int:
    """That chance to win with so much more lead, nearly: by the slope of the softmax."""
    swing = swing_at(weights.values.get("swing", _SWING), state.progress())
    moved = chance + chance * (CERTAIN - chance) // CERTAIN * lead // swing
    return max(0, min(CERTAIN, moved))


def _power(steps: int) -> int:
    return _POWERS[steps] if steps < len(_POWERS) else 0
