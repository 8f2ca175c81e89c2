/** Room beside sums that each paid order changes (decision 125). */
export const promotionStorageMigration = {
  id: '0542-promotion-storage',
  sql: `
alter table promotion_total set (fillfactor = 50, autovacuum_vacuum_scale_factor = 0.05, autovacuum_analyze_scale_factor = 0.02);
`,
}
