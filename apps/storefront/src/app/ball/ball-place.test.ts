// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest'
import {
  freeTop,
  nextStation,
  placeAt,
  placeByKey,
  storedPlace,
  storePlace,
  topOf,
  type BallPlace,
} from './ball-place.ts'

const room = { top: 50, bottom: 700 }
const low: BallPlace = { side: 'right', down: 1 }

afterEach(() => localStorage.clear())

describe('the place of the ball', () => {
  it('leaves the bars at head and foot free, on every screen', () => {
    for (const bottom of [700, 500, 200]) {
      for (const down of [0, 0.3, 1]) {
        const top = topOf({ side: 'left', down }, { top: 50, bottom })
        expect(top).toBeGreaterThanOrEqual(62)
        expect(top + 48).toBeLessThanOrEqual(bottom - 12)
      }
    }
    expect(topOf(low, { top: 50, bottom: 90 })).toBe(62)
  })

  it('is the side and the height at which a finger lets it go', () => {
    expect(placeAt(100, 375, 375, room)).toEqual({ side: 'left', down: (375 - 62) / (640 - 62) })
    expect(placeAt(300, -500, 375, room)).toEqual({ side: 'right', down: 0 })
    expect(placeAt(300, 5_000, 375, room)).toEqual({ side: 'right', down: 1 })
  })

  it('changes by arrow keys, within its bounds', () => {
    expect(placeByKey(low, 'ArrowUp')?.down).toBeCloseTo(0.9)
    expect(placeByKey(low, 'ArrowDown')).toEqual(low)
    expect(placeByKey(low, 'ArrowLeft')).toEqual({ side: 'left', down: 1 })
    expect(placeByKey(low, 'Enter')).toBeUndefined()
  })

  it('goes round six stations without dragging, from wherever it is', () => {
    const seen = new Set<string>()
    let place: BallPlace = { side: 'right', down: 0.93 }
    for (let step = 0; step < 6; step += 1) {
      place = nextStation(place)
      seen.add(`${place.side} ${place.down}`)
    }
    expect(seen.size).toBe(6)
  })

  it('steps aside to the nearest height at which no control lies under it', () => {
    const at = (top: number, ...controls: [number, number][]) =>
      freeTop(
        top,
        room,
        controls.map(([from, until]) => ({ top: from, bottom: until })),
      )
    expect(at(640, [100, 140])).toBe(640)
    expect(at(640, [650, 690])).toBe(598)
    expect(at(300, [280, 310])).toBe(314)
    expect(at(300, [330, 360])).toBe(278)
    // What is free of one may be another's.
    expect(at(300, [330, 360], [260, 290])).toBe(364)
    // Never into the bars; and where there is no room it stays.
    expect(at(62, [60, 90])).toBe(94)
    expect(at(640, [0, 900])).toBe(640)
  })

  it('is remembered', () => {
    expect(storedPlace()).toEqual(low)
    storePlace({ side: 'left', down: 0.25 })
    expect(storedPlace()).toEqual({ side: 'left', down: 0.25 })
  })

  it.each([
    '{',
    'null',
    '[]',
    '{"side":"up","down":1}',
    '{"side":"left","down":"1"}',
    '{"side":"left","down":null}',
  ])('does not believe a stored %s', (text) => {
    localStorage.setItem('ballPlace', text)
    expect(storedPlace()).toEqual(low)
  })
})
