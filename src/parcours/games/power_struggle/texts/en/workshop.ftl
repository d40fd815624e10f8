# The workshop: what the fields of a card mean, and what can be wrong with a deck.

field-group = Sort
    .about = Privilege, event, share certificate or skill card.
field-copies = Copies
    .about = How many there are of it; of certificates, with five players.
field-regular = Regular
    .about = Whether the event comes in every phase of services.
field-motivation = Motivation
    .about = By how much the event moves the motivation up, or down below 0.
field-with_4 = Copies with four players
    .about = How many of this certificate there are with four players.
field-with_3 = Copies with three players
    .about = How many of this certificate there are with three players.
field-shares = Shares
    .about = How many shares the certificate brings.
field-price = Price
    .about = What the certificate costs, in thousands of Pinats.
field-skills = Skills
    .about = The three skills in which players are compared.
field-players = From players
    .about = With how many players or more the card is in the game.

problem-not_regular = Only the bonus payment and the directors’ meeting are regular.
problem-not_its_shares = A certificate has as many shares as its id says.
problem-not_a_multiple = A multiple of { $of } goes here.
problem-same_skill = The three skills are different.
problem-wrong_order = The privilege cards come first, in the order of the board.
problem-too_few_events = There are too few events besides the regular ones: { $found } of at least { $least }.
problem-too_few_skill_cards = For { $least } players there are too few skill cards: { $found }.
