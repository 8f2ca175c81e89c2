// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest'
import { nextStation, placeAt, placeByKey, storedPlace, storePlace, topOf, type BallPlace } from './ball-place.ts'

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

  it('is remembered', () => {
    expect(storedPlace()).toEqual(low)
    storePlace({ side: 'left', down: 0.25 })
    expect(storedPlace()).toEqual({ side: 'left', down: 0.25 })
  })

  it.each(['{', 'null', '[]', '{"side":"up","down":1}', '{"side":"left","down":"1"}', '{"side":"left","down":null}'])(
    'does not believe a stored %s',
    (text) => {
      localStorage.setItem('ballPlace', text)
      expect(storedPlace()).toEqual(low)
    },
  )
})
