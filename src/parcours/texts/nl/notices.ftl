# Wat mensen te horen krijgen als ze niet aan tafel zitten: per pushbericht, e-mail of webhook.

notice-line = { $table }: { $text }
notice-turn = Jij bent aan de beurt.
notice-turn-group = Aan de beurt: { $names }.
notice-half = De helft van je tijd voor deze beurt is om.
notice-end =
    { $number ->
        [0] De partij is afgelopen.
        [one] De partij is afgelopen: { $names } wint.
       *[other] De partij is afgelopen: { $names } winnen.
    }
notice-rematch = { $names } wil nog een keer spelen.
notice-invitation = { $names } nodigt je uit om te spelen.
notice-found = Je tafel is vol: de partij begint.

mail-several =
    { $number ->
        [one] Nieuws van { $number } tafel
       *[other] Nieuws van { $number } tafels
    }
mail-footer =
    Je hebt om deze mails gevraagd op { $server }.
    Geen mails meer: { $link }
mail-confirm = Bevestig je e-mailadres
mail-confirm-text =
    Iemand, waarschijnlijk jij, wil per e-mail horen wanneer het zijn beurt is op { $server }.

    Bevestig dat dit je adres is: { $link }

    De link is een dag geldig. Was jij het niet, doe dan niets: er komt geen andere mail.
