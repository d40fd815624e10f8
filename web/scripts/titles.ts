// `virtual:titles/fr`: the few messages of all games (`game-…`, and what lessons are called) that the home page needs, without the rest of their texts.

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const PREFIX = 'virtual:titles/'
const GAMES = fileURLToPath(new URL('../../src/parcours/games/', import.meta.url))

export function titles(): Plugin {
  return {
    name: 'titles',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null
      const language = id.slice(PREFIX.length + 1)
      const found: Record<string, string> = {}
      for (const game of readdirSync(GAMES)) {
        const path = `${GAMES}${game}/texts/${language}/game.ftl`
        if (!existsSync(path)) continue
        this.addWatchFile(path)
        const lines = readFileSync(path, 'utf8').split('\n')
        found[game] = lines.filter((line) => /^(game-[\w-]+|lesson-\w+) =/.test(line)).join('\n')
      }
      return `export default ${JSON.stringify(found)}`
    },
  }
}
