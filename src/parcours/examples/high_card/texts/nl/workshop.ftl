field-copies = Aantal
    .about = Hoeveel er zijn.
field-value = Waarde
    .about = De hoogste waarde wint de ronde.
