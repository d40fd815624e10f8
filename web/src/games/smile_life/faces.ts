// What stands on the cards of Smile Life.

import { signs } from '../../look/signs'
import { num, word, type Fact, type FaceOf, type Look } from '../../parts/face'
import { icons } from './icons'

interface Group {
  look: Look
  icon: string
  /** The rules of every card of the group. */
  rules?: string[]
}

const GROUPS: Record<string, Group> = {
  studies: { look: 'study', icon: signs.book, rules: ['SL-4.1', 'SL-4.2', 'SL-4.3'] },
  job: { look: 'work', icon: signs.case, rules: ['SL-4.4', 'SL-4.5'] },
  wage: { look: 'money', icon: signs.note, rules: ['SL-4.12', 'SL-4.13'] },
  flirt: { look: 'love', icon: icons.hearts, rules: ['SL-5.1', 'SL-5.3', 'SL-5.5'] },
  marriage: { look: 'love', icon: icons.linkedRings, rules: ['SL-5.7', 'SL-5.9', 'SL-6.7'] },
  adultery: { look: 'love', icon: icons.heartKey, rules: ['SL-5.10', 'SL-5.12', 'SL-5.14'] },
  child: { look: 'love', icon: icons.babyBottle, rules: ['SL-5.9'] },
  pet: { look: 'goods', icon: icons.pawPrint, rules: ['SL-6.1'] },
  trip: { look: 'goods', icon: icons.rollingSuitcase, rules: ['SL-6.2', 'SL-6.5', 'SL-6.7'] },
  house: { look: 'goods', icon: icons.house, rules: ['SL-6.2', 'SL-6.5', 'SL-6.7'] },
  distinction: { look: 'special', icon: icons.medal },
  malus: { look: 'blow', icon: signs.bolt, rules: ['SL-7.1', 'SL-7.3'] },
  special: { look: 'special', icon: icons.sparkles, rules: ['SL-9.1'] },
}

const OTHER: Group = { look: 'special', icon: icons.cardRandom }

const ICONS: Record<string, string> = {
  studies: icons.bookPile,
  double_studies: icons.graduateCap,
  barman: icons.martini,
  gardener: icons.gardeningShears,
  plumber: icons.pipes,
  stripper: icons.lips,
  waiter: icons.coffeeCup,
  soldier: icons.brodieHelmet,
  policeman: icons.policeBadge,
  english_teacher: icons.unionJack,
  french_teacher: icons.quillInk,
  history_teacher: icons.ancientColumns,
  maths_teacher: icons.abacus,
  grand_professor: icons.teacher,
  airline_pilot: icons.planePilot,
  architect: icons.pencilRuler,
  astronaut: icons.astronautHelmet,
  bandit: icons.robberMask,
  designer: icons.palette,
  doctor: icons.stethoscope,
  guru: icons.meditation,
  head_of_purchasing: icons.shoppingCart,
  head_of_sales: icons.priceTag,
  journalist: icons.newspaper,
  lawyer: icons.scales,
  mechanic: icons.autoRepair,
  medium: icons.crystalBall,
  pharmacist: icons.pestleMortar,
  pizza_maker: icons.pizzaSlice,
  researcher: icons.microscope,
  surgeon: icons.scalpel,
  writer: icons.fountainPen,
  wage_1: icons.twoCoins,
  wage_2: icons.coins,
  wage_3: icons.cash,
  wage_4: icons.moneyStack,
  flirt_bar: icons.barStool,
  flirt_camping: icons.campingTent,
  flirt_cinema: icons.filmProjector,
  flirt_hotel: icons.bed,
  flirt_nightclub: icons.boombox,
  flirt_park: icons.parkBench,
  flirt_restaurant: icons.hotMeal,
  flirt_theatre: icons.dramaMasks,
  flirt_web: icons.smartphone,
  flirt_zoo: icons.elephantHead,
  marriage: icons.bigDiamondRing,
  adultery: icons.heartKey,
  child: icons.babyFace,
  cat: icons.cat,
  chick: icons.newBorn,
  dog: icons.sittingDog,
  rabbit: icons.rabbit,
  unicorn: icons.unicorn,
  trip_cairo: icons.egyptianPyramids,
  trip_london: icons.towerBridge,
  trip_new_york: icons.modernCity,
  trip_rio: icons.palmTree,
  trip_sydney: icons.sydneyOperaHouse,
  house_6: icons.hut,
  house_8: icons.house,
  house_10: icons.familyHouse,
  legion_of_honour: icons.ribbonMedal,
  grand_prize: icons.trophyCup,
  accident: icons.armSling,
  sickness: icons.medicalThermometer,
  burn_out: icons.batteryMinus,
  divorce: icons.brokenHeart,
  income_tax: icons.payMoney,
  dismissal: icons.exitDoor,
  repeat_year: icons.dunceCap,
  prison: icons.imprisoned,
  attack: icons.timeBomb,
  birthday: icons.stairsCake,
  rainbow: icons.rainbowStar,
  casino: icons.slotMachine,
  luck: icons.horseshoe,
  shooting_star: icons.fallingStar,
  inheritance: icons.openTreasureChest,
  string_pulling: icons.puppet,
  swap: icons.cardExchange,
  tsunami: icons.bigWave,
  revenge: icons.boomerang,
}

/** The rules that are about one card alone. */
const RULES: Record<string, string[]> = {
  barman: ['SL-4.6', 'SL-8.9'],
  gardener: ['SL-4.6'],
  plumber: ['SL-4.6'],
  stripper: ['SL-4.6'],
  waiter: ['SL-4.6'],
  soldier: ['SL-8.1', 'SL-8.20'],
  policeman: ['SL-8.1', 'SL-8.21', 'SL-8.22'],
  english_teacher: ['SL-8.1'],
  french_teacher: ['SL-8.1'],
  history_teacher: ['SL-8.1'],
  maths_teacher: ['SL-8.1'],
  grand_professor: ['SL-4.7', 'SL-8.1'],
  airline_pilot: ['SL-8.4'],
  architect: ['SL-8.3'],
  astronaut: ['SL-8.5', 'SL-8.8'],
  bandit: ['SL-6.10', 'SL-8.11', 'SL-8.21'],
  doctor: ['SL-8.15', 'SL-8.16'],
  guru: ['SL-8.21'],
  head_of_purchasing: ['SL-8.6', 'SL-8.8'],
  head_of_sales: ['SL-8.7', 'SL-8.8'],
  journalist: ['SL-8.18', 'SL-6.11'],
  lawyer: ['SL-8.10'],
  mechanic: ['SL-8.17'],
  medium: ['SL-8.19'],
  pharmacist: ['SL-8.15'],
  researcher: ['SL-8.12', 'SL-6.11'],
  surgeon: ['SL-8.15', 'SL-8.16'],
  writer: ['SL-6.11'],
  legion_of_honour: ['SL-6.9', 'SL-6.10'],
  grand_prize: ['SL-6.11', 'SL-6.12', 'SL-6.13'],
  accident: ['SL-7.4', 'SL-7.5'],
  sickness: ['SL-7.4', 'SL-7.5'],
  burn_out: ['SL-7.4', 'SL-7.5'],
  divorce: ['SL-7.6'],
  income_tax: ['SL-7.7'],
  dismissal: ['SL-7.8', 'SL-8.1'],
  repeat_year: ['SL-7.9'],
  prison: ['SL-7.10', 'SL-7.11'],
  attack: ['SL-7.13', 'SL-7.14'],
  birthday: ['SL-9.2', 'SL-9.3'],
  rainbow: ['SL-9.4', 'SL-9.5'],
  casino: ['SL-10.1', 'SL-10.3', 'SL-10.5', 'SL-10.7'],
  luck: ['SL-9.6'],
  shooting_star: ['SL-9.7', 'SL-8.8'],
  inheritance: ['SL-9.8'],
  string_pulling: ['SL-9.13', 'SL-9.14', 'SL-9.15'],
  swap: ['SL-9.9'],
  tsunami: ['SL-9.10'],
  revenge: ['SL-9.11', 'SL-9.12'],
}

const STATUS: Record<string, string> = { official: icons.capitol, temporary: icons.hourglass }

export const face: FaceOf = (card, fields) => {
  const name = word(fields, 'group')
  const group = GROUPS[name] ?? OTHER
  const smiles = num(fields, 'smiles')
  const facts: Fact[] = []
  const marks: Fact[] = []
  if (name === 'studies') facts.push({ said: { id: 'face-levels', params: { number: num(fields, 'levels') } } })
  if (name === 'job') {
    const [needs, pays, status] = [num(fields, 'needs'), num(fields, 'pays'), word(fields, 'status')]
    facts.push({ icons: [signs.book], figure: `${needs}`, said: { id: 'face-needs', params: { number: needs } } })
    facts.push({ icons: [signs.note], figure: `${pays}`, said: { id: 'face-pays', params: { number: pays } } })
    const icon = STATUS[status]
    if (icon) marks.push({ icons: [icon], said: { id: 'face-status', params: { status: { word: status } } } })
  }
  if ('price' in fields) {
    const price = num(fields, 'price')
    facts.push({ icons: [signs.note], figure: `${price}`, said: { id: 'face-price', params: { number: price } } })
  }
  if (fields.child === true) facts.push({ said: { id: 'face-allows_child' } })
  facts.push({ said: { id: `face-card-${card}` } })
  return {
    look: group.look,
    sort: { id: `face-sort-${name}` },
    sortIcon: group.icon,
    icon: ICONS[card] ?? group.icon,
    worth: smiles > 0 ? { dots: smiles, said: { id: 'face-smiles', params: { number: smiles } } } : undefined,
    marks,
    facts,
    more: [
      ...('value' in fields ? [{ said: { id: 'face-value', params: { number: num(fields, 'value') } } }] : []),
      { said: { id: 'face-copies', params: { number: num(fields, 'copies') } } },
    ],
    rules: [...(RULES[card] ?? []), ...(group.rules ?? [])],
  }
}
