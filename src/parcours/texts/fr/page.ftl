# La page, en français.

## Accueil

page-welcome = Asseyez-vous, vivez une vie
page-about = Cinq jeux de société où l’on étudie, travaille, aime et intrigue. Pas de compte : choisissez et jouez.
page-your-name = Votre nom
page-guest = Anonyme
page-players =
    { $least ->
        [one] un à { $most } joueurs
       *[other] { $least } à { $most } joueurs
    }
page-play-now = Jouer
page-choose-bots = Choisir les robots
page-just-play = Jouer tout de suite
page-learn-about = Une vraie partie, avec un guide.
page-bots = Robots
page-play-against =
    { $number ->
        [one] Vous contre un robot ({ $level }), tout de suite.
       *[other] Vous contre { $number } robots ({ $level }), tout de suite.
    }
page-invite = Inviter des amis
page-rules = Règles
page-open-tables = Tables ouvertes
page-no-open-tables = Aucune table publique n’attend de joueurs en ce moment.
page-free-seats =
    { $number ->
        [one] une place libre
       *[other] { $number } places libres
    }
page-look = Voir

## Partout

page-home = Accueil
page-menu = Menu
page-language = Langue
page-theme = Couleurs
page-theme-system = Comme l’appareil
page-theme-light = Claires
page-theme-dark = Sombres
page-sound = Son
page-notify = M’avertir tant que cette page est ouverte
page-close = Fermer
page-back = Retour
page-loading = Chargement…
page-outdated = Cette page a une nouvelle version.
page-reload = Recharger

## Dresser une table

page-lay-table = Ouvrir une table
page-seats = Places
page-seats-help = La vôtre et celles de vos amis. Des robots peuvent prendre celles qui restent libres.
page-title = Titre de la table
page-title-example = par exemple : Dimanche entre cousins
page-who-may-come = Qui peut venir
page-visibility-invitation = seulement qui a le lien
page-visibility-public = tout le monde
page-clock = Pendule
page-clock-none = sans pendule
    .kind = sans pendule
page-clock-decision = { $time } par décision
    .kind = un temps par décision
page-clock-match = { $time } chacun pour toute la partie
    .kind = un temps pour toute la partie
page-clock-increment = { $time } chacun pour toute la partie, plus { $more } à chaque décision
page-clock-time = Temps
page-clock-more = En plus à chaque décision
page-clock-no-more = rien
page-span =
    { $unit ->
        [days]
            { $number ->
                [one] { $number } jour
               *[other] { $number } jours
            }
        [hours]
            { $number ->
                [one] { $number } heure
               *[other] { $number } heures
            }
        [minutes]
            { $number ->
                [one] { $number } minute
               *[other] { $number } minutes
            }
       *[seconds]
            { $number ->
                [one] { $number } seconde
               *[other] { $number } secondes
            }
    }
page-seating = Attribution des places
page-seating-lot = par tirage au sort
    .told = Les places sont tirées au sort au début de la partie.
page-seating-as_seated = dans l’ordre d’arrivée
    .told = Chacun garde sa place.
page-absence = En cas d’absence
page-absence-usual = selon la pendule
page-absence-wait = la partie attend
page-absence-bot = un robot joue à la place
page-absence-default = seuls les coups forcés sont joués

## La salle d’attente

page-waiting-for-players = En attente de joueurs
page-all-here = Tout le monde est là
page-sit-down-here = Prenez place à cette table
page-sit-down = S’asseoir
page-stand-up = Se lever et partir
page-seat = Place { $number }
page-seat-open = libre
page-seat-bot = robot
page-seat-you = vous
page-seat-host = hôte
page-seat-left = a quitté la partie
page-seat-away = pas là
page-seat-bot-of = robot, { $level }
page-level = Niveau
page-level-of = Niveau { DE($player) }
page-who-sits = Qui prend quelle place
page-add-bot = Ajouter un robot
page-remove = Retirer
page-send-away = Exclure
page-start = Commencer
page-start-with-bots =
    { $number ->
        [one] Commencer avec un robot
       *[other] Commencer avec { $number } robots
    }
page-host-starts = L’hôte lance la partie.
page-shuffling = On mélange les cartes. En attente des navigateurs de : { $players }
page-settings = Cette table
page-change-settings = Modifier les réglages
page-link = Le lien vers cette table
page-copy = Copier le lien
page-copied = Copié
page-share = Partager
page-qr = Le lien sous forme de code QR

## À la table

page-your-turn = C’est à vous.
page-waiting = On attend { $player }.
page-nobody-awaited = Un instant…
page-to-act = à jouer
page-ok = OK
page-happened = Il vous est arrivé { $number } choses
page-stood-in =
    { $why ->
        [clock] Votre temps était écoulé : on a joué pour vous.
        [left] Vous aviez quitté la partie : on a joué pour vous.
       *[away] Vous n’étiez pas là : on a joué pour vous.
    }
page-played-for =
    { $why ->
        [clock] temps écoulé
        [left] a quitté la partie
       *[away] n’était pas là
    }
page-changed = de { $from } à { $to }
page-bots-wait = Les robots vous attendent.
page-since = Depuis votre dernier tour
page-on-you = sur vous
page-took-back = { $player } reprend un coup.
page-skip-to-end = Passer à la fin
page-grace-left = encore { $time } avant qu’on joue pour cette personne
page-bots-pace = Vitesse des robots
page-notices = Montrer ce qui m’arrive
page-sending = Envoi…
page-refused = Ce n’est pas possible maintenant.
page-amount = Montant
page-less = Moins
page-more = Plus
page-time-days = { $days } j { $hours } h
page-time-hours = { $hours } h { $minutes } min
page-time-left = encore { $time }
page-match-time-left = encore { $time } pour cette partie
page-threw = { $player } lance les dés : { $number }
page-cards = { $zone } : { $number }
page-nothing = rien
page-details = Détails de « { $card } »
page-beside = Journal, discussion et règles
page-log = Journal
page-log-empty = Il ne s’est encore rien passé.
page-earlier = Voir ce qui précède
page-moved = { $player } : { $move }
page-chose = { $player } choisit « { $move } ».
    .player = Vous choisissez « { $move } ».
page-chat = Discussion
page-chat-empty = Personne n’a encore rien dit.
page-say = Dire quelque chose
page-send = Envoyer
page-mute = Retirer la parole
page-unmute = Rendre la parole
page-muted = L’hôte vous a retiré la parole
page-message-removed = retiré par l’hôte
page-guide = Une première partie en quelques minutes
page-how-to-play = Comment jouer
page-learn = Apprendre en trois minutes
page-another-lesson = Une autre leçon : { $lesson }
page-lesson-step = Étape { $step } sur { $of }
page-lesson-next = Suivant
page-lesson-leave = Jouer sans leçon
page-lesson-end = Continuer la partie
page-search-rules = Chercher dans les règles
page-no-rule-found = Aucune règle trouvée.
page-connection-lost = Connexion perdue, nouvel essai…
page-spectators =
    { $number ->
        [one] un spectateur
       *[other] { $number } spectateurs
    }
page-takeback = Reprendre mon dernier coup
page-copy-watch = Copier le lien vers cette table
page-move-seat = Continuer sur un autre appareil
page-move-seat-about = Ouvrez ce lien sur l’autre appareil. Il ne sert qu’une fois ; ensuite vous jouez là-bas, et cet appareil ne fait plus que regarder.
page-abandon = Proposer d’arrêter la partie
page-end-match = Arrêter la partie
page-end-match-sure = L’arrêter définitivement
page-leave = Quitter la partie
page-you-left = Vous avez quitté cette partie ; on joue à votre place.
page-come-back = Revenir
page-asks-takeback = { $player } voudrait reprendre un coup.
page-asks-abandon = { $player } voudrait arrêter la partie.
page-agree =
    { $what ->
        [takeback] D’accord pour reprendre
       *[abandon] D’accord pour arrêter
    }
page-disagree = Pas d’accord
page-still-to-answer = Réponses attendues : { $players }.
page-withdraw = Retirer la question

## La fin

page-won =
    { $number ->
        [one] { $players } gagne !
       *[other] Victoire partagée : { $players } !
    }
page-you-win = Vous gagnez !
page-result = Résultat
page-look-at-table = Regarder la table
page-abandoned = Cette partie a été arrêtée avant la fin.
page-stopped-about = Rien n’est perdu : les coups sont conservés tels qu’ils ont été joués. La personne qui gère le serveur peut reprendre la partie avec la version de Parcours du début, ou vous en donner l’enregistrement.
page-rematch = Rejouer
page-join-rematch = Rejoindre la partie suivante

## Refusé sans règle du jeu

refused-turn = Ce n’est pas à vous de faire cela.
refused-stale = La table a changé : regardez, et choisissez de nouveau.
refused-over = La partie est finie.

## Erreurs

error-offline = Le serveur ne répond pas. Y a-t-il une connexion ?
error-push_denied = Ce navigateur n’autorise pas les notifications de cette page. Ses réglages peuvent le changer.
error-push_failed = Le service de notifications de ce navigateur ne répond pas. Réessayez plus tard.
error-failed = Quelque chose n’a pas marché. Réessayez, s’il vous plaît.
error-asked_too_soon =
    { $seconds ->
        [one] Vous venez de le demander. Vous pourrez redemander dans une seconde.
       *[other] Vous venez de le demander. Vous pourrez redemander dans { $seconds } secondes.
    }
error-bad_message = Le serveur n’a pas compris.
error-bad_request = Le serveur n’a pas compris.
error-bad_deck = On ne peut pas jouer avec ce paquet : { $text }
error-bad_setup = Une telle partie n’est pas possible : { $text }
error-bad_address = Ce n’est pas une adresse e-mail.
error-bad_contribution = Le serveur n’a pas accepté la part de ce navigateur dans le mélange.
error-bad_target = Rien ne peut être envoyé là : l’adresse doit commencer par https et se trouver sur internet.
error-bad_name = Un nom compte de 1 à 24 caractères, dont un au moins est visible.
error-cross_origin = Cette page ne vient pas d’ici.
error-forbidden = Votre place ne vous permet pas cela.
error-invitation_used = Cette invitation a déjà servi.
error-link_used = Ce lien a déjà servi, ou il est trop ancien.
error-muted = L’hôte vous a retiré la parole.
error-name_taken = Quelqu’un à cette table porte ce nom, ou un nom qui lui ressemble. Choisissez-en un autre.
error-no_hints = Les indices sont réservés à qui joue seul contre des robots.
error-no_reasons = Aucun robot n’a joué ce coup.
error-no_such_channel = Le serveur ne sait plus comment vous joindre. Choisissez-le à nouveau.
error-no_such_game = Ce jeu n’existe pas.
error-no_such_lesson = Cette leçon n’existe pas dans ce jeu.
error-no_such_message = Ce message n’est plus là.
error-no_such_page = Il n’y a rien à cette adresse.
error-no_such_puzzle = Ce problème n’existe pas dans ce jeu.
error-no_such_scenario = Ce scénario n’existe pas dans ce jeu.
error-no_such_seat = Cette place n’existe pas à cette table.
error-no_such_table = Cette table n’existe pas, ou il faut son lien pour la voir.
error-not_awaited = Rien ne vous est demandé pour l’instant.
error-not_finished = La partie n’est pas encore finie.
error-not_host = Seul l’hôte peut faire cela.
error-not_offered = Ce serveur n’avertit pas de cette manière.
error-not_open = La partie a déjà commencé.
error-not_playing = Aucune partie ne se joue ici.
error-not_shuffling = On ne mélange pas les cartes à cette table.
error-not_replayable = Vous ne pouvez pas voir cette partie de ce point de vue.
error-question_open = Une autre question est posée. Il faut d’abord y répondre.
error-nothing_asked = Plus rien n’est demandé.
error-read_failed = Le serveur n’a pas pu le lire pour l’instant. Réessayez, s’il vous plaît.
error-rules_changed =
    { $because ->
        [rules] Cette partie se joue selon la version { $rules } des règles, que ce serveur n’a pas. Elle ne peut pas continuer ici.
        [deck] Les cartes de ce jeu ont changé depuis le début de cette partie. Elle ne peut pas continuer ici.
       *[other] Les coups de cette partie ne mènent plus à la même table. Elle ne peut pas continuer ici.
    }
error-seat_taken = Quelqu’un est déjà assis là.
error-seats_open = Des places sont encore libres.
error-sent_away = L’hôte a retiré votre place à cette table.
error-server_full = Le serveur est plein pour l’instant. Réessayez dans un moment.
error-table_full = Toutes les places sont prises.
error-too_fast = C’était trop rapide : attendez un instant.
error-too_long = C’est trop long.
error-too_many = Trop de connexions depuis votre adresse.
error-too_many_for_seat = Cette place est ouverte dans trop de fenêtres : fermez-en une.
error-too_many_notices = Cela a été demandé trop souvent. Réessayez plus tard.
error-too_many_tables = Trop de tables de votre réseau attendent des joueurs. Commencez ou fermez-en une d’abord.
error-studies_full = Beaucoup d’études attendent sur ce serveur. Réessayez dans quelques minutes.
error-too_many_studies = Votre dernière étude n’est pas finie. Attendez-la, ou annulez-la.
error-no_such_study = Cette étude n’est plus connue ici.
error-gallery_full = Trop de paquets attendent d’être examinés. Réessayez un autre jour.
error-no_gallery = Ce serveur n’a pas de galerie de paquets.
error-no_such_deck = La galerie n’a pas ce paquet.
error-too_slow = La connexion est trop lente pour suivre.
error-unavailable = Le serveur ne peut pas le faire pour l’instant ; rien n’a changé. Réessayez, s’il vous plaît.
error-bad_passkey = Cette clé d’accès n’ouvre rien ici.
error-code_used = Ce lien a déjà servi, ou il est trop ancien. Faites-en un nouveau.
error-no_profile = Ce navigateur n’a pas d’espace à vous, ou il a été supprimé.
error-no_such_person = Vous n’avez pas joué avec cette personne, ou l’une de vous a retiré l’autre.
error-not_seeking = Vous ne cherchez plus de joueurs.
error-profile_open = Ce navigateur a déjà un espace.
error-unknown_host = Ce serveur ne répond pas à cette adresse.

## Une carte en détail

page-card-close = Fermer
page-card-rules = Règles à ce sujet
page-card-use = L’utiliser
page-tab-now = Maintenant
page-tabs = Parties de la table
page-look-at = Voir { $player }
page-legend = Symboles de ce jeu
page-goal-you = vous
page-goal-best = meilleur autre
page-tip-value = { $player } : { $value }

## All cards of a game

page-all-cards = Toutes les cartes
page-table-cards = Les cartes de cette table
page-search-cards = Chercher dans les cartes
page-no-card-found = Aucune carte ne dit cela.
page-card-groups = Sortes de cartes
page-card-number =
    { $number ->
        [one] une carte
       *[other] { $number } cartes
    }
page-print = Imprimer
page-aid = Aide de jeu

## Mes tables, et une partie terminée

page-welcome-back =
    { $name ->
        [none] Vous revoilà
       *[other] Vous revoilà, { $name }
    }
page-start-match = Commencer une partie
page-my-turn = À vous de jouer
page-their-turn = On attend les autres
page-over = Terminées
page-all-over = Tout voir : { $number }
page-is-to-move =
    { $number ->
        [one] C’est à { $players }
       *[other] C’est à { $players }
    }
page-you-won =
    { $number ->
        [one] Vous avez gagné.
       *[other] Vous avez gagné, à plusieurs.
    }
page-they-won =
    { $number ->
        [one] { $players } a gagné.
       *[other] { $players } ont gagné ensemble.
    }
page-your-place = Place { $place } sur { $number }.
page-status =
    { $status ->
        [open] attend des joueurs
        [shuffling] on mélange les cartes
        [playing] en cours
        [finished] terminée
       *[abandoned] arrêtée avant la fin
    }
page-go-on = Continuer
page-forget = Retirer
page-about-match = Tout sur cette partie
page-points-chart = Évolution des points
page-earned = Détail des points
page-earned-total = Total
page-story = Récits de vie
page-story-of = La vie { DE($player) }
page-record = Télécharger l’enregistrement
page-proof = Le mélange était-il honnête ?
page-proof-about = Avant la partie, le serveur a fixé un secret, et le navigateur de chaque joueur un nombre au hasard ; chacun n’en a montré que l’empreinte. Puis tous ont révélé leur nombre, et le mélange découle de tout cela. Si votre navigateur a participé, personne n’a pu choisir le mélange, pas même un serveur qui joue tous les autres. Votre navigateur peut le vérifier maintenant.
page-proof-check = Vérifier ici
page-proof-complete =
    { $held ->
        [yes] L’enregistrement contient tout ce qu’il faut.
       *[no] L’enregistrement ne contient pas tout ce qu’il faut.
    }
page-proof-table =
    { $held ->
        [yes] L’enregistrement est celui de cette table.
       *[no] L’enregistrement est celui d’une autre table.
    }
page-proof-commitment =
    { $held ->
        [yes] Le secret est celui dont l’empreinte a été montrée avant la partie.
       *[no] Le secret n’est pas celui dont l’empreinte a été montrée avant la partie.
    }
page-proof-contributions =
    { $held ->
        [yes] Chaque nombre est celui dont le navigateur de son joueur avait montré l’empreinte.
       *[no] Un nombre n’est pas celui dont le navigateur de son joueur avait montré l’empreinte.
    }
page-proof-own =
    { $held ->
        [yes] Le nombre de votre navigateur y est.
       *[no] Le nombre de votre navigateur n’y est pas.
    }
page-proof-others =
    { $held ->
        [yes] Toutes les empreintes sont celles que votre navigateur a vues avant de révéler son nombre.
       *[no] Une empreinte n’est pas celle que votre navigateur a vue avant de révéler son nombre.
    }
page-proof-seed =
    { $held ->
        [yes] La graine découle du secret et des nombres de chacun.
       *[no] La graine ne découle pas du secret et des nombres de chacun.
    }
page-proof-lot =
    { $held ->
        [yes] Les joueurs sont assis comme le sort l’a voulu.
       *[no] Les joueurs ne sont pas assis comme le sort l’a voulu.
    }
page-proof-moves =
    { $held ->
        [yes] Vos coups dans l’enregistrement sont ceux que vous avez joués.
       *[no] Vos coups dans l’enregistrement ne sont pas ceux que vous avez joués.
    }
page-proof-withheld =
    { $number ->
        [one] { $players } n’a pas révélé son nombre à temps. Qui l’a retenu pouvait choisir entre { $choices } mélanges.
       *[other] { $players } n’ont pas révélé leurs nombres à temps. Qui les a retenus pouvait choisir entre { $choices } mélanges.
    }
page-proof-without = Sans part dans le mélange : { $players }
page-proof-fair = C’était honnête. Votre navigateur a participé : personne n’a pu choisir le mélange au-delà de ce qui est dit ici.
page-proof-consistent = L’enregistrement est cohérent. Il ne vous prouve rien de plus, car le nombre de votre navigateur n’y est pas : seul un joueur dont le nombre y est peut savoir que personne n’a choisi le mélange.
page-proof-old = L’enregistrement est cohérent. Cette partie a été mélangée d’une manière plus ancienne (protocole 1), qui ne prouve pas que le serveur n’a pas choisi le mélange.
page-proof-unfair = Cet enregistrement ne prouve pas un mélange honnête.
page-proof-kept = Vérifier avec un autre programme
page-proof-kept-about = Téléchargez l’enregistrement. Cette commande le vérifie, avec ce que votre navigateur a gardé :
page-proof-copy = Copier

## Ce qui ne va pas dans un mélange

page-doubt-server = Le serveur a changé ce à quoi il s’était engagé avant la partie. Le mélange n’est peut-être pas honnête.
page-doubt-own = Le serveur montre comme vôtre une autre part du mélange que celle que votre navigateur a envoyée. Le mélange n’est peut-être pas honnête.
page-doubt-others = La part d’un joueur dans le mélange a été changée après que votre navigateur a révélé la sienne. Le mélange n’est peut-être pas honnête.
page-doubt-protocol = Le serveur prétend que votre navigateur n’a pas participé au mélange, alors qu’il l’a fait. Le mélange n’est peut-être pas honnête.
page-doubt-withheld = Le serveur avait accepté la part de votre navigateur dans le mélange, et maintenant il l’écarte. Le mélange n’est peut-être pas honnête.
page-doubt-late = La part de votre navigateur dans le mélange est arrivée trop tard : rien ne vous prouve que ce mélange était honnête.
page-doubt-absent = Votre navigateur n’était pas là quand les cartes ont été mélangées : rien ne vous prouve que ce mélange était honnête.

## Revoir une partie

page-replay = Revoir la partie
page-step = Étape { $number } sur { $most }
page-step-first = La table avant le premier coup.
page-step-back = Précédent
page-step-on = Suivant
page-play-on = Lire
page-pause = Pause
page-eyes = Vue de la partie
page-eyes-open = tout le monde, cartes visibles
page-weigh = Que pèse le robot ici ?
page-weighing = Le robot réfléchit…
page-weighed = Ce que pèse le robot
page-weighed-made = joué
page-weighed-chance = { $number } % de chances de gagner
page-weighed-tries =
    { $number ->
        [one] essayé une fois
       *[other] essayé { $number } fois
    }
page-weighed-again = Calculé de nouveau à l’instant : à la table, le robot a pu peser les choses un peu autrement.
page-play-from = Continuer d’ici
page-play-from-about = Une nouvelle table contre des robots. Ce qu’on ne pouvait pas savoir est redistribué.
page-play-from-same = Avec les mêmes cartes
page-play-from-same-about = Une nouvelle table contre des robots, toutes les mains et les piles comme elles étaient.
page-pace = Vitesse
page-pace-of =
    { $pace ->
        [slow] lente
        [fast] rapide
        [skip] jusqu’à mon tour
       *[normal] normale
    }

## Indices

page-hint = Indice
page-hint-thinking = Recherche des meilleurs coups…
page-hints = Les meilleurs coups, avec vos chances de gagner
page-hints-used =
    { $number ->
        [one] Vous avez utilisé un indice dans cette partie.
       *[other] Vous avez utilisé { $number } indices dans cette partie.
    }

## L’analyse d’une partie

page-review = Analyse
page-review-luck =
    { $luck ->
        [good] Les cartes vous ont souri.
        [bad] Les cartes étaient contre vous.
       *[even] Les cartes ont été justes avec vous.
    }
page-review-moves =
    { $number ->
        [0] Aucun de vos coups n’a beaucoup compté.
        [one] Un coup a fait la différence.
       *[other] { $number } coups ont fait la différence.
    }
page-review-making = Calcul en cours : { review-percent }
page-review-chart = Les chances de gagner au fil de la partie
page-review-open = toutes cartes ouvertes
page-review-read = Pointez la courbe pour la lire, touchez-la pour voir ce moment.
page-review-table = En tableau
page-review-swing = Chance et coups : de combien de points ils ont changé les chances { DE($player) } depuis la ligne précédente.
page-review-life = Sur la table
page-review-cost = vous a coûté { review-percent }
page-review-look = Voir la table
page-review-through = Pas à pas

## Les problèmes

page-puzzles = Problèmes
page-puzzles-about = Trouvez le meilleur coup : un seul est nettement meilleur que tous les autres, et ce n’est pas celui qui semble le mieux à première vue.
page-puzzle-today = Problème du jour
page-puzzle-number = Problème { $number }
page-puzzle-grade =
    { $grade ->
        [easy] facile
        [medium] moyen
       *[hard] difficile
    }
page-puzzle-find = Trouvez le meilleur coup
page-puzzle-found = C’est le meilleur coup !
page-puzzle-wrong = Il y a un meilleur coup
page-puzzle-wrong-told = { $move }. Vos chances de gagner ensuite : { review-percent }.
page-puzzle-obvious = C’est ce qui semble le mieux à première vue.
page-puzzle-again = Réessayer
page-puzzle-show = Voir la solution
page-puzzle-told = La solution
page-puzzle-answers = Tous les coups, avec vos chances de gagner
page-puzzle-next = Problème suivant
page-puzzle-all = Tous les problèmes
page-puzzle-streak =
    { $number ->
        [one] Un jour de suite
       *[other] { $number } jours de suite
    }
page-puzzle-longest = record : { $number }
page-puzzle-state =
    { $state ->
        [first] résolu du premier coup
        [solved] résolu
        [seen] solution vue
       *[tried] essayé
    }
page-puzzle-solve = Le résoudre
page-puzzle-look = Le revoir

## Essayer une règle à une petite table

page-try = Essayer
page-try-tables =
    { $number ->
        [one] Essayer : un exemple
       *[other] Essayer : { $number } exemples
    }
page-try-restart = Depuis le début
page-try-steps = Pas à pas
page-try-given = La table telle qu’elle est disposée
page-try-refuse = { $player } essaie : { $move }
page-try-may = Que peut faire { $player } maintenant ?
page-try-may-kind =
    { $kind ->
        [nothing] { $player } ne peut rien faire maintenant.
        [legal] { $player } peut faire ceci, et rien d’autre :
       *[offers] { $player } peut faire ceci, entre autres :
    }
page-try-expect = À quoi ressemble la table maintenant ?
page-try-dice = Les prochains dés montreront { $dice }.
page-try-over = Qui a gagné ?
page-try-nobody = La table
page-try-table = La table
page-try-fact = { $name } : { $value }
page-try-none = rien
page-try-flag =
    { $flag ->
        [true] oui
       *[false] non
    }
page-try-end = C’est tout. Ce qui est en surbrillance peut encore être joué.
page-try-hint = Ou jouez ce que vous voulez : tout ce qui est en surbrillance est possible.
page-try-answers = Jouer autre chose
page-try-own = Vous avez quitté le scénario après l’étape { $number } et jouez comme vous voulez.
page-try-return = Retour au scénario
page-try-takeback = Reprendre le coup
page-try-seat = Place
page-try-back = Retour à { $rule }
page-try-next = Table suivante sur { $rule }

## Être averti quand on n’est pas là

page-tell-me = M’avertir quand c’est à moi
page-tell-about = Même quand cette page est fermée.
page-tell-push = Sur cet appareil
page-tell-email-to = Par e-mail à { $address }
page-tell-email-address = Votre adresse e-mail
page-tell-email-send = Envoyer un lien de confirmation
page-tell-email-sent = Un lien a été envoyé à { $address }. Les e-mails commencent dès que vous l’avez ouvert.
page-tell-email-forget = Oublier cette adresse
page-tell-group = Avertir un groupe
page-tell-group-about = À qui de jouer, la fin de la partie et les invitations tant qu’il y a des places libres sont envoyés à un webhook, par exemple celui d’un salon de discussion.
page-tell-group-url = Adresse du webhook
page-tell-group-form = Forme
page-tell-group-form-text = pour une messagerie
page-tell-group-form-json = JSON
page-tell-group-add = Avertir ce groupe
page-tell-group-stop = Ne plus avertir le groupe
page-tell-what = Ce qu’on me dit
page-tell-turn = C’est à moi de jouer
page-tell-half = La moitié de mon temps est écoulée
page-tell-end = La partie est terminée
page-tell-rematch = Quelqu’un veut rejouer
page-tell-invitation = Quelqu’un m’invite à une partie
page-confirm-title = Confirmez votre adresse e-mail
page-confirm-about = Vous serez averti par e-mail quand c’est à vous de jouer aux tables que vous avez choisies.
page-confirm = Confirmer
page-confirmed = Votre adresse est confirmée.
page-unsubscribe-title = Plus d’e-mails
page-unsubscribe-about = Votre adresse est oubliée, et avec elle tout ce que vous vouliez y recevoir.
page-unsubscribe = Ne plus m’envoyer d’e-mails
page-unsubscribed = Votre adresse est oubliée.


## Un espace à soi

page-place = Mon espace
page-place-why = Vos parties, vos résultats et les gens avec qui vous avez joué, sur tous vos appareils. Ni mot de passe ni adresse : ce navigateur reçoit une clé.
page-make-place = Créer mon espace
page-keep-matches =
    { $number ->
        [0] Vos parties y seront gardées à partir de maintenant.
        [one] La partie de ce navigateur y est gardée.
       *[other] Les { $number } parties de ce navigateur y sont gardées.
    }
page-place-elsewhere = Vous en avez déjà un ? Scannez le code que « Mon espace » montre sur votre autre appareil, ou servez-vous de votre clé d’accès.
page-use-passkey = L’ouvrir avec une clé d’accès
page-open-place = Ouvrir votre espace ici ?
page-open-place-about = Ce lien ouvre un espace sur cet appareil, une seule fois. Continuez seulement si vous l’avez demandé.
page-open-place-instead = Ce navigateur a déjà un espace. Il montrerait l’autre à la place.
page-open-it = L’ouvrir
page-results = Résultats
page-no-results = Aucune partie n’est encore terminée.
page-game = Jeu
page-against = Contre
page-against-people = des gens
page-against-mixed = plusieurs robots
page-played = Jouées
page-times-won = Gagnées
page-people-played = Avec qui vous avez joué
page-no-people = Personne encore. Vous verrez ici qui termine une partie avec vous et a aussi son espace.
page-shared-matches =
    { $number ->
        [one] une partie
       *[other] { $number } parties
    }
page-invite-again = Inviter : { $game }
page-remove-person = Retirer { $player }
page-person-removed = C’est fait. Vous ne vous voyez plus ici.
page-invited = C’est demandé. L’invitation est sur sa page d’accueil.
page-invite-person = Inviter { $player }
page-person-asked = L’invitation est partie : { $player }.
page-matches = Parties
page-no-matches = Pas encore de partie.
page-more-matches = Voir les précédentes
page-devices = Appareils
page-device-count =
    { $number ->
        [one] Votre espace n’est ouvert que sur cet appareil. Si vous le perdez, votre espace est perdu : ouvrez-le sur un autre, ou ajoutez une clé d’accès.
       *[other] Votre espace est ouvert sur { $number } appareils.
    }
page-bring-place = L’ouvrir sur un autre appareil
page-bring-place-about = Ouvrez ce lien sur l’autre appareil, ou scannez-y le code. Il sert une fois, pendant cinq minutes.
page-place-link = Le lien vers votre espace
page-close-elsewhere = Le fermer sur tous les autres appareils
page-passkeys = Clés d’accès
page-add-passkey = Ajouter une clé d’accès
page-passkey-of = Clé d’accès du { $date }
page-remove-passkey = La retirer
page-my-data = Ce qui est gardé
page-my-data-about = Votre nom, vos places avec leurs coups et leurs messages, et les clés de vos appareils. Personne ne vous trouve par votre nom, et rien n’est mesuré.
page-export = Tout télécharger
page-delete-place = Supprimer mon espace
page-delete-place-about = Votre espace et tout ce qui vous nomme sont supprimés aussitôt, sur tous les appareils. Vos coups dans les parties des autres restent, sous le nom d’ancien joueur. Rien ne les ramène.
page-delete-for-good = Supprimer pour de bon
page-place-deleted = Votre espace est supprimé.
page-cancel = Annuler
page-asks-you = { $player } vous invite à une partie : { $game }.
page-go-there = Y aller
page-no-thanks = Non merci

## Trouver des joueurs

page-anyone = Quelqu’un pour { $game } ?
page-anyone-at-all = Quelqu’un pour une partie ?
page-anyone-about = Jouez avec des gens que vous ne connaissez pas. Dès qu’il y en a assez, la partie commence.
page-waiting-people =
    { $number ->
        [one] Une personne attend.
       *[other] { $number } personnes attendent.
    }
page-missing-people =
    { $number ->
        [0] Avec vous, la partie commence.
        [one] Avec vous, il en faut encore une.
       *[other] Avec vous, il en faut encore { $number }.
    }
page-look-for-people = Chercher des joueurs
page-pace-live = maintenant
    .label = Rythme
page-pace-days = sur plusieurs jours
page-wanted-any = peu importe
    .label = Langue de la partie
page-looking = Recherche de joueurs : { $game }
page-looking-live = Restez sur cette page : elle vous mène à la table.
page-looking-days = Vous pouvez fermer la page. La table apparaît ici dès qu’il y a assez de monde, pendant un jour au plus.
page-tell-found = M’avertir quand la table est complète
page-told-found = Vous serez averti quand la table sera complète.
page-found = Votre table est complète.
page-people-here = { $number } sur { $needed } sont là.
page-stop-looking = Ne plus chercher
page-table-found = La table est complète : { $game }
page-looking-over = Personne n’est venu à temps. Vous pouvez chercher encore.

## Paquets à soi

page-workshop = Atelier
page-make-deck = Faire votre paquet
page-make-deck-about = Changez une carte, jouez-la ce soir, et voyez ce qu’elle change.
page-deck = Paquet
page-standard-deck = Le paquet standard
page-own-deck = Un paquet à part
page-deck-of = Paquet : { $title }
page-rule-renamed = Dans ce paquet : { $cards }.
