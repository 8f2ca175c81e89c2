import {
  evaluateStage,
  mayChoose,
  testerStep,
} from '@mallard/contract/activities/evaluate/evaluate.codes'
import { day, hour } from '@mallard/kernel'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { daysLeft, dueWithin, shuffled } from './evaluate.rules.ts'

const trial = {
  startAt: 1000,
  endAt: 2000,
  isClosed: false,
  quota: 2,
  chosen: 0,
  isSettled: false,
  awaited: 0,
}

describe('a trial', () => {
  it.each([
    [999, {}, 'draft'],
    [1000, {}, 'applying'],
    [1999, {}, 'applying'],
    [2000, {}, 'choosing'],
    [2000, { chosen: 1, awaited: 1 }, 'choosing'],
    [2000, { chosen: 2, awaited: 2 }, 'testing'],
    [2000, { chosen: 1, awaited: 1, isSettled: true }, 'testing'],
    [2000, { chosen: 2, awaited: 0 }, 'ended'],
    [2000, { isSettled: true }, 'ended'],
    [1500, { isClosed: true }, 'ended'],
  ] as const)('at %i with %j is %s', (now, more, stage) => {
    expect(evaluateStage({ ...trial, ...more }, now)).toBe(stage)
  })

  it('gives places away once nobody applies any more, while there are some', () => {
    expect(mayChoose(trial, 1999)).toBe(false)
    expect(mayChoose(trial, 2000)).toBe(true)
    expect(mayChoose({ ...trial, isSettled: true }, 2000)).toBe(true)
    expect(mayChoose({ ...trial, chosen: 2 }, 2000)).toBe(false)
    expect(mayChoose({ ...trial, isClosed: true }, 2000)).toBe(false)
  })
})

it('a tester waits for the goods, then owes a report until it is written', () => {
  const chosen = { state: 'chosen', reportDue: null, isReported: false } as const
  expect(testerStep({ ...chosen, state: 'applied' }, 0)).toBe('applied')
  expect(testerStep(chosen, 0)).toBe('coming')
  expect(testerStep({ ...chosen, reportDue: 10 }, 9)).toBe('due')
  expect(testerStep({ ...chosen, reportDue: 10 }, 10)).toBe('late')
  expect(testerStep({ ...chosen, reportDue: 10, isReported: true }, 99)).toBe('reported')
})

describe('a lot', () => {
  it('has everybody once, whatever the numbers', () => {
    const chance = fc.infiniteStream(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }))
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer()), chance, (people, numbers) => {
        const below = (bound: number) => Math.floor(Number(numbers.next().value) * bound)
        expect(shuffled(people, below).toSorted((a, b) => a - b)).toEqual(
          people.toSorted((a, b) => a - b),
        )
      }),
    )
  })

  it('brings everybody to each place equally often', () => {
    const orders = new Map<string, number>()
    // Each run of numbers that three people can be drawn with, once.
    for (const first of [0, 1, 2])
      for (const second of [0, 1]) {
        const numbers = [first, second]
        const drawn = shuffled(['a', 'b', 'c'], () => numbers.shift()!).join('')
        orders.set(drawn, (orders.get(drawn) ?? 0) + 1)
      }
    expect([...orders.values()]).toEqual([1, 1, 1, 1, 1, 1])
  })
})

it('days are counted to the end of the day on which a report is due', () => {
  const due = Date.UTC(2026, 0, 10, 16)
  expect(daysLeft(due, due - hour)).toBe(0)
  expect(daysLeft(due, due - day)).toBe(0)
  expect(daysLeft(due, due - day - 1)).toBe(1)
  expect(daysLeft(due, due - 3 * day - hour)).toBe(3)
  expect(dueWithin(3, due - 4 * day).getTime()).toBe(due)
})
