# Fatum en français : tout sauf les règles.

game-name = Fatum
game-about = Travailler, étudier, aimer, acheter, et envoyer un coup du sort aux autres : quelle vie sera la plus belle ?
game-length = environ 45 minutes
lesson-first = Votre première vie

## Réglages

option-mode = Façon de gagner
    .help = Un temps limité puis les points, un objectif commun à tous, ou un objectif secret pour chacun.
option-rounds = Dernière manche
    .help = En temps limité : la manche après laquelle les points décident ; 0 si seule l’horloge compte.
option-minutes = Minutes
    .help = En temps limité : quand l’horloge s’arrête, on finit la manche et les points décident ; 0 pour jouer sans horloge.
option-plus_two = Objectifs plus difficiles
    .help = Chaque niveau demandé par un objectif est plus élevé de { $objective_raise }.
option-cap = Limite de manches
    .help = Avec des objectifs : la manche après laquelle les points décident si personne n’a gagné ; 0 pour aucune.
option-first = Premier joueur
    .help = Qui a le marqueur FATUM dans la première manche.

## Cartes

card-waiter = serveur
    .about = Porte six assiettes et la mauvaise humeur de tout le monde.
card-thief = voleur
    .about = Travaille la nuit, et n’envoie jamais de facture.
card-actor = comédien
    .about = Attend le grand rôle, et répète entre deux petits.
card-musician = musicien
    .about = Trois accords, deux fans, un rêve.
card-painter = peintre
    .about = Vend une toile par an et en peint quarante.
card-babysitter = baby-sitter
    .about = On se couche à huit heures, en théorie.
card-cleaner = agent d’entretien
    .about = Sait par les corbeilles comment va l’entreprise.
card-cashier = caissier
    .about = Dit « bonne journée » quatre cents fois par jour.
card-courier = coursier
    .about = Deux roues, tous les temps, une paie au colis.
card-factory_worker = ouvrier
    .about = La machine ne se fatigue pas, alors vous non plus.
card-salesperson = vendeur
    .about = Vendrait du sable au désert, contre une petite commission.
card-policeman = policier
    .about = Veille à la paix, et sur son carnet de contraventions.
card-nurse = infirmier
    .about = Voit chacun au plus mal, et reste aimable.
card-chef = chef cuisinier
    .about = Crie toute la soirée pour que la sauce reste calme.
card-journalist = journaliste
    .about = Pose la question que tout le monde espérait éviter.
card-teacher = professeur
    .about = Trente élèves, une craie, de longues vacances, de plus longues soirées.
card-programmer = programmeur
    .about = Ça marche. Que plus personne n’y touche.
card-estate_agent = agent immobilier
    .about = Trouve du cachet à un placard, et un acheteur avec.
card-headhunter = chasseur de têtes
    .about = Sait avant vous que vous voulez changer de métier.
card-banker = banquier
    .about = Prête un parapluie quand il fait soleil.
card-architect = architecte
    .about = Dessine la maison que d’autres paieront.
card-lawyer = avocat
    .about = Cela dépend, et le compteur tourne.
card-notary = notaire
    .about = Une signature, un tampon, et des honoraires pour les deux.
card-judge = juge
    .about = A déjà entendu cette excuse.
card-doctor = médecin
    .about = Dix ans d’études pour écrire ce que personne ne peut lire.
card-diplomat = diplomate
    .about = Dit non en neuf langues, et on l’en remercie.
card-company_director = directeur d’entreprise
    .about = Arrive avant tout le monde, et répond après.
card-mayor = maire
    .about = Coupe des rubans, serre des mains, n’oublie aucune voix.
card-useless = vous êtes nul !
    .about = Dit tout haut, en réunion, devant témoins.
card-overworked = surmenage
    .about = Le bureau est éteint, sauf une lampe : la vôtre.
card-bad_reference = mauvaise recommandation
    .about = Un coup de fil, et le nouvel employeur a changé d’avis.
card-burnout = burn-out
    .about = Un matin, même la brosse à dents était trop lourde.
card-fired = licenciement
    .about = Un carton, une poignée de main, l’ascenseur qui descend.
card-strike = grève
    .about = Une banderole, un brasero, et pas de paie à la fin du mois.
card-tax_audit = contrôle fiscal
    .about = Deux personnes polies aimeraient voir les justificatifs.
card-studies_law = études de droit
    .about = Mille pages, et l’exception est dans la note de bas de page.
card-studies_engineering = études d’ingénieur
    .about = Le pont a tenu. Les amitiés, un peu moins.
card-studies_medicine = études de médecine
    .about = On apprend tous les os, et on oublie ce qu’est un week-end.
card-studies_business = études de commerce
    .about = Comment vendre une chose avant qu’elle n’existe.
card-studies_arts = études d’art
    .about = Personne ne comprend encore, et c’est bon signe.
card-studies_languages = études de langues
    .about = De quoi se faire mal comprendre dans cinq pays.
card-studies_philosophy = études de philosophie
    .about = Beaucoup de bonnes questions, dont une sur le loyer.
card-apprenticeship = apprentissage
    .about = On apprend de ses mains, et on fait le café.
card-evening_classes = cours du soir
    .about = Après le travail, à l’heure où d’autres s’affalent.
card-salsa_lessons = cours de salsa
    .about = Deux pieds gauches, et beaucoup de rires.
card-diet = régime
    .about = Lundi : salade. Mardi : salade. Mercredi : on verra.
card-therapy = thérapie
    .about = Un fauteuil, une boîte de mouchoirs, et ça aide vraiment.
card-yoga = yoga
    .about = Inspirez. Laissez passer les ragots. Expirez.
card-backpacking = voyage sac au dos
    .about = Neuf pays avec une seule paire de chaussures.
card-world_tour = tour du monde
    .about = Un départ en touriste, un retour avec des opinions.
card-football_club = club de football
    .about = La pluie du dimanche, un terrain de boue, le meilleur jour de la semaine.
card-choir = chorale
    .about = Quarante voix, et quelqu’un chante faux.
card-scuba_diving = plongée sous-marine
    .about = En bas, personne ne peut vous appeler.
card-library_card = carte de bibliothèque
    .about = Tout le savoir du monde, et quelques centimes d’amende.
card-driving_licence = permis de conduire
    .about = Obtenu au troisième essai, mais personne ne demande.
card-cooking_course = cours de cuisine
    .about = Le soufflé est monté. Vous avez la photo.
card-volunteering = bénévolat
    .about = Sans salaire, de la fatigue, et un drôle de contentement.
card-overeating = excès de table
    .about = À deux heures du matin, le frigo ne juge personne.
card-boredom = ennui
    .about = Un dimanche après-midi, tous les jours de la semaine.
card-smoking = tabac
    .about = La dernière, encore une fois.
card-failed_exam = examen raté
    .about = La question était sur la page sautée.
card-gambling = jeux d’argent
    .about = La prochaine main va tout rattraper.
card-accident = accident
    .about = Une seconde d’inattention, des mois de plâtre.
card-childhood_friend = ami d’enfance
    .about = Vous connaît depuis l’âge du bac à sable.
card-neighbours = voisins
    .about = Prêtent une perceuse, et savent à quelle heure vous rentrez.
card-pen_friend = correspondant
    .about = N’a jamais vu votre visage, et sait tout.
card-drinking_buddy = compagnon de comptoir
    .about = Toujours là pour vous, jusqu’à la fermeture.
card-best_friend = meilleur ami
    .about = A porté vos cartons, quatre fois.
card-dinner_party = dîner entre amis
    .about = Huit à table, dont un végan, et tous en retard.
card-influential_friend = ami influent
    .about = Un mot à la bonne oreille.
card-dog = chien
    .about = Content de vous voir, quoi que vous ayez fait.
card-first_date = premier rendez-vous
    .about = Deux plats impossibles à manger avec élégance.
card-holiday_romance = amour de vacances
    .about = Deux semaines, une plage, pas d’adresse.
card-soulmate = âme sœur
    .about = Finit vos phrases, et votre dessert.
card-wedding = mariage
    .about = Cent invités, dont soixante cousins.
card-civil_union = PACS
    .about = Un formulaire, deux signatures, un verre au café du coin.
card-baby_girl = petite fille
    .about = Dort le jour, chante la nuit.
card-baby_boy = petit garçon
    .about = A vos yeux, et les garde ouverts jusqu’à l’aube.
card-twins = jumeaux
    .about = Deux fois plus de joie, deux fois moins de sommeil.
card-rich_aunt = tante riche
    .about = Vous pince la joue, et ne vous oublie pas.
card-quarrel = dispute
    .about = Il s’agissait de vaisselle, et puis plus du tout.
card-gossip = commérages
    .about = On se le dit en confidence, à tout le monde.
card-jealousy = jalousie
    .about = Lit vos messages, et entre les lignes.
card-mother_in_law = belle-mère
    .about = Juste pour le week-end, avec quatre valises.
card-divorce = divorce
    .about = Qui garde le canapé ? Les avocats.
card-heartbreak = chagrin d’amour
    .about = Les chansons tristes parlaient donc de vous.
card-swindler = escroc
    .about = Une personne si charmante, une offre si belle.
card-rented_room = chambre louée
    .about = Un lit, une table, et la radio de quelqu’un d’autre.
card-studio = studio
    .about = On peut cuisiner sans quitter son lit.
card-two_room_flat = deux-pièces
    .about = Enfin une porte à fermer.
card-upscale_flat = F2 de grand standing
    .about = Les mêmes pièces, mais avec ascenseur et gardien.
card-houseboat = péniche
    .about = Le jardin est humide, mais la vue bouge.
card-terraced_house = maison mitoyenne
    .about = On entend les voisins, et ils vous entendent.
card-country_house = maison à la campagne
    .about = Le silence, à part le coq, le tracteur et les grenouilles.
card-villa = villa
    .about = La piscine est à nettoyer : d’autres voudraient ce souci.
card-castle = château
    .about = Quarante pièces, dont quatre chauffées.
card-rental_studio = studio à louer
    .about = Le locataire paie, presque tous les mois.
card-old_car = vieille voiture
    .about = Démarre le matin si on le lui demande gentiment.
card-motorbike = moto
    .about = Du vent, de la vitesse, et une mère qui s’inquiète.
card-new_car = voiture neuve
    .about = Elle sent encore le magasin.
card-camper_van = camping-car
    .about = On est chez soi partout où il y a un endroit plat.
card-sports_car = voiture de sport
    .about = De zéro au prochain feu rouge en quatre secondes.
card-furniture = meubles
    .about = Il reste une vis. Ça tient quand même.
card-savings_plan = plan d’épargne
    .about = Un peu chaque mois, pour les jours de pluie.
card-insurance_policy = contrat d’assurance
    .about = Personne ne la lit, jusqu’au lendemain.
card-alarm_system = système d’alarme
    .about = Aboie plus fort que le chien, sans rien manger.
card-heirloom = héritage de famille
    .about = Une horloge affreuse, dont on ne peut se séparer.
card-termites = termites
    .about = Petites, nombreuses, et friandes de vos poutres.
card-burglary = cambriolage
    .about = On a pris la télévision et laissé les livres.
card-noisy_street = rue bruyante
    .about = Les travaux seront finis l’an prochain, dit-on.
card-car_theft = vol de voiture
    .about = Vous l’aviez garée ici. Aucun doute possible.
card-house_fire = incendie
    .about = Tout a commencé par un grille-pain.
card-tax_bill = avis d’imposition
    .about = Une enveloppe mince, une somme épaisse.
card-harmony = harmonie
    .about = Un peu de tout, et rien d’oublié.
card-expert = expert
    .about = En sait toujours plus, et l’a appris à la dure.
card-leader = meneur
    .about = Les autres suivent, et c’est déjà la moitié.
card-tycoon = magnat
    .about = Le premier million a été dur ; puis sont venues les maisons.
card-globetrotter = globe-trotter
    .about = La maison, c’est entre deux voyages.
card-collector = collectionneur
    .about = Encore une, et la collection est complète.
card-family = famille
    .about = Une longue table, et tout le monde parle à la fois.
card-career = carrière
    .about = L’échelle est longue, et la vue s’améliore.
card-good_life = belle vie
    .about = De la bonne compagnie, de la bonne table, rien à rendre demain.

## La table : devant chaque joueur

zone-hand = Main
zone-hand_decks = Paquets de la main
zone-front = Devant soi
zone-diplomas = Diplômes
zone-burdens = Coups du sort
zone-money = Argent (€)
zone-objective = Objectif
zone-revealed = Objectif révélé
zone-reached = Atteint depuis la manche
zone-out = Ruine
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

ask-opportunities = Piochez les cartes auxquelles vous avez droit, une à une ; puis défaussez ce qui dépasse huit.
wait-opportunities = On attend { $player }, pour piocher ou défausser.
ask-destiny = Posez des cartes devant vous, envoyez des bords jaunes aux autres, puis terminez votre tour.
wait-destiny = On attend { $player }, qui doit jouer ses cartes.
ask-accounts = Faites vos comptes : utilisez des pouvoirs, abandonnez ce que vous ne voulez pas payer, puis réglez.
wait-accounts = On attend { $player }, qui doit faire ses comptes.

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
    .player = Vous prenez le marqueur FATUM.
event-common_objective = L’objectif commun est « { $card } ».
event-secret_objective =
    { $card ->
        [hidden] { $player } reçoit un objectif secret.
       *[other] { $player } reçoit l’objectif secret « { $card } ».
    }
    .player =
        { $card ->
            [hidden] Vous recevez un objectif secret.
           *[other] Vous recevez l’objectif secret « { $card } ».
        }
event-round_began = La manche { $number } commence ; { $player } a le marqueur FATUM.
    .player = La manche { $number } commence ; vous avez le marqueur FATUM.
event-drew_work =
    { $card ->
        [hidden] { $player } pioche une carte travail.
       *[other] { $player } pioche une carte travail : « { $card } ».
    }
    .player =
        { $card ->
            [hidden] Vous piochez une carte travail.
           *[other] Vous piochez une carte travail : « { $card } ».
        }
event-drew_experience =
    { $card ->
        [hidden] { $player } pioche une carte expérience.
       *[other] { $player } pioche une carte expérience : « { $card } ».
    }
    .player =
        { $card ->
            [hidden] Vous piochez une carte expérience.
           *[other] Vous piochez une carte expérience : « { $card } ».
        }
event-drew_relations =
    { $card ->
        [hidden] { $player } pioche une carte relations.
       *[other] { $player } pioche une carte relations : « { $card } ».
    }
    .player =
        { $card ->
            [hidden] Vous piochez une carte relations.
           *[other] Vous piochez une carte relations : « { $card } ».
        }
event-drew_heritage =
    { $card ->
        [hidden] { $player } pioche une carte patrimoine.
       *[other] { $player } pioche une carte patrimoine : « { $card } ».
    }
    .player =
        { $card ->
            [hidden] Vous piochez une carte patrimoine.
           *[other] Vous piochez une carte patrimoine : « { $card } ».
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
    .player = Vous défaussez « { $card } ».
event-laid = { $player } pose « { $card } ».
    .player = Vous posez « { $card } ».
event-bought = { $player } pose « { $card } » pour { $number } €.
    .player = Vous posez « { $card } » pour { $number } €.
event-paid = { $player } paie { $number } € pour « { $card } ».
    .player = Vous payez { $number } € pour « { $card } ».
event-toll = { $other } en reçoit { $number } €.
    .other = Vous en recevez { $number } €.
event-changed_job = { $player } quitte le métier « { $cards } » pour « { $card } ».
    .player = Vous quittez le métier « { $cards } » pour « { $card } ».
event-windfall = « { $card } » rapporte { $number } € à { $player }.
    .player = « { $card } » vous rapporte { $number } €.
event-cleansed = Grâce à « { $card } », { $player } se débarrasse de « { $cards } ».
    .player = Grâce à « { $card } », vous vous débarrassez de « { $cards } ».
event-hit = { $player } envoie « { $card } » à { $other } !
    .player = Vous envoyez « { $card } » à { $other } !
    .other = { $player } vous envoie « { $card } » !
event-destroyed = { $player } perd « { $cards } » à cause de « { $card } ».
    .player = Vous perdez « { $cards } » à cause de « { $card } ».
event-insured = { $player } a une assurance : rien à payer pour « { $card } ».
    .player = Vous avez une assurance : rien à payer pour « { $card } ».
event-lost = { $player } perd { $number } € à cause de « { $card } ».
    .player = Vous perdez { $number } € à cause de « { $card } ».
event-robbed = { $player } perd { $number } € au profit { DE($other) } à cause de « { $card } ».
    .player = Vous perdez { $number } € au profit { DE($other) } à cause de « { $card } ».
    .other = { $player } perd { $number } € à votre profit à cause de « { $card } ».
event-jobless = { $player } n’a pas de travail et reçoit { $number } €.
    .player = Vous n’avez pas de travail et recevez { $number } €.
event-salary_die = { $player } fait { $number } au dé pour le salaire de « { $card } ».
    .player = Vous faites { $number } au dé pour le salaire de « { $card } ».
event-salary = { $player } gagne { $number } € avec le métier « { $card } ».
    .player = Vous gagnez { $number } € avec le métier « { $card } ».
event-income = « { $card } » rapporte { $number } € à { $player }.
    .player = « { $card } » vous rapporte { $number } €.
event-fined = { $player } (« { $card } ») inflige une amende de { $number } € à { $other }.
    .player = Vous (« { $card } ») infligez une amende de { $number } € à { $other }.
    .other = { $player } (« { $card } ») vous inflige une amende de { $number } €.
event-fined_in_vain = { $player } (« { $card } ») inflige une amende à { $other }, qui n’a rien.
    .player = Vous (« { $card } ») infligez une amende à { $other }, qui n’a rien.
    .other = { $player } (« { $card } ») vous inflige une amende, mais vous n’avez rien.
event-stole = { $player } (« { $card } ») vole { $number } € à { $other }.
    .player = Vous (« { $card } ») volez { $number } € à { $other }.
    .other = { $player } (« { $card } ») vous vole { $number } €.
event-stole_in_vain = { $player } (« { $card } ») ne trouve rien à voler à { $other }.
    .player = Vous (« { $card } ») ne trouvez rien à voler à { $other }.
    .other = { $player } (« { $card } ») ne trouve rien à vous voler.
event-abandoned = { $player } abandonne « { $card } ».
    .player = Vous abandonnez « { $card } ».
event-settled = { $player } paie { $number } € de charges.
    .player = Vous payez { $number } € de charges.
event-nothing_due = { $player } n’a rien à payer.
    .player = Vous n’avez rien à payer.
event-charges_too_high = { $player } ne peut pas payer { $number } € de charges.
    .player = Vous ne pouvez pas payer { $number } € de charges.
event-study_die = { $player } fait { $number } au dé pour « { $card } ».
    .player = Vous faites { $number } au dé pour « { $card } ».
event-graduated = { $player } obtient un diplôme : « { $card } ».
    .player = Vous obtenez un diplôme : « { $card } ».
event-ruined = C’est la ruine pour { $player }, à la manche { $number }.
    .player = C’est la ruine pour vous, à la manche { $number }.
    .then = Vous pouvez regarder les autres, ou passer à la fin.
event-hand_discarded = { $player } perd ses cartes en main : { $cards }.
    .player = Vous perdez vos cartes en main : { $cards }.
event-purse = { $player } finit la manche avec { $number } €.
    .player = Vous finissez la manche avec { $number } €.
event-empty_purse = { $player } finit la manche sans un sou.
    .player = Vous finissez la manche sans un sou.
event-revealed = { $player } révèle son objectif : « { $card } ».
    .player = Vous révélez votre objectif : « { $card } ».
event-reached = { $player } atteint l’objectif « { $card } », à la manche { $number }.
    .player = Vous atteignez l’objectif « { $card } », à la manche { $number }.
event-fell = { $player } retombe sous l’objectif « { $card } ».
    .player = Vous retombez sous l’objectif « { $card } ».
event-fulfilled = { $player } a rempli l’objectif « { $card } » !
    .player = Vous avez rempli l’objectif « { $card } » !
event-shown_objective = { $player } avait pour objectif « { $card } ».
    .player = Vous aviez pour objectif « { $card } ».
event-time_up = Le temps est écoulé : cette manche est la dernière.
event-match_over = La partie est finie.
event-final_points =
    { $number ->
        [one] { $player } a { $number } point.
       *[other] { $player } a { $number } points.
    }
    .player =
        { $number ->
            [one] Vous avez { $number } point.
           *[other] Vous avez { $number } points.
        }
event-no_points = { $player } n’a aucun point.
    .player = Vous n’avez aucun point.
event-won = { $player } gagne !
    .player = Vous gagnez !
reason-last_one_left = Tous les autres sont ruinés.
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
refused-FA-5-5 = « { $card } » coûte { $price } € ; vous avez { $money } €.
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
refused-FA-8-13 = Vos charges sont de { $charges } € et vous avez { $money } € : abandonnez d’abord une carte.
refused-FA-10-4 = Seule l’horloge de la table peut annoncer la fin du temps, une fois, s’il y en a une.
refused-FA-10-10 = On ne révèle qu’un objectif secret que l’on atteint et qui n’est pas encore révélé.

## Sur les cartes, et dans leurs détails

face-sort = { $deck } : { $sort }
face-sort-blow = { $deck } : bord jaune
face-sort-objective = objectif
    .many = objectifs
face-bonus = { $of } { $change }
face-needs = demande { $number } en { $of }
face-salary = salaire { $number } € par manche
face-per_pip = salaire { $number } € par point d’un dé
face-cost = coûte { $number } €
face-upkeep = entretien { $number } € par manche
face-graduates =
    { $number ->
        [6] diplôme avec un 6
       *[other] diplôme avec un { $number } ou plus
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
face-raised = objectifs plus difficiles : { $levels }
face-power-cumulable = cumulable
face-power-unique = un seul
face-power-toll = péage { $number } € : { $of }
face-power-discount = remise { $number } € : { $of }
face-power-contacts = demande { $number } de moins : { $of }
face-power-extra_lay = +1 pose : { $of }
face-power-extra_draw = +1 pioche : { $of }
face-power-shield = bouclier : { $of }
face-power-insurance = ne paie aucune perte
face-power-income = +{ $number } € par manche
face-power-relief = entretien −{ $number } € : { $of }
face-power-tutor = dés d’études +{ $number }
face-power-fine = amende de { $number } €
face-power-steal = vole { $number } €
face-power-windfall = +{ $number } € à la pose
face-power-cleanse = ôte un coup du sort
face-power-loss =
    { $who ->
        [layer] prend { $number } € pour vous
       *[bank] coûte { $number } €
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

## Le but, et ce que veulent dire les signes du plateau

goal-time = Le plus de points l’emporte
goal-objective = But : « { $card } », gardé une manche
goal-secret = Un objectif secret gagne
board-tab-life = Ma vie
board-tab-others = Les autres
board-tab-piles = Paquets
tip-points = La somme des quatre niveaux, plus un pour chaque tranche complète de 500 €.
tip-money = Il paie les cartes et les charges de chaque manche. Qui ne peut pas payer est ruiné et quitte la partie.
tip-charges = Ce que les cartes devant un joueur coûtent aux comptes de chaque manche.
tip-work = La somme de ce que vos cartes indiquent pour le travail. Les cartes demandent des niveaux avant d’être posées.
tip-experience = La somme de ce que vos cartes indiquent pour l’expérience. Études et cours l’augmentent.
tip-relations = La somme de ce que vos cartes indiquent pour les relations. Amis et amours l’augmentent, les disputes la baissent.
tip-heritage = La somme de ce que vos cartes indiquent pour le patrimoine. Logements, voitures et épargne l’augmentent.
tip-hand = Des cartes que seul leur propriétaire voit, par paquet. Huit au plus restent après la pioche.
tip-burdens = Des cartes à bord jaune que d’autres ont jouées sur un joueur. Elles restent, avec un éclair, jusqu’à ce que quelque chose les enlève.
tip-objective = Atteignez ses niveaux et gardez-les jusqu’à la fin de la manche suivante, et vous gagnez.
tip-marker = Qui l’a joue en premier cette manche. Ensuite il passe au suivant.
tip-draws = Des cartes à piocher dans n’importe quel paquet. Un niveau de 0 ou moins donne une carte bonus de ce paquet.
