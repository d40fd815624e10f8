// For looking at the parts while they are made (`npm run gallery`); nothing of it gets into the page.

import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'
import { titles } from './scripts/titles'

export default defineConfig({
  root: 'gallery',
  plugins: [svelte({ configFile: '../svelte.config.js' }), titles()],
  server: { port: 5199, fs: { allow: ['../..'] } },
})
