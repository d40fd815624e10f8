# De pagina, in het Nederlands.

## Begin

page-welcome = Schuif aan en leef een leven
page-about = Vijf gezelschapsspellen over studeren, werken, liefhebben en konkelen. Geen account: kies er een en speel.
page-your-name = Je naam
page-guest = Gast
page-players =
    { $least ->
        [one] een tot { $most } spelers
       *[other] { $least } tot { $most } spelers
    }
page-play-now = Speel nu
page-choose-bots = Kies de bots
page-just-play = Speel meteen
page-learn-about = Een echte partij, met uitleg.
page-bots = Bots
page-play-against =
    { $number ->
        [one] Jij tegen een bot ({ $level }), meteen.
       *[other] Jij tegen { $number } bots ({ $level }), meteen.
    }
page-invite = Nodig vrienden uit
page-rules = Regels
page-open-tables = Open tafels
page-no-open-tables = Er wacht nu geen openbare tafel op spelers.
page-free-seats =
    { $number ->
        [one] één vrije plaats
       *[other] { $number } vrije plaatsen
    }
page-look = Bekijk

## Overal

page-home = Begin
page-menu = Menu
page-language = Taal
page-theme = Kleuren
page-theme-system = Zoals op dit toestel
page-theme-light = Licht
page-theme-dark = Donker
page-sound = Geluid
page-notify = Waarschuw me zolang deze pagina open is
page-close = Sluit
page-back = Terug
page-loading = Laden …
page-outdated = Er is een nieuwe versie van deze pagina.
page-reload = Herlaad

## Een tafel dekken

page-lay-table = Maak een tafel
page-seats = Plaatsen
page-seats-help = Die van jou en van je vrienden. Bots kunnen de plaatsen nemen die vrij blijven.
page-title = Titel van de tafel
page-title-example = bijvoorbeeld: Zondag met de neven en nichten
page-who-may-come = Wie mag komen
page-visibility-invitation = alleen wie de link heeft
page-visibility-public = iedereen
page-clock = Klok
page-clock-none = geen klok
    .kind = geen klok
page-clock-decision = { $time } per beslissing
    .kind = tijd per beslissing
page-clock-match = { $time } elk voor de hele partij
    .kind = tijd voor de hele partij
page-clock-increment = { $time } elk voor de hele partij, plus { $more } bij elke beslissing
page-clock-time = Tijd
page-clock-more = Erbij na elke beslissing
page-clock-no-more = niets
page-span =
    { $unit ->
        [days]
            { $number ->
                [one] { $number } dag
               *[other] { $number } dagen
            }
        [hours] { $number } uur
        [minutes]
            { $number ->
                [one] { $number } minuut
               *[other] { $number } minuten
            }
       *[seconds]
            { $number ->
                [one] { $number } seconde
               *[other] { $number } seconden
            }
    }
page-seating = Wie zit waar
page-seating-lot = door loting
    .told = De plaatsen worden verloot als de partij begint.
page-seating-as_seated = op volgorde van aankomst
    .told = Iedereen houdt zijn plaats.
page-absence = Als iemand weg is
page-absence-usual = wat bij de klok past
page-absence-wait = wacht de partij
page-absence-bot = speelt een bot
page-absence-default = wordt alleen het hoognodige gedaan

## De wachtkamer

page-waiting-for-players = Wachten op spelers
page-all-here = Iedereen is er
page-sit-down-here = Ga aan deze tafel zitten
page-sit-down = Ga zitten
page-stand-up = Sta op en vertrek
page-seat = Plaats { $number }
page-seat-open = vrij
page-seat-bot = bot
page-seat-you = jij
page-seat-host = gastheer
page-seat-left = is vertrokken
page-seat-away = weg
page-seat-bot-of = bot, { $level }
page-level = Niveau
page-level-of = Niveau van { $player }
page-who-sits = Wie waar zit
page-add-bot = Voeg een bot toe
page-remove = Verwijder
page-send-away = Stuur weg
page-start = Begin
page-start-with-bots =
    { $number ->
        [one] Begin met een bot
       *[other] Begin met { $number } bots
    }
page-host-starts = De gastheer begint de partij.
page-shuffling = De kaarten worden geschud. Wachten op de browsers van: { $players }
page-settings = Deze tafel
page-change-settings = Wijzig de instellingen
page-link = De link naar deze tafel
page-copy = Kopieer de link
page-copied = Gekopieerd
page-share = Verstuur
page-qr = De link als QR-code

## Aan tafel

page-your-turn = Jij bent aan de beurt.
page-waiting = Wachten op { $player }.
page-nobody-awaited = Een ogenblik …
page-to-act = aan zet
page-ok = OK
page-happened = Er overkwamen je { $number } dingen
page-stood-in =
    { $why ->
        [clock] Je tijd was om, dus er is voor je gespeeld.
        [left] Je was vertrokken, dus er is voor je gespeeld.
       *[away] Je was weg, dus er is voor je gespeeld.
    }
page-played-for =
    { $why ->
        [clock] tijd was om
        [left] is vertrokken
       *[away] was weg
    }
page-changed = van { $from } naar { $to }
page-bots-wait = De bots wachten op je.
page-since = Sinds je vorige beurt
page-on-you = op jou
page-took-back = { $player } neemt een zet terug.
page-skip-to-end = Naar het einde
page-grace-left = nog { $time } tot er voor deze speler wordt gespeeld
page-bots-pace = Snelheid van de bots
page-notices = Laat zien wat mij overkomt
page-sending = Versturen …
page-refused = Dat kan nu niet.
page-amount = Bedrag
page-less = Minder
page-more = Meer
page-time-days = { $days } d { $hours } u
page-time-hours = { $hours } u { $minutes } min
page-time-left = nog { $time }
page-match-time-left = nog { $time } voor deze partij
page-threw = { $player } gooit { $number }
page-cards = { $zone }: { $number }
page-nothing = niets
page-details = Details van ‘{ $card }’
page-beside = Verslag, gesprek en regels
page-log = Verslag
page-log-empty = Er is nog niets gebeurd.
page-earlier = Toon eerdere
page-moved = { $player }: { $move }
page-chose = { $player } kiest ‘{ $move }’.
    .player = Je kiest ‘{ $move }’.
page-chat = Gesprek
page-chat-empty = Nog niemand heeft iets gezegd.
page-say = Zeg iets
page-send = Verstuur
page-mute = Demp
page-unmute = Demp niet meer
page-muted = De gastheer heeft je gedempt
page-message-removed = door de gastheer verwijderd
page-guide = Een eerste partij in een paar minuten
page-how-to-play = Zo speel je
page-learn = Leer het in drie minuten
page-another-lesson = Nog een les: { $lesson }
page-lesson-step = Stap { $step } van { $of }
page-lesson-next = Verder
page-lesson-leave = Gewoon spelen
page-lesson-end = Speel door
page-search-rules = Zoek in de regels
page-no-rule-found = Geen regel gevonden.
page-connection-lost = Verbinding verbroken, nieuwe poging …
page-spectators =
    { $number ->
        [one] één toeschouwer
       *[other] { $number } toeschouwers
    }
page-takeback = Neem mijn laatste zet terug
page-copy-watch = Kopieer de link naar deze tafel
page-move-seat = Verder op een ander apparaat
page-move-seat-about = Open deze link op het andere apparaat. Hij werkt één keer; daarna speel je daar, en dit apparaat kijkt alleen nog toe.
page-abandon = Stel voor om te stoppen
page-end-match = Stop de partij
page-end-match-sure = Stop voorgoed
page-leave = Verlaat de partij
page-you-left = Je hebt deze partij verlaten; er wordt voor je gespeeld.
page-come-back = Kom terug
page-asks-takeback = { $player } wil graag een zet terugnemen.
page-asks-abandon = { $player } wil graag stoppen.
page-agree =
    { $what ->
        [takeback] Akkoord met terugnemen
       *[abandon] Akkoord met stoppen
    }
page-disagree = Niet akkoord
page-still-to-answer = Moeten nog antwoorden: { $players }.
page-withdraw = Trek de vraag in

## Het einde

page-won =
    { $number ->
        [one] { $players } wint!
       *[other] Een gedeelde zege: { $players }!
    }
page-you-win = Je wint!
page-result = Uitslag
page-look-at-table = Bekijk de tafel
page-abandoned = Deze partij is voortijdig gestopt.
page-stopped-about = Er is niets verloren: de zetten zijn bewaard zoals ze gespeeld zijn. Wie de server beheert, kan de partij voortzetten met de versie van Parcours waarmee die begon, of je het verslag geven.
page-rematch = Speel nog eens
page-join-rematch = Doe mee met de volgende partij

## Geweigerd zonder spelregel

refused-turn = Jij bent niet aan de beurt om dat te doen.
refused-stale = Er is iets veranderd: kijk en kies opnieuw.
refused-over = De partij is afgelopen.

## Fouten

error-offline = De server is onbereikbaar. Is er verbinding?
error-push_denied = Deze browser staat berichten van deze pagina niet toe. In de instellingen kun je dat veranderen.
error-push_failed = De berichtendienst van deze browser antwoordt niet. Probeer het later opnieuw.
error-failed = Er ging iets mis. Probeer het nog eens.
error-asked_too_soon =
    { $seconds ->
        [one] Je hebt dit net gevraagd. Over een seconde kun je het opnieuw vragen.
       *[other] Je hebt dit net gevraagd. Over { $seconds } seconden kun je het opnieuw vragen.
    }
error-bad_message = De server heeft dat niet begrepen.
error-bad_request = De server heeft dat niet begrepen.
error-bad_deck = Met dit pak kan niet gespeeld worden: { $text }
error-bad_setup = Zo kan er geen partij beginnen: { $text }
error-bad_address = Dat is geen e-mailadres.
error-bad_contribution = De server aanvaardde het aandeel van deze browser in het schudden niet.
error-bad_target = Daar kan niets heen gestuurd worden: het adres moet met https beginnen en op internet staan.
error-bad_name = Een naam heeft 1 tot 24 tekens, waarvan er minstens één te zien is.
error-cross_origin = Deze pagina komt niet van hier.
error-forbidden = Dat kan niet vanaf jouw plaats.
error-invitation_used = Deze uitnodiging is al gebruikt.
error-link_used = Deze link is al gebruikt, of te oud.
error-muted = De gastheer heeft je gedempt.
error-name_taken = Iemand aan deze tafel heeft die naam, of een die erop lijkt. Kies een andere.
error-no_hints = Hints zijn er alleen voor wie alleen tegen bots speelt.
error-no_reasons = Deze zet is niet door een bot gedaan.
error-no_such_channel = De server weet niet meer hoe hij je kan bereiken. Kies het opnieuw.
error-no_such_game = Dat spel bestaat niet.
error-no_such_lesson = Die les bestaat niet in dit spel.
error-no_such_message = Dat bericht is weg.
error-no_such_page = Er is niets op dit adres.
error-no_such_puzzle = Die puzzel bestaat niet in dit spel.
error-no_such_scenario = Dat scenario bestaat niet in dit spel.
error-no_such_seat = Die plaats bestaat niet aan deze tafel.
error-no_such_table = Die tafel bestaat niet, of je hebt de link nodig om die te zien.
error-not_awaited = Er wordt je nu niets gevraagd.
error-not_finished = De partij is nog niet afgelopen.
error-not_host = Alleen de gastheer kan dat.
error-not_offered = Deze server stuurt zo geen berichten.
error-not_open = De partij is al begonnen.
error-not_playing = Hier wordt niet gespeeld.
error-not_shuffling = Aan deze tafel worden de kaarten niet geschud.
error-not_replayable = Vanaf deze plaats mag je deze partij niet zien.
error-question_open = Er wordt al iets anders gevraagd. Dat moet eerst beantwoord worden.
error-nothing_asked = Er wordt niets meer gevraagd.
error-read_failed = De server kon dat nu niet lezen. Probeer het nog eens.
error-rules_changed =
    { $because ->
        [rules] Deze partij wordt gespeeld volgens versie { $rules } van de regels, en die heeft deze server niet. De partij kan hier niet verdergaan.
        [deck] De kaarten van dit spel zijn veranderd sinds deze partij begon. De partij kan hier niet verdergaan.
       *[other] De zetten van deze partij leiden niet meer naar dezelfde tafel. De partij kan hier niet verdergaan.
    }
error-seat_taken = Daar zit al iemand.
error-seats_open = Er zijn nog vrije plaatsen.
error-sent_away = De gastheer heeft je van deze tafel weggestuurd.
error-server_full = De server is nu vol. Probeer het zo meteen nog eens.
error-table_full = Alle plaatsen zijn bezet.
error-too_fast = Dat ging te snel: wacht even.
error-too_long = Dat is te lang.
error-too_many = Te veel verbindingen vanaf jouw adres.
error-too_many_for_seat = Deze plaats staat in te veel vensters open: sluit er een.
error-too_many_notices = Dat is te vaak gevraagd. Probeer het later opnieuw.
error-too_many_tables = Te veel tafels van jouw netwerk wachten op spelers. Begin er eerst een, of ruim er een op.
error-studies_full = Er wachten veel onderzoeken op deze server. Probeer het over een paar minuten opnieuw.
error-too_many_studies = Je vorige onderzoek is nog bezig. Wacht erop, of breek het af.
error-no_such_study = Dit onderzoek is hier niet meer bekend.
error-gallery_full = Er wachten te veel kaartspellen op een beoordeling. Probeer het een andere dag.
error-no_gallery = Deze server heeft geen galerij van kaartspellen.
error-no_such_deck = De galerij heeft dit kaartspel niet.
error-too_slow = De verbinding is te traag om bij te blijven.
error-unavailable = De server kan dat nu niet doen; er is niets veranderd. Probeer het nog eens.
error-bad_passkey = Deze toegangssleutel opent hier niets.
error-code_used = Deze link is al gebruikt of te oud. Maak een nieuwe.
error-no_profile = Deze browser heeft geen plek van jou, of die is gewist.
error-no_such_person = Je hebt niet met deze persoon gespeeld, of een van jullie heeft de ander verwijderd.
error-not_seeking = Je zoekt geen medespelers meer.
error-profile_open = Deze browser heeft al een plek.
error-unknown_host = Deze server luistert niet naar dit adres.

## Een kaart in detail

page-card-close = Sluit
page-card-rules = Regels erover
page-card-use = Nu gebruiken
page-tab-now = Nu
page-tabs = Delen van de tafel
page-look-at = { $player } bekijken
page-legend = Symbolen van dit spel
page-goal-you = jij
page-goal-best = beste ander
page-tip-value = { $player }: { $value }

## All cards of a game

page-all-cards = Alle kaarten
page-table-cards = De kaarten van deze tafel
page-search-cards = Zoek in de kaarten
page-no-card-found = Geen kaart zegt dat.
page-card-groups = Soorten kaarten
page-card-number =
    { $number ->
        [one] één kaart
       *[other] { $number } kaarten
    }
page-print = Afdrukken
page-aid = Spelhulp

## Mijn tafels, en een partij die voorbij is

page-welcome-back =
    { $name ->
        [none] Welkom terug
       *[other] Welkom terug, { $name }
    }
page-start-match = Begin een partij
page-my-turn = Jij bent aan zet
page-their-turn = Wachten op anderen
page-over = Afgelopen
page-all-over = Toon alle { $number }
page-is-to-move =
    { $number ->
        [one] { $players } is aan zet
       *[other] { $players } zijn aan zet
    }
page-you-won =
    { $number ->
        [one] Je hebt gewonnen.
       *[other] Je hebt gewonnen, samen met anderen.
    }
page-they-won =
    { $number ->
        [one] { $players } heeft gewonnen.
       *[other] { $players } hebben samen gewonnen.
    }
page-your-place = Plaats { $place } van { $number }.
page-status =
    { $status ->
        [open] wacht op spelers
        [shuffling] de kaarten worden geschud
        [playing] wordt gespeeld
        [finished] afgelopen
       *[abandoned] voortijdig gestopt
    }
page-go-on = Speel verder
page-forget = Verwijder
page-about-match = Alles over deze partij
page-points-chart = Puntenverloop
page-earned = Waar de punten vandaan komen
page-earned-total = Totaal
page-story = Levensverhalen
page-story-of = Het leven van { $player }
page-record = Download het verslag
page-proof = Was er eerlijk geschud?
page-proof-about = Voor de partij legde de server een geheim vast, en de browser van elke speler een willekeurig getal; elk liet er alleen een vingerafdruk van zien. Daarna onthulden ze allemaal hun getal, en het schudden volgt uit dat alles. Als je browser meedeed, kon niemand het schudden kiezen, zelfs geen server die alle anderen speelt. Je browser kan dat nu nagaan.
page-proof-check = Controleer het hier
page-proof-complete =
    { $held ->
        [yes] Het verslag bevat alles wat nodig is.
       *[no] Het verslag bevat niet alles wat nodig is.
    }
page-proof-table =
    { $held ->
        [yes] Het verslag is dat van deze tafel.
       *[no] Het verslag is dat van een andere tafel.
    }
page-proof-commitment =
    { $held ->
        [yes] Het geheim is dat waarvan de vingerafdruk voor de partij te zien was.
       *[no] Het geheim is niet dat waarvan de vingerafdruk voor de partij te zien was.
    }
page-proof-contributions =
    { $held ->
        [yes] Elk getal is dat waarvan de browser van de speler de vingerafdruk had laten zien.
       *[no] Een getal is niet dat waarvan de browser van de speler de vingerafdruk had laten zien.
    }
page-proof-own =
    { $held ->
        [yes] Het getal van je eigen browser zit erin.
       *[no] Het getal van je eigen browser zit er niet in.
    }
page-proof-others =
    { $held ->
        [yes] Alle vingerafdrukken zijn die welke je browser zag voor hij zijn getal onthulde.
       *[no] Een vingerafdruk is niet die welke je browser zag voor hij zijn getal onthulde.
    }
page-proof-seed =
    { $held ->
        [yes] Het startgetal volgt uit het geheim en ieders getal.
       *[no] Het startgetal volgt niet uit het geheim en ieders getal.
    }
page-proof-lot =
    { $held ->
        [yes] De spelers zitten zoals het lot viel.
       *[no] De spelers zitten niet zoals het lot viel.
    }
page-proof-moves =
    { $held ->
        [yes] Je zetten in het verslag zijn die welke je hebt gedaan.
       *[no] Je zetten in het verslag zijn niet die welke je hebt gedaan.
    }
page-proof-withheld =
    { $number ->
        [one] { $players } onthulde het getal niet op tijd. Wie het achterhield, kon kiezen uit { $choices } manieren van schudden.
       *[other] { $players } onthulden hun getallen niet op tijd. Wie ze achterhield, kon kiezen uit { $choices } manieren van schudden.
    }
page-proof-without = Deden niet mee aan het schudden: { $players }
page-proof-fair = Het was eerlijk. Je browser deed mee, dus niemand kon het schudden kiezen, behalve voor zover het hier staat.
page-proof-consistent = Het verslag klopt met zichzelf. Meer bewijst het jou niet, want het getal van je browser zit er niet in: alleen een speler van wie het getal erin zit, kan weten dat niemand het schudden koos.
page-proof-old = Het verslag klopt met zichzelf. Deze partij is op een oudere manier geschud (protocol 1), die niet bewijst dat de server het schudden niet koos.
page-proof-unfair = Dit verslag bewijst niet dat er eerlijk geschud is.
page-proof-kept = Controleer het met een ander programma
page-proof-kept-about = Download het verslag. Deze opdracht controleert het, met wat je browser heeft bewaard:
page-proof-copy = Kopieer

## Wat er mis is met het schudden

page-doubt-server = De server heeft veranderd waartoe hij zich voor de partij had verbonden. Misschien is er niet eerlijk geschud.
page-doubt-own = De server laat een ander aandeel in het schudden als het jouwe zien dan je browser heeft gestuurd. Misschien is er niet eerlijk geschud.
page-doubt-others = Iemands aandeel in het schudden is veranderd nadat je browser het zijne had onthuld. Misschien is er niet eerlijk geschud.
page-doubt-protocol = De server zegt dat je browser niet aan het schudden meedeed, terwijl die dat wel deed. Misschien is er niet eerlijk geschud.
page-doubt-withheld = De server had het aandeel van je browser in het schudden aanvaard, en laat het nu weg. Misschien is er niet eerlijk geschud.
page-doubt-late = Het aandeel van je browser in het schudden kwam te laat: niets bewijst jou dat er eerlijk geschud is.
page-doubt-absent = Je browser was er niet bij toen de kaarten werden geschud: niets bewijst jou dat er eerlijk geschud is.

## Terugkijken

page-replay = Terugkijken
page-step = Stap { $number } van { $most }
page-step-first = De tafel voor de eerste zet.
page-step-back = Vorige
page-step-on = Volgende
page-play-on = Speel af
page-pause = Pauze
page-eyes = Gezien door
page-eyes-open = iedereen, alle kaarten open
page-weigh = Wat weegt de bot hier af?
page-weighing = De bot denkt na …
page-weighed = Wat de bot afweegt
page-weighed-made = gedaan
page-weighed-chance = { $number }% kans om te winnen
page-weighed-tries =
    { $number ->
        [one] één keer geprobeerd
       *[other] { $number } keer geprobeerd
    }
page-weighed-again = Net opnieuw berekend: aan tafel kan de bot het iets anders hebben afgewogen.
page-play-from = Vanaf hier verder spelen
page-play-from-about = Een nieuwe tafel tegen bots. Wat niet te weten viel, wordt opnieuw gedeeld.
page-play-from-same = Met dezelfde kaarten
page-play-from-same-about = Een nieuwe tafel tegen bots, met alle handen en stapels zoals ze waren.
page-pace = Snelheid
page-pace-of =
    { $pace ->
        [slow] langzaam
        [fast] snel
        [skip] tot mijn beurt
       *[normal] gewoon
    }

## Hints

page-hint = Hint
page-hint-thinking = De beste zetten worden gezocht …
page-hints = De beste zetten, met je kans om te winnen
page-hints-used =
    { $number ->
        [one] Je hebt één hint gebruikt in deze partij.
       *[other] Je hebt { $number } hints gebruikt in deze partij.
    }

## De terugblik op een partij

page-review = Terugblik
page-review-luck =
    { $luck ->
        [good] De kaarten zaten je mee.
        [bad] De kaarten zaten je tegen.
       *[even] De kaarten waren eerlijk voor je.
    }
page-review-moves =
    { $number ->
        [0] Geen van je zetten maakte veel uit.
        [one] Eén zet maakte het verschil.
       *[other] { $number } zetten maakten het verschil.
    }
page-review-making = Wordt berekend: { review-percent }
page-review-chart = De kans om te winnen in de loop van de partij
page-review-open = met alle kaarten open
page-review-read = Wijs de lijn aan om ze te lezen, raak ze aan om dat moment te zien.
page-review-table = Als tabel
page-review-swing = Geluk en zetten: met hoeveel punten ze de kans van { $player } sinds de rij ervoor veranderden.
page-review-life = Op tafel
page-review-cost = kostte je { review-percent }
page-review-look = De tafel bekijken
page-review-through = Stap voor stap

## De puzzels

page-puzzles = Puzzels
page-puzzles-about = Vind de beste zet: één is duidelijk beter dan alle andere, en het is niet die welke op het eerste gezicht het beste lijkt.
page-puzzle-today = Puzzel van de dag
page-puzzle-number = Puzzel { $number }
page-puzzle-grade =
    { $grade ->
        [easy] makkelijk
        [medium] gemiddeld
       *[hard] moeilijk
    }
page-puzzle-find = Vind de beste zet
page-puzzle-found = Dat is de beste zet!
page-puzzle-wrong = Er is een betere zet
page-puzzle-wrong-told = { $move }. Je kans om daarna te winnen: { review-percent }.
page-puzzle-obvious = Die lijkt op het eerste gezicht het beste.
page-puzzle-again = Opnieuw proberen
page-puzzle-show = Toon de oplossing
page-puzzle-told = De oplossing
page-puzzle-answers = Alle zetten, met je kans om te winnen
page-puzzle-next = Volgende puzzel
page-puzzle-all = Alle puzzels
page-puzzle-streak =
    { $number ->
        [one] Eén dag op rij
       *[other] { $number } dagen op rij
    }
page-puzzle-longest = langste reeks: { $number }
page-puzzle-state =
    { $state ->
        [first] meteen opgelost
        [solved] opgelost
        [seen] oplossing bekeken
       *[tried] geprobeerd
    }
page-puzzle-solve = Los hem op
page-puzzle-look = Bekijk hem nog eens

## Een regel uitproberen aan een kleine tafel

page-try = Probeer het
page-try-tables =
    { $number ->
        [one] Probeer het: een voorbeeld
       *[other] Probeer het: { $number } voorbeelden
    }
page-try-restart = Vanaf het begin
page-try-steps = Stap voor stap
page-try-given = De tafel zoals die klaarligt
page-try-refuse = { $player } probeert: { $move }
page-try-may = Wat mag { $player } nu doen?
page-try-may-kind =
    { $kind ->
        [nothing] { $player } kan nu niets doen.
        [legal] { $player } mag dit doen, en niets anders:
       *[offers] { $player } mag onder andere dit doen:
    }
page-try-expect = Hoe ziet de tafel er nu uit?
page-try-dice = De volgende dobbelstenen tonen { $dice }.
page-try-over = Wie heeft gewonnen?
page-try-nobody = De tafel
page-try-table = De tafel
page-try-fact = { $name }: { $value }
page-try-none = niets
page-try-flag =
    { $flag ->
        [true] ja
       *[false] nee
    }
page-try-end = Dat was alles. Wat oplicht kan nog gespeeld worden.
page-try-hint = Of speel wat je wilt: alles wat oplicht kan.
page-try-answers = Speel iets anders
page-try-own = Je hebt het scenario na stap { $number } verlaten en speelt verder zoals je wilt.
page-try-return = Terug naar het scenario
page-try-takeback = Neem terug
page-try-seat = Plaats
page-try-back = Terug naar { $rule }
page-try-next = Volgende tafel over { $rule }

## Bericht krijgen als je er niet bent

page-tell-me = Bericht me als ik aan de beurt ben
page-tell-about = Ook als deze pagina dicht is.
page-tell-push = Op dit apparaat
page-tell-email-to = Per e-mail aan { $address }
page-tell-email-address = Je e-mailadres
page-tell-email-send = Stuur een link om het te bevestigen
page-tell-email-sent = Er is een link gestuurd naar { $address }. De mails beginnen zodra je die hebt geopend.
page-tell-email-forget = Vergeet dit adres
page-tell-group = Bericht een groep
page-tell-group-about = Wie aan de beurt is, het einde, en uitnodigingen zolang er plaatsen vrij zijn, gaan naar een webhook, bijvoorbeeld van een chat.
page-tell-group-url = Adres van de webhook
page-tell-group-form = Vorm
page-tell-group-form-text = voor chatprogramma’s
page-tell-group-form-json = JSON
page-tell-group-add = Bericht deze groep
page-tell-group-stop = Bericht de groep niet meer
page-tell-what = Wat ik te horen krijg
page-tell-turn = Ik ben aan de beurt
page-tell-half = De helft van mijn tijd is om
page-tell-end = De partij is afgelopen
page-tell-rematch = Iemand wil nog een keer spelen
page-tell-invitation = Iemand nodigt me uit voor een potje
page-confirm-title = Bevestig je e-mailadres
page-confirm-about = Dan krijg je een mail als je aan de beurt bent aan de tafels die je hebt gekozen.
page-confirm = Bevestigen
page-confirmed = Je adres is bevestigd.
page-unsubscribe-title = Geen mails meer
page-unsubscribe-about = Je adres wordt vergeten, en daarmee alles wat je daar wilde horen.
page-unsubscribe = Stuur me geen mails meer
page-unsubscribed = Je adres is vergeten.


## Een eigen plek

page-place = Mijn plek
page-place-why = Je partijen, je resultaten en met wie je speelde, op al je apparaten. Geen wachtwoord, geen e-mail: deze browser krijgt een sleutel.
page-make-place = Maak mijn plek
page-keep-matches =
    { $number ->
        [0] Vanaf nu worden je partijen daar bewaard.
        [one] De partij van deze browser gaat mee.
       *[other] De { $number } partijen van deze browser gaan mee.
    }
page-place-elsewhere = Heb je er al een? Scan de code die ‘Mijn plek’ op je andere apparaat toont, of gebruik je toegangssleutel.
page-use-passkey = Open met een toegangssleutel
page-open-place = Je plek hier openen?
page-open-place-about = Deze link opent een plek op dit apparaat, één keer. Ga alleen verder als je er zelf om vroeg.
page-open-place-instead = Deze browser heeft al een plek. Dan zie je hier de andere.
page-open-it = Open
page-results = Resultaten
page-no-results = Er is nog geen partij afgelopen.
page-game = Spel
page-against = Tegen
page-against-people = mensen
page-against-mixed = verschillende bots
page-played = Gespeeld
page-times-won = Gewonnen
page-people-played = Met wie je speelde
page-no-people = Nog niemand. Wie een partij met je uitspeelt en ook een eigen plek heeft, staat hier.
page-shared-matches =
    { $number ->
        [one] één partij
       *[other] { $number } partijen
    }
page-invite-again = Vraag voor { $game }
page-remove-person = Verwijder { $player }
page-person-removed = Verwijderd. Jullie zien elkaar hier niet meer.
page-invited = Gevraagd. Het staat op de startpagina van de ander.
page-invite-person = Vraag { $player }
page-person-asked = { $player } is gevraagd.
page-matches = Partijen
page-no-matches = Nog geen partijen.
page-more-matches = Toon eerdere
page-devices = Apparaten
page-device-count =
    { $number ->
        [one] Je plek is alleen op dit apparaat open. Raak je het kwijt, dan is ook je plek weg: open die op een ander apparaat of voeg een toegangssleutel toe.
       *[other] Je plek is open op { $number } apparaten.
    }
page-bring-place = Open op een ander apparaat
page-bring-place-about = Open deze link op het andere apparaat, of scan er de code mee. Hij werkt één keer, vijf minuten lang.
page-place-link = De link naar je plek
page-close-elsewhere = Sluit op alle andere apparaten
page-passkeys = Toegangssleutels
page-add-passkey = Voeg een toegangssleutel toe
page-passkey-of = Toegangssleutel van { $date }
page-remove-passkey = Verwijder die
page-my-data = Wat er bewaard wordt
page-my-data-about = Je naam, je stoelen met zetten en berichten, en de sleutels van je apparaten. Niemand vindt je op naam en er wordt niets gemeten.
page-export = Download alles
page-delete-place = Wis mijn plek
page-delete-place-about = Je plek en alles wat jou noemt wordt meteen gewist, op alle apparaten. Je zetten in partijen van anderen blijven, als die van een oud-speler. Niets brengt het terug.
page-delete-for-good = Wis voorgoed
page-place-deleted = Je plek is gewist.
page-cancel = Annuleer
page-asks-you = { $player } vraagt je voor een partij { $game }.
page-go-there = Ga erheen
page-no-thanks = Nee, bedankt

## Mensen vinden

page-anyone = Iemand voor { $game }?
page-anyone-at-all = Iemand voor een partij?
page-anyone-about = Speel met mensen die je niet kent. Zodra er genoeg zijn, begint de partij.
page-waiting-people =
    { $number ->
        [one] Eén persoon wacht.
       *[other] { $number } mensen wachten.
    }
page-missing-people =
    { $number ->
        [0] Met jou begint het.
        [one] Met jou erbij is er nog één nodig.
       *[other] Met jou erbij zijn er nog { $number } nodig.
    }
page-look-for-people = Zoek medespelers
page-pace-live = nu
    .label = Tempo
page-pace-days = over dagen
page-wanted-any = om het even
    .label = Speel in het
page-looking = Medespelers gezocht: { $game }
page-looking-live = Blijf op deze pagina: ze brengt je naar de tafel.
page-looking-days = Je mag de pagina sluiten. De tafel verschijnt hier zodra er genoeg zijn, hooguit een dag lang.
page-tell-found = Laat het weten als de tafel vol is
page-told-found = Je hoort het als de tafel vol is.
page-found = Je tafel is vol.
page-people-here = { $number } van { $needed } zijn er.
page-stop-looking = Stop met zoeken
page-table-found = De tafel is vol: { $game }
page-looking-over = Niemand kwam op tijd. Je kunt opnieuw zoeken.

## Eigen pakken

page-workshop = Werkplaats
page-make-deck = Een eigen pak maken
page-make-deck-about = Verander een kaart, speel er vanavond mee en zie wat ze doet.
page-deck = Pak
page-standard-deck = Het standaardpak
page-own-deck = Een eigen pak
page-deck-of = Pak: { $title }
page-rule-renamed = In dit pak: { $cards }.
