# The rules of Retire Happy as a player reads them.

chapter-RH-1 = The match and its setup
rule-RH-1-1 = Retire Happy is for two to four players. A match is four periods of working life, then retirement. Each period runs: draft in two rounds, turning up the Global Event, play phase, upkeep. The highest score at retirement wins (RH-18.8).
rule-RH-1-2 = Turns follow the list of players, and after the last player comes the first again. The first player in the list holds the First Player token at the start.
rule-RH-1-3 = Setup: the 12 Global Events are shuffled, and one is laid face down for each of the four periods. The other eight are not used.
rule-RH-1-4 = Setup: the four decks of Life cards, one for each period, are shuffled separately and laid face down.
rule-RH-1-5 = Setup: each player is an employee with { $first_money } G in the current account, { $first_chances } Second Chance tokens, and nothing else.
rule-RH-1-6 = Before the first draft each player chooses a side of the starting card, { card-maturity } or { card-apprenticeship }. Everybody may choose at the same time. The card becomes the first of your education column, and its skills count from now on. The choice is final: you can't choose a second time.
rule-RH-1-7 = When every player has chosen, the first period begins with its draft.

chapter-RH-2 = General
rule-RH-2-1 = Each thing you can do belongs to certain phases, and in another phase you can't do it:
    – at the start: choose a side of the starting card;
    – in the draft: take an offer;
    – in the play phase: attempt, play, rent, buy, sell or leave a home, invest, found a company, put money into it or take money out, borrow, discard, roll again or accept a roll, say that you are done;
    – in the upkeep: roll again or accept a roll, cash or keep a stake, take money out of the company, borrow, discard;
    – at retirement: put money into the company, borrow, buy a home, or say that you are done.
rule-RH-2-2 = In the draft, the upkeep and at retirement one player acts at a time. The others can't do anything until it is their turn.
rule-RH-2-3 = You can only use Life cards of your own hand, and each copy once: to attempt a bachelor with the help of another bachelor, you need two of them. You can't use a card that you don't hold.
rule-RH-2-4 = An amount is at least 1. You can't invest 0, found a company with 0, put in or take out 0, or pay 0 of a home from the pension fund.
rule-RH-2-5 = Every payment comes out of the current account, and no account goes below 0. The money must be there before you act; only the refund of an old home counts too when you move into a new one (RH-11.5). You can't attempt a card, roll again, play a card, rent, buy, invest, found a company or put money into it if your current account does not hold what that costs.
rule-RH-2-6 = You have three accounts. The current account pays and receives. The company fund belongs to an entrepreneur's company (RH-9); an employee has nothing in it. The pension fund is what counts in the end. All money is in whole G.
rule-RH-2-7 = Money in the pension fund stays there. The only ways out are buying a home (RH-11.4) and repaying loans at retirement (RH-18.6).
rule-RH-2-8 = Money, Second Chance tokens and Loan tokens come from a supply that never runs out, and go back to it. Founding a company, putting money into it or taking it out, investing and cashing only move money within what you have, and so do RH-9.9 and RH-18.2. Every other gain comes from the supply, and every other payment goes to it.
rule-RH-2-9 = Everybody sees all hands, columns, accounts, tokens and offers, the event in force and the box.
rule-RH-2-10 = Nobody sees the cards in the decks, the events that are still face down, or the unused events. How many cards a deck has left is open to all.
rule-RH-2-11 = A discarded card goes to the box. No card ever comes back from the box.
rule-RH-2-12 = Nothing that one player does in the play phase, in the upkeep or at retirement changes anything for another player.
rule-RH-2-13 = If several rules forbid something, the refusal names the one with the lowest number: first by chapter, then by number within the chapter.

chapter-RH-3 = Draft
rule-RH-3-1 = A draft has two rounds. All its cards come from the deck of the current period.
rule-RH-3-2 = At the start of a round the 15 top cards of the deck are laid open as five offers of three: the first three cards are the first offer, the next three the second, and so on.
rule-RH-3-3 = The holder of the First Player token begins, the others follow in turn order: each takes one offer, and its three cards join the hand.
rule-RH-3-4 = You can only take an offer that is still on the table: not one that is taken already, and none but the first to the fifth.
rule-RH-3-5 = Each player takes exactly one offer in each round and can't pass. There is no hand limit during the draft.
rule-RH-3-6 = When every player has taken an offer, the offers left go to the box and the First Player token passes to the next player. This happens after both rounds. After the first round comes the second, after the second the event (RH-4.1).

chapter-RH-4 = Global Events
rule-RH-4-1 = After the second round of the draft the event of the period is turned up. Then the play phase begins.
rule-RH-4-2 = The event holds for every player during the play phase and the upkeep of its period. Then it goes to the box (RH-17.1): at retirement no event is in force. The events and what they change:
    – { card-boom }: an employee with at least one card in the career column receives 2 more wage;
    – { card-recession }: an employee's whole wage is 2 lower, but not below 0;
    – { card-housing_bubble }: every home costs 4 more to buy;
    – { card-housing_slump }: every home costs 4 less to buy, but not less than 0;
    – { card-rent_rise }: every rent is 1 higher;
    – { card-study_grants }: every fee is 2 lower, but not below 0;
    – { card-hiring_drive }: the level of a test for a job is 1 higher;
    – { card-start_up_fever }: the level of a test for an entrepreneur card is 1 higher;
    – { card-market_crash }: the dice of an investment are read 2 lower;
    – { card-family_policy }: a child costs 1 instead of 2;
    – { card-credit_crunch }: no voluntary loans;
    – { card-inflation }: personal expenses are doubled.
rule-RH-4-3 = A change lasts no longer than the event. What you paid for a home at a changed price stays what you paid (RH-11.3), but its printed price is what it was.

chapter-RH-5 = Play phase
rule-RH-5-1 = All players act in the same phase, in any order and as often as they like, until they say that they are done. The dice are rolled in the order in which people act.
rule-RH-5-2 = You may play any number of cards of any types, and keep cards for later periods. A Life card in hand can be used in three ways: for what it is (RH-5.6), for its temporary skills (RH-6.5), or for 1 (RH-5.7).
rule-RH-5-3 = Saying that you are done ends your play phase. After that you can't do anything more in this phase.
rule-RH-5-4 = You may hold at most { $hand_limit } cards when you end your play phase. With 4 or more in hand you can't be done yet.
rule-RH-5-5 = When every player is done, the upkeep begins (RH-14.1).
rule-RH-5-6 = Each type of card is played in its own way: education, jobs and entrepreneur cards are attempted; good news, partners and children are played; homes are rented or bought; in investments you invest. You can't play a card in the way of another type.
rule-RH-5-7 = Discarding: the card goes to the box, and your current account gains 1. Any Life card in hand can be discarded in this way.
rule-RH-5-8 = You may play two copies of the same kind, and no card requires another card to have been played before, whatever its name suggests.

chapter-RH-6 = Skills and tests
rule-RH-6-1 = There are four skills: education, manual, social, professional. Your level in a skill is the number of its icons on all cards of your education column (with the starting card) and of your career column, covered or not, and on your partner.
rule-RH-6-2 = A test names one or two skills and a target. With one skill, the level of the test is your level in it.
rule-RH-6-3 = With two skills, the level of the test is the lower of your two levels; they are not added. With levels 2 and 1 against a target of 9, the dice must show 8.
rule-RH-6-4 = An event that raises the level of a test is added after that.
rule-RH-6-5 = For an attempt you may discard cards from your hand before the dice are rolled. Each adds its temporary skills to your levels for this test, including its second roll if there is one. Such a card gives no money.
rule-RH-6-6 = Every card discarded for a test must be of use: without any one of them the level of the test would be lower. You can't discard a card that does not help.
rule-RH-6-7 = The order of an attempt: you pay the fee, the cards you discard for it go to the box, you roll two dice. The test succeeds if the total of the dice plus the level of the test is at least the target.
rule-RH-6-8 = Success: the card is placed as the newest of its column (RH-7.1). If it is a job and you are an entrepreneur, RH-9.9 follows. Then the effects of the card for being played apply.
rule-RH-6-9 = Failure without a Second Chance token: the card goes to the box.
rule-RH-6-10 = Failure with at least one token: the card waits. You may spend one token, pay the fee again (RH-2.5) and roll both dice again at the same level. That result is final, even if you have tokens left.
rule-RH-6-11 = Or you accept the failure: the card goes to the box, and no token is spent.
rule-RH-6-12 = While your test waits, you can only roll again, accept, borrow, or take money out of your company. Nothing else is possible for you in the play phase until then.
rule-RH-6-13 = Without a waiting test there is nothing to roll again or to accept.
rule-RH-6-14 = Fees and cards spent on an attempt are lost whether it succeeds or fails. You may make an attempt even if it cannot succeed.

chapter-RH-7 = Columns and effects
rule-RH-7-1 = Education cards go to the education column, jobs and entrepreneur cards to the career column. A card placed there covers the one before: only the newest card of each of these two columns is uncovered.
rule-RH-7-2 = Partner, children, home and investments lie side by side. They cover nothing and are never covered.
rule-RH-7-3 = Permanent gains (skills, kept wage, kept pension) count as long as the card is in play, covered or not.
rule-RH-7-4 = Wage, pension and what a card gives at upkeep count only while the card is uncovered.
rule-RH-7-5 = What a card gives when it is played comes once, at that moment. It is not undone when the card is covered or leaves.
rule-RH-7-6 = What a card gives or costs when it is discarded applies when the card leaves play: a partner replaced, a home sold, left, replaced or lost. It does not apply to a card discarded from the hand or lost in a failed test.
rule-RH-7-7 = What a card gives at the end applies at retirement to every card then in play, covered or not (RH-18.5). A card that left play earlier gives nothing.
rule-RH-7-8 = Cards in the education and career columns, and children, never leave play.

chapter-RH-8 = Education and good news
rule-RH-8-1 = The fee of an education card, as changed by the event, is due for each roll: once with the attempt, and once more if you roll again.
rule-RH-8-2 = When you play good news, its effects apply and the card goes to the box.
rule-RH-8-3 = Good news that takes away a loan needs one: you can't play it without at least one Loan token.

chapter-RH-9 = Employees and entrepreneurs
rule-RH-9-1 = You are an employee or an entrepreneur; everybody begins as an employee. An entrepreneur receives no wage and no pension from the career column, kept or not (RH-15.3).
rule-RH-9-2 = Employees and entrepreneurs can attempt education cards and jobs. Only an entrepreneur can attempt an entrepreneur card.
rule-RH-9-3 = Founding a company makes an employee an entrepreneur: an amount of your choice goes from the current account to the company fund. Your career column stays as it is. An entrepreneur can't found another company.
rule-RH-9-4 = An entrepreneur may put money from the current account into the company fund, in the play phase before being done and at retirement (RH-18.10). An employee can't.
rule-RH-9-5 = An entrepreneur may take money out of the company fund: half goes to the current account and half to the pension fund. This can be done at any time in the play phase before you are done, also while a test waits, and in the upkeep when you are short of money (RH-16.10). An employee can't.
rule-RH-9-6 = You can't take out more than the company fund holds.
rule-RH-9-7 = You take out an even amount, unless it is the whole fund; an odd part of the fund is not possible. An odd whole fund gives 1 to the pension fund first, and the rest is halved: 7 gives 4 to the pension fund and 3 to the current account; 1 gives 1 to the pension fund.
rule-RH-9-8 = Once money has left your company fund, because you took it out or by RH-9.9, you can put none in until the period ends: neither into this company nor by founding another. In this, retirement belongs to the fourth period.
rule-RH-9-9 = An entrepreneur whose attempt of a job succeeds becomes an employee at once: the whole company fund is shared as in RH-9.7. There is no other way back, and a failed attempt changes nothing.
rule-RH-9-10 = If you went back to being an employee, your entrepreneur cards stay in your career column, covered. You may found a company again, in the same period only if RH-9.8 allows it.

chapter-RH-10 = Family
rule-RH-10-1 = When you play a partner, the card is laid beside you; then its effects for being played apply.
rule-RH-10-2 = You have at most one partner. Playing another replaces the old one: the old card goes to the box and its effects for being discarded apply, then the new one is laid. A payment among those effects falls under RH-2.5.
rule-RH-10-3 = With the old partner go skills, income, cost, halving and what would come at the end. A partner can't be sent away other than by playing another.
rule-RH-10-4 = When you play a child, it joins your children; then its effects for being played apply. There is no limit, and you need neither a partner nor a home.
rule-RH-10-5 = Your family is yourself, your partner if you have one, and your children.

chapter-RH-11 = Homes
rule-RH-11-1 = Whoever plays a home becomes its tenant or its owner. The choice stands as long as the card is in play: a rented home can't be bought later, an owned one can't be rented.
rule-RH-11-2 = Renting: you pay nothing now. The rent is due at each upkeep (RH-16.5).
rule-RH-11-3 = Buying: you pay the price, as changed by the event, from the current account, and the table remembers what you paid. An owner pays no rent.
rule-RH-11-4 = A part of the price, or all of it, may come from the pension fund, the rest from the current account; what you paid is the whole price. You can't take more than the pension fund holds or than the home costs.
rule-RH-11-5 = You have at most one home. Playing another replaces the old one, which leaves first: an owner is refunded as by RH-11.6 and may use that money for the new price; a tenant receives nothing.
rule-RH-11-6 = Selling: an owner gets back what was paid into the current account, wherever the money came from, and the card goes to the box. A tenant, or a player without a home, can't sell.
rule-RH-11-7 = Leaving: a tenant's home goes to the box, for nothing. An owner, or a player without a home, can't leave one.
rule-RH-11-8 = A home houses a number of people besides yourself. It is too small if your partner and children are more than that. This matters only at upkeep (RH-16.6): you may rent or buy a home that is too small, and your family may outgrow one.

chapter-RH-12 = Playing investments
rule-RH-12-1 = Investing: an amount of your choice goes from the current account onto the card, which joins your investments. You may have any number of investments at once, each with its own stake.
rule-RH-12-2 = No money is added to a stake or taken from it except as RH-14 says. A stake pays for nothing.

chapter-RH-13 = Loans
rule-RH-13-1 = A Loan token gives { $loan } to the current account at once. It costs { $repayment } at retirement (RH-18.6).
rule-RH-13-2 = You may take a loan of your own will at any time in the play phase before you are done, also while a test waits, in the upkeep when you are short of money (RH-16.10), and at retirement when you could buy a home (RH-18.11).
rule-RH-13-3 = A voluntary loan must not bring you above as many tokens as the number of the period, which at retirement is still 4. With that many or more you can't borrow.
rule-RH-13-4 = In a credit crunch you can't take a voluntary loan.
rule-RH-13-5 = A forced loan comes by itself, in the upkeep only (RH-16.11). RH-13.3 and RH-13.4 do not bind it, but its token counts for RH-13.3 afterwards.
rule-RH-13-6 = Loans are repaid at retirement only, never earlier. A card may take one away.

chapter-RH-14 = Upkeep: order and investments
rule-RH-14-1 = The players do their upkeep one after the other, from the holder of the First Player token in turn order. Each does all of it: investments, income, expenses. Where there is nothing to decide, it happens by itself.
rule-RH-14-2 = Investments are resolved one by one, oldest first. Two dice are rolled for each.
rule-RH-14-3 = If you have a Second Chance token, you decide: accept the roll, or spend a token and roll again; that roll stands. This is possible once for each investment and upkeep, whatever the first roll was. Without a token the roll stands.
rule-RH-14-4 = The total, as changed by the event, is looked up in the card's table; below 2 it is read as 2.
rule-RH-14-5 = What the table says:
    – lose all: the stake becomes 0 and the card goes to the box;
    – lose half: the stake loses half of itself, rounded down (11 loses 5, 1 loses 0);
    – same: no change;
    – gain half: it gains half of itself, rounded down (11 gains 5);
    – double, triple: it becomes two or three times as much.
rule-RH-14-6 = Then, if there is a stake, you decide: cash it, so that the whole stake goes to the current account and the card to the box; or keep card and stake for the next upkeep, where they are resolved again.
rule-RH-14-7 = In period 4 the stake is cashed by itself.
rule-RH-14-8 = In the upkeep you can only do what is asked of you: roll again or accept after a roll; cash or keep a stake; discard, take money out of the company or borrow for a bill.

chapter-RH-15 = Upkeep: income
rule-RH-15-1 = An employee receives into the current account the wage of the uncovered career card, plus the kept wage of every card in the column, the uncovered one included.
rule-RH-15-2 = That sum is changed by boom or recession. An employee without a card in the career column receives nothing, whatever the event.
rule-RH-15-3 = Likewise into the pension fund: the pension of the uncovered career card plus every kept pension. An entrepreneur receives nothing by RH-15.1, RH-15.2 and this rule.
rule-RH-15-4 = Employee or entrepreneur, your partner's income goes to the current account.
rule-RH-15-5 = Then what cards give at upkeep applies, in this order: the uncovered education card, the uncovered career card, the partner, the children, the home.

chapter-RH-16 = Upkeep: expenses
rule-RH-16-1 = After the income the bill is made up, once. It is the sum of RH-16.2 and RH-16.3, which are never halved, and of the shared expenses (RH-16.8).
rule-RH-16-2 = Personal expenses: the number of the period.
rule-RH-16-3 = Your partner's cost.
rule-RH-16-4 = { $child_cost } for each child.
rule-RH-16-5 = A tenant pays the rent, as changed by the event; an owner nothing.
rule-RH-16-6 = If the home is too small (RH-11.8), it goes to the box before the bill is made up: an owner receives what was paid into the current account, a tenant nothing, and its effects for being discarded apply (RH-7.6). You are then without a home.
rule-RH-16-7 = Without a home: { $lodging_cost } for each member of the family, yourself included (emergency lodging).
rule-RH-16-8 = Shared expenses are those of RH-16.4, RH-16.5 and RH-16.7. With a partner who halves them, their sum is halved once, rounded up.
rule-RH-16-9 = If the current account holds the bill, it is paid at once, by itself.
rule-RH-16-10 = If not, you are short of money. If you have a card in hand or at least 2 in your company fund, you may discard cards for 1 each, take money out of the company, or borrow within RH-13.3 and RH-13.4. As soon as the current account holds the bill, it is paid.
rule-RH-16-11 = If you are short with no card in hand and less than 2 in the company fund, you take forced loans, one token after another, until the bill can be paid. Cards in hand and company money thus come before any loan beyond the limit.
rule-RH-16-12 = Homes can't be sold and stakes can't be touched to pay a bill.

chapter-RH-17 = End of a period
rule-RH-17-1 = When the last player has paid the bill, the event goes to the box and nobody is done any more. After periods 1 to 3 everybody may put money into a company again; after period 4, whoever has taken money out can put none in at retirement (RH-18.10).
rule-RH-17-2 = After periods 1 to 3 the next period begins with its draft; hands, columns, accounts, tokens and the First Player token stay as they are. After period 4 comes retirement.

chapter-RH-18 = Retirement and score
rule-RH-18-1 = The players retire one after the other, from the holder of the First Player token in turn order. Each does RH-18.10 and then RH-18.2 to RH-18.6 in that order.
rule-RH-18-2 = An entrepreneur's whole company fund is shared as in RH-9.7.
rule-RH-18-3 = If you hold a home card that you could pay for, with current account, refund of RH-11.5, pension fund and the loans of RH-18.11 together, you may buy one home at its printed price, with pension money or without, or buy none. RH-11.3 to RH-11.6 apply. Without such a card nothing is asked. At retirement no company is founded, nothing is withdrawn, discarded or sold.
rule-RH-18-4 = An owner's pension fund gains the printed price of the home, whatever was paid. The current account gains nothing, and the card stays.
rule-RH-18-5 = What cards in play give at the end applies: partner, children, home (owned or rented), education and career columns.
rule-RH-18-6 = Loans are repaid, { $repayment } for each token: from the current account first, then from the pension fund. The tokens are given back.
rule-RH-18-7 = Your score is what is now in the pension fund. If even the pension fund did not suffice for the loans, it is empty and your score is minus the unpaid rest. Cards in hand and money in the current account are worth nothing.
rule-RH-18-8 = The highest score wins. Of equal scores, the player with fewer cards in the career column wins.
rule-RH-18-9 = If that is equal too, the player with more in the current account, after RH-18.6, wins. If that is equal too, those players win together.
rule-RH-18-10 = Before the fund is shared (RH-18.2), an entrepreneur who has money in the current account, and who has taken none out of the company in the fourth period, may still put money into the company: as often as there is some left. When the current account is empty, or the player is done, the fund is shared. Nobody else is asked.
rule-RH-18-11 = Who is asked about a home may borrow first, one token after another, whether the money is needed or not. The limit is four tokens (RH-13.3). No event is in force any more, so a credit crunch of the fourth period forbids nothing here. A token taken stays, even if no home is bought. Whoever could pay for no home even with all these loans is not asked, and can't borrow.
rule-RH-18-12 = At retirement you can only do what is asked of you: put money into the company or be done; then buy a home, borrow or be done. For a player who never answers, done is said.

chapter-RH-R = Rulings
rule-RH-R-1 = Tests on two skills. The printed text reads as if the two levels were added, but its only example says that levels 2 and 1 against 9 need an 8, and a 7 after one more temporary skill. Adding would give 6 and 5; taking the lower level gives exactly 8 and 7, so that is the rule (RH-6.3). One could also say: the same roll must reach the target with each of the two skills.
rule-RH-R-2 = Sharing what leaves a company. The rulebook says half, with the pension half rounded up; the same amount to both; and, for emptying the fund, first 1 to the pension fund if it is odd. All three hold if only even amounts are taken out, except when the whole fund is (RH-9.7). If odd amounts were free, taking out 1 again and again would send everything to the pension fund.
rule-RH-R-3 = No money back into the company. Money may be put in and taken out at any time. Without a limit, an entrepreneur could put in and take out the same money until all of it lay in the pension fund. So after taking out, nothing is put in until the next period (RH-9.8). Putting in and then taking out once each period remains possible: entrepreneurs are meant to fill their pension fund more easily. The sharing at retirement is the taking out of the fourth period, so whoever has taken money out in that period puts none in at retirement (RH-18.10).
rule-RH-R-4 = Least amounts. An amount of your choice is at least 1, for founding a company and for a stake (RH-2.4).
rule-RH-R-5 = Open hands. Offers are chosen by looking at them, so everyone sees who takes what, and everything that leaves a hand is shown. A hand is therefore no secret and is open to all (RH-2.9).
rule-RH-R-6 = First Player token. The first player in the list stands for the youngest. The token passes after each of the two rounds (RH-3.6), as the rulebook says for the first, and stays put between periods.
rule-RH-R-7 = The family column. Cards are laid overlapping in every column but the home's, and a covered card loses its effects. Yet the partner halves the cost of the children, which could not be if a child covered the partner. So nothing is covered in the family (RH-7.2).
rule-RH-R-8 = Wages and covering. A part of the income accumulates: each job has a part that counts while uncovered and a kept part that always counts. The sum of all visible amounts includes the kept part of the uncovered job (RH-15.1).
rule-RH-R-9 = Entrepreneurs and kept wages. Permanent gains last for the whole match, but entrepreneurs receive no wage. The second wins: kept wage and kept pension rest while you are an entrepreneur, and count again when you go back (RH-9.1).
rule-RH-R-10 = Discard bonus. A card shows temporary skills or 1, and the examples discard any card for 1. So every Life card can be discarded for 1, and for its temporary skills if it has any (RH-5.7, RH-6.5).
rule-RH-R-11 = Effects on discarding. What a card in hand gives when discarded is its bonus. Effects for being discarded therefore belong to cards in play that leave it (RH-7.6).
rule-RH-R-12 = Useless temporary skills. Discarding a card for a skill that does not help is never better than discarding it for 1, so it is not possible (RH-6.6).
rule-RH-R-13 = “At any time.” Loans, deposits and withdrawals are possible between any two actions of your play phase, loans and withdrawals also while a failed test waits (to pay the second fee) and when you are short in the upkeep (RH-9.4, RH-9.5, RH-13.2). Elsewhere in the four periods they would change nothing that the play phase before or after does not do as well. After the fourth upkeep no play phase follows: so what that upkeep brings may still be put into the company before it is shared (RH-18.10), and loans may be taken for the one purchase that is left, a home (RH-18.11). For anything else a loan at retirement brings 3 and costs 6 at once, so it is not offered. Matches that began by version 1 of these rules have neither deposit nor loan at retirement.
rule-RH-R-14 = Simultaneous upkeep. Players do not touch each other, so doing it one after the other changes nothing and fixes the order of the dice (RH-14.1).
rule-RH-R-15 = Forced loans. You must borrow when you cannot cover the expenses: while there are cards to discard or company money to take out, you can. Within the limit you may borrow anyway and keep your cards; beyond the limit only as the last resort (RH-16.11).
rule-RH-R-16 = Repaying. Nothing allows repaying a loan before the end (RH-13.6).
rule-RH-R-17 = Moving house. The rulebook says to replace a partner, and for a home only that you have one at a time. We treat both alike: the new home replaces the old, which is sold or left first, so that the refund can be spent (RH-11.5). Tenant or owner is decided once, when the card is laid (RH-11.1).
rule-RH-R-18 = Selling. Once it says on your turn, once at any moment: both mean the play phase. A home is not sold in the upkeep, when it is being lived in (RH-11.6, RH-16.12).
rule-RH-R-19 = Too small a home is noticed in the upkeep only, as the list of expenses says (RH-16.6). Nothing forbids moving into a home that is too small.
rule-RH-R-20 = Price and value. A home is resold for what was paid, also when it is lost for being too small; at retirement its value is its printed price. The two differ only for homes bought in a housing bubble or a housing slump (RH-11.6, RH-16.6, RH-18.4).
rule-RH-R-21 = Halving. The partner halves all the expenses below in the list: children, rent, emergency lodging. We halve their sum, once, rounded up (RH-16.8).
rule-RH-R-22 = Stakes are taken back wholly or not at all; the card is then discarded. After the fourth upkeep there is no next one, so they are taken back (RH-14.6, RH-14.7).
rule-RH-R-23 = A second chance for an investment may be used when the result is not the one hoped for. What was hoped for is your own affair, so it is offered after any roll, once (RH-14.3).
rule-RH-R-24 = Success. You may place the card: we always do. It costs nothing and keeps the match moving (RH-6.8).
rule-RH-R-25 = A home bought at retirement: one, with money at hand or borrowed, as a loan can serve to buy a home. The fourth period is the last one there was, so its number stays the limit of loans (RH-13.3); its event has been discarded and binds nobody any more (RH-4.2). The home may replace one in play (RH-18.3).
rule-RH-R-26 = Other effects at the end, of education cards, jobs, entrepreneur cards and homes, apply together with those of children and partner (RH-18.5).
rule-RH-R-27 = Debts beyond everything are not forgiven: they make the score negative, so that borrowing without end is never free (RH-18.7).
rule-RH-R-28 = Ties. The cards played in the career column are the cards in it, jobs and entrepreneur cards alike, since none ever leaves (RH-18.8). A tie beyond the second tie-break is shared (RH-18.9).
rule-RH-R-29 = Supply. The copy on a table has a limited number of notes and tokens, but running out of them is not meant to matter (RH-2.8).
rule-RH-R-30 = Half of the cards require education: we take it literally, 60 of 120.
rule-RH-R-31 = Cards while a test waits. Temporary skills come before the dice, and discarding for 1, unlike loans and withdrawals, is not said to be possible at any time. So no card leaves the hand between the two rolls (RH-6.12).
rule-RH-R-32 = Names of events and starting cards. In a move they name cards that are in no hand, so RH-2.3 refuses them; only at the start you name the side of your starting card.
rule-RH-R-33 = The way to play a card comes before its cost. Only a card that is played in its own way costs anything: investing 1 in a good news card is refused by RH-5.6 (or RH-5.3), whatever is in the account. Renting a home whose effects take money (there is none in our deck) needs that money, like playing any card (RH-2.5).
rule-RH-R-34 = Decks of your own. An effect on the company fund of an employee does nothing. Accounts and tokens stop at 0. If a draft has fewer offers than players left, those who find none take none (RH-3.5).
rule-RH-R-35 = Steps of retirement. Money may be put in as often as there is some, so it is asked until you are done. An empty current account ends it too: nothing else would be left to say. Buying a home ends your purchase; a loan does not, since what is borrowed is for the purchase (RH-18.10 to RH-18.12).
