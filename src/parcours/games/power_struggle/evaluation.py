"""How well a player stands, for bots that look a move ahead.

An action that is half made is worth what it can become: otherwise nobody would begin one.
"""

from typing import Final

from parcours.core.weights import GREEDY, LEARNT, Weights, read_weights
from parcours.games.power_struggle.deck import (
    ACCOUNTING,
    COMMUNICATIONS,
    CONTROLLING,
    CORRUPTION,
    HUMAN_RESOURCES,
    INFLUENCE,
    LEGAL,
    MAIN_DEPARTMENTS,
    PRIVILEGES,
    SHARES,
)
from parcours.games.power_struggle.elections import elected, leader
from parcours.games.power_struggle.events import PRESENT
from parcours.games.power_struggle.moves import ALL_DIVISIONS
from parcours.games.power_struggle.scoring import (
    COUNSEL_DIVISIONS,
    THRESHOLDS,
    counsel_divisions,
    points,
    skills_ahead,
)
from parcours.games.power_struggle.table import (
    ANSWER,
    BRIBED,
    DOWN,
    EMPLOYEES,
    ENTICE_STEP,
    INFLUENCE_STEP,
    LEGAL_STEP,
    MAIN,
    NONE,
    OPEN_STEP,
    OWNER_SHIFT,
    POOL_STEP,
    RECRUIT_STEP,
    SORT,
    Table,
)

# In thousandths of a victory point.
POINT: Final = 1000
WON: Final = 50_000
POINT_BEFORE_MONEY: Final = 1_000_000  # no purse holds as much
RIVAL_PARTS: Final = 400


class PowerWeights(Weights):
    """What things are worth; `weights/greedy.toml` says what each is."""

    def __init__(self, values: dict[str, list[int]]) -> None:
        super().__init__(values)
        self.announced = self.number("announced")
        self.step = values["step"]
        self.beyond, self.consultant, self.another_consultant, self.skill_ahead = self.numbers(
            "beyond consultant another_consultant skill_ahead"
        )
        self.money, self.employee, self.department, self.main_department = self.numbers(
            "money employee department main_department"
        )
        self.board_influence, self.board_money = self.numbers("board_influence board_money")
        self.chairman_money, self.next_chairman = self.numbers("chairman_money next_chairman")
        self.head, self.head_for_counsel, self.next_head, self.next_head_for_counsel = self.numbers(
            "head head_for_counsel next_head next_head_for_counsel"
        )
        self.unfinished, self.face_down, self.likely = self.numbers("unfinished face_down likely")
        self.direction = values["direction"]
        self.bribed = values["bribed"]
        self.asked = values["asked"]
        self.best_rival, self.rivals = self.numbers("best_rival rivals")


WEIGHTS: Final = {
    name: PowerWeights(read_weights("parcours.games.power_struggle", name))
    for name in (GREEDY, LEARNT)
}


def evaluate(table: Table, seat: int, weights: PowerWeights) -> int:
    """The player's own standing, less a share of the others'."""
    if not table.pending:
        return _final(table, seat)
    values = [_standing(table, player, weights) for player in range(table.seats)]
    _add_offices(table, weights, values)
    _add_board(table, weights, values)
    _add_heads(table, weights, values)
    own = values[seat]
    others = 0
    best = 0
    for player in range(table.seats):
        if player != seat:
            value = values[player]
            others += value
            best = max(best, value)
    own += _rivalry(table, seat, weights) + _announcements(table, seat, weights)
    if table.actor == seat:
        own += _under_way(table, seat, weights)
    own -= weights.best_rival * best // RIVAL_PARTS
    return own - weights.rivals * others // (RIVAL_PARTS * (table.seats - 1))


def _final(table: Table, seat: int) -> int:
    """The match is over: won, shared or lost."""
    own = POINT_BEFORE_MONEY * points(table, seat) + table.money[seat]
    best = 0
    for player in range(table.seats):
        if player != seat:
            best = max(best, POINT_BEFORE_MONEY * points(table, player) + table.money[player])
    if own > best:
        return WON
    return WON // 2 if own == best else -WON


def _standing(table: Table, player: int, weights: PowerWeights) -> int:
    """Tracks, consultants and money, as everybody sees them."""
    value = table.money[player] * weights.money // 100
    value += _progress(table.influence[player], INFLUENCE, weights)
    value += _progress(table.shares[player], SHARES, weights)
    value += _progress(table.main_departments[player], MAIN_DEPARTMENTS, weights)
    value += _progress(table.corruption[player], CORRUPTION, weights)
    counted = min(counsel_divisions(table, player), COUNSEL_DIVISIONS)
    if counted > 0:
        value += weights.consultant * counted
        value += weights.another_consultant * (table.consultants(player) - counted)
    return value


# What lies on the board and in the divisions is gone through once, and added to the value of whose it is.


def _add_offices(table: Table, weights: PowerWeights, values: list[int]) -> None:
    for division in table.offices:
        for office in division:
            value = weights.employee * (office & EMPLOYEES)
            value += weights.main_department if office & MAIN else weights.department
            _add(values, office >> OWNER_SHIFT, value)


def _add_board(table: Table, weights: PowerWeights, values: list[int]) -> None:
    """What managers on the board and the chairman will bring at the next meeting and bonus payment."""
    for player in table.board:
        value = weights.board_money
        if table.influence[player] < THRESHOLDS[INFLUENCE]:
            value += weights.board_influence
        _add(values, player, value)
    if table.chairman != NONE:
        _add(values, table.chairman, weights.chairman_money)
    player = elected(table)
    if player != NONE and table.influence[player] < THRESHOLDS[INFLUENCE]:
        _add(values, player, weights.next_chairman)


def _add_heads(table: Table, weights: PowerWeights, values: list[int]) -> None:
    """Privilege cards, and what heads of divisions will bring at the next meeting."""
    for card in range(len(PRIVILEGES)):
        player = table.holder[card]
        if player != NONE:
            _add(values, player, _card(table, player, card, table.side[card], weights))
    for division in range(ALL_DIVISIONS):
        player = table.heads[division]
        if player != NONE:
            useful = _needs_counsel(table, player, division)
            _add(values, player, weights.head_for_counsel if useful else weights.head)
        player = leader(table, division)
        if player != NONE:
            useful = _needs_counsel(table, player, division)
            _add(values, player, weights.next_head_for_counsel if useful else weights.next_head)


def _add(values: list[int], player: int, value: int) -> None:
    values[player] = values[player] + value


def _needs_counsel(table: Table, player: int, division: int) -> bool:
    """Whether a consultant there would bring the player nearer to the point for counsel."""
    if table.counsel[ALL_DIVISIONS * player + division] > 0:
        return False
    return counsel_divisions(table, player) < COUNSEL_DIVISIONS


def _progress(position: int, kind: int, weights: PowerWeights) -> int:
    threshold = THRESHOLDS[kind]
    if position >= threshold:
        return POINT + weights.beyond * (position - threshold)
    return weights.step[kind] * position


def _card(table: Table, player: int, card: int, side: int, weights: PowerWeights) -> int:
    """What a privilege card is worth before that player."""
    if side == DOWN:
        return weights.face_down
    if (card == LEGAL and table.influence[player] >= THRESHOLDS[INFLUENCE]) or (
        card == ACCOUNTING and table.shares[player] >= THRESHOLDS[SHARES]
    ):
        return weights.face_down
    return weights.bribed[card] if side == BRIBED else weights.direction[card]


def _rivalry(table: Table, seat: int, weights: PowerWeights) -> int:
    """The archenemy's point, which only the player himself can see coming."""
    enemy = table.archenemy[seat]
    card = table.rivalry[seat]
    if enemy == NONE or card == NONE:
        return 0
    ahead = skills_ahead(table, seat)
    if (table.kept >> seat) & 1 or ahead >= (2 if enemy == seat else len(table.deck.skills[card])):
        return POINT
    return weights.skill_ahead * ahead


def _announcements(table: Table, seat: int, weights: PowerWeights) -> int:
    """Somebody has reached the target, and the round is the last one."""
    if table.announced == 0:
        return 0
    own = points(table, seat)
    for player in range(table.seats):
        if player != seat and (table.announced >> player) & 1:
            other = points(table, player)
            if other > own or (other == own and table.money[player] > table.money[seat]):
                return -weights.announced
    return weights.announced if (table.announced >> seat) & 1 else 0


def _under_way(table: Table, seat: int, weights: PowerWeights) -> int:
    """What the player's action, or sorting, can still become."""
    step = table.pending[-1].kind
    if step == ANSWER:
        return _expected_bribe(table, seat, weights)
    if step == SORT:
        return _sorted_events(table, seat, weights)
    value = -weights.unfinished if len(table.pending) > 1 else 0
    if step == RECRUIT_STEP or step == OPEN_STEP:
        value += table.left * (weights.employee - 2)
    elif step == ENTICE_STEP:
        value += table.left * weights.employee
    elif step == INFLUENCE_STEP or step == LEGAL_STEP:
        position = table.influence[seat]
        value += _progress(position + table.gain, INFLUENCE, weights)
        value -= _progress(position, INFLUENCE, weights)
        value -= table.left * weights.employee
    elif step == POOL_STEP:
        value += _pool(table, weights)
    return value


def _pool(table: Table, weights: PowerWeights) -> int:
    """The departments that the employees taken will make."""
    departments = 1
    if table.founded == 0 and table.pool >= 4 and table.free_offices() > 1:
        departments = 2
    return departments * weights.department + weights.employee * (table.pool - departments)


def _expected_bribe(table: Table, seat: int, weights: PowerWeights) -> int:
    """The card that an open offer may bring, the likelier the more is offered."""
    card = table.offer_card
    asked = weights.asked[card]
    amount = table.offer_amount
    likely = min(amount * 100 // asked, weights.likely)
    side = table.side[card]
    after = _card(table, seat, card, BRIBED if side != DOWN else DOWN, weights)
    lost = _card(table, table.offer_to, card, side, weights) // 3
    gain = after + lost - amount * weights.money // 100 - amount * weights.money // 400
    return likely * gain // 100


def _sorted_events(table: Table, seat: int, weights: PowerWeights) -> int:
    """What the events laid so far will do before the next meeting; those laid below it do nothing."""
    deck = table.deck
    value = 0
    for place, card in enumerate(table.events):
        if card == deck.directors_meeting:
            break
        if card == deck.moron_card:
            value -= PRESENT * (table.seats - 1) * weights.money // 100 + 10
        elif card == deck.board_scandal:
            value += -80 if table.chairman == seat else 20
        elif card == deck.birthday or card == deck.summer_party:
            value -= _share(table, seat, card, weights)
        elif card == deck.bonus_payment:
            value += 7 - place
            if table.holder[CONTROLLING] == seat:
                value += 2 * place
        elif deck.motivation[card]:
            value -= deck.motivation[card] * _likes_low_motivation(table, seat)
    return value


def _share(table: Table, seat: int, card: int, weights: PowerWeights) -> int:
    """What a birthday or summer party costs the player more than the others."""
    if card == table.deck.summer_party:
        pays = table.board.count(seat)
        all_pay = len(table.board)
    else:
        pays = 1 if table.chairman == seat else 0
        all_pay = 1 if table.chairman != NONE else 0
        for division in range(ALL_DIVISIONS):
            head = table.heads[division]
            if head != NONE and division != COMMUNICATIONS:
                all_pay += 1
                if head == seat:
                    pays += 1
    return (pays * PRESENT - (all_pay - pays) * PRESENT // 4) * weights.money // 100


def _likes_low_motivation(table: Table, seat: int) -> int:
    """Which of the cards that grow with bad motivation lie before the player."""
    liked = 0
    for card in (HUMAN_RESOURCES, ACCOUNTING, CONTROLLING):
        holder = table.holder[card]
        if holder == seat:
            liked += 6
        elif holder != NONE:
            liked -= 2
    return liked
