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
page-choose-bots = Choose the bots
page-just-play = Just play
page-learn-about = A real match, with a guide.
page-bots = Bots
page-play-against =
    { $number ->
        [one] You against a bot ({ $level }), at once.
       *[other] You against { $number } bots ({ $level }), at once.
    }
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
page-notify = Notify me while this page is open
page-close = Close
page-back = Back
page-loading = Loading …
page-outdated = There is a new version of this page.
page-reload = Reload

## Laying a table

page-lay-table = Create table
page-seats = Seats
page-seats-help = Yours and your friends'. Bots can take those that stay empty.
page-title = Title of the table
page-title-example = for example: Sunday with the cousins
page-who-may-come = Who may come
page-visibility-invitation = only those who have the link
page-visibility-public = anybody
page-clock = Clock
page-clock-none = no clock
    .kind = no clock
page-clock-decision = { $time } for each decision
    .kind = time for each decision
page-clock-match = { $time } each for the whole match
    .kind = time for the whole match
page-clock-increment = { $time } each for the whole match, and { $more } more with each decision
page-clock-time = Time
page-clock-more = More with each decision
page-clock-no-more = nothing
page-span =
    { $unit ->
        [days]
            { $number ->
                [one] { $number } day
               *[other] { $number } days
            }
        [hours]
            { $number ->
                [one] { $number } hour
               *[other] { $number } hours
            }
        [minutes]
            { $number ->
                [one] { $number } minute
               *[other] { $number } minutes
            }
       *[seconds]
            { $number ->
                [one] { $number } second
               *[other] { $number } seconds
            }
    }
page-seating = Who sits where
page-seating-lot = drawn by lot
    .told = Seats are drawn by lot when the match begins.
page-seating-as_seated = as they come
    .told = Everybody keeps their seat.
page-absence = When somebody is away
page-absence-usual = as fits the clock
page-absence-wait = the match waits for them
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
page-seat-bot-of = bot, { $level }
page-level = Level
page-level-of = Level of { $player }
page-who-sits = Who sits where
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
page-change-settings = Change the settings
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
page-ok = OK
page-happened = { $number } things happened to you
page-stood-in =
    { $why ->
        [clock] Your time was up, so a move was made for you.
        [left] You had left, so a move was made for you.
       *[away] You were away, so a move was made for you.
    }
page-played-for =
    { $why ->
        [clock] time was up
        [left] has left
       *[away] was away
    }
page-changed = from { $from } to { $to }
page-bots-wait = The bots wait for you.
page-since = Since your last turn
page-on-you = on you
page-took-back = { $player } takes a move back.
page-skip-to-end = Skip to the end
page-grace-left = { $time } until a move is made for them
page-bots-pace = Speed of the bots
page-notices = Show what happens to me
page-sending = Sending …
page-refused = That is not possible now.
page-amount = Amount
page-less = Less
page-more = More
page-time-days = { $days } d { $hours } h
page-time-hours = { $hours } h { $minutes } min
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
page-chose = { $player } chooses “{ $move }”.
    .player = You choose “{ $move }”.
page-chat = Chat
page-chat-empty = Nobody has said anything yet.
page-say = Say something
page-send = Send
page-mute = Mute
page-unmute = Unmute
page-muted = The host has muted you
page-message-removed = removed by the host
page-guide = A first match in a few minutes
page-how-to-play = How to play
page-learn = Learn it in three minutes
page-another-lesson = Another lesson: { $lesson }
page-lesson-step = Step { $step } of { $of }
page-lesson-next = Next
page-lesson-leave = Just play
page-lesson-end = Play on
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
page-agree =
    { $what ->
        [takeback] Agree to the takeback
       *[abandon] Agree to end the match
    }
page-disagree = Disagree
page-still-to-answer = Still to answer: { $players }.
page-withdraw = Withdraw the question

## The end

page-won =
    { $number ->
        [one] { $players } wins!
       *[other] A shared victory: { $players }!
    }
page-you-win = You win!
page-result = Result
page-look-at-table = Look at the table
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
error-push_denied = This browser does not allow notices from this page. Its settings can change that.
error-push_failed = This browser could not be reached by its push service. Please try again later.
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
error-bad_address = That is no e-mail address.
error-bad_contribution = The server did not accept this browser's part of the shuffle.
error-bad_target = Notices can't be sent there: the address has to begin with https and be on the internet.
error-bad_name = A name has 1 to 24 characters, and at least one that can be seen.
error-cross_origin = This page is not served from here.
error-forbidden = You can't do that from your seat.
error-invitation_used = This invitation has been used already.
error-link_used = This link has been used already, or is too old.
error-muted = The host has muted you.
error-name_taken = Somebody at this table has that name, or one that looks like it. Please choose another.
error-no_hints = Hints are only for those who play alone against bots.
error-no_reasons = No bot made this move.
error-no_such_channel = The server no longer knows how to reach you. Please choose it again.
error-no_such_game = There is no such game.
error-no_such_lesson = This game has no such lesson.
error-no_such_message = That message is gone.
error-no_such_page = There is nothing at this address.
error-no_such_puzzle = This game has no such puzzle.
error-no_such_scenario = This game has no such scenario.
error-no_such_seat = This table has no such seat.
error-no_such_table = There is no such table, or you need its link to see it.
error-not_awaited = Nothing is asked of you now.
error-not_finished = The match is not over yet.
error-not_host = Only the host can do that.
error-not_offered = This server does not send notices in this way.
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
error-too_many_notices = That was asked for too often. Please try again later.
error-too_many_tables = Too many tables from your network wait for players. Start or clear one of them first.
error-studies_full = Many studies wait for this server. Try again in a few minutes.
error-too_many_studies = Your last study is still going on. Wait for it, or cancel it.
error-no_such_study = This study is not known here any more.
error-gallery_full = Too many decks wait to be looked at. Try again another day.
error-no_gallery = This server has no gallery of decks.
error-no_such_deck = The gallery has no such deck.
error-too_slow = The connection is too slow to keep up.
error-unavailable = The server can't do that right now; nothing was changed. Please try again.
error-bad_passkey = This passkey opens nothing here.
error-code_used = This link has been used, or it is too old. Make a new one.
error-no_profile = This browser has no place of yours, or it was deleted.
error-no_such_person = You have not played with this person, or one of you has removed the other.
error-not_seeking = You are not looking for people any more.
error-profile_open = This browser has a place already.
error-unknown_host = This server does not answer to this address.

## A card in detail

page-card-close = Close
page-card-rules = Rules about it
page-card-use = Use it now
page-tab-now = Now
page-tabs = Parts of the table
page-look-at = See { $player }
page-legend = Symbols of this game
page-goal-you = you
page-goal-best = best other
page-tip-value = { $player }: { $value }

## All cards of a game

page-all-cards = All cards
page-table-cards = The cards of this table
page-search-cards = Search the cards
page-no-card-found = No card says that.
page-card-groups = Kinds of card
page-card-number =
    { $number ->
        [one] one card
       *[other] { $number } cards
    }
page-print = Print
page-aid = Player aid

## My tables, and a match that is over

page-welcome-back =
    { $name ->
        [none] Welcome back
       *[other] Welcome back, { $name }
    }
page-start-match = Start a match
page-my-turn = Your turn
page-their-turn = Waiting for others
page-over = Finished
page-all-over = Show all { $number }
page-is-to-move =
    { $number ->
        [one] { $players } is to move
       *[other] { $players } are to move
    }
page-you-won =
    { $number ->
        [one] You won.
       *[other] You won, with others.
    }
page-they-won =
    { $number ->
        [one] { $players } won.
       *[other] { $players } won together.
    }
page-your-place = Place { $place } of { $number }.
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
page-proof-lot =
    { $held ->
        [yes] The players sit as the lot fell.
       *[no] The players do not sit as the lot fell.
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
page-weigh = What does the bot weigh here?
page-weighing = The bot is thinking …
page-weighed = What the bot weighs
page-weighed-made = made
page-weighed-chance = { $number }% chance to win
page-weighed-tries =
    { $number ->
        [one] tried once
       *[other] tried { $number } times
    }
page-weighed-again = Worked out again just now, so it may differ a little from what the bot thought at the table.
page-play-from = Play on from here
page-play-from-about = A new table against bots. What could not be known is dealt again.
page-play-from-same = With the same cards
page-play-from-same-about = A new table against bots, with all hands and piles as they were.
page-pace = Speed
page-pace-of =
    { $pace ->
        [slow] slow
        [fast] fast
        [skip] skip to my turn
       *[normal] normal
    }

## Hints

page-hint = Hint
page-hint-thinking = Looking for the best moves …
page-hints = The best moves, with your chance to win
page-hints-used =
    { $number ->
        [one] You have used one hint in this match.
       *[other] You have used { $number } hints in this match.
    }

## The review of a match

page-review = Review
page-review-luck =
    { $luck ->
        [good] The cards were kind to you.
        [bad] The cards were against you.
       *[even] The cards were fair to you.
    }
page-review-moves =
    { $number ->
        [0] None of your moves mattered much.
        [one] One move made the difference.
       *[other] { $number } moves made the difference.
    }
page-review-making = Being worked out: { review-percent }
page-review-chart = Chance to win over the match
page-review-open = with all cards open
page-review-read = Point at the curve to read it, touch it to see that moment.
page-review-table = As a table
page-review-swing = Luck and moves: by how many points they changed the chance of { $player } since the row before.
page-review-life = On the table
page-review-cost = cost you { review-percent }
page-review-look = See the table
page-review-through = Step through

## Puzzles

page-puzzles = Puzzles
page-puzzles-about = Find the best move: one is clearly better than all others, and it is not the one that looks best at once.
page-puzzle-today = Puzzle of the day
page-puzzle-number = Puzzle { $number }
page-puzzle-grade =
    { $grade ->
        [easy] easy
        [medium] medium
       *[hard] hard
    }
page-puzzle-find = Find the best move
page-puzzle-found = That is the best move!
page-puzzle-wrong = There is a better move
page-puzzle-wrong-told = { $move }. Your chance to win after it: { review-percent }.
page-puzzle-obvious = It looks best at once.
page-puzzle-again = Try again
page-puzzle-show = See the solution
page-puzzle-told = The solution
page-puzzle-answers = All moves, with your chance to win
page-puzzle-next = Next puzzle
page-puzzle-all = All puzzles
page-puzzle-streak =
    { $number ->
        [one] One day in a row
       *[other] { $number } days in a row
    }
page-puzzle-longest = longest: { $number }
page-puzzle-state =
    { $state ->
        [first] solved at the first try
        [solved] solved
        [seen] solution seen
       *[tried] tried
    }
page-puzzle-solve = Solve it
page-puzzle-look = Look again

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

## Being told while one is away

page-tell-me = Tell me when it is my turn
page-tell-about = Also when this page is closed.
page-tell-push = On this device
page-tell-email-to = By e-mail to { $address }
page-tell-email-address = Your e-mail address
page-tell-email-send = Send a link to confirm it
page-tell-email-sent = A link has been sent to { $address }. Mails begin once you have opened it.
page-tell-email-forget = Forget this address
page-tell-group = Tell a group
page-tell-group-about = Whose turn it is, the end, and invitations while seats are free are posted to a webhook, for example of a chat.
page-tell-group-url = Address of the webhook
page-tell-group-form = Form
page-tell-group-form-text = for chat tools
page-tell-group-form-json = JSON
page-tell-group-add = Tell this group
page-tell-group-stop = Stop telling the group
page-tell-what = What I am told
page-tell-turn = It is my turn
page-tell-half = Half of my time is gone
page-tell-end = The match is over
page-tell-rematch = Somebody wants to play again
page-tell-invitation = Somebody asks me to a match
page-confirm-title = Confirm your e-mail address
page-confirm-about = Then you are told by e-mail when it is your turn at the tables that you have chosen.
page-confirm = Confirm
page-confirmed = Your address is confirmed.
page-unsubscribe-title = No more mails
page-unsubscribe-about = Your address is forgotten, and with it all that you wanted to be told there.
page-unsubscribe = Send me no more mails
page-unsubscribed = Your address is forgotten.


## A place of one's own

page-place = My place
page-place-why = Your matches, your results and the people you played with, on all your devices. No password and no e-mail: this browser gets a key.
page-make-place = Make my place
page-keep-matches =
    { $number ->
        [0] From now on your matches are kept in it.
        [one] The match of this browser comes along.
       *[other] The { $number } matches of this browser come along.
    }
page-place-elsewhere = You have one already? Scan the code that “My place” shows on your other device, or use your passkey.
page-use-passkey = Open it with a passkey
page-open-place = Open your place here?
page-open-place-about = This link opens a place on this device, once. Go on only if you asked for it yourself.
page-open-place-instead = This browser has a place already. It would show the other one instead.
page-open-it = Open it
page-results = Results
page-no-results = No match is finished yet.
page-game = Game
page-against = Against
page-against-people = people
page-against-mixed = several bots
page-played = Played
page-times-won = Won
page-people-played = People you played with
page-no-people = Nobody yet. Whoever finishes a match with you and has a place of their own is listed here.
page-shared-matches =
    { $number ->
        [one] one match
       *[other] { $number } matches
    }
page-invite-again = Invite to { $game }
page-remove-person = Remove { $player }
page-person-removed = Removed. You don't see each other here any more.
page-invited = Asked. It shows on their home page.
page-invite-person = Invite { $player }
page-person-asked = { $player } is asked.
page-matches = Matches
page-no-matches = No matches yet.
page-more-matches = Show earlier ones
page-devices = Devices
page-device-count =
    { $number ->
        [one] Your place is open on this device only. If you lose it, your place is lost: bring it to another one, or add a passkey.
       *[other] Your place is open on { $number } devices.
    }
page-bring-place = Bring it to another device
page-bring-place-about = Open this link on the other device, or scan the code with it. It works once, for five minutes.
page-place-link = The link to your place
page-close-elsewhere = Close it on all other devices
page-passkeys = Passkeys
page-add-passkey = Add a passkey
page-passkey-of = Passkey of { $date }
page-remove-passkey = Remove it
page-my-data = What is stored
page-my-data-about = Your name, your seats with their moves and messages, and the keys of your devices. Nobody finds you by your name, and nothing is measured.
page-export = Download all of it
page-delete-place = Delete my place
page-delete-place-about = Your place and all that names you are deleted at once, on all devices. Your moves in others' matches stay, as a former player's. Nothing brings it back.
page-delete-for-good = Delete it, for good
page-place-deleted = Your place is deleted.
page-cancel = Cancel
page-asks-you = { $player } asks you to a match of { $game }.
page-go-there = Go there
page-no-thanks = No, thanks

## Finding people

page-anyone = Anyone for { $game }?
page-anyone-at-all = Anyone for a match?
page-anyone-about = Sit down with people you don't know. As soon as enough are there, it begins.
page-waiting-people =
    { $number ->
        [one] One person waits.
       *[other] { $number } people wait.
    }
page-missing-people =
    { $number ->
        [0] With you it starts.
        [one] With you, one more is needed.
       *[other] With you, { $number } more are needed.
    }
page-look-for-people = Look for people
page-pace-live = now
    .label = Pace
page-pace-days = over days
page-wanted-any = any language
    .label = Play in
page-looking = Looking for people: { $game }
page-looking-live = Stay on this page: it takes you to the table.
page-looking-days = You may close the page. The table shows up here as soon as enough are there, for a day at most.
page-tell-found = Tell me when the table is full
page-told-found = You will be told when the table is full.
page-found = Your table is full.
page-people-here = { $number } of { $needed } are there.
page-stop-looking = Stop looking
page-table-found = The table is full: { $game }
page-looking-over = Nobody came in time. You can look again.

## Decks of one's own

page-workshop = Workshop
page-make-deck = Make your own deck
page-make-deck-about = Change a card, play it tonight, and see what it does.
page-deck = Deck
page-standard-deck = The standard deck
page-own-deck = A deck of its own
page-deck-of = Deck: { $title }
page-rule-renamed = In this deck: { $cards }.
