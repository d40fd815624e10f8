# De regels van Smile Life zoals een speler ze leest.

chapter-SL-1 = Voorbereiding
rule-SL-1-1 = Je speelt met 2 tot 6 spelers. De lijst van spelers is de tafelvolgorde: de beurt gaat die rij langs en na de laatste is de eerste weer aan de beurt.
rule-SL-1-2 = Vooraf kies je twee dingen. Met hoeveel van de 200 kaarten je speelt: een geheel getal van { $least_cards } tot en met 200, standaard 200.
    En of je met de rivier speelt (de variant van SL-12): standaard niet.
rule-SL-1-3 = Alle 200 kaarten worden geschud. Het gekozen aantal doet mee; de rest blijft ongezien in de doos.
    Iedere speler krijgt vijf kaarten en wat overblijft is de trekstapel. Speel je met de rivier, dan volgt SL-12.1. Verder ligt er niets op tafel.
rule-SL-1-4 = Wie de meeste smiles in de hand heeft (de smiles van de vijf kaarten opgeteld), krijgt de eerste beurt.
rule-SL-1-5 = Delen meerdere spelers het hoogste aantal, dan begint juist de speler met de minste smiles in de hand.
    Delen meerdere spelers ook dat laagste aantal, dan begint wie van hen het eerst in de lijst van spelers staat.

chapter-SL-2 = Beurten
rule-SL-2-1 = Je beurt begint met trekken, tenzij je de beurt moet overslaan (SL-7.4). Je trekt een kaart (SL-3.2) of neemt een rivierkaart (SL-12.2)
    en speelt daarna één kaart uit je hand: voor jezelf, op een andere speler, op het casino of op de aflegstapel.
    In plaats van te trekken mag je ook de laatste kaart van de aflegstapel spelen (SL-3.5), je baan opzeggen (SL-4.10) of scheiden (SL-5.15).
    Dat is dan je hele beurt, tenzij je door de gespeelde kaart nog meer kaarten mag spelen (SL-2.6).
rule-SL-2-2 = Als de partij is afgelopen, kan niemand nog een zet doen.
rule-SL-2-3 = Er is altijd één speler aan zet: wie gevraagd is om een cadeau te geven (SL-9.2) of een kaart weg te doen (SL-8.14), en anders de speler die aan de beurt is.
    Alle anderen kunnen op dat moment niets doen.
rule-SL-2-4 = Elk moment van een beurt heeft zijn eigen zetten. Een zet die niet bij het moment hoort, kun je niet doen.
    – Vóór het trekken: een kaart trekken, een rivierkaart nemen, een kaart van de aflegstapel spelen of kopen, een kruiwagen uit je hand spelen met een baan van de aflegstapel, je baan opzeggen, scheiden of je overspel beëindigen.
    – Na het trekken: een kaart uit je hand spelen, kopen, inzetten of afleggen, je baan opzeggen, je overspel beëindigen of stoppen na een regenboog.
    – Bij het zoeken in de aflegstapel: een kaart daaruit spelen of kopen, of passen. Een kruiwagen uit je hand met een baan van de aflegstapel kan dan niet.
    – Bij geluk: een van de getrokken kaarten houden.
    – Bij een verjaardag: wie gevraagd is, geeft een loon.
    – Bij een ontslagen onderzoeker: wie gevraagd is, doet een kaart weg.
    – Na afloop van de partij: niets meer.
rule-SL-2-5 = Elke kaart die je uit je hand speelt, koopt, inzet of aflegt, gaat af van het aantal kaarten dat je deze beurt nog mag spelen, en wel vóór het effect van die kaart.
    Er gaat niets af voor een kaart die je bij een andere kaart legt (een baan bij een kruiwagen, een loon bij het casino, een malus bij wraak),
    voor een kaart van de aflegstapel, voor een kruiwagen volgens SL-9.15 en voor alle andere zetten.
rule-SL-2-6 = Eerst wordt een zet met alle gevolgen afgehandeld, ook als er nog gezocht, gehouden, gegeven of weggedaan moet worden.
    Mag je daarna nog een kaart spelen en heb je er een in je hand, dan speel je verder; anders eindigt je beurt.
    Uitzonderingen: als je je overspel beëindigt of een uitzendbaan opzegt, ga je verder waar je gebleven was en mag je nog evenveel kaarten spelen.
rule-SL-2-7 = Aan het einde van een beurt gebeurt dit, in deze volgorde:
    – de speler die aan de beurt is, vult de hand aan (SL-3.3);
    – de rivier wordt ouder (SL-12.4);
    – is de trekstapel leeg, dan is de partij afgelopen (SL-11.1);
    – zo niet, dan begint de beurt van de volgende speler. Niets uit de vorige beurt werkt door: niet de kaarten die nog gespeeld mochten worden, niet de regenboog, niet dat een baan in die beurt gelegd is of dat er een rivierkaart genomen is.
rule-SL-2-8 = Verbieden meerdere regels dezelfde zet, dan noemt de weigering de regel met het laagste nummer: eerst telt het hoofdstuk, dan het nummer binnen het hoofdstuk.
rule-SL-2-9 = Gelijke kaarten zijn onderling verwisselbaar. Liggen er meerdere exemplaren van de kaart die je noemt, dan gaat het om dit exemplaar:
    – bij je loon: het loon dat het eerst gelegd is;
    – in de aflegstapel: de bovenste kaart;
    – in de rivier: de meest linkse kaart;
    – bij geluk: de kaart die het eerst getrokken is.

chapter-SL-3 = Hand, trekstapel, aflegstapel
rule-SL-3-1 = Tussen de beurten heeft een speler vijf kaarten in de hand, een onderzoeker zes.
rule-SL-3-2 = Trekken: je neemt de bovenste kaart van de trekstapel in je hand. De trekstapel is op dat moment nooit leeg (SL-11.1).
rule-SL-3-3 = Heb je aan het einde van je eigen beurt minder dan vijf kaarten in je hand (als onderzoeker: minder dan zes), dan vul je aan tot dat aantal, zolang er kaarten in de trekstapel zijn.
    Op geen enkel ander moment worden handen aangevuld.
rule-SL-3-4 = Afleggen: je legt een kaart naar keuze uit je hand boven op de aflegstapel.
rule-SL-3-5 = Met drie of meer spelers mag je vóór het trekken de bovenste kaart van de aflegstapel meteen spelen of kopen, volgens alle regels voor die kaart.
    De kaart komt op tafel; je kunt hem niet in je hand nemen en niet weer afleggen.
    Met twee spelers kun je vóór het trekken geen enkele kaart van de aflegstapel spelen of kopen.
rule-SL-3-6 = Vóór het trekken kun je van de aflegstapel alleen de bovenste kaart nemen, geen andere.
rule-SL-3-7 = Vóór het trekken kun je geen kaart van de aflegstapel nemen die op jouw naam staat (SL-3.8).
rule-SL-3-8 = Elke kaart op de aflegstapel staat op naam van de speler van wie hij kwam, uit de hand of van tafel, vrijwillig of niet. Een kaart uit de rivier staat op niemands naam.
    Gaat de kaart weg van de aflegstapel, dan vervalt de naam; komt hij terug, dan krijgt hij een nieuwe.
rule-SL-3-9 = Zoek je in de aflegstapel (SL-8.8), dan mag je elke kaart daarin noemen, hoe diep die ook ligt en op wiens naam die ook staat. Een kaart die niet in de aflegstapel ligt, kun je niet kiezen.
rule-SL-3-10 = Je kunt alleen kaarten uit je eigen hand spelen, kopen, inzetten, afleggen, wegdoen of bij een andere kaart leggen.
    Dat geldt niet voor kaarten van de aflegstapel, voor de malus die je met wraak doorstuurt en voor de kaart die je bij geluk houdt.
rule-SL-3-11 = Neem je een kaart van de aflegstapel, dan gaat die er eerst af. Pas daarna komt erop wat er door dezelfde zet wordt afgelegd.

chapter-SL-4 = Studies, banen, loon
rule-SL-4-1 = Een studie of dubbele studie leg je als laatste in de rij van je studies. Een studie geeft één niveau, een dubbele studie twee.
rule-SL-4-2 = Heb je een baan, dan kun je geen studie en geen dubbele studie leggen. Voor de arts en de chirurg geldt SL-8.16.
rule-SL-4-3 = In de rij van je studies liggen hoogstens zes kaarten, enkel of dubbel. Een zevende kun je niet leggen.
rule-SL-4-4 = Voor een baan heb je minstens het studieniveau nodig dat de baan vraagt; meer mag ook. Met minder kun je de baan niet leggen. Voor de hoogleraar geldt alleen SL-4.7.
rule-SL-4-5 = Je hebt één baan tegelijk. Heb je al een baan, dan kun je geen andere leggen, tenzij de baan die je hebt een uitzendbaan is (SL-4.6). Voor de hoogleraar geldt alleen SL-4.7.
rule-SL-4-6 = Heb je een uitzendbaan, dan mag je rechtstreeks een andere baan leggen: eerst wordt de uitzendbaan afgelegd, dan komt de nieuwe baan op tafel. Dat kost niet meer dan het spelen van die kaart.
rule-SL-4-7 = De hoogleraar kun je alleen leggen als je leraar Engels, leraar Frans, leraar geschiedenis of leraar wiskunde bent. Die baan wordt afgelegd en de hoogleraar komt ervoor in de plaats.
    Niemand anders kan de hoogleraar leggen. Met een kruiwagen geldt alleen SL-9.14.
rule-SL-4-8 = Wie een baan verlaat, op welke manier ook, houdt de studies en het loon en mag met een volgende kaart verder studeren of een andere baan leggen.
    De loonsverhoging van een grote prijs, een nog niet gebruikt gratis huis en het voordeel van de baan vervallen.
rule-SL-4-9 = Je baan opzeggen: je legt je eigen baan af. Zonder baan kan dat niet.
rule-SL-4-10 = Een baan die geen uitzendbaan is, zeg je op vóór het trekken, in plaats van te trekken. Daarna eindigt je beurt. Na het trekken kun je zo’n baan niet meer opzeggen.
rule-SL-4-11 = Een uitzendbaan zeg je op vóór of na het trekken. Je beurt gaat verder alsof er niets gebeurd is (SL-2.6).
rule-SL-4-12 = Een loon leg je als laatste in de rij van je loon. Zonder baan kun je geen loon leggen.
rule-SL-4-13 = Je kunt geen loon leggen dat hoger is dan je baan toestaat. Met de loonsverhoging van een grote prijs mag je tot en met 4 (SL-6.13).
rule-SL-4-14 = Loon leg je in elke volgorde en in elk aantal, één per kaart die je mag spelen. Loon dat je met een verjaardag of het casino krijgt, komt voor je te liggen, welke baan je ook hebt en zelfs zonder baan.

chapter-SL-5 = Flirts, huwelijk, kinderen, overspel
rule-SL-5-1 = Ben je niet getrouwd, dan leg je een flirt als laatste in de rij van je gewone flirts. Pleeg je overspel, dan leg je een flirt als laatste in de rij flirts van dat overspel.
rule-SL-5-2 = Ben je getrouwd en pleeg je geen overspel, dan kun je geen flirt leggen.
rule-SL-5-3 = Ben je niet getrouwd en heb je vijf of meer gewone flirts, dan kun je geen flirt meer leggen. Voor de barman geldt SL-8.9.
rule-SL-5-4 = Ben je niet getrouwd, dan is de laatste van je gewone flirts je open flirt. Pleeg je overspel, dan is het de laatste flirt van dat overspel.
    Alle andere flirts zijn bedekt: eerdere flirts, flirts onder een huwelijk en flirts van overspel dat voorbij is.
rule-SL-5-5 = Leg je een flirt van dezelfde soort als de open flirt van een andere speler, dan steel je die flirt meteen. Hij komt boven op de flirt die je legde, als laatste in dezelfde rij.
    Dat is geen keuze. Van elke soort zijn er twee, dus er is nooit meer dan één slachtoffer.
rule-SL-5-6 = Een gestolen flirt mag je zesde of een nog latere zijn: SL-5.3 gaat alleen over leggen. Lag er bij het slachtoffer een flirt onder, dan is die weer open.
rule-SL-5-7 = Zonder gewone flirt kun je geen huwelijk leggen. Flirts van overspel dat voorbij is, tellen niet mee.
rule-SL-5-8 = Ben je al getrouwd, dan kun je geen tweede huwelijk leggen.
rule-SL-5-9 = Ben je getrouwd, dan mag je zoveel kinderen leggen als je wilt, één per kaart die je mag spelen.
    Ben je niet getrouwd, dan mag je één kind leggen als je open flirt een kind toestaat (hotel of camping) en nog niet gebruikt is; daarna is die flirt gebruikt.
    In alle andere gevallen kun je geen kind leggen. Wordt een gebruikte flirt gestolen, dan geldt hij niet meer als gebruikt, ook niet bij de dief.
rule-SL-5-10 = Ben je niet getrouwd, dan kun je geen overspel leggen.
rule-SL-5-11 = Zolang er overspel voor je ligt, kun je geen tweede overspel leggen.
rule-SL-5-12 = Zolang je overspel ligt, mag je zoveel flirts naast je huwelijk leggen als je wilt. Ze stelen en kunnen gestolen worden zoals andere flirts (SL-5.4, SL-5.5) en tellen nooit mee voor SL-5.3.
rule-SL-5-13 = Vóór of na het trekken mag je je overspel beëindigen: je legt het overspel af en je beurt gaat verder alsof er niets gebeurd is (SL-2.6). Zonder overspel kan dat niet.
rule-SL-5-14 = Eindigt overspel, op welke manier ook, dan komen de flirts ervan bij de flirts van overspel dat voorbij is. Vanaf dat moment tellen alleen hun smiles nog.
rule-SL-5-15 = Scheiden uit vrije wil doe je vóór het trekken, in plaats van te trekken: je legt je eigen huwelijk af en je beurt eindigt. Ben je niet getrouwd, dan kun je niet scheiden.
rule-SL-5-16 = Scheid je uit vrije wil terwijl je overspel pleegt, dan leg je eerst het overspel af en daarbovenop het huwelijk. De kinderen blijven.
rule-SL-5-17 = Na een scheiding, uit vrije wil of door een malus, liggen je gewone flirts niet meer onder een huwelijk en is de laatste ervan weer je open flirt. Flirts die al een kind hebben toegestaan, blijven gebruikt.
    Je mag weer flirten binnen de grens van SL-5.3 en opnieuw trouwen.

chapter-SL-6 = Aanwinsten en onderscheidingen
rule-SL-6-1 = Een kat, kuiken, hond, konijn of eenhoorn leg je zonder voorwaarde en zonder te betalen. Je mag zoveel aanwinsten (huisdieren, reizen en huizen) hebben als je wilt.
rule-SL-6-2 = Een reis of huis koop je met kaarten die samen minstens de prijs waard zijn. Die kaarten draai je om: ze zijn uitgegeven. De reis of het huis komt bij je aanwinsten.
    Met uitgegeven kaarten kun je niet nog eens betalen, en ze kunnen niet belast, gegeven of verloren worden. Hun smiles blijven tellen.
rule-SL-6-3 = Je betaalt met je eigen loon dat nog niet is uitgegeven en met een erfenis bij je eigen speciale kaarten. Je kunt geen kaart noemen die daar niet ligt, en niet meer exemplaren dan er liggen.
rule-SL-6-4 = Je kunt niet minder betalen dan de prijs.
rule-SL-6-5 = Er is geen wisselgeld. Je kunt niet zo betalen dat er een kaart weg kan en de prijs nog steeds gehaald wordt.
rule-SL-6-6 = Je noemt je betaling van het hoogste naar het laagste loon, met de erfenis als laatste. In een andere volgorde kan het niet.
rule-SL-6-7 = Een reis kost 3 en een huis de prijs op de kaart. Ben je getrouwd, dan kost een huis de helft (3, 4 of 5).
rule-SL-6-8 = Een reis of huis kun je niet leggen zonder te kopen, behalve volgens SL-8.3 en SL-8.4.
rule-SL-6-9 = Het Legioen van Eer leg je met of zonder baan. Heb je een strafblad (SL-6.10), dan kun je het niet leggen.
rule-SL-6-10 = Wie de bandiet of de aanslag legt, heeft voor de rest van de partij een strafblad. Een Legioen van Eer dat er al lag, blijft liggen.
rule-SL-6-11 = Een grote prijs kun je alleen leggen als je schrijver, onderzoeker of journalist bent.
rule-SL-6-12 = Heb je in deze partij al eens een grote prijs gelegd voor dezelfde baan als die je nu hebt, dan kun je er geen meer leggen.
rule-SL-6-13 = Met een grote prijs is je baan bekroond en krijg je loonsverhoging: zolang je deze baan hebt, mag je loon tot en met 4 leggen.
    Verlaat je de baan, dan is de verhoging voorgoed voorbij, ook als je dezelfde baan opnieuw legt. De grote prijs blijft liggen.

chapter-SL-7 = Malus
rule-SL-7-1 = Elke malus behalve de aanslag leg je op een andere speler. Op jezelf kun je geen malus leggen.
rule-SL-7-2 = Ongeval, ziekte, burn-out en gevangenis blijven bij de getroffen speler openstaan tot ze uitgezeten zijn. De andere maluskaarten werken meteen en komen bij de afgehandelde maluskaarten van die speler (de aanslag: SL-7.13).
    Geen enkele malus levert zelf smiles op of kost zelf smiles.
rule-SL-7-3 = Je kunt op een speler geen malus leggen van een soort die daar nog openstaat. Verschillende soorten mogen zich opstapelen; afgehandelde maluskaarten maken niets uit.
rule-SL-7-4 = Begint je beurt terwijl er een malus bij je openstaat, dan sla je de beurt over: je trekt niet en doet geen zet.
    Je zit de oudste openstaande malus uit, en die komt bij je afgehandelde maluskaarten (de gevangenis: SL-7.11). Dat gaat met één kaart per overgeslagen beurt.
    Daarna eindigt de beurt volgens SL-2.7, maar zonder dat je je hand aanvult.
rule-SL-7-5 = Een ongeval en een ziekte kunnen iedereen treffen, een burn-out alleen een speler met een baan. Op een speler zonder baan kun je geen burn-out leggen.
rule-SL-7-6 = De malus scheiding leg je op een getrouwde speler en op niemand anders. Het huwelijk wordt afgelegd.
    Is er overspel, dan wordt eerst het overspel afgelegd, daarbovenop het huwelijk en daar weer bovenop alle kinderen.
rule-SL-7-7 = Inkomstenbelasting leg je alleen op een speler met een baan. Het laatste loon dat nog niet is uitgegeven wordt afgelegd; uitgegeven loon en de erfenis blijven buiten schot. Wie zulk loon niet heeft, verliest niets, en de belasting ligt er toch.
rule-SL-7-8 = Ontslag leg je op een speler met een baan en op niemand anders. De baan wordt afgelegd.
rule-SL-7-9 = Zittenblijven leg je op een speler zonder baan die minstens één kaart in de rij studies heeft, en op niemand anders. De laatste kaart van die rij wordt afgelegd, enkel of dubbel.
rule-SL-7-10 = Gevangenis leg je op een speler die bandiet is, en op niemand anders. De straf is drie beurten overslaan.
rule-SL-7-11 = Elke beurt die je voor de gevangenis overslaat, maakt de straf één beurt korter. Is de straf op, dan wordt nog in diezelfde overgeslagen beurt de bandiet afgelegd, met de gevangenis erbovenop.
    De gevangenis komt niet bij je afgehandelde maluskaarten.
rule-SL-7-12 = Raak je de bandiet tijdens de straf kwijt (SL-8.22), dan sla je de resterende beurten toch over. Aan het einde wordt alleen de gevangenis afgelegd.
rule-SL-7-13 = De aanslag leg je op niemand in het bijzonder. Alle kinderen van alle spelers, ook die van de dader, gaan samen met de aanslag uit het spel. Ze komen nooit terug.
rule-SL-7-14 = De aanslag mag je ook leggen als geen andere speler, of helemaal niemand, een kind heeft. Hij gaat uit het spel, samen met je eigen kinderen als je die hebt, en je krijgt een strafblad (SL-6.10). Verder gebeurt er niets.
rule-SL-7-15 = Kaarten die door een malus verloren gaan, komen op de aflegstapel op naam van de speler die ze verliest.

chapter-SL-8 = Soorten banen en hun voordelen
rule-SL-8-1 = Een speler met een ambtenarenbaan kan niet ontslagen worden: op die speler kun je geen ontslag leggen.
rule-SL-8-2 = Een voordeel is direct of blijvend. Een direct voordeel (SL-8.5 tot en met SL-8.7, SL-8.18, SL-8.19, SL-8.22) werkt één keer, wanneer de baan gelegd wordt, op welke manier dat ook gebeurt.
    Een blijvend voordeel geldt zolang je de baan hebt. Banen die niet in dit hoofdstuk staan, hebben geen voordeel.
rule-SL-8-3 = Architect: je mag één huis leggen zonder te betalen, in een latere beurt dan die waarin je de architect legde en zolang je de baan hebt.
    Dit gratis huis staat klaar vanaf het leggen van de architect tot je het gebruikt. Je mag daarnaast huizen kopen; daarmee gebruik je het gratis huis niet op.
rule-SL-8-4 = Piloot: in latere beurten dan die waarin je de piloot legde, leg je reizen zonder te betalen. In die beurten kun je als piloot geen reis kopen.
rule-SL-8-5 = Astronaut, direct: je zoekt een kaart naar keuze in de aflegstapel (SL-8.8).
rule-SL-8-6 = Hoofd inkoop, direct: je zoekt een aanwinst in de aflegstapel (SL-8.8).
rule-SL-8-7 = Hoofd verkoop, direct: je zoekt een loon in de aflegstapel (SL-8.8).
rule-SL-8-8 = Zoeken: je speelt of koopt meteen één gezochte kaart uit de aflegstapel, volgens alle regels voor die kaart, of je past. Zoek je een aanwinst of een loon, dan kun je geen kaart van een andere soort nemen.
    Ligt er in de aflegstapel geen gezochte kaart die je kunt spelen of kopen, dan wordt er niet gezocht.
rule-SL-8-9 = Barman: SL-5.3 geldt niet voor jou. Verlaat je de baan, dan blijven de flirts liggen.
rule-SL-8-10 = Advocaat: op een advocaat kun je de malus scheiding niet leggen, overspel of niet. Scheiden uit vrije wil mag een advocaat wel.
rule-SL-8-11 = Bandiet: op een bandiet kun je geen ontslag en geen inkomstenbelasting leggen.
rule-SL-8-12 = Onderzoeker: je hebt zes kaarten in je hand in plaats van vijf. De zesde komt erbij als je aan het einde van je beurt aanvult (SL-3.3).
rule-SL-8-13 = Een onderzoeker met meer dan vijf kaarten in de hand doet bij het opzeggen een kaart weg: die kaart gaat uit de hand naar de aflegstapel en de onderzoeker komt erbovenop.
    Zo’n speler kan niet opzeggen zonder een kaart weg te doen. Alle anderen kunnen bij het opzeggen juist geen kaart wegdoen.
rule-SL-8-14 = Wordt een onderzoeker met meer dan vijf kaarten in de hand ontslagen, dan moet die speler een kaart uit de hand kiezen en wegdoen. Die kaart komt op de aflegstapel, direct onder de onderzoeker. De beurt wacht daarop.
rule-SL-8-15 = Arts, chirurg, apotheker: op hen kun je geen ziekte leggen.
rule-SL-8-16 = Arts, chirurg: zolang je werkt, mag je onbeperkt studies en dubbele studies leggen. Ze liggen apart, als extra studies (SL-4.1 tot en met SL-4.3 gelden niet).
    Ze geven geen niveau voor welke baan ook, zittenblijven kan ze niet wegnemen en ze blijven voorgoed apart. Hun smiles tellen.
rule-SL-8-17 = Automonteur: op een automonteur kun je geen ongeval leggen.
rule-SL-8-18 = Journalist, direct: je krijgt de handen van alle andere spelers te zien en ze worden voor je genoteerd zoals ze op dat moment zijn.
    De notitie blijft tot je opnieuw mag kijken; latere veranderingen komen er niet in.
rule-SL-8-19 = Medium, direct: je krijgt de volgende { $medium_cards } kaarten van de trekstapel te zien (allemaal, als het er minder zijn). Ze worden op dezelfde manier voor je genoteerd.
rule-SL-8-20 = Militair: zolang iemand militair is, ook de dader zelf, kan niemand de aanslag leggen.
rule-SL-8-21 = Politieagent: zolang iemand politieagent is, kan niemand de bandiet of de goeroe leggen.
rule-SL-8-22 = Politieagent, direct: wordt de politieagent gelegd, dan worden elke bandiet en elke goeroe meteen afgelegd. Dat gaat in tafelvolgorde, te beginnen na de speler van de politieagent, elk op naam van de eigenaar.

chapter-SL-9 = Speciale kaarten
rule-SL-9-1 = Een speciale kaart mag je leggen wanneer je maar een kaart mag spelen, zonder voorwaarde (bij de ruil noem je een speler). De kaart komt bij je speciale kaarten (het casino: SL-10) en blijft daar. Dan volgt het effect, één keer.
    Is het effect niet mogelijk, of laat je de kaart weg die je erbij kunt leggen, dan gebeurt er verder niets.
rule-SL-9-2 = Verjaardag: elke andere speler met loon dat nog niet is uitgegeven, moet één zo’n loon geven aan wie de verjaardag legt. Zij worden een voor een gevraagd, in tafelvolgorde vanaf de speler die aan de beurt is.
    Wie geen loon heeft dat nog niet is uitgegeven, wordt niet gevraagd.
rule-SL-9-3 = Een cadeau geven: een loon van jou dat nog niet is uitgegeven, komt als laatste in de rij loon van de speler die aan de beurt is. Een kaart die niet bij dat loon van jou ligt, kun je niet geven.
rule-SL-9-4 = Regenboog: je mag drie kaarten meer spelen. Je mag dus tot drie verdere kaarten uit je hand spelen, kopen, inzetten of afleggen, de ene na de andere. Wat er dan ontbreekt, trek je aan het einde van je beurt (SL-3.3).
rule-SL-9-5 = Stoppen: je eindigt je beurt voordat je alle kaarten hebt gespeeld die je nog mag spelen. Dat kan alleen als je in deze beurt de regenboog hebt gelegd.
rule-SL-9-6 = Geluk: je trekt de bovenste drie kaarten van de trekstapel, of zoveel als er zijn. Je houdt er één van in je hand. De andere gaan op de aflegstapel, in de volgorde waarin ze getrokken zijn en op jouw naam.
    Daarna mag je één kaart meer spelen. Je kunt geen kaart houden die je niet met geluk getrokken hebt. Is de trekstapel leeg, dan gebeurt er niets.
rule-SL-9-7 = Vallende ster: je zoekt een kaart naar keuze in de aflegstapel (SL-8.8).
rule-SL-9-8 = Erfenis: zolang de erfenis bij je speciale kaarten ligt, kun je er één keer mee betalen, met waarde 3 (SL-6.2). Een erfenis is geen loon: die kan niet belast, gegeven, ingezet of als loon gezocht worden.
rule-SL-9-9 = Ruil: je legt de ruil op een andere speler. Uit elk van de twee handen, zoals ze zijn nadat de ruil gelegd is, gaat één door het toeval gekozen kaart naar de ander.
    Elke kaart van een hand heeft evenveel kans; ze worden allebei aangewezen voordat er een verhuist. Is een van de twee handen leeg, dan gebeurt er niets. Met jezelf kun je niet ruilen.
rule-SL-9-10 = Tsunami: alle handen, ook die van jou, worden door elkaar geschud en willekeurig weer uitgedeeld. Iedereen krijgt evenveel kaarten als voorheen.
rule-SL-9-11 = Wraak: je legt een van je eigen afgehandelde maluskaarten op een andere speler. Een kaart die daar niet bij ligt, kun je niet doorsturen.
    De aanslag ligt daar nooit bij, dus die kun je nooit met wraak doorsturen; SL-7 en SL-8 doen daarbij niet ter zake.
rule-SL-9-12 = De malus die je met wraak doorstuurt, leg je alsof hij uit je hand komt: SL-7 en SL-8 gelden, met alles wat ze verbieden. Hij verhuist naar de openstaande of de afgehandelde maluskaarten van de andere speler.
rule-SL-9-13 = Kruiwagen: je legt de kruiwagen en een baan samen, allebei uit je hand. SL-4.4 geldt dan niet. Al het andere over banen geldt wel (SL-4.5, SL-4.6, SL-8).
rule-SL-9-14 = Met een kruiwagen kun je de hoogleraar niet leggen, ook niet als je leraar bent.
rule-SL-9-15 = Alleen vóór het trekken mag je een kruiwagen uit je hand leggen met een baan van de aflegstapel. Die baan is de bovenste kaart daarvan. Je doet dit in plaats van te trekken, en voor de baan gelden SL-3.5 tot en met SL-3.7.

chapter-SL-10 = Casino
rule-SL-10-1 = Het casino leg je in het midden van de tafel. Daar blijft het tot het einde van de partij. Het is van niemand.
rule-SL-10-2 = Je kunt het casino samen met een loon uit je hand leggen. Dat loon komt er dan meteen gedekt op, als inzet.
rule-SL-10-3 = Inzetten doe je met een loon uit je hand, van elke hoogte, met of zonder baan. Het telt zoals elke kaart die je speelt (SL-2.5), ook tijdens een regenboog.
rule-SL-10-4 = Zolang het casino niet in het midden ligt, kun je niet inzetten.
rule-SL-10-5 = Ligt er geen inzet op het casino, dan wordt jouw loon de inzet, gedekt. Iedereen mag als eerste inzetten, ook wie het casino gelegd heeft.
rule-SL-10-6 = Is de inzet die er ligt van jou, dan kun je niet inzetten.
rule-SL-10-7 = Ligt er een inzet van een andere speler op het casino, dan worden beide lonen meteen getoond. Verschillen ze in hoogte, dan wint de eigenaar van de inzet ze allebei. Zijn ze gelijk, dan wint de speler die als tweede inzette.
rule-SL-10-8 = De twee lonen komen als laatste in de rij loon van de winnaar, eerst de oude inzet en dan het tweede loon, wat de baan van de winnaar ook is. Het casino is weer vrij voor een nieuwe eerste inzet.
    Verder kan een inzet niet verplaatst, uitgegeven, belast of gegeven worden.

chapter-SL-11 = Einde en telling
rule-SL-11-1 = Is de trekstapel leeg aan het einde van een beurt (SL-2.7), dan is de partij afgelopen en komt niemand meer aan de beurt. De beurt waarin de trekstapel opraakt, wordt dus tot het einde gespeeld.
rule-SL-11-2 = Een inzet die dan nog op het casino ligt, komt bij het loon van de eigenaar. Kaarten in de hand tellen niet mee; ze worden getoond.
rule-SL-11-3 = Jouw smiles zijn die van al je studies en extra studies, je baan, je loon (al dan niet uitgegeven), een uitgegeven erfenis, je gewone flirts, je huwelijk, je overspel met de flirts ervan,
    de flirts van overspel dat voorbij is, je kinderen, je aanwinsten en je onderscheidingen.
rule-SL-11-4 = Wie de meeste smiles heeft, wint. Hebben meerdere spelers dat hoogste aantal, dan winnen ze samen.

chapter-SL-12 = Rivier (variant)
rule-SL-12-1 = Na het delen worden de bovenste drie kaarten van de trekstapel open neergelegd, van links naar rechts. Dat is de rivier.
rule-SL-12-2 = In plaats van te trekken mag je een kaart uit de rivier in je hand nemen, om te spelen of te houden. Een kaart die niet in de rivier ligt, kun je niet nemen. Speel je zonder rivier, dan kun je dus nooit zo’n kaart nemen.
rule-SL-12-3 = De plaats van die kaart wordt meteen gevuld met de bovenste kaart van de trekstapel. Is de trekstapel leeg, dan schuiven de andere kaarten aan. De leeftijd van de rivier is weer nul, en aan het einde van deze beurt wordt de rivier niet ouder (SL-12.4).
rule-SL-12-4 = Aan het einde van elke beurt, ook van een overgeslagen beurt, wordt de rivier één beurt ouder, tenzij er in die beurt een rivierkaart genomen is.
rule-SL-12-5 = Is de rivier zoveel beurten oud als er spelers zijn en is de trekstapel niet leeg, dan wordt de rivier van links naar rechts afgelegd (de rechterkaart komt bovenop), op niemands naam.
    Er komen drie nieuwe kaarten van de trekstapel, of zoveel als er zijn. De leeftijd van de rivier is weer nul.
rule-SL-12-6 = Trekken en de aflegstapel werken zoals zonder rivier.

chapter-SL-R = Toelichting
rule-SL-R-1 = Spelers (onze keuze). Er staat nergens een aantal gedrukt. We spelen met 2 tot 6, want met vijf kaarten per speler en 200 kaarten kunnen er makkelijk zes meedoen.
rule-SL-R-2 = Getallen (niet uit onze bron). Smiles, niveaus, lonen en prijzen staan alleen op de kaarten zelf. We nemen ze over uit openbare gegevens over het spel.
    Wat het spelregelboekje ervan laat zien, klopt daarmee: de ontwerper met niveau 4 en loon tot en met 3, de barman als uitzendbaan, huizen van 1 en van 2 smiles in paren, 10 lonen van elke hoogte.
rule-SL-R-3 = Wie begint. De speler met de meeste smiles, bij een gelijke stand die met de minste; verder laat het spelregelboekje het aan de spelers over. Daarom beslist bij ons wie het eerst in de lijst staat (SL-1.5). Wie een partij opent, mag de plaatsen vooraf schudden.
rule-SL-R-4 = Korte partijen (onze keuze). Je mag volgens het spelregelboekje met een deel van de kaarten spelen. Welke kaarten dat zijn, bepaalt het toeval en niemand ziet het. Het minimum is { $least_cards }, omdat zes spelers met een rivier er al 33 nodig hebben.
rule-SL-R-5 = De laatste beurt. Stoppen zodra de trekstapel op is, zou een beurt in tweeën kunnen breken. Daarom wordt de beurt afgemaakt, en niemand krijgt er nog een.
rule-SL-R-6 = Gelijke winnaars (onze keuze). Ze delen de overwinning.
rule-SL-R-7 = Handen aan het einde. Volgens het spelregelboekje worden ze weggegooid. Ze tellen niet mee; bij ons blijven ze waar ze zijn en worden ze getoond.
rule-SL-R-8 = De aflegstapel is open. Elke kaart kwam er open op, dus iedereen mag hem doorkijken. Ook de namen bij de kaarten en de volgorde zijn openbaar.
rule-SL-R-9 = Eigen afgelegde kaarten. Het verbod staat in het boekje alleen bij het nemen van de laatste kaart in plaats van te trekken, en de samenvatting herhaalt het alleen daar. Met de vallende ster en als astronaut, hoofd inkoop of hoofd verkoop mag je dus ook kiezen wat je zelf hebt afgelegd.
rule-SL-R-10 = Genomen en door een ander weer afgelegd. Dan krijgt de kaart een nieuwe naam (SL-3.8). Een kaart op de aflegstapel is zo van jou of niet van jou, nooit allebei.
rule-SL-R-11 = Genomen is gelegd. De laatste afgelegde kaart terugleggen zou gratis passen zijn. Daarom moet de kaart op tafel komen.
rule-SL-R-12 = Uitzendbanen en de aflegstapel. Met een uitzendbaan mag je volgens het boekje van baan wisselen met een baan van de aflegstapel; door SL-4.6 en SL-3.11 gaat dat in één zet.
    Zeg je eerst op, dan ligt je oude baan boven op de aflegstapel. Een andere kaart die daar lag, kun je dan niet meer nemen.
rule-SL-R-13 = Zes kaarten, niet zes niveaus. We tellen kaarten, enkel of dubbel, want zo staat het in het spelregelboekje.
rule-SL-R-14 = Extra studies hebben geen grens. Een arts heeft al zes niveaus, dus met een grens van zes zou het voordeel leeg zijn. Ze geven nooit niveau, of de baan nu met een kruiwagen kwam of niet.
rule-SL-R-15 = Hoogleraar. De voorwaarde is dat je leraar bent. Naar het gedrukte niveau kijken we niet opnieuw, want een leraar kan ook met een kruiwagen aan de baan gekomen zijn.
rule-SL-R-16 = Een baan verlaten. Alleen belasting en cadeaus nemen loon weg, dus het loon blijft. Het gratis huis en de loonsverhoging horen bij de baan en gaan ermee weg.
rule-SL-R-17 = Gestolen hotel. Dat een flirt gebruikt is, wil zeggen: deze speler heeft het kind van deze flirt gehad. De dief niet. Een gestolen hotel of camping staat de dief dus een kind toe, wat het slachtoffer er ook mee gedaan heeft.
rule-SL-R-18 = Flirts van overspel liggen onbedekt naast het huwelijk, en volgens het spelregelboekje kan elke onbedekte laatste flirt gestolen worden. Dus stelen ze en worden ze gestolen. Flirts van overspel dat voorbij is, zijn omgedraaid en veilig.
rule-SL-R-19 = Weer onbedekt. Een hotel of camping die na een diefstal of een scheiding weer tevoorschijn komt, staat een kind toe als dat nog niet gebeurd is.
rule-SL-R-20 = Betalen. Je kiest zelf met welk loon. Je krijgt alleen betalingen aangeboden waarin niets te veel zit, in één volgorde genoemd. Van gelijke lonen gaat het oudste eerst, zodat elke betaling maar één uitkomst heeft.
rule-SL-R-21 = Halve prijs. Die geldt voor huizen, op het moment van kopen. Alle prijzen zijn even, dus de helft komt altijd uit.
rule-SL-R-22 = Architect. Eén huis, in een latere beurt: ook met een regenboog niet in de beurt waarin je de architect legt. Wie het gratis huis liever voor een duurder huis bewaart, mag betalen.
rule-SL-R-23 = Piloot. Elke reis, in latere beurten. Een gratis reis vraagt geen betaling, dus wordt er ook geen aangeboden.
rule-SL-R-24 = Grote prijs. Eén per baan lezen we als één per soort baan en per speler, voor de hele partij. Dat de verhoging eindigt als je de baan verlaat, lezen we als voorgoed.
rule-SL-R-25 = Strafblad. Het onthoudt wie bandiet is geweest of de aanslag heeft gelegd, want die kaarten zelf gaan weg. De aanslag leggen is een misdaad, ook als hij geen kind treft; de kaarten ongebruikt afleggen is dat niet.
rule-SL-R-26 = Legioen van Eer. Er is geen baan voor nodig: je kunt het rechtstreeks leggen.
rule-SL-R-27 = Malus zonder gevolg. Het regelboekje vraagt een baan voor de belasting en geen militair voor de aanslag, en verder niets. Je mag dus belasting leggen op wie geen loon te verliezen heeft, en de aanslag leggen terwijl niemand een kind heeft: zo krijgen de anderen die kaart niet, net als bij speciale kaarten (SL-R.37). Voor zittenblijven zijn wel studies nodig, want dat staat in het regelboekje. Partijen die met versie 1 van deze regels begonnen, weigeren zo’n belasting en zo’n aanslag tot hun einde.
rule-SL-R-28 = Inkomstenbelasting treft alleen spelers met een baan, want zo staat het gedrukt, ook al blijft loon langer liggen dan de baan. Het laatste loon dat niet is uitgegeven gaat weg, ook als het met een verjaardag of het casino kwam; wie er geen meer heeft, verliest niets.
rule-SL-R-29 = Advocaten zijn zonder uitzondering veilig voor de malus scheiding, ook als ze overspel plegen. We volgen daarin het spelregelboekje.
rule-SL-R-30 = Dezelfde malus. Een malus is voorbij als hij is omgedraaid. Wat meteen werkt, is meteen voorbij, dus twee keer belasting in één ronde kan. Een tweede ongeval kan niet zolang het eerste nog openstaat.
rule-SL-R-31 = Overgeslagen beurten worden opgeteld: één beurt voor elke kaart (voor de gevangenis: SL-7.10), de oudste eerst.
rule-SL-R-32 = Gevangenis. De straf eindigt binnen de derde overgeslagen beurt, zodat de vierde een gewone is. De kaart wordt afgelegd en niet bewaard, dus met wraak kun je hem niet doorsturen; iemand anders mag hem van de aflegstapel nemen.
    In de gevangenis ben je nog bandiet en kun je door andere maluskaarten getroffen worden.
rule-SL-R-33 = Politie en gevangenis. De politieagent neemt de bandiet weg; de straf gaat door.
rule-SL-R-34 = Aanslag. Er is geen eigen slachtoffer, omdat de aanslag iedereen treft. De kaart ligt uit het spel, dus noch de aflegstapel noch wraak brengt hem terug.
rule-SL-R-35 = Directe voordelen zijn vrijwillig. Met passen zeg je nee. Kaarten bekijken kan geen kwaad en gebeurt zonder te vragen.
rule-SL-R-36 = Hoofd inkoop en hoofd verkoop halen hun kaart uit de aflegstapel, want zo staat het gedrukt.
rule-SL-R-37 = Speciale kaarten zonder effect. Dat er geen voorwaarde is, nemen we letterlijk: je mag ze leggen, ook al komt er niets van. Zo blijven ze uit handen van anderen, wat met afleggen niet lukt.
rule-SL-R-38 = Stap voor stap. Een gezochte kaart kan een doelwit, een betaling of een eigen effect hebben, zelfs een nieuwe zoektocht. Daarom is zoeken een eigen moment met gewone zetten en niet één lange zet.
rule-SL-R-39 = Verjaardag. Uitgegeven loon kun je niet terugnemen, dus ook niet geven. Wie ander loon heeft, moet geven. De antwoorden komen een voor een, omdat de volgorde van het loon ertoe doet.
rule-SL-R-40 = Regenboog. Drie kaarten naast de regenboog zelf. Een inzet is een kaart uit de hand en telt als één kaart. In plaats daarvan een kaart van de aflegstapel nemen kan niet. Raakt je hand leeg, dan eindigt je beurt.
rule-SL-R-41 = Geluk vervangt zichzelf: er komt één kaart bij en je speelt één kaart meer. Tijdens een regenboog gaat er daarom geen kaart af van wat je nog mag spelen.
rule-SL-R-42 = Ruil en tsunami. De twee kaarten van een ruil kruisen elkaar, zodat niemand toevallig de eigen kaart terugkrijgt. Na een tsunami heeft een onderzoeker nog steeds zes kaarten.
rule-SL-R-43 = Wraak legt een oude malus opnieuw, dus de voorwaarden ervan gelden opnieuw. In je eigen beurt staat er bij jou geen malus open, dus je kunt alleen omgedraaide maluskaarten doorsturen. Zonder geschikte malus mag je wraak leggen zonder effect.
rule-SL-R-44 = Kruiwagen en de aflegstapel. Dit bijzondere geval uit het boekje is de regel van de laatste afgelegde kaart: je neemt de baan in plaats van te trekken. Daarom kan het alleen met drie of meer spelers en niet met je eigen kaart.
    Komt de kruiwagen zelf van de aflegstapel, dan moet de baan uit je hand komen.
rule-SL-R-45 = Casino. Tegen jezelf inzetten kan niet, want het boekje spreekt van een tweede speler. Op een leeg casino laat het boekje eerst een andere speler inzetten, maar daarna iedereen. Wie het casino leeg gelegd heeft, mag dus met een latere kaart inzetten. Een inzet heeft geen tijdslimiet.
rule-SL-R-46 = Rivier. Een volledige ronde is zoveel beurten als er spelers zijn, ook overgeslagen beurten. De rivier kan telkens opnieuw vernieuwd worden.
    Met twee spelers mag je nog steeds niet van de aflegstapel nemen: de variant noemt de drie bronnen opnieuw, maar verandert ze niet.
rule-SL-R-47 = Onderzoeker. De zesde kaart wordt altijd getrokken, want die kan nooit kwaad. Alleen wie meer dan vijf kaarten heeft, doet er een weg.
rule-SL-R-48 = Uitbreidingen horen niet bij dit spel. Wat het boekje zegt over tegenspraak tussen uitbreidingen, laten we daarom weg.
rule-SL-R-49 = Politie en meerdere daders. De bandiet en de goeroe kunnen bij twee spelers liggen. De tafelvolgorde bepaalt daarom hoe ze op de aflegstapel komen.
