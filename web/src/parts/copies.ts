// Several cards of one kind in a list.

/** Each kind of card once, with how many there are, in the order in which they first appear. */
export function countKinds(cards: string[]): { card: string; count: number }[] {
  const counts = new Map<string, number>()
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1)
  return [...counts].map(([card, count]) => ({ card, count }))
}

/** How many equal cards stand before this one. Equal cards are told apart by it. */
export function copyIndex(cards: string[], at: number): number {
  return cards.slice(0, at).filter((card) => card === cards[at]).length
}
