import { partnerColumnOf0540 } from '#platform/db/partner-column.ts'

/** The partner in what belongs to an order or to a batch of parcels. */
export const orderPartnerMigration = {
  id: '0540-order-partner',
  sql:
    partnerColumnOf0540({
      table: 'order_log',
      of: 'select o.partner_id from orders o where o.id = new.order_id',
    }) +
    partnerColumnOf0540({
      table: 'shipping_row',
      of: 'select b.partner_id from shipping_batch b where b.id = new.batch_id',
    }),
}
