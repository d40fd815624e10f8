field-copies = Copies
    .about = How many there are of it.
field-value = Value
    .about = The higher value wins the round.
