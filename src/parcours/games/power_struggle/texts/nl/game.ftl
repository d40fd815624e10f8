# Power Struggle in het Nederlands: alles behalve de regels.

game-name = Power Struggle
game-about = In Cash We Trust: leid afdelingen, zit in het bestuur, schuif op het juiste moment een envelop door. De macht is voor wie er langs vier van zes wegen komt.
game-length = ongeveer 90 minuten
lesson-first = Je eerste werkdag
lesson-money = Geld en adviseurs

option-target = Benodigde overwinningspunten
    .help = Vier punten geven een gewone partij, vijf een langere.

## Kaarten

card-development = ontwikkeling
card-human_resources = personeelszaken
card-communications = communicatie
card-accounting = boekhouding
card-legal = juridische zaken & patenten
card-controlling = controlling
card-chairman = voorzitter
card-bonus_payment = bonusdag
card-directors_meeting = directievergadering
card-motivation_down_1 = motivatie −1
card-motivation_down_2 = motivatie −2
card-motivation_up_1 = motivatie +1
card-moron_card = sukkelkaart
card-board_scandal = bestuursschandaal
card-birthday = verjaardag
card-summer_party = zomerfeest
card-company_outing = bedrijfsuitje
card-shares_1 = 1 aandeel
card-shares_2 = 2 aandelen
card-shares_3 = 3 aandelen
card-shares_4 = 4 aandelen
card-shares_5 = 5 aandelen
card-shares_6 = 6 aandelen
card-shares_7 = 7 aandelen
card-rivalry_1 = invloed, aandelen, hoofdafdelingen
card-rivalry_2 = invloed, aandelen, corruptie
card-rivalry_3 = invloed, hoofdafdelingen, adviseurs
card-rivalry_4 = aandelen, corruptie, adviseurs
card-rivalry_5 = hoofdafdelingen, corruptie, adviseurs
card-rivalry_6 = aandelen, hoofdafdelingen, corruptie

## De tafel: gemeenschappelijk

zone-phase = Fase
zone-turn = Aan zet
zone-first = Eerste speler
zone-placed = Geplaatste managers
zone-round = Ronde
zone-motivation = Motivatie
zone-board = Raad van bestuur
zone-heads = Directeuren
zone-development = Ontwikkeling
zone-human_resources = Personeelszaken
zone-communications = Communicatie
zone-accounting = Boekhouding
zone-legal = Juridische zaken & patenten
zone-controlling = Controlling
zone-chairman = Voorzitter
zone-events = Gesorteerde gebeurtenissen
zone-revealed = Onthulde gebeurtenissen
zone-drawn = Te sorteren gebeurtenissen
zone-event_stock = Andere gebeurtenissen
zone-pool = Weggehaalde medewerkers
zone-offer = Aangeboden smeergeld
zone-step = Gewacht wordt op
zone-left = Resterende medewerkers

## De tafel: voor elke speler

zone-money = Geld (duizenden Pinats)
zone-influence = Invloed
zone-shares = Aandelen
zone-main_departments = Hoofdafdelingen
zone-corruption = Corruptie
zone-counsel = Externe adviseurs
zone-certificates = Certificaten
zone-privileges = Privileges
zone-archenemy = Aartsvijand
zone-rivalry = Gebieden om de aartsvijand te verslaan
zone-announced = Doel bereikt
zone-kept = Punt van de aartsvijand behouden
zone-points = Punten

## Woorden

word-none = niemand
word-hidden = verborgen
word-main = hoofdafdeling
word-bribed = omgekocht
word-down = gedekt
word-by = van
word-to = aan
word-card = voor
word-amount = bedrag
word-placement = beginopstelling
word-meeting = directievergadering
word-sorting = sorteren van de gebeurtenissen
word-actions = dienstfase
word-over = de partij is afgelopen
word-place = het plaatsen van een manager
word-privilege = het privilege van de voorzitter
word-extra = de extra actie
word-send = een afgezette directeur
word-sort = het sorteren
word-action = een actie
word-recruit = het werven
word-open = de nieuwe afdeling
word-pool = medewerkers om mee op te richten
word-relocate = het verhuizen
word-answer = het antwoord op smeergeld
word-offer = een tweede omkooppoging
word-loss = wie een medewerker verliest
word-sacrifice = medewerkers voor invloed
word-dismissal = ontslagen voor invloed
word-winning = medewerkers om weg te kopen

## Kantoren

word-development-1 = ontwikkeling 1
word-development-2 = ontwikkeling 2
word-development-3 = ontwikkeling 3
word-development-4 = ontwikkeling 4
word-development-5 = ontwikkeling 5
word-development-6 = ontwikkeling 6
word-human_resources-1 = personeelszaken 1
word-human_resources-2 = personeelszaken 2
word-human_resources-3 = personeelszaken 3
word-human_resources-4 = personeelszaken 4
word-human_resources-5 = personeelszaken 5
word-human_resources-6 = personeelszaken 6
word-communications-1 = communicatie 1
word-communications-2 = communicatie 2
word-communications-3 = communicatie 3
word-communications-4 = communicatie 4
word-communications-5 = communicatie 5
word-communications-6 = communicatie 6
word-accounting-1 = boekhouding 1
word-accounting-2 = boekhouding 2
word-accounting-3 = boekhouding 3
word-accounting-4 = boekhouding 4
word-accounting-5 = boekhouding 5
word-accounting-6 = boekhouding 6
word-legal-1 = juridische zaken 1
word-legal-2 = juridische zaken 2
word-legal-3 = juridische zaken 3
word-legal-4 = juridische zaken 4
word-legal-5 = juridische zaken 5
word-legal-6 = juridische zaken 6
word-controlling-1 = controlling 1
word-controlling-2 = controlling 2
word-controlling-3 = controlling 3
word-controlling-4 = controlling 4
word-controlling-5 = controlling 5
word-controlling-6 = controlling 6

## Wat er verwacht wordt

ask-place = Plaats een manager: met drie medewerkers in een divisie, of in de raad van bestuur.
ask-privilege = Je hebt de voorzitterskaart: open een afdeling (omgekocht: een hoofdafdeling), of zie ervan af.
ask-extra = Communicatie staat aan jouw kant: doe een extra actie, of zie ervan af.
ask-send = Je directeur is de divisie kwijt: stuur hem naar het bestuur, of maak hem extern adviseur.
ask-sort = Leg de volgende gebeurtenis onder de vorige; de vergadering komt op zijn vroegst als vijfde, na de bonusdag.
ask-action = Jouw actie: werven, openen, reorganiseren, aftreden, omkopen, kopen of een kaart gebruiken.
ask-recruit = Plaats de resterende medewerkers; de eerste twee zijn verplicht zolang er plaats is.
ask-open = Voeg medewerkers toe aan de nieuwe afdeling, of stop.
ask-pool = Haal meer medewerkers weg, of richt met hen een afdeling op.
ask-relocate = Verhuis een tweede afdeling, of stop.
ask-answer = Er wordt je smeergeld geboden: neem het geld en geef de kaart, of weiger en verlies een medewerker.
ask-offer = Je smeergeld is geweigerd: doe een tweede bod, of stop.
ask-loss = Kies waar de weigeraars een medewerker verliezen.
ask-sacrifice = Ontsla drie van je medewerkers voor een punt invloed.
ask-dismissal = Ontsla medewerkers voor invloed.
ask-winning = Koop een medewerker weg, bij een tegenstander of uit de voorraad.
wait-place = Wachten tot { $player } een manager plaatst.
wait-privilege = Wachten tot { $player } de voorzitterskaart gebruikt.
wait-extra = Wachten op de extra actie van { $player }.
wait-send = Wachten tot { $player } zegt waar de afgezette directeur heen gaat.
wait-sort = Wachten tot { $player } de gebeurtenissen sorteert.
wait-action = Wachten op de actie van { $player }.
wait-recruit = Wachten tot { $player } medewerkers plaatst.
wait-open = Wachten tot { $player } de nieuwe afdeling vult.
wait-pool = Wachten tot { $player } afdelingen opricht.
wait-relocate = Wachten tot { $player } verhuist.
wait-answer = Wachten tot { $player } op het smeergeld antwoordt.
wait-offer = Wachten tot { $player } een tweede bod doet of stopt.
wait-loss = Wachten tot { $player } kiest wie er vertrekt.
wait-sacrifice = Wachten tot { $player } medewerkers ontslaat.
wait-dismissal = Wachten tot { $player } medewerkers ontslaat.
wait-winning = Wachten tot { $player } medewerkers wegkoopt.

## Soorten acties

kind-recruit = Werven
kind-open = Een afdeling openen
kind-take = Een afdeling openen
kind-relocate = Reorganiseren
kind-merge = Reorganiseren
kind-resign = Aftreden
kind-offer = Omkopen
kind-buy = Kopen
kind-use = Een kaart gebruiken

## Zetten

slot-division = divisie
slot-office = kantoor
slot-privilege = privilegekaart
slot-event = gebeurtenis
slot-certificate = aandelencertificaat

move-place-in-division = Plaats een manager in { $division }
move-place-in-board = Plaats een manager in de raad van bestuur
move-use-chairman-in-division = Gebruik de voorzitterskaart in { $division }
move-skip = Zie ervan af
move-send-division-to-board = Stuur de directeur van { $division } naar het bestuur
move-send-division-to-counsel = Maak de directeur van { $division } extern adviseur
move-next-event =
    { $event ->
        [hidden] Leg de volgende gebeurtenis
       *[other] Leg nu ‘{ $event }’
    }
move-recruit-number-at-office = Werf { $number } in { $office }
move-open-division = Open een afdeling in { $division }
move-take-number-from-office = Haal { $number } weg uit { $office }
move-found-division-with-number = Richt een afdeling op in { $division } met { $number }
move-relocate-office-to-division = Verhuis { $office } naar { $division }
move-merge-office-into-other = Voeg { $office } bij { $other }
move-merge-office-with-other-in-division = Voeg { $office } en { $other } samen in { $division }
move-resign-division-to-board = Treed af in { $division }, naar het bestuur
move-resign-division-to-counsel = Treed af in { $division }, als adviseur
move-offer-amount-to-target-for-card =
    { $amount ->
        [hidden] Koop { $target } om voor ‘{ $card }’
       *[other] Bied { $target } { $amount }k voor ‘{ $card }’
    }
move-accept = Neem het smeergeld aan
move-decline = Weiger het smeergeld
move-dismiss-number-at-office = Ontsla { $number } in { $office }
move-buy-influence = Geef drie medewerkers voor invloed
move-buy-main_department-in-division = Koop een hoofdafdeling in { $division }
move-buy-counsel-in-division = Koop een extern adviseur in { $division }
move-buy-certificate = Koop een certificaat: { $certificate }
move-use-development = Gebruik ontwikkeling
move-entice-office-to-other = Koop weg: { $office } → { $other }
move-entice-reserve-to-other = Neem uit de voorraad voor { $other }
move-use-legal = Gebruik juridische zaken & patenten
move-pass = Pas
move-done = Stop

## Het logboek

event-began = { $player } heeft communicatie en begint.
    .player = Je hebt communicatie en begint.
event-placed = { $player } plaatst een manager in { $division }.
    .player = Je plaatst een manager in { $division }.
event-placed_on_board = { $player } plaatst een manager in de raad van bestuur.
    .player = Je plaatst een manager in de raad van bestuur.
event-pushed_off_board = Een manager van { $player } wordt uit het bestuur geduwd.
    .player = Een van je managers wordt uit het bestuur geduwd.
event-meeting = De directievergadering begint.
event-chairman_opened = Met de voorzitterskaart opent { $player } een afdeling in { $division }.
    .player = Met de voorzitterskaart open je een afdeling in { $division }.
event-chairman_founded = Met de omgekochte voorzitterskaart opent { $player } een hoofdafdeling in { $division }.
    .player = Met de omgekochte voorzitterskaart open je een hoofdafdeling in { $division }.
event-skipped = { $player } ziet ervan af.
    .player = Je ziet ervan af.
event-elected = De voorzitter komt van { $player }.
    .player = De voorzitter komt van jou.
event-voted_out = De voorzitter van { $player } verliest de verkiezing van { $other }.
    .player = Je voorzitter verliest de verkiezing van { $other }.
    .other = De voorzitter van { $player } verliest de verkiezing van jou.
event-head = De directeur van { $division } komt van { $player }.
    .player = De directeur van { $division } komt van jou.
event-sent_to_board = De afgezette directeur van { $player } ({ $division }) gaat naar het bestuur.
    .player = Je afgezette directeur ({ $division }) gaat naar het bestuur.
event-sent_to_counsel = De afgezette directeur van { $player } ({ $division }) wordt extern adviseur.
    .player = Je afgezette directeur ({ $division }) wordt extern adviseur.
event-drew =
    { $cards ->
        [hidden] { $player } trekt de te sorteren gebeurtenissen.
       *[other] { $player } trekt de te sorteren gebeurtenissen: { $cards }.
    }
    .player =
        { $cards ->
            [hidden] Je trekt de te sorteren gebeurtenissen.
           *[other] Je trekt de te sorteren gebeurtenissen: { $cards }.
        }
event-laid =
    { $card ->
        [hidden] { $player } legt een gebeurtenis.
       *[other] { $player } legt ‘{ $card }’.
    }
    .player =
        { $card ->
            [hidden] Je legt een gebeurtenis.
           *[other] Je legt ‘{ $card }’.
        }
event-event = Gebeurtenis: ‘{ $card }’.
event-motivation = De motivatie staat nu op { $number }.
event-got_bonus = { $player } krijgt een bonus van { $number }k.
    .player = Je krijgt een bonus van { $number }k.
event-paid = { $player } betaalt { $number }k.
    .player = Je betaalt { $number }k.
event-received = { $player } krijgt { $number }k.
    .player = Je krijgt { $number }k.
event-showed_money = { $player } heeft te weinig en laat het geld zien: { $number }k.
    .player = Je hebt te weinig en laat het geld zien: { $number }k.
event-chairman_ousted = De voorzitter van { $player } moet weg en krijgt { $number }k.
    .player = Je voorzitter moet weg en krijgt { $number }k.
event-scored_influence =
    { $number ->
        [one] { $player } scoort { $number } punt invloed.
       *[other] { $player } scoort { $number } punten invloed.
    }
    .player =
        { $number ->
            [one] Je scoort { $number } punt invloed.
           *[other] Je scoort { $number } punten invloed.
        }
event-scored_shares =
    { $number ->
        [one] { $player } scoort { $number } aandeel.
       *[other] { $player } scoort { $number } aandelen.
    }
    .player =
        { $number ->
            [one] Je scoort { $number } aandeel.
           *[other] Je scoort { $number } aandelen.
        }
event-scored_main_departments = { $player } scoort een hoofdafdeling.
    .player = Je scoort een hoofdafdeling.
event-scored_corruption = { $player } scoort een punt corruptie.
    .player = Je scoort een punt corruptie.
event-recruited =
    { $number ->
        [one] { $player } werft { $number } medewerker in { $division }.
       *[other] { $player } werft { $number } medewerkers in { $division }.
    }
    .player =
        { $number ->
            [one] Je werft { $number } medewerker in { $division }.
           *[other] Je werft { $number } medewerkers in { $division }.
        }
event-opened = { $player } opent een afdeling in { $division }.
    .player = Je opent een afdeling in { $division }.
event-took =
    { $number ->
        [one] { $player } haalt { $number } medewerker weg uit { $division }.
       *[other] { $player } haalt { $number } medewerkers weg uit { $division }.
    }
    .player =
        { $number ->
            [one] Je haalt { $number } medewerker weg uit { $division }.
           *[other] Je haalt { $number } medewerkers weg uit { $division }.
        }
event-founded =
    { $number ->
        [one] { $player } richt in { $division } een afdeling op met { $number } medewerker.
       *[other] { $player } richt in { $division } een afdeling op met { $number } medewerkers.
    }
    .player =
        { $number ->
            [one] Je richt in { $division } een afdeling op met { $number } medewerker.
           *[other] Je richt in { $division } een afdeling op met { $number } medewerkers.
        }
event-closed = Een afdeling van { $player } in { $division } heeft geen medewerkers meer en sluit.
    .player = Een afdeling van jou in { $division } heeft geen medewerkers meer en sluit.
event-relocated = { $player } verhuist een afdeling naar { $division }.
    .player = Je verhuist een afdeling naar { $division }.
event-merged = { $player } voegt twee afdelingen samen tot een hoofdafdeling in { $division }.
    .player = Je voegt twee afdelingen samen tot een hoofdafdeling in { $division }.
event-resigned_to_board = De directeur van { $player } ({ $division }) treedt af; managers die naar het bestuur gaan: { $number }.
    .player = Je directeur ({ $division }) treedt af; managers die naar het bestuur gaan: { $number }.
event-resigned_to_counsel = De directeur van { $player } ({ $division }) treedt af en wordt extern adviseur.
    .player = Je directeur ({ $division }) treedt af en wordt extern adviseur.
event-offered = { $player } wil ‘{ $card }’ en schuift { $other } een envelop toe.
    .player = Je wilt ‘{ $card }’ en schuift { $other } een envelop toe.
    .other = { $player } wil ‘{ $card }’ en schuift jou een envelop toe.
event-offered_amount =
    { $number ->
        [0] Wat er in de envelop zit, weten alleen { $player } en { $other }.
       *[other] In de envelop van { $player } voor { $other }: { $number }k.
    }
    .player =
        { $number ->
            [0] Wat er in de envelop zit, weten alleen jij en { $other }.
           *[other] In je envelop voor { $other }: { $number }k.
        }
    .other =
        { $number ->
            [0] Wat er in de envelop zit, weten alleen { $player } en jij.
           *[other] In de envelop van { $player } voor jou: { $number }k.
        }
event-accepted = { $player } neemt het geld; ‘{ $card }’ gaat naar { $other }.
    .player = Je neemt het geld; ‘{ $card }’ gaat naar { $other }.
    .other = { $player } neemt het geld; ‘{ $card }’ gaat naar jou.
event-declined = { $player } houdt ‘{ $card }’ en weigert het smeergeld van { $other }.
    .player = Je houdt ‘{ $card }’ en weigert het smeergeld van { $other }.
    .other = { $player } houdt ‘{ $card }’ en weigert jouw smeergeld.
event-lost_employee = { $player } verliest een medewerker in { $division }, gekozen door { $other }.
    .player = Je verliest een medewerker in { $division }, gekozen door { $other }.
    .other = { $player } verliest een medewerker in { $division }, door jou gekozen.
event-dismissed =
    { $number ->
        [one] { $player } ontslaat { $number } medewerker in { $division }.
       *[other] { $player } ontslaat { $number } medewerkers in { $division }.
    }
    .player =
        { $number ->
            [one] Je ontslaat { $number } medewerker in { $division }.
           *[other] Je ontslaat { $number } medewerkers in { $division }.
        }
event-bought_main_department = { $player } koopt een hoofdafdeling in { $division } voor { $number }k.
    .player = Je koopt een hoofdafdeling in { $division } voor { $number }k.
event-bought_counsel = { $player } koopt een extern adviseur in { $division } voor { $number }k.
    .player = Je koopt een extern adviseur in { $division } voor { $number }k.
event-bought_shares = { $player } koopt een certificaat, { $card }, voor { $number }k.
    .player = Je koopt een certificaat, { $card }, voor { $number }k.
event-enticed = { $player } koopt een medewerker van { $other } weg voor { $division }.
    .player = Je koopt een medewerker van { $other } weg voor { $division }.
    .other = { $player } koopt een van je medewerkers weg voor { $division }.
event-enticed_reserve = { $player } neemt een medewerker uit de voorraad voor { $division }.
    .player = Je neemt een medewerker uit de voorraad voor { $division }.
event-passed = { $player } kan niets doen en past.
    .player = Je kunt niets doen en past.
event-announced = { $player } heeft { $number } overwinningspunten: met deze ronde of vergadering is de partij afgelopen.
    .player = Je hebt { $number } overwinningspunten: met deze ronde of vergadering is de partij afgelopen.
event-showed_archenemy = { $player } laat de aartsvijand zien: { $other }, in { $card }.
    .player = Je laat je aartsvijand zien: { $other }, in { $card }.
    .other = { $player } laat de aartsvijand zien: jij, in { $card }.
event-match_over = De partij is afgelopen.
event-final_points =
    { $number ->
        [one] { $player } heeft { $number } overwinningspunt.
       *[other] { $player } heeft { $number } overwinningspunten.
    }
    .player =
        { $number ->
            [one] Je hebt { $number } overwinningspunt.
           *[other] Je hebt { $number } overwinningspunten.
        }

reason-target_reached = Het doel is bereikt.

## Waarom niet

refused-PS-1-1 = Je bent nog niet aan zet: nu moet { $player } iets doen.
refused-PS-1-2 =
    { $phase ->
        [placement] In de beginopstelling worden managers geplaatst, verder niets.
        [meeting] In de vergadering valt er nu iets anders te beslissen.
        [sorting] Eerst worden de gebeurtenissen gesorteerd.
        [actions] Dat hoort bij een andere fase; nu is het tijd voor acties.
       *[over] De partij is afgelopen: niemand kan nog iets doen.
    }
refused-PS-1-3 =
    { $step ->
        [action] Zo begint geen actie.
        [answer] Antwoord eerst op het smeergeld: neem het aan of weiger.
        [send] Zeg eerst waar je afgezette directeur heen gaat.
        [privilege] Gebruik eerst de voorzitterskaart, of zie ervan af.
        [extra] Doe eerst de extra actie, of zie ervan af.
       *[other] Je actie is bezig: ga daar eerst mee verder.
    }
refused-PS-1-4 = Hier valt niets te stoppen: de regels vragen eerst iets anders.
refused-PS-4-4 = In een kantoor passen hoogstens { $most } medewerkers; in { $office } zouden het er meer worden.
refused-PS-4-5 =
    { $employees ->
        [one] In { $office } zit maar { $employees } medewerker.
       *[other] In { $office } zitten maar { $employees } medewerkers.
    }
refused-PS-4-7 = Alle zes kantoren van { $division } zijn bezet.
refused-PS-4-8 = { $office } is niet van jou.
refused-PS-6-3 = ‘{ $card }’ is niet bij de gebeurtenissen in je hand.
refused-PS-6-4 = De directievergadering komt op zijn vroegst als vijfde; gelegd: { $laid }.
refused-PS-6-5 = De bonusdag moet vóór de directievergadering komen.
refused-PS-8-3 =
    { $because ->
        [extra] Van de extra actie kun je afzien, maar niet passen.
       *[able] Passen kan alleen als je echt niets kunt doen.
    }
refused-PS-8-6 =
    { $left ->
        [0] Er zijn in deze actie geen medewerkers meer te plaatsen.
        [one] In deze actie kun je nog maar { $left } medewerker plaatsen.
       *[other] In deze actie kun je maar { $left } medewerkers plaatsen.
    }
refused-PS-9-2 = De extra medewerkers gaan alleen naar de nieuwe afdeling.
refused-PS-9-3 = De nieuwe afdeling kan zichzelf geen medewerkers geven.
refused-PS-9-7 =
    { $because ->
        [second] De tweede afdeling neemt alle resterende medewerkers: { $pool }.
       *[first] Met { $pool } medewerkers richt je één of twee afdelingen op, elk met 2 tot 6 van hen en elk in een vrij kantoor; met { $number } komt het niet uit.
    }
refused-PS-9-8 =
    { $because ->
        [many] Je kunt hoogstens twaalf medewerkers weghalen; nu al: { $pool }.
        [founded] Je hebt een afdeling opgericht: gebruik eerst de weggehaalde medewerkers.
        [alone] Eén medewerker alleen kan geen afdeling vormen, en je hebt geen andere.
       *[offices] Er zijn te weinig vrije kantoren voor afdelingen van zoveel medewerkers.
    }
refused-PS-10-2 = { $office } ligt al in die divisie.
refused-PS-10-3 = Die afdeling is net verhuisd; neem een andere, of stop.
refused-PS-10-4 = Een hoofdafdeling verhuist alleen, niet als tweede van een actie.
refused-PS-10-6 = Noem de twee kantoren van links naar rechts en van boven naar beneden: eerst { $other }, dan { $office }.
refused-PS-10-7 =
    { $because ->
        [same] Voor een fusie zijn twee verschillende afdelingen nodig.
       *[main] Een hoofdafdeling kan niet fuseren.
    }
refused-PS-11-1 = De directeur van { $division } is niet van jou.
refused-PS-12-1 =
    { $because ->
        [self] Jezelf omkopen gaat niet.
       *[elsewhere] ‘{ $card }’ ligt niet voor { $target }.
    }
refused-PS-12-2 = Smeergeld is een veelvoud van { $note }k, en minstens zoveel.
refused-PS-12-3 = Je hebt maar { $money }k.
refused-PS-12-9 = { $amount }k is geweigerd voor ‘{ $card }’: bied meer.
refused-PS-12-12 = Kies één medewerker van een speler die weigerde en er nog geen verloor.
refused-PS-13-1 = Voor invloed ontsla je { $needs } medewerkers; je hebt er { $employees }.
refused-PS-13-2 =
    { $left ->
        [one] Er hoeft nog maar { $left } medewerker weg.
       *[other] Er hoeven nog maar { $left } medewerkers weg.
    }
refused-PS-13-6 = Er is geen certificaat van deze soort meer: { $card }.
refused-PS-13-7 = Dat kost { $price }k; je hebt { $money }k.
refused-PS-14-1 =
    { $because ->
        [down] Je kaart ligt gedekt en is niet te gebruiken: { $card }.
       *[elsewhere] De kaart ligt niet voor jou: { $card }.
    }
refused-PS-14-7 = In geen van je kantoren is nog plaats.
refused-PS-14-8 =
    { $because ->
        [empty] In { $office } werkt niemand.
       *[own] { $office } is van jou: koop iemand weg bij een tegenstander of uit de voorraad.
    }
refused-PS-14-9 = { $player } heeft in deze actie al een medewerker verloren.
refused-PS-14-10 =
    { $needs ->
        [one] Daarvoor ontsla je { $needs } medewerker; je hebt er geen.
       *[other] Daarvoor ontsla je { $needs } medewerkers; je hebt er { $employees }.
    }

## Op de kaarten, en in hun details

face-sort-privilege = privilege
    .many = privileges
face-sort-event = gebeurtenis
    .many = gebeurtenissen
face-sort-certificate = aandelencertificaat
    .many = aandelencertificaten
face-sort-skill = aartsvijand
    .many = aartsvijanden
face-rivalry = rivaliteit
face-motivation = motivatie { $change }
face-shares =
    { $number ->
        [one] { $number } aandeel
       *[other] { $number } aandelen
    }
face-price = kost { $number }k
face-skill-influence = invloed
face-skill-shares = aandelen
face-skill-main_departments = hoofdafdelingen
face-skill-corruption = corruptie
face-skill-counsel = adviseurs
face-regular = in elke dienstfase
face-players = vanaf { $number } spelers
face-copies =
    { $number ->
        [one] er zit er één in het spel
       *[other] er zitten er { $number } in het spel
    }
face-copies_by_players = in voorraad: { $number } met vijf spelers, { $four } met vier, { $three } met drie
face-card-development = koopt medewerkers weg
face-card-human_resources = werft meer
face-card-communications = sorteert gebeurtenissen
face-card-accounting = goedkopere aandelen
face-card-legal = medewerkers voor invloed
face-card-controlling = een hogere bonus
face-card-chairman = opent een (hoofd)afdeling
face-card-bonus_payment = geld voor iedereen
face-card-directors_meeting = nieuwe verkiezing
face-card-moron_card = wie sorteert betaalt elk 100k
face-card-board_scandal = de voorzitter vertrekt
face-card-birthday = voorzitter, directeur: elk 100k
face-card-summer_party = elke bestuurszetel kost 100k
face-card-company_outing = er gebeurt niets

## Op het bord

board-company = Het bedrijf
board-office =
    { $number ->
        [one] { $office }: een afdeling van { $player } met { $number } medewerker
       *[other] { $office }: een afdeling van { $player } met { $number } medewerkers
    }
board-office-main =
    { $number ->
        [one] { $office }: een hoofdafdeling van { $player } met { $number } medewerker
       *[other] { $office }: een hoofdafdeling van { $player } met { $number } medewerkers
    }
board-office-free = { $office }: vrij
board-seat-free = een vrije stoel
board-head = Directeur: { $player }
board-leads = In de vergadering zou het { $player } zijn
board-round = Ronde { $number }
board-event-later = komt nog: { $card }
board-events-left =
    { $number ->
        [one] nog { $number } gebeurtenis
       *[other] nog { $number } gebeurtenissen
    }
board-won = een overwinningspunt
board-ahead = voor
board-archenemy-own = jijzelf: voorop in twee van de drie
board-shelf = Wat punten kosten
board-certificate =
    { $number ->
        [one] { $number } aandeel voor { $price }k, nog { $left } over
       *[other] { $number } aandelen voor { $price }k, nog { $left } over
    }
board-buy-main_departments = hoofdafdeling
board-buy-counsel = adviseur
board-buy-influence = invloed
board-employees = medewerkers
board-no-privileges = Er ligt geen privilegekaart voor je.
board-gives-nothing = Niets bij deze motivatie
board-gives-chairman = In de vergadering: een nieuwe afdeling
board-gives-chairman-bribed = In de vergadering: een nieuwe hoofdafdeling
board-gives-development =
    { $number ->
        [one] Actie: koop { $number } medewerker weg
       *[other] Actie: koop { $number } medewerkers weg
    }
board-gives-human_resources = +{ $number } bij werven
board-gives-communications = Sorteert de gebeurtenissen
board-gives-communications-bribed = In de vergadering: een extra actie
board-gives-accounting =
    { $number ->
        [one] Aandelen { $number } stap goedkoper
       *[other] Aandelen { $number } stappen goedkoper
    }
board-gives-legal = Actie: ontsla { $number }, +{ $number } invloed
board-gives-controlling = Bonus: +{ $number }k per afdeling

## Het doel, en wat de tekens op het bord betekenen

goal = { $target } van de 6 punten winnen
goal-fact = ronde { $number }
board-tab-divisions = Divisies
board-tab-tracks = Sporen
board-tab-prices = Prijzen
board-tab-rivals = Rivalen
board-vs = tegen { $player }
tip-points = Er zijn zes manieren voor elk één: vijf sporen, en je aartsvijand voor zijn. Wie het doel haalt, wint op de volgende vergadering.
tip-money = Geheim, in duizenden Pinats. Je koopt er punten mee en vult er enveloppen mee.
tip-influence = Voor de voorzitter en de raad van bestuur op elke vergadering, of gekocht met medewerkers. Vanaf het streepje is het een overwinningspunt.
tip-shares = Op de certificaten die je kocht. Vanaf het streepje zijn ze een overwinningspunt.
tip-main_departments = Twee managers in één kantoor. Vanaf het streepje zijn ze een overwinningspunt.
tip-corruption = Je scoort ze als je smeergeld biedt of aanneemt. Vanaf het streepje is het een overwinningspunt.
tip-counsel = Elk adviseert één divisie. In genoeg verschillende divisies zijn ze een overwinningspunt.
tip-archenemy = Geheim. Zolang je deze speler voor bent in alle drie de vaardigheden van je kaart, heb je een overwinningspunt.
tip-privileges = Ze liggen voor de directeur van hun divisie, of voor wie ze met smeergeld kreeg. Dicht doen ze niets.
tip-chairman = Gekozen op elke vergadering: wie de meeste managers in de raad van bestuur heeft. Geeft invloed en de kaart van de voorzitter.
tip-board = De managers hier kiezen de voorzitter, en elk geeft invloed op de vergadering.
tip-heads = Wie de meeste managers in een divisie heeft, leidt haar vanaf de volgende vergadering en houdt haar privilegekaart.
tip-department = Een manager met medewerkers in één kantoor. Een dubbele rand is een hoofdafdeling, met twee managers.
    .name = Afdeling
tip-employees = Ze houden een afdeling open. Neem ze aan, verplaats ze of ontsla ze voor invloed.
    .name = Medewerkers
tip-motivation = Hoe lager, hoe meer de privileges van boekhouding, personeelszaken en controle opleveren.
tip-events = Elke dienstronde begint met een gebeurtenis. De directeur communicatie heeft ze gesorteerd.
tip-certificates = Bovenaan de aandelen, dan de prijs voor jou, dan hoeveel er nog zijn.
