# A first match of Smile Life, in a few minutes.

guide-1 = Everybody lays out a life on the table: studies, a job, wages; flirts, a wedding, children; a cat, perhaps a house. Nearly every card in front of you brings smiles, even a humble wage. When the pile runs out, the life with the most smiles wins (SL-11.4). It need not be a tidy one. The others will see to that, with accidents, taxes and divorces, and you may return the favour.
    .title = A life in cards
guide-2 = You hold five cards that only you can see; what lies in front of anybody is seen by all. In the middle are the pile, face down, and the discard, open for everybody to read. There are no coins: the wages on your table are your money. Whoever is dealt the most smiles begins (SL-1.4). For a first match, 100 of the 200 cards are plenty (SL-1.2).
    .title = The table
guide-3 = Draw a card, then play one: in front of you, on somebody else, or on the discard (SL-2.1). You are back to five cards, and your neighbour is next. With three or more players there is a short cut. Instead of drawing, play the top card of the discard at once (SL-3.5), unless it came from you (SL-3.7). It goes straight to the table, never to your hand.
    .title = Your turn
guide-4 = Study cards give levels, and jobs ask for them: a waiter needs none, a surgeon six (SL-4.4). With a job you can lay wages, up to what it pays (SL-4.13), but you can't study any more (SL-4.2), so decide when enough is enough. A temporary job is simply swapped for a better one (SL-4.6). From any other you have to resign first, and that takes a whole turn (SL-4.10).
    .title = Work
guide-5 = Lay up to five flirts (SL-5.3). One is enough to marry (SL-5.7), and then children may come, one card each (SL-5.9). Watch the last flirt in each row: if you lay one of the same kind, you steal it on the spot (SL-5.5), and others can do so to you. Married people may flirt only while an adultery lies on the table, and a divorce played on them then takes the children too (SL-7.6).
    .title = Love
guide-6 = A malus goes on somebody else (SL-7.1) and must be able to hurt: no dismissal for the jobless, no divorce for the unmarried. Some jobs protect: doctors don't fall ill (SL-8.15), lawyers are never divorced against their will (SL-8.10), officials never dismissed (SL-8.1). Special cards ask for nothing (SL-9.1). A rainbow lets you play up to three more cards (SL-9.4), and string pulling opens nearly every job without studies (SL-9.13).
    .title = Nasty cards and odd ones
guide-7 = Wages that you spend are not lost: turned over, they keep their smiles, and no tax can reach them (SL-6.2). There is no change, so pay as exactly as you can (SL-6.5). An accident, a sickness or a burn-out costs its victim a turn and no card (SL-7.4). And what is still in your hand at the end counts for nothing (SL-11.2): a wedding dress in the wardrobe is not a wedding.
    .title = Four surprises
guide-8 = Take the first job you can, even a modest one, and start laying wages. Flirt early and marry: that is 3 smiles at once, 2 more for each child, and houses at half price (SL-6.7). Pets cost nothing and ask for nothing (SL-6.1); the unicorn is worth 3 all by itself. Keep a malus for whoever is ahead. And when nothing fits, discard what your neighbour has no use for.
    .title = A good first plan
guide-9 = The turn in which the pile runs out is played to its end; then the match is over (SL-11.1). So keep an eye on the pile: in the last rounds, lay what counts now and forget what might have been. Then smiles are added up, old flames and spent wages included (SL-11.3). Equal lives win together (SL-11.4). Nobody is asked whether it was worth it.
    .title = How it ends
