import type { Caller } from '@mallard/testing/caller'
import { largestId } from '@mallard/contract/fields'
import { orderAdminCalls } from '@mallard/contract/trade/order/order-admin.calls'
import { returnsAdminCalls } from '@mallard/contract/aftersales/returns/returns-admin.calls'
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
  readonly memberId: number
  readonly proposalId: number
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
  const invoice = (more: Input = {}, of = make.invoiceOf): AdminRow => ({
    own: async () => ({ id: await of(buyer), ...more }),
    theirs: { id: elsewhere.invoiceId },
    missing: { id: largestId },
    plain: Object.keys(more),
  })
  return {
    ...marketingRows(make, owner, buyer, elsewhere),
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
