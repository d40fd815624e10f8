// What stands on the chance cards of Happy.

import { signs } from '../../look/signs'
import { halves, num, word, type Fact, type FaceOf, type Look } from '../../parts/face'
import { icons } from './icons'

/** Colour tells whom a card is for: yellow helps, red hurts, orange does either, green parries. */
const COLOURS: Record<string, { look: Look; icon: string }> = {
  yellow: { look: 'goods', icon: icons.sun },
  orange: { look: 'either', icon: icons.splitArrows },
  red: { look: 'blow', icon: signs.bolt },
  green: { look: 'money', icon: icons.shield },
}

const ICONS: Record<string, string> = {
  world_trip: icons.world,
  friendship: icons.threeFriends,
  car_upgrade: icons.raceCar,
  mba: icons.graduateCap,
  inheritance: icons.openTreasureChest,
  lottery: icons.ticket,
  extra_dice: icons.rollingDices,
  internet_love: icons.loveLetter,
  skip_school: icons.jumpAcross,
  take_cat: icons.cat,
  take_dog: icons.sittingDog,
  pet_insurance: icons.pawHeart,
  secret_love: icons.heartKey,
  cover_up: icons.silenced,
  plague: icons.plagueDoctorProfile,
  health_insurance: icons.healingShield,
  fire: icons.flame,
  fire_insurance: icons.fireExtinguisher,
  corona: icons.virus,
  vaccination: icons.syringe,
  scratch: icons.tripleScratches,
  burn_out: icons.batteryMinus,
  school_down: icons.dunceCap,
}

export const face: FaceOf = (card, fields, deck) => {
  const colour = word(fields, 'colour')
  const { look, icon } = COLOURS[colour] ?? { look: 'special' as const, icon: icons.cardRandom }
  const points = num(fields, 'points')
  const parry = word(fields, 'parried_by')
  const parries = Object.keys(deck).filter((other) => deck[other]!.parried_by === card)
  const facts: Fact[] = [{ said: { id: `face-card-${card}` } }]
  if (parries.length) facts.push({ said: { id: 'face-parries', params: { cards: { cards: parries } } } })
  const marks: Fact[] = []
  if (parry === 'none') marks.push({ icons: [icons.shieldDisabled], said: { id: 'face-no_parry' } })
  else if (parry) marks.push({ icons: [icons.shield], said: { id: 'face-parried_by', params: { card: { card: parry } } } })
  return {
    look,
    sort: { id: `face-sort-${colour}` },
    sortIcon: icon,
    icon: ICONS[card] ?? icon,
    worth: points
      ? { icons: [signs.smile], figure: halves(points), said: { id: 'face-points', params: { points: halves(points) } } }
      : undefined,
    marks,
    facts,
    more: [
      { said: { id: 'face-copies', params: { number: num(fields, 'copies') } } },
      ...(card === 'world_trip' ? [{ said: { id: 'face-in_play-world_trip' } }] : []),
    ],
  }
}
