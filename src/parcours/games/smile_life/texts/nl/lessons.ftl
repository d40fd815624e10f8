# Wat de lessen zeggen: elke noot met haar kop.

lesson-first-goal = Dit is je score. Bijna elke kaart die je legt brengt smiles op, en wie de meeste heeft als de trekstapel op is, wint.
    .title = Verzamel smiles
lesson-first-draw = Een beurt is eenvoudig: je trekt een kaart en je speelt er een. Tik op de trekstapel.
    .title = Trek een kaart
lesson-first-job = Een pizzabakker heeft geen studie nodig en mag loon leggen tot 2. Tik op de kaart en dan op het antwoord in het midden.
    .title = Neem een baan
lesson-first-others = { $iris } flirt en { $otto } studeert. Dit getal zegt hoeveel smiles iemand al heeft.
    .title = Kijk naar de anderen
lesson-first-turn = Je hebt vijf kaarten in je hand. Met de zesde erbij kies je welke je speelt.
    .title = Trek weer een kaart
lesson-first-wage = Je baan staat loon tot 2 toe, dus dit past. Het brengt een smile op, en het loon op tafel is je geld voor reizen en huizen.
    .title = Leg loon
lesson-first-dismissed = Een malus bederft iemands leven: je bent je baan kwijt. Je loon blijft liggen, en zijn smile ook.
    .title = { $iris } ontslaat je
lesson-first-discard = In plaats van te trekken mag je meteen de bovenste kaart van de aflegstapel leggen. Een flirt heb je nodig om te trouwen.
    .title = Neem wat { $otto } aflegt
lesson-first-again = Er ligt nu een flirt voor je, en in je hand heb je een huwelijk.
    .title = Trek, en denk aan de bruiloft
lesson-first-marry = Eén flirt is genoeg. Een huwelijk is 3 smiles waard, en dan mogen er kinderen komen: één heb je al in je hand.
    .title = Trouw
lesson-first-malus = Door een ongeval slaat iemand een beurt over. Leg het op wie de meeste smiles heeft.
    .title = Bewaar deze voor wie voorop ligt
lesson-first-end = De trekstapel zegt hoelang de partij nog duurt: is hij op, dan wint wie de meeste smiles heeft. De gids staat in het menu: ‘Zo speel je’.
    .title = Speel nu zelf verder
