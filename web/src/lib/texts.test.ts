import { expect, test, vi } from 'vitest'
import { loadPageTexts, loadTexts, loadTitles, Name, namesOf } from './texts'
import { LANGUAGES, type Table } from './api'
import { readMove } from './moves'
import { game } from './samples'

const smile = game('draw', 'play <card> on <target>', 'bet <card>', 'buy <card> paying <paying>...')
const names = { ana: 'Ana Belle', bob: 'Bob' }

test('a move is said in the reader’s language', async () => {
  const english = await loadTexts('en', smile, names)
  expect(english.move('play divorce on ana')).toBe('Play “divorce” on Ana Belle')
  expect(english.move('buy dog paying wage_1 wage_2')).toBe('Buy “dog”, paying wage 1, wage 2')
  expect((await loadTexts('fr', smile, names)).move('draw')).toBe('Piocher une carte')
  expect(english.move('no move at all')).toBe('no move at all')
})

test('a name is printed as people say it and selected on by its id', async () => {
  const texts = await loadTexts('en', smile, names)
  expect(texts.move('bet hidden')).toBe('Bet a wage face down')
  expect(texts.move('bet wage_1')).toBe('Bet “wage 1”')
  expect(texts.event({ what: 'drew', player: 'bob', card: 'hidden' })).toBe('Bob draws a card.')
  expect(texts.event({ what: 'drew', player: 'bob', card: 'dog' })).toBe('Bob draws “dog”.')
  expect(texts.event({ what: 'saw_pile', player: 'bob', number: 2, cards: ['dog', 'waiter'] })).toContain('dog, waiter')
})

test('the player whom an event is about is spoken to', async () => {
  const texts = await loadTexts('en', smile, names)
  const gift = { what: 'gave', player: 'ana', other: 'bob', card: 'dog' }
  expect(texts.event(gift, 'cy')).toBe('Ana Belle gives “dog” to Bob.')
  expect(texts.event(gift, 'ana')).toBe('You give “dog” to Bob.')
  expect(texts.event(gift, 'bob')).toBe('Ana Belle gives you “dog”.')
  expect(texts.chose('bob', 'draw', 'ana')).toBe('Bob chooses “Draw a card”.')
  expect(texts.chose('bob', 'draw', 'bob')).toBe('You choose “Draw a card”.')
})

test('of a move that is not whole yet, only the first open place is shown', async () => {
  const texts = await loadTexts('en', smile, names)
  const line = readMove('play divorce on ana', smile, ['ana', 'bob'])!
  expect(texts.partly(line, () => false)).toBe('Play “…”')
  expect(texts.partly(line, ({ slot }) => slot.name === 'card')).toBe('Play “divorce” on …')
  // Nothing stays of the quotation marks of the places that are left out.
  expect((await loadTexts('nl', smile, names)).partly(line, () => false)).toBe('Speel ‘…’')
  expect((await loadTexts('fr', smile, names)).partly(line, () => false)).toBe('Jouer «\u202f…\u202f»')
  const struggle = { ...game('offer <amount> to <target> for <card>'), name: 'power_struggle' } as unknown as typeof smile
  const offer = readMove('offer 300 to bob for dog', struggle, ['ana', 'bob'])!
  expect((await loadTexts('en', struggle, names)).partly(offer, () => false)).toBe('Offer …')
})

test('a number of the rules is the game’s, not the text’s', async () => {
  const happy = { ...game('heal', 'buy card'), name: 'happy', prefix: 'HA', numbers: { health_price: 9, card_price: 6 } }
  for (const language of LANGUAGES) {
    const texts = await loadTexts(language, happy as unknown as typeof smile, names, true)
    expect(texts.move('heal')).toContain('9')
    expect(texts.rule('HA-13.5')).toContain('9')
    expect(texts.move('buy card')).toContain('6')
  }
})

test('players whose names begin alike are known by another sign', async () => {
  const texts = await loadTexts('en', smile, { ines: 'Inès', iris: 'Iris', bot2: 'Bot 2', bot3: 'Bot 3', mona: 'Mona', an: 'An', ana: 'Ana' })
  expect(['ines', 'iris', 'bot2', 'bot3', 'mona'].map((player) => texts.mark(player))).toEqual(['N', 'R', '2', '3', 'M'])
  // Where one name is the beginning of the other, colour and shape have to do.
  expect(['an', 'ana'].map((player) => texts.mark(player))).toEqual(['A', 'A'])
})

test('French elides before names', async () => {
  const texts = await loadTexts('fr', smile, names)
  const stake = (said: string) => texts.say('board-stake', { player: new Name('ines', said) })
  expect([stake('Inès'), stake('Bob')]).toEqual(['mise d’Inès', 'mise de Bob'])
})

test('numbers choose their plural', async () => {
  const texts = await loadTexts('en', smile, names)
  expect(texts.refusal({ rule: 'SL-4.4', params: { card: 'waiter', needs: 1, level: 0 } })).toBe('For “waiter” you need 1 level of study; you have 0.')
  expect(texts.refusal({ rule: 'SL-4.4', params: { card: 'waiter', needs: 3, level: 0 } })).toContain('3 levels')
  expect(texts.refusal({ rule: 'SL-2.4', params: { phase: 'draw' } })).toMatch(/^Your turn begins with drawing/)
})

test('the texts of a game from another package come from the server', async () => {
  const asked: string[] = []
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path)
    return Promise.resolve(new Response('game-name = Trappen\ncard-red_ace = rode aas\nmove-draw = Trek een kaart'))
  })
  const texts = await loadTexts('nl', { ...smile, name: 'stairs' }, names)
  expect(texts.card('red_ace')).toBe('rode aas')
  expect(texts.move('draw')).toBe('Trek een kaart')
  const titles = await loadTitles('nl', ['happy', 'stairs'])
  expect(titles('stairs').say('game-name')).toBe('Trappen')
  expect(titles('happy').say('game-name')).toBe('Happy')
  // Once for both, and nothing that is part of the page.
  expect(asked).toEqual(['/api/games/stairs/texts/nl/game'])
})

test('what has no text is called by its id', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('')))
  const texts = await loadTexts('nl', { ...smile, name: 'from_elsewhere' }, names)
  expect(texts.card('red_ace')).toBe('red ace')
  expect(texts.move('play divorce on ana')).toBe('play divorce on ana')
  expect(texts.player('carl')).toBe('Carl')
})

test('the rules are there when asked for, in order', async () => {
  const without = await loadTexts('en', smile)
  expect(without.chapters()).toEqual([])
  const texts = await loadTexts('en', smile, {}, true)
  const chapters = texts.chapters()
  expect(chapters[0]!.id).toBe('SL-1')
  expect(chapters.at(-1)!.id).toBe('SL-R')
  expect(chapters[0]!.rules[0]).toBe('SL-1.1')
  expect(texts.rule('SL-1.1')).not.toContain('rule-')
})

test('titles and the page are there in all languages', async () => {
  for (const language of LANGUAGES) {
    const titles = await loadTitles(language)
    expect(titles('power_struggle').say('game-name')).toBe('Power Struggle')
    expect(titles('happy').has('game-length')).toBe(true)
    const page = await loadPageTexts(language)
    expect(page.say('page-free-seats', { number: 1 })).not.toBe(page.say('page-free-seats', { number: 3 }))
    expect(page.say('page-waiting', { player: new Name('ana', 'Ana') })).toContain('Ana')
  }
})

test('names are those of the seats', () => {
  const seats = [{ player: 'ines', name: 'Inès' }, { player: null, name: '' }]
  expect(namesOf({ seats } as Table)).toEqual({ ines: 'Inès' })
})
