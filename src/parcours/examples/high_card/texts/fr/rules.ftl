# Les règles de Carte haute telles que les lit un joueur.

chapter-HC-1 = Mise en place
rule-HC-1-1 = On joue de deux à quatre.
rule-HC-1-2 = Chacun reçoit { $rounds } cartes. Les autres restent cachées dans la pioche.

chapter-HC-2 = Le choix
rule-HC-2-1 = Tous choisissent en même temps une carte de leur main, face cachée.
rule-HC-2-2 = Une fois la partie terminée, personne ne joue plus.
rule-HC-2-3 = Une carte par manche : qui a choisi attend les autres.
rule-HC-2-4 = On ne choisit qu’une carte de sa propre main.

chapter-HC-3 = Les points
rule-HC-3-1 = Quand tous ont choisi, on montre les cartes. La plus haute rapporte un point à son joueur, de même que chaque carte égale ; toutes les cartes choisies sont écartées.
rule-HC-3-2 = Après { $rounds } manches la partie est terminée. Qui a le plus de points gagne ; à égalité, la victoire est partagée.
