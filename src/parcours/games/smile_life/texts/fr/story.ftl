# Les récits de vie de Smile Life en français.

## L’école et le travail

sl-begin =
    .a = Certains jours, la vie m’a paru un jeu. Avec { $players }, nous y avons joué très sérieusement.
    .b = J’ai grandi avec le sourire, avec { $players } pour voisinage. Retenez bien cela.
    .c = Commençons par le commencement : le monde était déjà peuplé de gens comme { $players }, et puis me voilà.
    .d = Un sourire ouvre toutes les portes, disait ma mère. Elle ne connaissait pas { $players }.
    .e = Tout est vrai dans cette histoire. Pour le reste, adressez-vous à { $players }.
    .f = Sur la photo, à côté de moi, il y a { $players }. La personne qui sourit, c’est moi.
sl-studies =
    { $number ->
        [1] J’ai passé une seule année à l’école, et c’était bien assez.
        [2] J’ai passé deux ans à l’école, surtout près de la fenêtre.
       *[other] J’ai fait { story-number } années d’études, de l’encre sur les doigts et de grands projets en tête.
    }
sl-no-studies =
    .a = L’école et moi, nous ne nous sommes jamais rencontrés ; la vie a dû tout m’apprendre.
    .b = Je n’ai pas étudié un seul jour, et je peux le prouver.
sl-repeated =
    { $number ->
        [1] Il m’a fallu refaire une année, et j’en remercie { $players }.
       *[other] J’ai perdu { story-number } années à redoubler, et j’en remercie { $players }.
    }
sl-no-job =
    .a = Le travail, j’en ai entendu parler par d’autres ; je n’ai jamais eu de métier.
    .b = Je n’ai jamais eu d’emploi, et mes matinées étaient à moi.
sl-job-kept =
    .a = J’ai trouvé ma voie comme { $job }, et je n’en ai plus changé jusqu’à la fin.
    .b = J’ai travaillé comme { $job } jusqu’au dernier jour, et avec plaisir.
sl-job-now = En ce moment, je gagne mon pain comme { $job }.
sl-job-resigned =
    .a = J’ai travaillé comme { $job } jusqu’au jour où, lassitude aidant, j’ai donné ma démission.
    .b = Je me suis fait la main comme { $job }, puis j’ai claqué la porte un beau matin.
    .c = J’ai travaillé quelque temps comme { $job } ; puis j’ai démissionné et dormi jusqu’à midi.
sl-jobs-resigned =
    .a = J’ai travaillé tour à tour comme { $jobs }, et chaque fois j’ai donné ma démission.
    .b = Mes métiers ont défilé ({ $jobs }), et je les ai tous quittés de mon plein gré.
sl-job-dismissed =
    .a = Je travaillais gaiement comme { $job } quand { $who } a obtenu mon licenciement.
    .b = Comme { $job }, j’ai tenu jusqu’au jour où { $who } m’a fait mettre à la porte.
    .c = J’ai travaillé un temps comme { $job }. Cela s’est terminé par une lettre, et derrière, il y avait { $who }.
sl-job-arrested =
    .a = J’ai gagné ma vie comme { $job } jusqu’au jour où { $who } a rejoint la police.
    .b = Je travaillais comme { $job }, et plutôt bien, mais { $who } a mis un uniforme et ce fut terminé.
sl-job-jailed = Ma carrière comme { $job } a pris fin derrière les barreaux.
sl-job-replaced =
    .a = J’ai travaillé d’abord comme { $job }, puis, sans un jour de repos, comme { $next }.
    .b = Du jour au lendemain, j’ai changé de métier : { $job } la veille, { $next } au matin.
sl-wages =
    .a = { $number ->
        [1] J’ai touché ma paie une seule fois, et je me souviens de chaque pièce.
       *[other] J’ai touché ma paie { story-often }, plus que je ne méritais et moins que je n’espérais.
    }
    .b = { $number ->
        [1] Il y a eu un jour de paie dans ma vie, et j’avais mis une cravate.
       *[other] Il y a eu { story-number } jours de paie dans ma vie, et je ne saurais dire où l’argent est passé.
    }
    .c = { $number ->
        [1] Ma paie est venue une fois, dans une enveloppe brune.
       *[other] Ma paie est venue { story-often }, toujours avec un jour de retard.
    }
sl-taxed =
    { $number ->
        [1] Le fisc est passé une fois, et il est reparti avec un salaire à moi ; mon adresse, il la tenait de bonne source : { $players }.
       *[other] Le fisc est passé { story-often }, et jamais il n’est reparti les mains vides ; mon adresse, il la tenait de bonne source : { $players }.
    }
sl-honours =
    .a = On m’a même remis { $honours } ; j’ai versé une petite larme sur l’estrade.
    .b = Et puis il y a eu { $honours }, en bonne place au-dessus de la cheminée.
honour-other = « { $card } »
honour-legion_of_honour = la Légion d’honneur
honour-grand_prize = le { card-grand_prize }

## L’amour

sl-flirts =
    .a = { $number ->
        [1] Mon cœur a battu plus vite une seule fois : { $places }.
        [2] Mon cœur a battu plus vite deux fois : { $places }.
       *[other] Mon cœur a battu plus vite à { story-number } reprises : { $places }.
    }
    .b = { $number ->
        [1] J’ai perdu la tête une fois : { $places }.
       *[other] J’ai perdu la tête { story-often } : { $places }.
    }
sl-stole =
    { $number ->
        [1] L’un de ces cœurs, je l’ai volé : mes excuses à { $players }.
       *[other] Certains de ces cœurs, je les ai volés : mes excuses à { $players }.
    }
sl-stolen =
    { $number ->
        [1] On a été plus rapide que moi : un de mes amours s’est enfui avec { $players }.
       *[other] On a été plus rapide que moi : { story-number } de mes amours se sont enfuis avec { $players }.
    }
sl-married-kept =
    .a = J’ai célébré mon mariage, et il dure encore.
    .b = J’ai dit oui, et je ne l’ai pas repris.
sl-married-ended =
    .a = J’ai célébré mon mariage, mais { $who } a arrangé un divorce.
    .b = J’ai dit oui et j’y ai cru, jusqu’au jour où { $who } a sorti un divorce.
sl-married-left =
    .a = J’ai célébré mon mariage, et un jour j’ai fait ma valise.
    .b = J’ai dit oui, j’ai réfléchi, et j’ai demandé le divorce.
sl-married-again-kept =
    .a = Puis j’ai de nouveau passé la bague au doigt, et cette fois cela dure.
    .b = J’ai donc redit oui, sans avoir rien appris, et cela a tenu.
sl-married-again-ended =
    .a = J’ai de nouveau passé la bague au doigt, et de nouveau tout s’est défait : { $who } a réglé le divorce.
    .b = Les noces suivantes ont été aussi jolies, et { $who } aussi rapide avec les papiers.
sl-married-again-left =
    .a = J’ai de nouveau dit oui, et de nouveau fait ma valise.
    .b = Le mariage suivant, c’est moi qui y ai mis fin.
sl-affair =
    { $number ->
        [1] La fidélité n’a pas toujours été mon fort. Il y a eu un secret, et les secrets ont un prix.
        [2] La fidélité n’a pas toujours été mon fort ; deux fois, j’ai mal gardé un secret.
       *[other] La fidélité n’a pas toujours été mon fort ; { story-often }, j’ai mal gardé un secret.
    }
sl-children =
    .a = { $number ->
        [1] J’ai eu un enfant, avec mes yeux et mon mauvais caractère.
       *[other] J’ai eu { story-number } enfants, et pas un seul petit déjeuner tranquille.
    }
    .b = { $number ->
        [1] Il y a eu un enfant, et ses dessins sont toujours sur le frigo.
       *[other] Il y a eu { story-number } enfants ; les voisins les comptaient à l’oreille.
    }
sl-children-left =
    { $number ->
        [1] Quand le mariage s’est brisé, un enfant a suivi l’autre valise.
       *[other] Quand le mariage s’est brisé, les enfants ont suivi l’autre valise.
    }
sl-children-killed =
    .a = De l’attentat, je ne peux pas parler. Ce jour-là, la chambre d’enfant s’est vidée, et { $who } sait pourquoi.
    .b = Un jour, { $who } a semé la terreur dans notre rue, et aucun enfant n’est rentré chez moi.
sl-children-killed-own = Ce que j’ai fait ce jour-là m’a pris mes propres enfants, et je n’ai rien à dire à cela.
sl-alone =
    .a = L’amour est passé sur le trottoir d’en face.
    .b = En amour, j’attendais le bon moment, et je l’attends encore.
sl-pets =
    .a = À la maison, on m’attendait toujours : { $pets }.
    .b = La plus fidèle des compagnies, la voici : { $pets }.
pet-other = « { $card } »
pet-cat = un { card-cat }
pet-chick = un { card-chick }
pet-dog = un { card-dog }
pet-rabbit = un { card-rabbit }
pet-unicorn = une { card-unicorn } (croyez-moi si vous voulez)
flirt-other = « { $card } »
flirt-flirt_bar = au bar
flirt-flirt_camping = au camping
flirt-flirt_cinema = au cinéma
flirt-flirt_hotel = à l’hôtel
flirt-flirt_nightclub = en boîte de nuit
flirt-flirt_park = au parc
flirt-flirt_restaurant = au restaurant
flirt-flirt_theatre = au théâtre
flirt-flirt_web = sur le web
flirt-flirt_zoo = au zoo

## Ce que j’ai eu

sl-trips =
    .a = J’ai vu du pays : { $trips }.
    .b = Sur ma valise, on lit encore : { $trips }.
trip-other = « { $card } »
trip-trip_cairo = Le Caire
trip-trip_london = Londres
trip-trip_new_york = New York
trip-trip_rio = Rio
trip-trip_sydney = Sydney
sl-houses =
    .a = J’ai eu un toit à moi : { $houses }.
    .b = Avec mon nom sur la boîte aux lettres, voici où j’ai habité : { $houses }.
house-other = « { $card } »
house-house_6 =
    { $number ->
        [1] une petite maison
       *[other] { story-number } petites maisons
    }
house-house_8 =
    { $number ->
        [1] une belle maison
       *[other] { story-number } belles maisons
    }
house-house_10 = une maison de maître
sl-owned-nothing =
    .a = Je n’ai acheté ni maison ni voyage ; mes poches sont restées légères.
    .b = Des maisons et des voyages, je n’ai jamais vu que les prospectus.
sl-birthday =
    .a = Pour mon anniversaire, les cadeaux sont venus en argent, offerts par { $players }.
    .b = Il y a eu un anniversaire inoubliable, offert par { $players }.
sl-inheritance = Une personne que je connaissais à peine m’a laissé un héritage.
sl-tsunami = J’ai soulevé une vague qui est passée entre toutes les mains, y compris les miennes.
sl-shooting-star = Un soir, j’ai vu une étoile filante, et j’ai cherché mon vœu parmi ce que d’autres avaient jeté.
sl-luck = J’ai eu de la chance aussi, de celle qui ne se mérite pas.
sl-rainbow = Un jour, un arc-en-ciel s’est levé, et tout ce que je commençais m’a réussi.
sl-casino = Le casino, c’est moi qui l’ai ouvert.
sl-bet = Du casino, j’ai rapporté plus que ma mise, et je n’ai jamais dit comment.
sl-attack = Il y a une chose que je ne peux pas défaire : l’attentat, c’était moi.

## Coups durs

sl-blows =
    .a = { $who } m’a infligé { $blows }.
    .b = { $who } m’a réservé { $blows }.
    .c = C’est à { $who } que je dois { $blows }.
sl-unhurt =
    .a = Personne ne m’a jamais fait de mal, et je me demande encore pourquoi.
    .b = On m’a fichu la paix. C’est ce qu’il y a de plus étrange dans cette histoire.
sl-missed =
    .a = { $number ->
        [1] Une fois, il m’a fallu rester là à regarder vivre les autres.
       *[other] En tout, il m’a fallu { story-often } rester là à regarder vivre les autres.
    }
    .b = { $number ->
        [1] Une fois, la vie a continué sans moi.
       *[other] La vie a continué sans moi { story-often }.
    }
sl-gave =
    .a = Avouons-le : { $gifts }.
    .b = Je n’ai rien d’un ange : { $gifts }.
sl-gift = { $blow } pour { $who }
sl-gave-many =
    .a = Je n’ai rien d’un ange : { story-number } coups bas sont de moi, { $gifts }.
    .b = Avouons-le, j’ai porté { story-number } coups : { $gifts }.
sl-gave-all =
    .a = Je n’ai rien d’un ange : { story-number } coups bas sont de moi, et tous ont été pour { $who }.
    .b = Avouons-le, j’ai frappé { story-often }, et toujours au même endroit : chez { $who }.
sl-gifts = { story-number } pour { $who }
sl-gave-none =
    .a = Pour ma part, je n’ai fait de mal à personne.
    .b = Je n’ai jamais frappé personne, pas une fois.
blow-other = « { $card } »
blow-accident =
    { $number ->
        [1] un { card-accident }
       *[other] { story-number } accidents
    }
blow-sickness =
    { $number ->
        [1] une { card-sickness }
       *[other] { story-number } maladies
    }
blow-burn_out =
    { $number ->
        [1] un { card-burn_out }
       *[other] { story-number } burn-out
    }
blow-divorce =
    { $number ->
        [1] un { card-divorce }
       *[other] { story-number } divorces
    }
blow-income_tax =
    { $number ->
        [1] un { card-income_tax }
       *[other] { story-number } avis d’imposition
    }
blow-dismissal =
    { $number ->
        [1] un { card-dismissal }
       *[other] { story-number } licenciements
    }
blow-repeat_year =
    { $number ->
        [1] un { card-repeat_year }
       *[other] { story-number } redoublements
    }
blow-prison = un séjour en { card-prison }

## Métiers : j’ai travaillé comme …

job-other = « { $card } »
job-barman = { card-barman }
job-gardener = { card-gardener }
job-plumber = { card-plumber }
job-stripper = { card-stripper }
job-waiter = { card-waiter }
job-soldier = { card-soldier }
job-policeman = { card-policeman }
job-english_teacher = { card-english_teacher }
job-french_teacher = { card-french_teacher }
job-history_teacher = { card-history_teacher }
job-maths_teacher = { card-maths_teacher }
job-grand_professor = { card-grand_professor }
job-airline_pilot = { card-airline_pilot }
job-architect = { card-architect }
job-astronaut = { card-astronaut }
job-bandit = { card-bandit }
job-designer = { card-designer }
job-doctor = { card-doctor }
job-guru = { card-guru }
job-head_of_purchasing = { card-head_of_purchasing }
job-head_of_sales = { card-head_of_sales }
job-journalist = { card-journalist }
job-lawyer = { card-lawyer }
job-mechanic = { card-mechanic }
job-medium = { card-medium }
job-pharmacist = { card-pharmacist }
job-pizza_maker = { card-pizza_maker }
job-researcher = { card-researcher }
job-surgeon = { card-surgeon }
job-writer = { card-writer }

## La fin

sl-end-won =
    .a = Et quand on a compté les smiles, j’en avais { $smiles } : personne n’en avait autant. La première place ! J’en souris encore.
    .b = À la fin, ce sont les smiles qui comptent, et j’en avais { $smiles }. Personne n’a fait mieux : la première place était pour moi.
sl-end-shared =
    .a = À la fin, j’avais { sl-smiles } et la { story-nth } place, à partager avec { $players }.
    .b = Au décompte, j’avais { sl-smiles }, exactement comme { $players } : la { story-nth } place se partage.
sl-end-lost =
    .a = À la fin, j’avais { sl-smiles }, de quoi prendre la { story-nth } place. J’ai connu des gens qui en avaient moins.
    .b = Quand on a compté les smiles, il y en avait { $smiles } à moi : la { story-nth } place, et aucun regret.
sl-end-last =
    .a = Quand on a compté les smiles, j’en avais { $smiles }, et la { story-nth } place, la dernière. Mais ils étaient tous sincères.
    .b = À la fin, cela faisait { sl-smiles } et la { story-nth } place, derrière tous les autres. J’en ai ri, et on a oublié de le compter.
sl-smiles =
    { $smiles ->
        [one] { $smiles } smile
       *[other] { $smiles } smiles
    }
