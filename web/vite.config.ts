import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import { compressed } from './scripts/compressed.ts'
import { titles } from './scripts/titles.ts'

const server = process.env.PARCOURS_SERVER ?? 'http://127.0.0.1:8000'

export default defineConfig({
  plugins: [svelte(), titles(), compressed()],
  build: {
    outDir: '../src/parcours/server/page',
    emptyOutDir: true,
    // The server's content policy allows fonts and scripts from itself only, none inside a data: address.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      checks: { bundlerTimings: false },
      output: {
        // Few files, as each costs a way there and back: what every page needs, what every table needs at once, and each game.
        codeSplitting: {
          groups: [
            { name: 'start', tags: ['$initial'], priority: 2 },
            { name: 'table', test: /\/src\/(boards|frame|lib|parts)\/(?!About|Chart|Earned|EndCard|Fan|Guide|Legend|LevelField|Linked|NameField|OwnDeck|PlayOn|Proof|Rules|Step|TellMeDialog|Weighed|ago|offline|samples|scenario|search|seeking)|TablePage|Nowhere/, priority: 1 },
            { name: (id) => /\/src\/games\/(\w+)\/(?!picture)/.exec(id)?.[1] ?? null },
          ],
        },
      },
    },
  },
  server: {
    // The texts lie beside the games, outside this folder.
    fs: { allow: ['..'] },
    proxy: { '/api': { target: server, ws: true }, '/health': server },
  },
  // Tests run what the browser runs.
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  test: { include: ['src/**/*.test.ts'] },
})
