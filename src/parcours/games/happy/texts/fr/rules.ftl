# Les règles de Happy telles que les lit un joueur.

chapter-HA-1 = Mise en place
rule-HA-1-1 = Happy se joue de 3 à 6. La liste des joueurs est l’ordre des places, dans le sens des aiguilles d’une montre. Le premier commence la manche 1 dès que tout est en place.
rule-HA-1-2 = Deux choses se choisissent avant la partie : les points nécessaires pour gagner, de 5 à 12 par demi-points (8 si personne ne choisit), et le nombre de pièces, tout nombre entier à partir de { $least_coins } ({ $coins_each } par joueur si personne ne choisit).
rule-HA-1-3 = Des cinq tours du monde, on en utilise un de moins qu’il n’y a de joueurs. Les autres restent dans la boîte.
rule-HA-1-4 = Toutes les autres cartes et ces tours du monde sont mélangés et forment la pioche. Personne ne commence avec une carte.
rule-HA-1-5 = Le refuge abrite deux chiens et deux chats.
rule-HA-1-6 = Chacun commence à un poste de base, avec une maison dans le quartier 0, une bonne santé et deux tuiles QR, sans partenaire, enfants, animaux ni voiture. Il y a deux verres. Personne n’est en quarantaine ni protégé.
rule-HA-1-7 = Toutes les pièces sont dans la banque. Le premier joueur en reçoit 6, chacun des suivants une de plus que le précédent : 7, 8, 9, 10, 11.

chapter-HA-2 = Tours et questions
rule-HA-2-1 = Les tours suivent l’ordre des places. Une manche, c’est un tour de chaque joueur, joué ou sauté. Une nouvelle manche commence chaque fois que le tour revient au premier joueur.
rule-HA-2-2 = Au début d’un tour, ceci arrive tout seul, dans cet ordre : les tuiles du joueur reviennent des maisons (HA-12.8) ; ses verres sont levés (HA-12.9) ; s’il est en quarantaine, son tour est sauté (HA-12.11) ; sinon, l’argent est réglé (HA-3).
rule-HA-2-3 = Ensuite, le joueur fait ce qu’il veut, dans l’ordre qu’il veut et aussi souvent que les règles le permettent, puis termine son tour.
rule-HA-2-4 = Quand la partie est finie, plus personne ne peut rien faire.
rule-HA-2-5 = Une seule personne agit à la fois : celle à qui une question est posée, sinon le joueur dont c’est le tour. Nul autre ne peut alors rien faire, pas même gagner.
rule-HA-2-6 = À une question, on ne peut donner qu’une des réponses prévues. Sans question, il n’y a rien à répondre.
rule-HA-2-7 = On peut terminer son tour dès qu’aucune question n’est ouverte. Les cartes nouvelles de tous deviennent des cartes de main ordinaires, les nouveau-nés sont désormais à la maison, et ce qui a été fait, décliné ou refusé ce tour est oublié. Le tour suivant commence (HA-2.2).
rule-HA-2-8 = Si plusieurs règles interdisent un coup, le refus nomme celle qui a le plus petit numéro : d’abord le chapitre, puis le numéro dans le chapitre.
rule-HA-2-9 = Quand un coup ou un début de tour est entièrement résolu, on vérifie la place de parking spéciale (HA-11.9), puis la banque (HA-15.8).

chapter-HA-3 = L’argent au début d’un tour
rule-HA-3-1 = On reçoit son propre salaire (HA-9.1), 5 pour un partenaire à la maison, 2 pour chaque enfant né qui ne travaille pas et 5 pour chaque enfant qui travaille.
rule-HA-3-2 = À la manche 1, son propre salaire ne compte pas. Tous les autres revenus et tous les frais comptent.
rule-HA-3-3 = On paie le numéro de son quartier, 1 avec une voiture, 2 en mauvaise santé et 3 avec un ex-partenaire.
rule-HA-3-4 = Revenus moins frais font une seule somme. Si elle est positive, la banque la paie ; si elle est négative, le joueur la paie à la banque. Qui a trop peu paie tout ce qu’il a et ne doit plus rien.
rule-HA-3-5 = Ce règlement a lieu une fois, au début. Ce qu’on gagne ou perd plus tard dans le tour compte à partir du tour suivant.

chapter-HA-4 = Les cartes en général
rule-HA-4-1 = Une carte jouée va aussitôt face cachée sous la pioche, avant son effet et avant toute réponse. Il en va de même des cartes qui parent, qu’on échange ou qu’on vend à la banque. Seule une amitié reste sur la table.
rule-HA-4-2 = Les cartes vont sous la pioche une par une, chacune sous la précédente. La pioche n’est plus jamais mélangée.
rule-HA-4-3 = On ne peut jouer, vendre ou échanger qu’une carte que l’on a en main.
rule-HA-4-4 = Une carte reçue pendant ce tour est nouvelle : on ne peut encore ni la jouer, ni la vendre, ni l’échanger. Si l’on en a une ancienne de la même sorte, c’est elle qui sert. Exception : HA-4.5.
rule-HA-4-5 = Les points des cartes nouvelles comptent aussitôt, et une amitié nouvelle peut être posée aussitôt. Un amour secret nouveau donne son demi-point, mais ne peut être joué contre personne avant la fin du tour.
rule-HA-4-6 = Pour acheter une carte, on paie { $card_price } pièces à la banque et on prend la carte du dessus de la pioche, qui est nouvelle. Autant de fois par tour que l’on veut.
rule-HA-4-7 = On a en main au plus { $hand_limit } cartes, nouvelles comprises ; les amitiés posées ne comptent pas. Avec { $hand_limit } cartes, on ne peut pas en acheter, et personne ne peut vous vendre un amour sur internet.
rule-HA-4-8 = On ne peut pas acheter de carte quand la pioche est vide.
rule-HA-4-9 = On peut échanger trois cartes de sa main contre une nouvelle. Elles sont nommées dans l’ordre alphabétique de leurs noms courts en anglais et vont dans cet ordre sous la pioche, à la vue de tous ; puis on prend la carte du dessus, qui est nouvelle. C’est gratuit et peut se répéter. On ne peut en échanger ni plus ni moins de trois, ni les nommer dans un autre ordre.
rule-HA-4-10 = On peut poser une amitié sur la table. Elle y reste jusqu’à la fin de la partie.
rule-HA-4-11 = Un tour du monde ne se joue jamais. Assurance animaux, affaire étouffée, assurance incendie et vaccination ne servent qu’à parer. On ne peut jouer aucune de ces cinq cartes à son tour.
rule-HA-4-12 = Pour un héritage, la banque paie { $inheritance } pièces ; pour la loterie, { $lottery }.
rule-HA-4-13 = À son tour, on peut jouer autant de cartes que l’on veut, chacune si les conditions de sa propre règle sont remplies. Une carte refusée reste où elle est.

chapter-HA-5 = Attaques et parades
rule-HA-5-1 = Sont des attaques : prendre un chat ou un chien à un joueur ; amour secret, incendie, coronavirus, rayure, burn-out ou rétrogradation contre un joueur ; et la peste.
rule-HA-5-2 = Une attaque vise un autre joueur. On ne peut pas s’attaquer soi-même.
rule-HA-5-3 = S’il existe une carte qui pare l’attaque, la question est posée au joueur attaqué : parer ou subir, même s’il n’a pas cette carte. L’attaquant attend.
rule-HA-5-4 = Pour parer, il faut la carte qui convient en main. Sans elle, on ne peut pas.
rule-HA-5-5 = Après une parade, la carte verte va sous la pioche, sous la carte de l’attaque, et l’attaque n’a pas d’effet sur ce joueur. On ne peut pas répondre à une parade. Qui subit l’attaque en ressent l’effet.
rule-HA-5-6 = Rayure, burn-out et rétrogradation ne demandent rien et agissent aussitôt.
rule-HA-5-7 = Chaque attaque demande sa propre parade. Une deuxième attaque dans le même tour est une nouvelle question.
rule-HA-5-8 = Un joueur en quarantaine peut être attaqué (sauf selon HA-10.6 et HA-12.3) et peut parer.

chapter-HA-6 = Partenaire, rendez-vous, divorce
rule-HA-6-1 = On n’a pas de partenaire, un partenaire à la maison, ou un ex-partenaire dans la maison du divorce. Un partenaire travaille à la maison, jamais dans l’entreprise.
rule-HA-6-2 = Un rendez-vous coûte { $date_price } pièce, payée à la banque. On lance un dé : avec 5 ou 6, on a un partenaire à la maison.
rule-HA-6-3 = Pas de rendez-vous tant qu’on a un partenaire à la maison.
rule-HA-6-4 = Pas de rendez-vous tant qu’on a un ex-partenaire.
rule-HA-6-5 = Dans un tour, on lance soit pour un rendez-vous, soit pour un enfant, et une seule fois. Après l’un ou l’autre, les deux sont finis pour ce tour.
rule-HA-6-6 = Après un rendez-vous sans succès, on peut jouer des dés en plus dans le même tour : jusqu’à deux lancers d’un dé, gratuits. Un 5 ou un 6 donne le partenaire et met fin aux lancers. On peut le faire à tout moment plus tard dans le tour, et encore avec une autre carte.
rule-HA-6-7 = À son tour, on ne peut pas jouer des dés en plus si l’on n’a lancé ce tour ni pour un rendez-vous ni pour un enfant ; après un rendez-vous, si l’on a maintenant un partenaire ou un ex-partenaire ; après un lancer pour un enfant, si les trois enfants sont nés.
rule-HA-6-8 = L’amour sur internet peut donner un partenaire. Ce n’est pas un lancer et ne compte pas pour HA-6.5. Avec un partenaire ou un ex-partenaire, on ne peut pas s’en servir ainsi.
rule-HA-6-9 = L’amour secret joué contre un joueur est une attaque, parée par l’affaire étouffée. S’il est subi, le partenaire devient un ex-partenaire et la maison descend (HA-8.6). On ne peut pas le jouer contre un joueur sans partenaire à la maison.
rule-HA-6-10 = Avec un ex-partenaire, il y a une pension à payer (HA-3.3), pas de nouveau partenaire, et pas de nouvel enfant, d’aucune manière.
rule-HA-6-11 = On se libère de son ex-partenaire en payant à la banque son propre salaire, 10, 15 ou 20 selon le poste actuel. On n’a alors plus de partenaire et on peut en chercher un dans le même tour. Sans ex-partenaire, il n’y a personne dont se libérer.
rule-HA-6-12 = Un divorce ne change rien d’autre : enfants, leurs places, poste, animaux, voiture, argent et cartes restent.

chapter-HA-7 = Enfants et écoles
rule-HA-7-1 = On a au plus trois enfants. Un nouvel enfant est celui du plus petit numéro que l’on n’a pas encore.
rule-HA-7-2 = Lancer pour un enfant est gratuit. On lance deux dés à la fois ; chaque 1 donne un enfant. Les 1 au-delà du troisième enfant n’ont pas d’effet.
rule-HA-7-3 = On ne peut pas lancer pour un enfant sans partenaire à la maison.
rule-HA-7-4 = On ne peut pas lancer pour un enfant quand les trois sont nés.
rule-HA-7-5 = Après un lancer pour un enfant, on peut jouer des dés en plus dans le même tour : deux lancers de deux dés, gratuits, l’un après l’autre ; le second n’a pas lieu si le premier donne le troisième enfant. On peut le faire après tout résultat, à tout moment plus tard dans le tour, et encore avec une autre carte, dans les limites de HA-6.7.
rule-HA-7-6 = Avec l’amour sur internet, on peut adopter un enfant. Ce n’est pas un lancer. Sans partenaire à la maison ou avec trois enfants, on ne peut pas.
rule-HA-7-7 = Un nouvel enfant est nouveau-né jusqu’à la fin du tour en cours, puis à la maison.
rule-HA-7-8 = Les places d’un enfant, dans l’ordre : maison, école primaire, école secondaire, université, travail. Pour { $school_price } pièces payées à la banque, un enfant monte d’une place.
rule-HA-7-9 = Un nouveau-né ne peut pas quitter la maison, ni pour des pièces ni par une carte.
rule-HA-7-10 = Chaque enfant peut faire un pas payant par tour, pas un deuxième.
rule-HA-7-11 = Les écoles ont des places pour les enfants de tous les joueurs ensemble : 6 à l’école primaire, 4 à l’école secondaire, 2 à l’université. Maison et travail sont sans limite. Un enfant ne peut aller, pour des pièces ou par une carte, là où il n’y a pas de place libre.
rule-HA-7-12 = Un enfant qui n’est pas né ou qui travaille ne peut pas être envoyé à l’école, ni pour des pièces ni par une carte.
rule-HA-7-13 = Avec la carte qui fait sauter une école, un de ses propres enfants monte de deux places : de la maison à l’école secondaire, de l’école primaire à l’université, de l’école secondaire au travail. C’est gratuit, ne demande une place que là où l’enfant arrive, et n’a rien à voir avec HA-7.10.
rule-HA-7-14 = Un enfant à l’université n’a plus d’école à sauter.
rule-HA-7-15 = La rétrogradation se joue contre l’enfant d’un autre joueur, à l’école primaire, à l’école secondaire ou à l’université. Il va à l’école inférieure la plus proche qui a une place libre, et à la maison s’il n’y en a pas. On ne peut pas la jouer contre un enfant qui est ailleurs.
rule-HA-7-16 = La place qu’un enfant quitte est libre aussitôt. Un enfant renvoyé à la maison est à la maison, pas nouveau-né.
rule-HA-7-17 = Un enfant au travail y reste pour toujours. Il ne devient jamais manager ni directeur : un MBA ne se joue pas pour un enfant.

chapter-HA-8 = Maison
rule-HA-8-1 = Le quartier 0 a de la place pour tous. Les autres ont de la place pour tant de maisons :
    – 3 joueurs : 2 dans le quartier 1, 2 dans le quartier 2, 1 dans le quartier 3, 1 dans le quartier 4 ;
    – 4 joueurs : 3, 2, 2 et 1 ;
    – 5 joueurs : 4, 3, 2 et 1 ;
    – 6 joueurs : 5, 4, 3 et 2.
rule-HA-8-2 = Monter dans le quartier suivant coûte { $house_price } pièces, payées à la banque. On ne peut ni monter de deux quartiers ou plus à la fois, ni aller dans le quartier où l’on habite.
rule-HA-8-3 = On ne peut monter qu’une fois par tour.
rule-HA-8-4 = On ne peut pas déménager, vers le haut ou vers le bas, dans un quartier complet.
rule-HA-8-5 = On peut descendre dans tout quartier inférieur. La banque paie { $house_price } pour chaque quartier descendu. Aussi souvent que l’on veut, aussi avant ou après la montée du tour.
rule-HA-8-6 = Une maison que l’on fait descendre va dans le quartier inférieur le plus proche qui a de la place, sans paiement. Une maison dans le quartier 0 y reste.
rule-HA-8-7 = Un incendie joué contre un joueur est une attaque, parée par l’assurance incendie. S’il est subi, la maison descend (HA-8.6). On ne peut pas le jouer contre une maison du quartier 0.

chapter-HA-9 = Entreprise
rule-HA-9-1 = Salaires : poste de base 10, manager 15, directeur 20.
rule-HA-9-2 = Il y a au plus un directeur. Le nombre des simples postes et des managers n’est pas limité.
rule-HA-9-3 = Avec un MBA, on passe d’un poste de base à manager, et de manager à directeur.
rule-HA-9-4 = Un manager ne peut pas jouer de MBA tant qu’un autre joueur est directeur.
rule-HA-9-5 = Le directeur ne peut pas jouer de MBA.
rule-HA-9-6 = Un burn-out joué contre un manager ou le directeur le fait aussitôt descendre d’un niveau. Un poste de directeur devenu libre le reste jusqu’à ce qu’un manager joue un MBA. Aucune carte ne le pare, pas même l’assurance maladie. On ne peut pas le jouer contre quelqu’un qui a un poste de base.
rule-HA-9-7 = Pour renverser le directeur, il faut être manager, demander à un autre joueur qui est manager, et qu’un troisième soit directeur. Sinon, on ne peut pas.
rule-HA-9-8 = Les dés contre le directeur sont lancés au plus une fois par tour.
rule-HA-9-9 = L’aide de l’autre manager est demandée. S’il décline, rien ne se passe, et l’on peut demander à un autre manager. On ne peut pas redemander à qui a décliné ce tour.
rule-HA-9-10 = S’il accepte, le joueur dont c’est le tour lance un dé, puis celui qui aide en lance un.
rule-HA-9-11 = Ensuite, la question est posée à l’un puis à l’autre, d’abord au joueur dont c’est le tour : jouer des dés en plus, ou passer. Quand les deux passent à la suite, c’est fini. Une carte nouvelle ne peut pas servir (HA-4.4). Le directeur n’y prend pas part et ne peut rien empêcher.
rule-HA-9-12 = Qui joue ici des dés en plus lance aussitôt un dé, qui remplace le sien. Le même manager choisit ensuite de lancer une seconde fois, ce qui le remplace encore, ou de le garder. Puis la question va à l’autre manager.
rule-HA-9-13 = Le manager au dé le plus haut devient directeur, celui au dé le plus bas retourne à un poste de base, l’ancien directeur devient manager. À dés égaux, rien ne change.

chapter-HA-10 = Animaux
rule-HA-10-1 = Les deux chiens et les deux chats sont au refuge ou chez des joueurs. Un joueur peut les avoir tous.
rule-HA-10-2 = Un chat coûte { $cat_price } pièces et un chien { $dog_price }, payées à la banque ; l’animal vient du refuge. Autant que l’on veut.
rule-HA-10-3 = On ne peut ni acheter ni prendre au refuge un animal qui n’y est pas.
rule-HA-10-4 = Avec la carte qui prend un chat ou un chien, on peut prendre cet animal au refuge, gratuitement. Ce n’est pas une attaque ; rien n’est demandé à personne.
rule-HA-10-5 = Prendre un chat ou un chien à un joueur est une attaque, parée par l’assurance animaux. Si elle est subie, un tel animal change de maison. On ne peut pas la jouer contre un joueur qui n’a pas cet animal.
rule-HA-10-6 = On ne peut pas prendre d’animal à un joueur en quarantaine.
rule-HA-10-7 = Après une parade, l’attaquant n’a pas d’animal, pas même du refuge.

chapter-HA-11 = Voiture et parking
rule-HA-11-1 = Une voiture vaut 6, et 5 de plus par amélioration, quelle que soit son origine. Des pièces sont dessous : 1, et 5 par amélioration. Elles ne sont ni à la banque ni à l’argent de personne.
rule-HA-11-2 = Une voiture coûte { $car_price } pièces : 5 vont à la banque et 1 sous la voiture. Qui a une voiture ne peut pas en acheter.
rule-HA-11-3 = Une amélioration coûte { $upgrade_price } pièces, qui vont sous la voiture ; celle-ci vaut { $upgrade_price } de plus. Il n’y a pas de valeur maximale. Sans voiture, on ne peut pas.
rule-HA-11-4 = On peut acheter une voiture ou une amélioration une fois par tour, les deux comptées ensemble.
rule-HA-11-5 = La carte d’amélioration donne, sans voiture, une voiture de valeur 6 avec dessous 1 pièce de la banque ; avec une voiture, une amélioration avec dessous 5 pièces de la banque. Elle ne compte pas pour HA-11.4.
rule-HA-11-6 = On ne peut pas jouer la carte d’amélioration si la banque a moins de pièces qu’il n’en faut sous la voiture.
rule-HA-11-7 = Qui vend sa voiture à la banque lui rend les pièces de dessous ; puis la banque paie la moitié de la valeur de la voiture, arrondie vers le haut. Sans voiture, on ne peut en vendre, ni à la banque ni à un joueur.
rule-HA-11-8 = Une rayure jouée contre un joueur ôte 5 à la valeur de sa voiture, et 5 pièces de dessous vont à la banque. Une voiture de valeur 6 est perdue, et sa pièce va à la banque. On ne peut pas la jouer contre un joueur sans voiture.
rule-HA-11-9 = La place de parking spéciale est vérifiée après chaque coup. Qui l’occupe la garde tant qu’aucune autre voiture ne vaut davantage.
rule-HA-11-10 = Sinon (une voiture vaut davantage, l’occupant n’a plus de voiture, ou il n’y en avait pas), elle va au joueur dont la voiture vaut plus que toutes les autres. Si plusieurs partagent la plus haute valeur, ou s’il n’y a pas de voiture, elle est vide.
rule-HA-11-11 = Si la voiture de la place spéciale est vendue à un joueur, la place passe à ce joueur.

chapter-HA-12 = Quarantaine
rule-HA-12-1 = Chacun a deux tuiles. Une tuile de l’attaquant est sur le verre d’un joueur en quarantaine, ou à côté de la maison d’un joueur protégé.
rule-HA-12-2 = Le coronavirus joué contre un joueur est une attaque, parée par la vaccination.
rule-HA-12-3 = On ne peut pas le jouer contre un joueur déjà en quarantaine.
rule-HA-12-4 = On ne peut pas le jouer contre un joueur protégé.
rule-HA-12-5 = On ne peut pas le jouer si l’on n’a plus de tuile.
rule-HA-12-6 = On ne peut pas le jouer si deux joueurs sont en quarantaine : il n’y a plus de verre.
rule-HA-12-7 = S’il est subi, verre et tuile couvrent la maison : le joueur est en quarantaine. S’il est paré, la tuile est posée à côté de la maison, sans verre : le joueur est protégé.
rule-HA-12-8 = Au début de son tour, un joueur reprend toutes ses tuiles posées à côté de maisons ; ces protections prennent fin.
rule-HA-12-9 = Ensuite, tous les verres qui portent sa tuile sont levés et la tuile est posée à côté de la maison : la quarantaine est finie, et la maison est protégée jusqu’au début du tour suivant de ce joueur (HA-12.8).
rule-HA-12-10 = Les deux arrivent aussi si ce joueur est lui-même en quarantaine et que son tour est sauté.
rule-HA-12-11 = Un joueur en quarantaine n’a pas de tour : ni revenus, ni frais, ni coup, ni victoire. Le tour passe aussitôt et compte pour la manche.
rule-HA-12-12 = Hormis HA-10.6, HA-12.3 et HA-12.11, la quarantaine ne change rien : on garde tous ses points, et l’on peut parer, subir une attaque, accepter une offre et être invité à renverser le directeur. La protection ne vaut que contre le coronavirus.

chapter-HA-13 = Santé
rule-HA-13-1 = La peste est une attaque contre tous les autres joueurs en bonne santé, parée par l’assurance maladie. La question leur est posée l’un après l’autre, dans l’ordre des places à partir de l’attaquant. Chaque réponse agit aussitôt, pour ce joueur seulement.
rule-HA-13-2 = On ne peut pas jouer la peste si aucun autre joueur n’est en bonne santé.
rule-HA-13-3 = Qui la subit est en mauvaise santé ; il n’y a rien de pire. Qui l’est déjà n’est pas interrogé et le reste.
rule-HA-13-4 = Une mauvaise santé coûte 2 à chaque règlement (HA-3.3) et 1 point (HA-15.1).
rule-HA-13-5 = Pour { $health_price } pièces payées à la banque, la santé redevient bonne.
rule-HA-13-6 = À son propre tour, on peut aussi jouer une assurance maladie : la santé devient bonne.
rule-HA-13-7 = En bonne santé, on ne peut faire ni l’un ni l’autre.

chapter-HA-14 = Vendre
rule-HA-14-1 = On peut vendre un amour sur internet à la banque : la carte va sous la pioche, la banque paie { $love_price }.
rule-HA-14-2 = On peut proposer sa voiture ou un amour sur internet à un autre joueur pour un prix. Seul vend le joueur dont c’est le tour, et on ne se vend rien à soi-même.
rule-HA-14-3 = Le prix est un nombre entier, au moins 1 et au plus l’argent de l’acheteur.
rule-HA-14-4 = On ne peut pas vendre de voiture à un joueur qui en a une.
rule-HA-14-5 = Après un refus, la même chose, la voiture ou un amour sur internet, ne peut être proposée ce tour au même joueur qu’à un prix plus bas.
rule-HA-14-6 = La question est posée à l’acheteur, qui accepte ou décline.
rule-HA-14-7 = S’il accepte, le prix va de l’acheteur au vendeur. La carte est nouvelle pour l’acheteur ; la voiture garde sa valeur et les pièces de dessous.
rule-HA-14-8 = Une vente entre joueurs n’entame aucune limite de l’un ni de l’autre : après avoir vendu sa voiture, on peut encore en acheter une ce tour (HA-11.4).
rule-HA-14-9 = Rien d’autre ne peut être vendu, donné ou prêté : ni autre carte, ni animal, ni maison, ni pièces.

chapter-HA-15 = Points, victoire, fin
rule-HA-15-1 = Points de bonheur :
    – chaque tour du monde tenu : 1 ;
    – chaque amitié, en main ou posée : ½ ;
    – chaque amour secret tenu : ½ ;
    – un partenaire à la maison : 1 (un ex-partenaire ne compte pas) ;
    – chaque enfant au travail : 1 ;
    – manager : 1, directeur : 2 ;
    – quartier 3 : 1, quartier 4 : 2 ;
    – animaux (HA-15.3) : 1 ou 2 ;
    – le plus d’argent (HA-15.2) : 1 ;
    – la place de parking spéciale : 1 ;
    – mauvaise santé : 1 de moins.
rule-HA-15-2 = Le plus d’argent : le joueur qui a au moins { $rich } pièces et plus que chacun des autres. À égalité, personne ne l’a.
rule-HA-15-3 = Animaux : au moins un chien et un chat font 1 point ; les deux chiens et les deux chats en font 2 en tout.
rule-HA-15-4 = Les points se comptent tels qu’ils sont sur le moment. Ils peuvent redescendre, même sous zéro.
rule-HA-15-5 = Les points des cartes en main ne sont connus que de leur joueur, jusqu’à l’annonce de la victoire ou la fin de la partie.
rule-HA-15-6 = À son tour, sans question ouverte, on peut annoncer la victoire si l’on a assez de points. La partie est finie et ce joueur gagne seul. Toutes les mains sont montrées. Personne ne gagne sans l’annoncer, sauf selon HA-15.8.
rule-HA-15-7 = On ne peut pas annoncer la victoire avec moins de points que convenu.
rule-HA-15-8 = Si la banque est vide quand on la vérifie (HA-2.9), la partie est finie. Toutes les mains sont montrées. Gagne qui a le plus de points, joueurs en quarantaine compris ; à égalité, on gagne ensemble.

chapter-HA-16 = Payer
rule-HA-16-1 = On paie à la banque, sauf si une règle dit autre chose. Pièces rouges et blanches ne se distinguent pas ; il y a toujours de la monnaie.
rule-HA-16-2 = Ce qui coûte des pièces se paie en entier de son argent. Avec trop peu, on ne peut ni aller à un rendez-vous, ni se libérer d’un ex-partenaire, ni envoyer un enfant à l’école, ni monter de quartier, ni guérir, ni acheter quoi que ce soit.
rule-HA-16-3 = Si la banque a moins que ce qu’elle doit payer, elle paie ce qu’elle a, et la partie est finie (HA-15.8).
rule-HA-16-4 = Les pièces de la banque, des joueurs et de dessous les voitures font toujours ensemble le même nombre.

chapter-HA-R = Décisions
rule-HA-R-1 = Qui commence est laissé aux joueurs, par exemple aux dés. Ici, la première place commence ; qui ouvre la partie peut mélanger les places avant.
rule-HA-R-2 = Le nombre de pièces n’est pas imprimé ; { $coins_each } par joueur est de nous. Avec 50, la banque était vide dans un quart à plus de la moitié de nos parties d’essai, avec { $coins_each } dans 7 sur cent ou moins : rare mais possible, comme il se doit. Le nombre peut être choisi. La couleur des pièces n’importe pas, puisque chacun peut faire de la monnaie.
rule-HA-R-3 = On sait seulement que plus cher est plus rare et qu’un quartier peut être complet. Les nombres de HA-8.1 sont de nous ; ils permettent à chaque quartier à partir de 1 de se remplir.
rule-HA-R-4 = Il y a un directeur. Une image montre trois managers à la fois, et les directeurs déchus doivent bien aller quelque part : les managers ne sont pas limités.
rule-HA-R-5 = La valeur de « le plus d’argent » est perdue ; nous donnons 1 point, comme à l’autre ligne de ce genre. Pour la voiture, on parle du premier, ici non : à égalité, personne ne l’a.
rule-HA-R-6 = Tout le capital de départ est distribué d’emblée. Personne ne commence avec des cartes, puisqu’il n’en est pas question. La manche 1 n’omet que son propre salaire.
rule-HA-R-7 = Dès la manche 2, les frais sont d’au plus 4 + 1 + 2 + 3 = 10 et le salaire d’au moins 10 : ils ne dépassent donc jamais les revenus. Au cas où, on paie ce qu’on a.
rule-HA-R-8 = L’argent se règle tout seul : il est conseillé de compter à deux, et ici on compte une fois, juste.
rule-HA-R-9 = Deux verres et deux tuiles chacun sont du matériel compté ; nous prenons ces nombres comme limites.
rule-HA-R-10 = À table, la victime lève le verre au tour suivant de l’attaquant, qui reprend sa tuile au tour d’après ; qui oublie perd une manche. Ici, les deux se font tout seuls au début de ce tour : quarantaine et protection durent exactement une manche chacune, et personne n’a besoin de cliquer le plus vite.
rule-HA-R-11 = D’abord finissent les protections, puis les verres sont levés : une tuile ne fait jamais les deux dans le même tour. L’attaquant peut attaquer de nouveau le même joueur au tour où la protection finit, pas avant.
rule-HA-R-12 = Le coronavirus contre un joueur protégé ou en quarantaine est refusé plutôt que gaspillé.
rule-HA-R-13 = La vaccination n’est qu’une réponse, comme les autres cartes vertes. La tuile est celle de l’attaquant : la protection finit donc à son tour suivant, une manche plus tard.
rule-HA-R-14 = La quarantaine fait perdre son tour et protège les animaux, rien de plus (HA-12.12).
rule-HA-R-15 = La somme (6 + 3 × 5) : 2 = 11 est imprimée une fois pour une voiture améliorée quatre fois et une fois pour trois. La somme et l’image du parking vont avec trois ; quatre améliorations donnent 13.
rule-HA-R-16 = Une voiture obtenue par une carte vaut autant qu’une voiture payée : les pièces de dessous montrent la valeur, et personne ne voit qui a payé.
rule-HA-R-17 = Pour une voiture gratuite, une pièce vient de la banque, car une voiture est toujours posée sur une pièce.
rule-HA-R-18 = La place spéciale est au premier qui a la voiture la plus chère : une égalité ne la déplace pas. Si l’occupant disparaît et que les autres sont à égalité, personne n’était premier : elle reste vide jusqu’à ce qu’une voiture soit seule en tête. Elle se déplace d’elle-même, car personne ne la laisserait.
rule-HA-R-19 = Les lancers en plus sont gratuits : seul le rendez-vous coûte une pièce. Pour partenaire et enfants ils ne peuvent nuire et se font sans question. Contre le directeur, un second lancer peut nuire : c’est un choix, et le dernier lancer compte.
rule-HA-R-20 = Contre le directeur, les deux peuvent réagir à ce qu’ils voient ; la question va donc de l’un à l’autre jusqu’à ce que les deux soient contents. Eux seuls le peuvent.
rule-HA-R-21 = Une fois par tour vaut pour les dés, pas pour la question ; mais chaque manager n’est sollicité qu’une fois par tour, pour n’importuner personne.
rule-HA-R-22 = Il y a un directeur, et un MBA ne chasse personne : la carte est refusée et reste en main.
rule-HA-R-23 = Sauter une école ne remplace aucun paiement et n’en demande aucun ; c’est le chemin rapide à côté du chemin payant. Après l’université, plus d’école à sauter. Le premier temps à la maison vaut ici aussi.
rule-HA-R-24 = La manche à la maison est pour les nouveaux enfants. Un enfant qui y retombe l’a déjà eue.
rule-HA-R-25 = Trois enfants, parce qu’il y a trois pions.
rule-HA-R-26 = Un déménagement forcé ne rapporte rien ; les { $house_price } par quartier sont pour qui vend de son plein gré. Dans le quartier 0, un divorce ne déplace pas la maison, et un incendie est refusé.
rule-HA-R-27 = Une attaque qui ne pourrait rien changer est refusée et gardée.
rule-HA-R-28 = Quiconque est attaqué est interrogé, avec ou sans la carte qui convient, pour qu’une réponse rapide ne trahisse aucune main.
rule-HA-R-29 = Que les cartes nouvelles attendent la fin du tour vaut pour jouer, vendre et échanger, où l’on demande des cartes anciennes. L’exception des cartes à points est pour leurs points : une attaque avec un amour secret nouveau n’en donne pas, et attend.
rule-HA-R-30 = L’échange ne coûte rien et est ouvert à tous. Les cartes sont nommées par ordre alphabétique pour que chaque choix se dise d’une seule façon.
rule-HA-R-31 = Vendu à la banque veut dire sous la pioche, comme une carte jouée.
rule-HA-R-32 = Les ventes entre joueurs appartiennent au tour du vendeur, puisqu’elles sont un moyen de trouver de l’argent à son tour. Un prix qui baisse après un refus met fin au marchandage.
rule-HA-R-33 = Tour du monde et amour secret comptent depuis la main ; seule l’amitié peut être posée, car on ne le dit que d’elle. Personne ne connaît donc le total de chacun.
rule-HA-R-34 = Annoncer la victoire est un coup, puisqu’il faut montrer les points ; cela ne se fait pas tout seul.
rule-HA-R-35 = Le dernier paiement se fait dans la limite des pièces restantes. Une égalité se partage.
rule-HA-R-36 = La pièce doit être sous la voiture : avec une banque presque vide, la carte attend (HA-11.6).
rule-HA-R-37 = Le choix entre refuge et joueur a été fait en jouant la carte : après une parade, elle est dépensée.
rule-HA-R-38 = La carte de l’attaque va d’abord sous la pioche, puis la parade : l’ordre dans lequel elles sont posées.
rule-HA-R-39 = Les couleurs des cartes sont déduites de leurs descriptions, car leurs images sont perdues.
rule-HA-R-40 = Descendre et monter dans le même tour est permis : cela n’avantage personne.
rule-HA-R-41 = Après un divorce, les enfants restent chez le joueur, puisque rien d’autre n’est dit, et leur allocation continue.
rule-HA-R-42 = L’assurance maladie peut servir plus tard de remède ; elle est nommée à côté des { $health_price } pièces.
rule-HA-R-43 = Ce qui est un coup. On peut nommer n’importe quel quartier où aller ; au-delà du quatrième, HA-8.2 le refuse. Un échange sans carte est refusé par HA-4.9. Toute carte peut être nommée avec toute façon de jouer ; la règle de plus petit numéro la refuse (HA-4.3, HA-4.4, HA-4.11, HA-7.17).
rule-HA-R-44 = Vendre. On peut nommer dans une vente toute carte, tout animal, une maison, des pièces ou un enfant ; tout est refusé sauf la voiture et l’amour sur internet. Pour une vente à un joueur, HA-14.2 et HA-14.3 passent avant HA-14.9, car leurs numéros sont plus petits.
rule-HA-R-45 = Les offres refusées sont entendues de tous, et restent visibles jusqu’à la fin du tour (HA-9.9, HA-14.5).
rule-HA-R-46 = Places après une victoire aux points montrés : le gagnant d’abord, les autres selon leurs points. À points égaux, la place est partagée (HA-15.6).
rule-HA-R-47 = Points convenus (les bornes sont de nous). Les joueurs s’entendent entre eux ; les nombres du livret sont des suggestions. Les points se comptent par demis, l’objectif aussi. En dessous de 5, une partie serait à peine commencée. 12 est ce qu’une vie peut apporter sans tour du monde, amitié ni amour secret : 2 comme directeur, 1 pour le partenaire, 3 pour les enfants au travail, 2 pour le quartier 4, 2 pour les animaux, 1 pour la place de parking, 1 pour le plus d’argent (HA-1.2). Les parties commencées avec la version 1 de ces règles ont 7, 7½, 8, 8½ ou 9.
