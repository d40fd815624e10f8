# The life stories of Power Struggle in English.

ps-begin =
    .a = I joined the company with clean shoes and great ideals. { $players } had joined on the same day, and watched me over the rim of a coffee cup.
    .b = A company is a family, they say. In ours there were { $players }, and there was me.
    .c = They will tell you that hard work gets you to the top. Ask { $players } how it is really done, or read on.
    .d = On my first day I was given a desk, a plant and a warning about { $players }.
    .e = There is only one lift in our building, and { $players } and I wanted the same button.
ps-middle =
    .a = By then I knew which doors creak.
    .b = The years went by, and the carpets grew thicker.
    .c = Nobody on our floor said what they thought any more.
ps-late =
    .a = Towards the end everybody watched everybody.
    .b = Then things went fast.
    .c = By now the porter greeted me by name, and my rivals no longer did.

## Offices

ps-chair-first =
    .a = At the very first directors' meeting, the chairman was one of mine.
    .b = The first meeting was a triumph: one of my people sat down in the chairman's chair.
ps-chair-won =
    .a = Then a meeting put one of my people in the chairman's chair.
    .b = When the directors met again, the new chairman was one of mine.
    .c = One show of hands, and the chairman's chair was ours.
    .d = Another meeting, another chairman: this time it was one of mine.
ps-chair-kept =
    .a = The next meeting changed nothing: the chair stayed with us.
    .b = They met, they voted, and our chairman stayed put.
ps-chair-lost =
    .a = The following meeting gave the chairman's chair to { $who }.
    .b = Then { $who } got the chair, and had it reupholstered.
    .c = The chairman's name plate came down; the new one was put up by { $who }.
    .d = Our chairman retired to the garden; the next one was chosen by { $who }.
ps-heads-first =
    .a = From the start my people ran { $divisions }.
    .b = My people were put in charge of { $divisions } before the coffee was cold.
ps-heads-won =
    .a = My people took over { $divisions }.
    .b = The name plates changed: { $divisions } now answered to my people.
    .c = From then on nothing happened in { $divisions } without us.
    .d = The keys to { $divisions } came to us, with a bow.
    .e = Soon the best parking spaces belonged to us: my people now ran { $divisions }.
ps-head-lost =
    .a = { $who } took { $division } from me, and the head I had put there cleared the desk.
    .b = One morning the boxes stood in the corridor: from now on { $division } answered to { $who }.
    .c = A farewell card went round in { $division }: the new head had been sent by { $who }.
    .d = I had to hand over { $division } to { $who }, keys, plant and all.
ps-never-elected =
    .a = The chairman's chair was never mine; I only ever saw its back.
    .b = The directors' meeting never chose a chairman of mine, and I have kept the minutes.

## What happened between the meetings

ps-ousted = A scandal swept my chairman out of the building, with severance pay and a cactus.
ps-resigned =
    .a = I pulled my own head out of { $divisions }; there are times when it is better to leave.
    .b = I gave up { $divisions } of my own free will, which nobody understood at the time.
ps-pushed =
    { $number ->
        [one] On the board somebody needed a seat, and it was mine that was taken.
       *[other] On the board they needed seats, and it was mine that were taken.
    }
ps-counsel =
    { $number ->
        [one] I placed an outside consultant in { $divisions }, paid by the hour and loyal by the minute.
       *[other] I placed outside consultants in { $divisions }, paid by the hour and loyal by the minute.
    }
ps-opened =
    { $number ->
        [one] I opened a new department in { $divisions }, with a ribbon and a speech.
       *[other] I opened { story-number } new departments in { $divisions }, with ribbons and speeches.
    }
ps-merged =
    { $number ->
        [one] In { $divisions } I now had a main department, with a door of padded leather.
       *[other] In { $divisions } I now had { story-number } main departments more, with doors of padded leather.
    }
ps-closed =
    { $number ->
        [one] One department of mine in { $divisions } was left without a soul and closed.
       *[other] In { $divisions } the lights went out: { story-number } departments of mine were left without a soul.
    }
ps-bribed =
    .a = For the right sum { $players } would do me a favour, and I had the right sum.
    .b = I learned that { $players } could be persuaded, and what it cost.
ps-refused-by =
    .a = My envelope did not tempt { $players }; it came back by internal mail.
    .b = Not everybody can be bought: { $players } turned down my money.
ps-sold =
    .a = I looked the other way myself when { $players } paid for it.
    .b = I had my price too, as { $players } found out.
ps-refused =
    .a = When { $players } came to me with an envelope I stayed honest, to general surprise.
    .b = I turned down the money of { $players }, and slept well.
ps-lost =
    { $number ->
        [one] A desk of mine had to be cleared, and { $players } gave the order.
       *[other] In my offices { story-number } desks had to be cleared, and the orders came from { $players }.
    }
ps-cost =
    { $number ->
        [one] I saw to it that a desk was cleared at the expense of { $players }.
       *[other] I saw to it that { story-number } desks were cleared at the expense of { $players }.
    }
ps-enticed =
    { $number ->
        [one] I won over a good worker from { $players }, with a window and a key.
       *[other] I won over { story-number } good workers from { $players }, with windows and keys.
    }
ps-enticed-by =
    { $number ->
        [one] One of my people went over to { $players }, for a better chair.
       *[other] There was a better chair on the side of { $players }, and { story-number } of my people went to sit in it.
    }
ps-dismissed =
    { $number ->
        [one] I dismissed one person myself, with a very warm letter.
       *[other] I dismissed { story-number } people myself, each with a very warm letter.
    }
ps-shares =
    { $number ->
        [one] I bought a share certificate, and framed it.
       *[other] I bought { story-number } share certificates, just to be safe.
    }
ps-bonus =
    .a = Bonus day was kind to me; I had earned at least half of it.
    .b = There was a bonus, and I did not send it back.
ps-clean =
    .a = No envelope ever changed hands with me. I mention it because nobody believes it.
    .b = I gave no bribes and took none, and the others found that eerie.

## The end

ps-announced =
    .a = Then I could put my cards on the table: I had what it took, and the end was near.
    .b = I had reached the target, and said so out loud.
ps-archenemy =
    .a = By then everybody knew whom I had been measuring myself against all those years: { $who }.
    .b = My archenemy, now it can be said, was { $who }.
ps-tracks =
    .a = The files say: influence { $influence }, shares { $shares }, main departments { $main_departments }, corruption { $corruption }.
    .b = What remains of a career: { $influence } in influence, { $shares } in shares, { $main_departments } in main departments and { $corruption } in corruption. Nobody can prove any of it.
    .c = My personnel file is short: influence { $influence }, shares { $shares }, main departments { $main_departments }, and under corruption the number { $corruption }, in pencil.
ps-end-won =
    .a = That made { ps-points } and first place. My portrait hangs in the hall; it smiles less than I do.
    .b = First place, with { ps-points }. I never doubted the system.
ps-end-shared =
    .a = That made { ps-points } and { story-nth } place, shared with { $players } as partners share.
    .b = With { ps-points } I came in { story-nth }, side by side with { $players }.
ps-end-lost =
    .a = That made { ps-points } and { story-nth } place. I have a corner office and no regrets.
    .b = It came to { ps-points } and { story-nth } place: high enough to see how far down it goes.
ps-end-last =
    .a = That made { ps-points } and { story-nth } place, the last. They gave me a clock.
    .b = With { ps-points } I came in { story-nth }, behind everyone else. At least I can look the porter in the eye.
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
