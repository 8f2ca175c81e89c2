import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { activityState } from './activity.codes.ts'

const period = { startAt: 1000, endAt: 2000, isClosed: false }

describe('an activity', () => {
  it.each([
    [999, 'WAIT'],
    [1000, 'RUN'],
    [1999, 'RUN'],
    [2000, 'END'],
  ])('stands at %i, to the millisecond, at %s; ended early it is closed', (now, state) => {
    expect(activityState(period, now)).toBe(state)
    expect(activityState({ ...period, isClosed: true }, now)).toBe('CLOSED')
  })

  it('never goes back, and never runs where it has no time', () => {
    const order = ['WAIT', 'RUN', 'END']
    const moment = fc.integer({ min: 0, max: 5000 })
    fc.assert(
      fc.property(moment, moment, moment, moment, (startAt, lasts, one, other) => {
        const place = (now: number) =>
          order.indexOf(activityState({ startAt, endAt: startAt + lasts, isClosed: false }, now))
        expect(place(Math.min(one, other))).toBeLessThanOrEqual(place(Math.max(one, other)))
        if (lasts === 0) expect(place(one)).not.toBe(1)
      }),
    )
  })
})
