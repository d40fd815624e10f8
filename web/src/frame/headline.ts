import type { Result } from '../lib/api'
import type { Texts } from '../lib/texts'

/** Who won, in a sentence: said to me, if I am among them. */
export function headlineOf(result: Result | null, me: string | null, texts: Texts): string {
  if (!result) return texts.say('page-abandoned')
  const { winners } = result
  if (winners.length === 1 && winners[0] === me) return texts.say('page-you-win')
  const names = winners.map((player) => (player === me ? texts.say('page-goal-you') : texts.player(player)))
  return texts.say('page-won', { players: names.join(', '), number: winners.length })
}
