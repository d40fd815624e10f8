# Een eerste partij Hoge kaart in een paar minuten.

guide-1 = Ieder heeft drie kaarten in de hand; alle andere liggen ongezien in de trekstapel (HC-1.2). De kaarten lopen van een tot twaalf, en van elke zijn er twee. Je ziet alleen je eigen hand. Een partij heeft drie rondes, dus elke kaart wordt één keer gespeeld: denk na over de volgorde.
    .title = Wat je in de hand hebt
guide-2 = In elke ronde kiest iedereen tegelijk een kaart en legt die gedekt neer (HC-2.1). Je wacht op niemand, en niemand leest jouw keuze. Heb je gekozen, dan kun je in die ronde niet nog eens kiezen (HC-2.3). Zodra de laatste gekozen heeft, worden alle kaarten omgedraaid.
    .title = Een ronde
guide-3 = De hoogste kaart levert haar speler een punt op; zijn er meer gelijk, dan levert elk ervan een punt op (HC-3.1). Na drie rondes winnen de meeste punten, en bij gelijke stand win je samen (HC-3.2). Een hoge kaart is verspild tegen een hogere: dat is het moment om een lage kaart kwijt te raken.
    .title = Punten
