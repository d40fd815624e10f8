"""How well a player stands, for bots that look a move ahead.

An action that is half made is worth what it can become: otherwise nobody would begin one.
"""

from typing import Final

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
    beats_archenemy,
    counsel_divisions,
    has_more,
    leads,
    points,
    track,
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
ANNOUNCED: Final = 3_000
GOAL_STEPS: Final = [
    POINT // threshold for threshold in THRESHOLDS
]  # a step on the way to a threshold
BEYOND: Final = 4  # a step after it, which only an archenemy can feel
CONSULTANT: Final = POINT // COUNSEL_DIVISIONS
ANOTHER_CONSULTANT: Final = 15
SKILL_AHEAD: Final = 60
MONEY: Final = 12  # for 100
EMPLOYEE: Final = 14
DEPARTMENT: Final = 62
MAIN_DEPARTMENT: Final = 100
BOARD_INFLUENCE: Final = 100
BOARD_MONEY: Final = 20
CHAIRMAN_MONEY: Final = 36
NEXT_CHAIRMAN: Final = 190
HEAD: Final = 40
HEAD_FOR_COUNSEL: Final = 150  # who can still resign for a consultant that counts
NEXT_HEAD: Final = 30
NEXT_HEAD_FOR_COUNSEL: Final = 90
UNFINISHED: Final = 3  # of two ways that come to the same, the one that is done with is better
# By privilege card, the chairman's last: what it is worth on each side.
DIRECTION_WORTH: Final = [20, 25, 30, 40, 110, 25, 70]
BRIBED_WORTH: Final = [55, 50, 80, 95, 210, 70, 220]
FACE_DOWN_WORTH: Final = 3
# What a player would ask for a card, in money: the more is offered, the likelier he accepts.
ASKED: Final = [150, 150, 200, 250, 350, 200, 350]


def evaluate(table: Table, seat: int) -> int:
    """The player's own standing, less a share of the others'."""
    if not table.pending:
        return _final(table, seat)
    departments = [0] * table.seats  # what the offices are worth, by owner
    for division in table.offices:
        for office in division:
            value = EMPLOYEE * (office & EMPLOYEES)
            value += MAIN_DEPARTMENT if office & MAIN else DEPARTMENT
            departments[office >> OWNER_SHIFT] += value
    next_chairman = elected(table)
    next_heads = [leader(table, division) for division in range(ALL_DIVISIONS)]
    own = 0
    others = 0
    best = 0
    for player in range(table.seats):
        value = departments[player] + _standing(table, player)
        value += _prospects(table, player, next_chairman, next_heads)
        if player == seat:
            own = value
        else:
            others += value
            best = max(best, value)
    own += _rivalry(table, seat) + _announcements(table, seat)
    if table.actor == seat:
        own += _under_way(table, seat)
    return own - best // 4 - others // (4 * (table.seats - 1))


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


def _standing(table: Table, player: int) -> int:
    """Tracks, consultants, money and cards, as everybody sees them."""
    value = 0
    for kind in (INFLUENCE, SHARES, MAIN_DEPARTMENTS, CORRUPTION):
        value += _progress(track(table, kind)[player], kind)
    counted = counsel_divisions(table, player)
    value += CONSULTANT * min(counted, COUNSEL_DIVISIONS)
    value += ANOTHER_CONSULTANT * (table.consultants(player) - min(counted, COUNSEL_DIVISIONS))
    value += table.money[player] * MONEY // 100
    for card in range(len(PRIVILEGES)):
        if table.holder[card] == player:
            value += _card(table, player, card, table.side[card])
    return value


def _progress(position: int, kind: int) -> int:
    threshold = THRESHOLDS[kind]
    if position >= threshold:
        return POINT + BEYOND * (position - threshold)
    return GOAL_STEPS[kind] * position


def _card(table: Table, player: int, card: int, side: int) -> int:
    """What a privilege card is worth before that player."""
    if side == DOWN:
        return FACE_DOWN_WORTH
    if (card == LEGAL and table.influence[player] >= THRESHOLDS[INFLUENCE]) or (
        card == ACCOUNTING and table.shares[player] >= THRESHOLDS[SHARES]
    ):
        return FACE_DOWN_WORTH
    return BRIBED_WORTH[card] if side == BRIBED else DIRECTION_WORTH[card]


def _prospects(table: Table, player: int, next_chairman: int, next_heads: list[int]) -> int:
    """What the board and the heads will bring at the next meeting and bonus payment."""
    needs_influence = table.influence[player] < THRESHOLDS[INFLUENCE]
    value = 0
    managers = table.board.count(player)
    value += managers * BOARD_MONEY
    if needs_influence:
        value += managers * BOARD_INFLUENCE
        if next_chairman == player:
            value += NEXT_CHAIRMAN
    if table.chairman == player:
        value += CHAIRMAN_MONEY
    needs_counsel = counsel_divisions(table, player) < COUNSEL_DIVISIONS
    for division in range(ALL_DIVISIONS):
        useful = needs_counsel and table.counsel[ALL_DIVISIONS * player + division] == 0
        if table.heads[division] == player:
            value += HEAD_FOR_COUNSEL if useful else HEAD
        if next_heads[division] == player:
            value += NEXT_HEAD_FOR_COUNSEL if useful else NEXT_HEAD
    return value


def _rivalry(table: Table, seat: int) -> int:
    """The archenemy's point, which only the player himself can see coming."""
    enemy = table.archenemy[seat]
    card = table.rivalry[seat]
    if enemy == NONE or card == NONE:
        return 0
    if (table.kept >> seat) & 1 or beats_archenemy(table, seat):
        return POINT
    ahead = 0
    for skill in table.deck.skills[card]:
        if leads(table, skill, seat) if enemy == seat else has_more(table, skill, seat, enemy):
            ahead += 1
    return SKILL_AHEAD * ahead


def _announcements(table: Table, seat: int) -> int:
    """Somebody has reached the target, and the round is the last one."""
    if table.announced == 0:
        return 0
    own = points(table, seat)
    for player in range(table.seats):
        if player != seat and (table.announced >> player) & 1:
            other = points(table, player)
            if other > own or (other == own and table.money[player] > table.money[seat]):
                return -ANNOUNCED
    return ANNOUNCED if (table.announced >> seat) & 1 else 0


def _under_way(table: Table, seat: int) -> int:
    """What the player's action, or sorting, can still become."""
    step = table.pending[-1].kind
    if step == ANSWER:
        return _expected_bribe(table, seat)
    if step == SORT:
        return _sorted_events(table, seat)
    value = -UNFINISHED if len(table.pending) > 1 else 0
    if step == RECRUIT_STEP or step == OPEN_STEP:
        value += table.left * (EMPLOYEE - 2)
    elif step == ENTICE_STEP:
        value += table.left * EMPLOYEE
    elif step == INFLUENCE_STEP or step == LEGAL_STEP:
        position = table.influence[seat]
        value += _progress(position + table.gain, INFLUENCE) - _progress(position, INFLUENCE)
        value -= table.left * EMPLOYEE
    elif step == POOL_STEP:
        value += _pool(table)
    return value


def _pool(table: Table) -> int:
    """The departments that the employees taken will make."""
    departments = 1
    if table.founded == 0 and table.pool >= 4 and table.free_offices() > 1:
        departments = 2
    return departments * DEPARTMENT + EMPLOYEE * (table.pool - departments)


def _expected_bribe(table: Table, seat: int) -> int:
    """The card that an open offer may bring, the likelier the more is offered."""
    card = table.offer_card
    asked = ASKED[card]
    amount = table.offer_amount
    likely = min(amount * 100 // asked, 90)
    side = table.side[card]
    after = _card(table, seat, card, BRIBED if side != DOWN else DOWN)
    lost = _card(table, table.offer_to, card, side) // 3
    gain = after + lost - amount * MONEY // 100 - amount * MONEY // 400
    return likely * gain // 100


def _sorted_events(table: Table, seat: int) -> int:
    """What the events laid so far will do before the next meeting; those laid below it do nothing."""
    deck = table.deck
    value = 0
    for place, card in enumerate(table.events):
        if card == deck.directors_meeting:
            break
        if card == deck.moron_card:
            value -= PRESENT * (table.seats - 1) * MONEY // 100 + 10
        elif card == deck.board_scandal:
            value += -80 if table.chairman == seat else 20
        elif card == deck.birthday or card == deck.summer_party:
            value -= _share(table, seat, card)
        elif card == deck.bonus_payment:
            value += 7 - place
            if table.holder[CONTROLLING] == seat:
                value += 2 * place
        elif deck.motivation[card]:
            value -= deck.motivation[card] * _likes_low_motivation(table, seat)
    return value


def _share(table: Table, seat: int, card: int) -> int:
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
    return (pays * PRESENT - (all_pay - pays) * PRESENT // 4) * MONEY // 100


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
