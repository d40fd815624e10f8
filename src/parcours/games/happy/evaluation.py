"""How well a player stands, for bots that look a move ahead.

Everything is in hundredths of a point. What is half made is worth what it can become: each step on
the way to a point is worth a little more than the coins that it costs. The money of others is left
out, so that ending a turn, which pays the next player, looks no worse than it is.
"""

from typing import Final

from parcours.core.weights import GREEDY, LEARNT, Weights, read_weights
from parcours.games.happy import attacks, company, effects, jobs, marks, partners, questions
from parcours.games.happy.legality import can_parry
from parcours.games.happy.table import NOBODY, NONE, RICH, Life, Table

WON: Final = 1_000_000
HALF_POINT: Final = 50
# A rival this near to the goal, in half points, is a danger.
DANGER: Final = 5
RIVAL_PARTS: Final = 600


class HappyWeights(Weights):
    """What things are worth; `weights/greedy.toml` says what each is."""

    def __init__(self, values: dict[str, list[int]]) -> None:
        super().__init__(values)
        self.rival, self.alarm, self.hope = self.numbers("rival alarm hope")
        self.coin, self.spare_coin = self.numbers("coin spare_coin")
        self.tried, self.unwanted_offer, self.help_asked = self.numbers(
            "tried unwanted_offer help_asked"
        )
        self.job = values["job"]
        self.child = values["child"]
        self.district = values["district"]
        self.pairless, self.partner, self.divorced, self.hope_of_child = self.numbers(
            "pairless partner divorced hope_of_child"
        )
        self.car, self.ill, self.isolated, self.parking = self.numbers("car ill isolated parking")
        self.card, self.lottery, self.inheritance = self.numbers("card lottery inheritance")
        self.mba_worker, self.mba_manager, self.mba_director = self.numbers(
            "mba_worker mba_manager mba_director"
        )
        self.love_single, self.love_child, self.love_else = self.numbers(
            "love_single love_child love_else"
        )
        self.skip_school, self.extra_dice, self.secret_love, self.parry, self.other_card = (
            self.numbers("skip_school extra_dice secret_love parry other_card")
        )


WEIGHTS: Final = {
    name: HappyWeights(read_weights("parcours.games.happy", name)) for name in (GREEDY, LEARNT)
}


def evaluate(table: Table, seat: int, weights: HappyWeights) -> int:
    """Own points and prospects, less a share of those of the others."""
    if not table.pending:
        return _result(table, seat)
    question = table.question()
    if question == questions.TURN:
        return _standing(table, seat, weights)
    if question == questions.PARRY:
        return _under_attack(table, seat, weights)
    if question == questions.SALE:
        return _on_offer(table, seat, weights)
    if question == questions.TOPPLE:
        return _standing(table, seat, weights) + weights.help_asked
    return _dicing(table, seat, weights)


def _result(table: Table, seat: int) -> int:
    """A match that is over is won, shared or lost."""
    if table.winner != NOBODY:
        return WON if table.winner == seat else -WON
    own = table.points(seat)
    for other in range(table.seats):
        if other != seat and table.points(other) > own:
            return -WON
    return WON


def _standing(table: Table, seat: int, weights: HappyWeights) -> int:
    """How the seat stands while no question is open."""
    life = table.lives[seat]
    # The point for the most money is only lent: the coins say how near it is.
    points = table.lasting_points(seat) + table.hidden_points(life)
    total = HALF_POINT * points + _prospects(table, life, weights)
    total += weights.coin * min(life.money, RICH + 1)
    total += weights.spare_coin * max(0, life.money - RICH - 1)
    total += weights.card * life.held()
    if table.parking == seat:
        total += weights.parking
    near = points - table.target + DANGER
    if near > 0:
        total += weights.hope * near
    for card in life.hand:
        total += _promise(table, life, card, weights)
    for card in life.fresh:
        total += _promise(table, life, card, weights)
    if table.turn == seat and table.marks & (marks.DATE | marks.TRY):
        total += weights.tried
    others = 0
    for other in range(table.seats):
        if other == seat:
            continue
        points = table.lasting_points(other)
        standing = HALF_POINT * points + _prospects(table, table.lives[other], weights)
        others += weights.rival * standing // RIVAL_PARTS
        near = points + table.lives[other].held() // 2 - table.target + DANGER
        if near > 0:
            others += weights.alarm * near
    return total - others // (table.seats - 1)


def _prospects(table: Table, life: Life, weights: HappyWeights) -> int:
    """What lies open and may bring points or coins later."""
    total = weights.district[life.district]
    for place in life.children:
        total += weights.child[place]
    if life.partner == partners.HOME:
        total += weights.partner
        if life.next_child() != NONE:
            total += weights.hope_of_child
    elif life.partner == partners.EX:
        total -= weights.divorced
    total += weights.job[life.job]
    pets = life.dogs + life.cats
    if pets == 3 or (pets > 0 and (life.dogs == 0 or life.cats == 0)):
        total += weights.pairless  # if another is to be had; two of a kind are no better than one
    if life.car > 0:
        total += weights.car * life.car
    if life.ill:
        total -= weights.ill
    if life.quarantine != NOBODY:
        total -= weights.isolated
    return total


def _promise(table: Table, life: Life, card: int, weights: HappyWeights) -> int:
    """What a hidden card promises, besides its points."""
    deck = table.deck
    if card == deck.world_trip or card == deck.friendship:
        return 0
    if card == deck.lottery:
        return weights.lottery
    if card == deck.inheritance:
        return weights.inheritance
    if card == deck.mba:
        if life.job == jobs.WORKER:
            return weights.mba_worker
        return weights.mba_manager if life.job == jobs.MANAGER else weights.mba_director
    if card == deck.internet_love:
        if life.partner == partners.SINGLE:
            return weights.love_single
        return weights.love_child if life.next_child() != NONE else weights.love_else
    if card == deck.skip_school:
        return weights.skip_school
    if card == deck.extra_dice:
        return weights.extra_dice
    if card == deck.secret_love:
        return weights.secret_love
    if deck.parry[card] != NONE or card == deck.car_upgrade:
        return weights.parry
    return weights.other_card


# Questions: what their likely answer leads to.


def _under_attack(table: Table, seat: int, weights: HappyWeights) -> int:
    """A player who can parry does. Before it looks, a bot deals again the hands that it can't see."""
    world = table.copy()
    while world.question() == questions.PARRY:
        target = world.pending[-1].who[0]
        attacks.answer(world, target, can_parry(world, world.lives[target]), None)
    return _standing(world, seat, weights)


def _on_offer(table: Table, seat: int, weights: HappyWeights) -> int:
    """The offer is accepted if the buyer stands better afterwards."""
    buyer = table.pending[-1].who[0]
    before = table.copy()
    after = table.copy()
    effects.answer_offer(before, buyer, False, None)
    effects.answer_offer(after, buyer, True, None)
    if _standing(after, buyer, weights) > _standing(before, buyer, weights):
        return _standing(after, seat, weights)
    return _standing(before, seat, weights) - weights.unwanted_offer


def _dicing(table: Table, seat: int, weights: HappyWeights) -> int:
    """The dice against the director as they lie now."""
    world = table.copy()
    own = world.own_die if seat == world.turn else world.helper_die
    company.decide(world, None)
    return _standing(world, seat, weights) + own
