import type { Caller } from '@mallard/testing/caller'
import { largestId } from '@mallard/contract/fields'
import { shippingDeskCalls } from '@mallard/contract/order/shipping-desk.calls'
import type { DeskRow, Elsewhere } from './authz-desk-rows.ts'
import type { Input } from './authz-rows.ts'

/** A table of waybills with one row. */
export const waybillTable = (orderSn: string) => ({
  name: 'waybills.csv',
  base64: Buffer.from(`订单编号,快递公司,运单号\n${orderSn},顺丰,SF${orderSn.slice(-12)}\n`).toString('base64'),
})

/** Rows of the operator's money desk: shipping by table, payments, reconciliation, jobs. */
export function moneyRows(owner: Caller, elsewhere: Elsewhere): Readonly<Record<string, DeskRow>> {
  const batch = (more: Input = {}, listed: readonly string[] = []): DeskRow => ({
    own: async () => ({ id: (await owner.data(shippingDeskCalls.check, waybillTable('99999999999999999999'))).id, ...more }),
    theirs: { id: elsewhere.batchId },
    missing: { id: largestId },
    plain: [...Object.keys(more), ...listed],
  })
  return {
    'shippingDesk.export': { own: async () => ({ format: 'csv' }), plain: ['format', 'q', 'from', 'until'] },
    'shippingDesk.check': { own: async () => waybillTable('99999999999999999999'), plain: ['name', 'base64'] },
    'shippingDesk.list': { own: async () => ({}), plain: ['pageNum', 'pageSize'] },
    'shippingDesk.detail': batch(),
    'shippingDesk.rows': batch({}, ['pageNum', 'pageSize', 'state']),
    'shippingDesk.run': batch(),
    'shippingDesk.result': batch({ format: 'xlsx' }),
  }
}
