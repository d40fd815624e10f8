game-name = Carte haute
game-about = Chacun pose une carte face cachée ; la plus haute remporte la manche.
game-length = environ 5 minutes

card-one = un
card-two = deux
card-three = trois
card-four = quatre
card-five = cinq
card-six = six
card-seven = sept
card-eight = huit
card-nine = neuf
card-ten = dix
card-eleven = onze
card-twelve = douze

zone-played = Cartes jouées
zone-chosen = Carte choisie

word-choose = choix

ask-choose = Choisir une carte.
wait-choose = On attend { $player }, pour choisir une carte.

move-play-card =
    { $card ->
        [hidden] Jouer une carte
       *[other] Jouer { $card }
    }

event-chose =
    { $card ->
        [hidden] { $player } a choisi une carte.
       *[other] { $player } choisit { $card }.
    }
event-won_round = { $player } remporte la manche avec { $card } ({ $cards }).

refused-HC-2-2 = La partie est terminée.
refused-HC-2-3 = La carte est déjà choisie ; il reste à attendre les autres.
refused-HC-2-4 = La carte « { $card } » n’est pas en main.

reason-rounds_played = Toutes les manches ont été jouées.
