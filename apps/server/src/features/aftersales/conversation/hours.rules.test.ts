import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isStaffed } from './hours.rules.ts'

const week = [1, 2, 3, 4, 5, 6, 7]

describe('the hours of the service', () => {
  it('hold by Beijing’s clock, on the days that were chosen', () => {
    const workdays = { isLimited: true, weekdays: [1, 2, 3, 4, 5], opens: 540, closes: 1080 }
    const says = (text: string) => isStaffed(workdays, Date.parse(`${text}+08:00`))
    // The 30th of November 2026 is a Monday.
    expect(says('2026-11-30T08:59:59')).toBe(false)
    expect(says('2026-11-30T09:00:00')).toBe(true)
    expect(says('2026-11-30T17:59:59')).toBe(true)
    expect(says('2026-11-30T18:00:00')).toBe(false)
    expect(says('2026-11-29T12:00:00')).toBe(false)
    expect(says('2026-12-04T12:00:00')).toBe(true)
    expect(says('2026-12-05T00:30:00')).toBe(false)
  })

  it('are always where they are not limited, and as long each day as they say', () => {
    const times = fc.integer({ min: 0, max: 4_000_000_000_000 })
    const hours = fc
      .tuple(fc.integer({ min: 0, max: 1439 }), fc.integer({ min: 1, max: 1440 }))
      .filter(([opens, closes]) => opens < closes)
    fc.assert(
      fc.property(times, hours, (now, [opens, closes]) => {
        const setting = { weekdays: week, opens, closes }
        expect(isStaffed({ ...setting, isLimited: false }, now)).toBe(true)
        const start = now - ((now + 28_800_000) % 86_400_000)
        const at = (minutes: number) =>
          isStaffed({ ...setting, isLimited: true }, start + minutes * 60_000)
        expect([at(opens), at(closes - 1)]).toEqual([true, true])
        if (opens > 0) expect(at(opens - 1)).toBe(false)
        if (closes < 1440) expect(at(closes)).toBe(false)
      }),
      { numRuns: 50 },
    )
  })
})
