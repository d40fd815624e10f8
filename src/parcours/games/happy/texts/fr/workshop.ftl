# L’atelier : ce que veulent dire les champs d’une carte, et ce qui peut clocher dans un paquet.

field-colour = Couleur
    .about = Le jaune vous aide, le rouge attaque, l’orange fait l’un ou l’autre, le vert pare.
field-copies = Exemplaires
    .about = Combien il y en a dans la pioche. Avec 0, la carte n’y est pas.
field-points = Points
    .about = Les points pour chaque exemplaire qu’un joueur a en main.
field-parried_by = Parée par
    .about = La carte qui pare cette attaque, ou aucune.
