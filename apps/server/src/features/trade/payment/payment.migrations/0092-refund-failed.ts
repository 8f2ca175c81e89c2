export const refundFailedMigration = {
  id: '0092-refund-failed',
  sql: `
/* When the channel refused it for good, the last time; kept when it is sent again or paid out by hand. Unknown of refunds that failed before. */
alter table pay_refund add column failed_at timestamptz;
`,
}
