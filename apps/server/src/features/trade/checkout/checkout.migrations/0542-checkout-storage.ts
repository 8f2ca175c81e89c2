/** Vacuum before checkouts grow: what ends one stands in indexes (decision 125). */
export const checkoutStorageMigration = {
  id: '0542-checkout-storage',
  sql: `
alter table checkout_flow set (autovacuum_vacuum_scale_factor = 0.05, autovacuum_analyze_scale_factor = 0.02);
`,
}
