import { partnerColumnOf0540 } from '#platform/db/partner-column.ts'

/** The partner in the log of coupons. */
export const couponPartnerMigration = {
  id: '0540-coupon-partner',
  sql: partnerColumnOf0540({
    table: 'coupon_log',
    of: 'select h.partner_id from coupon_history h where h.id = new.history_id',
  }),
}
