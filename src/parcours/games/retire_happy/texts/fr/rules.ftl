# Les règles de Retire Happy telles qu’un joueur les lit.

chapter-RH-1 = La partie et sa mise en place
rule-RH-1-1 = On joue de deux à quatre. Une partie compte quatre périodes de vie active, puis la retraite. Chaque période se déroule ainsi : choix des cartes en deux tours, révélation de l’événement global, phase de jeu, phase d’entretien. Le meilleur score à la retraite gagne (RH-18.8).
rule-RH-1-2 = L’ordre du tour est celui de la liste des joueurs ; après le dernier, on revient au premier. Le premier de la liste reçoit le pion premier joueur au début.
rule-RH-1-3 = Mise en place : on mélange les 12 événements globaux et on en pose un, face cachée, pour chacune des quatre périodes. Les huit autres ne servent pas.
rule-RH-1-4 = Mise en place : les quatre paquets de cartes vie, un par période, sont mélangés séparément et posés face cachée.
rule-RH-1-5 = Mise en place : chaque joueur est employé, avec { $first_money } G sur son compte courant, { $first_chances } jetons deuxième chance, et rien d’autre.
rule-RH-1-6 = Avant le premier choix des cartes, chaque joueur choisit une face de sa carte de départ, { card-maturity } ou { card-apprenticeship }. Tous peuvent choisir en même temps. La carte devient la première de la colonne éducation et ses compétences comptent dès maintenant. Le choix est définitif : on ne peut pas choisir une deuxième fois.
rule-RH-1-7 = Quand tous ont choisi, la première période commence par son choix des cartes.

chapter-RH-2 = Généralités
rule-RH-2-1 = Chaque action appartient à certaines phases ; dans une autre phase, elle n’est pas possible :
    – au départ : choisir une face de la carte de départ ;
    – au choix des cartes : prendre une offre ;
    – en phase de jeu : tenter une carte, jouer, louer, acheter, vendre ou quitter un domicile, investir, fonder une entreprise, y verser ou en retirer de l’argent, emprunter, défausser, relancer les dés ou accepter un lancer, dire qu’on a terminé ;
    – en phase d’entretien : relancer les dés ou accepter un lancer, encaisser ou laisser une mise, retirer de l’argent de l’entreprise, emprunter, défausser ;
    – à la retraite : verser de l’argent dans l’entreprise, emprunter, acheter un domicile, ou dire qu’on a terminé.
rule-RH-2-2 = Au choix des cartes, en phase d’entretien et à la retraite, un seul joueur agit à la fois. Les autres ne peuvent rien faire avant leur tour.
rule-RH-2-3 = On n’utilise que des cartes vie de sa propre main, chaque exemplaire une seule fois : pour tenter un bachelor à l’aide d’un autre bachelor, il en faut deux. On ne peut pas utiliser une carte qu’on n’a pas.
rule-RH-2-4 = Un montant est d’au moins 1. On ne peut pas investir 0, fonder une entreprise avec 0, verser ou retirer 0, ni payer 0 d’un domicile avec la caisse de pension.
rule-RH-2-5 = Tout paiement vient du compte courant, et aucun compte ne descend sous 0. L’argent doit être là avant l’action ; seul le remboursement d’un ancien domicile compte aussi quand on en prend un nouveau (RH-11.5). On ne peut pas tenter une carte, relancer, jouer une carte, louer, acheter, investir, fonder une entreprise ni y verser de l’argent si le compte courant ne contient pas ce que cela coûte.
rule-RH-2-6 = On a trois comptes. Le compte courant paie et reçoit. La caisse d’entreprise est celle de l’entreprise d’un entrepreneur (RH-9) ; un employé n’y a rien. La caisse de pension est ce qui compte à la fin. Tout l’argent se compte en G, sans décimales.
rule-RH-2-7 = L’argent de la caisse de pension y reste. Il n’en sort que pour acheter un domicile (RH-11.4) et pour rembourser les emprunts à la retraite (RH-18.6).
rule-RH-2-8 = L’argent, les jetons deuxième chance et les jetons emprunt viennent d’une réserve inépuisable et y retournent. Fonder une entreprise, y verser ou en retirer de l’argent, investir et encaisser ne font que déplacer l’argent d’un joueur, de même que RH-9.9 et RH-18.2. Tout autre gain vient de la réserve, tout autre paiement y va.
rule-RH-2-9 = Tout le monde voit les mains, les colonnes, les comptes, les jetons, les offres, l’événement en vigueur et la boîte.
rule-RH-2-10 = Personne ne voit les cartes des paquets, les événements encore face cachée, ni les événements inutilisés. Le nombre de cartes de chaque paquet est connu de tous.
rule-RH-2-11 = Une carte défaussée va dans la boîte. Aucune carte n’en revient jamais.
rule-RH-2-12 = Rien de ce qu’un joueur fait en phase de jeu, en phase d’entretien ou à la retraite ne change quoi que ce soit pour un autre.
rule-RH-2-13 = Si plusieurs règles interdisent la même chose, le refus cite celle qui a le plus petit numéro : d’abord le chapitre, puis le numéro dans le chapitre.

chapter-RH-3 = Choix des cartes
rule-RH-3-1 = Le choix des cartes se fait en deux tours. Toutes les cartes viennent du paquet de la période en cours.
rule-RH-3-2 = Au début d’un tour, les 15 premières cartes du paquet sont étalées en cinq offres de trois : les trois premières cartes forment la première offre, les trois suivantes la deuxième, et ainsi de suite.
rule-RH-3-3 = Le détenteur du pion premier joueur commence, les autres suivent dans l’ordre du tour : chacun prend une offre, dont les trois cartes rejoignent sa main.
rule-RH-3-4 = On ne peut prendre qu’une offre encore sur la table : ni une offre déjà prise, ni une autre que la première à la cinquième.
rule-RH-3-5 = Chaque joueur prend exactement une offre par tour et ne peut pas passer. Il n’y a pas de limite de main pendant le choix des cartes.
rule-RH-3-6 = Quand chacun a pris une offre, celles qui restent vont dans la boîte et le pion premier joueur passe au joueur suivant. Cela se fait après les deux tours. Après le premier tour vient le deuxième, après le deuxième l’événement (RH-4.1).

chapter-RH-4 = Événements globaux
rule-RH-4-1 = Après le deuxième tour du choix des cartes, l’événement de la période est révélé. Puis la phase de jeu commence.
rule-RH-4-2 = L’événement vaut pour tous les joueurs pendant la phase de jeu et la phase d’entretien de sa période. Ensuite, il va dans la boîte (RH-17.1) : à la retraite, aucun événement n’est en vigueur. Les événements et ce qu’ils changent :
    – { card-boom } : un employé qui a au moins une carte dans sa colonne carrière reçoit 2 de salaire en plus ;
    – { card-recession } : le salaire entier d’un employé baisse de 2, sans descendre sous 0 ;
    – { card-housing_bubble } : tout domicile coûte 4 de plus à l’achat ;
    – { card-housing_slump } : tout domicile coûte 4 de moins à l’achat, sans descendre sous 0 ;
    – { card-rent_rise } : tout loyer augmente de 1 ;
    – { card-study_grants } : tous les frais baissent de 2, sans descendre sous 0 ;
    – { card-hiring_drive } : le niveau d’un test pour un emploi augmente de 1 ;
    – { card-start_up_fever } : le niveau d’un test pour une carte entrepreneur augmente de 1 ;
    – { card-market_crash } : les dés d’un investissement se lisent 2 de moins ;
    – { card-family_policy } : un enfant coûte 1 au lieu de 2 ;
    – { card-credit_crunch } : pas d’emprunt volontaire ;
    – { card-inflation } : les dépenses personnelles sont doublées.
rule-RH-4-3 = Un changement ne dure pas plus longtemps que l’événement. Ce qui a été payé pour un domicile à un prix modifié reste ce qui a été payé (RH-11.3), mais le prix imprimé ne change pas.

chapter-RH-5 = Phase de jeu
rule-RH-5-1 = Tous les joueurs agissent dans la même phase, dans n’importe quel ordre et autant qu’ils le veulent, jusqu’à ce qu’ils disent avoir terminé. Les dés sont lancés dans l’ordre des actions.
rule-RH-5-2 = On peut jouer autant de cartes que l’on veut, de tous types, et en garder pour les périodes suivantes. Une carte vie en main sert de trois façons : pour ce qu’elle est (RH-5.6), pour ses compétences temporaires (RH-6.5), ou pour 1 (RH-5.7).
rule-RH-5-3 = Dire qu’on a terminé met fin à sa phase de jeu. On ne peut plus rien faire ensuite dans cette phase.
rule-RH-5-4 = On a au plus { $hand_limit } cartes en main quand on termine sa phase de jeu. Avec 4 cartes ou plus, on ne peut pas encore terminer.
rule-RH-5-5 = Quand tous ont terminé, la phase d’entretien commence (RH-14.1).
rule-RH-5-6 = Chaque type de carte se joue à sa façon : on tente une éducation, un emploi ou une carte entrepreneur ; on joue une bonne nouvelle, un partenaire ou un enfant ; on loue ou on achète un domicile ; on investit dans un investissement. On ne peut pas jouer une carte à la façon d’un autre type.
rule-RH-5-7 = Défausser : la carte va dans la boîte et le compte courant gagne 1. Toute carte vie en main peut être défaussée ainsi.
rule-RH-5-8 = On peut jouer deux exemplaires de la même carte, et aucune carte n’exige qu’une autre ait été jouée avant, quoi que suggère son nom.

chapter-RH-6 = Compétences et tests
rule-RH-6-1 = Il y a quatre compétences : éducation, manuelles, sociales, professionnelles. Le niveau d’un joueur dans une compétence est le nombre de ses icônes sur toutes les cartes de sa colonne éducation (carte de départ comprise) et de sa colonne carrière, couvertes ou non, et sur son partenaire.
rule-RH-6-2 = Un test de compétences nomme une ou deux compétences et un seuil. Avec une compétence, le niveau du test est le niveau du joueur dans celle-ci.
rule-RH-6-3 = Avec deux compétences, le niveau du test est le plus bas des deux niveaux ; ils ne s’additionnent pas. Avec les niveaux 2 et 1 contre un seuil de 9, les dés doivent montrer 8.
rule-RH-6-4 = Un événement qui augmente le niveau d’un test s’ajoute après cela.
rule-RH-6-5 = Pour une tentative, on peut défausser des cartes de sa main avant de lancer les dés. Chacune ajoute ses compétences temporaires aux niveaux du joueur pour ce test, deuxième lancer compris. Une telle carte ne rapporte pas d’argent.
rule-RH-6-6 = Chaque carte défaussée pour un test doit être utile : sans l’une d’elles, le niveau du test serait plus bas. On ne peut pas défausser une carte qui n’aide pas.
rule-RH-6-7 = L’ordre d’une tentative : on paie les frais, les cartes défaussées pour elle vont dans la boîte, on lance deux dés. Le test réussit si le total des dés plus le niveau du test atteint au moins le seuil.
rule-RH-6-8 = Réussite : la carte est posée comme la plus récente de sa colonne (RH-7.1). Si c’est un emploi tenté par un entrepreneur, RH-9.9 s’applique. Ensuite viennent les effets de la carte quand elle est jouée.
rule-RH-6-9 = Échec sans jeton deuxième chance : la carte va dans la boîte.
rule-RH-6-10 = Échec avec au moins un jeton : la carte attend. On peut dépenser un jeton, payer de nouveau les frais (RH-2.5) et relancer les deux dés au même niveau. Ce résultat est définitif, même s’il reste des jetons.
rule-RH-6-11 = Ou bien on accepte l’échec : la carte va dans la boîte et aucun jeton n’est dépensé.
rule-RH-6-12 = Tant qu’un test attend, son joueur ne peut que relancer, accepter, emprunter ou retirer de l’argent de son entreprise. Rien d’autre ne lui est possible en phase de jeu.
rule-RH-6-13 = Sans test en attente, il n’y a rien à relancer ni à accepter.
rule-RH-6-14 = Les frais et les cartes dépensés pour une tentative sont perdus, qu’elle réussisse ou non. Une tentative est permise même si elle ne peut pas réussir.

chapter-RH-7 = Colonnes et effets
rule-RH-7-1 = Les éducations vont dans la colonne éducation, les emplois et les cartes entrepreneur dans la colonne carrière. Une carte posée là couvre la précédente : seule la plus récente de chacune de ces deux colonnes est découverte.
rule-RH-7-2 = Partenaire, enfants, domicile et investissements sont posés côte à côte. Ils ne couvrent rien et ne sont jamais couverts.
rule-RH-7-3 = Les gains permanents (compétences, salaire acquis, rente acquise) comptent tant que la carte est en jeu, couverte ou non.
rule-RH-7-4 = Le salaire, la rente et ce qu’une carte donne à l’entretien ne comptent que tant que la carte est découverte.
rule-RH-7-5 = Ce qu’une carte donne quand elle est jouée vient une fois, à ce moment-là. Ce n’est pas annulé quand la carte est couverte ou s’en va.
rule-RH-7-6 = Ce qu’une carte donne ou coûte quand elle est défaussée s’applique lorsqu’elle quitte le jeu : un partenaire remplacé, un domicile vendu, quitté, remplacé ou perdu. Cela ne s’applique pas à une carte défaussée de la main ou perdue dans un test raté.
rule-RH-7-7 = Ce qu’une carte donne à la fin s’applique à la retraite à toute carte alors en jeu, couverte ou non (RH-18.5). Une carte qui a quitté le jeu plus tôt ne donne rien.
rule-RH-7-8 = Les cartes des colonnes éducation et carrière, ainsi que les enfants, ne quittent jamais le jeu.

chapter-RH-8 = Éducation et bonnes nouvelles
rule-RH-8-1 = Les frais d’une éducation, modifiés par l’événement, sont dus pour chaque lancer : une fois pour la tentative, une fois de plus si l’on relance.
rule-RH-8-2 = Quand on joue une bonne nouvelle, ses effets s’appliquent et la carte va dans la boîte.
rule-RH-8-3 = Une bonne nouvelle qui enlève un emprunt en demande un : on ne peut pas la jouer sans au moins un jeton emprunt.

chapter-RH-9 = Employés et entrepreneurs
rule-RH-9-1 = On est employé ou entrepreneur ; tous commencent comme employés. Un entrepreneur ne reçoit ni salaire ni rente de sa colonne carrière, acquis ou non (RH-15.3).
rule-RH-9-2 = Employés et entrepreneurs peuvent tenter des éducations et des emplois. Seul un entrepreneur peut tenter une carte entrepreneur.
rule-RH-9-3 = Fonder une entreprise fait d’un employé un entrepreneur : un montant au choix passe du compte courant à la caisse d’entreprise. La colonne carrière reste telle quelle. Un entrepreneur ne peut pas fonder une autre entreprise.
rule-RH-9-4 = Un entrepreneur peut verser de l’argent du compte courant dans la caisse d’entreprise, en phase de jeu tant qu’il n’a pas terminé, et à la retraite (RH-18.10). Un employé ne le peut pas.
rule-RH-9-5 = Un entrepreneur peut retirer de l’argent de la caisse d’entreprise : une moitié va au compte courant, l’autre à la caisse de pension. Cela se fait à tout moment de la phase de jeu tant qu’il n’a pas terminé, y compris pendant qu’un test attend, et en phase d’entretien quand il manque d’argent (RH-16.10). Un employé ne le peut pas.
rule-RH-9-6 = On ne peut pas retirer plus que ce que contient la caisse d’entreprise.
rule-RH-9-7 = On retire un montant pair, sauf si c’est toute la caisse ; une partie impaire de la caisse n’est pas possible. Une caisse entière impaire donne d’abord 1 à la caisse de pension, et le reste est partagé en deux : 7 donne 4 à la caisse de pension et 3 au compte courant ; 1 donne 1 à la caisse de pension.
rule-RH-9-8 = Dès que de l’argent a quitté sa caisse d’entreprise, par un retrait ou par RH-9.9, un joueur ne peut plus rien y mettre jusqu’à la fin de la période : ni dans cette entreprise, ni en en fondant une autre. La retraite appartient ici à la quatrième période.
rule-RH-9-9 = Un entrepreneur qui réussit la tentative d’un emploi devient aussitôt employé : toute la caisse d’entreprise est partagée comme en RH-9.7. Il n’y a pas d’autre retour possible, et une tentative ratée ne change rien.
rule-RH-9-10 = Les cartes entrepreneur d’un joueur redevenu employé restent dans sa colonne carrière, couvertes. Il peut fonder de nouveau une entreprise, dans la même période seulement si RH-9.8 le permet.

chapter-RH-10 = Famille
rule-RH-10-1 = Un partenaire joué est posé devant son joueur ; puis ses effets quand il est joué s’appliquent.
rule-RH-10-2 = On a au plus un partenaire. En jouer un autre remplace l’ancien : l’ancienne carte va dans la boîte et ses effets de défausse s’appliquent, puis la nouvelle est posée. Un paiement parmi ces effets relève de RH-2.5.
rule-RH-10-3 = Avec l’ancien partenaire s’en vont ses compétences, son revenu, son coût, le partage des dépenses et ce qui viendrait à la fin. Un partenaire ne peut être renvoyé qu’en en jouant un autre.
rule-RH-10-4 = Un enfant joué rejoint les enfants ; puis ses effets quand il est joué s’appliquent. Il n’y a pas de limite, et il ne faut ni partenaire ni domicile.
rule-RH-10-5 = La famille d’un joueur, c’est lui-même, son partenaire s’il en a un, et ses enfants.

chapter-RH-11 = Domiciles
rule-RH-11-1 = Qui joue un domicile en devient locataire ou propriétaire. Le choix vaut tant que la carte est en jeu : un domicile loué ne peut pas être acheté plus tard, un domicile acheté ne peut pas être loué.
rule-RH-11-2 = Louer : on ne paie rien maintenant. Le loyer est dû à chaque entretien (RH-16.5).
rule-RH-11-3 = Acheter : le prix, modifié par l’événement, est payé par le compte courant, et l’on retient ce qui a été payé. Un propriétaire ne paie pas de loyer.
rule-RH-11-4 = Une partie du prix, ou le tout, peut venir de la caisse de pension, le reste du compte courant ; ce qui a été payé est le prix entier. On ne peut pas prendre plus que ce que contient la caisse de pension, ni plus que le prix.
rule-RH-11-5 = On a au plus un domicile. En jouer un autre remplace l’ancien, qui s’en va d’abord : un propriétaire est remboursé comme en RH-11.6 et peut utiliser cet argent pour le nouveau prix ; un locataire ne reçoit rien.
rule-RH-11-6 = Vendre : le propriétaire récupère ce qui a été payé sur son compte courant, d’où que soit venu l’argent, et la carte va dans la boîte. Un locataire, ou un joueur sans domicile, ne peut pas vendre.
rule-RH-11-7 = Quitter : le domicile d’un locataire va dans la boîte, sans rien rapporter. Un propriétaire, ou un joueur sans domicile, ne peut pas quitter de domicile.
rule-RH-11-8 = Un domicile loge un certain nombre de personnes en plus du joueur. Il est trop petit si le partenaire et les enfants sont plus nombreux. Cela ne compte qu’à l’entretien (RH-16.6) : on peut louer ou acheter un domicile trop petit, et la famille peut devenir trop grande.

chapter-RH-12 = Jouer des investissements
rule-RH-12-1 = Investir : un montant au choix passe du compte courant sur la carte, qui rejoint les investissements. On peut avoir autant d’investissements que l’on veut, chacun avec sa mise.
rule-RH-12-2 = On n’ajoute rien à une mise et on n’en retire rien, sauf comme le dit RH-14. Une mise ne paie rien.

chapter-RH-13 = Emprunts
rule-RH-13-1 = Un jeton emprunt donne aussitôt { $loan } au compte courant. Il coûte { $repayment } à la retraite (RH-18.6).
rule-RH-13-2 = On peut faire un emprunt volontaire à tout moment de la phase de jeu tant qu’on n’a pas terminé, y compris pendant qu’un test attend, en phase d’entretien quand on manque d’argent (RH-16.10), et à la retraite quand on pourrait acheter un domicile (RH-18.11).
rule-RH-13-3 = Un emprunt volontaire ne doit pas donner à un joueur plus de jetons que le numéro de la période, qui est encore 4 à la retraite. Avec autant de jetons ou plus, il ne peut pas emprunter.
rule-RH-13-4 = Pendant une crise du crédit, il n’y a pas d’emprunt volontaire.
rule-RH-13-5 = Un emprunt forcé vient automatiquement, en phase d’entretien seulement (RH-16.11). RH-13.3 et RH-13.4 ne le limitent pas, mais son jeton compte ensuite pour RH-13.3.
rule-RH-13-6 = Les emprunts ne se remboursent qu’à la retraite, jamais plus tôt. Une carte peut en enlever un.

chapter-RH-14 = Entretien : ordre et investissements
rule-RH-14-1 = Les joueurs font leur entretien l’un après l’autre, à partir du détenteur du pion premier joueur, dans l’ordre du tour. Chacun le fait en entier : investissements, revenus, dépenses. Là où il n’y a rien à décider, cela se fait automatiquement.
rule-RH-14-2 = Les investissements se règlent un par un, du plus ancien au plus récent. On lance deux dés pour chacun.
rule-RH-14-3 = Qui a un jeton deuxième chance décide : accepter le lancer, ou dépenser un jeton et relancer ; ce lancer-là est définitif. C’est possible une fois par investissement et par entretien, quel qu’ait été le premier lancer. Sans jeton, le lancer est définitif.
rule-RH-14-4 = Le total, modifié par l’événement, se lit dans le tableau de la carte ; au-dessous de 2, il se lit comme 2.
rule-RH-14-5 = Ce que dit le tableau :
    – tout perdre : la mise devient 0 et la carte va dans la boîte ;
    – perdre la moitié : la mise perd la moitié d’elle-même, arrondie vers le bas (11 perd 5, 1 perd 0) ;
    – inchangée : rien ne change ;
    – gagner la moitié : elle gagne la moitié d’elle-même, arrondie vers le bas (11 gagne 5) ;
    – doubler, tripler : elle devient deux ou trois fois plus grande.
rule-RH-14-6 = Ensuite, s’il y a une mise, on décide : l’encaisser, et toute la mise va au compte courant et la carte dans la boîte ; ou laisser carte et mise jusqu’au prochain entretien, où elles se règlent de nouveau.
rule-RH-14-7 = En période 4, la mise est encaissée automatiquement.
rule-RH-14-8 = En phase d’entretien, on ne fait que ce qui est demandé : relancer ou accepter après un lancer ; encaisser ou laisser une mise ; défausser, retirer de l’argent de l’entreprise ou emprunter pour une facture.

chapter-RH-15 = Entretien : revenus
rule-RH-15-1 = Un employé reçoit sur son compte courant le salaire de la carte carrière découverte, plus le salaire acquis de chaque carte de la colonne, celle qui est découverte comprise.
rule-RH-15-2 = Le boom économique ou la récession modifie cette somme. Un employé sans carte dans la colonne carrière ne reçoit rien, quel que soit l’événement.
rule-RH-15-3 = De même pour la caisse de pension : la rente de la carte carrière découverte plus toutes les rentes acquises. Un entrepreneur ne reçoit rien par RH-15.1, RH-15.2 et cette règle.
rule-RH-15-4 = Pour un employé comme pour un entrepreneur, le revenu du partenaire va au compte courant.
rule-RH-15-5 = Ensuite s’applique ce que les cartes donnent à l’entretien, dans cet ordre : l’éducation découverte, la carte carrière découverte, le partenaire, les enfants, le domicile.

chapter-RH-16 = Entretien : dépenses
rule-RH-16-1 = Après les revenus, la facture est établie, une fois. C’est la somme de RH-16.2 et de RH-16.3, qui ne sont jamais divisées, et des dépenses communes (RH-16.8).
rule-RH-16-2 = Dépenses personnelles : le numéro de la période.
rule-RH-16-3 = Le coût du partenaire.
rule-RH-16-4 = { $child_cost } par enfant.
rule-RH-16-5 = Un locataire paie le loyer, modifié par l’événement ; un propriétaire, rien.
rule-RH-16-6 = Si le domicile est trop petit (RH-11.8), il va dans la boîte avant que la facture soit établie : un propriétaire reçoit ce qui a été payé sur son compte courant, un locataire rien, et ses effets de défausse s’appliquent (RH-7.6). Le joueur est alors sans domicile.
rule-RH-16-7 = Sans domicile : { $lodging_cost } par membre de la famille, le joueur compris (hébergement d’urgence).
rule-RH-16-8 = Les dépenses communes sont celles de RH-16.4, RH-16.5 et RH-16.7. Avec un partenaire qui les partage, leur somme est divisée par deux, une fois, arrondie vers le haut.
rule-RH-16-9 = Si le compte courant couvre la facture, elle est payée aussitôt, automatiquement.
rule-RH-16-10 = Sinon, le joueur manque d’argent. S’il a une carte en main ou au moins 2 dans sa caisse d’entreprise, il peut défausser des cartes pour 1 chacune, retirer de l’argent de l’entreprise, ou emprunter dans les limites de RH-13.3 et RH-13.4. Dès que le compte courant couvre la facture, elle est payée.
rule-RH-16-11 = S’il manque d’argent sans carte en main et avec moins de 2 dans la caisse d’entreprise, il fait des emprunts forcés, un jeton après l’autre, jusqu’à pouvoir payer la facture. Les cartes en main et l’argent de l’entreprise passent donc avant tout emprunt au-delà de la limite.
rule-RH-16-12 = Pour payer une facture, on ne peut ni vendre un domicile ni toucher à une mise.

chapter-RH-17 = Fin d’une période
rule-RH-17-1 = Quand le dernier joueur a payé sa facture, l’événement va dans la boîte, et plus personne n’est marqué « terminé ». Après les périodes 1 à 3, chacun peut de nouveau mettre de l’argent dans une entreprise ; après la période 4, qui a retiré de l’argent n’en verse plus à la retraite (RH-18.10).
rule-RH-17-2 = Après les périodes 1 à 3, la période suivante commence par son choix des cartes ; mains, colonnes, comptes, jetons et pion premier joueur restent tels quels. Après la période 4 vient la retraite.

chapter-RH-18 = Retraite et score
rule-RH-18-1 = Les joueurs prennent leur retraite l’un après l’autre, à partir du détenteur du pion premier joueur, dans l’ordre du tour. Chacun fait RH-18.10, puis RH-18.2 à RH-18.6 dans cet ordre.
rule-RH-18-2 = Toute la caisse d’entreprise d’un entrepreneur est partagée comme en RH-9.7.
rule-RH-18-3 = Qui a en main un domicile qu’il pourrait payer, avec le compte courant, le remboursement de RH-11.5, la caisse de pension et les emprunts de RH-18.11 réunis, peut en acheter un à son prix imprimé, avec ou sans argent de la caisse de pension, ou n’en acheter aucun. RH-11.3 à RH-11.6 s’appliquent. Sans une telle carte, rien n’est demandé. À la retraite, on ne fonde, ne retire, ne défausse et ne vend rien.
rule-RH-18-4 = La caisse de pension d’un propriétaire gagne le prix imprimé du domicile, quoi qu’il ait payé. Le compte courant ne gagne rien, et la carte reste.
rule-RH-18-5 = Ce que les cartes en jeu donnent à la fin s’applique : partenaire, enfants, domicile (acheté ou loué), colonnes éducation et carrière.
rule-RH-18-6 = Les emprunts sont remboursés, { $repayment } par jeton : d’abord avec le compte courant, puis avec la caisse de pension. Les jetons sont rendus.
rule-RH-18-7 = Le score est ce qui se trouve alors dans la caisse de pension. Si même la caisse de pension n’a pas suffi pour les emprunts, elle est vide et le score est négatif : le reste impayé, précédé du signe moins. Les cartes en main et l’argent du compte courant ne valent rien.
rule-RH-18-8 = Le meilleur score gagne. À scores égaux, le joueur qui a le moins de cartes dans sa colonne carrière gagne.
rule-RH-18-9 = Si c’est encore égal, le joueur qui a le plus sur son compte courant, après RH-18.6, gagne. Si c’est toujours égal, ces joueurs gagnent ensemble.
rule-RH-18-10 = Avant le partage de la caisse (RH-18.2), un entrepreneur qui a de l’argent sur son compte courant, et qui n’en a pas retiré de l’entreprise pendant la quatrième période, peut encore en verser dans l’entreprise, aussi souvent qu’il lui en reste. Quand le compte courant est vide, ou que le joueur a terminé, la caisse est partagée. On ne demande rien aux autres.
rule-RH-18-11 = Qui peut acheter un domicile peut d’abord emprunter, un jeton après l’autre, que l’argent manque ou non. La limite est de quatre jetons (RH-13.3). Aucun événement n’est plus en vigueur : une crise du crédit de la quatrième période n’interdit rien ici. Un jeton pris reste pris, même si l’on n’achète rien. Qui ne pourrait payer aucun domicile, même avec tous ces emprunts, n’est pas interrogé et ne peut pas emprunter.
rule-RH-18-12 = À la retraite, on ne fait que ce qui est demandé : verser de l’argent dans l’entreprise ou terminer ; puis acheter un domicile, emprunter ou terminer. Pour un joueur qui ne répond pas, c’est terminé.

chapter-RH-R = Décisions
rule-RH-R-1 = Tests sur deux compétences. Le texte imprimé se lit comme si les deux niveaux s’additionnaient, mais son seul exemple dit que les niveaux 2 et 1 contre 9 demandent un 8, et un 7 avec une compétence temporaire de plus. Additionner donnerait 6 et 5 ; prendre le niveau le plus bas donne exactement 8 et 7 : c’est donc la règle (RH-6.3). On peut dire aussi : le même lancer doit atteindre le seuil avec chacune des deux compétences.
rule-RH-R-2 = Partage des retraits. Le livret dit la moitié, celle de la caisse de pension arrondie vers le haut ; le même montant pour les deux ; et, quand on vide la caisse, d’abord 1 à la caisse de pension si elle est impaire. Les trois sont vrais si l’on ne retire que des montants pairs, sauf toute la caisse (RH-9.7). Si les montants impairs étaient libres, retirer 1 encore et encore enverrait tout à la caisse de pension.
rule-RH-R-3 = Pas d’argent remis dans l’entreprise. On peut verser et retirer à tout moment. Sans limite, un entrepreneur pourrait verser et retirer le même argent jusqu’à ce que tout soit dans la caisse de pension. Après un retrait, on ne verse donc plus rien jusqu’à la période suivante (RH-9.8). Verser puis retirer une fois par période reste possible : les entrepreneurs sont censés remplir plus facilement leur caisse de pension. Le partage à la retraite est le retrait de la quatrième période : qui a retiré de l’argent pendant cette période n’en verse donc plus à la retraite (RH-18.10).
rule-RH-R-4 = Montants minimaux. Un montant au choix est d’au moins 1, pour fonder une entreprise comme pour une mise (RH-2.4).
rule-RH-R-5 = Mains ouvertes. On choisit les offres en les regardant : tout le monde voit qui prend quoi, et tout ce qui quitte une main est montré. Une main n’est donc pas un secret et reste visible de tous (RH-2.9).
rule-RH-R-6 = Pion premier joueur. Le premier de la liste tient lieu de plus jeune. Le pion passe après chacun des deux tours (RH-3.6), comme le livret le dit pour le premier, et ne bouge pas entre les périodes.
rule-RH-R-7 = La colonne famille. Les cartes se chevauchent dans toutes les colonnes sauf celle du domicile, et une carte couverte perd ses effets. Pourtant le partenaire divise le coût des enfants, ce qui serait impossible si un enfant couvrait le partenaire. Rien n’est donc couvert dans la famille (RH-7.2).
rule-RH-R-8 = Salaires et cartes couvertes. Une partie du revenu s’accumule : chaque emploi a une part qui compte tant qu’il est découvert et une part acquise qui compte toujours. La somme de tous les montants visibles comprend la part acquise de l’emploi découvert (RH-15.1).
rule-RH-R-9 = Entrepreneurs et salaires acquis. Les gains permanents durent toute la partie, mais les entrepreneurs ne reçoivent pas de salaire. C’est le second point qui l’emporte : salaire acquis et rente acquise dorment tant que l’on est entrepreneur, et comptent de nouveau au retour (RH-9.1).
rule-RH-R-10 = Bonus de défausse. Une carte montre des compétences temporaires ou 1, et les exemples défaussent n’importe quelle carte pour 1. Toute carte vie peut donc être défaussée pour 1, et pour ses compétences temporaires si elle en a (RH-5.7, RH-6.5).
rule-RH-R-11 = Effets de défausse. Ce que donne une carte en main quand on la défausse, c’est son bonus. Les effets de défausse appartiennent donc aux cartes en jeu qui le quittent (RH-7.6).
rule-RH-R-12 = Compétences temporaires inutiles. Défausser une carte pour une compétence qui n’aide pas ne vaut jamais mieux que la défausser pour 1 : ce n’est donc pas possible (RH-6.6).
rule-RH-R-13 = « À tout moment ». Emprunts, versements et retraits sont possibles entre deux actions de sa phase de jeu, emprunts et retraits aussi pendant qu’un test raté attend (pour payer les seconds frais) et quand on manque d’argent à l’entretien (RH-9.4, RH-9.5, RH-13.2). Ailleurs dans les quatre périodes, ils ne changeraient rien que la phase de jeu d’avant ou d’après ne fasse aussi bien. Après le quatrième entretien, il n’y a plus de phase de jeu : ce qu’il apporte peut donc encore être versé dans l’entreprise avant le partage (RH-18.10), et l’on peut emprunter pour le seul achat qui reste, un domicile (RH-18.11). Pour toute autre chose, un emprunt à la retraite rapporte 3 et coûte 6 aussitôt : il n’est pas proposé. Les parties commencées avec la version 1 de ces règles n’ont ni versement ni emprunt à la retraite.
rule-RH-R-14 = Entretien simultané. Les joueurs ne se touchent pas : le faire l’un après l’autre ne change rien et fixe l’ordre des dés (RH-14.1).
rule-RH-R-15 = Emprunts forcés. On doit emprunter quand on ne peut pas couvrir les dépenses : tant qu’il y a des cartes à défausser ou de l’argent d’entreprise à retirer, on le peut. Dans la limite, on peut emprunter quand même et garder ses cartes ; au-delà, seulement en dernier recours (RH-16.11).
rule-RH-R-16 = Remboursement. Rien ne permet de rembourser un emprunt avant la fin (RH-13.6).
rule-RH-R-17 = Déménager. Le livret dit de remplacer un partenaire, et pour un domicile seulement qu’on en a un à la fois. Nous les traitons de la même façon : le nouveau domicile remplace l’ancien, vendu ou quitté d’abord, pour que le remboursement puisse servir (RH-11.5). Locataire ou propriétaire se décide une fois, quand la carte est posée (RH-11.1).
rule-RH-R-18 = Vendre. Il est dit une fois à son tour, une fois à tout moment : les deux veulent dire la phase de jeu. On ne vend pas un domicile pendant l’entretien, quand on y habite (RH-11.6, RH-16.12).
rule-RH-R-19 = Un domicile trop petit ne se remarque qu’à l’entretien, comme le dit la liste des dépenses (RH-16.6). Rien n’interdit d’emménager dans un domicile trop petit.
rule-RH-R-20 = Prix et valeur. Un domicile se revend à ce qui a été payé, y compris quand il est perdu parce que trop petit ; à la retraite, sa valeur est son prix imprimé. Les deux ne diffèrent que pour les domiciles achetés pendant une bulle immobilière ou un krach immobilier (RH-11.6, RH-16.6, RH-18.4).
rule-RH-R-21 = Division par deux. Le partenaire divise toutes les dépenses qui suivent dans la liste : enfants, loyer, hébergement d’urgence. Nous divisons leur somme, une fois, arrondie vers le haut (RH-16.8).
rule-RH-R-22 = Les mises se reprennent en entier ou pas du tout ; la carte est alors défaussée. Après le quatrième entretien il n’y en a plus d’autre : elles sont donc reprises (RH-14.6, RH-14.7).
rule-RH-R-23 = Une deuxième chance pour un investissement peut servir quand le résultat n’est pas celui qu’on espérait. Ce qu’on espérait ne regarde que soi : elle est donc proposée après n’importe quel lancer, une fois (RH-14.3).
rule-RH-R-24 = Réussite. On peut poser la carte : nous la posons toujours. Cela ne coûte rien et fait avancer la partie (RH-6.8).
rule-RH-R-25 = Un domicile acheté à la retraite : un seul, avec l’argent disponible ou emprunté, puisqu’un emprunt peut servir à acheter un domicile. La quatrième période est la dernière : son numéro reste la limite des emprunts (RH-13.3) ; son événement est défaussé et ne lie plus personne (RH-4.2). Le domicile peut en remplacer un en jeu (RH-18.3).
rule-RH-R-26 = Les autres effets de fin, des éducations, des emplois, des cartes entrepreneur et des domiciles, s’appliquent avec ceux des enfants et du partenaire (RH-18.5).
rule-RH-R-27 = Les dettes qui dépassent tout ne sont pas effacées : elles rendent le score négatif, pour qu’emprunter sans fin ne soit jamais gratuit (RH-18.7).
rule-RH-R-28 = Égalités. Les cartes jouées dans la colonne carrière sont celles qui s’y trouvent, emplois et cartes entrepreneur, puisqu’aucune n’en part (RH-18.8). Une égalité au-delà du second départage est partagée (RH-18.9).
rule-RH-R-29 = Réserve. La boîte a un nombre limité de billets et de jetons, mais en manquer n’est pas censé compter (RH-2.8).
rule-RH-R-30 = La moitié des cartes demande de l’éducation : nous le prenons à la lettre, 60 sur 120.
rule-RH-R-31 = Cartes pendant qu’un test attend. Les compétences temporaires viennent avant les dés, et défausser pour 1, contrairement aux emprunts et aux retraits, n’est pas dit possible à tout moment. Aucune carte ne quitte donc la main entre les deux lancers (RH-6.12).
rule-RH-R-32 = Noms d’événements et de cartes de départ. Dans un coup, ils nomment des cartes qui ne sont dans aucune main : RH-2.3 les refuse. Au départ seulement, on nomme la face de sa carte de départ.
rule-RH-R-33 = La façon de jouer passe avant le coût. Seule une carte jouée à sa façon coûte quelque chose : investir 1 dans une bonne nouvelle est refusé par RH-5.6 (ou RH-5.3), quel que soit le compte. Louer un domicile dont les effets prennent de l’argent (il n’y en a pas dans notre jeu) demande cet argent, comme pour toute carte (RH-2.5).
rule-RH-R-34 = Paquets à soi. Un effet sur la caisse d’entreprise d’un employé ne fait rien. Comptes et jetons s’arrêtent à 0. S’il y a moins d’offres que de joueurs qui doivent encore choisir, ceux qui n’en trouvent plus n’en prennent pas (RH-3.5).
rule-RH-R-35 = Étapes de la retraite. On peut verser tant qu’il reste de l’argent : la question revient donc jusqu’à ce qu’on ait terminé. Un compte courant vide y met fin aussi, puisqu’il ne resterait rien d’autre à dire. L’achat d’un domicile termine l’étape ; un emprunt non, puisqu’il sert à cet achat (RH-18.10 à RH-18.12).
