# Ce que lit qui joue à Happy.

## Le jeu

game-name = Happy
game-about = Travail, amour, enfants, maison, voiture, animaux : soyez le premier foyer à montrer assez de points de bonheur à votre tour.
game-length = une heure ou plus
lesson-first = Votre premier bonheur
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

move-date = Aller à un rendez-vous ({ $date_price } pièce)
move-try-for-child = Lancer les dés pour un enfant
move-buy_out = Se libérer de l’ex-partenaire
move-school-child = Envoyer à l’école : { $child } ({ $school_price } pièces)
move-move-to-district = Déménager dans le quartier { $district }
move-heal = Guérir ({ $health_price } pièces)
move-buy-card = Acheter une carte chance ({ $card_price } pièces)
move-buy-car = Acheter une voiture ({ $car_price } pièces)
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
    .player = Vous commencez.
event-turn_began = Manche { $number } : c’est à { $player }.
    .player = Manche { $number } : c’est à vous.
event-turn_skipped = La quarantaine prive { $player } de son tour.
    .player = La quarantaine vous prive de votre tour.
event-protection_ended = La protection { DE($player) } prend fin et { $other } reprend sa tuile.
    .player = Votre protection prend fin et { $other } reprend sa tuile.
    .other = La protection { DE($player) } prend fin et vous reprenez votre tuile.
event-glass_lifted = La quarantaine { DE($player) } prend fin ; la tuile { DE($other) } protège la maison pendant une manche.
    .player = Votre quarantaine prend fin ; la tuile { DE($other) } protège la maison pendant une manche.
    .other = La quarantaine { DE($player) } prend fin ; votre tuile protège la maison pendant une manche.
event-earned =
    { $number ->
        [one] { $player } reçoit { $number } pièce pour ce tour.
       *[other] { $player } reçoit { $number } pièces pour ce tour.
    }
    .player =
        { $number ->
            [one] Vous recevez { $number } pièce pour ce tour.
           *[other] Vous recevez { $number } pièces pour ce tour.
        }
event-paid_costs =
    { $number ->
        [one] { $player } paie { $number } pièce de frais.
       *[other] { $player } paie { $number } pièces de frais.
    }
    .player =
        { $number ->
            [one] Vous payez { $number } pièce de frais.
           *[other] Vous payez { $number } pièces de frais.
        }
event-received =
    { $number ->
        [one] { $player } reçoit { $number } pièce de la banque.
       *[other] { $player } reçoit { $number } pièces de la banque.
    }
    .player =
        { $number ->
            [one] Vous recevez { $number } pièce de la banque.
           *[other] Vous recevez { $number } pièces de la banque.
        }
event-bank_empty = La banque est vide.
event-took_parking = La voiture { DE($player) } prend la place de parking spéciale.
    .player = Votre voiture prend la place de parking spéciale.
event-parking_empty = La place de parking spéciale est vide.
event-match_over = La partie est finie et toutes les mains sont montrées.
event-showed_hand = { $player } montre : { $cards }.
    .player = Vous montrez : { $cards }.
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
event-final_points_half = { $player } a { $number }½ points.
    .player = Vous avez { $number }½ points.
event-final_points_low = { $player } a moins d’un point.
    .player = Vous avez moins d’un point.
event-drew =
    { $card ->
        [hidden] { $player } pioche une carte.
       *[other] { $player } pioche « { $card } ».
    }
    .player =
        { $card ->
            [hidden] Vous piochez une carte.
           *[other] Vous piochez « { $card } ».
        }
event-played = { $player } joue « { $card } ».
    .player = Vous jouez « { $card } ».
event-played_on = { $player } joue « { $card } » sur { $other }.
    .player = Vous jouez « { $card } » sur { $other }.
    .other = { $player } joue « { $card } » sur vous.
event-laid_open = { $player } pose « { $card } » sur la table.
    .player = Vous posez « { $card } » sur la table.
event-parried = { $player } pare « { $card } », carte jouée par { $other }.
    .player = Vous parez « { $card } », carte jouée par { $other }.
    .other = { $player } pare votre carte « { $card } ».
event-suffered = { $player } subit « { $card } », carte jouée par { $other }.
    .player = Vous subissez « { $card } », carte jouée par { $other }.
    .other = { $player } subit votre carte « { $card } ».
event-took_cat_from = { $player } prend un chat à { $other }.
    .player = Vous prenez un chat à { $other }.
    .other = { $player } vous prend un chat.
event-took_dog_from = { $player } prend un chien à { $other }.
    .player = Vous prenez un chien à { $other }.
    .other = { $player } vous prend un chien.
event-got_cat = Un chat du refuge s’installe chez { $player }.
    .player = Un chat du refuge s’installe chez vous.
event-got_dog = Un chien du refuge s’installe chez { $player }.
    .player = Un chien du refuge s’installe chez vous.
event-divorced = Le partenaire { DE($player) } part pour la maison du divorce.
    .player = Votre partenaire part pour la maison du divorce.
event-fell_ill = { $player } est en mauvaise santé.
    .player = Vous êtes en mauvaise santé.
event-healed = { $player } retrouve la santé.
    .player = Vous retrouvez la santé.
event-quarantined = { $other } met { $player } en quarantaine.
    .player = { $other } vous met en quarantaine.
    .other = Vous mettez { $player } en quarantaine.
event-protected = La tuile { DE($other) } protège la maison { DE($player) } pendant une manche.
    .player = La tuile { DE($other) } protège votre maison pendant une manche.
    .other = Votre tuile protège la maison { DE($player) } pendant une manche.
event-rose_to_manager = { $player } passe manager.
    .player = Vous passez manager.
event-rose_to_director = { $player } prend la direction.
    .player = Vous prenez la direction.
event-fell_to_manager = { $player } redescend au poste de manager.
    .player = Vous redescendez au poste de manager.
event-fell_to_worker = { $player } redescend à un poste de base.
    .player = Vous redescendez à un poste de base.
event-house_fell =
    { $number ->
        [one] Chez { $player }, la maison descend de { $number } quartier.
       *[other] Chez { $player }, la maison descend de { $number } quartiers.
    }
    .player =
        { $number ->
            [one] Votre maison descend de { $number } quartier.
           *[other] Votre maison descend de { $number } quartiers.
        }
event-moved_up = { $player } déménage dans le quartier { $number }.
    .player = Vous déménagez dans le quartier { $number }.
event-moved_down =
    { $number ->
        [one] { $player } descend de { $number } quartier.
       *[other] { $player } descend de { $number } quartiers.
    }
    .player =
        { $number ->
            [one] Vous descendez de { $number } quartier.
           *[other] Vous descendez de { $number } quartiers.
        }
event-lost_car = { $player } perd sa voiture.
    .player = Vous perdez votre voiture.
event-car_scratched = La voiture { DE($player) } est rayée et ne vaut plus que { $number }.
    .player = Votre voiture est rayée et ne vaut plus que { $number }.
event-got_car = { $player } a maintenant une voiture d’une valeur de { $number }.
    .player = Vous avez maintenant une voiture d’une valeur de { $number }.
event-upgraded_car = { $player } améliore sa voiture, qui vaut { $number }.
    .player = Vous améliorez votre voiture, qui vaut { $number }.
event-sold_car = { $player } vend sa voiture à la banque.
    .player = Vous vendez votre voiture à la banque.
event-sold_card = { $player } vend « { $card } » à la banque.
    .player = Vous vendez « { $card } » à la banque.
event-offered_car =
    { $number ->
        [one] { $player } propose sa voiture à { $other } pour { $number } pièce.
       *[other] { $player } propose sa voiture à { $other } pour { $number } pièces.
    }
    .player =
        { $number ->
            [one] Vous proposez votre voiture à { $other } pour { $number } pièce.
           *[other] Vous proposez votre voiture à { $other } pour { $number } pièces.
        }
    .other =
        { $number ->
            [one] { $player } vous propose sa voiture pour { $number } pièce.
           *[other] { $player } vous propose sa voiture pour { $number } pièces.
        }
event-offered_card =
    { $number ->
        [one] { $player } propose « { $card } » à { $other } pour { $number } pièce.
       *[other] { $player } propose « { $card } » à { $other } pour { $number } pièces.
    }
    .player =
        { $number ->
            [one] Vous proposez « { $card } » à { $other } pour { $number } pièce.
           *[other] Vous proposez « { $card } » à { $other } pour { $number } pièces.
        }
    .other =
        { $number ->
            [one] { $player } vous propose « { $card } » pour { $number } pièce.
           *[other] { $player } vous propose « { $card } » pour { $number } pièces.
        }
event-accepted_offer =
    { $number ->
        [one] { $player } accepte l’offre { DE($other) } et paie { $number } pièce.
       *[other] { $player } accepte l’offre { DE($other) } et paie { $number } pièces.
    }
    .player =
        { $number ->
            [one] Vous acceptez l’offre { DE($other) } et payez { $number } pièce.
           *[other] Vous acceptez l’offre { DE($other) } et payez { $number } pièces.
        }
    .other =
        { $number ->
            [one] { $player } accepte votre offre et paie { $number } pièce.
           *[other] { $player } accepte votre offre et paie { $number } pièces.
        }
event-declined_offer = { $player } refuse l’offre { DE($other) }.
    .player = Vous refusez l’offre { DE($other) }.
    .other = { $player } refuse votre offre.
event-traded = { $player } échange : { $cards }.
    .player = Vous échangez : { $cards }.
event-asked_to_topple = { $player } propose à { $other } de renverser la direction.
    .player = Vous proposez à { $other } de renverser la direction.
    .other = { $player } vous propose de renverser la direction.
event-agreed_to_topple = { $player } aide { $other }.
    .player = Vous aidez { $other }.
    .other = { $player } vous aide.
event-declined_to_topple = { $player } ne veut pas aider { $other }.
    .player = Vous ne voulez pas aider { $other }.
    .other = { $player } ne veut pas vous aider.
event-topple_failed = Les dés sont égaux : la direction ne change pas.
event-toppled = { $player } renverse { $other } et prend la direction.
    .player = Vous renversez { $other } et prenez la direction.
    .other = { $player } vous renverse et prend la direction.
event-passed = { $player } passe.
    .player = Vous passez.
event-kept_die = { $player } garde le dé.
    .player = Vous gardez le dé.
event-threw = { $player } obtient un { $number }.
    .player = Vous obtenez un { $number }.
event-dated = { $player } va à un rendez-vous.
    .player = Vous allez à un rendez-vous.
event-tried_for_child = { $player } lance les dés pour un enfant.
    .player = Vous lancez les dés pour un enfant.
event-found_partner = { $player } vit maintenant en couple.
    .player = Vous vivez maintenant en couple.
event-bought_out = { $player } se libère de l’ex-partenaire pour { $number } pièces.
    .player = Vous vous libérez de l’ex-partenaire pour { $number } pièces.
event-child_born = Chez { $player }, l’enfant { $number } vient de naître.
    .player = Votre enfant { $number } vient de naître.
event-child_adopted = { $player } adopte l’enfant { $number }.
    .player = Vous adoptez l’enfant { $number }.
event-child_to_primary = Chez { $player }, l’enfant { $number } entre à l’école primaire.
    .player = Votre enfant { $number } entre à l’école primaire.
event-child_to_secondary = Chez { $player }, l’enfant { $number } entre à l’école secondaire.
    .player = Votre enfant { $number } entre à l’école secondaire.
event-child_to_university = Chez { $player }, l’enfant { $number } entre à l’université.
    .player = Votre enfant { $number } entre à l’université.
event-child_to_work = Chez { $player }, l’enfant { $number } commence à travailler.
    .player = Votre enfant { $number } commence à travailler.
event-child_down_home = Chez { $player }, l’enfant { $number } revient à la maison.
    .player = Votre enfant { $number } revient à la maison.
event-child_down_primary = Chez { $player }, l’enfant { $number } redescend à l’école primaire.
    .player = Votre enfant { $number } redescend à l’école primaire.
event-child_down_secondary = Chez { $player }, l’enfant { $number } redescend à l’école secondaire.
    .player = Votre enfant { $number } redescend à l’école secondaire.
event-claimed = { $player } montre assez de points de bonheur et gagne !
    .player = Vous montrez assez de points de bonheur et gagnez !

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

face-sort-yellow = jaune : vous aide
    .many = jaune : cartes qui vous aident
face-sort-orange = orange : pour vous ou contre un autre
face-sort-red = rouge : attaque
    .many = rouge : attaques
face-sort-green = vert : parade
    .many = vert : parades
face-points = points de bonheur tant que vous l’avez : { $points }
face-parries = pare : { $cards }
face-parried_by = parée par : { $card }
face-no_parry = rien ne la pare
face-copies =
    { $number ->
        [one] il y en a une dans le jeu
       *[other] il y en a { $number } dans le jeu
    }
face-in_play-world_trip = en jeu, une de moins que de joueurs : 2 à trois, 3 à quatre, 4 à cinq, 5 à six
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
board-most-money = Le plus de pièces, dès { $rich } :
board-bank-note = Quand la banque est vide, la partie est finie.
board-new = nouvelle
board-offer = À vendre : { $thing } pour { $price }.

## Le but, et ce que veulent dire les signes du plateau

goal = { $target } points pour gagner
goal-fact = manche { $number }
board-tab-mountain = Montagne
board-tab-town = Ville
board-tab-people = Habitants
board-points = Points
board-coins = Pièces
board-tiles = Tuiles QR
tip-points = Qui en a assez à son tour peut revendiquer la victoire. On peut les perdre à nouveau.
tip-shown_points = Ce que tous voient des points d’un joueur. Des cartes en main peuvent en ajouter.
tip-money = En ville, tout coûte des pièces. Au début de votre tour, vous recevez vos revenus moins vos frais.
tip-wage = Ce que votre poste dans l’entreprise rapporte au début de chacun de vos tours. Un MBA vous fait monter d’un étage.
    .name = Salaire
tip-district = Là où se trouve votre maison. Plus c’est haut, plus c’est cher à chaque tour ; les quartiers du haut donnent des points.
tip-upkeep = Qui habite ici paie cela au début de chaque tour.
    .name = Frais du quartier
tip-odds = La fréquence de réussite aux dés. On lance pour un rendez-vous ou pour un enfant, une fois par tour.
    .name = Probabilité
tip-partner = Un partenaire à la maison rapporte des pièces à chaque tour, et un point. Sans partenaire, pas d’enfants.
tip-children = Ils vont de la maison au travail par trois écoles, pas à pas. Au travail, chacun vaut un point.
    .name = Enfants
tip-pets = Un chien et un chat ensemble donnent un point, les quatre animaux en donnent deux.
tip-car = Le chiffre est sa valeur. La voiture qui vaut le plus a la place de parking spéciale, et son point.
tip-health = Une mauvaise santé coûte des pièces à chaque tour et un point, jusqu’à la guérison.
tip-quarantine = Qui est sous la cloche passe ses tours jusqu’au tour de l’attaquant.
    .name = Quarantaine
tip-protection = Une tuile à côté de la maison : jusqu’au tour de son propriétaire, personne ne peut mettre ce joueur en quarantaine.
tip-tiles = Avec le coronavirus, vous en posez une sur la maison d’un autre joueur. Sans tuile, pas de quarantaine.
tip-hand_size = Cartes chance en main, que seul leur propriétaire voit. Sept au plus.
tip-open = Amitiés posées sur la table. Chacune vaut un demi-point, et personne ne peut les prendre.
tip-bank = Les pièces qui restent pour tous. Quand elle est vide, la partie est finie.
