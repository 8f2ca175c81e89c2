export const couponAnnouncedMigration = {
  id: '0111-coupon-announced',
  sql: `
/* Coupons of new members come when they join; when the page has said so. Those of before are known. */
alter table coupon_history add column announced_at timestamptz;
update coupon_history set announced_at = created_at;
`,
}
