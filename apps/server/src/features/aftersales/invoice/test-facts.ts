import { actorType } from '@mallard/kernel'
import {
  invoiceForms,
  invoiceIssuers,
  invoiceStages,
  reverseReasons,
  unreversedBy,
  titleType,
} from '@mallard/contract/aftersales/invoice/invoice.codes'
import type { Facts } from '#app/testing/test-facts.ts'

export const facts: Facts = {
  stored: [
    [actorType, 'invoice_log.actor_type invoice_mail.actor_type'],
    [invoiceForms, 'invoice_file.form'],
    [invoiceIssuers, 'invoice.issued_by'],
    [invoiceStages, 'invoice.state invoice_log.from_state invoice_log.to_state'],
    [reverseReasons, 'invoice.reverse_reason'],
    [unreversedBy, 'invoice.unreversed'],
    [titleType, 'invoice.type invoice_title.type'],
  ],
  oldRows: {
    '0055-invoice': `
    insert into invoice (partner_id, store_id, order_id, order_sn, member_id, type, name, email, amount, state, created_at, moved_at)
    select 1, 1, id, order_sn, 1, 1, '林小满', 'lin@example.com', paid_amount, 'applied', '2026-01-06 10:00+08', '2026-01-06 10:00+08' from orders where status = 3 order by id limit 1;
    insert into invoice_log (invoice_id, event, to_state, actor_type, at) select id, 'apply', 'applied', 1, '2026-01-06 10:00+08' from invoice;`,
    // A channel refused to reverse it.
    '0634-invoice-files': `
    insert into invoice (partner_id, store_id, order_id, order_sn, member_id, type, name, amount, state, apply_no, invoice_no, reverse_reason, fault, created_at, moved_at)
    select 1, 1, id, order_sn, 1, 1, '林小满', paid_amount, 'issued', 'old-1', '26110000000000000001', 'issueError', '授信额度不足', '2026-01-06 10:00+08', '2026-01-06 10:00+08'
    from orders o where paid_amount > 0 and not exists (select 1 from invoice v where v.order_id = o.id) order by id limit 1;
    insert into invoice_log (partner_id, invoice_id, event, from_state, to_state, actor_type, at)
    select 1, v.id, s.event, s.was, s.became, 4, '2026-01-06 10:00+08' from invoice v,
      (values (1, 'apply', null, 'applied'), (2, 'send', 'applied', 'issuing'), (3, 'issue', 'issuing', 'issued'), (4, 'reverse', 'issued', 'reversing'), (5, 'keep', 'reversing', 'issued')) s (place, event, was, became)
    where v.apply_no = 'old-1' order by s.place;`,
    '0067-invoice-mail': `
    insert into invoice_mail (partner_id, store_id, member_id, invoice_id, email, state, fault, actor_type, created_at, ended_at)
    select 1, 1, 1, id, 'lin@example.com', 'failed', 'no such box', 3, '2026-01-06 10:00+08', '2026-01-06 11:00+08' from invoice;`,
    '0120-invoice-filler': `
    insert into invoice_token (order_id, holder, token, created_at) select order_id, 'receiver', 'token', '2026-01-06 10:00+08' from invoice;`,
  },
}
