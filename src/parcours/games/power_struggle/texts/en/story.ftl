# The life stories of Power Struggle in English.

ps-begin =
    .a = I joined the company with clean shoes and great ideals. { $players } had joined on the same day, and watched me over the rim of their coffee cups.
    .b = A company is a family, they say. In ours there were { $players }, and there was me.
    .c = They will tell you that hard work gets you to the top. Ask { $players } how it is really done, or read on.
ps-elected =
    { $number ->
        [one] One meeting made me the power behind the chairman's chair.
        [2] Twice the directors' meeting put my people in the chairman's chair.
       *[other] { story-often } the directors' meeting put my people in the chairman's chair.
    }
ps-never-elected =
    .a = The chairman's chair was never mine; I only ever saw its back.
    .b = The directors' meeting never chose a chairman of mine, and I have kept the minutes.
ps-ousted = A scandal swept my chairman out of the building, with a severance pay and a cactus.
ps-heads =
    .a = Over the years my people ran { $divisions }.
    .b = At one time or another the head's door at { $divisions } had my name behind it.
ps-sent =
    { $number ->
        [one] One of my heads had to clear the desk.
       *[other] { story-often } a head of mine had to clear the desk.
    }
ps-pushed =
    { $number ->
        [one] Once I was simply pushed off the board.
       *[other] { story-often } I was simply pushed off the board.
    }
ps-bribed =
    { $number ->
        [one] I slipped one envelope that was gladly taken, by { $players }.
       *[other] I slipped { story-number } envelopes that were gladly taken, by { $players }.
    }
ps-refused-by =
    { $number ->
        [one] One envelope came back unopened, from { $players } of all people.
       *[other] { story-number } envelopes came back; principles, it seems, cost more than I had offered { $players }.
    }
ps-sold =
    { $number ->
        [one] Once I myself looked the other way for money, to the benefit of { $players }.
       *[other] { story-often } I myself looked the other way for money, to the benefit of { $players }.
    }
ps-refused =
    { $number ->
        [one] And once I stayed honest, to the surprise of { $players }.
       *[other] And { story-often } I stayed honest, to the surprise of { $players }.
    }
ps-clean =
    .a = No envelope ever changed hands with me. I mention it because nobody believes it.
    .b = I gave no bribes and took none, and the others found that eerie.
ps-bonus =
    .a = Bonuses brought me { $number }k in all; I had earned at least half of it.
    .b = All my bonuses together came to { $number }k, which is what the others call a tip.
ps-opened =
    { $number ->
        [one] I opened one department, in { $divisions }.
       *[other] I opened { story-number } departments, in { $divisions }.
    }
ps-merged =
    { $number ->
        [one] One of them grew into a main department, in { $divisions }.
       *[other] { story-number } main departments came into being under me, in { $divisions }.
    }
ps-closed =
    { $number ->
        [one] One department was left without a soul and closed.
       *[other] { story-number } departments were left without a soul and closed.
    }
ps-lost =
    { $number ->
        [one] I lost one employee because of { $players }.
       *[other] I lost { story-number } employees because of { $players }.
    }
ps-cost =
    { $number ->
        [one] I saw to it that one desk was cleared at the expense of { $players }.
       *[other] I saw to it that { story-number } desks were cleared at the expense of { $players }.
    }
ps-enticed =
    { $number ->
        [one] One good worker I won over from { $players }.
       *[other] { story-number } good workers I won over from { $players }.
    }
ps-enticed-by =
    { $number ->
        [one] One of mine went over to { $players }, for a better chair.
       *[other] { story-number } of mine went over to { $players }, for better chairs.
    }
ps-dismissed =
    { $number ->
        [one] One person I dismissed myself, and wrote a very warm letter.
       *[other] { story-number } people I dismissed myself, each with a very warm letter.
    }
ps-shares =
    { $number ->
        [one] I bought one share certificate and framed it.
       *[other] I bought { story-number } share certificates, just to be safe.
    }
ps-announced =
    .a = Then I could put my cards on the table: I had what it took, and the end was near.
    .b = It was I who rang for the end: the target was reached.
ps-archenemy =
    .a = By then everybody knew whom I had been measuring myself against all those years: { $who }.
    .b = My archenemy, now it can be said, was { $who }.
ps-tracks =
    .a = The files say: influence { $influence }, shares { $shares }, main departments { $main_departments }, corruption { $corruption }.
    .b = What remains of a career: { $influence } in influence, { $shares } in shares, { $main_departments } in main departments, and { $corruption } in corruption, which nobody can prove.
ps-end-won =
    .a = That made { ps-points } and first place. My portrait hangs in the hall; it smiles less than I do.
    .b = { ps-points }, and nobody above me: first place. I never doubted the system.
ps-end-shared =
    .a = That made { ps-points } and { story-nth } place, shared as partners share.
ps-end-lost =
    .a = That made { ps-points } and { story-nth } place. I have a corner office and no regrets.
    .b = { ps-points } and { story-nth } place: high enough to see how far down it goes.
ps-end-last =
    .a = That made { ps-points } and { story-nth } place, the last. They gave me a clock.
    .b = { ps-points } and { story-nth } place, behind everyone. At least I can look the porter in the eye.
ps-points =
    { $points ->
        [one] { $points } victory point
       *[other] { $points } victory points
    }

division-other = “{ $card }”
division-development = development
division-human_resources = human resources
division-communications = communications
division-accounting = accounting
division-legal = legal & patents
division-controlling = controlling
