import { fen } from '@mallard/kernel'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { OrderItemRow, OrderRow } from '#features/trade/order/index.ts'
import { planRefund, pointsOf, type RefundAsk } from './refund.rules.ts'
import { refundAmounts } from './refund-amounts.rules.ts'
import { amountOf } from './ways.rules.ts'

const item = (more: Partial<OrderItemRow> = {}): OrderItemRow =>
  ({
    id: 1,
    quantity: 3,
    productPrice: 400,
    promotionAmount: 200,
    couponAmount: 0,
    integrationAmount: 0,
    adjustAmount: 0,
    realAmount: 1000,
    refundedAmount: 0,
    shippedQuantity: 0,
    returnedQuantity: 0,
    cancelledQuantity: 0,
    heldQuantity: 0,
    afterSaleStatus: 0,
    giftOf: null,
    chargedAmount: 0,
    promotions: [],
    ...more,
  }) as OrderItemRow
const order = (items: OrderItemRow[], more: Partial<OrderRow> = {}): OrderRow =>
  ({
    kind: 1,
    status: 1,
    payAmount: 1800,
    refundedAmount: 0,
    freightAmount: 800,
    freightDiscountAmount: 0,
    freightAdjustAmount: 0,
    items,
    ...more,
  }) as OrderRow
const none = { left: 1800, freightUnderWay: 0 }
const ask = (more: Partial<RefundAsk>): RefundAsk => ({
  isUnsent: true,
  lines: [],
  freightAmount: 0,
  amount: 0,
  restock: true,
  reasonCode: 'storeAgreed',
  desc: '',
  ...more,
})
const units = (quantity: number, amount = 0, orderItemId = 1) => ({ orderItemId, quantity, amount })
const refusalOf = (of: OrderRow, asked: RefundAsk, unrefunded = none) => {
  const planned = planRefund(of, asked, unrefunded)
  return planned.ok ? undefined : planned.refusal
}

describe('a refund on the store’s word', () => {
  it('prices units as returns do, and takes the freight that it is told to', () => {
    expect(
      planRefund(
        order([item()]),
        ask({ lines: [units(1)], freightAmount: 300, amount: 633 }),
        none,
      ),
    ).toMatchObject({
      ok: true,
      value: { amount: 633, freight: 300, lines: [{ quantity: 1, amount: 333, sellable: 1 }] },
    })
    expect(
      planRefund(order([item()]), ask({ lines: [units(3)], amount: 1000, restock: false }), none),
    ).toMatchObject({
      value: { lines: [{ sellable: 0 }] },
    })
  })

  it('gives an amount without units, up to what is left of the line', () => {
    const line = item({ refundedAmount: 400 })
    expect(planRefund(order([line]), ask({ lines: [units(0, 600)], amount: 600 }), none).ok).toBe(
      true,
    )
    expect(refusalOf(order([line]), ask({ lines: [units(0, 601)], amount: 601 }))).toBe(
      'refundTooMuch',
    )
    expect(refusalOf(order([line]), ask({ lines: [units(0)] }))).toBe('badInput')
  })

  it('gives no more freight than was paid, is not back yet and is not on its way', () => {
    const half = order([item()], { refundedAmount: 300 })
    expect(refusalOf(half, ask({ freightAmount: 500, amount: 500 }))).toBeUndefined()
    expect(refusalOf(half, ask({ freightAmount: 501, amount: 501 }))).toBe('refundTooMuch')
    expect(
      refusalOf(half, ask({ freightAmount: 500, amount: 500 }), { left: 1500, freightUnderWay: 1 }),
    ).toBe('refundTooMuch')
  })

  it('gives no more than is left of the payment, nothing at all, and nothing else than the operator saw', () => {
    const asked = ask({ lines: [units(1)], amount: 333 })
    expect(refusalOf(order([item()]), asked, { left: 332, freightUnderWay: 0 })).toBe(
      'refundTooMuch',
    )
    expect(refusalOf(order([item()]), ask({}))).toBe('badInput')
    expect(refusalOf(order([item()]), ask({ lines: [units(1)], amount: 334 }))).toBe(
      'refundDiffers',
    )
  })

  it('is about units that are there, once, no gifts, and not while a return of them is open', () => {
    const sent = item({ shippedQuantity: 1 })
    expect(refusalOf(order([sent]), ask({ lines: [units(3)], amount: 1000 }))).toBe('returnTooMany')
    expect(refusalOf(order([sent]), ask({ isUnsent: false, lines: [units(2)], amount: 666 }))).toBe(
      'returnTooMany',
    )
    expect(
      refusalOf(order([sent]), ask({ isUnsent: false, lines: [units(1)], amount: 333 })),
    ).toBeUndefined()
    expect(refusalOf(order([item()]), ask({ lines: [units(1), units(1)], amount: 666 }))).toBe(
      'badInput',
    )
    expect(refusalOf(order([item({ giftOf: 2 })]), ask({ lines: [units(1)] }))).toBe(
      'notReturnable',
    )
    expect(
      refusalOf(order([item({ afterSaleStatus: 1 })]), ask({ lines: [units(0, 1)], amount: 1 })),
    ).toBe('lineInReturn')
    expect(refusalOf(order([item()]), ask({ lines: [units(1, 0, 9)], amount: 333 }))).toBe(
      'notFound',
    )
  })

  it('is of what was paid and is not over, and of no exchange', () => {
    const asked = ask({ lines: [units(1)], amount: 333 })
    for (const status of [0, 4, 6] as const)
      expect(refusalOf(order([item()], { status }), asked)).toBe('orderStateChanged')
    expect(refusalOf(order([item()], { kind: 10 }), asked)).toBe('orderStateChanged')
  })

  it('adds up to what the line cost with returns in any order, in sums and in words', () => {
    const step = fc.oneof(
      fc.record({ units: fc.integer({ min: 1, max: 3 }) }),
      fc.record({ amends: fc.integer({ min: 1, max: 900 }) }),
    )
    fc.assert(
      fc.property(fc.array(step, { maxLength: 8 }), (steps) => {
        let line = item()
        for (const each of [...steps, { units: 3 }]) {
          const left = line.quantity - line.returnedQuantity
          const quantity = 'units' in each ? Math.min(each.units, left) : 0
          const amount =
            quantity > 0
              ? amountOf(line, quantity)
              : 'amends' in each
                ? Math.min(each.amends, line.realAmount - line.refundedAmount)
                : 0
          const of = refundAmounts(
            [{ item: line, units: quantity, before: line.returnedQuantity, amount }],
            fen(0),
            fen(amount),
          )
          expect(of.goodsAmount - of.promotionAmount + of.amendsAmount + of.roundingAmount).toBe(
            amount,
          )
          expect(Math.abs(of.roundingAmount)).toBeLessThanOrEqual(1)
          line = {
            ...line,
            returnedQuantity: line.returnedQuantity + quantity,
            refundedAmount: line.refundedAmount + amount,
          }
          expect(line.refundedAmount).toBeLessThanOrEqual(line.realAmount)
        }
        while (line.returnedQuantity < line.quantity) {
          line = {
            ...line,
            returnedQuantity: line.returnedQuantity + 1,
            refundedAmount: line.refundedAmount + amountOf(line, 1),
          }
        }
        expect(line.refundedAmount).toBe(line.realAmount)
      }),
    )
  })

  it('says the points that come back as the ledger counts them', () => {
    const line = item({ integrationAmount: 100 })
    expect([1, 2, 3].map((count) => pointsOf(line, count))).toEqual([33, 66, 100])
    expect(pointsOf({ ...line, returnedQuantity: 1 }, 2)).toBe(67)
  })
})
