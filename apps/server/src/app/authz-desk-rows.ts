import type { Caller } from '@mallard/testing/caller'
import { largestId } from '@mallard/contract/fields'
import { couponCalls } from '@mallard/contract/coupon/coupon.calls'
import { couponDeskCalls } from '@mallard/contract/coupon/coupon-desk.calls'
import { identityCalls } from '@mallard/contract/identity/identity.calls'
import { goodsDeskCalls } from '@mallard/contract/catalog/goods-desk.calls'
import { promotionDeskCalls } from '@mallard/contract/promotion/promotion-desk.calls'
import { voucherDeskCalls } from '@mallard/contract/payment/voucher-desk.calls'
import { orderDeskCalls } from '@mallard/contract/order/order-desk.calls'
import { returnsDeskCalls } from '@mallard/contract/returns/returns-desk.calls'
import { moneyRows } from './authz-money-rows.ts'
import type { Input, makers } from './authz-rows.ts'
import type { TestSku } from './test-buyer.ts'
import { newSerial } from './test-transfers.ts'

/** What the generated test must know of a row of the back office. */
export interface DeskRow {
  /** A call that the owner of partner 1 may make in store 1-1. */
  own(): Promise<Input>
  /** The same with the ids of another store or partner. */
  theirs?: Input
  /** For each field that names something: a value that nothing has. */
  missing?: Input
  plain?: readonly string[]
}

/** Things of the other store and the other partner. */
export interface Elsewhere {
  readonly orderSn: string
  readonly applyId: string
  readonly voucherId: number
  readonly orderItemId: number
  readonly goodsId: number
  readonly productSn: string
  readonly staffId: number
  readonly promotionId: number
  readonly couponId: number
  readonly heldCouponId: number
  readonly memberId: number
  readonly reviewId: number
  readonly invoiceId: number
  readonly batchId: number
}

const setupPlain = ['version', 'name', 'nameEn', 'startAt', 'endAt', 'scope', 'scopeIds', 'kind', 'priority', 'limitPerUser']

/** A reduction for one SKU long ago: set up whole, and in nobody's way. */
export function promotionSetup(sku: Pick<TestSku, 'skuId'>) {
  const kind = { type: 2 as const, rule: { by: 'amount' as const, tiers: [{ over: 10_000, cut: 'off' as const, value: 1000 }] } }
  return {
    id: 0,
    version: 0,
    name: '满减',
    nameEn: '',
    startAt: 1000,
    endAt: 2000,
    scope: 'sku' as const,
    scopeIds: [sku.skuId],
    kind,
    priority: 0,
    limitPerUser: 0,
  }
}

/** A coupon of a store: set up whole, and for nobody to find. */
export function couponSetup() {
  return {
    name: '测试券',
    nameEn: '',
    kind: 1,
    threshold: 0,
    face: 100,
    discountBp: 10_000,
    maxDiscount: 0,
    productSn: null,
    scope: 'all' as const,
    scopeIds: [],
    total: 10,
    perUserLimit: 1,
    validFrom: null,
    validTo: null,
    validDays: 7,
    obtain: 'code' as const,
    drawFrom: 1000,
    drawTo: 9_000_000_000_000,
    stackPoints: true,
    isEverywhere: false,
  }
}

/** A coupon that a member of staff set up and a shopper drew. */
export async function drawnCoupon(staff: Caller, buyer: Caller): Promise<number> {
  const { coupon } = await staff.data(couponDeskCalls.create, couponSetup())
  const { couponHistoryId } = await buyer.data(couponCalls.draw, { grantUuid: coupon.grantUuid })
  return couponHistoryId ?? 0
}

const listPlain = ['pageNum', 'pageSize', 'q']

/** Every row with authz `operator`, by `domain.name`. */
export function deskRows(make: ReturnType<typeof makers>, owner: Caller, buyer: Caller, sku: TestSku, elsewhere: Elsewhere): Readonly<Record<string, DeskRow>> {
  const bySn = (of: (who: Caller) => Promise<string>, more: Input = {}): DeskRow => ({
    own: async () => ({ sn: await of(buyer), ...more }),
    theirs: { sn: elsewhere.orderSn },
    missing: { sn: '99999999999999999999' },
    plain: Object.keys(more),
  })
  const byApply = (of: (who: Caller) => Promise<string>, more: Input = {}): DeskRow => ({
    own: async () => ({ applyId: await of(buyer), ...more }),
    theirs: { applyId: elsewhere.applyId },
    missing: { applyId: '99999999999999999999' },
    plain: Object.keys(more),
  })
  const goods = async () => {
    const { itemId, code: _code, onSale: _onSale, pics: _pics, skus: _skus, ...rest } = await owner.data(goodsDeskCalls.detail, { id: sku.goodsId })
    return { id: itemId, ...rest }
  }
  let requests = 0
  const coupon = async (obtain: 'code' | 'scan' = 'code') => ({ id: (await owner.data(couponDeskCalls.create, { ...couponSetup(), obtain })).id })
  const promotion = async () => ({ id: (await owner.data(promotionDeskCalls.save, promotionSetup(sku))).id })
  const skuNow = async () => {
    const { skus } = await owner.data(goodsDeskCalls.detail, { id: sku.goodsId })
    const { productSn: sn, version, salePrice, listPrice, onHand } = skus.find(({ productSn }) => productSn === sku.productSn)!
    return { sn, version, salePrice, listPrice, onHand: onHand + 1, onHandSeen: onHand, reason: '盘点' }
  }
  const invoice = (more: Input = {}, of = make.invoiceOf): DeskRow => ({
    own: async () => ({ id: await of(buyer), ...more }),
    theirs: { id: elsewhere.invoiceId },
    missing: { id: largestId },
    plain: Object.keys(more),
  })
  const goodsId = { theirs: { id: elsewhere.goodsId }, missing: { id: largestId } }
  return {
    'staff.logout': { own: async () => ({}) },
    'staff.me': { own: async () => ({}) },
    'staff.changePassword': { own: async () => ({ current: 'wrong password', next: 'another password' }), plain: ['current', 'next'] },
    'staff.list': { own: async () => ({}) },
    'staff.save': {
      own: async () => ({ login: 'newcomer', name: '新同事', password: 'a first password', active: true, roles: [{ role: 'warehouse', storeId: 1 }] }),
      theirs: { id: elsewhere.staffId },
      missing: { id: largestId },
      plain: ['login', 'name', 'password', 'active', 'roles'],
    },
    'staff.audit': { own: async () => ({}), plain: ['pageNum', 'pageSize', 'object'] },
    'trackingDesk.visits': { own: async () => ({ from: '2026-01-14', until: '2026-01-15' }), plain: ['from', 'until'] },
    'goodsDesk.list': { own: async () => ({}), plain: [...listPlain, 'categoryId', 'shelf', 'stock'] },
    'goodsDesk.detail': { own: async () => ({ id: sku.goodsId }), ...goodsId },
    'goodsDesk.save': {
      own: goods,
      ...goodsId,
      plain: 'version title titleEn subTitle subTitleEn brand categoryId tags params detailHtml maxPerUser afterSaleDays'.split(' '),
    },
    'goodsDesk.shelf': { own: async () => ({ id: sku.goodsId, onSale: true }), ...goodsId, plain: ['onSale'] },
    'goodsDesk.sku': {
      own: skuNow,
      theirs: { sn: elsewhere.productSn },
      missing: { sn: 'no-such-sku' },
      plain: ['version', 'salePrice', 'listPrice', 'onHand', 'onHandSeen', 'reason'],
    },
    'promotionDesk.list': { own: async () => ({}), plain: ['pageNum', 'pageSize', 'state', 'type'] },
    'promotionDesk.detail': { own: promotion, theirs: { id: elsewhere.promotionId }, missing: { id: largestId } },
    'promotionDesk.save': { own: async () => promotionSetup(sku), theirs: { id: elsewhere.promotionId }, missing: { id: largestId }, plain: setupPlain },
    'promotionDesk.close': { own: promotion, theirs: { id: elsewhere.promotionId }, missing: { id: largestId } },
    'promotionDesk.clashes': { own: async () => promotionSetup(sku), plain: ['id', ...setupPlain] },
    'promotionDesk.trial': {
      own: async () => ({ items: [{ productSn: sku.productSn, quantity: 1 }], at: 0 }),
      plain: ['items', 'levelCode', 'at', 'countyCode'],
    },
    'couponDesk.list': { own: async () => ({}), plain: listPlain },
    'couponDesk.preview': { own: async () => couponSetup(), plain: Object.keys(couponSetup()) },
    'couponDesk.create': { own: async () => couponSetup(), plain: Object.keys(couponSetup()) },
    'couponDesk.close': { own: () => coupon(), theirs: { id: elsewhere.couponId }, missing: { id: largestId } },
    'couponDesk.issue': {
      own: async () => ({ ...(await coupon()), phones: ['13800009999'] }),
      theirs: { id: elsewhere.couponId },
      missing: { id: largestId },
      plain: ['phones'],
    },
    'couponDesk.scanCode': { own: () => coupon('scan'), theirs: { id: elsewhere.couponId }, missing: { id: largestId } },
    'couponDesk.held': { own: () => coupon(), theirs: { id: elsewhere.couponId }, missing: { id: largestId }, plain: ['pageNum', 'pageSize'] },
    'couponDesk.void': {
      own: async () => ({ id: await drawnCoupon(owner, buyer), reason: '发错了' }),
      theirs: { id: elsewhere.heldCouponId },
      missing: { id: largestId },
      plain: ['reason'],
    },
    'pointsDesk.find': { own: async () => ({ phone: '13800000001' }), theirs: { phone: '13800000003' }, missing: { phone: '13999999999' } },
    'pointsDesk.adjust': {
      own: async () => ({
        memberId: (await buyer.data(identityCalls.userInfo, {})).id,
        what: 'points',
        delta: 1,
        reason: '补发',
        requestId: `request-${(requests += 1)}`,
      }),
      theirs: { memberId: elsewhere.memberId },
      missing: { memberId: largestId },
      plain: ['what', 'delta', 'reason', 'requestId'],
    },
    'promotionDesk.skus': { own: async () => ({}), plain: ['q'] },
    'promotionDesk.levels': { own: async () => ({}) },
    'invoiceDesk.list': { own: async () => ({}), plain: [...listPlain, 'stage'] },
    'invoiceDesk.detail': invoice(),
    'invoiceDesk.issue': invoice(),
    'invoiceDesk.retry': invoice(),
    'invoiceDesk.reject': invoice({ reason: '抬头有误' }),
    'invoiceDesk.reverse': invoice({ reason: 'issueError', reissue: false }, make.issuedOf),
    'reviewDesk.list': { own: async () => ({}), plain: [...listPlain, 'state', 'stars', 'itemId'] },
    'reviewDesk.judge': {
      own: async () => ({ id: await make.reviewOf(buyer), part: 'review', from: 0, show: true }),
      theirs: { id: elsewhere.reviewId },
      missing: { id: largestId },
      plain: ['part', 'from', 'show', 'reason'],
    },
    'reviewDesk.reply': {
      own: async () => ({ id: await make.reviewOf(buyer), reply: '谢谢' }),
      theirs: { id: elsewhere.reviewId },
      missing: { id: largestId },
      plain: ['reply'],
    },
    'voucherDesk.list': { own: async () => ({}), plain: ['pageNum', 'pageSize', 'state'] },
    'voucherDesk.approve': {
      own: async () => {
        const id = await make.voucherOf(buyer)
        const { list } = await owner.data(voucherDeskCalls.list, { pageSize: 100 })
        return { id, amount: list.find((each) => each.id === id)!.amount, serialNo: newSerial() }
      },
      theirs: { id: elsewhere.voucherId },
      missing: { id: largestId },
      plain: ['amount', 'serialNo'],
    },
    'voucherDesk.reject': {
      own: async () => ({ id: await make.voucherOf(buyer), reason: '未查到款项' }),
      theirs: { id: elsewhere.voucherId },
      missing: { id: largestId },
      plain: ['reason'],
    },
    'orderDesk.list': { own: async () => ({}), plain: [...listPlain, 'status', 'from', 'until'] },
    'orderDesk.detail': bySn(make.orderOf),
    'orderDesk.parcels': bySn(make.orderOf),
    'orderDesk.carriers': { own: async () => ({}) },
    'orderDesk.ship': {
      own: async () => {
        const sn = await make.paidOf(buyer)
        const { items } = await owner.data(orderDeskCalls.detail, { sn })
        return { sn, companyCode: 'yuantong', deliverySn: `YT${sn.slice(-12)}`, lines: items.map(({ id }) => ({ orderItemId: id, quantity: 1 })) }
      },
      theirs: { sn: elsewhere.orderSn, lines: [{ orderItemId: elsewhere.orderItemId, quantity: 1 }] },
      missing: { sn: '99999999999999999999', lines: [{ orderItemId: largestId, quantity: 1 }] },
      plain: ['companyCode', 'deliverySn'],
    },
    'orderDesk.remark': bySn(make.orderOf, { remark: '易碎' }),
    'orderDesk.receiver': bySn(make.orderOf, { name: '林小满', phone: '13900001234', city: '杭州市', county: '西湖区', detail: '文三路 2 号' }),
    'orderDesk.close': bySn(make.orderOf, { reason: '买家要求' }),
    'orderDesk.repair': bySn(make.orderOf),
    ...moneyRows(owner, elsewhere),
    'returnsDesk.list': { own: async () => ({}), plain: [...listPlain, 'status'] },
    'returnsDesk.detail': byApply(make.askedOf),
    'returnsDesk.agree': { ...byApply(make.askedOf), plain: ['amount', 'returnAddress'] },
    'returnsDesk.refuse': byApply(make.askedOf, { reason: '不符合条件' }),
    'returnsDesk.receive': {
      own: async () => {
        const applyId = await make.sentBackOf(buyer)
        const { items } = await owner.data(returnsDeskCalls.detail, { applyId })
        return { applyId, lines: items.map(({ id }) => ({ orderItemId: id, received: 1, sellable: 1 })) }
      },
      theirs: { applyId: elsewhere.applyId },
      missing: { applyId: '99999999999999999999' },
      plain: ['lines', 'amount'],
    },
    'returnsDesk.refuseReceipt': byApply(make.sentBackOf, { reason: '影响二次销售' }),
    'returnsDesk.sendAgain': byApply(make.reissueOf, { companyCode: 'yuantong', deliverySn: 'YT9000000003' }),
    'returnsDesk.transferred': byApply(make.byHandOf, { voucher: '20260115001' }),
  }
}
