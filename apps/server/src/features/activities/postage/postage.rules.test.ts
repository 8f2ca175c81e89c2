import fc from 'fast-check'
import { expect, it } from 'vitest'
import { unitsLeft } from './postage.rules.ts'

const units = fc.integer({ min: 0, max: 100_000 })

it.each([
  [{ quota: 10, reserved: 3, sold: 4, available: 99 }, 3],
  [{ quota: 10, reserved: 3, sold: 4, available: 2 }, 2],
  [{ quota: 10, reserved: 0, sold: 10, available: 2 }, 0],
  [{ quota: 5, reserved: 3, sold: 4, available: 2 }, 0],
  [{ quota: 5, reserved: 0, sold: 0, available: -2 }, 0],
])('of %j can be taken %i', (of, left) => {
  expect(unitsLeft(of)).toBe(left)
})

it('never gives more than the trial and the store have, and all of it at last', () => {
  fc.assert(
    fc.property(units, units, units, units, (quota, reserved, sold, available) => {
      const left = unitsLeft({ quota, reserved, sold, available })
      expect(left).toBeGreaterThanOrEqual(0)
      expect(left).toBeLessThanOrEqual(available)
      expect(left).toBeLessThanOrEqual(Math.max(0, quota - reserved - sold))
      const after = { quota, reserved: reserved + left, sold, available: available - left }
      expect(unitsLeft(after)).toBe(0)
      // Who pays for what was put aside takes nothing from anyone else.
      expect(unitsLeft({ quota, reserved: 0, sold: sold + reserved, available })).toBe(left)
    }),
  )
})
