# De levensverhalen van Smile Life in het Nederlands.

## School en werk

sl-begin =
    .a = Er waren dagen dat het leven me een spel leek. Met { $players } speelde ik het bloedserieus.
    .b = Ik groeide op met een glimlach, in dezelfde straat als { $players }. Onthoud dat goed.
    .c = Laat ik bij het begin beginnen: de wereld zat al vol mensen als { $players }, en toen kwam ik.
    .d = Met een glimlach gaat elke deur open, zei mijn moeder. Ze had nog nooit gehoord van { $players }.
    .e = Alles in dit verhaal is waar. Voor de rest moet je zijn bij { $players }.
    .f = Zet me op een foto naast { $players }, en degene die lacht, dat ben ik.
sl-studies =
    { $number ->
        [1] Ik zat één jaar op school, en dat was ruim genoeg.
        [2] Ik zat twee jaar op school, vooral bij het raam.
       *[other] Ik studeerde { story-number } jaar lang, met inkt aan mijn vingers en grote plannen in mijn hoofd.
    }
sl-no-studies =
    .a = De school en ik hebben elkaar nooit ontmoet; het leven moest me alles leren.
    .b = Ik heb geen dag gestudeerd, en dat kan ik bewijzen.
sl-repeated =
    { $number ->
        [1] Eén jaar moest ik overdoen, met dank aan { $players }.
       *[other] Ik bleef { story-often } zitten, met dank aan { $players }.
    }
sl-no-job =
    .a = Werk is iets waar ik anderen over hoorde praten; een baan had ik nooit.
    .b = Ik had nooit een baan, en de ochtenden waren van mij.
sl-job-kept =
    .a = Ik werd { $job }, en { $job } bleef ik tot het einde.
    .b = Als { $job } vond ik mijn roeping, en die hield ik tot de laatste dag.
sl-job-now = Op dit moment verdien ik mijn brood als { $job }.
sl-job-resigned =
    .a = Ik werkte als { $job } tot ik er genoeg van had en ontslag nam.
    .b = Ik probeerde het als { $job }, en liep op een mooie dag uit vrije wil de deur uit.
    .c = Een tijdje was ik { $job }; toen nam ik ontslag en sliep ik tot twaalf uur.
sl-jobs-resigned =
    .a = Ik was achtereenvolgens { $jobs }, en telkens nam ik zelf ontslag.
    .b = Ik ben van alles geweest ({ $jobs }), en overal liep ik uit mezelf weg.
sl-job-dismissed =
    .a = Ik werkte met plezier als { $job }, tot { $who } voor mijn ontslag zorgde.
    .b = Als { $job } hield ik het vol tot { $who } me op straat liet zetten.
    .c = Een tijdlang was ik { $job }. Het eindigde met een brief, en daar zat { $who } achter.
sl-job-arrested =
    .a = Ik verdiende de kost als { $job }, tot { $who } bij de politie ging.
    .b = Ik was { $job }, en geen slechte, maar toen trok { $who } een uniform aan en was het voorbij.
sl-job-jailed = Mijn tijd als { $job } eindigde achter de tralies.
sl-job-replaced =
    .a = Eerst was ik { $job }, en daarna, zonder één dag rust, { $next }.
    .b = Van de ene op de andere dag was ik geen { $job } meer maar { $next }.
sl-wages =
    .a = { $number ->
        [1] Ik kreeg precies één keer loon, en ik herinner me elke cent.
       *[other] Ik kreeg { story-often } loon: meer dan ik verdiende en minder dan ik hoopte.
    }
    .b = { $number ->
        [1] Er was één betaaldag in mijn leven, en ik had er een das voor omgedaan.
       *[other] Er waren { story-number } betaaldagen in mijn leven, en vraag me niet waar het geld gebleven is.
    }
    .c = { $number ->
        [1] Mijn loon kwam één keer, in een bruine envelop.
       *[other] Mijn loon kwam { story-often }, en altijd een dag te laat.
    }
sl-taxed =
    { $number ->
        [1] De belastingdienst kwam één keer langs, en vertrok met een loon van mij; het adres kwam van { $players }.
       *[other] De belastingdienst kwam { story-often } langs, en vertrok nooit met lege handen; het adres kwam van { $players }.
    }
sl-honours =
    .a = Ik kreeg zelfs { $honours }; op het podium liet ik een traantje.
    .b = En dan was er { $honours }, nog altijd te zien op de schoorsteenmantel.
honour-other = ‘{ $card }’
honour-legion_of_honour = het { card-legion_of_honour }
honour-grand_prize = de { card-grand_prize }

## Liefde

sl-flirts =
    .a = { $number ->
        [1] Eén keer maar ging mijn hart sneller kloppen: { $places }.
        [2] Twee keer ging mijn hart sneller kloppen: { $places }.
       *[other] Mijn hart ging { story-often } sneller kloppen: { $places }.
    }
    .b = { $number ->
        [1] Ik verloor één keer mijn hoofd: { $places }.
       *[other] Ik verloor { story-often } mijn hoofd: { $places }.
    }
sl-stole =
    { $number ->
        [1] Eén van die harten kaapte ik weg voor de neus van { $players }.
       *[other] Sommige van die harten kaapte ik weg voor de neus van { $players }.
    }
sl-stolen =
    { $number ->
        [1] Anderen waren sneller dan ik: een liefde van mij ging ervandoor met { $players }.
       *[other] Anderen waren sneller dan ik: { story-number } liefdes van mij gingen ervandoor met { $players }.
    }
sl-married-kept =
    .a = Ik trouwde, en getrouwd ben ik nog steeds.
    .b = Ik zei ja, en ik heb het niet teruggenomen.
sl-married-ended =
    .a = Ik trouwde, maar { $who } regelde een scheiding.
    .b = Ik zei ja en geloofde erin, tot { $who } met een scheiding kwam.
sl-married-left =
    .a = Ik trouwde, en op een dag pakte ik mijn koffer en ging.
    .b = Ik zei ja, dacht erover na, en vroeg de scheiding aan.
sl-married-again-kept =
    .a = Toen trouwde ik nog eens, en ditmaal bleef het goed.
    .b = Dus zei ik opnieuw ja, ik had niets geleerd, en het hield stand.
sl-married-again-ended =
    .a = Ik trouwde opnieuw, en opnieuw liep het stuk: { $who } zorgde voor de scheiding.
    .b = De volgende bruiloft was even mooi, en { $who } even snel met de papieren.
sl-married-again-left =
    .a = Ik trouwde opnieuw, en vertrok opnieuw uit mezelf.
    .b = Aan het volgende huwelijk maakte ik zelf een eind.
sl-affair =
    { $number ->
        [1] Trouw was niet altijd mijn sterkste kant. Er was een geheim, en geheimen hebben hun prijs.
        [2] Trouw was niet altijd mijn sterkste kant; twee keer bewaarde ik een geheim slecht.
       *[other] Trouw was niet altijd mijn sterkste kant; { story-often } bewaarde ik een geheim slecht.
    }
sl-children =
    .a = { $number ->
        [1] Ik kreeg één kind, met mijn ogen en mijn slechte humeur.
       *[other] Ik kreeg { story-number } kinderen, en nooit meer een rustig ontbijt.
    }
    .b = { $number ->
        [1] Er was één kind, en de tekeningen hangen nog op de koelkast.
       *[other] Er waren { story-number } kinderen; de buren telden ze op het gehoor.
    }
sl-children-left =
    { $number ->
        [1] Toen het huwelijk stukliep, ging het kind mee.
       *[other] Toen het huwelijk stukliep, gingen de kinderen mee.
    }
sl-children-killed =
    .a = Over de aanslag kan ik niet spreken. Die dag bleef de kinderkamer leeg, en { $who } weet waarom.
    .b = Op een dag bracht { $who } terreur in onze straat, en er kwam geen kind van mij meer thuis.
sl-children-killed-own = Wat ik die dag deed, nam me mijn eigen kinderen af, en daar heb ik geen woorden voor.
sl-alone =
    .a = De liefde liep aan de overkant van de straat voorbij.
    .b = Wat de liefde betreft: ik wachtte op het juiste moment, en ik wacht nog.
sl-pets =
    .a = Thuis wachtte er altijd iemand op me: { $pets }.
    .b = Het trouwste gezelschap van allemaal: { $pets }.
pet-other = ‘{ $card }’
pet-cat = een { card-cat }
pet-chick = een { card-chick }
pet-dog = een { card-dog }
pet-rabbit = een { card-rabbit }
pet-unicorn = een heuse { card-unicorn }
flirt-other = ‘{ $card }’
flirt-flirt_bar = in de bar
flirt-flirt_camping = op de camping
flirt-flirt_cinema = in de bioscoop
flirt-flirt_hotel = in het hotel
flirt-flirt_nightclub = in de nachtclub
flirt-flirt_park = in het park
flirt-flirt_restaurant = in het restaurant
flirt-flirt_theatre = in het theater
flirt-flirt_web = op internet
flirt-flirt_zoo = in de dierentuin

## Wat ik had

sl-trips =
    .a = Ik heb iets van de wereld gezien: { $trips }.
    .b = Op mijn koffer zitten de stickers nog: { $trips }.
trip-other = ‘{ $card }’
trip-trip_cairo = Caïro
trip-trip_london = Londen
trip-trip_new_york = New York
trip-trip_rio = Rio
trip-trip_sydney = Sydney
sl-houses =
    .a = Ik had een eigen dak boven mijn hoofd: { $houses }.
    .b = Met mijn eigen naam op de brievenbus, zo woonde ik: { $houses }.
house-other = ‘{ $card }’
house-house_6 =
    { $number ->
        [1] een klein huis
       *[other] { story-number } kleine huizen
    }
house-house_8 =
    { $number ->
        [1] een mooi huis
       *[other] { story-number } mooie huizen
    }
house-house_10 = een statige villa
sl-owned-nothing =
    .a = Ik kocht geen huis en geen enkele reis; mijn zakken bleven licht.
    .b = Van huizen en reizen zag ik alleen ooit de folders.
sl-birthday =
    .a = Op mijn verjaardag kwamen de cadeaus in geld, van { $players }.
    .b = Er was één onvergetelijke verjaardag, betaald door { $players }.
sl-inheritance = Iemand die ik nauwelijks kende, liet me een erfenis na.
sl-tsunami = Ik riep een golf op die door alle handen ging, ook door de mijne.
sl-shooting-star = Ooit zag ik een vallende ster, en ik zocht mijn wens tussen wat anderen hadden weggegooid.
sl-luck = Geluk heb ik ook gehad, van het soort dat je niet kunt verdienen.
sl-rainbow = Op een dag stond er een regenboog boven alles, en lukte wat ik begon.
sl-casino = Dat casino heb ik geopend.
sl-bet = Uit het casino kwam ik met meer dan ik had ingezet, en ik heb nooit verteld hoe.
sl-attack = Eén ding kan ik niet ongedaan maken: de aanslag was mijn werk.

## Klappen

sl-blows =
    .a = { $who } bezorgde me { $blows }.
    .b = Van { $who } kreeg ik { $blows }.
    .c = Aan { $who } heb ik { $blows } te danken.
sl-unhurt =
    .a = Niemand heeft me ooit kwaad gedaan, en ik vraag me nog af waarom.
    .b = De anderen lieten me met rust. Dat is het vreemdste aan dit verhaal.
sl-missed =
    .a = { $number ->
        [1] Eén keer kon ik alleen maar toekijken hoe de anderen leefden.
       *[other] Alles bij elkaar keek ik { story-often } toe hoe de anderen leefden.
    }
    .b = { $number ->
        [1] Eén keer ging het leven zonder mij door.
       *[other] Het leven ging { story-often } zonder mij door.
    }
sl-gave =
    .a = Ik beken: { $gifts }.
    .b = Een heilige ben ik niet: { $gifts }.
sl-gift = { $blow } voor { $who }
sl-gave-many =
    .a = Een heilige ben ik niet: ik deelde { story-number } klappen uit, { $gifts }.
    .b = Ik beken dat ik { story-often } heb uitgehaald: { $gifts }.
sl-gave-all =
    .a = Een heilige ben ik niet: ik deelde { story-number } klappen uit, en ze waren allemaal voor { $who }.
    .b = Ik beken dat ik { story-often } heb uitgehaald, en altijd naar { $who }.
sl-gifts = { story-number } voor { $who }
sl-gave-none =
    .a = Zelf heb ik niemand kwaad gedaan.
    .b = Ik heb nooit iemand een klap gegeven, niet één.
blow-other = ‘{ $card }’
blow-accident =
    { $number ->
        [1] een { card-accident }
       *[other] { story-number } ongevallen
    }
blow-sickness =
    { $number ->
        [1] een { card-sickness }
       *[other] { story-number } ziektes
    }
blow-burn_out =
    { $number ->
        [1] een { card-burn_out }
       *[other] { story-number } burn-outs
    }
blow-divorce =
    { $number ->
        [1] een { card-divorce }
       *[other] { story-number } scheidingen
    }
blow-income_tax =
    { $number ->
        [1] een belastingaanslag
       *[other] { story-number } belastingaanslagen
    }
blow-dismissal =
    { $number ->
        [1] een { card-dismissal }
       *[other] { story-number } ontslagen
    }
blow-repeat_year =
    { $number ->
        [1] een jaar { card-repeat_year }
       *[other] { story-number } jaar { card-repeat_year }
    }
blow-prison = een gevangenisstraf

## Beroepen: ik werd …

job-other = ‘{ $card }’
job-barman = { card-barman }
job-gardener = { card-gardener }
job-plumber = { card-plumber }
job-stripper = { card-stripper }
job-waiter = { card-waiter }
job-soldier = { card-soldier }
job-policeman = { card-policeman }
job-english_teacher = { card-english_teacher }
job-french_teacher = { card-french_teacher }
job-history_teacher = { card-history_teacher }
job-maths_teacher = { card-maths_teacher }
job-grand_professor = { card-grand_professor }
job-airline_pilot = { card-airline_pilot }
job-architect = { card-architect }
job-astronaut = { card-astronaut }
job-bandit = { card-bandit }
job-designer = { card-designer }
job-doctor = { card-doctor }
job-guru = { card-guru }
job-head_of_purchasing = { card-head_of_purchasing }
job-head_of_sales = { card-head_of_sales }
job-journalist = { card-journalist }
job-lawyer = { card-lawyer }
job-mechanic = { card-mechanic }
job-medium = { card-medium }
job-pharmacist = { card-pharmacist }
job-pizza_maker = { card-pizza_maker }
job-researcher = { card-researcher }
job-surgeon = { card-surgeon }
job-writer = { card-writer }

## Het einde

sl-end-won =
    .a = En toen ze de smiles telden, had ik er { $smiles }: meer dan wie ook. De eerste plaats! Ik glimlach nog.
    .b = Uiteindelijk draait het om smiles, en ik had er { $smiles }. Niemand had er meer: ik werd eerste.
sl-end-shared =
    .a = Aan het einde had ik { sl-smiles } en de { story-nth } plaats, te delen met { $players }.
    .b = Toen er geteld werd, had ik { sl-smiles }, precies evenveel als { $players }: de { story-nth } plaats voor ons allemaal.
sl-end-lost =
    .a = Aan het einde had ik { sl-smiles }, goed voor de { story-nth } plaats. Ik heb mensen gekend met minder.
    .b = Toen ze de smiles telden, waren er { $smiles } van mij: de { story-nth } plaats, en nergens spijt van.
sl-end-last =
    .a = Toen ze de smiles telden, had ik er { $smiles }, en de { story-nth } plaats, de laatste. Maar ze waren allemaal echt.
    .b = Aan het einde waren het { sl-smiles } en de { story-nth } plaats, achter alle anderen. Ik heb erom gelachen, en dat telden ze niet mee.
sl-smiles =
    { $smiles ->
        [one] { $smiles } smile
       *[other] { $smiles } smiles
    }
