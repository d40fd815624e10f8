# Ce que disent les leçons : de chacune son nom, puis chaque note avec son titre.

lesson-first-goal = Voici votre score. Presque chaque carte posée rapporte des smiles, et qui en a le plus quand la pioche est épuisée gagne la partie.
    .title = Récoltez des smiles
lesson-first-draw = Un tour est simple : vous piochez une carte, puis vous en jouez une. Touchez la pioche.
    .title = Piochez une carte
lesson-first-job = Un pizzaïolo se passe d’études et permet des salaires jusqu’à 2. Touchez la carte, puis la réponse au milieu.
    .title = Prenez un métier
lesson-first-others = { $iris } flirte et { $otto } étudie. Ce chiffre dit combien de smiles quelqu’un a déjà.
    .title = Regardez les autres
lesson-first-turn = Vous avez cinq cartes en main. Avec la sixième, vous choisissez celle que vous jouez.
    .title = Piochez encore
lesson-first-wage = Votre métier permet jusqu’à 2 : ce salaire convient. Il rapporte un smile, et les salaires posés sont votre argent pour les voyages et les maisons.
    .title = Posez un salaire
lesson-first-dismissed = Un malus gâche la vie de quelqu’un : vous perdez votre métier. Votre salaire reste, et son smile aussi.
    .title = { $iris } vous licencie
lesson-first-discard = Au lieu de piocher, vous pouvez poser aussitôt la carte du dessus de la défausse. Pour se marier, il faut un flirt.
    .title = Prenez ce { QUE($otto) } défausse
lesson-first-again = Un flirt est posé devant vous, et vous avez un mariage en main.
    .title = Piochez et pensez au mariage
lesson-first-marry = Un seul flirt suffit. Le mariage rapporte 3 smiles, et les enfants peuvent venir : vous en avez déjà un en main.
    .title = Mariez-vous
lesson-first-malus = Avec un accident, quelqu’un passe un tour. Posez-le sur qui a le plus de smiles.
    .title = Gardez-la pour qui mène
lesson-first-end = La pioche dit combien de temps la partie dure encore : quand elle est épuisée, qui a le plus de smiles gagne. Le guide est dans le menu : « Comment jouer ».
    .title = À vous de jouer
