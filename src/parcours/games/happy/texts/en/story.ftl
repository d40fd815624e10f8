# The life stories of Happy in English.

ha-begin =
    .a = Like { $players }, I started on the shop floor: the same overalls, very different plans.
    .b = Happiness can be counted; that is what they told me on the first day, in the company of { $players }.
    .c = I wanted to be happy. So did { $players }, and there lies the whole trouble.
    .d = There is only so much happiness to go round, and { $players } had got up early as well.
    .e = My first wage was small, my overalls were too big, and at the next bench stood the competition: { $players }.
    .f = If you ask { $players } how I got where I am, don't believe a word. It went like this.
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
    .b = My fall from the director's chair has a name: { $who }. I landed among the managers.
ha-up-and-down =
    { $rank ->
        [director] After that I went up and down like the lift, until I was director.
        [manager] After that I went up and down like the lift, until I was manager.
       *[other] After that I went up and down like the lift, until I was back on the shop floor.
    }
ha-lost-throw =
    .a = Together with { $who } I shook the director's chair; { $who } got it, and I got the shop floor.
    .b = I joined a plot against the director. It worked out for { $who }; for me it was back to the overalls.
ha-fell-manager =
    .a = After a burn-out, courtesy of { $who }, I was only manager again.
    .b = Then { $who } saw to a burn-out, and the title on my door shrank to manager.
ha-fell-worker =
    .a = After a burn-out, courtesy of { $who }, I found myself back on the shop floor.
    .b = Then { $who } saw to a burn-out, and I was a simple worker once more.
ha-earned =
    { $number ->
        [one] My work brought me a single coin, which I have kept.
       *[other] All my wages together came to { $number } coins.
    }

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
        [one] Freedom cost me { $number } coin, paid to the one I had loved.
       *[other] Freedom cost me { $number } coins, paid to the one I had loved.
    }
ha-single =
    .a = I lived alone and had the whole bed.
    .b = I never had a partner, and learned to dance by myself.
ha-born =
    { $number ->
        [one] I had one child.
        [2] I had two children.
       *[other] I had three children, each louder than the last.
    }
ha-adopted =
    { $number ->
        [one] I adopted one child.
        [2] I adopted two children.
       *[other] I adopted three children.
    }
ha-childless = There were no children, and the good china is still complete.
ha-grown-one =
    { $place ->
        [work] The child has found work.
        [university] The child is at university.
        [secondary] The child is at secondary school.
       *[other] The child is at primary school.
    }
ha-grown =
    .a = What became of the children: { $children }.
    .b = As for the young ones: { $children }.
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
    { $number ->
        [one] A school year was lost on the way, thanks to { $players }.
       *[other] More than one school year was lost on the way, thanks to { $players }.
    }

ha-moved =
    .a = I moved up in the world and, at the last count, lived in district { $number }.
    .b = Box by box I changed my address; district { $number } it was in the end.
ha-back =
    .a = I moved up in the world, and slid all the way down again.
    .b = I had better addresses once; in the end I was back where everyone begins.
ha-stayed =
    .a = I never moved house; I know every crack in the ceiling.
    .b = My address stayed what it was on the first day.
ha-lived =
    .a = My last address was in district { $number }.
    .b = They knew me in district { $number }, where I lived to the end.
ha-house-fell =
    .a = My address also got worse at times, and { $players } had a hand in it.
    .b = Not every move was my idea; some of them I owe to { $players }.
ha-car =
    { $number ->
        [one] I drove a car that was worth { $number } coin at its best.
       *[other] I drove a car that was worth { $number } coins at its best.
    }
ha-car-hurt =
    .a = Somebody ran a key along it, and I know that it was { $players }.
    .b = The scratches on it are by { $players }.
ha-pets =
    .a = I adopted { $pets } from the shelter.
    .b = On the sofa, where I was not allowed to sit, lay my new company: { $pets }.
ha-pets-taken =
    { $number ->
        [one] I also have an animal on my conscience that used to live with { $players }.
       *[other] I also have { story-number } animals on my conscience that used to live with { $players }.
    }
ha-pets-lost =
    { $number ->
        [one] After a visit from { $players }, all that was left of one animal was the basket.
       *[other] After visits from { $players }, the baskets stood empty; { story-number } animals had moved out.
    }
ha-luck =
    .a = And there was { $luck }.
    .b = I must not forget { $luck }.

ha-suffered =
    .a = { $who } sent me { $blows }.
    .b = From { $who } I had { $blows }.
    .c = I have { $who } to thank for { $blows }.
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
        [one] I struck only once; ask { $players }.
       *[other] I struck { story-often }; ask { $players }.
    }
ha-harmless =
    .a = I attacked nobody, which they took for weakness.
    .b = I never raised a hand against anybody.

ha-end-won =
    .a = When happiness was counted I had { ha-points }, and first place. So it can be counted after all.
    .b = First place, with { ha-points } of happiness. I should like to thank myself.
ha-end-shared =
    .a = In the end I had { ha-points }, and shared { story-nth } place with { $players }.
    .b = With { ha-points } I came in { story-nth }, side by side with { $players }.
ha-end-lost =
    .a = In the end I had { ha-points }, good for { story-nth } place; quite happy, thank you.
    .b = It came to { ha-points } and { story-nth } place: there are worse ways to spend a life.
ha-end-last =
    .a = In the end I had { ha-points } and came in behind everyone else, in { story-nth } place. The best moments were not counted.
    .b = It came to { ha-points } and { story-nth } place, the last one. I was happy between the lines.
ha-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

pet-cat =
    { $number ->
        [one] a cat
       *[other] { story-number } cats
    }
pet-dog =
    { $number ->
        [one] a dog
       *[other] { story-number } dogs
    }
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
blow-fire =
    { $number ->
        [one] a fire
       *[other] { story-number } fires
    }
ha-child-home =
    { $number ->
        [one] one is still at home
       *[other] { story-number } are still at home
    }
blow-corona = corona
blow-scratch = a scratch on the car
blow-burn_out = a burn-out
blow-school_down = a step down at school
