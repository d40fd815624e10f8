# The life stories of Retire Happy in English.

rh-begin =
    .a = One day you sit on a bench and count what is left. On my bench there is room for { $players } too.
    .b = Everybody wants to retire happy. I had my own ideas about how, and so did { $players }.
    .c = This is how I got from school to the garden chair, with { $players } always in the corner of my eye.
    .d = When we left school, they asked us where we saw ourselves in forty years. I saw a hammock, and { $players } standing in the way.
    .e = I kept every payslip, every bill and every postcard from { $players }. Here is what they add up to.
rh-start =
    .a = I left school with { $what } in my pocket.
    .b = All I had to begin with was { $what }.
    .c = My first possession was { $what }; the rest would follow, I thought.
rh-period-2 =
    .a = Then life became serious.
    .b = Before I knew it, the calendar was full.
    .c = The busy years came, and they came early in the morning.
rh-period-3 =
    .a = I was in the prime of life, or so they told me.
    .b = With the first grey hair came new plans.
    .c = Halfway through, one looks both ways.
rh-period-4 =
    .a = Then the last stretch before the pension began.
    .b = It was late, but not too late.
    .c = The pension was in sight, and the clock ticked louder.
rh-idle-1 = I spent my youth looking out of the window.
rh-idle-2 = Of the busy years I can report nothing; others were busy.
rh-idle-3 = In the prime of life I let things take their course.
rh-idle-4 = I did the last stretch in slippers.
rh-times =
    .a = The papers wrote of nothing but { $what }.
    .b = Those were the days of { $what }.
    .c = Everybody was talking about { $what }, and I was busy with myself.
    .d = The talk outside was of { $what }; inside, life went on.

## Work

rh-learned =
    .a = I completed { $what }.
    .b = I got through { $what }, with more coffee than talent.
    .c = My evenings went into { $what }, and it was worth it.
rh-job =
    .a = I found work as { $job }.
    .b = They took me on as { $job }, and I bought a proper pair of shoes.
    .c = A door opened, and behind it I was { $job }.
rh-job-next =
    .a = I had been { $old } long enough; now I was { $job }.
    .b = I stopped being { $old } and became { $job }.
    .c = One Friday I was still { $old }; on the Monday I was { $job }.
rh-job-again =
    .a = I changed employers, and was still { $job }.
    .b = Another house, another coffee machine: I went on as { $job }.
rh-jobs =
    .a = I was in turn { $jobs }, and never bored.
    .b = One job led to the next: I was { $jobs }.
rh-learned-job =
    .a = I completed { $what } and found work as { $job }.
    .b = First came { $what }, then work as { $job }: so far, so good.
rh-founded =
    .a = I founded a company with { $number } G and a good deal of hope.
    .b = With { $number } G I opened a company of my own; the sign cost extra.
rh-founded-again =
    .a = I founded a company once more, this time with { $number } G.
    .b = I could not leave it alone: { $number } G, and again I had a company.
rh-built =
    .a = My company brought forth { $what }, and the neighbours began to greet me.
    .b = I pulled off { $what }.
    .c = What I am proud of is { $what }, all my own work.
rh-employee =
    .a = I gave up the company and went to work as { $job }.
    .b = The company closed its doors, and I drew a wage again, as { $job }.
rh-failed =
    .a = I also tried for { $what }, and failed.
    .b = I had set my heart on { $what }; it came to nothing.
    .c = The dice had other plans for me than { $what }.

## Love and homes

rh-partner =
    .a = I fell in love with { $what }.
    .b = Then I met { $what }, and the evenings grew shorter.
    .c = There was { $what } in my life now, and two cups on the table.
rh-partner-again =
    .a = I parted from { $old } and gave my heart to { $what }.
    .b = It was over with { $old }; now there was { $what }.
rh-child =
    .a = I welcomed { $what }.
    .b = Life grew louder: there was { $what }.
rh-rented =
    .a = I rented { $what }.
    .b = I moved into { $what } as a tenant.
rh-rented-next =
    .a = I left { $old } and rented { $what }.
    .b = The boxes went from { $old } to { $what }, which I rented.
rh-bought =
    .a = I bought { $what } for { $number } G, and hung up the curtains myself.
    .b = For { $number } G I became the owner of { $what }.
rh-bought-next =
    .a = I left { $old } and bought { $what } for { $number } G.
    .b = Out of { $old }, into { $what }: for { $number } G it was mine.
rh-sold-home = I sold { $what }, and handed over the keys with a lump in my throat.
rh-left-home = I moved out of { $what }.
rh-lost-home =
    .a = For all of us together { $what } had become too small, and we had to leave.
    .b = There were too many of us for { $what }, and we lost it.

## Money

rh-luck =
    .a = Luck looked in as well: { $what }.
    .b = And I had the good luck of { $what }.
rh-invested =
    .a = I put { $number } G into { $what }.
    .b = Because money should work too, { $number } G went into { $what }.
rh-cashed =
    .a = What I took out of { $what } in the end was { $number } G.
    .b = When I closed the book on { $what }, it paid out { $number } G.
rh-stake-lost =
    .a = What I had put into { $what } was gone, down to the last coin.
    .b = Of my money in { $what } I never saw a coin again.
rh-earned =
    .a = In all my years I brought home { $number } G in wages.
    .b = If I add it all up, my wages come to { $number } G.
rh-loans =
    { $number ->
        [one] I took out a single loan in my life, hat in hand.
       *[other] I took out { story-number } loans in my life, each time hat in hand.
    }

## The end

rh-end-company = I retired from my own company, and kept the key as a souvenir.
rh-last-job =
    .a = My last job was that of { $job }; there was cake.
    .b = I retired as { $job }, with a handshake and a clock.
rh-no-job = I never had a job, so nobody noticed my retirement.
rh-home =
    .a = I live in { $what } of my own, worth { $number } G.
    .b = At least I have a roof of my own: { $what }, worth { $number } G.
rh-no-home = I have no home of my own, but the view from the bench is free.
rh-repaid =
    .a = The bank wanted { $number } G back, and got it first.
    .b = Before the first happy day came the bank, with a bill of { $number } G.
rh-pension =
    .a = My pension fund stands at { $number } G.
    .b = That leaves { $number } G for the years in the sun.
rh-debt =
    .a = There is nothing in the pension fund, and I still owe the bank { $number } G.
    .b = What I have put by for my old age is a debt of { $number } G.
rh-end-won =
    .a = It was enough for first place, and for the best chair in the sun.
    .b = First place! The happiest retired person at the table waves to you.
rh-end-shared =
    .a = I share { story-nth } place, and a bench, with { $players }.
    .b = That is { story-nth } place, together with { $players }; we take turns in the hammock.
rh-end-lost =
    .a = That is { story-nth } place. I have time now, which is worth something too.
    .b = I came in { story-nth }, and on Sundays there is cake.
rh-end-last =
    .a = That is { story-nth } place, the last one. I always did like soup.
    .b = I came in { story-nth }, behind everyone else, and I have never slept better.

## Jobs: I worked as …

job-other = “{ $card }”
job-odd_job = a temp
job-waiter = a { card-waiter }
job-shop_assistant = a { card-shop_assistant }
job-intern = an { card-intern }
job-bank_trainee = a { card-bank_trainee }
job-clerk = a { card-clerk }
job-mechanic = a { card-mechanic }
job-nurse = a { card-nurse }
job-lab_assistant = a { card-lab_assistant }
job-journalist = a { card-journalist }
job-teacher = a { card-teacher }
job-project_manager = a { card-project_manager }
job-foreman = a { card-foreman }
job-engineer = an { card-engineer }
job-lawyer = a { card-lawyer }
job-archivist = an { card-archivist }
job-department_head = a { card-department_head }
job-site_director = a { card-site_director }
job-consultant = a { card-consultant }
job-judge = a { card-judge }
job-surgeon = a { card-surgeon }

## What came, in a word: a …

a-other = “{ $card }”
a-odd_job = an { card-odd_job }
a-waiter = a job as a { card-waiter }
a-shop_assistant = a job in a shop
a-intern = an internship
a-bank_trainee = a traineeship in a bank
a-clerk = a job as a { card-clerk }
a-mechanic = a job as a { card-mechanic }
a-nurse = a job as a { card-nurse }
a-lab_assistant = a job in a laboratory
a-journalist = a job as a { card-journalist }
a-teacher = a job as a { card-teacher }
a-project_manager = a job as a { card-project_manager }
a-foreman = a job as a { card-foreman }
a-engineer = a job as an { card-engineer }
a-lawyer = a job as a { card-lawyer }
a-archivist = a job as an { card-archivist }
a-department_head = a job as a { card-department_head }
a-site_director = a job as a { card-site_director }
a-consultant = a job as a { card-consultant }
a-judge = a job as a { card-judge }
a-surgeon = a job as a { card-surgeon }
a-evening_course = an { card-evening_course }
a-language_course = a { card-language_course }
a-bachelor = a { card-bachelor }'s degree
a-technical_school = a { card-technical_school }
a-master = a { card-master }'s degree
a-professional_diploma = a { card-professional_diploma }
a-doctorate = a { card-doctorate }
a-executive_mba = an { card-executive_mba }
a-further_training = { card-further_training }
a-senior_university = a course at the { card-senior_university }
a-maturity = a { card-maturity }
a-apprenticeship = an { card-apprenticeship }
a-market_stall = a { card-market_stall }
a-online_shop = an { card-online_shop }
a-food_truck = a { card-food_truck }
a-start_up = a { card-start_up }
a-craft_workshop = a { card-craft_workshop }
a-agency = an { card-agency }
a-franchise = a { card-franchise }
a-fundraising = a round of { card-fundraising }
a-export_deal = an { card-export_deal }
a-patent = a { card-patent }
a-scale_up = a { card-scale_up }
a-stock_listing = a { card-stock_listing }
a-acquisition = an { card-acquisition }
a-family_firm = a { card-family_firm }
a-licence_deal = a { card-licence_deal }
a-small_inheritance = a { card-small_inheritance }
a-lucky_break = a { card-lucky_break }
a-bonus = a { card-bonus }
a-debt_relief = { card-debt_relief }
a-pension_buy_in = a { card-pension_buy_in }
a-legacy = a { card-legacy }
a-golden_handshake = a { card-golden_handshake }
a-student_sweetheart = a { card-student_sweetheart }
a-musician = a { card-musician }
a-carpenter = a { card-carpenter }
a-actor = an { card-actor }
a-accountant = an { card-accountant }
a-heir = a wealthy { card-heir }
a-professor = a { card-professor }
a-retired_banker = a { card-retired_banker }
a-first_child = a { card-first_child }
a-second_child = a { card-second_child }
a-adopted_child = an { card-adopted_child }
a-late_child = a { card-late_child }
a-shared_flat = a { card-shared_flat }
a-studio = a { card-studio }
a-apartment = an { card-apartment }
a-loft = a { card-loft }
a-house = a { card-house }
a-mountain_chalet = a { card-mountain_chalet }
a-villa = a { card-villa }
a-savings_plan = a { card-savings_plan }
a-alternative_funds = { card-alternative_funds }
a-shares = { card-shares }
a-crypto = { card-crypto }
a-property_fund = a { card-property_fund }

## What has been told of before: the …

the-other = “{ $card }”
the-student_sweetheart = the { card-student_sweetheart }
the-musician = the { card-musician }
the-carpenter = the { card-carpenter }
the-actor = the { card-actor }
the-accountant = the { card-accountant }
the-heir = the wealthy { card-heir }
the-professor = the { card-professor }
the-retired_banker = the { card-retired_banker }
the-shared_flat = the { card-shared_flat }
the-studio = the { card-studio }
the-apartment = the { card-apartment }
the-loft = the { card-loft }
the-house = the { card-house }
the-mountain_chalet = the { card-mountain_chalet }
the-villa = the { card-villa }
the-savings_plan = the { card-savings_plan }
the-alternative_funds = the { card-alternative_funds }
the-shares = the { card-shares }
the-crypto = { card-crypto }
the-property_fund = the { card-property_fund }

## The times

times-other = “{ $card }”
times-boom = a { card-boom }
times-recession = a { card-recession }
times-housing_bubble = a { card-housing_bubble }
times-housing_slump = a { card-housing_slump }
times-rent_rise = rising rents
times-study_grants = { card-study_grants }
times-hiring_drive = a { card-hiring_drive }
times-start_up_fever = { card-start_up_fever }
times-market_crash = a { card-market_crash }
times-family_policy = a new { card-family_policy }
times-credit_crunch = a { card-credit_crunch }
times-inflation = { card-inflation }
