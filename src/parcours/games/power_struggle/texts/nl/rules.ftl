# De regels van Power Struggle zoals een speler ze leest.

chapter-PS-1 = Het spel in het algemeen
rule-PS-1-1 = Op elk moment tot het einde van de partij moet precies één speler een zet doen. Niemand anders kan dan iets doen.
rule-PS-1-2 = Elke fase heeft eigen zetten. In de beginopstelling worden managers geplaatst. In een vergadering wordt de voorzitterskaart gebruikt of niet, wordt van de extra actie afgezien en worden afgezette directeuren ergens heen gestuurd; vanaf het moment dat een extra actie (PS-5.4) mogelijk is tot die afgelopen is, kunnen ook de zetten van een actie. Bij het sorteren worden gebeurtenissen gelegd. In de dienstfase komen de zetten van acties, dus alle andere. Als de partij afgelopen is, zijn er geen.
rule-PS-1-3 = Binnen haar fase kan een zet alleen als erop gewacht wordt: in een vergadering de zetten van de huidige stap; aan het begin van een actie een zet die er een begint; tijdens een actie de volgende stappen ervan; bij aangeboden smeergeld het antwoord. Iets anders kan niet; voor stoppen zie PS-1.4. Een begonnen actie kan niet met een zet worden teruggenomen.
rule-PS-1-4 = Je kunt een actie alleen stoppen waar de regel van die actie dat zegt, en nergens anders.
rule-PS-1-5 = Wat geen keuze laat, gebeurt vanzelf, meteen na de zet die ertoe leidt: gebeurtenissen, betalingen, sluiten en opschuiven, verkiezingen, benoemingen, punten, de wissel van beurten en fasen. Een zet waar een regel op wacht, doet de speler zelf, ook als het de enige is (behalve de achtste kaart, PS-6.2).
rule-PS-1-6 = Als meerdere regels dezelfde zet verbieden, noemt de weigering die met het laagste nummer: eerst het hoofdstuk, dan het nummer daarbinnen.
rule-PS-1-7 = Geld wordt in duizenden Pinats geteld, in veelvouden van { $smallest_note }: 800 betekent 800.000 Pinats. De bank, de managers en de medewerkers raken nooit op; aandelencertificaten wel.
rule-PS-1-8 = Geheim zijn: ieders geld; ieders aartsvijandkaart en vaardigheidskaart; de privilegekaarten die aan het begin gedeeld zijn, voor zover PS-2.8 dat zegt; de gebeurtenissen die de sorteerder trekt, legt en in de stapel heeft; het bedrag van smeergeld, dat alleen de twee betrokken spelers ooit te weten komen. Al het andere is openbaar.

chapter-PS-2 = Voorbereiding
rule-PS-2-1 = Drie tot vijf spelers zitten in de volgorde van de spelerslijst, met de klok mee.
rule-PS-2-2 = Het doel is 4 overwinningspunten. Met de optie voor een langere partij, gekozen voor het begin, is het 5.
rule-PS-2-3 = Iedereen begint met { $start_money }, op 0 op alle vier sporen, zonder adviseurs en certificaten. De motivatie begint op { $full_motivation }.
rule-PS-2-4 = De voorraad certificaten hangt af van het aantal spelers:
    – vijf spelers: drie van elke soort;
    – vier spelers: twee van elk van de certificaten met 1 tot 5 aandelen, drie van die met 6 en 7;
    – drie spelers: twee van elke soort.
rule-PS-2-5 = De kleurkaarten van de spelers in de partij worden geschud en geheim gedeeld, aan ieder één. Je kunt je eigen kaart krijgen.
rule-PS-2-6 = De vaardigheidskaarten worden geschud en geheim gedeeld, aan ieder één. Met vijf spelers doen alle zes mee; met vier gaat die met aandelen, hoofdafdelingen en corruptie eruit; met drie ook die met hoofdafdelingen, corruptie en adviseurs. De rest gaat ongezien uit de partij.
rule-PS-2-7 = De zeven privilegekaarten worden geschud en gedekt gedeeld, zo gelijk mogelijk: drie spelers krijgen er 3, 2 en 2; vier 2, 2, 2 en 1; vijf 2, 2, 1, 1 en 1. Het toeval beslist wie er meer krijgt.
rule-PS-2-8 = Van de privilegekaarten die aan het begin gedeeld zijn, ken je je eigen kaarten, en iedereen weet wie communicatie heeft. Een kaart wordt aan iedereen bekend als de bezitter er een directeur of de voorzitter door levert (PS-5.9, PS-5.14), en alle zijn bekend vanaf PS-5.17 van de eerste vergadering. Daarna weet iedereen welke kaarten voor wie liggen, open of gedekt: gedekt betekent alleen dat de kaart niet te gebruiken is.
rule-PS-2-9 = Wie communicatie krijgt, is de eerste speler van de beginopstelling.

chapter-PS-3 = Beginopstelling
rule-PS-3-1 = Elke speler plaatst drie managers, één tegelijk: eerst iedereen met de klok mee vanaf de eerste speler; dan iedereen tegen de klok in, te beginnen rechts van de eerste speler (de laatste plaatst dus twee keer achter elkaar); dan iedereen weer met de klok mee vanaf de eerste speler.
rule-PS-3-2 = Een manager in een divisie komt met 3 medewerkers uit de voorraad en vormt een afdeling in het eerste vrije kantoor van die divisie (PS-4.6, PS-4.7).
rule-PS-3-3 = Of de manager gaat naar de raad van bestuur (PS-4.11, PS-4.12).
rule-PS-3-4 = Een manager die uit het bestuur geduwd wordt, gaat terug naar de voorraad van de eigenaar en wordt niet opnieuw geplaatst; die speler heeft een manager minder. Niemand kan in het kantoor van de voorzitter of van een directeur plaatsen, en er worden geen privileges gebruikt.
rule-PS-3-5 = Na de laatste manager begint de eerste directievergadering.

chapter-PS-4 = Kantoren, afdelingen, bestuur
rule-PS-4-1 = Elke divisie heeft zes kantoren in een kolom, genummerd van boven, en daarnaast één kantoor voor haar directeur. Het bedrijf heeft één kantoor van de voorzitter en een raad van bestuur met vijf zetels op een rij.
rule-PS-4-2 = Een afdeling is één manager met één tot zes medewerkers in één kantoor. Ze is van de eigenaar van de manager.
rule-PS-4-3 = Een hoofdafdeling is twee managers van één speler met nul tot zes medewerkers in één kantoor. Ze telt als twee managers waar de managers van een divisie geteld worden.
rule-PS-4-4 = In geen kantoor zitten ooit meer dan zes medewerkers. Je kunt er niet meer werven, heen halen, mee oprichten of wegkopen dan erin passen.
rule-PS-4-5 = Je kunt niet meer medewerkers uit een afdeling of hoofdafdeling halen dan ze heeft, of je ze nu weghaalt, ontslaat of wegkoopt.
rule-PS-4-6 = Een nieuwe of verhuisde afdeling of hoofdafdeling gaat naar het eerste vrije kantoor van de divisie, geteld van boven.
rule-PS-4-7 = Een divisie waarvan de zes kantoren bezet zijn, neemt niets meer op: er kan niets geplaatst, geopend, opgericht of gekocht worden, niets heen verhuizen en niets in een nieuw kantoor samengevoegd worden.
rule-PS-4-8 = Tenzij een regel anders zegt, handel je alleen in je eigen kantoren. Voor een kantoor dat leeg is of van een ander kun je niet werven, er niet uit weghalen, het niet verhuizen of samenvoegen, er niemand voor invloed ontslaan (PS-13.1, PS-14.10) en er geen weggekochte medewerkers plaatsen.
rule-PS-4-9 = Een afdeling zonder medewerkers sluit meteen en de manager gaat naar de voorraad van de eigenaar. Een hoofdafdeling sluit nooit.
rule-PS-4-10 = Als een kantoor leeg wordt, schuift alles eronder in de divisie meteen één kantoor op, ook midden in een actie. Een zet noemt kantoren bij hun nummer van vóór die zet.
rule-PS-4-11 = Een manager die bij het bestuur komt, neemt de eerste vrije zetel van links. De zetels blijven van links zonder gaten gevuld.
rule-PS-4-12 = Als nieuwkomers in het bestuur te weinig vrije zetels vinden, schuiven alle leden naar links tot er genoeg zijn, en wie voorbij het linkereinde geduwd wordt, gaat naar de voorraad van de eigenaar. Meerdere nieuwkomers van één actie komen samen; zijn het er meer dan vijf, dan zijn alle vijf zetels van hen en gaat de rest naar de voorraad.
rule-PS-4-13 = De voorzitter en de directeuren zijn geen lid van het bestuur.

chapter-PS-5 = Directievergadering
rule-PS-5-1 = Er is een vergadering na de beginopstelling en telkens als de directievergadering onthuld wordt. De stappen, in deze volgorde: privileges (PS-5.2 tot PS-5.5), vertrek van de voorzitter (PS-5.6), verkiezing (PS-5.7 tot PS-5.9), directeuren (PS-5.10 tot PS-5.16), verdeling van de privilegekaarten (PS-5.17), invloed (PS-5.18), motivatie (PS-5.19), sorteren van de gebeurtenissen (PS-6).
rule-PS-5-2 = Eerst mag de speler met de voorzitterskaart open die gebruiken, of ervan afzien. Met de directiezijde boven opent ze een afdeling met één medewerker in een divisie naar keuze.
rule-PS-5-3 = Met de omgekochte zijde boven opent ze in plaats daarvan een hoofdafdeling zonder medewerkers, en de speler scoort 1 hoofdafdeling.
rule-PS-5-4 = Daarna mag de speler met de communicatiekaart op de omgekochte zijde één extra actie doen, welke actie van PS-8 tot PS-14 ook, precies als in de eigen beurt, met de motivatie zoals die staat; of ervan afzien.
rule-PS-5-5 = Elk van deze twee stappen wordt overgeslagen als de kaart gedekt ligt, als het communicatie op de directiezijde is, of, bij de voorzitter, als er in het bedrijf geen kantoor vrij is. Een kaart die in de extra actie van eigenaar wisselt, brengt niemand in deze twee stappen nog een privilege.
rule-PS-5-6 = De voorzitter, als er een is, gaat naar de voorraad van de eigenaar.
rule-PS-5-7 = De speler met de meeste managers in het bestuur levert de nieuwe voorzitter: de meest linkse van hen gaat naar het kantoor van de voorzitter, en de anderen schuiven naar links aan.
rule-PS-5-8 = Hebben meerdere spelers de meeste managers in het bestuur, dan wint wie de meest linkse manager heeft.
rule-PS-5-9 = Is het bestuur leeg, dan zet de speler voor wie de voorzitterskaart ligt, open of gedekt, een manager uit de eigen voorraad in het kantoor van de voorzitter.
rule-PS-5-10 = Daarna krijgt elke divisie, van links naar rechts, haar directeur. Een divisie is klaar voordat de volgende aan de beurt komt.
rule-PS-5-11 = De speler met de meeste managers in de kantoren van de divisie levert de directeur: één per afdeling, twee per hoofdafdeling. De huidige directeur telt niet mee.
rule-PS-5-12 = Hebben meerdere spelers de meeste managers, dan wint wie de meeste medewerkers in de divisie heeft (afdelingen en hoofdafdelingen).
rule-PS-5-13 = Is ook dat gelijk, dan wint van hen wie het hoogste kantoor in de divisie heeft.
rule-PS-5-14 = Heeft niemand een manager in de kantoren van de divisie, dan levert de speler voor wie haar privilegekaart ligt, open of gedekt, de directeur.
rule-PS-5-15 = Is er geen huidige directeur, dan komt de nieuwe uit de voorraad van de speler die de directeur levert. Is de huidige directeur al van die speler, dan blijft die.
rule-PS-5-16 = Is de huidige directeur van een andere speler, dan beslist die eerst waar de afgezette directeur heen gaat: naar een zetel in het bestuur (PS-4.11, PS-4.12), of als extern adviseur naar die divisie. Dan komt de nieuwe directeur uit de voorraad van de speler die de directeur levert.
rule-PS-5-17 = Elke privilegekaart gaat, waar ze ook is, naar de speler wiens manager directeur van haar divisie is, en de voorzitterskaart naar de speler wiens manager voorzitter is. Alle liggen open met de directiezijde.
rule-PS-5-18 = Elke speler scoort invloed: 2 voor de voorzitter, 1 voor elke manager in het bestuur. Allen scoren tegelijk.
rule-PS-5-19 = Is een speler aangekondigd, dan eindigt de partij hier (PS-16.4). Anders gaat de motivatie terug naar { $full_motivation }.

chapter-PS-6 = Gebeurtenissen sorteren
rule-PS-6-1 = De speler van wie een manager directeur van communicatie is, is de sorteerder en wordt eerste speler. Alle 26 gebeurtenissen worden verzameld. De sorteerder krijgt de bonusdag en de directievergadering, en van de 24 andere worden er geschud zes voor de sorteerder getrokken. Alleen die ziet ze. De andere 18 blijven tot de volgende vergadering ongezien buiten spel.
rule-PS-6-2 = De sorteerder legt de acht kaarten op een gedekte stapel, één voor één, de bovenste eerst. Liggen er zeven, dan volgt de achtste vanzelf.
rule-PS-6-3 = De sorteerder kan alleen gebeurtenissen leggen die nog te leggen zijn.
rule-PS-6-4 = De directievergadering is op zijn vroegst de vijfde kaart: die kan niet gelegd worden zolang er minder dan vier kaarten liggen.
rule-PS-6-5 = De bonusdag komt vóór de directievergadering: de vergadering kan niet gelegd worden zolang de bonusdag er niet ligt.
rule-PS-6-6 = De volgorde kan daarna niet meer veranderen. De sorteerder kan de stapel bekijken zolang de dienstfase duurt, niemand anders. Het aantal kaarten boven de directievergadering, 4 tot 7, is het aantal dienstrondes. De eerste ronde begint.

chapter-PS-7 = Dienstrondes en gebeurtenissen
rule-PS-7-1 = Een dienstronde is een gebeurtenis, dan één actie van elke speler, met de klok mee vanaf de eerste speler.
rule-PS-7-2 = De eerste speler blijft de hele dienstfase dezelfde, ook als de sorteerder de directeur van communicatie of de kaart verliest.
rule-PS-7-3 = Aan het begin van een ronde wordt de bovenste kaart van de stapel aan iedereen onthuld en werkt die meteen.
rule-PS-7-4 = Bonusdag: elke speler krijgt van de bank
    – { $for_certificate } voor elk certificaat, hoeveel aandelen het ook heeft;
    – { $for_department } voor elke afdeling;
    – { $for_main_department } voor elke hoofdafdeling;
    – { $for_board } voor elke manager in het bestuur;
    – { $for_chairman } voor de voorzitter.
    Wie controlling heeft, kan meer krijgen (PS-14.6).
rule-PS-7-5 = Directievergadering: niemand heeft in deze ronde een actie; de dienstfase is afgelopen en een vergadering begint. De kaarten eronder in de stapel worden niet onthuld.
rule-PS-7-6 = Een motivatiekaart verschuift de marker met haar waarde, maar nooit onder 0 of boven { $full_motivation }.
rule-PS-7-7 = Sukkelkaart: de sorteerder betaalt { $present } aan elke andere speler.
rule-PS-7-8 = Heeft de sorteerder te weinig voor de sukkelkaart, dan betaalt die alles en vult de bank aan: elke andere speler krijgt in elk geval { $present }.
rule-PS-7-9 = Bestuursschandaal: de voorzitter gaat naar de voorraad van de eigenaar, die { $severance } van de bank krijgt. De voorzitterskaart wordt gedekt gedraaid, voor wie die ook ligt. Is er geen voorzitter, dan krijgt niemand geld.
rule-PS-7-10 = Verjaardag: de voorzitter en elke directeur behalve die van communicatie kosten hun eigenaar elk { $present }, te betalen aan de bank.
rule-PS-7-11 = Zomerfeest: elke manager in het bestuur kost de eigenaar { $present }, te betalen aan de bank.
rule-PS-7-12 = Bedrijfsuitje: er gebeurt niets.
rule-PS-7-13 = Wie de bank meer schuldig is dan de eigen kas bevat, betaalt alles. Als dit of PS-7.8 gebeurt, laat die speler het geld zien: iedereen hoort hoeveel het was.
rule-PS-7-14 = Na de actie van de laatste speler is de ronde afgelopen. Is een speler aangekondigd, dan eindigt de partij (PS-16.3); anders begint de volgende ronde.

chapter-PS-8 = Acties; A: werven
rule-PS-8-1 = In je beurt doe je precies één actie: A werven (PS-8.4), B afdelingen openen (PS-9), C reorganiseren (PS-10), D aftreden (PS-11), E omkopen (PS-12), F punten kopen (PS-13), G een privilegekaart gebruiken (PS-14.7, PS-14.10).
rule-PS-8-2 = Is de actie afgelopen, dan is de volgende speler met de klok mee aan de beurt.
rule-PS-8-3 = Kun je een actie doen, dan moet je er een doen. Je kunt niet passen als een andere actie mogelijk is, en in een extra actie nooit.
rule-PS-8-4 = Werven is medewerkers uit de voorraad in je eigen kantoren plaatsen. In één actie kun je er { $recruits } plaatsen, plus de extra’s van personeelszaken (PS-14.5), in zoveel kantoren en zetten als je wilt.
rule-PS-8-5 = De twee zijn verplicht zolang er plaats is, de extra medewerkers een keuze: je kunt stoppen als er twee geplaatst zijn. De actie eindigt vanzelf als het hele aantal geplaatst is of in geen van je kantoren plaats is.
rule-PS-8-6 = Je kunt niet meer medewerkers werven dan de actie nog heeft (PS-8.4, PS-9.2).

chapter-PS-9 = B: afdelingen openen
rule-PS-9-1 = Met nieuwe medewerkers: je opent in een divisie een nieuwe afdeling met een manager uit je voorraad en één medewerker uit de gemeenschappelijke voorraad. Eén afdeling per actie.
rule-PS-9-2 = Zolang deze actie duurt, mag je aan de nieuwe afdeling zoveel medewerkers toevoegen als personeelszaken geeft (PS-14.5). In deze actie kunnen ze naar geen ander kantoor.
rule-PS-9-3 = Je mag ook medewerkers uit je andere kantoren naar de nieuwe afdeling halen, zo vaak je wilt. De nieuwe afdeling kan zichzelf geen medewerkers geven.
rule-PS-9-4 = De twee soorten stappen mogen door elkaar. De actie eindigt als je stopt; dat kan op elk moment na het openen.
rule-PS-9-5 = Met eigen medewerkers: je begint met medewerkers uit een van je kantoren weg te halen. Je mag er meer weghalen, uit hetzelfde of andere kantoren, voordat je een afdeling opricht.
rule-PS-9-6 = Dan richt je in een divisie een nieuwe afdeling op met een aantal van de weggehaalde medewerkers: één van hen gaat terug naar de voorraad en een manager uit jouw voorraad neemt die plaats in, zodat de afdeling met één medewerker minder begint.
rule-PS-9-7 = Er worden één of twee afdelingen opgericht, in dezelfde divisie of in twee, en ze verbruiken alle weggehaalde medewerkers. Niet mogelijk zijn: een afdeling met minder dan { $least_founders } of met meer dan er weggehaald zijn; een eerste die er precies 1 of meer dan 6 overlaat, of die er overlaat terwijl het bedrijf geen tweede vrij kantoor heeft; een tweede die er overlaat.
rule-PS-9-8 = Je kunt geen medewerkers weghalen om een afdeling op te richten als het er meer dan { $most_pool } zouden worden; als het er 1 zou zijn en je geen andere medewerker in je kantoren hebt; als het bedrijf er geen vrij kantoor voor zou hebben (twee vrije kantoren voor meer dan 6); of als er in deze actie al een afdeling opgericht is.
rule-PS-9-9 = De actie eindigt vanzelf als de weggehaalde medewerkers op zijn.

chapter-PS-10 = C: reorganiseren
rule-PS-10-1 = Verhuizen is een eigen afdeling of hoofdafdeling, managers en medewerkers samen, naar het eerste vrije kantoor van een andere divisie brengen.
rule-PS-10-2 = Je kunt niet verhuizen naar de divisie waar de afdeling al is.
rule-PS-10-3 = Eén actie verhuist één of twee afdelingen: na de eerste kun je stoppen; na de tweede eindigt de actie vanzelf. De net verhuisde afdeling kan in dezelfde actie niet nog eens verhuizen.
rule-PS-10-4 = Of de actie verhuist één hoofdafdeling en eindigt meteen. Een hoofdafdeling kan niet de tweede van een actie zijn.
rule-PS-10-5 = Samenvoegen is twee eigen afdelingen verenigen in het kantoor van een van beide; het andere kantoor wordt leeg.
rule-PS-10-6 = Of beide gaan naar het eerste vrije kantoor van een divisie, dat vrij moet zijn voordat de twee hun kantoor verlaten (PS-4.7); dat mag elke divisie zijn, ook die van een van beide. De twee kantoren worden van links naar rechts genoemd, en in één divisie van boven naar beneden; de andere volgorde telt niet.
rule-PS-10-7 = Het zijn twee verschillende kantoren met afdelingen, van welke divisies ook. Een hoofdafdeling kan niet worden samengevoegd, een kantoor niet met zichzelf.
rule-PS-10-8 = Samen twee van hun medewerkers gaan naar de voorraad, en van de rest ook die boven de zes.
rule-PS-10-9 = Er ontstaat een hoofdafdeling met beide managers, ook zonder medewerkers. Je scoort 1 hoofdafdeling. De actie eindigt.

chapter-PS-11 = D: aftreden
rule-PS-11-1 = Je directeur van een divisie verlaat het kantoor, dat tot de volgende vergadering leeg blijft. Eén directeur per actie. De directeur van een ander kun je niet laten aftreden.
rule-PS-11-2 = Naar het bestuur: de directeur en de managers van al je afdelingen in de divisie gaan naar het bestuur (PS-4.12).
rule-PS-11-3 = Als adviseur: de directeur wordt extern adviseur in de divisie, één meer als je er al hebt; de managers van je afdelingen in de divisie gaan naar je voorraad.
rule-PS-11-4 = In beide gevallen gaan al je medewerkers in de divisie naar de voorraad, ook die van hoofdafdelingen. Je afdelingen daar sluiten; je hoofdafdelingen daar blijven, met hun managers en zonder medewerkers. Kantoren van anderen blijven zoals ze zijn.
rule-PS-11-5 = De privilegekaart van de divisie wordt gedekt gedraaid, voor wie die ook ligt, en blijft zo tot PS-5.17.

chapter-PS-12 = E: omkopen
rule-PS-12-1 = Je biedt een andere speler geld voor een privilegekaart die voor die speler ligt, open of gedekt. Je kunt jezelf niet omkopen, en niet voor een kaart die niet voor die speler ligt.
rule-PS-12-2 = Het bod is minstens { $smallest_note }, en een veelvoud van { $smallest_note }.
rule-PS-12-3 = Je kunt niet meer bieden dan je hebt.
rule-PS-12-4 = Alleen die speler ziet het bedrag en moet aannemen of weigeren. Het geld wisselt pas bij aannemen van eigenaar.
rule-PS-12-5 = Wie biedt, scoort 1 corruptie bij het eerste bod van de actie, wat het antwoord ook is. Een tweede bod levert niets op.
rule-PS-12-6 = Wie aanneemt, krijgt het geld, scoort 1 corruptie en geeft de kaart. In deze actie volgen geen biedingen meer.
rule-PS-12-7 = De kaart ligt met de omgekochte zijde boven voor de nieuwe bezitter, ook als die de directeur van die divisie heeft, ook als de kaart al zo lag. Een kaart die gedekt lag, blijft gedekt.
rule-PS-12-8 = Bij weigering wisselt geen geld van eigenaar. Na een eerste weigering kun je een tweede bod doen, aan dezelfde of een andere speler, voor dezelfde of een andere kaart, of stoppen.
rule-PS-12-9 = Een tweede bod voor dezelfde kaart moet hoger zijn dan het eerste.
rule-PS-12-10 = Na het tweede antwoord, een aanvaarding of stoppen zijn de biedingen afgelopen en volgen de verliezen.
rule-PS-12-11 = Elke speler die in deze actie weigerde en er geen bod aannam, verliest één medewerker: één, ook na twee weigeringen. Een speler zonder medewerkers verliest niets.
rule-PS-12-12 = Wie bood, kiest één medewerker voor elke speler die er een verliest, in willekeurige volgorde. Een afdeling kan erdoor sluiten (PS-4.9). Het is er precies één, uit een kantoor van een speler die er nog een moet verliezen.
rule-PS-12-13 = De actie eindigt vanzelf als alle verliezen genomen zijn, of als er geen zijn.

chapter-PS-13 = F: punten kopen
rule-PS-13-1 = Invloed: je ontslaat drie van je medewerkers, uit welke van je kantoren ook. Met minder dan drie kun je er niet aan beginnen.
rule-PS-13-2 = Met het derde ontslag scoor je 1 invloed en eindigt de actie. Je kunt er niet meer ontslaan dan er nog te ontslaan zijn (hier en in PS-14.10).
rule-PS-13-3 = Hoofdafdeling: je betaalt { $main_department_cost } aan de bank, opent een hoofdafdeling zonder medewerkers in een divisie en scoort 1 hoofdafdeling.
rule-PS-13-4 = Adviseur: je betaalt { $counsel_cost } aan de bank en zet een manager uit je voorraad als extern adviseur in een divisie naar keuze, ook waar je er al een hebt.
rule-PS-13-5 = Aandelen: je betaalt de prijs van het certificaat, of de lagere die boekhouding geeft (PS-14.4), aan de bank, neemt één certificaat van die soort en scoort de aandelen. De prijzen: 1 aandeel 100, 2 aandelen 200, 3 aandelen 400, 4 aandelen 600, 5 aandelen 900, 6 aandelen 1.200, 7 aandelen 1.600.
rule-PS-13-6 = Een certificaat dat niet meer op voorraad is, kun je niet kopen.
rule-PS-13-7 = Wat meer kost dan je hebt, kun je niet kopen.
rule-PS-13-8 = Eén aankoop per actie. Corruptie is niet te koop.

chapter-PS-14 = Privilegekaarten; G: ze gebruiken
rule-PS-14-1 = Een privilegekaart werkt voor de speler voor wie ze open ligt, en alleen met de zijde die boven ligt. Zonder de kaart open voor je kun je ontwikkeling of juridische zaken & patenten niet gebruiken.
rule-PS-14-2 = Kaarten raken niet op. Een gedekte kaart werkt niet tot PS-5.17. De voorzitterskaart werkt in PS-5.2 en PS-5.3; communicatie in PS-6 en, omgekocht, in PS-5.4. Boekhouding, personeelszaken en controlling vragen geen eigen zet.
rule-PS-14-3 = Stappen naar motivatie, voor PS-14.4 en PS-14.5:
    – motivatie 4 tot 6: 0 stappen (omgekocht 1);
    – motivatie 2 of 3: 1 stap (omgekocht 2);
    – motivatie 0 of 1: 2 stappen (omgekocht 3).
rule-PS-14-4 = Boekhouding: een certificaat kost de prijs van een certificaat met zoveel aandelen minder als je stappen hebt, maar minstens die van één aandeel. Alleen het certificaat dat je neemt, moet op voorraad zijn.
rule-PS-14-5 = Personeelszaken: naar keuze tot zoveel extra medewerkers uit de voorraad als je stappen hebt, bij het werven (PS-8.4) en bij het openen met nieuwe medewerkers (PS-9.2). Niet bij het oprichten met eigen medewerkers.
rule-PS-14-6 = Controlling: op de bonusdag krijgt de bezitter een extra bedrag voor elk van de eigen afdelingen en hoofdafdelingen.
    – Directiezijde: motivatie 5 of 6: 0; 3 of 4: 50; 0 tot 2: 100.
    – Omgekochte zijde: motivatie 3 tot 6: 100; 2: 150; 0 of 1: 200.
rule-PS-14-7 = Ontwikkeling: op de directiezijde koop je één medewerker weg, op de omgekochte zijde drie. Je kunt de kaart niet gebruiken als in geen van je kantoren plaats is.
rule-PS-14-8 = Elke medewerker komt uit een afdeling of hoofdafdeling van een tegenstander, of uit de voorraad, naar een kantoor van jou. Een leeg kantoor of een eigen kantoor is geen bron. Een afdeling kan erdoor sluiten (PS-4.9).
rule-PS-14-9 = Hoogstens één medewerker van elke tegenstander per actie; uit de voorraad zoveel je wilt. De actie eindigt vanzelf als alle medewerkers weggekocht zijn of in geen van je kantoren plaats is; eerder kan niet.
rule-PS-14-10 = Juridische zaken & patenten: je ontslaat één van je medewerkers, op de omgekochte zijde twee, uit welke van je kantoren ook. Heb je er minder, dan kun je de kaart niet gebruiken.
rule-PS-14-11 = Met het laatste van deze ontslagen scoor je 1 invloed, op de omgekochte zijde 2, en eindigt de actie.

chapter-PS-15 = Sporen en overwinningspunten
rule-PS-15-1 = De sporen eindigen bij invloed 10, aandelen 20, hoofdafdelingen 6, corruptie 12. Het laatste vak is het gouden vak.
rule-PS-15-2 = Punten op een spoor gaan nooit verloren. Punten voorbij het gouden vak worden niet gescoord; wat ze zou opleveren, mag toch.
rule-PS-15-3 = Eén overwinningspunt elk voor: invloed { $influence_goal } of meer, aandelen { $shares_goal } of meer, hoofdafdelingen { $main_departments_goal } of meer, corruptie { $corruption_goal } of meer.
rule-PS-15-4 = Eén overwinningspunt voor adviseurs in minstens drie verschillende divisies.
rule-PS-15-5 = Eén overwinningspunt, dat van de aartsvijand, voor een speler met een kleurkaart van een andere speler, zolang die meer heeft dan de ander in elk van de drie vaardigheden van de eigen vaardigheidskaart.
rule-PS-15-6 = Een speler met de eigen kleurkaart heeft het punt van de aartsvijand zolang die in minstens twee van de drie vaardigheden meer heeft dan elke andere speler.
rule-PS-15-7 = Gelijk is niet meer. Maar een marker op het gouden vak telt als meer dan die van elke andere speler, ook als die ook op het gouden vak staat.
rule-PS-15-8 = Bij adviseurs wordt hun aantal vergeleken, waar ze ook zijn. Een gouden vak is er niet.
rule-PS-15-9 = Het punt van de aartsvijand komt en gaat met de sporen tot het behouden is (PS-16.2). De andere blijven als ze eenmaal gewonnen zijn.

chapter-PS-16 = Einde van de partij
rule-PS-16-1 = Heeft een speler op een spoor gescoord of een adviseur gewonnen en heeft die dan minstens het doel aan overwinningspunten, dat van de aartsvijand meegeteld, dan wordt die meteen aangekondigd, en de aartsvijand- en vaardigheidskaart van die speler worden aan iedereen getoond. Bij PS-5.18 wordt gekeken als iedereen gescoord heeft.
rule-PS-16-2 = Heeft die op dat moment het punt van de aartsvijand, dan blijft dat punt tot het einde, wat er ook gebeurt.
rule-PS-16-3 = De partij eindigt aan het einde van de dienstronde waarin een speler werd aangekondigd. Wie in deze ronde nog geen actie heeft gedaan, mag die nog doen, en kan ook aangekondigd worden.
rule-PS-16-4 = Wordt een speler tijdens een vergadering aangekondigd (PS-5.2 tot PS-5.18), dan eindigt de partij na PS-5.18.
rule-PS-16-5 = Aan het einde worden alle aartsvijand- en vaardigheidskaarten en al het geld getoond, en ieders overwinningspunten geteld, dat van de aartsvijand voor wie het dan heeft of behoudt.
rule-PS-16-6 = De speler met de meeste overwinningspunten wint; van meerderen die met het meeste geld; is ook dat gelijk, dan winnen ze samen.
rule-PS-16-7 = De anderen worden op dezelfde manier gerangschikt, naar overwinningspunten, dan naar geld.

chapter-PS-R = Toelichting
rule-PS-R-1 = De diverse gebeurtenissen: alleen de soorten zijn bekend, en dat de meeste motivatiekaarten omlaag gaan. We kozen er 11 omlaag (zeven met 1, vier met 2), 3 omhoog, 3 sukkelkaarten, 2 schandalen, 2 verjaardagen, 2 zomerfeesten en 1 uitje, zodat een dienstfase meestal eindigt met een motivatie van ongeveer 2 tot 4.
rule-PS-R-2 = De sukkelkaart treft de directeur van communicatie en betaalt de anderen; het bedrag is niet bekend. We kozen 100 aan elke andere speler, betaald door de sorteerder ook als die geen directeur meer heeft, zodat aftreden geen uitweg is voor wie de kaart daar legde.
rule-PS-R-3 = We spelen met zes kantoren per divisie.
rule-PS-R-4 = De gouden vakken liggen twee tot vier stappen boven de drempels 7, 16, 4 en 9: invloed 10, aandelen 20, hoofdafdelingen 6, corruptie 12.
rule-PS-R-5 = De vaardigheidskaarten zijn van ons: elke vaardigheid staat op drie of vier van de zes. Met vier spelers gaat er één uit, met drie twee: die met aandelen, hoofdafdelingen en corruptie, en die met hoofdafdelingen, corruptie en adviseurs.
rule-PS-R-6 = De motivatie stopt bij 0 en 6, de niveaus die de privilegekaarten noemen.
rule-PS-R-7 = Met vier spelers verliezen de certificaten met 1 tot 5 aandelen een exemplaar: de bron is hier slecht leesbaar, en dit is de waarschijnlijkste lezing.
rule-PS-R-8 = Privilegekaarten worden gedekt gedeeld, dus alleen hun bezitters kennen ze tot ze ertoe doen; communicatie moet gemeld worden, omdat haar bezitter begint. Later wordt elke kaart openlijk uitgedeeld of omgedraaid, dus iedereen weet wie welke heeft (PS-2.8).
rule-PS-R-9 = Omgekochte communicatie: één tekst zet de extra actie aan het einde van de vergadering, de kaart zelf aan het begin, na het privilege van de voorzitter. De kaart wint (PS-5.4): alleen daar heeft ‘na het privilege van de voorzitter’ zin.
rule-PS-R-10 = Beide privileges komen vóór het vertrek van de voorzitter (PS-5.1), omdat ze bij het begin van de vergadering horen.
rule-PS-R-11 = Beide zijn naar keuze, en de extra actie kan elke actie zijn, ook omkopen. Een kaart die zo gekocht is, kan in dezelfde twee stappen niet meer gebruikt worden (PS-5.5), omdat hun moment geweest is.
rule-PS-R-12 = De kaart van een aftredende directeur, en die van de voorzitter na een schandaal, wordt gedekt gedraaid, ook als iemand anders haar gekocht heeft (PS-11.5, PS-7.9): het privilege valt weg, zonder uitzondering.
rule-PS-R-13 = Een schandaal zonder voorzitter betaalt niemand (PS-7.9). De kaart ligt al gedekt.
rule-PS-R-14 = Meer dan vijf nieuwkomers in het bestuur (een directeur met meer dan vier managers) vullen het (PS-4.12).
rule-PS-R-15 = De voorzitter is geen lid van het bestuur (PS-4.13): die wordt apart genoemd overal waar beide betalen of verdienen. Op het zomerfeest betaalt die dus niets.
rule-PS-R-16 = Een divisie zonder managers in haar kantoren maar met een directeur: ligt haar kaart voor een andere speler, dan wordt de directeur toch afgezet (PS-5.14, PS-5.16), want voor hem is er geen uitzondering.
rule-PS-R-17 = Werven: twee worden genomen en geplaatst, dus dat is een plicht zolang er plaats is; extra medewerkers mogen (PS-8.5).
rule-PS-R-18 = Oprichten met eigen medewerkers: de grens van zes geldt voordat één van hen manager wordt (PS-4.4, PS-9.6), omdat het kantoor dan al als afdeling telt. Zo’n afdeling begint dus met hoogstens vijf.
rule-PS-R-19 = Sluiten en opschuiven gebeurt meteen, ook tussen de stappen van één actie (PS-4.9, PS-4.10). Weggehaalde medewerkers zitten ondertussen in niemands kantoor.
rule-PS-R-20 = Verhuizen: twee verschillende afdelingen, elk naar een andere divisie dan de eigen (PS-10.2, PS-10.3), of één hoofdafdeling.
rule-PS-R-21 = Samenvoegen in een nieuw kantoor vraagt een kantoor dat vrij is voordat de twee vertrekken (PS-10.6).
rule-PS-R-22 = Certificaten: met boekhouding betaal je één certificaat en neem je een ander met wat meer aandelen. Minder stappen nemen dan mag is nooit beter, dus een certificaat heeft precies één prijs, de laagste (PS-14.4). Alleen het genomen certificaat moet er zijn.
rule-PS-R-23 = Het corruptiepunt van wie omkoopt, wordt gescoord als de envelop overhandigd wordt (PS-12.5), niet na het antwoord. Daardoor kan die speler aangekondigd worden (PS-16.1) voordat de ander scoort.
rule-PS-R-24 = Biedingen zijn veelvouden van { $smallest_note }, het kleinste biljet (PS-12.2). Een tweede bod voor dezelfde kaart moet hoger zijn; voor een andere kaart is elk bedrag goed.
rule-PS-R-25 = De verliezen volgen na alle antwoorden (PS-12.10), omdat dan pas bekend is wie heeft aangenomen. Een speler zonder medewerkers verliest niets.
rule-PS-R-26 = Ontwikkeling: de voorraad is er altijd, dus het hele aantal wordt genomen zolang er plaats is (PS-14.9).
rule-PS-R-27 = Juridische zaken & patenten, omgekocht: de bron zegt één keer één medewerker, de kaart en de rest zeggen twee. Twee (PS-14.10).
rule-PS-R-28 = Elke speler doet één actie, dus passen is alleen voor wie niets kan (PS-8.3).
rule-PS-R-29 = De partij eindigt aan het einde van de dienstronde; over een doel dat in een vergadering bereikt wordt, staat niets. Daar eindigt ze na de invloed (PS-16.4), het laatste in een vergadering dat punten geeft.
rule-PS-R-30 = Aankondigen is een plicht, dus het gebeurt vanzelf (PS-16.1). Daarna kan het punt van de aartsvijand nog gewonnen worden, maar het is dan niet behouden (PS-16.2, PS-16.5).
rule-PS-R-31 = Adviseurs zijn geen punten op een spoor: geen gouden vak, en bij het vergelijken tellen ze allemaal, ook meerdere in één divisie (PS-15.8).
rule-PS-R-32 = Verjaardag: het geld gaat naar de bank, zoals bij het zomerfeest (PS-7.10). De eigenaars van de pionnen betalen, wie de kaarten ook heeft.
rule-PS-R-33 = Wie wint, is gedrukt; de rangorde van de anderen is van ons (PS-16.7).
rule-PS-R-34 = Het geld van een doos is beperkt, dat van ons niet (PS-1.7): voor pionnen mag je iets anders gebruiken, en alleen de certificaten zijn bedoeld als beperkt.
rule-PS-R-35 = Medewerkers die uit de nieuwe afdeling zelf komen, gaan er weer in terug en maken haar nooit te vol. Dat weigeren dus PS-4.5 of PS-9.3, en niet PS-4.4.
rule-PS-R-36 = Een punt voorbij het gouden vak wordt niet gescoord (PS-15.2), dus het kondigt niemand aan (PS-16.1).
