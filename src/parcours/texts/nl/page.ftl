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
page-notify = Waarschuw me als ik aan de beurt ben
page-close = Sluit
page-back = Terug
page-more-answers = Toon alle antwoorden
page-fewer-answers = Toon minder antwoorden
page-loading = Laden …
page-outdated = Er is een nieuwe versie van deze pagina.
page-reload = Herlaad

## Een tafel dekken

page-lay-table = Maak een tafel
page-seats = Plaatsen
page-seats-help = Die van jou en van je vrienden. Bots kunnen de plaatsen nemen die vrij blijven.
page-who-may-come = Wie mag komen
page-visibility-invitation = alleen wie de link heeft
page-visibility-public = iedereen
page-clock = Klok
page-clock-none = geen klok
page-clock-decision =
    { $unit ->
        [seconds] { $number } seconden per beslissing
       *[minutes] { $number } minuten per beslissing
    }
page-clock-match =
    { $unit ->
        [seconds] { $number } seconden elk voor de hele partij
       *[minutes] { $number } minuten elk voor de hele partij
    }
page-absence = Als iemand weg is
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
page-sending = Versturen …
page-refused = Dat kan nu niet.
page-amount = Bedrag
page-less = Minder
page-more = Meer
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
page-chat = Gesprek
page-chat-empty = Nog niemand heeft iets gezegd.
page-say = Zeg iets
page-send = Verstuur
page-mute = Demp
page-unmute = Demp niet meer
page-muted = De gastheer heeft je gedempt
page-message-removed = door de gastheer verwijderd
page-guide = Een eerste partij in een paar minuten
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
page-agree = Akkoord
page-disagree = Niet akkoord
page-still-to-answer = Moeten nog antwoorden: { $players }.
page-withdraw = Trek de vraag in

## Het einde

page-won =
    { $number ->
        [one] { $players } wint!
       *[other] Een gedeelde zege: { $players }!
    }
page-score = { $number }
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
error-bad_contribution = De server aanvaardde het aandeel van deze browser in het schudden niet.
error-bad_name = Een naam heeft 1 tot 24 tekens, waarvan er minstens één te zien is.
error-cross_origin = Deze pagina komt niet van hier.
error-forbidden = Dat kan niet vanaf jouw plaats.
error-invitation_used = Deze uitnodiging is al gebruikt.
error-muted = De gastheer heeft je gedempt.
error-name_taken = Iemand aan deze tafel heeft die naam, of een die erop lijkt. Kies een andere.
error-no_such_game = Dat spel bestaat niet.
error-no_such_message = Dat bericht is weg.
error-no_such_page = Er is niets op dit adres.
error-no_such_scenario = Dat scenario bestaat niet in dit spel.
error-no_such_seat = Die plaats bestaat niet aan deze tafel.
error-no_such_table = Die tafel bestaat niet, of je hebt de link nodig om die te zien.
error-not_finished = De partij is nog niet afgelopen.
error-not_host = Alleen de gastheer kan dat.
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
error-too_many_tables = Te veel tafels van jouw netwerk wachten op spelers. Begin er eerst een, of ruim er een op.
error-too_slow = De verbinding is te traag om bij te blijven.
error-unavailable = De server kon dat niet bewaren; er is niets veranderd. Probeer het nog eens.
error-unknown_host = Deze server luistert niet naar dit adres.

## Een kaart in detail

page-card-close = Sluit
page-card-rules = Regels erover

## Mijn tafels, en een partij die voorbij is

page-my-tables = Mijn tafels
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
page-pace = Snelheid
page-pace-of =
    { $pace ->
        [slow] langzaam
        [fast] snel
       *[normal] gewoon
    }

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
