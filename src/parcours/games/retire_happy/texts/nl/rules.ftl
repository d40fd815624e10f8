# De regels van Retire Happy zoals een speler ze leest.

chapter-RH-1 = De partij en de opzet
rule-RH-1-1 = Retire Happy is voor twee tot vier spelers. Een partij telt vier periodes werkend leven en daarna het pensioen. Elke periode verloopt zo: kaarten kiezen in twee rondes, de wereldgebeurtenis omdraaien, speelfase, afrekening. De hoogste score bij het pensioen wint (RH-18.8).
rule-RH-1-2 = De beurten volgen de lijst van spelers; na de laatste komt weer de eerste. De eerste van de lijst heeft bij het begin de startspelerpion.
rule-RH-1-3 = Opzet: de 12 wereldgebeurtenissen worden geschud en voor elk van de vier periodes wordt er één gedekt neergelegd. De andere acht doen niet mee.
rule-RH-1-4 = Opzet: de vier stapels levenskaarten, één per periode, worden apart geschud en gedekt neergelegd.
rule-RH-1-5 = Opzet: elke speler is werknemer, met { $first_money } G op de lopende rekening, { $first_chances } fiches voor een tweede kans en verder niets.
rule-RH-1-6 = Voor de eerste kaarten gekozen worden, kiest elke speler een kant van de startkaart: { card-maturity } of { card-apprenticeship }. Iedereen mag tegelijk kiezen. De kaart wordt de eerste van je opleidingskolom en de vaardigheden erop tellen vanaf nu. De keuze staat vast: je kunt geen tweede keer kiezen.
rule-RH-1-7 = Als iedereen gekozen heeft, begint de eerste periode met het kiezen van kaarten.

chapter-RH-2 = Algemeen
rule-RH-2-1 = Alles wat je kunt doen hoort bij bepaalde fasen; in een andere fase kan het niet:
    – bij de start: een kant van de startkaart kiezen;
    – bij het kiezen van kaarten: een aanbod nemen;
    – in de speelfase: een kaart proberen, spelen, een woning huren, kopen, verkopen of verlaten, beleggen, een bedrijf oprichten, er geld in storten of uit opnemen, lenen, afleggen, opnieuw gooien of een worp aanvaarden, zeggen dat je klaar bent;
    – bij de afrekening: opnieuw gooien of een worp aanvaarden, een inzet opstrijken of laten staan, geld uit het bedrijf opnemen, lenen, afleggen;
    – bij het pensioen: geld in het bedrijf storten, lenen, een woning kopen, of zeggen dat je klaar bent.
rule-RH-2-2 = Bij het kiezen van kaarten, bij de afrekening en bij het pensioen handelt één speler tegelijk. De anderen kunnen niets doen tot het hun beurt is.
rule-RH-2-3 = Je kunt alleen levenskaarten uit je eigen hand gebruiken, en elk exemplaar één keer: om een bachelor te proberen met hulp van een andere bachelor, heb je er twee nodig. Een kaart die je niet hebt, kun je niet gebruiken.
rule-RH-2-4 = Een bedrag is minstens 1. Je kunt geen 0 beleggen, geen bedrijf met 0 oprichten, geen 0 storten of opnemen en geen 0 van een woning uit het pensioenfonds betalen.
rule-RH-2-5 = Elke betaling komt van de lopende rekening, en geen enkele kas zakt onder 0. Het geld moet er zijn voor je handelt; alleen de terugbetaling van een oude woning telt mee als je een nieuwe betrekt (RH-11.5). Je kunt geen kaart proberen, opnieuw gooien, een kaart spelen, huren, kopen, beleggen, een bedrijf oprichten of er geld in storten als je lopende rekening niet bevat wat dat kost.
rule-RH-2-6 = Je hebt drie kassen. De lopende rekening betaalt en ontvangt. De bedrijfskas hoort bij het bedrijf van een ondernemer (RH-9); een werknemer heeft er niets in. Het pensioenfonds is wat op het einde telt. Al het geld is in hele G.
rule-RH-2-7 = Geld in het pensioenfonds blijft daar. Het komt er alleen uit om een woning te kopen (RH-11.4) en om bij het pensioen leningen terug te betalen (RH-18.6).
rule-RH-2-8 = Geld, fiches voor een tweede kans en leningfiches komen uit een voorraad die nooit opraakt, en gaan ernaar terug. Een bedrijf oprichten, er geld in storten of uit opnemen, beleggen en een inzet opstrijken verplaatsen alleen geld dat je al hebt, net als RH-9.9 en RH-18.2. Elke andere winst komt uit de voorraad en elke andere betaling gaat ernaartoe.
rule-RH-2-9 = Iedereen ziet alle handen, kolommen, kassen, fiches en aanbiedingen, de geldende gebeurtenis en de doos.
rule-RH-2-10 = Niemand ziet de kaarten in de stapels, de gebeurtenissen die nog gedekt liggen of de ongebruikte gebeurtenissen. Hoeveel kaarten een stapel nog heeft, mag iedereen weten.
rule-RH-2-11 = Een afgelegde kaart gaat naar de doos. Uit de doos komt nooit een kaart terug.
rule-RH-2-12 = Niets wat een speler in de speelfase, bij de afrekening of bij het pensioen doet, verandert iets voor een ander.
rule-RH-2-13 = Als meerdere regels iets verbieden, noemt de weigering die met het laagste nummer: eerst het hoofdstuk, dan het nummer daarin.

chapter-RH-3 = Kaarten kiezen
rule-RH-3-1 = Het kiezen gaat in twee rondes. Alle kaarten komen van de stapel van de huidige periode.
rule-RH-3-2 = Bij het begin van een ronde worden de bovenste 15 kaarten van de stapel opengelegd als vijf aanbiedingen van drie: de eerste drie kaarten zijn het eerste aanbod, de volgende drie het tweede, enzovoort.
rule-RH-3-3 = Wie de startspelerpion heeft begint, de anderen volgen op hun beurt: elk neemt één aanbod, en de drie kaarten komen in de hand.
rule-RH-3-4 = Je kunt alleen een aanbod nemen dat nog op tafel ligt: geen dat al genomen is, en geen ander dan het eerste tot het vijfde.
rule-RH-3-5 = Elke speler neemt in elke ronde precies één aanbod en kan niet passen. Tijdens het kiezen is er geen handlimiet.
rule-RH-3-6 = Als iedereen een aanbod genomen heeft, gaan de resterende naar de doos en gaat de startspelerpion naar de volgende speler. Dat gebeurt na beide rondes. Na de eerste ronde komt de tweede, na de tweede de gebeurtenis (RH-4.1).

chapter-RH-4 = Wereldgebeurtenissen
rule-RH-4-1 = Na de tweede ronde van het kiezen wordt de gebeurtenis van de periode omgedraaid. Dan begint de speelfase.
rule-RH-4-2 = De gebeurtenis geldt voor alle spelers tijdens de speelfase en de afrekening van die periode. Daarna gaat die naar de doos (RH-17.1): bij het pensioen geldt er geen. De gebeurtenissen en wat ze veranderen:
    – { card-boom }: een werknemer met minstens één kaart in de loopbaankolom krijgt 2 loon meer;
    – { card-recession }: het hele loon van een werknemer is 2 lager, maar niet onder 0;
    – { card-housing_bubble }: elke woning kost 4 meer om te kopen;
    – { card-housing_slump }: elke woning kost 4 minder om te kopen, maar niet minder dan 0;
    – { card-rent_rise }: elke huur is 1 hoger;
    – { card-study_grants }: elk studiegeld is 2 lager, maar niet onder 0;
    – { card-hiring_drive }: het niveau van een proef voor een baan is 1 hoger;
    – { card-start_up_fever }: het niveau van een proef voor een ondernemerskaart is 1 hoger;
    – { card-market_crash }: de dobbelstenen van een belegging worden 2 lager gelezen;
    – { card-family_policy }: een kind kost 1 in plaats van 2;
    – { card-credit_crunch }: geen vrijwillige leningen;
    – { card-inflation }: de persoonlijke uitgaven verdubbelen.
rule-RH-4-3 = Een verandering duurt niet langer dan de gebeurtenis. Wat je voor een woning tegen een veranderde prijs betaald hebt, blijft wat je betaald hebt (RH-11.3), maar de gedrukte prijs blijft wat hij was.

chapter-RH-5 = Speelfase
rule-RH-5-1 = Alle spelers handelen in dezelfde fase, in welke volgorde en zo vaak ze willen, tot ze zeggen dat ze klaar zijn. De dobbelstenen worden gegooid in de volgorde waarin gehandeld wordt.
rule-RH-5-2 = Je mag zoveel kaarten van alle soorten spelen als je wilt, en kaarten bewaren voor latere periodes. Een levenskaart in de hand dient op drie manieren: voor wat die is (RH-5.6), voor de tijdelijke vaardigheden (RH-6.5), of voor 1 (RH-5.7).
rule-RH-5-3 = Zeggen dat je klaar bent, beëindigt je speelfase. Daarna kun je in deze fase niets meer doen.
rule-RH-5-4 = Je mag hoogstens { $hand_limit } kaarten in de hand hebben als je je speelfase beëindigt. Met 4 of meer kun je nog niet klaar zijn.
rule-RH-5-5 = Als iedereen klaar is, begint de afrekening (RH-14.1).
rule-RH-5-6 = Elke soort kaart wordt op een eigen manier gespeeld: opleidingen, banen en ondernemerskaarten probeer je; goed nieuws, partners en kinderen speel je; woningen huur of koop je; in beleggingen beleg je. Je kunt een kaart niet spelen zoals een andere soort.
rule-RH-5-7 = Afleggen: de kaart gaat naar de doos en je lopende rekening krijgt er 1 bij. Elke levenskaart in de hand kan zo afgelegd worden.
rule-RH-5-8 = Je mag twee exemplaren van dezelfde kaart spelen, en geen enkele kaart eist dat er eerst een andere gespeeld is, wat de naam ook doet vermoeden.

chapter-RH-6 = Vaardigheden en proeven
rule-RH-6-1 = Er zijn vier vaardigheden: opleiding, handvaardigheid, sociaal, vakkennis. Je niveau in een vaardigheid is het aantal symbolen ervan op alle kaarten van je opleidingskolom (met de startkaart) en van je loopbaankolom, bedekt of niet, en op je partner.
rule-RH-6-2 = Een proef noemt één of twee vaardigheden en een doel. Met één vaardigheid is het niveau van de proef jouw niveau daarin.
rule-RH-6-3 = Met twee vaardigheden is het niveau van de proef het laagste van je twee niveaus; ze worden niet opgeteld. Met niveaus 2 en 1 tegen een doel van 9 moeten de dobbelstenen 8 tonen.
rule-RH-6-4 = Een gebeurtenis die het niveau van een proef verhoogt, komt daar nog bij.
rule-RH-6-5 = Voor een poging mag je kaarten uit je hand afleggen voor er gegooid wordt. Elke kaart voegt de tijdelijke vaardigheden toe aan je niveaus voor deze proef, ook voor de tweede worp als die er komt. Zo’n kaart levert geen geld op.
rule-RH-6-6 = Elke kaart die je voor een proef aflegt, moet nut hebben: zonder één ervan zou het niveau van de proef lager zijn. Een kaart die niet helpt, kun je er niet voor afleggen.
rule-RH-6-7 = De volgorde van een poging: je betaalt het studiegeld, de kaarten die je ervoor aflegt gaan naar de doos, je gooit twee dobbelstenen. De proef slaagt als het totaal van de dobbelstenen plus het niveau van de proef minstens het doel is.
rule-RH-6-8 = Geslaagd: de kaart wordt de nieuwste van de kolom (RH-7.1). Is het een baan en ben je ondernemer, dan volgt RH-9.9. Daarna gelden de effecten van de kaart bij het spelen.
rule-RH-6-9 = Mislukt zonder fiche voor een tweede kans: de kaart gaat naar de doos.
rule-RH-6-10 = Mislukt met minstens één fiche: de kaart wacht. Je mag een fiche uitgeven, het studiegeld opnieuw betalen (RH-2.5) en beide dobbelstenen opnieuw gooien op hetzelfde niveau. Dat resultaat staat vast, ook als je nog fiches hebt.
rule-RH-6-11 = Of je aanvaardt de mislukking: de kaart gaat naar de doos en er wordt geen fiche uitgegeven.
rule-RH-6-12 = Zolang je proef wacht, kun je alleen opnieuw gooien, aanvaarden, lenen of geld uit je bedrijf opnemen. Iets anders kan tot dan niet in de speelfase.
rule-RH-6-13 = Zonder wachtende proef valt er niets opnieuw te gooien of te aanvaarden.
rule-RH-6-14 = Studiegeld en kaarten die je aan een poging besteedt, ben je kwijt, of die slaagt of niet. Een poging mag, ook als die niet kan slagen.

chapter-RH-7 = Kolommen en effecten
rule-RH-7-1 = Opleidingen gaan naar de opleidingskolom, banen en ondernemerskaarten naar de loopbaankolom. Een kaart die daar gelegd wordt, bedekt de vorige: alleen de nieuwste kaart van elk van die twee kolommen is onbedekt.
rule-RH-7-2 = Partner, kinderen, woning en beleggingen liggen naast elkaar. Ze bedekken niets en worden nooit bedekt.
rule-RH-7-3 = Blijvende winst (vaardigheden, blijvend loon, blijvend pensioen) telt zolang de kaart in het spel is, bedekt of niet.
rule-RH-7-4 = Loon, pensioen en wat een kaart bij de afrekening geeft, tellen alleen zolang de kaart onbedekt is.
rule-RH-7-5 = Wat een kaart bij het spelen geeft, komt één keer, op dat moment. Het wordt niet ongedaan gemaakt als de kaart bedekt wordt of verdwijnt.
rule-RH-7-6 = Wat een kaart bij het afleggen geeft of kost, geldt als die het spel verlaat: een partner die vervangen wordt, een woning die verkocht, verlaten, vervangen of verloren wordt. Het geldt niet voor een kaart die uit de hand afgelegd wordt of in een mislukte proef verloren gaat.
rule-RH-7-7 = Wat een kaart op het einde geeft, geldt bij het pensioen voor elke kaart die dan in het spel is, bedekt of niet (RH-18.5). Een kaart die eerder verdween, geeft niets.
rule-RH-7-8 = Kaarten in de opleidingskolom en de loopbaankolom, en kinderen, verlaten het spel nooit.

chapter-RH-8 = Opleiding en goed nieuws
rule-RH-8-1 = Het studiegeld van een opleiding, zoals de gebeurtenis het verandert, betaal je voor elke worp: één keer bij de poging en nog een keer als je opnieuw gooit.
rule-RH-8-2 = Als je goed nieuws speelt, gelden de effecten ervan en gaat de kaart naar de doos.
rule-RH-8-3 = Goed nieuws dat een lening wegneemt, vraagt er een: zonder minstens één leningfiche kun je het niet spelen.

chapter-RH-9 = Werknemers en ondernemers
rule-RH-9-1 = Je bent werknemer of ondernemer; iedereen begint als werknemer. Een ondernemer krijgt geen loon en geen pensioen van de loopbaankolom, blijvend of niet (RH-15.3).
rule-RH-9-2 = Werknemers en ondernemers kunnen opleidingen en banen proberen. Alleen een ondernemer kan een ondernemerskaart proberen.
rule-RH-9-3 = Een bedrijf oprichten maakt van een werknemer een ondernemer: een bedrag naar keuze gaat van de lopende rekening naar de bedrijfskas. Je loopbaankolom blijft zoals die is. Een ondernemer kan geen tweede bedrijf oprichten.
rule-RH-9-4 = Een ondernemer mag geld van de lopende rekening in de bedrijfskas storten, in de speelfase zolang hij niet klaar is en bij het pensioen (RH-18.10). Een werknemer kan dat niet.
rule-RH-9-5 = Een ondernemer mag geld uit de bedrijfskas opnemen: de helft gaat naar de lopende rekening, de helft naar het pensioenfonds. Dat kan op elk moment van de speelfase voor je klaar bent, ook terwijl een proef wacht, en bij de afrekening als je geld tekortkomt (RH-16.10). Een werknemer kan dat niet.
rule-RH-9-6 = Je kunt niet meer opnemen dan de bedrijfskas bevat.
rule-RH-9-7 = Je neemt een even bedrag op, behalve als het de hele kas is; een oneven deel van de kas kan niet. Een oneven hele kas geeft eerst 1 aan het pensioenfonds, en de rest wordt gehalveerd: 7 geeft 4 aan het pensioenfonds en 3 aan de lopende rekening; 1 geeft 1 aan het pensioenfonds.
rule-RH-9-8 = Zodra er geld uit je bedrijfskas is gegaan, omdat je het opnam of door RH-9.9, kun je er tot het einde van de periode geen meer in stoppen: niet in dit bedrijf, en niet door een ander op te richten. Het pensioen hoort hierbij nog tot de vierde periode.
rule-RH-9-9 = Een ondernemer die slaagt voor een baan, wordt meteen werknemer: de hele bedrijfskas wordt verdeeld zoals in RH-9.7. Een andere weg terug is er niet, en een mislukte poging verandert niets.
rule-RH-9-10 = Ben je weer werknemer, dan blijven je ondernemerskaarten bedekt in je loopbaankolom liggen. Je mag opnieuw een bedrijf oprichten, in dezelfde periode alleen als RH-9.8 het toelaat.

chapter-RH-10 = Gezin
rule-RH-10-1 = Een partner die je speelt, leg je voor je neer; daarna gelden de effecten bij het spelen.
rule-RH-10-2 = Je hebt hoogstens één partner. Een andere spelen vervangt de oude: de oude kaart gaat naar de doos en de effecten daarvan bij het afleggen gelden, dan wordt de nieuwe gelegd. Een betaling onder die effecten valt onder RH-2.5.
rule-RH-10-3 = Met de oude partner verdwijnen de vaardigheden, het inkomen, de kosten, het halveren en wat er op het einde zou komen. Een partner wegsturen kan alleen door een andere te spelen.
rule-RH-10-4 = Een kind dat je speelt, komt bij je kinderen; daarna gelden de effecten bij het spelen. Er is geen limiet, en je hebt geen partner of woning nodig.
rule-RH-10-5 = Je gezin is jijzelf, je partner als je er een hebt, en je kinderen.

chapter-RH-11 = Woningen
rule-RH-11-1 = Wie een woning speelt, wordt er huurder of eigenaar van. De keuze geldt zolang de kaart in het spel is: een gehuurde woning kan later niet gekocht worden, een gekochte niet gehuurd.
rule-RH-11-2 = Huren: je betaalt nu niets. De huur is bij elke afrekening te betalen (RH-16.5).
rule-RH-11-3 = Kopen: je betaalt de prijs, zoals de gebeurtenis hem verandert, van de lopende rekening, en er wordt onthouden wat je betaald hebt. Een eigenaar betaalt geen huur.
rule-RH-11-4 = Een deel van de prijs, of alles, mag uit het pensioenfonds komen, de rest van de lopende rekening; wat je betaald hebt, is de hele prijs. Je kunt niet meer nemen dan het pensioenfonds bevat of dan de woning kost.
rule-RH-11-5 = Je hebt hoogstens één woning. Een andere spelen vervangt de oude, die eerst weggaat: een eigenaar krijgt terugbetaald zoals in RH-11.6 en mag dat geld voor de nieuwe prijs gebruiken; een huurder krijgt niets.
rule-RH-11-6 = Verkopen: de eigenaar krijgt op de lopende rekening terug wat betaald werd, waar het geld ook vandaan kwam, en de kaart gaat naar de doos. Een huurder, of wie geen woning heeft, kan niet verkopen.
rule-RH-11-7 = Verlaten: de woning van een huurder gaat naar de doos, voor niets. Een eigenaar, of wie geen woning heeft, kan er geen verlaten.
rule-RH-11-8 = Een woning heeft plaats voor een aantal mensen naast jezelf. Die is te klein als je partner en kinderen met meer zijn. Dat telt alleen bij de afrekening (RH-16.6): je mag een te kleine woning huren of kopen, en je gezin mag eruit groeien.

chapter-RH-12 = Beleggingen spelen
rule-RH-12-1 = Beleggen: een bedrag naar keuze gaat van de lopende rekening op de kaart, die bij je beleggingen komt. Je mag zoveel beleggingen tegelijk hebben als je wilt, elk met een eigen inzet.
rule-RH-12-2 = Bij een inzet komt geen geld bij en er gaat geen af, behalve zoals RH-14 zegt. Met een inzet betaal je niets.

chapter-RH-13 = Leningen
rule-RH-13-1 = Een leningfiche geeft meteen { $loan } op de lopende rekening. Bij het pensioen kost het { $repayment } (RH-18.6).
rule-RH-13-2 = Je mag vrijwillig lenen op elk moment van de speelfase voor je klaar bent, ook terwijl een proef wacht, bij de afrekening als je geld tekortkomt (RH-16.10), en bij het pensioen als je een woning zou kunnen kopen (RH-18.11).
rule-RH-13-3 = Een vrijwillige lening mag je niet boven zoveel fiches brengen als het nummer van de periode, dat bij het pensioen nog altijd 4 is. Met zoveel of meer kun je niet lenen.
rule-RH-13-4 = Tijdens een kredietcrisis kun je niet vrijwillig lenen.
rule-RH-13-5 = Een gedwongen lening komt vanzelf, alleen bij de afrekening (RH-16.11). RH-13.3 en RH-13.4 gelden er niet voor, maar het fiche telt daarna wel mee voor RH-13.3.
rule-RH-13-6 = Leningen worden pas bij het pensioen terugbetaald, nooit eerder. Een kaart kan er een wegnemen.

chapter-RH-14 = Afrekening: volgorde en beleggingen
rule-RH-14-1 = De spelers doen hun afrekening na elkaar, vanaf wie de startspelerpion heeft, in de volgorde van de beurten. Elk doet het helemaal: beleggingen, inkomsten, uitgaven. Waar niets te beslissen valt, gebeurt het vanzelf.
rule-RH-14-2 = Beleggingen worden één voor één afgehandeld, de oudste eerst. Voor elke worden twee dobbelstenen gegooid.
rule-RH-14-3 = Heb je een fiche voor een tweede kans, dan beslis je: de worp aanvaarden, of een fiche uitgeven en opnieuw gooien; die worp geldt. Dat kan één keer per belegging en afrekening, wat de eerste worp ook was. Zonder fiche geldt de worp.
rule-RH-14-4 = Het totaal, zoals de gebeurtenis het verandert, zoek je op in de tabel van de kaart; onder 2 lees je het als 2.
rule-RH-14-5 = Wat de tabel zegt:
    – alles verliezen: de inzet wordt 0 en de kaart gaat naar de doos;
    – de helft verliezen: de inzet verliest de helft van zichzelf, naar beneden afgerond (11 verliest 5, 1 verliest 0);
    – gelijk: er verandert niets;
    – de helft winnen: hij wint de helft van zichzelf, naar beneden afgerond (11 wint 5);
    – verdubbelen, verdrievoudigen: hij wordt twee of drie keer zo groot.
rule-RH-14-6 = Daarna beslis je, als er een inzet is: hem opstrijken, zodat de hele inzet naar de lopende rekening gaat en de kaart naar de doos; of kaart en inzet laten staan tot de volgende afrekening, waar ze opnieuw afgehandeld worden.
rule-RH-14-7 = In periode 4 wordt de inzet vanzelf opgestreken.
rule-RH-14-8 = Bij de afrekening kun je alleen doen wat gevraagd wordt: na een worp opnieuw gooien of aanvaarden; een inzet opstrijken of laten staan; voor een rekening afleggen, geld uit het bedrijf opnemen of lenen.

chapter-RH-15 = Afrekening: inkomsten
rule-RH-15-1 = Een werknemer krijgt op de lopende rekening het loon van de onbedekte loopbaankaart, plus het blijvende loon van elke kaart in de kolom, de onbedekte inbegrepen.
rule-RH-15-2 = Hoogconjunctuur of recessie verandert die som. Een werknemer zonder kaart in de loopbaankolom krijgt niets, wat de gebeurtenis ook is.
rule-RH-15-3 = Net zo voor het pensioenfonds: het pensioen van de onbedekte loopbaankaart plus elk blijvend pensioen. Een ondernemer krijgt niets door RH-15.1, RH-15.2 en deze regel.
rule-RH-15-4 = Werknemer of ondernemer, het inkomen van je partner gaat naar de lopende rekening.
rule-RH-15-5 = Daarna geldt wat kaarten bij de afrekening geven, in deze volgorde: de onbedekte opleiding, de onbedekte loopbaankaart, de partner, de kinderen, de woning.

chapter-RH-16 = Afrekening: uitgaven
rule-RH-16-1 = Na de inkomsten wordt de rekening opgemaakt, één keer. Ze is de som van RH-16.2 en RH-16.3, die nooit gehalveerd worden, en van de gedeelde uitgaven (RH-16.8).
rule-RH-16-2 = Persoonlijke uitgaven: het nummer van de periode.
rule-RH-16-3 = De kosten van je partner.
rule-RH-16-4 = { $child_cost } per kind.
rule-RH-16-5 = Een huurder betaalt de huur, zoals de gebeurtenis die verandert; een eigenaar niets.
rule-RH-16-6 = Is de woning te klein (RH-11.8), dan gaat die naar de doos voor de rekening opgemaakt wordt: een eigenaar krijgt op de lopende rekening wat betaald werd, een huurder niets, en de effecten daarvan bij het afleggen gelden (RH-7.6). Je hebt dan geen woning meer.
rule-RH-16-7 = Zonder woning: { $lodging_cost } per gezinslid, jijzelf inbegrepen (noodopvang).
rule-RH-16-8 = Gedeelde uitgaven zijn die van RH-16.4, RH-16.5 en RH-16.7. Met een partner die halveert, wordt hun som één keer gehalveerd, naar boven afgerond.
rule-RH-16-9 = Staat er genoeg op de lopende rekening, dan wordt de rekening meteen vanzelf betaald.
rule-RH-16-10 = Zo niet, dan kom je geld tekort. Heb je een kaart in de hand of minstens 2 in je bedrijfskas, dan mag je kaarten afleggen voor 1 per stuk, geld uit het bedrijf opnemen, of lenen binnen RH-13.3 en RH-13.4. Zodra de lopende rekening volstaat, wordt betaald.
rule-RH-16-11 = Kom je geld tekort zonder kaart in de hand en met minder dan 2 in de bedrijfskas, dan neem je gedwongen leningen, fiche na fiche, tot de rekening betaald kan worden. Kaarten in de hand en geld van het bedrijf gaan dus voor op elke lening boven de grens.
rule-RH-16-12 = Om een rekening te betalen kun je geen woning verkopen en geen inzet aanspreken.

chapter-RH-17 = Einde van een periode
rule-RH-17-1 = Als de laatste speler de rekening betaald heeft, gaat de gebeurtenis naar de doos, en niemand is nog klaar. Na periode 1 tot 3 mag iedereen weer geld in een bedrijf stoppen; wie in periode 4 geld heeft opgenomen, stort er bij het pensioen geen meer (RH-18.10).
rule-RH-17-2 = Na periodes 1 tot 3 begint de volgende periode met het kiezen van kaarten; handen, kolommen, kassen, fiches en de startspelerpion blijven zoals ze zijn. Na periode 4 komt het pensioen.

chapter-RH-18 = Pensioen en score
rule-RH-18-1 = De spelers gaan na elkaar met pensioen, vanaf wie de startspelerpion heeft, in de volgorde van de beurten. Elk doet RH-18.10 en dan RH-18.2 tot RH-18.6 in die volgorde.
rule-RH-18-2 = De hele bedrijfskas van een ondernemer wordt verdeeld zoals in RH-9.7.
rule-RH-18-3 = Heb je een woning in de hand die je zou kunnen betalen, met lopende rekening, terugbetaling van RH-11.5, pensioenfonds en de leningen van RH-18.11 samen, dan mag je er één kopen tegen de gedrukte prijs, met of zonder geld uit het pensioenfonds, of geen kopen. RH-11.3 tot RH-11.6 gelden. Zonder zo’n kaart wordt er niets gevraagd. Bij het pensioen wordt geen bedrijf opgericht en niets opgenomen, afgelegd of verkocht.
rule-RH-18-4 = Het pensioenfonds van een eigenaar krijgt de gedrukte prijs van de woning erbij, wat er ook betaald werd. De lopende rekening krijgt niets, en de kaart blijft.
rule-RH-18-5 = Wat kaarten in het spel op het einde geven, geldt: partner, kinderen, woning (gekocht of gehuurd), opleidingskolom en loopbaankolom.
rule-RH-18-6 = Leningen worden terugbetaald, { $repayment } per fiche: eerst van de lopende rekening, dan uit het pensioenfonds. De fiches worden teruggegeven.
rule-RH-18-7 = Je score is wat nu in het pensioenfonds zit. Was zelfs het pensioenfonds niet genoeg voor de leningen, dan is het leeg en is je score min de onbetaalde rest. Kaarten in de hand en geld op de lopende rekening zijn niets waard.
rule-RH-18-8 = De hoogste score wint. Bij gelijke scores wint wie minder kaarten in de loopbaankolom heeft.
rule-RH-18-9 = Is ook dat gelijk, dan wint wie na RH-18.6 meer op de lopende rekening heeft. Is ook dat gelijk, dan winnen die spelers samen.
rule-RH-18-10 = Voor de kas verdeeld wordt (RH-18.2), mag een ondernemer die geld op de lopende rekening heeft, en die in de vierde periode niets uit het bedrijf heeft opgenomen, nog geld in het bedrijf storten, zo vaak er nog iets is. Als de lopende rekening leeg is, of de speler klaar is, wordt de kas verdeeld. Aan de anderen wordt niets gevraagd.
rule-RH-18-11 = Wie een woning kan kopen, mag eerst lenen, het ene fiche na het andere, of het geld nu nodig is of niet. De grens is vier fiches (RH-13.3). Er geldt geen gebeurtenis meer, dus een kredietcrisis van de vierde periode verbiedt hier niets. Een genomen fiche blijft, ook als je daarna niets koopt. Wie zelfs met al die leningen geen woning kan betalen, wordt niets gevraagd en kan niet lenen.
rule-RH-18-12 = Bij het pensioen kun je alleen doen wat gevraagd wordt: geld in het bedrijf storten of klaar zijn; daarna een woning kopen, lenen of klaar zijn. Wie niet antwoordt, is klaar.

chapter-RH-R = Toelichting
rule-RH-R-1 = Proeven op twee vaardigheden. De gedrukte tekst leest alsof de twee niveaus opgeteld worden, maar het enige voorbeeld zegt dat niveaus 2 en 1 tegen 9 een 8 nodig hebben, en een 7 met één tijdelijke vaardigheid erbij. Optellen zou 6 en 5 geven; het laagste niveau nemen geeft precies 8 en 7, dus is dat de regel (RH-6.3). Je kunt ook zeggen: dezelfde worp moet met elk van de twee vaardigheden het doel halen.
rule-RH-R-2 = Verdelen wat uit een bedrijf komt. Het regelboek zegt: de helft, die voor het pensioen naar boven afgerond; hetzelfde bedrag voor allebei; en bij het leegmaken van de kas eerst 1 voor het pensioenfonds als die oneven is. Alle drie kloppen als alleen even bedragen opgenomen worden, behalve bij de hele kas (RH-9.7). Waren oneven bedragen vrij, dan zou telkens 1 opnemen alles naar het pensioenfonds sturen.
rule-RH-R-3 = Geen geld terug in het bedrijf. Storten en opnemen mag op elk moment. Zonder grens zou een ondernemer hetzelfde geld kunnen storten en opnemen tot alles in het pensioenfonds zit. Na het opnemen wordt er dus niets meer gestort tot de volgende periode (RH-9.8). Eén keer per periode storten en daarna opnemen blijft mogelijk: ondernemers horen hun pensioenfonds makkelijker te vullen. De verdeling bij het pensioen is de opname van de vierde periode: wie in die periode al geld opnam, stort bij het pensioen niets meer (RH-18.10).
rule-RH-R-4 = Kleinste bedragen. Een bedrag naar keuze is minstens 1, voor het oprichten van een bedrijf en voor een inzet (RH-2.4).
rule-RH-R-5 = Open handen. Je kiest een aanbod door ernaar te kijken: iedereen ziet wie wat neemt, en alles wat een hand verlaat wordt getoond. Een hand is dus geen geheim en ligt open voor iedereen (RH-2.9).
rule-RH-R-6 = Startspelerpion. De eerste van de lijst staat voor de jongste. De pion gaat door na elk van de twee rondes (RH-3.6), zoals het regelboek voor de eerste zegt, en blijft tussen de periodes liggen.
rule-RH-R-7 = De gezinskolom. Kaarten liggen overlappend in elke kolom behalve die van de woning, en een bedekte kaart verliest de effecten. Toch halveert de partner de kosten van de kinderen, wat niet zou kunnen als een kind de partner bedekte. In het gezin wordt dus niets bedekt (RH-7.2).
rule-RH-R-8 = Loon en bedekken. Een deel van het inkomen stapelt zich op: elke baan heeft een deel dat telt zolang die onbedekt is en een blijvend deel dat altijd telt. De som van alle zichtbare bedragen bevat ook het blijvende deel van de onbedekte baan (RH-15.1).
rule-RH-R-9 = Ondernemers en blijvend loon. Blijvende winst duurt de hele partij, maar ondernemers krijgen geen loon. Het tweede weegt door: blijvend loon en blijvend pensioen rusten zolang je ondernemer bent, en tellen weer als je teruggaat (RH-9.1).
rule-RH-R-10 = Bonus bij het afleggen. Een kaart toont tijdelijke vaardigheden of 1, en de voorbeelden leggen om het even welke kaart af voor 1. Elke levenskaart kan dus afgelegd worden voor 1, en voor de tijdelijke vaardigheden als die er zijn (RH-5.7, RH-6.5).
rule-RH-R-11 = Effecten bij het afleggen. Wat een kaart in de hand bij het afleggen geeft, is de bonus. Effecten bij het afleggen horen dus bij kaarten in het spel die het verlaten (RH-7.6).
rule-RH-R-12 = Nutteloze tijdelijke vaardigheden. Een kaart afleggen voor een vaardigheid die niet helpt, is nooit beter dan die voor 1 af te leggen, dus kan het niet (RH-6.6).
rule-RH-R-13 = ‘Op elk moment.’ Lenen, storten en opnemen kan tussen twee handelingen van je speelfase, lenen en opnemen ook terwijl een mislukte proef wacht (om het tweede studiegeld te betalen) en als je bij de afrekening geld tekortkomt (RH-9.4, RH-9.5, RH-13.2). Elders in de vier perioden zou het niets veranderen wat de speelfase ervoor of erna niet even goed doet. Na de vierde afrekening komt er geen speelfase meer: wat ze opbrengt, mag dus nog in het bedrijf voor de kas verdeeld wordt (RH-18.10), en je mag lenen voor de enige aankoop die nog kan, een woning (RH-18.11). Voor al het andere levert een lening bij het pensioen 3 op en kost ze meteen 6, dus wordt ze niet aangeboden. In partijen die met versie 1 van deze regels begonnen, kan bij het pensioen geen van beide.
rule-RH-R-14 = Gelijktijdig afrekenen. Spelers raken elkaar niet, dus het na elkaar doen verandert niets en legt de volgorde van de dobbelstenen vast (RH-14.1).
rule-RH-R-15 = Gedwongen leningen. Je moet lenen als je de uitgaven niet kunt dekken: zolang er kaarten af te leggen zijn of er geld uit het bedrijf op te nemen is, kun je dat. Binnen de grens mag je toch lenen en je kaarten houden; boven de grens alleen als laatste uitweg (RH-16.11).
rule-RH-R-16 = Terugbetalen. Niets laat toe een lening voor het einde terug te betalen (RH-13.6).
rule-RH-R-17 = Verhuizen. Het regelboek zegt een partner te vervangen, en voor een woning alleen dat je er één tegelijk hebt. Wij behandelen ze gelijk: de nieuwe woning vervangt de oude, die eerst verkocht of verlaten wordt, zodat je de terugbetaling kunt uitgeven (RH-11.5). Huurder of eigenaar wordt één keer beslist, als de kaart gelegd wordt (RH-11.1).
rule-RH-R-18 = Verkopen. De ene keer staat er: in je beurt; de andere keer: op elk moment. Beide betekenen de speelfase. Een woning verkoop je niet bij de afrekening, als je erin woont (RH-11.6, RH-16.12).
rule-RH-R-19 = Een te kleine woning valt pas op bij de afrekening, zoals de lijst van uitgaven zegt (RH-16.6). Niets verbiedt in een te kleine woning te trekken.
rule-RH-R-20 = Prijs en waarde. Een woning wordt verkocht voor wat betaald werd, ook als die verloren gaat omdat die te klein is; bij het pensioen is de waarde de gedrukte prijs. De twee verschillen alleen voor woningen die tijdens een { card-housing_bubble } of een { card-housing_slump } gekocht zijn (RH-11.6, RH-16.6, RH-18.4).
rule-RH-R-21 = Halveren. De partner halveert alle uitgaven die lager in de lijst staan: kinderen, huur, noodopvang. Wij halveren hun som, één keer, naar boven afgerond (RH-16.8).
rule-RH-R-22 = Een inzet neem je helemaal terug of niet; de kaart wordt dan afgelegd. Na de vierde afrekening is er geen volgende meer, dus wordt hij teruggenomen (RH-14.6, RH-14.7).
rule-RH-R-23 = Een tweede kans voor een belegging mag je gebruiken als het resultaat niet is wat je hoopte. Wat je hoopte is jouw zaak, dus wordt die na elke worp aangeboden, één keer (RH-14.3).
rule-RH-R-24 = Geslaagd. Je mag de kaart leggen: wij doen het altijd. Het kost niets en houdt de partij in beweging (RH-6.8).
rule-RH-R-25 = Een woning kopen bij het pensioen: één, met het geld dat er is of met geleend geld, want een lening mag dienen om een woning te kopen. De vierde periode was de laatste, dus blijft haar nummer de grens voor leningen (RH-13.3); haar gebeurtenis is afgelegd en bindt niemand meer (RH-4.2). De woning mag er een in het spel vervangen (RH-18.3).
rule-RH-R-26 = Andere effecten op het einde, van opleidingen, banen, ondernemerskaarten en woningen, gelden samen met die van kinderen en partner (RH-18.5).
rule-RH-R-27 = Schulden die alles te boven gaan, worden niet kwijtgescholden: ze maken de score negatief, zodat eindeloos lenen nooit gratis is (RH-18.7).
rule-RH-R-28 = Gelijke stand. De kaarten gespeeld in de loopbaankolom zijn de kaarten die er liggen, banen en ondernemerskaarten, want er gaat er nooit een weg (RH-18.8). Een gelijke stand na het tweede criterium wordt gedeeld (RH-18.9).
rule-RH-R-29 = Voorraad. De doos bevat een beperkt aantal biljetten en fiches, maar dat ze opraken hoort niet uit te maken (RH-2.8).
rule-RH-R-30 = De helft van de kaarten vraagt opleiding: wij nemen dat letterlijk, 60 van 120.
rule-RH-R-31 = Kaarten terwijl een proef wacht. Tijdelijke vaardigheden komen voor de dobbelstenen, en van afleggen voor 1 staat er, anders dan bij leningen en opnames, niet dat het op elk moment kan. Tussen de twee worpen verlaat dus geen kaart de hand (RH-6.12).
rule-RH-R-32 = Namen van gebeurtenissen en startkaarten. In een zet noemen ze kaarten die in geen enkele hand zitten, dus weigert RH-2.3 ze; alleen bij de start noem je de kant van je startkaart.
rule-RH-R-33 = De manier van spelen gaat voor de kosten. Alleen een kaart die op haar eigen manier gespeeld wordt, kost iets: 1 beleggen in goed nieuws weigert RH-5.6 (of RH-5.3), wat er ook op de rekening staat. Een woning huren waarvan de effecten geld kosten (die is er niet in ons spel), vraagt dat geld, zoals bij elke kaart (RH-2.5).
rule-RH-R-34 = Een eigen pak. Een effect op de bedrijfskas van een werknemer doet niets. Kassen en fiches gaan niet onder 0. Zijn er minder aanbiedingen dan spelers die nog moeten kiezen, dan neemt wie er geen vindt er geen (RH-3.5).
rule-RH-R-35 = Stappen van het pensioen. Storten mag zolang er geld is, dus wordt het gevraagd tot je klaar bent. Een lege lopende rekening is ook het einde: er zou niets anders te zeggen zijn. Een woning kopen beëindigt de stap; lenen niet, want dat geld is voor de aankoop (RH-18.10 tot RH-18.12).
