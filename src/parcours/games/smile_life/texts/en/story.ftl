# The life stories of Smile Life in English.

## School and work

sl-begin =
    .a = There were days when I thought that life was a game. Together with { $players } I played it with great seriousness.
    .b = I grew up with a smile, in the same street as { $players }. Keep that in mind.
    .c = To begin at the beginning: the world was already full of people like { $players }, and then I turned up.
    .d = My mother said that a smile opens every door. She had not met { $players }.
    .e = Everything in this story is true. For anything else, ask { $players }.
    .f = Put me in a photograph next to { $players }, and I am the one who is smiling.
sl-studies =
    { $number ->
        [one] School had me for a single year, and that was plenty.
        [2] I spent two years at school, mostly by the window.
       *[other] I went through { story-number } rounds of studies, ink on my fingers and great plans in my head.
    }
sl-no-studies =
    .a = School and I never met; life had to teach me everything.
    .b = I did not study a single day, and I can prove it.
sl-repeated =
    { $number ->
        [one] I had to repeat a year, thanks to { $players }.
       *[other] I lost { story-number } years to repeating, thanks to { $players }.
    }
sl-no-job =
    .a = Work is a thing that I heard others talk about; I never had a job.
    .b = I never held a job, and the mornings were mine.
sl-job-kept =
    .a = I became { $job }, and { $job } I remained to the end.
    .b = I found my calling as { $job } and kept it until the last day.
sl-job-now = At present I earn my living as { $job }.
sl-job-resigned =
    .a = I worked as { $job } until I had had enough and handed in my notice.
    .b = I tried my hand as { $job }, and walked out one fine day of my own free will.
    .c = I was { $job } for a while; then I resigned, and slept until noon.
sl-jobs-resigned =
    .a = I was in turn { $jobs }, and resigned from every one of them.
    .b = { $jobs }: I have been all that, and each time I left before they could ask me to stay.
sl-job-dismissed =
    .a = I was working happily as { $job } when { $who } had me dismissed.
    .b = As { $job } I lasted until { $who } saw to it that I was out on the street.
    .c = For a time I was { $job }. It ended with a letter, and { $who } was behind it.
sl-job-arrested =
    .a = I made a living as { $job } until { $who } joined the police.
    .b = I was { $job }, and a good one, but then { $who } put on a uniform and it was over.
sl-job-jailed = My time as { $job } ended behind bars.
sl-job-replaced =
    .a = I was { $job } first, and then, without a day's rest, { $next }.
    .b = From one day to the next I stopped being { $job } to become { $next }.
sl-wages =
    .a = { $number ->
        [one] I drew my pay exactly once, and I remember every coin.
       *[other] I drew my pay { story-often }, which is more than I deserved and less than I hoped.
    }
    .b = { $number ->
        [one] There was one pay day in my life, and I wore a tie for it.
       *[other] There were { story-number } pay days in my life, and I could not tell you where the money went.
    }
    .c = { $number ->
        [one] My wage came once, in a brown envelope.
       *[other] My wages came { story-often }, always a day late.
    }
sl-taxed =
    { $number ->
        [one] The tax office came by once and left with a wage of mine; { $players } had given them my address.
       *[other] The tax office came by { story-often } and never left with empty hands; it was { $players } who gave them my address.
    }
sl-honours =
    .a = They even gave me { $honours }; I cried a little on the stage.
    .b = And there was { $honours }, in its place over the fireplace.
honour-other = “{ $card }”
honour-legion_of_honour = the Legion of Honour
honour-grand_prize = the { card-grand_prize }

## Love

sl-flirts =
    .a = { $number ->
        [one] My heart beat faster just once: { $places }.
        [2] My heart beat faster twice: { $places }.
       *[other] My heart beat faster on { story-number } occasions: { $places }.
    }
    .b = { $number ->
        [one] I lost my head once: { $places }.
       *[other] I lost my head { story-often }: { $places }.
    }
sl-stole =
    { $number ->
        [one] One of those hearts I stole from under the nose of { $players }.
       *[other] Some of those hearts I stole from under the nose of { $players }.
    }
sl-stolen =
    { $number ->
        [one] Others were quicker than I was: { $players } walked off with a love of mine.
       *[other] Others were quicker than I was: { $players } walked off with { story-number } loves of mine.
    }
sl-married-kept =
    .a = I married, and it has lasted to this day.
    .b = I said yes, and I have not taken it back.
sl-married-ended =
    .a = I married, but { $who } arranged a divorce.
    .b = I said yes and believed in it, until { $who } came up with a divorce.
sl-married-left =
    .a = I married, and one day I packed my suitcase and left.
    .b = I said yes, thought about it, and asked for a divorce.
sl-married-again-kept =
    .a = Then I married once more, and this time it has lasted.
    .b = So I said yes again, having learned nothing, and it held.
sl-married-again-ended =
    .a = I married again, and again it came apart: { $who } saw to the divorce.
    .b = The next wedding was just as pretty, and { $who } just as quick with the papers.
sl-married-again-left =
    .a = I married again, and left again of my own accord.
    .b = The next marriage I ended myself.
sl-affair =
    { $number ->
        [one] I was not always faithful. There was a secret, and secrets have a price.
        [2] I was not always faithful; twice I kept a secret badly.
       *[other] I was not always faithful; { story-often } I kept a secret badly.
    }
sl-children =
    .a = { $number ->
        [one] I had one child, who got my eyes and my bad temper.
       *[other] I had { story-number } children, and not one quiet breakfast.
    }
    .b = { $number ->
        [one] There was one child, and the drawings are still on the fridge.
       *[other] There were { story-number } children; the neighbours counted them by ear.
    }
sl-children-left =
    { $number ->
        [one] When the marriage broke up, the child went with it.
       *[other] When the marriage broke up, the children went with it.
    }
sl-children-killed =
    .a = Of the attack I cannot speak. That day the children's room was left empty, and { $who } knows why.
    .b = One day { $who } brought terror to our street, and no child of mine came home.
sl-children-killed-own = What I did that day took my own children from me, and there is nothing I can say to that.
sl-alone =
    .a = Love passed by on the other side of the street.
    .b = As for love, I was waiting for the right moment, and I still am.
sl-pets =
    .a = At home somebody always waited for me: { $pets }.
    .b = The most faithful company of all was { $pets }.
pet-other = “{ $card }”
pet-cat = a { card-cat }
pet-chick = a { card-chick }
pet-dog = a { card-dog }
pet-rabbit = a { card-rabbit }
pet-unicorn = a { card-unicorn } (believe it or not)
flirt-other = “{ $card }”
flirt-flirt_bar = in a bar
flirt-flirt_camping = at a campsite
flirt-flirt_cinema = at the cinema
flirt-flirt_hotel = in a hotel
flirt-flirt_nightclub = in a nightclub
flirt-flirt_park = in the park
flirt-flirt_restaurant = in a restaurant
flirt-flirt_theatre = at the theatre
flirt-flirt_web = on the web
flirt-flirt_zoo = at the zoo

## What I had

sl-trips =
    .a = I saw something of the world: { $trips }.
    .b = My suitcase still carries the labels: { $trips }.
trip-other = “{ $card }”
trip-trip_cairo = Cairo
trip-trip_london = London
trip-trip_new_york = New York
trip-trip_rio = Rio
trip-trip_sydney = Sydney
sl-houses =
    .a = I had a roof of my own: { $houses }.
    .b = With my own name on the letter box, I lived in { $houses }.
house-other = “{ $card }”
house-house_6 =
    { $number ->
        [one] a little house
       *[other] { story-number } little houses
    }
house-house_8 =
    { $number ->
        [one] a fine house
       *[other] { story-number } fine houses
    }
house-house_10 = a grand villa
sl-owned-nothing =
    .a = I bought neither a house nor a single journey; my pockets stayed light.
    .b = Of houses and journeys I only ever saw the brochures.
sl-birthday =
    .a = On my birthday the presents came in cash, from { $players }.
    .b = There was one unforgettable birthday, paid for by { $players }.
sl-inheritance = Somebody whom I barely knew left me an inheritance.
sl-tsunami = I called up a wave that swept through everybody's hands, mine included.
sl-shooting-star = Once I saw a shooting star, and went looking for my wish among the things that others had thrown away.
sl-luck = I have had luck, too, the kind one cannot earn.
sl-rainbow = One day a rainbow stood over everything, and whatever I began succeeded.
sl-casino = I was the one who opened the casino.
sl-bet = At the casino I left with more than I had brought, and never told anyone how.
sl-attack = There is one thing that I cannot undo: the attack was my work.

## Blows

sl-blows =
    .a = { $who } left me with { $blows }.
    .b = From { $who } I had { $blows }.
    .c = I have { $who } to thank for { $blows }.
sl-unhurt =
    .a = Nobody ever did me any harm, and I still wonder why.
    .b = The others let me live in peace. It is the strangest part of this story.
sl-missed =
    .a = { $number ->
        [one] Once I could only sit and watch the others live.
       *[other] All in all I sat and watched the others live { story-often }.
    }
    .b = { $number ->
        [one] Life went on without me once.
       *[other] Life went on without me { story-often }.
    }
sl-gave =
    .a = Let me own up: { $gifts }.
    .b = I am no saint: { $gifts }.
sl-gift = { $blow } for { $who }
sl-gave-many =
    .a = I am no saint: { story-number } blows came from me, { $gifts }.
    .b = Let me own up. I struck { story-often }: { $gifts }.
sl-gave-all =
    .a = I am no saint: { story-number } blows came from me, and { $who } got them all.
    .b = Let me own up: I struck { story-often }, and always at { $who }.
sl-gifts = { story-number } for { $who }
sl-gave-none =
    .a = As for me, I harmed nobody.
    .b = I never struck anybody, not once.
blow-other = “{ $card }”
blow-accident =
    { $number ->
        [one] an { card-accident }
       *[other] { story-number } accidents
    }
blow-sickness =
    { $number ->
        [one] a { card-sickness }
       *[other] { story-number } sicknesses
    }
blow-burn_out =
    { $number ->
        [one] a { card-burn_out }
       *[other] { story-number } burn-outs
    }
blow-divorce =
    { $number ->
        [one] a { card-divorce }
       *[other] { story-number } divorces
    }
blow-income_tax =
    { $number ->
        [one] an { card-income_tax } bill
       *[other] { story-number } tax bills
    }
blow-dismissal =
    { $number ->
        [one] a { card-dismissal }
       *[other] { story-number } dismissals
    }
blow-repeat_year =
    { $number ->
        [one] a year to repeat
       *[other] { story-number } years to repeat
    }
blow-prison = a { card-prison } sentence

## Jobs: I became …

job-other = “{ $card }”
job-barman = a { card-barman }
job-gardener = a { card-gardener }
job-plumber = a { card-plumber }
job-stripper = a { card-stripper }
job-waiter = a { card-waiter }
job-soldier = a { card-soldier }
job-policeman = a police officer
job-english_teacher = an { card-english_teacher }
job-french_teacher = a { card-french_teacher }
job-history_teacher = a { card-history_teacher }
job-maths_teacher = a { card-maths_teacher }
job-grand_professor = a { card-grand_professor }
job-airline_pilot = an { card-airline_pilot }
job-architect = an { card-architect }
job-astronaut = an { card-astronaut }
job-bandit = a { card-bandit }
job-designer = a { card-designer }
job-doctor = a { card-doctor }
job-guru = a { card-guru }
job-head_of_purchasing = a { card-head_of_purchasing }
job-head_of_sales = a { card-head_of_sales }
job-journalist = a { card-journalist }
job-lawyer = a { card-lawyer }
job-mechanic = a { card-mechanic }
job-medium = a { card-medium }
job-pharmacist = a { card-pharmacist }
job-pizza_maker = a { card-pizza_maker }
job-researcher = a { card-researcher }
job-surgeon = a { card-surgeon }
job-writer = a { card-writer }

## The end

sl-end-won =
    .a = And when they counted the smiles, I had { $smiles }: more than anyone else. First place! I am smiling still.
    .b = In the end it comes down to smiles, and I had { $smiles } of them. Nobody had more; I came first.
sl-end-shared =
    .a = In the end I had { sl-smiles } and { story-nth } place, to be shared with { $players }.
    .b = When they counted, there were { sl-smiles } on my side, just as many as for { $players }: { story-nth } place for all of us.
sl-end-lost =
    .a = In the end I had { sl-smiles }, good for { story-nth } place. I have known people with fewer.
    .b = When they counted the smiles, { $smiles } were mine: { story-nth } place, and no regrets.
sl-end-last =
    .a = When they counted the smiles, I had { $smiles } and came last, in { story-nth } place. But every one of them was real.
    .b = In the end there were { sl-smiles }, and { story-nth } place, behind everyone else. I laughed about it, which they forgot to count.
sl-smiles =
    { $smiles ->
        [one] { $smiles } smile
       *[other] { $smiles } smiles
    }
