# Fatum in het Nederlands: alles behalve de regels.

game-name = Fatum
game-about = Werk, studeer, heb lief, koop, en gooi de anderen pech voor de voeten: wat wordt jouw leven?
game-length = ongeveer 45 minuten

## Opties

option-mode = Manier van winnen
    .help = Beperkte tijd en dan punten, één gezamenlijk doel, of voor ieder een geheim doel.
option-rounds = Laatste ronde
    .help = Bij beperkte tijd: de ronde waarna de punten beslissen; 0 als alleen de klok telt.
option-minutes = Minuten
    .help = Bij beperkte tijd: als de klok is afgelopen, wordt de ronde uitgespeeld en beslissen de punten; 0 is zonder klok.
option-plus_two = Moeilijkere doelen
    .help = Elk niveau dat een doel vraagt is 2 hoger.
option-cap = Rondelimiet
    .help = Met doelen: de ronde waarna de punten beslissen als niemand heeft gewonnen; 0 is geen limiet.
option-first = Eerste speler
    .help = Wie in de eerste ronde de FATUM-markering heeft.

## Kaarten

card-waiter = kelner
card-thief = dief
card-actor = acteur
card-musician = muzikant
card-painter = kunstschilder
card-babysitter = oppas
card-cleaner = schoonmaker
card-cashier = kassamedewerker
card-courier = koerier
card-factory_worker = fabrieksarbeider
card-salesperson = verkoper
card-policeman = politieagent
card-nurse = verpleegkundige
card-chef = chef-kok
card-journalist = journalist
card-teacher = leraar
card-programmer = programmeur
card-estate_agent = makelaar
card-headhunter = headhunter
card-banker = bankier
card-architect = architect
card-lawyer = advocaat
card-notary = notaris
card-judge = rechter
card-doctor = arts
card-diplomat = diplomaat
card-company_director = bedrijfsdirecteur
card-mayor = burgemeester
card-useless = nutteloos
card-overworked = overwerkt
card-bad_reference = slechte referentie
card-burnout = burn-out
card-fired = ontslagen
card-strike = staking
card-tax_audit = belastingcontrole
card-studies_law = studie rechten
card-studies_engineering = studie techniek
card-studies_medicine = studie geneeskunde
card-studies_business = studie bedrijfskunde
card-studies_arts = studie kunst
card-studies_languages = studie talen
card-studies_philosophy = studie filosofie
card-apprenticeship = leerlingplaats
card-evening_classes = avondschool
card-salsa_lessons = salsalessen
card-diet = dieet
card-therapy = therapie
card-yoga = yoga
card-backpacking = rugzakreis
card-world_tour = wereldreis
card-football_club = voetbalclub
card-choir = koor
card-scuba_diving = duiken
card-library_card = bibliotheekpas
card-driving_licence = rijbewijs
card-cooking_course = kookcursus
card-volunteering = vrijwilligerswerk
card-overeating = overeten
card-boredom = verveling
card-smoking = roken
card-failed_exam = gezakt voor het examen
card-gambling = gokken
card-accident = ongeluk
card-childhood_friend = jeugdvriend
card-neighbours = buren
card-pen_friend = penvriend
card-drinking_buddy = kroegmaat
card-best_friend = beste vriend
card-dinner_party = etentje
card-influential_friend = invloedrijke vriend
card-dog = hond
card-first_date = eerste afspraakje
card-holiday_romance = vakantieliefde
card-soulmate = zielsverwant
card-wedding = bruiloft
card-civil_union = geregistreerd partnerschap
card-baby_girl = babymeisje
card-baby_boy = babyjongen
card-twins = tweeling
card-rich_aunt = rijke tante
card-quarrel = ruzie
card-gossip = roddel
card-jealousy = jaloezie
card-mother_in_law = schoonmoeder
card-divorce = echtscheiding
card-heartbreak = liefdesverdriet
card-swindler = oplichter
card-rented_room = huurkamer
card-studio = studio
card-two_room_flat = tweekamerflat
card-upscale_flat = luxe tweekamerflat
card-houseboat = woonboot
card-terraced_house = rijtjeshuis
card-country_house = huis op het platteland
card-villa = villa
card-castle = kasteel
card-rental_studio = verhuurde studio
card-old_car = oude auto
card-motorbike = motor
card-new_car = nieuwe auto
card-camper_van = camper
card-sports_car = sportwagen
card-furniture = meubels
card-savings_plan = spaarplan
card-insurance_policy = verzekeringspolis
card-alarm_system = alarminstallatie
card-heirloom = erfstuk
card-termites = termieten
card-burglary = inbraak
card-noisy_street = lawaaiige straat
card-car_theft = autodiefstal
card-house_fire = woningbrand
card-tax_bill = belastingaanslag
card-harmony = harmonie
card-expert = expert
card-leader = leider
card-tycoon = magnaat
card-globetrotter = wereldreiziger
card-collector = verzamelaar
card-family = familie
card-career = carrière
card-good_life = het goede leven

## De tafel: voor elke speler

zone-hand = Hand
zone-hand_decks = Stapels van de hand
zone-front = Voor je
zone-diplomas = Diploma's
zone-burdens = Tegenslagen
zone-money = Geld
zone-objective = Doel
zone-revealed = Doel open
zone-reached = Gehaald sinds ronde
zone-out = Geruïneerd
zone-laid = Gelegd deze beurt
zone-draws = Vrije kaarten
zone-bonus = Bonuskaarten
zone-used = Gebruikte krachten
zone-work = Werk
zone-experience = Ervaring
zone-relations = Relaties
zone-heritage = Bezit
zone-points = Punten
zone-charges = Lasten

## De tafel: gezamenlijk

zone-pile_work = Trekstapel werk
zone-pile_experience = Trekstapel ervaring
zone-pile_relations = Trekstapel relaties
zone-pile_heritage = Trekstapel bezit
zone-discard_work = Aflegstapel werk
zone-discard_experience = Aflegstapel ervaring
zone-discard_relations = Aflegstapel relaties
zone-discard_heritage = Aflegstapel bezit
zone-marker = FATUM-markering
zone-turn = Beurt
zone-step = Stap
zone-round = Ronde
zone-time_up = Tijd om

## Woorden

word-opportunities = kansen zoeken
word-destiny = je lot verrijken
word-accounts = de rekening opmaken
word-over = afgelopen
word-work = werk
word-experience = ervaring
word-relations = relaties
word-heritage = bezit
word-time = beperkte tijd
word-common = gezamenlijk doel
word-secret = geheim doel
word-random = door het lot
word-none = geen
word-hidden = verborgen
word-black = zwarte rand
word-yellow = gele rand
word-objective = doel
word-job = baan
word-studies = studie
word-leisure = vrije tijd
word-friend = vriend
word-love = liefde
word-couple = paar
word-child = kind
word-home = woning
word-car = auto
word-goods = spullen
word-blow = tegenslag

## Wie is aan zet, en waarvoor

ask-opportunities = Trek de kaarten die je toekomen, één voor één; gooi daarna weg wat je boven de acht hebt.
wait-opportunities = Wachten tot { $player } kaarten trekt of weggooit.
ask-destiny = Leg kaarten voor je neer, gooi gele randen naar de anderen en zeg wanneer je klaar bent.
wait-destiny = Wachten tot { $player } kaarten speelt.
ask-accounts = Maak je rekening op: gebruik krachten, geef op wat je niet wilt betalen en reken af.
wait-accounts = Wachten tot { $player } de rekening opmaakt.

## Zetten

slot-deck = soort

move-draw-deck = Trek een kaart: { $deck }
move-discard-card = Gooi ‘{ $card }’ weg
move-play-card = Leg ‘{ $card }’
move-play-card-against-other = Leg ‘{ $card }’ en raak ‘{ $other }’ kwijt
move-play-card-on-target = Gooi ‘{ $card }’ naar { $target }
move-play-card-on-target-against-other = Gooi ‘{ $card }’ naar { $target } en vernietig ‘{ $other }’
move-done = Beëindig je beurt
move-use-card-on-target = Gebruik ‘{ $card }’ tegen { $target }
move-abandon-card = Geef ‘{ $card }’ op
move-settle = Reken af
move-reveal = Onthul je doel
move-time = De tijd is om

## Wat er is gebeurd

event-marker = { $player } krijgt de FATUM-markering.
event-common_objective = Het gezamenlijke doel is ‘{ $card }’.
event-secret_objective =
    { $card ->
        [hidden] { $player } krijgt een geheim doel.
       *[other] { $player } krijgt het geheime doel ‘{ $card }’.
    }
event-round_began = Ronde { $number } begint; { $player } heeft de FATUM-markering.
event-drew_work =
    { $card ->
        [hidden] { $player } trekt een werkkaart.
       *[other] { $player } trekt een werkkaart: ‘{ $card }’.
    }
event-drew_experience =
    { $card ->
        [hidden] { $player } trekt een ervaringskaart.
       *[other] { $player } trekt een ervaringskaart: ‘{ $card }’.
    }
event-drew_relations =
    { $card ->
        [hidden] { $player } trekt een relatiekaart.
       *[other] { $player } trekt een relatiekaart: ‘{ $card }’.
    }
event-drew_heritage =
    { $card ->
        [hidden] { $player } trekt een bezitskaart.
       *[other] { $player } trekt een bezitskaart: ‘{ $card }’.
    }
event-new_pile_work = De aflegstapel werk wordt weer trekstapel.
event-new_pile_experience = De aflegstapel ervaring wordt weer trekstapel.
event-new_pile_relations = De aflegstapel relaties wordt weer trekstapel.
event-new_pile_heritage = De aflegstapel bezit wordt weer trekstapel.
event-lapsed_work = Er zijn geen werkkaarten meer: wat nog te trekken was, vervalt.
event-lapsed_experience = Er zijn geen ervaringskaarten meer: wat nog te trekken was, vervalt.
event-lapsed_relations = Er zijn geen relatiekaarten meer: wat nog te trekken was, vervalt.
event-lapsed_heritage = Er zijn geen bezitskaarten meer: wat nog te trekken was, vervalt.
event-lapsed_draws = Er is nergens nog een kaart: wat nog te trekken was, vervalt.
event-discarded = { $player } gooit ‘{ $card }’ weg.
event-laid = { $player } legt ‘{ $card }’.
event-bought = { $player } legt ‘{ $card }’ voor { $number }.
event-paid = { $player } betaalt { $number } voor ‘{ $card }’.
event-toll = Daarvan gaat { $number } naar { $other }.
event-changed_job = { $player } verruilt de baan ‘{ $cards }’ voor ‘{ $card }’.
event-windfall = ‘{ $card }’ levert { $player } { $number } op.
event-cleansed = Dankzij ‘{ $card }’ raakt { $player } ‘{ $cards }’ kwijt.
event-hit = { $player } gooit ‘{ $card }’ naar { $other }!
event-destroyed = { $player } verliest ‘{ $cards }’ door ‘{ $card }’.
event-insured = { $player } is verzekerd en betaalt niets voor ‘{ $card }’.
event-lost = { $player } verliest { $number } door ‘{ $card }’.
event-robbed = { $player } verliest { $number } aan { $other } door ‘{ $card }’.
event-jobless = { $player } heeft geen werk en ontvangt { $number }.
event-salary_die = { $player } gooit { $number } voor het loon van ‘{ $card }’.
event-salary = { $player } verdient { $number } met de baan ‘{ $card }’.
event-income = ‘{ $card }’ levert { $player } { $number } op.
event-fined = { $player } (‘{ $card }’) geeft { $other } een boete van { $number }.
event-fined_in_vain = { $player } (‘{ $card }’) geeft { $other } een boete, maar er valt niets te halen.
event-stole = { $player } (‘{ $card }’) steelt { $number } van { $other }.
event-stole_in_vain = { $player } (‘{ $card }’) vindt bij { $other } niets te stelen.
event-abandoned = { $player } geeft ‘{ $card }’ op.
event-settled = { $player } betaalt { $number } aan lasten.
event-nothing_due = { $player } heeft niets te betalen.
event-charges_too_high = { $player } kan de lasten van { $number } niet betalen.
event-study_die = { $player } gooit { $number } voor ‘{ $card }’.
event-graduated = { $player } behaalt een diploma: ‘{ $card }’.
event-ruined = { $player } is geruïneerd, in ronde { $number }.
event-hand_discarded = De hand van { $player } gaat weg: { $cards }.
event-purse = { $player } eindigt de ronde met { $number }.
event-empty_purse = { $player } eindigt de ronde zonder geld.
event-revealed = { $player } onthult het doel ‘{ $card }’.
event-reached = { $player } haalt het doel ‘{ $card }’, in ronde { $number }.
event-fell = { $player } zakt onder het doel ‘{ $card }’.
event-fulfilled = { $player } heeft het doel ‘{ $card }’ vervuld!
event-shown_objective = Het doel van { $player } was ‘{ $card }’.
event-time_up = De tijd is om: dit is de laatste ronde.
event-match_over = De partij is afgelopen.
event-final_points =
    { $number ->
        [one] { $player } heeft { $number } punt.
       *[other] { $player } heeft { $number } punten.
    }
event-no_points = { $player } heeft geen punten.
event-won = { $player } wint!
reason-last_one_left = Alle anderen zijn geruïneerd.
reason-time = De laatste ronde is gespeeld.
reason-objective = Een doel is vervuld.
reason-cap = De rondelimiet is bereikt.

## Waarom niet

refused-FA-3-3 = De partij is afgelopen: niemand kan nog een zet doen.
refused-FA-3-4 = Je bent geruïneerd en doet niet meer mee.
refused-FA-3-5 =
    { $step ->
        [opportunities] Nu trekt iedereen kaarten; iets anders kan pas daarna.
        [destiny] Nu speelt { $turn } kaarten.
       *[accounts] Nu maakt { $turn } de rekening op.
    }
refused-FA-3-6 = Je hebt ‘{ $card }’ daar niet.
refused-FA-4-7 = Van deze stapel komt je geen kaart meer toe: { $deck }.
refused-FA-4-10 = Van deze stapel is geen kaart meer over, niet om te trekken en niet in de aflegstapel: { $deck }.
refused-FA-4-13 = Je gooit pas kaarten weg na je laatste trek, en alleen boven de { $limit }; je hebt er { $held }.
refused-FA-5-2 = Een kaart met zwarte rand zoals ‘{ $card }’ leg je voor jezelf, niet op een speler.
refused-FA-5-3 = Je hebt je kaart van deze stapel voor deze beurt al gelegd: { $deck }.
refused-FA-5-4 = Voor ‘{ $card }’ heb je { $needs } in { $domain } nodig; je hebt { $level }.
refused-FA-5-5 = ‘{ $card }’ kost { $price }; je hebt { $money }.
refused-FA-5-7 = Een kaart met gele rand zoals ‘{ $card }’ gooi je naar een speler: zeg naar wie.
refused-FA-5-8 = ‘{ $card }’ kun je niet naar { $target } gooien.
refused-FA-5-12 = ‘{ $card }’ vernietigt niets en haalt geen tegenslag weg: speel hem zonder een andere kaart te noemen.
refused-FA-7-4 = Je hebt al een kaart zoals ‘{ $card }’; één tegelijk.
refused-FA-7-10 = { $target } is beschermd tegen gele randen van deze stapel: { $deck }.
refused-FA-7-18 = ‘{ $other }’ ligt niet bij je tegenslagen.
refused-FA-7-20 = Noem een kaart voor { $target } die ‘{ $card }’ kan vernietigen.
refused-FA-8-8 = ‘{ $card }’ kun je niet tegen { $target } gebruiken.
refused-FA-8-9 = Je hebt ‘{ $card }’ deze ronde al gebruikt.
refused-FA-8-10 = Voor ‘{ $card }’ is nu niets te betalen, dus je kunt hem niet opgeven.
refused-FA-8-13 = Je lasten zijn { $charges } en je hebt { $money }: geef eerst een kaart op.
refused-FA-10-4 = Alleen de klok van de tafel kan zeggen dat de tijd om is, één keer, als er een is.
refused-FA-10-10 = Je kunt alleen een geheim doel onthullen dat je haalt en dat nog niet open ligt.

## Op de kaarten, en in hun details

face-sort = { $deck }: { $sort }
face-sort-blow = tegenslag, { $deck }
face-sort-objective = doel
face-bonus = { $of } { $change }
face-needs = vraagt { $of } { $number }
face-salary = loon { $number } per ronde
face-per_pip = loon { $number } per oog van een dobbelsteen
face-cost = kost { $number }
face-upkeep = onderhoud { $number } per ronde
face-graduates =
    { $number ->
        [6] klaar met een 6
       *[other] klaar met een { $number } of meer
    }
face-target =
    { $target ->
        [any] voor wie dan ook, ook jezelf
       *[other] voor een andere speler
    }
face-copies =
    { $number ->
        [one] er zit er één in het spel
       *[other] er zitten er { $number } in het spel
    }
face-power-cumulable = naast ander werk
face-power-unique = maar één
face-power-toll = tol { $number }: { $of }
face-power-discount = { $number } korting: { $of }
face-power-contacts = vraagt { $number } minder: { $of }
face-power-extra_lay = legt 1 meer: { $of }
face-power-extra_draw = trekt 1 meer: { $of }
face-power-shield = schild: { $of }
face-power-insurance = betaalt geen verlies
face-power-income = +{ $number } per ronde
face-power-relief = onderhoud −{ $number }: { $of }
face-power-tutor = studieworp +{ $number }
face-power-fine = boete van { $number }
face-power-steal = steelt { $number }
face-power-windfall = +{ $number } bij het leggen
face-power-cleanse = neemt een tegenslag weg
face-power-loss =
    { $who ->
        [layer] neemt { $number } voor jou
       *[bank] kost { $number }
    }
face-power-destroy = vernietigt: { $of }

## Op het bord

board-round = Ronde { $number }
board-round-of = Ronde { $number } van { $last }
board-step-opportunities = Kansen
board-step-destiny = Lot
board-step-accounts = Rekeningen
board-free =
    { $number ->
        [0] geen vrije kaart meer
        [one] één vrije kaart
       *[other] { $number } vrije kaarten
    }
board-due =
    { $number ->
        [one] trekt er nog één
       *[other] trekt er nog { $number }
    }
board-discard = Afgelegd: { $number }
board-laid = gelegd
board-since = gehaald sinds ronde { $number }
