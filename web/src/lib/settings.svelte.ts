// What this browser remembers of its reader: name, language, level of bots, theme and whether it may be heard. There are no accounts.

import { LANGUAGES, type Language, type Pace } from './api'

export type Theme = 'system' | 'light' | 'dark'
/** How fast bots play; what a table is asked for besides is to wait. */
export const PACES = ['slow', 'normal', 'fast', 'skip'] as const satisfies Pace[]
export type MyPace = (typeof PACES)[number]

const PREFIX = 'parcours.'
// How many bots play against one person, if the game takes that many.
const COMPANY = 3

function recall(name: string): string | null {
  // Storage may be forbidden; then everything is as on a first visit.
  try {
    return localStorage.getItem(PREFIX + name)
  } catch {
    return null
  }
}

function remember(name: string, value: string): void {
  try {
    localStorage.setItem(PREFIX + name, value)
  } catch {
    // It holds for this visit then.
  }
}

function preferred(): Language {
  const wanted = [recall('language'), ...navigator.languages].map((tag) => tag?.slice(0, 2))
  return LANGUAGES.find((language) => language === wanted.find((tag) => LANGUAGES.some((known) => known === tag))) ?? 'en'
}

interface Settings {
  name: string
  language: Language
  sound: boolean
  pace: MyPace
  /** Whether what happens to me is shown in the middle, until I have seen it. */
  notices: boolean
  /** How well bots play that one adds; empty until one has chosen. */
  level: string
  /** With how many bots one plays. */
  company: number
  /** The games that were played at once from here. */
  played: string[]
  theme: Theme
}

const values: Settings = $state({
  name: recall('name') ?? '',
  language: preferred(),
  sound: recall('sound') !== 'off',
  pace: PACES.find((pace) => pace === recall('pace')) ?? 'normal',
  notices: recall('notices') !== 'off',
  level: recall('level') ?? '',
  company: Number(recall('company')) || COMPANY,
  played: (recall('played') ?? '').split(' ').filter(Boolean),
  theme: (recall('theme') as Theme | null) ?? 'system',
})

function asText(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'on' : 'off'
  return Array.isArray(value) ? value.join(' ') : String(value)
}

/** Whatever is assigned is remembered; what is only the default is not. */
export const settings: Settings = new Proxy(values, {
  set(target, name: string, value) {
    remember(name, asText(value))
    return Reflect.set(target, name, value)
  },
})
