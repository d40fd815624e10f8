// Laying a table, and what people who came for a quick match get.

import { api, type GameSummary, type Seated, type Table, type LayTable } from './api'
import { router } from './router.svelte'
import { settings } from './settings.svelte'
import { takeSeat } from './shuffle.svelte'
import type { Texts } from './texts'

const FIRST_LESSON = 'first'
const NAMES = ['Iris', 'Otto', 'Mona', 'Hugo', 'Nina', 'Emil']

/** The address of a table for those who may see it. */
export function addressOf(table: Table, origin = ''): string {
  return `${origin}/table/${table.id}${table.key ? `#${table.key}` : ''}`
}

export function goTo({ table }: Seated): void {
  router.go(addressOf(table))
}

/** The level of bots that one has chosen last, if the server knows it. */
export function levelFor(game: Pick<GameSummary, 'levels' | 'default_bot'>): string {
  return game.levels.includes(settings.level) ? settings.level : game.default_bot
}

/** The same for a quick match, where a player who has never chosen begins with the easiest. */
export function quickLevelFor(game: Pick<GameSummary, 'levels' | 'default_bot'>): string {
  return levelFor({ ...game, default_bot: game.levels[0] ?? game.default_bot })
}

/** With how many bots one can play alone. */
export const mostCompany = ({ players }: Pick<GameSummary, 'players'>): number => players.most - 1

/** With how many one played last, as far as the game allows it. */
export function companyFor(game: Pick<GameSummary, 'players'>): number {
  return Math.min(Math.max(settings.company, game.players.least - 1), mostCompany(game))
}

/** A bot of that level for a seat, with a name that is free at the table. */
export function botFor(seat: number, level: string, taken: string[] = []): { kind: 'bot'; bot: string; name: string } {
  const free = NAMES.filter((name) => !taken.includes(name))
  return { kind: 'bot', bot: level, name: free[seat % free.length] ?? NAMES[0]! }
}

/** What a bot is called beside its name: `bot, hard`. */
export function describeBot(bot: string | null, texts: Texts): string {
  return texts.has(`level-${bot}`) ? texts.say('page-seat-bot-of', { level: texts.say(`level-${bot}`) }) : texts.say('page-seat-bot')
}

/** The match of a lesson, begun at once; the game's first one if none is named. `guest` is what somebody without a name is called. */
export async function startLesson(game: string, guest: string, lesson = FIRST_LESSON): Promise<void> {
  const seated = await api.startLesson(game, lesson, { name: settings.name || guest, language: settings.language })
  router.go(addressOf(seated.table), true)
}

/** A match against bots, begun at once; `deck` is the text of a deck of one's own. */
export async function playNow(game: GameSummary, name: string, deck: string | null = null): Promise<void> {
  const wish: LayTable = {
    game: game.name,
    seats: [{ kind: 'person' }, ...Array.from({ length: companyFor(game) }, (_, at) => botFor(at, quickLevelFor(game), [name]))],
    name,
    language: settings.language,
    deck,
  }
  const seated = await takeSeat((commitment) => api.lay(wish, commitment))
  await api.start(seated.table.id)
  goTo(seated)
}
