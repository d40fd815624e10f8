# Fatum in English: everything but the rules.

game-name = Fatum
game-about = Take jobs, study, love, buy, and throw bad luck at the others: what will your life have been?
game-length = about 45 minutes

## Options

option-mode = Way to win
    .help = Limited time and then points, one objective for all, or a secret one for each.
option-rounds = Last round
    .help = With limited time: the round after which points decide; 0 if only the clock counts.
option-minutes = Minutes
    .help = With limited time: when the clock has run out, the round is played to its end and points decide; 0 for no clock.
option-plus_two = Harder objectives
    .help = Every level that an objective asks for is 2 higher.
option-cap = Round limit
    .help = With objectives: the round after which points decide if nobody has won; 0 for none.
option-first = First player
    .help = Who holds the FATUM marker in the first round.

## Cards

card-waiter = waiter
card-thief = thief
card-actor = actor
card-musician = musician
card-painter = painter
card-babysitter = babysitter
card-cleaner = cleaner
card-cashier = cashier
card-courier = courier
card-factory_worker = factory worker
card-salesperson = salesperson
card-policeman = policeman
card-nurse = nurse
card-chef = chef
card-journalist = journalist
card-teacher = teacher
card-programmer = programmer
card-estate_agent = estate agent
card-headhunter = headhunter
card-banker = banker
card-architect = architect
card-lawyer = lawyer
card-notary = notary
card-judge = judge
card-doctor = doctor
card-diplomat = diplomat
card-company_director = company director
card-mayor = mayor
card-useless = useless
card-overworked = overworked
card-bad_reference = bad reference
card-burnout = burn-out
card-fired = fired
card-strike = strike
card-tax_audit = tax audit
card-studies_law = law studies
card-studies_engineering = engineering studies
card-studies_medicine = medical studies
card-studies_business = business studies
card-studies_arts = art studies
card-studies_languages = language studies
card-studies_philosophy = philosophy studies
card-apprenticeship = apprenticeship
card-evening_classes = evening classes
card-salsa_lessons = salsa lessons
card-diet = diet
card-therapy = therapy
card-yoga = yoga
card-backpacking = backpacking
card-world_tour = world tour
card-football_club = football club
card-choir = choir
card-scuba_diving = scuba diving
card-library_card = library card
card-driving_licence = driving licence
card-cooking_course = cooking course
card-volunteering = volunteering
card-overeating = overeating
card-boredom = boredom
card-smoking = smoking
card-failed_exam = failed exam
card-gambling = gambling
card-accident = accident
card-childhood_friend = childhood friend
card-neighbours = neighbours
card-pen_friend = pen friend
card-drinking_buddy = drinking buddy
card-best_friend = best friend
card-dinner_party = dinner party
card-influential_friend = influential friend
card-dog = dog
card-first_date = first date
card-holiday_romance = holiday romance
card-soulmate = soulmate
card-wedding = wedding
card-civil_union = civil union
card-baby_girl = baby girl
card-baby_boy = baby boy
card-twins = twins
card-rich_aunt = rich aunt
card-quarrel = quarrel
card-gossip = gossip
card-jealousy = jealousy
card-mother_in_law = mother-in-law
card-divorce = divorce
card-heartbreak = heartbreak
card-swindler = swindler
card-rented_room = rented room
card-studio = studio
card-two_room_flat = two-room flat
card-upscale_flat = upscale two-room flat
card-houseboat = houseboat
card-terraced_house = terraced house
card-country_house = house in the country
card-villa = villa
card-castle = castle
card-rental_studio = studio to let
card-old_car = old car
card-motorbike = motorbike
card-new_car = new car
card-camper_van = camper van
card-sports_car = sports car
card-furniture = furniture
card-savings_plan = savings plan
card-insurance_policy = insurance policy
card-alarm_system = alarm system
card-heirloom = heirloom
card-termites = termites
card-burglary = burglary
card-noisy_street = noisy street
card-car_theft = car theft
card-house_fire = house fire
card-tax_bill = tax bill
card-harmony = harmony
card-expert = expert
card-leader = leader
card-tycoon = tycoon
card-globetrotter = globetrotter
card-collector = collector
card-family = family
card-career = career
card-good_life = good life

## The table: before each player

zone-hand = Hand
zone-hand_decks = Decks of the hand
zone-front = In front
zone-diplomas = Diplomas
zone-burdens = Burdens
zone-money = Money
zone-objective = Objective
zone-revealed = Objective face up
zone-reached = Met since round
zone-out = Ruined
zone-laid = Laid this turn
zone-draws = Free draws
zone-bonus = Bonus cards
zone-used = Powers used
zone-work = Work
zone-experience = Experience
zone-relations = Relations
zone-heritage = Heritage
zone-points = Points
zone-charges = Charges

## The table: in common

zone-pile_work = Work pile
zone-pile_experience = Experience pile
zone-pile_relations = Relations pile
zone-pile_heritage = Heritage pile
zone-discard_work = Work discard
zone-discard_experience = Experience discard
zone-discard_relations = Relations discard
zone-discard_heritage = Heritage discard
zone-marker = FATUM marker
zone-turn = Turn
zone-step = Step
zone-round = Round
zone-time_up = Time is up

## Words

word-opportunities = seeking opportunities
word-destiny = enriching one's destiny
word-accounts = doing the accounts
word-over = over
word-work = work
word-experience = experience
word-relations = relations
word-heritage = heritage
word-time = limited time
word-common = common objective
word-secret = secret objective
word-random = by chance
word-none = none
word-hidden = hidden
word-black = black border
word-yellow = yellow border
word-objective = objective
word-job = job
word-studies = studies
word-leisure = leisure
word-friend = friend
word-love = love
word-couple = couple
word-child = child
word-home = home
word-car = car
word-goods = goods
word-blow = blow

## Whose move, and what for

ask-opportunities = Draw the cards that are due to you, one at a time; then throw away what is above eight.
wait-opportunities = Waiting for { $player } to draw or throw away cards.
ask-destiny = Lay cards before yourself, throw yellow-border cards at the others, and say when you are done.
wait-destiny = Waiting for { $player } to play cards.
ask-accounts = Do your accounts: use powers, give up what you don't want to pay for, and settle.
wait-accounts = Waiting for { $player } to do the accounts.

## Moves

slot-deck = deck

move-draw-deck = Draw a card: { $deck }
move-discard-card = Throw “{ $card }” away
move-play-card = Lay “{ $card }”
move-play-card-against-other = Lay “{ $card }” and get rid of “{ $other }”
move-play-card-on-target = Throw “{ $card }” at { $target }
move-play-card-on-target-against-other = Throw “{ $card }” at { $target } and destroy “{ $other }”
move-done = End your turn
move-use-card-on-target = Use “{ $card }” on { $target }
move-abandon-card = Give “{ $card }” up
move-settle = Settle the accounts
move-reveal = Reveal your objective
move-time = The time is up

## What happened

event-marker = { $player } takes the FATUM marker.
event-common_objective = The objective for all is “{ $card }”.
event-secret_objective =
    { $card ->
        [hidden] { $player } gets a secret objective.
       *[other] { $player } gets the secret objective “{ $card }”.
    }
event-round_began = Round { $number } begins; { $player } has the FATUM marker.
event-drew_work =
    { $card ->
        [hidden] { $player } draws a work card.
       *[other] { $player } draws a work card: “{ $card }”.
    }
event-drew_experience =
    { $card ->
        [hidden] { $player } draws an experience card.
       *[other] { $player } draws an experience card: “{ $card }”.
    }
event-drew_relations =
    { $card ->
        [hidden] { $player } draws a relations card.
       *[other] { $player } draws a relations card: “{ $card }”.
    }
event-drew_heritage =
    { $card ->
        [hidden] { $player } draws a heritage card.
       *[other] { $player } draws a heritage card: “{ $card }”.
    }
event-new_pile_work = The work discard becomes the pile again.
event-new_pile_experience = The experience discard becomes the pile again.
event-new_pile_relations = The relations discard becomes the pile again.
event-new_pile_heritage = The heritage discard becomes the pile again.
event-lapsed_work = There are no work cards left: those still due lapse.
event-lapsed_experience = There are no experience cards left: those still due lapse.
event-lapsed_relations = There are no relations cards left: those still due lapse.
event-lapsed_heritage = There are no heritage cards left: those still due lapse.
event-lapsed_draws = No card is left anywhere: all draws lapse.
event-discarded = { $player } throws “{ $card }” away.
event-laid = { $player } lays “{ $card }”.
event-bought = { $player } lays “{ $card }” for { $number }.
event-paid = { $player } pays { $number } for “{ $card }”.
event-toll = Of that, { $number } goes to { $other }.
event-changed_job = { $player } leaves the job “{ $cards }” for “{ $card }”.
event-windfall = “{ $card }” brings { $player } { $number }.
event-cleansed = Thanks to “{ $card }”, { $player } gets rid of “{ $cards }”.
event-hit = { $player } throws “{ $card }” at { $other }!
event-destroyed = { $player } loses “{ $cards }” by “{ $card }”.
event-insured = { $player } is insured and pays nothing for “{ $card }”.
event-lost = { $player } loses { $number } by “{ $card }”.
event-robbed = { $player } loses { $number } to { $other } by “{ $card }”.
event-jobless = { $player } has no work and receives { $number }.
event-salary_die = { $player } throws { $number } for the salary of “{ $card }”.
event-salary = { $player } earns { $number } as “{ $card }”.
event-income = “{ $card }” brings { $player } { $number }.
event-fined = { $player } (“{ $card }”) fines { $other } { $number }.
event-fined_in_vain = { $player } (“{ $card }”) fines { $other }, who has nothing.
event-stole = { $player } (“{ $card }”) steals { $number } from { $other }.
event-stole_in_vain = { $player } (“{ $card }”) finds nothing to steal from { $other }.
event-abandoned = { $player } gives “{ $card }” up.
event-settled = { $player } pays charges of { $number }.
event-nothing_due = { $player } has nothing to pay.
event-charges_too_high = { $player } can't pay the charges of { $number }.
event-study_die = { $player } throws { $number } for “{ $card }”.
event-graduated = { $player } graduates: “{ $card }”.
event-ruined = { $player } is ruined, in round { $number }.
event-hand_discarded = { $player } lays down the hand: { $cards }.
event-purse = { $player } ends the round with { $number }.
event-empty_purse = { $player } ends the round with nothing.
event-revealed = { $player } reveals the objective “{ $card }”.
event-reached = { $player } meets the objective “{ $card }”, in round { $number }.
event-fell = { $player } falls below the objective “{ $card }”.
event-fulfilled = { $player } has fulfilled the objective “{ $card }”!
event-shown_objective = { $player }'s objective was “{ $card }”.
event-time_up = The time is up: this round is the last.
event-match_over = The match is over.
event-final_points =
    { $number ->
        [one] { $player } has { $number } point.
       *[other] { $player } has { $number } points.
    }
event-no_points = { $player } has no points.
event-won = { $player } wins!
reason-last_one_left = Everybody else is ruined.
reason-time = The last round has been played.
reason-objective = An objective has been fulfilled.
reason-cap = The round limit has been reached.

## Why not

refused-FA-3-3 = The match is over: nobody can do anything any more.
refused-FA-3-4 = You are ruined and out of the match.
refused-FA-3-5 =
    { $step ->
        [opportunities] Now everyone draws cards; nothing else can be done before that is over.
        [destiny] Now { $turn } plays cards.
       *[accounts] Now { $turn } does the accounts.
    }
refused-FA-3-6 = You don't have “{ $card }” there to take.
refused-FA-4-7 = No card of this deck is due to you any more: { $deck }.
refused-FA-4-10 = This deck has no card left, neither in the pile nor in the discard: { $deck }.
refused-FA-4-13 = You throw cards away only after your last draw, and only above { $limit }; you hold { $held }.
refused-FA-5-2 = A black-border card like “{ $card }” is laid before yourself, not on a player.
refused-FA-5-3 = You have laid your card of this deck for this turn: { $deck }.
refused-FA-5-4 = For “{ $card }” you need { $needs } in { $domain }; you have { $level }.
refused-FA-5-5 = “{ $card }” costs { $price }; you have { $money }.
refused-FA-5-7 = A yellow-border card like “{ $card }” is thrown at a player: say at whom.
refused-FA-5-8 = “{ $card }” can't be thrown at { $target }.
refused-FA-5-12 = “{ $card }” neither destroys a card nor removes a burden: play it without naming another card.
refused-FA-7-4 = You already have a card like “{ $card }”; one at a time.
refused-FA-7-10 = { $target } is protected from yellow-border cards of this deck: { $deck }.
refused-FA-7-18 = “{ $other }” is not among your burdens.
refused-FA-7-20 = Name a card in front of { $target } that “{ $card }” can destroy.
refused-FA-8-8 = “{ $card }” can't be used on { $target }.
refused-FA-8-9 = You have used “{ $card }” already in this round.
refused-FA-8-10 = Nothing is due for “{ $card }” now, so you can't give it up.
refused-FA-8-13 = Your charges are { $charges } and you have { $money }: give a card up first.
refused-FA-10-4 = Only the table's clock can say that the time is up, once, where there is one.
refused-FA-10-10 = You can reveal only a secret objective that you meet and that is not face up yet.

## On the cards, and in their details

face-sort = { $deck }: { $sort }
face-sort-blow = blow, { $deck }
face-sort-objective = objective
face-bonus = { $of } { $change }
face-needs = asks for { $of } { $number }
face-salary = salary { $number } each round
face-per_pip = salary { $number } for each pip of a die
face-cost = costs { $number }
face-upkeep = upkeep { $number } each round
face-graduates =
    { $number ->
        [6] done with a 6
       *[other] done with a { $number } or more
    }
face-target =
    { $target ->
        [any] thrown at anybody, yourself too
       *[other] thrown at another player
    }
face-copies =
    { $number ->
        [one] there is one in the deck
       *[other] there are { $number } in the deck
    }
face-power-cumulable = beside other jobs
face-power-unique = only one
face-power-toll = toll { $number }: { $of }
face-power-discount = { $number } off: { $of }
face-power-contacts = asks { $number } less: { $of }
face-power-extra_lay = lays 1 more: { $of }
face-power-extra_draw = draws 1 more: { $of }
face-power-shield = shield: { $of }
face-power-insurance = pays no losses
face-power-income = +{ $number } each round
face-power-relief = upkeep −{ $number }: { $of }
face-power-tutor = study dice +{ $number }
face-power-fine = fines a player { $number }
face-power-steal = steals { $number }
face-power-windfall = +{ $number } when laid
face-power-cleanse = removes a burden
face-power-loss =
    { $who ->
        [layer] takes { $number } for you
       *[bank] costs { $number }
    }
face-power-destroy = destroys: { $of }

## On the board

board-round = Round { $number }
board-round-of = Round { $number } of { $last }
board-step-opportunities = Opportunities
board-step-destiny = Destiny
board-step-accounts = Accounts
board-free =
    { $number ->
        [0] no free draw left
        [one] one free draw
       *[other] { $number } free draws
    }
board-due =
    { $number ->
        [one] draws one more
       *[other] draws { $number } more
    }
board-discard = Discard: { $number }
board-laid = laid
board-since = met since round { $number }
