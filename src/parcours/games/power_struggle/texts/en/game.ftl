# Power Struggle in English: everything but the rules.

game-name = Power Struggle
game-about = In Cash We Trust: run departments, sit on the board, slip a bribe where it helps, and be the first to power in four of six ways.
game-length = about 90 minutes
lesson-first = Your first day at work
lesson-money = Money and consultants

option-target = Victory points needed
    .help = Four points make a normal match, five a longer one.

## Cards

card-development = development
card-human_resources = human resources
card-communications = communications
card-accounting = accounting
card-legal = legal & patents
card-controlling = controlling
card-chairman = chairman
card-bonus_payment = bonus payment
card-directors_meeting = directors' meeting
card-motivation_down_1 = motivation −1
card-motivation_down_2 = motivation −2
card-motivation_up_1 = motivation +1
card-moron_card = dunce card
card-board_scandal = board scandal
card-birthday = birthday
card-summer_party = summer party
card-company_outing = company outing
card-shares_1 = 1 share
card-shares_2 = 2 shares
card-shares_3 = 3 shares
card-shares_4 = 4 shares
card-shares_5 = 5 shares
card-shares_6 = 6 shares
card-shares_7 = 7 shares
card-rivalry_1 = influence, shares, main departments
card-rivalry_2 = influence, shares, corruption
card-rivalry_3 = influence, main departments, consultants
card-rivalry_4 = shares, corruption, consultants
card-rivalry_5 = main departments, corruption, consultants
card-rivalry_6 = shares, main departments, corruption

## The table: in common

zone-phase = Phase
zone-turn = To move
zone-first = First player
zone-placed = Managers placed
zone-round = Round
zone-motivation = Motivation
zone-board = Board
zone-heads = Heads of divisions
zone-development = Development
zone-human_resources = Human resources
zone-communications = Communications
zone-accounting = Accounting
zone-legal = Legal & patents
zone-controlling = Controlling
zone-chairman = Chairman
zone-events = Sorted events
zone-revealed = Events revealed
zone-drawn = Events to sort
zone-event_stock = Other events
zone-pool = Employees taken
zone-offer = Bribe on offer
zone-step = Waited for
zone-left = Employees still to go

## The table: before each player

zone-money = Money (thousands of Pinats)
zone-influence = Influence
zone-shares = Shares
zone-main_departments = Main departments
zone-corruption = Corruption
zone-counsel = Consultants
zone-certificates = Certificates
zone-privileges = Privilege cards
zone-archenemy = Archenemy
zone-rivalry = Skills to beat the archenemy in
zone-announced = Target reached
zone-kept = Archenemy's point kept
zone-points = Victory points

## Words

word-none = nobody
word-hidden = hidden
word-main = main department
word-bribed = bribed
word-down = face down
word-by = from
word-to = to
word-card = for
word-amount = amount
word-placement = initial placement
word-meeting = directors' meeting
word-sorting = sorting the events
word-actions = work phase
word-over = the match is over
word-place = placing a manager
word-privilege = the chairman's privilege
word-extra = the extra action
word-send = an ousted head
word-sort = sorting
word-action = an action
word-recruit = recruiting
word-open = the new department
word-pool = employees to found with
word-relocate = relocating
word-answer = the answer to a bribe
word-offer = a second bribe
word-loss = who loses an employee
word-sacrifice = employees for influence
word-dismissal = dismissals for influence
word-winning = employees to win over

## Offices

word-development-1 = development 1
word-development-2 = development 2
word-development-3 = development 3
word-development-4 = development 4
word-development-5 = development 5
word-development-6 = development 6
word-human_resources-1 = human resources 1
word-human_resources-2 = human resources 2
word-human_resources-3 = human resources 3
word-human_resources-4 = human resources 4
word-human_resources-5 = human resources 5
word-human_resources-6 = human resources 6
word-communications-1 = communications 1
word-communications-2 = communications 2
word-communications-3 = communications 3
word-communications-4 = communications 4
word-communications-5 = communications 5
word-communications-6 = communications 6
word-accounting-1 = accounting 1
word-accounting-2 = accounting 2
word-accounting-3 = accounting 3
word-accounting-4 = accounting 4
word-accounting-5 = accounting 5
word-accounting-6 = accounting 6
word-legal-1 = legal & patents 1
word-legal-2 = legal & patents 2
word-legal-3 = legal & patents 3
word-legal-4 = legal & patents 4
word-legal-5 = legal & patents 5
word-legal-6 = legal & patents 6
word-controlling-1 = controlling 1
word-controlling-2 = controlling 2
word-controlling-3 = controlling 3
word-controlling-4 = controlling 4
word-controlling-5 = controlling 5
word-controlling-6 = controlling 6

## What is awaited

ask-place = Place a manager: with three employees in a division, or on the board.
ask-privilege = The chairman's card is yours: open a department with it, a main department if it was bribed, or do without.
ask-extra = Communications is on your side: make an extra action, or do without.
ask-send = Your head has lost the division: send him to the board, or make him a consultant.
ask-sort = Lay the next event under the ones before; the meeting comes fifth at the earliest, after the bonus payment.
ask-action = Your action: recruit, open, reorganise, resign, bribe, buy or use a card.
ask-recruit = Place the employees that are left; the first two you must place as far as there is room.
ask-open = Add employees to the new department, or stop.
ask-pool = Take more employees, or found a department with them.
ask-relocate = Relocate a second department, or stop.
ask-answer = A bribe is on offer: take the money and give the card, or decline and lose an employee.
ask-offer = Your bribe was declined: offer a second one, or stop.
ask-loss = Choose where those who declined lose an employee.
ask-sacrifice = Dismiss three of your employees for a point of influence.
ask-dismissal = Dismiss your employees for influence.
ask-winning = Win an employee over, from an opponent or from the reserve.
wait-place = Waiting for { $player } to place a manager.
wait-privilege = Waiting for { $player } to use the chairman's card.
wait-extra = Waiting for { $player } to make an extra action.
wait-send = Waiting for { $player } to say where the ousted head goes.
wait-sort = Waiting for { $player } to sort the events.
wait-action = Waiting for { $player } to act.
wait-recruit = Waiting for { $player } to place recruits.
wait-open = Waiting for { $player } to fill the new department.
wait-pool = Waiting for { $player } to found departments.
wait-relocate = Waiting for { $player } to relocate.
wait-answer = Waiting for { $player } to answer a bribe.
wait-offer = Waiting for { $player } to offer another bribe or stop.
wait-loss = Waiting for { $player } to choose who is dismissed.
wait-sacrifice = Waiting for { $player } to dismiss employees.
wait-dismissal = Waiting for { $player } to dismiss employees.
wait-winning = Waiting for { $player } to win employees over.

## Kinds of action

kind-recruit = Recruit
kind-open = Open a department
kind-take = Open a department
kind-relocate = Reorganise
kind-merge = Reorganise
kind-resign = Resign
kind-offer = Bribe
kind-buy = Buy
kind-use = Use a card

## Moves

slot-division = division
slot-office = office
slot-privilege = privilege card
slot-event = event
slot-certificate = share certificate

move-place-in-division = Place a manager in { $division }
move-place-in-board = Place a manager on the board
move-use-chairman-in-division = Use the chairman's card in { $division }
move-skip = Skip
move-send-division-to-board = Send the head of { $division } to the board
move-send-division-to-counsel = Make the head of { $division } a consultant
move-next-event =
    { $event ->
        [hidden] Lay the next event
       *[other] Lay “{ $event }” next
    }
move-recruit-number-at-office = Recruit { $number } at { $office }
move-open-division = Open a department in { $division }
move-take-number-from-office = Take { $number } from { $office }
move-found-division-with-number = Found a department in { $division } with { $number }
move-relocate-office-to-division = Relocate { $office } to { $division }
move-merge-office-into-other = Merge { $office } into { $other }
move-merge-office-with-other-in-division = Merge { $office } with { $other } in { $division }
move-resign-division-to-board = Resign as head of { $division }, to the board
move-resign-division-to-counsel = Resign as head of { $division }, as a consultant
move-offer-amount-to-target-for-card =
    { $amount ->
        [hidden] Bribe { $target } for “{ $card }”
       *[other] Offer { $target } { $amount }k for “{ $card }”
    }
move-accept = Take the bribe
move-decline = Decline the bribe
move-dismiss-number-at-office = Dismiss { $number } at { $office }
move-buy-influence = Give three employees for influence
move-buy-main_department-in-division = Buy a main department in { $division }
move-buy-counsel-in-division = Buy a consultant in { $division }
move-buy-certificate = Buy a certificate: { $certificate }
move-use-development = Use development
move-entice-office-to-other = Win over an employee of { $office } for { $other }
move-entice-reserve-to-other = Take an employee from the reserve for { $other }
move-use-legal = Use legal & patents
move-pass = Pass
move-done = Stop

## The log

event-began = { $player } holds communications and begins.
    .player = You hold communications and begin.
event-placed = { $player } places a manager in { $division }.
    .player = You place a manager in { $division }.
event-placed_on_board = { $player } places a manager on the board.
    .player = You place a manager on the board.
event-pushed_off_board = A manager of { $player }'s is pushed off the board.
    .player = One of your managers is pushed off the board.
event-meeting = The directors' meeting begins.
event-chairman_opened = With the chairman's card { $player } opens a department in { $division }.
    .player = With the chairman's card you open a department in { $division }.
event-chairman_founded = With the bribed chairman's card { $player } opens a main department in { $division }.
    .player = With the bribed chairman's card you open a main department in { $division }.
event-skipped = { $player } skips.
    .player = You skip.
event-elected = { $player } provides the chairman.
    .player = You provide the chairman.
event-voted_out = { $player }'s chairman loses the election to { $other }.
    .player = Your chairman loses the election to { $other }.
    .other = { $player }'s chairman loses the election to you.
event-head = { $player } provides the head of { $division }.
    .player = You provide the head of { $division }.
event-sent_to_board = { $player }'s ousted head of { $division } goes to the board.
    .player = Your ousted head of { $division } goes to the board.
event-sent_to_counsel = { $player }'s ousted head of { $division } becomes a consultant.
    .player = Your ousted head of { $division } becomes a consultant.
event-drew =
    { $cards ->
        [hidden] { $player } draws the events to sort.
       *[other] { $player } draws the events to sort: { $cards }.
    }
    .player =
        { $cards ->
            [hidden] You draw the events to sort.
           *[other] You draw the events to sort: { $cards }.
        }
event-laid =
    { $card ->
        [hidden] { $player } lays an event.
       *[other] { $player } lays “{ $card }”.
    }
    .player =
        { $card ->
            [hidden] You lay an event.
           *[other] You lay “{ $card }”.
        }
event-event = Event: “{ $card }”.
event-motivation = The motivation is now { $number }.
event-got_bonus = { $player } gets a bonus of { $number }k.
    .player = You get a bonus of { $number }k.
event-paid = { $player } pays { $number }k.
    .player = You pay { $number }k.
event-received = { $player } gets { $number }k.
    .player = You get { $number }k.
event-showed_money = { $player } has too little and shows the money: { $number }k.
    .player = You have too little and show the money: { $number }k.
event-chairman_ousted = { $player }'s chairman has to go and gets { $number }k.
    .player = Your chairman has to go and gets { $number }k.
event-scored_influence =
    { $number ->
        [one] { $player } scores { $number } point of influence.
       *[other] { $player } scores { $number } points of influence.
    }
    .player =
        { $number ->
            [one] You score { $number } point of influence.
           *[other] You score { $number } points of influence.
        }
event-scored_shares =
    { $number ->
        [one] { $player } scores { $number } share.
       *[other] { $player } scores { $number } shares.
    }
    .player =
        { $number ->
            [one] You score { $number } share.
           *[other] You score { $number } shares.
        }
event-scored_main_departments = { $player } scores a main department.
    .player = You score a main department.
event-scored_corruption = { $player } scores a point of corruption.
    .player = You score a point of corruption.
event-recruited =
    { $number ->
        [one] { $player } recruits { $number } employee in { $division }.
       *[other] { $player } recruits { $number } employees in { $division }.
    }
    .player =
        { $number ->
            [one] You recruit { $number } employee in { $division }.
           *[other] You recruit { $number } employees in { $division }.
        }
event-opened = { $player } opens a department in { $division }.
    .player = You open a department in { $division }.
event-took =
    { $number ->
        [one] { $player } takes { $number } employee from { $division }.
       *[other] { $player } takes { $number } employees from { $division }.
    }
    .player =
        { $number ->
            [one] You take { $number } employee from { $division }.
           *[other] You take { $number } employees from { $division }.
        }
event-founded =
    { $number ->
        [one] { $player } founds a department with { $number } employee in { $division }.
       *[other] { $player } founds a department with { $number } employees in { $division }.
    }
    .player =
        { $number ->
            [one] You found a department with { $number } employee in { $division }.
           *[other] You found a department with { $number } employees in { $division }.
        }
event-closed = A department of { $player }'s in { $division } is left without employees and closes.
    .player = A department of yours in { $division } is left without employees and closes.
event-relocated = { $player } relocates a department to { $division }.
    .player = You relocate a department to { $division }.
event-merged = { $player } merges two departments into a main department in { $division }.
    .player = You merge two departments into a main department in { $division }.
event-resigned_to_board = { $player }'s head of { $division } resigns and goes to the board; managers who join it: { $number }.
    .player = Your head of { $division } resigns and goes to the board; managers who join it: { $number }.
event-resigned_to_counsel = { $player }'s head of { $division } resigns and becomes a consultant.
    .player = Your head of { $division } resigns and becomes a consultant.
event-offered = { $player } wants “{ $card }” and slips { $other } an envelope.
    .player = You want “{ $card }” and slip { $other } an envelope.
    .other = { $player } wants “{ $card }” and slips you an envelope.
event-offered_amount =
    { $number ->
        [0] What is in the envelope only { $player } and { $other } know.
       *[other] In { $player }'s envelope for { $other }: { $number }k.
    }
    .player =
        { $number ->
            [0] What is in the envelope only you and { $other } know.
           *[other] In your envelope for { $other }: { $number }k.
        }
    .other =
        { $number ->
            [0] What is in the envelope only { $player } and you know.
           *[other] In { $player }'s envelope for you: { $number }k.
        }
event-accepted = { $player } takes the money; “{ $card }” goes to { $other }.
    .player = You take the money; “{ $card }” goes to { $other }.
    .other = { $player } takes the money; “{ $card }” goes to you.
event-declined = { $player } keeps “{ $card }” and declines { $other }'s bribe.
    .player = You keep “{ $card }” and decline { $other }'s bribe.
    .other = { $player } keeps “{ $card }” and declines your bribe.
event-lost_employee = { $player } loses an employee in { $division }, at { $other }'s choice.
    .player = You lose an employee in { $division }, at { $other }'s choice.
    .other = { $player } loses an employee in { $division }, at your choice.
event-dismissed =
    { $number ->
        [one] { $player } dismisses { $number } employee in { $division }.
       *[other] { $player } dismisses { $number } employees in { $division }.
    }
    .player =
        { $number ->
            [one] You dismiss { $number } employee in { $division }.
           *[other] You dismiss { $number } employees in { $division }.
        }
event-bought_main_department = { $player } buys a main department in { $division } for { $number }k.
    .player = You buy a main department in { $division } for { $number }k.
event-bought_counsel = { $player } buys a consultant in { $division } for { $number }k.
    .player = You buy a consultant in { $division } for { $number }k.
event-bought_shares = { $player } buys a certificate, { $card }, for { $number }k.
    .player = You buy a certificate, { $card }, for { $number }k.
event-enticed = { $player } wins over an employee of { $other }'s for { $division }.
    .player = You win over an employee of { $other }'s for { $division }.
    .other = { $player } wins over one of your employees for { $division }.
event-enticed_reserve = { $player } takes an employee from the reserve for { $division }.
    .player = You take an employee from the reserve for { $division }.
event-passed = { $player } can't do anything and passes.
    .player = You can't do anything and pass.
event-announced = { $player } has { $number } victory points: this is the end of the match, as soon as the round or the meeting is over.
    .player = You have { $number } victory points: this is the end of the match, as soon as the round or the meeting is over.
event-showed_archenemy = { $player } shows the archenemy: { $other }, in { $card }.
    .player = You show your archenemy: { $other }, in { $card }.
    .other = { $player } shows the archenemy: you, in { $card }.
event-match_over = The match is over.
event-final_points =
    { $number ->
        [one] { $player } has { $number } victory point.
       *[other] { $player } has { $number } victory points.
    }
    .player =
        { $number ->
            [one] You have { $number } victory point.
           *[other] You have { $number } victory points.
        }

reason-target_reached = The target has been reached.

## Why not

refused-PS-1-1 = Not your move yet: { $player } has to act now.
refused-PS-1-2 =
    { $phase ->
        [placement] In the initial placement managers are placed, and nothing else.
        [meeting] In the meeting there is something else to decide now.
        [sorting] First the events are sorted.
        [actions] That belongs to another phase; now it is time for actions.
       *[over] The match is over: nobody can do anything any more.
    }
refused-PS-1-3 =
    { $step ->
        [action] An action doesn't begin with that.
        [answer] First answer the bribe: take it or decline.
        [send] First say where your ousted head goes.
        [privilege] First use the chairman's card or do without.
        [extra] First make the extra action or do without.
       *[other] Your action is under way: go on with it first.
    }
refused-PS-1-4 = There is nothing here that can be stopped: the rules ask for more first.
refused-PS-4-4 = An office holds { $most } employees at most; at { $office } there would be more.
refused-PS-4-5 =
    { $employees ->
        [one] There is only { $employees } employee at { $office }.
       *[other] There are only { $employees } employees at { $office }.
    }
refused-PS-4-7 = All six offices of { $division } are taken.
refused-PS-4-8 = { $office } is not yours.
refused-PS-6-3 = “{ $card }” is not among the events in your hand.
refused-PS-6-4 = The directors' meeting comes fifth at the earliest; you have laid { $laid }.
refused-PS-6-5 = The bonus payment must come before the directors' meeting.
refused-PS-8-3 =
    { $because ->
        [extra] The extra action can be left out, but not passed.
       *[able] You can pass only if there is nothing at all that you could do.
    }
refused-PS-8-6 =
    { $left ->
        [0] You have no employees left to place in this action.
        [one] You can place only { $left } employee in this action.
       *[other] You can place only { $left } employees in this action.
    }
refused-PS-9-2 = The additional employees go to the new department only.
refused-PS-9-3 = The new department can't give employees to itself.
refused-PS-9-7 =
    { $because ->
        [second] The second department takes all { $pool } employees that are left.
       *[first] From { $pool } employees you found one department or two, each with 2 to 6 of them and each in a free office; { $number } would not work out.
    }
refused-PS-9-8 =
    { $because ->
        [many] You can take twelve employees at most; { $pool } are taken.
        [founded] You have founded a department: use up the employees that are taken first.
        [alone] One employee alone can't found a department, and you have no other.
       *[offices] There are too few free offices for departments of so many employees.
    }
refused-PS-10-2 = { $office } is in that division already.
refused-PS-10-3 = You have just relocated that department; take another one, or stop.
refused-PS-10-4 = A main department is relocated alone, not as the second of an action.
refused-PS-10-6 = Name the two offices from left to right, and in one division from the top: first { $other }, then { $office }.
refused-PS-10-7 =
    { $because ->
        [same] A merger takes two different departments.
       *[main] A main department can't be merged.
    }
refused-PS-11-1 = The head of { $division } is not yours.
refused-PS-12-1 =
    { $because ->
        [self] You can't bribe yourself.
       *[elsewhere] “{ $card }” does not lie before { $target }.
    }
refused-PS-12-2 = A bribe is a multiple of { $note }k, and at least as much.
refused-PS-12-3 = You have only { $money }k.
refused-PS-12-9 = { $amount }k was declined for “{ $card }”: offer more.
refused-PS-12-12 = Choose one employee of a player who declined and has not lost one yet.
refused-PS-13-1 = For influence you dismiss { $needs } employees; you have { $employees }.
refused-PS-13-2 =
    { $left ->
        [one] Only { $left } employee is still to be dismissed.
       *[other] Only { $left } employees are still to be dismissed.
    }
refused-PS-13-6 = No certificate of this kind is left: { $card }.
refused-PS-13-7 = That costs { $price }k; you have { $money }k.
refused-PS-14-1 =
    { $because ->
        [down] Your card lies face down and can't be used: { $card }.
       *[elsewhere] The card does not lie before you: { $card }.
    }
refused-PS-14-7 = None of your offices has room for another employee.
refused-PS-14-8 =
    { $because ->
        [empty] Nobody works at { $office }.
       *[own] { $office } is your own: win somebody over from an opponent or from the reserve.
    }
refused-PS-14-9 = { $player } has lost an employee in this action already.
refused-PS-14-10 =
    { $needs ->
        [one] For that you dismiss { $needs } employee; you have none.
       *[other] For that you dismiss { $needs } employees; you have { $employees }.
    }

## On the cards, and in their details

face-sort-privilege = privilege
    .many = privileges
face-sort-event = event
    .many = events
face-sort-certificate = share certificate
    .many = share certificates
face-sort-skill = archenemy
    .many = archenemies
face-rivalry = rivalry
face-motivation = motivation { $change }
face-shares =
    { $number ->
        [one] { $number } share
       *[other] { $number } shares
    }
face-price = costs { $number }k
face-skill-influence = influence
face-skill-shares = shares
face-skill-main_departments = main departments
face-skill-corruption = corruption
face-skill-counsel = consultants
face-regular = in every work phase
face-players = with { $number } players or more
face-copies =
    { $number ->
        [one] there is one in the deck
       *[other] there are { $number } in the deck
    }
face-copies_by_players = in the stock: { $number } with five players, { $four } with four, { $three } with three
face-card-development = wins employees over
face-card-human_resources = more recruits
face-card-communications = sorts the events
face-card-accounting = cheaper shares
face-card-legal = employees for influence
face-card-controlling = a higher bonus
face-card-chairman = opens a (main) department
face-card-bonus_payment = money for all
face-card-directors_meeting = new elections
face-card-moron_card = the sorter pays 100k to each
face-card-board_scandal = the chairman goes
face-card-birthday = chairman and heads pay 100k each
face-card-summer_party = each board seat costs 100k
face-card-company_outing = nothing happens

## On the board

board-company = The company
board-office =
    { $number ->
        [one] { $office }: a department of { $player }'s with { $number } employee
       *[other] { $office }: a department of { $player }'s with { $number } employees
    }
board-office-main =
    { $number ->
        [one] { $office }: a main department of { $player }'s with { $number } employee
       *[other] { $office }: a main department of { $player }'s with { $number } employees
    }
board-office-free = { $office }: free
board-seat-free = a free seat
board-head = Head: { $player }
board-leads = At a meeting now it would be { $player }
board-round = Round { $number }
board-event-later = still to come: { $card }
board-events-left =
    { $number ->
        [one] { $number } event still to come
       *[other] { $number } events still to come
    }
board-won = a victory point
board-ahead = ahead
board-archenemy-own = yourself: lead all in two
board-shelf = What points cost
board-certificate =
    { $number ->
        [one] { $number } share for { $price }k, { $left } left
       *[other] { $number } shares for { $price }k, { $left } left
    }
board-buy-main_departments = main department
board-buy-counsel = consultant
board-buy-influence = influence
board-employees = employees
board-no-privileges = No privilege card lies before you.
board-gives-nothing = Nothing at this motivation
board-gives-chairman = At the meeting: a new department
board-gives-chairman-bribed = At the meeting: a new main department
board-gives-development =
    { $number ->
        [one] Action: win over { $number } employee
       *[other] Action: win over { $number } employees
    }
board-gives-human_resources = +{ $number } when hiring
board-gives-communications = Sorts the events
board-gives-communications-bribed = At the meeting: an extra action
board-gives-accounting =
    { $number ->
        [one] Shares { $number } step cheaper
       *[other] Shares { $number } steps cheaper
    }
board-gives-legal = Action: dismiss { $number }, +{ $number } influence
board-gives-controlling = Bonus: +{ $number }k for each department

## The goal, and what the signs of the board mean

goal = { $target } of 6 points win
goal-fact = round { $number }
board-tab-divisions = Divisions
board-tab-tracks = Tracks
board-tab-prices = Prices
board-tab-rivals = Rivals
board-vs = against { $player }
tip-points = There are six ways to one each: five tracks, and being ahead of your archenemy. The target wins at the next meeting.
tip-money = Secret, in thousands of Pinats. It buys points, and it fills the envelopes of bribes.
tip-influence = Scored by chairman and board at each meeting, or bought with employees. From the mark on it is a victory point.
tip-shares = On the certificates you bought. From the mark on they are a victory point.
tip-main_departments = Two managers in one office. From the mark on they are a victory point.
tip-corruption = You score it when you offer a bribe or take one. From the mark on it is a victory point.
tip-counsel = Each advises one division. In enough different divisions they are a victory point.
tip-archenemy = Secret. While you are ahead of this player in all three skills of your card, you have a victory point.
tip-privileges = They lie before the head of their division, or before whoever bribed them away. Face down they do nothing.
tip-chairman = Elected at each meeting: whoever has most managers on the board. Brings influence and the chairman's card.
tip-board = Managers here elect the chairman, and each brings influence at the meeting.
tip-heads = Whoever has most managers in a division heads it from the next meeting on and holds its privilege card.
tip-department = A manager with employees in one office. A double frame is a main department, with two managers.
    .name = Department
tip-employees = They keep a department open. Recruit them, move them, or dismiss them for influence.
    .name = Employees
tip-motivation = The lower it is, the more accounting, human resources and controlling give.
tip-events = Each work round begins with one. The head of communications has sorted them.
tip-certificates = The figure on top is the shares, then the price for you, then how many are left.
