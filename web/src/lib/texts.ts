// What the games and the page say, from the same Fluent files that Python reads (src/parcours/texts/__init__.py):
//
//   const texts = await loadTexts('fr', game, { ana: 'Ana Belle' })
//   texts.move('play divorce on ana')

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { api, LANGUAGES, type Event, type Game, type GameFile, type Json, type Language, type Refusal, type Seat, type Table } from './api'
import { FUNCTIONS } from './french'
import { HIDDEN, moveId, readMove, type Line, type Place } from './moves'

export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', fr: 'Français', nl: 'Nederlands' }

const GAME_FILES = import.meta.glob<string>('../../../src/parcours/games/*/texts/*/{game,rules,guide,aid,scenarios,lessons,workshop}.ftl', {
  query: '?raw',
  import: 'default',
})
const COMMON_FILES = import.meta.glob<string>('../../../src/parcours/texts/*/{common,page,workshop,workbench}.ftl', {
  query: '?raw',
  import: 'default',
})

const TITLES = {
  en: () => import('virtual:titles/en'),
  fr: () => import('virtual:titles/fr'),
  nl: () => import('virtual:titles/nl'),
}

/** Params whose values are cards where a word of the game is spelled like one. */
const CARD_PARAMS = ['card', 'cards', 'other', 'missing']
/** The names under which a view may tell what is awaited, the most particular one first. */
const QUESTIONS = ['question', 'step', 'phase']

/** A name in a sentence: printed as people say it, selected on by its id. */
export class Name {
  constructor(
    readonly id: string,
    readonly said: string,
  ) {}
}

type Param = Name | string | number | boolean
export type Params = Record<string, Param>

/**
 * Fluent prints and selects on the same variable. So selections are made to read a second one, `card#id` beside
 * `card`, which `args` fills with the id of a name and with the value of everything else.
 */
const idOf = (variable: string) => `${variable}#id`

function selectById(node: unknown): void {
  if (Array.isArray(node)) {
    node.forEach(selectById)
  } else if (node && typeof node === 'object') {
    const part = node as { type?: string; selector?: { type?: string; name: string } }
    if (part.type === 'select' && part.selector?.type === 'var') part.selector.name = idOf(part.selector.name)
    Object.values(node).forEach(selectById)
  }
}

function args(params: Params): Record<string, FluentVariable> {
  const filled: Record<string, FluentVariable> = {}
  for (const [name, value] of Object.entries(params)) {
    const plain = typeof value === 'boolean' ? String(value) : value
    filled[name] = plain instanceof Name ? plain.said : plain
    filled[idOf(name)] = plain instanceof Name ? plain.id : plain
  }
  return filled
}

const read = new Map<string, Promise<FluentResource | null>>()

/** A file as a resource, read once; null where there is none. */
function resource(path: string, load: (() => Promise<string>) | undefined): Promise<FluentResource | null> {
  let found = read.get(path)
  if (!found) {
    found = load
      ? load().then((source) => {
          const made = new FluentResource(source)
          selectById(made.body)
          return made
        })
      : Promise.resolve(null)
    found.catch(() => read.delete(path))
    read.set(path, found)
  }
  return found
}

function common(language: Language, file: string) {
  const path = `../../../src/parcours/texts/${language}/${file}.ftl`
  return resource(path, COMMON_FILES[path])
}

/** The texts of our games are part of the page; those of a game from another package come from the server. */
function ofGame(game: string, language: Language, file: GameFile) {
  const path = `../../../src/parcours/games/${game}/texts/${language}/${file}.ftl`
  const isOurs = `../../../src/parcours/games/${game}/texts/en/game.ftl` in GAME_FILES
  return resource(path, isOurs ? GAME_FILES[path] : () => api.gameTexts(game, language, file))
}

const messageOf = (word: string) => `word-${word.replaceAll('/', '-')}`
const dashed = (rule: string) => rule.replaceAll('.', '-')

/** The texts of one language, of one game or of none. What has no text is called by its id, never a failure. */
export class Texts {
  #bundle: FluentBundle
  #rules: string[] = []

  constructor(
    readonly language: Language,
    readonly game: Game | null,
    readonly names: Record<string, string>,
    private readonly resources: (FluentResource | null)[],
    private readonly rules: FluentResource | null,
  ) {
    this.#bundle = new FluentBundle(language, { functions: FUNCTIONS, useIsolating: false })
    for (const found of [...resources, rules]) if (found) this.#bundle.addResource(found)
    if (rules) this.#rules = rules.body.map((entry) => entry.id)
  }

  /** Whether there is such a message; `option-deck.help` is the attribute of one. */
  has(message: string): boolean {
    return this.#pattern(message) !== null
  }

  /** The message with its variables filled in; one that is not given may be a figure of the game. */
  say(message: string, params: Params = {}): string {
    const pattern = this.#pattern(message)
    return pattern === null ? message : this.#bundle.formatPattern(pattern, args({ ...this.game?.numbers, ...params }), [])
  }

  #pattern(message: string) {
    const [id = '', attribute] = message.split('.')
    const found = this.#bundle.getMessage(id)
    return (attribute ? found?.attributes[attribute] : found?.value) ?? null
  }

  /** The name of a card. A kind that only a deck of one's own has, and that has no name there, is called by its id. */
  card(kind: string): string {
    return this.own(kind, 'name') || this.#or(`card-${kind}`, kind)
  }

  /** A line that describes a card; empty where neither the deck nor the game has one for it. */
  about(kind: string): string {
    const message = `card-${kind}.about`
    return this.own(kind, 'about') || (this.has(message) ? this.say(message) : '')
  }

  /** What a deck of one's own says of a card: in this language, or else in another one; empty where it says nothing. */
  own(kind: string, part: 'name' | 'about'): string {
    const said = Object.entries(this.game?.deck.texts ?? {}).map(([language, cards]) => [language, Object.hasOwn(cards, kind) ? (cards[kind]?.[part] ?? '') : ''])
    return inLanguage(Object.fromEntries(said), this.language)
  }

  /** The same texts for the game with another deck. */
  withGame(game: Game): Texts {
    return new Texts(this.language, game, this.names, this.resources, this.rules)
  }

  /** The label of a name of the table. */
  zone(name: string): string {
    return this.#or(`zone-${name}`, name)
  }

  /** What a word is called that stands on the table or in the notation, such as a phase. */
  word(word: string): string {
    return this.#or(messageOf(word), word)
  }

  /** What a player is called: the display name, or the handle with a capital. One who has deleted their place has no name. */
  player(handle: string): string {
    if (this.names[handle] === '') return this.say('former-player')
    return this.names[handle] || handle.slice(0, 1).toUpperCase() + handle.slice(1)
  }

  /**
   * The sign on a player's pieces: the first of the name or, where several begin alike, the first that only this name
   * has in its place. `Iris` beside `Inès` is known by the R, bots by their numbers.
   */
  mark(player: string): string {
    const name = this.player(player).toUpperCase()
    const others = Object.keys(this.names).filter((other) => other !== player).map((other) => this.player(other).toUpperCase())
    const alike = others.filter((other) => other[0] === name[0])
    const sign = [...name].find((sign, at) => sign !== ' ' && alike.every((other) => other[at] !== sign))
    return sign ?? name.slice(0, 1)
  }

  /** Several players as one name. */
  people(players: string[]): Name {
    return new Name(players[0] ?? '', players.map((player) => this.player(player)).join(', '))
  }

  /** Whatever a string of a view or a place of a move names: a player, a card or a word. */
  name(id: string): string {
    return this.#param('', id).said
  }

  #or(message: string, id: string): string {
    return this.has(message) ? this.say(message) : id.replaceAll('_', ' ')
  }

  /** What a move does; its parts may be `hidden`, and amounts ranges. A text that is no move stays as it is. */
  move(move: string | Line): string {
    const line = typeof move === 'string' ? this.game && readMove(move, this.game, Object.keys(this.names)) : move
    if (!line) return String(move)
    const params = Object.fromEntries(line.places.map((place) => [place.slot.name, this.place(place)]))
    return this.has(moveId(line.form)) ? this.say(moveId(line.form), params) : line.text
  }

  /** A move some of whose places are still open: it ends with an ellipsis for the first of several. */
  partly(line: Line, known: (place: Place) => boolean): string {
    const params = Object.fromEntries(
      line.places.map((place) => [place.slot.name, known(place) ? this.place(place) : '…']),
    )
    if (!this.has(moveId(line.form))) return line.form.pattern
    const said = this.say(moveId(line.form), params)
    return said.replace(/^([^…]+?…(?:\s?[”’»])?).*…(?:\s?[”’»])?/s, '$1')
  }

  /** What stands in a place of a move. */
  place(place: Place): Param {
    const { amounts, slot, words } = place
    if (amounts) {
      const [least = 0, most = 0] = [amounts[0], amounts.at(-1)]
      return least === most ? least : `${least}–${most}`
    }
    return listed(words.map((word) => this.inSlot(slot.kind, word)))
  }

  /** The same as words alone. */
  said(place: Place): string {
    const found = this.place(place)
    return found instanceof Name ? found.said : String(found)
  }

  /** A word of the notation, by what its slot takes. */
  inSlot(kind: string, word: string): Name {
    if (word === HIDDEN || kind === 'card') return new Name(word, this.card(word))
    if (kind === 'player') return new Name(word, this.player(word))
    const isCard = this.game && word in this.game.cards && !this.has(messageOf(word))
    return new Name(word, isCard ? this.card(word) : this.word(word))
  }

  /** A line of the log. A reader whom it is about is spoken to: “You draw a card.” */
  event(event: Event, reader: string | null = null): string {
    const params: Params = { number: 0, cards: '' }
    for (const [name, value] of Object.entries(event)) {
      if (name === 'player' || name === 'other') params[name] = new Name(String(value), this.player(String(value)))
      else if (name === 'card') params[name] = new Name(String(value), this.card(String(value)))
      else if (Array.isArray(value)) params[name] = listed(value.map((kind) => new Name(String(kind), this.card(String(kind)))))
      else if (typeof value === 'string' && name !== 'what') params[name] = this.#param(name, value)
      else if (value != null && typeof value !== 'object') params[name] = value
    }
    return this.say(this.#spoken(`event-${event.what}`, event, reader), params)
  }

  /** What the player whom an event harms can do now, where there is something to say. */
  next(event: Event, reader: string): string | null {
    const message = `event-${event.what}.then`
    return event.against === reader && this.has(message) ? this.say(message) : null
  }

  /** A move of which the log tells nothing else. */
  chose(player: string, move: string, reader: string | null): string {
    return this.say(this.#spoken('page-chose', { player }, reader), { player: new Name(player, this.player(player)), move: this.move(move) })
  }

  /** The message as it is said to this reader. */
  #spoken(message: string, people: Partial<Event>, reader: string | null): string {
    const part = reader !== null && (['player', 'other'] as const).find((role) => people[role] === reader)
    return part && this.has(`${message}.${part}`) ? `${message}.${part}` : message
  }

  /** Why a move is refused; the text of the rule where nothing more is said about it. */
  refusal(refused: Refusal): string {
    const message = `refused-${dashed(refused.rule)}`
    if (!this.has(message)) return this.has(`rule-${dashed(refused.rule)}`) ? this.rule(refused.rule) : this.say('page-refused')
    const params: Params = {}
    for (const [name, value] of Object.entries(refused.params)) {
      if (Array.isArray(value)) params[name] = listed(value.map((item) => this.#figure(name, item)))
      else params[name] = this.#figure(name, value)
    }
    return this.say(message, params)
  }

  /** Whether a refusal names a rule of the game, which can be read. */
  isRule(rule: string): boolean {
    return this.game !== null && rule.startsWith(`${this.game.prefix}-`)
  }

  /** The text of a rule or ruling: of `SL-4.7`, of `SL-R.12`. Needs the rules to be loaded. */
  rule(rule: string): string {
    return this.say(`rule-${dashed(rule)}`)
  }

  /** The rules in order: of each chapter the id (`SL-4`), title and rules; rulings last. */
  chapters(): { id: string; title: string; rules: string[] }[] {
    const chapters = new Map<string, { id: string; title: string; rules: string[] }>()
    for (const message of this.#rules) {
      const kind = message.slice(0, message.indexOf('-'))
      const id = message.slice(kind.length + 1)
      if (kind === 'chapter') chapters.set(id, { id, title: this.say(message), rules: [] })
      const cut = id.lastIndexOf('-')
      if (kind === 'rule') chapters.get(id.slice(0, cut))?.rules.push(`${id.slice(0, cut)}.${id.slice(cut + 1)}`)
    }
    const rulings = (chapter: { id: string }) => Number(chapter.id.endsWith('-R'))
    return [...chapters.values()].sort((a, b) => rulings(a) - rulings(b))
  }

  /** The question that the view asks of me, if it asks one. */
  ask(view: Record<string, Json>): string | null {
    const found = QUESTIONS.map((name) => `ask-${view[name]}`).find((message) => this.has(message))
    return found ? this.say(found, { player: this.people(typeof view.turn === 'string' ? [view.turn] : []) }) : null
  }

  /** What is waited for, if the view tells. */
  wait(view: Record<string, Json>, players: string[]): string | null {
    const found = QUESTIONS.map((name) => `wait-${view[name]}`).find((message) => this.has(message))
    return found ? this.say(found, { player: this.people(players) }) : null
  }

  #figure(name: string, value: Json): Param {
    return typeof value === 'string' ? this.#param(name, value) : typeof value === 'number' ? value : String(value)
  }

  /** A figure of a refusal. No player can be called like a card or a word of the game. */
  #param(name: string, value: string): Name {
    const isWord = this.has(messageOf(value))
    const isCard = this.game !== null && value in this.game.cards
    if (isCard && (!isWord || CARD_PARAMS.includes(name))) return new Name(value, this.card(value))
    return new Name(value, isWord ? this.word(value) : this.player(value))
  }
}

/** Several as one, joined by commas; a secret list is `hidden`. */
function listed(said: Param[]): Param {
  const first = said[0]
  if (first !== undefined && said.length === 1) return first
  if (first !== undefined && said.every((part) => part instanceof Name && part.id === HIDDEN)) return first
  return said.map((part) => (part instanceof Name ? part.said : String(part))).join(', ')
}

/** What a deck of one's own says to somebody who reads that language: in it, or else in another one; empty where it says nothing. */
export const inLanguage = (said: Record<string, string>, language: Language): string => [language, ...LANGUAGES].map((one) => said[one]).find(Boolean) ?? ''

/** What a seat's player is called, wherever no texts with the names of the table are at hand. */
export const seatName = ({ name, kind }: Pick<Seat, 'name' | 'kind'>, texts: Texts): string => name || (kind === 'person' ? texts.say('former-player') : '')

/** The display names of a table's players, by their handles. */
export function namesOf(table: Table): Record<string, string> {
  return Object.fromEntries(table.seats.filter((seat) => seat.player).map((seat) => [seat.player!, seat.name]))
}

/** The texts of the page alone. */
export async function loadPageTexts(language: Language): Promise<Texts> {
  return new Texts(language, null, {}, await Promise.all([common(language, 'common'), common(language, 'page')]), null)
}

/** The texts of a game, with those of the page; with its rules where they are to be read. */
export async function loadTexts(
  language: Language,
  game: Game,
  names: Record<string, string> = {},
  withRules = false,
): Promise<Texts> {
  const [rules, ...resources] = await Promise.all([
    withRules ? ofGame(game.name, language, 'rules') : null,
    ofGame(game.name, language, 'game'),
    common(language, 'common'),
    common(language, 'page'),
  ])
  return new Texts(language, game, names, resources, rules)
}

/** The texts of a game with those of the workshop; of the workshop alone where there is no game. */
export async function loadWorkshopTexts(language: Language, game: Game | null): Promise<Texts> {
  const ofNone = (['common', 'page', 'workshop', 'workbench'] as const).map((file) => common(language, file))
  const resources = await Promise.all([...(game ? [ofGame(game.name, language, 'game'), ofGame(game.name, language, 'workshop')] : []), ...ofNone])
  return new Texts(language, game, {}, resources, null)
}

/** The guide to a first match: its sections in order; none where a game has no guide. */
export async function loadGuide(language: Language, game: Game): Promise<{ title: string; text: string }[]> {
  const guide = await ofGame(game.name, language, 'guide')
  const texts = new Texts(language, game, {}, [guide], null)
  return (guide?.body ?? []).map(({ id }) => ({ title: texts.say(`${id}.title`), text: texts.say(id) }))
}

/** What a player looks up during a match: the titles of its parts with a line for each thing, and the texts that name its signs. */
export async function loadAid(language: Language, game: Game): Promise<{ parts: { title: string; lines: string[] }[]; texts: Texts }> {
  const aid = await ofGame(game.name, language, 'aid')
  const texts = new Texts(language, game, {}, [await ofGame(game.name, language, 'game'), aid], null)
  const titled = (aid?.body ?? []).filter(({ id }) => texts.has(`${id}.title`))
  return { parts: titled.map(({ id }) => ({ title: texts.say(`${id}.title`), lines: texts.say(id).split('\n') })), texts }
}

/** What the lessons of a game say. */
export async function loadLessonTexts(language: Language, game: Game, names: Record<string, string> = {}): Promise<Texts> {
  return new Texts(language, game, names, [await ofGame(game.name, language, 'lessons')], null)
}

/** What a scenario is called: it is written in English, and its title names the message that says it in another language. */
export async function loadScenarioTitles(language: Language, game: string): Promise<(title: string) => string> {
  const texts = new Texts(language, null, {}, [await ofGame(game, language, 'scenarios')], null)
  return (title) => {
    const words = title.toLowerCase().match(/[a-z0-9]+/g) ?? []
    const message = `scenario-${words.join('-')}`
    return texts.has(message) ? texts.say(message) : title
  }
}

/** What the games are called and about, for those who have not chosen one yet: `game.say('game-name')`. */
export async function loadTitles(language: Language, games: string[] = []): Promise<(game: string) => Texts> {
  const titles = (await TITLES[language]()).default
  const others = games.filter((game) => !(game in titles))
  const found = new Map(await Promise.all(others.map(async (game) => [game, await ofGame(game, language, 'game')] as const)))
  return (game) => new Texts(language, null, {}, [found.get(game) ?? new FluentResource(titles[game] ?? '')], null)
}
