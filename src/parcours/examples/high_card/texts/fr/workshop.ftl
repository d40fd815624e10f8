field-copies = Exemplaires
    .about = Combien il y en a.
field-value = Valeur
    .about = La plus haute valeur gagne le tour.
