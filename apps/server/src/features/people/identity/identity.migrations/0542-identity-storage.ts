/** Vacuum before sessions and members grow (decision 125). */
export const identityStorageMigration = {
  id: '0542-identity-storage',
  sql: `
alter table session set (autovacuum_vacuum_scale_factor = 0.05, autovacuum_analyze_scale_factor = 0.02);
alter table member set (autovacuum_vacuum_scale_factor = 0.05, autovacuum_analyze_scale_factor = 0.02);
`,
}
