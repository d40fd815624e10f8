# What a player looks up during a match of Retire Happy; each line is an item.

aid-period =
    Draft, twice: { $offers } offers of { $offer_size } cards, and everybody takes one (RH-3.2, RH-3.3)
    The event of the period is turned up (RH-4.1)
    Play phase, all at once, as much as you like; at the end at most { $hand_limit } cards in hand (RH-5.1, RH-5.4)
    Upkeep, one after the other: investments, income, expenses (RH-14.1)
    After period 4: retirement (RH-17.2)
    .title = Sequence of a period
aid-expenses =
    You yourself: the number of the period in G (RH-16.2)
    Your partner: what the card says (RH-16.3)
    Each child: { $child_cost } G (RH-16.4)
    Your home: the rent; an owner pays nothing (RH-16.5)
    A home too small for the family is lost first (RH-16.6)
    No home: { $lodging_cost } G for each of the family, you included (RH-16.7)
    A partner who halves: children, rent and emergency lodging together, rounded up (RH-16.8)
    Short of money: discard cards for 1 G each, withdraw from the company, borrow (RH-16.10)
    A loan: { $loan } G now, { $repayment } G to repay at retirement (RH-13.1)
    .title = Expenses at each upkeep

## Beside the signs on the cards

aid-signs = Effect signs
aid-sign-test = the test: level and two dice together
aid-sign-upkeep = at each upkeep, while the card is uncovered
aid-sign-end = at retirement, covered or not
aid-sign-discard = when the card leaves play
aid-sign-rent = rent at each upkeep
aid-sign-person = room for so many besides you
