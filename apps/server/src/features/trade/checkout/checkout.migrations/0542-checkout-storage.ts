/** Room beside checkouts whose choices change, and vacuum before they grow (decision 125). */
export const checkoutStorageMigration = {
  id: '0542-checkout-storage',
  sql: `
alter table checkout_flow set (fillfactor = 80, autovacuum_vacuum_scale_factor = 0.05, autovacuum_analyze_scale_factor = 0.02);
`,
}
