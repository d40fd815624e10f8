// Writes the picture and the look of every card of the standard decks for the printer of decks (src/parcours/workshop/print.py):
// the same as on the page, from each game's faces.ts. Run it when a deck or a face changes: `npm run pictures`.

import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createServer } from 'vite'

const web = resolve(dirname(fileURLToPath(import.meta.url)), '..')
const out = resolve(web, '../src/parcours/workshop/pictures')
const python = process.env.PARCOURS_PYTHON ?? 'python3'
const read = "import json,sys,tomllib; print(json.dumps(tomllib.load(open(sys.argv[1],'rb'))['cards']))"

const vite = await createServer({ root: web, server: { middlewareMode: true }, appType: 'custom', logLevel: 'error' })
mkdirSync(out, { recursive: true })
for (const game of ['fatum', 'happy', 'power_struggle', 'retire_happy', 'smile_life']) {
  const deck = JSON.parse(execFileSync(python, ['-c', read, resolve(web, `../src/parcours/games/${game}/deck.toml`)], { encoding: 'utf8' }))
  const { face } = await vite.ssrLoadModule(`/src/games/${game}/faces.ts`)
  const pictures = Object.fromEntries(
    Object.entries(deck).map(([card, fields]) => {
      const { look, icon } = face(card, fields, deck)
      return [card, { look, icon }]
    }),
  )
  writeFileSync(join(out, `${game}.json`), `${JSON.stringify(pictures, null, 0).replaceAll('},"', '},\n"')}\n`)
}
await vite.close()
