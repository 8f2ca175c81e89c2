/** Room beside attempts to pay, and vacuum before they grow (decision 125). */
export const paymentStorageMigration = {
  id: '0542-payment-storage',
  sql: `
alter table pay_order set (fillfactor = 80, autovacuum_vacuum_scale_factor = 0.05, autovacuum_analyze_scale_factor = 0.02);
`,
}
