// Where a note stands: beside what it points at, never over it.

export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

export interface Size {
  width: number
  height: number
}

export type Side = 'right' | 'left' | 'below' | 'above'

export interface Place {
  left: number
  top: number
  /** On which side of the spot it stands; null where it points at nothing, or has room on no side. */
  side: Side | null
  /** How far along the edge towards the spot its arrow is. */
  arrow: number
}

/** Between the spot and the note, and between the note and the edge of the screen. */
export const GAP = 18
const MARGIN = 8
/** The arrow stays clear of the note's round corners. */
const CORNER = 26

const SIDES: Side[] = ['right', 'left', 'below', 'above']
// On a narrow screen a note has room above and below only.
const NARROW = 640
const NARROW_SIDES: Side[] = ['below', 'above']

const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(value, most))

/**
 * The side on which there is room for the note and where it covers least of what matters; where there is none, the corner in which it covers
 * least of the spot.
 */
export function placeNote(spot: Box | null, note: Size, screen: Size, matters: Box[] = []): Place {
  const middle = (screen.width - note.width) / 2
  if (!spot) return { left: middle, top: (screen.height - note.height) / 2, side: null, arrow: 0 }
  const sides = screen.width < NARROW ? NARROW_SIDES : SIDES
  const places = sides
    .filter((side) => roomOn(side, spot, screen) >= (isBeside(side) ? note.width : note.height))
    .map((side) => placeOn(side, spot, note, screen))
  const covered = places.map((place) => matters.reduce((sum, box) => sum + overlap(place, note, box), 0))
  const best = places[covered.indexOf(Math.min(...covered))]
  if (best) return lifted(best, note, screen, matters) ?? best
  return leastOver(spot, note, screen)
}

/** The corner of the screen in which the note covers least of the spot. */
function leastOver(spot: Box, note: Size, screen: Size): Place {
  const corners = [MARGIN, screen.height - note.height - MARGIN].flatMap((top) =>
    [screen.width - note.width - MARGIN, MARGIN].map((left): Place => ({ left, top, side: null, arrow: 0 })),
  )
  const covered = corners.map((place) => overlap(place, note, spot))
  return corners[covered.indexOf(Math.min(...covered))]!
}

/** On a narrow screen a note that would cover what matters stands above all of it, where there is room. */
function lifted(place: Place, note: Size, screen: Size, matters: Box[]): Place | null {
  const covered = matters.filter((box) => overlap(place, note, box) > 0)
  if (screen.width >= NARROW || place.side !== 'above' || !covered.length) return null
  const top = Math.min(...covered.map((box) => box.top)) - note.height - MARGIN
  return top < MARGIN ? null : { ...place, top, side: null, arrow: 0 }
}

function placeOn(side: Side, spot: Box, note: Size, screen: Size): Place {
  const x = (spot.left + spot.right) / 2
  const y = (spot.top + spot.bottom) / 2
  if (isBeside(side)) {
    const top = clamp(y - note.height / 2, MARGIN, screen.height - note.height - MARGIN)
    const left = side === 'right' ? spot.right + GAP : spot.left - GAP - note.width
    return { left, top, side, arrow: clamp(y - top, CORNER, note.height - CORNER) }
  }
  const left = clamp(x - note.width / 2, MARGIN, screen.width - note.width - MARGIN)
  const top = side === 'below' ? spot.bottom + GAP : spot.top - GAP - note.height
  return { left, top, side, arrow: clamp(x - left, CORNER, note.width - CORNER) }
}

function overlap({ left, top }: Place, note: Size, box: Box): number {
  const width = Math.min(left + note.width, box.right) - Math.max(left, box.left)
  const height = Math.min(top + note.height, box.bottom) - Math.max(top, box.top)
  return Math.max(0, width) * Math.max(0, height)
}

/** Whether all of the spot is seen and a note has room beside it, so that it may stay where it is. */
export function hasRoom(spot: Box, note: Size, screen: Size): boolean {
  const isSeen = spot.left >= 0 && spot.top >= 0 && spot.right <= screen.width && spot.bottom <= screen.height
  return isSeen && placeNote(spot, note, screen).side !== null
}

const isBeside = (side: Side) => side === 'right' || side === 'left'

function roomOn(side: Side, spot: Box, screen: Size): number {
  const free = { right: screen.width - spot.right, left: spot.left, below: screen.height - spot.bottom, above: spot.top }
  return free[side] - GAP - MARGIN
}
