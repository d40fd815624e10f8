# L’atelier : ce que veulent dire les champs d’une carte, et ce qui peut clocher dans un paquet.

field-group = Sorte
    .about = La sorte de carte. Elle décide où la carte se pose et ce qu’elle fait.
field-copies = Exemplaires
    .about = Combien il y en a dans le paquet.
field-smiles = Smiles
    .about = Les smiles qu’elle apporte à la fin, et en main pour désigner qui commence.
field-levels = Niveaux
    .about = Combien de niveaux d’études elle donne.
field-needs = Études demandées
    .about = Le niveau d’études que le métier demande.
field-pays = Paie
    .about = Le salaire le plus haut que le métier permet.
field-status = Statut
    .about = On quitte un métier intérimaire à tout moment. On ne perd pas un métier fonctionnaire par un licenciement.
field-value = Valeur
    .about = Ce qu’elle vaut pour un achat.
field-child = Permet un enfant
    .about = Si un joueur non marié peut poser un enfant sur ce flirt.
field-price = Prix
    .about = Ce qu’elle coûte en salaires.

problem-same_value = Il y a déjà un salaire de cette valeur.
