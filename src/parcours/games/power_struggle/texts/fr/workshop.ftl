# L’atelier : ce que veulent dire les champs d’une carte, et ce qui peut clocher dans un paquet.

field-group = Sorte
    .about = Privilège, événement, certificat d’actions ou carte de compétences.
field-copies = Exemplaires
    .about = Combien il y en a. Pour les certificats, à cinq joueurs.
field-regular = Régulier
    .about = Si l’événement arrive dans chaque phase de services.
field-motivation = Motivation
    .about = De combien l’événement fait monter la motivation, ou descendre au-dessous de 0.
field-with_4 = Exemplaires à quatre joueurs
    .about = Combien il y a de ces certificats à quatre joueurs.
field-with_3 = Exemplaires à trois joueurs
    .about = Combien il y a de ces certificats à trois joueurs.
field-shares = Actions
    .about = Combien d’actions le certificat apporte.
field-price = Prix
    .about = Ce que le certificat coûte, en milliers de Pinats.
field-skills = Compétences
    .about = Les trois compétences que l’on compare.
field-players = À partir de
    .about = À partir de combien de joueurs la carte est dans le jeu.

problem-not_regular = Seuls le jour de prime et le comité de direction sont réguliers.
problem-not_its_shares = Un certificat a autant d’actions que le dit son identifiant.
problem-not_a_multiple = Il faut un multiple de { $of }.
problem-same_skill = Les trois compétences sont différentes.
problem-wrong_order = Les cartes de privilège viennent d’abord, dans l’ordre du plateau.
problem-too_few_events = Il y a trop peu d’événements en plus des réguliers : { $found } sur { $least } au moins.
problem-too_few_skill_cards = Pour { $least } joueurs il y a trop peu de cartes de compétences : { $found }.
