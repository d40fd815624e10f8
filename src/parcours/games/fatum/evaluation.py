"""How well a player stands, for bots that look a move ahead.

Everything is counted in hundredths of a point. Money still to come counts like money, so that
neither the income nor the charges of a round make a difference when they are paid: only what is
done about them does.
"""

from typing import Final

from parcours.core.weights import GREEDY, LEARNT, Weights, read_weights
from parcours.games.fatum import modes, steps
from parcours.games.fatum.deck import NO_NEED
from parcours.games.fatum.legality import meets_needs
from parcours.games.fatum.moves import DECKS
from parcours.games.fatum.powers import DISCOUNT, INCOME, JOB, STUDIES, TUTOR
from parcours.games.fatum.rounds import JOBLESS_INCOME
from parcours.games.fatum.table import NONE, Life, Table

WON: Final = 1_000_000
LONGEST: Final = 30  # rounds, where neither a number nor a cap ends the match
SAFE_MONEY: Final = 700  # below it a single card can ruin
ENOUGH_MONEY: Final = 3_000
HALF_PIPS: Final = 7  # twice the mean of a die


class FatumWeights(Weights):
    """What things are worth; `weights/greedy.toml` says what each is."""

    def __init__(self, values: dict[str, list[int]]) -> None:
        super().__init__(values)
        self.point, self.aimed, self.beyond, self.spare = self.numbers("point aimed beyond spare")
        self.met, self.reached, self.kept, self.ruin = self.numbers("met reached kept ruin")
        self.money_by_time, self.money, self.much_money, self.unsafe = self.numbers(
            "money_by_time money much_money unsafe"
        )
        self.card, self.gain, self.power, self.yellow, self.harm = self.numbers(
            "card gain power yellow harm"
        )
        self.too_dear, self.needy = self.numbers("too_dear needy")
        self.salary_rounds, self.upkeep_rounds, self.horizon = self.numbers(
            "salary_rounds upkeep_rounds horizon"
        )
        self.own, self.best_rival, self.rivals = self.numbers("own best_rival rivals")


WEIGHTS: Final = {
    name: FatumWeights(read_weights("parcours.games.fatum", name)) for name in (GREEDY, LEARNT)
}


def evaluate(table: Table, seat: int, weights: FatumWeights) -> int:
    """Own prospects, less those of the others, the strongest one counting most."""
    if not table.pending:
        return WON if (table.winners >> seat) & 1 else -WON
    if table.lives[seat].out:
        return -WON
    best = -WON
    total = 0
    others = 0
    for other in range(table.seats):
        if other == seat:
            continue
        others += 1
        if table.lives[other].out:
            total -= weights.ruin
            continue
        life = table.lives[other]
        standing = _standing(table, other, life, table.face_up(life), weights)
        total += standing
        best = max(best, standing)
    life = table.lives[seat]
    objective = _aim(table, life)
    own = _standing(table, seat, life, objective, weights) + _hand(table, life, objective, weights)
    return weights.own * own - weights.best_rival * best - weights.rivals * total // others


def progress(table: Table) -> int:
    """By the rounds, and where an objective wins by how far the best has come, of 1000."""
    settings = table.settings
    last = settings.rounds if settings.mode == modes.TIME else settings.cap
    part = min(1000, 1000 * (table.round - 1) // (last if last > 0 else LONGEST))
    for life in table.lives:
        if life.reached != 0:
            part = max(part, 900)
    return part


def _aim(table: Table, life: Life) -> int:
    """The objective that the player himself knows."""
    return table.objective if table.settings.mode == modes.COMMON else life.objective


def _standing(table: Table, seat: int, life: Life, objective: int, weights: FatumWeights) -> int:
    """What lies open before a player, in levels, money and what they will become."""
    total = 0
    for domain in range(DECKS):
        total += _level_worth(table, objective, domain, life.sums[domain], weights)
    if objective != NONE and table.meets(life, objective):
        total += weights.met
        if life.reached != 0:
            total += weights.reached
            if life.reached < table.round:
                total += weights.kept
    income = _income(table, life)
    paid, due = _payments(table, seat, weights.horizon)
    money = life.money + income * paid - _costs(table, life, due)
    total += _money_worth(table, money, weights)
    if life.money < SAFE_MONEY:
        total -= weights.unsafe * (SAFE_MONEY - life.money) // 1000
    return total


def _level_worth(
    table: Table, objective: int, domain: int, level: int, weights: FatumWeights
) -> int:
    if table.settings.mode == modes.TIME:
        return weights.point * level
    if objective == NONE:
        return weights.point * level
    need = table.deck.needs[DECKS * objective + domain]
    if need == NO_NEED:
        return weights.spare * level
    need += table.settings.raised
    if level <= need:
        return weights.aimed * level
    return weights.aimed * need + weights.beyond * (level - need)


def _money_worth(table: Table, money: int, weights: FatumWeights) -> int:
    """A point for 500; where an objective wins, money is worth what can be bought with it soon."""
    if table.settings.mode == modes.TIME:
        return weights.money_by_time * money // 1000
    if money <= ENOUGH_MONEY:
        return weights.money * money // 1000
    much = weights.much_money * (money - ENOUGH_MONEY) // 1000
    return weights.money * ENOUGH_MONEY // 1000 + much


def _payments(table: Table, seat: int, horizon: int) -> tuple[int, int]:
    """How many incomes are still to come, and how many times the charges are still due.

    The horizon moves on with the last card drawn, where all choices are equal.
    """
    settings = table.settings
    left = horizon
    if settings.mode == modes.TIME and settings.rounds > 0:
        left = max(0, settings.rounds - table.round)
    if table.time_up:
        left = 0
    step = table.step()
    if step == steps.OPPORTUNITIES:
        coming = min(left + 1, horizon)
        return coming, coming
    coming = min(left, horizon)
    if step == steps.DESTINY:
        return coming + 1, coming + 1
    return coming, coming if _has_settled(table, seat) else coming + 1


def _has_settled(table: Table, seat: int) -> bool:
    """In the accounts: whether that seat comes before the one in turn."""
    turn = table.turn()
    return (seat - table.marker) % table.seats < (turn - table.marker) % table.seats


def _income(table: Table, life: Life) -> int:
    """What a round brings, dice at their mean."""
    deck = table.deck
    total = 0
    jobless = True
    for card in life.front:
        if deck.klass[card] == JOB:
            jobless = False
            total += deck.salary[card] + deck.per_pip[card] * HALF_PIPS // 2
    if jobless:
        total = JOBLESS_INCOME
    return total + life.sums[INCOME]


def _costs(table: Table, life: Life, due: int) -> int:
    """What the charges will come to; nobody pays longer for a card than it is worth."""
    total = 0
    for card in life.front:
        upkeep = table.upkeep(life, card)
        if upkeep > 0:
            total += _cost_of_keeping(table, life, card, upkeep, due)
    for card in life.burdens:
        total += table.upkeep(life, card) * due
    return total


def _cost_of_keeping(table: Table, life: Life, card: int, upkeep: int, due: int) -> int:
    deck = table.deck
    if deck.klass[card] == STUDIES:
        chances = 7 - deck.graduates[card] + life.sums[TUTOR]  # of six
        return upkeep * min(due, (6 + chances - 1) // max(1, min(6, chances)))
    return upkeep * due


def _hand(table: Table, life: Life, objective: int, weights: FatumWeights) -> int:
    income = _income(table, life)
    total = 0
    for card in life.hand:
        total += _promise(table, life, card, objective, income, weights)
    return total


def promise(table: Table, life: Life, card: int) -> int:
    """What a card in hand may bring its player."""
    return _promise(table, life, card, _aim(table, life), _income(table, life), WEIGHTS[GREEDY])


def _promise(
    table: Table, life: Life, card: int, objective: int, income: int, weights: FatumWeights
) -> int:
    deck = table.deck
    if deck.yellow[card]:
        harm = deck.loss[card] + deck.loss_to_layer[card]
        return weights.yellow + weights.harm * harm // 1000
    gain = 0
    gains = deck.gains[card]
    for at in range(0, len(gains), 2):
        domain = gains[at]
        if domain < DECKS:
            level = life.sums[domain]
            gain += _level_worth(table, objective, domain, level + gains[at + 1], weights)
            gain -= _level_worth(table, objective, domain, level, weights)
        else:
            gain += weights.power
    if deck.klass[card] == JOB:
        salary = deck.salary[card] + deck.per_pip[card] * HALF_PIPS // 2
        if not deck.cumulable[card]:
            salary -= income
        gain += _money_worth(table, salary * weights.salary_rounds, weights)
    cost = max(0, deck.cost[card] - life.sums[DISCOUNT + deck.colour[card]])
    price = cost + weights.upkeep_rounds * deck.upkeep[card]
    gain += _money_worth(table, deck.windfall[card] - price, weights)
    if gain <= 0:
        return weights.card
    if cost > life.money:
        gain = weights.too_dear * gain // 100
    if deck.needy[card] and not meets_needs(table, life, card):
        gain = weights.needy * gain // 100
    return weights.card + weights.gain * gain // 100
