# Smile Life in het Nederlands: alles behalve de regels.

game-name = Smile Life
game-about = Studeren, werken, flirten, reizen en de anderen een beetje dwarszitten: het leven met de meeste smiles wint.
game-length = 30 tot 60 minuten
lesson-first = Je eerste leven

option-deck = Aantal kaarten
    .help = Met hoeveel van de 200 kaarten je speelt; met minder kaarten duurt een partij korter.
option-river = Rivier
    .help = Er liggen drie kaarten open, en in plaats van te trekken mag je er een van nemen.

## Kaarten

card-studies = studie
card-double_studies = dubbele studie
card-barman = barman
card-gardener = tuinman
card-plumber = loodgieter
card-stripper = stripper
card-waiter = ober
card-soldier = militair
card-policeman = politieagent
card-english_teacher = leraar Engels
card-french_teacher = leraar Frans
card-history_teacher = leraar geschiedenis
card-maths_teacher = leraar wiskunde
card-grand_professor = hoogleraar
card-airline_pilot = piloot
card-architect = architect
card-astronaut = astronaut
card-bandit = bandiet
card-designer = ontwerper
card-doctor = arts
card-guru = goeroe
card-head_of_purchasing = hoofd inkoop
card-head_of_sales = hoofd verkoop
card-journalist = journalist
card-lawyer = advocaat
card-mechanic = automonteur
card-medium = medium
card-pharmacist = apotheker
card-pizza_maker = pizzabakker
card-researcher = onderzoeker
card-surgeon = chirurg
card-writer = schrijver
card-wage_1 = loon 1
card-wage_2 = loon 2
card-wage_3 = loon 3
card-wage_4 = loon 4
card-flirt_bar = flirt in de bar
card-flirt_camping = flirt op de camping
card-flirt_cinema = flirt in de bioscoop
card-flirt_hotel = flirt in het hotel
card-flirt_nightclub = flirt in de nachtclub
card-flirt_park = flirt in het park
card-flirt_restaurant = flirt in het restaurant
card-flirt_theatre = flirt in het theater
card-flirt_web = flirt op internet
card-flirt_zoo = flirt in de dierentuin
card-marriage = huwelijk
card-adultery = overspel
card-child = kind
card-cat = kat
card-chick = kuiken
card-dog = hond
card-rabbit = konijn
card-unicorn = eenhoorn
card-trip_cairo = reis naar Caïro
card-trip_london = reis naar Londen
card-trip_new_york = reis naar New York
card-trip_rio = reis naar Rio
card-trip_sydney = reis naar Sydney
card-house_6 = huis van 6
card-house_8 = huis van 8
card-house_10 = huis van 10
card-legion_of_honour = Legioen van Eer
card-grand_prize = grote prijs
card-accident = ongeval
card-sickness = ziekte
card-burn_out = burn-out
card-divorce = scheiding
card-income_tax = inkomstenbelasting
card-dismissal = ontslag
card-repeat_year = zittenblijven
card-prison = gevangenis
card-attack = aanslag
card-birthday = verjaardag
card-rainbow = regenboog
card-casino = casino
card-luck = geluk
card-shooting_star = vallende ster
card-inheritance = erfenis
card-string_pulling = kruiwagen
card-swap = ruil
card-tsunami = tsunami
card-revenge = wraak

## De tafel: voor elke speler

zone-hand = Hand
zone-hand_size = Kaarten in de hand
zone-hand_limit = Volle hand
zone-studies = Studies
zone-level = Studieniveau
zone-extra_studies = Extra studies
zone-job = Baan
zone-wage_level = Hoogste loon
zone-raised = Loonsverhoging
zone-awarded = Bekroonde banen
zone-free_house = Gratis huis
zone-wages = Loon
zone-invested = Uitgegeven
zone-flirts = Gewone flirts
zone-used_flirts = Gebruikte flirts
zone-marriage = Huwelijk
zone-adultery = Overspel
zone-affairs = Flirts van het overspel
zone-past_affairs = Flirts van overspel dat voorbij is
zone-children = Kinderen
zone-acquisitions = Aanwinsten
zone-distinctions = Onderscheidingen
zone-pending = Openstaande malus
zone-prison_turns = Resterende beurten in de gevangenis
zone-malus = Afgehandelde malus
zone-specials = Speciale kaarten
zone-outlaw = Strafblad
zone-peek_hands = Bekeken handen
zone-peek_pile = Bekeken trekstapel
zone-smiles = Smiles

## De tafel: gemeenschappelijk

zone-turn = Beurt
zone-phase = Moment van de beurt
zone-plays = Nog te spelen kaarten
zone-rainbow = Regenboog
zone-new_job = Nieuwe baan deze beurt
zone-search = Gezocht
zone-asked = Gevraagd
zone-pile = Trekstapel
zone-pile_size = Kaarten in de trekstapel
zone-discard = Aflegstapel
zone-discarded_by = Op naam van
zone-drawn = Kaarten van geluk
zone-casino = Casino
zone-stake = Inzet
zone-stake_owner = Eigenaar van de inzet
zone-river = Rivier
zone-river_age = Leeftijd van de rivier
zone-river_taken = Rivierkaart genomen deze beurt
zone-out = Uit het spel
zone-box = Doos

## Woorden

word-draw = vóór het trekken
word-play = kaarten spelen
word-search = zoeken in de aflegstapel
word-keep = kiezen bij geluk
word-give = een cadeau geven
word-throw = een kaart wegdoen
word-over = afgelopen
word-none = geen
word-any = een kaart naar keuze
word-acquisition = een aanwinst
word-wage = een loon
word-nobody = niemand
word-plain = gewone baan
word-temporary = uitzendbaan
word-official = ambtenarenbaan

## Wie aan zet is, en waarvoor

ask-draw = Trek een kaart, of doe iets wat in plaats van trekken mag.
wait-draw = Wachten tot { $player } een kaart trekt.
ask-play = Speel of koop een kaart uit je hand, zet er een in of leg er een af.
wait-play = Wachten tot { $player } een kaart speelt.
ask-search = Zoek in de aflegstapel: speel of koop een kaart daaruit, of pas.
wait-search = Wachten tot { $player } in de aflegstapel heeft gezocht.
ask-keep = Houd een van de kaarten die je met geluk hebt getrokken; de andere gaan op de aflegstapel.
wait-keep = Wachten tot { $player } een van de kaarten van geluk kiest.
ask-give = { $player } is jarig: geef een van je lonen cadeau.
wait-give = Wachten tot { $player } een verjaardagscadeau geeft.
ask-throw = Zonder je baan heb je een kaart te veel: doe er een weg.
wait-throw = Wachten tot { $player } een kaart wegdoet.

## Zetten

move-draw = Trek een kaart
move-take-card = Neem ‘{ $card }’ uit de rivier
move-play-card = Speel ‘{ $card }’
move-play-card-on-target = Speel ‘{ $card }’ op { $target }
move-play-card-with-other =
    { $other ->
        [hidden] Speel ‘{ $card }’ met een gedekt loon
       *[other] Speel ‘{ $card }’ met ‘{ $other }’
    }
move-play-card-with-other-on-target = Speel ‘{ $card }’ en stuur ‘{ $other }’ door naar { $target }
move-play-card-from-discard = Speel ‘{ $card }’ van de aflegstapel
move-play-card-from-discard-on-target = Speel ‘{ $card }’ van de aflegstapel op { $target }
move-play-card-from-discard-with-other =
    { $other ->
        [hidden] Speel ‘{ $card }’ van de aflegstapel met een gedekt loon
       *[other] Speel ‘{ $card }’ van de aflegstapel met ‘{ $other }’
    }
move-play-card-from-discard-with-other-on-target = Speel afgelegde ‘{ $card }’, stuur ‘{ $other }’ naar { $target }
move-play-card-with-other-from-discard = Speel ‘{ $card }’ met ‘{ $other }’ van de aflegstapel
move-buy-card-paying-paying = Koop ‘{ $card }’ en betaal: { $paying }
move-buy-card-from-discard-paying-paying = Koop ‘{ $card }’ van de aflegstapel en betaal: { $paying }
move-bet-card =
    { $card ->
        [hidden] Zet een loon gedekt in
       *[other] Zet ‘{ $card }’ in
    }
move-discard-card = Leg ‘{ $card }’ af
move-resign = Zeg je baan op
move-resign-throwing-card = Zeg je baan op en doe ‘{ $card }’ weg
move-divorce = Ga scheiden
move-stop-adultery = Beëindig het overspel
move-keep-card =
    { $card ->
        [hidden] Houd een kaart
       *[other] Houd ‘{ $card }’
    }
move-pass = Passen
move-done = Speel geen kaart meer
move-give-card = Geef ‘{ $card }’
move-throw-card = Doe ‘{ $card }’ weg

## Wat er gebeurde

event-began = { $player } begint.
    .player = Je begint.
event-drew =
    { $card ->
        [hidden] { $player } trekt een kaart.
       *[other] { $player } trekt ‘{ $card }’.
    }
    .player =
        { $card ->
            [hidden] Je trekt een kaart.
           *[other] Je trekt ‘{ $card }’.
        }
event-took = { $player } neemt ‘{ $card }’ uit de rivier.
    .player = Je neemt ‘{ $card }’ uit de rivier.
event-filled_up =
    { $cards ->
        [hidden]
            { $number ->
                [one] { $player } trekt een kaart om de hand aan te vullen.
               *[other] { $player } trekt { $number } kaarten om de hand aan te vullen.
            }
       *[other] { $player } vult de hand aan: { $cards }.
    }
    .player =
        { $cards ->
            [hidden]
                { $number ->
                    [one] Je trekt een kaart om de hand aan te vullen.
                   *[other] Je trekt { $number } kaarten om de hand aan te vullen.
                }
           *[other] Je vult de hand aan: { $cards }.
        }
event-discarded = { $player } legt ‘{ $card }’ af.
    .player = Je legt ‘{ $card }’ af.
event-laid = { $player } speelt ‘{ $card }’.
    .player = Je speelt ‘{ $card }’.
event-laid_on = { $player } speelt ‘{ $card }’ op { $other }.
    .player = Je speelt ‘{ $card }’ op { $other }.
    .other = { $player } speelt ‘{ $card }’ op jou.
event-laid_found = { $player } speelt ‘{ $card }’ van de aflegstapel.
    .player = Je speelt ‘{ $card }’ van de aflegstapel.
event-laid_found_on = { $player } speelt ‘{ $card }’ van de aflegstapel op { $other }.
    .player = Je speelt ‘{ $card }’ van de aflegstapel op { $other }.
    .other = { $player } speelt ‘{ $card }’ van de aflegstapel op jou.
event-bought = { $player } koopt ‘{ $card }’ en betaalt: { $cards }.
    .player = Je koopt ‘{ $card }’ en betaalt: { $cards }.
event-passed = { $player } neemt niets van de aflegstapel.
    .player = Je neemt niets van de aflegstapel.
event-resigned = { $player } zegt de baan ‘{ $card }’ op.
    .player = Je zegt de baan ‘{ $card }’ op.
event-threw = { $player } doet ‘{ $card }’ weg.
    .player = Je doet ‘{ $card }’ weg.
event-stole_flirt = { $player } steelt ‘{ $card }’ van { $other }!
    .player = Je steelt ‘{ $card }’ van { $other }!
    .other = { $player } steelt ‘{ $card }’ van jou!
event-divorced = { $player } is nu gescheiden.
    .player = Je bent nu gescheiden.
event-stopped_adultery = { $player } beëindigt het overspel.
    .player = Je beëindigt het overspel.
event-missed_turn = { $player } slaat een beurt over: { $card }.
    .player = Je slaat een beurt over: { $card }.
event-left_prison = { $player } komt uit de gevangenis.
    .player = Je komt uit de gevangenis.
event-lost = { $player } verliest ‘{ $card }’.
    .player = Je verliest ‘{ $card }’.
event-lost_job = { $player } verliest de baan ‘{ $card }’.
    .player = Je verliest je baan ‘{ $card }’.
    .then = Je houdt je studies, en je kunt in je volgende beurt een nieuwe baan nemen.
event-lost_children =
    { $number ->
        [one] { $player } verliest een kind.
       *[other] { $player } verliest { $number } kinderen.
    }
    .player =
        { $number ->
            [one] Je verliest een kind.
           *[other] Je verliest { $number } kinderen.
        }
event-children_killed =
    { $number ->
        [one] { $player } verliest een kind bij de aanslag.
       *[other] { $player } verliest { $number } kinderen bij de aanslag.
    }
    .player =
        { $number ->
            [one] Je verliest een kind bij de aanslag.
           *[other] Je verliest { $number } kinderen bij de aanslag.
        }
event-saw_hands = { $player } ziet de handen van alle anderen.
    .player = Je ziet de handen van alle anderen.
event-saw_pile =
    { $number ->
        [0] { $player } bekijkt de trekstapel, maar die is leeg.
        [one]
            { $cards ->
                [hidden] { $player } ziet de laatste kaart van de trekstapel.
               *[other] { $player } ziet de laatste kaart van de trekstapel: { $cards }.
            }
       *[other]
            { $cards ->
                [hidden] { $player } ziet de volgende { $number } kaarten van de trekstapel.
               *[other] { $player } ziet de volgende { $number } kaarten van de trekstapel: { $cards }.
            }
    }
    .player =
        { $number ->
            [0] Je bekijkt de trekstapel, maar die is leeg.
            [one]
                { $cards ->
                    [hidden] Je ziet de laatste kaart van de trekstapel.
                   *[other] Je ziet de laatste kaart van de trekstapel: { $cards }.
                }
           *[other]
                { $cards ->
                    [hidden] Je ziet de volgende { $number } kaarten van de trekstapel.
                   *[other] Je ziet de volgende { $number } kaarten van de trekstapel: { $cards }.
                }
        }
event-took_revenge = { $player } neemt wraak en stuurt ‘{ $card }’ door naar { $other }.
    .player = Je neemt wraak en stuurt ‘{ $card }’ door naar { $other }.
    .other = { $player } neemt wraak en stuurt ‘{ $card }’ door naar jou.
event-kept =
    { $card ->
        [hidden] { $player } houdt een kaart.
       *[other] { $player } houdt ‘{ $card }’.
    }
    .player =
        { $card ->
            [hidden] Je houdt een kaart.
           *[other] Je houdt ‘{ $card }’.
        }
event-gave = { $player } geeft ‘{ $card }’ aan { $other }.
    .player = Je geeft ‘{ $card }’ aan { $other }.
    .other = { $player } geeft jou ‘{ $card }’.
event-swapped =
    { $cards ->
        [hidden] { $player } en { $other } ruilen een kaart.
       *[other] { $player } en { $other } ruilen een kaart: { $cards }.
    }
    .player =
        { $cards ->
            [hidden] Je ruilt een kaart met { $other }.
           *[other] Je ruilt een kaart met { $other }: { $cards }.
        }
    .other = { $player } ruilt een kaart met jou: { $cards }.
event-bet =
    { $card ->
        [hidden] { $player } zet een loon gedekt in.
       *[other] { $player } zet ‘{ $card }’ in.
    }
    .player =
        { $card ->
            [hidden] Je zet een loon gedekt in.
           *[other] Je zet ‘{ $card }’ in.
        }
event-won_bet = { $player } wint in het casino: { $cards }.
    .player = Je wint in het casino: { $cards }.
event-stake_returned = { $player } krijgt de inzet terug: ‘{ $card }’.
    .player = Je krijgt de inzet terug: ‘{ $card }’.
event-river_renewed = De rivier is vernieuwd: { $cards }.
event-match_over = De partij is afgelopen.
event-final_smiles =
    { $number ->
        [one] { $player } heeft { $number } smile.
       *[other] { $player } heeft { $number } smiles.
    }
    .player =
        { $number ->
            [one] Je hebt { $number } smile.
           *[other] Je hebt { $number } smiles.
        }

reason-pile_empty = De trekstapel is leeg.

## Waarom niet

refused-SL-2-2 = De partij is afgelopen: niemand kan nog een zet doen.
refused-SL-2-3 = Even geduld: { $player } is aan zet.
refused-SL-2-4 =
    { $phase ->
        [draw] Je beurt begint met trekken: trek een kaart, of doe iets wat in plaats van trekken mag.
        [play] Nu speel of koop je een kaart uit je hand, of je zet er een in of legt er een af.
        [search] Je zoekt in de aflegstapel: speel of koop een kaart daaruit, of pas.
        [keep] Houd eerst een van de kaarten die je met geluk hebt getrokken.
        [give] Geef eerst een van je lonen als verjaardagscadeau.
       *[throw] Doe eerst een kaart uit je hand weg.
    }
refused-SL-3-2 = De trekstapel is leeg: er valt niets te trekken.
refused-SL-3-5 = Met twee spelers kun je in plaats van te trekken geen kaart van de aflegstapel nemen.
refused-SL-3-6 =
    { $top ->
        [none] De aflegstapel is leeg.
       *[other] In plaats van te trekken kun je alleen de bovenste kaart van de aflegstapel nemen: ‘{ $top }’.
    }
refused-SL-3-7 = De kaart ‘{ $card }’ staat op jouw naam: in plaats van te trekken kun je je eigen kaart niet terugnemen.
refused-SL-3-9 = De kaart ‘{ $card }’ ligt niet in de aflegstapel.
refused-SL-3-10 = Je hebt ‘{ $missing }’ niet in je hand.
refused-SL-4-2 = Je hebt een baan, ‘{ $job }’: zolang je werkt, kun je niet studeren.
refused-SL-4-3 = Je hebt al zes studiekaarten; een zevende past er niet bij.
refused-SL-4-4 = Voor ‘{ $card }’ heb je studieniveau { $needs } nodig; je hebt niveau { $level }.
refused-SL-4-5 = Je hebt al een baan, ‘{ $job }’. Zeg die eerst op, dan kun je ‘{ $card }’ leggen.
refused-SL-4-7 = Alleen een leraar Engels, Frans, geschiedenis of wiskunde kan ‘{ $card }’ leggen.
refused-SL-4-9 = Je hebt geen baan om op te zeggen.
refused-SL-4-10 = De baan ‘{ $job }’ kun je alleen vóór het trekken opzeggen, in plaats van te trekken.
refused-SL-4-12 = Zonder baan kun je ‘{ $card }’ niet leggen.
refused-SL-4-13 = Met je baan, ‘{ $job }’, mag je loon tot en met { $wage_level } leggen; een loon van { $value } is te hoog.
refused-SL-5-2 = Je bent getrouwd: geen flirts meer, tenzij je overspel pleegt.
refused-SL-5-3 = Je hebt al { $number } flirts. Vijf is het maximum, tenzij je barman bent.
refused-SL-5-7 = Geen huwelijk zonder flirt: leg eerst een flirt.
refused-SL-5-8 = Je bent al getrouwd.
refused-SL-5-9 =
    { $because ->
        [no_flirt] Voor een kind heb je een huwelijk nodig, of een flirt in het hotel of op de camping.
        [used] Je laatste flirt heeft al een kind toegestaan. Voor nog een kind heb je een huwelijk nodig, of een nieuwe flirt in het hotel of op de camping.
       *[flirt] Je laatste flirt staat geen kind toe. Daarvoor heb je een huwelijk nodig, of een flirt in het hotel of op de camping.
    }
refused-SL-5-10 = Je bent niet getrouwd, dus er is niemand om te bedriegen.
refused-SL-5-11 = Je overspel is nog aan de gang; één tegelijk is genoeg.
refused-SL-5-13 = Je hebt geen overspel om te beëindigen.
refused-SL-5-15 = Je bent niet getrouwd, dus je kunt niet scheiden.
refused-SL-6-3 = Je hebt de kaart ‘{ $missing }’ niet om mee te betalen, of niet vaak genoeg.
refused-SL-6-4 = De kaart ‘{ $card }’ kost { $price }; je betaalt maar { $paid }.
refused-SL-6-5 = De kaart ‘{ $card }’ kost { $price } en er is geen wisselgeld: met de { $paid } die je betaalt, geef je een kaart te veel.
refused-SL-6-6 = Noem je betaling van het hoogste naar het laagste loon, met de erfenis als laatste.
refused-SL-6-8 = De kaart ‘{ $card }’ is voor jou niet gratis: koop hem voor { $price }.
refused-SL-6-9 = Je hebt een strafblad, van de bandiet of de aanslag: daarmee kun je ‘{ $card }’ niet leggen.
refused-SL-6-11 = Alleen een schrijver, onderzoeker of journalist kan ‘{ $card }’ leggen.
refused-SL-6-12 = Voor deze baan, ‘{ $job }’, heb je al een grote prijs gehad.
refused-SL-7-1 = Op jezelf kun je ‘{ $card }’ niet leggen: kies een andere speler.
refused-SL-7-3 = Bij { $target } staat zo’n malus nog open: ‘{ $card }’.
refused-SL-7-5 = { $target } heeft geen baan, en ‘{ $card }’ treft alleen spelers met een baan.
refused-SL-7-6 = { $target } is niet getrouwd, en ‘{ $card }’ treft alleen getrouwde spelers.
refused-SL-7-7 =
    { $because ->
        [no_job] { $target } heeft geen baan, en ‘{ $card }’ treft alleen spelers met een baan.
       *[no_wage] { $target } heeft geen loon dat ‘{ $card }’ kan wegnemen.
    }
refused-SL-7-8 = { $target } heeft geen baan om te verliezen.
refused-SL-7-9 =
    { $because ->
        [job] { $target } heeft een baan, en ‘{ $card }’ treft alleen spelers zonder baan.
       *[no_studies] { $target } heeft geen studies om te verliezen.
    }
refused-SL-7-10 = { $target } is geen bandiet, en ‘{ $card }’ treft alleen bandieten.
refused-SL-7-14 = Geen van de anderen heeft een kind: de aanslag zou niets veranderen.
refused-SL-8-1 = { $target } heeft een ambtenarenbaan, ‘{ $job }’, en kan niet ontslagen worden.
refused-SL-8-4 = Als piloot reis je gratis: leg ‘{ $card }’ zonder te betalen.
refused-SL-8-8 =
    { $search ->
        [wage] Je zoekt een loon in de aflegstapel, en dat is ‘{ $card }’ niet.
       *[acquisition] Je zoekt een huisdier, reis of huis in de aflegstapel, en dat is ‘{ $card }’ niet.
    }
refused-SL-8-10 = { $target } is advocaat: ‘{ $card }’ kan een advocaat niet treffen.
refused-SL-8-11 = { $target } is bandiet: ‘{ $card }’ kan een bandiet niet treffen.
refused-SL-8-13 =
    { $because ->
        [must_throw] Je bent onderzoeker met meer dan vijf kaarten in je hand: noem de kaart die je bij het opzeggen wegdoet.
       *[nothing_to_throw] Je kunt gewoon opzeggen: alleen een onderzoeker met meer dan vijf kaarten in de hand doet er een weg.
    }
refused-SL-8-15 = De baan van { $target }, ‘{ $job }’, beschermt tegen ‘{ $card }’.
refused-SL-8-17 = { $target } is automonteur: ‘{ $card }’ kan een automonteur niet treffen.
refused-SL-8-20 = { $player } is militair: zolang dat zo is, kan niemand ‘{ $card }’ leggen.
refused-SL-8-21 = { $player } is politieagent: zolang dat zo is, kan niemand ‘{ $card }’ leggen.
refused-SL-9-3 = De kaart ‘{ $card }’ ligt niet bij het loon dat je kunt geven.
refused-SL-9-5 = Stoppen kan alleen na een regenboog: speel eerst een kaart.
refused-SL-9-6 = De kaart ‘{ $card }’ heb je niet met geluk getrokken.
refused-SL-9-9 = Met jezelf kun je niet ruilen: kies een andere speler.
refused-SL-9-11 = De kaart ‘{ $card }’ ligt niet bij je afgehandelde maluskaarten, dus je kunt hem niet doorsturen.
refused-SL-9-14 = Zelfs met een kruiwagen kun je ‘{ $card }’ niet leggen.
refused-SL-10-4 = Het casino ligt nog niet op tafel.
refused-SL-10-6 = De inzet op het casino is van jou: een ander moet ertegen inzetten.
refused-SL-12-2 = De kaart ‘{ $card }’ ligt niet in de rivier.

## Op de kaarten, en in hun details

face-sort-studies = studie
    .many = studies
face-sort-job = baan
    .many = banen
face-sort-wage = loon
    .many = lonen
face-sort-flirt = flirt
    .many = flirts
face-sort-marriage = huwelijk
    .many = huwelijken
face-sort-adultery = overspel
    .many = overspel
face-sort-child = kind
    .many = kinderen
face-sort-pet = huisdier
    .many = huisdieren
face-sort-trip = reis
    .many = reizen
face-sort-house = huis
    .many = huizen
face-sort-distinction = onderscheiding
    .many = onderscheidingen
face-sort-malus = malus
    .many = maluskaarten
face-sort-special = speciale kaart
    .many = speciale kaarten
face-smiles =
    { $number ->
        [one] { $number } smile
       *[other] { $number } smiles
    }
face-levels =
    { $number ->
        [one] { $number } niveau
       *[other] { $number } niveaus
    }
face-needs =
    { $number ->
        [0] vraagt geen studie
        [one] vraagt { $number } studieniveau
       *[other] vraagt { $number } studieniveaus
    }
face-pays = betaalt lonen tot en met { $number }
face-status = status: { $status }
face-price = kost { $number } aan lonen
face-value = is { $number } waard als je iets koopt
face-allows_child = laat een kind toe
face-copies =
    { $number ->
        [one] er zit er één in het spel
       *[other] er zitten er { $number } in het spel
    }
face-card-barman = flirts zonder limiet
face-card-gardener = zo weer weg
face-card-plumber = zo weer weg
face-card-stripper = zo weer weg
face-card-waiter = zo weer weg
face-card-soldier = houdt de aanslag tegen
face-card-policeman = geen bandiet of goeroe
face-card-english_teacher = geen ontslag
face-card-french_teacher = geen ontslag
face-card-history_teacher = geen ontslag
face-card-maths_teacher = geen ontslag
face-card-grand_professor = voor een leraar
face-card-airline_pilot = gratis reizen
face-card-architect = één gratis huis
face-card-astronaut = een kaart uit de aflegstapel
face-card-bandit = geen ontslag of belasting
face-card-doctor = nooit ziek, studeert door
face-card-head_of_purchasing = koopt uit de aflegstapel
face-card-head_of_sales = een loon uit de aflegstapel
face-card-journalist = ziet alle handen
face-card-lawyer = geen scheiding
face-card-mechanic = geen ongeval
face-card-medium = ziet 13 kaarten
face-card-pharmacist = nooit ziek
face-card-researcher = 6 kaarten in de hand
face-card-surgeon = nooit ziek, studeert door
face-card-writer = voor de grote prijs
face-card-marriage = na een flirt
face-card-adultery = flirten tijdens het huwelijk
face-card-child = voor getrouwden
face-card-house_6 = half als je getrouwd bent
face-card-house_8 = half als je getrouwd bent
face-card-house_10 = half als je getrouwd bent
face-card-legion_of_honour = niet met strafblad
face-card-grand_prize = lonen tot 4
face-card-accident = slaat een beurt over
face-card-sickness = slaat een beurt over
face-card-burn_out = met baan: beurt over
face-card-divorce = beëindigt een huwelijk
face-card-income_tax = neemt een loon
face-card-dismissal = neemt de baan
face-card-repeat_year = neemt een studiekaart
face-card-prison = bandiet: 3 beurten
face-card-attack = alle kinderen weg
face-card-birthday = een loon van iedereen
face-card-rainbow = tot 3 kaarten extra
face-card-casino = zet lonen in
face-card-luck = houd 1 van 3 kaarten
face-card-shooting_star = een kaart uit de aflegstapel
face-card-inheritance = betaalt 3, één keer
face-card-string_pulling = een baan zonder studie
face-card-swap = ruilt een blinde kaart
face-card-tsunami = schudt alle handen
face-card-revenge = stuurt een malus door

## Het bord

board-column-studies = Studie
board-column-job = Baan
board-column-wages = Loon
board-column-love = Liefde
board-column-children = Kinderen
board-column-goods = Bezit
board-column-extras = Extra’s
board-column-malus = Pech
board-empty-studies = niets geleerd
board-empty-job = geen baan
board-empty-wages = geen loon
board-empty-love = nog niemand
board-empty-children = geen kind
board-empty-goods = nog niets
board-nothing-yet = Nog niets gelegd.
board-lay-here = Leg hier
board-discard-here = Leg hier af
board-discard-all =
    { $number ->
        [one] Aflegstapel
       *[other] Alle { $number }
    }
board-money = kan { $number } uitgeven
board-misses =
    { $number ->
        [one] slaat een beurt over
       *[other] slaat { $number } beurten over
    }
board-place = plaats { $place } van { $of }
board-rounds =
    { $number ->
        [0] laatste beurt
        [one] nog ongeveer 1 beurt
       *[other] nog ongeveer { $number } beurten
    }
board-plays-left =
    { $number ->
        [one] Regenboog: nog één kaart.
       *[other] Regenboog: nog { $number } kaarten.
    }
board-stake = inzet van { $player }
    .mine = jouw inzet
board-past = Doet niet meer mee
board-seen = Wat ik zag
board-note-open = kan gestolen worden
board-note-used = heeft al een kind
board-note-serving = slaat een beurt over

## Het doel, en wat de tekens op het bord betekenen

goal = De meeste smiles winnen
board-tab-life = Mijn leven
board-tab-others = Anderen
board-tab-piles = Stapels
tip-smiles = De kaarten voor je geven ze; de stippen in de hoek zeggen hoeveel. De meeste smiles winnen als de trekstapel leeg is.
tip-hand_size = Kaarten die alleen de eigenaar ziet. Aan het eind van de beurt wordt de hand weer aangevuld.
tip-studies = Hun niveaus geven toegang tot de betere banen.
tip-job = Ermee mag je lonen leggen, tot wat hij betaalt. Sommige banen hebben een eigen voordeel.
tip-wages = Elk is een smile, en lonen die nog niet belegd zijn betalen reizen en huizen.
tip-love = Eerst flirten, dan trouwen. Dezelfde flirt van een andere speler steelt je laatste.
    .name = Liefde
tip-children = Getrouwd mag je er zoveel krijgen als je wilt. Ongetrouwd kan er een met de juiste flirt.
tip-acquisitions = Huizen, reizen en huisdieren. Huizen en reizen betaal je met lonen.
tip-specials = Speciale kaarten en onderscheidingen die je legde. Hun smiles tellen.
tip-malus = Wat anderen deze speler aandeden.
tip-pending = Wie een openstaande malus heeft, slaat een beurt over.
tip-pile = Is hij leeg aan het eind van een beurt, dan is de partij afgelopen.
tip-discard = In plaats van te trekken mag je de bovenste kaart spelen, als een andere speler hem daar legde.
