/** Closed lists of codes of invoices. */
export const invoiceChecksMigration = {
  id: '0541-invoice-checks',
  sql: `
alter table invoice add check (reverse_reason in ('salesReturn', 'salesDiscount', 'issueError', 'serviceSuspension'));
alter table invoice_log
  add check (from_state in ('applied', 'issuing', 'issued', 'failed', 'reversing', 'reversed')),
  add check (to_state in ('applied', 'issuing', 'issued', 'failed', 'reversing', 'reversed')),
  add check (actor_type between 1 and 4);
alter table invoice_title add check (type in (1, 2));
alter table invoice_mail add check (actor_type between 1 and 4);
`,
}
