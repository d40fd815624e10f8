// Was the shuffle fair? Recomputed here, from the record alone: the server's secret must be the one that it committed to before
// the match, and the seed must follow from the secret and everybody's contributions.

import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

export type Check = 'complete' | 'commitment' | 'seed'

export interface Proof {
  /** What was checked, in order, and whether it held; what follows a failure is not looked at. */
  checks: { what: Check; held: boolean }[]
  fair: boolean
}

/** SHA-256 of a text, as 64 hexadecimal digits. */
export const digest = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)))

/** Check the record of a finished match against the commitment that was shown before it began. */
export function checkRecord(record: string, promised: string | null): Proof {
  const header = readHeader(record)
  const secret = header.get('secret')
  const seed = header.get('seed')
  const players = header.get('players')?.split(' ') ?? []
  const contributions = players.map((player) => header.get(`contribution ${player}`))
  const checks: Proof['checks'] = []
  const check = (what: Check, held: boolean) => {
    checks.push({ what, held })
    return held
  }
  const whole = secret !== undefined && seed !== undefined && /^\d+$/.test(seed) && players.length > 0 && contributions.every((one) => one !== undefined)
  const fair =
    check('complete', whole) &&
    check('commitment', digest(secret!) === (promised ?? header.get('commitment')) && header.get('commitment') === digest(secret!)) &&
    check('seed', BigInt(`0x${digest([secret, ...contributions].join('\n'))}`) === BigInt(seed!))
  return { checks, fair }
}

/** The lines above the first empty one: `name: value`. */
function readHeader(record: string): Map<string, string> {
  const lines = record.split('\n')
  const end = lines.indexOf('')
  return new Map(
    lines.slice(1, end < 0 ? undefined : end).map((line) => {
      const at = line.indexOf(':')
      return [line.slice(0, at), line.slice(at + 1).replace(/^ /, '')]
    }),
  )
}
