# What belongs to no game, in English.

word-true = yes
word-false = no

# Somebody who has deleted their place.
former-player = Former player

# Names on the table that many games have. A game that says them otherwise has a text of its own.
zone-hand = Hand
zone-phase = Phase
zone-pile = Pile
zone-points = Points
zone-round = Round
word-over = over

refused-notation = That is not a move of this game.
refused-takeback =
    { $because ->
        [nothing_played] There is nothing to take back: no move has been made yet.
        [not_yours] Only your own last move can be taken back, and somebody else has moved since.
        [time] That move can't be taken back: the time has run out since.
       *[seen] That move can't be taken back: it has brought something new to light.
    }

## The terminal program

terminal-welcome = Welcome to Parcours. Type the number of a move, or “help” for everything else.
terminal-clock =
    { $number ->
        [one] The clock runs: in { $number } minute the last round begins.
       *[other] The clock runs: in { $number } minutes the last round begins.
    }
terminal-time-up = Time is up: this round is the last one.
terminal-turn = It is { $player }'s turn.
terminal-prompt = Your move:
terminal-moves = You can:
terminal-help =
    What you can type:
    – a number: make that move of the list;
    – a move in the notation, as it stands beside its number;
    – moves: list your moves again;
    – why MOVE: learn why a move is not allowed;
    – undo: take your last move back, if it has shown nobody anything new;
    – save FILE: save the match;
    – rules, or rules and the number of a rule or chapter: read the rules;
    – help: read this again;
    – quit: leave the match.
terminal-help-more =
    And also:
    – table: see the table again;
    – card, or card and its name in the notation: read your cards, or that card.
terminal-why = { $rule }: { $text }
terminal-allowed = You may do that now: { $move }.
terminal-undone = Your last move is taken back.
terminal-saved = The match is saved to { $file }.
terminal-not-saved = The match could not be saved to { $file }: { $text }.
terminal-taken = there is another file of that name
terminal-file-missing = there is no such folder
terminal-file-folder = that is a folder
terminal-file-denied = you may not write there
terminal-file-full = the disk is full
terminal-file-long = that name is too long
terminal-file-other = the system refuses it
terminal-offer = To save the match, name a file; otherwise just press Enter:
terminal-handover = Pass the screen to { $player }, then press Enter.
terminal-thinking = { $player } is thinking …
terminal-bots =
    { $number ->
        [one] The bot “{ $bot }” plays one seat: { $players }.
       *[other] The bot “{ $bot }” plays { $number } seats: { $players }.
    }
terminal-bot = { $player }: { $text }
terminal-suggestion = Did you mean one of these? { $text }
terminal-unknown = I don't know “{ $text }”. Type “help” to see what you can type.
terminal-not-a-move = “{ $text }” is no move. Moves that begin like this are written so:
slot-player = player
slot-number = number
slot-card = card
terminal-no-number =
    { $number ->
        [0] There is no move to choose from.
        [one] There is one move only: number 1.
       *[other] Choose a number from 1 to { $number }.
    }
terminal-no-rule = There is no rule { $rule }.
terminal-no-file = Name a file: save FILE.
terminal-no-move = Name a move: why MOVE.
terminal-over = The match is over.
terminal-place = { $place }. { $player }: { $score }
terminal-result = How it ended: { $text }
terminal-winner = { $player } wins!
terminal-winners = A shared victory: { $players }!
terminal-seed = The seed of this match: { $seed }
terminal-quit = Goodbye, and thank you for playing.
terminal-hidden =
    { $number ->
        [one] { $number } hidden card
       *[other] { $number } hidden cards
    }
terminal-nothing = nothing
terminal-you = you
terminal-score = Score
terminal-log = What happened
terminal-amounts = Or type one of these with an amount:
terminal-which-game = Which game? Type its number.

## Bots

level-easy = easy
level-easy-about = Plays along, but often lets the best move pass.
level-medium = medium
level-medium-about = Takes what looks best at the moment.
level-hard = hard
level-hard-about = Looks ahead, and reckons with what the others may do.
level-expert = expert
level-expert-about = Thinks longest, and lets little pass.

weighed-title = What “{ $bot }” weighs for { $player }
weighed-move = Move
weighed-chance = Chance to win
weighed-simulations = Simulations
weighed-only = There was nothing to weigh: no other move was possible.
weighed-choice = The bot's choice: { $move }

## The review of a match

review-percent = { $number }%
review-title = Chance to win
review-about = What each player could think from what they knew, and in brackets with all cards open.
review-step = Step
review-shares = Luck and moves
review-player = Player
review-luck = Luck
review-luck-about = Luck: what cards and dice did
review-moves = Moves
review-moves-about = Moves: what all players gave away by moves that were not the best
review-accuracy = Accuracy
review-accuracy-about = Accuracy is what a player kept of the chance to win that the worst moves would have lost. Luck and moves are points of chance to win: together they lead from an even share to the result.
review-decisions = What mattered most
review-decision = Step { $number }, { $player }
review-played = Played
review-better = Better
review-why = Why
review-cost = cost { review-percent }
review-by-luck = Cards and dice decided this match: no move made a difference that could be told from chance.
review-even-moves = Cards and dice decided this match: what all players gave away by their moves came to about the same.
review-no-decision = No move of { $player } made a difference that could be told from chance.
review-unfinished = This match is not over: only a finished match can be reviewed.

why-follows = It makes way for your next move: { $move }.
why-needs = It makes way for your next move: { $move }. The other move does not: { $refusal }
why-more = It adds { $number } to “{ $part }” over the next turns.
why-saves = You lose { $number } less to “{ $part }” over the next turns.
why-others = { $player } scores { $number } less over the next turns.
why-chance = It wins more often in what could have come next.

## Puzzles

puzzle-solution = Best: { $move }. Chance to win: { review-percent }.
puzzle-greedy = At first sight another move looks best: { $move }. Chance to win: { review-percent }.

wrong-follows = Your best next move then has to wait: { $move }.
wrong-needs = Your best next move then has to wait: { $move }. { $refusal }
wrong-more = You get { $number } less for “{ $part }” over the next turns.
wrong-saves = You lose { $number } more to “{ $part }” over the next turns.
wrong-others = { $player } scores { $number } more over the next turns.
wrong-chance = It wins less often in what could come next.
