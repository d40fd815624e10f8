# The rules of High Card as a player reads them.

chapter-HC-1 = Setting up
rule-HC-1-1 = Two to four players take part.
rule-HC-1-2 = Everybody is dealt { $rounds } cards. The others stay unseen in the pile.

chapter-HC-2 = Choosing
rule-HC-2-1 = Everybody chooses a card of their hand at the same time, face down.
rule-HC-2-2 = When the match is over nobody plays.
rule-HC-2-3 = One card a round: whoever has chosen waits for the others.
rule-HC-2-4 = Only a card of one's own hand can be chosen.

chapter-HC-3 = Scoring
rule-HC-3-1 = When all have chosen, the cards are shown. The highest one brings its player a point, and so does each one equal to it; all cards chosen are out.
rule-HC-3-2 = After { $rounds } rounds the match is over. Whoever has the most points wins; equal points win together.
