/** Vacuum before attempts to pay grow: their state stands in indexes (decision 125). */
export const paymentStorageMigration = {
  id: '0542-payment-storage',
  sql: `
alter table pay_order set (autovacuum_vacuum_scale_factor = 0.05, autovacuum_analyze_scale_factor = 0.02);
`,
}
