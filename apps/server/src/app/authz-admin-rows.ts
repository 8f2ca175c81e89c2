import { randomUUID } from 'node:crypto'
import type { Caller } from '@mallard/testing/caller'
import { largestId } from '@mallard/contract/fields'
import { goodsAdminCalls } from '@mallard/contract/catalog/catalog/goods-admin.calls'
import { reviewAdminCalls } from '@mallard/contract/catalog/review/review-admin.calls'
import { orderAdminCalls } from '@mallard/contract/trade/order/order-admin.calls'
import { returnsAdminCalls } from '@mallard/contract/aftersales/returns/returns-admin.calls'
import { goodsToSave, matrixToSave, newGoods } from '#features/catalog/catalog/test-goods.ts'
import { marketingRows } from './authz-marketing-rows.ts'
import { moneyRows, type MoneyElsewhere } from './authz-money-rows.ts'
import { adminPickupRows } from './authz-pickup-rows.ts'
import { refundRows } from './authz-refund-rows.ts'
import type { makers } from './test-makers.ts'
import type { AdminRow, Input } from './test-access.ts'
import type { TestSku } from './test-buyer.ts'

/** Things of the other store and the other partner. */
export interface Elsewhere extends MoneyElsewhere {
  readonly orderSn: string
  readonly applyId: string
  readonly voucherId: number
  readonly orderItemId: number
  readonly goodsId: number
  readonly productSn: string
  readonly memberId: number
  readonly proposalId: number
  readonly reviewId: number
  readonly invoiceId: number
}

const listPlain = ['pageNum', 'pageSize', 'q']
const turnPlain = [...listPlain, 'after', 'before']

/** Every row with authz `operator`, by `domain.name`. */
export function adminRows(
  make: ReturnType<typeof makers>,
  owner: Caller,
  buyer: Caller,
  sku: TestSku,
  elsewhere: Elsewhere,
): Readonly<Record<string, AdminRow>> {
  const bySn = (of: (who: Caller) => Promise<string>, more: Input = {}): AdminRow => ({
    own: async () => ({ sn: await of(buyer), ...more }),
    theirs: { sn: elsewhere.orderSn },
    missing: { sn: '99999999999999999999' },
    plain: Object.keys(more),
  })
  const ofVersion = (more: Input): AdminRow => ({
    ...bySn(make.orderOf, more),
    own: async () => {
      const sn = await make.orderOf(buyer)
      return { sn, version: (await owner.data(orderAdminCalls.detail, { sn })).version, ...more }
    },
    plain: ['version', ...Object.keys(more)],
  })
  const byApply = (of: (who: Caller) => Promise<string>, more: Input = {}): AdminRow => ({
    own: async () => ({ applyId: await of(buyer), ...more }),
    theirs: { applyId: elsewhere.applyId },
    missing: { applyId: '99999999999999999999' },
    plain: Object.keys(more),
  })
  const goods = () => goodsToSave(owner, sku.goodsId)
  const skuNow = async () => {
    const { skus } = await owner.data(goodsAdminCalls.detail, { id: sku.goodsId })
    const {
      productSn: sn,
      version,
      salePrice,
      listPrice,
      onHand,
    } = skus.find(({ productSn }) => productSn === sku.productSn)!
    return {
      sn,
      version,
      salePrice,
      listPrice,
      onHand: onHand + 1,
      onHandSeen: onHand,
      reason: '盘点',
    }
  }
  const invoice = (more: Input = {}, of = make.invoiceOf): AdminRow => ({
    own: async () => ({ id: await of(buyer), ...more }),
    theirs: { id: elsewhere.invoiceId },
    missing: { id: largestId },
    plain: Object.keys(more),
  })
  const goodsId = { theirs: { id: elsewhere.goodsId }, missing: { id: largestId } }
  return {
    ...marketingRows(make, owner, buyer, elsewhere),
    'shareAdmin.shares': {
      own: async () => ({ from: '2026-01-14', until: '2026-01-15' }),
      plain: ['from', 'until'],
    },
    'trackingAdmin.visits': {
      own: async () => ({ from: '2026-01-14', until: '2026-01-15' }),
      plain: ['from', 'until'],
    },
    'goodsAdmin.export': {
      own: async () => ({ format: 'csv' }),
      plain: ['format', 'q', 'categoryId', 'shelf', 'stock', 'returns', 'listPrice'],
    },
    'goodsAdmin.list': {
      own: async () => ({}),
      plain: [...turnPlain, 'categoryId', 'shelf', 'stock', 'returns', 'listPrice'],
    },
    'goodsAdmin.detail': { own: async () => ({ id: sku.goodsId }), ...goodsId },
    'goodsAdmin.options': { own: async () => ({}) },
    'goodsAdmin.create': {
      own: async () => {
        const { id: _id, version: _version, ...words } = await goods()
        const plain = {
          values: [],
          productSn: '',
          salePrice: 9900,
          listPrice: 9900,
          onHand: 5,
          weightG: 100,
          barcode: '',
          pic: '',
        }
        return {
          requestId: randomUUID(),
          code: '',
          ...words,
          pics: [(await make.mediaOf()).url],
          axes: [],
          skus: [plain],
          onSale: false,
        }
      },
      plain:
        `requestId code title titleEn subTitle subTitleEn brand categoryId tags pics video params detailHtml detailHtmlEn maxPerUser returnPolicy tax listBasis listBasisNote listBasisNoteEn
        freightTemplateId axes skus onSale onAt`.split(/\s+/),
    },
    'goodsAdmin.save': {
      own: goods,
      ...goodsId,
      plain:
        'version title titleEn subTitle subTitleEn brand categoryId tags pics video params detailHtml detailHtmlEn maxPerUser returnPolicy tax listBasis listBasisNote listBasisNoteEn freightTemplateId'.split(
          ' ',
        ),
    },
    'goodsAdmin.matrix': {
      own: () => matrixToSave(owner, sku.goodsId),
      ...goodsId,
      plain: ['version', 'axes', 'skus'],
    },
    'goodsAdmin.shelf': {
      own: async () => ({ id: sku.goodsId, onSale: true }),
      ...goodsId,
      plain: ['onSale'],
    },
    'goodsAdmin.planShelf': {
      own: async () => {
        const { shelfPlan } = await owner.data(goodsAdminCalls.detail, { id: sku.goodsId })
        return { id: sku.goodsId, version: shelfPlan.version, onAt: null, offAt: null }
      },
      ...goodsId,
      plain: ['version', 'onAt', 'offAt'],
    },
    'goodsAdmin.planShelves': {
      own: async () => ({ id: sku.goodsId, onAt: null, offAt: null }),
      ...goodsId,
      plain: ['onAt', 'offAt'],
    },
    'goodsAdmin.videoPolicy': { own: async () => ({}) },
    'goodsAdmin.addVideo': {
      own: async () => ({ key: await make.videoOf(owner) }),
      plain: ['key'],
    },
    'goodsAdmin.archive': {
      own: async () => ({ id: sku.goodsId, isArchived: false }),
      ...goodsId,
      plain: ['isArchived'],
    },
    'goodsAdmin.remove': {
      own: async () => {
        const id = await newGoods(owner, (await make.mediaOf()).url, '要删除的商品')
        await owner.data(goodsAdminCalls.archive, { id, isArchived: true })
        return { id }
      },
      ...goodsId,
    },
    'goodsAdmin.sku': {
      own: skuNow,
      theirs: { sn: elsewhere.productSn },
      missing: { sn: 'no-such-sku' },
      plain: ['version', 'salePrice', 'listPrice', 'onHand', 'onHandSeen', 'reason'],
    },
    'invoiceAdmin.list': {
      own: async () => ({}),
      plain: [...listPlain, 'stage', 'from', 'until', 'title'],
    },
    'invoiceAdmin.export': {
      own: async () => ({ format: 'csv' }),
      plain: ['format', 'q', 'stage', 'from', 'until', 'title'],
    },
    'invoiceAdmin.retryAll': { own: async () => ({}) },
    'invoiceAdmin.detail': invoice(),
    'invoiceAdmin.issue': invoice(),
    'invoiceAdmin.retry': invoice(),
    'invoiceAdmin.reject': invoice({ reason: '抬头有误' }),
    'invoiceAdmin.mail': invoice({ email: 'reader@mail.example' }, make.issuedOf),
    'invoiceAdmin.reverse': invoice({ reason: 'issueError', reissue: false }, make.issuedOf),
    'invoiceAdmin.upload': {
      ...invoice({ invoiceNo: '', issueTime: 0, base64: '' }),
      own: async () => ({ id: await make.invoiceOf(buyer), ...make.handedInvoice() }),
    },
    'invoiceAdmin.file': invoice(
      { form: 'xml', base64: Buffer.from('<?xml version="1.0"?>').toString('base64') },
      make.issuedOf,
    ),
    'invoiceAdmin.redden': invoice({ redNo: '26117000000000000003' }, make.reversingOf),
    'invoiceAdmin.askBuyer': {
      ...invoice({ sentTime: 0 }),
      own: async () => ({ id: await make.reversingOf(buyer), sentTime: make.now() }),
    },
    'invoiceAdmin.buyerRefused': invoice({}, make.awaitingOf),
    'invoiceAdmin.leave': invoice({}, make.unreversedOf),
    'reviewAdmin.list': {
      own: async () => ({}),
      plain: [...listPlain, 'state', 'stars', 'itemId'],
    },
    'reviewAdmin.reward': { own: async () => ({}) },
    'reviewAdmin.setReward': {
      own: async () => ({
        points: 20,
        seen: (await owner.data(reviewAdminCalls.reward, {})).points,
      }),
      plain: ['points', 'seen'],
    },
    'reviewAdmin.judge': {
      own: async () => ({ id: await make.reviewOf(buyer), part: 'review', from: 0, show: true }),
      theirs: { id: elsewhere.reviewId },
      missing: { id: largestId },
      plain: ['part', 'from', 'show', 'reason'],
    },
    'reviewAdmin.reply': {
      own: async () => ({ id: await make.reviewOf(buyer), reply: '谢谢', seen: '' }),
      theirs: { id: elsewhere.reviewId },
      missing: { id: largestId },
      plain: ['reply', 'seen'],
    },
    'orderAdmin.list': { own: async () => ({}), plain: [...turnPlain, 'status', 'from', 'until'] },
    'orderAdmin.detail': bySn(make.orderOf),
    'orderAdmin.parcels': bySn(make.orderOf),
    'orderAdmin.carriers': { own: async () => ({}) },
    'orderAdmin.ship': {
      own: async () => {
        const sn = await make.paidOf(buyer)
        const { items } = await owner.data(orderAdminCalls.detail, { sn })
        return {
          sn,
          companyCode: 'yuantong',
          deliverySn: `YT${sn.slice(-12)}`,
          lines: items.map(({ id }) => ({ orderItemId: id, quantity: 1 })),
        }
      },
      theirs: {
        sn: elsewhere.orderSn,
        lines: [{ orderItemId: elsewhere.orderItemId, quantity: 1 }],
      },
      missing: { sn: '99999999999999999999', lines: [{ orderItemId: largestId, quantity: 1 }] },
      plain: ['companyCode', 'deliverySn'],
    },
    'orderAdmin.staffNote': ofVersion({ staffNote: '易碎' }),
    'orderAdmin.receiver': ofVersion({
      name: '林小满',
      phone: '13900001234',
      city: '杭州市',
      county: '西湖区',
      detail: '文三路 2 号',
    }),
    'orderAdmin.price': {
      own: async () => {
        const sn = await make.orderOf(buyer)
        const { version, prices } = await owner.data(orderAdminCalls.detail, { sn })
        const lines = prices.lines.map(({ orderItemId, amount }) => ({
          orderItemId,
          amount: amount - 1,
        }))
        return { sn, version, lines, freightAmount: prices.freight.amount, reason: '老客优惠' }
      },
      theirs: { sn: elsewhere.orderSn, lines: [{ orderItemId: elsewhere.orderItemId, amount: 1 }] },
      missing: { sn: '99999999999999999999', lines: [{ orderItemId: largestId, amount: 1 }] },
      plain: ['version', 'freightAmount', 'reason'],
    },
    'orderAdmin.close': bySn(make.orderOf, { reason: '买家要求' }),
    'orderAdmin.repair': bySn(make.orderOf),
    ...moneyRows(make, owner, buyer, elsewhere),
    'returnsAdmin.list': { own: async () => ({}), plain: [...listPlain, 'status', 'pickup'] },
    ...adminPickupRows(make, owner, buyer, byApply(make.agreedOf)),
    ...refundRows(make, owner, buyer, sku, elsewhere),
    'returnsAdmin.detail': byApply(make.askedOf),
    'returnsAdmin.agree': { ...byApply(make.askedOf), plain: ['amount', 'returnAddress'] },
    'returnsAdmin.refuse': byApply(make.askedOf, { reason: '不符合条件' }),
    'returnsAdmin.receive': {
      own: async () => {
        const applyId = await make.sentBackOf(buyer)
        const { items } = await owner.data(returnsAdminCalls.detail, { applyId })
        return {
          applyId,
          lines: items.map(({ id }) => ({ orderItemId: id, received: 1, sellable: 1 })),
        }
      },
      theirs: { applyId: elsewhere.applyId },
      missing: { applyId: '99999999999999999999' },
      plain: ['lines', 'amount'],
    },
    'returnsAdmin.refuseReceipt': byApply(make.sentBackOf, { reason: '影响二次销售' }),
    'returnsAdmin.sendAgain': byApply(make.reissueOf, {
      companyCode: 'yuantong',
      deliverySn: 'YT9000000003',
    }),
    'returnsAdmin.transferred': byApply(make.byHandOf, { voucher: '20260115001' }),
  }
}
