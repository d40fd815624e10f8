# Wat je tijdens een partij Retire Happy opzoekt; elke regel is een punt.

aid-period =
    Kaarten kiezen, twee keer: { $offers } aanbiedingen van { $offer_size } kaarten, iedereen neemt er één (RH-3.2, RH-3.3)
    De gebeurtenis van de periode wordt omgedraaid (RH-4.1)
    Speelfase, allemaal tegelijk, zoveel je wilt; aan het eind hoogstens { $hand_limit } kaarten in de hand (RH-5.1, RH-5.4)
    Afrekening, na elkaar: beleggingen, inkomsten, uitgaven (RH-14.1)
    Na periode 4: het pensioen (RH-17.2)
    .title = Verloop van een periode
aid-expenses =
    Jijzelf: het nummer van de periode in G (RH-16.2)
    Je partner: wat de kaart zegt (RH-16.3)
    Elk kind: { $child_cost } G (RH-16.4)
    Je woning: de huur; een eigenaar betaalt niets (RH-16.5)
    Een woning die te klein is voor het gezin gaat eerst verloren (RH-16.6)
    Geen woning: { $lodging_cost } G per gezinslid, jijzelf inbegrepen (RH-16.7)
    Een partner die halveert: kinderen, huur en noodopvang samen, naar boven afgerond (RH-16.8)
    Kom je geld tekort: kaarten afleggen voor 1 G per stuk, geld uit het bedrijf opnemen, lenen (RH-16.10)
    Een lening: { $loan } G nu, { $repayment } G terug bij het pensioen (RH-13.1)
    .title = Uitgaven bij elke afrekening

## Naast de tekens op de kaarten

aid-signs = Tekens van de effecten
aid-sign-test = de proef: niveau en twee dobbelstenen samen
aid-sign-upkeep = bij elke afrekening, zolang de kaart niet bedekt is
aid-sign-end = bij het pensioen, bedekt of niet
aid-sign-discard = als de kaart uit het spel gaat
aid-sign-rent = huur bij elke afrekening
aid-sign-person = plaats voor zoveel mensen naast jou
