// Beside each file its compressed twins, made once and well instead of at every request.

import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

// What is compressed in itself gains nothing, what is tiny gains less than its name costs.
const KINDS = /\.(css|js)$/
const LEAST = 1024

export function compressed(): Plugin {
  return {
    name: 'compressed',
    apply: 'build',
    writeBundle({ dir = '' }, bundle) {
      for (const name of Object.keys(bundle).filter((name) => KINDS.test(name))) {
        const path = join(dir, name)
        const content = readFileSync(path)
        if (content.length < LEAST) continue
        writeFileSync(`${path}.br`, brotliCompressSync(content))
        writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }))
      }
    },
  }
}
