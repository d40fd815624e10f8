# Fatum en français : tout sauf les règles.

game-name = Fatum
game-about = Travailler, étudier, aimer, acheter, et envoyer un coup du sort aux autres : quelle vie sera la plus belle ?
game-length = environ 45 minutes

## Réglages

option-mode = Façon de gagner
    .help = Un temps limité puis les points, un objectif commun à tous, ou un objectif secret pour chacun.
option-rounds = Dernière manche
    .help = En temps limité : la manche après laquelle les points décident ; 0 si seule l’horloge compte.
option-minutes = Minutes
    .help = En temps limité : quand l’horloge s’arrête, on finit la manche et les points décident ; 0 pour jouer sans horloge.
option-plus_two = Objectifs plus difficiles
    .help = Chaque niveau demandé par un objectif est plus élevé de 2.
option-cap = Limite de manches
    .help = Avec des objectifs : la manche après laquelle les points décident si personne n’a gagné ; 0 pour aucune.
option-first = Premier joueur
    .help = Qui a le marqueur FATUM dans la première manche.

## Cartes

card-waiter = serveur
card-thief = voleur
card-actor = comédien
card-musician = musicien
card-painter = peintre
card-babysitter = baby-sitter
card-cleaner = agent d’entretien
card-cashier = caissier
card-courier = coursier
card-factory_worker = ouvrier
card-salesperson = vendeur
card-policeman = policier
card-nurse = infirmier
card-chef = chef cuisinier
card-journalist = journaliste
card-teacher = professeur
card-programmer = programmeur
card-estate_agent = agent immobilier
card-headhunter = chasseur de têtes
card-banker = banquier
card-architect = architecte
card-lawyer = avocat
card-notary = notaire
card-judge = juge
card-doctor = médecin
card-diplomat = diplomate
card-company_director = directeur d’entreprise
card-mayor = maire
card-useless = inutile
card-overworked = surmenage
card-bad_reference = mauvaise recommandation
card-burnout = burn-out
card-fired = licenciement
card-strike = grève
card-tax_audit = contrôle fiscal
card-studies_law = études de droit
card-studies_engineering = études d’ingénieur
card-studies_medicine = études de médecine
card-studies_business = études de commerce
card-studies_arts = études d’art
card-studies_languages = études de langues
card-studies_philosophy = études de philosophie
card-apprenticeship = apprentissage
card-evening_classes = cours du soir
card-salsa_lessons = cours de salsa
card-diet = régime
card-therapy = thérapie
card-yoga = yoga
card-backpacking = voyage sac au dos
card-world_tour = tour du monde
card-football_club = club de football
card-choir = chorale
card-scuba_diving = plongée sous-marine
card-library_card = carte de bibliothèque
card-driving_licence = permis de conduire
card-cooking_course = cours de cuisine
card-volunteering = bénévolat
card-overeating = excès de table
card-boredom = ennui
card-smoking = tabac
card-failed_exam = examen raté
card-gambling = jeux d’argent
card-accident = accident
card-childhood_friend = ami d’enfance
card-neighbours = voisins
card-pen_friend = correspondant
card-drinking_buddy = compagnon de comptoir
card-best_friend = meilleur ami
card-dinner_party = dîner entre amis
card-influential_friend = ami influent
card-dog = chien
card-first_date = premier rendez-vous
card-holiday_romance = amour de vacances
card-soulmate = âme sœur
card-wedding = mariage
card-civil_union = PACS
card-baby_girl = petite fille
card-baby_boy = petit garçon
card-twins = jumeaux
card-rich_aunt = tante riche
card-quarrel = dispute
card-gossip = commérages
card-jealousy = jalousie
card-mother_in_law = belle-mère
card-divorce = divorce
card-heartbreak = chagrin d’amour
card-swindler = escroc
card-rented_room = chambre louée
card-studio = studio
card-two_room_flat = deux-pièces
card-upscale_flat = deux-pièces de standing
card-houseboat = péniche
card-terraced_house = maison mitoyenne
card-country_house = maison à la campagne
card-villa = villa
card-castle = château
card-rental_studio = studio à louer
card-old_car = vieille voiture
card-motorbike = moto
card-new_car = voiture neuve
card-camper_van = camping-car
card-sports_car = voiture de sport
card-furniture = meubles
card-savings_plan = plan d’épargne
card-insurance_policy = contrat d’assurance
card-alarm_system = système d’alarme
card-heirloom = héritage de famille
card-termites = termites
card-burglary = cambriolage
card-noisy_street = rue bruyante
card-car_theft = vol de voiture
card-house_fire = incendie
card-tax_bill = avis d’imposition
card-harmony = harmonie
card-expert = expert
card-leader = meneur
card-tycoon = magnat
card-globetrotter = globe-trotter
card-collector = collectionneur
card-family = famille
card-career = carrière
card-good_life = belle vie

## La table : devant chaque joueur

zone-hand = Main
zone-hand_decks = Paquets de la main
zone-front = Devant soi
zone-diplomas = Diplômes
zone-burdens = Coups du sort
zone-money = Argent
zone-objective = Objectif
zone-revealed = Objectif révélé
zone-reached = Atteint depuis la manche
zone-out = En ruine
zone-laid = Posées ce tour
zone-draws = Pioches libres
zone-bonus = Cartes bonus
zone-used = Pouvoirs utilisés
zone-work = Travail
zone-experience = Expériences
zone-relations = Relations
zone-heritage = Patrimoine
zone-points = Points
zone-charges = Charges

## La table : en commun

zone-pile_work = Pioche du travail
zone-pile_experience = Pioche des expériences
zone-pile_relations = Pioche des relations
zone-pile_heritage = Pioche du patrimoine
zone-discard_work = Défausse du travail
zone-discard_experience = Défausse des expériences
zone-discard_relations = Défausse des relations
zone-discard_heritage = Défausse du patrimoine
zone-marker = Marqueur FATUM
zone-turn = Tour
zone-step = Étape
zone-round = Manche
zone-time_up = Temps écoulé

## Mots

word-opportunities = chercher de nouvelles opportunités
word-destiny = enrichir son destin
word-accounts = faire ses comptes
word-over = terminée
word-work = travail
word-experience = expériences
word-relations = relations
word-heritage = patrimoine
word-time = temps limité
word-common = objectif commun
word-secret = objectif secret
word-random = au hasard
word-none = aucun
word-hidden = caché
word-black = bord noir
word-yellow = bord jaune
word-objective = objectif
word-job = métier
word-studies = études
word-leisure = loisir
word-friend = ami
word-love = amour
word-couple = couple
word-child = enfant
word-home = logement
word-car = voiture
word-goods = bien
word-blow = coup du sort

## À qui de jouer, et pour quoi

ask-opportunities = Piochez les cartes qui vous reviennent, une à une ; ensuite, défaussez ce qui dépasse huit.
wait-opportunities = { $player } doit piocher ou défausser.
ask-destiny = Posez des cartes devant vous, envoyez des bords jaunes aux autres, puis terminez votre tour.
wait-destiny = { $player } doit jouer ses cartes.
ask-accounts = Faites vos comptes : utilisez des pouvoirs, abandonnez ce que vous ne voulez pas payer, puis réglez.
wait-accounts = { $player } doit faire ses comptes.

## Coups

slot-deck = paquet

move-draw-deck = Piocher une carte : { $deck }
move-discard-card = Défausser « { $card } »
move-play-card = Poser « { $card } »
move-play-card-against-other = Poser « { $card } » et se débarrasser de « { $other } »
move-play-card-on-target = Envoyer « { $card } » à { $target }
move-play-card-on-target-against-other = Envoyer « { $card } » à { $target } et détruire « { $other } »
move-done = Terminer son tour
move-use-card-on-target = Utiliser « { $card } » contre { $target }
move-abandon-card = Abandonner « { $card } »
move-settle = Régler ses comptes
move-reveal = Révéler son objectif
move-time = Le temps est écoulé

## Ce qui s’est passé

event-marker = { $player } prend le marqueur FATUM.
event-common_objective = L’objectif commun est « { $card } ».
event-secret_objective =
    { $card ->
        [hidden] { $player } reçoit un objectif secret.
       *[other] { $player } reçoit l’objectif secret « { $card } ».
    }
event-round_began = La manche { $number } commence ; { $player } a le marqueur FATUM.
event-drew_work =
    { $card ->
        [hidden] { $player } pioche une carte travail.
       *[other] { $player } pioche une carte travail : « { $card } ».
    }
event-drew_experience =
    { $card ->
        [hidden] { $player } pioche une carte expérience.
       *[other] { $player } pioche une carte expérience : « { $card } ».
    }
event-drew_relations =
    { $card ->
        [hidden] { $player } pioche une carte relations.
       *[other] { $player } pioche une carte relations : « { $card } ».
    }
event-drew_heritage =
    { $card ->
        [hidden] { $player } pioche une carte patrimoine.
       *[other] { $player } pioche une carte patrimoine : « { $card } ».
    }
event-new_pile_work = La défausse du travail redevient la pioche.
event-new_pile_experience = La défausse des expériences redevient la pioche.
event-new_pile_relations = La défausse des relations redevient la pioche.
event-new_pile_heritage = La défausse du patrimoine redevient la pioche.
event-lapsed_work = Il n’y a plus de cartes travail : celles encore dues sont perdues.
event-lapsed_experience = Il n’y a plus de cartes expérience : celles encore dues sont perdues.
event-lapsed_relations = Il n’y a plus de cartes relations : celles encore dues sont perdues.
event-lapsed_heritage = Il n’y a plus de cartes patrimoine : celles encore dues sont perdues.
event-lapsed_draws = Il n’y a plus aucune carte : toutes les pioches sont perdues.
event-discarded = { $player } défausse « { $card } ».
event-laid = { $player } pose « { $card } ».
event-bought = { $player } pose « { $card } » pour { $number }.
event-paid = { $player } paie { $number } pour « { $card } ».
event-toll = Sur cette somme, { $number } va à { $other }.
event-changed_job = { $player } quitte le métier « { $cards } » pour « { $card } ».
event-windfall = « { $card } » rapporte { $number } à { $player }.
event-cleansed = Grâce à « { $card } », { $player } se débarrasse de « { $cards } ».
event-hit = { $player } envoie « { $card } » à { $other } !
event-destroyed = { $player } perd « { $cards } » à cause de « { $card } ».
event-insured = { $player } a une assurance : rien à payer pour « { $card } ».
event-lost = { $player } perd { $number } à cause de « { $card } ».
event-robbed = { $player } perd { $number } au profit de { $other } à cause de « { $card } ».
event-jobless = { $player } n’a pas de travail et reçoit { $number }.
event-salary_die = { $player } fait { $number } au dé pour le salaire de « { $card } ».
event-salary = { $player } gagne { $number } avec le métier « { $card } ».
event-income = « { $card } » rapporte { $number } à { $player }.
event-fined = { $player } (« { $card } ») inflige une amende de { $number } à { $other }.
event-fined_in_vain = { $player } (« { $card } ») inflige une amende à { $other }, qui n’a rien.
event-stole = { $player } (« { $card } ») vole { $number } à { $other }.
event-stole_in_vain = { $player } (« { $card } ») ne trouve rien à voler à { $other }.
event-abandoned = { $player } abandonne « { $card } ».
event-settled = { $player } paie { $number } de charges.
event-nothing_due = { $player } n’a rien à payer.
event-charges_too_high = { $player } ne peut pas payer { $number } de charges.
event-study_die = { $player } fait { $number } au dé pour « { $card } ».
event-graduated = { $player } obtient un diplôme : « { $card } ».
event-ruined = C’est la ruine pour { $player }, à la manche { $number }.
event-hand_discarded = { $player } perd ses cartes en main : { $cards }.
event-purse = { $player } finit la manche avec { $number }.
event-empty_purse = { $player } finit la manche sans un sou.
event-revealed = { $player } révèle son objectif : « { $card } ».
event-reached = { $player } atteint l’objectif « { $card } », à la manche { $number }.
event-fell = { $player } retombe sous l’objectif « { $card } ».
event-fulfilled = { $player } a rempli l’objectif « { $card } » !
event-shown_objective = { $player } avait pour objectif « { $card } ».
event-time_up = Le temps est écoulé : cette manche est la dernière.
event-match_over = La partie est finie.
event-final_points =
    { $number ->
        [one] { $player } a { $number } point.
       *[other] { $player } a { $number } points.
    }
event-no_points = { $player } n’a aucun point.
event-won = { $player } gagne !
reason-last_one_left = Tous les autres sont en ruine.
reason-time = La dernière manche a été jouée.
reason-objective = Un objectif a été rempli.
reason-cap = La limite de manches est atteinte.

## Pourquoi pas

refused-FA-3-3 = La partie est finie : plus personne ne peut jouer.
refused-FA-3-4 = C’est la ruine : vous ne jouez plus.
refused-FA-3-5 =
    { $step ->
        [opportunities] Tout le monde pioche en ce moment ; rien d’autre n’est possible avant la fin.
        [destiny] C’est à { $turn } de jouer ses cartes.
       *[accounts] C’est à { $turn } de faire ses comptes.
    }
refused-FA-3-6 = Vous n’avez pas « { $card } » à cet endroit.
refused-FA-4-7 = Vous n’avez plus de carte à piocher dans ce paquet : { $deck }.
refused-FA-4-10 = Ce paquet n’a plus de carte, ni dans la pioche ni dans la défausse : { $deck }.
refused-FA-4-13 = On ne défausse qu’après sa dernière pioche, et seulement au-dessus de { $limit } ; vous en avez { $held }.
refused-FA-5-2 = Une carte à bord noir comme « { $card } » se pose devant soi, pas sur un joueur.
refused-FA-5-3 = Vous avez déjà posé votre carte de ce paquet pour ce tour : { $deck }.
refused-FA-5-4 = Pour « { $card } », il faut { $needs } en { $domain } ; vous avez { $level }.
refused-FA-5-5 = « { $card } » coûte { $price } ; vous avez { $money }.
refused-FA-5-7 = Une carte à bord jaune comme « { $card } » s’envoie à un joueur : dites à qui.
refused-FA-5-8 = La carte « { $card } » ne peut pas être envoyée à { $target }.
refused-FA-5-12 = « { $card } » ne détruit rien et n’enlève aucun coup du sort : jouez-la sans nommer d’autre carte.
refused-FA-7-4 = Vous avez déjà une carte comme « { $card } » ; une seule à la fois.
refused-FA-7-10 = { $target } est à l’abri des bords jaunes de ce paquet : { $deck }.
refused-FA-7-18 = « { $other } » n’est pas parmi vos coups du sort.
refused-FA-7-20 = Nommez une carte devant { $target } que la carte « { $card } » peut détruire.
refused-FA-8-8 = La carte « { $card } » ne peut pas être utilisée contre { $target }.
refused-FA-8-9 = Vous avez déjà utilisé « { $card } » dans cette manche.
refused-FA-8-10 = Rien n’est dû pour « { $card } » en ce moment, on ne peut donc pas l’abandonner.
refused-FA-8-13 = Vos charges sont de { $charges } et vous avez { $money } : abandonnez d’abord une carte.
refused-FA-10-4 = Seule l’horloge de la table peut annoncer la fin du temps, une fois, s’il y en a une.
refused-FA-10-10 = On ne révèle qu’un objectif secret que l’on atteint et qui n’est pas encore révélé.

## Sur les cartes, et dans leurs détails

face-sort = { $deck } : { $sort }
face-sort-blow = coup du sort, { $deck }
face-sort-objective = objectif
face-bonus = { $of } { $change }
face-needs = demande { $of } { $number }
face-salary = salaire { $number } par manche
face-per_pip = salaire { $number } par point d’un dé
face-cost = coûte { $number }
face-upkeep = entretien { $number } par manche
face-graduates =
    { $number ->
        [6] finies avec un 6
       *[other] finies avec un { $number } ou plus
    }
face-target =
    { $target ->
        [any] se lance sur n’importe qui, vous compris
       *[other] se lance sur un autre joueur
    }
face-copies =
    { $number ->
        [one] il y en a une dans le jeu
       *[other] il y en a { $number } dans le jeu
    }
face-power-cumulable = cumulable
face-power-unique = un seul
face-power-toll = péage { $number } : { $of }
face-power-discount = remise { $number } : { $of }
face-power-contacts = demande { $number } de moins : { $of }
face-power-extra_lay = +1 pose : { $of }
face-power-extra_draw = +1 pioche : { $of }
face-power-shield = bouclier : { $of }
face-power-insurance = ne paie aucune perte
face-power-income = +{ $number } par manche
face-power-relief = entretien −{ $number } : { $of }
face-power-tutor = dés d’études +{ $number }
face-power-fine = amende de { $number }
face-power-steal = vole { $number }
face-power-windfall = +{ $number } à la pose
face-power-cleanse = ôte un coup du sort
face-power-loss =
    { $who ->
        [layer] prend { $number } pour vous
       *[bank] coûte { $number }
    }
face-power-destroy = détruit : { $of }

## Sur le plateau

board-round = Manche { $number }
board-round-of = Manche { $number } sur { $last }
board-step-opportunities = Opportunités
board-step-destiny = Destin
board-step-accounts = Comptes
board-free =
    { $number ->
        [0] plus de pioche libre
        [one] une pioche libre
       *[other] { $number } pioches libres
    }
board-due =
    { $number ->
        [one] pioche encore une carte
       *[other] pioche encore { $number } cartes
    }
board-discard = Défausse : { $number }
board-laid = posée
board-since = atteint depuis la manche { $number }
