# The workshop, in English.

workshop = Workshop
workshop-intro = Make a deck of your own: change a card, play it tonight, and see what it does.
workshop-my-decks = Decks in this browser
workshop-new = Make a new deck
workshop-begin = Make a deck
workshop-untitled = Untitled deck
workshop-title = Title of the deck
workshop-start-about = Begin with a deck that there is, and change what you like. The deck is kept in this browser.
workshop-from-standard = Begin with the standard deck
workshop-from-variant = Begin with “{ $name }”
workshop-upload = Open a deck file
workshop-file-too-long = This file is too long: a deck file has at most { $most } characters.
workshop-bad-link = This link contains no deck, or only a part of one.

## The workbench

workshop-undo = Undo
workshop-redo = Redo
workshop-parts = Parts of the workshop
workshop-tab-cards = Cards
workshop-tab-differs = What differs ({ $number })
workshop-tab-study = Try it out
workshop-tab-send = Send and print
workshop-problems =
    { $number ->
        [0] Nothing is wrong.
        [one] One thing is wrong.
       *[other] { $number } things are wrong.
    }
workshop-not-kept = This browser has no room for the deck: download it.
workshop-choose = Choose a card to change it, or add one.
workshop-wrong = wrong
workshop-differs-mark = differs

## A card

workshop-add = Add a card
workshop-add-it = Add it
workshop-group = Kind of card
workshop-group-about = The new card begins like another one of its kind.
workshop-no-group = This game has a rule for each of its cards, so a deck can't have further ones. You can change those that there are.
workshop-copy = Copy the card
workshop-remove = Remove the card
workshop-copy-of = { $name } (copy)
workshop-words = Name and description
workshop-in-language = Language of name and description
workshop-name = Name
workshop-about = Description
workshop-also-in = Also written in: { $languages }.
workshop-look = Colour and icon
workshop-colour = Colour
workshop-usual = As usual
workshop-colour-study = the colour of studies
workshop-colour-work = the colour of work
workshop-colour-money = the colour of money
workshop-colour-love = the colour of love
workshop-colour-goods = the colour of goods
workshop-colour-blow = the colour of blows
workshop-colour-special = the colour of special cards
workshop-colour-either = the colour of cards that do either
workshop-choose-icon = Choose an icon
workshop-usual-icon = The usual icon
workshop-icons = Icons
workshop-search-icons = Search icons by the names of cards
workshop-fields = What the rules read on it
workshop-none = none
workshop-yes = yes
workshop-no = no
workshop-item = { $name } { $number }
workshop-add-item = Add a line
workshop-remove-item = Remove { $name } { $number }
workshop-allowed-whole = A whole number from { $least } to { $most }.
workshop-allowed-half = A whole or half number from { $least } to { $most }.
workshop-allowed-list = { $least } to { $most } lines.
workshop-amount = Amount

## What differs

workshop-no-difference = Nothing differs from the standard deck.
workshop-field = { $name }:
workshop-added = new
workshop-removed = removed
workshop-own-words = own words
workshop-own-look = own look

## Sending

workshop-deck-about = What the deck is about
workshop-file = A file
workshop-file-about = To keep it, to send it, or for the programs of Parcours.
workshop-download = Download
workshop-link = A link
workshop-link-about = It contains the whole deck: who opens it can look at the deck, change it and play.
workshop-copy-link = Copy the link
workshop-link-too-long = This deck does not fit into a link: it would have { $number } characters, and { $most } is the most. Send the file instead.
workshop-print = Paper
workshop-print-about = Cards to cut out, nine to a page, in your language.
workshop-print-copies = Which cards to print
workshop-print-all = Every copy
workshop-print-one = One of each kind
workshop-unprinted = Printed cards can't show { $letters }: a question mark stands for each.
workshop-unprinted-cards = These cards have letters that can't be printed. A question mark will stand for each:
workshop-pdf = Make a PDF
workshop-keep = In this browser
workshop-keep-about = The deck is kept in this browser only.
workshop-copy-deck = Copy the deck
workshop-delete = Delete the deck
workshop-delete-sure = Really delete it?

## Trying it out

workshop-study-about = Bots play { $number } matches with your deck and as many with the standard deck, with the same deals.
workshop-study-start =
    { $number ->
        [one] Try one match
       *[other] Try { $number } matches
    }
workshop-study-players = Players
workshop-study-matches = Matches
workshop-study-cancel = Stop
workshop-study-wait =
    { $number ->
        [0] Yours is next.
        [one] One study is before yours.
       *[other] { $number } studies are before yours.
    }
workshop-study-going = { $done } of { $number } matches
workshop-study-failed = That did not work. Try it again.
workshop-study-cancelled = Stopped.
workshop-study-changed = The deck has changed since these matches.
workshop-study-wrong = First the deck has to be one that can be played with.
workshop-study-standard = standard deck
workshop-study-own = your deck
workshop-study-seats = Who wins
workshop-study-seats-about = The share of matches that each seat wins, in the order of play. The thin line is how far chance may have moved it.
workshop-study-seat = Seat { $number }
workshop-study-length = How long a match takes
workshop-study-unit-rounds = rounds
workshop-study-unit-turns_of_each_player = turns of each player
workshop-study-unit-decisions = decisions
workshop-study-scores = Points at the end
workshop-study-spread-about = The thick part holds the middle half of all, the stroke is the median, and the thin line reaches from the least to the most.
workshop-study-cards = The cards that differ
workshop-study-cards-about = How many of the players use a card, and how much more often than by chance they win.
workshop-study-card = Card
workshop-study-wins =
    { $bounds ->
        [none] wins { $share }
       *[other] wins { $share } ({ $bounds })
    }
workshop-study-removed =
    { $number ->
        [one] One card that is gone
       *[other] { $number } cards that are gone
    }
workshop-study-no-cards = No card differs in what the rules read on it.
workshop-study-median = Median
workshop-study-half = Middle half
workshop-study-range = Least and most
workshop-study-deck = Deck

## At a table

workshop-open-deck = Open in the workshop

## Gallery

workshop-gallery = Gallery
workshop-gallery-about = Decks that others have sent in on this server.
workshop-gallery-from = by { $name }
workshop-gallery-submit-about = Show the deck to everybody on this server, with your name. The operator looks at it first.
workshop-gallery-no-title = Give the deck a title first.
workshop-gallery-there = This deck is in the gallery.
workshop-gallery-submit = Submit this deck
workshop-gallery-submitted = Sent in. It appears once the operator has accepted it.
workshop-gallery-played =
    { $number ->
        [0] not played yet
        [one] played once
       *[other] played { $number } times
    }
