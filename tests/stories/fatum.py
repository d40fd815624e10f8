"""What the stories of Fatum may claim."""

from .facts import Life, kinds

DOMAINS = ["work", "experience", "relations", "heritage"]
PEOPLE = frozenset(["child", "love", "couple"])


def check(life: Life) -> None:
    hits = life.by_others("hit", "fined", "stole") + life.own("toll", "robbed")
    life.denies("fatum-unhurt", hits)
    given = [event for event in life.own("hit") if event.other != life.seat]
    tried = life.own("fined", "stole", "fined_in_vain", "stole_in_vain")
    life.denies("fatum-gave-none", given, tried)
    for phrase in life.phrases("fatum-abandoned"):
        assert not PEOPLE & {_class(life, kind) for kind in kinds(phrase.params["mine"])}
    for phrase in life.phrases("fatum-entrusted", "fatum-parted"):
        assert {_class(life, kind) for kind in kinds(phrase.params["mine"])} <= PEOPLE
    _check_side_jobs(life)
    purses = [event.number for event in life.own("purse", "empty_purse")]
    for phrase in life.phrases("fatum-purse"):
        assert (phrase.params["most"], phrase.params["least"]) == (max(purses), min(purses))
    for message, events in (
        ("fatum-took", life.own("stole") + life.by_others("toll", "robbed")),
        ("fatum-paid-out", life.own("toll") + life.by_others("fined", "stole")),
    ):
        assert life.number(message) == sum(event.number for event in events), message
    for phrase in life.phrases("fatum-levels"):
        assert all(phrase.params[domain] == life.table[domain] for domain in DOMAINS)
        assert phrase.params["money"] == life.table["money"]
    last = [
        kind for phrase in life.phrases("fatum-last-job") for kind in kinds(phrase.params["jobs"])
    ]
    front = life.table["front"]
    assert isinstance(front, list)
    if not life.own("ruined"):
        assert sorted(last) == sorted(kind for kind in front if _class(life, kind) == "job")


def _check_side_jobs(life: Life) -> None:
    """A side job can be had beside another one, and there was another one."""
    held: list[str] = []
    beside: list[str] = []
    for event in life.events:
        if event.seat != life.seat:
            continue
        if event.what in ("laid", "bought") and life.word(event, "class") == "job":
            if held and _is_cumulable(life, life.kind(event)):
                beside.append(life.kind(event))
            held.append(life.kind(event))
        elif event.what in ("changed_job", "destroyed", "abandoned"):
            lost = event.card if event.what == "abandoned" else event.cards[0]
            if life.match.deck.names[lost] in held:
                held.remove(life.match.deck.names[lost])
    told = [
        kind for phrase in life.phrases("fatum-job-beside") for kind in kinds(phrase.params["job"])
    ]
    assert told == beside


def _is_cumulable(life: Life, kind: str) -> bool:
    powers = life.match.deck.cards[life.match.deck.find(kind)].fields.get("powers", [])
    return isinstance(powers, list) and "cumulable" in powers


def _class(life: Life, kind: str) -> str:
    return life.match.deck.cards[life.match.deck.find(kind)].word("class")
