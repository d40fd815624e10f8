// What stands on the cards of Power Struggle: privileges, events, certificates, and the skills of an archenemy.

import { signs } from '../../look/signs'
import { num, signed, word, type Fact, type FaceOf, type Fields, type Look, type Said } from '../../parts/face'
import { icons } from './icons'
import { envelope } from './signs'

const GROUPS: Record<string, { look: Look; icon: string; rules: string[] }> = {
  privilege: { look: 'work', icon: icons.swipeCard, rules: ['PS-14.1', 'PS-14.2', 'PS-5.17'] },
  event: { look: 'special', icon: icons.calendar, rules: ['PS-7.3'] },
  certificate: { look: 'money', icon: icons.tiedScroll, rules: ['PS-13.5', 'PS-13.6', 'PS-15.3'] },
  skill: { look: 'love', icon: icons.crossedSwords, rules: ['PS-15.5', 'PS-15.6', 'PS-15.7'] },
}

const OTHER = { look: 'special' as const, icon: icons.cardRandom, rules: [] }

/** The divisions with their chairman, whose cards and places on the board look alike. */
export const DIVISIONS: Record<string, string> = {
  development: icons.lightBulb,
  human_resources: icons.meepleGroup,
  communications: icons.megaphone,
  accounting: icons.calculator,
  legal: icons.scales,
  controlling: icons.magnifyingGlass,
  chairman: icons.officeChair,
}

/** What one can have more of than the archenemy; the tracks of the board look alike. */
export const SKILLS: Record<string, string> = {
  influence: icons.throneKing,
  shares: icons.tiedScroll,
  main_departments: icons.modernCity,
  corruption: envelope,
  counsel: icons.publicSpeaker,
}

const ICONS: Record<string, string> = {
  ...DIVISIONS,
  bonus_payment: icons.receiveMoney,
  directors_meeting: icons.roundTable,
  motivation_down_1: icons.thermometerCold,
  motivation_down_2: icons.despair,
  motivation_up_1: icons.thumbUp,
  moron_card: icons.dunceCap,
  board_scandal: icons.newspaper,
  birthday: icons.stairsCake,
  summer_party: icons.partyPopper,
  company_outing: icons.bus,
  shares_1: icons.twoCoins,
  shares_2: icons.coins,
  shares_3: icons.coinsPile,
  shares_4: icons.cash,
  shares_5: icons.moneyStack,
  shares_6: icons.goldBar,
  shares_7: icons.goldStack,
  rivalry_1: icons.crossedSwords,
  rivalry_2: icons.duel,
  rivalry_3: icons.faceToFace,
  rivalry_4: icons.swordClash,
  rivalry_5: icons.boxingGlove,
  rivalry_6: icons.chessKnight,
}

const RULES: Record<string, string[]> = {
  development: ['PS-14.7', 'PS-14.8', 'PS-14.9'],
  human_resources: ['PS-14.5'],
  communications: ['PS-6.1', 'PS-5.4'],
  accounting: ['PS-14.4'],
  legal: ['PS-14.10', 'PS-14.11'],
  controlling: ['PS-14.6'],
  chairman: ['PS-5.2', 'PS-5.3'],
  bonus_payment: ['PS-7.4'],
  directors_meeting: ['PS-7.5'],
  motivation_down_1: ['PS-7.6'],
  motivation_down_2: ['PS-7.6'],
  motivation_up_1: ['PS-7.6'],
  moron_card: ['PS-7.7', 'PS-7.8'],
  board_scandal: ['PS-7.9'],
  birthday: ['PS-7.10'],
  summer_party: ['PS-7.11'],
  company_outing: ['PS-7.12'],
}

export const face: FaceOf = (card, fields) => {
  const name = word(fields, 'group')
  const group = GROUPS[name] ?? OTHER
  const [motivation, price, shares] = [num(fields, 'motivation'), num(fields, 'price'), num(fields, 'shares')]
  const skills = (fields.skills ?? []) as string[]
  const worth: Fact | undefined = motivation
    ? { figure: signed(motivation), said: { id: 'face-motivation', params: { change: signed(motivation) } } }
    : shares
      ? { icons: [icons.tiedScroll], figure: `${shares}`, said: { id: 'face-shares', params: { number: shares } } }
      : undefined
  const facts: Fact[] = [{ said: { id: `face-card-${card}` } }]
  if (price) facts.push({ icons: [signs.coin], figure: `${price}k`, said: { id: 'face-price', params: { number: price } } })
  for (const skill of skills) facts.push({ said: { id: `face-skill-${skill}` } })
  return {
    look: motivation < 0 || card === 'moron_card' || card === 'board_scandal' ? 'blow' : group.look,
    sort: { id: `face-sort-${name}` },
    sortIcon: group.icon,
    icon: ICONS[card] ?? group.icon,
    title: name === 'skill' ? { id: 'face-rivalry' } : undefined,
    worth,
    facts,
    more: [
      ...(fields.regular === true ? [{ said: { id: 'face-regular' } }] : []),
      ...('players' in fields ? [{ said: { id: 'face-players', params: { number: num(fields, 'players') } } }] : []),
      { said: copies(fields) },
    ],
    rules: [...(RULES[card] ?? []), ...group.rules],
  }
}

function copies(fields: Fields): Said {
  const number = num(fields, 'copies')
  return 'with_4' in fields
    ? { id: 'face-copies_by_players', params: { number, four: num(fields, 'with_4'), three: num(fields, 'with_3') } }
    : { id: 'face-copies', params: { number } }
}
