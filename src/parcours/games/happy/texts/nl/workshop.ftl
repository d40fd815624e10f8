# De werkplaats: wat de velden van een kaart betekenen, en wat er mis kan zijn met een kaartspel.

field-colour = Kleur
    .about = Geel helpt je, rood valt aan, oranje doet het een of het ander, groen pareert.
field-copies = Aantal
    .about = Hoeveel er in de stapel zitten. Met 0 doet de kaart niet mee.
field-points = Punten
    .about = De punten voor elk exemplaar dat een speler heeft.
field-parried_by = Te pareren met
    .about = De kaart waarmee je deze aanval pareert, of geen.
