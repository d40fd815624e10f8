"""What the stories of Power Struggle may claim."""

from parcours.core.journal import NOTHING, Event
from parcours.games.power_struggle.deck import DIVISIONS

from .facts import Life, kinds, seats

TRACKS = ["influence", "shares", "main_departments", "corruption"]
SENT = ("sent_to_board", "sent_to_counsel")
# The events of this seat that each kind of thing stands for, and those of others that concern it.
OWN = {
    "ps-ousted": ["chairman_ousted"],
    "ps-resigned": ["resigned_to_board", "resigned_to_counsel"],
    "ps-pushed": ["pushed_off_board"],
    "ps-counsel": ["sent_to_counsel", "resigned_to_counsel", "bought_counsel"],
    "ps-opened": ["opened", "founded", "chairman_opened"],
    "ps-merged": ["merged", "bought_main_department", "chairman_founded"],
    "ps-closed": ["closed"],
    "ps-sold": ["accepted"],
    "ps-refused": ["declined"],
    "ps-lost": ["lost_employee"],
    "ps-dismissed": ["dismissed"],
    "ps-enticed": ["enticed"],
    "ps-shares": ["bought_shares"],
    "ps-bonus": ["got_bonus"],
}
OTHERS = {
    "ps-bribed": ["accepted"],
    "ps-refused-by": ["declined"],
    "ps-cost": ["lost_employee"],
    "ps-enticed-by": ["enticed"],
}


def check(life: Life) -> None:
    envelopes = ("accepted", "declined")
    life.claim("ps-clean", not life.own(*envelopes) and not life.by_others(*envelopes))
    life.claim("ps-never-elected", not life.own("elected"))
    life.claim("ps-announced", life.own("announced"))
    for phrase in life.phrases("ps-tracks"):
        assert all(phrase.params[track] == life.table[track] for track in TRACKS)
    _check_chair(life)
    _check_heads(life)
    for message, what in OWN.items():
        _check_kind(life, message, life.own(*what), by_others=False)
    for message, what in OTHERS.items():
        _check_kind(life, message, life.by_others(*what), by_others=True)


def _check_chair(life: Life) -> None:
    """Every time the chair was won or lost to somebody, in order."""
    expected: list[tuple[str, int]] = []
    chairman = before = -1
    meetings = 0
    for event in life.events:
        if event.what == "meeting":
            meetings += 1
            before = chairman
            chairman = -1
        elif event.what == "chairman_ousted":
            chairman = -1
        elif event.what == "elected":
            chairman = event.seat
            if chairman == life.seat != before:
                expected.append(("ps-chair-first" if meetings == 1 else "ps-chair-won", -1))
            elif before == life.seat != chairman:
                expected.append(("ps-chair-lost", chairman))
    told = [
        (phrase.message, seats(phrase.params["who"])[0] if "who" in phrase.params else -1)
        for phrase in life.phrases("ps-chair-first", "ps-chair-won", "ps-chair-lost")
    ]
    assert told == expected


def _check_heads(life: Life) -> None:
    won = [DIVISIONS[event.area] for event in life.own("head")]
    told = [
        kind
        for phrase in life.phrases("ps-heads-first", "ps-heads-won")
        for kind in kinds(phrase.params["divisions"])
    ]
    assert told == won
    lost: list[tuple[str, int]] = []
    for at, event in enumerate(life.events):
        if event.what in SENT and event.seat == life.seat:
            new = next(e for e in life.events[at:] if e.what == "head" and e.area == event.area)
            lost.append((DIVISIONS[event.area], new.seat))
    said = [
        (kinds(phrase.params["division"])[0], seats(phrase.params["who"])[0])
        for phrase in life.phrases("ps-head-lost")
    ]
    assert said == lost


def _check_kind(life: Life, message: str, events: list[Event], by_others: bool) -> None:
    """Told once at most, with no more than happened, of players and divisions that had a part in it."""
    for phrase in life.phrases(message):
        assert len(life.phrases(message)) == 1
        happened = sum(e.number if e.what == "dismissed" else 1 for e in events)
        number = phrase.params["number"]
        assert isinstance(number, int)
        assert 0 < number <= happened, message
        players = {event.seat if by_others else event.other for event in events}
        assert set(seats(phrase.params.get("players", []))) <= players
        divisions = {DIVISIONS[event.area] for event in events if event.area != NOTHING}
        assert set(kinds(phrase.params.get("divisions", []))) <= divisions
