// What the icons and figures of a board are called. A game's legend.ts lists its signs; each has a sentence in its texts,
// `tip-points = …`, and is called like the zone of that name, or by the sentence's own `.name`.

import type { Texts } from './texts'

const BETWEEN = '; '

/** A sign of a game, as its legend lists it. */
export interface Sign {
  name: string
  icon: string
  /** The rule that tells what it is about. */
  rule: string
}

/** What a sign is called. */
export const nameOf = (texts: Texts, sign: string): string => (texts.has(`tip-${sign}.name`) ? texts.say(`tip-${sign}.name`) : texts.zone(sign))

/**
 * The attributes of an icon or a figure that says what it is, on hover, focus and a long press (parts/Reading.svelte):
 * `<span {...named(texts, 'points', 4)}>`. With a value the tip repeats it. Which of them the Tab key stops at is up to `rovingFigures`.
 */
export function named(texts: Texts, sign: string, value?: string | number) {
  return {
    'data-tip': sign,
    'data-value': value,
    tabindex: -1,
    role: 'group',
    'aria-label': nameOf(texts, sign),
    'aria-description': texts.has(`tip-${sign}`) ? texts.say(`tip-${sign}`) : undefined,
  }
}

/**
 * The attributes of a place on the board that stands for moves of which none can be made now: touched, pointed at or focused
 * it says why, with the rule.
 */
export const whyNot = (moves: string[], name: string) => ({ 'aria-disabled': true, 'data-why': moves.join(BETWEEN), 'data-name': name })

/** The moves that a place stands for. */
export const movesOf = (place: Element): string[] => place.getAttribute('data-why')?.split(BETWEEN) ?? []
