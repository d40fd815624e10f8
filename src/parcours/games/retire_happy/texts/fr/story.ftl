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
job-waiter = serveur
job-shop_assistant = vendeur
job-intern = stagiaire
job-bank_trainee = apprenti banquier
job-clerk = employé de bureau
job-mechanic = mécanicien
job-nurse = infirmier
job-lab_assistant = laborantin
job-journalist = journaliste
job-teacher = enseignant
job-project_manager = chef de projet
job-foreman = contremaître
job-engineer = ingénieur
job-lawyer = avocat
job-archivist = archiviste
job-department_head = chef de service
job-site_director = directeur de chantier
job-consultant = consultant
job-judge = juge
job-surgeon = chirurgien

## Ce qui est venu : un, une …

a-other = « { $card } »
a-odd_job = un petit boulot
a-waiter = une place de serveur
a-shop_assistant = une place dans un magasin
a-intern = un stage
a-bank_trainee = une place d’apprenti banquier
a-clerk = une place de bureau
a-mechanic = une place de mécanicien
a-nurse = une place d’infirmier
a-lab_assistant = une place au laboratoire
a-journalist = une place de journaliste
a-teacher = un poste d’enseignant
a-project_manager = un poste de chef de projet
a-foreman = un poste de contremaître
a-engineer = un poste d’ingénieur
a-lawyer = un poste d’avocat
a-archivist = un poste d’archiviste
a-department_head = un poste de chef de service
a-site_director = un poste de directeur de chantier
a-consultant = un poste de consultant
a-judge = un poste de juge
a-surgeon = un poste de chirurgien
a-evening_course = un cours du soir
a-language_course = un cours de langue
a-bachelor = un bachelor
a-technical_school = une école technique
a-master = un master
a-professional_diploma = un diplôme professionnel
a-doctorate = un doctorat
a-executive_mba = un executive MBA
a-further_training = une formation continue
a-senior_university = l’université du troisième âge
a-maturity = une maturité
a-apprenticeship = un apprentissage
a-market_stall = un stand au marché
a-online_shop = une boutique en ligne
a-food_truck = un camion-restaurant
a-start_up = une start-up
a-craft_workshop = un atelier artisanal
a-agency = une agence
a-franchise = une franchise
a-fundraising = une levée de fonds
a-export_deal = un contrat d’exportation
a-patent = un brevet d’invention
a-scale_up = un changement d’échelle
a-stock_listing = une entrée en bourse
a-acquisition = une acquisition
a-family_firm = une entreprise familiale
a-licence_deal = un contrat de licence
a-small_inheritance = un petit héritage
a-lucky_break = un coup de chance
a-bonus = une prime
a-debt_relief = une remise de dette
a-pension_buy_in = un rachat dans la caisse de pension
a-legacy = un legs
a-golden_handshake = un parachute doré
a-student_sweetheart = un amour de fac
a-musician = un musicien
a-carpenter = un menuisier
a-actor = un comédien
a-accountant = un comptable
a-heir = un riche héritier
a-professor = un professeur d’université
a-retired_banker = un banquier retraité
a-first_child = un premier enfant
a-second_child = un deuxième enfant
a-adopted_child = un enfant adopté
a-late_child = un petit dernier
a-shared_flat = une colocation
a-studio = un studio
a-apartment = un appartement
a-loft = un loft
a-house = une maison
a-mountain_chalet = un chalet de montagne
a-villa = une villa
a-savings_plan = un plan d’épargne
a-alternative_funds = des fonds alternatifs
a-shares = des actions
a-crypto = des cryptomonnaies
a-property_fund = un fonds immobilier

## Ce dont il a déjà été question : le, la, les …

the-other = « { $card } »
the-student_sweetheart = mon amour de fac
the-musician = le musicien
the-carpenter = le menuisier
the-actor = le comédien
the-accountant = le comptable
the-heir = le riche héritier
the-professor = le professeur d’université
the-retired_banker = le banquier retraité
the-shared_flat = la colocation
the-studio = le studio
the-apartment = l’appartement
the-loft = le loft
the-house = la maison
the-mountain_chalet = le chalet de montagne
the-villa = la villa
the-savings_plan = le plan d’épargne
the-alternative_funds = les fonds alternatifs
the-shares = les actions
the-crypto = les cryptomonnaies
the-property_fund = le fonds immobilier

## L’air du temps

times-other = « { $card } »
times-boom = le boom économique
times-recession = la récession
times-housing_bubble = la bulle immobilière
times-housing_slump = le krach immobilier
times-rent_rise = la hausse des loyers
times-study_grants = les bourses d’études
times-hiring_drive = la vague d’embauches
times-start_up_fever = la fièvre des start-up
times-market_crash = le krach boursier
times-family_policy = la politique familiale
times-credit_crunch = la crise du crédit
times-inflation = l’inflation
