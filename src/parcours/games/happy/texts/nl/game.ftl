# Wat een speler van Happy leest.

## Het spel

game-name = Happy
game-about = Werk, liefde, kinderen, huis, auto, huisdieren: laat als eerste in je eigen beurt genoeg happypunten zien.
game-length = een uur of langer
lesson-first = Je eerste geluk
option-target = Punten om te winnen
    .help = Wie in de eigen beurt zoveel happypunten laat zien, wint.
option-bank = Muntjes
    .help = Alle muntjes van de partij; als de bank leeg is, is de partij afgelopen.

## Kaarten

card-world_trip = wereldreis
card-friendship = vriendschap
card-car_upgrade = auto-upgrade
card-mba = MBA
card-inheritance = erfenis
card-lottery = loterij hoofdprijs
card-extra_dice = extra dobbelen
card-internet_love = internet-liefde
card-skip_school = sla een school over
card-take_cat = neem een kat
card-take_dog = neem een hond
card-pet_insurance = huisdierverzekering
card-secret_love = geheime liefde
card-cover_up = doofpot
card-plague = pest
card-health_insurance = ziektekostenverzekering
card-fire = brand
card-fire_insurance = brandverzekering
card-corona = corona
card-vaccination = vaccinatie
card-scratch = kras op de auto
card-burn_out = burn-out
card-school_down = schooltje lager

## Namen op tafel

zone-money = Muntjes
zone-hand = Kaarten in de hand
zone-fresh = Nieuwe kaarten
zone-hand_size = Aantal kaarten
zone-open = Open vriendschappen
zone-job = Werk
zone-partner = Partner
zone-child_1 = Eerste kind
zone-child_2 = Tweede kind
zone-child_3 = Derde kind
zone-district = Wijk
zone-pets = Huisdieren
zone-car = Auto
zone-health = Gezondheid
zone-quarantine = In quarantaine door
zone-protection = Beschermd door
zone-tiles = QR-codes over
zone-points = Happypunten
zone-shown_points = Zichtbare punten
zone-turn = Aan de beurt
zone-round = Ronde
zone-pile = Stapel
zone-pile_size = Kaarten in de stapel
zone-box = In de doos
zone-bank = Bank
zone-shelter = Asiel
zone-parking = Speciale parkeerplek
zone-marks = Deze beurt gedaan
zone-asked = Moet antwoorden
zone-question = Vraag
zone-about = Over
zone-throws = Dobbelstenen
zone-declined = Deze beurt geweigerd

## Woorden

word-worker = werkvloer
word-manager = manager
word-director = directeur
word-none = geen
word-home = thuis
word-ex = ex-partner
word-baby = pasgeboren
word-primary = PO
word-secondary = VO
word-university = UNI
word-work = aan het werk
word-good = goed
word-bad = slecht
word-nobody = niemand
word-dog = hond
word-cat = kat
word-date = daten
word-try = dobbelen voor een kind
word-car = auto
word-house = huis
word-topple = de directeur wippen
word-to = aan
word-for = voor
word-with = met
word-child_1 = eerste kind
word-child_2 = tweede kind
word-child_3 = derde kind
word-parry = pareren
word-sale = verkoop
word-extra = extra dobbelen
word-again = opnieuw dobbelen
word-upgrade = upgrade
word-partner = partner
word-coins = muntjes
word-shelter = asiel
word-hidden = verborgen

## Wat er verwacht wordt

ask-none = Je bent aan de beurt: doe wat je wilt en kunt betalen, en sluit dan af.
wait-none = Wachten tot { $player } de beurt speelt.
ask-parry = Je wordt aangevallen: pareer met de passende groene kaart, of onderga het.
wait-parry = Wachten tot { $player } de aanval pareert of ondergaat.
ask-sale = Je krijgt een aanbod: accepteer of weiger.
wait-sale = Wachten tot { $player } op het aanbod antwoordt.
ask-topple = Je wordt gevraagd de directeur te helpen wippen: doe mee of weiger.
wait-topple = Wachten tot { $player } zegt of de directeur gewipt wordt.
ask-extra = Speel extra dobbelen om opnieuw te gooien, of pas.
wait-extra = Wachten tot { $player } extra dobbelen speelt of past.
ask-again = Gooi nog een keer, of houd deze dobbelsteen.
wait-again = Wachten tot { $player } nog eens gooit of de steen houdt.

## Zetten

slot-child = kind
slot-thing = ding

move-date = Ga daten ({ $date_price } muntje)
move-try-for-child = Dobbel voor een kind
move-buy_out = Koop de ex-partner uit
move-school-child = Naar school: { $child } ({ $school_price } muntjes)
move-move-to-district = Verhuis naar wijk { $district }
move-heal = Word beter ({ $health_price } muntjes)
move-buy-card = Koop een kanskaart ({ $card_price } muntjes)
move-buy-car = Koop een auto ({ $car_price } muntjes)
move-buy-upgrade = Upgrade de auto ({ $upgrade_price } muntjes)
move-buy-cat = Haal een kat uit het asiel ({ $cat_price } muntjes)
move-buy-dog = Haal een hond uit het asiel ({ $dog_price } muntjes)
move-sell-car = Verkoop de auto aan de bank
move-sell-internet_love = Verkoop { card-internet_love } aan de bank ({ $love_price } muntjes)
move-sell-car-to-target-for-price = Bied { $target } de auto aan voor { $price }
move-sell-internet_love-to-target-for-price = Bied { $target } { card-internet_love } aan voor { $price }
move-sell-thing = Verkopen: { $thing }
move-sell-thing-to-target-for-price = { $target } voor { $price } aanbieden: { $thing }
move-trade-cards = Ruil in voor een nieuwe kaart: { $cards }
move-trade = Kaarten inruilen
move-topple-with-target = Wip de directeur met { $target }
move-play-card = Speel ‘{ $card }’
move-play-card-on-target = Speel ‘{ $card }’ op { $target }
move-play-card-on-target-child = Speel ‘{ $card }’ op { $target }: { $child }
move-play-card-from-shelter = Speel ‘{ $card }’ bij het asiel
move-play-card-from-target = Speel ‘{ $card }’ bij { $target }
move-play-card-for-partner = Speel ‘{ $card }’ voor een partner
move-play-card-for-child = Speel ‘{ $card }’ om een kind te adopteren
move-claim = Laat je punten zien en win
move-end = Beëindig de beurt
move-parry = Pareer
move-suffer = Onderga het
move-accept = Accepteer
move-decline = Weiger
move-pass = Pas
move-throw = Gooi opnieuw
move-keep = Houd de dobbelsteen
move-play-card-for-who = Speel ‘{ $card }’ voor: { $who }

## Het logboek

event-began = { $player } begint.
    .player = Je begint.
event-turn_began = Ronde { $number }: { $player } is aan de beurt.
    .player = Ronde { $number }: jij bent aan de beurt.
event-turn_skipped = { $player } zit in quarantaine en slaat de beurt over.
    .player = Je zit in quarantaine en slaat de beurt over.
event-protection_ended = De bescherming van { $player } eindigt en { $other } neemt de QR-code terug.
    .player = Je bescherming eindigt en { $other } neemt de QR-code terug.
    .other = De bescherming van { $player } eindigt en je neemt de QR-code terug.
event-glass_lifted = De quarantaine van { $player } eindigt; de QR-code van { $other } beschermt het huis een ronde.
    .player = Je quarantaine eindigt; de QR-code van { $other } beschermt het huis een ronde.
    .other = De quarantaine van { $player } eindigt; jouw QR-code beschermt het huis een ronde.
event-earned =
    { $number ->
        [one] { $player } krijgt één muntje voor deze beurt.
       *[other] { $player } krijgt { $number } muntjes voor deze beurt.
    }
    .player =
        { $number ->
            [one] Je krijgt één muntje voor deze beurt.
           *[other] Je krijgt { $number } muntjes voor deze beurt.
        }
event-paid_costs =
    { $number ->
        [one] { $player } betaalt één muntje aan kosten.
       *[other] { $player } betaalt { $number } muntjes aan kosten.
    }
    .player =
        { $number ->
            [one] Je betaalt één muntje aan kosten.
           *[other] Je betaalt { $number } muntjes aan kosten.
        }
event-received =
    { $number ->
        [one] { $player } krijgt één muntje van de bank.
       *[other] { $player } krijgt { $number } muntjes van de bank.
    }
    .player =
        { $number ->
            [one] Je krijgt één muntje van de bank.
           *[other] Je krijgt { $number } muntjes van de bank.
        }
event-bank_empty = De bank is leeg.
event-took_parking = De auto van { $player } krijgt de speciale parkeerplek.
    .player = Je auto krijgt de speciale parkeerplek.
event-parking_empty = De speciale parkeerplek is leeg.
event-match_over = De partij is afgelopen en alle handen worden getoond.
event-showed_hand = { $player } laat zien: { $cards }.
    .player = Je laat zien: { $cards }.
event-final_points =
    { $number ->
        [one] { $player } heeft één punt.
       *[other] { $player } heeft { $number } punten.
    }
    .player =
        { $number ->
            [one] Je hebt één punt.
           *[other] Je hebt { $number } punten.
        }
event-final_points_half = { $player } heeft { $number }½ punten.
    .player = Je hebt { $number }½ punten.
event-final_points_low = { $player } heeft minder dan één punt.
    .player = Je hebt minder dan één punt.
event-drew =
    { $card ->
        [hidden] { $player } pakt een kaart.
       *[other] { $player } pakt ‘{ $card }’.
    }
    .player =
        { $card ->
            [hidden] Je pakt een kaart.
           *[other] Je pakt ‘{ $card }’.
        }
event-played = { $player } speelt ‘{ $card }’.
    .player = Je speelt ‘{ $card }’.
event-played_on = { $player } speelt ‘{ $card }’ op { $other }.
    .player = Je speelt ‘{ $card }’ op { $other }.
    .other = { $player } speelt ‘{ $card }’ op jou.
event-laid_open = { $player } legt ‘{ $card }’ open op tafel.
    .player = Je legt ‘{ $card }’ open op tafel.
event-parried = { $player } pareert ‘{ $card }’ van { $other }.
    .player = Je pareert ‘{ $card }’ van { $other }.
    .other = { $player } pareert jouw ‘{ $card }’.
event-suffered = { $player } ondergaat ‘{ $card }’ van { $other }.
    .player = Je ondergaat ‘{ $card }’ van { $other }.
    .other = { $player } ondergaat jouw ‘{ $card }’.
event-took_cat_from = { $player } neemt een kat van { $other }.
    .player = Je neemt een kat van { $other }.
    .other = { $player } neemt een kat van jou.
event-took_dog_from = { $player } neemt een hond van { $other }.
    .player = Je neemt een hond van { $other }.
    .other = { $player } neemt een hond van jou.
event-got_cat = Een kat uit het asiel trekt in bij { $player }.
    .player = Een kat uit het asiel trekt bij je in.
event-got_dog = Een hond uit het asiel trekt in bij { $player }.
    .player = Een hond uit het asiel trekt bij je in.
event-divorced = De partner van { $player } verhuist naar het divorce-huis.
    .player = Je partner verhuist naar het divorce-huis.
event-fell_ill = { $player } heeft nu een slechte gezondheid.
    .player = Je hebt nu een slechte gezondheid.
event-healed = { $player } is weer gezond.
    .player = Je bent weer gezond.
event-quarantined = { $other } zet { $player } in quarantaine.
    .player = { $other } zet jou in quarantaine.
    .other = Je zet { $player } in quarantaine.
event-protected = De QR-code van { $other } beschermt het huis van { $player } een ronde.
    .player = De QR-code van { $other } beschermt jouw huis een ronde.
    .other = Jouw QR-code beschermt het huis van { $player } een ronde.
event-rose_to_manager = { $player } wordt manager.
    .player = Je wordt manager.
event-rose_to_director = { $player } wordt directeur.
    .player = Je wordt directeur.
event-fell_to_manager = { $player } valt terug tot manager.
    .player = Je valt terug tot manager.
event-fell_to_worker = { $player } staat weer op de werkvloer.
    .player = Je staat weer op de werkvloer.
event-house_fell =
    { $number ->
        [one] Het huis van { $player } zakt één wijk.
       *[other] Het huis van { $player } zakt { $number } wijken.
    }
    .player =
        { $number ->
            [one] Je huis zakt één wijk.
           *[other] Je huis zakt { $number } wijken.
        }
event-moved_up = { $player } verhuist naar wijk { $number }.
    .player = Je verhuist naar wijk { $number }.
event-moved_down =
    { $number ->
        [one] { $player } verhuist één wijk omlaag.
       *[other] { $player } verhuist { $number } wijken omlaag.
    }
    .player =
        { $number ->
            [one] Je verhuist één wijk omlaag.
           *[other] Je verhuist { $number } wijken omlaag.
        }
event-lost_car = { $player } raakt de auto kwijt.
    .player = Je raakt je auto kwijt.
event-car_scratched = De auto van { $player } heeft een kras en is nog { $number } waard.
    .player = Je auto heeft een kras en is nog { $number } waard.
event-got_car = { $player } heeft nu een auto van { $number }.
    .player = Je hebt nu een auto van { $number }.
event-upgraded_car = { $player } upgradet de auto; die is { $number } waard.
    .player = Je upgradet je auto; die is { $number } waard.
event-sold_car = { $player } verkoopt de auto aan de bank.
    .player = Je verkoopt je auto aan de bank.
event-sold_card = { $player } verkoopt ‘{ $card }’ aan de bank.
    .player = Je verkoopt ‘{ $card }’ aan de bank.
event-offered_car =
    { $number ->
        [one] { $player } biedt { $other } de auto aan voor { $number } muntje.
       *[other] { $player } biedt { $other } de auto aan voor { $number } muntjes.
    }
    .player =
        { $number ->
            [one] Je biedt { $other } je auto aan voor { $number } muntje.
           *[other] Je biedt { $other } je auto aan voor { $number } muntjes.
        }
    .other =
        { $number ->
            [one] { $player } biedt jou de auto aan voor { $number } muntje.
           *[other] { $player } biedt jou de auto aan voor { $number } muntjes.
        }
event-offered_card =
    { $number ->
        [one] { $player } biedt { $other } ‘{ $card }’ aan voor { $number } muntje.
       *[other] { $player } biedt { $other } ‘{ $card }’ aan voor { $number } muntjes.
    }
    .player =
        { $number ->
            [one] Je biedt { $other } ‘{ $card }’ aan voor { $number } muntje.
           *[other] Je biedt { $other } ‘{ $card }’ aan voor { $number } muntjes.
        }
    .other =
        { $number ->
            [one] { $player } biedt jou ‘{ $card }’ aan voor { $number } muntje.
           *[other] { $player } biedt jou ‘{ $card }’ aan voor { $number } muntjes.
        }
event-accepted_offer =
    { $number ->
        [one] { $player } accepteert het aanbod van { $other } en betaalt { $number } muntje.
       *[other] { $player } accepteert het aanbod van { $other } en betaalt { $number } muntjes.
    }
    .player =
        { $number ->
            [one] Je accepteert het aanbod van { $other } en betaalt { $number } muntje.
           *[other] Je accepteert het aanbod van { $other } en betaalt { $number } muntjes.
        }
    .other =
        { $number ->
            [one] { $player } accepteert jouw aanbod en betaalt { $number } muntje.
           *[other] { $player } accepteert jouw aanbod en betaalt { $number } muntjes.
        }
event-declined_offer = { $player } weigert het aanbod van { $other }.
    .player = Je weigert het aanbod van { $other }.
    .other = { $player } weigert jouw aanbod.
event-traded = { $player } ruilt in: { $cards }.
    .player = Je ruilt in: { $cards }.
event-asked_to_topple = { $player } vraagt { $other } de directeur te helpen wippen.
    .player = Je vraagt { $other } de directeur te helpen wippen.
    .other = { $player } vraagt jou de directeur te helpen wippen.
event-agreed_to_topple = { $player } helpt { $other }.
    .player = Je helpt { $other }.
    .other = { $player } helpt jou.
event-declined_to_topple = { $player } wil { $other } niet helpen.
    .player = Je wilt { $other } niet helpen.
    .other = { $player } wil jou niet helpen.
event-topple_failed = Bij gelijke ogen blijft de directeur zitten.
event-toppled = { $player } wipt { $other } en wordt directeur.
    .player = Je wipt { $other } en wordt directeur.
    .other = { $player } wipt jou en wordt directeur.
event-passed = { $player } past.
    .player = Je past.
event-kept_die = { $player } houdt de dobbelsteen.
    .player = Je houdt de dobbelsteen.
event-threw = { $player } gooit { $number }.
    .player = Je gooit { $number }.
event-dated = { $player } gaat daten.
    .player = Je gaat daten.
event-tried_for_child = { $player } dobbelt voor een kind.
    .player = Je dobbelt voor een kind.
event-found_partner = { $player } heeft nu een partner.
    .player = Je hebt nu een partner.
event-bought_out = { $player } koopt de ex-partner uit voor { $number } muntjes.
    .player = Je koopt de ex-partner uit voor { $number } muntjes.
event-child_born = Kind nummer { $number } van { $player } is geboren.
    .player = Je kind nummer { $number } is geboren.
event-child_adopted = { $player } adopteert kind nummer { $number }.
    .player = Je adopteert kind nummer { $number }.
event-child_to_primary = Kind { $number } van { $player } gaat naar het PO.
    .player = Je kind { $number } gaat naar het PO.
event-child_to_secondary = Kind { $number } van { $player } gaat naar het VO.
    .player = Je kind { $number } gaat naar het VO.
event-child_to_university = Kind { $number } van { $player } gaat naar de UNI.
    .player = Je kind { $number } gaat naar de UNI.
event-child_to_work = Kind { $number } van { $player } gaat werken.
    .player = Je kind { $number } gaat werken.
event-child_down_home = Kind { $number } van { $player } moet terug naar huis.
    .player = Je kind { $number } moet terug naar huis.
event-child_down_primary = Kind { $number } van { $player } zakt naar het PO.
    .player = Je kind { $number } zakt naar het PO.
event-child_down_secondary = Kind { $number } van { $player } zakt naar het VO.
    .player = Je kind { $number } zakt naar het VO.
event-claimed = { $player } laat genoeg happypunten zien en wint!
    .player = Je laat genoeg happypunten zien en wint!

## Waarom niet

refused-HA-2-4 = De partij is afgelopen.
refused-HA-2-5 = { $player } is nu aan zet.
refused-HA-2-6 = Dat is geen antwoord op de vraag die er ligt, of er ligt geen vraag.
refused-HA-4-3 = Je hebt ‘{ $card }’ niet, of niet vaak genoeg.
refused-HA-4-4 = ‘{ $card }’ is nieuw: je kunt de kaart gebruiken als deze beurt voorbij is.
refused-HA-4-7 = { $player } heeft al { $limit } kaarten; meer mag niet.
refused-HA-4-8 = De stapel is leeg.
refused-HA-4-9 = Noem precies drie kaarten, op alfabetische volgorde van hun korte namen.
refused-HA-4-11 = ‘{ $card }’ wordt niet gespeeld: bewaar de kaart of pareer er een aanval mee.
refused-HA-5-2 = Een aanval is voor een andere speler.
refused-HA-5-4 = Je hebt geen kaart die ‘{ $card }’ pareert.
refused-HA-6-3 = Je hebt al een partner thuis.
refused-HA-6-4 = Koop eerst je ex-partner uit.
refused-HA-6-5 = Eén keer dobbelen per beurt, voor een partner of een kind: dat is gebeurd.
refused-HA-6-7 = Er is deze beurt geen worp die extra dobbelen nog kan helpen.
refused-HA-6-8 = Dat kan alleen zonder partner en zonder ex-partner.
refused-HA-6-9 = { $target } heeft geen partner thuis.
refused-HA-6-11 = Je hebt geen ex-partner om uit te kopen.
refused-HA-7-3 = Daarvoor heb je een partner thuis nodig.
refused-HA-7-4 = Alle drie de kinderen zijn er al.
refused-HA-7-6 = Voor een adoptie heb je een partner thuis en minder dan drie kinderen nodig.
refused-HA-7-9 = Een pasgeboren kind blijft thuis tot de beurt voorbij is.
refused-HA-7-10 = Dit kind heeft deze beurt al een betaalde stap gezet.
refused-HA-7-11 = Er is geen vrije plaats waar dit kind naartoe zou gaan.
refused-HA-7-12 = Dit kind is er niet, of werkt al.
refused-HA-7-14 = Vanaf de UNI is er geen school meer om over te slaan.
refused-HA-7-15 = Alleen een kind op een van de drie scholen kan zakken.
refused-HA-7-17 = Kinderen worden geen manager of directeur.
refused-HA-8-2 = Een huis gaat één wijk omhoog, of omlaag naar elke lagere. Je woont in wijk { $here }.
refused-HA-8-3 = Eén wijk omhoog per beurt: dat is gebeurd.
refused-HA-8-4 = Wijk { $district } is vol.
refused-HA-8-7 = Het huis van { $target } staat al in wijk 0.
refused-HA-9-4 = { $player } is directeur, en er is er maar één.
refused-HA-9-5 = Hoger dan directeur kan niet.
refused-HA-9-6 = { $target } is geen manager of directeur.
refused-HA-9-7 = Er zijn twee managers nodig, jij en een ander, en een directeur.
refused-HA-9-8 = Er is deze beurt al tegen de directeur gedobbeld.
refused-HA-9-9 = { $target } heeft deze beurt al geweigerd.
refused-HA-10-3 = Dat dier zit niet in het asiel.
refused-HA-10-5 = { $target } heeft dat dier niet.
refused-HA-10-6 = { $target } zit in quarantaine: de dieren blijven binnen.
refused-HA-11-2 = Je hebt al een auto.
refused-HA-11-3 = Je hebt geen auto om te upgraden.
refused-HA-11-4 = Eén auto of upgrade kopen per beurt: dat is gebeurd.
refused-HA-11-6 = De bank heeft { $bank }, en er moeten er { $needed } onder de auto.
refused-HA-11-7 = Je hebt geen auto.
refused-HA-11-8 = { $target } heeft geen auto.
refused-HA-12-3 = { $target } zit al in quarantaine.
refused-HA-12-4 = { $target } is beschermd.
refused-HA-12-5 = Je hebt geen QR-code meer.
refused-HA-12-6 = Beide glazen zijn in gebruik.
refused-HA-13-2 = Alle anderen zijn al ziek.
refused-HA-13-7 = Je gezondheid is goed.
refused-HA-14-2 = Je kunt niet aan jezelf verkopen.
refused-HA-14-3 = { $target } heeft { $money }: vraag minstens 1 en hoogstens dat.
refused-HA-14-4 = { $target } heeft al een auto.
refused-HA-14-5 = { $target } heeft geweigerd: vraag deze beurt hoogstens { $highest }.
refused-HA-14-9 = Alleen een auto en { card-internet_love } kun je verkopen.
refused-HA-15-7 = Je hebt { $goal } punten nodig en je hebt er { $points }.
refused-HA-16-2 = Dat kost { $price }, en je hebt { $money }.

## Het einde

reason-claimed = Er zijn genoeg happypunten getoond.
reason-bank_empty = De bank is leeg.

## Op de kaarten, en in hun details

face-sort-yellow = geel: helpt je
    .many = geel: kaarten die je helpen
face-sort-orange = oranje: voor jou of tegen een ander
face-sort-red = rood: aanval
    .many = rood: aanvallen
face-sort-green = groen: pareren
    .many = groen: pareren
face-points = happypunten zolang je de kaart hebt: { $points }
face-parries = pareert: { $cards }
face-parried_by = te pareren met: { $card }
face-no_parry = niet te pareren
face-copies =
    { $number ->
        [one] er zit er één in het spel
       *[other] er zitten er { $number } in het spel
    }
face-in_play-world_trip = in het spel één minder dan er spelers zijn: 2 met drie, 3 met vier, 4 met vijf, 5 met zes
face-card-world_trip = bewaar deze kaart
face-card-friendship = bewaar of leg open
face-card-car_upgrade = een auto, of een betere
face-card-mba = één functie omhoog
face-card-inheritance = 15 muntjes
face-card-lottery = 20 muntjes
face-card-extra_dice = nog twee worpen
face-card-internet_love = partner of kind
face-card-skip_school = kind: twee plaatsen op
face-card-take_cat = uit asiel of van speler
face-card-take_dog = uit asiel of van speler
face-card-secret_love = bewaar, of laat ander scheiden
face-card-plague = anderen worden ziek
face-card-health_insurance = of maakt je beter
face-card-fire = een huis zakt
face-card-corona = quarantaine
face-card-scratch = een auto verliest een niveau
face-card-burn_out = één functie omlaag
face-card-school_down = een kind zakt een school

## Op het bord

board-town = De stad
board-district = Wijk { $number }
board-plots = { $taken } van de { $room } plekken bezet
board-upkeep = kost { $number } per beurt
board-move = Verhuizen
board-company = Bedrijf
board-earner = Elk werkend kind telt
board-love = Liefde
board-date = Daten
board-child = Kind
board-odds-date = met een vijf of zes
board-odds-child = met een één op een van de twee dobbelstenen
board-divorce = Divorce-huis
board-buy-out = Uitkopen
board-hospital = Hospitaal
board-heal = Genezen
board-ill = ziek
board-quarantine = quarantaine
board-pets = Een hond en een kat: 1; alle vier: 2
board-chance = Kanskaarten
board-buy = Kopen
board-sell = Verkopen
board-upgrade = Upgraden
board-parking = Parkeerterrein
board-most-money = Meeste muntjes, vanaf { $rich }:
board-bank-note = Als de bank leeg is, is de partij afgelopen.
board-new = nieuw
board-offer = Te koop: { $thing } voor { $price }.

## Het doel, en wat de tekens op het bord betekenen

goal = { $target } punten winnen
goal-fact = ronde { $number }
board-tab-mountain = Berg
board-tab-town = Stad
board-tab-people = Mensen
board-points = Punten
board-coins = Muntjes
board-tiles = QR-codes
tip-points = Wie er in de eigen beurt genoeg heeft, kan de overwinning opeisen. Je kunt ze weer verliezen.
tip-shown_points = Wat iedereen van iemands punten ziet. Kaarten in de hand kunnen er punten bij doen.
tip-money = Alles in de stad kost muntjes. Aan het begin van je beurt krijg je je inkomsten min je kosten.
tip-wage = Wat je baan in het bedrijf aan het begin van elke beurt opbrengt. Met een MBA ga je een verdieping omhoog.
    .name = Loon
tip-district = Waar je huis staat. Hoe hoger, hoe duurder elke beurt; de hoogste wijken geven punten.
tip-upkeep = Wie hier woont, betaalt dit aan het begin van elke beurt.
    .name = Kosten van de wijk
tip-odds = Hoe vaak de dobbelstenen het geven. Je dobbelt voor een date of voor een kind, één keer per beurt.
    .name = Kans
tip-partner = Een partner thuis brengt elke beurt muntjes op, en een punt. Zonder partner geen kinderen.
tip-children = Ze gaan van thuis via drie scholen naar het werk, stap voor stap. Aan het werk is elk een punt waard.
    .name = Kinderen
tip-pets = Een hond en een kat samen geven een punt, alle vier de dieren twee.
tip-car = Het getal is de waarde. De auto die het meest waard is, heeft de speciale parkeerplek en het punt daarvan.
tip-health = Slechte gezondheid kost elke beurt muntjes en een punt, tot je beter bent.
tip-quarantine = Wie onder de stolp zit, slaat beurten over tot de aanvaller aan de beurt is.
    .name = Quarantaine
tip-protection = Een QR-code naast het huis: tot de beurt van de eigenaar kan niemand deze speler in quarantaine zetten.
tip-tiles = Met corona leg je er een op het huis van een andere speler. Zonder tegel kun je niemand in quarantaine zetten.
tip-hand_size = Kanskaarten in de hand; alleen de eigenaar ziet ze. Meer dan zeven mag niet.
tip-open = Vriendschappen op tafel. Elk is een half punt waard, en niemand kan ze afnemen.
tip-bank = De muntjes die er voor iedereen nog zijn. Is de bank leeg, dan is de partij afgelopen.
