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
job-waiter = a waiter
job-shop_assistant = a shop assistant
job-intern = an intern
job-bank_trainee = a bank trainee
job-clerk = a clerk
job-mechanic = a mechanic
job-nurse = a nurse
job-lab_assistant = a lab assistant
job-journalist = a journalist
job-teacher = a teacher
job-project_manager = a project manager
job-foreman = a foreman
job-engineer = an engineer
job-lawyer = a lawyer
job-archivist = an archivist
job-department_head = a head of department
job-site_director = a site director
job-consultant = a consultant
job-judge = a judge
job-surgeon = a surgeon

## What came, in a word: a …

a-other = “{ $card }”
a-odd_job = an odd job
a-waiter = a job as a waiter
a-shop_assistant = a job in a shop
a-intern = an internship
a-bank_trainee = a traineeship in a bank
a-clerk = a job as a clerk
a-mechanic = a job as a mechanic
a-nurse = a job as a nurse
a-lab_assistant = a job in a laboratory
a-journalist = a job as a journalist
a-teacher = a job as a teacher
a-project_manager = a job as a project manager
a-foreman = a job as a foreman
a-engineer = a job as an engineer
a-lawyer = a job as a lawyer
a-archivist = a job as an archivist
a-department_head = a job as a head of department
a-site_director = a job as a site director
a-consultant = a job as a consultant
a-judge = a job as a judge
a-surgeon = a job as a surgeon
a-evening_course = an evening course
a-language_course = a language course
a-bachelor = a bachelor's degree
a-technical_school = a technical school
a-master = a master's degree
a-professional_diploma = a professional diploma
a-doctorate = a doctorate
a-executive_mba = an executive MBA
a-further_training = further training
a-senior_university = a course at the university of the third age
a-maturity = a school diploma
a-apprenticeship = an apprenticeship
a-market_stall = a market stall
a-online_shop = an online shop
a-food_truck = a food truck
a-start_up = a start-up
a-craft_workshop = a craft workshop
a-agency = an agency
a-franchise = a franchise
a-fundraising = a round of fundraising
a-export_deal = an export deal
a-patent = a patent
a-scale_up = a scale-up
a-stock_listing = a stock listing
a-acquisition = an acquisition
a-family_firm = a family firm
a-licence_deal = a licence deal
a-small_inheritance = a small inheritance
a-lucky_break = a lucky break
a-bonus = a bonus
a-debt_relief = debt relief
a-pension_buy_in = a pension buy-in
a-legacy = a legacy
a-golden_handshake = a golden handshake
a-student_sweetheart = a student sweetheart
a-musician = a musician
a-carpenter = a carpenter
a-actor = an actor
a-accountant = an accountant
a-heir = a wealthy heir
a-professor = a professor
a-retired_banker = a retired banker
a-first_child = a first child
a-second_child = a second child
a-adopted_child = an adopted child
a-late_child = a late child
a-shared_flat = a shared flat
a-studio = a studio
a-apartment = an apartment
a-loft = a loft
a-house = a house
a-mountain_chalet = a mountain chalet
a-villa = a villa
a-savings_plan = a savings plan
a-alternative_funds = alternative funds
a-shares = shares
a-crypto = crypto
a-property_fund = a property fund

## What has been told of before: the …

the-other = “{ $card }”
the-student_sweetheart = the student sweetheart
the-musician = the musician
the-carpenter = the carpenter
the-actor = the actor
the-accountant = the accountant
the-heir = the wealthy heir
the-professor = the professor
the-retired_banker = the retired banker
the-shared_flat = the shared flat
the-studio = the studio
the-apartment = the apartment
the-loft = the loft
the-house = the house
the-mountain_chalet = the mountain chalet
the-villa = the villa
the-savings_plan = the savings plan
the-alternative_funds = the alternative funds
the-shares = the shares
the-crypto = crypto
the-property_fund = the property fund

## The times

times-other = “{ $card }”
times-boom = a boom
times-recession = a recession
times-housing_bubble = a housing bubble
times-housing_slump = a housing slump
times-rent_rise = rising rents
times-study_grants = study grants
times-hiring_drive = a hiring drive
times-start_up_fever = start-up fever
times-market_crash = a market crash
times-family_policy = a new family policy
times-credit_crunch = a credit crunch
times-inflation = inflation
