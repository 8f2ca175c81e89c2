import { day, hour } from '@mallard/kernel'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { awaitedUntil, pickupDays, slotAt } from './pickup.rules.ts'

const at = (text: string) => Date.parse(`${text}+08:00`)
const starts = (now: number, deadline?: number) =>
  pickupDays(now, deadline).map(({ day: date, slots }) => [date, ...slots.map(({ from }) => from)])

describe('times at which a courier can come', () => {
  it('are an hour ahead, to the millisecond, and days without any are left out', () => {
    expect(starts(at('2026-03-31T16:00:00'))).toEqual([
      ['2026-03-31', '17:00'],
      ['2026-04-01', '09:00', '11:00', '13:00', '15:00', '17:00'],
      ['2026-04-02', '09:00', '11:00', '13:00', '15:00', '17:00'],
    ])
    expect(starts(at('2026-03-31T16:00:00') + 1).map(([date]) => date)).toEqual([
      '2026-04-01',
      '2026-04-02',
    ])
  })

  it('are of the day in Beijing, where it is tomorrow already', () => {
    expect(starts(at('2027-01-01T00:30:00'))[0]!.slice(0, 2)).toEqual(['2027-01-01', '09:00'])
    expect(starts(at('2026-12-31T23:59:59'))[0]!.slice(0, 2)).toEqual(['2027-01-01', '09:00'])
  })

  it('begin before the goods have to be on their way', () => {
    const now = at('2026-03-31T08:00:00')
    const deadline = at('2026-03-31T11:00:00')
    expect(starts(now, deadline)).toEqual([['2026-03-31', '09:00']])
    expect(starts(now, deadline + 1)).toEqual([['2026-03-31', '09:00', '11:00']])
    expect(starts(now, now)).toEqual([])
  })

  it('are ahead and near, whenever one looks, and each can be found again', () => {
    const moment = fc.integer({ min: at('2026-01-01T00:00:00'), max: at('2028-12-31T00:00:00') })
    fc.assert(
      fc.property(moment, fc.option(fc.integer({ min: 0, max: 3 * day })), (now, wait) => {
        const deadline = wait === null ? undefined : now + wait
        const days = pickupDays(now, deadline)
        return days.every(
          ({ day: date, slots }) =>
            slots.length > 0 &&
            slots.every((slot) => {
              const start = at(`${date}T${slot.from}:00`)
              return (
                start >= now + hour &&
                start < (deadline ?? now + 3 * day) &&
                at(`${date}T${slot.until}:00`) - start === 2 * hour &&
                slotAt(days, date, slot.from) === slot
              )
            }),
        )
      }),
    )
  })

  it('are not found where they cannot be booked', () => {
    const days = pickupDays(at('2026-03-31T16:00:00'), undefined)
    expect([
      slotAt(days, '2026-03-31', '15:00'),
      slotAt(days, '2026-04-01', '10:00'),
      slotAt(days, '2026-04-03', '09:00'),
    ]).toEqual([undefined, undefined, undefined])
  })
})

it('waits for a courier who was booked until a day after their time, and for no other', () => {
  const pickup = { day: '2026-12-31', until: '19:00' }
  for (const status of ['asking', 'booked', 'collecting'])
    expect(awaitedUntil({ ...pickup, status })?.getTime()).toBe(at('2027-01-01T19:00:00'))
  for (const status of ['collected', 'cancelled', 'failed', ''])
    expect(awaitedUntil({ ...pickup, status })).toBeUndefined()
  expect(awaitedUntil(undefined)).toBeUndefined()
})
