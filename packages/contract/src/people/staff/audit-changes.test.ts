import type { Locale } from '@mallard/kernel'
import { couponAdminCalls } from '../../pricing/coupon/coupon-admin.calls.ts'
import { promotionAdminCalls } from '../../pricing/promotion/promotion-admin.calls.ts'
import { describe, expect, it } from 'vitest'
import { readableChanges } from './audit-changes.ts'

describe('the changes of an audit row', () => {
  it('tell money as money and switches in words', () => {
    expect(
      readableChanges(
        {
          action: 'order.ship',
          changes: {
            salePrice: { before: 39_900, after: 37_900 },
            onSale: { before: true, after: false },
          },
        },
        'zh',
      ),
    ).toEqual([
      { field: '售价', before: '¥399.00', after: '¥379.00' },
      { field: '上架', before: '是', after: '否' },
    ])
  })

  it('tell what was not there before as new, and what was emptied as empty', () => {
    expect(
      readableChanges(
        {
          action: 'order.ship',
          changes: {
            parcel: { before: null, after: 'shunfeng SF1' },
            remark: { before: 'ring twice', after: '' },
          },
        },
        'en',
      ),
    ).toEqual([
      { field: 'Parcel', before: undefined, after: 'shunfeng SF1' },
      { field: 'Note', before: 'ring twice', after: 'empty' },
    ])
  })

  it('say what a role may do as its form does', () => {
    const changes = { rights: { before: ['goods.read'], after: ['goods.read', 'goods.write'] } }
    expect(readableChanges({ action: 'role.save', changes }, 'zh')).toEqual([
      { field: '权限', before: '商品（查看）', after: '商品（查看、修改）' },
    ])
  })

  it('name a job by what it does', () => {
    const changes = { kind: { before: 'payment.refund', after: null } }
    expect(readableChanges({ action: 'job.discard', changes }, 'zh')).toMatchObject([
      { field: '任务', before: '向渠道退款' },
    ])
    expect(readableChanges({ action: 'job.discard', changes }, 'en')).toMatchObject([
      { before: 'Refund through the channel' },
    ])
  })

  it('name the carrier of a parcel in the operator’s language', () => {
    const changes = { parcel: { before: '圆通速递 YT1234567890', after: '京东物流 JD1234567890' } }
    expect(readableChanges({ action: 'parcel.waybill', changes }, 'en')).toEqual([
      { field: 'Parcel', before: 'YTO Express YT1234567890', after: 'JD Logistics JD1234567890' },
    ])
    expect(readableChanges({ action: 'parcel.waybill', changes }, 'zh')[0]?.after).toBe(
      '京东物流 JD1234567890',
    )
  })

  it('tell of a table of parameters only the rows that differ', () => {
    const before = [
      { name: 'Power', value: '800 W' },
      { name: 'Colour', value: 'White' },
      { name: 'Old', value: '1' },
    ]
    const after = [
      { name: 'Colour', value: 'White' },
      { name: 'Power', value: '900 W' },
      { name: 'New', value: '2' },
    ]
    expect(
      readableChanges({ action: 'order.ship', changes: { params: { before, after } } }, 'en'),
    ).toEqual([
      { field: 'Parameters · Power', before: '800 W', after: '900 W' },
      { field: 'Parameters · Old', before: '1', after: 'empty' },
      { field: 'Parameters · New', before: undefined, after: '2' },
    ])
  })

  it('tell roles by name, and anything unknown as it is', () => {
    expect(
      readableChanges(
        {
          action: 'staff.save',
          changes: {
            roles: {
              before: null,
              after: [
                { role: 'manager', storeId: 2 },
                { role: 'owner', storeId: null },
              ],
            },
          },
        },
        'en',
      )[0]?.after,
    ).toBe('Manager #2, Owner')
    expect(
      readableChanges(
        { action: 'order.ship', changes: { shape: { before: { a: 1 }, after: 3 } } },
        'en',
      ),
    ).toEqual([{ field: 'shape', before: '{"a":1}', after: '3' }])
  })

  it('leave out what was and stays empty', () => {
    expect(
      readableChanges(
        {
          action: 'order.ship',
          changes: {
            amount: { before: null, after: null },
            reason: { before: null, after: 'late' },
          },
        },
        'en',
      ),
    ).toEqual([{ field: 'Reason', before: undefined, after: 'late' }])
  })

  it('tell states of money and what was found of goods in words', () => {
    const lines = { before: null, after: [{ orderItemId: 51, received: 2, sellable: 1 }] }
    const changes = {
      refund: { before: 'failed', after: 'done' },
      channelSaid: { before: null, after: 'paid' },
      lines,
    }
    expect(
      readableChanges({ action: 'order.ship', changes }, 'zh').map(({ before, after }) => [
        before,
        after,
      ]),
    ).toEqual([
      ['退款失败', '已退款'],
      [undefined, '已支付'],
      [undefined, '#51：收到 2 件，可售 1 件'],
    ])
    expect(
      readableChanges(
        { action: 'order.ship', changes: { remark: { before: null, after: 'paid' } } },
        'zh',
      )[0]?.after,
    ).toBe('paid')
  })

  it('tell order states in words', () => {
    expect(
      readableChanges({ action: 'order.ship', changes: { status: { before: 0, after: 1 } } }, 'zh'),
    ).toEqual([{ field: '订单状态', before: '待付款', after: '待发货' }])
  })
})

describe('a set-up', () => {
  const said = (
    action: string,
    changes: Parameters<typeof readableChanges>[0]['changes'],
    locale: Locale = 'zh',
  ) =>
    readableChanges({ action, changes }, locale).map(({ field, before, after }) =>
      before === undefined ? `${field}：${after}` : `${field}：${before} → ${after}`,
    )

  it('of a promotion tells times, goods and what it gives', () => {
    const kind = {
      type: 2,
      rule: {
        by: 'amount',
        tiers: [
          { over: 30_000, cut: 'off', value: 3000 },
          { over: 60_000, cut: 'bp', value: 8500 },
        ],
      },
    }
    const changes = {
      name: { before: null, after: '双11' },
      startAt: { before: null, after: Date.UTC(2026, 10, 11, 4) },
      scope: { before: null, after: 'all' },
      kind: { before: null, after: kind },
      limitPerUser: { before: 0, after: 2 },
    }
    expect(said('promotion.save', changes)).toEqual([
      '名称：双11',
      '开始：2026-11-11 12:00',
      '适用商品：全部商品',
      '类型：满减满折',
      '优惠内容：满 ¥300.00 减 ¥30.00；满 ¥600.00 8.5 折',
      '每人限用：0 → 2',
    ])
    const after = {
      ...kind,
      rule: { by: 'quantity', tiers: [{ over: 2, cut: 'off', value: 500 }] },
    }
    expect(said('promotion.save', { kind: { before: kind, after } }, 'en')).toEqual([
      'What it gives：from ¥300.00: ¥30.00 off; from ¥600.00: 15% off → from 2 pieces: ¥5.00 off',
    ])
  })

  it.each([
    [{ type: 1, rule: { cut: 'price', value: 9900 } }, 'Timed discount', 'for ¥99.00'],
    [
      { type: 3, rule: { over: 9900, most: 2, items: [{ skuId: 7, price: 990 }] } },
      'Add-on',
      'from ¥99.00: add #7 ¥9.90, 2 at most',
    ],
    [
      { type: 4, rule: { by: 'quantity', tiers: [{ over: 2, skuId: 7, quantity: 1 }] } },
      'Gift',
      'from 2 pieces: gift #7 × 1',
    ],
    [
      { type: 5, rule: { by: 'amount', over: 9900 } },
      'Free delivery',
      'from ¥99.00: free delivery',
    ],
    [{ type: 6, rule: { bp: 5000, pairs: 0 } }, 'Second unit', 'second unit 50% off'],
    [
      { type: 6, rule: { bp: 8000, pairs: 2 } },
      'Second unit',
      'second unit 20% off, 2 pairs per order at most',
    ],
    [{ type: 99, rule: {} }, '99', '{"type":99,"rule":{}}'],
  ])('of a promotion is told by its kind: %j', (kind, name, rule) => {
    expect(said('promotion.save', { kind: { before: null, after: kind } }, 'en')).toEqual([
      `Kind：${name}`,
      `What it gives：${rule}`,
    ])
  })

  it('of a coupon is told field by field, not as it is kept', () => {
    const coupon = {
      name: '满200减20',
      kind: 1,
      threshold: 20_000,
      face: 2000,
      obtain: 'public',
      scopeIds: [],
      validFrom: null,
      validDays: 30,
      isEverywhere: false,
    }
    expect(said('coupon.create', { coupon: { before: null, after: coupon } })).toEqual([
      ...[
        '名称：满200减20',
        '类型：满减 / 立减',
        '使用门槛：¥200.00',
        '减免金额或兑换价：¥20.00',
        '发放方式：公开领取',
        '领取后有效天数：30',
        '全部门店可用：否',
      ],
    ])
  })

  it('has words for every field that it has', () => {
    const unnamed = (action: string, shape: object) =>
      Object.keys(shape).filter(
        (field) =>
          field !== 'requestId' &&
          said(action, { [field]: { before: null, after: 1 } }).some((text) =>
            text.startsWith(field),
          ),
      )
    expect(unnamed('coupon.create', couponAdminCalls.create.body!.shape)).toEqual([])
    const {
      id: _id,
      version: _version,
      kind: _kind,
      ...setup
    } = promotionAdminCalls.save.body!.shape
    expect(unnamed('promotion.save', { ...setup, type: 1 })).toEqual([])
  })
})

it('tells codes of other actions in words', () => {
  const said = (action: string, field: string, after: string) =>
    readableChanges({ action, changes: { [field]: { before: null, after } } }, 'zh')[0]?.after
  expect(said('invoice.reverse', 'reason', 'issueError')).toBe('开票有误')
  expect(said('bill.read', 'result', 'none')).toBe('渠道没有这一天的账单')
  expect(said('coupon.close', 'state', 'closed')).toBe('已停发')
  expect(said('invoice.reject', 'reason', '抬头不完整')).toBe('抬头不完整')
  expect(said('pay.repair', 'channelSaid', 'notAsked')).toBe('没有可查询的单据')
  expect(
    readableChanges(
      {
        action: 'pay.repair',
        changes: { channelSaid: { before: null, after: ['open', 'unknown'] } },
      },
      'zh',
    ),
  ).toEqual([{ field: '渠道答复', before: undefined, after: '未支付、查不到' }])
})

it('tells a refund by the store by its lines, sums and reason', () => {
  const lines = [
    { orderItemId: 3, quantity: 2, amount: 0 },
    { orderItemId: 4, quantity: 0, amount: 500 },
  ]
  const after = {
    lines,
    freightAmount: 1200,
    amount: 9900,
    isUnsent: true,
    restock: false,
    reasonCode: 'storeOutOfStock',
    desc: '整批有瑕疵',
  }
  const changes = Object.fromEntries(
    Object.entries(after).map(([field, value]) => [field, { before: null, after: value }]),
  )
  const said = readableChanges({ action: 'return.refund', changes }, 'zh').map(
    (change) => change.after,
  )
  expect(said).toEqual([
    '#3：2 件、#4：¥5.00',
    '¥12.00',
    '¥99.00',
    '是',
    '否',
    '商家缺货',
    '整批有瑕疵',
  ])
  expect(
    readableChanges({ action: 'return.refund', changes }, 'en').map(({ field }) => field),
  ).not.toContain('reasonCode')
})
