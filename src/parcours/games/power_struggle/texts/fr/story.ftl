# Les récits de vie de Power Struggle en français.

ps-begin =
    .a = Au premier jour dans l’entreprise, j’avais les chaussures propres et de grands idéaux. En face de moi, par-dessus les tasses de café : { $players }.
    .b = Une entreprise, c’est une famille, dit-on. Dans la nôtre, il y avait { $players }, et il y avait moi.
    .c = On vous dira que le travail mène au sommet. Demandez à { $players } comment on s’y prend vraiment, ou lisez la suite.
    .d = Le premier jour, on m’a remis un bureau, une plante verte et une liste de gens dont il fallait se méfier : { $players }.
    .e = Il n’y a qu’un ascenseur dans notre immeuble, et nous voulions tous le même bouton, { $players } comme moi.
ps-middle =
    .a = À présent, je savais quelles portes grincent.
    .b = Les années passaient, et les moquettes devenaient plus épaisses.
    .c = À notre étage, plus personne ne disait ce qu’il pensait.
ps-late =
    .a = Vers la fin, tout le monde surveillait tout le monde.
    .b = Puis tout est allé très vite.
    .c = Le portier me saluait désormais par mon nom, et la concurrence ne me saluait plus.

## Les fauteuils

ps-chair-first =
    .a = Dès le premier comité de direction, le fauteuil de PDG a été pour l’un des miens.
    .b = Le premier comité a été un triomphe : l’un des miens s’est assis dans le fauteuil de PDG.
ps-chair-won =
    .a = Un comité a mis l’un des miens dans le fauteuil de PDG.
    .b = Quand la direction s’est de nouveau réunie, le nouveau PDG était des miens.
    .c = Quelques mains levées, et le fauteuil de PDG était à nous.
    .d = Nouveau comité, nouveau PDG : cette fois, il était des miens.
ps-chair-kept =
    .a = Le comité suivant n’a rien changé : le fauteuil est resté chez nous.
    .b = On s’est réuni, on a voté, et notre PDG n’a pas bougé.
ps-chair-lost =
    .a = Le comité suivant a donné le fauteuil de PDG à { $who }.
    .b = Puis { $who } a eu le fauteuil de PDG, et l’a fait recouvrir à neuf.
    .c = On a dévissé la plaque de notre PDG ; la nouvelle, c’est { $who } qui l’a fait poser.
    .d = Notre PDG est parti cultiver son jardin ; le suivant rendait ses comptes à { $who }.
ps-heads-first =
    .a = Dès le départ, les miens ont dirigé { $divisions }.
    .b = Le café n’était pas froid que les miens dirigeaient déjà { $divisions }.
ps-heads-won =
    .a = Les miens ont pris en main { $divisions }.
    .b = Les plaques ont changé sur les portes : les miens dirigeaient maintenant { $divisions }.
    .c = Désormais, rien ne se décidait plus sans nous ici : { $divisions }.
    .d = Les meilleures places de parking étaient pour nous : les miens dirigeaient { $divisions }.
    .e = On nous a remis les clés avec une courbette : { $divisions }, c’était nous.
ps-head-lost =
    .a = { $who } m’a pris { $division }, et le directeur que j’y avais mis a vidé son bureau.
    .b = Un matin, les cartons étaient dans le couloir : quelqu’un d’autre dirigeait { $division }, et c’était { $who }.
    .c = Une carte d’adieu a circulé : pour diriger { $division }, { $who } avait trouvé quelqu’un de mieux.
    .d = J’ai dû céder { $division }, avec les clés et la plante verte, et c’est { $who } qui a signé le reçu.
ps-never-elected =
    .a = Le fauteuil de PDG n’a jamais été à moi ; je n’en ai vu que le dossier.
    .b = Aucun comité n’a jamais choisi un PDG des miens, et j’ai gardé les procès-verbaux.

## Entre les comités

ps-ousted = Un scandale a balayé mon PDG, avec une indemnité et un cactus.
ps-resigned =
    .a = J’ai moi-même retiré mon directeur ({ $divisions }) ; il y a des moments où il vaut mieux partir.
    .b = J’ai abandonné de mon plein gré { $divisions }, et sur le moment, personne n’a compris.
ps-pushed =
    { $number ->
        [1] Au conseil, il fallait un siège, et c’est le mien qu’on a pris.
       *[other] Au conseil, il fallait des sièges, et ce sont les miens qu’on a pris.
    }
ps-counsel =
    { $number ->
        [1] J’ai placé un consultant extérieur ({ $divisions }), payé à l’heure et fidèle à la minute.
       *[other] J’ai placé des consultants extérieurs ({ $divisions }), payés à l’heure et fidèles à la minute.
    }
ps-opened =
    { $number ->
        [1] J’ai ouvert un service, avec ruban et discours : { $divisions }.
       *[other] J’ai ouvert { story-number } services, avec rubans et discours : { $divisions }.
    }
ps-merged =
    { $number ->
        [1] J’avais désormais un service général de plus, à la porte capitonnée : { $divisions }.
       *[other] J’avais désormais { story-number } services généraux de plus, aux portes capitonnées : { $divisions }.
    }
ps-closed =
    { $number ->
        [1] L’un de mes services s’est retrouvé sans âme qui vive et a fermé : { $divisions }.
       *[other] La lumière s’est éteinte dans { story-number } de mes services : { $divisions }.
    }
ps-bribed =
    .a = Avec la bonne somme, on obtenait bien des faveurs chez { $players }, et j’avais la bonne somme.
    .b = J’ai appris comment convaincre { $players }, et ce que cela coûtait.
ps-refused-by =
    .a = Mon dessous-de-table n’a pas tenté { $players } ; il m’est revenu par le courrier interne.
    .b = Tout ne s’achète pas : mon enveloppe n’a pas plu à { $players }.
ps-sold =
    .a = J’ai moi-même fermé les yeux, quand cela payait ; le chèque venait de chez { $players }.
    .b = J’avais mon prix, moi aussi, et je l’ai dit à { $players }.
ps-refused =
    .a = Devant l’enveloppe venue de chez { $players }, je n’ai pas cédé, au grand étonnement de la maison.
    .b = J’ai refusé l’argent venu de chez { $players }, et bien dormi.
ps-lost =
    { $number ->
        [1] Chez moi, il a fallu vider un bureau, sur un ordre signé { $players }.
       *[other] Chez moi, il a fallu vider { story-number } bureaux, sur des ordres signés { $players }.
    }
ps-cost =
    { $number ->
        [1] J’ai fait vider un bureau en face ; mes regrets à { $players }.
       *[other] J’ai fait vider { story-number } bureaux en face ; mes regrets à { $players }.
    }
ps-enticed =
    { $number ->
        [1] J’ai débauché un bon élément chez { $players }, avec une fenêtre et une clé.
       *[other] J’ai débauché { story-number } bons éléments chez { $players }, avec des fenêtres et des clés.
    }
ps-enticed-by =
    { $number ->
        [1] L’un des miens est passé chez { $players }, pour un meilleur fauteuil.
       *[other] Chez { $players }, les fauteuils étaient meilleurs : { story-number } des miens y sont allés.
    }
ps-dismissed =
    { $number ->
        [1] J’ai licencié une personne moi-même, avec une lettre très chaleureuse.
       *[other] J’ai licencié { story-number } personnes moi-même, chacune avec une lettre très chaleureuse.
    }
ps-shares =
    { $number ->
        [1] J’ai acheté un certificat d’actions, et je l’ai encadré.
       *[other] J’ai acheté { story-number } certificats d’actions, par prudence.
    }
ps-bonus =
    .a = Le jour de prime a été généreux ; j’en méritais au moins la moitié.
    .b = Il y a eu une prime, et je ne l’ai pas renvoyée.
ps-clean =
    .a = Aucune enveloppe n’est jamais passée par mes mains. Je le dis parce que personne ne le croit.
    .b = Je n’ai donné ni reçu de dessous-de-table, et cela mettait tout le monde mal à l’aise.

## La fin

ps-announced =
    .a = Alors j’ai pu abattre mes cartes : j’avais ce qu’il fallait, et la fin approchait.
    .b = L’objectif était atteint, et je l’ai dit bien haut.
ps-archenemy =
    .a = Dès lors, chacun a su à qui je me mesurais depuis toutes ces années : { $who }.
    .b = Ma bête noire, on peut le dire à présent, c’était { $who }.
ps-tracks =
    .a = Le dossier dit : influence { $influence }, actions { $shares }, services généraux { $main_departments }, corruption { $corruption }.
    .b = Ce qui reste d’une carrière : { $influence } en influence, { $shares } en actions, { $main_departments } en services généraux et { $corruption } en corruption. Personne ne peut rien prouver.
    .c = Mon dossier tient sur une ligne : influence { $influence }, actions { $shares }, services généraux { $main_departments } et, au crayon, corruption { $corruption }.
ps-end-won =
    .a = Cela faisait { ps-points } et la première place. Mon portrait est dans le hall ; il sourit moins que moi.
    .b = La première place, avec { ps-points }. J’ai toujours cru au système.
ps-end-shared =
    .a = Cela faisait { ps-points } et la { story-nth } place, partagée avec { $players } comme entre associés.
    .b = Avec { ps-points }, me voilà à la { story-nth } place, côte à côte avec { $players }.
ps-end-lost =
    .a = Cela faisait { ps-points } et la { story-nth } place. J’ai un bureau d’angle et aucun regret.
    .b = Total : { ps-points } et la { story-nth } place. Assez haut pour mesurer la chute.
ps-end-last =
    .a = Cela faisait { ps-points } et la { story-nth } place, la dernière. On m’a offert une pendule.
    .b = Avec { ps-points }, me voilà à la { story-nth } place, derrière tous les autres. Au moins, je peux regarder le portier dans les yeux.
ps-points =
    { $points ->
        [one] { $points } point de victoire
       *[other] { $points } points de victoire
    }

division-other = « { $card } »
division-development = le développement
division-human_resources = les ressources humaines
division-communications = la communication
division-accounting = la comptabilité
division-legal = les litiges & brevets
division-controlling = le contrôle de gestion
