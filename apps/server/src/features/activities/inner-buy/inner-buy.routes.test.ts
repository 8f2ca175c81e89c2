import { randomUUID } from 'node:crypto'
import { innerBuyAdminCalls } from '@mallard/contract/activities/inner-buy/inner-buy-admin.calls'
import { innerBuyCalls } from '@mallard/contract/activities/inner-buy/inner-buy.calls'
import { checkoutCalls } from '@mallard/contract/trade/checkout/checkout.calls'
import { orderCalls } from '@mallard/contract/trade/order/order.calls'
import { identityCalls } from '@mallard/contract/people/identity/identity.calls'
import { refundAdminCalls } from '@mallard/contract/aftersales/returns/refund-admin.calls'
import { day, minute } from '@mallard/kernel'
import type { Caller } from '@mallard/testing/caller'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buyer, expectBooksToAgree, pay, skusWithStock } from '#app/testing/test-buyer.ts'
import { sheetRows } from '#app/testing/test-sheets.ts'
import { testShop } from '#app/testing/test-shop.ts'
import { writePoints } from '#features/pricing/points/index.ts'
import { innerBuyJobs } from './inner-buy.jobs.ts'
import { settleUses } from './quota.repo.ts'
import { employee, freshPhone, orderInner, quotaOf, sellAt, setRoles } from './test-inner.ts'

const shop = await testShop()
const skus = await skusWithStock(shop, 8)
let owner: Caller
beforeAll(async () => {
  owner = await shop.staff()
})
afterAll(() => expectBooksToAgree(shop))

/** The store gives units back that were not sent; until the money has arrived. */
async function giveBack(sn: string, units: number): Promise<void> {
  const { lines } = await owner.data(refundAdminCalls.options, { sn })
  const { orderItemId, amounts } = lines[0]!
  await refund({
    sn,
    isUnsent: true,
    lines: [{ orderItemId, quantity: units, amount: 0 }],
    freightAmount: 0,
    amount: amounts[units - 1]!,
    restock: true,
    reasonCode: 'storeOutOfStock',
  })
}

/** The same of what was paid for delivery; fen. */
async function giveFreightBack(sn: string): Promise<number> {
  const { freightLeft } = await owner.data(refundAdminCalls.options, { sn })
  await refund({
    sn,
    isUnsent: false,
    lines: [],
    freightAmount: freightLeft,
    amount: freightLeft,
    restock: false,
    reasonCode: 'storeFreight',
  })
  return freightLeft
}

async function refund(
  of: Omit<Parameters<typeof owner.data<typeof refundAdminCalls.refund>>[1], 'desc' | 'requestId'>,
): Promise<void> {
  await owner.data(refundAdminCalls.refund, { ...of, desc: '', requestId: randomUUID() })
  for (let round = 0; round < 3; round += 1) {
    await shop.worker.runDue()
    shop.clock.advance(minute)
    await shop.control('/_ctl/clock/advance', { milliseconds: 0 })
    await shop.dispatch()
  }
}

const snOf = (answer: { data: unknown }) => (answer.data as { orderSn: string }).orderSn
const half = (price: number) => Math.floor(price / 2)

describe('inner prices', () => {
  it('are shown to employees alone, with the quota of the year', async () => {
    const sku = skus[0]!
    await sellAt(owner, sku, half(sku.price))
    const stranger = await buyer(shop)
    expect(await stranger.data(innerBuyCalls.list, {})).toMatchObject({
      isEmployee: false,
      quota: null,
      list: [],
      total: 0,
    })
    expect((await orderInner(stranger, sku)).reason).toBe('innerStranger')
    const { browser } = await employee(shop, owner, 1_000_000)
    const shown = await browser.data(innerBuyCalls.list, {})
    expect(shown).toMatchObject({ isEmployee: true, quota: { amount: 1_000_000, left: 1_000_000 } })
    expect(shown.list.find(({ productSn }) => productSn === sku.productSn)).toMatchObject({
      price: half(sku.price),
      salePrice: sku.price,
    })
  })

  it('need a quota, and goods that are sold so', async () => {
    const { browser } = await employee(shop, owner)
    expect((await orderInner(browser, skus[0]!)).reason).toBe('innerNoGrant')
    const { browser: other } = await employee(shop, owner, 1_000_000)
    expect((await orderInner(other, skus[7]!)).reason).toBe('innerGoodsGone')
    expect((await orderInner(other, { ...skus[7]!, productSn: 'no-such-thing' })).reason).toBe(
      'innerGoodsGone',
    )
  })

  it('hold at the ordinary checkout, and alone: no promotion and no coupon joins', async () => {
    const sku = skus[0]!
    const { browser } = await employee(shop, owner, 10_000_000)
    const { flowId, quota, amounts } = await browser.data(innerBuyCalls.innerBuy, {
      items: [{ productSn: sku.productSn, quantity: 2 }],
    })
    expect(quota.left).toBe(10_000_000)
    const flow = await browser.data(checkoutCalls.flow, { flowId, cartId: '0' })
    expect(flow).toMatchObject({ kind: 4, couponHistoryId: null, blocked: null })
    expect(flow.amounts).toEqual(amounts)
    expect(flow.lines[0]!.realAmount).toBe(half(sku.price) * 2)
    expect(flow.activity?.href).toContain('/innerBuy/1-1/list')
    expect(flow.promotions.map(({ name }) => name)).toEqual(['企业内购'])
  })

  it('are those of now when the checkout is changed, and a price that moved is not charged silently', async () => {
    const sku = skus[1]!
    const { id, version } = await sellAt(owner, sku, half(sku.price))
    const { browser } = await employee(shop, owner, 10_000_000)
    const { flowId, amounts } = await browser.data(innerBuyCalls.innerBuy, {
      items: [{ productSn: sku.productSn, quantity: 1 }],
    })
    await owner.data(innerBuyAdminCalls.savePrice, {
      id,
      version,
      skuId: sku.skuId,
      price: half(sku.price) - 100,
      requestId: randomUUID(),
    })
    const seen = { flowId, cartId: '0', expectPayAmount: amounts.payAmount }
    expect((await browser.call(checkoutCalls.submit, seen)).reason).toBe('priceChanged')
    const now = await browser.data(innerBuyCalls.innerBuyModify, { flowId, remark: '下午送' })
    expect(now).toMatchObject({ remark: '下午送', blocked: null })
    expect(now.lines[0]!.realAmount).toBe(half(sku.price) - 100)
    await owner.data(innerBuyAdminCalls.closePrice, { id, reason: '不再内购' })
    expect((await browser.call(checkoutCalls.submit, { flowId, cartId: '0' })).reason).toBe(
      'innerGoodsGone',
    )
  })

  it('are lost with the role, in the middle of a checkout', async () => {
    const { browser, phone } = await employee(shop, owner, 10_000_000)
    const { flowId } = await browser.data(innerBuyCalls.innerBuy, {
      items: [{ productSn: skus[0]!.productSn, quantity: 1 }],
    })
    await setRoles(shop, phone, ['user'])
    expect((await browser.call(checkoutCalls.submit, { flowId, cartId: '0' })).reason).toBe(
      'innerStranger',
    )
    const { blocked } = await browser.data(innerBuyCalls.innerBuyModify, { flowId })
    expect(blocked).toContain('仅限企业员工')
  })
})

describe('the quota of a year', () => {
  it('is kept by an order, used when it is paid, and free again when it is closed or refunded', async () => {
    const sku = skus[2]!
    const price = half(sku.price)
    await sellAt(owner, sku, price)
    const { browser, grantId } = await employee(shop, owner, price * 3)
    const first = await orderInner(browser, sku, 2)
    expect(await quotaOf(browser)).toEqual([0, price * 2, price])
    expect((await orderInner(browser, sku, 2)).reason).toBe('innerQuotaShort')
    shop.clock.advance(1000)
    const second = await orderInner(browser, sku)
    expect(await quotaOf(browser)).toEqual([0, price * 3, 0])
    await browser.data(orderCalls.cancel, { sn: snOf(second), reason: '不想买了' })
    await shop.dispatch()
    expect(await quotaOf(browser)).toEqual([0, price * 2, price])
    await pay(shop, browser, snOf(first))
    await shop.dispatch()
    expect(await quotaOf(browser)).toEqual([price * 2, 0, price])
    await giveBack(snOf(first), 1)
    expect(await quotaOf(browser)).toEqual([price, 0, price * 2])
    await giveBack(snOf(first), 1)
    expect(await quotaOf(browser)).toEqual([0, 0, price * 3])
    const { list } = await owner.data(innerBuyAdminCalls.uses, { id: grantId })
    expect(list).toMatchObject([
      { orderSn: snOf(second), state: 'closed', amount: price, freed: 0 },
      { orderSn: snOf(first), state: 'used', amount: price * 2, freed: price * 2 },
    ])
  })

  it('stays used when only the freight comes back', async () => {
    const sku = skus[2]!
    const price = half(sku.price)
    const { browser } = await employee(shop, owner, 10_000_000)
    const sn = snOf(await orderInner(browser, sku))
    await pay(shop, browser, sn)
    await shop.dispatch()
    expect(await giveFreightBack(sn)).toBeGreaterThan(0)
    expect(await quotaOf(browser)).toEqual([price, 0, 10_000_000 - price])
    await giveBack(sn, 1)
    expect(await quotaOf(browser)).toEqual([0, 0, 10_000_000])
  })

  it('comes back when nobody pays in time', async () => {
    const sku = skus[2]!
    const { browser } = await employee(shop, owner, 10_000_000)
    const placed = await orderInner(browser, sku)
    expect(placed.code).toBe(200)
    shop.clock.advance(31 * 60_000)
    await shop.worker.runDue()
    await shop.dispatch()
    expect(await quotaOf(browser)).toEqual([0, 0, 10_000_000])
  })

  it('is settled by what became of the order, also when its events come late and together', async () => {
    const sku = skus[2]!
    const price = half(sku.price)
    const { browser } = await employee(shop, owner, 10_000_000)
    const sn = snOf(await orderInner(browser, sku, 2))
    await pay(shop, browser, sn)
    await settleUses(shop.services.db, [sn])
    expect(await quotaOf(browser)).toEqual([price * 2, 0, 10_000_000 - price * 2])
    await giveBack(sn, 1)
    await settleUses(shop.services.db, [sn])
    expect(await quotaOf(browser)).toEqual([price, 0, 10_000_000 - price])
  })

  it('comes back in full with points in the price, of which less money goes back', async () => {
    const sku = skus[2]!
    const { browser } = await employee(shop, owner, 10_000_000)
    const memberId = (await browser.data(identityCalls.userInfo, {})).id
    await shop.services.db.transaction().execute((trx) =>
      writePoints(
        trx,
        { partnerId: 1, memberId },
        {
          delta: 500,
          bizType: 'adjust',
          bizId: `inner-${memberId}`,
          at: new Date(shop.clock.now()),
        },
      ),
    )
    const { flowId } = await browser.data(innerBuyCalls.innerBuy, {
      items: [{ productSn: sku.productSn, quantity: 1 }],
    })
    const { amounts } = await browser.data(innerBuyCalls.innerBuyModify, {
      flowId,
      useIntegration: 500,
    })
    expect(amounts.integrationAmount).toBe(500)
    const { orderSn } = await browser.data(checkoutCalls.submit, { flowId, cartId: '0' })
    await pay(shop, browser, orderSn)
    await shop.dispatch()
    expect((await quotaOf(browser))[0]).toBe(half(sku.price))
    await giveBack(orderSn, 1)
    expect(await quotaOf(browser)).toEqual([0, 0, 10_000_000])
  })

  it('is counted once for one checkout, however often it is submitted', async () => {
    const sku = skus[2]!
    const { browser } = await employee(shop, owner, 10_000_000)
    const { flowId } = await browser.data(innerBuyCalls.innerBuy, {
      items: [{ productSn: sku.productSn, quantity: 1 }],
    })
    const submit = () => browser.data(checkoutCalls.submit, { flowId, cartId: '0' })
    const [one, two] = [await submit(), await submit()]
    expect(one.orderSn).toBe(two.orderSn)
    expect((await quotaOf(browser))[1]).toBe(half(sku.price))
  })
})

describe('the operator', () => {
  it('adds a price once, below the store’s, and takes it off with a reason', async () => {
    const sku = skus[3]!
    const request = { skuId: sku.skuId, price: half(sku.price), requestId: randomUUID() }
    const [one, two] = [
      await owner.data(innerBuyAdminCalls.savePrice, request),
      await owner.data(innerBuyAdminCalls.savePrice, request),
    ]
    expect(one.id).toBe(two.id)
    const again = { ...request, requestId: randomUUID() }
    expect((await owner.call(innerBuyAdminCalls.savePrice, again)).reason).toBe('innerPriced')
    const high = { ...again, skuId: skus[4]!.skuId, price: skus[4]!.price }
    expect((await owner.call(innerBuyAdminCalls.savePrice, high)).reason).toBe('innerPriceHigh')
    const { requestId: _id, ...asked } = high
    const found = await owner.data(innerBuyAdminCalls.clashes, asked)
    expect(found).toMatchObject([{ field: 'price', isBlocking: true }])
    const closed = await owner.data(innerBuyAdminCalls.closePrice, {
      id: one.id,
      reason: '清仓完毕',
    })
    expect(closed).toMatchObject({ isClosed: true, closeReason: '清仓完毕' })
    const { list } = await owner.data(innerBuyAdminCalls.goods, { state: 'off', q: sku.productSn })
    expect(list.map(({ id }) => id)).toEqual([one.id])
    const stale = { ...again, id: one.id, version: one.version }
    expect((await owner.call(innerBuyAdminCalls.savePrice, stale)).reason).toBe('versionConflict')
  })

  it('gives and changes a quota, never below what is taken', async () => {
    const sku = skus[2]!
    const price = half(sku.price)
    const { browser, phone, grantId } = await employee(shop, owner, price * 2)
    await orderInner(browser, sku)
    const change = { id: grantId, version: 1, reason: '调整' }
    expect(
      (await owner.call(innerBuyAdminCalls.changeGrant, { ...change, quota: price - 1 })).reason,
    ).toBe('innerBelowUsed')
    const changed = await owner.data(innerBuyAdminCalls.changeGrant, { ...change, quota: price })
    expect(changed).toMatchObject({ quota: price, left: 0, reserved: price, orders: 1 })
    expect(
      (await owner.call(innerBuyAdminCalls.changeGrant, { ...change, quota: price * 2 })).reason,
    ).toBe('versionConflict')
    const add = (to: string) =>
      owner.call(innerBuyAdminCalls.addGrant, { phone: to, quota: 1, requestId: randomUUID() })
    expect((await add(phone)).reason).toBe('innerGranted')
    expect((await add('13999999999')).reason).toBe('innerMember')
    const stranger = freshPhone()
    await buyer(shop, stranger)
    expect((await add(stranger)).reason).toBe('innerNotEmployee')
  })

  it('sends a table in: it is checked first, and what is wrong is left out', async () => {
    const known = await employee(shop, owner, 5000)
    const fresh = await employee(shop, owner)
    const stranger = freshPhone()
    await buyer(shop, stranger)
    const text = [
      '姓名,手机号,额度（元）',
      `甲,${known.phone},"1,200.50"`,
      `乙,${fresh.phone},800`,
      `丙,${stranger},800`,
      '丁,12345,800',
      '戊,13988887777,abc',
    ].join('\n')
    const upload = { name: '额度.csv', base64: Buffer.from(text).toString('base64') }
    const checked = await owner.data(innerBuyAdminCalls.checkSheet, upload)
    expect(checked.counts).toEqual({ new: 1, changed: 1, same: 0, wrong: 3 })
    expect(checked.rows.map(({ line, problem }) => [line, problem])).toEqual([
      [4, 'stranger'],
      [5, 'badPhone'],
      [6, 'badAmount'],
      [2, null],
      [3, null],
    ])
    expect((await quotaOf(known.browser))[2]).toBe(5000)
    await owner.data(innerBuyAdminCalls.importSheet, upload)
    expect((await quotaOf(known.browser))[2]).toBe(120_050)
    expect((await quotaOf(fresh.browser))[2]).toBe(80_000)
    const again = await owner.data(innerBuyAdminCalls.importSheet, upload)
    expect(again.counts).toEqual({ new: 0, changed: 0, same: 2, wrong: 3 })
    const { file } = await owner.data(innerBuyAdminCalls.exportGrants, { format: 'xlsx' })
    const rows = await sheetRows(file)
    expect(rows[0]).toEqual(['手机号', '姓名', '额度', '已用', '占用中', '剩余'])
    expect(rows.find(([phone]) => String(phone) === fresh.phone)?.[2]).toBe(800)
    const bare = { name: 'a.csv', base64: Buffer.from('姓名\n甲').toString('base64') }
    expect((await owner.call(innerBuyAdminCalls.checkSheet, bare)).reason).toBe('badInput')
  })

  it('sees how the year goes', async () => {
    const figures = await owner.data(innerBuyAdminCalls.figures, {})
    const { total, list } = await owner.data(innerBuyAdminCalls.grants, { pageSize: 100 })
    expect(figures.people).toBe(total)
    expect(figures.used).toBe(list.reduce((sum, { used }) => sum + used, 0))
    expect(figures.seen).toBeGreaterThan(0)
    expect(figures.paid).toBeGreaterThan(0)
    expect(figures.cost).toBeGreaterThan(0)
  })
})

const grantNow = () =>
  innerBuyJobs(shop.services)['innerBuy.grant'].run({
    payload: {},
    scope: undefined,
    key: '',
    attempt: 1,
  } as never)

describe('the first of January', () => {
  it('gives every employee the quota of the year, once, and nobody who came later', async () => {
    const { browser: before, phone } = await employee(shop, owner, 1)
    const { version } = await owner.data(innerBuyAdminCalls.setting, {})
    await owner.data(innerBuyAdminCalls.saveSetting, { yearlyQuota: 300_000, version })
    expect(
      (await owner.call(innerBuyAdminCalls.saveSetting, { yearlyQuota: 1, version: 99 })).reason,
    ).toBe('versionConflict')
    await grantNow()
    expect((await quotaOf(before))[2]).toBe(1)
    const now = shop.clock.now()
    const newYear = Date.parse(`${new Date(now).getUTCFullYear() + 1}-01-01T00:06:00+08:00`)
    shop.clock.advance(newYear - now)
    // Who comes back after so long signs in again.
    const browser = await shop.shopper(phone)
    expect((await browser.data(innerBuyCalls.list, {})).quota).toBeNull()
    await grantNow()
    expect(await quotaOf(browser)).toEqual([0, 0, 300_000])
    const late = await employee(shop, await shop.staff())
    shop.clock.advance(day)
    await grantNow()
    expect((await late.browser.data(innerBuyCalls.list, {})).quota).toBeNull()
  })

  it('gives it also where it was changed in the first minutes of the year', async () => {
    const { phone } = await employee(shop, await shop.staff())
    const now = shop.clock.now()
    const newYear = Date.parse(`${new Date(now).getUTCFullYear() + 1}-01-01T00:02:00+08:00`)
    shop.clock.advance(newYear - now)
    const staff = await shop.staff()
    const { version } = await staff.data(innerBuyAdminCalls.setting, {})
    await staff.data(innerBuyAdminCalls.saveSetting, { yearlyQuota: 400_000, version })
    await grantNow()
    expect(await quotaOf(await shop.shopper(phone))).toEqual([0, 0, 400_000])
  })
})
