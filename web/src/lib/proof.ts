// Was the shuffle fair? The checks of docs/fairness.md, made from the record and from what this browser has kept.

import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

export const PROTOCOL = 2

/** What this browser drew for a seat, and what it saw of the others' parts. */
export interface Part {
  table: string
  seat: number
  contribution: string
  /** What was sent of the contribution when the seat was taken. */
  commitment: string
  /** The server's commitment as it was first shown. */
  server: string | null
  /** All seats' commitments when the contribution was revealed; null until then. */
  seen: (string | null)[] | null
  /** Whether the server has said that it took the contribution. */
  accepted: boolean
  /** Whether lots were to be drawn for the seats. */
  lot?: boolean
  /** The digest of the own moves once the match was over. */
  moves: string | null
}

export type Check = 'complete' | 'table' | 'commitment' | 'contributions' | 'own' | 'others' | 'seed' | 'lot' | 'moves'

export interface Proof {
  /** 0 if the record has no proof. */
  protocol: 0 | 1 | 2
  /** What was checked, in order, and whether it held; what follows a failure is not looked at. */
  checks: { what: Check; held: boolean }[]
  /** Who committed and did not reveal, and who did not even commit. */
  withheld: string[]
  without: string[]
  /** Fair is proved to this browser only, which took part; without that, the record can only agree with itself. */
  verdict: 'fair' | 'consistent' | 'old' | 'unfair'
}

/** What the record is compared with. */
export interface Expected {
  table: string
  /** The server's commitment as this browser knows it. */
  commitment: string | null
  part: Part | null
}

/** SHA-256 of texts joined by line feeds, as 64 hexadecimal digits. */
export const digest = (...lines: string[]): string => bytesToHex(sha256(utf8ToBytes(lines.join('\n'))))

export const commitContribution = (contribution: string): string => digest('parcours contribution 2', contribution)

export const commitSecret = (table: string, secret: string, setup: string[]): string => digest('parcours secret 2', table, secret, ...setup)

export const makeSeed = (table: string, secret: string, contributions: (string | null)[]): bigint =>
  BigInt(`0x${digest('parcours seed 2', table, secret, ...contributions.map((one) => one ?? '-'))}`)

export const fingerprint = (table: string, commitment: string, commitments: (string | null)[]): string =>
  digest('parcours fingerprint 2', table, commitment, ...commitments.map((one) => one ?? '-'))

/** The players in the order of their seats, as the lot falls: each draws a hash of the seed, and the lowest sits first. */
export function drawSeats(seed: string, players: string[]): string[] {
  const lots = players.map((player): [string, string] => [digest('parcours lot 2', seed, player), player])
  return lots.sort(([one], [other]) => (one < other ? -1 : 1)).map(([, player]) => player)
}

/** One value for all moves of a player, each as a record writes it. */
export const digestMoves = (moves: string[]): string => digest(...moves)

/** Check the record of a match that is over. */
export function checkRecord(record: string, expected: Expected): Proof {
  const { header, setup, moves } = readRecord(record)
  const secret = header.get('secret')
  const seed = header.get('seed') ?? ''
  const commitment = header.get('commitment')
  const table = header.get('table') ?? ''
  const seats = header.get('players')?.split(' ') ?? []
  const lot = header.get('lot')?.split(' ')
  // Seed and commitments go by who sat where before the lot, and so does what this browser has kept.
  const players = lot ?? seats
  const of = (what: string) => players.map((player) => header.get(`${what} ${player}`) ?? null)
  const [commitments, contributions] = [of('commitment'), of('contribution')]
  const named = header.get('fairness')
  const protocol = secret === undefined ? 0 : named === undefined ? 1 : PROTOCOL
  const { part } = expected

  const checks: Proof['checks'] = []
  const check = (what: Check, held: boolean) => {
    checks.push({ what, held })
    return held
  }
  const whole = secret !== undefined && commitment !== undefined && /^\d+$/.test(seed) && players.length > 0 && !header.has('given') && !header.has('redealt')
  const promised = commitment === (expected.commitment ?? commitment)
  const opened = (at: number) => contributions[at] == null || commitContribution(contributions[at]) === commitments[at]
  const mine = part ? contributions[part.seat] : null
  // Whose contribution came too late is not in it, and is no proof of anything.
  const late = part !== null && !part.accepted && mine == null
  const asISaw = () => part?.seen === null || part?.seen.join() === commitments.join()
  const myMoves = () => moves.filter((line) => line.startsWith(`${players[part!.seat]}: `))

  const held =
    protocol === 1
      ? check('complete', whole && contributions.every((one) => one !== null)) &&
        check('commitment', digest(secret!) === commitment && promised) &&
        check('seed', BigInt(`0x${digest(secret!, ...contributions.map((one) => one ?? ''))}`) === BigInt(seed)) &&
        // This browser has taken part in the newer protocol.
        (part === null || check('own', false))
      : check('complete', whole && named === String(PROTOCOL)) &&
        check('table', table === expected.table) &&
        check('commitment', commitSecret(table, secret!, setup) === commitment && promised) &&
        check('contributions', players.every((_, at) => opened(at))) &&
        (part === null || late || check('own', mine === part.contribution)) &&
        (part === null || part.seen === null || check('others', asISaw())) &&
        check('seed', makeSeed(table, secret!, contributions) === BigInt(seed)) &&
        ((!lot && !part?.lot) || check('lot', !!lot && drawSeats(seed, lot).join() === seats.join())) &&
        (part?.moves == null || check('moves', digestMoves(myMoves()) === part.moves))
  return {
    protocol,
    checks,
    withheld: players.filter((_, at) => commitments[at] !== null && contributions[at] === null),
    without: protocol === 1 ? [] : players.filter((_, at) => commitments[at] === null),
    verdict: !held ? 'unfair' : protocol === 1 ? 'old' : part?.seen && mine != null ? 'fair' : 'consistent',
  }
}

/** The header's lines `name: value`, those of them that say what is played, and the moves. */
function readRecord(record: string): { header: Map<string, string>; setup: string[]; moves: string[] } {
  const lines = record.split('\n')
  const end = lines.indexOf('')
  const head = lines.slice(1, end < 0 ? undefined : end)
  const header = new Map(
    head.map((line) => {
      const at = line.indexOf(':')
      return [line.slice(0, at), line.slice(at + 1).replace(/^ /, '')]
    }),
  )
  const setup = [
    `game: ${header.get('game') ?? ''}`,
    ...head.filter((line) => line.startsWith('option ')).sort(),
    ...head.filter((line) => line.startsWith('deck:')),
  ]
  return { header, setup, moves: end < 0 ? [] : lines.slice(end + 1) }
}
