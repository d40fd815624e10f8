# Ce dont sont faits les récits de vie de tous les jeux, en français.

story-and = { $most } et { $last }
story-number =
    { $number ->
        [1] un
        [2] deux
        [3] trois
        [4] quatre
        [5] cinq
        [6] six
        [7] sept
        [8] huit
        [9] neuf
        [10] dix
        [11] onze
        [12] douze
        [13] treize
        [14] quatorze
        [15] quinze
        [16] seize
        [17] dix-sept
        [18] dix-huit
        [19] dix-neuf
        [20] vingt
       *[other] { $number }
    }
story-often =
    { $number ->
        [1] une fois
        [2] deux fois
       *[other] { story-number } fois
    }
story-times = { $what } par { story-often }
story-times-done = { $what } par { story-often }
story-groups = { $first } ; { $next }
story-nth =
    { $place ->
        [1] première
        [2] deuxième
        [3] troisième
        [4] quatrième
        [5] cinquième
       *[other] sixième
    }

story-goes-on =
    .a = Et c’est là que les pages s’arrêtent pour l’instant : cette vie n’est pas finie.
    .b = Voilà où j’en suis ; le reste est encore à vivre.
    .c = La suite au prochain chapitre, car personne n’a encore écrit la fin.

## Un jeu sans récit à lui

story-any-company =
    .a = J’ai pris place à table avec { $players }, et pendant un moment rien d’autre n’a compté.
    .b = Il y avait une table, il y avait des cartes, il y avait { $players }, et il y avait moi.
    .c = Tout a commencé quand j’ai tiré une chaise à côté : j’avais pour voisinage { $players }.
    .d = Personne ne m’avait dit à quoi s’attendre avec { $players } ; j’ai donc demandé des cartes.
    .e = Interrogez { $players } sur cette soirée, et vous entendrez une autre histoire ; celle-ci est la mienne.
    .f = Je voulais seulement faire une partie avec { $players }.
story-any-end =
    { $end ->
        [won] À la fin, j’avais { $score } et personne n’avait mieux : la première place était pour moi.
        [shared] À la fin, j’avais { $score } et j’ai partagé la { story-nth } place.
        [last] À la fin, j’avais { $score } et j’ai fermé la marche, à la { story-nth } place.
       *[lost] À la fin, j’avais { $score }, de quoi prendre la { story-nth } place.
    }
story-any-winner =
    .a = Les applaudissements ont été pour { $players }, et j’ai applaudi aussi.
    .b = La soirée restera celle où il fallait compter avec { $players }.
