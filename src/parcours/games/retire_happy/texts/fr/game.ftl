# Retire Happy en français : tout sauf les règles.

game-name = Retire Happy
game-about = Étudier, travailler ou fonder une entreprise, aimer, se loger, investir : la caisse de pension la mieux remplie à la retraite gagne.
game-length = environ 60 minutes
lesson-first = Votre première période
lesson-venture = Votre propre entreprise

## Cartes : éducation

card-evening_course = cours du soir
card-language_course = cours de langue
card-bachelor = bachelor
card-technical_school = école technique
card-master = master
card-professional_diploma = diplôme professionnel
card-doctorate = doctorat
card-executive_mba = executive MBA
card-further_training = formation continue
card-senior_university = université du troisième âge

## Cartes : emplois

card-odd_job = petit boulot
card-waiter = serveur
card-shop_assistant = vendeur
card-intern = stagiaire
card-bank_trainee = apprenti banquier
card-clerk = employé de bureau
card-mechanic = mécanicien
card-nurse = infirmier
card-lab_assistant = laborantin
card-journalist = journaliste
card-teacher = enseignant
card-project_manager = chef de projet
card-foreman = contremaître
card-engineer = ingénieur
card-lawyer = avocat
card-archivist = archiviste
card-department_head = chef de service
card-site_director = directeur de chantier
card-consultant = consultant
card-judge = juge
card-surgeon = chirurgien

## Cartes : entrepreneur

card-market_stall = stand au marché
card-online_shop = boutique en ligne
card-food_truck = camion-restaurant
card-start_up = start-up
card-craft_workshop = atelier artisanal
card-agency = agence
card-franchise = franchise
card-fundraising = levée de fonds
card-export_deal = contrat d’exportation
card-patent = brevet
card-scale_up = changement d’échelle
card-stock_listing = entrée en bourse
card-acquisition = acquisition
card-family_firm = entreprise familiale
card-licence_deal = contrat de licence

## Cartes : bonnes nouvelles

card-small_inheritance = petit héritage
card-lucky_break = coup de chance
card-bonus = prime
card-debt_relief = remise de dette
card-pension_buy_in = rachat dans la caisse de pension
card-legacy = legs
card-golden_handshake = parachute doré

## Cartes : partenaires

card-student_sweetheart = amour de fac
card-musician = musicien
card-carpenter = menuisier
card-actor = comédien
card-accountant = comptable
card-heir = héritier
card-professor = professeur d’université
card-retired_banker = banquier retraité

## Cartes : enfants

card-first_child = premier enfant
card-second_child = deuxième enfant
card-adopted_child = enfant adopté
card-late_child = petit dernier

## Cartes : domiciles

card-shared_flat = colocation
card-studio = studio
card-apartment = appartement
card-loft = loft
card-house = maison
card-mountain_chalet = chalet de montagne
card-villa = villa

## Cartes : investissements

card-savings_plan = plan d’épargne
card-alternative_funds = fonds alternatifs
card-shares = actions
card-crypto = crypto
card-property_fund = fonds immobilier

## Cartes : les deux faces de la carte de départ

card-maturity = maturité
card-apprenticeship = apprentissage

## Cartes : événements globaux

card-boom = boom économique
card-recession = récession
card-housing_bubble = bulle immobilière
card-housing_slump = krach immobilier
card-rent_rise = hausse des loyers
card-study_grants = bourses d’études
card-hiring_drive = vague d’embauches
card-start_up_fever = fièvre des start-up
card-market_crash = krach boursier
card-family_policy = politique familiale
card-credit_crunch = crise du crédit
card-inflation = inflation

## La table : à chaque joueur

zone-hand = Main
zone-education = Éducation
zone-career = Carrière
zone-partner = Partenaire
zone-children = Enfants
zone-home = Domicile
zone-tenure = Occupation
zone-paid = Payé pour le domicile
zone-investments = Investissements
zone-stakes = Mises
zone-current = Compte courant
zone-pension = Caisse de pension
zone-company = Caisse d’entreprise
zone-status = Statut
zone-chances = Jetons deuxième chance
zone-loans = Jetons emprunt
zone-withdrew = Retrait fait cette période
zone-done = Terminé
zone-attempting = Test en attente
zone-level = Niveau du test
zone-roll = Dernier lancer
zone-bill = Facture
zone-score = Score

## La table : en commun

zone-period = Période
zone-phase = Phase
zone-round = Tour
zone-first = Pion premier joueur
zone-turn = Tour
zone-to_act = À jouer
zone-step = À décider
zone-event = Événement global
zone-event_1 = Événement de la période 1
zone-event_2 = Événement de la période 2
zone-event_3 = Événement de la période 3
zone-event_4 = Événement de la période 4
zone-unused_events = Événements inutilisés
zone-deck_1 = Paquet de la période 1
zone-deck_2 = Paquet de la période 2
zone-deck_3 = Paquet de la période 3
zone-deck_4 = Paquet de la période 4
zone-offer_1 = Offre 1
zone-offer_2 = Offre 2
zone-offer_3 = Offre 3
zone-offer_4 = Offre 4
zone-offer_5 = Offre 5
zone-box = Boîte

## Mots

word-start = départ
word-draft = choix des cartes
word-play = phase de jeu
word-upkeep = phase d’entretien
word-retirement = retraite
word-over = fin
word-none = aucun
word-roll = lancer
word-stake = mise
word-bill = facture
word-deposit = versement
word-owner = propriétaire
word-tenant = locataire
word-employee = employé
word-entrepreneur = entrepreneur
word-education = éducation
word-job = emploi
word-good_news = bonne nouvelle
word-partner = partenaire
word-child = enfant
word-home = domicile
word-investment = investissement
word-manual = compétences manuelles
word-social = compétences sociales
word-professional = compétences professionnelles
word-lose_all = tout perdre
word-lose_half = perdre la moitié
word-same = inchangée
word-gain_half = gagner la moitié
word-double = doubler
word-triple = tripler

## À qui de jouer, et pour quoi faire

ask-start = Choisissez une face de votre carte de départ : { card-maturity } ou { card-apprenticeship }.
wait-start = On attend { $player }, pour choisir une face de la carte de départ.
ask-draft = Prenez une des offres ; ses cartes rejoignent votre main.
wait-draft = On attend { $player }, qui doit prendre une offre.
ask-play = Tentez, jouez, louez, achetez, investissez, empruntez ou défaussez à volonté, puis terminez.
wait-play = On attend { $player }, pour terminer la phase de jeu.
ask-attempting = Votre test est raté : relancez avec un jeton deuxième chance, ou acceptez.
wait-attempting = On attend { $player }, pour relancer ou accepter.
ask-upkeep = Décidez ce que demande votre entretien.
wait-upkeep = On attend { $player }, qui fait son entretien.
ask-roll = Acceptez le lancer pour votre investissement, ou relancez avec un jeton deuxième chance.
wait-roll = On attend { $player }, qui doit accepter un lancer ou relancer.
ask-stake = Encaissez la mise de l’investissement, ou laissez-la jusqu’au prochain entretien.
wait-stake = On attend { $player }, qui doit encaisser ou laisser une mise.
ask-bill = L’argent manque pour la facture : défaussez des cartes, retirez de l’argent de l’entreprise, ou empruntez.
wait-bill = On attend { $player }, qui cherche de l’argent pour la facture.
ask-deposit = Verser de l’argent dans l’entreprise avant le partage de la caisse, ou terminer.
wait-deposit = En attente : { $player } verse de l’argent dans l’entreprise.
ask-home = Avant la retraite, acheter un domicile de sa main, emprunter pour l’acheter, ou terminer.
wait-home = En attente : { $player } achète un domicile ou n’en achète pas.
ask-retirement = Avant la retraite, achetez un domicile de votre main, ou n’en achetez aucun.
wait-retirement = On attend { $player }, qui prend sa retraite.

## Sortes de coups

kind-attempt = Tenter une carte
kind-deposit = Caisse d’entreprise
kind-withdraw = Caisse d’entreprise

## Coups

move-start-card = Commencer avec « { $card } »
move-take-number = Prendre l’offre { $number }
move-attempt-card = Tenter « { $card } »
move-attempt-card-using-using = Tenter « { $card } » en défaussant pour cela : { $using }
move-reroll = Relancer (deuxième chance)
move-accept = Accepter le lancer
move-play-card = Jouer « { $card } »
move-rent-card = Louer « { $card } »
move-buy-card = Acheter « { $card } »
move-buy-card-with-number-pension = Acheter « { $card } » avec { $number } G de la caisse de pension
move-sell-home = Vendre le domicile
move-leave-home = Quitter le domicile
move-invest-number-in-card = Investir { $number } G dans « { $card } »
move-found-number = Fonder une entreprise avec { $number } G
move-deposit-number = Verser { $number } G dans l’entreprise
move-withdraw-number = Retirer { $number } G de l’entreprise
move-borrow = Emprunter { $loan } G
move-discard-card = Défausser « { $card } » pour 1 G
move-cash = Encaisser la mise
move-keep = Laisser la mise
move-done = Terminer

## Ce qui s’est passé

event-period_began = La période { $number } commence.
event-started = { $player } commence avec « { $card } ».
    .player = Vous commencez avec « { $card } ».
event-took = { $player } prend l’offre { $number } : { $cards }.
    .player = Vous prenez l’offre { $number } : { $cards }.
event-event_came = L’événement global de la période : « { $card } ».
event-attempted = { $player } tente « { $card } ».
    .player = Vous tentez « { $card } ».
event-attempted_using = { $player } tente « { $card } » en défaussant pour cela : { $cards }.
    .player = Vous tentez « { $card } » en défaussant pour cela : { $cards }.
event-threw = { $player } lance { $number }.
    .player = Vous lancez { $number }.
event-may_reroll = { $player } échoue, mais a une deuxième chance pour « { $card } ».
    .player = Vous échouez, mais avez une deuxième chance pour « { $card } ».
event-rerolled = { $player } dépense un jeton deuxième chance et relance pour « { $card } ».
    .player = Vous dépensez un jeton deuxième chance et relancez pour « { $card } ».
event-succeeded = { $player } réussit : « { $card } ».
    .player = Vous réussissez : « { $card } ».
event-failed = { $player } échoue : la carte « { $card } » est perdue.
    .player = Vous échouez : la carte « { $card } » est perdue.
event-became_employee = { $player } retrouve un emploi salarié.
    .player = Vous retrouvez un emploi salarié.
event-shared_fund = La caisse d’entreprise { DE($player) } est partagée : { $number } G.
    .player = Votre caisse d’entreprise est partagée : { $number } G.
event-played = { $player } joue « { $card } ».
    .player = Vous jouez « { $card } ».
event-parted = { $player } quitte son partenaire : « { $card } ».
    .player = Vous quittez votre partenaire : « { $card } ».
event-rented = { $player } loue un domicile : « { $card } ».
    .player = Vous louez un domicile : « { $card } ».
event-bought = { $player } achète un domicile pour { $number } G : « { $card } ».
    .player = Vous achetez un domicile pour { $number } G : « { $card } ».
event-sold_home = { $player } vend « { $card } » pour { $number } G.
    .player = Vous vendez « { $card } » pour { $number } G.
event-left_home = { $player } quitte « { $card } ».
    .player = Vous quittez « { $card } ».
event-lost_home = { $player } perd « { $card } » : c’est trop petit pour la famille.
    .player = Vous perdez « { $card } » : c’est trop petit pour la famille.
    .then = Vous pourrez en louer ou en acheter un autre quand vous jouerez.
event-invested = { $player } investit { $number } G dans « { $card } ».
    .player = Vous investissez { $number } G dans « { $card } ».
event-founded = { $player } fonde une entreprise avec { $number } G.
    .player = Vous fondez une entreprise avec { $number } G.
event-deposited = { $player } verse { $number } G dans l’entreprise.
    .player = Vous versez { $number } G dans l’entreprise.
event-withdrew = { $player } retire { $number } G de l’entreprise.
    .player = Vous retirez { $number } G de l’entreprise.
event-borrowed =
    { $number ->
        [one] { $player } emprunte et a maintenant { $number } jeton emprunt.
       *[other] { $player } emprunte et a maintenant { $number } jetons emprunt.
    }
    .player =
        { $number ->
            [one] Vous empruntez et avez maintenant { $number } jeton emprunt.
           *[other] Vous empruntez et avez maintenant { $number } jetons emprunt.
        }
event-forced_loans =
    { $number ->
        [one] { $player } doit faire un emprunt forcé.
       *[other] { $player } doit faire { $number } emprunts forcés.
    }
    .player =
        { $number ->
            [one] Vous devez faire un emprunt forcé.
           *[other] Vous devez faire { $number } emprunts forcés.
        }
event-discarded = { $player } défausse « { $card } » pour 1 G.
    .player = Vous défaussez « { $card } » pour 1 G.
event-done = { $player } a terminé.
    .player = Vous avez terminé.
event-threw_for_investment = { $player } lance { $number } pour « { $card } ».
    .player = Vous lancez { $number } pour « { $card } ».
event-stake_rose = La mise { DE($player) } sur « { $card } » monte à { $number } G.
    .player = Votre mise sur « { $card } » monte à { $number } G.
event-stake_fell = La mise { DE($player) } sur « { $card } » tombe à { $number } G.
    .player = Votre mise sur « { $card } » tombe à { $number } G.
event-stake_stayed = La mise { DE($player) } sur « { $card } » reste à { $number } G.
    .player = Votre mise sur « { $card } » reste à { $number } G.
event-stake_lost = { $player } perd toute sa mise sur « { $card } ».
    .player = Vous perdez toute votre mise sur « { $card } ».
event-cashed = { $player } encaisse { $number } G de « { $card } ».
    .player = Vous encaissez { $number } G de « { $card } ».
event-kept = { $player } laisse sa mise sur « { $card } ».
    .player = Vous laissez votre mise sur « { $card } ».
event-earned = { $player } reçoit { $number } G de salaire.
    .player = Vous recevez { $number } G de salaire.
event-saved = La caisse de pension { DE($player) } reçoit { $number } G.
    .player = Votre caisse de pension reçoit { $number } G.
event-partner_earned = { $player } reçoit { $number } G par son partenaire, « { $card } ».
    .player = Vous recevez { $number } G par votre partenaire, « { $card } ».
event-paid_bill = { $player } paie une facture de { $number } G.
    .player = Vous payez une facture de { $number } G.
event-home_counted = Le domicile { DE($player) }, « { $card } », ajoute { $number } G à la caisse de pension.
    .player = Votre domicile, « { $card } », ajoute { $number } G à la caisse de pension.
event-end_effects = La vie { DE($player) } ajoute { $number } G à la caisse de pension.
    .player = Votre vie ajoute { $number } G à la caisse de pension.
event-repaid_loans = { $player } rembourse ses emprunts : { $number } G.
    .player = Vous remboursez vos emprunts : { $number } G.
event-retired_employee = { $player } prend sa retraite d’employé avec un score de { $number } G.
    .player = Vous prenez votre retraite d’employé avec un score de { $number } G.
event-retired_entrepreneur = { $player } prend sa retraite d’entrepreneur avec un score de { $number } G.
    .player = Vous prenez votre retraite d’entrepreneur avec un score de { $number } G.
event-won = { $player } gagne avec un score de { $number } G !
    .player = Vous gagnez avec un score de { $number } G !

reason-retired = Tout le monde est à la retraite.

## Pourquoi pas

refused-RH-1-6 = La face est déjà choisie ; le choix est définitif.
refused-RH-2-1 =
    { $phase ->
        [start] D’abord, chacun choisit une face de sa carte de départ.
        [draft] C’est le choix des cartes : on prend une offre, rien d’autre.
        [play] Ce n’est pas possible en phase de jeu.
        [upkeep] Ce n’est pas possible en phase d’entretien.
        [retirement] À la retraite, on peut seulement acheter un domicile, ou dire qu’on n’en achète pas.
       *[over] La partie est finie : plus personne ne peut rien faire.
    }
refused-RH-2-2 = Ce n’est pas encore le moment : c’est à { $player } de jouer.
refused-RH-2-3 = La carte « { $missing } » n’est pas dans la main, ou pas assez de fois.
refused-RH-2-4 = Le montant doit être d’au moins 1 G.
refused-RH-2-5 = Cela coûte { $cost } G, et il y a { $current } G pour le payer.
refused-RH-3-4 = L’offre { $number } n’est pas ou plus sur la table.
refused-RH-5-3 = C’est déjà dit : cette phase de jeu est terminée.
refused-RH-5-4 = Il reste { $number } cartes en main. On peut en garder { $limit } au plus : il faut d’abord en jouer ou en défausser.
refused-RH-5-6 =
    { $type ->
        [good_news] La carte « { $card } » est une bonne nouvelle : elle se joue.
        [partner] La carte « { $card } » est un partenaire : elle se joue.
        [child] La carte « { $card } » est un enfant : elle se joue.
        [home] La carte « { $card } » est un domicile : elle se loue ou s’achète.
        [investment] La carte « { $card } » est un investissement : on y investit.
       *[other] La carte « { $card } » demande un test : elle se tente.
    }
refused-RH-6-6 = Parmi les cartes à défausser pour le test, une au moins n’aiderait pas : { $cards }.
refused-RH-6-12 = Le test pour « { $attempting } » attend : d’abord relancer ou accepter. On peut aussi emprunter ou retirer de l’argent de l’entreprise.
refused-RH-6-13 = Aucun test raté n’attend d’être relancé ou accepté.
refused-RH-8-3 = Il n’y a pas d’emprunt que « { $card } » pourrait enlever.
refused-RH-9-2 = Seul un entrepreneur peut tenter « { $card } » : il faut d’abord fonder une entreprise.
refused-RH-9-3 = L’entreprise est déjà fondée.
refused-RH-9-4 = Il n’y a pas d’entreprise où verser de l’argent : il faut d’abord en fonder une.
refused-RH-9-5 = Il n’y a pas d’entreprise d’où retirer de l’argent.
refused-RH-9-6 = La caisse d’entreprise ne contient que { $company } G.
refused-RH-9-7 = On retire un montant pair, ou toute la caisse de { $company } G.
refused-RH-9-8 = De l’argent a quitté l’entreprise dans cette période : on n’en remet qu’à la prochaine.
refused-RH-11-4 = La caisse de pension paie au plus ce qu’elle contient ({ $pension } G) et ce que coûte le domicile ({ $price } G).
refused-RH-11-6 =
    { $because ->
        [no_home] Il n’y a pas de domicile à vendre.
       *[tenure] Le domicile est seulement loué : on peut le quitter, pas le vendre.
    }
refused-RH-11-7 =
    { $because ->
        [no_home] Il n’y a pas de domicile à quitter.
       *[tenure] Le domicile est acheté : on peut le vendre, pas le quitter.
    }
refused-RH-13-3 =
    { $loans ->
        [one] Il y a déjà { $loans } emprunt, et en période { $period } on ne peut pas en faire d’autre volontairement.
       *[other] Il y a déjà { $loans } emprunts, et en période { $period } on ne peut pas en faire d’autre volontairement.
    }
refused-RH-13-4 = C’est la crise du crédit : personne ne prête d’argent dans cette période.
refused-RH-14-8 =
    { $step ->
        [roll] D’abord accepter le lancer ou relancer.
        [stake] D’abord encaisser la mise ou la laisser.
       *[bill] D’abord payer la facture : défausser des cartes, retirer de l’argent de l’entreprise, ou emprunter.
    }
refused-RH-18-12 =
    { $step ->
        [deposit] D’abord verser de l’argent dans l’entreprise, ou terminer.
       *[home] Maintenant, acheter un domicile, emprunter pour l’acheter, ou terminer.
    }

## Sur les cartes, et dans leurs détails

face-sort-education = éducation
    .many = éducation
face-sort-job = emploi
    .many = emplois
face-sort-entrepreneur = entrepreneur
    .many = entrepreneurs
face-sort-good_news = bonne nouvelle
    .many = bonnes nouvelles
face-sort-partner = partenaire
    .many = partenaires
face-sort-child = enfant
    .many = enfants
face-sort-home = domicile
    .many = domiciles
face-sort-investment = investissement
    .many = investissements
face-sort-start = carte de départ
    .many = cartes de départ
face-sort-event = événement global
    .many = événements globaux
face-test = test : { $skill } + deux dés, { $number } ou plus
face-test_two = test : { $skill } ou { $other } (le plus bas) + deux dés, { $number } ou plus
face-fee = chaque lancer coûte { $number } G
face-wage = salaire { $number } G tant qu’elle est découverte
face-pension = rente { $number } G tant qu’elle est découverte
face-kept_wage = salaire acquis { $number } G, couverte ou non
face-kept_pension = rente acquise { $number } G, couverte ou non
face-price = coûte { $number } G à l’achat
face-rent = loyer { $number } G à chaque entretien
face-capacity = place pour { $number } en plus de vous
face-income = rapporte { $number } G à chaque entretien
face-cost = coûte { $number } G à chaque entretien
face-halves = partage les dépenses communes
face-skill = { $skill } { $number } pour toujours
face-temp = défaussée pour un test : { $skill } { $number }
face-effect =
    { $when ->
        [upkeep] à chaque entretien : { $what } { $change }
        [end] à la retraite : { $what } { $change }
        [discard] quand elle part : { $what } { $change }
       *[play] { $what } { $change }
    }
face-growth =
    { $when ->
        [upkeep] à chaque entretien : la caisse d’entreprise gagne 1 par tranche de { $number }
        [end] à la retraite : la caisse d’entreprise gagne 1 par tranche de { $number }
        [discard] quand elle part : la caisse d’entreprise gagne 1 par tranche de { $number }
       *[play] la caisse d’entreprise gagne 1 par tranche de { $number }
    }
face-outcome = de { $from } à { $to } : { $outcome }
face-needs_loan = seulement avec un emprunt
face-copies = dans le paquet de la période { $period } : { $number }
face-change-wage = salaires { $change }
face-change-price = prix des domiciles { $change }
face-change-rent = loyers { $change }
face-change-fee = frais d’études { $change }
face-change-job_level = tests d’emploi : niveau { $change }
face-change-entrepreneur_level = tests d’entrepreneur : niveau { $change }
face-change-dice = dés des investissements { $change }
face-change-child = coût de chaque enfant { $change }
face-change-no_loans = pas d’emprunt volontaire
face-change-personal = dépenses personnelles doublées

## Le plateau

board-column-education = Éducation
board-column-career = Carrière
board-column-family = Famille
board-column-home = Domicile
board-column-investments = Investissements
board-empty-education = rien appris
board-empty-career = sans emploi
board-empty-family = sans attache
board-empty-home = sans domicile
board-empty-investments = rien d’investi
board-skills = Compétences
board-covered = recouverte
board-taken = prise
board-stake = mise { $number } G
board-odds = Chances de « { $card } »
board-needs = « { $card } » : niveau { $level } contre { $target }, les dés doivent donc montrer { $number } ou plus.
board-second-chance = Avec une deuxième chance : { $chance }.
board-thrown = Les dés ont montré { $number }.
board-act-found = Fonder
board-act-deposit = Verser
board-act-withdraw = Retirer
board-act-borrow = Emprunter { $loan } G

## Le but, et ce que veulent dire les signes du plateau

goal = La plus grosse pension gagne
goal-fact = période { $number } sur 4
board-tab-life = Ma vie
board-tab-offers = Offres
board-tab-others = Les autres
board-short-current = Compte
board-short-pension = Pension
board-short-company = Société
board-short-stakes = Mises
board-short-chances = Chances
board-short-loans = Prêts
board-short-education = Éducation
board-short-manual = Manuel
board-short-social = Social
board-short-professional = Métier
tip-pension = Ce qu’elle contient à la fin est votre score. Rien n’en sort, sauf pour un logement et pour les prêts à la retraite.
tip-current = L’argent avec lequel vous payez et êtes payé. À la fin, seule la caisse de pension compte.
tip-company = L’argent d’un entrepreneur. Ce que vous en retirez va pour moitié au compte et pour moitié à la caisse de pension.
tip-stakes = L’argent placé sur vos investissements. À la fin de chaque période, les dés disent ce qu’il devient.
tip-chances = Quand un test échoue, dépensez-en un, payez à nouveau les frais et relancez.
tip-loans = Chacun vous a donné de l’argent aussitôt et coûte le double à la retraite.
tip-skill-education = Votre niveau s’ajoute aux dés dans les tests qui le demandent. Les cours et les écoles l’élèvent.
    .name = Éducation
tip-skill-manual = Votre niveau s’ajoute aux dés dans les tests qui le demandent, comme ceux des métiers manuels.
    .name = Compétences manuelles
tip-skill-social = Votre niveau s’ajoute aux dés dans les tests qui le demandent. Les rencontres l’élèvent.
    .name = Compétences sociales
tip-skill-professional = Votre niveau s’ajoute aux dés dans les tests qui le demandent. Les emplois l’élèvent.
    .name = Compétences professionnelles
tip-odds = La fréquence à laquelle deux dés et votre niveau atteignent le seuil de la carte.
    .name = Probabilité
tip-period = Une vie active a quatre périodes : choix, jeu, entretien. Ensuite vient la retraite.
tip-first = Qui l’a commence le choix des offres. Après chaque tour, il passe au suivant.
tip-event = Il vaut pour tous jusqu’à la fin de la période.
