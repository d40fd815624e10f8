# Een eerste partij Smile Life, in een paar minuten.

guide-1 = Iedereen legt een leven op tafel: studies, een baan, loon; flirts, een huwelijk, kinderen; een kat, misschien een huis. Bijna elke kaart die voor je ligt brengt smiles op, zelfs een bescheiden loon. Is de trekstapel op, dan wint het leven met de meeste smiles (SL-11.4). Netjes hoeft het niet te zijn. Daar zorgen de anderen wel voor, met ongevallen, belastingen en scheidingen, en jij mag gerust iets terugdoen.
    .title = Een leven in kaarten
guide-2 = Je hebt vijf kaarten in je hand die alleen jij ziet; wat er voor iemand op tafel ligt, ziet iedereen. In het midden liggen de trekstapel, gedekt, en de aflegstapel, die iedereen mag bekijken. Muntjes zijn er niet: het loon op tafel is je geld. Wie de meeste smiles gedeeld krijgt, begint (SL-1.4). Voor een eerste partij heb je aan 100 van de 200 kaarten ruim genoeg (SL-1.2).
    .title = De tafel
guide-3 = Trek een kaart en speel er dan een: voor jezelf, op iemand anders of op de aflegstapel (SL-2.1). Je hebt er weer vijf, en je buur is aan de beurt. Met drie of meer spelers is er een sluipweg: in plaats van te trekken speel je meteen de bovenste kaart van de aflegstapel (SL-3.5), tenzij die van jou kwam (SL-3.7). Zo’n kaart gaat rechtstreeks naar de tafel, nooit naar je hand.
    .title = Je beurt
guide-4 = Studies geven niveaus, en banen vragen erom: een ober heeft er geen nodig, een chirurg zes (SL-4.4). Met een baan mag je loon leggen, tot wat de baan toestaat (SL-4.13), maar studeren kan dan niet meer (SL-4.2). Bedenk dus wanneer het welletjes is. Een uitzendbaan ruil je zomaar in voor een betere (SL-4.6). Elke andere baan moet je eerst opzeggen, en dat kost een hele beurt (SL-4.10).
    .title = Werk
guide-5 = Leg tot vijf flirts (SL-5.3). Met één kun je al trouwen (SL-5.7), en dan mogen er kinderen komen, één per kaart (SL-5.9). Let op de laatste flirt van iedere speler: leg je er een van dezelfde soort, dan steel je die ter plekke (SL-5.5), en dat kan jou ook overkomen. Wie getrouwd is, flirt alleen nog zolang er overspel op tafel ligt, en krijg je dan een scheiding, dan gaan ook de kinderen mee (SL-7.6).
    .title = Liefde
guide-6 = Een malus leg je op een ander (SL-7.1), en hij moet pijn kunnen doen: geen ontslag zonder baan, geen scheiding zonder huwelijk. Sommige banen beschermen: een arts wordt niet ziek (SL-8.15), een advocaat scheidt alleen uit vrije wil (SL-8.10), een ambtenaar wordt nooit ontslagen (SL-8.1). Speciale kaarten stellen geen voorwaarde (SL-9.1). Met de regenboog speel je tot drie kaarten extra (SL-9.4), en een kruiwagen opent bijna elke baan zonder studie (SL-9.13).
    .title = Gemene en rare kaarten
guide-7 = Loon dat je uitgeeft ben je niet kwijt: omgedraaid houdt het zijn smile, en geen belasting kan er nog bij (SL-6.2). Er is geen wisselgeld, dus betaal zo gepast als je kunt (SL-6.5). Een ongeval, ziekte of burn-out kost het slachtoffer een beurt, maar geen kaart (SL-7.4). En wat je aan het einde nog in je hand hebt, telt niet mee (SL-11.2): een trouwjurk in de kast is nog geen huwelijk.
    .title = Vier verrassingen
guide-8 = Neem de eerste baan die je krijgen kunt, hoe bescheiden ook, en begin loon te leggen. Flirt vroeg en trouw: dat zijn meteen 3 smiles, 2 extra per kind, en huizen voor de halve prijs (SL-6.7). Huisdieren kosten niets en vragen niets (SL-6.1); de eenhoorn is er in zijn eentje 3 waard. Bewaar een malus voor wie voorop ligt. En past er niets, leg dan iets af waar je buur niets aan heeft.
    .title = Een goed eerste plan
guide-9 = De beurt waarin de trekstapel opraakt, wordt uitgespeeld; daarna is de partij afgelopen (SL-11.1). Houd de trekstapel dus in de gaten: leg in de laatste rondes wat nu telt en vergeet wat had kunnen zijn. Dan worden de smiles opgeteld, oude liefdes en uitgegeven loon inbegrepen (SL-11.3). Gelijke levens winnen samen (SL-11.4). Niemand vraagt of het de moeite waard was.
    .title = Hoe het afloopt
