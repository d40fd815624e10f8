# De werkplaats: wat de velden van een kaart betekenen, en wat er mis kan zijn met een kaartspel.

field-group = Soort
    .about = Wat voor kaart het is. Dat bepaalt waar de kaart ligt en wat ze doet.
field-copies = Aantal
    .about = Hoeveel er in het spel zitten.
field-smiles = Smiles
    .about = De smiles die ze aan het eind oplevert, en in de hand voor wie begint.
field-levels = Niveaus
    .about = Hoeveel studieniveaus ze geeft.
field-needs = Nodige studie
    .about = Het studieniveau dat de baan vraagt.
field-pays = Betaalt
    .about = Het hoogste loon dat de baan toelaat.
field-status = Status
    .about = Uit een uitzendbaan mag je altijd weg. Een ambtenarenbaan verlies je niet door ontslag.
field-value = Waarde
    .about = Wat ze waard is als je iets koopt.
field-child = Laat een kind toe
    .about = Of een ongehuwde speler op deze flirt een kind mag leggen.
field-price = Prijs
    .about = Wat ze aan lonen kost.

problem-same_value = Er is al een loon met deze waarde.
