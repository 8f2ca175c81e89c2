import { ok, refuse } from '@mallard/kernel'
import { expect, it } from 'vitest'
import type { Db } from '#platform/db/database.ts'
import { admit, gateCount, knownGone, noteGone, noteRefusal, takeRefusals } from './admission.ts'

const gone = refuse('seckillSoldOut')
const limit = refuse('seckillLimit', { limit: 1 })

it('forgets a SKU once nobody stands before it and its refusals were counted, and not before', async () => {
  const db = {} as Db
  noteRefusal(db, 1, 'A', limit, 0)
  noteGone(db, 2, 'A', gone, 0)
  noteGone(db, 3, 'A', undefined, 0)
  expect(gateCount(db)).toBe(2)
  await admit({ db, seckillId: 4, productSn: 'A', now: () => 500 }, async () => {
    expect(gateCount(db)).toBe(3)
    // A second later nothing is believed any more; refusals wait for whoever counts them.
    noteRefusal(db, 5, 'A', limit, 2_000)
    expect(gateCount(db)).toBe(3)
    return ok(undefined)
  })
  expect(takeRefusals(db, 1, ['A'])).toEqual(new Map([['A', 1]]))
  expect(takeRefusals(db, 5, ['A'])).toEqual(new Map([['A', 1]]))
  noteGone(db, 6, 'A', gone, 2_000)
  expect(gateCount(db)).toBe(1)
  expect(knownGone(db, 6, 'A', 2_000)).toBe(gone)
  expect(takeRefusals(db, 6, ['A'])).toEqual(new Map([['A', 1]]))
})
