// A deck inside a link: JSON, compressed, in the letters that an address may have.

import type { OwnDeck } from '../lib/api'

/** Longer links are cut off by the programs that people send them with. */
export const LONGEST_LINK = 12_000
// What a link may unpack to: more than any deck that the server takes.
const MOST_BYTES = 400_000

/** What stands before a packed deck in an address. */
export const SENT = 'deck='

/** What stands before the id of a deck of the gallery in an address. */
export const SHARED = 'gallery='

/** The address of the workshop with that deck of the gallery. */
export const sharedLink = (game: string, id: string): string => `/workshop/${game}#${SHARED}${id}`

/** The address of the workshop with that deck in it. */
export const deckLink = async (game: string, deck: OwnDeck): Promise<string> => `/workshop/${game}#${SENT}${await pack(deck)}`

/** A text that an address can hold. */
export async function pack(value: unknown): Promise<string> {
  const stream = new Blob([JSON.stringify(value)]).stream().pipeThrough(new CompressionStream('deflate-raw'))
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer())
  let letters = ''
  for (const byte of bytes) letters += String.fromCharCode(byte)
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

/** What was packed; null where it is none, or far too long. */
export async function unpack(text: string): Promise<unknown> {
  try {
    const letters = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
    const packed = Uint8Array.from(letters, (letter) => letter.charCodeAt(0))
    const reader = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader()
    const decoder = new TextDecoder('utf-8', { fatal: true })
    let read = ''
    let bytes = 0
    // Piece by piece: a few letters can unpack to gigabytes.
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
      bytes += piece.value.length
      if (bytes > MOST_BYTES) {
        await reader.cancel()
        return null
      }
      read += decoder.decode(piece.value, { stream: true })
    }
    return JSON.parse(read + decoder.decode())
  } catch {
    return null
  }
}
