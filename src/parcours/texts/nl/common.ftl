# Wat bij geen enkel spel hoort, in het Nederlands.

word-true = ja
word-false = nee

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
