import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { carriers } from '@mallard/contract/trade/order/carrier.codes'
import { leftOf } from '@mallard/contract/trade/order/returnable'
import {
  carrierNamed,
  planShipping as planFor,
  readRows,
  type SheetRow,
  type ShippableOrder,
} from './shipping.rules.ts'

const offered = [
  ...carriers.map((each) => ({ ...each, kind: 'express' as const })),
  { code: 'ownvan00001', kind: 'van' as const, name: '小李面包车', nameEn: '' },
]
const carrierCode = (written: string) => carrierNamed(written, offered)?.code
const planShipping = (rows: readonly SheetRow[], orders: readonly ShippableOrder[]) =>
  planFor(rows, orders, offered)

const sn = (number: number) => `2601011200000000000${number}`
const row = (line: number, more: Partial<SheetRow> = {}): SheetRow => ({
  line,
  orderSn: sn(1),
  carrier: '顺丰',
  deliverySn: 'SF1234567890',
  productSn: '',
  quantity: '',
  ...more,
})
const order = (
  number: number,
  units: readonly number[],
  more: Partial<ShippableOrder> = {},
): ShippableOrder => ({
  orderSn: sn(number),
  status: 1,
  items: units.map((quantity, index) => ({
    id: number * 100 + index,
    productSn: `sku${index}`,
    quantity,
    shippedQuantity: 0,
    cancelledQuantity: 0,
    heldQuantity: 0,
  })),
  parcels: [],
  ...more,
})
const problemOf = (more: Partial<SheetRow>, orders = [order(1, [2, 1])]) =>
  planShipping([row(2, more)], orders).rows[0]?.problem

describe('the columns of a table', () => {
  it('are found by their names, in any order and in both languages', () => {
    const body = [sn(1), 'x', 'SF1234567890', '顺丰速运']
    expect(readRows([['订单编号', '备注', '运单号', '快递公司'], body])).toEqual([
      row(2, { carrier: '顺丰速运' }),
    ])
    expect(
      readRows([
        ['Waybill', 'SKU', 'Carrier', 'Order number', 'Quantity'],
        ['SF1234567890', 'sku1', 'SF Express', sn(1), 2],
      ]),
    ).toEqual([row(2, { carrier: 'SF Express', productSn: 'sku1', quantity: '2' })])
    expect(readRows([['订单编号', '快递公司'], body])).toBeUndefined()
  })

  it('hold what a person put around a value to keep it a text', () => {
    expect(
      readRows([
        ['订单编号', '快递公司', '运单号'],
        [`'${sn(1)}`, ' 顺丰 ', 'SF1234567890\t'],
        ['', '', ''],
      ]),
    ).toEqual([row(2)])
  })

  it('hold what was typed wide, and numbers that were copied in groups', () => {
    const wide = sn(1).replace(/\d/g, (digit) =>
      String.fromCodePoint(digit.codePointAt(0)! + 0xfee0),
    )
    expect(
      readRows([
        ['订单编号', '快递公司', '运单号'],
        [wide, '顺丰', 'ＳＦ 1234 567890'],
      ]),
    ).toEqual([row(2)])
  })
})

it('knows a carrier by the name that people write with another word for its trade', () => {
  expect(
    ['顺丰快递', '圆通快递', '极兔快递', '京东快递', '德邦物流', '快递', '黄牛快运'].map(
      carrierCode,
    ),
  ).toEqual([
    ...['shunfeng', 'yuantong', 'jtexpress', 'jd', 'debangkuaidi'],
    ...[undefined, undefined],
  ])
})

it('knows a carrier by code, by name, and by the beginning of its name if no other begins so', () => {
  expect(
    ['shunfeng', '顺丰速运', '顺丰', 'sf express', 'EMS', '中通', '圆'].map(carrierCode),
  ).toEqual(['shunfeng', 'shunfeng', 'shunfeng', 'shunfeng', 'ems', 'zhongtong', undefined])
})

describe('a row without a carrier', () => {
  const byVan = (more: Partial<SheetRow> = {}) =>
    row(2, { carrier: '小李面包车', deliverySn: '', ...more })

  it('needs no waybill, and is sent once by a table, however often it is read', () => {
    const { rows, parcels } = planShipping([byVan()], [order(1, [2, 1])])
    expect(rows).toEqual([{ line: 2, state: 'ready', problem: null }])
    expect(parcels).toMatchObject([{ companyCode: 'ownvan00001', deliverySn: 'BY-TABLE' }])
    const sent = order(1, [2, 1], {
      status: 2,
      parcels: [{ companyCode: 'ownvan00001', deliverySn: 'BY-TABLE' }],
    })
    expect(planShipping([byVan()], [sent]).rows).toEqual([
      { line: 2, state: 'already', problem: null },
    ])
  })

  it('may have a number of its own, as any other', () => {
    expect(
      planShipping([byVan({ deliverySn: 'TRIP-0001' })], [order(1, [1])]).parcels,
    ).toMatchObject([{ deliverySn: 'TRIP-0001' }])
    expect(problemOf({ carrier: '小李面包车', deliverySn: '上午' })).toBe('badWaybill')
  })

  it('is unknown where its way is off', () => {
    expect(problemOf({ carrier: '到店自提', deliverySn: '' })).toBe('unknownCarrier')
  })
})

describe('a row', () => {
  it.each([
    [{ orderSn: '2.61E+19' }, 'roundedOrderSn'],
    [{ orderSn: '2601' }, 'badOrderSn'],
    [{ orderSn: sn(9) }, 'unknownOrder'],
    [{ orderSn: '26112308370664060000' }, 'roundedOrderSn'],
    [{ carrier: '' }, 'noCarrier'],
    [{ deliverySn: '' }, 'noWaybill'],
    [{ carrier: '飞鸽' }, 'unknownCarrier'],
    [{ deliverySn: '7.75E+13' }, 'roundedWaybill'],
    [{ deliverySn: 'SF 12' }, 'badWaybill'],
    [{ productSn: 'sku7' }, 'unknownSku'],
    [{ productSn: 'sku0', quantity: '0' }, 'badQuantity'],
    [{ productSn: 'sku0', quantity: '1.5' }, 'badQuantity'],
    [{ productSn: 'sku0', quantity: '3' }, 'tooMany'],
    [{ quantity: '1' }, 'quantityWithoutSku'],
  ] as const)('%j is told what is wrong: %s', (more, problem) => {
    expect(problemOf(more)).toBe(problem)
  })

  it('of an order that was paid back, or sent already, does nothing', () => {
    expect(problemOf({}, [order(1, [2], { status: 4 })])).toBe('notShippable')
    const sent = order(1, [2], {
      status: 2,
      parcels: [{ companyCode: 'shunfeng', deliverySn: 'SF1234567890' }],
    })
    expect(planShipping([row(2)], [sent]).rows).toEqual([
      { line: 2, state: 'already', problem: null },
    ])
  })

  it('without carrier and waybill was not filled in', () => {
    expect(planShipping([row(2, { carrier: '', deliverySn: '' })], []).rows).toEqual([
      { line: 2, state: 'blank', problem: null },
    ])
  })
})

describe('a table', () => {
  it('makes one parcel of the rows of one waybill, several of one order, and knows what the rows above took', () => {
    const rows = [
      row(2, { productSn: 'sku0', quantity: '1' }),
      row(3, { productSn: 'sku1', quantity: '1' }),
      row(4, { productSn: 'sku0', quantity: '2', deliverySn: 'SF1234567891' }),
      row(5, { deliverySn: 'SF1234567892' }),
      row(6, { deliverySn: 'SF1234567893' }),
    ]
    const plan = planShipping(rows, [order(1, [2, 1])])
    expect(plan.rows.map(({ state, problem }) => problem ?? state)).toEqual([
      'ready',
      'ready',
      'tooMany',
      'ready',
      'nothingLeft',
    ])
    expect(plan.parcels.map(({ deliverySn, lines }) => [deliverySn, lines])).toEqual([
      [
        'SF1234567890',
        [
          { orderItemId: 100, quantity: 1 },
          { orderItemId: 101, quantity: 1 },
        ],
      ],
      ['SF1234567892', [{ orderItemId: 100, quantity: 1 }]],
    ])
  })

  it('sends a parcel wholly or not at all', () => {
    const plan = planShipping(
      [row(2, { productSn: 'sku0' }), row(3, { productSn: 'sku9' })],
      [order(1, [2])],
    )
    expect(plan.rows.map(({ problem }) => problem)).toEqual(['otherRow', 'unknownSku'])
    expect(plan.parcels).toEqual([])
  })

  it('never sends more than is left, whatever it asks for', () => {
    const anyRow = fc.record({
      orderSn: fc.constantFrom(sn(1), sn(2)),
      deliverySn: fc.constantFrom('SF1234567890', 'SF1234567891', 'SF1234567892'),
      productSn: fc.constantFrom('', 'sku0', 'sku1'),
      quantity: fc.constantFrom('', '1', '2', '5'),
    })
    const anyItem = fc.record({
      quantity: fc.nat(5),
      shippedQuantity: fc.nat(2),
      cancelledQuantity: fc.nat(1),
      heldQuantity: fc.nat(1),
    })
    const anyOrder = fc.array(anyItem, { minLength: 1, maxLength: 3 })
    fc.assert(
      fc.property(
        fc.array(anyRow, { maxLength: 12 }),
        anyOrder,
        anyOrder,
        (inputs, first, second) => {
          const orders = [first, second].map((items, index) => ({
            ...order(index + 1, []),
            items: items.map((item, place) => ({
              ...item,
              id: index * 10 + place,
              productSn: `sku${place % 2}`,
            })),
          }))
          const rows = inputs.map((input, index) => row(index + 2, input))
          const plan = planShipping(rows, orders)
          expect(plan.rows.map(({ line }) => line)).toEqual(rows.map(({ line }) => line))
          const sent = new Map<number, number>()
          for (const { lines } of plan.parcels)
            for (const { orderItemId, quantity } of lines)
              sent.set(orderItemId, (sent.get(orderItemId) ?? 0) + quantity)
          for (const item of orders.flatMap(({ items }) => items))
            expect(sent.get(item.id) ?? 0).toBeLessThanOrEqual(Math.max(0, leftOf(item)))
          for (const { lines } of plan.parcels)
            expect(lines.every(({ quantity }) => quantity > 0)).toBe(true)
        },
      ),
    )
  })
})
