# Ce qui n’appartient à aucun jeu, en français.

word-true = oui
word-false = non

# Qui a supprimé son espace.
former-player = Ancien joueur

# Names on the table that many games have. A game that says them otherwise has a text of its own.
zone-hand = Main
zone-phase = Phase
zone-pile = Pioche
zone-points = Points
zone-round = Manche
word-over = partie finie

refused-notation = Ce n’est pas un coup de ce jeu.
refused-takeback =
    { $because ->
        [nothing_played] Il n’y a rien à reprendre : aucun coup n’a encore été joué.
        [not_yours] On ne reprend que son propre dernier coup, et quelqu’un d’autre a joué depuis.
        [time] Ce coup ne peut plus être repris : le temps s’est écoulé depuis.
       *[seen] Ce coup ne peut plus être repris : il a fait apparaître quelque chose de nouveau.
    }

## Le programme du terminal

terminal-welcome = Bienvenue dans Parcours. Tapez le numéro d’un coup, ou « help » pour tout le reste.
terminal-clock =
    { $number ->
        [one] L’horloge tourne : dans { $number } minute, ce sera la dernière manche.
       *[other] L’horloge tourne : dans { $number } minutes, ce sera la dernière manche.
    }
terminal-time-up = Le temps est écoulé : cette manche est la dernière.
terminal-turn = C’est à { $player } de jouer.
terminal-prompt = Votre coup :
terminal-moves = Vous pouvez :
terminal-help =
    Ce que vous pouvez taper :
    – un numéro : jouer ce coup de la liste ;
    – un coup dans la notation, telle qu’elle figure à côté de son numéro ;
    – moves : revoir la liste de vos coups ;
    – why COUP : savoir pourquoi un coup n’est pas permis ;
    – undo : reprendre votre dernier coup, s’il n’a rien montré de nouveau à personne ;
    – save FICHIER : enregistrer la partie ;
    – rules, ou rules suivi du numéro d’une règle ou d’un chapitre : lire les règles ;
    – help : relire ceci ;
    – quit : quitter la partie.
terminal-help-more =
    Et aussi :
    – table : revoir la table ;
    – card, ou card suivi du nom d’une carte dans la notation : lire vos cartes, ou celle-là.
terminal-why = { $rule } : { $text }
terminal-allowed = C’est permis maintenant : { $move }.
terminal-undone = Votre dernier coup est repris.
terminal-saved = La partie est enregistrée dans { $file }.
terminal-not-saved = La partie n’a pas pu être enregistrée dans { $file } : { $text }.
terminal-taken = un autre fichier porte déjà ce nom
terminal-file-missing = ce dossier n’existe pas
terminal-file-folder = c’est un dossier
terminal-file-denied = l’écriture y est interdite
terminal-file-full = le disque est plein
terminal-file-long = ce nom est trop long
terminal-file-other = le système refuse
terminal-offer = Pour enregistrer la partie, indiquez un fichier ; sinon, appuyez simplement sur Entrée :
terminal-handover = Passez l’écran à { $player }, puis appuyez sur Entrée.
terminal-thinking = { $player } réfléchit…
terminal-bots =
    { $number ->
        [one] Le robot « { $bot } » tient une place : { $players }.
       *[other] Le robot « { $bot } » tient { $number } places : { $players }.
    }
terminal-bot = { $player } : { $text }
terminal-suggestion = Peut-être l’un de ceux-ci ? { $text }
terminal-unknown = Je ne connais pas « { $text } ». Tapez « help » pour voir ce qui est possible.
terminal-not-a-move = « { $text } » n’est pas un coup. Les coups qui commencent ainsi s’écrivent comme ceci :
slot-player = joueur
slot-number = nombre
slot-card = carte
terminal-no-number =
    { $number ->
        [0] Il n’y a aucun coup à choisir.
        [one] Il n’y a qu’un seul coup : le numéro 1.
       *[other] Choisissez un numéro de 1 à { $number }.
    }
terminal-no-rule = Il n’y a pas de règle { $rule }.
terminal-no-file = Indiquez un fichier : save FICHIER.
terminal-no-move = Indiquez un coup : why COUP.
terminal-over = La partie est finie.
terminal-place = { $place }. { $player } : { $score }
terminal-result = Comment elle s’est terminée : { $text }
terminal-winner = Victoire pour { $player } !
terminal-winners = Victoire partagée : { $players } !
terminal-seed = La graine de cette partie : { $seed }
terminal-quit = Au revoir, et merci d’avoir joué.
terminal-hidden =
    { $number ->
        [one] { $number } carte cachée
       *[other] { $number } cartes cachées
    }
terminal-nothing = rien
terminal-you = vous
terminal-score = Score
terminal-log = Ce qui s’est passé
terminal-amounts = Ou tapez l’un de ces coups avec un montant :
terminal-which-game = À quel jeu jouer ? Tapez son numéro.

## Robots

level-easy = facile
level-easy-about = Joue le jeu, mais laisse souvent passer le meilleur coup.
level-medium = moyen
level-medium-about = Prend ce qui paraît le mieux sur le moment.
level-hard = difficile
level-hard-about = Prévoit la suite et compte avec ce que les autres peuvent faire.
level-expert = expert
level-expert-about = Réfléchit le plus longtemps et laisse passer peu de chose.

weighed-title = Ce que pèse « { $bot } » pour { $player }
weighed-move = Coup
weighed-chance = Chances de gagner
weighed-simulations = Simulations
weighed-only = Il n’y avait rien à peser : aucun autre coup n’était possible.
weighed-choice = Le choix du robot : { $move }

## L’analyse d’une partie

review-percent = { $number } %
review-title = Chances de gagner
review-about = Ce que chaque joueur pouvait penser d’après ce qu’il savait et, entre parenthèses, toutes cartes ouvertes.
review-step = Étape
review-shares = La chance et les coups
review-player = Joueur
review-luck = Chance
review-luck-about = Chance : ce qu’ont fait les cartes et les dés
review-moves = Coups
review-moves-about = Coups : ce que tous les joueurs ont cédé par des coups qui n’étaient pas les meilleurs
review-accuracy = Précision
review-accuracy-about = La précision est la part, gardée par un joueur, des chances de gagner que les pires coups auraient perdues. La chance et les coups se comptent en points de chances de gagner : ensemble, ils mènent d’une part égale au résultat.
review-decisions = Ce qui a compté le plus
review-decision = Étape { $number }, { $player }
review-played = Joué
review-better = Mieux
review-why = Pourquoi
review-cost = a coûté { review-percent }
review-by-luck = Les cartes et les dés ont décidé de cette partie : aucun coup n’a fait de différence qui se distingue du hasard.
review-even-moves = Les cartes et les dés ont décidé de cette partie : ce que les coups de chacun ont coûté revient à peu près au même.
review-no-decision = Aucun coup { DE($player) } n’a fait de différence qui se distingue du hasard.
review-unfinished = Cette partie n’est pas finie : seule une partie finie peut être analysée.

why-follows = Il ouvre la voie à votre coup suivant : { $move }.
why-needs = Il ouvre la voie à votre coup suivant : { $move }. L’autre coup, non : { $refusal }
why-more = Il ajoute { $number } à « { $part } » au fil des tours suivants.
why-saves = Vous perdez { $number } de moins à cause de « { $part } » au fil des tours suivants.
why-others = { $player } marque { $number } de moins au fil des tours suivants.
why-chance = Il l’emporte plus souvent dans ce qui pouvait suivre.

## Les problèmes

puzzle-solution = Le meilleur coup : { $move }. Chances de gagner : { review-percent }.
puzzle-greedy = À première vue, un autre coup semble le meilleur : { $move }. Chances de gagner : { review-percent }.

wrong-follows = Votre meilleur coup suivant doit alors attendre : { $move }.
wrong-needs = Votre meilleur coup suivant doit alors attendre : { $move }. { $refusal }
wrong-more = Vous obtenez { $number } de moins pour « { $part } » au fil des tours suivants.
wrong-saves = Vous perdez { $number } de plus à cause de « { $part } » au fil des tours suivants.
wrong-others = { $player } marque { $number } de plus au fil des tours suivants.
wrong-chance = Il l’emporte moins souvent dans ce qui pourrait suivre.
