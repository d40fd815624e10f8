# Smile Life en français : tout sauf les règles.

game-name = Smile Life
game-about = Études, métier, flirts, voyages, et quelques coups bas pour les autres : la vie qui compte le plus de smiles l’emporte.
game-length = 30 à 60 minutes
lesson-first = Votre première vie

option-deck = Nombre de cartes
    .help = Combien des 200 cartes sont en jeu ; avec moins de cartes, la partie est plus courte.
option-river = Rivière
    .help = Trois cartes sont posées face visible, et on peut en prendre une au lieu de piocher.

## Cartes

card-studies = études
card-double_studies = études doubles
card-barman = barman
card-gardener = jardinier
card-plumber = plombier
card-stripper = stripteaser
card-waiter = serveur
card-soldier = militaire
card-policeman = policier
card-english_teacher = prof d’anglais
card-french_teacher = prof de français
card-history_teacher = prof d’histoire-géo
card-maths_teacher = prof de maths
card-grand_professor = grand prof
card-airline_pilot = pilote de ligne
card-architect = architecte
card-astronaut = astronaute
card-bandit = bandit
card-designer = designer
card-doctor = médecin
card-guru = gourou
card-head_of_purchasing = chef des achats
card-head_of_sales = chef des ventes
card-journalist = journaliste
card-lawyer = avocat
card-mechanic = garagiste
card-medium = médium
card-pharmacist = pharmacien
card-pizza_maker = pizzaïolo
card-researcher = chercheur
card-surgeon = chirurgien
card-writer = écrivain
card-wage_1 = salaire 1
card-wage_2 = salaire 2
card-wage_3 = salaire 3
card-wage_4 = salaire 4
card-flirt_bar = flirt au bar
card-flirt_camping = flirt au camping
card-flirt_cinema = flirt au cinéma
card-flirt_hotel = flirt à l’hôtel
card-flirt_nightclub = flirt en boîte de nuit
card-flirt_park = flirt au parc
card-flirt_restaurant = flirt au restaurant
card-flirt_theatre = flirt au théâtre
card-flirt_web = flirt sur le web
card-flirt_zoo = flirt au zoo
card-marriage = mariage
card-adultery = adultère
card-child = enfant
card-cat = chat
card-chick = poussin
card-dog = chien
card-rabbit = lapin
card-unicorn = licorne
card-trip_cairo = voyage au Caire
card-trip_london = voyage à Londres
card-trip_new_york = voyage à New York
card-trip_rio = voyage à Rio
card-trip_sydney = voyage à Sydney
card-house_6 = maison à 6
card-house_8 = maison à 8
card-house_10 = maison à 10
card-legion_of_honour = légion d’honneur
card-grand_prize = grand prix d’excellence
card-accident = accident
card-sickness = maladie
card-burn_out = burn-out
card-divorce = divorce
card-income_tax = impôt sur le revenu
card-dismissal = licenciement
card-repeat_year = redoublement
card-prison = prison
card-attack = attentat
card-birthday = anniversaire
card-rainbow = arc-en-ciel
card-casino = casino
card-luck = chance
card-shooting_star = étoile filante
card-inheritance = héritage
card-string_pulling = piston
card-swap = troc
card-tsunami = tsunami
card-revenge = vengeance

## La table : devant chaque joueur

zone-hand = Main
zone-hand_size = Cartes en main
zone-hand_limit = Main complète
zone-studies = Études
zone-level = Niveau d’études
zone-extra_studies = Études mises à part
zone-job = Métier
zone-wage_level = Salaire le plus élevé
zone-raised = Hausse de salaire
zone-awarded = Métiers primés
zone-free_house = Maison gratuite
zone-wages = Salaires disponibles
zone-invested = Cartes investies
zone-flirts = Flirts officiels
zone-used_flirts = Flirts qui ont donné un enfant
zone-marriage = Mariage
zone-adultery = Adultère
zone-affairs = Flirts de l’adultère
zone-past_affairs = Flirts d’adultères terminés
zone-children = Enfants
zone-acquisitions = Acquisitions
zone-distinctions = Distinctions
zone-pending = Malus à purger
zone-prison_turns = Tours de prison restants
zone-malus = Malus subis
zone-specials = Cartes spéciales
zone-outlaw = Hors-la-loi
zone-peek_hands = Mains vues
zone-peek_pile = Pioche vue
zone-smiles = Smiles

## La table : en commun

zone-turn = Tour
zone-phase = Moment du tour
zone-plays = Cartes encore à jouer
zone-rainbow = Arc-en-ciel
zone-new_job = Métier posé dans ce tour
zone-search = Recherche
zone-asked = Réponse attendue
zone-pile = Pioche
zone-pile_size = Cartes dans la pioche
zone-discard = Défausse
zone-discarded_by = Marques de la défausse
zone-drawn = Cartes de la chance
zone-casino = Casino
zone-stake = Mise
zone-stake_owner = Propriétaire de la mise
zone-river = Rivière
zone-river_age = Âge de la rivière
zone-river_taken = Carte prise à la rivière
zone-out = Hors du jeu
zone-box = Boîte

## Mots

word-draw = avant de piocher
word-play = cartes à jouer
word-search = recherche dans la défausse
word-keep = choix de la chance
word-give = cadeau d’anniversaire
word-throw = carte à jeter
word-over = partie finie
word-none = aucune
word-any = n’importe quelle carte
word-acquisition = une acquisition
word-wage = un salaire
word-nobody = personne
word-plain = ordinaire
word-temporary = intérimaire
word-official = fonctionnaire

## À qui de jouer, et pour quoi

ask-draw = Piochez une carte, ou faites ce qui est permis au lieu de piocher.
wait-draw = On attend { $player }, qui doit piocher une carte.
ask-play = Jouez, achetez, misez ou défaussez une carte de votre main.
wait-play = On attend { $player }, qui doit jouer une carte.
ask-search = Cherchez dans la défausse : jouez ou achetez une de ses cartes, ou passez.
wait-search = On attend { $player }, qui cherche dans la défausse.
ask-keep = Gardez une des cartes piochées avec la chance ; les autres vont sur la défausse.
wait-keep = On attend { $player }, qui choisit une des cartes de la chance.
ask-give = C’est l’anniversaire { DE($player) } : offrez-lui un de vos salaires.
wait-give = On attend { $player }, qui doit offrir un salaire.
ask-throw = Sans votre métier, vous avez une carte de trop : jetez-en une.
wait-throw = On attend { $player }, qui doit jeter une carte.

## Coups

move-draw = Piocher une carte
move-take-card = Prendre « { $card } » à la rivière
move-play-card = Jouer « { $card } »
move-play-card-on-target =
    { $card ->
        [swap] Jouer « { $card } » avec { $target }
       *[other] Jouer « { $card } » sur { $target }
    }
move-play-card-with-other =
    { $other ->
        [hidden] Jouer « { $card } » avec un salaire face cachée
       *[other] Jouer « { $card } » avec « { $other } »
    }
move-play-card-with-other-on-target = Jouer « { $card } » et renvoyer « { $other } » à { $target }
move-play-card-from-discard = Jouer « { $card } » depuis la défausse
move-play-card-from-discard-on-target = Jouer « { $card } » depuis la défausse sur { $target }
move-play-card-from-discard-with-other =
    { $other ->
        [hidden] Jouer « { $card } » (défausse) avec un salaire face cachée
       *[other] Jouer « { $card } » (défausse) avec « { $other } »
    }
move-play-card-from-discard-with-other-on-target = Jouer « { $card } » (défausse) : « { $other } » à { $target }
move-play-card-with-other-from-discard = Jouer « { $card } » avec « { $other } » depuis la défausse
move-buy-card-paying-paying = Acheter « { $card } » en payant : { $paying }
move-buy-card-from-discard-paying-paying = Acheter « { $card } » depuis la défausse en payant : { $paying }
move-bet-card =
    { $card ->
        [hidden] Miser un salaire face cachée
       *[other] Miser « { $card } »
    }
move-discard-card = Défausser « { $card } »
move-resign = Démissionner
move-resign-throwing-card = Démissionner en jetant « { $card } »
move-divorce = Divorcer volontairement
move-stop-adultery = Mettre fin à l’adultère
move-keep-card =
    { $card ->
        [hidden] Garder une carte
       *[other] Garder « { $card } »
    }
move-pass = Passer
move-done = Ne plus jouer de carte
move-give-card = Offrir « { $card } »
move-throw-card = Jeter « { $card } »

## Ce qui s’est passé

event-began = { $player } commence.
    .player = Vous commencez.
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
event-took = { $player } prend « { $card } » à la rivière.
    .player = Vous prenez « { $card } » à la rivière.
event-filled_up =
    { $cards ->
        [hidden]
            { $number ->
                [one] { $player } pioche une carte pour compléter sa main.
               *[other] { $player } pioche { $number } cartes pour compléter sa main.
            }
       *[other] { $player } complète sa main : { $cards }.
    }
    .player =
        { $cards ->
            [hidden]
                { $number ->
                    [one] Vous piochez une carte pour compléter votre main.
                   *[other] Vous piochez { $number } cartes pour compléter votre main.
                }
           *[other] Vous complétez votre main : { $cards }.
        }
event-discarded = { $player } défausse « { $card } ».
    .player = Vous défaussez « { $card } ».
event-laid = { $player } pose « { $card } ».
    .player = Vous posez « { $card } ».
event-laid_on = { $player } pose « { $card } » sur { $other }.
    .player = Vous posez « { $card } » sur { $other }.
    .other = { $player } pose « { $card } » sur vous.
event-laid_found = { $player } pose « { $card } » depuis la défausse.
    .player = Vous posez « { $card } » depuis la défausse.
event-laid_found_on = { $player } pose « { $card } » depuis la défausse sur { $other }.
    .player = Vous posez « { $card } » depuis la défausse sur { $other }.
    .other = { $player } pose « { $card } » depuis la défausse sur vous.
event-bought = { $player } achète « { $card } » et paie : { $cards }.
    .player = Vous achetez « { $card } » et payez : { $cards }.
event-passed = { $player } ne prend rien dans la défausse.
    .player = Vous ne prenez rien dans la défausse.
event-resigned = { $player } démissionne de son métier : « { $card } ».
    .player = Vous démissionnez de votre métier : « { $card } ».
event-threw = { $player } jette « { $card } ».
    .player = Vous jetez « { $card } ».
event-stole_flirt = { $player } vole « { $card } » à { $other } !
    .player = Vous volez « { $card } » à { $other } !
    .other = { $player } vous vole « { $card } » !
event-divorced = { $player } divorce.
    .player = Vous divorcez.
event-stopped_adultery = { $player } met fin à son adultère.
    .player = Vous mettez fin à votre adultère.
event-missed_turn = { $player } passe un tour : { $card }.
    .player = Vous passez un tour : { $card }.
event-left_prison = { $player } sort de prison.
    .player = Vous sortez de prison.
event-lost = { $player } perd « { $card } ».
    .player = Vous perdez « { $card } ».
event-lost_job = { $player } perd son métier : « { $card } ».
    .player = Vous perdez votre métier : « { $card } ».
    .then = Vous gardez vos études, et vous pouvez prendre un nouveau métier à votre prochain tour.
event-lost_children =
    { $number ->
        [one] { $player } perd un enfant.
       *[other] { $player } perd { $number } enfants.
    }
    .player =
        { $number ->
            [one] Vous perdez un enfant.
           *[other] Vous perdez { $number } enfants.
        }
event-children_killed =
    { $number ->
        [one] { $player } perd un enfant dans l’attentat.
       *[other] { $player } perd { $number } enfants dans l’attentat.
    }
    .player =
        { $number ->
            [one] Vous perdez un enfant dans l’attentat.
           *[other] Vous perdez { $number } enfants dans l’attentat.
        }
event-saw_hands = { $player } voit les mains de tous les autres.
    .player = Vous voyez les mains de tous les autres.
event-saw_pile =
    { $number ->
        [0] { $player } regarde la pioche, mais elle est vide.
        [one]
            { $cards ->
                [hidden] { $player } voit la dernière carte de la pioche.
               *[other] { $player } voit la dernière carte de la pioche : { $cards }.
            }
       *[other]
            { $cards ->
                [hidden] { $player } voit les { $number } prochaines cartes de la pioche.
               *[other] { $player } voit les { $number } prochaines cartes de la pioche : { $cards }.
            }
    }
    .player =
        { $number ->
            [0] Vous regardez la pioche, mais elle est vide.
            [one]
                { $cards ->
                    [hidden] Vous voyez la dernière carte de la pioche.
                   *[other] Vous voyez la dernière carte de la pioche : { $cards }.
                }
           *[other]
                { $cards ->
                    [hidden] Vous voyez les { $number } prochaines cartes de la pioche.
                   *[other] Vous voyez les { $number } prochaines cartes de la pioche : { $cards }.
                }
        }
event-took_revenge = { $player } se venge et renvoie « { $card } » à { $other }.
    .player = Vous vous vengez et renvoyez « { $card } » à { $other }.
    .other = { $player } se venge et vous renvoie « { $card } ».
event-kept =
    { $card ->
        [hidden] { $player } garde une carte.
       *[other] { $player } garde « { $card } ».
    }
    .player =
        { $card ->
            [hidden] Vous gardez une carte.
           *[other] Vous gardez « { $card } ».
        }
event-gave = { $player } offre « { $card } » à { $other }.
    .player = Vous offrez « { $card } » à { $other }.
    .other = { $player } vous offre « { $card } ».
event-swapped =
    { $cards ->
        [hidden] { $player } et { $other } échangent une carte.
       *[other] { $player } et { $other } échangent une carte : { $cards }.
    }
    .player =
        { $cards ->
            [hidden] Vous échangez une carte avec { $other }.
           *[other] Vous échangez une carte avec { $other } : { $cards }.
        }
    .other = { $player } échange une carte avec vous : { $cards }.
event-bet =
    { $card ->
        [hidden] { $player } mise un salaire face cachée.
       *[other] { $player } mise « { $card } ».
    }
    .player =
        { $card ->
            [hidden] Vous misez un salaire face cachée.
           *[other] Vous misez « { $card } ».
        }
event-won_bet = { $player } gagne au casino : { $cards }.
    .player = Vous gagnez au casino : { $cards }.
event-stake_returned = { $player } récupère sa mise : « { $card } ».
    .player = Vous récupérez votre mise : « { $card } ».
event-river_renewed = La rivière est renouvelée : { $cards }.
event-match_over = La partie est finie.
event-final_smiles =
    { $number ->
        [one] { $player } a { $number } smile.
       *[other] { $player } a { $number } smiles.
    }
    .player =
        { $number ->
            [one] Vous avez { $number } smile.
           *[other] Vous avez { $number } smiles.
        }

reason-pile_empty = La pioche est vide.

## Pourquoi pas

refused-SL-2-2 = La partie est finie : plus personne ne peut rien jouer.
refused-SL-2-3 = Un peu de patience : c’est à { $player } de jouer.
refused-SL-2-4 =
    { $phase ->
        [draw] Le tour commence par la pioche : piochez une carte, ou faites ce qui est permis au lieu de piocher.
        [play] C’est le moment de jouer, d’acheter, de miser ou de défausser une carte de votre main.
        [search] Vous cherchez dans la défausse : jouez ou achetez une de ses cartes, ou passez.
        [keep] Gardez d’abord une des cartes piochées avec la chance.
        [give] Offrez d’abord un de vos salaires pour l’anniversaire.
       *[throw] Jetez d’abord une carte de votre main.
    }
refused-SL-3-2 = La pioche est vide : il n’y a rien à piocher.
refused-SL-3-5 = À deux joueurs, on ne prend rien dans la défausse au lieu de piocher.
refused-SL-3-6 =
    { $top ->
        [none] La défausse est vide.
       *[other] Au lieu de piocher, on ne peut prendre que la carte du dessus de la défausse : « { $top } ».
    }
refused-SL-3-7 = La carte « { $card } » porte votre marque : au lieu de piocher, on ne reprend pas sa propre carte.
refused-SL-3-9 = La carte « { $card } » n’est pas dans la défausse.
refused-SL-3-10 = Vous n’avez pas la carte « { $missing } » en main.
refused-SL-4-2 = Vous avez un métier, « { $job } » : pas d’études pendant que l’on travaille.
refused-SL-4-3 = Vous avez déjà six cartes études ; il n’y a pas de place pour une septième.
refused-SL-4-4 =
    { $needs ->
        [one] Il faut { $needs } niveau d’études pour « { $card } » ; vous en avez { $level }.
       *[other] Il faut { $needs } niveaux d’études pour « { $card } » ; vous en avez { $level }.
    }
refused-SL-4-5 = Vous avez déjà un métier, « { $job } ». Quittez-le d’abord, et vous pourrez poser « { $card } ».
refused-SL-4-7 = Seul un prof d’anglais, de français, d’histoire-géo ou de maths peut poser « { $card } ».
refused-SL-4-9 = Vous n’avez pas de métier : pas de démission possible.
refused-SL-4-10 = Votre métier, « { $job } », ne se quitte qu’avant de piocher et au lieu de piocher.
refused-SL-4-12 = Il faut un métier pour poser « { $card } ».
refused-SL-4-13 = Votre métier, « { $job } », permet des salaires jusqu’à { $wage_level } ; un salaire de { $value } est trop élevé.
refused-SL-5-2 = Vous avez un mariage : pas de flirt, sauf en cas d’adultère.
refused-SL-5-3 = Vous avez déjà { $number } flirts. La limite est de cinq, sauf pour un barman.
refused-SL-5-7 = Pas de mariage sans flirt : posez d’abord un flirt.
refused-SL-5-8 = Vous avez déjà un mariage, et un seul suffit.
refused-SL-5-9 =
    { $because ->
        [no_flirt] Pour un enfant, il faut un mariage, ou un flirt à l’hôtel ou au camping.
        [used] Votre dernier flirt a déjà donné son enfant. Pour un autre, il faut un mariage, ou un nouveau flirt à l’hôtel ou au camping.
       *[flirt] Votre dernier flirt ne permet pas d’enfant. Il faut un mariage, ou un flirt à l’hôtel ou au camping.
    }
refused-SL-5-10 = Sans mariage, personne à tromper : pas d’adultère.
refused-SL-5-11 = Votre adultère dure encore ; un seul à la fois suffit.
refused-SL-5-13 = Vous n’avez pas d’adultère : il n’y a rien à arrêter.
refused-SL-5-15 = Sans mariage, pas de divorce.
refused-SL-6-3 = Vous n’avez pas la carte « { $missing } » pour payer, ou pas en assez d’exemplaires.
refused-SL-6-4 = La carte « { $card } » coûte { $price } ; vous ne payez que { $paid }.
refused-SL-6-5 = La carte « { $card } » coûte { $price } et on ne rend pas la monnaie : en payant { $paid }, vous donnez une carte de trop.
refused-SL-6-6 = Annoncez votre paiement du salaire le plus élevé au plus bas, l’héritage en dernier.
refused-SL-6-8 = La carte « { $card } » n’est pas gratuite pour vous : achetez-la pour { $price }.
refused-SL-6-9 = Vous avez posé le bandit ou l’attentat : un hors-la-loi ne peut pas poser « { $card } ».
refused-SL-6-11 = Pour poser « { $card } », il faut avoir pour métier écrivain, chercheur ou journaliste.
refused-SL-6-12 = Vous avez déjà eu votre grand prix d’excellence pour ce métier, « { $job } ».
refused-SL-7-1 = On ne pose pas « { $card } » sur soi-même : choisissez quelqu’un d’autre.
refused-SL-7-3 = { $target } doit encore purger un malus de cette sorte : « { $card } ».
refused-SL-7-5 = { $target } n’a pas de métier, et « { $card } » ne touche que les joueurs qui en ont un.
refused-SL-7-6 = { $target } n’a pas de mariage, et « { $card } » ne touche que les joueurs mariés.
refused-SL-7-7 =
    { $because ->
        [no_job] { $target } n’a pas de métier, et « { $card } » ne touche que les joueurs qui en ont un.
       *[no_wage] { $target } n’a pas de salaire disponible : « { $card } » ne prendrait rien.
    }
refused-SL-7-8 = { $target } n’a pas de métier à perdre.
refused-SL-7-9 =
    { $because ->
        [job] { $target } a un métier, et « { $card } » ne touche que les joueurs sans métier.
       *[no_studies] { $target } n’a pas d’études à perdre.
    }
refused-SL-7-10 = { $target } n’est pas bandit, et « { $card } » ne touche que les bandits.
refused-SL-7-14 = Personne d’autre n’a d’enfant : l’attentat ne changerait rien.
refused-SL-8-1 = { $target } a un métier de fonctionnaire, « { $job } » : pas de licenciement possible.
refused-SL-8-4 = Comme pilote de ligne, vous voyagez gratuitement : posez « { $card } » sans payer.
refused-SL-8-8 =
    { $search ->
        [wage] Vous cherchez un salaire dans la défausse, et « { $card } » n’en est pas un.
       *[acquisition] Vous cherchez un animal, un voyage ou une maison dans la défausse, et « { $card } » n’en fait pas partie.
    }
refused-SL-8-10 = { $target } a pour métier avocat : « { $card } » ne peut rien contre un avocat.
refused-SL-8-11 = { $target } a pour métier bandit : « { $card } » ne peut rien contre un bandit.
refused-SL-8-13 =
    { $because ->
        [must_throw] Un chercheur qui a plus de cinq cartes en main en jette une en démissionnant : dites laquelle.
       *[nothing_to_throw] Vous pouvez démissionner sans rien jeter : seul un chercheur qui a plus de cinq cartes en main en jette une.
    }
refused-SL-8-15 = Le métier « { $job } » protège { $target } contre « { $card } ».
refused-SL-8-17 = { $target } a pour métier garagiste : « { $card } » ne peut rien contre un garagiste.
refused-SL-8-20 = { $player } a pour métier militaire : tant qu’il y en a un à la table, personne ne peut poser « { $card } ».
refused-SL-8-21 = { $player } a pour métier policier : tant qu’il y en a un à la table, personne ne peut poser « { $card } ».
refused-SL-9-3 = La carte « { $card } » n’est pas parmi vos salaires disponibles.
refused-SL-9-5 = On ne peut s’arrêter là qu’après un arc-en-ciel : jouez d’abord une carte.
refused-SL-9-6 = La carte « { $card } » n’est pas parmi celles que vous avez piochées avec la chance.
refused-SL-9-9 = On ne fait pas de troc avec soi-même : choisissez quelqu’un d’autre.
refused-SL-9-11 = La carte « { $card } » n’est pas parmi vos malus subis : vous ne pouvez pas la renvoyer.
refused-SL-9-14 = Même le piston ne permet pas de poser « { $card } ».
refused-SL-10-4 = Le casino n’est pas encore sur la table.
refused-SL-10-6 = La mise sur le casino est à vous : c’est à quelqu’un d’autre de miser contre elle.
refused-SL-12-2 = La carte « { $card } » n’est pas dans la rivière.

## Sur les cartes, et dans leurs détails

face-sort-studies = études
    .many = études
face-sort-job = métier
    .many = métiers
face-sort-wage = salaire
    .many = salaires
face-sort-flirt = flirt
    .many = flirts
face-sort-marriage = mariage
    .many = mariages
face-sort-adultery = adultère
    .many = adultères
face-sort-child = enfant
    .many = enfants
face-sort-pet = animal
    .many = animaux
face-sort-trip = voyage
    .many = voyages
face-sort-house = maison
    .many = maisons
face-sort-distinction = distinction
    .many = distinctions
face-sort-malus = malus
    .many = malus
face-sort-special = carte spéciale
    .many = cartes spéciales
face-smiles =
    { $number ->
        [one] { $number } smile
       *[other] { $number } smiles
    }
face-levels =
    { $number ->
        [one] { $number } niveau
       *[other] { $number } niveaux
    }
face-needs =
    { $number ->
        [0] ne demande pas d’études
        [one] demande { $number } niveau d’études
       *[other] demande { $number } niveaux d’études
    }
face-pays = paie des salaires jusqu’à { $number }
face-status = statut : { $status }
face-price = coûte { $number } en salaires
face-value = vaut { $number } pour un achat
face-allows_child = permet un enfant
face-copies =
    { $number ->
        [one] il y en a une dans le jeu
       *[other] il y en a { $number } dans le jeu
    }
face-card-barman = flirts sans limite
face-card-gardener = à quitter sans délai
face-card-plumber = à quitter sans délai
face-card-stripper = à quitter sans délai
face-card-waiter = à quitter sans délai
face-card-soldier = empêche l’attentat
face-card-policeman = ni bandit ni gourou
face-card-english_teacher = pas de licenciement
face-card-french_teacher = pas de licenciement
face-card-history_teacher = pas de licenciement
face-card-maths_teacher = pas de licenciement
face-card-grand_professor = pour un prof
face-card-airline_pilot = voyages gratuits
face-card-architect = une maison gratuite
face-card-astronaut = une carte de la défausse
face-card-bandit = ni licenciement ni impôt
face-card-doctor = pas malade, étudie encore
face-card-head_of_purchasing = achète dans la défausse
face-card-head_of_sales = un salaire de la défausse
face-card-journalist = voit toutes les mains
face-card-lawyer = pas de divorce
face-card-mechanic = pas d’accident
face-card-medium = voit 13 cartes
face-card-pharmacist = pas de maladie
face-card-researcher = 6 cartes en main
face-card-surgeon = pas malade, étudie encore
face-card-writer = pour le grand prix
face-card-marriage = après un flirt
face-card-adultery = flirts malgré le mariage
face-card-child = pour les mariés
face-card-house_6 = moitié si marié
face-card-house_8 = moitié si marié
face-card-house_10 = moitié si marié
face-card-legion_of_honour = pas pour hors-la-loi
face-card-grand_prize = salaires jusqu’à 4
face-card-accident = passe un tour
face-card-sickness = passe un tour
face-card-burn_out = avec métier : passe un tour
face-card-divorce = rompt un mariage
face-card-income_tax = prend un salaire
face-card-dismissal = prend le métier
face-card-repeat_year = prend une carte études
face-card-prison = bandit : 3 tours
face-card-attack = tous les enfants partent
face-card-birthday = un salaire de chacun
face-card-rainbow = jusqu’à 3 cartes de plus
face-card-casino = pariez des salaires
face-card-luck = gardez 1 carte sur 3
face-card-shooting_star = une carte de la défausse
face-card-inheritance = paie 3, une fois
face-card-string_pulling = un métier sans études
face-card-swap = échange une carte cachée
face-card-tsunami = mélange les mains
face-card-revenge = renvoie un malus

## Le plateau

board-column-studies = Études
board-column-job = Métier
board-column-wages = Salaires
board-column-love = Amour
board-column-children = Enfants
board-column-goods = Biens
board-column-extras = Bonus
board-column-malus = Malus
board-empty-studies = rien appris
board-empty-job = sans métier
board-empty-wages = sans salaire
board-empty-love = personne
board-empty-children = sans enfant
board-empty-goods = rien encore
board-nothing-yet = Encore rien de posé.
board-lay-here = Poser ici
board-discard-here = Défausser ici
board-discard-all =
    { $number ->
        [one] Défausse
       *[other] Les { $number }
    }
board-money = peut dépenser { $number }
board-misses =
    { $number ->
        [one] passe un tour
       *[other] passe { $number } tours
    }
board-place = place { $place } sur { $of }
board-rounds =
    { $number ->
        [0] dernier tour
        [one] encore 1 tour environ
       *[other] encore { $number } tours environ
    }
board-plays-left =
    { $number ->
        [one] Arc-en-ciel : encore une carte.
       *[other] Arc-en-ciel : encore { $number } cartes.
    }
board-stake = mise { DE($player) }
    .mine = votre mise
board-past = N’a plus d’effet
board-seen = Ce que j’ai vu
board-note-open = peut être volé
board-note-used = a déjà un enfant
board-note-serving = passe un tour

## Le but, et ce que veulent dire les signes du plateau

goal = Le plus de smiles gagne
board-tab-life = Ma vie
board-tab-others = Les autres
board-tab-piles = Piles
tip-smiles = Les cartes devant vous les apportent, les points dans leur coin disent combien. Le plus de smiles gagne quand la pioche est vide.
tip-hand_size = Des cartes que seul leur propriétaire voit. À la fin du tour, la main est complétée.
tip-studies = Leurs niveaux ouvrent les meilleurs métiers.
tip-job = Il permet de poser des salaires, jusqu’à ce qu’il paie. Certains métiers ont un avantage.
tip-wages = Chacun est un smile, et les salaires non investis paient voyages et maisons.
tip-love = D’abord flirter, ensuite se marier. Le même flirt d’un autre joueur vole votre dernier.
    .name = Amour
tip-children = Marié, vous pouvez en avoir autant que vous voulez. Sinon, un flirt au bon endroit en permet un.
tip-acquisitions = Maisons, voyages et animaux. Maisons et voyages se paient avec des salaires.
tip-specials = Cartes spéciales et distinctions que vous avez posées. Leurs smiles comptent.
tip-malus = Les coups que d’autres ont portés à ce joueur.
tip-pending = Qui doit purger un malus passe un tour.
tip-pile = Quand elle est vide à la fin d’un tour, la partie est finie.
tip-discard = Au lieu de piocher, vous pouvez jouer sa première carte, si un autre joueur l’y a mise.
