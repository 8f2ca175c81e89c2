/** Fillfactor for tables whose stock and sales change with every order, and earlier autovacuum (decision 125). */
export const catalogStorageMigration = {
  id: '0542-catalog-storage',
  sql: `
alter table store_goods set (fillfactor = 80, autovacuum_vacuum_scale_factor = 0.05, autovacuum_analyze_scale_factor = 0.02);
alter table store_sku set (fillfactor = 80, autovacuum_vacuum_scale_factor = 0.05, autovacuum_analyze_scale_factor = 0.02);
alter table listing set (autovacuum_vacuum_scale_factor = 0.05, autovacuum_analyze_scale_factor = 0.02);
`,
}
