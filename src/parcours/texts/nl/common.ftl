# Wat bij geen enkel spel hoort, in het Nederlands.

word-true = ja
word-false = nee

refused-takeback =
    { $because ->
        [nothing_played] Er valt niets terug te nemen: er is nog geen zet gedaan.
        [not_yours] Je kunt alleen je eigen laatste zet terugnemen, en daarna was een ander aan zet.
       *[seen] Deze zet kun je niet terugnemen: er is iets nieuws door aan het licht gekomen.
    }

## Het programma in de terminal

terminal-which-game = Welk spel? Typ het nummer.
terminal-welcome = Welkom bij Parcours. Typ het nummer van een zet, of ‘help’ voor al het andere.
terminal-turn = { $player } is aan de beurt.
terminal-prompt = Jouw zet:
terminal-moves = Je kunt kiezen uit:
terminal-help =
    Wat je kunt typen:
    – een nummer: doe die zet uit de lijst;
    – een zet in de notatie, bijvoorbeeld ‘draw’;
    – moves: toon je zetten opnieuw;
    – why ZET: lees waarom een zet niet mag;
    – undo: neem je laatste zet terug, als niemand er iets nieuws door heeft gezien;
    – save BESTAND: bewaar de partij;
    – rules, of rules met een nummer zoals SL-4.7: lees de regels;
    – help: lees dit nog eens;
    – quit: verlaat de partij.
terminal-why = { $rule }: { $text }
terminal-allowed = Dat mag nu: { $move }.
terminal-undone = Je laatste zet is teruggenomen.
terminal-saved = De partij is bewaard in { $file }.
terminal-not-saved = De partij kon niet bewaard worden in { $file }: { $text }
terminal-handover = Geef het scherm door aan { $player } en druk dan op Enter.
terminal-thinking = { $player } denkt na …
terminal-bot = { $player }: { $text }
terminal-unknown = Ik ken ‘{ $text }’ niet. Typ ‘help’ om te zien wat je kunt typen.
terminal-not-a-move = Dat is hier geen zet: { $text }
terminal-no-number =
    { $number ->
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
terminal-winners = { $players } winnen samen!
terminal-quit = Tot ziens, en bedankt voor het spelen.
terminal-hidden =
    { $number ->
        [one] { $number } verborgen kaart
       *[other] { $number } verborgen kaarten
    }
terminal-nothing = niets
terminal-you = jij
terminal-score = Score
terminal-scores = Scores
terminal-log = Wat er gebeurde
terminal-rules = Regels

terminal-bots = De bot ‘{ $bot }’ speelt voor { $players }.
terminal-suggestion = Misschien: { $text }
terminal-help-more =
    – table: bekijk de tafel nog eens;
    – card, of card met een woord zoals ‘doctor’: lees de cijfers van je kaarten, of van die kaart.
terminal-offer = Wil je de partij bewaren? Typ een bestandsnaam, of druk alleen op Enter:
terminal-taken = er is al een ander bestand met die naam.
terminal-seed = Het startgetal van deze partij was { $seed }.
