/**
 * Reversals that the buyer has to confirm: until when they may, and how one came to nothing. What a
 * channel had refused to reverse waits for staff from now on.
 */
export const redLetterMigration = {
  id: '0640-red-letter',
  sql: `
alter table invoice
  /* when the channel was asked, or staff sent the confirmation to the buyer */
  add column reverse_sent_at timestamptz,
  /* until when the buyer may confirm; null: it does not wait for them */
  add column awaits_until timestamptz,
  add column unreversed text check (unreversed in ('failed', 'expired', 'refused', 'left'));
update invoice set unreversed = 'failed' where state = 'issued' and fault <> '';
create index invoice_unreversed on invoice (partner_id, store_id, created_at desc, id desc) where state = 'issued' and unreversed <> 'left';
`,
}
