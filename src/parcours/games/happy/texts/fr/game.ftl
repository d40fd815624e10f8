# Ce que lit qui joue à Happy.

## Le jeu

game-name = Happy
game-about = Travail, amour, enfants, maison, voiture, animaux : soyez le premier foyer à montrer assez de points de bonheur à votre tour.
game-length = une heure ou plus
option-target = Points pour gagner
    .help = Qui montre autant de points de bonheur à son tour gagne.
option-bank = Pièces
    .help = Toutes les pièces de la partie ; quand la banque est vide, la partie est finie.

## Cartes

card-world_trip = tour du monde
card-friendship = amitié
card-car_upgrade = amélioration de voiture
card-mba = MBA
card-inheritance = héritage
card-lottery = loterie
card-extra_dice = dés en plus
card-internet_love = amour sur internet
card-skip_school = sauter une école
card-take_cat = prendre un chat
card-take_dog = prendre un chien
card-pet_insurance = assurance animaux
card-secret_love = amour secret
card-cover_up = affaire étouffée
card-plague = peste
card-health_insurance = assurance maladie
card-fire = incendie
card-fire_insurance = assurance incendie
card-corona = coronavirus
card-vaccination = vaccination
card-scratch = rayure sur la voiture
card-burn_out = burn-out
card-school_down = rétrogradation

## Noms sur la table

zone-money = Pièces
zone-hand = Cartes en main
zone-fresh = Cartes nouvelles
zone-hand_size = Nombre de cartes en main
zone-open = Amitiés posées
zone-job = Poste
zone-partner = Partenaire
zone-child_1 = Premier enfant
zone-child_2 = Deuxième enfant
zone-child_3 = Troisième enfant
zone-district = Quartier
zone-pets = Animaux
zone-car = Voiture
zone-health = Santé
zone-quarantine = Quarantaine due à
zone-protection = Protection due à
zone-tiles = Tuiles QR restantes
zone-points = Points de bonheur
zone-shown_points = Points visibles
zone-turn = Au tour de
zone-round = Manche
zone-pile = Pioche
zone-pile_size = Cartes dans la pioche
zone-box = Dans la boîte
zone-bank = Banque
zone-shelter = Refuge
zone-parking = Place de parking spéciale
zone-marks = Déjà fait ce tour
zone-asked = Doit répondre
zone-question = Question
zone-about = À propos de
zone-throws = Dés
zone-declined = Refusé ce tour

## Mots

word-worker = poste de base
word-manager = manager
word-director = direction
word-none = aucun
word-home = à la maison
word-ex = ex-partenaire
word-baby = nouveau-né
word-primary = école primaire
word-secondary = école secondaire
word-university = université
word-work = au travail
word-good = bonne
word-bad = mauvaise
word-nobody = personne
word-dog = chien
word-cat = chat
word-date = rendez-vous
word-try = dés pour un enfant
word-car = voiture
word-house = maison
word-topple = renverser la direction
word-to = à
word-for = pour
word-with = avec
word-child_1 = premier enfant
word-child_2 = deuxième enfant
word-child_3 = troisième enfant
word-parry = parade
word-sale = vente
word-extra = dés en plus
word-again = relancer
word-upgrade = amélioration
word-partner = partenaire
word-coins = pièces
word-shelter = refuge
word-hidden = caché

## Ce qui est attendu

ask-none = C’est votre tour : faites ce que vous voulez et pouvez payer, puis terminez.
wait-none = On attend { $player }, qui doit jouer son tour.
ask-parry = On vous attaque : parez avec la carte verte qui convient, ou subissez.
wait-parry = On attend { $player }, qui doit parer l’attaque ou la subir.
ask-sale = On vous fait une offre : acceptez ou refusez.
wait-sale = On attend { $player }, qui doit répondre à l’offre.
ask-topple = On vous propose de lancer les dés contre la direction : acceptez ou refusez.
wait-topple = On attend { $player }, qui doit dire s’il faut renverser la direction.
ask-extra = Jouez des dés en plus pour relancer, ou passez.
wait-extra = On attend { $player }, qui peut jouer des dés en plus ou passer.
ask-again = Relancez encore une fois, ou gardez ce dé.
wait-again = On attend { $player }, qui peut relancer ou garder le dé.

## Coups

slot-child = enfant
slot-thing = chose

move-date = Aller à un rendez-vous (1 pièce)
move-try-for-child = Lancer les dés pour un enfant
move-buy_out = Se libérer de l’ex-partenaire
move-school-child = Envoyer à l’école : { $child } ({ $school_price } pièces)
move-move-to-district = Déménager dans le quartier { $district }
move-heal = Guérir ({ $health_price } pièces)
move-buy-card = Acheter une carte chance ({ $card_price } pièces)
move-buy-car = Acheter une voiture (6 pièces)
move-buy-upgrade = Améliorer la voiture ({ $upgrade_price } pièces)
move-buy-cat = Adopter un chat ({ $cat_price } pièces)
move-buy-dog = Adopter un chien ({ $dog_price } pièces)
move-sell-car = Vendre la voiture à la banque
move-sell-internet_love = Vendre « { card-internet_love } » à la banque ({ $love_price } pièces)
move-sell-car-to-target-for-price = Proposer la voiture à { $target } pour { $price }
move-sell-internet_love-to-target-for-price = Proposer « { card-internet_love } » à { $target } pour { $price }
move-sell-thing = Vendre : { $thing }
move-sell-thing-to-target-for-price = Proposer à { $target } pour { $price } : { $thing }
move-trade-cards = Échanger contre une nouvelle carte : { $cards }
move-trade = Échanger des cartes
move-topple-with-target = Renverser la direction avec { $target }
move-play-card = Jouer « { $card } »
move-play-card-on-target = Jouer « { $card } » sur { $target }
move-play-card-on-target-child = Jouer « { $card } » sur { $target } : { $child }
move-play-card-from-shelter = Jouer « { $card } » au refuge
move-play-card-from-target = Jouer « { $card } » chez { $target }
move-play-card-for-partner = Jouer « { $card } » pour un partenaire
move-play-card-for-child = Jouer « { $card } » pour adopter un enfant
move-claim = Montrer ses points et gagner
move-end = Terminer le tour
move-parry = Parer
move-suffer = Subir
move-accept = Accepter
move-decline = Refuser
move-pass = Passer
move-throw = Relancer
move-keep = Garder le dé
move-play-card-for-who = Jouer « { $card } » pour : { $who }

## Le journal

event-began = { $player } commence.
event-turn_began = Manche { $number } : c’est à { $player }.
event-turn_skipped = La quarantaine prive { $player } de son tour.
event-protection_ended = La protection { DE($player) } prend fin et { $other } reprend sa tuile.
event-glass_lifted = La quarantaine { DE($player) } prend fin ; la tuile { DE($other) } protège la maison pendant une manche.
event-earned =
    { $number ->
        [one] { $player } reçoit { $number } pièce pour ce tour.
       *[other] { $player } reçoit { $number } pièces pour ce tour.
    }
event-paid_costs =
    { $number ->
        [one] { $player } paie { $number } pièce de frais.
       *[other] { $player } paie { $number } pièces de frais.
    }
event-received =
    { $number ->
        [one] { $player } reçoit { $number } pièce de la banque.
       *[other] { $player } reçoit { $number } pièces de la banque.
    }
event-bank_empty = La banque est vide.
event-took_parking = La voiture { DE($player) } prend la place de parking spéciale.
event-parking_empty = La place de parking spéciale est vide.
event-match_over = La partie est finie et toutes les mains sont montrées.
event-showed_hand = { $player } montre : { $cards }.
event-final_points =
    { $number ->
        [one] { $player } a { $number } point.
       *[other] { $player } a { $number } points.
    }
event-final_points_half = { $player } a { $number }½ points.
event-final_points_low = { $player } a moins d’un point.
event-drew =
    { $card ->
        [hidden] { $player } pioche une carte.
       *[other] { $player } pioche « { $card } ».
    }
event-played = { $player } joue « { $card } ».
event-played_on = { $player } joue « { $card } » sur { $other }.
event-laid_open = { $player } pose « { $card } » sur la table.
event-parried = { $player } pare « { $card } », carte jouée par { $other }.
event-suffered = { $player } subit « { $card } », carte jouée par { $other }.
event-took_cat_from = { $player } prend un chat à { $other }.
event-took_dog_from = { $player } prend un chien à { $other }.
event-got_cat = Un chat du refuge s’installe chez { $player }.
event-got_dog = Un chien du refuge s’installe chez { $player }.
event-divorced = Le partenaire { DE($player) } part pour la maison du divorce.
event-fell_ill = { $player } est en mauvaise santé.
event-healed = { $player } retrouve la santé.
event-quarantined = { $other } met { $player } en quarantaine.
event-protected = La tuile { DE($other) } protège la maison { DE($player) } pendant une manche.
event-rose_to_manager = { $player } passe manager.
event-rose_to_director = { $player } prend la direction.
event-fell_to_manager = { $player } redescend au poste de manager.
event-fell_to_worker = { $player } redescend à un poste de base.
event-house_fell =
    { $number ->
        [one] Chez { $player }, la maison descend de { $number } quartier.
       *[other] Chez { $player }, la maison descend de { $number } quartiers.
    }
event-moved_up = { $player } déménage dans le quartier { $number }.
event-moved_down =
    { $number ->
        [one] { $player } descend de { $number } quartier.
       *[other] { $player } descend de { $number } quartiers.
    }
event-lost_car = { $player } perd sa voiture.
event-car_scratched = La voiture { DE($player) } est rayée et ne vaut plus que { $number }.
event-got_car = { $player } a maintenant une voiture d’une valeur de { $number }.
event-upgraded_car = { $player } améliore sa voiture, qui vaut { $number }.
event-sold_car = { $player } vend sa voiture à la banque.
event-sold_card = { $player } vend « { $card } » à la banque.
event-offered_car =
    { $number ->
        [one] { $player } propose sa voiture à { $other } pour { $number } pièce.
       *[other] { $player } propose sa voiture à { $other } pour { $number } pièces.
    }
event-offered_card =
    { $number ->
        [one] { $player } propose « { $card } » à { $other } pour { $number } pièce.
       *[other] { $player } propose « { $card } » à { $other } pour { $number } pièces.
    }
event-accepted_offer =
    { $number ->
        [one] { $player } accepte l’offre { DE($other) } et paie { $number } pièce.
       *[other] { $player } accepte l’offre { DE($other) } et paie { $number } pièces.
    }
event-declined_offer = { $player } refuse l’offre { DE($other) }.
event-traded = { $player } échange : { $cards }.
event-asked_to_topple = { $player } propose à { $other } de renverser la direction.
event-agreed_to_topple = { $player } aide { $other }.
event-declined_to_topple = { $player } ne veut pas aider { $other }.
event-topple_failed = Les dés sont égaux : la direction ne change pas.
event-toppled = { $player } renverse { $other } et prend la direction.
event-passed = { $player } passe.
event-kept_die = { $player } garde le dé.
event-threw = { $player } obtient un { $number }.
event-dated = { $player } va à un rendez-vous.
event-tried_for_child = { $player } lance les dés pour un enfant.
event-found_partner = { $player } vit maintenant en couple.
event-bought_out = { $player } se libère de l’ex-partenaire pour { $number } pièces.
event-child_born = Chez { $player }, l’enfant { $number } vient de naître.
event-child_adopted = { $player } adopte l’enfant { $number }.
event-child_to_primary = Chez { $player }, l’enfant { $number } entre à l’école primaire.
event-child_to_secondary = Chez { $player }, l’enfant { $number } entre à l’école secondaire.
event-child_to_university = Chez { $player }, l’enfant { $number } entre à l’université.
event-child_to_work = Chez { $player }, l’enfant { $number } commence à travailler.
event-child_down_home = Chez { $player }, l’enfant { $number } revient à la maison.
event-child_down_primary = Chez { $player }, l’enfant { $number } redescend à l’école primaire.
event-child_down_secondary = Chez { $player }, l’enfant { $number } redescend à l’école secondaire.
event-claimed = { $player } montre assez de points de bonheur et gagne !

## Pourquoi pas

refused-HA-2-4 = La partie est finie.
refused-HA-2-5 = C’est à { $player } d’agir maintenant.
refused-HA-2-6 = Cela ne répond pas à la question posée, ou il n’y en a pas.
refused-HA-4-3 = Vous n’avez pas « { $card } », ou pas assez.
refused-HA-4-4 = « { $card } » est nouvelle : elle servira quand ce tour sera fini.
refused-HA-4-7 = { $player } a déjà { $limit } cartes en main ; c’est le maximum.
refused-HA-4-8 = La pioche est vide.
refused-HA-4-9 = Nommez exactement trois cartes, dans l’ordre alphabétique de leurs noms courts.
refused-HA-4-11 = « { $card } » ne se joue pas : gardez-la, ou servez-vous-en pour parer.
refused-HA-5-2 = Une attaque vise quelqu’un d’autre.
refused-HA-5-4 = Vous n’avez aucune carte qui pare « { $card } ».
refused-HA-6-3 = Vous avez déjà un partenaire à la maison.
refused-HA-6-4 = Libérez-vous d’abord de votre ex-partenaire.
refused-HA-6-5 = Un seul lancer par tour, pour un partenaire ou pour un enfant : il est fait.
refused-HA-6-7 = Aucun lancer de ce tour ne peut profiter de dés en plus.
refused-HA-6-8 = Cela ne marche que sans partenaire ni ex-partenaire.
refused-HA-6-9 = { $target } n’a pas de partenaire à la maison.
refused-HA-6-11 = Vous n’avez pas d’ex-partenaire.
refused-HA-7-3 = Il faut pour cela un partenaire à la maison.
refused-HA-7-4 = Les trois enfants sont nés.
refused-HA-7-6 = Pour adopter, il faut un partenaire à la maison et moins de trois enfants.
refused-HA-7-9 = Un nouveau-né reste à la maison jusqu’à la fin du tour.
refused-HA-7-10 = Cet enfant a déjà fait son pas payant ce tour.
refused-HA-7-11 = Il n’y a pas de place libre là où irait cet enfant.
refused-HA-7-12 = Cet enfant n’est pas né, ou travaille déjà.
refused-HA-7-14 = Après l’université, il n’y a plus d’école à sauter.
refused-HA-7-15 = Seul un enfant dans une des trois écoles peut redescendre.
refused-HA-7-17 = Un enfant ne devient ni manager ni directeur.
refused-HA-8-2 = On monte d’un seul quartier à la fois, ou on descend dans un quartier inférieur. Vous habitez le quartier { $here }.
refused-HA-8-3 = Une seule montée par tour : elle est faite.
refused-HA-8-4 = Le quartier { $district } est complet.
refused-HA-8-7 = La maison { DE($target) } est déjà dans le quartier 0.
refused-HA-9-4 = { $player } dirige déjà, et il n’y a qu’un poste.
refused-HA-9-5 = Vous êtes déjà au sommet.
refused-HA-9-6 = { $target } n’est ni manager ni à la direction.
refused-HA-9-7 = Il faut deux managers, vous et quelqu’un d’autre, et une direction en place.
refused-HA-9-8 = Les dés contre la direction ont déjà été lancés ce tour.
refused-HA-9-9 = { $target } a refusé ce tour.
refused-HA-10-3 = Le refuge n’a plus cet animal.
refused-HA-10-5 = { $target } n’a pas cet animal.
refused-HA-10-6 = Chez { $target }, c’est la quarantaine : les animaux restent là.
refused-HA-11-2 = Vous avez déjà une voiture.
refused-HA-11-3 = Vous n’avez pas de voiture à améliorer.
refused-HA-11-4 = On achète une voiture ou une amélioration une fois par tour : c’est fait.
refused-HA-11-6 = La banque a { $bank }, et il en faut { $needed } sous la voiture.
refused-HA-11-7 = Vous n’avez pas de voiture.
refused-HA-11-8 = { $target } n’a pas de voiture.
refused-HA-12-3 = { $target } est déjà en quarantaine.
refused-HA-12-4 = Une protection couvre { $target }.
refused-HA-12-5 = Vous n’avez plus de tuile QR.
refused-HA-12-6 = Les deux verres sont pris.
refused-HA-13-2 = Tout le monde est déjà malade.
refused-HA-13-7 = Vous êtes en bonne santé.
refused-HA-14-2 = On ne se vend rien à soi-même.
refused-HA-14-3 = { $target } a { $money } : demandez au moins 1 et au plus cela.
refused-HA-14-4 = { $target } a déjà une voiture.
refused-HA-14-5 = { $target } a refusé : ce tour, demandez au plus { $highest }.
refused-HA-14-9 = On ne vend que la voiture et l’amour sur internet.
refused-HA-15-7 = Il faut { $goal } points, et vous en avez { $points }.
refused-HA-16-2 = Cela coûte { $price }, et vous avez { $money }.

## La fin

reason-claimed = Assez de points de bonheur ont été montrés.
reason-bank_empty = La banque est vide.

## Sur les cartes, et dans leurs détails

face-sort-yellow = vous aide
face-sort-orange = pour vous ou contre un autre
face-sort-red = attaque
face-sort-green = parade
face-points = points de bonheur tant que vous l’avez : { $points }
face-parries = pare : { $cards }
face-parried_by = parée par : { $card }
face-no_parry = rien ne la pare
face-copies =
    { $number ->
        [one] il y en a une dans le jeu
       *[other] il y en a { $number } dans le jeu
    }
face-card-world_trip = à garder
face-card-friendship = gardez-la ou posez-la
face-card-car_upgrade = une voiture, ou mieux
face-card-mba = un échelon de plus
face-card-inheritance = 15 pièces
face-card-lottery = 20 pièces
face-card-extra_dice = deux lancers de plus
face-card-internet_love = partenaire ou enfant
face-card-skip_school = un enfant : deux places
face-card-take_cat = au refuge ou chez un joueur
face-card-take_dog = au refuge ou chez un joueur
face-card-secret_love = à garder, ou brise un couple
face-card-plague = les autres en mauvaise santé
face-card-health_insurance = ou vous guérit
face-card-fire = une maison descend
face-card-corona = quarantaine
face-card-scratch = une voiture perd un niveau
face-card-burn_out = un échelon de moins
face-card-school_down = un enfant redescend

## Sur le plateau

board-town = La ville
board-district = Quartier { $number }
board-plots = terrains occupés : { $taken } sur { $room }
board-upkeep = coûte { $number } par tour
board-move = Déménager
board-company = Entreprise
board-earner = Chaque enfant au travail compte
board-love = Amour
board-date = Sortir
board-child = Enfant
board-odds-date = avec un cinq ou un six
board-odds-child = avec un as sur l’un des deux dés
board-divorce = Maison du divorce
board-buy-out = Se libérer
board-hospital = Hôpital
board-heal = Guérir
board-ill = malade
board-quarantine = quarantaine
board-pets = Un chien et un chat : 1 ; les quatre : 2
board-chance = Chance
board-buy = Acheter
board-sell = Vendre
board-upgrade = Améliorer
board-parking = Parking
board-most-money = Le plus de pièces, dès 25 :
board-bank-note = Quand la banque est vide, la partie est finie.
board-new = nouvelle
board-attack = { $player } attaque { $other }.
board-offer = À vendre : { $thing } pour { $price }.
