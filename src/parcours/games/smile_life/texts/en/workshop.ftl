# The workshop: what the fields of a card mean, and what can be wrong with a deck.

field-group = Sort
    .about = What sort of card it is. It decides where the card lies and what it does.
field-copies = Copies
    .about = How many there are of it in the deck.
field-smiles = Smiles
    .about = The smiles that it brings at the end, and in hand for who begins.
field-levels = Levels
    .about = How many levels of study it gives.
field-needs = Studies needed
    .about = The level of study that the job asks for.
field-pays = Pays
    .about = The highest wage that the job allows.
field-status = Status
    .about = A temporary job can be left at any time. An official one can’t be lost by dismissal.
field-value = Value
    .about = What it is worth when you buy something.
field-child = Allows a child
    .about = Whether an unmarried player may lay a child on this flirt.
field-price = Price
    .about = What it costs in wages.

problem-same_value = There is already a wage of this value.
