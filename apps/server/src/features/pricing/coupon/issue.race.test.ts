import { couponAdminCalls } from '@mallard/contract/pricing/coupon/coupon-admin.calls'
import { couponMemberCalls } from '@mallard/contract/pricing/coupon/coupon.calls'
import { refundAdminCalls } from '@mallard/contract/aftersales/returns/refund-admin.calls'
import { staffCalls } from '@mallard/contract/people/staff/staff.calls'
import { day, minute } from '@mallard/kernel'
import type { Caller } from '@mallard/testing/caller'
import { randomUUID } from 'node:crypto'
import { beforeEach, expect, it } from 'vitest'
import { buyer, pay, placeOrder, skusWithStock } from '#app/testing/test-buyer.ts'
import { testShop } from '#app/testing/test-shop.ts'
import { couponSetup } from './test-coupons.ts'

const shop = await testShop()
const phone = '13911112222'
const browser = await buyer(shop, phone)
let owner: Caller
let finance: Caller

beforeEach(async () => {
  // What one gave alone in the test before counts no more.
  shop.clock.advance(day + minute)
  owner = await shop.staff()
  finance = await shop.staff('finance')
})

/** A coupon with these terms. */
async function coupon(terms: object): Promise<number> {
  const input = { ...couponSetup(), perUserLimit: 20, total: 20, ...terms, requestId: randomUUID() }
  return (await owner.data(couponAdminCalls.create, input)).id
}
const giving = (id: number, to = phone) => ({ id, phones: [to], requestId: randomUUID() })
const others = ['1', '2', '3', '4', '5', '6', '7', '8'].map((last) => `1391111333${last}`)
for (const each of others) await shop.shopper(each)
const held = async () =>
  (await browser.data(couponMemberCalls.couponNewlist, { status: 0 })).list.length

it('a coupon worth more than one may give is given on the word of another, once', async () => {
  const id = await coupon({ face: 200_001 })
  const input = giving(id)
  const before = await held()
  for (let turn = 0; turn < 2; turn += 1)
    expect(await owner.data(couponAdminCalls.issue, input)).toMatchObject({ given: 0, waits: true })
  const [open] = await finance.data(couponAdminCalls.waiting, {})
  expect(open).toMatchObject({ couponId: id, members: 1, worth: 200_001, canDecide: true })
  const approvals = await finance.data(staffCalls.approvals, {})
  expect(approvals.map(({ object }) => object)).toContain(`coupon ${id}`)
  const yes = { id: open!.id, verdict: 'approve', note: '' } as const
  expect(await owner.call(couponAdminCalls.decide, yes)).toMatchObject({ reason: 'needsAnother' })
  expect(await held()).toBe(before)
  for (let turn = 0; turn < 2; turn += 1)
    expect(await finance.data(couponAdminCalls.decide, yes)).toEqual([])
  expect(await held()).toBe(before + 1)
})

it('a request that is sent again gives nothing else than it gave', async () => {
  const [small, large] = [await coupon({ face: 100 }), await coupon({ face: 200_001 })]
  const input = giving(small)
  expect(await owner.data(couponAdminCalls.issue, input)).toMatchObject({ given: 1 })
  expect(await owner.data(couponAdminCalls.issue, input)).toMatchObject({ given: 0 })
  const other = { ...input, id: large }
  expect(await owner.data(couponAdminCalls.issue, other)).toMatchObject({ given: 0, waits: true })
})

it('is counted by what it may take off, also in per cent and by a code, with refunds', async () => {
  const [sku] = await skusWithStock(shop, 1)
  const { orderSn: sn } = await placeOrder(browser, [sku!])
  await pay(shop, browser, sn)
  const left = async () => (await owner.data(refundAdminCalls.options, { sn })).leftToday
  const percent = await coupon({ kind: 2, face: 0, discountBp: 9000 })
  expect(await owner.data(couponAdminCalls.issue, giving(percent))).toMatchObject({ given: 1 })
  const capped = await coupon({ kind: 2, face: 0, discountBp: 1, maxDiscount: 150_000 })
  for (const each of others.slice(0, 5))
    await owner.data(couponAdminCalls.issue, giving(capped, each))
  expect(await left()).toBe(150_000)
  const scan = await coupon({ face: 149_999, obtain: 'scan' })
  await owner.data(couponAdminCalls.scanCode, { id: scan })
  expect(await left()).toBe(1)
  expect(await owner.call(couponAdminCalls.scanCode, { id: scan })).toMatchObject({
    reason: 'givesTooMuch',
  })
})

it('what one person gives at the same moment stays below the sum of a day', async () => {
  const id = await coupon({ face: 150_000 })
  const codes = await coupon({ face: 150_000, obtain: 'scan' })
  const answers = await Promise.all([
    ...others.map((each) => owner.call(couponAdminCalls.issue, giving(id, each))),
    ...Array.from({ length: 4 }, () => owner.call(couponAdminCalls.scanCode, { id: codes })),
  ])
  const given = answers.filter(
    ({ code, data }) => code === 200 && (data as { waits?: boolean }).waits !== true,
  )
  expect(given).toHaveLength(6)
})

it('parts of what one member gets in a day are counted together, whoever gives them', async () => {
  const id = await coupon({ face: 150_000 })
  const people = [owner, owner, finance, finance]
  const answers = await Promise.all(
    people.map((who) => who.call(couponAdminCalls.issue, giving(id, others[7]))),
  )
  const given = answers.filter(
    ({ code, data }) => code === 200 && (data as { waits?: boolean }).waits !== true,
  )
  expect(given).toHaveLength(1)
})
