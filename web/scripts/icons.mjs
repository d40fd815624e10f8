// Writes the icons that the page uses, and no others, into the modules that bring them: whoever says
//   import { icons } from './icons'
// and then `icons.weddingRing` gets the outline of "wedding-ring" of game-icons.net. An outline belongs to the
// module that is imported, so a game's icons travel with that game.

import { mkdirSync, readFileSync, readdirSync, writeFileSync, existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { optimize } from 'svgo'

const web = resolve(dirname(fileURLToPath(import.meta.url)), '..')
const source = join(web, 'src')
const set = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json')

/** The outline of an icon, in whole units of its 512: nobody sees more on a card, and it is half as long. */
function outline(name, file) {
  const id = name.replace(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase()
  const body = set.icons[id]?.body
  if (!body) throw new Error(`${relative(web, file)} uses icons.${name}, and game-icons has no "${id}"`)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">${body}</svg>`
  const whole = { name: 'convertPathData', params: { floatPrecision: 0 } }
  return /<path [^>]*d="([^"]+)"/.exec(optimize(svg, { plugins: [whole] }).data)[1]
}

const modules = new Map()
const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(ts|svelte)$/.test(file))
  .map((file) => join(source, file))
for (const file of files) {
  const text = readFileSync(file, 'utf8')
  const from = /import \{ icons \} from '([^']+)'/.exec(text)
  if (!from) continue
  const module = resolve(dirname(file), `${from[1].replace(/\.ts$/, '')}.ts`)
  const used = modules.get(module) ?? new Map()
  for (const [, name] of text.matchAll(/\bicons\.([a-zA-Z0-9]+)/g)) used.set(name, outline(name, file))
  modules.set(module, used)
}

for (const [module, used] of modules) {
  const lines = [...used].sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, d]) => `  ${name}: '${d}',`)
  const text = `// Written by scripts/icons.mjs from the names that are used. Icons by game-icons.net, CC BY 3.0.\nexport const icons = {\n${lines.join('\n')}\n} as const;\n`
  mkdirSync(dirname(module), { recursive: true })
  if (!existsSync(module) || readFileSync(module, 'utf8') !== text) writeFileSync(module, text)
}
