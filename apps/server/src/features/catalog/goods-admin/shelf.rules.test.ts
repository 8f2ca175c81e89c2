import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { afterHand, afterStep, dueStep, timesStand } from './shelf.rules.ts'

const time = fc.option(fc.integer({ min: 0, max: 20 }), { nil: null })
const times = fc
  .record({ onAt: time, offAt: time })
  .filter(({ onAt, offAt }) => onAt === null || offAt === null || onAt < offAt)
const now = fc.integer({ min: 0, max: 20 })

describe('times of the shelf', () => {
  it('may be planned when they are to come, in their order, and begin with what is off', () => {
    fc.assert(
      fc.property(time, time, fc.boolean(), now, (onAt, offAt, onSale, at) => {
        const isToCome = [onAt, offAt].every((each) => each === null || each > at)
        const isInOrder = onAt === null || offAt === null || onAt < offAt
        const isNeeded = onAt === null || !onSale
        expect(timesStand({ onAt, offAt }, { onSale, now: at }).ok).toBe(
          isToCome && isInOrder && isNeeded,
        )
      }),
    )
  })

  it('are each done once, and leave goods as whoever watched all the time would', () => {
    fc.assert(
      fc.property(times, fc.array(now), (plan, looks) => {
        let [left, onSale] = [plan, false]
        const done: string[] = []
        for (const at of [...looks].toSorted((a, b) => a - b)) {
          const step = dueStep(left, at)
          if (!step) continue
          done.push(step)
          onSale = step === 'on'
          left = afterStep(left, step)
          expect(dueStep(left, at)).toBeUndefined()
        }
        const last = Math.max(-1, ...looks)
        const { onAt, offAt } = plan
        const isOn = onAt !== null && onAt <= last && (offAt === null || offAt > last)
        expect(onSale).toBe(isOn)
        expect(done.length).toBe(new Set(done).size)
      }),
    )
  })

  it('that are due take nothing back that was done by hand, and what is to come stays', () => {
    fc.assert(
      fc.property(times, fc.boolean(), now, (plan, after, at) => {
        const left = afterHand(plan, { before: !after, after, now: at })
        if (after) {
          expect(dueStep(left, at)).toBeUndefined()
          expect(left.onAt).toBeNull()
        }
        expect(left.offAt).toBe(after && (plan.offAt ?? 0) > at ? plan.offAt : null)
        expect(afterHand(plan, { before: after, after, now: at })).toEqual(plan)
      }),
    )
  })
})
