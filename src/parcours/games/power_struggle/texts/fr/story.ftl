# Les récits de vie de Power Struggle en français.

ps-begin =
    .a = Au premier jour dans l’entreprise, j’avais les chaussures propres et de grands idéaux. En face de moi, par-dessus les tasses de café : { $players }.
    .b = Une entreprise, c’est une famille, dit-on. Dans la nôtre, il y avait { $players }, et il y avait moi.
    .c = On vous dira que le travail mène au sommet. Demandez à { $players } comment on s’y prend vraiment, ou lisez la suite.
ps-elected =
    { $number ->
        [1] Une assemblée a fait de moi le pouvoir derrière le fauteuil de président.
        [2] Deux fois, l’assemblée a mis les miens dans le fauteuil de président.
       *[other] { story-often }, l’assemblée a mis les miens dans le fauteuil de président.
    }
ps-never-elected =
    .a = Le fauteuil de président n’a jamais été à moi ; je n’en ai vu que le dos.
    .b = L’assemblée n’a jamais choisi un président des miens, et j’ai gardé les procès-verbaux.
ps-ousted = Un scandale a balayé mon président, avec une indemnité et un cactus.
ps-heads =
    .a = Au fil des ans, les miens ont dirigé { $divisions }.
    .b = Un jour ou l’autre, les miens ont tenu ces maisons : { $divisions }.
ps-sent =
    { $number ->
        [1] L’un de mes chefs a dû vider son bureau.
       *[other] { story-often }, l’un de mes chefs a dû vider son bureau.
    }
ps-pushed =
    { $number ->
        [1] Une fois, on m’a tout bonnement fait tomber du conseil.
       *[other] { story-often }, on m’a tout bonnement fait tomber du conseil.
    }
ps-bribed =
    { $number ->
        [1] J’ai glissé une enveloppe, et elle a plu à { $players }.
       *[other] J’ai glissé { story-number } enveloppes, et elles ont plu à { $players }.
    }
ps-refused-by =
    { $number ->
        [1] Une enveloppe m’est revenue ; les principes coûtaient plus cher que ce que j’avais offert à { $players }.
       *[other] { story-number } enveloppes me sont revenues ; les principes coûtaient plus cher que ce que j’avais offert à { $players }.
    }
ps-sold =
    { $number ->
        [1] Une fois, j’ai moi-même fermé les yeux contre de l’argent, et cela a profité à { $players }.
       *[other] { story-often }, j’ai moi-même fermé les yeux contre de l’argent, et cela a profité à { $players }.
    }
ps-refused =
    { $number ->
        [1] Et une fois, je n’ai pas cédé, au grand étonnement de la maison ; demandez à { $players }.
       *[other] Et { story-often }, je n’ai pas cédé, au grand étonnement de la maison ; demandez à { $players }.
    }
ps-clean =
    .a = Aucune enveloppe n’est jamais passée par mes mains. Je le dis parce que personne ne le croit.
    .b = Je n’ai donné ni reçu de pot-de-vin, et cela mettait tout le monde mal à l’aise.
ps-bonus =
    .a = Les primes m’ont rapporté { $number }k en tout ; j’en méritais au moins la moitié.
    .b = Toutes mes primes réunies font { $number }k, ce que les autres appellent un pourboire.
ps-opened =
    { $number ->
        [1] J’ai ouvert un service : { $divisions }.
       *[other] J’ai ouvert { story-number } services, et voici où : { $divisions }.
    }
ps-merged =
    { $number ->
        [1] Un service principal est né sous ma main : { $divisions }.
       *[other] { story-number } services principaux sont nés sous ma main : { $divisions }.
    }
ps-closed =
    { $number ->
        [1] Un service s’est retrouvé sans âme qui vive et a fermé.
       *[other] { story-number } services se sont retrouvés sans âme qui vive et ont fermé.
    }
ps-lost =
    { $number ->
        [1] J’ai perdu un employé, à cause d’une décision signée { $players }.
       *[other] J’ai perdu { story-number } employés, par des décisions signées { $players }.
    }
ps-cost =
    { $number ->
        [1] J’ai fait vider un bureau en face ; mes regrets à { $players }.
       *[other] J’ai fait vider { story-number } bureaux en face ; mes regrets à { $players }.
    }
ps-enticed =
    { $number ->
        [1] J’ai débauché un bon élément chez { $players }.
       *[other] J’ai débauché { story-number } bons éléments chez { $players }.
    }
ps-enticed-by =
    { $number ->
        [1] Un des miens est passé chez { $players }, pour un meilleur fauteuil.
       *[other] { story-number } des miens sont passés chez { $players }, pour de meilleurs fauteuils.
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
ps-announced =
    .a = Alors j’ai pu abattre mes cartes : j’avais ce qu’il fallait, et la fin approchait.
    .b = C’est moi qui ai sonné la fin : le but était atteint.
ps-archenemy =
    .a = Dès lors, chacun a su à qui je me mesurais depuis toutes ces années : { $who }.
    .b = Mon pire rival, on peut le dire à présent, c’était { $who }.
ps-tracks =
    .a = Le dossier dit : influence { $influence }, actions { $shares }, services principaux { $main_departments }, corruption { $corruption }.
    .b = Ce qui reste d’une carrière : { $influence } en influence, { $shares } en actions, { $main_departments } en services principaux et { $corruption } en corruption, que personne ne peut prouver.
ps-end-won =
    .a = Cela faisait { ps-points } et la première place. Mon portrait est dans le hall ; il sourit moins que moi.
    .b = { ps-points }, et personne au-dessus de moi : la première place. J’ai toujours cru au système.
ps-end-shared =
    .a = Cela faisait { ps-points } et la { story-nth } place, partagée comme entre associés.
ps-end-lost =
    .a = Cela faisait { ps-points } et la { story-nth } place. J’ai un bureau d’angle et aucun regret.
    .b = { ps-points } et la { story-nth } place : assez haut pour mesurer la chute.
ps-end-last =
    .a = Cela faisait { ps-points } et la { story-nth } place, la dernière. On m’a offert une pendule.
    .b = { ps-points } et la { story-nth } place, derrière tout le monde. Au moins, je peux regarder le portier dans les yeux.
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
division-legal = le service juridique et les brevets
division-controlling = le contrôle de gestion
