# Wat de scenario's tonen, in de volgorde van de bestanden.
scenario-the-highest-card-takes-the-round-and-nobody-waits-for-anybody = De hoogste kaart wint de ronde, en niemand wacht op een ander
scenario-most-points-win = De meeste punten winnen
scenario-equal-cards-share-the-round = Gelijke kaarten delen de ronde
