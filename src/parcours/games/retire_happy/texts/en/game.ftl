# Retire Happy in English: everything but the rules.

game-name = Retire Happy
game-about = Study, work or start a company, love, settle down, invest: whoever retires with the fullest pension fund wins.
game-length = about 60 minutes
lesson-first = Your first period
lesson-venture = A company of your own

## Cards: education

card-evening_course = evening course
card-language_course = language course
card-bachelor = bachelor
card-technical_school = technical school
card-master = master
card-professional_diploma = professional diploma
card-doctorate = doctorate
card-executive_mba = executive MBA
card-further_training = further training
card-senior_university = university of the third age

## Cards: jobs

card-odd_job = odd job
card-waiter = waiter
card-shop_assistant = shop assistant
card-intern = intern
card-bank_trainee = bank trainee
card-clerk = clerk
card-mechanic = mechanic
card-nurse = nurse
card-lab_assistant = lab assistant
card-journalist = journalist
card-teacher = teacher
card-project_manager = project manager
card-foreman = foreman
card-engineer = engineer
card-lawyer = lawyer
card-archivist = archivist
card-department_head = head of department
card-site_director = site director
card-consultant = consultant
card-judge = judge
card-surgeon = surgeon

## Cards: entrepreneurs

card-market_stall = market stall
card-online_shop = online shop
card-food_truck = food truck
card-start_up = start-up
card-craft_workshop = craft workshop
card-agency = agency
card-franchise = franchise
card-fundraising = fundraising
card-export_deal = export deal
card-patent = patent
card-scale_up = scale-up
card-stock_listing = stock listing
card-acquisition = acquisition
card-family_firm = family firm
card-licence_deal = licence deal

## Cards: good news

card-small_inheritance = small inheritance
card-lucky_break = lucky break
card-bonus = bonus
card-debt_relief = debt relief
card-pension_buy_in = pension buy-in
card-legacy = legacy
card-golden_handshake = golden handshake

## Cards: partners

card-student_sweetheart = student sweetheart
card-musician = musician
card-carpenter = carpenter
card-actor = actor
card-accountant = accountant
card-heir = heir
card-professor = professor
card-retired_banker = retired banker

## Cards: children

card-first_child = first child
card-second_child = second child
card-adopted_child = adopted child
card-late_child = late child

## Cards: homes

card-shared_flat = shared flat
card-studio = studio
card-apartment = apartment
card-loft = loft
card-house = house
card-mountain_chalet = mountain chalet
card-villa = villa

## Cards: investments

card-savings_plan = savings plan
card-alternative_funds = alternative funds
card-shares = shares
card-crypto = crypto
card-property_fund = property fund

## Cards: the two sides of the starting card

card-maturity = school diploma
card-apprenticeship = apprenticeship

## Cards: Global Events

card-boom = boom
card-recession = recession
card-housing_bubble = housing bubble
card-housing_slump = housing slump
card-rent_rise = rent rise
card-study_grants = study grants
card-hiring_drive = hiring drive
card-start_up_fever = start-up fever
card-market_crash = market crash
card-family_policy = family policy
card-credit_crunch = credit crunch
card-inflation = inflation

## The table: of each player

zone-hand = Hand
zone-education = Education
zone-career = Career
zone-partner = Partner
zone-children = Children
zone-home = Home
zone-tenure = Tenure
zone-paid = Paid for the home
zone-investments = Investments
zone-stakes = Stakes
zone-current = Current account
zone-pension = Pension fund
zone-company = Company fund
zone-status = Status
zone-chances = Second Chance tokens
zone-loans = Loan tokens
zone-withdrew = Money taken out this period
zone-done = Done
zone-attempting = Test that waits
zone-level = Level of the test
zone-roll = Last roll
zone-bill = Bill
zone-score = Score

## The table: in common

zone-period = Period
zone-phase = Phase
zone-round = Round of the draft
zone-first = First Player token
zone-turn = Turn
zone-to_act = To act
zone-step = To decide
zone-event = Global Event
zone-event_1 = Event of period 1
zone-event_2 = Event of period 2
zone-event_3 = Event of period 3
zone-event_4 = Event of period 4
zone-unused_events = Unused events
zone-deck_1 = Deck of period 1
zone-deck_2 = Deck of period 2
zone-deck_3 = Deck of period 3
zone-deck_4 = Deck of period 4
zone-offer_1 = Offer 1
zone-offer_2 = Offer 2
zone-offer_3 = Offer 3
zone-offer_4 = Offer 4
zone-offer_5 = Offer 5
zone-box = Box

## Words

word-start = start
word-draft = draft
word-play = play phase
word-upkeep = upkeep
word-retirement = retirement
word-over = over
word-none = none
word-roll = roll
word-stake = stake
word-bill = bill
word-deposit = deposit
word-owner = owner
word-tenant = tenant
word-employee = employee
word-entrepreneur = entrepreneur
word-education = education
word-job = job
word-good_news = good news
word-partner = partner
word-child = child
word-home = home
word-investment = investment
word-manual = manual
word-social = social
word-professional = professional
word-lose_all = lose all
word-lose_half = lose half
word-same = same
word-gain_half = gain half
word-double = double
word-triple = triple

## Whose move, and what for

ask-start = Choose a side of your starting card: { card-maturity } or { card-apprenticeship }.
wait-start = Waiting for { $player } to choose a side of the starting card.
ask-draft = Take one of the offers; its cards join your hand.
wait-draft = Waiting for { $player } to take an offer.
ask-play = Attempt, play, rent, buy, invest, borrow or discard as you like, then say that you are done.
wait-play = Waiting for { $player } to be done.
ask-attempting = Your test has failed: roll again with a Second Chance token, or accept it.
wait-attempting = Waiting for { $player } to roll again or accept.
ask-upkeep = Decide what your upkeep asks of you.
wait-upkeep = Waiting for { $player } to do the upkeep.
ask-roll = Accept the roll for your investment, or roll again with a Second Chance token.
wait-roll = Waiting for { $player } to accept a roll or roll again.
ask-stake = Cash the stake of your investment, or keep it for the next upkeep.
wait-stake = Waiting for { $player } to cash or keep a stake.
ask-bill = You are short of money for the bill: discard cards, take money out of your company, or borrow.
wait-bill = Waiting for { $player } to find money for the bill.
ask-deposit = Put money into your company before its fund is shared, or be done.
wait-deposit = Waiting for { $player } to put money into the company.
ask-home = Buy a home from your hand before you retire, borrow for it, or be done.
wait-home = Waiting for { $player } to buy a home or none.
ask-retirement = You may buy a home from your hand before you retire, or buy none.
wait-retirement = Waiting for { $player } to retire.

## Kinds of move

kind-attempt = Attempt a card
kind-deposit = Company fund
kind-withdraw = Company fund

## Moves

move-start-card = Start with “{ $card }”
move-take-number = Take offer { $number }
move-attempt-card = Attempt “{ $card }”
move-attempt-card-using-using = Attempt “{ $card }”, discarding for it: { $using }
move-reroll = Roll again (second chance)
move-accept = Accept the roll
move-play-card = Play “{ $card }”
move-rent-card = Rent “{ $card }”
move-buy-card = Buy “{ $card }”
move-buy-card-with-number-pension = Buy “{ $card }” with { $number } G from the pension fund
move-sell-home = Sell the home
move-leave-home = Leave the home
move-invest-number-in-card = Invest { $number } G in “{ $card }”
move-found-number = Found a company with { $number } G
move-deposit-number = Put { $number } G into the company
move-withdraw-number = Take { $number } G out of the company
move-borrow = Borrow { $loan } G
move-discard-card = Discard “{ $card }” for 1 G
move-cash = Cash the stake
move-keep = Keep the stake where it is
move-done = Done

## What happened

event-period_began = Period { $number } begins.
event-started = { $player } starts with “{ $card }”.
    .player = You start with “{ $card }”.
event-took = { $player } takes offer { $number }: { $cards }.
    .player = You take offer { $number }: { $cards }.
event-event_came = The Global Event of the period: “{ $card }”.
event-attempted = { $player } attempts “{ $card }”.
    .player = You attempt “{ $card }”.
event-attempted_using = { $player } attempts “{ $card }”, discarding for it: { $cards }.
    .player = You attempt “{ $card }”, discarding for it: { $cards }.
event-threw = { $player } rolls { $number }.
    .player = You roll { $number }.
event-may_reroll = { $player } fails, but has a second chance for “{ $card }”.
    .player = You fail, but have a second chance for “{ $card }”.
event-rerolled = { $player } spends a Second Chance token and rolls again for “{ $card }”.
    .player = You spend a Second Chance token and roll again for “{ $card }”.
event-succeeded = { $player } succeeds: “{ $card }”.
    .player = You succeed: “{ $card }”.
event-failed = { $player } fails: “{ $card }” is lost.
    .player = You fail: “{ $card }” is lost.
event-became_employee = { $player } goes back to being an employee.
    .player = You go back to being an employee.
event-shared_fund = { $player }'s company fund is shared: { $number } G.
    .player = Your company fund is shared: { $number } G.
event-played = { $player } plays “{ $card }”.
    .player = You play “{ $card }”.
event-parted = { $player } parts from a partner: “{ $card }”.
    .player = You part from a partner: “{ $card }”.
event-rented = { $player } rents a home: “{ $card }”.
    .player = You rent a home: “{ $card }”.
event-bought = { $player } buys a home for { $number } G: “{ $card }”.
    .player = You buy a home for { $number } G: “{ $card }”.
event-sold_home = { $player } sells “{ $card }” for { $number } G.
    .player = You sell “{ $card }” for { $number } G.
event-left_home = { $player } leaves “{ $card }”.
    .player = You leave “{ $card }”.
event-lost_home = { $player } loses “{ $card }”: it is too small for the family.
    .player = You lose “{ $card }”: it is too small for the family.
    .then = You can rent or buy another one when you play again.
event-invested = { $player } invests { $number } G in “{ $card }”.
    .player = You invest { $number } G in “{ $card }”.
event-founded = { $player } founds a company with { $number } G.
    .player = You found a company with { $number } G.
event-deposited = { $player } puts { $number } G into the company.
    .player = You put { $number } G into the company.
event-withdrew = { $player } takes { $number } G out of the company.
    .player = You take { $number } G out of the company.
event-borrowed =
    { $number ->
        [one] { $player } borrows and has { $number } Loan token now.
       *[other] { $player } borrows and has { $number } Loan tokens now.
    }
    .player =
        { $number ->
            [one] You borrow and have { $number } Loan token now.
           *[other] You borrow and have { $number } Loan tokens now.
        }
event-forced_loans =
    { $number ->
        [one] { $player } has to take a forced loan.
       *[other] { $player } has to take { $number } forced loans.
    }
    .player =
        { $number ->
            [one] You have to take a forced loan.
           *[other] You have to take { $number } forced loans.
        }
event-discarded = { $player } discards “{ $card }” for 1 G.
    .player = You discard “{ $card }” for 1 G.
event-done = { $player } is done.
    .player = You are done.
event-threw_for_investment = { $player } rolls { $number } for “{ $card }”.
    .player = You roll { $number } for “{ $card }”.
event-stake_rose = { $player }'s stake on “{ $card }” rises to { $number } G.
    .player = Your stake on “{ $card }” rises to { $number } G.
event-stake_fell = { $player }'s stake on “{ $card }” falls to { $number } G.
    .player = Your stake on “{ $card }” falls to { $number } G.
event-stake_stayed = { $player }'s stake on “{ $card }” stays at { $number } G.
    .player = Your stake on “{ $card }” stays at { $number } G.
event-stake_lost = { $player } loses the whole stake on “{ $card }”.
    .player = You lose the whole stake on “{ $card }”.
event-cashed = { $player } cashes { $number } G from “{ $card }”.
    .player = You cash { $number } G from “{ $card }”.
event-kept = { $player } keeps the stake on “{ $card }”.
    .player = You keep the stake on “{ $card }”.
event-earned = { $player } receives { $number } G as wage.
    .player = You receive { $number } G as wage.
event-saved = { $player }'s pension fund receives { $number } G.
    .player = Your pension fund receives { $number } G.
event-partner_earned = { $player } receives { $number } G through the partner, “{ $card }”.
    .player = You receive { $number } G through the partner, “{ $card }”.
event-paid_bill = { $player } pays a bill of { $number } G.
    .player = You pay a bill of { $number } G.
event-home_counted = { $player }'s home, “{ $card }”, adds { $number } G to the pension fund.
    .player = Your home, “{ $card }”, adds { $number } G to the pension fund.
event-end_effects = { $player }'s life adds { $number } G to the pension fund.
    .player = Your life adds { $number } G to the pension fund.
event-repaid_loans = { $player } repays loans: { $number } G.
    .player = You repay loans: { $number } G.
event-retired_employee = { $player } retires as an employee with a score of { $number } G.
    .player = You retire as an employee with a score of { $number } G.
event-retired_entrepreneur = { $player } retires as an entrepreneur with a score of { $number } G.
    .player = You retire as an entrepreneur with a score of { $number } G.
event-won = { $player } wins with a score of { $number } G!
    .player = You win with a score of { $number } G!

reason-retired = Everybody has retired.

## Why not

refused-RH-1-6 = You have chosen your side already; the choice is final.
refused-RH-2-1 =
    { $phase ->
        [start] First everybody chooses a side of the starting card.
        [draft] The draft is going on: offers are taken now, and nothing else.
        [play] That is not possible in the play phase.
        [upkeep] That is not possible in the upkeep.
        [retirement] At retirement you can only buy a home, or say that you buy none.
       *[over] The match is over: nobody can do anything any more.
    }
refused-RH-2-2 = Not your turn yet: { $player } has to act now.
refused-RH-2-3 = You don't have the card “{ $missing }” in your hand, or not enough of them.
refused-RH-2-4 = The amount must be at least 1 G.
refused-RH-2-5 = That costs { $cost } G, and you have { $current } G for it.
refused-RH-3-4 = There is no offer { $number } on the table.
refused-RH-5-3 = You have said that you are done with this play phase.
refused-RH-5-4 = You still hold { $number } cards. You may keep at most { $limit }: play or discard some first.
refused-RH-5-6 =
    { $type ->
        [good_news] The card “{ $card }” is good news: play it.
        [partner] The card “{ $card }” is a partner: play it.
        [child] The card “{ $card }” is a child: play it.
        [home] The card “{ $card }” is a home: rent or buy it.
        [investment] The card “{ $card }” is an investment: invest in it.
       *[other] The card “{ $card }” asks for a test: attempt it.
    }
refused-RH-6-6 = Not every card you want to discard for the test would help: { $cards }.
refused-RH-6-12 = Your test for “{ $attempting }” waits: roll again or accept first. You may also borrow or take money out of your company.
refused-RH-6-13 = You have no failed test that could be rolled again or accepted.
refused-RH-8-3 = You have no loan that “{ $card }” could take away.
refused-RH-9-2 = Only an entrepreneur can attempt “{ $card }”: found a company first.
refused-RH-9-3 = You are an entrepreneur already.
refused-RH-9-4 = You have no company to put money into: found one first.
refused-RH-9-5 = You have no company to take money out of.
refused-RH-9-6 = Your company fund holds only { $company } G.
refused-RH-9-7 = Take out an even amount, or the whole fund of { $company } G.
refused-RH-9-8 = Money has left your company in this period, so none can go in until the next one.
refused-RH-11-4 = From the pension fund you can pay at most what it holds ({ $pension } G) and what the home costs ({ $price } G).
refused-RH-11-6 =
    { $because ->
        [no_home] You have no home to sell.
       *[tenure] You only rent your home: you can leave it, not sell it.
    }
refused-RH-11-7 =
    { $because ->
        [no_home] You have no home to leave.
       *[tenure] You own your home: you can sell it, not leave it.
    }
refused-RH-13-3 =
    { $loans ->
        [one] You have { $loans } loan already, and in period { $period } no more can be taken of your own will.
       *[other] You have { $loans } loans already, and in period { $period } no more can be taken of your own will.
    }
refused-RH-13-4 = There is a credit crunch: nobody lends you money in this period.
refused-RH-14-8 =
    { $step ->
        [roll] First accept the roll or roll again.
        [stake] First cash the stake or keep it.
       *[bill] First pay your bill: discard cards, take money out of your company, or borrow.
    }
refused-RH-18-12 =
    { $step ->
        [deposit] First put money into your company, or be done.
       *[home] Now you can buy a home, borrow for it, or be done.
    }

## On the cards, and in their details

face-sort-education = education
    .many = education
face-sort-job = job
    .many = jobs
face-sort-entrepreneur = entrepreneur
    .many = entrepreneurs
face-sort-good_news = good news
    .many = good news
face-sort-partner = partner
    .many = partners
face-sort-child = child
    .many = children
face-sort-home = home
    .many = homes
face-sort-investment = investment
    .many = investments
face-sort-start = starting card
    .many = starting cards
face-sort-event = Global Event
    .many = Global Events
face-test = test: { $skill } + two dice, { $number } or more
face-test_two = test: the lower of { $skill } and { $other } + two dice, { $number } or more
face-fee = each roll costs { $number } G
face-wage = wage { $number } G while uncovered
face-pension = pension { $number } G while uncovered
face-kept_wage = kept wage { $number } G, covered or not
face-kept_pension = kept pension { $number } G, covered or not
face-price = costs { $number } G to buy
face-rent = rent { $number } G at each upkeep
face-capacity = room for { $number } besides you
face-income = brings { $number } G at each upkeep
face-cost = costs { $number } G at each upkeep
face-halves = halves the shared expenses
face-skill = { $skill } { $number } for good
face-temp = discarded for a test: { $skill } { $number }
face-effect =
    { $when ->
        [upkeep] at each upkeep: { $what } { $change }
        [end] at retirement: { $what } { $change }
        [discard] when it leaves: { $what } { $change }
       *[play] { $what } { $change }
    }
face-growth =
    { $when ->
        [upkeep] at each upkeep: the company fund gains 1 for every { $number } in it
        [end] at retirement: the company fund gains 1 for every { $number } in it
        [discard] when it leaves: the company fund gains 1 for every { $number } in it
       *[play] the company fund gains 1 for every { $number } in it
    }
face-outcome = with { $from } to { $to }: { $outcome }
face-needs_loan = only with a loan
face-copies = in the deck of period { $period }: { $number }
face-change-wage = wages { $change }
face-change-price = prices of homes { $change }
face-change-rent = rents { $change }
face-change-fee = fees { $change }
face-change-job_level = tests for jobs: level { $change }
face-change-entrepreneur_level = tests of entrepreneurs: level { $change }
face-change-dice = dice for investments { $change }
face-change-child = cost of each child { $change }
face-change-no_loans = no voluntary loans
face-change-personal = personal expenses doubled

## The board

board-column-education = Education
board-column-career = Career
board-column-family = Family
board-column-home = Home
board-column-investments = Investments
board-empty-education = nothing learnt yet
board-empty-career = no job
board-empty-family = on your own
board-empty-home = no home
board-empty-investments = nothing invested
board-skills = Skills
board-covered = covered
board-taken = taken
board-stake = stake { $number } G
board-odds = Odds of “{ $card }”
board-needs = “{ $card }”: level { $level } against { $target }, so the dice must show { $number } or more.
board-second-chance = With a Second Chance: { $chance }.
board-thrown = The dice showed { $number }.
board-act-found = Found
board-act-deposit = Put in
board-act-withdraw = Take out
board-act-borrow = Borrow { $loan } G

## The goal, and what the signs of the board mean

goal = Largest pension wins
goal-fact = period { $number } of 4
board-tab-life = My life
board-tab-offers = Offers
board-tab-others = Others
board-short-current = Account
board-short-pension = Pension
board-short-company = Company
board-short-stakes = Stakes
board-short-chances = Chances
board-short-loans = Loans
board-short-education = Education
board-short-manual = Manual
board-short-social = Social
board-short-professional = Career
tip-pension = What is in it at the end is your score. Nothing leaves it but for a home and for loans at retirement.
tip-current = The money you pay and are paid with. At the end only the pension fund counts.
tip-company = An entrepreneur's money. What you take out goes half to the account and half to the pension fund.
tip-stakes = Money that lies on your investments. At the end of each period the dice say what becomes of it.
tip-chances = When a test fails, spend one, pay the fee again and roll again.
tip-loans = Each gave you money at once and costs twice as much at retirement.
tip-skill-education = Your level is added to the dice in tests that ask for it. Courses and schools raise it.
    .name = Skill: education
tip-skill-manual = Your level is added to the dice in tests that ask for it, such as those of the crafts.
    .name = Skill: manual
tip-skill-social = Your level is added to the dice in tests that ask for it. People you meet raise it.
    .name = Skill: social
tip-skill-professional = Your level is added to the dice in tests that ask for it. Jobs raise it.
    .name = Skill: professional
tip-odds = How often two dice and your level reach the target of the card.
    .name = Chance
tip-period = A working life has four periods: draft, play, upkeep. Then comes retirement.
tip-first = Its holder begins the draft. After each round it passes on.
tip-event = It holds for everybody until the end of the period.
