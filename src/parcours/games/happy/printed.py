"""What is printed on the board of Happy, for those who draw it. The figures are those that the rules use."""

from parcours.games.happy import jobs, places, prices
from parcours.games.happy.effects import BIRTH_DIE, LUCKY_DIE
from parcours.games.happy.moves import DISTRICTS
from parcours.games.happy.points import district_points
from parcours.games.happy.table import MOST_CARDS, PLAIN_CAR, ROOM, UPGRADE


def printed() -> dict[str, object]:
    """Districts and schools from the lowest, jobs from the top; points whole, odds in percent."""
    ranks = range(len(jobs.JOBS) - 1, -1, -1)
    return {
        # In the lowest district there is room for everybody.
        "plots": {
            str(players): [min(players, room) for room in rooms]
            for players, rooms in enumerate(ROOM)
            if rooms
        },
        "district_points": [district_points(district) for district in range(DISTRICTS)],
        "seats": {
            places.PLACES[place]: places.SCHOOL_SEATS[place]
            for place in range(places.PRIMARY, places.UNIVERSITY + 1)
        },
        "wages": {jobs.JOBS[job]: jobs.WAGES[job] for job in ranks},
        "job_points": {jobs.JOBS[job]: job for job in ranks},
        "prices": {
            "date": prices.DATE,
            "school": prices.SCHOOL,
            "move": prices.HOUSE,
            "heal": prices.HEALTH,
            "card": prices.CARD,
            "car": PLAIN_CAR,
            "upgrade": UPGRADE,
            "cat": prices.CAT,
            "dog": prices.DOG,
        },
        "hand": MOST_CARDS,
        "odds": {"date": _date_odds(), "child": _child_odds()},
    }


def _date_odds() -> int:
    """HA-6.2: how often in a hundred one die is high enough."""
    return round(100 * (7 - LUCKY_DIE) / 6)


def _child_odds() -> int:
    """HA-7.2: how often in a hundred one of two dice shows the number."""
    throws = [(one, two) for one in range(1, 7) for two in range(1, 7)]
    return round(100 * len([throw for throw in throws if BIRTH_DIE in throw]) / len(throws))
