import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import { titles } from './scripts/titles.ts'

const server = process.env.PARCOURS_SERVER ?? 'http://127.0.0.1:8000'

export default defineConfig({
  plugins: [svelte(), titles()],
  build: {
    outDir: '../src/parcours/server/page',
    emptyOutDir: true,
    // The server's content policy allows fonts and scripts from itself only, none inside a data: address.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { checks: { bundlerTimings: false } },
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
