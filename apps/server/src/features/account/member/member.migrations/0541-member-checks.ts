/** What members may choose, and the bounds of what they spent. */
export const memberChecksMigration = {
  id: '0541-member-checks',
  sql: `
alter table privacy_choice add check (code in ('analytics', 'personalisation'));
alter table member add check (order_count >= 0), add check (paid_total >= 0);
alter table member_store add check (order_count >= 0), add check (paid_total >= 0);
`,
}
