# Waar de levensverhalen van alle spellen mee gemaakt worden, in het Nederlands.

story-and = { $most } en { $last }
story-number =
    { $number ->
        [1] één
        [2] twee
        [3] drie
        [4] vier
        [5] vijf
        [6] zes
        [7] zeven
        [8] acht
        [9] negen
        [10] tien
        [11] elf
        [12] twaalf
        [13] dertien
        [14] veertien
        [15] vijftien
        [16] zestien
        [17] zeventien
        [18] achttien
        [19] negentien
        [20] twintig
       *[other] { $number }
    }
story-often =
    { $number ->
        [1] één keer
        [2] twee keer
       *[other] { story-number } keer
    }
story-times = { story-often } { $what }
story-times-done = { $what } ({ story-often })
story-groups = { $first }; { $next }
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
    .c = Het begon toen ik een stoel bijschoof naast { $players }.
    .d = Niemand had me gewaarschuwd voor { $players }, dus vroeg ik om kaarten.
    .e = Vraag { $players } naar die avond en je hoort een ander verhaal; dit is het mijne.
    .f = Ik wilde alleen maar één partijtje spelen met { $players }.
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
