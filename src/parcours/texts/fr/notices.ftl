# Ce qu’on apprend quand on n’est pas à la table : par notification, par e-mail ou par webhook.

notice-line = { $table } : { $text }
notice-turn = C’est à vous de jouer.
notice-turn-group = { $names } : à vous de jouer.
notice-half = La moitié de votre temps pour ce tour est écoulée.
notice-end =
    { $number ->
        [0] La partie est terminée.
        [one] La partie est terminée : { $names } gagne.
       *[other] La partie est terminée : { $names } gagnent.
    }
notice-rematch = { $names } veut rejouer.
notice-invitation = { $names } vous invite à jouer.
notice-found = Votre table est complète : la partie commence.

mail-several =
    { $number ->
        [one] Des nouvelles de { $number } table
       *[other] Des nouvelles de { $number } tables
    }
mail-footer =
    Vous avez demandé ces e-mails sur { $server }.
    Pour ne plus en recevoir : { $link }
mail-confirm = Confirmez votre adresse e-mail
mail-confirm-text =
    Quelqu’un, sans doute vous, veut être averti par e-mail quand c’est à lui de jouer sur { $server }.

    Pour confirmer que c’est bien votre adresse : { $link }

    Le lien est valable un jour. Si ce n’était pas vous, ne faites rien : aucun autre e-mail ne viendra.
