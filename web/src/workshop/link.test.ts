import { expect, test } from 'vitest'
import { DECKS } from '../../gallery/decks'
import { LONGEST_LINK, pack, unpack } from './link'

test.each(Object.keys(DECKS))('the deck of %s fits into a link and comes out of it as it was', async (game) => {
  const packed = await pack({ game, cards: DECKS[game] })
  expect(packed).toMatch(/^[\w-]+$/)
  expect(packed.length).toBeLessThan(LONGEST_LINK)
  expect(await unpack(packed)).toEqual({ game, cards: DECKS[game] })
})

test('letters of all scripts come through', async () => {
  const said = { name: 'Dompteur de lions 🦁 مروّض', about: '<b>"\\' }
  expect(await unpack(await pack(said))).toEqual(said)
})

test.each(['', '%', 'AAAA', 'not packed', 'é'])('what was not packed is nothing: %j', async (text) => {
  expect(await unpack(text)).toBe(null)
})

test('a link that unpacks to far too much is nothing', async () => {
  const bomb = await pack('a'.repeat(2_000_000))
  expect(bomb.length).toBeLessThan(10_000)
  expect(await unpack(bomb)).toBe(null)
})
