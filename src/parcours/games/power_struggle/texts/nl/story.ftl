# De levensverhalen van Power Struggle in het Nederlands.

ps-begin =
    .a = Ik kwam bij het bedrijf met schone schoenen en grote idealen. Over de rand van de koffiekopjes keken mijn collega’s toe: { $players }.
    .b = Een bedrijf is één grote familie, zeggen ze. In de onze had je { $players }, en je had mij.
    .c = Ze zullen je vertellen dat hard werken je naar de top brengt. Vraag { $players } hoe het echt gaat, of lees verder.
    .d = Op mijn eerste dag kreeg ik een bureau, een plant en een waarschuwing voor { $players }.
    .e = Er is maar één lift in ons gebouw, en we wilden allemaal hetzelfde knopje: { $players } net zo goed als ik.
ps-middle =
    .a = Intussen wist ik welke deuren kraken.
    .b = De jaren gingen voorbij, en de vloerbedekking werd dikker.
    .c = Op onze verdieping zei niemand nog wat die dacht.
ps-late =
    .a = Tegen het einde hield iedereen iedereen in de gaten.
    .b = Daarna ging het snel.
    .c = De portier groette me nu bij naam, en de concurrentie groette niet meer.

## De stoelen

ps-chair-first =
    .a = Al op de eerste directievergadering was de voorzitter er een van mij.
    .b = De eerste vergadering was een triomf: een van mijn mensen nam plaats in de voorzittersstoel.
ps-chair-won =
    .a = Toen zette een vergadering een van mijn mensen in de voorzittersstoel.
    .b = Toen de directie weer bijeenkwam, was de nieuwe voorzitter er een van mij.
    .c = Een paar handen omhoog, en de voorzittersstoel was van ons.
    .d = Een nieuwe vergadering, een nieuwe voorzitter: deze keer was het er een van mij.
ps-chair-kept =
    .a = De volgende vergadering veranderde niets: de stoel bleef bij ons.
    .b = Er werd vergaderd, er werd gestemd, en onze voorzitter bleef zitten.
ps-chair-lost =
    .a = De volgende vergadering gaf de voorzittersstoel aan { $who }.
    .b = Daarna kreeg { $who } de voorzittersstoel, en liet die opnieuw bekleden.
    .c = Het naambordje van onze voorzitter werd losgeschroefd; het nieuwe hing er dankzij { $who }.
    .d = Onze voorzitter ging tuinieren; de volgende luisterde naar { $who }.
ps-heads-first =
    .a = Vanaf het begin hadden mijn mensen de leiding over { $divisions }.
    .b = De koffie was nog warm toen mijn mensen al de leiding kregen over { $divisions }.
ps-heads-won =
    .a = Mijn mensen namen de leiding over van { $divisions }.
    .b = De naambordjes werden vervangen: mijn mensen hadden het nu voor het zeggen bij { $divisions }.
    .c = Zonder ons gebeurde er voortaan niets meer bij { $divisions }.
    .d = De sleutels van { $divisions } kwamen naar ons toe, met een buiging.
    .e = De beste parkeerplaatsen waren voor ons: mijn mensen leidden nu { $divisions }.
ps-head-lost =
    .a = { $who } nam me { $division } af, en de directeur die ik daar had, ruimde het bureau leeg.
    .b = Op een ochtend stonden de dozen op de gang: bij { $division } was voortaan { $who } de baas.
    .c = Er ging een afscheidskaart rond bij { $division }: de nieuwe directeur kwam van { $who }.
    .d = Ik moest { $division } afstaan aan { $who }, met sleutels en plant en al.
ps-never-elected =
    .a = De voorzittersstoel was nooit van mij; ik zag er alleen de rugleuning van.
    .b = De vergadering koos nooit een voorzitter van mij, en ik heb de notulen bewaard.

## Tussen de vergaderingen

ps-ousted = Een schandaal veegde mijn voorzitter het gebouw uit, met een oprotpremie en een cactus.
ps-resigned =
    .a = Ik trok mijn eigen directeur terug uit { $divisions }; soms kun je beter gaan.
    .b = Ik gaf { $divisions } uit vrije wil op, en op dat moment begreep niemand waarom.
ps-pushed =
    { $number ->
        [1] In het bestuur was een stoel nodig, en dat werd die van mij.
       *[other] In het bestuur waren stoelen nodig, en dat werden die van mij.
    }
ps-counsel =
    { $number ->
        [1] Ik plaatste een externe adviseur bij { $divisions }, betaald per uur en trouw per minuut.
       *[other] Ik plaatste externe adviseurs bij { $divisions }, betaald per uur en trouw per minuut.
    }
ps-opened =
    { $number ->
        [1] Ik opende een nieuwe afdeling bij { $divisions }, met een lint en een toespraak.
       *[other] Ik opende { story-number } nieuwe afdelingen bij { $divisions }, met linten en toespraken.
    }
ps-merged =
    { $number ->
        [1] Bij { $divisions } had ik er nu een hoofdafdeling bij, met een gecapitonneerde deur.
       *[other] Bij { $divisions } had ik er nu { story-number } hoofdafdelingen bij, met gecapitonneerde deuren.
    }
ps-closed =
    { $number ->
        [1] Een afdeling van mij bij { $divisions } bleef zonder een levende ziel achter en sloot.
       *[other] Bij { $divisions } ging het licht uit: { story-number } afdelingen van mij stonden leeg.
    }
ps-bribed =
    .a = Voor het juiste bedrag kreeg ik alles gedaan van { $players }, en ik had het juiste bedrag.
    .b = Ik leerde dat er te praten viel met { $players }, en wat dat kostte.
ps-refused-by =
    .a = Mijn envelop maakte geen indruk op { $players }; die kwam terug met de interne post.
    .b = Niet iedereen is te koop, bleek bij { $players }: daar wilden ze mijn geld niet.
ps-sold =
    .a = Zelf keek ik ook de andere kant op, als er maar betaald werd door { $players }.
    .b = Ook ik had mijn prijs, en dat kwam goed uit voor { $players }.
ps-refused =
    .a = Aan de envelop van { $players } kwam ik niet, tot verbazing van het hele huis.
    .b = Ik wees het geld van { $players } af, en sliep er goed van.
ps-lost =
    { $number ->
        [1] Bij mij moest een bureau worden leeggeruimd, op bevel van { $players }.
       *[other] Bij mij moesten { story-number } bureaus worden leeggeruimd, op bevel van { $players }.
    }
ps-cost =
    { $number ->
        [1] Ik liet een bureau leegruimen, ten koste van { $players }.
       *[other] Ik liet { story-number } bureaus leegruimen, ten koste van { $players }.
    }
ps-enticed =
    { $number ->
        [1] Ik haalde een goede kracht weg bij { $players }, met een raam en een sleutel.
       *[other] Ik haalde { story-number } goede krachten weg bij { $players }, met een raam en een sleutel.
    }
ps-enticed-by =
    { $number ->
        [1] Een van mijn mensen liep over naar { $players }, voor een betere stoel.
       *[other] Er liepen er { story-number } van mijn mensen over naar { $players }, voor een betere stoel.
    }
ps-dismissed =
    { $number ->
        [1] Ik ontsloeg zelf één mens, met een heel warme brief.
       *[other] Ik ontsloeg zelf { story-number } mensen, elk met een heel warme brief.
    }
ps-shares =
    { $number ->
        [1] Ik kocht een aandelencertificaat en lijstte het in.
       *[other] Ik kocht { story-number } aandelencertificaten, voor de zekerheid.
    }
ps-bonus =
    .a = De bonusdag was goed voor me; zeker de helft had ik verdiend.
    .b = Er was een bonus, en ik heb die niet teruggestuurd.
ps-clean =
    .a = Bij mij ging er nooit een envelop over tafel. Ik zeg het erbij omdat niemand het gelooft.
    .b = Ik gaf geen smeergeld en nam het niet aan, en dat vonden de anderen griezelig.

## Het einde

ps-announced =
    .a = Toen kon ik mijn kaarten op tafel leggen: ik had wat ervoor nodig was, en het einde was nabij.
    .b = Ik had het doel bereikt, en zei dat hardop.
ps-archenemy =
    .a = Toen wist iedereen met wie ik me al die jaren had gemeten: { $who }.
    .b = Mijn aartsvijand, nu mag het gezegd, was { $who }.
ps-tracks =
    .a = Het dossier zegt: invloed { $influence }, aandelen { $shares }, hoofdafdelingen { $main_departments }, corruptie { $corruption }.
    .b = Wat er van een carrière overblijft: { $influence } in invloed, { $shares } in aandelen, { $main_departments } in hoofdafdelingen en { $corruption } in corruptie. Niemand kan er iets van bewijzen.
    .c = Mijn dossier past op één regel: invloed { $influence }, aandelen { $shares }, hoofdafdelingen { $main_departments } en, in potlood, corruptie { $corruption }.
ps-end-won =
    .a = Samen goed voor { ps-points } en de eerste plaats. Mijn portret hangt in de hal; het lacht minder dan ik.
    .b = De eerste plaats, met { ps-points }. Ik heb altijd in het systeem geloofd.
ps-end-shared =
    .a = Samen goed voor { ps-points } en de { story-nth } plaats, als vennoten gedeeld met { $players }.
    .b = Met { ps-points } werd het de { story-nth } plaats, zij aan zij met { $players }.
ps-end-lost =
    .a = Samen goed voor { ps-points } en de { story-nth } plaats. Ik heb een hoekkantoor en nergens spijt van.
    .b = Ik kwam uit op { ps-points } en de { story-nth } plaats: hoog genoeg om te zien hoe diep het is.
ps-end-last =
    .a = Samen goed voor { ps-points } en de { story-nth } plaats, de laatste. Ik kreeg een klok.
    .b = Met { ps-points } werd het de { story-nth } plaats, achter alle anderen. De portier kan ik tenminste recht in de ogen kijken.
ps-points =
    { $points ->
        [one] { $points } overwinningspunt
       *[other] { $points } overwinningspunten
    }

division-other = ‘{ $card }’
division-development = ontwikkeling
division-human_resources = personeelszaken
division-communications = communicatie
division-accounting = de boekhouding
division-legal = juridische zaken
division-controlling = controlling
