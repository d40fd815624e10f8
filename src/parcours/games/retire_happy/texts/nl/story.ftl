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
    .b = En ik had een meevaller: { $what }.
rh-invested =
    .a = Ik stak { $number } G in { $what }.
    .b = Geld moet ook werken: { $number } G ging naar { $what }.
rh-cashed =
    .a = Wat ik in { $what } had gestoken, leverde me { $number } G op.
    .b = Toen ik de rekening opmaakte, bracht { $what } me { $number } G op.
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
job-waiter = ober
job-shop_assistant = winkelbediende
job-intern = stagiair
job-bank_trainee = trainee bij de bank
job-clerk = kantoorbediende
job-mechanic = monteur
job-nurse = verpleegkundige
job-lab_assistant = laborant
job-journalist = journalist
job-teacher = leraar
job-project_manager = projectleider
job-foreman = voorman
job-engineer = ingenieur
job-lawyer = advocaat
job-archivist = archivaris
job-department_head = afdelingshoofd
job-site_director = bouwdirecteur
job-consultant = adviseur
job-judge = rechter
job-surgeon = chirurg

## Wat er kwam: een …

a-other = ‘{ $card }’
a-odd_job = een bijbaantje
a-waiter = een baan als ober
a-shop_assistant = een baan in een winkel
a-intern = een stage
a-bank_trainee = een traineeplek bij de bank
a-clerk = een kantoorbaan
a-mechanic = een baan als monteur
a-nurse = een baan als verpleegkundige
a-lab_assistant = een baan in het lab
a-journalist = een baan als journalist
a-teacher = een baan als leraar
a-project_manager = een baan als projectleider
a-foreman = een baan als voorman
a-engineer = een baan als ingenieur
a-lawyer = een baan als advocaat
a-archivist = een baan als archivaris
a-department_head = een baan als afdelingshoofd
a-site_director = een baan als bouwdirecteur
a-consultant = een baan als adviseur
a-judge = een baan als rechter
a-surgeon = een baan als chirurg
a-evening_course = een avondcursus
a-language_course = een taalcursus
a-bachelor = een bachelor
a-technical_school = de technische school
a-master = een master
a-professional_diploma = een vakdiploma
a-doctorate = een doctoraat
a-executive_mba = een executive MBA
a-further_training = een bijscholing
a-senior_university = de universiteit voor ouderen
a-maturity = een einddiploma
a-apprenticeship = een vakopleiding
a-market_stall = een marktkraam
a-online_shop = een webwinkel
a-food_truck = een foodtruck
a-start_up = een start-up
a-craft_workshop = een werkplaats
a-agency = een bureau
a-franchise = een franchise
a-fundraising = een kapitaalronde
a-export_deal = een exportcontract
a-patent = een octrooi
a-scale_up = een scale-up
a-stock_listing = een beursgang
a-acquisition = een overname
a-family_firm = een familiebedrijf
a-licence_deal = een licentiecontract
a-small_inheritance = een kleine erfenis
a-lucky_break = een gelukstreffer
a-bonus = een bonus
a-debt_relief = een kwijtschelding
a-pension_buy_in = een pensioeninkoop
a-legacy = een legaat
a-golden_handshake = een gouden handdruk
a-student_sweetheart = een studieliefde
a-musician = een muzikant
a-carpenter = een timmerman
a-actor = een acteur
a-accountant = een boekhouder
a-heir = een rijke erfgenaam
a-professor = een professor
a-retired_banker = een gepensioneerde bankier
a-first_child = een eerste kind
a-second_child = een tweede kind
a-adopted_child = een adoptiekind
a-late_child = een nakomertje
a-shared_flat = een gedeeld appartement
a-studio = een studio
a-apartment = een appartement
a-loft = een loft
a-house = een huis
a-mountain_chalet = een chalet in de bergen
a-villa = een villa
a-savings_plan = een spaarplan
a-alternative_funds = alternatieve fondsen
a-shares = aandelen
a-crypto = crypto
a-property_fund = een vastgoedfonds

## Waar het al over ging: de, het …

the-other = ‘{ $card }’
the-student_sweetheart = mijn studieliefde
the-musician = de muzikant
the-carpenter = de timmerman
the-actor = de acteur
the-accountant = de boekhouder
the-heir = de rijke erfgenaam
the-professor = de professor
the-retired_banker = de gepensioneerde bankier
the-shared_flat = het gedeelde appartement
the-studio = de studio
the-apartment = het appartement
the-loft = de loft
the-house = het huis
the-mountain_chalet = het chalet in de bergen
the-villa = de villa
the-savings_plan = het spaarplan
the-alternative_funds = de alternatieve fondsen
the-shares = de aandelen
the-crypto = de crypto
the-property_fund = het vastgoedfonds

## De tijd

times-other = ‘{ $card }’
times-boom = de hoogconjunctuur
times-recession = de recessie
times-housing_bubble = de huizenbubbel
times-housing_slump = de huizencrisis
times-rent_rise = de stijgende huren
times-study_grants = de studiebeurzen
times-hiring_drive = de banengolf
times-start_up_fever = de start-upkoorts
times-market_crash = de beurskrach
times-family_policy = het gezinsbeleid
times-credit_crunch = de kredietcrisis
times-inflation = de inflatie
