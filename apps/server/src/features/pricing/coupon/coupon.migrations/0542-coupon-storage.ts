/** Vacuum before held coupons grow (decision 125). */
export const couponStorageMigration = {
  id: '0542-coupon-storage',
  sql: `
alter table coupon_history set (autovacuum_vacuum_scale_factor = 0.05, autovacuum_analyze_scale_factor = 0.02);
`,
}
