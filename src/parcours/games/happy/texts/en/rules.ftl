# The rules of Happy as a player reads them.

chapter-HA-1 = Setting up
rule-HA-1-1 = Happy is for 3 to 6 players. The list of players is the seating, clockwise. The first one begins round 1 as soon as everything is set up.
rule-HA-1-2 = Two things can be chosen before a match: the points needed to win, any half from 5 to 12 (8 if nobody chooses), and the coins of the match, any whole number from { $least_coins } on ({ $coins_each } for each player if nobody chooses).
rule-HA-1-3 = Of the five world trips as many are used as there are players, less one. The others stay in the box.
rule-HA-1-4 = All other cards and those world trips are shuffled and become the pile. Nobody starts with a card.
rule-HA-1-5 = Two dogs and two cats wait in the shelter.
rule-HA-1-6 = Everybody starts as a worker with a house in district 0, in good health and with two QR tiles, without partner, children, pets or car. There are two glasses. Nobody is in quarantine or protected.
rule-HA-1-7 = All coins are in the bank. The first player receives 6 of them, each following player one more than the player before: 7, 8, 9, 10, 11.

chapter-HA-2 = Turns and questions
rule-HA-2-1 = Turns follow the seating. A round is one turn of every player, played or skipped. A new round begins each time the turn comes to the first player.
rule-HA-2-2 = At the start of a turn this happens by itself, in this order: your tiles come back from houses (HA-12.8); your glasses are lifted (HA-12.9); if you are in quarantine your turn is skipped (HA-12.11); otherwise your money is settled (HA-3).
rule-HA-2-3 = Then you do what you like, in any order and as often as the rules allow, and end your turn.
rule-HA-2-4 = When the match is over, nobody can do anything any more.
rule-HA-2-5 = Only one player acts at a time: whoever has been asked something, otherwise the player on turn. Nobody else can do anything then, not even claim the win.
rule-HA-2-6 = Whoever is asked can only give one of the answers to that question. Without a question there is nothing to answer.
rule-HA-2-7 = You can end your turn whenever no question is open. New cards of all players become ordinary cards of their hands, newborn children are at home from now on, and whatever was used up, declined or refused this turn is forgotten. The next turn starts (HA-2.2).
rule-HA-2-8 = If several rules forbid a move, the refusal names the one with the lowest number: first by chapter, then by number within the chapter.
rule-HA-2-9 = When a move or the start of a turn has been worked out completely, the special parking place is checked (HA-11.9), and after it the bank (HA-15.8).

chapter-HA-3 = Money at the start of a turn
rule-HA-3-1 = You receive your own wage (HA-9.1), 5 for a partner at home, 2 for each child that is born and not at work, and 5 for each child at work.
rule-HA-3-2 = In round 1 your own wage is not counted. All other income and all costs are.
rule-HA-3-3 = You pay the number of your district, 1 with a car, 2 with bad health, and 3 with an ex-partner.
rule-HA-3-4 = Income less costs is one sum. If you are owed, the bank pays it; if you owe, you pay the bank. With too little money you pay all you have and owe nothing.
rule-HA-3-5 = This is settled once, at the start. What you gain or lose later in the turn counts from your next turn on.

chapter-HA-4 = Cards in general
rule-HA-4-1 = A card you play goes face down under the pile at once, before its effect and before any answer to it. The same holds for cards used to parry, traded in or sold to the bank. Only a friendship stays on the table.
rule-HA-4-2 = Cards go under the pile one by one, each below the one before. The pile is never shuffled again.
rule-HA-4-3 = You can only play, sell or trade in a card that you hold.
rule-HA-4-4 = A card that you received this turn is new: you can't play, sell or trade it in yet. If you hold an older one of the same kind, that one is used. Exception: HA-4.5.
rule-HA-4-5 = Points of new cards count at once, and a new friendship may be put on the table at once. A new secret love gives its half point, but can't be played on anybody before the turn is over.
rule-HA-4-6 = To buy a card, pay { $card_price } coins to the bank and draw the top card of the pile; it is a new card. You may do so as often as you like in a turn.
rule-HA-4-7 = You can hold at most { $hand_limit } cards, new ones included; open friendships don't count. With { $hand_limit } cards you can't buy one, and nobody can sell you internet love.
rule-HA-4-8 = You can't buy a card when the pile is empty.
rule-HA-4-9 = You can trade in three cards of your hand for a new one. They are named in alphabetical order of their short English names and go under the pile in that order, for all to see; then you draw the top card, which is new. It is free and may be repeated. You can't trade in more or fewer than three, or name them in another order.
rule-HA-4-10 = You can put a friendship face up on the table. It stays there for the rest of the match.
rule-HA-4-11 = A world trip is never played. Pet insurance, cover-up, fire insurance and vaccination are used only to parry. You can't play any of these five on your turn.
rule-HA-4-12 = For an inheritance the bank pays you { $inheritance } coins, for the lottery { $lottery }.
rule-HA-4-13 = On your turn you may play any number of cards, each if the conditions of its own rule are met. A card that is refused stays where it is.

chapter-HA-5 = Attacks and parries
rule-HA-5-1 = Attacks are: taking a cat or a dog from a player; secret love, fire, corona, a scratch, a burn-out or one school down played on a player; and the plague.
rule-HA-5-2 = An attack is aimed at another player. You can't attack yourself.
rule-HA-5-3 = If there is a card that parries the attack, the attacked player is asked and answers with a parry or suffers it, also without holding that card. The attacker waits.
rule-HA-5-4 = To parry you need the matching card in your hand. Without it you can't.
rule-HA-5-5 = After a parry the green card goes under the pile, below the attacking card, and the attack has no effect on this player. A parry cannot be answered. Whoever suffers an attack feels its effect.
rule-HA-5-6 = A scratch, a burn-out and one school down ask nothing and take effect at once.
rule-HA-5-7 = Each attack needs its own parry. A second attack in the same turn is a new question.
rule-HA-5-8 = A player in quarantine can be attacked (except as HA-10.6 and HA-12.3 say) and may parry.

chapter-HA-6 = Partner, dating, divorce
rule-HA-6-1 = You have no partner, one partner at home, or one ex-partner in the divorce house. A partner works at home, never in the company.
rule-HA-6-2 = A date costs { $date_price } coin, paid to the bank. Roll one die: with a 5 or 6 you have a partner at home.
rule-HA-6-3 = You can't go on a date while you have a partner at home.
rule-HA-6-4 = You can't go on a date while you have an ex-partner.
rule-HA-6-5 = In one turn you may roll either for a date or for a child, and only once. After either, both are over for this turn.
rule-HA-6-6 = After a date without success you may play extra dice in the same turn: up to two further rolls of one die, free of charge. A 5 or 6 gives you the partner and ends the rolling. You may play it at any later moment of the turn, and again with another card.
rule-HA-6-7 = On your turn you can't play extra dice if you rolled neither for a date nor for a child this turn; after a date, if you have a partner or an ex-partner now; after a roll for a child, if all three children are born.
rule-HA-6-8 = Internet love can bring you a partner. It is not a roll and does not count for HA-6.5. You can't use it so with a partner or an ex-partner.
rule-HA-6-9 = Secret love played on a player is an attack, parried by a cover-up. If it is suffered, the partner becomes an ex-partner and the house falls (HA-8.6). You can't play it on a player without a partner at home.
rule-HA-6-10 = With an ex-partner there is alimony to pay (HA-3.3), no new partner, and no new child in any way.
rule-HA-6-11 = You can buy out your ex-partner for your own wage, 10, 15 or 20 by the job you hold now, paid to the bank. Then you have no partner, and may look for a new one in the same turn. Without an ex-partner there is nobody to buy out.
rule-HA-6-12 = Nothing else changes by a divorce: children, their places, job, pets, car, money and cards stay.

chapter-HA-7 = Children and schools
rule-HA-7-1 = You have at most three children. A new child is the lowest-numbered one that you don't have yet.
rule-HA-7-2 = Rolling for a child is free. Roll two dice at once; each that shows 1 gives you a child. Ones beyond the third child have no effect.
rule-HA-7-3 = You can't roll for a child without a partner at home.
rule-HA-7-4 = You can't roll for a child when all three are born.
rule-HA-7-5 = After a roll for a child you may play extra dice in the same turn: two further rolls of two dice each, free, one after the other; the second is left out if the first brings the third child. You may do so after any result, at any later moment of the turn, and again with another card, within HA-6.7.
rule-HA-7-6 = With internet love you can adopt a child. It is not a roll. You can't without a partner at home or with three children.
rule-HA-7-7 = A new child is newborn until the current turn ends; then it is at home.
rule-HA-7-8 = The places of a child, in order: home, primary school, secondary school, university, work. For { $school_price } coins, paid to the bank, a child goes one place up.
rule-HA-7-9 = A newborn child can't leave home, neither for coins nor by a card.
rule-HA-7-10 = Each child can take one paid step per turn, not a second one.
rule-HA-7-11 = The schools have seats for the children of all players together: 6 in primary school, 4 in secondary school, 2 at university. Home and work are unlimited. A child can't go, by coins or by a card, to a place without a free seat.
rule-HA-7-12 = A child that is not born or is at work can't be sent to school, neither for coins nor by a card.
rule-HA-7-13 = With the card that skips a school one of your children goes two places up: from home to secondary school, from primary school to university, from secondary school to work. It is free, needs a seat only where the child arrives, and has nothing to do with HA-7.10.
rule-HA-7-14 = A child at university has no school left to skip.
rule-HA-7-15 = One school down is played on another player's child at primary school, secondary school or university. It goes to the nearest lower school with a free seat, and home if there is none. You can't play it on a child in any other place.
rule-HA-7-16 = A seat that a child leaves is free at once. A child sent home is at home, not newborn.
rule-HA-7-17 = A child at work stays there for good. It never becomes manager or director, so an MBA can't be played for a child.

chapter-HA-8 = House
rule-HA-8-1 = District 0 has room for everybody. The others have room for so many houses:
    – 3 players: 2 in district 1, 2 in district 2, 1 in district 3, 1 in district 4;
    – 4 players: 3, 2, 2 and 1;
    – 5 players: 4, 3, 2 and 1;
    – 6 players: 5, 4, 3 and 2.
rule-HA-8-2 = Moving to the next higher district costs { $house_price } coins, paid to the bank. You can't move up two or more districts at once, nor to the district where you live.
rule-HA-8-3 = You can move up only once per turn.
rule-HA-8-4 = You can't move, up or down, to a district that is full.
rule-HA-8-5 = You may move down to any lower district. The bank pays you { $house_price } for each district the house goes down. You may do so as often as you like, also before or after moving up.
rule-HA-8-6 = A house that falls goes to the nearest lower district with room, without payment. A house in district 0 stays there.
rule-HA-8-7 = A fire played on a player is an attack, parried by fire insurance. If it is suffered, the house falls (HA-8.6). You can't play it on a house in district 0.

chapter-HA-9 = Company
rule-HA-9-1 = Wages: worker 10, manager 15, director 20.
rule-HA-9-2 = At most one player is director. Any number may be workers or managers.
rule-HA-9-3 = With an MBA a worker becomes manager, and a manager becomes director.
rule-HA-9-4 = A manager can't play an MBA while another player is director.
rule-HA-9-5 = The director can't play an MBA.
rule-HA-9-6 = A burn-out played on a manager or director takes them one level down at once. A director's post that becomes vacant stays so until a manager plays an MBA. No card parries it, not even health insurance. You can't play it on a worker.
rule-HA-9-7 = To topple the director you must be a manager, ask another player who is a manager, and a third player must be director. Otherwise you can't.
rule-HA-9-8 = The dice against the director are rolled at most once per turn.
rule-HA-9-9 = The other manager is asked for help. If they decline, nothing happens, and you may ask another manager. You can't ask somebody again who has declined this turn.
rule-HA-9-10 = If they accept, the player on turn rolls one die, then the helper one die.
rule-HA-9-11 = Then the two are asked in turn, the player on turn first: play extra dice, or pass. Two passes in a row end it. A new card can't be used (HA-4.4). The director takes no part and can't prevent anything.
rule-HA-9-12 = Whoever plays extra dice here rolls one die at once; it replaces their die. Then the same manager chooses to roll a second time, which replaces it again, or to keep it. After that the other manager is asked.
rule-HA-9-13 = The manager with the higher die becomes director, the one with the lower die worker, the former director manager. With equal dice nothing changes.

chapter-HA-10 = Pets
rule-HA-10-1 = The two dogs and two cats are in the shelter or with players. A player may have any of them.
rule-HA-10-2 = A cat costs { $cat_price } coins and a dog { $dog_price }, paid to the bank; the animal comes from the shelter. You may buy as many as you like.
rule-HA-10-3 = You can't buy or take an animal from the shelter that is not there.
rule-HA-10-4 = With the card that takes a cat or a dog you may take that animal from the shelter, free. It is not an attack; nobody is asked.
rule-HA-10-5 = Taking a cat or a dog from a player is an attack, parried by pet insurance. If it is suffered, one such animal changes owner. You can't play it on a player who has no such animal.
rule-HA-10-6 = You can't take an animal from a player in quarantine.
rule-HA-10-7 = After a parry the attacker gets no animal, not even from the shelter.

chapter-HA-11 = Car and parking
rule-HA-11-1 = A car is worth 6, and 5 more for each upgrade, however it was obtained. Coins lie under it: 1, and 5 for each upgrade. They belong neither to the bank nor to anybody's money.
rule-HA-11-2 = A car costs { $car_price } coins: 5 go to the bank and 1 under the car. You can't buy one if you have a car.
rule-HA-11-3 = An upgrade costs { $upgrade_price } coins, which go under the car; the car is worth { $upgrade_price } more. There is no highest value. You can't buy one without a car.
rule-HA-11-4 = You can buy a car or an upgrade once per turn, both taken together.
rule-HA-11-5 = A car-upgrade card gives you, without a car, a car worth 6 with 1 coin from the bank under it; with a car, an upgrade with 5 coins from the bank under it. It does not count for HA-11.4.
rule-HA-11-6 = You can't play a car upgrade if the bank has fewer coins than must lie under the car.
rule-HA-11-7 = If you sell your car to the bank, the coins under it go to the bank, and then the bank pays half the value of the car, rounded up. Without a car you can sell none, to the bank or to a player.
rule-HA-11-8 = A scratch played on a player takes 5 off the value of the car, and 5 coins under it go to the bank. A car worth 6 is lost, and its 1 coin goes to the bank. You can't play it on a player without a car.
rule-HA-11-9 = The special parking place is checked after every move. Its holder keeps it while no other car is worth more.
rule-HA-11-10 = Otherwise (a car is worth more, the holder has no car, or there was no holder) the player whose car is worth more than every other car gets it. If several share the highest value, or there is no car, it is empty.
rule-HA-11-11 = If the car on the special place is sold to a player, that player becomes its holder.

chapter-HA-12 = Quarantine
rule-HA-12-1 = Everybody has two tiles. A tile of the attacker lies on the glass of a player in quarantine, or beside the house of a protected one.
rule-HA-12-2 = Corona played on a player is an attack, parried by a vaccination.
rule-HA-12-3 = You can't play it on a player who is already in quarantine.
rule-HA-12-4 = You can't play it on a protected player.
rule-HA-12-5 = You can't play it if you have no tile left.
rule-HA-12-6 = You can't play it if two players are in quarantine: there is no glass left.
rule-HA-12-7 = If it is suffered, glass and tile stand over the house: the player is in quarantine. If it is parried, the tile lies beside the house, without a glass: the player is protected.
rule-HA-12-8 = At the start of your turn all your tiles that lie beside houses come back to you; those protections end.
rule-HA-12-9 = After that all glasses with your tile are lifted, and the tile is laid beside the house: the quarantine is over, and the player is protected until the start of your next turn (HA-12.8).
rule-HA-12-10 = Both happen also if you are in quarantine yourself and your turn is skipped.
rule-HA-12-11 = A player in quarantine has no turn: no income, no costs, no move, no claim. The turn passes on at once and counts for the round.
rule-HA-12-12 = Apart from HA-10.6, HA-12.3 and HA-12.11 quarantine changes nothing: you keep all points and may parry, be attacked, accept an offer and be asked to help topple the director. Protection works against corona only.

chapter-HA-13 = Health
rule-HA-13-1 = The plague is an attack on all other players in good health, parried by health insurance. They are asked one after the other, in seating order from the attacker on. Each answer takes effect at once, for that player only.
rule-HA-13-2 = You can't play the plague if no other player is in good health.
rule-HA-13-3 = Whoever suffers it has bad health; there is nothing worse than bad. Whoever is already in bad health is not asked and stays so.
rule-HA-13-4 = Bad health costs 2 each time the money is settled (HA-3.3), and 1 point (HA-15.1).
rule-HA-13-5 = For { $health_price } coins, paid to the bank, your health becomes good again.
rule-HA-13-6 = On your own turn you may also play health insurance: your health becomes good.
rule-HA-13-7 = You can't do either in good health.

chapter-HA-14 = Selling
rule-HA-14-1 = You can sell internet love to the bank: the card goes under the pile, and the bank pays { $love_price }.
rule-HA-14-2 = You can offer your car or internet love to another player for a price. Only the player on turn sells, and nobody sells to themselves.
rule-HA-14-3 = The price is a whole number, at least 1 and at most the money of the buyer.
rule-HA-14-4 = You can't sell a car to a player who has one.
rule-HA-14-5 = If a player declines, you can offer the same kind of thing, the car or internet love, to that player this turn only at a lower price.
rule-HA-14-6 = The buyer is asked, and accepts or declines.
rule-HA-14-7 = If the buyer accepts, the price goes from buyer to seller. The card is new for the buyer; the car keeps its value and the coins under it.
rule-HA-14-8 = A sale between players uses up nothing for either: having sold your car you may still buy one that turn (HA-11.4).
rule-HA-14-9 = Nothing else can be sold, given or lent: no other card, no animal, no house, no coins.

chapter-HA-15 = Points, winning, end
rule-HA-15-1 = Points:
    – each world trip you hold: 1;
    – each friendship, held or open: ½;
    – each secret love you hold: ½;
    – a partner at home: 1 (an ex-partner counts nothing);
    – each child at work: 1;
    – manager: 1, director: 2;
    – district 3: 1, district 4: 2;
    – pets (HA-15.3): 1 or 2;
    – most money (HA-15.2): 1;
    – the special parking place: 1;
    – bad health: 1 less.
rule-HA-15-2 = Most money: the player with at least { $rich } coins and more than every other player. On a tie nobody has it.
rule-HA-15-3 = Pets: at least one dog and one cat give 1 point; both dogs and both cats give 2 in all.
rule-HA-15-4 = Points are counted as they stand at the moment. They can go down again, below zero too.
rule-HA-15-5 = Points of cards you hold are known to you only, until you claim or the match ends.
rule-HA-15-6 = On your turn, with no question open, you can claim if you have enough points. The match is over and you win alone. All hands are shown. Nobody wins without claiming, except by HA-15.8.
rule-HA-15-7 = You can't claim with fewer points than were agreed.
rule-HA-15-8 = If the bank is empty when it is checked (HA-2.9), the match is over. All hands are shown. Whoever has the most points wins, players in quarantine included; several with the same number win together.

chapter-HA-16 = Paying
rule-HA-16-1 = Payments go to the bank unless a rule says otherwise. Red and white coins make no difference; there is always change.
rule-HA-16-2 = What costs coins must be paid in full from your money. With too little you can't go on a date, buy out an ex-partner, send a child to school, move up, get well, or buy anything.
rule-HA-16-3 = If the bank has less than it must pay, it pays what it has, and the match ends (HA-15.8).
rule-HA-16-4 = The coins in the bank, with the players and under the cars always add up to the same number.

chapter-HA-R = Rulings
rule-HA-R-1 = Who begins is left to the players, for instance by dice. Here the first seat begins; whoever opens a match may shuffle the seats before.
rule-HA-R-2 = The number of coins is not printed, so { $coins_each } for each player is ours. With 50 the bank ran dry in a quarter to more than half of our trial matches, with { $coins_each } in 7 in a hundred or fewer: rare but possible, as it should be. The number can be chosen. Colours of coins don't matter, as everybody may change money.
rule-HA-R-3 = Only that more expensive districts are scarcer and that a district may be full is given. The numbers of HA-8.1 are ours; they let every district from 1 up fill up.
rule-HA-R-4 = There is one director. A picture shows three managers at once, and falling directors must land somewhere, so managers are not limited.
rule-HA-R-5 = What most money is worth is lost; we give 1 point, as for the other line of that kind. The car line speaks of the first holder, this one does not: on a tie nobody has it.
rule-HA-R-6 = All start capital is dealt at once. Nobody starts with cards, as none are mentioned. Round 1 leaves out your own wage only.
rule-HA-R-7 = From round 2 on costs are at most 4 + 1 + 2 + 3 = 10 and the wage at least 10, so costs never exceed income. Should it happen all the same: pay what you have.
rule-HA-R-8 = Money is settled by itself: it is advised that two people count, and here it is counted once, correctly.
rule-HA-R-9 = Two glasses and two tiles each are counted material, so we take their numbers as limits.
rule-HA-R-10 = At the table the victim lifts the glass during the attacker's next turn, the attacker takes the tile back in the one after, and who forgets loses a round. Here both happen by themselves at the start of that turn, so quarantine and protection last exactly one round each, and nobody has to be the quickest to click.
rule-HA-R-11 = First protections end, then glasses are lifted, so one tile never does both in the same turn. The attacker may attack the same player again in the turn in which protection ends, not before.
rule-HA-R-12 = Corona on somebody protected or in quarantine is refused rather than wasted.
rule-HA-R-13 = A vaccination is an answer only, like the other green cards. The tile to take is the attacker's, so protection ends at the attacker's next turn, one round later.
rule-HA-R-14 = Quarantine takes away your own turn and protects the pets, nothing more (HA-12.12).
rule-HA-R-15 = The sum (6 + 3 × 5) : 2 = 11 is printed once for a car upgraded four times and once for three times. The sum and the picture of the parking fit three; four upgrades give 13.
rule-HA-R-16 = A car by card is worth what a paid car is worth: the coins under it show the value, and nobody can see who paid.
rule-HA-R-17 = For a free car by card one coin comes from the bank, as a car always stands on one.
rule-HA-R-18 = The first with the most expensive car has the special place, so a tie does not move it. If the holder drops out and the rest are tied, nobody was first: it is empty until one car is alone on top. It moves by itself, as nobody would leave it unclaimed.
rule-HA-R-19 = Extra rolls are free: only the date costs a coin. For partner and children they can't harm, so they are rolled without a question. Against the director a second roll can harm: it is a choice, and the last roll counts.
rule-HA-R-20 = Against the director both may react to what they see, so they are asked in turn until both are content. Only the two managers may.
rule-HA-R-21 = The once-per-turn limit is on the dice, not on the question; but each manager is asked once per turn, so that nobody is nagged.
rule-HA-R-22 = There is one director, and an MBA pushes nobody away: it is refused and stays in hand.
rule-HA-R-23 = Skipping a school replaces no payment and needs none; it is the faster way beside the paid one. From university no school is left to skip. The rule of the first turn at home holds for it too.
rule-HA-R-24 = The round at home is for new children. A child that falls back home has had it.
rule-HA-R-25 = Three children, because there are three pieces.
rule-HA-R-26 = Forced moves pay nothing; the { $house_price } per district is for a sale of one's own will. In district 0 a divorce moves no house, and a fire is refused.
rule-HA-R-27 = An attack that could not change anything is refused and kept.
rule-HA-R-28 = Everybody attacked is asked, with or without a matching card, so that a quick answer betrays no hand.
rule-HA-R-29 = That new cards wait until the turn is over covers playing, selling and trading in, for which old cards are asked. The exception for cards with points is for their points: an attack with a new secret love gives no point, and waits.
rule-HA-R-30 = Trading in costs nothing and is open to all. The cards are named alphabetically so that each choice is said in one way.
rule-HA-R-31 = Sold to the bank means under the pile, like a played card.
rule-HA-R-32 = Sales between players belong to the seller's turn, as they are among the ways to raise money in one's turn. A falling price after a refusal ends the haggling.
rule-HA-R-33 = World trip and secret love count from the hand; only friendship may lie open, as it is said of it alone. So opponents don't know everybody's total.
rule-HA-R-34 = Claiming is a move, since one has to show the points; it is not done for you.
rule-HA-R-35 = The last payment is made as far as the coins go. A tie is shared.
rule-HA-R-36 = The coin has to lie under the car, so with an almost empty bank the card waits (HA-11.6).
rule-HA-R-37 = The choice between shelter and player was made when the card was played, so after a parry it is spent.
rule-HA-R-38 = The attacking card goes under the pile first, then the parry: the order in which they are laid down.
rule-HA-R-39 = The colours of the cards are put together from their descriptions, as their pictures are lost.
rule-HA-R-40 = Down and up in the same turn is allowed: it brings nobody an advantage.
rule-HA-R-41 = After a divorce the children stay with the player, as nothing else is said, and their allowance goes on.
rule-HA-R-42 = Health insurance may be used later as a cure; it is named beside the { $health_price } coins.
rule-HA-R-43 = What counts as a move. You can name any district to move to; beyond the fourth, HA-8.2 refuses it. A trade without cards is refused by HA-4.9. Any card can be named with any of the ways to play one; the lowest rule that applies refuses it (HA-4.3, HA-4.4, HA-4.11, HA-7.17).
rule-HA-R-44 = Selling. Any card, animal, house, coins or child can be named in a sale, and all but the car and internet love are refused. In a sale to a player, HA-14.2 and HA-14.3 are looked at before HA-14.9, as their numbers are lower.
rule-HA-R-45 = Declined offers are heard by all, and they stay in sight until the turn ends (HA-9.9, HA-14.5).
rule-HA-R-46 = Places after somebody has won by showing enough points: the winner comes first, the others follow by their points. Equal points share a place (HA-15.6).
rule-HA-R-47 = Agreed points (the bounds are our own choice). The players agree among themselves; the numbers of the rulebook are suggestions. Points come in halves, so a target does too. Below 5 a match would hardly have begun. 12 is what a life can bring without a world trip, a friendship or a secret love: 2 as director, 1 for the partner, 3 for working children, 2 for district 4, 2 for pets, 1 for the parking place, 1 for most money (HA-1.2). Matches that began by version 1 of these rules have 7, 7½, 8, 8½ or 9.
