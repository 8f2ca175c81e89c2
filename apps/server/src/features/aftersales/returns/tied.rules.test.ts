import { fen } from '@mallard/kernel'
import { describe, expect, it } from 'vitest'
import type { OrderItemRow, OrderRow } from '#features/trade/order/index.ts'
import { inspect } from './inspect.rules.ts'
import type { ReturnRow } from './returns.repo.ts'
import { planUnits } from './tied.rules.ts'
import { sharesOf, worthOf, type PlannedLine } from './ways.rules.ts'

type Fate = 'back' | 'charge' | 'keep'
const back = { type: 1, isUnsent: false, maxNum: 9 }
const unsent = { type: 4, isUnsent: true, maxNum: 9 }
const none = new Map<number, number>()

const base = {
  refundedAmount: 0,
  returnedQuantity: 0,
  cancelledQuantity: 0,
  heldQuantity: 0,
  afterSaleStatus: 0,
  afterSaleDays: 7,
  returnExempt: null,
  chargedAmount: 0,
}
/** Bought goods that reach something, a gift worth 3490 and an add-on for 990 instead of 1990. */
function basket(onReturn: Fate, { units = 2, over = 2000, sent = true } = {}): OrderItemRow[] {
  const lines = [{ skuId: 1, quantity: units, amount: 1000 * units }]
  const needs = (price: number) => ({ by: 'amount', over, lines, onReturn, price })
  const row = (id: number, quantity: number, realAmount: number, more: object) => ({
    ...base,
    id,
    skuId: id,
    quantity,
    realAmount,
    shippedQuantity: sent ? quantity : 0,
    giftOf: null,
    promotions: [],
    ...more,
  })
  return [
    row(1, units, 1000 * units, {}),
    row(2, 1, 0, { giftOf: 7, promotions: [{ id: 7, type: 4, amount: 0, needs: needs(3490) }] }),
    row(3, 1, 990, { promotions: [{ id: 8, type: 3, amount: 1000, needs: needs(1000) }] }),
  ] as unknown as OrderItemRow[]
}
const orderOf = (items: OrderItemRow[]) =>
  ({
    items,
    payAmount: items.reduce((sum, { realAmount }) => sum + realAmount, 0),
    refundedAmount: 0,
    freightAmount: 0,
    freightDiscountAmount: 0,
    freightAdjustAmount: 0,
  }) as unknown as OrderRow
const plan = (items: OrderItemRow[], num: number, way = back) =>
  planUnits(orderOf(items), items[0]!, num, way, none)

describe('what came with goods that go back', () => {
  it('goes back with them as its promotion says, and what was paid for it is refunded', () => {
    const { lines, amount } = plan(basket('back'), 1)
    expect(lines).toMatchObject([
      { orderItemId: 1, quantity: 1, amount: 1000 },
      { orderItemId: 2, quantity: 1, amount: 0, charge: 0, isTied: true },
      { orderItemId: 3, quantity: 1, amount: 990, charge: 0, isTied: true },
    ])
    expect(amount).toBe(1990)
  })

  it('is charged by its price, never more than there is to take it from', () => {
    expect(plan(basket('charge', { units: 9, over: 9000 }), 5)).toMatchObject({
      lines: [{ amount: 5000 }, { quantity: 0, charge: 3490 }, { quantity: 0, charge: 1000 }],
      amount: 510,
    })
    expect(plan(basket('charge'), 1)).toMatchObject({
      lines: [{ amount: 1000 }, { charge: 1000 }, { charge: 0 }],
      amount: 0,
    })
  })

  it('stays where the operator says so, where the rest is enough, and where goods never came', () => {
    expect(plan(basket('keep'), 2)).toMatchObject({
      lines: [{ amount: 2000 }, { quantity: 0, charge: 0 }, { quantity: 0, charge: 0 }],
      amount: 2000,
    })
    expect(plan(basket('back', { units: 3 }), 1).lines).toHaveLength(1)
    expect(plan(basket('charge'), 2, { type: 4, isUnsent: false, maxNum: 2 }).amount).toBe(2000)
  })

  it('is charged where it was sent already and the goods were not', () => {
    const items = basket('back', { sent: false })
    items[1] = { ...items[1]!, shippedQuantity: 1 }
    expect(plan(items, 2, unsent).lines).toMatchObject([
      { quantity: 2 },
      { quantity: 0, charge: 2990 },
      { quantity: 1, amount: 990 },
    ])
  })

  it('counts what other returns ask for', () => {
    const items = basket('back', { units: 3 })
    const { lines } = planUnits(orderOf(items), items[0]!, 1, back, new Map([[1, 1]]))
    expect(lines.map(({ orderItemId }) => orderItemId)).toEqual([1, 2, 3])
  })

  it('is old, and stays, in orders that do not know what it needs', () => {
    const items = basket('back').map((item) => ({ ...item, promotions: [] }))
    expect(plan(items, 2).lines).toHaveLength(1)
  })
})

const returnOf = (items: OrderItemRow[], lines: readonly PlannedLine[]) =>
  ({
    type: 1,
    isWhole: false,
    lines: lines.map(({ orderItemId, quantity, amount, charge = 0, isTied = false }) => ({
      item: items.find(({ id }) => id === orderItemId)!,
      num: quantity,
      amount,
      charge,
      isTied,
    })),
  }) as unknown as ReturnRow

describe('what is found when the goods come', () => {
  const items = basket('back', { units: 5, over: 5000 })
  const apply = returnOf(items, plan(items, 4).lines)
  const found = (main: number, gift: number, addOn: number) => {
    const inspected = inspect(
      { items },
      apply,
      [main, gift, addOn].map((received, place) => ({
        orderItemId: place + 1,
        received,
        sellable: 0,
      })),
      none,
    )
    return inspected.ok ? inspected.value : []
  }

  it('charges the gift that did not come, and the add-on, for which nothing is refunded', () => {
    expect(found(4, 1, 1)).toMatchObject([{ charge: 0 }, { charge: 0 }, { amount: 990, charge: 0 }])
    expect(found(4, 0, 0)).toMatchObject([
      { amount: 4000 },
      { charge: 3490 },
      { amount: 0, charge: 510 },
    ])
  })

  it('charges nothing when what did not come keeps enough of the goods', () => {
    expect(found(0, 0, 1)).toMatchObject([{ amount: 0 }, { charge: 0 }, { amount: 990 }])
  })
})

/** The same numbers each time. */
function dice(seed: number): (sides: number) => number {
  let state = seed
  return (sides) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * sides)
  }
}

/** Books a return as it was planned. */
function booked(items: OrderItemRow[], lines: readonly PlannedLine[]): OrderItemRow[] {
  const charged = lines.reduce((sum, { charge = 0 }) => sum + charge, 0)
  const shares = sharesOf(fen(Math.max(0, worthOf(lines) + charged)), lines, 0)
  return items.map((item) => {
    const place = lines.findIndex(({ orderItemId }) => orderItemId === item.id)
    const line = lines[place]
    return line
      ? {
          ...item,
          returnedQuantity: item.returnedQuantity + line.quantity,
          refundedAmount: item.refundedAmount + shares[place]!,
          chargedAmount: item.chargedAmount + (line.charge ?? 0),
        }
      : item
  })
}

describe('any sequence of returns', () => {
  it('gives back what was paid and never more, however gifts and add-ons were charged', () => {
    for (let seed = 1; seed <= 400; seed += 1) {
      const roll = dice(seed)
      const onReturn = (['back', 'charge', 'keep'] as const)[roll(3)]!
      const units = 1 + roll(6)
      let items = basket(onReturn, { units, over: 1000 * (1 + roll(units)) })
      const paid = orderOf(items).payAmount
      let refunded = 0
      for (;;) {
        const left = items.filter(
          (item) =>
            item.returnedQuantity < item.quantity &&
            (item.giftOf === null || item.chargedAmount > 0),
        )
        if (left.length === 0) break
        const item = left[roll(left.length)]!
        const num = 1 + roll(item.quantity - item.returnedQuantity)
        const { lines, amount } = planUnits(orderOf(items), item, num, back, none)
        expect(amount).toBeGreaterThanOrEqual(0)
        refunded += amount
        items = booked(items, lines)
        const charged = items.reduce((sum, { chargedAmount }) => sum + chargedAmount, 0)
        const ofLines = items.reduce((sum, { refundedAmount }) => sum + refundedAmount, 0)
        expect(ofLines - charged).toBe(refunded)
        expect(refunded).toBeLessThanOrEqual(paid)
        for (const each of items) expect(each.refundedAmount).toBeLessThanOrEqual(each.realAmount)
      }
      expect(refunded).toBe(paid)
    }
  })
})
