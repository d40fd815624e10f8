// Every palette, light and dark, can be read: text on paper and felt, kinds on cards, and what stands in a card's band reach AA.

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

// As on a screen: paper is always light.
const css = ['tokens', 'palettes']
  .map((file) => readFileSync(new URL(`./${file}.css`, import.meta.url), 'utf8'))
  .join('\n')
  .replace(/@media print \{.*?\n\}\n/gs, '')
const LOOKS = ['study', 'work', 'money', 'love', 'goods', 'blow', 'special', 'either']
const TEXTS = ['ink', 'soft', 'turn', 'gain', 'loss', ...LOOKS]
const AA = 4.5

type Colours = Record<string, string>

/** The declarations of the blocks whose selector is among those, in their order. */
function declared(selectors: string[]): Colours {
  const blocks = [...css.replace(/\/\*.*?\*\//gs, '').matchAll(/([^{};]+)\{([^{}]*)\}/g)]
  const own = blocks.filter(([, selector]) => selector!.split(',').some((one) => selectors.includes(one.trim())))
  return Object.fromEntries(own.flatMap(([, , body]) => [...body!.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name!, value!])))
}

/** A colour of one theme as red, green and blue; `mix` follows `color-mix(in srgb, A N%, B)`. */
function rgb(value: string, theme: number, from: Colours): number[] {
  const pair = /^light-dark\((.+), (.+)\)$/.exec(value)
  if (pair) return rgb(pair[theme + 1]!, theme, from)
  const variable = /^var\(--([\w-]+)\)$/.exec(value)
  if (variable) return rgb(from[variable[1]!]!, theme, from)
  const mix = /^color-mix\(in srgb, (\S+) (\d+)%, (\S+)\)$/.exec(value)
  if (mix) {
    const [one, other] = [rgb(mix[1]!, theme, from), rgb(mix[3]!, theme, from)]
    return one.map((part, at) => (part * Number(mix[2]) + other[at]! * (100 - Number(mix[2]))) / 100)
  }
  const digits = /^#([0-9a-f]{3}|[0-9a-f]{6})$/.exec(value)?.[1]
  if (!digits) throw new Error(`no colour: ${value}`)
  const long = digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits
  return [0, 2, 4].map((at) => parseInt(long.slice(at, at + 2), 16))
}

function luminance(colour: number[]): number {
  const [red, green, blue] = colour.map((part) => (part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!
}

function contrast(one: string, other: string, theme: number, from: Colours): number {
  const [light, dark] = [one, other].map((value) => luminance(rgb(value, theme, from))).sort((a, b) => b - a)
  return (light! + 0.05) / (dark! + 0.05)
}

const games = ['', ...new Set([...css.matchAll(/data-game='(\w+)'/g)].map(([, game]) => game!))]

test('contrast is measured as the standard measures it', () => {
  expect(contrast('#000', '#ffffff', 0, {})).toBeCloseTo(21)
  expect(contrast('#777777', '#fff', 0, {})).toBeCloseTo(4.48, 2)
})

test.each(games.flatMap((game) => [0, 1].map((theme) => [game || 'the common look', ['light', 'dark'][theme]!, game, theme] as const)))('%s can be read in the %s', (_, __, game, theme) => {
  const colours = { ...declared([':root']), ...declared([`[data-game='${game}']`]) }
  const weak: string[] = []
  const check = (what: string, one: string, other: string, from: Colours) => {
    const found = contrast(one, other, theme, from)
    if (found < AA) weak.push(`${what}: ${found.toFixed(2)}`)
  }
  for (const text of [...TEXTS, ...(colours.power ? ['power'] : [])]) {
    for (const ground of ['paper', 'felt']) check(`${text} on ${ground}`, `var(--${text})`, `var(--${ground})`, colours)
  }
  for (const look of LOOKS) {
    const card = { ...colours, ...declared([`[data-look='${look}']`, '[data-look]', `[data-game='${game}'] [data-look='${look}']`]) }
    check(`what stands in the band of ${look}`, 'var(--on-band)', 'var(--band)', card)
  }
  expect(weak).toEqual([])
})

test.each(['happy', 'fatum'])('the colours of %s are told apart by more than a shade', (game) => {
  const fills = [...css.matchAll(new RegExp(`\\[data-game='${game}'\\] \\[data-look='(\\w+)'\\]`, 'g'))].map(([, look]) => look!)
  expect(fills.length).toBeGreaterThanOrEqual(4)
  for (const theme of [0, 1]) {
    const bands = fills.map((look) => rgb(declared([`[data-game='${game}'] [data-look='${look}']`]).band!, theme, {}))
    for (const [at, one] of bands.entries()) {
      for (const other of bands.slice(at + 1)) expect(Math.hypot(...one.map((part, channel) => part - other[channel]!))).toBeGreaterThan(60)
    }
  }
})
