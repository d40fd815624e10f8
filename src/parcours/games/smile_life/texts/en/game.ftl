# Smile Life in English: everything but the rules.

game-name = Smile Life
game-about = Study, work, flirt, travel, and spoil the others' plans a little: the life with the most smiles wins.
game-length = 30 to 60 minutes
lesson-first = Your first life

option-deck = Number of cards
    .help = How many of the 200 cards are played with; fewer make a shorter match.
option-river = River
    .help = Three cards lie face up, and you may take one of them instead of drawing.

## Cards

card-studies = studies
card-double_studies = double studies
card-barman = barman
card-gardener = gardener
card-plumber = plumber
card-stripper = stripper
card-waiter = waiter
card-soldier = soldier
card-policeman = policeman
card-english_teacher = English teacher
card-french_teacher = French teacher
card-history_teacher = history teacher
card-maths_teacher = maths teacher
card-grand_professor = grand professor
card-airline_pilot = airline pilot
card-architect = architect
card-astronaut = astronaut
card-bandit = bandit
card-designer = designer
card-doctor = doctor
card-guru = guru
card-head_of_purchasing = head of purchasing
card-head_of_sales = head of sales
card-journalist = journalist
card-lawyer = lawyer
card-mechanic = mechanic
card-medium = medium
card-pharmacist = pharmacist
card-pizza_maker = pizza maker
card-researcher = researcher
card-surgeon = surgeon
card-writer = writer
card-wage_1 = wage 1
card-wage_2 = wage 2
card-wage_3 = wage 3
card-wage_4 = wage 4
card-flirt_bar = bar flirt
card-flirt_camping = flirt at a campsite
card-flirt_cinema = cinema flirt
card-flirt_hotel = hotel flirt
card-flirt_nightclub = nightclub flirt
card-flirt_park = park flirt
card-flirt_restaurant = restaurant flirt
card-flirt_theatre = theatre flirt
card-flirt_web = web flirt
card-flirt_zoo = zoo flirt
card-marriage = marriage
card-adultery = adultery
card-child = child
card-cat = cat
card-chick = chick
card-dog = dog
card-rabbit = rabbit
card-unicorn = unicorn
card-trip_cairo = trip to Cairo
card-trip_london = trip to London
card-trip_new_york = trip to New York
card-trip_rio = trip to Rio
card-trip_sydney = trip to Sydney
card-house_6 = house at 6
card-house_8 = house at 8
card-house_10 = house at 10
card-legion_of_honour = legion of honour
card-grand_prize = grand prize
card-accident = accident
card-sickness = sickness
card-burn_out = burn-out
card-divorce = divorce
card-income_tax = income tax
card-dismissal = dismissal
card-repeat_year = repeat year
card-prison = prison
card-attack = attack
card-birthday = birthday
card-rainbow = rainbow
card-casino = casino
card-luck = luck
card-shooting_star = shooting star
card-inheritance = inheritance
card-string_pulling = string pulling
card-swap = swap
card-tsunami = tsunami
card-revenge = revenge

## The table: before each player

zone-hand = Hand
zone-hand_size = Cards in hand
zone-hand_limit = Full hand
zone-studies = Studies
zone-level = Level of study
zone-extra_studies = Extra studies
zone-job = Job
zone-wage_level = Highest wage
zone-raised = Raise
zone-awarded = Awarded as
zone-free_house = Free house
zone-wages = Wages
zone-invested = Invested
zone-flirts = Official flirts
zone-used_flirts = Used flirts
zone-marriage = Marriage
zone-adultery = Adultery
zone-affairs = Flirts of the adultery
zone-past_affairs = Flirts of past adulteries
zone-children = Children
zone-acquisitions = Acquisitions
zone-distinctions = Distinctions
zone-pending = Malus to serve
zone-prison_turns = Turns left in prison
zone-malus = Malus suffered
zone-specials = Special cards
zone-outlaw = Outlaw
zone-peek_hands = Hands seen
zone-peek_pile = Pile seen
zone-smiles = Smiles

## The table: in common

zone-turn = Turn
zone-phase = Moment of the turn
zone-plays = Cards still to play
zone-rainbow = Rainbow
zone-new_job = New job this turn
zone-search = Search
zone-asked = Asked
zone-pile = Pile
zone-pile_size = Cards in the pile
zone-discard = Discard
zone-discarded_by = Discarded by
zone-drawn = Drawn with luck
zone-casino = Casino
zone-stake = Stake
zone-stake_owner = Owner of the stake
zone-river = River
zone-river_age = Turns without a card taken
zone-river_taken = River card taken this turn
zone-out = Out of the match
zone-box = Box

## Words

word-draw = before drawing
word-play = cards to play
word-search = searching the discard
word-keep = choosing a card of luck
word-give = giving a present
word-throw = throwing a card away
word-over = over
word-none = none
word-any = any card
word-acquisition = an acquisition
word-wage = a wage
word-nobody = nobody
word-plain = plain
word-temporary = temporary
word-official = official

## Whose move, and what for

ask-draw = Draw a card, or do what may be done instead of drawing.
wait-draw = Waiting for { $player } to draw a card.
ask-play = Play, buy, bet or discard a card from your hand.
wait-play = Waiting for { $player } to play a card.
ask-search = Search the discard: play or buy a card from it, or pass.
wait-search = Waiting for { $player } to search the discard.
ask-keep = Keep one of the cards you drew with luck; the others go on the discard.
wait-keep = Waiting for { $player } to keep one of the cards of luck.
ask-give = It's { $player }'s birthday: give one of your wages as a present.
wait-give = Waiting for { $player } to give a birthday present.
ask-throw = You have one card too many without your job: throw one away.
wait-throw = Waiting for { $player } to throw a card away.

## Moves

move-draw = Draw a card
move-take-card = Take “{ $card }” from the river
move-play-card = Play “{ $card }”
move-play-card-on-target = Play “{ $card }” on { $target }
move-play-card-with-other =
    { $other ->
        [hidden] Play “{ $card }” with a wage face down
       *[other] Play “{ $card }” with “{ $other }”
    }
move-play-card-with-other-on-target = Play “{ $card }” and send “{ $other }” to { $target }
move-play-card-from-discard = Play “{ $card }” from the discard
move-play-card-from-discard-on-target = Play “{ $card }” from the discard on { $target }
move-play-card-from-discard-with-other =
    { $other ->
        [hidden] Play “{ $card }” from the discard with a wage face down
       *[other] Play “{ $card }” from the discard with “{ $other }”
    }
move-play-card-from-discard-with-other-on-target = Play “{ $card }” (discard), send “{ $other }” to { $target }
move-play-card-with-other-from-discard = Play “{ $card }” with “{ $other }” from the discard
move-buy-card-paying-paying = Buy “{ $card }”, paying { $paying }
move-buy-card-from-discard-paying-paying = Buy “{ $card }” from the discard, paying { $paying }
move-bet-card =
    { $card ->
        [hidden] Bet a wage face down
       *[other] Bet “{ $card }”
    }
move-discard-card = Discard “{ $card }”
move-resign = Resign
move-resign-throwing-card = Resign and throw “{ $card }” away
move-divorce = Get divorced
move-stop-adultery = End the adultery
move-keep-card =
    { $card ->
        [hidden] Keep a card
       *[other] Keep “{ $card }”
    }
move-pass = Pass
move-done = Play no further card
move-give-card = Give “{ $card }”
move-throw-card = Throw “{ $card }” away

## What happened

event-began = { $player } begins.
    .player = You begin.
event-drew =
    { $card ->
        [hidden] { $player } draws a card.
       *[other] { $player } draws “{ $card }”.
    }
    .player =
        { $card ->
            [hidden] You draw a card.
           *[other] You draw “{ $card }”.
        }
event-took = { $player } takes “{ $card }” from the river.
    .player = You take “{ $card }” from the river.
event-filled_up =
    { $cards ->
        [hidden]
            { $number ->
                [one] { $player } draws a card to fill up the hand.
               *[other] { $player } draws { $number } cards to fill up the hand.
            }
       *[other] { $player } fills up the hand: { $cards }.
    }
    .player =
        { $cards ->
            [hidden]
                { $number ->
                    [one] You draw a card to fill up the hand.
                   *[other] You draw { $number } cards to fill up the hand.
                }
           *[other] You fill up the hand: { $cards }.
        }
event-discarded = { $player } discards “{ $card }”.
    .player = You discard “{ $card }”.
event-laid = { $player } plays “{ $card }”.
    .player = You play “{ $card }”.
event-laid_on = { $player } plays “{ $card }” on { $other }.
    .player = You play “{ $card }” on { $other }.
    .other = { $player } plays “{ $card }” on you.
event-laid_found = { $player } plays “{ $card }” from the discard.
    .player = You play “{ $card }” from the discard.
event-laid_found_on = { $player } plays “{ $card }” from the discard on { $other }.
    .player = You play “{ $card }” from the discard on { $other }.
    .other = { $player } plays “{ $card }” from the discard on you.
event-bought = { $player } buys “{ $card }”, paying { $cards }.
    .player = You buy “{ $card }”, paying { $cards }.
event-passed = { $player } takes nothing from the discard.
    .player = You take nothing from the discard.
event-resigned = { $player } resigns from the job “{ $card }”.
    .player = You resign from the job “{ $card }”.
event-threw = { $player } throws “{ $card }” away.
    .player = You throw “{ $card }” away.
event-stole_flirt = { $player } steals “{ $card }” from { $other }!
    .player = You steal “{ $card }” from { $other }!
    .other = { $player } steals “{ $card }” from you!
event-divorced = { $player } gets divorced.
    .player = You get divorced.
event-stopped_adultery = { $player } ends the adultery.
    .player = You end the adultery.
event-missed_turn = { $player } misses a turn: { $card }.
    .player = You miss a turn: { $card }.
event-left_prison = { $player } gets out of prison.
    .player = You get out of prison.
event-lost = { $player } loses “{ $card }”.
    .player = You lose “{ $card }”.
event-lost_job = { $player } loses the job “{ $card }”.
    .player = You lose your job: “{ $card }”.
    .then = You keep your studies, and you can take a new job on your next turn.
event-lost_children =
    { $number ->
        [one] { $player } loses a child.
       *[other] { $player } loses { $number } children.
    }
    .player =
        { $number ->
            [one] You lose a child.
           *[other] You lose { $number } children.
        }
event-children_killed =
    { $number ->
        [one] { $player } loses a child in the attack.
       *[other] { $player } loses { $number } children in the attack.
    }
    .player =
        { $number ->
            [one] You lose a child in the attack.
           *[other] You lose { $number } children in the attack.
        }
event-saw_hands = { $player } sees the hands of all the others.
    .player = You see the hands of all the others.
event-saw_pile =
    { $number ->
        [0] { $player } looks at the pile, but it is empty.
        [one]
            { $cards ->
                [hidden] { $player } sees the last card of the pile.
               *[other] { $player } sees the last card of the pile: { $cards }.
            }
       *[other]
            { $cards ->
                [hidden] { $player } sees the next { $number } cards of the pile.
               *[other] { $player } sees the next { $number } cards of the pile: { $cards }.
            }
    }
    .player =
        { $number ->
            [0] You look at the pile, but it is empty.
            [one]
                { $cards ->
                    [hidden] You see the last card of the pile.
                   *[other] You see the last card of the pile: { $cards }.
                }
           *[other]
                { $cards ->
                    [hidden] You see the next { $number } cards of the pile.
                   *[other] You see the next { $number } cards of the pile: { $cards }.
                }
        }
event-took_revenge = { $player } takes revenge and sends “{ $card }” to { $other }.
    .player = You take revenge and send “{ $card }” to { $other }.
    .other = { $player } takes revenge and sends you “{ $card }”.
event-kept =
    { $card ->
        [hidden] { $player } keeps a card.
       *[other] { $player } keeps “{ $card }”.
    }
    .player =
        { $card ->
            [hidden] You keep a card.
           *[other] You keep “{ $card }”.
        }
event-gave = { $player } gives “{ $card }” to { $other }.
    .player = You give “{ $card }” to { $other }.
    .other = { $player } gives you “{ $card }”.
event-swapped =
    { $cards ->
        [hidden] { $player } and { $other } swap a card.
       *[other] { $player } and { $other } swap a card: { $cards }.
    }
    .player =
        { $cards ->
            [hidden] You swap a card with { $other }.
           *[other] You swap a card with { $other }: { $cards }.
        }
    .other = { $player } swaps a card with you: { $cards }.
event-bet =
    { $card ->
        [hidden] { $player } bets a wage face down.
       *[other] { $player } bets “{ $card }”.
    }
    .player =
        { $card ->
            [hidden] You bet a wage face down.
           *[other] You bet “{ $card }”.
        }
event-won_bet = { $player } wins at the casino: { $cards }.
    .player = You win at the casino: { $cards }.
event-stake_returned = { $player } gets the stake back: “{ $card }”.
    .player = You get the stake back: “{ $card }”.
event-river_renewed = The river is renewed: { $cards }.
event-match_over = The match is over.
event-final_smiles =
    { $number ->
        [one] { $player } has { $number } smile.
       *[other] { $player } has { $number } smiles.
    }
    .player =
        { $number ->
            [one] You have { $number } smile.
           *[other] You have { $number } smiles.
        }

reason-pile_empty = The pile is empty.

## Why not

refused-SL-2-2 = The match is over: nobody can do anything any more.
refused-SL-2-3 = Not your move yet: { $player } has to act now.
refused-SL-2-4 =
    { $phase ->
        [draw] Your turn begins with drawing: draw a card, or do what may be done instead of drawing.
        [play] Now you play, buy, bet or discard a card from your hand.
        [search] You are searching the discard: play or buy a card from it, or pass.
        [keep] First keep one of the cards you drew with luck.
        [give] First give one of your wages as a birthday present.
       *[throw] First throw a card of your hand away.
    }
refused-SL-3-2 = The pile is empty: there is nothing to draw.
refused-SL-3-5 = With two players, no card can be taken from the discard instead of drawing.
refused-SL-3-6 =
    { $top ->
        [none] The discard is empty.
       *[other] Instead of drawing you can take only the top card of the discard: “{ $top }”.
    }
refused-SL-3-7 = The card “{ $card }” came to the discard from you: instead of drawing you can't take your own card back.
refused-SL-3-9 = The card “{ $card }” is not in the discard.
refused-SL-3-10 = You don't have the card “{ $missing }” in your hand.
refused-SL-4-2 = You have a job, “{ $job }”: you can't study while you work.
refused-SL-4-3 = You already have six study cards; there is no room for a seventh.
refused-SL-4-4 =
    { $needs ->
        [one] For “{ $card }” you need { $needs } level of study; you have { $level }.
       *[other] For “{ $card }” you need { $needs } levels of study; you have { $level }.
    }
refused-SL-4-5 = You already have a job, “{ $job }”. Leave it first, then you can play “{ $card }”.
refused-SL-4-7 = Only a teacher of English, French, history or maths can play “{ $card }”.
refused-SL-4-9 = You have no job to resign from.
refused-SL-4-10 = You can resign from “{ $job }” only before drawing, and instead of drawing.
refused-SL-4-12 = You need a job before you can play “{ $card }”.
refused-SL-4-13 = Your job, “{ $job }”, pays wages up to { $wage_level }; a wage of { $value } is too high.
refused-SL-5-2 = You are married: no more flirts, unless you commit adultery.
refused-SL-5-3 = You already have { $number } flirts. Five is the limit, unless you are a barman.
refused-SL-5-7 = No marriage without a flirt: play a flirt first.
refused-SL-5-8 = You are married already.
refused-SL-5-9 =
    { $because ->
        [no_flirt] For a child you need a marriage, a hotel flirt or a flirt at a campsite.
        [used] Your last flirt has allowed you a child already. For another one you need a marriage, or a new hotel flirt or flirt at a campsite.
       *[flirt] Your last flirt does not allow a child. For that you need a marriage, a hotel flirt or a flirt at a campsite.
    }
refused-SL-5-10 = You are not married, so there is nobody to cheat on.
refused-SL-5-11 = Your adultery is still going on; one at a time is enough.
refused-SL-5-13 = You have no adultery to end.
refused-SL-5-15 = You are not married, so you can't divorce.
refused-SL-6-3 = You don't have the card “{ $missing }” to pay with, or not enough of them.
refused-SL-6-4 = The card “{ $card }” costs { $price }; you are paying only { $paid }.
refused-SL-6-5 = The card “{ $card }” costs { $price } and there is no change: with the { $paid } you are paying, one card is too many.
refused-SL-6-6 = Name your payment from the highest wage to the lowest, the inheritance last.
refused-SL-6-8 = The card “{ $card }” is not free for you: buy it for { $price }.
refused-SL-6-9 = You have been a bandit or played the attack: an outlaw can't play “{ $card }”.
refused-SL-6-11 = Only a writer, a researcher or a journalist can play “{ $card }”.
refused-SL-6-12 = You have already had your grand prize for this job, “{ $job }”.
refused-SL-7-1 = You can't play “{ $card }” on yourself: choose another player.
refused-SL-7-3 = { $target } still has to serve a malus of this kind: “{ $card }”.
refused-SL-7-5 = { $target } has no job, and “{ $card }” hits only players with a job.
refused-SL-7-6 = { $target } is not married, and “{ $card }” hits only married players.
refused-SL-7-7 =
    { $because ->
        [no_job] { $target } has no job, and “{ $card }” hits only players with a job.
       *[no_wage] { $target } has no wage that “{ $card }” could take.
    }
refused-SL-7-8 = { $target } has no job to lose.
refused-SL-7-9 =
    { $because ->
        [job] { $target } has a job, and “{ $card }” hits only players without one.
       *[no_studies] { $target } has no studies to lose.
    }
refused-SL-7-10 = { $target } is not a bandit, and “{ $card }” is only for bandits.
refused-SL-7-14 = None of the others has a child: the attack would change nothing.
refused-SL-8-1 = { $target } has an official job, “{ $job }”, and can't be dismissed.
refused-SL-8-4 = As an airline pilot you travel free: play “{ $card }” without paying.
refused-SL-8-8 =
    { $search ->
        [wage] You are searching the discard for a wage, and “{ $card }” is not one.
       *[acquisition] You are searching the discard for a pet, a trip or a house, and “{ $card }” is none of these.
    }
refused-SL-8-10 = { $target } is a lawyer: “{ $card }” can't hit a lawyer.
refused-SL-8-11 = { $target } is a bandit: “{ $card }” can't hit a bandit.
refused-SL-8-13 =
    { $because ->
        [must_throw] You are a researcher with more than five cards in hand: name the card that you throw away when you resign.
       *[nothing_to_throw] You can simply resign: only a researcher with more than five cards in hand throws one away.
    }
refused-SL-8-15 = { $target }'s job, “{ $job }”, protects against “{ $card }”.
refused-SL-8-17 = { $target } is a mechanic: “{ $card }” can't hit a mechanic.
refused-SL-8-20 = { $player }'s job is soldier: as long as that lasts, nobody can play “{ $card }”.
refused-SL-8-21 = { $player }'s job is policeman: as long as that lasts, nobody can play “{ $card }”.
refused-SL-9-3 = The card “{ $card }” is not among the wages you can give.
refused-SL-9-5 = You can stop early only after a rainbow: play a card first.
refused-SL-9-6 = The card “{ $card }” is not among the cards you drew with luck.
refused-SL-9-9 = You can't swap with yourself: choose another player.
refused-SL-9-11 = The card “{ $card }” is not among the malus you have suffered, so you can't send it on.
refused-SL-9-14 = Not even string pulling leads to “{ $card }”.
refused-SL-10-4 = The casino is not on the table yet.
refused-SL-10-6 = The stake on the casino is yours: somebody else has to bet against it.
refused-SL-12-2 = The card “{ $card }” is not in the river.

## On the cards, and in their details

face-sort-studies = studies
    .many = studies
face-sort-job = job
    .many = jobs
face-sort-wage = wage
    .many = wages
face-sort-flirt = flirt
    .many = flirts
face-sort-marriage = marriage
    .many = marriages
face-sort-adultery = adultery
    .many = adultery
face-sort-child = child
    .many = children
face-sort-pet = pet
    .many = pets
face-sort-trip = trip
    .many = trips
face-sort-house = house
    .many = houses
face-sort-distinction = distinction
    .many = distinctions
face-sort-malus = malus
    .many = malus cards
face-sort-special = special card
    .many = special cards
face-smiles =
    { $number ->
        [one] { $number } smile
       *[other] { $number } smiles
    }
face-levels =
    { $number ->
        [one] { $number } level
       *[other] { $number } levels
    }
face-needs =
    { $number ->
        [0] asks for no studies
        [one] asks for { $number } level of study
       *[other] asks for { $number } levels of study
    }
face-pays = pays wages up to { $number }
face-status = status: { $status }
face-price = costs { $number } in wages
face-value = pays { $number } when you buy something
face-allows_child = allows a child
face-copies =
    { $number ->
        [one] there is one in the deck
       *[other] there are { $number } in the deck
    }
face-card-barman = flirts without limit
face-card-gardener = left at any time
face-card-plumber = left at any time
face-card-stripper = left at any time
face-card-waiter = left at any time
face-card-soldier = stops the attack
face-card-policeman = no bandit, no guru
face-card-english_teacher = no dismissal
face-card-french_teacher = no dismissal
face-card-history_teacher = no dismissal
face-card-maths_teacher = no dismissal
face-card-grand_professor = for a teacher
face-card-airline_pilot = free trips
face-card-architect = one free house
face-card-astronaut = a card of the discard
face-card-bandit = no dismissal, no tax
face-card-doctor = no sickness, studies on
face-card-head_of_purchasing = buys from the discard
face-card-head_of_sales = a wage of the discard
face-card-journalist = sees all hands
face-card-lawyer = no divorce
face-card-mechanic = no accident
face-card-medium = sees 13 cards
face-card-pharmacist = no sickness
face-card-researcher = 6 cards in hand
face-card-surgeon = no sickness, studies on
face-card-writer = for the grand prize
face-card-marriage = after a flirt
face-card-adultery = flirts though married
face-card-child = for the married
face-card-house_6 = half if married
face-card-house_8 = half if married
face-card-house_10 = half if married
face-card-legion_of_honour = not for outlaws
face-card-grand_prize = raises wages to 4
face-card-accident = misses a turn
face-card-sickness = misses a turn
face-card-burn_out = worker: misses a turn
face-card-divorce = ends a marriage
face-card-income_tax = takes a wage
face-card-dismissal = takes the job
face-card-repeat_year = takes a study card
face-card-prison = bandit: 3 turns
face-card-attack = all children go
face-card-birthday = a wage from each
face-card-rainbow = up to 3 more cards
face-card-casino = bet wages
face-card-luck = keep 1 of 3 cards
face-card-shooting_star = a card of the discard
face-card-inheritance = pays 3, once
face-card-string_pulling = a job without studies
face-card-swap = swaps a hidden card
face-card-tsunami = mixes all hands
face-card-revenge = sends a malus on

## The board

board-column-studies = Studies
board-column-job = Job
board-column-wages = Wages
board-column-love = Love
board-column-children = Children
board-column-goods = Goods
board-column-extras = Extras
board-column-malus = Malus
board-empty-studies = nothing learnt yet
board-empty-job = no job
board-empty-wages = no wage
board-empty-love = nobody yet
board-empty-children = no child
board-empty-goods = nothing yet
board-nothing-yet = Nothing played yet.
board-lay-here = Play here
board-discard-here = Discard here
board-discard-all =
    { $number ->
        [one] Discard
       *[other] All { $number }
    }
board-money = can spend { $number }
board-misses =
    { $number ->
        [one] misses a turn
       *[other] misses { $number } turns
    }
board-place = place { $place } of { $of }
board-rounds =
    { $number ->
        [0] last turn
        [one] about 1 turn left
       *[other] about { $number } turns left
    }
board-plays-left =
    { $number ->
        [one] Rainbow: one more card.
       *[other] Rainbow: { $number } more cards.
    }
board-stake = stake of { $player }
    .mine = your stake
board-past = No longer in use
board-seen = What I saw
board-note-open = can be stolen
board-note-used = child already
board-note-serving = misses a turn

## The goal, and what the signs of the board mean

goal = The most smiles win
board-tab-life = My life
board-tab-others = Others
board-tab-piles = Piles
tip-smiles = The cards before you bring them, the dots in their corner say how many. The most smiles win when the pile is empty.
tip-hand_size = Cards that only their owner sees. At the end of a turn the hand is filled up again.
tip-studies = Their levels open the better jobs.
tip-job = It lets you lay wages, up to what it pays. Some jobs have an advantage of their own.
tip-wages = Each is a smile, and wages not yet invested pay for trips and houses.
tip-love = Flirt first, then marry. Another player's equal flirt steals your last one.
    .name = Love
tip-children = Married, you may have as many as you like. Unmarried, a flirt at the right place allows one.
tip-acquisitions = Houses, trips and pets. Houses and trips are paid with wages.
tip-specials = Special cards and distinctions that you have laid. They count their smiles.
tip-malus = Blows that others laid on this player.
tip-pending = Whoever has to serve a malus misses a turn.
tip-pile = When it is empty at the end of a turn, the match is over.
tip-discard = Instead of drawing you may play its top card, if another player put it there.
