import { fakeClock, minute, second } from '@mallard/kernel'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { testDatabase } from '#app/testing/test-harness.ts'
import type { HeldRow } from './coupon.repo.ts'
import { withTerms } from './terms.service.ts'
import { testCoupon } from './test-coupons.ts'

const { kysely: db } = await testDatabase()
const clock = fakeClock()
const shop = { services: { db }, clock } as unknown as Parameters<typeof testCoupon>[0]

const held = (templateId: number, couponHistoryId: number): HeldRow => ({
  templateId,
  couponHistoryId,
  validFrom: clock.now(),
  validTo: clock.now() + minute,
  status: 0,
})
const nameOf = async (row: HeldRow) => (await withTerms(db, [row], clock.now()))[0]!.name

it('gives each coupon the terms of its own template', async () => {
  const [ten, twenty] = [
    await testCoupon(shop, { face: 1000 }),
    await testCoupon(shop, { face: 2000 }),
  ]
  const rows = [held(twenty.id, 1), held(ten.id, 2), held(twenty.id, 3)]
  const faces = (coupons: Awaited<ReturnType<typeof withTerms>>) =>
    coupons.map(({ couponHistoryId, face }) => [couponHistoryId, face])
  expect(faces(await withTerms(db, rows, clock.now()))).toEqual([
    [1, 2000],
    [2, 1000],
    [3, 2000],
  ])
  // One that is known beside one that is not.
  const five = await testCoupon(shop, { face: 500 })
  expect(faces(await withTerms(db, [held(five.id, 4), held(ten.id, 5)], clock.now()))).toEqual([
    [4, 500],
    [5, 1000],
  ])
})

it('keeps them for four seconds, no longer', async () => {
  const { id } = await testCoupon(shop, { name: '旧名' })
  expect(await nameOf(held(id, 1))).toBe('旧名')
  await sql`update coupon_template set name = '新名' where id = ${id}`.execute(db)
  clock.advance(4 * second - 1)
  expect(await nameOf(held(id, 1))).toBe('旧名')
  clock.advance(1)
  expect(await nameOf(held(id, 1))).toBe('新名')
})
