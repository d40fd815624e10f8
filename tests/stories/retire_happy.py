"""What the stories of Retire Happy may claim."""

from parcours.stories.phrases import score_of

from .facts import Life, kinds

NEW_JOBS = {
    "rh-job": "job",
    "rh-job-next": "job",
    "rh-job-again": "job",
    "rh-jobs": "jobs",
    "rh-learned-job": "job",
    "rh-employee": "job",
}
DEEDS = [
    "succeeded", "failed", "played", "rented", "bought", "sold_home", "left_home", "lost_home", "invested",
    "cashed", "stake_lost", "founded",
]  # fmt: skip


def check(life: Life) -> None:
    score = score_of(life.match, life.seat)
    life.claim("rh-debt", score < 0)
    life.claim("rh-pension", score >= 0)
    assert life.number("rh-debt") == max(0, -score)
    assert life.number("rh-pension") == max(0, score)
    repaid = [event.number for event in life.own("repaid_loans")]
    assert life.number("rh-repaid") == (sum(repaid) if score >= 0 else 0)
    _check_jobs(life)
    _check_homes(life)
    _check_money(life)
    _check_idle_periods(life)
    partners = [e for e in life.own("played") if life.word(e, "type") == "partner"]
    named = [
        kind
        for p in life.phrases("rh-partner", "rh-partner-again")
        for kind in kinds(p.params["what"])
    ]
    assert named == [life.kind(event) for event in partners]
    left = [kind for p in life.phrases("rh-partner-again") for kind in kinds(p.params["old"])]
    assert left == [life.kind(event) for event in life.own("parted")]


def _check_jobs(life: Life) -> None:
    won = [event for event in life.own("succeeded") if life.word(event, "type") == "job"]
    taken = [life.kind(event) for event in won]
    told: list[str] = []
    for phrase in life.said:
        if phrase.message in NEW_JOBS:
            if phrase.message == "rh-job-next":
                assert kinds(phrase.params["old"]) == told[-1:]
            told += kinds(phrase.params[NEW_JOBS[phrase.message]])
    assert _without_repeats(told) == _without_repeats(taken)
    life.claim("rh-end-company", life.own("retired_entrepreneur"))
    life.claim("rh-no-job", not taken and life.own("retired_employee"))
    last = [kind for phrase in life.phrases("rh-last-job") for kind in kinds(phrase.params["job"])]
    assert last == (taken[-1:] if life.own("retired_employee") else [])
    assert len(life.phrases("rh-founded", "rh-founded-again")) == len(life.own("founded"))
    assert len(life.phrases("rh-employee")) == len(life.own("became_employee"))


def _check_homes(life: Life) -> None:
    counted = life.own("home_counted")
    life.claim("rh-home", counted)
    life.claim("rh-no-home", not counted)
    for phrase in life.phrases("rh-home"):
        assert kinds(phrase.params["what"]) == [life.kind(counted[0])] == life.table["home"]
        assert phrase.params["number"] == counted[0].number
    for what in ("rented", "bought"):
        moved = [
            kind
            for phrase in life.phrases(f"rh-{what}", f"rh-{what}-next")
            for kind in kinds(phrase.params["what"])
        ]
        assert moved == [life.kind(event) for event in life.own(what)]
    left = life.phrases("rh-sold-home", "rh-left-home", "rh-rented-next", "rh-bought-next")
    assert len(left) == len(life.own("sold_home", "left_home"))


def _check_money(life: Life) -> None:
    earned = sum(event.number for event in life.own("earned"))
    loans = len(life.own("borrowed")) + sum(event.number for event in life.own("forced_loans"))
    assert life.number("rh-earned") in (0, earned)
    assert life.number("rh-loans") in (0, loans)
    for message, what in (("rh-cashed", "cashed"), ("rh-invested", "invested")):
        happened = [(life.kind(event), event.number) for event in life.own(what)]
        for phrase in life.phrases(message):
            assert (kinds(phrase.params["what"])[0], phrase.params["number"]) in happened
    lost = [life.kind(event) for event in life.own("stake_lost")]
    told = [kind for p in life.phrases("rh-stake-lost") for kind in kinds(p.params["what"])]
    assert told == lost


def _check_idle_periods(life: Life) -> None:
    busy: set[int] = set()
    period = 1
    for event in life.events:
        if event.what == "period_began":
            period = event.number
        elif event.seat == life.seat and event.what in DEEDS:
            busy.add(period)
    for number in range(1, 5):
        life.claim(f"rh-idle-{number}", number not in busy)


def _without_repeats(jobs: list[str]) -> list[str]:
    return [job for at, job in enumerate(jobs) if at == 0 or jobs[at - 1] != job]
