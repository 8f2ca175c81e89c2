/** The states that the log of coupons knows, and who acted. */
export const couponChecksMigration = {
  id: '0541-coupon-checks',
  sql: `
alter table coupon_log
  add check (from_status between 0 and 4),
  add check (to_status between 0 and 4),
  add check (actor_type between 1 and 4);
`,
}
