# De regels van Hoge kaart zoals een speler ze leest.

chapter-HC-1 = Voorbereiding
rule-HC-1-1 = Je speelt met twee tot vier spelers.
rule-HC-1-2 = Iedereen krijgt { $rounds } kaarten. De andere blijven ongezien in de trekstapel.

chapter-HC-2 = Kiezen
rule-HC-2-1 = Iedereen kiest tegelijk een kaart uit de hand, gedekt.
rule-HC-2-2 = Als de partij is afgelopen, speelt niemand meer.
rule-HC-2-3 = Eén kaart per ronde: wie gekozen heeft, wacht op de anderen.
rule-HC-2-4 = Je kiest alleen een kaart uit je eigen hand.

chapter-HC-3 = Punten
rule-HC-3-1 = Als iedereen gekozen heeft, worden de kaarten getoond. De hoogste levert haar speler een punt op, en elke gelijke kaart ook; alle gekozen kaarten doen niet meer mee.
rule-HC-3-2 = Na { $rounds } rondes is de partij afgelopen. Wie de meeste punten heeft, wint; bij een gelijke stand winnen ze samen.
