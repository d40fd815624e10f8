# Fatum in English: everything but the rules.

game-name = Fatum
game-about = Take jobs, study, love, buy, and throw bad luck at the others: what will your life have been?
game-length = about 45 minutes
lesson-first = Your first life

## Options

option-mode = Way to win
    .help = Limited time and then points, one objective for all, or a secret one for each.
option-rounds = Last round
    .help = With limited time: the round after which points decide; 0 if only the clock counts.
option-minutes = Minutes
    .help = With limited time: when the clock has run out, the round is played to its end and points decide; 0 for no clock.
option-plus_two = Harder objectives
    .help = Every level that an objective asks for is { $objective_raise } higher.
option-cap = Round limit
    .help = With objectives: the round after which points decide if nobody has won; 0 for none.
option-first = First player
    .help = Who holds the FATUM marker in the first round.

## Cards

card-waiter = waiter
    .about = Carries six plates and everybody's bad mood.
card-thief = thief
    .about = Works at night, and never sends an invoice.
card-actor = actor
    .about = Waits for the great part, and rehearses while waiting tables.
card-musician = musician
    .about = Three chords, two fans, one dream.
card-painter = painter
    .about = Sells one canvas a year and paints forty.
card-babysitter = babysitter
    .about = Bedtime is at eight, in theory.
card-cleaner = cleaner
    .about = Knows from the bins how the company is doing.
card-cashier = cashier
    .about = Says “have a nice day” four hundred times a day.
card-courier = courier
    .about = Two wheels, all weathers, paid by the parcel.
card-factory_worker = factory worker
    .about = The machine never tires, so neither may you.
card-salesperson = salesperson
    .about = Could sell sand in the desert, for a small commission.
card-policeman = policeman
    .about = Keeps the peace and a book of fines.
card-nurse = nurse
    .about = Sees everybody at their worst, and stays kind.
card-chef = chef
    .about = Shouts all evening so that the sauce stays calm.
card-journalist = journalist
    .about = Asks the question that everybody hoped to avoid.
card-teacher = teacher
    .about = Thirty pupils, one piece of chalk, long holidays, longer evenings.
card-programmer = programmer
    .about = It works. Nobody must touch it now.
card-estate_agent = estate agent
    .about = Calls a cupboard cosy, and finds a buyer.
card-headhunter = headhunter
    .about = Knows that you want to change jobs before you do.
card-banker = banker
    .about = Lends an umbrella when the sun shines.
card-architect = architect
    .about = Draws the house that others will pay for.
card-lawyer = lawyer
    .about = It depends, and the clock is running.
card-notary = notary
    .about = A signature, a stamp, and a fee for both.
card-judge = judge
    .about = Has heard that excuse before.
card-doctor = doctor
    .about = Ten years of study to write what no one can read.
card-diplomat = diplomat
    .about = Says no in nine languages, and is thanked for it.
card-company_director = company director
    .about = The first to arrive, the last to answer a question.
card-mayor = mayor
    .about = Cuts ribbons, shakes hands, forgets no vote.
card-useless = useless
    .about = Said aloud, in a meeting, with witnesses.
card-overworked = overworked
    .about = The office is dark, one lamp is on: yours.
card-bad_reference = bad reference
    .about = One phone call, and the new employer has changed their mind.
card-burnout = burn-out
    .about = One morning even the toothbrush was too heavy.
card-fired = fired
    .about = A cardboard box, a handshake, the lift down.
card-strike = strike
    .about = A banner, a brazier, and no pay at the end of the month.
card-tax_audit = tax audit
    .about = Two polite people would like to see the receipts.
card-studies_law = law studies
    .about = A thousand pages, and the exception is in the footnote.
card-studies_engineering = engineering studies
    .about = The bridge held. The friendships less so.
card-studies_medicine = medical studies
    .about = You learn every bone, and forget what a weekend is.
card-studies_business = business studies
    .about = How to sell a thing before it exists.
card-studies_arts = art studies
    .about = Nobody understands it yet, which is a good sign.
card-studies_languages = language studies
    .about = You can now be misunderstood in five countries.
card-studies_philosophy = philosophy studies
    .about = Many good questions, and one about the rent.
card-apprenticeship = apprenticeship
    .about = You learn with your hands, and make the coffee.
card-evening_classes = evening classes
    .about = After work, when others sit on the sofa.
card-salsa_lessons = salsa lessons
    .about = Two left feet, and a great deal of laughter.
card-diet = diet
    .about = Monday: salad. Tuesday: salad. Wednesday: we'll see.
card-therapy = therapy
    .about = An armchair, a box of tissues, and it does help.
card-yoga = yoga
    .about = Breathe in. Let the gossip pass. Breathe out.
card-backpacking = backpacking
    .about = Nine countries with one pair of shoes.
card-world_tour = world tour
    .about = You left as a tourist and came back with an opinion.
card-football_club = football club
    .about = Rain on Sunday, a pitch of mud, the best day of the week.
card-choir = choir
    .about = Forty voices, and somebody is flat.
card-scuba_diving = scuba diving
    .about = Down there, nobody can phone you.
card-library_card = library card
    .about = All the world's knowledge, and a fine of a few cents.
card-driving_licence = driving licence
    .about = Passed at the third try, but nobody asks.
card-cooking_course = cooking course
    .about = The soufflé rose. You have the photograph.
card-volunteering = volunteering
    .about = Unpaid, tired, and strangely content.
card-overeating = bout of overeating
    .about = The fridge at two in the morning never judges.
card-boredom = boredom
    .about = Sunday afternoon, every day of the week.
card-smoking = smoking
    .about = The last one, again.
card-failed_exam = failed exam
    .about = The question was on the page you skipped.
card-gambling = gambling habit
    .about = The next hand will win it all back.
card-accident = accident
    .about = A second of inattention, months of plaster.
card-childhood_friend = childhood friend
    .about = Knows you from when you ate sand.
card-neighbours = neighbours
    .about = Lend you a drill, and know when you come home.
card-pen_friend = pen friend
    .about = Has never seen you, and knows everything.
card-drinking_buddy = drinking buddy
    .about = Always there for you, until closing time.
card-best_friend = best friend
    .about = Helped you move four times.
card-dinner_party = dinner party
    .about = Eight at the table, one of them vegan, all of them late.
card-influential_friend = influential friend
    .about = One word in the right ear.
card-dog = dog
    .about = Happy to see you, whatever you have done.
card-first_date = first date
    .about = You both ordered what is hard to eat.
card-holiday_romance = holiday romance
    .about = Two weeks, one beach, no addresses.
card-soulmate = soulmate
    .about = Finishes your sentences, and your dessert.
card-wedding = wedding
    .about = A hundred guests, sixty of them cousins.
card-civil_union = civil union
    .about = A form, two signatures, a glass at the corner bar.
card-baby_girl = baby girl
    .about = Sleeps all day, sings all night.
card-baby_boy = baby boy
    .about = Has your eyes, and keeps them open until dawn.
card-twins = twins
    .about = Twice the joy, half the sleep.
card-rich_aunt = rich aunt
    .about = Pinches your cheek and remembers you in her will.
card-quarrel = quarrel
    .about = It was about the dishes, and then it wasn't.
card-gossip = gossip
    .about = They say it in confidence, to everybody.
card-jealousy = jealousy
    .about = Reads your messages, and between the lines.
card-mother_in_law = mother-in-law
    .about = Only for the weekend, with four suitcases.
card-divorce = divorce
    .about = Who gets the sofa? The lawyers do.
card-heartbreak = heartbreak
    .about = Sad songs turn out to be about you.
card-swindler = swindler
    .about = Such a nice person, and such a good offer.
card-rented_room = rented room
    .about = A bed, a table, and somebody else's radio.
card-studio = studio
    .about = You can cook without leaving the bed.
card-two_room_flat = two-room flat
    .about = At last a door that you can close.
card-upscale_flat = upscale two-room flat
    .about = The same two rooms, but with a lift and a concierge.
card-houseboat = houseboat
    .about = The garden is wet, but the view moves.
card-terraced_house = terraced house
    .about = You hear the neighbours, and they hear you.
card-country_house = house in the country
    .about = Silence, apart from the cock, the tractor and the frogs.
card-villa = villa
    .about = The pool needs cleaning, a problem others would like to have.
card-castle = castle
    .about = Forty rooms, four of them heated.
card-rental_studio = studio to let
    .about = The tenant pays, most months.
card-old_car = old car
    .about = Starts in the morning if you ask politely.
card-motorbike = motorbike
    .about = Wind, speed, and a mother who worries.
card-new_car = new car
    .about = It still smells of the showroom.
card-camper_van = camper van
    .about = Home is wherever there is a flat place to park.
card-sports_car = sports car
    .about = From zero to the next traffic light in four seconds.
card-furniture = furniture
    .about = One screw is left over. It holds anyway.
card-savings_plan = savings plan
    .about = A little each month, for the day it rains.
card-insurance_policy = insurance policy
    .about = Nobody reads it, until the morning after.
card-alarm_system = alarm system
    .about = Barks louder than the dog, and costs no food.
card-heirloom = heirloom
    .about = An ugly clock, and somehow you can't part with it.
card-termites = termites
    .about = Small, many, and fond of your beams.
card-burglary = burglary
    .about = They took the television and left the books.
card-noisy_street = noisy street
    .about = The road works will be over next year, they say.
card-car_theft = car theft
    .about = You parked right here. You are quite sure.
card-house_fire = house fire
    .about = It began with a toaster.
card-tax_bill = tax bill
    .about = A thin envelope with a large sum in it.
card-harmony = harmony
    .about = A little of everything, and nothing left out.
card-expert = expert
    .about = Knows more and more about what was learnt the hard way.
card-leader = leader
    .about = Others follow, and that is half of it.
card-tycoon = tycoon
    .about = The first million was the hardest; then came the houses.
card-globetrotter = globetrotter
    .about = Home is the place between two trips.
card-collector = collector
    .about = One more, and the set is complete.
card-family = family
    .about = A long table, and everybody talks at once.
card-career = career
    .about = The ladder is long, and the view improves.
card-good_life = good life
    .about = Good company, good food, nothing due tomorrow.

## The table: before each player

zone-hand = Hand
zone-hand_decks = Decks of the hand
zone-front = In front of you
zone-diplomas = Diplomas
zone-burdens = Burdens
zone-money = Money (€)
zone-objective = Objective
zone-revealed = Objective face up
zone-reached = Met since round
zone-out = Ruined
zone-laid = Played this turn
zone-draws = Free draws
zone-bonus = Bonus cards
zone-used = Powers used
zone-work = Work
zone-experience = Experience
zone-relations = Relations
zone-heritage = Property
zone-points = Points
zone-charges = Charges

## The table: in common

zone-pile_work = Work pile
zone-pile_experience = Experience pile
zone-pile_relations = Relations pile
zone-pile_heritage = Property pile
zone-discard_work = Work discard
zone-discard_experience = Experience discard
zone-discard_relations = Relations discard
zone-discard_heritage = Property discard
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
word-heritage = property
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

ask-opportunities = Draw the cards you may draw, one at a time; then discard down to eight.
wait-opportunities = Waiting for { $player } to draw or discard cards.
ask-destiny = Play cards in front of you, throw yellow-border cards at the others, and say when you are done.
wait-destiny = Waiting for { $player } to play cards.
ask-accounts = Do your accounts: use powers, give up what you don't want to pay for, and settle.
wait-accounts = Waiting for { $player } to do the accounts.

## Moves

slot-deck = deck

move-draw-deck = Draw a card: { $deck }
move-discard-card = Discard “{ $card }”
move-play-card = Play “{ $card }”
move-play-card-against-other = Play “{ $card }” and get rid of “{ $other }”
move-play-card-on-target = Throw “{ $card }” at { $target }
move-play-card-on-target-against-other = Throw “{ $card }” at { $target } and destroy “{ $other }”
move-done = End your turn
move-use-card-on-target = Use “{ $card }” on { $target }
move-abandon-card = Give up “{ $card }”
move-settle = Settle the accounts
move-reveal = Reveal your objective
move-time = The time is up

## What happened

event-marker = { $player } takes the FATUM marker.
    .player = You take the FATUM marker.
event-common_objective = The objective for all is “{ $card }”.
event-secret_objective =
    { $card ->
        [hidden] { $player } gets a secret objective.
       *[other] { $player } gets the secret objective “{ $card }”.
    }
    .player =
        { $card ->
            [hidden] You get a secret objective.
           *[other] You get the secret objective “{ $card }”.
        }
event-round_began = Round { $number } begins; { $player } has the FATUM marker.
    .player = Round { $number } begins; you have the FATUM marker.
event-drew_work =
    { $card ->
        [hidden] { $player } draws a work card.
       *[other] { $player } draws a work card: “{ $card }”.
    }
    .player =
        { $card ->
            [hidden] You draw a work card.
           *[other] You draw a work card: “{ $card }”.
        }
event-drew_experience =
    { $card ->
        [hidden] { $player } draws an experience card.
       *[other] { $player } draws an experience card: “{ $card }”.
    }
    .player =
        { $card ->
            [hidden] You draw an experience card.
           *[other] You draw an experience card: “{ $card }”.
        }
event-drew_relations =
    { $card ->
        [hidden] { $player } draws a relations card.
       *[other] { $player } draws a relations card: “{ $card }”.
    }
    .player =
        { $card ->
            [hidden] You draw a relations card.
           *[other] You draw a relations card: “{ $card }”.
        }
event-drew_heritage =
    { $card ->
        [hidden] { $player } draws a property card.
       *[other] { $player } draws a property card: “{ $card }”.
    }
    .player =
        { $card ->
            [hidden] You draw a property card.
           *[other] You draw a property card: “{ $card }”.
        }
event-new_pile_work = The work discard becomes the pile again.
event-new_pile_experience = The experience discard becomes the pile again.
event-new_pile_relations = The relations discard becomes the pile again.
event-new_pile_heritage = The property discard becomes the pile again.
event-lapsed_work = There are no work cards left: those still due lapse.
event-lapsed_experience = There are no experience cards left: those still due lapse.
event-lapsed_relations = There are no relations cards left: those still due lapse.
event-lapsed_heritage = There are no property cards left: those still due lapse.
event-lapsed_draws = No card is left anywhere: all draws lapse.
event-discarded = { $player } discards “{ $card }”.
    .player = You discard “{ $card }”.
event-laid = { $player } plays “{ $card }”.
    .player = You play “{ $card }”.
event-bought = { $player } plays “{ $card }” for €{ $number }.
    .player = You play “{ $card }” for €{ $number }.
event-paid = { $player } pays €{ $number } for “{ $card }”.
    .player = You pay €{ $number } for “{ $card }”.
event-toll = Of that, €{ $number } goes to { $other }.
    .other = Of that, €{ $number } goes to you.
event-changed_job = { $player } leaves the job “{ $cards }” for “{ $card }”.
    .player = You leave the job “{ $cards }” for “{ $card }”.
event-windfall = “{ $card }” brings { $player } €{ $number }.
    .player = “{ $card }” brings you €{ $number }.
event-cleansed = Thanks to “{ $card }”, { $player } gets rid of “{ $cards }”.
    .player = Thanks to “{ $card }”, you get rid of “{ $cards }”.
event-hit = { $player } throws “{ $card }” at { $other }!
    .player = You throw “{ $card }” at { $other }!
    .other = { $player } throws “{ $card }” at you!
event-destroyed = { $player } loses “{ $cards }” to “{ $card }”.
    .player = You lose “{ $cards }” to “{ $card }”.
event-insured = { $player } is insured and pays nothing for “{ $card }”.
    .player = You are insured and pay nothing for “{ $card }”.
event-lost = { $player } loses €{ $number } to “{ $card }”.
    .player = You lose €{ $number } to “{ $card }”.
event-robbed = { $player } loses €{ $number } to { $other } (“{ $card }”).
    .player = You lose €{ $number } to { $other } (“{ $card }”).
    .other = { $player } loses €{ $number } to you (“{ $card }”).
event-jobless = { $player } has no work and receives €{ $number }.
    .player = You have no work and receive €{ $number }.
event-salary_die = { $player } rolls { $number } for the salary of “{ $card }”.
    .player = You roll { $number } for the salary of “{ $card }”.
event-salary = { $player } earns €{ $number } as “{ $card }”.
    .player = You earn €{ $number } as “{ $card }”.
event-income = “{ $card }” brings { $player } €{ $number }.
    .player = “{ $card }” brings you €{ $number }.
event-fined = { $player } (“{ $card }”) fines { $other } €{ $number }.
    .player = You (“{ $card }”) fine { $other } €{ $number }.
    .other = { $player } (“{ $card }”) fines you €{ $number }.
event-fined_in_vain = { $player } (“{ $card }”) fines { $other }, who has nothing.
    .player = You (“{ $card }”) fine { $other }, who has nothing.
    .other = { $player } (“{ $card }”) fines you, but you have nothing.
event-stole = { $player } (“{ $card }”) steals €{ $number } from { $other }.
    .player = You (“{ $card }”) steal €{ $number } from { $other }.
    .other = { $player } (“{ $card }”) steals €{ $number } from you.
event-stole_in_vain = { $player } (“{ $card }”) finds nothing to steal from { $other }.
    .player = You (“{ $card }”) find nothing to steal from { $other }.
    .other = { $player } (“{ $card }”) finds nothing to steal from you.
event-abandoned = { $player } gives up “{ $card }”.
    .player = You give up “{ $card }”.
event-settled = { $player } pays charges of €{ $number }.
    .player = You pay charges of €{ $number }.
event-nothing_due = { $player } has nothing to pay.
    .player = You have nothing to pay.
event-charges_too_high = { $player } can't pay the charges of €{ $number }.
    .player = You can't pay the charges of €{ $number }.
event-study_die = { $player } rolls { $number } for “{ $card }”.
    .player = You roll { $number } for “{ $card }”.
event-graduated = { $player } graduates: “{ $card }”.
    .player = You graduate: “{ $card }”.
event-ruined = { $player } is ruined, in round { $number }.
    .player = You are ruined, in round { $number }.
    .then = You keep watching the others, or skip to the end.
event-hand_discarded = { $player } discards the hand: { $cards }.
    .player = You discard the hand: { $cards }.
event-purse = { $player } ends the round with €{ $number }.
    .player = You end the round with €{ $number }.
event-empty_purse = { $player } ends the round with nothing.
    .player = You end the round with nothing.
event-revealed = { $player } reveals the objective “{ $card }”.
    .player = You reveal the objective “{ $card }”.
event-reached = { $player } meets the objective “{ $card }”, in round { $number }.
    .player = You meet the objective “{ $card }”, in round { $number }.
event-fell = { $player } falls below the objective “{ $card }”.
    .player = You fall below the objective “{ $card }”.
event-fulfilled = { $player } has fulfilled the objective “{ $card }”!
    .player = You have fulfilled the objective “{ $card }”!
event-shown_objective = { $player }'s objective was “{ $card }”.
    .player = Your objective was “{ $card }”.
event-time_up = The time is up: this round is the last.
event-match_over = The match is over.
event-final_points =
    { $number ->
        [one] { $player } has { $number } point.
       *[other] { $player } has { $number } points.
    }
    .player =
        { $number ->
            [one] You have { $number } point.
           *[other] You have { $number } points.
        }
event-no_points = { $player } has no points.
    .player = You have no points.
event-won = { $player } wins!
    .player = You win!
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
refused-FA-4-7 = You may draw no more cards of this deck: { $deck }.
refused-FA-4-10 = This deck has no card left, neither in the pile nor in the discard: { $deck }.
refused-FA-4-13 = You discard only after your last draw, and only above { $limit } cards; you hold { $held }.
refused-FA-5-2 = A black-border card like “{ $card }” is played in front of you, not on a player.
refused-FA-5-3 = You have played your card of this deck for this turn: { $deck }.
refused-FA-5-4 = For “{ $card }” you need { $needs } in { $domain }; you have { $level }.
refused-FA-5-5 = “{ $card }” costs €{ $price }; you have €{ $money }.
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
refused-FA-8-13 = Your charges are €{ $charges } and you have €{ $money }: give up a card first.
refused-FA-10-4 = Only the table's clock can say that the time is up, once, where there is one.
refused-FA-10-10 = You can reveal only a secret objective that you meet and that is not face up yet.

## On the cards, and in their details

face-sort = { $deck }: { $sort }
face-sort-blow = { $deck }: yellow border
face-sort-objective = objective
    .many = objectives
face-bonus = { $of } { $change }
face-needs = asks for { $of } { $number }
face-salary = salary €{ $number } each round
face-per_pip = salary €{ $number } for each pip of a die
face-cost = costs €{ $number }
face-upkeep = upkeep €{ $number } each round
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
face-raised = harder objectives: { $levels }
face-power-cumulable = beside other jobs
face-power-unique = only one
face-power-toll = toll €{ $number }: { $of }
face-power-discount = €{ $number } off: { $of }
face-power-contacts = asks { $number } less: { $of }
face-power-extra_lay = plays 1 more: { $of }
face-power-extra_draw = draws 1 more: { $of }
face-power-shield = shield: { $of }
face-power-insurance = pays no losses
face-power-income = +€{ $number } each round
face-power-relief = upkeep −€{ $number }: { $of }
face-power-tutor = study dice +{ $number }
face-power-fine = fines a player €{ $number }
face-power-steal = steals €{ $number }
face-power-windfall = +€{ $number } when played
face-power-cleanse = removes a burden
face-power-loss =
    { $who ->
        [layer] takes €{ $number } for you
       *[bank] costs €{ $number }
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
board-laid = played
board-since = met since round { $number }

## The goal, and what the signs of the board mean

goal-time = Highest points win
goal-objective = Goal: “{ $card }”, kept for a round
goal-secret = A secret objective wins
board-tab-life = My life
board-tab-others = Others
board-tab-piles = Piles
tip-points = The sum of the four levels, and one for every full €500.
tip-money = It pays for cards and for the charges of each round. Whoever can't pay is ruined and out of the match.
tip-charges = What the cards before a player cost at the accounts of each round.
tip-work = The sum of what your cards say for work. Cards ask for levels before they can be laid.
tip-experience = The sum of what your cards say for experience. Studies and courses raise it.
tip-relations = The sum of what your cards say for relations. Friends and love raise it, quarrels lower it.
tip-heritage = The sum of what your cards say for property. Homes, cars and savings raise it.
tip-hand = Cards that only their owner sees, by deck. At most eight stay after drawing.
tip-burdens = Yellow-border cards that others threw at a player. They stay, with a bolt, until something takes them away.
tip-objective = Meet its levels and keep them until the end of the following round, and you win.
tip-marker = Its holder plays first in this round. Then it passes on.
tip-draws = Cards to be drawn from any deck. A level of 0 or less brings a bonus card of that deck.
