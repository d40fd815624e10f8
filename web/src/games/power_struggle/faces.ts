// What stands on the cards of Power Struggle: privileges, events, certificates, and the skills of an archenemy.

import { signs } from '../../look/signs'
import { num, signed, word, type Fact, type FaceOf, type Fields, type Look, type Said } from '../../parts/face'
import { icons } from './icons'
import { envelope } from './signs'

const GROUPS: Record<string, { look: Look; icon: string }> = {
  privilege: { look: 'work', icon: icons.swipeCard },
  event: { look: 'special', icon: icons.calendar },
  certificate: { look: 'money', icon: icons.tiedScroll },
  skill: { look: 'love', icon: icons.crossedSwords },
}

const OTHER = { look: 'special' as const, icon: icons.cardRandom }

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
  }
}

function copies(fields: Fields): Said {
  const number = num(fields, 'copies')
  return 'with_4' in fields
    ? { id: 'face-copies_by_players', params: { number, four: num(fields, 'with_4'), three: num(fields, 'with_3') } }
    : { id: 'face-copies', params: { number } }
}
