# The rules of Power Struggle as a player reads them.

chapter-PS-1 = Play in general
rule-PS-1-1 = At every moment, until the match is over, exactly one player has to move. Nobody else can move then.
rule-PS-1-2 = Each phase has its own moves. In the initial placement managers are placed. In a meeting the chairman's card is used or left alone, the extra action is left out, and ousted heads are sent somewhere; from the moment an extra action (PS-5.4) is on offer until it ends, the moves of an action are possible too. While the events are sorted, events are laid. In the work phase come the moves of actions, that is, all the others. When the match is over, there are none.
rule-PS-1-3 = Within its phase a move is possible only when it is waited for: in a meeting, the moves of the present step; at the start of an action, a move that begins one; in an action under way, its further steps; while a bribe is on offer, the answer. Nothing else is possible, except that for stopping see PS-1.4. An action once begun can't be taken back by a move.
rule-PS-1-4 = You can stop an action only where the rule of that action says so, and nowhere else.
rule-PS-1-5 = What leaves no choice happens by itself, at once after the move that leads to it: events, payments, closing and moving up, elections, appointments, scoring, the change of turns and phases. A move that a rule waits for is made by the player, even if there is only one (except for the eighth event card, PS-6.2).
rule-PS-1-6 = If several rules forbid the same move, the refusal names the one with the lowest number: first by chapter, then by number within the chapter.
rule-PS-1-7 = Money is counted in thousands of Pinats, in multiples of { $smallest_note }: 800 means 800,000 Pinats. The bank, the managers and the employees never run out; share certificates do.
rule-PS-1-8 = These are secret: each player's money; each player's archenemy card and skill card; the privilege cards dealt at the start, as far as PS-2.8 says; the events that the sorter draws, lays and has in the pile; and the amount of a bribe, which only the two players concerned ever learn. Everything else is public.

chapter-PS-2 = Setting up
rule-PS-2-1 = Three to five players sit in the order of the list of players, clockwise.
rule-PS-2-2 = The target is 4 victory points. With the option for a longer match, chosen before the start, it is 5.
rule-PS-2-3 = Every player starts with { $start_money }, at 0 on all four tracks, without consultants and certificates. The motivation starts at { $full_motivation }.
rule-PS-2-4 = The stock of certificates depends on the number of players:
    – five players: three of each kind;
    – four players: two each of the certificates with 1 to 5 shares, three each of those with 6 and 7;
    – three players: two of each kind.
rule-PS-2-5 = The colour cards of the players in the match are shuffled and dealt secretly, one to each player. You can get your own.
rule-PS-2-6 = The skill cards are shuffled and dealt secretly, one to each player. With five players all six are used; with four, the card with shares, main departments and corruption is left out; with three, also the one with main departments, corruption and consultants. The rest leaves the match unseen.
rule-PS-2-7 = The seven privilege cards are shuffled and dealt face down, as evenly as possible: three players get 3, 2 and 2; four get 2, 2, 2 and 1; five get 2, 2, 1, 1 and 1. Chance decides who gets more.
rule-PS-2-8 = Of the privilege cards dealt at the start you know your own, and everybody knows who holds communications. A card becomes known to all when its holder provides a head or the chairman by it (PS-5.9, PS-5.14), and all are known from PS-5.17 of the first meeting on. From then on everybody knows which cards lie before whom, face up or down: face down only means that the card can't be used.
rule-PS-2-9 = Whoever is dealt communications is the first player of the initial placement.

chapter-PS-3 = Initial placement
rule-PS-3-1 = Each player places three managers, one at a time: first all players clockwise from the first player; then all anticlockwise, starting with the player to the right of the first player (so the last one places twice running); then all clockwise from the first player again.
rule-PS-3-2 = A manager placed in a division comes with 3 employees from the reserve and makes a department in the first free office of that division (PS-4.6, PS-4.7).
rule-PS-3-3 = Or the manager is placed on the board (PS-4.11, PS-4.12).
rule-PS-3-4 = A manager who is pushed off the board goes back to the owner's reserve and is not placed again; that player has one manager fewer. Nobody can place in the chairman's office or a head's office, and no privilege is used.
rule-PS-3-5 = After the last manager the first directors' meeting begins.

chapter-PS-4 = Offices, departments, board
rule-PS-4-1 = Each division has six offices in a column, numbered from the top, and apart from them one office for its head. The company has one chairman's office and a board of five seats in a row.
rule-PS-4-2 = A department is one manager with one to six employees in one office. It belongs to the owner of the manager.
rule-PS-4-3 = A main department is two managers of one player with zero to six employees in one office. It counts as two managers where the managers of a division are counted.
rule-PS-4-4 = No office ever holds more than six employees. You can't recruit, move, found or win over more than fit in.
rule-PS-4-5 = You can't take more employees out of a department or main department than it has, whether you take them, dismiss them or win them over.
rule-PS-4-6 = A new or relocated department or main department goes into the first free office of the division, counted from the top.
rule-PS-4-7 = A division whose six offices are occupied takes no more: nothing can be placed, opened, founded, bought, relocated to it or merged in a new office there.
rule-PS-4-8 = Except where a rule says otherwise, you act only on your own offices. An office that is empty or another player's can't be recruited for, taken from, relocated, merged, used for dismissals for influence (PS-13.1, PS-14.10), or filled with employees you win over.
rule-PS-4-9 = A department left without employees closes at once and its manager goes to the owner's reserve. A main department never closes.
rule-PS-4-10 = When an office becomes empty, everything below it in the division moves up one office at once, also in the middle of an action. A move names offices by the numbers they have before that move.
rule-PS-4-11 = A manager who joins the board takes the first free seat from the left. The seats stay filled from the left without gaps.
rule-PS-4-12 = When newcomers to the board find too few free seats, all members move left until there are enough, and those pushed past the left end go to their owners' reserves. Several newcomers of one action arrive together; if they are more than five, all five seats become theirs and the surplus goes to the reserve.
rule-PS-4-13 = The chairman and the heads of divisions are not members of the board.

chapter-PS-5 = Directors' meeting
rule-PS-5-1 = A meeting is held after the initial placement and whenever the directors' meeting is revealed. Its steps, in this order: privileges (PS-5.2 to PS-5.5), dismissal of the chairman (PS-5.6), election (PS-5.7 to PS-5.9), heads of divisions (PS-5.10 to PS-5.16), distribution of the privilege cards (PS-5.17), influence (PS-5.18), motivation (PS-5.19), sorting the events (PS-6).
rule-PS-5-2 = First, the player with the chairman's card face up may use it, or do without. With the management side up it opens a department with one employee in a division of the player's choice.
rule-PS-5-3 = With the bribed side up it opens a main department without employees instead, and the player scores 1 main department.
rule-PS-5-4 = Then the player with the communications card on its bribed side may make one extra action, any action of PS-8 to PS-14, exactly as in a normal turn, with the motivation as it stands; or do without.
rule-PS-5-5 = Each of these two steps is passed over if the card is face down, if it is communications on its management side, or, for the chairman, if no office in the company is free. A card that changes hands in the extra action brings nobody a privilege in these two steps any more.
rule-PS-5-6 = The chairman, if there is one, goes to the owner's reserve.
rule-PS-5-7 = The player with the most managers on the board provides the new chairman: the leftmost of them moves to the chairman's office, and the others close up to the left.
rule-PS-5-8 = If several players have the most managers on the board, the one with the manager furthest left wins.
rule-PS-5-9 = If the board is empty, the player before whom the chairman's card lies, face up or down, puts a manager from the reserve into the chairman's office.
rule-PS-5-10 = Then each division, from left to right, gets its head. A division is finished before the next one is looked at.
rule-PS-5-11 = The player with the most managers in the offices of the division provides the head: one for each department, two for each main department. The present head does not count.
rule-PS-5-12 = If several players have the most managers, the one with the most employees in the division (departments and main departments) wins.
rule-PS-5-13 = If these tie too, the one of them whose office is highest in the division wins.
rule-PS-5-14 = If nobody has a manager in the offices of the division, the player before whom its privilege card lies, face up or down, provides the head.
rule-PS-5-15 = If there is no present head, the new one comes from the reserve of the player who provides him. If the present head is already that player's, he stays.
rule-PS-5-16 = If the present head is another player's, that player first decides where the ousted head goes: to a seat on the board (PS-4.11, PS-4.12), or to counsel as a consultant in that division. Then the new head comes from the reserve of the player who provides him.
rule-PS-5-17 = Every privilege card goes, from wherever it is, to the player whose manager is head of its division, and the chairman's card to the player whose manager is chairman. All lie face up with the management side.
rule-PS-5-18 = Each player scores influence: 2 for the chairman, 1 for each manager on the board. All score at the same time.
rule-PS-5-19 = If a player has been announced, the match ends here (PS-16.4). Otherwise the motivation goes back to { $full_motivation }.

chapter-PS-6 = Sorting the events
rule-PS-6-1 = The player whose manager is head of communications is the sorter and becomes the first player. All 26 events are gathered. The sorter gets the bonus payment and the directors' meeting, and six of the 24 others, shuffled, are drawn as well. Only the sorter sees them. The other 18 stay out until the next meeting, unseen.
rule-PS-6-2 = The sorter lays the eight cards into a face-down pile, one by one, the top card first. When seven are laid, the eighth follows by itself.
rule-PS-6-3 = The sorter can lay only events that are still to be laid.
rule-PS-6-4 = The directors' meeting is the fifth card at the earliest: it can't be laid while fewer than four cards are laid.
rule-PS-6-5 = The bonus payment comes before the directors' meeting: the meeting can't be laid while the bonus payment is not.
rule-PS-6-6 = The order can't be changed afterwards. The sorter can look at the pile as long as the work phase lasts, nobody else can. The number of cards above the directors' meeting, 4 to 7, is the number of work rounds. The first round begins.

chapter-PS-7 = Service rounds and events
rule-PS-7-1 = A work round is an event, then one action of each player, clockwise from the first player.
rule-PS-7-2 = The first player stays the same for the whole work phase, even if the sorter loses the head of communications or the card.
rule-PS-7-3 = At the start of a round the top card of the pile is revealed to all and takes effect at once.
rule-PS-7-4 = Bonus payment: each player gets from the bank
    – { $for_certificate } for each certificate, whatever its shares;
    – { $for_department } for each department;
    – { $for_main_department } for each main department;
    – { $for_board } for each manager on the board;
    – { $for_chairman } for the chairman.
    The holder of controlling can get more (PS-14.6).
rule-PS-7-5 = Directors' meeting: nobody has an action in this round; the work phase is over and a meeting begins. The cards below it in the pile are not revealed.
rule-PS-7-6 = A motivation card moves the marker by its value, but never below 0 or above { $full_motivation }.
rule-PS-7-7 = Dunce card: the sorter pays { $present } to each other player.
rule-PS-7-8 = If the sorter has too little for the dunce card, they pay all they have and the bank adds the rest: each other player gets { $present } in any case.
rule-PS-7-9 = Board scandal: the chairman goes to the owner's reserve, and the owner gets { $severance } from the bank. The chairman's card is turned face down, before whomever it lies. If there is no chairman, nobody gets money.
rule-PS-7-10 = Birthday: the chairman and every head of a division except communications cost their owners { $present } each, paid to the bank.
rule-PS-7-11 = Summer party: every manager on the board costs the owner { $present }, paid to the bank.
rule-PS-7-12 = Company outing: nothing happens.
rule-PS-7-13 = A player who owes the bank more than they have pays all they have. When this or PS-7.8 happens, he shows his money: everybody learns how much he had.
rule-PS-7-14 = After the last player's action the round is over. If a player has been announced, the match ends (PS-16.3); otherwise the next round begins.

chapter-PS-8 = Actions; A: recruiting
rule-PS-8-1 = In your turn you make exactly one action: A recruit (PS-8.4), B open departments (PS-9), C reorganise (PS-10), D resign (PS-11), E bribe (PS-12), F buy points (PS-13), G use a privilege card (PS-14.7, PS-14.10).
rule-PS-8-2 = When the action has ended, the next player clockwise has the turn.
rule-PS-8-3 = An action must be made if any can be. You can't pass if any other action is possible, and never in an extra action.
rule-PS-8-4 = To recruit is to put employees from the reserve into offices of your own. In one action you can place { $recruits } employees, and those that human resources adds (PS-14.5), in as many of your offices and moves as you like.
rule-PS-8-5 = The two are an obligation as far as there is room, the additional ones a choice: you can stop once two are placed. The action ends by itself when the whole number is placed or none of your offices has room.
rule-PS-8-6 = You can't recruit more employees than the action still has (PS-8.4, PS-9.2).

chapter-PS-9 = B: opening departments
rule-PS-9-1 = With new employees: you open a new department in a division with a manager from your reserve and one employee from the common reserve. One department in one action.
rule-PS-9-2 = As long as this action lasts you may add to the new department as many employees as human resources gives (PS-14.5). They can't go to any other office in this action.
rule-PS-9-3 = You may also move any of your employees from your other offices to the new department, as often as you like. The new department can't give employees to itself.
rule-PS-9-4 = The two kinds of step can be mixed. The action ends when you stop, which you can do at any time after opening.
rule-PS-9-5 = With your own employees: you begin by taking employees out of an office of yours. You may take more, from the same or other offices, before you found anything.
rule-PS-9-6 = Then you found a new department in a division from some of the employees taken: one of them goes back to the reserve and a manager from your reserve takes his place, so the department starts with one employee fewer than you used.
rule-PS-9-7 = One or two departments are founded, in the same division or in two, and they use up the employees taken. Not possible is a department from fewer than { $least_founders } or from more than you have taken; a first one that leaves exactly 1 or more than 6, or that leaves any although the company has no second free office; a second one that leaves any.
rule-PS-9-8 = You can't take employees for founding if more than { $most_pool } would be taken; if it would be 1 and you have no other employee in your offices; if the company would not have a free office for them (two free offices for more than 6); or if a department has been founded in this action.
rule-PS-9-9 = The action ends by itself when the employees taken are used up.

chapter-PS-10 = C: reorganising
rule-PS-10-1 = To relocate is to move a department or main department of yours, managers and employees together, to the first free office of another division.
rule-PS-10-2 = You can't relocate to the division where the department is already.
rule-PS-10-3 = One action relocates one or two departments: after the first you can stop; after the second the action ends by itself. The department just relocated can't be relocated again in the same action.
rule-PS-10-4 = Or it relocates one main department and ends at once. A main department can't be the second of an action.
rule-PS-10-5 = To merge is to join two departments of yours in the office of one of them; the other office becomes empty.
rule-PS-10-6 = Or both move to the first free office of a division, which must be free before the two leave theirs (PS-4.7); it may be any division, also one where a department of the two is. The two offices are named from left to right, and in one division from the top; the other order is not accepted.
rule-PS-10-7 = The two are different offices and hold departments, of any divisions. A main department can't be merged, nor an office with itself.
rule-PS-10-8 = Two of their employees together go to the reserve, and of the rest those beyond six too.
rule-PS-10-9 = What comes out is a main department with both managers, even without employees. You score 1 main department. The action ends.

chapter-PS-11 = D: resigning
rule-PS-11-1 = Your head of a division leaves the office, which stays empty until the next meeting. One head in one action. You can't make another player's head resign.
rule-PS-11-2 = To the board: the head and the managers of all your departments in the division join the board (PS-4.12).
rule-PS-11-3 = To counsel: the head becomes a consultant in the division, one more if you have some there already; the managers of your departments in the division go to your reserve.
rule-PS-11-4 = In both cases all your employees in the division go to the reserve, those of main departments too. Your departments there are closed; your main departments there stay, with their managers and without employees. Other players' offices are not touched.
rule-PS-11-5 = The privilege card of the division is turned face down, before whomever it lies, and stays so until PS-5.17.

chapter-PS-12 = E: bribing
rule-PS-12-1 = You offer another player money for a privilege card that lies before him, face up or down. You can't bribe yourself, nor for a card that does not lie before that player.
rule-PS-12-2 = The offer is at least { $smallest_note }, and a multiple of { $smallest_note }.
rule-PS-12-3 = You can't offer more than you have.
rule-PS-12-4 = The amount is shown to that player only, who has to accept or decline. The money changes hands on acceptance.
rule-PS-12-5 = You score 1 corruption when you make the first offer of the action, whatever the answer. A second offer brings you none.
rule-PS-12-6 = Who accepts gets the money, scores 1 corruption and gives the card. No more offers follow in this action.
rule-PS-12-7 = The card lies bribed side up before its new owner, even if they are the head of that division, even if it lay bribed side up before. A card that was face down stays face down.
rule-PS-12-8 = If the offer is declined, no money moves. After a first offer is declined you can make a second one, to the same or another player, for the same or another card, or stop.
rule-PS-12-9 = A second offer for the same card must be higher than the first.
rule-PS-12-10 = After the second answer, an acceptance or stopping, the offers are over and the losses follow.
rule-PS-12-11 = Each player who declined in this action and accepted no offer in it loses one employee: one, even after declining twice. A player without employees loses nothing.
rule-PS-12-12 = The player who offered chooses one employee for each player who loses one, in any order. A department can close by it (PS-4.9). It must be exactly one, from an office of a player who still has to lose one.
rule-PS-12-13 = The action ends by itself when all losses are taken, or when there are none.

chapter-PS-13 = F: buying points
rule-PS-13-1 = Influence: you dismiss three of your employees, from any of your offices. You can't begin it with fewer than three.
rule-PS-13-2 = With the third dismissal you score 1 influence and the action ends. You can't dismiss more than are still to be dismissed (here and in PS-14.10).
rule-PS-13-3 = Main department: you pay { $main_department_cost } to the bank, open a main department without employees in a division and score 1 main department.
rule-PS-13-4 = Counsel: you pay { $counsel_cost } to the bank and put a manager from your reserve as a consultant into any division, also where you have one.
rule-PS-13-5 = Shares: you pay the price of the certificate, or the lower one that accounting gives (PS-14.4), to the bank, take one certificate of that kind and score its shares. The prices: 1 share 100, 2 shares 200, 3 shares 400, 4 shares 600, 5 shares 900, 6 shares 1,200, 7 shares 1,600.
rule-PS-13-6 = You can't buy a certificate of which none is in stock.
rule-PS-13-7 = You can't buy what costs more than you have.
rule-PS-13-8 = One purchase in one action. Corruption can't be bought.

chapter-PS-14 = Privilege cards; G: using them
rule-PS-14-1 = A privilege card works for the player before whom it lies face up, and only with the effect of the side that is up. You can't use development or legal & patents without having the card face up.
rule-PS-14-2 = Cards are not used up. A face-down card has no effect until PS-5.17. The chairman's card works in PS-5.2 and PS-5.3; communications in PS-6 and, bribed, in PS-5.4. Accounting, human resources and controlling need no move of their own.
rule-PS-14-3 = Steps by motivation, used in PS-14.4 and PS-14.5:
    – motivation 4 to 6: 0 steps (bribed 1);
    – motivation 2 or 3: 1 step (bribed 2);
    – motivation 0 or 1: 2 steps (bribed 3).
rule-PS-14-4 = Accounting: a certificate costs the price of one with as many shares fewer as you have steps, but at least that of one share. Only the certificate you take must be in stock.
rule-PS-14-5 = Human resources: as many additional employees from the reserve as you have steps, if you like, when you recruit (PS-8.4) and when you open a department with new employees (PS-9.2). Not when departments are founded with your own employees.
rule-PS-14-6 = Controlling: at the bonus payment its holder gets an additional amount for each of their departments and each of their main departments.
    – Management side: motivation 5 or 6: 0; 3 or 4: 50; 0 to 2: 100.
    – Bribed side: motivation 3 to 6: 100; 2: 150; 0 or 1: 200.
rule-PS-14-7 = Development: on the management side you win over one employee, on the bribed side three. You can't use it if none of your offices has room.
rule-PS-14-8 = Each employee comes from an opponent's department or main department, or from the reserve, to an office of yours. An empty office or one of your own is no source. A department can close by it (PS-4.9).
rule-PS-14-9 = At most one employee from each opponent in one action; any number from the reserve. The action ends by itself when all employees are won over or none of your offices has room; it can't be ended earlier.
rule-PS-14-10 = Legal & patents: you dismiss one of your employees, on the bribed side two, from any of your offices. You can't use it if you have fewer.
rule-PS-14-11 = With the last of these dismissals you score 1 influence, on the bribed side 2, and the action ends.

chapter-PS-15 = Tracks and victory points
rule-PS-15-1 = The tracks end at influence 10, shares 20, main departments 6, corruption 12. The last space is the golden space.
rule-PS-15-2 = Points on a track are never lost. Points beyond the golden space are not scored; what would bring them is possible all the same.
rule-PS-15-3 = One victory point each for influence { $influence_goal } or more, shares { $shares_goal } or more, main departments { $main_departments_goal } or more, corruption { $corruption_goal } or more.
rule-PS-15-4 = One victory point for consultants in at least three different divisions.
rule-PS-15-5 = One victory point, the archenemy's, for a player whose colour card shows another player, while he has more than that player in each of the three skills of his skill card.
rule-PS-15-6 = A player whose colour card shows themselves has the archenemy's point while they have, in at least two of the three skills, more than every other player.
rule-PS-15-7 = Equal is not more. But a marker on the golden space counts as more than the marker of every other player, also when that one is on the golden space too.
rule-PS-15-8 = For consultants their number is compared, wherever they are. There is no golden space.
rule-PS-15-9 = The archenemy's point comes and goes with the tracks until it is kept (PS-16.2). The others, once gained, stay.

chapter-PS-16 = End of the match
rule-PS-16-1 = When a player has scored on a track or gained a consultant and then has at least the target in victory points, the archenemy's included, he is announced at once, and his archenemy and skill cards are shown to all. With PS-5.18 this is looked at when all have scored.
rule-PS-16-2 = If they have the archenemy's point at that moment, they keep it to the end whatever happens.
rule-PS-16-3 = The match ends at the end of the work round in which a player was announced. The players who have not had their action in this round still have it, and can be announced too.
rule-PS-16-4 = If a player is announced during a meeting (PS-5.2 to PS-5.18), the match ends after PS-5.18.
rule-PS-16-5 = At the end all archenemy and skill cards and all money are shown, and each player's victory points are counted, the archenemy's for those who have or keep it then.
rule-PS-16-6 = The player with the most victory points wins; of several, the one with the most money; if these tie too, they win together.
rule-PS-16-7 = The others are ranked in the same way, by victory points, then money.

chapter-PS-R = Rulings
rule-PS-R-1 = The miscellaneous events: only their kinds are known, and that most motivation cards go down. We chose 11 down (seven by 1, four by 2), 3 up, 3 dunce cards, 2 scandals, 2 birthdays, 2 summer parties and 1 outing, so that a work phase usually ends at a motivation of about 2 to 4.
rule-PS-R-2 = The dunce card hurts the head of communications and pays the others; the amount is not known. We chose 100 to each other player, paid by the sorter even if he is not head any more, so that resigning is no way out for the one who put the card there.
rule-PS-R-3 = We play with six offices in each division.
rule-PS-R-4 = The golden spaces lie two to four steps above the thresholds 7, 16, 4 and 9: influence 10, shares 20, main departments 6, corruption 12.
rule-PS-R-5 = The skill cards are ours: each skill is on three or four of the six. One card leaves with four players and two with three; we chose the one with shares, main departments and corruption, and the one with main departments, corruption and consultants.
rule-PS-R-6 = The motivation stops at 0 and 6, the levels that the privilege cards name.
rule-PS-R-7 = With four players it is the certificates with 1 to 5 shares that lose a copy: the source is hard to read here, and this is the likeliest reading.
rule-PS-R-8 = Privilege cards are dealt face down, so their holders alone know them until they matter; communications must be announced, since its holder begins. Later every card is handed out or turned down in full view, so who holds which is public (PS-2.8).
rule-PS-R-9 = Bribed communications: one text puts the extra action at the end of the meeting, the card itself at its beginning, after the chairman's privilege. The card wins (PS-5.4): only there does “after the chairman's privilege” make sense.
rule-PS-R-10 = Both privileges come before the chairman is dismissed (PS-5.1), because they belong to the beginning of the meeting.
rule-PS-R-11 = Both are optional, and the extra action can be any action, a bribe included. A card bought by it can't be used in the same two steps (PS-5.5), because their time has passed.
rule-PS-R-12 = A resigning head's card, and the chairman's after a scandal, is turned face down also when somebody else has bought it (PS-11.5, PS-7.9): the privilege becomes unavailable, without exception.
rule-PS-R-13 = A scandal without a chairman pays nobody (PS-7.9). The card is face down already.
rule-PS-R-14 = More than five newcomers to the board (a head with more than four managers) fill it (PS-4.12).
rule-PS-R-15 = The chairman is no member of the board (PS-4.13): he is listed apart wherever both pay or earn. So he pays nothing at the summer party.
rule-PS-R-16 = A division without managers in its offices but with a head: if its card lies before another player, the head is ousted all the same (PS-5.14, PS-5.16), because no exception is made for him.
rule-PS-R-17 = Recruiting: two are taken and placed, so they are an obligation as far as there is room; additional ones may be taken (PS-8.5).
rule-PS-R-18 = Founding with your own employees: the limit of six holds before one of them becomes the manager (PS-4.4, PS-9.6), since the office counts as a department already then. So such a department starts with at most five.
rule-PS-R-19 = Closing and moving up happen at once, also between the steps of one action (PS-4.9, PS-4.10). Employees taken for founding are in nobody's office in between.
rule-PS-R-20 = Relocating: two different departments, each to another division than its own (PS-10.2, PS-10.3), or one main department.
rule-PS-R-21 = Merging into a new office needs an office that is free before the two leave (PS-10.6).
rule-PS-R-22 = Certificates: with accounting you pay for one certificate and take another with some shares more. Taking fewer steps than allowed is never better, so a certificate has exactly one price, the lowest (PS-14.4). Only the certificate taken has to be there.
rule-PS-R-23 = The briber's corruption point is scored when the envelope is handed over (PS-12.5), not after the answer. So it can announce him (PS-16.1) before the other player scores.
rule-PS-R-24 = Offers are multiples of { $smallest_note }, the smallest note (PS-12.2). A second offer for the same card must be higher; for another card any amount will do.
rule-PS-R-25 = Losses are taken after all answers (PS-12.10), because only then is it known who has accepted. A player without employees loses nothing.
rule-PS-R-26 = Development: the reserve is always there, so the full number is taken as far as there is room (PS-14.9).
rule-PS-R-27 = Legal & patents, bribed: once the source says one employee, but the card and the rest say two. Two (PS-14.10).
rule-PS-R-28 = Every player makes one action, so passing is only for those who can't (PS-8.3).
rule-PS-R-29 = The match ends at the end of the work round; nothing is said of a target reached in a meeting. There we end it after influence has been scored (PS-16.4), the last thing in a meeting that scores.
rule-PS-R-30 = Announcing is an obligation, so it happens by itself (PS-16.1). After it the archenemy's point can still be gained, but is then not kept (PS-16.2, PS-16.5).
rule-PS-R-31 = Consultants are no points on a track: they have no golden space, and all of them count when they are compared, also several in one division (PS-15.8).
rule-PS-R-32 = Birthday: the money goes to the bank, as at the summer party (PS-7.10). The owners of the pawns pay, whoever holds the cards.
rule-PS-R-33 = Who wins is printed; the ranking of the others is ours (PS-16.7).
rule-PS-R-34 = The money of a box is limited, ours is not (PS-1.7): substitutes are allowed for pawns, and only the certificates are meant to be limited.
rule-PS-R-35 = Employees taken out of the new department itself come back into it and never overfill it. So that is refused by PS-4.5 or PS-9.3, not by PS-4.4.
rule-PS-R-36 = A point beyond the golden space is not scored (PS-15.2), so it announces nobody (PS-16.1).
