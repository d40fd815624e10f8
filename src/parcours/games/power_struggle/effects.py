"""What a move does: the rules of Power Struggle carried out, each beside its number."""

from parcours.core.chance import Chance
from parcours.core.journal import Journal
from parcours.core.zones import with_value, without
from parcours.games.power_struggle import moves
from parcours.games.power_struggle.deck import (
    CHAIRMAN,
    CORRUPTION,
    INFLUENCE,
    KINDS_OF_CERTIFICATE,
    MAIN_DEPARTMENTS,
    SHARES,
)
from parcours.games.power_struggle.elections import leader
from parcours.games.power_struggle.legality import (
    COUNSEL_COST,
    INFLUENCE_COST,
    MAIN_DEPARTMENT_COST,
    RECRUITS,
)
from parcours.games.power_struggle.moves import PowerMove
from parcours.games.power_struggle.offices import (
    change_office,
    close_office,
    department,
    has_room,
    join_board,
    main_department,
    open_office,
    remove_employees,
)
from parcours.games.power_struggle.phases import (
    appoint_heads,
    begin_service,
    elect_chairman,
    end_action,
    forget_offers,
    go_on_placing,
    offer_extra_action,
)
from parcours.games.power_struggle.privileges import extra_employees, prices, to_dismiss, to_entice
from parcours.games.power_struggle.purses import hand_over, note_offer, spend
from parcours.games.power_struggle.scoring import gain_consultant, score
from parcours.games.power_struggle.table import (
    ANSWER,
    BRIBED,
    CHAIRMAN_STEP,
    DOWN,
    EMPLOYEES,
    ENTICE_STEP,
    EXTRA,
    INFLUENCE_STEP,
    LEGAL_STEP,
    LOSSES,
    MAIN,
    NONE,
    OFFER_AGAIN,
    OPEN_STEP,
    OWNER_SHIFT,
    POOL_STEP,
    RECRUIT_STEP,
    RELOCATE_STEP,
    TURN,
    Table,
)


def apply(
    table: Table, seat: int, move: PowerMove, chance: Chance, journal: Journal | None
) -> None:
    """Carry out a legal move and all that follows from it."""
    verb = move.verb
    if verb >= moves.OFFER:
        if verb <= moves.DECLINE:
            _bribe(table, seat, move, chance, journal)
        else:
            _buy_or_use(table, seat, move, chance, journal)
    elif verb >= moves.RECRUIT:
        _build(table, seat, move, chance, journal)
    else:
        _place_or_meet(table, seat, move, chance, journal)


def _begun(table: Table) -> bool:
    """Whether an action is under way, so that a move is a further step of it."""
    kind = table.pending[-1].kind
    return kind != TURN and kind != EXTRA


# Placement, meetings, sorting: PS-3, PS-5, PS-6


def _place_or_meet(
    table: Table, seat: int, move: PowerMove, chance: Chance, journal: Journal | None
) -> None:
    verb = move.verb
    if verb == moves.NEXT:
        _lay(table, seat, move.card, chance, journal)
    elif verb == moves.PLACE or verb == moves.PLACE_ON_BOARD:
        if verb == moves.PLACE:
            open_office(table, move.division, department(seat, 3))  # PS-3.2
            if journal is not None:
                journal.tell("placed", seat, area=move.division)
        else:
            if journal is not None:
                journal.tell("placed_on_board", seat)
            join_board(table, seat, 1, journal)  # PS-3.3, PS-3.4
        table.placed += 1
        go_on_placing(table, chance, journal)
    elif verb == moves.USE_CHAIRMAN:
        bribed = table.side[CHAIRMAN] == BRIBED
        new = main_department(seat, 0) if bribed else department(seat, 1)
        open_office(table, move.division, new)
        if journal is not None:
            what = "chairman_founded" if bribed else "chairman_opened"
            journal.tell(what, seat, area=move.division)
        if bribed:
            score(table, seat, MAIN_DEPARTMENTS, 1, journal)  # PS-5.3
        offer_extra_action(table, chance, journal)
    elif verb == moves.SKIP:
        kind = table.pending[-1].kind
        if journal is not None:
            journal.tell("skipped", seat)
        if kind == CHAIRMAN_STEP:
            offer_extra_action(table, chance, journal)
        else:
            elect_chairman(table, chance, journal)
    else:
        _send(table, seat, move, chance, journal)


def _send(
    table: Table, seat: int, move: PowerMove, chance: Chance, journal: Journal | None
) -> None:
    """PS-5.16: the ousted head goes, then the new one comes."""
    division = move.division
    if move.verb == moves.SEND_TO_BOARD:
        if journal is not None:
            journal.tell("sent_to_board", seat, area=division)
        join_board(table, seat, 1, journal)
    else:
        if journal is not None:
            journal.tell("sent_to_counsel", seat, area=division)
        gain_consultant(table, seat, division, journal)
    new = leader(table, division)
    if new == NONE:
        new = table.holder[division]
    table.heads = with_value(table.heads, division, new)
    if journal is not None:
        journal.tell("head", new, area=division)
    appoint_heads(table, division + 1, chance, journal)


def _lay(table: Table, seat: int, card: int, chance: Chance, journal: Journal | None) -> None:
    """PS-6.2: under the cards laid before; the last one follows by itself."""
    table.drawn = without(table.drawn, card)
    table.events = [*table.events, card]
    if journal is not None:
        journal.tell("laid", seat, card, knows=1 << seat)
    if len(table.drawn) == 1:
        last = table.drawn[0]
        table.drawn = []
        table.events = [*table.events, last]
        if journal is not None:
            journal.tell("laid", seat, last, knows=1 << seat)
        begin_service(table, chance, journal)


# Actions A to D: PS-8 to PS-11


def _build(
    table: Table, seat: int, move: PowerMove, chance: Chance, journal: Journal | None
) -> None:
    verb = move.verb
    if verb == moves.RECRUIT:
        _recruit(table, seat, move, chance, journal)
    elif verb == moves.OPEN:
        open_office(table, move.division, department(seat, 1))  # PS-9.1
        table.spot = move.division
        table.left = extra_employees(table, seat)  # PS-9.2
        table.wait_for(OPEN_STEP, seat)
        if journal is not None:
            journal.tell("opened", seat, area=move.division)
    elif verb == moves.TAKE:
        _take(table, seat, move, journal)
    elif verb == moves.FOUND:
        open_office(table, move.division, department(seat, move.number - 1))  # PS-9.6
        table.pool -= move.number
        table.founded += 1
        if journal is not None:
            journal.tell("founded", seat, number=move.number - 1, area=move.division)
        if table.pool == 0:  # PS-9.9
            end_action(table, chance, journal)
    elif verb == moves.RELOCATE:
        _relocate(table, seat, move, chance, journal)
    elif verb == moves.MERGE_INTO or verb == moves.MERGE_WITH:
        _merge(table, seat, move, journal)
        end_action(table, chance, journal)
    else:
        _resign(table, seat, move, journal)
        end_action(table, chance, journal)


def _recruit(
    table: Table, seat: int, move: PowerMove, chance: Chance, journal: Journal | None
) -> None:
    """PS-8.4, PS-8.5, PS-9.2."""
    if not _begun(table):
        table.left = RECRUITS + extra_employees(table, seat)
        table.due = RECRUITS
        table.wait_for(RECRUIT_STEP, seat)
    division = move.office // moves.OFFICES
    _add_employees(table, division, move.office % moves.OFFICES, move.number)
    table.left -= move.number
    table.due = max(0, table.due - move.number)
    if journal is not None:
        journal.tell("recruited", seat, number=move.number, area=division)
    if table.pending[-1].kind == RECRUIT_STEP and (table.left == 0 or not has_room(table, seat)):
        end_action(table, chance, journal)


def _add_employees(table: Table, division: int, at: int, number: int) -> None:
    change_office(table, division, at, table.offices[division][at] + number)


def _take(table: Table, seat: int, move: PowerMove, journal: Journal | None) -> None:
    """PS-9.3, PS-9.5: employees into the new department, or into the pool."""
    division = move.office // moves.OFFICES
    if journal is not None:
        journal.tell("took", seat, number=move.number, area=division)
    if table.pending[-1].kind == OPEN_STEP:
        _add_employees(table, table.spot, len(table.offices[table.spot]) - 1, move.number)
    else:
        if not _begun(table):
            table.wait_for(POOL_STEP, seat)
        table.pool += move.number
    remove_employees(table, division, move.office % moves.OFFICES, move.number, journal)


def _relocate(
    table: Table, seat: int, move: PowerMove, chance: Chance, journal: Journal | None
) -> None:
    """PS-10.1, PS-10.3, PS-10.4: two departments, or one main department."""
    division = move.office // moves.OFFICES
    at = move.office % moves.OFFICES
    office = table.offices[division][at]
    close_office(table, division, at)
    open_office(table, move.division, office)
    if journal is not None:
        journal.tell("relocated", seat, area=move.division)
    if _begun(table) or office & MAIN:
        end_action(table, chance, journal)
    else:
        table.spot = move.division
        table.wait_for(RELOCATE_STEP, seat)


def _merge(table: Table, seat: int, move: PowerMove, journal: Journal | None) -> None:
    """PS-10.5 to PS-10.9."""
    from_one = move.office // moves.OFFICES
    from_other = move.other // moves.OFFICES
    at_one = move.office % moves.OFFICES
    at_other = move.other % moves.OFFICES
    together = table.offices[from_one][at_one] & EMPLOYEES
    together += table.offices[from_other][at_other] & EMPLOYEES
    new = main_department(seat, min(together - 2, moves.MOST_EMPLOYEES))
    division = move.division
    if move.verb == moves.MERGE_WITH:
        open_office(table, division, new)
        close_office(
            table, from_other, at_other
        )  # it comes after the other one, so that one keeps its number
    else:
        division = from_other
        change_office(table, from_other, at_other, new)
    close_office(table, from_one, at_one)
    if journal is not None:
        journal.tell("merged", seat, area=division)
    score(table, seat, MAIN_DEPARTMENTS, 1, journal)


def _resign(table: Table, seat: int, move: PowerMove, journal: Journal | None) -> None:
    """PS-11.1 to PS-11.5."""
    division = move.division
    table.heads = with_value(table.heads, division, NONE)
    managers = 1
    for at in range(len(table.offices[division]) - 1, -1, -1):
        office = table.offices[division][at]
        if office >> OWNER_SHIFT == seat:
            if office & MAIN:
                change_office(table, division, at, main_department(seat, 0))
            else:
                close_office(table, division, at)
                managers += 1
    table.side = with_value(table.side, division, DOWN)
    if move.verb == moves.RESIGN_TO_BOARD:
        if journal is not None:
            journal.tell("resigned_to_board", seat, number=managers, area=division)
        join_board(table, seat, managers, journal)
    else:
        if journal is not None:
            journal.tell("resigned_to_counsel", seat, area=division)
        gain_consultant(table, seat, division, journal)


# Action E: PS-12


def _bribe(
    table: Table, seat: int, move: PowerMove, chance: Chance, journal: Journal | None
) -> None:
    if move.verb == moves.OFFER:
        _offer(table, seat, move, journal)
        return
    table.pending.pop()
    by = table.actor
    if move.verb == moves.DECLINE:  # PS-12.8
        table.declined |= 1 << seat
        if journal is not None:
            journal.tell("declined", seat, table.offer_card, by)
        if table.offers == 1:
            table.first_to = table.offer_to
            table.first_card = table.offer_card
            table.first_amount = table.offer_amount
            table.wait_for(OFFER_AGAIN, by)
            return
    else:
        _accept(table, seat, by, journal)
    _begin_losses(table, by, chance, journal)


def _offer(table: Table, seat: int, move: PowerMove, journal: Journal | None) -> None:
    """PS-12.1, PS-12.4, PS-12.5."""
    if _begun(table):
        table.pending.pop()
    table.offers += 1
    table.offer_to = move.target
    table.offer_card = move.card
    table.offer_amount = move.number
    again = table.offers == 2 and table.first_card == move.card
    note_offer(table, seat, move.target, move.number, 2 * moves.NOTE if again else moves.NOTE)
    table.reveals += 1
    table.wait_for(ANSWER, move.target)
    if journal is not None:
        both = 1 << seat | 1 << move.target
        journal.tell("offered", seat, move.card, move.target)
        journal.tell("offered_amount", seat, other=move.target, number=move.number, knows=both)
    if table.offers == 1:
        score(table, seat, CORRUPTION, 1, journal)


def _accept(table: Table, seat: int, by: int, journal: Journal | None) -> None:
    """PS-12.6, PS-12.7."""
    card = table.offer_card
    hand_over(table, by, seat, table.offer_amount)
    table.holder = with_value(table.holder, card, by)
    if table.side[card] != DOWN:
        table.side = with_value(table.side, card, BRIBED)
    table.declined &= ~(1 << seat)
    if journal is not None:
        journal.tell("accepted", seat, card, by)
    score(table, seat, CORRUPTION, 1, journal)


def _begin_losses(table: Table, by: int, chance: Chance, journal: Journal | None) -> None:
    """PS-12.10, PS-12.11, PS-12.13."""
    forget_offers(table)
    if table.declined:
        for seat in range(table.seats):
            if (table.declined >> seat) & 1 and table.has_employees(seat):
                table.touched |= 1 << seat
    if table.touched:
        table.wait_for(LOSSES, by)
    else:
        end_action(table, chance, journal)


# Actions F and G, and the ends of actions: PS-13, PS-14


def _buy_or_use(
    table: Table, seat: int, move: PowerMove, chance: Chance, journal: Journal | None
) -> None:
    verb = move.verb
    if verb == moves.DISMISS:
        _dismiss(table, seat, move, chance, journal)
        return
    if verb == moves.ENTICE or verb == moves.ENTICE_RESERVE:
        _entice(table, seat, move, chance, journal)
        return
    if verb == moves.DONE:
        if table.pending.pop().kind == OFFER_AGAIN:
            _begin_losses(table, seat, chance, journal)
            return
    elif verb == moves.PASS:
        if journal is not None:
            journal.tell("passed", seat)
    elif verb == moves.BUY_SHARES:
        _buy_shares(table, seat, move.card, journal)
    elif verb == moves.BUY_MAIN_DEPARTMENT:  # PS-13.3
        spend(table, seat, MAIN_DEPARTMENT_COST)
        open_office(table, move.division, main_department(seat, 0))
        if journal is not None:
            journal.tell(
                "bought_main_department", seat, number=MAIN_DEPARTMENT_COST, area=move.division
            )
        score(table, seat, MAIN_DEPARTMENTS, 1, journal)
    elif verb == moves.BUY_COUNSEL:  # PS-13.4
        spend(table, seat, COUNSEL_COST)
        if journal is not None:
            journal.tell("bought_counsel", seat, number=COUNSEL_COST, area=move.division)
        gain_consultant(table, seat, move.division, journal)
    elif verb == moves.BUY_INFLUENCE:  # PS-13.1
        table.left = INFLUENCE_COST
        table.gain = 1
        table.wait_for(INFLUENCE_STEP, seat)
        return
    elif verb == moves.USE_DEVELOPMENT:  # PS-14.7
        table.left = to_entice(table)
        table.wait_for(ENTICE_STEP, seat)
        return
    else:  # PS-14.10
        table.left = to_dismiss(table)
        table.gain = table.left
        table.wait_for(LEGAL_STEP, seat)
        return
    end_action(table, chance, journal)


def _buy_shares(table: Table, seat: int, card: int, journal: Journal | None) -> None:
    """PS-13.5, PS-14.4."""
    shares = table.deck.shares[card]
    cost = prices(table, seat)[shares - 1]
    spend(table, seat, cost)
    kind = shares - 1
    table.stock = with_value(table.stock, kind, table.stock[kind] - 1)
    own = KINDS_OF_CERTIFICATE * seat + kind
    table.certificates = with_value(table.certificates, own, table.certificates[own] + 1)
    if journal is not None:
        journal.tell("bought_shares", seat, card, number=cost)
    score(table, seat, SHARES, shares, journal)


def _dismiss(
    table: Table, seat: int, move: PowerMove, chance: Chance, journal: Journal | None
) -> None:
    """PS-12.12, PS-13.2, PS-14.11."""
    division = move.office // moves.OFFICES
    at = move.office % moves.OFFICES
    owner = table.offices[division][at] >> OWNER_SHIFT
    loses = table.pending[-1].kind == LOSSES
    if journal is not None:
        if loses:
            journal.tell("lost_employee", owner, other=seat, area=division)
        else:
            journal.tell("dismissed", seat, number=move.number, area=division)
    remove_employees(table, division, at, move.number, journal)
    if loses:
        table.touched &= ~(1 << owner)
        if table.touched == 0:
            end_action(table, chance, journal)
        return
    table.left -= move.number
    if table.left == 0:
        score(table, seat, INFLUENCE, table.gain, journal)
        end_action(table, chance, journal)


def _entice(
    table: Table, seat: int, move: PowerMove, chance: Chance, journal: Journal | None
) -> None:
    """PS-14.8, PS-14.9. The employee arrives before an office that he leaves empty closes."""
    division = move.other // moves.OFFICES
    _add_employees(table, division, move.other % moves.OFFICES, 1)
    if move.verb == moves.ENTICE:
        source = move.office // moves.OFFICES
        at = move.office % moves.OFFICES
        owner = table.offices[source][at] >> OWNER_SHIFT
        table.touched |= 1 << owner
        if journal is not None:
            journal.tell("enticed", seat, other=owner, area=division)
        remove_employees(table, source, at, 1, journal)
    elif journal is not None:
        journal.tell("enticed_reserve", seat, area=division)
    table.left -= 1
    if table.left == 0 or not has_room(table, seat):
        end_action(table, chance, journal)
