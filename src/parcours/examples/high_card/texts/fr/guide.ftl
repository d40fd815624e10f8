# Une première partie de Carte haute en quelques minutes.

guide-1 = Chacun a trois cartes en main ; toutes les autres restent cachées dans la pioche (HC-1.2). Les cartes vont de un à douze, et chacune existe deux fois. On ne voit que sa propre main. Une partie compte trois manches : chaque carte sera donc jouée une fois, et c’est l’ordre qui compte.
    .title = Ce que l’on a en main
guide-2 = À chaque manche, tous choisissent en même temps une carte et la posent face cachée (HC-2.1). On n’attend personne, et personne ne lit le choix des autres. Une fois la carte choisie, on ne peut plus en changer pendant cette manche (HC-2.3). Quand le dernier a choisi, toutes les cartes sont retournées.
    .title = Une manche
guide-3 = La carte la plus haute rapporte un point à son joueur ; si plusieurs sont égales, chacune en rapporte un (HC-3.1). Après trois manches, le plus de points gagne, et à égalité la victoire est partagée (HC-3.2). Une carte haute est perdue contre une plus haute : c’est alors le moment de se défaire d’une carte basse.
    .title = Les points
