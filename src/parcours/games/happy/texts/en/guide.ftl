# A first match of Happy, in a few minutes.

guide-1 = You live a life beside the others' lives: a job, a partner, children, a house, a car, pets. Good things are worth happy points: a partner 1, the director's post 2, a world trip in your hand 1 (HA-15.1). Whoever has the agreed number, usually 8, and says so on their own turn wins at once (HA-15.6). The others wish you well, of course, but they hold fires, secret loves and the plague.
    .title = What happiness is worth
guide-2 = Everybody starts as a worker, with a house in district 0, 6 coins or a few more, and no cards (HA-1.6, HA-1.7). Money, job, family, house and car lie open. Only the cards in your hand are secret, and since some of them bring points, nobody quite knows how close you are (HA-15.5). Seats at school, room in the better districts and the animals of the shelter are few, and shared by all (HA-7.11, HA-8.1, HA-10.1).
    .title = The table
guide-3 = First the money settles itself: wages and allowances come in, costs go out, as one sum (HA-3.1, HA-3.3). In round 1 there is no wage of your own yet (HA-3.2). Then do whatever you like and can pay, in any order (HA-2.3): go on a date, roll for a child, move up, pay for school, buy a card, a cat, a car. When you or your coins have had enough, end your turn.
    .title = Your turn
guide-4 = A date costs 1 coin; with a 5 or 6 you have a partner at home (HA-6.2), worth a point and 5 coins each turn. With a partner you may roll two dice for children, and each 1 brings one (HA-7.2). You get one of these rolls per turn, not both (HA-6.5). A child brings its point only at work, four steps up through the schools, at 5 coins a step and one paid step per turn (HA-7.8, HA-7.10).
    .title = Love and children
guide-5 = An MBA makes you manager, a second one director, if that post is free (HA-9.3, HA-9.4). Two managers can also roll the dice against a director: the higher die takes the post, the lower one becomes a worker (HA-9.13). Your house climbs one district per turn, for { $house_price } coins (HA-8.2, HA-8.3); from district 3 on it brings points. And the most expensive car stands on the special parking place, worth a point until another is worth more (HA-11.9).
    .title = Job, house, car
guide-6 = A card costs { $card_price } coins (HA-4.6) and is too new to be played until the turn is over (HA-4.4). Red cards hurt others, green ones parry. You are asked even if you have nothing to parry with, so that your answer betrays no hand (HA-5.3). A secret love turns your partner into an ex and sends the house downhill (HA-6.9); corona costs you a turn (HA-12.11). Keep a green card for what you could least bear to lose.
    .title = Cards that hurt, cards that help
guide-7 = Points don't win by themselves: you have to claim, on your own turn (HA-15.6). They can go down again (HA-15.4): spend your coins, and the point for most money may be gone (HA-15.2). A dog alone is lovely but worth nothing; a dog and a cat make a point (HA-15.3). And an ex-partner blocks dates and children, and costs 3 a turn, until you buy them out (HA-6.10, HA-6.11).
    .title = What newcomers get wrong
guide-8 = Look for a partner from your first turn: those 5 coins a turn pay for everything else. Get a cat and a dog while the shelter has them, 7 coins for a point (HA-10.2). Have children and keep them moving, for the university has only two seats for everybody (HA-7.11). Turn spare coins into cards: world trips and friendships are points that no fire reaches. And don't look too rich too early.
    .title = A good first plan
guide-9 = The match is over the moment somebody with enough points claims on their turn, with no question open; they win alone (HA-15.6). It is also over when the bank runs empty: then whoever has the most points wins, and equals share (HA-15.8). For a first match agree on 7 points (HA-1.2). When you are one point away, expect company: that is when everybody suddenly remembers their red cards.
    .title = How it ends
