# What life stories of all games are made with, in English.

story-and = { $most } and { $last }
story-number =
    { $number ->
        [1] one
        [2] two
        [3] three
        [4] four
        [5] five
        [6] six
        [7] seven
        [8] eight
        [9] nine
        [10] ten
        [11] eleven
        [12] twelve
        [13] thirteen
        [14] fourteen
        [15] fifteen
        [16] sixteen
        [17] seventeen
        [18] eighteen
        [19] nineteen
        [20] twenty
       *[other] { $number }
    }
story-often =
    { $number ->
        [1] once
        [2] twice
       *[other] { story-number } times
    }
story-times = { $what } { story-often }
story-times-done = { $what } { story-often }
story-groups = { $first }; { $next }
story-nth =
    { $place ->
        [1] first
        [2] second
        [3] third
        [4] fourth
        [5] fifth
       *[other] sixth
    }

story-goes-on =
    .a = And there the pages stop for now: this life is not over yet.
    .b = That is how far I have come; the rest is still to be lived.
    .c = To be continued, for nobody has written the end yet.

## A game that tells no story of its own

story-any-company =
    .a = I sat down at the table with { $players }, and for a while nothing else mattered.
    .b = There was a table, there were cards, there was { $players }, and there was me.
    .c = It all began when I drew up a chair beside { $players }.
    .d = Nobody had warned me about { $players }, so I dealt myself in.
    .e = Ask { $players } about that evening, and you will hear another story; this one is mine.
    .f = I only wanted to play one round with { $players }.
story-any-end =
    { $end ->
        [won] When it was over I had { $score } and nobody had more: I came first.
        [shared] When it was over I had { $score }, and I shared { story-nth } place.
        [last] When it was over I had { $score }, and came in behind everyone else, in { story-nth } place.
       *[lost] When it was over I had { $score }, which was worth { story-nth } place.
    }
story-any-winner =
    .a = The applause went to { $players }, and I joined in.
    .b = The evening belonged to { $players }.
