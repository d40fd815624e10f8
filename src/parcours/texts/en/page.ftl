# The page, in English.

## Home

page-welcome = Sit down and live a life
page-about = Five tabletop games about studying, working, loving and scheming. No account: choose one and play.
page-your-name = Your name
page-guest = Guest
page-players =
    { $least ->
        [one] one to { $most } players
       *[other] { $least } to { $most } players
    }
page-play-now = Play now
page-invite = Invite friends
page-rules = Rules
page-open-tables = Open tables
page-no-open-tables = No public table is waiting for players right now.
page-free-seats =
    { $number ->
        [one] one free seat
       *[other] { $number } free seats
    }
page-look = View

## Everywhere

page-home = Home
page-menu = Menu
page-language = Language
page-theme = Colours
page-theme-system = As on this device
page-theme-light = Light
page-theme-dark = Dark
page-sound = Sound
page-notify = Notify me when it is my turn
page-close = Close
page-back = Back
page-more-answers = Show all answers
page-fewer-answers = Show fewer answers
page-loading = Loading …
page-outdated = There is a new version of this page.
page-reload = Reload

## Laying a table

page-lay-table = Create table
page-seats = Seats
page-seats-help = Yours and your friends'. Bots can take those that stay empty.
page-who-may-come = Who may come
page-visibility-invitation = only those who have the link
page-visibility-public = anybody
page-clock = Clock
page-clock-none = no clock
page-clock-decision =
    { $unit ->
        [seconds] { $number } seconds for each decision
       *[minutes] { $number } minutes for each decision
    }
page-clock-match =
    { $unit ->
        [seconds] { $number } seconds each for the whole match
       *[minutes] { $number } minutes each for the whole match
    }
page-absence = When somebody is away
page-absence-bot = a bot plays for them
page-absence-default = only forced moves are made

## The waiting room

page-waiting-for-players = Waiting for players
page-all-here = Everybody is here
page-sit-down-here = Sit down at this table
page-sit-down = Sit down
page-stand-up = Stand up and go
page-seat = Seat { $number }
page-seat-open = free
page-seat-bot = bot
page-seat-you = you
page-seat-host = host
page-seat-left = has left
page-seat-away = away
page-add-bot = Add a bot
page-remove = Remove
page-send-away = Send away
page-start = Start
page-start-with-bots =
    { $number ->
        [one] Start with a bot
       *[other] Start with { $number } bots
    }
page-host-starts = The host starts the match.
page-shuffling = The cards are being shuffled. Waiting for the browsers of: { $players }
page-settings = This table
page-link = The link to this table
page-copy = Copy the link
page-copied = Copied
page-share = Send
page-qr = The link as a QR code

## At the table

page-your-turn = Your turn
page-waiting = Waiting for { $player }.
page-nobody-awaited = A moment …
page-to-act = to move
page-sending = Sending …
page-refused = That is not possible now.
page-amount = Amount
page-less = Less
page-more = More
page-time-left = { $time } left
page-match-time-left = { $time } left in this match
page-threw = { $player } rolls { $number }
page-cards = { $zone }: { $number }
page-nothing = nothing
page-details = Details of “{ $card }”
page-beside = Log, chat and rules
page-log = Log
page-log-empty = Nothing has happened yet.
page-earlier = Show earlier
page-moved = { $player }: { $move }
page-chat = Chat
page-chat-empty = Nobody has said anything yet.
page-say = Say something
page-send = Send
page-mute = Mute
page-unmute = Unmute
page-muted = The host has muted you
page-message-removed = removed by the host
page-guide = A first match in a few minutes
page-search-rules = Search the rules
page-no-rule-found = No rule found.
page-connection-lost = Connection lost, trying again …
page-spectators =
    { $number ->
        [one] one spectator
       *[other] { $number } spectators
    }
page-takeback = Take my last move back
page-copy-watch = Copy the link to this table
page-move-seat = Move my seat to another device
page-move-seat-about = Open this link on the other device. It works once; afterwards you play there, and this device only watches.
page-abandon = Ask all to end the match
page-end-match = End the match
page-end-match-sure = End it, for good
page-leave = Leave the match
page-you-left = You have left this match; somebody else plays for you.
page-come-back = Come back
page-asks-takeback = { $player } would like to take a move back.
page-asks-abandon = { $player } would like to end the match.
page-agree = Agree
page-disagree = Disagree
page-still-to-answer = Still to answer: { $players }.
page-withdraw = Withdraw the question

## The end

page-won =
    { $number ->
        [one] { $players } wins!
       *[other] A shared victory: { $players }!
    }
page-score = { $number }
page-abandoned = This match was ended before it was over.
page-stopped-about = Nothing is lost: the moves are kept as they were played. Whoever runs the server can bring it back with the version of Parcours that the match began with, or give you its record.
page-rematch = Play again
page-join-rematch = Join the next match

## Refused without a rule of the game

refused-turn = It is not your turn to do that.
refused-stale = This has changed: look and choose again.
refused-over = The match is over.

## Errors

error-offline = The server can't be reached. Is there a connection?
error-failed = Something went wrong. Please try again.
error-asked_too_soon =
    { $seconds ->
        [one] You asked this a moment ago. You can ask again in a second.
       *[other] You asked this a moment ago. You can ask again in { $seconds } seconds.
    }
error-bad_message = The server did not understand that.
error-bad_request = The server did not understand that.
error-bad_deck = This deck can't be played with: { $text }
error-bad_setup = No match can be set up like this: { $text }
error-bad_contribution = The server did not accept this browser's part of the shuffle.
error-bad_name = A name has 1 to 24 characters, and at least one that can be seen.
error-cross_origin = This page is not served from here.
error-forbidden = You can't do that from your seat.
error-invitation_used = This invitation has been used already.
error-muted = The host has muted you.
error-name_taken = Somebody at this table has that name, or one that looks like it. Please choose another.
error-no_such_game = There is no such game.
error-no_such_message = That message is gone.
error-no_such_page = There is nothing at this address.
error-no_such_scenario = This game has no such scenario.
error-no_such_seat = This table has no such seat.
error-no_such_table = There is no such table, or you need its link to see it.
error-not_finished = The match is not over yet.
error-not_host = Only the host can do that.
error-not_open = The match has already begun.
error-not_playing = No match is being played here.
error-not_shuffling = The cards are not being shuffled at this table.
error-not_replayable = You may not see this match from this seat.
error-question_open = Something else is being asked. It must be answered first.
error-nothing_asked = Nothing is being asked any more.
error-read_failed = The server could not read that just now. Please try again.
error-rules_changed =
    { $because ->
        [rules] This match is played by version { $rules } of the rules, which this server does not have. It can't go on here.
        [deck] The cards of this game have changed since this match began. It can't go on here.
       *[other] The moves of this match don't lead to the same table any more. It can't go on here.
    }
error-seat_taken = Somebody already sits there.
error-seats_open = Some seats are still free.
error-sent_away = The host has sent you away from this table.
error-server_full = The server is full just now. Please try again in a moment.
error-table_full = All seats are taken.
error-too_fast = That was too fast: wait a moment.
error-too_long = That is too long.
error-too_many = Too many connections from your address.
error-too_many_for_seat = This seat is open in too many windows: close one of them.
error-too_many_tables = Too many tables from your network wait for players. Start or clear one of them first.
error-too_slow = The connection is too slow to keep up.
error-unavailable = The server could not store that; nothing was changed. Please try again.
error-unknown_host = This server does not answer to this address.

## A card in detail

page-card-close = Close
page-card-rules = Rules about it

## My tables, and a match that is over

page-my-tables = My tables
page-status =
    { $status ->
        [open] waiting for players
        [shuffling] the cards are being shuffled
        [playing] being played
        [finished] over
       *[abandoned] ended early
    }
page-go-on = Continue
page-forget = Remove
page-about-match = All about this match
page-points-chart = Points over time
page-earned = Where the points came from
page-earned-total = Total
page-story = Life stories
page-story-of = The life of { $player }
page-record = Download the record
page-proof = Was the shuffle fair?
page-proof-about = Before the match the server fixed a secret, and every player's browser a random number; each showed only a fingerprint. Then all revealed their numbers, and the shuffle follows from all of them. If your browser took part, nobody could choose the shuffle, not even a server that plays all the others. Your browser can check that now.
page-proof-check = Check it here
page-proof-complete =
    { $held ->
        [yes] The record holds all that is needed.
       *[no] The record does not hold all that is needed.
    }
page-proof-table =
    { $held ->
        [yes] The record is that of this table.
       *[no] The record is that of another table.
    }
page-proof-commitment =
    { $held ->
        [yes] The secret is the one whose fingerprint was shown before the match.
       *[no] The secret is not the one whose fingerprint was shown before the match.
    }
page-proof-contributions =
    { $held ->
        [yes] Each number is the one whose fingerprint its player's browser had shown.
       *[no] A number is not the one whose fingerprint its player's browser had shown.
    }
page-proof-own =
    { $held ->
        [yes] Your browser's own number is in it.
       *[no] Your browser's own number is not in it.
    }
page-proof-others =
    { $held ->
        [yes] All fingerprints are the ones that your browser saw before it revealed its number.
       *[no] A fingerprint is not the one that your browser saw before it revealed its number.
    }
page-proof-seed =
    { $held ->
        [yes] The seed follows from the secret and everybody's numbers.
       *[no] The seed does not follow from the secret and everybody's numbers.
    }
page-proof-moves =
    { $held ->
        [yes] Your moves in the record are the ones that you made.
       *[no] Your moves in the record are not the ones that you made.
    }
page-proof-withheld =
    { $number ->
        [one] { $players } did not reveal the number in time. Whoever held it back could choose between { $choices } shuffles.
       *[other] { $players } did not reveal their numbers in time. Whoever held them back could choose among { $choices } shuffles.
    }
page-proof-without = Took no part in the shuffle: { $players }
page-proof-fair = It was fair. Your browser took part, so nobody could choose the shuffle beyond what stands here.
page-proof-consistent = The record agrees with itself. It proves no more to you, as your browser's number is not in it: only a player whose number is in it can tell that nobody chose the shuffle.
page-proof-old = The record agrees with itself. This match used an older way to shuffle (protocol 1), which does not prove that the server did not choose the shuffle.
page-proof-unfair = This record does not prove a fair shuffle.
page-proof-kept = Check it with another program
page-proof-kept-about = Download the record. This command checks it, with what your browser has kept:
page-proof-copy = Copy

## What is wrong with a shuffle

page-doubt-server = The server has changed what it committed to before the match. The shuffle may not be fair.
page-doubt-own = The server shows another part of the shuffle as yours than the one that your browser sent. The shuffle may not be fair.
page-doubt-others = Somebody's part of the shuffle was changed after your browser had revealed its own. The shuffle may not be fair.
page-doubt-protocol = The server says that your browser took no part in the shuffle, though it did. The shuffle may not be fair.
page-doubt-withheld = The server had accepted your browser's part of the shuffle, and now leaves it out. The shuffle may not be fair.
page-doubt-late = Your browser's part of the shuffle came too late, so nothing proves to you that this shuffle was fair.
page-doubt-absent = Your browser was not there when the cards were shuffled, so nothing proves to you that this shuffle was fair.

## Replays

page-replay = Replay
page-step = Step { $number } of { $most }
page-step-first = The table before the first move.
page-step-back = Back
page-step-on = Next
page-play-on = Play
page-pause = Pause
page-eyes = Through the eyes of
page-eyes-open = everyone, all cards shown
page-pace = Speed
page-pace-of =
    { $pace ->
        [slow] slow
        [fast] fast
       *[normal] normal
    }

## Trying a rule at a small table

page-try = Try it
page-try-tables =
    { $number ->
        [one] Try it: an example
       *[other] Try it: { $number } examples
    }
page-try-restart = From the start
page-try-steps = Step by step
page-try-given = The table as it is laid out
page-try-refuse = { $player } tries: { $move }
page-try-may = What may { $player } do now?
page-try-may-kind =
    { $kind ->
        [nothing] { $player } can do nothing now.
        [legal] { $player } may do this, and nothing else:
       *[offers] { $player } may do this, among other things:
    }
page-try-expect = What does the table look like now?
page-try-dice = The next dice will show { $dice }.
page-try-over = Who has won?
page-try-nobody = The table
page-try-table = The table
page-try-fact = { $name }: { $value }
page-try-none = none
page-try-flag =
    { $flag ->
        [true] yes
       *[false] no
    }
page-try-end = That was all. Whatever is highlighted can still be played.
page-try-hint = Or play what you like: whatever is highlighted can be done.
page-try-answers = Play something else
page-try-own = You have left the scenario after step { $number } and play on as you like.
page-try-return = Back to the scenario
page-try-takeback = Take back
page-try-seat = Seat
page-try-back = Back to { $rule }
page-try-next = Next table about { $rule }
