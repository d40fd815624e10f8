game-name = Hoge kaart
game-about = Iedereen legt een kaart gedekt neer; de hoogste wint de ronde.
game-length = ongeveer 5 minuten

card-one = een
card-two = twee
card-three = drie
card-four = vier
card-five = vijf
card-six = zes
card-seven = zeven
card-eight = acht
card-nine = negen
card-ten = tien
card-eleven = elf
card-twelve = twaalf

zone-played = Gespeelde kaarten
zone-chosen = Gekozen kaart

word-choose = kiezen

ask-choose = Kies een kaart.
wait-choose = Wachten tot { $player } een kaart kiest.

move-play-card =
    { $card ->
        [hidden] Speel een kaart
       *[other] Speel { $card }
    }

event-chose =
    { $card ->
        [hidden] { $player } heeft een kaart gekozen.
       *[other] { $player } kiest { $card }.
    }
event-won_round = { $player } wint de ronde met { $card } ({ $cards }).

refused-HC-2-2 = De partij is afgelopen.
refused-HC-2-3 = Je hebt al gekozen; wacht op de anderen.
refused-HC-2-4 = De kaart ‘{ $card }’ zit niet in je hand.

reason-rounds_played = Alle rondes zijn gespeeld.
