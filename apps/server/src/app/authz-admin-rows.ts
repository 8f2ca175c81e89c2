import type { Caller } from '@mallard/testing/caller'
import { largestId } from '@mallard/contract/fields'
import { returnsAdminCalls } from '@mallard/contract/aftersales/returns/returns-admin.calls'
import { marketingRows } from './authz-marketing-rows.ts'
import { adminPickupRows } from './authz-pickup-rows.ts'
import { refundRows } from './authz-refund-rows.ts'
import type { makers } from './test-makers.ts'
import type { AdminRow, Input } from './test-access.ts'
import type { TestSku } from './test-buyer.ts'

/** Things of the other store and the other partner. */
export interface Elsewhere {
  readonly orderSn: string
  readonly applyId: string
  readonly orderItemId: number
  readonly memberId: number
  readonly proposalId: number
  readonly invoiceId: number
}

const listPlain = ['pageNum', 'pageSize', 'q']

/** Every row with authz `operator`, by `domain.name`. */
export function adminRows(
  make: ReturnType<typeof makers>,
  owner: Caller,
  buyer: Caller,
  sku: TestSku,
  elsewhere: Elsewhere,
): Readonly<Record<string, AdminRow>> {
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
