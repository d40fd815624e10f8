# Waar de levensverhalen van alle spellen mee gemaakt worden, in het Nederlands.

story-and = { $most } en { $last }
story-times =
    { $number ->
        [2] { $what } (twee keer)
       *[other] { $what } ({ $number } keer)
    }
story-nth =
    { $place ->
        [1] eerste
        [2] tweede
        [3] derde
        [4] vierde
        [5] vijfde
       *[other] zesde
    }

story-goes-on =
    .a = En daar houden de bladzijden voorlopig op: dit leven is nog niet voorbij.
    .b = Zover ben ik gekomen; de rest moet nog geleefd worden.
    .c = Wordt vervolgd, want het einde heeft nog niemand geschreven.

## Een spel zonder eigen verhaal

story-any-company =
    .a = Ik zat aan tafel met { $players }, en even deed niets anders ertoe.
    .b = Er was een tafel, er waren kaarten, er was gezelschap van { $players }, en ik was er ook.
story-any-end =
    { $end ->
        [won] Aan het einde had ik { $score } en niemand had meer: ik werd eerste.
        [shared] Aan het einde had ik { $score } en deelde ik de { story-nth } plaats.
        [last] Aan het einde had ik { $score } en sloot ik de rij, op de { story-nth } plaats.
       *[lost] Aan het einde had ik { $score }, goed voor de { story-nth } plaats.
    }
story-any-winner =
    .a = Het applaus was voor { $players }, en ik klapte mee.
    .b = De avond was van { $players }.
