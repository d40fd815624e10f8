"""What the stories of Smile Life may claim."""

from parcours.core.journal import Event

from .facts import Life, kinds

LAID = ("laid", "laid_found")
LAID_ON = ("laid_on", "laid_found_on", "took_revenge")


def check(life: Life) -> None:
    struck = [e for e in life.by_others(*LAID_ON) if life.word(e, "group") == "malus"]
    struck += life.own("lost_job") + life.by_others("stole_flirt")
    killed = bool(life.own("children_killed"))
    attacked = bool(_laid(life, "attack"))
    life.claim("sl-unhurt", not struck and not (killed and not attacked))
    strikes = [e for e in life.own(*LAID_ON) if life.word(e, "group") == "malus"]
    life.denies(
        "sl-gave-none", strikes, _laid(life, "attack"), life.own("stole_flirt"), _fired(life)
    )
    life.claim("sl-no-job", not _of_group(life, "job"))
    life.claim("sl-no-studies", not _of_group(life, "studies"))
    for message, group in (
        ("sl-studies", "studies"),
        ("sl-wages", "wage"),
        ("sl-children", "child"),
        ("sl-flirts", "flirt"),
        ("sl-affair", "adultery"),
    ):
        assert life.number(message) == len(_of_group(life, group)), message
    assert life.number("sl-stole") == len(life.own("stole_flirt"))
    assert life.number("sl-stolen") == len(life.by_others("stole_flirt"))
    assert life.number("sl-missed") == len(life.own("missed_turn"))
    owned = [
        kind
        for phrase in life.phrases("sl-trips", "sl-houses")
        for kind in kinds(phrase.params["trips" if phrase.message == "sl-trips" else "houses"])
    ]
    deck = life.match.deck
    assert sorted(owned) == sorted(
        kind
        for kind in _names(life.table["acquisitions"])
        if deck.cards[deck.find(kind)].word("group") in ("trip", "house")
    )
    life.claim("sl-owned-nothing", not owned)
    kept = [kind for phrase in life.phrases("sl-job-kept") for kind in kinds(phrase.params["job"])]
    replaced = [
        kind for phrase in life.phrases("sl-job-replaced") for kind in kinds(phrase.params["next"])
    ]
    job = _names(life.table["job"])
    assert kept == job or (not kept and (not job or replaced[-1:] == job))
    married = life.says("sl-married-kept") or life.says("sl-married-again-kept")
    assert married == bool(_names(life.table["marriage"]))


def _laid(life: Life, kind: str) -> list[Event]:
    return [event for event in life.own(*LAID) if life.kind(event) == kind]


def _of_group(life: Life, group: str) -> list[Event]:
    return [event for event in life.own(*LAID) if life.word(event, "group") == group]


def _fired(life: Life) -> list[Event]:
    """Others who lost their job as this seat joined the police."""
    fired: list[Event] = []
    police = -1
    for event in life.events:
        if event.what in LAID or event.what in LAID_ON:
            police = event.seat if life.kind(event) == "policeman" else -1
        elif event.what == "lost_job" and police == life.seat:
            fired.append(event)
    return fired


def _names(zone: object) -> list[str]:
    """The cards of a zone: a list, one card, or none."""
    if isinstance(zone, list):
        return [str(kind) for kind in zone]
    return [str(zone)] if zone else []
