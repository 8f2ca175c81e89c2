import { carriers, type CarrierKind } from '@mallard/contract/trade/order/carrier.codes'
import { describe, expect, it } from 'vitest'
import {
  itemsText,
  receivedAt,
  toldText,
  wantedOf,
  weixinCarriers,
  type SentOrder,
} from './ship-report.rules.ts'

const parcel = (deliverySn: string, companyCode = 'shunfeng', kind: CarrierKind = 'express') => ({
  kind,
  companyCode,
  deliverySn,
  phone: '139****1234',
  lines: [{ orderItemId: 1, quantity: 2 }],
})
const order = (more: Partial<SentOrder> = {}): SentOrder => ({
  status: 2,
  receiveTime: null,
  items: [{ id: 1, title: '玻璃温控壶' }],
  parcels: [parcel('SF1')],
  ...more,
})
const many = (count: number) => Array.from({ length: count }, (_, at) => parcel(`SF${at}`))

describe('what WeChat should know of a payment', () => {
  it('is a parcel with its carrier in WeChat’s words, what is in it, and the masked phone', () => {
    expect(wantedOf([order({ parcels: [parcel('ZT1', 'zhongtong')] })], false)).toEqual({
      way: 'express',
      parcels: [{ carrier: 'ZTO', trackingNo: 'ZT1', items: '玻璃温控壶×2', phone: '139****1234' }],
      isWhole: true,
      isSplit: false,
    })
  })

  it.each<readonly [string, readonly SentOrder[], boolean, string, boolean, boolean]>([
    ['one parcel with everything', [order()], false, 'SF:SF1', false, true],
    ['a part', [order({ status: 1 })], false, 'SF:SF1', true, false],
    [
      'several parcels at once',
      [order({ parcels: [parcel('SF1'), parcel('YT1', 'yuantong')] })],
      false,
      'SF:SF1,YTO:YT1',
      true,
      true,
    ],
    ['a rest that was given back, after a part was told', [order()], true, 'SF:SF1', true, true],
    [
      'two orders, one of which waits',
      [order(), order({ status: 1, parcels: [] })],
      false,
      'SF:SF1',
      true,
      false,
    ],
    [
      'two orders that were sent',
      [order(), order({ parcels: [parcel('SF2')] })],
      false,
      'SF:SF1,SF:SF2',
      true,
      true,
    ],
    [
      'two orders, one of which was given back before it was sent',
      [order(), order({ status: 4, parcels: [] })],
      false,
      'SF:SF1',
      false,
      true,
    ],
    [
      'a group that is not full yet',
      [order({ status: 5, parcels: [parcel('SF1')] })],
      false,
      'SF:SF1',
      true,
      false,
    ],
  ])('of %s', (_, orders, wasSplit, parcels, isSplit, isWhole) => {
    const wanted = wantedOf(orders, wasSplit)
    expect([wanted && toldText(wanted), wanted?.isSplit, wanted?.isWhole]).toEqual([
      parcels,
      isSplit,
      isWhole,
    ])
  })

  it.each<readonly [string, readonly CarrierKind[], string]>([
    ['a van of its own', ['van'], 'sameCity'],
    ['nothing to carry', ['none'], 'virtual'],
    ['what is fetched', ['pickup'], 'pickup'],
    ['a part that is fetched and a part with nothing to carry', ['none', 'pickup'], 'pickup'],
    ['vans that came twice', ['van', 'none', 'van'], 'sameCity'],
  ])('of %s is the way, without a number, all at once', (_, kinds, way) => {
    const sent = { parcels: kinds.map((kind, at) => parcel(`SIGN${at}`, 'any', kind)) }
    expect(wantedOf([order(sent)], false)).toEqual({
      way,
      parcels: [
        {
          carrier: '',
          trackingNo: '',
          items: kinds.map(() => '玻璃温控壶×2').join('；'),
          phone: '139****1234',
        },
      ],
      isWhole: true,
      isSplit: false,
    })
    expect(toldText(wantedOf([order(sent)], false)!)).toBe(way)
    // WeChat takes no part of it.
    expect(wantedOf([order({ ...sent, status: 1 })], false)).toBe(undefined)
  })

  it('is the parcels of carriers alone, where some of it comes by a van', () => {
    const both = [parcel('SF1'), parcel('SIGN', 'ownvan00001', 'van')]
    expect(wantedOf([order({ parcels: both })], false)).toMatchObject({
      way: 'express',
      parcels: [{ trackingNo: 'SF1' }],
      isWhole: true,
      isSplit: false,
    })
    expect(wantedOf([order({ parcels: both, status: 1 })], false)).toMatchObject({
      isWhole: false,
      isSplit: true,
    })
  })

  it('is nothing while nothing was sent', () => {
    expect(wantedOf([order({ status: 4, parcels: [] })], false)).toBe(undefined)
  })

  it('is the first fifteen of sixteen parcels', () => {
    const wanted = wantedOf([order({ parcels: many(16) })], false)
    expect(wanted?.parcels.map(({ trackingNo }) => trackingNo)).toEqual(
      many(15).map(({ deliverySn }) => deliverySn),
    )
  })

  it('has a name for every carrier', () => {
    expect(Object.keys(weixinCarriers)).toEqual(carriers.map(({ code }) => code))
  })
})

it.each([
  [['壶×1', '杯×2'], '壶×1；杯×2'],
  [['壶'.repeat(120)], '壶'.repeat(120)],
  [['壶'.repeat(121)], `${'壶'.repeat(119)}…`],
  // Half of a character is not sent.
  [[`${'壶'.repeat(118)}😀😀`], `${'壶'.repeat(118)}…`],
])('items in words, %#', (items, text) => {
  expect(itemsText(items)).toBe(text)
})

it.each<readonly [string, readonly SentOrder[], number | undefined]>([
  ['one still on its way', [order({ status: 3, receiveTime: new Date(5) }), order()], undefined],
  [
    'all received',
    [
      order({ status: 3, receiveTime: new Date(5) }),
      order({ status: 3, receiveTime: new Date(7) }),
      order({ status: 4 }),
    ],
    7,
  ],
  ['given back, all of it', [order({ status: 4 })], undefined],
])('when orders were received: %s', (_, orders, at) => {
  expect(receivedAt(orders)).toBe(at)
})
