// What stands on the cards of Retire Happy: Life cards, the two sides of the starting card, Global Events.

import { signs } from '../../look/signs'
import { num, numbers, signed, word, type Fact, type FaceOf, type Fields, type Look } from '../../parts/face'
import { icons } from './icons'

interface Type {
  look: Look
  icon: string
}

const TYPES: Record<string, Type> = {
  education: { look: 'study', icon: icons.graduateCap },
  job: { look: 'work', icon: signs.case },
  entrepreneur: { look: 'special', icon: icons.factory },
  good_news: { look: 'money', icon: icons.shamrock },
  partner: { look: 'love', icon: icons.hearts },
  child: { look: 'love', icon: icons.babyBottle },
  home: { look: 'goods', icon: icons.house },
  investment: { look: 'money', icon: icons.profit },
  start: { look: 'study', icon: icons.openBook },
  event: { look: 'blow', icon: icons.earthAfricaEurope },
}

const OTHER: Type = { look: 'special', icon: icons.cardRandom }

const ICONS: Record<string, string> = {
  evening_course: icons.deskLamp,
  language_course: icons.conversation,
  bachelor: icons.diploma,
  technical_school: icons.gears,
  master: icons.graduateCap,
  professional_diploma: icons.tiedScroll,
  doctorate: icons.laurels,
  executive_mba: icons.tie,
  further_training: icons.bookmarklet,
  senior_university: icons.owl,
  odd_job: icons.broom,
  waiter: icons.coffeeCup,
  shop_assistant: icons.shoppingBag,
  intern: icons.coffeePot,
  bank_trainee: icons.piggyBank,
  clerk: icons.paperTray,
  mechanic: icons.autoRepair,
  nurse: icons.nurseFemale,
  lab_assistant: icons.erlenmeyer,
  journalist: icons.newspaper,
  teacher: icons.teacher,
  project_manager: icons.checklist,
  foreman: icons.trowel,
  engineer: icons.compass,
  lawyer: icons.scales,
  archivist: icons.archiveRegister,
  department_head: icons.organigram,
  site_director: icons.crane,
  consultant: icons.publicSpeaker,
  judge: icons.gavel,
  surgeon: icons.scalpel,
  market_stall: icons.shop,
  online_shop: icons.shoppingCart,
  food_truck: icons.foodTruck,
  start_up: icons.rocket,
  craft_workshop: icons.anvil,
  agency: icons.megaphone,
  franchise: icons.hamburger,
  fundraising: icons.receiveMoney,
  export_deal: icons.cargoShip,
  patent: icons.lightBulb,
  scale_up: icons.growth,
  stock_listing: icons.histogram,
  acquisition: icons.shakingHands,
  family_firm: icons.familyTree,
  licence_deal: icons.stamper,
  small_inheritance: icons.chest,
  lucky_break: icons.horseshoe,
  bonus: icons.present,
  debt_relief: icons.breakingChain,
  pension_buy_in: icons.strongbox,
  legacy: icons.openTreasureChest,
  golden_handshake: icons.goldBar,
  student_sweetheart: icons.loveLetter,
  musician: icons.guitar,
  carpenter: icons.handSaw,
  actor: icons.dramaMasks,
  accountant: icons.calculator,
  heir: icons.jewelCrown,
  professor: icons.spectacles,
  retired_banker: icons.topHat,
  first_child: icons.babyFace,
  second_child: icons.matryoshkaDolls,
  adopted_child: icons.shiningHeart,
  late_child: icons.storkDelivery,
  shared_flat: icons.bunkBeds,
  studio: icons.bed,
  apartment: icons.modernCity,
  loft: icons.elevator,
  house: icons.house,
  mountain_chalet: icons.woodCabin,
  villa: icons.poolDive,
  savings_plan: icons.coinsPile,
  alternative_funds: icons.greenPower,
  shares: icons.chart,
  crypto: icons.creditsCurrency,
  property_fund: icons.village,
  maturity: icons.openBook,
  apprenticeship: icons.hammerNails,
  boom: icons.progression,
  recession: icons.fallDown,
  housing_bubble: icons.bubbles,
  housing_slump: icons.damagedHouse,
  rent_rise: icons.houseKeys,
  study_grants: icons.takeMyMoney,
  hiring_drive: icons.magnet,
  start_up_fever: icons.thermometerHot,
  market_crash: icons.chargingBull,
  family_policy: icons.babyBottle,
  credit_crunch: icons.padlock,
  inflation: icons.airBalloon,
}

const SKILLS: Record<string, string> = {
  education: icons.graduateCap,
  manual: icons.hammerNails,
  social: icons.conversation,
  professional: signs.case,
}

const PURSES: Record<string, string> = {
  current: signs.coin,
  pension: icons.piggyBank,
  company: icons.factory,
  growth: icons.growth,
  chances: icons.shamrock,
  loans: icons.manacles,
}

/** When an effect applies; what comes at once needs no sign. */
export const WHEN: Record<string, string> = { upkeep: signs.again, end: icons.sunset, discard: icons.cardDiscard }

/** What a Global Event changes. */
const CHANGES: Record<string, string> = {
  wage: signs.coin,
  price: icons.house,
  rent: signs.key,
  fee: icons.graduateCap,
  job_level: signs.case,
  entrepreneur_level: icons.factory,
  dice: signs.die,
  child: icons.babyBottle,
}

const OUTCOMES: Record<string, string> = {
  lose_all: '0',
  lose_half: '½',
  same: '=',
  gain_half: '1½',
  double: '×2',
  triple: '×3',
}

interface Effect {
  when: string
  what: string
  amount: number
}

const skillIcon = (skill: string) => SKILLS[skill] ?? icons.cardRandom

/** A skill as often as it counts; from three on by a figure. */
function icon(skill: string, number: number): Fact {
  return number < 3 ? { icons: Array.from({ length: number }, () => skillIcon(skill)) } : { icons: [skillIcon(skill)], figure: `×${number}` }
}

function effectFact({ when, what, amount }: Effect): Fact {
  const sign = WHEN[when]
  const grows = what === 'growth'
  return {
    icons: [...(sign ? [sign] : []), PURSES[what] ?? signs.coin],
    figure: grows ? `1/${amount}` : signed(amount),
    said: grows
      ? { id: 'face-growth', params: { when, number: amount } }
      : { id: 'face-effect', params: { when, what: { zone: what }, change: signed(amount) } },
  }
}

function testFacts(fields: Fields): Fact[] {
  const test = fields.test as { skills: string[]; target: number } | undefined
  if (!test) return []
  const [first = '', second = ''] = test.skills
  return [
    {
      icons: [signs.die, ...test.skills.map(skillIcon)],
      figure: `${test.target}`,
      said: second
        ? { id: 'face-test_two', params: { skill: { word: first }, other: { word: second }, number: test.target } }
        : { id: 'face-test', params: { skill: { word: first }, number: test.target } },
    },
  ]
}

function tableFacts(fields: Fields): Fact[] {
  const table = (fields.table ?? []) as { from: number; to: number; outcome: string }[]
  return table.map(({ from, to, outcome }) => ({
    figure: `${from}–${to}: ${OUTCOMES[outcome] ?? outcome}`,
    said: { id: 'face-outcome', params: { from, to, outcome: { word: outcome } } },
  }))
}

function figureFact(fields: Fields, name: string, icon: string, sign = ''): Fact[] {
  const number = num(fields, name)
  return number ? [{ icons: [icon], figure: `${sign}${number}`, said: { id: `face-${name}`, params: { number } } }] : []
}

export const face: FaceOf = (card, fields) => {
  const name = word(fields, 'type')
  const type = TYPES[name] ?? OTHER
  const skills: Fact[] = numbers(fields, 'skills').map(([skill, number]) => ({
    ...icon(skill, number),
    said: { id: 'face-skill', params: { skill: { word: skill }, number } },
  }))
  const skillsBelow = skills.length > 1 || 'wage' in fields || name === 'partner'
  const effects = ((fields.effects ?? []) as Effect[]).map(effectFact)
  const changes: Fact[] = numbers(fields, 'changes').map(([change, number]) => {
    const icon = CHANGES[change]
    const said = { id: `face-change-${change}`, params: { change: signed(number) } }
    return icon ? { icons: [icon], figure: signed(number), said } : { said }
  })
  const facts: Fact[] = [
    ...testFacts(fields),
    ...figureFact(fields, 'fee', signs.coin),
    ...figureFact(fields, 'pension', icons.piggyBank),
    ...figureFact(fields, 'rent', signs.key),
    ...figureFact(fields, 'capacity', signs.person),
    ...figureFact(fields, 'income', signs.coin, '+'),
    ...figureFact(fields, 'cost', signs.coin, '−'),
    ...(fields.halves === true ? [{ icons: [signs.key], figure: '½', said: { id: 'face-halves' } }] : []),
    ...(skillsBelow ? skills : []),
    ...effects,
    ...tableFacts(fields),
    ...changes,
  ]
  const worth = figureFact(fields, 'wage', signs.coin)[0] ?? figureFact(fields, 'price', signs.coin)[0] ?? (skillsBelow ? undefined : skills[0])
  return {
    look: type.look,
    sort: { id: `face-sort-${name}` },
    sortIcon: type.icon,
    icon: ICONS[card] ?? type.icon,
    worth,
    marks: numbers(fields, 'temp').map(([skill, number]) => ({
      ...icon(skill, number),
      said: { id: 'face-temp', params: { skill: { word: skill }, number } },
    })),
    facts,
    more: [
      ...figureFact(fields, 'kept_wage', signs.coin),
      ...figureFact(fields, 'kept_pension', icons.piggyBank),
      ...(fields.needs === 'loans' ? [{ said: { id: 'face-needs_loan' } }] : []),
      ...copies(fields),
    ],
  }
}

/** In which periods the card is found; starting sides and events are in none of the decks. */
function copies(fields: Fields): Fact[] {
  const decks = (fields.copies ?? []) as number[]
  return decks.flatMap((number, at) => (number ? [{ said: { id: 'face-copies', params: { number, period: at + 1 } } }] : []))
}
