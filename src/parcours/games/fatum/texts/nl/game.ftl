# Fatum in het Nederlands: alles behalve de regels.

game-name = Fatum
game-about = Werk, studeer, heb lief, koop, en gooi de anderen pech voor de voeten: wat wordt jouw leven?
game-length = ongeveer 45 minuten
lesson-first = Je eerste leven

## Opties

option-mode = Manier van winnen
    .help = Beperkte tijd en dan punten, één gezamenlijk doel, of voor ieder een geheim doel.
option-rounds = Laatste ronde
    .help = Bij beperkte tijd: de ronde waarna de punten beslissen; 0 als alleen de klok telt.
option-minutes = Minuten
    .help = Bij beperkte tijd: als de klok is afgelopen, wordt de ronde uitgespeeld en beslissen de punten; 0 is zonder klok.
option-plus_two = Moeilijkere doelen
    .help = Elk niveau dat een doel vraagt is { $objective_raise } hoger.
option-cap = Rondelimiet
    .help = Met doelen: de ronde waarna de punten beslissen als niemand heeft gewonnen; 0 is geen limiet.
option-first = Eerste speler
    .help = Wie in de eerste ronde de FATUM-markering heeft.

## Kaarten

card-waiter = kelner
    .about = Draagt zes borden en ieders slechte humeur.
card-thief = dief
    .about = Werkt ’s nachts en stuurt nooit een rekening.
card-actor = acteur
    .about = Wacht op de grote rol en oefent intussen op de kleine.
card-musician = muzikant
    .about = Drie akkoorden, twee fans, één droom.
card-painter = kunstschilder
    .about = Verkoopt één doek per jaar en schildert er veertig.
card-babysitter = oppas
    .about = Om acht uur naar bed, in theorie.
card-cleaner = schoonmaker
    .about = Weet uit de prullenbakken hoe het met de zaak gaat.
card-cashier = kassamedewerker
    .about = Zegt vierhonderd keer per dag ‘fijne dag nog’.
card-courier = koerier
    .about = Twee wielen, elk weer, betaald per pakje.
card-factory_worker = fabrieksarbeider
    .about = De machine wordt nooit moe, dus jij ook niet.
card-salesperson = verkoper
    .about = Verkoopt zand in de woestijn, voor een kleine commissie.
card-policeman = politieagent
    .about = Bewaakt de rust en het bonnenboekje.
card-nurse = verpleegkundige
    .about = Ziet iedereen op zijn slechtst en blijft aardig.
card-chef = chef-kok
    .about = Schreeuwt de hele avond, zodat de saus rustig blijft.
card-journalist = journalist
    .about = Stelt de vraag die iedereen hoopte te ontlopen.
card-teacher = leraar
    .about = Dertig leerlingen, één krijtje, lange vakanties, langere avonden.
card-programmer = programmeur
    .about = Het werkt. Nu mag niemand er meer aan komen.
card-estate_agent = makelaar
    .about = Noemt een kast knus en vindt er een koper voor.
card-headhunter = headhunter
    .about = Weet eerder dan jij dat je een andere baan wilt.
card-banker = bankier
    .about = Leent een paraplu uit als de zon schijnt.
card-architect = architect
    .about = Tekent het huis dat anderen gaan betalen.
card-lawyer = advocaat
    .about = Dat hangt ervan af, en de teller loopt.
card-notary = notaris
    .about = Een handtekening, een stempel en kosten voor allebei.
card-judge = rechter
    .about = Heeft dat smoesje vaker gehoord.
card-doctor = arts
    .about = Tien jaar studie om te schrijven wat niemand kan lezen.
card-diplomat = diplomaat
    .about = Zegt nee in negen talen en wordt ervoor bedankt.
card-company_director = bedrijfsdirecteur
    .about = Komt als eerste binnen en antwoordt als laatste.
card-mayor = burgemeester
    .about = Knipt linten, schudt handen en vergeet geen enkele stem.
card-useless = nutteloos
    .about = Hardop gezegd, in een vergadering, met getuigen.
card-overworked = overwerkt
    .about = Het kantoor is donker op één lamp na: de jouwe.
card-bad_reference = slechte referentie
    .about = Eén telefoontje, en de nieuwe baas heeft zich bedacht.
card-burnout = burn-out
    .about = Op een ochtend was zelfs de tandenborstel te zwaar.
card-fired = ontslagen
    .about = Een kartonnen doos, een handdruk, de lift naar beneden.
card-strike = staking
    .about = Een spandoek, een vuurkorf en aan het eind van de maand geen loon.
card-tax_audit = belastingcontrole
    .about = Twee beleefde mensen willen graag de bonnetjes zien.
card-studies_law = studie rechten
    .about = Duizend bladzijden, en de uitzondering staat in de voetnoot.
card-studies_engineering = studie techniek
    .about = De brug hield. De vriendschappen wat minder.
card-studies_medicine = studie geneeskunde
    .about = Je leert alle botten en vergeet wat een weekend is.
card-studies_business = studie bedrijfskunde
    .about = Hoe je iets verkoopt voordat het bestaat.
card-studies_arts = studie kunst
    .about = Nog niemand begrijpt het, en dat is een goed teken.
card-studies_languages = studie talen
    .about = Nu word je in vijf landen verkeerd begrepen.
card-studies_philosophy = studie filosofie
    .about = Veel goede vragen, waaronder één over de huur.
card-apprenticeship = leerlingplaats
    .about = Je leert met je handen en zet de koffie.
card-evening_classes = avondschool
    .about = Na het werk, als anderen op de bank zitten.
card-salsa_lessons = salsalessen
    .about = Twee linkervoeten en een hoop gelach.
card-diet = dieet
    .about = Maandag: salade. Dinsdag: salade. Woensdag: we zien wel.
card-therapy = therapie
    .about = Een fauteuil, een doos zakdoekjes, en het helpt echt.
card-yoga = yoga
    .about = Adem in. Laat de roddels voorbijgaan. Adem uit.
card-backpacking = rugzakreis
    .about = Negen landen op één paar schoenen.
card-world_tour = wereldreis
    .about = Je vertrok als toerist en kwam terug met een mening.
card-football_club = voetbalclub
    .about = Regen op zondag, een veld vol modder, de beste dag van de week.
card-choir = koor
    .about = Veertig stemmen, en iemand zingt vals.
card-scuba_diving = duiken
    .about = Daar beneden kan niemand je bellen.
card-library_card = bibliotheekpas
    .about = Alle kennis van de wereld, en een paar cent boete.
card-driving_licence = rijbewijs
    .about = Bij de derde poging gehaald, maar niemand die het vraagt.
card-cooking_course = kookcursus
    .about = De soufflé is gerezen. Je hebt de foto.
card-volunteering = vrijwilligerswerk
    .about = Onbetaald, moe en merkwaardig tevreden.
card-overeating = eetbuien
    .about = Om twee uur ’s nachts oordeelt de koelkast niet.
card-boredom = verveling
    .about = Zondagmiddag, elke dag van de week.
card-smoking = roken
    .about = De laatste, alweer.
card-failed_exam = gezakt voor het examen
    .about = De vraag stond op de bladzijde die je had overgeslagen.
card-gambling = gokverslaving
    .about = De volgende hand maakt alles goed.
card-accident = ongeluk
    .about = Eén seconde niet opgelet, maanden gips.
card-childhood_friend = jeugdvriend
    .about = Kent je nog van toen je zand at.
card-neighbours = buren
    .about = Lenen je een boor en weten hoe laat je thuiskomt.
card-pen_friend = penvriend
    .about = Heeft je nooit gezien en weet alles.
card-drinking_buddy = kroegmaat
    .about = Altijd voor je klaar, tot sluitingstijd.
card-best_friend = beste vriend
    .about = Heeft je vier keer helpen verhuizen.
card-dinner_party = etentje
    .about = Acht aan tafel, één veganist, iedereen te laat.
card-influential_friend = invloedrijke vriend
    .about = Eén woord in het juiste oor.
card-dog = hond
    .about = Blij je te zien, wat je ook gedaan hebt.
card-first_date = eerste afspraakje
    .about = Jullie bestelden allebei iets wat je niet netjes kunt eten.
card-holiday_romance = vakantieliefde
    .about = Twee weken, één strand, geen adressen.
card-soulmate = zielsverwant
    .about = Maakt je zinnen af, en je toetje.
card-wedding = bruiloft
    .about = Honderd gasten, van wie zestig neven en nichten.
card-civil_union = geregistreerd partnerschap
    .about = Een formulier, twee handtekeningen, een glas in het café op de hoek.
card-baby_girl = babymeisje
    .about = Slaapt overdag en zingt ’s nachts.
card-baby_boy = babyjongen
    .about = Heeft jouw ogen en houdt ze open tot het licht wordt.
card-twins = tweeling
    .about = Dubbel zoveel vreugde, half zoveel slaap.
card-rich_aunt = rijke tante
    .about = Knijpt in je wang en denkt aan je.
card-quarrel = ruzie
    .about = Het ging over de afwas, en toen niet meer.
card-gossip = roddel
    .about = Het wordt in vertrouwen verteld, aan iedereen.
card-jealousy = jaloezie
    .about = Leest je berichten, en tussen de regels.
card-mother_in_law = schoonmoeder
    .about = Alleen voor het weekend, met vier koffers.
card-divorce = echtscheiding
    .about = Wie krijgt de bank? De advocaten.
card-heartbreak = liefdesverdriet
    .about = Droevige liedjes blijken over jou te gaan.
card-swindler = oplichter
    .about = Zo’n aardig mens, en zo’n mooi aanbod.
card-rented_room = huurkamer
    .about = Een bed, een tafel en andermans radio.
card-studio = studio
    .about = Koken kan zonder uit bed te komen.
card-two_room_flat = tweekamerflat
    .about = Eindelijk een deur die dicht kan.
card-upscale_flat = luxe tweekamerflat
    .about = Dezelfde twee kamers, maar met lift en huismeester.
card-houseboat = woonboot
    .about = De tuin is nat, maar het uitzicht beweegt.
card-terraced_house = rijtjeshuis
    .about = Je hoort de buren, en de buren horen jou.
card-country_house = huis op het platteland
    .about = Stilte, op de haan, de trekker en de kikkers na.
card-villa = villa
    .about = Het zwembad moet schoon: zo’n zorg wil iedereen wel.
card-castle = kasteel
    .about = Veertig kamers, waarvan er vier verwarmd zijn.
card-rental_studio = verhuurde studio
    .about = De huurder betaalt, de meeste maanden.
card-old_car = oude auto
    .about = Start ’s ochtends, als je het vriendelijk vraagt.
card-motorbike = motor
    .about = Wind, snelheid en een bezorgde moeder.
card-new_car = nieuwe auto
    .about = Hij ruikt nog naar de showroom.
card-camper_van = camper
    .about = Thuis is waar je vlak kunt parkeren.
card-sports_car = sportwagen
    .about = Van nul naar het volgende stoplicht in vier seconden.
card-furniture = meubels
    .about = Er blijft één schroef over. Het staat toch.
card-savings_plan = spaarplan
    .about = Elke maand een beetje, voor een natte dag.
card-insurance_policy = verzekeringspolis
    .about = Niemand leest hem, tot de ochtend erna.
card-alarm_system = alarminstallatie
    .about = Blaft harder dan de hond en eet niets.
card-heirloom = erfstuk
    .about = Een lelijke klok waar je toch geen afstand van doet.
card-termites = termieten
    .about = Klein, met velen, en dol op je balken.
card-burglary = inbraak
    .about = Ze namen de televisie mee en lieten de boeken staan.
card-noisy_street = lawaaiige straat
    .about = De werkzaamheden zijn volgend jaar klaar, zeggen ze.
card-car_theft = autodiefstal
    .about = Je had hem hier geparkeerd. Dat weet je zeker.
card-house_fire = woningbrand
    .about = Het begon met een broodrooster.
card-tax_bill = belastingaanslag
    .about = Een dunne envelop met een dik bedrag.
card-harmony = harmonie
    .about = Van alles wat, en niets vergeten.
card-expert = expert
    .about = Weet steeds meer, en leerde het op de harde manier.
card-leader = leider
    .about = Anderen volgen, en dat is al de helft.
card-tycoon = magnaat
    .about = Het eerste miljoen was het zwaarst; toen kwamen de huizen.
card-globetrotter = wereldreiziger
    .about = Thuis is de plek tussen twee reizen.
card-collector = verzamelaar
    .about = Nog één, en de verzameling is af.
card-family = familie
    .about = Een lange tafel, en iedereen praat door elkaar.
card-career = carrière
    .about = De ladder is lang, en het uitzicht wordt beter.
card-good_life = het goede leven
    .about = Goed gezelschap, goed eten, en morgen moet er niets.

## De tafel: voor elke speler

zone-hand = Hand
zone-hand_decks = Stapels van de hand
zone-front = Voor je
zone-diplomas = Diploma’s
zone-burdens = Tegenslagen
zone-money = Geld (€)
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
word-couple = stel
word-child = kind
word-home = woning
word-car = auto
word-goods = spullen
word-blow = tegenslag

## Wie is aan zet, en waarvoor

ask-opportunities = Trek de kaarten waar je recht op hebt, één voor één; leg daarna af wat je boven de acht hebt.
wait-opportunities = Wachten tot { $player } kaarten trekt of aflegt.
ask-destiny = Leg kaarten voor je neer, gooi gele randen naar de anderen en zeg wanneer je klaar bent.
wait-destiny = Wachten tot { $player } kaarten speelt.
ask-accounts = Maak je rekening op: gebruik krachten, geef op wat je niet wilt betalen en reken af.
wait-accounts = Wachten tot { $player } de rekening opmaakt.

## Zetten

slot-deck = soort

move-draw-deck = Trek een kaart: { $deck }
move-discard-card = Leg ‘{ $card }’ af
move-play-card = Speel ‘{ $card }’
move-play-card-against-other = Speel ‘{ $card }’ en raak ‘{ $other }’ kwijt
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
    .player = Je krijgt de FATUM-markering.
event-common_objective = Het gezamenlijke doel is ‘{ $card }’.
event-secret_objective =
    { $card ->
        [hidden] { $player } krijgt een geheim doel.
       *[other] { $player } krijgt het geheime doel ‘{ $card }’.
    }
    .player =
        { $card ->
            [hidden] Je krijgt een geheim doel.
           *[other] Je krijgt het geheime doel ‘{ $card }’.
        }
event-round_began = Ronde { $number } begint; { $player } heeft de FATUM-markering.
    .player = Ronde { $number } begint; jij hebt de FATUM-markering.
event-drew_work =
    { $card ->
        [hidden] { $player } trekt een werkkaart.
       *[other] { $player } trekt een werkkaart: ‘{ $card }’.
    }
    .player =
        { $card ->
            [hidden] Je trekt een werkkaart.
           *[other] Je trekt een werkkaart: ‘{ $card }’.
        }
event-drew_experience =
    { $card ->
        [hidden] { $player } trekt een ervaringskaart.
       *[other] { $player } trekt een ervaringskaart: ‘{ $card }’.
    }
    .player =
        { $card ->
            [hidden] Je trekt een ervaringskaart.
           *[other] Je trekt een ervaringskaart: ‘{ $card }’.
        }
event-drew_relations =
    { $card ->
        [hidden] { $player } trekt een relatiekaart.
       *[other] { $player } trekt een relatiekaart: ‘{ $card }’.
    }
    .player =
        { $card ->
            [hidden] Je trekt een relatiekaart.
           *[other] Je trekt een relatiekaart: ‘{ $card }’.
        }
event-drew_heritage =
    { $card ->
        [hidden] { $player } trekt een bezitskaart.
       *[other] { $player } trekt een bezitskaart: ‘{ $card }’.
    }
    .player =
        { $card ->
            [hidden] Je trekt een bezitskaart.
           *[other] Je trekt een bezitskaart: ‘{ $card }’.
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
event-discarded = { $player } legt ‘{ $card }’ af.
    .player = Je legt ‘{ $card }’ af.
event-laid = { $player } speelt ‘{ $card }’.
    .player = Je speelt ‘{ $card }’.
event-bought = { $player } speelt ‘{ $card }’ voor € { $number }.
    .player = Je speelt ‘{ $card }’ voor € { $number }.
event-paid = { $player } betaalt € { $number } voor ‘{ $card }’.
    .player = Je betaalt € { $number } voor ‘{ $card }’.
event-toll = Daarvan gaat € { $number } naar { $other }.
    .other = Daarvan gaat € { $number } naar jou.
event-changed_job = { $player } verruilt de baan ‘{ $cards }’ voor ‘{ $card }’.
    .player = Je verruilt de baan ‘{ $cards }’ voor ‘{ $card }’.
event-windfall = ‘{ $card }’ levert { $player } € { $number } op.
    .player = ‘{ $card }’ levert je € { $number } op.
event-cleansed = Dankzij ‘{ $card }’ raakt { $player } ‘{ $cards }’ kwijt.
    .player = Dankzij ‘{ $card }’ raak je ‘{ $cards }’ kwijt.
event-hit = { $player } gooit ‘{ $card }’ naar { $other }!
    .player = Je gooit ‘{ $card }’ naar { $other }!
    .other = { $player } gooit ‘{ $card }’ naar jou!
event-destroyed = { $player } verliest ‘{ $cards }’ door ‘{ $card }’.
    .player = Je verliest ‘{ $cards }’ door ‘{ $card }’.
event-insured = { $player } is verzekerd en betaalt niets voor ‘{ $card }’.
    .player = Je bent verzekerd en betaalt niets voor ‘{ $card }’.
event-lost = { $player } verliest € { $number } door ‘{ $card }’.
    .player = Je verliest € { $number } door ‘{ $card }’.
event-robbed = { $player } verliest € { $number } aan { $other } door ‘{ $card }’.
    .player = Je verliest € { $number } aan { $other } door ‘{ $card }’.
    .other = { $player } verliest € { $number } aan jou door ‘{ $card }’.
event-jobless = { $player } heeft geen werk en ontvangt € { $number }.
    .player = Je hebt geen werk en ontvangt € { $number }.
event-salary_die = { $player } gooit { $number } voor het loon van ‘{ $card }’.
    .player = Je gooit { $number } voor het loon van ‘{ $card }’.
event-salary = { $player } verdient € { $number } met de baan ‘{ $card }’.
    .player = Je verdient € { $number } met de baan ‘{ $card }’.
event-income = ‘{ $card }’ levert { $player } € { $number } op.
    .player = ‘{ $card }’ levert je € { $number } op.
event-fined = { $player } (‘{ $card }’) geeft { $other } een boete van € { $number }.
    .player = Je (‘{ $card }’) geeft { $other } een boete van € { $number }.
    .other = { $player } (‘{ $card }’) geeft jou een boete van € { $number }.
event-fined_in_vain = { $player } (‘{ $card }’) geeft { $other } een boete, maar er valt niets te halen.
    .player = Je (‘{ $card }’) geeft { $other } een boete, maar er valt niets te halen.
    .other = { $player } (‘{ $card }’) geeft jou een boete, maar er valt niets te halen.
event-stole = { $player } (‘{ $card }’) steelt € { $number } van { $other }.
    .player = Je (‘{ $card }’) steelt € { $number } van { $other }.
    .other = { $player } (‘{ $card }’) steelt € { $number } van jou.
event-stole_in_vain = { $player } (‘{ $card }’) vindt bij { $other } niets te stelen.
    .player = Je (‘{ $card }’) vindt bij { $other } niets te stelen.
    .other = { $player } (‘{ $card }’) vindt bij jou niets te stelen.
event-abandoned = { $player } geeft ‘{ $card }’ op.
    .player = Je geeft ‘{ $card }’ op.
event-settled = { $player } betaalt € { $number } aan lasten.
    .player = Je betaalt € { $number } aan lasten.
event-nothing_due = { $player } heeft niets te betalen.
    .player = Je hebt niets te betalen.
event-charges_too_high = { $player } kan de lasten van € { $number } niet betalen.
    .player = Je kunt de lasten van € { $number } niet betalen.
event-study_die = { $player } gooit { $number } voor ‘{ $card }’.
    .player = Je gooit { $number } voor ‘{ $card }’.
event-graduated = { $player } behaalt een diploma: ‘{ $card }’.
    .player = Je behaalt een diploma: ‘{ $card }’.
event-ruined = { $player } is geruïneerd, in ronde { $number }.
    .player = Je bent geruïneerd, in ronde { $number }.
    .then = Je kunt de anderen volgen, of naar het einde gaan.
event-hand_discarded = De hand van { $player } gaat weg: { $cards }.
    .player = Je hand gaat weg: { $cards }.
event-purse = { $player } eindigt de ronde met € { $number }.
    .player = Je eindigt de ronde met € { $number }.
event-empty_purse = { $player } eindigt de ronde zonder geld.
    .player = Je eindigt de ronde zonder geld.
event-revealed = { $player } onthult het doel ‘{ $card }’.
    .player = Je onthult het doel ‘{ $card }’.
event-reached = { $player } haalt het doel ‘{ $card }’, in ronde { $number }.
    .player = Je haalt het doel ‘{ $card }’, in ronde { $number }.
event-fell = { $player } zakt onder het doel ‘{ $card }’.
    .player = Je zakt onder het doel ‘{ $card }’.
event-fulfilled = { $player } heeft het doel ‘{ $card }’ vervuld!
    .player = Je hebt het doel ‘{ $card }’ vervuld!
event-shown_objective = Het doel van { $player } was ‘{ $card }’.
    .player = Jouw doel was ‘{ $card }’.
event-time_up = De tijd is om: dit is de laatste ronde.
event-match_over = De partij is afgelopen.
event-final_points =
    { $number ->
        [one] { $player } heeft { $number } punt.
       *[other] { $player } heeft { $number } punten.
    }
    .player =
        { $number ->
            [one] Je hebt { $number } punt.
           *[other] Je hebt { $number } punten.
        }
event-no_points = { $player } heeft geen punten.
    .player = Je hebt geen punten.
event-won = { $player } wint!
    .player = Je wint!
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
refused-FA-4-7 = Van deze stapel heb je op geen kaart meer recht: { $deck }.
refused-FA-4-10 = Van deze stapel is geen kaart meer over, niet om te trekken en niet in de aflegstapel: { $deck }.
refused-FA-4-13 = Je legt pas kaarten af na je laatste kaart, en alleen boven de { $limit }; je hebt er { $held }.
refused-FA-5-2 = Een kaart met zwarte rand zoals ‘{ $card }’ leg je voor jezelf, niet op een speler.
refused-FA-5-3 = Je hebt je kaart van deze stapel voor deze beurt al gelegd: { $deck }.
refused-FA-5-4 = Voor ‘{ $card }’ heb je { $needs } in { $domain } nodig; je hebt { $level }.
refused-FA-5-5 = ‘{ $card }’ kost € { $price }; je hebt € { $money }.
refused-FA-5-7 = Een kaart met gele rand zoals ‘{ $card }’ gooi je naar een speler: zeg naar wie.
refused-FA-5-8 = ‘{ $card }’ kun je niet naar { $target } gooien.
refused-FA-5-12 = ‘{ $card }’ vernietigt niets en haalt geen tegenslag weg: speel de kaart zonder een andere te noemen.
refused-FA-7-4 = Je hebt al een kaart zoals ‘{ $card }’; één tegelijk.
refused-FA-7-10 = { $target } is beschermd tegen gele randen van deze stapel: { $deck }.
refused-FA-7-18 = ‘{ $other }’ ligt niet bij je tegenslagen.
refused-FA-7-20 = Noem een kaart voor { $target } die ‘{ $card }’ kan vernietigen.
refused-FA-8-8 = ‘{ $card }’ kun je niet tegen { $target } gebruiken.
refused-FA-8-9 = Je hebt ‘{ $card }’ deze ronde al gebruikt.
refused-FA-8-10 = Voor ‘{ $card }’ is nu niets te betalen, dus die kaart kun je niet opgeven.
refused-FA-8-13 = Je lasten zijn € { $charges } en je hebt € { $money }: geef eerst een kaart op.
refused-FA-10-4 = Alleen de klok van de tafel kan zeggen dat de tijd om is, één keer, als er een is.
refused-FA-10-10 = Je kunt alleen een geheim doel onthullen dat je haalt en dat nog niet open ligt.

## Op de kaarten, en in hun details

face-sort = { $deck }: { $sort }
face-sort-blow = { $deck }: gele rand
face-sort-objective = doel
    .many = doelen
face-bonus = { $of } { $change }
face-needs = vraagt { $of } { $number }
face-salary = loon € { $number } per ronde
face-per_pip = loon € { $number } per oog van een dobbelsteen
face-cost = kost € { $number }
face-upkeep = onderhoud € { $number } per ronde
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
face-raised = moeilijkere doelen: { $levels }
face-power-cumulable = naast ander werk
face-power-unique = maar één
face-power-toll = tol € { $number }: { $of }
face-power-discount = € { $number } korting: { $of }
face-power-contacts = vraagt { $number } minder: { $of }
face-power-extra_lay = legt 1 meer: { $of }
face-power-extra_draw = trekt 1 meer: { $of }
face-power-shield = schild: { $of }
face-power-insurance = betaalt geen verlies
face-power-income = +€ { $number } per ronde
face-power-relief = onderhoud −€ { $number }: { $of }
face-power-tutor = studieworp +{ $number }
face-power-fine = boete van € { $number }
face-power-steal = steelt € { $number }
face-power-windfall = +€ { $number } bij het leggen
face-power-cleanse = neemt een tegenslag weg
face-power-loss =
    { $who ->
        [layer] neemt € { $number } voor jou
       *[bank] kost € { $number }
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

## Het doel, en wat de tekens op het bord betekenen

goal-time = Hoogste punten winnen
goal-objective = Doel: ‘{ $card }’, een ronde lang
goal-secret = Een geheim doel wint
board-tab-life = Mijn leven
board-tab-others = Anderen
board-tab-piles = Stapels
tip-points = De som van de vier niveaus, en één voor elke volle € 500.
tip-money = Je betaalt er kaarten mee en de lasten van elke ronde. Wie niet kan betalen, is geruïneerd en ligt uit de partij.
tip-charges = Wat de kaarten voor een speler bij de afrekening van elke ronde kosten.
tip-work = De som van wat je kaarten voor werk zeggen. Kaarten vragen niveaus voordat je ze kunt leggen.
tip-experience = De som van wat je kaarten voor ervaring zeggen. Studies en cursussen verhogen het.
tip-relations = De som van wat je kaarten voor relaties zeggen. Vrienden en liefde verhogen het, ruzies verlagen het.
tip-heritage = De som van wat je kaarten voor bezit zeggen. Woningen, auto’s en spaargeld verhogen het.
tip-hand = Kaarten die alleen de eigenaar ziet, per stapel. Na het trekken blijven er hoogstens acht.
tip-burdens = Kaarten met gele rand die anderen op een speler gooiden. Ze blijven, met een bliksem, tot iets ze wegneemt.
tip-objective = Haal de niveaus en houd ze tot het eind van de volgende ronde, en je wint.
tip-marker = Wie hem heeft, speelt deze ronde als eerste. Daarna gaat hij verder.
tip-draws = Kaarten om van elke stapel te trekken. Een niveau van 0 of minder geeft een bonuskaart van die stapel.
