// What a note points at, on the board as it is drawn.

import type { Box } from './place'

/** A page of a phone's board that is not in sight. */
const OTHER_PAGE = '[role=tabpanel][inert]'

const quoted = (text: string) => `"${CSS.escape(text)}"`

/**
 * The element for `pile`, `you.smiles`, `you.hand waiter` or `question`: what a board has marked with `data-point`, or else the zone or the
 * card in it. Of several, the first that is seen.
 */
export function findSpot(point: string): HTMLElement | null {
  return allOf(point).find((found) => found.checkVisibility() && found.getClientRects().length && !found.closest(OTHER_PAGE)) ?? null
}

/** On a phone it may lie on another page of the board, which is shown then. */
export function revealSpot(point: string): void {
  if (!findSpot(point)) allOf(point)[0]?.dispatchEvent(new CustomEvent('reveal', { bubbles: true }))
}

function allOf(point: string): HTMLElement[] {
  const [zone = '', card] = point.split(' ')
  const selectors = [`[data-point=${quoted(point)}]`, card ? `[data-at=${quoted(zone)}][data-card=${quoted(card)}]` : `[data-at=${quoted(zone)}]`]
  return selectors.flatMap((selector) => [...document.querySelectorAll<HTMLElement>(`main ${selector}`)])
}

/** What a note leaves free if it can: the goal, the question with its answers, my own figures, and what can be touched now. */
export function whatMatters(): Box[] {
  return [...document.querySelectorAll<HTMLElement>('.goal, main .question, main .mine, main .lit')].flatMap((element) => boxOf(element) ?? [])
}

/** The part of the screen in which an element is drawn: all of it, or on a phone the page of the board that it lies on. */
function roomOf(element: HTMLElement): Box {
  const { left, top, right, bottom } = element.closest('[role=tabpanel]')?.getBoundingClientRect() ?? new DOMRect(0, 0, innerWidth, innerHeight)
  return { left: Math.max(0, left), top: Math.max(0, top), right: Math.min(innerWidth, right), bottom: Math.min(innerHeight, bottom) }
}

/** Whether it lies, in part, outside its page on a phone, or under what stays on the screen: the question, or my hand. */
export function isCovered(element: HTMLElement): boolean {
  const box = element.getBoundingClientRect()
  const room = roomOf(element)
  // What is taller than its page can only be seen in part.
  const least = Math.min(box.height, room.bottom - room.top)
  if (Math.min(box.bottom, room.bottom) - Math.max(box.top, room.top) < least - 1) return true
  return [...document.querySelectorAll<HTMLElement>('main .asked, main .mine, main .tray')].some((other) => {
    if (other.contains(element) || element.contains(other) || getComputedStyle(other).position !== 'sticky') return false
    const { top, bottom } = other.getBoundingClientRect()
    return box.top < bottom && box.bottom > top
  })
}

/** Where an element is, as far as it is on the screen; null if it is not. */
export function boxOf(element: HTMLElement): Box | null {
  const { left, top, right, bottom } = element.getBoundingClientRect()
  const room = roomOf(element)
  const box = { left: Math.max(room.left, left), top: Math.max(room.top, top), right: Math.min(room.right, right), bottom: Math.min(room.bottom, bottom) }
  return box.right > box.left && box.bottom > box.top ? box : null
}
