import { partnerColumnOf0540 } from '#platform/db/partner-column.ts'

/** The partner in the log of returns of other platforms. */
export const thirdReturnPartnerMigration = {
  id: '0540-third-return-partner',
  sql: partnerColumnOf0540({
    table: 'third_return_log',
    of: 'select r.partner_id from third_return r where r.id = new.apply_id',
  }),
}
