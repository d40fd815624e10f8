# What the lessons say: each note with its heading.

lesson-first-goal = This figure is your score. Nearly every card that you lay brings smiles, and whoever has the most when the pile is empty wins.
    .title = Collect smiles
lesson-first-draw = A turn is simple: you draw a card, then you play one. Touch the pile.
    .title = Draw a card
lesson-first-job = A pizza maker needs no studies and pays wages up to 2. Touch the card, then the answer in the middle.
    .title = Take a job
lesson-first-others = { $iris } flirts and { $otto } studies. This figure tells how many smiles somebody has.
    .title = Look at the others
lesson-first-turn = You hold five cards. With the sixth, you choose which one to play.
    .title = Draw again
lesson-first-wage = Your job pays up to 2, so this wage fits. It brings a smile, and the wages on the table are your money for trips and houses.
    .title = Lay a wage
lesson-first-dismissed = A malus spoils somebody’s life: you lose your job. Your wage stays, and so does its smile.
    .title = { $iris } dismisses you
lesson-first-discard = Instead of drawing, you may lay the top card of the discard at once. A flirt is what you need to marry.
    .title = Take what { $otto } discards
lesson-first-again = A flirt lies before you now, and you hold a marriage.
    .title = Draw, and think of the wedding
lesson-first-marry = One flirt is enough. A marriage brings 3 smiles, and then children may come: you already hold one.
    .title = Marry
lesson-first-malus = An accident makes somebody miss a turn. Lay it on whoever has the most smiles.
    .title = Keep this for the leader
lesson-first-end = The pile tells how long the match still lasts: when it is empty, whoever has the most smiles wins. The guide is in the menu: “How to play”.
    .title = Now play on by yourself
