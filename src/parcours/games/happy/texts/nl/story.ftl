# De levensverhalen van Happy in het Nederlands.

ha-begin =
    .a = Net als { $players } begon ik op de werkvloer, in dezelfde overall en met heel andere plannen.
    .b = Geluk kun je tellen, zeiden ze op de eerste dag, toen ik daar stond, samen met { $players }.
    .c = Ik wilde gelukkig worden. Dat gold ook voor { $players }, en daar begon het gedonder.
    .d = Er is niet genoeg geluk voor iedereen, en die ochtend was de concurrentie ook vroeg op: { $players }.
    .e = Mijn eerste loon was klein, mijn overall te groot, en aan de werkbank ernaast stond het gezelschap van { $players }.
    .f = Vraag { $players } hoe ik zover ben gekomen, en geloof er niets van. Het ging zo.
ha-worker =
    .a = Ik bleef mijn hele leven op de werkvloer; het uitzicht is er beter dan je denkt.
    .b = Promotie kreeg ik nooit, en niemand belde me ’s nachts over cijfers.
ha-rose-manager =
    .a = Ik viel op, en werd manager.
    .b = Ik klom een trede: manager, met een sleutel van de goede koffie.
    .c = Op een ochtend lag er een stropdas op mijn bureau, en was ik manager.
ha-rose-director =
    .a = Toen kreeg ik het grote kantoor: ik werd directeur.
    .b = En toen was er boven mij alleen nog het plafond: ik was directeur.
ha-toppled =
    .a = Daarna bracht ik { $who } ten val en ging in de directeursstoel zitten, die nog warm was.
    .b = De directeursstoel was van { $who }; ik kiepte hem om en nam hem mee.
ha-was-toppled =
    .a = Toen bracht { $who } mij ten val, en was ik weer gewoon manager.
    .b = Mijn val uit de directeursstoel heeft een naam: { $who }. Ik kwam bij de managers terecht.
ha-up-and-down =
    { $rank ->
        [director] Daarna ging ik op en neer als de lift, tot ik directeur was.
        [manager] Daarna ging ik op en neer als de lift, tot ik manager was.
       *[other] Daarna ging ik op en neer als de lift, tot ik weer op de werkvloer stond.
    }
ha-lost-throw =
    .a = Samen met { $who } schudde ik aan de directeursstoel; { $who } kreeg de stoel, en ik de werkvloer.
    .b = Ik deed mee aan een complot tegen de directeur. Voor { $who } pakte het goed uit; voor mij werd het weer de overall.
ha-fell-manager =
    .a = Na een burn-out, met de groeten van { $who }, was ik nog maar manager.
    .b = Toen zorgde { $who } voor een burn-out, en op mijn deur stond alleen nog manager.
ha-fell-worker =
    .a = Na een burn-out, met de groeten van { $who }, stond ik weer op de werkvloer.
    .b = Toen zorgde { $who } voor een burn-out, en trok ik mijn overall weer aan.
ha-earned =
    { $number ->
        [one] Mijn werk bracht me één munt op, en die heb ik bewaard.
       *[other] Tel ik al mijn loon op, dan kom ik op { $number } munten.
    }

ha-dates =
    { $number ->
        [1] Ik had één afspraakje.
        [2] Ik had twee afspraakjes.
       *[other] Ik had { story-number } afspraakjes; de obers kenden mijn bestelling.
    }
ha-partner =
    .a = Ik vond iemand om mee te ontbijten.
    .b = Toen bleef er iemand, en stonden er twee tandenborstels.
ha-partner-again =
    .a = En toen kwam de liefde terug, met een koffer.
    .b = Later vond ik opnieuw iemand.
ha-divorced =
    .a = Een geheime liefde kwam aan het licht, daar zorgde { $who } voor, en mijn partner vertrok.
    .b = Het eindigde met een scheiding, door { $who } en een geheim dat er geen meer was.
ha-bought-out =
    { $number ->
        [one] De vrijheid kostte me { $number } munt, betaald aan wie ik had liefgehad.
       *[other] De vrijheid kostte me { $number } munten, betaald aan wie ik had liefgehad.
    }
ha-single =
    .a = Ik woonde alleen en had het hele bed.
    .b = Een partner had ik nooit, en ik leerde in mijn eentje dansen.
ha-born =
    { $number ->
        [1] Ik kreeg een kind.
        [2] Ik kreeg twee kinderen.
       *[other] Ik kreeg drie kinderen, het ene nog luider dan het andere.
    }
ha-adopted =
    { $number ->
        [1] Ik adopteerde één kind.
        [2] Ik adopteerde twee kinderen.
       *[other] Ik adopteerde drie kinderen.
    }
ha-childless = Kinderen kwamen er niet, en het mooie servies is nog compleet.
ha-grown-one =
    { $place ->
        [work] Het kind heeft werk gevonden.
        [university] Het kind zit op de universiteit.
        [secondary] Het kind zit op de middelbare school.
       *[other] Het kind zit op de basisschool.
    }
ha-grown =
    .a = Wat er van de kinderen geworden is: { $children }.
    .b = Wat de kinderen betreft: { $children }.
ha-child-work =
    { $number ->
        [1] één heeft werk gevonden
       *[other] { story-number } hebben werk gevonden
    }
ha-child-university =
    { $number ->
        [1] één zit op de universiteit
       *[other] { story-number } zitten op de universiteit
    }
ha-child-secondary =
    { $number ->
        [1] één zit op de middelbare school
       *[other] { story-number } zitten op de middelbare school
    }
ha-child-primary =
    { $number ->
        [1] één zit op de basisschool
       *[other] { story-number } zitten op de basisschool
    }
ha-sent-down =
    { $number ->
        [1] Onderweg ging er een schooljaar verloren, met dank aan { $players }.
       *[other] Onderweg ging er meer dan één schooljaar verloren, met dank aan { $players }.
    }

ha-moved =
    .a = Ik klom hogerop en woonde op het laatst in wijk { $number }.
    .b = Doos voor doos verhuisde ik; uiteindelijk werd het wijk { $number }.
ha-back =
    .a = Ik klom hogerop, en gleed weer helemaal naar beneden.
    .b = Ik heb betere adressen gekend; aan het einde was ik terug waar iedereen begint.
ha-stayed =
    .a = Verhuisd ben ik nooit; ik ken elke barst in het plafond.
    .b = Mijn adres bleef dat van de eerste dag.
ha-lived =
    .a = Mijn laatste adres was in wijk { $number }.
    .b = In wijk { $number } kenden ze me; daar woonde ik tot het einde.
ha-house-fell =
    .a = Met mijn adres ging het ook weleens bergaf, met dank aan { $players }.
    .b = Niet elke verhuizing was mijn idee; vraag het maar aan { $players }.
ha-car =
    { $number ->
        [one] Ik reed in een auto die op zijn best { $number } munt waard was.
       *[other] Ik reed in een auto die op zijn best { $number } munten waard was.
    }
ha-car-hurt =
    .a = Iemand ging er met een sleutel langs, en ik weet aan wie ik het te danken heb: { $players }.
    .b = De krassen erop zijn van { $players }.
ha-pets =
    .a = Uit het asiel haalde ik { $pets }.
    .b = Op de bank waar ik niet mocht zitten, trof ik altijd { $pets } aan.
ha-pets-taken =
    { $number ->
        [1] Ik heb ook een dier op mijn geweten dat eerst bij { $players } woonde.
       *[other] Ik heb ook { story-number } dieren op mijn geweten die eerst bij { $players } woonden.
    }
ha-pets-lost =
    { $number ->
        [1] Van één dier bleef alleen het mandje over, na een bezoek van { $players }.
       *[other] De mandjes bleven leeg na bezoek van { $players }: ik raakte { story-number } dieren kwijt.
    }
ha-luck =
    .a = En er was { $luck }.
    .b = Ik mag { $luck } niet vergeten.

ha-suffered =
    .a = { $who } stuurde me { $blows }.
    .b = Van { $who } kreeg ik { $blows }.
    .c = Aan { $who } heb ik { $blows } te danken.
ha-unhurt =
    .a = Niemand is het ooit gelukt me kwaad te doen.
    .b = Geen aanval heeft me ooit geraakt, en toch kijk ik nog achterom.
ha-parried =
    { $number ->
        [1] Eén keer was ik beter voorbereid, tot spijt van { $players }.
        [2] Twee keer was ik beter voorbereid, tot spijt van { $players }.
       *[other] { story-often } was ik beter voorbereid, tot spijt van { $players }.
    }
ha-attacked =
    { $number ->
        [1] Zelf sloeg ik maar één keer toe; vraag maar aan { $players }.
       *[other] Zelf sloeg ik { story-often } toe; vraag maar aan { $players }.
    }
ha-harmless =
    .a = Ik viel niemand aan, en dat zagen ze aan voor zwakte.
    .b = Ik heb nooit mijn hand tegen iemand opgeheven.

ha-end-won =
    .a = Toen het geluk geteld werd, had ik { ha-points } en de eerste plaats. Je kunt het dus toch tellen.
    .b = De eerste plaats, met { ha-points } geluk. Ik wil graag mezelf bedanken.
ha-end-shared =
    .a = Aan het einde had ik { ha-points } en deelde ik de { story-nth } plaats met { $players }.
    .b = Met { ha-points } werd het de { story-nth } plaats, zij aan zij met { $players }.
ha-end-lost =
    .a = Aan het einde had ik { ha-points }, goed voor de { story-nth } plaats; best gelukkig, dank je.
    .b = Ik kwam uit op { ha-points } en de { story-nth } plaats: er zijn slechtere manieren om een leven door te brengen.
ha-end-last =
    .a = Aan het einde had ik { ha-points } en de { story-nth } plaats, achter alle anderen. De mooiste momenten zijn niet meegeteld.
    .b = Ik kwam uit op { ha-points } en de { story-nth } plaats, de laatste. Mijn geluk staat tussen de regels.
ha-points =
    { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }

pet-cat =
    { $number ->
        [1] een kat
       *[other] { story-number } katten
    }
pet-dog =
    { $number ->
        [1] een hond
       *[other] { story-number } honden
    }
pet-other = ‘{ $card }’
luck-world_trip = een wereldreis
luck-friendship = een vriendschap die standhield
luck-inheritance = een erfenis
luck-lottery = een prijs in de loterij
luck-other = ‘{ $card }’
blow-other = ‘{ $card }’
blow-take_cat = een bezoek dat me een kat kostte
blow-take_dog = een bezoek dat me een hond kostte
blow-secret_love = een geheime liefde
blow-plague = de pest
blow-fire =
    { $number ->
        [1] een brand
       *[other] { story-number } branden
    }
ha-child-home =
    { $number ->
        [1] één zit nog thuis
       *[other] { story-number } zitten nog thuis
    }
blow-corona = corona
blow-scratch = een kras op de auto
blow-burn_out = een burn-out
blow-school_down = een stap terug op school
