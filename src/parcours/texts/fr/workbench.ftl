# L’atelier, en français.

workshop = Atelier
workshop-intro = Faites votre propre paquet : changez une carte, jouez-la ce soir, et voyez ce qu’elle change.
workshop-my-decks = Paquets dans ce navigateur
workshop-new = Faire un nouveau paquet
workshop-begin = Faire un paquet
workshop-untitled = Paquet sans titre
workshop-title = Titre du paquet
workshop-start-about = Commencez par un paquet qui existe, et changez ce que vous voulez. Il est gardé dans ce navigateur.
workshop-from-standard = Commencer par le paquet standard
workshop-from-variant = Commencer par « { $name } »
workshop-upload = Ouvrir un fichier
workshop-file-too-long = Ce fichier est trop long : un paquet a au plus { $most } caractères.
workshop-bad-link = Ce lien ne contient pas de paquet, ou seulement une partie.

## L’établi

workshop-undo = Annuler
workshop-redo = Rétablir
workshop-parts = Parties de l’atelier
workshop-tab-cards = Cartes
workshop-tab-differs = Ce qui diffère ({ $number })
workshop-tab-study = Essayer
workshop-tab-send = Envoyer et imprimer
workshop-problems =
    { $number ->
        [0] Tout est en ordre.
        [one] Une chose ne va pas.
       *[other] { $number } choses ne vont pas.
    }
workshop-not-kept = Ce navigateur n’a pas de place pour le paquet : téléchargez-le.
workshop-choose = Choisissez une carte à changer, ou ajoutez-en une.
workshop-wrong = erreur
workshop-differs-mark = diffère

## Une carte

workshop-add = Ajouter une carte
workshop-add-it = Ajouter
workshop-group = Sorte de carte
workshop-group-about = La nouvelle carte commence comme une autre de sa sorte.
workshop-no-group = Ce jeu a une règle pour chacune de ses cartes, on ne peut donc pas en ajouter. Vous pouvez changer celles qui existent.
workshop-copy = Copier la carte
workshop-remove = Enlever la carte
workshop-copy-of = { $name } (copie)
workshop-words = Nom et description
workshop-in-language = Langue du nom et de la description
workshop-name = Nom
workshop-about = Description
workshop-also-in = Écrit aussi en : { $languages }.
workshop-look = Couleur et icône
workshop-colour = Couleur
workshop-usual = D’origine
workshop-colour-study = la couleur des études
workshop-colour-work = la couleur du travail
workshop-colour-money = la couleur de l’argent
workshop-colour-love = la couleur de l’amour
workshop-colour-goods = la couleur des biens
workshop-colour-blow = la couleur des coups durs
workshop-colour-special = la couleur des cartes spéciales
workshop-colour-either = la couleur des cartes à double effet
workshop-choose-icon = Choisir une icône
workshop-usual-icon = L’icône d’origine
workshop-icons = Icônes
workshop-search-icons = Chercher par le nom d’une carte
workshop-fields = Ce que les règles y lisent
workshop-none = aucun
workshop-yes = oui
workshop-no = non
workshop-item = { $name } { $number }
workshop-add-item = Ajouter une ligne
workshop-remove-item = Enlever { $name } { $number }
workshop-allowed-whole = Un nombre entier de { $least } à { $most }.
workshop-allowed-half = Un nombre entier ou demi de { $least } à { $most }.
workshop-allowed-list = De { $least } à { $most } lignes.
workshop-amount = Montant

## Ce qui diffère

workshop-no-difference = Rien ne diffère du paquet standard.
workshop-field = { $name } :
workshop-added = nouvelle
workshop-removed = enlevée
workshop-own-words = ses propres mots
workshop-own-look = sa propre apparence

## Envoyer

workshop-deck-about = De quoi parle le paquet
workshop-file = Un fichier
workshop-file-about = Pour le garder, l’envoyer, ou pour les programmes de Parcours.
workshop-download = Télécharger
workshop-link = Un lien
workshop-link-about = Il contient tout le paquet : qui l’ouvre peut le regarder, le changer et y jouer.
workshop-copy-link = Copier le lien
workshop-link-too-long = Ce paquet n’entre pas dans un lien : il aurait { $number } caractères, et { $most } est le maximum. Envoyez plutôt le fichier.
workshop-print = Papier
workshop-print-about = Des cartes à découper, neuf par page, dans votre langue.
workshop-print-copies = Quelles cartes imprimer
workshop-print-all = Tous les exemplaires
workshop-print-one = Une de chaque sorte
workshop-unprinted = Les cartes imprimées ne peuvent pas montrer { $letters } : un point d’interrogation remplace chacune de ces lettres.
workshop-unprinted-cards = Ces cartes ont des lettres qui ne peuvent pas être imprimées. Un point d’interrogation remplacera chacune :
workshop-pdf = Faire un PDF
workshop-keep = Dans ce navigateur
workshop-keep-about = Le paquet n’est gardé que dans ce navigateur.
workshop-copy-deck = Copier le paquet
workshop-delete = Supprimer le paquet
workshop-delete-sure = Vraiment le supprimer ?

## Essayer

workshop-study-about = Des robots jouent { $number } parties avec votre paquet et autant avec le paquet standard, avec les mêmes donnes.
workshop-study-start =
    { $number ->
        [one] Essayer une partie
       *[other] Essayer { $number } parties
    }
workshop-study-players = Joueurs
workshop-study-matches = Parties
workshop-study-cancel = Arrêter
workshop-study-wait =
    { $number ->
        [0] C’est bientôt à vous.
        [one] Une étude passe avant la vôtre.
       *[other] { $number } études passent avant la vôtre.
    }
workshop-study-going = { $done } parties sur { $number }
workshop-study-failed = Cela n’a pas marché. Essayez encore.
workshop-study-cancelled = Arrêté.
workshop-study-changed = Le paquet a changé depuis ces parties.
workshop-study-wrong = Il faut d’abord que l’on puisse jouer avec ces cartes.
workshop-study-standard = paquet standard
workshop-study-own = votre paquet
workshop-study-seats = Qui gagne
workshop-study-seats-about = La part des parties que chaque place gagne, dans l’ordre du tour. Le trait fin est la marge du hasard.
workshop-study-seat = Place { $number }
workshop-study-length = La durée d’une partie
workshop-study-unit-rounds = manches
workshop-study-unit-turns_of_each_player = tours de chaque joueur
workshop-study-unit-decisions = décisions
workshop-study-scores = Points à la fin
workshop-study-spread-about = La partie épaisse contient la moitié du milieu, la barre est la médiane, et le trait fin va du minimum au maximum.
workshop-study-cards = Les cartes qui diffèrent
workshop-study-cards-about = Combien de joueurs utilisent une carte, et de combien ils gagnent plus souvent que par hasard.
workshop-study-card = Carte
workshop-study-wins =
    { $bounds ->
        [none] victoires { $share }
       *[other] victoires { $share } ({ $bounds })
    }
workshop-study-removed =
    { $number ->
        [one] Une carte enlevée
       *[other] { $number } cartes enlevées
    }
workshop-study-no-cards = Aucune carte ne diffère par ce que les règles y lisent.
workshop-study-median = Médiane
workshop-study-half = Moitié du milieu
workshop-study-range = Minimum et maximum
workshop-study-deck = Paquet

## À une table

workshop-open-deck = Ouvrir dans l’atelier

## Galerie

workshop-gallery = Galerie
workshop-gallery-about = Les paquets que d’autres ont proposés sur ce serveur.
workshop-gallery-from = par { $name }
workshop-gallery-submit-about = Montrez le paquet à tout le monde sur ce serveur, avec votre nom. L’exploitant le regarde d’abord.
workshop-gallery-no-title = Donnez d’abord un titre au paquet.
workshop-gallery-there = Ce paquet est dans la galerie.
workshop-gallery-submit = Proposer ce paquet
workshop-gallery-submitted = Proposé. Il apparaît dès que l’exploitant l’a accepté.
workshop-gallery-played =
    { $number ->
        [0] pas encore joué
        [one] joué une fois
       *[other] joué { $number } fois
    }
