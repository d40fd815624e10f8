game-name = High Card
game-about = Everybody lays a card face down; the highest one takes the round.
game-length = about 5 minutes

card-one = one
card-two = two
card-three = three
card-four = four
card-five = five
card-six = six
card-seven = seven
card-eight = eight
card-nine = nine
card-ten = ten
card-eleven = eleven
card-twelve = twelve

zone-played = Cards played
zone-chosen = Chosen card

word-choose = choosing

ask-choose = Choose a card.
wait-choose = Waiting for { $player } to choose a card.

move-play-card =
    { $card ->
        [hidden] Play a card
       *[other] Play { $card }
    }

event-chose =
    { $card ->
        [hidden] { $player } has chosen a card.
       *[other] { $player } chooses { $card }.
    }
event-won_round = { $player } takes the round with { $card } ({ $cards }).

refused-HC-2-2 = The match is over.
refused-HC-2-3 = You have chosen already; wait for the others.
refused-HC-2-4 = The { $card } is not in your hand.

reason-rounds_played = All rounds have been played.
