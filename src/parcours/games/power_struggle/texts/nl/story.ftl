# De levensverhalen van Power Struggle in het Nederlands.

ps-begin =
    .a = Ik kwam bij het bedrijf met schone schoenen en grote idealen. Over de rand van de koffiekopjes keken mijn collega’s toe: { $players }.
    .b = Een bedrijf is één grote familie, zeggen ze. In de onze had je { $players }, en je had mij.
    .c = Ze zullen je vertellen dat hard werken je naar de top brengt. Vraag { $players } hoe het echt gaat, of lees verder.
ps-elected =
    { $number ->
        [1] Eén vergadering maakte mij tot de macht achter de voorzittersstoel.
        [2] Twee keer zette de vergadering mijn mensen in de voorzittersstoel.
       *[other] { story-often } zette de vergadering mijn mensen in de voorzittersstoel.
    }
ps-never-elected =
    .a = De voorzittersstoel was nooit van mij; ik zag er alleen de rug van.
    .b = De vergadering koos nooit een voorzitter van mij, en ik heb de notulen bewaard.
ps-ousted = Een schandaal veegde mijn voorzitter het gebouw uit, met een oprotpremie en een cactus.
ps-heads =
    .a = In de loop der jaren leidden mijn mensen { $divisions }.
    .b = Vroeg of laat hadden mijn mensen het voor het zeggen bij { $divisions }.
ps-sent =
    { $number ->
        [1] Eén van mijn hoofden moest het bureau leegruimen.
       *[other] { story-often } moest een hoofd van mij het bureau leegruimen.
    }
ps-pushed =
    { $number ->
        [1] Eén keer werd ik gewoon uit het bestuur geduwd.
       *[other] { story-often } werd ik gewoon uit het bestuur geduwd.
    }
ps-bribed =
    { $number ->
        [1] Ik schoof één envelop over tafel die graag werd aangenomen, door { $players }.
       *[other] Ik schoof { story-number } enveloppen over tafel die graag werden aangenomen, door { $players }.
    }
ps-refused-by =
    { $number ->
        [1] Eén envelop kwam terug; principes waren duurder dan wat ik bood aan { $players }.
       *[other] { story-number } enveloppen kwamen terug; principes waren duurder dan wat ik bood aan { $players }.
    }
ps-sold =
    { $number ->
        [1] Eén keer keek ik zelf voor geld de andere kant op, tot voordeel van { $players }.
       *[other] { story-often } keek ik zelf voor geld de andere kant op, tot voordeel van { $players }.
    }
ps-refused =
    { $number ->
        [1] En één keer bleef ik eerlijk, tot verbazing van { $players }.
       *[other] En { story-often } bleef ik eerlijk, tot verbazing van { $players }.
    }
ps-clean =
    .a = Bij mij ging er nooit een envelop over tafel. Ik zeg het erbij omdat niemand het gelooft.
    .b = Ik gaf geen smeergeld en nam het niet aan, en dat vonden de anderen griezelig.
ps-bonus =
    .a = Bonussen brachten me samen { $number }k op; zeker de helft had ik verdiend.
    .b = Al mijn bonussen bij elkaar waren { $number }k, wat de anderen een fooi noemen.
ps-opened =
    { $number ->
        [1] Ik opende één afdeling, bij { $divisions }.
       *[other] Ik opende { story-number } afdelingen, bij { $divisions }.
    }
ps-merged =
    { $number ->
        [1] Onder mij ontstond één hoofdafdeling, bij { $divisions }.
       *[other] Onder mij ontstonden { story-number } hoofdafdelingen, bij { $divisions }.
    }
ps-closed =
    { $number ->
        [1] Eén afdeling bleef zonder een levende ziel achter en sloot.
       *[other] { story-number } afdelingen bleven zonder een levende ziel achter en sloten.
    }
ps-lost =
    { $number ->
        [1] Ik verloor één medewerker door toedoen van { $players }.
       *[other] Ik verloor { story-number } medewerkers door toedoen van { $players }.
    }
ps-cost =
    { $number ->
        [1] Ik liet één bureau leegruimen, ten koste van { $players }.
       *[other] Ik liet { story-number } bureaus leegruimen, ten koste van { $players }.
    }
ps-enticed =
    { $number ->
        [1] Eén goede kracht haalde ik weg bij { $players }.
       *[other] { story-number } goede krachten haalde ik weg bij { $players }.
    }
ps-enticed-by =
    { $number ->
        [1] Eén van de mijnen liep over naar { $players }, voor een betere stoel.
       *[other] { story-number } van de mijnen liepen over naar { $players }, voor een betere stoel.
    }
ps-dismissed =
    { $number ->
        [1] Eén mens ontsloeg ik zelf, met een heel warme brief.
       *[other] { story-number } mensen ontsloeg ik zelf, elk met een heel warme brief.
    }
ps-shares =
    { $number ->
        [1] Ik kocht één aandelencertificaat en lijstte het in.
       *[other] Ik kocht { story-number } aandelencertificaten, voor de zekerheid.
    }
ps-announced =
    .a = Toen kon ik mijn kaarten op tafel leggen: ik had wat ervoor nodig was, en het einde was nabij.
    .b = Ik was het die de bel voor het einde luidde: het doel was bereikt.
ps-archenemy =
    .a = Toen wist iedereen met wie ik me al die jaren had gemeten: { $who }.
    .b = Mijn aartsvijand, nu mag het gezegd, was { $who }.
ps-tracks =
    .a = Het dossier zegt: invloed { $influence }, aandelen { $shares }, hoofdafdelingen { $main_departments }, corruptie { $corruption }.
    .b = Wat er van een carrière overblijft: { $influence } in invloed, { $shares } in aandelen, { $main_departments } in hoofdafdelingen, en { $corruption } in corruptie, die niemand kan bewijzen.
ps-end-won =
    .a = Samen goed voor { ps-points } en de eerste plaats. Mijn portret hangt in de hal; het lacht minder dan ik.
    .b = { ps-points }, en niemand boven mij: de eerste plaats. Ik heb altijd in het systeem geloofd.
ps-end-shared =
    .a = Samen goed voor { ps-points } en de { story-nth } plaats, gedeeld als onder vennoten.
ps-end-lost =
    .a = Samen goed voor { ps-points } en de { story-nth } plaats. Ik heb een hoekkantoor en nergens spijt van.
    .b = { ps-points } en de { story-nth } plaats: hoog genoeg om te zien hoe diep het is.
ps-end-last =
    .a = Samen goed voor { ps-points } en de { story-nth } plaats, de laatste. Ik kreeg een klok.
    .b = { ps-points } en de { story-nth } plaats, achter iedereen. De portier kan ik tenminste recht in de ogen kijken.
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
division-legal = juridische zaken en octrooien
division-controlling = controlling
