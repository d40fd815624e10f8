# What a player of Happy reads.

## The game

game-name = Happy
game-about = Job, love, children, house, car, pets: be the first to show enough happy points on your own turn.
game-length = an hour or more
lesson-first = Your first happiness
option-target = Points to win
    .help = Whoever shows this many happy points on their own turn wins.
option-bank = Coins
    .help = All coins of the match; when the bank is empty, the match is over.

## Cards

card-world_trip = world trip
card-friendship = friendship
card-car_upgrade = car upgrade
card-mba = MBA
card-inheritance = inheritance
card-lottery = lottery
card-extra_dice = extra dice
card-internet_love = internet love
card-skip_school = skip a school
card-take_cat = take a cat
card-take_dog = take a dog
card-pet_insurance = pet insurance
card-secret_love = secret love
card-cover_up = cover-up
card-plague = plague
card-health_insurance = health insurance
card-fire = fire
card-fire_insurance = fire insurance
card-corona = corona
card-vaccination = vaccination
card-scratch = scratch on the car
card-burn_out = burn-out
card-school_down = one school down

## Names on the table

zone-money = Coins
zone-hand = Cards in hand
zone-fresh = New cards
zone-hand_size = Cards held
zone-open = Open friendships
zone-job = Job
zone-partner = Partner
zone-child_1 = First child
zone-child_2 = Second child
zone-child_3 = Third child
zone-district = District
zone-pets = Pets
zone-car = Car
zone-health = Health
zone-quarantine = Quarantined by
zone-protection = Protected by
zone-tiles = QR tiles left
zone-points = Happy points
zone-shown_points = Points in sight
zone-turn = On turn
zone-round = Round
zone-pile = Pile
zone-pile_size = Cards in the pile
zone-box = In the box
zone-bank = Bank
zone-shelter = Shelter
zone-parking = Special parking place
zone-marks = Used this turn
zone-asked = Has to answer
zone-question = Question
zone-about = About
zone-throws = Dice
zone-declined = Declined this turn

## Words

word-worker = worker
word-manager = manager
word-director = director
word-none = none
word-home = at home
word-ex = ex-partner
word-baby = newborn
word-primary = primary school
word-secondary = secondary school
word-university = university
word-work = at work
word-good = good
word-bad = bad
word-nobody = nobody
word-dog = dog
word-cat = cat
word-date = date
word-try = roll for a child
word-car = car
word-house = house
word-topple = topple the director
word-to = to
word-for = for
word-with = with
word-child_1 = first child
word-child_2 = second child
word-child_3 = third child
word-parry = parry
word-sale = sale
word-extra = extra dice
word-again = roll again
word-upgrade = upgrade
word-partner = partner
word-coins = coins
word-shelter = shelter
word-hidden = hidden

## What is awaited

ask-none = It is your turn: do what you like and can pay for, then end it.
wait-none = Waiting for { $player } to play this turn.
ask-parry = You are attacked: parry with the matching green card, or suffer it.
wait-parry = Waiting for { $player } to parry or suffer the attack.
ask-sale = You are made an offer: accept or decline.
wait-sale = Waiting for { $player } to answer the offer.
ask-topple = You are asked to roll the dice against the director: accept or decline.
wait-topple = Waiting for { $player } to say whether to help topple the director.
ask-extra = Play extra dice to roll again, or pass.
wait-extra = Waiting for { $player } to play extra dice or pass.
ask-again = Roll once more, or keep this die.
wait-again = Waiting for { $player } to roll again or keep the die.

## Moves

slot-child = child
slot-thing = thing

move-date = Go on a date ({ $date_price } coin)
move-try-for-child = Roll for a child
move-buy_out = Buy out the ex-partner
move-school-child = Send to school: { $child } ({ $school_price } coins)
move-move-to-district = Move to district { $district }
move-heal = Get well ({ $health_price } coins)
move-buy-card = Buy a chance card ({ $card_price } coins)
move-buy-car = Buy a car ({ $car_price } coins)
move-buy-upgrade = Upgrade the car ({ $upgrade_price } coins)
move-buy-cat = Adopt a cat ({ $cat_price } coins)
move-buy-dog = Adopt a dog ({ $dog_price } coins)
move-sell-car = Sell the car to the bank
move-sell-internet_love = Sell { card-internet_love } to the bank ({ $love_price } coins)
move-sell-car-to-target-for-price = Offer the car to { $target } for { $price }
move-sell-internet_love-to-target-for-price = Offer { card-internet_love } to { $target } for { $price }
move-sell-thing = Sell: { $thing }
move-sell-thing-to-target-for-price = Offer { $target } for { $price }: { $thing }
move-trade-cards = Trade in for a new card: { $cards }
move-trade = Trade in cards
move-topple-with-target = Topple the director with { $target }
move-play-card = Play “{ $card }”
move-play-card-on-target = Play “{ $card }” on { $target }
move-play-card-on-target-child = Play “{ $card }” on { $target }: { $child }
move-play-card-from-shelter = Play “{ $card }” at the shelter
move-play-card-from-target = Play “{ $card }” on { $target }
move-play-card-for-partner = Play “{ $card }” for a partner
move-play-card-for-child = Play “{ $card }” to adopt a child
move-claim = Show the points and win
move-end = End the turn
move-parry = Parry
move-suffer = Suffer it
move-accept = Accept
move-decline = Decline
move-pass = Pass
move-throw = Roll again
move-keep = Keep the die
move-play-card-for-who = Play “{ $card }” for: { $who }

## The log

event-began = { $player } begins.
    .player = You begin.
event-turn_began = Round { $number }: { $player }'s turn.
    .player = Round { $number }: your turn.
event-turn_skipped = { $player } is in quarantine and has no turn.
    .player = You are in quarantine and have no turn.
event-protection_ended = { $player }'s protection ends, and { $other } takes the tile back.
    .player = Your protection ends, and { $other } takes the tile back.
    .other = { $player }'s protection ends, and you take the tile back.
event-glass_lifted = { $player }'s quarantine ends; { $other }'s tile protects the house for a round.
    .player = Your quarantine ends; { $other }'s tile protects the house for a round.
    .other = { $player }'s quarantine ends; your tile protects the house for a round.
event-earned =
    { $number ->
        [one] { $player } receives one coin for the turn.
       *[other] { $player } receives { $number } coins for the turn.
    }
    .player =
        { $number ->
            [one] You receive one coin for the turn.
           *[other] You receive { $number } coins for the turn.
        }
event-paid_costs =
    { $number ->
        [one] { $player } pays one coin in costs.
       *[other] { $player } pays { $number } coins in costs.
    }
    .player =
        { $number ->
            [one] You pay one coin in costs.
           *[other] You pay { $number } coins in costs.
        }
event-received =
    { $number ->
        [one] { $player } receives one coin from the bank.
       *[other] { $player } receives { $number } coins from the bank.
    }
    .player =
        { $number ->
            [one] You receive one coin from the bank.
           *[other] You receive { $number } coins from the bank.
        }
event-bank_empty = The bank is empty.
event-took_parking = { $player }'s car takes the special parking place.
    .player = Your car takes the special parking place.
event-parking_empty = The special parking place is empty.
event-match_over = The match is over, and all hands are shown.
event-showed_hand = { $player } shows: { $cards }.
    .player = You show: { $cards }.
event-final_points =
    { $number ->
        [one] { $player } has one point.
       *[other] { $player } has { $number } points.
    }
    .player =
        { $number ->
            [one] You have one point.
           *[other] You have { $number } points.
        }
event-final_points_half = { $player } has { $number }½ points.
    .player = You have { $number }½ points.
event-final_points_low = { $player } has less than one point.
    .player = You have less than one point.
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
event-played = { $player } plays “{ $card }”.
    .player = You play “{ $card }”.
event-played_on = { $player } plays “{ $card }” on { $other }.
    .player = You play “{ $card }” on { $other }.
    .other = { $player } plays “{ $card }” on you.
event-laid_open = { $player } puts “{ $card }” face up on the table.
    .player = You put “{ $card }” face up on the table.
event-parried = { $player } parries { $other }'s “{ $card }”.
    .player = You parry { $other }'s “{ $card }”.
    .other = { $player } parries your “{ $card }”.
event-suffered = { $player } suffers { $other }'s “{ $card }”.
    .player = You suffer { $other }'s “{ $card }”.
    .other = { $player } suffers your “{ $card }”.
event-took_cat_from = { $player } takes a cat from { $other }.
    .player = You take a cat from { $other }.
    .other = { $player } takes a cat from you.
event-took_dog_from = { $player } takes a dog from { $other }.
    .player = You take a dog from { $other }.
    .other = { $player } takes a dog from you.
event-got_cat = A cat from the shelter moves in with { $player }.
    .player = A cat from the shelter moves in with you.
event-got_dog = A dog from the shelter moves in with { $player }.
    .player = A dog from the shelter moves in with you.
event-divorced = { $player }'s partner moves to the divorce house.
    .player = Your partner moves to the divorce house.
event-fell_ill = { $player } has bad health now.
    .player = You have bad health now.
event-healed = { $player } is well again.
    .player = You are well again.
event-quarantined = { $other } puts { $player } in quarantine.
    .player = { $other } puts you in quarantine.
    .other = You put { $player } in quarantine.
event-protected = { $other }'s tile protects { $player }'s house for a round.
    .player = { $other }'s tile protects your house for a round.
    .other = Your tile protects { $player }'s house for a round.
event-rose_to_manager = { $player } becomes manager.
    .player = You become manager.
event-rose_to_director = { $player } becomes director.
    .player = You become director.
event-fell_to_manager = { $player } falls to manager.
    .player = You fall to manager.
event-fell_to_worker = { $player } is back on the shop floor.
    .player = You are back on the shop floor.
event-house_fell =
    { $number ->
        [one] { $player }'s house falls one district.
       *[other] { $player }'s house falls { $number } districts.
    }
    .player =
        { $number ->
            [one] Your house falls one district.
           *[other] Your house falls { $number } districts.
        }
event-moved_up = { $player } moves to district { $number }.
    .player = You move to district { $number }.
event-moved_down =
    { $number ->
        [one] { $player } moves one district down.
       *[other] { $player } moves { $number } districts down.
    }
    .player =
        { $number ->
            [one] You move one district down.
           *[other] You move { $number } districts down.
        }
event-lost_car = { $player } loses the car.
    .player = You lose your car.
event-car_scratched = { $player }'s car is scratched and now worth { $number }.
    .player = Your car is scratched and now worth { $number }.
event-got_car = { $player } has a car now, worth { $number }.
    .player = You have a car now, worth { $number }.
event-upgraded_car = { $player } upgrades the car; it is worth { $number }.
    .player = You upgrade your car; it is worth { $number }.
event-sold_car = { $player } sells the car to the bank.
    .player = You sell your car to the bank.
event-sold_card = { $player } sells “{ $card }” to the bank.
    .player = You sell “{ $card }” to the bank.
event-offered_car =
    { $number ->
        [one] { $player } offers the car to { $other } for { $number } coin.
       *[other] { $player } offers the car to { $other } for { $number } coins.
    }
    .player =
        { $number ->
            [one] You offer { $other } your car for { $number } coin.
           *[other] You offer { $other } your car for { $number } coins.
        }
    .other =
        { $number ->
            [one] { $player } offers you a car for { $number } coin.
           *[other] { $player } offers you a car for { $number } coins.
        }
event-offered_card =
    { $number ->
        [one] { $player } offers “{ $card }” to { $other } for { $number } coin.
       *[other] { $player } offers “{ $card }” to { $other } for { $number } coins.
    }
    .player =
        { $number ->
            [one] You offer “{ $card }” to { $other } for { $number } coin.
           *[other] You offer “{ $card }” to { $other } for { $number } coins.
        }
    .other =
        { $number ->
            [one] { $player } offers you “{ $card }” for { $number } coin.
           *[other] { $player } offers you “{ $card }” for { $number } coins.
        }
event-accepted_offer =
    { $number ->
        [one] { $player } accepts { $other }'s offer and pays { $number } coin.
       *[other] { $player } accepts { $other }'s offer and pays { $number } coins.
    }
    .player =
        { $number ->
            [one] You accept { $other }'s offer and pay { $number } coin.
           *[other] You accept { $other }'s offer and pay { $number } coins.
        }
    .other =
        { $number ->
            [one] { $player } accepts your offer and pays { $number } coin.
           *[other] { $player } accepts your offer and pays { $number } coins.
        }
event-declined_offer = { $player } declines { $other }'s offer.
    .player = You decline { $other }'s offer.
    .other = { $player } declines your offer.
event-traded = { $player } trades in: { $cards }.
    .player = You trade in: { $cards }.
event-asked_to_topple = { $player } asks { $other } to help topple the director.
    .player = You ask { $other } to help topple the director.
    .other = { $player } asks you to help topple the director.
event-agreed_to_topple = { $player } helps { $other }.
    .player = You help { $other }.
    .other = { $player } helps you.
event-declined_to_topple = { $player } does not want to help { $other }.
    .player = You do not want to help { $other }.
    .other = { $player } does not want to help you.
event-topple_failed = The dice are equal: the director stays.
event-toppled = { $player } topples { $other } and becomes director.
    .player = You topple { $other } and become director.
    .other = { $player } topples you and becomes director.
event-passed = { $player } passes.
    .player = You pass.
event-kept_die = { $player } keeps the die.
    .player = You keep the die.
event-threw = { $player } rolls a { $number }.
    .player = You roll a { $number }.
event-dated = { $player } goes on a date.
    .player = You go on a date.
event-tried_for_child = { $player } rolls the dice for a child.
    .player = You roll the dice for a child.
event-found_partner = { $player } has a partner now.
    .player = You have a partner now.
event-bought_out = { $player } buys out the ex-partner for { $number } coins.
    .player = You buy out the ex-partner for { $number } coins.
event-child_born = { $player }'s child number { $number } is born.
    .player = Your child number { $number } is born.
event-child_adopted = { $player } adopts child number { $number }.
    .player = You adopt child number { $number }.
event-child_to_primary = { $player }'s child { $number } goes to primary school.
    .player = Your child { $number } goes to primary school.
event-child_to_secondary = { $player }'s child { $number } goes to secondary school.
    .player = Your child { $number } goes to secondary school.
event-child_to_university = { $player }'s child { $number } goes to university.
    .player = Your child { $number } goes to university.
event-child_to_work = { $player }'s child { $number } goes to work.
    .player = Your child { $number } goes to work.
event-child_down_home = { $player }'s child { $number } is sent home.
    .player = Your child { $number } is sent home.
event-child_down_primary = { $player }'s child { $number } is sent down to primary school.
    .player = Your child { $number } is sent down to primary school.
event-child_down_secondary = { $player }'s child { $number } is sent down to secondary school.
    .player = Your child { $number } is sent down to secondary school.
event-claimed = { $player } shows enough happy points and wins!
    .player = You show enough happy points and win!

## Why not

refused-HA-2-4 = The match is over.
refused-HA-2-5 = It is { $player } who has to act now.
refused-HA-2-6 = That does not answer the question that is open, or there is none.
refused-HA-4-3 = You don't have “{ $card }”, or not enough of it.
refused-HA-4-4 = “{ $card }” is new: it can be used when this turn is over.
refused-HA-4-7 = { $player } holds { $limit } cards already; that is the most.
refused-HA-4-8 = The pile is empty.
refused-HA-4-9 = Name exactly three cards, in alphabetical order of their short names.
refused-HA-4-11 = “{ $card }” is not played: keep it, or use it to parry.
refused-HA-5-2 = An attack is aimed at another player.
refused-HA-5-4 = You hold no card that parries “{ $card }”.
refused-HA-6-3 = You have a partner at home.
refused-HA-6-4 = Buy out your ex-partner first.
refused-HA-6-5 = One roll a turn, for a partner or for a child: it has been made.
refused-HA-6-7 = There is no roll this turn that extra dice could still help.
refused-HA-6-8 = That works only without a partner and without an ex-partner.
refused-HA-6-9 = { $target } has no partner at home.
refused-HA-6-11 = You have no ex-partner to buy out.
refused-HA-7-3 = You need a partner at home for that.
refused-HA-7-4 = All three children are born.
refused-HA-7-6 = For an adoption you need a partner at home and room for another child.
refused-HA-7-9 = A newborn stays at home until the turn is over.
refused-HA-7-10 = This child has had its paid step this turn.
refused-HA-7-11 = There is no free seat where this child would go.
refused-HA-7-12 = This child is not born, or at work already.
refused-HA-7-14 = From university there is no school left to skip.
refused-HA-7-15 = Only a child at one of the three schools can be sent down.
refused-HA-7-17 = Children don't become manager or director.
refused-HA-8-2 = A house moves up to the next district only, or down to any lower one. You live in district { $here }.
refused-HA-8-3 = One move up a turn: it has been made.
refused-HA-8-4 = District { $district } is full.
refused-HA-8-7 = { $target }'s house is in district 0 already.
refused-HA-9-4 = { $player } is director, and there is only one.
refused-HA-9-5 = You are at the top already.
refused-HA-9-6 = { $target } is neither manager nor director.
refused-HA-9-7 = It takes two managers, you and another player, and a director.
refused-HA-9-8 = The dice against the director have been rolled this turn.
refused-HA-9-9 = { $target } has declined this turn.
refused-HA-10-3 = There is no such animal in the shelter.
refused-HA-10-5 = { $target } has no such animal.
refused-HA-10-6 = { $target } is in quarantine: the animals stay inside.
refused-HA-11-2 = You have a car already.
refused-HA-11-3 = You have no car to upgrade.
refused-HA-11-4 = A car or an upgrade is bought once a turn: it has been.
refused-HA-11-6 = The bank has { $bank }, and { $needed } must lie under the car.
refused-HA-11-7 = You have no car.
refused-HA-11-8 = { $target } has no car.
refused-HA-12-3 = { $target } is in quarantine already.
refused-HA-12-4 = { $target } is protected.
refused-HA-12-5 = You have no QR tile left.
refused-HA-12-6 = Both glasses are in use.
refused-HA-13-2 = All the others are ill already.
refused-HA-13-7 = You are in good health.
refused-HA-14-2 = You can't sell to yourself.
refused-HA-14-3 = { $target } has { $money }: ask for at least 1 and at most that.
refused-HA-14-4 = { $target } has a car already.
refused-HA-14-5 = { $target } has declined: this turn ask for { $highest } at most.
refused-HA-14-9 = Only a car and { card-internet_love } can be sold.
refused-HA-15-7 = You need { $goal } points and have { $points }.
refused-HA-16-2 = That costs { $price }, and you have { $money }.

## The end

reason-claimed = Enough happy points were shown.
reason-bank_empty = The bank is empty.

## On the cards, and in their details

face-sort-yellow = yellow: helps you
    .many = yellow: cards that help you
face-sort-orange = orange: for you or against another
face-sort-red = red: attack
    .many = red: attacks
face-sort-green = green: parry
    .many = green: parries
face-points = happy points while you hold it: { $points }
face-parries = parries: { $cards }
face-parried_by = parried by: { $card }
face-no_parry = nothing parries it
face-copies =
    { $number ->
        [one] there is one in the deck
       *[other] there are { $number } in the deck
    }
face-in_play-world_trip = in play one fewer than there are players: 2 with three, 3 with four, 4 with five, 5 with six
face-card-world_trip = keep it
face-card-friendship = keep, or put on the table
face-card-car_upgrade = a car, or a better one
face-card-mba = one job level up
face-card-inheritance = 15 coins
face-card-lottery = 20 coins
face-card-extra_dice = two more rolls
face-card-internet_love = partner or child
face-card-skip_school = a child: two places up
face-card-take_cat = from the shelter or a player
face-card-take_dog = from the shelter or a player
face-card-secret_love = keep, or break up a couple
face-card-plague = bad health for the others
face-card-health_insurance = or heals you
face-card-fire = a house falls
face-card-corona = quarantine
face-card-scratch = a car loses a level
face-card-burn_out = one job level down
face-card-school_down = a child falls a school

## On the board

board-town = The town
board-district = District { $number }
board-plots = { $taken } of { $room } plots taken
board-upkeep = costs { $number } each turn
board-move = Move
board-company = Company
board-earner = Each child at work counts
board-love = Love
board-date = Date
board-child = Child
board-odds-date = with a five or six
board-odds-child = with a one on either of two dice
board-divorce = Divorce house
board-buy-out = Buy out
board-hospital = Hospital
board-heal = Get well
board-ill = ill
board-quarantine = quarantine
board-pets = One dog and one cat: 1; all four: 2
board-chance = Chance
board-buy = Buy
board-sell = Sell
board-upgrade = Upgrade
board-parking = Car park
board-most-money = Most coins, from { $rich } on:
board-bank-note = When the bank is empty, the match is over.
board-new = new
board-offer = On offer: { $thing } for { $price }.

## The goal, and what the signs of the board mean

goal = { $target } points win
goal-fact = round { $number }
board-tab-mountain = Mountain
board-tab-town = Town
board-tab-people = People
board-points = Points
board-coins = Coins
board-tiles = QR tiles
tip-points = Whoever has enough of them on their own turn can claim the win. They can be lost again.
tip-shown_points = What everybody can see of a player's points. Cards in the hand may add more.
tip-money = Everything in town costs coins. At the start of your turn you receive your income less your costs.
tip-wage = What your job in the company brings at the start of each of your turns. An MBA takes you a floor up.
    .name = Wage
tip-district = Where your house stands. The higher, the more it costs each turn; the highest districts give points.
tip-upkeep = Whoever lives here pays this at the start of each turn.
    .name = Costs of the district
tip-odds = How often the dice bring it. You roll for a date or for a child, once per turn.
    .name = Chance
tip-partner = A partner at home brings coins each turn and a point. Without one there are no children.
tip-children = They go from home through three schools to work, a step at a time. At work each one is worth a point.
    .name = Children
tip-pets = A dog and a cat together give a point, all four animals give two.
tip-car = The figure is its value. The car that is worth most has the special parking place and its point.
tip-health = Bad health costs coins each turn and a point until you get well.
tip-quarantine = Whoever sits under the glass misses their turns until the attacker's turn comes.
    .name = Quarantine
tip-protection = A tile beside the house: until its owner's turn nobody can put this player in quarantine.
tip-tiles = With corona you lay one on another player's house. Without a tile you can't put anybody in quarantine.
tip-hand_size = Chance cards held, which only their owner sees. Seven is the most.
tip-open = Friendships that lie on the table. Each is worth half a point, and nobody can take them.
tip-bank = The coins left for everybody. When it is empty, the match is over.
