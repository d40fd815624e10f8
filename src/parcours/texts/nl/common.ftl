# Wat bij geen enkel spel hoort, in het Nederlands.

word-true = ja
word-false = nee

# Wie zijn plek heeft gewist.
former-player = Oud-speler

# Names on the table that many games have. A game that says them otherwise has a text of its own.
zone-hand = Hand
zone-phase = Fase
zone-pile = Trekstapel
zone-points = Punten
zone-round = Ronde
word-over = afgelopen

refused-notation = Dat is geen zet van dit spel.
refused-takeback =
    { $because ->
        [nothing_played] Er valt niets terug te nemen: er is nog geen zet gedaan.
        [not_yours] Je kunt alleen je eigen laatste zet terugnemen, en daarna was een ander aan zet.
        [time] Deze zet kun je niet terugnemen: de tijd is sindsdien verstreken.
       *[seen] Deze zet kun je niet terugnemen: er is iets nieuws door aan het licht gekomen.
    }

## Het programma in de terminal

terminal-welcome = Welkom bij Parcours. Typ het nummer van een zet, of ‘help’ voor al het andere.
terminal-clock =
    { $number ->
        [one] De klok loopt: over { $number } minuut begint de laatste ronde.
       *[other] De klok loopt: over { $number } minuten begint de laatste ronde.
    }
terminal-time-up = De tijd is om: deze ronde is de laatste.
terminal-turn = { $player } is aan de beurt.
terminal-prompt = Jouw zet:
terminal-moves = Je kunt kiezen uit:
terminal-help =
    Wat je kunt typen:
    – een nummer: doe die zet uit de lijst;
    – een zet in de notatie, zoals die bij het nummer staat;
    – moves: toon je zetten opnieuw;
    – why ZET: lees waarom een zet niet mag;
    – undo: neem je laatste zet terug, als niemand er iets nieuws door heeft gezien;
    – save BESTAND: bewaar de partij;
    – rules, of rules met het nummer van een regel of hoofdstuk: lees de regels;
    – help: lees dit nog eens;
    – quit: verlaat de partij.
terminal-help-more =
    En verder:
    – table: bekijk de tafel opnieuw;
    – card, of card met de naam van een kaart in de notatie: lees je kaarten, of die kaart.
terminal-why = { $rule }: { $text }
terminal-allowed = Dat mag nu: { $move }.
terminal-undone = Je laatste zet is teruggenomen.
terminal-saved = De partij is bewaard in { $file }.
terminal-not-saved = De partij kon niet bewaard worden in { $file }: { $text }.
terminal-taken = er staat al een ander bestand met die naam
terminal-file-missing = die map bestaat niet
terminal-file-folder = dat is een map
terminal-file-denied = daar mag je niet schrijven
terminal-file-full = de schijf is vol
terminal-file-long = die naam is te lang
terminal-file-other = het systeem weigert het
terminal-offer = Wil je de partij bewaren, noem dan een bestand; druk anders gewoon op Enter:
terminal-handover = Geef het scherm door aan { $player } en druk dan op Enter.
terminal-thinking = { $player } denkt na …
terminal-bots =
    { $number ->
        [one] De bot ‘{ $bot }’ speelt op één plaats: { $players }.
       *[other] De bot ‘{ $bot }’ speelt op { $number } plaatsen: { $players }.
    }
terminal-bot = { $player }: { $text }
terminal-suggestion = Bedoel je een van deze? { $text }
terminal-unknown = Ik ken ‘{ $text }’ niet. Typ ‘help’ om te zien wat je kunt typen.
terminal-not-a-move = ‘{ $text }’ is geen zet. Zetten die zo beginnen, schrijf je zo:
slot-player = speler
slot-number = getal
slot-card = kaart
terminal-no-number =
    { $number ->
        [0] Er valt geen zet te kiezen.
        [one] Er is maar één zet: nummer 1.
       *[other] Kies een nummer van 1 tot en met { $number }.
    }
terminal-no-rule = Er is geen regel { $rule }.
terminal-no-file = Noem een bestand: save BESTAND.
terminal-no-move = Noem een zet: why ZET.
terminal-over = De partij is afgelopen.
terminal-place = { $place }. { $player }: { $score }
terminal-result = Hoe het afliep: { $text }
terminal-winner = { $player } wint!
terminal-winners = Samen gewonnen: { $players }!
terminal-seed = Het startgetal van deze partij: { $seed }
terminal-quit = Tot ziens, en bedankt voor het spelen.
terminal-hidden =
    { $number ->
        [one] { $number } verborgen kaart
       *[other] { $number } verborgen kaarten
    }
terminal-nothing = niets
terminal-you = jij
terminal-score = Score
terminal-log = Wat er gebeurde
terminal-amounts = Of typ een van deze zetten met een getal:
terminal-which-game = Welk spel? Typ het nummer.

## Bots

level-easy = makkelijk
level-easy-about = Speelt mee, maar laat de beste zet vaak liggen.
level-medium = gemiddeld
level-medium-about = Kiest wat er op dat moment het beste uitziet.
level-hard = moeilijk
level-hard-about = Kijkt vooruit en houdt rekening met wat de anderen kunnen doen.
level-expert = expert
level-expert-about = Denkt het langst na en laat weinig liggen.

weighed-title = Wat ‘{ $bot }’ afweegt voor { $player }
weighed-move = Zet
weighed-chance = Kans om te winnen
weighed-simulations = Simulaties
weighed-only = Er viel niets af te wegen: er was geen andere zet mogelijk.
weighed-choice = De keuze van de bot: { $move }

## De terugblik op een partij

review-percent = { $number }%
review-title = Kans om te winnen
review-about = Wat elke speler kon denken op grond van wat hij wist, en tussen haakjes met alle kaarten open.
review-step = Stap
review-shares = Geluk en zetten
review-player = Speler
review-luck = Geluk
review-luck-about = Geluk: wat kaarten en dobbelstenen deden
review-moves = Zetten
review-moves-about = Zetten: wat alle spelers weggaven door zetten die niet de beste waren
review-accuracy = Nauwkeurigheid
review-accuracy-about = Nauwkeurigheid is wat een speler behield van de kans om te winnen die de slechtste zetten hadden verloren. Geluk en zetten zijn punten kans om te winnen: samen leiden ze van een gelijk deel naar de uitslag.
review-decisions = Wat het meest uitmaakte
review-decision = Stap { $number }, { $player }
review-played = Gespeeld
review-better = Beter
review-why = Waarom
review-cost = kostte { review-percent }
review-by-luck = Kaarten en dobbelstenen beslisten deze partij: geen zet maakte een verschil dat van toeval te onderscheiden is.
review-even-moves = Kaarten en dobbelstenen beslisten deze partij: wat ieders zetten kostten, kwam op ongeveer hetzelfde neer.
review-no-decision = Geen zet van { $player } maakte een verschil dat van toeval te onderscheiden is.
review-unfinished = Deze partij is nog niet afgelopen: alleen op een afgelopen partij kun je terugblikken.

why-follows = Het maakt de weg vrij voor je volgende zet: { $move }.
why-needs = Het maakt de weg vrij voor je volgende zet: { $move }. De andere zet niet: { $refusal }
why-more = Het levert in de volgende beurten { $number } extra op voor ‘{ $part }’.
why-saves = Je verliest in de volgende beurten { $number } minder door ‘{ $part }’.
why-others = { $player } scoort in de volgende beurten { $number } minder.
why-chance = Het wint vaker in wat er nog kon komen.

## De puzzels

puzzle-solution = De beste zet: { $move }. Kans om te winnen: { review-percent }.
puzzle-greedy = Op het eerste gezicht lijkt een andere zet het beste: { $move }. Kans om te winnen: { review-percent }.

wrong-follows = Je beste volgende zet moet dan wachten: { $move }.
wrong-needs = Je beste volgende zet moet dan wachten: { $move }. { $refusal }
wrong-more = Je krijgt in de volgende beurten { $number } minder voor ‘{ $part }’.
wrong-saves = Je verliest in de volgende beurten { $number } meer door ‘{ $part }’.
wrong-others = { $player } scoort in de volgende beurten { $number } meer.
wrong-chance = Het wint minder vaak in wat er nog kan komen.
