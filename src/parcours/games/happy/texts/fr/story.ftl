# Les récits de vie de Happy en français.

ha-begin =
    .a = J’ai commencé à l’atelier avec { $players } : même bleu de travail, projets bien différents.
    .b = Le bonheur, cela se compte : voilà ce qu’on nous a dit le premier jour, à { $players } comme à moi.
    .c = Je cherchais le bonheur. { $players } aussi, et tout le problème est là.
    .d = Il n’y a pas assez de bonheur pour tout le monde, et ce matin-là, l’autre équipe s’était levée tôt : { $players }.
    .e = Ma première paie était maigre, mon bleu de travail trop grand, et à l’établi voisin la concurrence attendait : { $players }.
    .f = Si vous demandez à { $players } comment j’ai fait mon chemin, n’en croyez rien. Voici les faits.
ha-worker =
    .a = Je n’ai jamais quitté l’atelier ; la vue y est meilleure qu’on ne croit.
    .b = Personne ne m’a jamais donné de promotion, ni téléphoné la nuit à propos de chiffres.
ha-rose-manager =
    .a = On a remarqué mon travail, et j’ai eu un poste de manager.
    .b = J’ai monté une marche : manager, avec la clé du bon café.
    .c = Un matin, une cravate m’attendait sur le bureau : j’étais manager.
ha-rose-director =
    .a = Puis on m’a confié le grand bureau : la direction.
    .b = Et puis il n’y a plus eu au-dessus de moi que le plafond : j’étais à la direction.
ha-toppled =
    .a = J’ai ensuite renversé { $who } et pris le fauteuil de la direction, encore tiède.
    .b = Le fauteuil de la direction était occupé : { $who }. Je l’ai fait basculer et je l’ai pris.
ha-was-toppled =
    .a = Puis { $who } a renversé mon fauteuil, et je n’avais plus qu’un poste de manager.
    .b = Ma chute du fauteuil de la direction a un nom : { $who }. J’ai atterri parmi les managers.
ha-up-and-down =
    { $rank ->
        [director] Ensuite, j’ai monté et descendu comme l’ascenseur, jusqu’à la direction.
        [manager] Ensuite, j’ai monté et descendu comme l’ascenseur, jusqu’à un poste de manager.
       *[other] Ensuite, j’ai monté et descendu comme l’ascenseur, pour finir à l’atelier.
    }
ha-lost-throw =
    .a = Avec { $who }, j’ai secoué le fauteuil de la direction ; à { $who } le fauteuil, à moi l’atelier.
    .b = J’ai pris part à un complot contre la direction. Il a réussi à { $who } ; pour moi, ce fut le retour au bleu de travail.
ha-fell-manager =
    .a = Après un burn-out, signé { $who }, je n’avais plus qu’un poste de manager.
    .b = Là-dessus, { $who } m’a valu un burn-out, et sur ma porte il n’est resté que le mot manager.
ha-fell-worker =
    .a = Après un burn-out, signé { $who }, j’ai retrouvé l’atelier.
    .b = Là-dessus, { $who } m’a valu un burn-out, et j’ai remis le bleu de travail.
ha-earned =
    { $number ->
        [one] Mon travail m’a rapporté une seule pièce, et je l’ai gardée.
       *[other] Si j’additionne toutes mes paies, j’arrive à { $number } pièces.
    }

ha-dates =
    { $number ->
        [1] J’ai eu un seul rendez-vous galant.
        [2] J’ai eu deux rendez-vous galants.
       *[other] J’ai eu { story-number } rendez-vous galants ; les serveurs connaissaient ma commande.
    }
ha-partner =
    .a = J’ai trouvé quelqu’un avec qui partager le petit déjeuner.
    .b = Puis quelqu’un est resté, et il y a eu deux brosses à dents.
ha-partner-again =
    .a = Et puis l’amour est revenu, avec une valise.
    .b = Plus tard, j’ai de nouveau trouvé quelqu’un.
ha-divorced =
    .a = Un amour secret a éclaté au grand jour, { $who } y a veillé, et mon couple s’est défait.
    .b = Tout s’est terminé par un divorce, à cause d’un secret qui n’en était plus un : merci, { $who }.
ha-bought-out =
    { $number ->
        [one] La liberté m’a coûté { $number } pièce, versée à mon ancien amour.
       *[other] La liberté m’a coûté { $number } pièces, versées à mon ancien amour.
    }
ha-single =
    .a = J’ai vécu en solitaire, avec tout le lit pour moi.
    .b = Je n’ai jamais eu personne à mon bras, et j’ai appris à danser sans cavalier.
ha-born =
    { $number ->
        [1] J’ai eu un enfant.
        [2] J’ai eu deux enfants.
       *[other] J’ai eu trois enfants, plus bruyants l’un que l’autre.
    }
ha-adopted =
    { $number ->
        [1] J’ai adopté un enfant.
        [2] J’ai adopté deux enfants.
       *[other] J’ai adopté trois enfants.
    }
ha-childless = Il n’y a pas eu d’enfants, et le beau service est toujours complet.
ha-grown-one =
    { $place ->
        [work] L’enfant travaille déjà.
        [university] L’enfant est à l’université.
        [secondary] L’enfant est au collège.
       *[other] L’enfant est à l’école primaire.
    }
ha-grown =
    .a = Ce que les enfants sont devenus : { $children }.
    .b = Côté enfants : { $children }.
ha-child-work =
    { $number ->
        [1] un enfant au travail
       *[other] { story-number } enfants au travail
    }
ha-child-university =
    { $number ->
        [1] un enfant à l’université
       *[other] { story-number } enfants à l’université
    }
ha-child-secondary =
    { $number ->
        [1] un enfant au collège
       *[other] { story-number } enfants au collège
    }
ha-child-primary =
    { $number ->
        [1] un enfant à l’école primaire
       *[other] { story-number } enfants à l’école primaire
    }
ha-sent-down =
    { $number ->
        [1] Une année d’école s’est perdue en route, et j’en remercie { $players }.
       *[other] Plus d’une année d’école s’est perdue en route, et j’en remercie { $players }.
    }

ha-moved =
    .a = De carton en carton, j’ai changé d’adresse ; la dernière était dans le quartier { $number }.
    .b = J’ai gravi les beaux quartiers jusqu’à poser mes valises dans le quartier { $number }.
ha-back =
    .a = J’ai connu de beaux quartiers, puis j’ai tout redescendu jusqu’en bas.
    .b = J’ai eu de meilleures adresses ; à la fin, me voilà de nouveau là où tout le monde commence.
ha-stayed =
    .a = Je n’ai jamais déménagé ; je connais chaque fissure du plafond.
    .b = Mon adresse est restée celle du premier jour.
ha-lived =
    .a = Ma dernière adresse était dans le quartier { $number }.
    .b = On me connaissait dans le quartier { $number }, où j’ai vécu jusqu’au bout.
ha-house-fell =
    .a = Mon adresse a aussi connu des revers, et j’en remercie { $players }.
    .b = Tous mes déménagements n’étaient pas de mon fait ; demandez à { $players }.
ha-car =
    { $number ->
        [one] J’ai conduit une voiture qui valait { $number } pièce dans ses beaux jours.
       *[other] J’ai conduit une voiture qui valait { $number } pièces dans ses beaux jours.
    }
ha-car-hurt =
    .a = Une clé a rayé la portière, et je sais à qui m’adresser : { $players }.
    .b = Les rayures de la carrosserie sont signées { $players }.
ha-pets =
    .a = Au refuge, j’ai choisi { $pets }.
    .b = Sur le canapé où je n’avais pas le droit de m’asseoir, il y avait { $pets }.
ha-pets-taken =
    { $number ->
        [1] J’ai aussi sur la conscience un animal qui vivait chez { $players }.
       *[other] J’ai aussi sur la conscience { story-number } animaux qui vivaient chez { $players }.
    }
ha-pets-lost =
    { $number ->
        [1] Un de mes compagnons à quatre pattes a changé d’adresse : voyez chez { $players }.
       *[other] Ma compagnie à quatre pattes a changé d’adresse : voyez chez { $players }.
    }
ha-luck =
    .a = Et il y a eu { $luck }.
    .b = Sans oublier { $luck }.

ha-suffered =
    .a = { $who } m’a envoyé { $blows }.
    .b = { $who } m’a réservé { $blows }.
    .c = C’est à { $who } que je dois { $blows }.
ha-unhurt =
    .a = Personne n’a jamais réussi à me nuire.
    .b = Aucune attaque ne m’a jamais fait de mal, et je regarde encore par-dessus mon épaule.
ha-parried =
    { $number ->
        [1] Une fois, j’avais mieux prévu les choses qu’on ne l’espérait ; tant pis pour { $players }.
        [2] Deux fois, j’avais mieux prévu les choses qu’on ne l’espérait ; tant pis pour { $players }.
       *[other] { story-often }, j’avais mieux prévu les choses qu’on ne l’espérait ; tant pis pour { $players }.
    }
ha-attacked =
    { $number ->
        [1] Je n’ai attaqué qu’une seule fois ; demandez à { $players }.
       *[other] À mon tour, j’ai attaqué { story-often } ; demandez à { $players }.
    }
ha-harmless =
    .a = Je n’ai attaqué personne, et on a pris cela pour de la faiblesse.
    .b = Je n’ai jamais levé la main sur personne.

ha-end-won =
    .a = Quand on a compté le bonheur, j’avais { ha-points } et la première place. Cela se compte donc bel et bien.
    .b = La première place, avec { ha-points } de bonheur. Je tiens à me remercier.
ha-end-shared =
    .a = À la fin, j’avais { ha-points } et j’ai partagé la { story-nth } place avec { $players }.
    .b = Avec { ha-points }, me voilà à la { story-nth } place, côte à côte avec { $players }.
ha-end-lost =
    .a = À la fin, j’avais { ha-points }, de quoi prendre la { story-nth } place ; je ne me plains pas.
    .b = Total : { ha-points } et la { story-nth } place. Il y a de pires façons de passer une vie.
ha-end-last =
    .a = À la fin, j’avais { ha-points } et la { story-nth } place, derrière tous les autres. Les meilleurs moments n’ont pas été comptés.
    .b = Total : { ha-points } et la { story-nth } place, la dernière. Mon bonheur est entre les lignes.
ha-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

pet-cat =
    { $number ->
        [1] un chat
       *[other] { story-number } chats
    }
pet-dog =
    { $number ->
        [1] un chien
       *[other] { story-number } chiens
    }
pet-other = « { $card } »
luck-world_trip = un tour du monde
luck-friendship = une amitié qui a duré
luck-inheritance = un héritage
luck-lottery = un gros lot à la loterie
luck-other = « { $card } »
blow-other = « { $card } »
blow-take_cat = une visite qui m’a coûté un chat
blow-take_dog = une visite qui m’a coûté un chien
blow-secret_love = un amour secret
blow-plague = la peste
blow-fire =
    { $number ->
        [1] un incendie
       *[other] { story-number } incendies
    }
ha-child-home =
    { $number ->
        [1] un enfant encore à la maison
       *[other] { story-number } enfants encore à la maison
    }
blow-corona = le coronavirus
blow-scratch = une rayure sur la voiture
blow-burn_out = un burn-out
blow-school_down = une descente de classe à l’école
