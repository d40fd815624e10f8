"""How well a player stands, for bots that look a move ahead."""

from typing import Final

from parcours.core.weights import GREEDY, LEARNT, Weights, read_weights
from parcours.games.smile_life import groups
from parcours.games.smile_life.table import HAND_SIZE, NONE, Life, Table

# In hundredths of a smile.
SMILE: Final = 100
RIVAL_PARTS: Final = 600


class LifeWeights(Weights):
    """What things are worth; `weights/greedy.toml` says what each is."""

    def __init__(self, values: dict[str, list[int]]) -> None:
        super().__init__(values)
        self.rival, self.missed_turn = self.numbers("rival missed_turn")
        self.job, self.wage_level, self.level, self.raised = self.numbers(
            "job wage_level level raised"
        )
        self.marriage, self.adultery, self.flirts, self.flirt_with_child = self.numbers(
            "marriage adultery flirts flirt_with_child"
        )
        self.free_house, self.wages, self.inheritance = self.numbers("free_house wages inheritance")
        (
            self.card,
            self.second_job,
            self.open_job,
            self.job_pay,
            self.far_job,
            self.missing_level,
        ) = self.numbers("card second_job open_job job_pay far_job missing_level")
        self.playable_wage, self.wage = self.numbers("playable_wage wage")
        self.studies, self.useless_studies = self.numbers("studies useless_studies")
        self.flirt, self.late_flirt = self.numbers("flirt late_flirt")
        self.playable_marriage, self.marriage_card = self.numbers("playable_marriage marriage_card")
        self.playable_child, self.child = self.numbers("playable_child child")
        self.payable, self.unpayable = self.numbers("payable unpayable")
        self.other, self.other_card = self.numbers("other other_card")
        self.malus_card, self.special_card = self.numbers("malus_card special_card")


WEIGHTS: Final = {
    name: LifeWeights(read_weights("parcours.games.smile_life", name)) for name in (GREEDY, LEARNT)
}


def evaluate(table: Table, seat: int, weights: LifeWeights) -> int:
    """Own smiles and prospects, less a share of what the strongest other player has."""
    best = -10_000
    for other in range(table.seats):
        if other != seat:
            best = max(best, SMILE * table.smiles(other) + _prospects(table, other, weights))
    return (
        SMILE * table.smiles(seat)
        + _prospects(table, seat, weights)
        + _hand(table, seat, weights)
        - weights.rival * best // RIVAL_PARTS
    )


def _prospects(table: Table, seat: int, weights: LifeWeights) -> int:
    """What lies open and may bring smiles later: a job that pays, love that leads on, turns to miss."""
    life = table.lives[seat]
    deck = table.deck
    total = 0
    if life.job != NONE:
        total += weights.job + weights.wage_level * table.wage_level(seat)
    else:
        total += weights.level * min(table.level(seat), 6)
    if life.marriage != NONE:
        total += weights.marriage
    elif life.flirts:
        total += weights.flirts
        if deck.child[life.flirts[-1]] and len(life.flirts) not in life.used_flirts:
            total += weights.flirt_with_child
    if life.adultery != NONE:
        total += weights.adultery
    if life.free_house:
        total += weights.free_house
    if life.raised:
        total += weights.raised
    spendable = 0
    for card in life.wages:
        spendable += deck.value[card]
    total += weights.wages * min(spendable, 10)
    if deck.inheritance in life.specials:
        total += weights.inheritance
    for malus in life.pending:
        total -= weights.missed_turn * (life.prison_turns if malus == deck.prison else 1)
    return total


def _hand(table: Table, seat: int, weights: LifeWeights) -> int:
    """What the cards in hand promise, given what lies before the player."""
    life = table.lives[seat]
    total = 0
    for card in life.hand:
        total += _promise(table, life, seat, card, weights)
    return total + weights.card * min(len(life.hand), HAND_SIZE)


def _promise(table: Table, life: Life, seat: int, card: int, weights: LifeWeights) -> int:
    deck = table.deck
    group = deck.group[card]
    smiles = deck.smiles[card]
    if group == groups.JOB:
        if life.job != NONE:
            return weights.second_job
        missing = deck.needs[card] - table.level(seat)
        if missing <= 0:
            return weights.open_job + weights.job_pay * deck.pays[card]
        return max(0, weights.far_job - weights.missing_level * missing)
    if group == groups.WAGE:
        if deck.value[card] <= table.wage_level(seat):
            return weights.playable_wage * smiles
        return weights.wage
    if group == groups.STUDIES:
        if life.job == NONE and len(life.studies) < 6:
            return weights.studies
        return weights.useless_studies
    if group == groups.FLIRT:
        if life.marriage == NONE or life.adultery != NONE:
            return weights.flirt
        return weights.late_flirt
    if group == groups.MARRIAGE:
        return (
            weights.playable_marriage * smiles if life.marriage == NONE else weights.marriage_card
        )
    if group == groups.CHILD:
        return weights.playable_child * smiles if life.marriage != NONE else weights.child
    if group == groups.TRIP or group == groups.HOUSE:
        spendable = 0
        for wage in life.wages:
            spendable += deck.value[wage]
        if spendable >= deck.price[card]:
            return weights.payable * smiles
        return weights.unpayable * smiles
    promise = weights.other * smiles + weights.other_card
    if group == groups.MALUS:
        promise += weights.malus_card
    elif group == groups.SPECIAL:
        promise += weights.special_card
    return promise
