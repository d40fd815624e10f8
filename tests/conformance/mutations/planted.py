"""High Card with one mistake at a time, each with the check that must find it."""

from __future__ import annotations

from dataclasses import dataclass

from parcours.core.chance import Chance
from parcours.core.decks import Card, Deck, write_cards
from parcours.core.game import Setup
from parcours.core.journal import EVERYBODY, Journal
from parcours.core.observations import Row
from parcours.core.state import Move, State
from parcours.examples.high_card.game import HighCard
from parcours.examples.high_card.state import NONE, Choose, TableState

from .. import checks
from ..checks import Check

COPIES = 4


def deck_of_four() -> Deck:
    """Four copies of each card, so that no name tells where a card is."""
    game = HighCard()
    cards = [
        Card(card.kind, card.fields | {"copies": COPIES}) for card in game.standard_deck().cards
    ]
    return game.read_deck(write_cards(game.name, cards), "four.toml")


class Planted(HighCard):
    """High Card whose states are of a class with a mistake in it."""

    state_class: type[TableState] = TableState

    def standard_deck(self) -> Deck:
        return HighCard().standard_deck()

    def set_up(self, setup: Setup, chance: Chance, journal: Journal | None) -> State:
        return self._planted(super().set_up(setup, chance, journal))

    def lay_out(self, setup: Setup, given: dict[str, object], chance: Chance) -> State:
        return self._planted(super().lay_out(setup, given, chance))

    def _planted(self, state: State) -> State:
        assert isinstance(state, TableState)
        return self.state_class(state.deck, state.seats, state.version, state)


class PlantedState(TableState):
    """A state that stays of its own class when it is copied."""

    def copy(self) -> TableState:
        return type(self)(self.deck, self.seats, self.version, self)


# Mistakes in the game: how a table is laid out


class LayoutWithoutPoints(Planted):
    def lay_out(self, setup: Setup, given: dict[str, object], chance: Chance) -> State:
        state = super().lay_out(setup, given, chance)
        assert isinstance(state, TableState)
        state.points = [0] * state.seats
        return state


class LayoutWithoutRound(Planted):
    def lay_out(self, setup: Setup, given: dict[str, object], chance: Chance) -> State:
        known = {name: value for name, value in given.items() if name != "round"}
        return super().lay_out(setup, known, chance)


# Mistakes in the state: what others read


class HidesNoSlot(PlantedState):
    def hidden_slots(self, seat: int, move: Move, reader: int) -> tuple[str, ...]:
        return ()


class UnveilsAnotherCopy(PlantedState):
    def unveiled(self, move: Move) -> bool:
        assert isinstance(move, Choose)
        return move.card in self.played


class RefusesWithAHand(PlantedState):
    def params(self, seat: int, move: Move, rule: int, players: list[str]) -> dict[str, object]:
        neighbour = self.hands[(seat + 1) % self.seats]
        hand = [self.deck.names[card] for card in neighbour]
        return super().params(seat, move, rule, players) | {"hand": hand}


class ShowsAHand(PlantedState):
    def view(self, reader: int, players: list[str]) -> dict[str, object]:
        seen = super().view(reader, players)
        own = seen[players[0]]
        assert isinstance(own, dict)
        own["hand"] = [self.deck.names[card] for card in self.hands[0]]
        return seen


class ObservesAHand(PlantedState):
    def observe(self, seat: int, row: Row) -> None:
        start = row.at
        super().observe(seat, row)
        after, row.at = row.at, start
        row.number(self.round + 10 * self.hands[(seat + 1) % self.seats][:1].count(0))
        row.at = after


# Mistakes in the state: what is dealt, allowed and told


class KeepsTheChosen(PlantedState):
    """A redeal that leaves the others' chosen cards as they are, and deals the rest."""

    def redeal(self, seat: int, chance: Chance) -> TableState:
        world = self.copy()
        others = [other for other in range(self.seats) if other != seat]
        unknown = sorted([*self.pile, *(card for other in others for card in self.hands[other])])
        chance.shuffle(unknown)
        for other in others:
            world.hands[other] = sorted(unknown.pop() for _ in self.hands[other])
        world.pile = unknown
        return world


class KeepsTheTruth(PlantedState):
    def redeal(self, seat: int, chance: Chance) -> TableState:
        return self.copy()


class RedealsItsOwnHand(PlantedState):
    def redeal(self, seat: int, chance: Chance) -> TableState:
        world = super().redeal(seat, chance)
        if world.pile and world.hands[seat]:
            world.hands[seat][0], world.pile[0] = world.pile[0], world.hands[seat][0]
            world.hands[seat].sort()
        return world


class LosesACard(PlantedState):
    def redeal(self, seat: int, chance: Chance) -> TableState:
        world = super().redeal(seat, chance)
        if len(world.pile) > 1:
            world.pile[0] = world.pile[1]
        return world


class RedealsInTheTrueOrder(PlantedState):
    """A redeal that swaps two unknown cards only: most of the truth shows."""

    def redeal(self, seat: int, chance: Chance) -> TableState:
        world = self.copy()
        other = (seat + 1) % self.seats
        at = chance.below(len(world.pile))
        if world.hands[other]:
            world.hands[other][0], world.pile[at] = world.pile[at], world.hands[other][0]
            world.hands[other].sort()
        if world.chosen[other] != NONE:
            at = chance.below(len(world.pile))
            world.chosen[other], world.pile[at] = world.pile[at], world.chosen[other]
        return world


class RedealsInPlace(PlantedState):
    """A redeal whose world goes on with the hands of the match itself."""

    def redeal(self, seat: int, chance: Chance) -> TableState:
        world = super().redeal(seat, chance)
        world.hands[seat] = self.hands[seat]
        return world


class AllowsWhatTheNextHolds(PlantedState):
    def forbids(self, seat: int, move: Move) -> int:
        assert isinstance(move, Choose)
        rule = super().forbids(seat, move)
        if rule == 0 and len(self.hands[seat]) > 1:
            blocked = self.hands[(seat + 1) % self.seats][-1:]
            return (
                2_04
                if blocked and move.card > blocked[0] and move.card != self.hands[seat][0]
                else 0
            )
        return rule


class DefaultsByTheNextHand(PlantedState):
    def default(self, seat: int) -> Move:
        strong = self.hands[(seat + 1) % self.seats][-1:] > [5]
        return Choose(self.hands[seat][-1 if strong else 0])


class SharesTheHands(PlantedState):
    def copy(self) -> TableState:
        twin = super().copy()
        twin.hands = self.hands
        return twin


class TellsAll(PlantedState):
    """A journal entry without `knows`: the choice is told to everybody."""

    def knows(self, seat: int) -> int:
        return EVERYBODY

    def apply(self, seat: int, move: Move, chance: Chance, journal: Journal | None = None) -> None:
        own = Journal()
        super().apply(seat, move, chance, own)
        if journal is not None:
            for told in own.events:
                knows = self.knows(seat) if told.what == "chose" else told.knows
                journal.tell(told.what, told.seat, told.card, cards=told.cards, knows=knows)


class TellsTheNext(TellsAll):
    def knows(self, seat: int) -> int:
        return 1 << seat | 1 << (seat + 1) % self.seats


class RevealsUncounted(PlantedState):
    """The end of a round shows cards, but a move that ends it could be taken back."""

    def apply(self, seat: int, move: Move, chance: Chance, journal: Journal | None = None) -> None:
        before = self.reveals
        super().apply(seat, move, chance, journal)
        self.reveals = before


@dataclass(frozen=True)
class Mutation:
    """A mistake, and a check that must find it."""

    mistake: type[Planted] | type[TableState]
    found_by: Check

    def game(self) -> Planted:
        """The game with the mistake in it."""
        if issubclass(self.mistake, Planted):
            return self.mistake()
        game = Planted()
        game.state_class = self.mistake
        return game

    def __str__(self) -> str:
        return f"{self.mistake.__name__}-{self.found_by.__name__}"


MUTATIONS = [
    Mutation(KeepsTheChosen, checks.hidden_zones_vary),
    Mutation(KeepsTheTruth, checks.hidden_zones_vary),
    Mutation(TellsAll, checks.equal_knowledge_is_told_alike),
    Mutation(TellsTheNext, checks.equal_knowledge_is_told_alike),
    Mutation(HidesNoSlot, checks.equal_knowledge_is_told_alike),
    Mutation(UnveilsAnotherCopy, checks.equal_knowledge_is_told_alike),
    Mutation(RefusesWithAHand, checks.refusals_tell_nothing_hidden),
    Mutation(LayoutWithoutPoints, checks.tables_can_be_laid_out_again),
    Mutation(LayoutWithoutRound, checks.tables_can_be_laid_out_again),
    Mutation(ShowsAHand, checks.redealt_worlds_look_the_same),
    Mutation(ObservesAHand, checks.encodings_tell_nothing_hidden),
    Mutation(RedealsItsOwnHand, checks.redealt_worlds_look_the_same),
    Mutation(LosesACard, checks.redealt_worlds_look_the_same),
    Mutation(AllowsWhatTheNextHolds, checks.redealt_worlds_look_the_same),
    Mutation(DefaultsByTheNextHand, checks.redealt_worlds_look_the_same),
    Mutation(RedealsInTheTrueOrder, checks.redeals_depend_on_nothing_hidden),
    Mutation(RedealsInPlace, checks.redeals_leave_the_match_alone),
    Mutation(SharesTheHands, checks.copies_are_independent),
    Mutation(HidesNoSlot, checks.no_unseen_card_is_named),
    Mutation(TellsAll, checks.no_unseen_card_is_named),
    Mutation(RefusesWithAHand, checks.no_unseen_card_is_named),
    Mutation(RevealsUncounted, checks.takebacks_show_nothing),
]
