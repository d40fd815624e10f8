# Retire Happy in het Nederlands: alles behalve de regels.

game-name = Retire Happy
game-about = Studeren, werken of een bedrijf oprichten, liefhebben, wonen, beleggen: wie met het volste pensioenfonds stopt met werken, wint.
game-length = ongeveer 60 minuten
lesson-first = Je eerste periode
lesson-venture = Een eigen bedrijf

## Kaarten: opleiding

card-evening_course = avondcursus
card-language_course = taalcursus
card-bachelor = bachelor
card-technical_school = technische school
card-master = master
card-professional_diploma = vakdiploma
card-doctorate = doctoraat
card-executive_mba = executive MBA
card-further_training = bijscholing
card-senior_university = universiteit voor ouderen

## Kaarten: banen

card-odd_job = bijbaantje
card-waiter = ober
card-shop_assistant = winkelbediende
card-intern = stagiair
card-bank_trainee = trainee bij de bank
card-clerk = kantoorbediende
card-mechanic = monteur
card-nurse = verpleegkundige
card-lab_assistant = laborant
card-journalist = journalist
card-teacher = leraar
card-project_manager = projectleider
card-foreman = voorman
card-engineer = ingenieur
card-lawyer = advocaat
card-archivist = archivaris
card-department_head = afdelingshoofd
card-site_director = bouwdirecteur
card-consultant = adviseur
card-judge = rechter
card-surgeon = chirurg

## Kaarten: ondernemers

card-market_stall = marktkraam
card-online_shop = webwinkel
card-food_truck = foodtruck
card-start_up = start-up
card-craft_workshop = werkplaats
card-agency = bureau
card-franchise = franchise
card-fundraising = kapitaalronde
card-export_deal = exportcontract
card-patent = octrooi
card-scale_up = scale-up
card-stock_listing = beursgang
card-acquisition = overname
card-family_firm = familiebedrijf
card-licence_deal = licentiecontract

## Kaarten: goed nieuws

card-small_inheritance = kleine erfenis
card-lucky_break = gelukstreffer
card-bonus = bonus
card-debt_relief = kwijtschelding
card-pension_buy_in = pensioeninkoop
card-legacy = legaat
card-golden_handshake = gouden handdruk

## Kaarten: partners

card-student_sweetheart = studiegenoot
card-musician = muzikant
card-carpenter = timmerman
card-actor = acteur
card-accountant = boekhouder
card-heir = erfgenaam
card-professor = professor
card-retired_banker = gepensioneerde bankier

## Kaarten: kinderen

card-first_child = eerste kind
card-second_child = tweede kind
card-adopted_child = adoptiekind
card-late_child = nakomertje

## Kaarten: woningen

card-shared_flat = gedeelde flat
card-studio = studio
card-apartment = appartement
card-loft = loft
card-house = huis
card-mountain_chalet = chalet in de bergen
card-villa = villa

## Kaarten: beleggingen

card-savings_plan = spaarplan
card-alternative_funds = alternatieve fondsen
card-shares = aandelen
card-crypto = crypto
card-property_fund = vastgoedfonds

## Kaarten: de twee kanten van de startkaart

card-maturity = einddiploma
card-apprenticeship = vakopleiding

## Kaarten: wereldgebeurtenissen

card-boom = hoogconjunctuur
card-recession = recessie
card-housing_bubble = huizenbubbel
card-housing_slump = huizencrisis
card-rent_rise = stijgende huren
card-study_grants = studiebeurzen
card-hiring_drive = banengolf
card-start_up_fever = start-upkoorts
card-market_crash = beurskrach
card-family_policy = gezinsbeleid
card-credit_crunch = kredietcrisis
card-inflation = inflatie

## De tafel: van elke speler

zone-hand = Hand
zone-education = Opleiding
zone-career = Loopbaan
zone-partner = Partner
zone-children = Kinderen
zone-home = Woning
zone-tenure = Bewoning
zone-paid = Betaald voor de woning
zone-investments = Beleggingen
zone-stakes = Inzetten
zone-current = Lopende rekening
zone-pension = Pensioenfonds
zone-company = Bedrijfskas
zone-status = Status
zone-chances = Fiches voor een tweede kans
zone-loans = Leningfiches
zone-withdrew = Geld opgenomen deze periode
zone-done = Klaar
zone-attempting = Wachtende proef
zone-level = Niveau van de proef
zone-roll = Laatste worp
zone-bill = Rekening
zone-score = Score

## De tafel: gemeenschappelijk

zone-period = Periode
zone-phase = Fase
zone-round = Ronde
zone-first = Startspelerpion
zone-turn = Beurt
zone-to_act = Aan zet
zone-step = Te beslissen
zone-event = Wereldgebeurtenis
zone-event_1 = Gebeurtenis van periode 1
zone-event_2 = Gebeurtenis van periode 2
zone-event_3 = Gebeurtenis van periode 3
zone-event_4 = Gebeurtenis van periode 4
zone-unused_events = Ongebruikte gebeurtenissen
zone-deck_1 = Stapel van periode 1
zone-deck_2 = Stapel van periode 2
zone-deck_3 = Stapel van periode 3
zone-deck_4 = Stapel van periode 4
zone-offer_1 = Aanbod 1
zone-offer_2 = Aanbod 2
zone-offer_3 = Aanbod 3
zone-offer_4 = Aanbod 4
zone-offer_5 = Aanbod 5
zone-box = Doos

## Woorden

word-start = start
word-draft = kaarten kiezen
word-play = speelfase
word-upkeep = afrekening
word-retirement = pensioen
word-over = afgelopen
word-none = geen
word-roll = worp
word-stake = inzet
word-bill = rekening
word-deposit = storting
word-owner = eigenaar
word-tenant = huurder
word-employee = werknemer
word-entrepreneur = ondernemer
word-education = opleiding
word-job = baan
word-good_news = goed nieuws
word-partner = partner
word-child = kind
word-home = woning
word-investment = belegging
word-manual = handvaardigheid
word-social = sociaal
word-professional = vakkennis
word-lose_all = alles verliezen
word-lose_half = de helft verliezen
word-same = gelijk
word-gain_half = de helft winnen
word-double = verdubbelen
word-triple = verdrievoudigen

## Wie aan zet is, en waarvoor

ask-start = Kies een kant van je startkaart: { card-maturity } of { card-apprenticeship }.
wait-start = Wachten op { $player }: een kant van de startkaart kiezen.
ask-draft = Neem een van de aanbiedingen; de kaarten komen in je hand.
wait-draft = Wachten op { $player }: een aanbod nemen.
ask-play = Probeer, speel, huur, koop, beleg, leen of leg af zoveel je wilt, en zeg dan dat je klaar bent.
wait-play = Wachten tot { $player } klaar is.
ask-attempting = Je proef is mislukt: gooi opnieuw met een fiche voor een tweede kans, of aanvaard het.
wait-attempting = Wachten op { $player }: opnieuw gooien of aanvaarden.
ask-upkeep = Beslis wat je afrekening vraagt.
wait-upkeep = Wachten op { $player }: de afrekening.
ask-roll = Aanvaard de worp voor je belegging, of gooi opnieuw met een fiche voor een tweede kans.
wait-roll = Wachten op { $player }: een worp aanvaarden of opnieuw gooien.
ask-stake = Strijk de inzet van je belegging op, of laat hem staan tot de volgende afrekening.
wait-stake = Wachten op { $player }: een inzet opstrijken of laten staan.
ask-bill = Je komt geld tekort voor de rekening: leg kaarten af, neem geld op uit je bedrijf, of leen.
wait-bill = Wachten op { $player }: geld zoeken voor de rekening.
ask-deposit = Stort geld in je bedrijf voor de kas verdeeld wordt, of zeg dat je klaar bent.
wait-deposit = Wachten op { $player }: geld in het bedrijf storten.
ask-home = Koop een woning uit je hand voor je met pensioen gaat, leen daarvoor, of zeg dat je klaar bent.
wait-home = Wachten op { $player }: een woning kopen of niet.
ask-retirement = Voor je met pensioen gaat mag je een woning uit je hand kopen, of geen.
wait-retirement = Wachten op { $player }: met pensioen gaan.

## Soorten zetten

kind-attempt = Probeer een kaart
kind-deposit = Bedrijfskas
kind-withdraw = Bedrijfskas

## Zetten

move-start-card = Begin met ‘{ $card }’
move-take-number = Neem aanbod { $number }
move-attempt-card = Probeer ‘{ $card }’
move-attempt-card-using-using = Probeer ‘{ $card }’ en leg daarvoor af: { $using }
move-reroll = Gooi opnieuw (tweede kans)
move-accept = Aanvaard de worp
move-play-card = Speel ‘{ $card }’
move-rent-card = Huur ‘{ $card }’
move-buy-card = Koop ‘{ $card }’
move-buy-card-with-number-pension = Koop ‘{ $card }’ met { $number } G uit het pensioenfonds
move-sell-home = Verkoop de woning
move-leave-home = Verlaat de woning
move-invest-number-in-card = Beleg { $number } G in ‘{ $card }’
move-found-number = Richt een bedrijf op met { $number } G
move-deposit-number = Stort { $number } G in het bedrijf
move-withdraw-number = Neem { $number } G op uit het bedrijf
move-borrow = Leen { $loan } G
move-discard-card = Leg ‘{ $card }’ af voor 1 G
move-cash = Strijk de inzet op
move-keep = Laat de inzet staan
move-done = Klaar

## Wat er gebeurde

event-period_began = Periode { $number } begint.
event-started = { $player } begint met ‘{ $card }’.
    .player = Je begint met ‘{ $card }’.
event-took = { $player } neemt aanbod { $number }: { $cards }.
    .player = Je neemt aanbod { $number }: { $cards }.
event-event_came = De wereldgebeurtenis van de periode: ‘{ $card }’.
event-attempted = { $player } probeert ‘{ $card }’.
    .player = Je probeert ‘{ $card }’.
event-attempted_using = { $player } probeert ‘{ $card }’ en legt daarvoor af: { $cards }.
    .player = Je probeert ‘{ $card }’ en legt daarvoor af: { $cards }.
event-threw = { $player } gooit { $number }.
    .player = Je gooit { $number }.
event-may_reroll = { $player } faalt, maar heeft een tweede kans voor ‘{ $card }’.
    .player = Je faalt, maar hebt een tweede kans voor ‘{ $card }’.
event-rerolled = { $player } geeft een fiche voor een tweede kans uit en gooit opnieuw voor ‘{ $card }’.
    .player = Je geeft een fiche voor een tweede kans uit en gooit opnieuw voor ‘{ $card }’.
event-succeeded = { $player } slaagt: ‘{ $card }’.
    .player = Je slaagt: ‘{ $card }’.
event-failed = { $player } faalt: ‘{ $card }’ is verloren.
    .player = Je faalt: ‘{ $card }’ is verloren.
event-became_employee = { $player } wordt weer werknemer.
    .player = Je wordt weer werknemer.
event-shared_fund = De bedrijfskas van { $player } wordt verdeeld: { $number } G.
    .player = Je bedrijfskas wordt verdeeld: { $number } G.
event-played = { $player } speelt ‘{ $card }’.
    .player = Je speelt ‘{ $card }’.
event-parted = { $player } neemt afscheid van een partner: ‘{ $card }’.
    .player = Je neemt afscheid van een partner: ‘{ $card }’.
event-rented = { $player } huurt een woning: ‘{ $card }’.
    .player = Je huurt een woning: ‘{ $card }’.
event-bought = { $player } koopt een woning voor { $number } G: ‘{ $card }’.
    .player = Je koopt een woning voor { $number } G: ‘{ $card }’.
event-sold_home = { $player } verkoopt ‘{ $card }’ voor { $number } G.
    .player = Je verkoopt ‘{ $card }’ voor { $number } G.
event-left_home = { $player } verlaat ‘{ $card }’.
    .player = Je verlaat ‘{ $card }’.
event-lost_home = { $player } verliest ‘{ $card }’: te klein voor het gezin.
    .player = Je verliest ‘{ $card }’: te klein voor het gezin.
    .then = Je kunt een ander huis huren of kopen als je weer speelt.
event-invested = { $player } belegt { $number } G in ‘{ $card }’.
    .player = Je belegt { $number } G in ‘{ $card }’.
event-founded = { $player } richt een bedrijf op met { $number } G.
    .player = Je richt een bedrijf op met { $number } G.
event-deposited = { $player } stort { $number } G in het bedrijf.
    .player = Je stort { $number } G in het bedrijf.
event-withdrew = { $player } neemt { $number } G op uit het bedrijf.
    .player = Je neemt { $number } G op uit het bedrijf.
event-borrowed =
    { $number ->
        [one] { $player } leent en heeft nu { $number } leningfiche.
       *[other] { $player } leent en heeft nu { $number } leningfiches.
    }
    .player =
        { $number ->
            [one] Je leent en hebt nu { $number } leningfiche.
           *[other] Je leent en hebt nu { $number } leningfiches.
        }
event-forced_loans =
    { $number ->
        [one] { $player } moet een gedwongen lening nemen.
       *[other] { $player } moet { $number } gedwongen leningen nemen.
    }
    .player =
        { $number ->
            [one] Je moet een gedwongen lening nemen.
           *[other] Je moet { $number } gedwongen leningen nemen.
        }
event-discarded = { $player } legt ‘{ $card }’ af voor 1 G.
    .player = Je legt ‘{ $card }’ af voor 1 G.
event-done = { $player } is klaar.
    .player = Je bent klaar.
event-threw_for_investment = { $player } gooit { $number } voor ‘{ $card }’.
    .player = Je gooit { $number } voor ‘{ $card }’.
event-stake_rose = De inzet van { $player } op ‘{ $card }’ stijgt tot { $number } G.
    .player = Je inzet op ‘{ $card }’ stijgt tot { $number } G.
event-stake_fell = De inzet van { $player } op ‘{ $card }’ daalt tot { $number } G.
    .player = Je inzet op ‘{ $card }’ daalt tot { $number } G.
event-stake_stayed = De inzet van { $player } op ‘{ $card }’ blijft { $number } G.
    .player = Je inzet op ‘{ $card }’ blijft { $number } G.
event-stake_lost = { $player } verliest de hele inzet op ‘{ $card }’.
    .player = Je verliest de hele inzet op ‘{ $card }’.
event-cashed = { $player } strijkt { $number } G op van ‘{ $card }’.
    .player = Je strijkt { $number } G op van ‘{ $card }’.
event-kept = { $player } laat de inzet op ‘{ $card }’ staan.
    .player = Je laat de inzet op ‘{ $card }’ staan.
event-earned = { $player } ontvangt { $number } G loon.
    .player = Je ontvangt { $number } G loon.
event-saved = Er gaat { $number } G naar het pensioenfonds van { $player }.
    .player = Er gaat { $number } G naar je pensioenfonds.
event-partner_earned = { $player } ontvangt { $number } G via de partner, ‘{ $card }’.
    .player = Je ontvangt { $number } G via de partner, ‘{ $card }’.
event-paid_bill = { $player } betaalt een rekening van { $number } G.
    .player = Je betaalt een rekening van { $number } G.
event-home_counted = De woning van { $player }, ‘{ $card }’, voegt { $number } G toe aan het pensioenfonds.
    .player = Je woning, ‘{ $card }’, voegt { $number } G toe aan het pensioenfonds.
event-end_effects = Het leven van { $player } voegt { $number } G toe aan het pensioenfonds.
    .player = Je leven voegt { $number } G toe aan het pensioenfonds.
event-repaid_loans = { $player } betaalt leningen terug: { $number } G.
    .player = Je betaalt leningen terug: { $number } G.
event-retired_employee = { $player } gaat als werknemer met pensioen, met een score van { $number } G.
    .player = Je gaat als werknemer met pensioen, met een score van { $number } G.
event-retired_entrepreneur = { $player } gaat als ondernemer met pensioen, met een score van { $number } G.
    .player = Je gaat als ondernemer met pensioen, met een score van { $number } G.
event-won = { $player } wint met een score van { $number } G!
    .player = Je wint met een score van { $number } G!

reason-retired = Iedereen is met pensioen.

## Waarom niet

refused-RH-1-6 = Je hebt je kant al gekozen; de keuze staat vast.
refused-RH-2-1 =
    { $phase ->
        [start] Eerst kiest iedereen een kant van de startkaart.
        [draft] Er worden kaarten gekozen: nu neem je een aanbod, en niets anders.
        [play] Dat kan niet in de speelfase.
        [upkeep] Dat kan niet bij de afrekening.
        [retirement] Bij het pensioen kun je alleen een woning kopen, of zeggen dat je er geen koopt.
       *[over] De partij is afgelopen: niemand kan nog iets doen.
    }
refused-RH-2-2 = Je bent nog niet aan de beurt: { $player } moet nu handelen.
refused-RH-2-3 = Je hebt de kaart ‘{ $missing }’ niet in je hand, of niet vaak genoeg.
refused-RH-2-4 = Het bedrag moet minstens 1 G zijn.
refused-RH-2-5 = Dat kost { $cost } G, en je hebt er { $current } G voor.
refused-RH-3-4 = Aanbod { $number } ligt niet of niet meer op tafel.
refused-RH-5-3 = Je hebt gezegd dat je klaar bent met deze speelfase.
refused-RH-5-4 = Je hebt nog { $number } kaarten. Je mag er hoogstens { $limit } houden: speel er eerst of leg er af.
refused-RH-5-6 =
    { $type ->
        [good_news] De kaart ‘{ $card }’ is goed nieuws: die speel je.
        [partner] De kaart ‘{ $card }’ is een partner: die speel je.
        [child] De kaart ‘{ $card }’ is een kind: die speel je.
        [home] De kaart ‘{ $card }’ is een woning: die huur of koop je.
        [investment] De kaart ‘{ $card }’ is een belegging: daar beleg je in.
       *[other] De kaart ‘{ $card }’ vraagt een proef: die moet je proberen.
    }
refused-RH-6-6 = Niet elke kaart die je voor de proef wilt afleggen, zou helpen: { $cards }.
refused-RH-6-12 = Je proef voor ‘{ $attempting }’ wacht: gooi eerst opnieuw of aanvaard. Lenen of geld uit je bedrijf opnemen mag ook.
refused-RH-6-13 = Je hebt geen mislukte proef die je opnieuw kunt gooien of aanvaarden.
refused-RH-8-3 = Je hebt geen lening die ‘{ $card }’ zou kunnen wegnemen.
refused-RH-9-2 = Alleen een ondernemer kan ‘{ $card }’ proberen: richt eerst een bedrijf op.
refused-RH-9-3 = Je bent al ondernemer.
refused-RH-9-4 = Je hebt geen bedrijf om geld in te storten: richt er eerst een op.
refused-RH-9-5 = Je hebt geen bedrijf om geld uit op te nemen.
refused-RH-9-6 = Je bedrijfskas bevat maar { $company } G.
refused-RH-9-7 = Neem een even bedrag op, of de hele kas van { $company } G.
refused-RH-9-8 = Er is in deze periode geld uit je bedrijf gegaan, dus er gaat tot de volgende geen meer in.
refused-RH-11-4 = Uit het pensioenfonds kun je hoogstens betalen wat het bevat ({ $pension } G) en wat de woning kost ({ $price } G).
refused-RH-11-6 =
    { $because ->
        [no_home] Je hebt geen woning om te verkopen.
       *[tenure] Je huurt je woning alleen maar: je kunt die verlaten, niet verkopen.
    }
refused-RH-11-7 =
    { $because ->
        [no_home] Je hebt geen woning om te verlaten.
       *[tenure] Je woning is van jou: je kunt die verkopen, niet verlaten.
    }
refused-RH-13-3 =
    { $loans ->
        [one] Je hebt al { $loans } lening, en in periode { $period } kun je er vrijwillig geen meer nemen.
       *[other] Je hebt al { $loans } leningen, en in periode { $period } kun je er vrijwillig geen meer nemen.
    }
refused-RH-13-4 = Het is kredietcrisis: niemand leent je in deze periode geld.
refused-RH-14-8 =
    { $step ->
        [roll] Aanvaard eerst de worp of gooi opnieuw.
        [stake] Strijk eerst de inzet op of laat hem staan.
       *[bill] Betaal eerst je rekening: leg kaarten af, neem geld op uit je bedrijf, of leen.
    }
refused-RH-18-12 =
    { $step ->
        [deposit] Stort eerst geld in je bedrijf, of zeg dat je klaar bent.
       *[home] Nu kun je een woning kopen, ervoor lenen, of zeggen dat je klaar bent.
    }

## Op de kaarten, en in hun details

face-sort-education = opleiding
    .many = opleidingen
face-sort-job = baan
    .many = banen
face-sort-entrepreneur = ondernemer
    .many = ondernemers
face-sort-good_news = goed nieuws
    .many = goed nieuws
face-sort-partner = partner
    .many = partners
face-sort-child = kind
    .many = kinderen
face-sort-home = woning
    .many = woningen
face-sort-investment = belegging
    .many = beleggingen
face-sort-start = startkaart
    .many = startkaarten
face-sort-event = wereldgebeurtenis
    .many = wereldgebeurtenissen
face-test = proef: { $skill } + twee dobbelstenen, { $number } of meer
face-test_two = proef: het laagste van { $skill } en { $other } + twee dobbelstenen, { $number } of meer
face-fee = elke worp kost { $number } G
face-wage = loon { $number } G zolang de kaart bovenop ligt
face-pension = pensioen { $number } G zolang de kaart bovenop ligt
face-kept_wage = blijvend loon { $number } G, bedekt of niet
face-kept_pension = blijvend pensioen { $number } G, bedekt of niet
face-price = kost { $number } G om te kopen
face-rent = huur { $number } G bij elke afrekening
face-capacity = plaats voor { $number } naast jezelf
face-income = brengt { $number } G op bij elke afrekening
face-cost = kost { $number } G bij elke afrekening
face-halves = halveert de gedeelde uitgaven
face-skill = { $skill } { $number }, blijvend
face-temp = afgelegd voor een proef: { $skill } { $number }
face-effect =
    { $when ->
        [upkeep] bij elke afrekening: { $what } { $change }
        [end] bij het pensioen: { $what } { $change }
        [discard] als de kaart weggaat: { $what } { $change }
       *[play] { $what } { $change }
    }
face-growth =
    { $when ->
        [upkeep] bij elke afrekening: de bedrijfskas krijgt 1 erbij voor elke { $number } erin
        [end] bij het pensioen: de bedrijfskas krijgt 1 erbij voor elke { $number } erin
        [discard] als de kaart weggaat: de bedrijfskas krijgt 1 erbij voor elke { $number } erin
       *[play] de bedrijfskas krijgt 1 erbij voor elke { $number } erin
    }
face-outcome = van { $from } tot { $to }: { $outcome }
face-needs_loan = alleen met een lening
face-copies = in de stapel van periode { $period }: { $number }
face-change-wage = lonen { $change }
face-change-price = prijzen van woningen { $change }
face-change-rent = huren { $change }
face-change-fee = studiegeld { $change }
face-change-job_level = proeven voor banen: niveau { $change }
face-change-entrepreneur_level = proeven van ondernemers: niveau { $change }
face-change-dice = worpen voor beleggingen { $change }
face-change-child = kosten per kind { $change }
face-change-no_loans = geen vrijwillige leningen
face-change-personal = persoonlijke uitgaven dubbel

## Het bord

board-column-education = Opleiding
board-column-career = Loopbaan
board-column-family = Gezin
board-column-home = Woning
board-column-investments = Beleggingen
board-empty-education = niets geleerd
board-empty-career = geen baan
board-empty-family = alleen
board-empty-home = geen woning
board-empty-investments = niets belegd
board-skills = Vaardigheden
board-covered = bedekt
board-taken = genomen
board-stake = inzet { $number } G
board-odds = Kans op ‘{ $card }’
board-needs = ‘{ $card }’: niveau { $level } tegen { $target }, dus de dobbelstenen moeten { $number } of meer tonen.
board-second-chance = Met een tweede kans: { $chance }.
board-thrown = De dobbelstenen toonden { $number }.
board-act-found = Oprichten
board-act-deposit = Storten
board-act-withdraw = Opnemen
board-act-borrow = Lenen: { $loan } G

## Het doel, en wat de tekens op het bord betekenen

goal = Hoogste pensioen wint
goal-fact = periode { $number } van 4
board-tab-life = Mijn leven
board-tab-offers = Aanbod
board-tab-others = Anderen
board-short-current = Rekening
board-short-pension = Pensioen
board-short-company = Bedrijf
board-short-stakes = Inleg
board-short-chances = Kansen
board-short-loans = Leningen
board-short-education = Opleiding
board-short-manual = Hand
board-short-social = Sociaal
board-short-professional = Vak
tip-pension = Wat er aan het eind in zit, is je score. Er gaat niets uit, behalve voor een woning en voor leningen bij je pensioen.
tip-current = Het geld waarmee je betaalt en betaald wordt. Aan het eind telt alleen het pensioenfonds.
tip-company = Het geld van een ondernemer. Wat je eruit haalt, gaat half naar de rekening en half naar het pensioenfonds.
tip-stakes = Geld dat op je beleggingen ligt. Aan het eind van elke periode zeggen de dobbelstenen wat ervan wordt.
tip-chances = Mislukt een proef, geef er dan een uit, betaal opnieuw het studiegeld en gooi nog eens.
tip-loans = Elke lening gaf meteen geld en kost bij je pensioen het dubbele.
tip-skill-education = Je niveau komt bij de dobbelstenen in proeven die erom vragen. Cursussen en scholen verhogen het.
    .name = Vaardigheid: opleiding
tip-skill-manual = Je niveau komt bij de dobbelstenen in proeven die erom vragen, zoals die van de ambachten.
    .name = Vaardigheid: handvaardigheid
tip-skill-social = Je niveau komt bij de dobbelstenen in proeven die erom vragen. Mensen die je ontmoet verhogen het.
    .name = Vaardigheid: sociaal
tip-skill-professional = Je niveau komt bij de dobbelstenen in proeven die erom vragen. Banen verhogen het.
    .name = Vaardigheid: vakkennis
tip-odds = Hoe vaak twee dobbelstenen en je niveau het doel van de kaart halen.
    .name = Kans
tip-period = Een werkend leven heeft vier periodes: kaarten kiezen, spelen, afrekenen. Dan komt het pensioen.
tip-first = Wie hem heeft, begint met kiezen. Na elke ronde gaat hij verder.
tip-event = Ze geldt voor iedereen tot het eind van de periode.
