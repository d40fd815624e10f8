// Writes src/lib/wire.ts: the types of everything that the page says to the server and hears from it, from the documents
// that `make wire` writes out of the server's own definition. With --check it writes nothing, and fails where they differ.

import { readFileSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { compile } from 'json-schema-to-typescript'

const web = resolve(dirname(fileURLToPath(import.meta.url)), '..')
const file = resolve(web, 'src/lib/wire.ts')
const read = (name) => JSON.parse(readFileSync(resolve(web, '../docs', name), 'utf8'))

const BANNER = `// Written by \`make wire\` from the definition in src/parcours/server/wire. Don't edit it.

export type Json = null | boolean | number | string | Json[] | { [name: string]: Json }
`

/** The schema of each type, by its name. A type that both documents hold is the same in both. */
function definitions() {
  const http = read('openapi.json').components.schemas
  const socket = read('websocket.schema.json').$defs
  return Object.fromEntries(Object.entries({ ...http, ...socket }).map(([name, schema]) => [name, { ...plain(schema), title: name }]))
}

/** The schema as the generator needs it: no titles of fields, references within one document, and Json for what is open. */
function plain(schema) {
  if (Array.isArray(schema)) return schema.map(plain)
  if (schema === null || typeof schema !== 'object') return schema
  const { title, discriminator, default: _, additionalProperties: more, $ref, ...rest } = schema
  const made = Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, key === 'properties' ? fields(value) : plain(value)]))
  if ($ref) return { $ref: $ref.replace('#/components/schemas/', '#/$defs/') }
  if (!Object.keys(rest).some((key) => key !== 'description')) return { ...made, tsType: 'Json' }
  if (made.type === 'object') made.additionalProperties = more === true ? { tsType: 'Json' } : more ? plain(more) : false
  // A list of two texts is a list; as a tuple it would fit nothing that is put together step by step.
  delete made.minItems
  delete made.maxItems
  return made
}

const fields = (properties) => Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, plain(schema)]))

/** How long the texts that people write may be, so that the page can tell them before the server does. */
function limits($defs) {
  const longest = ['SitDown', 'LayTable', 'ChatCommand'].map((name) => {
    const lengths = Object.entries($defs[name].properties).filter(([, { maxLength }]) => maxLength)
    return `\n  ${name}: { ${lengths.map(([field, { maxLength }]) => `${field}: ${maxLength}`).join(', ')} },`
  })
  return `
/** The most characters of each text that is sent. */
export const LONGEST = {${longest.join('')}
}
export const LANGUAGES: Language[] = [${$defs.Language.enum.map((language) => `'${language}'`).join(', ')}]
`
}

/** The words that stand in addresses only, which the documents don't name. */
function addresses() {
  const texts = read('openapi.json').paths['/api/games/{game}/texts/{language}/{file}'].get
  const { schema } = texts.parameters.find(({ name }) => name === 'file')
  return `
/** The files of texts that a game may have. */
export type GameFile = ${schema.enum.map((file) => `'${file}'`).join(' | ')}
`
}

const $defs = definitions()
const types = await compile({ $defs, title: 'Wire', type: 'object', additionalProperties: false }, 'Wire', {
  bannerComment: BANNER,
  unreachableDefinitions: true,
  format: true,
  style: { printWidth: 140, semi: false, singleQuote: true },
})
const text = (types + addresses() + limits($defs))
  // What only holds the definitions together, and what the generator says about each of them.
  .replace(/export interface Wire \{\}?\n?\}?\n/, '')
  .replace(/ \*\n \* This interface was referenced by [^\n]*\n \* via the `definition` "\w+"\.\n/g, '')
  .replace(/\/\*\*\n \* This interface was referenced by [^\n]*\n \* via the `definition` "\w+"\.\n \*\/\n/g, '')

if (!process.argv.includes('--check')) {
  writeFileSync(file, text)
} else if (readFileSync(file, 'utf8') !== text) {
  console.error('src/lib/wire.ts is not what the documents of the wire give: run `make wire`')
  process.exitCode = 1
}
