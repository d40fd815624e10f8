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
page-notify = M’avertir quand c’est mon tour
page-close = Fermer
page-back = Retour
page-more-answers = Montrer toutes les réponses
page-fewer-answers = Montrer moins de réponses
page-loading = Chargement…
page-outdated = Cette page a une nouvelle version.
page-reload = Recharger

## Dresser une table

page-lay-table = Ouvrir une table
page-seats = Places
page-seats-help = La vôtre et celles de vos amis. Des robots peuvent prendre celles qui restent libres.
page-who-may-come = Qui peut venir
page-visibility-invitation = seulement qui a le lien
page-visibility-public = tout le monde
page-clock = Pendule
page-clock-none = sans pendule
page-clock-decision =
    { $unit ->
        [seconds] { $number } secondes par décision
       *[minutes] { $number } minutes par décision
    }
page-clock-match =
    { $unit ->
        [seconds] { $number } secondes chacun pour toute la partie
       *[minutes] { $number } minutes chacun pour toute la partie
    }
page-absence = En cas d’absence
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
page-sending = Envoi…
page-refused = Ce n’est pas possible maintenant.
page-amount = Montant
page-less = Moins
page-more = Plus
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
page-chat = Discussion
page-chat-empty = Personne n’a encore rien dit.
page-say = Dire quelque chose
page-send = Envoyer
page-mute = Retirer la parole
page-unmute = Rendre la parole
page-muted = L’hôte vous a retiré la parole
page-message-removed = retiré par l’hôte
page-guide = Une première partie en quelques minutes
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
page-agree = D’accord
page-disagree = Pas d’accord
page-still-to-answer = Réponses attendues : { $players }.
page-withdraw = Retirer la question

## La fin

page-won =
    { $number ->
        [one] { $players } gagne !
       *[other] Victoire partagée : { $players } !
    }
page-score = { $number }
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
error-bad_contribution = Le serveur n’a pas accepté la part de ce navigateur dans le mélange.
error-bad_name = Un nom compte de 1 à 24 caractères, dont un au moins est visible.
error-cross_origin = Cette page ne vient pas d’ici.
error-forbidden = Votre place ne vous permet pas cela.
error-invitation_used = Cette invitation a déjà servi.
error-muted = L’hôte vous a retiré la parole.
error-name_taken = Quelqu’un à cette table porte ce nom, ou un nom qui lui ressemble. Choisissez-en un autre.
error-no_such_game = Ce jeu n’existe pas.
error-no_such_message = Ce message n’est plus là.
error-no_such_page = Il n’y a rien à cette adresse.
error-no_such_scenario = Ce scénario n’existe pas dans ce jeu.
error-no_such_seat = Cette place n’existe pas à cette table.
error-no_such_table = Cette table n’existe pas, ou il faut son lien pour la voir.
error-not_finished = La partie n’est pas encore finie.
error-not_host = Seul l’hôte peut faire cela.
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
error-too_many_tables = Trop de tables de votre réseau attendent des joueurs. Commencez ou fermez-en une d’abord.
error-too_slow = La connexion est trop lente pour suivre.
error-unavailable = Le serveur n’a pas pu l’enregistrer ; rien n’a changé. Réessayez, s’il vous plaît.
error-unknown_host = Ce serveur ne répond pas à cette adresse.

## Une carte en détail

page-card-close = Fermer
page-card-rules = Règles à ce sujet

## Mes tables, et une partie terminée

page-my-tables = Mes tables
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
page-pace = Vitesse
page-pace-of =
    { $pace ->
        [slow] lente
        [fast] rapide
       *[normal] normale
    }

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
