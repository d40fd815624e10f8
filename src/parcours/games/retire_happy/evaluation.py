"""How well a player stands, for bots that look a move ahead.

A life is lived on in thought: as it is now, through the upkeeps still to come, into retirement. To the score that this
gives come the skills for later tests and what the cards in hand promise. All in hundredths of a point of the score.
"""

from typing import Final

from parcours.core.weights import GREEDY, LEARNT, Weights, read_weights
from parcours.games.retire_happy.deck import (
    AT_UPKEEP,
    CHANCES,
    CHILD,
    COMPANY,
    CURRENT,
    EDUCATION,
    ENTREPRENEUR,
    GROWTH,
    HOME,
    INVESTMENT,
    JOB,
    LOANS,
    ON_PLAY,
    PARTNER,
    PENSION,
    PERIODS,
    WHEN_COUNT,
    RetireHappyDeck,
)
from parcours.games.retire_happy.legality import loans_at_retirement
from parcours.games.retire_happy.odds import THROWS, expected_stake, successes
from parcours.games.retire_happy.table import (
    BILL,
    DEPOSIT_STEP,
    DRAFT,
    LOAN,
    NONE,
    OVER,
    PLAY,
    REPAYMENT,
    RETIREMENT,
    START,
    UPKEEP,
    Life,
    Table,
)
from parcours.games.retire_happy.versions import retires_in_steps

POINT: Final = 100
PARTS: Final = 600
NOTHING: Final[list[int]] = []


class RetireWeights(Weights):
    """What things are worth; `weights/greedy.toml` says what each is."""

    def __init__(self, values: dict[str, list[int]]) -> None:
        super().__init__(values)
        self.icons = values["icons"]
        self.founders_icons = values["founders_icons"]
        self.enough_icons, self.chance = self.numbers("enough_icons chance")
        self.idle = values["idle"]
        self.funded = values["funded"]
        self.funded_late = self.number("funded_late")
        self.held, self.passed, self.kept_card = self.numbers("held passed kept_card")
        self.founded_first, self.second_best, self.too_dear, self.fee = self.numbers(
            "founded_first second_best too_dear fee"
        )
        self.at_once, self.stakes, self.invest, self.rival = self.numbers(
            "at_once stakes invest rival"
        )


WEIGHTS: Final = {
    name: RetireWeights(read_weights("parcours.games.retire_happy", name))
    for name in (GREEDY, LEARNT)
}


def evaluate(table: Table, seat: int, weights: RetireWeights) -> int:
    """The score to expect, in hundredths, less a share of the best other's."""
    own = _expected(table, seat, weights)
    if weights.rival == 0:
        return own
    best = 0
    for other in range(table.seats):
        if other != seat:
            best = max(best, _expected(table, other, weights))
    return own - weights.rival * best // PARTS


def _expected(table: Table, seat: int, weights: RetireWeights) -> int:
    life = table.lives[seat]
    phase = table.phase()
    if phase == OVER or (phase == RETIREMENT and _place(table, seat) < _place(table, table.turn)):
        # RH-18.8, RH-18.9: the tie-breaks, below a point.
        return POINT * life.score - len(life.career) + min(life.current, 50) // 10
    plays = _plays_left(table, life, phase)
    period = table.period
    if phase == RETIREMENT or (phase == UPKEEP and _paid(table, seat)):
        period += 1
    drafts = PERIODS - table.period + (1 if phase == START or phase == DRAFT else 0)
    late = _may_deposit_late(table, seat, phase)
    staked = _stakes(table, life, PERIODS + 1 - period, weights)
    outlook = Outlook(table, life, period, plays, drafts, late, staked, weights)
    total = outlook.standing()
    if plays > 0:
        return total + _promises(table, life, outlook, total)
    counted = 100 if phase == RETIREMENT else weights.held
    return total + POINT * _homes_kept(table, life) * counted // 100


def _place(table: Table, seat: int) -> int:
    """How many seats come before that one, from the First Player token."""
    return (seat - table.first) % table.seats


def _paid(table: Table, seat: int) -> bool:
    """Whether the seat has received and paid all of this upkeep; a bill that waits is as good as paid."""
    place = _place(table, seat) - _place(table, table.turn)
    return place < 0 or (place == 0 and table.step() == BILL)


def _may_deposit_late(table: Table, seat: int, phase: int) -> bool:
    """RH-18.10: whether the seat, as an entrepreneur, can still pay idle money into its company at retirement."""
    if not retires_in_steps(table) or table.lives[seat].withdrew:
        return False
    return phase != RETIREMENT or seat != table.turn or table.step() == DEPOSIT_STEP


def _plays_left(table: Table, life: Life, phase: int) -> int:
    """The play phases in which the seat can still act, this one included."""
    if phase == RETIREMENT:
        return 0
    later = PERIODS - table.period
    return later if phase == UPKEEP or life.done else later + 1


def _stakes(table: Table, life: Life, upkeeps: int, weights: RetireWeights) -> int:
    """What the investments bring in, prudently counted: kept once more where there is time."""
    if upkeeps == 0:
        return 0
    total = 0
    for at, card in enumerate(life.investments):
        stake = life.stakes[at]
        once = expected_stake(table, card, stake)
        gain = max(0, once - THROWS * stake)
        total += (once + gain * (upkeeps - 1) // 2) * weights.stakes // (100 * THROWS)
    return total


class Outlook:
    """A life lived on as it is. What is tried on it is put on the life and taken off again."""

    def __init__(
        self,
        table: Table,
        life: Life,
        period: int,
        plays: int,
        drafts: int,
        late: bool,
        staked: int,
        weights: RetireWeights,
    ) -> None:
        self.table = table
        self.life = life
        self.period = period  # of the next upkeep
        self.plays = plays
        self.drafts = drafts
        self.weights = weights
        self.late = late  # whether money can still be deposited at retirement
        self.staked = staked  # what the investments bring
        self.income = 0
        self.saving = 0
        self.growth = 0
        self.funding = 0

    def standing(self) -> int:
        """The score that the life leads to, and its skills and tokens for the tests of later drafts."""
        life = self.life
        weights = self.weights
        icons = weights.founders_icons if life.entrepreneur else weights.icons
        total = self._score()
        for skill, level in enumerate(life.levels):
            total += icons[skill] * min(level, weights.enough_icons) * self.drafts
        if self.period > PERIODS:
            return total  # no throw is left for which a token could be used
        return total + weights.chance * min(life.chances, 2 * self.drafts + 1)

    def _score(self) -> int:
        """The score that the life leads to, with something for money left over."""
        table = self.table
        life = self.life
        cash = life.current - life.bill
        pension = life.pension
        fund = life.company
        loans = life.loans
        entrepreneur = life.entrepreneur
        home = life.home
        evicted = self.period <= PERIODS and table.too_small(life)
        if evicted:
            cash += life.refund()
            life.home = NONE
        regular = table.household(life)
        life.home = home
        self._add_up(evicted)
        cash += self.staked
        for period in range(self.period, PERIODS + 1):
            cash += self.income
            pension += self.saving
            if entrepreneur:
                fund += self.funding
                if self.growth > 0:
                    fund += fund // self.growth
            bill = regular + period
            if cash < bill and entrepreneur:
                taken = min(fund, 2 * (bill - cash))
                fund -= taken
                cash += taken // 2
                pension += taken - taken // 2
            if cash < bill:
                needed = (bill - cash + LOAN - 1) // LOAN
                loans += needed
                cash += LOAN * needed
            cash -= bill
        if cash < 0:
            needed = (LOAN - 1 - cash) // LOAN
            loans += needed
            cash += LOAN * needed
        pension += self._ends(evicted)
        total = POINT * pension
        # RH-18.6: loans take money of the current account before money of the pension fund.
        debt = POINT * REPAYMENT * loans
        idle = POINT * cash
        repaid = min(debt, idle)
        idle -= repaid
        debt -= repaid
        plays = self.plays
        weights = self.weights
        if entrepreneur:
            if plays == 0:
                total += idle * (weights.funded_late if self.late else 0) // 100
            else:
                fresh = 1 if life.withdrew and not life.done else 0
                total += idle * weights.funded[plays - fresh] // 100
            half = POINT // 2 * fund
            total += half
            repaid = min(debt, half)
            debt -= repaid
            total += (half - repaid) * weights.funded[max(0, plays - 1)] // 100
        else:
            total += idle * weights.idle[self.drafts] // 100
        return total - debt

    def _add_up(self, evicted: bool) -> None:
        """RH-15: what each upkeep brings."""
        life = self.life
        deck = self.table.deck
        self.income = 0
        self.saving = 0
        self.growth = 0
        self.funding = 0
        if life.career:
            top = life.career[-1]
            if not life.entrepreneur:
                self.income += deck.wage[top]
                self.saving += deck.pension[top]
                for card in life.career:
                    self.income += deck.kept_wage[card]
                    self.saving += deck.kept_pension[card]
            self._add_upkeep(deck, top)
        if life.education:
            self._add_upkeep(deck, life.education[-1])
        if life.partner != NONE:
            self.income += deck.income[life.partner]
            self._add_upkeep(deck, life.partner)
        for card in life.children:
            self._add_upkeep(deck, card)
        if life.home != NONE and not evicted:
            self._add_upkeep(deck, life.home)

    def _add_upkeep(self, deck: RetireHappyDeck, card: int) -> None:
        effects = deck.effects[WHEN_COUNT * card + AT_UPKEEP]
        for at in range(0, len(effects), 2):
            what = effects[at]
            if what == CURRENT:
                self.income += effects[at + 1]
            elif what == PENSION:
                self.saving += effects[at + 1]
            elif what == COMPANY:
                self.funding += effects[at + 1]
            elif what == GROWTH:
                self.growth = effects[at + 1]

    def _ends(self, evicted: bool) -> int:
        """RH-18.4, RH-18.5: what comes to the pension fund at retirement."""
        life = self.life
        deck = self.table.deck
        total = 0
        if life.home != NONE and not evicted:
            if life.owner:
                total += deck.price[life.home]
            total += deck.saved_at_end[life.home]
        if life.partner != NONE:
            total += deck.saved_at_end[life.partner]
        for card in life.children:
            total += deck.saved_at_end[card]
        for card in life.education:
            total += deck.saved_at_end[card]
        for card in life.career:
            total += deck.saved_at_end[card]
        return total


# Cards in hand


def _promises(table: Table, life: Life, outlook: Outlook, now: int) -> int:
    """What the cards in hand, and a test that waits, may bring to a life that stands like that now."""
    deck = table.deck
    weights = outlook.weights
    best = [0] * INVESTMENT  # only one of these types takes effect, or the next covers it
    total = 0
    for card in life.hand:
        gain = max(0, _gain(table, life, outlook, card, now))
        group = deck.type[card]
        if group <= ENTREPRENEUR or group == PARTNER or group == HOME:
            place = JOB if group == ENTREPRENEUR else group
            if gain > best[place]:
                best[place], gain = gain, best[place]
            total += weights.second_best * gain // PARTS
        else:
            total += gain
    for gain in best:
        total += gain
    passed = life.done and table.phase() == PLAY
    total = total * (weights.passed if passed else weights.held) // 100
    total += weights.kept_card * len(life.hand)
    if life.attempting != NONE:
        throws = successes(life.level, deck.target[life.attempting])
        total += throws * max(0, _success(table, life, outlook, life.attempting, now)) // THROWS
    return total


def _gain(table: Table, life: Life, outlook: Outlook, card: int, now: int) -> int:
    """What playing that card would add, times its odds."""
    deck = table.deck
    weights = outlook.weights
    group = deck.type[card]
    if group <= ENTREPRENEUR:
        throws = successes(table.test_level(life, card, NOTHING), deck.target[card])
        if throws == 0:
            return 0
        gain = throws * _success(table, life, outlook, card, now) // THROWS
        fee = table.fee(card)
        if fee > life.current:
            return weights.too_dear * gain // PARTS
        gain -= fee * weights.fee
        if group == ENTREPRENEUR and not life.entrepreneur:
            return gain * weights.founded_first // 100
        return gain
    if group == HOME:
        return _housing(table, life, outlook, card, now)
    if group == INVESTMENT:
        stake = min(life.current, 8)
        return (expected_stake(table, card, stake) - THROWS * stake) * weights.invest // THROWS
    gain = _at_once(deck, life, card, outlook.plays, weights)
    if group == PARTNER:
        old = life.partner
        levels = life.levels
        if old != NONE:
            table.unlearn(life, old)
        life.partner = card
        table.learn(life, card)
        gain += outlook.standing() - now
        life.partner = old
        life.levels = levels
    elif group == CHILD:
        children = life.children
        life.children = [*children, card]
        gain += outlook.standing() - now
        life.children = children
    return gain


def _success(table: Table, life: Life, outlook: Outlook, card: int, now: int) -> int:
    """What the card adds in its column. An entrepreneur's job ends the company."""
    deck = table.deck
    group = deck.type[card]
    education = life.education
    career = life.career
    levels = life.levels
    entrepreneur = life.entrepreneur
    if group == EDUCATION:
        life.education = [*education, card]
    else:
        life.career = [*career, card]
        life.entrepreneur = group == ENTREPRENEUR
    table.learn(life, card)
    gain = _at_once(deck, life, card, outlook.plays, outlook.weights)
    gain += outlook.standing() - now
    life.education = education
    life.career = career
    life.levels = levels
    life.entrepreneur = entrepreneur
    return gain


def _at_once(
    deck: RetireHappyDeck, life: Life, card: int, plays: int, weights: RetireWeights
) -> int:
    """What the effects of a card bring when it is played."""
    effects = deck.effects[WHEN_COUNT * card + ON_PLAY]
    total = 0
    for at in range(0, len(effects), 2):
        what = effects[at]
        amount = effects[at + 1]
        if what == CURRENT:
            total += amount * weights.at_once
        elif what == PENSION:
            total += amount * POINT
        elif what == COMPANY:
            total += amount * (POINT + weights.funded[plays]) // 2
        elif what == GROWTH:
            total += life.company // amount * (POINT + weights.funded[plays]) // 2
        elif what == CHANCES:
            total += amount * weights.chance
        elif what == LOANS:
            total -= REPAYMENT * POINT * max(amount, -life.loans)
    return total


def _housing(table: Table, life: Life, outlook: Outlook, card: int, now: int) -> int:
    """The better of renting and buying that home."""
    home = life.home
    owner = life.owner
    paid = life.paid
    current = life.current
    pension = life.pension
    life.current += life.refund()
    life.home = card
    life.owner = False
    best = outlook.standing()
    price = table.price(card)
    if price <= life.current + pension:
        life.pension -= max(0, price - life.current)
        life.current -= min(price, life.current)
        life.owner = True
        life.paid = price
        best = max(best, outlook.standing())
    life.home = home
    life.owner = owner
    life.paid = paid
    life.current = current
    life.pension = pension
    return best - now


def _homes_kept(table: Table, life: Life) -> int:
    """RH-18.3: what the best home in hand would add to the score at retirement, bought with loans if need be."""
    deck = table.deck
    current = max(0, life.current - life.bill)
    pension = life.pension
    if life.entrepreneur:  # RH-18.2
        current += life.company // 2
        pension += life.company - life.company // 2
    kept = pension - max(0, REPAYMENT * life.loans - current)
    if life.home != NONE:
        kept += deck.saved_at_end[life.home] + (deck.price[life.home] if life.owner else 0)
    most = 0
    for card in life.hand:
        if deck.type[card] != HOME:
            continue
        price = deck.price[card]
        cash = current + life.refund()
        loans = life.loans
        missing = price - cash - pension
        if missing > 0:
            needed = (missing + LOAN - 1) // LOAN
            if needed > loans_at_retirement(table, life):
                continue
            loans += needed
            cash += LOAN * needed
        saved = pension - max(0, price - cash) + price + deck.saved_at_end[card]
        debt = max(0, REPAYMENT * loans - max(0, cash - price))
        most = max(most, saved - debt - kept)
    return most
