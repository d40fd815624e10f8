import { expect, test } from 'vitest'
import { GAP, hasRoom, placeNote, type Box } from './place'

const note = { width: 360, height: 200 }
const desktop = { width: 1280, height: 800 }
const phone = { width: 390, height: 844 }
const box = (left: number, top: number, width: number, height: number): Box => ({ left, top, right: left + width, bottom: top + height })

test('a note stands beside what it points at, with its arrow towards the middle of that', () => {
  const place = placeNote(box(100, 300, 80, 100), note, desktop)
  expect(place).toEqual({ left: 180 + GAP, top: 250, side: 'right', arrow: 100 })
})

test('it stays on the screen, and the arrow stays clear of its corners', () => {
  const place = placeNote(box(100, 780, 80, 20), note, desktop)
  expect(place.top + note.height).toBeLessThan(desktop.height)
  expect(place.arrow).toBeLessThan(note.height)
})

test('it goes to the other side where there is no room', () => {
  expect(placeNote(box(1100, 300, 150, 100), note, desktop).side).toBe('left')
  expect(placeNote(box(10, 10, 1260, 100), note, desktop).side).toBe('below')
})

test('on a phone it stands below or above', () => {
  expect(placeNote(box(10, 100, 80, 100), note, phone).side).toBe('below')
  expect(placeNote(box(10, 700, 80, 100), note, phone).side).toBe('above')
})

test('it covers what matters least', () => {
  const spot = box(10, 300, 80, 100)
  expect(placeNote(spot, note, phone, [box(0, 420, 390, 200)]).side).toBe('above')
  expect(placeNote(spot, note, phone, [box(0, 0, 390, 250)]).side).toBe('below')
})

test('where no side has room, it lies in the corner in which it covers least', () => {
  const spot = box(0, 100, 390, 700)
  expect(placeNote(spot, note, phone)).toMatchObject({ side: null, top: 8 })
  expect(hasRoom(spot, note, phone)).toBe(false)
  const sideways = { width: 844, height: 390 }
  expect(placeNote(box(300, 130, 540, 140), note, sideways)).toMatchObject({ side: null, left: 8, top: 8 })
})

test('without anything to point at it lies in the middle', () => {
  expect(placeNote(null, note, desktop)).toMatchObject({ left: 460, top: 300, side: null })
})

test('what is not seen as a whole has to be scrolled to', () => {
  expect(hasRoom(box(10, 100, 80, 100), note, phone)).toBe(true)
  expect(hasRoom(box(10, 800, 80, 100), note, phone)).toBe(false)
})
