"""What a seat observes of Smile Life, as numbers (`parcours.core.observations`)."""

from parcours.core.observations import Observed, Row, cards, number, seat, word
from parcours.games.smile_life import phases, searches
from parcours.games.smile_life.deck import SmileLifeDeck
from parcours.games.smile_life.table import NONE, Life, Table
from parcours.games.smile_life.turns import EVERYBODY


def observed(deck: SmileLifeDeck) -> Observed:
    """The features in the order in which `observe` writes them."""
    zones = deck.zones
    return Observed(
        common=[
            word("phase", phases.PHASES),
            word("search", searches.SEARCHES),
            seat("turn"),
            seat("asked"),
            number("plays"),
            number("rainbow"),
            number("new_job"),
            number("pile_size"),
            cards("discard", zones.all),
            cards("discard_top", zones.all, "the top card of `discard`"),
            seat("top_discarded_by", "who discarded that card"),
            cards("drawn", zones.all),
            number("drawn_size", "how many cards are in `drawn`"),
            number("casino"),
            cards("stake", zones.wages),
            seat("stake_owner"),
            cards("river", zones.all),
            number("river_age"),
            number("river_taken"),
            cards("out", zones.all),
            cards("peek_pile", zones.all, "what the one who looks saw of the pile as a medium"),
        ],
        each=[
            cards("hand", zones.all, "the cards held, as far as the one who looks knows them"),
            number("hand_size"),
            number("hand_limit"),
            cards("studies", zones.studies),
            number("level"),
            cards("extra_studies", zones.studies),
            cards("job", zones.jobs),
            number("wage_level"),
            number("raised"),
            cards("awarded", zones.jobs),
            number("free_house"),
            cards("wages", zones.wages),
            cards("invested", zones.invested),
            cards("flirts", zones.flirts),
            number("used_flirts", "how many of `flirts` have allowed a child"),
            cards(
                "open_flirt", zones.flirts, "the flirt that can be stolen and counts for a child"
            ),
            number("marriage"),
            number("adultery"),
            cards("affairs", zones.flirts),
            cards("past_affairs", zones.flirts),
            cards("children", zones.children),
            cards("acquisitions", zones.acquisitions),
            cards("distinctions", zones.distinctions),
            cards("pending", zones.malus),
            number("prison_turns"),
            cards("malus", zones.malus),
            cards("specials", zones.specials),
            number("outlaw"),
            number("smiles"),
        ],
    )


def observe(table: Table, viewer: int, row: Row) -> None:
    """Write what the viewer may know."""
    zones = table.deck.zones
    row.recall(table)
    phase = table.phase()
    row.word(phase, len(phases.PHASES))
    row.word(table.pending[-1].about if phase == phases.SEARCH else 0, len(searches.SEARCHES))
    row.seat(table.turn)
    row.seat(table.pending[-1].who[0] if phase == phases.GIVE or phase == phases.THROW else NONE)
    row.number(table.plays)
    row.flag(table.rainbow)
    row.flag(table.new_job)
    row.number(len(table.pile))
    row.pile(zones.all, table.discard, table.taken)
    row.card(zones.all, table.discard[-1] if table.discard else NONE)
    row.seat(table.discarded_by[-1] if table.discarded_by else NONE)
    if viewer == table.turn:
        row.cards(zones.all, table.drawn)
    else:
        row.skip(zones.all.size)
    row.number(len(table.drawn))
    row.flag(table.casino != NONE)
    row.card(zones.wages, table.stake if viewer == table.stake_owner else NONE)
    row.seat(table.stake_owner)
    row.cards(zones.all, table.river)
    row.number(table.river_age)
    row.flag(table.river_taken)
    row.cards(zones.all, table.out)
    row.cards(zones.all, table.lives[viewer].peek_pile)
    for owner in row.order():
        _observe_life(table, owner, viewer, row)


def _observe_life(table: Table, seat: int, viewer: int, row: Row) -> None:
    zones = table.deck.zones
    life: Life = table.lives[seat]
    if seat == viewer or not table.pending:
        row.cards(zones.all, life.hand)
    elif table.known:
        row.cards(zones.all, _known(table, seat, viewer))
    else:
        row.skip(zones.all.size)
    row.number(len(life.hand))
    if not row.rest_again(seat, table.boards + life.changes):
        _observe_board(table, seat, row)


def _observe_board(table: Table, seat: int, row: Row) -> None:
    """What lies before a player, for everybody to see."""
    zones = table.deck.zones
    life: Life = table.lives[seat]
    row.number(table.hand_limit(seat))
    row.cards(zones.studies, life.studies)
    row.number(table.level(seat))
    row.cards(zones.studies, life.extra_studies)
    row.card(zones.jobs, life.job)
    row.number(table.wage_level(seat))
    row.flag(life.raised)
    row.cards(zones.jobs, life.awarded)
    row.flag(life.free_house)
    row.cards(zones.wages, life.wages)
    row.cards(zones.invested, life.invested)
    row.cards(zones.flirts, life.flirts)
    row.number(len(life.used_flirts))
    row.card(zones.flirts, table.open_flirt(seat))
    row.flag(life.marriage != NONE)
    row.flag(life.adultery != NONE)
    row.cards(zones.flirts, life.affairs)
    row.cards(zones.flirts, life.past_affairs)
    row.cards(zones.children, life.children)
    row.cards(zones.acquisitions, life.acquisitions)
    row.cards(zones.distinctions, life.distinctions)
    row.cards(zones.malus, life.pending)
    row.number(life.prison_turns)
    row.cards(zones.malus, life.malus)
    row.cards(zones.specials, life.specials)
    row.flag(life.outlaw)
    row.number(table.smiles(seat))


def _known(table: Table, holder: int, reader: int) -> list[int]:
    """The cards that the reader knows to be in the holder's hand."""
    found: list[int] = []
    for entry in table.known:
        if entry % 10 == holder:
            by = entry // 10 % 10
            if by == reader or by == EVERYBODY:
                found.append(entry // 100)
    return found
