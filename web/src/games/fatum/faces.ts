// What stands on the cards of Fatum: the four decks in their colours, with black or yellow borders, and objectives.

import { signs } from '../../look/signs'
import { num, numbers, signed, word, type Fact, type FaceOf, type Fields, type Look, type Said } from '../../parts/face'
import { icons } from './icons'

export const DOMAINS: Record<string, { look: Look; icon: string }> = {
  work: { look: 'work', icon: signs.case },
  experience: { look: 'study', icon: icons.graduateCap },
  relations: { look: 'love', icon: icons.hearts },
  heritage: { look: 'goods', icon: icons.house },
}

const OBJECTIVE = { look: 'special' as const, icon: icons.flagObjective }

const CLASSES: Record<string, string> = {
  job: signs.case,
  studies: icons.bookPile,
  leisure: icons.soccerBall,
  friend: icons.threeFriends,
  love: icons.hearts,
  couple: icons.linkedRings,
  child: icons.babyBottle,
  home: icons.house,
  car: icons.cityCar,
  goods: icons.chest,
  blow: signs.bolt,
}

const ICONS: Record<string, string> = {
  waiter: icons.coffeeCup,
  thief: icons.robber,
  actor: icons.dramaMasks,
  musician: icons.guitar,
  painter: icons.easel,
  babysitter: icons.kidSlide,
  cleaner: icons.vacuumCleaner,
  cashier: icons.abacus,
  courier: icons.scooter,
  factory_worker: icons.factoryArm,
  salesperson: icons.priceTag,
  policeman: icons.policeBadge,
  nurse: icons.nurseFemale,
  chef: icons.chefToque,
  journalist: icons.newspaper,
  teacher: icons.teacher,
  programmer: icons.laptop,
  estate_agent: icons.houseKeys,
  headhunter: icons.archeryTarget,
  banker: icons.bank,
  architect: icons.pencilRuler,
  lawyer: icons.scales,
  notary: icons.waxSeal,
  judge: icons.gavel,
  doctor: icons.stethoscope,
  diplomat: icons.shakingHands,
  company_director: icons.officeChair,
  mayor: icons.capitol,
  useless: icons.thumbDown,
  overworked: icons.paperTray,
  bad_reference: icons.stabbedNote,
  burnout: icons.batteryMinus,
  fired: icons.exitDoor,
  strike: icons.megaphone,
  tax_audit: icons.magnifyingGlass,
  studies_law: icons.bookmarklet,
  studies_engineering: icons.gears,
  studies_medicine: icons.heartOrgan,
  studies_business: icons.histogram,
  studies_arts: icons.palette,
  studies_languages: icons.conversation,
  studies_philosophy: icons.philosopherBust,
  apprenticeship: icons.hammerNails,
  evening_classes: icons.deskLamp,
  salsa_lessons: icons.ballerinaShoes,
  diet: icons.shinyApple,
  therapy: icons.sofa,
  yoga: icons.meditation,
  backpacking: icons.knapsack,
  world_tour: icons.world,
  football_club: icons.soccerBall,
  choir: icons.sing,
  scuba_diving: icons.scubaMask,
  library_card: icons.bookshelf,
  driving_licence: icons.steeringWheel,
  cooking_course: icons.cookingPot,
  volunteering: icons.caduceus,
  overeating: icons.hamburger,
  boredom: icons.sleepy,
  smoking: icons.cigarette,
  failed_exam: icons.dunceCap,
  gambling: icons.pokerHand,
  accident: icons.armSling,
  childhood_friend: icons.treeSwing,
  neighbours: icons.village,
  pen_friend: icons.envelope,
  drinking_buddy: icons.beerStein,
  best_friend: icons.highFive,
  dinner_party: icons.wineGlass,
  influential_friend: icons.topHat,
  dog: icons.sittingDog,
  first_date: icons.rose,
  holiday_romance: icons.palmTree,
  soulmate: icons.lovers,
  wedding: icons.bigDiamondRing,
  civil_union: icons.linkedRings,
  baby_girl: icons.babyFace,
  baby_boy: icons.babyBottle,
  twins: icons.storkDelivery,
  rich_aunt: icons.pearlNecklace,
  quarrel: icons.faceToFace,
  gossip: icons.talk,
  jealousy: icons.angryEyes,
  mother_in_law: icons.witchFace,
  divorce: icons.brokenHeart,
  heartbreak: icons.shatteredHeart,
  swindler: icons.cardAceSpades,
  rented_room: icons.bed,
  studio: icons.bedLamp,
  two_room_flat: icons.doorway,
  upscale_flat: icons.modernCity,
  houseboat: icons.paddleSteamer,
  terraced_house: icons.familyHouse,
  country_house: icons.woodCabin,
  villa: icons.poolDive,
  castle: icons.castle,
  rental_studio: icons.hangingSign,
  old_car: icons.jeep,
  motorbike: icons.fullMotorcycleHelmet,
  new_car: icons.cityCar,
  camper_van: icons.surferVan,
  sports_car: icons.raceCar,
  furniture: icons.armchair,
  savings_plan: icons.piggyBank,
  insurance_policy: icons.umbrella,
  alarm_system: icons.ringingAlarm,
  heirloom: icons.pocketWatch,
  termites: icons.ants,
  burglary: icons.crowbar,
  noisy_street: icons.trafficLightsRed,
  car_theft: icons.carKey,
  house_fire: icons.flame,
  tax_bill: icons.payMoney,
  harmony: icons.yinYang,
  expert: icons.laurels,
  leader: icons.throneKing,
  tycoon: icons.goldStack,
  globetrotter: icons.airplaneDeparture,
  collector: icons.trophiesShelf,
  family: icons.familyTree,
  career: icons.stairsGoal,
  good_life: icons.champagneCork,
}

/** `toll heritage 100` in words: a deck or class, an amount, and whether it goes to the player who lays it. */
function powerSaid(power: string): Said {
  const [kind, ...rest] = power.split(' ')
  const params: Said['params'] = { who: 'bank' }
  for (const part of rest) {
    if (/^\d+$/.test(part)) params.number = Number(part)
    else if (part === 'layer') params.who = part
    else params.of = { word: part }
  }
  return { id: `face-power-${kind}`, params }
}

function money(fields: Fields, name: string, icon: string[], figure = (n: number) => `${n}`): Fact[] {
  const number = num(fields, name)
  return number ? [{ icons: icon, figure: figure(number), said: { id: `face-${name}`, params: { number } } }] : []
}

export const face: FaceOf = (card, fields) => {
  const deck = word(fields, 'deck')
  const sort = word(fields, 'class') || deck
  const isBlow = word(fields, 'border') === 'yellow'
  const domain = DOMAINS[deck] ?? OBJECTIVE
  const said: Said = isBlow
    ? { id: 'face-sort-blow', params: { deck: { word: deck } } }
    : deck === 'objective'
      ? { id: 'face-sort-objective' }
      : { id: 'face-sort', params: { deck: { word: deck }, sort: { word: sort } } }
  const powers = (fields.powers ?? []) as string[]
  const needs: Fact[] = numbers(fields, 'needs').map(([of, number]) => ({
    icons: [...(deck === 'objective' ? [] : [signs.lock]), DOMAINS[of]?.icon ?? icons.cardRandom],
    figure: `${number}`,
    said: { id: 'face-needs', params: { of: { word: of }, number } },
  }))
  const bonuses: Fact[] = Object.keys(DOMAINS)
    .filter((of) => num(fields, of) !== 0)
    .map((of) => ({
      icons: [DOMAINS[of]!.icon],
      figure: signed(num(fields, of)),
      said: { id: 'face-bonus', params: { of: { word: of }, change: signed(num(fields, of)) } },
    }))
  const levels = { levels: numbers(fields, 'needs'), raisedBy: 'objective_raise' }
  const raised: Fact[] = deck === 'objective' ? [{ said: { id: 'face-raised', params: { levels } } }] : []
  const own = num(fields, deck) ? bonuses.find((fact) => fact.icons?.[0] === domain.icon) : undefined
  return {
    look: domain.look,
    border: isBlow ? 'yellow' : deck in DOMAINS ? 'black' : undefined,
    sort: said,
    sortIcon: domain.icon,
    icon: ICONS[card] ?? CLASSES[sort] ?? domain.icon,
    worth: own && { ...own, icons: [] },
    marks: [
      ...(isBlow ? [{ icons: [signs.bolt], said: { id: 'face-target', params: { target: word(fields, 'target') || 'other' } } }] : []),
      ...(isBlow || !CLASSES[sort] || CLASSES[sort] === domain.icon ? [] : [{ icons: [CLASSES[sort]] }]),
    ],
    facts: [
      ...bonuses.filter((fact) => fact !== own),
      ...money(fields, 'salary', [signs.note]),
      ...money(fields, 'per_pip', [signs.note, signs.die], (number) => `×${number}`),
      ...money(fields, 'cost', [signs.coin]),
      ...money(fields, 'upkeep', [signs.again, signs.coin]),
      ...money(fields, 'graduates', [icons.diploma, signs.die], (number) => (number < 6 ? `${number}–6` : '6')),
      ...needs,
      ...powers.map((power) => ({ power: true, said: powerSaid(power) })),
    ],
    more: [...raised, { said: { id: 'face-copies', params: { number: num(fields, 'count') } } }],
  }
}
