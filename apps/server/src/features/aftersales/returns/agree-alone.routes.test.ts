import { orderCalls } from '@mallard/contract/trade/order/order.calls'
import { orderAdminCalls } from '@mallard/contract/trade/order/order-admin.calls'
import { refundAdminCalls } from '@mallard/contract/aftersales/returns/refund-admin.calls'
import { returnsCalls } from '@mallard/contract/aftersales/returns/returns.calls'
import { returnsAdminCalls } from '@mallard/contract/aftersales/returns/returns-admin.calls'
import { staffCalls } from '@mallard/contract/people/staff/staff.calls'
import { day, minute } from '@mallard/kernel'
import type { Caller } from '@mallard/testing/caller'
import { afterAll, beforeEach, expect, it } from 'vitest'
import {
  buyer,
  expectBooksToAgree,
  pay,
  placeOrder,
  skusWithStock,
} from '#app/testing/test-buyer.ts'
import { testShop } from '#app/testing/test-shop.ts'

const shop = await testShop()
const sku = (await skusWithStock(shop, 60)).toSorted((a, b) => b.price - a.price)[0]!
const many = Math.ceil(200_001 / sku.price)
let admin: Caller
let finance: Caller
let parcels = 0

beforeEach(async () => {
  // What one gave alone in the test before counts no more.
  shop.clock.advance(day + minute)
  admin = await shop.staff()
  finance = await shop.staff('finance')
})
afterAll(() => expectBooksToAgree(shop))

async function asked(quantity: number, type: number, reasonCode: string, isSent = true) {
  const browser = await buyer(shop)
  const { orderSn: sn } = await placeOrder(browser, [{ ...sku, quantity }])
  await pay(shop, browser, sn)
  const deliverySn = `AG${String((parcels += 1)).padStart(10, '0')}`
  if (isSent) await admin.data(orderAdminCalls.ship, { sn, companyCode: 'yuantong', deliverySn })
  const [item] = (await browser.data(orderCalls.detail, { sn })).items
  const input = { orderItemId: item!.id, num: quantity, type, reasonCode }
  const { applyId } = await browser.data(returnsCalls.v2Apply, input)
  return { browser, sn, applyId, paid: item!.realAmount }
}

const statusOf = async (applyId: string) =>
  (await admin.data(returnsAdminCalls.detail, { applyId })).status

async function settle(): Promise<void> {
  for (let round = 0; round < 3; round += 1) {
    await shop.worker.runDue()
    shop.clock.advance(minute)
    await shop.control('/_ctl/clock/advance', { milliseconds: 0 })
    await shop.dispatch()
  }
}

it('a refund of goods that stay with the shopper takes two beyond what one may give', async () => {
  const { browser, sn, applyId, paid } = await asked(many, 4, 'notArrived')
  for (let turn = 0; turn < 2; turn += 1)
    expect(await admin.data(returnsAdminCalls.agree, { applyId })).toMatchObject({
      status: -1,
      adminActions: ['refuse'],
    })
  const [open] = await finance.data(refundAdminCalls.waiting, {})
  expect(open).toMatchObject({
    orderSn: sn,
    applyId,
    amount: paid,
    isSentAgain: false,
    lines: [{ quantity: many }],
    canDecide: true,
  })
  const approvals = await finance.data(staffCalls.approvals, {})
  expect(approvals.filter(({ object }) => object === `return ${applyId}`)).toHaveLength(1)
  const yes = { id: open!.id, verdict: 'approve', note: '' } as const
  expect(await admin.call(refundAdminCalls.decide, yes)).toMatchObject({ reason: 'needsAnother' })
  expect(await finance.data(refundAdminCalls.decide, yes)).toEqual([])
  await settle()
  expect(await browser.data(orderCalls.detail, { sn })).toMatchObject({ refundedAmount: paid })
})

it('once declined it is asked for again, and what was refused meanwhile is not paid', async () => {
  const { applyId, browser, sn } = await asked(many, 4, 'notArrived')
  await admin.data(returnsAdminCalls.agree, { applyId })
  const [first] = await finance.data(refundAdminCalls.waiting, {})
  const no = { id: first!.id, verdict: 'decline', note: '先查物流' } as const
  await finance.data(refundAdminCalls.decide, no)
  const again = await admin.data(returnsAdminCalls.detail, { applyId })
  expect(again.adminActions).toEqual(['agree', 'refuse'])
  await admin.data(returnsAdminCalls.agree, { applyId })
  const [second] = await finance.data(refundAdminCalls.waiting, {})
  await finance.data(returnsAdminCalls.refuse, { applyId, reason: '已签收' })
  expect(
    await finance.call(refundAdminCalls.decide, { ...no, id: second!.id, verdict: 'approve' }),
  ).toMatchObject({ reason: 'returnStateChanged' })
  await settle()
  expect(await browser.data(orderCalls.detail, { sn })).toMatchObject({ refundedAmount: 0 })
})

it('counts with refunds and lower prices, and less may still be given alone', async () => {
  const { applyId, paid, sn } = await asked(many, 4, 'notArrived')
  const { aloneUpTo } = await admin.data(refundAdminCalls.options, { sn })
  const input = { applyId, amount: aloneUpTo - 1 }
  expect(await admin.data(returnsAdminCalls.agree, input)).toMatchObject({ status: 2 })
  expect(paid).toBeGreaterThan(aloneUpTo)
  for (let more = 0; more < 4; more += 1) {
    const { applyId: next } = await asked(many, 4, 'notArrived')
    await admin.data(returnsAdminCalls.agree, { applyId: next, amount: aloneUpTo })
  }
  const last = await asked(1, 4, 'notArrived')
  const { leftToday } = await admin.data(refundAdminCalls.options, { sn: last.sn })
  expect(leftToday).toBe(1)
  await admin.data(returnsAdminCalls.agree, { applyId: last.applyId })
  expect(await statusOf(last.applyId)).toBe(-1)
  await settle()
})

it('goods sent once more are worth what they cost; those that come back or never left are not given', async () => {
  const { applyId } = await asked(many, 3, 'broken')
  await admin.data(returnsAdminCalls.agree, { applyId })
  expect(await statusOf(applyId)).toBe(-1)
  const waiting = await finance.data(refundAdminCalls.waiting, {})
  const open = waiting.find((each) => each.applyId === applyId)!
  expect(open).toMatchObject({ isSentAgain: true })
  await finance.data(refundAdminCalls.decide, { id: open.id, verdict: 'approve', note: '' })
  expect(await statusOf(applyId)).toBe(2)

  const back = await asked(many, 1, 'unwanted')
  await admin.data(returnsAdminCalls.agree, { applyId: back.applyId })
  expect(await statusOf(back.applyId)).toBe(0)
  const unsent = await asked(many, 4, 'unwanted', false)
  await admin.data(returnsAdminCalls.agree, { applyId: unsent.applyId })
  expect(await statusOf(unsent.applyId)).toBe(2)
  const { leftToday, aloneUpTo } = await admin.data(refundAdminCalls.options, { sn: back.sn })
  expect(leftToday).toBe(aloneUpTo)
  await settle()
})
