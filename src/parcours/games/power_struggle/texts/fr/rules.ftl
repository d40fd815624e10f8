# Les règles de Power Struggle telles que les lit un joueur.

chapter-PS-1 = Généralités
rule-PS-1-1 = À chaque instant, jusqu’à la fin de la partie, un seul joueur doit jouer. Personne d’autre ne peut jouer alors.
rule-PS-1-2 = Chaque phase a ses coups. Au placement initial, on place des cadres. Au comité, on utilise la carte du PDG ou on y renonce, on renonce à l’action supplémentaire, on envoie quelque part les directeurs évincés ; dès qu’une action supplémentaire (PS-5.4) est proposée et jusqu’à sa fin, les coups d’une action sont possibles aussi. Au tri, on pose des événements. Dans la phase de services viennent les coups des actions, c’est-à-dire tous les autres. La partie finie, il n’y en a plus.
rule-PS-1-3 = Dans sa phase, un coup n’est possible que lorsqu’on l’attend : au comité, les coups de l’étape en cours ; au début d’une action, un coup qui en commence une ; pendant une action, ses étapes suivantes ; face à un dessous-de-table, la réponse. Rien d’autre n’est possible ; pour l’arrêt, voir PS-1.4. Une action commencée ne se reprend pas par un coup.
rule-PS-1-4 = On ne peut arrêter une action que là où la règle de cette action le dit, et nulle part ailleurs.
rule-PS-1-5 = Ce qui ne laisse aucun choix arrive automatiquement, aussitôt après le coup qui y mène : événements, paiements, fermetures et remontées, élections, nominations, points, changements de tour et de phase. Un coup attendu par une règle est fait par le joueur, même s’il est le seul possible (sauf la huitième carte, PS-6.2).
rule-PS-1-6 = Si plusieurs règles interdisent le même coup, le refus nomme celle au plus petit numéro : d’abord le chapitre, puis le numéro dans le chapitre.
rule-PS-1-7 = L’argent se compte en milliers de Pinats, par multiples de { $smallest_note } : 800 veut dire 800 000 Pinats. La banque, les cadres et les employés ne s’épuisent jamais ; les certificats d’actions, si.
rule-PS-1-8 = Sont secrets : l’argent de chacun ; la carte d’ennemi juré et la carte de compétences de chacun ; les cartes de privilège distribuées au début, dans la mesure dite par PS-2.8 ; les événements que le trieur pioche, pose et garde dans la pile ; la somme d’un dessous-de-table, que seuls les deux joueurs concernés apprennent. Tout le reste est public.

chapter-PS-2 = Mise en place
rule-PS-2-1 = Trois à cinq joueurs sont assis dans l’ordre de la liste des joueurs, dans le sens horaire.
rule-PS-2-2 = L’objectif est de 4 points de victoire. Avec l’option d’une partie plus longue, choisie avant le début, il est de 5.
rule-PS-2-3 = Chaque joueur commence avec { $start_money }, à 0 sur les quatre pistes, sans consultant ni certificat. La motivation commence à { $full_motivation }.
rule-PS-2-4 = Le stock de certificats dépend du nombre de joueurs :
    – cinq joueurs : trois de chaque sorte ;
    – quatre joueurs : deux de chacun des certificats de 1 à 5 actions, trois de ceux de 6 et de 7 ;
    – trois joueurs : deux de chaque sorte.
rule-PS-2-5 = Les cartes de couleur des joueurs présents sont mélangées et distribuées en secret, une à chacun. On peut recevoir la sienne.
rule-PS-2-6 = Les cartes de compétences sont mélangées et distribuées en secret, une à chacun. À cinq, les six servent ; à quatre, on retire celle d’actions, services généraux et corruption ; à trois, aussi celle de services généraux, corruption et consultants. Le reste quitte la partie sans être vu.
rule-PS-2-7 = Les sept cartes de privilège sont mélangées et distribuées face cachée, le plus également possible : à trois, 3, 2 et 2 ; à quatre, 2, 2, 2 et 1 ; à cinq, 2, 2, 1, 1 et 1. Le hasard décide qui en a plus.
rule-PS-2-8 = Des cartes de privilège distribuées au début, chacun connaît les siennes, et tous savent qui a la communication. Une carte devient connue de tous quand son détenteur fournit par elle un directeur ou le PDG (PS-5.9, PS-5.14), et toutes le sont dès PS-5.17 du premier comité. Ensuite tous savent quelles cartes sont devant qui, face visible ou cachée : face cachée veut seulement dire que la carte ne peut pas servir.
rule-PS-2-9 = Qui reçoit la communication est premier joueur du placement initial.

chapter-PS-3 = Placement initial
rule-PS-3-1 = Chaque joueur place trois cadres, un à la fois : d’abord tous dans le sens horaire depuis le premier joueur ; puis tous dans l’autre sens en commençant par le voisin de droite du premier joueur (le dernier place donc deux fois de suite) ; puis tous de nouveau dans le sens horaire depuis le premier joueur.
rule-PS-3-2 = Un cadre placé dans une direction vient avec 3 employés de la réserve et forme un service dans le premier bureau libre de cette direction (PS-4.6, PS-4.7).
rule-PS-3-3 = Ou bien le cadre va au conseil d’administration (PS-4.11, PS-4.12).
rule-PS-3-4 = Un cadre poussé hors du conseil retourne à la réserve de son propriétaire et n’est pas placé de nouveau ; ce joueur a un cadre de moins. Personne ne peut placer dans le bureau du PDG ou d’un directeur, et aucun privilège ne sert.
rule-PS-3-5 = Après le dernier cadre, le premier comité de direction commence.

chapter-PS-4 = Bureaux, services, conseil
rule-PS-4-1 = Chaque direction a six bureaux en colonne, numérotés du haut, et à part le bureau de son directeur. L’entreprise a un bureau du PDG et un conseil d’administration de cinq sièges en ligne.
rule-PS-4-2 = Un service est un cadre avec un à six employés dans un bureau. Il appartient au propriétaire du cadre.
rule-PS-4-3 = Un service général se compose de deux cadres d’un même joueur avec zéro à six employés dans un bureau. Il compte pour deux cadres là où l’on compte les cadres d’une direction.
rule-PS-4-4 = Aucun bureau ne contient jamais plus de six employés. On ne peut pas en recruter, déplacer, réunir ou débaucher plus qu’il n’en tient.
rule-PS-4-5 = On ne peut pas sortir d’un service ou d’un service général plus d’employés qu’il n’en a, qu’on les retire, les licencie ou les débauche.
rule-PS-4-6 = Un service ou service général nouveau ou déménagé va dans le premier bureau libre de la direction, compté du haut.
rule-PS-4-7 = Une direction dont les six bureaux sont occupés n’en accueille plus : on ne peut y placer, ouvrir, créer, acheter, déménager ni fusionner dans un nouveau bureau.
rule-PS-4-8 = Sauf si une règle dit autre chose, on n’agit que sur ses propres bureaux. Un bureau vide ou d’un autre joueur ne peut ni recevoir de recrues, ni perdre d’employés à retirer, ni déménager, ni fusionner, ni servir aux licenciements contre de l’influence (PS-13.1, PS-14.10), ni recevoir d’employés débauchés.
rule-PS-4-9 = Un service resté sans employé ferme aussitôt et son cadre va à la réserve de son propriétaire. Un service général ne ferme jamais.
rule-PS-4-10 = Quand un bureau se vide, tout ce qui est en dessous dans la direction remonte aussitôt d’un bureau, même au milieu d’une action. Un coup nomme les bureaux par leurs numéros d’avant ce coup.
rule-PS-4-11 = Un cadre qui rejoint le conseil prend le premier siège libre à gauche. Les sièges restent remplis depuis la gauche, sans trou.
rule-PS-4-12 = Si les arrivants trouvent trop peu de sièges libres, tous les membres glissent à gauche jusqu’à ce qu’il y en ait assez, et ceux qui sont poussés au-delà du bord gauche vont à la réserve de leur propriétaire. Les arrivants d’une même action arrivent ensemble ; s’ils sont plus de cinq, les cinq sièges sont à eux et le surplus va à la réserve.
rule-PS-4-13 = Le PDG et les directeurs ne sont pas membres du conseil.

chapter-PS-5 = Comité de direction
rule-PS-5-1 = Un comité se tient après le placement initial et chaque fois que le comité de direction est révélé. Ses étapes, dans l’ordre : privilèges (PS-5.2 à PS-5.5), départ du PDG (PS-5.6), élection (PS-5.7 à PS-5.9), directeurs (PS-5.10 à PS-5.16), remise des cartes de privilège (PS-5.17), influence (PS-5.18), motivation (PS-5.19), tri des événements (PS-6).
rule-PS-5-2 = D’abord, le joueur qui a la carte du PDG face visible peut l’utiliser, ou y renoncer. Côté direction, elle ouvre un service avec un employé dans la direction de son choix.
rule-PS-5-3 = Côté corrompu, elle ouvre à la place un service général sans employé, et le joueur marque 1 point de services généraux.
rule-PS-5-4 = Ensuite, le joueur qui a la carte de communication côté corrompu peut faire une action supplémentaire, n’importe laquelle de PS-8 à PS-14, exactement comme à son tour, avec la motivation telle qu’elle est ; ou y renoncer.
rule-PS-5-5 = Chacune de ces deux étapes est sautée si la carte est face cachée, si c’est la communication côté direction, ou, pour le PDG, si aucun bureau de l’entreprise n’est libre. Une carte qui change de main pendant l’action supplémentaire n’apporte plus de privilège à personne dans ces deux étapes.
rule-PS-5-6 = Le PDG, s’il y en a un, va à la réserve de son propriétaire.
rule-PS-5-7 = Le joueur qui a le plus de cadres au conseil fournit le nouveau PDG : le plus à gauche d’entre eux va dans le bureau du PDG, et les autres se resserrent à gauche.
rule-PS-5-8 = Si plusieurs joueurs ont le plus de cadres au conseil, celui qui a le cadre le plus à gauche l’emporte.
rule-PS-5-9 = Si le conseil est vide, le joueur devant qui se trouve la carte du PDG, face visible ou cachée, met un cadre de sa réserve dans le bureau du PDG.
rule-PS-5-10 = Puis chaque direction, de gauche à droite, reçoit son directeur. Une direction est réglée avant de passer à la suivante.
rule-PS-5-11 = Le joueur qui a le plus de cadres dans les bureaux de la direction fournit le directeur : un par service, deux par service général. Le directeur en place ne compte pas.
rule-PS-5-12 = Si plusieurs joueurs ont le plus de cadres, celui qui a le plus d’employés dans la direction (services et services généraux) l’emporte.
rule-PS-5-13 = En cas de nouvelle égalité, l’emporte celui dont le bureau est le plus haut dans la direction.
rule-PS-5-14 = Si personne n’a de cadre dans les bureaux de la direction, le joueur devant qui se trouve sa carte de privilège, face visible ou cachée, fournit le directeur.
rule-PS-5-15 = S’il n’y a pas de directeur en place, le nouveau vient de la réserve du joueur qui le fournit. Si le directeur en place est déjà le sien, il reste.
rule-PS-5-16 = Si le directeur en place est à un autre joueur, celui-ci décide d’abord où va son directeur évincé : à un siège du conseil (PS-4.11, PS-4.12), ou comme consultant extérieur dans cette direction. Ensuite le nouveau directeur vient de la réserve du joueur qui le fournit.
rule-PS-5-17 = Chaque carte de privilège va, d’où qu’elle soit, au joueur dont le cadre dirige sa direction, et la carte du PDG au joueur dont le cadre est PDG. Toutes sont face visible, côté direction.
rule-PS-5-18 = Chaque joueur marque de l’influence : 2 pour le PDG, 1 par cadre au conseil. Tous marquent en même temps.
rule-PS-5-19 = Si un joueur est annoncé, la partie finit ici (PS-16.4). Sinon la motivation revient à { $full_motivation }.

chapter-PS-6 = Tri des événements
rule-PS-6-1 = Le joueur dont le cadre dirige la communication est le trieur et devient premier joueur. Les 26 événements sont rassemblés. Le trieur reçoit le jour de prime et le comité de direction, et on pioche pour lui six des 24 autres, mélangés. Lui seul les voit. Les 18 autres restent dehors jusqu’au comité suivant, sans être vus.
rule-PS-6-2 = Le trieur pose les huit cartes en une pile face cachée, une à une, la carte du dessus d’abord. Quand sept sont posées, la huitième suit automatiquement.
rule-PS-6-3 = Le trieur ne peut poser que les événements qui lui restent à poser.
rule-PS-6-4 = Le comité de direction est au plus tôt la cinquième carte : on ne peut pas le poser tant que moins de quatre cartes sont posées.
rule-PS-6-5 = Le jour de prime vient avant le comité de direction : on ne peut pas poser le comité tant que le jour de prime ne l’est pas.
rule-PS-6-6 = L’ordre ne peut plus changer ensuite. Le trieur peut regarder la pile tant que dure la phase de services, personne d’autre. Le nombre de cartes au-dessus du comité de direction, de 4 à 7, est le nombre de tours de service. Le premier tour commence.

chapter-PS-7 = Tours de service et événements
rule-PS-7-1 = Un tour de service est un événement, puis une action de chaque joueur, dans le sens horaire depuis le premier joueur.
rule-PS-7-2 = Le premier joueur reste le même pendant toute la phase de services, même si le trieur perd le directeur de la communication ou la carte.
rule-PS-7-3 = Au début d’un tour, la carte du dessus de la pile est révélée à tous et agit aussitôt.
rule-PS-7-4 = Jour de prime : chaque joueur reçoit de la banque
    – { $for_certificate } par certificat, quel que soit son nombre d’actions ;
    – { $for_department } par service ;
    – { $for_main_department } par service général ;
    – { $for_board } par cadre au conseil ;
    – { $for_chairman } pour le PDG.
    Le détenteur du contrôle de gestion peut recevoir davantage (PS-14.6).
rule-PS-7-5 = Comité de direction : personne n’a d’action dans ce tour ; la phase de services est finie et un comité commence. Les cartes en dessous dans la pile ne sont pas révélées.
rule-PS-7-6 = Une carte de motivation déplace le marqueur de sa valeur, mais jamais sous 0 ni au-dessus de { $full_motivation }.
rule-PS-7-7 = Carte crétin : le trieur paie { $present } à chaque autre joueur.
rule-PS-7-8 = Si le trieur a trop peu pour la carte crétin, il paie tout ce qu’il a et la banque ajoute le reste : chaque autre joueur reçoit { $present } de toute façon.
rule-PS-7-9 = Scandale au C.A. : le PDG va à la réserve de son propriétaire, qui reçoit { $severance } de la banque. La carte du PDG est retournée face cachée, devant qui que ce soit. S’il n’y a pas de PDG, personne ne reçoit d’argent.
rule-PS-7-10 = Anniversaire : le PDG et chaque directeur sauf celui de la communication coûtent { $present } chacun à leur propriétaire, payés à la banque.
rule-PS-7-11 = Gala d’été : chaque cadre au conseil coûte { $present } à son propriétaire, payés à la banque.
rule-PS-7-12 = Sortie annuelle : il ne se passe rien.
rule-PS-7-13 = Un joueur qui doit à la banque plus qu’il n’a paie tout ce qu’il a. Quand cela ou PS-7.8 arrive, il montre son argent : tous apprennent combien il avait.
rule-PS-7-14 = Après l’action du dernier joueur, le tour est fini. Si un joueur est annoncé, la partie finit (PS-16.3) ; sinon le tour suivant commence.

chapter-PS-8 = Actions ; A : recruter
rule-PS-8-1 = À son tour, on fait exactement une action : A recruter (PS-8.4), B ouvrir des services (PS-9), C réorganiser (PS-10), D démissionner (PS-11), E soudoyer (PS-12), F acheter des points (PS-13), G utiliser une carte de privilège (PS-14.7, PS-14.10).
rule-PS-8-2 = L’action finie, c’est au joueur suivant dans le sens horaire.
rule-PS-8-3 = On doit faire une action si l’on peut. On ne peut pas passer si une autre action est possible, et jamais lors d’une action supplémentaire.
rule-PS-8-4 = Recruter, c’est mettre des employés de la réserve dans ses propres bureaux. Une action permet d’en placer { $recruits }, plus ceux qu’ajoutent les ressources humaines (PS-14.5), dans autant de bureaux et de coups que l’on veut.
rule-PS-8-5 = Les deux sont obligatoires tant qu’il y a de la place, les supplémentaires au choix : on peut arrêter une fois deux placés. L’action finit automatiquement quand le nombre entier est placé ou qu’aucun bureau du joueur n’a de place.
rule-PS-8-6 = On ne peut pas recruter plus d’employés qu’il n’en reste à l’action (PS-8.4, PS-9.2).

chapter-PS-9 = B : ouvrir des services
rule-PS-9-1 = Avec de nouveaux employés : on ouvre dans une direction un nouveau service avec un cadre de sa réserve et un employé de la réserve commune. Un service par action.
rule-PS-9-2 = Tant que dure cette action, on peut ajouter au nouveau service autant d’employés qu’en donnent les ressources humaines (PS-14.5). Ils ne peuvent aller dans aucun autre bureau pendant cette action.
rule-PS-9-3 = On peut aussi déplacer ses employés de ses autres bureaux vers le nouveau service, aussi souvent que l’on veut. Le nouveau service ne peut pas se donner des employés à lui-même.
rule-PS-9-4 = Les deux sortes d’étapes peuvent se mêler. L’action finit quand on arrête, ce qui est possible à tout moment après l’ouverture.
rule-PS-9-5 = Avec ses propres employés : on commence par retirer des employés d’un de ses bureaux. On peut en retirer d’autres, du même bureau ou d’ailleurs, avant de créer.
rule-PS-9-6 = Puis on crée dans une direction un nouveau service avec une partie des employés retirés : l’un d’eux retourne à la réserve et un cadre de la réserve du joueur prend sa place ; le service commence donc avec un employé de moins.
rule-PS-9-7 = On crée un ou deux services, dans une même direction ou dans deux, et ils épuisent les employés retirés. Ne sont pas possibles : un service de moins de { $least_founders } ou de plus d’employés qu’il n’y en a ; un premier qui en laisse exactement 1 ou plus de 6, ou qui en laisse alors que l’entreprise n’a pas de second bureau libre ; un second qui en laisse.
rule-PS-9-8 = On ne peut pas retirer d’employés pour créer un service au-delà de { $most_pool } en tout ; ni un seul quand on n’a pas d’autre employé dans ses bureaux ; ni sans bureau libre pour eux (deux au-delà de 6) ; ni une fois un service créé dans cette action.
rule-PS-9-9 = L’action finit automatiquement quand les employés retirés sont épuisés.

chapter-PS-10 = C : réorganiser
rule-PS-10-1 = Déménager, c’est déplacer un service ou service général à soi, cadres et employés ensemble, vers le premier bureau libre d’une autre direction.
rule-PS-10-2 = On ne peut pas déménager vers la direction où le service est déjà.
rule-PS-10-3 = Une action déménage un ou deux services : après le premier on peut arrêter ; après le second l’action finit automatiquement. Le service qui vient de déménager ne peut pas le refaire dans la même action.
rule-PS-10-4 = Ou bien elle déménage un service général et finit aussitôt. Un service général ne peut pas être le second d’une action.
rule-PS-10-5 = Fusionner, c’est réunir deux services à soi dans le bureau de l’un des deux ; l’autre bureau se vide.
rule-PS-10-6 = Ou bien les deux vont dans le premier bureau libre d’une direction, qui doit être libre avant qu’ils quittent les leurs (PS-4.7) ; ce peut être n’importe quelle direction, y compris celle d’un des deux. On nomme les deux bureaux de gauche à droite, et dans une même direction de haut en bas ; l’autre ordre n’est pas accepté.
rule-PS-10-7 = Ce sont deux bureaux différents contenant des services, de n’importe quelles directions. Un service général ne fusionne pas, ni un bureau avec lui-même.
rule-PS-10-8 = Deux de leurs employés au total vont à la réserve, et du reste aussi ceux au-delà de six.
rule-PS-10-9 = Il en sort un service général avec les deux cadres, même sans employé. On marque 1 point de services généraux. L’action finit.

chapter-PS-11 = D : démissionner
rule-PS-11-1 = Le directeur d’une direction quitte son bureau, qui reste vide jusqu’au prochain comité. Un directeur par action. On ne peut pas faire démissionner le directeur d’un autre.
rule-PS-11-2 = Vers le conseil : le directeur et les cadres de tous les services du joueur dans la direction rejoignent le conseil (PS-4.12).
rule-PS-11-3 = Comme conseil : le directeur devient consultant extérieur dans la direction, un de plus s’il y en a déjà ; les cadres des services du joueur dans la direction vont à sa réserve.
rule-PS-11-4 = Dans les deux cas, tous les employés du joueur dans la direction vont à la réserve, ceux des services généraux aussi. Ses services y ferment ; ses services généraux y restent, avec leurs cadres et sans employés. Les bureaux des autres ne sont pas touchés.
rule-PS-11-5 = La carte de privilège de la direction est retournée face cachée, devant qui que ce soit, et le reste jusqu’à PS-5.17.

chapter-PS-12 = E : soudoyer
rule-PS-12-1 = On propose à un autre joueur de l’argent pour une carte de privilège qui est devant lui, face visible ou cachée. On ne peut ni se soudoyer soi-même, ni proposer de l’argent pour une carte qui n’est pas devant ce joueur.
rule-PS-12-2 = La somme est d’au moins { $smallest_note }, et un multiple de { $smallest_note }.
rule-PS-12-3 = On ne peut pas proposer plus que l’on n’a.
rule-PS-12-4 = La somme n’est montrée qu’à ce joueur, qui doit accepter ou refuser. L’argent change de main quand il accepte.
rule-PS-12-5 = Qui propose marque 1 point de corruption à la première proposition de l’action, quelle que soit la réponse. Une seconde n’en rapporte pas.
rule-PS-12-6 = Qui accepte reçoit la somme, marque 1 point de corruption et donne la carte. Il n’y a plus de proposition dans cette action.
rule-PS-12-7 = La carte est côté corrompu devant son nouveau détenteur, même s’il dirige cette direction, même si elle l’était déjà. Une carte face cachée le reste.
rule-PS-12-8 = En cas de refus, aucun argent ne bouge. Après un premier refus, on peut faire une seconde proposition, au même ou à un autre, pour la même carte ou une autre, ou arrêter.
rule-PS-12-9 = Une seconde proposition pour la même carte doit être plus élevée que la première.
rule-PS-12-10 = Après la seconde réponse, une acceptation ou l’arrêt, les propositions sont finies et les pertes suivent.
rule-PS-12-11 = Chaque joueur qui a refusé dans cette action et n’y a rien accepté perd un employé : un seul, même après deux refus. Un joueur sans employé ne perd rien.
rule-PS-12-12 = Qui a proposé choisit un employé pour chaque joueur qui en perd un, dans l’ordre qu’il veut. Un service peut fermer ainsi (PS-4.9). Il en faut exactement un, d’un bureau d’un joueur qui doit encore en perdre un.
rule-PS-12-13 = L’action finit automatiquement quand toutes les pertes sont prises, ou quand il n’y en a pas.

chapter-PS-13 = F : acheter des points
rule-PS-13-1 = Influence : on licencie trois de ses employés, de n’importe lesquels de ses bureaux. On ne peut pas commencer avec moins de trois.
rule-PS-13-2 = Au troisième licenciement, on marque 1 point d’influence et l’action finit. On ne peut pas en licencier plus qu’il n’en reste à licencier (ici et dans PS-14.10).
rule-PS-13-3 = Service général : on paie { $main_department_cost } à la banque, on ouvre dans une direction un service général sans employé et on marque 1 point de services généraux.
rule-PS-13-4 = Conseil : on paie { $counsel_cost } à la banque et on met un cadre de sa réserve comme consultant extérieur dans n’importe quelle direction, y compris là où l’on en a un.
rule-PS-13-5 = Actions : on paie à la banque le prix du certificat, ou le prix plus bas que donne la comptabilité (PS-14.4), on prend un certificat de cette sorte et on marque ses actions. Les prix : 1 action 100, 2 actions 200, 3 actions 400, 4 actions 600, 5 actions 900, 6 actions 1 200, 7 actions 1 600.
rule-PS-13-6 = On ne peut pas acheter un certificat dont le stock est épuisé.
rule-PS-13-7 = On ne peut pas acheter ce qui coûte plus que l’on n’a.
rule-PS-13-8 = Un achat par action. La corruption ne s’achète pas.

chapter-PS-14 = Cartes de privilège ; G : les utiliser
rule-PS-14-1 = Une carte de privilège sert au joueur devant qui elle est face visible, et seulement par le côté visible. On ne peut utiliser le développement ou litiges & brevets sans avoir la carte face visible.
rule-PS-14-2 = Les cartes ne s’usent pas. Une carte face cachée n’a pas d’effet jusqu’à PS-5.17. La carte du PDG sert dans PS-5.2 et PS-5.3 ; la communication dans PS-6 et, côté corrompu, dans PS-5.4. La comptabilité, les ressources humaines et le contrôle de gestion ne demandent pas de coup à part.
rule-PS-14-3 = Crans selon la motivation, pour PS-14.4 et PS-14.5 :
    – motivation 4 à 6 : 0 cran (côté corrompu 1) ;
    – motivation 2 ou 3 : 1 cran (côté corrompu 2) ;
    – motivation 0 ou 1 : 2 crans (côté corrompu 3).
rule-PS-14-4 = Comptabilité : un certificat coûte le prix de celui qui a autant d’actions de moins qu’il y a de crans, mais au moins celui d’une action. Seul le certificat pris doit être en stock.
rule-PS-14-5 = Ressources humaines : jusqu’à autant d’employés de plus de la réserve qu’il y a de crans, quand on recrute (PS-8.4) et quand on ouvre un service avec de nouveaux employés (PS-9.2). Pas quand on crée avec ses propres employés.
rule-PS-14-6 = Contrôle de gestion : au jour de prime, son détenteur reçoit un supplément pour chacun de ses services et de ses services généraux.
    – Côté direction : motivation 5 ou 6 : 0 ; 3 ou 4 : 50 ; 0 à 2 : 100.
    – Côté corrompu : motivation 3 à 6 : 100 ; 2 : 150 ; 0 ou 1 : 200.
rule-PS-14-7 = Développement : côté direction, on débauche un employé, côté corrompu trois. On ne peut pas l’utiliser si aucun de ses bureaux n’a de place.
rule-PS-14-8 = Chaque employé vient d’un service ou service général d’un adversaire, ou de la réserve, dans un bureau du joueur. Un bureau vide ou un bureau à soi n’est pas une source. Un service peut fermer ainsi (PS-4.9).
rule-PS-14-9 = Au plus un employé de chaque adversaire par action ; autant que l’on veut de la réserve. L’action finit automatiquement quand tous les employés sont débauchés ou qu’aucun bureau du joueur n’a de place ; on ne peut pas la finir plus tôt.
rule-PS-14-10 = Litiges & brevets : on licencie un de ses employés, côté corrompu deux, de n’importe lesquels de ses bureaux. On ne peut pas l’utiliser si l’on en a moins.
rule-PS-14-11 = Au dernier de ces licenciements, on marque 1 point d’influence, côté corrompu 2, et l’action finit.

chapter-PS-15 = Pistes et points de victoire
rule-PS-15-1 = Les pistes finissent à influence 10, actions 20, services généraux 6, corruption 12. La dernière case est la case dorée.
rule-PS-15-2 = Les points d’une piste ne se perdent jamais. Les points au-delà de la case dorée ne se marquent pas ; ce qui les apporterait reste possible.
rule-PS-15-3 = Un point de victoire pour chacun de ces seuils : influence { $influence_goal } ou plus, actions { $shares_goal } ou plus, services généraux { $main_departments_goal } ou plus, corruption { $corruption_goal } ou plus.
rule-PS-15-4 = Un point de victoire pour des consultants extérieurs dans au moins trois directions différentes.
rule-PS-15-5 = Un point de victoire, celui de l’ennemi juré, pour un joueur dont la carte de couleur montre un autre joueur, tant qu’il a plus que lui dans chacune des trois compétences de sa carte.
rule-PS-15-6 = Un joueur dont la carte de couleur le montre lui-même a ce point tant qu’il a, dans au moins deux des trois compétences, plus que tous les autres.
rule-PS-15-7 = Égal n’est pas plus. Mais un marqueur sur la case dorée compte comme plus que celui de tout autre joueur, même s’il est aussi sur la case dorée.
rule-PS-15-8 = Pour les consultants, on compare leur nombre, où qu’ils soient. Il n’y a pas de case dorée.
rule-PS-15-9 = Le point de l’ennemi juré va et vient avec les pistes jusqu’à ce qu’il soit acquis (PS-16.2). Les autres, une fois gagnés, restent.

chapter-PS-16 = Fin de la partie
rule-PS-16-1 = Quand un joueur a marqué sur une piste ou gagné un consultant et a alors au moins l’objectif en points de victoire, celui de l’ennemi juré compris, il est aussitôt annoncé, et ses cartes d’ennemi juré et de compétences sont montrées à tous. Avec PS-5.18, on regarde quand tous ont marqué.
rule-PS-16-2 = S’il a alors le point de l’ennemi juré, il le garde jusqu’à la fin quoi qu’il arrive.
rule-PS-16-3 = La partie finit à la fin du tour de service où un joueur a été annoncé. Les joueurs qui n’ont pas encore eu leur action dans ce tour l’ont encore, et peuvent être annoncés aussi.
rule-PS-16-4 = Si un joueur est annoncé pendant un comité (PS-5.2 à PS-5.18), la partie finit après PS-5.18.
rule-PS-16-5 = À la fin, on montre toutes les cartes d’ennemi juré et de compétences et tout l’argent, et on compte les points de victoire de chacun, celui de l’ennemi juré pour ceux qui l’ont ou le gardent alors.
rule-PS-16-6 = Le joueur qui a le plus de points de victoire gagne ; de plusieurs, celui qui a le plus d’argent ; en cas de nouvelle égalité, ils gagnent ensemble.
rule-PS-16-7 = Les autres sont classés de même, par points de victoire, puis par argent.

chapter-PS-R = Décisions
rule-PS-R-1 = Les événements divers : on n’en connaît que les sortes, et que la plupart des cartes de motivation descendent. Nous en jouons 11 qui descendent (sept de 1, quatre de 2), 3 qui montent, 3 cartes crétin, 2 scandales, 2 anniversaires, 2 galas d’été et 1 sortie, pour qu’une phase de services finisse d’ordinaire avec une motivation de 2 à 4.
rule-PS-R-2 = La carte crétin frappe le directeur de la communication et paie les autres ; la somme n’est pas connue. Nous jouons 100 à chaque autre joueur, payés par le trieur même s’il n’est plus directeur, pour que démissionner ne soit pas une échappatoire pour qui a mis la carte là.
rule-PS-R-3 = Nous jouons avec six bureaux par direction.
rule-PS-R-4 = Les cases dorées sont deux à quatre cases au-dessus des seuils 7, 16, 4 et 9 : influence 10, actions 20, services généraux 6, corruption 12.
rule-PS-R-5 = Les cartes de compétences sont de nous : chaque compétence est sur trois ou quatre des six. À quatre on en retire une, à trois deux : celle d’actions, services généraux et corruption, et celle de services généraux, corruption et consultants.
rule-PS-R-6 = La motivation s’arrête à 0 et à 6, les niveaux que nomment les cartes de privilège.
rule-PS-R-7 = À quatre, ce sont les certificats de 1 à 5 actions qui perdent un exemplaire : la source se lit mal ici, et c’est la lecture la plus probable.
rule-PS-R-8 = Les cartes de privilège sont distribuées face cachée ; seuls leurs détenteurs les connaissent jusqu’à ce qu’elles servent ; la communication doit être annoncée, puisque son détenteur commence. Ensuite chaque carte est remise ou retournée au vu de tous, donc tous savent qui a laquelle (PS-2.8).
rule-PS-R-9 = Communication, côté corrompu : un texte met l’action supplémentaire à la fin du comité, la carte à son début, après le privilège du PDG. La carte l’emporte (PS-5.4) : là seulement « après le privilège du PDG » a un sens.
rule-PS-R-10 = Les deux privilèges viennent avant le départ du PDG (PS-5.1), car ils appartiennent au début du comité.
rule-PS-R-11 = Les deux sont facultatifs, et l’action supplémentaire peut être n’importe laquelle, un dessous-de-table compris. Une carte ainsi achetée ne peut pas servir dans ces deux étapes (PS-5.5), car leur moment est passé.
rule-PS-R-12 = La carte d’un directeur qui démissionne, et celle du PDG après un scandale, est retournée face cachée même si un autre l’a achetée (PS-11.5, PS-7.9) : le privilège devient indisponible, sans exception.
rule-PS-R-13 = Un scandale sans PDG ne paie personne (PS-7.9). La carte est déjà face cachée.
rule-PS-R-14 = Plus de cinq arrivants au conseil (un directeur avec plus de quatre cadres) le remplissent (PS-4.12).
rule-PS-R-15 = Le PDG n’est pas membre du conseil (PS-4.13) : il est nommé à part partout où les deux paient ou gagnent. Il ne paie donc rien au gala d’été.
rule-PS-R-16 = Une direction sans cadre dans ses bureaux mais avec un directeur : si sa carte est devant un autre joueur, le directeur est évincé quand même (PS-5.14, PS-5.16), car aucune exception n’est faite pour lui.
rule-PS-R-17 = Recruter : deux sont pris et placés, c’est donc une obligation tant qu’il y a de la place ; les supplémentaires sont au choix (PS-8.5).
rule-PS-R-18 = Créer avec ses propres employés : la limite de six vaut avant que l’un d’eux devienne cadre (PS-4.4, PS-9.6), puisque le bureau compte déjà comme service. Un tel service commence donc avec cinq au plus.
rule-PS-R-19 = Fermer et remonter se font aussitôt, même entre les étapes d’une action (PS-4.9, PS-4.10). Les employés retirés pour créer ne sont entre-temps dans le bureau de personne.
rule-PS-R-20 = Déménager : deux services différents, chacun vers une autre direction que la sienne (PS-10.2, PS-10.3), ou un service général.
rule-PS-R-21 = Fusionner dans un nouveau bureau demande un bureau libre avant le départ des deux (PS-10.6).
rule-PS-R-22 = Certificats : avec la comptabilité, on paie un certificat et on en prend un autre de quelques actions de plus. Prendre moins de crans que permis n’est jamais mieux, donc un certificat a un seul prix, le plus bas (PS-14.4). Seul le certificat pris doit être là.
rule-PS-R-23 = Le point de corruption de qui soudoie se marque à la remise de l’enveloppe (PS-12.5), pas après la réponse. Il peut donc être annoncé (PS-16.1) avant que l’autre marque.
rule-PS-R-24 = Les sommes sont des multiples de { $smallest_note }, le plus petit billet (PS-12.2). Une seconde proposition pour la même carte doit être plus élevée ; pour une autre carte, n’importe quelle somme convient.
rule-PS-R-25 = Les pertes se prennent après toutes les réponses (PS-12.10), car alors seulement on sait qui a accepté. Un joueur sans employé ne perd rien.
rule-PS-R-26 = Développement : la réserve est toujours là, donc on prend le nombre entier tant qu’il y a de la place (PS-14.9).
rule-PS-R-27 = Litiges & brevets, côté corrompu : la source dit une fois un employé, la carte et le reste disent deux. Deux (PS-14.10).
rule-PS-R-28 = Chacun fait une action, donc passer est réservé à qui ne peut rien faire (PS-8.3).
rule-PS-R-29 = La partie finit à la fin du tour de service ; rien n’est dit d’un objectif atteint au comité. Là, nous la finissons après l’influence (PS-16.4), la dernière chose qui y rapporte des points.
rule-PS-R-30 = S’annoncer est obligatoire, cela arrive donc automatiquement (PS-16.1). Ensuite le point de l’ennemi juré peut encore se gagner, mais il n’est alors pas acquis (PS-16.2, PS-16.5).
rule-PS-R-31 = Les consultants ne sont pas des points d’une piste : pas de case dorée, et tous comptent dans la comparaison, y compris plusieurs dans une direction (PS-15.8).
rule-PS-R-32 = Anniversaire : l’argent va à la banque, comme au gala d’été (PS-7.10). Les propriétaires des pions paient, qui que ce soit qui ait les cartes.
rule-PS-R-33 = Qui gagne est imprimé ; le classement des autres est de nous (PS-16.7).
rule-PS-R-34 = L’argent d’une boîte est limité, le nôtre ne l’est pas (PS-1.7) : on peut remplacer les pions, et seuls les certificats sont censés être limités.
rule-PS-R-35 = Des employés retirés du nouveau service lui-même y reviennent et ne le remplissent jamais trop. C’est donc refusé par PS-4.5 ou PS-9.3, non par PS-4.4.
rule-PS-R-36 = Un point au-delà de la case dorée ne se marque pas (PS-15.2), il n’annonce donc personne (PS-16.1).
