/** The kinds of messages that can be switched off. */
export const noticesChecksMigration = {
  id: '0541-notices-checks',
  sql: `
alter table notice_switch add check (kind in ('order', 'payment', 'parcel', 'return', 'coupon', 'service', 'activity'));
`,
}
