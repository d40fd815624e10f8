// Where the dialog of a card stands: beside its card, and off the question.

interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

const GAP = 12
const MARGIN = 8

/** Above its card, below, or on a side of it: the first place that leaves the question free, or else the one that covers least of it. */
export function hang(card: Box, { width, height }: { width: number; height: number }, screen: { width: number; height: number }, question?: Box): { left: number; top: number } {
  const within = (value: number, size: number, room: number) => Math.max(MARGIN, Math.min(value, room - size - MARGIN))
  const middle = (card.left + card.right - width) / 2
  const edge = screen.height - height - MARGIN
  const covered = (left: number, top: number, box: Box) =>
    Math.max(0, Math.min(left + width, box.right) - Math.max(left, box.left)) * Math.max(0, Math.min(top + height, box.bottom) - Math.max(top, box.top))
  const places = [
    [middle, card.top - height - GAP],
    [middle, card.bottom + GAP],
    ...[card.right + GAP, card.left - width - GAP].flatMap((left) => [card.top, edge, MARGIN].map((top) => [left, top])),
    [middle, edge],
    [screen.width, edge],
    [0, edge],
  ].map(([left, top]) => {
    const at = { left: within(left!, width, screen.width), top: within(top!, height, screen.height) }
    return { ...at, cost: (question ? 9 * covered(at.left, at.top, question) : 0) + covered(at.left, at.top, card) }
  })
  const { left, top } = places.reduce((best, place) => (place.cost < best.cost ? place : best))
  return { left, top }
}
