import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cellPrizes, lightPath, lightPause, ring, sectorPath, turnTo } from './turn.rules.ts'

const sectors = fc.integer({ min: 2, max: 8 })

describe('the wheel', () => {
  it('stops with the middle of the prize on top, always turning onwards', () => {
    fc.assert(
      fc.property(
        sectors,
        fc.nat({ max: 7 }),
        fc.integer({ min: 0, max: 20_000 }),
        (count, nth, from) => {
          const place = nth % count
          const degrees = turnTo(from, place, count)
          expect(degrees - from).toBeGreaterThanOrEqual(5 * 360)
          const off = (degrees + (place * 360) / count) % 360
          expect(Math.min(off, 360 - off)).toBeLessThan(0.001)
        },
      ),
    )
  })

  it('has sectors that fill it', () => {
    expect(sectorPath(2)).toBe('M0 0 L-100 0 A100 100 0 0 1 100 0 Z')
    expect(sectorPath(4)).toBe('M0 0 L-70.711 -70.711 A100 100 0 0 1 70.711 -70.711 Z')
  })
})

describe('the grid', () => {
  it('shows every prize, and its light stops at the one that was won, going slower', () => {
    fc.assert(
      fc.property(sectors, fc.nat({ max: 7 }), fc.nat({ max: 7 }), (count, from, nth) => {
        const place = nth % count
        const cells = cellPrizes(count)
        expect(new Set(cells).size).toBe(count)
        expect(cells).toHaveLength(ring.length)
        const path = lightPath(from, place)
        expect(cells[path.at(-1)!]).toBe(place)
        expect(path.length).toBeGreaterThanOrEqual(3 * ring.length)
        const pauses = path.map((_, step) => lightPause(step, path.length))
        expect(pauses).toEqual(pauses.toSorted((one, other) => one - other))
      }),
    )
  })
})
