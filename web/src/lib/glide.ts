// Cards that change place glide there. The view names kinds, not single cards, so a card is known by its zone and its
// name: what left one zone and came to another under the same name is taken for the same card.

const DURATION = 250

interface Spot {
  element: Element
  at: string
  card: string | null
  box: DOMRect
}

/** All elements with `data-at` (a zone) and, if they are cards, `data-card`. */
function look(root: Element): Spot[] {
  return Array.from(root.querySelectorAll('[data-at]'), (element) => ({
    element,
    at: element.getAttribute('data-at')!,
    card: element.getAttribute('data-card'),
    box: element.getBoundingClientRect(),
  })).filter(({ box }) => box.width > 0)
}

/** Call it before the board changes, and call what it returns when the board is drawn again: it tells which places of a life before that player are empty now. */
export function glide(root: Element, player: string | null): () => DOMRect[] {
  const before = look(root)
  return () => {
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches
    const after = look(root)
    const old = before.filter((spot) => spot.card !== null)
    const fresh: Spot[] = []
    for (const spot of after) {
      if (spot.card === null) continue
      const same = take(old, (other) => other.at === spot.at && other.card === spot.card)
      if (!same) fresh.push(spot)
      else if (!still) move(spot, same.box)
    }
    const emptied = old.filter(({ at }) => at.startsWith(`${player}.`) && !at.endsWith('.hand')).map(({ box }) => box)
    for (const spot of fresh) {
      if (still) {
        spot.element.animate([{ opacity: 0 }, { opacity: 1 }], DURATION)
        continue
      }
      const from = take(old, (other) => other.card === spot.card)?.box ?? unseen(before, spot)
      if (from) move(spot, from)
      else spot.element.animate([{ opacity: 0 }, { opacity: 1 }], DURATION)
    }
    return emptied
  }
}

/** Where a card comes from that was not seen: the pile for my hand, the hand of the player who plays it. */
function unseen(before: Spot[], spot: Spot): DOMRect | null {
  const owner = spot.at.split('.')[0]
  const places = before.filter((place) => place.card === null)
  const hand = places.find((place) => place.at === `${owner}.hand`)
  const pile = places.find((place) => place.at === 'pile')
  const from = spot.at.endsWith('.hand') ? pile : (hand ?? pile)
  return from?.box ?? null
}

function take(spots: Spot[], fits: (spot: Spot) => boolean): Spot | null {
  const at = spots.findIndex(fits)
  return at < 0 ? null : spots.splice(at, 1)[0]!
}

function move(spot: Spot, from: DOMRect): void {
  const { box, element } = spot
  const [x, y] = [from.left - box.left, from.top - box.top]
  if (Math.abs(x) < 2 && Math.abs(y) < 2) return
  const scale = from.width / box.width
  element.animate(
    [
      { transformOrigin: '0 0', transform: `translate(${x}px, ${y}px) scale(${scale})`, zIndex: 5 },
      { transformOrigin: '0 0', transform: 'none', zIndex: 5 },
    ],
    { duration: DURATION, easing: 'ease-out' },
  )
}
