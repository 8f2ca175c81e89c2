import type { Caller } from '@mallard/testing/caller'
import { largestId } from '@mallard/contract/fields'
import { goodsDeskCalls } from '@mallard/contract/catalog/goods-desk.calls'
import { reviewDeskCalls } from '@mallard/contract/review/review-desk.calls'
import { orderDeskCalls } from '@mallard/contract/order/order-desk.calls'
import { returnsDeskCalls } from '@mallard/contract/returns/returns-desk.calls'
import { marketingRows } from './authz-marketing-rows.ts'
import { auditFilters, moneyRows, type MoneyElsewhere } from './authz-money-rows.ts'
import { deskPickupRows } from './authz-pickup-rows.ts'
import type { Input, makers } from './authz-rows.ts'
import { thirdRows } from './authz-third-rows.ts'
import type { TestSku } from './test-buyer.ts'

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
export interface Elsewhere extends MoneyElsewhere {
  readonly orderSn: string
  readonly applyId: string
  readonly thirdId: string
  readonly voucherId: number
  readonly orderItemId: number
  readonly goodsId: number
  readonly productSn: string
  readonly staffId: number
  readonly promotionId: number
  readonly couponId: number
  readonly heldCouponId: number
  readonly memberId: number
  readonly proposalId: number
  readonly reviewId: number
  readonly invoiceId: number
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
  const ofVersion = (more: Input): DeskRow => ({
    ...bySn(make.orderOf, more),
    own: async () => {
      const sn = await make.orderOf(buyer)
      return { sn, version: (await owner.data(orderDeskCalls.detail, { sn })).version, ...more }
    },
    plain: ['version', ...Object.keys(more)],
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
    ...marketingRows(make, owner, buyer, sku, elsewhere),
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
    'staff.audit': { own: async () => ({}), plain: ['pageNum', 'pageSize', ...auditFilters] },
    'shareDesk.shares': { own: async () => ({ from: '2026-01-14', until: '2026-01-15' }), plain: ['from', 'until'] },
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
    'invoiceDesk.list': { own: async () => ({}), plain: [...listPlain, 'stage', 'from', 'until', 'title'] },
    'invoiceDesk.export': { own: async () => ({ format: 'csv' }), plain: ['format', 'q', 'stage', 'from', 'until', 'title'] },
    'invoiceDesk.retryAll': { own: async () => ({}) },
    'invoiceDesk.detail': invoice(),
    'invoiceDesk.issue': invoice(),
    'invoiceDesk.retry': invoice(),
    'invoiceDesk.reject': invoice({ reason: '抬头有误' }),
    'invoiceDesk.mail': invoice({ email: 'reader@mail.example' }, make.issuedOf),
    'invoiceDesk.reverse': invoice({ reason: 'issueError', reissue: false }, make.issuedOf),
    'reviewDesk.list': { own: async () => ({}), plain: [...listPlain, 'state', 'stars', 'itemId'] },
    'reviewDesk.reward': { own: async () => ({}) },
    'reviewDesk.setReward': { own: async () => ({ points: 20, seen: (await owner.data(reviewDeskCalls.reward, {})).points }), plain: ['points', 'seen'] },
    'reviewDesk.judge': {
      own: async () => ({ id: await make.reviewOf(buyer), part: 'review', from: 0, show: true }),
      theirs: { id: elsewhere.reviewId },
      missing: { id: largestId },
      plain: ['part', 'from', 'show', 'reason'],
    },
    'reviewDesk.reply': {
      own: async () => ({ id: await make.reviewOf(buyer), reply: '谢谢', seen: '' }),
      theirs: { id: elsewhere.reviewId },
      missing: { id: largestId },
      plain: ['reply', 'seen'],
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
    'orderDesk.remark': ofVersion({ remark: '易碎' }),
    'orderDesk.receiver': ofVersion({ name: '林小满', phone: '13900001234', city: '杭州市', county: '西湖区', detail: '文三路 2 号' }),
    'orderDesk.close': bySn(make.orderOf, { reason: '买家要求' }),
    'orderDesk.repair': bySn(make.orderOf),
    ...moneyRows(make, owner, buyer, elsewhere),
    ...thirdRows(make, elsewhere),
    'returnsDesk.list': { own: async () => ({}), plain: [...listPlain, 'status', 'pickup'] },
    ...deskPickupRows(make, owner, buyer, byApply(make.agreedOf)),
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
