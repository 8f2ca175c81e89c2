import { couponKind } from '@mallard/contract/pricing/coupon/coupon.codes'
import { fen } from '@mallard/kernel'
import { describe, expect, it } from 'vitest'
import type { BasketLine } from '#features/pricing/promotion/index.ts'
import {
  byWorth,
  coversLine,
  effectsOf,
  freightSaving,
  goodsSaving,
  heldView,
  isCoupon,
  judge,
  offeredView,
  statusAt,
  type HeldCoupon,
} from './coupon.rules.ts'
import { warningsOf, wrongTermOf } from './setup.rules.ts'

const now = 1_000_000
const coupon = (terms: Partial<HeldCoupon> = {}): HeldCoupon => ({
  couponHistoryId: 1,
  grantUuid: 'grant',
  name: '券',
  nameEn: 'Coupon',
  kind: 1,
  threshold: 0,
  face: 1000,
  discountBp: 10_000,
  maxDiscount: 0,
  skuId: null,
  scope: 'all',
  scopeIds: [],
  scopeNames: [],
  scopeNamesEn: [],
  stackPoints: true,
  validFrom: 0,
  validTo: 2 * now,
  status: 0,
  ...terms,
})
const open = (payable: number, more: Partial<BasketLine> = {}) => ({
  line: {
    skuId: 1,
    goodsId: 10,
    categoryId: 100,
    quantity: 1,
    weight: 0,
    freightTemplateId: 1,
    unitPrice: fen(payable),
    ...more,
  },
  payable: fen(payable),
})

describe('what a coupon holds for', () => {
  it.each([
    ['everything', {}, true],
    ['its goods', { scope: 'goods', scopeIds: [10] }, true],
    ['other goods', { scope: 'goods', scopeIds: [11, 100] }, false],
    ['its category', { scope: 'category', scopeIds: [100] }, true],
    ['another category', { scope: 'category', scopeIds: [10] }, false],
    ['its SKU', { kind: 4, skuId: 1 }, true],
    ['another SKU, whatever the goods', { kind: 4, skuId: 2, scope: 'all' }, false],
  ] as const)('%s', (_, terms, covers) => {
    expect(coversLine(coupon(terms as Partial<HeldCoupon>), open(1).line)).toBe(covers)
  })
})

describe('what a coupon takes off', () => {
  it.each([
    ['its face', {}, [open(5000)], 1000],
    ['no more than there is', {}, [open(600), open(300)], 900],
    ['nothing of nothing', {}, [], 0],
    ['its face from the threshold on', { threshold: 5000 }, [open(2000), open(3000)], 1000],
    ['nothing a fen below it', { threshold: 5000 }, [open(4999)], 0],
    ['what basis points leave away', { kind: 2, discountBp: 8_500 }, [open(999)], 150],
    ['no more than its most', { kind: 2, discountBp: 5_000, maxDiscount: 300 }, [open(1000)], 300],
    [
      'less where its most is more',
      { kind: 2, discountBp: 9_000, maxDiscount: 300 },
      [open(1000)],
      100,
    ],
    [
      'what one unit costs above the exchange',
      { kind: 4, skuId: 1, face: 1000 },
      [open(3001, { quantity: 2 })],
      500,
    ],
    ['nothing where the exchange is dearer', { kind: 4, skuId: 1, face: 5000 }, [open(3000)], 0],
    ['nothing of goods for freight', { kind: 3 }, [open(5000)], 0],
  ] as const)('%s', (_, terms, lines, saving) => {
    expect(goodsSaving(coupon(terms as Partial<HeldCoupon>), lines)).toBe(saving)
  })

  it.each([
    ['freight, as far as it goes', {}, 800, 800],
    ['its face at most', { face: 500 }, 800, 500],
    [
      'nothing below the threshold of what it holds for',
      { threshold: 5000, scope: 'goods', scopeIds: [10] },
      800,
      0,
    ],
    [
      'its face when that is reached',
      { threshold: 2000, scope: 'goods', scopeIds: [10] },
      800,
      800,
    ],
    ['nothing where it holds for nothing', { scope: 'goods', scopeIds: [99] }, 800, 0],
  ] as const)('of freight: %s', (_, terms, freight, saving) => {
    const lines = [open(2000), open(9000, { goodsId: 11 })]
    expect(
      freightSaving(coupon({ kind: 3, ...(terms as Partial<HeldCoupon>) }), fen(freight), lines),
    ).toBe(saving)
  })
})

describe('in the calculation', () => {
  it('a coupon of goods books in its lane, for the lines that it holds for', () => {
    const { order, shipping } = effectsOf(
      coupon({ couponHistoryId: 7, kind: 2, discountBp: 9_000, scope: 'goods', scopeIds: [10] }),
    )
    expect(shipping).toBeUndefined()
    expect(order).toMatchObject([
      { id: 7, name: '券', nameEn: 'Coupon', type: 12, books: 'coupon' },
    ])
    expect([
      order![0]!.isEligible(open(1).line),
      order![0]!.isEligible(open(1, { goodsId: 11 }).line),
    ]).toEqual([true, false])
    expect(order![0]!.saving([open(1000)])).toBe(100)
  })

  it('a coupon of freight is of freight alone', () => {
    const { order, shipping } = effectsOf(coupon({ kind: 3, face: 500 }))
    expect(order).toBeUndefined()
    expect(shipping![0]!.saving(fen(800), fen(0), [open(1)])).toBe(500)
  })

  it('knows what lowered a price', () => {
    expect([10, 11, 12, 13, 14, 15, 20].map((type) => isCoupon({ type }))).toEqual([
      false,
      true,
      true,
      true,
      true,
      false,
      false,
    ])
  })
})

describe('why a coupon cannot be used', () => {
  const basket = (freight: number | undefined = 800) => ({
    lines: [open(3000)],
    freight: freight === undefined ? undefined : fen(freight),
  })
  it.each([
    ['not yet', { validFrom: now + 1 }, basket(), '未到使用时间'],
    ['for none of these', { scope: 'goods', scopeIds: [99] }, basket(), '没有适用的商品'],
    ['a little short', { threshold: 3100 }, basket(), '还差¥1.00可用'],
    [
      'short by what promotions took',
      { threshold: 3100 },
      { lines: [open(3000, { unitPrice: fen(3100) })], freight: fen(800) },
      '优惠后还差¥1.00可用',
    ],
    ['cheaper already', { kind: 4, skuId: 1, face: 3000 }, basket(), '当前价格已更优惠'],
    ['no address', { kind: 3 }, { lines: [open(3000)], freight: undefined }, '请先选择收货地址'],
    ['free already', { kind: 3 }, basket(0), '本单已免运费'],
  ] as const)('%s', (_, terms, where, reason) => {
    const judged = judge(coupon(terms as Partial<HeldCoupon>), where, now)
    expect([judged.saving, judged.reason?.[0], judged.reason?.[1]]).toEqual([
      0,
      reason,
      expect.stringMatching(/^[\x20-\x7e¥]{8,}$/),
    ])
  })

  it('is nothing from its first moment on, and says what it saves', () => {
    expect(judge(coupon({ validFrom: now }), basket(), now)).toMatchObject({ saving: 1000 })
    expect(judge(coupon({ validFrom: now }), basket(), now).reason).toBeUndefined()
    expect(judge(coupon({ kind: 3, face: 500 }), basket(), now)).toMatchObject({ saving: 500 })
    expect(judge(coupon({ threshold: 3000 }), basket(), now)).toMatchObject({ saving: 1000 })
  })

  it('puts the greatest saving first, then the one that is over sooner, then the older one', () => {
    const judged = (couponHistoryId: number, saving: number, validTo: number) => ({
      coupon: coupon({ couponHistoryId, validTo }),
      saving: fen(saving),
    })
    const list = [judged(4, 5, 30), judged(3, 5, 20), judged(2, 9, 30), judged(1, 5, 30)]
    expect(list.sort(byWorth).map((each) => each.coupon.couponHistoryId)).toEqual([2, 3, 1, 4])
  })
})

describe('as it is shown', () => {
  it.each([
    [0, 2 * now, 0],
    [0, now, 3],
    [0, now + 1, 0],
    [1, now, 1],
    [2, 0, 2],
    [4, 0, 4],
  ])('status %i until %i is %i', (status, validTo, shown) => {
    expect(statusAt({ status, validTo }, now)).toBe(shown)
  })

  it.each([
    [{}, '全场通用', 'All items'],
    [
      { scope: 'category', scopeNames: ['茶具', '厨具'], scopeNamesEn: ['Tea', ''] },
      '限茶具、厨具',
      'Only Tea, 厨具',
    ],
    [{ scope: 'goods', scopeIds: [1] }, '限指定商品', 'Selected items'],
    [{ kind: 4, skuId: 1, scopeNames: ['壶'], scopeNamesEn: ['Kettle'] }, '兑换壶', 'For Kettle'],
  ] as const)('says what %j is for', (terms, zh, en) => {
    const held = coupon(terms as never)
    expect(heldView(held, now, 'zh')).toMatchObject({
      couponHistoryId: 1,
      name: '券',
      scopeText: zh,
      status: 0,
      drawn: true,
      left: true,
      validDays: null,
    })
    expect(heldView({ ...held, nameEn: '' }, now, 'en')).toMatchObject({
      name: '券',
      scopeText: en,
    })
    expect(heldView(held, now, 'en').name).toBe('Coupon')
  })

  it('is drawn when the shopper has as many as they may', () => {
    const offered = {
      ...coupon(),
      validFrom: null,
      validTo: null,
      validDays: 7,
      isLeft: false,
      perUserLimit: 2,
    }
    expect([0, 1, 2, 3].map((held) => offeredView({ ...offered, held }, 'zh').drawn)).toEqual([
      false,
      false,
      true,
      true,
    ])
    expect(offeredView({ ...offered, held: 0 }, 'zh')).toMatchObject({
      couponHistoryId: null,
      status: null,
      left: false,
      validDays: 7,
    })
  })
})

describe('the field of a set-up that does not fit the others', () => {
  type Setup = Parameters<typeof wrongTermOf>[0]
  const setup: Setup = {
    kind: couponKind.cash,
    face: 1000,
    discountBp: 10_000,
    drawFrom: 100,
    drawTo: 200,
    validFrom: 100,
    validTo: 300,
    validDays: null,
  }
  const forDays = { validFrom: null, validTo: null, validDays: 7 }
  it.each<[string, Partial<Setup>, ReturnType<typeof wrongTermOf>]>([
    ['none', {}, undefined],
    ['none, valid for days', forDays, undefined],
    [
      'none, of an exchange that takes nothing off',
      { kind: couponKind.exchange, face: 0 },
      undefined,
    ],
    ['draws end before they begin', { drawTo: 100 }, 'drawTo'],
    ['a share of nothing', { kind: couponKind.percent }, 'discountBp'],
    ['nothing off', { face: 0 }, 'face'],
    ['neither a period nor days', { ...forDays, validDays: null }, 'validTo'],
    ['a period without an end', { validTo: null }, 'validTo'],
    ['over before it is valid', { validFrom: 300 }, 'validTo'],
    ['over before it can be drawn', { validFrom: 50, validTo: 100 }, 'validTo'],
    ['a period and days', { validDays: 7 }, 'validDays'],
  ])('%s', (_what, wrong, field) => {
    expect(wrongTermOf({ ...setup, ...wrong })).toBe(field)
  })
})

describe('what an operator is told before a coupon is given', () => {
  const shelf = [
    { goodsId: 10, categoryIds: [100, 1], skuIds: [1], price: 1000 },
    { goodsId: 11, categoryIds: [101], skuIds: [2], price: 5000 },
  ]
  it.each([
    ['nothing to use it on', { scope: 'goods', scopeIds: [99] }, [], 0, ['没有适用的在售商品']],
    ['goods for nothing', {}, [], 2, ['1 件商品用券后只需 0 元']],
    ['no goods for nothing below the threshold', { threshold: 1001 }, [], 2, []],
    ['goods of a category above', { face: 1, scope: 'category', scopeIds: [1] }, [], 1, []],
    ['an exchange that is dearer', { kind: 4, skuId: 1, face: 1000 }, [], 1, ['兑换价不低于现价']],
    ['an exchange that is not', { kind: 4, skuId: 2, face: 1000 }, [], 1, []],
    ['freight, which rivals nothing', { kind: 3 }, [coupon()], 2, []],
    [
      'rivals for the same goods',
      { face: 1 },
      [
        coupon({ scope: 'goods', scopeIds: [11] }),
        coupon({ kind: 3 }),
        coupon({ scope: 'goods', scopeIds: [99] }),
      ],
      2,
      ['与“券”有 1 件商品重叠，结算时每单只用其一'],
    ],
  ] as const)('%s', (_, terms, others, goods, warnings) => {
    expect(warningsOf(coupon(terms as never), shelf, others, 'zh')).toEqual({ goods, warnings })
  })

  it('in their language, and not without end', () => {
    const rivals = Array.from({ length: 7 }, () => coupon())
    const { warnings } = warningsOf(coupon({ face: 1 }), shelf, rivals, 'en')
    expect(warnings).toEqual(
      Array(5).fill('“Coupon” covers 2 of the same goods; an order uses one of them'),
    )
    expect(
      warningsOf(coupon({ face: 1 }), shelf, [coupon({ nameEn: '' })], 'en').warnings[0],
    ).toContain('“券”')
    expect(warningsOf(coupon(), [], [], 'en').warnings).toEqual(['No goods on sale are covered'])
  })
})
