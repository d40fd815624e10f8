# Power Struggle en français : tout sauf les règles.

game-name = Power Struggle
game-about = In Cash We Trust : diriger des services, siéger au conseil, glisser un dessous-de-table au bon moment… Le pouvoir va à qui l’atteint par quatre voies sur six.
game-length = environ 90 minutes
lesson-first = Votre premier jour de travail
lesson-money = Argent et consultants

option-target = Points de victoire à atteindre
    .help = Quatre points font une partie normale, cinq une partie plus longue.

## Cartes

card-development = développement
card-human_resources = ressources humaines
card-communications = communication
card-accounting = comptabilité
card-legal = litiges & brevets
card-controlling = contrôle de gestion
card-chairman = PDG
card-bonus_payment = jour de prime
card-directors_meeting = comité de direction
card-motivation_down_1 = motivation −1
card-motivation_down_2 = motivation −2
card-motivation_up_1 = motivation +1
card-moron_card = carte crétin
card-board_scandal = scandale au C.A.
card-birthday = anniversaire
card-summer_party = gala d’été
card-company_outing = sortie annuelle
card-shares_1 = 1 action
card-shares_2 = 2 actions
card-shares_3 = 3 actions
card-shares_4 = 4 actions
card-shares_5 = 5 actions
card-shares_6 = 6 actions
card-shares_7 = 7 actions
card-rivalry_1 = influence, actions, services généraux
card-rivalry_2 = influence, actions, corruption
card-rivalry_3 = influence, services généraux, consultants
card-rivalry_4 = actions, corruption, consultants
card-rivalry_5 = services généraux, corruption, consultants
card-rivalry_6 = actions, services généraux, corruption

## La table : en commun

zone-phase = Phase
zone-turn = Au tour de
zone-first = Premier joueur
zone-placed = Cadres placés
zone-round = Tour de service
zone-motivation = Motivation
zone-board = Conseil d’administration
zone-heads = Directeurs
zone-development = Développement
zone-human_resources = Ressources humaines
zone-communications = Communication
zone-accounting = Comptabilité
zone-legal = Litiges & brevets
zone-controlling = Contrôle de gestion
zone-chairman = PDG
zone-events = Événements triés
zone-revealed = Événements révélés
zone-drawn = Événements à trier
zone-event_stock = Autres événements
zone-pool = Employés retirés
zone-offer = Dessous-de-table proposé
zone-step = On attend
zone-left = Employés restants

## La table : devant chaque joueur

zone-money = Argent (milliers de Pinats)
zone-influence = Influence
zone-shares = Actions
zone-main_departments = Services généraux
zone-corruption = Corruption
zone-counsel = Consultants extérieurs
zone-certificates = Certificats d’actions
zone-privileges = Cartes de privilège
zone-archenemy = Ennemi juré
zone-rivalry = Compétences où dépasser l’ennemi juré
zone-announced = Objectif atteint
zone-kept = Point de l’ennemi juré acquis
zone-points = Points de victoire

## Mots

word-none = personne
word-hidden = caché
word-main = service général
word-bribed = côté corrompu
word-down = face cachée
word-by = de
word-to = à
word-card = pour
word-amount = somme
word-placement = placement initial
word-meeting = comité de direction
word-sorting = tri des événements
word-actions = phase de services
word-over = la partie est finie
word-place = le placement d’un cadre
word-privilege = le privilège du PDG
word-extra = l’action supplémentaire
word-send = un directeur évincé
word-sort = le tri
word-action = une action
word-recruit = le recrutement
word-open = le nouveau service
word-pool = des employés pour créer
word-relocate = un déménagement
word-answer = la réponse à un dessous-de-table
word-offer = un second dessous-de-table
word-loss = qui perd un employé
word-sacrifice = des employés contre de l’influence
word-dismissal = des licenciements contre de l’influence
word-winning = des employés à débaucher

## Bureaux

word-development-1 = développement 1
word-development-2 = développement 2
word-development-3 = développement 3
word-development-4 = développement 4
word-development-5 = développement 5
word-development-6 = développement 6
word-human_resources-1 = ressources humaines 1
word-human_resources-2 = ressources humaines 2
word-human_resources-3 = ressources humaines 3
word-human_resources-4 = ressources humaines 4
word-human_resources-5 = ressources humaines 5
word-human_resources-6 = ressources humaines 6
word-communications-1 = communication 1
word-communications-2 = communication 2
word-communications-3 = communication 3
word-communications-4 = communication 4
word-communications-5 = communication 5
word-communications-6 = communication 6
word-accounting-1 = comptabilité 1
word-accounting-2 = comptabilité 2
word-accounting-3 = comptabilité 3
word-accounting-4 = comptabilité 4
word-accounting-5 = comptabilité 5
word-accounting-6 = comptabilité 6
word-legal-1 = litiges & brevets 1
word-legal-2 = litiges & brevets 2
word-legal-3 = litiges & brevets 3
word-legal-4 = litiges & brevets 4
word-legal-5 = litiges & brevets 5
word-legal-6 = litiges & brevets 6
word-controlling-1 = contrôle de gestion 1
word-controlling-2 = contrôle de gestion 2
word-controlling-3 = contrôle de gestion 3
word-controlling-4 = contrôle de gestion 4
word-controlling-5 = contrôle de gestion 5
word-controlling-6 = contrôle de gestion 6

## Ce qui est attendu

ask-place = Placez un cadre : avec trois employés dans une direction, ou au conseil d’administration.
ask-privilege = La carte du PDG est à vous : ouvrez un service, un service général si elle est côté corrompu, ou renoncez-y.
ask-extra = La communication est de votre côté : faites une action supplémentaire, ou renoncez-y.
ask-send = Votre directeur a perdu la direction : envoyez-le au conseil, ou faites-en un consultant extérieur.
ask-sort = Posez l’événement suivant sous les autres ; le comité vient au plus tôt en cinquième, après le jour de prime.
ask-action = Votre action : recruter, ouvrir, réorganiser, démissionner, soudoyer, acheter ou utiliser une carte.
ask-recruit = Placez les employés restants ; les deux premiers sont obligatoires tant qu’il y a de la place.
ask-open = Ajoutez des employés au nouveau service, ou arrêtez.
ask-pool = Retirez d’autres employés, ou créez un service avec eux.
ask-relocate = Déménagez un second service, ou arrêtez.
ask-answer = On vous propose un dessous-de-table : prenez l’argent et donnez la carte, ou refusez et perdez un employé.
ask-offer = Votre dessous-de-table a été refusé : proposez-en un second, ou arrêtez.
ask-loss = Choisissez où ceux qui ont refusé perdent un employé.
ask-sacrifice = Licenciez trois de vos employés contre un point d’influence.
ask-dismissal = Licenciez vos employés contre de l’influence.
ask-winning = Débauchez un employé, chez un adversaire ou dans la réserve.
wait-place = On attend { $player }, qui doit placer un cadre.
wait-privilege = On attend { $player }, qui peut utiliser la carte du PDG.
wait-extra = On attend { $player }, qui peut faire une action supplémentaire.
wait-send = On attend { $player }, qui doit dire où va son directeur évincé.
wait-sort = On attend { $player }, qui trie les événements.
wait-action = On attend { $player }, qui doit faire une action.
wait-recruit = On attend { $player }, qui place ses recrues.
wait-open = On attend { $player }, qui remplit le nouveau service.
wait-pool = On attend { $player }, qui crée des services.
wait-relocate = On attend { $player }, qui déménage des services.
wait-answer = On attend { $player }, qui doit répondre à un dessous-de-table.
wait-offer = On attend { $player }, qui peut proposer un autre dessous-de-table.
wait-loss = On attend { $player }, qui choisit qui s’en va.
wait-sacrifice = On attend { $player }, qui doit licencier des employés.
wait-dismissal = On attend { $player }, qui doit licencier des employés.
wait-winning = On attend { $player }, qui débauche des employés.

## Sortes d’actions

kind-recruit = Recruter
kind-open = Ouvrir un service
kind-take = Ouvrir un service
kind-relocate = Réorganiser
kind-merge = Réorganiser
kind-resign = Démissionner
kind-offer = Soudoyer
kind-buy = Acheter
kind-use = Utiliser une carte

## Coups

slot-division = direction
slot-office = bureau
slot-privilege = carte de privilège
slot-event = événement
slot-certificate = certificat d’actions

move-place-in-division = Placer un cadre : { $division }
move-place-in-board = Placer un cadre au conseil d’administration
move-use-chairman-in-division = Utiliser la carte du PDG : { $division }
move-skip = Y renoncer
move-send-division-to-board = Envoyer le directeur ({ $division }) au conseil
move-send-division-to-counsel = Faire du directeur ({ $division }) un consultant extérieur
move-next-event =
    { $event ->
        [hidden] Poser l’événement suivant
       *[other] Poser « { $event } »
    }
move-recruit-number-at-office = Recruter { $number } : { $office }
move-open-division = Ouvrir un service : { $division }
move-take-number-from-office = Retirer { $number } : { $office }
move-found-division-with-number = Créer un service avec { $number } : { $division }
move-relocate-office-to-division = Déménager { $office } vers : { $division }
move-merge-office-into-other = Fusionner { $office } avec { $other }
move-merge-office-with-other-in-division = Fusionner { $office } et { $other } ici : { $division }
move-resign-division-to-board = Démissionner vers le conseil : { $division }
move-resign-division-to-counsel = Démissionner comme consultant : { $division }
move-offer-amount-to-target-for-card =
    { $amount ->
        [hidden] Soudoyer { $target } pour « { $card } »
       *[other] Proposer { $amount } k à { $target } pour « { $card } »
    }
move-accept = Accepter le dessous-de-table
move-decline = Refuser le dessous-de-table
move-dismiss-number-at-office = Licencier { $number } : { $office }
move-buy-influence = Donner trois employés contre de l’influence
move-buy-main_department-in-division = Acheter un service général : { $division }
move-buy-counsel-in-division = Acheter un consultant extérieur : { $division }
move-buy-certificate = Acheter un certificat : { $certificate }
move-use-development = Utiliser le développement
move-entice-office-to-other = Débaucher ({ $office } → { $other })
move-entice-reserve-to-other = Prendre dans la réserve pour { $other }
move-use-legal = Utiliser litiges & brevets
move-pass = Passer
move-done = Arrêter

## Le journal

event-began = { $player } a la communication et commence.
    .player = Vous avez la communication et commencez.
event-placed = { $player } place un cadre : { $division }.
    .player = Vous placez un cadre : { $division }.
event-placed_on_board = { $player } place un cadre au conseil d’administration.
    .player = Vous placez un cadre au conseil d’administration.
event-pushed_off_board = Un cadre { DE($player) } est poussé hors du conseil.
    .player = Un de vos cadres est poussé hors du conseil.
event-meeting = Le comité de direction commence.
event-chairman_opened = Avec la carte du PDG, { $player } ouvre un service : { $division }.
    .player = Avec la carte du PDG, vous ouvrez un service : { $division }.
event-chairman_founded = Avec la carte du PDG côté corrompu, { $player } ouvre un service général : { $division }.
    .player = Avec la carte du PDG côté corrompu, vous ouvrez un service général : { $division }.
event-skipped = { $player } y renonce.
    .player = Vous y renoncez.
event-elected = Le PDG vient de chez { $player }.
    .player = Le PDG vient de chez vous.
event-voted_out = Le PDG { DE($player) } perd l’élection au profit { DE($other) }.
    .player = Votre PDG perd l’élection au profit { DE($other) }.
    .other = Le PDG { DE($player) } perd l’élection à votre profit.
event-head = Le directeur vient de chez { $player } : { $division }.
    .player = Le directeur vient de chez vous : { $division }.
event-sent_to_board = { $player } : le directeur évincé ({ $division }) va au conseil.
    .player = Votre directeur évincé ({ $division }) va au conseil.
event-sent_to_counsel = { $player } : le directeur évincé ({ $division }) devient consultant extérieur.
    .player = Votre directeur évincé ({ $division }) devient consultant extérieur.
event-drew =
    { $cards ->
        [hidden] { $player } pioche les événements à trier.
       *[other] { $player } pioche les événements à trier : { $cards }.
    }
    .player =
        { $cards ->
            [hidden] Vous piochez les événements à trier.
           *[other] Vous piochez les événements à trier : { $cards }.
        }
event-laid =
    { $card ->
        [hidden] { $player } pose un événement.
       *[other] { $player } pose « { $card } ».
    }
    .player =
        { $card ->
            [hidden] Vous posez un événement.
           *[other] Vous posez « { $card } ».
        }
event-event = Événement : « { $card } ».
event-motivation = La motivation est maintenant à { $number }.
event-got_bonus = { $player } touche une prime de { $number } k.
    .player = Vous touchez une prime de { $number } k.
event-paid = { $player } paie { $number } k.
    .player = Vous payez { $number } k.
event-received = { $player } reçoit { $number } k.
    .player = Vous recevez { $number } k.
event-showed_money = { $player } n’a pas assez et montre son argent : { $number } k.
    .player = Vous n’avez pas assez et montrez votre argent : { $number } k.
event-chairman_ousted = Le PDG { DE($player) } doit partir et touche { $number } k.
    .player = Votre PDG doit partir et touche { $number } k.
event-scored_influence =
    { $number ->
        [one] { $player } marque { $number } point d’influence.
       *[other] { $player } marque { $number } points d’influence.
    }
    .player =
        { $number ->
            [one] Vous marquez { $number } point d’influence.
           *[other] Vous marquez { $number } points d’influence.
        }
event-scored_shares =
    { $number ->
        [one] { $player } marque { $number } point d’actions.
       *[other] { $player } marque { $number } points d’actions.
    }
    .player =
        { $number ->
            [one] Vous marquez { $number } point d’actions.
           *[other] Vous marquez { $number } points d’actions.
        }
event-scored_main_departments = { $player } marque un point de services généraux.
    .player = Vous marquez un point de services généraux.
event-scored_corruption = { $player } marque un point de corruption.
    .player = Vous marquez un point de corruption.
event-recruited =
    { $number ->
        [one] { $player } recrute { $number } employé : { $division }.
       *[other] { $player } recrute { $number } employés : { $division }.
    }
    .player =
        { $number ->
            [one] Vous recrutez { $number } employé : { $division }.
           *[other] Vous recrutez { $number } employés : { $division }.
        }
event-opened = { $player } ouvre un service : { $division }.
    .player = Vous ouvrez un service : { $division }.
event-took =
    { $number ->
        [one] { $player } retire { $number } employé : { $division }.
       *[other] { $player } retire { $number } employés : { $division }.
    }
    .player =
        { $number ->
            [one] Vous retirez { $number } employé : { $division }.
           *[other] Vous retirez { $number } employés : { $division }.
        }
event-founded =
    { $number ->
        [one] { $player } crée un service de { $number } employé : { $division }.
       *[other] { $player } crée un service de { $number } employés : { $division }.
    }
    .player =
        { $number ->
            [one] Vous créez un service de { $number } employé : { $division }.
           *[other] Vous créez un service de { $number } employés : { $division }.
        }
event-closed = { $player } : un service n’a plus d’employés et ferme ({ $division }).
    .player = Un de vos services n’a plus d’employés et ferme ({ $division }).
event-relocated = { $player } déménage un service : { $division }.
    .player = Vous déménagez un service : { $division }.
event-merged = { $player } fusionne deux services en un service général : { $division }.
    .player = Vous fusionnez deux services en un service général : { $division }.
event-resigned_to_board = { $player } : le directeur ({ $division }) démissionne ; cadres qui rejoignent le conseil : { $number }.
    .player = Votre directeur ({ $division }) démissionne ; cadres qui rejoignent le conseil : { $number }.
event-resigned_to_counsel = { $player } : le directeur ({ $division }) démissionne et devient consultant extérieur.
    .player = Votre directeur ({ $division }) démissionne et devient consultant extérieur.
event-offered = { $player } veut « { $card } » et glisse une enveloppe à { $other }.
    .player = Vous voulez « { $card } » et glissez une enveloppe à { $other }.
    .other = { $player } veut « { $card } » et vous glisse une enveloppe.
event-offered_amount =
    { $number ->
        [0] Ce que contient l’enveloppe, seuls { $player } et { $other } le savent.
       *[other] Dans l’enveloppe { DE($player) } pour { $other } : { $number } k.
    }
    .player =
        { $number ->
            [0] Ce que contient l’enveloppe, vous seul et { $other } le savez.
           *[other] Dans votre enveloppe pour { $other } : { $number } k.
        }
    .other =
        { $number ->
            [0] Ce que contient l’enveloppe, { $player } et vous êtes seuls à le savoir.
           *[other] Dans l’enveloppe { DE($player) } pour vous : { $number } k.
        }
event-accepted = { $player } prend l’argent ; « { $card } » passe à { $other }.
    .player = Vous prenez l’argent ; « { $card } » passe à { $other }.
    .other = { $player } prend l’argent ; « { $card } » passe chez vous.
event-declined = { $player } garde « { $card } » et refuse le dessous-de-table { DE($other) }.
    .player = Vous gardez « { $card } » et refusez le dessous-de-table { DE($other) }.
    .other = { $player } garde « { $card } » et refuse votre dessous-de-table.
event-lost_employee = { $player } perd un employé ({ $division }), au choix { DE($other) }.
    .player = Vous perdez un employé ({ $division }), au choix { DE($other) }.
    .other = { $player } perd un employé ({ $division }), à votre choix.
event-dismissed =
    { $number ->
        [one] { $player } licencie { $number } employé : { $division }.
       *[other] { $player } licencie { $number } employés : { $division }.
    }
    .player =
        { $number ->
            [one] Vous licenciez { $number } employé : { $division }.
           *[other] Vous licenciez { $number } employés : { $division }.
        }
event-bought_main_department = { $player } achète un service général pour { $number } k : { $division }.
    .player = Vous achetez un service général pour { $number } k : { $division }.
event-bought_counsel = { $player } achète un consultant extérieur pour { $number } k : { $division }.
    .player = Vous achetez un consultant extérieur pour { $number } k : { $division }.
event-bought_shares = { $player } achète un certificat pour { $number } k : { $card }.
    .player = Vous achetez un certificat pour { $number } k : { $card }.
event-enticed = { $player } débauche un employé { DE($other) } : { $division }.
    .player = Vous débauchez un employé { DE($other) } : { $division }.
    .other = { $player } débauche un de vos employés : { $division }.
event-enticed_reserve = { $player } prend un employé de la réserve : { $division }.
    .player = Vous prenez un employé de la réserve : { $division }.
event-passed = { $player } ne peut rien faire et passe.
    .player = Vous ne pouvez rien faire et passez.
event-announced = { $player } a { $number } points de victoire : la partie finit avec ce tour ou ce comité.
    .player = Vous avez { $number } points de victoire : la partie finit avec ce tour ou ce comité.
event-showed_archenemy = { $player } montre son ennemi juré : { $other } ({ $card }).
    .player = Vous montrez votre ennemi juré : { $other } ({ $card }).
    .other = { $player } montre son ennemi juré : vous ({ $card }).
event-match_over = La partie est finie.
event-final_points =
    { $number ->
        [one] { $player } a { $number } point de victoire.
       *[other] { $player } a { $number } points de victoire.
    }
    .player =
        { $number ->
            [one] Vous avez { $number } point de victoire.
           *[other] Vous avez { $number } points de victoire.
        }

reason-target_reached = L’objectif a été atteint.

## Pourquoi pas

refused-PS-1-1 = Ce n’est pas encore à vous : c’est à { $player } d’agir.
refused-PS-1-2 =
    { $phase ->
        [placement] Pendant le placement initial, on place des cadres, rien d’autre.
        [meeting] Au comité, il y a autre chose à décider maintenant.
        [sorting] On trie d’abord les événements.
        [actions] Cela appartient à une autre phase ; c’est maintenant le temps des actions.
       *[over] La partie est finie : plus personne ne peut rien faire.
    }
refused-PS-1-3 =
    { $step ->
        [action] Une action ne commence pas ainsi.
        [answer] Répondez d’abord au dessous-de-table : acceptez ou refusez.
        [send] Dites d’abord où va votre directeur évincé.
        [privilege] Utilisez d’abord la carte du PDG, ou renoncez-y.
        [extra] Faites d’abord l’action supplémentaire, ou renoncez-y.
       *[other] Votre action est en cours : continuez-la d’abord.
    }
refused-PS-1-4 = Il n’y a rien à arrêter ici : les règles demandent d’abord autre chose.
refused-PS-4-4 = Un bureau contient au plus { $most } employés ; il y en aurait trop ici : { $office }.
refused-PS-4-5 =
    { $employees ->
        [one] Il n’y a que { $employees } employé ici : { $office }.
       *[other] Il n’y a que { $employees } employés ici : { $office }.
    }
refused-PS-4-7 = Les six bureaux de cette direction sont occupés : { $division }.
refused-PS-4-8 = Ce bureau n’est pas à vous : { $office }.
refused-PS-6-3 = « { $card } » n’est pas parmi les événements en main.
refused-PS-6-4 = Le comité de direction vient au plus tôt en cinquième ; cartes posées : { $laid }.
refused-PS-6-5 = Le jour de prime doit venir avant le comité de direction.
refused-PS-8-3 =
    { $because ->
        [extra] On peut renoncer à l’action supplémentaire, mais pas passer.
       *[able] On ne passe que si l’on ne peut vraiment rien faire.
    }
refused-PS-8-6 =
    { $left ->
        [0] Il ne reste aucun employé à placer dans cette action.
        [one] Cette action ne permet de placer que { $left } employé.
       *[other] Cette action ne permet de placer que { $left } employés.
    }
refused-PS-9-2 = Les employés supplémentaires vont seulement dans le nouveau service.
refused-PS-9-3 = Le nouveau service ne peut pas se donner des employés à lui-même.
refused-PS-9-7 =
    { $because ->
        [second] Le second service prend tous les employés restants : { $pool }.
       *[first] Avec { $pool } employés on crée un ou deux services, chacun de 2 à 6 et chacun dans un bureau libre ; avec { $number }, le compte n’y est pas.
    }
refused-PS-9-8 =
    { $because ->
        [many] On retire au plus douze employés ; déjà retirés : { $pool }.
        [founded] Un service est créé : utilisez d’abord les employés déjà retirés.
        [alone] Un employé seul ne peut pas créer de service, et vous n’en avez pas d’autre.
       *[offices] Il n’y a pas assez de bureaux libres pour les services de tant d’employés.
    }
refused-PS-10-2 = Ce bureau est déjà dans cette direction : { $office }.
refused-PS-10-3 = Ce service vient de déménager ; prenez-en un autre, ou arrêtez.
refused-PS-10-4 = Un service général déménage seul, pas comme second d’une action.
refused-PS-10-6 = Nommez les deux bureaux de gauche à droite et de haut en bas : d’abord { $other }, puis { $office }.
refused-PS-10-7 =
    { $because ->
        [same] Une fusion demande deux services différents.
       *[main] Un service général ne fusionne pas.
    }
refused-PS-11-1 = Ce directeur n’est pas à vous : { $division }.
refused-PS-12-1 =
    { $because ->
        [self] On ne se soudoie pas soi-même.
       *[elsewhere] « { $card } » n’est pas devant { $target }.
    }
refused-PS-12-2 = Un dessous-de-table est un multiple de { $note } k, et au moins autant.
refused-PS-12-3 = Vous n’avez que { $money } k.
refused-PS-12-9 = { $amount } k ont été refusés pour « { $card } » : proposez davantage.
refused-PS-12-12 = Choisissez un employé d’un joueur qui a refusé et n’en a pas encore perdu.
refused-PS-13-1 = Pour l’influence il faut licencier { $needs } employés ; vous en avez { $employees }.
refused-PS-13-2 =
    { $left ->
        [one] Il ne reste que { $left } employé à licencier.
       *[other] Il ne reste que { $left } employés à licencier.
    }
refused-PS-13-6 = Il n’y a plus de certificat de cette sorte : { $card }.
refused-PS-13-7 = Cela coûte { $price } k ; vous avez { $money } k.
refused-PS-14-1 =
    { $because ->
        [down] Votre carte est face cachée et ne peut pas servir : { $card }.
       *[elsewhere] La carte n’est pas devant vous : { $card }.
    }
refused-PS-14-7 = Aucun de vos bureaux n’a de place pour un employé de plus.
refused-PS-14-8 =
    { $because ->
        [empty] Personne ne travaille ici : { $office }.
       *[own] Ce bureau est à vous ({ $office }) : débauchez chez un adversaire ou dans la réserve.
    }
refused-PS-14-9 = { $player } a déjà perdu un employé dans cette action.
refused-PS-14-10 =
    { $needs ->
        [one] Il faut licencier { $needs } employé ; vous n’en avez pas.
       *[other] Il faut licencier { $needs } employés ; vous en avez { $employees }.
    }

## Sur les cartes, et dans leurs détails

face-sort-privilege = privilège
    .many = privilèges
face-sort-event = événement
    .many = événements
face-sort-certificate = certificat d’actions
    .many = certificats d’actions
face-sort-skill = ennemi juré
    .many = ennemis jurés
face-rivalry = rivalité
face-motivation = motivation { $change }
face-shares =
    { $number ->
        [one] { $number } action
       *[other] { $number } actions
    }
face-price = coûte { $number } k
face-skill-influence = influence
face-skill-shares = actions
face-skill-main_departments = services généraux
face-skill-corruption = corruption
face-skill-counsel = consultants
face-regular = dans chaque phase de services
face-players = à partir de { $number } joueurs
face-copies =
    { $number ->
        [one] il y en a une dans le jeu
       *[other] il y en a { $number } dans le jeu
    }
face-copies_by_players = en stock : { $number } à cinq joueurs, { $four } à quatre, { $three } à trois
face-card-development = débauche des employés
face-card-human_resources = recrute plus
face-card-communications = trie les événements
face-card-accounting = actions moins chères
face-card-legal = employés contre influence
face-card-controlling = une prime plus haute
face-card-chairman = ouvre un service (général)
face-card-bonus_payment = de l’argent pour tous
face-card-directors_meeting = nouvelles élections
face-card-moron_card = qui trie paie 100 k à chacun
face-card-board_scandal = le PDG s’en va
face-card-birthday = PDG et directeurs paient 100 k
face-card-summer_party = au C.A., chaque cadre : 100 k
face-card-company_outing = rien ne se passe

## Sur le plateau

board-company = L’entreprise
board-office =
    { $number ->
        [one] { $office } : un service { DE($player) } avec { $number } employé
       *[other] { $office } : un service { DE($player) } avec { $number } employés
    }
board-office-main =
    { $number ->
        [one] { $office } : un service général { DE($player) } avec { $number } employé
       *[other] { $office } : un service général { DE($player) } avec { $number } employés
    }
board-office-free = { $office } : libre
board-seat-free = un siège libre
board-head = À la tête : { $player }
board-leads = Au comité, ce serait { $player }
board-round = Tour { $number }
board-event-later = encore à venir : { $card }
board-events-left =
    { $number ->
        [one] encore { $number } événement
       *[other] encore { $number } événements
    }
board-won = un point de victoire
board-ahead = en tête
board-archenemy-own = vous-même : en tête dans deux sur trois
board-shelf = Ce que coûtent les points
board-certificate =
    { $number ->
        [one] { $number } action pour { $price } k, il en reste { $left }
       *[other] { $number } actions pour { $price } k, il en reste { $left }
    }
board-buy-main_departments = service général
board-buy-counsel = consultant
board-buy-influence = influence
board-employees = employés
board-no-privileges = Aucune carte de privilège devant vous.
board-gives-nothing = Rien à ce niveau de motivation
board-gives-chairman = Au comité : un nouveau service
board-gives-chairman-bribed = Au comité : un nouveau service général
board-gives-development =
    { $number ->
        [one] Action : débaucher { $number } employé
       *[other] Action : débaucher { $number } employés
    }
board-gives-human_resources = +{ $number } au recrutement
board-gives-communications = Trie les événements
board-gives-communications-bribed = Au comité : une action de plus
board-gives-accounting =
    { $number ->
        [one] Actions { $number } cran moins chères
       *[other] Actions { $number } crans moins chères
    }
board-gives-legal = Action : licencier { $number }, +{ $number } influence
board-gives-controlling = Prime : +{ $number } k par service

## Le but, et ce que veulent dire les signes du plateau

goal = { $target } points sur 6 pour gagner
goal-fact = manche { $number }
board-tab-divisions = Directions
board-tab-tracks = Pistes
board-tab-prices = Prix
board-tab-rivals = Rivaux
board-vs = contre { $player }
tip-points = Il y a six façons d’en gagner un : cinq pistes, et devancer son ennemi juré. Qui atteint le but gagne au prochain comité de direction.
tip-money = Secret, en milliers de Pinats. Il achète des points et remplit les enveloppes.
tip-influence = Marquée par le PDG et le conseil à chaque comité de direction, ou achetée avec des employés. Dès le repère, elle vaut un point de victoire.
tip-shares = Sur les certificats que vous avez achetés. Dès le repère, elles valent un point de victoire.
tip-main_departments = Deux cadres dans un bureau. Dès le repère, ils valent un point de victoire.
tip-corruption = Vous en marquez en proposant un dessous-de-table ou en l’acceptant. Dès le repère, elle vaut un point de victoire.
tip-counsel = Chacun conseille une direction. Dans assez de directions différentes, ils valent un point de victoire.
tip-archenemy = Secret. Tant que vous devancez ce joueur dans les trois compétences de votre carte, vous avez un point de victoire.
tip-privileges = Elles se trouvent devant le directeur, ou devant qui les a obtenues par un dessous-de-table. Face cachée, elles ne font rien.
tip-chairman = Élu à chaque comité de direction : qui a le plus de cadres au conseil. Apporte de l’influence et la carte du PDG.
tip-board = Les cadres ici élisent le PDG, et chacun apporte de l’influence au comité de direction.
tip-heads = Qui a le plus de cadres dans une direction la dirige dès le prochain comité de direction et détient sa carte de privilège.
tip-department = Un cadre avec des employés dans un bureau. Une double bordure est un service général, avec deux cadres.
    .name = Service
tip-employees = Ils maintiennent un service ouvert. Recrutez-les, déplacez-les ou licenciez-les pour de l’influence.
    .name = Employés
tip-motivation = Plus elle est basse, plus les cartes de privilège de la comptabilité, des ressources humaines et du contrôle rapportent.
tip-events = Chaque tour de service commence par un événement. Le directeur de la communication les a triés.
tip-certificates = En haut les actions, puis le prix pour vous, puis combien il en reste.
