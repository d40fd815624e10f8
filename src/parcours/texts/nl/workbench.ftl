# De werkplaats, in het Nederlands.

workshop = Werkplaats
workshop-intro = Maak een eigen pak kaarten: verander een kaart, speel er vanavond mee en zie wat ze doet.
workshop-my-decks = Pakken in deze browser
workshop-new = Een nieuw pak maken
workshop-begin = Een pak maken
workshop-untitled = Pak zonder titel
workshop-title = Titel van het pak
workshop-start-about = Begin met kaarten die er al zijn en verander wat je wilt. Het pak wordt in deze browser bewaard.
workshop-from-standard = Beginnen met het standaardpak
workshop-from-variant = Beginnen met ‘{ $name }’
workshop-upload = Een bestand openen
workshop-file-too-long = Dit bestand is te lang: een pak heeft hoogstens { $most } tekens.
workshop-bad-link = Deze link bevat geen kaarten, of maar een deel ervan.

## De werkbank

workshop-undo = Ongedaan maken
workshop-redo = Opnieuw
workshop-parts = Delen van de werkplaats
workshop-tab-cards = Kaarten
workshop-tab-differs = Wat anders is ({ $number })
workshop-tab-study = Uitproberen
workshop-tab-send = Versturen en afdrukken
workshop-problems =
    { $number ->
        [0] Alles klopt.
        [one] Eén ding klopt niet.
       *[other] { $number } dingen kloppen niet.
    }
workshop-not-kept = Deze browser heeft geen plaats voor het pak: download het.
workshop-choose = Kies een kaart om ze te veranderen, of voeg er een toe.
workshop-wrong = fout
workshop-differs-mark = anders

## Een kaart

workshop-add = Kaart toevoegen
workshop-add-it = Toevoegen
workshop-group = Soort kaart
workshop-group-about = De nieuwe kaart begint als een andere van haar soort.
workshop-no-group = Dit spel heeft een regel voor elke kaart, dus er kunnen geen andere bij. Wat er is, kun je veranderen.
workshop-copy = Kaart kopiëren
workshop-remove = Kaart weghalen
workshop-copy-of = { $name } (kopie)
workshop-words = Naam en beschrijving
workshop-in-language = Taal van naam en beschrijving
workshop-name = Naam
workshop-about = Beschrijving
workshop-also-in = Ook geschreven in: { $languages }.
workshop-look = Kleur en pictogram
workshop-colour = Kleur
workshop-usual = Zoals altijd
workshop-colour-study = de kleur van studies
workshop-colour-work = de kleur van werk
workshop-colour-money = de kleur van geld
workshop-colour-love = de kleur van liefde
workshop-colour-goods = de kleur van bezit
workshop-colour-blow = de kleur van tegenslag
workshop-colour-special = de kleur van speciale kaarten
workshop-colour-either = de kleur van kaarten die allebei doen
workshop-choose-icon = Pictogram kiezen
workshop-usual-icon = Het gewone pictogram
workshop-icons = Pictogrammen
workshop-search-icons = Zoeken op de naam van een kaart
workshop-fields = Wat de regels erop lezen
workshop-none = geen
workshop-yes = ja
workshop-no = nee
workshop-item = { $name } { $number }
workshop-add-item = Regel toevoegen
workshop-remove-item = { $name } { $number } weghalen
workshop-allowed-whole = Een heel getal van { $least } tot { $most }.
workshop-allowed-half = Een heel of half getal van { $least } tot { $most }.
workshop-allowed-list = { $least } tot { $most } regels.
workshop-amount = Aantal

## Wat anders is

workshop-no-difference = Niets is anders dan bij het standaardpak.
workshop-field = { $name }:
workshop-added = nieuw
workshop-removed = weg
workshop-own-words = eigen woorden
workshop-own-look = eigen uiterlijk

## Versturen

workshop-deck-about = Waar het pak over gaat
workshop-file = Een bestand
workshop-file-about = Om te bewaren, te versturen, of voor de programma’s van Parcours.
workshop-download = Downloaden
workshop-link = Een link
workshop-link-about = De link bevat het hele pak: wie hem opent, kan het bekijken, veranderen en ermee spelen.
workshop-copy-link = Link kopiëren
workshop-link-too-long = Dit pak past niet in een link: die zou { $number } tekens hebben, en { $most } is het meeste. Verstuur liever het bestand.
workshop-print = Papier
workshop-print-about = Kaarten om uit te knippen, negen per bladzijde, in jouw taal.
workshop-print-copies = Welke kaarten afdrukken
workshop-print-all = Elk exemplaar
workshop-print-one = Eén van elke soort
workshop-unprinted = Gedrukte kaarten kunnen { $letters } niet tonen: voor elke letter komt een vraagteken.
workshop-unprinted-cards = Deze kaarten hebben letters die niet afgedrukt kunnen worden. Voor elke letter komt een vraagteken:
workshop-pdf = PDF maken
workshop-keep = In deze browser
workshop-keep-about = Het pak wordt alleen in deze browser bewaard.
workshop-copy-deck = Pak kopiëren
workshop-delete = Pak verwijderen
workshop-delete-sure = Echt verwijderen?

## Uitproberen

workshop-study-about = Bots spelen { $number } partijen met jouw pak en evenveel met het standaardpak, op dezelfde manier gedeeld.
workshop-study-start =
    { $number ->
        [one] Eén partij proberen
       *[other] { $number } partijen proberen
    }
workshop-study-players = Spelers
workshop-study-matches = Partijen
workshop-study-cancel = Stoppen
workshop-study-wait =
    { $number ->
        [0] Je bent zo aan de beurt.
        [one] Er is nog één onderzoek voor het jouwe.
       *[other] Er zijn nog { $number } onderzoeken voor het jouwe.
    }
workshop-study-going = { $done } van { $number } partijen
workshop-study-failed = Dat is niet gelukt. Probeer het nog eens.
workshop-study-cancelled = Gestopt.
workshop-study-changed = Het pak is sinds deze partijen veranderd.
workshop-study-wrong = Eerst moet met deze kaarten gespeeld kunnen worden.
workshop-study-standard = standaardpak
workshop-study-own = jouw pak
workshop-study-seats = Wie wint
workshop-study-seats-about = Welk deel van de partijen elke plaats wint, in de volgorde van de beurten. De dunne lijn is de speling van het toeval.
workshop-study-seat = Plaats { $number }
workshop-study-length = Hoe lang een partij duurt
workshop-study-unit-rounds = rondes
workshop-study-unit-turns_of_each_player = beurten van elke speler
workshop-study-unit-decisions = keuzes
workshop-study-scores = Punten aan het einde
workshop-study-spread-about = Het dikke deel bevat de middelste helft, de streep is de mediaan, en de dunne lijn gaat van het minste tot het meeste.
workshop-study-cards = De kaarten die anders zijn
workshop-study-cards-about = Hoeveel spelers een kaart gebruiken, en hoeveel vaker dan toevallig ze winnen.
workshop-study-card = Kaart
workshop-study-wins =
    { $bounds ->
        [none] winst { $share }
       *[other] winst { $share } ({ $bounds })
    }
workshop-study-removed =
    { $number ->
        [one] Eén kaart die weg is
       *[other] { $number } kaarten die weg zijn
    }
workshop-study-no-cards = Geen kaart is anders in wat de regels erop lezen.
workshop-study-median = Mediaan
workshop-study-half = Middelste helft
workshop-study-range = Minste en meeste
workshop-study-deck = Pak

## Aan een tafel

workshop-open-deck = In de werkplaats openen

## Galerij

workshop-gallery = Galerij
workshop-gallery-about = Pakken die anderen op deze server hebben ingestuurd.
workshop-gallery-from = van { $name }
workshop-gallery-submit-about = Laat het pak aan iedereen op deze server zien, met jouw naam. De beheerder bekijkt het eerst.
workshop-gallery-no-title = Geef het pak eerst een titel.
workshop-gallery-there = Dit pak staat in de galerij.
workshop-gallery-submit = Dit pak insturen
workshop-gallery-submitted = Ingestuurd. Het verschijnt zodra de beheerder het heeft aanvaard.
workshop-gallery-played =
    { $number ->
        [0] nog niet gespeeld
        [one] één keer gespeeld
       *[other] { $number } keer gespeeld
    }
