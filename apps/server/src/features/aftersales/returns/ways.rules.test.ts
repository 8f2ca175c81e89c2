import { comesBack, isMoney } from '@mallard/contract/aftersales/returns/returns.codes'
import { orderKind } from '@mallard/contract/trade/order/order.codes'
import { fen } from '@mallard/kernel'
import { describe, expect, it } from 'vitest'
import type { OrderItemRow, OrderRow } from '#features/trade/order/index.ts'
import {
  amountOf,
  freightFor,
  heldUnits,
  mayRefuse,
  sharesOf,
  wayFor,
  waysOf,
  wholePlan,
  type Way,
} from './ways.rules.ts'
import { optionView } from './return-view.ts'
import { planUnits } from './tied.rules.ts'
import {
  afterEvent,
  isOver,
  returnActionsOf,
  returnStates,
  returnStateOf,
} from './returns.states.ts'

const now = Date.UTC(2026, 0, 15)
const item = (more: Partial<OrderItemRow> = {}): OrderItemRow =>
  ({
    id: 1,
    quantity: 3,
    realAmount: 1000,
    refundedAmount: 0,
    shippedQuantity: 0,
    returnedQuantity: 0,
    cancelledQuantity: 0,
    heldQuantity: 0,
    afterSaleStatus: 0,
    afterSaleDays: 7,
    returnExempt: null,
    giftOf: null,
    chargedAmount: 0,
    promotions: [],
    ...more,
  }) as OrderItemRow
const order = (items: OrderItemRow[], more: Partial<OrderRow> = {}): OrderRow =>
  ({
    kind: 1,
    status: 1,
    receiveTime: null,
    payAmount: 1800,
    refundedAmount: 0,
    freightAmount: 800,
    freightDiscountAmount: 0,
    freightAdjustAmount: 0,
    openReturns: 0,
    items,
    ...more,
  }) as OrderRow

/** fen for 1, 2 … units */
const refundables = (of: OrderRow, line: OrderItemRow, way: Way) =>
  Array.from(
    { length: way.maxNum },
    (_, index) => planUnits(of, line, index + 1, way, new Map()).amount,
  )

/** The same numbers each time. */
function dice(seed: number): (sides: number) => number {
  let state = seed
  return (sides) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state % sides
  }
}

describe('what was tried for nothing', () => {
  const trial = { kind: orderKind.evaluate }

  it('is given up before it is sent, and stays with its tester afterwards', () => {
    const unsent = item({ quantity: 1, realAmount: 0 })
    const before = order([unsent], { ...trial, payAmount: 0, freightAmount: 0 })
    expect(waysOf(before, unsent, now)).toEqual([{ type: 4, isUnsent: true, maxNum: 1 }])
    expect(wholePlan(before, now)?.ways).toEqual([{ type: 4, isUnsent: true, maxNum: 1 }])
    const sent = item({ quantity: 1, realAmount: 0, shippedQuantity: 1 })
    for (const status of [2, 3]) {
      const after = order([sent], { ...trial, status, payAmount: 0, freightAmount: 0 })
      expect(waysOf(after, sent, now)).toEqual([])
      expect(wholePlan(after, now)).toBeUndefined()
    }
  })
})

describe('what is left of a trial', () => {
  const trial = { kind: orderKind.postage, status: 2 }
  const sent = item({ quantity: 1, shippedQuantity: 1 })

  it('is sent again or refunded, and never comes back', () => {
    const ways = waysOf(order([sent], trial), sent, now)
    expect(ways.map(({ type }) => type)).toEqual([3, 4])
    expect(wayFor(ways, 0)?.type).toBe(4)
    expect(wayFor(ways, 1)).toBeUndefined()
    expect(wholePlan(order([sent], trial), now)?.ways.map(({ type }) => type)).toEqual([4])
  })

  it('is refunded while it waits to be sent', () => {
    const waiting = item({ quantity: 1 })
    const ways = waysOf(order([waiting], { ...trial, status: 1 }), waiting, now)
    expect(ways).toEqual([{ type: 4, isUnsent: true, maxNum: 1 }])
  })
})

describe('what comes back', () => {
  it('adds up to what the line cost, in whatever parts it comes', () => {
    const roll = dice(7)
    for (let round = 0; round < 2_000; round += 1) {
      const quantity = 1 + roll(9)
      let line = item({ quantity, realAmount: roll(100_000) })
      while (line.returnedQuantity < quantity) {
        const num = 1 + roll(quantity - line.returnedQuantity)
        line = {
          ...line,
          returnedQuantity: line.returnedQuantity + num,
          refundedAmount: line.refundedAmount + amountOf(line, num),
        }
        expect(line.refundedAmount).toBeLessThanOrEqual(line.realAmount)
      }
      expect(line.refundedAmount).toBe(line.realAmount)
    }
  })

  it('is never more than is left of what the line cost', () => {
    expect(amountOf(item({ returnedQuantity: 1, refundedAmount: 900 }), 2)).toBe(100)
  })

  it('brings the freight along only with the last unit, and only while nothing was sent', () => {
    const way = { type: 4, isUnsent: true, maxNum: 3 }
    expect(refundables(order([item()]), item(), way)).toEqual([333, 666, 1800])
    const other = item({ id: 2, quantity: 1 })
    expect(refundables(order([item(), other]), item(), way)).toEqual([333, 666, 1000])
    expect(
      refundables(
        order([item(), { ...other, heldQuantity: 1 }], { payAmount: 2800 }),
        item(),
        way,
      )[2],
    ).toBe(1800)
    expect(refundables(order([item(), { ...other, giftOf: 9 }]), item(), way)[2]).toBe(1800)
  })

  it('splits what an operator grants without a fen lost', () => {
    expect(sharesOf(fen(1800), [{ amount: 700 }, { amount: 300 }], 800)).toEqual([700, 300])
    expect(sharesOf(fen(100), [{ amount: 700 }, { amount: 300 }], 0)).toEqual([70, 30])
  })
})

describe('goods that do not come back without a reason', () => {
  const exempt = item({ shippedQuantity: 3, returnExempt: { exempt: 'custom' } })
  const plain = item({ id: 2, shippedQuantity: 3 })
  const sent = order([exempt, plain], { status: 2 })
  const open = (ways: readonly Way[] = []) => ways.map(({ isFaultOnly }) => isFaultOnly ?? false)

  it('come back for a fault alone, and so does the whole order, but not for a supervisor', () => {
    expect(new Set(open(waysOf(sent, exempt, now)))).toEqual(new Set([true]))
    expect(new Set(open(waysOf(sent, plain, now)))).toEqual(new Set([false]))
    expect(open(wholePlan(sent, now)?.ways)).toEqual([true, true])
    expect(new Set(open(waysOf(sent, exempt, now, 30)))).toEqual(new Set([false]))
    expect(open(wholePlan(sent, now, 30)?.ways)).toEqual([false, false])
  })

  it('are refunded for any reason while they wait to be sent', () => {
    const waiting = item({ returnExempt: { exempt: 'custom' } })
    expect(open(waysOf(order([waiting]), waiting, now))).toEqual([false])
    expect(open(wholePlan(order([waiting]), now)?.ways)).toEqual([false])
  })

  it('bind nobody where they came for nothing', () => {
    const gift = { ...exempt, id: 3, giftOf: 9, realAmount: 0 }
    expect(open(wholePlan(order([plain, gift], { status: 2 }), now)?.ways)).toEqual([false, false])
  })
})

describe('the ways back', () => {
  it.each([
    ['nothing is sent', item(), {}, [4]],
    ['all is sent', item({ shippedQuantity: 3 }), { status: 2 }, [1, 2, 3, 4]],
    ['a part is sent', item({ shippedQuantity: 1 }), {}, [1, 2, 3, 4]],
    ['it is a gift that was sent', item({ shippedQuantity: 3, giftOf: 9 }), { status: 2 }, [2, 3]],
    ['it is a gift that waits', item({ giftOf: 9 }), {}, []],
    ['a return is open', item({ shippedQuantity: 3, afterSaleStatus: 1 }), { status: 2 }, []],
    [
      'its time is over',
      item({ shippedQuantity: 3 }),
      { status: 3, receiveTime: new Date('2026-01-07T23:59:59+08:00') },
      [],
    ],
    [
      'its last moment',
      item({ shippedQuantity: 3 }),
      { status: 3, receiveTime: new Date('2026-01-08T00:00:00+08:00') },
      [1, 2, 3, 4],
    ],
    ['it is not paid', item(), { status: 0 }, []],
    ['it was an exchange itself', item({ shippedQuantity: 3 }), { status: 2, kind: 10 }, []],
    [
      'it does not come back without a reason',
      item({ shippedQuantity: 3, returnExempt: { exempt: 'custom' } }),
      { status: 2 },
      [1, 2, 3, 4],
    ],
  ])('when %s', (_, line, more, types) => {
    expect(
      waysOf(order([line], more as Partial<OrderRow>), line, now).map(({ type }) => type),
    ).toEqual(types)
  })

  it('say of each whether its units were sent', () => {
    const line = item({ shippedQuantity: 1 })
    expect(waysOf(order([line]), line, now)).toEqual([
      ...[1, 2, 3].map((type) => ({ type, isUnsent: false, maxNum: 1 })),
      { type: 4, isUnsent: true, maxNum: 2 },
    ])
    const sent = item({ shippedQuantity: 3 })
    expect(waysOf(order([sent], { status: 2 }), sent, now).at(-1)).toEqual({
      type: 4,
      isUnsent: false,
      maxNum: 3,
    })
  })

  it('are for the whole order while it is here whole, or out whole', () => {
    const [here, out] = [item(), item({ id: 2, shippedQuantity: 3 })]
    expect(wholePlan(order([here]), now)).toMatchObject({ ways: [{ type: 4 }], freight: 800 })
    expect(wholePlan(order([out], { status: 2 }), now)).toMatchObject({
      ways: [{ type: 1 }, { type: 4 }],
      freight: 0,
    })
    expect(wholePlan(order([here, out]), now)).toBeUndefined()
    expect(wholePlan(order([here], { openReturns: 1 }), now)).toBeUndefined()
  })
})

describe('the way that is meant', () => {
  const way = (type: number, isUnsent: boolean) => ({ type, isUnsent, maxNum: 1 })

  it('is refund only for what was not sent, and sending back for what was', () => {
    expect(wayFor([way(1, false), way(4, false), way(4, true)], 0)).toEqual(way(4, true))
    expect(wayFor([way(4, false), way(1, false), way(2, false)], 0)).toEqual(way(1, false))
    expect(wayFor([way(2, false), way(3, false)], 0)).toBeUndefined()
  })

  it('is the one that was named, if it is open', () => {
    expect(wayFor([way(1, false), way(2, false)], 2)).toEqual(way(2, false))
    expect(wayFor([way(1, false)], 4)).toBeUndefined()
  })

  it('is for money where goods do not come instead', () => {
    expect([0, 1, 2, 3, 4].map(isMoney)).toEqual([false, true, false, false, true])
    const amountsOf = (type: number) =>
      optionView(order([item()]), item(), way(type, false), new Map(), 'zh')
    expect(amountsOf(2)).toMatchObject({ maxNum: 1, refundable: [], outcomes: [] })
    expect(amountsOf(3)).toMatchObject({ maxNum: 1, refundable: [], outcomes: [] })
    expect(amountsOf(1).refundable).toHaveLength(1)
  })
})

describe('the freight', () => {
  const all = [{ orderItemId: 1, quantity: 3, amount: fen(1000) }]

  it('goes with what is last, whichever line that is', () => {
    expect(freightFor(order([item()]), all, heldUnits)).toBe(800)
    expect(freightFor(order([item()]), [{ ...all[0]!, quantity: 2 }], heldUnits)).toBe(0)
    const other = item({ id: 2, quantity: 2 })
    expect(freightFor(order([item(), other], { payAmount: 2800 }), all, () => 2)).toBe(800)
    expect(freightFor(order([item(), other], { payAmount: 2800 }), all, () => 1)).toBe(0)
    expect(
      freightFor(
        order([item(), { ...other, returnedQuantity: 2 }], { payAmount: 2800 }),
        all,
        heldUnits,
      ),
    ).toBe(800)
  })

  it('stays where anything was sent, and is never more than what is left', () => {
    expect(
      freightFor(
        order([item(), item({ id: 2, quantity: 1, returnedQuantity: 1, shippedQuantity: 1 })]),
        all,
        heldUnits,
      ),
    ).toBe(0)
    expect(freightFor(order([item()], { refundedAmount: 300 }), all, heldUnits)).toBe(500)
    expect(freightFor(order([item()], { freightDiscountAmount: 300 }), all, heldUnits)).toBe(500)
  })
})

describe('a whole order', () => {
  it('comes back line by line, with what each cost', () => {
    const plan = wholePlan(
      order(
        [
          item(),
          item({
            id: 2,
            quantity: 2,
            realAmount: 501,
            returnedQuantity: 1,
            cancelledQuantity: 1,
            refundedAmount: 250,
          }),
        ],
        { payAmount: 2301 },
      ),
      now,
    )
    expect(plan?.lines).toEqual([
      { orderItemId: 1, quantity: 3, amount: 1000, charge: 0 },
      { orderItemId: 2, quantity: 1, amount: 251, charge: 0 },
    ])
    expect(plan?.ways).toEqual([{ type: 4, isUnsent: true, maxNum: 1 }])
  })

  it('that is out comes back with all its units, while there is time for each of its lines', () => {
    const out = [
      item({ shippedQuantity: 3 }),
      item({ id: 2, shippedQuantity: 3, afterSaleDays: 15 }),
    ]
    const received = (days: number) =>
      order(out, { status: 3, receiveTime: new Date(now - days * 86_400_000) })
    expect(wholePlan(received(6), now)?.lines).toEqual([
      { orderItemId: 1, quantity: 3, amount: 1000, charge: 0 },
      { orderItemId: 2, quantity: 3, amount: 1000, charge: 0 },
    ])
    expect(wholePlan(received(8), now)).toBeUndefined()
  })

  it('takes its gifts along, and is none of gifts alone', () => {
    const gift = item({ id: 2, giftOf: 9, realAmount: 0, quantity: 1 })
    expect(
      wholePlan(
        order([item({ shippedQuantity: 3 }), { ...gift, shippedQuantity: 1 }], { status: 2 }),
        now,
      )?.lines,
    ).toHaveLength(2)
    expect(
      wholePlan(
        order([item({ returnedQuantity: 3, cancelledQuantity: 3, refundedAmount: 1000 }), gift]),
        now,
      ),
    ).toBeUndefined()
  })

  it('is not there unpaid, closed, as an exchange, or when the time of a line is over', () => {
    for (const status of [0, 4])
      expect(wholePlan(order([item()], { status } as Partial<OrderRow>), now)).toBeUndefined()
    expect(wholePlan(order([item()], { kind: 10 }), now)).toBeUndefined()
    const late = { status: 3, receiveTime: new Date(now - 8 * 86_400_000) } as Partial<OrderRow>
    expect(wholePlan(order([item({ shippedQuantity: 3 })], late), now)).toBeUndefined()
    expect(wholePlan(order([item({ shippedQuantity: 3 })], late), now, 30)?.freight).toBe(0)
  })
})

describe('the states of a return', () => {
  it('go where the table says, by their numbers', () => {
    expect([
      afterEvent(-1, 'agree'),
      afterEvent(-1, 'approve'),
      afterEvent(0, 'sendBack'),
      afterEvent(1, 'receive'),
      afterEvent(2, 'finish'),
    ]).toEqual([0, 2, 1, 2, 3])
    expect([
      afterEvent(-1, 'refuse'),
      afterEvent(0, 'expire'),
      afterEvent(1, 'refuseReceipt'),
    ]).toEqual([4, 5, 4])
  })

  it.each([
    [-1, false, ['cancel']],
    [0, false, ['cancel', 'setFreight']],
    [0, true, ['cancel']],
    [1, false, []],
    [2, false, []],
    [3, false, []],
  ])('status %i, sent %s, lets the shopper %j', (status, hasFreight, actions) => {
    expect(returnActionsOf({ status, deadlineAt: new Date(1001) }, hasFreight, 1000)).toEqual(
      actions,
    )
  })

  it('takes the waybill away with the moment of the deadline', () => {
    expect(returnActionsOf({ status: 0, deadlineAt: new Date(1000) }, false, 1000)).toEqual([
      'cancel',
    ])
  })

  it('end in done, refused and cancelled', () => {
    expect(returnStates.terminal()).toEqual(['done', 'refused', 'cancelled'])
    expect([-1, 0, 1, 2, 3, 4, 5].filter(isOver)).toEqual([3, 4, 5])
    expect(() => returnStateOf(6)).toThrow('status 6')
  })

  it('let nothing be agreed twice, or taken back once money is on its way', () => {
    expect([
      afterEvent(0, 'agree'),
      afterEvent(2, 'cancel'),
      afterEvent(1, 'cancel'),
      afterEvent(3, 'finish'),
    ]).toEqual(Array(4).fill(undefined))
  })
})

describe('the store', () => {
  const [requested, returning] = [-1, 1]
  const types = [1, 2, 3, 4]
  const refusable = (status: number, deadline: number | null) =>
    types.filter((type) =>
      mayRefuse({ status, type, deadlineAt: deadline === null ? null : new Date(deadline) }, now),
    )

  it('may refuse anything before the deadline, or without one', () => {
    for (const status of [requested, returning])
      expect([refusable(status, now + 1), refusable(status, null)]).toEqual([types, types])
  })

  it('may refuse, from the deadline on, a request for which nothing comes back, and an arrival that is not for money', () => {
    expect(types.filter(comesBack)).toEqual([1, 2])
    expect(refusable(requested, now)).toEqual([3, 4])
    expect(refusable(returning, now)).toEqual([2, 3, 4])
  })
})
