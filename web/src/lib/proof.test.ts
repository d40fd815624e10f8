import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { checkRecord, commitContribution, commitSecret, digest, digestMoves, drawSeats, fingerprint, makeSeed, type Expected, type Part } from './proof'

const document = readFileSync(new URL('../../../docs/fairness.md', import.meta.url), 'utf8')
const blocks = [...document.matchAll(/```(?:json)?\n([^]*?)```/g)].map((found) => found[1]!)
const vectors = JSON.parse(blocks.find((block) => block.startsWith('{'))!) as {
  table: string
  setup: string[]
  secret: string
  commitment: string
  contributions: (string | null)[]
  commitments: (string | null)[]
  fingerprint: string
  seed: string
  players: string[]
  seats_by_lot: string[]
  seed_without_the_second: string
}
const printed = blocks.find((block) => block.startsWith('parcours record'))!

const { table, setup, secret, commitment } = vectors
const mine: Part = {
  table,
  seat: 0,
  contribution: vectors.contributions[0]!,
  commitment: vectors.commitments[0]!,
  server: commitment,
  seen: vectors.commitments,
  accepted: true,
  moves: null,
}
const expected: Expected = { table, commitment, part: mine }

/** A record as a server writes it from these parts. */
function written(contributions: (string | null)[], commitments: (string | null)[], own = secret, at = table, promised = commitSecret(at, own, setup)): string {
  const players = ['ana', 'bob', 'cy', 'dan']
  const proofs = players.flatMap((player, seat) => [
    ...(commitments[seat] ? [`commitment ${player}: ${commitments[seat]}`] : []),
    ...(contributions[seat] ? [`contribution ${player}: ${contributions[seat]}`] : []),
  ])
  const lines = ['parcours record 1', 'game: smile_life', 'rules: 1', `players: ${players.join(' ')}`, ...setup.slice(1).reverse(), 'fairness: 2', `table: ${at}`]
  lines.push(`commitment: ${promised}`, `secret: ${own}`, ...proofs, `seed: ${makeSeed(at, own, contributions)}`, '', 'ana: draw', 'bob: draw', '= unfinished', '')
  return lines.join('\n')
}

const failure = (record: string, about = expected) => checkRecord(record, about).checks.find(({ held }) => !held)?.what

describe('the test vectors of the document', () => {
  it('hold', () => {
    expect(commitSecret(table, secret, setup)).toBe(commitment)
    expect(vectors.contributions.map((one) => one && commitContribution(one))).toEqual(vectors.commitments)
    expect(fingerprint(table, commitment, vectors.commitments)).toBe(vectors.fingerprint)
    expect(makeSeed(table, secret, vectors.contributions)).toBe(BigInt(vectors.seed))
    expect(drawSeats(vectors.seed, vectors.players)).toEqual(vectors.seats_by_lot)
    expect(makeSeed(table, secret, vectors.contributions.with(1, null))).toBe(BigInt(vectors.seed_without_the_second))
  })

  it('are those of its record', () => {
    const proof = checkRecord(printed, expected)
    expect(proof).toMatchObject({ protocol: 2, verdict: 'fair', withheld: ['bob'], without: ['dan'] })
    expect(proof.checks.map(({ what }) => what)).toEqual(['complete', 'table', 'commitment', 'contributions', 'own', 'others', 'seed'])
  })
})

describe('the proof of a fair shuffle', () => {
  const honest = written(vectors.contributions, vectors.commitments)

  it('holds for those who took part, and tells others no more than that the record agrees with itself', () => {
    expect(checkRecord(honest, expected)).toMatchObject({ verdict: 'fair', withheld: [], without: ['dan'] })
    expect(checkRecord(honest, { table, commitment, part: null }).verdict).toBe('consistent')
  })

  it('holds for seats as the lot fell, and for no others', () => {
    const lot = 'lot: ana bob cy dan\ncommitment ana'
    const seated = (players: string[]) => honest.replace('players: ana bob cy dan', `players: ${players.join(' ')}`).replace('commitment ana', lot)
    const about = { ...expected, part: { ...mine, lot: true, moves: digestMoves(['ana: draw']) } }
    expect(checkRecord(seated(vectors.seats_by_lot), about).verdict).toBe('fair')
    expect(failure(seated(['bob', 'cy', 'dan', 'ana']), about)).toBe('lot')
    // The lot that was promised is left out.
    expect(failure(honest, about)).toBe('lot')
  })

  it('is not there for whose contribution came too late', () => {
    const without = written(vectors.contributions.with(0, null), vectors.commitments)
    const late = { ...expected, part: { ...mine, accepted: false } }
    expect(checkRecord(without, late)).toMatchObject({ verdict: 'consistent', withheld: ['ana'] })
  })

  it('knows my moves', () => {
    const played = (moves: string[]) => ({ ...expected, part: { ...mine, moves: digestMoves(moves) } })
    expect(checkRecord(honest, played(['ana: draw'])).verdict).toBe('fair')
    expect(failure(honest, played(['ana: play cat']))).toBe('moves')
  })

  it('catches a server that cheats', () => {
    const { contributions, commitments } = vectors
    const chosen = commitContribution('chosen')
    expect(failure(written(contributions.with(0, 'chosen'), commitments)), 'changes my contribution').toBe('contributions')
    expect(failure(written(contributions.with(0, 'chosen'), commitments.with(0, chosen))), 'with its commitment').toBe('own')
    expect(failure(written(contributions.with(1, 'chosen'), commitments.with(1, chosen))), "changes another's").toBe('others')
    expect(failure(written(contributions.with(3, 'chosen'), commitments.with(3, chosen))), 'adds one').toBe('others')
    expect(failure(written(contributions, commitments, 'c0'.repeat(32))), 'chooses the secret late').toBe('commitment')
    expect(failure(written(contributions, commitments, 'c0'.repeat(32), table, commitment)), 'and hides it').toBe('commitment')
    expect(failure(written(contributions.with(0, null), commitments)), 'withholds my reveal').toBe('own')
    expect(failure(written(contributions, commitments, secret, '2222222222')), "shows an old table's values").toBe('table')
    expect(failure(honest.replace('option deck: 60', 'option deck: 61')), 'changes the options').toBe('commitment')
    expect(failure(honest.replace('\nseed', '\ngiven: {}\nseed')), 'lays the table by hand').toBe('complete')
    expect(failure(honest.replace('\nseed', '\nredealt: 0 ana 7\nseed')), 'deals cards again').toBe('complete')
    expect(failure(honest.replace('fairness: 2', 'fairness: 3'))).toBe('complete')
  })

  it('fails when one byte of what it rests on is changed', () => {
    for (const name of ['table', 'commitment', 'secret', 'commitment ana', 'contribution ana', 'commitment bob', 'contribution bob', 'seed']) {
      const start = honest.indexOf(`\n${name}: `) + name.length + 3
      const end = honest.indexOf('\n', start)
      for (let at = start; at < end; at++) {
        const changed = honest.slice(0, at) + (honest[at] === '1' ? '2' : '1') + honest.slice(at + 1)
        expect(checkRecord(changed, expected).verdict, `${name} at ${at - start}`).toBe('unfair')
      }
    }
  })

  it('fails for a record without a proof', () => {
    const plain = 'parcours record 1\nplayers: ana bob\nseed: 7\n\n= unfinished\n'
    expect(checkRecord(plain, { ...expected, part: null }).checks).toEqual([{ what: 'complete', held: false }])
  })
})

describe('a record of protocol 1', () => {
  const own = '278807ea71a9bc4ab98f44068fe7713abb2a278a48f674e38ed3249d675618ae'
  const shown = 'd6bd7d2c14da50475eec23e1279ff9bfe18fcafd8a0f353d1d2548b30db8271d'
  const old = `parcours record 1
game: smile_life
rules: 1
players: ana bob
option deck: 200
commitment: ${shown}
secret: ${own}
contribution ana: a0
contribution bob: 
seed: ${BigInt(`0x${digest(own, 'a0', '')}`)}

ana: draw
= unfinished
`
  const before: Expected = { table, commitment: shown, part: null }

  it('agrees with itself, and proves no more', () => {
    expect(checkRecord(old, before)).toMatchObject({ protocol: 1, verdict: 'old' })
    expect(checkRecord(old.replace('a0', 'a1'), before).verdict).toBe('unfair')
    expect(checkRecord(old, { ...before, commitment: digest('another') }).verdict).toBe('unfair')
  })

  it('is no answer for those who took part in protocol 2', () => {
    expect(failure(old, { ...before, part: mine })).toBe('own')
  })
})
