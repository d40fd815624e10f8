# De levensverhalen van Happy in het Nederlands.

ha-begin =
    .a = We begonnen allemaal op de werkvloer, { $players } en ik, in dezelfde overall en met heel verschillende plannen.
    .b = Geluk kun je tellen, zeiden ze op de eerste dag tegen { $players } en mij.
    .c = Ik wilde gelukkig worden. Dat gold ook voor { $players }, en daar begon het gedonder.
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
    .b = Mijn val uit de directeursstoel heeft een naam: { $who }.
ha-lost-throw =
    .a = Samen met { $who } schudde ik aan de directeursstoel; { $who } kreeg de stoel, en ik de werkvloer.
    .b = Ik deed mee aan een complot tegen de directeur. Voor { $who } pakte het goed uit; voor mij werd het weer de overall.
ha-fell-manager =
    .a = Na een burn-out, met de groeten van { $who }, was ik nog maar manager.
    .b = Toen zorgde { $who } voor een burn-out, en op mijn deur stond alleen nog manager.
ha-fell-worker =
    .a = Na een burn-out, met de groeten van { $who }, stond ik weer op de werkvloer.
    .b = Toen zorgde { $who } voor een burn-out, en trok ik mijn overall weer aan.
ha-last-job =
    { $rank ->
        [director] Aan het einde was ik directeur.
        [manager] Aan het einde was ik manager.
       *[other] Aan het einde stond ik op de werkvloer, net als op de eerste dag.
    }
ha-earned =
    .a = Mijn werk bracht me alles bij elkaar { $number } munten op.
    .b = Tel ik al mijn loon op, dan kom ik op { $number } munten.

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
        [one] De vrijheid kostte me { $number } munt.
       *[other] De vrijheid kostte me { $number } munten, voor wie ik had liefgehad.
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
        [1] Eén kind adopteerde ik.
        [2] Twee kinderen adopteerde ik.
       *[other] Drie kinderen adopteerde ik.
    }
ha-childless = Kinderen kwamen er niet, en het mooie servies is nog compleet.
ha-grown =
    .a = Wat de kleintjes betreft: { $children }.
    .b = Wat er van hen werd: { $children }.
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
    .a = Onderweg ging er een schooljaar verloren, met dank aan { $players }.
    .b = Op school waren er problemen, met de groeten van { $players }.

ha-moved =
    .a = Ik klom hogerop en woonde op het laatst in wijk { $number }.
    .b = Doos voor doos verhuisde ik; uiteindelijk werd het wijk { $number }.
ha-back =
    .a = Ik klom hogerop, en gleed weer helemaal naar beneden.
    .b = Ik heb betere adressen gekend; aan het einde was ik terug waar iedereen begint.
ha-stayed =
    .a = Hogerop verhuizen deed ik nooit: wijk { $number } moest genoeg zijn.
    .b = Aan mijn adres veranderde weinig: wijk { $number }.
ha-house-fell =
    .a = Met mijn huis ging het ook weleens bergaf, met dank aan { $players }.
    .b = Wat de vlammen en de advocaten van mijn huis overlieten, dank ik aan { $players }.
ha-car =
    .a = Ik reed in een auto die in zijn beste dagen { $number } waard was.
    .b = Mijn trots stond voor de deur: een auto die op zijn best { $number } waard was.
ha-car-hurt =
    .a = Iemand ging er met een sleutel langs, en ik weet aan wie ik het te danken heb: { $players }.
    .b = De krassen erop zijn van { $players }.
ha-pets =
    .a = Uit het asiel haalde ik { $pets }.
    .b = Op de bank waar ik niet mocht zitten, trof ik altijd { $pets } aan.
ha-pets-taken =
    .a = Ik heb ook een dier op mijn geweten dat eerst bij { $players } woonde.
    .b = Eén dier liep met me mee naar huis; het was van { $players } geweest.
ha-pets-lost =
    .a = Een dier van mij woont nu bij { $players }.
    .b = Alleen het mandje bleef over na het bezoek van { $players }.
ha-luck =
    .a = En er was { $luck }.
    .b = Ik mag { $luck } niet vergeten.

ha-suffered =
    .a = { $who } stuurde me { $blows }.
    .b = Van { $who } kreeg ik { $blows }.
    .c = Aan { $who } dank ik { $blows }.
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
        [2] Zelf sloeg ik twee keer toe; vraag maar aan { $players }.
       *[other] Zelf sloeg ik { story-often } toe; vraag maar aan { $players }.
    }
ha-harmless =
    .a = Ik viel niemand aan, en dat hielden ze voor zwakte.
    .b = Ik heb nooit mijn hand tegen iemand opgeheven.

ha-end-won =
    .a = Toen het geluk geteld werd, had ik { ha-points }, meer dan wie ook: de eerste plaats. Je kunt het dus toch tellen.
    .b = { ha-points } geluk, en de eerste plaats. Ik wil graag mezelf bedanken.
ha-end-shared =
    .a = Aan het einde had ik { ha-points } en deelde ik de { story-nth } plaats.
ha-end-lost =
    .a = Aan het einde had ik { ha-points }, goed voor de { story-nth } plaats; best gelukkig, dank u.
    .b = { ha-points } en de { story-nth } plaats: er zijn slechtere manieren om een leven door te brengen.
ha-end-last =
    .a = Aan het einde had ik { ha-points } en de { story-nth } plaats, achter iedereen. De mooiste momenten zijn niet meegeteld.
    .b = { ha-points } en de { story-nth } plaats, de laatste. Mijn geluk staat tussen de regels.
ha-points =
    { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }

pet-cat = een kat
pet-dog = een hond
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
blow-fire = een brand
blow-corona = corona
blow-scratch = een kras op de auto
blow-burn_out = een burn-out
blow-school_down = een stap terug op school
