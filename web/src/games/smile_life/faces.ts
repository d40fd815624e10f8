// What stands on the cards of Smile Life.

import { signs } from '../../look/signs'
import { num, word, type Fact, type FaceOf, type Look } from '../../parts/face'
import { icons } from './icons'

interface Group {
  look: Look
  icon: string
}

const GROUPS: Record<string, Group> = {
  studies: { look: 'study', icon: signs.book },
  job: { look: 'work', icon: signs.case },
  wage: { look: 'money', icon: signs.note },
  flirt: { look: 'love', icon: icons.hearts },
  marriage: { look: 'love', icon: icons.linkedRings },
  adultery: { look: 'love', icon: icons.heartKey },
  child: { look: 'love', icon: icons.babyBottle },
  pet: { look: 'goods', icon: icons.pawPrint },
  trip: { look: 'goods', icon: icons.rollingSuitcase },
  house: { look: 'goods', icon: icons.house },
  distinction: { look: 'special', icon: icons.medal },
  malus: { look: 'blow', icon: signs.bolt },
  special: { look: 'special', icon: icons.sparkles },
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
  }
}
