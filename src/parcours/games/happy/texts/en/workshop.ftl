# The workshop: what the fields of a card mean, and what can be wrong with a deck.

field-colour = Colour
    .about = Yellow helps you, red attacks, orange does one or the other, green parries.
field-copies = Copies
    .about = How many there are of it in the pile. 0 leaves the card out.
field-points = Points
    .about = The points for each copy that a player holds.
field-parried_by = Parried by
    .about = The card that parries this attack, or none.
