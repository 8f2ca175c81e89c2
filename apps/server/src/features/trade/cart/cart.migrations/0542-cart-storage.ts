/** Fillfactor for cart lines, whose quantity and tick change, and earlier autovacuum (decision 125). */
export const cartStorageMigration = {
  id: '0542-cart-storage',
  sql: `
alter table cart_item set (fillfactor = 80, autovacuum_vacuum_scale_factor = 0.05, autovacuum_analyze_scale_factor = 0.02);
`,
}
