import { partnerColumnOf0540 } from '#platform/db/partner-column.ts'

/** The partner in what channels said of payments and refunds, and in the events of payments. */
export const paymentPartnerMigration = {
  id: '0540-payment-partner',
  sql: `${partnerColumnOf0540({
    table: 'pay_notify',
    of: `select coalesce(
    (select p.partner_id from pay_order p where p.pay_no = new.subject_no),
    (select r.partner_id from pay_refund r where r.refund_no = new.subject_no))`,
    mayBeNobodys: true,
  })}
update event e set partner_id = o.partner_id from orders o where o.id = case when e.topic = 'payment' then e.key::bigint end;
`,
}
