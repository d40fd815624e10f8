# Les récits de vie de Retire Happy en français.

rh-begin =
    .a = Un jour, on s’assied sur un banc et on compte ce qui reste. Sur le mien, il y a aussi de la place pour { $players }.
    .b = Tout le monde veut une retraite heureuse. Avec { $players }, chacun s’y est pris à sa façon.
    .c = Voici comment, de l’école, j’ai gagné la chaise longue, avec { $players } toujours au coin de l’œil.
    .d = À la sortie de l’école, on nous a demandé où nous serions dans quarante ans. J’ai répondu : dans un hamac. Sur le chemin du hamac, il y avait { $players }.
    .e = J’ai gardé chaque fiche de paie, chaque facture et une carte postale signée { $players }. Voici ce que cela raconte.
rh-start =
    .a = J’ai quitté l’école avec { $what } en poche.
    .b = Pour tout bagage au départ, j’avais { $what }.
    .c = Mon premier bien, c’était { $what } ; le reste viendrait, pensais-je.
rh-period-2 =
    .a = Puis la vie est devenue sérieuse.
    .b = En un rien de temps, l’agenda était plein.
    .c = Les années bien remplies sont venues, et elles se levaient tôt.
rh-period-3 =
    .a = J’étais dans la force de l’âge, à ce qu’on me disait.
    .b = Avec le premier cheveu gris sont venus de nouveaux projets.
    .c = À mi-chemin, on regarde des deux côtés.
rh-period-4 =
    .a = Puis a commencé la dernière ligne droite avant la retraite.
    .b = Il était tard, mais pas trop tard.
    .c = La retraite était en vue, et la pendule battait plus fort.
rh-idle-1 = Ma jeunesse, je l’ai passée à regarder par la fenêtre.
rh-idle-2 = Des années bien remplies, je n’ai rien à raconter ; c’étaient celles des autres.
rh-idle-3 = Dans la force de l’âge, j’ai laissé faire le temps.
rh-idle-4 = La dernière ligne droite, je l’ai faite en pantoufles.
rh-times =
    .a = Les journaux ne parlaient que de cela : { $what }.
    .b = L’air du temps, c’était { $what }.
    .c = On n’avait qu’un sujet à table : { $what }. Moi, j’avais ma vie à mener.
    .d = Dehors, { $what } ; chez moi, la vie suivait son cours.

## Le travail

rh-learned =
    .a = Mon CV s’est allongé : { $what }.
    .b = J’ai ajouté à mon CV { $what }, avec plus de café que de talent.
    .c = Mes soirées y sont passées : { $what }. Cela en valait la peine.
rh-job =
    .a = J’ai trouvé du travail comme { $job }.
    .b = On m’a donné une place comme { $job }, et je me suis offert de bonnes chaussures.
    .c = Une porte s’est ouverte : j’ai commencé comme { $job }.
rh-job-next =
    .a = Assez travaillé comme { $old } : me voilà { $job }.
    .b = J’ai cessé de travailler comme { $old } pour recommencer comme { $job }.
    .c = Le vendredi, j’étais encore { $old } ; le lundi, { $job }.
rh-job-again =
    .a = J’ai changé de maison, toujours comme { $job }.
    .b = Autre patron, autre machine à café : j’ai continué comme { $job }.
rh-jobs =
    .a = J’ai travaillé tour à tour comme { $jobs }, sans jamais m’ennuyer.
    .b = Une place en amenait une autre : { $jobs }.
rh-learned-job =
    .a = J’ai ajouté { $what } à mon CV et trouvé du travail comme { $job }.
    .b = D’abord { $what }, ensuite une place comme { $job } : jusque-là, tout allait bien.
rh-founded =
    .a = J’ai fondé une entreprise avec { $number } G et beaucoup d’espoir.
    .b = Avec { $number } G, j’ai ouvert ma propre entreprise ; l’enseigne était en supplément.
rh-founded-again =
    .a = J’ai de nouveau fondé une entreprise, cette fois avec { $number } G.
    .b = C’était plus fort que moi : { $number } G, et j’avais de nouveau une entreprise.
rh-built =
    .a = Mon entreprise pouvait montrer { $what }, et les voisins se sont mis à me saluer.
    .b = J’ai inscrit à mon actif { $what }.
    .c = Ce dont je suis le plus content, c’est { $what }, et tout est de moi.
rh-employee =
    .a = J’ai laissé l’entreprise pour travailler comme { $job }.
    .b = L’entreprise a fermé ses portes, et j’ai retrouvé un salaire, comme { $job }.
rh-failed =
    .a = J’ai aussi visé { $what }, sans succès.
    .b = J’avais mis mon cœur à ceci : { $what }. Cela n’a rien donné.
    .c = Les dés n’ont pas voulu de mon beau projet : { $what }.

## L’amour et le toit

rh-partner =
    .a = J’ai donné mon cœur à { $what }.
    .b = Puis j’ai rencontré { $what }, et les soirées ont raccourci.
    .c = Il y avait désormais { $what } dans ma vie, et deux tasses sur la table.
rh-partner-again =
    .a = J’ai quitté { $old } et donné mon cœur à { $what }.
    .b = Avec { $old }, c’était fini ; il y avait maintenant { $what }.
rh-child =
    .a = J’ai accueilli { $what }.
    .b = La vie est devenue plus bruyante : il y avait { $what }.
rh-rented =
    .a = J’ai loué { $what }.
    .b = J’ai pris en location { $what }.
rh-rented-next =
    .a = J’ai quitté { $old } et loué { $what }.
    .b = Les cartons ont changé d’adresse : adieu { $old }, bonjour { $what }, en location.
rh-bought =
    .a = J’ai acheté { $what } pour { $number } G, et posé les rideaux moi-même.
    .b = Pour { $number } G, je me suis offert { $what }.
rh-bought-next =
    .a = J’ai quitté { $old } et acheté { $what } pour { $number } G.
    .b = Adieu { $old } : pour { $number } G, j’avais à moi { $what }.
rh-sold-home = J’ai vendu { $what }, et rendu les clés la gorge serrée.
rh-left-home = J’ai quitté { $what }.
rh-lost-home =
    .a = Nous tenions trop de place pour { $what }, et il a fallu partir.
    .b = À nous tous, impossible de garder { $what } : il n’y avait plus assez de place.

## L’argent

rh-luck =
    .a = La chance est passée aussi : { $what }.
    .b = Et la chance m’a souri : { $what }.
rh-invested =
    .a = J’ai placé { $number } G dans { $what }.
    .b = L’argent doit travailler aussi : voilà { $number } G dans { $what }.
rh-cashed =
    .a = Ce que j’avais placé dans { $what } m’a rendu { $number } G.
    .b = Une fois les comptes faits, { $what }, cela m’a rapporté { $number } G.
rh-stake-lost =
    .a = Ce que j’avais placé dans { $what } s’est envolé jusqu’à la dernière pièce.
    .b = L’argent mis dans { $what }, je n’en ai plus jamais revu la couleur.
rh-earned =
    .a = En toutes ces années, j’ai rapporté { $number } G de salaire à la maison.
    .b = Si je fais le total, mes salaires montent à { $number } G.
rh-loans =
    { $number ->
        [1] J’ai fait un seul emprunt dans ma vie, le chapeau à la main.
       *[other] J’ai fait { story-number } emprunts dans ma vie, chaque fois le chapeau à la main.
    }

## La fin

rh-end-company = J’ai pris ma retraite de ma propre entreprise, et gardé la clé en souvenir.
rh-last-job =
    .a = J’ai fini ma carrière comme { $job } ; il y a eu du gâteau.
    .b = J’ai pris ma retraite comme { $job }, avec une poignée de main et une pendule.
rh-no-job = Je n’ai jamais eu d’emploi ; personne n’a donc remarqué ma retraite.
rh-home =
    .a = J’ai un toit à moi, payé jusqu’à la dernière tuile : { $what }, d’une valeur de { $number } G.
    .b = Au moins, j’ai un logement à moi : { $what }, d’une valeur de { $number } G.
rh-no-home = Je n’ai pas de toit à moi, mais la vue depuis le banc est gratuite.
rh-repaid =
    .a = La banque réclamait { $number } G, et c’est elle qui s’est servie la première.
    .b = Avant le premier jour heureux, la banque est passée, avec une note de { $number } G.
rh-pension =
    .a = Ma caisse de pension affiche { $number } G.
    .b = Il reste { $number } G pour les années au soleil.
rh-debt =
    .a = Ma caisse de pension est vide, et je dois encore { $number } G à la banque.
    .b = Ce que j’ai mis de côté pour mes vieux jours, c’est une dette de { $number } G.
rh-end-won =
    .a = C’est assez pour la première place, et pour la meilleure chaise au soleil.
    .b = La première place ! La retraite la plus heureuse de la table vous salue.
rh-end-shared =
    .a = Je partage la { story-nth } place, et un banc, avec { $players }.
    .b = C’est la { story-nth } place, à égalité avec { $players } ; le hamac, chacun son tour.
rh-end-lost =
    .a = C’est la { story-nth } place. J’ai du temps à présent, et cela vaut bien quelque chose.
    .b = Me voilà à la { story-nth } place, et le dimanche, il y a de la tarte.
rh-end-last =
    .a = C’est la { story-nth } place, la dernière. J’ai toujours aimé la soupe.
    .b = Me voilà à la { story-nth } place, derrière tous les autres, et je n’ai jamais mieux dormi.

## Métiers : j’ai travaillé comme …

job-other = « { $card } »
job-odd_job = intérimaire
job-waiter = { card-waiter }
job-shop_assistant = { card-shop_assistant }
job-intern = { card-intern }
job-bank_trainee = { card-bank_trainee }
job-clerk = { card-clerk }
job-mechanic = { card-mechanic }
job-nurse = { card-nurse }
job-lab_assistant = { card-lab_assistant }
job-journalist = { card-journalist }
job-teacher = { card-teacher }
job-project_manager = { card-project_manager }
job-foreman = { card-foreman }
job-engineer = { card-engineer }
job-lawyer = { card-lawyer }
job-archivist = { card-archivist }
job-department_head = { card-department_head }
job-site_director = { card-site_director }
job-consultant = { card-consultant }
job-judge = { card-judge }
job-surgeon = { card-surgeon }

## Ce qui est venu : un, une …

a-other = « { $card } »
a-odd_job = un { card-odd_job }
a-waiter = une place de { card-waiter }
a-shop_assistant = une place dans un magasin
a-intern = un stage
a-bank_trainee = une place d’{ card-bank_trainee }
a-clerk = une place de bureau
a-mechanic = une place de { card-mechanic }
a-nurse = une place d’{ card-nurse }
a-lab_assistant = une place au laboratoire
a-journalist = une place de { card-journalist }
a-teacher = un poste d’{ card-teacher }
a-project_manager = un poste de { card-project_manager }
a-foreman = un poste de { card-foreman }
a-engineer = un poste d’{ card-engineer }
a-lawyer = un poste d’{ card-lawyer }
a-archivist = un poste d’{ card-archivist }
a-department_head = un poste de { card-department_head }
a-site_director = un poste de { card-site_director }
a-consultant = un poste de { card-consultant }
a-judge = un poste de { card-judge }
a-surgeon = un poste de { card-surgeon }
a-evening_course = un { card-evening_course }
a-language_course = un { card-language_course }
a-bachelor = un { card-bachelor }
a-technical_school = une { card-technical_school }
a-master = un { card-master }
a-professional_diploma = un { card-professional_diploma }
a-doctorate = un { card-doctorate }
a-executive_mba = un { card-executive_mba }
a-further_training = une { card-further_training }
a-senior_university = l’{ card-senior_university }
a-maturity = une { card-maturity }
a-apprenticeship = un { card-apprenticeship }
a-market_stall = un { card-market_stall }
a-online_shop = une { card-online_shop }
a-food_truck = un { card-food_truck }
a-start_up = une { card-start_up }
a-craft_workshop = un { card-craft_workshop }
a-agency = une { card-agency }
a-franchise = une { card-franchise }
a-fundraising = une { card-fundraising }
a-export_deal = un { card-export_deal }
a-patent = un { card-patent } d’invention
a-scale_up = un { card-scale_up }
a-stock_listing = une { card-stock_listing }
a-acquisition = une { card-acquisition }
a-family_firm = une { card-family_firm }
a-licence_deal = un { card-licence_deal }
a-small_inheritance = un { card-small_inheritance }
a-lucky_break = un { card-lucky_break }
a-bonus = une { card-bonus }
a-debt_relief = une { card-debt_relief }
a-pension_buy_in = un { card-pension_buy_in }
a-legacy = un { card-legacy }
a-golden_handshake = un { card-golden_handshake }
a-student_sweetheart = un { card-student_sweetheart }
a-musician = un { card-musician }
a-carpenter = un { card-carpenter }
a-actor = un { card-actor }
a-accountant = un { card-accountant }
a-heir = un riche { card-heir }
a-professor = un { card-professor }
a-retired_banker = un { card-retired_banker }
a-first_child = un { card-first_child }
a-second_child = un { card-second_child }
a-adopted_child = un { card-adopted_child }
a-late_child = un { card-late_child }
a-shared_flat = une { card-shared_flat }
a-studio = un { card-studio }
a-apartment = un { card-apartment }
a-loft = un { card-loft }
a-house = une { card-house }
a-mountain_chalet = un { card-mountain_chalet }
a-villa = une { card-villa }
a-savings_plan = un { card-savings_plan }
a-alternative_funds = des { card-alternative_funds }
a-shares = des { card-shares }
a-crypto = des cryptomonnaies
a-property_fund = un { card-property_fund }

## Ce dont il a déjà été question : le, la, les …

the-other = « { $card } »
the-student_sweetheart = mon { card-student_sweetheart }
the-musician = le { card-musician }
the-carpenter = le { card-carpenter }
the-actor = le { card-actor }
the-accountant = le { card-accountant }
the-heir = le riche { card-heir }
the-professor = le { card-professor }
the-retired_banker = le { card-retired_banker }
the-shared_flat = la { card-shared_flat }
the-studio = le { card-studio }
the-apartment = l’{ card-apartment }
the-loft = le { card-loft }
the-house = la { card-house }
the-mountain_chalet = le { card-mountain_chalet }
the-villa = la { card-villa }
the-savings_plan = le { card-savings_plan }
the-alternative_funds = les { card-alternative_funds }
the-shares = les { card-shares }
the-crypto = les cryptomonnaies
the-property_fund = le { card-property_fund }

## L’air du temps

times-other = « { $card } »
times-boom = le { card-boom }
times-recession = la { card-recession }
times-housing_bubble = la { card-housing_bubble }
times-housing_slump = le { card-housing_slump }
times-rent_rise = la { card-rent_rise }
times-study_grants = les { card-study_grants }
times-hiring_drive = la { card-hiring_drive }
times-start_up_fever = la { card-start_up_fever }
times-market_crash = le { card-market_crash }
times-family_policy = la { card-family_policy }
times-credit_crunch = la { card-credit_crunch }
times-inflation = l’{ card-inflation }
