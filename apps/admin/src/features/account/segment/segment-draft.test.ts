import type { Conditions } from '@mallard/contract/account/segment/segment-admin.calls'
import { day } from '@mallard/kernel'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { dayStart } from '#platform/show.ts'
import { conditionsOf, draftOf } from './segment-draft.ts'

/** Beginnings of days as the shop counts them. */
const days = fc.integer({ min: 0, max: 5_000 }).map((n) => dayStart('2020-01-01')! + n * day)
const ids = fc.uniqueArray(fc.integer({ min: 1, max: 999 }), { minLength: 1, maxLength: 5 })
const conditions: fc.Arbitrary<Conditions> = fc.record(
  {
    of: fc.constantFrom('store' as const, 'brand' as const),
    orderedWithin: fc.integer({ min: 1, max: 3_650 }),
    notOrderedFor: fc.integer({ min: 1, max: 3_650 }),
    ordersMin: fc.nat(100),
    ordersMax: fc.nat(100),
    spentMin: fc.nat(10_000_000),
    spentMax: fc.nat(10_000_000),
    goods: ids,
    tags: ids,
    notTags: ids,
    levels: fc.constant(['gold']),
    sources: fc.constant(['wap']),
    joinedFrom: days,
    joinedUntil: days,
  },
  { requiredKeys: ['of'] },
)

it('what a segment asks is the same after it was in the form', () => {
  fc.assert(
    fc.property(conditions, (asked) => {
      expect(conditionsOf(draftOf('x', asked))).toEqual(asked)
    }),
    { numRuns: 200 },
  )
})
