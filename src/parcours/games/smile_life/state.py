"""The state of a match of Smile Life: its table, with the questions that every game answers."""

from typing import Final, cast

from mypy_extensions import mypyc_attr

from parcours.core.chance import Chance
from parcours.core.errors import Params
from parcours.core.journal import Journal
from parcours.core.observations import Row
from parcours.core.state import Move, Standing, State, places_of
from parcours.core.weights import Weights
from parcours.games.smile_life import (
    candidates,
    effects,
    evaluation,
    legality,
    moves,
    observation,
    phases,
    points,
    refusals,
    turns,
    view,
)
from parcours.games.smile_life.moves import LifeMove
from parcours.games.smile_life.table import NONE, Table

END_RULE: Final = 11_01


@mypyc_attr(acyclic=True)
class SmileLifeState(Table):
    """A table of Smile Life that can be played on."""

    def list_legal(self, seat: int) -> list[Move]:
        return candidates.legal_moves(self, seat)

    def forbids(self, seat: int, move: Move) -> int:
        return legality.forbids(self, seat, cast(LifeMove, move))

    def default(self, seat: int) -> Move:
        """Draw; throw away or give what is worth least; take nothing; stop when it is allowed."""
        moves = self.deck.moves
        phase = self.phase()
        if phase == phases.DRAW:
            # An empty pile, which only a table laid out by hand can have, leaves whatever else is legal.
            return moves.draw if self.pile else self.legal(seat)[0]
        if phase == phases.PLAY:
            return moves.done if self.rainbow else moves.discard[self._least(self.lives[seat].hand)]
        if phase == phases.SEARCH:
            return moves.pass_
        if phase == phases.KEEP:
            return moves.keep[self.drawn[0]]
        if phase == phases.GIVE:
            return moves.give[self._least(self.lives[seat].wages)]
        return moves.throw[self._least(self.lives[seat].hand)]

    def _least(self, cards: list[int]) -> int:
        deck = self.deck
        least = cards[0]
        for card in cards:
            if (deck.smiles[card], deck.value[card]) < (deck.smiles[least], deck.value[least]):
                least = card
        return least

    def apply(self, seat: int, move: Move, chance: Chance, journal: Journal | None = None) -> None:
        effects.apply(self, seat, cast(LifeMove, move), chance, journal)

    def copy(self) -> "SmileLifeState":
        return SmileLifeState(self.deck, self.seats, self.version, self.river_used, self)

    def redeal(self, seat: int, chance: Chance) -> State:
        """Other hands, the pile, the box, another's stake and another's lucky draw are dealt again.

        What the seat knows stays: the cards that it saw go into a hand, and the part of the pile that a medium saw.
        What the others know is dealt with the cards that they know.
        The unknown cards are sorted before they are shuffled, so that nothing of the true deal shows.
        """
        world = self.copy()
        unknown: list[int] = []
        kept: list[list[int]] = []
        sizes: list[int] = []
        for other in range(self.seats):
            hand = world.lives[other].hand
            known = hand[:] if other == seat or self.over else self._known_cards(seat, other)
            kept.append(known)
            sizes.append(len(hand))
            unknown.extend(hand)
            for card in known:
                unknown.remove(card)
        seen_from = self.lives[seat].peek_depth if self.lives[seat].peek_pile else len(self.pile)
        seen_from = min(seen_from, len(self.pile))
        unknown.extend(self.pile[:seen_from])
        unknown.extend(self.box)
        hidden_stake = self.stake != NONE and self.stake_owner != seat
        if hidden_stake:
            unknown.append(self.stake)
        hidden_drawn = self.turn != seat and len(self.drawn) > 0
        if hidden_drawn:
            unknown.extend(self.drawn)

        unknown.sort()
        chance.shuffle(unknown)
        if hidden_stake:  # everybody knows that it is a wage
            at = 0
            while self.deck.value[unknown[at]] == 0 or unknown[at] == self.deck.inheritance:
                at += 1
            world.stake = unknown.pop(at)
        for other in range(self.seats):
            life = world.lives[other]
            life.hand = []
            for card in kept[other]:
                life.hold(card)
            while len(life.hand) < sizes[other]:
                life.hold(unknown.pop())
        if hidden_drawn:
            world.drawn = [unknown.pop() for _ in self.drawn]
        for place in range(seen_from):
            world.pile[place] = unknown.pop()
        world.box = unknown
        if not self.over:
            world.redeal_knowledge(seat, chance)
        return world

    def redeal_knowledge(self, seat: int, chance: Chance) -> None:
        """What the others have seen of hidden cards is hidden too: in a dealt world they know as much of its cards."""
        for other in range(self.seats):
            life = self.lives[other]
            if other == seat:
                continue
            if life.peek_hands:
                life.peek_hands = [
                    seen if holder == seat or holder == other else self.lives[holder].hand[:]
                    for holder, seen in enumerate(life.peek_hands)
                ]
            if life.peek_pile:
                life.peek_pile = self.pile[life.peek_depth :][::-1]
        if not self.known:
            return
        kept: list[int] = []
        dealt: list[int] = []
        for entry in self.known:
            reader = entry // 10 % 10
            if entry % 10 == seat or reader == seat or reader == turns.EVERYBODY:
                kept.append(entry)
            else:
                dealt.append(entry % 100)
        dealt.sort()
        self.known = kept
        last = NONE
        unseen: list[int] = []
        for pair in dealt:  # a reader and a holder, once for each card
            if pair != last:
                last = pair
                unseen = self.lives[pair % 10].hand[:]
                for entry in kept:
                    if entry % 100 == 10 * turns.EVERYBODY + pair % 10:
                        unseen.remove(entry // 100)
                chance.shuffle(unseen)
            turns.note(self, pair // 10, pair % 10, unseen.pop())

    def _known_cards(self, seat: int, other: int) -> list[int]:
        """The cards that the seat knows to be in the other's hand."""
        return [
            entry // 100
            for entry in self.known
            if entry % 10 == other and entry // 10 % 10 in (seat, turns.EVERYBODY)
        ]

    def view(self, reader: int, players: list[str]) -> dict[str, object]:
        return view.look(self, reader, players)

    def observe(self, seat: int, row: Row) -> None:
        observation.observe(self, seat, row)

    def views(self, players: list[str]) -> list[dict[str, object]]:
        return view.look_all(self, players)

    def hidden_slots(self, seat: int, move: Move, reader: int) -> tuple[str, ...]:
        """Notation: a card kept with luck, and a first bet, are read by their owner only."""
        assert isinstance(move, LifeMove)
        if reader == seat:
            return ()
        if move.verb == moves.KEEP or (move.verb == moves.BET and self.stake == NONE):
            return ("card",)
        if move.verb == moves.PLAY and move.card == self.deck.casino and move.other != NONE:
            return ("other",)
        return ()

    def unveiled(self, move: Move) -> bool:
        """SL-10.7, SL-11.2: a bet is read by all once it has been shown."""
        assert isinstance(move, LifeMove)
        return move.verb != moves.KEEP and self.stake == NONE

    def params(self, seat: int, move: Move, rule: int, players: list[str]) -> Params:
        return refusals.params(self, seat, cast(LifeMove, move), rule, players)

    def earned(self, seat: int) -> dict[str, int | float]:
        return points.earned(self, seat)

    def standing(self) -> Standing:
        """SL-11.4: most smiles first; equal smiles share a place."""
        scores = [self.smiles(seat) for seat in range(self.seats)]
        return Standing(places_of([(own,) for own in scores]), [*scores], "pile_empty", END_RULE)

    def assess(self, seat: int, weights: Weights) -> int:
        return evaluation.evaluate(self, seat, cast(evaluation.LifeWeights, weights))

    def shipped_weights(self, name: str) -> Weights:
        return evaluation.WEIGHTS[name]

    def progress(self) -> int:
        """By the cards that are left in the pile."""
        return max(0, 1000 - 1000 * len(self.pile) // self.deck.size)

    def turns(self) -> int:
        return self.turn
