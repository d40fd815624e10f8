# Ce que montrent les scénarios, dans l’ordre des fichiers.
scenario-the-highest-card-takes-the-round-and-nobody-waits-for-anybody = La carte la plus haute remporte la manche, et personne n’attend personne
scenario-most-points-win = Le plus de points gagne
scenario-equal-cards-share-the-round = Des cartes égales se partagent la manche
