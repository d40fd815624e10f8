# De werkplaats: wat de velden van een kaart betekenen, en wat er mis kan zijn met een kaartspel.

field-group = Soort
    .about = Privilege, gebeurtenis, aandelencertificaat of vaardigheidskaart.
field-copies = Aantal
    .about = Hoeveel er zijn. Van certificaten met vijf spelers.
field-regular = Vast
    .about = Of de gebeurtenis in elke dienstfase komt.
field-motivation = Motivatie
    .about = Hoeveel de gebeurtenis de motivatie omhoog brengt, of omlaag onder 0.
field-with_4 = Aantal met vier spelers
    .about = Hoeveel van dit certificaat er met vier spelers zijn.
field-with_3 = Aantal met drie spelers
    .about = Hoeveel van dit certificaat er met drie spelers zijn.
field-shares = Aandelen
    .about = Hoeveel aandelen het certificaat geeft.
field-price = Prijs
    .about = Wat het certificaat kost, in duizenden Pinats.
field-skills = Vaardigheden
    .about = De drie vaardigheden die je vergelijkt.
field-players = Vanaf spelers
    .about = Vanaf hoeveel spelers de kaart meedoet.

problem-not_regular = Alleen de bonusdag en de directievergadering zijn vast.
problem-not_its_shares = Een certificaat heeft zoveel aandelen als de id zegt.
problem-not_a_multiple = Hier komt een veelvoud van { $of }.
problem-same_skill = De drie vaardigheden zijn verschillend.
problem-wrong_order = De privilegekaarten komen eerst, in de volgorde van het bord.
problem-too_few_events = Er zijn te weinig gebeurtenissen naast de vaste: { $found } van ten minste { $least }.
problem-too_few_skill_cards = Voor { $least } spelers zijn er te weinig vaardigheidskaarten: { $found }.
