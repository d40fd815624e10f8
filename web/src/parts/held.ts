// Cards that lie together.

/** Cards of one kind as one, with their number, in the order of their first. */
export function gathered(cards: string[]): { card: string; count: number }[] {
  const counts = new Map<string, number>()
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1)
  return [...counts].map(([card, count]) => ({ card, count }))
}

/** Which of its kind a card is, so that two touched ones are two raised ones. */
export function turnOf(cards: string[], at: number): number {
  return cards.slice(0, at).filter((card) => card === cards[at]).length
}
