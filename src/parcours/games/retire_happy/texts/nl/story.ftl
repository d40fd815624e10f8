# De levensverhalen van Retire Happy in het Nederlands.

rh-begin =
    .a = Op een dag zit je op een bankje en tel je wat er over is. Op het mijne is ook plaats voor { $players }.
    .b = Iedereen wil gelukkig met pensioen. Dat gold ook voor { $players }, en ik had mijn eigen manier.
    .c = Zo kwam ik van de schoolbank in de tuinstoel, met { $players } altijd in mijn ooghoek.
    .d = Toen we van school kwamen, vroegen ze waar we over veertig jaar zouden zijn. In een hangmat, zei ik. Onderweg daarheen stuitte ik op { $players }.
    .e = Ik heb elk loonstrookje, elke rekening en elke ansichtkaart van { $players } bewaard. Dit vertellen ze samen.
rh-start =
    .a = Ik kwam van school met { $what } op zak.
    .b = Alles wat ik om te beginnen had, was { $what }.
    .c = Mijn eerste bezit was { $what }; de rest kwam vanzelf, dacht ik.
rh-period-2 =
    .a = Toen werd het leven ernst.
    .b = Voor ik het wist, was de agenda vol.
    .c = De drukke jaren kwamen, en ze kwamen ’s ochtends vroeg.
rh-period-3 =
    .a = Ik was in de kracht van mijn leven, zeiden ze.
    .b = Met de eerste grijze haar kwamen er nieuwe plannen.
    .c = Halverwege kijk je naar twee kanten.
rh-period-4 =
    .a = Toen begon het laatste stuk voor het pensioen.
    .b = Het was laat, maar niet te laat.
    .c = Het pensioen kwam in zicht, en de klok tikte harder.
rh-idle-1 = Mijn jeugd bracht ik door bij het raam.
rh-idle-2 = Van de drukke jaren heb ik niets te melden; anderen waren druk.
rh-idle-3 = In de kracht van mijn leven liet ik de dingen op hun beloop.
rh-idle-4 = Het laatste stuk deed ik op pantoffels.
rh-times =
    .a = De kranten schreven over niets anders dan { $what }.
    .b = Het was de tijd van { $what }.
    .c = Iedereen had het over { $what }, en ik had het druk met mezelf.
    .d = Buiten ging het over { $what }; binnen ging het leven door.

## Werk

rh-learned =
    .a = Ik rondde { $what } af.
    .b = Met meer koffie dan talent haalde ik de eindstreep: { $what }.
    .c = Mijn avonden gingen op aan { $what }, en het was de moeite waard.
rh-job =
    .a = Ik vond werk als { $job }.
    .b = Ik werd aangenomen als { $job }, en kocht een paar goede schoenen.
    .c = Er ging een deur open, en daarachter was ik { $job }.
rh-job-next =
    .a = Ik was lang genoeg { $old } geweest; nu was ik { $job }.
    .b = Ik hield op met werken als { $old } en werd { $job }.
    .c = Op vrijdag was ik nog { $old }, op maandag { $job }.
rh-job-again =
    .a = Ik wisselde van werkgever, en bleef { $job }.
    .b = Een ander bedrijf, een andere koffieautomaat: ik ging door als { $job }.
rh-jobs =
    .a = Ik was achtereenvolgens { $jobs }, en heb me nooit verveeld.
    .b = Van het een kwam het ander: ik was { $jobs }.
rh-learned-job =
    .a = Ik rondde { $what } af en vond werk als { $job }.
    .b = Eerst { $what }, daarna een baan als { $job }: tot zover ging alles goed.
rh-founded =
    .a = Ik richtte een bedrijf op, met { $number } G en een flinke dosis hoop.
    .b = Met { $number } G begon ik een eigen bedrijf; het uithangbord kwam er nog bij.
rh-founded-again =
    .a = Ik richtte opnieuw een bedrijf op, ditmaal met { $number } G.
    .b = Ik kon het niet laten: { $number } G, en weer had ik een bedrijf.
rh-built =
    .a = Mijn bedrijf had nu { $what }, en de buren begonnen me te groeten.
    .b = Ik kreeg het voor elkaar: { $what }.
    .c = Waar ik trots op ben, is { $what }, helemaal mijn eigen werk.
rh-employee =
    .a = Ik gaf het bedrijf op en ging in loondienst als { $job }.
    .b = Het bedrijf ging dicht, en ik kreeg weer loon, als { $job }.
rh-failed =
    .a = Ik waagde ook een poging, zonder geluk: { $what }.
    .b = Ik had mijn zinnen gezet op { $what }; daar kwam niets van.
    .c = De dobbelstenen hadden andere plannen met me dan { $what }.

## Liefde en huis

rh-partner =
    .a = Ik werd verliefd op { $what }.
    .b = Toen ontmoette ik { $what }, en de avonden werden korter.
    .c = Er was nu { $what } in mijn leven, en er stonden twee kopjes op tafel.
rh-partner-again =
    .a = Ik ging weg bij { $old } en gaf mijn hart aan { $what }.
    .b = Met { $old } was het voorbij; nu was er { $what }.
rh-child =
    .a = Ik verwelkomde { $what }.
    .b = Het werd luidruchtiger in huis, met dank aan { $what }.
rh-rented =
    .a = Ik huurde { $what }.
    .b = Ik trok als huurder in { $what }.
rh-rented-next =
    .a = Ik verliet { $old } en huurde { $what }.
    .b = Ik ruilde { $old } in voor een huurwoning: { $what }.
rh-bought =
    .a = Ik kocht { $what } voor { $number } G, en hing zelf de gordijnen op.
    .b = Voor { $number } G werd ik de eigenaar van { $what }.
rh-bought-next =
    .a = Ik verliet { $old } en kocht { $what } voor { $number } G.
    .b = Weg uit { $old }: voor { $number } G kocht ik { $what }.
rh-sold-home = Ik verkocht { $what }, en gaf de sleutels af met een brok in mijn keel.
rh-left-home = Ik verliet { $what }.
rh-lost-home =
    .a = Voor ons allemaal samen was { $what } te klein geworden, en we moesten eruit.
    .b = We waren met te veel voor { $what }, en raakten ons dak kwijt.

## Geld

rh-luck =
    .a = Ook het geluk kwam langs: { $what }.
    .b = En het zat me mee: { $what }.
rh-invested =
    .a = Ik stak { $number } G in { $what }.
    .b = Geld moet ook werken: { $number } G ging naar { $what }.
rh-cashed =
    .a = Wat ik in { $what } had gestoken, leverde me { $number } G op.
    .b = Toen ik de rekening opmaakte, hield ik { $number } G over aan { $what }.
rh-stake-lost =
    .a = Wat ik in { $what } had gestoken, was weg tot de laatste munt.
    .b = Van mijn geld in { $what } zag ik nooit meer een cent terug.
rh-earned =
    .a = In al die jaren bracht ik { $number } G aan loon thuis.
    .b = Als ik alles optel, kom ik op { $number } G aan loon.
rh-loans =
    { $number ->
        [1] Eén keer in mijn leven leende ik geld, met hangende pootjes.
       *[other] In mijn leven leende ik { story-often } geld, telkens met hangende pootjes.
    }

## Het einde

rh-end-company = Ik ging met pensioen uit mijn eigen bedrijf, en hield de sleutel als aandenken.
rh-last-job =
    .a = Mijn laatste baan was die van { $job }; er was taart.
    .b = Ik ging met pensioen als { $job }, met een handdruk en een klok.
rh-no-job = Een baan had ik nooit, dus niemand merkte dat ik met pensioen ging.
rh-home =
    .a = Ik heb een eigen dak boven mijn hoofd: { $what }, met een waarde van { $number } G.
    .b = Ik heb in elk geval iets van mezelf: { $what }, met een waarde van { $number } G.
rh-no-home = Een eigen huis heb ik niet, maar het uitzicht vanaf het bankje is gratis.
rh-repaid =
    .a = De bank wilde { $number } G terug, en kreeg dat als eerste.
    .b = Vóór de eerste gelukkige dag kwam de bank, met een rekening van { $number } G.
rh-pension =
    .a = In mijn pensioenpot zit { $number } G.
    .b = Er blijft { $number } G over voor de jaren in de zon.
rh-debt =
    .a = Mijn pensioenpot is leeg, en ik ben de bank nog { $number } G schuldig.
    .b = Voor mijn oude dag heb ik alleen een schuld opzijgelegd, van { $number } G.
rh-end-won =
    .a = Het was genoeg voor de eerste plaats, en voor de beste stoel in de zon.
    .b = De eerste plaats! De gelukkigste gepensioneerde van de tafel zwaait je toe.
rh-end-shared =
    .a = Ik deel de { story-nth } plaats, en een bankje, met { $players }.
    .b = Dat is de { story-nth } plaats, gelijk met { $players }; om de beurt mogen we in de hangmat.
rh-end-lost =
    .a = Dat is de { story-nth } plaats. Ik heb nu tijd, en die is ook wat waard.
    .b = Het werd de { story-nth } plaats, en op zondag is er gebak.
rh-end-last =
    .a = Dat is de { story-nth } plaats, de laatste. Van soep heb ik altijd gehouden.
    .b = Het werd de { story-nth } plaats, achter alle anderen, en ik heb nog nooit zo goed geslapen.

## Beroepen: ik werkte als …

job-other = ‘{ $card }’
job-odd_job = uitzendkracht
job-waiter = { card-waiter }
job-shop_assistant = { card-shop_assistant }
job-intern = { card-intern }
job-bank_trainee = { card-bank_trainee }
job-clerk = { card-clerk }
job-mechanic = { card-mechanic }
job-nurse = { card-nurse }
job-lab_assistant = { card-lab_assistant }
job-journalist = { card-journalist }
job-teacher = { card-teacher }
job-project_manager = { card-project_manager }
job-foreman = { card-foreman }
job-engineer = { card-engineer }
job-lawyer = { card-lawyer }
job-archivist = { card-archivist }
job-department_head = { card-department_head }
job-site_director = { card-site_director }
job-consultant = { card-consultant }
job-judge = { card-judge }
job-surgeon = { card-surgeon }

## Wat er kwam: een …

a-other = ‘{ $card }’
a-odd_job = een { card-odd_job }
a-waiter = een baan als { card-waiter }
a-shop_assistant = een baan in een winkel
a-intern = een stage
a-bank_trainee = een traineeplek bij de bank
a-clerk = een kantoorbaan
a-mechanic = een baan als { card-mechanic }
a-nurse = een baan als { card-nurse }
a-lab_assistant = een baan in het lab
a-journalist = een baan als { card-journalist }
a-teacher = een baan als { card-teacher }
a-project_manager = een baan als { card-project_manager }
a-foreman = een baan als { card-foreman }
a-engineer = een baan als { card-engineer }
a-lawyer = een baan als { card-lawyer }
a-archivist = een baan als { card-archivist }
a-department_head = een baan als { card-department_head }
a-site_director = een baan als { card-site_director }
a-consultant = een baan als { card-consultant }
a-judge = een baan als { card-judge }
a-surgeon = een baan als { card-surgeon }
a-evening_course = een { card-evening_course }
a-language_course = een { card-language_course }
a-bachelor = een { card-bachelor }
a-technical_school = de { card-technical_school }
a-master = een { card-master }
a-professional_diploma = een { card-professional_diploma }
a-doctorate = een { card-doctorate }
a-executive_mba = een { card-executive_mba }
a-further_training = een { card-further_training }
a-senior_university = de { card-senior_university }
a-maturity = een { card-maturity }
a-apprenticeship = een { card-apprenticeship }
a-market_stall = een { card-market_stall }
a-online_shop = een { card-online_shop }
a-food_truck = een { card-food_truck }
a-start_up = een { card-start_up }
a-craft_workshop = een { card-craft_workshop }
a-agency = een { card-agency }
a-franchise = een { card-franchise }
a-fundraising = een { card-fundraising }
a-export_deal = een { card-export_deal }
a-patent = een { card-patent }
a-scale_up = een { card-scale_up }
a-stock_listing = een { card-stock_listing }
a-acquisition = een { card-acquisition }
a-family_firm = een { card-family_firm }
a-licence_deal = een { card-licence_deal }
a-small_inheritance = een { card-small_inheritance }
a-lucky_break = een { card-lucky_break }
a-bonus = een { card-bonus }
a-debt_relief = een { card-debt_relief }
a-pension_buy_in = een { card-pension_buy_in }
a-legacy = een { card-legacy }
a-golden_handshake = een { card-golden_handshake }
a-student_sweetheart = een { card-student_sweetheart }
a-musician = een { card-musician }
a-carpenter = een { card-carpenter }
a-actor = een { card-actor }
a-accountant = een { card-accountant }
a-heir = een rijke { card-heir }
a-professor = een { card-professor }
a-retired_banker = een { card-retired_banker }
a-first_child = een { card-first_child }
a-second_child = een { card-second_child }
a-adopted_child = een { card-adopted_child }
a-late_child = een { card-late_child }
a-shared_flat = een { card-shared_flat }
a-studio = een { card-studio }
a-apartment = een { card-apartment }
a-loft = een { card-loft }
a-house = een { card-house }
a-mountain_chalet = een { card-mountain_chalet }
a-villa = een { card-villa }
a-savings_plan = een { card-savings_plan }
a-alternative_funds = { card-alternative_funds }
a-shares = { card-shares }
a-crypto = { card-crypto }
a-property_fund = een { card-property_fund }

## Waar het al over ging: de, het …

the-other = ‘{ $card }’
the-student_sweetheart = mijn { card-student_sweetheart }
the-musician = de { card-musician }
the-carpenter = de { card-carpenter }
the-actor = de { card-actor }
the-accountant = de { card-accountant }
the-heir = de rijke { card-heir }
the-professor = de { card-professor }
the-retired_banker = de { card-retired_banker }
the-shared_flat = de { card-shared_flat }
the-studio = de { card-studio }
the-apartment = het { card-apartment }
the-loft = de { card-loft }
the-house = het { card-house }
the-mountain_chalet = het { card-mountain_chalet }
the-villa = de { card-villa }
the-savings_plan = het { card-savings_plan }
the-alternative_funds = de { card-alternative_funds }
the-shares = de { card-shares }
the-crypto = de { card-crypto }
the-property_fund = het { card-property_fund }

## De tijd

times-other = ‘{ $card }’
times-boom = de { card-boom }
times-recession = de { card-recession }
times-housing_bubble = de { card-housing_bubble }
times-housing_slump = de { card-housing_slump }
times-rent_rise = de { card-rent_rise }
times-study_grants = de { card-study_grants }
times-hiring_drive = de { card-hiring_drive }
times-start_up_fever = de { card-start_up_fever }
times-market_crash = de { card-market_crash }
times-family_policy = het { card-family_policy }
times-credit_crunch = de { card-credit_crunch }
times-inflation = de { card-inflation }
