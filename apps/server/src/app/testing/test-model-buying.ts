import { cartCalls } from '@mallard/contract/trade/cart/cart.calls'
import { checkoutCalls } from '@mallard/contract/trade/checkout/checkout.calls'
import { couponCalls } from '@mallard/contract/pricing/coupon/coupon.calls'
import { maxUnpaid } from '@mallard/contract/trade/order/order.codes'
import { orderCalls } from '@mallard/contract/trade/order/order.calls'
import type { PayMethod } from '#platform/services.ts'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { paymentAt, setStock, toCashier } from './test-buyer.ts'
import {
  drawsPerTemplate,
  type KnownCashier,
  type KnownOrder,
  type Model,
  type Real,
} from './test-model.ts'
import type { Act } from './test-model-steps.ts'

const methods = ['wxPay', 'aliPay', 'unionPay'] as const
const providers = { wxPay: 'wxpay', aliPay: 'alipay', unionPay: 'unionpay' } as const

export const unpaid = (model: Model) =>
  model.orders.filter(
    ({ status, isPaymentPending, closesAt }) =>
      status === 0 && !isPaymentPending && closesAt > model.now,
  )
const openCashiers = (model: Model) => [
  ...new Set(model.orders.flatMap((order) => order.cashiers.filter(({ isPaid }) => !isPaid))),
]

async function openCashier(
  { shop, browser }: Real,
  orders: readonly KnownOrder[],
  method: PayMethod,
  now: number,
): Promise<KnownCashier> {
  const sns = orders.map(({ sn }) => sn)
  const opened = await toCashier(shop, browser, sns.join(','), method)
  const known = orders[0]!.cashiers.find(({ payNo }) => payNo === opened.payNo)
  if (known) return known
  const cashier = { method, ...opened, sns, openedAt: now, isPaid: false }
  for (const order of orders) order.cashiers.push(cashier)
  return cashier
}

/**
 * Pays at a cashier, if the channel still takes the money; the shop hears of it at once unless told
 * otherwise. Answers whether it was paid.
 */
async function payAt({ shop }: Real, cashier: KnownCashier): Promise<boolean> {
  const { paid } = await shop.control<{ paid: boolean }>('/_ctl/pay', {
    ...paymentAt(cashier.method, cashier),
    late: true,
  })
  cashier.isPaid = paid
  return paid
}

/**
 * Whichever money the shop hears of first pays an order; what comes later goes back, and so does
 * all of it when one of several orders takes none.
 */
function hear(model: Model, cashier: KnownCashier): void {
  const orders = model.orders.filter(({ sn }) => cashier.sns.includes(sn))
  const doesPay = orders.every(({ status }) => status === 0)
  for (const order of orders) {
    if (doesPay) order.status = 1
    if (order.status !== 0) order.isPaymentPending = false
    // Money that goes back pays nothing, however long ago it came.
    if (!doesPay) order.cashiers.splice(order.cashiers.indexOf(cashier), 1)
  }
}

/** Sets a line of the cart; what the stock does not allow is refused and changes nothing. */
async function putInCart(
  model: Model,
  real: Real,
  productSn: string,
  wanted: number,
  change: () => Promise<{ code: number }>,
): Promise<void> {
  const { skuId } = real.skus.find((sku) => sku.productSn === productSn)!
  const free = await real.free(skuId)
  const { code } = await change()
  if (code === 200) model.cart.set(productSn, wanted)
  else
    expect({ refused: productSn, fits: wanted <= free }).toEqual({
      refused: productSn,
      fits: false,
    })
  const { groups, invalid } = await real.browser.data(cartCalls.list, {})
  const found = [...groups.flatMap(({ lines }) => lines), ...invalid].map((line) => [
    line.productSn,
    line.productQuantity,
  ])
  expect(Object.fromEntries(found)).toEqual(Object.fromEntries(wantedUnits(model)))
}

/** What the cart must hold: no SKU is sold both ways here. */
const wantedUnits = (model: Model) => new Map([...model.cart, ...model.addOns])

export const buyingActs: readonly Act[] = [
  {
    name: 'add',
    weight: 2,
    isPossible: () => true,
    async run(model, real, roll) {
      const { productSn } = roll.oneOf(real.skus)
      const qty = 1 + roll.below(3)
      await putInCart(model, real, productSn, (model.cart.get(productSn) ?? 0) + qty, () =>
        real.browser.call(cartCalls.add, { goods: productSn, qty }),
      )
    },
  },
  {
    name: 'modify',
    weight: 1,
    isPossible: (model) => model.cart.size > 0,
    async run(model, real, roll) {
      const productSn = roll.oneOf([...model.cart.keys()])
      const quantity = 1 + roll.below(4)
      const { groups, invalid } = await real.browser.data(cartCalls.list, {})
      const line = [...groups.flatMap(({ lines }) => lines), ...invalid].find(
        (each) => each.productSn === productSn,
      )!
      await putInCart(model, real, productSn, quantity, () =>
        real.browser.call(cartCalls.updateQuantity, { id: line.id, quantity }),
      )
    },
  },
  {
    name: 'choose an add-on',
    weight: 2,
    isPossible: (model) => model.cart.size > 0,
    async run(model, real, roll) {
      const { addOn, browser } = real
      const before = await browser.data(cartCalls.list, {})
      const offer = before.addBuy.find(({ items }) =>
        items.some(({ productSn }) => productSn === addOn.productSn),
      )
      const promotionId = offer?.promotionId ?? 1
      const quantity = 1 + roll.below(3)
      const { code } = await browser.call(cartCalls.addBuyAdd, {
        promotionId,
        items: [{ productSn: addOn.productSn, quantity }],
      })
      const may =
        offer !== undefined &&
        offer.missing === 0 &&
        quantity <= offer.most &&
        quantity <= (await real.free(addOn.skuId))
      expect({ quantity, missing: offer?.missing, code }).toEqual({
        quantity,
        missing: offer?.missing,
        code: may ? 200 : 500,
      })
      if (may) model.addOns.set(addOn.productSn, quantity)
    },
  },
  {
    name: 'submit',
    weight: 5,
    isPossible: (model) => model.cart.size > 0,
    run: submit,
  },
  {
    name: 'draw',
    weight: 2,
    isPossible: () => true,
    async run(model, real, roll) {
      const grantUuid = roll.oneOf(real.grants)
      const held = model.drawn.get(grantUuid) ?? 0
      const { code } = await real.browser.call(couponCalls.draw, { grantUuid })
      expect({ held, code }).toEqual({ held, code: held < drawsPerTemplate ? 200 : 500 })
      if (code === 200) model.drawn.set(grantUuid, held + 1)
    },
  },
  {
    name: 'pay',
    weight: 5,
    isPossible: (model) => unpaid(model).length > 0,
    async run(model, real, roll) {
      const cashier = await openCashier(
        real,
        [roll.oneOf(unpaid(model))],
        roll.oneOf(methods),
        model.now,
      )
      if (await payAt(real, cashier)) hear(model, cashier)
    },
  },
  {
    name: 'open a cashier',
    weight: 1,
    isPossible: (model) => unpaid(model).length > 0,
    run: async (model, real, roll) =>
      void (await openCashier(real, [roll.oneOf(unpaid(model))], roll.oneOf(methods), model.now)),
  },
  {
    name: 'pay together',
    weight: 15,
    isPossible: (model) => unpaid(model).length + Math.min(model.cart.size, 1) > 1,
    async run(model, real, roll) {
      // Two orders seldom wait at once by themselves.
      if (unpaid(model).length === 1) await submit(model, real, roll)
      const orders = unpaid(model)
      if (orders.length < 2) return
      const first = roll.below(orders.length - 1)
      const cashier = await openCashier(
        real,
        orders.slice(first, first + 2 + roll.below(2)),
        roll.oneOf(methods),
        model.now,
      )
      // Or later, when some of them may have been paid, cancelled or closed.
      const waits = roll.below(2) === 0
      if (!waits && (await payAt(real, cashier))) hear(model, cashier)
    },
  },
  {
    name: 'pay without notice',
    weight: 2,
    isPossible: (model) => unpaid(model).length > 0,
    async run(model, real, roll) {
      const order = roll.oneOf(unpaid(model))
      const cashier = await openCashier(real, [order], roll.oneOf(methods), model.now)
      const match = {
        provider: providers[cashier.method],
        operation: 'notify',
        subject: cashier.payNo,
      }
      await real.shop.control('/_ctl/rules', { match, do: { kind: 'lost' }, times: 30 })
      order.isPaymentPending = await payAt(real, cashier)
    },
  },
  {
    name: 'pay late or twice',
    weight: 2,
    isPossible: (model) => openCashiers(model).length > 0,
    async run(model, real, roll) {
      const cashier = roll.oneOf(openCashiers(model))
      if (await payAt(real, cashier)) hear(model, cashier)
    },
  },
  {
    name: 'notify again',
    weight: 2,
    isPossible: (model) => model.orders.some(({ status }) => status > 0),
    async run(_model, real, roll) {
      const notices = await real.shop.control<{ id: string }[]>('/_ctl/notices')
      const sent = notices.filter(({ id }) => id !== '')
      if (sent.length === 0) return
      const { id } = roll.oneOf(sent)
      await Promise.all(
        Array.from({ length: 1 + roll.below(5) }, () =>
          real.shop.control(`/_ctl/notices/${id}/replay`, {}),
        ),
      )
    },
  },
  {
    name: 'ask for the status',
    weight: 1,
    isPossible: (model) => model.orders.some(({ isPaymentPending }) => isPaymentPending),
    async run(model, real, roll) {
      const order = roll.oneOf(model.orders.filter(({ isPaymentPending }) => isPaymentPending))
      await real.browser.data(orderCalls.orderStatus, { sn: order.sn })
      order.status = 1
      order.isPaymentPending = false
    },
  },
  {
    name: 'cancel',
    weight: 2,
    isPossible: (model) => model.orders.length > 0,
    async run(model, real, roll) {
      const order = roll.oneOf(model.orders)
      const { code } = await real.browser.call(orderCalls.cancel, { sn: order.sn })
      const mayEnd = order.status === 0 && !order.isPaymentPending
      expect({ sn: order.sn, code }).toEqual({ sn: order.sn, code: mayEnd ? 200 : 500 })
      if (order.isPaymentPending) order.status = 1
      order.isPaymentPending = false
      if (mayEnd) order.status = 4
    },
  },
]

/** Checkout, coupon, freight coupon, points, submit, and the same submit again. */
/** A checkout that is looked at draws the coupon that saves most, if the shopper may still draw it. */
async function noteDrawn(model: Model, { shop, memberId, grants }: Real): Promise<void> {
  const { rows } = await sql<{ grant: string; held: number }>`
    select t.grant_uuid as grant, count(*)::int as held from coupon_history h join coupon_template t on t.id = h.template_id
    where h.member_id = ${memberId} group by t.grant_uuid`.execute(shop.services.db)
  const held = new Map(rows.map((row) => [row.grant, row.held]))
  for (const grant of grants) {
    const [before, now] = [model.drawn.get(grant) ?? 0, held.get(grant) ?? 0]
    expect(now).toBeGreaterThanOrEqual(before)
    expect(now).toBeLessThanOrEqual(drawsPerTemplate)
    model.drawn.set(grant, now)
  }
}

async function submit(
  model: Model,
  real: Real,
  roll: { below(count: number): number },
): Promise<void> {
  const { browser } = real
  const { groups, invalid } = await browser.data(cartCalls.list, {})
  const lines = [...groups.flatMap((group) => group.lines), ...invalid]
  const skus = [...real.skus, real.addOn]
  const fits = await Promise.all(
    [...wantedUnits(model)].map(
      async ([sn, quantity]) =>
        quantity <= (await real.free(skus.find((sku) => sku.productSn === sn)!.skuId)),
    ),
  )
  const opened = await browser.call(checkoutCalls.checkout, { ids: lines.map(({ id }) => id) })
  if (opened.code !== 200)
    return expect({ refused: 'checkout', fits }).not.toEqual({
      refused: 'checkout',
      fits: fits.map(() => true),
    })
  const { flowId, cartId } = opened.data
  const first = await browser.data(checkoutCalls.flow, { flowId, cartId })
  await noteDrawn(model, real)
  const coupon = roll.below(2) ? first.coupons.usable[0]?.couponHistoryId : 0
  const freightCoupon = roll.below(2) ? first.freightCoupons.usable[0]?.couponHistoryId : 0
  const chosen = await browser.data(checkoutCalls.flowModify, {
    flowId,
    cartId,
    couponHistoryId: coupon ?? 0,
    freightCouponHistoryId: freightCoupon ?? 0,
  })
  const useIntegration = roll.below(2) ? Math.min(chosen.integration.max, 100 * roll.below(50)) : 0
  const flow = await browser.data(checkoutCalls.flowModify, { flowId, cartId, useIntegration })
  expect(flow.amounts.payAmount).toBeLessThanOrEqual(
    first.amounts.totalAmount + (first.amounts.freightAmount ?? 0),
  )
  const gifts = flow.lines
    .filter(({ isGift }) => isGift)
    .map(({ productSn, productQuantity: quantity }) => ({ productSn, quantity }))
  const wanted = { flowId, cartId, expectPayAmount: flow.amounts.payAmount, expectGifts: gifts }
  if (gifts.length > 0 && roll.below(3) === 0) {
    // Somebody else gets the last one: this shopper is asked, and goes on without.
    await takeAll(real, real.gift.skuId)
    const asked = await browser.call(checkoutCalls.submit, wanted)
    if (fits.every(Boolean)) expect(asked.reason).toBe('giftChanged')
    wanted.expectGifts = []
  }
  const answers = [
    await browser.call(checkoutCalls.submit, wanted),
    await browser.call(checkoutCalls.submit, wanted),
  ]
  const isSold = answers[0]!.code === 200
  const isRoom =
    flow.amounts.payAmount === 0 ||
    model.orders.filter(({ status }) => status === 0 || status === 6).length < maxUnpaid
  expect({ isPossible: fits.every(Boolean) && isRoom, reason: answers[0]!.reason }).toMatchObject({
    isPossible: isSold,
  })
  if (!isRoom && fits.every(Boolean)) expect(answers[0]!.reason).toBe('tooManyUnpaid')
  if (!isSold) return
  expect(answers[1]).toEqual(answers[0])
  const { orderSn: sn, payAmount, autoCloseAt } = answers[0]!.data
  expect(payAmount).toBe(flow.amounts.payAmount)
  model.cart.clear()
  model.addOns.clear()
  const { items } = await browser.data(orderCalls.detail, { sn })
  expect(
    items
      .filter(({ isGift }) => isGift)
      .map(({ productSn, productQuantity: quantity }) => ({ productSn, quantity })),
  ).toEqual(wanted.expectGifts)
  model.orders.push({
    sn,
    status: payAmount === 0 ? 1 : 0,
    payAmount,
    closesAt: autoCloseAt ?? Infinity,
    isPaymentPending: false,
    cashiers: [],
  })
}

/** What is left of a SKU is gone. */
async function takeAll({ shop, free }: Real, skuId: number): Promise<void> {
  const { rows } = await sql<{ onHand: number }>`
    select on_hand as "onHand" from store_sku where partner_id = 1 and store_id = 1 and sku_id = ${skuId}`.execute(
    shop.services.db,
  )
  await setStock(shop, skuId, rows[0]!.onHand - (await free(skuId)))
}
