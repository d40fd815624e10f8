import { describe, expect, it } from 'vitest'
import { checkRecord, digest } from './proof'

const secret = '278807ea71a9bc4ab98f44068fe7713abb2a278a48f674e38ed3249d675618ae'
const commitment = 'd6bd7d2c14da50475eec23e1279ff9bfe18fcafd8a0f353d1d2548b30db8271d'
// Made by the Python library.
const record = `parcours record 1
game: smile_life
rules: 1
players: ana bob
option deck: 200
commitment: ${commitment}
secret: ${secret}
contribution ana: a0
contribution bob: 
seed: ${BigInt(`0x${digest([secret, 'a0', ''].join('\n'))}`)}

ana: draw
= unfinished
`

describe('the proof of a fair shuffle', () => {
  it('knows the digest of a secret as the server does', () => {
    expect(digest(secret)).toBe(commitment)
  })

  it('holds for a record as it was made', () => {
    expect(checkRecord(record, commitment)).toEqual({
      checks: ['complete', 'commitment', 'seed'].map((what) => ({ what, held: true })),
      fair: true,
    })
    expect(checkRecord(record, null).fair).toBe(true)
  })

  it('fails when one byte of what it rests on is changed', () => {
    for (const name of ['commitment', 'secret', 'contribution ana', 'contribution bob', 'seed']) {
      const start = record.indexOf(`\n${name}: `) + name.length + 3
      const end = record.indexOf('\n', start)
      for (let at = start; at <= Math.max(start, end - 1); at++) {
        const byte = record[at] === '1' ? '2' : '1'
        const changed = at < end ? record.slice(0, at) + byte + record.slice(at + 1) : record.slice(0, at) + byte + record.slice(at)
        expect(checkRecord(changed, commitment).fair, `${name} at ${at - start}`).toBe(false)
      }
    }
  })

  it('fails when the server shows another commitment than before the match', () => {
    expect(checkRecord(record, digest('another')).fair).toBe(false)
  })

  it('fails for a record without a proof', () => {
    expect(checkRecord('parcours record 1\nplayers: ana bob\nseed: 7\n\n= unfinished\n', null).checks).toEqual([{ what: 'complete', held: false }])
  })
})
