import { orderAdminCalls } from '@mallard/contract/trade/order/order-admin.calls'
import { shippingAdminCalls } from '@mallard/contract/trade/shipping/shipping-admin.calls'
import { largestId } from '@mallard/contract/fields'
import { sql } from 'kysely'
import type { AccessOf, AdminRow, Input } from '#app/testing/test-access.ts'
import { gone } from '#app/testing/test-makers.ts'

const paging = ['pageNum', 'pageSize']

/** A table of waybills with one row. */
const waybillTable = (orderSn: string) => ({
  name: 'waybills.csv',
  base64: Buffer.from(
    `订单编号,快递公司,运单号\n${orderSn},顺丰,SF${orderSn.slice(-12)}\n`,
  ).toString('base64'),
})

export const access: AccessOf = async ({ shop, make, owner, buyer, theirs }) => {
  const other = await theirs.owner.data(shippingAdminCalls.check, waybillTable(theirs.orderSn))
  const batch = (more: Input = {}, listed: readonly string[] = []): AdminRow => ({
    own: async () => ({
      id: (await owner.data(shippingAdminCalls.check, waybillTable(gone.sn))).id,
      ...more,
    }),
    theirs: { id: other.id },
    missing: { id: largestId },
    plain: [...Object.keys(more), ...listed],
  })
  const { rows: parcels } = await sql<{ id: number }>`
    insert into delivery (partner_id, store_id, order_id, company_code, company_name, delivery_sn, phone, lines, is_again, created_at)
    select partner_id, store_id, id, 'yuantong', '圆通速递', 'YT9000000001', '', '[]', true, created_at from orders where order_sn = ${theirs.orderSn} returning id`.execute(
    shop.services.db,
  )
  const parcel = (more: Input = {}): AdminRow => ({
    own: async () => {
      const sn = await make.shippedOf(buyer)
      const { delivery } = await owner.data(orderAdminCalls.detail, { sn })
      return { sn, id: delivery[0]!.id, ...more }
    },
    theirs: { sn: theirs.orderSn, id: parcels[0]!.id },
    missing: { sn: gone.sn, id: largestId },
    plain: Object.keys(more),
  })
  return {
    open: {
      'hooks.expressPush': {},
    },
    owned: {
      'order.traceDetail': {
        own: async (who) => ({ sn: await make.shippedOf(who) }),
        missing: { sn: gone.sn },
      },
    },
    admin: {
      'shippingAdmin.export': {
        own: async () => ({ format: 'csv' }),
        plain: ['q', 'from', 'until'],
      },
      'shippingAdmin.check': { own: async () => waybillTable(gone.sn), plain: ['name', 'base64'] },
      'shippingAdmin.list': { own: async () => ({}) },
      'shippingAdmin.detail': batch(),
      'shippingAdmin.rows': batch({}, [...paging, 'state']),
      'shippingAdmin.run': batch(),
      'shippingAdmin.result': batch({ format: 'xlsx' }),
      'orderAdmin.parcels': {
        own: async () => ({ sn: await make.orderOf(buyer) }),
        theirs: { sn: theirs.orderSn },
        missing: { sn: gone.sn },
      },
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
          sn: theirs.orderSn,
          lines: [{ orderItemId: theirs.orderItemId, quantity: 1 }],
        },
        missing: { sn: gone.sn, lines: [{ orderItemId: largestId, quantity: 1 }] },
        plain: ['companyCode', 'deliverySn'],
      },
      'orderAdmin.watchParcel': parcel(),
      'orderAdmin.correctWaybill': parcel({
        companyCode: 'yuantong',
        deliverySn: 'YT9000000009',
        reason: '填错单号',
      }),
    },
  }
}
