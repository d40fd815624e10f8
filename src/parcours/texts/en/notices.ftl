# What people are told while they are not at the table: by push, e-mail or webhook.

notice-line = { $table }: { $text }
notice-turn = It is your turn.
notice-turn-group = { $names }: it is your turn.
notice-half = Half of your time for this turn is gone.
notice-end =
    { $number ->
        [0] The match is over.
        [one] The match is over: { $names } wins.
       *[other] The match is over: { $names } win.
    }
notice-rematch = { $names } wants to play again.
notice-invitation = { $names } invites you to play.
notice-found = Your table is full: the match begins.

mail-several =
    { $number ->
        [one] News from { $number } table
       *[other] News from { $number } tables
    }
mail-footer =
    You asked for these mails at { $server }.
    To get no more of them: { $link }
mail-confirm = Confirm your e-mail address
mail-confirm-text =
    Somebody, most likely you, wants to be told by e-mail when it is their turn at { $server }.

    To confirm that this is your address: { $link }

    The link is valid for a day. If it was not you, do nothing: then no other mail comes.
