import { randomUUID } from 'node:crypto'
import { postageAdminCalls } from '@mallard/contract/activities/postage/postage-admin.calls'
import { postageCalls } from '@mallard/contract/activities/postage/postage.calls'
import { refundAdminCalls } from '@mallard/contract/aftersales/returns/refund-admin.calls'
import { returnsCalls } from '@mallard/contract/aftersales/returns/returns.calls'
import { addressCalls } from '@mallard/contract/people/address/address.calls'
import { pointsCalls } from '@mallard/contract/pricing/points/points.calls'
import { checkoutCalls } from '@mallard/contract/trade/checkout/checkout.calls'
import { orderCalls } from '@mallard/contract/trade/order/order.calls'
import { orderAdminCalls } from '@mallard/contract/trade/order/order-admin.calls'
import { day, minute } from '@mallard/kernel'
import type { Caller } from '@mallard/testing/caller'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  buyer,
  expectBooksToAgree,
  hangzhou,
  pay,
  placeOrder,
  setStock,
  skusWithStock,
} from '#app/testing/test-buyer.ts'
import { testShop } from '#app/testing/test-shop.ts'
import { settlePoints } from '#features/pricing/points/points.events.ts'
import { postageSetup, runningPostage, takeTrial } from './test-postage.ts'

const shop = await testShop()
const skus = await skusWithStock(shop, 9)
let owner: Caller
beforeAll(async () => {
  owner = await shop.staff()
})
afterAll(() => expectBooksToAgree(shop))

const snOf = (answer: { data: unknown }) => (answer.data as { orderSn: string }).orderSn
/** The store gives all of it back before anything was sent; until the money has arrived. */
async function giveBack(sn: string): Promise<void> {
  const { lines } = await owner.data(refundAdminCalls.options, { sn })
  const { orderItemId, amounts } = lines[0]!
  await owner.data(refundAdminCalls.refund, {
    sn,
    isUnsent: true,
    lines: [{ orderItemId, quantity: 1, amount: 0 }],
    freightAmount: 0,
    amount: amounts[0]!,
    restock: true,
    reasonCode: 'storeOutOfStock',
    desc: '',
    requestId: randomUUID(),
  })
  for (let round = 0; round < 3; round += 1) {
    await shop.worker.runDue()
    shop.clock.advance(minute)
    await shop.control('/_ctl/clock/advance', { milliseconds: 0 })
    await shop.dispatch()
  }
}

const partOf = async (browser: Caller, postageUuid: string) =>
  (await browser.data(postageCalls.postagePromotionDetail, { postageUuid })).part

describe('a trial', () => {
  it('costs its postage and nothing else, wherever it goes', async () => {
    const { postageUuid } = await runningPostage(shop, owner, skus[0]!)
    const browser = await buyer(shop)
    const flow = await browser.data(postageCalls.postagePromotionFlow, { id: postageUuid })
    expect(flow.amounts).toMatchObject({
      payAmount: 900,
      freightAmount: 0,
      freightDiscountAmount: 0,
      couponAmount: 0,
      integrationAmount: 0,
    })
    expect(flow.lines).toMatchObject([{ productQuantity: 1, realAmount: 900 }])
    expect(flow.activity).toEqual({
      name: '付邮试用 · 新品试用',
      href: `/postage/1-1/detail/${postageUuid}`,
    })
    expect(flow.blocked).toBeNull()
    const placed = await browser.data(postageCalls.postagePromotionSubmit, {
      flowId: flow.flowId,
      postageUuid,
      expectPayAmount: 900,
    })
    expect(placed.payAmount).toBe(900)
    expect(placed.autoCloseAt).toBe(shop.clock.now() + 10 * minute)
    const again = await browser.data(postageCalls.postagePromotionSubmit, {
      flowId: flow.flowId,
      postageUuid,
      expectPayAmount: 900,
    })
    expect(again.orderSn).toBe(placed.orderSn)
  })

  it('has one open checkout for each member, found again by the trial', async () => {
    const { postageUuid: id } = await runningPostage(shop, owner, skus[1]!)
    const browser = await buyer(shop)
    const first = await browser.data(postageCalls.postagePromotionFlow, { id })
    const same = await browser.data(postageCalls.postagePromotionFlow, { id, remark: '放门口' })
    expect(same).toMatchObject({ flowId: first.flowId, remark: '放门口' })
    const { id: addressId } = await browser.data(addressCalls.save, {
      ...hangzhou,
      detail: '文三路 2 号',
    })
    const moved = await browser.data(postageCalls.postagePromotionFlow, { id, addressId })
    expect(moved).toMatchObject({ flowId: first.flowId, address: { detail: '文三路 2 号' } })
    const other = await buyer(shop)
    const theirs = await other.data(postageCalls.postagePromotionFlow, { id })
    expect(theirs.flowId).not.toBe(first.flowId)
    const asked = { flowId: first.flowId, postageUuid: id }
    expect((await other.call(postageCalls.postagePromotionSubmit, asked)).reason).toBe('notFound')
    shop.clock.advance(31 * minute)
    const fresh = await browser.data(postageCalls.postagePromotionFlow, { id })
    expect(fresh.flowId).not.toBe(first.flowId)
  })

  it('is had once for ever: by one order that is paid, also when that is refunded', async () => {
    const { postageUuid, id } = await runningPostage(shop, owner, skus[2]!)
    const browser = await buyer(shop)
    const visitor = await shop.visitor()
    expect([await partOf(visitor, postageUuid), await partOf(browser, postageUuid)]).toEqual([
      'visitor',
      'open',
    ])
    const sn = snOf(await takeTrial(browser, postageUuid))
    expect((await takeTrial(browser, postageUuid)).reason).toBe('postageJoined')
    await pay(shop, browser, sn)
    await shop.dispatch()
    expect(await owner.data(postageAdminCalls.detail, { id })).toMatchObject({
      reserved: 0,
      sold: 1,
      seen: 1,
      joined: 1,
      paid: 1,
      cost: skus[2]!.price - 900,
    })
    const { list } = await owner.data(postageAdminCalls.claims, { id })
    expect(list).toMatchObject([{ orderSn: sn, isPaid: true }])
    await giveBack(sn)
    expect((await browser.data(orderCalls.detail, { sn })).status).toBe(4)
    expect((await takeTrial(browser, postageUuid)).reason).toBe('postageJoined')
    expect(await partOf(browser, postageUuid)).toBe('joined')
  })

  it('can be had again once its order was closed unpaid', async () => {
    const { postageUuid, id } = await runningPostage(shop, owner, skus[3]!, { quota: 1 })
    const [browser, other] = [await buyer(shop), await buyer(shop)]
    const sn = snOf(await takeTrial(browser, postageUuid))
    expect((await takeTrial(other, postageUuid)).reason).toBe('postageGone')
    await browser.data(orderCalls.cancel, { sn, reason: '不想买了' })
    await shop.dispatch()
    expect(await owner.data(postageAdminCalls.detail, { id })).toMatchObject({
      reserved: 0,
      left: 1,
    })
    const again = await takeTrial(browser, postageUuid)
    expect(again.code).toBe(200)
    shop.clock.advance(11 * minute)
    await shop.worker.runDue()
    await shop.dispatch()
    expect(await owner.data(postageAdminCalls.detail, { id })).toMatchObject({
      reserved: 0,
      left: 1,
    })
    expect((await takeTrial(other, postageUuid)).code).toBe(200)
  })

  it('may be for those alone who have not bought anything', async () => {
    const terms = { audience: 'new' as const }
    const { postageUuid } = await runningPostage(shop, owner, skus[4]!, terms)
    const [known, fresh] = [await buyer(shop), await buyer(shop)]
    const flow = await known.data(postageCalls.postagePromotionFlow, { id: postageUuid })
    const { orderSn } = await placeOrder(known, [skus[5]!])
    await pay(shop, known, orderSn)
    const asked = { flowId: flow.flowId, postageUuid }
    expect((await known.call(postageCalls.postagePromotionSubmit, asked)).reason).toBe(
      'postageNotNew',
    )
    expect(await partOf(known, postageUuid)).toBe('notNew')
    expect((await takeTrial(fresh, postageUuid)).code).toBe(200)
  })

  it('waits for its time, ends with it, and ends early by the operator', async () => {
    const setup = postageSetup(shop, skus[6]!)
    const { postageUuid, id, version } = await owner.data(postageAdminCalls.save, setup)
    const browser = await buyer(shop)
    expect((await takeTrial(browser, postageUuid)).reason).toBe('postageWait')
    shop.clock.advance(minute)
    const { flowId } = await browser.data(postageCalls.postagePromotionFlow, { id: postageUuid })
    const late = { ...setup, id, version, requestId: randomUUID() }
    expect((await owner.call(postageAdminCalls.save, late)).reason).toBe('postageBegun')
    const closed = await owner.data(postageAdminCalls.close, { id, reason: '库存不足' })
    expect(closed).toMatchObject({ state: 'CLOSED', closeReason: '库存不足' })
    const asked = { flowId, postageUuid }
    expect((await browser.call(postageCalls.postagePromotionSubmit, asked)).reason).toBe(
      'postageOver',
    )
    expect((await takeTrial(browser, postageUuid)).reason).toBe('postageOver')
  })

  it('needs the store’s stock as well as its own', async () => {
    const { postageUuid } = await runningPostage(shop, owner, skus[7]!)
    await setStock(shop, skus[7]!.skuId, 1)
    const [browser, other] = [await buyer(shop), await buyer(shop)]
    const { flowId } = await other.data(postageCalls.postagePromotionFlow, { id: postageUuid })
    expect((await takeTrial(browser, postageUuid)).code).toBe(200)
    const late = await other.call(postageCalls.postagePromotionSubmit, { flowId, postageUuid })
    expect(late.reason).toBe('postageGone')
    await setStock(shop, skus[7]!.skuId, 1000)
  })

  it('is not to be had by the calls of another kind', async () => {
    const { postageUuid } = await runningPostage(shop, owner, skus[8]!)
    const browser = await buyer(shop)
    const flow = await browser.data(checkoutCalls.checkout, {
      productSn: skus[8]!.productSn,
      quantity: 1,
    })
    const asked = { flowId: flow.flowId, postageUuid }
    expect((await browser.call(postageCalls.postagePromotionSubmit, asked)).reason).toBe('notFound')
  })
})

describe('what comes after a trial', () => {
  it('is no point, and no way back but another one or the money', async () => {
    const { postageUuid } = await runningPostage(shop, owner, skus[5]!, { postageAmount: 1200 })
    const browser = await buyer(shop)
    const sn = snOf(await takeTrial(browser, postageUuid))
    await pay(shop, browser, sn)
    await shop.dispatch()
    await owner.data(orderAdminCalls.ship, {
      sn,
      companyCode: 'yuantong',
      deliverySn: 'PT0000000001',
    })
    await browser.data(orderCalls.confirm, { sn })
    const { items } = await browser.data(orderCalls.detail, { sn })
    const orderItemId = items[0]!.id
    const { types } = await browser.data(returnsCalls.v2OrderDetail, {
      orderItemId,
      num: 1,
    } as never)
    expect((types as { type: number }[]).map(({ type }) => type).toSorted()).toEqual([3, 4])
    await shop.dispatch()
    shop.clock.advance(8 * day)
    await shop.services.db.transaction().execute((trx) => settlePoints(trx, sn, shop.clock.now()))
    const { rows } = await sql`select 1 from points_ledger where order_sn = ${sn}`.execute(
      shop.services.db,
    )
    expect(rows).toEqual([])
    expect((await browser.data(pointsCalls.list, {})).balance).toBe(0)
  })
})
