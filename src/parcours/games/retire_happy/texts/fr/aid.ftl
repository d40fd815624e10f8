# Ce qu’on consulte pendant une partie de Retire Happy ; chaque ligne est un point.

aid-period =
    Choix des cartes, deux fois : { $offers } offres de { $offer_size } cartes, chacun en prend une (RH-3.2, RH-3.3)
    L’événement de la période est révélé (RH-4.1)
    Phase de jeu, tous en même temps, autant qu’on veut ; à la fin, { $hand_limit } cartes en main au plus (RH-5.1, RH-5.4)
    Entretien, l’un après l’autre : investissements, revenus, dépenses (RH-14.1)
    Après la période 4 : la retraite (RH-17.2)
    .title = Déroulement d’une période
aid-expenses =
    Vous-même : le numéro de la période en G (RH-16.2)
    Votre partenaire : ce que dit la carte (RH-16.3)
    Chaque enfant : { $child_cost } G (RH-16.4)
    Votre domicile : le loyer ; un propriétaire ne paie rien (RH-16.5)
    Un domicile trop petit pour la famille est d’abord perdu (RH-16.6)
    Sans domicile : { $lodging_cost } G par membre de la famille, vous compris (RH-16.7)
    Un partenaire qui partage : la moitié pour enfants, loyer et hébergement d’urgence ensemble, arrondie vers le haut (RH-16.8)
    S’il manque de l’argent : défausser des cartes pour 1 G chacune, retirer de l’entreprise, emprunter (RH-16.10)
    Un emprunt : { $loan } G tout de suite, { $repayment } G à rembourser à la retraite (RH-13.1)
    .title = Dépenses à chaque entretien

## À côté des signes des cartes

aid-signs = Signes des effets
aid-sign-test = le test : niveau et deux dés ensemble
aid-sign-upkeep = à chaque entretien, tant que la carte n’est pas recouverte
aid-sign-end = à la retraite, carte recouverte ou non
aid-sign-discard = quand la carte quitte le jeu
aid-sign-rent = loyer à chaque entretien
aid-sign-person = place pour autant de personnes en plus de vous
