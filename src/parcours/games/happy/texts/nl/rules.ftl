# De regels van Happy zoals een speler ze leest.

chapter-HA-1 = Klaarzetten
rule-HA-1-1 = Happy is voor 3 tot 6 spelers. De lijst van spelers is de zitvolgorde, met de klok mee. De eerste begint ronde 1 zodra alles klaarstaat.
rule-HA-1-2 = Twee dingen kun je vooraf kiezen: hoeveel punten nodig zijn om te winnen, van 5 tot 12 in stappen van een half (8 als niemand kiest), en hoeveel muntjes er zijn, elk heel getal vanaf { $least_coins } ({ $coins_each } per speler als niemand kiest).
rule-HA-1-3 = Van de vijf wereldreizen doet er één minder mee dan er spelers zijn. De andere blijven in de doos.
rule-HA-1-4 = Alle andere kaarten en die wereldreizen worden geschud en vormen de stapel. Niemand begint met een kaart.
rule-HA-1-5 = In het asiel zitten twee honden en twee katten.
rule-HA-1-6 = Iedereen begint op de werkvloer met een huis in wijk 0, een goede gezondheid en twee QR-codes, zonder partner, kinderen, huisdieren of auto. Er zijn twee glazen. Niemand zit in quarantaine of is beschermd.
rule-HA-1-7 = Alle muntjes liggen in de bank. De eerste speler krijgt er 6, elke volgende speler één meer dan de vorige: 7, 8, 9, 10, 11.

chapter-HA-2 = Beurten en vragen
rule-HA-2-1 = De beurten volgen de zitvolgorde. Een ronde is één beurt van iedere speler, gespeeld of overgeslagen. Telkens als de eerste speler aan de beurt komt, begint een nieuwe ronde.
rule-HA-2-2 = Aan het begin van een beurt gebeurt dit vanzelf, in deze volgorde: je QR-codes komen terug van de huizen (HA-12.8); je glazen worden opgetild (HA-12.9); zit je in quarantaine, dan wordt je beurt overgeslagen (HA-12.11); anders wordt je geld verrekend (HA-3).
rule-HA-2-3 = Daarna doe je wat je wilt, in elke volgorde en zo vaak als de regels toelaten, en sluit je je beurt af.
rule-HA-2-4 = Als de partij afgelopen is, kan niemand meer iets doen.
rule-HA-2-5 = Er is telkens één speler aan zet: wie iets gevraagd wordt, en anders de speler die aan de beurt is. Niemand anders kan dan iets doen, ook niet winnen.
rule-HA-2-6 = Wie iets gevraagd wordt, kan alleen een antwoord op die vraag geven. Zonder vraag valt er niets te antwoorden.
rule-HA-2-7 = Je kunt je beurt afsluiten als er geen vraag openligt. Nieuwe kaarten van alle spelers worden gewone handkaarten, pasgeboren kinderen zijn voortaan thuis, en wat deze beurt is opgebruikt of geweigerd, wordt vergeten. De volgende beurt begint (HA-2.2).
rule-HA-2-8 = Als meer regels een zet verbieden, noemt de weigering die met het laagste nummer: eerst het hoofdstuk, dan het nummer daarin.
rule-HA-2-9 = Als een zet of het begin van een beurt helemaal is afgehandeld, wordt eerst de speciale parkeerplek bekeken (HA-11.9) en dan de bank (HA-15.8).

chapter-HA-3 = Geldzaken aan het begin van een beurt
rule-HA-3-1 = Je krijgt je eigen loon (HA-9.1), 5 voor een partner thuis, 2 kinderbijslag voor elk geboren kind dat niet werkt, en 5 voor elk kind dat werkt.
rule-HA-3-2 = In ronde 1 telt je eigen loon niet mee. Alle andere inkomsten en alle kosten wel.
rule-HA-3-3 = Je betaalt het nummer van je wijk aan woonlasten, 1 wegenbelasting met een auto, 2 medische kosten bij een slechte gezondheid, en 3 alimentatie met een ex-partner.
rule-HA-3-4 = Inkomsten min kosten is één bedrag. Houd je over, dan betaalt de bank; kom je tekort, dan betaal jij de bank. Heb je te weinig, dan betaal je alles wat je hebt en blijf je niets schuldig.
rule-HA-3-5 = Dit wordt één keer verrekend, aan het begin. Wat je later in de beurt krijgt of verliest, telt vanaf je volgende beurt.

chapter-HA-4 = Kaarten in het algemeen
rule-HA-4-1 = Een kaart die je speelt, gaat meteen dicht onder de stapel, vóór het effect en vóór een antwoord erop. Dat geldt ook voor kaarten waarmee je pareert, die je inruilt of aan de bank verkoopt. Alleen een vriendschap blijft op tafel.
rule-HA-4-2 = Kaarten gaan één voor één onder de stapel, elk onder de vorige. De stapel wordt nooit meer geschud.
rule-HA-4-3 = Je kunt alleen een kaart spelen, verkopen of inruilen die je hebt.
rule-HA-4-4 = Een kaart die je deze beurt hebt gekregen, is nieuw: je kunt die nog niet spelen, verkopen of inruilen. Heb je ook een oude van dezelfde soort, dan wordt die gebruikt. Uitzondering: HA-4.5.
rule-HA-4-5 = Punten van nieuwe kaarten tellen meteen, en een nieuwe vriendschap mag meteen open op tafel. Een nieuwe geheime liefde geeft een half punt, maar kan pas na de beurt op iemand gespeeld worden.
rule-HA-4-6 = Een kanskaart kost { $card_price } muntjes aan de bank; je pakt de bovenste kaart van de stapel, en die is nieuw. Dat mag zo vaak per beurt als je wilt.
rule-HA-4-7 = Je kunt hoogstens { $hand_limit } kaarten hebben, nieuwe meegerekend; open vriendschappen tellen niet. Met { $hand_limit } kaarten kun je er geen kopen, en niemand kan je internet-liefde verkopen.
rule-HA-4-8 = Je kunt geen kaart kopen als de stapel leeg is.
rule-HA-4-9 = Je kunt drie handkaarten inruilen voor één nieuwe. Ze worden genoemd op alfabetische volgorde van hun korte Engelse namen en gaan in die volgorde zichtbaar onder de stapel; dan pak je de bovenste kaart, en die is nieuw. Het is gratis en mag vaker. Meer of minder dan drie inruilen kan niet, en in een andere volgorde ook niet.
rule-HA-4-10 = Je kunt een vriendschap open neerleggen. Die blijft daar de hele partij liggen.
rule-HA-4-11 = Een wereldreis wordt nooit gespeeld. Huisdierverzekering, doofpot, brandverzekering en vaccinatie dienen alleen om te pareren. Geen van deze vijf kun je in je beurt spelen.
rule-HA-4-12 = Voor een erfenis betaalt de bank je { $inheritance } muntjes, voor de loterij { $lottery }.
rule-HA-4-13 = In je beurt mag je zoveel kaarten spelen als je wilt, elk als aan de voorwaarden van de eigen regel is voldaan. Een kaart die geweigerd wordt, blijft waar die is.

chapter-HA-5 = Aanvallen en pareren
rule-HA-5-1 = Aanvallen zijn: een kat of hond van een speler nemen; geheime liefde, brand, corona, een kras, een burn-out of schooltje lager op een speler; en de pest.
rule-HA-5-2 = Een aanval is voor een andere speler. Jezelf aanvallen kan niet.
rule-HA-5-3 = Is er een kaart die de aanval pareert, dan wordt het de aangevallen speler gevraagd: pareren of ondergaan, ook als die de kaart niet heeft. De aanvaller wacht.
rule-HA-5-4 = Om te pareren heb je de passende kaart in je hand nodig. Zonder die kaart kan het niet.
rule-HA-5-5 = Wordt er gepareerd, dan gaat de groene kaart onder de stapel, onder de aanvallende kaart, en heeft de aanval voor deze speler geen gevolg. Op pareren kan niemand antwoorden. Wie ondergaat, voelt het gevolg.
rule-HA-5-6 = Een kras, een burn-out en schooltje lager vragen niets en werken meteen.
rule-HA-5-7 = Elke aanval moet apart worden gepareerd. Een tweede aanval in dezelfde beurt is een nieuwe vraag.
rule-HA-5-8 = Wie in quarantaine zit, kan worden aangevallen (behalve volgens HA-10.6 en HA-12.3) en mag pareren.

chapter-HA-6 = Partner, daten, scheiden
rule-HA-6-1 = Je hebt geen partner, één partner thuis, of één ex-partner in het divorce-huis. Een partner werkt thuis, nooit in het bedrijf.
rule-HA-6-2 = Daten kost { $date_price } muntje aan de bank. Gooi één dobbelsteen: met 5 of 6 heb je een partner thuis.
rule-HA-6-3 = Met een partner thuis kun je niet daten.
rule-HA-6-4 = Met een ex-partner kun je niet daten.
rule-HA-6-5 = In één beurt mag je óf daten óf voor een kind dobbelen, en maar één keer. Daarna kan geen van beide meer.
rule-HA-6-6 = Na een date zonder succes mag je in dezelfde beurt ‘extra dobbelen’ spelen: hoogstens twee extra worpen met één dobbelsteen, gratis. Een 5 of 6 geeft de partner en beëindigt het dobbelen. Het mag op elk later moment van de beurt, en nog eens met een andere kaart.
rule-HA-6-7 = In je beurt kun je ‘extra dobbelen’ niet spelen als je deze beurt niet hebt gedatet en niet voor een kind hebt gedobbeld; na een date niet als je nu een partner of ex-partner hebt; na het dobbelen voor een kind niet als alle drie de kinderen er zijn.
rule-HA-6-8 = Internet-liefde kan je een partner geven. Het is geen worp en telt niet voor HA-6.5. Met een partner of ex-partner kan dat niet.
rule-HA-6-9 = Geheime liefde op een speler is een aanval; de doofpot pareert die. Wordt die ondergaan, dan wordt de partner een ex-partner en zakt het huis (HA-8.6). Op een speler zonder partner thuis kan het niet.
rule-HA-6-10 = Met een ex-partner betaal je alimentatie (HA-3.3) en krijg je geen nieuwe partner en op geen enkele manier een kind.
rule-HA-6-11 = Je kunt je ex-partner uitkopen voor je eigen loon, 10, 15 of 20 naar het werk dat je nu hebt, aan de bank. Dan heb je geen partner en mag je in dezelfde beurt een nieuwe zoeken. Zonder ex-partner valt er niemand uit te kopen.
rule-HA-6-12 = Verder verandert een scheiding niets: kinderen, hun plaats, werk, huisdieren, auto, geld en kaarten blijven.

chapter-HA-7 = Kinderen en scholen
rule-HA-7-1 = Je hebt hoogstens drie kinderen. Een nieuw kind is het laagste nummer dat je nog niet hebt.
rule-HA-7-2 = Dobbelen voor een kind is gratis. Gooi twee dobbelstenen tegelijk; elke 1 geeft een kind. Enen na het derde kind doen niets.
rule-HA-7-3 = Zonder partner thuis kun je niet voor een kind dobbelen.
rule-HA-7-4 = Als alle drie de kinderen er zijn, kun je niet meer voor een kind dobbelen.
rule-HA-7-5 = Na het dobbelen voor een kind mag je in dezelfde beurt ‘extra dobbelen’ spelen: twee extra worpen met twee dobbelstenen, gratis, na elkaar; de tweede vervalt als de eerste het derde kind brengt. Het mag na elke uitkomst, op elk later moment van de beurt, en nog eens met een andere kaart, binnen HA-6.7.
rule-HA-7-6 = Met internet-liefde kun je een kind adopteren. Het is geen worp. Zonder partner thuis of met drie kinderen kan het niet.
rule-HA-7-7 = Een nieuw kind is pasgeboren tot de lopende beurt voorbij is; daarna is het thuis.
rule-HA-7-8 = De plaatsen van een kind, op volgorde: thuis, PO, VO, UNI, werk. Voor { $school_price } muntjes aan de bank gaat een kind één plaats omhoog.
rule-HA-7-9 = Een pasgeboren kind kan het huis niet uit, niet voor muntjes en niet met een kaart.
rule-HA-7-10 = Elk kind kan per beurt één betaalde stap zetten, geen tweede.
rule-HA-7-11 = De scholen hebben plaatsen voor de kinderen van alle spelers samen: PO 6, VO 4, UNI 2. Thuis en werk zijn onbeperkt. Een kind kan, voor muntjes of met een kaart, niet naar een plek zonder vrije plaats.
rule-HA-7-12 = Een kind dat er niet is of al werkt, kan niet naar school, niet voor muntjes en niet met een kaart.
rule-HA-7-13 = Met ‘sla een school over’ gaat een van je kinderen twee plaatsen omhoog: van thuis naar VO, van PO naar UNI, van VO naar werk. Het is gratis, vraagt alleen een plaats waar het kind aankomt, en staat los van HA-7.10.
rule-HA-7-14 = Een kind op de UNI heeft geen school meer om over te slaan.
rule-HA-7-15 = Schooltje lager speel je op een kind van een andere speler op PO, VO of UNI. Het gaat naar de dichtstbijzijnde lagere school met een vrije plaats, en naar huis als die er niet is. Op een kind ergens anders kan het niet.
rule-HA-7-16 = Een plaats die een kind verlaat, is meteen vrij. Een kind dat naar huis moet, is thuis, niet pasgeboren.
rule-HA-7-17 = Een kind dat werkt, blijft werken. Het wordt nooit manager of directeur, dus een MBA kun je niet voor een kind spelen.

chapter-HA-8 = Huis
rule-HA-8-1 = In wijk 0 is plaats voor iedereen. In de andere is plaats voor zoveel huizen:
    – 3 spelers: 2 in wijk 1, 2 in wijk 2, 1 in wijk 3, 1 in wijk 4;
    – 4 spelers: 3, 2, 2 en 1;
    – 5 spelers: 4, 3, 2 en 1;
    – 6 spelers: 5, 4, 3 en 2.
rule-HA-8-2 = Verhuizen naar de volgende hogere wijk kost { $house_price } muntjes aan de bank. Twee of meer wijken tegelijk omhoog kan niet, en naar de wijk waar je woont ook niet.
rule-HA-8-3 = Je kunt maar één keer per beurt omhoog verhuizen.
rule-HA-8-4 = Naar een volle wijk kun je niet verhuizen, omhoog noch omlaag.
rule-HA-8-5 = Je mag naar elke lagere wijk verhuizen. De bank betaalt { $house_price } voor elke wijk die het huis zakt. Dat mag zo vaak je wilt, ook voor of na de stap omhoog.
rule-HA-8-6 = Een huis dat zakt door een aanval, gaat naar de dichtstbijzijnde lagere wijk met plaats, zonder betaling. Een huis in wijk 0 blijft daar.
rule-HA-8-7 = Brand op een speler is een aanval; de brandverzekering pareert die. Wordt de brand ondergaan, dan zakt het huis (HA-8.6). Op een huis in wijk 0 kan het niet.

chapter-HA-9 = Bedrijf
rule-HA-9-1 = Loon: werkvloer 10, manager 15, directeur 20.
rule-HA-9-2 = Er is hoogstens één directeur. Op de werkvloer en als manager mogen er zoveel staan als er willen.
rule-HA-9-3 = Met een MBA word je van de werkvloer manager, en van manager directeur.
rule-HA-9-4 = Een manager kan geen MBA spelen zolang een ander directeur is.
rule-HA-9-5 = De directeur kan geen MBA spelen.
rule-HA-9-6 = Een burn-out op een manager of directeur brengt die meteen één trede omlaag. Een vrijgekomen directeurspost blijft leeg tot een manager een MBA speelt. Geen kaart pareert een burn-out, ook geen ziektekostenverzekering. Op iemand van de werkvloer kan het niet.
rule-HA-9-7 = Om de directeur te wippen moet je manager zijn, een andere manager vragen, en moet een derde directeur zijn. Anders kan het niet.
rule-HA-9-8 = Er wordt hoogstens één keer per beurt tegen de directeur gedobbeld.
rule-HA-9-9 = De andere manager wordt om hulp gevraagd. Weigert die, dan gebeurt er niets en mag je een andere manager vragen. Wie deze beurt geweigerd heeft, kun je niet nog eens vragen.
rule-HA-9-10 = Doet die mee, dan gooit de speler die aan de beurt is één dobbelsteen, en daarna de helper één.
rule-HA-9-11 = Dan wordt het de twee om en om gevraagd, eerst de speler aan de beurt: ‘extra dobbelen’ spelen of passen. Twee keer passen na elkaar is het einde. Een nieuwe kaart kan niet (HA-4.4). De directeur doet niet mee en kan niets tegenhouden.
rule-HA-9-12 = Wie hier ‘extra dobbelen’ speelt, gooit meteen één dobbelsteen, die de eigen vervangt. Dan kiest dezelfde manager: nog een keer gooien, wat die weer vervangt, of houden. Daarna is de vraag aan de andere manager.
rule-HA-9-13 = De manager met de hoogste dobbelsteen wordt directeur, die met de laagste gaat naar de werkvloer, de oude directeur wordt manager. Bij gelijke ogen verandert er niets.

chapter-HA-10 = Huisdieren
rule-HA-10-1 = De twee honden en twee katten zijn in het asiel of bij spelers. Een speler mag ze allemaal hebben.
rule-HA-10-2 = Een kat kost { $cat_price } muntjes en een hond { $dog_price }, aan de bank; het dier komt uit het asiel. Je mag er zoveel kopen als je wilt.
rule-HA-10-3 = Een dier dat niet in het asiel zit, kun je er niet kopen of nemen.
rule-HA-10-4 = Met ‘neem een kat’ of ‘neem een hond’ mag je zo’n dier gratis uit het asiel halen. Dat is geen aanval; niemand wordt iets gevraagd.
rule-HA-10-5 = Een kat of hond van een speler nemen is een aanval; de huisdierverzekering pareert die. Wordt de aanval ondergaan, dan wisselt één zo’n dier van eigenaar. Bij een speler zonder zo’n dier kan het niet.
rule-HA-10-6 = Van een speler in quarantaine kun je geen dier nemen.
rule-HA-10-7 = Na pareren krijgt de aanvaller geen dier, ook niet uit het asiel.

chapter-HA-11 = Auto en parkeerterrein
rule-HA-11-1 = Een auto is 6 waard en 5 meer voor elke upgrade, hoe je die ook kreeg. Er liggen muntjes onder: 1, en 5 voor elke upgrade. Die zijn niet van de bank en van niemands geld.
rule-HA-11-2 = Een auto kost { $car_price } muntjes: 5 gaan naar de bank en 1 onder de auto. Met een auto kun je er geen kopen.
rule-HA-11-3 = Een upgrade kost { $upgrade_price } muntjes, die onder de auto gaan; de auto wordt { $upgrade_price } meer waard. Een hoogste waarde is er niet. Zonder auto kan het niet.
rule-HA-11-4 = Eén keer per beurt kun je een auto of een upgrade kopen, samen geteld.
rule-HA-11-5 = De kaart auto-upgrade geeft je zonder auto een auto van 6 met 1 muntje uit de bank eronder; met een auto een upgrade met 5 muntjes uit de bank eronder. Het telt niet voor HA-11.4.
rule-HA-11-6 = Je kunt auto-upgrade niet spelen als de bank minder muntjes heeft dan er onder de auto moeten.
rule-HA-11-7 = Verkoop je je auto aan de bank, dan gaan de muntjes eronder naar de bank, en dan betaalt de bank de halve waarde van de auto, naar boven afgerond. Zonder auto kun je er geen verkopen, aan de bank noch aan een speler.
rule-HA-11-8 = Een kras op de auto van een speler maakt die 5 minder waard, en 5 muntjes eronder gaan naar de bank. Een auto van 6 is verloren; het ene muntje gaat naar de bank. Bij een speler zonder auto kan het niet.
rule-HA-11-9 = Na elke zet wordt naar de speciale parkeerplek gekeken. Wie er staat, blijft er zolang geen andere auto meer waard is.
rule-HA-11-10 = Anders (een auto is meer waard, de houder heeft geen auto, of er was geen houder) krijgt de speler wiens auto meer waard is dan alle andere de plaats. Delen er meer de hoogste waarde, of is er geen auto, dan is de plek leeg.
rule-HA-11-11 = Wordt de auto op de speciale plaats aan een speler verkocht, dan krijgt die speler de plaats.

chapter-HA-12 = Quarantaine
rule-HA-12-1 = Iedereen heeft twee QR-codes. Een QR-code van de aanvaller ligt op het glas van wie in quarantaine zit, of naast het huis van wie beschermd is.
rule-HA-12-2 = Corona op een speler is een aanval; de vaccinatie pareert die.
rule-HA-12-3 = Op wie al in quarantaine zit, kan het niet.
rule-HA-12-4 = Op wie beschermd is, kan het niet.
rule-HA-12-5 = Zonder QR-code over kun je het niet spelen.
rule-HA-12-6 = Als er twee spelers in quarantaine zitten, kan het niet: er is geen glas meer.
rule-HA-12-7 = Wordt het ondergaan, dan komen glas en QR-code over het huis: de speler zit in quarantaine. Wordt het gepareerd, dan ligt de QR-code naast het huis, zonder glas: de speler is beschermd.
rule-HA-12-8 = Aan het begin van je beurt komen al je QR-codes naast huizen bij je terug; die bescherming eindigt.
rule-HA-12-9 = Daarna worden alle glazen met jouw QR-code opgetild en komt de QR-code naast het huis: de quarantaine is voorbij en de speler is beschermd tot het begin van je volgende beurt (HA-12.8).
rule-HA-12-10 = Beide gebeuren ook als je zelf in quarantaine zit en je beurt wordt overgeslagen.
rule-HA-12-11 = Wie in quarantaine zit, heeft geen beurt: geen inkomsten, geen kosten, geen zet, niet winnen. De beurt gaat meteen door en telt voor de ronde.
rule-HA-12-12 = Behalve HA-10.6, HA-12.3 en HA-12.11 verandert quarantaine niets: je houdt alle punten en mag pareren, aangevallen worden, een aanbod accepteren en gevraagd worden om te helpen wippen. Bescherming helpt alleen tegen corona.

chapter-HA-13 = Gezondheid
rule-HA-13-1 = De pest is een aanval op alle andere spelers met een goede gezondheid; de ziektekostenverzekering pareert die. Het wordt hun één voor één gevraagd, in zitvolgorde vanaf de aanvaller. Elk antwoord werkt meteen, alleen voor die speler.
rule-HA-13-2 = Je kunt de pest niet spelen als geen andere speler een goede gezondheid heeft.
rule-HA-13-3 = Wie de pest ondergaat, krijgt een slechte gezondheid; slechter dan slecht bestaat niet. Wie die al heeft, wordt niets gevraagd en blijft ziek.
rule-HA-13-4 = Een slechte gezondheid kost 2 bij elke verrekening (HA-3.3) en 1 punt (HA-15.1).
rule-HA-13-5 = Voor { $health_price } muntjes aan de bank wordt je gezondheid weer goed.
rule-HA-13-6 = In je eigen beurt mag je ook de ziektekostenverzekering spelen: je gezondheid wordt goed.
rule-HA-13-7 = Met een goede gezondheid kan geen van beide.

chapter-HA-14 = Verkopen
rule-HA-14-1 = Internet-liefde kun je aan de bank verkopen: de kaart gaat onder de stapel en de bank betaalt { $love_price }.
rule-HA-14-2 = Je auto of internet-liefde kun je een andere speler aanbieden voor een prijs. Alleen wie aan de beurt is, verkoopt, en niemand verkoopt aan zichzelf.
rule-HA-14-3 = De prijs is een heel getal, minstens 1 en hoogstens het geld van de koper.
rule-HA-14-4 = Aan een speler met een auto kun je geen auto verkopen.
rule-HA-14-5 = Weigert een speler, dan kun je hetzelfde, de auto of internet-liefde, deze beurt alleen voor een lagere prijs aan die speler aanbieden.
rule-HA-14-6 = De koper wordt gevraagd en accepteert of weigert.
rule-HA-14-7 = Na accepteren gaat de prijs van koper naar verkoper. De kaart is voor de koper nieuw; de auto houdt zijn waarde en de muntjes eronder.
rule-HA-14-8 = Een verkoop tussen spelers gebruikt voor geen van beiden iets op: wie de auto heeft verkocht, mag er die beurt nog een kopen (HA-11.4).
rule-HA-14-9 = Niets anders kan verkocht, gegeven of geleend worden: geen andere kaart, geen dier, geen huis, geen muntjes.

chapter-HA-15 = Punten, winnen, einde
rule-HA-15-1 = Happypunten:
    – elke wereldreis die je hebt: 1;
    – elke vriendschap, in de hand of open: ½;
    – elke geheime liefde die je hebt: ½;
    – een partner thuis: 1 (een ex-partner telt niet);
    – elk kind dat werkt: 1;
    – manager: 1, directeur: 2;
    – wijk 3: 1, wijk 4: 2;
    – huisdieren (HA-15.3): 1 of 2;
    – het meeste geld (HA-15.2): 1;
    – de speciale parkeerplek: 1;
    – een slechte gezondheid: 1 eraf.
rule-HA-15-2 = Het meeste geld: de speler met minstens { $rich } muntjes en meer dan elke andere. Bij een gelijke stand heeft niemand het.
rule-HA-15-3 = Huisdieren: minstens één hond en één kat geven 1 punt; beide honden en beide katten samen 2.
rule-HA-15-4 = Punten tellen zoals ze er op dat moment voor staan. Ze kunnen weer minder worden, ook onder nul.
rule-HA-15-5 = Punten van kaarten in je hand ken alleen jij, tot je wint of de partij eindigt.
rule-HA-15-6 = In je beurt, zonder open vraag, kun je je punten laten zien als je er genoeg hebt. De partij is afgelopen en je wint alleen. Alle handen worden getoond. Niemand wint zonder ze te laten zien, behalve volgens HA-15.8.
rule-HA-15-7 = Met minder punten dan afgesproken kun je niet winnen.
rule-HA-15-8 = Is de bank leeg als ernaar gekeken wordt (HA-2.9), dan is de partij afgelopen. Alle handen worden getoond. Wie de meeste punten heeft, wint, ook in quarantaine; meer spelers met evenveel winnen samen.

chapter-HA-16 = Betalen
rule-HA-16-1 = Betaald wordt aan de bank, tenzij een regel iets anders zegt. Rode en witte muntjes maken geen verschil; wisselen kan altijd.
rule-HA-16-2 = Wat muntjes kost, betaal je helemaal van je eigen geld. Met te weinig kun je niet daten, uitkopen, een kind naar school sturen, omhoog verhuizen, beter worden of iets kopen.
rule-HA-16-3 = Heeft de bank minder dan hij moet betalen, dan betaalt hij wat hij heeft en eindigt de partij (HA-15.8).
rule-HA-16-4 = De muntjes in de bank, bij de spelers en onder de auto’s zijn samen altijd evenveel.

chapter-HA-R = Toelichting
rule-HA-R-1 = Wie begint, wordt aan de spelers overgelaten, bijvoorbeeld met dobbelstenen. Hier begint de eerste plaats; wie een partij opent, mag de plaatsen vooraf schudden.
rule-HA-R-2 = Hoeveel muntjes er zijn, staat nergens; { $coins_each } per speler is van ons. Met 50 was de bank in een kwart tot meer dan de helft van onze proefpartijen leeg, met { $coins_each } in 7 op de honderd of minder: zelden maar mogelijk, zoals het hoort. Het aantal is te kiezen. De kleur doet er niet toe, want iedereen mag wisselen.
rule-HA-R-3 = Gegeven is alleen dat duurder schaarser is en dat een wijk vol kan zijn. De aantallen van HA-8.1 zijn van ons; daarmee kan elke wijk vanaf 1 vol raken.
rule-HA-R-4 = Er is één directeur. Een plaatje toont drie managers tegelijk, en gevallen directeuren moeten ergens heen: managers zijn er onbeperkt.
rule-HA-R-5 = Wat het meeste geld waard is, ging verloren; wij geven 1 punt, zoals bij de andere regel van die soort. Bij de auto gaat het om de eerste, hier niet: bij een gelijke stand heeft niemand het.
rule-HA-R-6 = Al het startkapitaal wordt meteen uitgedeeld. Niemand begint met kaarten, want er worden er geen genoemd. In ronde 1 vervalt alleen het eigen loon.
rule-HA-R-7 = Vanaf ronde 2 zijn de kosten hoogstens 4 + 1 + 2 + 3 = 10 en is het loon minstens 10, dus tekort komen kan niet. Voor de volledigheid: betaal wat je hebt.
rule-HA-R-8 = Het geld gaat vanzelf: aangeraden wordt met z’n tweeën te tellen, en hier wordt het één keer goed geteld.
rule-HA-R-9 = Twee glazen en twee QR-codes per speler zijn geteld materiaal, dus nemen we die aantallen als grens.
rule-HA-R-10 = Aan tafel tilt het slachtoffer het glas op in de volgende beurt van de aanvaller, en neemt de aanvaller de QR-code terug in die daarna; wie het vergeet, verliest een ronde. Hier gebeurt beide vanzelf aan het begin van die beurt. Zo duren quarantaine en bescherming precies één ronde en hoeft niemand het snelst te klikken.
rule-HA-R-11 = Eerst eindigt bescherming, dan gaan glazen omhoog; één QR-code doet dus nooit beide in dezelfde beurt. De aanvaller mag dezelfde speler weer aanvallen in de beurt waarin de bescherming eindigt, niet eerder.
rule-HA-R-12 = Corona op wie beschermd is of in quarantaine zit, wordt geweigerd in plaats van verspild.
rule-HA-R-13 = De vaccinatie is alleen een antwoord, zoals groene kaarten zijn. De QR-code is van de aanvaller, dus eindigt de bescherming bij diens volgende beurt, één ronde later.
rule-HA-R-14 = Quarantaine neemt de eigen beurt weg en beschermt de huisdieren, meer niet (HA-12.12).
rule-HA-R-15 = De som (6 + 3 × 5) : 2 = 11 staat één keer bij een auto met vier upgrades en één keer bij drie. De som en het plaatje van het parkeerterrein passen bij drie; vier upgrades geven 13.
rule-HA-R-16 = Een auto van een kaart is evenveel waard als een betaalde: de muntjes eronder tonen de waarde, en niemand ziet wie betaald heeft.
rule-HA-R-17 = Bij een gratis auto komt één muntje uit de bank, want een auto staat altijd op een muntje.
rule-HA-R-18 = De eerste met de duurste auto heeft de speciale plaats, dus bij een gelijke waarde verschuift die niet. Valt de houder weg en zijn de anderen gelijk, dan was niemand de eerste: de plek blijft leeg tot één auto alleen bovenaan staat. Dat gaat vanzelf, want niemand zou die plek laten liggen.
rule-HA-R-19 = Extra worpen zijn gratis: alleen de date kost een muntje. Voor partner en kinderen kunnen ze geen kwaad, dus wordt er zonder vraag gegooid. Tegen de directeur kan een tweede worp schaden: dat is een keuze, en de laatste worp telt.
rule-HA-R-20 = Tegen de directeur mogen beiden reageren op wat ze zien, dus wordt het om en om gevraagd tot beiden tevreden zijn. Alleen die twee managers mogen dat.
rule-HA-R-21 = Eén keer per beurt geldt voor de dobbelstenen, niet voor de vraag; maar elke manager wordt één keer per beurt gevraagd, zodat niemand wordt lastiggevallen.
rule-HA-R-22 = Er is één directeur en een MBA duwt niemand weg: de kaart wordt geweigerd en blijft in de hand.
rule-HA-R-23 = Een school overslaan vervangt geen betaling en vraagt er geen; het is de snellere weg naast de betaalde. Vanaf de UNI is er geen school meer. De eerste tijd thuis geldt ook hier.
rule-HA-R-24 = De ronde thuis is voor nieuwe kinderen. Een kind dat terugvalt, heeft die gehad.
rule-HA-R-25 = Drie kinderen, omdat er drie poppetjes zijn.
rule-HA-R-26 = Gedwongen verhuizen levert niets op; de { $house_price } per wijk is voor wie zelf verkoopt. In wijk 0 verplaatst een scheiding geen huis, en brand wordt geweigerd.
rule-HA-R-27 = Een aanval die niets kan veranderen, wordt geweigerd en blijft in de hand.
rule-HA-R-28 = Iedereen die wordt aangevallen, wordt gevraagd, met of zonder passende kaart, zodat een snel antwoord geen hand verraadt.
rule-HA-R-29 = Dat nieuwe kaarten wachten tot de beurt voorbij is, geldt voor spelen, verkopen en inruilen: daarvoor zijn oude kaarten nodig. De uitzondering voor kaarten met punten gaat over die punten: een aanval met een nieuwe geheime liefde geeft geen punt en wacht.
rule-HA-R-30 = Inruilen kost niets en mag iedereen. De kaarten worden alfabetisch genoemd, zodat elke keuze op één manier gezegd wordt.
rule-HA-R-31 = Aan de bank verkocht betekent onder de stapel, als een gespeelde kaart.
rule-HA-R-32 = Verkopen tussen spelers hoort bij de beurt van de verkoper, want het is een van de manieren om in je beurt aan geld te komen. Een dalende prijs na een weigering beëindigt het loven en bieden.
rule-HA-R-33 = Wereldreis en geheime liefde tellen vanuit de hand; alleen vriendschap mag open liggen, want alleen daarvan wordt het gezegd. Zo kent niemand ieders totaal.
rule-HA-R-34 = Winnen is een zet, want je moet de punten laten zien; het wordt niet voor je gedaan.
rule-HA-R-35 = De laatste betaling gaat zover de muntjes reiken. Bij een gelijke stand winnen ze samen.
rule-HA-R-36 = Het muntje moet onder de auto liggen, dus bij een bijna lege bank wacht de kaart (HA-11.6).
rule-HA-R-37 = De keuze tussen asiel en speler was gemaakt bij het spelen, dus na pareren is de kaart op.
rule-HA-R-38 = Eerst gaat de aanvallende kaart onder de stapel, dan die waarmee is gepareerd: de volgorde waarin ze zijn neergelegd.
rule-HA-R-39 = De kleuren van de kaarten zijn afgeleid uit hun omschrijving, want de plaatjes zijn verloren.
rule-HA-R-40 = Omlaag en omhoog in dezelfde beurt mag: het levert niemand voordeel op.
rule-HA-R-41 = Na een scheiding blijven de kinderen bij de speler, want er staat niets anders, en de kinderbijslag loopt door.
rule-HA-R-42 = De ziektekostenverzekering mag later ook als genezing dienen; die wordt naast de { $health_price } muntjes genoemd.
rule-HA-R-43 = Wat een zet is. Je kunt elke wijk noemen om naartoe te verhuizen; voorbij de vierde weigert HA-8.2 het. Inruilen zonder kaarten weigert HA-4.9. Elke kaart kan genoemd worden met elke manier van spelen; de regel met het laagste nummer weigert het (HA-4.3, HA-4.4, HA-4.11, HA-7.17).
rule-HA-R-44 = Verkopen. In een verkoop kun je elke kaart, elk dier, een huis, muntjes of een kind noemen; alles behalve de auto en internet-liefde wordt geweigerd. Bij een verkoop aan een speler gaan HA-14.2 en HA-14.3 voor HA-14.9, want hun nummers zijn lager.
rule-HA-R-45 = Afgeslagen aanbiedingen hoort iedereen, en ze blijven zichtbaar tot het einde van de beurt (HA-9.9, HA-14.5).
rule-HA-R-46 = Plaatsen nadat iemand genoeg punten heeft getoond: de winnaar eerst, de anderen op volgorde van hun punten. Gelijke punten delen een plaats (HA-15.6).
rule-HA-R-47 = Afgesproken punten (de grenzen zijn van ons). De spelers spreken het onderling af; de getallen van het regelboekje zijn suggesties. Punten gaan per half, dus een doel ook. Onder de 5 zou een partij nauwelijks begonnen zijn. 12 is wat een leven kan opbrengen zonder wereldreis, vriendschap of geheime liefde: 2 als directeur, 1 voor de partner, 3 voor werkende kinderen, 2 voor wijk 4, 2 voor huisdieren, 1 voor de speciale parkeerplek, 1 voor het meeste geld (HA-1.2). Partijen die met versie 1 van deze regels begonnen, hebben 7, 7½, 8, 8½ of 9.
