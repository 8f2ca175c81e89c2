import { partnerColumnOf0540 } from '#platform/db/partner-column.ts'

const of = 'select r.partner_id from return_apply r where r.id = new.apply_id'

/** The partner in the lines and the log of returns. */
export const returnsPartnerMigration = {
  id: '0540-returns-partner',
  sql: ['return_line', 'return_log'].map((table) => partnerColumnOf0540({ table, of })).join(''),
}
