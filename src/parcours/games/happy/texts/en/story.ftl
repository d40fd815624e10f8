# The life stories of Happy in English.

ha-begin =
    .a = We all started on the shop floor, { $players } and the undersigned, with the same overalls and very different plans.
    .b = Happiness can be counted; that is what they told us on the first day, { $players } and me.
    .c = I wanted to be happy. So did { $players }, and there lies the whole trouble.
ha-worker =
    .a = I stayed on the shop floor all my life; the view is better than you think.
    .b = Nobody ever promoted me, and nobody ever woke me at night because of figures.
ha-rose-manager =
    .a = They noticed me, and I became manager.
    .b = I climbed a step: manager, with a key to the good coffee.
    .c = One morning there was a tie on my desk, and I was manager.
ha-rose-director =
    .a = Then they gave me the big office: I became director.
    .b = And then there was nothing above me but the ceiling: I was director.
ha-toppled =
    .a = I then toppled { $who } and sat down in the director's chair, which was still warm.
    .b = The director's chair belonged to { $who }; I tipped it over and took it.
ha-was-toppled =
    .a = Then { $who } toppled me, and I was a mere manager again.
    .b = My fall from the director's chair has a name: { $who }.
ha-lost-throw =
    .a = Together with { $who } I shook the director's chair; { $who } got it, and I got the shop floor.
    .b = I joined a plot against the director. It worked out for { $who }; for me it was back to the overalls.
ha-fell-manager =
    .a = After a burn-out, courtesy of { $who }, I was only manager again.
    .b = Then { $who } saw to a burn-out, and the title on my door shrank to manager.
ha-fell-worker =
    .a = After a burn-out, courtesy of { $who }, I found myself back on the shop floor.
    .b = Then { $who } saw to a burn-out, and I was a simple worker once more.
ha-last-job =
    { $rank ->
        [director] In the end I was director.
        [manager] In the end I was manager.
       *[other] In the end I was a worker like any other.
    }
ha-earned =
    .a = My work brought me { $number } coins in all.
    .b = If I add up all my wages, I get to { $number } coins.

ha-dates =
    { $number ->
        [one] I went on a single date.
        [2] I went on two dates.
       *[other] I went on { story-number } dates; the waiters knew my order.
    }
ha-partner =
    .a = I found somebody to share breakfast with.
    .b = Then somebody stayed, and the flat had two toothbrushes.
ha-partner-again =
    .a = And then love came back, with a suitcase.
    .b = Later I found somebody once more.
ha-divorced =
    .a = A secret love came to light, { $who } saw to that, and my partner moved out.
    .b = It ended because of { $who } and a secret that was no longer one: we were divorced.
ha-bought-out =
    { $number ->
        [one] Freedom cost me { $number } coin.
       *[other] Freedom cost me { $number } coins, paid to the one I had loved.
    }
ha-single =
    .a = I lived alone and had the whole bed.
    .b = A partner I never had, and I learned to dance by myself.
ha-born =
    { $number ->
        [one] A child was born to me.
        [2] Two children were born to me.
       *[other] Three children were born to me, one louder than the other.
    }
ha-adopted =
    { $number ->
        [one] One child I adopted.
        [2] Two children I adopted.
       *[other] Three children I adopted.
    }
ha-childless = There were no children, and the good china is still complete.
ha-grown =
    .a = As for the young ones: { $children }.
    .b = What became of them: { $children }.
ha-child-work =
    { $number ->
        [one] one has found work
       *[other] { story-number } have found work
    }
ha-child-university =
    { $number ->
        [one] one is at university
       *[other] { story-number } are at university
    }
ha-child-secondary =
    { $number ->
        [one] one is at secondary school
       *[other] { story-number } are at secondary school
    }
ha-child-primary =
    { $number ->
        [one] one is at primary school
       *[other] { story-number } are at primary school
    }
ha-sent-down =
    .a = One school year was lost on the way, for which we thank { $players }.
    .b = At school there was trouble, and behind it { $players }.

ha-moved =
    .a = I moved up in the world and, at the last count, lived in district { $number }.
    .b = Box by box I changed my address; district { $number } it was in the end.
ha-back =
    .a = I moved up in the world, and slid all the way down again.
    .b = I had better addresses once; in the end I was back where everyone begins.
ha-stayed =
    .a = I never moved house: district { $number } had to do.
    .b = My address stayed the same: district { $number }.
ha-house-fell =
    .a = The house came down in the world at times, and { $players } had a hand in it.
    .b = What the flames and the divorce lawyers left of my house I owe to { $players }.
ha-car =
    .a = I drove a car that was worth { $number } at its best.
    .b = My pride stood at the kerb: a car worth { $number } in its good days.
ha-car-hurt =
    .a = Somebody ran a key along it, and I know that it was { $players }.
    .b = The scratches on it are by { $players }.
ha-pets =
    .a = From the shelter I fetched { $pets }.
    .b = On the sofa, where I was not allowed to sit, there lay { $pets }.
ha-pets-taken =
    .a = I also have on my conscience an animal that used to live with { $players }.
    .b = One animal followed me home; it had belonged to { $players }.
ha-pets-lost =
    .a = An animal of mine lives with { $players } now.
    .b = Only the basket was left me after a visit by { $players }.
ha-luck =
    .a = And there was { $luck }.
    .b = I must not forget { $luck }.

ha-suffered =
    .a = { $who } sent me { $blows }.
    .b = From { $who } I had { $blows }.
    .c = I owe { $who } { $blows }.
ha-unhurt =
    .a = Nobody ever managed to hurt me.
    .b = No attack ever reached me, and I still look over my shoulder.
ha-parried =
    { $number ->
        [one] Once I was better prepared than { $players } had hoped.
        [2] Twice I was better prepared than { $players } had hoped.
       *[other] { story-often } I was better prepared than { $players } had hoped.
    }
ha-attacked =
    { $number ->
        [one] Only once did I strike myself, and it was { $players } who felt it.
        [2] Twice I struck myself; ask { $players }.
       *[other] I struck { story-often } myself; ask { $players }.
    }
ha-harmless =
    .a = I attacked nobody, which they took for weakness.
    .b = I never raised a hand against anybody.

ha-end-won =
    .a = When happiness was counted I had { ha-points }, more than anyone: first place. So it can be counted after all.
    .b = { ha-points } of happiness, and first place. I should like to thank myself.
ha-end-shared =
    .a = In the end I had { ha-points }, and shared { story-nth } place.
ha-end-lost =
    .a = In the end I had { ha-points }, good for { story-nth } place; quite happy, thank you.
    .b = { ha-points } and { story-nth } place: there are worse ways to spend a life.
ha-end-last =
    .a = In the end I had { ha-points } and came in behind everyone, in { story-nth } place. The best moments were not counted.
    .b = { ha-points } and { story-nth } place, the last one. I was happy between the lines.
ha-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

pet-cat = a cat
pet-dog = a dog
pet-other = “{ $card }”
luck-world_trip = a trip round the world
luck-friendship = a friendship that lasted
luck-inheritance = an inheritance
luck-lottery = a win in the lottery
luck-other = “{ $card }”
blow-other = “{ $card }”
blow-take_cat = a visit that cost me a cat
blow-take_dog = a visit that cost me a dog
blow-secret_love = a secret love
blow-plague = the plague
blow-fire = a fire
blow-corona = corona
blow-scratch = a scratch on the car
blow-burn_out = a burn-out
blow-school_down = a step down at school
